import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { growingRedactor } from '../../src/redact.js';
import { secretsIn, withSecretFiles } from '../../src/run/secret-files.js';
import { createRead } from '../../src/tools/read.js';
import { ablation } from '../ablations/ablation.js';

describe('secretsIn', () => {
  test.each<[string, string[]]>([
    ['API_KEY=abcdef-12345', ['abcdef-12345']],
    ['export DB_PASSWORD="p4ss word" # no\nAUTH_TOKEN=\'tok-123456\'', ['tok-123456']],
    ['//registry.example/:_authToken=npm-like-123', ['npm-like-123']],
    ['client_secret: s3cr3t-value\n"private_key": "k3y-of-json",', ['s3cr3t-value', 'k3y-of-json']],
    ['DATABASE_URL=postgres://user:pa55word!@db/app', ['pa55word!']],
    ['PORT=30000000\nAPP_URL=http://localhost:3000\nNODE_ENV=production1', []],
    ['API_KEY=short1\nSECRET=your-secret\nTOKEN=${OTHER_TOKEN}\nKEY=<your key 1>\nPASSWORD=12345678', []],
  ])('%j', (text, expected) => expect(secretsIn(text)).toEqual(expected));
});

describe('files with secrets', () => {
  const FILES: Readonly<Record<string, string>> = {
    '.env': 'API_KEY=left-by-a-step-1\n',
    'packages/api/.env.local': 'API_KEY=left-in-a-package-2\n',
    'a/b/c/d/.env': 'API_KEY=left-far-below-3\n',
    '.env.example': 'API_KEY=part-of-the-repository-4\n',
    'node_modules/x/.env': 'API_KEY=of-some-package-5\n',
  };
  let workspace = '';

  beforeAll(async () => {
    workspace = await mkdtemp(join(tmpdir(), 'secret-files-'));
    for (const [path, text] of Object.entries(FILES)) await put(path, text);
  });
  afterAll(() => rm(workspace, { recursive: true }));

  async function put(path: string, text: string, at = new Date(0)): Promise<void> {
    await mkdir(dirname(join(workspace, path)), { recursive: true });
    await writeFile(join(workspace, path), text);
    await utimes(join(workspace, path), at, at);
  }

  /** What a reader of the result is shown of a file. */
  async function shown(path: string, guarded: boolean): Promise<string> {
    const { redact, learn } = growingRedactor([]);
    const parts = { workspace, tracked: ['.env.example'], learnSecrets: learn };
    const [read] = guarded ? withSecretFiles([createRead()], parts) : [createRead()];
    const context = { workspace, signal: new AbortController().signal };
    const output = await read?.run({ file_path: path }, context);
    return redact(output?.content ?? '');
  }

  test.each(['.env', 'packages/api/.env.local', 'a/b/c/d/.env'])('what is secret in %s leaves by no result', (path) =>
    ablation(`secret files (${path})`, 'what a step left in the workspace is not told', {
      on: async () => (await shown(path, true)).includes('API_KEY=***'),
      off: async () => (await shown(path, false)).includes('API_KEY=***'),
    }),
  );

  test('what the repository holds, and what the work itself wrote, is no secret', async () => {
    expect(await shown('.env.example', true)).toContain('part-of-the-repository-4');
    await put('.env.test', 'API_KEY=written-by-the-model-6\n', new Date(Date.now() + 60_000));
    expect(await shown('.env.test', true)).toContain('written-by-the-model-6');
  });

  test('once a call was made, they are known wherever they stand', async () => {
    const learnt: string[] = [];
    const learnSecrets = (values: readonly string[]): void => void learnt.push(...values);
    const [read] = withSecretFiles([createRead()], { workspace, tracked: ['.env.example'], learnSecrets });
    const context = { workspace, signal: new AbortController().signal };
    for (const file_path of ['nothing.ts', 'a/b/c/d/.env', '.env']) await read?.run({ file_path }, context);
    expect(learnt.sort()).toEqual(['left-by-a-step-1', 'left-far-below-3', 'left-in-a-package-2']);
  });
});
