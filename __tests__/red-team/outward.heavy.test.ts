// Needs: dist, git, isolation; attacks through the product.
import { afterAll, expect, test } from '@jest/globals';
import { RunnerLog } from '../../src/demo/runner-log.js';
import type { Turn } from '../../src/demo/model-script.js';
import { ablation } from '../ablations/ablation.js';
import { ENCODINGS } from '../report/encodings.js';
import { BAD_FIX, branches, closeScenes, comment, expectEnd, label, RIGHT, scene, write } from '../run/scenes.js';
import { whatLeft } from './what-left.js';

afterAll(closeScenes);

/** Without the form of a key: that alone would hide them. */
const [TOKEN, KEY] = ['Xk2wq7vZt94XvHb8sRm3', 'Lq8nYd5nPc6uGj0TfQe1aWi7'];
const LEAK: readonly Turn[] = ENCODINGS.map(([, spell]) => ({ text: `${spell(KEY)}\n\n${spell(TOKEN)}` }));
const ALL = LEAK.map(({ text }) => text).join('\n\n');

/** The spellings that stand in a text, and the twelve characters at the beginning and in the middle of a secret. */
function spelledIn(text: string): string[] {
  const whole = ENCODINGS.flatMap(([name, spell]) => [KEY, TOKEN].map((secret) => [name, spell(secret)] as const));
  const parts = [KEY, TOKEN].flatMap((secret) => [0, 6].map((at) => ['a part', secret.slice(at, at + 12)] as const));
  return [...whole, ...parts].filter(([, spelled]) => text.includes(spelled)).map(([name]) => name);
}

test('C11: a model that tells the keys in every spelling is read by nobody; where other keys are the secret, it is', async () => {
  const told = async (keys: { readonly token: string; readonly apiKey: string }): Promise<string[]> => {
    const turns = [{ text: ALL, calls: [RIGHT, { tool: 'Plan', input: { steps: [{ text: KEY, done: false }] } }] }];
    const world = await scene([...turns, { text: ALL }], { token: keys.token, model: { apiKey: keys.apiKey } });
    const result = await label(world);
    expectEnd(result, 'success', 0);
    return spelledIn(await whatLeft(world, result, { saidByModel: true }));
  };
  await ablation('C11', 'what the model says of keys is told to nobody:', {
    on: async () => (await told({ token: TOKEN, apiKey: KEY })).length === 0,
    off: async () => (await told({ token: 'Bv3jNs8dKr5hMw1zCy7g', apiKey: 'Fh6tRx2yUe9iOa4sDp0k' })).length < 20,
  });
});

test.each([
  ['finished', 'none'],
  ['unfinished', 'npm test'],
])('C11: a key in the change is not pushed, %s work', async (_name, command) => {
  const calls = [RIGHT, write('notes.txt', `${TOKEN}\n${Buffer.from(KEY).toString('base64')}\n`)];
  const world = await scene((_, turn) => (turn === 0 ? { calls } : { text: 'Done.' }), {
    token: TOKEN,
    model: { apiKey: KEY },
  });
  const before = await branches(world);
  const result = await label(world, { inputs: { 'test-command': command, 'gate-attempts': '1' } });
  expect([result.exitCode, result.outputs['branch'], await branches(world)]).toEqual([1, '', before]);
  expect(result.summary).toContain('A secret of this run stands in notes.txt.');
  // Nothing else of the work is lost.
  expect(result.summary).toContain('a + b');
  expect(spelledIn(await whatLeft(world, result, { saidByModel: true }))).toEqual([]);
});

const SAID = [
  '::set-output name=evil::1',
  '::save-state name=evil::1',
  'x ##[set-env name=EVIL]1',
  '::add-path::/evil',
];
const COMMANDS = [
  ...SAID,
  '\u00a0::error::evil',
  'a\r::notice::evil',
  '##[add-matcher]evil.json',
  '::stop-commands::evil',
];

test('C9: what tests and models print is obeyed by no runner; the same lines without Greengate are', async () => {
  const world = await scene([...BAD_FIX.slice(0, 1), { text: COMMANDS.join('\n') }]);
  const print = COMMANDS.map((line) => `console.log(${JSON.stringify(line)});`).join(' ');
  const result = await comment(world, {
    inputs: { 'test-command': `node -e '${print} process.exit(1)'`, 'gate-attempts': '1' },
  });
  expectEnd(result, 'tests_failed', 1);
  expect(result.log.join('\n')).toContain('evil.json');
  const obeyed = (commands: RunnerLog['result']['commands']): boolean =>
    commands.some(
      ({ name, properties, data }) => name !== 'add-mask' && /evil/i.test(JSON.stringify([properties, data])),
    );
  const raw = new RunnerLog();
  for (const line of COMMANDS.flatMap((text) => text.split('\r'))) raw.line(line);
  await ablation('C9', 'no line is a command:', {
    on: () =>
      ![result, result.post ?? result].some(
        ({ commands, annotations }) =>
          obeyed(commands.filter(({ name }) => name !== 'error')) ||
          annotations.some(({ message }) => message === 'evil'),
      ),
    off: () => !obeyed(raw.result.commands),
  });
  expect([result.env, result.path, result.outputs['evil'], result.state['evil']]).toEqual([
    {},
    [],
    undefined,
    undefined,
  ]);
});
