export const id = 943;
export const ids = [943];
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

/***/ 4133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ rawChanges),
/* harmony export */   Ao: () => (/* binding */ changes),
/* harmony export */   F6: () => (/* binding */ patch),
/* harmony export */   XN: () => (/* binding */ readablePatch)
/* harmony export */ });
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1476);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3464);


/** What differs between two trees, file by file, sorted by path. A rename is a deletion and an addition. */
async function changes(repo, before, after) {
    return (await rawChanges(repo, before, after)).map((raw) => raw.change);
}
/** The difference as `git apply` takes it, binary files included. */
function patch(repo, before, after) {
    return diffTree(repo, ['-p', '--binary', '--full-index'], before, after);
}
/** The difference for a reader: every file as text, as no attribute of the tree may keep one from sight. */
async function readablePatch(repo, before, after) {
    return (await diffTree(repo, ['-p', '--text', '--no-ext-diff', '--no-textconv'], before, after)).toString('utf8');
}
async function rawChanges(repo, before, after) {
    if (before === after)
        return [];
    const listed = await diffTree(repo, ['-z', '--raw', '--numstat', '--no-abbrev'], before, after);
    return parseChanges(listed.toString('latin1').split('\0').filter(Boolean));
}
/** First a `:mode mode blob blob letter` and a path for every file, then `added removed path` for every file. */
function parseChanges(fields) {
    const found = new Map();
    for (let at = 0; at < fields.length; at += 1) {
        const field = fields[at] ?? '';
        if (field.startsWith(':')) {
            const [oldMode = '', mode = '', , blob = '', letter = ''] = field.slice(1).split(' ');
            const bytes = fields[(at += 1)] ?? '';
            const path = Buffer.from(bytes, 'latin1').toString('utf8');
            found.set(bytes, { bytes, oldMode, blob, change: { path, status: STATUS[letter] ?? 'modified', mode } });
        }
        else {
            const [added, removed, ...path] = field.split('\t');
            const raw = found.get(path.join('\t'));
            // A dash stands for binary.
            if (raw === undefined || added === '-')
                continue;
            found.set(raw.bytes, { ...raw, change: { ...raw.change, added: Number(added), removed: Number(removed) } });
        }
    }
    return [...found.values()].sort((a, b) => (a.bytes < b.bytes ? -1 : 1));
}
const STATUS = { A: 'added', D: 'deleted', T: 'type-changed' };
function diffTree(repo, how, before, after) {
    return (0,_run_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(repo, ['diff-tree', '-r', '--no-renames', ...how, (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .checkSha */ .$)(before), (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .checkSha */ .$)(after)]);
}


/***/ }),

/***/ 2747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ layOver),
/* harmony export */   _8: () => (/* binding */ withTemporaryIndex),
/* harmony export */   cd: () => (/* binding */ commit)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _text_git_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(966);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4133);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1476);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3464);






/** Commits what the run changed on top of `parent`; undefined when nothing of it remains. */
async function commit(repo, request) {
    const differing = await (0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .rawChanges */ .A8)(repo, request.before, request.after);
    const large = await largeFiles(repo, differing);
    const kept = differing.filter((raw) => isCommittable(raw) && !large.has(raw.bytes));
    const leftOut = differing.filter((raw) => !kept.includes(raw)).map(({ change }) => change.path);
    const changed = kept.map(({ change }) => change);
    if (kept.length === 0)
        return undefined;
    const parent = (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .checkSha */ .$)(request.parent);
    const [parentTree, tree] = await Promise.all([
        text(repo, ['rev-parse', '--verify', `${parent}^{tree}`]),
        layOver(repo, parent, kept),
    ]);
    if (tree === parentTree)
        return undefined;
    const sha = await commitTree(repo, tree, request);
    return { sha, tree, changed, leftOut: [...new Set([...leftOut, ...repo.unstorable])].sort() };
}
const GITLINK = '160000';
function isCommittable({ change, oldMode }) {
    return change.mode !== GITLINK && oldMode !== GITLINK && !(0,_text_git_names_js__WEBPACK_IMPORTED_MODULE_5__/* .hasGitPart */ .M)(change.path);
}
/** Files that Git LFS keeps: to commit them its filter would have to run, without it they would be stored whole. */
async function largeFiles(repo, raws) {
    if (raws.length === 0)
        return new Set();
    const input = Buffer.from(raws.map(({ bytes }) => `${bytes}\0`).join(''), 'latin1');
    const answer = (await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(repo, ['check-attr', '-z', '--stdin', 'filter'], { input })).toString('latin1').split('\0');
    // Path, attribute and value in turn.
    return new Set(answer.filter((_, at) => at % 3 === 0 && answer[at + 2] === 'lfs'));
}
/** The parent's tree with the changed files in their new state. */
async function layOver(repo, parent, kept) {
    return withTemporaryIndex(repo, async (env) => {
        await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(repo, ['read-tree', parent], { env });
        // Deletions first: a file may have become a folder.
        const deletions = kept.filter(({ change }) => change.status === 'deleted');
        const others = kept.filter(({ change }) => change.status !== 'deleted');
        const lines = [...deletions, ...others].map(({ change, blob, bytes }) => {
            const mode = change.status === 'deleted' ? '0' : change.mode;
            return `${mode} ${blob}\t${bytes}\0`;
        });
        const input = Buffer.from(lines.join(''), 'latin1');
        await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(repo, ['update-index', '-z', '--replace', '--index-info'], { env, input });
        return text(repo, ['write-tree'], env);
    });
}
async function commitTree(repo, tree, request) {
    const args = ['commit-tree', '-p', request.parent, '-F', '-', tree];
    const input = request.message.replaceAll('\0', '');
    return (await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(repo, args, { env: identityVariables(request.author), input })).toString('latin1').trim();
}
function identityVariables({ name, email }) {
    return { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email };
}
/** Lends an index of its own, removed afterwards; with `copy` it starts as the trusted one. */
async function withTemporaryIndex(repo, use, options = { copy: false }) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repo.gitDir, `index.${(temporaries += 1)}`);
    try {
        if (options.copy)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repo.gitDir, 'index'), file);
        return await use({ GIT_INDEX_FILE: file });
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(file, { force: true });
    }
}
let temporaries = 0;
async function text(repo, args, env = {}) {
    return (await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(repo, args, { env })).toString('latin1').trim();
}


/***/ }),

/***/ 2756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ DENIED),
/* harmony export */   r: () => (/* binding */ permitted)
/* harmony export */ });
/* harmony import */ var _sandbox_let_owner_in_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1578);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3464);


const DENIED = /permission denied/i;
/** Runs a git that reads the work tree. Where something there keeps its own user out, it is let in, and git is run again. */
async function permitted(repo, args, options = {}) {
    const result = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .tryGit */ .Ii)(repo, args, options);
    if (!DENIED.test(result.stderr))
        return result;
    (0,_sandbox_let_owner_in_js__WEBPACK_IMPORTED_MODULE_0__/* .letOwnerIn */ .y)(repo.workspace);
    return (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .tryGit */ .Ii)(repo, args, options);
}


/***/ }),

/***/ 7402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ overlay),
/* harmony export */   P: () => (/* binding */ restore)
/* harmony export */ });
/* harmony import */ var _sandbox_let_owner_in_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1578);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4133);
/* harmony import */ var _commit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2747);
/* harmony import */ var _permitted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2756);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3464);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3630);






/**
 * Makes the workspace what it was when this tree was taken by `snapshot`: files that came since are removed, changed and
 * deleted ones come back. Files that were untracked then are in the tree too, so they stay; ignored ones are not touched.
 */
async function restore(repo, tree) {
    if ((await (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_5__/* .snapshot */ .P)(repo)) === tree)
        return;
    // Without --reset: what the index takes for unchanged (assume-unchanged, skip-worktree) is left as it is.
    const first = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_4__/* .tryGit */ .Ii)(repo, ['read-tree', '-m', '-u', tree]);
    if (first.code !== 0 || _permitted_js__WEBPACK_IMPORTED_MODULE_3__/* .DENIED */ .I.test(first.stderr)) {
        (0,_sandbox_let_owner_in_js__WEBPACK_IMPORTED_MODULE_0__/* .letOwnerIn */ .y)(repo.workspace);
        await (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_5__/* .snapshot */ .P)(repo);
        await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_4__/* .git */ .$Y)(repo, ['read-tree', '-m', '-u', tree]);
    }
    repo.lastTree = tree;
}
/** The tree that `over` becomes when what differs between `from` and `to` is laid over it, file by file. */
async function overlay(repo, over, from, to) {
    return (0,_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .layOver */ .T)(repo, over, await (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .rawChanges */ .A8)(repo, from, to));
}


/***/ }),

/***/ 3630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ snapshot)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
/* harmony import */ var _text_git_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(966);
/* harmony import */ var _permitted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2756);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3464);





/**
 * The tree of the work tree as it is now, ignored files left out. Made of `ls-files` and `update-index`, because
 * `git add` starts a git inside every submodule, on configuration that steered processes can write.
 */
async function snapshot(repo) {
    const listed = await (0,_permitted_js__WEBPACK_IMPORTED_MODULE_1__/* .permitted */ .r)(repo, ['ls-files', '-z', '--modified', '--others', '--exclude-standard']);
    if (listed.code !== 0)
        throw new _run_git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS(`git ls-files failed (exit ${listed.code}): ${listed.stderr.trim()}`);
    const paths = storable(repo, listed.stdout);
    if (paths.length > 0)
        await updateIndex(repo, paths);
    else if (repo.lastTree !== undefined)
        return repo.lastTree;
    repo.lastTree = (await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$Y)(repo, ['write-tree'])).toString('latin1').trim();
    return repo.lastTree;
}
/** Names as latin1, which keeps every byte of names that are not UTF-8. */
function storable(repo, listed) {
    const paths = new Set(listed.toString('latin1').split('\0').filter(Boolean));
    return [...paths].filter((path) => {
        const name = Buffer.from(path, 'latin1').toString('utf8');
        // A name with a slash at its end is a repository inside this one.
        if (!path.endsWith('/') && !(0,_text_git_names_js__WEBPACK_IMPORTED_MODULE_3__/* .hasGitPart */ .M)(name))
            return true;
        repo.unstorable.add(name);
        return false;
    });
}
async function updateIndex(repo, paths) {
    const replaced = paths.filter((path) => isPlainFolder(repo, path));
    // update-index does not take a folder where it knows a file.
    if (replaced.length > 0)
        await feed(repo, ['--force-remove'], replaced);
    const others = paths.filter((path) => !replaced.includes(path));
    if (others.length > 0)
        await feed(repo, ['--add', '--remove', '--replace'], others);
}
async function feed(repo, how, paths) {
    const input = Buffer.from(paths.map((path) => `${path}\0`).join(''), 'latin1');
    const result = await (0,_permitted_js__WEBPACK_IMPORTED_MODULE_1__/* .permitted */ .r)(repo, ['update-index', '-z', ...how, '--stdin'], { input });
    if (result.code === 0)
        return;
    const path = /Unable to process path (.+)/.exec(result.stderr)?.[1];
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`git cannot store ${path ?? 'a file of the workspace'}: ${result.stderr.trim()}. ` +
        'Make it readable, remove it or add it to .gitignore.');
}
function isPlainFolder(repo, path) {
    const file = Buffer.concat([Buffer.from(`${repo.workspace}/`), Buffer.from(path, 'latin1')]);
    return isFolder(file) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(Buffer.concat([file, Buffer.from('/.git')]));
}
function isFolder(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file).isDirectory();
    }
    catch {
        // Gone, or below what is a file now: git sees the same.
        return false;
    }
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
    const first = await (0,explain_error/* explained */.to)(`comment on #${number}`, () => findOrCreate(place, options.body));
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
        const write = this.#underWay.then(() => this.#write(body));
        this.#underWay = write.catch(() => { });
        await write;
    }
    async #write(body) {
        const doing = `update the comment on #${this.#place.number}`;
        this.#posted = await (0,explain_error/* explained */.to)(doing, () => overwrite(this.#place, this.#posted, body));
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

/***/ 9969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hl: () => (/* binding */ RECORD_VERSION),
/* harmony export */   wu: () => (/* binding */ VERDICT_RECORD)
/* harmony export */ });
/* unused harmony export verdictSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6843);

/** Raised when a field changes its meaning or goes; new fields leave it as it is. */
const RECORD_VERSION = 1;
const sha = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/);
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nonnegative();
const named = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Full name of the test, as its runner gives it.'),
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
const run = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['passed', 'failed', 'no-tests', 'timed-out', 'error']),
    exitCode: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nullable(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(),
    counts: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ passed: count, failed: count, skipped: count, errors: count })
        .nullable()
        .describe('Null where the output tells none.'),
    failed: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(named).describe('As far as the output names them.'),
});
/** The gate's verdict as other programs read it: what `--json` prints, and the file that another job can verify. */
const VERDICT_RECORD = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    greengate: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(RECORD_VERSION).describe('Version of this format.'),
    verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
        'passed',
        'failed',
        'known_failures',
        'flaky',
        'timed_out',
        'gate_error',
        'no_tests',
        'tampered',
        'unchanged',
    ]),
    opens: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().describe('May the change be pushed, or merged? Says more than the verdict: settings can excuse.'),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Why, in a sentence or two.'),
    repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('owner/name.'),
    pullRequest: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().positive().optional(),
    sha: sha.optional().describe('The commit that was judged. Absent for plain folders.'),
    merge: sha.optional().describe('The merge of that commit with its base, where it is the merge that was judged.'),
    base: sha.optional().describe('The commit it was judged against.'),
    tree: sha.describe('The git tree that was judged.'),
    startTree: sha.describe('The git tree it was judged against.'),
    command: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().describe('The test command. Null when none was given and none found.'),
    tests: run.nullable().describe('The run on the judged tree. Null when nothing was run.'),
    tamper: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['clean', 'declared', 'suspicious']),
        findings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
            kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().positive().optional(),
            test: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
            what: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('One sentence.'),
            declaredBy: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('The words of the request that asked for it.'),
        })),
        originals: run.nullable().describe('The tests of the start tree on the new code. Null when they were not run.'),
        judge: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
            opinion: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['fine', 'suspicious', 'none']),
            why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            costUsd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(),
        })
            .optional()
            .describe('What the model judge said. Absent where it was not asked; none: no answer, and no influence.'),
    }),
    baseline: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        run,
        known: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).describe('Failures that stood there before.'),
        fresh: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).describe('Failures that did not.'),
    })
        .nullable()
        .describe('The same command on the start tree. Null when it was not needed.'),
    flaky: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).describe('Tests that failed and then passed on the same tree.'),
    fix: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        onStart: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['fails', 'passes', 'unknown']),
        failing: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    })
        .nullable()
        .describe('New and changed tests on the start tree: those that fail there prove the fix.'),
    checks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        command: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        state: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['passed', 'failed', 'known', 'timed-out', 'error']),
        exitCode: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nullable(),
        durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(),
    })),
    leftovers: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().positive().optional(),
        what: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    })),
});
/** The format as JSON Schema, for programs that are not ours. */
function verdictSchema() {
    return z.toJSONSchema(VERDICT_RECORD);
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
/** Leaves time for the last words, and for pushing and reporting after them, before the job itself would be killed. */
function deadlinesFrom(startedAt, timeoutMs) {
    const reserve = Math.min(LONGEST_RESERVE_MS, timeoutMs / 5);
    return {
        startedAt,
        wrapUpAt: startedAt + timeoutMs - reserve,
        endAt: startedAt + timeoutMs - Math.min(REPORT_MS, reserve / 4),
    };
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
/* harmony import */ var _deliver_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4033);
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


/***/ }),

/***/ 4112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ recordVerdict)
/* harmony export */ });
/* harmony import */ var _text_map_strings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5462);
/* harmony import */ var _report_verdict_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9969);


/**
 * The verdict in the form that is published. Outputs of commands stay behind: they may hold anything; paths below the
 * workspace are told from there.
 */
function recordVerdict(whole, judged, workspace = '') {
    const verdict = workspace === '' ? whole : (0,_text_map_strings_js__WEBPACK_IMPORTED_MODULE_1__/* .mapStrings */ .t)(whole, (text) => text.replaceAll(`${workspace}/`, ''));
    const { tests, tamper, baseline, fix } = verdict;
    return {
        greengate: _report_verdict_record_js__WEBPACK_IMPORTED_MODULE_0__/* .RECORD_VERSION */ .hl,
        verdict: verdict.verdict,
        opens: verdict.opens,
        reason: verdict.reason,
        ...judged,
        tree: verdict.candidate,
        startTree: verdict.start,
        command: verdict.command ?? null,
        tests: tests === undefined ? null : runOf(tests),
        tamper: {
            verdict: tamper.verdict,
            findings: tamper.findings.map(({ kind, file, line, test, what, declaredBy }) => ({
                kind,
                file,
                ...(line === undefined ? {} : { line }),
                ...(test === undefined ? {} : { test }),
                what,
                ...(declaredBy === undefined ? {} : { declaredBy }),
            })),
            originals: tamper.originals === undefined ? null : runOf(tamper.originals),
            ...(tamper.judge === undefined ? {} : { judge: { ...tamper.judge } }),
        },
        baseline: baseline === undefined
            ? null
            : { run: runOf(baseline.run), known: [...baseline.known], fresh: [...baseline.fresh] },
        flaky: [...verdict.flaky],
        fix: fix === undefined ? null : { files: [...fix.files], onStart: fix.onStart, failing: [...fix.failing] },
        checks: verdict.checks.map(({ tail: _tail, ...check }) => check),
        leftovers: verdict.leftovers.map((leftover) => ({ ...leftover })),
    };
}
function runOf(run) {
    const { verdict, exitCode, durationMs, counts, failed } = run;
    return {
        verdict,
        exitCode,
        durationMs,
        counts: counts === undefined ? null : { ...counts },
        failed: failed.map(({ name, file, message }) => ({
            name,
            ...(file === undefined ? {} : { file }),
            ...(message === undefined ? {} : { message }),
        })),
    };
}


/***/ }),

/***/ 1578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ letOwnerInto),
/* harmony export */   y: () => (/* binding */ letOwnerIn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/**
 * Makes everything at a path readable for its owner, and its folders writable: tests and commands leave files behind that
 * keep their own user out. What belongs to somebody else stays as it is; links are not followed.
 */
function letOwnerIn(path) {
    if (!letOwnerInto(path))
        return;
    for (const name of namesIn(path))
        letOwnerIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name));
}
/** The same for this one place. Returns whether it is a folder. */
function letOwnerInto(path) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        const needed = stat.isDirectory() ? 0o700 : stat.isFile() ? 0o400 : 0;
        if ((stat.mode & needed) !== needed)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, (stat.mode & 0o7777) | needed);
        return stat.isDirectory();
    }
    catch {
        // Gone, or not ours: whoever needs it will say so.
        return false;
    }
}
function namesIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
    }
    catch {
        return [];
    }
}


/***/ }),

/***/ 966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ hasGitPart)
/* harmony export */ });
/** A part named `.git`, also as other file systems spell it: no tool opens one, and no tree that is pushed may hold one. */
function hasGitPart(path) {
    return path.split('/').some((part) => /^(\.git|git~\d+)[ .]*(:|$)/i.test(part.replace(INVISIBLE, '')));
}
/** Characters that HFS+ drops from names. */
const INVISIBLE = /\u200c|\u200d|\u200e|\u200f|[\u202a-\u202e]|[\u206a-\u206f]|\ufeff/g;


/***/ })

};
