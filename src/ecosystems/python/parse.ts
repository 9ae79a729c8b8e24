import type { SyntaxNode } from '@lezer/common';
import type { Body, Expression, Handler, Imported, Statement } from '../syntax/nodes.js';
import { PythonExpressions } from './expressions.js';
import { bodyOf, childrenOf, EXPRESSION } from './tree.js';

export interface PythonProgram {
  readonly body: Body;
  /** Where the first error is; what stands around it is read as well as it can be. */
  readonly error?: string;
}

export async function parsePython(text: string): Promise<PythonProgram> {
  const { parser } = await import('@lezer/python');
  const source = inPlainSpelling(text);
  const tree = parser.parse(source);
  let at: number | undefined;
  tree.iterate({
    enter: (node) => {
      if (node.type.isError) at ??= node.from;
    },
  });
  const body = new Statements(source).body(tree.topNode);
  return { body, ...(at === undefined ? {} : { error: `line ${String(source.slice(0, at).split('\n').length)}` }) };
}

/** Spellings that the grammar does not know, in ones that it knows; the lines stay where they are. */
function inPlainSpelling(text: string): string {
  return text
    .replace(/\byield[ \t]*(?=\r?\n|$|\)|#)/g, 'yield None ')
    .replace(/(?<![\w.])(\d[\d_]*)\.(?![\w.])/g, '$1.0')
    .replace(/\bas \([\w, ]+\)/g, 'as several')
    .replace(
      /\bwith \(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*? as (?:[^()]|\((?:[^()]|\([^()]*\))*\))*?),?\s*\):/g,
      (_whole, items: string) => `with ${items.replace(/\n/g, ' \\\n').trim()}:`,
    );
}

class Statements extends PythonExpressions {
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
    const from = /^from (\S+) import\s(.*)$/.exec(text);
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
}
