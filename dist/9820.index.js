export const id = 9820;
export const ids = [9820];
export const modules = {

/***/ 9820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createLog: () => (/* binding */ createLog)
/* harmony export */ });
/* harmony import */ var _safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2813);

/** `write` gets one line at a time, without its line end. */
function createLog(write, redact, options = {}) {
    const commands = options.commands ?? false;
    const info = (text) => {
        for (const line of (0,_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .u)(text, redact).split('\n'))
            write(harmless(line));
    };
    const command = (name, properties, message) => {
        write(`::${name}${properties}::${escapeData((0,_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .u)(message, redact))}`);
    };
    return {
        info,
        annotate: ({ level, title, message }) => {
            if (commands)
                command(level, ` title=${escapeProperty((0,_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .u)(title, redact))}`, message);
            else
                info(`${level}: ${title}: ${message}`);
        },
    };
}
/** The runner reads `::name::` after any white space at a line's start, and `##[name]` anywhere in a line. */
function harmless(line) {
    return line.replace(/^(\s*):(?=:)/, '$1: ').replaceAll('##[', '# #[');
}
function escapeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('##[', '# #[');
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}


/***/ }),

/***/ 2813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ safe),
/* harmony export */   u: () => (/* binding */ clean)
/* harmony export */ });
/* harmony import */ var _text_key_formats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(277);
/* harmony import */ var _text_map_strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5462);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1981);



/**
 * The one cleaner of all that leaves: nothing invisible, no live secret in any spelling, nothing that has the form of a
 * key. Before anything is shortened: half a secret is no longer found.
 */
function clean(text, redact) {
    return (0,_text_key_formats_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutKeys */ .P)(redact((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(text)));
}
/** The same for all facts of a report: every renderer starts with this. */
function safe(facts, redact) {
    return (0,_text_map_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .mapStrings */ .t)(facts, (text) => clean(text, redact));
}


/***/ }),

/***/ 277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ withoutKeys)
/* harmony export */ });
/** Keys that say themselves what they are, whoever's they are. */
const KEYS = new RegExp([
    String.raw `\bsk-(?:ant|proj|or|live|test)-[\w-]{16,}`,
    String.raw `\bsk-[A-Za-z0-9]{32,}`,
    String.raw `\b(?:gh[opsur]|github_pat|glpat|npm|pypi|hf|dop_v1|shpat)[_-][\w-]{20,}`,
    String.raw `\bxox[abeprs]-[\w-]{10,}`,
    String.raw `\b(?:AKIA|ASIA)[A-Z0-9]{16}\b`,
    String.raw `\bAIza[\w-]{30,}`,
    String.raw `-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----[\w\s+/=:,-]{0,4096}?(?:-----END [A-Z ]{0,30}PRIVATE KEY-----|$)`,
].join('|'), 'g');
/** Text without anything that has the form of a key, also of one that nobody told us. Linear, idempotent. */
function withoutKeys(text) {
    return withoutWebTokens(text.replace(KEYS, '***'));
}
/** JSON Web Tokens: three words joined by dots. Word by word, since a pattern would read a long word from each of its places. */
function withoutWebTokens(text) {
    if (!text.includes('.eyJ'))
        return text;
    const words = [...text.matchAll(/[\w-]+/g)].map(({ 0: word, index }) => ({ word, start: index }));
    let out = '';
    let from = 0;
    for (const [at, { word, start }] of words.entries()) {
        const { word: claims, start: second } = words[at + 1] ?? { word: '', start: 0 };
        const { word: signature, start: third } = words[at + 2] ?? { word: '', start: 0 };
        const isToken = /^eyJ[\w-]{10}/.test(claims) &&
            signature.length >= 10 &&
            second === start + word.length + 1 &&
            third === second + claims.length + 1 &&
            text[second - 1] === '.' &&
            text[third - 1] === '.';
        const head = isToken && start >= from ? word.search(/\beyJ[\w-]{10}/) : -1;
        if (head === -1)
            continue;
        out += `${text.slice(from, start + head)}***`;
        from = third + signature.length;
    }
    return out + text.slice(from);
}


/***/ }),

/***/ 5462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ mapStrings)
/* harmony export */ });
/** A copy of plain data with `change` applied to every string in it, keys included. */
function mapStrings(value, change) {
    return mapped(value, change);
}
function mapped(value, change) {
    if (typeof value === 'string')
        return change(value);
    if (Array.isArray(value))
        return value.map((item) => mapped(item, change));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [change(key), mapped(item, change)]));
}


/***/ }),

/***/ 1981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gv: () => (/* binding */ hiddenShown),
/* harmony export */   P8: () => (/* binding */ visibleLine),
/* harmony export */   RK: () => (/* binding */ visible)
/* harmony export */ });
// Everything a terminal acts on without showing it: CSI and OSC sequences, then any other control character.
// eslint-disable-next-line no-control-regex
const CONTROL = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b\n]*(?:\u0007|\u001b\\)?|[^\P{Cc}\t\n]/gu;
// Default-ignorable covers zero-width, bidi, fillers, variation selectors and the tag block; three more render blank.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]/gu;
/**
 * The text as a reader sees it: one kind of line end, no control or invisible characters, no lone surrogates.
 * Idempotent, linear, and the step before any search for secrets or markup.
 */
function visible(text) {
    return text
        .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
        .replace(CONTROL, '')
        .replace(INVISIBLE, '')
        .replace(/\p{Surrogate}/gu, '\uFFFD');
}
// What carries words that no editor shows: tags, selectors beyond those of emoji, bidi controls, spaces without width, fillers.
const CARRIERS = 
// eslint-disable-next-line no-misleading-character-class
/[\u115F\u1160\u180B-\u180F\u200B\u202A-\u202E\u2060-\u206F\u3164\uFFA0\uFFF9-\uFFFB\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]+/gu;
/** The same text with what is hidden in it made visible, for those who have to know what a file really holds. */
function hiddenShown(text) {
    return text.replace(CARRIERS, (run) => {
        const points = [...run];
        const first = `U+${(points[0]?.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
        return points.length === 1 ? `<hidden ${first}>` : `<${points.length} hidden characters, the first ${first}>`;
    });
}
/** The same on one line, with runs of white space made one space. */
function visibleLine(text) {
    return visible(text).replace(/\s+/g, ' ').trim();
}


/***/ })

};
