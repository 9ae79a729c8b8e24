export const id = 9681;
export const ids = [9681];
export const modules = {

/***/ 6692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ stepsOf),
/* harmony export */   D: () => (/* binding */ javascriptClaims)
/* harmony export */ });
/* harmony import */ var _syntax_nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3840);

/** The steps of a chain from its root; undefined where the root has no name. */
function stepsOf(node) {
    if (node.is === 'name')
        return [{ name: node.name, node }];
    if (node.is === 'await')
        return stepsOf(node.of);
    if (node.is === 'member') {
        const before = stepsOf(node.of);
        return before === undefined ? undefined : [...before, { name: node.name, node }];
    }
    if (node.is !== 'call')
        return undefined;
    const before = stepsOf(node.callee);
    const last = before?.pop();
    if (before === undefined || last === undefined)
        return undefined;
    // `each(table)(name)`: the second call is a step of its own.
    if (last.args !== undefined)
        return [...before, last, { name: '', args: node.args, node }];
    return [...before, { name: last.name, args: node.args, node }];
}
/** Matchers of expect, assert and should, in the terms of assertion.ts; the number of arguments says what is expected. */
const MATCHERS = {
    equals: [
        'toBe toEqual toStrictEqual equal equals eql eq is strictEqual deepEqual deepStrictEqual same',
        'toHaveBeenCalledTimes toHaveBeenCalledWith toHaveBeenLastCalledWith calledWith',
        'deepEquals strictSame lengthOf toHaveLength toHaveReturnedWith toHaveProperty',
    ],
    differs: ['notEqual notStrictEqual notDeepEqual notDeepStrictEqual notEquals notSame'],
    truthy: ['toBeTruthy ok assert isOk isTrue true truthy'],
    falsy: ['toBeFalsy notOk isFalse false falsy isNotOk'],
    exists: ['toBeDefined exist exists isDefined isNotNull'],
    type: [
        'toBeInstanceOf toBeTypeOf instanceOf instanceof a an isString isNumber isArray isObject isFunction isBoolean',
    ],
    called: ['toHaveBeenCalled called toHaveReturned'],
    throws: ['toThrow toThrowError throws rejects throw rejectedWith throwsAsync isRejected rejected'],
    calm: ['doesNotThrow doesNotReject notThrows notThrowsAsync'],
    contains: [
        'toContain toContainEqual toMatchObject include includes contain members containSubset property toHaveTextContent',
    ],
    matches: ['toMatch match matches string'],
    near: ['toBeCloseTo closeTo approximately'],
    above: ['toBeGreaterThan toBeGreaterThanOrEqual above least isAbove isAtLeast'],
    below: ['toBeLessThan toBeLessThanOrEqual below most isBelow isAtMost'],
    snapshot: [
        'toMatchSnapshot toMatchInlineSnapshot matchSnapshot snapshot toThrowErrorMatchingSnapshot toMatchFileSnapshot',
    ],
};
const MATCHER_OF = new Map(Object.entries(MATCHERS).flatMap(([matcher, names]) => names
    .join(' ')
    .split(' ')
    .map((name) => [name, matcher])));
/** Matchers that have their value in their name. */
const VALUES = {
    toBeNull: 'null',
    toBeUndefined: 'undefined',
    toBeNaN: 'NaN',
    null: 'null',
    undefined: 'undefined',
    NaN: 'NaN',
    isNull: 'null',
    isUndefined: 'undefined',
    isNaN: 'NaN',
    empty: '[]',
    isEmpty: '[]',
    ifError: 'null',
    calledOnce: '1',
    toHaveBeenCalledOnce: '1',
};
/** How often and with what, in one word. */
const ONCE_WITH = /^(toHaveBeenCalledExactlyOnceWith|calledOnceWith(Exactly)?)$/;
const HELPER = /^(assert|expect|check|verify|ensure|should)[A-Z_]\w*$/;
/** What an expression claims in the words of node:assert, chai, jest, vitest, ava, tape, should or supertest. */
function javascriptClaims(node) {
    const steps = stepsOf(node);
    const [root] = steps ?? [];
    if (steps === undefined || root === undefined)
        return undefined;
    if (root.name === 'expect')
        return expectClaims(steps, node);
    const at = steps.findIndex(({ name }) => name === 'assert');
    if (at === 0 || (at === 1 && steps.length > 2))
        return assertClaims(steps.slice(at), node);
    const last = steps.at(-1);
    if (root.name === 't' &&
        steps.length === 2 &&
        last?.args !== undefined &&
        MATCHER_OF.has(last.name) &&
        last.name !== 'a')
        return assertClaims([root, last], node);
    if (steps.length === 1 && root.args !== undefined && HELPER.test(root.name))
        return [helperClaim(root, node)];
    const should = steps.findIndex(({ name }) => name === 'should');
    if (should > 0)
        return chained(steps.slice(should + 1), steps[should - 1]?.node ?? node, node);
    const asked = steps.findIndex(({ name, args }, index) => index > 0 && name === 'expect' && args !== undefined);
    const subject = steps[asked - 1]?.node;
    if (subject === undefined)
        return undefined;
    return steps
        .filter(({ name }) => name === 'expect')
        .map(({ args = [] }) => ({ matcher: 'equals', subject, expected: args, line: node.line }));
}
function expectClaims(steps, node) {
    const at = steps[0]?.args === undefined ? 1 : 0;
    const first = steps[at];
    if (first === undefined)
        return undefined;
    // expect.assertions(2), expect.extend({…}): about the test, not about the code.
    if (at === 1 && !['soft', 'poll', 'element'].includes(first.name))
        return /^(assertions|hasAssertions|extend|addSnapshotSerializer)$/.test(first.name) ? [] : fails(first, node);
    const [subject] = first.args ?? [];
    if (subject === undefined)
        return undefined;
    return chained(steps.slice(at + 1), withoutStub(subject), node);
}
/** A spy is looked at for how it was called, not for what it was told to answer. */
function withoutStub(subject) {
    const { is } = subject;
    const isStub = is === 'call' &&
        subject.callee.is === 'member' &&
        /^(mock[A-Z]\w*|returns|resolves|callsFake)$/.test(subject.callee.name);
    return isStub && subject.callee.is === 'member' ? withoutStub(subject.callee.of) : subject;
}
function assertClaims(steps, node) {
    const [root, ...rest] = steps;
    const last = rest.at(-1) ?? root;
    if (last?.args === undefined)
        return undefined;
    const [subject, ...others] = last.args;
    const name = last.name === 't' ? 'ok' : last.name;
    if (/^(fail|plan|pass|end|comment|timeout)$/.test(name))
        return name === 'fail' ? fails(last, node) : [];
    if (subject === undefined)
        return undefined;
    return [claimOf(name, subject, others, { negated: false, node })];
}
/** `.to.be.an('array').that.includes(1)` makes two claims; a chain that calls no matcher makes none. */
function chained(steps, subject, node) {
    let negated = false;
    let looked = subject;
    const claims = [];
    for (const { name, args } of steps) {
        if (name === 'not')
            negated = !negated;
        else if (args !== undefined && ONCE_WITH.test(name))
            claims.push(...['calledOnce', 'calledWith'].map((one) => claimOf(one, looked, args, { negated, node })));
        else if (args !== undefined)
            claims.push(claimOf(name, looked, args, { negated, node }));
        else if (name === 'length')
            looked = { is: 'member', line: node.line, of: looked, name };
        else if (name in VALUES || /^(true|false|ok|exist|called)$/.test(name))
            claims.push(claimOf(name, looked, [], { negated, node }));
    }
    return claims.length > 0 ? claims : [{ matcher: 'none', subject, line: node.line }];
}
function claimOf(name, subject, args, { negated, node }) {
    const line = node.line;
    const value = Object.hasOwn(VALUES, name)
        ? VALUES[name]
        : /^(true|false)$/.test(name) && args.length === 0
            ? name
            : undefined;
    if (value !== undefined)
        return { matcher: 'equals', subject, expected: [literal(value, line)], negated, line };
    const matcher = MATCHER_OF.get(name) ?? name;
    const [first] = args;
    if (name === 'isTrue' || name === 'isFalse')
        return {
            matcher: 'equals',
            subject,
            expected: [literal(name === 'isTrue' ? 'true' : 'false', line)],
            negated,
            line,
        };
    if (name === 'toHaveLength' || name === 'lengthOf')
        return {
            matcher: 'equals',
            subject: { is: 'member', line, of: subject, name: 'length' },
            expected: args.slice(0, 1),
            negated,
            line,
        };
    if (matcher === 'differs')
        return { matcher: 'equals', subject, expected: args.slice(0, 1), negated: !negated, line };
    if (matcher === 'throws')
        return {
            matcher,
            subject: single(subject),
            expected: args.filter((one) => one.is !== 'text' || name.startsWith('to')),
            negated,
            line,
        };
    if (matcher === 'calm')
        return { matcher: 'throws', subject: single(subject), negated: !negated, line };
    if (matcher === 'near')
        return { matcher, subject, expected: args.slice(0, 1), negated, line, tolerance: toleranceOf(name, args[1]) };
    if (matcher === 'snapshot')
        return { matcher, subject, expected: args.filter((one) => one.is === 'text'), negated, line };
    if (name.startsWith('to') && name !== 'toHaveProperty')
        return { matcher, subject, expected: args, negated, line };
    if (['truthy', 'falsy', 'exists'].includes(matcher))
        return { matcher, subject, negated, line };
    // The last argument of node:assert and chai is a message.
    const expected = name === 'toHaveProperty' || !MATCHER_OF.has(name) ? args : first === undefined ? [] : [first];
    return { matcher, subject, expected, negated, line };
}
/** Digits after the point for jest, the greatest difference for chai. */
function toleranceOf(name, given) {
    const amount = given === undefined ? 2 : Number((0,_syntax_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .print */ .y)(given));
    return name === 'toBeCloseTo' ? 10 ** -amount / 2 : amount;
}
function fails(step, node) {
    return [{ matcher: 'fails', subject: { is: 'name', line: node.line, name: step.name }, line: node.line }];
}
function helperClaim({ name, args = [] }, node) {
    const [subject = node, ...expected] = args;
    return { matcher: name, subject, expected, line: node.line };
}
/** `() => f(x)` is about f(x). */
function single(node) {
    if (node.is !== 'function' || node.body.length !== 1)
        return node;
    const [statement] = node.body;
    const value = statement?.does === 'return' || statement?.does === 'evaluate' ? statement.value : undefined;
    return value?.is === 'await' ? value.of : (value ?? node);
}
function literal(spelled, line) {
    return spelled === '[]' ? { is: 'list', line, items: [] } : { is: 'literal', line, spelled };
}


/***/ }),

/***/ 5227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ JAVASCRIPT_DIALECT),
/* harmony export */   m: () => (/* binding */ switchOf)
/* harmony export */ });
/* harmony import */ var _syntax_nodes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3840);
/* harmony import */ var _syntax_walk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7884);
/* harmony import */ var _syntax_settle_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5114);
/* harmony import */ var _syntax_substitute_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7769);
/* harmony import */ var _syntax_assertion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6469);
/* harmony import */ var _claims_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6692);
/* harmony import */ var _syntax_scope_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4493);







const JAVASCRIPT_DIALECT = {
    claims: _claims_js__WEBPACK_IMPORTED_MODULE_1__/* .javascriptClaims */ .D,
    claimsOfBlock: () => undefined,
    mark: javascriptMark,
    detached: (call) => {
        if (call.is !== 'call')
            return undefined;
        const path = (0,_syntax_walk_js__WEBPACK_IMPORTED_MODULE_2__/* .dotted */ .Bs)(call.callee) ?? [];
        const name = path.at(-1) ?? '';
        if (/^(setTimeout|setInterval|setImmediate|queueMicrotask|nextTick)$/.test(name))
            return 'it runs later';
        if (name === 'catch' && call.callee.is === 'member')
            return swallowsCall(call.args[0]) ? _syntax_scope_js__WEBPACK_IMPORTED_MODULE_3__/* .SWALLOWED */ .nL : undefined;
        const options = call.args.find(({ is }) => is === 'dictionary');
        const skip = /^(test|it)$/.test(name) ? switchOf((0,_syntax_substitute_js__WEBPACK_IMPORTED_MODULE_4__/* .entryOf */ .Ms)(options, 'skip') ?? (0,_syntax_substitute_js__WEBPACK_IMPORTED_MODULE_4__/* .entryOf */ .Ms)(options, 'todo')) : undefined;
        return skip?.on === true ? `skipped${skip.condition === undefined ? '' : ` if ${skip.condition}`}` : undefined;
    },
    swallows: ({ body }) => !complains(body),
    iteration: (call) => {
        if (call.is !== 'call' || call.callee.is !== 'member' || !/^(forEach|map)$/.test(call.callee.name))
            return undefined;
        const rows = (0,_syntax_settle_js__WEBPACK_IMPORTED_MODULE_5__/* .rowsIn */ .N)(call.callee.of);
        const [each] = call.args;
        return rows === undefined || each === undefined ? undefined : { rows, each };
    },
    mustBeAwaited: (node) => (0,_claims_js__WEBPACK_IMPORTED_MODULE_1__/* .stepsOf */ .B)(node)?.some(({ name }) => /^(resolves|rejects|doesNotReject|throwsAsync)$/.test(name)) ?? false,
};
/** Whether an option is on, and under which condition. */
function switchOf(value) {
    if (value === undefined)
        return { on: false };
    if (!(0,_syntax_assertion_js__WEBPACK_IMPORTED_MODULE_0__/* .isConstant */ .V)(value))
        return { on: true, condition: (0,_syntax_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .print */ .y)(value) };
    return { on: !/^(false|0|null|undefined|""|None|False)$/.test((0,_syntax_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .print */ .y)(value)) };
}
function javascriptMark(node) {
    if (node.is !== 'call')
        return undefined;
    const path = (0,_syntax_walk_js__WEBPACK_IMPORTED_MODULE_2__/* .dotted */ .Bs)(node.callee) ?? [];
    const name = path.at(-1) ?? '';
    const root = path.length > 1 ? (path[0] ?? '') : '';
    const [first] = node.args;
    const common = { text: (0,_syntax_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .print */ .y)(node), line: node.line };
    if (/^(skip|fixme)$/.test(name) && /^(t|ctx|context|this|test|it)$/.test(root)) {
        if (node.args.some(({ is }) => is === 'function'))
            return undefined;
        const condition = first === undefined || first.is === 'text' ? undefined : switchOf(first);
        if (condition?.on === false)
            return undefined;
        return {
            kind: 'skip',
            ...common,
            ...(condition?.condition === undefined ? {} : { condition: condition.condition }),
        };
    }
    if (name === 'todo' && /^(t|ctx|this)$/.test(root))
        return { kind: 'todo', ...common };
    if (/^(exit|abort|reallyExit)$/.test(name) && root === 'process')
        return { kind: 'exit', ...common };
    if (name === 'retryTimes' || (name === 'retries' && root === 'this'))
        return { kind: 'retries', ...common, amount: numberOf(first) };
    if (/^(setTimeout|timeout|slow)$/.test(name) && /^(jest|this|test)$/.test(root))
        return { kind: 'time-limit', ...common, amount: numberOf(first) };
    return replacement(node, name, root);
}
/** jest.mock('./unit', …), vi.spyOn(unit, 'f').mock…, sinon.stub(unit, 'f'), t.mock.method(unit, 'f', …). */
function replacement(node, name, root) {
    const [first, second] = node.args;
    const common = { kind: 'unit-replaced', text: (0,_syntax_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .print */ .y)(node), line: node.line };
    if (/^(mock|doMock|unstable_mockModule|setMock|module|replace)$/.test(name) &&
        /^(jest|vi|vitest|mock|t|td|mockery|proxyquire)$/.test(root)) {
        const from = first?.is === 'text' ? first.value : first?.is === 'other' ? (0,_syntax_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .print */ .y)(first) : undefined;
        if (from !== undefined)
            return { ...common, replaced: replacedNames(second).map((key) => `${from}#${key}`) };
    }
    if (/^(spyOn|stub|method|replace|replaceProperty|fake)$/.test(name) && second?.is === 'text' && first !== undefined)
        return { ...common, replaced: [`${(0,_syntax_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .print */ .y)(first)}.${second.value}`] };
    return undefined;
}
/** What a factory puts in the place of a module: `*`, or only some names where it keeps the rest. */
function replacedNames(factory) {
    const made = factory?.is === 'function'
        ? [...(0,_syntax_walk_js__WEBPACK_IMPORTED_MODULE_2__/* .statementsIn */ .WI)(factory.body)].flatMap((one) => one.does === 'return' && one.value !== undefined ? [one.value] : [])
        : factory?.is === 'dictionary'
            ? [factory]
            : [];
    const [object] = made;
    const keeps = object?.is === 'dictionary' && object.entries.some(([key]) => (0,_syntax_substitute_js__WEBPACK_IMPORTED_MODULE_4__/* .keyName */ .xT)(key) === '...');
    return keeps && object.is === 'dictionary'
        ? object.entries.map(([key]) => (0,_syntax_substitute_js__WEBPACK_IMPORTED_MODULE_4__/* .keyName */ .xT)(key)).filter((key) => key !== '...')
        : ['*'];
}
function swallowsCall(handler) {
    return handler?.is === 'function' && !complains(handler.body);
}
/** It throws on, or checks something itself. */
function complains(body) {
    for (const statement of (0,_syntax_walk_js__WEBPACK_IMPORTED_MODULE_2__/* .statementsIn */ .WI)(body)) {
        if (statement.does === 'raise' || statement.does === 'assert')
            return true;
        const value = statement.does === 'evaluate' || statement.does === 'return' ? statement.value : undefined;
        const inner = value?.is === 'await' ? value.of : value;
        if (inner !== undefined && ((0,_claims_js__WEBPACK_IMPORTED_MODULE_1__/* .javascriptClaims */ .D)(inner)?.length ?? 0) > 0)
            return true;
        if (inner?.is === 'call' && /^(done|reject|cb|callback|next)$/.test((0,_syntax_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .print */ .y)(inner.callee)) && inner.args.length > 0)
            return true;
    }
    return false;
}
function numberOf(node) {
    const number = node === undefined ? Number.NaN : Number((0,_syntax_nodes_js__WEBPACK_IMPORTED_MODULE_6__/* .print */ .y)(node).replaceAll('_', ''));
    return Number.isNaN(number) ? Number.POSITIVE_INFINITY : number;
}


/***/ }),

/***/ 6469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ isConstant),
/* harmony export */   w: () => (/* binding */ assertionsFrom)
/* harmony export */ });
/* harmony import */ var _nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3840);
/* harmony import */ var _walk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7884);


const STRENGTHS = {
    truthy: 'presence',
    falsy: 'presence',
    exists: 'presence',
    type: 'presence',
    called: 'presence',
    throws: 'loose',
    contains: 'loose',
    matches: 'loose',
    near: 'loose',
    above: 'loose',
    below: 'loose',
    differs: 'loose',
    none: 'always',
};
/** One claim as the assertions it comes to: `a and b` are two, `ok(a == b)` says that a equals b. */
function assertionsFrom(claim) {
    const { matcher, subject, line } = claim;
    if (matcher === 'truthy' || matcher === 'falsy')
        return truth(subject, (matcher === 'truthy') !== (claim.negated ?? false), line);
    const [expected] = claim.expected ?? [];
    if (matcher === 'equals' && expected !== undefined && isComparison(subject)) {
        const spelled = (0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .print */ .y)(expected).toLowerCase();
        if (spelled === 'true' || spelled === 'false')
            return truth(subject, (spelled === 'true') !== (claim.negated ?? false), line);
    }
    return [settled(claim)];
}
/** A value that is the same whatever the code does. */
function isConstant(node) {
    return [...(0,_walk_js__WEBPACK_IMPORTED_MODULE_1__/* .within */ .ux)(node)].every((part) => ['text', 'literal', 'list', 'dictionary', 'unary', 'binary'].includes(part.is) ||
        (part.is === 'name' &&
            /^(undefined|None|True|False|NaN|Infinity|Number|String|Boolean|Array|Object|str|int|float|list|dict|bool|\w*(Error|Exception))$/.test(part.name)));
}
function truth(subject, wanted, line) {
    const claim = (matcher, of, ...expected) => ({
        matcher,
        subject: of,
        expected,
        line,
        negated: !wanted,
    });
    if (subject.is === 'unary' && /^(!|not)$/.test(subject.op))
        return truth(subject.of, !wanted, line);
    if (subject.is === 'binary') {
        const { op, left, right } = subject;
        if (/^(&&|and)$/.test(op) && wanted)
            return [...truth(left, true, line), ...truth(right, true, line)];
        if (/^(\|\||or)$/.test(op) && !wanted)
            return [...truth(left, false, line), ...truth(right, false, line)];
        if (/^(\|\||or)$/.test(op) && wanted && (isTrue(left) || isTrue(right)))
            return [always(subject, line)];
        if (op === '==' || op === 'is')
            return [settled(claim('equals', left, right))];
        if (op === '!=' || op === 'is not')
            return [settled({ ...claim('equals', left, right), negated: wanted })];
        if (op === 'in')
            return [settled(claim('contains', right, left))];
        if (op === 'not in')
            return [settled({ ...claim('contains', right, left), negated: wanted })];
        if (/^>=?$/.test(op))
            return [settled(claim('above', left, right))];
        if (/^<=?$/.test(op))
            return [settled(claim('below', left, right))];
    }
    if (subject.is === 'call' && subject.callee.is === 'member') {
        const [argument] = subject.args;
        if (/^(includes|startsWith|endsWith|startswith|endswith|has)$/.test(subject.callee.name) && argument !== undefined)
            return [settled(claim('contains', subject.callee.of, argument))];
        if (/^Object\.is$/.test((0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .print */ .y)(subject.callee)) && subject.args[1] !== undefined && argument !== undefined)
            return [settled(claim('equals', argument, subject.args[1]))];
    }
    if (subject.is === 'call' &&
        /^(isinstance|callable|hasattr|isNaN|Number\.isFinite|Array\.isArray)$/.test((0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .print */ .y)(subject.callee)))
        return [
            settled({
                matcher: 'type',
                subject: subject.args[0] ?? subject,
                expected: subject.args.slice(1),
                line,
                negated: !wanted,
            }),
        ];
    return [settled({ matcher: wanted ? 'truthy' : 'falsy', subject, line })];
}
function settled(given) {
    const claim = approximate(given);
    const { line, tolerance } = claim;
    const negated = claim.negated === true;
    const [first, ...rest] = claim.expected ?? [];
    // The value goes to the right, whichever side it was written on.
    const turned = claim.matcher === 'equals' && first !== undefined && isConstant(claim.subject) && !isConstant(first);
    const looked = turned ? first : claim.subject;
    // Waited for here or by the matcher is the same; what is only looked at for being there must be waited for.
    const subject = looked.is === 'await' && !/^(truthy|falsy|exists|type|none)$/.test(claim.matcher) ? looked.of : looked;
    const expected = turned ? [claim.subject, ...rest] : (claim.expected ?? []);
    const subjectText = (0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .print */ .y)(subject);
    const expectedText = expected.map(_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .print */ .y).join(', ');
    const matcher = negated && claim.matcher === 'equals' ? 'differs' : `${negated ? 'not ' : ''}${claim.matcher}`;
    const strength = isAlways(claim, subject, expected) ? 'always' : strengthOf(claim, expected);
    return {
        text: `${subjectText} ${matcher} ${expectedText}`.trim(),
        line,
        subject: subjectText,
        ...(expected.length === 0 ? {} : { expected: expectedText }),
        matcher,
        strength,
        ...(tolerance === undefined ? {} : { tolerance }),
    };
}
/** Also as one of several. */
const ANY_ERROR = /^Error$|^(\[.*\b)?(Base)?Exception(\b.*\])?$/;
function strengthOf({ matcher, negated, subject }, expected) {
    if (negated === true)
        return matcher === 'equals' ? 'loose' : 'presence';
    if (matcher === 'throws')
        return expected.length > 0 && !ANY_ERROR.test((0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .print */ .y)(expected[0] ?? subject)) ? 'exact' : 'loose';
    return STRENGTHS[matcher] ?? 'exact';
}
/** It holds whatever the code does: constants on both sides, or the same on both sides. */
function isAlways({ matcher, negated }, subject, expected) {
    if (matcher === 'none')
        return true;
    if (matcher === 'truthy' && ['list', 'dictionary', 'function'].includes(subject.is))
        return true;
    if (isConstant(subject) && expected.every(isConstant))
        return matcher !== 'fails';
    const [first] = expected;
    return matcher === 'equals' && negated !== true && first !== undefined && (0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .print */ .y)(first) === (0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .print */ .y)(subject);
}
/** `== pytest.approx(1.5, abs=0.1)` is nearly equal, however it is spelled. */
function approximate(claim) {
    const [expected] = claim.expected ?? [];
    if (claim.matcher !== 'equals' || expected?.is !== 'call' || !/(^|\.)approx$/.test((0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .print */ .y)(expected.callee)))
        return claim;
    const off = expected.args.find((one) => one.is === 'keyword' && /^(abs|rel)$/.test(one.name));
    const tolerance = off?.is === 'keyword' ? Number((0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .print */ .y)(off.value)) : 1e-6;
    return { ...claim, matcher: 'near', expected: expected.args.slice(0, 1), tolerance };
}
function always(subject, line) {
    return settled({ matcher: 'none', subject, line });
}
function isTrue(node) {
    return isConstant(node) && !/^(false|null|undefined|None|0|""|\[\]|\{\})$/i.test((0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .print */ .y)(node));
}
function isComparison(node) {
    return ((node.is === 'binary' && /^([=!]=|[<>]=?|is|is not|in|not in)$/.test(node.op)) ||
        (node.is === 'unary' && /^(!|not)$/.test(node.op)) ||
        (node.is === 'call' && node.callee.is === 'member' && /^(includes|startsWith|endsWith|has)$/.test(node.callee.name)));
}


/***/ }),

/***/ 2055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hm: () => (/* binding */ knownIn),
/* harmony export */   SI: () => (/* binding */ isChangedIn),
/* harmony export */   Vd: () => (/* binding */ knownToAssert),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   vn: () => (/* binding */ functionsIn)
/* harmony export */ });
/* harmony import */ var _nodes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3840);
/* harmony import */ var _substitute_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7769);
/* harmony import */ var _walk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7884);



/** The names of a body that stand for one thing throughout. */
function knownIn(body, known) {
    const all = [...(0,_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .statementsIn */ .WI)(body)];
    const counts = new Map();
    for (const statement of all)
        if (statement.does === 'assign')
            for (const name of namesOf(statement.target))
                counts.set(name, (counts.get(name) ?? 0) + 1);
    const changed = changedIn(body, all);
    const result = new Map(known);
    for (const statement of [...body, ...body.flatMap(assignedBefore)]) {
        if (statement.does !== 'assign')
            continue;
        const names = namesOf(statement.target);
        for (const name of names)
            result.delete(name);
        if (!/^(=|const|let|var)$/.test(statement.op))
            continue;
        if (names.some((name) => counts.get(name) !== 1 || changed.has(name)))
            continue;
        const bound = (0,_substitute_js__WEBPACK_IMPORTED_MODULE_1__/* .bind */ .oI)(statement.target, (0,_substitute_js__WEBPACK_IMPORTED_MODULE_1__/* .substitute */ .V2)(statement.value, result));
        for (const [name, value] of bound ?? [])
            if (value.is !== 'function' && sizeOf(value) < 400)
                result.set(name, value);
    }
    return result;
}
/**
 * What is known for an assertion: a list that it looks at by itself was given away to be filled, so that it is not what
 * it was when it got its name.
 */
function knownToAssert(subjects, known) {
    const roots = subjects.flatMap((subject) => {
        const inner = subject.is === 'call' && (0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .print */ .y)(subject.callee) === 'len' ? (subject.args[0] ?? subject) : subject;
        const looked = inner.is === 'binary' ? inner.left : inner;
        return looked.is === 'name' || looked.is === 'member' ? ((0,_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .dotted */ .Bs)(looked)?.slice(0, 1) ?? []) : [];
    });
    const held = roots.filter((root) => /^(list|dictionary)$/.test(known.get(root)?.is ?? ''));
    return held.length === 0 ? known : new Map([...known].filter(([name]) => !held.includes(name)));
}
/** `beforeEach(() => { cart = new Cart(); })` gives the name its one value, as far as the tests go. */
function assignedBefore(statement) {
    if (statement.does !== 'evaluate' || statement.value.is !== 'call')
        return [];
    const { callee, args } = statement.value;
    if (!/^(before(Each|All)?|setup|suiteSetup)$/.test((0,_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .dotted */ .Bs)(callee)?.at(-1) ?? ''))
        return [];
    return args.flatMap((argument) => (argument.is === 'function' ? argument.body : []));
}
/** Whether something in the body changes what the name holds. */
function isChangedIn(body, name) {
    return changedIn(body, [...(0,_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .statementsIn */ .WI)(body)]).has(name);
}
/** Functions that are defined in a body, under their names. */
function functionsIn(body) {
    return body.flatMap((statement) => {
        if (statement.does === 'define')
            return [[statement.name, statement]];
        const isNamed = statement.does === 'assign' && statement.target.is === 'name';
        return isNamed && statement.value.is === 'function' && statement.target.is === 'name'
            ? [[statement.target.name, statement.value]]
            : [];
    });
}
/** Methods that leave alone what they are called on. */
const LOOKS = /^(forEach|map|filter|entries|keys|values|items|slice|find|some|every|then|get|includes|join|mock(Restore|Clear|Reset)|restore|resetHistory)$/;
/** Names that are given something to hold, or are asked to change themselves. */
function changedIn(body, all) {
    const changed = new Set();
    for (const statement of all) {
        if (statement.does === 'assign' && statement.target.is !== 'name')
            addRoot(statement.target, changed);
        if (statement.does === 'evaluate' &&
            statement.value.is === 'call' &&
            statement.value.callee.is === 'member' &&
            !LOOKS.test(statement.value.callee.name))
            addRoot(statement.value.callee.of, changed);
    }
    for (const node of (0,_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .expressionsIn */ .l$)(body))
        if (node.is === 'call' &&
            node.callee.is === 'member' &&
            /^(push|append|add|extend|set|unshift|insert)$/.test(node.callee.name))
            addRoot(node.callee.of, changed);
    return changed;
}
function addRoot(node, to) {
    const root = (0,_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .dotted */ .Bs)(node)?.[0];
    if (root !== undefined && !(node.is === 'call'))
        to.add(root);
}
function namesOf(pattern) {
    if (pattern.is === 'name')
        return [pattern.name];
    if (pattern.is === 'list')
        return pattern.items.flatMap(namesOf);
    if (pattern.is === 'dictionary')
        return pattern.entries.flatMap(([, target]) => namesOf(target));
    return [];
}
function sizeOf(node) {
    let size = 0;
    for (const _part of (0,_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .within */ .ux)(node))
        size += 1;
    return size;
}


/***/ }),

/***/ 3840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ printStatement),
/* harmony export */   y: () => (/* binding */ print)
/* harmony export */ });
/** Text that is the same for two expressions that differ in white space, quotes or comments only. */
function print(node) {
    switch (node.is) {
        case 'name':
            return node.name;
        case 'text':
            return JSON.stringify(node.value);
        case 'literal':
            return node.spelled;
        case 'list':
            return `[${node.items.map(print).join(', ')}]`;
        case 'dictionary':
            return `{${node.entries.map(([key, value]) => `${keyText(key)}: ${print(value)}`).join(', ')}}`;
        case 'member':
            return `${print(node.of)}.${node.name}`;
        case 'call':
            return `${node.made === true ? 'new ' : ''}${print(node.callee)}(${node.args.map(print).join(', ')})`;
        case 'keyword':
            return `${node.name}=${print(node.value)}`;
        case 'binary':
            return `${print(node.left)} ${node.op} ${print(node.right)}`;
        case 'unary':
            return `${node.op} ${print(node.of)}`;
        case 'await':
            return `await ${print(node.of)}`;
        case 'function':
            return `(${node.params.map(print).join(', ')}) => {${node.body.map(printStatement).join('; ')}}`;
        case 'other':
            return node.parts.map((part) => (typeof part === 'string' ? part : print(part))).join('');
    }
}
function printStatement(statement) {
    const bodyText = (body) => `{${body.map(printStatement).join('; ')}}`;
    switch (statement.does) {
        case 'evaluate':
            return print(statement.value);
        case 'assign':
            return `${print(statement.target)} ${/^(const|let|var)$/.test(statement.op) ? '=' : statement.op} ${print(statement.value)}`;
        case 'assert':
            return `assert ${print(statement.test)}`;
        case 'if':
            return `if ${print(statement.test)} ${bodyText(statement.then)} else ${bodyText(statement.otherwise)}`;
        case 'each':
            return `for ${print(statement.target)} of ${print(statement.over)} ${bodyText(statement.body)}`;
        case 'loop':
            return `loop ${print(statement.head)} ${bodyText(statement.body)}`;
        case 'try':
            return `try ${bodyText(statement.body)} ${statement.handlers.map(({ body }) => `catch ${bodyText(body)}`).join(' ')} finally ${bodyText(statement.after)}`;
        case 'with':
            return `with ${statement.items.map(print).join(', ')} ${bodyText(statement.body)}`;
        case 'return':
            return `return ${statement.value === undefined ? '' : print(statement.value)}`;
        case 'raise':
            return `raise ${statement.value === undefined ? '' : print(statement.value)}`;
        case 'define':
            return `def ${statement.name}(${statement.params.map(print).join(', ')}) ${bodyText(statement.body)}`;
        case 'class':
            return `class ${statement.name}(${statement.bases.map(print).join(', ')}) ${bodyText(statement.body)}`;
        case 'import':
            return `import ${statement.names.map(({ local }) => local).join(', ')} from ${statement.from}`;
        case 'block':
            return bodyText(statement.body);
    }
}
function keyText(key) {
    return key.is === 'text' && /^\w+$/.test(key.value) ? key.value : print(key);
}


/***/ }),

/***/ 5888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ readBody)
});

// EXTERNAL MODULE: ./lib/ecosystems/syntax/nodes.js
var nodes = __webpack_require__(3840);
// EXTERNAL MODULE: ./lib/ecosystems/syntax/settle.js
var settle = __webpack_require__(5114);
// EXTERNAL MODULE: ./lib/ecosystems/syntax/substitute.js
var substitute = __webpack_require__(7769);
// EXTERNAL MODULE: ./lib/ecosystems/syntax/walk.js
var walk = __webpack_require__(7884);
// EXTERNAL MODULE: ./lib/ecosystems/syntax/assertion.js
var syntax_assertion = __webpack_require__(6469);
;// CONCATENATED MODULE: ./lib/ecosystems/syntax/write-calls.js


const DEEPEST = 3;
/** Calls of functions at hand that only make a value, written out: `item(3)` is `{ price: 3 }`. */
function withCallsWritten(node, functions, depth = 0) {
    if (depth > DEEPEST)
        return node;
    const again = (child) => withCallsWritten(child, functions, depth);
    switch (node.is) {
        case 'call': {
            const call = {
                ...node,
                callee: node.callee.is === 'name' ? node.callee : again(node.callee),
                args: node.args.map(again),
            };
            const made = node.callee.is === 'function'
                ? write_calls_valueOf(node.callee, call.args)
                : node.callee.is === 'name'
                    ? madeBy(functions.get(node.callee.name), call.args)
                    : undefined;
            return made === undefined ? call : withCallsWritten(made, functions, depth + 1);
        }
        case 'member':
        case 'await':
        case 'unary':
            return { ...node, of: again(node.of) };
        case 'list':
            return (0,settle/* settle */.G)({ ...node, items: node.items.map(again) });
        case 'dictionary':
            return (0,settle/* settle */.G)({ ...node, entries: node.entries.map(([key, value]) => [key, again(value)]) });
        case 'other':
            return (0,settle/* settle */.G)({ ...node, parts: node.parts.map((part) => (typeof part === 'string' ? part : again(part))) });
        case 'binary':
            return { ...node, left: again(node.left), right: again(node.right) };
        case 'keyword':
            return { ...node, value: again(node.value) };
        default:
            return node;
    }
}
/** What a function at hand makes of its arguments, where that is a value and no call of what is tested. */
function madeBy(callable, args) {
    const [statement] = callable?.body ?? [];
    const makes = statement?.does === 'return' ? (statement.value?.is ?? '') : '';
    return callable !== undefined && ['list', 'dictionary', 'text', 'literal'].includes(makes)
        ? write_calls_valueOf(callable, args)
        : undefined;
}
/** What a function of one `return` gives for these arguments, where each parameter gets one. */
function write_calls_valueOf({ body, params }, args) {
    const [statement] = body;
    if (body.length !== 1 || statement?.does !== 'return' || statement.value === undefined)
        return undefined;
    const bound = params.flatMap((param, at) => {
        const value = args[at];
        return param.is === 'name' && value !== undefined && value.is !== 'keyword' ? [[param.name, value]] : [];
    });
    return bound.length === args.length && args.length === params.length
        ? (0,substitute/* substitute */.V2)(statement.value, new Map(bound))
        : undefined;
}

// EXTERNAL MODULE: ./lib/ecosystems/syntax/scope.js
var syntax_scope = __webpack_require__(4493);
// EXTERNAL MODULE: ./lib/ecosystems/syntax/known-names.js
var known_names = __webpack_require__(2055);
;// CONCATENATED MODULE: ./lib/ecosystems/syntax/read-body.js








/** What is written out already must not be written out again: its own names may be those of the caller. */
const SETTLED = new Map();
const read_body_DEEPEST = 4;
const MOST_ROWS = 300;
/** Reads what a body checks: tables are spread out, constants put in, calls of functions that are at hand followed. */
function readBody(body, scope, dialect) {
    return new BodyReader(dialect).read(body, scope);
}
class BodyReader {
    dialect;
    assertions = [];
    statements = [];
    marks = [];
    constructor(dialect) {
        this.dialect = dialect;
    }
    read(body, scope) {
        this.body(body, scope);
        return { assertions: this.assertions, statements: this.statements, marks: this.marks };
    }
    /** True when nothing after it is reached. */
    body(body, outer) {
        const scope = {
            ...outer,
            known: (0,known_names/* knownIn */.Hm)(body, outer.known),
            functions: (0,syntax_scope/* withFunctions */.e3)(outer.functions, (0,known_names/* functionsIn */.vn)(body)),
        };
        for (const [at, statement] of body.entries()) {
            if (!this.statement(statement, scope))
                continue;
            const rest = new BodyReader(this.dialect).read(body.slice(at + 1), scope);
            if (rest.assertions.length > 0 && statement.does === 'return')
                this.marks.push({
                    kind: 'early-return',
                    text: (0,nodes/* printStatement */.j)(statement),
                    line: statement.line,
                    ...(0,syntax_scope/* guarded */.Nj)(scope),
                });
            return true;
        }
        return false;
    }
    statement(statement, scope) {
        switch (statement.does) {
            case 'evaluate': {
                this.evaluate(statement.value, scope, { stands: true });
                return false;
            }
            case 'assign': {
                if (statement.value.is === 'function')
                    return false;
                if (!(0,known_names/* namesOf */.eZ)(statement.target).every((name) => scope.known.has(name)))
                    this.tell(statement, scope);
                this.evaluate(statement.value, scope, {});
                return false;
            }
            case 'assert': {
                const known = (0,known_names/* knownToAssert */.Vd)((0,syntax_scope/* subjectsOf */.Z6)(statement.test), scope.known);
                const subject = withCallsWritten((0,substitute/* substitute */.V2)(statement.test, known), scope.functions);
                this.claim([{ matcher: 'truthy', subject, line: statement.line }], scope);
                return false;
            }
            case 'if':
                return this.branch(statement, scope);
            case 'each':
                this.rows(statement.target, (0,substitute/* substitute */.V2)(statement.over, scope.known), statement.body, scope);
                return false;
            case 'loop':
            case 'block':
                return this.body(statement.body, scope) && statement.does === 'block';
            case 'try': {
                const swallowing = statement.handlers.some(this.dialect.swallows);
                const ended = this.body(statement.body, swallowing ? { ...scope, guard: syntax_scope/* SWALLOWED */.nL } : scope);
                for (const { body } of statement.handlers)
                    this.body(body, { ...scope, guard: 'it throws' });
                this.body(statement.after, scope);
                return ended && statement.handlers.length === 0;
            }
            case 'with':
                return this.block(statement, scope);
            case 'return':
                if (statement.value !== undefined)
                    this.evaluate(statement.value, scope, { stands: true, awaited: true });
                return true;
            case 'raise':
                if (statement.value !== undefined)
                    this.notice(statement.value, scope);
                this.tell(statement, scope);
                return true;
            case 'class':
            case 'define':
            case 'import':
                return false;
        }
    }
    branch(statement, scope) {
        const test = (0,substitute/* substitute */.V2)(statement.test, scope.known);
        const text = (0,nodes/* print */.y)(test);
        if ((0,syntax_assertion/* isConstant */.V)(test)) {
            const holds = !/^(false|0|null|none|undefined|""|\[\]|\{\})$/i.test(text);
            return this.body(holds ? statement.then : statement.otherwise, scope);
        }
        const before = this.assertions.length;
        const thenEnds = this.body(statement.then, { ...scope, guard: text });
        // A branch that leaves before anything was checked is a condition on all that follows.
        const leaves = thenEnds && this.assertions.length === before && statement.then.some(({ does }) => does === 'return');
        if (leaves && !(0,syntax_scope/* hasFailed */.WN)(this.assertions, text))
            this.marks.push({ kind: 'early-return', text: (0,nodes/* printStatement */.j)(statement), line: statement.line, condition: text });
        const otherwiseEnds = this.body(statement.otherwise, { ...scope, guard: `not (${text})` });
        return thenEnds && otherwiseEnds && statement.otherwise.length > 0;
    }
    block(statement, scope) {
        const items = statement.items.map((item) => (0,substitute/* substitute */.V2)(item, scope.known));
        const inside = { is: 'function', line: statement.line, params: [], body: statement.body };
        const whole = (0,substitute/* substitute */.V2)(inside, (0,known_names/* knownIn */.Hm)(statement.body, scope.known));
        let guard = scope.guard;
        for (const item of items) {
            const claims = this.dialect.claimsOfBlock(item, whole);
            if (claims !== undefined)
                this.claim(claims, scope);
            this.notice(item, scope);
            guard = this.dialect.detached(item) ?? guard;
        }
        return this.body(statement.body, guard === undefined ? scope : { ...scope, guard });
    }
    evaluate(raw, scope, how) {
        const subjects = (this.dialect.claims(raw) ?? []).map(({ subject }) => subject);
        const node = withCallsWritten((0,substitute/* substitute */.V2)(raw, (0,known_names/* knownToAssert */.Vd)(subjects, scope.known)), scope.functions);
        if (node.is === 'await') {
            this.evaluate(node.of, { ...scope, known: SETTLED }, { ...how, awaited: true });
            return;
        }
        this.notice(node, scope);
        const isLocal = node.is === 'call' && (0,syntax_scope/* isAtHand */.fb)(node, scope);
        const claims = isLocal ? undefined : this.dialect.claims(node);
        if (claims !== undefined) {
            const late = how.awaited !== true && this.dialect.mustBeAwaited(node);
            this.claim(claims, late ? { ...scope, guard: 'nobody waits for it' } : scope);
            return;
        }
        const loose = how.stands === true && how.awaited !== true && (0,syntax_scope/* isUnawaitedChain */.ur)(node);
        const followed = this.follow(node, loose ? { ...scope, guard: 'nobody waits for it' } : scope);
        if (how.stands === true && !followed && (0,syntax_scope/* isTold */.Wc)(node))
            this.statements.push({ text: (0,nodes/* print */.y)(node), line: node.line });
    }
    /** Goes into what is called here: functions at hand, functions given as arguments, tables. */
    follow(node, scope) {
        if (node.is === 'await')
            return this.follow(node.of, scope);
        if (node.is !== 'call') {
            for (const child of (0,walk/* childrenOf */.LU)(node))
                this.follow(child, scope);
            return false;
        }
        const before = this.assertions.length;
        const iteration = this.dialect.iteration(node);
        if (iteration !== undefined) {
            const each = (0,syntax_scope/* callableOf */.q2)(iteration.each, scope);
            if (each !== undefined)
                for (const row of iteration.rows.slice(0, MOST_ROWS))
                    this.call(each, [row], scope);
            return this.assertions.length > before;
        }
        if (node.callee.is === 'name' || (0,syntax_scope/* isAtHand */.fb)(node, scope)) {
            const callable = scope.functions.get((0,nodes/* print */.y)(node.callee));
            if (callable !== undefined)
                this.call(callable, node.args, scope);
        }
        else
            this.follow(node.callee, scope);
        const guard = this.dialect.detached(node);
        const inner = guard === undefined ? scope : { ...scope, guard };
        for (const argument of node.args) {
            const callable = (0,syntax_scope/* callableOf */.q2)(argument, scope);
            if (callable !== undefined)
                this.call(callable, [], inner);
            else
                this.evaluate(argument, { ...inner, known: SETTLED }, { awaited: true });
        }
        if (guard === syntax_scope/* SWALLOWED */.nL)
            this.guardFrom(before);
        return this.assertions.length > before;
    }
    call({ params, body }, args, scope) {
        if (scope.depth >= read_body_DEEPEST)
            return;
        const bound = params.flatMap((param, at) => {
            const argument = args[at];
            return argument === undefined ? [] : ((0,substitute/* bind */.oI)(param, argument) ?? []);
        });
        const hidden = new Set(params.flatMap(known_names/* namesOf */.eZ));
        const known = new Map([...scope.known].filter(([name]) => !hidden.has(name)));
        for (const [name, value] of bound)
            known.set(name, value);
        this.body(body, { ...scope, known, depth: scope.depth + 1 });
    }
    rows(target, over, body, scope) {
        const rows = (0,settle/* rowsIn */.N)(over)?.slice(0, MOST_ROWS);
        if (rows === undefined) {
            this.statements.push({ text: `for ${(0,nodes/* print */.y)(target)} of ${(0,nodes/* print */.y)(over)}`, line: target.line });
            this.body(body, scope);
            return;
        }
        for (const row of rows) {
            const known = new Map(scope.known);
            for (const [name, value] of (0,substitute/* bind */.oI)(target, row) ?? [])
                known.set(name, value);
            this.body(body, { ...scope, known });
        }
    }
    claim(claims, scope) {
        for (const claim of claims)
            for (const assertion of (0,syntax_assertion/* assertionsFrom */.w)(claim))
                this.assertions.push({ ...assertion, ...(0,syntax_scope/* guardOf */.HY)(scope) });
    }
    guardFrom(start) {
        const caught = this.assertions.splice(start);
        this.assertions.push(...caught.map((assertion) => ({ ...assertion, guard: syntax_scope/* SWALLOWED */.nL })));
    }
    notice(node, scope) {
        const mark = this.dialect.mark(node);
        if (mark !== undefined)
            this.marks.push({ ...(0,syntax_scope/* guarded */.Nj)(scope), ...mark });
    }
    tell(statement, { known }) {
        const told = statement.does === 'assign' ? { ...statement, value: (0,substitute/* substitute */.V2)(statement.value, known) } : statement;
        this.statements.push({ text: (0,nodes/* printStatement */.j)(told), line: statement.line });
    }
}


/***/ }),

/***/ 4493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HY: () => (/* binding */ guardOf),
/* harmony export */   Nj: () => (/* binding */ guarded),
/* harmony export */   WN: () => (/* binding */ hasFailed),
/* harmony export */   Wc: () => (/* binding */ isTold),
/* harmony export */   Z6: () => (/* binding */ subjectsOf),
/* harmony export */   e3: () => (/* binding */ withFunctions),
/* harmony export */   fb: () => (/* binding */ isAtHand),
/* harmony export */   nL: () => (/* binding */ SWALLOWED),
/* harmony export */   q2: () => (/* binding */ callableOf),
/* harmony export */   ur: () => (/* binding */ isUnawaitedChain)
/* harmony export */ });
/* harmony import */ var _nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3840);

const SWALLOWED = 'its failure is caught';
function callableOf(node, scope) {
    if (node.is === 'function')
        return node;
    return node.is === 'name' ? scope.functions.get(node.name) : undefined;
}
/** A function of the file, or a method that the class of the test has. */
function isAtHand({ callee }, { functions }) {
    return (callee.is === 'name' || callee.is === 'member') && functions.has((0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .print */ .y)(callee));
}
function guardOf({ guard }) {
    return guard === undefined ? {} : { guard };
}
function guarded({ guard }) {
    return guard === undefined ? {} : { condition: guard };
}
/** Names and constants that stand alone do nothing. */
function isTold(node) {
    return !['name', 'text', 'literal'].includes(node.is) && !/^console\.|^print\(/.test((0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .print */ .y)(node));
}
/** `p.then(() => …)` that is neither awaited nor returned, and tells no callback when it is done. */
function isUnawaitedChain(node) {
    if (node.is !== 'call' || node.callee.is !== 'member' || !/^(then|finally)$/.test(node.callee.name))
        return false;
    return !/\b(done|cb|callback|resolve|end)\(/.test(node.args.map(_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .print */ .y).join());
}
/** What an assert statement looks at, be it on either side of a comparison. */
function subjectsOf(test) {
    return test.is === 'binary' ? [test.left, test.right] : [test];
}
/** Whether one of the checks speaks of what the condition asks: where it holds, the test is red already. */
function hasFailed(assertions, condition) {
    return assertions.some(({ subject, expected, guard }) => guard === undefined && expected !== undefined && condition.includes(subject) && condition.includes(expected));
}
/** Most bodies have none of their own, and a file may have thousands. */
function withFunctions(outer, own) {
    return own.length === 0 ? outer : new Map([...outer, ...own]);
}


/***/ }),

/***/ 5114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ settle),
/* harmony export */   N: () => (/* binding */ rowsIn)
/* harmony export */ });
/* harmony import */ var _nodes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3840);

/** `{...{a: 1}, b: 2}` is `{a: 1, b: 2}`, `[1, 2][0]` is 1: what a literal comes to once its parts are known. */
function settle(node) {
    switch (node.is) {
        case 'list':
            return { ...node, items: node.items.flatMap((item) => spreadOf(item, 'list')?.items ?? [item]) };
        case 'dictionary':
            return merged(node);
        case 'other':
            return element(node.parts) ?? filledIn(node) ?? node;
        default:
            return node;
    }
}
/** What is gone through, row by row, where it stands there: a list, or the keys, values or entries of a dictionary. */
function rowsIn(node) {
    if (node.is === 'list')
        return node.items;
    if (node.is !== 'call')
        return undefined;
    const [first] = node.args;
    const [object, name] = node.callee.is !== 'member'
        ? [undefined, '']
        : (0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .print */ .y)(node.callee.of) === 'Object'
            ? [first, node.callee.name]
            : [node.callee.of, node.callee.name];
    if (/^(list|tuple|sorted)$/.test((0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .print */ .y)(node.callee)) && first !== undefined && node.args.length === 1)
        return rowsIn(first);
    if (object?.is !== 'dictionary' || !/^(entries|items|keys|values)$/.test(name))
        return undefined;
    const line = object.line;
    return object.entries.map(([key, value]) => {
        const text = key.is === 'name' ? { is: 'text', line, value: key.name } : key;
        return name === 'keys' ? text : name === 'values' ? value : { is: 'list', line, items: [text, value] };
    });
}
/** The literal behind `...` or `*` or `**`. */
function spreadOf(node, is) {
    if (node.is !== 'other')
        return undefined;
    const [sign, of, ...rest] = node.parts;
    const isSpread = typeof sign === 'string' && /^(\.\.\.|\*{1,2})$/.test(sign.trim());
    const isAlone = rest.every((part) => typeof part === 'string' && part.trim() === '');
    return isSpread && isAlone && typeof of === 'object' && of.is === is ? of : undefined;
}
function merged(node) {
    const inner = ([key, value]) => (0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .print */ .y)(key) === '...' ? (value.is === 'dictionary' ? value : spreadOf(value, 'dictionary')) : undefined;
    if (!node.entries.some((entry) => inner(entry) !== undefined))
        return node;
    const entries = new Map();
    for (const entry of node.entries.flatMap((one) => inner(one)?.entries ?? [one])) {
        const key = (0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .print */ .y)(entry[0]);
        entries.set(key === '...' ? `...${(0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .print */ .y)(entry[1])}` : key, entry);
    }
    return { ...node, entries: [...entries.values()] };
}
/** A template whose holes are all known is a text. */
function filledIn({ parts, line }) {
    const [first] = parts;
    if (typeof first !== 'string' || !first.startsWith('`'))
        return undefined;
    const pieces = parts.map((part) => typeof part === 'string'
        ? part.replace(/^[`}]|(\$\{|`)$/g, '')
        : part.is === 'text'
            ? part.value
            : part.is === 'literal'
                ? part.spelled
                : undefined);
    return pieces.includes(undefined) ? undefined : { is: 'text', line, value: pieces.join('') };
}
/** `[a, b][0]`, `{x: 1}["x"]` */
function element(parts) {
    const [of, open, at, close] = parts;
    if (parts.length !== 4 || typeof of !== 'object' || typeof at !== 'object')
        return undefined;
    const isSign = (part, sign) => typeof part === 'string' && part.trim() === sign;
    if (!isSign(open, '[') || !isSign(close, ']'))
        return undefined;
    if (of.is === 'list' && at.is === 'literal' && /^\d+$/.test(at.spelled)) {
        const item = of.items[Number(at.spelled)];
        return of.items.some(({ is }) => is === 'other') ? undefined : item;
    }
    return of.is === 'dictionary' ? of.entries.find(([key]) => (0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .print */ .y)(key) === (0,_nodes_js__WEBPACK_IMPORTED_MODULE_0__/* .print */ .y)(at))?.[1] : undefined;
}


/***/ }),

/***/ 7769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ms: () => (/* binding */ entryOf),
/* harmony export */   V2: () => (/* binding */ substitute),
/* harmony export */   oI: () => (/* binding */ bind),
/* harmony export */   xT: () => (/* binding */ keyName)
/* harmony export */ });
/* harmony import */ var _settle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5114);

/** The expression with every known name replaced by what it stands for. */
function substitute(node, known) {
    if (known.size === 0)
        return node;
    const again = (child) => substitute(child, known);
    switch (node.is) {
        case 'name':
            return known.get(node.name) ?? node;
        case 'text':
        case 'literal':
            return node;
        case 'list':
            return (0,_settle_js__WEBPACK_IMPORTED_MODULE_0__/* .settle */ .G)({ ...node, items: node.items.map(again) });
        case 'dictionary':
            return (0,_settle_js__WEBPACK_IMPORTED_MODULE_0__/* .settle */ .G)({ ...node, entries: node.entries.map(([key, value]) => [key, again(value)]) });
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
            return (0,_settle_js__WEBPACK_IMPORTED_MODULE_0__/* .settle */ .G)({ ...node, parts: node.parts.map((part) => (typeof part === 'string' ? part : again(part))) });
    }
}
/** Binds the names of a pattern to the parts of a value; undefined where the value is not spread out here. */
function bind(pattern, value) {
    if (pattern.is === 'name')
        return [[pattern.name, value]];
    if (pattern.is === 'list' && value.is === 'list')
        return all(pattern.items.map((item, index) => bindTo(item, value.items[index])));
    if (pattern.is === 'dictionary' && value.is === 'dictionary')
        return all(pattern.entries.map(([key, target]) => bindTo(target, entryOf(value, keyName(key)))));
    return undefined;
}
/** The value under a key of a dictionary. */
function entryOf(node, name) {
    if (node?.is !== 'dictionary')
        return undefined;
    return node.entries.find(([key]) => keyName(key) === name)?.[1];
}
function keyName(key) {
    return key.is === 'name' ? key.name : key.is === 'text' ? key.value : key.is === 'literal' ? key.spelled : '';
}
function bindTo(pattern, value) {
    return value === undefined ? undefined : bind(pattern, value);
}
function all(bound) {
    return bound.some((one) => one === undefined) ? undefined : bound.flatMap((one) => one ?? []);
}
/** `self.cart`, where a setup gave it its value. */
function ownField({ of, name }, known) {
    return of.is === 'name' ? known.get(`${of.name}.${name}`) : undefined;
}
/** `{a: 1}.a` is 1, once the name before the dot is known. */
function pick(node) {
    return (node.is === 'member' ? entryOf(node.of, node.name) : undefined) ?? node;
}
function substituteBody(body, known) {
    return body.map((statement) => substituteStatement(statement, known));
}
function substituteStatement(statement, known) {
    const inner = (body) => substituteBody(body, known);
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
function without(known, params) {
    const hidden = new Set(params.map(keyName));
    return new Map([...known].filter(([name]) => !hidden.has(name)));
}


/***/ }),

/***/ 3526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ unreadable)
/* harmony export */ });
/** A file that no parser could read: that is a finding of its own. */
function unreadable(error) {
    const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return { tests: [], loose: [], setup: [], marks: [], unreadable: why };
}


/***/ }),

/***/ 7884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ dotted),
/* harmony export */   LU: () => (/* binding */ childrenOf),
/* harmony export */   WI: () => (/* binding */ statementsIn),
/* harmony export */   l$: () => (/* binding */ expressionsIn),
/* harmony export */   ux: () => (/* binding */ within)
/* harmony export */ });
/* unused harmony export partsOf */
/** The expressions right below. */
function childrenOf(node) {
    switch (node.is) {
        case 'list':
            return node.items;
        case 'dictionary':
            return node.entries.flat();
        case 'member':
        case 'unary':
        case 'await':
            return [node.of];
        case 'call':
            return [node.callee, ...node.args];
        case 'keyword':
            return [node.value];
        case 'binary':
            return [node.left, node.right];
        case 'other':
            return node.parts.filter((part) => typeof part !== 'string');
        case 'function':
            return node.params;
        default:
            return [];
    }
}
/** The expressions and the bodies right below. */
function partsOf(statement) {
    switch (statement.does) {
        case 'evaluate':
            return { expressions: [statement.value], bodies: [] };
        case 'assign':
            return { expressions: [statement.target, statement.value], bodies: [] };
        case 'assert':
            return { expressions: [statement.test], bodies: [] };
        case 'if':
            return { expressions: [statement.test], bodies: [statement.then, statement.otherwise] };
        case 'each':
            return { expressions: [statement.target, statement.over], bodies: [statement.body] };
        case 'loop':
            return { expressions: [statement.head], bodies: [statement.body] };
        case 'try':
            return {
                expressions: [],
                bodies: [statement.body, ...statement.handlers.map(({ body }) => body), statement.after],
            };
        case 'with':
            return { expressions: [...statement.items], bodies: [statement.body] };
        case 'return':
        case 'raise':
            return { expressions: statement.value === undefined ? [] : [statement.value], bodies: [] };
        case 'define':
            return { expressions: [...statement.decorators, ...statement.params], bodies: [statement.body] };
        case 'class':
            return { expressions: [...statement.decorators, ...statement.bases], bodies: [statement.body] };
        case 'import':
            return { expressions: [], bodies: [] };
        case 'block':
            return { expressions: [], bodies: [statement.body] };
    }
}
/** Every expression of a body, functions in it included. */
function* expressionsIn(body) {
    for (const statement of body) {
        const { expressions, bodies } = partsOf(statement);
        for (const expression of expressions)
            yield* within(expression);
        for (const inner of bodies)
            yield* expressionsIn(inner);
    }
}
/** The expression and every one below it. */
function* within(node) {
    yield node;
    for (const child of childrenOf(node))
        yield* within(child);
    if (node.is === 'function')
        yield* expressionsIn(node.body);
}
/** Every statement of a body, those of functions in it included. */
function* statementsIn(body) {
    for (const statement of body) {
        yield statement;
        const { expressions, bodies } = partsOf(statement);
        for (const inner of bodies)
            yield* statementsIn(inner);
        for (const expression of expressions)
            for (const node of within(expression))
                if (node.is === 'function')
                    yield* statementsIn(node.body);
    }
}
/** `a.b.c` as ['a', 'b', 'c'], calls on the way left out; undefined where the root is no name. */
function dotted(node) {
    if (node.is === 'name')
        return [node.name];
    if (node.is === 'member') {
        const root = dotted(node.of);
        return root === undefined ? undefined : [...root, node.name];
    }
    return node.is === 'call' ? dotted(node.callee) : node.is === 'await' ? dotted(node.of) : undefined;
}


/***/ })

};
