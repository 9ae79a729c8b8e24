const MOST_WORDS = 100;

/** What `a{b,c}d` and `{1..3}` become, without quotes and expansions in them; undefined where that is not understood. */
export function expandedBraces(text: string): readonly string[] | undefined {
  if (/[\\'"$`~]/.test(text)) return undefined;
  const open = text.indexOf('{');
  if (open === -1) return text.includes('}') ? undefined : [text];
  const close = closing(text, open);
  if (close === -1) return undefined;
  const choices = choicesIn(text.slice(open + 1, close));
  const tails = expandedBraces(text.slice(close + 1));
  if (choices === undefined || tails === undefined) return undefined;
  const heads = choices.map((choice) => expandedBraces(choice));
  if (heads.includes(undefined)) return undefined;
  const all = heads.flatMap((head) => (head ?? []).flatMap((one) => tails.map((tail) => one + tail)));
  if (all.length > MOST_WORDS) return undefined;
  return all.map((one) => text.slice(0, open) + one);
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

function choicesIn(inner: string): readonly string[] | undefined {
  const range = /^(-?(?:0|[1-9]\d{0,3}))\.\.(-?(?:0|[1-9]\d{0,3}))$/.exec(inner);
  if (range !== null) return numbers(Number(range[1]), Number(range[2]));
  const choices = [''];
  let depth = 0;
  for (const char of inner) {
    if (char === '{') depth += 1;
    if (char === '}') depth -= 1;
    if (char === ',' && depth === 0) choices.push('');
    else choices.push((choices.pop() ?? '') + char);
  }
  return choices.length > 1 ? choices : undefined;
}

function numbers(from: number, to: number): readonly string[] | undefined {
  const count = Math.abs(to - from) + 1;
  if (count > MOST_WORDS) return undefined;
  return Array.from({ length: count }, (_, at) => String(from + at * Math.sign(to - from || 1)));
}
