import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { COMMENT_LIMIT, fitComment } from '../../src/github/fit-comment.js';

const MARK = '<!-- greengate:run-1 -->';
const NOTICE = '_The rest is cut off: the comment is too long._';

test('what fits stays as it is', () => {
  expect(fitComment('Done.', MARK)).toBe(`Done.\n\n${MARK}`);
  const exact = 'x'.repeat(COMMENT_LIMIT - MARK.length - 2);
  expect(fitComment(exact, MARK)).toBe(`${exact}\n\n${MARK}`);
});

test.each([
  ['at a line end', 'word word\n'.repeat(10_000), `word word\n\n${NOTICE}\n\n${MARK}`],
  ['a fence is closed', `Log:\n\`\`\`\`text\n${'line\n'.repeat(20_000)}`, `line\n\`\`\`\`\n\n${NOTICE}\n\n${MARK}`],
  ['a tilde fence is closed', `~~~\n${'line\n'.repeat(20_000)}`, `line\n~~~\n\n${NOTICE}\n\n${MARK}`],
  ['a closed fence stays closed', `\`\`\`\na\n\`\`\`\n${'line\n'.repeat(20_000)}`, `line\n\n${NOTICE}\n\n${MARK}`],
  [
    'a fold is closed',
    `<details><summary>Log</summary>\n\n${'line\n'.repeat(20_000)}`,
    `line\n\n</details>\n\n${NOTICE}\n\n${MARK}`,
  ],
])('cut: %s', (_name, body, ending) => {
  const fitted = fitComment(body, MARK);
  expect(fitted.endsWith(ending)).toBe(true);
  expect(fitted.length).toBeGreaterThan(COMMENT_LIMIT - 500);
});

test.each(['', 'x'])('an emoji is never cut in two (after %j)', (start) => {
  expect(fitComment(start + '😀'.repeat(40_000), MARK).isWellFormed()).toBe(true);
});

test('always within the limit, ends with the marker and is well-formed text', () => {
  const piece = fc.constantFrom('😀', 'x', '\n', '```', '<details>', '</details>', '````\n', 'words and words ');
  fc.assert(
    fc.property(
      fc.array(piece, { minLength: 1, maxLength: 50 }),
      fc.integer({ min: 1, max: 9_000 }),
      (pieces, times) => {
        const fitted = fitComment(pieces.join('').repeat(times), MARK);
        return fitted.length <= COMMENT_LIMIT && fitted.endsWith(`\n\n${MARK}`) && fitted.isWellFormed();
      },
    ),
    { numRuns: 60 },
  );
});
