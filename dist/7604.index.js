export const id = 7604;
export const ids = [7604];
export const modules = {

/***/ 4546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ callsIn)
/* harmony export */ });
/** Functions that are called in a printed expression, by their last name. */
function callsIn(text) {
    const bare = text.replace(/"(?:[^"\\]|\\.)*"/g, '""');
    return [...new Set([...bare.matchAll(/([A-Za-z_$][\w$]*)\(/g)].map((match) => match[1] ?? ''))];
}


/***/ }),

/***/ 7604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readLight: () => (/* binding */ readLight)
});

;// CONCATENATED MODULE: ./lib/ecosystems/tests-as-structure/conditions.js
/** The preprocessor's conditions that hold at a statement: `#if`, `#ifdef`, `#else`. */
class Conditions {
    open = [];
    /** Whether the statement is a directive, which is then taken note of. */
    take({ nodes }) {
        const [node] = nodes;
        if (node?.kind !== 'directive')
            return false;
        const [, word = '', rest = ''] = /^#\s*(\w+)\s*(.*)/s.exec(node.text) ?? [];
        const condition = rest.trim();
        if (/^if/.test(word))
            this.open.push({ text: node.text.trim(), condition: `${word === 'ifndef' ? '!' : ''}${condition}` });
        else if (/^el/.test(word)) {
            const last = this.open.pop();
            this.open.push({
                text: node.text.trim(),
                condition: condition === '' ? `!(${last?.condition ?? ''})` : condition,
            });
        }
        else if (word === 'endif')
            this.open.pop();
        return true;
    }
    marks(line) {
        return this.open
            .filter(({ condition }) => !/^(?:1|true|!0|__cplusplus|!\w+_(?:H|HPP|INCLUDED)_*|!\(0\)|DEBUG)$/.test(condition))
            .map(({ text, condition }) => ({
            kind: 'skip',
            text,
            line,
            ...(/^(?:0|false)$/.test(condition) ? {} : { condition }),
        }));
    }
}

;// CONCATENATED MODULE: ./lib/ecosystems/tests-as-structure/outside-strings.js
/** What the pattern finds in code: words inside of strings do not count, but what is found is given with its strings. */
function outsideStrings(pattern, text) {
    const masked = text.replace(/"(?:\\.|[^"\\])*"/g, (string) => `"${'\u00b7'.repeat(string.length - 2)}"`);
    const found = new RegExp(pattern.source, `${pattern.flags}d`).exec(masked);
    const places = found?.indices;
    return places?.map((place) => (place === undefined ? '' : text.slice(...place)));
}

;// CONCATENATED MODULE: ./lib/ecosystems/tests-as-structure/head-marks.js

/** The marks that stand in the head of a test or of a suite: attributes, annotations, names, metadata. */
function headMarks(head, line, language) {
    const kinds = [
        ['skip', language.skip],
        ['todo', language.todo],
        ['only', language.only],
        ['expected-failure', language.expectedFailure],
        ['retries', language.retries],
        ['time-limit', language.timeLimit],
    ];
    return kinds.flatMap(([kind, patterns]) => (patterns ?? []).flatMap((pattern) => {
        // Catch2 has its tags in strings.
        const found = language.tagsInStrings === true ? pattern.exec(head) : outsideStrings(pattern, head);
        return found === null || found === undefined ? [] : [markOf(kind, found, line)];
    }));
}
/** The first group is the condition of a skip, or the number of retries or of the time limit. */
function markOf(kind, found, line) {
    const [text = '', given] = found;
    const value = given === '' ? undefined : given;
    const amount = kind === 'retries' || kind === 'time-limit' ? Number(value?.replaceAll('_', '')) : NaN;
    const condition = (kind === 'skip' || kind === 'todo' || kind === 'expected-failure') && value !== undefined ? value : undefined;
    return {
        kind,
        text,
        line,
        ...(condition === undefined ? {} : { condition }),
        ...(Number.isNaN(amount) ? {} : { amount }),
    };
}
/** A call in the body that ends the test without a verdict, under the condition that it stands under or is given. */
function skipCallMark(head, line, guard, language) {
    const found = language.skipCalls?.exec(head);
    const [, ready] = language.statementsAssert === true ? (/^(.+?)(?:\|\||&&) ?skip\b/.exec(head) ?? []) : [];
    if (ready !== undefined)
        return { kind: 'skip', text: head, line, condition: ready };
    if (found === null || found === undefined)
        return undefined;
    const condition = [guard, found[1]].filter((one) => one !== undefined && one !== '').join(' && ');
    const kind = /todo|pending|incomplete/i.test(found[0]) ? 'todo' : 'skip';
    return { kind, text: head, line, ...(condition === '' ? {} : { condition }) };
}

// EXTERNAL MODULE: ./lib/ecosystems/tests-as-structure/tree.js
var tree = __webpack_require__(312);
;// CONCATENATED MODULE: ./lib/ecosystems/tests-as-structure/bindings.js

/** The rows of a list, with the fields of Go's `[]struct{ in, want string }` before it. */
function tableOf(group, nodes) {
    const type = findStruct(nodes);
    return { rows: (0,tree/* elementsOf */.ZE)(group.nodes), fields: type === undefined ? [] : fieldsOf(type) };
}
function findStruct(nodes) {
    for (const [at, node] of nodes.entries()) {
        if (node.kind === 'group' && node.open === '{' && (0,tree/* textOf */.b6)(nodes[at - 1]) === 'struct')
            return node;
        const inner = node.kind === 'group' ? findStruct(node.nodes) : undefined;
        if (inner !== undefined)
            return inner;
    }
    return undefined;
}
function fieldsOf({ nodes }) {
    const lines = [[]];
    for (const node of nodes) {
        if (node.kind === 'newline' || (0,tree/* textOf */.b6)(node) === ';')
            lines.push([]);
        else
            lines.at(-1)?.push(node);
    }
    return lines.flatMap((line) => (0,tree/* elementsOf */.ZE)(line).map(([first]) => (0,tree/* textOf */.b6)(first)));
}
/** The names a loop gives to each round: `for (a, b) in`, `for _, c := range`, `foreach (… as $x)`, `each do |a, b|`. */
function loopNames(head, block) {
    const text = (0,tree/* render */.XX)(head);
    const bars = block === undefined ? undefined : /^\|([^|]*)\|/.exec((0,tree/* render */.XX)(block.nodes))?.[1];
    const arrow = block === undefined ? undefined : /^\(?([\w, ]+)\)? ?->/.exec((0,tree/* render */.XX)(block.nodes))?.[1];
    const [, go] = /\bfor [\w_]+, ?(\w+) ?:= ?range/.exec(text) ?? [];
    const [, php] = /\bas ?(?:\$\w+ ?=> ?)?(\[[^\]]*\]|\$\w+)\)?$/.exec(text) ?? [];
    const [, perl] = /^for(?:each)? ?(?:my ?)?(\$\w+)/.exec(text) ?? [];
    const [, inside] = /^for(?:each)? ?\(?(.*?)\)? ?(?:\bin\b|:(?!:)|<-|\bof\b)/.exec(text) ?? [];
    const found = bars ?? go ?? php ?? perl ?? arrow ?? inside ?? '';
    // `my ($text, $want) = @$row;` at the beginning of the block parts the row.
    const parted = block === undefined
        ? undefined
        : /^(?:my|let|const|auto|final)? ?[([]([\w$, ]+)[)\]]=@?\{?\$?(\w+)/.exec((0,tree/* render */.XX)(block.nodes));
    if (parted?.[1] !== undefined && found.endsWith(parted[2] ?? ' '))
        return parted[1].split(',').map((name) => name.trim());
    return found.split(',').flatMap((part) => /(\$?\w+)[\])]*$/.exec(part.trim())?.[1] ?? []);
}
/** For each row what the names stand for; none where a row does not fit them. */
function bindingsOf(names, table) {
    const [name] = names;
    if (name === undefined)
        return [];
    return table.rows.flatMap((row) => {
        const last = row.at(-1);
        const inRow = last?.kind === 'group' ? (0,tree/* elementsOf */.ZE)(last.nodes) : [];
        const parts = inRow.length >= names.length ? inRow : (inRow.length === 0 ? [row] : inRow).flatMap(pairOf);
        if (names.length > 1)
            return parts.length >= names.length ? [new Map(names.map((one, at) => [one, (0,tree/* render */.XX)(parts[at] ?? [])]))] : [];
        if (table.fields.length === 0)
            return [new Map([[name, (0,tree/* render */.XX)(row)]])];
        return [new Map(parts.map((part, at) => keyed(name, part, table.fields[at] ?? '')))];
    });
}
/** `key => value` as two. */
function pairOf(part) {
    const at = part.findIndex((node) => (0,tree/* textOf */.b6)(node) === '=>');
    return at === -1 ? [[...part]] : [part.slice(0, at), part.slice(at + 1)];
}
function keyed(name, part, field) {
    const own = (0,tree/* textOf */.b6)(part[1]) === ':' ? (0,tree/* textOf */.b6)(part[0]) : field;
    return [`${name}.${own}`, (0,tree/* render */.XX)((0,tree/* textOf */.b6)(part[1]) === ':' ? part.slice(2) : part)];
}
/** Each assertion once for each row, as if it were written out; as it is where no name of the row stands in it. */
function expand(assertions, bindings) {
    return assertions.flatMap((assertion) => {
        const rounds = bindings.map((binding) => substitute(assertion, binding));
        const [first] = rounds;
        return first === undefined || first.text === assertion.text ? [assertion] : rounds;
    });
}
/** The assertion with names replaced by what they stand for; equal spellings of the same claim become one text. */
function substitute(assertion, binding) {
    const subject = bareNew(replaceNames(assertion.subject, binding));
    const expected = assertion.expected === undefined ? undefined : replaceNames(assertion.expected, binding);
    return {
        ...assertion,
        subject,
        ...(expected === undefined ? {} : { expected }),
        text: claim(subject, assertion.matcher, expected),
    };
}
/** `(new X())->f()` as `new X()->f()`: a value that is made where it is used may stand in parentheses. */
function bareNew(text) {
    return text.replace(/\$this->(?=new )/g, '').replace(/\((new [\w\\.]+(?:\([^()]*\))?)\)(?=->|\.)/g, '$1');
}
/** What the assertion says, in one spelling. */
function claim(subject, matcher, expected) {
    if (matcher === '==' && expected === '""')
        return `${subject} empty`;
    return [subject, matcher, ...(expected === undefined ? [] : [expected])].join(' ').trim();
}
function replaceNames(text, binding) {
    if (binding.size === 0)
        return text;
    return text.replace(/"(?:\\.|[^"\\])*"|[$@]?[\p{L}_][\p{L}\p{N}_]*(?:\.\w+)?/gu, (whole, at) => {
        if (whole.startsWith('"') || text[at - 1] === '.' || text.slice(at - 2, at) === '::')
            return whole;
        const [head = '', ...rest] = whole.split('.');
        return binding.get(whole) ?? (binding.has(head) ? [binding.get(head), ...rest].join('.') : whole);
    });
}

;// CONCATENATED MODULE: ./lib/ecosystems/tests-as-structure/matchers.js

const EXACT = /^(?:equals?|eq|eql|is|same|identical|equalto|isequalto|issameas|sameas|be|tobe|toequal|tostrictequal|streq|strcaseeq|isdeeply|deepequal|deepeq|jsoneq|yamleq|elementsmatch|arrayequals?|iterableequals?|linesmatch|samesize|equalscanonicalizing|equaldatasets|containsexactly|containexactly|matcharray|shouldbe|shouldequal|throwsexactly|throwexactly|cmpok|cmpdeeply|equivalent|equivalentto|strictequal|memeq|inteq|stringequal|intequal|equalint|equalstring|equalmemory|exactly|have|returncode|areequal|aresame|sequenceequal|collectionequal|eqordiff|errorcontainsexactly|count|len|hassize|hascount|size|empty|isempty)$/;
const LOOSE = /contain|match|like|near|almost|close|approx|within|delta|between|greater|less|above|below|atleast|atmost|inrange|start|end|prefix|suffix|include|member|notequal|notsame|isnt|noteq|differ|^n(?:e|ot)|^[gl][te]$|^in$|throw|raise|panic|die|dies|error|exception|regex|subset|hasmessage|^any|kind|change/;
const PRESENCE = /^(?:|true|false|istrue|isfalse|truthy|falsy|betrue|befalse|betruthy|befalsey|nil|null|isnull|notnull|isnotnull|nonnull|notnil|benil|benull|exists?|defined|present|some|none|ok|nok|pass|instanceof|isa|isaok|instance|canok|useok|requireok|that|expr|noerror|nothrow|doesnotthrow|livesok|lives|notempty|isnotempty|zero|notzero|nothing|implements|respondto|type|isoftype|predicate|subtest)$/;
/** How much an assertion of this matcher asks for. */
function strengthOf(matcher, subject) {
    const word = matcher.replace(/[^a-z]/gi, '').toLowerCase();
    if (/[.|]or\b|\|\||~/i.test(matcher))
        return 'loose';
    if (EXACT.test(word))
        return measuresOnly(subject) ? 'loose' : 'exact';
    if (PRESENCE.test(word))
        return 'presence';
    if (LOOSE.test(word))
        return 'loose';
    return 'exact';
}
/** Looks at the size, the type or the mere being of a value. */
function measuresOnly(subject) {
    return /^(?:\(?\s*)(?:len|count|strlen|sizeof|typeof|type|defined|length|scalar)\s*\(|\.(?:len|length|size|count|Length|Count)(?:\(\))?$/.test(subject);
}
/** `assertEquals`, `assert_eq!`, `EXPECT_EQ`, `XCTAssertEqual`, `toBe` → `equals`, `eq`, `eq`, `equal`, `be`. */
function matcherOf(head) {
    const own = head
        .replace(/[!?(]+$/, '')
        .split(/\.|::|->/)
        .at(-1) ?? head;
    return own
        .replace(/^(?:XCTAssert|xctassert|CPPUNIT_ASSERT|TEST_ASSERT|BOOST_(?:TEST|CHECK|REQUIRE|WARN)|ck_assert|assert_cmp|assert|ASSERT|EXPECT|CHECK|REQUIRE|expect|require|check|refute|must|Assert|should|Should|to(?=[A-Z]))_?/, '')
        .replace(/^be_/, '')
        .replace(/_/g, '')
        .replace(/^(?:be|is|Be|Is)(?=[A-Z])/, '')
        .toLowerCase();
}
const EQUAL = /^(?:equals?|eq|eql|is|same|identical|equalto|isequalto|issameas|sameas|tobe|toequal|tostrictequal|streq|isdeeply|deepequal|deepeq|shouldbe|shouldequal|strictequal|areequal|aresame|arrayequals?|iterableequals?|inteq|stringequal|intequal)$/;
/** To be null is to be equal to it. */
const NOTHING = new Map([
    ['null', 'null'],
    ['nil', 'nil'],
    ['none', 'None'],
]);
/** The assertion with the many words for being equal as one, and its text as what it claims. */
function even(assertion) {
    const matcher = EQUAL.test(assertion.matcher) ? '==' : assertion.matcher;
    const nothing = assertion.expected === undefined ? NOTHING.get(matcher) : undefined;
    if (nothing !== undefined)
        return even({ ...assertion, matcher: '==', expected: nothing, strength: 'exact' });
    const same = compared(assertion.subject, matcher, assertion.expected);
    if (same !== undefined) {
        const [expected, subject] = same;
        return { ...assertion, subject, expected, matcher: '==', strength: 'exact', text: claim(subject, '==', expected) };
    }
    return { ...assertion, matcher, text: claim(assertion.subject, matcher, assertion.expected) };
}
/** `cmp.Diff(want, got) == ""`, `reflect.DeepEqual(got, want)`: what is expected, and what is looked at. */
function compared(subject, matcher, expected) {
    const [, name = '', first = '', second = ''] = /^(cmp\.Diff|reflect\.DeepEqual|cmp\.Equal|slices\.Equal|maps\.Equal)\(((?:"(?:\\.|[^"\\])*"|[^,"]|,(?=[^(]*\)))*?), ?(.*)\)$/s.exec(subject) ?? [];
    if (name === '' || /, ?cmp(?:opts)?\./.test(second))
        return undefined;
    if (name === 'cmp.Diff')
        return matcher === '==' && expected === '""' ? [first, second] : undefined;
    return matcher === 'true' ? (/^want|^exp|^["[{\d]/.test(first) ? [first, second] : [second, first]) : undefined;
}
/** Code that is handed over to be called, as the call it is: `() -> f(x)` and `s::pop` → `f(x)` and `s.pop()`. */
function evenCode(text) {
    return text
        .replace(/^(?:\(\)|\|\|) ?(?:->|=>)? ?|^(?:fn|sub|function|func)\(?\)? ?(?:=>)? ?|^\{(.*)\}$/gs, '$1')
        .replace(/^\{(.*?);?\}$/s, '$1')
        .replace(/^(\w+)::(\w+)$/, '$1.$2()')
        .replace(/\bnew ([\w.]+)<[^>()]*>/g, 'new $1');
}

;// CONCATENATED MODULE: ./lib/ecosystems/tests-as-structure/tables.js

/** The first list whose elements are all rows: `[]struct{…}{ {…}, {…} }`, `[(1, 2), (3, 4)]`, `[[1, 2]]`. */
function tableIn(nodes) {
    for (const [at, node] of nodes.entries()) {
        if (node.kind !== 'group')
            continue;
        const elements = (0,tree/* elementsOf */.ZE)(node.nodes);
        // Perl's lists stand in parentheses.
        const open = node.open === '(' && (0,tree/* textOf */.b6)(nodes[at - 1]) === '=' ? '[' : node.open;
        if (open !== 'do' && elements.length > 0 && elements.every((element) => isRow(element, open)))
            return node;
        const inner = tableIn(node.nodes);
        if (inner !== undefined)
            return inner;
    }
    return undefined;
}
/** The values that a loop runs over: `[1, 2, 3]`, `{"a", "b"}`, `(1, 2)`. */
function listIn(nodes) {
    return nodes.findLast((node) => node.kind === 'group' &&
        (node.open === '(' ? (0,tree/* elementsOf */.ZE)(node.nodes).length > 1 : node.open !== 'do' && node.nodes.length > 0));
}
/** A bracket of its own, or one with a name or a key before it. In parentheses stand the arguments of a call. */
function isRow(element, open) {
    const last = element.at(-1);
    if (last?.kind !== 'group' || last.nodes.length === 0)
        return false;
    const [first] = element;
    if (/^(?:new|Arguments|arguments)$/.test((0,tree/* textOf */.b6)(first)))
        return true;
    if (element.length > 3 || open === '(')
        return false;
    const bare = element.length === 1 || (element.length === 3 && element[1]?.kind === 'sign');
    if (last.open === '(')
        return bare || (open === '[' && first?.kind === 'word');
    return bare || (first?.kind === 'word' && /^[A-Z]/.test(first.text));
}
/** A hash, or a list of values, that a name is given. */
function valuesIn(nodes) {
    const last = nodes.findLast((node) => node.kind === 'group');
    if (last?.kind !== 'group' || (last.open !== '[' && last.open !== '{'))
        return undefined;
    const elements = (0,tree/* elementsOf */.ZE)(last.nodes);
    return elements.length > 0 && elements.every(([first]) => /^["'\d-]/.test((0,tree/* render */.XX)(first === undefined ? [] : [first])))
        ? last
        : undefined;
}
/** The nodes without one of the groups in them. */
function without(nodes, group) {
    if (group === undefined)
        return [...nodes];
    return nodes.flatMap((node) => {
        if (node === group)
            return [];
        return node.kind === 'group' ? [{ ...node, nodes: without(node.nodes, group) }] : [node];
    });
}
/** A row without the keys of its values: `{in: 1, want: 2}` and `{1, 2}` are the same row. */
function renderRow(row) {
    const [only] = row;
    if (row.length !== 1 || only?.kind !== 'group' || only.open !== '{')
        return (0,tree/* render */.XX)(row);
    const values = (0,tree/* elementsOf */.ZE)(only.nodes).map((part) => (0,tree/* render */.XX)((0,tree/* textOf */.b6)(part[1]) === ':' ? part.slice(2) : part));
    return `{${values.join(', ')}}`;
}

;// CONCATENATED MODULE: ./lib/ecosystems/tests-as-structure/body.js
function emptyBody() {
    return { assertions: [], statements: [], marks: [], cases: [], tests: [] };
}
/** A body as a test of its own, before the tests within it. */
function testsOf({ cases, tests, ...own }, names, line, marks) {
    const test = { name: names.join(' > '), line, ...own, marks: [...marks, ...own.marks] };
    return [cases.length > 0 ? { ...test, cases } : test, ...tests];
}

;// CONCATENATED MODULE: ./lib/ecosystems/tests-as-structure/assertion.js


/** A value that stands there as it is; a list of calls is none. */
function isLiteral(text) {
    return LITERAL.test(text) && !(/^[[{(&@]/.test(text) && /[a-z]\w*\(/.test(text));
}
const LITERAL = /^(?:[-+]?\d|"|'|true$|false$|nil$|null$|nullptr$|None$|:\w|Some\(|Ok\(|Err\(|\[|@?\{|[A-Z][\w:.]*(?:\.class|::class|\.self)?$|qr|undef$|array\(|new\[\]|vec!|&\[|\[\]\w+\{)/;
/** A comparison as it stands in code: `a == b`, `!ok`, `strcmp(a, "x") == 0`. */
function fromCondition(condition, whole, line, negated, guard) {
    const text = bare(condition);
    const comparison = /^(.*?)\s*(===|!==|==|!=|<=|>=|<|>|=~|!~|\beq\b|\bne\b)\s*(.*)$/s.exec(text);
    const base = { text: whole, line, ...(guard === undefined ? {} : { guard }) };
    const both = negated ? /\|\|| or /.test(text) : /&&| and /.test(text);
    const either = negated ? /&&| and /.test(text) : /\|\|| or /.test(text);
    if (comparison === null || both || either) {
        const constant = negated ? /^(?:false|0|!true|!1)$/.test(text) : /^(?:true|1|!false|!0)$/i.test(text);
        return {
            ...base,
            subject: text,
            matcher: negated ? 'not' : 'true',
            strength: constant ? 'always' : either ? 'loose' : both ? 'exact' : 'presence',
        };
    }
    const [, left = '', sign = '', right = ''] = comparison;
    const turned = negated ? opposite(sign) : sign;
    const equal = /^(?:={2,3}|eq)$/.test(turned);
    const [subject, expected] = LITERAL.test(left) && !LITERAL.test(right) ? [right, left] : [left, right];
    const strength = left === right || (!negated && /^\d+$/.test(left) && /^\d+$/.test(right))
        ? 'always'
        : equal
            ? measuresOnly(subject)
                ? 'loose'
                : 'exact'
            : 'loose';
    return { ...base, subject, matcher: equal ? '==' : turned, expected, strength };
}
function opposite(sign) {
    const table = {
        '==': '!=',
        '!=': '==',
        '===': '!==',
        '!==': '===',
        '<': '>=',
        '>': '<=',
        '<=': '>',
        '>=': '<',
        '=~': '!~',
        '!~': '=~',
        eq: 'ne',
        ne: 'eq',
    };
    return table[sign] ?? sign;
}
function bare(text) {
    let out = text.trim();
    while (/^\((?:[^()]|\([^()]*\))*\)$/.test(out))
        out = out.slice(1, -1);
    return out;
}
/** One call that asserts, with the chain after it: `assertEquals(a, b)`, `expect(x).to eq(y)`, `assert x == y`. */
function fromCall(head, group, chain, line, options) {
    const words = group === undefined ? chain : group.nodes;
    // GoogleTest's message.
    const after = group === undefined || (0,tree/* textOf */.b6)(chain[0]) === '<<' ? [] : chain;
    const all = byName((0,tree/* elementsOf */.ZE)(words).map(tree/* render */.XX));
    // Go hands the test over first.
    const handed = /^(?:assert|require|is|qt)\./.test(head) && /^(?:t|b|tb|tt|\w+\.T\(\))$/.test(all[0] ?? '');
    const args = withoutMessage(handed ? all.slice(1) : all, head);
    const guard = options.guard === undefined ? {} : { guard: options.guard };
    const own = matcherOf(head);
    const whole = `${head}(${args.join(', ')})${(0,tree/* render */.XX)(after)}`;
    const base = { text: whole, line, ...guard };
    const [first = '', second, third] = args;
    if (/throw|raise|panic|exception/i.test(head))
        return fromThrow(args, after, base);
    if (after.length > 0)
        return fromChain((0,tree/* render */.XX)(after), first, base);
    const constraint = second === undefined
        ? null
        : /^(?:Is|Has|Does|Throws|Contains|is|equalTo|not|has\w*|containsString|eq|Matchers)\b/.exec(second);
    if (/^(?:that|)$/.test(own) && constraint !== null && second !== undefined)
        return fromChain(second, first, base);
    if (second === undefined || /^(?:true|false|nil|null|ok|notnull|notnil|nonnull|exists?|)$/.test(own)) {
        if (/^(?:true|that|ok|expect|)$/.test(own))
            return { ...fromCondition(first, whole, line, false), ...guard };
        if (/^(?:false|isfalse|refute|not)$/.test(own) && !/^false$/.test(first))
            return { ...base, subject: first, matcher: own, strength: 'presence' };
        const constant = /^(?:false|nil|null)$/.test(own) && first.toLowerCase() === own;
        return { ...base, subject: first, matcher: own, strength: constant ? 'always' : strengthOf(own, first) };
    }
    if (own === 'cmpok') {
        const strength = /^"(?:==|eq)"$/.test(second) ? 'exact' : 'loose';
        return { ...base, subject: first, matcher: second.replaceAll('"', ''), expected: third ?? '', strength };
    }
    // The literal is what is expected; where both or none are, the language's order counts.
    const turned = isLiteral(first) === isLiteral(second) ? options.expectedFirst : isLiteral(first);
    const [subject, expected] = turned ? [second, first] : [first, second];
    const tolerance = third !== undefined && /^[-+]?[\d.]/.test(third) && !/^(?:throws|len|size|count)/.test(own);
    return {
        ...base,
        subject,
        matcher: own,
        expected,
        ...(tolerance ? { tolerance: toleranceOf(third, head) } : {}),
        strength: subject === expected ? 'always' : tolerance ? 'loose' : strengthOf(own, subject),
    };
}
/** `expected: 2, actual: x` in the usual order. */
function byName(args) {
    const named = (name) => args.find((arg) => arg.startsWith(`${name}:`) && !arg.startsWith(`${name}::`))?.slice(name.length + 1);
    const [expected, actual] = [named('expected'), named('actual')];
    return expected === undefined || actual === undefined ? args : [expected, actual];
}
/** The code that has to fail, in a block or a function, and the error it has to fail with. */
function fromThrow(args, after, base) {
    const block = (0,tree/* render */.XX)(after.filter((node) => node.kind === 'group' && node.open !== '('));
    const code = args.find((arg) => /^(?:\(?[\w, ]*\)?(?:->|=>)|function|fn\b|sub\{|\|\||\w+::\w+$|\{)/.test(arg));
    const errors = args.filter((arg) => arg !== code);
    const subject = evenCode(block === '' ? (code ?? '') : block);
    const expected = errors.join(', ');
    const matcher = /no_?throw|not_?throw|no_?raise|nothing_raised/i.test(base.text.slice(0, 40)) ? '!throws' : 'throws';
    return {
        ...base,
        subject,
        matcher,
        ...(expected === '' ? {} : { expected }),
        strength: expected === '' ? 'presence' : 'loose',
    };
}
/** What stands between a value and its matcher and says nothing by itself. */
const FILLERS = /^(?:[\s.]|->)*(?:(?:not_to|to_not|to|should_not|should|isNot|is|Is|Be|Not|not|Has|Have|Does|and|And|with|eventually|usingRecursiveComparison|Should)\b(?:\(\))?(?:[\s.]|->)*)+(?=\w)/;
const CHAINED = /^((?:\w+::)*[A-Za-z_]\w*[?!]?)\s*(?:<[^>]*>)?(?:\((.*?)\)(?=[.)\s|&-]|$)|\s*("(?:\\.|[^"\\])*"|[^.(]*)$|)/s;
/** How far off: xUnit counts decimal places, everybody else gives the distance. */
function toleranceOf(text, head) {
    const number = Number.parseFloat(text);
    return /^(?:\w+\.)*Assert\.(?:Not)?Equal$/.test(head) && Number.isInteger(number) ? 10 ** -number : number;
}
function fromChain(given, subject, base) {
    // What it is called when it fails is no part of it.
    const chain = given.replace(/\.(?:as|describedAs|withFailMessage|overridingErrorMessage)\("(?:\\.|[^"\\])*"[^()]*\)/, '');
    const not = /\bnot\b|\bnot_to\b|\bto_not\b|\.Not\b|\.not\b|->not\b|\bshould_not\b|isNot/i.test(chain);
    const words = chain.replace(FILLERS, '').replace(/^[\s.]*(?:->)?/, '');
    const [, word = 'be', inParens, afterBlank] = CHAINED.exec(words) ?? [];
    const expected = inParens ?? afterBlank;
    const either = /\b(?:or|Or)\b|\|/.test(chain.replace(/"(?:\\.|[^"\\])*"/g, ''));
    const matcher = `${not ? '!' : ''}${matcherOf(word)}${either ? '|or' : ''}`;
    const strength = either
        ? 'loose'
        : not && EXACT.test(matcherOf(word))
            ? 'loose'
            : strengthOf(matcherOf(word), subject);
    return {
        ...base,
        subject,
        matcher,
        ...(expected === undefined || expected === '' ? {} : { expected: either ? chain : expected }),
        strength: subject === expected || (subject === 'true' && /true/.test(matcher)) ? 'always' : strength,
    };
}
/** Messages say what went wrong; they check nothing. */
function withoutMessage(args, head) {
    const unary = /(?:true|false|null|nil|ok|pass|not_?null|assert!?|that|require|check|expect|fail)$/i.test(head);
    const wanted = unary ? 1 : 2;
    const text = /^(?:[a-z]?"|format|String\.format|sprintf|f"|\$"|\(\)->"|msg|message)/;
    if (args.length <= wanted || /throws|raise|cmp_ok|isa_ok|can_ok/i.test(head))
        return args.filter((_, at) => at < 3);
    const last = args.at(-1) ?? '';
    const [first = ''] = args;
    // JUnit 4 puts the message first, everybody else last.
    if (args.length === wanted + 1 && /^"/.test(first) && !text.test(last) && !/^[-+]?[\d.]+\w?$/.test(last))
        return args.slice(1);
    const cut = args.findIndex((arg, at) => at >= wanted && text.test(arg));
    return cut === -1 ? args : args.slice(0, cut);
}
/** The first call of these nodes whose head asserts; `undefined` where none does. */
function assertingCall(line, asserts) {
    const { nodes } = line;
    let head = '';
    let from = 0;
    for (const [at, node] of nodes.entries()) {
        if (node.kind === 'group') {
            const takes = node.open === '(' || (node.open === '{' && /expect|throw|raise|catch|panic/i.test(head));
            if (head !== '' && takes && asserts.test(`${head}(`))
                return { head, group: node, chain: nodes.slice(at + 1), before: nodes.slice(0, from), line: node.line };
            if (head !== '' && node.open === '[' && asserts.test(`${head} `))
                return { head, group: undefined, chain: nodes.slice(at), before: nodes.slice(0, from), line: node.line };
            head = '';
            continue;
        }
        const joins = node.kind === 'word' || /^(?:\.|::|->|!|\?\.|#)$/.test(node.text);
        const word = node.kind === 'word';
        if (joins && !(word && /[\w$]$/.test(head))) {
            if (head === '')
                from = at;
            head += node.text;
            continue;
        }
        if (head !== '' && asserts.test(`${head} `) && at > 0)
            return { head, group: undefined, chain: nodes.slice(at), before: nodes.slice(0, from), line: node.line };
        head = word ? node.text : '';
        from = at;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/ecosystems/tests-as-structure/control.js

/** The branches of an `if`, `unless`, or of a statement with one behind it; `undefined` for any other statement. */
function branchesOf(line, syntax) {
    const { nodes } = line;
    const [first] = nodes;
    const word = (0,tree/* textOf */.b6)(first);
    if (/^(?:if|unless|guard)$/.test(word))
        return word === 'guard' ? guardOf(line, syntax) : ifOf(line, syntax, word === 'unless');
    const at = nodes.findIndex((node, index) => index > 0 && node.kind === 'word' && /^(?:if|unless)$/.test(node.text));
    // `return unless ready`, `skip('…') if $^O eq 'x'`: not the branch of a longer expression.
    const before = nodes[at - 1];
    if (at < 1 ||
        (before?.kind === 'sign' && before.text !== ')') ||
        nodes.slice(0, at).some(({ kind }) => kind === 'directive'))
        return undefined;
    if (/^else$/.test((0,tree/* textOf */.b6)(before)) || nodes.slice(at).some((node) => node.kind === 'group' && node.open === '{'))
        return undefined;
    return [
        {
            condition: (0,tree/* render */.XX)(nodes.slice(at + 1)),
            negated: (0,tree/* textOf */.b6)(nodes[at]) === 'unless',
            lines: [{ nodes: nodes.slice(0, at), line: line.line }],
        },
    ];
}
/** Swift's `guard condition else { leave }`. */
function guardOf(line, syntax) {
    const at = line.nodes.findIndex((node) => (0,tree/* textOf */.b6)(node) === 'else');
    return [{ condition: (0,tree/* render */.XX)(line.nodes.slice(1, at)), negated: true, lines: inBlock(line.nodes.at(-1), syntax) }];
}
function ifOf(line, syntax, negated) {
    const { nodes } = line;
    const at = nodes.findIndex((node, index) => index > 0 && node.kind === 'group' && (node.open === '{' || node.open === 'do'));
    const block = nodes[at];
    if (block === undefined || block.kind !== 'group') {
        const [, condition, ...rest] = nodes;
        return condition === undefined
            ? []
            : [{ condition: (0,tree/* render */.XX)([condition]), negated, lines: [{ nodes: rest, line: line.line }] }];
    }
    const condition = (0,tree/* render */.XX)(nodes.slice(1, at));
    const parts = splitAt(inBlock(block, syntax), /^(?:else|elsif|elif)$/);
    const [own = [], ...others] = parts;
    const rest = nodes.slice(at + 1);
    const after = rest[0] !== undefined && /^(?:else|elseif|elsif)$/.test((0,tree/* textOf */.b6)(rest[0]))
        ? rest.slice((0,tree/* textOf */.b6)(rest[0]) === 'else' ? 1 : 0)
        : [];
    const other = (0,tree/* textOf */.b6)(after[0]) === 'if' || /^else?if$|^elsif$/.test((0,tree/* textOf */.b6)(after[0]))
        ? ifOf({ nodes: after, line: line.line }, syntax, false)
        : after.length > 0
            ? [{ condition, negated: !negated, lines: blockOrLine(after, line.line, syntax) }]
            : [];
    return [
        { condition, negated, lines: own },
        ...others.map((lines) => ({ condition, negated: !negated, lines })),
        ...other,
    ];
}
function blockOrLine(nodes, line, syntax) {
    const [first] = nodes;
    return first?.kind === 'group' ? inBlock(first, syntax) : [{ nodes, line }];
}
function inBlock(node, syntax) {
    return node?.kind === 'group' ? (0,tree/* statementsOf */.GX)(node.nodes, syntax) : [];
}
/** Splits at statements that begin with one of the words; the word itself goes. */
function splitAt(lines, words) {
    const parts = [[]];
    for (const line of lines) {
        if (words.test((0,tree/* textOf */.b6)(line.nodes[0]))) {
            parts.push(line.nodes.length > 1 ? [{ nodes: line.nodes.slice(1), line: line.line }] : []);
        }
        else
            parts.at(-1)?.push(line);
    }
    return parts;
}
/** Blocks of a statement wherever they stand in it, those of nested calls as well. */
function blocksIn(nodes) {
    return nodes.flatMap((node) => node.kind !== 'group' ? [] : node.open === '{' || node.open === 'do' ? [node] : blocksIn(node.nodes));
}
function isBlock(node) {
    return node.kind === 'group' && (node.open === '{' || node.open === 'do');
}
/** What is tried and what handles its errors: `try … catch`, `begin … rescue`; undefined for another statement. */
function attemptOf(line, syntax) {
    const blocks = blocksIn(line.nodes.filter((node) => node.kind !== 'group' || node.open !== '('));
    const [first, ...others] = blocks;
    if (first === undefined)
        return undefined;
    if (first.open === 'do') {
        const [tried = [], ...handlers] = splitAt(inBlock(first, syntax), /^(?:rescue|ensure)$/);
        return { tried, handlers };
    }
    if (others.length === 0 && (0,tree/* textOf */.b6)(line.nodes[0]) === 'do')
        return undefined;
    return { tried: inBlock(first, syntax), handlers: others.map((block) => inBlock(block, syntax)) };
}
/** The block that belongs to the statement: the last one at its top, or the last one handed to a call. */
function blockOf(nodes) {
    const own = nodes.findLast((node) => node.kind === 'group' && (node.open === '{' || node.open === 'do'));
    if (own !== undefined)
        return own;
    const call = nodes.findLast((node) => node.kind === 'group' && node.open === '(');
    return call === undefined ? undefined : blockOf(call.nodes);
}
/** The functions among the arguments of a call, each as the statement that it is: `assertAll(() -> a, () -> b)`. */
function handedOver(group, line) {
    return (0,tree/* elementsOf */.ZE)(group?.nodes ?? []).map((one) => ({
        nodes: one.slice(one.findIndex((node) => (0,tree/* textOf */.b6)(node) === '->') + 1),
        line,
    }));
}

;// CONCATENATED MODULE: ./lib/ecosystems/tests-as-structure/variables.js


const ASSIGNS = /^(?:(?:let|const|var|val|auto|my|final|static|readonly|mut|local|private|public|protected|internal)\b ?)*(?:\$this->)?(?:([\w.:]+(?:<[\w<>, ?.]*>)?)(?:(?<=>)(?:\[\])*[ *&]*|(?:\[\])*[ *&]+))?([$@]?\w+)(?:\[\d*\])? ?(?::[\w<>&[\] ]+)?:?=(?![=>~])(.+)$/s;
/** Names that are given a value once, and never again: they may as well stand for it. */
function knownNames(statements, outer = new Map()) {
    const known = new Map(outer);
    const times = new Map();
    for (const { text } of statements) {
        const name = ASSIGNS.exec(text)?.[2] ?? /^(\$?\w+)(?:\[[^\]]*\])? ?[-+*/|&.]?=(?!=)/.exec(text)?.[1];
        if (name !== undefined)
            times.set(name, (times.get(name) ?? 0) + 1);
    }
    for (const { text } of statements) {
        const [, type = '', name = '', given = ''] = ASSIGNS.exec(text) ?? [];
        // C#: `Bag bag = new();`
        const value = given.replace(/^new\(/, `new ${type}(`);
        if (name !== '' && times.get(name) === 1 && !isChanging(value))
            known.set(name, evenCode(replaceNames(value.trim(), known)));
        else if (times.has(name))
            known.delete(name);
    }
    // What was defined before its parts were: `subject` above `let`.
    for (const [name, value] of known)
        known.set(name, replaceNames(value, variables_without(known, name)));
    return known;
}
function variables_without(known, name) {
    return new Map([...known].filter(([one]) => one !== name));
}
/** What is another value each time it is asked for may not be written twice. */
function isChanging(value) {
    return /\+\+|--|\bnext\(|\b(?:read|pop|shift|poll|random|now)\w*\(/i.test(value);
}
/** The test with its names replaced; a statement that only gave one a name says nothing more. */
function inlined(body, outer) {
    const known = knownNames(body.statements, outer);
    const assertions = body.assertions.map((assertion) => substitute(assertion, known));
    const used = new Set(body.statements
        .flatMap(({ text }) => ASSIGNS.exec(text)?.[2] ?? [])
        .filter((name) => known.has(name) && body.assertions.some((one) => mentions(`${one.subject} ${one.expected ?? ''}`, name))));
    const statements = body.statements
        .filter(({ text }) => !used.has(ASSIGNS.exec(text)?.[2] ?? ''))
        .map(({ text, line }) => ({ text: replaceNames(text, known), line }));
    return { ...body, assertions, statements };
}
function mentions(text, name) {
    return new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?!\\w)`).test(text);
}

;// CONCATENATED MODULE: ./lib/ecosystems/tests-as-structure/failing-branch.js




/** `if (got := f(); got != 3) { fail }` asserts the opposite of what it asks; what it does first is a statement. */
function failingBranch(condition, negated, line, guard) {
    const [, start = '', tested = condition] = /^(?:(.*?);)?([^;]*)$/s.exec(condition) ?? [];
    const given = knownNames([{ text: start, line }]);
    const assertion = even(fromCondition(tested, `${negated ? '' : '!'}(${condition})`, line, !negated, guard));
    if (given.size > 0)
        return { assertion: substitute(assertion, given) };
    return start === '' ? { assertion } : { assertion, statement: { text: start, line } };
}

;// CONCATENATED MODULE: ./lib/ecosystems/tests-as-structure/lazy-value.js


/** RSpec's `let(:name) { value }` and `subject { value }` as the assignment that they are. */
function lazyValue({ nodes, line }) {
    const found = /^(?:let!?|subject!?)(?:\(:?(\w+)\)?)?$/.exec((0,tree/* headOf */.Uo)(nodes));
    const [block, ...others] = blocksIn(nodes);
    if (found === null || block === undefined || others.length > 0)
        return undefined;
    return { text: `${found[1] ?? 'subject'}=${(0,tree/* render */.XX)(block.nodes)}`, line };
}

;// CONCATENATED MODULE: ./lib/ecosystems/tests-as-structure/loop-in.js




/** The parts of a loop: its block, and the values that it runs over, where they stand in it or in a known table. */
function loopIn({ nodes }, tables) {
    const block = nodes.findLast(isBlock) ?? blocksIn(nodes).at(-1);
    const head = nodes.filter((node) => node !== block);
    const known = tableIn(head) === undefined ? knownTable((0,tree/* render */.XX)(head), tables) : undefined;
    const group = known === undefined ? (tableIn(head) ?? listIn(over(head))) : undefined;
    return { block, head, group, table: group === undefined ? known : tableOf(group, head) };
}
function knownTable(head, tables) {
    const words = head.split(/[^\w$]+/);
    return [...tables].find(([name]) => words.includes(name.replace(/^@/, '')))?.[1];
}
/** What a loop runs over, without the names that it gives. */
function over(head) {
    const at = head.findIndex((node) => /^(?:in|of|range)$/.test((0,tree/* textOf */.b6)(node)));
    return head.slice(at + 1);
}

;// CONCATENATED MODULE: ./lib/ecosystems/tests-as-structure/asserted-behind.js


/** An assertion that stands behind its value: `x.Should().Be(1)`, `x.ShouldBe(1)`, `_(x).must_equal 1`. */
function assertedBehind({ nodes, line }, word, guard) {
    const at = nodes.findIndex((node, index) => index > 1 && word.test((0,tree/* textOf */.b6)(node)) && (0,tree/* textOf */.b6)(nodes[index - 1]) === '.');
    if (at === -1)
        return undefined;
    const subject = (0,tree/* render */.XX)(nodes.slice(0, at - 1)).replace(/^(?:_|value|expect)\((.*)\)$/s, '$1');
    const own = (0,tree/* textOf */.b6)(nodes[at]);
    const rest = nodes.slice(at + 1);
    const [first] = rest;
    const bare = own.replace(/^(?:must|Should|should)_?|^wont_?/, '');
    const given = first?.kind === 'group' && first.open === '(' ? (0,tree/* render */.XX)(rest) : rest.length > 0 ? `(${(0,tree/* render */.XX)(rest)})` : '()';
    const chain = bare === ''
        ? (0,tree/* render */.XX)(rest.slice(1)).replace(/^\.Be\(/, '.Equal(')
        : `.${/^wont/.test(own) ? 'not.' : ''}${bare}${given}`;
    return fromChain(chain, subject, { text: (0,tree/* render */.XX)(nodes), line, ...(guard === undefined ? {} : { guard }) });
}

;// CONCATENATED MODULE: ./lib/ecosystems/tests-as-structure/macro-check.js
/** What `#define CHECK(x) if (!(x)) exit(1)` checks wherever it is used: the condition that it fails on. */
function macroCheck(text, line) {
    const found = /^\s*#\s*define\s+((?:assert|ASSERT|EXPECT|CHECK|REQUIRE|FAIL|TEST|check|expect)\w*)\s*\([^)]*\)(.*?)\bif\s*\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/s.exec(text);
    if (found === null)
        return undefined;
    const [, name = '', , condition = ''] = found;
    const fails = condition.replace(/\\\r?\n|\s+/g, '');
    return {
        text: `${name} fails if ${fails}`,
        line,
        subject: name,
        matcher: 'fails if',
        expected: fails,
        strength: 'exact',
    };
}

;// CONCATENATED MODULE: ./lib/ecosystems/tests-as-structure/thrown-in.js



/** `try { f(); fail(); } catch (E e) { … }` says that f throws E; undefined for any other `try`. */
function thrownIn({ nodes, line }, tried) {
    const last = (0,tree/* render */.XX)(tried.at(-1)?.nodes ?? []);
    const type = /\bcatch ?\(\\?([\w.\\]+)/.exec((0,tree/* render */.XX)(nodes))?.[1];
    if (tried.length < 2 || type === undefined || !/^(?:\w+(?:\.|->|::)|\$this->)?fail\(/.test(last))
        return undefined;
    const subject = evenCode(tried
        .slice(0, -1)
        .map((one) => (0,tree/* render */.XX)(one.nodes))
        .join(';'));
    const expected = `${type}.class`;
    return { text: claim(subject, 'throws', expected), line, subject, matcher: 'throws', expected, strength: 'loose' };
}

;// CONCATENATED MODULE: ./lib/ecosystems/tests-as-structure/shell-status.js

/** In a shell test the status of each command is an assertion; `undefined` for what only prepares. */
function statusOf(given, line) {
    const text = plainTest(given);
    if (/^(?:run|local|export|load|cd|mkdir|touch|echo|printf|rm|cp|source|set)\b|^\w+=/.test(text))
        return undefined;
    const [, subject, sign, expected] = /^\[\[?"?(.*?)"?(==?|-eq|!=|-ne|=~|-gt|-lt|-ge|-le)"?(.*?)"?\]/.exec(text) ?? [];
    const ignored = /\|\|(?:true|:|return ?0|exit ?0)$/.test(text);
    const strength = sign === undefined ? 'presence' : /^(?:==?|-eq)$/.test(sign) ? 'exact' : 'loose';
    const compared = sign === undefined
        ? { subject: text, matcher: 'status' }
        : { subject: subject ?? '', matcher: sign, expected: expected ?? '' };
    const guard = ignored ? { guard: 'its failure is caught' } : {};
    return { text: claim(compared.subject, compared.matcher, compared.expected), line, ...compared, strength, ...guard };
}
/** The checks of bats-assert as the tests that they are. */
function plainTest(text) {
    return text
        .replace(/^assert_success$/, '["$status"-eq 0]')
        .replace(/^assert_failure$/, '["$status"-ne 0]')
        .replace(/^assert_output (?!-)("(?:\\.|[^"\\])*")$/, '["$output"=$1]')
        .replace(/^assert_equal (\S+) (.+)$/, '[$1=$2]');
}

;// CONCATENATED MODULE: ./lib/ecosystems/tests-as-structure/read-body.js

















/** What the statements of a test, a hook, a helper or of a whole file check, and what keeps them from it. */
function readBody(lines, language, around) {
    const body = emptyBody();
    new BodyReader(language, body, around).lines(lines, { more: false });
    return body;
}
const LOOPS = /^(?:for|foreach|while|loop|repeat)$/;
const DECLARES = /^plan\b|^(?:import|use|using|package|#include|include|require|require_relative|namespace|open|extern crate)\b/;
const SPEAKS = /\b(?:throw|raise|rethrow|fail\w*|panic|die|flunk|abort)\b|Fail\(/;
const LEAVES = /^(?:return|exit|done_testing|throw)\b/;
class BodyReader {
    language;
    body;
    around;
    /** Tables that have a name, for the loops that run over them. */
    tables;
    constructor(language, body, around) {
        this.language = language;
        this.body = body;
        this.around = around;
        this.tables = new Map(around.tables ?? []);
    }
    lines(all, here) {
        const conditions = new Conditions();
        // Ruby: a body may end in handlers without a `begin`.
        const [lines = [], ...handlers] = this.language.syntax.endWords === true ? splitAt(all, /^(?:rescue|ensure)$/) : [all];
        if (handlers.length > 0)
            this.handled(handlers, all.at(-1)?.line ?? 0, here);
        lines.forEach((line, at) => {
            if (line.nodes[0]?.kind === 'directive')
                this.standIns((0,tree/* textOf */.b6)(line.nodes[0]), line.line, {});
            if (conditions.take(line))
                return;
            const off = conditions.marks(line.line).map(({ condition, text }) => condition ?? text);
            const guard = [here.guard, ...off].filter((one) => one !== undefined).join(' && ');
            this.statement(line, { more: here.more || at < lines.length - 1, ...(guard === '' ? {} : { guard }) });
        });
    }
    statement(line, here) {
        const { language } = this;
        const text = (0,tree/* render */.XX)(line.nodes);
        const head = (0,tree/* headOf */.Uo)(line.nodes);
        this.standIns(head, line.line, here);
        if (language.exits?.test(text) === true && !LOOPS.test((0,tree/* textOf */.b6)(line.nodes[0])) && blocksIn(line.nodes).length === 0)
            this.mark('exit', text, line.line, here);
        if (this.blockMark(line, head, here) || this.nested(line, head))
            return;
        const branches = branchesOf(line, language.syntax);
        if (branches !== undefined)
            return this.branches(branches, line, here);
        if (/^(?:try|begin|do)$/.test((0,tree/* textOf */.b6)(line.nodes[0])) && this.attempt(line, here))
            return;
        if (LOOPS.test((0,tree/* textOf */.b6)(line.nodes[0])))
            return this.loop(line, here);
        const skip = skipCallMark(head, line.line, here.guard, language);
        if (skip !== undefined) {
            this.body.marks.push(skip);
            return;
        }
        if (this.leaves(text, line, here))
            return;
        if (!this.assertion(line, text, here))
            this.plain(line, text, here);
    }
    /** `#define NDEBUG`, a function called like an assertion, a stub. */
    standIns(text, line, here) {
        const macro = macroCheck(text, line);
        if (macro !== undefined)
            this.body.assertions.push(macro);
        if (this.language.shadows?.test(text) === true)
            this.mark('name-shadowed', text, line, here);
        if (this.language.replaces?.test(text) === true)
            this.mark('unit-replaced', text, line, here);
    }
    mark(kind, text, line, here) {
        this.body.marks.push(read_body_markOf(kind, text, line, here));
    }
    /** Blocks with a meaning of their own: Perl's `SKIP:` and `TODO:`, Ruby's `rescue` behind a statement. */
    blockMark(line, head, here) {
        const block = /^TODO\s*:/.test(head) ? line.nodes.at(-1) : undefined;
        if (block?.kind !== 'group' || !/\$TODO|todo/.test((0,tree/* render */.XX)(block.nodes)))
            return false;
        const inner = inBlock(block, this.language.syntax).filter(({ nodes }) => !/\$TODO/.test((0,tree/* render */.XX)(nodes)));
        const todo = read_body_markOf('todo', head, line.line, here);
        const read = readBody(inner, this.language, { ...this.around, marks: [...this.around.marks, todo] });
        if (read.assertions.length > 0)
            this.body.marks.push(todo);
        this.body.assertions.push(...read.assertions);
        this.body.tests.push(...read.tests);
        this.body.statements.push(...read.statements);
        return true;
    }
    /** A test within a test: `t.Run("…", …)`, `subtest '…' => sub {…}`, `SECTION("…") {…}`. */
    nested(line, head) {
        const found = this.language.subtests?.exec(head);
        const block = blocksIn(line.nodes).at(-1);
        if (found === null || found === undefined || block === undefined)
            return false;
        const names = [...this.around.names, (found[1] ?? '').replace(/^["'`]|["'`]$/g, '')];
        const body = readBody(inBlock(block, this.language.syntax), this.language, { ...this.around, names, inTest: true });
        this.body.tests.push(...testsOf(body, names, line.line, this.around.marks));
        return true;
    }
    branches(branches, line, here) {
        for (const { condition, negated, lines } of branches) {
            const text = lines.map(({ nodes }) => (0,tree/* render */.XX)(nodes)).join(';');
            const guard = [here.guard, negated ? `!(${condition})` : condition]
                .filter((one) => one !== undefined)
                .join(' && ');
            if (this.language.fails?.test(text) === true) {
                const { assertion, statement } = failingBranch(condition, negated, line.line, here.guard);
                this.body.assertions.push(assertion);
                if (statement !== undefined)
                    this.body.statements.push(statement);
            }
            else
                this.lines(lines, { guard, more: here.more });
        }
    }
    /** `try`, and Ruby's `begin`: errors that nobody looks at. */
    attempt(line, here) {
        const found = attemptOf(line, this.language.syntax);
        if (found === undefined)
            return false;
        const thrown = thrownIn(line, found.tried);
        if (thrown !== undefined) {
            this.body.assertions.push({ ...thrown, ...(here.guard === undefined ? {} : { guard: here.guard }) });
            for (const part of found.handlers)
                this.lines(part, here);
            return true;
        }
        this.handled(found.handlers, line.line, here);
        for (const part of [found.tried, ...found.handlers])
            this.lines(part, here);
        return true;
    }
    /** Errors that are caught and that nobody is told of. */
    handled(handlers, line, here) {
        const caught = handlers[0]?.map(({ nodes }) => (0,tree/* render */.XX)(nodes)).join(';');
        if (caught !== undefined && !SPEAKS.test(caught) && !this.language.asserts.test(caught))
            this.mark('swallowed', `catch ${caught}`.trim(), line, here);
    }
    /** A loop over values that stand here is written out, so that rows and single checks are the same to a comparison. */
    loop(line, here) {
        const { block, head, group, table } = loopIn(line, this.tables);
        if (group !== undefined)
            this.body.cases.push(...(0,tree/* elementsOf */.ZE)(group.nodes).map(renderRow));
        const from = this.body.assertions.length;
        const fromTest = this.body.tests.length;
        const fromStatement = this.body.statements.length;
        if (block === undefined) {
            const [, , ...rest] = line.nodes;
            this.lines(rest.length > 0 ? [{ nodes: rest, line: line.line }] : [], here);
        }
        else
            this.lines(inBlock(block, this.language.syntax), here);
        const added = this.body.assertions.splice(from);
        const bindings = table === undefined ? [] : bindingsOf(loopNames(head, block), table);
        const locals = knownNames(this.body.statements.slice(fromStatement));
        const inLoop = added.map((one) => substitute(one, locals));
        this.body.assertions.push(...expand(inLoop, bindings));
        const tests = this.body.tests.splice(fromTest);
        this.body.tests.push(...tests.map((test) => ({ ...test, assertions: expand(test.assertions, bindings) })));
        if (bindings.length === 0)
            this.body.statements.push({ text: (0,tree/* headOf */.Uo)(without(head, group)), line: line.line });
    }
    leaves(text, line, here) {
        if (this.around.inTest !== true || !LEAVES.test(text) || this.language.returns?.test(text) !== true)
            return false;
        if (here.more)
            this.mark('early-return', text, line.line, here);
        return true;
    }
    assertion(line, text, here) {
        const { language } = this;
        const behind = language.behind === undefined ? undefined : assertedBehind(line, language.behind, here.guard);
        if (behind !== undefined) {
            this.body.assertions.push(even(behind));
            return true;
        }
        const call = assertingCall(line, language.asserts);
        if (call === undefined) {
            const status = language.statementsAssert === true && this.around.inTest === true ? statusOf(text, line.line) : undefined;
            if (status !== undefined)
                this.body.assertions.push({ ...status, ...(here.guard === undefined ? {} : { guard: here.guard }) });
            return status !== undefined;
        }
        if (/(?:assertAll|[mM]ultiple)$/.test(call.head)) {
            this.lines(handedOver(call.group, line.line), here);
            return true;
        }
        const options = { expectedFirst: language.expectedFirst === true, guard: here.guard };
        const assertion = even(fromCall(call.head, call.group, call.chain, call.line, options));
        const name = language.namedChecks?.exec(text)?.[1];
        const swallowed = language.swallows?.test(text) === true;
        if (swallowed)
            this.mark('swallowed', text, line.line, here);
        if (name !== undefined)
            this.body.tests.push({
                name: [...this.around.names, name.replace(/^"|"$/g, '')].join(' > '),
                isCheck: true,
                line: line.line,
                assertions: [assertion],
                statements: [],
                marks: this.around.marks,
            });
        else
            this.body.assertions.push(assertion);
        for (const block of blocksIn(call.group?.nodes ?? []))
            this.lines(inBlock(block, language.syntax), here);
        return true;
    }
    /** A statement that neither asserts nor leaves: its own text, and what its blocks hold. */
    plain(line, text, here) {
        const blocks = blocksIn(line.nodes);
        if (DECLARES.test(text))
            return;
        const table = tableIn(line.nodes);
        if (table !== undefined)
            this.body.cases.push(...(0,tree/* elementsOf */.ZE)(table.nodes).map(renderRow));
        const lazy = lazyValue(line);
        if (lazy !== undefined) {
            this.body.statements.push(lazy);
            return;
        }
        const [, name] = /^(?:\w+ |\w+(?=[$@]))?([$@]?\w+) ?(?:\[\])?:?=/.exec((0,tree/* headOf */.Uo)(line.nodes)) ?? [];
        if (table !== undefined && name !== undefined)
            this.tables.set(name, tableOf(table, line.nodes));
        if (/\.(?:each|forEach)\b/.test((0,tree/* headOf */.Uo)(line.nodes)))
            return this.loop(line, here);
        const own = without(line.nodes, table);
        this.body.statements.push({ text: blocks.length === 0 ? (0,tree/* render */.XX)(own) : (0,tree/* headOf */.Uo)(own), line: line.line });
        for (const block of blocksIn(own))
            this.lines((0,tree/* statementsOf */.GX)(block.nodes, this.language.syntax), here);
    }
}
function read_body_markOf(kind, text, line, { guard }) {
    return { kind, text, line, ...(guard === undefined ? {} : { condition: guard }) };
}

;// CONCATENATED MODULE: ./lib/ecosystems/tests-as-structure/called.js


/** A function that asserts but that nobody calls, and no annotation runs. */
function isDead(line, called) {
    const head = (0,tree/* headOf */.Uo)(line.nodes);
    if (blockOf(line.nodes) === undefined ||
        /[@[]\w*(?:Before|After|Set[uU]p|Tear|Init|Clean|Provider|Fixture|Source|OneTime)|\bpub\b|\boverride\b/.test(head))
        return false;
    const name = /\b(?:fn|fun|func|function|def|sub|void|int|bool) (\w+)(?:\(|$|<)/.exec(head)?.[1];
    return (name !== undefined &&
        !/^(?:set_?up|tear_?down|before|after|init|main|on_|\w*[sS]etup)/i.test(name) &&
        (called.get(name) ?? 0) < 2);
}
/** The words of a text that may be calls: not those under `#if 0`, and not names that are only mentioned. */
function calledTokens(tokens) {
    const open = [];
    return tokens.filter((token, at) => {
        if (token.kind === 'directive') {
            const [, word = '', condition = ''] = /^#\s*(\w+)\s*(.*)/s.exec(token.text) ?? [];
            if (word.startsWith('if'))
                open.push(condition.trim() === '0');
            else if (word === 'else')
                open.splice(-1, 1, false);
            else if (word === 'endif')
                open.pop();
            return false;
        }
        if (token.kind !== 'word' || open.includes(true))
            return false;
        const before = tokens.slice(Math.max(0, at - 3), at).map(({ text }) => text);
        return !(before.join('') === '(void)' && tokens[at + 1]?.text === ';');
    });
}
/** In C a test is a function that `main` calls. */
function isCalled(name, head, called, language) {
    if (language.mustBeCalled?.test(head) !== true || name === 'main')
        return true;
    return !called.has('main') || (called.get(name) ?? 0) > 1;
}

;// CONCATENATED MODULE: ./lib/ecosystems/tests-as-structure/name-in-head.js


/** The name in the first of the patterns that matches; a string literal loses its quotes. */
function nameInHead(head, patterns, nodes) {
    for (const pattern of patterns) {
        const found = outsideStrings(pattern, head);
        if (found !== undefined)
            return (found.slice(1).find((group) => group !== '') ?? (0,tree/* textOf */.b6)(nodes[0])).replace(/^["'`]|["'`]$/g, '');
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/ecosystems/tests-as-structure/rows.js




/** The rows in the head of a test; a list in braces gives one row for each of its strings or numbers. */
function rowsOf(head, language) {
    if (language.rows === undefined)
        return [];
    return [...head.matchAll(language.rows)].flatMap(([, row = '']) => row.includes('{') ? (row.match(/"(?:\\.|[^"\\])*"|[-\w.]+(?=[,}])/g) ?? [row]) : [row.trim()]);
}
/** What the parameters of a table test stand for in each row: those of its head, or those that its provider returns. */
function rowBindings(line, name, language, tables) {
    const parameters = parametersOf(line.nodes, name);
    if (parameters.length === 0)
        return [];
    const head = (0,tree/* headOf */.Uo)(line.nodes);
    const provider = [...(language.provider === undefined ? [] : head.matchAll(language.provider))].flatMap((found) => found.slice(1).find((one) => one !== undefined) ?? []);
    const table = provider.map((one) => tables.get(one)).find((one) => one !== undefined);
    if (table !== undefined)
        return bindingsOf(parameters.length > 1 ? parameters : parameters.slice(0, 1), table).map(unwrapped);
    return rowsOf(head, language).flatMap((row) => {
        const values = parameters.length > 1 && /^"[^"]*"$/.test(row) ? csv(row) : split(row);
        return values.length < parameters.length ? [] : [new Map(parameters.map((one, at) => [one, values[at] ?? '']))];
    });
}
/** A provider of one value gives lists of one. */
function unwrapped(binding) {
    return binding.size > 1
        ? binding
        : new Map([...binding].map(([name, value]) => [name, value.replace(/^\[(.*)\]$/s, '$1')]));
}
function parametersOf(nodes, name) {
    const at = nodes.findIndex((node, index) => node.kind === 'word' && node.text === name && nodes[index + 1]?.kind === 'group');
    const group = nodes[at + 1];
    if (at === -1 || group?.kind !== 'group')
        return [];
    return (0,tree/* elementsOf */.ZE)(group.nodes).flatMap((element) => {
        const colon = element.findIndex((node) => (0,tree/* textOf */.b6)(node) === ':');
        return /(\$?\w+)$/.exec((0,tree/* render */.XX)(colon === -1 ? element : element.slice(0, colon)))?.[1] ?? [];
    });
}
function csv(row) {
    return row
        .slice(1, -1)
        .split(/[,|;]/)
        .map((value) => value.trim().replace(/^'(.*)'$/, '$1'))
        .map((value) => (/^(?:-?\d[\d.]*|true|false)$/.test(value) ? value : JSON.stringify(value)));
}
function split(row) {
    return (row.match(/(?:"(?:\\.|[^"\\])*"|\([^)]*\)|\[[^\]]*\]|[^,"([])+/g) ?? []).map((value) => value.trim());
}
/** Tables with a name among these statements: what a variable holds, or a function returns. */
function namedTables(lines) {
    return new Map(lines.flatMap((line) => {
        const group = tableIn(line.nodes) ?? valuesIn(line.nodes);
        const yielded = group === undefined ? yieldsIn(line.nodes) : [];
        const [, called, set] = /\b(?:function|fun|func|def|fn|sub) ?(\w+)\(|([$@]?\w+) ?(?:\[\])? ?(?::?=|=>)(?!=)/.exec((0,tree/* headOf */.Uo)(line.nodes)) ??
            [];
        const name = called ?? set ?? /(\w+)\([^()]*\)$/.exec((0,tree/* headOf */.Uo)(line.nodes))?.[1];
        if (name === undefined)
            return [];
        if (group !== undefined)
            return [[name, tableOf(group, line.nodes)]];
        return yielded.length === 0 ? [] : [[name, { rows: yielded, fields: [] }]];
    }));
}
/** `yield 'name' => [1, 2];` and `yield return new object[] {1, 2};`: each gives a row. */
function yieldsIn(nodes) {
    const block = blockOf(nodes);
    if (block === undefined)
        return [];
    return (0,tree/* statementsOf */.GX)(block.nodes, { newlines: false }).flatMap((line) => {
        const row = (0,tree/* textOf */.b6)(line.nodes[0]) === 'yield' ? line.nodes.at(-1) : undefined;
        return row?.kind === 'group' ? [[row]] : [];
    });
}

// EXTERNAL MODULE: ./lib/ecosystems/calls-in.js
var calls_in = __webpack_require__(4546);
;// CONCATENATED MODULE: ./lib/ecosystems/tests-as-structure/units.js

/** Whether a text names what the assertions call themselves: a collaborator may be replaced, that may not. */
function unitsOf(tests) {
    const units = new Set(tests.flatMap(({ assertions }) => assertions.flatMap(({ subject }) => [...(0,calls_in/* callsIn */.T)(subject), ...membersIn(subject)])));
    return (text) => text
        .replace(/"(?:\\.|[^"\\])*"/g, '')
        .split(/[^\w]+/)
        .some((word) => units.has(word));
}
/** `queue.take`, `$d->month`: in Ruby and Perl a call needs no parentheses. */
function membersIn(subject) {
    return [...subject.matchAll(/(?:\.|->)(\w+)/g)].map(([, name = '']) => name);
}

;// CONCATENATED MODULE: ./lib/ecosystems/tests-as-structure/test-heads.js

/** The body of `Name() => expression;` or of `fun name() = expression`. */
function afterArrow(nodes) {
    const at = nodes.findIndex((node) => node.kind === 'sign' && (node.text === '=>' || node.text === '='));
    return at === -1 ? [] : nodes.slice(at + 1);
}
function fileCondition(head, line, language) {
    const condition = (language.fileConditions ?? []).map((one) => one.exec(head)).find((found) => found !== null);
    if (condition === undefined || condition === null)
        return undefined;
    return { kind: 'skip', text: condition[0], line: line.line, condition: condition[1] ?? condition[0] };
}
/** What stands in a block after its parameters: Ruby's `|a, b|`. */
function withoutBars(nodes) {
    if ((0,tree/* textOf */.b6)(nodes.find((node) => node.kind !== 'newline')) !== '|')
        return nodes;
    const first = nodes.findIndex((node) => (0,tree/* textOf */.b6)(node) === '|');
    return nodes.slice(nodes.findIndex((node, at) => at > first && (0,tree/* textOf */.b6)(node) === '|') + 1);
}

// EXTERNAL MODULE: ./lib/ecosystems/tests-as-structure/tokens.js
var tests_as_structure_tokens = __webpack_require__(638);
;// CONCATENATED MODULE: ./lib/ecosystems/tests-as-structure/read-light.js

















/**
 * The structure of a test file by tokens and brackets alone: strings and comments are told from code, blocks are
 * nested, and a table of the language says which heads are tests, marks and assertions. It never fails: a file of
 * another grammar gives no tests.
 */
function readLight(text, language, amongTests) {
    const own = language.ownPackage?.exec(text)?.[1];
    const unqualified = own === undefined ? text : text.replace(new RegExp(`\\b${own}\\.(?=[A-Z])`, 'g'), '');
    const tokens = (0,tests_as_structure_tokens/* tokenize */.qw)(unqualified, language.lexicon);
    const nodes = (0,tree/* nest */.$I)(tokens, language.syntax);
    const called = new Map();
    for (const token of calledTokens(tokens))
        called.set(token.text, (called.get(token.text) ?? 0) + 1);
    const lines = (0,tree/* statementsOf */.GX)(nodes, language.syntax);
    const file = { tests: [], body: emptyBody(), language, called, whole: amongTests };
    readLines(lines, file, { names: [], marks: [], inSuite: false, tables: new Map() });
    // Where each check is a test of its own, those without a name are one together.
    if (language.namedChecks !== undefined && file.body.assertions.length > 0)
        file.tests.push({
            name: 'checks without a name',
            line: 1,
            assertions: file.body.assertions.splice(0),
            statements: [],
            marks: [],
        });
    const known = knownNames(file.body.statements);
    const namesUnit = unitsOf(file.tests);
    const whole = [...file.body.marks, ...file.tests.flatMap(({ marks }) => marks.filter(isOfFile))];
    return {
        tests: file.tests.map((test) => ({ ...inlined(test, known), marks: test.marks.filter((mark) => !isOfFile(mark)) })),
        loose: file.body.assertions.map((assertion) => substitute(assertion, known)),
        setup: file.body.statements,
        marks: whole.filter(({ kind, text }) => kind !== 'unit-replaced' || namesUnit(text)),
    };
}
function isOfFile({ kind }) {
    return kind === 'exit' || kind === 'name-shadowed' || kind === 'unit-replaced';
}
/** A loop round tests: each round is a test. */
function readRounds(line, head, file, place) {
    const block = blockOf(line.nodes);
    if (block === undefined || !place.inSuite || !/\.(?:each|forEach)$|^for(?:each)?\b/.test(head))
        return false;
    const from = file.tests.length;
    readLines((0,tree/* statementsOf */.GX)(withoutBars(block.nodes), file.language.syntax), file, place);
    const tests = file.tests.splice(from);
    if (tests.length === 0)
        return false;
    const before = line.nodes.filter((node) => node !== block);
    const group = tableIn(before) ?? listIn(before);
    const named = [...place.tables].find(([name]) => head.split(/[^\w$]+/).includes(name))?.[1];
    const table = group === undefined ? named : tableOf(group, before);
    const bindings = table === undefined ? [] : bindingsOf(loopNames(before, block), table);
    file.tests.push(...tests.map((test) => ({ ...test, assertions: expand(test.assertions, bindings) })));
    return true;
}
function readLines(lines, file, around) {
    const { language } = file;
    const place = { ...around, tables: new Map([...around.tables, ...namedTables(lines)]) };
    const conditions = new Conditions();
    let marks = place.marks;
    let next = [];
    let hidden = false;
    const rest = [];
    for (const line of lines) {
        const head = (0,tree/* headOf */.Uo)(line.nodes);
        const fileMark = fileCondition(head, line, language);
        if (fileMark !== undefined) {
            marks = [...marks, fileMark];
            file.body.marks.push(fileMark);
            continue;
        }
        if (conditions.take(line)) {
            rest.push(line);
            continue;
        }
        if (language.hides?.test(head) === true) {
            hidden = true;
            continue;
        }
        const pending = language.pending?.exec(head);
        if (pending !== null && pending !== undefined) {
            const mark = { kind: 'skip', text: head, line: line.line };
            if (pending[1] === 'tag')
                next = [mark];
            else
                marks = [...marks, mark];
            continue;
        }
        const block = blockOf(line.nodes);
        const suite = nameInHead(head, language.suite, line.nodes);
        const test = nameInHead(head, language.tests, line.nodes) ?? read_light_plainTest(head, block, file);
        const here = [...marks, ...next, ...conditions.marks(line.line)];
        next = [];
        const isTest = test !== undefined &&
            !hidden &&
            language.neverRun?.test(head) !== true &&
            (language.marked === undefined || outsideStrings(language.marked, head) !== undefined) &&
            isCalled(test, head, file.called, language);
        if (isTest)
            file.tests.push(...readTest(test, line, block, head, file, { ...place, marks: here }));
        else if (suite !== undefined && block !== undefined) {
            const inner = {
                names: [...place.names, suite],
                marks: [...here, ...headMarks(head, line.line, language)],
                inSuite: true,
                tables: place.tables,
            };
            readLines((0,tree/* statementsOf */.GX)(block.nodes, language.syntax), file, inner);
        }
        else if (!readRounds(line, head, file, { ...place, marks: here }))
            rest.push(line);
    }
    if (!file.whole && !place.inSuite) {
        // Code that is tested may assert as it likes, but not redefine what asserts.
        const { marks: found } = readBody(rest, language, { marks: [], names: [] });
        file.body.marks.push(...found.filter(({ kind }) => kind === 'name-shadowed'));
        return;
    }
    const inherited = place.inSuite ? marks : [];
    const loose = readBody(rest.filter((line) => !isDead(line, file.called)), language, {
        marks: inherited,
        names: place.names,
        tables: place.tables,
    });
    file.tests.push(...loose.tests);
    file.body.assertions.push(...loose.assertions);
    const rows = loose.cases.map((text) => ({ text, line: rest[0]?.line ?? 1 }));
    file.body.statements.push(...loose.statements, ...rows);
    file.body.marks.push(...loose.marks);
}
function readTest(name, line, block, head, file, place) {
    const { language } = file;
    const names = [...place.names, name];
    const inner = block === undefined
        ? [{ nodes: afterArrow(line.nodes), line: line.line }]
        : (0,tree/* statementsOf */.GX)(block.nodes, language.syntax);
    const body = readBody(inner, language, { marks: place.marks, names, inTest: true, tables: place.tables });
    const expected = (language.expects ?? []).flatMap((pattern) => {
        const found = pattern.exec(head);
        if (found === null)
            return [];
        const [, value = ''] = found;
        const subject = evenCode(body.statements.at(-1)?.text ?? '');
        const text = claim(subject, 'throws', value);
        return [{ text, line: line.line, subject, matcher: 'throws', expected: value, strength: 'loose' }];
    });
    const bindings = rowBindings(line, name, language, place.tables);
    const written = bindings.length > 0 && expand(body.assertions, bindings).length > body.assertions.length;
    // Rows that are written out as assertions need not be looked for a second time.
    const cases = [...(written ? [] : rowsOf(head, language)), ...body.cases];
    return [
        {
            name: names.join(' > '),
            line: line.line,
            assertions: [
                ...expected,
                ...expand(expected.length === 0 ? body.assertions : body.assertions.map(inVain), bindings),
            ],
            statements: expected.length === 0 ? body.statements : body.statements.slice(0, -1),
            marks: [...place.marks, ...headMarks(head, line.line, language), ...body.marks],
            ...(cases.length === 0 ? {} : { cases }),
        },
        ...body.tests,
    ];
}
/** A function of another name is a test where it takes nothing, asserts, and `main` calls it. */
function read_light_plainTest(head, block, { language, whole }) {
    const name = language.plainTests?.exec(head)?.[1];
    if (!whole || name === undefined || block === undefined)
        return undefined;
    const { assertions } = readBody((0,tree/* statementsOf */.GX)(block.nodes, language.syntax), language, {
        marks: [],
        names: [],
        inTest: true,
    });
    return assertions.length > 0 ? name : undefined;
}
/** Where the test has to fail, a check that fails is as good as one that does not. */
function inVain(assertion) {
    return { ...assertion, guard: 'the test is expected to fail' };
}


/***/ }),

/***/ 638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IR: () => (/* binding */ HASH_COMMENTS),
/* harmony export */   jB: () => (/* binding */ QUOTED),
/* harmony export */   n5: () => (/* binding */ SLASH_COMMENTS),
/* harmony export */   o_: () => (/* binding */ NAME),
/* harmony export */   qw: () => (/* binding */ tokenize)
/* harmony export */ });
const SLASH_COMMENTS = [/\/\/.*/y, /\/\*[\s\S]*?(?:\*\/|$(?![\s\S]))/y];
const HASH_COMMENTS = [/#.*/y];
const QUOTED = [/"(?:\\[\s\S]|[^"\\])*"/y, /'(?:\\[\s\S]|[^'\\])*'/y];
const NAME = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
const NUMBER = /\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?\w*/y;
const SIGN = /===|!==|<=>|=>|->|::|:=|==|!=|=~|!~|<=|>=|&&|\|\||\.{2,3}|<<|\+\+|--|[-+*/|]=|\S/uy;
const BLANK = /[^\S\n]+|\\\r?\n/y;
const HEREDOC = /<<[~-]?(?:"(\w+)"|'(\w+)'|([A-Z_]\w*))/y;
const PATTERN = /\/(?![\s*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+\/\w*/y;
const BEFORE_PATTERN = /^(?:[(,=!&|?:{;[]|=~|!~|&&|\|\||=>|==|if|unless|and|or|not|when|return|split|grep|match)$/;
function tokenize(text, lexicon) {
    const tokens = [];
    const heredocs = [];
    let line = 1;
    let at = 0;
    const take = (pattern) => {
        pattern.lastIndex = at;
        return pattern.exec(text)?.[0];
    };
    const keep = (kind, found) => {
        tokens.push({ kind, text: found, line });
        pass(found);
    };
    const pass = (found) => {
        at += found.length;
        line += found.split('\n').length - 1;
    };
    const first = (patterns) => {
        for (const pattern of patterns) {
            const found = take(pattern);
            if (found !== undefined && found !== '')
                return found;
        }
        return undefined;
    };
    while (at < text.length) {
        if (text[at] === '\n') {
            keep('newline', '\n');
            for (const word of heredocs.splice(0))
                pass(takeHeredoc(text.slice(at), word));
            continue;
        }
        const blank = take(BLANK);
        if (blank !== undefined)
            pass(blank);
        else if (text[at] !== undefined)
            one();
    }
    return tokens;
    function one() {
        const directive = lexicon.directives === undefined ? undefined : take(lexicon.directives);
        if (directive !== undefined)
            return keep('directive', directive);
        const annotation = lexicon.annotations === undefined ? undefined : take(lexicon.annotations);
        if (annotation !== undefined) {
            tokens.push({ kind: 'word', text: annotation.replace(/\s*\n[\s*]*/g, ' '), line });
            return pass(annotation);
        }
        const comment = (lexicon.nestedComments === true ? nestedComment() : undefined) ?? first(lexicon.comments);
        if (comment !== undefined)
            return pass(comment);
        const heredoc = lexicon.heredocs === true ? heredocAt() : undefined;
        if (heredoc !== undefined)
            return keep('string', heredoc);
        const quoted = first(lexicon.strings);
        if (quoted !== undefined)
            return keep('string', quoted);
        const pattern = lexicon.patterns === true && patternMayStand() ? take(PATTERN) : undefined;
        if (pattern !== undefined)
            return keep('string', pattern);
        const word = take(lexicon.word);
        if (word !== undefined)
            return keep('word', word);
        const number = take(NUMBER);
        if (number !== undefined)
            return keep('number', number);
        keep('sign', take(SIGN) ?? text.charAt(at));
    }
    function nestedComment() {
        if (!text.startsWith('/*', at))
            return undefined;
        const marks = /\/\*|\*\//g;
        marks.lastIndex = at;
        let depth = 0;
        for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
            depth += mark[0] === '/*' ? 1 : -1;
            if (depth === 0)
                return text.slice(at, marks.lastIndex);
        }
        return text.slice(at);
    }
    function heredocAt() {
        HEREDOC.lastIndex = at;
        const found = HEREDOC.exec(text);
        if (found === null)
            return undefined;
        const word = found[1] ?? found[2] ?? found[3] ?? '';
        heredocs.push(word);
        // The text is part of the token, so that a change of it is seen; it is passed at the end of the line.
        const body = text.slice(text.indexOf('\n', at) + 1);
        tokens.push({ kind: 'string', text: takeHeredoc(body, word), line });
        return found[0];
    }
    function patternMayStand() {
        const last = tokens.at(-1);
        return last === undefined || last.kind === 'newline' || BEFORE_PATTERN.test(last.text);
    }
}
/** The text of a here document with its last line; nothing where the last line is missing. */
function takeHeredoc(text, word) {
    const end = new RegExp(`^[ \\t]*${word};?[ \\t]*$`, 'm').exec(text);
    return end === null ? '' : text.slice(0, end.index + end[0].length);
}


/***/ }),

/***/ 312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $I: () => (/* binding */ nest),
/* harmony export */   GX: () => (/* binding */ statementsOf),
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   XX: () => (/* binding */ render),
/* harmony export */   ZE: () => (/* binding */ elementsOf),
/* harmony export */   b6: () => (/* binding */ textOf)
/* harmony export */ });
const CLOSE = { '(': ')', '[': ']', '{': '}', do: 'end' };
/** Words that open a block ended by `end` where a statement begins. */
const OPENING = /^(?:def|defp|defmodule|class|module|if|unless|case|begin|while|until|for|function)$/;
/** The tokens with every bracket as a group. What is left open ends with the text. */
function nest(tokens, syntax) {
    let at = 0;
    return inside(undefined);
    function inside(open) {
        const nodes = [];
        for (; at < tokens.length; at += 1) {
            const token = tokens[at];
            if (token === undefined)
                break;
            if (open !== undefined && token.text === syntax.topWord && tokens[at - 1]?.kind === 'newline') {
                at -= 1;
                return nodes;
            }
            const opens = token.kind === 'sign' && /^[([{]$/.test(token.text) ? token.text : undefined;
            if (open !== undefined && token.text === CLOSE[open] && token.kind !== 'string')
                return nodes;
            const starts = syntax.endWords === true && token.kind === 'word' ? wordOpens(nodes, token) : false;
            if (opens !== undefined) {
                nodes.push(group(opens, token.line));
            }
            else if (starts) {
                const opensHere = token.text === 'do' || token.text === 'fn';
                if (!opensHere)
                    header(nodes);
                if (opensHere || opensBelow(nodes))
                    nodes.push(group('do', token.line));
                else
                    at -= 1;
            }
            else {
                if (/^[)\]}]$/.test(token.text) && token.kind === 'sign')
                    continue;
                nodes.push(token);
            }
        }
        return nodes;
    }
    /** What stands in the line of the opening word: `def name(arguments)`, `if condition`. */
    function header(nodes) {
        for (; at < tokens.length; at += 1) {
            const token = tokens[at];
            if (token === undefined || token.kind === 'newline' || /^(?:;|then|do)$/.test(token.text))
                return;
            const opens = token.kind === 'sign' && /^[([{]$/.test(token.text);
            nodes.push(opens ? group(token.text, token.line) : token);
        }
    }
    function group(open, line) {
        at += 1;
        return { kind: 'group', open, nodes: inside(open), line };
    }
    function wordOpens(before, token) {
        const last = before.at(-1);
        if (last?.kind === 'sign' && (last.text === '.' || last.text === ':'))
            return false;
        // A key of a hash: `for: 1`, `do: x`.
        if (tokens[at + 1]?.text === ':')
            return false;
        if (token.text === 'do' || token.text === 'fn')
            return true;
        const fresh = last === undefined || last.kind === 'newline' || /^(?:;|=|\|\||&&|return|else|then)$/.test(textOf(last));
        return fresh && OPENING.test(token.text) && !closedInLine();
    }
    /** Elixir's `def x, do: y`, and blocks that `do` opens later in the line: `if x do`, `while x do`. A comma carries on. */
    function closedInLine() {
        for (let next = at + 1; next < tokens.length; next += 1) {
            if (tokens[next]?.kind === 'newline' && tokens[next - 1]?.text !== ',')
                return false;
            if (tokens[next]?.text === 'do')
                return true;
        }
        return false;
    }
    /** Ruby's `def name = value` has no block. */
    function opensBelow(nodes) {
        const from = nodes.findLastIndex((node) => textOf(node) === 'def');
        const signs = nodes
            .slice(from + 1)
            .filter((node) => node.kind === 'sign')
            .map(textOf);
        return from === -1 || from < nodes.length - 12 || !signs.includes('=');
    }
}
const CONTINUES = /^(?:else|elseif|elsif|elif|catch|finally|ensure|rescue|and|or|\.|\?\.|->|&&|\|\||\?|:|,|=|==|!=|[+*/%|]|\)|as)$/;
const UNFINISHED = /^(?:[=+*/%|&,.(<?:]|==|!=|=>|->|:=|&&|\|\||<=|>=|\.|and|or|not|else|in)$/;
/** The statements among these nodes. */
function statementsOf(nodes, syntax) {
    const lines = [];
    let current = [];
    const end = () => {
        const [first] = current;
        if (first !== undefined)
            lines.push({ nodes: current, line: first.line });
        current = [];
    };
    nodes.forEach((node, at) => {
        if (node.kind === 'directive') {
            end();
            current.push(node);
            end();
        }
        else if (node.kind === 'newline') {
            if (syntax.newlines && endsLine(current, nextNode(nodes, at), syntax))
                end();
        }
        else if (node.kind === 'sign' && node.text === ';' && !inHeader(current, syntax))
            end();
        else {
            current.push(node);
            if (node.kind === 'group' &&
                node.open === '{' &&
                !syntax.newlines &&
                endsBlock(current, nodes[at + 1], nextNode(nodes, at)))
                end();
            // Rust's `#![…]` speaks of what it stands in, not of what follows.
            if (node.kind === 'group' && node.open === '[' && current.map(textOf).join('') === '#!')
                end();
        }
    });
    end();
    return lines;
}
/** `if x := f(); x != y {`: the sign parts the header, it does not end the statement. */
function inHeader(current, syntax) {
    const header = syntax.newlines && syntax.endWords !== true && /^(?:if|for|switch)$/.test(textOf(current[0]));
    return header && !current.some((node) => node.kind === 'group' && node.open === '{');
}
function endsLine(current, next, syntax) {
    const last = current.at(-1);
    if (last === undefined)
        return false;
    if (onlyAnnotations(current))
        return false;
    if (last.kind !== 'group' && UNFINISHED.test(last.text))
        return false;
    if (next?.kind === 'group')
        return next.open !== '{' || !/^(?:fun|func|class|if|for|while|object|interface|struct)$/.test(textOf(current[0]));
    if (next === undefined || next.kind === 'string')
        return true;
    // Where words end blocks, a word that begins a line begins a branch.
    return !CONTINUES.test(next.text) || (syntax.endWords === true && next.kind === 'word');
}
/** `@Test`, `@Tag("x")`, `@moduletag :skip` is no annotation of this kind: its word is followed by more. */
function onlyAnnotations(nodes) {
    const signs = nodes
        .filter((node) => node.kind !== 'group')
        .map(textOf)
        .join(' ');
    return /^(?:@ [A-Z]\w*(?: [.:] \w+)* ?)+$/.test(signs);
}
function endsBlock(current, next, later) {
    if (next === undefined || later === undefined)
        return true;
    if (next.kind === 'sign' && /^[;,.)\]?:=]$|^(?:->|=>|::|&&|\|\|)$/.test(next.text))
        return false;
    if (later.kind === 'word' && /^(?:else|elseif|elsif|catch|finally)$/.test(later.text))
        return false;
    if (later.kind === 'word' && later.text === 'while' && textOf(current[0]) === 'do')
        return false;
    return !(later.kind === 'group' && later.open !== '[');
}
function nextNode(nodes, at) {
    return nodes.slice(at + 1, at + 20).find((node) => node.kind !== 'newline');
}
/** What stands between commas. */
function elementsOf(nodes) {
    const elements = [[]];
    for (const node of nodes) {
        if (node.kind === 'sign' && node.text === ',')
            elements.push([]);
        else if (node.kind !== 'newline')
            elements.at(-1)?.push(node);
    }
    return elements.filter((element) => element.length > 0);
}
function textOf(node) {
    return node === undefined || node.kind === 'group' ? '' : node.text;
}
/** The nodes as text in one spelling: no white space but between words, strings in double quotes, blocks in full. */
function render(nodes) {
    return joined(nodes, (group) => render(group.nodes));
}
/** The head of a statement with its arguments, without its blocks. Lists in braces are no blocks. */
function headOf(nodes, depth = 0) {
    return joined(nodes, (group) => {
        if (group.open === 'do' || (group.open === '{' && (depth === 0 || isCode(group))))
            return undefined;
        return headOf(group.nodes, depth + 1);
    });
}
function isCode({ nodes }) {
    return nodes.some((node) => node.kind !== 'group' && /^(?:;|\n|=>|->)$/.test(node.text));
}
function joined(nodes, inner) {
    let out = '';
    const last = nodes.at(-1);
    for (const node of nodes) {
        if (node.kind === 'newline' || (node === last && textOf(node) === ','))
            continue;
        const text = node.kind === 'group' ? bracketed(node, inner(node)) : node.kind === 'string' ? sameQuotes(node.text) : node.text;
        const touches = /[\p{L}\p{N}_$"]$/u.test(out) && /^[\p{L}\p{N}_$"]/u.test(text);
        out += touches || (out.endsWith(',') && !text.startsWith(' ')) ? ` ${text}` : text;
    }
    return out.trim();
}
function bracketed({ open }, content) {
    if (content === undefined)
        return '';
    return open === 'do' ? ` do ${content} end` : `${open}${content}${CLOSE[open] ?? ''}`;
}
function sameQuotes(text) {
    const single = /^'((?:\\.|[^'\\"])*)'$/s.exec(text);
    return single === null ? text : `"${(single[1] ?? '').replaceAll("\\'", "'")}"`;
}


/***/ })

};
