import type { ParserPlugin } from '@babel/parser';
import { JavaScriptExpressions } from './expressions.js';
import { isTree, keyOf, lineOf, listOf, nameOf, type Tree } from './tree.js';
import type { Body, Expression, Imported, Statement } from '../syntax/nodes.js';

/** Throws where the text is no JavaScript or TypeScript. */
export async function parseJavaScript(text: string, path: string): Promise<Body> {
  const { parse } = await import('@babel/parser');
  const file = parse(text, {
    sourceType: 'unambiguous',
    allowReturnOutsideFunction: true,
    allowAwaitOutsideFunction: true,
    plugins: pluginsFor(path),
  }) as unknown as Tree;
  const source = withoutComments(text, (file.comments ?? []) as Tree[]);
  return new Statements(source).body((file.program as Tree).body);
}

function pluginsFor(path: string): ParserPlugin[] {
  const typed = /\.[cm]?tsx?$/.test(path);
  const markup = !/\.[cm]?ts$/.test(path);
  return ['decorators', ...(typed ? (['typescript'] as const) : []), ...(markup ? (['jsx'] as const) : [])];
}

function withoutComments(text: string, comments: readonly Tree[]): string {
  let source = text;
  for (const { start, end } of comments)
    source = source.slice(0, start) + source.slice(start, end).replace(/[^\n]/g, ' ') + source.slice(end);
  return source;
}

class Statements extends JavaScriptExpressions {
  body(nodes: unknown): Body {
    return listOf(nodes).flatMap((node) => this.statement(node));
  }

  /** The body of anything: a block, one statement, an arrow's expression. */
  protected override inner(node: unknown): Body {
    if (!isTree(node)) return [];
    if (node.type === 'BlockStatement') return this.body(node.body);
    if (/Statement$|Declaration$/.test(node.type)) return this.statement(node);
    return [{ does: 'return', line: lineOf(node), value: this.expression(node) }];
  }

  private statement(node: Tree): Statement[] {
    const line = lineOf(node);
    switch (node.type) {
      case 'ExpressionStatement':
        return [this.evaluated(node.expression as Tree)];
      case 'VariableDeclaration':
        return listOf(node.declarations).flatMap((one) => this.declared(one, node.kind as string));
      case 'IfStatement':
        return [
          {
            does: 'if',
            line,
            test: this.expression(node.test),
            then: this.inner(node.consequent),
            otherwise: this.inner(node.alternate),
          },
        ];
      case 'ForOfStatement':
        return [
          {
            does: 'each',
            line,
            target: this.pattern(node.left),
            over: this.expression(node.right),
            body: this.inner(node.body),
          },
        ];
      case 'ForStatement':
      case 'ForInStatement':
      case 'WhileStatement':
      case 'DoWhileStatement':
        return [{ does: 'loop', line, head: this.headOf(node), body: this.inner(node.body) }];
      case 'TryStatement':
        return [
          {
            does: 'try',
            line,
            body: this.inner(node.block),
            handlers: isTree(node.handler) ? [{ body: this.inner(node.handler.body) }] : [],
            after: this.inner(node.finalizer),
          },
        ];
      case 'ReturnStatement':
        return [{ does: 'return', line, ...this.maybe(node.argument) }];
      case 'ThrowStatement':
        return [{ does: 'raise', line, ...this.maybe(node.argument) }];
      case 'FunctionDeclaration':
        return [
          {
            does: 'define',
            line,
            name: nameOf(node.id),
            params: this.params(node.params),
            body: this.inner(node.body),
            decorators: [],
          },
        ];
      case 'ClassDeclaration':
        return [
          {
            does: 'class',
            line,
            name: nameOf(node.id),
            bases: isTree(node.superClass) ? [this.expression(node.superClass)] : [],
            body: this.members(node.body),
            decorators: [],
          },
        ];
      case 'ImportDeclaration':
        return node.importKind === 'type'
          ? []
          : [
              {
                does: 'import',
                line,
                from: String((node.source as Tree).value),
                names: listOf(node.specifiers).map(imported),
              },
            ];
      case 'ExportNamedDeclaration':
      case 'ExportDefaultDeclaration':
        return isTree(node.declaration) ? [...this.inner(node.declaration)] : [];
      case 'BlockStatement':
        return [{ does: 'block', line, body: this.body(node.body) }];
      case 'LabeledStatement':
        return [...this.inner(node.body)];
      case 'SwitchStatement':
        return [{ does: 'loop', line, head: this.expression(node.discriminant), body: this.cases(node.cases) }];
      case 'EmptyStatement':
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
        return [];
      default:
        return [{ does: 'evaluate', line, value: this.other(node) }];
    }
  }

  private cases(nodes: unknown): Body {
    return listOf(nodes).map((one) => ({
      does: 'if',
      line: lineOf(one),
      test: isTree(one.test) ? this.expression(one.test) : { is: 'name', line: lineOf(one), name: 'default' },
      then: this.body(one.consequent),
      otherwise: [],
    }));
  }

  private evaluated(node: Tree): Statement {
    if (node.type === 'AssignmentExpression')
      return {
        does: 'assign',
        line: lineOf(node),
        target: this.pattern(node.left),
        op: String(node.operator),
        value: this.expression(node.right),
      };
    return { does: 'evaluate', line: lineOf(node), value: this.expression(node) };
  }

  /** `require` is an import, by whatever pattern its result is taken apart. */
  private declared(node: Tree, kind: string): Statement[] {
    const line = lineOf(node);
    const from = requiredFrom(node.init);
    if (from !== undefined) return [{ does: 'import', line, from, names: requiredNames(node.id as Tree) }];
    if (!isTree(node.init)) return [];
    return [{ does: 'assign', line, target: this.pattern(node.id), op: kind, value: this.expression(node.init) }];
  }

  private members(node: unknown): Body {
    return listOf(isTree(node) ? node.body : []).flatMap((member): Statement[] => {
      const line = lineOf(member);
      const name = isTree(member.key) ? keyOf(member.key) : '';
      if (member.type === 'ClassMethod' || member.type === 'ClassPrivateMethod')
        return [
          {
            does: 'define',
            line,
            name,
            params: this.params(member.params),
            body: this.inner(member.body),
            decorators: [],
          },
        ];
      return isTree(member.value)
        ? [
            {
              does: 'assign',
              line,
              target: { is: 'name', line, name },
              op: '=',
              value: this.expression(member.value),
            },
          ]
        : [];
    });
  }

  private headOf(node: Tree): Expression {
    const parts = [node.left, node.init, node.test, node.right, node.update].filter(isTree);
    return {
      is: 'other',
      line: lineOf(node),
      parts: parts.flatMap((part, at) => [at === 0 ? '' : '; ', this.expression(part)]),
    };
  }

  private maybe(node: unknown): { value?: Expression } {
    return isTree(node) ? { value: this.expression(node) } : {};
  }
}

function requiredFrom(node: unknown): string | undefined {
  if (!isTree(node)) return undefined;
  if (node.type === 'AwaitExpression') return requiredFrom(node.argument);
  if (node.type === 'MemberExpression') return requiredFrom(node.object);
  const isCall = node.type === 'CallExpression' || node.type === 'ImportExpression';
  const callee = node.type === 'CallExpression' ? (node.callee as Tree) : undefined;
  if (!isCall || (callee !== undefined && callee.type !== 'Import' && nameOf(callee) !== 'require')) return undefined;
  const source = callee === undefined ? node.source : listOf(node.arguments)[0];
  return isTree(source) && source.type === 'StringLiteral' ? String(source.value) : undefined;
}

function requiredNames(pattern: Tree): Imported[] {
  if (pattern.type !== 'ObjectPattern') return [{ local: nameOf(pattern), name: '*' }];
  return listOf(pattern.properties)
    .filter((one) => one.type === 'ObjectProperty')
    .map((one) => ({ local: nameOf(one.value), name: keyOf(one.key as Tree) }));
}

function imported(specifier: Tree): Imported {
  const local = nameOf(specifier.local);
  if (specifier.type === 'ImportSpecifier') return { local, name: keyOf(specifier.imported as Tree) };
  return { local, name: specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*' };
}
