/** One tag of HTML as it is written, from its `<` to behind its `>`. */
export interface HtmlTag {
  readonly end: number;
  readonly slash: string;
  readonly name: string;
  /** What stands between the name and the `>`. */
  readonly attributes: string;
}

const START = /<(\/?)([A-Za-z][A-Za-z0-9-]*)(?=[\s/>])/y;

/**
 * A reader of the tags of one text. Where one attempt failed no later one looks again, so that all of them together
 * are linear in the text.
 */
export function tagReader(text: string): (open: number) => HtmlTag | undefined {
  // Places outside of quotes from which no tag is ever closed.
  const hopeless = new Uint8Array(text.length + 1);
  return (open) => {
    START.lastIndex = open;
    const start = START.exec(text);
    if (start === null) return undefined;
    const from = START.lastIndex;
    const close = closeOf(text, from, hopeless);
    if (close === undefined) return undefined;
    return { end: close + 1, slash: start[1] ?? '', name: start[2] ?? '', attributes: text.slice(from, close) };
  };
}

/** Where the `>` stands that is in no quotes, with no `<` before it. */
function closeOf(text: string, from: number, hopeless: Uint8Array): number | undefined {
  let at = from;
  for (; at < text.length && hopeless[at] === 0; at += 1) {
    const letter = text[at];
    if (letter === '>') return at;
    if (letter === '<') break;
    // Marked at once: a place that leads to a `>` is never asked again, for the tag is taken whole.
    hopeless[at] = 1;
    if (letter !== '"' && letter !== "'") continue;
    const end = text.indexOf(letter, at + 1);
    if (end === -1) break;
    at = end;
  }
  return undefined;
}
