export const id = 4650;
export const ids = [4650];
export const modules = {

/***/ 9050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ checkout)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1476);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3464);
/* harmony import */ var _trusted_directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5237);





/**
 * Makes the tracked files of the workspace those of a commit, whatever was done to them; untracked and ignored files
 * stay. The real `.git` is not touched: its HEAD and index go on naming what was checked out before.
 */
async function checkout(repo, sha, branch) {
    await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$Y)(repo, ['read-tree', '--reset', '-u', (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .checkSha */ .$)(sha)]);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repo.gitDir, _trusted_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .HEAD_REF */ .v5), `${sha}\n`);
    repo.head = { sha, ...(branch !== undefined && { branch }) };
    repo.lastTree = undefined;
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

/***/ 369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ hideCredentials),
  Z: () => (/* binding */ putBackCredentials)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/git/config-text.js
/** The settings of a git configuration file with their places. What git itself would not understand is passed over. */
function configEntries(text) {
    const entries = [];
    let head;
    for (let at = 0; at < text.length;) {
        const match = (pattern) => {
            pattern.lastIndex = at;
            return pattern.exec(text);
        };
        const header = match(HEADER);
        const entry = header === null ? match(ENTRY) : null;
        if (header !== null)
            head = header;
        else if (entry !== null && head !== undefined) {
            const [section = '', dotted] = (head[1] ?? '').toLowerCase().split(/\.(.*)/s);
            const from = entry.index;
            entries.push({
                section,
                subsection: unescaped(head[2] ?? '') || (dotted ?? ''),
                name: (entry[1] ?? '').toLowerCase(),
                value: config_text_valueOf(entry[2] ?? ''),
                head: head[0],
                from,
                to: from + entry[0].length,
            });
        }
        at += (header ?? entry ?? match(REST))?.[0].length ?? 1;
    }
    return entries;
}
const HEADER = /\[([^\]"\s]+)(?:[ \t]+"((?:[^"\\]|\\[^])*)")?\]/y;
const ENTRY = /([A-Za-z][A-Za-z0-9-]*)[ \t]*(?:=((?:"(?:[^"\\]|\\[^])*"|\\\r?\n|\\.|[^\n"\\#;])*))?(?:[#;][^\n]*)?(?:\r?\n|$)/y;
/** White space, or a line that is a comment or nothing. */
const REST = /\s+|[^\n]*\n?/y;
function config_text_valueOf(raw) {
    return unescaped(raw.trim().replace(/\\\r?\n/g, ''));
}
/** Quotes only keep white space and comment signs together. */
function unescaped(text) {
    return text.replace(/\\([^])|"/g, (_, after) => ESCAPES[after ?? ''] ?? after ?? '');
}
const ESCAPES = { n: '\n', t: '\t', b: '\b' };

;// CONCATENATED MODULE: ./lib/git/credential-settings.js

/**
 * Takes out of a configuration file what logs somebody in. `holdsCredentials` says so of a file that is included. Undefined
 * when there is nothing of the kind.
 */
function withoutCredentials(text, holdsCredentials) {
    const found = configEntries(text).filter((entry) => isCredential(entry, holdsCredentials));
    if (found.length === 0)
        return undefined;
    let left = text;
    for (const { from, to } of [...found].reverse())
        left = left.slice(0, from) + left.slice(to);
    // A head with nothing below it would still tell where to look.
    for (const { head } of found)
        left = left.replace(emptySection(head), '');
    const taken = found.map(({ head, from, to }) => `${head}\n\t${text.slice(from, to).trimEnd()}\n`);
    return { left, taken: taken.join(''), secrets: found.flatMap(secretsIn) };
}
function emptySection(head) {
    return new RegExp(`${head.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}\\s*(?=\\[|$)`);
}
function isCredential(entry, holdsCredentials) {
    const { section, subsection, name, value } = entry;
    if (section === 'http')
        return HTTP.has(name) || ADDRESS_WITH_USER.test(`${subsection}\n${value}`);
    if (section === 'include' || section === 'includeif')
        return name === 'path' && holdsCredentials(value);
    if (section === 'core')
        return name === 'sshcommand' || name === 'askpass';
    return section === 'credential' || SECRET_NAME.test(name) || ADDRESS_WITH_USER.test(`${subsection}\n${value}`);
}
const HTTP = new Set(['extraheader', 'cookiefile', 'sslkey', 'sslcert', 'proxysslkey', 'proxysslcert']);
const SECRET_NAME = /(pass|password|passwd|token|secret)$/;
/** A user name alone is no secret, unless it is a token. */
const ADDRESS_WITH_USER = /\bhttps?:\/\/(?:[^/\s@:]*:[^/\s@]+|[^/\s@]{20,})@/i;
function secretsIn({ subsection, value }) {
    const header = /^authorization:\s*(\w+)\s+(\S+)/i.exec(value);
    const basic = header?.[1]?.toLowerCase() === 'basic' ? Buffer.from(header[2] ?? '', 'base64').toString() : undefined;
    const users = [...`${subsection}\n${value}`.matchAll(/\bhttps?:\/\/([^/\s@]*:[^/\s@]+|[^/\s@]{20,})@/gi)].map(([, user = '']) => user);
    const pairs = [...users, ...(basic === undefined ? [] : [basic])];
    const passwords = pairs.map((pair) => pair.slice(pair.indexOf(':') + 1));
    return [...passwords, ...(header?.[2] === undefined ? [] : [header[2]])];
}

;// CONCATENATED MODULE: ./lib/run/checkout-credentials.js





const CREDENTIAL_FILE = /^git-credentials-.*\.config$/;
/**
 * Takes what a checkout left to log in with out of every git configuration in the workspace, for as long as commands run that
 * could read it. What it takes to put all of it back is written down first, as this process may be killed.
 */
async function hideCredentials(places) {
    const configs = [];
    const files = new Set(await credentialFiles(places.tempDir));
    const secrets = [];
    for (const path of await configFiles(places)) {
        const original = await readRegular(path);
        if (original === undefined)
            continue;
        const included = await credentialIncludes(original, path);
        const found = withoutCredentials(original, (target) => included.has(target));
        if (found === undefined)
            continue;
        configs.push({ path, original, left: found.left, taken: found.taken });
        secrets.push(...found.secrets);
        for (const file of included.values())
            if (file !== undefined)
                files.add(file);
    }
    if (configs.length === 0 && files.size === 0)
        return { places: [], secrets, record: undefined };
    for (const file of files) {
        secrets.push(...(withoutCredentials((await readRegular(file)) ?? '', () => false)?.secrets ?? []));
    }
    const away = (0,external_node_path_.join)(places.scratch, 'put-away');
    const moved = [...files].map((from, at) => ({ from, to: (0,external_node_path_.join)(away, `${at}-${(0,external_node_path_.basename)(from)}`) }));
    const record = (0,external_node_path_.join)(places.tempDir, 'greengate-credentials.json');
    await (0,promises_.mkdir)(away, { recursive: true, mode: 0o700 });
    await (0,promises_.writeFile)(record, JSON.stringify({ configs, moved }), { mode: 0o600 });
    places.onRecord(record);
    for (const { path, left } of configs)
        await writeRegular(path, left);
    for (const { from, to } of moved)
        await (0,promises_.rename)(from, to);
    return { places: [...configs.map(({ path }) => path), ...files], secrets, record };
}
/** Puts everything back where it was. Done once: without its record there is nothing to do. Returns what went wrong. */
async function putBackCredentials(record) {
    const text = await (0,promises_.readFile)(record, 'utf8').catch(() => undefined);
    if (text === undefined)
        return [];
    const { configs, moved } = JSON.parse(text);
    const problems = [];
    const attempt = async (path, deed) => {
        await deed().catch((error) => problems.push(`${path} did not get its credentials back: ${(0,errors/* messageOf */.b)(error)}`));
    };
    for (const { path, original, left, taken } of configs) {
        await attempt(path, async () => {
            const now = await readRegular(path);
            if (now === undefined)
                throw new Error('it is no longer there');
            // Twice in a row, after a kill in between, changes nothing.
            if (now === original)
                return;
            await writeRegular(path, now === left ? original : `${now.replace(/(?<!\n)$/, '\n')}${taken}`);
        });
    }
    for (const { from, to } of moved) {
        await attempt(from, async () => {
            if ((await readRegular(to)) !== undefined)
                await (0,promises_.rename)(to, from);
        });
    }
    await (0,promises_.rm)(record, { force: true });
    return problems;
}
async function credentialFiles(tempDir) {
    const names = await (0,promises_.readdir)(tempDir).catch(() => []);
    return names.filter((name) => CREDENTIAL_FILE.test(name)).map((name) => (0,external_node_path_.join)(tempDir, name));
}
/** Of the files that a configuration includes those with credentials: as it names them, and where they are, if here. */
async function credentialIncludes(text, path) {
    const targets = [];
    withoutCredentials(text, (target) => {
        targets.push(target);
        return false;
    });
    const found = new Map();
    for (const target of targets) {
        const file = (0,external_node_path_.isAbsolute)(target) ? target : (0,external_node_path_.join)((0,external_node_path_.dirname)(path), target);
        const content = await readRegular(file);
        // The same checkout may name a path that only exists inside a container.
        if (content === undefined ? CREDENTIAL_FILE.test((0,external_node_path_.basename)(target)) : withoutCredentials(content, () => false)) {
            found.set(target, content === undefined ? undefined : file);
        }
    }
    return found;
}
const MOST_FOLDERS = 5_000;
const DEEPEST = 4;
const NOT_ENTERED = new Set(['node_modules', 'objects', 'refs', 'logs', 'hooks']);
/** The configuration of the workspace's repository, its worktrees and submodules, and of repositories checked out beside it. */
async function configFiles({ workspace, gitDir }) {
    const found = new Set();
    let folders = 0;
    const look = async (folder, isGit, depth) => {
        if ((folders += 1) > MOST_FOLDERS)
            return;
        const entries = await (0,promises_.readdir)(folder, { withFileTypes: true }).catch(() => []);
        for (const entry of entries) {
            const path = (0,external_node_path_.join)(folder, entry.name);
            if (isGit && entry.isFile() && /^config(\.worktree)?$/.test(entry.name))
                found.add(path);
            if (!entry.isDirectory() || NOT_ENTERED.has(entry.name))
                continue;
            // Below a git directory submodules may have names with many slashes.
            const inGit = isGit || entry.name === '.git';
            if (inGit || depth < DEEPEST)
                await look(path, inGit, depth + 1);
        }
    };
    await look(gitDir, true, 0);
    const common = (await readRegular((0,external_node_path_.join)(gitDir, 'commondir')))?.trim();
    if (common !== undefined)
        await look((0,external_node_path_.isAbsolute)(common) ? common : (0,external_node_path_.join)(gitDir, common), true, 0);
    await look(workspace, false, 0);
    return [...found];
}
async function readRegular(path) {
    const isFile = await (0,promises_.lstat)(path).then((stats) => stats.isFile(), () => false);
    return isFile ? (0,promises_.readFile)(path, 'utf8') : undefined;
}
/** In one step, as git does it: a file that is half written would be read by the next git command. */
async function writeRegular(path, text) {
    const { mode } = await (0,promises_.lstat)(path);
    const beside = `${path}.${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`;
    await (0,promises_.writeFile)(beside, text, { mode, flag: 'wx' });
    await (0,promises_.rename)(beside, path);
}


/***/ }),

/***/ 9034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ publishVerdict)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/github/explain-error.js
var explain_error = __webpack_require__(1727);
;// CONCATENATED MODULE: ./lib/github/check-run.js

/** The API takes no more in one request. */
const AT_ONCE = 50;
const LONGEST_STATUS = 140;
/**
 * Publishes a finished check run; where the token may make none (a user's token never may), a commit status of the same
 * name. Returns which of the two it is. Throws UserError when GitHub takes neither.
 */
async function publishCheckRun(client, repo, run) {
    const place = { owner: repo.owner, repo: repo.name };
    try {
        await createRun(client, place, run);
        return 'check run';
    }
    catch (error) {
        if (!isRefused(error))
            throw (0,explain_error/* explainError */.UW)(error, `make the check run ${run.name}`);
        const made = await createStatus(client, place, run);
        if (made)
            return 'status';
        throw (0,explain_error/* explainError */.UW)(error, `make the check run ${run.name}`);
    }
}
async function createRun(client, place, run) {
    const annotations = run.annotations.map(({ path, line, level, title, message }) => ({
        path,
        start_line: line,
        end_line: line,
        annotation_level: level,
        title,
        message,
    }));
    const output = (from) => ({
        title: run.title,
        summary: run.summary,
        annotations: annotations.slice(from, from + AT_ONCE),
    });
    const created = await client.rest.checks.create({
        ...place,
        name: run.name,
        head_sha: run.sha,
        status: 'completed',
        conclusion: run.conclusion,
        output: output(0),
        ...(run.detailsUrl === undefined ? {} : { details_url: run.detailsUrl }),
    });
    for (let from = AT_ONCE; from < annotations.length; from += AT_ONCE) {
        await client.rest.checks.update({ ...place, check_run_id: created.data.id, output: output(from) });
    }
}
async function createStatus(client, place, run) {
    try {
        await client.rest.repos.createCommitStatus({
            ...place,
            sha: run.sha,
            state: run.conclusion,
            context: run.name,
            description: run.title.slice(0, LONGEST_STATUS),
            ...(run.detailsUrl === undefined ? {} : { target_url: run.detailsUrl }),
        });
        return true;
    }
    catch (error) {
        if (isRefused(error))
            return false;
        throw (0,explain_error/* explainError */.UW)(error, `set the commit status ${run.name}`);
    }
}
/** 404 is what GitHub says to a token that may not see what it asks for. */
function isRefused(error) {
    return (0,explain_error/* isApiError */.d7)(error) && (error.status === 403 || error.status === 404);
}

// EXTERNAL MODULE: ./lib/text/shorten.js
var shorten = __webpack_require__(7946);
// EXTERNAL MODULE: ./lib/text/visible.js
var visible = __webpack_require__(1981);
// EXTERNAL MODULE: ./lib/report/safe.js
var safe = __webpack_require__(2813);
// EXTERNAL MODULE: ./lib/report/verdict-text.js
var verdict_text = __webpack_require__(1447);
;// CONCATENATED MODULE: ./lib/report/check-run.js




/** Shown among the checks of a commit, and what branch protection names. */
const CHECK_NAME = 'greengate/gate';
const LONGEST_SUMMARY = 60_000;
const MOST_ANNOTATIONS = 100;
/** Whatever a pull request wrote (names, paths, messages) calls nobody, links nowhere and holds no secret when it is shown. */
function checkRunOf(record, sha, redact) {
    const clean = (0,safe/* safe */.g)(record, redact);
    const summary = (0,verdict_text/* renderVerdict */.gM)(clean, (0,verdict_text/* markdownStyle */.Tb)(redact));
    return {
        name: CHECK_NAME,
        sha,
        conclusion: clean.opens ? 'success' : 'failure',
        title: (0,verdict_text/* verdictTitle */.Sw)(clean),
        summary: summary.length <= LONGEST_SUMMARY ? summary : (0,shorten/* cut */.Jj)(summary, LONGEST_SUMMARY),
        annotations: annotationsOf(clean).slice(0, MOST_ANNOTATIONS),
    };
}
function annotationsOf({ tamper, leftovers, tests, baseline, flaky }) {
    const excused = new Set([...(baseline?.known ?? []), ...flaky]);
    return [
        ...tamper.findings.map((finding) => ({
            ...placeOf(finding),
            level: finding.declaredBy === undefined ? 'failure' : 'notice',
            title: (0,shorten/* cut */.Jj)((0,visible/* visibleLine */.P8)(`Greengate: ${finding.kind}`), 200),
            message: words(finding.what),
        })),
        ...leftovers.map((leftover) => ({
            ...placeOf(leftover),
            level: 'failure',
            title: (0,shorten/* cut */.Jj)((0,visible/* visibleLine */.P8)(`Greengate: ${leftover.kind}`), 200),
            message: words(leftover.what),
        })),
        ...(tests?.failed ?? []).flatMap(({ name, file, message = 'This test fails.' }) => file === undefined
            ? []
            : [
                {
                    ...placeOf({ file }),
                    level: excused.has(name) ? 'notice' : 'failure',
                    title: (0,shorten/* cut */.Jj)((0,visible/* visibleLine */.P8)(name), 200),
                    message: words(message),
                },
            ]),
    ];
}
/** GitHub wants a line; a file as a whole is shown at its first. */
function placeOf({ file, line }) {
    return { path: (0,visible/* visibleLine */.P8)(file), line: line ?? 1 };
}
function words(text) {
    const clean = (0,visible/* visible */.RK)(text).trim();
    return clean === '' ? '(no message)' : (0,shorten/* lastPart */.S_)(clean, 2_000);
}

;// CONCATENATED MODULE: ./lib/run/publish-verdict.js



/** Shows the verdict among the checks of a commit. Returns why that was not possible: the verdict holds all the same. */
async function publishVerdict(parts) {
    const { client, repo, record, sha, redact, runUrl } = parts;
    try {
        await publishCheckRun(client, repo, { ...checkRunOf(record, sha, redact), detailsUrl: runUrl });
        return undefined;
    }
    catch (error) {
        return `The verdict was not published as a check: ${(0,errors/* messageOf */.b)(error)}`;
    }
}


/***/ }),

/***/ 4331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ makeScratch)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);



/** A private folder for one run, outside the workspace. `setting`: the variable that names its parent. */
async function makeScratch(parent, setting) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, 'greengate-')).catch((error) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${setting} is "${parent}", where no folder can be made: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .b)(error)}. Name a folder that can be written to.`);
    });
}


/***/ }),

/***/ 7894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LP: () => (/* binding */ strangersCode),
/* harmony export */   QY: () => (/* binding */ refuseMovedHead),
/* harmony export */   hQ: () => (/* binding */ CHECKED_OUT_BEFORE),
/* harmony export */   pw: () => (/* binding */ refuseNextToKeys)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/**
 * Why the code that a run works on may be a stranger's although the job has its repository's secrets; undefined where it is
 * a writer's. Such a run pushes nothing, has no network, and needs isolation.
 */
function strangersCode({ event, pullRequest }) {
    if (pullRequest?.isFork === true)
        return 'This pull request comes from a fork';
    if (OPEN_TO_ALL.has(event.name))
        return `Events of ${event.name} bring the secrets along, whoever caused them`;
    return undefined;
}
/** They run on the default branch's behalf for code that anybody may have written. */
const OPEN_TO_ALL = new Set(['pull_request_target', 'workflow_run']);
/** Throws a UserError where such code would run next to the keys. */
function refuseNextToKeys(why, isolation) {
    if (isolation !== 'plain' && isolation !== 'none')
        return;
    const how = isolation === 'plain' ? 'commands are not isolated here (sandbox: off)' : 'nothing here can isolate them';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${why}: its code may only run isolated, without network and keys, and ${how}. ` +
        'Run it on a Linux runner with sandbox: auto, or push the branch to this repository to have it worked on.');
}
/** Said where the workflow itself had checked out such code before, and may have run it. */
const CHECKED_OUT_BEFORE = 'The workflow had checked out this code before Greengate began: what earlier steps ran of it ran next to the keys. ' +
    'Leave `ref` out of actions/checkout; Greengate fetches what it works on.';
/** Throws a UserError when somebody put other code in the place of what the event was about. */
function refuseMovedHead({ pullRequest }, sha) {
    if (pullRequest === undefined || pullRequest.headSha === sha)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`The pull request got new commits after it was asked for (${pullRequest.headSha.slice(0, 7)} then, ` +
        `${(sha ?? 'nothing').slice(0, 7)} now). Look at them and ask again.`);
}


/***/ }),

/***/ 6677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ whileHidden)
/* harmony export */ });
/* harmony import */ var _checkout_credentials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(369);

/** Does something while nothing of what a checkout left to log in with is in sight; told whether there was anything. */
async function whileHidden(parts, act) {
    const { surroundings, repository, scratch, learnSecrets, keepForPost, log } = parts;
    const { workspace, realGitDir: gitDir } = repository;
    const places = { workspace, gitDir, tempDir: surroundings.tempDir, scratch, onRecord: keepForPost };
    const { secrets, record } = await (0,_checkout_credentials_js__WEBPACK_IMPORTED_MODULE_0__/* .hideCredentials */ .R)(places);
    learnSecrets(secrets);
    try {
        return await act(record !== undefined);
    }
    finally {
        const problems = record === undefined ? [] : await (0,_checkout_credentials_js__WEBPACK_IMPORTED_MODULE_0__/* .putBackCredentials */ .Z)(record);
        for (const message of problems)
            log.annotate({ level: 'warning', title: 'Greengate', message });
    }
}


/***/ }),

/***/ 9823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ systemProgram),
/* harmony export */   TV: () => (/* binding */ isExecutable),
/* harmony export */   sg: () => (/* binding */ SYSTEM_PATH)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


const SYSTEM_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/**
 * A program of the system by its absolute path. The search path of commands is not asked: it may lead into the
 * workspace, and what is started here is not yet in the sandbox.
 */
function systemProgram(name) {
    return SYSTEM_PATH.split(':')
        .map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))
        .find(isExecutable);
}
function isExecutable(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
}


/***/ })

};
