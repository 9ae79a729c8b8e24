import { expect, test } from '@jest/globals';
import { remedyWords } from '../../src/report/words.js';

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
