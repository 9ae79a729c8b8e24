export const id = 3814;
export const ids = [3814];
export const modules = {

/***/ 9936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ fetch)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1476);
/* harmony import */ var _network_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4766);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3464);




/** Fetches full refs (`refs/heads/x`, `refs/pull/12/head`) into refs of our own. Returns where each one points. */
async function fetch(repo, remote, refs, options = {}) {
    const specs = refs.map((ref) => `+${(0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .checkRef */ .__)(ref)}:${ownRef(ref)}`);
    const depth = options.depth === undefined ? [] : [`--depth=${options.depth}`];
    const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
    const result = await (0,_network_js__WEBPACK_IMPORTED_MODULE_0__/* .runOnRemote */ .ly)(repo, remote, ['fetch', ...quiet, ...depth, '--', remote.url, ...specs]);
    if (result.code !== 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(fetchProblem(remote, result.stderr));
    const shas = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(repo, ['rev-parse', ...refs.map(ownRef)]);
    const lines = shas.toString('latin1').trim().split('\n');
    return new Map(refs.map((ref, at) => [ref, lines[at] ?? '']));
}
function ownRef(ref) {
    return ref.replace(/^refs\//, 'refs/greengate/fetched/');
}
function fetchProblem(remote, stderr) {
    const missing = /couldn't find remote ref (\S+)/.exec(stderr)?.[1];
    if (missing !== undefined) {
        const name = missing.replace(/^refs\/heads\//, '');
        return `${remote.url} has no ${name === missing ? 'ref' : 'branch'} "${name}". Check the name, or whether it was deleted.`;
    }
    return (0,_network_js__WEBPACK_IMPORTED_MODULE_0__/* .accessProblem */ .cY)(remote, stderr, 'read') ?? `git could not fetch from ${remote.url}: ${(0,_network_js__WEBPACK_IMPORTED_MODULE_0__/* .lastLine */ .fM)(stderr)}.`;
}


/***/ }),

/***/ 4766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T_: () => (/* binding */ remoteSentences),
/* harmony export */   cY: () => (/* binding */ accessProblem),
/* harmony export */   fM: () => (/* binding */ lastLine),
/* harmony export */   ly: () => (/* binding */ runOnRemote)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3464);



const TIMEOUT_MS = 300_000;
const WAITS_MS = [500, 2_000];
/** Runs a git command that talks to the remote. Trouble on the way is tried again twice, then it is a UserError. */
async function runOnRemote(repo, remote, args) {
    for (const wait of [...WAITS_MS, undefined]) {
        const result = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .tryGit */ .Ii)(repo, args, { config: authorization(remote), timeoutMs: TIMEOUT_MS });
        if (result.code === 0 || !NETWORK_TROUBLE.test(result.stderr))
            return result;
        if (wait !== undefined)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(wait, undefined, repo.signal && { signal: repo.signal });
        else
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${remote.url} cannot be reached: ${lastLine(result.stderr)}. Check the network and run again.`);
    }
    throw new Error('unreachable');
}
/** Why the remote let nobody in, or undefined when that was not the trouble. */
function accessProblem(remote, stderr, right) {
    const said = remoteSentences(stderr).join(' ') || lastLine(stderr);
    if (/Authentication failed|could not read (Username|Password)|error: 401/.test(stderr)) {
        return `${remote.url} did not accept the token: ${said}. Pass a valid github-token with \`contents: ${right}\`.`;
    }
    if (/error: 403|Permission to .* denied|Write access to repository not granted/.test(stderr)) {
        return `${remote.url} denied access: ${said}. Give the job the permission \`contents: ${right}\`.`;
    }
    if (/[Rr]epository.* not found|error: 404|does not appear to be a git repository/.test(stderr)) {
        return (`${remote.url} was not found, or the token may not see it: ${said}. ` +
            `Check the address and give the job the permission \`contents: ${right}\`.`);
    }
    return undefined;
}
/** What the server itself said, without git's frame. */
function remoteSentences(stderr) {
    return stderr
        .split(/[\r\n]+/)
        .flatMap((line) => /^remote: ?(?:error: |fatal: )?(.*\S)/.exec(line)?.[1] ?? [])
        .filter((line) => !/^(Resolving deltas|Counting objects|Compressing objects|Enumerating objects|Total )/.test(line));
}
function lastLine(text) {
    return (text.trim().split('\n').at(-1) ?? '').replace(/[.\s]+$/, '');
}
const NETWORK_TROUBLE = new RegExp([
    'Could not resolve (host|proxy)',
    'Failed to connect',
    "Couldn't connect",
    'Connection (refused|reset|timed out)',
    'Operation (timed out|too slow)',
    'Timeout was reached',
    'The remote end hung up',
    'early EOF',
    'Empty reply from server',
    'RPC failed',
    'SSL_ERROR_SYSCALL',
    'GnuTLS recv error',
    'returned error: (429|5\\d\\d)',
].join('|'));
/** The token for this remote's origin alone, in the environment: never in arguments, addresses or files. */
function authorization(remote) {
    if (remote.token === '' || !/^https?:/.test(remote.url))
        return [];
    const credentials = Buffer.from(`x-access-token:${remote.token}`).toString('base64');
    return [[`http.${new URL(remote.url).origin}/.extraheader`, `AUTHORIZATION: basic ${credentials}`]];
}


/***/ }),

/***/ 1727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UW: () => (/* binding */ explainError),
/* harmony export */   YS: () => (/* binding */ isUnknownEnd),
/* harmony export */   d7: () => (/* binding */ isApiError),
/* harmony export */   to: () => (/* binding */ explained)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

function isApiError(error) {
    return error instanceof Error && 'status' in error && typeof error.status === 'number' && 'request' in error;
}
/** Did the request perhaps succeed all the same? True where no answer came, or one that says nothing (5xx). */
function isUnknownEnd(error) {
    return isApiError(error) && error.status >= 500;
}
/** Makes the call; what GitHub has against it is thrown as a UserError. `doing`: "read pull request #12". */
async function explained(doing, call) {
    try {
        return await call();
    }
    catch (error) {
        throw explainError(error, doing);
    }
}
/** The sentence a user can act on, or the error itself when it is not the API's. */
function explainError(error, doing) {
    if (!isApiError(error))
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`Could not ${doing}: ${reasonOf(error)}`, { cause: error });
}
function reasonOf(error) {
    const { status, response, request } = error;
    if (response === undefined) {
        const { origin } = new URL(request.url);
        return `GitHub's API at ${origin} is not reachable (${causeOf(error)}). Check GITHUB_API_URL and the runner's network.`;
    }
    const said = messageIn(response.data) ?? firstLine(error.message);
    if (isRateLimit(error, said))
        return `GitHub's request limit is reached (${status}, ${said}). Run again later.`;
    if (status === 401)
        return `GitHub does not accept the token (401, ${said}). Check the input github-token.`;
    if (status === 403)
        return `the token may not (403, ${said}). ${remedyOf(error, said)}`;
    if (status === 404) {
        return `GitHub does not know it, or does not show it to this token (404, ${request.method} ${pathOf(error)}).`;
    }
    return `GitHub answered ${status}: ${said}.`;
}
function isRateLimit({ status, response }, said) {
    return (status === 429 ||
        (status === 403 && (response?.headers['x-ratelimit-remaining'] === '0' || /rate limit/i.test(said))));
}
function remedyOf(error, said) {
    if (/not permitted to create or approve pull requests/i.test(said)) {
        return 'Allow it under Settings, Actions, General, "Allow GitHub Actions to create and approve pull requests".';
    }
    if (/\blocked\b/i.test(said))
        return 'Its conversation is locked: unlock it, or ask somewhere else.';
    const needed = neededPermissions(error);
    if (needed.length === 0)
        return 'Give the token the right it needs under permissions: in the workflow.';
    const lines = needed.map((line) => `"${line}"`).join(' or ');
    return `Add ${lines} under permissions: in the workflow. On pull_request events of a fork the token can only read, whatever stands there.`;
}
/** From GitHub's own answer, `issues=write; pull_requests=write` (`;` is or), else from what is known of the route. */
function neededPermissions(error) {
    const header = error.response?.headers['x-accepted-github-permissions'];
    const told = [...String(header ?? '').matchAll(/([a-z_]+)=(read|write|admin)/g)].map(([, name, level]) => `${name?.replaceAll('_', '-')}: ${level}`);
    if (told.length > 0)
        return told;
    const level = error.request.method === 'GET' ? 'read' : 'write';
    const path = pathOf(error);
    return ROUTES.filter(([pattern]) => pattern.test(path))
        .slice(0, 1)
        .flatMap(([, name]) => `${name}: ${level}`);
}
const ROUTES = [
    [/\/pulls\b/, 'pull-requests'],
    [/\/issues\b/, 'issues'],
    [/\/check-runs\b/, 'checks'],
    [/\/statuses\b/, 'statuses'],
    [/\/(git|branches|contents|commits|compare)\b/, 'contents'],
];
function pathOf(error) {
    return new URL(error.request.url).pathname;
}
/** `ECONNREFUSED` and the like: the innermost code along the causes. */
function causeOf(error) {
    let code;
    let at = error;
    while (typeof at === 'object' && at !== null) {
        if ('code' in at && typeof at.code === 'string')
            code = at.code;
        at = 'cause' in at ? at.cause : undefined;
    }
    return code ?? firstLine(error.message);
}
/** GitHub's sentence, with what it says of single fields. */
function messageIn(data) {
    if (typeof data !== 'object' || data === null || !('message' in data) || typeof data.message !== 'string')
        return undefined;
    const errors = 'errors' in data && Array.isArray(data.errors) ? data.errors : [];
    const details = errors.map((item) => {
        if (typeof item !== 'object' || item === null)
            return typeof item === 'string' ? item : '';
        if ('message' in item && typeof item.message === 'string')
            return item.message;
        return 'field' in item && 'code' in item ? `${String(item.field)} ${String(item.code)}` : '';
    });
    return firstLine([data.message, ...details.filter((detail) => detail !== '')].join(': ')).replace(/\.$/, '');
}
function firstLine(text) {
    return text.replaceAll(/\s+/g, ' ').slice(0, 300).trim();
}


/***/ }),

/***/ 6008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   MG: () => (/* binding */ isDeliverable),
/* harmony export */   TB: () => (/* binding */ TEST_STATE_OF)
/* harmony export */ });
/* harmony import */ var _agent_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7137);
/* harmony import */ var _text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7946);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1981);



/** From how the work ended to what it is called. `success` takes a gate that opened for the tree that will be pushed. */
function conclude(facts) {
    const { outcome, reason } = outcomeOf(facts);
    return { outcome, reason, tests: testsState(facts) };
}
/** May the change go where the request wants it? Anything else is kept apart, if at all. */
function isDeliverable(outcome) {
    return (0,_agent_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .exitCodeOf */ .F)(outcome) === 0;
}
function outcomeOf(facts) {
    const { end } = facts;
    switch (end.kind) {
        case 'finished':
            if (isBlocked(facts, end.answer))
                return { outcome: 'blocked_by_policy', reason: blockedWords(facts) };
            return facts.changed ? changedAndFinished(facts) : { outcome: 'no_changes', reason: nothingChanged(facts) };
        case 'objected':
            return { outcome: isGateError(facts) ? 'gate_error' : 'tests_failed', reason: end.reason };
        case 'blocked':
            return { outcome: 'blocked_by_policy', reason: end.reason };
        case 'limit':
            return { outcome: end.limit, reason: LIMIT_REASONS[end.limit] };
        case 'refused':
            return { outcome: 'refused', reason: `The model refused the request (${end.category}): ${end.explanation}` };
        case 'no-gate':
            return { outcome: 'gate_error', reason: end.reason };
        case 'cancelled':
            return { outcome: 'cancelled', reason: 'The run was cancelled.' };
        case 'model-error':
            return { outcome: 'model_error', reason: end.reason };
        case 'failed':
            return { outcome: 'error', reason: end.reason };
    }
}
function changedAndFinished({ judged }) {
    if (judged?.current !== true)
        return { outcome: 'gate_error', reason: 'The tests were not run on the change as it is.' };
    const { verdict, opens, reason } = judged.verdict;
    // What passed without more ado needs no words.
    if (opens)
        return { outcome: 'success', reason: ['passed', 'no_tests'].includes(verdict) ? '' : reason };
    return { outcome: 'gate_error', reason };
}
/**
 * Did a refusal keep the task from being done? The model says so, as it was told to; or nothing was changed, and beside
 * and after the last refusal nothing else was done. A refusal with another way found, or with the work done, is none.
 */
function isBlocked({ denials, changed, gaveUp }, answer) {
    return denials.length > 0 && (/^[\s*_#>`]*BLOCKED\b/.test(answer) || (!changed && gaveUp));
}
function blockedWords({ denials, changed }) {
    const { tool, subject, command = subject, remedy } = denials.at(-1) ?? { tool: '', subject: '', remedy: '' };
    const way = remedy.startsWith('allow: ') ? `It can be allowed: ${remedy}` : remedy;
    const what = changed ? 'What was asked could not be done as a whole' : 'Nothing was changed';
    return `${what}, because what it needs was refused, at last ${tool} ${(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleLine */ .P8)(command), 200)}. ${way}`;
}
function nothingChanged({ denials: { length } }) {
    const refused = length === 1 ? '1 action was refused' : `${length} actions were refused`;
    return length === 0 ? 'Nothing was changed.' : `Nothing was changed, and ${refused}.`;
}
/** What says nothing of the tests is not called a failure of theirs. */
function isGateError({ gateBroken, judged }) {
    return gateBroken || (judged !== undefined && NOTHING_KNOWN.has(judged.verdict.verdict));
}
const NOTHING_KNOWN = new Set(['gate_error', 'no_tests', 'timed_out']);
const LIMIT_REASONS = {
    max_turns: 'The turn limit was reached before the work was done. Raise max-turns or give a smaller task.',
    max_cost: 'The next step could have cost more than is left. Raise max-cost-usd or give a smaller task.',
    max_tokens: 'The next step could have used more tokens than are left. Raise max-tokens or give a smaller task.',
    timed_out: 'The time was up before the work was done. Raise timeout-minutes or give a smaller task.',
    blocked_by_policy: 'Too many actions were refused. Allow what the task needs, or give another task.',
    no_progress: 'The model made the same call again and again, although nothing changed in between. ' +
        'Say in the request where to look, or give a smaller task.',
};
function testsState({ testCommand, judged }) {
    if (judged?.current === true) {
        const { verdict, tests } = judged.verdict;
        // Shut for another reason: a check, or something left in the change.
        return verdict === 'failed' && tests?.verdict === 'passed' ? 'passed' : TEST_STATE_OF[verdict];
    }
    return testCommand === undefined || testCommand === 'none' ? 'none' : 'not-run';
}
/** What `tests` says of each verdict. */
const TEST_STATE_OF = {
    passed: 'passed',
    known_failures: 'known-failures',
    flaky: 'flaky',
    failed: 'failed',
    timed_out: 'timed-out',
    tampered: 'tampered',
    no_tests: 'none',
    gate_error: 'error',
    unchanged: 'not-run',
};


/***/ }),

/***/ 1828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ judgeGround)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _git_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4526);
/* harmony import */ var _stop_gate_judge_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1482);
/* harmony import */ var _base_ref_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5450);
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3271);
/* harmony import */ var _narrow_in_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4949);
/* harmony import */ var _gate_trees_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7115);
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
        trees: (0,_gate_trees_js__WEBPACK_IMPORTED_MODULE_6__/* .treesOf */ .z)(repository, () => Promise.resolve(startTree)),
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
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(452);
/* harmony import */ var _git_checkout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9050);
/* harmony import */ var _git_fetch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9936);
/* harmony import */ var _git_open_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5378);
/* harmony import */ var _git_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4526);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(636);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(6804);
/* harmony import */ var _blank_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3822);
/* harmony import */ var _conclude_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6008);
/* harmony import */ var _deadlines_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8220);
/* harmony import */ var _failure_words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1371);
/* harmony import */ var _judge_ground_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1828);
/* harmony import */ var _permitted_hosts_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(4779);
/* harmony import */ var _publish_verdict_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9034);
/* harmony import */ var _record_verdict_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4112);
/* harmony import */ var _scratch_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4331);
/* harmony import */ var _strangers_code_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7894);
/* harmony import */ var _while_hidden_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6677);


















const EVENTS = ['pull_request', 'pull_request_target'];
/**
 * `mode: gate`: judges what a pull request changes, whoever wrote it, and tells it as a check run. Writes to no branch,
 * asks no model unless its judge is wanted, and believes nothing but the base of what to run. Never throws for what others did.
 */
async function judgePullRequest(parts) {
    const { event, log, cancel } = parts;
    const pull = event.pullRequest;
    if (pull === undefined || !EVENTS.includes(event.name)) {
        return { report: (0,_blank_report_js__WEBPACK_IMPORTED_MODULE_5__.blankReport)('ignored', `mode: gate judges pull requests, and a ${event.name} event is none.`) };
    }
    if (event.action === 'closed')
        return { report: (0,_blank_report_js__WEBPACK_IMPORTED_MODULE_5__.blankReport)('ignored', 'The pull request was closed.') };
    try {
        const record = await judge(parts, pull);
        const report = reportOf(record, pull);
        const problem = await publishRecord(parts, record, pull);
        return { report: problem === undefined ? report : { ...report, notes: [problem] } };
    }
    catch (error) {
        const outcome = cancel.aborted ? 'cancelled' : 'gate_error';
        const reason = cancel.aborted ? 'The run was cancelled.' : (0,_failure_words_js__WEBPACK_IMPORTED_MODULE_8__/* .failureWords */ .A)(error, log);
        return { report: (0,_blank_report_js__WEBPACK_IMPORTED_MODULE_5__.blankReport)(outcome, reason, { onlyJudged: true, tests: { state: 'error', attempts: [] } }) };
    }
}
async function judge(parts, pull) {
    const { surroundings, sandbox, cancel, deadlines, event, log } = parts;
    const whose = (0,_strangers_code_js__WEBPACK_IMPORTED_MODULE_13__/* .strangersCode */ .LP)({ event, pullRequest: pull });
    const { workspace, tempDir } = surroundings;
    const scratch = await (0,_scratch_js__WEBPACK_IMPORTED_MODULE_12__/* .makeScratch */ .l)(tempDir, 'RUNNER_TEMP');
    const { isolation, words, sandboxFor } = await parts.isolate(scratch);
    log.info(words);
    if (whose !== undefined)
        (0,_strangers_code_js__WEBPACK_IMPORTED_MODULE_13__/* .refuseNextToKeys */ .pw)(whose, isolation);
    const signal = AbortSignal.any([cancel, (0,_deadlines_js__WEBPACK_IMPORTED_MODULE_7__/* .timeoutAt */ .j)(deadlines.endAt)]);
    const repository = await (0,_git_open_js__WEBPACK_IMPORTED_MODULE_2__/* .openRepository */ .h)({ workspace, scratch, sandbox, signal });
    const ground = { repository, signal, sandbox: sandboxFor(repository.workspace), isStranger: whose !== undefined };
    return (0,_while_hidden_js__WEBPACK_IMPORTED_MODULE_14__/* .whileHidden */ .c)({ ...parts, repository, scratch }, () => judgeMerge(parts, pull, ground));
}
async function judgeMerge(parts, pull, ground) {
    const { config, surroundings, network } = parts;
    const { repository, isStranger } = ground;
    const { serverUrl, repository: name } = surroundings;
    const { merge, base } = await mergeOf(repository, { url: `${serverUrl}/${name}`, token: config.githubToken }, pull);
    await (0,_git_checkout_js__WEBPACK_IMPORTED_MODULE_0__/* .checkout */ .P)(repository, merge);
    const verdict = await (0,_judge_ground_js__WEBPACK_IMPORTED_MODULE_9__/* .judgeGround */ .V)({
        ...parts,
        ...ground,
        start: base,
        request: `${pull.title}\n\n${pull.body}`.trim(),
        onSettings: (settings) => {
            if (!isStranger)
                network.permit((0,_permitted_hosts_js__WEBPACK_IMPORTED_MODULE_15__/* .permittedHosts */ .a)(config, settings));
        },
    });
    return (0,_record_verdict_js__WEBPACK_IMPORTED_MODULE_11__/* .recordVerdict */ .p)(verdict, { repository: name, pullRequest: pull.number, sha: pull.headSha, merge, base }, repository.workspace);
}
/** GitHub's own merge of the pull request: what it would do to its base as it is now, and nothing that others did there. */
async function mergeOf(repository, remote, pull) {
    const ref = `refs/pull/${pull.number}/merge`;
    const fetched = await (0,_git_fetch_js__WEBPACK_IMPORTED_MODULE_1__/* .fetch */ .h)(repository, remote, [ref], { depth: 2 }).catch((error) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_16__/* .UserError */ .y(`There is no merge of #${pull.number} with its base to judge; most likely it has conflicts. Resolve them, and the next push is judged.`, { cause: error });
    });
    const merge = fetched.get(ref) ?? '';
    const [base, head] = await (0,_git_read_js__WEBPACK_IMPORTED_MODULE_3__/* .parentsOf */ .fY)(repository, merge);
    if (base === undefined || head !== pull.headSha) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_16__/* .UserError */ .y(`#${pull.number} has moved on from ${pull.headSha}, or GitHub has not merged it yet. The run for its newest commit judges it.`);
    }
    return { merge, base };
}
function reportOf(record, pull) {
    const { opens, verdict, reason, command } = record;
    return (0,_blank_report_js__WEBPACK_IMPORTED_MODULE_5__.blankReport)(opens ? (OPEN[verdict] ?? 'success') : (SHUT[verdict] ?? 'tests_failed'), reason, {
        onlyJudged: true,
        gate: record,
        costUsd: record.tamper.judge?.costUsd ?? 0,
        request: { trigger: 'pull request', prompt: pull.title },
        tests: { state: _conclude_js__WEBPACK_IMPORTED_MODULE_6__/* .TEST_STATE_OF */ .TB[verdict], ...(command === null ? {} : { command }), attempts: [] },
    });
}
const OPEN = { unchanged: 'no_changes' };
/** What says nothing of the tests is not called a failure of theirs. */
const SHUT = { gate_error: 'gate_error', no_tests: 'gate_error', timed_out: 'gate_error' };
async function publishRecord(parts, record, pull) {
    const { config, surroundings, redact, log } = parts;
    if (config.dryRun)
        return undefined;
    const client = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_4__/* .createClient */ .U)({
        token: config.githubToken,
        apiUrl: surroundings.apiUrl,
        log: (line) => log.info(line),
    });
    return (0,_publish_verdict_js__WEBPACK_IMPORTED_MODULE_10__/* .publishVerdict */ .T)({
        client,
        repo: (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_17__/* .repoOf */ .A5)(surroundings),
        record,
        sha: pull.headSha,
        redact,
        runUrl: (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_17__/* .runUrlOf */ .Qm)(surroundings),
    });
}


/***/ })

};
