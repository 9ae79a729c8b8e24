/** One word of a request: as it stands, and in the parts that names are compared by. */
export interface Word {
  readonly text: string;
  readonly parts: readonly string[];
  /** A comma or another end of a phrase comes right after it. */
  readonly ends: boolean;
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
  return [...text.matchAll(/[\p{L}\p{N}_$./*@#%-]+(?:'[a-z]+)?/gu)].flatMap((match) => {
    const word = match[0].replace(/[.,:;!?]+$/, '');
    const after = text.slice(match.index + word.length).replace(/^(\(\)|["'`])+/, '');
    return word === ''
      ? []
      : [{ text: word.toLowerCase(), parts: partsOf(word), ends: /^\s*([.,:;!?()]|$)/.test(after) }];
  });
}
