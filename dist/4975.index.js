export const id = 4975;
export const ids = [4975];
export const modules = {

/***/ 9141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkConfig: () => (/* binding */ checkConfig)
/* harmony export */ });
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9633);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
/* harmony import */ var _run_user_hooks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3426);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3814);
/* harmony import */ var _folder_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6931);





/** Reads settings and rules as a run would, and says what is wrong with them or what they come to. */
const checkConfig = async (args, parts) => {
    try {
        return await check(args, parts);
    }
    catch (error) {
        // Whoever reads JSON gets it for what is wrong, too.
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y) || !args.includes('--json'))
            throw error;
        console.log(JSON.stringify({ ok: false, errors: error.message.split('\n') }));
        return 1;
    }
};
const check = async (args, { variables }) => {
    const given = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .parseArguments */ .W)(args);
    const config = (0,_config_js__WEBPACK_IMPORTED_MODULE_0__/* .readConfig */ .Xg)(given.source);
    const { policy, base, warnings } = await (0,_folder_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .folderPolicy */ .F)({
        config,
        folder: process.cwd(),
        home: variables['HOME'],
        isolated: false,
    });
    (0,_run_user_hooks_js__WEBPACK_IMPORTED_MODULE_1__/* .hookConditions */ .Ke)({ settings: base.configFile.hooks, configPath: config.configPath });
    const { allow, ask, deny, inputs } = policy.rules;
    const rules = {
        allow: allow.length,
        ask: ask.length + inputs.filter(({ behaviour }) => behaviour === 'ask').length,
        deny: deny.length + inputs.filter(({ behaviour }) => behaviour === 'deny').length,
    };
    const tests = { command: base.tests.command ?? '', why: base.tests.why };
    if (given.json)
        console.log(JSON.stringify({ ok: true, warnings, rules, tests }));
    else {
        for (const warning of warnings)
            console.log(`Warning: ${warning}`);
        console.log(`Rules: ${rules.allow} allow, ${rules.ask} ask, ${rules.deny} deny.`);
        console.log(tests.command === '' ? 'Tests: none found.' : `Tests: ${tests.command} (${tests.why}).`);
        console.log('Settings and rules are in order.');
    }
    return 0;
};


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


/***/ })

};
