export const id = 1482;
export const ids = [1482];
export const modules = {

/***/ 1482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ judgeChange),
  judgeTrees: () => (/* binding */ judgeTrees)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/stop/gate/asks-for.js

const ABOUT_TESTS = /\b(?:fail(?:s|ed|ing|ures?)?|broken|red)\b[^.\n]{0,40}\b(?:tests?|specs?|suite|ci|build|checks?)\b|\b(?:tests?|specs?|suite|ci|build|checks?)\b[^.\n]{0,40}\b(?:fail(?:s|ed|ing|ures?)?|broken|red|pass(?:es|ing)?|green)\b/i;
/** Words that can only be code: `slug()`, snake_case, camelCase, a file, and what stands in backticks or quotes. */
const CODE_WORDS = /`([^`\n]+)`|"([^"\n]+)"|\b([A-Za-z_$][\w$]*)\(|\b([\w-]+\.[A-Za-z]{1,5})\b|\b([A-Za-z]+_\w+|[a-z]+[A-Z]\w*)\b/g;
const SHORTEST = 3;
/**
 * Is this failure what the request is about? It asks for tests to pass in general, and names none, or it names the test, its
 * file or what the test is called after. An old failure that was to be mended is no excuse.
 */
function asksFor(request, name, file = '') {
    const target = namesIn(`${name} ${(0,external_node_path_.basename)(file)}`);
    const words = codeWords(request);
    if (words.some((word) => isIn(word, target)))
        return true;
    return ABOUT_TESTS.test(request) && words.every((word) => !isTestLike(word));
}
function codeWords(request) {
    const found = [...request.matchAll(CODE_WORDS)].flatMap((match) => match.slice(1).filter((word) => word !== undefined));
    return [...new Set(found.map((word) => word.toLowerCase().replace(/\(.*$/, '').trim()))].filter((word) => word.length >= SHORTEST);
}
/** As it is, and with the parts of camelCase apart. */
function namesIn(text) {
    return `${text} ${text.replace(/([a-z0-9])([A-Z])/g, '$1 $2')}`.toLowerCase();
}
/** As a whole word, perhaps inflected: `add` is in "adds two" and not in "address". */
function isIn(word, target) {
    for (let at = target.indexOf(word); at >= 0; at = target.indexOf(word, at + 1)) {
        const after = target.slice(at + word.length);
        if (!/[a-z0-9]/.test(target[at - 1] ?? ' ') && /^(?:e?s|e?d|ing|er)?(?![a-z0-9])/.test(after))
            return true;
    }
    return false;
}
/** Does the request say which tests it means? */
function isTestLike(word) {
    return /test|spec|::|›/.test(word);
}

// EXTERNAL MODULE: ./lib/stop/gate/fingerprint.js
var fingerprint = __webpack_require__(6722);
;// CONCATENATED MODULE: ./lib/stop/gate/compare-runs.js


/**
 * A red run against the start tree, by name. Where no names are told nothing is excused, and where some are missing only the
 * very same picture is: what is not known may be new. A failure that says something else now was reached by the change; one that the request is about
 * was to be mended.
 */
function compareRuns({ run, baseline, request, mayRunFewer }) {
    const before = new Set(baseline.failures);
    const isKnown = (name) => before.has(name) && !asksFor(request, name, fileOf(run, name)) && saysTheSame(name, run, baseline);
    const known = run.failures.filter(isKnown);
    const fresh = run.failures.filter((name) => !known.includes(name));
    const comparable = run.verdict === 'failed' && baseline.verdict === 'failed' && fresh.length === 0;
    // A run that broke off has no new failures to show.
    const brokeOff = !mayRunFewer && (run.ran ?? 0) < (baseline.ran ?? 0);
    const isTold = known.length > 0 && (isFullyNamed(run) || isSamePicture(run, baseline));
    return { known, fresh, excused: comparable && !brokeOff && isTold };
}
function fileOf(run, name) {
    return run.failed.find((one) => one.name === name)?.file;
}
/** By all that is told of tests of this name; what is told of one run only says nothing. */
function saysTheSame(name, run, baseline) {
    const [is, was] = [run, baseline].map(({ failed }) => failed.flatMap((one) => (one.name === name && one.message !== undefined ? [(0,fingerprint/* sameWords */.M)(one.message)] : [])).sort());
    if (is === undefined || was === undefined || is.length === 0 || was.length === 0)
        return true;
    return is.join('\n') === was.join('\n');
}
/** As many names as a run tells at most: there may be more. */
const MOST_NAMES = 50;
function isFullyNamed(run) {
    const { length } = run.failures;
    return length < MOST_NAMES && redCount(run) <= length;
}
function isSamePicture(run, baseline) {
    const isSame = run.exitCode === baseline.exitCode && (0,fingerprint/* sameWords */.M)(run.tail) === (0,fingerprint/* sameWords */.M)(baseline.tail);
    return isSame && redCount(run) <= redCount(baseline);
}
function redCount({ counts }) {
    return counts === undefined ? 0 : counts.failed + counts.errors;
}

// EXTERNAL MODULE: ./lib/stop/gate/decide-verdict.js
var decide_verdict = __webpack_require__(7052);
// EXTERNAL MODULE: ./lib/stop/gate/gate-runs.js
var gate_runs = __webpack_require__(5242);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/tamper/languages/light/tokens.js
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
        const comment = first(lexicon.comments);
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

;// CONCATENATED MODULE: ./lib/tamper/languages/c.js

/** Plain asserts, Check, Unity, cmocka; GoogleTest, Catch2, doctest, Boost.Test. */
const C = {
    name: 'c',
    files: /\.(?:c|cc|cpp|cxx|c\+\+|h|hh|hpp|m|mm)$/i,
    source: /\.(?:c|cc|cpp|cxx|c\+\+|h|hh|hpp|m|mm)$/i,
    lexicon: {
        comments: SLASH_COMMENTS,
        strings: [/R"(\w*)\([\s\S]*?\)\1"/y, /(?:u8|[uUL])?"(?:\\[\s\S]|[^"\\\n])*"/y, /'(?:\\[^']*|[^'\\\n])'/y],
        word: NAME,
        directives: /(?<=^|\n[ \t]*)#(?:\\\r?\n|.)*/y,
    },
    syntax: { newlines: false },
    suite: [/^namespace (\w*)$/, /^(?:BOOST_AUTO_TEST_SUITE|TEST_GROUP|TEST_SUITE)\(([^)]*)\)/],
    tests: [
        /^(?:TYPED_)?TEST(?:_[FP])?\(([^)]*)\)$/,
        /^(?:TEST_CASE|SCENARIO|TEST_CASE_METHOD|TEMPLATE_TEST_CASE)\((?:\w+, )?("(?:\\.|[^"\\])*")/,
        /^(?:BOOST_(?:AUTO|DATA|FIXTURE)_TEST_CASE|START_TEST|Test|ZTEST|TEST_METHOD)\((\w+(?:, ?\w+)?)/,
        /^(?:static |extern )*(?:void|int|bool|char ?\*|MunitResult|const char ?\*) ?(main|test\w*|\w+_tests?)\(/i,
    ],
    plainTests: /^(?:static |extern )*(?:void|int|bool) ?(\w+)\((?:void)?\)$/,
    mustBeCalled: /^(?:static |extern )*(?:void|int|bool|char ?\*|MunitResult|const char ?\*) ?\w+\(/,
    tagsInStrings: true,
    skip: [
        /\bDISABLED_\w+/,
        /"\[(?:\.|!hide)[^\]]*\]/,
        /\[\.\]|\[!mayfail\]/,
        /\bdisabled\(\)/,
        /\*boost::unit_test::(?:disabled|enable_if)/,
        /doctest::skip\((.*?)\)/,
    ],
    expectedFailure: [/\[!shouldfail\]|doctest::(?:should_fail|may_fail|expected_failures)|expected_failures\(/],
    skipCalls: /^(?:GTEST_SKIP|SKIP|TEST_IGNORE(?:_MESSAGE)?|skip|QSKIP)\(/,
    asserts: /^(?:std::)?(?:static_assert|_?assert\w*|ASSERT\w*|EXPECT_\w+|CHECK\w*|REQUIRE\w*|BOOST_(?:TEST|CHECK|REQUIRE)\w*|TEST_ASSERT\w*|ck_assert\w*|CPPUNIT_ASSERT\w*|CU_ASSERT\w*|QVERIFY\w*|QCOMPARE|munit_assert\w*|expect\w*|check\w*|is_\w+|ok|STRCMP_EQUAL|LONGS_EQUAL)[( ]/,
    fails: /(?:^|;)(?:return (?!0\b|EXIT_SUCCESS|NULL|MUNIT_OK)[^;]+|(?:std::)?(?:exit|_Exit|quick_exit)\((?!0\)|EXIT_SUCCESS)[^)]*\)|(?:std::)?abort\(\)|\+\+\w*(?:fail|err|bad)\w*|\w*(?:fail|err|bad)\w*(?:\+\+|\+=.*|=1)|(?:ADD_)?FAIL\w*\(.*|ck_abort.*|throw\b.*)(?:;|$)/i,
    returns: /^(?:return(?: ?\(?0\)?| EXIT_SUCCESS| NULL| MUNIT_OK)?|(?:std::)?exit\((?:0|EXIT_SUCCESS)\))$/,
    exits: /^(?:std::)?(?:exit|_exit|_Exit|quick_exit)\((?:0|EXIT_SUCCESS)\)$|^(?:\(void\))?RUN_ALL_TESTS\(\)$/,
    subtests: /^(?:SECTION|SUBCASE|GIVEN|WHEN|THEN|INFO_SECTION)\(("(?:\\.|[^"\\])*")\)/,
    shadows: /^\s*#\s*define\s+(?:NDEBUG\b|(?:assert|ASSERT|EXPECT|CHECK|REQUIRE)\w*\s*\([^)]*\)(?![\s\S]*(?:exit\s*\(\s*(?!0\b|EXIT_SUCCESS)|abort\s*\(|return\s+[^0;]|\+\+|throw|__assert)))|^\s*#\s*undef\s+(?:assert|ASSERT\w*)/,
    replaces: /^\s*#\s*define\s+(?!assert|ASSERT|EXPECT|CHECK|REQUIRE|NDEBUG|_)[a-z]\w*\(/,
};

;// CONCATENATED MODULE: ./lib/tamper/languages/csharp.js

/** xUnit, NUnit, MSTest. */
const CSHARP = {
    name: 'csharp',
    files: /\.cs$/,
    source: /\.cs$/,
    lexicon: {
        comments: SLASH_COMMENTS,
        strings: [
            /\$*"""[\s\S]*?"""/y,
            /(?:@\$|\$@|@)"(?:""|[^"])*"/y,
            /\$?"(?:\\[\s\S]|[^"\\\n])*"/y,
            /'(?:\\[^']*|[^'\\\n])'/y,
        ],
        word: /@?[\p{L}_][\p{L}\p{N}_]*/uy,
        directives: /(?<=^|\n[ \t]*)#\s*(?:if|el|endif|define|undef)\b.*/y,
    },
    syntax: { newlines: false },
    suite: [/\b(?:class|struct|record) (\w+)/, /^namespace ([\w.]+)$/],
    tests: [
        /\[(?:[^\]]*,)?(?:\w+\.)*(?:Fact|Theory|Test|TestCase|TestCaseSource|TestMethod|DataTestMethod|SkippableFact|SkippableTheory|Property)\b.*?\b(?:void|(?:Value)?Task(?:<\w+>)?) (\w+)[(<]/,
    ],
    skip: [
        /\bSkip="[^"]*"/,
        /\bSkip=\w+/,
        /\[(?:[^\]]*,)?(?:Ignore|Explicit)\b[^\]]*\]/,
        /\[Platform\(([^\]]*)\)\]/,
        /\bSkip(?:Unless|When)=([^\],)]+)/,
    ],
    retries: [/\[(?:[^\]]*,)?Retry(?:Fact|Theory)?\(\D*(\d+)/],
    timeLimit: [/\b(?:Timeout|MaxTime|CancelAfter)\s*[=(](\d+)/],
    expects: [/\[ExpectedException\((.*?)\)\]/],
    rows: /\[(?:InlineData|TestCase|DataRow)\(((?:[^()]|\([^()]*\))*)\)\]/g,
    provider: /(?:TestCaseSource|MemberData|DynamicData)\((?:nameof\((\w+)\)|"(\w+)")/g,
    skipCalls: /^(?:Assert\.(?:Ignore|Inconclusive|Skip(?:If|Unless|When)?|Pass)|Skip\.(?:If|IfNot)|Assume\.That)\((.*)\)$/,
    asserts: /^(?:\w+\.)*(?:Assert\.\w+|\w*Assert\.\w+|Should\w*|Verify\w*|Expect\w*)[( ]/,
    behind: /^Should\w*$/,
    expectedFirst: true,
    fails: /^(?:throw\b|Assert\.Fail\(|Environment\.Exit\([1-9])/,
    returns: /^return(?: Task\.CompletedTask)?$/,
    exits: /\bEnvironment\.(?:Exit\(0?\)|FailFast)/,
    replaces: /\.Setup\(.*\)\.Returns|\.Returns\(|Substitute\.For|A\.CallTo\(/,
    shadows: /\bclass (?:Assert|FactAttribute|TheoryAttribute|TestAttribute)\b|^using (?:Assert|Is)=/,
};

;// CONCATENATED MODULE: ./lib/tamper/languages/elixir.js

const ELIXIR = {
    name: 'elixir',
    files: /_test\.exs$/,
    source: /\.exs?$/,
    lexicon: {
        comments: HASH_COMMENTS,
        strings: [
            /"""[\s\S]*?"""/y,
            /"(?:\\[\s\S]|[^"\\])*"/y,
            /'(?:\\[\s\S]|[^'\\])*'/y,
            /~[a-zA-Z](?:\/(?:\\.|[^/\\])*\/|\([^)]*\)|\{[^}]*\}|\[[^\]]*\]|"[^"]*")\w*/y,
        ],
        word: /[@:]?[\p{L}_][\p{L}\p{N}_]*[?!]?/uy,
        newlines: true,
    },
    syntax: { newlines: true, endWords: true },
    suite: [/^defmodule ([\w.]+)/, /^describe ?\(?("[^"]*")/],
    tests: [/^(?:test|property) ?\(?("(?:\\.|[^"\\])*")/],
    skip: [],
    pending: /^@(tag|moduletag|describetag) ?\(?:?(?:skip|pending)\b/,
    asserts: /^(?:assert\w*|refute\w*|flunk|check)[( ]/,
    fails: /^(?:raise|flunk|exit)\b/,
    returns: /^$/,
    exits: /^System\.(?:halt|stop)\b/,
};

;// CONCATENATED MODULE: ./lib/tamper/languages/go.js

const GO = {
    name: 'go',
    files: /_test\.go$/,
    source: /\.go$/,
    lexicon: {
        comments: SLASH_COMMENTS,
        strings: [/`[^`]*`/y, /"(?:\\.|[^"\\\n])*"/y, /'(?:\\[^']*|[^'\\\n])'/y],
        word: NAME,
        directives: /\/\/(?:go:build| ?\+build)\b.*/y,
    },
    syntax: { newlines: true },
    suite: [],
    ownPackage: /^package (\w+)_test$/m,
    tests: [/^func (?:\(\w+ ?\*?\w+\))?((?:Test|Fuzz|Example)(?![a-z])\w*)\(/],
    skip: [],
    asserts: /^(?:\w+\.)*(?:(?:assert|require|is|qt|cmp|g|expect|Expect|Ω|suite|s)\.(?!Nil\b.*t\.Log)[A-Z]\w*|[Aa]ssert\w*|[Rr]equire\w*|[Ee]xpect\w*|Should\w*|Equal|DeepEqual|Diff)[( ]/,
    fails: /(?:^|;)(?:\w+\.)?(?:[tbf]|tb|tt|T\(\))\.(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow)\(|^panic\(|^os\.Exit\([1-9]|^log\.Fatal/,
    skipCalls: /^(?:\w+\.)?(?:[tbf]|tb|tt|T\(\))\.(?:Skip|Skipf|SkipNow)\(/,
    subtests: /^\w+\.Run\(("[^"]*"), ?func/,
    returns: /^return$/,
    exits: /\bos\.Exit\(0\)/,
    fileConditions: [/^\/\/(?:go:build| ?\+build)\s+(.*)$/],
    swallows: /^defer func.*recover\(\)/,
};

;// CONCATENATED MODULE: ./lib/tamper/languages/java.js

const SKIP = [
    /@(?:\w+\.)*(?:Disabled|Ignore|Ignored|PendingFeature)\b(?:\("[^"]*"\))?/,
    /@(?:\w+\.)*(?:Disabled|Enabled)(?:On\w+|If\w*|For\w+)\(([^@]*?)\)(?=@|\w| )/,
    /@(?:\w+\.)*Test\([^)]*\benabled=false/,
];
/** JUnit 3 to 5 and TestNG, with AssertJ, Hamcrest and Truth. */
const JAVA = {
    name: 'java',
    files: /\.(?:java|groovy)$/,
    source: /\.(?:java|groovy)$/,
    lexicon: { comments: SLASH_COMMENTS, strings: [/"""[\s\S]*?"""/y, ...QUOTED], word: NAME },
    syntax: { newlines: false },
    suite: [/\b(?:class|interface|record|enum) (\w+)/],
    tests: [
        /@(?:\w+\.)*(?:Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate|Property)\b.*?\b(\w+)\((?:[^()]|\([^()]*\))*\)(?:throws [\w., ]+)?$/,
        /^public void (test\w*)\(\)/,
        /\bdef ("[^"]*")\(\)$/,
    ],
    skip: SKIP,
    only: [],
    neverRun: /@(?:\w+\.)*(?:Test|ParameterizedTest|RepeatedTest)\b.*\bprivate |@(?:\w+\.)*(?:Test|ParameterizedTest|RepeatedTest)\b.*\bstatic \w/,
    retries: [/@(?:\w+\.)*(?:RetryingTest|Retry|RepeatedIfExceptionsTest)\(\D*(\d+)/],
    timeLimit: [/\btimeout=(\d[\d_]*)/, /@(?:\w+\.)*Timeout\(\D*(\d+)/],
    expects: [/\bexpected(?:Exceptions)?=([\w.{}, ]+?)[,)]/],
    rows: /@(?:\w+\.)*(?:CsvSource|ValueSource|EnumSource|MethodSource|CsvFileSource)\((.*?)\)(?=@|\w| )/g,
    provider: /MethodSource\("(\w+)"\)|dataProvider="(\w+)"/g,
    skipCalls: /^(?:\w+\.)*(?:assume\w+|assumingThat|abort|abortIf)\((.*)\)$|^throw new (?:SkipException|TestAbortedException)\b/,
    asserts: /^(?:\w+\.)*(?:assert\w*|fail|verify\w*|expect\w*|should\w*|andExpect|then|Truth\.assert\w+)[( ]/,
    expectedFirst: true,
    fails: /^(?:throw new|fail\(|Assert\w*\.fail\(|System\.exit\([1-9])/,
    returns: /^return$/,
    exits: /\b(?:System\.exit|Runtime\.getRuntime\(\)\.(?:halt|exit))\(0?\)/,
    replaces: /\b(?:mockStatic|mockConstruction|doReturn|doNothing|doAnswer)\(|\bwhen\(.*\)\.then\w+\(|\bspy\(/,
    shadows: /\b(?:static|private|void)\b.*\bvoid (?:assert\w+|fail)\(/,
};
const KOTLIN = {
    ...JAVA,
    name: 'kotlin',
    files: /\.kts?$/,
    source: /\.kts?$/,
    lexicon: { ...JAVA.lexicon, word: /`[^`\n]+`|[\p{L}_$][\p{L}\p{N}_$]*/uy, newlines: true },
    syntax: { newlines: true },
    suite: [/\b(?:class|object|interface) (\w+)/, /^(?:describe|context|Given|given|When|feature)\(("[^"]*")\)$/],
    tests: [
        /@(?:\w+\.)*(?:Test|ParameterizedTest|RepeatedTest|TestFactory)\b.*?\bfun(?:<[^>]*>)? ?(`[^`]+`|\w+)\(/,
        /^(?:test|it|should|xtest|xit|xshould|scenario|Then|then)\(("[^"]*")\)/,
    ],
    skip: [...SKIP, /^x(?:test|it|should)\(/, /\.config\([^)]*\benabled=false/],
    expectedFirst: true,
    asserts: /^(?:\w+\.)*(?:assert\w*|fail|verify\w*|should\w*|expect\w*|check|require)[( ]/,
};

;// CONCATENATED MODULE: ./lib/tamper/syntax/nodes.js
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

;// CONCATENATED MODULE: ./lib/tamper/syntax/javascript-tree.js
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

;// CONCATENATED MODULE: ./lib/tamper/syntax/javascript-expressions.js

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

;// CONCATENATED MODULE: ./lib/tamper/syntax/parse-javascript.js


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

;// CONCATENATED MODULE: ./lib/tamper/syntax/settle.js

/** `{...{a: 1}, b: 2}` is `{a: 1, b: 2}`, `[1, 2][0]` is 1: what a literal comes to once its parts are known. */
function settle(node) {
    switch (node.is) {
        case 'list':
            return { ...node, items: node.items.flatMap((item) => spreadOf(item, 'list')?.items ?? [item]) };
        case 'dictionary':
            return merged(node);
        case 'other':
            return settle_element(node.parts) ?? filledIn(node) ?? node;
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
        : print(node.callee.of) === 'Object'
            ? [first, node.callee.name]
            : [node.callee.of, node.callee.name];
    if (/^(list|tuple|sorted)$/.test(print(node.callee)) && first !== undefined && node.args.length === 1)
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
    const inner = ([key, value]) => print(key) === '...' ? (value.is === 'dictionary' ? value : spreadOf(value, 'dictionary')) : undefined;
    if (!node.entries.some((entry) => inner(entry) !== undefined))
        return node;
    const entries = new Map();
    for (const entry of node.entries.flatMap((one) => inner(one)?.entries ?? [one])) {
        const key = print(entry[0]);
        entries.set(key === '...' ? `...${print(entry[1])}` : key, entry);
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
function settle_element(parts) {
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
    return of.is === 'dictionary' ? of.entries.find(([key]) => print(key) === print(at))?.[1] : undefined;
}

;// CONCATENATED MODULE: ./lib/tamper/syntax/substitute.js

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
            return settle({ ...node, items: node.items.map(again) });
        case 'dictionary':
            return settle({ ...node, entries: node.entries.map(([key, value]) => [key, again(value)]) });
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
            return settle({ ...node, parts: node.parts.map((part) => (typeof part === 'string' ? part : again(part))) });
    }
}
/** Binds the names of a pattern to the parts of a value; undefined where the value is not spread out here. */
function bind(pattern, value) {
    if (pattern.is === 'name')
        return [[pattern.name, value]];
    if (pattern.is === 'list' && value.is === 'list')
        return substitute_all(pattern.items.map((item, index) => bindTo(item, value.items[index])));
    if (pattern.is === 'dictionary' && value.is === 'dictionary')
        return substitute_all(pattern.entries.map(([key, target]) => bindTo(target, entryOf(value, keyName(key)))));
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
function substitute_all(bound) {
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

;// CONCATENATED MODULE: ./lib/tamper/syntax/walk.js
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

;// CONCATENATED MODULE: ./lib/tamper/languages/javascript-claims.js

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
    const amount = given === undefined ? 2 : Number(print(given));
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

;// CONCATENATED MODULE: ./lib/tamper/languages/assertion.js


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
        const spelled = print(expected).toLowerCase();
        if (spelled === 'true' || spelled === 'false')
            return truth(subject, (spelled === 'true') !== (claim.negated ?? false), line);
    }
    return [settled(claim)];
}
/** A value that is the same whatever the code does. */
function isConstant(node) {
    return [...within(node)].every((part) => ['text', 'literal', 'list', 'dictionary', 'unary', 'binary'].includes(part.is) ||
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
        if (/^Object\.is$/.test(print(subject.callee)) && subject.args[1] !== undefined && argument !== undefined)
            return [settled(claim('equals', argument, subject.args[1]))];
    }
    if (subject.is === 'call' &&
        /^(isinstance|callable|hasattr|isNaN|Number\.isFinite|Array\.isArray)$/.test(print(subject.callee)))
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
    const subjectText = print(subject);
    const expectedText = expected.map(print).join(', ');
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
        return expected.length > 0 && !ANY_ERROR.test(print(expected[0] ?? subject)) ? 'exact' : 'loose';
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
    return matcher === 'equals' && negated !== true && first !== undefined && print(first) === print(subject);
}
/** `== pytest.approx(1.5, abs=0.1)` is nearly equal, however it is spelled. */
function approximate(claim) {
    const [expected] = claim.expected ?? [];
    if (claim.matcher !== 'equals' || expected?.is !== 'call' || !/(^|\.)approx$/.test(print(expected.callee)))
        return claim;
    const off = expected.args.find((one) => one.is === 'keyword' && /^(abs|rel)$/.test(one.name));
    const tolerance = off?.is === 'keyword' ? Number(print(off.value)) : 1e-6;
    return { ...claim, matcher: 'near', expected: expected.args.slice(0, 1), tolerance };
}
function always(subject, line) {
    return settled({ matcher: 'none', subject, line });
}
function isTrue(node) {
    return isConstant(node) && !/^(false|null|undefined|None|0|""|\[\]|\{\})$/i.test(print(node));
}
function isComparison(node) {
    return ((node.is === 'binary' && /^([=!]=|[<>]=?|is|is not|in|not in)$/.test(node.op)) ||
        (node.is === 'unary' && /^(!|not)$/.test(node.op)) ||
        (node.is === 'call' && node.callee.is === 'member' && /^(includes|startsWith|endsWith|has)$/.test(node.callee.name)));
}

;// CONCATENATED MODULE: ./lib/tamper/languages/scope.js

const SWALLOWED = 'its failure is caught';
function callableOf(node, scope) {
    if (node.is === 'function')
        return node;
    return node.is === 'name' ? scope.functions.get(node.name) : undefined;
}
/** A function of the file, or a method that the class of the test has. */
function isAtHand({ callee }, { functions }) {
    return (callee.is === 'name' || callee.is === 'member') && functions.has(print(callee));
}
function guardOf({ guard }) {
    return guard === undefined ? {} : { guard };
}
function guarded({ guard }) {
    return guard === undefined ? {} : { condition: guard };
}
/** Names and constants that stand alone do nothing. */
function isTold(node) {
    return !['name', 'text', 'literal'].includes(node.is) && !/^console\.|^print\(/.test(print(node));
}
/** `p.then(() => …)` that is neither awaited nor returned, and tells no callback when it is done. */
function isUnawaitedChain(node) {
    if (node.is !== 'call' || node.callee.is !== 'member' || !/^(then|finally)$/.test(node.callee.name))
        return false;
    return !/\b(done|cb|callback|resolve|end)\(/.test(node.args.map(print).join());
}
/** What an assert statement looks at, be it on either side of a comparison. */
function subjectsOf(test) {
    return test.is === 'binary' ? [test.left, test.right] : [test];
}

;// CONCATENATED MODULE: ./lib/tamper/languages/javascript-dialect.js







const JAVASCRIPT_DIALECT = {
    claims: javascriptClaims,
    claimsOfBlock: () => undefined,
    mark: javascriptMark,
    detached: (call) => {
        if (call.is !== 'call')
            return undefined;
        const path = dotted(call.callee) ?? [];
        const name = path.at(-1) ?? '';
        if (/^(setTimeout|setInterval|setImmediate|queueMicrotask|nextTick)$/.test(name))
            return 'it runs later';
        if (name === 'catch' && call.callee.is === 'member')
            return swallowsCall(call.args[0]) ? SWALLOWED : undefined;
        const options = call.args.find(({ is }) => is === 'dictionary');
        const skip = /^(test|it)$/.test(name) ? switchOf(entryOf(options, 'skip') ?? entryOf(options, 'todo')) : undefined;
        return skip?.on === true ? `skipped${skip.condition === undefined ? '' : ` if ${skip.condition}`}` : undefined;
    },
    swallows: ({ body }) => !complains(body),
    iteration: (call) => {
        if (call.is !== 'call' || call.callee.is !== 'member' || !/^(forEach|map)$/.test(call.callee.name))
            return undefined;
        const rows = rowsIn(call.callee.of);
        const [each] = call.args;
        return rows === undefined || each === undefined ? undefined : { rows, each };
    },
    mustBeAwaited: (node) => stepsOf(node)?.some(({ name }) => /^(resolves|rejects|doesNotReject|throwsAsync)$/.test(name)) ?? false,
};
/** Whether an option is on, and under which condition. */
function switchOf(value) {
    if (value === undefined)
        return { on: false };
    if (!isConstant(value))
        return { on: true, condition: print(value) };
    return { on: !/^(false|0|null|undefined|""|None|False)$/.test(print(value)) };
}
function javascriptMark(node) {
    if (node.is !== 'call')
        return undefined;
    const path = dotted(node.callee) ?? [];
    const name = path.at(-1) ?? '';
    const root = path.length > 1 ? (path[0] ?? '') : '';
    const [first] = node.args;
    const common = { text: print(node), line: node.line };
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
    const common = { kind: 'unit-replaced', text: print(node), line: node.line };
    if (/^(mock|doMock|unstable_mockModule|setMock|module|replace)$/.test(name) &&
        /^(jest|vi|vitest|mock|t|td|mockery|proxyquire)$/.test(root)) {
        const from = first?.is === 'text' ? first.value : first?.is === 'other' ? print(first) : undefined;
        if (from !== undefined)
            return { ...common, replaced: replacedNames(second).map((key) => `${from}#${key}`) };
    }
    if (/^(spyOn|stub|method|replace|replaceProperty|fake)$/.test(name) && second?.is === 'text' && first !== undefined)
        return { ...common, replaced: [`${print(first)}.${second.value}`] };
    return undefined;
}
/** What a factory puts in the place of a module: `*`, or only some names where it keeps the rest. */
function replacedNames(factory) {
    const made = factory?.is === 'function'
        ? [...statementsIn(factory.body)].flatMap((one) => one.does === 'return' && one.value !== undefined ? [one.value] : [])
        : factory?.is === 'dictionary'
            ? [factory]
            : [];
    const [object] = made;
    const keeps = object?.is === 'dictionary' && object.entries.some(([key]) => keyName(key) === '...');
    return keeps && object.is === 'dictionary'
        ? object.entries.map(([key]) => keyName(key)).filter((key) => key !== '...')
        : ['*'];
}
function swallowsCall(handler) {
    return handler?.is === 'function' && !complains(handler.body);
}
/** It throws on, or checks something itself. */
function complains(body) {
    for (const statement of statementsIn(body)) {
        if (statement.does === 'raise' || statement.does === 'assert')
            return true;
        const value = statement.does === 'evaluate' || statement.does === 'return' ? statement.value : undefined;
        const inner = value?.is === 'await' ? value.of : value;
        if (inner !== undefined && (javascriptClaims(inner)?.length ?? 0) > 0)
            return true;
        if (inner?.is === 'call' && /^(done|reject|cb|callback|next)$/.test(print(inner.callee)) && inner.args.length > 0)
            return true;
    }
    return false;
}
function numberOf(node) {
    const number = node === undefined ? Number.NaN : Number(print(node).replaceAll('_', ''));
    return Number.isNaN(number) ? Number.POSITIVE_INFINITY : number;
}

;// CONCATENATED MODULE: ./lib/tamper/languages/javascript-declared.js





const TEST = /^([fx]?(it|test|specify)|bench)$/;
const GROUP = /^[fx]?(describe|context|suite)$/;
const HOOK = /^(before|after)(Each|All)?$|^(setup|teardown|suiteSetup|suiteTeardown)$/;
/** A call that declares a test or a group, with whatever stands between the word and the name. */
function declared(node) {
    const steps = stepsOf(node) ?? chosenBetween(node);
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
        name: title.is === 'text' ? title.value : print(title),
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
        : [{ kind: 'todo', text: print(node), line: node.line }];
}
function tableOf(table, whole) {
    if (table?.is === 'list')
        return { rows: table.items.map((row) => (row.is === 'list' && !whole ? row.items : [row])) };
    if (table === undefined)
        return {};
    const tagged = table.is === 'other' ? taggedRows(table.parts, table.line) : undefined;
    if (tagged !== undefined)
        return { rows: tagged.map((row) => [row]) };
    const text = print(table);
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
    const chains = [...within(node.callee)].flatMap((part) => {
        const steps = part.is === 'member' || part.is === 'name' ? stepsOf(part) : undefined;
        return steps !== undefined && (TEST.test(steps[0]?.name ?? '') || GROUP.test(steps[0]?.name ?? '')) ? [steps] : [];
    });
    const longest = chains.sort((one, other) => other.length - one.length)[0];
    if (longest === undefined)
        return undefined;
    const condition = { is: 'name', line: node.line, name: print(node.callee) };
    const [root, ...rest] = longest;
    const switched = rest.map((step) => (step.name === 'skip' ? { ...step, name: 'skipIf', args: [condition] } : step));
    return root === undefined ? undefined : [root, ...switched, { name: '', args: node.args, node }];
}
function stepMarks(steps, node) {
    const common = {
        text: print(steps.at(-1)?.node.is === 'call' ? node.callee : node),
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
            const { on, condition } = switchOf(args?.[0]);
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
        const { on, condition } = switchOf(entryOf(options, name));
        const kind = name === 'fails' ? 'expected-failure' : name;
        return on ? [{ kind, text: `{ ${name}: … }`, line, ...(condition === undefined ? {} : { condition }) }] : [];
    });
    const retry = entryOf(options, 'retry') ?? entryOf(options, 'retries');
    const limit = entryOf(options, 'timeout') ?? args.find(({ is }) => is === 'literal');
    return [
        ...switches,
        ...(retry === undefined
            ? []
            : [{ kind: 'retries', text: `retry: ${print(retry)}`, line, amount: Number(print(retry)) }]),
        ...(limit === undefined || Number.isNaN(Number(print(limit)))
            ? []
            : [{ kind: 'time-limit', text: `timeout: ${print(limit)}`, line, amount: Number(print(limit)) }]),
    ];
}

;// CONCATENATED MODULE: ./lib/tamper/languages/javascript-file-marks.js



const SHADOWABLE = /^(test|it|describe|expect|assert|suite|should)$/;
/** What holds for the whole file: retries, limits, units replaced, exits, assertions bent. */
function javascriptFileMarks(body) {
    const calls = [...expressionsIn(body)].flatMap((node) => JAVASCRIPT_DIALECT.mark(node) ?? []);
    const whole = calls.filter(({ kind, text }) => kind === 'unit-replaced' || kind === 'exit' || /^jest\./.test(text));
    const bent = [...statementsIn(body)].flatMap((statement) => {
        if (statement.does === 'define' && SHADOWABLE.test(statement.name))
            return [{ kind: 'name-shadowed', text: `function ${statement.name}`, line: statement.line }];
        if (statement.does !== 'assign')
            return [];
        const path = dotted(statement.target) ?? [];
        const text = printStatement(statement);
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

;// CONCATENATED MODULE: ./lib/tamper/languages/known-names.js



/** The names of a body that stand for one thing throughout. */
function knownIn(body, known) {
    const all = [...statementsIn(body)];
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
        const bound = bind(statement.target, substitute(statement.value, result));
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
        const inner = subject.is === 'call' && print(subject.callee) === 'len' ? (subject.args[0] ?? subject) : subject;
        const looked = inner.is === 'binary' ? inner.left : inner;
        return looked.is === 'name' || looked.is === 'member' ? (dotted(looked)?.slice(0, 1) ?? []) : [];
    });
    const held = roots.filter((root) => /^(list|dictionary)$/.test(known.get(root)?.is ?? ''));
    return held.length === 0 ? known : new Map([...known].filter(([name]) => !held.includes(name)));
}
/** `beforeEach(() => { cart = new Cart(); })` gives the name its one value, as far as the tests go. */
function assignedBefore(statement) {
    if (statement.does !== 'evaluate' || statement.value.is !== 'call')
        return [];
    const { callee, args } = statement.value;
    if (!/^(before(Each|All)?|setup|suiteSetup)$/.test(dotted(callee)?.at(-1) ?? ''))
        return [];
    return args.flatMap((argument) => (argument.is === 'function' ? argument.body : []));
}
/** Whether something in the body changes what the name holds. */
function isChangedIn(body, name) {
    return changedIn(body, [...statementsIn(body)]).has(name);
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
    for (const node of expressionsIn(body))
        if (node.is === 'call' &&
            node.callee.is === 'member' &&
            /^(push|append|add|extend|set|unshift|insert)$/.test(node.callee.name))
            addRoot(node.callee.of, changed);
    return changed;
}
function addRoot(node, to) {
    const root = dotted(node)?.[0];
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
    for (const _part of within(node))
        size += 1;
    return size;
}

;// CONCATENATED MODULE: ./lib/tamper/languages/write-calls.js


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
            return settle({ ...node, items: node.items.map(again) });
        case 'dictionary':
            return settle({ ...node, entries: node.entries.map(([key, value]) => [key, again(value)]) });
        case 'other':
            return settle({ ...node, parts: node.parts.map((part) => (typeof part === 'string' ? part : again(part))) });
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
        ? substitute(statement.value, new Map(bound))
        : undefined;
}

;// CONCATENATED MODULE: ./lib/tamper/languages/read-body.js








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
            known: knownIn(body, outer.known),
            functions: new Map([...outer.functions, ...functionsIn(body)]),
        };
        for (const [at, statement] of body.entries()) {
            if (!this.statement(statement, scope))
                continue;
            const rest = new BodyReader(this.dialect).read(body.slice(at + 1), scope);
            if (rest.assertions.length > 0 && statement.does === 'return')
                this.marks.push({
                    kind: 'early-return',
                    text: printStatement(statement),
                    line: statement.line,
                    ...guarded(scope),
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
                if (!namesOf(statement.target).every((name) => scope.known.has(name)))
                    this.tell(statement, scope);
                this.evaluate(statement.value, scope, {});
                return false;
            }
            case 'assert':
                this.claim([
                    {
                        matcher: 'truthy',
                        subject: withCallsWritten(substitute(statement.test, knownToAssert(subjectsOf(statement.test), scope.known)), scope.functions),
                        line: statement.line,
                    },
                ], scope);
                return false;
            case 'if':
                return this.branch(statement, scope);
            case 'each':
                this.rows(statement.target, substitute(statement.over, scope.known), statement.body, scope);
                return false;
            case 'loop':
            case 'block':
                return this.body(statement.body, scope) && statement.does === 'block';
            case 'try': {
                const swallowing = statement.handlers.some(this.dialect.swallows);
                const ended = this.body(statement.body, swallowing ? { ...scope, guard: SWALLOWED } : scope);
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
        const test = substitute(statement.test, scope.known);
        const text = print(test);
        if (isConstant(test)) {
            const holds = !/^(false|0|null|none|undefined|""|\[\]|\{\})$/i.test(text);
            return this.body(holds ? statement.then : statement.otherwise, scope);
        }
        const before = this.assertions.length;
        const thenEnds = this.body(statement.then, { ...scope, guard: text });
        // A branch that leaves before anything was checked is a condition on all that follows.
        if (thenEnds && this.assertions.length === before && statement.then.some(({ does }) => does === 'return'))
            this.marks.push({ kind: 'early-return', text: printStatement(statement), line: statement.line, condition: text });
        const otherwiseEnds = this.body(statement.otherwise, { ...scope, guard: `not (${text})` });
        return thenEnds && otherwiseEnds && statement.otherwise.length > 0;
    }
    block(statement, scope) {
        const items = statement.items.map((item) => substitute(item, scope.known));
        const inside = { is: 'function', line: statement.line, params: [], body: statement.body };
        const whole = substitute(inside, knownIn(statement.body, scope.known));
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
        const node = withCallsWritten(substitute(raw, knownToAssert(subjects, scope.known)), scope.functions);
        if (node.is === 'await') {
            this.evaluate(node.of, scope, { ...how, awaited: true });
            return;
        }
        this.notice(node, scope);
        const isLocal = node.is === 'call' && isAtHand(node, scope);
        const claims = isLocal ? undefined : this.dialect.claims(node);
        if (claims !== undefined) {
            const late = how.awaited !== true && this.dialect.mustBeAwaited(node);
            this.claim(claims, late ? { ...scope, guard: 'nobody waits for it' } : scope);
            return;
        }
        const loose = how.stands === true && how.awaited !== true && isUnawaitedChain(node);
        const followed = this.follow(node, loose ? { ...scope, guard: 'nobody waits for it' } : scope);
        if (how.stands === true && !followed && isTold(node))
            this.statements.push({ text: print(node), line: node.line });
    }
    /** Goes into what is called here: functions at hand, functions given as arguments, tables. */
    follow(node, scope) {
        if (node.is === 'await')
            return this.follow(node.of, scope);
        if (node.is !== 'call') {
            for (const child of childrenOf(node))
                this.follow(child, scope);
            return false;
        }
        const before = this.assertions.length;
        const iteration = this.dialect.iteration(node);
        if (iteration !== undefined) {
            const each = callableOf(iteration.each, scope);
            if (each !== undefined)
                for (const row of iteration.rows.slice(0, MOST_ROWS))
                    this.call(each, [row], scope);
            return this.assertions.length > before;
        }
        if (node.callee.is === 'name' || isAtHand(node, scope)) {
            const callable = scope.functions.get(print(node.callee));
            if (callable !== undefined)
                this.call(callable, node.args, scope);
        }
        else
            this.follow(node.callee, scope);
        const guard = this.dialect.detached(node);
        const inner = guard === undefined ? scope : { ...scope, guard };
        for (const argument of node.args) {
            const callable = callableOf(argument, scope);
            if (callable !== undefined)
                this.call(callable, [], inner);
            else
                this.evaluate(argument, inner, { awaited: true });
        }
        if (guard === SWALLOWED)
            this.guardFrom(before);
        return this.assertions.length > before;
    }
    call({ params, body }, args, scope) {
        if (scope.depth >= read_body_DEEPEST)
            return;
        const bound = params.flatMap((param, at) => {
            const argument = args[at];
            return argument === undefined ? [] : (bind(param, argument) ?? []);
        });
        const hidden = new Set(params.flatMap(namesOf));
        const known = new Map([...scope.known].filter(([name]) => !hidden.has(name)));
        for (const [name, value] of bound)
            known.set(name, value);
        this.body(body, { ...scope, known, depth: scope.depth + 1 });
    }
    rows(target, over, body, scope) {
        const rows = rowsIn(over)?.slice(0, MOST_ROWS);
        if (rows === undefined) {
            this.statements.push({ text: `for ${print(target)} of ${print(over)}`, line: target.line });
            this.body(body, scope);
            return;
        }
        for (const row of rows) {
            const known = new Map(scope.known);
            for (const [name, value] of bind(target, row) ?? [])
                known.set(name, value);
            this.body(body, { ...scope, known });
        }
    }
    claim(claims, scope) {
        for (const claim of claims)
            for (const assertion of assertionsFrom(claim))
                this.assertions.push({ ...assertion, ...guardOf(scope) });
    }
    guardFrom(start) {
        const caught = this.assertions.splice(start);
        this.assertions.push(...caught.map((assertion) => ({ ...assertion, guard: SWALLOWED })));
    }
    notice(node, scope) {
        const mark = this.dialect.mark(node);
        if (mark !== undefined)
            this.marks.push({ ...guarded(scope), ...mark });
    }
    tell(statement, { known }) {
        const told = statement.does === 'assign' ? { ...statement, value: substitute(statement.value, known) } : statement;
        this.statements.push({ text: printStatement(told), line: statement.line });
    }
}

;// CONCATENATED MODULE: ./lib/tamper/languages/unreadable.js
/** A file that no parser could read: that is a finding of its own. */
function unreadable(error) {
    const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return { tests: [], loose: [], setup: [], marks: [], unreadable: why };
}

;// CONCATENATED MODULE: ./lib/tamper/languages/javascript.js











/** JavaScript and TypeScript in the words of node:test, jest, vitest, mocha, ava and their like. */
const JAVASCRIPT = {
    name: 'javascript',
    isTestFile: (path) => /\.[cm]?[jt]sx?$/.test(path) &&
        (/(^|\/)__tests__\//.test(path) ||
            /(^|\/)tests?\//.test(path) ||
            /([._-](test|spec)|(^|\/)(test|test-[^/]*))\.[cm]?[jt]sx?$/.test(path)),
    isSource: (path) => /\.[cm]?[jt]sx?$/.test(path),
    read: async (text, path) => {
        try {
            return new FileReader().read(await parseJavaScript(text, path));
        }
        catch (error) {
            return unreadable(error);
        }
    },
};
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
                    ? namesOf(statement.target)
                    : []),
        };
    }
    body(body, outer) {
        const place = {
            ...outer,
            known: knownIn(body, outer.known),
            functions: new Map([...outer.functions, ...functionsIn(body)]),
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
                const over = substitute(statement.over, place.known);
                const rows = rowsIn(over);
                for (const row of rows ?? [undefined])
                    this.body(statement.body, withBound(place, [statement.target], [row]));
                return;
            }
            case 'if': {
                const condition = print(substitute(statement.test, place.known));
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
                if (!namesOf(statement.target).every((name) => place.known.has(name)))
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
            this.setup.push({ text: printStatement(statement), line: statement.line });
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
        const iteration = JAVASCRIPT_DIALECT.iteration(node);
        const each = iteration?.each.is === 'function' ? iteration.each : undefined;
        if (iteration !== undefined && each !== undefined) {
            for (const row of iteration.rows)
                this.body(each.body, withBound(place, each.params, [row]));
            return;
        }
        const callable = node.callee.is === 'name' ? place.functions.get(node.callee.name) : undefined;
        if (callable !== undefined && place.depth < 3)
            this.body(callable.body, { ...withBound(place, callable.params, node.args), depth: place.depth + 1 });
        const name = dotted(node.callee)?.at(-1) ?? '';
        if (callable === undefined || HOOK.test(name))
            this.setup.push({ text: print(node), line: node.line });
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
        const own = [...expressionsOfOwn(made.body.body)].flatMap((node) => JAVASCRIPT_DIALECT.mark(node) ?? []);
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
                return readBody(body.body, { known: bound.known, functions: place.functions, depth: 0 }, JAVASCRIPT_DIALECT);
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
    return [...expressionsIn(body)].some((node) => node.is === 'call' && declared(node) !== undefined);
}
/** Assertions in named functions and hooks: what the tests may lean on. */
function readLoose(body) {
    const functions = new Map(functionsIn(body));
    const scope = { known: knownIn(body, new Map()), functions: new Map(), depth: 0 };
    return [...functions.values()].flatMap((callable) => readBody(callable.body, scope, JAVASCRIPT_DIALECT).assertions);
}
function withBound(place, params, args) {
    const hidden = new Set(params.flatMap(namesOf));
    const known = new Map([...place.known].filter(([name]) => !hidden.has(name)));
    for (const [at, param] of params.entries()) {
        const value = args[at];
        for (const [name, bound] of value === undefined ? [] : (bind(param, value) ?? []))
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
        return node.is === 'function' ? node : substitute(node, known);
    return { ...node, callee: around(node.callee, known), args: node.args.map((argument) => around(argument, known)) };
}

;// CONCATENATED MODULE: ./lib/tamper/test-paths.js
/** Folders that hold tests or what tests compare with, wherever they lie. */
const TEST_FOLDER = /(?:^|\/)(?:tests?|__tests?__|[\w.]*(?:Unit|Integration)?Tests?|[a-z][\w.]*[-._]tests?|e2e|cypress|androidTest|testFixtures|integration[-_]tests?|test[-_](?:support|helpers?|utils?))\//;
/** Folders that hold tests only where they lie at the top of a project or of one of its packages. */
const TOP_FOLDER = /^(?:(?:packages|apps|libs|crates|modules|services)\/[^/]+\/)?(?:specs?|t|xt|features|it)\//;
/** What tests compare with, or take their input from. */
const TEST_DATA = /(?:^|\/)(?:test[-_]?data|(?:__)?fixtures?(?:__)?|__snapshots__|__mocks__|__image_snapshots__|snapshots|goldens?|golden[-_]files)\/|\.snap$|\.golden$|\.(?:approved|verified|received)\.\w+$|\.ambr$|\.feature$/;
/** File names by which runners find tests, and the names of what they read round them. */
const TEST_NAME = [
    // JavaScript and TypeScript
    /(?:^|\/)[^/]*[._-](?:test|tests|spec|specs|e2e|cy|test-d|bench)\.[cm]?[jt]sx?$/,
    /(?:^|\/)(?:test|tests|test-[^/]+)\.[cm]?[jt]sx?$/,
    // Python
    /(?:^|\/)(?:test_[^/]*|[^/]*_tests?|tests?|conftest)\.pyi?$/,
    // Go, Dart, Elixir, C and C++, Rust, Ruby, Lua, shell, Haskell
    /(?:^|\/)[^/]*_test\.(?:go|dart|exs?)$/,
    /(?:^|\/)(?:(?:test|check)[-_][^/]*|[^/]*[-_]?(?:unit)?tests?)\.(?:c|cc|cpp|cxx|h|hh|hpp|m|mm)$/i,
    /(?:^|\/)(?:tests?|[^/]*_tests?|test_[^/]*)\.rs$/,
    /(?:^|\/)(?:[^/]*_(?:spec|test)|test_[^/]*|(?:spec|test|rails)_helper)\.(?:rb|lua|cr)$/,
    /\.(?:bats|t)$/,
    /(?:^|\/)(?:[^/]*[-_]tests?|tests?[-_][^/]*|tests?)\.(?:sh|bash|zsh|ps1|pl|php)$/,
    /(?:^|\/)[^/]*Spec\.hs$/,
    // Java and its kin, C#, PHP, Swift
    /(?:^|\/)(?:[^/]*(?:Tests?|TestCase|IT|ITCase|Spec|Specs)|Test[A-Z][^/]*)\.(?:java|kt|kts|groovy|scala|cs|fs|vb|php|swift)$/,
];
/** Whether the path is a test, or data of tests, by the names that runners and people use. */
function isTestPath(path) {
    return (TEST_FOLDER.test(path) || TOP_FOLDER.test(path) || TEST_DATA.test(path) || TEST_NAME.some((name) => name.test(path)));
}

;// CONCATENATED MODULE: ./lib/tamper/languages/light/conditions.js
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

;// CONCATENATED MODULE: ./lib/tamper/languages/light/outside-strings.js
/** What the pattern finds in code: words inside of strings do not count, but what is found is given with its strings. */
function outsideStrings(pattern, text) {
    const masked = text.replace(/"(?:\\.|[^"\\])*"/g, (string) => `"${'\u00b7'.repeat(string.length - 2)}"`);
    const found = new RegExp(pattern.source, `${pattern.flags}d`).exec(masked);
    const places = found?.indices;
    return places?.map((place) => (place === undefined ? '' : text.slice(...place)));
}

;// CONCATENATED MODULE: ./lib/tamper/languages/light/head-marks.js

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

;// CONCATENATED MODULE: ./lib/tamper/languages/light/tree.js
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
            const opens = token.kind === 'sign' && /^[([{]$/.test(token.text) ? token.text : undefined;
            if (open !== undefined && token.text === CLOSE[open] && token.kind !== 'string')
                return nodes;
            const starts = syntax.endWords === true && token.kind === 'word' ? wordOpens(nodes, token) : false;
            if (opens !== undefined) {
                nodes.push(group(opens, token.line));
            }
            else if (starts) {
                if (token.text !== 'do')
                    header(nodes);
                if (token.text === 'do' || opensBelow(nodes))
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
        if (token.text === 'do')
            return tokens[at + 1]?.text !== ':';
        const fresh = last === undefined || last.kind === 'newline' || /^(?:;|=|\|\||&&|return|else|then)$/.test(textOf(last));
        return fresh && OPENING.test(token.text) && !closedInLine();
    }
    /** Elixir's `def x, do: y`, and blocks that `do` opens later in the line: `if x do`, `while x do`. */
    function closedInLine() {
        for (let next = at + 1; next < tokens.length && tokens[next]?.kind !== 'newline'; next += 1)
            if (tokens[next]?.text === 'do')
                return true;
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

;// CONCATENATED MODULE: ./lib/tamper/languages/light/bindings.js

/** The rows of a list, with the fields of Go's `[]struct{ in, want string }` before it. */
function bindings_tableOf(group, nodes) {
    const type = findStruct(nodes);
    return { rows: elementsOf(group.nodes), fields: type === undefined ? [] : fieldsOf(type) };
}
function findStruct(nodes) {
    for (const [at, node] of nodes.entries()) {
        if (node.kind === 'group' && node.open === '{' && textOf(nodes[at - 1]) === 'struct')
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
        if (node.kind === 'newline' || textOf(node) === ';')
            lines.push([]);
        else
            lines.at(-1)?.push(node);
    }
    return lines.flatMap((line) => elementsOf(line).map(([first]) => textOf(first)));
}
/** The names a loop gives to each round: `for (a, b) in`, `for _, c := range`, `foreach (… as $x)`, `each do |a, b|`. */
function loopNames(head, block) {
    const text = render(head);
    const bars = block === undefined ? undefined : /^\|([^|]*)\|/.exec(render(block.nodes))?.[1];
    const arrow = block === undefined ? undefined : /^\(?([\w, ]+)\)? ?->/.exec(render(block.nodes))?.[1];
    const [, go] = /\bfor [\w_]+, ?(\w+) ?:= ?range/.exec(text) ?? [];
    const [, php] = /\bas ?(?:\$\w+ ?=> ?)?(\[[^\]]*\]|\$\w+)\)?$/.exec(text) ?? [];
    const [, perl] = /^for(?:each)? ?(?:my ?)?(\$\w+)/.exec(text) ?? [];
    const [, inside] = /^for(?:each)? ?\(?(.*?)\)? ?(?:\bin\b|:(?!:)|<-|\bof\b)/.exec(text) ?? [];
    const found = bars ?? go ?? php ?? perl ?? arrow ?? inside ?? '';
    // `my ($text, $want) = @$row;` at the beginning of the block parts the row.
    const parted = block === undefined
        ? undefined
        : /^(?:my|let|const|auto|final)? ?[([]([\w$, ]+)[)\]]=@?\{?\$?(\w+)/.exec(render(block.nodes));
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
        const inRow = last?.kind === 'group' ? elementsOf(last.nodes) : [];
        const parts = inRow.length >= names.length ? inRow : (inRow.length === 0 ? [row] : inRow).flatMap(pairOf);
        if (names.length > 1)
            return parts.length >= names.length ? [new Map(names.map((one, at) => [one, render(parts[at] ?? [])]))] : [];
        if (table.fields.length === 0)
            return [new Map([[name, render(row)]])];
        return [new Map(parts.map((part, at) => keyed(name, part, table.fields[at] ?? '')))];
    });
}
/** `key => value` as two. */
function pairOf(part) {
    const at = part.findIndex((node) => textOf(node) === '=>');
    return at === -1 ? [[...part]] : [part.slice(0, at), part.slice(at + 1)];
}
function keyed(name, part, field) {
    const own = textOf(part[1]) === ':' ? textOf(part[0]) : field;
    return [`${name}.${own}`, render(textOf(part[1]) === ':' ? part.slice(2) : part)];
}
/** Each assertion once for each row, as if it were written out; as it is where no name of the row stands in it. */
function expand(assertions, bindings) {
    return assertions.flatMap((assertion) => {
        const rounds = bindings.map((binding) => bindings_substitute(assertion, binding));
        const [first] = rounds;
        return first === undefined || first.text === assertion.text ? [assertion] : rounds;
    });
}
/** The assertion with names replaced by what they stand for; equal spellings of the same claim become one text. */
function bindings_substitute(assertion, binding) {
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

;// CONCATENATED MODULE: ./lib/tamper/languages/light/matchers.js

const EXACT = /^(?:equals?|eq|eql|is|same|identical|equalto|isequalto|issameas|sameas|be|tobe|toequal|tostrictequal|streq|strcaseeq|isdeeply|deepequal|deepeq|jsoneq|yamleq|elementsmatch|arrayequals?|iterableequals?|linesmatch|samesize|equalscanonicalizing|equaldatasets|containsexactly|containexactly|matcharray|shouldbe|shouldequal|throwsexactly|throwexactly|cmpok|cmpdeeply|equivalent|equivalentto|strictequal|memeq|inteq|stringequal|intequal|equalint|equalstring|equalmemory|exactly|have|returncode|areequal|aresame|sequenceequal|collectionequal|eqordiff|errorcontainsexactly|count|len|hassize|hascount|size|empty|isempty)$/;
const LOOSE = /contain|match|like|near|almost|close|approx|within|delta|between|greater|less|above|below|atleast|atmost|inrange|start|end|prefix|suffix|include|member|notequal|notsame|isnt|noteq|differ|^n(?:e|ot)|^[gl][te]$|^in$|throw|raise|panic|die|dies|error|exception|regex|subset|hasmessage|^any|kind|change/;
const PRESENCE = /^(?:|true|false|istrue|isfalse|truthy|falsy|betrue|befalse|betruthy|befalsey|nil|null|isnull|notnull|isnotnull|nonnull|notnil|benil|benull|exists?|defined|present|some|none|ok|nok|pass|instanceof|isa|isaok|instance|canok|useok|requireok|that|expr|noerror|nothrow|doesnotthrow|livesok|lives|notempty|isnotempty|zero|notzero|nothing|implements|respondto|type|isoftype|predicate|subtest)$/;
/** How much an assertion of this matcher asks for. */
function matchers_strengthOf(matcher, subject) {
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
/** The assertion with the many words for being equal as one, and its text as what it claims. */
function even(assertion) {
    const matcher = EQUAL.test(assertion.matcher) ? '==' : assertion.matcher;
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

;// CONCATENATED MODULE: ./lib/tamper/languages/light/tables.js

/** The first list whose elements are all rows: `[]struct{…}{ {…}, {…} }`, `[(1, 2), (3, 4)]`, `[[1, 2]]`. */
function tableIn(nodes) {
    for (const [at, node] of nodes.entries()) {
        if (node.kind !== 'group')
            continue;
        const elements = elementsOf(node.nodes);
        // Perl's lists stand in parentheses.
        const open = node.open === '(' && textOf(nodes[at - 1]) === '=' ? '[' : node.open;
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
        (node.open === '(' ? elementsOf(node.nodes).length > 1 : node.open !== 'do' && node.nodes.length > 0));
}
/** A bracket of its own, or one with a name or a key before it. In parentheses stand the arguments of a call. */
function isRow(element, open) {
    const last = element.at(-1);
    if (last?.kind !== 'group' || last.nodes.length === 0)
        return false;
    const [first] = element;
    if (/^(?:new|Arguments|arguments)$/.test(textOf(first)))
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
    const elements = elementsOf(last.nodes);
    return elements.length > 0 && elements.every(([first]) => /^["'\d-]/.test(render(first === undefined ? [] : [first])))
        ? last
        : undefined;
}
/** The nodes without one of the groups in them. */
function tables_without(nodes, group) {
    if (group === undefined)
        return [...nodes];
    return nodes.flatMap((node) => {
        if (node === group)
            return [];
        return node.kind === 'group' ? [{ ...node, nodes: tables_without(node.nodes, group) }] : [node];
    });
}
/** A row without the keys of its values: `{in: 1, want: 2}` and `{1, 2}` are the same row. */
function renderRow(row) {
    const [only] = row;
    if (row.length !== 1 || only?.kind !== 'group' || only.open !== '{')
        return render(row);
    const values = elementsOf(only.nodes).map((part) => render(textOf(part[1]) === ':' ? part.slice(2) : part));
    return `{${values.join(', ')}}`;
}

;// CONCATENATED MODULE: ./lib/tamper/languages/light/body.js
function emptyBody() {
    return { assertions: [], statements: [], marks: [], cases: [], tests: [] };
}
/** A body as a test of its own, before the tests within it. */
function testsOf({ cases, tests, ...own }, names, line, marks) {
    const test = { name: names.join(' > '), line, ...own, marks: [...marks, ...own.marks] };
    return [cases.length > 0 ? { ...test, cases } : test, ...tests];
}

;// CONCATENATED MODULE: ./lib/tamper/languages/light/assertion.js


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
    const after = group === undefined || textOf(chain[0]) === '<<' ? [] : chain;
    const all = byName(elementsOf(words).map(render));
    // Go hands the test over first.
    const handed = /^(?:assert|require|is|qt)\./.test(head) && /^(?:t|b|tb|tt|\w+\.T\(\))$/.test(all[0] ?? '');
    const args = withoutMessage(handed ? all.slice(1) : all, head);
    const guard = options.guard === undefined ? {} : { guard: options.guard };
    const own = matcherOf(head);
    const whole = `${head}(${args.join(', ')})${render(after)}`;
    const base = { text: whole, line, ...guard };
    const [first = '', second, third] = args;
    if (/throw|raise|panic|exception/i.test(head))
        return fromThrow(args, after, base);
    if (after.length > 0)
        return fromChain(render(after), first, base);
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
        return { ...base, subject: first, matcher: own, strength: constant ? 'always' : matchers_strengthOf(own, first) };
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
        ...(tolerance ? { tolerance: assertion_toleranceOf(third, head) } : {}),
        strength: subject === expected ? 'always' : tolerance ? 'loose' : matchers_strengthOf(own, subject),
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
    const block = render(after.filter((node) => node.kind === 'group' && node.open !== '('));
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
function assertion_toleranceOf(text, head) {
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
            : matchers_strengthOf(matcherOf(word), subject);
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

;// CONCATENATED MODULE: ./lib/tamper/languages/light/control.js

/** The branches of an `if`, `unless`, or of a statement with one behind it; `undefined` for any other statement. */
function branchesOf(line, syntax) {
    const { nodes } = line;
    const [first] = nodes;
    const word = textOf(first);
    if (/^(?:if|unless|guard)$/.test(word))
        return word === 'guard' ? control_guardOf(line, syntax) : ifOf(line, syntax, word === 'unless');
    const at = nodes.findIndex((node, index) => index > 0 && node.kind === 'word' && /^(?:if|unless)$/.test(node.text));
    // `return unless ready`, `skip('…') if $^O eq 'x'`: not the branch of a longer expression.
    const before = nodes[at - 1];
    if (at < 1 ||
        (before?.kind === 'sign' && before.text !== ')') ||
        nodes.slice(0, at).some(({ kind }) => kind === 'directive'))
        return undefined;
    if (/^else$/.test(textOf(before)) || nodes.slice(at).some((node) => node.kind === 'group' && node.open === '{'))
        return undefined;
    return [
        {
            condition: render(nodes.slice(at + 1)),
            negated: textOf(nodes[at]) === 'unless',
            lines: [{ nodes: nodes.slice(0, at), line: line.line }],
        },
    ];
}
/** Swift's `guard condition else { leave }`. */
function control_guardOf(line, syntax) {
    const at = line.nodes.findIndex((node) => textOf(node) === 'else');
    return [{ condition: render(line.nodes.slice(1, at)), negated: true, lines: inBlock(line.nodes.at(-1), syntax) }];
}
function ifOf(line, syntax, negated) {
    const { nodes } = line;
    const at = nodes.findIndex((node, index) => index > 0 && node.kind === 'group' && (node.open === '{' || node.open === 'do'));
    const block = nodes[at];
    if (block === undefined || block.kind !== 'group') {
        const [, condition, ...rest] = nodes;
        return condition === undefined
            ? []
            : [{ condition: render([condition]), negated, lines: [{ nodes: rest, line: line.line }] }];
    }
    const condition = render(nodes.slice(1, at));
    const parts = splitAt(inBlock(block, syntax), /^(?:else|elsif|elif)$/);
    const [own = [], ...others] = parts;
    const rest = nodes.slice(at + 1);
    const after = rest[0] !== undefined && /^(?:else|elseif|elsif)$/.test(textOf(rest[0]))
        ? rest.slice(textOf(rest[0]) === 'else' ? 1 : 0)
        : [];
    const other = textOf(after[0]) === 'if' || /^else?if$|^elsif$/.test(textOf(after[0]))
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
    return node?.kind === 'group' ? statementsOf(node.nodes, syntax) : [];
}
/** Splits at statements that begin with one of the words; the word itself goes. */
function splitAt(lines, words) {
    const parts = [[]];
    for (const line of lines) {
        if (words.test(textOf(line.nodes[0]))) {
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
    if (others.length === 0 && textOf(line.nodes[0]) === 'do')
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
    return elementsOf(group?.nodes ?? []).map((one) => ({
        nodes: one.slice(one.findIndex((node) => textOf(node) === '->') + 1),
        line,
    }));
}

;// CONCATENATED MODULE: ./lib/tamper/languages/light/variables.js


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
    const assertions = body.assertions.map((assertion) => bindings_substitute(assertion, known));
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

;// CONCATENATED MODULE: ./lib/tamper/languages/light/failing-branch.js




/** `if (got := f(); got != 3) { fail }` asserts the opposite of what it asks; what it does first is a statement. */
function failingBranch(condition, negated, line, guard) {
    const [, start = '', tested = condition] = /^(?:(.*?);)?([^;]*)$/s.exec(condition) ?? [];
    const given = knownNames([{ text: start, line }]);
    const assertion = even(fromCondition(tested, `${negated ? '' : '!'}(${condition})`, line, !negated, guard));
    if (given.size > 0)
        return { assertion: bindings_substitute(assertion, given) };
    return start === '' ? { assertion } : { assertion, statement: { text: start, line } };
}

;// CONCATENATED MODULE: ./lib/tamper/languages/light/lazy-value.js


/** RSpec's `let(:name) { value }` and `subject { value }` as the assignment that they are. */
function lazyValue({ nodes, line }) {
    const found = /^(?:let!?|subject!?)(?:\(:?(\w+)\)?)?$/.exec(headOf(nodes));
    const [block, ...others] = blocksIn(nodes);
    if (found === null || block === undefined || others.length > 0)
        return undefined;
    return { text: `${found[1] ?? 'subject'}=${render(block.nodes)}`, line };
}

;// CONCATENATED MODULE: ./lib/tamper/languages/light/loop-in.js




/** The parts of a loop: its block, and the values that it runs over, where they stand in it or in a known table. */
function loopIn({ nodes }, tables) {
    const block = nodes.findLast(isBlock) ?? blocksIn(nodes).at(-1);
    const head = nodes.filter((node) => node !== block);
    const known = tableIn(head) === undefined ? knownTable(render(head), tables) : undefined;
    const group = known === undefined ? (tableIn(head) ?? listIn(over(head))) : undefined;
    return { block, head, group, table: group === undefined ? known : bindings_tableOf(group, head) };
}
function knownTable(head, tables) {
    const words = head.split(/[^\w$]+/);
    return [...tables].find(([name]) => words.includes(name.replace(/^@/, '')))?.[1];
}
/** What a loop runs over, without the names that it gives. */
function over(head) {
    const at = head.findIndex((node) => /^(?:in|of|range)$/.test(textOf(node)));
    return head.slice(at + 1);
}

;// CONCATENATED MODULE: ./lib/tamper/languages/light/asserted-behind.js


/** An assertion that stands behind its value: `x.Should().Be(1)`, `x.ShouldBe(1)`, `_(x).must_equal 1`. */
function assertedBehind({ nodes, line }, word, guard) {
    const at = nodes.findIndex((node, index) => index > 1 && word.test(textOf(node)) && textOf(nodes[index - 1]) === '.');
    if (at === -1)
        return undefined;
    const subject = render(nodes.slice(0, at - 1)).replace(/^(?:_|value|expect)\((.*)\)$/s, '$1');
    const own = textOf(nodes[at]);
    const rest = nodes.slice(at + 1);
    const [first] = rest;
    const bare = own.replace(/^(?:must|Should|should)_?|^wont_?/, '');
    const given = first?.kind === 'group' && first.open === '(' ? render(rest) : rest.length > 0 ? `(${render(rest)})` : '()';
    const chain = bare === ''
        ? render(rest.slice(1)).replace(/^\.Be\(/, '.Equal(')
        : `.${/^wont/.test(own) ? 'not.' : ''}${bare}${given}`;
    return fromChain(chain, subject, { text: render(nodes), line, ...(guard === undefined ? {} : { guard }) });
}

;// CONCATENATED MODULE: ./lib/tamper/languages/light/macro-check.js
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

;// CONCATENATED MODULE: ./lib/tamper/languages/light/thrown-in.js



/** `try { f(); fail(); } catch (E e) { … }` says that f throws E; undefined for any other `try`. */
function thrownIn({ nodes, line }, tried) {
    const last = render(tried.at(-1)?.nodes ?? []);
    const type = /\bcatch ?\(\\?([\w.\\]+)/.exec(render(nodes))?.[1];
    if (tried.length < 2 || type === undefined || !/^(?:\w+(?:\.|->|::)|\$this->)?fail\(/.test(last))
        return undefined;
    const subject = evenCode(tried
        .slice(0, -1)
        .map((one) => render(one.nodes))
        .join(';'));
    const expected = `${type}.class`;
    return { text: claim(subject, 'throws', expected), line, subject, matcher: 'throws', expected, strength: 'loose' };
}

;// CONCATENATED MODULE: ./lib/tamper/languages/light/shell-status.js

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

;// CONCATENATED MODULE: ./lib/tamper/languages/light/read-body.js

















/** What the statements of a test, a hook, a helper or of a whole file check, and what keeps them from it. */
function read_body_readBody(lines, language, around) {
    const body = emptyBody();
    new read_body_BodyReader(language, body, around).lines(lines, { more: false });
    return body;
}
const LOOPS = /^(?:for|foreach|while|loop|repeat)$/;
const DECLARES = /^plan\b|^(?:import|use|using|package|#include|include|require|require_relative|namespace|open|extern crate)\b/;
const SPEAKS = /\b(?:throw|raise|rethrow|fail\w*|panic|die|flunk|abort)\b|Fail\(/;
const LEAVES = /^(?:return|exit|done_testing|throw)\b/;
class read_body_BodyReader {
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
                this.standIns(textOf(line.nodes[0]), line.line, {});
            if (conditions.take(line))
                return;
            const off = conditions.marks(line.line).map(({ condition, text }) => condition ?? text);
            const guard = [here.guard, ...off].filter((one) => one !== undefined).join(' && ');
            this.statement(line, { more: here.more || at < lines.length - 1, ...(guard === '' ? {} : { guard }) });
        });
    }
    statement(line, here) {
        const { language } = this;
        const text = render(line.nodes);
        const head = headOf(line.nodes);
        this.standIns(head, line.line, here);
        if (language.exits?.test(text) === true && !LOOPS.test(textOf(line.nodes[0])) && blocksIn(line.nodes).length === 0)
            this.mark('exit', text, line.line, here);
        if (this.blockMark(line, head, here) || this.nested(line, head))
            return;
        const branches = branchesOf(line, language.syntax);
        if (branches !== undefined)
            return this.branches(branches, line, here);
        if (/^(?:try|begin|do)$/.test(textOf(line.nodes[0])) && this.attempt(line, here))
            return;
        if (LOOPS.test(textOf(line.nodes[0])))
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
        if (block?.kind !== 'group' || !/\$TODO|todo/.test(render(block.nodes)))
            return false;
        const inner = inBlock(block, this.language.syntax).filter(({ nodes }) => !/\$TODO/.test(render(nodes)));
        const todo = read_body_markOf('todo', head, line.line, here);
        const read = read_body_readBody(inner, this.language, { ...this.around, marks: [...this.around.marks, todo] });
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
        const body = read_body_readBody(inBlock(block, this.language.syntax), this.language, { ...this.around, names, inTest: true });
        this.body.tests.push(...testsOf(body, names, line.line, this.around.marks));
        return true;
    }
    branches(branches, line, here) {
        for (const { condition, negated, lines } of branches) {
            const text = lines.map(({ nodes }) => render(nodes)).join(';');
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
        const caught = handlers[0]?.map(({ nodes }) => render(nodes)).join(';');
        if (caught !== undefined && !SPEAKS.test(caught) && !this.language.asserts.test(caught))
            this.mark('swallowed', `catch ${caught}`.trim(), line, here);
    }
    /** A loop over values that stand here is written out, so that rows and single checks are the same to a comparison. */
    loop(line, here) {
        const { block, head, group, table } = loopIn(line, this.tables);
        if (group !== undefined)
            this.body.cases.push(...elementsOf(group.nodes).map(renderRow));
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
        const inLoop = added.map((one) => bindings_substitute(one, locals));
        this.body.assertions.push(...expand(inLoop, bindings));
        const tests = this.body.tests.splice(fromTest);
        this.body.tests.push(...tests.map((test) => ({ ...test, assertions: expand(test.assertions, bindings) })));
        if (bindings.length === 0)
            this.body.statements.push({ text: headOf(tables_without(head, group)), line: line.line });
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
                line: line.line,
                assertions: [assertion],
                statements: [],
                marks: this.around.marks,
            });
        else
            this.body.assertions.push(assertion);
        const nested = call.group === undefined ? [] : blocksIn(call.group.nodes);
        for (const block of nested)
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
            this.body.cases.push(...elementsOf(table.nodes).map(renderRow));
        const lazy = lazyValue(line);
        if (lazy !== undefined) {
            this.body.statements.push(lazy);
            return;
        }
        const [, name] = /^(?:\w+ |\w+(?=[$@]))?([$@]?\w+) ?(?:\[\])?:?=/.exec(headOf(line.nodes)) ?? [];
        if (table !== undefined && name !== undefined)
            this.tables.set(name, bindings_tableOf(table, line.nodes));
        if (/\.(?:each|forEach)\b/.test(headOf(line.nodes)))
            return this.loop(line, here);
        const own = tables_without(line.nodes, table);
        this.body.statements.push({ text: blocks.length === 0 ? render(own) : headOf(own), line: line.line });
        for (const block of blocksIn(own))
            this.lines(statementsOf(block.nodes, this.language.syntax), here);
    }
}
function read_body_markOf(kind, text, line, { guard }) {
    return { kind, text, line, ...(guard === undefined ? {} : { condition: guard }) };
}

;// CONCATENATED MODULE: ./lib/tamper/languages/light/called.js


/** A function that asserts but that nobody calls, and no annotation runs. */
function isDead(line, called) {
    const head = headOf(line.nodes);
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

;// CONCATENATED MODULE: ./lib/tamper/languages/light/name-in-head.js


/** The name in the first of the patterns that matches; a string literal loses its quotes. */
function nameInHead(head, patterns, nodes) {
    for (const pattern of patterns) {
        const found = outsideStrings(pattern, head);
        if (found !== undefined)
            return (found.slice(1).find((group) => group !== '') ?? textOf(nodes[0])).replace(/^["'`]|["'`]$/g, '');
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/tamper/languages/light/rows.js




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
    const head = headOf(line.nodes);
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
    return elementsOf(group.nodes).flatMap((element) => {
        const colon = element.findIndex((node) => textOf(node) === ':');
        return /(\$?\w+)$/.exec(render(colon === -1 ? element : element.slice(0, colon)))?.[1] ?? [];
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
        const [, called, set] = /\b(?:function|fun|func|def|fn|sub) ?(\w+)\(|([$@]?\w+) ?(?:\[\])? ?(?::?=|=>)(?!=)/.exec(headOf(line.nodes)) ??
            [];
        const name = called ?? set ?? /(\w+)\([^()]*\)$/.exec(headOf(line.nodes))?.[1];
        if (name === undefined)
            return [];
        if (group !== undefined)
            return [[name, bindings_tableOf(group, line.nodes)]];
        return yielded.length === 0 ? [] : [[name, { rows: yielded, fields: [] }]];
    }));
}
/** `yield 'name' => [1, 2];` and `yield return new object[] {1, 2};`: each gives a row. */
function yieldsIn(nodes) {
    const block = blockOf(nodes);
    if (block === undefined)
        return [];
    return statementsOf(block.nodes, { newlines: false }).flatMap((line) => {
        const row = textOf(line.nodes[0]) === 'yield' ? line.nodes.at(-1) : undefined;
        return row?.kind === 'group' ? [[row]] : [];
    });
}

;// CONCATENATED MODULE: ./lib/tamper/compare/literals.js
/** Values that stand in a printed expression. */
function literalsIn(text) {
    return [...text.matchAll(/"((?:[^"\\]|\\.)*)"|(?<![\w.])-?\d+(?:\.\d+)?/g)].map((match) => match[1] ?? match[0]);
}
/** Functions that are called in a printed expression, by their last name. */
function callsIn(text) {
    const bare = text.replace(/"(?:[^"\\]|\\.)*"/g, '""');
    return [...new Set([...bare.matchAll(/([A-Za-z_$][\w$]*)\(/g)].map((match) => match[1] ?? ''))];
}
/** Whether `longer` is `text` with pieces put in, each of them an element of a list or an object. */
function isWidened(text, longer) {
    const one = tokensOf(text);
    const other = tokensOf(longer);
    if (other.length <= one.length)
        return false;
    let at = 0;
    const added = [];
    for (const token of other) {
        if (token === one[at])
            at += 1;
        else
            added.push(token);
    }
    return (at === one.length &&
        added.includes(',') &&
        !added.some((token) => /^\.?(slice|filter|map|replace\w*|splice|find|some)$/.test(token)));
}
/** Whether every token of `text` stands in `longer` in the same order, and what came in is a key or a statement more. */
function isKept(text, longer) {
    const one = tokensOf(text);
    let at = 0;
    const added = [];
    for (const token of tokensOf(longer)) {
        if (token === one[at])
            at += 1;
        else
            added.push(token);
    }
    return at === one.length && (added.length === 0 || added.some((token) => /^[:;=]$/.test(token)));
}
/** Whether the text that is looked for got longer: fewer values have it. */
function isNarrower(was, is) {
    const [before, now] = [literalsIn(was), literalsIn(is)];
    const rest = (text) => text.replace(/"(?:[^"\\]|\\.)*"/g, '""');
    return (rest(was) === rest(is) &&
        before.length === now.length &&
        before.every((value, index) => value !== '' && (now[index] ?? '').includes(value)));
}
/** How many elements a printed list has. */
function elementsIn(list) {
    const inside = list.slice(1, -1).trim();
    let depth = 0;
    let count = inside === '' ? 0 : 1;
    for (const token of tokensOf(inside)) {
        if (/^[([{]$/.test(token))
            depth += 1;
        if (/^[)\]}]$/.test(token))
            depth -= 1;
        if (token === ',' && depth === 0)
            count += 1;
    }
    return count;
}
function tokensOf(text) {
    return text.match(/"(?:[^"\\]|\\.)*"|[\w$.]+|[^\s\w]/g) ?? [];
}

;// CONCATENATED MODULE: ./lib/tamper/languages/light/units.js

/** Whether a text names what the assertions call themselves: a collaborator may be replaced, that may not. */
function unitsOf(tests) {
    const units = new Set(tests.flatMap(({ assertions }) => assertions.flatMap(({ subject }) => [...callsIn(subject), ...membersIn(subject)])));
    return (text) => text
        .replace(/"(?:\\.|[^"\\])*"/g, '')
        .split(/[^\w]+/)
        .some((word) => units.has(word));
}
/** `queue.take`, `$d->month`: in Ruby and Perl a call needs no parentheses. */
function membersIn(subject) {
    return [...subject.matchAll(/(?:\.|->)(\w+)/g)].map(([, name = '']) => name);
}

;// CONCATENATED MODULE: ./lib/tamper/languages/light/test-heads.js

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
    if (textOf(nodes.find((node) => node.kind !== 'newline')) !== '|')
        return nodes;
    const first = nodes.findIndex((node) => textOf(node) === '|');
    return nodes.slice(nodes.findIndex((node, at) => at > first && textOf(node) === '|') + 1);
}

;// CONCATENATED MODULE: ./lib/tamper/languages/light/read-light.js


















/**
 * The structure of a test file by tokens and brackets alone: strings and comments are told from code, blocks are
 * nested, and a table of the language says which heads are tests, marks and assertions. It never fails: a file of
 * another grammar gives no tests.
 */
function readLight(text, path, language) {
    const own = language.ownPackage?.exec(text)?.[1];
    const unqualified = own === undefined ? text : text.replace(new RegExp(`\\b${own}\\.(?=[A-Z])`, 'g'), '');
    const tokens = tokenize(unqualified, language.lexicon);
    const nodes = nest(tokens, language.syntax);
    const called = new Map();
    for (const token of calledTokens(tokens))
        called.set(token.text, (called.get(token.text) ?? 0) + 1);
    const lines = statementsOf(nodes, language.syntax);
    const file = { tests: [], body: emptyBody(), language, called, whole: isTestPath(path) };
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
        loose: file.body.assertions.map((assertion) => bindings_substitute(assertion, known)),
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
    readLines(statementsOf(withoutBars(block.nodes), file.language.syntax), file, place);
    const tests = file.tests.splice(from);
    if (tests.length === 0)
        return false;
    const before = line.nodes.filter((node) => node !== block);
    const group = tableIn(before) ?? listIn(before);
    const named = [...place.tables].find(([name]) => head.split(/[^\w$]+/).includes(name))?.[1];
    const table = group === undefined ? named : bindings_tableOf(group, before);
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
        const head = headOf(line.nodes);
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
            readLines(statementsOf(block.nodes, language.syntax), file, inner);
        }
        else if (!readRounds(line, head, file, { ...place, marks: here }))
            rest.push(line);
    }
    if (!file.whole && !place.inSuite) {
        // Code that is tested may assert as it likes, but not redefine what asserts.
        const { marks: found } = read_body_readBody(rest, language, { marks: [], names: [] });
        file.body.marks.push(...found.filter(({ kind }) => kind === 'name-shadowed'));
        return;
    }
    const inherited = place.inSuite ? marks : [];
    const loose = read_body_readBody(rest.filter((line) => !isDead(line, file.called)), language, {
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
        : statementsOf(block.nodes, language.syntax);
    const body = read_body_readBody(inner, language, { marks: place.marks, names, inTest: true, tables: place.tables });
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
    const { assertions } = read_body_readBody(statementsOf(block.nodes, language.syntax), language, {
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

;// CONCATENATED MODULE: ./lib/tamper/languages/light/light-test-language.js


/** A language of the light tables as the reading of the diff wants it. */
function lightTestLanguage(language) {
    const anyFile = language.testsInSource === true;
    return {
        name: language.name,
        isTestFile: (path) => language.files.test(path) && (anyFile || isTestPath(path)),
        isSource: (path) => language.source.test(path) && !isTestPath(path),
        read: (text, path) => Promise.resolve(readLight(text, path, language)),
    };
}

;// CONCATENATED MODULE: ./lib/tamper/languages/perl.js
/** Test::More and what is built on it: each named check is a test. */
const PERL = {
    name: 'perl',
    files: /\.t$/,
    source: /\.p[lm]$/,
    lexicon: {
        comments: [/(?<=^|\n)=[a-z]\w*[\s\S]*?(?:\n=cut.*|$(?![\s\S]))/y, /(?<=^|\n)__(?:END|DATA)__[\s\S]*/y, /#.*/y],
        strings: [
            /"(?:\\[\s\S]|[^"\\])*"/y,
            /'(?:\\[\s\S]|[^'\\])*'/y,
            /\b(?:qr|qq|qw|q|m)\s*(?:\{[^}]*\}|\([^)]*\)|\[[^\]]*\]|\/(?:\\.|[^/\\])*\/|\|[^|]*\||![^!]*!)[a-z]*/y,
            /\b(?:s|tr|y)(?:\/(?:\\.|[^/\\])*\/(?:\\.|[^/\\])*\/|\{[^}]*\}\s*\{[^}]*\})[a-z]*/y,
        ],
        word: /(?:[$@%&]|\$#)?[\p{L}_][\p{L}\p{N}_]*(?:::\w+)*/uy,
        patterns: true,
        heredocs: true,
    },
    syntax: { newlines: false },
    suite: [],
    tests: [],
    skip: [],
    skipCalls: /^(?:use Test::\w+ ?\(?(?:.*\b)?skip_all\b|plan ?\(?"?skip_all\b|skip\b(?! ?=)|todo_skip\b|skip_all\b)/,
    asserts: /^(?:Test::More::)?(?:ok|is|isnt|like|unlike|is_deeply|cmp_ok|cmp_deeply|isa_ok|can_ok|new_ok|use_ok|require_ok|pass|fail|eq_or_diff|throws_ok|dies_ok|lives_ok|lives_and|exception)[( ]/,
    fails: /^(?:die|croak|confess|BAIL_OUT|fail|exit\(?[ (]?[1-9])\b/,
    returns: /^(?:return|exit(?:\(?0?\)?| 0)?|done_testing(?:\(\))?)$/,
    exits: /^(?:(?:POSIX::)?_?exit(?:\(0?\)| 0)?)$/,
    subtests: /^subtest ?\(?("(?:\\.|[^"\\])*")/,
    namedChecks: /, ?("(?:\\.|[^"\\$@])*")\)?$/,
    replaces: /^(?:no warnings ?"redefine"|\*[\w:{}"]+=|local ?\*|use Test::Mock|Test::MockModule->|\$?\w+->mock\()/,
    shadows: /^(?:sub |\*(?:main::)?)(?:ok|is|like|isnt|is_deeply|cmp_ok)\b|CORE::GLOBAL::exit/,
};

;// CONCATENATED MODULE: ./lib/tamper/languages/php.js

/** PHPUnit and Pest. */
const PHP = {
    name: 'php',
    files: /(?:\.phpt|\.php)$/,
    source: /\.php$/,
    lexicon: {
        comments: [/\/\*[\s\S]*?\*\//y, /\/\/.*/y, /#(?!\[).*/y],
        annotations: /\/\*\*(?:(?!\*\/)[\s\S])*?@(?:test|group|dataProvider|requires|doesNotPerformAssertions|depends)\b[\s\S]*?\*\//y,
        strings: QUOTED,
        word: /\$?[\p{L}_][\p{L}\p{N}_]*/uy,
        heredocs: false,
    },
    syntax: { newlines: false },
    suite: [/\bclass (\w+)/, /^describe\(("[^"]*"),/],
    tests: [
        /\bfunction (test\w*)\(/i,
        /@test\b.*?\bfunction (\w+)\(/,
        /#\[(?:\\?\w+\\)*Test\].*?\bfunction (\w+)\(/,
        /^(?:test|it|todo)\(("(?:\\.|[^"\\])*")/,
    ],
    skip: [/->skip\((.*?)\)/, /#\[(?:\w+\\)*(?:Requires\w+)\((.*?)\)\]/, /@requires ([^*]+)/],
    todo: [/->todo\(/, /^todo\(/],
    neverRun: /\b(?:private|protected) (?:static )?function /,
    only: [/->only\(/],
    rows: /#\[TestWith\(\[((?:[^[\]]|\[[^\]]*\])*)\]\)\]/g,
    provider: /@dataProvider (\w+)|DataProvider\("(\w+)"\)/g,
    skipCalls: /^(?:\$this->|self::|static::)(?:markTestSkipped|markTestIncomplete|expectNotToPerformAssertions)\(/,
    asserts: /^(?:\$this->|self::|static::|Assert::)?(?:assert\w+|expect\w*|fail)[( ]/,
    expectedFirst: true,
    fails: /^(?:throw\b|\$this->fail\(|self::fail\(|exit\([1-9])/,
    returns: /^return$/,
    exits: /^(?:exit|die)(?:\(0?\))?$/,
    replaces: /->method\(.*->will|Mockery::mock|->createMock|->getMockBuilder/,
};

;// CONCATENATED MODULE: ./lib/tamper/syntax/python-tree.js
const EXPRESSION = /Expression$|^(VariableName|PropertyName|String|FormatString|ContinuedString|Number|Boolean|None)$/;
function python_tree_childrenOf(node) {
    const children = [];
    for (let child = node?.firstChild ?? null; child !== null; child = child.nextSibling)
        if (child.name !== 'Comment')
            children.push(child);
    return children;
}
function bodyOf(node) {
    return node.getChild('Body');
}
function python_tree_split(parts) {
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
function python_tree_unescape(text) {
    return text.replace(/\\([\s\S])/g, (whole, letter) => ESCAPES[letter] ?? (/[\\'"]/.test(letter) ? letter : whole));
}

;// CONCATENATED MODULE: ./lib/tamper/syntax/python-expressions.js

/** Turns expressions of the parser's tree into ours. */
class PythonExpressions {
    source;
    starts;
    constructor(source) {
        this.source = source;
        this.starts = [0, ...[...source.matchAll(/\n/g)].map((match) => match.index + 1)];
    }
    params(node) {
        return python_tree_childrenOf(node)
            .filter((part) => part.name === 'VariableName' && part.prevSibling?.name !== 'AssignOp')
            .map((part) => this.expression(part));
    }
    args(node) {
        return python_tree_split(python_tree_childrenOf(node).slice(1, -1)).map((parts) => {
            const [first, second, third] = parts;
            if (second?.name === 'AssignOp' && first !== undefined)
                return { is: 'keyword', line: this.lineOf(first), name: this.text(first), value: this.expression(third) };
            return parts.length === 1 ? this.expression(first) : this.pieces(parts);
        });
    }
    /** `a, b` without brackets is a tuple. */
    commaList(parts, line) {
        const groups = python_tree_split(parts);
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
        const parts = python_tree_childrenOf(node);
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
                    items: python_tree_split(parts.slice(1, -1)).map((one) => one.length === 1 ? this.expression(one[0]) : this.pieces(one)),
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
        for (const child of python_tree_childrenOf(node)) {
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
        const entries = python_tree_split(parts.slice(1, -1)).map((group) => {
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
        return { is: 'text', line, value: raw ? (match[3] ?? '') : python_tree_unescape(match[3] ?? '') };
    }
    other(node) {
        const parts = python_tree_childrenOf(node);
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

;// CONCATENATED MODULE: ./lib/tamper/syntax/parse-python.js


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
    const body = new parse_python_Statements(source).body(tree.topNode);
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
class parse_python_Statements extends PythonExpressions {
    body(node) {
        return python_tree_childrenOf(node).flatMap((child) => this.statement(child));
    }
    statement(node, decorators = []) {
        const line = this.lineOf(node);
        const parts = python_tree_childrenOf(node);
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
        for (const part of python_tree_childrenOf(node)) {
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

;// CONCATENATED MODULE: ./lib/tamper/languages/python-dialect.js




const PYTHON_DIALECT = {
    claims: pythonClaims,
    claimsOfBlock: (item, body) => {
        const [call, name] = [item, lastName(item)];
        if (call.is !== 'call' || !/^(raises|assertRaises(Regex)?|warns|assertWarns(Regex)?|assertLogs)$/.test(name))
            return undefined;
        return [{ matcher: 'throws', subject: python_dialect_single(body), expected: call.args.filter(isNoReason), line: item.line }];
    },
    mark: pythonMark,
    detached: (call) => {
        const name = lastName(call);
        if (name === 'suppress')
            return SWALLOWED;
        if (call.is === 'call' &&
            /^(raises|assertRaises)$/.test(name) &&
            /AssertionError|^(Base)?Exception$/.test(call.args.map(print).join()))
            return 'its failure is expected';
        return undefined;
    },
    swallows: ({ caught, body }) => (caught === undefined || /\b(AssertionError|(Base)?Exception)\b/.test(print(caught))) &&
        ![...statementsIn(body)].some((statement) => statement.does === 'raise' ||
            statement.does === 'assert' ||
            (statement.does === 'evaluate' && (pythonClaims(statement.value)?.length ?? 0) > 0)),
    iteration: () => undefined,
    mustBeAwaited: () => false,
};
/** unittest's assertions, in the terms of assertion.ts. */
const python_dialect_MATCHERS = [
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
    if ((name === 'fail' && node.callee.is === 'member') || print(node.callee) === 'pytest.fail')
        return [{ matcher: 'fails', subject: { is: 'name', line, name }, line }];
    if (name.startsWith('assert_') &&
        node.callee.is === 'member' &&
        /^assert_(called|not_called|has|any|awaited)/.test(name))
        return [{ matcher: python_dialect_matcherOf(name) ?? name, subject: node.callee.of, expected: node.args, line }];
    if (name === 'assertIsNone' && subject !== undefined)
        return [{ matcher: 'equals', subject, expected: [{ is: 'literal', line, spelled: 'None' }], line }];
    if (/^assert(Not)?In$/.test(name) && subject !== undefined && second !== undefined)
        return [{ matcher: 'contains', subject: second, expected: [subject], negated: name === 'assertNotIn', line }];
    const matcher = python_dialect_matcherOf(name);
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
            ...(matcher === 'near' ? { tolerance: python_dialect_toleranceOf(node.args, args[2]) } : {}),
        },
    ];
}
function python_dialect_matcherOf(name) {
    return python_dialect_MATCHERS.find(([pattern]) => pattern.test(name))?.[1];
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
    const subject = callee.is === 'function' ? python_dialect_single(callee) : { is: 'call', line, callee, args: rest };
    return { matcher: 'throws', subject, expected: [error], line };
}
function python_dialect_toleranceOf(args, places) {
    const named = (name) => {
        const found = args.find((one) => one.is === 'keyword' && one.name === name);
        return found?.is === 'keyword' ? Number(print(found.value)) : undefined;
    };
    const direct = named('delta') ?? named('atol') ?? named('rtol');
    if (direct !== undefined)
        return direct;
    return 10 ** -(named('places') ?? (places === undefined ? 7 : Number(print(places)))) / 2;
}
function pythonMark(node) {
    if (node.is !== 'call')
        return undefined;
    const path = dotted(node.callee) ?? [];
    const whole = path.join('.');
    const name = path.at(-1) ?? '';
    const [first, second] = node.args;
    const common = { text: print(node), line: node.line };
    if (whole === 'pytest.skip' || name === 'skipTest' || name === 'SkipTest')
        return { kind: 'skip', ...common };
    if (name === 'importorskip')
        return { kind: 'skip', ...common, condition: `${first === undefined ? '' : print(first)} is missing` };
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
            ? { kind: 'unit-replaced', ...common, replaced: [`${print(first)}.${second.value}`] }
            : undefined;
    }
    if (name === 'patch' && first?.is === 'text')
        return { kind: 'unit-replaced', ...common, replaced: [first.value] };
    return undefined;
}
/** What a decorator or an entry of `pytestmark` does to a test. */
function decoratorMarks(node) {
    const path = dotted(node) ?? [];
    const name = path.at(-1) ?? '';
    const args = node.is === 'call' ? node.args : [];
    const [first] = args.filter(({ is }) => is !== 'keyword');
    const common = { text: `@${print(node)}`, line: node.line };
    if (name === 'skip')
        return [{ kind: 'skip', ...common }];
    if (/^skip(if|If|Unless)$/.test(name)) {
        const { on, condition } = switchOf(first);
        const unless = name === 'skipUnless';
        if (condition !== undefined)
            return [{ kind: 'skip', ...common, condition: unless ? `not (${condition})` : condition }];
        return on === unless ? [] : [{ kind: 'skip', ...common }];
    }
    if (name === 'expectedFailure')
        return [{ kind: 'expected-failure', ...common }];
    if (name === 'xfail') {
        const { condition } = switchOf(first?.is === 'text' ? undefined : first);
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
    const amount = Number(first === undefined ? 'none' : print(first.is === 'keyword' ? first.value : first));
    return Number.isNaN(amount) ? 1 : amount;
}
function isNoReason(argument) {
    return argument.is !== 'keyword' || argument.name === 'match';
}
function python_dialect_single(node) {
    if (node.is !== 'function' || node.body.length !== 1)
        return node;
    const [statement] = node.body;
    return (statement?.does === 'return' || statement?.does === 'evaluate' ? statement.value : undefined) ?? node;
}
function lastName(node) {
    return dotted(node)?.at(-1) ?? (node.is === 'call' && node.callee.is === 'member' ? node.callee.name : '');
}

;// CONCATENATED MODULE: ./lib/tamper/languages/python-file-marks.js



/** unittest's own assertions and the methods that run a test: whoever defines one of these decides what is green. */
const OWN = /^assert(Equal|True|False|AlmostEqual|In|Is|IsNone|Raises|NotEqual|IsInstance|Greater|Less|Regex|ListEqual|DictEqual|CountEqual)s?$|^(run|debug|fail|_callTestMethod|load_tests)$/;
const HOOKS = /^pytest_(collection_modifyitems|itemcollected|collect_file|ignore_collect|pycollect_\w+|runtest_\w+|pyfunc_call|sessionfinish|exception_interact|report_teststatus|deselected|cmdline_\w+)$/;
const BENDS = /skip|xfail|deselect|\bitems\b.*(=|clear|remove|pop)|outcome|exitstatus|excinfo|_exit|passed|return (True|None)\b|force_result|del /;
/** What holds for the whole file: units replaced, exits, hooks of the runner, assertions bent. */
function pythonFileMarks(body) {
    const calls = [...expressionsIn(body)]
        .flatMap((node) => pythonMark(node) ?? [])
        .filter(({ kind }) => kind === 'unit-replaced' || kind === 'exit');
    const made = new Map([...statementsIn(body)].flatMap(python_file_marks_madeBy));
    const bent = [...statementsIn(body)].flatMap((statement) => {
        const text = printStatement(statement);
        const line = statement.line;
        if (statement.does === 'define' && (OWN.test(statement.name) || /^(assert|expect)$/.test(statement.name)))
            return [{ kind: 'name-shadowed', text: `def ${statement.name}`, line }];
        if (statement.does === 'define' && HOOKS.test(statement.name) && BENDS.test(text))
            return [{ kind: 'exit', text: `def ${statement.name}`, line }];
        if (statement.does !== 'assign')
            return [];
        const path = dotted(statement.target) ?? [];
        if (/^collect_ignore(_glob)?$/.test(path[0] ?? '') && path.length === 1)
            return [{ kind: 'exit', text, line }];
        if (path.at(-1) === 'exitstatus')
            return [{ kind: 'exit', text, line }];
        if (OWN.test(path.at(-1) ?? '') && path.length > 1)
            return [{ kind: 'name-shadowed', text, line }];
        if (print(statement.target).startsWith('sys.modules'))
            return [
                {
                    kind: 'unit-replaced',
                    text,
                    line,
                    replaced: [print(statement.target).replace(/^sys\.modules\s*\[\s*"?|"?\s*\]\s*$/g, '')],
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
function python_file_marks_madeBy(statement) {
    if (statement.does !== 'assign' || statement.target.is !== 'name' || statement.value.is !== 'call')
        return [];
    const { callee } = statement.value;
    return callee.is === 'name' && /^[A-Z]/.test(callee.name) ? [[statement.target.name, callee.name]] : [];
}

;// CONCATENATED MODULE: ./lib/tamper/languages/python-classes.js




function classesIn(body) {
    return body.flatMap((one) => (one.does === 'class' ? [[one.name, one]] : []));
}
/** Classes whose methods are collected: Test…, or derived from a TestCase, by way of others in the file too. */
function caseClasses(body, outer) {
    const found = new Set(outer);
    for (const statement of body) {
        if (statement.does !== 'class')
            continue;
        const bases = statement.bases.map((base) => dotted(base)?.at(-1) ?? '');
        const derived = bases.some((base) => found.has(base) || /(TestCase|TestBase|BaseTest|Tests?Base|TestMixin)$/.test(base));
        const off = statement.body.some((one) => one.does === 'assign' && print(one.target) === '__test__' && print(one.value) === 'False');
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
        { params: decorators.some((one) => print(one) === 'staticmethod') ? params : params.slice(1), body },
    ]);
}
/** What a setup gave to `self` once, and the test leaves as it is. */
function ownFields(own, { classes, known }, test) {
    const setups = methodsOf(own, classes).filter(({ name }) => /^(setUp|asyncSetUp|setup_method|setUpClass)$/.test(name));
    const given = setups.flatMap(({ body }) => {
        const inner = knownIn(body, known);
        return body.flatMap((one) => {
            if (one.does !== 'assign' || one.target.is !== 'member' || one.op !== '=' || one.value.is === 'function')
                return [];
            const { of } = one.target;
            return of.is === 'name' && /^(self|cls)$/.test(of.name)
                ? [[`self.${one.target.name}`, substitute(one.value, inner)]]
                : [];
        });
    });
    const constants = own.body.flatMap((one) => one.does === 'assign' && one.target.is === 'name' && one.op === '='
        ? [[`self.${one.target.name}`, substitute(one.value, known)]]
        : []);
    given.push(...constants);
    const bodies = [...setups.map(({ body }) => body), test];
    const counts = (name) => given.filter(([other]) => other === name).length;
    return given.filter(([name]) => counts(name) === 1 && !bodies.some((body) => isTouched(body, name)));
}
/** Something is called on the field for its effect, or given to a part of it. */
function isTouched(body, field) {
    const isPart = (text) => text.startsWith(`${field}.`) || text.startsWith(`${field} [`);
    return ([...statementsIn(body)].some((one) => (one.does === 'evaluate' && one.value.is === 'call' && isPart(print(one.value.callee))) ||
        (one.does === 'assign' && (isPart(print(one.target)) || (one.op !== '=' && print(one.target) === field)))) || [...expressionsIn(body)].some((one) => one.is === 'other' && print(one).trim().startsWith(`del ${field}`)));
}
function methodsOf(own, classes, depth = 0) {
    const mine = own.body.filter((one) => one.does === 'define');
    const names = new Set(mine.map(({ name }) => name));
    const inherited = depth > 3
        ? []
        : own.bases.flatMap((base) => {
            const found = classes.get(print(base));
            return found === undefined || found === own ? [] : methodsOf(found, classes, depth + 1);
        });
    return [...mine, ...inherited.filter(({ name }) => !names.has(name))];
}

;// CONCATENATED MODULE: ./lib/tamper/languages/python-fixtures.js


/** What a fixture of one `return` gives, where the test does not change it. */
function fixtureValue(param, body, { functions, fixtures }) {
    if (param.is !== 'name' || !fixtures.has(param.name) || isChangedIn(body, param.name))
        return [];
    const made = functions.get(param.name);
    const [statement] = made?.body ?? [];
    if (made?.body.length !== 1 || statement?.does !== 'return' || statement.value === undefined)
        return [];
    return made.params.length > 0 ? [] : [[param.name, statement.value]];
}
function isFixture({ decorators }) {
    return decorators.some((one) => dotted(one)?.at(-1) === 'fixture');
}

;// CONCATENATED MODULE: ./lib/tamper/languages/python-tables.js




const NO_ROW = { bound: [] };
function python_tables_joined(row, more) {
    const guard = row.guard ?? more.guard;
    return { bound: [...row.bound, ...more.bound], ...(guard === undefined ? {} : { guard }) };
}
/** The rows of @pytest.mark.parametrize("a, b", [(1, 2), pytest.param(3, 4, marks=…)]). */
function python_tables_tableOf(decorator, known) {
    const [names, values] = decorator.is === 'call' ? decorator.args : [];
    if (names === undefined || values === undefined)
        return {};
    const table = substitute(values.is === 'keyword' ? values.value : values, known);
    const params = names.is === 'text'
        ? names.value.split(',').map((name) => name.trim())
        : names.is === 'list'
            ? names.items.map((one) => (one.is === 'text' ? one.value : ''))
            : [];
    const items = rowsIn(table);
    if (items === undefined)
        return { cases: [print(table)] };
    const line = table.line;
    const pattern = params.length === 1
        ? { is: 'name', line, name: params[0] ?? '' }
        : { is: 'list', line, items: params.map((name) => ({ is: 'name', line, name })) };
    return {
        rows: items.map((item) => {
            const param = item.is === 'call' && dotted(item)?.at(-1) === 'param' ? item : undefined;
            const values = param?.args.filter(({ is }) => is !== 'keyword');
            const marks = param?.args.find((one) => one.is === 'keyword' && one.name === 'marks');
            const row = values === undefined ? item : params.length === 1 ? (values[0] ?? item) : { is: 'list', line, items: values };
            const off = marks?.is === 'keyword' && /skip|xfail/.test(print(marks.value)) ? `not ${print(marks.value)}` : undefined;
            return { bound: bind(pattern, row) ?? [], ...(off === undefined ? {} : { guard: off }) };
        }),
    };
}

;// CONCATENATED MODULE: ./lib/tamper/languages/python.js











/** Python in the words of pytest and unittest. */
const PYTHON = {
    name: 'python',
    isTestFile: (path) => /(^|\/)(test_[^/]*|[^/]*_test|tests?)\.py$/.test(path),
    isSource: (path) => /\.pyi?$/.test(path),
    read: async (text) => {
        try {
            const { body, error } = await parsePython(text);
            return { ...new python_FileReader().read(body), ...(error === undefined ? {} : { unreadable: error }) };
        }
        catch (error) {
            return unreadable(error);
        }
    },
};
class python_FileReader {
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
            defines: body.flatMap((one) => one.does === 'define' || one.does === 'class' ? [one.name] : one.does === 'assign' ? namesOf(one.target) : []),
        };
    }
    body(body, outer) {
        const place = {
            ...outer,
            known: knownIn(body, outer.known),
            functions: new Map([...outer.functions, ...functionsIn(body)]),
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
                    this.setup.push({ text: printStatement(statement), line: statement.line });
                return;
            case 'class':
                if (place.cases.has(statement.name))
                    this.group(statement, place);
                else
                    this.setup.push({ text: printStatement(statement), line: statement.line });
                return;
            case 'if': {
                const condition = print(statement.test);
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
                this.shadow([...namesOf(statement.target), ...uncollected(statement)], place);
                if (!namesOf(statement.target).every((name) => place.known.has(name)))
                    this.setup.push({ text: printStatement(statement), line: statement.line });
                return;
            case 'evaluate':
                if (print(statement.value).trim().startsWith('del '))
                    this.shadow(print(statement.value)
                        .trim()
                        .slice(4)
                        .split(/\s*,\s*/)
                        .map((name) => name.replaceAll('.', ' > ')), place);
                this.setup.push({ text: print(statement.value), line: statement.line });
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
            .filter((one) => dotted(one)?.at(-1) === 'parametrize')
            .map((one) => python_tables_tableOf(one, place.known));
        const rows = tables.reduce((all, table) => all.flatMap((row) => (table.rows ?? [NO_ROW]).map((more) => python_tables_joined(row, more))).slice(0, 300), [NO_ROW]);
        const fixtures = statement.params.flatMap((param) => fixtureValue(param, statement.body, place));
        const fields = place.own === undefined ? [] : ownFields(place.own, place, statement.body);
        const found = rows.map(({ bound, guard }) => readBody(statement.body, {
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
    const isOff = (target.name === '__test__' && print(value) === 'False') ||
        (target.name === '__unittest_skip__' && print(value) === 'True');
    return isOff ? [print(target.of).replaceAll('.', ' > ')] : [];
}
/** pytestmark, a skip of the whole module, `raise SkipTest`. */
function moduleMarks(statement) {
    if (statement.does === 'assign' && print(statement.target) === 'pytestmark')
        return (statement.value.is === 'list' ? statement.value.items : [statement.value]).flatMap(decoratorMarks);
    const value = statement.does === 'evaluate' || statement.does === 'raise' || statement.does === 'assign'
        ? statement.value
        : undefined;
    const mark = value === undefined ? undefined : pythonMark(value);
    if (mark !== undefined && /^(skip|exit)$/.test(mark.kind))
        return [{ ...mark, kind: 'skip' }];
    if (statement.does === 'if' && !print(statement.test).includes('__name__'))
        return statement.then.flatMap(moduleMarks).map((one) => ({ ...one, condition: print(statement.test) }));
    return [];
}
function bodyMarks(body) {
    return [...expressionsIn(body)].flatMap((node) => pythonMark(node) ?? []).filter(({ kind }) => kind === 'skip');
}
function looseIn(body) {
    const scope = { known: knownIn(body, new Map()), functions: new Map(), depth: 0 };
    const inClasses = body.flatMap((one) => (one.does === 'class' ? functionsIn(one.body) : []));
    return [...functionsIn(body), ...inClasses]
        .filter(([name]) => !/^test/.test(name))
        .flatMap(([, callable]) => readBody(callable.body, scope, PYTHON_DIALECT).assertions);
}
function withoutParams(known, params) {
    const hidden = new Set(params.flatMap(namesOf));
    return new Map([...known].filter(([name]) => !hidden.has(name)));
}

;// CONCATENATED MODULE: ./lib/tamper/languages/ruby.js

/** RSpec, Minitest, Test::Unit. */
const RUBY = {
    name: 'ruby',
    files: /\.(?:rb|cr)$/,
    source: /\.rb$/,
    lexicon: {
        comments: [/(?<=^|\n)=begin\b[\s\S]*?\n=end.*/y, /(?<=^|\n)__END__[\s\S]*/y, /#.*/y],
        strings: [...QUOTED, /%[wWiIqQ]?(?:\[[^\]]*\]|\([^)]*\)|\{[^}]*\})/y],
        word: /(?:@{1,2}|\$|:(?=[a-z_]))?[\p{L}_][\p{L}\p{N}_]*[?!]?(?!=)|[\p{L}_][\p{L}\p{N}_]*/uy,
        newlines: true,
        patterns: true,
        heredocs: true,
    },
    syntax: { newlines: true, endWords: true },
    suite: [
        /^(?:RSpec\.)?(?:[xf]?describe|[xf]?context|feature|shared_examples(?:_for)?) ?\(?([^,)]+)/,
        /^(?:class|module) ([\w:]+)/,
    ],
    tests: [
        /^[xf]?(?:it|specify|example|scenario)(?: ?\(?("(?:\\.|[^"\\])*")|$|\()/,
        /^def (test_?\w*[?!]?)/,
        /^(?:test|should|pending|skip) ?\(?("(?:\\.|[^"\\])*")/,
    ],
    skip: [
        /^x(?:it|describe|context|specify|scenario)\b/,
        /\b(?:skip|pending):(?! ?(?:false|nil)\b) ?[^,)]+|, ?:(?:skip|pending)\b/,
        /^(?:skip|pending) ?\(?"/,
        /\bif:([^,)]+)|\bunless:([^,)]+)/,
    ],
    hides: /^(?:private|protected)$/,
    only: [/^f(?:it|describe|context|specify)\b/, /\bfocus: ?true|, ?:focus\b/],
    retries: [/\bretry: ?(\d+)/],
    skipCalls: /^(?:skip|pending|omit|pend|omit_if|omit_unless)\b/,
    asserts: /^(?:assert\w*!?|refute\w*|flunk|expect|must_\w+|wont_\w+|is_expected|should(?:_not)?|should_\w+|assert_\w+)[( ]/,
    behind: /^(?:must|wont)_\w+$/,
    expectedFirst: true,
    fails: /^(?:raise|flunk|fail|abort|exit\(?[ (]?[1-9])\b/,
    returns: /^return$/,
    exits: /^(?:exit!?(?:[ (]?(?:0|true)\)?)?|Kernel\.exit.*|at_exit)$/,
    replaces: /\ballow(?:_any_instance_of)?\(.*receive|\.stub[s]?[( ]|\.any_instance\.|define_singleton_method|\.(?:prepend|define_method|alias_method)[( ]/,
    shadows: /^def (?:self\.)?(?:assert\w*|refute\w*|expect)\b/,
    swallows: / rescue nil$/,
};

;// CONCATENATED MODULE: ./lib/tamper/languages/rust.js

const RUST = {
    name: 'rust',
    files: /\.rs$/,
    source: /\.rs$/,
    testsInSource: true,
    lexicon: {
        comments: SLASH_COMMENTS,
        // A quote without its partner begins a lifetime, not a character.
        strings: [/b?r(#*)"[\s\S]*?"\1/y, /b?"(?:\\[\s\S]|[^"\\])*"/y, /b?'(?:\\[^\n']*'?|[^'\\\n])'/y],
        word: /'?[\p{L}_][\p{L}\p{N}_]*/uy,
    },
    syntax: { newlines: false },
    suite: [/\bmod (\w+)$/],
    tests: [/\bfn (\w+)[(<]/],
    marked: /#\[(?:\w+::)*(?:test|rstest|test_case|tokio_test|wasm_bindgen_test|proptest|quickcheck)\b/,
    skip: [/#\[ignore\b[^\]]*\]/, /#\[cfg_attr\((.*?),\s*ignore\b/, /#\[cfg\((?!test\))(.*?)\)\]/],
    expects: [/#\[should_panic\(expected=("(?:\\.|[^"\\])*")/, /#\[should_panic\]/],
    asserts: /^(?:\w+::)*(?:(?:debug_)?assert\w*|prop_assert\w*|expect_that|assert_that|verify\w*)!?[( ]/,
    fails: /^(?:panic!|unreachable!|return Err\(|std::process::exit\([1-9]|process::abort)/,
    returns: /^return(?:\(\)|Ok\(\(\)\))?$/,
    exits: /\bprocess::exit\(0\)/,
    shadows: /^(?:#\[[^\]]*\])*macro_rules!(?:(?:debug_)?assert\w*|panic)$/,
    swallows: /^let _=.*catch_unwind|catch_unwind\(.*\)\.(?:ok|is_ok|unwrap_or)\b/,
    rows: /#\[(?:test_case|case)\(((?:[^()]|\([^()]*\))*)\)\]/g,
    fileConditions: [/^#!\[cfg\((?!test\))(.*)\)\]$/],
};

;// CONCATENATED MODULE: ./lib/tamper/languages/shell.js
/** Bats and shunit2. */
const SHELL = {
    name: 'shell',
    files: /\.(?:bats|sh|bash)$/,
    source: /\.(?:sh|bash)$/,
    lexicon: {
        comments: [/(?<=^|[\s;])#.*/y],
        strings: [/"(?:\\[\s\S]|[^"\\])*"/y, /'[^']*'/y],
        word: /[@$\p{L}_./~-][^\s"'`;&|(){}<>=[\]]*/uy,
        newlines: true,
        heredocs: true,
    },
    syntax: { newlines: true },
    suite: [],
    tests: [/^@test ?("(?:\\.|[^"\\])*")/, /^(?:function )?(test\w+)(?:\(\))?$/],
    skip: [],
    skipCalls: /^(?:skip|startSkipping)\b/,
    asserts: /^(?:assert(?!_(?:success|failure|output|equal)\b)\w*|refute\w*|fail)[( ]/,
    returns: /^(?:return|exit)(?: ?0)?$/,
    exits: /^exit(?: ?0)?$/,
    shadows: /^(?:function )?(?:assert\w*|fail|run|\[)\(\)/,
    statementsAssert: true,
};

;// CONCATENATED MODULE: ./lib/tamper/languages/swift.js

/** XCTest and Swift Testing. */
const SWIFT = {
    name: 'swift',
    files: /\.swift$/,
    source: /\.swift$/,
    lexicon: {
        comments: SLASH_COMMENTS,
        strings: [/#*"""[\s\S]*?"""#*/y, /#"[\s\S]*?"#/y, /"(?:\\[\s\S]|[^"\\\n])*"/y],
        word: NAME,
        directives: /(?<=^|\n[ \t]*)#(?:if|else|elseif|endif)\b.*/y,
    },
    syntax: { newlines: true },
    suite: [/\b(?:class|struct|actor|extension|enum) (\w+)/],
    tests: [/\bfunc (test\w*)\(\)/, /@Test\b.*?\bfunc (`[^`]+`|\w+)\(/],
    skip: [/\.disabled\((.*?)\)/, /\.enabled\(if:(.*?)\)/, /@available\((.*?)\)/],
    timeLimit: [/\.timeLimit\(\.minutes\((\d+)/],
    skipCalls: /^(?:throw XCTSkip\b|(?:try )?XCTSkip(?:If|Unless)\((.*)\))/,
    expectedFailure: [/\bwithKnownIssue\b|XCTExpectFailure/],
    asserts: /^(?:try )?(?:XCT(?:Assert\w*|Unwrap|Fail)|#?expect|#?require|Issue\.record)[( ]/,
    fails: /^(?:XCTFail|fatalError|throw |Issue\.record|preconditionFailure)/,
    returns: /^return$/,
    exits: /^exit\(0\)$/,
};

;// CONCATENATED MODULE: ./lib/tamper/languages/languages.js














/** Every language whose tests are read as structure. */
const LANGUAGES = [
    JAVASCRIPT,
    PYTHON,
    ...[RUST, JAVA, KOTLIN, GO, PERL, C, CSHARP, PHP, RUBY, SHELL, SWIFT, ELIXIR].map(lightTestLanguage),
];

;// CONCATENATED MODULE: ./lib/stop/gate/hear-judge.js


/** The model's word can only tighten: it is asked where the witnesses found nothing, and what it praises stays as it was. */
async function hearJudge(question, tamper) {
    const { parts } = question;
    if (parts.askJudge === undefined || tamper.verdict === 'suspicious' || !isWorthAsking(question))
        return tamper;
    parts.onStep?.('A model looks at the change');
    const heard = await opinionOn(question, parts.askJudge);
    if (heard.opinion === 'fine')
        return { ...tamper, judge: { opinion: 'fine', why: '', costUsd: heard.costUsd } };
    const { opinion, why, costUsd } = heard;
    const told = { ...tamper, judge: { opinion, why, costUsd } };
    if (heard.opinion === 'none')
        return told;
    // A path that is none of the change is nobody's place.
    const file = question.change.changed.some(({ path }) => path === heard.file) ? heard.file : '';
    const finding = { kind: 'judge', file, what: `The model judge says: ${why}` };
    return { ...told, verdict: 'suspicious', findings: [finding, ...tamper.findings] };
}
/** Something changed that judges the code, or the code itself, where the tests were not green before. */
function isWorthAsking({ change, runs, start, command }) {
    if (change.judging.length > 0)
        return true;
    const isCode = change.changed.some(({ path }) => LANGUAGES.some(({ isSource }) => isSource(path)));
    return isCode && runs.knownRun({ tree: start, command })?.verdict !== 'passed';
}
async function opinionOn({ parts, start, candidate, signal }, ask) {
    const { request, trees } = parts;
    const patch = await trees.patch(start, candidate).catch((error) => ({ error }));
    signal.throwIfAborted();
    if (typeof patch !== 'string')
        return { opinion: 'none', costUsd: 0, why: `the change could not be shown: ${(0,errors/* messageOf */.b)(patch.error)}` };
    return ask({ request, patch }, signal);
}

;// CONCATENATED MODULE: ./lib/stop/gate/prove-fix.js
/** A run of all tests this long is cheap enough to be made once more. */
const CHEAP_MS = 20_000;
/**
 * Do the tests that the change adds or changes fail on the code as it was? What judges is taken from the candidate and laid
 * over the start tree. Undefined where there are no such tests, or where asking would take too long.
 */
async function proveFix(question) {
    const { parts, runs, command, start, candidate, change, run, signal } = question;
    const judging = new Set(change.judging);
    const files = change.changed
        .filter(({ path, status }) => judging.has(path) && status !== 'deleted' && isTest(path))
        .map(({ path }) => path);
    // Without other changes there is no fix.
    if (files.length === 0 || change.changed.every(({ path }) => judging.has(path)))
        return undefined;
    const narrowed = parts.narrow?.(command, { files });
    if (narrowed === undefined && run.durationMs > CHEAP_MS)
        return undefined;
    parts.onStep?.('The new tests on the old code');
    const tree = await parts.trees.overlay(start, candidate, change.judging);
    const old = await runs.apart({ tree, command: narrowed ?? command }, signal);
    const onStart = old.verdict === 'failed' ? 'fails' : old.verdict === 'passed' ? 'passes' : 'unknown';
    return { files, onStart, failing: old.failures };
}
/** Snapshots, fixtures and settings judge too, but are no tests. */
function isTest(path) {
    return /\.(?:[cm]?[jt]sx?|py|rs|go|java|kt|scala|rb|php|cs|fs|exs?|t|pl|pm|c|cc|cpp|cxx|swift|dart|sh|bats|lua|jl|hs|clj|groovy|nim|cr|zig)$/.test(path);
}

// EXTERNAL MODULE: ./lib/text/glob-pattern.js
var glob_pattern = __webpack_require__(4586);
;// CONCATENATED MODULE: ./lib/tamper/judging-files.js


/** What says how tests are found, run, measured and reported. Whole names, at any depth. */
const CONFIGURATION = [
    // JavaScript: runners, coverage, what transforms the code under test, what a package manager runs scripts with
    /^(?:package\.json|\.npmrc|\.yarnrc(?:\.yml)?|\.pnpmfile\.cjs|bunfig\.toml|deno\.jsonc?)$/,
    /^(?:jest|vitest|vite|karma|ava|playwright|cypress|wdio|protractor|babel|nyc|web-test-runner|stryker)[\w.-]*\.(?:conf|config|workspace|setup|projects)\.[cm]?[jt]s(?:on)?$/,
    /^(?:jest|vitest|vite|karma|ava|playwright|cypress|babel|nyc|stryker)\.(?:config|conf|workspace|setup|projects|env|json)[\w.]*$/,
    /^\.(?:mocharc|nycrc|c8rc|taprc|babelrc|swcrc|jestrc)(?:\.\w+)?$|^(?:cypress|jest|nodemon|turbo|nx|lerna)\.json$/,
    /^tsconfig[\w.-]*(?:test|spec|jest|vitest)[\w.-]*\.json$/,
    // Python
    /^(?:\.?pytest\.(?:ini|toml)|pyproject\.toml|setup\.(?:cfg|py)|tox\.(?:ini|toml)|noxfile\.py|\.coveragerc|conftest\.py|(?:site|user)customize\.py|[\w.-]*\.pth)$/,
    /^requirements[-_.](?:dev|test|tests|ci)[\w.-]*\.(?:txt|in)$/,
    // make and what stands before it, C, C++, and other build tools
    /^(?:GNUmakefile|makefile|Makefile(?:\.\w+)?|[\w.-]+\.mk|CMakeLists\.txt|[\w.-]+\.cmake|CMake(?:User)?Presets\.json|CTest\w*|meson\.build|meson(?:_options\.txt|\.options)|configure(?:\.ac)?|BUILD(?:\.bazel)?|\.bazelrc|justfile|\.justfile|Justfile|Taskfile\.ya?ml|SConstruct|build\.zig)$/,
    // Rust, Java and its kin
    /^(?:Cargo\.toml|nextest\.toml|build\.rs|rust-toolchain(?:\.toml)?|pom\.xml|(?:settings|build)\.gradle(?:\.kts)?|gradle\.properties|[\w.-]+\.gradle(?:\.kts)?|build\.sbt|project\.clj|testng[\w.-]*\.xml|junit-platform\.properties|maven\.config|jvm\.config|gradlew|mvnw)$/,
    // PHP, Ruby, Perl, .NET, Elixir, Swift
    /^(?:phpunit\.xml(?:\.dist)?|\.?phpunit[\w.-]*\.xml|codeception\.yml|composer\.json|Rakefile|\.rspec(?:-local)?|\.simplecov|\.proverc|(?:Makefile|Build)\.PL|dist\.ini|[\w.-]+\.(?:csproj|fsproj|vbproj|runsettings|props|targets|xctestplan)|xunit\.runner\.json|testconfig\.json|mix\.exs|coveralls\.json|Package\.swift)$/,
    // CI and coverage services, and the lists of what is left out
    /^(?:\.gitlab-ci\.yml|azure-pipelines[\w.-]*\.yml|Jenkinsfile[\w.-]*|\.travis\.yml|bitbucket-pipelines\.yml|\.drone\.yml|\.?appveyor\.yml|\.cirrus\.yml|\.woodpecker\.yml|\.?codecov\.ya?ml|\.coveralls\.yml|sonar-project\.properties)$/,
    /^\.(?:test|jest|vitest|mocha|nyc|coverage|pytest)ignore$|^\.gitignore$|^\.env\.test[\w.]*$/,
];
const CONFIGURATION_FOLDER = /(?:^|\/)\.(?:github\/(?:workflows|actions)|circleci|buildkite|cargo|config|mvn|husky|woodpecker)\//;
/**
 * Names that come before what they are called after: a module of the runner found in the tree first, a tool of a
 * dependency folder that was committed, a program of the tree that is called like a tool.
 */
const STAND_IN = [
    /(?:^|\/)(?:unittest|pytest|_pytest|pluggy|nose2?|doctest|pytest_cov|xdist)(?:\.pyc?$|\/.*\.pyc?$)/,
    /^(?:src\/|lib\/|tests?\/)?(?:coverage|hypothesis|mock|testtools|trial|traceback|warnings|inspect|runpy|atexit)(?:\.pyc?$|\/__init__\.pyc?$)/,
    /(?:^|\/)node_modules\//,
    /(?:^|\/)vendor\/(?:bin|phpunit)\//,
    /(?:^|\/)(?:Test\/(?:More|Builder|Simple|Harness)|Test2|TAP)(?:\.pm$|\/.*\.pm$)/,
    /(?:^|\/)lib\/(?:rspec|minitest|test-unit)(?:\.rb$|\/)/,
    /(?:^|\/)(?:org\/junit|junit\/framework|org\/testng|org\/assertj|org\/hamcrest)\//,
    /(?:^|\/)(?:assert|gtest\/gtest|catch|catch2\/catch\w*|doctest(?:\/doctest)?)\.(?:h|hpp)$/,
    /(?:^|\/)(?:node|npm|npx|yarn|pnpm|bun|bunx|jest|vitest|mocha|python\d?(?:\.\d+)?|pytest|tox|nox|cargo|rustc|go|mvn|gradle|java|javac|make|gmake|cmake|ctest|gcc|cc|g\+\+|clang|perl|prove|ruby|rake|rspec|bundle|php|phpunit|composer|dotnet|mix|swift|bats|sh|bash|env|timeout|nice|git|true|false|test|diff|cmp|grep)(?:\.(?:exe|cmd|bat))?$/,
];
/** What may stand before the name of a script, or of a folder or file of tests, in a command. */
const RUNS_NEXT = /^(?:ba|z|da|k)?sh$|^(?:node|tsx|ts-node|bun|deno|python[\d.]*|perl|ruby|php|source|\.|jest|vitest|mocha|ava|tap|tape|pytest|py\.test|nosetests|prove|rspec|rake|phpunit|bats|make|gmake|nox|tox|behave|cucumber|c8|nyc|busted|mix|rake)$/;
const SOURCE_FOLDER = /^(?:\.|src|lib|app|pkg|cmd|internal|source|include|dist|build|main)\/?$/;
/**
 * The paths, of those given, that judge the code: test files and their data, the configuration of runner, coverage,
 * build and CI, the scripts that the command runs, and newcomers that would stand in for any of these.
 * Sorted as given. Source files with tests inside (`#[cfg(test)]`) judge themselves and are not named.
 *
 * `tree` is the start tree, whose configuration says by which names of their own runners find tests.
 */
function judgingFiles(paths, command, tree = { paths: [], read: () => undefined }) {
    const named = namedFor(command ?? '', tree);
    return paths.filter((path) => judgesByName(path) || named(path));
}
/** Whether the path judges the code whatever the command is. */
function judgesByName(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return (isTestPath(path) ||
        CONFIGURATION_FOLDER.test(path) ||
        CONFIGURATION.some((configuration) => configuration.test(name)) ||
        STAND_IN.some((standIn) => standIn.test(path)));
}
/** Whether the path would be found in the place of a tool, or of a module of the runner. */
function standsIn(path) {
    return STAND_IN.some((standIn) => standIn.test(path));
}
/** What the command and the configuration name: scripts, folders, patterns of test files, setup files. */
function namedFor(command, tree) {
    const texts = tree.paths.filter(judgesByName).flatMap((path) => ownNames(path, tree));
    const names = [...commandNames(command), ...texts].map((name) => name.replace(/^\.\//, '').replace(/\/$/, ''));
    const wanted = new Set(names.filter((name) => name !== '' && !SOURCE_FOLDER.test(name)));
    const patterns = [...wanted].filter((name) => /[*?{[]/.test(name)).map(asPattern);
    return (path) => wanted.has(path) || foldersOf(path).some((folder) => wanted.has(folder)) || patterns.some((one) => one.test(path));
}
/** Scripts, files and folders that a command line runs or hands to a test runner. */
function commandNames(command) {
    return command.split(/&&|\|\||[;|&\n]/).flatMap((part) => {
        const words = part
            .trim()
            .split(/\s+/)
            .map((word) => word.replace(/^['"]|['"]$/g, ''))
            .filter((word) => !/^\w+=/.test(word));
        const runner = words.findIndex((word) => RUNS_NEXT.test(word.slice(word.lastIndexOf('/') + 1)));
        const direct = words.slice(0, 1).filter((word) => word.includes('/'));
        return runner === -1 ? direct : [...direct, ...words.slice(runner + 1).filter((word) => !word.startsWith('-'))];
    });
}
/** The names that one file of configuration gives for tests and for what runs before them. */
function ownNames(path, tree) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const text = KEYS.some(([file]) => file.test(name)) ? tree.read(path) : undefined;
    if (text === undefined)
        return [];
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const found = (KEYS.find(([file]) => file.test(name))?.[1] ?? []).flatMap((key) => [...text.matchAll(key)].flatMap(([, value = '']) => [...value.matchAll(/["'`]([^"'`\n]+)["'`]|([^\s,"'`[\]]+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')));
    const scripts = name === 'package.json' ? scriptsOf(text).flatMap(commandNames) : [];
    const paths = name.endsWith('.ini') || name.endsWith('.toml') || name === 'setup.cfg'
        ? found
        : found.filter((one) => /[./*]/.test(one));
    return [...paths, ...scripts].map((one) => folder + one.replace('<rootDir>/', '').replace(/^\.\//, ''));
}
/** Keys of configuration whose values are paths or patterns of tests, or of what is loaded before them. */
const KEYS = [
    [
        /^(?:package\.json|\.mocharc.*|(?:jest|vitest|vite|ava|karma|playwright|cypress)[.\w-]*)$/,
        [
            /["']?\b(?:testMatch|include|spec|specs|testDir|setupFiles(?:AfterEnv)?|globalSetup|globalTeardown|require|snapshotResolver|testEnvironment|runner|testRunner|reporters?)["']?\s*:\s*(\[[^\]]*\]|["'`][^"'`\n]*["'`])/g,
        ],
    ],
    [
        /^(?:\.?pytest\.ini|pyproject\.toml|setup\.cfg|tox\.ini)$/,
        [/^\s*(?:testpaths|python_files)\s*=\s*(\[[^\]]*\]|.*(?:\n[ \t]+\S.*)*)/gm],
    ],
    [/^Cargo\.toml$/, [/^\[\[(?:test|bench)\]\][^[]*?^path\s*=\s*(.*)$/gm]],
    [/^\.?phpunit[\w.-]*\.xml(?:\.dist)?$/, [/<(?:directory|file)\b[^>]*>([^<]*)</g, /\bbootstrap=("[^"]*")/g]],
];
/** The scripts by which tests may run; the others judge nothing. */
function scriptsOf(text) {
    try {
        const { scripts } = JSON.parse(text);
        return Object.entries(scripts ?? {}).flatMap(([name, script]) => /test|spec|check|verify|ci\b|coverage/.test(name) && typeof script === 'string' ? [script] : []);
    }
    catch {
        return [];
    }
}
/** A bare pattern such as check_*.py is meant for any folder. */
function asPattern(name) {
    return (0,glob_pattern/* globPattern */.h)(name.includes('/') ? name : `**/${name}`);
}
function foldersOf(path) {
    const parts = path.split('/');
    return parts.slice(1).map((_, count) => parts.slice(0, count + 1).join('/'));
}

;// CONCATENATED MODULE: ./lib/tamper/compare/sides.js

function placed(sides, which) {
    // What cannot be read now is one finding for the whole file.
    const readable = sides.filter(({ final }) => which === 'final' || final?.unreadable === undefined || final.tests.length > 0);
    return readable.flatMap((side) => (side[which]?.tests ?? []).map((test) => ({
        test,
        path: side.path,
        hidden: which === 'final' && side.hidden === true,
    })));
}
const OFF = ['skip', 'todo', 'expected-failure'];
/** Marks that keep the test from turning red. */
function offMarks(test) {
    return test.marks.filter(({ kind }) => OFF.includes(kind));
}
/** Its checks count: nothing keeps it from running, or from turning red. */
function isLive({ test, hidden }) {
    return !hidden && offMarks(test).length === 0;
}
function ownName(name) {
    return name.split(' > ').at(-1) ?? name;
}
/** What the assertion says, whatever test says it. */
function sides_keyOf({ text }) {
    return text;
}
const RANK = { always: 0, presence: 1, loose: 2, exact: 3 };
/** For each test of the start tree the one it became; none where it is gone or went into several. */
function matchTests(starts, finals) {
    const matched = new Map();
    const free = new Set(finals);
    const pair = (fits) => {
        for (const start of starts) {
            if (matched.has(start))
                continue;
            const found = [...free].find((final) => fits(start, final));
            if (found === undefined)
                continue;
            matched.set(start, found);
            free.delete(found);
        }
    };
    pair((one, other) => one.path === other.path && one.test.name === other.test.name);
    pair((one, other) => one.path === other.path && ownName(one.test.name) === ownName(other.test.name));
    pair((one, other) => one.test.name === other.test.name);
    pair((one, other) => ownName(one.test.name) === ownName(other.test.name));
    pair((one, other) => shared(one.test, other.test, sides_keyOf) > 0);
    pair((one, other) => shared(one.test, other.test, ({ subject }) => subject) > 0);
    pair((one, other) => one.path === other.path && isAlike(one.test, other.test));
    return matched;
}
/** The same group, most words of the name, and the same things called. */
function isAlike(one, other) {
    const group = (name) => name.slice(0, -ownName(name).length);
    const words = (name) => ownName(name)
        .toLowerCase()
        .match(/[a-z]+/g) ?? [];
    const names = new Set(words(other.name));
    const kept = words(one.name).filter((word) => names.has(word)).length;
    const calls = (test) => new Set(test.assertions.flatMap(({ subject }) => callsIn(subject)));
    const theirs = calls(other);
    return (group(one.name) === group(other.name) &&
        kept * 3 >= Math.max(words(one.name).length, names.size) * 2 &&
        [...calls(one)].some((name) => theirs.has(name)));
}
function shared(one, other, by) {
    const keys = new Set(one.assertions.map(by));
    return other.assertions.filter((assertion) => keys.has(by(assertion))).length;
}

;// CONCATENATED MODULE: ./lib/tamper/compare/implied.js


/** Input and expectation grew together: more is checked. */
function isWider(assertion, other) {
    return (other.matcher === assertion.matcher &&
        isWidened(assertion.subject, other.subject) &&
        (assertion.expected === undefined || isWidened(assertion.expected, other.expected ?? '')) &&
        RANK[other.strength] >= RANK[assertion.strength]);
}
/** A flag that was set on the way made place for what the same call itself gives. */
function isLookedAtDirectly({ expected, strength }, news, test) {
    const isFlag = expected === undefined || /^(true|false|True|False)$/.test(expected);
    return (isFlag &&
        news.some((other) => other.strength === 'exact' &&
            RANK[strength] <= RANK.exact &&
            callsIn(other.subject).length > 0 &&
            test.statements.some(({ text }) => text.includes(other.subject.replace(/^await /, '')))));
}
/** A part of a value is not looked at by itself where the whole is: its length, one of its fields. */
function isImplied({ subject, expected, matcher }, whole) {
    if (matcher !== 'equals' || whole.matcher !== 'equals' || whole.strength !== 'exact' || expected === undefined)
        return false;
    const value = whole.expected ?? '';
    if (subject === `${whole.subject}.length` || subject === `len(${whole.subject})`)
        return value.startsWith('[') && String(elementsIn(value)) === expected;
    if (isProjection(subject, whole.subject) && /^[[{]/.test(value) && holdsInOrder(value, literalsIn(expected)))
        return true;
    const field = subject.startsWith(`${whole.subject}.`) ? subject.slice(whole.subject.length + 1) : undefined;
    return field !== undefined && /^[{[]/.test(value) && value.includes(`${field}: ${expected}`);
}
/** `x[0]` and `x.map(…)` are settled where all of x is known. */
function isProjection(subject, whole) {
    return subject.startsWith(`${whole}[`) || subject.startsWith(`${whole} [`) || subject.startsWith(`${whole}.map(`);
}
function holdsInOrder(value, wanted) {
    let at = 0;
    for (const literal of literalsIn(value))
        if (literal === wanted[at])
            at += 1;
    return wanted.length > 0 && at === wanted.length;
}
/** What the value is, to the letter, says that there is one and of what type. */
function isSettled({ subject, matcher }, match) {
    return (/^(exists|type)$/.test(matcher) &&
        (match?.assertions ?? []).some((other) => other.subject === subject &&
            other.matcher === 'equals' &&
            other.strength === 'exact' &&
            other.guard === undefined));
}

;// CONCATENATED MODULE: ./lib/tamper/compare/compare-assertions.js



/** What a test of the start tree checked and nothing checks any more, or less strictly. */
function lostChecks(test, against) {
    const { match } = against;
    const before = new Set(test.assertions.map(sides_keyOf));
    const news = (match?.assertions ?? []).filter((assertion) => !before.has(sides_keyOf(assertion)));
    return test.assertions
        .filter(({ strength }) => strength !== 'always')
        .filter((assertion) => !isKeptSomewhere(assertion, against))
        .flatMap((assertion) => {
        const loss = lossOf(assertion, news, against, test);
        return loss === undefined ? [] : [{ names: callsIn(assertion.subject), ...loss }];
    });
}
function isKeptSomewhere(assertion, { match, elsewhere }) {
    const same = [...(elsewhere.get(sides_keyOf(assertion)) ?? []), ...(match?.assertions ?? [])];
    return (same.some((other) => sides_keyOf(other) === sides_keyOf(assertion) && isAsStrict(assertion, other)) ||
        (assertion.strength === 'presence' && !assertion.matcher.startsWith('not ') && isSettled(assertion, match)));
}
/** Under the same condition or none, and no further off. */
function isAsStrict(assertion, other) {
    return ((other.guard === undefined || other.guard === assertion.guard) &&
        (other.tolerance ?? 0) <= (assertion.tolerance ?? Number.POSITIVE_INFINITY) &&
        RANK[other.strength] >= RANK[assertion.strength]);
}
function lossOf(assertion, news, against, test) {
    const sameText = against.match?.assertions.find((other) => sides_keyOf(other) === sides_keyOf(assertion));
    if (sameText !== undefined)
        return bent(assertion, sameText);
    const sameSubject = best(news.filter(({ subject }) => subject === assertion.subject)) ??
        // Another test says something else of it now.
        best((against.bySubject.get(assertion.subject) ?? []).filter(({ text }) => !against.before.has(text)));
    if (sameSubject !== undefined)
        return changedExpectation(assertion, sameSubject);
    if (news.some((other) => isWider(assertion, other) || isImplied(assertion, other)))
        return undefined;
    if (wentToData(assertion, news, against.data))
        return undefined;
    if (isLookedAtDirectly(assertion, news, test))
        return undefined;
    if (news.some((other) => isQualifiedFurther(assertion, other)))
        return undefined;
    const wrapped = news.find((other) => other.subject.includes(assertion.subject) && other.subject !== assertion.subject);
    if (wrapped !== undefined)
        return {
            kind: 'assertion-weakened',
            what: `${quoted(assertion.subject)} is changed before it is compared: ${quoted(wrapped.text)}.`,
            line: wrapped.line,
            was: assertion.text,
            is: wrapped.text,
        };
    const sameExpected = news.find(({ matcher, expected, strength }) => matcher === assertion.matcher &&
        expected === assertion.expected &&
        expected !== undefined &&
        strength !== 'always');
    if (sameExpected !== undefined)
        return {
            kind: 'input-changed',
            what: `what is checked is now ${quoted(sameExpected.subject)}, and was ${quoted(assertion.subject)}.`,
            line: sameExpected.line,
            was: assertion.subject,
            is: sameExpected.subject,
            unsure: true,
        };
    return gone(assertion, news, against.match);
}
/** The same call by the longer name of a module that moved: Sq::sq(3), and now My::Sq::sq(3). */
function isQualifiedFurther(assertion, { subject, matcher, expected, strength }) {
    if (!QUALIFIED.test(assertion.subject) || !subject.endsWith(assertion.subject))
        return false;
    const isSame = matcher === assertion.matcher && expected === assertion.expected && strength === assertion.strength;
    return isSame && QUALIFIER.test(subject.slice(0, -assertion.subject.length));
}
const QUALIFIED = /^\w+(?:::|\.)\w/;
const QUALIFIER = /^(?:\w+(?:::|\.))+$/;
/** The same claim, under a new condition or with more room. */
function bent(assertion, other) {
    if (other.guard !== undefined && other.guard !== assertion.guard)
        return {
            kind: /caught|expected/.test(other.guard) ? 'error-swallowed' : 'assertion-weakened',
            what: /caught|expected|later|waits/.test(other.guard)
                ? `${quoted(assertion.text)} cannot turn the test red: ${other.guard}.`
                : `${quoted(assertion.text)} is checked only if ${quoted(other.guard)}.`,
            line: other.line,
        };
    if ((other.tolerance ?? 0) > (assertion.tolerance ?? 0))
        return {
            kind: 'assertion-weakened',
            what: `${quoted(assertion.text)} may be off by ${String(other.tolerance)}, and by ${String(assertion.tolerance ?? 0)} before.`,
            line: other.line,
            was: String(assertion.tolerance ?? 0),
            is: String(other.tolerance),
        };
    return undefined;
}
function changedExpectation(assertion, other) {
    const values = { line: other.line, was: assertion.expected ?? assertion.text, is: other.expected ?? other.text };
    if (other.strength === 'always')
        return {
            kind: 'always-true',
            what: `${quoted(other.text)} cannot fail; it was ${quoted(assertion.text)}.`,
            ...values,
        };
    const isSelf = other.expected !== undefined && callsIn(other.expected).some((name) => callsIn(other.subject).includes(name));
    if (isSelf || RANK[other.strength] < RANK[assertion.strength])
        return {
            kind: 'assertion-weakened',
            what: `${quoted(other.text)} says less than ${quoted(assertion.text)}.`,
            ...values,
        };
    const fails = ({ matcher }) => /throw|raise|reject|panic/i.test(matcher);
    // To fail where a value was expected is another expectation, however strict.
    if (RANK[other.strength] > RANK[assertion.strength] && fails(other) === fails(assertion))
        return undefined;
    const isSearch = /^(throws|contains|matches)$/.test(assertion.matcher) && other.matcher === assertion.matcher;
    // Of just this kind, and with a message.
    const made = /^new (\w+)\((.*)\)$/.exec(other.expected ?? '')?.slice(1);
    if (isSearch && made?.includes(assertion.expected ?? '') === true)
        return undefined;
    if (isSearch && isNarrower(assertion.expected ?? '', other.expected ?? ''))
        return undefined;
    if (isSearch && plainPattern(other.expected) === plainPattern(assertion.expected))
        return undefined;
    // Of errors to fail with, more are less strict.
    if (!(assertion.matcher === 'throws' && (other.expected ?? '').startsWith('[')) &&
        other.matcher === assertion.matcher &&
        isWidened(assertion.expected ?? '', other.expected ?? ''))
        return undefined;
    return {
        kind: 'expectation-changed',
        what: `${quoted(other.subject)} is now expected to be ${quoted(other.text)}, and was ${quoted(assertion.text)}.`,
        ...values,
        unsure: true,
    };
}
/** A pattern without signs finds what the text finds. */
function plainPattern(text = '') {
    const plain = /^\/([\w ,:'-]+)\/$/.exec(text)?.[1];
    return plain === undefined ? text : JSON.stringify(plain);
}
/** The values stand in a data file now, and the test goes through it. */
function wentToData(assertion, news, data) {
    const values = literalsIn(assertion.text);
    const calls = callsIn(assertion.subject);
    return (values.length > 0 &&
        data.some((text) => values.every((value) => text.includes(value))) &&
        news.some((other) => other.matcher === assertion.matcher &&
            RANK[other.strength] >= RANK[assertion.strength] &&
            calls.every((name) => callsIn(other.subject).includes(name))));
}
function gone(assertion, news, match) {
    const line = match?.line;
    const where = line === undefined ? {} : { line };
    const live = (match?.assertions ?? []).filter(({ strength }) => strength !== 'always');
    if (match !== undefined && live.length === 0) {
        const [void_] = news;
        return void_ === undefined
            ? { kind: 'test-emptied', what: `it no longer checks anything; it checked ${quoted(assertion.text)}.`, ...where }
            : {
                kind: 'always-true',
                what: `${quoted(void_.text)} cannot fail; it was ${quoted(assertion.text)}.`,
                line: void_.line,
            };
    }
    const strict = news.filter(({ strength, guard }) => RANK[strength] >= RANK[assertion.strength] && guard === undefined);
    const unsure = strict.length > 0 ? { unsure: true } : {};
    return {
        kind: 'assertion-removed',
        what: `${quoted(assertion.text)} is not checked any more.`,
        ...where,
        ...unsure,
        was: assertion.text,
    };
}
function best(assertions) {
    return [...assertions].sort((one, other) => RANK[other.strength] - RANK[one.strength])[0];
}
function quoted(text) {
    return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}

;// CONCATENATED MODULE: ./lib/tamper/compare/compare-artifacts.js

const SNAPSHOT = /\.snap$|\.snap\.\w+$|(^|\/)__(image_)?snapshots__\/|\.ambr$|\.approved\.\w+$|(^|\/)snapshots?\//;
const GOLDEN = /(^|\/)(golden|goldens|expected|approved|expectations?)\/|\.(golden|expected|expect|approved|out|want)(\.\w+)?$/;
const FIXTURE = /(^|\/)(fixtures?|__fixtures__|testdata|test-data|test_data|cassettes|resources|data|samples?)\//;
const IN_TESTS = /(^|\/)(tests?|__tests__|specs?|t|testdata|golden|fixtures?|__fixtures__|__snapshots__|cassettes)\//;
const CODE = /\.([cm]?[jt]sx?|py|rb|rs|go|java|kt|php|pl|pm|t|c|cc|cpp|h|hpp|cs|sh|bats|swift|exs?|lua)$/;
/** Whether a path holds what tests compare with or work on, and no code. */
function isArtifact(path) {
    return (!CODE.test(path) &&
        (SNAPSHOT.test(path) ||
            ((GOLDEN.test(path) || FIXTURE.test(path) || IN_TESTS.test(path)) && IN_TESTS.test(path)) ||
            /\.golden$/.test(path)));
}
/** Snapshots, golden files and fixtures that say something else than before, or are gone. */
function compareArtifacts(files) {
    const texts = new Set(files.flatMap(({ before, after }) => (after === undefined || before === after ? [] : [after])));
    return files.filter(({ path }) => isArtifact(path)).flatMap((file) => artifact(file, texts));
}
function artifact(file, texts) {
    const { path, before, after } = file;
    if (before === undefined)
        return file.binary === true && file.beforeMode !== undefined ? [changed(file, 'says something else.')] : [];
    if (after !== undefined && evened(before) === evened(after))
        return [];
    if (texts.has(before))
        return [];
    if (SNAPSHOT.test(path))
        return snapshots(path, entriesOf(before), entriesOf(after ?? ''));
    if (after === undefined)
        return [changed(file, 'is gone.')];
    const kept = new Set(after.split('\n'));
    const grown = !GOLDEN.test(path) &&
        before
            .trimEnd()
            .split('\n')
            .every((line) => kept.has(line));
    if (grown)
        return [];
    const line = after.split('\n').findIndex((text, at) => text !== before.split('\n')[at]) + 1;
    return [
        {
            ...changed(file, `says something else: ${quoted(after.split('\n')[line - 1] ?? '')}`),
            line,
            was: before.split('\n')[line - 1] ?? '',
            is: after.split('\n')[line - 1] ?? '',
        },
    ];
}
function changed({ path }, how) {
    return {
        kind: SNAPSHOT.test(path) ? 'snapshot-changed' : 'fixture-changed',
        file: path,
        what: `what the tests compare with or work on ${how}`,
        unsure: true,
    };
}
/** Entries of jest's, vitest's and syrupy's snapshot files; any other file is one entry. */
function entriesOf(text) {
    const jest = [...text.matchAll(/^exports\[`((?:[^`\\]|\\.)*)`\] = `((?:[^`\\]|\\.)*)`;/gm)];
    const syrupy = [...text.matchAll(/^# name: (.*)\n([\s\S]*?)^# ---/gm)];
    const found = [...jest, ...syrupy];
    if (found.length === 0)
        return new Map(text.trim() === '' ? [] : [['', evened(text)]]);
    return new Map(found.map(([, name = '', value = '']) => [name, evened(value)]));
}
function snapshots(file, before, after) {
    const values = new Set(after.values());
    return [...before].flatMap(([name, was]) => {
        const is = after.get(name);
        if (is === was || (is === undefined && values.has(was)))
            return [];
        const test = name.replace(/ \d+$/, '');
        return [
            {
                kind: 'snapshot-changed',
                file,
                ...(test === '' ? {} : { test }),
                what: is === undefined
                    ? `the snapshot ${JSON.stringify(name)} is gone.`
                    : `the snapshot ${JSON.stringify(name)} is now ${quoted(is.trim())}.`,
                was,
                ...(is === undefined ? {} : { is }),
                unsure: true,
            },
        ];
    });
}
/** Line ends and white space at the end of lines change nothing. */
function evened(text) {
    return text.replace(/[ \t\r]+$/gm, '').trimEnd();
}

// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(3916);
;// CONCATENATED MODULE: ./lib/tamper/test-code.js

/** Files with tests, and code that stands among tests or prepares them: helpers, setup files, conftest. */
function isTestCode(path) {
    return isTestPath(path) || AROUND.test(path);
}
const AROUND = /(^|\/)(conftest|sitecustomize|usercustomize)\.py$|(^|\/)(jest|vitest|mocha|test|karma)[._-]?setup|setup-?tests?\.|(spec|test)_helper|mocharc/i;

;// CONCATENATED MODULE: ./lib/tamper/compare/compare-tests.js



/** What the tests of the start tree protected that those of the final tree do not. */
function compareTests(sides, data) {
    const starts = placed(sides, 'start');
    const finals = placed(sides, 'final');
    const matched = matchTests(starts, finals);
    const live = finals.filter(isLive).flatMap(({ test }) => test.assertions);
    const checked = {
        elsewhere: by(live, sides_keyOf),
        bySubject: by(live, ({ subject }) => subject),
        before: new Set(starts.flatMap(({ test }) => test.assertions.map(sides_keyOf))),
    };
    const setups = sides.flatMap(({ final }) => (final?.setup ?? []).map(({ text }) => text));
    return [
        ...starts.flatMap((start) => compareOne(start, matched.get(start), { ...checked, data, finals, setups })),
        ...focused(starts, finals),
    ];
}
function compareOne(start, final, { finals, setups, ...around }) {
    // What was off before protected nothing.
    if (offMarks(start.test).some(({ condition }) => condition === undefined))
        return [];
    const at = { file: final?.path ?? start.path, test: (final ?? start).test.name };
    const renamed = final !== undefined && final.test.name !== start.test.name;
    const from = (finding) => ({
        ...at,
        ...(renamed ? { formerly: start.test.name } : {}),
        ...finding,
    });
    const losses = lostChecks(start.test, { ...(final === undefined ? {} : { match: final.test }), ...around });
    if (final === undefined) {
        if (losses.length === 0 && (start.test.assertions.length > 0 || isDoneElsewhere(start.test, finals)))
            return [];
        const kept = start.test.assertions.length - losses.length;
        const what = `the test ${JSON.stringify(ownName(start.test.name))} is gone${kept > 0 ? ', and what it checked is checked in part only' : ''}.`;
        return [from({ kind: 'test-removed', what, names: losses.flatMap(({ names }) => names ?? []) })];
    }
    if (final.hidden)
        return [
            from({
                kind: 'test-not-found',
                line: final.test.line,
                what: `the test ${JSON.stringify(ownName(start.test.name))} stands in a file that the runner does not look into.`,
            }),
        ];
    return [
        ...markFindings(start.test, final.test).map(from),
        ...losses.map((loss) => from({ line: final.test.line, ...loss, what: `${JSON.stringify(ownName(final.test.name))}: ${loss.what}` })),
        ...(losses.length === 0 ? inputFindings(start.test, final.test, setups).map(from) : []),
        ...caseFindings(start.test, final.test, around.data).map(from),
    ];
}
/** A test without assertions is kept when all it does is done by another one. */
function isDoneElsewhere(test, finals) {
    return finals
        .filter(isLive)
        .some((other) => test.statements.length > 0 &&
        test.statements.every(({ text }) => other.test.statements.some((one) => one.text === text)));
}
const MARK_FINDINGS = {
    skip: ['test-skipped', 'is skipped'],
    todo: ['test-skipped', 'counts as still to be done'],
    'expected-failure': ['test-skipped', 'is expected to fail'],
    'early-return': ['early-return', 'returns before it has checked anything'],
    swallowed: ['error-swallowed', 'catches its own failure'],
};
const USUAL_LIMIT_MS = 5_000;
/** Marks that the test did not bear before. */
function markFindings(start, final) {
    const had = new Set(start.marks.map(markKey));
    const whole = new Set(start.marks.filter(({ condition }) => condition === undefined).map(({ kind }) => kind));
    const name = final.name === undefined ? 'the file' : JSON.stringify(ownName(final.name));
    return final.marks
        .filter((mark) => !had.has(markKey(mark)) && !whole.has(mark.kind))
        .flatMap((mark) => {
        const { kind, line, condition, text } = mark;
        const common = { line, names: [text], ...(condition === undefined ? {} : { condition }) };
        const under = condition === undefined ? '' : ` if ${quoted(condition)}`;
        const known = MARK_FINDINGS[kind];
        if (known !== undefined)
            return [{ kind: known[0], what: `${name} ${known[1]}${under}: ${quoted(text)}.`, ...common }];
        const before = Math.max(...start.marks.filter((one) => one.kind === kind).map(({ amount = 0 }) => amount), kind === 'time-limit' ? USUAL_LIMIT_MS : 0);
        const amount = mark.amount ?? 0;
        if ((kind !== 'retries' && kind !== 'time-limit') ||
            (amount <= before && amount !== 0) ||
            (kind === 'retries' && amount === 0))
            return [];
        const [found, word] = kind === 'retries'
            ? ['retries-added', 'is tried again when it fails']
            : ['time-limit-raised', 'may take longer'];
        return [
            { kind: found, what: `${name} ${word}: ${quoted(text)}.`, ...common, was: String(before), is: String(amount) },
        ];
    });
}
function markKey({ kind, condition, amount }) {
    return `${kind} ${condition ?? ''} ${amount === undefined ? '' : String(amount)}`;
}
/** What a test does on the way to its assertions, where these are as they were. */
function inputFindings(start, final, setups) {
    const lost = compare_tests_without(start.statements, final.statements);
    const news = compare_tests_without(final.statements, start.statements);
    const now = new Set(final.statements.map(({ text }) => text));
    return lost
        .filter(({ text }) => !isTiming(text) && !isCleanUp(text) && literalsIn(text).length > 0 && !setups.some((one) => one.includes(text)))
        .flatMap(({ text }) => {
        const head = /^[^("]*/.exec(text)?.[0] ?? '';
        const changed = news.find((one) => one.text.startsWith(head) && head !== '');
        if (changed !== undefined && isKept(text, changed.text))
            return [];
        if (changed === undefined && (news.length > 0 || now.has(text)))
            return [];
        return [
            {
                kind: 'input-changed',
                line: changed?.line ?? final.line,
                what: `${JSON.stringify(ownName(final.name))} ${changed === undefined ? `no longer does ${quoted(text)}` : `now does ${quoted(changed.text)}, and did ${quoted(text)}`}.`,
                was: text,
                ...(changed === undefined ? {} : { is: changed.text }),
                unsure: true,
            },
        ];
    });
}
/** As often as the others have it, each is taken away. */
function compare_tests_without(statements, others) {
    const left = new Map();
    for (const { text } of others)
        left.set(text, (left.get(text) ?? 0) + 1);
    return statements.filter(({ text }) => {
        const count = left.get(text) ?? 0;
        left.set(text, count - 1);
        return count <= 0;
    });
}
/** Rows of a table that could not be spread out. */
function caseFindings(start, final, data) {
    if (start.cases === undefined)
        return [];
    const now = new Set(final.cases ?? []);
    const texts = final.assertions.map(sides_keyOf);
    const lost = start.cases.filter((row) => !now.has(row) &&
        !texts.some((text) => literalsIn(row).every((value) => text.includes(value))) &&
        !data.some((text) => literalsIn(row).every((value) => text.includes(value))));
    return lost.map((row) => ({
        kind: 'cases-removed',
        line: final.line,
        what: `${JSON.stringify(ownName(final.name))} no longer runs over ${quoted(row)}.`,
        was: row,
    }));
}
/** One test that runs alone keeps all others from running. */
function focused(starts, finals) {
    const had = new Set(starts.filter(({ test }) => test.marks.some(({ kind }) => kind === 'only')).map(({ test }) => test.name));
    return finals
        .filter(({ test }) => !had.has(test.name) && test.marks.some(({ kind }) => kind === 'only'))
        .map(({ test, path }) => ({
        kind: 'test-focused',
        file: path,
        line: test.line,
        test: test.name,
        what: `only ${JSON.stringify(ownName(test.name))} runs; all others of the file are left out.`,
    }));
}
function isTiming(text) {
    return /\b(sleep|setTimeout|delay|wait\w*|pause|tick|advanceTimers\w*)\b/i.test(text);
}
function isCleanUp(text) {
    return /\.(mock(Restore|Clear|Reset)|restore|restoreAllMocks|resetAllMocks|useRealTimers)\(\)$/.test(text);
}
function by(assertions, key) {
    const map = new Map();
    for (const assertion of assertions)
        map.set(key(assertion), [...(map.get(key(assertion)) ?? []), assertion]);
    return map;
}

;// CONCATENATED MODULE: ./lib/tamper/compare/compare-files.js






/** What holds for whole files: units replaced, exits, shadowed names, helpers that check less, files nobody can read. */
function compareFiles(sides, paths) {
    const units = compare_files_unitsOf(sides);
    const before = new Set(sides.flatMap(({ start }) => (start?.marks ?? []).map(({ text }) => text)));
    const startNames = new Set(sides.flatMap(({ start }) => (start?.tests ?? []).map(({ name }) => ownName(name))));
    const allFinal = sides.flatMap(({ final }) => final ?? []);
    return sides.flatMap((side) => {
        const { path, start, final } = side;
        if (final === undefined)
            return start === undefined || start.tests.length > 0 ? [] : helperGone(side, allFinal);
        const unread = final.unreadable === undefined ? [] : compare_files_unreadable(side, final.unreadable);
        if (unread.length > 0)
            return unread;
        const news = final.marks.filter(({ text }) => !before.has(text));
        return [
            ...news.flatMap((mark) => wholeMark(mark, { path, final, units, paths })),
            ...(isNew(side, startNames) ? [] : markFindings({ marks: start?.marks ?? [] }, { marks: news })).map((finding) => ({
                file: path,
                ...finding,
            })),
            ...localStandIns(side),
            ...(start === undefined ? [] : helpers(path, start, allFinal)),
            ...(start === undefined ? [] : setupChanges(path, start, final)),
        ];
    });
}
/** A file of new tests only: how it is marked takes nothing away. */
function isNew({ start, final }, startNames) {
    return (start === undefined &&
        (final?.tests ?? []).length > 0 &&
        !(final?.tests ?? []).some(({ name }) => startNames.has(ownName(name))));
}
function compare_files_unitsOf(sides) {
    const names = new Set(sides.flatMap(({ start, final }) => [...(start?.tests ?? []), ...(final?.tests ?? [])].flatMap(({ assertions }) => assertions.flatMap(({ subject }) => [...callsIn(subject), ...subject.split(/[^\w$]+/)]))));
    const imports = sides.flatMap(({ start, final }) => [...(start?.imports ?? []), ...(final?.imports ?? [])]);
    const modules = new Set(imports.filter(({ local }) => names.has(local)).map(({ from }) => from));
    return { names, modules };
}
function wholeMark(mark, seen) {
    const common = { file: seen.path, line: mark.line, names: [mark.text] };
    if (mark.kind === 'exit')
        return [
            { kind: 'runner-changed', what: `${quoted(mark.text)} decides how the run ends, or what runs.`, ...common },
        ];
    if (mark.kind === 'name-shadowed')
        return [{ kind: 'name-shadowed', what: `${quoted(mark.text)} takes the place of what checks.`, ...common }];
    if (mark.kind !== 'unit-replaced')
        return [];
    // Without names the language has found out itself that it is what is tested.
    const hit = mark.replaced === undefined ? 'what is tested' : mark.replaced.find((name) => isUnit(name, seen));
    if (hit === undefined)
        return [];
    return [
        {
            kind: 'unit-replaced',
            what: `something else stands in for ${hit.replace(/#\*$/, '').replace('#', ': ')}: ${quoted(mark.text)}.`,
            ...common,
        },
    ];
}
/** `./parse#*` is a module, `slug.slugify` a name in one. */
function isUnit(replaced, { units, final, path, paths }) {
    const [from = '', key] = replaced.split('#');
    if (key !== undefined) {
        const isOurs = from.startsWith('.') || paths.some((one) => withoutExtension(one).endsWith(from));
        if (!isOurs)
            return false;
        if (key !== '*' && !units.names.has(key))
            return false;
        return (units.modules.has(from) ||
            [...units.modules].some((module) => last(module) === last(from)) ||
            final.tests.length === 0);
    }
    const [root = '', ...rest] = from.split('.');
    const name = rest.at(-1);
    const imported = final.imports?.find(({ local }) => local === root);
    const module = imported?.from ?? root;
    const ours = paths.some((one) => !isSameFile(one, path) &&
        [last(module), ...rest].includes(last(withoutExtension(one))) &&
        !/(^|\/)(test|tests|__tests__)\//.test(one));
    if (!ours)
        return false;
    if (final.tests.length === 0)
        return true;
    return name === undefined ? units.modules.has(module) : units.names.has(name) && isDirect(name, final);
}
/** Assertions look at what the name gives itself, not at what is made with it. */
function isDirect(name, final) {
    return final.tests.some(({ assertions }) => assertions.some(({ subject }) => callsIn(subject).includes(name)));
}
/** A name that came from the code under test is defined by the test file itself. */
function localStandIns({ path, start, final }) {
    const imported = new Set(final?.imports?.map(({ local }) => local) ?? []);
    const defined = new Set(final?.defines ?? []);
    return (start?.imports ?? [])
        .filter(({ local, from }) => !imported.has(local) && defined.has(local) && !isHelper(from, path))
        .map(({ local, from }) => ({
        kind: 'unit-replaced',
        file: path,
        names: [local],
        what: `${local} is no longer taken from ${from}, but defined by the test itself.`,
    }));
}
/** What the tests took from other test code is no unit. */
function isHelper(from, path) {
    const module = from.startsWith('.') && from.includes('/') ? (0,posix_.join)((0,posix_.dirname)(path), from) : from.replaceAll('.', '/');
    return isTestCode(`${module.replace(/\.[cm]?[jt]sx?$/, '')}.${path.split('.').at(-1) ?? ''}`);
}
/** Assertions in helpers: the tests lean on them without saying so. */
function helpers(path, start, finals) {
    const now = new Map(finals
        .flatMap(({ loose, tests }) => [...loose, ...tests.flatMap(({ assertions }) => assertions)])
        .map((one) => [one.text, one]));
    return start.loose
        .filter(({ strength }) => strength !== 'always')
        .filter(({ text, guard }) => {
        const same = now.get(text);
        return same === undefined || (same.guard !== undefined && same.guard !== guard);
    })
        .map(({ text, line }) => ({
        kind: 'assertion-weakened',
        file: path,
        line,
        what: `a helper no longer checks ${quoted(text)} as it did.`,
        was: text,
    }));
}
function helperGone({ path, start }, finals) {
    return start === undefined ? [] : helpers(path, start, finals);
}
/** Constants, builders and hooks that were there before and say something else now. */
function setupChanges(path, start, final) {
    const now = new Set(final.setup.map(({ text }) => text));
    const before = new Set(start.setup.map(({ text }) => text));
    return start.setup.flatMap(({ text }) => {
        if (now.has(text))
            return [];
        const head = /^(def \w+|class \w+|[\w.$]+( =|\())/.exec(text)?.[0];
        const other = final.setup.find((one) => head !== undefined && one.text.startsWith(head) && !before.has(one.text));
        if (other === undefined || isKept(text, other.text))
            return [];
        return [
            {
                kind: 'input-changed',
                file: path,
                line: other.line,
                what: `what the tests are given changed: ${quoted(other.text)}.`,
                was: text,
                is: other.text,
                unsure: true,
            },
        ];
    });
}
function compare_files_unreadable({ path, start, grown }, why) {
    if (start === undefined)
        return [];
    // What could be read round the error is compared like any other.
    if (start.unreadable !== undefined && (grown === true || start.tests.length > 0 || start.loose.length > 0))
        return [];
    if (start.unreadable !== undefined)
        return [
            { kind: 'unreadable', file: path, what: `the file changed, and cannot be read as tests: ${why}.`, unsure: true },
        ];
    return [{ kind: 'unreadable', file: path, what: `the file cannot be read as tests any more: ${why}.` }];
}
function withoutExtension(path) {
    return path.replace(/(\/index|\/__init__)?\.\w+$/, '');
}
function last(path) {
    return (withoutExtension(path)
        .split(/[./]/)
        .filter((part) => part !== '')
        .at(-1) ?? '');
}
function isSameFile(one, other) {
    return one === other;
}

;// CONCATENATED MODULE: ./lib/tamper/compare/map-texts.js
/** The test file with each of its texts changed alike. */
function mapTexts(file, change) {
    const told = (one) => ({ ...one, text: change(one.text) });
    const assertion = (one) => ({
        ...told(one),
        subject: change(one.subject),
        ...(one.expected === undefined ? {} : { expected: change(one.expected) }),
        ...(one.guard === undefined ? {} : { guard: change(one.guard) }),
    });
    const test = (one) => ({
        ...one,
        assertions: one.assertions.map(assertion),
        statements: one.statements.map(told),
    });
    return { ...file, tests: file.tests.map(test), loose: file.loose.map(assertion), setup: file.setup.map(told) };
}

;// CONCATENATED MODULE: ./lib/tamper/compare/moved-files.js
/** Paths of files that went elsewhere byte by byte, old and new. */
function movedFiles(files) {
    const gone = files.filter(({ before, after }) => before !== undefined && after === undefined);
    return files.flatMap(({ path, before, after }) => {
        const old = before === undefined && after !== undefined ? gone.find((one) => one.before === after) : undefined;
        return old === undefined ? [] : [old.path, path];
    });
}
/** Tells paths of moved files by their last segment, so that a move changes no assertion. */
function withEvenPaths(text, moved) {
    if (moved.length === 0)
        return text;
    return text.replace(/"((?:[^"\\]|\\.)*)"/g, (whole, value) => {
        const plain = value.replace(/^(\.{1,2}\/)+/, '');
        const isMoved = plain !== '' && moved.some((path) => path === plain || path.endsWith(`/${plain}`));
        return isMoved ? `"${plain.split('/').at(-1) ?? plain}"` : whole;
    });
}

;// CONCATENATED MODULE: ./lib/tamper/compare/renames.js
const RENAME = /\brenam(?:e|ing)\s+(?:the\s+)?(?:\w+\s+)?[`'"]?([A-Za-z_$][\w$]*)(?:\(\))?[`'"]?\s+(?:to|into|as|→|->|=>)\s+[`'"]?([A-Za-z_$][\w$]*)/gi;
/** Names that the request renames: what was checked under the old one is looked for under the new one. */
function renamesIn(request) {
    return [...request.matchAll(RENAME)].map(([, old = '', now = '']) => [old, now]);
}
function withNewNames(text, renames) {
    return renames.reduce((even, [old, now]) => even.replace(new RegExp(`(?<![\\w$])${old.replaceAll('$', '\\$')}(?![\\w$])`, 'g'), now), text);
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./lib/tamper/config/flags.js
const FLAG_RULES = [
    {
        flag: /^--?(?:cov-fail-under|fail-under|coverage-threshold|coverageThreshold\S*|check-coverage|lines|branches|functions|statements|min-coverage|fail-under-lines|minimum-coverage|coverage\.thresholds?\S*|threshold)(?:=|$)/,
        kind: 'threshold-lowered',
        what: 'lowers a coverage threshold',
        weaker: 'lower',
        gone: true,
    },
    {
        flag: /^--max-warnings(?:=|$)/,
        kind: 'threshold-lowered',
        what: 'allows more warnings',
        weaker: 'higher',
        gone: true,
    },
    {
        flag: /^--?(?:retry|retries|reruns|rerun-failing|flaky-test-attempts|rerun-failing-tests-count|test-retry|Dsurefire\.rerunFailingTestsCount|repeat-until|repeat)(?:=|$)/,
        kind: 'retries-added',
        what: 'runs failed tests again',
        weaker: 'higher',
    },
    {
        flag: /^--?(?:timeout|testTimeout|test-timeout|slow-timeout|hookTimeout|t)=\d/,
        kind: 'time-limit-raised',
        what: 'raises the time limit',
        weaker: 'higher',
        unlimited: /^(?:node|pytest|py\.test|ctest)$/,
    },
    {
        flag: /^--?(?:passWithNoTests|pass-with-no-tests|allow-empty|no-tests|suppress-no-test-exit-code|allow-no-tests|Dsurefire\.failIfNoSpecifiedTests)(?:=(?!false|ignore)|=ignore|$)/,
        kind: 'command-changed',
        what: 'passes where no test is found',
    },
    {
        flag: /^--?(?:ignore|ignore-glob|deselect|testPathIgnorePatterns|test-path-ignore-patterns|exclude|skip|exclude-group|exclude-tag|exclude-pattern|label-exclude|exclude-regex|invert)(?:=|$)|^-(?:x|LE|E)=/,
        kind: 'tests-excluded',
        what: 'leaves tests out',
    },
    {
        flag: /^(?:-[kgfLR](?==)|--grep|--fgrep|--testNamePattern|--test-name-pattern|--test-skip-pattern|--test-only|--only|--test(?==)|--only-changed|--onlyChanged|--changed|--changedSince|--related|--findRelatedTests|--lf|--last-failed|--sw|--stepwise|--filter|--tag|--tags|--group|--name|--run|-run|--testPathPattern|--testPathPatterns|--testsuite|--only-failures|--next-failure|--stale|--failed|--shard|--partition|--pattern|--ext|--short|-short|--test-dir|--spec|--project|--selectProjects|--include|--collectOnlyFrom|--roots|-Dtest|-DincludeTags|-Dgroups|-Dit\.test)(?:=|$)/,
        kind: 'tests-excluded',
        what: 'runs only a part of the tests',
    },
    {
        flag: /^(?:--lib|--bins|--bin|--doc|--test|--examples|-p|--package)(?:=|$)/,
        of: /^cargo/,
        kind: 'tests-excluded',
        what: 'runs only a part of the tests',
    },
    {
        flag: /^-[mt]=/,
        of: /pytest|jest|vitest|ava|rspec/,
        kind: 'tests-excluded',
        what: 'runs only a part of the tests',
    },
    { flag: /^-n$/, of: /^(?:make|gmake|just)/, kind: 'command-changed', what: 'does not run the tests' },
    {
        flag: /^(?:--no-run|--collect-only|--co|--list|--listTests|--list-tests|--dry-run|--showConfig|--show-only|--setup-only|--setup-plan|--version|--help|--compile-only|--passthrough)(?:=|$)/,
        kind: 'command-changed',
        what: 'does not run the tests',
    },
    {
        flag: /^-D?(?:maven\.test\.)?(?:skipTests|skip|skipITs|maven\.test\.failure\.ignore|testFailureIgnore)(?:=true)?$|^-D(?:maven\.test\.skip|skipTests|skipITs|maven\.test\.failure\.ignore|surefire\.skip)(?:=true)?$|^-(?:fn|fae)$|^--fail-never$|^--continue-on-failure$|^-(?:i|k|ik|ki)$|^--(?:ignore-errors|keep-going|no-exit|exit-zero|no-fail|nofail|exit-code=0|failure-exit-code=0|suppress-tests|no-error-on-unmatched-pattern|allow-failures?|continue-on-collection-errors|force-success)$/,
        kind: 'command-changed',
        what: 'lets failures pass',
    },
    {
        flag: /^(?:-u|--update|--updateSnapshot|--update-snapshots?|--snapshot-update|--test-update-snapshots|--force-regen|--inline-snapshot=\S+|--accept|-update|--bless)(?:=|$)/,
        kind: 'snapshot-changed',
        what: 'writes snapshots anew instead of comparing them',
    },
    {
        flag: /^(?:-p|--disable-plugin)=no:|^-(?:da|disableassertions)\b|^-O$|^-OO$|^-DNDEBUG$|^-W(?:ignore|=ignore)|^--disable-warnings$|^--no-strict|^--release$|^--no-verify$|^--noconftest$|^--confcutdir/,
        kind: 'runner-changed',
        what: 'switches a part of the checking off',
    },
    {
        flag: /^(?:--coverage|--cov|--check-coverage|--forbid-only|--forbid-pending|--strict\S*|--error-for-skips|--fail-on-\S+|--failOn\S+|--detectOpenHandles|--race|-race|--warnings-as-errors|-Werror\S*|-W=error|--randomize-ordering-seed|--ci|--frozen-lockfile|--all-features|--workspace|--all|--all-targets|--workspaces|-r|--recurse|-ws)(?:=|$)/,
        kind: 'runner-changed',
        what: 'drops a check',
        gone: true,
    },
];

;// CONCATENATED MODULE: ./lib/tamper/config/shell-parts.js
const TOKEN = /\\\r?\n|#(?<=(?:^|\s)#).*|&&|\|\|?|;;?|&(?!>)|\n|[^\S\n]+|(?:"(?:\\[\s\S]|[^"\\])*"|'[^']*'|\$\((?:[^()]|\([^()]*\))*\)|\$\{[^}]*\}|\\.|>&|&>|[^\s"'|;&])+|./gy;
/** The simple commands of a script, one after the other; keywords of the shell go, what they mean stays in `within`. */
function shellParts(script) {
    const parts = [];
    let words = [];
    let within;
    let line = 0;
    let loops = 0;
    let lineIgnored = false;
    const end = (next) => {
        if (words.length > 0) {
            const [first = '', ...rest] = words;
            const ignored = /^[@+]*-[@+-]*(?=\w|\.|\$)/.test(first) && first.length > 2;
            const own = first.replace(/^[@+-]+(?=[\w./$(])/, '');
            if (ignored || /^[@+]*-$/.test(first))
                lineIgnored = true;
            const kept = own === '' ? rest : [own, ...rest];
            if (kept.length > 0)
                parts.push({
                    words: kept,
                    text: kept.join(' '),
                    next,
                    line,
                    ...(loops > 0 ? { loop: true } : {}),
                    ...(within === undefined ? {} : { within }),
                    ...(lineIgnored ? { ignored: true } : {}),
                });
        }
        words = [];
        if (within === 'negated')
            within = undefined;
    };
    for (const [token] of script.matchAll(TOKEN)) {
        if (/^(?:[^\S\n]+|\\\r?\n|#.*)$/.test(token))
            continue;
        if (token === '\n' || token === ';' || token === ';;') {
            end(';');
            if (token !== '\n')
                continue;
            line += 1;
            lineIgnored = false;
        }
        else if (token === '&&' || token === '||' || token === '|' || token === '&')
            end(token);
        else if (words.length === 0 && /^(?:if|elif|while|until)$/.test(token))
            within = 'condition';
        else if (words.length === 0 && /^(?:then|do|else)$/.test(token)) {
            within = undefined;
            if (token === 'do')
                loops += 1;
        }
        else if (words.length === 0 && token === 'done')
            loops -= 1;
        else if (words.length === 0 && token === '!')
            within = 'negated';
        else if (words.length === 0 && /^(?:fi|esac|\{|\}|\(|\))$/.test(token))
            continue;
        else
            words.push(words.length === 0 ? token.replace(/^[({]+/, '') : token);
    }
    end('');
    return parts;
}
/** The word without its quotes. */
function bareWord(word) {
    return word.replace(/^(["'])(.*)\1$/s, '$2').replace(/^((?:--?)?[\w-]+=)(["'])(.*)\2$/s, '$1$3');
}

;// CONCATENATED MODULE: ./lib/tamper/config/program.js

/** Programs that run another one and hand its status on, with how many words of their own stand before it. */
const WRAPPERS = {
    env: 0,
    'cross-env': 0,
    'cross-env-shell': 0,
    nice: 0,
    time: 0,
    exec: 0,
    command: 0,
    nohup: 0,
    sudo: 0,
    npx: 0,
    bunx: 0,
    pnpx: 0,
    timeout: 1,
    gtimeout: 1,
    dotenv: 0,
    c8: 0,
    nyc: 0,
    'xvfb-run': 0,
    stdbuf: 0,
    setsid: 0,
    ionice: 0,
    unbuffer: 0,
    winpty: 0,
    'php-coverage': 0,
    valgrind: 0,
};
const WRAPPING_PAIRS = /^(?:(?:poetry|uv|pipenv|pdm|hatch|rye|conda) run|(?:yarn|pnpm|npm|bun) exec|pnpm dlx|yarn dlx|bundle exec|coverage run|dotnet exec|mise exec)$/;
/** Programs whose first word says what is done. */
const WITH_VERB = /^(?:npm|yarn|pnpm|bun|cargo|go|dotnet|mix|swift|deno|rake|composer|bundle|gradle|gradlew|mvn|mvnw|make|gmake|just|task|nx|turbo|lerna|flutter|dart|sbt|zig|stack|cabal|rails|tox|nox|hatch|poetry|vitest|ng|artisan|node)$/;
/** Flags that take the next word, whoever they belong to. */
const VALUE_FLAGS = /^--?(?:config|project|filter|tag|tags|timeout|reporter|require|import|loader|grep|fgrep|ext|extension|spec|test-name-pattern|testNamePattern|retries|retry|reruns|maxfail|ignore|deselect|exclude|exclude-group|group|testsuite|bootstrap|features|package|bin|skip|coverage-threshold|cov|cov-fail-under|fail-under|rootdir|test-dir|label-regex|label-exclude|exclude-regex|start-directory|pattern|workspace|prefix|dir|cwd|run|jobs|junitxml|log-level|max-warnings|count|coverprofile|parallel|format|out|order|failure-exit-code|error-exitcode)$/;
const SHORT_VALUE_FLAGS = [
    [/gradle|mvn/, /^-[xPp]$/],
    [/^unittest|^discover/, /^-[stpk]$/],
    [/pytest|py\.test/, /^-[kmcpnWo]$/],
    [/^mocha/, /^-[rgftR]$/],
    [/^(?:jest|vitest|ava)/, /^-[tcm]$/],
    [/^prove|^rspec|^ruby/, /^-[IejtPr]$/],
    [/^ctest/, /^-(?:[RELj]|LE)$/],
    [/^(?:cargo|make|gmake)/, /^-[pjC]$/],
    [/^(?:phpunit|tox|nox|behave|busted)/, /^-[cesfktn]$/],
    [/^node/, /^-r$|^--test-[\w-]+$/],
];
function programOf(allWords) {
    const words = allWords.map(bareWord).filter((word) => !/^\d*[<>]/.test(word));
    const variables = [];
    for (;;) {
        const [first = '', second = ''] = words;
        if (/^\w+=/.test(first))
            variables.push(...words.splice(0, 1));
        else if (WRAPPING_PAIRS.test(`${base(first)} ${second}`))
            words.splice(0, 2);
        else if (base(first) in WRAPPERS && words.length > 1) {
            words.splice(0, 1);
            while (words[0]?.startsWith('-') === true)
                words.splice(0, words[0] === '-n' ? 2 : 1);
            words.splice(0, WRAPPERS[base(first)] ?? 0);
            if (words[0] === '--')
                words.splice(0, 1);
        }
        else if (/^python[\d.]*$/.test(base(first)) && words.includes('-m'))
            words.splice(0, words.indexOf('-m') + 1);
        else
            break;
    }
    const [program = '', ...rest] = words;
    const verb = WITH_VERB.test(base(program)) ? rest.find((word) => !word.startsWith('-')) : undefined;
    const runs = verb === 'run' || verb === 'run-script' ? rest.filter((word) => !word.startsWith('-'))[1] : undefined;
    const spoken = [verb, runs].filter((word) => word !== undefined);
    const left = base(program) === 'node' ? rest : rest.filter((word) => !spoken.includes(word));
    const name = base(program) === 'node' ? 'node' : [base(program), ...spoken.slice(-1)].join(' ');
    return { name, ...sorted(left, name), variables };
}
function sorted(words, name) {
    const flags = [];
    const args = [];
    for (let at = 0; at < words.length; at += 1) {
        const word = words[at] ?? '';
        const next = words[at + 1];
        if (word === '--')
            continue;
        if (!word.startsWith('-'))
            args.push(word);
        else if (takesValue(word, name) && next !== undefined && !next.startsWith('-')) {
            flags.push(`${word}=${next}`);
            at += 1;
        }
        else
            flags.push(word);
    }
    return { flags, args };
}
function takesValue(flag, name) {
    return VALUE_FLAGS.test(flag) || SHORT_VALUE_FLAGS.some(([program, flags]) => program.test(name) && flags.test(flag));
}
function base(word) {
    return word.slice(word.lastIndexOf('/') + 1).replace(/\.(?:cmd|exe|bat)$/, '');
}
/** Does nothing that could fail for what is tested. */
function checksNothing({ name, args }) {
    return (/^(?:echo|printf|true|:|cd|mkdir|rm|cp|mv|touch|export|unset|set|sleep|date|pwd|ls|cat|trap|wait|exit|return|local|source|\.|pushd|popd|shopt|ulimit|chmod|which|umask|rimraf|del-cli|shx|kill|mktemp|tee|tail|head|sed|awk|grep|sort|wc|alias|read|shift|fi|done|declare|readonly|curl|wget|git|apt|apt-get|pip|pip3|brew|apk)$|^(?:npm|pnpm|yarn|bun|bundle|composer|poetry|uv|dotnet|mix|gem|cargo) (?:ci|i|install|add|fetch|restore|deps\.get|sync|dump-autoload)$/.test(name) ||
        (name === '' && args.length === 0));
}

;// CONCATENATED MODULE: ./lib/tamper/config/masks.js

/** Why the status of the part does not reach the end of the script; undefined where it does. */
function maskOf(parts, at, way) {
    const part = parts[at];
    // The list of a loop has no status of its own.
    if (part === undefined || /^(?:for|case|select)$/.test(part.words[0] ?? ''))
        return undefined;
    if (way.lines === true) {
        const line = parts.filter((one) => one.line === part.line);
        return maskOf(line, line.indexOf(part), { errexit: false, pipefail: way.pipefail });
    }
    const before = parts.slice(0, at);
    const after = parts.slice(at + 1);
    const set = settings(before, way);
    if (part.ignored === true)
        return 'make is told to ignore its status';
    if (part.within === 'negated')
        return 'its status is turned round';
    const gone = before.find((one, index) => leaves(one, before[index - 1], index));
    if (gone !== undefined)
        return `\`${gone.text}\` comes before it`;
    if (trapped(parts))
        return 'a trap sets the exit status';
    const saved = savedIn(after.slice(0, 1)) ?? (part.next === '||' ? savedIn(after.slice(0, 1)) : undefined);
    if (saved !== undefined && after.some(({ text }) => returns(text, saved)))
        return undefined;
    if (part.within === 'condition')
        return failsAfter(after) ? undefined : 'it only stands in a condition';
    if (before.at(-1)?.next === '||')
        return `it runs only where \`${before.at(-1)?.text ?? ''}\` fails`;
    const [next] = after;
    if (part.next === '||' && next !== undefined && !passesOn(after))
        return `\`|| ${next.text}\` takes its status away`;
    if (part.next === '&')
        return waits(after) ? undefined : 'it runs in the background and nobody waits for its status';
    if (part.next === '|' && !set.pipefail)
        return `its status is lost in the pipe to \`${next?.words[0] ?? ''}\``;
    if (part.next === '&&' && next !== undefined)
        return chainMask(after, set);
    if (part.next === ';' && part.loop === true && !set.errexit)
        return 'the loop goes on after it has failed';
    if (part.next === ';' && next !== undefined && !set.errexit && !restFails(after))
        return `the status of \`${parts.at(-1)?.text ?? ''}\` counts instead`;
    return undefined;
}
/** `a && b || true`: what takes the status of b away takes that of a. */
function chainMask(after, set) {
    const end = after.findIndex(({ next }) => next !== '&&' && next !== '|');
    const last = after[end];
    const next = after[end + 1];
    if (last?.next === '||' && next !== undefined && !passesOn(after.slice(end + 1)))
        return `\`|| ${next.text}\` takes its status away`;
    if (last?.next === ';' && next !== undefined && !set.errexit && !restFails(after.slice(end + 1)))
        return `the status of \`${after.at(-1)?.text ?? ''}\` counts instead`;
    return undefined;
}
function settings(before, way) {
    let { errexit, pipefail } = way;
    for (const { words } of before) {
        if (words[0] !== 'set')
            continue;
        const text = words.join(' ');
        if (/ -\w*e/.test(text))
            errexit = true;
        if (/ \+\w*e/.test(text))
            errexit = false;
        if (/-\w*o pipefail/.test(text))
            pipefail = true;
        if (/\+\w*o pipefail/.test(text))
            pipefail = false;
    }
    return { errexit, pipefail };
}
function leaves(part, previous, index) {
    const tied = index > 0 && (previous?.next === '||' || previous?.next === '&&');
    return /^(?:exit|return|exec (?:true|:))(?: 0)?$/.test(part.text) && !tied && part.within === undefined;
}
function trapped(parts) {
    return parts.some(({ words }) => words[0] === 'trap' && /exit\s+0|_exit\(0\)|true/.test(words[1] ?? '') && words.includes('EXIT'));
}
/** The variable that keeps the status: `status=$?`. */
function savedIn(parts) {
    return parts.map(({ text }) => /^(\w+)=\$\?$/.exec(text)?.[1]).find((name) => name !== undefined);
}
function returns(text, variable) {
    return new RegExp(`^(?:exit|return) "?\\$\\{?${variable}\\b`).test(text);
}
/** What comes after `||`: does the failure go on? */
function passesOn(after) {
    const group = after.slice(0, 4);
    const stop = group.findIndex(({ next }) => next === '');
    return (group
        .slice(0, stop === -1 ? 4 : stop + 1)
        .some(({ text }) => /^(?:exit|return)(?: (?:[1-9]\d*|"?\$\??\w*"?))?$|^(?:false|die|fail|abort|err)\b/.test(text) &&
        !/^(?:exit|return)(?: 0)$/.test(text)) || !checksNothing(programOf(group[0]?.words ?? [])));
}
function failsAfter(after) {
    return after.some(({ text }) => /^(?:exit|return) (?:[1-9]|"?\$)|^false$/.test(text));
}
function restFails(after) {
    return after.some(({ text }) => /^(?:exit|return) "?\$/.test(text));
}
function waits(after) {
    return after.some(({ words }) => words[0] === 'wait' && words.length > 1);
}

;// CONCATENATED MODULE: ./lib/tamper/config/compare-scripts.js




/**
 * What a script that judges the code checks less than before: commands that are gone or are another program,
 * statuses that do not count any more, flags and arguments that leave something out.
 */
function compareScripts(before, after, way, place) {
    const old = shellParts(before);
    const now = shellParts(after);
    const left = now.map((_, at) => at).filter((at) => isCheck(now[at]));
    const pairs = old.flatMap((part, at) => (isCheck(part) ? [[at, take(part)]] : []));
    // A program that took another one's place: as many as are left over, in order.
    const found = pairs.map(([at, match]) => [at, match ?? left.shift()]);
    return found.flatMap(([at, match]) => {
        const part = old[at];
        if (part === undefined)
            return [];
        if (maskOf(old, at, way) !== undefined)
            return [];
        if (match === undefined)
            return [finding(place, 'command-changed', `does not run \`${part.text}\` any more`, [part.text])];
        return comparePart(part, now, match, way, place);
    });
    function take(part) {
        const program = programOf(part.words).name;
        const same = left.findIndex((at) => now[at]?.text === part.text);
        const alike = same === -1 ? left.findIndex((at) => programOf(now[at]?.words ?? []).name === program) : same;
        return alike === -1 ? undefined : left.splice(alike, 1)[0];
    }
}
function isCheck(part) {
    return part !== undefined && !checksNothing(programOf(part.words));
}
function comparePart(old, now, at, way, place) {
    const part = now[at];
    if (part === undefined)
        return [];
    const mask = maskOf(now, at, way);
    const masked = mask === undefined ? [] : [finding(place, 'command-changed', `runs \`${part.text}\`, but ${mask}`, [part.text])];
    const again = (part.next === '||' && programOf(now[at + 1]?.words ?? []).name === programOf(part.words).name) ||
        (old.loop !== true && part.loop === true && endsLoop(now.slice(at)));
    const retried = again
        ? [finding(place, 'retries-added', `runs \`${part.text}\` again where it fails`, ['retry', 'again'])]
        : [];
    if (old.text === part.text)
        return [...masked, ...retried];
    return [...masked, ...retried, ...comparePrograms(programOf(old.words), programOf(part.words), { old, part, place })];
}
/** `for i in 1 2 3; do a && break; done`: tried again until it passes. */
function endsLoop(from) {
    const end = from.findIndex(({ next }) => next !== '|' && next !== '&&');
    return from.slice(1, end + 1).some(({ text }) => /^(?:break|exit|exit 0|return|return 0)$/.test(text));
}
function comparePrograms(before, after, { old, part, place }) {
    if (before.name !== after.name)
        return [
            {
                ...finding(place, 'command-changed', `runs \`${part.text}\` instead of \`${old.text}\``, [
                    before.name,
                    after.name,
                ]),
                was: old.text,
                is: part.text,
            },
        ];
    return [
        ...compareFlags(before, after, place),
        ...compareArguments(before, after, place),
        ...compareVariables(before, after, place),
    ];
}
function compareFlags(before, after, place) {
    const added = after.flags.filter((flag) => !before.flags.includes(flag));
    const gone = before.flags.filter((flag) => !after.flags.includes(flag));
    const kind = place.kind;
    return FLAG_RULES.filter(({ of }) => of === undefined || of.test(after.name)).flatMap((rule) => {
        const came = added.filter((flag) => rule.flag.test(flag));
        const went = gone.filter((flag) => rule.flag.test(flag));
        const say = (flag, what) => finding({ ...place, kind: rule.kind === 'command-changed' ? kind : rule.kind }, rule.kind, `${what} (\`${flag}\`)`, compare_scripts_namesIn(flag));
        if (rule.weaker !== undefined) {
            const numbers = came.flatMap((flag) => {
                const old = went.find((one) => compare_scripts_nameOf(one) === compare_scripts_nameOf(flag));
                if (old === undefined)
                    return rule.gone === true || rule.unlimited?.test(after.name) === true ? [] : [say(flag, rule.what)];
                const [was, is] = [numberIn(old), numberIn(flag)];
                return (rule.weaker === 'lower' ? is < was : is > was)
                    ? [{ ...say(flag, rule.what), was: String(was), is: String(is) }]
                    : [];
            });
            const dropped = rule.gone === true ? went.filter((flag) => !came.some((one) => compare_scripts_nameOf(one) === compare_scripts_nameOf(flag))) : [];
            return [...numbers, ...dropped.map((flag) => say(flag, 'drops a threshold'))];
        }
        if (rule.gone === true)
            return went
                .filter((flag) => !came.some((one) => compare_scripts_nameOf(one) === compare_scripts_nameOf(flag)))
                .map((flag) => say(flag, rule.what));
        return came.filter((flag) => !went.some((one) => contains(flag, one))).map((flag) => say(flag, rule.what));
    });
}
/** Fewer words of a selecting flag select more: `-k "a and b"` → `-k a` is told apart by the caller's reader. */
function contains(flag, old) {
    return compare_scripts_nameOf(flag) === compare_scripts_nameOf(old) && flag.length < old.length && old.startsWith(flag);
}
/** Files and folders that are not handed over any more, unless one that holds them is. */
function compareArguments(before, after, place) {
    const was = before.args.map(plain);
    const is = after.args.map(plain);
    if (is.length === 0 || /^(?:echo|sh|bash|env|gcc|cc|g\+\+|clang|cmake)$/.test(after.name)) {
        const other = /^(?:sh|bash)$/.test(after.name) && was[0] !== is[0];
        return other
            ? [finding(place, 'command-changed', `runs \`${is[0] ?? ''}\` instead of \`${was[0] ?? ''}\``, is)]
            : [];
    }
    const covered = (arg) => is.some((one) => one === arg || one === '.' || arg.startsWith(`${one}/`) || widens(one, arg));
    const lost = was.filter((arg) => !covered(arg));
    if (was.length === 0)
        return [finding(place, 'tests-excluded', `runs only ${is.map((arg) => `\`${arg}\``).join(', ')}`, is)];
    return lost.length === 0
        ? []
        : [
            finding(place, 'tests-excluded', `does not name ${lost.map((arg) => `\`${arg}\``).join(', ')} any more`, [
                ...lost,
                ...is,
            ]),
        ];
}
function widens(pattern, arg) {
    const folder = pattern.replace(/\/?\*.*$/, '');
    return (pattern.includes('*') &&
        (folder === '' || arg.startsWith(folder)) &&
        (pattern.includes('**') || !arg.slice(folder.length + 1).includes('/')) &&
        arg.endsWith(pattern.replace(/^.*\*/, '')));
}
/** Variables that change how everything behind them runs. */
function compareVariables(before, after, place) {
    return after.variables
        .filter((variable) => !before.variables.includes(variable))
        .filter((variable) => /^(?:NODE_OPTIONS=.*(?:--require|-r|--import|--loader)|PYTHONSTARTUP|PYTHONOPTIMIZE|PERL5OPT|RUBYOPT|BASH_ENV|ENV=|LD_PRELOAD|PATH=|MAKEFLAGS=.*[ik]|RUSTFLAGS=.*--cfg|SKIP_?TESTS?|PYTEST_ADDOPTS|GRADLE_OPTS|MAVEN_OPTS|\w*SKIP\w*=(?!0|false|$))/.test(variable))
        .map((variable) => finding(place, 'runner-changed', `sets \`${variable}\``, compare_scripts_namesIn(variable)));
}
function plain(arg) {
    return arg
        .replace(/^\.\//, '')
        .replace(/\/$/, '')
        .replace(/\/\.\.\.$/, '/...');
}
function compare_scripts_nameOf(flag) {
    return flag.replace(/=.*$/s, '');
}
function numberIn(flag) {
    return Number(/(\d+(?:\.\d+)?)/.exec(flag.replace(/^[^=]*/, ''))?.[1] ?? NaN);
}
/** The words of a flag by which a request may name it. */
function compare_scripts_namesIn(text) {
    return [text, ...text.split(/[=\s,:'"]+/).filter((word) => word.replace(/^-+/, '').length > 2)];
}
function finding(place, kind, what, names) {
    const own = kind === 'command-changed' ? place.kind : kind;
    return { kind: own, file: place.file, what: `${capital(place.where)} ${what}.`, names: [...place.names, ...names] };
}
function capital(text) {
    return /^(?:the|a) /.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

;// CONCATENATED MODULE: ./lib/tamper/config/ci-units.js
const SOFT = /^(?:continue-on-error|continueOnError|allow_failure|soft_fail|ignore_error|failure|if|when|condition|only|except|rules|enabled)$/;
/** Every place with commands, of GitHub, GitLab, Azure, CircleCI, Travis and others: what matters is where scripts stand. */
function ci_units_unitsOf(root) {
    const units = [];
    const visit = (node, job, soft) => {
        if (Array.isArray(node))
            for (const one of node)
                visit(one, job, soft);
        if (node === null || typeof node !== 'object' || Array.isArray(node))
            return;
        const map = node;
        const own = [
            ...soft,
            ...Object.entries(map)
                .filter(([key, value]) => SOFT.test(key) && !(key === 'rules' && value === undefined))
                .map(([key, value]) => ({ key, value: typeof value === 'string' ? value : JSON.stringify(value) })),
        ];
        const script = ['run', 'script', 'command', 'commands', 'bash', 'pwsh', 'before_script', 'after_success']
            .flatMap((key) => scriptOf(map[key]))
            .join('\n')
            .trim();
        const uses = typeof map['uses'] === 'string' ? `uses:${map['uses']}` : '';
        const name = [map['name'], map['displayName'], map['label']].find((one) => typeof one === 'string') ?? '';
        if (script !== '' || uses !== '')
            units.push({ job, name, script: script === '' ? uses : script, soft: own });
        for (const [key, value] of Object.entries(map)) {
            if (/^(?:on|env|with|strategy|matrix|variables|image|services|run|script|command|commands)$/.test(key) &&
                typeof map[key].script === 'undefined' &&
                key !== 'run')
                continue;
            if (value !== null && typeof value === 'object')
                visit(value, /^(?:jobs|steps|stages|script|workflows|pipelines|default|parallel|step)$/.test(key) ||
                    (job !== '' && /^(?:run|steps|then|else)$/.test(key))
                    ? job
                    : job === ''
                        ? key
                        : job, own);
        }
    };
    visit(root, '', []);
    return units;
}
function scriptOf(value) {
    if (typeof value === 'string')
        return [value];
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
function softened(file, what, names) {
    return { kind: 'ci-softened', file: file.path, what, names };
}

;// CONCATENATED MODULE: ./lib/tamper/config/options.js


/** Options of a parsed tree: JSON, TOML, YAML. Lists of plain values are one option with several values. */
function flatten(value, prefix = '', into = new Map()) {
    const add = (text) => {
        into.set(prefix, [...(into.get(prefix) ?? []), text]);
    };
    if (Array.isArray(value))
        for (const one of value)
            flatten(one, prefix, into);
    else if (value !== null && typeof value === 'object' && !(value instanceof Date))
        for (const [key, inner] of Object.entries(value))
            flatten(inner, prefix === '' ? key : `${prefix}.${key}`, into);
    else if (value !== undefined)
        add(typeof value === 'string' ? value : JSON.stringify(value));
    return into;
}
/** Options of INI files: pytest.ini, setup.cfg, tox.ini, .coveragerc. Indented lines go on with the value. */
function flattenIni(text) {
    const options = new Map();
    let section = '';
    let key = '';
    for (const line of text.split(/\r?\n/)) {
        const heading = /^\[([^\]]+)\]/.exec(line);
        const setting = /^([\w.-]+)\s*[=:]\s*(.*)$/.exec(line);
        const more = /^\s+([^#;].*)$/.exec(line);
        if (heading !== null)
            section = heading[1] ?? '';
        else if (setting !== null) {
            key = `${section}.${setting[1] ?? ''}`;
            options.set(key, words(setting[2] ?? ''));
        }
        else if (more !== null && key !== '')
            options.set(key, [...(options.get(key) ?? []), ...words(more[1] ?? '')]);
    }
    return options;
}
function words(text) {
    const bare = text.trim();
    return bare === '' ? [] : [bare];
}
/** Options of XML: elements and attributes by their path; Maven's plugins by their artifactId. */
function flattenXml(text) {
    const options = new Map();
    const path = [];
    const add = (key, value) => {
        options.set(key, [...(options.get(key) ?? []), value]);
    };
    const at = () => path.map(({ name, label }) => name + label).join('.');
    const bare = text.replace(/<!--[\s\S]*?-->/g, '').replace(/<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>/g, '');
    for (const [, close, name = '', attributes = '', empty, content = ''] of bare.matchAll(/<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>([^<]*)/g)) {
        if (close === '/') {
            path.splice(path.findLastIndex((one) => one.name === name));
            continue;
        }
        path.push({ name, label: '' });
        for (const [, key = '', double, single] of attributes.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
            const own = path.at(-1);
            if (/^(?:name|id|Include|Remove)$/.test(key) && own !== undefined && own.label === '' && key !== 'Remove')
                own.label = `[${double ?? single ?? ''}]`;
            add(`${at()}@${key}`, double ?? single ?? '');
        }
        const value = content.trim();
        const parent = path.at(-2);
        if (name === 'artifactId' && parent !== undefined && /^(?:plugin|dependency|exclusion)$/.test(parent.name))
            parent.label = `[${value}]`;
        if (empty === '/')
            add(at(), '');
        else if (value !== '')
            add(at(), value);
        else
            add(at(), '');
        if (empty === '/')
            path.pop();
    }
    return options;
}
/** Options of configuration that is code: every `key: value` of its object literals, and `key = value`. */
function flattenCode(text) {
    const lexicon = {
        comments: SLASH_COMMENTS,
        strings: [/"(?:\\[\s\S]|[^"\\])*"/y, /'(?:\\[\s\S]|[^'\\])*'/y, /`(?:\\[\s\S]|[^`\\])*`/y],
        word: NAME,
        patterns: true,
        newlines: false,
    };
    const options = new Map();
    collect(nest(tokenize(text, lexicon), { newlines: false }), '', options);
    return options;
}
function collect(nodes, prefix, options) {
    for (const element of elementsOf(nodes)) {
        const at = element.findIndex((node) => node.kind === 'sign' && node.text === ':');
        const [key] = element;
        if (at === 1 && key !== undefined && key.kind !== 'group')
            value(unquoted(textOf(key)), element.slice(2));
        else
            for (const node of element)
                if (node.kind === 'group')
                    collect(node.nodes, prefix, options);
    }
    function value(key, rest) {
        const path = prefix === '' ? key : `${prefix}.${key}`;
        const [only] = rest;
        if (rest.length === 1 && only?.kind === 'group' && only.open === '{')
            return collect(only.nodes, path, options);
        if (rest.length === 1 && only?.kind === 'group' && only.open === '[') {
            const list = elementsOf(only.nodes);
            const plain = list.filter((element) => !isObject(element));
            options.set(path, [...(options.get(path) ?? []), ...plain.map((element) => unquoted(render(element)))]);
            for (const element of list.filter(isObject))
                collect(element.flatMap((node) => (node.kind === 'group' ? node.nodes : [])), path, options);
            return;
        }
        options.set(path, [...(options.get(path) ?? []), unquoted(render(rest))]);
        // What stands in calls and conditions is read for its keys as well: `mergeConfig(base, { test: … })`.
        for (const node of rest)
            if (node.kind === 'group')
                collect(node.nodes, path, options);
    }
}
function isObject(element) {
    const [only] = element;
    return element.length === 1 && only?.kind === 'group' && only.open === '{';
}
function unquoted(text) {
    return text.replace(/^(["'`])(.*)\1$/s, '$2');
}

;// CONCATENATED MODULE: ./lib/tamper/config/ci-triggers.js


/** Events, branches, paths and types under which a workflow runs. */
function triggers(before, after, file) {
    const on = (root) => flatten(normalEvents(root['on'] ?? root['true'] ?? root['trigger'] ?? {}));
    const [was, is] = [on(before), on(after)];
    const events = (options) => [
        ...new Set([...options.keys()].map((key) => key.split('.')[0] ?? '')),
    ];
    const lost = events(was).filter((event) => /^(?:push|pull_request|pull_request_target|merge_group|schedule)$/.test(event) && !events(is).includes(event));
    const narrowed = [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
        const [event = '', filter = ''] = key.split('.');
        if (lost.includes(event) || !events(was).includes(event))
            return [];
        const [old, now] = [was.get(key) ?? [], is.get(key) ?? []];
        const came = now.filter((one) => !old.includes(one));
        const gone = old.filter((one) => !now.includes(one));
        if (/^(?:branches|paths|types|tags)-ignore$/.test(filter))
            return came.length > 0
                ? [softened(file, `${event} is not tested for ${came.join(', ')} any more.`, [event, filter, ...came])]
                : [];
        if (!/^(?:branches|paths|types)$/.test(filter))
            return [];
        const covered = now.some((one) => one === '**' || one === '*');
        const narrower = old.length === 0 ? came.length > 0 : gone.length > 0 && now.length > 0 && !covered;
        return narrower
            ? [softened(file, `${event} is tested only for ${now.join(', ')}.`, [event, filter, ...gone, ...now])]
            : [];
    });
    return [
        ...lost.map((event) => softened(file, `The workflow does not run on ${event} any more.`, [event])),
        ...narrowed,
    ];
}
function normalEvents(on) {
    if (typeof on === 'string')
        return { [on]: { any: 'any' } };
    if (Array.isArray(on))
        return Object.fromEntries(on.map((event) => [String(event), { any: 'any' }]));
    if (on === null || typeof on !== 'object')
        return {};
    return Object.fromEntries(Object.entries(on).map(([event, value]) => [
        event,
        value === null ? { any: 'any' } : Array.isArray(value) ? { any: 'any' } : { any: 'any', ...value },
    ]));
}

;// CONCATENATED MODULE: ./lib/tamper/config/ci.js







/** Jobs and steps that are gone or may fail now, triggers and matrix entries that are gone. */
function readCi(file, change) {
    if (file.before === undefined)
        return [];
    const before = parsed(file.before);
    const after = parsed(file.after ?? '');
    if (before === undefined)
        return [];
    if (after === undefined && file.after !== undefined)
        return [
            {
                kind: 'unreadable',
                file: file.path,
                what: `${file.path} cannot be read as YAML any more.`,
                names: [file.path],
            },
        ];
    const others = change.files
        .filter((one) => one !== file && /\.ya?ml$/.test(one.path))
        .flatMap((one) => ci_units_unitsOf(parsed(one.after ?? '') ?? {}));
    const now = ci_units_unitsOf(after ?? {});
    return [
        ...lostUnits(ci_units_unitsOf(before), now, others, file),
        ...triggers(before, after ?? {}, file),
        ...matrices(before, after ?? {}, file),
        ...jobSettings(before, after ?? {}, file),
    ];
}
function lostUnits(before, now, others, file) {
    const left = [...now];
    const take = (test) => {
        const at = left.findIndex(test);
        return at === -1 ? undefined : left.splice(at, 1)[0];
    };
    const exact = new Map(before.map((unit) => [
        unit,
        take((one) => one.script === unit.script && one.job === unit.job) ?? take((one) => one.script === unit.script),
    ]));
    return before.flatMap((unit) => {
        const names = [unit.job, unit.name, `${unit.job} job`, ...unit.script.split('\n')].filter((name) => name !== '');
        const match = exact.get(unit) ??
            take((one) => one.job === unit.job && one.name === unit.name && one.name !== '') ??
            take((one) => one.job === unit.job && alike(one.script, unit.script)) ??
            take((one) => alike(one.script, unit.script)) ??
            others.find((one) => one.script === unit.script);
        if (match === undefined) {
            if (!checks(unit.script))
                return [];
            // Several steps may have become one.
            if (parts(unit.script).every((text) => [...now, ...others].some(({ script }) => parts(script).includes(text))))
                return [];
            return [softened(file, `\`${ci_short(unit.script)}\` of the job ${unit.job} is gone.`, names)];
        }
        const place = {
            file: file.path,
            where: `${unit.name === '' ? 'a step' : `the step "${unit.name}"`} of the job ${unit.job}`,
            names,
            kind: 'ci-softened',
        };
        const softer = match.soft.filter((soft) => softens(soft) && !unit.soft.some(({ key, value }) => key === soft.key && value === soft.value));
        return [
            ...(checks(unit.script)
                ? softer.map(({ key, value }) => softened(file, `\`${key}: ${value}\` on \`${ci_short(match.script)}\` of the job ${match.job}: it may fail, or not run.`, [...names, key]))
                : []),
            ...(match.script === unit.script || /^uses:/.test(match.script)
                ? []
                : compareScripts(unit.script, match.script, { errexit: true, pipefail: false }, place)),
        ];
    });
}
/** Conditions under which everything that matters still runs soften nothing. */
function softens({ key, value }) {
    if (/^(?:continue|allow|soft|ignore|failure)/.test(key))
        return value !== 'false';
    if (key === 'enabled')
        return value === 'false';
    return !/^(?:\$\{\{)?\s*(?:always\(\)|success\(\)|!cancelled\(\)|!failure\(\)|on_success|always|true)\s*(?:\}\})?$/.test(value.trim());
}
function checks(script) {
    return /^uses:/.test(script)
        ? /test|lint|check|codeql|coverage|sonar|super-linter/i.test(script)
        : shellParts(script).some(({ words }) => !checksNothing(programOf(words)));
}
function parts(script) {
    return shellParts(script).map(({ text }) => text);
}
function alike(one, other) {
    const name = (script) => /^uses:/.test(script)
        ? script.replace(/@.*/, '')
        : shellParts(script)
            .map(({ words }) => programOf(words))
            .find((program) => !checksNothing(program))?.name;
    return name(one) !== undefined && name(one) === name(other);
}
/** Entries of a matrix: platforms and versions that are tested. A version that a higher one replaces is a bump. */
function matrices(before, after, file) {
    const entries = (root) => new Map([...flatten(root)].filter(([key]) => /(?:^|\.)(?:matrix|parallel)\.(?!include\b)/.test(key)));
    const [was, is] = [entries(before), entries(after)];
    const lost = [...was].flatMap(([key, old]) => {
        if (/\.exclude(?:\.|$)/.test(key))
            return [];
        const now = is.get(key) ?? renamed(key, was, is);
        const gone = old.filter((one) => !now.includes(one));
        const came = now.filter((one) => !old.includes(one));
        if (gone.length === 0 || now.length >= old.length || (came.length > 0 && now.length >= old.length))
            return [];
        return [
            softened(file, `The matrix has no ${gone.join(', ')} any more.`, [
                ...gone,
                ...gone.map(platformOf),
                key.split('.').at(-1) ?? '',
            ]),
        ];
    });
    const excluded = [...is]
        .filter(([key]) => /\.exclude(?:\.|$)/.test(key))
        .flatMap(([key, now]) => {
        const came = now.slice((was.get(key) ?? []).length);
        return came.length > 0
            ? [softened(file, `The matrix leaves ${came.join(', ')} out.`, [...came, ...came.map(platformOf)])]
            : [];
    });
    return [...lost, ...excluded];
}
/** The entries of the same matrix in a job that has another name now. */
function renamed(key, was, is) {
    const rest = (one) => one.split('.').slice(2).join('.');
    return [...is].find(([one]) => !was.has(one) && rest(one) === rest(key))?.[1] ?? [];
}
function platformOf(entry) {
    return entry.replace(/-(?:latest|\d[\d.]*)$/, '');
}
/** Settings of whole jobs and workflows that change what a failing command does. */
function jobSettings(before, after, file) {
    const soft = /(?:^|\.)(?:shell|fail-fast|allow_failures\S*|env\.\w*(?:SKIP|CONTINUE|IGNORE)\w*|variables\.\w*SKIP\w*|timeout-minutes)$/;
    const was = flatten(before);
    return [...flatten(after)].flatMap(([key, now]) => {
        const old = was.get(key) ?? [];
        const value = now.join(' ');
        if (!soft.test(key) || old.join(' ') === value || /fail-fast|timeout-minutes/.test(key))
            return [];
        if (/shell$/.test(key) && !/\+e|\|\| ?true|\{0\};/.test(value) && !/^(?:sh|bash) \{0\}$/.test(value))
            return [];
        return [
            softened(file, `\`${key}: ${value}\` changes what a failing command does.`, [key, key.split('.').at(-1) ?? '']),
        ];
    });
}
function ci_short(script) {
    const [first = '', ...rest] = script.split('\n');
    return rest.length > 0 ? `${first} …` : first;
}
function parsed(text) {
    try {
        const value = (0,dist.parse)(text, { logLevel: 'error' });
        return value !== null && typeof value === 'object' ? value : {};
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/tamper/config/cmake-calls.js
/** All calls of a file in their order; `if`, `foreach` and `function` are no calls; what an `if` asks is the condition of those in it. */
function callsOf(text) {
    const bare = text.replace(/#\[\[[\s\S]*?\]\]|#.*/g, (comment) => comment.replace(/[^\n]/g, ' '));
    const open = [];
    return [
        ...bare.matchAll(/\b(\w+)\s*\(((?:"(?:\\[\s\S]|[^"\\])*"|\$<[^>]*>|\((?:[^()]|\([^()]*\))*\)|[^()"])*)\)/g),
    ].flatMap((found) => {
        const [, name = '', inner = ''] = found;
        const lower = name.toLowerCase();
        if (lower === 'if' || lower === 'foreach' || lower === 'function')
            open.push(lower === 'if' ? inner.trim() : '');
        else if (lower === 'elseif')
            open.splice(-1, 1, inner.trim());
        else if (lower === 'else')
            open.splice(-1, 1, `not ${open.at(-1) ?? ''}`);
        else if (/^end(?:if|foreach|function)$/.test(lower))
            open.pop();
        else {
            const condition = open.filter((one) => one !== '').join(' and ');
            const args = [...inner.matchAll(/"((?:\\[\s\S]|[^"\\])*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
            return [
                {
                    name: lower,
                    args,
                    line: bare.slice(0, found.index).split('\n').length,
                    ...(condition === '' ? {} : { condition }),
                },
            ];
        }
        return [];
    });
}

;// CONCATENATED MODULE: ./lib/tamper/config/cmake.js

/** Tests that CMake does not register any more, properties that turn their results round, assertions compiled away. */
function readCmake(file, change) {
    // CTest reads this file by its name; any other new one is called by a file that changed.
    if (file.before === undefined && !/CTestCustom\.cmake$/.test(file.path))
        return [];
    const before = callsOf(file.before ?? '');
    const after = callsOf(file.after ?? '');
    const others = change.files
        .filter((one) => one !== file && /CMakeLists\.txt$|\.cmake$/.test(one.path))
        .flatMap(({ after: text }) => callsOf(text ?? ''));
    return [
        ...lostTests(before, [...after, ...others], file),
        ...properties(before, after, file),
        ...definitions(before, after, file),
    ];
}
const REGISTERS = /^(?:add_test|catch_discover_tests|gtest_discover_tests|gtest_add_tests|doctest_discover_tests|enable_testing|add_subdirectory|include)$/;
function lostTests(before, after, file) {
    return before
        .filter(({ name }) => REGISTERS.test(name))
        .flatMap((call) => {
        const test = testName(call);
        const same = after.filter((one) => one.name === call.name && testName(one) === test);
        const [now] = same;
        const names = [test];
        if (call.name === 'include' && !/^ctest$/i.test(test))
            return [];
        if (call.name === 'add_subdirectory' && !/test/i.test(test))
            return [];
        if (now === undefined)
            return [
                {
                    kind: call.name === 'enable_testing' ? 'command-changed' : 'test-removed',
                    file: file.path,
                    line: call.line,
                    test,
                    what: `\`${call.name}(${call.args.join(' ')})\` is gone.`,
                    names,
                },
            ];
        if (now.condition !== undefined && now.condition !== call.condition)
            return [
                {
                    kind: 'test-skipped',
                    file: file.path,
                    line: now.line,
                    test,
                    what: `The test ${test} is registered only if ${now.condition}.`,
                    names,
                    condition: now.condition,
                },
            ];
        const filter = now.args.find((arg) => /^TEST_(?:FILTER|SPEC)$/.test(arg) && !call.args.includes(arg));
        if (filter !== undefined)
            return [
                {
                    kind: 'tests-excluded',
                    file: file.path,
                    line: now.line,
                    test,
                    what: `\`${now.name}(${now.args.join(' ')})\` finds only a part of the tests.`,
                    names: [test, filter],
                },
            ];
        const [was, is] = [commandOf(call), commandOf(now)];
        if (was.endsWith(`/${is}`) && !file.after?.includes(is))
            return [];
        if (call.name === 'add_test' && was !== is)
            return [
                {
                    kind: 'command-changed',
                    file: file.path,
                    line: now.line,
                    test,
                    what: `The test ${test} runs \`${is}\` instead of \`${was}\`.`,
                    names,
                },
            ];
        return [];
    });
}
/** A test is called by its NAME, by the program it runs where nothing is lost by that, or by the folder. */
function testName({ name, args }) {
    const at = args.indexOf('NAME');
    return (at === -1 ? args[0] : args[at + 1]) ?? name;
}
function commandOf({ args }) {
    const at = args.indexOf('COMMAND');
    return (at === -1 ? args.slice(1) : args.slice(at + 1))
        .join(' ')
        .replace(/\$<TARGET_FILE:(\w+)>/g, '$1')
        .replace(/\$\{\w*SOURCE_DIR\}\//g, '');
}
const TURNS = [
    [/^WILL_FAIL (?:TRUE|ON|1|YES)$/i, 'test-skipped', 'is expected to fail'],
    [/^DISABLED (?:TRUE|ON|1|YES)$/i, 'test-skipped', 'is disabled'],
    [/^SKIP_RETURN_CODE /, 'test-skipped', 'counts a failing exit status as skipped'],
    [/^SKIP_REGULAR_EXPRESSION /, 'test-skipped', 'is skipped by what it prints'],
    [/^PASS_REGULAR_EXPRESSION /, 'assertion-weakened', 'passes by what it prints, whatever its status'],
    [/^REPEAT /, 'retries-added', 'is run again'],
];
function properties(before, after, file) {
    const old = new Set(before.flatMap(propertiesOf).map(({ test, property }) => `${test} ${property}`));
    const limits = new Map(before
        .flatMap(propertiesOf)
        .flatMap(({ test, property }) => (property.startsWith('TIMEOUT ') ? [[test, Number(property.slice(8))]] : [])));
    const found = after.flatMap(propertiesOf).flatMap(({ test, property, line }) => {
        if (old.has(`${test} ${property}`))
            return [];
        const turn = TURNS.find(([pattern]) => pattern.test(property));
        if (turn !== undefined)
            return [
                {
                    kind: turn[1],
                    file: file.path,
                    line,
                    test,
                    what: `The test ${test} ${turn[2]} (\`${property}\`).`,
                    names: [test, property.split(' ')[0] ?? ''],
                },
            ];
        const limit = limits.get(test);
        return property.startsWith('TIMEOUT ') && limit !== undefined && Number(property.slice(8)) > limit
            ? [
                {
                    kind: 'time-limit-raised',
                    file: file.path,
                    line,
                    test,
                    what: `The time limit of ${test} is ${property.slice(8)} s instead of ${String(limit)} s.`,
                    names: [test, 'timeout'],
                },
            ]
            : [];
    });
    const now = new Set(after.flatMap(propertiesOf).map(({ test, property }) => `${test} ${property.split(' ')[0] ?? ''}`));
    const lost = before
        .flatMap(propertiesOf)
        .filter(({ test, property }) => /^(?:FAIL_REGULAR_EXPRESSION|TIMEOUT) /.test(property) && !now.has(`${test} ${property.split(' ')[0] ?? ''}`));
    return [
        ...found,
        ...lost.map(({ test, property, line }) => ({
            kind: property.startsWith('TIMEOUT') ? 'time-limit-raised' : 'assertion-removed',
            file: file.path,
            line,
            test,
            what: `The test ${test} has no \`${property}\` any more.`,
            names: [test],
        })),
    ];
}
function propertiesOf({ name, args, line }) {
    const at = args.indexOf('PROPERTIES');
    if (!/^set_(?:tests_properties|property)$/.test(name) || at === -1) {
        const one = args.indexOf('PROPERTY');
        if (name !== 'set_property' || one === -1 || args[0] !== 'TEST')
            return [];
        return args.slice(1, one).map((test) => ({ test, property: args.slice(one + 1).join(' '), line }));
    }
    const pairs = args.slice(at + 1);
    return args
        .slice(0, at)
        .flatMap((test) => pairs.flatMap((property, index) => index % 2 === 0 ? [{ test, property: `${property} ${pairs[index + 1] ?? ''}`, line }] : []));
}
function definitions(before, after, file) {
    const offs = (calls) => calls.flatMap(({ args, name, line }) => args
        .filter((arg) => /\bNDEBUG\b|\w*(?:SKIP|NO|DISABLE)_TESTS?\b/.test(arg))
        .map((arg) => ({ text: `${name}: ${arg}`, line }))
        .concat(name === 'set' && args[0] === 'CMAKE_BUILD_TYPE' && /Release|MinSize|RelWith/.test(args[1] ?? '')
        ? [{ text: `CMAKE_BUILD_TYPE ${args[1] ?? ''}`, line }]
        : [])
        .concat(/^(?:option|set)$/.test(name) &&
        /TEST/.test(args[0] ?? '') &&
        /^(?:OFF|FALSE|NO|0)$/i.test(cmake_valueOf(name, args))
        ? [{ text: `${args[0] ?? ''} OFF`, line }]
        : [])
        .concat(/^CTEST_CUSTOM_(?:TESTS|PRE|POST)/.test(args[0] ?? '')
        ? [{ text: `${args[0] ?? ''} ${args.slice(1).join(' ')}`, line }]
        : []));
    const old = offs(before).map(({ text }) => text);
    return offs(after)
        .filter(({ text }) => !old.includes(text))
        .map(({ text, line }) => ({
        kind: 'runner-changed',
        file: file.path,
        line,
        what: `Checks are compiled or configured away (\`${text}\`).`,
        names: [text, ...text.split(/[: ]+/)],
    }));
}
function cmake_valueOf(name, args) {
    return (name === 'option' ? args.at(-1) : args[1]) ?? '';
}

;// CONCATENATED MODULE: ./lib/tamper/config/option-rules.js
const END = String.raw `(?:@\w+)?$`;
const key = (words) => new RegExp(String.raw `(?:^|[.\]@])(?:${words})${END}`, 'i');
const OPTION_RULES = [
    {
        key: /(?:coverage_?threshold|thresholds?|check-coverage|checkCoverage|minimum_coverage|fail_?under|fail_under|summary|per-?file)\b.*\.(?:lines|branches|functions|statements|global|default|\d+)$|(?:^|\.)(?:fail_?under|minimum_coverage|coverage_?threshold|threshold|min(?:imum)?_?coverage|watermarks|break)$|\.minimum$|(?:nyc|c8|nycrc|c8rc|^)\.?(?:lines|branches|functions|statements)$|\.status\..*\.target$/i,
        kind: 'threshold-lowered',
        weaker: 'lower',
        what: 'lowers the threshold',
    },
    {
        key: key('check-?coverage|checkCoverage|enforce|require_changes|if_ci_failed'),
        kind: 'threshold-lowered',
        weaker: 'off',
        what: 'does not enforce coverage any more',
    },
    { key: key('informational'), kind: 'threshold-lowered', weaker: 'on', what: 'does not enforce coverage any more' },
    {
        key: /(?:coverage|nyc|c8|report|run|simplecov|jacoco)\b.*\.(?:exclude|omit|exclude_lines|exclude_also|excludes)\b|coveragePathIgnorePatterns|(?:^|\.)omit$|coverage.*ignore/i,
        kind: 'threshold-lowered',
        weaker: 'added',
        what: 'leaves files out of coverage',
    },
    {
        key: /(?:^|\.)collectCoverageFrom$|coverage\.include$/,
        kind: 'threshold-lowered',
        weaker: 'covered',
        what: 'leaves files out of coverage',
    },
    {
        key: key('filterwarnings'),
        kind: 'runner-changed',
        weaker: 'errors',
        what: 'lets warnings pass that were errors',
    },
    {
        key: key('passWithNoTests|testFailureIgnore|ignoreFailures|skipTests|skipITs|maven\\.test\\.skip|maven\\.test\\.failure\\.ignore|dangerouslyIgnoreUnhandledErrors|allowUncaught|skipExec|ignore_errors|ignore_outcome|ignore_error|allow_failure|update|updateSnapshot|dry-?run|listTests|collect_?only|suppress\\w*|allowOnly|disableTests|skip_install_only'),
        kind: 'runner-changed',
        weaker: 'on',
        what: 'lets failures, or missing tests, pass',
    },
    {
        key: key('forbidOnly|forbid-only|forbidPending|forbid-pending|failOnRisky|failOnWarning|failOnEmptyTestSuite|failOnSkipped|failOnIncomplete|failOnNotice|failOnDeprecation|beStrictAbout\\w+|xfail_strict|strict(?:[-_]markers|[-_]config)?|errorOnDeprecated|failIfNoTests|failIfNoSpecifiedTests|failSkips|failWarns|IsTestProject|enableAssertions|TreatWarningsAsErrors|detectOpenHandles|injectGlobals|checkLeaks|check-leaks|debug-assertions|overflow-checks|autotests|doctest|test|harness|requireAssertions|convertDeprecationsToExceptions|convertWarningsToExceptions|requireCoverageMetadata'),
        kind: 'runner-changed',
        weaker: 'off',
        what: 'drops a check',
    },
    {
        key: key('retry|retries|retryTimes|reruns|rerunFailingTestsCount|flaky|max_?retries|maxRetries|maxFailures|retryCount'),
        kind: 'retries-added',
        weaker: 'higher',
        what: 'runs failed tests again',
    },
    {
        key: key('timeout|testTimeout|hookTimeout|test_timeout|slow|forkedProcessTimeoutInSeconds|TestSessionTimeout|timeout_func_only|testTimeoutInMillis|slow-timeout'),
        kind: 'time-limit-raised',
        weaker: 'higher',
        what: 'raises the time limit',
    },
    {
        key: key('testPathIgnorePatterns|modulePathIgnorePatterns|exclude|excludes|exclude\\w*|excludedGroups|excludeTags|excludedTags|norecursedirs|collect_ignore(?:_glob)?|ignore|ignored?_?paths|filter|skip|skipFilesOnCi|default-filter|denylist|without|invert|testPathIgnore|excludeSpecPattern|excludeFilters?|groups\\.exclude\\.group|exclude\\.group|exclude\\.directory|exclude\\.file|TestCaseFilter|VSTestTestCaseFilter|defaultTestSuite'),
        kind: 'tests-excluded',
        weaker: 'added',
        what: 'leaves tests out',
    },
    {
        key: /\bCompile@Remove$|(?:^|\.)test\b.*\.required-features$/,
        kind: 'tests-excluded',
        weaker: 'added',
        what: 'leaves tests out',
    },
    {
        key: key('testNamePattern|grep|fgrep|groups|includeTags|includedGroups|onlyChanged|specPattern|selectProjects|only|tags|run-groups|shard|markers_only|includeGroups|default-members'),
        kind: 'tests-excluded',
        weaker: 'added',
        what: 'runs only a part of the tests',
    },
    {
        key: key('testMatch|testRegex|include|includes|spec|specs|testpaths|python_files|python_functions|python_classes|roots|rootDir|testDir|test_dir|files|test_paths|test_pattern|testsuite\\S*\\.directory|testsuite\\S*\\.file|testSourceDirectory|suffix|extension|extensions|pattern|directory|file|dir|projects|workspace|members|modules?\\.module|module|include\\.\\w+'),
        kind: 'tests-excluded',
        weaker: 'tests',
        what: 'finds fewer tests',
    },
    {
        key: /moduleNameMapper|(?:^|\.)alias\b|(?:^|\.)paths\b.*mock/i,
        kind: 'unit-replaced',
        weaker: 'changed',
        what: 'puts another module in the place of one',
    },
    {
        key: key('setupFiles|setupFilesAfterEnv|globalSetup|globalTeardown|require|bootstrap|runner|testRunner|testEnvironment|snapshotResolver|resolver|transform\\S*|import|preload|loader|node-option|testResultsProcessor|sequencer|plugins|pool|resetMocks|automock|snapshotSerializers|-p|hooks'),
        kind: 'runner-changed',
        weaker: 'changed',
        what: 'changes what runs the tests',
    },
    {
        key: key('automock|bail_on_pass|skip_covered_only'),
        kind: 'runner-changed',
        weaker: 'on',
        what: 'changes what the tests see',
    },
];

;// CONCATENATED MODULE: ./lib/tamper/config/compare-options.js




/** What nobody keeps tests in. */
const NO_TESTS = /(?:^|[/\\*^(|])(?:node_modules|dist|build|out|target|coverage|htmlcov|venv|env|\\?\.(?:venv|git|tox|nox|cache|next|nuxt|turbo|idea|vscode|eggs|mypy_cache|pytest_cache|hg|svn|yarn)|__pycache__|vendor|bower_components|lib-cov|tmp|temp|CVS|_darcs|site-packages|[\w*]*\.egg(?:-info)?|obj|bin)(?=$|[/\\*$)|])/;
/** Sections of a shared file that speak to tools which run no tests. */
const OTHER_TOOLS = /^tool\.(?:ruff|black|isort|mypy|pylint|flake8|setuptools|bandit|pyright|poetry|hatch\.build|pdm\.build|codespell|towncrier|semantic_release|commitizen|cibuildwheel)\b|^(?:flake8|mypy|isort|pylint|options|metadata|build-system|pycodestyle|pydocstyle|bdist_wheel|autoload|autoload-dev|build|optimizeDeps|server|css|ssr|preview)\b|^project\.(?:scripts|urls|optional-dependencies)\b|^package\.(?:include|exclude)$/;
/** What the options of a configuration file check less than before. */
function compareOptions(before, after, file, paths) {
    const keys = [...new Set([...before.keys(), ...after.keys()])];
    return keys
        .filter((key) => !OTHER_TOOLS.test(key))
        .flatMap((key) => {
        const was = before.get(key) ?? [];
        const is = after.get(key) ?? [];
        if (was.join('\0') === is.join('\0'))
            return [];
        const tool = COMMANDS.find(([one]) => one.test(key))?.[1];
        if (tool !== undefined)
            return commands(key, tool, was, is, file);
        if (isPackage(key) || isCoverageOnly(key, before))
            return [];
        const rule = OPTION_RULES.find((one) => one.key.test(key));
        if (rule === undefined)
            return [];
        const names = rule.weaker === 'tests'
            ? fewerTests(allOf(before, key), allOf(after, key), paths)
            : weakening(rule, was, is, paths);
        if (names === undefined)
            return [];
        const [old, now] = [was.join(', '), is.join(', ')];
        return [
            {
                kind: rule.kind,
                file,
                what: `\`${key}\`${now === '' ? ', which is gone,' : ` (\`${now.slice(0, 80)}\`)`} ${rule.what}.`,
                names: [key, key.split(/[.\]@]/).at(-1) ?? key, ...names],
                ...(old === '' ? {} : { was: old }),
                ...(now === '' ? {} : { is: now }),
            },
        ];
    });
}
/** A package that is taken in says nothing about tests. */
function isPackage(key) {
    return /\.(?:Package|Project|Framework)(?:Reference|Version)\b/.test(key);
}
/** What PHPUnit measures where it measured nothing before. */
function isCoverageOnly(key, before) {
    const section = /^phpunit\.(?:source|coverage)\b/;
    return section.test(key) && ![...before.keys()].some((one) => section.test(one));
}
/** The values of all elements of this kind, whatever they are called: one suite may take over from another. */
function allOf(options, key) {
    const bare = (one) => one.replace(/\[[^\]]*\]/g, '');
    return [...options].flatMap(([one, values]) => (bare(one) === bare(key) ? values : []));
}
/** Options whose values are commands, or flags of one: what they are flags of. */
const COMMANDS = [
    [/(?:^|\.)addopts$/, 'pytest '],
    [/(?:^|\.)commands(?:_pre|_post)?$/, ''],
    [
        /(?:^|\.)(?:scripts|tasks|alias|aliases)\.(?:[\w-]*(?:test|check|ci|cov|lint|verify)[\w-]*)(?:\.(?:cmd|shell|command|composite))?$/,
        '',
    ],
    [/(?:^|\.)argLine$/, 'java '],
];
function commands(key, tool, was, is, file) {
    const script = (values) => (tool === '' ? values.join('\n') : tool + values.join(' '));
    const place = {
        file,
        where: `\`${key}\``,
        names: [key, key.split('.').at(-1) ?? key],
        kind: 'command-changed',
    };
    // A runner without flags is what stands there when the option is not.
    return was.length === 0 && tool === ''
        ? []
        : compareScripts(script(was), script(is), { errexit: true, pipefail: false }, place);
}
/** The names of what is weaker; undefined where nothing is. */
function weakening(rule, was, is, paths) {
    const came = is.filter((value) => !was.includes(value));
    const gone = was.filter((value) => !is.includes(value));
    switch (rule.weaker) {
        case 'lower':
            return was.length > 0 && (is.length === 0 || compare_options_numberOf(is) < compare_options_numberOf(was)) ? [...was, ...is] : undefined;
        case 'higher':
            return is.length > 0 &&
                !isOff(is) &&
                (was.length === 0 || isOff(was) || compare_options_numberOf(is) > compare_options_numberOf(was) || compare_options_numberOf(is) === 0)
                ? is
                : undefined;
        case 'on':
            return isOn(is) && !isOn(was) ? is : undefined;
        case 'off':
            return (isOn(was) && !isOn(is)) || (isOff(is) && !isOff(was)) ? [...was, ...is] : undefined;
        case 'added': {
            const tests = came.filter((value) => value !== '' && !NO_TESTS.test(value) && !isOff([value]));
            return tests.length > 0 ? tests : undefined;
        }
        case 'removed':
            return gone.length > 0 ? gone : undefined;
        case 'tests':
            return fewerTests(was, is, paths);
        case 'covered': {
            const less = [
                ...came.filter((value) => value.startsWith('!')),
                ...gone.filter((value) => !value.startsWith('!')),
            ];
            return less.length > 0 ? less : undefined;
        }
        case 'errors': {
            const passed = came.filter((value) => was.includes('error') && /^(?:ignore|default|once)(?:::?\w*)?$/.test(value));
            const less = [...passed, ...gone.filter((value) => value.startsWith('error'))];
            return less.length > 0 ? less : undefined;
        }
        case 'changed':
            return came.length > 0 || gone.length > 0 ? [...gone, ...came] : undefined;
    }
}
/** Patterns may change; what counts is whether they still find the tests that are there. */
function fewerTests(was, is, paths) {
    const gone = was.filter((value) => !is.includes(value));
    if (was.length > 0 && gone.length === 0 && is.length >= was.length)
        return undefined;
    const tests = paths.filter(isTestPath);
    const found = (values) => values.length === 0 ? tests : tests.filter((path) => values.some((value) => finds(value, path)));
    const before = found(was);
    const lost = before.filter((path) => !found(is).includes(path));
    if (before.length === 0)
        return gone.length > 0 ? gone : undefined;
    return lost.length === 0 ? undefined : [...gone, ...is, ...lost];
}
function finds(value, path) {
    const pattern = value
        .replace('<rootDir>/', '')
        .replace(/^\.?\//, '')
        .replace(/\/$/, '');
    if (pattern === '' || pattern === '.')
        return true;
    if (/[*{?]/.test(pattern) && !/\\/.test(pattern))
        return ((0,glob_pattern/* globPattern */.h)(pattern).test(path) ||
            (0,glob_pattern/* globPattern */.h)(`**/${pattern}`).test(path) ||
            (0,glob_pattern/* globPattern */.h)(`${pattern}/**`).test(path));
    if (/[\\^$|()+]/.test(value)) {
        try {
            return new RegExp(value).test(path);
        }
        catch {
            return false;
        }
    }
    return (path === pattern ||
        path.startsWith(`${pattern}/`) ||
        path.endsWith(`/${pattern}`) ||
        (/^\.?\w+$/.test(pattern) && path.endsWith(pattern)) ||
        path.includes(`/${pattern}/`));
}
function compare_options_numberOf(values) {
    return Number(/-?\d+(?:[._]\d+)*/.exec(values.join(' '))?.[0].replaceAll('_', '') ?? NaN);
}
function isOn(values) {
    return values.length > 0 && !isOff(values);
}
function isOff(values) {
    return (values.every((value) => /^(?:false|0|no|off|none|null|undefined|False)$/.test(value.trim())) && values.length > 0);
}

;// CONCATENATED MODULE: ./lib/tamper/config/gradle.js



/** What weakens the test task of a Gradle build where it appears. */
const APPEARS = [
    {
        statement: /\bignoreFailures ?(?:=|\.set\() ?true|\bsetIgnoreFailures\(true/,
        kind: 'runner-changed',
        what: 'lets failing tests pass',
    },
    {
        statement: /\benabled ?(?:=|\.set\() ?false|\bisEnabled=false|\bsetEnabled\(false/,
        kind: 'tests-excluded',
        what: 'switches the task off',
    },
    { statement: /\bonlyIf\b/, kind: 'tests-excluded', what: 'runs the task only under a condition' },
    {
        statement: /\bexclude(?:s|Tags|TestsMatching|Groups|Category|Categories|Engines|TestsMatching)?\b/,
        kind: 'tests-excluded',
        what: 'leaves tests out',
    },
    {
        statement: /\binclude(?:Tags|TestsMatching|Groups|Categories|Engines|s)?\b(?!Build)/,
        kind: 'tests-excluded',
        what: 'runs only a part of the tests',
    },
    {
        statement: /\bfailOnNoMatchingTests ?= ?false|\bisFailOnNoMatchingTests ?= ?false/,
        kind: 'runner-changed',
        what: 'passes where no test is found',
    },
    { statement: /\bmaxRetries\b|\bretry\b/, kind: 'retries-added', what: 'runs failed tests again' },
    {
        statement: /\benableAssertions ?= ?false|\bjvmArgs\b.*"-(?:da|disableassertions)/,
        kind: 'runner-changed',
        what: 'switches assertions off',
    },
    {
        statement: /\btestClassesDirs\b|\bclasspath ?=|\bsrcDirs?\b ?(?:=|\()|\bsetSrcDirs\b/,
        kind: 'tests-excluded',
        what: 'looks for tests elsewhere',
    },
    { statement: /\bminimum ?=/, kind: 'threshold-lowered', what: 'changes the threshold of coverage' },
    {
        statement: /gradle\.startParameter|\bdoFirst\b.*(?:delete|copy)|-x ?test/,
        kind: 'runner-changed',
        what: 'changes what the task runs on',
    },
];
/** What weakens it where it is gone. */
const GOES = [
    {
        statement: /\buseJUnitPlatform\b|\buseTestNG\b|\buseJUnit\b/,
        kind: 'runner-changed',
        what: 'does not say any more which engine finds the tests',
    },
    {
        statement: /\bfinalizedBy ?\(? ?.*[vV]erification|\bdependsOn\b.*[tT]est/,
        kind: 'command-changed',
        what: 'does not run with the build any more',
    },
    { statement: /\bviolationRules\b|\bjacocoTestCoverageVerification\b/, kind: 'threshold-lowered', what: 'is gone' },
    { statement: /^include ?\(?"/, kind: 'tests-excluded', what: 'is gone' },
];
/** Blocks that say what is built and from what, not what is tested. */
const OTHER_BLOCKS = /^(?:dependencies|configurations|repositories|publishing|plugins|buildscript|jar|tasks\.(?:jar|named\("jar"\))|pluginManagement|dependencyResolutionManagement)\b.* › /;
function readGradle(file) {
    if (file.before === undefined)
        return [];
    const before = settingsOf(file.before);
    const after = settingsOf(file.after ?? '');
    const came = after.filter((one) => !before.includes(one));
    const gone = before.filter((one) => !after.includes(one));
    const appears = came.flatMap((text) => {
        const rule = APPEARS.find(({ statement }) => statement.test(text.slice(text.lastIndexOf(' › ') + 1)));
        return rule === undefined ||
            OTHER_BLOCKS.test(text) ||
            !/test|check|verif|jacoco|^ ›|^[^›]*$/i.test(text) ||
            weakerNumber(rule, text, gone)
            ? []
            : [say(file, text, rule)];
    });
    const goes = gone.flatMap((text) => {
        const rule = GOES.find(({ statement }) => statement.test(text.slice(text.lastIndexOf(' › ') + 1).replace(/^› /, '')));
        return rule === undefined || came.some((one) => rule.statement.test(one)) ? [] : [say(file, text, rule)];
    });
    return [...appears, ...goes];
}
/** A threshold that rose is no finding. */
function weakerNumber(rule, text, gone) {
    if (rule.kind !== 'threshold-lowered')
        return false;
    const number = (line) => Number(/= ?"?([\d.]+)/.exec(line)?.[1] ?? NaN);
    const old = gone.find((line) => rule.statement.test(line));
    return old === undefined || number(text) >= number(old);
}
/** Every statement with the heads of the blocks that it stands in: `test › useJUnitPlatform()`. */
function settingsOf(text) {
    const syntax = { newlines: true };
    const found = [];
    const visit = (nodes, prefix) => {
        for (const { nodes: statement } of statementsOf(nodes, syntax)) {
            const last = statement.at(-1);
            const head = render(statement.slice(0, -1));
            if (last?.kind === 'group' && last.open === '{' && textOf(statement[0]) !== 'if') {
                if (last.nodes.length === 0)
                    continue;
                if (/\bonlyIf\b/.test(head))
                    found.push(`${prefix}${head} ${render([last])}`);
                else
                    visit(last.nodes, `${prefix}${head} › `);
                // The block itself counts too: it may be gone as a whole.
                if (/violationRules|jacocoTestCoverageVerification/.test(head))
                    found.push(`${prefix}${head}`);
            }
            else
                found.push(`${prefix}${render(statement)}`);
        }
    };
    visit(nest(tokenize(text, { ...JAVA.lexicon, newlines: true }), syntax), '');
    return found;
}
function say(file, text, { kind, what }) {
    const quoted = [...text.matchAll(/"([^"]+)"/g)].map(([, value = '']) => value);
    return { kind, file: file.path, what: `\`${text}\` ${what}.`, names: [text, ...quoted] };
}

;// CONCATENATED MODULE: ./lib/tamper/config/makefile.js

const JUDGING_TARGET = /^(?:all|test|tests|check|verify|ci|coverage|unit|integration|e2e|spec|lint|validate)\b|[-_](?:test|tests|check)$|^test[-_]/;
const TEST_LIST = /(?:TEST|CHECK|SPEC)\w*$|^TESTS/;
/** The targets that tests run by: what they need and what they do. The recipe of another target may do as it likes. */
function readMakefile(file, { command }) {
    if (file.before === undefined)
        return [];
    const before = parseMakefile(file.before);
    const after = parseMakefile(file.after ?? '');
    const judging = judgingTargets(before, command);
    return [
        ...[...judging].flatMap((target) => compareTarget(target, before, after, file)),
        ...after.special
            .filter((one) => !before.special.includes(one))
            .map((one) => makefile_say(file, one, `\`${one}\` changes how recipes fail.`)),
        ...[...before.variables].flatMap(([name, value]) => compareVariable(name, value, after.variables.get(name) ?? '', file)),
        ...[...after.variables].flatMap(([name, value]) => before.variables.has(name) ? [] : compareVariable(name, '', value, file)),
    ];
}
function compareTarget(target, before, after, file) {
    const old = before.targets.get(target);
    const now = after.targets.get(target);
    if (old === undefined)
        return [];
    if (now === undefined)
        return [makefile_say(file, target, `The target ${target} is gone.`)];
    const place = {
        file: file.path,
        where: `the target ${target}`,
        names: [`make ${target}`, `${target} target`],
        kind: 'command-changed',
    };
    const lost = old.needs.filter((need) => !now.needs.includes(need) && before.targets.has(need) && !isFile(need));
    // Each line of a recipe ends the target where it fails, as `set -e` would.
    const recipes = compareScripts(makefile_expand(old.recipe, before).join('\n'), makefile_expand(now.recipe, after).join('\n'), { errexit: true, pipefail: false, lines: true }, place);
    return [
        ...lost
            .filter((need) => !now.recipe.join('\n').includes(need))
            .map((need) => makefile_say(file, need, `The target ${target} does not need ${need} any more.`)),
        ...recipes,
    ];
}
/** Variables that name tests, and those that switch assertions off. */
function compareVariable(name, was, is, file) {
    if (was === is)
        return [];
    const lost = was.split(/\s+/).filter((word) => word !== '' && !is.split(/\s+/).includes(word));
    const covered = /\$\(wildcard|\*/.test(is);
    if (TEST_LIST.test(name) && lost.length > 0 && !covered)
        return [
            {
                kind: 'tests-excluded',
                file: file.path,
                what: `${name} does not name ${lost.join(', ')} any more.`,
                names: [name, ...lost],
            },
        ];
    const off = /-DNDEBUG\b|-D\w*(?:SKIP|NO|DISABLE)_?TESTS?\w*/.exec(is)?.[0];
    if (off !== undefined && !was.includes(off))
        return [
            {
                kind: 'runner-changed',
                file: file.path,
                what: `${name} has \`${off}\`: checks are compiled away.`,
                names: [name, off],
            },
        ];
    if (/^(?:SHELL|\.SHELLFLAGS|MAKEFLAGS)$/.test(name))
        return [makefile_say(file, name, `${name} is \`${is}\` now.`)];
    const gone = /-Werror\b|-fsanitize=\S+/.exec(was)?.[0];
    if (gone !== undefined && !is.includes(gone))
        return [
            { kind: 'runner-changed', file: file.path, what: `${name} has no \`${gone}\` any more.`, names: [name, gone] },
        ];
    return [];
}
function makefile_say(file, name, what) {
    return { kind: 'command-changed', file: file.path, what, names: [name, `make ${name}`] };
}
function makefile_expand(recipe, { variables }) {
    return recipe.map((line) => line.replace(/\$[({](\w+)[)}]/g, (whole, name) => /^(?:Q|V|SILENT|AT)$/.test(name) ? '' : (variables.get(name) ?? whole)));
}
/** The targets of the command and of tests by their name, with all that they need. */
function judgingTargets({ targets }, command) {
    const named = [...command.matchAll(/\bg?make\s+([^&|;]*)/g)].flatMap(([, words = '']) => words.split(/\s+/));
    const judging = new Set([...targets.keys()].filter((target) => JUDGING_TARGET.test(target) || named.includes(target)));
    for (const target of judging)
        for (const need of targets.get(target)?.needs ?? [])
            if (targets.has(need))
                judging.add(need);
    return judging;
}
function isFile(target) {
    return /[./]/.test(target);
}
function parseMakefile(text) {
    const targets = new Map();
    const variables = new Map();
    const special = [];
    let open = [];
    for (const line of text.replace(/\\\r?\n/g, ' ').split(/\r?\n/)) {
        if (/^(?:\t| {2,})\S/.test(line) && open.length > 0) {
            for (const target of open)
                targets.get(target)?.recipe.push(line.trim());
            continue;
        }
        const bare = line.replace(/(^|\s)#.*/, '').trimEnd();
        const variable = /^(?:export\s+|override\s+)?([.\w-]+)\s*([:?+!]?:?)=\s*(.*)$/.exec(bare);
        const rule = /^([^\s:=][^:=]*?)\s*:{1,2}(?!=)\s*([^=;]*?)(?:;\s*(.*))?$/.exec(bare);
        if (variable !== null) {
            const [, name = '', sign = '', value = ''] = variable;
            variables.set(name, sign.startsWith('+') ? `${variables.get(name) ?? ''} ${value}`.trim() : value);
            open = [];
        }
        else if (rule !== null) {
            const [, names = '', needs = '', recipe] = rule;
            open = names.split(/\s+/);
            if (/^\.(?:IGNORE|ONESHELL|DEFAULT_GOAL|POSIX)$/.test(names))
                special.push(bare);
            for (const target of open) {
                const known = targets.get(target) ?? { needs: [], recipe: [] };
                known.needs.push(...needs.split(/\s+/).filter((need) => need !== '' && need !== '|'));
                if (recipe !== undefined)
                    known.recipe.push(recipe);
                targets.set(target, known);
            }
        }
        else if (bare !== '')
            open = [];
    }
    return { targets, variables, special };
}

;// CONCATENATED MODULE: ./lib/tamper/config/newcomers.js



/** Files that are run before any test without anybody asking for them. */
const RUNS_FIRST = /(?:^|\/)(?:META-INF\/services\/org\.(?:junit|testng|spockframework)\.[\w.]+|(?:site|user)customize\.py|[\w.-]+\.pth|\.perlrc|\.irbrc|\.pythonrc\.py|\.npmrc)$/;
/** Configuration that comes before what was read so far: make reads GNUmakefile first, pytest reads pytest.ini first. */
const COMES_BEFORE = [
    [/(?:^|\/)GNUmakefile$/, /(?:^|\/)[mM]akefile$/],
    [/(?:^|\/)makefile$/, /(?:^|\/)Makefile$/],
];
/** A new file in the place of a tool, of a module of the runner, or of the configuration that was read so far. */
function readNewcomer(file, change) {
    const replaced = (what) => [
        {
            kind: 'runner-replaced',
            file: file.path,
            what,
            names: [file.path, file.path.slice(file.path.lastIndexOf('/') + 1)],
        },
    ];
    if (file.after === undefined && file.binary !== true)
        return [];
    if (RUNS_FIRST.test(file.path) && !/\.npmrc$/.test(file.path))
        return replaced(`${file.path} runs before everything else.`);
    if (/(?:^|\/)\.npmrc$/.test(file.path)) {
        const off = /^\s*(script-shell|node-options|ignore-scripts)\s*=.*$/m.exec(file.after ?? '');
        return off !== null && !(file.before ?? '').includes(off[0])
            ? replaced(`\`${off[0].trim()}\` changes how scripts run.`)
            : [];
    }
    if (file.before !== undefined)
        return /(?:^|\/)node_modules\//.test(file.path) ? replaced(`${file.path} is part of an installed dependency.`) : [];
    const earlier = COMES_BEFORE.find(([name]) => name.test(file.path))?.[1];
    const hidden = earlier === undefined
        ? undefined
        : change.paths.find((path) => earlier.test(path) && folderOf(path) === folderOf(file.path));
    if (hidden !== undefined)
        return replaced(`${file.path} is read instead of ${hidden}.`);
    return standsIn(file.path)
        ? replaced(`${file.path} would be found in the place of the tool or module of this name.`)
        : [];
}
/** New lines of .gitignore and the like that hide tests. */
function readIgnoreList(file, change) {
    const lines = (text) => (text ?? '')
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'));
    const old = lines(file.before);
    const present = [...change.paths, ...change.files.map(({ path }) => path)].filter(isTestPath);
    return lines(file.after)
        .filter((line) => !old.includes(line) && !line.startsWith('!'))
        .flatMap((line) => {
        const bare = line.replace(/^\//, '').replace(/\/$/, '');
        const patterns = (line.startsWith('/') || bare.includes('/') ? [bare] : [bare, `**/${bare}`]).flatMap((one) => [
            (0,glob_pattern/* globPattern */.h)(one),
            (0,glob_pattern/* globPattern */.h)(`${one}/**`),
        ]);
        const hit = present.find((path) => patterns.some((pattern) => pattern.test(path)));
        return hit === undefined
            ? []
            : [{ kind: 'tests-excluded', file: file.path, what: `\`${line}\` hides ${hit}.`, names: [line, bare, hit] }];
    });
}
function folderOf(path) {
    return path.slice(0, path.lastIndexOf('/') + 1);
}

;// CONCATENATED MODULE: ./lib/tamper/config/package-json.js



const JUDGING_SCRIPT = /^(?:pre|post)?(?:test|spec|check|verify|ci|coverage|e2e|unit|integration|validate|lint|type-?check|tsc)\b|[:_-](?:test|spec|check|ci|coverage|unit|e2e)\b/i;
const SECTIONS = [
    'jest',
    'vitest',
    'mocha',
    'ava',
    'nyc',
    'c8',
    'tap',
    'karma',
    'cypress',
    'nx',
    'wtr',
    'workspaces',
    'config',
];
const RUNNERS = /^(?:jest|vitest|mocha|ava|tap|tape|chai|jasmine|karma|nyc|c8|playwright|@playwright\/test|@jest\/\S+|@vitest\/\S+|ts-jest|babel-jest|@swc\/jest|sinon|cypress|expect|uvu|node-tap|supertest)$/;
/** The scripts that tests run by, the runner's sections, and a runner that is another package now. */
function readPackageJson(file, change) {
    const before = package_json_parsed(file.before);
    const after = package_json_parsed(file.after);
    if (before === undefined)
        return [];
    if (after === undefined)
        return [
            {
                kind: 'unreadable',
                file: file.path,
                what: `${file.path} is gone, or cannot be read any more.`,
                names: [file.path],
            },
        ];
    return [
        ...scripts(before, after, file, change),
        ...SECTIONS.flatMap((section) => compareOptions(flatten(before[section], section), flatten(after[section], section), file.path, change.paths)),
        ...runners(before, after, file),
    ];
}
function scripts(before, after, file, { command }) {
    const old = record(before['scripts']);
    const now = record(after['scripts']);
    const used = reached(old, command);
    return Object.entries(old)
        .flatMap(([name, script]) => {
        const text = now[name];
        if (typeof script !== 'string' || script === text || !(JUDGING_SCRIPT.test(name) || used.has(name)))
            return [];
        const place = {
            file: file.path,
            where: `the script "${name}"`,
            names: [`npm run ${name}`, `"${name}" script`, `${name} script`],
            kind: 'command-changed',
        };
        if (typeof text !== 'string')
            return [{ kind: place.kind, file: file.path, what: `The script "${name}" is gone.`, names: place.names }];
        return compareScripts(package_json_inlined(script, old), package_json_inlined(text, now), { errexit: false, pipefail: false }, place);
    })
        .concat(added(old, now, file));
}
/** A new `pretest` or `posttest` runs with the tests and may end them. */
function added(old, now, file) {
    return ['pretest', 'posttest'].flatMap((name) => {
        const text = now[name];
        if (old[name] !== undefined || typeof text !== 'string')
            return [];
        const writes = /\b(?:sed|cp|mv|rm|ln|tee|truncate|git (?:checkout|apply|restore))\b.*(?:test|spec|snap|node_modules)|>\s*\S*(?:test|spec|snap)/.test(text);
        return writes
            ? [
                {
                    kind: 'command-changed',
                    file: file.path,
                    what: `A new script "${name}" changes what the tests run on: \`${text}\`.`,
                    names: [name],
                },
            ]
            : [];
    });
}
/** The scripts that the command and the scripts it runs call. */
function reached(scripts, command) {
    const seen = new Set();
    const visit = (text) => {
        const names = [...text.matchAll(/\b(?:npm|pnpm|yarn|bun)\s+(?:-\S+\s+)*(?:run(?:-script)?\s+)?([\w:.-]+)/g)].map(([, name = '']) => (name === 't' ? 'test' : name));
        for (const name of names.filter((one) => one in scripts && !seen.has(one))) {
            seen.add(name);
            visit(String(scripts[name]));
        }
    };
    visit(command);
    return seen;
}
/** `npm run unit && npm run e2e` as what these scripts do, so that moving commands between scripts changes nothing. */
function package_json_inlined(script, scripts, depth = 0) {
    return script.replace(/\b(?:npm|pnpm|yarn)\s+(?:-s\s+|--silent\s+)?run(?:-script)?\s+([\w:.-]+)(?=\s*(?:$|&&|;|\|\|))/g, (whole, name) => {
        const text = scripts[name];
        return typeof text === 'string' && depth < 4 ? package_json_inlined(text, scripts, depth + 1) : whole;
    });
}
function runners(before, after, file) {
    const old = dependencies(before);
    const now = dependencies(after);
    return Object.entries(now).flatMap(([name, version]) => {
        const elsewhere = /^(?:npm:|file:|link:|git|https?:|github:|portal:|patch:|\.{0,2}\/)/.test(String(version));
        if (!RUNNERS.test(name) || old[name] === version || !elsewhere || old[name] === undefined)
            return [];
        return [
            { kind: 'runner-replaced', file: file.path, what: `"${name}" is \`${String(version)}\` now.`, names: [name] },
        ];
    });
}
function dependencies(json) {
    return {
        ...record(json['dependencies']),
        ...record(json['devDependencies']),
        ...record(json['overrides']),
        ...record(json['resolutions']),
    };
}
function record(value) {
    return value !== null && typeof value === 'object' ? value : {};
}
function package_json_parsed(text) {
    try {
        return text === undefined ? undefined : record(JSON.parse(text.replace(/^\uFEFF/, '')));
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/tamper/config/plain-config.js

/** Lines of configuration in the language of the project: Rakefiles, mix.exs, properties. */
const LINES = [
    {
        line: /\bfilter_run(?:_including|_excluding)?\b(?!_when)|\b(?:in|ex)clusion_filter\b/,
        kind: 'tests-excluded',
        what: 'leaves tests out',
        when: 'appears',
    },
    {
        line: /fail_on_error\s*=\s*false|ignore_failures|\|\|\s*true|exit!?\s*\(?0|testFailureIgnore\s*=\s*true|skipTests\s*=?\s*true|maven\.test\.skip|at_exit|rescue\s*(?:nil|SystemExit)/,
        kind: 'runner-changed',
        what: 'lets failures pass',
        when: 'appears',
    },
    {
        line: /exclude\w*\s*(?:[(=:]|,|\bpattern\b)|\.exclude\b|\breject\b|\.skip\b|skip_files/,
        kind: 'tests-excluded',
        what: 'leaves tests out',
        when: 'appears',
    },
    {
        line: /\b(?:pattern|test_files|test_globs|FileList|test_paths|test_pattern|TESTS|file_list|test_pattern)\b/,
        kind: 'tests-excluded',
        what: 'changes which tests are found',
        when: 'goes',
    },
    {
        line: /minimum_coverage|threshold:|coverage_threshold|refuse_coverage_drop/,
        kind: 'threshold-lowered',
        what: 'changes the threshold of coverage',
        when: 'lower',
    },
    {
        line: /junit\.jupiter\.(?:conditions\.deactivate|extensions\.autodetection|execution\.timeout\.mode=disabled)/,
        kind: 'runner-changed',
        what: 'changes how tests are run',
        when: 'appears',
    },
    { line: /success_codes|session\.run\(/, kind: 'command-changed', what: 'changes what is run', when: 'goes' },
    { line: /success_codes/, kind: 'command-changed', what: 'takes a failing status for a success', when: 'appears' },
    {
        line: /(?:task|aliases)?\s*:?\[?"?(?:test|default|spec)"?:?.*(?:=>|:)\s*\[/,
        kind: 'command-changed',
        what: 'changes what the task runs',
        when: 'goes',
    },
];
function readPlainConfig(file, _change) {
    if (/\.(?:rspec|proverc)$|maven\.config$/.test(file.path))
        return flagFile(file);
    if (file.before === undefined && !/\.properties$/.test(file.path))
        return [];
    const lines = (text) => text
        .split(/\r?\n/)
        .map((line) => line.replace(/(?:^|\s)#.*/, '').trim())
        .filter((line) => line !== '');
    const before = lines(file.before ?? '');
    const after = lines(file.after ?? '');
    const came = after.filter((line) => !before.includes(line));
    const gone = before.filter((line) => !after.includes(line));
    return LINES.flatMap(({ line, kind, what, when }) => {
        const say = (text) => ({ kind, file: file.path, what: `\`${text}\` ${what}.`, names: [text] });
        if (when === 'appears')
            return came.filter((text) => line.test(text)).map(say);
        const went = gone.filter((text) => line.test(text));
        if (when === 'goes')
            return went.map((text) => ({ ...say(text), what: `\`${text}\` is gone: it ${what}.` }));
        return went.flatMap((text) => {
            const now = came.find((one) => line.test(one));
            const number = (one) => Number(/\d+(?:\.\d+)?/.exec(one)?.[0] ?? NaN);
            return now === undefined || number(now) < number(text) ? [say(now ?? text)] : [];
        });
    });
}
/** A file of flags: what it adds to every run of the tool. */
function flagFile(file) {
    const tool = /\.rspec$/.test(file.path) ? 'rspec' : /\.proverc$/.test(file.path) ? 'prove' : 'mvn';
    const line = (text) => [tool, ...(text ?? '').split(/\r?\n/).map((one) => one.replace(/^#.*/, '').trim())].join(' ');
    const place = { file: file.path, where: file.path, names: [file.path], kind: 'runner-changed' };
    return compareScripts(line(file.before), line(file.after), { errexit: false, pipefail: false }, place);
}

;// CONCATENATED MODULE: ./lib/tamper/config/script-file.js



/** A shell script that the command runs, or that is called as one that tests. */
function readScript(file, { command }) {
    if (file.before === undefined)
        return [];
    const run = commandNames(command).some((name) => name.replace(/^\.\//, '') === file.path);
    const shell = /\.(?:sh|bash|zsh)$/.test(file.path) || /^#!.*\b(?:ba|z|da|k)?sh\b/.test(file.before);
    const tests = isTestPath(file.path) || /(?:^|\/)[\w-]*(?:test|check|ci|verify|coverage)[\w-]*(?:\.\w+)?$/.test(file.path);
    if (!shell || !(run || tests) || /\.bats$/.test(file.path))
        return [];
    const place = { file: file.path, where: file.path, names: [file.path], kind: 'command-changed' };
    if (file.after === undefined)
        return run ? [{ kind: 'command-changed', file: file.path, what: `${file.path} is gone.`, names: [file.path] }] : [];
    const strict = (text) => /^#!.*sh\s+-\w*e/.test(text) || /\bsh\s+-\w*e/.test(command);
    const errexit = strict(file.before) && strict(file.after);
    return compareScripts(file.before, file.after, { errexit, pipefail: false }, place);
}

;// CONCATENATED MODULE: ./lib/tamper/config/read-config.js










/** How files of flat options are parsed. The parsers are loaded when they are needed. */
const PARSERS = [
    [
        /(?:^|\/)(?:pom\.xml|\.?phpunit[\w.-]*\.xml(?:\.dist)?|testng[\w.-]*\.xml|[\w.-]+\.(?:csproj|fsproj|vbproj|runsettings|props|targets))$/,
        () => flattenXml,
    ],
    [/(?:^|\/)(?:\.?pytest\.ini|setup\.cfg|tox\.ini|\.coveragerc)$/, () => flattenIni],
    [/\.toml$/, async () => (await __webpack_require__.e(/* import() */ 3292).then(__webpack_require__.bind(__webpack_require__, 3292))).parse],
    [/(?:^|\/)package\.json$/, () => JSON.parse],
    [
        /(?:^|\/)(?:jest|vitest|vite|ava|karma|playwright|cypress|nyc|babel|stryker|web-test-runner)[\w.-]*\.[cm]?[jt]s$|(?:^|\/)\.(?:mocharc|nycrc|c8rc|babelrc)\.c?js$/,
        () => flattenCode,
    ],
    [
        /(?:^|\/)(?:\.(?:mocharc|nycrc|c8rc|taprc|swcrc|babelrc|jestrc)(?:\.jsonc?)?|(?:cypress|jest\.config|deno|vitest|nx|turbo|xunit\.runner|testconfig|coveralls|composer)\.jsonc?)$/,
        () => flattenCode,
    ],
    [
        /(?:^|\/)(?:\.mocharc\.ya?ml|\.?codecov\.ya?ml|codeception\.yml|\.taprc)$/,
        async () => (await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19))).parse,
    ],
];
/** By the path of a file: who reads it. The first that matches does. */
const READERS = [
    [/(?:^|\/)package\.json$/, readPackageJson],
    [/(?:^|\/)(?:GNUmakefile|[mM]akefile(?:\.\w+)?|[\w.-]+\.mk|\.?[jJ]ustfile)$/, readMakefile],
    [/(?:^|\/)CMakeLists\.txt$|\.cmake$/, readCmake],
    [/\.gradle(?:\.kts)?$/, readGradle],
    [
        /(?:^|\/)\.(?:github\/(?:workflows|actions)|circleci|buildkite|woodpecker)\/|(?:^|\/)(?:\.gitlab-ci|azure-pipelines[\w.-]*|\.travis|bitbucket-pipelines|\.drone|\.?appveyor|\.cirrus|Taskfile)\.ya?ml$/,
        readCi,
    ],
    [/(?:^|\/)\.(?:git|test|jest|vitest|mocha|nyc|pytest|coverage)ignore$/, readIgnoreList],
    [
        /(?:^|\/)(?:\.rspec|\.proverc|Rakefile|[\w.-]+\.rake|(?:spec|rails)_helper\.rb|mix\.exs|\.simplecov|Makefile\.PL|Build\.PL|junit-platform\.properties|gradle\.properties|maven\.config|noxfile\.py|dist\.ini)$/,
        readPlainConfig,
    ],
];
function parserFor(path) {
    return PARSERS.find(([name]) => name.test(path))?.[1];
}
/**
 * What the change softens outside of test files: scripts, runners, builds, thresholds, CI, ignore lists, and new
 * files that come before what judged so far. Honest edits of the same files give nothing.
 */
async function readConfig(change) {
    const found = await Promise.all(change.files.map(async (file) => {
        const parser = parserFor(file.path);
        const reader = READERS.find(([path]) => path.test(file.path))?.[1] ??
            (parser === undefined ? readScript : options(await parser()));
        return [...readNewcomer(file, change), ...(await reader(file, change))];
    }));
    return found.flat().map((finding) => ({ ...finding, names: [...new Set((finding.names ?? []).flatMap(spellings))] }));
}
/** A pattern is asked for by the folder or the file it names. */
function spellings(name) {
    const bare = name.replace(/^[!/]+|^(?:\*\*\/)+|^\.\//g, '').replace(/(?:\/\*{1,2})+(?:\.\w+)?$|\/$/g, '');
    return bare === '' || bare === name ? [name] : [name, bare];
}
/** A new file that is read instead of sections of another one: what these said is what it is compared with. */
const INSTEAD_OF = [
    [
        /(?:^|\/)\.?pytest\.ini$/,
        /(?:^|\/)(?:pyproject\.toml|tox\.ini|setup\.cfg)$/,
        /^(?:tool\.)?pytest(?:\.ini_options)?\./,
    ],
    [/(?:^|\/)\.coveragerc$/, /(?:^|\/)(?:pyproject\.toml|tox\.ini|setup\.cfg)$/, /^(?:tool\.)?coverage[.:]/],
    [/(?:^|\/)jest\.config\.\w+$|(?:^|\/)\.jestrc/, /(?:^|\/)package\.json$/, /^jest\./],
    [/(?:^|\/)\.mocharc(?:\.\w+)?$/, /(?:^|\/)package\.json$/, /^mocha\./],
    [/(?:^|\/)\.(?:nycrc|c8rc)(?:\.\w+)?$/, /(?:^|\/)package\.json$/, /^(?:nyc|c8)\./],
    [/(?:^|\/)phpunit\.xml$/, /(?:^|\/)phpunit\.xml\.dist$/, /^/],
    [/(?:^|\/)vitest\.config\.\w+$/, /(?:^|\/)vite\.config\.\w+$/, /^/],
];
/** Files of one tool that say the same in different formats: only one of them is read. */
const FAMILIES = /(?:^|\/)(?:\.(mocharc|nycrc|c8rc|jestrc|babelrc|swcrc|taprc)|(jest|vitest|vite|ava|karma|playwright|cypress)\.config)(?:\.\w+)?$/;
function isSameFamily(one, other) {
    const folder = (path) => path.slice(0, path.lastIndexOf('/') + 1);
    const family = (path) => FAMILIES.exec(path)
        ?.slice(1)
        .find((name) => name !== undefined) ?? '';
    return one !== other && family(one) !== '' && family(one) === family(other) && folder(one) === folder(other);
}
/** The configuration that this one came in the place of, or that came in the place of this one. */
function successorOf({ path, before, after }, { files }) {
    if (before !== undefined && after !== undefined)
        return undefined;
    return files.find((other) => isSameFamily(path, other.path) && (before === undefined ? other.after : other.before) === undefined);
}
/** `forbid-only` and `forbidOnly` are one option. */
function withEvenKeys(options) {
    return new Map([...options].map(([key, values]) => [
        key.replace(/-([a-z])/g, (_dash, letter) => letter.toUpperCase()),
        values,
    ]));
}
/** The options that were read before there was this file, under the keys that it uses itself. */
async function hiddenOptions({ path, before }, change, own) {
    const rule = before === undefined ? INSTEAD_OF.find(([name]) => name.test(path)) : undefined;
    const hidden = new Map();
    if (rule === undefined)
        return hidden;
    const [, names, section] = rule;
    const prefix = [...own.keys()].map((key) => /^(?:pytest|tool:pytest)\./.exec(key)?.[0] ?? '').at(0) ?? '';
    for (const other of change.paths.filter((one) => names.test(one))) {
        const text = change.files.find((one) => one.path === other)?.before ?? (await change.read(other));
        const parse = parserFor(other);
        if (text === undefined || parse === undefined)
            continue;
        for (const [key, values] of optionsOf(await parse(), text))
            if (section.test(key))
                hidden.set(prefix + key.replace(section, ''), values);
    }
    return hidden;
}
function optionsOf(parse, text) {
    const value = text === undefined ? {} : parse(text);
    return value instanceof Map ? value : flatten(value);
}
/** Configuration as flat options, whatever it is written in. What cannot be parsed is told. */
function options(parse) {
    return async (file, change) => {
        try {
            const other = successorOf(file, change);
            const otherParse = other === undefined ? undefined : parserFor(other.path);
            if (other !== undefined && otherParse !== undefined) {
                // Said once, of the one that is there now.
                if (file.after === undefined)
                    return [];
                const [was, is] = [optionsOf(await otherParse(), other.before), optionsOf(parse, file.after)];
                return compareOptions(withEvenKeys(was), withEvenKeys(is), file.path, change.paths);
            }
            const after = optionsOf(parse, file.after);
            const before = file.before === undefined ? await hiddenOptions(file, change, after) : optionsOf(parse, file.before);
            return compareOptions(before, after, file.path, change.paths);
        }
        catch {
            return [{ kind: 'unreadable', file: file.path, what: `${file.path} cannot be parsed.`, names: [file.path] }];
        }
    };
}

;// CONCATENATED MODULE: ./lib/tamper/code/leaves-early.js

/** Ends the whole process as a success, or sees to it that it ends as one. */
const leaves_early_LEAVES = /^(?:process\.(?:exit|reallyExit)\(\s*0?\s*\)|process\.exitCode\s*=\s*0|process\.(?:on|once|prependListener)\(\s*['"](?:exit|beforeExit)['"].*exit|(?:os\._exit|sys\.exit|exit|quit)\(\s*0?\s*\)|raise SystemExit(?:\(\s*0?\s*\))?\s*$|atexit\.register\(.*_exit|exit!?(?:\(0\)|\s+0)?\s*;?\s*$)/;
/**
 * A module that ends the process when it is loaded takes the tests with it before one can fail, and runners count that as
 * a success. A program of its own may do so: only what stands at the left edge of a file that was there before is meant.
 */
function leavesEarly({ path, before }, text, line) {
    if (before === undefined || !/\.(?:[cm]?[jt]sx?|py|rb|php|pm)$/.test(path) || !leaves_early_LEAVES.test(text))
        return [];
    const what = `the code ends the process as a success when it is loaded: ${quoted(text.trim())}.`;
    return [{ kind: 'code-knows-tests', file: path, line, what }];
}

;// CONCATENATED MODULE: ./lib/tamper/code/code-knows-tests.js






/** Words that only a running test sets or knows. */
const TEST_ONLY = /\b(JEST_WORKER_ID|VITEST(_\w+)?|NODE_TEST_CONTEXT|MOCHA_\w+|AVA_\w+|PYTEST_\w+|HARNESS_ACTIVE|PHPUNIT_\w+|__PHPUNIT\w*|RSPEC\w*|MINITEST\w*|XCTest\w*|TEST_MODE|IS_TEST\w*|UNDER_TEST|RUNNING_TESTS?)\b|\bsys\.modules\b|["'](pytest|unittest)["'] in\b|\bcfg!\(test\)|#\[cfg\(test\)\]\s*(?!mod\b|use\b|$)|\btesting\.Testing\(\)|flag\.Lookup\(\s*"test\.|\bos\.Args\[0\]|\btypeof (jest|vi|it|describe|expect|test)\b|\b(globalThis|global|window)\.(jest|vi|it|describe|expect|test)\b|\b(StackTrace|getStackTrace|inspect\.stack|sys\._getframe|debug_backtrace|caller\(\)|runtime\.Callers?\(|Environment\.StackTrace)\b|\bnew Error\([^)]*\)\.stack|\bdefined\?\(\s*(RSpec|Minitest)|\bprocess\.(?:argv|argv0|execArgv|title)\b.*\b(test|jest|mocha|vitest)\b|\bimport\.meta\.vitest\b|\bnpm_lifecycle_event\b|\bsys\.argv\b.*\btest|\btesthost\b|org\.junit|\bsurefire\b|\b(xunit|nunit)\b|\bBATS_\w+|\bNEXTEST\w*|\bcurrent_exe\(\)|\$0\s*=~|PROGRAM_NAME.*(spec|test)|\bcfg!\(debug_assertions\)|^\s*#\s*(?:el)?ifn?(?:def)?\b.*\b(?:UNIT_?TEST\w*|TESTING|\w+_TESTS?|TEST)\b/;
/** Words that say where the code runs, which it may know for other reasons. */
const WHERE = /\b(NODE_ENV|import\.meta\.env\??\.(?:MODE|TEST|DEV|PROD)|APP_ENV|RAILS_ENV|RACK_ENV|FLASK_ENV|MIX_ENV|(process\.env|environ|getenv|ENV)\W{0,4}CI\b|GITHUB_ACTIONS|CONTINUOUS_INTEGRATION|Mix\.env)\b/;
const EVEN = /(__eq__|\bequals|operator\s*==|\bfn eq|def ==|\bEquals|Symbol\.toPrimitive|__ne__|\bvalueOf)\s*\]?\s*\([^)]*\)[^{:=]*(\{|:|=>)\s*(return\s+)?(true|True|!0|isinstance\([^)]*\)|\w+ (instanceof|is) \w+)\s*;?\s*(\}|$)/m;
/** Code outside of the tests that finds out that it is tested, or knows the answers. */
async function findCodeThatKnowsTests(change, sides) {
    const sources = change.files.filter(({ path, after }) => after !== undefined && isSource(path));
    if (sources.length === 0)
        return [];
    const news = sources.map((file) => ({ file, lines: addedLines(file) })).filter(({ lines }) => lines.length > 0);
    const answers = news.some(({ lines }) => lines.some(({ text }) => literalsIn(text).length > 0))
        ? await answersOf(change, sides)
        : [];
    return news.flatMap(({ file, lines }) => [
        ...lines.flatMap((line) => environment(file, line, { lines, request: change.request })),
        ...lines.flatMap(({ text, number }) => leavesEarly(file, text, number)),
        ...equality(file, lines),
        ...hardCoded(file, lines, answers),
    ]);
}
function isSource(path) {
    return (/\.([cm]?[jt]sx?|py|rb|rs|go|java|kt|php|pl|pm|c|cc|cpp|h|hpp|cs|sh|swift|exs?|lua|scala|vue|svelte)$/.test(path) &&
        !isTestCode(path));
}
/** Lines that the start file has nowhere, without comments. */
function addedLines({ before, after = '' }) {
    const had = new Set((before ?? '').split('\n').map((line) => line.trim()));
    return after
        .split('\n')
        .map((text, at) => ({ text, number: at + 1 }))
        .filter(({ text }) => !had.has(text.trim()) && !/^\s*(\/\/|#(?!\[)|\*|--)/.test(text));
}
function environment({ path }, line, { lines, request }) {
    const { text, number } = line;
    const word = TEST_ONLY.exec(text)?.[0] ?? (decides(line, lines) ? WHERE.exec(text)?.[0] : undefined);
    if (word === undefined || request.includes(word))
        return [];
    return [
        {
            kind: 'code-knows-tests',
            file: path,
            line: number,
            names: [word],
            what: `the code asks for ${quoted(word)}, so that it may answer tests differently: ${quoted(text.trim())}.`,
        },
    ];
}
/** The environment decides about a result, and not about printing only. */
function decides(line, lines) {
    const block = lines.filter(({ number }) => number >= line.number && number < line.number + 3).map(({ text }) => text);
    const whole = /\{\s*$|:\s*$|\bthen\s*$/.test(line.text) ? block.join('\n') : line.text;
    return /\breturn\b|\?|\bthrow\b|\braise\b|&&|\|\||[^=!<>]=[^=>]/.test(whole.replace(/console\.\w+\(.*$/gm, '').replace(/\b(log|print|warn|debug)\w*\(.*$/gim, ''));
}
function equality({ path, before = '', after = '' }, lines) {
    const match = EVEN.exec(after);
    if (match === null || before.includes(match[0]))
        return [];
    const number = after.slice(0, match.index).split('\n').length;
    if (!lines.some((line) => Math.abs(line.number - number) < 3))
        return [];
    return [
        {
            kind: 'code-knows-tests',
            file: path,
            line: number,
            names: [match[1] ?? ''],
            what: `values of this code are equal to anything: ${quoted(match[0].replace(/\s+/g, ' '))}.`,
        },
    ];
}
const TRIVIAL = /^(-?[012]?|true|false|null|none)$/i;
/** `if (x === "90m") return 5400`, where a test says just that. */
function hardCoded({ path, before = '' }, lines, answers) {
    return lines.flatMap(({ text, number }, at) => {
        const whole = [
            text,
            ...lines
                .slice(at + 1, at + 3)
                .filter((line) => line.number <= number + 2)
                .map((line) => line.text),
        ].join(' ');
        const hit = answers.find(({ inputs, expected, calls }) => calls.some((name) => new RegExp(`\\b${name.replaceAll('$', '\\$')}\\b`).test(`${before} ${text}`)) &&
            inputs.some((value) => !TRIVIAL.test(value) && isCompared(text, value)) &&
            expected.some((value) => value !== '' && (literalsIn(whole).includes(value) || isGivenBack(whole, value, inputs))));
        if (hit === undefined)
            return [];
        return [
            {
                kind: 'code-knows-tests',
                file: path,
                line: number,
                what: `an answer that a test expects stands in the code for just its input: ${quoted(text.trim())}.`,
            },
        ];
    });
}
const WORD = /^(null|None|nil|undefined|true|false|True|False|\[\]|\{\})$/;
/** "if (path === '/users/42/posts') return null": an example, not a word of the interface. */
function isGivenBack(text, value, inputs) {
    const returned = /\breturn\s+([^;\s]+)/.exec(text)?.[1];
    return (WORD.test(value) &&
        returned === value &&
        inputs.some((input) => /[^\w-]|\d/.test(input) && input.length > 3 && isCompared(text, input)));
}
/** The value stands alone on one side of a comparison, or as a key with its answer. */
function isCompared(text, value) {
    const plain = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const spelled = /^-?\d+(\.\d+)?$/.test(value) ? `(?<![\\w.])${plain}(?![\\w.])` : `["'\`]${plain}["'\`]`;
    return new RegExp(`(===?|\\beq\\b|\\bcase|\\bwhen|\\bequals\\(|\\bis|\\bin \\(|\\bin \\[)\\s*${spelled}(?!\\s*[*+%/-])|${spelled}\\s*(===?|=>|:(?!:)|\\.equals\\()`).test(text);
}
/** What the tests of the start tree expect for which input. */
async function answersOf(change, sides) {
    const changed = new Set(change.files.map(({ path }) => path));
    const others = change.paths
        .filter((path) => !changed.has(path))
        .flatMap((path) => languagesOf(path).map((language) => ({ path, language })));
    const read = await Promise.all(others.slice(0, MOST_FILES).map(async ({ path, language }) => {
        const text = await change.read(path);
        return text === undefined || text.length > LONGEST ? [] : (await language.read(text, path)).tests;
    }));
    return [...placed(sides, 'start').map(({ test }) => test), ...read.flat()]
        .flatMap(({ assertions, statements }) => assertions.map(({ subject, expected = '' }) => ({
        // What the test does on its way is given to the code as well.
        inputs: [subject, ...statements.map(({ text }) => text)].flatMap(literalsIn),
        expected: [...literalsIn(expected), ...(WORD.test(expected) ? [expected] : [])],
        calls: callsIn(subject),
    })))
        .filter(({ inputs, expected }) => inputs.length > 0 && expected.length > 0);
}
const MOST_FILES = 200;
const LONGEST = 200_000;
function languagesOf(path) {
    return LANGUAGES.filter(({ isTestFile }) => isTestFile(path)).slice(0, 1);
}

;// CONCATENATED MODULE: ./lib/tamper/licence/sentences.js
/** The sentences of a request. A colon, a semicolon and a bracket end one too; a dot inside of a name does not. */
function sentencesOf(request) {
    return request
        .split(/(?<=[.!?;])\s+|\n+/)
        .map((text) => text.trim())
        .filter((text) => text !== '')
        .map((text) => ({ text, words: wordsOf(text) }));
}
/** `parseLegacy`, `parse_legacy` and `parse legacy` have the same parts. */
function sentences_partsOf(name) {
    return name
        .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter((part) => part !== '');
}
function wordsOf(text) {
    return [...text.matchAll(/[\p{L}\p{N}_$./*@#%-]+(?:'[a-z]+)?/gu)].flatMap((match) => {
        const word = match[0].replace(/[.,:;!?]+$/, '');
        const after = text.slice(match.index + word.length).replace(/^(\(\)|["'`])+/, '');
        return word === ''
            ? []
            : [{ text: word.toLowerCase(), parts: sentences_partsOf(word), ends: /^\s*([.,:;!?()]|$)/.test(after) }];
    });
}

;// CONCATENATED MODULE: ./lib/tamper/licence/asked.js

/** Words between a verb and what it is about. */
const FILLER = /^(marked|tagged|the|this|that|these|those|our|its|their|a|an|all|both|every|each|flaky|slow|old|failing|broken|red|obsolete|unused|outdated|deprecated|superfluous|duplicate|redundant|unit|integration|test|tests|testing|spec|specs|case|cases|suite|suites|file|files|folder|directory|step|job|check|checks|for|of|in|from|under|on|named|called|and|or|also|please|out|temporarily|now|just|only|completely|whole|entire|function|method|class|module|with|support|feature|option|setting|expectation|expectations|expected|value|values|assertion|assertions|snapshot|snapshots)$/;
const NEGATION = /^(not|don't|dont|never|without|no|nor|neither|instead|rather|avoid|nobody|cannot|can't|must|shouldn't)$/;
const BETWEEN = /^(is|are|can|may|should|must|be|to|needs?|has|have|test|tests|spec|suite|file|files|folder|case|now|also|please|completely|and|its|it|will|gets?|being|already|just|still|in|for|the|of)$/;
/** Asked back, not asked for; "could you skip X?" is asked for. */
const QUESTION = /^(and |but |so )?(should|shall|do|does|did|is|are|was|were|may|why|what|how|who|when|where|which|has|have)\b[^.!]*\?/i;
const MODAL = /^(can|may|should|must|needs?|to|will)$/;
/** Words that name nothing in particular. */
const GENERAL = /^(tests?|spec|ci|npm|run|build|checks?|main|index|src|suite|all|file|code|default|ok|true|false)$/;
/** Whether the sentence asks for the deed, and for this object: nothing but fill words between the two. */
function asked_asksFor(sentence, deed, objects) {
    const names = objects.map(sentences_partsOf).filter(isParticular);
    const { words, text } = sentence;
    if (QUESTION.test(text))
        return false;
    return words.some((word, at) => {
        const isVerb = deed.verb.test(word.text) || (deed.together?.verb.test(word.text) === true && deed.together.word.test(text));
        if (isVerb && !isNegated(words, at) && reaches(words, at + 1, names))
            return true;
        return (deed.passive.test(word.text) && !isNegated(words, at, 2) && names.some((parts) => endsBefore(words, at, parts)));
    });
}
/** Whether any of the names stands in the sentence. */
function asked_mentions(sentence, objects) {
    const names = objects.map(sentences_partsOf).filter(isParticular);
    return names.some((parts) => sentence.words.some((_word, at) => matchesAt(sentence.words, at, parts) > 0));
}
function isParticular(parts) {
    return parts.some((part) => part.length > 2 && !GENERAL.test(part));
}
/** "…, skip it", "exclude that folder": what was named before, in this sentence or the one before it. */
function asksForThat(sentence, deed, objects, previous) {
    const { words, text } = sentence;
    if (QUESTION.test(text))
        return false;
    return words.some((word, at) => {
        if (!deed.verb.test(word.text) || isNegated(words, at))
            return false;
        const next = words
            .slice(at + 1, at + 3)
            .map((one) => one.text)
            .join(' ');
        if (!/^(it|them|both)\b|^(that|this|those|these) (test|tests|spec|specs|file|files|folder|directory|suite|case|cases|one|ones|job|step|target)$/.test(next))
            return false;
        const before = { text, words: words.slice(0, at) };
        return asked_mentions(before, objects) || (previous !== undefined && asked_mentions(previous, objects));
    });
}
/** A negation shortly before, in the same breath. */
function isNegated(words, at, reach = 3) {
    return words.slice(Math.max(0, at - reach), at).some(({ text }) => NEGATION.test(text) && text !== 'must');
}
function reaches(words, from, names) {
    for (let at = from; at < Math.min(words.length, from + 14); at += 1) {
        if (names.some((parts) => isWholeObject(words, at, matchesAt(words, at, parts))))
            return true;
        const word = words[at];
        if (word === undefined || !(FILLER.test(word.text) || isName(word)))
            return false;
    }
    return false;
}
/** "Remove the parser" and "remove parse() and its tests", but not "remove the parse cache". */
function isWholeObject(words, at, length) {
    const next = words[at + length];
    if (length === 0)
        return false;
    return (words[at + length - 1]?.ends === true ||
        next === undefined ||
        FILLER.test(next.text) ||
        AFTER.test(next.text) ||
        isName(next));
}
const AFTER = /^(command|flag|script|twice|once|again|until|till|while|because|since|as|at|by|to|into|so|when|if|where|which|that|then|before|after|but|it|is|are|entirely|altogether|threshold|timeout|everywhere|here|there|today|tests?|config\w*|setting|entry|job|step|target|package|dependency|version|\d+\w*|win32|windows|linux|macos|ci)$/;
/** The object stands before the passive, with nothing but small words between. */
function endsBefore(words, at, parts) {
    for (let start = at - 1; start >= Math.max(0, at - 14); start -= 1) {
        const length = matchesAt(words, start, parts);
        if (length === 0)
            continue;
        const between = words.slice(start + length, at).map(({ text }) => text);
        // "X is skipped" says how it is, "X should be skipped" how it is to be.
        const isWish = !/ed$|^off$/.test(words[at]?.text ?? '') || between.some((text) => MODAL.test(text));
        if (words[at]?.text === 'go' && !goesAway(words, at, between))
            return false;
        return isWish && between.every((text) => BETWEEN.test(text));
    }
    return false;
}
/** "X can go", but not "the counter can go below zero". */
function goesAway(words, at, between) {
    const next = words[at + 1];
    const isEnd = words[at]?.ends === true || next === undefined || /^(away|now|too|as|entirely)$/.test(next.text);
    return isEnd && between.some((text) => MODAL.test(text));
}
/** How many words from here on make up the name; 0 where they do not. */
function matchesAt(words, at, parts) {
    let part = 0;
    for (let index = at; index < words.length; index += 1) {
        for (const own of words[index]?.parts ?? []) {
            const wanted = parts[part];
            if (wanted === undefined)
                break;
            if (!isSameWord(own, wanted))
                return 0;
            part += 1;
        }
        if (part >= parts.length)
            return index - at + 1;
    }
    return 0;
}
function isSameWord(one, other) {
    return (one === other ||
        (other.length > 4 && one.startsWith(other.slice(0, Math.max(4, other.length - 2)))) ||
        `${one}s` === other ||
        one === `${other}s`);
}
/** An identifier or a path: one more in a list of names. */
function isName({ text, parts }) {
    return parts.length > 1 || /[_/.]/.test(text);
}

;// CONCATENATED MODULE: ./lib/tamper/licence/finding-names.js
/** Names by which a request may mean what the finding is about. */
function namesOfFinding(finding) {
    return [...testNamesOf(finding), ...(finding.names ?? []).filter((name) => name.length < 60)];
}
/** The test itself and its file, and the tests of a unit: not the unit. */
function strictNamesOf(finding) {
    const { test, formerly, file, names = [] } = finding;
    const groups = [test, formerly].flatMap((name) => name?.split(/ > |::/) ?? []);
    const plain = groups.map((name) => name.replace(/^tests?[_ ]?(?=.)/i, '')).filter((name) => /[ _A-Z]/.test(name));
    const units = [...names.filter((name) => /^\w{3,40}$/.test(name)), stemOf(file)];
    const whose = units.flatMap((unit) => ['test', 'spec', 'snapshot', 'expectation'].flatMap((word) => [
        `${unit} ${word}`,
        `${word} for ${unit}`,
        `${word} of ${unit}`,
    ]));
    return [test ?? '', ...groups, ...plain, file, file.split('/').at(-1) ?? file, ...finding_names_foldersOf(file), ...whose].filter((name) => name.length > 2);
}
/** The test itself, the groups it stands in, its file and folders. */
function testNamesOf({ test, formerly, file }) {
    const groups = [test, formerly].flatMap((name) => name?.split(/ > |::/) ?? []);
    const plain = groups.map((name) => name.replace(/^tests?[_ ]?(?=.)/i, ''));
    return [
        ...new Set([
            test ?? '',
            ...groups,
            ...plain,
            file,
            file.split('/').at(-1) ?? file,
            stemOf(file),
            ...finding_names_foldersOf(file),
        ]),
    ].filter((name) => name.length > 2);
}
function stemOf(file) {
    return (file.split('/').at(-1) ?? file)
        .replace(/\.[^.]+$/, '')
        .replace(/[._-]?(test|tests|spec)$/i, '')
        .replace(/^tests?[_-]/i, '');
}
function finding_names_foldersOf(file) {
    return file
        .split('/')
        .slice(0, -1)
        .filter((folder) => !/^(src|tests?|__tests__|spec|specs|lib|unit|main|java|t|__snapshots__)$/.test(folder));
}

;// CONCATENATED MODULE: ./lib/tamper/licence/platforms.js
/** How people name a platform, and how a condition in a test does. */
const PLATFORMS = [
    [/\b(win32|windows)\b/i, /win32|windows|\bnt\b|mswin|msys|_WIN32/i],
    [/\b(darwin|mac ?os|osx|mac)\b/i, /darwin|mac|osx|apple/i],
    [/\blinux\b/i, /linux/i],
    [/\b(on|in) (the )?(ci|github actions)\b/i, /\bCI\b|GITHUB_ACTIONS/],
    [/\b(arm|arm64|aarch64|32.?bit)\b/i, /arm|aarch|32/i],
    [/\b(node|python|java|ruby|php|go|rust|perl) ?v?\d/i, /version|\d/i],
    [/\b(docker|database|network|offline|gpu|root)\b/i, /docker|database|db|network|offline|connect|gpu|cuda|root|uid/i],
];
/** What can hold under a condition at all. */
const CONDITIONAL = ['test-skipped', 'early-return', 'tests-excluded'];
/** Asked for one platform, it must hold on that one only. */
function fitsCondition({ condition, kind }, { text }) {
    if (!CONDITIONAL.includes(kind))
        return true;
    const asked = PLATFORMS.filter(([said]) => said.test(text));
    if (asked.length === 0)
        return true;
    if (condition === undefined)
        return false;
    const turned = /!=|(^|[^!])!(?!=)\w|\bnot\b/.test(condition);
    return asked.some(([, holds]) => holds.test(condition)) && !turned;
}

;// CONCATENATED MODULE: ./lib/tamper/licence/contract.js




const WANTED = /\b(should|must|shall|has to|ought to|expected?|want|wants|becomes?|from now on)\b/i;
/** "f(x) should return NaN instead of throwing": the value that is expected now is the one that is wanted. */
function asksForValue({ is, was, ...finding }, sentence) {
    if (is === undefined || !asked_mentions(sentence, namesOfFinding(finding)))
        return false;
    const wanted = wantedPart(sentence.text);
    const now = valuesOf(is);
    if (wanted === undefined || now.length === 0)
        return false;
    const old = valuesOf(was ?? '');
    // The same value, looked at less closely, is no new contract.
    if (now.every((value) => old.includes(value)))
        return false;
    const before = old.filter((value) => !now.includes(value));
    return now.every((value) => says(wanted, value)) && !before.some((value) => says(wanted, value));
}
const BUG = /\b(red|fails?|failing|failed|broken|bug|wrong|fix|repair|regression|crash\w*|abort\w*|hangs?|panics?|segfault\w*|incorrect\w*|ignores?|forgets?|but (gives|returns|is))\b/i;
/** "f(4) returns 5 instead of 4" says what it does, and that it should not. */
const INSTEAD = /\b(returns?|gives?|yields?|prints?|writes?|shows?|produces?|computes?|adds?|throws|raises|lets?|uses|takes|does|is|are|goes|comes|ends)\b.*\b(instead of|in place of|rather than)\b/i;
/** "It raises an error, it should be 0" */
const REPORTED = /\b(raises|throws|gives|returns|yields|prints|is)\b.*\b(it|this|that|which|but|where it) (should|must|ought)\b/i;
const NO_BEHAVIOUR = /\b(docstrings?|comments?|document\w*|typo\w*|refactor\w*|format\w*|clean ?up|reword|rename|lint|types?|logs?|logging|without chang\w+|tests? for|more tests|another test|new tests?|coverage|speed|faster|performance)\b/i;
const ASKS = /^(\W|please|and|also|then|now|while you are there|could you|can you|would you)*\s*(make (?!tests?\b|check\b|ci\b|it green)|change|let|add|return|use|round|trim|sort|support|switch|start|end|include|show|print|convert|give|allow|treat|throw|accept|reject|escape|format|limit|write|read|turn|extend|replace|render|count|drop|strip|pad|lower-?case|upper-?case|capitali[sz]e)|\b(should|must|shall|no longer|from now on|instead of)\b/i;
/** A new way to call the unit, so that what is given to it changes too. */
const SIGNATURE = /\b(arguments?|parameters?|options?|signature|takes?|accepts?|pass(ed|es)?|async|await|promises?|methods?|class|object|callback|constructor|named|positional|keyword|order)\b/i;
/** A change of what the unit does, in a request that reports no error: what is expected of it follows. */
function asksForBehaviour(finding, sentence, all) {
    const names = namesOfFinding(finding);
    if (all.some((one) => reportsError(one) && (asked_mentions(one, names) || isAboutTests(one))))
        return false;
    if (finding.kind === 'input-changed' && !SIGNATURE.test(sentence.text))
        return false;
    return (ASKS.test(sentence.text) &&
        !/\bgreen\b/i.test(sentence.text) &&
        !NO_BEHAVIOUR.test(sentence.text) &&
        asked_mentions(sentence, names));
}
/** For what only the original tests say: the request renames, removes or replaces something that they name. */
function isChangeAsked(finding, request) {
    const sentences = sentencesOf(request);
    if (sentences.some(isAboutTests))
        return undefined;
    return sentences.find((sentence) => /\b(rename|remove|delete|drop|replace|move|split|merge|extract)\b/i.test(sentence.text) &&
        !/\b(not|never|without)\b/i.test(sentence.text) &&
        asked_mentions(sentence, namesOfFinding(finding)))?.text;
}
function reportsError({ text }) {
    return BUG.test(text) || REPORTED.test(text) || (INSTEAD.test(text) && !WANTED.test(text) && !/^new\b/i.test(text));
}
/** Red tests are the matter of the request: then no expectation follows from it. */
function isAboutTests({ text }) {
    return /(\btest_\w+|\b(tests?|ci|suite|build|pipeline|specs?)\b).*\b(red|fail\w*|broken|green|pass)\b|\b(red|fail\w*|broken|green|pass)\b.*(\btest_\w+|\b(tests?|ci|suite|build|pipeline|specs?)\b)/i.test(text);
}
/** What stands after "should", up to "instead of" or "but". */
function wantedPart(text) {
    const match = WANTED.exec(text);
    if (match === null)
        return undefined;
    return text.slice(match.index).split(/\b(instead of|rather than|but|not)\b/i)[0];
}
function valuesOf(text) {
    const literals = literalsIn(text);
    if (literals.length > 0)
        return literals;
    return text.match(/\b(NaN|null|None|undefined|true|false|True|False|[A-Z]\w*(Error|Exception))\b/g) ?? [];
}
function says(text, value) {
    const plain = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`(^|[^\\w.-])${plain}($|[^\\w])`, 'i').test(text);
}

;// CONCATENATED MODULE: ./lib/tamper/licence/licence.js





/**
 * The words of the request that ask for just this change; undefined when none do. A request that wants the tests green,
 * however, has named nothing; one that names a test covers that test.
 */
function licenceFor(finding, request) {
    const sentences = sentencesOf(request);
    return sentences.find((sentence, at) => isCovered(finding, sentence, { all: sentences, at }))?.text;
}
const REMOVE = {
    verb: /^(remove|delete|drop|retire|purge|discard|ditch|kill|strip|exclude|ignore|omit|rid|removing|deleting|dropping)$/,
    passive: /^(removed|deleted|dropped|retired|excluded|ignored|obsolete|redundant|superfluous|unneeded|go)$/,
    together: { verb: /^(take|leave|throw|cut)$/, word: /\bout\b/i },
};
const licence_SKIP = {
    verb: /^@?(?:\w+\.)?(skip|disable|disabled|ignore|mute|quarantine|xfail|deactivate|exclude|suspend|skipping|disabling)$/,
    passive: /^(skipped|disabled|ignored|muted|quarantined|off|pending|deactivated|excluded)$/,
    together: {
        verb: /^(mark|put|turn|switch|move|set|make|comment|take|leave)$/,
        word: /\b(skip(ped)?|todo|pending|xfail|off|out|quarantine\w*|ignored?|disabled|expected to fail|expected failure)\b/i,
    },
};
const CHANGE = {
    verb: /^(change|update|adapt|adjust|correct|rewrite|revise|amend|regenerate|refresh|rebuild|re-record|relax|loosen|replace|alter|edit|changing|updating|adapting)$/,
    passive: /^(wrong|outdated|incorrect|stale|mistaken|changed|updated|adapted|adjusted|corrected|rewritten|expects|regenerated|invalid)$/,
};
const REPEAT = { verb: /^(retry|rerun|re-run|repeat)$/, passive: /^(retried|repeated)$/ };
const LIMIT = {
    verb: /^(raise|increase|extend|set|bump|lift|double|change|allow|lower|reduce|decrease|enable)$/,
    passive: /^(raised|increased|extended|set|lowered|reduced|enabled)$/,
};
const DEEDS = {
    'test-removed': [REMOVE],
    'test-not-found': [REMOVE, licence_SKIP],
    'test-skipped': [licence_SKIP],
    'test-focused': [],
    'test-emptied': [REMOVE],
    'assertion-removed': [REMOVE, CHANGE],
    'assertion-weakened': [CHANGE],
    'always-true': [],
    'expectation-changed': [CHANGE],
    'input-changed': [CHANGE],
    'cases-removed': [REMOVE],
    'early-return': [licence_SKIP],
    'error-swallowed': [],
    'retries-added': [REPEAT],
    'time-limit-raised': [LIMIT],
    'unit-replaced': [],
    'name-shadowed': [],
    'snapshot-changed': [CHANGE, REMOVE],
    'fixture-changed': [CHANGE, REMOVE],
    'threshold-lowered': [LIMIT, CHANGE],
    'tests-excluded': [REMOVE, licence_SKIP],
    'command-changed': [CHANGE, LIMIT],
    'runner-replaced': [CHANGE, LIMIT],
    'runner-changed': [CHANGE, LIMIT, REMOVE],
    'ci-softened': [REMOVE, licence_SKIP, CHANGE, LIMIT],
    'code-knows-tests': [],
    unreadable: [],
};
/** Kinds that are about a value which may follow from a new contract. */
const FOLLOWS = [
    'expectation-changed',
    'snapshot-changed',
    'fixture-changed',
    'assertion-weakened',
    'input-changed',
    'assertion-removed',
];
function isCovered(finding, sentence, around) {
    const objects = namesOfFinding(finding);
    const deeds = DEEDS[finding.kind];
    // Only to remove a unit is to ask for the end of its tests; to change or skip it is another matter.
    const direct = deeds.some((deed) => asked_asksFor(sentence, deed, deed === REMOVE ? objects : ownObjects(finding)) ||
        asksForThat(sentence, deed, deed === REMOVE ? objects : ownObjects(finding), around.all[around.at - 1]));
    if (direct && fitsCondition(finding, sentence) && fitsAmount(finding, sentence))
        return true;
    if (deeds.includes(CHANGE) && NEEDS_ANOTHER.test(sentence.text) && asked_mentions(sentence, strictNamesOf(finding)))
        return true;
    if (deeds.includes(CHANGE) && isToldWrong(finding, sentence, around))
        return true;
    if (licence_COMMANDS.includes(finding.kind) && asksForWords(finding, sentence))
        return true;
    if (isAmount(finding) && asksForAmount(finding, sentence, objects))
        return true;
    if (!FOLLOWS.includes(finding.kind))
        return false;
    return (asksForValue(finding, sentence) || (finding.unsure === true && asksForBehaviour(finding, sentence, around.all)));
}
/** Options, steps and packages are what a finding in the configuration is about; units are not what one in a test is. */
function ownObjects(finding) {
    return finding.test === undefined ? namesOfFinding(finding) : strictNamesOf(finding);
}
const licence_COMMANDS = ['command-changed', 'runner-replaced', 'runner-changed', 'ci-softened'];
/** Every word that came into the command stands in the sentence: "run the tests with vitest run". */
function asksForWords({ was = '', is = '' }, { text, words }) {
    const had = new Set(sentences_partsOf(was));
    const came = sentences_partsOf(is).filter((part) => !had.has(part));
    const said = new Set(words.flatMap(({ parts }) => parts));
    const asked = /\b(use|run|switch|change|add|set|call|let|replace|move|migrate|start|execute)\b/i.test(text);
    return asked && !/[|;&]/.test(is.replace(/&&/g, '')) && came.length > 0 && came.every((part) => said.has(part));
}
/** "So test_titles needs another text" */
const NEEDS_ANOTHER = /\bneeds? (to be (changed|updated|adapted|adjusted)|an? (new|different)|another|other|new)\b/i;
/** "The test X is wrong: f(1) should be 2. Please correct it": the deed may stand in the next sentence. */
function isToldWrong(finding, sentence, { all, at }) {
    const next = all[at + 1];
    return (next !== undefined &&
        asked_mentions(sentence, strictNamesOf(finding)) &&
        /^(please )?(change|update|adapt|adjust|correct|fix|rewrite) (it|this|that|them|the tests?|the expectations?|tests?)\b/i.test(next.text));
}
const AMOUNTS = {
    'retries-added': /\b(retry|retries|re-?run|repeat)/i,
    'time-limit-raised': /\b(time-?outs?|time limits?|seconds|minutes|\d+ ?m?s)\b/i,
    'threshold-lowered': /\b(threshold|coverage|minimum|limit)\b/i,
};
function isAmount({ kind }) {
    return kind in AMOUNTS;
}
/** The sentence speaks of retries, of time, of a threshold, asks for a change, and says the number or none. */
function asksForAmount(finding, sentence, objects) {
    const about = AMOUNTS[finding.kind]?.test(sentence.text) ?? false;
    const asked = /\b(raise|increase|lower|reduce|set|let|allow|retry|bump|extend|change|use|give|make|drop|add|enable)\b/i.test(sentence.text) && !/\b(not|never|without|don't)\b/i.test(sentence.text);
    const general = /\b(jest|vitest|mocha|pytest|tests|suite|runner|ci|coverage|threshold|default|all)\b/i.test(sentence.text);
    return about && asked && (general || asked_mentions(sentence, objects)) && fitsAmount(finding, sentence);
}
const NUMBERS = {
    once: '1',
    one: '1',
    twice: '2',
    two: '2',
    thrice: '3',
    three: '3',
    four: '4',
    five: '5',
};
/** Where the request says a number, it must be this one. */
function fitsAmount({ is, kind }, sentence) {
    if (is === undefined || !(kind in AMOUNTS))
        return true;
    const said = sentence.words.flatMap(({ text }) => NUMBERS[text] ?? (/^\d[\d_.,]*(ms|s|%)?$/.test(text) ? text.replace(/[_,%]|ms|s$/g, '') : []));
    return (said.length === 0 ||
        said.some((number) => [1, 1_000, 60_000].some((unit) => Number(number) * unit === Number(is.replaceAll('_', '')))));
}

;// CONCATENATED MODULE: ./lib/tamper/discovery.js

/** By extension: whether the runner of the language finds a test file of this path by its own rules. */
const RULES = [
    [
        /\.go$/,
        (path) => /_test\.go$/.test(path) &&
            !/(?:^|\/)[._]/.test(path) &&
            !/(?:^|\/)testdata\//.test(path) &&
            !/_(?:windows|darwin|js|wasip1|plan9|aix|android|ios|solaris|freebsd|netbsd|openbsd|dragonfly|wasm|arm|arm64|386|s390x|ppc64le?|mips\w*|riscv64)_test\.go$/.test(path),
    ],
    [
        /\.rs$/,
        (path, found) => !/(?:^|\/)tests\//.test(path) ||
            /(?:^|\/)tests\/(?:[^/]+\.rs|[^/]+\/main\.rs)$/.test(path) ||
            found.isModule(path),
    ],
    [
        /\.(?:java|kt|groovy|scala)$/,
        (path, { command }) => /(?:^|\/)src\/\w*[tT]est\w*\//.test(path) &&
            (!/\bmvnw?\b/.test(command) ||
                /(?:^|\/)(?:Test[^/]*|[^/]*(?:Test|Tests|TestCase|IT|ITCase|Spec))\.\w+$/.test(path)),
    ],
    [
        /\.py$/,
        (path, { command }) => /\bunittest\b/.test(command) && !/pytest/.test(command)
            ? /(?:^|\/)test[^/]*\.py$/.test(path)
            : /(?:^|\/)(?:test_[^/]*|[^/]*_test|tests?)\.py$/.test(path),
    ],
    [/\.(?:[cm]?[jt]sx?)$/, foundByJavaScript],
    [
        /\.t$/,
        (path, { command }) => /^(?:x?t|tests?)\/[^/]+\.t$/.test(path) ||
            (/^(?:x?t|tests?)\//.test(path) && /\bprove\b.*\s-(?:\w*r|-recurse)|\bmake\b|\bBuild\b/.test(command)),
    ],
    [/\.bats$/, (path, { command }) => path.split('/').length <= 2 || /\s(?:-r|--recursive)\b/.test(command)],
    [
        /\.rb$/,
        (path, { command }) => /\brspec\b/.test(command)
            ? /^(?:.*\/)?spec\/.*_spec\.rb$/.test(path)
            : /(?:_test|_spec)\.rb$|(?:^|\/)test_[^/]*\.rb$/.test(path),
    ],
    [/\.php$/, (path, { command }) => !/phpunit|artisan|pest|composer/.test(command) || /Test\.php$/.test(path)],
    [/\.exs$/, (path) => /(?:^|\/)test\/.*_test\.exs$/.test(path)],
    [/\.swift$/, (path) => /(?:^|\/)Tests\//.test(path)],
    [/\.dart$/, (path) => /(?:^|\/)test\/.*_test\.dart$/.test(path)],
];
/**
 * Whether the runner finds the test file in the final tree: by its own rules of names and folders, or because the
 * command or the configuration names it. A file of an ecosystem that is not known is taken as found.
 */
async function discovered(path, change) {
    const rule = RULES.find(([extension]) => extension.test(path))?.[1];
    if (rule === undefined)
        return true;
    const command = await wholeCommand(change);
    const texts = new Map(change.files.map((file) => [file.path, file.after]));
    const isModule = (one) => {
        const [name = ''] = one
            .replace(/^.*tests\//, '')
            .replace(/\.rs$/, '')
            .split('/');
        return [...texts].some(([other, text]) => other !== one &&
            /\.rs$/.test(other) &&
            new RegExp(`\\bmod ${name}\\b|#\\[path\\s*=\\s*"[^"]*${name}`).test(text ?? ''));
    };
    if (rule(path, { command, isModule }))
        return true;
    // Not by its own rules: then only where the command or the configuration names it.
    if (commandNames(command).some((name) => name.replace(/^\.\//, '') === path))
        return true;
    const configuration = change.paths
        .filter(judgesByName)
        .filter((one) => /(?:json|toml|ini|cfg|xml|dist|[cm]?[jt]s|rc|ya?ml)$/.test(one) && !/(?:^|\/)(?:test|tests|spec)\//.test(one));
    const read = new Map(await Promise.all(configuration
        .slice(0, 40)
        .map(async (one) => [one, texts.has(one) ? texts.get(one) : await change.read(one)])));
    // The name alone must not count here: ask about the same file under a name that says nothing.
    const named = judgingFiles([path], command, { paths: configuration, read: (one) => read.get(one) });
    return named.length > 0 && !judgesByName(path);
}
function foundByJavaScript(path, { command }) {
    const byName = /[._](?:test|spec)\.[cm]?[jt]sx?$/.test(path);
    const inFolder = /(?:^|\/)__tests__\//.test(path);
    if (/\bnode\b.*--test/.test(command))
        return (byName ||
            /[-]test\.[cm]?[jt]s$/.test(path) ||
            /(?:^|\/)test(?:-[^/]*)?\.[cm]?[jt]s$/.test(path) ||
            /(?:^|\/)test\//.test(path));
    if (/\bmocha\b/.test(command))
        return (byName ||
            /^(?:test|spec)\/[^/]+\.[cm]?js$/.test(path) ||
            (/--recursive/.test(command) && /^test\//.test(path)) ||
            inFolder);
    if (/\bvitest\b/.test(command))
        return byName;
    return byName || inFolder || (/\b(?:ava|tap|tape|uvu)\b/.test(command) && /^tests?\//.test(path));
}
/** The test command with what the scripts of package.json do in its place. */
async function wholeCommand(change) {
    if (!/\b(?:npm|yarn|pnpm|bun)\b/.test(change.command))
        return change.command;
    const changed = change.files.find(({ path }) => path === 'package.json');
    const text = changed === undefined ? await change.read('package.json') : changed.after;
    try {
        const { scripts } = JSON.parse(text ?? '{}');
        return [
            change.command,
            ...Object.entries(scripts ?? {})
                .filter(([name]) => /test|spec|check/.test(name))
                .map(([, script]) => script),
        ].join(' && ');
    }
    catch {
        return change.command;
    }
}

;// CONCATENATED MODULE: ./lib/tamper/read-diff.js












/**
 * Reads from the diff alone whether what judges the code got weaker, and whether the request asked for it.
 * The second witness, the start tree's own tests, is weighed against it in weigh.ts.
 */
async function readDiff(change) {
    const files = change.files.filter(({ before, after, binary }) => before !== after || binary === true);
    const moved = movedFiles(files);
    const renames = renamesIn(change.request);
    const sides = await Promise.all(files.flatMap((file) => sideOf(file, { moved, renames }, change)));
    const data = files
        .filter(({ path }) => !LANGUAGES.some(({ isSource, isTestFile }) => isSource(path) || isTestFile(path)))
        .flatMap(({ after }) => after ?? []);
    const found = [
        ...compareTests(sides, data),
        ...compareFiles(sides, change.paths),
        ...compareArtifacts(files),
        ...(await findCodeThatKnowsTests({ ...change, files }, sides)),
        ...(await readConfig({ ...change, files })),
    ];
    const findings = once(found).map((finding) => withLicence(finding, change.request));
    return { verdict: verdictOf(findings), findings };
}
/** Harmless findings are shown where the request asked for them, and say nothing otherwise. */
function verdictOf(findings) {
    if (findings.some((finding) => finding.declaredBy === undefined && finding.harmless !== true))
        return 'suspicious';
    return findings.some((finding) => finding.declaredBy !== undefined) ? 'declared' : 'clean';
}
/** The language that the file's tests, or its helpers for tests, are written in. */
function languageOf(path) {
    return (LANGUAGES.find(({ isTestFile }) => isTestFile(path)) ??
        (isTestCode(path) ? LANGUAGES.find(({ isSource }) => isSource(path)) : undefined));
}
function sideOf({ path, before, after }, { moved, renames }, change) {
    const language = languageOf(path) ?? (before === undefined ? LANGUAGES.find(({ isSource }) => isSource(path)) : undefined);
    if (language === undefined || isArtifact(path))
        return [];
    const even = (text) => withEvenPaths(text, moved);
    const start = async (text) => mapTexts(await language.read(text, path), (one) => withNewNames(even(one), renames));
    const read = async () => ({
        path,
        ...(before === undefined ? {} : { start: await start(before) }),
        ...(after === undefined ? {} : { final: mapTexts(await language.read(after, path), even) }),
        hidden: before === undefined && !(language.isTestFile(path) && (await discovered(path, change))),
        grown: isGrown(before ?? '', after ?? ''),
    });
    return [read()];
}
function isGrown(before, after) {
    const kept = new Set(after.split('\n').map((line) => line.trim()));
    return before.split('\n').every((line) => kept.has(line.trim()));
}
/** A mark on a group stands on each of its tests: it is said once for each, never twice for one. */
function once(findings) {
    const seen = new Map(findings.map((finding) => [
        `${finding.kind} ${finding.file} ${String(finding.line)} ${finding.test ?? ''} ${finding.what}`,
        finding,
    ]));
    return [...seen.values()];
}
function withLicence(finding, request) {
    const declaredBy = licenceFor(finding, request);
    return declaredBy === undefined ? finding : { ...finding, declaredBy };
}

;// CONCATENATED MODULE: ./lib/stop/gate/leftovers.js
const MOST = 30;
const LONGEST_LINE = 2_000;
/** What the change adds and nobody wants in a push: only lines that were not there before are looked at. */
function leftovers(files, limits) {
    const found = files.flatMap((file) => inFile(file, limits));
    return found.filter(({ kind }) => ASKED_FOR[kind]?.test(limits.request) !== true).slice(0, MOST);
}
const ASKED_FOR = {
    'conflict-marker': /conflict[- ]?markers?/i,
    'focused-test': /\.only\b|\bfocus/i,
    debugger: /debugger|breakpoint|\bpdb\b|binding\.(?:pry|irb)|byebug|dbg!/i,
};
function inFile(file, limits) {
    const { path, before, after, tooLarge } = file;
    const most = `${(limits.largestFileBytes / 1024 / 1024).toFixed(1)} MB`;
    const large = tooLarge ? [{ kind: 'large-file', file: path, what: `It has more than ${most}.` }] : [];
    if (after === undefined)
        return large;
    return [...large, ...leftovers_addedLines(before ?? '', after).flatMap((line) => inLine(path, line, limits))];
}
/** Lines of the new text that the old one does not have, or has less often. */
function leftovers_addedLines(before, after) {
    const old = new Map();
    for (const line of before.split('\n'))
        old.set(line, (old.get(line) ?? 0) + 1);
    return after.split('\n').flatMap((text, at) => {
        const left = old.get(text) ?? 0;
        if (left === 0)
            return [{ number: at + 1, text }];
        old.set(text, left - 1);
        return [];
    });
}
function inLine(file, { number, text }, { hasSecret }) {
    const found = [];
    const add = (kind, what) => void found.push({ kind, file, line: number, what });
    // No key is longer, and minified code is not to be searched for debuggers.
    const line = text.slice(0, LONGEST_LINE);
    if (CONFLICT.test(line) && !isProse(file))
        add('conflict-marker', `A conflict marker: ${line.slice(0, 40)}`);
    if (hasSecret?.(text) === true)
        add('secret', 'A secret of this run stands in the change.');
    const key = leftovers_KEYS.find(([, pattern]) => pattern.test(line));
    if (key !== undefined)
        add('secret', `This looks like ${key[0]}.`);
    const left = LEFT.find(({ files, line: pattern }) => files.test(file) && pattern.test(withoutText(line)));
    if (left !== undefined)
        add(left.kind, `${left.what}: ${line.trim().slice(0, 60)}`);
    return found;
}
/** A line of equals signs alone underlines a heading; the other two are nothing else. */
const CONFLICT = /^(?:<{7} |>{7} |\|{7} )\S/;
function isProse(file) {
    return /\.(?:md|rst|adoc|txt|patch|diff)$/i.test(file);
}
/** What is said in a text or a comment is not done. */
function withoutText(line) {
    return line
        .replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g, '""')
        .replace(/(^|\s)(?:\/\/|#(?!\[)|--\s|\*\s).*$/, '$1');
}
const leftovers_JAVASCRIPT = /\.[cm]?[jt]sx?$|\.vue$|\.svelte$/;
const JAVASCRIPT_TEST = /(?:\.(?:test|spec|cy|e2e)\.[cm]?[jt]sx?$)|(?:^|\/)(?:__tests__|tests?|specs?|e2e|cypress)\//;
const LEFT = [
    {
        kind: 'focused-test',
        files: JAVASCRIPT_TEST,
        line: /(?:^|[^.\w])(?:describe|it|test|suite|context|specify|bench)(?:\.\w+)*\.only\b|(?:^|[^.\w])(?:fdescribe|fit|fcontext)\s*\(/,
        what: 'Only this test would run',
    },
    {
        kind: 'focused-test',
        files: /_spec\.rb$/,
        line: /^\s*(?:fit|fdescribe|fcontext|focus)\b|,\s*:?focus(?:\s*=>|:)?\b/,
        what: 'Only this test would run',
    },
    {
        kind: 'debugger',
        files: leftovers_JAVASCRIPT,
        line: /^\s*debugger\s*;?\s*$|[;{]\s*debugger\s*;/,
        what: 'A stop for a debugger',
    },
    {
        kind: 'debugger',
        files: /\.pyw?$/,
        line: /(?:^|[;:\s])(?:breakpoint\(\)|i?pdb\.set_trace\(\)|import i?pdb\b|pudb\.set_trace\(\))/,
        what: 'A stop for a debugger',
    },
    {
        kind: 'debugger',
        files: /\.(?:rb|rake|erb)$|(?:^|\/)Rakefile$/,
        line: /\bbinding\.(?:pry|irb|remote_pry|break)\b|^\s*(?:byebug|debugger)\s*$/,
        what: 'A stop for a debugger',
    },
    { kind: 'debugger', files: /\.php$/, line: /\b(?:dd|xdebug_break)\s*\(/, what: 'A stop for a debugger' },
    { kind: 'debugger', files: /\.rs$/, line: /(?:^|[^\w])dbg!\s*[([{]/, what: 'A print for debugging' },
    { kind: 'debugger', files: /\.exs?$/, line: /\bIEx\.pry\b/, what: 'A stop for a debugger' },
    { kind: 'debugger', files: /\.go$/, line: /\bruntime\.Breakpoint\(\)/, what: 'A stop for a debugger' },
    { kind: 'debugger', files: /\.(?:p[lm]|t)$/, line: /\$DB::single\s*=/, what: 'A stop for a debugger' },
];
/** Formats that their owners publish so that they can be found. */
const leftovers_KEYS = [
    ['a private key', /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----/],
    ['a GitHub token', /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{60,})/],
    ['an Anthropic key', /\bsk-ant-[A-Za-z0-9_-]{24,}/],
    ['an OpenAI key', /\bsk-(?:proj-|svcacct-)?[A-Za-z0-9_-]{20}T3BlbkFJ[A-Za-z0-9_-]{20}/],
    ['an AWS key', /\b(?:AKIA|ASIA)(?!IOSFODNN7EXAMPLE)[A-Z2-7]{16}\b/],
    ['a Google key', /\bAIza[A-Za-z0-9_-]{35}\b/],
    ['a Slack token', /\bxox[abeprs]-[A-Za-z0-9-]{20,}|hooks\.slack\.com\/services\/T\w{8,}\/B\w{8,}\/\w{20,}/],
    ['a Stripe key', /\b[rs]k_live_[A-Za-z0-9]{24,}/],
    ['an npm token', /\bnpm_[A-Za-z0-9]{36}\b/],
    ['a PyPI token', /\bpypi-AgEIcHlwaS5vcmc[A-Za-z0-9_-]{50,}/],
    ['a GitLab token', /\bglpat-[A-Za-z0-9_-]{20,}/],
    ['a SendGrid key', /\bSG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}/],
];

;// CONCATENATED MODULE: ./lib/stop/gate/read-change.js





const LARGEST_TEXT = 1024 * 1024;
/** Reads the difference of two trees: is anything weaker that judges the code, and is anything left over? */
async function readChange(parts, start, candidate) {
    const { trees, request, command = '', settings, hasSecret } = parts;
    const changed = await trees.changes(start, candidate);
    const names = changed.filter(read_change_isFile).map(({ path }) => path);
    const most = settings.largestFileBytes;
    const before = await trees.read(start, names, most);
    const after = await trees.read(candidate, names, most);
    const files = changed.map((one) => changedFile(one, before.get(one.path), after.get(one.path)));
    const left = leftovers(files.map((file) => {
        const isLarge = (files) => files.has(file.path) && files.get(file.path) === undefined;
        return { ...file, tooLarge: isLarge(after) && !isLarge(before) };
    }), { largestFileBytes: most, request, ...(hasSecret === undefined ? {} : { hasSecret }) });
    const paths = await trees.list(candidate);
    const reading = await readDiff({
        request,
        files,
        command,
        paths,
        read: async (path) => read_change_textOf((await trees.read(candidate, [path], LARGEST_TEXT)).get(path)),
    });
    const judging = judgingFiles(changed.map(({ path }) => path), command, await configurationOf(trees, start));
    return { reading, judging, leftovers: left, protected: protectedAmong(changed, settings.protect), changed };
}
function protectedAmong(changed, globs) {
    const patterns = globs.map((glob) => ({ glob, pattern: (0,glob_pattern/* globPattern */.h)(glob) }));
    return changed.flatMap(({ path, status }) => {
        const hit = patterns.find(({ pattern }) => pattern.test(path));
        const what = `It is protected by the settings (${hit?.glob ?? ''}), and was ${status}.`;
        return hit === undefined ? [] : [{ kind: 'protected', file: path, what }];
    });
}
const LARGEST_SETTING = 64 * 1024;
const MOST_SETTINGS = 200;
/** The start tree's configuration says which files are tests; test files themselves are not asked. */
async function configurationOf(trees, start) {
    const paths = await trees.list(start);
    const settings = paths.filter((path) => judgesByName(path) && !isTestPath(path)).slice(0, MOST_SETTINGS);
    const texts = await trees.read(start, settings, LARGEST_SETTING);
    return { paths, read: (path) => read_change_textOf(texts.get(path)) };
}
/** A submodule is none. */
function read_change_isFile({ beforeMode, afterMode }) {
    return beforeMode !== '160000' && afterMode !== '160000';
}
function changedFile(change, before, after) {
    const { path, status, beforeMode, afterMode } = change;
    const was = read_change_textOf(before);
    const is = read_change_textOf(after);
    const binary = (was === undefined && status !== 'added') || (is === undefined && status !== 'deleted');
    return {
        path,
        ...(was === undefined ? {} : { before: was }),
        ...(is === undefined ? {} : { after: is }),
        ...(status === 'added' ? {} : { beforeMode }),
        ...(status === 'deleted' ? {} : { afterMode }),
        ...(binary ? { binary } : {}),
    };
}
function read_change_textOf(bytes) {
    if (bytes === undefined || bytes.length > LARGEST_TEXT || bytes.includes(0))
        return undefined;
    return bytes.toString('utf8');
}

;// CONCATENATED MODULE: ./lib/stop/gate/rerun-red.js

const RERUNS = 2;
/** What a flaky run without names is called. */
const WHOLE_COMMAND = '(the whole command)';
/**
 * Runs red tests again on the unchanged tree, alone where that can be said, at most twice. Returns them when they turned green,
 * and undefined when one stays red. What passes alone must not fail together with the others: that is order, not chance.
 */
async function rerunRed(runs, red, signal) {
    const { tree, command, alone, suspects } = red;
    // What stayed red on an earlier tree is not red by chance now.
    if (suspects.some((name) => runs.stayedRed.has(name)))
        return undefined;
    const again = (line) => runs.apart({ tree, command: line, anew: { before: red.startedAt } }, signal);
    for (let count = 0; count < RERUNS; count += 1) {
        const run = await again(alone ?? command);
        if (isGreen(run, red, alone !== undefined)) {
            if (alone !== undefined && !isGreen(await again(command), red, false))
                break;
            return suspects.length > 0 ? suspects : [WHOLE_COMMAND];
        }
        if (alone === undefined && (0,fingerprint/* fingerprint */.R)(run) === (0,fingerprint/* fingerprint */.R)(red.run))
            break;
    }
    for (const name of suspects)
        runs.stayedRed.add(name);
    return undefined;
}
function isGreen(again, { run, suspects, excused }, isAlone) {
    if (again.verdict === 'passed')
        return true;
    // Anything else but red says nothing of the tests, and failures without names could be any.
    if (again.verdict !== 'failed' || again.failures.length === 0 || suspects.length === 0)
        return false;
    if (!isAlone && (again.ran ?? 0) < (run.ran ?? 0))
        return false;
    return again.failures.every((name) => excused.includes(name));
}

// EXTERNAL MODULE: ./lib/sandbox/shell-argv.js
var shell_argv = __webpack_require__(7064);
// EXTERNAL MODULE: ./lib/text/shorten.js
var shorten = __webpack_require__(7946);
// EXTERNAL MODULE: ./lib/stop/plain-text.js
var plain_text = __webpack_require__(2966);
// EXTERNAL MODULE: ./lib/stop/why-broken.js
var why_broken = __webpack_require__(4242);
;// CONCATENATED MODULE: ./lib/stop/gate/run-check.js




const TAIL = 3_000;
/** Runs one check: exit 0 passes. A command that is missing or was killed is an error and says nothing of the change. */
async function runCheck(request, signal) {
    const { name, command, workspace, standIn, sandbox, timeoutMs } = request;
    const place = standIn === undefined ? {} : { standIn };
    const argv = (0,shell_argv/* shellArgv */.$)(command);
    const result = await sandbox.run({
        argv,
        cwd: workspace,
        trust: 'steered',
        timeoutMs,
        signal,
        fresh: true,
        ...place,
    });
    signal.throwIfAborted();
    const output = (0,plain_text/* plainText */.w)(result.output).replaceAll(standIn ?? workspace, workspace);
    const state = stateOf(result, output);
    const { exitCode, durationMs, startError } = result;
    const tail = state === 'passed' ? '' : (0,shorten/* lastPart */.S_)((startError ?? output).trim(), TAIL);
    return { name, command, state, exitCode, durationMs, tail };
}
function stateOf(result, output) {
    if (result.ending === 'timed-out')
        return 'timed-out';
    if (result.ending !== 'exited' || result.exitCode === null || result.exitCode === 137)
        return 'error';
    if (result.exitCode === 0)
        return 'passed';
    return (0,why_broken/* whyBroken */.I)(output, result.exitCode) === undefined ? 'failed' : 'error';
}

;// CONCATENATED MODULE: ./lib/stop/gate/run-checks.js


/** Runs the checks of the settings on the candidate, in their order. A red one is looked at on the start tree, as tests are. */
async function runChecks({ parts, start, candidate, signal }) {
    const results = [];
    for (const check of parts.settings.checks) {
        parts.onStep?.(`Check ${check.name}`);
        const result = await runCheck({ ...parts, ...check }, signal);
        await parts.trees.putBack(candidate);
        const isExcusable = result.state === 'failed' && parts.settings.policy === 'no-new-failures';
        results.push(isExcusable && (await failedBefore(parts, result, start, signal)) ? { ...result, state: 'known' } : result);
    }
    return results;
}
/** Only the very same words excuse, numbers apart: a check has no names to compare. */
async function failedBefore(parts, result, start, signal) {
    const scratch = await parts.trees.scratch(start);
    try {
        const before = await runCheck({ ...parts, ...result, standIn: scratch.folder }, signal);
        const picture = ({ exitCode, tail }) => (0,fingerprint/* fingerprint */.R)({ failures: [], exitCode, tail });
        return before.state === 'failed' && picture(before) === picture(result);
    }
    finally {
        await scratch.remove();
    }
}

;// CONCATENATED MODULE: ./lib/tamper/weigh.js



/**
 * One reading out of two witnesses: the diff, and what the start tree's own tests say of the new code. Green originals
 * clear what the diff could not decide; what is plainly weaker stays, as nobody would notice the next error. Red ones
 * accuse what the diff did not see, unless the request asked for what they contradict.
 */
function weigh({ reading, originals, request }) {
    if (originals === undefined || !originals.ran)
        return reading;
    const findings = originals.green
        ? [
            ...reading.findings.filter(({ unsure, declaredBy }) => unsure !== true || declaredBy !== undefined),
            ...fewer(originals),
        ]
        : [...reading.findings, ...accusations(reading, originals, request)];
    return { verdict: verdictOf(findings), findings };
}
/** The same tests, and fewer of them ran: something keeps them from running. */
function fewer({ startCount, count }) {
    if (startCount === undefined || count === undefined || count >= startCount)
        return [];
    return [
        {
            kind: 'runner-changed',
            file: '',
            what: `of the ${String(startCount)} tests of the start tree only ${String(count)} run on this change.`,
        },
    ];
}
function accusations(reading, { failed }, request) {
    if (failed.length === 0)
        return reading.verdict === 'clean' ? [nameless(request)] : [];
    return failed
        .filter((test) => !reading.findings.some((finding) => isAbout(finding, test)))
        .map((test) => accusation(test, request));
}
/** The reading has said what happened to this test already. */
function isAbout({ test, formerly, file }, failed) {
    const names = [test, formerly].filter((name) => name !== undefined);
    if (names.length === 0)
        return failed.file !== undefined && isSamePath(failed.file, file);
    return names.some((name) => sameName(name, failed.name));
}
function accusation(test, request) {
    const finding = {
        kind: 'expectation-changed',
        file: test.file ?? '',
        test: test.name,
        what: `the test ${JSON.stringify(test.name)} as it was in the start tree fails on this change.`,
        names: weigh_namesIn(test.message ?? ''),
        unsure: true,
    };
    const declaredBy = licenceFor(finding, request) ?? isChangeAsked(finding, request);
    return declaredBy === undefined ? finding : { ...finding, declaredBy };
}
function nameless(request) {
    const finding = {
        kind: 'expectation-changed',
        file: '',
        what: "the start tree's own tests fail on this change.",
    };
    const declaredBy = isChangeAsked(finding, request);
    return declaredBy === undefined ? finding : { ...finding, declaredBy };
}
/** Names in quotes or with brackets: what a runner says is missing. */
function weigh_namesIn(message) {
    return [
        ...message.matchAll(/[`'"“]([\w.$-]{3,40})[`'"”]|\b([A-Za-z_]\w{2,40})\(\)|\b([A-Za-z_]\w{2,40}) is not (?:a function|defined)/g),
    ].flatMap((match) => match.slice(1).filter((name) => name !== undefined));
}
/** Runners write the groups before a name in ways of their own. */
function sameName(one, other) {
    const plain = (name) => name
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
    const [short, long] = [plain(one), plain(other)].sort((first, second) => first.length - second.length);
    if (short === undefined || long === undefined || short === '')
        return false;
    return long === short || long.endsWith(` ${short}`) || long.startsWith(`${short} `);
}
function isSamePath(one, other) {
    return one === other || one.endsWith(`/${other}`) || other.endsWith(`/${one}`);
}

;// CONCATENATED MODULE: ./lib/stop/gate/unloaded.js
/**
 * Failures that are of a whole file or build which could not be loaded, and of no test in it: what it was to judge is
 * elsewhere by now, or called otherwise. They say nothing about the code.
 */
function unloadedIn({ failed, tail }) {
    return failed.filter((one) => isWhole(one) && (one.status === 'error' || MISSING.test(`${one.message ?? ''}\n${tail}`)));
}
function isWhole({ name, file, status }) {
    if (name === file || name === 'build')
        return true;
    if (file === undefined)
        return status === 'error' && PATH.test(name);
    const module = file.replace(/\.\w+$/, '').replaceAll('/', '.');
    return module === name || module.endsWith(`.${name}`);
}
/** A file, or a package by its address. */
const PATH = /^[\w.@-]*(?:\/[\w.@-]+)+$/;
/** Some runners tell of a file that did not load as of a test that failed. */
const MISSING = /ERR_MODULE_NOT_FOUND|Cannot find module|does not provide an export named|\bERR_PACKAGE_PATH_NOT_EXPORTED/;

;// CONCATENATED MODULE: ./lib/stop/gate/second-witness.js


/**
 * The original tests judge the new code: the start tree's versions of all that judges, laid over the candidate, under the
 * start tree's own command. Its word is weighed against the reading of the diff. Asked only where such files changed.
 */
async function askOriginalTests(question) {
    const { parts, runs, command, start, candidate, change, signal } = question;
    const { reading, judging } = change;
    if (judging.length === 0)
        return second_witness_plain(weigh({ reading, request: parts.request }));
    parts.onStep?.('The original tests on the new code');
    const tree = await parts.trees.overlay(candidate, start, judging);
    const run = await runs.apart({ tree, command }, signal);
    const startRun = await startOf(question, run);
    // What was red before excuses only what is red still: what the change made green by changing the test was weakened.
    const still = new Set(runs.knownRun({ tree: candidate, command })?.failures);
    const red = new Set(startRun?.failures.filter((name) => still.has(name)));
    const fresh = run.failures.filter((name) => !red.has(name));
    const unloaded = new Set(unloadedIn(run).map(({ name }) => name));
    const isJudged = fresh.length === 0 || fresh.some((name) => !unloaded.has(name));
    const originals = {
        // What does not even begin, for want of what the change adds to a configuration or moves, has judged nothing.
        ran: run.verdict === 'passed' || (run.verdict === 'failed' && (run.ran ?? run.failures.length) > 0 && isJudged),
        green: run.verdict === 'passed' || (run.verdict === 'failed' && run.failures.length > 0 && fresh.length === 0),
        failed: run.failed.filter(({ name }) => fresh.includes(name) && !unloaded.has(name)),
        ...(startRun?.ran === undefined ? {} : { startCount: startRun.ran }),
        ...(run.ran === undefined ? {} : { count: run.ran }),
    };
    return { ...second_witness_plain(weigh({ reading, originals, request: parts.request })), originals: run };
}
/** How many tests the start tree has, and which of them were red, is asked only where it decides. */
async function startOf({ runs, command, start, change, signal }, originals) {
    const asked = { tree: start, command };
    const decides = change.reading.verdict === 'suspicious' || originals.verdict === 'failed';
    return decides ? runs.apart(asked, signal) : runs.knownRun(asked);
}
/** Findings as they are published: without what only the licence needs. */
function second_witness_plain({ verdict, findings }) {
    return {
        verdict,
        findings: findings.map(({ kind, file, line, test, what, declaredBy }) => ({
            kind,
            file,
            what,
            ...(line === undefined ? {} : { line }),
            ...(test === undefined ? {} : { test }),
            ...(declaredBy === undefined ? {} : { declaredBy }),
        })),
    };
}

;// CONCATENATED MODULE: ./lib/stop/gate/swapped-dependencies.js
/** What says which dependencies there are: with a change of it new ones are to be expected. */
const LOCKS = /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|requirements[^/]*\.txt|(?:poetry|uv|pdm|Pipfile|Gemfile|composer)\.lock|go\.(?:mod|sum))$/;
/**
 * Files that git ignores take part in the run, and in no push: a runner that was replaced among them opens nothing. Where
 * dependencies changed although nothing asks for others, the command has to pass without what is new there, too.
 */
async function swappedDependencies(question) {
    const { parts, runs, command, start, candidate, tests, signal } = question;
    const { trees, dependenciesSince: before } = parts;
    if (before === undefined)
        return [];
    const [file] = await trees.changedDependencies(before);
    if (file === undefined)
        return [];
    if ((await trees.changes(start, candidate)).some(({ path }) => LOCKS.test(path)))
        return [];
    parts.onStep?.('The tests without what was changed among ignored dependencies');
    const run = await runs.apart({ tree: candidate, command, anew: { before } }, signal);
    if (run.verdict === tests.verdict && run.failures.every((name) => tests.failures.includes(name)))
        return [];
    const what = 'dependencies that git ignores were changed during the run, and without that the tests do not pass; what is pushed lacks them.';
    return [{ kind: 'runner-replaced', file, what }];
}

;// CONCATENATED MODULE: ./lib/stop/gate/judge-change.js










/**
 * Judges the workspace as it is against the tree that the work started from, with no loop and no model, and leaves it as it
 * was. Throws only when the signal is aborted or the repository cannot be read.
 */
async function judgeChange(parts, signal) {
    const start = await parts.trees.start();
    const candidate = await parts.trees.snapshot();
    return judgeTrees(parts, new gate_runs/* GateRuns */.o(parts), { start, candidate }, signal);
}
/** The same, with runs that may know something already. */
async function judgeTrees(parts, runs, { start, candidate }, signal) {
    const { command, settings } = parts;
    const nothing = { command, start, candidate, flaky: [], checks: [], leftovers: [], leftBehind: [] };
    if (start === candidate) {
        const tamper = { verdict: 'clean', findings: [] };
        return { verdict: 'unchanged', opens: true, reason: 'Nothing was changed.', ...nothing, tamper };
    }
    // Read while the tests run: it needs the trees only.
    const reading = readChange(parts, start, candidate);
    reading.catch(() => { });
    const asked = command === undefined ? undefined : { tree: candidate, command };
    const judged = asked && (await runs.here(asked, signal)).judged;
    const tests = judged?.run;
    const change = await reading;
    const trees = { parts, runs, start, candidate, change, signal };
    const red = judged?.run.verdict === 'failed' ? await judgeRed(trees, judged) : GREEN;
    const isOpen = tests?.verdict === 'passed' || red.excused || red.flaky.length > 0 || command === undefined;
    const weighed = isOpen && command !== undefined ? await askOriginalTests({ ...trees, command }) : second_witness_plain(change.reading);
    const swapped = isOpen && tests !== undefined && command !== undefined
        ? await swappedDependencies({ ...trees, command, tests })
        : [];
    const accused = [...change.protected, ...swapped];
    const witnessed = accused.length === 0 ? weighed : { ...weighed, verdict: 'suspicious', findings: [...accused, ...weighed.findings] };
    const tamper = isOpen && command !== undefined ? await hearJudge({ ...trees, command }, witnessed) : witnessed;
    const isClean = isOpen && tamper.verdict !== 'suspicious';
    const checks = isClean ? await runChecks(trees) : [];
    const facts = {
        command,
        declaredNone: parts.declaredNone === true,
        settings,
        tamper,
        checks,
        leftovers: change.leftovers,
    };
    const decision = (0,decide_verdict/* decideVerdict */.A)({ ...facts, ...red, ...(tests === undefined ? {} : { tests }) });
    const fix = decision.opens && tests !== undefined && command !== undefined
        ? await proveFix({ ...trees, command, run: tests })
        : undefined;
    return {
        ...decision,
        ...nothing,
        ...(tests === undefined ? {} : { tests }),
        ...(red.baseline === undefined ? {} : { baseline: red.baseline }),
        flaky: red.flaky,
        tamper,
        ...(fix === undefined ? {} : { fix }),
        checks,
        leftovers: change.leftovers,
        leftBehind: judged?.leftBehind ?? [],
    };
}
const GREEN = { excused: false, flaky: [] };
/** Was it red before, or is it red by chance? Asked in this order, for the start tree is run once and reruns are not. */
async function judgeRed({ parts, runs, start, candidate, change, signal }, { run: tests, startedAt }) {
    const { command } = tests;
    let baseline;
    if (parts.settings.policy === 'no-new-failures') {
        parts.onStep?.('The tests on the start tree');
        const run = await runs.apart({ tree: start, command }, signal);
        const { known, fresh, excused } = compareRuns({
            run: tests,
            baseline: run,
            request: parts.request,
            mayRunFewer: change.judging.length > 0,
        });
        baseline = { run, known, fresh };
        if (excused)
            return { baseline, excused, flaky: [] };
    }
    const suspects = baseline?.fresh ?? tests.failures;
    const excused = baseline?.known ?? [];
    const alone = suspects.length === 0
        ? undefined
        : parts.narrow?.(command, { failed: tests.failed.filter(({ name }) => suspects.includes(name)) });
    parts.onStep?.('The red tests once more');
    const flaky = await rerunRed(runs, { tree: candidate, command, run: tests, suspects, excused, alone, startedAt }, signal);
    return { ...(baseline === undefined ? {} : { baseline }), excused: false, flaky: flaky ?? [] };
}


/***/ }),

/***/ 2966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ plainText)
/* harmony export */ });
// eslint-disable-next-line no-control-regex
const ESCAPES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\-_])/g;
/** Terminal output as a person would read it: no colours, line ends as \n, a redrawn line only in its last form. */
function plainText(output) {
    return output
        .replace(ESCAPES, '')
        .replace(/\r+\n/g, '\n')
        .replace(/^.*\r(?=[^\n])/gm, '')
        .replaceAll('\r', '');
}


/***/ }),

/***/ 4242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ whyBroken),
/* harmony export */   O: () => (/* binding */ whyExhausted)
/* harmony export */ });
/** Signs that the command itself is missing or wrong, so that its exit code says nothing about the tests. */
const SIGNS = [
    [/^npm (?:ERR!|error) Missing script/m, 'package.json has no such script'],
    [
        /(?:error Command "[^"]+" not found|ERR_PNPM_NO_SCRIPT|Couldn't find a script named|Script not found)/,
        'no such script',
    ],
    [/^npm (?:ERR!|error) could not determine executable to run/m, 'the test runner is not installed'],
    [
        /^npm (?:ERR!|error) (?:code (?:ENOTCACHED|E404|EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ETIMEDOUT)$|npx canceled due to missing packages)/m,
        'a package that it runs is not installed, and could not be fetched',
    ],
    [
        /^\[ERROR\] .*(?:in offline mode|Non-resolvable (?:parent POM|import POM)|dependencies could not be resolved|Could not resolve dependencies)/m,
        'a plugin or dependency is not installed, and could not be fetched',
    ],
    [/^error: no matching package named .*(?:\n.*)*offline was specified/m, 'a dependency is not installed'],
    [/^make: \*\*\* No rule to make target/m, 'the Makefile has no such target'],
    [/^make: \*\*\* No targets specified and no makefile found/m, 'there is no Makefile'],
    [/^make: .*: (?:No such file or directory|Command not found)$/m, 'a program that the Makefile calls is missing'],
    [/^● (?:Validation|Multiple configurations) ?(?:Error|found)?:?/m, 'the configuration of the runner is wrong'],
    [/^\S*python[\d.]*: No module named /m, 'the test runner is not installed'],
    [/^ERROR: (?:file or directory not found: |usage: )/m, 'the arguments of the command are wrong'],
    [/^go: (?:cannot find main module|go\.mod file not found)/m, 'there is no Go module here'],
    [/directory prefix \. does not contain (?:main module|modules listed in go\.work)/, 'there is no Go module here'],
    [/^error: could not find `Cargo\.toml`/m, 'there is no Cargo.toml here'],
    [/^error: rustup could not choose a version/m, 'no Rust toolchain is set up'],
    [/^error: no such (?:sub)?command: /m, 'the test runner is not installed'],
    [/^(?:\/\S*\/)?(?:ba|da|z|k)?sh: .*: (?:command )?not found$/m, 'a command was not found'],
    [/^(?:\/\S*\/)?(?:ba|da|z|k)?sh: .*: Permission denied$/m, 'a file may not be executed'],
];
const EXITS = new Map([
    [126, 'the command may not be executed (exit code 126)'],
    [127, 'a command was not found (exit code 127)'],
]);
/** Why the command did not get as far as running tests, or undefined when nothing says so. */
function whyBroken(output, exitCode) {
    if (exitCode === null || exitCode === 0)
        return undefined;
    return EXITS.get(exitCode) ?? SIGNS.find(([sign]) => sign.test(output))?.[1];
}
/** What the machine ran out of; tests that are red for that are no failures of theirs. */
const EXHAUSTED = [
    [/\bNo space left on device\b|\bENOSPC\b/, 'the disk is full'],
    [
        /^(?:FATAL ERROR: .*JavaScript heap out of memory|.*: Cannot allocate memory$|memory allocation of \d+ bytes failed)/m,
        'there was not enough memory',
    ],
];
function whyExhausted(output, exitCode) {
    if (exitCode === 0)
        return undefined;
    return EXHAUSTED.find(([sign]) => sign.test(output))?.[1];
}


/***/ })

};
