import type { Turn } from './model-script.js';

/** One event of the demo and the replies of the scripted model to it. */
export interface Scene {
  readonly title: string;
  readonly kind: 'comment' | 'label' | 'schedule';
  /** What the person (or the workflow) asks. */
  readonly ask: string;
  readonly turns: readonly Turn[];
}

export const ISSUE = {
  number: 7,
  title: 'parseDuration ignores a blank before the unit',
  body: '`parseDuration("90 m")` gives 0. People type it that way all the time.',
};

export const PULL_REQUEST = {
  number: 12,
  title: 'Show durations without empty parts',
  body: 'I added the tests I would like to see pass, but I am stuck on the code.',
  branch: 'short-durations',
};

const DURATION = `/** Minutes of a text such as "1h 30m". */
export function parseDuration(text) {
  const [, hours, minutes] = /^(?:(\\d+)h)?\\s*(?:(\\d+)m)?/.exec(text);
  return Number(hours ?? 0) * 60 + Number(minutes ?? 0);
}

/** A text such as "1h 30m" for a number of minutes. */
export function formatDuration(minutes) {
  return \`\${Math.floor(minutes / 60)}h \${minutes % 60}m\`;
}
`;

const TESTS = `import test from 'node:test';
import assert from 'node:assert/strict';
import { formatDuration, parseDuration } from '../src/duration.js';

test('parses hours and minutes', () => assert.equal(parseDuration('1h 30m'), 90));
test('parses minutes alone', () => assert.equal(parseDuration('45m'), 45));
test('formats hours and minutes', () => assert.equal(formatDuration(90), '1h 30m'));
`;

/** The repository before anything happens: its tests pass. */
export const MAIN_FILES: Readonly<Record<string, string>> = {
  'package.json': `${JSON.stringify({ name: 'durations', version: '1.0.0', private: true, type: 'module', scripts: { test: 'node --test' } }, null, 2)}\n`,
  'README.md': '# durations\n\nTurns durations into minutes.\n\n- `parseDuration(text)`\n',
  'src/duration.js': DURATION,
  'test/duration.test.js': TESTS,
};

/** What the contributor's branch changes: two tests that fail. */
export const PULL_REQUEST_FILES: Readonly<Record<string, string>> = {
  'test/duration.test.js':
    TESTS +
    `test('leaves out zero hours', () => assert.equal(formatDuration(45), '45m'));\n` +
    `test('leaves out zero minutes', () => assert.equal(formatDuration(120), '2h'));\n`,
};

const read = (file_path: string) => ({ tool: 'Read', input: { file_path } });
const edit = (file_path: string, old_string: string, new_string: string) => ({
  tool: 'Edit',
  input: { file_path, old_string, new_string },
});
const bash = (command: string) => ({ tool: 'Bash', input: { command } });

const FORMAT_BEFORE = '  return `${Math.floor(minutes / 60)}h ${minutes % 60}m`;';
const FORMAT_HALF = `  const hours = Math.floor(minutes / 60);
  return hours === 0 ? \`\${minutes}m\` : \`\${hours}h \${minutes % 60}m\`;`;
const FORMAT_AFTER = `  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return \`\${rest}m\`;
  return rest === 0 ? \`\${hours}h\` : \`\${hours}h \${rest}m\`;`;

export const SCENES: readonly Scene[] = [
  {
    title: 'A comment on a pull request',
    kind: 'comment',
    ask: 'fix the failing test',
    turns: [
      {
        text: 'I will look at the code and its tests.',
        calls: [read('src/duration.js'), read('test/duration.test.js')],
      },
      {
        text: 'Perhaps there is a ready-made formatter I can use.',
        calls: [bash('curl -s https://example.org/formatter.js')],
      },
      { text: 'Then by hand.', calls: [edit('src/duration.js', FORMAT_BEFORE, FORMAT_HALF)] },
      { text: 'Durations under an hour are now shown without hours. That should be all.' },
      { text: 'Whole hours are still wrong.', calls: [edit('src/duration.js', FORMAT_HALF, FORMAT_AFTER)] },
      {
        text: '`formatDuration` now leaves out an empty part on either side: 45 minutes are `45m`, 120 minutes are `2h`. The tests are as you wrote them.',
      },
    ],
  },
  {
    title: 'A label on an issue',
    kind: 'label',
    ask: ISSUE.title,
    turns: [
      { calls: [read('src/duration.js'), read('test/duration.test.js')] },
      {
        text: 'The unit may be preceded by blanks.',
        calls: [
          edit('src/duration.js', '/^(?:(\\d+)h)?\\s*(?:(\\d+)m)?/', '/^(?:(\\d+)\\s*h)?\\s*(?:(\\d+)\\s*m)?/'),
          edit(
            'test/duration.test.js',
            "test('formats",
            "test('takes a blank before the unit', () => assert.equal(parseDuration('90 m'), 90));\ntest('formats",
          ),
        ],
      },
      { text: 'Publishing it.', calls: [bash('git commit -am "Fix it" && git push origin main')] },
      { text: 'A blank before the unit is now accepted, and a test covers it.' },
    ],
  },
  {
    title: 'A schedule at night',
    kind: 'schedule',
    ask: 'Check that README.md lists every function that src/ exports, and add what is missing.',
    turns: [
      {
        calls: [
          { tool: 'Grep', input: { pattern: '^export function', path: 'src', output_mode: 'content' } },
          read('README.md'),
        ],
      },
      {
        text: 'One is missing.',
        calls: [
          edit('README.md', '- `parseDuration(text)`\n', '- `parseDuration(text)`\n- `formatDuration(minutes)`\n'),
        ],
      },
      { text: 'README.md now lists `formatDuration` as well.' },
    ],
  },
];
