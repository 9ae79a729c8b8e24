import { expect, test } from '@jest/globals';
import { costWords, remedyWords } from '../../src/report/words.js';

const render = { code: (text: string): string => `\`${text}\``, prose: (text: string): string => `<${text}>` };

test.each([
  ['allow: Bash(a:*)', 'To allow it, add `allow: Bash(a:*)`'],
  ['allow: A; allow: B', 'To allow it, add `allow: A` and `allow: B`'],
  ['allow: A; allow: B; allow: Edit(/c)', 'To allow it, add `allow: A`, `allow: B` and `allow: Edit(/c)`'],
  ['allow: Bash(find . -exec ls ;)', 'To allow it, add `allow: Bash(find . -exec ls ;)`'],
  ['No rule can allow this.', '<No rule can allow this.>'],
  ['Remove the rule deny: A. Then add allow: B', '<Remove the rule deny: A. Then add allow: B>'],
])('the remedy %j is told as %j', (remedy, words) => {
  expect(remedyWords(remedy, render)).toBe(words);
});

test.each([
  [[], '$0.1200'],
  [['a'], '$0.1200 with `a`'],
  [['a', 'b'], '$0.1200 with `a`, then `b`'],
])('the models %j are named with what they cost', (models, words) => {
  expect(costWords({ costUsd: 0.12, models }, render.code)).toBe(words);
});
