import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parseConfigFile } from '../../src/config-file.js';
import { INPUTS } from '../../src/config.js';
import { UserError } from '../../src/errors.js';
import * as without from './without.js';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** Everything that takes a guard away, and what a product with switches for it might have called them. */
const SWITCHES = [...Object.keys(without), 'pairProtection', 'gateOrder', 'askFirst', 'disableGuards', 'ablation'];

describe('no guard can be switched off', () => {
  const built = readdirSync(new URL('dist/', root))
    .filter((name) => name.endsWith('.js'))
    .map((name) => read(`dist/${name}`));

  test('D3m: there is something built to look into', () => {
    expect(built.some((code) => code.includes('objectToStopping'))).toBe(true);
  });

  test('D3m: the built action has no variables of its own but the mark of its children and where hooks find the base', () => {
    const variables = built.flatMap((code) => code.match(/\bGREENGATE_\w+/g) ?? []);
    expect([...new Set(variables)].sort()).toEqual(['GREENGATE_BASE_DIR', 'GREENGATE_PROCESS']);
  });

  test.each(SWITCHES)('D3m: %s is no word of the built action, no input and no setting', (name) => {
    expect(built.filter((code) => new RegExp(`\\b${name}\\b`).test(code))).toHaveLength(0);
    expect(Object.keys(INPUTS).map(camelCase)).not.toContain(name);
    for (const text of [`${name}: false`, `permissions:\n  ${name}: false`, `tests:\n  ${name}: false`])
      expect(() => parseConfigFile('greengate.yml', text)).toThrow(UserError);
  });
});

const TRIED = readdirSync(new URL('__tests__/', root), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .flatMap((path) => [...read(`__tests__/${path}`).matchAll(/\bablation\('([^']+)'/g)].map((match) => match[1]));

test('D2: stop criterion, pairing and order of the gates are tried without their guard', () => {
  expect(TRIED).toEqual(expect.arrayContaining(['D1', 'D3', 'D4']));
});

test.each([
  'truncated call',
  'audit short-circuit',
  'hook loosening',
  'Stop bound',
  'sub-command cap',
  'spill exemption',
  'path wall',
  'in-order replay',
  'prefix change',
])('D4m: so is %s', (name) => {
  expect(TRIED).toContain(name);
});

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
