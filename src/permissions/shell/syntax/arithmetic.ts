import { forEachChild, type SyntaxNode } from 'unbash';
import { isSpecial } from '../special-variables.js';
import type { ShellWord } from './words.js';

type Values = ReadonlyMap<string, readonly (ShellWord | undefined)[]>;

/** A subscript that runs a command as soon as bash takes the text for a number. */
export const RUNS_WHEN_COUNTED = /\[[^\]]*(\$\(|`|\$\{)/s;

/** Only numbers, and variables that hold nothing else: any other value would be evaluated, subscripts and all. */
export function isCounting(node: SyntaxNode, values: Values): boolean {
  if (node.type === 'ArithmeticWord') return isNumber(node.value, values);
  if (node.type === 'Word') return isNumber(node.text.replace(/^"(.*)"$/s, '$1'), values);
  if (!node.type.startsWith('Arithmetic')) return false;
  let all = true;
  forEachChild(node, (child) => {
    all &&= isCounting(child, values);
  });
  return all;
}

function isNumber(text: string, known: Values): boolean {
  if (/^\s*(-?\d+|\$[#?])?\s*$/.test(text)) return true;
  const name = /^\s*(?:\$\{#[a-z_]\w*(?:\[[@*]\])?\}|\$?\{?([a-z_]\w*)\}?)\s*$/i.exec(text);
  if (name === null) return false;
  if (name[1] === undefined) return true;
  const values = known.get(name[1]) ?? [];
  return values.length > 0 && !isSpecial(name[1]) && values.every((value) => isWhole(value));
}

function isWhole(word: ShellWord | undefined): boolean {
  return word !== undefined && (/^\d+$/.test(word.value ?? '') || /^"?\$\(\(.*\)\)"?$/s.test(word.raw));
}
