export const id = 377;
export const ids = [377];
export const modules = {

/***/ 377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SHELL: () => (/* binding */ SHELL)
/* harmony export */ });
/** Bats and shunit2. */
const SHELL = {
    name: 'shell',
    lexicon: {
        comments: [/(?<=^|[\s;])#.*/y],
        strings: [/\\['"`]/y, /\$'(?:\\[\s\S]|[^'\\])*'/y, /"(?:\\[\s\S]|[^"\\])*"/y, /'[^']*'/y],
        word: /[@$\p{L}_./~-][^\s"'`;&|(){}<>=[\]]*/uy,
        newlines: true,
        heredocs: true,
    },
    syntax: { newlines: true, topWord: '@test' },
    suite: [],
    tests: [/^@test ?("(?:\\.|[^"\\])*")/, /^@test ?([\w.-]+)/, /^(?:function )?(test\w+)(?:\(\))?$/],
    skip: [],
    skipCalls: /^(?:skip|startSkipping)\b/,
    asserts: /^(?:assert(?!_(?:success|failure|output|equal)\b)\w*|refute\w*|fail)[( ]/,
    returns: /^(?:return|exit)(?: ?0)?$/,
    exits: /^exit(?: ?0)?$/,
    shadows: /^(?:function )?(?:assert\w*|fail|run|\[)\(\)/,
    statementsAssert: true,
};


/***/ })

};
