import type { Word, WordPart } from 'unbash';

/**
 * A second look at a word: text that the parser took for plain must hold nothing that bash would not. An array with
 * something after it, for one, is no word to bash.
 */
export function isTakenWhole({ text, parts }: Word): boolean {
  return parts === undefined ? isPlainText(text) : parts.every((part) => isPlainPart(part));
}

function isPlainPart(part: WordPart): boolean {
  if (part.type === 'Literal') return isPlainText(part.text);
  if (part.type !== 'DoubleQuoted') return true;
  return part.parts.every((inner) => inner.type !== 'Literal' || !/`|\$[({]/.test(withoutEscapes(inner.text)));
}

function isPlainText(text: string): boolean {
  return !/[`'"();&|<>\n]|\$[({'"\w]/.test(withoutEscapes(text));
}

function withoutEscapes(text: string): string {
  return text.replace(/\\[^]/g, '');
}
