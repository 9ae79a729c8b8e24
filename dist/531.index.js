export const id = 531;
export const ids = [531];
export const modules = {

/***/ 4133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ rawChanges),
/* harmony export */   Ao: () => (/* binding */ changes),
/* harmony export */   F6: () => (/* binding */ patch)
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

/***/ 1177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ exportTree)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1476);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3464);



/** Writes all files of a commit below a folder that is not the workspace. */
async function exportTree(repo, commit, folder) {
    const env = { GIT_INDEX_FILE: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(repo.gitDir, 'export-index') };
    await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(repo, ['read-tree', (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .checkSha */ .$)(commit)], { env });
    await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(repo, ['checkout-index', '--all', '--force', `--prefix=${folder}/`], { env });
}


/***/ }),

/***/ 4622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ submodules),
/* harmony export */   r: () => (/* binding */ ignoredAmong)
/* harmony export */ });
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3464);

/** Those of the paths (relative to the workspace) that git ignores, or that a submodule has: no commit of ours holds them. */
async function ignoredAmong(repo, paths) {
    if (paths.length === 0)
        return [];
    const input = paths.map((path) => `${path}\0`).join('');
    // check-ignore refuses to work with literal pathspecs, though it takes paths as they are.
    const env = { GIT_LITERAL_PATHSPECS: undefined };
    const { code, stdout, stderr } = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_0__/* .tryGit */ .Ii)(repo, ['check-ignore', '-z', '--stdin'], { input, env });
    // It answers none of them when one is in a submodule.
    if (code === 128 && stderr.includes('is in submodule')) {
        const folders = await submodules(repo);
        const isInside = (path) => folders.some((folder) => path.startsWith(`${folder}/`));
        const others = paths.filter((path) => !isInside(path));
        if (others.length < paths.length)
            return [...paths.filter(isInside), ...(await ignoredAmong(repo, others))];
    }
    // Exit 1: none of them.
    if (code > 1)
        throw new _run_git_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`git check-ignore failed (exit ${code}): ${stderr.trim()}`);
    return stdout.toString('utf8').split('\0').filter(Boolean);
}
/** Folders that submodules have. */
async function submodules(repo) {
    const entries = (await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(repo, ['ls-files', '-z', '--stage'])).toString('utf8').split('\0');
    return entries.flatMap((entry) => (entry.startsWith('160000 ') ? [entry.slice(entry.indexOf('\t') + 1)] : []));
}


/***/ }),

/***/ 7402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ overlay),
/* harmony export */   P: () => (/* binding */ restore)
/* harmony export */ });
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4133);
/* harmony import */ var _commit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2747);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3464);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3630);




/**
 * Makes the workspace what it was when this tree was taken by `snapshot`: files that came since are removed, changed and
 * deleted ones come back. Files that were untracked then are in the tree too, so they stay; ignored ones are not touched.
 */
async function restore(repo, tree) {
    if ((await (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_3__/* .snapshot */ .P)(repo)) === tree)
        return;
    // Without --reset: what the index takes for unchanged (assume-unchanged, skip-worktree) is left as it is.
    await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$Y)(repo, ['read-tree', '-m', '-u', tree]);
    repo.lastTree = tree;
}
/** The tree that `over` becomes when what differs between `from` and `to` is laid over it, file by file. */
async function overlay(repo, over, from, to) {
    return (0,_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .layOver */ .T)(repo, over, await (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .rawChanges */ .A8)(repo, from, to));
}


/***/ }),

/***/ 9142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ scratchCopy)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _export_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1177);
/* harmony import */ var _ignored_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4622);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3464);





/** Made anew by whoever needs them; compiled files of another tree must not be believed. */
const CACHES = new Set(['__pycache__', '.pytest_cache', '.mypy_cache', '.ruff_cache', '.nyc_output', 'coverage']);
const AT_ONCE = 200;
/**
 * Writes a tree into a new folder, with what git ignores in the workspace (dependencies, build results) beside it. What the
 * tree's own ignore rules would not ignore stays behind: a changed ignore list brings nothing in.
 */
async function scratchCopy(repo, tree, folder, 
/** Ignored files that were made or changed since then stay behind. */
options = {}) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
    // First, into an empty folder: no link of the tree can lead a copy outside. git itself follows none.
    const copied = await copyIgnored(repo, folder);
    if (options.before !== undefined) {
        for (const path of copied)
            await dropNewer(repo.workspace, folder, path, options.before);
    }
    await (0,_export_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .exportTree */ .D)(repo, tree, folder);
    const env = { GIT_WORK_TREE: folder, GIT_INDEX_FILE: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repo.gitDir, 'export-index') };
    const strangers = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_4__/* .git */ .$Y)(repo, ['ls-files', '-z', '--others', '--exclude-standard'], { env });
    for (const path of namesOf(strangers))
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), { recursive: true, force: true });
}
async function copyIgnored(repo, folder) {
    const how = ['--others', '--ignored', '--exclude-standard', '--directory'];
    const ignored = namesOf(await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_4__/* .git */ .$Y)(repo, ['ls-files', '-z', ...how])).map((path) => path.replace(/\/$/, ''));
    const wanted = ignored.filter((path) => !CACHES.has((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)) && !path.split('/').includes('.git'));
    const paths = [...wanted, ...(await (0,_ignored_js__WEBPACK_IMPORTED_MODULE_3__/* .submodules */ .W)(repo))];
    for (let at = 0; at < paths.length; at += AT_ONCE)
        await copyAll(repo, paths.slice(at, at + AT_ONCE), folder);
    return paths;
}
/** By the time that nobody can set: that of the change of the inode. */
async function dropNewer(workspace, folder, path, before) {
    const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, path)).catch(() => undefined);
    if (facts === undefined)
        return;
    if (facts.isDirectory()) {
        for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, path)))
            await dropNewer(workspace, folder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name), before);
    }
    else if (facts.ctimeMs >= before) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), { force: true });
    }
}
/** By cp, which shares the blocks where the file system can; by Node where there is no such cp. */
async function copyAll(repo, paths, folder) {
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
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path)), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.cp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, path), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), {
            recursive: true,
            verbatimSymlinks: true,
            preserveTimestamps: true,
            force: true,
        });
    }
}
function namesOf(listed) {
    return listed.toString('utf8').split('\0').filter(Boolean);
}


/***/ }),

/***/ 3630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ snapshot)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _text_git_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(966);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3464);




/**
 * The tree of the work tree as it is now, ignored files left out. Made of `ls-files` and `update-index`, because
 * `git add` starts a git inside every submodule, on configuration that steered processes can write.
 */
async function snapshot(repo) {
    const listed = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(repo, ['ls-files', '-z', '--modified', '--others', '--exclude-standard']);
    const paths = storable(repo, listed);
    if (paths.length > 0)
        await updateIndex(repo, paths);
    else if (repo.lastTree !== undefined)
        return repo.lastTree;
    repo.lastTree = (await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(repo, ['write-tree'])).toString('latin1').trim();
    return repo.lastTree;
}
/** Names as latin1, which keeps every byte of names that are not UTF-8. */
function storable(repo, listed) {
    const paths = new Set(listed.toString('latin1').split('\0').filter(Boolean));
    return [...paths].filter((path) => {
        const name = Buffer.from(path, 'latin1').toString('utf8');
        // A name with a slash at its end is a repository inside this one.
        if (!path.endsWith('/') && !(0,_text_git_names_js__WEBPACK_IMPORTED_MODULE_2__/* .hasGitPart */ .M)(name))
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
    const result = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .tryGit */ .Ii)(repo, ['update-index', '-z', ...how, '--stdin'], { input });
    if (result.code === 0)
        return;
    const path = /Unable to process path (.+)/.exec(result.stderr)?.[1];
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`git cannot store ${path ?? 'a file of the workspace'}: ${result.stderr.trim()}. ` +
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

/***/ 3271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ gateSettings)
});

;// CONCATENATED MODULE: ./lib/stop/gate/gate-parts.js
const DEFAULT_SETTINGS = {
    policy: 'no-new-failures',
    flaky: 'pass',
    checks: [],
    largestFileBytes: 5 * 1024 * 1024,
};

;// CONCATENATED MODULE: ./lib/run/gate-settings.js

/** What the settings of the base say of the gate. */
function gateSettings({ configFile }) {
    const { tests, checks } = configFile;
    const largest = tests['max-file-mb'];
    return {
        policy: tests.policy ?? DEFAULT_SETTINGS.policy,
        flaky: tests.flaky ?? DEFAULT_SETTINGS.flaky,
        checks: Object.entries(checks).map(([name, command]) => ({ name, command })),
        largestFileBytes: largest === undefined ? DEFAULT_SETTINGS.largestFileBytes : largest * 1024 * 1024,
    };
}


/***/ }),

/***/ 3038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ TREES),
/* harmony export */   z: () => (/* binding */ treesOf)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _git_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4133);
/* harmony import */ var _git_commit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2747);
/* harmony import */ var _git_read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4526);
/* harmony import */ var _git_scratch_copy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9142);
/* harmony import */ var _git_snapshot_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3630);
/* harmony import */ var _put_back_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4450);








/** Beside the trusted git directory: gone with the scratch folder of the run, however the run ends. */
const TREES = 'trees';
/** The trees of a repository, for the gate. */
function treesOf(repository, startTree) {
    return {
        start: startTree,
        snapshot: () => (0,_git_snapshot_js__WEBPACK_IMPORTED_MODULE_6__/* .snapshot */ .P)(repository),
        putBack: (tree) => (0,_put_back_js__WEBPACK_IMPORTED_MODULE_7__/* .putBack */ .p)(repository, tree),
        changes: async (from, to) => (await (0,_git_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .rawChanges */ .A8)(repository, from, to)).map(({ change, oldMode }) => ({
            path: change.path,
            status: change.status,
            beforeMode: oldMode,
            afterMode: change.mode,
        })),
        read: (tree, paths, mostBytes) => (0,_git_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readFiles */ .Ul)(repository, tree, paths, mostBytes),
        list: (tree) => (0,_git_read_js__WEBPACK_IMPORTED_MODULE_4__/* .listFiles */ .CS)(repository, tree),
        overlay: async (over, from, paths) => {
            const wanted = new Set(paths);
            const raws = await (0,_git_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .rawChanges */ .A8)(repository, over, from);
            return (0,_git_commit_js__WEBPACK_IMPORTED_MODULE_3__/* .layOver */ .T)(repository, over, raws.filter(({ change }) => wanted.has(change.path)));
        },
        scratch: async (tree, options) => {
            const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(repository.gitDir), TREES);
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(parent, { recursive: true });
            const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, 'tree-'));
            const remove = () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true }).catch(() => { });
            try {
                await (0,_git_scratch_copy_js__WEBPACK_IMPORTED_MODULE_5__/* .scratchCopy */ .Y)(repository, tree, folder, options);
            }
            catch (error) {
                await remove();
                throw error;
            }
            return { folder, remove };
        },
    };
}


/***/ }),

/***/ 4450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ leaveNoTraces),
/* harmony export */   p: () => (/* binding */ putBack)
/* harmony export */ });
/* harmony import */ var _git_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4133);
/* harmony import */ var _git_restore_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7402);
/* harmony import */ var _git_snapshot_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3630);



/**
 * Undoes what a run of the tests did to the workspace, ignored files apart. What is pushed must pass in a fresh clone, so
 * nothing that a test run made may be there in the next one. Returns the paths that differed.
 */
async function putBack(repository, tree) {
    const now = await (0,_git_snapshot_js__WEBPACK_IMPORTED_MODULE_2__/* .snapshot */ .P)(repository);
    if (now === tree)
        return [];
    const differing = await (0,_git_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .changes */ .Ao)(repository, tree, now);
    await (0,_git_restore_js__WEBPACK_IMPORTED_MODULE_1__/* .restore */ .P)(repository, tree);
    return differing.map(({ path }) => path);
}
/** Runs the calls; a test run of the model's own leaves as little behind as one of ours. */
async function leaveNoTraces(parts) {
    const { calls, run, repository, testCommand, signal } = parts;
    const tree = calls.length === 1 && isTestRun(calls[0], testCommand) ? await (0,_git_snapshot_js__WEBPACK_IMPORTED_MODULE_2__/* .snapshot */ .P)(repository) : undefined;
    const results = await run();
    if (tree !== undefined && !signal.aborted)
        await putBack(repository, tree);
    return results;
}
/** Is the call nothing but the test command, perhaps with plain arguments and its output shortened? */
function isTestRun(call, testCommand) {
    const command = call?.input?.command;
    if (call?.name !== 'Bash' || testCommand === undefined || typeof command !== 'string')
        return false;
    const line = command.trim();
    return line.startsWith(testCommand) && PLAIN_REST.test(line.slice(testCommand.length));
}
const PLAIN_REST = /^( [\w./:=@-]+)*( 2>&1)?( \| (head|tail|cat)( -?\w+)*)?$/;


/***/ }),

/***/ 6875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ setUp)
/* harmony export */ });
/* harmony import */ var _sandbox_shell_argv_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7064);

/** What has to be there before tests can run. Returns what went wrong: nobody's work can mend it. */
async function setUp(command, parts) {
    const { sandbox, workspace, timeoutMs, signal, log } = parts;
    if (command === undefined || command === '')
        return undefined;
    log.info(`Setting up: ${command}`);
    const result = await sandbox.run({
        argv: (0,_sandbox_shell_argv_js__WEBPACK_IMPORTED_MODULE_0__/* .shellArgv */ .$)(command),
        cwd: workspace,
        trust: 'steered',
        network: 'setup',
        timeoutMs,
        signal,
    });
    signal.throwIfAborted();
    if (result.ending === 'exited' && result.exitCode === 0)
        return undefined;
    const { ending, exitCode, signal: endedBy, startError } = result;
    const how = ending === 'exited' ? `exit ${exitCode ?? endedBy ?? 'unknown'}` : (startError ?? ending);
    const tail = result.output.trimEnd().split('\n').slice(-5).join('\n');
    return `setup-command failed (${how}), so nothing could be tested: ${command}\n${tail}`;
}


/***/ }),

/***/ 7052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf),
/* harmony export */   A: () => (/* binding */ decideVerdict)
/* harmony export */ });
/** From facts to the verdict: the one place where a gate opens. What is not known keeps it shut. */
function decideVerdict(facts) {
    const tests = ofTests(facts);
    // Red is red; that tests were weakened on the way is told beside it.
    if (['failed', 'timed_out', 'gate_error'].includes(tests.verdict))
        return tests;
    if (facts.tamper.verdict === 'suspicious')
        return shut('tampered', tamperWords(facts.tamper));
    if (tests.verdict === 'no_tests' && !tests.opens)
        return tests;
    const check = facts.checks.find(({ state }) => state !== 'passed' && state !== 'known');
    if (check !== undefined)
        return ofCheck(check);
    const [left] = facts.leftovers;
    if (left !== undefined)
        return shut('failed', `The change has something in it that is not to be pushed: ${placeOf(left)}: ${left.what}`);
    return tests;
}
function ofTests(facts) {
    const { command, declaredNone, tests, flaky } = facts;
    if (command === undefined) {
        if (declaredNone)
            return {
                verdict: 'no_tests',
                opens: true,
                reason: 'Nothing was tested: the settings say that there are no tests.',
            };
        return shut('no_tests', 'No tests were run: none were found, so nothing says that the change is right. Set test-command, or test-command: none if there are no tests.');
    }
    switch (tests?.verdict) {
        case 'passed':
            return { verdict: 'passed', opens: true, reason: 'The tests pass.' };
        case 'failed':
            return ofRed(facts, tests, flaky);
        case 'timed-out':
            return shut('timed_out', `The tests did not end within ${Math.round(tests.durationMs / 1000)} s and were stopped: ${command}`);
        case 'no-tests':
            return shut('no_tests', `The test command runs no test: ${command}`);
        case 'error':
        case undefined:
            return shut('gate_error', `The test command does not work: ${command}${whyOf(tests)}`);
    }
}
function ofRed({ baseline, excused, settings }, run, flaky) {
    const known = baseline?.known ?? [];
    if (excused) {
        return {
            verdict: 'known_failures',
            opens: true,
            reason: `What fails failed before the change, too: ${listed(known)}.`,
        };
    }
    if (flaky.length > 0) {
        const opens = settings.flaky === 'pass';
        return { verdict: 'flaky', opens, reason: `Red, then green on the unchanged tree: ${listed(flaky)}.` };
    }
    const fresh = baseline === undefined ? run.failures : baseline.fresh;
    return shut('failed', `The tests fail${fresh.length === 0 ? '' : `: ${listed(fresh)}`}.`);
}
function ofCheck({ name, state, command }) {
    if (state === 'timed-out')
        return shut('timed_out', `The check "${name}" did not end in time: ${command}`);
    if (state === 'error')
        return shut('gate_error', `The check "${name}" could not be run: ${command}`);
    return shut('failed', `The check "${name}" fails: ${command}`);
}
function tamperWords({ findings }) {
    const [first] = findings.filter(({ declaredBy }) => declaredBy === undefined);
    const more = findings.length > 1 ? ` (and ${findings.length - 1} more)` : '';
    return first === undefined
        ? 'What judges the code was weakened.'
        : `What judges the code was weakened: ${placeOf(first)}: ${first.what}${more}`;
}
/** The last line of the run says it, in brackets. */
function whyOf(tests) {
    const why = /\(([^\n]*)\)$/.exec(tests?.tail.trimEnd() ?? '')?.[1];
    return why === undefined ? '' : ` (${why})`;
}
function placeOf({ file, line }) {
    return line === undefined ? file : `${file}:${line}`;
}
function listed(names) {
    const shown = names.slice(0, 5).join('; ');
    return names.length > 5 ? `${shown}; and ${names.length - 5} more` : shown;
}
function shut(verdict, reason) {
    return { verdict, opens: false, reason };
}


/***/ }),

/***/ 6722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ sameWords),
/* harmony export */   R: () => (/* binding */ fingerprint)
/* harmony export */ });
/** Two runs are the same when the same tests fail; where no names are known, when they print the same but for numbers. */
function fingerprint({ failures, exitCode, tail }) {
    return failures.length > 0 ? [...failures].sort().join('\n') : `${exitCode} ${tail.replace(/[\d.]+/g, '#')}`;
}
/** A message without what differs from run to run: times, dates, places in files, addresses, ports, temporary names. */
function sameWords(message) {
    return message
        .replace(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?(?:\.\d+)?Z?/g, '#')
        .replace(/\b\d+(?:\.\d+)?\s?(?:ms|s|sec|seconds?|milliseconds?|µs|ns)\b/g, '#')
        .replace(/0x[0-9a-f]+/gi, '#')
        .replace(/(?<=[\w)\]]):\d+(?::\d+)?/g, '#')
        .replace(/\/tmp\/\S+/g, '#')
        .replace(/\s+/g, ' ')
        .trim();
}


/***/ }),

/***/ 5242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ GateRuns)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3228);


/** Runs commands on trees: on the one in the workspace there, on any other in a scratch copy. None is run twice. */
class GateRuns {
    /** Names of tests that stayed red when they were run again. */
    stayedRed = new Set();
    #parts;
    #judged = [];
    #apart = new Map();
    constructor(parts) {
        this.#parts = parts;
    }
    /** The whole run that counts. The workspace must be this tree. */
    async here({ tree, command }, signal) {
        const before = this.known({ tree, command });
        if (before !== undefined)
            return { judged: before, reused: true };
        const run = await (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runTests */ .N)({ ...this.#parts, command, signal });
        const leftBehind = await this.#parts.trees.putBack(tree);
        const one = { attempt: this.#judged.length + 1, run, tree, leftBehind };
        this.#judged.push(one);
        this.#parts.onAttempt?.(one);
        return { judged: one, reused: false };
    }
    /** On a scratch copy of a tree. What keeps it from being run is in the result, as an error. */
    async apart(asked, signal) {
        const key = `${asked.tree} ${asked.command}`;
        const before = asked.anew === undefined ? this.knownRun(asked) : undefined;
        if (before !== undefined)
            return before;
        const run = await this.#inScratch(asked, signal).catch((error) => {
            signal.throwIfAborted();
            return notRun(asked.command, (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b)(error));
        });
        if (asked.anew === undefined)
            this.#apart.set(key, run);
        return run;
    }
    /** What is known of a tree, wherever it was run. */
    knownRun(asked) {
        return this.known(asked)?.run ?? this.#apart.get(`${asked.tree} ${asked.command}`);
    }
    known({ tree, command }) {
        return this.#judged.findLast((one) => one.tree === tree && one.run.command === command);
    }
    last() {
        return this.#judged.at(-1);
    }
    async #inScratch({ tree, command, anew }, signal) {
        const { trees, workspace } = this.#parts;
        const { folder, remove } = await trees.scratch(tree, anew);
        try {
            const run = await (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .runTests */ .N)({ ...this.#parts, command, standIn: folder, signal });
            return inPlaceOf(run, folder, workspace);
        }
        finally {
            await remove();
        }
    }
}
/** Where nothing can be mounted, the output names the copy; results are compared by name. */
function inPlaceOf(run, folder, workspace) {
    const named = (text) => text.replaceAll(folder, workspace);
    return {
        ...run,
        failures: run.failures.map(named),
        failed: run.failed.map((one) => ({
            ...one,
            name: named(one.name),
            ...(one.file === undefined ? {} : { file: named(one.file) }),
            ...(one.message === undefined ? {} : { message: named(one.message) }),
        })),
        tail: named(run.tail),
    };
}
function notRun(command, why) {
    const nothing = { exitCode: null, durationMs: 0, failures: [], failed: [], strays: 0 };
    return { command, verdict: 'error', ...nothing, tail: `(${why})` };
}


/***/ }),

/***/ 7074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ judgeChange),
  v: () => (/* binding */ judgeTrees)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/stop/gate/asks-for.js

const ABOUT_TESTS = /\b(?:fail(?:s|ed|ing|ures?)?|broken|red)\b[^.\n]{0,40}\b(?:tests?|specs?|suite|ci|build|checks?)\b|\b(?:tests?|specs?|suite|ci|build|checks?)\b[^.\n]{0,40}\b(?:fail(?:s|ed|ing|ures?)?|broken|red|pass(?:es|ing)?|green)\b/i;
/** Words that can only be code: `slug()`, snake_case, camelCase, a file, and what stands in backticks or quotes. */
const CODE_WORDS = /`([^`\n]+)`|"([^"\n]+)"|\b([A-Za-z_$][\w$]*)\(|\b([\w-]+\.[A-Za-z]{1,5})\b|\b([A-Za-z]+_\w+|[a-z]+[A-Z]\w*)\b/g;
const SHORTEST = 3;
/**
 * Is this failure what the request is about? It asks for tests to pass in general, and names none, or it names the test, its
 * file or what the test is called after. An old failure that was to be mended is no excuse.
 */
function asksFor(request, name, file = '') {
    const target = `${name} ${(0,external_node_path_.basename)(file)}`.toLowerCase();
    const words = codeWords(request);
    if (words.some((word) => isIn(word, target)))
        return true;
    return ABOUT_TESTS.test(request) && words.every((word) => !isTestLike(word));
}
function codeWords(request) {
    const found = [...request.matchAll(CODE_WORDS)].flatMap((match) => match.slice(1).filter((word) => word !== undefined));
    return [...new Set(found.map((word) => word.toLowerCase().replace(/\(.*$/, '').trim()))].filter((word) => word.length >= SHORTEST);
}
/** As a whole word: `sum` is in "sum of two" and not in "summary". */
function isIn(word, target) {
    const at = target.indexOf(word);
    if (at < 0)
        return false;
    const around = `${target[at - 1] ?? ' '}${target[at + word.length] ?? ' '}`;
    return !/[a-z0-9]/.test(around);
}
/** Does the request say which tests it means? */
function isTestLike(word) {
    return /test|spec|::|›/.test(word);
}

// EXTERNAL MODULE: ./lib/stop/gate/fingerprint.js
var fingerprint = __webpack_require__(6722);
;// CONCATENATED MODULE: ./lib/stop/gate/compare-runs.js


/**
 * A red run against the start tree, by name. Where no names are told nothing is excused, and where some are missing only the
 * very same picture is: what is not known may be new. A failure that says something else now was reached by the change; one that the request is about
 * was to be mended.
 */
function compareRuns({ run, baseline, request, mayRunFewer }) {
    const before = new Set(baseline.failures);
    const isKnown = (name) => before.has(name) && !asksFor(request, name, fileOf(run, name)) && saysTheSame(name, run, baseline);
    const known = run.failures.filter(isKnown);
    const fresh = run.failures.filter((name) => !known.includes(name));
    const comparable = run.verdict === 'failed' && baseline.verdict === 'failed' && fresh.length === 0;
    // A run that broke off has no new failures to show.
    const brokeOff = !mayRunFewer && (run.ran ?? 0) < (baseline.ran ?? 0);
    const isTold = known.length > 0 && (isFullyNamed(run) || isSamePicture(run, baseline));
    return { known, fresh, excused: comparable && !brokeOff && isTold };
}
function fileOf(run, name) {
    return run.failed.find((one) => one.name === name)?.file;
}
/** By all that is told of tests of this name; what is told of one run only says nothing. */
function saysTheSame(name, run, baseline) {
    const [is, was] = [run, baseline].map(({ failed }) => failed.flatMap((one) => (one.name === name && one.message !== undefined ? [(0,fingerprint/* sameWords */.M)(one.message)] : [])).sort());
    if (is === undefined || was === undefined || is.length === 0 || was.length === 0)
        return true;
    return is.join('\n') === was.join('\n');
}
/** As many names as a run tells at most: there may be more. */
const MOST_NAMES = 50;
function isFullyNamed(run) {
    const { length } = run.failures;
    return length < MOST_NAMES && redCount(run) <= length;
}
function isSamePicture(run, baseline) {
    const isSame = run.exitCode === baseline.exitCode && (0,fingerprint/* sameWords */.M)(run.tail) === (0,fingerprint/* sameWords */.M)(baseline.tail);
    return isSame && redCount(run) <= redCount(baseline);
}
function redCount({ counts }) {
    return counts === undefined ? 0 : counts.failed + counts.errors;
}

// EXTERNAL MODULE: ./lib/stop/gate/decide-verdict.js
var decide_verdict = __webpack_require__(7052);
// EXTERNAL MODULE: ./lib/stop/gate/gate-runs.js
var gate_runs = __webpack_require__(5242);
;// CONCATENATED MODULE: ./lib/stop/gate/prove-fix.js
/** A run of all tests this long is cheap enough to be made once more. */
const CHEAP_MS = 20_000;
/**
 * Do the tests that the change adds or changes fail on the code as it was? What judges is taken from the candidate and laid
 * over the start tree. Undefined where there are no such tests, or where asking would take too long.
 */
async function proveFix(question) {
    const { parts, runs, command, start, candidate, change, run, signal } = question;
    const judging = new Set(change.judging);
    const files = change.changed
        .filter(({ path, status }) => judging.has(path) && status !== 'deleted' && isTest(path))
        .map(({ path }) => path);
    // Without other changes there is no fix.
    if (files.length === 0 || change.changed.every(({ path }) => judging.has(path)))
        return undefined;
    const narrowed = parts.narrow?.(command, { files });
    if (narrowed === undefined && run.durationMs > CHEAP_MS)
        return undefined;
    parts.onStep?.('The new tests on the old code');
    const tree = await parts.trees.overlay(start, candidate, change.judging);
    const old = await runs.apart({ tree, command: narrowed ?? command }, signal);
    const onStart = old.verdict === 'failed' ? 'fails' : old.verdict === 'passed' ? 'passes' : 'unknown';
    return { files, onStart, failing: old.failures };
}
/** Snapshots, fixtures and settings judge too, but are no tests. */
function isTest(path) {
    return /\.(?:[cm]?[jt]sx?|py|rs|go|java|kt|scala|rb|php|cs|fs|exs?|t|pl|pm|c|cc|cpp|cxx|swift|dart|sh|bats|lua|jl|hs|clj|groovy|nim|cr|zig)$/.test(path);
}

// EXTERNAL MODULE: ./lib/text/glob-pattern.js
var glob_pattern = __webpack_require__(4586);
;// CONCATENATED MODULE: ./lib/tamper/test-paths.js
/** Folders that hold tests or what tests compare with, wherever they lie. */
const TEST_FOLDER = /(?:^|\/)(?:tests?|__tests?__|[\w.]*(?:Unit|Integration)?Tests?|[a-z][\w.]*[-._]tests?|e2e|cypress|androidTest|testFixtures|integration[-_]tests?|test[-_](?:support|helpers?|utils?))\//;
/** Folders that hold tests only where they lie at the top of a project or of one of its packages. */
const TOP_FOLDER = /^(?:(?:packages|apps|libs|crates|modules|services)\/[^/]+\/)?(?:specs?|t|xt|features|it)\//;
/** What tests compare with, or take their input from. */
const TEST_DATA = /(?:^|\/)(?:test[-_]?data|(?:__)?fixtures?(?:__)?|__snapshots__|__mocks__|__image_snapshots__|snapshots|goldens?|golden[-_]files)\/|\.snap$|\.golden$|\.(?:approved|verified|received)\.\w+$|\.ambr$|\.feature$/;
/** File names by which runners find tests, and the names of what they read round them. */
const TEST_NAME = [
    // JavaScript and TypeScript
    /(?:^|\/)[^/]*[._-](?:test|tests|spec|specs|e2e|cy|test-d|bench)\.[cm]?[jt]sx?$/,
    /(?:^|\/)(?:test|tests|test-[^/]+)\.[cm]?[jt]sx?$/,
    // Python
    /(?:^|\/)(?:test_[^/]*|[^/]*_tests?|tests?|conftest)\.pyi?$/,
    // Go, Dart, Elixir, C and C++, Rust, Ruby, Lua, shell, Haskell
    /(?:^|\/)[^/]*_test\.(?:go|dart|exs?)$/,
    /(?:^|\/)(?:(?:test|check)[-_][^/]*|[^/]*[-_]?(?:unit)?tests?)\.(?:c|cc|cpp|cxx|h|hh|hpp|m|mm)$/i,
    /(?:^|\/)(?:tests?|[^/]*_tests?|test_[^/]*)\.rs$/,
    /(?:^|\/)(?:[^/]*_(?:spec|test)|test_[^/]*|(?:spec|test|rails)_helper)\.(?:rb|lua|cr)$/,
    /\.(?:bats|t)$/,
    /(?:^|\/)(?:[^/]*[-_]tests?|tests?[-_][^/]*|tests?)\.(?:sh|bash|zsh|ps1|pl|php)$/,
    /(?:^|\/)[^/]*Spec\.hs$/,
    // Java and its kin, C#, PHP, Swift
    /(?:^|\/)(?:[^/]*(?:Tests?|TestCase|IT|ITCase|Spec|Specs)|Test[A-Z][^/]*)\.(?:java|kt|kts|groovy|scala|cs|fs|vb|php|swift)$/,
];
/** Whether the path is a test, or data of tests, by the names that runners and people use. */
function isTestPath(path) {
    return (TEST_FOLDER.test(path) || TOP_FOLDER.test(path) || TEST_DATA.test(path) || TEST_NAME.some((name) => name.test(path)));
}

;// CONCATENATED MODULE: ./lib/tamper/judging-files.js


/** What says how tests are found, run, measured and reported. Whole names, at any depth. */
const CONFIGURATION = [
    // JavaScript: runners, coverage, what transforms the code under test, what a package manager runs scripts with
    /^(?:package\.json|\.npmrc|\.yarnrc(?:\.yml)?|\.pnpmfile\.cjs|bunfig\.toml|deno\.jsonc?)$/,
    /^(?:jest|vitest|vite|karma|ava|playwright|cypress|wdio|protractor|babel|nyc|web-test-runner|stryker)[\w.-]*\.(?:conf|config|workspace|setup|projects)\.[cm]?[jt]s(?:on)?$/,
    /^(?:jest|vitest|vite|karma|ava|playwright|cypress|babel|nyc|stryker)\.(?:config|conf|workspace|setup|projects|env|json)[\w.]*$/,
    /^\.(?:mocharc|nycrc|c8rc|taprc|babelrc|swcrc|jestrc)(?:\.\w+)?$|^(?:cypress|jest|nodemon|turbo|nx|lerna)\.json$/,
    /^tsconfig[\w.-]*(?:test|spec|jest|vitest)[\w.-]*\.json$/,
    // Python
    /^(?:\.?pytest\.(?:ini|toml)|pyproject\.toml|setup\.(?:cfg|py)|tox\.(?:ini|toml)|noxfile\.py|\.coveragerc|conftest\.py|(?:site|user)customize\.py|[\w.-]*\.pth)$/,
    /^requirements[-_.](?:dev|test|tests|ci)[\w.-]*\.(?:txt|in)$/,
    // make and what stands before it, C, C++, and other build tools
    /^(?:GNUmakefile|makefile|Makefile(?:\.\w+)?|[\w.-]+\.mk|CMakeLists\.txt|[\w.-]+\.cmake|CMake(?:User)?Presets\.json|CTest\w*|meson\.build|meson(?:_options\.txt|\.options)|configure(?:\.ac)?|BUILD(?:\.bazel)?|\.bazelrc|justfile|\.justfile|Justfile|Taskfile\.ya?ml|SConstruct|build\.zig)$/,
    // Rust, Java and its kin
    /^(?:Cargo\.toml|nextest\.toml|build\.rs|rust-toolchain(?:\.toml)?|pom\.xml|(?:settings|build)\.gradle(?:\.kts)?|gradle\.properties|[\w.-]+\.gradle(?:\.kts)?|build\.sbt|project\.clj|testng[\w.-]*\.xml|junit-platform\.properties|maven\.config|jvm\.config|gradlew|mvnw)$/,
    // PHP, Ruby, Perl, .NET, Elixir, Swift
    /^(?:phpunit\.xml(?:\.dist)?|\.?phpunit[\w.-]*\.xml|codeception\.yml|composer\.json|Rakefile|\.rspec(?:-local)?|\.simplecov|\.proverc|(?:Makefile|Build)\.PL|dist\.ini|[\w.-]+\.(?:csproj|fsproj|vbproj|runsettings|props|targets|xctestplan)|xunit\.runner\.json|testconfig\.json|mix\.exs|coveralls\.json|Package\.swift)$/,
    // CI and coverage services, and the lists of what is left out
    /^(?:\.gitlab-ci\.yml|azure-pipelines[\w.-]*\.yml|Jenkinsfile[\w.-]*|\.travis\.yml|bitbucket-pipelines\.yml|\.drone\.yml|\.?appveyor\.yml|\.cirrus\.yml|\.woodpecker\.yml|\.?codecov\.ya?ml|\.coveralls\.yml|sonar-project\.properties)$/,
    /^\.(?:test|jest|vitest|mocha|nyc|coverage|pytest)ignore$|^\.gitignore$|^\.env\.test[\w.]*$/,
];
const CONFIGURATION_FOLDER = /(?:^|\/)\.(?:github\/(?:workflows|actions)|circleci|buildkite|cargo|config|mvn|husky|woodpecker)\//;
/**
 * Names that come before what they are called after: a module of the runner found in the tree first, a tool of a
 * dependency folder that was committed, a program of the tree that is called like a tool.
 */
const STAND_IN = [
    /(?:^|\/)(?:unittest|pytest|_pytest|pluggy|nose2?|doctest|pytest_cov|xdist)(?:\.pyc?$|\/.*\.pyc?$)/,
    /^(?:src\/|lib\/|tests?\/)?(?:coverage|hypothesis|mock|testtools|trial|traceback|warnings|inspect|runpy|atexit)(?:\.pyc?$|\/__init__\.pyc?$)/,
    /(?:^|\/)node_modules\//,
    /(?:^|\/)vendor\/(?:bin|phpunit)\//,
    /(?:^|\/)(?:Test\/(?:More|Builder|Simple|Harness)|Test2|TAP)(?:\.pm$|\/.*\.pm$)/,
    /(?:^|\/)lib\/(?:rspec|minitest|test-unit)(?:\.rb$|\/)/,
    /(?:^|\/)(?:org\/junit|junit\/framework|org\/testng|org\/assertj|org\/hamcrest)\//,
    /(?:^|\/)(?:assert|gtest\/gtest|catch|catch2\/catch\w*|doctest(?:\/doctest)?)\.(?:h|hpp)$/,
    /(?:^|\/)(?:node|npm|npx|yarn|pnpm|bun|bunx|jest|vitest|mocha|python\d?(?:\.\d+)?|pytest|tox|nox|cargo|rustc|go|mvn|gradle|java|javac|make|gmake|cmake|ctest|gcc|cc|g\+\+|clang|perl|prove|ruby|rake|rspec|bundle|php|phpunit|composer|dotnet|mix|swift|bats|sh|bash|env|timeout|nice|git|true|false|test|diff|cmp|grep)(?:\.(?:exe|cmd|bat))?$/,
];
/** What may stand before the name of a script, or of a folder or file of tests, in a command. */
const RUNS_NEXT = /^(?:ba|z|da|k)?sh$|^(?:node|tsx|ts-node|bun|deno|python[\d.]*|perl|ruby|php|source|\.|jest|vitest|mocha|ava|tap|tape|pytest|py\.test|nosetests|prove|rspec|rake|phpunit|bats|make|gmake|nox|tox|behave|cucumber|c8|nyc|busted|mix|rake)$/;
const SOURCE_FOLDER = /^(?:\.|src|lib|app|pkg|cmd|internal|source|include|dist|build|main)\/?$/;
/**
 * The paths, of those given, that judge the code: test files and their data, the configuration of runner, coverage,
 * build and CI, the scripts that the command runs, and newcomers that would stand in for any of these.
 * Sorted as given. Source files with tests inside (`#[cfg(test)]`) judge themselves and are not named.
 *
 * `tree` is the start tree, whose configuration says by which names of their own runners find tests.
 */
function judgingFiles(paths, command, tree = { paths: [], read: () => undefined }) {
    const named = namedFor(command ?? '', tree);
    return paths.filter((path) => judgesByName(path) || named(path));
}
/** Whether the path judges the code whatever the command is. */
function judgesByName(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return (isTestPath(path) ||
        CONFIGURATION_FOLDER.test(path) ||
        CONFIGURATION.some((configuration) => configuration.test(name)) ||
        STAND_IN.some((standIn) => standIn.test(path)));
}
/** Whether the path would be found in the place of a tool, or of a module of the runner. */
function standsIn(path) {
    return STAND_IN.some((standIn) => standIn.test(path));
}
/** What the command and the configuration name: scripts, folders, patterns of test files, setup files. */
function namedFor(command, tree) {
    const texts = tree.paths.filter(judgesByName).flatMap((path) => ownNames(path, tree));
    const names = [...commandNames(command), ...texts].map((name) => name.replace(/^\.\//, '').replace(/\/$/, ''));
    const wanted = new Set(names.filter((name) => name !== '' && !SOURCE_FOLDER.test(name)));
    const patterns = [...wanted].filter((name) => /[*?{[]/.test(name)).map(asPattern);
    return (path) => wanted.has(path) || foldersOf(path).some((folder) => wanted.has(folder)) || patterns.some((one) => one.test(path));
}
/** Scripts, files and folders that a command line runs or hands to a test runner. */
function commandNames(command) {
    return command.split(/&&|\|\||[;|&\n]/).flatMap((part) => {
        const words = part
            .trim()
            .split(/\s+/)
            .map((word) => word.replace(/^['"]|['"]$/g, ''))
            .filter((word) => !/^\w+=/.test(word));
        const runner = words.findIndex((word) => RUNS_NEXT.test(word.slice(word.lastIndexOf('/') + 1)));
        const direct = words.slice(0, 1).filter((word) => word.includes('/'));
        return runner === -1 ? direct : [...direct, ...words.slice(runner + 1).filter((word) => !word.startsWith('-'))];
    });
}
/** The names that one file of configuration gives for tests and for what runs before them. */
function ownNames(path, tree) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const text = KEYS.some(([file]) => file.test(name)) ? tree.read(path) : undefined;
    if (text === undefined)
        return [];
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const found = (KEYS.find(([file]) => file.test(name))?.[1] ?? []).flatMap((key) => [...text.matchAll(key)].flatMap(([, value = '']) => [...value.matchAll(/["'`]([^"'`\n]+)["'`]|([^\s,"'`[\]]+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')));
    const scripts = name === 'package.json' ? scriptsOf(text).flatMap(commandNames) : [];
    const paths = name.endsWith('.ini') || name.endsWith('.toml') || name === 'setup.cfg'
        ? found
        : found.filter((one) => /[./*]/.test(one));
    return [...paths, ...scripts].map((one) => folder + one.replace('<rootDir>/', '').replace(/^\.\//, ''));
}
/** Keys of configuration whose values are paths or patterns of tests, or of what is loaded before them. */
const KEYS = [
    [
        /^(?:package\.json|\.mocharc.*|(?:jest|vitest|vite|ava|karma|playwright|cypress)[.\w-]*)$/,
        [
            /["']?\b(?:testMatch|include|spec|specs|testDir|setupFiles(?:AfterEnv)?|globalSetup|globalTeardown|require|snapshotResolver|testEnvironment|runner|testRunner|reporters?)["']?\s*:\s*(\[[^\]]*\]|["'`][^"'`\n]*["'`])/g,
        ],
    ],
    [
        /^(?:\.?pytest\.ini|pyproject\.toml|setup\.cfg|tox\.ini)$/,
        [/^\s*(?:testpaths|python_files)\s*=\s*(\[[^\]]*\]|.*(?:\n[ \t]+\S.*)*)/gm],
    ],
    [/^Cargo\.toml$/, [/^\[\[(?:test|bench)\]\][^[]*?^path\s*=\s*(.*)$/gm]],
    [/^\.?phpunit[\w.-]*\.xml(?:\.dist)?$/, [/<(?:directory|file)\b[^>]*>([^<]*)</g, /\bbootstrap=("[^"]*")/g]],
];
/** The scripts by which tests may run; the others judge nothing. */
function scriptsOf(text) {
    try {
        const { scripts } = JSON.parse(text);
        return Object.entries(scripts ?? {}).flatMap(([name, script]) => /test|spec|check|verify|ci\b|coverage/.test(name) && typeof script === 'string' ? [script] : []);
    }
    catch {
        return [];
    }
}
/** A bare pattern such as check_*.py is meant for any folder. */
function asPattern(name) {
    return (0,glob_pattern/* globPattern */.h)(name.includes('/') ? name : `**/${name}`);
}
function foldersOf(path) {
    const parts = path.split('/');
    return parts.slice(1).map((_, count) => parts.slice(0, count + 1).join('/'));
}

;// CONCATENATED MODULE: ./lib/tamper/config/read-config.js
/** What was softened in the configuration: scripts, runners, builds, thresholds, CI, ignore lists. */
async function readConfig(_change) {
    return Promise.resolve([]);
}

;// CONCATENATED MODULE: ./lib/tamper/licence.js
/** The words of the request that ask for just this change; undefined when none do. */
function licenceFor(_finding, _request) {
    return undefined;
}

;// CONCATENATED MODULE: ./lib/tamper/read-diff.js


/**
 * Reads from the diff alone whether what judges the code got weaker, and whether the request asked for it.
 * The second witness, the start tree's own tests, is weighed against it in weigh.ts.
 */
async function readDiff(change) {
    const found = [...(await readConfig(change))];
    const findings = found.map((finding) => withLicence(finding, change.request));
    return { verdict: verdictOf(findings), findings };
}
/** Harmless findings are shown where the request asked for them, and say nothing otherwise. */
function verdictOf(findings) {
    if (findings.some((finding) => finding.declaredBy === undefined && finding.harmless !== true))
        return 'suspicious';
    return findings.some((finding) => finding.declaredBy !== undefined) ? 'declared' : 'clean';
}
function withLicence(finding, request) {
    const declaredBy = licenceFor(finding, request);
    return declaredBy === undefined ? finding : { ...finding, declaredBy };
}

;// CONCATENATED MODULE: ./lib/stop/gate/leftovers.js
const MOST = 30;
const LONGEST_LINE = 2_000;
/** What the change adds and nobody wants in a push: only lines that were not there before are looked at. */
function leftovers(files, limits) {
    const found = files.flatMap((file) => inFile(file, limits));
    return found.filter(({ kind }) => ASKED_FOR[kind]?.test(limits.request) !== true).slice(0, MOST);
}
const ASKED_FOR = {
    'conflict-marker': /conflict[- ]?markers?/i,
    'focused-test': /\.only\b|\bfocus/i,
    debugger: /debugger|breakpoint|\bpdb\b|binding\.(?:pry|irb)|byebug|dbg!/i,
};
function inFile(file, limits) {
    const { path, before, after, tooLarge } = file;
    const most = `${(limits.largestFileBytes / 1024 / 1024).toFixed(1)} MB`;
    const large = tooLarge ? [{ kind: 'large-file', file: path, what: `It has more than ${most}.` }] : [];
    if (after === undefined)
        return large;
    return [...large, ...addedLines(before ?? '', after).flatMap((line) => inLine(path, line, limits))];
}
/** Lines of the new text that the old one does not have, or has less often. */
function addedLines(before, after) {
    const old = new Map();
    for (const line of before.split('\n'))
        old.set(line, (old.get(line) ?? 0) + 1);
    return after.split('\n').flatMap((text, at) => {
        const left = old.get(text) ?? 0;
        if (left === 0)
            return [{ number: at + 1, text }];
        old.set(text, left - 1);
        return [];
    });
}
function inLine(file, { number, text }, { hasSecret }) {
    const found = [];
    const add = (kind, what) => void found.push({ kind, file, line: number, what });
    // No key is longer, and minified code is not to be searched for debuggers.
    const line = text.slice(0, LONGEST_LINE);
    if (CONFLICT.test(line) && !isProse(file))
        add('conflict-marker', `A conflict marker: ${line.slice(0, 40)}`);
    if (hasSecret?.(text) === true)
        add('secret', 'A secret of this run stands in the change.');
    const key = leftovers_KEYS.find(([, pattern]) => pattern.test(line));
    if (key !== undefined)
        add('secret', `This looks like ${key[0]}.`);
    const left = LEFT.find(({ files, line: pattern }) => files.test(file) && pattern.test(withoutText(line)));
    if (left !== undefined)
        add(left.kind, `${left.what}: ${line.trim().slice(0, 60)}`);
    return found;
}
/** A line of equals signs alone underlines a heading; the other two are nothing else. */
const CONFLICT = /^(?:<{7} |>{7} |\|{7} )\S/;
function isProse(file) {
    return /\.(?:md|rst|adoc|txt|patch|diff)$/i.test(file);
}
/** What is said in a text or a comment is not done. */
function withoutText(line) {
    return line
        .replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g, '""')
        .replace(/(^|\s)(?:\/\/|#(?!\[)|--\s|\*\s).*$/, '$1');
}
const JAVASCRIPT = /\.[cm]?[jt]sx?$|\.vue$|\.svelte$/;
const JAVASCRIPT_TEST = /(?:\.(?:test|spec|cy|e2e)\.[cm]?[jt]sx?$)|(?:^|\/)(?:__tests__|tests?|specs?|e2e|cypress)\//;
const LEFT = [
    {
        kind: 'focused-test',
        files: JAVASCRIPT_TEST,
        line: /(?:^|[^.\w])(?:describe|it|test|suite|context|specify|bench)(?:\.\w+)*\.only\b|(?:^|[^.\w])(?:fdescribe|fit|fcontext)\s*\(/,
        what: 'Only this test would run',
    },
    {
        kind: 'focused-test',
        files: /_spec\.rb$/,
        line: /^\s*(?:fit|fdescribe|fcontext|focus)\b|,\s*:?focus(?:\s*=>|:)?\b/,
        what: 'Only this test would run',
    },
    {
        kind: 'debugger',
        files: JAVASCRIPT,
        line: /^\s*debugger\s*;?\s*$|[;{]\s*debugger\s*;/,
        what: 'A stop for a debugger',
    },
    {
        kind: 'debugger',
        files: /\.pyw?$/,
        line: /(?:^|[;:\s])(?:breakpoint\(\)|i?pdb\.set_trace\(\)|import i?pdb\b|pudb\.set_trace\(\))/,
        what: 'A stop for a debugger',
    },
    {
        kind: 'debugger',
        files: /\.(?:rb|rake|erb)$|(?:^|\/)Rakefile$/,
        line: /\bbinding\.(?:pry|irb|remote_pry|break)\b|^\s*(?:byebug|debugger)\s*$/,
        what: 'A stop for a debugger',
    },
    { kind: 'debugger', files: /\.php$/, line: /\b(?:dd|xdebug_break)\s*\(/, what: 'A stop for a debugger' },
    { kind: 'debugger', files: /\.rs$/, line: /(?:^|[^\w])dbg!\s*[([{]/, what: 'A print for debugging' },
    { kind: 'debugger', files: /\.exs?$/, line: /\bIEx\.pry\b/, what: 'A stop for a debugger' },
    { kind: 'debugger', files: /\.go$/, line: /\bruntime\.Breakpoint\(\)/, what: 'A stop for a debugger' },
    { kind: 'debugger', files: /\.(?:p[lm]|t)$/, line: /\$DB::single\s*=/, what: 'A stop for a debugger' },
];
/** Formats that their owners publish so that they can be found. */
const leftovers_KEYS = [
    ['a private key', /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----/],
    ['a GitHub token', /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{60,})/],
    ['an Anthropic key', /\bsk-ant-[A-Za-z0-9_-]{24,}/],
    ['an OpenAI key', /\bsk-(?:proj-|svcacct-)?[A-Za-z0-9_-]{20}T3BlbkFJ[A-Za-z0-9_-]{20}/],
    ['an AWS key', /\b(?:AKIA|ASIA)(?!IOSFODNN7EXAMPLE)[A-Z2-7]{16}\b/],
    ['a Google key', /\bAIza[A-Za-z0-9_-]{35}\b/],
    ['a Slack token', /\bxox[abeprs]-[A-Za-z0-9-]{20,}|hooks\.slack\.com\/services\/T\w{8,}\/B\w{8,}\/\w{20,}/],
    ['a Stripe key', /\b[rs]k_live_[A-Za-z0-9]{24,}/],
    ['an npm token', /\bnpm_[A-Za-z0-9]{36}\b/],
    ['a PyPI token', /\bpypi-AgEIcHlwaS5vcmc[A-Za-z0-9_-]{50,}/],
    ['a GitLab token', /\bglpat-[A-Za-z0-9_-]{20,}/],
    ['a SendGrid key', /\bSG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}/],
];

;// CONCATENATED MODULE: ./lib/stop/gate/read-change.js



const LARGEST_TEXT = 1024 * 1024;
/** Reads the difference of two trees: is anything weaker that judges the code, and is anything left over? */
async function readChange(parts, start, candidate) {
    const { trees, request, command = '', settings, hasSecret } = parts;
    const changed = await trees.changes(start, candidate);
    const names = changed.filter(isFile).map(({ path }) => path);
    const most = settings.largestFileBytes;
    const before = await trees.read(start, names, most);
    const after = await trees.read(candidate, names, most);
    const files = changed.map((one) => changedFile(one, before.get(one.path), after.get(one.path)));
    const left = leftovers(files.map((file, at) => {
        const { path, status } = changed[at] ?? { path: file.path, status: 'modified' };
        const isThere = status !== 'deleted' && names.includes(path) && !after.has(path);
        return { ...file, tooLarge: isThere && (status === 'added' || before.has(path)) };
    }), { largestFileBytes: most, request, ...(hasSecret === undefined ? {} : { hasSecret }) });
    const paths = await trees.list(candidate);
    const reading = await readDiff({
        request,
        files,
        command,
        paths,
        read: async (path) => textOf((await trees.read(candidate, [path], LARGEST_TEXT)).get(path)),
    });
    const judging = judgingFiles(changed.map(({ path }) => path), command);
    return { reading, judging, leftovers: left, changed };
}
/** A submodule is none. */
function isFile({ beforeMode, afterMode }) {
    return beforeMode !== '160000' && afterMode !== '160000';
}
function changedFile(change, before, after) {
    const { path, status, beforeMode, afterMode } = change;
    const was = textOf(before);
    const is = textOf(after);
    const binary = (was === undefined && status !== 'added') || (is === undefined && status !== 'deleted');
    return {
        path,
        ...(was === undefined ? {} : { before: was }),
        ...(is === undefined ? {} : { after: is }),
        ...(status === 'added' ? {} : { beforeMode }),
        ...(status === 'deleted' ? {} : { afterMode }),
        ...(binary ? { binary } : {}),
    };
}
function textOf(bytes) {
    if (bytes === undefined || bytes.length > LARGEST_TEXT || bytes.includes(0))
        return undefined;
    return bytes.toString('utf8');
}

;// CONCATENATED MODULE: ./lib/stop/gate/rerun-red.js

const RERUNS = 2;
/** What a flaky run without names is called. */
const WHOLE_COMMAND = '(the whole command)';
/**
 * Runs red tests again on the unchanged tree, alone where that can be said, at most twice. Returns them when they turned green,
 * and undefined when one stays red. What passes alone must not fail together with the others: that is order, not chance.
 */
async function rerunRed(runs, red, signal) {
    const { tree, command, alone, suspects } = red;
    // What stayed red on an earlier tree is not red by chance now.
    if (suspects.some((name) => runs.stayedRed.has(name)))
        return undefined;
    const again = (line) => runs.apart({ tree, command: line, anew: { before: red.startedAt } }, signal);
    for (let count = 0; count < RERUNS; count += 1) {
        const run = await again(alone ?? command);
        if (isGreen(run, red, alone !== undefined)) {
            if (alone !== undefined && !isGreen(await again(command), red, false))
                break;
            return suspects.length > 0 ? suspects : [WHOLE_COMMAND];
        }
        if (alone === undefined && (0,fingerprint/* fingerprint */.R)(run) === (0,fingerprint/* fingerprint */.R)(red.run))
            break;
    }
    for (const name of suspects)
        runs.stayedRed.add(name);
    return undefined;
}
function isGreen(again, { run, suspects, excused }, isAlone) {
    if (again.verdict === 'passed')
        return true;
    // Anything else but red says nothing of the tests, and failures without names could be any.
    if (again.verdict !== 'failed' || again.failures.length === 0 || suspects.length === 0)
        return false;
    if (!isAlone && (again.ran ?? 0) < (run.ran ?? 0))
        return false;
    return again.failures.every((name) => excused.includes(name));
}

// EXTERNAL MODULE: ./lib/sandbox/shell-argv.js
var shell_argv = __webpack_require__(7064);
// EXTERNAL MODULE: ./lib/text/shorten.js
var shorten = __webpack_require__(7946);
// EXTERNAL MODULE: ./lib/stop/plain-text.js
var plain_text = __webpack_require__(2966);
// EXTERNAL MODULE: ./lib/stop/why-broken.js
var why_broken = __webpack_require__(4242);
;// CONCATENATED MODULE: ./lib/stop/gate/run-check.js




const TAIL = 3_000;
/** Runs one check: exit 0 passes. A command that is missing or was killed is an error and says nothing of the change. */
async function runCheck(request, signal) {
    const { name, command, workspace, standIn, sandbox, timeoutMs } = request;
    const place = standIn === undefined ? {} : { standIn };
    const argv = (0,shell_argv/* shellArgv */.$)(command);
    const result = await sandbox.run({ argv, cwd: workspace, trust: 'steered', timeoutMs, signal, ...place });
    signal.throwIfAborted();
    const output = (0,plain_text/* plainText */.w)(result.output).replaceAll(standIn ?? workspace, workspace);
    const state = stateOf(result, output);
    const { exitCode, durationMs, startError } = result;
    const tail = state === 'passed' ? '' : (0,shorten/* lastPart */.S_)((startError ?? output).trim(), TAIL);
    return { name, command, state, exitCode, durationMs, tail };
}
function stateOf(result, output) {
    if (result.ending === 'timed-out')
        return 'timed-out';
    if (result.ending !== 'exited' || result.exitCode === null || result.exitCode === 137)
        return 'error';
    if (result.exitCode === 0)
        return 'passed';
    return (0,why_broken/* whyBroken */.I)(output, result.exitCode) === undefined ? 'failed' : 'error';
}

;// CONCATENATED MODULE: ./lib/stop/gate/run-checks.js


/** Runs the checks of the settings on the candidate, in their order. A red one is looked at on the start tree, as tests are. */
async function runChecks({ parts, start, candidate, signal }) {
    const results = [];
    for (const check of parts.settings.checks) {
        parts.onStep?.(`Check ${check.name}`);
        const result = await runCheck({ ...parts, ...check }, signal);
        await parts.trees.putBack(candidate);
        const isExcusable = result.state === 'failed' && parts.settings.policy === 'no-new-failures';
        results.push(isExcusable && (await failedBefore(parts, result, start, signal)) ? { ...result, state: 'known' } : result);
    }
    return results;
}
/** Only the very same words excuse, numbers apart: a check has no names to compare. */
async function failedBefore(parts, result, start, signal) {
    const scratch = await parts.trees.scratch(start);
    try {
        const before = await runCheck({ ...parts, ...result, standIn: scratch.folder }, signal);
        const picture = ({ exitCode, tail }) => (0,fingerprint/* fingerprint */.R)({ failures: [], exitCode, tail });
        return before.state === 'failed' && picture(before) === picture(result);
    }
    finally {
        await scratch.remove();
    }
}

;// CONCATENATED MODULE: ./lib/tamper/weigh.js
/** One reading out of two witnesses: the diff, and what the start tree's own tests say of the new code. */
function weigh({ reading }) {
    return reading;
}

;// CONCATENATED MODULE: ./lib/stop/gate/second-witness.js

/**
 * The original tests judge the new code: the start tree's versions of all that judges, laid over the candidate, under the
 * start tree's own command. Its word is weighed against the reading of the diff. Asked only where such files changed.
 */
async function askOriginalTests(question) {
    const { parts, runs, command, start, candidate, change, signal } = question;
    const { reading, judging } = change;
    if (judging.length === 0)
        return plain(weigh({ reading, request: parts.request }));
    parts.onStep?.('The original tests on the new code');
    const tree = await parts.trees.overlay(candidate, start, judging);
    const run = await runs.apart({ tree, command }, signal);
    const startRun = await startOf(question);
    const originals = {
        ran: run.verdict === 'passed' || run.verdict === 'failed',
        green: run.verdict === 'passed',
        failed: run.failed,
        ...(startRun?.ran === undefined ? {} : { startCount: startRun.ran }),
        ...(run.ran === undefined ? {} : { count: run.ran }),
    };
    return { ...plain(weigh({ reading, originals, request: parts.request })), originals: run };
}
/** How many tests the start tree has is asked only where it decides. */
async function startOf({ runs, command, start, change, signal }) {
    const asked = { tree: start, command };
    return change.reading.verdict === 'suspicious' ? runs.apart(asked, signal) : runs.knownRun(asked);
}
/** Findings as they are published: without what only the licence needs. */
function plain({ verdict, findings }) {
    return {
        verdict,
        findings: findings.map(({ kind, file, line, test, what, declaredBy }) => ({
            kind,
            file,
            what,
            ...(line === undefined ? {} : { line }),
            ...(test === undefined ? {} : { test }),
            ...(declaredBy === undefined ? {} : { declaredBy }),
        })),
    };
}

;// CONCATENATED MODULE: ./lib/stop/gate/judge-change.js








/**
 * Judges the workspace as it is against the tree that the work started from, with no loop and no model, and leaves it as it
 * was. Throws only when the signal is aborted or the repository cannot be read.
 */
async function judgeChange(parts, signal) {
    const start = await parts.trees.start();
    const candidate = await parts.trees.snapshot();
    return judgeTrees(parts, new gate_runs/* GateRuns */.o(parts), { start, candidate }, signal);
}
/** The same, with runs that may know something already. */
async function judgeTrees(parts, runs, { start, candidate }, signal) {
    const { command, settings } = parts;
    const nothing = { command, start, candidate, flaky: [], checks: [], leftovers: [], leftBehind: [] };
    if (start === candidate) {
        const tamper = { verdict: 'clean', findings: [] };
        return { verdict: 'unchanged', opens: true, reason: 'Nothing was changed.', ...nothing, tamper };
    }
    // Read while the tests run: it needs the trees only.
    const reading = readChange(parts, start, candidate);
    reading.catch(() => { });
    const startedAt = Date.now();
    const { run: tests, leftBehind = [] } = command === undefined ? {} : await whole(runs, { tree: candidate, command }, signal);
    const change = await reading;
    const trees = { parts, runs, start, candidate, change, signal };
    const red = tests?.verdict === 'failed' && command !== undefined ? await judgeRed(trees, { tests, command, startedAt }) : GREEN;
    const isOpen = tests?.verdict === 'passed' || red.excused || red.flaky.length > 0 || command === undefined;
    const tamper = isOpen && command !== undefined ? await askOriginalTests({ ...trees, command }) : plain(change.reading);
    const isClean = isOpen && tamper.verdict !== 'suspicious';
    const checks = isClean ? await runChecks(trees) : [];
    const facts = {
        command,
        declaredNone: parts.declaredNone === true,
        settings,
        tamper,
        checks,
        leftovers: change.leftovers,
    };
    const decision = (0,decide_verdict/* decideVerdict */.A)({ ...facts, ...red, ...(tests === undefined ? {} : { tests }) });
    const fix = decision.opens && tests !== undefined && command !== undefined
        ? await proveFix({ ...trees, command, run: tests })
        : undefined;
    return {
        ...decision,
        ...nothing,
        ...(tests === undefined ? {} : { tests }),
        ...(red.baseline === undefined ? {} : { baseline: red.baseline }),
        flaky: red.flaky,
        tamper,
        ...(fix === undefined ? {} : { fix }),
        checks,
        leftovers: change.leftovers,
        leftBehind,
    };
}
async function whole(runs, asked, signal) {
    const { judged } = await runs.here(asked, signal);
    return judged;
}
const GREEN = { excused: false, flaky: [] };
/** Was it red before, or is it red by chance? Asked in this order, for the start tree is run once and reruns are not. */
async function judgeRed({ parts, runs, start, candidate, change, signal }, { tests, command, startedAt }) {
    let baseline;
    if (parts.settings.policy === 'no-new-failures') {
        parts.onStep?.('The tests on the start tree');
        const run = await runs.apart({ tree: start, command }, signal);
        const { known, fresh, excused } = compareRuns({
            run: tests,
            baseline: run,
            request: parts.request,
            mayRunFewer: change.judging.length > 0,
        });
        baseline = { run, known, fresh };
        if (excused)
            return { baseline, excused, flaky: [] };
    }
    const suspects = baseline?.fresh ?? tests.failures;
    const excused = baseline?.known ?? [];
    const alone = suspects.length === 0
        ? undefined
        : parts.narrow?.(command, { failed: tests.failed.filter(({ name }) => suspects.includes(name)) });
    parts.onStep?.('The red tests once more');
    const flaky = await rerunRed(runs, { tree: candidate, command, run: tests, suspects, excused, alone, startedAt }, signal);
    return { ...(baseline === undefined ? {} : { baseline }), excused: false, flaky: flaky ?? [] };
}


/***/ }),

/***/ 4586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ globPattern)
/* harmony export */ });
/** A test for paths relative to the searched directory: `*` and `?` stay in a name, `**` crosses them, `{a,b}` either. */
function globPattern(pattern) {
    return new RegExp(`^${translate(pattern.replace(/^\.\//, ''))}$`, 'u');
}
function translate(pattern) {
    let out = '';
    let depth = 0;
    for (let at = 0; at < pattern.length; at += 1) {
        const char = pattern.charAt(at);
        if (pattern.startsWith('**/', at) && (at === 0 || pattern[at - 1] === '/')) {
            out += '(?:[^/]+/)*';
            at += 2;
        }
        else if (pattern.startsWith('**', at)) {
            out += '.*';
            at += 1;
        }
        else if (char === '*')
            out += '[^/]*';
        else if (char === '?')
            out += '[^/]';
        else if (char === '{' && pattern.includes('}', at)) {
            out += '(?:';
            depth += 1;
        }
        else if (char === '}' && depth > 0) {
            out += ')';
            depth -= 1;
        }
        else if (char === ',' && depth > 0)
            out += '|';
        else
            out += char.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
    }
    return out + ')'.repeat(depth);
}


/***/ })

};
