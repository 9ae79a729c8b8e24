export const id = 8549;
export const ids = [8549];
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

/***/ 3038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ configEntries)
/* harmony export */ });
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
                value: valueOf(entry[2] ?? ''),
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
function valueOf(raw) {
    return unescaped(raw.trim().replace(/\\\r?\n/g, ''));
}
/** Quotes only keep white space and comment signs together. */
function unescaped(text) {
    return text.replace(/\\([^])|"/g, (_, after) => ESCAPES[after ?? ''] ?? after ?? '');
}
const ESCAPES = { n: '\n', t: '\t', b: '\b' };


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

/***/ 4989:
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
// EXTERNAL MODULE: ./lib/git/config-text.js
var config_text = __webpack_require__(3038);
;// CONCATENATED MODULE: ./lib/git/credential-settings.js

/**
 * Takes out of a configuration file what logs somebody in. `holdsCredentials` says so of a file that is included. Undefined
 * when there is nothing of the kind.
 */
function withoutCredentials(text, holdsCredentials) {
    const found = (0,config_text/* configEntries */.l)(text).filter((entry) => isCredential(entry, holdsCredentials));
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

/***/ 2168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  giveBackLoan: () => (/* binding */ giveBackLoan),
  whileLent: () => (/* binding */ whileLent)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/sandbox/let-owner-in.js
var let_owner_in = __webpack_require__(1578);
// EXTERNAL MODULE: ./lib/sandbox/remove-folder.js
var remove_folder = __webpack_require__(3816);
// EXTERNAL MODULE: ./lib/git/ignored-here.js
var ignored_here = __webpack_require__(5577);
// EXTERNAL MODULE: ./lib/git/newer-than.js
var newer_than = __webpack_require__(893);
// EXTERNAL MODULE: ./lib/git/permitted.js
var permitted = __webpack_require__(2756);
// EXTERNAL MODULE: ./lib/git/run-git.js
var run_git = __webpack_require__(3464);
// EXTERNAL MODULE: ./lib/git/snapshot.js
var snapshot = __webpack_require__(3630);
// EXTERNAL MODULE: ./lib/git/submodules.js
var git_submodules = __webpack_require__(6141);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./lib/git/workspace-before.js








const LARGEST_COPY = 1_048_576;
/** Takes stock of the workspace. Done before anything of the run is in it. */
async function takeStock(repo) {
    const since = Date.now();
    const index = (0,external_node_path_.join)(repo.gitDir, 'index.before');
    const tree = await snapshotInto(repo, index);
    const listed = await ignoredPaths(repo);
    const ignoredFolders = listed.filter((path) => path.endsWith('/')).map(withoutSlash);
    const files = listed.filter((path) => !path.endsWith('/'));
    const ignored = [...files, ...(await (0,newer_than/* newerThan */.T)(repo, ignoredFolders, 0))];
    const copies = await keepCopies(repo, files);
    const [empty, submodules] = [await (0,ignored_here/* emptyFolders */.zY)(repo), await (0,git_submodules/* submoduleHeads */.EN)(repo)];
    const unstorable = [...repo.unstorable];
    return { tree, index, since, ignored, ignoredFolders, copies, unstorable, empty, submodules };
}
/** The index that knows untracked files goes elsewhere: what our own knows, a checkout of another commit takes away. */
async function snapshotInto(repo, index) {
    const [own, opened] = [(0,external_node_path_.join)(repo.gitDir, 'index'), (0,external_node_path_.join)(repo.gitDir, 'index.opened')];
    const isThere = (0,external_node_fs_.existsSync)(own);
    if (isThere)
        await copyAsOld(own, opened);
    const tree = await (0,snapshot/* snapshot */.P)(repo);
    await (0,promises_.rename)(own, index);
    if (isThere)
        await copyAsOld(opened, own);
    repo.lastTree = undefined;
    return tree;
}
/** What git ignores, a slash at the end of folders that are ignored as a whole. */
async function ignoredPaths(repo) {
    const how = ['--others', '--ignored', '--exclude-standard', '--directory'];
    const listed = (await (0,run_git/* git */.$Y)(repo, ['ls-files', '-z', ...how])).toString('utf8').split('\0').filter(Boolean);
    return [...listed, ...(await (0,git_submodules/* ignoredInSubmodules */.N0)(repo))].filter((path) => !path.split('/').includes('.git'));
}
function withoutSlash(path) {
    return path.replace(/\/$/, '');
}
/** With the time of the original, rounded down: git looks again at files that are not older than the index. */
async function copyAsOld(from, to) {
    const { atime, mtimeMs } = await (0,promises_.stat)(from);
    await (0,promises_.copyFile)(from, to);
    await (0,promises_.utimes)(to, atime, Math.floor(mtimeMs) / 1000);
}
async function keepCopies(repo, paths) {
    const folder = (0,external_node_path_.join)((0,external_node_path_.dirname)(repo.gitDir), 'before');
    await (0,promises_.mkdir)(folder, { recursive: true, mode: 0o700 });
    const kept = [];
    for (const [at, path] of paths.entries()) {
        const file = (0,external_node_path_.join)(repo.workspace, path);
        const facts = await (0,promises_.lstat)(file).catch(() => undefined);
        if (facts?.isFile() !== true || facts.size > LARGEST_COPY)
            continue;
        const copy = (0,external_node_path_.join)(folder, `${at}`);
        try {
            await (0,promises_.copyFile)(file, copy);
            await (0,promises_.utimes)(copy, facts.atime, facts.mtime);
            kept.push([path, copy]);
        }
        catch {
            // Not readable for us: what becomes of it is told.
        }
    }
    return kept;
}

;// CONCATENATED MODULE: ./lib/git/give-back.js











/** Files come back before what lies in their way is known, and their ignore rules say what else is there. */
const MOST_ROUNDS = 4;
/**
 * Makes the workspace what it was when stock was taken of it, files that nobody touched with their times; its own `.git` is
 * not written to. Returns the paths that could not be given back. `strict`: those are removed rather than left as they were made.
 */
async function giveBack(repo, before, strict) {
    await copyAsOld(before.index, (0,external_node_path_.join)(repo.gitDir, 'index'));
    repo.lastTree = undefined;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
        const differing = [...(await writeTracked(repo)), ...(await removeUntracked(repo, before))];
        if (differing.length === 0)
            break;
    }
    for (const link of before.submodules)
        await (0,git_submodules/* giveBackSubmodule */.L)(repo, link, before.since);
    const lost = await giveBackIgnored(repo, before, strict);
    await giveBackFolders(repo, before);
    await mendModes(repo, before.since);
    if ((await (0,snapshot/* snapshot */.P)(repo)) === before.tree)
        return lost;
    return [...lost, ...(await named(repo, ['diff-index', '--cached', '--name-only', '-z', before.tree]))];
}
/** Files of the index that differ in the workspace, or are not there. */
async function writeTracked(repo) {
    const listed = await (0,permitted/* permitted */.r)(repo, ['ls-files', '-z', '--modified', '--deleted']);
    if (listed.code !== 0)
        throw new run_git/* GitError */.XS(`git ls-files failed (exit ${listed.code}): ${listed.stderr.trim()}`);
    const paths = listed.stdout.toString('latin1').split('\0').filter(Boolean);
    if (paths.length === 0)
        return [];
    const how = ['checkout-index', '--force', '--quiet', '-z', '--stdin'];
    const options = { input: listed.stdout };
    const first = await (0,run_git/* tryGit */.Ii)(repo, how, options);
    if (first.code !== 0 || permitted/* DENIED */.I.test(first.stderr)) {
        (0,let_owner_in/* letOwnerIn */.y)(repo.workspace);
        await (0,run_git/* tryGit */.Ii)(repo, how, options);
    }
    return paths;
}
/** What was untracked before is in the index now, so whatever is not there was made since. */
async function removeUntracked(repo, before) {
    const all = await named(repo, ['ls-files', '-z', '--others', '--exclude-standard']);
    const paths = all.filter((path) => !before.unstorable.includes(path));
    for (const path of paths) {
        // A repository that was made around files of this one goes without them.
        const isAround = path.endsWith('/') && (await named(repo, ['ls-files', '-z', '--', path])).length > 0;
        await (0,remove_folder/* removeFolder */.v)((0,external_node_path_.join)(repo.workspace, path, isAround ? '.git' : ''));
    }
    return paths;
}
async function giveBackIgnored(repo, before, strict) {
    const [known, roots, copies] = [new Set(before.ignored), new Set(before.ignoredFolders), new Map(before.copies)];
    const listed = await ignoredPaths(repo);
    const folders = listed.filter((path) => path.endsWith('/')).map(withoutSlash);
    const files = listed.filter((path) => !path.endsWith('/'));
    const kept = folders.filter((path) => roots.has(path));
    const inside = await (0,newer_than/* newerThan */.T)(repo, kept, 0);
    const isNew = (path) => !roots.has(path) && !known.has(path);
    const made = [...folders.filter(isNew), ...[...files, ...inside].filter((path) => !known.has(path))];
    for (const path of made)
        await (0,remove_folder/* removeFolder */.v)((0,external_node_path_.join)(repo.workspace, path));
    const here = new Set([...files, ...inside]);
    const newer = new Set(await (0,newer_than/* newerThan */.T)(repo, kept, before.since));
    for (const path of files)
        if (await isNewer((0,external_node_path_.join)(repo.workspace, path), before.since))
            newer.add(path);
    const lost = [];
    for (const path of known) {
        if (here.has(path) && !newer.has(path))
            continue;
        const file = (0,external_node_path_.join)(repo.workspace, path);
        const copy = copies.get(path);
        if (copy !== undefined)
            await putCopy(file, copy);
        else if (path.split('/').some(ignored_here/* isCache */.py))
            await (0,remove_folder/* removeFolder */.v)(file);
        else {
            if (strict)
                await (0,remove_folder/* removeFolder */.v)(file);
            lost.push(path);
        }
    }
    return lost;
}
async function isNewer(file, since) {
    return ((await (0,promises_.lstat)(file).catch(() => undefined))?.ctimeMs ?? since) >= since;
}
async function putCopy(file, copy) {
    const { atime, mtime, mode } = await (0,promises_.lstat)(copy);
    await (0,remove_folder/* removeFolder */.v)(file);
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
    await (0,promises_.copyFile)(copy, file);
    await (0,promises_.chmod)(file, mode & 0o777);
    await (0,promises_.utimes)(file, atime, mtime);
}
async function giveBackFolders(repo, before) {
    for (const path of await (0,ignored_here/* emptyFolders */.zY)(repo)) {
        if (!before.empty.includes(path))
            await (0,remove_folder/* removeFolder */.v)((0,external_node_path_.join)(repo.workspace, path));
    }
    for (const path of before.empty)
        await (0,promises_.mkdir)((0,external_node_path_.join)(repo.workspace, path), { recursive: true });
}
/** What the content does not show: set-user bits, and files that keep their owner out. */
async function mendModes(repo, since) {
    for (const path of await (0,newer_than/* newerThan */.T)(repo, ['.'], since)) {
        const file = (0,external_node_path_.join)(repo.workspace, path);
        const facts = await (0,promises_.lstat)(file).catch(() => undefined);
        if (facts?.isFile() !== true)
            continue;
        const mode = (facts.mode & 0o777) | 0o600;
        if ((facts.mode & 0o7777) !== mode)
            await (0,promises_.chmod)(file, mode);
    }
}
async function named(repo, args) {
    return (await (0,run_git/* git */.$Y)(repo, args)).toString('utf8').split('\0').filter(Boolean);
}

// EXTERNAL MODULE: ./lib/git/open.js
var git_open = __webpack_require__(5378);
;// CONCATENATED MODULE: ./lib/run/lent-workspace.js






const LONGEST_MS = 60_000;
/** What is not done by then is the post step's. */
const LONGEST_CANCELLED_MS = 1_500;
/**
 * Does something to the workspace, and gives it back as it was found: later steps of the job count on what the checkout left,
 * and run it next to the job's keys. `problems` says what could not be given back. `leave-workspace` is not for strangers' code.
 */
async function whileLent(parts, act) {
    const { repository, surroundings, config, cancel, log, lendForPost, isStranger } = parts;
    if (config.leaveWorkspace && !isStranger)
        return { value: await act(), problems: [] };
    const { workspace, gitDir, realGitDir, head } = repository;
    const loan = {
        state: { workspace, gitDir, realGitDir, head },
        before: await takeStock(repository),
        isStranger,
    };
    const record = (0,external_node_path_.join)(surroundings.tempDir, 'greengate-workspace.json');
    await (0,promises_.writeFile)(record, JSON.stringify(loan), { mode: 0o600 });
    lendForPost(record);
    const end = async () => {
        // A cancel that has run out must not keep the files.
        repository.signal = AbortSignal.timeout(cancel.aborted ? LONGEST_CANCELLED_MS : LONGEST_MS);
        return given(repository, loan, record);
    };
    let value;
    try {
        value = await act();
    }
    catch (error) {
        for (const message of await end())
            log.annotate({ level: 'warning', title: 'Greengate', message });
        throw error;
    }
    return { value, problems: await end() };
}
/** The same by the post step, when the main step could not. Without its record there is nothing to do. */
async function giveBackLoan(record, sandbox) {
    const text = await (0,promises_.readFile)(record, 'utf8').catch(() => undefined);
    if (text === undefined)
        return [];
    const loan = JSON.parse(text);
    return given(await (0,git_open/* reopenRepository */.u)(loan.state, sandbox), loan, record);
}
async function given(repository, { before, isStranger }, record) {
    try {
        const lost = await giveBack(repository, before, isStranger);
        await (0,promises_.rm)(record, { force: true });
        return lost.length === 0 ? [] : [lostWords(lost)];
    }
    catch (error) {
        return [
            `The workspace could not be given back as the checkout left it: ${(0,errors/* messageOf */.b)(error)} ` +
                'Check out again before later steps that run its files.',
        ];
    }
}
function lostWords(lost) {
    const shown = lost.slice(0, 5).join(', ') + (lost.length > 5 ? ` and ${lost.length - 5} more` : '');
    return `In the workspace these could not be given back as they were before the run: ${shown}.`;
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
        ...tamper.findings.filter(isPlaced).map((finding) => ({
            ...placeOf(finding),
            level: finding.declaredBy === undefined ? 'failure' : 'notice',
            title: (0,shorten/* cut */.Jj)((0,visible/* visibleLine */.P8)(`Greengate: ${finding.kind}`), 200),
            message: words(finding.what),
        })),
        ...(tamper.worthALook ?? []).filter(isPlaced).map((finding) => ({
            ...placeOf(finding),
            level: 'notice',
            title: 'Greengate: worth a look',
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
/** What only the runs know has no place in a file; the summary tells it. */
function isPlaced({ file }) {
    return file !== '';
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
/* harmony import */ var _checkout_credentials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4989);

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
