import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parseConfigFile } from '../../src/config-file.js';
import { actionOf } from '../../src/permissions/action-of.js';
import { checkRules } from '../../src/permissions/check-rules.js';
import { decide } from '../../src/permissions/decide.js';
import { parseRules, type RuleBehaviour } from '../../src/permissions/rules.js';
import type { Action } from '../../src/permissions/verdict.js';
import { TOOL_CATALOGUE } from '../../src/tools/catalogue.js';
import { policyWith } from './policy-for-test.js';

const page = readFileSync(new URL('../../docs/permissions.md', import.meta.url), 'utf8');

/** The cells of every row of the tables with this heading, without their code marks. */
function rowsUnder(heading: string): string[][] {
  return page
    .split(`${heading}\n`)
    .slice(1)
    .flatMap((rest) => rest.split('\n\n')[0]?.split('\n').slice(1) ?? [])
    .map((row) =>
      row
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('\\|', '|')),
    );
}

const codes = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

function rulesIn(cell: string): Partial<Record<RuleBehaviour, string[]>> {
  const lists: Partial<Record<RuleBehaviour, string[]>> = {};
  for (const code of codes(cell)) {
    const [behaviour = '', rule = ''] = code.split(': ');
    (lists[behaviour as RuleBehaviour] ??= []).push(rule);
  }
  return lists;
}

function actionIn(cell: string): Action {
  const [text = ''] = codes(cell);
  const policy = policyWith();
  if (text.startsWith('{')) {
    const input = JSON.parse(text) as Record<string, unknown>;
    return actionOf('command' in input ? 'Bash' : 'Edit', input, TOOL_CATALOGUE, policy);
  }
  const [, tool, path] = /^([A-Z]\w+)\((.*)\)$/.exec(text) ?? [];
  const input = tool === undefined ? { command: text } : { file_path: path, path };
  return actionOf(tool ?? 'Bash', input, TOOL_CATALOGUE, policy);
}

const rows = rowsUnder('| Rules | Call | Verdict |');

describe('docs/permissions.md', () => {
  test.each(rows)('%s: %s is %s', (rules, call, verdict) => {
    expect(decide(actionIn(call ?? ''), policyWith(rulesIn(rules ?? ''))).behaviour).toBe(verdict);
  });

  test('there are such examples of each kind', () => {
    expect(rows.length).toBeGreaterThan(40);
    expect(new Set(rows.map(([, , verdict]) => verdict))).toEqual(new Set(['allow', 'ask', 'deny']));
  });

  test('no rule in it is one that a warning is given for', () => {
    for (const [rules = '', call = ''] of rows) {
      const { read, warnings } = parseRules({ allow: [], ask: [], deny: [], ...rulesIn(rules) }, TOOL_CATALOGUE);
      // The one that shows that the wall stands may be warned of.
      if (!call.includes('../x')) expect([...warnings, ...checkRules(read, TOOL_CATALOGUE, policyWith())]).toEqual([]);
    }
  });

  test('its settings are valid, and the examples beside its rules hold', () => {
    const [text = ''] = /```yaml\n([\s\S]*?)```/.exec(page)?.slice(1) ?? [];
    const { permissions } = parseConfigFile('greengate.yml', text);
    const { read, warnings } = parseRules(permissions, TOOL_CATALOGUE);
    expect([...warnings, ...checkRules(read, TOOL_CATALOGUE, policyWith())]).toEqual([]);
    expect(read).toHaveLength(2);
  });
});
