export const id = 2768;
export const ids = [2768];
export const modules = {

/***/ 2768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readPythonTests: () => (/* binding */ readPythonTests)
});

// EXTERNAL MODULE: ./lib/ecosystems/syntax/nodes.js
var nodes = __webpack_require__(3840);
;// CONCATENATED MODULE: ./lib/ecosystems/python/tree.js
const EXPRESSION = /Expression$|^(VariableName|PropertyName|String|FormatString|ContinuedString|Number|Boolean|None)$/;
function childrenOf(node) {
    const children = [];
    for (let child = node?.firstChild ?? null; child !== null; child = child.nextSibling)
        if (child.name !== 'Comment')
            children.push(child);
    return children;
}
function bodyOf(node) {
    return node.getChild('Body');
}
function split(parts) {
    const groups = [[]];
    for (const part of parts) {
        if (part.name === ',')
            groups.push([]);
        else
            groups.at(-1)?.push(part);
    }
    return groups.filter((group) => group.length > 0);
}
const ESCAPES = { n: '\n', t: '\t', r: '\r', '\n': '' };
function tree_unescape(text) {
    return text.replace(/\\([\s\S])/g, (whole, letter) => ESCAPES[letter] ?? (/[\\'"]/.test(letter) ? letter : whole));
}

;// CONCATENATED MODULE: ./lib/ecosystems/python/expressions.js

/** Turns expressions of the parser's tree into ours. */
class PythonExpressions {
    source;
    starts;
    constructor(source) {
        this.source = source;
        this.starts = [0, ...[...source.matchAll(/\n/g)].map((match) => match.index + 1)];
    }
    params(node) {
        return childrenOf(node)
            .filter((part) => part.name === 'VariableName' && part.prevSibling?.name !== 'AssignOp')
            .map((part) => this.expression(part));
    }
    args(node) {
        return split(childrenOf(node).slice(1, -1)).map((parts) => {
            const [first, second, third] = parts;
            if (second?.name === 'AssignOp' && first !== undefined)
                return { is: 'keyword', line: this.lineOf(first), name: this.text(first), value: this.expression(third) };
            return parts.length === 1 ? this.expression(first) : this.pieces(parts);
        });
    }
    /** `a, b` without brackets is a tuple. */
    commaList(parts, line) {
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
    expression(node) {
        if (node === null || node === undefined)
            return { is: 'literal', line: 0, spelled: 'None' };
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
                    items: split(parts.slice(1, -1)).map((one) => one.length === 1 ? this.expression(one[0]) : this.pieces(one)),
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
    withGaps(node) {
        const parts = [];
        let at = node.from;
        for (const child of childrenOf(node)) {
            parts.push(this.source.slice(at, child.from), this.expression(child));
            at = child.to;
        }
        parts.push(this.source.slice(at, node.to));
        return { is: 'other', line: this.lineOf(node), parts };
    }
    unary(parts, line) {
        const op = this.text(parts[0] ?? null);
        const of = this.expression(parts[1]);
        if (op === '-' && of.is === 'literal')
            return { is: 'literal', line, spelled: `-${of.spelled}` };
        return { is: 'unary', line, op, of };
    }
    dictionary(parts, line) {
        const entries = split(parts.slice(1, -1)).map((group) => {
            if (group[1]?.name === ':')
                return [this.expression(group[0]), this.expression(group[2])];
            return [{ is: 'name', line, name: '...' }, this.pieces(group)];
        });
        return { is: 'dictionary', line, entries };
    }
    /** The value of a text literal; one with holes or bytes stays as it is spelled. */
    string(node) {
        const line = this.lineOf(node);
        const text = this.text(node);
        const match = /^([rRuU]*)('''|"""|'|")([\s\S]*)\2$/.exec(text);
        if (match === null)
            return { is: 'literal', line, spelled: text };
        const raw = /r/i.test(match[1] ?? '');
        return { is: 'text', line, value: raw ? (match[3] ?? '') : tree_unescape(match[3] ?? '') };
    }
    other(node) {
        const parts = childrenOf(node);
        return parts.length === 0 ? this.name(this.text(node), node) : this.pieces(parts);
    }
    /** The nodes as what they are, and what stands between them as it is. */
    pieces(nodes) {
        const parts = nodes.flatMap((node) => [
            node.firstChild === null && !EXPRESSION.test(node.name) ? ` ${this.text(node)} ` : this.expression(node),
        ]);
        return { is: 'other', line: nodes[0] === undefined ? 0 : this.lineOf(nodes[0]), parts };
    }
    name(name, node) {
        return { is: 'name', line: this.lineOf(node), name };
    }
    text(node) {
        return node === null ? '' : this.source.slice(node.from, node.to);
    }
    lineOf(node) {
        let low = 0;
        let high = this.starts.length;
        while (high - low > 1) {
            const middle = (low + high) >> 1;
            if ((this.starts[middle] ?? 0) <= node.from)
                low = middle;
            else
                high = middle;
        }
        return low + 1;
    }
}

;// CONCATENATED MODULE: ./lib/ecosystems/python/parse.js


async function parsePython(text) {
    const { parser } = await __webpack_require__.e(/* import() */ 1283).then(__webpack_require__.bind(__webpack_require__, 1283));
    const source = inPlainSpelling(text);
    const tree = parser.parse(source);
    let at;
    tree.iterate({
        enter: (node) => {
            if (node.type.isError)
                at ??= node.from;
        },
    });
    const body = new Statements(source).body(tree.topNode);
    return { body, ...(at === undefined ? {} : { error: `line ${String(source.slice(0, at).split('\n').length)}` }) };
}
/** Spellings that the grammar does not know, in ones that it knows; the lines stay where they are. */
function inPlainSpelling(text) {
    return text
        .replace(/\byield[ \t]*(?=\r?\n|$|\)|#)/g, 'yield None ')
        .replace(/(?<![\w.])(\d[\d_]*)\.(?![\w.])/g, '$1.0')
        .replace(/\bas \([\w, ]+\)/g, 'as several')
        .replace(/\bwith \(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*? as (?:[^()]|\((?:[^()]|\([^()]*\))*\))*?),?\s*\):/g, (_whole, items) => `with ${items.replace(/\n/g, ' \\\n').trim()}:`);
}
class Statements extends PythonExpressions {
    body(node) {
        return childrenOf(node).flatMap((child) => this.statement(child));
    }
    statement(node, decorators = []) {
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
    assigned(node) {
        const line = this.lineOf(node);
        const groups = [[]];
        let op = '=';
        for (const part of childrenOf(node)) {
            if (part.name === 'AssignOp' || part.name === 'UpdateOp') {
                op = this.text(part);
                groups.push([]);
            }
            else if (part.name !== 'TypeDef')
                groups.at(-1)?.push(part);
        }
        const value = this.commaList(groups.pop() ?? [], line);
        if (groups.length === 0)
            return [];
        return groups.map((target) => ({ does: 'assign', line, target: this.commaList(target, line), op, value }));
    }
    conditional(parts, line) {
        const first = parts.shift();
        if (first === undefined)
            return [];
        if (first.name === 'else')
            return [...this.body(parts.shift())];
        const test = this.expression(parts.shift());
        const then = this.body(parts.shift());
        return [{ does: 'if', line, test, then, otherwise: this.conditional(parts, line) }];
    }
    each(parts, line) {
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
    tried(parts, line) {
        let body = [];
        let after = [];
        const handlers = [];
        let word = '';
        let caught;
        for (const [at, part] of parts.entries()) {
            if (part.name !== 'Body') {
                if (['try', 'except', 'else', 'finally'].includes(part.name)) {
                    word = part.name;
                    caught = undefined;
                }
                else if (word === 'except' && parts[at - 1]?.name === 'except')
                    caught = part;
            }
            else if (word === 'except')
                handlers.push({ ...(caught === undefined ? {} : { caught: this.expression(caught) }), body: this.body(part) });
            else if (word === 'finally')
                after = this.body(part);
            else
                body = [...body, ...this.body(part)];
        }
        return { does: 'try', line, body, handlers, after };
    }
    imported(node) {
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
                    names: names.map(([name = '', local]) => ({ local: local ?? name, name })),
                },
            ];
        return names.map(([name = '', local]) => ({
            does: 'import',
            line,
            from: name,
            names: [{ local: local ?? name.split('.')[0] ?? name, name: '*' }],
        }));
    }
    decorator(node) {
        const name = node
            .getChildren('VariableName')
            .map((one) => this.text(one))
            .reduce((of, one) => (of === undefined ? this.name(one, node) : { is: 'member', line: of.line, of, name: one }), undefined);
        const args = node.getChild('ArgList');
        const callee = name ?? this.name('', node);
        return args === null ? callee : { is: 'call', line: this.lineOf(node), callee, args: this.args(args) };
    }
}

// EXTERNAL MODULE: ./lib/ecosystems/syntax/walk.js
var walk = __webpack_require__(7884);
// EXTERNAL MODULE: ./lib/ecosystems/javascript/dialect.js
var dialect = __webpack_require__(5227);
// EXTERNAL MODULE: ./lib/ecosystems/syntax/scope.js
var scope = __webpack_require__(4493);
;// CONCATENATED MODULE: ./lib/ecosystems/python/dialect.js




const PYTHON_DIALECT = {
    claims: pythonClaims,
    claimsOfBlock: (item, body) => {
        const [call, name] = [item, lastName(item)];
        if (call.is !== 'call' || !/^(raises|assertRaises(Regex)?|warns|assertWarns(Regex)?|assertLogs)$/.test(name))
            return undefined;
        return [{ matcher: 'throws', subject: single(body), expected: call.args.filter(isNoReason), line: item.line }];
    },
    mark: pythonMark,
    detached: (call) => {
        const name = lastName(call);
        if (name === 'suppress')
            return scope/* SWALLOWED */.nL;
        if (call.is === 'call' &&
            /^(raises|assertRaises)$/.test(name) &&
            /AssertionError|^(Base)?Exception$/.test(call.args.map(nodes/* print */.y).join()))
            return 'its failure is expected';
        return undefined;
    },
    swallows: ({ caught, body }) => (caught === undefined || /\b(AssertionError|(Base)?Exception)\b/.test((0,nodes/* print */.y)(caught))) &&
        ![...(0,walk/* statementsIn */.WI)(body)].some((statement) => statement.does === 'raise' ||
            statement.does === 'assert' ||
            (statement.does === 'evaluate' && (pythonClaims(statement.value)?.length ?? 0) > 0)),
    iteration: () => undefined,
    mustBeAwaited: () => false,
};
/** unittest's assertions, in the terms of assertion.ts. */
const MATCHERS = [
    [
        /^assert(List|Dict|Set|Tuple|Sequence|MultiLine|Count)?Equals?$|^assertIs$|^assert_(equal|array_equal|frame_equal|series_equal|called(_once)?_with|has_calls|any_call)$/,
        'equals',
    ],
    [/^assertNot(Equals?)$|^assertIsNot$/, 'differs'],
    [/^assertTrue$|^assert_$/, 'truthy'],
    [/^assertFalse$/, 'falsy'],
    [/^assertIsNotNone$/, 'exists'],
    [/^assertIsInstance$/, 'type'],
    [/^assert(Not)?AlmostEquals?$|^assert_(allclose|almost_equal|approx_equal)$/, 'near'],
    [/^assertGreater(Equal)?$/, 'above'],
    [/^assertLess(Equal)?$/, 'below'],
    [/^assert(Not)?Regex(pMatches)?$/, 'matches'],
    [/^assertRaises(Regex)?$/, 'throws'],
    [/^assert_(called|called_once|not_called|awaited)$/, 'called'],
];
function pythonClaims(node) {
    if (node.is !== 'call')
        return undefined;
    const name = lastName(node);
    const line = node.line;
    const args = node.args.filter(({ is }) => is !== 'keyword');
    const [subject, second] = args;
    if ((name === 'fail' && node.callee.is === 'member') || (0,nodes/* print */.y)(node.callee) === 'pytest.fail')
        return [{ matcher: 'fails', subject: { is: 'name', line, name }, line }];
    if (name.startsWith('assert_') &&
        node.callee.is === 'member' &&
        /^assert_(called|not_called|has|any|awaited)/.test(name))
        return [{ matcher: matcherOf(name) ?? name, subject: node.callee.of, expected: node.args, line }];
    if (name === 'assertIsNone' && subject !== undefined)
        return [{ matcher: 'equals', subject, expected: [{ is: 'literal', line, spelled: 'None' }], line }];
    if (/^assert(Not)?In$/.test(name) && subject !== undefined && second !== undefined)
        return [{ matcher: 'contains', subject: second, expected: [subject], negated: name === 'assertNotIn', line }];
    const matcher = matcherOf(name);
    if (matcher === undefined || subject === undefined)
        return helper(node, name);
    if (matcher === 'throws')
        return [throwing(node.args, subject, line)];
    const negated = matcher === 'differs' || /^assertNot/.test(name);
    const expected = second === undefined || /^(truthy|falsy|exists)$/.test(matcher) ? [] : [second];
    const even = matcher === 'differs' ? 'equals' : matcher;
    return [
        {
            matcher: even,
            subject,
            expected,
            negated,
            line,
            ...(matcher === 'near' ? { tolerance: toleranceOf(node.args, args[2]) } : {}),
        },
    ];
}
function matcherOf(name) {
    return MATCHERS.find(([pattern]) => pattern.test(name))?.[1];
}
/** Own assertions of a project are known by their names only. */
function helper(node, name) {
    if (!/^_?(assert|check|verify|expect|ensure)(_|[A-Z])\w*$/.test(name))
        return undefined;
    const [subject = node, ...expected] = node.args;
    return [{ matcher: name, subject, expected, line: node.line }];
}
/** assertRaises(ValueError, f, 1) is about f(1). */
function throwing(args, error, line) {
    const [, callee, ...rest] = args;
    if (callee === undefined)
        return { matcher: 'throws', subject: error, expected: [error], line };
    const subject = callee.is === 'function' ? single(callee) : { is: 'call', line, callee, args: rest };
    return { matcher: 'throws', subject, expected: [error], line };
}
function toleranceOf(args, places) {
    const named = (name) => {
        const found = args.find((one) => one.is === 'keyword' && one.name === name);
        return found?.is === 'keyword' ? Number((0,nodes/* print */.y)(found.value)) : undefined;
    };
    const direct = named('delta') ?? named('atol') ?? named('rtol');
    if (direct !== undefined)
        return direct;
    return 10 ** -(named('places') ?? (places === undefined ? 7 : Number((0,nodes/* print */.y)(places)))) / 2;
}
function pythonMark(node) {
    if (node.is !== 'call')
        return undefined;
    const path = (0,walk/* dotted */.Bs)(node.callee) ?? [];
    const whole = path.join('.');
    const name = path.at(-1) ?? '';
    const [first, second] = node.args;
    const common = { text: (0,nodes/* print */.y)(node), line: node.line };
    if (whole === 'pytest.skip' || name === 'skipTest' || name === 'SkipTest')
        return { kind: 'skip', ...common };
    if (name === 'importorskip')
        return { kind: 'skip', ...common, condition: `${first === undefined ? '' : (0,nodes/* print */.y)(first)} is missing` };
    // request.applymarker(pytest.mark.xfail(…))
    if (/^(applymarker|add_marker)$/.test(name) && first !== undefined)
        return decoratorMarks(first)[0];
    if (whole === 'pytest.xfail')
        return { kind: 'expected-failure', ...common };
    if (/^(sys\.exit|os\._exit|exit|quit|pytest\.exit|os\.abort|os\.kill)$/.test(whole))
        return { kind: 'exit', ...common };
    if (name === 'setattr' || name === 'setitem' || whole.endsWith('patch.object')) {
        if (first?.is === 'text')
            return { kind: 'unit-replaced', ...common, replaced: [first.value] };
        return first !== undefined && second?.is === 'text'
            ? { kind: 'unit-replaced', ...common, replaced: [`${(0,nodes/* print */.y)(first)}.${second.value}`] }
            : undefined;
    }
    if (name === 'patch' && first?.is === 'text')
        return { kind: 'unit-replaced', ...common, replaced: [first.value] };
    return undefined;
}
/** What a decorator or an entry of `pytestmark` does to a test. */
function decoratorMarks(node) {
    const path = (0,walk/* dotted */.Bs)(node) ?? [];
    const name = path.at(-1) ?? '';
    const args = node.is === 'call' ? node.args : [];
    const [first] = args.filter(({ is }) => is !== 'keyword');
    const common = { text: `@${(0,nodes/* print */.y)(node)}`, line: node.line };
    if (name === 'skip')
        return [{ kind: 'skip', ...common }];
    if (/^skip(if|If|Unless)$/.test(name)) {
        const { on, condition } = (0,dialect/* switchOf */.m)(first);
        const unless = name === 'skipUnless';
        if (condition !== undefined)
            return [{ kind: 'skip', ...common, condition: unless ? `not (${condition})` : condition }];
        return on === unless ? [] : [{ kind: 'skip', ...common }];
    }
    if (name === 'expectedFailure')
        return [{ kind: 'expected-failure', ...common }];
    if (name === 'xfail') {
        const { condition } = (0,dialect/* switchOf */.m)(first?.is === 'text' ? undefined : first);
        return [{ kind: 'expected-failure', ...common, ...(condition === undefined ? {} : { condition }) }];
    }
    if (/^(flaky|retry|repeat)$/.test(name))
        return [{ kind: 'retries', ...common, amount: amountIn(args) }];
    if (name === 'timeout')
        return [{ kind: 'time-limit', ...common, amount: amountIn(args) }];
    return [pythonMark(node)].filter((mark) => mark !== undefined);
}
function amountIn(args) {
    const [first] = args;
    const amount = Number(first === undefined ? 'none' : (0,nodes/* print */.y)(first.is === 'keyword' ? first.value : first));
    return Number.isNaN(amount) ? 1 : amount;
}
function isNoReason(argument) {
    return argument.is !== 'keyword' || argument.name === 'match';
}
function single(node) {
    if (node.is !== 'function' || node.body.length !== 1)
        return node;
    const [statement] = node.body;
    return (statement?.does === 'return' || statement?.does === 'evaluate' ? statement.value : undefined) ?? node;
}
function lastName(node) {
    return (0,walk/* dotted */.Bs)(node)?.at(-1) ?? (node.is === 'call' && node.callee.is === 'member' ? node.callee.name : '');
}

// EXTERNAL MODULE: ./lib/ecosystems/syntax/known-names.js
var known_names = __webpack_require__(2055);
// EXTERNAL MODULE: ./lib/ecosystems/syntax/read-body.js + 1 modules
var read_body = __webpack_require__(5888);
;// CONCATENATED MODULE: ./lib/ecosystems/python/file-marks.js



/** unittest's own assertions and the methods that run a test: whoever defines one of these decides what is green. */
const OWN = /^assert(Equal|True|False|AlmostEqual|In|Is|IsNone|Raises|NotEqual|IsInstance|Greater|Less|Regex|ListEqual|DictEqual|CountEqual)s?$|^(run|debug|fail|_callTestMethod|load_tests)$/;
const HOOKS = /^pytest_(collection_modifyitems|itemcollected|collect_file|ignore_collect|pycollect_\w+|runtest_\w+|pyfunc_call|sessionfinish|exception_interact|report_teststatus|deselected|cmdline_\w+)$/;
const BENDS = /skip|xfail|deselect|\bitems\b.*(=|clear|remove|pop)|outcome|exitstatus|excinfo|_exit|passed|return (True|None)\b|force_result|del /;
/** What holds for the whole file: units replaced, exits, hooks of the runner, assertions bent. */
function pythonFileMarks(body) {
    const calls = [...(0,walk/* expressionsIn */.l$)(body)]
        .flatMap((node) => pythonMark(node) ?? [])
        .filter(({ kind }) => kind === 'unit-replaced' || kind === 'exit');
    const made = new Map([...(0,walk/* statementsIn */.WI)(body)].flatMap(madeBy));
    const bent = [...(0,walk/* statementsIn */.WI)(body)].flatMap((statement) => {
        const text = (0,nodes/* printStatement */.j)(statement);
        const line = statement.line;
        if (statement.does === 'define' && (OWN.test(statement.name) || /^(assert|expect)$/.test(statement.name)))
            return [{ kind: 'name-shadowed', text: `def ${statement.name}`, line }];
        if (statement.does === 'define' && HOOKS.test(statement.name) && BENDS.test(text))
            return [{ kind: 'exit', text: `def ${statement.name}`, line }];
        if (statement.does !== 'assign')
            return [];
        const path = (0,walk/* dotted */.Bs)(statement.target) ?? [];
        if (/^collect_ignore(_glob)?$/.test(path[0] ?? '') && path.length === 1)
            return [{ kind: 'exit', text, line }];
        if (path.at(-1) === 'exitstatus')
            return [{ kind: 'exit', text, line }];
        if (OWN.test(path.at(-1) ?? '') && path.length > 1)
            return [{ kind: 'name-shadowed', text, line }];
        if ((0,nodes/* print */.y)(statement.target).startsWith('sys.modules'))
            return [
                {
                    kind: 'unit-replaced',
                    text,
                    line,
                    replaced: [(0,nodes/* print */.y)(statement.target).replace(/^sys\.modules\s*\[\s*"?|"?\s*\]\s*$/g, '')],
                },
            ];
        return path.length > 1 && path[0] !== 'self' && path[0] !== 'cls'
            ? [
                {
                    kind: 'unit-replaced',
                    text,
                    line,
                    replaced: [[made.get(path[0] ?? '') ?? path[0], ...path.slice(1)].join('.')],
                },
            ]
            : [];
    });
    return [...calls, ...bent];
}
/** `cart = Cart()`: what is given to a method of `cart` takes the place of one of Cart. */
function madeBy(statement) {
    if (statement.does !== 'assign' || statement.target.is !== 'name' || statement.value.is !== 'call')
        return [];
    const { callee } = statement.value;
    return callee.is === 'name' && /^[A-Z]/.test(callee.name) ? [[statement.target.name, callee.name]] : [];
}

// EXTERNAL MODULE: ./lib/ecosystems/syntax/substitute.js
var substitute = __webpack_require__(7769);
;// CONCATENATED MODULE: ./lib/ecosystems/python/classes.js




function classesIn(body) {
    return body.flatMap((one) => (one.does === 'class' ? [[one.name, one]] : []));
}
/** Classes whose methods are collected: Test…, or derived from a TestCase, by way of others in the file too. */
function caseClasses(body, outer) {
    const found = new Set(outer);
    for (const statement of body) {
        if (statement.does !== 'class')
            continue;
        const bases = statement.bases.map((base) => (0,walk/* dotted */.Bs)(base)?.at(-1) ?? '');
        const derived = bases.some((base) => found.has(base) || /(TestCase|TestBase|BaseTest|Tests?Base|TestMixin)$/.test(base));
        const off = statement.body.some((one) => one.does === 'assign' && (0,nodes/* print */.y)(one.target) === '__test__' && (0,nodes/* print */.y)(one.value) === 'False');
        const built = statement.body.some((one) => one.does === 'define' && one.name === '__init__');
        if (!off && (derived || (/^Test/.test(statement.name) && !built)))
            found.add(statement.name);
    }
    return found;
}
/** Helpers among the methods of a class and of its bases in the file, as `self.name`. */
function ownMethods(own, classes) {
    return methodsOf(own, classes)
        .filter(({ name }) => !/^test/.test(name))
        .map(({ name, params, body, decorators }) => [
        `self.${name}`,
        { params: decorators.some((one) => (0,nodes/* print */.y)(one) === 'staticmethod') ? params : params.slice(1), body },
    ]);
}
/** What a setup gave to `self` once, and the test leaves as it is. */
function ownFields(own, { classes, known }, test) {
    const setups = methodsOf(own, classes).filter(({ name }) => /^(setUp|asyncSetUp|setup_method|setUpClass)$/.test(name));
    const given = setups.flatMap(({ body }) => {
        const inner = (0,known_names/* knownIn */.Hm)(body, known);
        return body.flatMap((one) => {
            if (one.does !== 'assign' || one.target.is !== 'member' || one.op !== '=' || one.value.is === 'function')
                return [];
            const { of } = one.target;
            return of.is === 'name' && /^(self|cls)$/.test(of.name)
                ? [[`self.${one.target.name}`, (0,substitute/* substitute */.V2)(one.value, inner)]]
                : [];
        });
    });
    const constants = own.body.flatMap((one) => one.does === 'assign' && one.target.is === 'name' && one.op === '='
        ? [[`self.${one.target.name}`, (0,substitute/* substitute */.V2)(one.value, known)]]
        : []);
    given.push(...constants);
    const bodies = [...setups.map(({ body }) => body), test];
    const counts = (name) => given.filter(([other]) => other === name).length;
    return given.filter(([name]) => counts(name) === 1 && !bodies.some((body) => isTouched(body, name)));
}
/** Something is called on the field for its effect, or given to a part of it. */
function isTouched(body, field) {
    const isPart = (text) => text.startsWith(`${field}.`) || text.startsWith(`${field} [`);
    return ([...(0,walk/* statementsIn */.WI)(body)].some((one) => (one.does === 'evaluate' && one.value.is === 'call' && isPart((0,nodes/* print */.y)(one.value.callee))) ||
        (one.does === 'assign' && (isPart((0,nodes/* print */.y)(one.target)) || (one.op !== '=' && (0,nodes/* print */.y)(one.target) === field)))) || [...(0,walk/* expressionsIn */.l$)(body)].some((one) => one.is === 'other' && (0,nodes/* print */.y)(one).trim().startsWith(`del ${field}`)));
}
function methodsOf(own, classes, depth = 0) {
    const mine = own.body.filter((one) => one.does === 'define');
    const names = new Set(mine.map(({ name }) => name));
    const inherited = depth > 3
        ? []
        : own.bases.flatMap((base) => {
            const found = classes.get((0,nodes/* print */.y)(base));
            return found === undefined || found === own ? [] : methodsOf(found, classes, depth + 1);
        });
    return [...mine, ...inherited.filter(({ name }) => !names.has(name))];
}

;// CONCATENATED MODULE: ./lib/ecosystems/python/fixtures.js


/** What a fixture of one `return` gives, where the test does not change it. */
function fixtureValue(param, body, { functions, fixtures }) {
    if (param.is !== 'name' || !fixtures.has(param.name) || (0,known_names/* isChangedIn */.SI)(body, param.name))
        return [];
    const made = functions.get(param.name);
    const [statement] = made?.body ?? [];
    if (made?.body.length !== 1 || statement?.does !== 'return' || statement.value === undefined)
        return [];
    return made.params.length > 0 ? [] : [[param.name, statement.value]];
}
function isFixture({ decorators }) {
    return decorators.some((one) => (0,walk/* dotted */.Bs)(one)?.at(-1) === 'fixture');
}

// EXTERNAL MODULE: ./lib/ecosystems/syntax/settle.js
var settle = __webpack_require__(5114);
;// CONCATENATED MODULE: ./lib/ecosystems/python/tables.js




const NO_ROW = { bound: [] };
function joined(row, more) {
    const guard = row.guard ?? more.guard;
    return { bound: [...row.bound, ...more.bound], ...(guard === undefined ? {} : { guard }) };
}
/** The rows of @pytest.mark.parametrize("a, b", [(1, 2), pytest.param(3, 4, marks=…)]). */
function tableOf(decorator, known) {
    const [names, values] = decorator.is === 'call' ? decorator.args : [];
    if (names === undefined || values === undefined)
        return {};
    const table = (0,substitute/* substitute */.V2)(values.is === 'keyword' ? values.value : values, known);
    const params = names.is === 'text'
        ? names.value.split(',').map((name) => name.trim())
        : names.is === 'list'
            ? names.items.map((one) => (one.is === 'text' ? one.value : ''))
            : [];
    const items = (0,settle/* rowsIn */.N)(table);
    if (items === undefined)
        return { cases: [(0,nodes/* print */.y)(table)] };
    const line = table.line;
    const pattern = params.length === 1
        ? { is: 'name', line, name: params[0] ?? '' }
        : { is: 'list', line, items: params.map((name) => ({ is: 'name', line, name })) };
    return {
        rows: items.map((item) => {
            const param = item.is === 'call' && (0,walk/* dotted */.Bs)(item)?.at(-1) === 'param' ? item : undefined;
            const values = param?.args.filter(({ is }) => is !== 'keyword');
            const marks = param?.args.find((one) => one.is === 'keyword' && one.name === 'marks');
            const row = values === undefined ? item : params.length === 1 ? (values[0] ?? item) : { is: 'list', line, items: values };
            const off = marks?.is === 'keyword' && /skip|xfail/.test((0,nodes/* print */.y)(marks.value)) ? `not ${(0,nodes/* print */.y)(marks.value)}` : undefined;
            return { bound: (0,substitute/* bind */.oI)(pattern, row) ?? [], ...(off === undefined ? {} : { guard: off }) };
        }),
    };
}

// EXTERNAL MODULE: ./lib/ecosystems/syntax/unreadable.js
var unreadable = __webpack_require__(3526);
;// CONCATENATED MODULE: ./lib/ecosystems/python/tests.js











/** Python in the words of pytest and unittest. */
async function readPythonTests(text) {
    try {
        const { body, error } = await parsePython(text);
        return { ...new FileReader().read(body), ...(error === undefined ? {} : { unreadable: error }) };
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
        const marks = [...body].flatMap(moduleMarks);
        this.body(body, {
            groups: [],
            marks,
            known: new Map(),
            functions: new Map(),
            cases: new Set(),
            fixtures: new Set(),
            classes: new Map(),
        });
        return {
            tests: this.tests,
            loose: looseIn(body),
            setup: this.setup,
            marks: pythonFileMarks(body),
            imports: this.imports,
            defines: body.flatMap((one) => one.does === 'define' || one.does === 'class' ? [one.name] : one.does === 'assign' ? (0,known_names/* namesOf */.eZ)(one.target) : []),
        };
    }
    body(body, outer) {
        const place = {
            ...outer,
            known: (0,known_names/* knownIn */.Hm)(body, outer.known),
            functions: new Map([...outer.functions, ...(0,known_names/* functionsIn */.vn)(body)]),
            cases: caseClasses(body, outer.cases),
            classes: new Map([...outer.classes, ...classesIn(body)]),
            fixtures: new Set([
                ...outer.fixtures,
                ...body.flatMap((one) => (one.does === 'define' && isFixture(one) ? [one.name] : [])),
            ]),
        };
        for (const statement of body)
            this.statement(statement, place);
    }
    statement(statement, place) {
        switch (statement.does) {
            case 'import':
                this.imports.push(...statement.names.map((name) => ({ ...name, from: statement.from })));
                return;
            case 'define':
                if (/^test/.test(statement.name) && !isFixture(statement))
                    this.test(statement, place);
                else
                    this.setup.push({ text: (0,nodes/* printStatement */.j)(statement), line: statement.line });
                return;
            case 'class':
                if (place.cases.has(statement.name))
                    this.group(statement, place);
                else
                    this.setup.push({ text: (0,nodes/* printStatement */.j)(statement), line: statement.line });
                return;
            case 'if': {
                const condition = (0,nodes/* print */.y)(statement.test);
                if (condition.includes('__name__'))
                    return;
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
            case 'try':
            case 'with':
            case 'block':
                this.body(statement.body, place);
                return;
            case 'assign':
                this.shadow([...(0,known_names/* namesOf */.eZ)(statement.target), ...uncollected(statement)], place);
                if (!(0,known_names/* namesOf */.eZ)(statement.target).every((name) => place.known.has(name)))
                    this.setup.push({ text: (0,nodes/* printStatement */.j)(statement), line: statement.line });
                return;
            case 'evaluate':
                if ((0,nodes/* print */.y)(statement.value).trim().startsWith('del '))
                    this.shadow((0,nodes/* print */.y)(statement.value)
                        .trim()
                        .slice(4)
                        .split(/\s*,\s*/)
                        .map((name) => name.replaceAll('.', ' > ')), place);
                this.setup.push({ text: (0,nodes/* print */.y)(statement.value), line: statement.line });
                return;
            default:
                return;
        }
    }
    /** The last one of a name is the one that runs. */
    shadow(names, place) {
        const full = new Set(names.map((name) => [...place.groups, name].join(' > ')));
        this.tests = this.tests.filter(({ name }) => !full.has(name));
    }
    group(statement, place) {
        const own = [
            ...statement.decorators.flatMap(decoratorMarks),
            ...statement.body.flatMap(moduleMarks),
            ...statement.body.flatMap((one) => one.does === 'define' && /^(setUp|setUpClass|setup_\w+|setup)$/.test(one.name) ? bodyMarks(one.body) : []),
        ];
        this.shadow([statement.name], place);
        this.body(statement.body, {
            ...place,
            own: statement,
            functions: new Map([...place.functions, ...ownMethods(statement, place.classes)]),
            groups: [...place.groups, statement.name],
            marks: [...place.marks, ...own],
        });
    }
    test(statement, place) {
        const tables = statement.decorators
            .filter((one) => (0,walk/* dotted */.Bs)(one)?.at(-1) === 'parametrize')
            .map((one) => tableOf(one, place.known));
        const rows = tables.reduce((all, table) => all.flatMap((row) => (table.rows ?? [NO_ROW]).map((more) => joined(row, more))).slice(0, 300), [NO_ROW]);
        const fixtures = statement.params.flatMap((param) => fixtureValue(param, statement.body, place));
        const fields = place.own === undefined ? [] : ownFields(place.own, place, statement.body);
        const found = rows.map(({ bound, guard }) => (0,read_body/* readBody */.x)(statement.body, {
            known: new Map([...withoutParams(place.known, statement.params), ...fields, ...fixtures, ...bound]),
            functions: place.functions,
            depth: 0,
            ...(guard === undefined ? {} : { guard }),
        }, PYTHON_DIALECT));
        this.shadow([statement.name], place);
        const cases = tables.flatMap((table) => table.cases ?? []);
        this.tests.push({
            name: [...place.groups, statement.name].join(' > '),
            line: statement.line,
            assertions: found.flatMap(({ assertions }) => assertions),
            statements: found.flatMap(({ statements }) => statements),
            marks: [...place.marks, ...statement.decorators.flatMap(decoratorMarks), ...found.flatMap(({ marks }) => marks)],
            ...(cases.length === 0 ? {} : { cases }),
        });
    }
}
/** `test_x.__test__ = False`: nobody collects it any more. */
function uncollected({ target, value }) {
    if (target.is !== 'member')
        return [];
    const isOff = (target.name === '__test__' && (0,nodes/* print */.y)(value) === 'False') ||
        (target.name === '__unittest_skip__' && (0,nodes/* print */.y)(value) === 'True');
    return isOff ? [(0,nodes/* print */.y)(target.of).replaceAll('.', ' > ')] : [];
}
/** pytestmark, a skip of the whole module, `raise SkipTest`. */
function moduleMarks(statement) {
    if (statement.does === 'assign' && (0,nodes/* print */.y)(statement.target) === 'pytestmark')
        return (statement.value.is === 'list' ? statement.value.items : [statement.value]).flatMap(decoratorMarks);
    const value = statement.does === 'evaluate' || statement.does === 'raise' || statement.does === 'assign'
        ? statement.value
        : undefined;
    const mark = value === undefined ? undefined : pythonMark(value);
    if (mark !== undefined && /^(skip|exit)$/.test(mark.kind))
        return [{ ...mark, kind: 'skip' }];
    if (statement.does === 'if' && !(0,nodes/* print */.y)(statement.test).includes('__name__'))
        return statement.then.flatMap(moduleMarks).map((one) => ({ ...one, condition: (0,nodes/* print */.y)(statement.test) }));
    return [];
}
function bodyMarks(body) {
    return [...(0,walk/* expressionsIn */.l$)(body)].flatMap((node) => pythonMark(node) ?? []).filter(({ kind }) => kind === 'skip');
}
function looseIn(body) {
    const scope = { known: (0,known_names/* knownIn */.Hm)(body, new Map()), functions: new Map(), depth: 0 };
    const inClasses = body.flatMap((one) => (one.does === 'class' ? (0,known_names/* functionsIn */.vn)(one.body) : []));
    return [...(0,known_names/* functionsIn */.vn)(body), ...inClasses]
        .filter(([name]) => !/^test/.test(name))
        .flatMap(([, callable]) => (0,read_body/* readBody */.x)(callable.body, scope, PYTHON_DIALECT).assertions);
}
function withoutParams(known, params) {
    const hidden = new Set(params.flatMap(known_names/* namesOf */.eZ));
    return new Map([...known].filter(([name]) => !hidden.has(name)));
}


/***/ })

};
