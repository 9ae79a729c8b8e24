/** One word of a request: as it stands, and in the parts that names are compared by. */
export interface Word {
  readonly text: string;
  readonly parts: readonly string[];
}

export interface Sentence {
  readonly text: string;
  readonly words: readonly Word[];
}

/** The sentences of a request. A colon, a semicolon and a bracket end one too; a dot inside of a name does not. */
export function sentencesOf(request: string): Sentence[] {
  return request
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ text, words: wordsOf(text) }));
}

/** `parseLegacy`, `parse_legacy` and `parse legacy` have the same parts. */
export function partsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '');
}

function wordsOf(text: string): Word[] {
  return (text.match(/[\p{L}\p{N}_$./*@#%-]+(?:'[a-z]+)?/gu) ?? [])
    .map((word) => word.replace(/[.,:;!?]+$/, ''))
    .filter((word) => word !== '')
    .map((word) => ({ text: word.toLowerCase(), parts: partsOf(word) }));
}
