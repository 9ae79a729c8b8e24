import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createRedactor } from '../../src/redact.js';
import { createLog, type Log } from '../../src/report/log.js';
import { NOTHING_SECRET } from './report-samples.js';

/** What the Actions runner does with stdout: lines end at \n, \r\n or \r; two parsers look at each. */
function runnerCommands(stdout: string): string[] {
  return stdout.split(/\r\n|\n|\r/).filter((line) => version2(line) || version1(line));
}

// ActionCommand.TryParseV2: .NET TrimStart, `::`, then a name up to white space, closed by another `::`.
function version2(line: string): boolean {
  const message = line.replace(/^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/, '');
  return message.startsWith('::') && message.indexOf('::', 2) >= 0;
}

// ActionCommand.TryParse (V1): `##[` anywhere, closed by `]`.
function version1(line: string): boolean {
  const start = line.indexOf('##[');
  return start >= 0 && line.indexOf(']', start) >= 0;
}

function logged(act: (log: Log) => void, commands = false, redact = NOTHING_SECRET): string {
  const lines: string[] = [];
  act(createLog((line) => lines.push(line), redact, { commands }));
  return lines.map((line) => `${line}\n`).join('');
}

describe('log', () => {
  test.each([
    ['a command', '::error file=a.js,line=1::fake', ': :error file=a.js,line=1::fake\n'],
    ['after any white space', '  \u00a0\u3000::add-mask::e', '  \u00a0\u3000: :add-mask::e\n'],
    ['after a bare CR', '10%\r::stop-commands::tok', '10%\n: :stop-commands::tok\n'],
    ['after other line ends', 'a\u2028::x::\u0085::y::', 'a\n: :x::\n: :y::\n'],
    ['after something invisible', '\u200b::x::\ufeff', ': :x::\n'],
    ['behind a terminal sequence', '\u001b[0m::x::', ': :x::\n'],
    ['the old form', 'x ##[group]y ###[endgroup]', 'x # #[group]y ## #[endgroup]\n'],
    ['nothing in the middle of a line', 'std::vector<int> a::b', 'std::vector<int> a::b\n'],
  ])('defuses %s', (_, text, expected) => expect(logged((log) => log.info(text))).toBe(expected));

  test('nothing that is logged parses as a command', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '::',
        ':',
        'error',
        '##[',
        '#',
        ']',
        '\r',
        '\n',
        '\u2028',
        '\u0085',
        ' ',
        '\u3000',
        '\u200b',
        '\u001b[',
        'm',
        '***',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    );
    const redact = createRedactor(['secret']);
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(runnerCommands(logged((log) => log.info(pieces.join('')), true, redact))).toEqual([]);
        const message = pieces.join('');
        const annotated = logged((log) => log.annotate({ level: 'error', title: message, message }), true);
        expect(runnerCommands(annotated)).toHaveLength(1);
      }),
    );
  });

  test('the oracle itself knows commands', () => {
    expect(runnerCommands('\u3000::add-mask::x\ra ##[group]b\n::x')).toEqual(['\u3000::add-mask::x', 'a ##[group]b']);
  });

  test('annotations are commands only for the runner', () => {
    const act = (log: Log): void => {
      log.annotate({ level: 'error', title: 'a: b, c', message: '100%\nred' });
    };
    expect(logged(act, true)).toBe('::error title=a%3A b%2C c::100%25%0Ared\n');
    expect(logged(act)).toBe('error: a: b, c: 100%\nred\n');
  });

  test('a secret never reaches the log, not even over several lines', () => {
    const redact = createRedactor(['line-one\nline-two']);
    expect(logged((log) => log.info('a line-one\nline-two b'), false, redact)).toBe('a *** b\n');
    expect(logged((log) => log.info('a line-\u200bone\r\nline-\u001b[1mtwo b'), false, redact)).toBe('a *** b\n');
  });
});
