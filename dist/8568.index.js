export const id = 8568;
export const ids = [8568];
export const modules = {

/***/ 5796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UT: () => (/* binding */ promptTokensOf),
/* harmony export */   me: () => (/* binding */ ModelError),
/* harmony export */   vk: () => (/* binding */ addUsage),
/* harmony export */   yJ: () => (/* binding */ NO_USAGE)
/* harmony export */ });
const NO_USAGE = { inputTokens: 0, cacheWriteTokens: 0, cacheReadTokens: 0, outputTokens: 0 };
/** Everything that was read, from the cache or not. */
function promptTokensOf({ inputTokens, cacheWriteTokens, cacheReadTokens }) {
    return inputTokens + cacheWriteTokens + cacheReadTokens;
}
function addUsage(a, b) {
    return {
        inputTokens: a.inputTokens + b.inputTokens,
        cacheWriteTokens: a.cacheWriteTokens + b.cacheWriteTokens,
        cacheReadTokens: a.cacheReadTokens + b.cacheReadTokens,
        outputTokens: a.outputTokens + b.outputTokens,
    };
}
/** The provider would not answer, for good: retrying is over or pointless. The message says what to do. */
class ModelError extends Error {
    name = 'ModelError';
}


/***/ }),

/***/ 566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ neutralise)
/* harmony export */ });
const BREAK = '\u200b';
const MENTION = /(?<![A-Za-z0-9])@(?=[A-Za-z0-9])/g;
// GitHub closes issues for `fixes #1`, `fixes: o/r#1`, `fixes GH-1` and `fixes https://…/issues/1`, formatting between or not.
const CLOSING = /\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?=[\s:*_~`\\[(<"']{1,20}(?:#|gh-|https?:|[\w.-]{1,100}\/[\w.-]{1,100}#))/gi;
/** Takes the power out of @mentions and closing keywords; the words read the same. Also for commit messages. */
function neutralise(text) {
    return text
        .replace(MENTION, `@${BREAK}`)
        .replace(CLOSING, (keyword) => `${keyword.slice(0, 1)}${BREAK}${keyword.slice(1)}`);
}


/***/ }),

/***/ 8568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OUTPUT_NAMES: () => (/* binding */ OUTPUT_NAMES),
/* harmony export */   outputsOf: () => (/* binding */ outputsOf)
/* harmony export */ });
/* harmony import */ var _agent_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5796);
/* harmony import */ var _text_map_strings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5462);
/* harmony import */ var _text_shorten_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7946);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1981);
/* harmony import */ var _neutralise_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(566);
/* harmony import */ var _safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2813);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8191);







/** The outputs of action.yml, in its order. */
const OUTPUT_NAMES = [
    'outcome',
    'summary',
    'tests',
    'turns',
    'cost-usd',
    'input-tokens',
    'output-tokens',
    'denials',
    'branch',
    'commit',
    'pull-request',
    'comment-url',
    'transcript',
    'report',
    'verdict',
];
const MOST_DENIALS = 100;
const MOST_SUMMARY = 2_000;
/** Every output, on every path; what does not exist is an empty text. `input-tokens` counts cached ones too. */
function outputsOf(report, redact) {
    const clean = (0,_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .g)(report, redact);
    const { usage } = clean;
    const denials = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .groupDenials */ .uE)(clean.denials)
        .slice(0, MOST_DENIALS)
        .map(({ denial, times }) => ({ ...(0,_text_map_strings_js__WEBPACK_IMPORTED_MODULE_3__/* .mapStrings */ .t)(denial, (text) => (0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visibleLine */ .P8)(text), 500)), times }));
    return {
        outcome: clean.outcome,
        summary: (0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)((0,_neutralise_js__WEBPACK_IMPORTED_MODULE_6__/* .neutralise */ .$)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visibleLine */ .P8)([clean.reason, clean.answer].join(' '))), MOST_SUMMARY),
        tests: clean.tests.state,
        turns: String(clean.turns),
        'cost-usd': clean.costUsd.toFixed(4),
        'input-tokens': String((0,_agent_model_js__WEBPACK_IMPORTED_MODULE_0__/* .promptTokensOf */ .UT)(usage)),
        'output-tokens': String(usage.outputTokens),
        denials: JSON.stringify(denials),
        branch: clean.branch?.name ?? '',
        commit: clean.commit?.sha ?? '',
        'pull-request': clean.pullRequest === undefined ? '' : String(clean.pullRequest.number),
        'comment-url': clean.commentUrl ?? '',
        transcript: clean.transcript ?? '',
        report: clean.reportFile ?? '',
        verdict: clean.verdictFile ?? '',
    };
}


/***/ }),

/***/ 8191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ dollars),
/* harmony export */   Kp: () => (/* binding */ testWords),
/* harmony export */   TU: () => (/* binding */ byWhom),
/* harmony export */   Y_: () => (/* binding */ remedyWords),
/* harmony export */   fL: () => (/* binding */ costWords),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   iL: () => (/* binding */ totalWords),
/* harmony export */   mF: () => (/* binding */ changeWords),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   rj: () => (/* binding */ countWords),
/* harmony export */   uE: () => (/* binding */ groupDenials)
/* harmony export */ });
/** `1 file`, `2 files`. */
function counted(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
/** `0.8 s`, `12 s`, `3 min 5 s`, `2 h 4 min`. */
function duration(ms) {
    if (ms < 9_950)
        return `${(ms / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
/** Below a dollar four decimals, always: costs stand below each other. */
function dollars(usd) {
    return `$${usd.toFixed(usd < 1 ? 4 : 2)}`;
}
/** `$0.12 with a, then b`. */
function costWords({ costUsd, models }, render = (model) => model) {
    return (dollars(costUsd) + (models.length === 0 ? '' : ` with ${models.map((model) => render(model)).join(', then ')}`));
}
/** `12 passed, 1 failed, 2 errors, 3 skipped`; errors only where there are any. */
function countWords({ passed, failed, errors, skipped }) {
    return `${passed} passed, ${failed} failed${errors === 0 ? '' : `, ${counted(errors, 'error')}`}, ${skipped} skipped`;
}
const TEST_WORDS = {
    passed: 'passed',
    'known-failures': 'fail only where they failed before',
    flaky: 'flaky',
    failed: 'failed',
    'timed-out': 'did not end in time',
    tampered: 'weakened',
    none: 'none found',
    error: 'could not be run',
    'not-run': 'not run',
};
/** `passed`, `failed (3 failing)`, with the number of tries when there was more than one. */
function testWords({ state, attempts }) {
    const failing = state === 'failed' ? (attempts.at(-1)?.failures.length ?? 0) : 0;
    const details = [
        ...(failing > 0 ? [`${failing} failing`] : []),
        ...(attempts.length > 1 ? [`${attempts.length} runs`] : []),
    ];
    return TEST_WORDS[state] + (details.length > 0 ? ` (${details.join(', ')})` : '');
}
/** `+3 −1`, `new, +10`, `deleted, −4`, `binary`. */
function changeWords({ status, added, removed }) {
    const kind = status === 'added' ? 'new, ' : status === 'deleted' || status === 'type-changed' ? `${status}, ` : '';
    if (added === undefined || removed === undefined)
        return `${kind}binary`;
    const lines = [...(added > 0 ? [`+${added}`] : []), ...(removed > 0 ? [`−${removed}`] : [])].join(' ');
    return kind + (lines === '' ? 'no line changed' : lines);
}
/** `2 files, +13 −1`. */
function totalWords(files) {
    const sum = (side) => files.reduce((total, file) => total + (file[side] ?? 0), 0);
    return `${counted(files.length, 'file')}, +${sum('added')} −${sum('removed')}`;
}
/** The same refusal is told once, with how often it happened; order of first appearance. */
function groupDenials(denials) {
    const groups = new Map();
    for (const denial of denials) {
        const key = JSON.stringify([denial.tool, denial.subject, denial.layer, denial.rule, denial.reason]);
        groups.set(key, { denial, times: (groups.get(key)?.times ?? 0) + 1 });
    }
    return [...groups.values()];
}
const LAYER_WORDS = {
    hook: 'a hook',
    limit: 'hard limit',
    'deny-rule': 'deny rule',
    'ask-rule': 'ask rule',
    'allow-rule': 'allow rule',
    tool: "the tool's own opinion",
    isolation: "isolation's opinion",
    default: 'default',
};
/** Who decided: the layer, and its rule. */
function byWhom({ layer, rule }, code) {
    const words = LAYER_WORDS[layer] ?? layer;
    return rule === undefined ? words : `${words} ${code(rule)}`;
}
/** How to get a refused action allowed: the lines to add, or the sentence that says why there is none. */
function remedyWords(remedy, render) {
    if (!/^allow: \S/.test(remedy))
        return render.prose(remedy);
    const lines = remedy.split(/; (?=allow: )/).map((line) => render.code(line));
    const last = lines.pop() ?? '';
    return `To allow it, add ${lines.length === 0 ? last : `${lines.join(', ')} and ${last}`}`;
}


/***/ }),

/***/ 7946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hh: () => (/* binding */ cutLine),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   S_: () => (/* binding */ lastPart),
/* harmony export */   it: () => (/* binding */ cutMiddle)
/* harmony export */ });
/** The first `limit` characters, never half a character, with an ellipsis when something is missing. */
function cut(text, limit) {
    if (text.length <= limit)
        return text;
    return `${text.slice(0, Math.max(0, limit - 1)).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
/** The last `limit` characters, from a line's start where there is one before the middle. */
function lastPart(text, limit) {
    if (text.length <= limit)
        return text;
    const part = text.slice(text.length - limit).replace(/^[\uDC00-\uDFFF]/, '');
    const lineStart = part.indexOf('\n') + 1;
    return `…\n${lineStart > 0 && lineStart < part.length / 2 ? part.slice(lineStart) : part}`;
}
/** Cuts the middle out of a text that is too long, so that its start and its end stay readable. */
function cutMiddle(text, limit, { where = '', missing = 0 } = {}) {
    if (text.length <= limit)
        return text;
    const place = where === '' ? '' : `: ${where}`;
    const note = (count) => `\n[… ${count + missing} characters left out${place} …]\n`;
    const room = Math.max(0, limit - note(text.length).length);
    const tailRoom = Math.floor(room * 0.4);
    // A cut inside a surrogate pair would leave half a character on either side.
    const head = text.slice(0, room - tailRoom).replace(/[\uD800-\uDBFF]$/, '');
    const tail = text.slice(text.length - tailRoom).replace(/^[\uDC00-\uDFFF]/, '');
    return head + note(text.length - head.length - tail.length) + tail;
}
/** The first `most` characters of a line, with a note of how many are missing. */
function cutLine(line, most) {
    if (line.length <= most)
        return line;
    const shown = line.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
    return `${shown} [… ${line.length - shown.length} more characters]`;
}


/***/ })

};
