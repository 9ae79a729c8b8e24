import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { INPUTS } from '../src/config.js';
import { OUTPUT_NAMES } from '../src/report/outputs.js';

interface Described {
  readonly description: string;
  readonly default?: string;
  readonly required?: boolean;
}

const root = new URL('../', import.meta.url);
const action = parse(readFileSync(new URL('action.yml', root), 'utf8')) as {
  readonly runs: Record<string, string>;
  readonly inputs: Record<string, Described>;
  readonly outputs: Record<string, Described>;
};

describe('action.yml', () => {
  test('names every input with the default that the code has, in its order', () => {
    const written = Object.entries(action.inputs).map(([name, input]) => [name, input.default ?? '']);
    expect(written).toEqual(Object.entries(INPUTS).map(([name, input]) => [name, input.default]));
  });

  test('only the key has no default', () => {
    const required = Object.entries(action.inputs).filter(([, input]) => input.required === true);
    expect(required.map(([name]) => name)).toEqual(['anthropic-api-key']);
    expect(Object.entries(action.inputs).filter(([, input]) => input.default === undefined)).toEqual(required);
  });

  test('defaults are text, as the runner hands them on', () => {
    const odd = Object.values(action.inputs).filter((input) => typeof (input.default ?? '') !== 'string');
    expect(odd).toEqual([]);
  });

  test('names every output, in the order of the code', () => {
    expect(Object.keys(action.outputs)).toEqual([...OUTPUT_NAMES]);
  });

  test.each([...Object.entries(action.inputs), ...Object.entries(action.outputs)])(
    '%s is described in words',
    (_name, { description }) => {
      expect(description.length).toBeGreaterThanOrEqual(20);
      expect(description).toMatch(/\.$/);
    },
  );

  test('runs what the build makes, on the Node of the runner', () => {
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/index.js', post: 'dist/post.js' });
    const built = [action.runs['main'], action.runs['post']].map((path) => existsSync(new URL(path ?? '', root)));
    expect(built).toEqual([true, true]);
  });

  test('runs where nothing is installed', () => {
    const alone = mkdtempSync(join(tmpdir(), 'greengate-alone-'));
    try {
      cpSync(new URL('dist/', root), join(alone, 'dist'), { recursive: true });
      const said = execFileSync(process.execPath, ['dist/index.js', '--help'], { cwd: alone, encoding: 'utf8' });
      expect(said).toContain('demo');
    } finally {
      rmSync(alone, { recursive: true, force: true });
    }
  });
});
