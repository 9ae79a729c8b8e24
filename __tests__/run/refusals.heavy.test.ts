// Needs: dist, git, isolation; a whole run for each case.
import { afterEach, expect, test } from '@jest/globals';
import { bash, closeScenes, comment, expectEnd, FIX, KEPT, ourComments, RIGHT, scene, tip, write } from './scenes.js';

afterEach(closeScenes);

const WORKFLOW = write('.github/workflows/ci.yml', 'on: push\n');

test('P8: a task that a refusal blocked is no success; model and people learn what would allow it', async () => {
  const turns = [{ calls: [WORKFLOW] }, { calls: [WORKFLOW] }, { calls: [WORKFLOW] }, { text: 'That is refused.' }];
  const world = await scene(turns);
  const result = await comment(world);
  expectEnd(result, 'blocked_by_policy', 1);
  expect(JSON.parse(result.outputs['denials'] ?? '')).toEqual([
    {
      tool: 'Write',
      subject: expect.stringMatching(/\.github\/workflows\/ci\.yml$/),
      layer: 'tool',
      reason: expect.stringContaining('changes how later runs, reviewers or tools behave'),
      remedy: 'allow: Edit(/.github/workflows/ci.yml)',
      times: 3,
    },
  ]);
  for (const text of [ourComments(world)[0] ?? '', result.summary]) {
    expect(text).toMatch(/3 actions refused[^]*\*\*Write\*\*.*ci\.yml.*\(3 times\)/);
    expect(text).toContain('To allow it, add `allow: Edit(/.github/workflows/ci.yml)`');
    expect(text).toContain('Nothing was changed, because what it needs was refused');
  }
  const told = world.model.requests.map(({ body }) => JSON.stringify(body));
  expect(told[1]).toMatch(/Denied \(tool\): .*Reason: .*Instead: /);
  expect(told[2]).not.toContain('stop trying');
  expect(told[3]).toContain('refused 3 times now');
});

test('P8: what the model says a refusal has kept it from is believed, and its work is kept apart', async () => {
  const turns = [{ calls: [RIGHT] }, { calls: [bash('make deploy')] }, { text: 'BLOCKED: make deploy is refused.' }];
  const world = await scene(turns);
  const before = await tip(world, 'topic');
  // What no rule speaks of is refused where nothing holds it.
  const result = await comment(world, { inputs: { sandbox: 'off' } });
  expectEnd(result, 'blocked_by_policy', 1);
  expect(result.outputs['branch']).toBe(KEPT);
  expect(await tip(world, 'topic')).toBe(before);
  expect(ourComments(world)[0]).toContain('It can be allowed: allow: Bash(make deploy:*)');
});

test('P17: rules of the base branch hold, also those of Claude Code where they are asked for', async () => {
  const settings = JSON.stringify({ permissions: { deny: ['Glob', 'Bash(command:rm *)'], ask: ['Read(secret)'] } });
  const world = await scene([{ calls: [{ tool: 'Read', input: { file_path: 'secret' } }] }, ...FIX], {
    more: [
      { branch: 'main', message: 'Rules', files: { '.claude/settings.json': settings } },
      { branch: 'topic', message: 'Other rules', files: { '.claude/settings.json': '{}', secret: 's\n' } },
    ],
  });
  const result = await comment(world, { inputs: { 'claude-settings': 'true' } });
  expectEnd(result, 'success', 0);
  expect(JSON.parse(result.outputs['denials'] ?? '')).toMatchObject([
    { tool: 'Read', layer: 'ask-rule', rule: 'Read(secret)', remedy: 'Remove the rule ask: Read(secret).' },
  ]);
  const [first] = world.model.requests.map(({ body }) => JSON.stringify(body));
  expect(first).toContain('"name":"Grep"');
  expect(first).not.toContain('"name":"Glob"');
  expect(ourComments(world)[0]).toMatch(/\.claude\/settings\.json:1: deny: .*is ignored: a compound command/);
});
