import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';

const SRC = fileURLToPath(new URL('../src', import.meta.url));

/** What a folder may import besides itself, errors.ts and redact.ts. `types`: by `import type`, or from its types.ts. */
const LAYERS: Record<string, { code?: string[]; types?: string[] }> = {
  agent: {},
  models: { code: ['agent', 'text'] },
  permissions: { code: ['agent', 'text'] },
  hooks: { code: ['agent'], types: ['sandbox'] },
  sandbox: { code: ['agent'] },
  network: { types: ['sandbox'] },
  tools: { code: ['agent', 'sandbox', 'text'] },
  gates: { code: ['agent', 'tools', 'permissions', 'hooks', 'text'] },
  ecosystems: { code: ['text'] },
  tamper: { code: ['agent', 'ecosystems', 'text'] },
  stop: { code: ['agent', 'sandbox', 'hooks', 'tamper', 'ecosystems', 'text'] },
  git: { code: ['sandbox', 'text'] },
  github: { code: ['sandbox'] },
  triggers: { code: ['agent'], types: ['github'] },
  prompt: { code: ['agent', 'text'], types: ['github', 'triggers'] },
  report: { code: ['agent', 'text'], types: ['github', 'triggers'] },
  text: {},
  demo: {},
};
const FOR_ALL = ['errors.ts', 'redact.ts'];

/** Words that belong to few files: the word, then the files (or folders) it may stand in. */
const KEPT_TO: [RegExp, RegExp][] = [
  [/\bchild_process\b/, /^(sandbox|demo)\//],
  [/\bprocess\.env\b|\benv\b.*'node:process'/, /^(config\.ts|index\.ts|demo\/.*)$/],
  [/from 'unbash'/, /^permissions\/shell\/syntax\//],
  [/\bstop_reason\b/, /^(models|demo)\//],
  // What cannot be read here cannot be checked here.
  [/\bimport\s*\(\s*[^'\s]/, /^$/],
];

interface Import {
  readonly specifier: string;
  readonly typeOnly: boolean;
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
const source = new Map(files.map((path) => [path, readFileSync(join(SRC, path), 'utf8')]));

describe('layers', () => {
  test.each(files.filter((path) => folderOf(path) in LAYERS))('%s imports only what its layer may', (path) => {
    const layer = LAYERS[folderOf(path)];
    const refused = importsOf(path).filter(({ specifier, typeOnly }) => {
      const target = resolve(path, specifier);
      if (target === undefined || FOR_ALL.includes(target)) return false;
      const folder = folderOf(target);
      return !(
        folder === folderOf(path) ||
        layer?.code?.includes(folder) ||
        ((typeOnly || target.endsWith('/types.ts')) && layer?.types?.includes(folder))
      );
    });
    expect(refused.map(({ specifier }) => specifier)).toEqual([]);
  });

  test('every folder has a row', () => {
    const folders = new Set(files.map(folderOf).filter((folder) => !['', 'cli', 'run'].includes(folder)));
    expect([...folders].filter((folder) => !(folder in LAYERS))).toEqual([]);
  });

  test('B9: docs/architecture.md shows the same rows', () => {
    const page = readFileSync(join(SRC, '../docs/architecture.md'), 'utf8');
    const shown = [...page.matchAll(/^\| (`[^|]*`) \| ([^|]*) \|/gm)].flatMap(([, folders = '', may = '']) => {
      const [code, types] = may.split('types of').map(quoted);
      return quoted(folders).map((folder) => [folder, { code, types }] as const);
    });
    const sorted = (names: readonly string[] = []): string[] => [...names].sort();
    const told = Object.fromEntries(shown.map(([folder, { code, types }]) => [folder, [sorted(code), sorted(types)]]));
    for (const [folder, { code, types }] of Object.entries(LAYERS))
      expect([folder, told[folder]]).toEqual([folder, [sorted(code), sorted(types)]]);
  });

  test('the files for all import nothing of ours but text, and only cli imports demo', () => {
    const ours = (path: string) => importsOf(path).flatMap(({ specifier }) => resolve(path, specifier) ?? []);
    const below = FOR_ALL.flatMap(ours).filter((target) => !FOR_ALL.includes(target));
    expect(below.filter((target) => folderOf(target) !== 'text')).toEqual([]);
    const users = files.filter((path) => ours(path).some((target) => folderOf(target) === 'demo'));
    expect(users.filter((path) => !['cli', 'demo'].includes(folderOf(path)))).toEqual([]);
  });

  test('no file imports itself by a detour', () => {
    expect(files.map((path) => cycleFrom(path, [])).filter((cycle) => cycle !== undefined)).toEqual([]);
  });
});

describe('files', () => {
  test.each(KEPT_TO)('%s stands only where it belongs', (word, places) => {
    expect(files.filter((path) => word.test(codeOf(path)) && !places.test(path))).toEqual([]);
  });

  test('the loop stays under 120 lines, every file under 251', () => {
    const tooLong = files.filter((path) => linesOf(path) > (path === 'agent/loop.ts' ? 119 : 250));
    expect(tooLong).toEqual([]);
  });

  test('an index.ts is a list or the entry, never a barrel', () => {
    const lists = files.filter((path) => path.endsWith('/index.ts')).map(folderOf);
    expect(
      lists.filter((folder) => !['tools', 'triggers', 'stop', 'report', 'cli', 'ecosystems'].includes(folder)),
    ).toEqual([]);
    expect(files.filter((path) => /^export (\*|\{[^}]*\}) from/m.test(codeOf(path)))).toEqual([]);
  });

  test.each([
    ['triggers', /(\)|^export const \w+): Trigger\b/m],
    ['tools', /(\)|^export const \w+): (AnyTool|Tool<)/m],
  ])('the list of %s names every one in the folder', (folder, isOne) => {
    const members = files.filter(
      (path) => folderOf(path) === folder && isOne.test(codeOf(path)) && !path.endsWith('/index.ts'),
    );
    const listed = importsOf(`${folder}/index.ts`).flatMap(
      ({ specifier }) => resolve(`${folder}/index.ts`, specifier) ?? [],
    );
    expect(members.filter((path) => !listed.includes(path))).toEqual([]);
    expect(members.length).toBeGreaterThan(3);
  });
});

/** Which tests are heavy, and what comes of it: see .github/CONTRIBUTING.md. */
describe('tests', () => {
  const root = fileURLToPath(new URL('.', import.meta.url));
  const tests = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.test.ts'));
  const heavy = tests.filter((path) => path.endsWith('.heavy.test.ts'));

  test.each(heavy)('%s says first what it needs', (path) => {
    expect(readFileSync(join(root, path), 'utf8')).toMatch(/^\/\/ Needs: \S.*\.\n/);
  });

  test('only a heavy one needs more than a fast one may', () => {
    const others = tests.filter((path) => !heavy.includes(path));
    expect(others.filter((path) => readFileSync(join(root, path), 'utf8').includes('// Needs:'))).toEqual([
      'architecture.test.ts',
    ]);
    expect(heavy.length).toBeGreaterThan(10);
  });
});

/** The six parts of the kernel: each a function in a file. */
const KERNEL = [
  ['loop', 'agent/loop.ts', 'runLoop'],
  ['list of tools', 'tools/index.ts', 'createTools'],
  ['checked input', 'gates/run-call.ts', 'runCall'],
  ['batches', 'gates/batches.ts', 'partition'],
  ['permissions', 'permissions/decide.ts', 'decide'],
  ['hooks', 'hooks/run-hooks.ts', 'createHooks'],
] as const;

describe('kernel', () => {
  test.each(KERNEL)('M1: %s: %s exports %s and stands without the other parts', (_part, path, name) => {
    expect(codeOf(path)).toMatch(new RegExp(`^export (async )?function ${name}\\b`, 'm'));
    const others = KERNEL.map(([, other]) => other as string).filter((other) => other !== path);
    const imported = importsOf(path).map(({ specifier }) => resolve(path, specifier));
    expect(imported.filter((target) => target !== undefined && others.includes(target))).toEqual([]);
  });

  test('M2, M7: the loop imports only contracts beside it, and names no tool, rule, hook or stop check', () => {
    const targets = importsOf('agent/loop.ts').map(({ specifier }) => resolve('agent/loop.ts', specifier) ?? specifier);
    expect(targets.filter((target) => folderOf(target) !== 'agent')).toEqual([]);
    const tools = importsOf('tools/index.ts').map(({ specifier }) => specifier.replace(/^.*\/|\.js$/g, ''));
    const words = [...tools, 'permission', 'policy', 'rule', 'PreToolUse', 'PostToolUse', 'tests-pass', 'github'];
    expect(words.filter((word) => new RegExp(`\\b${word}\\b`, 'i').test(codeOf('agent/loop.ts')))).toEqual([]);
  });

  test('L4: one function of the product reads the stop reason', () => {
    const readers = files
      .filter((path) => folderOf(path) !== 'demo' && /\bstop_reason\b/.test(codeOf(path)))
      .map((path) => [path, functionsOf(path).filter((body) => /\bstop_reason\b/.test(body)).length]);
    expect(readers).toEqual([[expect.stringMatching(/^models\//), 1]]);
  });

  test('S1b: a command line is judged by its own analyser, and there is one way in', () => {
    const wanted = files
      .filter((path) => !path.startsWith('permissions/'))
      .flatMap((path) => importsOf(path).flatMap(({ specifier }) => resolve(path, specifier) ?? []))
      .filter((target) => target.startsWith('permissions/shell/'));
    expect(new Set(wanted)).toEqual(new Set(['permissions/shell/judge.ts']));
    expect(files.filter((path) => /\bjudgeCommand\(/.test(codeOf(path)))).toEqual([
      'permissions/decide.ts',
      'permissions/shell/judge.ts',
    ]);
  });

  test('P5: every tool that reads or writes files goes through the path wall', () => {
    const listed = importsOf('tools/index.ts').map(({ specifier }) => resolve('tools/index.ts', specifier));
    const onFiles = files.filter((path) => listed.includes(path) && /^\s+effect: '(read|write)',$/m.test(codeOf(path)));
    const through = onFiles.filter(
      (path) =>
        importsOf(path).some(({ specifier }) => specifier === './workspace.js') &&
        /\b(resolveInWorkspace|resolveForReading)\(/.test(codeOf(path)),
    );
    expect(onFiles.length).toBeGreaterThanOrEqual(5);
    expect(through).toEqual(onFiles);
  });
});

/** The names in backticks. */
function quoted(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
}

/** The source of each function that stands at the left edge. */
function functionsOf(path: string): string[] {
  return codeOf(path)
    .split(/^(?=(?:export )?(?:async )?function )/m)
    .slice(1);
}

function importsOf(path: string): Import[] {
  const code = codeOf(path);
  // Without template texts: the demo's hold programs of their own.
  const statements = code.replace(/`(?:\\.|[^`\\])*`/g, '');
  const named = [...statements.matchAll(/^(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'/gm)];
  const others = [...code.matchAll(/\bimport\s*\(\s*['"`]([^'"`]+)['"`]|^import\s+'([^']+)'/gm)];
  return [
    ...named.map((match) => ({ specifier: match[2] ?? '', typeOnly: match[1] !== undefined })),
    ...others.map((match) => ({ specifier: match[1] ?? match[2] ?? '', typeOnly: false })),
  ];
}

/** The file of ours that a specifier means; undefined for packages. */
function resolve(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  return normalize(join(dirname(from), specifier)).replace(/\.js$/, '.ts');
}

const visited = new Set<string>();

function cycleFrom(path: string, trail: string[]): string[] | undefined {
  if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
  if (visited.has(path)) return undefined;
  visited.add(path);
  for (const { specifier } of importsOf(path)) {
    const target = resolve(path, specifier);
    const cycle = target === undefined ? undefined : cycleFrom(target, [...trail, path]);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}

function folderOf(path: string): string {
  return path.includes('/') ? (path.split('/')[0] ?? '') : '';
}

/** The source without comments, which may speak of anything. */
function codeOf(path: string): string {
  return (source.get(path) ?? '').replace(/^\s*\/\*[\s\S]*?\*\//gm, '').replace(/^\s*\/\/.*$/gm, '');
}

function linesOf(path: string): number {
  return (source.get(path) ?? '').trimEnd().split('\n').length;
}
