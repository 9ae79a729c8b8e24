import type { Change, ChangedFile, Finding } from '../types.js';
import { compareOptions } from './compare-options.js';
import { compareScripts } from './compare-scripts.js';
import { flatten } from './options.js';

type Json = Record<string, unknown>;

const JUDGING_SCRIPT =
  /^(?:pre|post)?(?:test|spec|check|verify|ci|coverage|e2e|unit|integration|validate|lint|type-?check|tsc)\b|[:_-](?:test|spec|check|ci|coverage|unit|e2e)\b/i;
const SECTIONS = [
  'jest',
  'vitest',
  'mocha',
  'ava',
  'nyc',
  'c8',
  'tap',
  'karma',
  'cypress',
  'nx',
  'wtr',
  'workspaces',
  'config',
];
const RUNNERS =
  /^(?:jest|vitest|mocha|ava|tap|tape|chai|jasmine|karma|nyc|c8|playwright|@playwright\/test|@jest\/\S+|@vitest\/\S+|ts-jest|babel-jest|@swc\/jest|sinon|cypress|expect|uvu|node-tap|supertest)$/;

/** The scripts that tests run by, the runner's sections, and a runner that is another package now. */
export function readPackageJson(file: ChangedFile, change: Change): Finding[] {
  const before = parsed(file.before);
  const after = parsed(file.after);
  if (before === undefined) return [];
  if (after === undefined)
    return [
      {
        kind: 'unreadable',
        file: file.path,
        what: `${file.path} is gone, or cannot be read any more.`,
        names: [file.path],
      },
    ];
  return [
    ...scripts(before, after, file, change),
    ...SECTIONS.flatMap((section) =>
      compareOptions(flatten(before[section], section), flatten(after[section], section), file.path, change.paths),
    ),
    ...runners(before, after, file),
  ];
}

function scripts(before: Json, after: Json, file: ChangedFile, { command }: Change): Finding[] {
  const old = record(before['scripts']);
  const now = record(after['scripts']);
  const used = reached(old, command);
  return Object.entries(old)
    .flatMap(([name, script]) => {
      const text = now[name];
      if (typeof script !== 'string' || script === text || !(JUDGING_SCRIPT.test(name) || used.has(name))) return [];
      const place = {
        file: file.path,
        where: `the script "${name}"`,
        names: [`npm run ${name}`, `"${name}" script`, `${name} script`],
        kind: 'command-changed' as const,
      };
      if (typeof text !== 'string')
        return [{ kind: place.kind, file: file.path, what: `The script "${name}" is gone.`, names: place.names }];
      return compareScripts(inlined(script, old), inlined(text, now), { errexit: false, pipefail: false }, place);
    })
    .concat(added(old, now, file));
}

/** A new `pretest` or `posttest` runs with the tests and may end them. */
function added(old: Json, now: Json, file: ChangedFile): Finding[] {
  return ['pretest', 'posttest'].flatMap((name) => {
    const text = now[name];
    if (old[name] !== undefined || typeof text !== 'string') return [];
    const writes =
      /\b(?:sed|cp|mv|rm|ln|tee|truncate|git (?:checkout|apply|restore))\b.*(?:test|spec|snap|node_modules)|>\s*\S*(?:test|spec|snap)/.test(
        text,
      );
    return writes
      ? [
          {
            kind: 'command-changed',
            file: file.path,
            what: `A new script "${name}" changes what the tests run on: \`${text}\`.`,
            names: [name],
          },
        ]
      : [];
  });
}

/** The scripts that the command and the scripts it runs call. */
function reached(scripts: Json, command: string): Set<string> {
  const seen = new Set<string>();
  const visit = (text: string): void => {
    const names = [...text.matchAll(/\b(?:npm|pnpm|yarn|bun)\s+(?:-\S+\s+)*(?:run(?:-script)?\s+)?([\w:.-]+)/g)].map(
      ([, name = '']) => (name === 't' ? 'test' : name),
    );
    for (const name of names.filter((one) => one in scripts && !seen.has(one))) {
      seen.add(name);
      visit(String(scripts[name]));
    }
  };
  visit(command);
  return seen;
}

/** `npm run unit && npm run e2e` as what these scripts do, so that moving commands between scripts changes nothing. */
function inlined(script: string, scripts: Json, depth = 0): string {
  return script.replace(
    /\b(?:npm|pnpm|yarn)\s+(?:-s\s+|--silent\s+)?run(?:-script)?\s+([\w:.-]+)(?=\s*(?:$|&&|;|\|\|))/g,
    (whole, name: string) => {
      const text = scripts[name];
      return typeof text === 'string' && depth < 4 ? inlined(text, scripts, depth + 1) : whole;
    },
  );
}

function runners(before: Json, after: Json, file: ChangedFile): Finding[] {
  const old = dependencies(before);
  const now = dependencies(after);
  return Object.entries(now).flatMap(([name, version]) => {
    const elsewhere = /^(?:npm:|file:|link:|git|https?:|github:|portal:|patch:|\.{0,2}\/)/.test(String(version));
    if (!RUNNERS.test(name) || old[name] === version || !elsewhere || old[name] === undefined) return [];
    return [
      { kind: 'runner-replaced', file: file.path, what: `"${name}" is \`${String(version)}\` now.`, names: [name] },
    ];
  });
}

function dependencies(json: Json): Json {
  return {
    ...record(json['dependencies']),
    ...record(json['devDependencies']),
    ...record(json['overrides']),
    ...record(json['resolutions']),
  };
}

function record(value: unknown): Json {
  return value !== null && typeof value === 'object' ? (value as Json) : {};
}

function parsed(text: string | undefined): Json | undefined {
  try {
    return text === undefined ? undefined : record(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch {
    return undefined;
  }
}
