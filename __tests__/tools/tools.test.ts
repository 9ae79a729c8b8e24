import { expect, test } from '@jest/globals';
import { toolSpecs } from '../../src/tools/tool-specs.js';
import { tools } from './workspace-for-test.js';

const specs = toolSpecs(tools);

test('the tools carry the names that users write into rules', () => {
  expect(specs.map((spec) => spec.name)).toEqual(['Bash', 'Read', 'Write', 'Edit', 'Glob', 'Grep']);
});

test('all descriptions and schemas together stay under 5,500 bytes', () => {
  expect(Buffer.byteLength(JSON.stringify(specs))).toBeLessThan(5_500);
});

test.each(specs)('T5: $name says what it does and how it fails', ({ description }) => {
  expect(description.length).toBeGreaterThan(100);
  expect(description).toMatch(/fails|error/i);
});

test.each(specs)('T2: the schema of $name is closed and names what is required', ({ inputSchema }) => {
  expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
  expect(inputSchema['required']).not.toHaveLength(0);
  expect(inputSchema).not.toHaveProperty('$schema');
});

test.each(tools.map((tool) => [tool.name, tool] as const))('T10: %s declares what policy needs', (_name, tool) => {
  expect(['read', 'write', 'execute']).toContain(tool.effect);
  expect(tool.resultLimit).toBeLessThanOrEqual(100_000);
  expect(tool.concurrencySafe).toBeDefined();
  expect(tool.interrupt ?? 'cancel').toBe(tool.effect === 'write' ? 'block' : 'cancel');
});
