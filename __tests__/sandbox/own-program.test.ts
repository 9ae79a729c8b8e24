import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createPlainSandbox } from '../../src/sandbox/plain.js';

const workspace = mkdtempSync(join(tmpdir(), 'greengate-own-'));

/** A program in the workspace that stands before the system's on the search path. */
function plant(name: string): void {
  const folder = join(workspace, 'bin');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), '#!/bin/sh\necho planted\n');
  chmodSync(join(folder, name), 0o755);
}

test.each([
  ['one that is put into the workspace meanwhile', {}, () => {}],
  ['one that is there already, for the post step', { GITHUB_WORKSPACE: workspace }, () => plant('git')],
  ['one found through a relative search path', { PATH: `bin:.:${process.env['PATH']}` }, () => plant('git')],
])('%s is not taken for our git', async (_what, more, before) => {
  before();
  const environment = { PATH: `${workspace}/bin:${process.env['PATH']}`, ...more };
  const sandbox = createPlainSandbox({ environment });
  const git = () => sandbox.run({ argv: ['git', '--version'], cwd: workspace, trust: 'harness', timeoutMs: 600_000 });
  expect((await git()).output).toMatch(/^git version/);
  plant('git');
  expect((await git()).output).toMatch(/^git version/);
});
