import { print, type Body, type Expression, type Statement } from './nodes.js';
import { bind, substitute, type Known } from './substitute.js';
import { dotted, expressionsIn, statementsIn, within } from './walk.js';

export interface Callable {
  readonly params: readonly Expression[];
  readonly body: Body;
}

/** The names of a body that stand for one thing throughout. */
export function knownIn(body: Body, known: Known): Known {
  const all = [...statementsIn(body)];
  const counts = new Map<string, number>();
  for (const statement of all)
    if (statement.does === 'assign')
      for (const name of namesOf(statement.target)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const changed = changedIn(body, all);
  const result = new Map(known);
  for (const statement of [...body, ...body.flatMap(assignedBefore)]) {
    if (statement.does !== 'assign') continue;
    const names = namesOf(statement.target);
    for (const name of names) result.delete(name);
    if (!/^(=|const|let|var)$/.test(statement.op)) continue;
    if (names.some((name) => counts.get(name) !== 1 || changed.has(name))) continue;
    const bound = bind(statement.target, substitute(statement.value, result));
    for (const [name, value] of bound ?? [])
      if (value.is !== 'function' && sizeOf(value) < 400) result.set(name, value);
  }
  return result;
}

/**
 * What is known for an assertion: a list that it looks at by itself was given away to be filled, so that it is not what
 * it was when it got its name.
 */
export function knownToAssert(subjects: readonly Expression[], known: Known): Known {
  const roots = subjects.flatMap((subject) => {
    const inner = subject.is === 'call' && print(subject.callee) === 'len' ? (subject.args[0] ?? subject) : subject;
    const looked = inner.is === 'binary' ? inner.left : inner;
    return looked.is === 'name' || looked.is === 'member' ? (dotted(looked)?.slice(0, 1) ?? []) : [];
  });
  const held = roots.filter((root) => /^(list|dictionary)$/.test(known.get(root)?.is ?? ''));
  return held.length === 0 ? known : new Map([...known].filter(([name]) => !held.includes(name)));
}

/** `beforeEach(() => { cart = new Cart(); })` gives the name its one value, as far as the tests go. */
function assignedBefore(statement: Statement): Body {
  if (statement.does !== 'evaluate' || statement.value.is !== 'call') return [];
  const { callee, args } = statement.value;
  if (!/^(before(Each|All)?|setup|suiteSetup)$/.test(dotted(callee)?.at(-1) ?? '')) return [];
  return args.flatMap((argument) => (argument.is === 'function' ? argument.body : []));
}

/** Whether something in the body changes what the name holds. */
export function isChangedIn(body: Body, name: string): boolean {
  return changedIn(body, [...statementsIn(body)]).has(name);
}

/** Functions that are defined in a body, under their names. */
export function functionsIn(body: Body): [string, Callable][] {
  return body.flatMap((statement): [string, Callable][] => {
    if (statement.does === 'define') return [[statement.name, statement]];
    const isNamed = statement.does === 'assign' && statement.target.is === 'name';
    return isNamed && statement.value.is === 'function' && statement.target.is === 'name'
      ? [[statement.target.name, statement.value]]
      : [];
  });
}

/** Methods that leave alone what they are called on. */
const LOOKS =
  /^(forEach|map|filter|entries|keys|values|items|slice|find|some|every|then|get|includes|join|mock(Restore|Clear|Reset)|restore|resetHistory)$/;

/** Names that are given something to hold, or are asked to change themselves. */
function changedIn(body: Body, all: readonly Statement[]): Set<string> {
  const changed = new Set<string>();
  for (const statement of all) {
    if (statement.does === 'assign' && statement.target.is !== 'name') addRoot(statement.target, changed);
    if (
      statement.does === 'evaluate' &&
      statement.value.is === 'call' &&
      statement.value.callee.is === 'member' &&
      !LOOKS.test(statement.value.callee.name)
    )
      addRoot(statement.value.callee.of, changed);
  }
  for (const node of expressionsIn(body))
    if (
      node.is === 'call' &&
      node.callee.is === 'member' &&
      /^(push|append|add|extend|set|unshift|insert)$/.test(node.callee.name)
    )
      addRoot(node.callee.of, changed);
  return changed;
}

function addRoot(node: Expression, to: Set<string>): void {
  const root = dotted(node)?.[0];
  if (root !== undefined && !(node.is === 'call')) to.add(root);
}

export function namesOf(pattern: Expression): string[] {
  if (pattern.is === 'name') return [pattern.name];
  if (pattern.is === 'list') return pattern.items.flatMap(namesOf);
  if (pattern.is === 'dictionary') return pattern.entries.flatMap(([, target]) => namesOf(target));
  return [];
}

function sizeOf(node: Expression): number {
  let size = 0;
  for (const _part of within(node)) size += 1;
  return size;
}
