export const id = 5378;
export const ids = [5378,3816];
export const modules = {

/***/ 3745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ copyAll)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _sandbox_let_owner_in_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1578);




const AT_ONCE = 200;
/** Copies paths of the workspace into a folder, each in its place, as far as they can be copied. */
async function copyAll(repo, paths, folder) {
    for (let at = 0; at < paths.length; at += AT_ONCE)
        await copySome(repo, paths.slice(at, at + AT_ONCE), folder);
}
/** By cp, which shares the blocks where the file system can; by Node where there is no such cp. */
async function copySome(repo, paths, folder) {
    const { workspace, sandbox, signal } = repo;
    const { ending, exitCode } = await sandbox.run({
        argv: ['cp', '-a', '--reflink=auto', '--parents', '--', ...paths.map((path) => `./${path}`), folder],
        cwd: workspace,
        trust: 'harness',
        timeoutMs: 300_000,
        ...(signal === undefined ? {} : { signal }),
    });
    signal?.throwIfAborted();
    if (ending === 'exited' && exitCode === 0)
        return;
    for (const path of paths) {
        for (const place of [workspace, folder])
            (0,_sandbox_let_owner_in_js__WEBPACK_IMPORTED_MODULE_3__/* .letOwnerIn */ .y)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place, path));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path)), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.cp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, path), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path), {
            recursive: true,
            verbatimSymlinks: true,
            preserveTimestamps: true,
            force: true,
            filter: isCopied,
        });
    }
}
/** Pipes and sockets are nobody's dependencies; a name that is no UTF-8 means nothing to Node, and was left to cp. */
async function isCopied(path) {
    const stat = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(() => undefined);
    if (stat?.isSymbolicLink() === true)
        return true;
    if (stat?.isFile() !== true && stat?.isDirectory() !== true)
        return false;
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.access)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK).then(() => true, () => false);
}


/***/ }),

/***/ 5577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jo: () => (/* binding */ ignoredPaths),
/* harmony export */   n_: () => (/* binding */ ignoredHere),
/* harmony export */   py: () => (/* binding */ isCache),
/* harmony export */   ue: () => (/* binding */ isLockFile),
/* harmony export */   yg: () => (/* binding */ isDependency),
/* harmony export */   zY: () => (/* binding */ emptyFolders)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3464);
/* harmony import */ var _submodules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6141);





/** Made anew by whoever needs them; compiled files of another tree must not be believed. */
const CACHES = new Set(['__pycache__', '.pytest_cache', '.mypy_cache', '.ruff_cache', '.nyc_output', 'coverage']);
/** What runs of the tests write among dependencies. */
const CACHES_AMONG_DEPENDENCIES = new Set(['.cache', '.vite', '.vitest', ...CACHES]);
/** Folders that package managers fill, and no build does. */
const DEPENDENCIES = new Set(['node_modules', 'vendor', '.venv', 'venv', '.tox', '.bundle', 'bower_components']);
function isCache(name) {
    return CACHES_AMONG_DEPENDENCIES.has(name);
}
function isDependency(path) {
    return path.split('/').some((name) => DEPENDENCIES.has(name));
}
/** What says which dependencies there are: with a change of it new ones are to be expected. */
function isLockFile(path) {
    return LOCKS.test(path);
}
const LOCKS = /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|requirements[^/]*\.txt|(?:poetry|uv|pdm|Pipfile|Gemfile|composer)\.lock|go\.(?:mod|sum))$/;
/** What git ignores in the workspace, and repositories inside it, parted by whether it was there before. */
async function ignoredHere(repo, options) {
    const ignored = await ignoredPaths(repo);
    const nested = await nestedRepositories(repo);
    const [folders, files, newer] = [[], [], []];
    const inside = await (0,_submodules_js__WEBPACK_IMPORTED_MODULE_4__/* .ignoredInSubmodules */ .N0)(repo);
    for (const path of [...ignored, ...inside, ...nested].map((one) => one.replace(/\/$/, ''))) {
        if (path.split('/').includes('.git'))
            continue;
        const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repo.workspace, path)).catch(() => undefined);
        if (facts === undefined)
            continue;
        const isOld = !CACHES.has((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)) &&
            ((facts.isDirectory() ? facts.birthtimeMs : facts.ctimeMs) < options.since ||
                (options.newDependencies === true && isDependency(path)));
        if (!isOld)
            newer?.push(path);
        else if (facts.isDirectory())
            folders?.push(path);
        else
            files?.push(path);
    }
    return { folders: folders ?? [], files: files ?? [], newer: newer ?? [] };
}
/** What git ignores in the workspace, a slash at the end of folders; none lies in another. */
async function ignoredPaths(repo) {
    const how = ['--others', '--ignored', '--exclude-standard', '--directory'];
    const listed = (await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(repo, ['ls-files', '-z', ...how])).toString('utf8').split('\0').filter(Boolean).sort();
    // A folder that holds nothing else is told beside what is ignored in it.
    return listed.filter((path, at) => !path.endsWith('/') || listed[at + 1]?.startsWith(path) !== true);
}
/** Without those that were made around files which the repository has. */
async function nestedRepositories(repo) {
    const nested = [...repo.unstorable].filter((path) => path.endsWith('/'));
    if (nested.length === 0)
        return [];
    const tracked = (await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(repo, ['ls-files', '-z', '--', ...nested])).toString('utf8').split('\0');
    return nested.filter((folder) => !tracked.some((path) => path.startsWith(folder)));
}
/** Folders without a file in them, which git does not keep. */
async function emptyFolders(repo) {
    const all = async (more) => (await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(repo, ['ls-files', '-z', '--others', '--exclude-standard', '--directory', ...more]))
        .toString('utf8')
        .split('\0')
        .filter((path) => path.endsWith('/'));
    const [every, filled] = [await all([]), new Set(await all(['--no-empty-directory']))];
    return every.filter((path) => !filled.has(path) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repo.workspace, path)));
}


/***/ }),

/***/ 7327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ LENT),
/* harmony export */   U0: () => (/* binding */ TREES),
/* harmony export */   al: () => (/* binding */ giveBackLent),
/* harmony export */   oF: () => (/* binding */ lend)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _sandbox_let_owner_in_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1578);
/* harmony import */ var _sandbox_remove_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3816);
/* harmony import */ var _copy_all_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3745);
/* harmony import */ var _ignored_here_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5577);
/* harmony import */ var _newer_than_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(893);








/** Folder of exports, beside the trusted git directory: gone with the scratch folder of the run, however the run ends. */
const TREES = 'trees';
/** What the name of an export's journal ends with. */
const LENT = '.lent';
/**
 * Brings ignored things that were there before the run: folders are moved, which costs nothing however large they are and
 * leaves the times of what is in them alone; files are copied. What is newer inside of a folder is set aside meanwhile.
 */
async function lend(repo, folder, options) {
    const { folders, files } = await (0,_ignored_here_js__WEBPACK_IMPORTED_MODULE_6__/* .ignoredHere */ .n_)(repo, options);
    const newer = await (0,_newer_than_js__WEBPACK_IMPORTED_MODULE_7__/* .newerThan */ .T)(repo, folders, options.since);
    const journal = { workspace: repo.workspace, folder, moved: [], aside: [] };
    const lent = new Set([...folders, ...files]);
    const setAside = async (path) => {
        const to = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(asideOf(folder), path);
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path)).catch(() => undefined)) === undefined)
            return;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(to), { recursive: true });
        journal.aside.push(path);
        await note(journal);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path), to);
    };
    const giveBack = async () => {
        await giveBackAll(journal);
    };
    try {
        // Noted before it is done: giving back what never went is nothing.
        journal.moved.push(...folders);
        if (folders.length > 0)
            await note(journal);
        const far = [];
        for (const path of folders)
            if (!(await moved(repo.workspace, folder, path)))
                far.push(path);
        await (0,_copy_all_js__WEBPACK_IMPORTED_MODULE_5__/* .copyAll */ .n)(repo, [...files, ...far], folder);
        const stays = (path) => options.newDependencies === true && (0,_ignored_here_js__WEBPACK_IMPORTED_MODULE_6__/* .isDependency */ .yg)(path) && !path.split('/').some(_ignored_here_js__WEBPACK_IMPORTED_MODULE_6__/* .isCache */ .py);
        for (const path of newer.filter((one) => !stays(one))) {
            if (far.some((one) => path.startsWith(`${one}/`)))
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path), { force: true });
            else
                await setAside(path);
        }
    }
    catch (error) {
        await giveBack();
        throw error;
    }
    const isLent = (path) => lent.has(path);
    return { isNothing: lent.size === 0, folders, isLent, setAside, giveBack };
}
/** False: it lies on another file system. */
async function moved(workspace, folder, path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path)), { recursive: true });
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, path), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path));
        return true;
    }
    catch (error) {
        const { code } = error;
        if (code === 'EXDEV' || code === 'EBUSY')
            return false;
        (0,_sandbox_let_owner_in_js__WEBPACK_IMPORTED_MODULE_3__/* .letOwnerIn */ .y)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, path));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, path), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path));
        return true;
    }
}
const asideOf = (folder) => `${folder}.aside`;
const journalOf = (folder) => `${folder}${LENT}`;
function note(journal) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(journalOf(journal.folder), JSON.stringify(journal));
}
/** Gives back what the export in this folder was lent, also by a process that has died. */
async function giveBackLent(folder) {
    const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(journalOf(folder), 'utf8').catch(() => undefined);
    if (text !== undefined)
        await giveBackAll(JSON.parse(text));
}
async function giveBackAll({ workspace, folder, moved: lent, aside }) {
    for (const path of lent)
        await back((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, path), false);
    // Last: what lay in a folder that was lent goes into it. A run may have made another one there meanwhile.
    for (const path of aside)
        await back((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(asideOf(folder), path), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, path), true);
    await (0,_sandbox_remove_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .removeFolder */ .v)(asideOf(folder));
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(journalOf(folder), { force: true });
}
async function back(from, to, replaces) {
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(from).catch(() => undefined)) === undefined)
        return;
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(to)) {
        // Still there: it lies on another file system, and was copied.
        if (!replaces)
            return;
        await (0,_sandbox_remove_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .removeFolder */ .v)(to);
    }
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(to), { recursive: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(from, to).catch(async () => {
        for (const path of [from, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(from), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(to)])
            (0,_sandbox_let_owner_in_js__WEBPACK_IMPORTED_MODULE_3__/* .letOwnerIn */ .y)(path);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(from, to);
    });
}


/***/ }),

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
/** Legal for git, but they mean something else to shells, to refspecs, or to whoever takes a name for a commit. */
const MISLEADING = /^\+|^(?:[0-9a-f]{40}|[0-9a-f]{64})$|[$`;|&<>"'\p{Default_Ignorable_Code_Point}]/u;
/** Whether git would take it as a branch name (the rules of `git check-ref-format --branch`), and nobody as anything else. */
function isBranchName(name) {
    if (MISLEADING.test(name))
        return false;
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
    'unexpected disconnect',
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

/***/ 893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ newerThan)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


const TIMEOUT_MS = 120_000;
/**
 * Files below these folders of the workspace that were made or changed since then (ms since the epoch), by the time of the
 * change of the inode, which nobody can set. What a `.git` holds does not count.
 */
async function newerThan(repo, folders, since) {
    if (folders.length === 0)
        return [];
    const { workspace, sandbox, signal } = repo;
    const seconds = (since / 1000).toFixed(3);
    const result = await sandbox.run({
        argv: [
            'find',
            ...folders.map((path) => `./${path}`),
            ...['(', '-name', '.git', '-prune', ')', '-o', '!', '-type', 'd', '-newerct', `@${seconds}`, '-print0'],
        ],
        cwd: workspace,
        trust: 'harness',
        timeoutMs: TIMEOUT_MS,
        wholeStdout: true,
        ...(signal === undefined ? {} : { signal }),
    });
    signal?.throwIfAborted();
    if (result.ending === 'exited' && result.exitCode === 0)
        return result.stdout
            .toString('utf8')
            .split('\0')
            .filter(Boolean)
            .map((path) => path.slice(2));
    // No such find on this machine, or something that it may not look into.
    const found = [];
    for (const folder of folders)
        await collect(workspace, folder, since, found);
    return found;
}
async function collect(workspace, folder, since, found) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, folder), { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
        const path = `${folder}/${entry.name}`;
        if (entry.name === '.git')
            continue;
        if (entry.isDirectory())
            await collect(workspace, path, since, found);
        else if (((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, path)).catch(() => undefined))?.ctimeMs ?? 0) >= since)
            found.push(path);
    }
}


/***/ }),

/***/ 5378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ openRepository),
/* harmony export */   u: () => (/* binding */ reopenRepository)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(452);
/* harmony import */ var _lend_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7327);
/* harmony import */ var _real_directory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5272);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3464);
/* harmony import */ var _trusted_directory_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5237);








/**
 * Opens the work tree around a folder. Done before anything steered has run: the only time the repository's own
 * metadata is believed. Throws UserError when there is no repository, no commit or no git.
 */
async function openRepository(options) {
    const place = { sandbox: options.sandbox, cwd: options.workspace, ...(options.signal && { signal: options.signal }) };
    const [facts, config] = await Promise.all([readFacts(place), readConfig(place)]);
    const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(options.scratch, 'git');
    refuseForeign(facts, options);
    await (0,_trusted_directory_js__WEBPACK_IMPORTED_MODULE_6__/* .createTrustedDirectory */ .JF)(gitDir, facts, config);
    (0,_real_directory_js__WEBPACK_IMPORTED_MODULE_4__/* .recordReal */ .K)(gitDir, { workspace: facts.topLevel, gitDir: facts.gitDir, commonDir: facts.commonDir });
    const { topLevel: workspace, gitDir: realGitDir, head } = facts;
    return repository({ workspace, gitDir, realGitDir, head, sandbox: options.sandbox, signal: options.signal });
}
/** Takes up a repository whose process has died, perhaps in the middle of a git command. */
async function reopenRepository(state, sandbox) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(state.gitDir, 'index.lock'), { force: true });
    const trees = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(state.gitDir), _lend_js__WEBPACK_IMPORTED_MODULE_3__/* .TREES */ .U0);
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(trees).catch(() => []);
    for (const name of names)
        if (name.endsWith(_lend_js__WEBPACK_IMPORTED_MODULE_3__/* .LENT */ .Ep))
            await (0,_lend_js__WEBPACK_IMPORTED_MODULE_3__/* .giveBackLent */ .al)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(trees, name.slice(0, -_lend_js__WEBPACK_IMPORTED_MODULE_3__/* .LENT */ .Ep.length)));
    return repository({ ...state, sandbox, signal: undefined });
}
function repository(parts) {
    return { ...parts, ownHead: parts.head.sha, unstorable: new Set(), lastTree: undefined };
}
async function readFacts(place) {
    const where = ['--path-format=absolute', '--show-toplevel', '--absolute-git-dir', '--git-common-dir'];
    const result = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_5__/* .startGit */ .BE)(place, ['rev-parse', ...where, 'HEAD', '--symbolic-full-name', 'HEAD'], {});
    const [topLevel, gitDir, commonDir, sha, ref] = result.stdout.toString('utf8').split('\n');
    if (result.code === 0 && topLevel && gitDir && commonDir && sha && ref !== undefined) {
        const branch = ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : undefined;
        return { topLevel, gitDir, commonDir, head: { sha, ...(branch !== undefined && { branch }) } };
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .UserError */ .y(openProblem(place.cwd, result.stderr, topLevel));
}
/** Settings of the repository, or a link, could make some other folder the work tree. */
function refuseForeign({ topLevel }, { workspace, scratch }) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workspace);
    const entry = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(topLevel, '.git'), { throwIfNoEntry: false });
    if (entry === undefined || (folder !== topLevel && !folder.startsWith(topLevel + node_path__WEBPACK_IMPORTED_MODULE_2__.sep))) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .UserError */ .y(`The git repository at ${workspace} has its files elsewhere (${topLevel}, core.worktree). Use an ordinary checkout.`);
    }
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(scratch).startsWith(topLevel + node_path__WEBPACK_IMPORTED_MODULE_2__.sep)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .UserError */ .y(`${scratch}, where this run keeps its own files, is inside the workspace ${topLevel}. Move one of the two.`);
    }
    if (entry.isSymbolicLink()) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .UserError */ .y(`${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(topLevel, '.git')} is a symbolic link. Use a checkout with a git directory of its own.`);
    }
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
    const pattern = `^(${_trusted_directory_js__WEBPACK_IMPORTED_MODULE_6__/* .CARRIED_CONFIG */ ._u.map((key) => key.replace('.', '\\.')).join('|')})$`;
    const result = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_5__/* .startGit */ .BE)(place, ['config', '-z', '--get-regexp', pattern], { env });
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

/***/ 4526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   TA: () => (/* binding */ readFile),
/* harmony export */   TE: () => (/* binding */ dirtyTracked),
/* harmony export */   Ul: () => (/* binding */ readFiles),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   fY: () => (/* binding */ parentsOf),
/* harmony export */   fi: () => (/* binding */ listEntries),
/* harmony export */   g7: () => (/* binding */ treeOf)
/* harmony export */ });
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1476);
/* harmony import */ var _remembered_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3656);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3464);



/** A file of a commit; links inside the tree are followed. Undefined when there is no such file. */
async function readFile(repo, commit, path) {
    // Names are read line by line, and `.` and `..` would mean the current folder.
    if (/[\0\n]/.test(path) || path.split('/').some((part) => ['', '.', '..'].includes(part)))
        return undefined;
    const input = `${(0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .checkSha */ .$)(commit)}:${path}\n`;
    const answer = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(repo, ['cat-file', '--batch', '--follow-symlinks'], { input });
    const header = answer.subarray(0, answer.indexOf('\n')).toString('utf8');
    const size = /^[0-9a-f]+ blob (\d+)$/.exec(header)?.[1];
    if (size === undefined)
        return undefined;
    const start = answer.indexOf('\n') + 1;
    return answer.subarray(start, start + Number(size));
}
/** Several files of a commit or tree at once, links not followed. Undefined: larger; missing ones are not in the answer. */
async function readFiles(repo, commit, paths, mostBytes) {
    const found = new Map();
    if (paths.length === 0)
        return found;
    const names = paths.map((path) => `${(0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .checkSha */ .$)(commit)}:${path}`);
    const check = ['cat-file', '-z', '--batch-check=%(objecttype) %(objectsize) %(objectname)'];
    const facts = factsOf(names, (await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(repo, check, { input: `${names.join('\0')}\0` })).toString('utf8'));
    const wanted = paths.flatMap((path, at) => {
        const [, size = '', blob = ''] = /^blob (\d+) ([0-9a-f]+)$/.exec(facts[at] ?? '') ?? [];
        if (size !== '' && Number(size) > mostBytes)
            found.set(path, undefined);
        return size !== '' && Number(size) <= mostBytes ? [{ path, blob, size: Number(size) }] : [];
    });
    if (wanted.length === 0)
        return found;
    const answer = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(repo, ['cat-file', '--batch'], { input: wanted.map(({ blob }) => `${blob}\n`).join('') });
    let place = 0;
    for (const { path, size } of wanted) {
        const start = answer.indexOf('\n', place) + 1;
        found.set(path, answer.subarray(start, start + size));
        place = start + size + 1;
    }
    return found;
}
/** A line for each name; what is missing is told with its name, which may have line ends of its own. */
function factsOf(names, answer) {
    let at = 0;
    return names.map((name) => {
        const missing = `${name} missing\n`;
        const end = answer.startsWith(missing, at) ? at + missing.length : answer.indexOf('\n', at) + 1;
        const fact = answer.slice(at, end - 1);
        at = end;
        return fact;
    });
}
/** The tree of a commit; a tree is its own. */
async function treeOf(repo, commit) {
    return (await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(repo, ['rev-parse', '--verify', `${(0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .checkSha */ .$)(commit)}^{tree}`])).toString('latin1').trim();
}
/** A commit's parents, first to last. */
async function parentsOf(repo, commit) {
    const listed = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(repo, ['rev-list', '--parents', '--max-count=1', (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .checkSha */ .$)(commit)]);
    return listed.toString('latin1').trim().split(' ').slice(1);
}
/** All paths of a commit. */
async function listFiles(repo, commit) {
    return (await listEntries(repo, commit)).map(pathOf);
}
/** All entries of a commit or tree, as `ls-tree` writes them. `env`: where else its objects may lie. */
function listEntries(repo, commit, env = {}) {
    return (0,_remembered_js__WEBPACK_IMPORTED_MODULE_0__/* .remembered */ .H)(repo, `entries ${commit}`, async () => {
        const listed = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(repo, ['ls-tree', '-r', '-z', '--full-tree', (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .checkSha */ .$)(commit)], { env });
        return listed.toString('utf8').split('\0').filter(Boolean);
    });
}
/** Of an entry. */
function pathOf(entry) {
    return entry.slice(entry.indexOf('\t') + 1);
}
/** Tracked files that differ from HEAD, staged or not. To be asked before the first snapshot, which tracks all files. */
async function dirtyTracked(repo) {
    const [unstaged, staged] = await Promise.all([
        (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(repo, ['ls-files', '-z', '--modified']),
        (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(repo, ['diff-index', '-z', '--cached', '--name-only', '--no-renames', repo.head.sha]),
    ]);
    const paths = `${unstaged.toString('utf8')}${staged.toString('utf8')}`.split('\0').filter(Boolean);
    return [...new Set(paths)].sort();
}


/***/ }),

/***/ 5272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ recordReal),
/* harmony export */   x: () => (/* binding */ assertSameReal)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);



const RECORD = 'greengate-real.json';
/**
 * Writes down which directories the real repository consists of. The trusted one borrows objects from it: another one in
 * its place could make any commit mean anything.
 */
function recordReal(trusted, real) {
    const record = { real, marks: marksOf(real) };
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(trusted, RECORD), JSON.stringify(record));
    records.set(trusted, record);
}
/** Throws UserError when the workspace's `.git` was moved, replaced, or made to lead elsewhere since `recordReal`. */
function assertSameReal(trusted) {
    const { real, marks } = recordOf(trusted);
    const now = marksOf(real);
    const changed = Object.keys(marks).filter((path) => now[path] !== marks[path]);
    if (changed.length === 0)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`The workspace's own git directory was moved or replaced during the run (${changed.join(', ')}), so that nothing git ` +
        'says of it can be believed. Nothing was pushed. Look for what in the tests, the setup or the task does that.');
}
/** Nothing steered can write the trusted directory, and nothing changes the file. */
const records = new Map();
function recordOf(trusted) {
    const known = records.get(trusted);
    if (known !== undefined)
        return known;
    const read = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(trusted, RECORD), 'utf8'));
    records.set(trusted, read);
    return read;
}
/** What tells each part from another of the same name. A directory keeps its mark whatever is written into it. */
function marksOf({ workspace, gitDir, commonDir }) {
    const objects = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'objects');
    const directories = [...new Set([gitDir, commonDir, objects, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(objects, 'info'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(objects, 'pack')])];
    return {
        ...Object.fromEntries(directories.map((path) => [path, directoryMark(path)])),
        // After the directories, one of which it may be: a link to it is not it.
        [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, '.git')]: entryMark((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, '.git')),
        [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(objects, 'info', 'alternates')]: contentMark((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(objects, 'info', 'alternates')),
    };
}
function entryMark(path) {
    return marked(() => {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        if (stats.isSymbolicLink())
            return 'link';
        return stats.isFile() ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') : numbers(stats);
    });
}
function directoryMark(path) {
    return marked(() => numbers((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path)));
}
function contentMark(path) {
    return marked(() => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isFile() ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') : 'no file'));
}
function numbers({ dev, ino }) {
    return `${dev}:${ino}`;
}
/** What cannot be looked at is as good as gone. */
function marked(look) {
    try {
        return look();
    }
    catch {
        return 'nothing';
    }
}


/***/ }),

/***/ 3656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ remembered)
/* harmony export */ });
const MOST = 8;
const known = new WeakMap();
/** What git says of objects never changes: asked once per repository for as long as it is among the last few answers. */
function remembered(repo, question, ask) {
    const answers = known.get(repo) ?? new Map();
    known.set(repo, answers);
    // Only this question's own answer lies under its name.
    const answer = answers.get(question) ?? ask();
    answers.delete(question);
    answers.set(question, answer);
    // A failure may be a cancel, which says nothing of the objects.
    answer.catch(() => answers.get(question) === answer && answers.delete(question));
    const [oldest] = answers.keys();
    if (answers.size > MOST && oldest !== undefined)
        answers.delete(oldest);
    return answer;
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
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _real_directory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5272);




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
    (0,_real_directory_js__WEBPACK_IMPORTED_MODULE_2__/* .assertSameReal */ .x)(repo.gitDir);
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
        return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`git could not be started: ${result.startError}.${advice}`);
    }
    if (result.ending === 'timed-out') {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`git ${command} did not end within ${Math.round(result.durationMs / 1000)} s. ${result.output}`);
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
    GIT_NO_LAZY_FETCH: '1',
    GIT_SSH_COMMAND: '/bin/false',
    GIT_EDITOR: '/bin/false',
    GIT_ALLOW_PROTOCOL: 'https:http:file',
};
/** Configuration given by the environment wins over every file. */
const FIXED_CONFIG = [
    ['core.hooksPath', '/dev/null'],
    ['core.fsmonitor', 'false'],
    ['core.quotePath', 'false'],
    ['core.pager', 'cat'],
    ['core.protectHFS', 'true'],
    ['core.protectNTFS', 'true'],
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

/***/ 6141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EN: () => (/* binding */ submoduleHeads),
/* harmony export */   Jp: () => (/* binding */ changedInSubmodules),
/* harmony export */   L: () => (/* binding */ giveBackSubmodule),
/* harmony export */   Lf: () => (/* binding */ linksIn),
/* harmony export */   N0: () => (/* binding */ ignoredInSubmodules),
/* harmony export */   kn: () => (/* binding */ bringSubmodules),
/* harmony export */   y0: () => (/* binding */ exportSubmodules)
/* harmony export */ });
/* unused harmony export submodulesHere */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(452);
/* harmony import */ var _sandbox_remove_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3816);
/* harmony import */ var _config_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3038);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1476);
/* harmony import */ var _network_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4766);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4526);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3464);











/** Deeper nesting is left as it lies in the workspace. */
const DEEPEST = 5;
/** Entries as `ls-tree` or `ls-files --stage` writes them. */
function linksIn(entries) {
    return entries.flatMap((entry) => {
        const [, sha = '', path = ''] = /^160000 (?:commit )?([0-9a-f]+)[^\t]*\t([^]+)$/.exec(entry) ?? [];
        return path === '' ? [] : [{ path, sha }];
    });
}
/** Submodules of the checked-out tree that are there: one that was never fetched is an empty folder for everybody. */
async function submodulesHere(repo) {
    const { lastTree } = repo;
    const entries = lastTree === undefined
        ? namesOf(await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_8__/* .git */ .$Y)(repo, ['ls-files', '-z', '--stage']))
        : await (0,_read_js__WEBPACK_IMPORTED_MODULE_7__/* .listEntries */ .fi)(repo, lastTree);
    return linksIn(entries).filter(({ path }) => isThere(repo, path));
}
/**
 * Brings the files of submodules to the commits that the checked-out tree names. Commits that are not here are fetched from where
 * the submodule came from; what cannot be had stays, and the gate says so. Done before anything steered has run.
 */
async function bringSubmodules(repo, remote) {
    for (const link of await submodulesHere(repo)) {
        const had = headOf(repo, link.path);
        if (had === link.sha)
            continue;
        if (!(await isKnown(repo, link)) && remote !== undefined)
            await fetchLink(repo, link, remote).catch(() => { });
        if (!(await isKnown(repo, link)))
            continue;
        const env = environmentOf(repo, link.path, {
            folder: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(repo.workspace, link.path),
            index: `brought ${link.path}`,
        });
        // What the old commit had and the new one has not goes.
        if (had !== undefined)
            await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_8__/* .tryGit */ .Ii)(repo, ['read-tree', had], { env });
        await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_8__/* .git */ .$Y)(repo, ['read-tree', '--no-sparse-checkout', '--reset', '-u', (0,_names_js__WEBPACK_IMPORTED_MODULE_9__/* .checkSha */ .$)(link.sha)], { env });
    }
}
/** Writes the files of submodules below a folder. Throws UserError for a commit that is not here. */
async function exportSubmodules(repo, links, folder, around = '') {
    for (const { path: name, sha } of links) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(around, name);
        if (!isThere(repo, path) || around.split('/').length > DEEPEST)
            continue;
        if (!(await isKnown(repo, { path, sha }))) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_10__/* .UserError */ .y(`the submodule ${path} is not at ${sha}, which the tree names, and that commit could not be fetched; check it out with submodules: true`);
        }
        const place = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(place, { recursive: true });
        const env = environmentOf(repo, path, { folder: place, index: `exported ${place}` });
        await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_8__/* .git */ .$Y)(repo, ['read-tree', '--no-sparse-checkout', '--reset', '-u', (0,_names_js__WEBPACK_IMPORTED_MODULE_9__/* .checkSha */ .$)(sha)], { env });
        await exportSubmodules(repo, linksIn(await (0,_read_js__WEBPACK_IMPORTED_MODULE_7__/* .listEntries */ .fi)(repo, sha, env)), folder, path);
    }
}
/** Files in submodules that differ from the commit that the tree names and were changed since then, or are gone. */
async function changedInSubmodules(repo, since) {
    const found = [];
    for (const link of await submodulesHere(repo)) {
        if (!(await isKnown(repo, link)))
            continue;
        const env = await indexed(repo, link);
        const how = ['--modified', '--deleted', '--others', '--exclude-standard'];
        for (const name of new Set(namesOf(await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_8__/* .git */ .$Y)(repo, ['ls-files', '-z', ...how], { env })))) {
            const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(repo.workspace, link.path, name)).catch(() => undefined);
            if (facts === undefined || (facts.ctimeMs >= since && !facts.isDirectory()))
                found.push((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(link.path, name));
        }
    }
    return found;
}
/** What submodules ignore in the workspace, a slash at the end of folders. */
async function ignoredInSubmodules(repo) {
    const found = [];
    for (const link of await submodulesHere(repo)) {
        if (!(await isKnown(repo, link)))
            continue;
        const how = ['--others', '--ignored', '--exclude-standard', '--directory'];
        const listed = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_8__/* .git */ .$Y)(repo, ['ls-files', '-z', ...how], { env: await indexed(repo, link) });
        found.push(...namesOf(listed).map((name) => `${link.path}/${name}`));
    }
    return found;
}
/** Submodules that are here, with the commit that the HEAD of each names. */
async function submoduleHeads(repo) {
    return (await submodulesHere(repo)).flatMap(({ path }) => {
        const sha = headOf(repo, path);
        return sha === undefined ? [] : [{ path, sha }];
    });
}
/** Undoes in a submodule what was done to files since then: those of the commit come back, others go. */
async function giveBackSubmodule(repo, link, since) {
    if (!isThere(repo, link.path) || !(await isKnown(repo, link)))
        return;
    const env = await indexed(repo, link);
    const isNew = async (name) => ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(repo.workspace, link.path, name)).catch(() => undefined))?.ctimeMs ?? since) >= since;
    const names = async (how) => {
        const all = [...new Set(namesOf(await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_8__/* .git */ .$Y)(repo, ['ls-files', '-z', ...how], { env })))];
        const wanted = await Promise.all(all.map(isNew));
        return all.filter((_, at) => wanted[at]);
    };
    const tracked = await names(['--modified', '--deleted']);
    const input = tracked.map((name) => `${name}\0`).join('');
    if (tracked.length > 0)
        await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_8__/* .git */ .$Y)(repo, ['checkout-index', '--force', '--quiet', '-z', '--stdin'], { env, input });
    for (const name of await names(['--others', '--exclude-standard']))
        await (0,_sandbox_remove_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .removeFolder */ .v)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(repo.workspace, link.path, name));
}
async function indexed(repo, link) {
    const env = environmentOf(repo, link.path, {
        folder: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(repo.workspace, link.path),
        index: `${link.path} ${link.sha}`,
    });
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(env['GIT_INDEX_FILE'] ?? ''))
        await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_8__/* .git */ .$Y)(repo, ['read-tree', (0,_names_js__WEBPACK_IMPORTED_MODULE_9__/* .checkSha */ .$)(link.sha)], { env });
    return env;
}
/** Our own git on the files of a submodule: an index of ours, its objects, and none of its settings. */
function environmentOf(repo, path, { folder, index }) {
    const name = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update(index).digest('hex');
    const gitDir = gitDirOf(repo, path);
    return {
        GIT_WORK_TREE: folder,
        GIT_INDEX_FILE: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(repo.gitDir, `submodule-${name}`),
        ...(gitDir === undefined ? {} : { GIT_ALTERNATE_OBJECT_DIRECTORIES: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir, 'objects') }),
    };
}
async function isKnown(repo, { path, sha }) {
    const env = environmentOf(repo, path, { folder: repo.workspace, index: path });
    return (await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_8__/* .tryGit */ .Ii)(repo, ['cat-file', '-e', `${(0,_names_js__WEBPACK_IMPORTED_MODULE_9__/* .checkSha */ .$)(sha)}^{tree}`], { env })).code === 0;
}
async function fetchLink(repo, { path, sha }, remote) {
    const url = originOf(repo, path);
    if (url === undefined || !/^https?:/.test(url))
        return;
    const token = new URL(url).origin === new URL(remote.url).origin ? remote.token : '';
    const how = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
    await (0,_network_js__WEBPACK_IMPORTED_MODULE_6__/* .runOnRemote */ .ly)(repo, { url, token }, ['fetch', ...how, '--depth=1', '--', url, (0,_names_js__WEBPACK_IMPORTED_MODULE_9__/* .checkSha */ .$)(sha)]);
}
function isThere(repo, path) {
    return gitDirOf(repo, path) !== undefined;
}
/** The git directory of a submodule: a folder in it, or one that a file there names. */
function gitDirOf(repo, path) {
    const at = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(repo.workspace, path, '.git');
    const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(at, { throwIfNoEntry: false });
    if (facts?.isDirectory() === true)
        return at;
    if (facts?.isFile() !== true)
        return undefined;
    const named = /^gitdir: (.+)$/m.exec(textOf(at))?.[1];
    return named === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(repo.workspace, path, named);
}
/** The commit that a submodule's own HEAD names, where its files say so. */
function headOf(repo, path) {
    const gitDir = gitDirOf(repo, path);
    if (gitDir === undefined)
        return undefined;
    const head = textOf((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir, 'HEAD')).trim();
    const ref = /^ref: (refs\/\S+)$/.exec(head)?.[1];
    if (ref === undefined)
        return SHA.test(head) ? head : undefined;
    const loose = textOf((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir, ref)).trim();
    if (SHA.test(loose))
        return loose;
    const packed = textOf((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir, 'packed-refs')).split('\n');
    return packed.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0];
}
const SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function originOf(repo, path) {
    const gitDir = gitDirOf(repo, path);
    if (gitDir === undefined)
        return undefined;
    const entries = (0,_config_text_js__WEBPACK_IMPORTED_MODULE_5__/* .configEntries */ .l)(textOf((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir, 'config')));
    return entries.find(({ section, subsection, name }) => section === 'remote' && subsection === 'origin' && name === 'url')?.value;
}
function textOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8');
    }
    catch {
        return '';
    }
}
function namesOf(listed) {
    return listed.toString('utf8').split('\0').filter(Boolean);
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

/***/ 3816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ removeFolderNow),
/* harmony export */   v: () => (/* binding */ removeFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _let_owner_in_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1578);




const ALL = { recursive: true, force: true, maxRetries: 3 };
/** Removes a file or folder that commands wrote to, also where they made it unwritable. No link is followed. */
async function removeFolder(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, ALL).catch(() => {
        open(path);
        return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, ALL);
    });
}
/** The same at once. */
function removeFolderNow(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, ALL);
    }
    catch {
        open(path);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, ALL);
    }
}
function open(path) {
    (0,_let_owner_in_js__WEBPACK_IMPORTED_MODULE_3__/* .letOwnerInto */ .P)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
    (0,_let_owner_in_js__WEBPACK_IMPORTED_MODULE_3__/* .letOwnerIn */ .y)(path);
}


/***/ })

};
