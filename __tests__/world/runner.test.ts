import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { runAction, type ActionResult, type ActionRun } from '../../src/demo/action-runner.js';
import { parseKeyValues } from '../../src/demo/runner-files.js';
import { LineSplitter, parseCommand, RunnerLog } from '../../src/demo/runner-log.js';

describe('commands in the log, by the rules of the runner', () => {
  test.each([
    ['::error::broken', 'error', {}, 'broken'],
    ['::ERROR file=a.js,line=3::broken', 'error', { file: 'a.js', line: '3' }, 'broken'],
    ['  \u00a0\u3000::notice title=a%3Ab%2Cc::100%25%0Adone', 'notice', { title: 'a:b,c' }, '100%\ndone'],
    ['::set-output name=x::1', 'set-output', { name: 'x' }, '1'],
    ['::error::%250A', 'error', {}, '%0A'],
    ['##[error]broken', 'error', {}, 'broken'],
    ['some text ##[add-mask]secret', 'add-mask', {}, 'secret'],
    ['##[warning file=a.js;line=3]x%5D', 'warning', { file: 'a.js', line: '3' }, 'x]'],
    ['::nonsense ##[error]both', 'error', {}, 'both'],
    ['::group::A', 'group', {}, 'A'],
  ])('%j is obeyed', (line, name, properties, data) => {
    expect(parseCommand(line)).toEqual({ name, properties, data });
  });

  test.each([
    'text ::error::x',
    '::unknown::x',
    '::error',
    ': :error::x',
    '# #[error]x',
    '##[unknown]x',
    '##[error',
    '',
  ])('%j is text', (line) => {
    expect(parseCommand(line)).toBeUndefined();
  });

  test('stop-commands holds everything back until its token comes', () => {
    const log = new RunnerLog();
    for (const line of ['::stop-commands::T0k', '::error::no', '##[error]no', '::other::', '::t0k::', '::error::yes'])
      log.line(line);
    expect(log.result.annotations.map(({ message }) => message)).toEqual(['yes']);
    expect(log.result.log).toContain('::error::no');
  });

  test('masks hide a value from the line after them on, each line of it too', () => {
    const log = new RunnerLog();
    for (const line of [
      'before s3cret',
      '::add-mask::s3cret',
      '::add-mask::one%0Atwo22',
      'a s3cret b',
      'two22 and one',
      '::error::s3cret',
    ])
      log.line(line);
    expect(log.result.log).toEqual(['before s3cret', 'a *** b', '*** and ***', '##[error]***']);
    expect(log.result.annotations[0]?.message).toBe('***');
    expect(log.result.unmasked).toContain('a s3cret b');
  });

  test('lines end at \\n, \\r\\n and a single \\r, however the text is cut', () => {
    const text = 'a\nb\r\nc\rd\r\r\n\ne';
    for (let size = 1; size <= text.length; size += 1) {
      const lines: string[] = [];
      const splitter = new LineSplitter((line) => lines.push(line));
      for (let at = 0; at < text.length; at += size) splitter.write(text.slice(at, at + size));
      splitter.end();
      expect(lines).toEqual(['a', 'b', 'c', 'd', '', '', 'e']);
    }
  });
});

describe('command files', () => {
  test.each([
    ['a=1\nb=x=y\n', { a: '1', b: 'x=y' }],
    ['a=\n', { a: '' }],
    ['a<<EOF\none\n\ntwo\nEOF\nb=2\n', { a: 'one\n\ntwo', b: '2' }],
    ['a<<EOF\nEOF\n', { a: '' }],
    ['a<<E\nb=1\nE2\nE\n', { a: 'b=1\nE2' }],
    ['a=<<E\n', { a: '<<E' }],
    ['', {}],
  ])('%j', (text, values) => {
    expect(parseKeyValues(text)).toEqual(values);
  });

  test.each([
    ['a<<EOF\nnever', /Matching delimiter not found 'EOF'/],
    ['just text', /Invalid format/],
    ['=x', /Name must not be empty/],
    ['a<<', /delimiter must not be empty/],
  ])('%j fails the step', (text, words) => {
    expect(() => parseKeyValues(text)).toThrow(words);
  });
});

/** A killed process may stay in the table until its new parent notices. */
async function isRunning(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return /\) [^ZX]/.test(stat);
}

describe('an action in a process of its own', () => {
  let scratch: string;

  beforeEach(async () => {
    scratch = await realpath(await mkdtemp(join(tmpdir(), 'greengate-runner-')));
    await mkdir(join(scratch, 'workspace'));
  });

  afterEach(() => rm(scratch, { recursive: true, force: true }));

  async function run(main: string, more: Partial<ActionRun> = {}, post = ''): Promise<ActionResult> {
    await writeFile(join(scratch, 'action.yml'), ACTION);
    await writeFile(join(scratch, 'main.cjs'), `const fs = require('fs'); const e = process.env;\n${main}`);
    await writeFile(join(scratch, 'post.cjs'), `const fs = require('fs'); const e = process.env;\n${post}`);
    return runAction({
      actionDirectory: scratch,
      event: {
        name: 'push',
        payload: { a: 1 },
        repository: 'acme/shop',
        actor: 'dana',
        ref: 'refs/heads/main',
        sha: 'f00',
      },
      inputs: { 'test command': 'npm test' },
      workspace: join(scratch, 'workspace'),
      runnerTemp: join(scratch, 'temp'),
      serverUrl: 'http://127.0.0.1:1',
      apiUrl: 'http://127.0.0.1:1/api/v3',
      token: 'ghs_secret',
      ...more,
    });
  }

  test('gets inputs, event and environment; gives outputs, state, summary, annotations; post gets the state', async () => {
    const result = await run(
      `console.log(JSON.stringify({ input: e['INPUT_TEST_COMMAND'], token: e.INPUT_TOKEN === 'ghs_secret', turns: e['INPUT_MAX-TURNS'],
         event: JSON.parse(fs.readFileSync(e.GITHUB_EVENT_PATH, 'utf8')), ref: e.GITHUB_REF_NAME, cwd: process.cwd() === e.GITHUB_WORKSPACE }));
       console.error('::warning title=T::careful');
       console.log('the token is ' + e.INPUT_TOKEN);
       fs.appendFileSync(e.GITHUB_OUTPUT, 'outcome=success\\nsummary<<X\\na\\nb\\nX\\n');
       fs.appendFileSync(e.GITHUB_STATE, 'comment=7\\n');
       fs.appendFileSync(e.GITHUB_STEP_SUMMARY, '# Done\\n');
       process.exitCode = 3;`,
      {},
      `console.log('post of comment ' + e.STATE_comment + ' with ' + e['INPUT_MAX-TURNS']);`,
    );
    expect(JSON.parse(result.log.find((line) => line.startsWith('{')) ?? '')).toEqual({
      input: 'npm test',
      token: true,
      turns: '40',
      event: { a: 1 },
      ref: 'main',
      cwd: true,
    });
    expect(result).toMatchObject({
      exitCode: 3,
      conclusion: 'failure',
      outputs: { outcome: 'success', summary: 'a\nb' },
      state: { comment: '7' },
      summary: '# Done\n',
      annotations: [{ level: 'warning', message: 'careful', properties: { title: 'T' } }],
    });
    expect(result.log).toContain('the token is ***');
    expect(result.post).toMatchObject({ exitCode: 0, log: ['post of comment 7 with 40'] });
  });

  test('an action that cleans up on SIGINT ends by itself, and post runs', async () => {
    const cancel = new AbortController();
    const result = await run(
      `process.on('SIGINT', () => { console.log('bye'); process.exit(1); }); console.log('ready'); setInterval(() => {}, 1000);`,
      { cancel: cancel.signal, onLine: (line) => line === 'ready' && cancel.abort() },
      `console.log('post');`,
    );
    expect(result).toMatchObject({
      conclusion: 'cancelled',
      exitCode: 1,
      log: ['ready', 'bye'],
      post: { log: ['post'] },
    });
  });

  test('one that ignores both signals is killed with its children', async () => {
    const cancel = new AbortController();
    const result = await run(
      `const { spawn } = require('child_process');
       for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => console.log(signal));
       const child = spawn('sleep', ['600'], { detached: true, stdio: 'inherit' });
       console.log('child ' + child.pid); setInterval(() => {}, 1000);`,
      {
        cancel: cancel.signal,
        cancelDelays: { terminateAfterMs: 150, killAfterMs: 150 },
        onLine: (line) => line.startsWith('child') && cancel.abort(),
      },
    );
    expect(result).toMatchObject({ conclusion: 'cancelled', exitCode: null, signal: 'SIGKILL' });
    expect(result.log.slice(1)).toEqual(['SIGINT', 'SIGTERM']);
    const pid = Number(result.log[0]?.slice('child '.length));
    expect(await isRunning(pid)).toBe(false);
    expect(result.post?.exitCode).toBe(0);
  });
});

const ACTION = `
inputs:
  token: { default: '\${{ github.token }}' }
  max-turns: { default: 40 }
  test command: { required: false }
runs: { using: node24, main: main.cjs, post: post.cjs }
`;
