import { blockOf } from './control.js';
import type { LightLanguage } from './language.js';
import type { Token } from './tokens.js';
import { headOf, type Line } from './tree.js';

/** A function that asserts but that nobody calls, and no annotation runs. */
export function isDead(line: Line, called: ReadonlyMap<string, number>): boolean {
  const head = headOf(line.nodes);
  if (
    blockOf(line.nodes) === undefined ||
    /[@[]\w*(?:Before|After|Set[uU]p|Tear|Init|Clean|Provider|Fixture|Source|OneTime)|\bpub\b|\boverride\b/.test(head)
  )
    return false;
  const name = /\b(?:fn|fun|func|function|def|sub|void|int|bool) (\w+)(?:\(|$|<)/.exec(head)?.[1];
  return (
    name !== undefined &&
    !/^(?:set_?up|tear_?down|before|after|init|main|on_|\w*[sS]etup)/i.test(name) &&
    (called.get(name) ?? 0) < 2
  );
}

/** The words of a text that may be calls: not those under `#if 0`, and not names that are only mentioned. */
export function calledTokens(tokens: readonly Token[]): Token[] {
  const open: boolean[] = [];
  return tokens.filter((token, at) => {
    if (token.kind === 'directive') {
      const [, word = '', condition = ''] = /^#\s*(\w+)\s*(.*)/s.exec(token.text) ?? [];
      if (word.startsWith('if')) open.push(condition.trim() === '0');
      else if (word === 'else') open.splice(-1, 1, false);
      else if (word === 'endif') open.pop();
      return false;
    }
    if (token.kind !== 'word' || open.includes(true)) return false;
    const before = tokens.slice(Math.max(0, at - 3), at).map(({ text }) => text);
    return !(before.join('') === '(void)' && tokens[at + 1]?.text === ';');
  });
}

/** In C a test is a function that `main` calls. */
export function isCalled(
  name: string,
  head: string,
  called: ReadonlyMap<string, number>,
  language: LightLanguage,
): boolean {
  if (language.mustBeCalled?.test(head) !== true || name === 'main') return true;
  return !called.has('main') || (called.get(name) ?? 0) > 1;
}
