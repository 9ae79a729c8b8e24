import type { SyntaxNode } from '@lezer/common';
import type { Body, Expression, Handler, Imported, Statement } from './nodes.js';

/** Throws where the text is no Python. */
export async function parsePython(text: string): Promise<Body> {
  const { parser } = await import('@lezer/python');
  const tree = parser.parse(text);
  tree.iterate({
    enter: (node) => {
      if (node.type.isError) throw new SyntaxError(`line ${text.slice(0, node.from).split('\n').length}`);
    },
  });
  return new Converter(text).body(tree.topNode);
}

/** Holds the source, out of which names and pieces are cut. */
class Converter {
  private readonly source: string;
  private readonly starts: readonly number[];

  constructor(source: string) {
    this.source = source;
    this.starts = [0, ...[...source.matchAll(/\n/g)].map((match) => match.index + 1)];
  }

  body(node: SyntaxNode | null | undefined): Body {
    return childrenOf(node).flatMap((child) => this.statement(child));
  }

  private statement(node: SyntaxNode, decorators: readonly Expression[] = []): Statement[] {
    const line = this.lineOf(node);
    const parts = childrenOf(node);
    switch (node.name) {
      case 'StatementGroup':
        return [...this.body(node)];
      case 'ExpressionStatement': {
        const value = this.commaList(parts, line);
        // A text that stands alone is a docstring.
        return value.is === 'text' ? [] : [{ does: 'evaluate', line, value }];
      }
      case 'AssignStatement':
      case 'UpdateStatement':
        return this.assigned(node);
      case 'AssertStatement': {
        const [, test] = parts;
        return test === undefined ? [] : [{ does: 'assert', line, test: this.expression(test) }];
      }
      case 'IfStatement':
        return this.conditional(parts.slice(), line);
      case 'ForStatement':
        return [this.each(parts, line)];
      case 'WhileStatement':
        return [{ does: 'loop', line, head: this.expression(parts[1]), body: this.body(bodyOf(node)) }];
      case 'TryStatement':
        return [this.tried(parts, line)];
      case 'WithStatement': {
        const items = parts.filter((part) => EXPRESSION.test(part.name) && part.prevSibling?.name !== 'as');
        return [
          { does: 'with', line, items: items.map((item) => this.expression(item)), body: this.body(bodyOf(node)) },
        ];
      }
      case 'ReturnStatement':
        return [{ does: 'return', line, ...(parts.length > 1 ? { value: this.commaList(parts.slice(1), line) } : {}) }];
      case 'RaiseStatement':
        return [{ does: 'raise', line, ...(parts[1] === undefined ? {} : { value: this.expression(parts[1]) }) }];
      case 'FunctionDefinition':
        return [
          {
            does: 'define',
            line,
            name: this.text(node.getChild('VariableName')),
            params: this.params(node.getChild('ParamList')),
            body: this.body(bodyOf(node)),
            decorators,
          },
        ];
      case 'ClassDefinition':
        return [
          {
            does: 'class',
            line,
            name: this.text(node.getChild('VariableName')),
            bases: this.args(node.getChild('ArgList')),
            body: this.body(bodyOf(node)),
            decorators,
          },
        ];
      case 'DecoratedStatement': {
        const marks = node.getChildren('Decorator').map((one) => this.decorator(one));
        const last = node.lastChild;
        return last === null ? [] : this.statement(last, marks);
      }
      case 'ImportStatement':
        return this.imported(node);
      case 'PassStatement':
      case 'Comment':
      case ':':
      case ';':
        return [];
      default:
        return [{ does: 'evaluate', line, value: this.other(node) }];
    }
  }

  private assigned(node: SyntaxNode): Statement[] {
    const line = this.lineOf(node);
    const groups: SyntaxNode[][] = [[]];
    let op = '=';
    for (const part of childrenOf(node)) {
      if (part.name === 'AssignOp' || part.name === 'UpdateOp') {
        op = this.text(part);
        groups.push([]);
      } else if (part.name !== 'TypeDef') groups.at(-1)?.push(part);
    }
    const value = this.commaList(groups.pop() ?? [], line);
    if (groups.length === 0) return [];
    return groups.map((target) => ({ does: 'assign', line, target: this.commaList(target, line), op, value }));
  }

  private conditional(parts: SyntaxNode[], line: number): Statement[] {
    const first = parts.shift();
    if (first === undefined) return [];
    if (first.name === 'else') return [...this.body(parts.shift())];
    const test = this.expression(parts.shift());
    const then = this.body(parts.shift());
    return [{ does: 'if', line, test, then, otherwise: this.conditional(parts, line) }];
  }

  private each(parts: readonly SyntaxNode[], line: number): Statement {
    const at = parts.findIndex((part) => part.name === 'in');
    const from = parts.findIndex((part) => part.name === 'for') + 1;
    const body = parts.findIndex((part) => part.name === 'Body');
    return {
      does: 'each',
      line,
      target: this.commaList(parts.slice(from, at), line),
      over: this.commaList(parts.slice(at + 1, body), line),
      body: this.body(parts[body]),
    };
  }

  private tried(parts: readonly SyntaxNode[], line: number): Statement {
    let body: Body = [];
    let after: Body = [];
    const handlers: Handler[] = [];
    let word = '';
    let caught: SyntaxNode | undefined;
    for (const [at, part] of parts.entries()) {
      if (part.name !== 'Body') {
        if (['try', 'except', 'else', 'finally'].includes(part.name)) {
          word = part.name;
          caught = undefined;
        } else if (word === 'except' && parts[at - 1]?.name === 'except') caught = part;
      } else if (word === 'except')
        handlers.push({ ...(caught === undefined ? {} : { caught: this.expression(caught) }), body: this.body(part) });
      else if (word === 'finally') after = this.body(part);
      else body = [...body, ...this.body(part)];
    }
    return { does: 'try', line, body, handlers, after };
  }

  private imported(node: SyntaxNode): Statement[] {
    const line = this.lineOf(node);
    const text = this.text(node)
      .replace(/[()\\]/g, ' ')
      .replace(/#.*$/gm, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    const from = /^from (\S+) import (.*)$/.exec(text);
    const names = (from?.[2] ?? text.replace(/^import /, ''))
      .split(',')
      .map((name) => name.trim().split(' as '))
      .filter(([name]) => name !== undefined && name !== '');
    if (from !== null)
      return [
        {
          does: 'import',
          line,
          from: from[1] ?? '',
          names: names.map(([name = '', local]): Imported => ({ local: local ?? name, name })),
        },
      ];
    return names.map(([name = '', local]) => ({
      does: 'import',
      line,
      from: name,
      names: [{ local: local ?? name.split('.')[0] ?? name, name: '*' }],
    }));
  }

  private decorator(node: SyntaxNode): Expression {
    const name = node
      .getChildren('VariableName')
      .map((one) => this.text(one))
      .reduce<Expression | undefined>(
        (of, one) => (of === undefined ? this.name(one, node) : { is: 'member', line: of.line, of, name: one }),
        undefined,
      );
    const args = node.getChild('ArgList');
    const callee = name ?? this.name('', node);
    return args === null ? callee : { is: 'call', line: this.lineOf(node), callee, args: this.args(args) };
  }

  private params(node: SyntaxNode | null): Expression[] {
    return childrenOf(node)
      .filter((part) => part.name === 'VariableName' && part.prevSibling?.name !== 'AssignOp')
      .map((part) => this.expression(part));
  }

  private args(node: SyntaxNode | null): Expression[] {
    return split(childrenOf(node).slice(1, -1)).map((parts) => {
      const [first, second, third] = parts;
      if (second?.name === 'AssignOp' && first !== undefined)
        return { is: 'keyword', line: this.lineOf(first), name: this.text(first), value: this.expression(third) };
      return parts.length === 1 ? this.expression(first) : this.pieces(parts);
    });
  }

  /** `a, b` without brackets is a tuple. */
  private commaList(parts: readonly SyntaxNode[], line: number): Expression {
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

  private expression(node: SyntaxNode | null | undefined): Expression {
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

  private withGaps(node: SyntaxNode): Expression {
    const parts: (string | Expression)[] = [];
    let at = node.from;
    for (const child of childrenOf(node)) {
      parts.push(this.source.slice(at, child.from), this.expression(child));
      at = child.to;
    }
    parts.push(this.source.slice(at, node.to));
    return { is: 'other', line: this.lineOf(node), parts };
  }

  private unary(parts: readonly SyntaxNode[], line: number): Expression {
    const op = this.text(parts[0] ?? null);
    const of = this.expression(parts[1]);
    if (op === '-' && of.is === 'literal') return { is: 'literal', line, spelled: `-${of.spelled}` };
    return { is: 'unary', line, op, of };
  }

  private dictionary(parts: readonly SyntaxNode[], line: number): Expression {
    const entries = split(parts.slice(1, -1)).map((group) => {
      if (group[1]?.name === ':') return [this.expression(group[0]), this.expression(group[2])] as const;
      return [{ is: 'name', line, name: '...' } as const, this.pieces(group)] as const;
    });
    return { is: 'dictionary', line, entries };
  }

  /** The value of a text literal; one with holes or bytes stays as it is spelled. */
  private string(node: SyntaxNode): Expression {
    const line = this.lineOf(node);
    const text = this.text(node);
    const match = /^([rRuU]*)('''|"""|'|")([\s\S]*)\2$/.exec(text);
    if (match === null) return { is: 'literal', line, spelled: text };
    const raw = /r/i.test(match[1] ?? '');
    return { is: 'text', line, value: raw ? (match[3] ?? '') : unescape(match[3] ?? '') };
  }

  private other(node: SyntaxNode): Expression {
    const parts = childrenOf(node);
    return parts.length === 0 ? this.name(this.text(node), node) : this.pieces(parts);
  }

  /** The nodes as what they are, and what stands between them as it is. */
  private pieces(nodes: readonly SyntaxNode[]): Expression {
    const parts = nodes.flatMap((node) => [
      node.firstChild === null && !EXPRESSION.test(node.name) ? ` ${this.text(node)} ` : this.expression(node),
    ]);
    return { is: 'other', line: nodes[0] === undefined ? 0 : this.lineOf(nodes[0]), parts };
  }

  private name(name: string, node: SyntaxNode): Expression {
    return { is: 'name', line: this.lineOf(node), name };
  }

  private text(node: SyntaxNode | null): string {
    return node === null ? '' : this.source.slice(node.from, node.to);
  }

  private lineOf(node: SyntaxNode): number {
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

const EXPRESSION = /Expression$|^(VariableName|PropertyName|String|FormatString|ContinuedString|Number|Boolean|None)$/;

function childrenOf(node: SyntaxNode | null | undefined): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node?.firstChild ?? null; child !== null; child = child.nextSibling)
    if (child.name !== 'Comment') children.push(child);
  return children;
}

function bodyOf(node: SyntaxNode): SyntaxNode | null {
  return node.getChild('Body');
}

function split(parts: readonly SyntaxNode[]): SyntaxNode[][] {
  const groups: SyntaxNode[][] = [[]];
  for (const part of parts) {
    if (part.name === ',') groups.push([]);
    else groups.at(-1)?.push(part);
  }
  return groups.filter((group) => group.length > 0);
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '\n': '' };

function unescape(text: string): string {
  return text.replace(
    /\\([\s\S])/g,
    (whole, letter: string) => ESCAPES[letter] ?? (/[\\'"]/.test(letter) ? letter : whole),
  );
}
