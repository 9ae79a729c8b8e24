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
    ['no fence that is indented like code', '    ```\nx', []],
    [
      'a fence that begins a list item, as far as the item goes',
      '- ```\n  x\n\n  y\n\nz `a`',
      ['- ```\n  x\n\n  y\n\n', '`a`'],
    ],
    ['no fence at the end of a fence in an item', '- ```\n  x\n  ```\nz', ['- ```\n  x\n  ```\n']],
    ['a fence in a quote, which no line without its mark goes on with', '> ```\n> x\ny', ['> ```\n> x\n']],
    ['a fence that ends a quoted paragraph', '> a\n```\nx\n```', ['```\nx\n```']],
    ['a span over lazily continued lines', '> - a `b\nc` d', ['`b\nc`']],
    ['no span into the next item', '- a `b\n- c` d', []],
    ['no span into a quote', 'a `b\n> c` d', []],
    ['no span out of a quote with an end', '> a `b\n>\n> c` d', []],
    ['no span over a heading or a rule', 'a `b\n# c` d\n\ne `f\n***\ng` h', []],
    ['no span over the underline of a heading', 'a `b\n===\nc` d', []],
    ['no span over cells or rows of a table', '| a `b | c` d |\n|--|--|\n| e `f | `g` |\n| h` | i |', ['`g`']],
    ['no fence in an HTML block of an item', '- <div>\n  ```\n  x\n  ```', []],
    ['no span in an HTML block of a quote', '> <div>\n> `x`', []],
    ['no code in pre, blank lines or not', '<pre>\n\n```\nx\n```\n`y`\n</pre>\n`z`', ['`z`']],
    ['no code below a tag that is alone on its line', '<x-y>\n`a`\n\n`b`', ['`b`']],
    ['tabs as columns', '-\ta\n\n\t```\n\tx\n\t```\n', ['\t```\n\tx\n\t```\n']],
    ['an ordered item only where a list may begin', 'a `b\n2. c` d', ['`b\n2. c`']],
    ['no code in more quotes than anybody writes', `${'>'.repeat(600)} \`x\``, []],
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
      '> ',
      '- ',
      '1. ',
      '\t',
      '|-|',
      '***',
      '<pre>',
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
