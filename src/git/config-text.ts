/** One setting in the text of a git configuration file. */
export interface ConfigEntry {
  /** Lower case: `http`, `includeif`. */
  readonly section: string;
  /** As it stands between the quotes of the section's head. */
  readonly subsection: string;
  /** Lower case. */
  readonly name: string;
  readonly value: string;
  /** The head of its section, as written. */
  readonly head: string;
  /** Where it stands: from its name to the end of its last line. */
  readonly from: number;
  readonly to: number;
}

/** The settings of a git configuration file with their places. What git itself would not understand is passed over. */
export function configEntries(text: string): ConfigEntry[] {
  const entries: ConfigEntry[] = [];
  let head: RegExpExecArray | undefined;
  for (let at = 0; at < text.length;) {
    const match = (pattern: RegExp): RegExpExecArray | null => {
      pattern.lastIndex = at;
      return pattern.exec(text);
    };
    const header = match(HEADER);
    const entry = header === null ? match(ENTRY) : null;
    if (header !== null) head = header;
    else if (entry !== null && head !== undefined) {
      const [section = '', dotted] = (head[1] ?? '').toLowerCase().split(/\.(.*)/s);
      const from = entry.index;
      entries.push({
        section,
        subsection: unescaped(head[2] ?? '') || (dotted ?? ''),
        name: (entry[1] ?? '').toLowerCase(),
        value: valueOf(entry[2] ?? ''),
        head: head[0],
        from,
        to: from + entry[0].length,
      });
    }
    at += (header ?? entry ?? match(REST))?.[0].length ?? 1;
  }
  return entries;
}

const HEADER = /\[([^\]"\s]+)(?:[ \t]+"((?:[^"\\]|\\[^])*)")?\]/y;
const ENTRY =
  /([A-Za-z][A-Za-z0-9-]*)[ \t]*(?:=((?:"(?:[^"\\]|\\[^])*"|\\\r?\n|\\.|[^\n"\\#;])*))?(?:[#;][^\n]*)?(?:\r?\n|$)/y;
/** White space, or a line that is a comment or nothing. */
const REST = /\s+|[^\n]*\n?/y;

function valueOf(raw: string): string {
  return unescaped(raw.trim().replace(/\\\r?\n/g, ''));
}

/** Quotes only keep white space and comment signs together. */
function unescaped(text: string): string {
  return text.replace(/\\([^])|"/g, (_, after: string | undefined) => ESCAPES[after ?? ''] ?? after ?? '');
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', b: '\b' };
