export const id = 8167;
export const ids = [8167];
export const modules = {

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


/***/ })

};
