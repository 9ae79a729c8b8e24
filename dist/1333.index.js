export const id = 1333;
export const ids = [1333];
export const modules = {

/***/ 1333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readJavaScriptTests: () => (/* binding */ readJavaScriptTests)
});

// EXTERNAL MODULE: ./lib/ecosystems/syntax/nodes.js
var nodes = __webpack_require__(3840);
;// CONCATENATED MODULE: ./lib/ecosystems/javascript/tree.js
function keyOf(node) {
    return node.type === 'Identifier' ? String(node.name) : 'value' in node ? String(node.value) : nameOf(node.id);
}
function nameOf(node) {
    return isTree(node) && node.type === 'Identifier' ? String(node.name) : '';
}
function lineOf(node) {
    return node.loc.start.line;
}
function isTree(value) {
    return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'loc' in value;
}
function listOf(value) {
    return Array.isArray(value) ? value.filter(isTree) : [];
}
/** With the holes of `[, a]`. */
function items(value) {
    return Array.isArray(value) ? value : [];
}

;// CONCATENATED MODULE: ./lib/ecosystems/javascript/expressions.js

/** Turns expressions of the parser's tree into ours; the bodies of functions are the affair of the subclass. */
class JavaScriptExpressions {
    source;
    constructor(source) {
        this.source = source;
    }
    params(nodes) {
        return listOf(nodes).map((node) => this.pattern(node));
    }
    pattern(node) {
        if (!isTree(node))
            return NOTHING;
        const line = lineOf(node);
        if (node.type === 'VariableDeclaration')
            return this.pattern(listOf(node.declarations)[0]?.id);
        if (node.type === 'AssignmentPattern')
            return this.pattern(node.left);
        if (node.type === 'Identifier')
            return { is: 'name', line, name: String(node.name) };
        if (node.type === 'ArrayPattern')
            return { is: 'list', line, items: items(node.elements).map((one) => this.pattern(one)) };
        if (node.type === 'ObjectPattern')
            return {
                is: 'dictionary',
                line,
                entries: listOf(node.properties).map((one) => one.type === 'ObjectProperty'
                    ? [{ is: 'name', line, name: keyOf(one.key) }, this.pattern(one.value)]
                    : [{ is: 'name', line, name: '...' }, this.other(one)]),
            };
        return this.expression(node);
    }
    expression(node) {
        if (!isTree(node))
            return NOTHING;
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
                return { is: 'call', line, callee: this.expression(node.tag), args: [this.template(node.quasi)] };
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
    template(node) {
        const line = lineOf(node);
        const quasis = listOf(node.quasis).map((one) => String(one.value.cooked ?? ''));
        if (quasis.length === 1)
            return { is: 'text', line, value: quasis[0] ?? '' };
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
    object(node) {
        const line = lineOf(node);
        const properties = listOf(node.properties);
        return {
            is: 'dictionary',
            line,
            entries: properties.map((one) => {
                if (one.type === 'SpreadElement')
                    return [{ is: 'name', line, name: '...' }, this.expression(one.argument)];
                const key = { is: 'text', line, value: keyOf(one.key) };
                if (one.type === 'ObjectMethod')
                    return [
                        key,
                        { is: 'function', line: lineOf(one), params: this.params(one.params), body: this.inner(one.body) },
                    ];
                return [key, this.expression(one.value)];
            }),
        };
    }
    member(node) {
        const line = lineOf(node);
        const of = this.expression(node.object);
        const property = node.property;
        if (node.computed !== true || property.type === 'StringLiteral')
            return { is: 'member', line, of, name: keyOf(property) };
        return { is: 'other', line, parts: [of, '[', this.expression(property), ']'] };
    }
    unary(node) {
        const line = lineOf(node);
        const of = this.expression(node.argument);
        const op = String(node.operator);
        if (op === '-' && of.is === 'literal')
            return { is: 'literal', line, spelled: `-${of.spelled}` };
        return { is: 'unary', line, op, of };
    }
    /** The source between the parts as it stands, and the parts as what they are. */
    other(node) {
        const children = Object.entries(node)
            .filter(([field]) => field !== 'loc' && !/[cC]omments$|^typeAnnotation$|^typeParameters$|^extra$/.test(field))
            .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
            .filter(isTree)
            .sort((one, next) => one.start - next.start);
        const parts = [];
        let at = node.start;
        for (const child of children) {
            if (child.start < at)
                continue;
            parts.push(this.between(at, child.start), this.expression(child));
            at = child.end;
        }
        parts.push(this.between(at, node.end));
        return { is: 'other', line: lineOf(node), parts };
    }
    between(from, to) {
        return this.source.slice(from, to).replace(/\s+/g, ' ');
    }
}
const NOTHING = { is: 'literal', line: 0, spelled: 'undefined' };
/** `==` and `===` differ in what they let pass, but not for the values that tests compare. */
function evenOp(op) {
    return op === '===' ? '==' : op === '!==' ? '!=' : op;
}

;// CONCATENATED MODULE: ./lib/ecosystems/javascript/parse.js


/** Throws where the text is no JavaScript or TypeScript. */
async function parseJavaScript(text, path) {
    const { parse } = await __webpack_require__.e(/* import() */ 5429).then(__webpack_require__.t.bind(__webpack_require__, 5429, 19));
    const file = parse(text, {
        sourceType: 'unambiguous',
        allowReturnOutsideFunction: true,
        allowAwaitOutsideFunction: true,
        plugins: pluginsFor(path),
    });
    const source = withoutComments(text, (file.comments ?? []));
    return new Statements(source).body(file.program.body);
}
function pluginsFor(path) {
    const typed = /\.[cm]?tsx?$/.test(path);
    const markup = !/\.[cm]?ts$/.test(path);
    return ['decorators', ...(typed ? ['typescript'] : []), ...(markup ? ['jsx'] : [])];
}
function withoutComments(text, comments) {
    let source = text;
    for (const { start, end } of comments)
        source = source.slice(0, start) + source.slice(start, end).replace(/[^\n]/g, ' ') + source.slice(end);
    return source;
}
class Statements extends JavaScriptExpressions {
    body(nodes) {
        return listOf(nodes).flatMap((node) => this.statement(node));
    }
    /** The body of anything: a block, one statement, an arrow's expression. */
    inner(node) {
        if (!isTree(node))
            return [];
        if (node.type === 'BlockStatement')
            return this.body(node.body);
        if (/Statement$|Declaration$/.test(node.type))
            return this.statement(node);
        return [{ does: 'return', line: lineOf(node), value: this.expression(node) }];
    }
    statement(node) {
        const line = lineOf(node);
        switch (node.type) {
            case 'ExpressionStatement':
                return [this.evaluated(node.expression)];
            case 'VariableDeclaration':
                return listOf(node.declarations).flatMap((one) => this.declared(one, node.kind));
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
                            from: String(node.source.value),
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
    cases(nodes) {
        return listOf(nodes).map((one) => ({
            does: 'if',
            line: lineOf(one),
            test: isTree(one.test) ? this.expression(one.test) : { is: 'name', line: lineOf(one), name: 'default' },
            then: this.body(one.consequent),
            otherwise: [],
        }));
    }
    evaluated(node) {
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
    declared(node, kind) {
        const line = lineOf(node);
        const from = requiredFrom(node.init);
        if (from !== undefined)
            return [{ does: 'import', line, from, names: requiredNames(node.id) }];
        if (!isTree(node.init))
            return [];
        return [{ does: 'assign', line, target: this.pattern(node.id), op: kind, value: this.expression(node.init) }];
    }
    members(node) {
        return listOf(isTree(node) ? node.body : []).flatMap((member) => {
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
    headOf(node) {
        const parts = [node.left, node.init, node.test, node.right, node.update].filter(isTree);
        return {
            is: 'other',
            line: lineOf(node),
            parts: parts.flatMap((part, at) => [at === 0 ? '' : '; ', this.expression(part)]),
        };
    }
    maybe(node) {
        return isTree(node) ? { value: this.expression(node) } : {};
    }
}
function requiredFrom(node) {
    if (!isTree(node))
        return undefined;
    if (node.type === 'AwaitExpression')
        return requiredFrom(node.argument);
    if (node.type === 'MemberExpression')
        return requiredFrom(node.object);
    const isCall = node.type === 'CallExpression' || node.type === 'ImportExpression';
    const callee = node.type === 'CallExpression' ? node.callee : undefined;
    if (!isCall || (callee !== undefined && callee.type !== 'Import' && nameOf(callee) !== 'require'))
        return undefined;
    const source = callee === undefined ? node.source : listOf(node.arguments)[0];
    return isTree(source) && source.type === 'StringLiteral' ? String(source.value) : undefined;
}
function requiredNames(pattern) {
    if (pattern.type !== 'ObjectPattern')
        return [{ local: nameOf(pattern), name: '*' }];
    return listOf(pattern.properties)
        .filter((one) => one.type === 'ObjectProperty')
        .map((one) => ({ local: nameOf(one.value), name: keyOf(one.key) }));
}
function imported(specifier) {
    const local = nameOf(specifier.local);
    if (specifier.type === 'ImportSpecifier')
        return { local, name: keyOf(specifier.imported) };
    return { local, name: specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*' };
}

// EXTERNAL MODULE: ./lib/ecosystems/syntax/settle.js
var settle = __webpack_require__(5114);
// EXTERNAL MODULE: ./lib/ecosystems/syntax/substitute.js
var substitute = __webpack_require__(7769);
// EXTERNAL MODULE: ./lib/ecosystems/syntax/walk.js
var walk = __webpack_require__(7884);
// EXTERNAL MODULE: ./lib/ecosystems/javascript/claims.js
var claims = __webpack_require__(6692);
// EXTERNAL MODULE: ./lib/ecosystems/javascript/dialect.js
var dialect = __webpack_require__(5227);
;// CONCATENATED MODULE: ./lib/ecosystems/javascript/declared.js





const TEST = /^([fx]?(it|test|specify)|bench)$/;
const GROUP = /^[fx]?(describe|context|suite)$/;
const HOOK = /^(before|after)(Each|All)?$|^(setup|teardown|suiteSetup|suiteTeardown)$/;
/** A call that declares a test or a group, with whatever stands between the word and the name. */
function declared(node) {
    const steps = (0,claims/* stepsOf */.B)(node) ?? chosenBetween(node);
    const [root] = steps ?? [];
    const last = steps?.at(-1);
    if (steps === undefined || root === undefined || last?.args === undefined)
        return undefined;
    const words = steps.map(({ name }) => name);
    const group = GROUP.test(root.name) || (TEST.test(root.name) && GROUP.test(words[1] ?? ''));
    if (!group && !TEST.test(root.name))
        return undefined;
    if (HOOK.test(last.name) || /^(extend|use|step|setTimeout)$/.test(last.name))
        return undefined;
    const [title, ...others] = last.args;
    if (title === undefined)
        return undefined;
    const body = others.find((one) => one.is === 'function');
    // test.skip() and test.skip(condition, why) inside of a body are no declarations.
    if (body === undefined && /^(skip|fixme|fail|slow|only)$/.test(last.name) && title.is !== 'text')
        return undefined;
    const table = steps.find(({ name, args }) => /^(each|for)$/.test(name) && args !== undefined)?.args?.[0];
    const each = tableOf(table, steps.some(({ name }) => name === 'for'));
    return {
        group,
        name: title.is === 'text' ? title.value : (0,nodes/* print */.y)(title),
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
function pending(others, node) {
    return others.some(({ is }) => is === 'name' || is === 'call')
        ? []
        : [{ kind: 'todo', text: (0,nodes/* print */.y)(node), line: node.line }];
}
function tableOf(table, whole) {
    if (table?.is === 'list')
        return { rows: table.items.map((row) => (row.is === 'list' && !whole ? row.items : [row])) };
    if (table === undefined)
        return {};
    const tagged = table.is === 'other' ? taggedRows(table.parts, table.line) : undefined;
    if (tagged !== undefined)
        return { rows: tagged.map((row) => [row]) };
    const text = (0,nodes/* print */.y)(table);
    return {
        cases: text
            .split(/\\n|\n/)
            .map((row) => row.trim())
            .filter((row) => row !== ''),
    };
}
/** each`a | b\n${1} | ${2}`: a row is an object under the names of the first line. */
function taggedRows(parts, line) {
    const [head] = parts;
    if (typeof head !== 'string' || !head.startsWith('`'))
        return undefined;
    const names = (head.slice(1).trim().split('\n')[0] ?? '').split('|').map((name) => name.trim());
    const values = parts.filter((part) => typeof part !== 'string');
    if (names.some((name) => !/^\w+$/.test(name)) || values.length % names.length !== 0)
        return undefined;
    return Array.from({ length: values.length / names.length }, (_none, row) => ({
        is: 'dictionary',
        line,
        entries: names.flatMap((name, at) => {
            const value = values[row * names.length + at];
            return value === undefined ? [] : [[{ is: 'text', line, value: name }, value]];
        }),
    }));
}
/** `(condition ? test : test.skip)('name', …)` */
function chosenBetween(node) {
    if (node.callee.is !== 'other')
        return undefined;
    const chains = [...(0,walk/* within */.ux)(node.callee)].flatMap((part) => {
        const steps = part.is === 'member' || part.is === 'name' ? (0,claims/* stepsOf */.B)(part) : undefined;
        return steps !== undefined && (TEST.test(steps[0]?.name ?? '') || GROUP.test(steps[0]?.name ?? '')) ? [steps] : [];
    });
    const longest = chains.sort((one, other) => other.length - one.length)[0];
    if (longest === undefined)
        return undefined;
    const condition = { is: 'name', line: node.line, name: (0,nodes/* print */.y)(node.callee) };
    const [root, ...rest] = longest;
    const switched = rest.map((step) => (step.name === 'skip' ? { ...step, name: 'skipIf', args: [condition] } : step));
    return root === undefined ? undefined : [root, ...switched, { name: '', args: node.args, node }];
}
function stepMarks(steps, node) {
    const common = {
        text: (0,nodes/* print */.y)(steps.at(-1)?.node.is === 'call' ? node.callee : node),
        line: node.line,
    };
    return steps.flatMap(({ name, args }, at) => {
        const first = at === 0 ? name : '';
        if (/^x/.test(first) || name === 'skip' || name === 'fixme')
            return [{ kind: 'skip', ...common }];
        if (/^f(it|test|describe|context|specify|suite)$/.test(first) || name === 'only')
            return [{ kind: 'only', ...common }];
        if (name === 'todo')
            return [{ kind: 'todo', ...common }];
        if (/^(failing|fails|fail)$/.test(name))
            return [{ kind: 'expected-failure', ...common }];
        if (name === 'skipIf' || name === 'runIf') {
            const { on, condition } = (0,dialect/* switchOf */.m)(args?.[0]);
            if (condition !== undefined)
                return [{ kind: 'skip', ...common, condition: name === 'skipIf' ? condition : `not (${condition})` }];
            return on === (name === 'skipIf') ? [{ kind: 'skip', ...common }] : [];
        }
        return [];
    });
}
function optionMarks(args, node) {
    const options = args.find(({ is }) => is === 'dictionary');
    const line = node.line;
    const switches = ['skip', 'only', 'todo', 'fails'].flatMap((name) => {
        const { on, condition } = (0,dialect/* switchOf */.m)((0,substitute/* entryOf */.Ms)(options, name));
        const kind = name === 'fails' ? 'expected-failure' : name;
        return on ? [{ kind, text: `{ ${name}: … }`, line, ...(condition === undefined ? {} : { condition }) }] : [];
    });
    const retry = (0,substitute/* entryOf */.Ms)(options, 'retry') ?? (0,substitute/* entryOf */.Ms)(options, 'retries');
    const limit = (0,substitute/* entryOf */.Ms)(options, 'timeout') ?? args.find(({ is }) => is === 'literal');
    return [
        ...switches,
        ...(retry === undefined
            ? []
            : [{ kind: 'retries', text: `retry: ${(0,nodes/* print */.y)(retry)}`, line, amount: Number((0,nodes/* print */.y)(retry)) }]),
        ...(limit === undefined || Number.isNaN(Number((0,nodes/* print */.y)(limit)))
            ? []
            : [{ kind: 'time-limit', text: `timeout: ${(0,nodes/* print */.y)(limit)}`, line, amount: Number((0,nodes/* print */.y)(limit)) }]),
    ];
}

;// CONCATENATED MODULE: ./lib/ecosystems/javascript/file-marks.js



const SHADOWABLE = /^(test|it|describe|expect|assert|suite|should)$/;
/** What holds for the whole file: retries, limits, units replaced, exits, assertions bent. */
function javascriptFileMarks(body) {
    const calls = [...(0,walk/* expressionsIn */.l$)(body)].flatMap((node) => dialect/* JAVASCRIPT_DIALECT */.B.mark(node) ?? []);
    const whole = calls.filter(({ kind, text }) => kind === 'unit-replaced' || kind === 'exit' || /^jest\./.test(text));
    const bent = [...(0,walk/* statementsIn */.WI)(body)].flatMap((statement) => {
        if (statement.does === 'define' && SHADOWABLE.test(statement.name))
            return [{ kind: 'name-shadowed', text: `function ${statement.name}`, line: statement.line }];
        if (statement.does !== 'assign')
            return [];
        const path = (0,walk/* dotted */.Bs)(statement.target) ?? [];
        const text = (0,nodes/* printStatement */.j)(statement);
        const line = statement.line;
        if (path.join('.') === 'process.exitCode')
            return [{ kind: 'exit', text, line }];
        if (path.length === 1 && SHADOWABLE.test(path[0] ?? '') && statement.value.is === 'function')
            return [{ kind: 'name-shadowed', text, line }];
        if (path.length > 1 &&
            /^(assert|expect|global|globalThis|window|Object|Array|JSON|console|Number|Math)$/.test(path[0] ?? ''))
            return /^(assert|expect)$/.test(path[0] ?? '') ||
                SHADOWABLE.test(path[1] ?? '') ||
                /^(is|keys|stringify|isNaN|equals?)$/.test(path[1] ?? '')
                ? [{ kind: 'name-shadowed', text, line }]
                : [];
        return path.length > 1 && path[0] !== 'this'
            ? [{ kind: 'unit-replaced', text, line, replaced: [path.join('.')] }]
            : [];
    });
    return [...whole, ...bent];
}

// EXTERNAL MODULE: ./lib/ecosystems/syntax/known-names.js
var known_names = __webpack_require__(2055);
// EXTERNAL MODULE: ./lib/ecosystems/syntax/read-body.js + 1 modules
var read_body = __webpack_require__(5888);
// EXTERNAL MODULE: ./lib/ecosystems/syntax/unreadable.js
var unreadable = __webpack_require__(3526);
;// CONCATENATED MODULE: ./lib/ecosystems/javascript/tests.js











/** JavaScript and TypeScript in the words of node:test, jest, vitest, mocha, ava and their like. */
async function readJavaScriptTests(text, path) {
    try {
        return new FileReader().read(await parseJavaScript(text, path));
    }
    catch (error) {
        return (0,unreadable/* unreadable */.O)(error);
    }
}
class FileReader {
    tests = [];
    setup = [];
    imports = [];
    read(body) {
        this.body(body, { groups: [], marks: [], known: new Map(), functions: new Map(), depth: 0 });
        const loose = readLoose(body);
        return {
            tests: this.tests,
            loose,
            setup: this.setup,
            marks: javascriptFileMarks(body),
            imports: this.imports,
            defines: body.flatMap((statement) => statement.does === 'define' || statement.does === 'class'
                ? [statement.name]
                : statement.does === 'assign' && statement.op !== '='
                    ? (0,known_names/* namesOf */.eZ)(statement.target)
                    : []),
        };
    }
    body(body, outer) {
        const place = {
            ...outer,
            known: (0,known_names/* knownIn */.Hm)(body, outer.known),
            functions: new Map([...outer.functions, ...(0,known_names/* functionsIn */.vn)(body)]),
        };
        for (const statement of body)
            this.statement(statement, place);
    }
    statement(statement, place) {
        switch (statement.does) {
            case 'import':
                this.imports.push(...statement.names.map((name) => ({ ...name, from: statement.from })));
                return;
            case 'evaluate':
            case 'return':
                if (statement.value !== undefined)
                    this.evaluate(around(statement.value, place.known), place);
                return;
            case 'each': {
                const over = (0,substitute/* substitute */.V2)(statement.over, place.known);
                const rows = (0,settle/* rowsIn */.N)(over);
                for (const row of rows ?? [undefined])
                    this.body(statement.body, withBound(place, [statement.target], [row]));
                return;
            }
            case 'if': {
                const condition = (0,nodes/* print */.y)((0,substitute/* substitute */.V2)(statement.test, place.known));
                const conditional = (held) => ({
                    ...place,
                    marks: [
                        ...place.marks,
                        { kind: 'skip', text: `if ${held}`, line: statement.line, condition: `not (${held})` },
                    ],
                });
                this.body(statement.then, conditional(condition));
                this.body(statement.otherwise, conditional(`not (${condition})`));
                return;
            }
            case 'block':
            case 'try':
                this.body(statement.body, place);
                return;
            case 'loop':
                this.body(statement.body, place);
                return;
            case 'assign':
                if (!(0,known_names/* namesOf */.eZ)(statement.target).every((name) => place.known.has(name)))
                    this.tell(statement, place);
                if (statement.value.is === 'await' || statement.value.is === 'call')
                    this.evaluate(around(statement.value, place.known), place);
                return;
            case 'define':
            case 'class':
                this.tell(statement, place);
                return;
            default:
                return;
        }
    }
    tell(statement, place) {
        if (place.depth === 0)
            this.setup.push({ text: (0,nodes/* printStatement */.j)(statement), line: statement.line });
    }
    evaluate(node, place) {
        if (node.is === 'await') {
            this.evaluate(node.of, place);
            return;
        }
        if (node.is !== 'call')
            return;
        const made = declared(node);
        if (made !== undefined) {
            if (made.group)
                this.group(made, place);
            else
                this.test(made, place);
            return;
        }
        const iteration = dialect/* JAVASCRIPT_DIALECT */.B.iteration(node);
        const each = iteration?.each.is === 'function' ? iteration.each : undefined;
        if (iteration !== undefined && each !== undefined) {
            for (const row of iteration.rows)
                this.body(each.body, withBound(place, each.params, [row]));
            return;
        }
        const callable = node.callee.is === 'name' ? place.functions.get(node.callee.name) : undefined;
        if (callable !== undefined && place.depth < 3)
            this.body(callable.body, { ...withBound(place, callable.params, node.args), depth: place.depth + 1 });
        const name = (0,walk/* dotted */.Bs)(node.callee)?.at(-1) ?? '';
        if (callable === undefined || HOOK.test(name))
            this.setup.push({ text: (0,nodes/* print */.y)(node), line: node.line });
        // A wrapper around the group, such as `runner(() => { test(…) })`.
        if (callable === undefined && !HOOK.test(name))
            for (const argument of node.args)
                if (argument.is === 'function' && holdsTests(argument.body))
                    this.body(argument.body, place);
    }
    group(made, place) {
        const inner = { ...place, groups: [...place.groups, made.name], marks: [...place.marks, ...made.marks] };
        if (made.body === undefined)
            return;
        const own = [...expressionsOfOwn(made.body.body)].flatMap((node) => dialect/* JAVASCRIPT_DIALECT */.B.mark(node) ?? []);
        const marked = {
            ...inner,
            marks: [...inner.marks, ...own.filter(({ kind }) => /^(skip|retries|time-limit)$/.test(kind))],
        };
        for (const row of made.rows ?? [undefined])
            this.body(made.body.body, withBound(marked, made.body.params, row ?? []));
    }
    test(made, place) {
        const { body, rows } = made;
        const found = body === undefined
            ? []
            : (rows ?? [[]]).map((row) => {
                const bound = withBound(place, body.params, row);
                return (0,read_body/* readBody */.x)(body.body, { known: bound.known, functions: place.functions, depth: 0 }, dialect/* JAVASCRIPT_DIALECT */.B);
            });
        this.tests.push({
            name: [...place.groups, made.name].join(' > '),
            line: made.line,
            assertions: found.flatMap(({ assertions }) => assertions),
            statements: found.flatMap(({ statements }) => statements),
            marks: [...place.marks, ...made.marks, ...found.flatMap(({ marks }) => marks)],
            ...(made.cases === undefined ? {} : { cases: made.cases }),
        });
    }
}
/** Expressions of a group's own body, not those of its tests. */
function* expressionsOfOwn(body) {
    for (const statement of body)
        if (statement.does === 'evaluate')
            yield statement.value;
}
function holdsTests(body) {
    return [...(0,walk/* expressionsIn */.l$)(body)].some((node) => node.is === 'call' && declared(node) !== undefined);
}
/** Assertions in named functions and hooks: what the tests may lean on. */
function readLoose(body) {
    const functions = new Map((0,known_names/* functionsIn */.vn)(body));
    const scope = { known: (0,known_names/* knownIn */.Hm)(body, new Map()), functions: new Map(), depth: 0 };
    return [...functions.values()].flatMap((callable) => (0,read_body/* readBody */.x)(callable.body, scope, dialect/* JAVASCRIPT_DIALECT */.B).assertions);
}
function withBound(place, params, args) {
    const hidden = new Set(params.flatMap(known_names/* namesOf */.eZ));
    const known = new Map([...place.known].filter(([name]) => !hidden.has(name)));
    for (const [at, param] of params.entries()) {
        const value = args[at];
        for (const [name, bound] of value === undefined ? [] : ((0,substitute/* bind */.oI)(param, value) ?? []))
            known.set(name, bound);
    }
    return { ...place, known };
}
/** Known names put in, but not in the bodies of functions: these are read with what is known where they stand. */
function around(node, known) {
    if (node.is === 'await')
        return { ...node, of: around(node.of, known) };
    if (node.is === 'member')
        return { ...node, of: around(node.of, known) };
    if (node.is !== 'call')
        return node.is === 'function' ? node : (0,substitute/* substitute */.V2)(node, known);
    return { ...node, callee: around(node.callee, known), args: node.args.map((argument) => around(argument, known)) };
}


/***/ })

};
