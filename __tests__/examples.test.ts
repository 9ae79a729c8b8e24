import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly with?: Record<string, unknown>;
  readonly run?: string;
}

interface Workflow {
  readonly on: Record<string, { readonly types?: string[] } | null | undefined>;
  readonly permissions: Record<string, string>;
  readonly jobs: Record<string, Job>;
}

interface Job {
  readonly if?: string;
  readonly permissions: Record<string, string>;
  readonly 'timeout-minutes': number;
  readonly concurrency: { readonly group: string; readonly 'cancel-in-progress': boolean };
  readonly steps: readonly Step[];
}

const root = new URL('../', import.meta.url);
const read = (path: string): unknown => parse(readFileSync(new URL(path, root), 'utf8'));
const inputs = (read('action.yml') as { inputs: Record<string, { default?: string; required?: boolean }> }).inputs;

const PUSH = { contents: 'write', 'pull-requests': 'write' };
const BY_NUMBER = /\.number\b/;

/** What each use needs, and no more: rights, the word in its guard, the inputs it cannot do without. */
const USES = [
  { file: 'comment.yml', rights: { ...PUSH, issues: 'write' }, guard: "'/greengate'", group: BY_NUMBER, needs: [] },
  { file: 'label.yml', rights: { ...PUSH, issues: 'write' }, guard: "== 'greengate'", group: BY_NUMBER, needs: [] },
  { file: 'schedule.yml', rights: PUSH, guard: undefined, group: /night/, needs: ['prompt'] },
];

test('every example is in the table', () => {
  expect(readdirSync(new URL('examples/', root)).sort()).toEqual([...USES.map(({ file }) => file), 'gate.yml'].sort());
});

describe.each(USES)('examples/$file', ({ file, rights, guard, group, needs }) => {
  const workflow = read(`examples/${file}`) as Workflow;
  const jobs = Object.values(workflow.jobs);
  const job = jobs[0] as Job;
  const checkout = job.steps[0] as Required<Step>;
  const greengate = job.steps[job.steps.length - 1] as Required<Step>;

  test('asks for exactly the rights it needs', () => {
    expect(workflow.permissions).toEqual({});
    expect(jobs.map(({ permissions }) => permissions)).toEqual([rights]);
  });

  test('gives inputs that exist, and the ones it cannot do without', () => {
    const required = Object.keys(inputs).filter((name) => inputs[name]?.required === true);
    expect(Object.keys(greengate.with).filter((name) => !(name in inputs))).toEqual([]);
    expect(Object.keys(greengate.with)).toEqual(expect.arrayContaining([...required, ...needs]));
    expect(greengate.with['anthropic-api-key']).toBe('${{ secrets.ANTHROPIC_API_KEY }}');
  });

  test('leaves the report time before the job is killed', () => {
    const own = Number(greengate.with['timeout-minutes'] ?? inputs['timeout-minutes']?.default);
    expect(job['timeout-minutes']).toBeGreaterThan(own);
  });

  test('starts no runner for what is no request', () => {
    if (guard === undefined) expect(job.if).toBeUndefined();
    else expect(job.if).toContain(guard);
    const senders = Object.keys(workflow.on).some((event) => !['schedule', 'workflow_dispatch'].includes(event));
    expect(job.if?.includes("github.event.sender.type != 'Bot'") ?? false).toBe(senders);
    expect(Object.values(workflow.on).flatMap((event) => event?.types ?? [])).not.toContain('edited');
  });

  test('one run at a time, and none is cut off by the next', () => {
    expect(job.concurrency.group).toMatch(group);
    expect(job.concurrency['cancel-in-progress']).toBe(false);
  });

  test('keeps no token in the checkout and pins what it uses', () => {
    expect(checkout.uses).toMatch(/^actions\/checkout@/);
    expect(checkout.with['persist-credentials']).toBe(false);
    const used = job.steps.flatMap(({ uses }) => uses ?? []);
    expect(used.filter((uses) => !/@[0-9a-f]{40}$/.test(uses))).toEqual([]);
    expect(used.filter((uses) => uses.startsWith('actions/') && /@0+$/.test(uses))).toEqual([]);
  });

  test('speaks of nothing from outside in an expression', () => {
    const values = job.steps.flatMap((step) => Object.values(step.with ?? {})).join('\n');
    expect(values).not.toMatch(/github\.event/);
  });
});

describe('examples/gate.yml', () => {
  const workflow = read('examples/gate.yml') as Workflow;
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);
  const gate = steps.find(({ uses }) => uses?.startsWith('OWNER/greengate@'));

  test('gives the gate no key, and no right but to read and to make its check', () => {
    expect(Object.keys(workflow.on)).toEqual(['pull_request']);
    expect(workflow.permissions).toEqual({});
    expect(jobs.map(({ permissions }) => permissions)).toEqual([
      { contents: 'read', checks: 'write' },
      { contents: 'read' },
    ]);
    expect(gate?.with).toEqual({ mode: 'gate', 'timeout-minutes': 30 });
  });

  test('keeps no token in a checkout, pins what it uses, and leaves time for the report', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.map((step) => (step.with ?? {})['persist-credentials'])).toEqual([false, false]);
    expect(steps.filter(({ uses }) => uses !== undefined && !/@[0-9a-f]{40}$/.test(uses))).toEqual([]);
    expect(jobs[0]?.['timeout-minutes']).toBeGreaterThan(Number(gate?.with?.['timeout-minutes']));
  });

  test('has the file checked by the command that there is', () => {
    const commands = steps.flatMap(({ run }) => run ?? []);
    expect(commands).toEqual(['node dist/index.js gate verify greengate-verdict.json --sha "$SHA"']);
  });
});

describe.each(['ci.yml', 'release.yml'])('.github/workflows/%s', (file) => {
  const text = readFileSync(new URL(`.github/workflows/${file}`, root), 'utf8');
  const workflow = parse(text) as Workflow;

  test('pins every action, with its version beside the SHA', () => {
    const uses = text.split('\n').filter((line) => line.includes('uses:'));
    expect(uses.filter((line) => !/@[0-9a-f]{40} # v\d/.test(line))).toEqual([]);
    expect(uses.length).toBeGreaterThan(0);
  });

  test('has few rights and a time limit', () => {
    expect(Object.values(workflow.permissions)).not.toContain('write');
    expect(Object.values(workflow.jobs).every((job) => job['timeout-minutes'] <= 30)).toBe(true);
  });
});
