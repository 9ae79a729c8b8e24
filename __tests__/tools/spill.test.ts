import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { AnyTool } from '../../src/agent/tool.js';
import { createToolGate, type ToolGate } from '../../src/gates/tool-gate.js';
import { decide } from '../../src/permissions/decide.js';
import type { Policy } from '../../src/permissions/policy.js';
import { NO_RULES, parseRules } from '../../src/permissions/rules.js';
import { TOOL_CATALOGUE } from '../../src/tools/catalogue.js';
import { createTools } from '../../src/tools/index.js';
import { createSpill, type Spill, type SpillLimits } from '../../src/tools/spill.js';
import { realPathOf } from '../../src/tools/workspace.js';
import { call, never } from '../gates/spy-gate.js';
import { sandbox, workspaceWith } from './workspace-for-test.js';
import { namesIn } from '../../src/tools/names-in.js';

const scratches: string[] = [];
afterAll(() => scratches.forEach((path) => rmSync(path, { recursive: true, force: true })));

let workspace: string;
let scratch: string;
let spill: Spill;

beforeEach(() => begin());

function begin(limits?: SpillLimits): void {
  workspace = workspaceWith({ 'a.txt': 'inside\n' }, { git: true });
  scratch = realpathSync(mkdtempSync(join(tmpdir(), 'greengate-scratch-')));
  scratches.push(scratch);
  writeFileSync(join(scratch, 'transcript.jsonl'), 'private\n');
  spill = createSpill(scratch, limits);
}

/** Says what it is asked to say, as often as it is asked to. */
const echo: AnyTool = {
  name: 'Echo',
  description: '',
  schema: z.strictObject({ text: z.string(), times: z.number() }),
  effect: 'none',
  resultLimit: 1_000,
  subject: () => 'echo',
  run: async (input) => {
    const { text, times } = input as { text: string; times: number };
    return { content: text.repeat(times) };
  },
};

/** The real tools behind the real rules; every command is allowed. */
function gate(change: (tool: AnyTool) => AnyTool = (tool) => tool, deny: readonly string[] = []): ToolGate {
  const { rules } = parseRules({ allow: ['Bash', 'Edit(//**)'], ask: [], deny }, TOOL_CATALOGUE);
  const policy: Policy = {
    rules,
    workspace,
    readable: spill.folder,
    realPath: realPathOf,
    exists: existsSync,
    isolated: false,
    namesIn,
  };
  const tools = createTools({ sandbox, spill, isReadOnly: () => false, onCommand: () => {}, onPlan: () => {} });
  return createToolGate({
    tools: [...tools, echo].map(change),
    workspace,
    spill,
    decide: (action) => decide(action, policy),
    redact: (text) => text.replaceAll('s3cret', '***'),
    onAudit: () => {},
    onDenial: () => {},
  });
}

let calls = 0;
async function use(tools: ToolGate, name: string, input: unknown): Promise<{ content: string; isError: boolean }> {
  const [result] = await tools.runTools([call(`c${(calls += 1)}`, name, input)], never);
  if (result === undefined) throw new Error('no answer');
  return result;
}

const pathIn = (content: string): string => / in (\/\S+\.txt); look there with Read/.exec(content)?.[1] ?? '';
const files = (): string[] => (existsSync(spill.folder) ? readdirSync(spill.folder) : []);

describe('O1: a result over its limit', () => {
  test('O1: of a command is in a file, every byte of it; the model gets both ends and the path', async () => {
    const { content } = await use(gate(), 'Bash', { command: 'echo first; seq 1 60000; echo ä last' });
    expect(content.length).toBeLessThanOrEqual(31_000);
    expect(content).toMatch(/^first\n1\n2\n[^]*the whole output is in [^]*\n60000\nä last$/);
    const numbers = Array.from({ length: 60_000 }, (_, at) => `${at + 1}\n`).join('');
    expect(readFileSync(pathIn(content), 'utf8')).toBe(`first\n${numbers}ä last\n`);
    expect(statSync(pathIn(content)).mode & 0o777).toBe(0o600);
  });

  test('O1: of a command that failed, too, though its limit is lower', async () => {
    const { content, isError } = await use(gate(), 'Bash', { command: 'seq 1 5000; exit 3' });
    expect(isError).toBe(true);
    expect(content).toMatch(/5000\n\[exit code 3\]$/);
    expect(readFileSync(pathIn(content), 'utf8')).toHaveLength(23_893);
  });

  test('O1: of any other tool, with its secrets masked before', async () => {
    const { content } = await use(gate(), 'Echo', { text: 's3cret\0 word\n', times: 500 });
    expect(content.length).toBeLessThanOrEqual(1_000);
    expect(readFileSync(pathIn(content), 'utf8')).toBe('*** word\n'.repeat(500));
  });

  test('O1: a short one leaves no file', async () => {
    const tools = gate();
    await use(tools, 'Bash', { command: 'echo short' });
    await use(tools, 'Bash', { command: 'true' });
    await use(tools, 'Echo', { text: 'short', times: 1 });
    expect(files()).toEqual([]);
  });
});

describe('O2: Read', () => {
  test('O2, O4: pages a spilled file of 10 MB and never makes another', async () => {
    const tools = gate();
    const { content } = await use(tools, 'Bash', { command: 'seq 1 1400000' });
    const path = pathIn(content);
    const page = await use(tools, 'Read', { file_path: path });
    expect(page.content.length).toBeLessThan(50_000);
    expect(page.content).toMatch(/^ {5}1\t1\n[^]*\[Lines 1-2000 of 1400000\. Go on with offset 2001\.\]$/);
    const later = await use(tools, 'Read', { file_path: path, offset: 1_399_999 });
    expect(later.content).toBe('1399999\t1399999\n1400000\t1400000');
    expect(files()).toHaveLength(1);
  });

  test('O3: a model that reads every path it is shown comes to an end; without the exemption it would not', async () => {
    async function readOn(tools: ToolGate, most: number): Promise<number> {
      let { content } = await use(tools, 'Bash', { command: 'seq 1 60000' });
      let reads = 0;
      for (let path = pathIn(content); path !== '' && reads < most; path = pathIn(content)) {
        reads += 1;
        ({ content } = await use(tools, 'Read', { file_path: path }));
      }
      return reads;
    }
    expect(await readOn(gate(), 10)).toBe(1);
    begin();
    expect(
      await readOn(
        gate((tool) => (tool.name === 'Read' ? { ...tool, resultLimit: 10_000 } : tool)),
        10,
      ),
    ).toBe(10);
  });
});

describe('O5: the folder', () => {
  let path: string;
  beforeEach(async () => {
    path = pathIn((await use(gate(), 'Bash', { command: 'seq 1 60000' })).content);
  });

  test('O5: may be read, and is no part of the change', async () => {
    expect((await use(gate(), 'Read', { file_path: path, limit: 1 })).isError).toBe(false);
    expect(execFileSync('git', ['status', '--porcelain'], { cwd: workspace, encoding: 'utf8' })).toBe('?? a.txt\n');
  });

  test.each([
    ['Write', (file_path: string) => ({ file_path, content: 'x' })],
    ['Edit', (file_path: string) => ({ file_path, old_string: '60000', new_string: 'x' })],
    ['Grep', (path_: string) => ({ pattern: '60000', path: path_ })],
    ['Glob', (path_: string) => ({ pattern: '*', path: path_ })],
  ])('O5: %s stays outside, whatever rules allow', async (tool, input) => {
    const { isError, content } = await use(gate(), tool, input(path));
    expect([isError, content]).toEqual([true, expect.stringContaining('outside the workspace')]);
    expect(readFileSync(path, 'utf8')).toContain('60000');
  });

  test('O5: a command that only reads may look into it, and nothing else', () => {
    const policy: Policy = {
      rules: NO_RULES,
      workspace,
      readable: spill.folder,
      realPath: realPathOf,
      exists: existsSync,
      isolated: false,
      namesIn,
    };
    const judged = (command: string) => decide({ tool: 'Bash', effect: 'execute', subject: command }, policy).behaviour;
    expect(judged(`tail -n 3 ${path}`)).toBe('allow');
    for (const command of [
      `echo x > ${path}`,
      `rm ${path}`,
      `cp a.txt ${spill.folder}/x`,
      `cat ${scratch}/transcript.jsonl`,
    ]) {
      expect([command, judged(command)]).not.toEqual([command, 'allow']);
    }
  });

  test('O5: a rule that denies reading holds here too', async () => {
    expect((await use(gate(undefined, ['Read']), 'Read', { file_path: path })).content).toContain('Denied');
  });

  test.each(['../transcript.jsonl', '..', '.', '../spill-not/x', 'link', 'missing.txt'])(
    'O5: only files in it are opened: %s',
    async (name) => {
      symlinkSync(join(scratch, 'transcript.jsonl'), join(spill.folder, 'link'));
      mkdirSync(join(scratch, 'spill-not'));
      writeFileSync(join(scratch, 'spill-not/x'), 'private\n');
      const { isError, content } = await use(gate(), 'Read', { file_path: `${spill.folder}/${name}` });
      expect(isError).toBe(true);
      // By the wall, before any rule is asked.
      expect(content).not.toMatch(/private|-rule/);
    },
  );
});

describe('bounds on disk', () => {
  test('a file ends at its limit, between characters, and the model is told how much there is', async () => {
    begin({ file: 100_001, all: 1_000_000 });
    const { content } = await use(gate(), 'Bash', { command: 'yes ää | head -n 50000' });
    expect(content).toContain('the first 100000 bytes of the output are in');
    expect(readFileSync(pathIn(content), 'utf8')).toBe('ää\n'.repeat(20_000));
  });

  test('the room of a run is used up once; then the middle is left out as before', async () => {
    begin({ file: 100_000, all: 150_000 });
    const tools = gate();
    for (const wanted of [100_000, 50_000, 0]) {
      const { content } = await use(tools, 'Bash', { command: `echo ${wanted}; seq 1 60000` });
      expect(content).toMatch(/left out here/);
      expect(pathIn(content) === '' ? 0 : statSync(pathIn(content)).size).toBe(wanted);
    }
    await use(tools, 'Echo', { text: 'word ', times: 1_000 });
    expect(files()).toHaveLength(2);
  });

  test('short results do not use it up', async () => {
    begin({ file: 1_000, all: 1_000 });
    const tools = gate();
    for (let at = 0; at < 3; at += 1) await use(tools, 'Bash', { command: `echo ${at}` });
    expect(pathIn((await use(tools, 'Bash', { command: 'seq 1 60000' })).content)).not.toBe('');
  });

  test('a file that somebody else put there is not written into, and the command does not suffer', async () => {
    mkdirSync(spill.folder);
    symlinkSync(join(scratch, 'transcript.jsonl'), join(spill.folder, '1.txt'));
    const { content, isError } = await use(gate(), 'Bash', { command: 'seq 1 60000' });
    expect([isError, pathIn(content)]).toEqual([false, '']);
    expect(readFileSync(join(scratch, 'transcript.jsonl'), 'utf8')).toBe('private\n');
  });
});
