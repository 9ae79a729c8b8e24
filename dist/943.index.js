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

/***/ 5378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ openRepository),
/* harmony export */   u: () => (/* binding */ reopenRepository)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(452);
/* harmony import */ var _real_directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5272);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3464);
/* harmony import */ var _trusted_directory_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5237);







/**
 * Opens the work tree around a folder. Done before anything steered has run: the only time the repository's own
 * metadata is believed. Throws UserError when there is no repository, no commit or no git.
 */
async function openRepository(options) {
    const place = { sandbox: options.sandbox, cwd: options.workspace, ...(options.signal && { signal: options.signal }) };
    const [facts, config] = await Promise.all([readFacts(place), readConfig(place)]);
    const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(options.scratch, 'git');
    refuseForeign(facts, options);
    await (0,_trusted_directory_js__WEBPACK_IMPORTED_MODULE_5__/* .createTrustedDirectory */ .JF)(gitDir, facts, config);
    (0,_real_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .recordReal */ .K)(gitDir, { workspace: facts.topLevel, gitDir: facts.gitDir, commonDir: facts.commonDir });
    const { topLevel: workspace, gitDir: realGitDir, head } = facts;
    return repository({ workspace, gitDir, realGitDir, head, sandbox: options.sandbox, signal: options.signal });
}
/** Takes up a repository whose process has died, perhaps in the middle of a git command. */
async function reopenRepository(state, sandbox) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(state.gitDir, 'index.lock'), { force: true });
    return repository({ ...state, sandbox, signal: undefined });
}
function repository(parts) {
    return { ...parts, ownHead: parts.head.sha, unstorable: new Set(), lastTree: undefined };
}
async function readFacts(place) {
    const where = ['--path-format=absolute', '--show-toplevel', '--absolute-git-dir', '--git-common-dir'];
    const result = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_4__/* .startGit */ .BE)(place, ['rev-parse', ...where, 'HEAD', '--symbolic-full-name', 'HEAD'], {});
    const [topLevel, gitDir, commonDir, sha, ref] = result.stdout.toString('utf8').split('\n');
    if (result.code === 0 && topLevel && gitDir && commonDir && sha && ref !== undefined) {
        const branch = ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : undefined;
        return { topLevel, gitDir, commonDir, head: { sha, ...(branch !== undefined && { branch }) } };
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .y(openProblem(place.cwd, result.stderr, topLevel));
}
/** Settings of the repository, or a link, could make some other folder the work tree. */
function refuseForeign({ topLevel }, { workspace, scratch }) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workspace);
    const entry = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(topLevel, '.git'), { throwIfNoEntry: false });
    if (entry === undefined || (folder !== topLevel && !folder.startsWith(topLevel + node_path__WEBPACK_IMPORTED_MODULE_2__.sep))) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .y(`The git repository at ${workspace} has its files elsewhere (${topLevel}, core.worktree). Use an ordinary checkout.`);
    }
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(scratch).startsWith(topLevel + node_path__WEBPACK_IMPORTED_MODULE_2__.sep)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .y(`${scratch}, where this run keeps its own files, is inside the workspace ${topLevel}. Move one of the two.`);
    }
    if (entry.isSymbolicLink()) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .y(`${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(topLevel, '.git')} is a symbolic link. Use a checkout with a git directory of its own.`);
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
    const pattern = `^(${_trusted_directory_js__WEBPACK_IMPORTED_MODULE_5__/* .CARRIED_CONFIG */ ._u.map((key) => key.replace('.', '\\.')).join('|')})$`;
    const result = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_4__/* .startGit */ .BE)(place, ['config', '-z', '--get-regexp', pattern], { env });
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
        [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, '.git')]: entryMark((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, '.git')),
        ...Object.fromEntries(directories.map((path) => [path, directoryMark(path)])),
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
/* harmony import */ var _deliver_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(558);
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
async function saveWork({ config, surroundings, unfinished, sandbox }) {
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
/* harmony import */ var _report_verdict_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9969);

/** The verdict in the form that is published. Outputs of commands stay behind: they may hold anything. */
function recordVerdict(verdict, judged) {
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
