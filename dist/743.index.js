export const id = 743;
export const ids = [743];
export const modules = {

/***/ 340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ gateExit),
/* harmony export */   l: () => (/* binding */ GATE_EXIT)
/* harmony export */ });
/** `unknown`: wrong arguments, or a gate that could not judge. */
const GATE_EXIT = { opens: 0, shut: 1, unknown: 2 };
function gateExit({ opens, verdict }) {
    if (opens)
        return GATE_EXIT.opens;
    return verdict === 'gate_error' ? GATE_EXIT.unknown : GATE_EXIT.shut;
}


/***/ }),

/***/ 3743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gate: () => (/* binding */ gate)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _gate_exit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(340);


/** What may follow `gate`; without one of them a change is judged. */
const PARTS = {
    verify: async () => (await Promise.all(/* import() */[__webpack_require__.e(843), __webpack_require__.e(685)]).then(__webpack_require__.bind(__webpack_require__, 7685))).gateVerify,
};
const USAGE = `The gate alone: is this change green, and does it leave what judges the code as strong as it was?

  node dist/index.js gate --base REF [--head REF]    what HEAD changed since it left that branch, tag or commit
  node dist/index.js gate --start DIR --final DIR    what differs between two folders; neither is touched
      --request FILE     what was asked for: it decides which changes of tests are declared
      --command CMD      the tests, when they are not to be found from the start tree
      --json             the verdict as one JSON object: docs/gate.md says what stands in it
      and the inputs --setup-command, --timeout-minutes, --sandbox, --config
  node dist/index.js gate verify FILE --sha SHA      is this file a verdict that opens the gate for this commit?

It ends with 0 when the gate opens, 1 when it does not, and 2 when nothing could be judged.`;
/** Judges a change without a model and without GitHub. */
const gate = async (args, parts) => {
    const [first = '', ...rest] = args;
    if (first === '' || args.includes('--help') || args.includes('-h')) {
        console.log(USAGE);
        return first === '' ? _gate_exit_js__WEBPACK_IMPORTED_MODULE_0__/* .GATE_EXIT */ .l.unknown : _gate_exit_js__WEBPACK_IMPORTED_MODULE_0__/* .GATE_EXIT */ .l.opens;
    }
    const load = Object.hasOwn(PARTS, first) ? PARTS[first] : undefined;
    try {
        if (load !== undefined)
            return await (await load())(rest, parts);
        return await (await Promise.all(/* import() */[__webpack_require__.e(843), __webpack_require__.e(815), __webpack_require__.e(650), __webpack_require__.e(228), __webpack_require__.e(531), __webpack_require__.e(18), __webpack_require__.e(259), __webpack_require__.e(113), __webpack_require__.e(182)]).then(__webpack_require__.bind(__webpack_require__, 182))).gateChange(args, parts);
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y))
            throw error;
        // Whoever reads JSON gets it for what is wrong, too.
        if (args.includes('--json'))
            console.log(JSON.stringify({ error: (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b)(error) }));
        else
            console.error((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b)(error));
        return _gate_exit_js__WEBPACK_IMPORTED_MODULE_0__/* .GATE_EXIT */ .l.unknown;
    }
};


/***/ })

};
