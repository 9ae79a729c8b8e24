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
  // To bash an empty one is no word at all.
  if (part.type === 'ProcessSubstitution') return (part.script?.commands.length ?? 0) > 0;
  if (part.type !== 'DoubleQuoted') return true;
  return part.parts.every((inner) => inner.type !== 'Literal' || isPlainQuoted(inner.text));
}

function isPlainQuoted(text: string): boolean {
  return !/`|\$[({]/.test(withoutEscapes(text)) && !goesOn(text);
}

function isPlainText(text: string): boolean {
  return !/[`'"();&|<>\n]|\$[({'"\w]/.test(withoutEscapes(text)) && !goesOn(text);
}

/** Bash joins the lines first: then what follows belongs to the dollar sign. */
export function goesOn(text: string): boolean {
  return /\$\\\n/.test(text.replace(/\\[^\n]/g, ''));
}

function withoutEscapes(text: string): string {
  return text.replace(/\\[^]/g, '');
}
