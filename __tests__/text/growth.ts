import { visibleText } from '../../src/prompt/untrusted-text.js';
import { withoutHiddenHtml } from '../../src/prompt/html.js';
import { createRedactor } from '../../src/redact.js';
import { splitCode } from '../../src/text/code-regions.js';
import { decodeEntities } from '../../src/text/entities.js';
import { fence } from '../../src/text/fence.js';
import { withoutKeys } from '../../src/text/key-formats.js';
import { hiddenShown, visible } from '../../src/text/visible.js';

const SECRET = 'sk-test-0123456789abcdef';

/** Every reader of text that others wrote, on text of any length. */
export const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  withoutKeys,
  visible,
  hiddenShown,
  decodeEntities,
  splitCode,
  withoutHiddenHtml,
  visibleText,
  fence: (text) => fence('x', text, 'n0nce'),
  redact: createRedactor([SECRET]),
};

/** What stands again and again, and what comes before and after all of it. */
const REPEATED: readonly (readonly [unit: string, before?: string, after?: string])[] = [
  ...([
    ['~'],
    ['~', '', '\n'],
    ['~', '', '`\n'],
    ['`'],
    ['`', '', 'a`'],
    ['`a``b'],
    ['-eyJ'],
    ['eyJ-', '', '.'],
    ['.eyJaaaaaaaaaa'],
  ] as const),
  ...([
    ['<a "'],
    ["<a '"],
    ['<a "\'', '', '>'],
    ['<svg '],
    ['<!--'],
    ['<!'],
    ['<?'],
    ['</'],
    ['<svg><p hidden>'],
  ] as const),
  ...([
    ['['],
    ['[a'],
    ['[a]('],
    ['[a](b "'],
    ['![a]('],
    ['[[a]'],
    ['[a]: b\n'],
    [' ', '[a](', 'x'],
    [' ', '[a]:', '<'],
  ] as const),
  ...([
    [' \n', '[a](', 'x'],
    ['\\'],
    ['&#'],
    ['&amp;'],
    ['\u001b['],
    ['\u001b]'],
    ['%2'],
    ['\\u00'],
    ['sk-ant-'],
  ] as const),
  ...([
    ['-----BEGIN PRIVATE KEY-----'],
    ['s k-'],
    ['H4sI'],
    ['H4sI '],
    ['eJw\n'],
    ['1f8b08 '],
    [' '],
    ['\n'],
    ['\n \t'],
    ['> '],
    ['- '],
    ['> - '],
    ['> - ', '', '\n'.repeat(8_000)],
    ['- a\n  '],
    ['>'],
    ['|-|\n'],
    ['`|'],
    ['- [a]:'],
    ['Human:'],
    ['\u200b'],
    ['\ud800'],
  ] as const),
];

/** Milliseconds of processor time: how busy the machine is changes little about it. */
function cost(read: (text: string) => unknown, text: string): number {
  const before = process.cpuUsage();
  read(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Below this the clock of the processor says nothing. */
const FLOOR_MS = 20;
const TRIES = 6;

/** Twice the text costs at most two and a half times as much. Small costs tell nothing, and one quiet moment is enough. */
export function growsLinearly(
  read: (text: string) => unknown,
  make: (length: number) => string,
  length: number,
): boolean {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const two = cost(read, make(2 * length));
    if (two <= FLOOR_MS || two <= 2.5 * Math.max(cost(read, make(length)), FLOOR_MS / 2.5)) return true;
  }
  return false;
}

/** What the reader takes too long for when it is repeated, out of all that is. */
export function slowOn(read: (text: string) => unknown, length: number): unknown[] {
  return REPEATED.filter(
    ([unit, before = '', after = '']) =>
      !growsLinearly(read, (size) => before + unit.repeat(Math.ceil(size / unit.length)) + after, length),
  );
}
