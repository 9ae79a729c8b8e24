import { expect, test } from '@jest/globals';
import { instructions } from '../../src/prompt/instructions.js';
import { toolSpecs } from '../../src/tools/tool-specs.js';
import { tools } from './workspace-for-test.js';

const specs = toolSpecs(tools);

test('the tools carry the names that users write into rules', () => {
  expect(specs.map((spec) => spec.name)).toEqual([
    'Bash',
    'Read',
    'Write',
    'Edit',
    'Glob',
    'Grep',
    'UpdatePlan',
    'RunTests',
  ]);
});

test('instructions, descriptions and schemas together stay under 9,000 bytes', () => {
  const system = instructions({
    nonce: '0'.repeat(12),
    testCommand: 'npm test',
    testWhy: 'package.json',
    branch: 'main',
  });
  expect(Buffer.byteLength(system + JSON.stringify(specs))).toBeLessThan(9_000);
});

test.each(specs)('T5: $name says what it does and how it fails', ({ description }) => {
  expect(description.length).toBeGreaterThan(100);
  expect(description).toMatch(/fails|error/i);
});

test.each(specs)('T2: the schema of $name is closed and names what is required', ({ name, inputSchema }) => {
  expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
  const required = inputSchema['required'] ?? [];
  // It takes nothing.
  if (name === 'RunTests') expect(required).toEqual([]);
  else expect(required).not.toHaveLength(0);
  expect(inputSchema).not.toHaveProperty('$schema');
});

test.each(tools.map((tool) => [tool.name, tool] as const))('T7, T10: %s declares what policy needs', (_name, tool) => {
  expect(['read', 'write', 'execute', 'none']).toContain(tool.effect);
  // Read bounds itself.
  expect(tool.resultLimit).toBeLessThanOrEqual(tool.name === 'Read' ? Infinity : 100_000);
  expect(tool.concurrencySafe).toBeDefined();
  expect(tool.interrupt ?? 'cancel').toBe(tool.effect === 'write' ? 'block' : 'cancel');
});
