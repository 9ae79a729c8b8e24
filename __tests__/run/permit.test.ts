import { expect, test } from '@jest/globals';
import { createNetwork } from '../../src/network/network.js';
import { permit, permittedNetwork } from '../../src/run/permit.js';
import { createGivenVariables } from '../../src/sandbox/given-variables.js';

const file = {
  network: ['file.example'],
  'setup-network': ['setup-file.example'],
  services: [{ host: 'localhost', port: 5432 }],
};
const unsaid = { network: undefined, setupNetwork: undefined, services: undefined };

test.each([
  [{}, ['file.example'], ['file.example', 'setup-file.example']],
  [{ network: [] }, [], ['setup-file.example']],
  [{ network: ['input.example'] }, ['input.example'], ['input.example', 'setup-file.example']],
  [{ setupNetwork: ['s.example'] }, ['file.example'], ['file.example', 's.example']],
  [{ network: [], setupNetwork: [] }, [], []],
])('%j beside the settings file: commands may reach %j, the set-up %j', (inputs, commands, setup) => {
  expect(permittedNetwork({ ...unsaid, ...inputs }, file)).toEqual({ commands, setup, services: file.services });
});

test('services of the inputs count instead of those of the settings file, also as none', () => {
  const redis = [{ host: 'redis', port: 6379 }];
  expect(permittedNetwork({ ...unsaid, services: redis }, file).services).toEqual(redis);
  expect(permittedNetwork({ ...unsaid, services: [] }, file).services).toEqual([]);
});

test('where nobody says anything, nothing is permitted', async () => {
  const environment = { DATABASE_URL: 'postgres://localhost' };
  const means = { network: createNetwork(), given: createGivenVariables({ environment, onSecrets: () => {} }) };
  const nothing = { network: [], 'setup-network': [], services: [], env: [] };
  permit(means, { ...unsaid, env: undefined }, nothing);
  expect(await means.network.open('setup')).toEqual([]);
  expect(means.given.given()).toEqual({});
});
