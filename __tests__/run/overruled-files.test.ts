import { expect, test } from '@jest/globals';
import { parseConfigFile } from '../../src/config-file.js';
import { overruledFiles, overruledWords } from '../../src/run/overruled-files.js';

const SETTINGS = '.github/greengate.yml';
const configFile = parseConfigFile(
  SETTINGS,
  'hooks:\n  PreToolUse:\n    - matcher: Bash\n      hooks:\n        - { type: command, command: "sh tools/check.sh --fast" }\n',
);
const base = { configFile, files: ['CLAUDE.md', SETTINGS, 'tools/check.sh', 'src/a.js'] };
const config = { configPath: SETTINGS };
const all = [
  'CLAUDE.md',
  'AGENTS.md',
  SETTINGS,
  '.claude/settings.json',
  'tools/check.sh',
  'src/a.js',
  'docs/CLAUDE.md',
];

test.each([
  ['all that steer, and nothing else', all, undefined, all.slice(0, 5)],
  ['those that the pull request changes itself', all, ['CLAUDE.md', 'src/a.js'], ['CLAUDE.md']],
  ['none where nothing differs', [], ['CLAUDE.md'], []],
  ['none where only the base moved on', ['CLAUDE.md'], ['src/a.js'], []],
])('%s', (_name, differing, changed, wanted) => {
  expect(overruledFiles({ base, config, differing, changed })).toEqual(wanted);
});

test('is told in one line', () => {
  expect(overruledWords(['CLAUDE.md', SETTINGS], 'main', true)).toBe(
    'This pull request changes CLAUDE.md, .github/greengate.yml: the version of main was used.',
  );
  expect(overruledWords(['CLAUDE.md'], 'main', false)).toMatch(/^The branch changes CLAUDE\.md/);
});
