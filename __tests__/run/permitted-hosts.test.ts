import { expect, test } from '@jest/globals';
import { permittedHosts } from '../../src/run/permitted-hosts.js';

const file = { network: ['file.example'], 'setup-network': ['setup-file.example'] };

test.each([
  [{ network: undefined, setupNetwork: undefined }, ['file.example'], ['file.example', 'setup-file.example']],
  [{ network: [], setupNetwork: undefined }, [], ['setup-file.example']],
  [{ network: ['input.example'], setupNetwork: undefined }, ['input.example'], ['input.example', 'setup-file.example']],
  [{ network: undefined, setupNetwork: ['s.example'] }, ['file.example'], ['file.example', 's.example']],
  [{ network: [], setupNetwork: [] }, [], []],
])('%j beside the settings file: commands may reach %j, the set-up %j', (inputs, commands, setup) => {
  expect(permittedHosts(inputs, file)).toEqual({ commands, setup });
});

test('where nobody says anything, nothing is permitted', () => {
  const nothing = { network: undefined, setupNetwork: undefined };
  expect(permittedHosts(nothing, { network: [], 'setup-network': [] })).toEqual({ commands: [], setup: [] });
});
