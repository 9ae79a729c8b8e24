import type { Finding, FindingKind } from '../types.js';
import { partsOf, type Sentence } from './sentences.js';

const REVERTED: readonly FindingKind[] = [
  'test-removed',
  'test-emptied',
  'assertion-removed',
  'assertion-weakened',
  'expectation-changed',
  'input-changed',
  'cases-removed',
  'snapshot-changed',
  'fixture-changed',
];

/** Words of titles that say nothing of what was changed. */
const COMMON =
  /^(tests?|adds?|added|adding|make|makes|fixe?[sd]?|feat|chore|more|some|with|from|into|that|this|when|have|should|support|handle|update[sd]?|revert[sd]?|reapply|change[sd]?|remove[sd]?|allow|allows|using|instead)$/;

/** A revert takes back a change with the test that came with it: both speak of the same. */
export function isReverted({ kind, test, formerly }: Finding, { text }: Sentence): boolean {
  const title = /\brevert(?:s|ed)?:?\s+(?:the\s+|commit\s+)?(.+)/i.exec(text)?.[1];
  if (title === undefined || test === undefined || !REVERTED.includes(kind)) return false;
  const own = new Set(stems(`${test} ${formerly ?? ''}`));
  return stems(title).some((stem) => own.has(stem));
}

/** By their first letters: "refuse", "refuses" and "refused" are one. */
function stems(text: string): string[] {
  return partsOf(text)
    .filter((part) => part.length > 3 && /^[a-z]+$/.test(part) && !COMMON.test(part))
    .map((part) => part.slice(0, 5).replace(/(?:e?s|e?d|e)$/, ''));
}

const REMOVES = /\b(?:remove|delete|drop|retire)\b(.*)/i;

/** "Remove the old `stdio: 'ipc'` syntax", "remove the jest examples": what goes is told by a value, or by its folder. */
export function goesWith({ kind, test = '', file }: Finding, { text, words }: Sentence): boolean {
  const object = kind === 'test-removed' || kind === 'tests-excluded' ? REMOVES.exec(text)?.[1] : undefined;
  if (object === undefined || /\b(?:not|never|without|test|tests)\b/i.test(text)) return false;
  const quoted = (of: string): string[] => [...of.matchAll(/["'`]([\w-]{3,})["'`]/g)].map(([, value = '']) => value);
  const own = new Set(quoted(test));
  if (quoted(object).some((value) => own.has(value))) return true;
  const folders = new Set(partsOf(file.split('/').slice(0, -1).join('/')));
  const at = words.findIndex((word) => /^(?:remove|delete|drop|retire)$/.test(word.text));
  const named = words.slice(at + 1).filter((word) => !/^(?:the|our|old|all|and|unused|#?\d+)$/.test(word.text));
  return named.length > 1 && named.every(({ parts }) => parts.every((part) => folders.has(part)));
}

const DROPS = /\b(drop|remove|stop|end|without|no longer|discontinue|delete|retire|exclude|skip)\b/i;
const REQUIRES = /\b(requires?|required|minimum|min|at least|raise|bump|only support|oldest)\b|>=|≥/i;
const VERSION = /(?<![\w.])v?(\d+(?:\.\d+)*)(?:\.x)?(?![\w.]*\w)/g;

/** "Drop Python 3.9 from the matrix", "require Ruby 2.7.3": older versions are not tested any more. */
export function dropsVersions({ kind, was }: Finding, { text }: Sentence): boolean {
  if (kind !== 'ci-softened' || was === undefined) return false;
  const gone = was.split(' ').map(versionOf);
  if (gone.length === 0 || gone.includes(undefined)) return false;
  const said = [...text.matchAll(VERSION)].map(([, version = '']) => version);
  return gone.every((version = '') =>
    said.some(
      (one) =>
        (DROPS.test(text) && isWithin(version, one)) || (REQUIRES.test(text) && compareVersions(version, one) < 0),
    ),
  );
}

/** `py39` is Python 3.9. */
function versionOf(entry: string): string | undefined {
  const [, major, minor] = /^(?:py|pypy|php|rb|ruby)-?(\d)(\d+)$/.exec(entry) ?? [];
  if (major !== undefined && minor !== undefined) return `${major}.${minor}`;
  return /(\d+(?:\.\d+)*)/.exec(entry)?.[1];
}

/** 3.9.1 is within 3.9. */
function isWithin(version: string, whole: string): boolean {
  return version === whole || version.startsWith(`${whole}.`);
}

function compareVersions(one: string, other: string): number {
  const [first, second] = [one, other].map((version) => version.split('.').map(Number));
  for (let at = 0; at < 3; at += 1) {
    const difference = (first?.[at] ?? 0) - (second?.[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
