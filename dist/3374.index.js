export const id = 3374;
export const ids = [3374];
export const modules = {

/***/ 3374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PERL: () => (/* binding */ PERL)
/* harmony export */ });
/** Test::More and what is built on it: each named check is a test. */
const PERL = {
    name: 'perl',
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


/***/ })

};
