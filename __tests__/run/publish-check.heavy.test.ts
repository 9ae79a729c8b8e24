// Needs: dist, git, isolation; a whole run for each case.
import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { VERDICT_RECORD } from '../../src/report/verdict-record.js';
import type { World } from '../world/world.js';
import { BAD_FIX, closeScenes, comment, expectEnd, FIX, KEPT, scene, tip } from './scenes.js';

afterEach(closeScenes);

const RIGHTS = { contents: 'write', issues: 'write', pull_requests: 'write', checks: 'write' } as const;
const PUBLISH = { 'publish-check': 'true', 'gate-attempts': '1' };
const checks = (world: World) => [...world.repository.checks.values()].map(({ sha, fields }) => ({ sha, ...fields }));

describe('publish-check', () => {
  test('puts the verdict among the checks of the commit that was pushed, and into a file', async () => {
    const world = await scene(FIX, { permissions: RIGHTS });
    const result = await comment(world, { inputs: PUBLISH });
    expectEnd(result, 'success', 0);
    const sha = await tip(world, 'topic');
    expect(checks(world)).toMatchObject([{ sha, name: 'greengate/gate', conclusion: 'success' }]);
    const record = VERDICT_RECORD.parse(JSON.parse(await readFile(result.outputs['verdict'] ?? '', 'utf8')));
    expect(record).toMatchObject({ verdict: 'passed', opens: true, sha, repository: 'acme/shop' });
  });

  test('says of unfinished work that the gate is shut for it', async () => {
    const world = await scene(BAD_FIX, { permissions: RIGHTS });
    expectEnd(await comment(world, { inputs: PUBLISH }), 'tests_failed', 1);
    expect(checks(world)).toMatchObject([{ sha: await tip(world, KEPT), conclusion: 'failure' }]);
  });

  test('a missing right is a note, and the run is a success all the same', async () => {
    const world = await scene(FIX);
    const result = await comment(world, { inputs: PUBLISH });
    expectEnd(result, 'success', 0);
    expect(checks(world)).toEqual([]);
    expect(result.summary).toMatch(/not published as a check.*checks: write/);
  });

  test('is off unless it is asked for; the file is there all the same', async () => {
    const world = await scene(FIX, { permissions: RIGHTS });
    const result = await comment(world);
    expect(checks(world)).toEqual([]);
    expect(result.outputs['verdict']).toMatch(/greengate-verdict\.json$/);
  });
});
