import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

import { languageTable } from './language-table.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const page = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8');

test('docs/gate.md has the table of languages as the list makes it', () => {
  const shown = /^\| Language \|.*\n(?:\|.*\n)+/m.exec(page('docs/gate.md'))?.[0];
  expect(shown?.trimEnd()).toBe(languageTable());
});

test('each path in "How to add" is there', () => {
  const [, section = ''] = page('docs/architecture.md').split('## How to add\n');
  const named = [
    ...section.matchAll(/`((?:src|__tests__|docs|bench)\/[\w./-]+|[\w-]+(?:\/[\w-]+)*\.ts)`|\]\(([^)]+)\)/g),
  ];
  const paths = named.map(([, code, link]) => (link === undefined ? (code ?? '') : `docs/${link}`));
  const missing = paths.filter((path) => ![path, `src/permissions/${path}`].some((one) => existsSync(`${ROOT}${one}`)));
  expect([missing, paths.length > 15]).toEqual([[], true]);
});
