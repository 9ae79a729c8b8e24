import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { createPlainSandbox } from '../../src/sandbox/plain.js';
import { TOOL_CATALOGUE } from '../../src/tools/catalogue.js';
import { createTools } from '../../src/tools/index.js';

const tools = createTools({
  sandbox: createPlainSandbox({ environment: {} }),
  isReadOnly: () => false,
  onCommand: () => {},
  onPlan: () => {},
  runTests: () => Promise.reject(new Error('not run')),
});

test('the catalogue that rules are read by says what the tools say of themselves', () => {
  const said = tools.map(({ name, effect, schema }) => {
    const { properties } = z.toJSONSchema(schema, { io: 'input' });
    return [name, { effect, fields: Object.keys(properties ?? {}) }];
  });
  expect(TOOL_CATALOGUE).toEqual(Object.fromEntries(said));
  expect(Object.keys(TOOL_CATALOGUE)).toEqual(tools.map(({ name }) => name));
});

test('only readers are safe beside others by themselves', () => {
  const safe = tools.filter((tool) => tool.concurrencySafe?.({ command: 'x' }) === true).map(({ name }) => name);
  const readers = Object.keys(TOOL_CATALOGUE).filter((name) => TOOL_CATALOGUE[name]?.effect === 'read');
  expect(safe).toEqual(readers);
});
