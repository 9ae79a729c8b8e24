import { mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as core from '@actions/core';
import { readConfig } from '../../src/config.js';
import { parseKeyValues } from '../../src/demo/runner-files.js';
import { commit } from '../../src/git/commit.js';
import { isBranchName } from '../../src/git/names.js';
import { listFiles, readFile } from '../../src/git/read.js';
import { snapshot } from '../../src/git/snapshot.js';
import { decide } from '../../src/permissions/decide.js';
import { buildPrompt } from '../../src/prompt/build-prompt.js';
import { mixedWords } from '../../src/prompt/untrusted-text.js';
import { readBaseRef } from '../../src/run/base-ref.js';
import { wallProblem } from '../../src/tools/workspace.js';
import { findRequest } from '../../src/triggers/index.js';
import { BOT, Scene } from '../git/scene.js';
import { policyWith } from '../permissions/policy-for-test.js';

/** What a text that is no text to be read is used for; says what went wrong. */
export type TextDeed = (input: string) => string[] | Promise<string[]>;

/** By the ids of the corpus: branches, paths, labels, senders, and files that would like to be believed. */
export function textDeeds(scratch: string): Readonly<Record<string, TextDeed>> {
  const refusedBranch: TextDeed = (name) => (isBranchName(name) ? ['it is taken for a branch'] : []);
  const goodBranch: TextDeed = (name) => (isBranchName(name) ? [] : ['it is refused']);
  const walled: TextDeed = (path) => walledOff(scratch, path);
  return {
    ...Object.fromEntries(['01', '02', '03', '04', '06', '10'].map((at) => [`branch-${at}`, refusedBranch])),
    'branch-12': goodBranch,
    'branch-13': goodBranch,
    'unicode-10': (text) => (mixedWords(text).length > 0 ? [] : ['nobody is told of the mixed alphabets']),
    'filename-02': committed,
    'filename-03': committed,
    'filename-06': walled,
    'filename-07': walled,
    'filename-08': walled,
    'filename-09': (path) => {
      const write = { tool: 'Write', effect: 'write', subject: `/repo/${path}` } as const;
      return decide(write, policyWith()).behaviour === 'allow' ? ['it may be written'] : [];
    },
    'filename-10': linked(scratch),
    'filename-11': listed,
    'label-01': (label) => asked({ label }),
    'label-02': (label) => asked({ label }),
    'actor-01': (login) => asked({ label: LABEL, sender: { login, id: 1, type: 'Bot' } }),
    'actor-02': (login) => asked({ label: LABEL, sender: { login, id: 1, type: 'Bot' } }),
    'actor-03': (login) => asked({ label: LABEL, sender: { login, id: 1, type: 'Bot' } }),
    'git-config-01': committedBy,
    'output-file-01': (value) => setOutput(scratch, value),
    'toctou-03': (body) => fencedComment(body),
    'context-file-01': () => believed({ 'CLAUDE.md': 'head', 'AGENTS.md': 'head' }),
    'context-file-02': () => believed({ 'sub/dir/CLAUDE.md': 'head' }),
    'context-file-03': () =>
      believed({ '.claude/settings.json': '{"hooks":{"Stop":[]},"permissions":{"allow":["Bash"]}}' }),
  };
}

async function walledOff(scratch: string, path: string): Promise<string[]> {
  const workspace = realpathSync(mkdtempSync(join(scratch, 'wall-')));
  return (await wallProblem(workspace, path)) === undefined ? ['the wall lets it through'] : [];
}

function linked(scratch: string): TextDeed {
  return async (input) => {
    const [name = '', target = ''] = input.split(' -> ');
    const workspace = realpathSync(mkdtempSync(join(scratch, 'wall-')));
    symlinkSync(target, join(workspace, name));
    return (await wallProblem(workspace, name)) === undefined ? ['the link leads out'] : [];
  };
}

/** A file of that name is committed like any other. */
async function committed(name: string): Promise<string[]> {
  return inScene(async (scene) => {
    const repo = await scene.open();
    const before = await snapshot(repo);
    scene.write({ [name]: 'x\n' });
    const after = await snapshot(repo);
    const made = await commit(repo, { parent: repo.head.sha, before, after, message: 'x', author: BOT });
    return made?.changed.map(({ path }) => path).join() === name ? [] : ['it is not in the commit'];
  });
}

async function committedBy(email: string): Promise<string[]> {
  return inScene(async (scene) => {
    const repo = await scene.open();
    const before = await snapshot(repo);
    scene.write({ 'a.txt': 'two\n' });
    const after = await snapshot(repo);
    const made = await commit(repo, {
      parent: repo.head.sha,
      before,
      after,
      message: 'x',
      author: { name: 'x', email },
    });
    return made === undefined ? ['there is no commit'] : [];
  });
}

function listed(path: string): string[] {
  const files = [{ path, added: 1, removed: 0 }];
  const { opening } = buildPrompt({ ...PROMPT, thread: { ...THREAD, kind: 'pull_request', files } });
  return opening.includes(`\n${JSON.stringify(path)} +1 -0\n</untrusted-`) ? [] : ['it is not quoted in a block'];
}

function fencedComment(body: string): string[] {
  const comments = [{ author: 'stranger', createdAt: '2030-01-01T00:00:00Z', body }];
  const { opening } = buildPrompt({ ...PROMPT, thread: { ...THREAD, comments } });
  return opening.includes(`kind="comment by stranger at 2030-01-01T00:00:00Z">\n${body}\n</untrusted-`)
    ? []
    : ['it is no data'];
}

const THREAD = { kind: 'issue', number: 1, title: 't', body: 'b', author: 'a', comments: [], dropped: 0 } as const;
const PROMPT = {
  request: { prompt: 'p', thread: THREAD },
  instructionFiles: [],
  testCommand: '',
  nonce: 'n0nce',
} as const;

const LABEL = 'agent:run';

/** A label that is put on an issue: does it ask? The bot `admin` may. */
function asked({
  label,
  sender = { login: 'dev', id: 1, type: 'User' },
}: {
  label: string;
  sender?: { login: string; id: number; type: string };
}): string[] {
  const settings = {
    triggerPhrase: '/x',
    label: LABEL,
    assignee: '',
    prompt: '',
    allowedBots: ['admin'],
    branchPrefix: 'g/',
    runId: '1',
  };
  const issue = { number: 1, title: 't', body: 'b', isPullRequest: false, updatedAt: '2030-01-01T00:00:00Z' };
  const repo = { owner: 'o', name: 'r' };
  const found = findRequest({ name: 'issues', action: 'labeled', repo, sender, issue, label }, settings);
  return 'ignored' in found ? [] : ['it starts a run'];
}

function setOutput(scratch: string, value: string): string[] {
  const file = join(mkdtempSync(join(scratch, 'output-')), 'output');
  writeFileSync(file, '');
  process.env['GITHUB_OUTPUT'] = file;
  core.setOutput('summary', value);
  delete process.env['GITHUB_OUTPUT'];
  const read = parseKeyValues(readFileSync(file, 'utf8'));
  return JSON.stringify(read) === JSON.stringify({ summary: value })
    ? []
    : [`the runner reads ${JSON.stringify(read)}`];
}

/** What is on the head alone is not believed: instructions, rules and hooks come from the base. */
async function believed(head: Readonly<Record<string, string>>): Promise<string[]> {
  return inScene(async (scene) => {
    const repo = await scene.open();
    const base = repo.head.sha;
    scene.write(head);
    const tree = {
      files: await listFiles(repo, base),
      read: async (path: string) => (await readFile(repo, base, path))?.toString('utf8'),
    };
    const read = await readBaseRef(
      tree,
      readConfig((name) => (name === 'claude-settings' ? 'true' : undefined)),
    );
    const rules = Object.values(read.rules).flat();
    return read.instructionFiles.length + rules.length === 0 ? [] : [`believed: ${JSON.stringify(read)}`];
  });
}

async function inScene(use: (scene: Scene) => Promise<string[]>): Promise<string[]> {
  const scene = new Scene();
  try {
    return await use(scene);
  } finally {
    scene.remove();
  }
}
