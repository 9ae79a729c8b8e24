import { expect, test } from '@jest/globals';
import { mayAsk } from '../../src/github/actor.js';
import { REPO, withApi, type Answer } from './loopback-api.js';

const person = { login: 'dev', id: 1, type: 'User' };
const bot = { login: 'renovate[bot]', id: 2, type: 'Bot' };
const has = (permission: string, roleName = permission): Answer => ({ body: { permission, role_name: roleName } });

test.each<[string, { login: string; id: number; type: string }, Answer, string[], unknown]>([
  ['write', person, has('write'), [], { allowed: true }],
  ['admin', person, has('admin'), [], { allowed: true }],
  ['maintain, which GitHub also calls write', person, has('write', 'maintain'), [], { allowed: true }],
  ['a role of the organisation that builds on write', person, has('write', 'release-team'), [], { allowed: true }],
  ['read', person, has('read'), [], 'dev has read access to octo/demo; asking takes write access.'],
  [
    'triage, which GitHub also calls read',
    person,
    has('read', 'triage'),
    [],
    'dev has triage access to octo/demo; asking takes write access.',
  ],
  ['none', person, has('none'), [], 'dev has none access to octo/demo; asking takes write access.'],
  [
    'unknown to the repository',
    person,
    { status: 404, body: { message: 'Not Found' } },
    [],
    'dev has no access to octo/demo; asking takes write access.',
  ],
  [
    'a person on the list of bots is still a person',
    person,
    has('read'),
    ['dev'],
    'dev has read access to octo/demo; asking takes write access.',
  ],
  ['a bot', bot, has('admin'), [], 'renovate[bot] is a bot and not in allowed-bots.'],
  ['a bot by exact login', bot, has('none'), ['renovate[bot]'], { allowed: true }],
  [
    'no pattern opens the list',
    bot,
    has('admin'),
    ['*', 'renovate', 'Renovate[bot]'],
    'renovate[bot] is a bot and not in allowed-bots.',
  ],
  [
    'an organisation',
    { ...person, type: 'Organization' },
    has('admin'),
    [],
    'dev is neither a user nor a bot but "Organization".',
  ],
  ['a sender of no type', { ...person, type: '' }, has('admin'), [], 'dev is neither a user nor a bot but "".'],
])('%s', async (_name, sender, answer, allowedBots, wanted) => {
  await withApi(
    ({ path }) => (path === `/repos/octo/demo/collaborators/${sender.login}/permission` ? answer : undefined),
    async ({ client }) => {
      const expected = typeof wanted === 'string' ? { allowed: false, checked: true, reason: wanted } : wanted;
      expect(await mayAsk(client, REPO, sender, { allowedBots })).toEqual(expected);
    },
  );
});

test.each<[string, Answer, string]>([
  ['an API that is down', { status: 503, body: { message: 'Unavailable' } }, 'GitHub answered 503: Unavailable.'],
  ['a bad token', { status: 401, body: { message: 'Bad credentials' } }, 'GitHub does not accept the token'],
  ['a cut connection', { cut: true }, 'is not reachable'],
  ['an answer without a permission', { body: {} }, ''],
])('nobody may ask after %s', async (_name, answer, reason) => {
  await withApi(
    () => answer,
    async ({ client }) => {
      const verdict = await mayAsk(client, REPO, person, { allowedBots: [] });
      expect(verdict).toMatchObject({
        allowed: false,
        checked: reason === '',
        reason: expect.stringContaining(reason),
      });
    },
  );
});
