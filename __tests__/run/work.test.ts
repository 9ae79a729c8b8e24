import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { readConfig } from '../../src/config.js';
import { EMPTY_CONFIG_FILE } from '../../src/config-file.js';
import type { MessagesRequest, ScriptedCall, Turn } from '../../src/demo/model-script.js';
import { startModelServer, type ModelServer } from '../../src/demo/model-server.js';
import { openRepository } from '../../src/git/open.js';
import { reliableModel } from '../../src/models/reliable.js';
import { createLog } from '../../src/report/log.js';
import type { Progress } from '../../src/report/run-report.js';
import { openTranscript } from '../../src/report/transcript.js';
import { deadlinesFrom } from '../../src/run/deadlines.js';
import { work, type Work } from '../../src/run/work.js';
import { createPlainSandbox } from '../../src/sandbox/plain.js';
import { notIsolated } from '../sandbox/not-isolated.js';

const folders: string[] = [];
let server: ModelServer | undefined;
afterEach(async () => {
  await server?.close();
  folders.splice(0).forEach((path) => rmSync(path, { recursive: true, force: true }));
});

const call = (tool: string, input: ScriptedCall['input'] = {}): ScriptedCall => ({ tool, input });
const edit = (old_string: string, new_string: string) => call('Edit', { file_path: 'code', old_string, new_string });
const RUN_TESTS = call('RunTests');
const DONE: Turn = { text: 'Done.' };

interface Worked extends Work {
  readonly testRuns: number;
  readonly progress: readonly Progress[];
  readonly log: string;
  readonly requests: readonly MessagesRequest[];
}

/** The whole work on a repository whose test passes when the file `code` says good. */
async function workOn(
  turns: readonly Turn[] | ((request: MessagesRequest, turn: number) => Turn | undefined),
  testCommand?: 'none',
): Promise<Worked> {
  const outer = realpathSync(mkdtempSync(join(tmpdir(), 'greengate-work-')));
  folders.push(outer);
  const [workspace, scratch, counter] = ['repo', 'scratch', 'runs'].map((name) => join(outer, name)) as [
    string,
    string,
    string,
  ];
  execFileSync('mkdir', [workspace, scratch]);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: workspace });
  git('init', '-q', '-b', 'main');
  writeFileSync(join(workspace, 'code'), 'bad\n');
  writeFileSync(join(workspace, 'numbers'), Array.from({ length: 20_000 }, (_, at) => `${at + 1}\n`).join(''));
  writeFileSync(
    join(workspace, 'test.sh'),
    `echo run >> ${counter}\ngrep -q good code || { echo "not ok 1 - code is good"; exit 1; }\n`,
  );
  git('add', '.');
  git('-c', 'user.name=t', '-c', 'user.email=t@example.org', 'commit', '-qm', 'Start');

  server = await startModelServer({ script: turns });
  const { url } = server;
  const config = readConfig(
    (name) => ({ 'base-url': url, 'anthropic-api-key': 'k', 'timeout-minutes': '60' })[name as string],
  );
  const sandbox = createPlainSandbox({ environment: { PATH: process.env['PATH'] } });
  const cancel = new AbortController().signal;
  const lines: string[] = [];
  const redact = (text: string) => text;
  const progress: Progress[] = [];
  const done = await work({
    config,
    base: {
      files: [],
      configFile: EMPTY_CONFIG_FILE,
      instructionFiles: [],
      tests: { command: testCommand ?? 'sh test.sh', why: 'test', others: [] },
      rules: { allow: [], ask: [], deny: [] },
      warnings: [],
    },
    baseCommit: '',
    repository: await openRepository({ workspace, scratch, sandbox, signal: cancel }),
    request: { prompt: 'Make it good.' },
    branch: 'greengate/task',
    isolation: notIsolated(sandbox),
    home: undefined,
    model: reliableModel(config),
    deadlines: deadlinesFrom(Date.now(), config.timeoutMs),
    cancel,
    redact,
    log: createLog((line) => lines.push(line), redact),
    transcript: openTranscript(join(scratch, 'transcript.jsonl'), redact),
    onStart: () => {},
    learnSecrets: () => {},
    onProgress: (one) => progress.push(one),
  });
  const testRuns = existsSync(counter) ? readFileSync(counter, 'utf8').trim().split('\n').length : 0;
  const requests = server.requests.map(({ body }) => body);
  return { ...done, testRuns, progress, log: lines.join('\n'), requests };
}

/** What the last message of a conversation answers. */
function answerIn(request: MessagesRequest): string {
  const messages = request.messages as { content: { content?: string }[] }[];
  return messages.at(-1)?.content[0]?.content ?? '';
}

test('RunTests is the gate: the tests run once for each state of the files, and the last verdict counts', async () => {
  const done = await workOn([{ calls: [RUN_TESTS] }, { calls: [edit('bad', 'good')] }, { calls: [RUN_TESTS] }, DONE]);
  expect(done.conclusion).toEqual({ outcome: 'success', reason: '', tests: 'passed' });
  expect(done.testRuns).toBe(2);
  expect(done.session.attempts.map(({ run }) => run.verdict)).toEqual(['failed', 'passed']);
  expect(answerIn(done.requests[1] ?? {})).toMatch(/^Tests failed[^]*not ok 1 - code is good/);
  expect(answerIn(done.requests[3] ?? {})).toMatch(/^Tests passed/);
});

test('red RunTests use up no attempt of the gate', async () => {
  const rounds = ['one', 'two', 'three', 'four'].flatMap((word, at, all): Turn[] => [
    { calls: [edit(at === 0 ? 'bad' : (all[at - 1] ?? ''), word)] },
    { calls: [RUN_TESTS] },
  ]);
  const done = await workOn([...rounds, { calls: [edit('four', 'good')] }, DONE]);
  expect([done.conclusion.outcome, done.testRuns]).toEqual(['success', 5]);
});

test('nothing changed, nothing stated and red tests: the model is sent back once, then it is not done', async () => {
  const red = { text: 'They are red.' };
  const done = await workOn([{ calls: [RUN_TESTS] }, red, red]);
  expect(done.conclusion).toMatchObject({ outcome: 'not_done', tests: 'failed' });
  expect([done.testRuns, done.session.turns]).toEqual([1, 3]);
});

test('a green state that is left and come back to is still green', async () => {
  const done = await workOn([
    { calls: [edit('bad', 'good')] },
    { calls: [RUN_TESTS] },
    { calls: [edit('good', 'worse')] },
    { calls: [RUN_TESTS] },
    { calls: [edit('worse', 'good')] },
    DONE,
  ]);
  expect(done.conclusion).toMatchObject({ outcome: 'success', tests: 'passed' });
  expect(done.testRuns).toBe(2);
  expect(done.candidate).toBe(done.session.attempts[0]?.tree);
});

test('without tests RunTests is not offered', async () => {
  const done = await workOn([DONE], 'none');
  const names = (done.requests[0]?.tools as { name: string }[]).map(({ name }) => name);
  expect(names).toEqual(['Bash', 'Read', 'Write', 'Edit', 'Glob', 'Grep', 'UpdatePlan']);
});

test('UpdatePlan is shown while the run goes, and in the log', async () => {
  const plan = (done: boolean) => call('UpdatePlan', { items: [{ text: 'Mend the code', done }] });
  const done = await workOn([{ calls: [plan(false)] }, { calls: [edit('bad', 'good'), plan(true)] }, DONE]);
  expect(done.progress[0]).not.toHaveProperty('plan');
  expect(done.progress.at(-1)?.plan).toEqual([{ text: 'Mend the code', done: true }]);
  expect(done.log).toMatch(/^\[ \] Mend the code$[^]*^\[x\] Mend the code$/m);
});

test('L12: a model that goes round in circles is told so, and then the run ends: no_progress, with its work', async () => {
  const same: Turn = { calls: [call('Read', { file_path: 'code' })] };
  const done = await workOn([{ calls: [edit('bad', 'half')] }, same, same, same, same, { text: 'I am stuck.' }]);
  expect(done.conclusion).toMatchObject({ outcome: 'no_progress', reason: expect.stringContaining('same call') });
  expect(done.session).toMatchObject({ turns: 6, answer: 'I am stuck.' });
  expect(done.files.map(({ path }) => path)).toEqual(['code']);
  expect(done.requests[5]?.['tool_choice']).toEqual({ type: 'none' });
});

test('O1: what does not fit into the conversation can be read from its file', async () => {
  let path = '';
  const done = await workOn((request, turn) => {
    if (turn === 0) return { calls: [call('Bash', { command: 'cat numbers' })] };
    if (turn === 1) path = / in (\/\S+\.txt);/.exec(answerIn(request))?.[1] ?? '';
    const read = { calls: [call('Read', { file_path: path, offset: 15_000, limit: 1 })] };
    return turn === 1 ? read : { text: 'I could not.\nStatus: could not' };
  });
  expect(answerIn(done.requests[2] ?? {})).toMatch(/^ *15000\t15000\n/);
  expect(done.conclusion.outcome).toBe('not_done');
});

test('S11b: without isolation the log says so once, and a program that could write anywhere does not run', async () => {
  const command = "python3 -c \"open('../beside', 'w').write('x')\"";
  const { log, session } = await workOn([{ calls: [call('Bash', { command }), edit('bad', 'good')] }, DONE]);
  expect(session.denials).toMatchObject([{ tool: 'Bash', layer: 'default' }]);
  expect(log.match(/Commands (are not|run) isolated/g)).toEqual(['Commands are not isolated']);
});
