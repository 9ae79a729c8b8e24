import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readDiff } from '../src/tamper/read-diff.js';
import { isTestPath } from '../src/ecosystems/test-paths.js';
import type { Finding, Reading } from '../src/tamper/types.js';
import { GitHistory } from './history/git-history.js';
import { MUTATIONS, mutationsOf, type MutationKind } from './history/mutations.js';

/**
 * The reading of the diff on real history: `npm run bench:history -- DIR… [--commits 40] [--mutations 40] [--list]`. Each DIR
 * is a git repository, bare or not, and is only read. Nothing is run: "shut" is what the reading alone is certain of, with
 * tests that are gone, which the names or counts of the two runs confirm; what only the run decides counts as told.
 */
const END = ['shut', 'told', 'declared', 'clean'] as const;

type End = (typeof END)[number];

function endOf(findings: readonly Finding[]): End {
  const open = findings.filter(({ declaredBy }) => declaredBy === undefined);
  if (open.some(({ weight }) => weight === 'certain')) return 'shut';
  if (open.length > 0) return 'told';
  return findings.length > 0 ? 'declared' : 'clean';
}

function allOf({ findings, worthALook }: Reading): Finding[] {
  return [...findings, ...worthALook];
}

const TYPO = 'Fix a typo in the documentation.';

class Table {
  readonly #cells = new Map<string, Map<string, number>>();

  add(row: string, column: string): void {
    const cells = this.#cells.get(row) ?? new Map<string, number>();
    this.#cells.set(row, cells.set(column, (cells.get(column) ?? 0) + 1));
  }

  print(columns: readonly string[]): void {
    console.log(`${''.padEnd(28)}${columns.map((column) => column.padStart(12)).join('')}`);
    for (const [row, cells] of this.#cells) {
      const all = columns.reduce((sum, column) => sum + (cells.get(column) ?? 0), 0);
      const shown = columns.map((column) => {
        const count = cells.get(column) ?? 0;
        return count === 0 ? '—' : `${String(count)} ${String(Math.round((1000 * count) / all) / 10)}%`;
      });
      console.log(`${row.padEnd(28)}${shown.map((cell) => cell.padStart(12)).join('')}`);
    }
  }
}

function nameOf(folder: string): string {
  const whole = resolve(folder).replace(/\/\.git$/, '');
  return /^(?:repo|repository)$/.test(basename(whole)) ? basename(dirname(whole)) : basename(whole);
}

interface Options {
  readonly commits: number;
  readonly mutations: number;
  readonly list: boolean;
}

async function walk(history: GitHistory, name: string, { commits, list }: Options, tables: Tables): Promise<void> {
  for (const commit of history.commits(commits)) {
    const { title, change } = await history.change(commit, '');
    const began = performance.now();
    const findings = allOf(await readDiff(change));
    tables.slowest = Math.max(tables.slowest, performance.now() - began);
    const end = endOf(findings);
    for (const row of [name, 'all']) tables.commits.add(row, end);
    for (const kind of new Set(findings.map((one) => `${one.weight ?? 'told'} ${one.kind}`)))
      tables.kinds.add(
        kind,
        findings.some((one) => `${one.weight ?? 'told'} ${one.kind}` === kind && one.declaredBy === undefined)
          ? 'open'
          : 'declared',
      );
    if (!list || end === 'clean' || end === 'declared') continue;
    console.log(`\n${end}  ${name} ${commit.slice(0, 10)}  ${title}`);
    for (const { kind, weight, file, line, what, declaredBy } of findings)
      console.log(
        `    ${weight ?? 'told'} ${kind}${declaredBy === undefined ? '' : ' (declared)'} ${file}:${String(line ?? '')} ${what}`,
      );
  }
}

async function mutate(
  history: GitHistory,
  name: string,
  { mutations: most, list }: Options,
  tables: Tables,
): Promise<void> {
  const paths = history.paths('HEAD');
  const offered = new Map<MutationKind, { path: string; before: string; text: string; line: number }[]>();
  for (const path of paths.filter((one) => isTestPath(one) || one.endsWith('.rs'))) {
    const before = await history.text('HEAD', path);
    if (before === undefined || before.length > 300_000) continue;
    for (const { kind, text, line } of mutationsOf(path, before).filter(
      (_one, at, all) => all.length < 200 || at % Math.ceil(all.length / 200) === 0,
    ))
      offered.set(kind, [...(offered.get(kind) ?? []), { path, before, text, line }]);
  }
  for (const kind of MUTATIONS) {
    const all = offered.get(kind) ?? [];
    const step = Math.max(1, all.length / most);
    for (let at = 0; at < all.length; at += step) {
      const one = all[Math.floor(at)];
      if (one === undefined) break;
      const files = [{ path: one.path, before: one.before, after: one.text }];
      const read = (path: string): Promise<string | undefined> => history.text('HEAD', path);
      const findings = allOf(await readDiff({ request: TYPO, files, command: '', paths, read }));
      const end = endOf(findings);
      for (const row of [`${name}: ${kind}`, `all: ${kind}`]) tables.mutations.add(row, end);
      if (list && end !== 'shut' && !(end === 'told' && kind !== 'test deleted' && kind !== 'test skipped'))
        console.log(
          `${end}  ${kind}  ${name} ${one.path}:${String(one.line)}  ${one.before.split('\n')[one.line - 1]?.trim() ?? ''}`,
        );
    }
  }
}

interface Tables {
  readonly commits: Table;
  readonly kinds: Table;
  readonly mutations: Table;
  slowest: number;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      commits: { type: 'string', default: '40' },
      mutations: { type: 'string', default: '40' },
      list: { type: 'boolean', default: false },
    },
  });
  if (positionals.length === 0) {
    console.error('Name at least one git repository: npm run bench:history -- DIR…');
    process.exitCode = 2;
    return;
  }
  const options = { commits: Number(values.commits), mutations: Number(values.mutations), list: values.list };
  const tables: Tables = { commits: new Table(), kinds: new Table(), mutations: new Table(), slowest: 0 };
  for (const folder of positionals) {
    const history = new GitHistory(folder);
    await walk(history, nameOf(folder), options, tables);
    if (options.mutations > 0) await mutate(history, nameOf(folder), options, tables);
    history.close();
  }
  console.log('\nCommits');
  tables.commits.print(END);
  console.log(`slowest reading: ${String(Math.round(tables.slowest))} ms`);
  console.log('\nKinds');
  tables.kinds.print(['open', 'declared']);
  console.log('\nMutations');
  tables.mutations.print(END);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
