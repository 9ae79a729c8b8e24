export const id = 518;
export const ids = [518];
export const modules = {

/***/ 518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCommand: () => (/* binding */ runCommand)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** The commands there are. Loaded one at a time: a run needs no demo. */
const COMMANDS = {
    run: async () => (await Promise.all(/* import() */[__webpack_require__.e(5378), __webpack_require__.e(1850), __webpack_require__.e(70), __webpack_require__.e(9355)]).then(__webpack_require__.bind(__webpack_require__, 9355))).run,
    replay: async () => (await Promise.all(/* import() */[__webpack_require__.e(6843), __webpack_require__.e(1309)]).then(__webpack_require__.bind(__webpack_require__, 1309))).replay,
    demo: async () => (await Promise.all(/* import() */[__webpack_require__.e(6843), __webpack_require__.e(8815), __webpack_require__.e(6910), __webpack_require__.e(1850), __webpack_require__.e(2106), __webpack_require__.e(1814)]).then(__webpack_require__.bind(__webpack_require__, 1814))).demo,
    explain: async () => (await Promise.all(/* import() */[__webpack_require__.e(6843), __webpack_require__.e(8815), __webpack_require__.e(8989), __webpack_require__.e(8691), __webpack_require__.e(3446), __webpack_require__.e(2438)]).then(__webpack_require__.bind(__webpack_require__, 3045))).explain,
    gate: async () => (await __webpack_require__.e(/* import() */ 3743).then(__webpack_require__.bind(__webpack_require__, 3743))).gate,
    'check-config': async () => (await Promise.all(/* import() */[__webpack_require__.e(6843), __webpack_require__.e(8815), __webpack_require__.e(2739), __webpack_require__.e(3446), __webpack_require__.e(4975)]).then(__webpack_require__.bind(__webpack_require__, 9141))).checkConfig,
};
const USAGE = `Greengate, a coding agent that may not finish until the tests pass.

  node dist/index.js run --prompt "fix the failing test"   work on this repository, on a new branch
  node dist/index.js replay transcript.jsonl               go through a recorded run again, offline
  node dist/index.js demo                                  see it work in a small world of its own
  node dist/index.js explain 'git push'                    what the rules here say to a command, and why
  node dist/index.js explain 'Edit(docs/a.md)'             or to a call of another tool
  node dist/index.js explain --json                        the same for calls from stdin, one JSON object a line
  node dist/index.js gate --base main --request FILE       judge a change, whoever made it; gate --help says more
  node dist/index.js check-config                          are settings and rules of this repository in order?

Every input of action.yml is a flag of the same name (--max-turns 5, --test-command none).
--json prints one JSON object instead of text. ANTHROPIC_API_KEY and ANTHROPIC_BASE_URL come from the environment.`;
/** Runs one command and returns the exit code. */
async function runCommand(name, args, parts) {
    if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
        console.log(USAGE);
        return name === undefined ? 1 : 0;
    }
    const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (load === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`Unknown command "${name}".\n\n${USAGE}`);
    const command = await load();
    if (name !== 'gate' && (args.includes('--help') || args.includes('-h'))) {
        console.log(USAGE);
        return 0;
    }
    return command(args, parts);
}


/***/ })

};
