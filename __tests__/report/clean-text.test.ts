import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createRedactor } from '../../src/redact.js';
import { cleanLine, cleanText } from '../../src/report/clean-text.js';
import { NOTHING_SECRET } from './report-samples.js';

const clean = (text: string, limit?: number): string =>
  cleanText(text, { redact: NOTHING_SECRET, ...(limit === undefined ? {} : { limit }) });
const Z = '\u200b';

describe('cleanText', () => {
  test.each([
    ['a mention', 'cc @maintainer and @org/team', `cc @${Z}maintainer and @${Z}org/team`],
    ['a disguised mention', '&#64;me \\@me &commat;me', `@${Z}me \\@${Z}me @${Z}me`],
    ['an address is no mention', 'mail a@example.com', 'mail a@example.com'],
    ['code keeps its at-signs', 'use `@types/node`\n```\n@app.route\n```', 'use `@types/node`\n```\n@app.route\n```'],
    ['closing keywords', 'Fixes #1, resolved: o/r#2', `F${Z}ixes #1, r${Z}esolved: o/r#2`],
    ['closing by address', 'closes https://github.com/o/r/issues/1', `c${Z}loses https://github.com/o/r/issues/1`],
    ['closing through markup', 'fix **#1**', `f${Z}ix **#1**`],
    ['the word alone', 'this fixes the date', 'this fixes the date'],
    ['an image', '![s](https://example.com/p.png?d=1)', '(image: s)'],
    [
      'an image by reference',
      '![s][r]\n\n[r]: https://example.com/p.png',
      `!\\[s][r]\n\n\\[r]: https:${Z}//example.com/p.png`,
    ],
    ['an image around code', '![`s`](//example.com/p.png)', '(image: `s`)'],
    ['an image in a link', '[![s](//example.com/p)](https://github.com/o/r)', '[(image: s)](https://github.com/o/r)'],
    ['a foreign link', '[docs](https://example.com/a "t")', `docs (https:${Z}//example.com/a)`],
    ['a foreign link without scheme', '[docs](//example.com)', 'docs (//example.com)'],
    ['a foreign address', 'see https://example.com/a.', `see https:${Z}//example.com/a.`],
    ['an autolink', '<https://example.com/a>', `https:${Z}//example.com/a`],
    [
      'our own links',
      '[a](https://github.com/o/r) [b](src/a.ts) [c](#d)',
      '[a](https://github.com/o/r) [b](src/a.ts) [c](#d)',
    ],
    [
      'a link that only begins like ours',
      '[a](https://github.com@example.com/)',
      `a (https:${Z}//github.com@example.com/)`,
    ],
    ['a link that runs', '[a](javascript:x)', 'a (javascript:x)'],
    ['HTML', '<script>x</script><img src=x>', '&lt;script>x&lt;/script>&lt;img src=x>'],
    ['allowed HTML', 'a<br>H<sub>2</sub>O', 'a<br>H<sub>2</sub>O'],
    ['allowed HTML with attributes', '<sub onclick="x">a</sub>', '&lt;sub onclick="x">a&lt;/sub>'],
    ['an open tag', '<details><summary>x</summary>\ntext', '&lt;details><summary>x</summary>\ntext'],
    ['a tag that is only text', '<details>\n\\</details>', '&lt;details>\n\\&lt;/details>'],
    ['a tag in an indented block', '<details>\n\n    </details>', '&lt;details>\n\n    &lt;/details>'],
    ['an open fence', 'a\n```\nb', 'a\n```\nb\n```'],
    ['a comment', 'a <!-- greengate:1 --> b', 'a  b'],
    ['a comment that is never closed', 'a <!-- greengate:1', 'a &lt;!-- greengate:1'],
    ['our marker in code', '`<!-- greengate:1 -->`', '`<!- - greengate:1 -->`'],
    ['commands of other robots', '/approve\n  /merge x', '\\/approve\n  \\/merge x'],
    ['such commands in code', '```\n/approve\n/usr/bin\n```', '```\n /approve\n/usr/bin\n```'],
    ['invisible text', 'a\u202eb\u{e0041}c', 'abc'],
    [
      'ordinary prose',
      '# What\n\n- `a < b` and List<T>\n\n1 < 2 && x',
      '# What\n\n- `a < b` and List&lt;T>\n\n1 < 2 && x',
    ],
  ])('%s', (_, input, expected) => expect(clean(input)).toBe(expected));

  test('a secret does not hide behind invisible characters', () => {
    const redact = createRedactor(['s3cr3t-value']);
    expect(cleanText('a s3c\u200br3t-va&#8203;lue b', { redact })).toBe('a *** b');
  });

  const piece = fc.oneof(
    fc.constantFrom(
      ...[
        '@me',
        'fixes #1',
        '![a](',
        '[a](',
        ')',
        '[a]: ',
        '`',
        '```\n',
        '~~~\n',
        '<details>',
        '</details>',
        '<sub>',
        '<b>',
      ],
      ...[
        'https://example.com',
        '//x',
        '<!--',
        '-->',
        '\n',
        '    ',
        '/approve',
        '\\',
        '&#64;',
        '&lt;',
        '(',
        '[',
        ']',
        '!',
        '\u200b',
      ],
    ),
    fc.string({ maxLength: 5 }),
  );
  const texts = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''));

  test('is idempotent', () => {
    fc.assert(
      fc.property(texts, (text) => expect(clean(clean(text))).toBe(clean(text))),
      { numRuns: 500 },
    );
  });

  test('never leaves a fence or a folded part open, at any limit', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 0, max: 200 }), (text, limit) => {
        const out = clean(text, limit);
        expect(out.length).toBeLessThanOrEqual(limit);
        const below = `${out}\n\n@footer`;
        expect(clean(below).endsWith(`@${Z}footer`)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a long answer', () => {
  const note = '*(shortened; the full text is in the run report)*';

  test('is cut at a line and says so', () => {
    const out = clean('word word\n'.repeat(50), 200);
    expect(out.length).toBeLessThanOrEqual(200);
    expect(out).toMatch(/^(?:word word\n)+word\n\n\*\(shortened/);
  });

  test('is cut inside a fence only with the fence closed', () => {
    expect(clean(`a\n\`\`\`js\n${'x\n'.repeat(200)}\`\`\``, 100)).toMatch(/^a\n```js\n(?:x\n)+```\n\n\*\(shortened/);
  });

  test('leaves a folded part out whole', () => {
    expect(clean(`a\n\n<details><summary>s</summary>\n\n${'x\n'.repeat(200)}\n</details>`, 100)).toBe(`a\n\n${note}`);
  });
});

test.each([
  ['# not a heading', '\\# not a heading'],
  ['``` no fence', '```` ``` no fence ````'],
  ['two\nlines @me', `two lines @${Z}me`],
])('cleanLine %j starts no block', (input, expected) => expect(cleanLine(input, NOTHING_SECRET, 100)).toBe(expected));
