import type { Mark } from '../structure.js';
import { print, type Expression } from '../syntax/nodes.js';
import { entryOf } from '../syntax/substitute.js';
import { within } from '../syntax/walk.js';
import { stepsOf, type Step } from './claims.js';
import { switchOf } from './dialect.js';
import type { Callable } from '../syntax/known-names.js';

const TEST = /^([fx]?(it|test|specify)|bench)$/;
const GROUP = /^[fx]?(describe|context|suite)$/;
export const HOOK = /^(before|after)(Each|All)?$|^(setup|teardown|suiteSetup|suiteTeardown)$/;

export interface Declared {
  readonly group: boolean;
  readonly name: string;
  readonly line: number;
  readonly marks: readonly Mark[];
  readonly body?: Callable;
  /** What each row of a literal table gives to the parameters. */
  readonly rows?: readonly (readonly Expression[])[];
  /** Rows that can only be told apart as text. */
  readonly cases?: readonly string[];
}

/** A call that declares a test or a group, with whatever stands between the word and the name. */
export function declared(node: Expression & { is: 'call' }): Declared | undefined {
  const steps = stepsOf(node) ?? chosenBetween(node);
  const [root] = steps ?? [];
  const last = steps?.at(-1);
  if (steps === undefined || root === undefined || last?.args === undefined) return undefined;
  const words = steps.map(({ name }) => name);
  const group = GROUP.test(root.name) || (TEST.test(root.name) && GROUP.test(words[1] ?? ''));
  if (!group && !TEST.test(root.name)) return undefined;
  if (HOOK.test(last.name) || /^(extend|use|step|setTimeout)$/.test(last.name)) return undefined;
  const [title, ...others] = last.args;
  if (title === undefined) return undefined;
  const body = others.find((one) => one.is === 'function');
  // test.skip() and test.skip(condition, why) inside of a body are no declarations.
  if (body === undefined && /^(skip|fixme|fail|slow|only)$/.test(last.name) && title.is !== 'text') return undefined;
  const table = steps.find(({ name, args }) => /^(each|for)$/.test(name) && args !== undefined)?.args?.[0];
  const each = tableOf(
    table,
    steps.some(({ name }) => name === 'for'),
  );
  return {
    group,
    name: title.is === 'text' ? title.value : print(title),
    line: node.line,
    marks: [
      ...stepMarks(steps, node),
      ...optionMarks(others, node),
      ...(body === undefined && !group ? pending(others, node) : []),
    ],
    ...(body === undefined ? {} : { body }),
    ...each,
  };
}

function pending(others: readonly Expression[], node: Expression): Mark[] {
  return others.some(({ is }) => is === 'name' || is === 'call')
    ? []
    : [{ kind: 'todo', text: print(node), line: node.line }];
}

function tableOf(table: Expression | undefined, whole: boolean): Pick<Declared, 'rows' | 'cases'> {
  if (table?.is === 'list')
    return { rows: table.items.map((row) => (row.is === 'list' && !whole ? row.items : [row])) };
  if (table === undefined) return {};
  const tagged = table.is === 'other' ? taggedRows(table.parts, table.line) : undefined;
  if (tagged !== undefined) return { rows: tagged.map((row) => [row]) };
  const text = print(table);
  return {
    cases: text
      .split(/\\n|\n/)
      .map((row) => row.trim())
      .filter((row) => row !== ''),
  };
}

/** each`a | b\n${1} | ${2}`: a row is an object under the names of the first line. */
function taggedRows(parts: readonly (string | Expression)[], line: number): Expression[] | undefined {
  const [head] = parts;
  if (typeof head !== 'string' || !head.startsWith('`')) return undefined;
  const names = (head.slice(1).trim().split('\n')[0] ?? '').split('|').map((name) => name.trim());
  const values = parts.filter((part) => typeof part !== 'string');
  if (names.some((name) => !/^\w+$/.test(name)) || values.length % names.length !== 0) return undefined;
  return Array.from({ length: values.length / names.length }, (_none, row) => ({
    is: 'dictionary',
    line,
    entries: names.flatMap((name, at) => {
      const value = values[row * names.length + at];
      return value === undefined ? [] : [[{ is: 'text' as const, line, value: name }, value] as const];
    }),
  }));
}

/** `(condition ? test : test.skip)('name', …)` */
function chosenBetween(node: Expression & { is: 'call' }): Step[] | undefined {
  if (node.callee.is !== 'other') return undefined;
  const chains = [...within(node.callee)].flatMap((part) => {
    const steps = part.is === 'member' || part.is === 'name' ? stepsOf(part) : undefined;
    return steps !== undefined && (TEST.test(steps[0]?.name ?? '') || GROUP.test(steps[0]?.name ?? '')) ? [steps] : [];
  });
  const longest = chains.sort((one, other) => other.length - one.length)[0];
  if (longest === undefined) return undefined;
  const condition: Expression = { is: 'name', line: node.line, name: print(node.callee) };
  const [root, ...rest] = longest;
  const switched = rest.map((step) => (step.name === 'skip' ? { ...step, name: 'skipIf', args: [condition] } : step));
  return root === undefined ? undefined : [root, ...switched, { name: '', args: node.args, node }];
}

function stepMarks(steps: readonly Step[], node: Expression): Mark[] {
  const common = {
    text: print(steps.at(-1)?.node.is === 'call' ? (node as Expression & { is: 'call' }).callee : node),
    line: node.line,
  };
  return steps.flatMap(({ name, args }, at): Mark[] => {
    const first = at === 0 ? name : '';
    if (/^x/.test(first) || name === 'skip' || name === 'fixme') return [{ kind: 'skip', ...common }];
    if (/^f(it|test|describe|context|specify|suite)$/.test(first) || name === 'only')
      return [{ kind: 'only', ...common }];
    if (name === 'todo') return [{ kind: 'todo', ...common }];
    if (/^(failing|fails|fail)$/.test(name)) return [{ kind: 'expected-failure', ...common }];
    if (name === 'skipIf' || name === 'runIf') {
      const { on, condition } = switchOf(args?.[0]);
      if (condition !== undefined)
        return [{ kind: 'skip', ...common, condition: name === 'skipIf' ? condition : `not (${condition})` }];
      return on === (name === 'skipIf') ? [{ kind: 'skip', ...common }] : [];
    }
    return [];
  });
}

function optionMarks(args: readonly Expression[], node: Expression): Mark[] {
  const options = args.find(({ is }) => is === 'dictionary');
  const line = node.line;
  const switches = (['skip', 'only', 'todo', 'fails'] as const).flatMap((name): Mark[] => {
    const { on, condition } = switchOf(entryOf(options, name));
    const kind = name === 'fails' ? 'expected-failure' : name;
    return on ? [{ kind, text: `{ ${name}: … }`, line, ...(condition === undefined ? {} : { condition }) }] : [];
  });
  const retry = entryOf(options, 'retry') ?? entryOf(options, 'retries');
  const limit = entryOf(options, 'timeout') ?? args.find(({ is }) => is === 'literal');
  return [
    ...switches,
    ...(retry === undefined
      ? []
      : [{ kind: 'retries' as const, text: `retry: ${print(retry)}`, line, amount: Number(print(retry)) }]),
    ...(limit === undefined || Number.isNaN(Number(print(limit)))
      ? []
      : [{ kind: 'time-limit' as const, text: `timeout: ${print(limit)}`, line, amount: Number(print(limit)) }]),
  ];
}
