import type { SyntaxNode } from '@lezer/common';
import type { Expression } from '../syntax/nodes.js';
import { childrenOf, EXPRESSION, split, unescape } from './tree.js';

/** Turns expressions of the parser's tree into ours. */
export class PythonExpressions {
  private readonly source: string;
  private readonly starts: readonly number[];

  constructor(source: string) {
    this.source = source;
    this.starts = [0, ...[...source.matchAll(/\n/g)].map((match) => match.index + 1)];
  }

  protected params(node: SyntaxNode | null): Expression[] {
    return childrenOf(node)
      .filter((part) => part.name === 'VariableName' && part.prevSibling?.name !== 'AssignOp')
      .map((part) => this.expression(part));
  }

  protected args(node: SyntaxNode | null): Expression[] {
    return split(childrenOf(node).slice(1, -1)).map((parts) => {
      const [first, second, third] = parts;
      if (second?.name === 'AssignOp' && first !== undefined)
        return { is: 'keyword', line: this.lineOf(first), name: this.text(first), value: this.expression(third) };
      return parts.length === 1 ? this.expression(first) : this.pieces(parts);
    });
  }

  /** `a, b` without brackets is a tuple. */
  protected commaList(parts: readonly SyntaxNode[], line: number): Expression {
    const groups = split(parts);
    const single = groups[0] ?? [];
    if (groups.length === 1 && !parts.some(({ name }) => name === ','))
      return single.length === 1 ? this.expression(single[0]) : this.pieces(single);
    return {
      is: 'list',
      line,
      items: groups.map((group) => (group.length === 1 ? this.expression(group[0]) : this.pieces(group))),
    };
  }

  protected expression(node: SyntaxNode | null | undefined): Expression {
    if (node === null || node === undefined) return { is: 'literal', line: 0, spelled: 'None' };
    const line = this.lineOf(node);
    const parts = childrenOf(node);
    switch (node.name) {
      case 'VariableName':
      case 'PropertyName':
        return { is: 'name', line, name: this.text(node) };
      case 'String':
        return this.string(node);
      case 'ContinuedString':
        return {
          is: 'text',
          line,
          value: parts
            .map((part) => this.string(part))
            .map((part) => (part.is === 'text' ? part.value : ''))
            .join(''),
        };
      case 'Number':
      case 'Boolean':
      case 'None':
        return { is: 'literal', line, spelled: this.text(node) };
      case 'ParenthesizedExpression':
        return this.expression(parts[1]);
      case 'ArrayExpression':
      case 'TupleExpression':
      case 'SetExpression':
        return {
          is: 'list',
          line,
          items: split(parts.slice(1, -1)).map((one) =>
            one.length === 1 ? this.expression(one[0]) : this.pieces(one),
          ),
        };
      case 'DictionaryExpression':
        return this.dictionary(parts, line);
      case 'MemberExpression':
        if (parts[1]?.name === '.')
          return { is: 'member', line, of: this.expression(parts[0]), name: this.text(parts[2] ?? null) };
        return this.pieces(parts);
      case 'CallExpression':
        return { is: 'call', line, callee: this.expression(parts[0]), args: this.args(node.getChild('ArgList')) };
      case 'BinaryExpression':
        return {
          is: 'binary',
          line,
          op: parts
            .slice(1, -1)
            .map((part) => this.text(part))
            .join(' '),
          left: this.expression(parts[0]),
          right: this.expression(parts.at(-1)),
        };
      case 'UnaryExpression':
        return this.unary(parts, line);
      case 'AwaitExpression':
        return { is: 'await', line, of: this.expression(parts[1]) };
      case 'LambdaExpression':
        return {
          is: 'function',
          line,
          params: this.params(node.getChild('ParamList')),
          body: [{ does: 'return', line, value: this.expression(parts.at(-1)) }],
        };
      case 'FormatString':
        return this.withGaps(node);
      default:
        return this.other(node);
    }
  }

  protected withGaps(node: SyntaxNode): Expression {
    const parts: (string | Expression)[] = [];
    let at = node.from;
    for (const child of childrenOf(node)) {
      parts.push(this.source.slice(at, child.from), this.expression(child));
      at = child.to;
    }
    parts.push(this.source.slice(at, node.to));
    return { is: 'other', line: this.lineOf(node), parts };
  }

  protected unary(parts: readonly SyntaxNode[], line: number): Expression {
    const op = this.text(parts[0] ?? null);
    const of = this.expression(parts[1]);
    if (op === '-' && of.is === 'literal') return { is: 'literal', line, spelled: `-${of.spelled}` };
    return { is: 'unary', line, op, of };
  }

  protected dictionary(parts: readonly SyntaxNode[], line: number): Expression {
    const entries = split(parts.slice(1, -1)).map((group) => {
      if (group[1]?.name === ':') return [this.expression(group[0]), this.expression(group[2])] as const;
      return [{ is: 'name', line, name: '...' } as const, this.pieces(group)] as const;
    });
    return { is: 'dictionary', line, entries };
  }

  /** The value of a text literal; one with holes or bytes stays as it is spelled. */
  protected string(node: SyntaxNode): Expression {
    const line = this.lineOf(node);
    const text = this.text(node);
    const match = /^([rRuU]*)('''|"""|'|")([\s\S]*)\2$/.exec(text);
    if (match === null) return { is: 'literal', line, spelled: text };
    const raw = /r/i.test(match[1] ?? '');
    return { is: 'text', line, value: raw ? (match[3] ?? '') : unescape(match[3] ?? '') };
  }

  protected other(node: SyntaxNode): Expression {
    const parts = childrenOf(node);
    return parts.length === 0 ? this.name(this.text(node), node) : this.pieces(parts);
  }

  /** The nodes as what they are, and what stands between them as it is. */
  protected pieces(nodes: readonly SyntaxNode[]): Expression {
    const parts = nodes.flatMap((node) => [
      node.firstChild === null && !EXPRESSION.test(node.name) ? ` ${this.text(node)} ` : this.expression(node),
    ]);
    return { is: 'other', line: nodes[0] === undefined ? 0 : this.lineOf(nodes[0]), parts };
  }

  protected name(name: string, node: SyntaxNode): Expression {
    return { is: 'name', line: this.lineOf(node), name };
  }

  protected text(node: SyntaxNode | null): string {
    return node === null ? '' : this.source.slice(node.from, node.to);
  }

  protected lineOf(node: SyntaxNode): number {
    let low = 0;
    let high = this.starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.starts[middle] ?? 0) <= node.from) low = middle;
      else high = middle;
    }
    return low + 1;
  }
}
