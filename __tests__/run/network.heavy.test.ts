// Needs: dist, git, isolation; a whole run for each list of hosts.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { commitTo } from '../../src/demo/sample-repository.js';
import type { World } from '../world/world.js';
import { bash, closeScenes, comment, expectEnd, ourComments, RIGHT, scene } from './scenes.js';
import { whenIsolated } from './when-isolated.js';

afterEach(closeScenes);

/** Asks the proxy for a host, if there is one, and says what came of it. */
const ASK = [
  '#!/bin/bash',
  'echo "proxy ${HTTPS_PROXY:-none}"',
  '[ -n "$HTTPS_PROXY" ] || exit 0',
  'exec 3<>/dev/tcp/127.0.0.1/3128',
  'printf "CONNECT $1:443 HTTP/1.1\\r\\n\\r\\n" >&3',
  'head -n 1 <&3',
  '',
].join('\n');

const lastSeen = (world: World): string => JSON.stringify(world.model.requests.at(-1)?.body);

async function asking(...turns: readonly string[]): Promise<World> {
  const calls = [RIGHT, ...turns.map(bash)];
  const files = { 'ask.sh': { executable: ASK }, '.gitignore': 'setup-seen.txt\n' };
  return scene([{ calls }, { text: 'Done.' }], { more: [{ branch: 'topic', message: 'Ask', files }] });
}

whenIsolated('the network of commands', () => {
  test('is what the list names, and every host that was asked for is in the report', async () => {
    const world = await asking('./ask.sh evil.test', './ask.sh secret-in-a-name.evil.test', './ask.sh 169.254.169.254');
    const result = await comment(world, { inputs: { network: 'example.org', allow: 'Bash(./ask.sh:*)' } });
    expectEnd(result, 'success', 0);
    expect(lastSeen(world).match(/HTTP\/1\.1 403 Forbidden/g)).toHaveLength(3);
    for (const told of [ourComments(world)[0] ?? '', result.summary]) {
      expect(told).toContain('3 hosts asked for, 3 refused');
      expect(told).toContain('- `evil.test`: refused, the host is not on the list of the input network');
      expect(told).toContain('- `(no host name)`: refused, this is no host name');
    }
  });

  test('is nothing where nothing is said, and then there is no proxy either', async () => {
    const world = await asking('./ask.sh example.org');
    const result = await comment(world, { inputs: { allow: 'Bash(./ask.sh:*)' } });
    expectEnd(result, 'success', 0);
    expect(lastSeen(world)).toContain('proxy none');
    expect(result.summary).not.toContain('asked for');
  });

  test('of the set-up is for the set-up alone', async () => {
    const world = await asking('./ask.sh other.test');
    const inputs = {
      'setup-network': 'example.org',
      'setup-command': './ask.sh other.test > setup-seen.txt',
      allow: 'Bash(./ask.sh:*)',
      'leave-workspace': 'true',
    };
    const result = await comment(world, { inputs });
    expectEnd(result, 'success', 0);
    expect(await readFile(join(result.workspace, 'setup-seen.txt'), 'utf8')).toMatch(/proxy http[^]*403/);
    expect(lastSeen(world)).toContain('proxy none');
    expect(result.summary).toContain('1 host asked for, 1 refused');
  });

  test('may be opened by the settings file of the base branch', async () => {
    const world = await asking('./ask.sh other.test');
    const files = { '.github/greengate.yml': 'network: [example.org]\n' };
    await commitTo(world.repository.bare, { message: 'Open', files });
    expectEnd(await comment(world, { inputs: { allow: 'Bash(./ask.sh:*)' } }), 'success', 0);
    expect(lastSeen(world)).toContain('HTTP/1.1 403 Forbidden');
  });
});
