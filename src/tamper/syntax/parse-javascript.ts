import type { ParserPlugin } from '@babel/parser';
import type { Body, Expression, Imported, Statement } from './nodes.js';

/** A node of the parser's own tree, of which only the common part is relied upon. */
interface Tree {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly loc: { readonly start: { readonly line: number } };
  readonly [field: string]: unknown;
}

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
  return new Converter(source).body((file.program as Tree).body);
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

/** Holds the source, out of which the pieces of unknown nodes are cut. */
class Converter {
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  body(nodes: unknown): Body {
    return listOf(nodes).flatMap((node) => this.statement(node));
  }

  /** The body of anything: a block, one statement, an arrow's expression. */
  private inner(node: unknown): Body {
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

  private params(nodes: unknown): Expression[] {
    return listOf(nodes).map((node) => this.pattern(node));
  }

  private pattern(node: unknown): Expression {
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
  private other(node: Tree): Expression {
    const children = Object.entries(node)
      .filter(([field]) => field !== 'loc' && !/[cC]omments$|^typeAnnotation$|^typeParameters$|^extra$/.test(field))
      .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
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

function keyOf(node: Tree): string {
  return node.type === 'Identifier' ? String(node.name) : 'value' in node ? String(node.value) : nameOf(node.id);
}

function nameOf(node: unknown): string {
  return isTree(node) && node.type === 'Identifier' ? String(node.name) : '';
}

function lineOf(node: Tree): number {
  return node.loc.start.line;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'loc' in value;
}

function listOf(value: unknown): Tree[] {
  return Array.isArray(value) ? (value as unknown[]).filter(isTree) : [];
}

/** With the holes of `[, a]`. */
function items(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}
