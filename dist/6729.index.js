export const id = 6729;
export const ids = [6729];
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

/***/ 4526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   TA: () => (/* binding */ readFile),
/* harmony export */   TE: () => (/* binding */ dirtyTracked),
/* harmony export */   Ul: () => (/* binding */ readFiles),
/* harmony export */   fY: () => (/* binding */ parentsOf),
/* harmony export */   g7: () => (/* binding */ treeOf)
/* harmony export */ });
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1476);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3464);


/** A file of a commit; links inside the tree are followed. Undefined when there is no such file. */
async function readFile(repo, commit, path) {
    // Names are read line by line, and `.` and `..` would mean the current folder.
    if (/[\0\n]/.test(path) || path.split('/').some((part) => ['', '.', '..'].includes(part)))
        return undefined;
    const input = `${(0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .checkSha */ .$)(commit)}:${path}\n`;
    const answer = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(repo, ['cat-file', '--batch', '--follow-symlinks'], { input });
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
    const names = paths.map((path) => `${(0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .checkSha */ .$)(commit)}:${path}`);
    const check = ['cat-file', '-z', '--batch-check=%(objecttype) %(objectsize) %(objectname)'];
    const facts = factsOf(names, (await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(repo, check, { input: `${names.join('\0')}\0` })).toString('utf8'));
    const wanted = paths.flatMap((path, at) => {
        const [, size = '', blob = ''] = /^blob (\d+) ([0-9a-f]+)$/.exec(facts[at] ?? '') ?? [];
        if (size !== '' && Number(size) > mostBytes)
            found.set(path, undefined);
        return size !== '' && Number(size) <= mostBytes ? [{ path, blob, size: Number(size) }] : [];
    });
    if (wanted.length === 0)
        return found;
    const answer = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(repo, ['cat-file', '--batch'], { input: wanted.map(({ blob }) => `${blob}\n`).join('') });
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
    return (await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(repo, ['rev-parse', '--verify', `${(0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .checkSha */ .$)(commit)}^{tree}`])).toString('latin1').trim();
}
/** A commit's parents, first to last. */
async function parentsOf(repo, commit) {
    const listed = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(repo, ['rev-list', '--parents', '--max-count=1', (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .checkSha */ .$)(commit)]);
    return listed.toString('latin1').trim().split(' ').slice(1);
}
/** All paths of a commit. */
async function listFiles(repo, commit) {
    const listed = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(repo, ['ls-tree', '-r', '-z', '--name-only', '--full-tree', (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .checkSha */ .$)(commit)]);
    return listed.toString('utf8').split('\0').filter(Boolean);
}
/** Tracked files that differ from HEAD, staged or not. To be asked before the first snapshot, which tracks all files. */
async function dirtyTracked(repo) {
    const [unstaged, staged] = await Promise.all([
        (0,_run_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(repo, ['ls-files', '-z', '--modified']),
        (0,_run_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(repo, ['diff-index', '-z', '--cached', '--name-only', '--no-renames', repo.head.sha]),
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


/***/ })

};
