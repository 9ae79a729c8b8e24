import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { exitCodeOf, OUTCOMES } from '../src/agent/outcome.js';

interface Described {
  readonly description: string;
  readonly default?: string;
  readonly required?: boolean;
}

const root = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const readme = read('README.md');
const action = parse(read('action.yml')) as Record<'inputs' | 'outputs', Record<string, Described>>;

describe('README.md', () => {
  test('its two commands stand at the top', () => {
    const block = /^# Greengate\n\n```sh\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
    const commands = block.trimEnd().split('\n');
    expect(commands.map((line) => line.split('#')[0]?.trim())).toEqual(['npm run demo', 'npm cit']);
  });

  test('lists the inputs of action.yml, with default and description', () => {
    const wanted = Object.entries(action.inputs).map(([name, input]) => [
      code(name),
      input.required === true ? '*required*' : code(input.default ?? ''),
      input.description,
    ]);
    expect(tableUnder('Inputs')).toEqual(wanted);
  });

  test('lists the outputs of action.yml', () => {
    const wanted = Object.entries(action.outputs).map(([name, output]) => [code(name), output.description]);
    expect(tableUnder('Outputs')).toEqual(wanted);
  });

  test('lists every outcome, and says how the job ends', () => {
    const listed = tableUnder('Outcomes').map(([name, job]) => [name, job]);
    expect(listed).toEqual(OUTCOMES.map((outcome) => [code(outcome), exitCodeOf(outcome) === 0 ? 'green' : 'red']));
  });

  test('its workflows use inputs that exist', () => {
    const blocks = [...readme.matchAll(/```yaml\n([\s\S]*?)```/g)].map((match) => parse(match[1] ?? '') as unknown);
    const given = blocks.flatMap((block) => inputsIn(block));
    expect(given.filter((name) => !(name in action.inputs) && name !== 'persist-credentials')).toEqual([]);
    expect(given.length).toBeGreaterThan(3);
  });
});

const pages = [
  ...[
    'README.md',
    'SECURITY.md',
    '.github/CONTRIBUTING.md',
    'docs/architecture.md',
    'docs/changelog.md',
    'docs/gate.md',
    'docs/hooks.md',
    'docs/mechanisms.md',
    'docs/permissions.md',
    'docs/transcript.md',
    'docs/triggers.md',
  ],
  ...readdirSync(new URL('docs/decisions/', root)).map((name) => `docs/decisions/${name}`),
];

test.each(pages)('every local link of %s leads somewhere', (page) => {
  const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '');
  const local = links.filter((link) => !/^[a-z]+:/.test(link));
  expect(local.filter((link) => !leadsSomewhere(page, link))).toEqual([]);
});

test.each(pages)('M4: %s counts nothing that changes with the next version', (page) => {
  const number = '(\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
  const counted = `\\b${number} (hook |config )?(events|fields|tools|inputs|outputs|outcomes|settings|entries)\\b`;
  expect(read(page).match(new RegExp(counted, 'gi')) ?? []).toEqual([]);
});

test('M5: docs/architecture.md says where the parts of a harness are', () => {
  const section = read('docs/architecture.md')
    .split(/^## /m)
    .find((part) => part.startsWith('The parts'));
  for (const word of ['tools', 'context', 'environment']) expect(section).toContain(word);
  const folders = [...(section ?? '').matchAll(/`([a-z]+)`/g)].map((match) => match[1] ?? '');
  expect(folders.length).toBeGreaterThan(5);
  expect(folders.filter((folder) => !existsSync(new URL(`src/${folder}/`, root)))).toEqual([]);
});

function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', heading] = link.split('#');
  const target = path === '' ? new URL(page, root) : new URL(path, new URL(page, root));
  if (!existsSync(target)) return false;
  return heading === undefined || headingsOf(readFileSync(target, 'utf8')).includes(heading);
}

/** The anchors that GitHub gives to headings. */
function headingsOf(markdown: string): string[] {
  const headings = [...markdown.matchAll(/^#+ (.*)$/gm)].map((match) => match[1] ?? '');
  return headings.map((text) =>
    text
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}

/** Cells of the table under a heading, without its head. */
function tableUnder(heading: string): string[][] {
  const section = readme.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function inputsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'with' ? Object.keys(value as Record<string, unknown>) : inputsIn(value),
  );
}

function code(text: string): string {
  return text === '' ? '' : `\`${text}\``;
}
