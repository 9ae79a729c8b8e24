export const id = 6043;
export const ids = [6043];
export const modules = {

/***/ 6043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PHP: () => (/* binding */ PHP)
/* harmony export */ });
/* harmony import */ var _tests_as_structure_tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(638);

/** PHPUnit and Pest. */
const PHP = {
    name: 'php',
    lexicon: {
        comments: [/\/\*[\s\S]*?\*\//y, /\/\/.*/y, /#(?!\[).*/y],
        annotations: /\/\*\*(?:(?!\*\/)[\s\S])*?@(?:test|group|dataProvider|requires|doesNotPerformAssertions|depends)\b[\s\S]*?\*\//y,
        strings: _tests_as_structure_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTED */ .jB,
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
