// Needs: dist, git, isolation; a whole run for each outcome.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { git } from '../../src/demo/git.js';
import { protectBranch, setPreReceive } from '../../src/demo/sample-repository.js';
import {
  BAD_FIX,
  branches,
  closeScenes,
  comment,
  edit,
  expectEnd,
  fileAt,
  FIX,
  KEPT,
  label,
  ourComments,
  pulls,
  RIGHT,
  scene,
  schedule,
  tip,
  write,
  writes,
  WRONG,
} from './scenes.js';

afterEach(closeScenes);

describe('tests_failed', () => {
  test('the work is kept on a branch of its own, the contributor’s is untouched', async () => {
    const world = await scene(BAD_FIX);
    const before = await tip(world, 'topic');
    const result = await comment(world, { inputs: { 'gate-attempts': '1' } });

    expectEnd(result, 'tests_failed', 1);
    expect(result.outputs).toMatchObject({ tests: 'failed', branch: KEPT, commit: await tip(world, KEPT) });
    expect(await tip(world, 'topic')).toBe(before);
    expect(await fileAt(world, KEPT, 'src/sum.js')).toContain('a * b');
    const [posted, ...others] = ourComments(world);
    expect(others).toEqual([]);
    expect(posted).toContain('❌ **Not done: the tests still fail.**');
    expect(posted).toContain(`Unfinished work is kept on [\`${KEPT}\`]`);
    expect(result.annotations).toMatchObject([{ level: 'error' }]);
  });

  test('nothing is kept with on-red: discard', async () => {
    const world = await scene(BAD_FIX);
    const result = await comment(world, { inputs: { 'gate-attempts': '1', 'on-red': 'discard' } });
    expectEnd(result, 'tests_failed', 1);
    expect(result.outputs).toMatchObject({ branch: '', commit: '' });
    expect(await branches(world)).toEqual(['main', 'topic']);
    expect(ourComments(world)).toEqual([expect.stringContaining('discarded')]);
  });

  test('an issue gets no pull request', async () => {
    const world = await scene(BAD_FIX);
    const result = await label(world, { inputs: { 'gate-attempts': '1' } });
    expectEnd(result, 'tests_failed', 1);
    expect(pulls(world)).toEqual([]);
    expect(result.outputs['branch']).toBe('greengate/issue-2-sum-is-wrong-unfinished-4711');
  });
});

test('L6: success after the gate objected: the model is told what fails and mends it', async () => {
  const world = await scene([...BAD_FIX, { calls: [edit('src/sum.js', 'a * b', 'a + b')] }, { text: 'Now it adds.' }]);
  const result = await comment(world);
  expectEnd(result, 'success', 0);
  expect(result.outputs).toMatchObject({ turns: '4', tests: 'passed' });
  const objection = JSON.stringify(world.model.requests[2]?.body.messages).slice(-6_000);
  expect(objection).toContain('adds');
  expect(ourComments(world)[0]).toContain('passed (2 runs)');
});

describe('gate_error', () => {
  test('there are no tests to be found', async () => {
    const world = await scene([{ calls: [RIGHT] }, { text: 'Done.' }], {
      more: [{ message: 'No tests', files: { 'package.json': null, 'test/sum.test.js': null } }],
    });
    const result = await schedule(world);
    expectEnd(result, 'gate_error', 1);
    expect(result.outputs).toMatchObject({ tests: 'none', summary: expect.stringContaining('test-command') });
    expect(result.outputs['branch']).toMatch(/-unfinished-/);
    expect(pulls(world)).toEqual([]);
  });

  test('the command does not exist', async () => {
    const world = await scene([{ calls: [RIGHT] }, { text: 'Done.' }, { text: 'Still done.' }]);
    const result = await comment(world, { inputs: { 'test-command': 'no-such-program --run' } });
    expectEnd(result, 'gate_error', 1);
    expect(result.outputs).toMatchObject({ tests: 'error', branch: KEPT });
    expect(result.outputs['summary']).toContain('no-such-program');
  });

  test('a command that tests nothing opens no gate', async () => {
    const world = await scene([{ calls: [WRONG] }, { text: 'Done.' }, { text: 'Still done.' }]);
    const before = await tip(world, 'topic');
    const result = await comment(world, { inputs: { 'test-command': 'true' } });
    expectEnd(result, 'gate_error', 1);
    expect(await tip(world, 'topic')).toBe(before);
  });

  test('with test-command: none the user vouches for the change', async () => {
    const world = await scene(FIX);
    const result = await comment(world, { inputs: { 'test-command': 'none' } });
    expectEnd(result, 'success', 0);
    expect(result.outputs).toMatchObject({ tests: 'none', branch: 'topic' });
  });
});

test('refused: the model declines', async () => {
  const world = await scene([{ text: 'I will not do that.', stopReason: 'refusal' }]);
  const result = await comment(world);
  expectEnd(result, 'refused', 1);
  expect(result.outputs['summary']).toContain('The scripted model refuses.');
  expect(ourComments(world)).toEqual([expect.stringContaining('The model declined this request.')]);
});

describe('model_error', () => {
  test('the key is not accepted', async () => {
    const world = await scene(FIX);
    const result = await comment(world, { inputs: { 'anthropic-api-key': 'sk-ant-wrong' } });
    expectEnd(result, 'model_error', 1);
    expect(result.outputs['summary']).toMatch(/401.*anthropic-api-key/);
    expect(world.model.requests).toHaveLength(1);
  });

  test('overloaded until the tries are over; the work so far is kept', async () => {
    const overloaded = { kind: 'status', status: 529, headers: { 'retry-after-ms': '1' }, times: 99 } as const;
    const world = await scene([{ calls: [RIGHT] }, { text: 'Never said.', fault: overloaded }]);
    const result = await comment(world);
    expectEnd(result, 'model_error', 1);
    expect(result.outputs['summary']).toMatch(/529.*\(8 times\)/);
    expect(world.model.requests).toHaveLength(9);
    expect(await fileAt(world, KEPT, 'src/sum.js')).toContain('a + b');
  });

  test('overloaded for a while is no error', async () => {
    const overloaded = { kind: 'status', status: 529, headers: { 'retry-after-ms': '1' }, times: 2 } as const;
    const world = await scene([{ calls: [RIGHT], fault: overloaded }, ...FIX.slice(1)]);
    expectEnd(await comment(world), 'success', 0);
  });

  test('a stream that breaks and the page of a proxy are no error, and nothing of them is told', async () => {
    const half = {
      text: 'Half of a sentence.',
      calls: [RIGHT],
      fault: { kind: 'cut', afterEvents: 9, within: true },
    } as const;
    const page = { kind: 'page', status: 200, contentType: 'text/html', text: '<html>Please sign in</html>' } as const;
    const world = await scene([half, { ...FIX[1], fault: page }]);
    const result = await comment(world);
    expectEnd(result, 'success', 0);
    expect(world.model.requests).toHaveLength(4);
    expect(await fileAt(world, 'topic', 'src/sum.js')).toContain('a + b');
    expect(result.log.filter((line) => line.includes('trying again in'))).toHaveLength(2);
    expect(ourComments(world)[0]).not.toMatch(/Half|sign in/);
  });
});

describe('push_failed', () => {
  test('a protected head branch: the work is kept on its own branch, with GitHub’s words', async () => {
    const world = await scene(FIX);
    const before = await tip(world, 'topic');
    await protectBranch(world.repository.bare, 'topic');
    const result = await comment(world);
    expectEnd(result, 'push_failed', 1);
    expect(await tip(world, 'topic')).toBe(before);
    expect(await fileAt(world, KEPT, 'src/sum.js')).toContain('a + b');
    expect(result.outputs).toMatchObject({ branch: KEPT, tests: 'passed', summary: expect.stringContaining('GH006') });
    expect(ourComments(world)).toEqual([expect.stringContaining('not where it was asked for')]);
  });

  test('a token that may not change workflows: the reason says which may, and the change is kept as a patch', async () => {
    const world = await scene([{ calls: [RIGHT, write('.github/workflows/ci.yml', 'on: push\n')] }, ...FIX.slice(1)]);
    const words = 'refusing to allow a GitHub App to create or update workflow `ci.yml` without `workflows` permission';
    await setPreReceive(world.repository.bare, `echo '${words}' >&2; exit 1`);
    const result = await comment(world, { inputs: { allow: 'Edit(.github/**)' } });
    expectEnd(result, 'push_failed', 1);
    expect(result.outputs).toMatchObject({ branch: '', summary: expect.stringContaining('workflows: write') });
    const [file = ''] = /\/\S+greengate\.patch/.exec(ourComments(world)[0] ?? '') ?? [];
    for (const text of [readFileSync(file, 'utf8'), result.summary]) {
      expect(text).toMatch(/- {2}return a - b;\n\+ {2}return a \+ b;/);
      expect(text).toContain('+on: push');
    }
    await git(world.repository.bare, ['worktree', 'add', '-q', join(world.scratch, 'again'), 'topic']);
    await git(join(world.scratch, 'again'), ['apply', '--check', file]);
  });

  test('Actions may not open pull requests: the branch is there and named, with the setting that forbids it', async () => {
    const world = await scene(FIX);
    world.repository.actionsMayOpenPulls = false;
    const result = await label(world);
    expectEnd(result, 'push_failed', 1);
    expect(result.outputs).toMatchObject({ branch: 'greengate/issue-2-sum-is-wrong', 'pull-request': '' });
    expect(result.outputs['summary']).toContain('Allow GitHub Actions to create and approve pull requests');
  });
});

describe('ignored', () => {
  test('no request in the comment: nobody is asked anything', async () => {
    const world = await scene(FIX);
    const result = await comment(world, {}, 'Looks good to me.');
    expectEnd(result, 'ignored', 0);
    expect(world.github.requests.filter(({ kind }) => kind === 'api')).toEqual([]);
    expect(world.model.requests).toEqual([]);
  });

  test.each(['robin', 'stranger', 'helper[bot]'])('%s may not ask', async (author) => {
    const world = await scene(FIX);
    const result = await comment(world, {}, undefined, author);
    expectEnd(result, 'ignored', 0);
    expect(result.outputs['summary']).toContain(author);
    expect(writes(world)).toEqual([]);
    expect(world.model.requests).toEqual([]);
  });

  test('a bot may when its exact login is allowed', async () => {
    const world = await scene(FIX);
    const delivery = { inputs: { 'allowed-bots': 'helper[bot]' } };
    expectEnd(await comment(world, delivery, undefined, 'helper[bot]'), 'success', 0);
  });
});

test.each([
  ['success', FIX, comment],
  ['success', FIX, label],
  ['tests_failed', BAD_FIX, comment],
] as const)('dry-run (%#, %s): nothing is written anywhere', async (outcome, turns, ask) => {
  const world = await scene(turns);
  const before = await Promise.all(['main', 'topic'].map((name) => tip(world, name)));
  const result = await ask(world, { inputs: { 'dry-run': 'true', 'gate-attempts': '1' } });
  expectEnd(result, outcome, outcome === 'success' ? 0 : 1);
  expect(writes(world)).toEqual([]);
  expect(await branches(world)).toEqual(['main', 'topic']);
  expect(await Promise.all(['main', 'topic'].map((name) => tip(world, name)))).toEqual(before);
  expect(result.summary).toContain('would have been pushed to');
  expect(result.outputs).toMatchObject({ commit: '', branch: '', 'pull-request': '', 'comment-url': '' });
});
