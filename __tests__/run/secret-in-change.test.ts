import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { commit } from '../../src/git/commit.js';
import { snapshot } from '../../src/git/snapshot.js';
import { createRedactor, type Redact } from '../../src/redact.js';
import { secretInChange } from '../../src/run/secret-in-change.js';
import { ablation } from '../ablations/ablation.js';
import { BOT, Scene, type Content } from '../git/scene.js';

const SECRET = 'Xk2wq7vZt94XvHb8sRm3';
const hide = createRedactor([SECRET]);

let scene: Scene;
beforeEach(() => {
  scene = new Scene({ 'a.txt': 'one\n', 'known.txt': `${SECRET}\n` });
});
afterEach(() => scene.remove());

async function found(files: Readonly<Record<string, Content>>, redact: Redact = hide): Promise<string | undefined> {
  const repo = await scene.open();
  const before = await snapshot(repo);
  scene.write(files);
  const after = await snapshot(repo);
  const made = await commit(repo, { parent: repo.head.sha, before, after, message: 'x', author: BOT });
  if (made === undefined) throw new Error('nothing to commit');
  return secretInChange(repo, before, made, redact);
}

test.each<[string, Readonly<Record<string, Content>>]>([
  ['a secret in a file', { 'a.txt': `one\ntwo ${SECRET}\n` }],
  ['a part of it', { 'a.txt': `one\n${SECRET.slice(3, 16)}\n` }],
  ['one in base64', { 'new.txt': Buffer.from(SECRET).toString('base64') }],
  ['one on two lines', { 'new.txt': `${SECRET.slice(0, 9)}\n${SECRET.slice(9)}\n` }],
  ['one among bytes', { 'new.bin': Buffer.from(`\0\xff${SECRET}\0`, 'latin1') }],
  ['one that a link leads to', { new: { link: SECRET } }],
  ['one in a name', { [`a/${SECRET}.txt`]: 'x\n' }],
])('%s is found before a push; without the look it is not', async (_name, files) => {
  await ablation('C11', 'no secret is pushed:', {
    on: async () => (await found(files)) !== undefined,
    off: async () => (
      scene.git('checkout', '-q', '.'),
      (await found({ ...files, 'b.txt': 'x' }, (text) => text)) !== undefined
    ),
  });
});

test('what was known before, and what is taken out, is no reason', async () => {
  expect(await found({ 'a.txt': 'two\n', 'known.txt': `still ${SECRET}\n` })).toBeUndefined();
});
