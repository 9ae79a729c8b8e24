import { afterEach, describe, expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { checkout } from '../../src/git/checkout.js';
import { commit, type Commit } from '../../src/git/commit.js';
import { fetch } from '../../src/git/fetch.js';
import { push } from '../../src/git/push.js';
import { rebase } from '../../src/git/rebase.js';
import type { Repository } from '../../src/git/repository.js';
import { snapshot } from '../../src/git/snapshot.js';
import type { Remote } from '../../src/git/types.js';
import { BOT, Scene } from './scene.js';

let scene: Scene;
afterEach(() => scene.remove());

const TOKEN = 'ghs_0123456789abcdef';

/** Commits one edited file on top of `parent`. */
async function commitFile(
  repo: Repository,
  path: string,
  content: string,
  { folder = scene.work, parent = repo.head.sha } = {},
): Promise<Commit> {
  const before = await snapshot(repo);
  scene.write({ [path]: content }, folder);
  const after = await snapshot(repo);
  const made = await commit(repo, { parent, before, after, message: 'Fix it', author: BOT });
  if (made === undefined) throw new Error('nothing to commit');
  return made;
}

/** A colleague's commit on a branch of the remote. */
function pushFromElsewhere(origin: string, branch: string, files: Record<string, string>): string {
  const clone = join(scene.root, `clone-${Math.random()}`);
  scene.git('clone', '-q', '-b', branch, origin, clone);
  scene.write(files, clone);
  scene.gitIn(clone, 'add', '-A');
  scene.gitIn(clone, 'commit', '-q', '-m', 'colleague');
  scene.gitIn(clone, 'push', '-q', 'origin', branch);
  return scene.gitIn(clone, 'rev-parse', 'HEAD');
}

describe('with a remote', () => {
  test('fetches full refs and says where they point', async () => {
    scene = new Scene();
    const origin = scene.origin();
    const sha = pushFromElsewhere(origin, 'main', { 'b.txt': 'x\n' });
    scene.gitIn(origin, 'update-ref', 'refs/pull/12/head', sha);
    const repo = await scene.open();
    const found = await fetch(repo, { url: origin, token: '' }, ['refs/heads/main', 'refs/pull/12/head']);
    expect([...found]).toEqual([
      ['refs/heads/main', sha],
      ['refs/pull/12/head', sha],
    ]);
    await checkout(repo, sha);
    expect(readFileSync(join(scene.work, 'b.txt'), 'utf8')).toBe('x\n');
  });

  test.each([
    ['refs/heads/none', /has no branch "none"/],
    ['refs/pull/99/head', /has no ref "refs\/pull\/99\/head"/],
  ])('%s that is missing is a clear error', async (ref, message) => {
    scene = new Scene();
    const remote = { url: scene.origin(), token: '' };
    await expect(fetch(await scene.open(), remote, [ref])).rejects.toThrow(message);
  });

  test('pushes a commit to an existing and to a new branch', async () => {
    scene = new Scene();
    const remote = { url: scene.origin(), token: '' };
    const repo = await scene.open();
    const { sha } = await commitFile(repo, 'a.txt', 'two\n');
    expect(await push(repo, remote, sha, 'main', repo.head.sha)).toEqual({ kind: 'pushed' });
    expect(await push(repo, remote, sha, 'new/branch', 'nothing')).toEqual({ kind: 'pushed' });
    const child = await commitFile(repo, 'a.txt', 'three\n', { parent: sha });
    expect(await push(repo, remote, child.sha, 'new/branch', 'nothing')).toEqual({ kind: 'moved' });
    expect(scene.gitIn(remote.url, 'rev-parse', 'main', 'new/branch')).toBe(`${sha}\n${sha}`);
  });

  test('a branch that was deleted meanwhile is not made again', async () => {
    scene = new Scene();
    const remote = { url: scene.origin(), token: '' };
    const repo = await scene.open();
    scene.gitIn(remote.url, 'branch', 'topic', 'main');
    const { sha } = await commitFile(repo, 'a.txt', 'two\n');
    scene.gitIn(remote.url, 'branch', '-D', 'topic');
    expect(await push(repo, remote, sha, 'topic', repo.head.sha)).toEqual({ kind: 'moved' });
    expect(scene.gitIn(remote.url, 'branch', '--list', 'topic')).toBe('');
  });

  test('a branch that moved: fetch, rebase, push', async () => {
    scene = new Scene();
    const remote = { url: scene.origin(), token: '' };
    const repo = await scene.open();
    const mine = await commitFile(repo, 'a.txt', 'two\n');
    const theirs = pushFromElsewhere(remote.url, 'main', { 'b.txt': 'x\n' });
    expect(await push(repo, remote, mine.sha, 'main', repo.head.sha)).toEqual({ kind: 'moved' });

    const newBase = (await fetch(repo, remote, ['refs/heads/main'])).get('refs/heads/main') ?? '';
    expect(newBase).toBe(theirs);
    const merged = await rebase(repo, { commit: mine.sha, oldBase: repo.head.sha, newBase });
    if (merged.kind !== 'clean') throw new Error('expected a clean merge');
    const request = { before: newBase, after: merged.tree, message: 'Fix it', author: BOT };
    const again = await commit(repo, { parent: newBase, ...request });
    expect(await push(repo, remote, again?.sha ?? '', 'main', newBase)).toEqual({ kind: 'pushed' });
    expect(scene.gitIn(remote.url, 'ls-tree', '--name-only', 'main')).toBe('a.txt\nb.txt');
    expect(scene.gitIn(remote.url, 'rev-parse', 'main~')).toBe(theirs);
  });

  test('a shallow checkout of a merge ref: the commit reaches the head branch', async () => {
    scene = new Scene({ 'a.txt': 'one\n' });
    scene.git('checkout', '-q', '-b', 'fix/login');
    scene.write({ 'a.txt': 'head\n' });
    scene.git('commit', '-q', '-a', '-m', 'head');
    scene.git('checkout', '-q', 'main');
    scene.git('commit', '-q', '--allow-empty', '-m', 'main');
    scene.git('checkout', '-q', '-b', 'merge');
    scene.git('merge', '-q', '--no-edit', 'fix/login');
    const origin = join(scene.root, 'origin.git');
    scene.git('clone', '-q', '--bare', '.', origin);
    scene.gitIn(origin, 'update-ref', 'refs/pull/12/merge', 'refs/heads/merge');
    const shallow = join(scene.root, 'shallow');
    scene.git('init', '-q', shallow);
    scene.gitIn(shallow, 'fetch', '-q', '--depth=1', `file://${origin}`, 'refs/pull/12/merge');
    scene.gitIn(shallow, 'checkout', '-q', '--detach', 'FETCH_HEAD');

    const repo = await scene.open(shallow);
    const remote = { url: `file://${origin}`, token: '' };
    const ref = 'refs/heads/fix/login';
    const head = (await fetch(repo, remote, [ref], { depth: 1 })).get(ref) ?? '';
    await checkout(repo, head, 'fix/login');
    const { sha } = await commitFile(repo, 'a.txt', 'fixed\n', { folder: shallow });
    expect(await push(repo, remote, sha, 'fix/login', head)).toEqual({ kind: 'pushed' });
    expect(scene.gitIn(origin, 'log', '--format=%s', 'fix/login')).toBe('Fix it\nhead\nstart');

    // And once more after a colleague's push, with nothing but tips known here.
    const theirs = pushFromElsewhere(origin, 'fix/login', { 'b.txt': 'x\n' });
    expect((await fetch(repo, remote, [ref], { depth: 1 })).get(ref)).toBe(theirs);
    const merged = await rebase(repo, { commit: sha, oldBase: head, newBase: theirs });
    expect(merged).toEqual({ kind: 'clean', tree: scene.gitIn(origin, 'rev-parse', 'fix/login^{tree}') });
  });

  test('a refusal by the server is its own sentence', async () => {
    scene = new Scene();
    const remote = { url: scene.origin(), token: '' };
    const hook = '#!/bin/sh\necho "error: GH006: Protected branch update failed for refs/heads/main." >&2\nexit 1\n';
    scene.write({ 'hooks/pre-receive': { run: hook } }, remote.url);
    const repo = await scene.open();
    const { sha } = await commitFile(repo, 'a.txt', 'two\n');
    expect(await push(repo, remote, sha, 'main', repo.head.sha)).toEqual({
      kind: 'refused',
      reason: 'GH006: Protected branch update failed for refs/heads/main. (pre-receive hook declined)',
    });
  });

  test('a missing repository and an option as address are clear errors', async () => {
    scene = new Scene();
    const repo = await scene.open();
    const open = (url: string): Promise<unknown> => fetch(repo, { url, token: '' }, ['refs/heads/main']);
    await expect(open(join(scene.root, 'none.git'))).rejects.toThrow(/was not found/);
    await expect(open('--upload-pack=touch x')).rejects.toThrow(/strange pathname/);
    await expect(open('ext::sh -c touch% x')).rejects.toThrow(/transport 'ext' not allowed/);
  });
});

describe('over HTTP', () => {
  /** A server that answers everything with one status; tells what it was sent. */
  async function answering(status: number, use: (remote: Remote, seen: string[]) => Promise<void>): Promise<void> {
    const seen: string[] = [];
    const server = createServer((request, response) => {
      seen.push(request.headers.authorization ?? '');
      response.writeHead(status).end('remote: no');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    try {
      await use({ url: `http://127.0.0.1:${port}/o/r.git`, token: TOKEN }, seen);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  }

  test('the token goes to the server and into no file', async () => {
    scene = new Scene();
    const repo = await scene.open();
    await answering(404, async (remote, seen) => {
      await expect(fetch(repo, remote, ['refs/heads/main'])).rejects.toThrow(/was not found.*`contents: read`/);
      const [scheme, credentials = ''] = (seen[0] ?? '').split(' ');
      expect(scheme).toBe('basic');
      expect(Buffer.from(credentials, 'base64').toString()).toBe(`x-access-token:${TOKEN}`);
      for (const file of readdirSync(repo.gitDir, { recursive: true, withFileTypes: true })) {
        if (!file.isFile()) continue;
        const text = readFileSync(join(file.parentPath, file.name), 'latin1');
        expect(text.includes(TOKEN) || text.includes(credentials)).toBe(false);
      }
    });
  });

  test.each([
    [401, /did not accept the token.*`contents: read`/],
    [403, /denied access.*`contents: read`/],
  ])('%d on fetch', async (status, message) => {
    scene = new Scene();
    const repo = await scene.open();
    await answering(status, (remote) => expect(fetch(repo, remote, ['refs/heads/main'])).rejects.toThrow(message));
  });

  test('403 on push names the permission', async () => {
    scene = new Scene();
    const repo = await scene.open();
    await answering(403, async (remote) => {
      const result = await push(repo, remote, repo.head.sha, 'main', repo.head.sha);
      expect(result).toMatchObject({ kind: 'refused', reason: expect.stringContaining('`contents: write`') });
    });
  });

  test('trouble on the way is tried again twice', async () => {
    scene = new Scene();
    const repo = await scene.open();
    await answering(503, async (remote, seen) => {
      await expect(push(repo, remote, repo.head.sha, 'main', repo.head.sha)).rejects.toThrow(/cannot be reached/);
      // The push, and the question whether it landed all the same.
      expect(seen).toHaveLength(6);
    });
  });

  test('the signal ends it', async () => {
    scene = new Scene();
    const repo = await scene.open();
    repo.signal = AbortSignal.abort();
    await expect(fetch(repo, { url: 'http://127.0.0.1:9/', token: '' }, ['refs/heads/main'])).rejects.toThrow(/abort/i);
  });
});
