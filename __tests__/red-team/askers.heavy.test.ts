// Needs: dist, git, isolation; attacks through the product.
import { afterAll, expect, test } from '@jest/globals';
import type { SeenRequest } from '../../src/demo/github-server.js';
import type { ApiResponse } from '../../src/demo/github/route.js';
import { ablation } from '../ablations/ablation.js';
import {
  bash,
  closeScenes,
  comment,
  expectEnd,
  fileAt,
  FIX,
  ISSUE,
  ourComments,
  RIGHT,
  scene,
  write,
  writes,
} from '../run/scenes.js';
import type { World } from '../world/world.js';

afterAll(closeScenes);

/** Robin, who may only read, puts the label on an issue. */
async function labeledByReader(onRequest?: (request: SeenRequest) => ApiResponse | undefined): Promise<World> {
  const world = await scene(FIX, onRequest === undefined ? {} : { onRequest });
  const issue = world.repository.issues.get(ISSUE);
  if (issue === undefined) throw new Error('The scene has lost its issue.');
  await world.deliver(await world.events.labeled(issue, 'greengate', 'robin'));
  return world;
}

test('C15: a label that somebody without write access puts on starts nothing; where GitHub calls everybody an admin, it does', () => {
  const admin = ({ path }: SeenRequest): ApiResponse | undefined =>
    path.endsWith('/permission')
      ? { status: 200, body: { permission: 'admin', role_name: 'admin', user: null } }
      : undefined;
  const startsNothing = (world: World): boolean => world.model.requests.length === 0 && writes(world).length === 0;
  return ablation('C15', 'the label of a reader starts nothing:', {
    on: async () => startsNothing(await labeledByReader()),
    off: async () => startsNothing(await labeledByReader(admin)),
  });
});

test('C13: what we or other bots say starts nothing, whatever it is', async () => {
  const world = await scene(FIX);
  for (const author of ['github-actions[bot]', 'dependabot[bot]']) {
    expectEnd(await comment(world, {}, '/greengate fix it', author), 'ignored', 0);
  }
  expect([world.model.requests, writes(world)]).toEqual([[], []]);
});

const EVIL = '.github/workflows/evil.yml';

test('C20: a workflow is written neither by a tool nor by a command, and with a rule that names it, it is', async () => {
  const written = async (allow: string): Promise<boolean> => {
    const calls = [RIGHT, write(EVIL, 'on: push\n'), bash(`mkdir -p .github/workflows && echo 'on: push' > ${EVIL}`)];
    const world = await scene([{ calls }, { text: 'Done.' }]);
    const result = await comment(world, { inputs: { allow } });
    return (await fileAt(world, result.outputs['branch'] || 'topic', EVIL).catch(() => '')) !== '';
  };
  await ablation('C20', 'no workflow is written:', {
    on: async () => !(await written('Bash\nEdit\nWrite')),
    off: async () => !(await written(`Bash\nEdit\nWrite\nEdit(/${EVIL})`)),
  });
});

test('C20: what a program of the repository wrote there is not pushed, and is named to whoever reviews it', async () => {
  const program = `const fs = require('fs'); fs.mkdirSync('.github/workflows', { recursive: true });
    fs.writeFileSync('${EVIL}', 'on: push'); fs.writeFileSync('.gitattributes', '*.js binary');
    fs.writeFileSync('.gitmodules', ''); fs.writeFileSync('CODEOWNERS', '* @robin');\n`;
  const world = await scene([
    { calls: [RIGHT, write('w.cjs', program), bash('node w.cjs')] },
    { text: 'Done.' },
    { text: 'Done!' },
  ]);
  expectEnd(await comment(world, { inputs: { allow: 'Bash' } }), 'blocked_by_policy', 1);
  const [told = ''] = ourComments(world);
  expect(told).toContain('The change touches what steers people and machines');
  for (const path of [EVIL, '.gitmodules', 'CODEOWNERS']) expect(told).toContain(path);
});
