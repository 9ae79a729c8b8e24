import type { Body, Expression, Statement } from './nodes.js';
import { settle } from './settle.js';

/** What a name stands for, where that is known for sure. */
export type Known = ReadonlyMap<string, Expression>;

/** The expression with every known name replaced by what it stands for. */
export function substitute(node: Expression, known: Known): Expression {
  if (known.size === 0) return node;
  const again = (child: Expression): Expression => substitute(child, known);
  switch (node.is) {
    case 'name':
      return known.get(node.name) ?? node;
    case 'text':
    case 'literal':
      return node;
    case 'list':
      return settle({ ...node, items: node.items.map(again) });
    case 'dictionary':
      return settle({ ...node, entries: node.entries.map(([key, value]) => [key, again(value)] as const) });
    case 'member':
      return ownField(node, known) ?? pick({ ...node, of: again(node.of) });
    case 'call':
      return { ...node, callee: again(node.callee), args: node.args.map(again) };
    case 'keyword':
      return { ...node, value: again(node.value) };
    case 'binary':
      return { ...node, left: again(node.left), right: again(node.right) };
    case 'unary':
    case 'await':
      return { ...node, of: again(node.of) };
    case 'function':
      return { ...node, body: substituteBody(node.body, without(known, node.params)) };
    case 'other':
      return settle({ ...node, parts: node.parts.map((part) => (typeof part === 'string' ? part : again(part))) });
  }
}

/** Binds the names of a pattern to the parts of a value; undefined where the value is not spread out here. */
export function bind(pattern: Expression, value: Expression): [string, Expression][] | undefined {
  if (pattern.is === 'name') return [[pattern.name, value]];
  if (pattern.is === 'list' && value.is === 'list')
    return all(pattern.items.map((item, index) => bindTo(item, value.items[index])));
  if (pattern.is === 'dictionary' && value.is === 'dictionary')
    return all(pattern.entries.map(([key, target]) => bindTo(target, entryOf(value, keyName(key)))));
  return undefined;
}

/** The value under a key of a dictionary. */
export function entryOf(node: Expression | undefined, name: string): Expression | undefined {
  if (node?.is !== 'dictionary') return undefined;
  return node.entries.find(([key]) => keyName(key) === name)?.[1];
}

export function keyName(key: Expression): string {
  return key.is === 'name' ? key.name : key.is === 'text' ? key.value : key.is === 'literal' ? key.spelled : '';
}

function bindTo(pattern: Expression, value: Expression | undefined): [string, Expression][] | undefined {
  return value === undefined ? undefined : bind(pattern, value);
}

function all(bound: readonly ([string, Expression][] | undefined)[]): [string, Expression][] | undefined {
  return bound.some((one) => one === undefined) ? undefined : bound.flatMap((one) => one ?? []);
}

/** `self.cart`, where a setup gave it its value. */
function ownField({ of, name }: Expression & { is: 'member' }, known: Known): Expression | undefined {
  return of.is === 'name' ? known.get(`${of.name}.${name}`) : undefined;
}

/** `{a: 1}.a` is 1, once the name before the dot is known. */
function pick(node: Expression): Expression {
  return (node.is === 'member' ? entryOf(node.of, node.name) : undefined) ?? node;
}

function substituteBody(body: Body, known: Known): Body {
  return body.map((statement) => substituteStatement(statement, known));
}

function substituteStatement(statement: Statement, known: Known): Statement {
  const inner = (body: Body): Body => substituteBody(body, known);
  switch (statement.does) {
    case 'evaluate':
    case 'assign':
      return { ...statement, value: substitute(statement.value, known) };
    case 'assert':
      return { ...statement, test: substitute(statement.test, known) };
    case 'if':
      return {
        ...statement,
        test: substitute(statement.test, known),
        then: inner(statement.then),
        otherwise: inner(statement.otherwise),
      };
    case 'each':
      return { ...statement, over: substitute(statement.over, known), body: inner(statement.body) };
    case 'loop':
    case 'block':
      return { ...statement, body: inner(statement.body) };
    case 'with':
      return {
        ...statement,
        items: statement.items.map((item) => substitute(item, known)),
        body: inner(statement.body),
      };
    case 'return':
    case 'raise':
      return statement.value === undefined ? statement : { ...statement, value: substitute(statement.value, known) };
    default:
      return statement;
  }
}

function without(known: Known, params: readonly Expression[]): Known {
  const hidden = new Set(params.map(keyName));
  return new Map([...known].filter(([name]) => !hidden.has(name)));
}
