import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from '@jest/globals';
import type { AnyTool, ToolContext, ToolOutput } from '../../src/agent/tool.js';
import { createPlainSandbox } from '../../src/sandbox/plain.js';
import type { Sandbox } from '../../src/sandbox/types.js';
import { createTools } from '../../src/tools/index.js';

const made: string[] = [];
afterAll(() => made.forEach((path) => rmSync(path, { recursive: true, force: true })));

export const sandbox = createPlainSandbox({ environment: { PATH: process.env['PATH'] } });

/** A directory with the given files; a value `-> x` makes a link to x. Its parent holds `secret.txt`. */
export function workspaceWith(
  files: Readonly<Record<string, string | Buffer>>,
  options: { git?: boolean } = {},
): string {
  const outer = realpathSync(mkdtempSync(join(tmpdir(), 'greengate-tools-')));
  made.push(outer);
  writeFileSync(join(outer, 'secret.txt'), 'secret outside\n');
  const workspace = join(outer, 'work');
  mkdirSync(workspace);
  for (const [name, content] of Object.entries(files)) {
    const path = join(workspace, name);
    mkdirSync(dirname(path), { recursive: true });
    if (typeof content === 'string' && content.startsWith('-> ')) symlinkSync(content.slice(3), path);
    else writeFileSync(path, content);
  }
  if (options.git === true) execFileSync('git', ['init', '-q'], { cwd: workspace });
  return workspace;
}

export function contextOf(workspace: string, signal = new AbortController().signal): ToolContext {
  return { workspace, signal };
}

/** All tools, with their processes started in this sandbox. */
export function toolsIn(sandbox: Sandbox): readonly AnyTool[] {
  return createTools({
    sandbox,
    isReadOnly: () => false,
    onCommand: () => {},
    onPlan: () => {},
    runTests: () => Promise.reject(new Error('There is nothing to test here.')),
  });
}

export const tools = toolsIn(sandbox);

/** Check and run, as the gate does it, without permission. */
export async function use(name: string, workspace: string, input: unknown, among = tools): Promise<ToolOutput> {
  const tool = among.find((one) => one.name === name);
  if (tool === undefined) throw new Error(`No tool ${name}`);
  const context = contextOf(workspace);
  const parsed = tool.schema.parse(input);
  const problem = await tool.check?.(parsed, context);
  return problem === undefined ? tool.run(parsed, context) : { content: problem, isError: true };
}
