import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { splitCode } from '../../src/text/code-regions.js';

const codeIn = (markdown: string): string[] =>
  splitCode(markdown)
    .filter((region) => region.kind === 'code')
    .map((region) => region.text);

describe('splitCode finds', () => {
  test.each<[string, string, string[]]>([
    ['a fence', 'a\n```js\nx\n```\nb', ['```js\nx\n```\n']],
    ['a fence that is never closed', 'a\n```\nx\ny', ['```\nx\ny']],
    ['a longer fence around a shorter one', '````\n```\n````\nb', ['````\n```\n````\n']],
    ['tildes', '~~~\n```\n~~~', ['~~~\n```\n~~~']],
    ['spans', 'a `b` c ``d`e`` f', ['`b`', '``d`e``']],
    ['no span without a partner', 'a `b', []],
    ['no span over a blank line', 'a `b\n\nc` d', []],
    ['no span that starts escaped', 'a \\`b` c', []],
    ['no span inside a tag', '<b title="`"> x ` y', []],
    ['no span inside a comment', '<!-- ` --> x ` y', []],
    ['no fence inside a comment', '<!--\n```\n-->\nx', []],
    ['no fence inside an HTML block', '<div>\n```\n<!-- x -->\n```\n</div>', []],
    ['a fence after the HTML block', '<div>\n\n```\nx\n```\n', ['```\nx\n```\n']],
    ['a deep fence in a list', '- a\n    ```\n    x\n    ```\n', ['    ```\n    x\n    ```\n']],
    ['a deep fence no further than its indentation', '    ```\nx', ['    ```\n']],
    ['no fence with back-ticks in its info line', '``` a`b\nx', []],
  ])('%s', (_, markdown, expected) => expect(codeIn(markdown)).toEqual(expected));

  test('regions joined are the input', () => {
    const piece = fc.constantFrom(
      '`',
      '``',
      '```',
      '~~~',
      '\n',
      '    ',
      'a',
      '<div>',
      '<!--',
      '-->',
      '<b x="',
      '">',
      '\\',
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        expect(
          splitCode(text)
            .map((region) => region.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
