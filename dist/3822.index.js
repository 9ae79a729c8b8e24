export const id = 3822;
export const ids = [3822];
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

/***/ 3822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   blankReport: () => (/* binding */ blankReport)
/* harmony export */ });
/* harmony import */ var _agent_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5796);

/** A report in which nothing has happened yet: the start of every other one, and all there is of a run that never began. */
function blankReport(outcome, reason, known = {}) {
    return {
        request: { trigger: '', prompt: '' },
        tests: { state: 'not-run', attempts: [] },
        answer: '',
        turns: 0,
        maxTurns: 0,
        costUsd: 0,
        usage: _agent_model_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .yJ,
        durationMs: 0,
        models: [],
        files: [],
        denials: [],
        commands: [],
        notes: [],
        dryRun: false,
        ...known,
        outcome,
        reason,
    };
}


/***/ })

};
