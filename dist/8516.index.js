export const id = 8516;
export const ids = [8516];
export const modules = {

/***/ 1828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ judgeGround)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _git_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4526);
/* harmony import */ var _stop_gate_judge_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9631);
/* harmony import */ var _base_ref_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5450);
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3271);
/* harmony import */ var _narrow_in_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4949);
/* harmony import */ var _gate_trees_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5116);
/* harmony import */ var _paid_judge_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(483);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9633);
/* harmony import */ var _set_up_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6875);
/* harmony import */ var _what_to_set_up_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4696);











const LONGEST_TEST_RUN_MS = 10 * 60_000;
/** Judges a work tree without a session: no attempts, and no model unless the judge is asked for. The reading of the diff is there even where nothing can run. */
async function judgeGround(parts) {
    const { config, repository, start, request, sandbox, log, signal } = parts;
    const askJudge = askedJudge(parts);
    const startTree = await (0,_git_read_js__WEBPACK_IMPORTED_MODULE_1__/* .treeOf */ .g7)(repository, start);
    const read = async (path) => (await (0,_git_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readFile */ .TA)(repository, startTree, path))?.toString('utf8');
    const base = await (0,_base_ref_js__WEBPACK_IMPORTED_MODULE_3__/* .readBaseRef */ .H)({ files: await (0,_git_read_js__WEBPACK_IMPORTED_MODULE_1__/* .listFiles */ .CS)(repository, startTree), read }, config);
    const { tests } = base.configFile;
    parts.onSettings?.(base.configFile);
    const problem = await (0,_set_up_js__WEBPACK_IMPORTED_MODULE_9__/* .setUp */ .s)(await (0,_what_to_set_up_js__WEBPACK_IMPORTED_MODULE_10__/* .whatToSetUp */ .l)(config, base, () => Promise.resolve(sandbox)), {
        ...parts,
        workspace: repository.workspace,
        timeoutMs: config.timeoutMs,
    });
    const declaredNone = base.tests.command === 'none';
    const command = declaredNone ? undefined : base.tests.command;
    const verdict = await (0,_stop_gate_judge_change_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeChange */ .s)({
        trees: (0,_gate_trees_js__WEBPACK_IMPORTED_MODULE_6__/* .treesOf */ .z)(repository, () => Promise.resolve(startTree), Date.now()),
        workspace: repository.workspace,
        sandbox,
        command: problem === undefined ? command : undefined,
        declaredNone,
        timeoutMs: Math.min(tests.timeout === undefined ? LONGEST_TEST_RUN_MS : tests.timeout * 60_000, config.timeoutMs),
        settings: (0,_gate_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .gateSettings */ .d)(base),
        narrow: (0,_narrow_in_js__WEBPACK_IMPORTED_MODULE_5__/* .narrowIn */ .t)(repository.workspace),
        request,
        ...(askJudge === undefined ? {} : { askJudge }),
        onStep: (what) => log.info(what),
    }, signal);
    if (problem === undefined)
        return verdict;
    return { ...verdict, verdict: 'gate_error', opens: false, reason: problem, command };
}
/** Only where the input asks for it: a gate that stands alone promises to need no key, whatever a settings file says. */
function askedJudge({ config, redact, log }) {
    if (config.judge !== true)
        return undefined;
    (0,_config_js__WEBPACK_IMPORTED_MODULE_8__/* .requireApiKey */ .Ft)(config, 'judge: true asks a model, and needs it.');
    const tell = (note) => log.info(note);
    const notes = { onRequest: () => { }, onRetry: tell, onNote: tell, onSwitch: tell };
    const nonce = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex');
    return (0,_paid_judge_js__WEBPACK_IMPORTED_MODULE_7__/* .createPaidJudge */ .i)({ config, spentUsd: () => 0, redact, nonce, notes }).ask;
}


/***/ }),

/***/ 8516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   judgePullRequest: () => (/* binding */ judgePullRequest)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(452);
/* harmony import */ var _git_checkout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9050);
/* harmony import */ var _git_submodules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6141);
/* harmony import */ var _git_fetch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9936);
/* harmony import */ var _git_open_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5378);
/* harmony import */ var _git_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4526);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(636);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(6804);
/* harmony import */ var _blank_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3822);
/* harmony import */ var _conclude_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6008);
/* harmony import */ var _deadlines_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8220);
/* harmony import */ var _failure_words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1371);
/* harmony import */ var _judge_ground_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1828);
/* harmony import */ var _lent_workspace_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2168);
/* harmony import */ var _permit_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(1686);
/* harmony import */ var _publish_verdict_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9034);
/* harmony import */ var _record_verdict_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4112);
/* harmony import */ var _scratch_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4331);
/* harmony import */ var _strangers_code_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(7894);
/* harmony import */ var _while_hidden_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(6677);




















const EVENTS = ['pull_request', 'pull_request_target'];
/**
 * `mode: gate`: judges what a pull request changes, whoever wrote it, and tells it as a check run. Writes to no branch,
 * asks no model unless its judge is wanted, and believes nothing but the base of what to run. Never throws for what others did.
 */
async function judgePullRequest(parts) {
    const { event, log, cancel } = parts;
    const pull = event.pullRequest;
    if (pull === undefined || !EVENTS.includes(event.name)) {
        return { report: (0,_blank_report_js__WEBPACK_IMPORTED_MODULE_6__.blankReport)('ignored', `mode: gate judges pull requests, and a ${event.name} event is none.`) };
    }
    if (event.action === 'closed')
        return { report: (0,_blank_report_js__WEBPACK_IMPORTED_MODULE_6__.blankReport)('ignored', 'The pull request was closed.') };
    try {
        const { value: record, problems } = await judge(parts, pull);
        const report = reportOf(record, pull);
        const problem = await publishRecord(parts, record, pull);
        return { report: { ...report, notes: [...(problem === undefined ? [] : [problem]), ...problems] } };
    }
    catch (error) {
        const outcome = cancel.aborted ? 'cancelled' : 'gate_error';
        const reason = cancel.aborted ? 'The run was cancelled.' : (0,_failure_words_js__WEBPACK_IMPORTED_MODULE_9__/* .failureWords */ .A)(error, log);
        return { report: (0,_blank_report_js__WEBPACK_IMPORTED_MODULE_6__.blankReport)(outcome, reason, { onlyJudged: true, tests: { state: 'error', attempts: [] } }) };
    }
}
async function judge(parts, pull) {
    const { surroundings, sandbox, cancel, deadlines, event, log } = parts;
    const whose = (0,_strangers_code_js__WEBPACK_IMPORTED_MODULE_15__/* .strangersCode */ .LP)({ event, pullRequest: pull });
    const { workspace, tempDir } = surroundings;
    const scratch = await (0,_scratch_js__WEBPACK_IMPORTED_MODULE_14__/* .makeScratch */ .l)(tempDir, 'RUNNER_TEMP');
    const { isolation, words, sandboxFor } = await parts.isolate(scratch);
    log.info(words);
    if (whose !== undefined)
        (0,_strangers_code_js__WEBPACK_IMPORTED_MODULE_15__/* .refuseNextToKeys */ .pw)(whose, isolation);
    const signal = AbortSignal.any([cancel, (0,_deadlines_js__WEBPACK_IMPORTED_MODULE_8__/* .timeoutAt */ .j)(deadlines.endAt)]);
    const repository = await (0,_git_open_js__WEBPACK_IMPORTED_MODULE_3__/* .openRepository */ .h)({ workspace, scratch, sandbox, signal });
    const ground = { repository, signal, sandbox: sandboxFor(repository.workspace), isStranger: whose !== undefined };
    return (0,_lent_workspace_js__WEBPACK_IMPORTED_MODULE_11__.whileLent)({ ...parts, ...ground }, () => (0,_while_hidden_js__WEBPACK_IMPORTED_MODULE_16__/* .whileHidden */ .c)({ ...parts, repository, scratch }, () => judgeMerge(parts, pull, ground)));
}
async function judgeMerge(parts, pull, ground) {
    const { config, surroundings } = parts;
    const { repository, isStranger } = ground;
    const { serverUrl, repository: name } = surroundings;
    const remote = { url: `${serverUrl}/${name}`, token: config.githubToken };
    const { merge, base } = await mergeOf(repository, remote, pull);
    await (0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_0__/* .checkout */ .P)(repository, merge);
    await (0,_git_submodules_js__WEBPACK_IMPORTED_MODULE_1__/* .bringSubmodules */ .kn)(repository, remote);
    const verdict = await (0,_judge_ground_js__WEBPACK_IMPORTED_MODULE_10__/* .judgeGround */ .V)({
        ...parts,
        ...ground,
        start: base,
        request: `${pull.title}\n\n${pull.body}`.trim(),
        onSettings: (settings) => {
            if (!isStranger)
                (0,_permit_js__WEBPACK_IMPORTED_MODULE_17__/* .permit */ .eL)(parts, config, settings);
        },
    });
    return (0,_record_verdict_js__WEBPACK_IMPORTED_MODULE_13__/* .recordVerdict */ .p)(verdict, { repository: name, pullRequest: pull.number, sha: pull.headSha, merge, base }, repository.workspace);
}
/** GitHub's own merge of the pull request: what it would do to its base as it is now, and nothing that others did there. */
async function mergeOf(repository, remote, pull) {
    const ref = `refs/pull/${pull.number}/merge`;
    const fetched = await (0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_2__/* .fetch */ .h)(repository, remote, [ref], { depth: 2 }).catch((error) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_18__/* .UserError */ .y(`There is no merge of #${pull.number} with its base to judge; most likely it has conflicts. Resolve them, and the next push is judged.`, { cause: error });
    });
    const merge = fetched.get(ref) ?? '';
    const [base, head] = await (0,_git_read_js__WEBPACK_IMPORTED_MODULE_4__/* .parentsOf */ .fY)(repository, merge);
    if (base === undefined || head !== pull.headSha) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_18__/* .UserError */ .y(`#${pull.number} has moved on from ${pull.headSha}, or GitHub has not merged it yet. The run for its newest commit judges it.`);
    }
    return { merge, base };
}
function reportOf(record, pull) {
    const { opens, verdict, reason, command } = record;
    return (0,_blank_report_js__WEBPACK_IMPORTED_MODULE_6__.blankReport)(opens ? (OPEN[verdict] ?? 'success') : (SHUT[verdict] ?? 'tests_failed'), reason, {
        onlyJudged: true,
        gate: record,
        costUsd: record.tamper.judge?.costUsd ?? 0,
        request: { trigger: 'pull request', prompt: pull.title },
        tests: { state: _conclude_js__WEBPACK_IMPORTED_MODULE_7__/* .TEST_STATE_OF */ .TB[verdict], ...(command === null ? {} : { command }), attempts: [] },
    });
}
const OPEN = { unchanged: 'no_changes' };
/** What says nothing of the tests is not called a failure of theirs. */
const SHUT = { gate_error: 'gate_error', no_tests: 'gate_error', timed_out: 'gate_error' };
async function publishRecord(parts, record, pull) {
    const { config, surroundings, redact, log } = parts;
    if (config.dryRun)
        return undefined;
    const client = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_5__/* .createClient */ .U)({
        token: config.githubToken,
        apiUrl: surroundings.apiUrl,
        log: (line) => log.info(line),
    });
    return (0,_publish_verdict_js__WEBPACK_IMPORTED_MODULE_12__/* .publishVerdict */ .T)({
        client,
        repo: (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_19__/* .repoOf */ .A5)(surroundings),
        record,
        sha: pull.headSha,
        redact,
        runUrl: (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_19__/* .runUrlOf */ .Qm)(surroundings),
    });
}


/***/ })

};
