export const id = 2012;
export const ids = [2012,8167];
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

/***/ 8167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JAVA: () => (/* binding */ JAVA),
/* harmony export */   KOTLIN: () => (/* binding */ KOTLIN)
/* harmony export */ });
/* harmony import */ var _tests_as_structure_tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(638);

const SKIP = [
    /@(?:\w+\.)*(?:Disabled|Ignore|Ignored|PendingFeature)\b(?:\("[^"]*"\))?/,
    /@(?:\w+\.)*(?:Disabled|Enabled)(?:On\w+|If\w*|For\w+)\(([^@]*?)\)(?=@|\w| )/,
    /@(?:\w+\.)*Test\([^)]*\benabled=false/,
];
/** JUnit 3 to 5 and TestNG, with AssertJ, Hamcrest and Truth. */
const JAVA = {
    name: 'java',
    lexicon: { comments: _tests_as_structure_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .SLASH_COMMENTS */ .n5, strings: [/"""[\s\S]*?"""/y, ..._tests_as_structure_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTED */ .jB], word: _tests_as_structure_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .NAME */ .o_ },
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


/***/ }),

/***/ 9631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ judgeChange),
  judgeTrees: () => (/* binding */ judgeTrees)
});

// EXTERNAL MODULE: ./lib/stop/gate/decide-verdict.js
var decide_verdict = __webpack_require__(7052);
// EXTERNAL MODULE: ./lib/stop/gate/gate-runs.js
var gate_runs = __webpack_require__(5242);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/ecosystems/index.js + 68 modules
var ecosystems = __webpack_require__(6910);
;// CONCATENATED MODULE: ./lib/ecosystems/test-paths.js

/** Folders that hold tests or what tests compare with, wherever they lie. */
const TEST_FOLDER = /(?:^|\/)(?:tests?|__tests?__|[\w.]*(?:Unit|Integration)?Tests?|[a-z][\w.]*[-._]tests?|e2e|cypress|androidTest|testFixtures|integration[-_]tests?|test[-_](?:support|helpers?|utils?))\//;
/** Folders that hold tests only where they lie at the top of a project or of one of its packages. */
const TOP_FOLDER = /^(?:(?:packages|apps|libs|crates|modules|services)\/[^/]+\/)?(?:specs?|t|xt|features|it)\//;
/** What tests compare with, or take their input from. */
const TEST_DATA = /(?:^|\/)(?:test[-_]?data|(?:__)?fixtures?(?:__)?|__snapshots__|__mocks__|__image_snapshots__|snapshots|goldens?|golden[-_]files)\/|\.snap$|\.golden$|\.(?:approved|verified|received)\.\w+$|\.ambr$|\.feature$/;
/** File names by which runners find tests, and the names of what they read round them. */
const TEST_NAME = ecosystems/* ECOSYSTEMS */.S.flatMap(({ testFiles }) => testFiles);
/** Whether the path is a test, or data of tests, by the names that runners and people use. */
function isTestPath(path) {
    return (TEST_FOLDER.test(path) || TOP_FOLDER.test(path) || TEST_DATA.test(path) || TEST_NAME.some((name) => name.test(path)));
}

;// CONCATENATED MODULE: ./lib/ecosystems/languages.js


/** Every language whose tests are read as structure. */
const LANGUAGES = ecosystems/* ECOSYSTEMS */.S.flatMap((ecosystem) => {
    const { name, structure } = ecosystem;
    if (structure === 'unread')
        return [];
    const { readable, tests, inSource, around } = structure;
    const isOwn = (path) => hasEnding(ecosystem, path) && readable?.test(path) !== false;
    return [
        {
            name,
            isTestFile: (path) => isOwn(path) && tests?.test(path) !== false && (inSource === true || isTestPath(path)),
            isSource: (path) => isOwn(path) && (around === true || !isTestPath(path)),
            read: (text, path) => structure.read(text, path, isTestPath(path)),
        },
    ];
});
/** The ecosystem that the file belongs to by its ending. */
function ecosystemOf(path) {
    return ecosystems/* ECOSYSTEMS */.S.find((ecosystem) => hasEnding(ecosystem, path));
}
/** Whether the file is program text in any language that is known, and no word to the tools that build and test it. */
function isProgramText(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return (ecosystemOf(path) !== undefined &&
        !ecosystems/* ECOSYSTEMS */.S.some(({ judgingFiles }) => judgingFiles.some((pattern) => pattern.test(name))));
}
/** The name of the language of a test file whose tests nobody reads, so that they can only be counted. */
function unreadLanguage(path) {
    const named = ecosystems/* ECOSYSTEMS */.S.find(({ testFiles }) => testFiles.some((name) => name.test(path)));
    const ecosystem = isTestPath(path) ? (ecosystemOf(path) ?? named) : undefined;
    if (ecosystem === undefined)
        return undefined;
    const { name, structure } = ecosystem;
    return structure === 'unread' || structure.readable?.test(path) === false ? name : undefined;
}
function hasEnding({ endings }, path) {
    return endings.includes(path.slice(path.lastIndexOf('.') + 1));
}

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

// EXTERNAL MODULE: ./lib/stop/missing.js
var stop_missing = __webpack_require__(8044);
// EXTERNAL MODULE: ./lib/stop/gate/asks-for.js
var asks_for = __webpack_require__(5960);
// EXTERNAL MODULE: ./lib/stop/gate/fingerprint.js
var fingerprint = __webpack_require__(6722);
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

;// CONCATENATED MODULE: ./lib/stop/gate/compare-runs.js



/**
 * A red run against the start tree, by name. Where no names are told nothing is excused, and where some are missing only the
 * very same picture is: what is not known may be new. A run in which nothing passed proves nothing, and what could not be loaded or
 * reached was not judged at all. A failure that says something else now was reached by the change; one that the request could be
 * about, or that the change comes near to, was perhaps to be mended.
 */
function compareRuns(runs) {
    const { run, baseline, request, touched, lacking, unmended, mayRunFewer } = runs;
    const before = new Set(baseline.failures);
    const unloaded = new Set(unloadedIn(run).map(({ name }) => name));
    const somePassed = (run.counts?.passed ?? runs.passed ?? 0) > 0;
    const isKnown = (name) => !unmended &&
        before.has(name) &&
        !unloaded.has(name) &&
        !lacking.has(name) &&
        !touched.has(name) &&
        !(0,asks_for/* asksFor */.e)(request, name, fileOf(run, name)) &&
        saysTheSame(name, run, baseline);
    const known = run.failures.filter(isKnown);
    if (!somePassed && known.length === run.failures.length)
        return { known: [], fresh: run.failures, excused: false };
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

;// CONCATENATED MODULE: ./lib/stop/gate/lacking.js


const NO_LACK = { missing: [], failures: new Set() };
/** What failures say was not there or not reached, before the change and after it. */
function lackIn({ run, baseline, texts }) {
    const before = new Set([...baseline.failed.map(({ message = '' }) => message), baseline.tail].flatMap(keysIn));
    const isOld = (one) => before.has(keyOf(one));
    const all = wordsOfAll(run);
    if (run.failed.length === 0) {
        const missing = nonePassed(run) ? (0,stop_missing/* missingIn */.E)(all).filter(isOld) : [];
        return { missing, failures: new Set() };
    }
    const unloaded = new Set(unloadedIn(run));
    const red = new Set(baseline.failures);
    const found = run.failed.map((one) => {
        // A file that does not load is told of in few words, and the output has the others.
        const said = (0,stop_missing/* missingIn */.E)(unloaded.has(one) || isBare(one) ? `${one.message ?? ''}\n${all}` : (one.message ?? '')).filter(isOld);
        if (said.length > 0 || !red.has(one.name))
            return { one, missing: said };
        // What a test reads, the job has and commands do not get is missing, though the message may not say so.
        const read = (run.withheld ?? []).filter((name) => reads(texts.get(one.file ?? '') ?? '', name));
        return { one, missing: read.map((name) => ({ kind: 'variable', name })) };
    });
    const lacking = found.filter(({ missing }) => missing.length > 0);
    const byKey = new Map(lacking.flatMap(({ missing }) => missing.map((one) => [keyOf(one), one])));
    return { missing: [...byKey.values()], failures: new Set(lacking.map(({ one }) => one.name)) };
}
/** Where it matters at all whether the start tree lacks the same. */
function speaksOfLack(run) {
    return (0,stop_missing/* missingIn */.E)(wordsOfAll(run)).length > 0;
}
function wordsOfAll({ failed, tail }) {
    return [...failed.map(({ message = '' }) => message), tail].join('\n');
}
function nonePassed({ counts }) {
    return (counts?.passed ?? 0) === 0;
}
function isBare({ message = '' }) {
    return /^(?:['"]?(?:test failed|\d+ subtests? failed|test did not finish before its parent and was cancelled|failed running (?:before|after) ?(?:each)? hook)['"]?)?$/i.test(message.trim());
}
function keysIn(text) {
    return (0,stop_missing/* missingIn */.E)(text).map(keyOf);
}
/** Ports that were free are others each time. */
function keyOf({ kind, name }) {
    return `${kind} ${name}`;
}
function reads(text, variable) {
    return new RegExp(`(?<![\\w])${variable}(?![\\w])`).test(text);
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
    return ecosystemOf(path) !== undefined;
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
    const again = (line) => runs.apart({ tree, command: line, anew: true }, signal);
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

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/stop/gate/words.js
var words = __webpack_require__(9959);
;// CONCATENATED MODULE: ./lib/stop/gate/touched.js


/**
 * Names of failures in a file or unit that the change touches: their own file is changed, or they name, import or are called
 * after a file that is. What a change comes near to it may have been made for, and is no longer an old failure alone.
 */
async function touchedFailures(question) {
    const { failed, changed, paths, read } = question;
    const homes = new Map(failed.map((one) => [one, filesOf(one, paths)]));
    const texts = new Map(await read([...new Set([...homes.values()].flat())].slice(0, MOST_FILES)));
    const through = paths.filter((path) => GENERIC.test(stemOf(path)) && [...texts.values()].some((text) => mentions(text, path)));
    const gates = await read(through.slice(0, MOST_FILES));
    const touched = failed.filter((one) => {
        const files = homes.get(one) ?? [];
        const own = files.flatMap((file) => texts.get(file) ?? []);
        const passed = [...gates].filter(([path]) => own.some((text) => mentions(text, path))).map(([, text]) => text);
        return changed.some((path) => isNear(path, one, files) || [...own, ...passed].some((text) => mentions(text, path)));
    });
    return new Set(touched.map(({ name }) => name));
}
const MOST_FILES = 50;
/** They stand for the folder that they lie in. */
const GENERIC = /^(?:index|main|mod|lib|__init__|init)$/;
/** The files that a failure may lie in: the one that is told, else those of whose module or class its name speaks. */
function filesOf({ name, file }, paths) {
    const ends = (wanted) => paths.filter((path) => path === wanted || path.endsWith(`/${wanted}`));
    const told = file === undefined ? [] : ends(file.replace(/^\.\//, ''));
    if (told.length > 0)
        return told;
    const words = new Set(name.match(/[\w-]+/g)?.map(plain));
    const named = paths.filter((path) => TEST_WORD.test(stemOf(path)) && words.has(plain(stemOf(path))));
    return named.length === 0 && file !== undefined ? [file] : named;
}
function isNear(path, { name, message = '' }, files) {
    if (files.includes(path))
        return true;
    const stem = stemOf(path);
    if (message.includes(path) || new RegExp(`(?<![\\w.-])${escaped((0,external_node_path_.basename)(path))}(?![\\w.-])`).test(message))
        return true;
    const unit = plain(GENERIC.test(stem) ? (0,external_node_path_.basename)((0,external_node_path_.dirname)(path)) : stem);
    if (files.some((file) => withoutTest(stemOf(file)) === unit || (isGo(file, path) && (0,external_node_path_.dirname)(file) === (0,external_node_path_.dirname)(path))))
        return true;
    return !GENERIC.test(stem) && (0,words/* sharesWord */.l)((0,words/* wordsOf */.Z)(stem, 'request'), (0,words/* wordsOf */.Z)(name, 'name'));
}
/** The files of a folder are one unit there, and import nothing of each other. */
function isGo(file, path) {
    return file.endsWith('.go') && path.endsWith('.go');
}
const IMPORT = /\b(?:import|from|require\w*|include\w*|use|using|alias|load\w*|source|open|read\w*|exec\w*|spawn\w*|mod)\b|^\s*[.#]|["'`]/;
/** Does a text bring in that file, by name? A name in capitals counts wherever it stands: classes of one package need no import. */
function mentions(text, path) {
    const stem = stemOf(path);
    if (GENERIC.test(stem)) {
        const folder = (0,external_node_path_.basename)((0,external_node_path_.dirname)(path));
        if (/["'`](?:\.{1,2}\/)*\.{1,2}\/?["'`]/.test(text))
            return true;
        return touched_words(text).has(plain(stem)) || (folder !== '.' && touched_words(text).has(plain(folder)));
    }
    return touched_words(text).has(plain(stem)) || (/^[A-Z]/.test(stem) && new RegExp(`\\b${escaped(stem)}\\b`).test(text));
}
function touched_words(text) {
    const lines = text.split('\n').filter((line) => IMPORT.test(line));
    return new Set(lines.flatMap((line) => line.match(/[\w-]+/g)?.map(plain) ?? []));
}
const TEST_WORD = /(?:^|[._-])(?:tests?|specs?|it)(?:[._-]|$)|^Tests?(?=[A-Z])|(?:Tests?|Specs?|TestCase|IT)$/;
/** "test_calc", "calc.test", "CalcTest": calc. */
function withoutTest(stem) {
    return plain(stem.replace(TEST_WORD, ''));
}
function plain(text) {
    return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
/** Without folder and without what follows the name: "cart.test" of "test/cart.test.js". */
function stemOf(path) {
    return (0,external_node_path_.basename)(path).replace(/\.\w+$/, '');
}
function escaped(text) {
    return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

;// CONCATENATED MODULE: ./lib/stop/gate/judge-red.js







const GREEN = { excused: false, flaky: [] };
/** Was it red before, or is it red by chance? Asked in this order, for the start tree is run once and reruns are not. */
async function judgeRed(question, { run: tests }) {
    const { parts, runs, start, candidate, signal } = question;
    const { command } = tests;
    const excuses = parts.settings.policy === 'no-new-failures';
    let baseline;
    let lacking;
    if (excuses || speaksOfLack(tests)) {
        parts.onStep?.('The tests on the start tree');
        const run = await runs.apart({ tree: start, command }, signal);
        const lack = run.verdict === 'failed' ? await lackOf(question, tests, run) : NO_LACK;
        const { known, fresh, excused } = excuses
            ? await compared(question, tests, run, lack)
            : { known: [], fresh: tests.failures, excused: false };
        if (excuses)
            baseline = { run, known, fresh };
        if (excused && baseline !== undefined)
            return { baseline, excused, flaky: [] };
        if (lack.missing.length > 0)
            lacking = (0,stop_missing/* missingWords */.y)(lack.missing);
        // Where nothing passed either, what some say they lack is what all lack.
        const old = tests.counts?.passed === 0 ? new Set(run.failures) : lack.failures;
        if (lacking !== undefined && fresh.every((name) => lack.failures.has(name) || old.has(name)))
            return { ...(baseline && { baseline }), excused: false, flaky: [], lacking, judgedNothing: true };
    }
    const suspects = baseline?.fresh ?? tests.failures;
    const known = baseline?.known ?? [];
    const alone = suspects.length === 0
        ? undefined
        : parts.narrow?.(command, { failed: tests.failed.filter(({ name }) => suspects.includes(name)) });
    parts.onStep?.('The red tests once more');
    const flaky = await rerunRed(runs, { tree: candidate, command, run: tests, suspects, excused: known, alone }, signal);
    const old = new Set(baseline?.run.failures);
    const unexcused = suspects.filter((name) => old.has(name));
    return {
        ...(baseline && { baseline }),
        excused: false,
        flaky: flaky ?? [],
        unexcused,
        ...(lacking === undefined ? {} : { lacking }),
    };
}
async function compared(question, run, baseline, lack) {
    const { parts, change, candidate } = question;
    const { request, trees } = parts;
    const old = new Set(baseline.failures);
    const facts = { run, baseline, request, lacking: lack.failures, mayRunFewer: change.judging.length > 0 };
    const none = { ...facts, touched: new Set(), unmended: false };
    const passed = run.counts === undefined ? await countAloud(question) : undefined;
    const asked = { ...none, ...(passed === undefined ? {} : { passed }) };
    // What is costly to find out is asked for what would be excused without it.
    if (compareRuns(asked).known.length === 0)
        return compareRuns(asked);
    const touched = await touchedFailures({
        failed: run.failed.filter(({ name }) => old.has(name)),
        changed: change.changed.map(({ path }) => path),
        paths: await trees.list(candidate),
        read: (paths) => textsOf(question, paths),
    });
    const mended = baseline.failures.some((name) => !run.failures.includes(name));
    const unmended = (0,asks_for/* asksForFix */.l)(request) && !mended && !(await isProven(question, run));
    return compareRuns({ ...asked, touched, unmended });
}
/** A test of the change that fails without it shows what was mended. */
async function isProven(question, run) {
    const fix = await proveFix({ ...question, command: run.command, run });
    return fix?.onStart === 'fails' && fix.failing.some((name) => !run.failures.includes(name));
}
/** Go names what is red only; asked to, it names all. */
async function countAloud({ parts, runs, candidate, signal }) {
    const { command = '' } = parts;
    if (!/\bgo test\b/.test(command) || /\s-(?:v|json)\b/.test(command))
        return undefined;
    const aloud = command.replace(/\bgo test\b/, 'go test -v');
    return (await runs.apart({ tree: candidate, command: aloud }, signal)).counts?.passed;
}
async function lackOf(question, run, baseline) {
    const { parts, candidate } = question;
    const told = [...new Set(run.failed.flatMap(({ file }) => file ?? []))];
    const paths = (run.withheld ?? []).length === 0 || told.length === 0 ? [] : await parts.trees.list(candidate);
    const wanted = told.flatMap((file) => paths.filter((path) => path === file || path.endsWith(`/${file}`)).slice(0, 1));
    const texts = await textsOf(question, wanted);
    const byFile = new Map(told.flatMap((file) => {
        const text = texts.get(wanted.find((path) => path === file || path.endsWith(`/${file}`)) ?? '');
        return text === undefined ? [] : [[file, text]];
    }));
    return lackIn({ run, baseline, texts: byFile });
}
const LARGEST_TEXT = 256 * 1024;
async function textsOf({ parts, candidate }, paths) {
    const read = await parts.trees.read(candidate, paths, LARGEST_TEXT);
    return new Map([...read].flatMap(([path, bytes]) => (bytes === undefined ? [] : [[path, bytes.toString('utf8')]])));
}

// EXTERNAL MODULE: ./lib/text/glob-pattern.js
var glob_pattern = __webpack_require__(4586);
;// CONCATENATED MODULE: ./lib/tamper/judging-files.js



/** What says how tests are found, run, measured and reported. Whole names, at any depth. */
const CONFIGURATION = [
    ...ecosystems/* ECOSYSTEMS */.S.flatMap((ecosystem) => ecosystem.judgingFiles),
    // Words of any project for what its tests are
    /^(?:justfile|\.justfile|Justfile|Taskfile\.ya?ml)$/,
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

;// CONCATENATED MODULE: ./lib/tamper/compare/literals.js
/** Values that stand in a printed expression. */
function literalsIn(text) {
    return [...text.matchAll(/"((?:[^"\\]|\\.)*)"|(?<![\w.])-?\d+(?:\.\d+)?/g)].map((match) => match[1] ?? match[0]);
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
const RANK = { always: 0, presence: 1, loose: 2, exact: 3 };

;// CONCATENATED MODULE: ./lib/tamper/compare/implied.js


/** Input and expectation grew together: more is checked. */
function isWider(assertion, other) {
    return (other.matcher === assertion.matcher &&
        isWidened(assertion.subject, other.subject) &&
        (assertion.expected === undefined || isWidened(assertion.expected, other.expected ?? '')) &&
        RANK[other.strength] >= RANK[assertion.strength]);
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

// EXTERNAL MODULE: ./lib/ecosystems/calls-in.js
var calls_in = __webpack_require__(4546);
;// CONCATENATED MODULE: ./lib/tamper/compare/renames.js
const RENAME = /\brenam(?:e|ing)\s+(?:the\s+)?(?:\w+\s+)?[`'"]?([A-Za-z_$][\w$]*)(?:\(\))?[`'"]?\s+(?:to|into|as|→|->|=>)\s+[`'"]?([A-Za-z_$][\w$]*)/gi;
/** Names that the request renames: what was checked under the old one is looked for under the new one. */
function renamesIn(request) {
    return [...request.matchAll(RENAME)].map(([, old = '', now = '']) => [old, now]);
}
function withNewNames(text, renames) {
    return renames.reduce((even, [old, now]) => even.replace(new RegExp(`(?<![\\w$])${old.replaceAll('$', '\\$')}(?![\\w$])`, 'g'), now), text);
}
/** Names that stand alone: not called, not looked up in something, not in a text. */
const TOKEN = /"(?:[^"\\]|\\.)*"|(?<![.\w$@])[A-Za-z_$][\w$]*(?!\w|\s*\()|./gs;
/** Whether one text is the other with names changed, which `before` has nowhere afterwards, and `after` had nowhere before. */
function renaming(before, after) {
    let names;
    return (was, is) => {
        if (was === is)
            return true;
        const [one, other] = [was.match(TOKEN) ?? [], is.match(TOKEN) ?? []];
        if (one.length !== other.length)
            return false;
        names ??= { old: wordsOf(before), now: wordsOf(after) };
        const given = new Map();
        for (const [at, token] of one.entries()) {
            const next = other[at] ?? '';
            if (token === next)
                continue;
            const isName = /^[A-Za-z_$]/.test(token) && /^[A-Za-z_$]/.test(next);
            if (!isName || names.now.has(token) || names.old.has(next) || (given.get(token) ?? next) !== next)
                return false;
            given.set(token, next);
        }
        return true;
    };
}
/** The text with every such name as one sign: what is not the same here is no renaming. */
function withoutNames(text) {
    return text.replace(TOKEN, (token) => (/^[A-Za-z_$]/.test(token) ? '$' : token));
}
function wordsOf(texts) {
    return new Set(texts.flatMap((text) => text.match(/[A-Za-z_$][\w$]*/g) ?? []));
}

;// CONCATENATED MODULE: ./lib/tamper/compare/compare-assertions.js





/** What a test checked and does not check any more, or less strictly, counted in this test alone. */
function lostChecks(start, final, { spare, data }) {
    const { lost, news } = unpaired(start.assertions, final.assertions);
    const losses = [];
    const missing = [];
    for (const assertion of lost) {
        const other = partnerOf(assertion, news);
        if (other === undefined)
            missing.push(assertion);
        else {
            news.splice(news.indexOf(other), 1);
            const loss = other.text === assertion.text ? bent(assertion, other) : changedExpectation(assertion, other);
            if (loss !== undefined)
                losses.push({ names: (0,calls_in/* callsIn */.T)(assertion.subject), ...loss });
        }
    }
    const all = final.assertions.filter(compare_assertions_isLive);
    const isRenamed = renamingIn(start, final);
    const open = missing.filter((assertion) => !take(news, (other) => isRenamed(assertion.text, other.text) || isQualifiedFurther(assertion, other)) &&
        !isSettled(assertion, final) &&
        !(all.length > 0 && isIn(data, assertion)) &&
        !all.some((other) => isWider(assertion, other) || isImplied(assertion, other)) &&
        !spare.take(assertion));
    return [...losses, ...gone(open, news, { start, final })];
}
/** Takes out the first that fits. */
function take(from, fits) {
    const at = from.findIndex(fits);
    if (at !== -1)
        from.splice(at, 1);
    return at !== -1;
}
function isIn(data, { text }) {
    const values = literalsIn(text);
    return values.length > 0 && data.some((one) => values.every((value) => one.includes(value)));
}
/** The same call by the longer name of a module that moved: Sq::sq(3), and now My::Sq::sq(3). */
function isQualifiedFurther(assertion, { subject, matcher, expected, strength }) {
    if (!/^\w+(?:::|\.)\w/.test(assertion.subject) || !subject.endsWith(assertion.subject))
        return false;
    const isSame = matcher === assertion.matcher && expected === assertion.expected && strength === assertion.strength;
    return isSame && /^(?:\w+(?:::|\.))+$/.test(subject.slice(0, -assertion.subject.length));
}
/** Each assertion against one of the same words that is as strict; what is left of both sides. */
function unpaired(starts, finals) {
    const byText = new Map();
    for (const one of finals)
        byText.set(one.text, [...(byText.get(one.text) ?? []), one]);
    const lost = starts.filter(compare_assertions_isLive).filter((assertion) => {
        const same = byText.get(assertion.text) ?? [];
        const at = same.findIndex((other) => isAsStrict(assertion, other));
        if (at !== -1)
            same.splice(at, 1);
        return at === -1;
    });
    return { lost, news: [...byText.values()].flat() };
}
function compare_assertions_isLive({ strength }) {
    return strength !== 'always';
}
/** Under the same condition or none, and no further off. */
function isAsStrict(assertion, other) {
    return ((other.guard === undefined || other.guard === assertion.guard) &&
        (other.tolerance ?? 0) <= (assertion.tolerance ?? Number.POSITIVE_INFINITY) &&
        RANK[other.strength] >= RANK[assertion.strength]);
}
/** What became of it: the same words with more room, or something else about the same value. */
function partnerOf(assertion, news) {
    return (news.find(({ text }) => text === assertion.text) ??
        [...news.filter(({ subject }) => subject === assertion.subject)].sort((one, other) => RANK[other.strength] - RANK[one.strength])[0]);
}
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
    if (!compare_assertions_isLive(other))
        return {
            kind: 'always-true',
            what: `${quoted(other.text)} cannot fail; it was ${quoted(assertion.text)}.`,
            ...values,
        };
    if (comparesWithItself(other) || RANK[other.strength] < RANK[assertion.strength])
        return {
            kind: 'assertion-weakened',
            what: `${quoted(other.text)} says less than ${quoted(assertion.text)}.`,
            ...values,
        };
    const fails = ({ matcher }) => /throw|raise|reject|panic/i.test(matcher);
    // To fail where a value was expected is another expectation, however strict.
    if (RANK[other.strength] > RANK[assertion.strength] && fails(other) === fails(assertion))
        return undefined;
    const [was, is] = [assertion.expected ?? '', other.expected ?? ''];
    const isSearch = /^(throws|contains|matches)$/.test(assertion.matcher) && other.matcher === assertion.matcher;
    // Of just this kind, and with a message.
    const made = /^new (\w+)\((.*)\)$/.exec(is)?.slice(1);
    if (isSearch && (isNarrower(was, is) || made?.includes(was) === true || plainPattern(is) === plainPattern(was)))
        return undefined;
    // Of errors to fail with, more are less strict.
    if (!(assertion.matcher === 'throws' && is.startsWith('[')) &&
        other.matcher === assertion.matcher &&
        isWidened(was, is))
        return undefined;
    return {
        kind: 'expectation-changed',
        what: `${quoted(other.subject)} is now expected to be ${quoted(other.text)}, and was ${quoted(assertion.text)}.`,
        ...values,
    };
}
/** A pattern without signs finds what the text finds. */
function plainPattern(text) {
    const plain = /^\/([\w ,:'-]+)\/$/.exec(text)?.[1];
    return plain === undefined ? text : JSON.stringify(plain);
}
function comparesWithItself({ expected, subject }) {
    return expected !== undefined && (0,calls_in/* callsIn */.T)(expected).some((name) => (0,calls_in/* callsIn */.T)(subject).includes(name));
}
/** Whether one text is the other with local names of the test changed throughout. */
function renamingIn(start, final) {
    const textsOf = ({ assertions, statements }) => [...assertions, ...statements].map(({ text }) => text);
    return renaming(textsOf(start), textsOf(final));
}
/** Checks with no partner: fewer than there were, or others in their place. */
function gone(missing, news, { start, final }) {
    const [first] = missing;
    if (first === undefined)
        return [];
    const others = news.filter(compare_assertions_isLive);
    const names = [...new Set(missing.flatMap(({ subject }) => (0,calls_in/* callsIn */.T)(subject)))];
    const at = { line: final.line, names, was: first.text };
    const [empty] = news;
    if (!final.assertions.some(compare_assertions_isLive))
        return [
            empty === undefined
                ? {
                    kind: 'test-emptied',
                    what: `it no longer checks anything; it checked ${listed(missing)}.`,
                    ...at,
                    ...(isHandedOver(start, final) ? { unsure: true } : {}),
                }
                : { kind: 'always-true', what: `${quoted(empty.text)} cannot fail; it was ${quoted(first.text)}.`, ...at },
        ];
    const fewer = missing.length - others.length;
    if (fewer > 0)
        return [
            {
                kind: 'assertion-removed',
                what: `${fewer === 1 ? 'one assertion' : `${String(fewer)} assertions`} fewer: ${listed(missing)}.`,
                ...at,
            },
        ];
    return missing.map((assertion, index) => {
        const other = others.find(({ expected }) => expected !== undefined && expected === assertion.expected) ?? others[index];
        const isInput = other?.expected !== undefined && other.expected === assertion.expected;
        return {
            kind: isInput ? 'input-changed' : 'assertion-weakened',
            what: `${quoted(assertion.text)} made place for ${quoted(other?.text ?? '')}.`,
            names,
            line: other?.line ?? final.line,
            was: assertion.text,
            ...(other === undefined ? {} : { is: other.text }),
            // The same value of the same call, with something round it.
            ...(isInput && other?.subject.includes(callOf(assertion)) === true ? { weight: 'told' } : {}),
        };
    });
}
function callOf({ subject }) {
    return subject.replace(/^await /, '').replace(/\[\d+\]$/, '');
}
const CHECKS = /assert|expect|check|verif|should|ensure|must|match|compare|test|run/i;
/** A statement that is new calls something which may check in its place. */
function isHandedOver(start, final) {
    const before = new Set(start.statements.map(({ text }) => text));
    return final.statements.some(({ text }) => !before.has(text) && (0,calls_in/* callsIn */.T)(text).some((name) => CHECKS.test(name)));
}
function listed(assertions) {
    const shown = assertions.slice(0, 3).map(({ text }) => quoted(text));
    return assertions.length > 3 ? `${shown.join('; ')} and ${String(assertions.length - 3)} more` : shown.join('; ');
}
function quoted(text) {
    return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}

;// CONCATENATED MODULE: ./lib/tamper/compare/compare-artifacts.js


const SNAPSHOT = /\.snap$|\.snap\.\w+$|(^|\/)__(image_)?snapshots__\/|\.ambr$|\.approved\.\w+$|(^|\/)snapshots?\//i;
const GOLDEN = /(^|\/)(golden|goldens|expected|approved|expectations?)\/|\.(golden|expected|expect|approved|out|want)(\.\w+)?$/;
const FIXTURE = /(^|\/)(fixtures?|__fixtures__|testdata|test-data|test_data|cassettes|resources|data|samples?)\//;
const IN_TESTS = /(^|\/)(tests?|\w+Tests|__tests__|specs?|t|testdata|golden|fixtures?|__fixtures__|__snapshots__|cassettes)\//i;
/** Whether a path holds what tests compare with or work on, and no code. */
function isArtifact(path) {
    return (ecosystemOf(path) === undefined &&
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

;// CONCATENATED MODULE: ./lib/tamper/same-name.js
/** Whether two names are of one test: runners write the groups before a name in ways of their own. */
function sameName(one, other) {
    const [short, long] = [plainName(one), plainName(other)].sort((first, second) => first.length - second.length);
    if (short === undefined || long === undefined || short === '')
        return false;
    return long === short || long.endsWith(` ${short}`) || long.startsWith(`${short} `);
}
/** Letters and digits alone, in lower case. */
function plainName(name) {
    return name
        .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
}

;// CONCATENATED MODULE: ./lib/tamper/compare/match-tests.js



/** For each test of the start tree the one it became; none where it is gone or went into several. */
function matchTests(starts, finals) {
    const matched = new Map();
    const free = new Set(finals);
    const pairBy = (key) => {
        const open = new Map();
        for (const final of free) {
            const own = key(final);
            if (own !== undefined)
                open.set(own, [...(open.get(own) ?? []), final]);
        }
        for (const start of starts) {
            const own = matched.has(start) ? undefined : key(start);
            const final = own === undefined ? undefined : open.get(own)?.shift();
            if (final === undefined)
                continue;
            matched.set(start, final);
            free.delete(final);
        }
    };
    pairBy(({ path, test }) => `${path}\n${test.name}`);
    pairBy(({ path, test }) => `${path}\n${ownName(test.name)}`);
    pairBy(({ test }) => test.name);
    pairBy(({ test }) => ownName(test.name));
    // A mark or a quotation mark more is no other name, and neither is what the runner of another kind wants before it.
    pairBy(({ path, test }) => `${path}\n${plainName(ownName(test.name)).replace(/^test /, '')}`);
    pairBy(({ test }) => bodyOf(test));
    pairAlike(starts, matched, free);
    return matched;
}
/** A test that is called otherwise now has the same body. */
function bodyOf({ assertions, statements }) {
    const texts = [...statements, ...assertions].map(({ text }) => text);
    return texts.length === 0 ? undefined : texts.join('\n');
}
/** Called otherwise and changed a little: half of what it checks, or most of its name and the same calls. */
function pairAlike(starts, matched, free) {
    if (free.size === 0)
        return;
    const keys = [({ text }) => text, ({ subject }) => subject].map((key) => {
        const open = new Map();
        for (const final of free)
            for (const own of keysOf(final, key))
                open.set(own, (open.get(own) ?? new Set()).add(final));
        return { key, open };
    });
    const groups = new Map();
    for (const final of free)
        groups.set(placeOf(final), [...(groups.get(placeOf(final)) ?? []), final]);
    for (const start of starts) {
        if (matched.has(start))
            continue;
        const found = keys.map(({ key, open }) => mostShared(keysOf(start, key), open, free)).find((one) => one !== undefined) ??
            neighbours(start, groups, free).find((final) => isAlike(start, final));
        if (found === undefined)
            continue;
        matched.set(start, found);
        free.delete(found);
    }
}
function keysOf({ test }, key) {
    return new Set(test.assertions.map(key));
}
/** The test that has most of these, and half of them at least. */
function mostShared(keys, open, free) {
    const shared = new Map();
    for (const key of keys)
        for (const final of open.get(key) ?? [])
            if (free.has(final))
                shared.set(final, (shared.get(final) ?? 0) + 1);
    const [best] = [...shared].sort(([, one], [, other]) => other - one);
    return best !== undefined && best[1] * 2 >= keys.size ? best[0] : undefined;
}
function placeOf({ path, test: { name } }) {
    return `${path}\n${name.slice(0, -ownName(name).length)}`;
}
const NEAR = 12;
/** The next tests of the same group that none was found for: who calls many otherwise leaves them in order. */
function neighbours(start, groups, free) {
    const group = groups.get(placeOf(start)) ?? [];
    while (group[0] !== undefined && !free.has(group[0]))
        group.shift();
    return group.slice(0, NEAR).filter((final) => free.has(final));
}
/** Most words of the name, and the same things called. */
function isAlike({ test: one }, { test: other }) {
    const words = (name) => ownName(name)
        .toLowerCase()
        .match(/[a-z]+/g) ?? [];
    const names = new Set(words(other.name));
    const kept = words(one.name).filter((word) => names.has(word)).length;
    const calls = (test) => new Set([...test.assertions.map(({ subject }) => subject), ...test.statements.map(({ text }) => text)].flatMap(calls_in/* callsIn */.T));
    const theirs = calls(other);
    return (kept * 3 >= Math.max(words(one.name).length, names.size) * 2 && [...calls(one)].some((name) => theirs.has(name)));
}

;// CONCATENATED MODULE: ./lib/tamper/compare/spare.js

/**
 * Checks of the final tree that no test of the start tree accounts for. What went from one test into another is taken from
 * here, each check once: that the same words stand in some other test says nothing.
 */
class Spare {
    #texts = new Map();
    constructor(finals, matched) {
        const before = new Map([...matched].map(([start, final]) => [final, start]));
        for (const final of finals.filter(isLive)) {
            const had = countsOf(before.get(final)?.test.assertions ?? []);
            for (const [text, count] of countsOf(final.test.assertions))
                this.#add(text, count - (had.get(text) ?? 0));
        }
    }
    take({ text }) {
        const left = this.#texts.get(text) ?? 0;
        if (left <= 0)
            return false;
        this.#texts.set(text, left - 1);
        return true;
    }
    #add(text, count) {
        if (count > 0)
            this.#texts.set(text, (this.#texts.get(text) ?? 0) + count);
    }
}
function countsOf(assertions) {
    const counts = new Map();
    for (const { text, strength, guard } of assertions)
        if (strength !== 'always' && guard === undefined)
            counts.set(text, (counts.get(text) ?? 0) + 1);
    return counts;
}

;// CONCATENATED MODULE: ./lib/tamper/compare/compare-tests.js







/** What the tests of the start tree protected that those of the final tree do not. */
function compareTests(sides, data) {
    const starts = placed(sides, 'start');
    const finals = placed(sides, 'final');
    const matched = matchTests(starts, finals);
    const became = new Set(matched.values());
    const around = {
        data,
        spare: new Spare(finals, matched),
        fresh: finals.filter((final) => isLive(final) && !became.has(final)),
        setups: sides.flatMap(({ final }) => (final?.setup ?? []).map(({ text }) => text)),
    };
    const each = starts.map((start) => ({ start, found: compareOne(start, matched.get(start), around) }));
    const accounted = each.filter(({ start, found }) => {
        const final = matched.get(start);
        return final === undefined ? found.length === 0 : final.test.name !== start.test.name;
    });
    return {
        findings: [...each.flatMap(({ found }) => found), ...focused(starts, finals)],
        accounted: accounted.map(({ start }) => start.test.name),
    };
}
function compareOne(start, final, around) {
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
    if (final === undefined)
        return wentElsewhere(start.test, around) ? [] : [from(removed(start.test))];
    if (final.hidden)
        return [
            from({
                kind: 'test-not-found',
                line: final.test.line,
                what: `the test ${JSON.stringify(ownName(start.test.name))} stands in a file that the runner does not look into.`,
            }),
        ];
    const losses = lostChecks(start.test, final.test, around);
    return [
        ...markFindings(start.test, final.test).map(from),
        ...losses.map((loss) => from({ line: final.test.line, ...loss, what: `${JSON.stringify(ownName(final.test.name))}: ${loss.what}` })),
        ...(losses.length === 0 ? inputFindings(start.test, final.test, around.setups).map(from) : []),
        ...caseFindings(start.test, final.test, around.data).map(from),
    ];
}
/** All that it checked is checked by other tests now, which did not check it before; each check counts once. */
function wentElsewhere({ assertions, statements }, { spare, fresh }) {
    const live = assertions.filter(({ strength }) => strength !== 'always');
    if (live.length > 0)
        return live.map((assertion) => spare.take(assertion)).every(Boolean);
    return (statements.length > 0 &&
        fresh.some(({ test }) => statements.every(({ text }) => test.statements.some((one) => one.text === text))));
}
function removed({ name, assertions, isCheck }) {
    const names = [...new Set(assertions.flatMap(({ subject }) => (0,calls_in/* callsIn */.T)(subject)))];
    if (isCheck === true)
        return { kind: 'assertion-removed', what: `the check ${JSON.stringify(ownName(name))} is gone.`, names };
    return { kind: 'test-removed', what: `the test ${JSON.stringify(ownName(name))} is gone.`, names };
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
        // One condition in the place of another may let it run more often, or less.
        const was = start.marks.some((one) => one.kind === kind && one.condition !== undefined);
        const common = {
            line,
            names: [text],
            ...(condition === undefined ? {} : { condition, ...(was ? { unsure: true } : {}) }),
        };
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
    const lost = without(start.statements, final.statements);
    const news = without(final.statements, start.statements);
    const now = new Set(final.statements.map(({ text }) => text));
    const isRenamed = renaming(start.statements.map(({ text }) => text), [...now]);
    return lost
        .filter(({ text }) => !isTiming(text) &&
        !isCleanUp(text) &&
        !news.some((one) => isRenamed(text, one.text)) &&
        literalsIn(text).length > 0 &&
        !setups.some((one) => one.includes(text)))
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
function without(statements, others) {
    const left = new Map();
    for (const { text } of others)
        left.set(text, (left.get(text) ?? 0) + 1);
    return statements.filter(({ text }) => {
        const count = left.get(text) ?? 0;
        left.set(text, count - 1);
        return count <= 0;
    });
}
/** Rows of a table that could not be spread out: fewer of them are tests that are gone. */
function caseFindings(start, final, data) {
    if (start.cases === undefined)
        return [];
    const now = new Set(final.cases ?? []);
    const texts = [...final.assertions.map(({ text }) => text), ...data];
    const lost = start.cases.filter((row) => !now.has(row) && !texts.some((text) => literalsIn(row).every((value) => text.includes(value))));
    const [first] = lost;
    if (first === undefined)
        return [];
    const isFewer = now.size < new Set(start.cases).size;
    const name = JSON.stringify(ownName(final.name));
    return [
        {
            kind: 'cases-removed',
            line: final.line,
            what: `${name} no longer runs over ${quoted(first)}${lost.length > 1 ? ` and ${String(lost.length - 1)} more` : ''}.`,
            was: first,
            ...(isFewer ? {} : { unsure: true }),
        },
    ];
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

;// CONCATENATED MODULE: ./lib/tamper/compare/compare-files.js








/** What holds for whole files: units replaced, exits, shadowed names, helpers that check less, files nobody can read. */
function compareFiles(sides, paths) {
    const units = unitsOf(sides);
    const before = new Set(sides.flatMap(({ start }) => (start?.marks ?? []).map(({ text }) => text)));
    const startNames = new Set(sides.flatMap(({ start }) => (start?.tests ?? []).map(({ name }) => ownName(name))));
    const allFinal = sides.flatMap(({ final }) => final ?? []);
    return sides.flatMap((side) => {
        const { path, start, final } = side;
        if (final === undefined)
            return start === undefined || start.tests.length > 0 ? [] : helperGone(side, allFinal);
        const unread = final.unreadable === undefined ? [] : unreadable(side, final.unreadable);
        if (unread.length > 0)
            return unread;
        const news = final.marks.filter(({ text }) => !before.has(text));
        return [
            ...news.flatMap((mark) => wholeMark(mark, {
                path,
                final,
                units,
                paths,
                isNew: start === undefined || start.marks.some(({ kind }) => kind === 'name-shadowed'),
            })),
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
function unitsOf(sides) {
    const names = new Set(sides.flatMap(({ start, final }) => [...(start?.tests ?? []), ...(final?.tests ?? [])].flatMap(({ assertions }) => assertions.flatMap(({ subject }) => [...(0,calls_in/* callsIn */.T)(subject), ...subject.split(/[^\w$]+/)]))));
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
        return [
            {
                kind: 'name-shadowed',
                what: `${quoted(mark.text)} takes the place of what checks.`,
                ...common,
                // In a new file it stands for what the other files of the project have, or for a tool of its own.
                ...(seen.isNew ? { unsure: true } : {}),
            },
        ];
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
    return final.tests.some(({ assertions }) => assertions.some(({ subject }) => (0,calls_in/* callsIn */.T)(subject).includes(name)));
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
    const all = finals.flatMap(({ loose, tests }) => [...loose, ...tests.flatMap(({ assertions }) => assertions)]);
    const now = new Map(all.map((one) => [one.text, one]));
    const alike = new Map();
    for (const one of all)
        alike.set(withoutNames(one.text), [...(alike.get(withoutNames(one.text)) ?? []).slice(-9), one]);
    const texts = [...all, ...finals.flatMap(({ setup }) => setup)].map(({ text }) => text);
    const isRenamed = renaming([...start.loose, ...start.setup].map(({ text }) => text), texts);
    return start.loose
        .filter(({ strength }) => strength !== 'always')
        .filter(({ text, guard }) => {
        const same = now.get(text) ?? alike.get(withoutNames(text))?.find((one) => isRenamed(text, one.text));
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
    const isRenamed = renaming([...before], [...now]);
    return start.setup.flatMap(({ text }) => {
        if (now.has(text))
            return [];
        const head = /^(def \w+|class \w+|[\w.$]+( =|\())/.exec(text)?.[0];
        const other = final.setup.find((one) => head !== undefined && one.text.startsWith(head) && !before.has(one.text));
        if (other === undefined || isKept(text, other.text) || isRenamed(text, other.text))
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
function unreadable({ path, start, grown }, why) {
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

;// CONCATENATED MODULE: ./lib/tamper/compare/unread-tests.js

/** Whole files of tests that are gone, in languages whose tests nobody reads: of these no single test can be named. */
function goneUnread(files) {
    const added = files.filter(({ before, after }) => before === undefined && after !== undefined);
    return files.flatMap(({ path, before, after }) => {
        if (before === undefined || after !== undefined || unreadLanguage(path) === undefined || unread_tests_isHelper(path))
            return [];
        if (added.some((one) => one.after === before || baseOf(one.path) === baseOf(path)))
            return [];
        return [{ kind: 'test-removed', file: path, what: 'the file with its tests is gone.' }];
    });
}
/** What a reviewer has to know besides: said once for each language, and never asked for. */
function toldUnread(files) {
    const first = new Map();
    for (const { path } of files) {
        const language = unreadLanguage(path);
        if (language !== undefined && !first.has(language))
            first.set(language, path);
    }
    return [...first].map(([language, file]) => ({
        kind: 'tests-unread',
        file,
        what: `tests of this language (${language}) are not read, only counted.`,
        weight: 'told',
    }));
}
function unread_tests_isHelper(path) {
    return /helper|support|fixture|util/i.test(path);
}
function baseOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}

;// CONCATENATED MODULE: ./lib/tamper/config/certainty.js
const PIPELINE = /(?:^|\/)\.(?:github|circleci|buildkite|woodpecker)\/|(?:^|\/)(?:\.gitlab-ci|azure-pipelines[\w.-]*|\.travis|bitbucket-pipelines|\.drone|\.?appveyor|\.cirrus|Taskfile)\.ya?ml$/;
/** Words of command lines that run tests. */
const RUNS_TESTS = /\b(?:tests?|t|spec|specs|verify|pytest|tox|nox|jest|vitest|mocha|ava|tap|jasmine|karma|cypress|playwright|rspec|rake|phpunit|pest|bats|prove|ctest|nextest|mvnw?|gradlew?|xcodebuild|busted|coverage|check)\b/i;
const NO_TESTS = /^uses:|\b(?:upload|download|publish|release|deploy|install)\b/i;
/**
 * What is certain of a change of configuration: that the command or the step that runs the tests is gone, replaced or
 * softened, and that a threshold is lower. The rest may have a hundred honest reasons, and the run sees what it does.
 */
function withCertainty(finding, file, change) {
    const isOpen = PIPELINE.test(file.path) ? !isCertainInPipeline(finding, file, change) : isElsewhere(finding, file);
    return isOpen ? { ...finding, unsure: true } : finding;
}
function isCertainInPipeline({ what, names = [], was, is }, file, change) {
    if (/ does not name `(?:\$|!|[^`]*[,{}()|])/.test(what))
        return false;
    if (was !== undefined && is !== undefined && runnerOf(was) === runnerOf(is))
        return false;
    const isOfUnit = / of the job | on `/.test(what);
    const text = isOfUnit ? names.join('\n') : (file.before ?? '');
    if (!text.split('\n').some((line) => RUNS_TESTS.test(line) && !NO_TESTS.test(line)))
        return false;
    // Another system, or another file of the same one, tests in its place.
    return !(file.after === undefined && change.files.some((one) => one !== file && testsInPipeline(one)));
}
function testsInPipeline({ path, after }) {
    return PIPELINE.test(path) && after !== undefined && RUNS_TESTS.test(after);
}
function runnerOf(command) {
    return RUNS_TESTS.exec(command.replace(/\$\{\{[^}]*\}\}/g, ''))?.[0].toLowerCase();
}
const HOW_IT_RUNS = /^`(?:[^`]*\.)?(?:transform|snapshotSerializers|plugins|pool|sequencer)\b/;
const OF_JAVASCRIPT = /(?:^|\/)(?:package\.json|[\w.-]*\.config\.\w+)$/;
function isElsewhere({ kind, what }, { path, after }) {
    if (kind === 'runner-changed' && OF_JAVASCRIPT.test(path) && HOW_IT_RUNS.test(what))
        return true;
    if (kind === 'runner-replaced' && what.includes('ignore-scripts='))
        return true;
    if (kind === 'test-skipped' && what.includes('${'))
        return true;
    return (after === undefined && path.includes('/') && /^(?:command|runner)-changed$|^tests-excluded$|^unreadable$/.test(kind));
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
        flag: /^(?:-[kgfLR](?==)|--grep|--fgrep|--testNamePattern|--test-name-pattern|--test-skip-pattern|--test-only|--only|--test(?==)|--only-changed|--onlyChanged|--changed|--changedSince|--related|--findRelatedTests|--lf|--last-failed|--sw|--stepwise|--filter|--tag|--tags|--name|--run|-run|--testPathPattern|--testPathPatterns|--testsuite|--only-failures|--next-failure|--stale|--failed|--shard|--partition|--pattern|--ext|--short|-short|--test-dir|--spec|--project|--selectProjects|--include|--collectOnlyFrom|--roots|-Dtest|-DincludeTags|-Dgroups|-Dit\.test)(?:=|$)/,
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
        // Elsewhere a group is one of dependencies.
        flag: /^--group(?:=|$)/,
        of: /phpunit|pest|paratest|codecept|testng|artisan/,
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
const shell_parts_TOKEN = /\\\r?\n|#(?<=(?:^|\s)#).*|&&|\|\|?|;;?|&(?!>)|\n|[^\S\n]+|(?:"(?:\\[\s\S]|[^"\\])*"|'[^']*'|\$\((?:[^()]|\([^()]*\))*\)|\$\{[^}]*\}|\\.|>&|&>|[^\s"'|;&])+|./gy;
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
    for (const [token] of script.matchAll(shell_parts_TOKEN)) {
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
        const say = (flag, what) => finding({ ...place, kind: rule.kind === 'command-changed' ? kind : rule.kind }, rule.kind, `${what} (\`${flag}\`)`, namesIn(flag));
        if (rule.weaker !== undefined) {
            const numbers = came.flatMap((flag) => {
                const old = went.find((one) => nameOf(one) === nameOf(flag));
                if (old === undefined)
                    return rule.gone === true || rule.unlimited?.test(after.name) === true ? [] : [say(flag, rule.what)];
                const [was, is] = [numberIn(old), numberIn(flag)];
                return (rule.weaker === 'lower' ? is < was : is > was)
                    ? [{ ...say(flag, rule.what), was: String(was), is: String(is) }]
                    : [];
            });
            const dropped = rule.gone === true ? went.filter((flag) => !came.some((one) => nameOf(one) === nameOf(flag))) : [];
            return [...numbers, ...dropped.map((flag) => say(flag, 'drops a threshold'))];
        }
        if (rule.gone === true)
            return went
                .filter((flag) => !came.some((one) => nameOf(one) === nameOf(flag)))
                .map((flag) => say(flag, rule.what));
        return came.filter((flag) => !went.some((one) => contains(flag, one))).map((flag) => say(flag, rule.what));
    });
}
/** Fewer words of a selecting flag select more: `-k "a and b"` → `-k a` is told apart by the caller's reader. */
function contains(flag, old) {
    return nameOf(flag) === nameOf(old) && flag.length < old.length && old.startsWith(flag);
}
/** Files and folders that are not handed over any more, unless one that holds them is. */
function compareArguments(before, after, place) {
    const was = before.args.map(compare_scripts_plain);
    const is = after.args.map(compare_scripts_plain);
    if (is.length === 0 || /^(?:echo|sh|bash|env|gcc|cc|g\+\+|clang|cmake)$/.test(after.name)) {
        const other = /^(?:sh|bash)$/.test(after.name) && was[0] !== is[0];
        return other
            ? [
                {
                    ...finding(place, 'command-changed', `runs \`${is[0] ?? ''}\` instead of \`${was[0] ?? ''}\``, is),
                    was: was[0] ?? '',
                    is: is[0] ?? '',
                },
            ]
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
        .map((variable) => finding(place, 'runner-changed', `sets \`${variable}\``, namesIn(variable)));
}
function compare_scripts_plain(arg) {
    return arg
        .replace(/^\.\//, '')
        .replace(/\/$/, '')
        .replace(/\/\.\.\.$/, '/...');
}
function nameOf(flag) {
    return flag.replace(/=.*$/s, '');
}
function numberIn(flag) {
    return Number(/(\d+(?:\.\d+)?)/.exec(flag.replace(/^[^=]*/, ''))?.[1] ?? NaN);
}
/** The words of a flag by which a request may name it. */
function namesIn(text) {
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

// EXTERNAL MODULE: ./lib/ecosystems/tests-as-structure/tokens.js
var tokens = __webpack_require__(638);
// EXTERNAL MODULE: ./lib/ecosystems/tests-as-structure/tree.js
var tree = __webpack_require__(312);
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
            options.set(key, options_words(setting[2] ?? ''));
        }
        else if (more !== null && key !== '')
            options.set(key, [...(options.get(key) ?? []), ...options_words(more[1] ?? '')]);
    }
    return options;
}
function options_words(text) {
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
        comments: tokens/* SLASH_COMMENTS */.n5,
        strings: [/"(?:\\[\s\S]|[^"\\])*"/y, /'(?:\\[\s\S]|[^'\\])*'/y, /`(?:\\[\s\S]|[^`\\])*`/y],
        word: tokens/* NAME */.o_,
        patterns: true,
        newlines: false,
    };
    const options = new Map();
    collect((0,tree/* nest */.$I)((0,tokens/* tokenize */.qw)(text, lexicon), { newlines: false }), '', options);
    return options;
}
function collect(nodes, prefix, options) {
    for (const element of (0,tree/* elementsOf */.ZE)(nodes)) {
        const at = element.findIndex((node) => node.kind === 'sign' && node.text === ':');
        const [key] = element;
        if (at === 1 && key !== undefined && key.kind !== 'group')
            value(unquoted((0,tree/* textOf */.b6)(key)), element.slice(2));
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
            const list = (0,tree/* elementsOf */.ZE)(only.nodes);
            const plain = list.filter((element) => !isObject(element));
            options.set(path, [...(options.get(path) ?? []), ...plain.map((element) => unquoted((0,tree/* render */.XX)(element)))]);
            for (const element of list.filter(isObject))
                collect(element.flatMap((node) => (node.kind === 'group' ? node.nodes : [])), path, options);
            return;
        }
        options.set(path, [...(options.get(path) ?? []), unquoted((0,tree/* render */.XX)(rest))]);
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
        const softer = match.soft.filter((soft) => softens(soft) && !unit.soft.some(({ key, value }) => key === soft.key && sameBut(value, soft.value)));
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
/** The same condition about another version. */
function sameBut(one, other) {
    const plain = (text) => text.replace(/\d+(?:\.\d+)*/g, '0');
    return plain(one) === plain(other);
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
        const names = [...gone, ...gone.map(platformOf), key.split('.').at(-1) ?? ''];
        return [{ ...softened(file, `The matrix has no ${gone.join(', ')} any more.`, names), was: gone.join(' ') }];
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
const compare_options_NO_TESTS = /(?:^|[/\\*^(|])(?:node_modules|dist|build|out|target|coverage|htmlcov|venv|env|\\?\.(?:venv|git|tox|nox|cache|next|nuxt|turbo|idea|vscode|eggs|mypy_cache|pytest_cache|hg|svn|yarn)|__pycache__|vendor|bower_components|lib-cov|tmp|temp|CVS|_darcs|site-packages|[\w*]*\.egg(?:-info)?|obj|bin)(?=$|[/\\*$)|])/;
/** Sections of a shared file that speak to tools which run no tests. */
const OTHER_TOOLS = /^tool\.(?:ruff|black|isort|mypy|pylint|flake8|setuptools|bandit|pyright|poetry|hatch\.build|pdm\.build|codespell|towncrier|semantic_release|commitizen|cibuildwheel)\b|^(?:flake8|mypy|isort|pylint|options|metadata|build-system|pycodestyle|pydocstyle|bdist_wheel|autoload|autoload-dev|build|optimizeDeps|server|css|ssr|preview)\b|^project\.(?:scripts|urls|optional-dependencies)\b|^package\.(?:include|exclude)$|^package\.[\w-]+\.workspace$/;
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
    return /\.(?:Package\w*|(?:Project|Framework)(?:Reference|Version))\b/.test(key);
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
            return was.length > 0 && (is.length === 0 || numberOf(is) < numberOf(was)) ? [...was, ...is] : undefined;
        case 'higher':
            return is.length > 0 &&
                !isOff(is) &&
                (was.length === 0 || isOff(was) || numberOf(is) > numberOf(was) || numberOf(is) === 0)
                ? is
                : undefined;
        case 'on':
            return isOn(is) && !isOn(was) ? is : undefined;
        case 'off':
            return (isOn(was) && !isOn(is)) || (isOff(is) && !isOff(was)) ? [...was, ...is] : undefined;
        case 'added': {
            const tests = came.filter((value) => value !== '' && !compare_options_NO_TESTS.test(value) && !isOff([value]));
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
function numberOf(values) {
    return Number(/-?\d+(?:[._]\d+)*/.exec(values.join(' '))?.[0].replaceAll('_', '') ?? NaN);
}
function isOn(values) {
    return values.length > 0 && !isOff(values);
}
function isOff(values) {
    return (values.every((value) => /^(?:false|0|no|off|none|null|undefined|False)$/.test(value.trim())) && values.length > 0);
}

// EXTERNAL MODULE: ./lib/ecosystems/java/tests.js
var tests = __webpack_require__(8167);
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
        for (const { nodes: statement } of (0,tree/* statementsOf */.GX)(nodes, syntax)) {
            const last = statement.at(-1);
            const head = (0,tree/* render */.XX)(statement.slice(0, -1));
            if (last?.kind === 'group' && last.open === '{' && (0,tree/* textOf */.b6)(statement[0]) !== 'if') {
                if (last.nodes.length === 0)
                    continue;
                if (/\bonlyIf\b/.test(head))
                    found.push(`${prefix}${head} ${(0,tree/* render */.XX)([last])}`);
                else
                    visit(last.nodes, `${prefix}${head} › `);
                // The block itself counts too: it may be gone as a whole.
                if (/violationRules|jacocoTestCoverageVerification/.test(head))
                    found.push(`${prefix}${head}`);
            }
            else
                found.push(`${prefix}${(0,tree/* render */.XX)(statement)}`);
        }
    };
    visit((0,tree/* nest */.$I)((0,tokens/* tokenize */.qw)(text, { ...tests.JAVA.lexicon, newlines: true }), syntax), '');
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
    const recipes = compareScripts(expand(old.recipe, before).join('\n'), expand(now.recipe, after).join('\n'), { errexit: true, pipefail: false, lines: true }, place);
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
function expand(recipe, { variables }) {
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
    return standsIn(file.path) && !isAtHome(file.path, change)
        ? replaced(`${file.path} would be found in the place of the tool or module of this name.`)
        : [];
}
/** The project is the package of this name: the folder has had files before. */
function isAtHome(path, { paths, files }) {
    const folder = folderOf(path);
    const isNew = new Set(files.filter(({ before }) => before === undefined).map((one) => one.path));
    const isPackage = folder !== '' && !/^(?:src|lib|tests?)\/$|(?:^|\/)(?:node_modules|bin)\//.test(folder);
    return isPackage && paths.some((one) => folderOf(one) === folder && !isNew.has(one));
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
        return compareScripts(inlined(script, old), inlined(text, now), { errexit: false, pipefail: false }, place);
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
function inlined(script, scripts, depth = 0) {
    return script.replace(/\b(?:npm|pnpm|yarn)\s+(?:-s\s+|--silent\s+)?run(?:-script)?\s+([\w:.-]+)(?=\s*(?:$|&&|;|\|\|))/g, (whole, name) => {
        const text = scripts[name];
        return typeof text === 'string' && depth < 4 ? inlined(text, scripts, depth + 1) : whole;
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
        const own = [...readNewcomer(file, change), ...(await reader(file, change))];
        return own.map((finding) => withCertainty(finding, file, change));
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
    for (const other of change.paths.filter((one) => names.test(one) && (0,posix_.dirname)(one) === (0,posix_.dirname)(path))) {
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

;// CONCATENATED MODULE: ./lib/tamper/code/disables-checks.js

/** Code under test has no business with what checks it: each of these takes an assertion, or the runner, out of service. */
const DISABLES = [
    // JavaScript
    /(?:^|[;{(\s])(?:assert|expect|chai(?:\.\w+)?|should|(?:globalThis|global|window)\.(?:assert|expect|test|it|describe))(?:\.\w+)*\s*=(?![=>])/,
    /\b(?:require|import)\(\s*['"](?:node:)?(?:assert(?:\/strict)?|chai|test|@jest\/globals|vitest)['"]\s*\)\)?(?:\.\w+)+\s*=(?![=>])/,
    /\bObject\.(?:assign|defineProperty|defineProperties|setPrototypeOf)\(\s*(?:assert|expect|chai)\b/,
    /\b(?:jest|vi|mock|td)\.(?:mock|doMock|module|replaceEsm)\(\s*['"](?:node:)?(?:assert(?:\/strict)?|chai|expect|test)['"]/,
    // Python
    /\b(?:unittest\.)?(?:case\.)?TestCase\.\w+\s*=(?!=)/,
    /\b(?:setattr|patch\.object)\(\s*(?:unittest\.)?(?:case\.)?(?:TestCase|pytest|unittest)\b/,
    /\bpatch\(\s*['"](?:unittest\.|pytest\.|_pytest\.)/,
    /\b(?:pytest|unittest)\.\w+\s*=(?!=)/,
    /\bsys\.modules\[['"](?:unittest|pytest|_pytest)\b.*\]\s*=/,
    // Ruby, PHP, Perl
    /\b(?:Minitest(?:::\w+)*|Test::Unit(?:::\w+)*|RSpec(?:::\w+)+)\.(?:class_eval|module_eval|prepend|define_method|remove_method|send)\b/,
    /^\s*(?:class|module)\s+(?:Minitest|Test::Unit|RSpec)::/,
    /\*(?:Test::(?:More|Builder|Simple)::\w+|main::(?:is|ok|like|is_deeply))\s*=/,
    // C and C++
    /^\s*#\s*(?:define\s+NDEBUG\b|undef\s+(?:assert|ASSERT\w*|EXPECT\w*|CHECK|REQUIRE)\b|define\s+(?:assert|ASSERT_\w+|EXPECT_\w+|CHECK|REQUIRE)\s*\()/,
    // The process becomes one that always succeeds.
    /\b(?:os\.)?exec(?:l|lp|v|vp|ve|vpe|le|lpe)?\s*\(?\s*\[?\s*['"](?:\/(?:usr\/)?bin\/)?(?:true|:)['"]/,
];
function disablesChecks({ path }, text, line) {
    if (!DISABLES.some((pattern) => pattern.test(text)))
        return [];
    const what = `the code takes what checks it out of service: ${quoted(text.trim())}.`;
    return [{ kind: 'name-shadowed', file: path, line, names: [], what }];
}

;// CONCATENATED MODULE: ./lib/tamper/code/leaves-early.js

/** Ends the whole process as a success, or sees to it that it ends as one. */
const LEAVES = /^(?:process\.(?:exit|reallyExit)\(\s*0?\s*\)|process\.exitCode\s*=\s*0|process\.(?:on|once|prependListener)\(\s*['"](?:exit|beforeExit)['"].*exit|(?:os\._exit|sys\.exit|exit|quit)\(\s*0?\s*\)|raise SystemExit(?:\(\s*0?\s*\))?\s*$|atexit\.register\(.*_exit|exit!?(?:\(0\)|\s+0)?\s*;?\s*$)/;
/**
 * A module that ends the process when it is loaded takes the tests with it before one can fail, and runners count that as
 * a success. A program of its own may do so: only what stands at the left edge of a file that was there before is meant.
 */
function leavesEarly({ path, before }, text, line) {
    if (before === undefined || !/\.(?:[cm]?[jt]sx?|py|rb|php|pm)$/.test(path) || !LEAVES.test(text))
        return [];
    const what = `the code ends the process as a success when it is loaded: ${quoted(text.trim())}.`;
    return [{ kind: 'code-knows-tests', file: path, line, what }];
}

;// CONCATENATED MODULE: ./lib/tamper/code/code-knows-tests.js








/** Words that only a running test sets or knows. */
const TEST_ONLY = /\b(JEST_WORKER_ID|VITEST(_\w+)?|NODE_TEST_CONTEXT|MOCHA_\w+|AVA_\w+|PYTEST_\w+|HARNESS_ACTIVE|PHPUNIT_\w+|__PHPUNIT\w*|RSPEC\w*|MINITEST\w*|XCTest\w*|TEST_MODE|IS_TEST\w*|UNDER_TEST|RUNNING_TESTS?)\b|\bsys\.modules\b|["'](pytest|unittest)["'] in\b|\bcfg!\(test\)|#\[cfg\(test\)\]\s*(?!mod\b|use\b|$)|\btesting\.Testing\(\)|flag\.Lookup\(\s*"test\.|\bos\.Args\[0\]|\btypeof (jest|vi|it|describe|expect|test)\b|\b(globalThis|global|window)\.(jest|vi|it|describe|expect|test)\b|\b(StackTrace|getStackTrace|inspect\.stack|sys\._getframe|debug_backtrace|caller\(\)|runtime\.Callers?\(|Environment\.StackTrace)\b|\bnew Error\([^)]*\)\.stack|\bdefined\?\(\s*(RSpec|Minitest)|\bprocess\.(?:argv|argv0|execArgv|title)\b.*\b(test|jest|mocha|vitest)\b|\bimport\.meta\.vitest\b|\bnpm_lifecycle_event\b|\bsys\.argv\b.*\btest|\btesthost\b|org\.junit|\bsurefire\b|\b(xunit|nunit)\b|\bBATS_\w+|\bNEXTEST\w*|\bcurrent_exe\(\)|\$0\s*=~|PROGRAM_NAME.*(spec|test)|\bcfg!\(debug_assertions\)|^\s*#\s*(?:el)?ifn?(?:def)?\b.*\b(?:UNIT_?TEST\w*|TESTING|\w+_TESTS?|TEST)\b/;
/** Words that say where the code runs, which it may know for other reasons. */
const WHERE = /\b(NODE_ENV|import\.meta\.env\??\.(?:MODE|TEST|DEV|PROD)|APP_ENV|RAILS_ENV|RACK_ENV|FLASK_ENV|MIX_ENV|(process\.env|environ|getenv|ENV)\W{0,4}CI\b|GITHUB_ACTIONS|CONTINUOUS_INTEGRATION|Mix\.env)\b/;
const EVEN = /(__eq__|\bequals|operator\s*==|\bfn eq|def ==|\bEquals|Symbol\.toPrimitive|__ne__|\bvalueOf)\s*\]?\s*\([^)]{0,200}\)[^{:=]{0,80}(\{|:|=>)\s*(return\s+)?(true|True|!0|isinstance\([^)]*\)|\w+ (instanceof|is) \w+)\s*;?\s*(\}|$)/m;
/** Code outside of the tests that finds out that it is tested, or knows the answers. */
async function findCodeThatKnowsTests(change, sides) {
    const sources = change.files.filter(({ path, after }) => after !== undefined && isSource(path));
    const news = sources.map((file) => ({ file, lines: addedLines(file) })).filter(({ lines }) => lines.length > 0);
    const compared = new Set(news.flatMap(({ lines }) => lines.flatMap(({ text }) => comparedIn(text))));
    const answers = compared.size === 0 ? NO_ANSWERS : await answersOf(change, sides, compared);
    return news.flatMap(({ file, lines }) => [
        ...lines.flatMap((line, at) => environment(file, line, { next: lines.slice(at, at + 3), request: change.request })),
        ...lines.flatMap(({ text, number }) => leavesEarly(file, text, number)),
        ...lines.flatMap(({ text, number }) => disablesChecks(file, text, number)),
        ...equality(file, lines),
        ...(answers.size === 0 ? [] : hardCoded(file, lines, answers)),
    ]);
}
const NO_ANSWERS = new Map();
function isSource(path) {
    return isProgramText(path) && !isTestCode(path);
}
/** Lines that the start file has nowhere, without comments. */
function addedLines({ before, after = '' }) {
    const had = new Set((before ?? '').split('\n').map((line) => line.trim()));
    return after
        .split('\n')
        .map((text, at) => ({ text, number: at + 1 }))
        .filter(({ text }) => !had.has(text.trim()) && !/^\s*(\/\/|#(?!\[|\s*(?:define|undef|if|ifdef|ifndef)\b)|\*(?!\w+::)|--)/.test(text));
}
/** Code may look at its caller, or at its own name, for other reasons. */
const OFTEN_HONEST = /os\.Args|Stack|stack|Callers?\(|sys\.modules|current_exe|PROGRAM_NAME/;
function environment({ path }, { text, number }, { next, request }) {
    const where = WHERE.exec(text)?.[0];
    const word = TEST_ONLY.exec(text)?.[0] ?? (where !== undefined && decides(text, number, next) ? where : undefined);
    if (word === undefined || request.includes(word))
        return [];
    return [
        {
            kind: 'code-knows-tests',
            file: path,
            line: number,
            names: [word],
            what: `the code asks for ${quoted(word)}, so that it may answer tests differently: ${quoted(text.trim())}.`,
            ...(OFTEN_HONEST.test(word) ? { unsure: true } : {}),
        },
    ];
}
/** The environment decides about a result, and not about printing only. */
function decides(text, number, next) {
    const block = next.filter((line) => line.number < number + 3).map((line) => line.text);
    const whole = /\{\s*$|:\s*$|\bthen\s*$/.test(text) ? block.join('\n') : text;
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
const LITERAL = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`|(?<![\w.])-?\d+(?:\.\d+)?(?![\w.])/g;
const COMPARED_BEFORE = /(?:===?|\beq|\bcase|\bwhen|\bequals\(|\bis|\bin [([])\s*$/;
const COMPARED_AFTER = /^\s*(?:===?|=>|:(?!:)|\.equals\()/;
/** The values of a line of code, in whatever quotes. */
function valuesIn(text) {
    return [...text.matchAll(LITERAL)].map((match) => {
        const [whole, double, single, back] = match;
        const after = text.slice(match.index + whole.length);
        const isOperand = COMPARED_BEFORE.test(text.slice(Math.max(0, match.index - 12), match.index));
        return {
            value: double ?? single ?? back ?? whole,
            compared: (isOperand && !/^\s*[*+%/-]/.test(after)) || COMPARED_AFTER.test(after),
        };
    });
}
/** Values that code may well be looking for by itself are no sign: a separator, a star, nought. */
function isTelling(value) {
    return /^-?\d/.test(value)
        ? !/^-?[012]$/.test(value)
        : /[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(value) && !WORD.test(value);
}
function comparedIn(text) {
    return valuesIn(text).flatMap(({ value, compared }) => (compared && isTelling(value) ? [value] : []));
}
const WORD = /^(null|None|nil|undefined|true|false|True|False|\[\]|\{\})$/;
/** `if (x === "90m") return 5400`, where a test says just that. */
function hardCoded({ path, before = '' }, lines, answers) {
    const had = new Set(before.match(/[\w$]+/g));
    return lines.flatMap(({ text, number }, at) => {
        const inputs = comparedIn(text);
        if (inputs.length === 0)
            return [];
        const next = lines.slice(at, at + 3).filter((line) => line.number <= number + 2);
        const whole = next.map((line) => line.text).join(' ');
        const own = new Set(text.match(/[\w$]+/g));
        const returned = /\breturn\s+([^;\s]+)/.exec(whole)?.[1] ?? '';
        const isHit = (input, value) => [...(answers.get(code_knows_tests_keyOf(input, value)) ?? [])].some((name) => had.has(name) || own.has(name));
        const hit = inputs.some((input) => valuesIn(whole).some(({ value, compared }) => !compared && value !== '' && value !== input && isHit(input, value)) ||
            // An example, not a word of the interface: "if (path === '/users/42/posts') return null"
            (WORD.test(returned) && /[^\w-]|\d/.test(input) && input.length > 3 && isHit(input, returned)));
        if (!hit)
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
function code_knows_tests_keyOf(input, expected) {
    return `${input}\0${expected}`;
}
/** What the tests of the start tree expect for the inputs that the new code looks for. */
async function answersOf(change, sides, wanted) {
    const changed = new Set(change.files.map(({ path }) => path));
    const others = change.paths
        .filter((path) => !changed.has(path))
        .flatMap((path) => languagesOf(path).map((language) => ({ path, language })));
    const spelled = [...wanted];
    const read = await Promise.all(others.slice(0, code_knows_tests_MOST_FILES).map(async ({ path, language }) => {
        const text = await change.read(path);
        // To look for a value is cheap, to read a file as tests is not.
        if (text === undefined || text.length > LONGEST || !spelled.some((value) => text.includes(value)))
            return [];
        return (await language.read(text, path)).tests;
    }));
    const answers = new Map();
    for (const { assertions, statements } of [...placed(sides, 'start').map(({ test }) => test), ...read.flat()]) {
        // What the test does on its way is given to the code as well.
        const given = statements.flatMap(({ text }) => literalsIn(text)).filter((value) => wanted.has(value));
        for (const { subject, expected = '' } of assertions) {
            const inputs = new Set([...given, ...literalsIn(subject).filter((value) => wanted.has(value))]);
            const values = [...literalsIn(expected), ...(WORD.test(expected) ? [expected] : [])];
            for (const input of inputs)
                for (const value of values) {
                    const calls = answers.get(code_knows_tests_keyOf(input, value)) ?? new Set();
                    for (const name of (0,calls_in/* callsIn */.T)(subject))
                        calls.add(name);
                    answers.set(code_knows_tests_keyOf(input, value), calls);
                }
        }
    }
    return answers;
}
const code_knows_tests_MOST_FILES = 200;
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
        .map((text) => ({ text, words: sentences_wordsOf(text) }));
}
/** `parseLegacy`, `parse_legacy` and `parse legacy` have the same parts. */
function partsOf(name) {
    return name
        .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter((part) => part !== '');
}
function sentences_wordsOf(text) {
    return [...text.matchAll(/[\p{L}\p{N}_$./*@#%-]+(?:'[a-z]+)?/gu)].flatMap((match) => {
        const word = match[0].replace(/[.,:;!?]+$/, '');
        const after = text.slice(match.index + word.length).replace(/^(\(\)|["'`])+/, '');
        return word === ''
            ? []
            : [{ text: word.toLowerCase(), parts: partsOf(word), ends: /^\s*([.,:;!?()]|$)/.test(after) }];
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
function asksFor(sentence, deed, objects) {
    const names = objects.map(partsOf).filter(isParticular);
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
    const names = objects.map(partsOf).filter(isParticular);
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
    const called = [...(finding.test ?? '').matchAll(/([A-Za-z_$][\w$]{3,})\(/g)].map(([, name = '']) => name);
    return [...testNamesOf(finding), ...called, ...(finding.names ?? []).filter((name) => name.length < 60)];
}
/** The test itself and its file, and the tests of a unit: not the unit. */
function strictNamesOf(finding) {
    const { test, formerly, file, names = [] } = finding;
    const groups = [test, formerly].flatMap((name) => name?.split(/ > |::/) ?? []);
    const plain = groups.map((name) => name.replace(/^tests?[_ ]?(?=.)/i, '')).filter((name) => /[ _A-Z]/.test(name));
    const units = [...names.filter((name) => /^\w{3,40}$/.test(name)), finding_names_stemOf(file)];
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
            finding_names_stemOf(file),
            ...finding_names_foldersOf(file),
        ]),
    ].filter((name) => name.length > 2);
}
function finding_names_stemOf(file) {
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




const WANTED = /\b(now|should|must|shall|has to|ought to|expected?|want|wants|becomes?|from now on)\b/i;
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
    // The title of a change is a wish by itself: "Greet with an exclamation mark".
    const isTitle = sentence === all[0] &&
        /^(?:\w+(?:\([^)]*\))?: )?[A-Z]?[a-z]+ (?:with|by|in|as|the|a|an|to|for|from|only|on)\b/.test(sentence.text);
    return ((ASKS.test(sentence.text) || isTitle) &&
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
/** The request tells of red tests: what these expect is right until somebody says otherwise. */
function isRedReported(request) {
    return sentencesOf(request).some((sentence) => isAboutTests(sentence) || reportsError(sentence));
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

;// CONCATENATED MODULE: ./lib/tamper/licence/plain-asking.js

const REVERTED = [
    'test-removed',
    'test-emptied',
    'assertion-removed',
    'assertion-weakened',
    'expectation-changed',
    'input-changed',
    'cases-removed',
    'snapshot-changed',
    'fixture-changed',
];
/** Words of titles that say nothing of what was changed. */
const COMMON = /^(tests?|adds?|added|adding|make|makes|fixe?[sd]?|feat|chore|more|some|with|from|into|that|this|when|have|should|support|handle|update[sd]?|revert[sd]?|reapply|change[sd]?|remove[sd]?|allow|allows|using|instead)$/;
/** A revert takes back a change with the test that came with it: both speak of the same. */
function isReverted({ kind, test, formerly }, { text }) {
    const title = /\brevert(?:s|ed)?:?\s+(?:the\s+|commit\s+)?(.+)/i.exec(text)?.[1];
    if (title === undefined || test === undefined || !REVERTED.includes(kind))
        return false;
    const own = new Set(stems(`${test} ${formerly ?? ''}`));
    return stems(title).some((stem) => own.has(stem));
}
/** By their first letters: "refuse", "refuses" and "refused" are one. */
function stems(text) {
    return partsOf(text)
        .filter((part) => part.length > 3 && /^[a-z]+$/.test(part) && !COMMON.test(part))
        .map((part) => part.slice(0, 5).replace(/(?:e?s|e?d|e)$/, ''));
}
const REMOVES = /\b(?:remove|delete|drop|retire)\b(.*)/i;
/** "Remove the old `stdio: 'ipc'` syntax", "remove the jest examples": what goes is told by a value, or by its folder. */
function goesWith({ kind, test = '', file }, { text, words }) {
    const object = kind === 'test-removed' || kind === 'tests-excluded' ? REMOVES.exec(text)?.[1] : undefined;
    if (object === undefined || /\b(?:not|never|without|test|tests)\b/i.test(text))
        return false;
    const quoted = (of) => [...of.matchAll(/["'`]([\w-]{3,})["'`]/g)].map(([, value = '']) => value);
    const own = new Set(quoted(test));
    if (quoted(object).some((value) => own.has(value)))
        return true;
    const folders = new Set(partsOf(file.split('/').slice(0, -1).join('/')));
    const at = words.findIndex((word) => /^(?:remove|delete|drop|retire)$/.test(word.text));
    const named = words.slice(at + 1).filter((word) => !/^(?:the|our|old|all|and|unused|#?\d+)$/.test(word.text));
    return named.length > 1 && named.every(({ parts }) => parts.every((part) => folders.has(part)));
}
const DROPS = /\b(drop|remove|stop|end|without|no longer|discontinue|delete|retire|exclude|skip)\b/i;
const REQUIRES = /\b(requires?|required|minimum|min|at least|raise|bump|only support|oldest)\b|>=|≥/i;
const VERSION = /(?<![\w.])v?(\d+(?:\.\d+)*)(?:\.x)?(?![\w.]*\w)/g;
/** "Drop Python 3.9 from the matrix", "require Ruby 2.7.3": older versions are not tested any more. */
function dropsVersions({ kind, was }, { text }) {
    if (kind !== 'ci-softened' || was === undefined)
        return false;
    const gone = was.split(' ').map(versionOf);
    if (gone.length === 0 || gone.includes(undefined))
        return false;
    const said = [...text.matchAll(VERSION)].map(([, version = '']) => version);
    return gone.every((version = '') => said.some((one) => (DROPS.test(text) && isWithin(version, one)) || (REQUIRES.test(text) && compareVersions(version, one) < 0)));
}
/** `py39` is Python 3.9. */
function versionOf(entry) {
    const [, major, minor] = /^(?:py|pypy|php|rb|ruby)-?(\d)(\d+)$/.exec(entry) ?? [];
    if (major !== undefined && minor !== undefined)
        return `${major}.${minor}`;
    return /(\d+(?:\.\d+)*)/.exec(entry)?.[1];
}
/** 3.9.1 is within 3.9. */
function isWithin(version, whole) {
    return version === whole || version.startsWith(`${whole}.`);
}
function compareVersions(one, other) {
    const [first, second] = [one, other].map((version) => version.split('.').map(Number));
    for (let at = 0; at < 3; at += 1) {
        const difference = (first?.[at] ?? 0) - (second?.[at] ?? 0);
        if (difference !== 0)
            return difference;
    }
    return 0;
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
const SKIP = {
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
/** Of configuration: what takes the place is said with it, as `asksForWords` and `asksForAmount` read it. */
const LET = {
    verb: /^(let|allow|permit|tolerate|accept|make|mark)$/,
    passive: /^(optional|tolerated|allowed)$/,
};
const LOWER = {
    verb: /^(lower|reduce|decrease|relax|loosen|drop|remove|disable|set|change)$/,
    passive: /^(lowered|reduced|relaxed|dropped|removed|disabled|set)$/,
};
const REPEAT = { verb: /^(retry|rerun|re-run|repeat)$/, passive: /^(retried|repeated)$/ };
const LIMIT = {
    verb: /^(raise|increase|extend|set|bump|lift|double|change|allow|lower|reduce|decrease|enable)$/,
    passive: /^(raised|increased|extended|set|lowered|reduced|enabled)$/,
};
const DEEDS = {
    'test-removed': [REMOVE],
    'test-not-found': [REMOVE, SKIP],
    'test-skipped': [SKIP],
    'test-focused': [],
    'test-emptied': [REMOVE],
    'assertion-removed': [REMOVE, CHANGE],
    'assertion-weakened': [CHANGE],
    'always-true': [],
    'expectation-changed': [CHANGE],
    'input-changed': [CHANGE],
    'cases-removed': [REMOVE],
    'early-return': [SKIP],
    'error-swallowed': [],
    'retries-added': [REPEAT],
    'time-limit-raised': [LIMIT],
    'unit-replaced': [],
    'name-shadowed': [],
    'snapshot-changed': [CHANGE, REMOVE],
    'fixture-changed': [CHANGE, REMOVE],
    'threshold-lowered': [LOWER],
    'tests-excluded': [REMOVE, SKIP],
    'command-changed': [CHANGE, LIMIT],
    'runner-replaced': [CHANGE, LIMIT],
    'runner-changed': [CHANGE, LIMIT, REMOVE],
    'ci-softened': [REMOVE, SKIP, LET],
    'code-knows-tests': [],
    unreadable: [],
    'tests-unread': [],
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
    const objects = objectsOf(finding);
    const deeds = DEEDS[finding.kind];
    // Only to remove a unit is to ask for the end of its tests; to change or skip it is another matter.
    const direct = deeds.some((deed) => asksFor(sentence, deed, deed === REMOVE ? objects : ownObjects(finding)) ||
        asksForThat(sentence, deed, deed === REMOVE ? objects : ownObjects(finding), around.all[around.at - 1]));
    if (direct && fitsCondition(finding, sentence) && fitsAmount(finding, sentence))
        return true;
    if (deeds.includes(CHANGE) && NEEDS_ANOTHER.test(sentence.text) && asked_mentions(sentence, strictNamesOf(finding)))
        return true;
    if (deeds.includes(CHANGE) && isToldWrong(finding, sentence, around))
        return true;
    if (ADAPTED.includes(finding.kind) && ADAPTS_TESTS.test(sentence.text))
        return true;
    if ([isReverted, dropsVersions, goesWith].some((asks) => asks(finding, sentence)))
        return true;
    if (licence_COMMANDS.includes(finding.kind) && asksForWords(finding, sentence))
        return true;
    if (isAmount(finding) && asksForAmount(finding, sentence, objects))
        return true;
    if (!FOLLOWS.includes(finding.kind))
        return false;
    return (asksForValue(finding, sentence) ||
        (ADAPTED.includes(finding.kind) && asksForBehaviour(finding, sentence, around.all)));
}
/** What a new contract changes by itself. */
const ADAPTED = ['expectation-changed', 'snapshot-changed', 'fixture-changed', 'input-changed'];
/** "Adapt the tests to the new output", "update the snapshots for the new header" */
const ADAPTS_TESTS = /\b(adapt|adjust|update|align|regenerate|refresh|change)\b[^.]{0,40}\b(tests?|expectations?|snapshots?|fixtures?|goldens?|golden files?)\b[^.]{0,30}\b(to|for|with|accordingly|after)\b[^.]{0,30}\b(new|changed|output|format|behaviou?r|messages?|wording)\b|\b(adapt|adjust|update|align)\b[^.]{0,20}\b(tests?|expectations?|snapshots?)\b[^.]{0,20}\baccordingly\b/i;
/** A file of configuration holds too much for its name to ask for one thing in it. */
function objectsOf(finding) {
    return CONFIGURED.includes(finding.kind) && finding.test === undefined
        ? [...(finding.names ?? [])]
        : namesOfFinding(finding);
}
const CONFIGURED = [
    'ci-softened',
    'command-changed',
    'runner-changed',
    'runner-replaced',
    'threshold-lowered',
];
/** Options, steps and packages are what a finding in the configuration is about; units are not what one in a test is. */
function ownObjects(finding) {
    return finding.test === undefined ? objectsOf(finding) : strictNamesOf(finding);
}
const licence_COMMANDS = ['command-changed', 'runner-replaced', 'runner-changed', 'ci-softened'];
/** Every word that came into the command stands in the sentence: "run the tests with vitest run". */
function asksForWords({ was = '', is = '' }, { text, words }) {
    const had = new Set(partsOf(was));
    const came = partsOf(is).filter((part) => !had.has(part));
    const said = new Set(words.flatMap(({ parts }) => parts));
    const asked = /\b(use|run|switch|change|add|set|call|let|replace|move|migrate|start|execute)\b/i.test(text);
    return asked && !/[|;&]/.test(is.replace(/&&/g, '')) && came.length > 0 && came.every((part) => said.has(part));
}
/** "So test_titles needs another text" */
const NEEDS_ANOTHER = /\bneeds? (to be (changed|updated|adapted|adjusted)|an? (new|different)|another|other|new)\b/i;
/** "The test X is wrong: f(1) should be 2. Please correct it": the deed may stand in the next sentence. A test that fails is not wrong. */
function isToldWrong(finding, sentence, { all, at }) {
    const next = all[at + 1];
    return (next !== undefined &&
        asked_mentions(sentence, strictNamesOf(finding)) &&
        (/^(please )?(change|update|adapt|adjust|correct|fix|rewrite) (the tests?|the expectations?|tests?)\b/i.test(next.text) ||
            (WRONG.test(sentence.text) &&
                /^(please )?(change|update|adapt|adjust|correct|fix|rewrite) (it|this|that|them)\b/i.test(next.text))));
}
const WRONG = /\b(wrong|outdated|incorrect|mistaken|stale|obsolete|invalid|out of date)\b/i;
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
    if (finding.kind === 'threshold-lowered' && !LOWERS.test(sentence.text))
        return false;
    const asked = /\b(raise|increase|lower|reduce|set|let|allow|retry|bump|extend|change|use|give|make|drop|add|enable)\b/i.test(sentence.text) && !/\b(not|never|without|don't)\b/i.test(sentence.text);
    const general = /\b(jest|vitest|mocha|pytest|tests|suite|runner|ci|coverage|threshold|default|all)\b/i.test(sentence.text);
    return about && asked && (general || asked_mentions(sentence, objects)) && fitsAmount(finding, sentence);
}
const LOWERS = /\b(lower|reduce|decrease|relax|loosen|drop|set|change|allow)\b(?!.*\b(raise|increase|improve)\b)/i;
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


/**
 * Whether the runner finds the test file in the final tree: by its own rules of names and folders, or because the
 * command or the configuration names it. A file of an ecosystem that is not known is taken as found.
 */
async function discovered(path, change) {
    const rule = ecosystemOf(path)?.discovered;
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

;// CONCATENATED MODULE: ./lib/tamper/weight.js

/**
 * Kinds that real history has shown to be what they look like: hardly an honest change has them unasked. A finding that is
 * itself not sure is never one.
 */
const CERTAIN = new Set([
    'test-removed',
    'test-not-found',
    'test-skipped',
    'test-focused',
    'test-emptied',
    'threshold-lowered',
    'command-changed',
    'tests-excluded',
    'ci-softened',
    'runner-replaced',
    'runner-changed',
    'name-shadowed',
    'code-knows-tests',
    'unreadable',
]);
/** Whether they are missed, the run knows; where it cannot tell, they are. */
const DELETED = new Set(['assertion-removed', 'cases-removed']);
/** What a test gets to see or to say otherwise: bent where the test was red, and no more than another word where it was green. */
const BENT = new Set([
    'expectation-changed',
    'assertion-weakened',
    'input-changed',
    'always-true',
    'early-return',
    'error-swallowed',
    'unit-replaced',
    'retries-added',
    'time-limit-raised',
    'snapshot-changed',
    'fixture-changed',
]);
/** Weighs each finding of one change. `onlyTests`: the change leaves the code alone, so what differs in a test was red. */
function weighing(request, onlyTests) {
    const isRed = onlyTests || isRedReported(request);
    const weightOf = ({ kind, unsure }) => {
        if (CERTAIN.has(kind) && unsure !== true)
            return 'certain';
        return DELETED.has(kind) || (isRed && BENT.has(kind)) ? 'unless-run' : 'told';
    };
    return (finding) => ({ weight: weightOf(finding), ...finding });
}
/** Findings by what they do to the gate. `isCleared`: the run has shown that this one hides nothing. */
function settle(findings, accounted, isCleared = () => false) {
    const shuts = (finding) => finding.weight === 'certain' || (finding.weight === 'unless-run' && !isCleared(finding));
    const isAccused = (finding) => finding.declaredBy === undefined && shuts(finding);
    const isTold = (finding) => finding.declaredBy === undefined && !shuts(finding);
    const kept = findings.filter((finding) => !isTold(finding));
    const verdict = kept.some(isAccused) ? 'suspicious' : kept.length > 0 ? 'declared' : 'clean';
    return { verdict, findings: kept, worthALook: findings.filter(isTold), accounted };
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
    const tests = compareTests(sides, data);
    const found = [
        ...tests.findings,
        ...compareFiles(sides, change.paths),
        ...compareArtifacts(files),
        ...goneUnread(files),
        ...(await findCodeThatKnowsTests({ ...change, files }, sides)),
        ...(await readConfig({ ...change, files })),
    ];
    const weighed = weighing(change.request, onlyTests(files));
    const findings = once(found).map((finding) => withLicence(weighed(finding), change.request));
    return settle([...findings, ...toldUnread(files)], tests.accounted);
}
/** The change leaves all source alone that is not a test. */
function onlyTests(files) {
    return files.every(({ path }) => isTestCode(path) || isArtifact(path) || !LANGUAGES.some((one) => one.isSource(path)));
}
/** `_ = x` looks at x and at nothing more. */
function withoutDiscard(text) {
    return text.replace(/\(\) => \{_ = ([^{};]*)\}/g, '$1').replace(/(^|[{;(] ?)_ ?= (?!=)/g, '$1');
}
/** The language that the file's tests, or its helpers for tests, are written in. */
function languageOf(path) {
    return (LANGUAGES.find(({ isTestFile }) => isTestFile(path)) ??
        (isTestCode(path) ? LANGUAGES.find(({ isSource }) => isSource(path)) : undefined));
}
function sideOf({ path, before, after }, { moved, renames }, change) {
    const language = languageOf(path);
    if (language === undefined || isArtifact(path))
        return [];
    const even = (text) => withEvenPaths(withoutDiscard(text), moved);
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
const JAVASCRIPT = /\.[cm]?[jt]sx?$|\.vue$|\.svelte$/;
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
        files: JAVASCRIPT,
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





const read_change_LARGEST_TEXT = 1024 * 1024;
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
        read: async (path) => textOf((await trees.read(candidate, [path], read_change_LARGEST_TEXT)).get(path)),
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
    return { paths, read: (path) => textOf(texts.get(path)) };
}
/** A submodule is none. */
function read_change_isFile({ beforeMode, afterMode }) {
    return beforeMode !== '160000' && afterMode !== '160000';
}
function changedFile(change, before, after) {
    const { path, status, beforeMode, afterMode } = change;
    const was = textOf(before);
    const is = textOf(after);
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
function textOf(bytes) {
    if (bytes === undefined || bytes.length > read_change_LARGEST_TEXT || bytes.includes(0))
        return undefined;
    return bytes.toString('utf8');
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
        const result = await checkOn(candidate, parts, check, signal);
        // What a check wants and does not have is no fault that stood there before.
        const isExcusable = result.state === 'failed' && parts.settings.policy === 'no-new-failures' && (0,stop_missing/* missingIn */.E)(result.tail).length === 0;
        results.push(isExcusable && (await failedBefore(parts, result, start, signal)) ? { ...result, state: 'known' } : result);
    }
    return results;
}
/** Only the very same words excuse, numbers apart: a check has no names to compare. */
async function failedBefore(parts, result, start, signal) {
    const before = await checkOn(start, parts, result, signal);
    const picture = ({ exitCode, tail }) => (0,fingerprint/* fingerprint */.R)({ failures: [], exitCode, tail });
    return before.state === 'failed' && picture(before) === picture(result);
}
async function checkOn(tree, parts, check, signal) {
    const scratch = await parts.trees.scratch(tree);
    try {
        return await runCheck({ ...parts, ...check, standIn: scratch.folder }, signal);
    }
    finally {
        await scratch.remove();
    }
}

;// CONCATENATED MODULE: ./lib/tamper/inventory.js


/** What the reading tells of tests that do not run any more. */
const GONE = [
    'test-removed',
    'test-skipped',
    'test-not-found',
    'test-focused',
    'cases-removed',
];
/**
 * Tests that ran with the start tree's tests and do not run with the final tree's, by name where both runs list every one, by
 * number elsewhere. What the reading has said is not said again, and what it accounts for is no loss.
 */
function missingTests(compared) {
    const { originals, final } = compared;
    if (originals.ran !== undefined && final.ran !== undefined)
        return missingNames(compared, originals.ran, final.ran);
    return missingCount(compared);
}
function missingNames({ final, reading, request }, before, now) {
    const left = inventory_countsOf(now);
    const gone = before.filter((name) => {
        const count = left.get(name) ?? 0;
        left.set(name, count - 1);
        return count <= 0;
    });
    const fresh = [...left].flatMap(([name, count]) => Array.from({ length: Math.max(0, count) }, () => name));
    const rows = inventory_countsOf(fresh.map(withoutRow));
    const groups = inventory_countsOf(fresh.map(groupOf));
    const skipped = new Set(final.skipped);
    return gone.flatMap((name) => {
        if (isSaid(name, reading))
            return [];
        if (skipped.has(name))
            return [
                inventory_withLicence({ ...missing(name), kind: 'test-skipped', what: `the test ${JSON.stringify(name)} is skipped now.` }, request),
            ];
        if (reading.accounted.some((one) => sameName(one, name)) || taken(rows, withoutRow(name)))
            return [];
        // Others came in its place: whether they say the same, the reading knows where it knows the language.
        const weight = taken(groups, groupOf(name)) ? 'told' : 'certain';
        return [inventory_withLicence({ ...missing(name), weight }, request)];
    });
}
function missing(name) {
    const what = `the test ${JSON.stringify(name)} ran before, and does not run any more.`;
    return { kind: 'test-removed', file: '', test: name, what, weight: 'certain' };
}
function inventory_withLicence(finding, request) {
    const declaredBy = licenceFor(finding, request);
    return declaredBy === undefined ? finding : { ...finding, declaredBy };
}
/** The reading names it, or a group that it stands in. */
function isSaid(name, { findings, worthALook }) {
    return [...findings, ...worthALook].some(({ kind, test, formerly }) => GONE.includes(kind) && [test, formerly].some((one) => one !== undefined && sameName(one, withoutRow(name))));
}
function missingCount({ originals, final, reading }) {
    if (originals.count === undefined || final.count === undefined || final.count >= originals.count)
        return [];
    const said = reading.findings.filter(({ kind }) => GONE.includes(kind));
    if (originals.count - final.count <= said.length + reading.accounted.length)
        return [];
    // A test that is read once may run once for each row: where any was asked to go, the number is no proof.
    const weight = said.some(({ declaredBy }) => declaredBy !== undefined) ? 'told' : 'certain';
    const what = `${String(originals.count)} tests ran before, and ${String(final.count)} run now.`;
    return [{ kind: 'test-removed', file: '', what, weight }];
}
function inventory_countsOf(names) {
    const counts = new Map();
    for (const name of names)
        counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts;
}
function taken(counts, key) {
    const left = counts.get(key) ?? 0;
    counts.set(key, left - 1);
    return left > 0;
}
/** `test_f[1-a]`, `f(1, "a")` and `f #2` are rows of one test. */
function withoutRow(name) {
    return name.replace(/\s*(?:\[[^\]]*\]|\([^)]*\)|#\d+)$/, '');
}
/** What stands before the last part of a name. */
function groupOf(name) {
    return /^(.*)(?: > |::|›|[./#])[^./#]*$/.exec(withoutRow(name))?.[1] ?? '';
}

;// CONCATENATED MODULE: ./lib/tamper/weigh.js





/**
 * One verdict out of two witnesses: what was run decides, and what was read explains. Shut is what the start tree's own tests
 * contradict, what of them does not run any more, and the few kinds of the reading that are certain. The rest is told; where
 * the originals could not be run, a check that is gone counts as certain, too.
 */
function weigh({ reading, originals, final, request }) {
    const read = [...reading.findings, ...reading.worthALook];
    const inventory = originals === undefined || final === undefined ? [] : missingTests({ originals, final, reading, request });
    if (originals === undefined)
        return settle([...read, ...inventory], reading.accounted);
    // Nobody has seen the old check pass on the new code: that it says otherwise now is as if it were gone.
    if (!originals.hasRun)
        return settle([...read.map(asGone), ...inventory], reading.accounted);
    const accused = originals.green ? [] : accusations(reading, originals, request);
    return settle([...read, ...inventory, ...fewer(originals), ...accused], reading.accounted, (finding) => isCleared(finding, originals));
}
function asGone(finding) {
    return finding.kind === 'expectation-changed' ? { ...finding, weight: 'unless-run' } : finding;
}
/** The test as it was passes on the new code: what it says otherwise now hides nothing. */
function isCleared(finding, { green, failed }) {
    return green || (failed.length > 0 && !failed.some((test) => isAbout(finding, test)));
}
/** The same tests, and fewer of them ran: something keeps them from running. */
function fewer({ startCount, count }) {
    if (startCount === undefined || count === undefined || count >= startCount)
        return [];
    const what = `of the ${String(startCount)} tests of the start tree only ${String(count)} run on this change.`;
    return [{ kind: 'runner-changed', file: '', what, weight: 'certain' }];
}
function accusations(reading, { failed }, request) {
    if (failed.length === 0)
        return reading.verdict === 'clean' ? [nameless(request)] : [];
    const said = reading.findings.filter(({ weight, declaredBy }) => weight !== 'told' || declaredBy !== undefined);
    return failed
        .filter((test) => !said.some((finding) => isAbout(finding, test)))
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
        weight: 'certain',
    };
    const declaredBy = licenceFor(finding, request) ?? isChangeAsked(finding, request);
    return declaredBy === undefined ? finding : { ...finding, declaredBy };
}
function nameless(request) {
    const finding = {
        kind: 'expectation-changed',
        file: '',
        what: "the start tree's own tests fail on this change.",
        weight: 'certain',
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
function isSamePath(one, other) {
    return one === other || one.endsWith(`/${other}`) || other.endsWith(`/${one}`);
}

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
        hasRun: run.verdict === 'passed' || (run.verdict === 'failed' && (run.ran ?? run.failures.length) > 0 && isJudged),
        green: run.verdict === 'passed' || (run.verdict === 'failed' && run.failures.length > 0 && fresh.length === 0),
        failed: run.failed.filter(({ name }) => fresh.includes(name) && !unloaded.has(name)),
        ...(startRun?.ran === undefined ? {} : { startCount: startRun.ran }),
    };
    // Files that did not load are missing in the list: then the start tree itself says what there was.
    const listing = originals.hasRun && unloaded.size === 0 ? run : (startRun ?? run);
    const final = runs.knownRun({ tree: candidate, command });
    const weighed = weigh({
        reading,
        originals: { ...inventoryOf(listing), ...originals },
        ...(final === undefined ? {} : { final: inventoryOf(final) }),
        request: parts.request,
    });
    return { ...second_witness_plain(weighed), originals: run };
}
function inventoryOf({ ran, listed }) {
    return { ...(ran === undefined ? {} : { count: ran }), ...listed };
}
/** How many tests the start tree has, and which of them were red, is asked only where it decides. */
async function startOf({ runs, command, start, change, signal }, originals) {
    const asked = { tree: start, command };
    const decides = change.reading.verdict === 'suspicious' || originals.verdict === 'failed';
    return decides ? runs.apart(asked, signal) : runs.knownRun(asked);
}
/** Findings as they are published: without what only the licence needs. */
function second_witness_plain({ verdict, findings, worthALook }) {
    const told = worthALook.map(published);
    return { verdict, findings: findings.map(published), ...(told.length === 0 ? {} : { worthALook: told }) };
}
function published({ kind, file, line, test, what, declaredBy }) {
    return {
        kind,
        file,
        what,
        ...(line === undefined ? {} : { line }),
        ...(test === undefined ? {} : { test }),
        ...(declaredBy === undefined ? {} : { declaredBy }),
    };
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
    const leftOut = await leftOutOf(parts, { start, candidate });
    if (start === candidate) {
        if (leftOut.length > 0)
            return nothingButLeftOut(nothing, leftOut);
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
    const red = judged?.run.verdict === 'failed' ? await asInClone(trees, judged) : GREEN;
    const leftovers = [...leftOut, ...change.leftovers];
    const isOpen = tests?.verdict === 'passed' || red.excused || red.flaky.length > 0 || command === undefined;
    const weighed = isOpen && command !== undefined ? await askOriginalTests({ ...trees, command }) : second_witness_plain(change.reading);
    const accused = change.protected;
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
        leftovers,
    };
    const decision = (0,decide_verdict/* decideVerdict */.A)({ ...facts, ...red, ...(tests === undefined ? {} : { tests }) });
    const fix = decision.opens && tests !== undefined && command !== undefined
        ? await proveFix({ ...trees, command, run: tests })
        : undefined;
    return {
        ...decision,
        reason: withOnlyHere(decision, judged),
        ...nothing,
        ...(tests === undefined ? {} : { tests }),
        ...(red.baseline === undefined ? {} : { baseline: red.baseline }),
        flaky: red.flaky,
        tamper,
        ...(fix === undefined ? {} : { fix }),
        checks,
        leftovers,
        leftBehind: judged?.leftBehind ?? [],
    };
}
/** An old failure that the workspace alone does not show is no old failure: what mends it is missing from the commit. */
async function asInClone(trees, judged) {
    const red = await judgeRed(trees, judged);
    if (!red.excused)
        return red;
    const { parts, runs, candidate, signal } = trees;
    const mayDiffer = judged.onlyHere.length > 0 || (await parts.trees.list(candidate)).some(isAttributes);
    if (!mayDiffer)
        return red;
    const here = await runs.inWorkspace({ tree: candidate, command: judged.run.command }, signal);
    return here.verdict === 'passed' ? { ...red, excused: false } : red;
}
/** They change texts on their way between a commit and a folder. */
function isAttributes(path) {
    return /(?:^|\/)\.gitattributes$/.test(path);
}
function withOnlyHere({ reason, opens }, judged) {
    if (opens || judged === undefined || judged.onlyHere.length === 0)
        return reason;
    return `${reason} ${(0,gate_runs/* onlyHereWords */.K)(judged.onlyHere)}`;
}
async function leftOutOf({ trees }, { start, candidate }) {
    const found = await trees.leftOut(start, candidate);
    return found.map(({ path, what }) => ({
        kind: 'left-out',
        file: path,
        what: `it cannot be part of the commit (${what}), so that the change would be incomplete.`,
    }));
}
function nothingButLeftOut(nothing, leftovers) {
    const files = leftovers.slice(0, 5).map(({ file }) => file);
    const reason = `What was changed cannot be part of a commit: ${files.join(', ')}.`;
    return { verdict: 'failed', opens: false, reason, ...nothing, leftovers, tamper: { verdict: 'clean', findings: [] } };
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
