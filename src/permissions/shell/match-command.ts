import { basename } from 'node:path';
import type { Rule } from '../rules.js';
import type { SimpleCommand } from './syntax/simple-command.js';
import type { ShellWord } from './syntax/words.js';

/** Stand for what a pattern's text can never spell: a word not known before it runs, and a space inside a word. */
const UNKNOWN = '\u0001';
const INNER_SPACE = '\u0002';

/** Does a `Bash(...)` rule mean this simple command? `prefix:*`, `*` anywhere, ` *` at the end with a word's border. */
export function matchesCommand(
  rule: Rule,
  { text }: Pick<SimpleCommand, 'text'>,
  words: readonly ShellWord[],
): boolean {
  if (rule.tool !== 'Bash') return false;
  if (rule.specifier === undefined) return true;
  const pattern = commandPattern(rule.specifier);
  return spellings(words, text, rule.behaviour === 'allow').some((spelling) => pattern.test(spelling));
}

function commandPattern(specifier: string): RegExp {
  const known = patterns.get(specifier);
  if (known !== undefined) return known;
  const text = specifier.endsWith(':*') ? `${specifier.slice(0, -2)} *` : specifier;
  const escape = (part: string): string => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const withBorder = text.endsWith(' *');
  const body = (withBorder ? text.slice(0, -2) : text).split(/\*+/).map(escape).join('.*');
  const made = new RegExp(`^${body}${withBorder ? '(?: .*)?' : ''}$`, 's');
  patterns.set(specifier, made);
  return made;
}

/** As many as there are rules. */
const patterns = new Map<string, RegExp>();

/** An allow rule sees the command as it is; a deny rule sees it also without its directory and its quotes. */
function spellings(words: readonly ShellWord[], text: string, strict: boolean): string[] {
  const [name, ...args] = words;
  if (name === undefined) return [];
  const spelled = [name, ...args].map((word) => spelling(word)).join(' ');
  if (strict) return [spelled];
  const plain = words.map((word) => word.value ?? UNKNOWN);
  const program = basename(name.value ?? UNKNOWN);
  return [spelled, text, plain.join(' '), [program, ...plain.slice(1)].join(' ')];
}

function spelling(word: ShellWord): string {
  return (word.value ?? UNKNOWN).replace(/\s/g, INNER_SPACE);
}
