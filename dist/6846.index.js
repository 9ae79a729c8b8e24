export const id = 6846;
export const ids = [6846];
export const modules = {

/***/ 2854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ behindLinks)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

/**
 * Tells of paths below a folder, as latin1 bytes, whether a link has come in the way: git knows such a path and will not
 * look for it. Each folder is looked at once.
 */
function behindLinks(folder) {
    const known = new Map([['', false]]);
    const isBehind = (path) => {
        const around = path.slice(0, Math.max(0, path.lastIndexOf('/')));
        const before = known.get(around);
        if (before !== undefined)
            return before;
        const found = isLink(Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(around, 'latin1')])) || isBehind(around);
        known.set(around, found);
        return found;
    };
    return isBehind;
}
function isLink(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file).isSymbolicLink();
    }
    catch {
        return false;
    }
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
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1476);
/* harmony import */ var _remembered_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3656);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3464);



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
    return (0,_remembered_js__WEBPACK_IMPORTED_MODULE_0__/* .remembered */ .H)(repo, `changes ${before} ${after}`, async () => {
        const listed = await diffTree(repo, ['-z', '--raw', '--numstat', '--no-abbrev'], before, after);
        return parseChanges(listed.toString('latin1').split('\0').filter(Boolean));
    });
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
    return (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(repo, ['diff-tree', '-r', '--no-renames', ...how, (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .checkSha */ .$)(before), (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .checkSha */ .$)(after)]);
}


/***/ }),

/***/ 2747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ layOver),
/* harmony export */   T1: () => (/* binding */ uncommittable),
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
    const left = new Set((await uncommittable(repo, differing)).map(({ path }) => path));
    const kept = differing.filter(({ change }) => !left.has(change.path));
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
/** Those of the changes that no commit of ours holds. */
async function uncommittable(repo, raws) {
    const large = await largeFiles(repo, raws);
    return raws.flatMap(({ change, oldMode, bytes }) => {
        const { path, mode } = change;
        if (mode === GITLINK || oldMode === GITLINK)
            return [{ path, what: 'a submodule' }];
        if ((0,_text_git_names_js__WEBPACK_IMPORTED_MODULE_5__/* .hasGitPart */ .M)(path))
            return [{ path, what: 'a name that git keeps to itself' }];
        return large.has(bytes) ? [{ path, what: 'Git LFS' }] : [];
    });
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
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452);
/* harmony import */ var _text_git_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(966);
/* harmony import */ var _behind_links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2854);
/* harmony import */ var _permitted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2756);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3464);






/**
 * The tree of the work tree as it is now, ignored files left out. Made of `ls-files` and `update-index`, because
 * `git add` starts a git inside every submodule, on configuration that steered processes can write.
 */
async function snapshot(repo) {
    const listed = await (0,_permitted_js__WEBPACK_IMPORTED_MODULE_2__/* .permitted */ .r)(repo, ['ls-files', '-z', '--modified', '--others', '--exclude-standard']);
    if (listed.code !== 0)
        throw new _run_git_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS(`git ls-files failed (exit ${listed.code}): ${listed.stderr.trim()}`);
    const paths = storable(repo, listed.stdout);
    if (paths.length === 0 && repo.lastTree !== undefined)
        return repo.lastTree;
    // Until the index is whole again nobody knows its tree.
    repo.lastTree = undefined;
    if (paths.length > 0)
        await updateIndex(repo, paths);
    repo.lastTree = (await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_3__/* .git */ .$Y)(repo, ['write-tree'])).toString('latin1').trim();
    return repo.lastTree;
}
/** Names as latin1, which keeps every byte of names that are not UTF-8. */
function storable(repo, listed) {
    const paths = new Set(listed.toString('latin1').split('\0').filter(Boolean));
    return [...paths].filter((path) => {
        const name = Buffer.from(path, 'latin1').toString('utf8');
        // A name with a slash at its end is a repository inside this one.
        // A submodule stays at the commit that the tree names, whatever lies in it.
        if (isRepository(repo, path))
            return false;
        if (!path.endsWith('/') && !(0,_text_git_names_js__WEBPACK_IMPORTED_MODULE_4__/* .hasGitPart */ .M)(name))
            return true;
        repo.unstorable.add(name);
        return false;
    });
}
async function updateIndex(repo, paths) {
    const isBehindLink = (0,_behind_links_js__WEBPACK_IMPORTED_MODULE_1__/* .behindLinks */ .K)(repo.workspace);
    const replaced = paths.filter((path) => isPlainFolder(repo, path) || isBehindLink(path));
    // update-index takes neither a folder where it knows a file, nor a path that a link has come in the way of.
    if (replaced.length > 0)
        await feed(repo, ['--force-remove'], replaced);
    const others = paths.filter((path) => !replaced.includes(path));
    if (others.length > 0)
        await feed(repo, ['--add', '--remove', '--replace'], others);
}
async function feed(repo, how, paths) {
    const input = Buffer.from(paths.map((path) => `${path}\0`).join(''), 'latin1');
    const result = await (0,_permitted_js__WEBPACK_IMPORTED_MODULE_2__/* .permitted */ .r)(repo, ['update-index', '-z', ...how, '--stdin'], { input });
    if (result.code === 0)
        return;
    const path = /Unable to process path (.+)/.exec(result.stderr)?.[1];
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y(`git cannot store ${path ?? 'a file of the workspace'}: ${result.stderr.trim()}. ` +
        'Make it readable, remove it or add it to .gitignore.');
}
function isRepository(repo, path) {
    return !path.endsWith('/') && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(Buffer.concat([fileOf(repo, path), Buffer.from('/.git')]));
}
function isPlainFolder(repo, path) {
    const file = fileOf(repo, path);
    return isFolder(file) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(Buffer.concat([file, Buffer.from('/.git')]));
}
function fileOf(repo, path) {
    return Buffer.concat([Buffer.from(`${repo.workspace}/`), Buffer.from(path, 'latin1')]);
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
const finding = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().positive().optional(),
    test: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    what: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('One sentence.'),
    declaredBy: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('The words of the request that asked for it.'),
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
        findings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(finding).describe('What keeps the gate shut, and what the request asked for.'),
        worthALook: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(finding).optional().describe('What a reviewer wants to see, and what keeps nothing shut.'),
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
            findings: tamper.findings.map(findingOf),
            ...(tamper.worthALook === undefined ? {} : { worthALook: tamper.worthALook.map(findingOf) }),
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
function findingOf({ kind, file, line, test, what, declaredBy, }) {
    return {
        kind,
        file,
        ...(line === undefined ? {} : { line }),
        ...(test === undefined ? {} : { test }),
        what,
        ...(declaredBy === undefined ? {} : { declaredBy }),
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

/***/ 5960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ asksFor),
/* harmony export */   l: () => (/* binding */ asksForFix)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9959);


const ABOUT_TESTS = /\b(?:fail(?:s|ed|ing|ures?)?|broken|red)\b[^.\n]{0,40}\b(?:tests?|specs?|suite|ci|build|checks?)\b|\b(?:tests?|specs?|suite|ci|build|checks?)\b[^.\n]{0,40}\b(?:fail(?:s|ed|ing|ures?)?|broken|red|pass(?:es|ing)?|green)\b/i;
/** What stands in backticks or quotes, and files: a request that says which tests it means says it in these. */
const NAMED_TEST = /`[^`\n]*(?:test|spec|::|›)[^`\n]*`|"[^"\n]*(?:test|spec)[^"\n]*"|[\w/.-]*(?:test|spec)[\w/-]*\.\w+|\btest_\w+/i;
/**
 * Could this failure be what the request is about? It asks for tests to pass in general, and names none, or it has a word in
 * common with the name of the test or of its file. An old failure that was perhaps to be mended is no excuse.
 */
function asksFor(request, name, file = '') {
    if ((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .sharesWord */ .l)((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsOf */ .Z)(request, 'request'), (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsOf */ .Z)(`${name} ${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(file)}`, 'name')))
        return true;
    return ABOUT_TESTS.test(request) && !NAMED_TEST.test(request);
}
const FAULT = /\b(?:fix(?:e[sd])?|mend|repair|correct|solve|resolve|debug)\b|\b(?:bugs?|wrong(?:ly)?|broken|incorrect(?:ly)?|defects?|faulty|regress\w*|crash(?:es|ed)?|fails?|failing|off by one|throws?|hangs?)\b|\b(?:should|does|do|is|are) ?n[o']t\b|\binstead of\b|\bshould (?:be|return|give|print|yield)\b/i;
/** What no test can be red for. */
const NO_BEHAVIOUR = /\b(?:typos?|spelling|wording|grammar|comments?|docs?|documentation|docstrings?|readme|changelog|license|formatting|indentation|whitespace|lint(?:er|ing)?|links?|badge)\b/i;
/** Does the request ask for wrong behaviour to be mended? Then a test that is red may be the one that shows it. */
function asksForFix(request) {
    return request.split(/(?<=[.!?])\s+|\n+/).some((sentence) => FAULT.test(sentence) && !NO_BEHAVIOUR.test(sentence));
}


/***/ }),

/***/ 9959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ wordsOf),
/* harmony export */   l: () => (/* binding */ sharesWord)
/* harmony export */ });
/** Words of prose and of names that say nothing of what they are about. */
const EMPTY = new Set(('a an the this that these those it its he she they we you i me my our your their them us who which what when where why how ' +
    'and or but nor if then else than as of in on at by for from to into onto with without within over under about after before ' +
    'between through during per via not no yes only also too very just still again already now here there so such both each ' +
    'every any some all none one two three four five first second last next other another same more most less least few many ' +
    'is are was were be been being am do does did done have has had having can could may might must shall should will would ' +
    'please thanks hello hi dear ok okay ' +
    'fix fixed fixes mend repair correct correctly correction wrong wrongly bug bugs broken break breaks issue issues problem fault ' +
    'fail fails failed failing failure failures error errors red green pass passes passed passing work works working ' +
    'make makes made get gets got give gives given take takes go goes let lets set sets put use uses used using want wants need ' +
    'needs needed try change changes changed update updates updated improve implement support supports handle handles ' +
    'return returns returned result results value values number numbers string strings text list lists item items object objects ' +
    'function functions method methods class classes module modules file files code line lines name names word words argument ' +
    'arguments parameter parameters input inputs output outputs type types data case cases thing things way ' +
    'test tests tested testing spec specs suite suites unittest describe expect expects assert should check checks unit ' +
    'true false null undefined nan new old empty js ts jsx tsx mjs cjs py rb go rs java kt php cs ex exs cpp cc hpp lua dart swift').split(' '));
/** Verbs of editing that begin a request: "Add a greeting" is not about add(). */
const EDITS = /^(?:add|remove|rename|delete|drop|move|write|create|show|say|print|tell|allow|call|look|read|run|keep)$/;
/** What cannot follow a verb: the word before it is a thing. */
const AFTER_THING = /^(?:is|are|was|were|does|do|did|should|must|can|will|returns?|gives?|has|function|method|subtracts?|fails?)$/;
/** What is set apart in prose is a name, whatever it means otherwise: in backticks or quotes, or with parentheses behind it. */
const SET_APART = /`([^`\n]+)`|"([^"\n]+)"|\b(\w+)\(/g;
/**
 * Stems of words, with the parts of compound names apart. `request`: of those that mean something in prose, without verbs of
 * editing. `name`: of all.
 */
function wordsOf(text, kind) {
    if (kind === 'name')
        return new Set(wordsIn(text).map(stemOf));
    const sentences = text.split(/(?<=[.!?:;])\s+|\n+/).map(withoutVerb);
    const names = [...text.matchAll(SET_APART)].flatMap((match) => match.slice(1).filter((part) => part !== undefined));
    const words = [...wordsIn(sentences.join(' ')).filter((word) => !EMPTY.has(word)), ...wordsIn(names.join(' '))];
    return new Set(words.map(stemOf));
}
function wordsIn(text) {
    const apart = text.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2');
    return apart.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
}
function sharesWord(some, others) {
    return [...some].some((word) => others.has(word));
}
function withoutVerb(sentence) {
    const match = /^(\W*(?:please |could you |can you |and |then )*)([A-Za-z]+)(\s+)(\w+)/i.exec(sentence);
    const [whole, before = '', verb = '', , next = ''] = match ?? [];
    if (whole === undefined || !EDITS.test(verb.toLowerCase()) || AFTER_THING.test(next.toLowerCase()))
        return sentence;
    return before + sentence.slice(before.length + verb.length);
}
const ENDINGS = /(?:i?zations?|isations?|itions?|ations?|ions?|ings?|ments?|able|ible|ness|edly|ers?|ors?|ies|ied|ed|es|ly|al|s|e|y)$/;
const SHORTEST = 3;
/** Crude, and the same on both sides: adds, added, adding, adder and addition are one word. */
function stemOf(word) {
    const end = /ss$/.test(word) ? undefined : ENDINGS.exec(word)?.[0];
    const stem = end !== undefined && word.length - end.length >= SHORTEST - 1 ? word.slice(0, word.length - end.length) : word;
    const plain = stem.length < SHORTEST - 1 ? word : stem;
    return plain.replace(/([b-df-hj-np-tv-z])\1$/, '$1');
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
