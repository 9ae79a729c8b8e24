// Needs: bash, isolation; thousands of random command lines.
import { afterAll, describe, expect, test } from '@jest/globals';
import type { Policy } from '../../src/permissions/policy.js';
import { NO_RULES } from '../../src/permissions/rules.js';
import { campaign, JUDGE, type Campaign, type Judge } from './fuzz/campaign.js';
import { machine } from './fuzz/machine.js';
import { mutations } from './fuzz/mutate.js';
import { randomFrom } from './fuzz/random.js';
import { FORBIDDEN, FORBIDDEN_WHEN_OPEN, HONEST } from './fuzz/seeds.js';
import { SETTINGS, type Setting } from './fuzz/settings.js';

/** Milliseconds; a busy machine takes several times as long as an idle one. */
const MOST_TIME = 180_000;

const here = machine();
const [plain, rules] = SETTINGS as [Setting, Setting];

afterAll(() => {
  // Without it, less is seen: only which programs start.
  if (here.kind === 'restricted')
    console.warn('No namespaces can be made here: allowed lines ran in a restricted shell, where only spies start.');
});

function fuzzed(seed: number, count: number, settings: readonly Setting[], judge: Judge = JUDGE): Promise<Campaign> {
  const isAllowed = (line: string): boolean => judge.isAllowed(line, settings[0] ?? plain);
  return campaign(mutations(randomFrom(seed), count, isAllowed), settings, here, judge);
}

describe('P18, P19: what an allowed line really runs', () => {
  test(
    'honest lines run what the parser says',
    async () => {
      const { run, executed, holes } = await campaign(HONEST, [plain, rules], here);
      expect(holes).toEqual([]);
      expect(run).toBe(HONEST.length);
      expect(executed).toBeGreaterThan(HONEST.length / 2);
    },
    MOST_TIME,
  );

  test.each(FORBIDDEN_WHEN_OPEN)('%j is not allowed without a rule', (line) => {
    expect([plain, rules].filter((setting) => JUDGE.isAllowed(line, setting))).toEqual([]);
  });

  test.each(FORBIDDEN)('%j is not allowed against the rules', (line) => {
    expect(JUDGE.isAllowed(line, rules)).toBe(false);
  });

  test(
    'no mutation does what is forbidden, or what the parser does not say',
    async () => {
      const { run, executed, holes } = await fuzzed(1, 4000, SETTINGS);
      expect(holes).toEqual([]);
      expect(run).toBeGreaterThan(500);
      expect(executed).toBeGreaterThan(500);
    },
    MOST_TIME,
  );
});

describe('P18: a guard that is left out is missed', () => {
  /** The judge, as if it saw another line. */
  const seeing = (change: (line: string) => string): Judge => ({
    isAllowed: (line, setting) => JUDGE.isAllowed(change(line), setting),
    isReadOnly: (line, setting) => JUDGE.isReadOnly(change(line), setting),
    saidToRun: (line, setting) => JUDGE.saidToRun(change(line), setting),
  });
  /** The judge, as if the policy were another. */
  const under = (change: Partial<Policy>): Judge => ({
    ...JUDGE,
    isAllowed: (line, { policy, ...rest }) => JUDGE.isAllowed(line, { ...rest, policy: { ...policy, ...change } }),
  });

  test.each<[string, Judge]>([
    ['lines after the first', seeing((line) => line.replace(/\n[^]*/, ''))],
    ['commands after the first', seeing((line) => line.replace(/(;|&&|\|\|?)[^]*/, ''))],
    ['substitutions', seeing((line) => line.replace(/\$\([^()]*\)|`[^`]*`|<\([^()]*\)/g, 'x'))],
    ['here-documents', seeing((line) => line.replace(/<<-?(\w+)\n[^]*?\n\1/g, ''))],
    ['variables before a command', seeing((line) => line.replace(/\b[A-Z_]+=\S+ (?=\S)/g, ''))],
    ['that # begins a comment only before a word', seeing((line) => line.replace(/#.*/g, ''))],
    ['carriage returns', seeing((line) => line.replaceAll('\r', '\n'))],
    ['deny rules', under({ rules: NO_RULES })],
    [
      'all commands but the first, in what is said',
      { ...JUDGE, saidToRun: (line, setting) => JUDGE.saidToRun(line, setting).slice(0, 1) },
    ],
  ])('%s', (_, judge) => expectFound(judge), MOST_TIME);

  // What files a line changes or reads is seen only there.
  (here.kind === 'namespace' ? test : test.skip).each<[string, Judge]>([
    ['redirections', seeing((line) => line.replace(/[\d&]*>+[|&]?\s*[^\s;|&)]+/g, ''))],
    ['where links lead', under({ realPath: (path) => path })],
    ['the wall around the workspace', under({ workspace: '/' })],
  ])('%s', (_, judge) => expectFound(judge), MOST_TIME);

  async function expectFound(judge: Judge): Promise<void> {
    for (let seed = 1; seed <= 20; seed += 1) {
      const { holes } = await fuzzed(seed, 200, [rules], judge);
      if (holes.length === 0) continue;
      const lines = holes.map(({ line }) => line);
      // With the guard they are none.
      expect((await campaign(lines, [rules], here)).holes).toEqual([]);
      return;
    }
    throw new Error('Nothing was found.');
  }
});
