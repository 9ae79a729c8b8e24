import { chmod, mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { git } from '../../src/demo/git.js';
import { hideCredentials, putBackCredentials } from '../../src/run/checkout-credentials.js';

const TOKEN = 'ghs_canaryOfTheCheckout0123456789';
const BASIC = Buffer.from(`x-access-token:${TOKEN}`).toString('base64');
const HEADER = `AUTHORIZATION: basic ${BASIC}`;
const KEY = 'http.https://example.org/.extraheader';

let folder: string;
let workspace: string;
let tempDir: string;
const records: string[] = [];

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'greengate-creds-')));
  workspace = join(folder, 'work');
  tempDir = join(folder, 'temp');
  records.length = 0;
  await mkdir(join(tempDir, 'scratch'), { recursive: true });
  await repository(workspace);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function repository(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  await git(directory, ['init', '--quiet', '--initial-branch=main', '.']);
  await git(directory, ['commit', '--quiet', '--allow-empty', '-m', 'Begin']);
}

const hide = () =>
  hideCredentials({
    workspace,
    gitDir: join(workspace, '.git'),
    tempDir,
    scratch: join(tempDir, 'scratch'),
    onRecord: (path) => records.push(path),
  });

/** Everything that a command in the workspace could read there, and what is left in the runner's folder under its name. */
async function readable(): Promise<string> {
  const below = async (top: string): Promise<string[]> => {
    const entries = await readdir(top, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    return Promise.all(files.map(async (file) => `${file}: ${await readFile(file, 'latin1')}`));
  };
  return [...(await below(workspace)), ...(await readdir(tempDir))].join('\n');
}

/** All configuration of a folder, byte for byte, with its rights. */
async function configs(paths: readonly string[]): Promise<unknown[]> {
  return Promise.all(paths.map(async (path) => [path, await readFile(path, 'utf8'), (await stat(path)).mode]));
}

const KINDS: Readonly<Record<string, () => Promise<string[]>>> = {
  'a header in .git/config': async () => {
    await git(workspace, ['config', '--local', KEY, HEADER]);
    return [join(workspace, '.git/config')];
  },
  'a file that .git/config includes': async () => {
    const file = join(tempDir, 'git-credentials-0c1b.config');
    await git(workspace, ['config', '--file', file, KEY, HEADER]);
    await git(workspace, ['config', '--local', `includeIf.gitdir:${workspace}/.git.path`, file]);
    // The same for steps that run in a container.
    const inside = '/github/runner_temp/git-credentials-0c1b.config';
    await git(workspace, ['config', '--local', 'includeIf.gitdir:/github/workspace/.git.path', inside]);
    return [join(workspace, '.git/config'), file];
  },
  'the configuration of a submodule': async () => {
    const origin = join(folder, 'lib');
    await repository(origin);
    await git(workspace, ['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', origin, 'deps/lib']);
    await git(join(workspace, 'deps/lib'), ['config', '--local', KEY, HEADER]);
    return [join(workspace, '.git/modules/deps/lib/config')];
  },
  'a second checkout in the workspace': async () => {
    await repository(join(workspace, 'tools/other'));
    await git(join(workspace, 'tools/other'), ['config', '--local', KEY, HEADER]);
    return [join(workspace, 'tools/other/.git/config')];
  },
  'the configuration of a worktree': async () => {
    await git(workspace, ['config', 'extensions.worktreeConfig', 'true']);
    await git(workspace, ['config', '--worktree', KEY, HEADER]);
    return [join(workspace, '.git/config.worktree')];
  },
  'the address of the remote': async () => {
    await git(workspace, ['remote', 'add', 'origin', `https://x-access-token:${TOKEN}@example.org/a/b`]);
    return [join(workspace, '.git/config')];
  },
};

describe.each(Object.entries(KINDS))('%s', (_kind, plant) => {
  test('is out of sight, and there again afterwards as it was', async () => {
    const paths = await plant();
    await chmod(paths[0] ?? '', 0o640);
    const before = await configs(paths);
    const listed = await git(workspace, ['config', '--list', '--includes']);

    const hidden = await hide();
    expect(hidden.secrets).toContain(TOKEN);
    expect(records).toEqual([hidden.record]);
    const seen = await readable();
    for (const secret of [TOKEN, BASIC, 'git-credentials-']) expect(seen).not.toContain(secret);
    expect(await git(workspace, ['config', '--get', 'core.bare'])).toBe('false');

    expect(await putBackCredentials(records[0] ?? '')).toEqual([]);
    expect(await configs(paths)).toEqual(before);
    expect(await git(workspace, ['config', '--list', '--includes'])).toBe(listed);
    expect(await readdir(tempDir)).not.toContain('greengate-credentials.json');
  });
});

describe('putting back', () => {
  const plant = async () => (await KINDS['a header in .git/config']?.())?.[0] ?? '';

  test('keeps what was set meanwhile', async () => {
    await plant();
    const hidden = await hide();
    await git(workspace, ['config', '--local', 'user.name', 'Later']);
    expect(await putBackCredentials(hidden.record ?? '')).toEqual([]);
    expect(await git(workspace, ['config', '--get', 'user.name'])).toBe('Later');
    expect(await git(workspace, ['config', '--get', KEY])).toBe(HEADER);
  });

  test('twice is the same as once', async () => {
    const path = await plant();
    const before = await readFile(path, 'utf8');
    const hidden = await hide();
    const record = await readFile(hidden.record ?? '', 'utf8');
    await putBackCredentials(hidden.record ?? '');
    await writeFile(hidden.record ?? '', record);
    expect(await putBackCredentials(hidden.record ?? '')).toEqual([]);
    expect(await readFile(path, 'utf8')).toBe(before);
    expect(await putBackCredentials(hidden.record ?? '')).toEqual([]);
  });

  test('says so when a file is no longer there', async () => {
    const path = await plant();
    const hidden = await hide();
    await rm(path);
    expect(await putBackCredentials(hidden.record ?? '')).toEqual([
      expect.stringMatching(/config did not get .* no longer there/),
    ]);
  });

  test('leaves alone what had nothing to hide', async () => {
    expect(await hide()).toEqual({ places: [], secrets: [], record: undefined });
    expect(records).toEqual([]);
  });
});
