export const id = 7297;
export const ids = [7297];
export const modules = {

/***/ 7137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ exitCodeOf)
/* harmony export */ });
/* unused harmony export OUTCOMES */
/** Every way a run can end. Each is a fact about this run, not a judgement of the change. */
const OUTCOMES = (/* unused pure expression or super */ null && ([
    'success',
    'no_changes',
    'not_done',
    'tests_failed',
    'gate_error',
    'max_turns',
    'max_cost',
    'max_tokens',
    'timed_out',
    'cancelled',
    'blocked_by_policy',
    'no_progress',
    'refused',
    'model_error',
    'push_failed',
    'error',
    'ignored',
]));
/** A finished job must not read as a finished task: only these three end the job green. */
function exitCodeOf(outcome) {
    return outcome === 'success' || outcome === 'no_changes' || outcome === 'ignored' ? 0 : 1;
}


/***/ }),

/***/ 636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ createClient)
/* harmony export */ });
/* harmony import */ var _actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7176);
/* harmony import */ var _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9735);
/* harmony import */ var _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6856);
/* harmony import */ var _octokit_rest__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1267);




const LONGEST_WAIT_SECONDS = 60;
const MOST_LIMIT_RETRIES = 2;
const REQUEST_TIMEOUT_MS = 30_000;
/**
 * Repeats what may be repeated, within bounds: a refusal for too many requests at most twice and only when the wait is short,
 * an unknown end (5xx, lost connection) at most three times and never for a POST: that may have been carried out, and whoever
 * made it looks whether it was.
 */
function createClient(options) {
    const { token, apiUrl, log, signal, second = 1000 } = options;
    const waits = (seconds, route, retries) => {
        const wait = !signal?.aborted && seconds <= LONGEST_WAIT_SECONDS && retries < MOST_LIMIT_RETRIES;
        log(`GitHub limits requests (${route.method} ${route.url}): ${wait ? `again in ${seconds} s` : 'giving up'}.`);
        return wait;
    };
    const client = new (_octokit_rest__WEBPACK_IMPORTED_MODULE_1__/* .Octokit */ .E.plugin(_octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_2__/* .throttling */ .A, _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_3__/* .retry */ .L))({
        auth: token,
        baseUrl: apiUrl.replace(/\/+$/, ''),
        userAgent: 'greengate',
        log: { debug: quiet, info: quiet, warn: log, error: quiet },
        request: { fetch: fetchInTime(signal) },
        retry: { doNotRetry: [400, 401, 403, 404, 409, 410, 422, 429, 451], retries: 3, retryAfterBaseValue: second / 2 },
        throttle: {
            onRateLimit: (seconds, route, _client, retries) => waits(seconds, route, retries),
            onSecondaryRateLimit: (seconds, route, _client, retries) => waits(seconds, route, retries),
            retryAfterBaseValue: second,
            ...UNSPACED,
        },
    });
    client.hook.before('request', (request) => {
        if (request.method === 'POST')
            request.request = { ...request.request, retries: 0 };
    });
    return client;
}
/** Every error is thrown too, and who catches it says what it means. */
function quiet() { }
/**
 * The plugin would hold every write back for one second and every comment for three. A run writes every 15 seconds, and the last
 * words of a cancelled one have no time to wait.
 */
const atOnce = { key: () => ({ schedule: (_options, job) => job() }) };
const UNSPACED = { write: atOnce, notifications: atOnce };
/** Each attempt has its own time limit: the API may accept a request and never answer. Goes through the runner's proxy, if any. */
function fetchInTime(signal) {
    const throughProxy = (_actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_0__/* .defaults */ .NT.request?.fetch ?? fetch);
    return (input, init) => {
        const limit = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
        return throughProxy(input, { ...init, signal: signal ? AbortSignal.any([signal, limit]) : limit });
    };
}


/***/ }),

/***/ 7058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ openComment)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/github/explain-error.js
var explain_error = __webpack_require__(1727);
// EXTERNAL MODULE: ./lib/github/fit-comment.js
var fit_comment = __webpack_require__(7904);
// EXTERNAL MODULE: ./lib/github/present.js
var present = __webpack_require__(7432);
;// CONCATENATED MODULE: ./lib/github/marked-comment.js



const PER_PAGE = 100;
const MOST_PAGES = 10;
async function findOrCreate(place, body) {
    const found = await find(place);
    return found === undefined ? create(place, body) : overwrite(place, found, body);
}
/** Writes over the comment, or creates it again when somebody deleted it. */
async function overwrite(place, posted, body) {
    const { issues } = place.client.rest;
    const change = { ...routeOf(place), comment_id: posted.id };
    try {
        return await fitted(place, body, (text) => issues.updateComment({ ...change, body: text }));
    }
    catch (error) {
        if ((0,explain_error/* isApiError */.d7)(error) && (error.status === 404 || error.status === 410))
            return create(place, body);
        throw error;
    }
}
async function create(place, body) {
    const { issues } = place.client.rest;
    const comment = { ...routeOf(place), issue_number: place.number };
    const post = () => fitted(place, body, (text) => issues.createComment({ ...comment, body: text }));
    try {
        return await post();
    }
    catch (error) {
        if (!(0,explain_error/* isUnknownEnd */.YS)(error))
            throw error;
        // It may have been created all the same: look before trying once more.
        return (await find(place)) ?? post();
    }
}
const SHORT = 1_000;
/** Sends the body; where the server takes less than GitHub does, once more with only its beginning. */
async function fitted({ marker }, body, send) {
    try {
        return postedOf((await send((0,fit_comment/* fitComment */.p)(body, marker))).data);
    }
    catch (error) {
        if (!((0,explain_error/* isApiError */.d7)(error) && error.status === 422 && /too long/i.test(error.message)))
            throw error;
        return postedOf((await send((0,fit_comment/* fitComment */.p)(body, marker, SHORT))).data);
    }
}
async function find(place) {
    const { client, number, marker, since } = place;
    const where = { ...routeOf(place), issue_number: number, per_page: PER_PAGE, ...(since && { since }) };
    for (let page = 1; page <= MOST_PAGES; page++) {
        const { data } = await client.rest.issues.listComments({ ...where, page });
        for (const item of (0,present/* present */.E)(data)) {
            // The marker stands last in ours; in an answer to ours it is quoted.
            if (item.body?.trimEnd().endsWith(marker) && (await isOurs(client, item.user)))
                return postedOf(item);
        }
        if (data.length < PER_PAGE)
            return undefined;
    }
    return undefined;
}
/** A person who quotes the marker must not get our text put in their mouth. With a personal token, that person may be us. */
async function isOurs(client, author) {
    if (author?.type !== 'User')
        return author?.type === 'Bot';
    try {
        return (await client.rest.users.getAuthenticated()).data.login === author.login;
    }
    catch (error) {
        // The job token is nobody: GitHub refuses to say who it is.
        if ((0,explain_error/* isApiError */.d7)(error) && (error.status === 403 || error.status === 401))
            return false;
        throw error;
    }
}
function routeOf({ repo }) {
    return { owner: repo.owner, repo: repo.name };
}
function postedOf(comment) {
    return { id: comment.id, url: comment.html_url, author: comment.user?.login };
}

// EXTERNAL MODULE: ./lib/github/types.js
var types = __webpack_require__(2402);
;// CONCATENATED MODULE: ./lib/github/comment.js




const PAUSE_MS = 15_000;
/** The comment with this key, written anew with `body`; created when there is none yet. */
async function openComment(client, repo, number, key, options) {
    const place = { client, repo, number, marker: `${types/* OWN_MARKER */.Y}${key} -->`, since: options.since };
    const first = await (0,explain_error/* explained */.to)(`comment on #${number}`, () => findOrCreate(place, options.body), true);
    return new PacedComment(place, first, options.log, options.clock ?? SYSTEM_CLOCK);
}
const SYSTEM_CLOCK = {
    now: Date.now,
    after(ms, call) {
        const timer = setTimeout(call, ms).unref();
        return () => clearTimeout(timer);
    },
};
/** Holds back what comes too fast, and keeps requests one after another. Lives as long as the run. */
class PacedComment {
    #posted;
    #waiting;
    #callOff;
    #underWay = Promise.resolve();
    #sentAt;
    #finished = false;
    #place;
    #log;
    #clock;
    constructor(place, posted, log, clock) {
        this.#place = place;
        this.#posted = posted;
        this.#log = log;
        this.#clock = clock;
        this.#sentAt = clock.now();
    }
    get id() {
        return this.#posted.id;
    }
    get url() {
        return this.#posted.url;
    }
    get byJobToken() {
        return this.#posted.author === 'github-actions[bot]';
    }
    update(body) {
        if (this.#finished)
            return;
        this.#waiting = body;
        this.#callOff ??= this.#clock.after(Math.max(0, this.#sentAt + PAUSE_MS - this.#clock.now()), () => this.#sendWaiting());
    }
    async finish(body) {
        this.#finished = true;
        this.#callOff?.();
        const write = this.#underWay.then(() => this.#say(body));
        this.#underWay = write.catch(() => { });
        await write;
    }
    async #write(body) {
        const doing = `update the comment on #${this.#place.number}`;
        this.#posted = await (0,explain_error/* explained */.to)(doing, () => overwrite(this.#place, this.#posted, body));
    }
    /** GitHub takes no change of the comment: the last words go into a new one, so that nobody waits for them. */
    async #say(body) {
        await this.#write(body).catch(async (error) => {
            this.#log(`${(0,errors/* messageOf */.b)(error)} The report goes into a new comment.`);
            const doing = `comment on #${this.#place.number}`;
            this.#posted = await (0,explain_error/* explained */.to)(doing, () => create(this.#place, body));
        });
    }
    #sendWaiting() {
        const body = this.#waiting;
        if (body === undefined)
            return;
        this.#waiting = undefined;
        this.#underWay = this.#write(body)
            .catch((error) => this.#log(`The comment is not up to date. ${(0,errors/* messageOf */.b)(error)}`))
            .finally(() => {
            // The pause is between the end of one request and the next: a slow API is not pressed.
            this.#sentAt = this.#clock.now();
            this.#callOff = undefined;
            if (this.#waiting !== undefined)
                this.update(this.#waiting);
        });
    }
}


/***/ }),

/***/ 7432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ present)
/* harmony export */ });
/** Lists of comments can hold null, whatever GitHub's description says: something that was deleted meanwhile. */
function present(items) {
    return items.filter((item) => item !== null);
}


/***/ }),

/***/ 2402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ OWN_MARKER)
/* harmony export */ });
/** Begins the hidden mark at the end of every comment of ours; `comment.ts` adds the key. Such a comment is never a request. */
const OWN_MARKER = '<!-- greengate:';


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


/***/ }),

/***/ 8220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ timeoutAt),
/* harmony export */   k: () => (/* binding */ deadlinesFrom)
/* harmony export */ });
/* harmony import */ var _agent_interrupt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2158);

const LONGEST_RESERVE_MS = 60_000;
const REPORT_MS = 10_000;
/** Of the whole time, for a last run of the gate on work that the limit cut off. */
const GATE_SHARE = 1 / 10;
const LONGEST_GATE_MS = 5 * 60_000;
/** Leaves time for the last words, and for pushing and reporting after them, before the job itself would be killed. */
function deadlinesFrom(startedAt, timeoutMs) {
    const reserve = Math.min(LONGEST_RESERVE_MS, timeoutMs / 5);
    const report = Math.min(REPORT_MS, reserve / 4);
    const endAt = startedAt + timeoutMs - report;
    const gateAt = endAt - Math.min(LONGEST_GATE_MS, timeoutMs * GATE_SHARE);
    const pushBy = endAt + (reserve - report) / 2;
    return { startedAt, wrapUpAt: gateAt - (reserve - report), gateAt, endAt, pushBy };
}
// A timer takes no more than this.
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** Not AbortSignal.timeout: on Node 20 one that only AbortSignal.any holds is collected, and never fires. */
function timeoutAt(time) {
    const controller = new AbortController();
    const ms = Math.min(LONGEST_TIMER_MS, Math.max(0, Math.ceil(time - Date.now())));
    setTimeout(() => controller.abort(new _agent_interrupt_js__WEBPACK_IMPORTED_MODULE_0__/* .Interrupt */ .OK('timed_out')), ms).unref();
    return controller.signal;
}


/***/ }),

/***/ 5778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   finishUnfinished: () => (/* binding */ finishUnfinished)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(452);
/* harmony import */ var _git_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4133);
/* harmony import */ var _git_open_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5378);
/* harmony import */ var _git_snapshot_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3630);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(636);
/* harmony import */ var _github_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7058);
/* harmony import */ var _report_comment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3529);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6804);
/* harmony import */ var _blank_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3822);
/* harmony import */ var _deliver_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9701);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5468);











/** The main step was killed or crashed: saves its work and writes the last version of its comment. */
async function finishUnfinished(parts) {
    const { config, surroundings, unfinished, redact } = parts;
    const log = (line) => parts.log.info(line);
    const report = unfinished.report ?? (await savedReport(parts));
    if (unfinished.thread === undefined)
        return report;
    const client = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__/* .createClient */ .U)({ token: config.githubToken, apiUrl: surroundings.apiUrl, log });
    const body = (0,_report_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .renderComment */ .w)(report, redact);
    const { repo, thread, key, askedAt } = unfinished;
    const comment = await (0,_github_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .openComment */ .a)(client, repo, thread, key, { body, log, since: askedAt });
    await comment.finish(body);
    return { ...report, commentUrl: comment.url };
}
async function savedReport(parts) {
    const { surroundings, unfinished } = parts;
    const saved = await saveWork(parts).catch((error) => ({
        notes: [`The unfinished work could not be kept: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .messageOf */ .b)(error)}`],
    }));
    const reason = 'The run was stopped before it could finish: the job was cancelled, ran out of time or crashed.';
    return (0,_blank_report_js__WEBPACK_IMPORTED_MODULE_6__.blankReport)('cancelled', reason, {
        ...saved,
        request: unfinished.request,
        spentUnknown: true,
        runUrl: (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_10__/* .runUrlOf */ .Qm)(surroundings),
    });
}
async function saveWork({ config, surroundings, unfinished, sandbox, redact }) {
    const { work } = unfinished;
    if (work === undefined)
        return {};
    const { repository: name, serverUrl } = surroundings;
    const { workspace, gitDir, head } = work;
    // The real directory is only written to by a local run.
    const repository = await (0,_git_open_js__WEBPACK_IMPORTED_MODULE_1__/* .reopenRepository */ .u)({ workspace, gitDir, realGitDir: gitDir, head: { sha: head } }, sandbox);
    const now = await (0,_git_snapshot_js__WEBPACK_IMPORTED_MODULE_2__/* .snapshot */ .P)(repository);
    const change = {
        repository,
        remote: { url: `${serverUrl}/${name}`, token: config.githubToken },
        before: work.startTree,
        after: now,
        message: 'Unfinished work of a run that was stopped\n',
        author: _publish_js__WEBPACK_IMPORTED_MODULE_8__/* .BOT */ .W,
        redact,
    };
    const commit = await (0,_deliver_js__WEBPACK_IMPORTED_MODULE_7__/* .commitChange */ .wD)(change);
    if (commit === undefined)
        return {};
    const lost = await (0,_deliver_js__WEBPACK_IMPORTED_MODULE_7__/* .keep */ .aC)(change, commit, work.keepBranch);
    const files = await (0,_git_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .changes */ .Ao)(repository, work.startTree, now);
    if (lost !== undefined)
        return { files, notes: [`The unfinished work could not be kept: ${lost}`] };
    const pages = (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_10__/* .pagesOf */ .E0)({ ...surroundings });
    return {
        files,
        branch: { name: work.keepBranch, url: pages.compare(work.baseBranch, work.keepBranch), own: true },
        commit: { sha: commit.sha, url: pages.commit(commit.sha) },
    };
}


/***/ })

};
