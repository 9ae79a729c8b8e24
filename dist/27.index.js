export const id = 27;
export const ids = [27];
export const modules = {

/***/ 1476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ checkSha),
/* harmony export */   DC: () => (/* binding */ checkBranch),
/* harmony export */   __: () => (/* binding */ checkRef)
/* harmony export */ });
/* unused harmony export isBranchName */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** An object id: the only thing of a caller's that goes into a command line unescaped. */
function checkSha(sha) {
    if (!/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(sha))
        throw new TypeError(`Not a full object id: ${JSON.stringify(sha)}`);
    return sha;
}
/** Whether git would take it as a branch name (the rules of `git check-ref-format --branch`). */
function isBranchName(name) {
    if (name === '' || name === '@' || name === 'HEAD' || name.startsWith('-') || name.endsWith('.'))
        return false;
    if (/[\0-\x20\x7f~^:?*[\\]|\.\.|@\{/.test(name))
        return false;
    return name.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock'));
}
function checkBranch(name) {
    if (!isBranchName(name))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`"${name}" is no valid branch name. Choose another one.`);
    return name;
}
/** A full name such as `refs/heads/main` or `refs/pull/12/head`. */
function checkRef(ref) {
    if (!ref.startsWith('refs/') || !isBranchName(ref))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`"${ref}" is no full ref name (refs/…).`);
    return ref;
}


/***/ }),

/***/ 5378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ openRepository),
/* harmony export */   u: () => (/* binding */ reopenRepository)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3464);
/* harmony import */ var _trusted_directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5237);





/**
 * Opens the work tree around a folder. Done before anything steered has run: the only time the repository's own
 * metadata is believed. Throws UserError when there is no repository, no commit or no git.
 */
async function openRepository(options) {
    const place = { sandbox: options.sandbox, cwd: options.workspace, ...(options.signal && { signal: options.signal }) };
    const [facts, config] = await Promise.all([readFacts(place), readConfig(place)]);
    const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(options.scratch, 'git');
    await (0,_trusted_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .createTrustedDirectory */ .JF)(gitDir, facts, config);
    const { topLevel: workspace, gitDir: realGitDir, head } = facts;
    return repository({ workspace, gitDir, realGitDir, head, sandbox: options.sandbox, signal: options.signal });
}
/** Takes up a repository whose process has died, perhaps in the middle of a git command. */
async function reopenRepository(state, sandbox) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state.gitDir, 'index.lock'), { force: true });
    return repository({ ...state, sandbox, signal: undefined });
}
function repository(parts) {
    return { ...parts, unstorable: new Set(), lastTree: undefined };
}
async function readFacts(place) {
    const where = ['--path-format=absolute', '--show-toplevel', '--absolute-git-dir', '--git-common-dir'];
    const result = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_2__/* .startGit */ .BE)(place, ['rev-parse', ...where, 'HEAD', '--symbolic-full-name', 'HEAD'], {});
    const [topLevel, gitDir, commonDir, sha, ref] = result.stdout.toString('utf8').split('\n');
    if (result.code === 0 && topLevel && gitDir && commonDir && sha && ref !== undefined) {
        const branch = ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : undefined;
        return { topLevel, gitDir, commonDir, head: { sha, ...(branch !== undefined && { branch }) } };
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(openProblem(place.cwd, result.stderr, topLevel));
}
function openProblem(folder, stderr, topLevel) {
    if (stderr.includes('not a git repository')) {
        return `${folder} is not inside a git repository. Run actions/checkout before this step, or start in a clone.`;
    }
    if (/bare repository|must be run in a work tree/.test(stderr)) {
        return `${folder} belongs to a bare git repository without files. Use a checkout with a work tree.`;
    }
    if (topLevel && /ambiguous argument 'HEAD'|unknown revision/.test(stderr)) {
        return `The git repository at ${topLevel} has no commit yet. Make a first commit, then start again.`;
    }
    return `git cannot read the repository at ${folder}: ${stderr.trim()}`;
}
/** Reading configuration starts nothing, so the user's own files count here: their ignore list and line endings do. */
async function readConfig(place) {
    const env = { GIT_CONFIG_NOSYSTEM: undefined, GIT_CONFIG_GLOBAL: undefined };
    const pattern = `^(${_trusted_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .CARRIED_CONFIG */ ._u.map((key) => key.replace('.', '\\.')).join('|')})$`;
    const result = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_2__/* .startGit */ .BE)(place, ['config', '-z', '--get-regexp', pattern], { env });
    // Exit 1: none of them is set. A folder that is no repository is readFacts' to report.
    const entries = result.stdout.toString('utf8').split('\0').filter(Boolean);
    return new Map(entries.map((entry) => splitOnce(entry, '\n')));
}
function splitOnce(text, separator) {
    const at = text.indexOf(separator);
    // A key without a value means true.
    return at < 0 ? [text, 'true'] : [text.slice(0, at), text.slice(at + 1)];
}


/***/ }),

/***/ 3464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ git),
/* harmony export */   BE: () => (/* binding */ startGit),
/* harmony export */   Ii: () => (/* binding */ tryGit),
/* harmony export */   XS: () => (/* binding */ GitError)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);



/** git said no. What it means is for the caller to say. */
class GitError extends Error {
    name = 'GitError';
}
const TIMEOUT_MS = 120_000;
/** Runs git on the trusted directory and returns stdout; any other exit than 0 throws GitError. */
async function git(repo, args, options = {}) {
    const result = await tryGit(repo, args, options);
    if (result.code !== 0)
        throw new GitError(`git ${args[0]} failed (exit ${result.code}): ${result.stderr.trim()}`);
    return result.stdout;
}
/** The same, for callers that read the exit code. */
async function tryGit(repo, args, options = {}) {
    const env = { GIT_DIR: repo.gitDir, GIT_WORK_TREE: repo.workspace, ...options.env };
    const place = { sandbox: repo.sandbox, cwd: repo.workspace, ...(repo.signal && { signal: repo.signal }) };
    try {
        return await startGit(place, args, { ...options, env });
    }
    catch (error) {
        // A git that was ended can leave its lock behind; nobody else uses this directory.
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repo.gitDir, 'index.lock'), { force: true });
        throw error;
    }
}
/** Runs git in its fixed environment, on whatever repository `env` or `cwd` say. */
async function startGit(place, args, options) {
    const config = configVariables([...FIXED_CONFIG, ...(options.config ?? [])]);
    const env = { ...FIXED_ENVIRONMENT, ...config, ...options.env };
    const set = Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    const result = await place.sandbox.run({
        argv: ['git', ...args],
        cwd: place.cwd,
        trust: 'harness',
        env: Object.fromEntries(set),
        ...(options.input !== undefined && { input: options.input }),
        timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
        ...(place.signal && { signal: place.signal }),
        wholeStdout: true,
    });
    if (result.ending === 'cancelled')
        place.signal?.throwIfAborted();
    if (result.ending === 'exited' && result.exitCode !== null) {
        return { code: result.exitCode, stdout: result.stdout, stderr: result.output };
    }
    throw broken(result, args[0] ?? '');
}
function broken(result, command) {
    if (result.ending === 'not-started') {
        const advice = result.startError === 'git: not found' ? ' Install git and make sure it is on PATH.' : '';
        return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`git could not be started: ${result.startError}.${advice}`);
    }
    if (result.ending === 'timed-out') {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`git ${command} did not end within ${Math.round(result.durationMs / 1000)} s. ${result.output}`);
    }
    return new GitError(`git ${command} was ended by ${result.signal}: ${result.output.trim()}`);
}
const FIXED_ENVIRONMENT = {
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '/bin/false',
    SSH_ASKPASS: '/bin/false',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_LFS_SKIP_SMUDGE: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_ALLOW_PROTOCOL: 'https:http:file',
};
/** Configuration given by the environment wins over every file. */
const FIXED_CONFIG = [
    ['core.hooksPath', '/dev/null'],
    ['core.fsmonitor', 'false'],
    ['core.quotePath', 'false'],
    ['core.pager', 'cat'],
    // Caches in a directory that others can write to: not needed, so not trusted.
    ['core.commitGraph', 'false'],
    ['core.alternateRefsCommand', 'true'],
    ['safe.bareRepository', 'explicit'],
    ['safe.directory', '*'],
    ['diff.external', ''],
    ['diff.renames', 'false'],
    ['protocol.ext.allow', 'never'],
    ['submodule.recurse', 'false'],
    ['credential.helper', ''],
    ['commit.gpgSign', 'false'],
    ['push.gpgSign', 'false'],
    ['gpg.program', '/bin/false'],
    ['gc.auto', '0'],
    ['maintenance.auto', 'false'],
    ['advice.detachedHead', 'false'],
    ['http.lowSpeedLimit', '1000'],
    ['http.lowSpeedTime', '60'],
];
function configVariables(entries) {
    const variables = { GIT_CONFIG_COUNT: String(entries.length) };
    for (const [at, [key, value]] of entries.entries()) {
        variables[`GIT_CONFIG_KEY_${at}`] = key;
        variables[`GIT_CONFIG_VALUE_${at}`] = value;
    }
    return variables;
}


/***/ }),

/***/ 5237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JF: () => (/* binding */ createTrustedDirectory),
/* harmony export */   _u: () => (/* binding */ CARRIED_CONFIG),
/* harmony export */   h4: () => (/* binding */ START_REF),
/* harmony export */   v5: () => (/* binding */ HEAD_REF)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/** How files are read and written; nothing here names a program. Lower case, as git prints keys. */
const CARRIED_CONFIG = [
    'core.autocrlf',
    'core.eol',
    'core.safecrlf',
    'core.filemode',
    'core.ignorecase',
    'core.symlinks',
    'core.precomposeunicode',
    'core.excludesfile',
    'core.attributesfile',
    'core.sparsecheckout',
    'core.sparsecheckoutcone',
    'index.sparse',
    'extensions.objectformat',
];
/** A ref of our own for the commit the workspace was taken from: what a fetch tells the server we have. */
const HEAD_REF = 'refs/greengate/head';
/** HEAD when it was opened: a commit that the real repository has. */
const START_REF = 'refs/greengate/start';
/**
 * Makes a git directory that borrows the real one's objects and starts from a copy of its index, so that file stats
 * stay known and sparse checkouts stay sparse. Refs, hooks and all other configuration stay behind.
 */
async function createTrustedDirectory(gitDir, real, config) {
    await Promise.all(['objects/info', 'refs/greengate', 'info'].map((dir) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, dir), { recursive: true })));
    const detached = `${real.head.sha}\n`;
    await Promise.all([
        (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), detached),
        (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, HEAD_REF), detached),
        (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, START_REF), detached),
        (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'config'), configText(config)),
        (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'objects/info/alternates'), `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(real.commonDir, 'objects')}\n`),
        copyIfThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(real.commonDir, 'shallow'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'shallow')),
        copyIfThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(real.commonDir, 'info/exclude'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'info/exclude')),
        copyIfThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(real.commonDir, 'info/attributes'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'info/attributes')),
        copyIfThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(real.gitDir, 'info/sparse-checkout'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'info/sparse-checkout')),
        copyIndex(real.gitDir, gitDir),
    ]);
}
function configText(config) {
    const version = config.has('extensions.objectformat') ? 1 : 0;
    const lines = [...config].map(([key, value]) => {
        const [section, name] = key.split('.');
        return `[${section}]\n\t${name} = "${value.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"\n`;
    });
    return `[core]\n\trepositoryformatversion = ${version}\n\tbare = false\n${lines.join('')}`;
}
async function copyIndex(from, to) {
    const shared = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(from)).filter((name) => name.startsWith('sharedindex.'));
    await Promise.all(['index', ...shared].map((name) => copyIfThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, name))));
}
/** Keeps the time, rounded down: git looks again at files that are not older than the index that lists them. */
async function copyIfThere(from, to) {
    try {
        const { atime, mtimeMs } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(from);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(to), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(from, to);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.utimes)(to, atime, Math.floor(mtimeMs) / 1000);
    }
    catch (error) {
        if (error.code !== 'ENOENT')
            throw error;
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


/***/ })

};
