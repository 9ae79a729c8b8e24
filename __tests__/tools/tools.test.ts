import { expect, test } from '@jest/globals';
import { z } from 'zod';
import type { Tool } from '../../src/agent/tool.js';
import { createToolGate } from '../../src/gates/tool-gate.js';
import { instructions } from '../../src/prompt/instructions.js';
import { toolSpecs } from '../../src/tools/tool-specs.js';
import { allow, call, never } from '../gates/spy-gate.js';
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

test('S8b: Bash is told at length what has consequences', () => {
  const { description = '' } = specs.find(({ name }) => name === 'Bash') ?? {};
  const topics = [/commit/, /push .*by force/, /pull requests/, /git rebase -i/, /--no-verify/, /stdin/, /rule allows/];
  expect(topics.filter((topic) => !topic.test(description))).toEqual([]);
  const lengths = specs.map((spec) => spec.description.length);
  expect(Math.max(...lengths)).toBe(description.length);
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

const schema = z.strictObject({ path: z.string().trim(), depth: z.int().default(3), all: z.boolean().optional() });
type Input = z.infer<typeof schema>;

/** Does not compile unless both are the same type. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : never;

test('T2: a handler gets the parsed input and nothing else, by the one schema that the model is shown', async () => {
  const seen: unknown[] = [];
  const tool = {
    name: 'List',
    description: 'Lists.',
    schema,
    effect: 'read',
    resultLimit: 100,
    subject: (input) => input.path,
    run: async (input) => {
      const typed: Same<typeof input, { path: string; depth: number; all?: boolean | undefined }> = true;
      seen.push(input, typed);
      return { content: 'listed' };
    },
  } satisfies Tool<Input>;
  const gate = createToolGate({
    tools: [tool],
    workspace: '/repo',
    decide: allow,
    redact: (text) => text,
    onAudit: () => {},
    onDenial: () => {},
  });
  const results = await gate.runTools(
    [call('1', 'List', { path: ' src ' }), call('2', 'List', { paths: 'src' })],
    never,
  );
  expect(seen).toEqual([{ path: 'src', depth: 3 }, true]);
  expect(results.map(({ isError }) => isError)).toEqual([false, true]);
  expect(Object.keys(gate.specs[0]?.inputSchema['properties'] as object)).toEqual(Object.keys(schema.shape));
});

test.each(tools.map((tool) => [tool.name, tool] as const))('T7, T10: %s declares what policy needs', (_name, tool) => {
  expect(['read', 'write', 'execute', 'none']).toContain(tool.effect);
  // Read bounds itself.
  expect(tool.resultLimit).toBeLessThanOrEqual(tool.name === 'Read' ? Infinity : 100_000);
  expect(tool.concurrencySafe).toBeInstanceOf(Function);
  expect(tool.interrupt ?? 'cancel').toBe(tool.effect === 'write' ? 'block' : 'cancel');
});
