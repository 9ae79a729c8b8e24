import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from '@jest/globals';

const DIST = fileURLToPath(new URL('../../dist/index.js', import.meta.url));
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'greengate-explain-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SETTINGS = 'permissions:\n  allow: ["Bash(make deploy:*)"]\n  deny: ["Edit(gen/**)"]\n';
write('.github/greengate.yml', SETTINGS);
write('package.json', '{ "scripts": { "test": "node --test" } }');
write('sub/a.txt', 'a');

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

interface Run {
  readonly exitCode: number | null;
  readonly out: string;
  readonly err: string;
}

function greengate(args: readonly string[], input = '', cwd = folder): Promise<Run> {
  return new Promise((resolve, reject) => {
    const env = { PATH: process.env['PATH'] ?? '', HOME: folder };
    const child = spawn(process.execPath, [DIST, ...args], { cwd, env });
    const out: string[] = [];
    const err: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (text: string) => out.push(text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => err.push(text));
    child.once('error', reject);
    child.once('close', (exitCode) => resolve({ exitCode, out: out.join(''), err: err.join('') }));
    child.stdin.end(input);
  });
}

async function answers(lines: readonly unknown[], ...flags: string[]): Promise<Record<string, unknown>[]> {
  const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const { out } = await greengate(['explain', '--json', ...flags], input);
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('explain --json', () => {
  test('answers each line with one, in order, by the rules of this folder', async () => {
    const told = await answers([
      { id: 'a', command: 'make deploy prod' },
      { id: 2, tool: 'Edit', input: { file_path: 'gen/x.ts' } },
      'no json',
      { id: [3], command: './deploy.sh' },
      '',
      { id: 'n', tool: 'Nope', input: {} },
      { id: 'e', tool: 'Edit', input: {} },
      { id: 'q' },
      '[1]',
      { id: 't', command: 'npm test' },
      { tool: 'Glob', input: { pattern: '../*' } },
    ]);
    expect(
      told.map(({ id, behaviour, layer, rule, asked, error }) => [
        id,
        behaviour ?? 'error',
        layer,
        rule,
        asked,
        typeof error,
      ]),
    ).toEqual([
      ['a', 'allow', 'allow-rule', null, undefined, 'undefined'],
      [2, 'deny', 'deny-rule', 'Edit(gen/**)', undefined, 'undefined'],
      [null, 'error', undefined, undefined, undefined, 'string'],
      [[3], 'deny', 'default', null, true, 'undefined'],
      ['n', 'deny', 'tool', null, undefined, 'undefined'],
      ['e', 'error', undefined, undefined, undefined, 'string'],
      ['q', 'error', undefined, undefined, undefined, 'string'],
      [null, 'error', undefined, undefined, undefined, 'string'],
      ['t', 'allow', 'tool', null, undefined, 'undefined'],
      [null, 'deny', 'limit', null, undefined, 'undefined'],
    ]);
  });

  test('every answer has the same fields', async () => {
    const told = await answers([
      { id: 1, command: 'ls' },
      { id: 2, command: 'sudo id' },
      { id: 3, tool: 'Read', input: { file_path: 'sub/a.txt' } },
    ]);
    const fields = ['id', 'behaviour', 'layer', 'rule', 'reason', 'remedy', 'readOnly', 'concurrencySafe', 'parts'];
    expect(told.map((one) => Object.keys(one))).toEqual([fields, fields, fields]);
    expect(told.map(({ readOnly, concurrencySafe, remedy }) => [readOnly, concurrencySafe, remedy])).toEqual([
      [true, true, null],
      [false, false, 'No rule can allow this.'],
      [true, true, null],
    ]);
  });

  test('rules given as flags stand beside those of the settings', async () => {
    const line = [
      { id: 1, command: 'make deploy' },
      { id: 2, command: './deploy.sh' },
    ];
    const flags = ['--deny', 'Bash(make:*)', '--allow', 'Bash(./deploy.sh)', '--allow', 'Bash(x)'];
    expect((await answers(line, ...flags)).map(({ behaviour }) => behaviour)).toEqual(['deny', 'allow']);
    expect((await answers(line, '--ask', 'Bash(make:*)')).map(({ asked }) => asked)).toEqual([true, true]);
  });

  test('commands from another place are judged as if they were there', async () => {
    const line = [{ id: 1, command: 'cd /elsewhere/repo && cat a.txt > b.txt' }];
    expect((await answers(line)).map(({ behaviour }) => behaviour)).toEqual(['deny']);
    expect((await answers(line, '--workspace', '/elsewhere/repo')).map(({ behaviour }) => behaviour)).toEqual([
      'allow',
    ]);
  });

  test('in a folder below, it is the repository that counts', async () => {
    mkdirSync(join(folder, '.git'), { recursive: true });
    const { out } = await greengate(['explain', '--json'], '{"id":1,"command":"make deploy"}', join(folder, 'sub'));
    expect(JSON.parse(out)).toMatchObject({ id: 1, behaviour: 'allow' });
  });
});

describe('explain', () => {
  test.each<[readonly string[], readonly string[]]>([
    [['make deploy'], ['allow  Bash make deploy', 'allow rule']],
    [['Bash(git push -f)'], ['deny  Bash git push -f', 'hard limit', 'No rule can allow this.']],
    [['./deploy.sh'], ['deny (ask)  Bash ./deploy.sh', 'allow: Bash(./deploy.sh:*)']],
    [['Edit(gen/x.ts)'], ['deny  Edit gen/x.ts', 'deny rule Edit(gen/**)', 'Remove the rule deny: Edit(gen/**).']],
    [
      ['--tool', 'Write', '--input', '{"file_path": "CLAUDE.md"}'],
      ['deny (ask)  Write CLAUDE.md', 'allow: Edit(/CLAUDE.md)'],
    ],
  ])('P8: %j is told in words', async (args, says) => {
    const { exitCode, out } = await greengate(['explain', ...args]);
    for (const text of says) expect(out).toContain(text);
    expect(exitCode).toBe(0);
  });

  test.each<[readonly string[], string]>([
    [[], 'Say what to explain'],
    [['ls', 'more'], 'Unknown argument "more"'],
    [['ls', '--allow', 'Bash('], 'allow, line 1: "Bash(" is not a rule.'],
    [['ls', '--isolated', '--not-isolated'], 'exclude each other'],
    [['--tool', 'Edit', '--input', '{'], '--input is not valid JSON'],
    [['ls', '--nope'], '--nope'],
  ])('%j is a mistake that is told', async (args, says) => {
    const { exitCode, err } = await greengate(['explain', ...args]);
    expect(err).toContain(says);
    expect(exitCode).toBe(1);
  });
});

describe('check-config', () => {
  test('settings in order', async () => {
    const { exitCode, out } = await greengate(['check-config']);
    expect(out).toBe(
      'Rules: 1 allow, 0 ask, 1 deny.\nTests: npm test (found as JavaScript: script "test" in package.json).\nSettings and rules are in order.\n',
    );
    expect(exitCode).toBe(0);
  });

  test.each<[string, string]>([
    ['permissions:\n  allow:\n    - Bash(\n', '.github/greengate.yml:3: allow: "Bash(" is not a rule.'],
    ['permisions: {}\n', '.github/greengate.yml:1: unknown key "permisions".'],
    [
      'hooks:\n  PreToolUse:\n    - hooks:\n        - { type: command, command: x, if: Nope }\n',
      '.github/greengate.yml: hooks: if: Nope names an unknown tool',
    ],
  ])('%j is told with file and line, exit code 1', async (text, says) => {
    write('.github/other.yml', text);
    const { exitCode, err } = await greengate(['check-config', '--config', '.github/other.yml']);
    expect(err).toContain(says.replaceAll('greengate.yml', 'other.yml'));
    expect(exitCode).toBe(1);
  });

  test('with --json a mistake is JSON as well', async () => {
    const { exitCode, out } = await greengate(['check-config', '--json', '--deny', 'Bash(', '--allow', 'x(']);
    expect(JSON.parse(out)).toEqual({
      ok: false,
      errors: [expect.stringMatching(/^allow, line 1/), expect.stringMatching(/^deny, line 1/)],
    });
    expect(exitCode).toBe(1);
  });

  test('P18: rules that have no effect are told, and are no error', async () => {
    const { exitCode, out } = await greengate(['check-config', '--json', '--deny', 'Bash(command:rm *)']);
    expect(JSON.parse(out)).toMatchObject({
      ok: true,
      warnings: [expect.stringContaining('Bash(command:rm *) is ignored')],
    });
    expect(exitCode).toBe(0);
  });
});
