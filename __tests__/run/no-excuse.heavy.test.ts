// Needs: the built dist/, git, make, node; minutes, for every case runs the action twice.
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ablation } from '../ablations/ablation.js';
import { patchedAction } from '../ablations/patched-action.js';
import { closeScenes, scene, schedule, write, type Result } from './scenes.js';
import { whenIsolated } from './when-isolated.js';

/** Ends that were green and are not: old failures that excuse nothing, and runs in which nothing was tested. */
interface Case {
  readonly files: Readonly<Record<string, string>>;
  readonly command: string;
  readonly prompt: string;
  readonly change: readonly [path: string, content: string];
}

let without: Awaited<ReturnType<typeof patchedAction>>;
let server: Server;
let port = 0;
beforeAll(async () => {
  without = await patchedAction({
    compareRuns: 'return { known: runs.run.failures, fresh: [], excused: runs.baseline.verdict === "failed" };',
    didNothing: 'return false;',
  });
  server = createServer((socket) => socket.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(async () => {
  await closeScenes();
  await without.remove();
  await new Promise((resolve) => server.close(resolve));
});

async function run({ files, command, prompt, change }: Case, actionDirectory?: string): Promise<Result> {
  const config = `tests:\n  command: ${command}\n`;
  const world = await scene([{ calls: [write(...change)] }, { text: 'Done.' }, { text: 'Done.' }, { text: 'Done.' }], {
    more: [{ message: 'Ground', files: { ...files, '.github/greengate.yml': config } }],
    ...(actionDirectory === undefined ? {} : { actionDirectory }),
  });
  return schedule(world, { inputs: { prompt, 'gate-attempts': '2' } });
}

async function isRedOnlyWithTheGuard(name: string, one: Case, outcome: string, words: RegExp): Promise<void> {
  const guarded = await run(one);
  expect(guarded).toMatchObject({ exitCode: 1, outputs: { outcome, 'pull-request': '' } });
  expect(guarded.outputs['summary']).toMatch(words);
  const open = await run(one, without.directory);
  await ablation(name, 'what judged nothing opens no gate', {
    on: () => guarded.outputs['outcome'] !== 'success',
    off: () => open.outputs['outcome'] !== 'success',
  });
}

const HELLO = ['hello.js', 'export const hello = "Hallo";\n'] as const;

describe('no excuse', () => {
  test('dependencies that are not installed are named, with what to write', () =>
    isRedOnlyWithTheGuard(
      'uninstalled dependencies',
      {
        files: {
          'hello.js': 'export const hello = "Hello";\n',
          'test/a.test.cjs': "require('left-pad-not-here');\nrequire('node:test')('a', () => {});\n",
        },
        command: 'node --test test/a.test.cjs',
        prompt: 'Say hello in German.',
        change: HELLO,
      },
      'gate_error',
      /left-pad-not-here.*setup-command/,
    ));

  test('prose that asks for a fix, and a change to a comment', () =>
    isRedOnlyWithTheGuard(
      'prose request',
      {
        files: {
          'add.js': 'export const add = (a, b) => a - b;\n',
          'test/m.test.js':
            "import test from 'node:test';\nimport assert from 'node:assert/strict';\nimport { add } from '../add.js';\n" +
            "test('two and three', () => assert.equal(add(2, 3), 5));\ntest('other', () => {});\n",
        },
        command: 'node --test test/m.test.js',
        prompt: 'The add function is wrong, it subtracts. Please fix it.',
        change: ['add.js', '/** Adds. */\nexport const add = (a, b) => a - b;\n'],
      },
      'tests_failed',
      /two and three|tests still fail/i,
    ));

  test('make finds a folder of the name and nothing to do', () =>
    isRedOnlyWithTheGuard(
      'make with a folder',
      {
        files: { 'hello.js': '', 'test/x.txt': '', Makefile: 'all:\n\ttrue\n' },
        command: 'make test',
        prompt: 'Say hello in German.',
        change: HELLO,
      },
      'gate_error',
      /runs no test/,
    ));
});

whenIsolated('no excuse where isolation hides a service', () => {
  test('the port is named, with what to write', () =>
    isRedOnlyWithTheGuard(
      'hidden service',
      {
        files: {
          'hello.js': '',
          'test/s.test.cjs':
            "const { test } = require('node:test');\nconst net = require('node:net');\n" +
            `test('connects', () => new Promise((done, fail) => net.connect(${port}, '127.0.0.1', done).on('error', fail).unref()));\n`,
        },
        command: 'node --test test/s.test.cjs',
        prompt: 'Say hello in German.',
        change: HELLO,
      },
      'gate_error',
      new RegExp(`127\\.0\\.0\\.1:${port}.*services: localhost:${port}`),
    ));
});
