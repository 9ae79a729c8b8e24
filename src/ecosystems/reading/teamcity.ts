import { testCase, type Format } from './reading.js';
import type { TestCase } from './test-case.js';

const MESSAGE = /##teamcity\[(\w+)((?: \w+='(?:\|.|[^|'])*')*)/g;

/** Service messages, which many runners print for TeamCity and for JetBrains' editors. */
export const teamcity: Format = {
  name: 'teamcity',
  signs: ['##teamcity['],
  whole: true,
  read(lines) {
    const cases = new Map<string, TestCase>();
    const suites: string[] = [];
    for (const line of lines) {
      for (const [, kind = '', text = ''] of line.matchAll(MESSAGE)) {
        const values = valuesOf(text);
        if (kind === 'testSuiteStarted') suites.push(values['name'] ?? '');
        else if (kind === 'testSuiteFinished') suites.pop();
        else take(cases, kind, values);
      }
    }
    if (cases.size === 0) return suites.length > 0 ? { cutOff: true } : undefined;
    const all = [...cases.values()];
    const number = (status: string) => all.filter((one) => one.status === status).length;
    const counts = { passed: number('passed'), failed: number('failed'), skipped: number('skipped') };
    return { counts, cases: all, failed: all.filter(({ status }) => status === 'failed') };
  },
};

function take(cases: Map<string, TestCase>, kind: string, values: Readonly<Record<string, string>>): void {
  const { name = '', message = '', details = '' } = values;
  if (kind === 'testFailed') {
    cases.set(name, testCase({ name, status: 'failed', message: `${message}\n${details}`.trim().slice(0, 1_500) }));
  } else if (kind === 'testIgnored') cases.set(name, testCase({ name, status: 'skipped' }));
  else if (kind === 'testFinished' && !cases.has(name)) cases.set(name, testCase({ name, status: 'passed' }));
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r' };

function valuesOf(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [, key = '', value = ''] of text.matchAll(/(\w+)='((?:\|.|[^|'])*)'/g)) {
    values[key] = value.replace(/\|(?:0x([0-9A-Fa-f]{4})|(.))/g, (_, code?: string, one: string = '') =>
      code === undefined ? (ESCAPED[one] ?? one) : String.fromCharCode(parseInt(code, 16)),
    );
  }
  return values;
}
