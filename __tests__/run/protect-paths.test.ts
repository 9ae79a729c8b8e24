import { describe, expect, test } from '@jest/globals';

import { protectPaths, protectRules } from '../../src/run/protect-paths.js';
import { createPlainSandbox } from '../../src/sandbox/plain.js';
import type { ProcessRequest, Sandbox } from '../../src/sandbox/types.js';

const FILES = ['src/a.js', 'tests/a.test.js', 'tests/data/b.json', 'yarn.lock'];

async function readOnlyOf(globs: readonly string[], request: Partial<ProcessRequest>): Promise<readonly string[]> {
  let seen: readonly string[] = [];
  const plain = createPlainSandbox({ environment: { PATH: process.env['PATH'] } });
  const watched: Sandbox = {
    ...plain,
    run: (asked) => {
      seen = asked.readOnly ?? [];
      return plain.run(asked);
    },
  };
  const sandbox = protectPaths(watched, globs, { workspace: '/', files: FILES });
  await sandbox.run({ argv: ['true'], cwd: '/', trust: 'steered', timeoutMs: 600_000, ...request });
  return seen;
}

describe('protectPaths', () => {
  test.each([
    [['tests/**'], ['/tests']],
    [['tests/**/*'], ['/tests']],
    [['*.lock'], ['/yarn.lock']],
    [['**/*.test.js'], ['/tests/a.test.js']],
    [[], []],
  ])('%j is kept read-only: %j', async (globs, places) => {
    expect(await readOnlyOf(globs, {})).toEqual(places);
  });

  test('is added to what is read-only anyway, for steered processes in the workspace', async () => {
    expect(await readOnlyOf(['*.lock'], { readOnly: ['/x'] })).toEqual(['/x', '/yarn.lock']);
    expect(await readOnlyOf(['*.lock'], { trust: 'harness' })).toEqual([]);
    expect(await readOnlyOf(['*.lock'], { standIn: '/tmp' })).toEqual([]);
  });

  test('as rules for the tools that write files', () => {
    expect(protectRules(['tests/**'], 'x.yml')).toEqual([{ text: 'Edit(/tests/**)', where: 'x.yml: tests.protect' }]);
  });
});
