export const id = 3338;
export const ids = [3338];
export const modules = {

/***/ 3018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gateChange: () => (/* binding */ gateChange)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/config.js + 2 modules
var lib_config = __webpack_require__(9633);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/redact.js + 4 modules
var lib_redact = __webpack_require__(7042);
// EXTERNAL MODULE: ./lib/report/log.js
var report_log = __webpack_require__(9820);
// EXTERNAL MODULE: ./lib/report/verdict-file.js
var verdict_file = __webpack_require__(7258);
// EXTERNAL MODULE: ./lib/report/verdict-text.js
var verdict_text = __webpack_require__(1447);
// EXTERNAL MODULE: ./lib/run/deadlines.js
var deadlines = __webpack_require__(8220);
// EXTERNAL MODULE: ./lib/run/judge-ground.js
var judge_ground = __webpack_require__(1828);
// EXTERNAL MODULE: ./lib/run/record-verdict.js
var record_verdict = __webpack_require__(4112);
// EXTERNAL MODULE: ./lib/run/scratch.js
var run_scratch = __webpack_require__(4331);
// EXTERNAL MODULE: ./lib/network/network.js + 3 modules
var network_network = __webpack_require__(9334);
// EXTERNAL MODULE: ./lib/run/permit.js
var permit = __webpack_require__(1686);
// EXTERNAL MODULE: ./lib/sandbox/choose-isolation.js + 23 modules
var choose_isolation = __webpack_require__(4018);
// EXTERNAL MODULE: ./lib/sandbox/given-variables.js
var given_variables = __webpack_require__(1098);
// EXTERNAL MODULE: ./lib/sandbox/plain.js + 2 modules
var plain = __webpack_require__(1850);
// EXTERNAL MODULE: ./lib/sandbox/remove-folder.js
var remove_folder = __webpack_require__(3816);
// EXTERNAL MODULE: ./lib/text/visible.js
var visible = __webpack_require__(1981);
// EXTERNAL MODULE: ./lib/cli/arguments.js
var cli_arguments = __webpack_require__(3814);
// EXTERNAL MODULE: ./lib/cli/gate-exit.js
var gate_exit = __webpack_require__(340);
// EXTERNAL MODULE: ./lib/git/checkout.js
var checkout = __webpack_require__(9050);
// EXTERNAL MODULE: ./lib/git/changes.js
var changes = __webpack_require__(4133);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/git/ignored-here.js
var ignored_here = __webpack_require__(5577);
// EXTERNAL MODULE: ./lib/git/run-git.js
var run_git = __webpack_require__(3464);
// EXTERNAL MODULE: ./lib/git/snapshot.js
var snapshot = __webpack_require__(3630);
;// CONCATENATED MODULE: ./lib/git/ignored-of-start.js






/** Takes what git ignores out of the work tree into a folder. Returns its paths, a slash at the end of folders. */
async function takeIgnored(repo, folder) {
    const paths = await (0,ignored_here/* ignoredPaths */.jo)(repo);
    for (const path of paths)
        await move((0,external_node_path_.join)(repo.workspace, path), (0,external_node_path_.join)(folder, path));
    return paths;
}
/**
 * Puts what was taken in the place of what the final tree's folder holds there: what only it has was not there before. With a
 * changed lock file its dependencies stay. Returns the paths, sorted, that the final folder had alone or otherwise.
 */
async function bringIgnored(repo, { taken, folder, startTree, }) {
    const changed = await (0,changes/* rawChanges */.A8)(repo, startTree, await (0,snapshot/* snapshot */.P)(repo));
    const newDependencies = changed.some(({ change }) => (0,ignored_here/* isLockFile */.ue)(change.path));
    const left = [];
    for (const path of await (0,ignored_here/* ignoredPaths */.jo)(repo)) {
        const [mine, before] = [(0,external_node_path_.join)(repo.workspace, path), (0,external_node_path_.join)(folder, path)];
        if (newDependencies && (0,ignored_here/* isDependency */.yg)(path.replace(/\/$/, '')))
            continue;
        if (!(await isSame(mine, before)))
            left.push(path.replace(/\/$/, ''));
        await (0,promises_.rm)(mine, { recursive: true, force: true });
    }
    for (const path of taken) {
        const to = (0,external_node_path_.join)(repo.workspace, path);
        if ((await (0,promises_.lstat)(to).catch(() => undefined)) === undefined)
            await move((0,external_node_path_.join)(folder, path), to);
    }
    // All that the final tree has is known by now: what its rules do not ignore came in just now.
    for (const path of namesOf(await (0,run_git/* git */.$Y)(repo, ['ls-files', '-z', '--others', '--exclude-standard'])))
        await (0,promises_.rm)((0,external_node_path_.join)(repo.workspace, path), { recursive: true, force: true });
    return left.sort();
}
async function isSame(one, other) {
    const [a, b] = await Promise.all([one, other].map((path) => (0,promises_.lstat)(path).catch(() => undefined)));
    if (a === undefined || b === undefined || a.mode !== b.mode)
        return false;
    if (a.isSymbolicLink())
        return (await (0,promises_.readlink)(one)) === (await (0,promises_.readlink)(other));
    if (a.isFile())
        return a.size === b.size && (await (0,promises_.readFile)(one)).equals(await (0,promises_.readFile)(other));
    if (!a.isDirectory())
        return false;
    const [names, others] = await Promise.all([(0,promises_.readdir)(one), (0,promises_.readdir)(other)]);
    if (names.sort().join('\0') !== others.sort().join('\0'))
        return false;
    for (const name of names)
        if (!(await isSame((0,external_node_path_.join)(one, name), (0,external_node_path_.join)(other, name))))
            return false;
    return true;
}
async function move(from, to) {
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(to.replace(/\/$/, '')), { recursive: true });
    await (0,promises_.rename)(from, to);
}
function namesOf(listed) {
    return listed.toString('utf8').split('\0').filter(Boolean);
}

// EXTERNAL MODULE: ./lib/git/open.js
var git_open = __webpack_require__(5378);
;// CONCATENATED MODULE: ./lib/git/import-folders.js








/**
 * Makes a repository of two plain folders: the start is what it knows, the final one stands in its work tree. Both are
 * copied, so that nothing is run in the caller's own. What the start has stays tracked whatever the final tree ignores.
 * Ignored files are those of the start; `left` are the paths, sorted, of those that the final folder has alone or otherwise.
 */
async function importFolders(folders) {
    const { start, final, scratch, sandbox, signal } = folders;
    const workspace = (0,external_node_path_.join)(scratch, 'work');
    await (0,promises_.mkdir)(workspace);
    await createEmpty({ sandbox, cwd: workspace, signal });
    const repository = await (0,git_open/* openRepository */.h)({ workspace, scratch, sandbox, signal });
    await copyInto(start, workspace, '--start');
    const startTree = await (0,snapshot/* snapshot */.P)(repository);
    const folder = (0,external_node_path_.join)(scratch, 'ignored');
    const taken = await takeIgnored(repository, folder);
    await empty(workspace);
    // Without what is known of the files: of the same size and time, a changed one would pass for the one before.
    await (0,run_git/* git */.$Y)(repository, ['read-tree', startTree]);
    repository.lastTree = undefined;
    await copyInto(final, workspace, '--final');
    const left = await bringIgnored(repository, { taken, folder, startTree });
    return { repository, startTree, left };
}
/** A repository with one empty commit. */
async function createEmpty(place) {
    const run = async (args, input) => {
        const result = await (0,run_git/* startGit */.BE)(place, args, { env: IDENTITY, ...(input === undefined ? {} : { input }) });
        if (result.code !== 0)
            throw new errors/* UserError */.y(`git ${args[0]} failed in ${place.cwd}: ${result.stderr.trim()}`);
        return result.stdout.toString('latin1').trim();
    };
    await run(['init', '--quiet', '--template=', '--initial-branch=main', '.']);
    const tree = await run(['mktree'], '');
    await run(['update-ref', 'HEAD', await run(['commit-tree', tree, '-m', 'Nothing yet'])]);
}
const IDENTITY = {
    GIT_AUTHOR_NAME: 'Greengate',
    GIT_AUTHOR_EMAIL: 'greengate@localhost',
    GIT_COMMITTER_NAME: 'Greengate',
    GIT_COMMITTER_EMAIL: 'greengate@localhost',
};
async function copyInto(from, to, flag) {
    const found = await (0,promises_.stat)(from).catch(() => undefined);
    if (found?.isDirectory() !== true)
        throw new errors/* UserError */.y(`${flag}: ${from} is no folder.`);
    try {
        for (const name of await (0,promises_.readdir)(from)) {
            if (name === '.git')
                continue;
            await (0,promises_.cp)((0,external_node_path_.join)(from, name), (0,external_node_path_.join)(to, name), {
                recursive: true,
                verbatimSymlinks: true,
                preserveTimestamps: true,
                mode: external_node_fs_.constants.COPYFILE_FICLONE,
            });
        }
    }
    catch (error) {
        throw new errors/* UserError */.y(`${flag}: ${from} could not be copied: ${(0,errors/* messageOf */.b)(error)}`);
    }
}
async function empty(folder) {
    for (const name of await (0,promises_.readdir)(folder)) {
        if (name !== '.git')
            await (0,promises_.rm)((0,external_node_path_.join)(folder, name), { recursive: true, force: true });
    }
}

// EXTERNAL MODULE: ./lib/git/read.js
var read = __webpack_require__(4526);
;// CONCATENATED MODULE: ./lib/git/resolve-commit.js


/** The commit that a name means in the repository around a folder, as its owner would say it: branch, tag, SHA, `HEAD~2`. */
async function resolveCommit(place, name, flag) {
    const found = await (0,run_git/* startGit */.BE)(place, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`], {});
    const sha = found.stdout.toString('latin1').trim();
    if (found.code === 0 && sha !== '')
        return sha;
    throw new errors/* UserError */.y(`${flag}: there is no commit "${name}" in ${place.cwd}. Name a branch, a tag or a SHA that is here.`);
}
/** Where two commits parted: what one of them changed is told from there. */
async function mergeBase(place, one, other) {
    const found = await (0,run_git/* startGit */.BE)(place, ['merge-base', one, other], {});
    const sha = found.stdout.toString('latin1').trim();
    if (found.code === 0 && sha !== '')
        return sha;
    throw new errors/* UserError */.y(`${one} and ${other} have no commit in common here. In a shallow clone fetch more (actions/checkout: fetch-depth: 0).`);
}

// EXTERNAL MODULE: ./lib/git/copy-all.js
var copy_all = __webpack_require__(3745);
// EXTERNAL MODULE: ./lib/git/export-tree.js
var export_tree = __webpack_require__(1177);
// EXTERNAL MODULE: ./lib/git/ignored.js
var git_ignored = __webpack_require__(4622);
;// CONCATENATED MODULE: ./lib/git/scratch-copy.js






/** Made anew by whoever needs them; compiled files of another tree must not be believed. */
const CACHES = new Set(['__pycache__', '.pytest_cache', '.mypy_cache', '.ruff_cache', '.nyc_output', 'coverage']);
/**
 * Writes a tree into a new folder, with what git ignores in the workspace (dependencies, build results) beside it. What the
 * tree's own ignore rules would not ignore stays behind: a changed ignore list brings nothing in.
 */
async function scratchCopy(repo, tree, folder) {
    await (0,promises_.mkdir)(folder, { recursive: true });
    // First, into an empty folder: no link of the tree can lead a copy outside. git itself follows none.
    await copyIgnored(repo, folder);
    await (0,export_tree/* exportTree */.D)(repo, tree, folder);
    const env = { GIT_WORK_TREE: folder, GIT_INDEX_FILE: (0,external_node_path_.join)(repo.gitDir, 'export-index') };
    const strangers = await (0,run_git/* git */.$Y)(repo, ['ls-files', '-z', '--others', '--exclude-standard'], { env });
    for (const path of scratch_copy_namesOf(strangers))
        await (0,promises_.rm)((0,external_node_path_.join)(folder, path), { recursive: true, force: true });
}
async function copyIgnored(repo, folder) {
    const how = ['--others', '--ignored', '--exclude-standard', '--directory'];
    const ignored = scratch_copy_namesOf(await (0,run_git/* git */.$Y)(repo, ['ls-files', '-z', ...how])).map((path) => path.replace(/\/$/, ''));
    const wanted = ignored.filter((path) => !CACHES.has((0,external_node_path_.basename)(path)) && !path.split('/').includes('.git'));
    const paths = [...wanted, ...(await (0,git_ignored/* submodules */.W)(repo))];
    await (0,copy_all/* copyAll */.n)(repo, paths, folder);
}
function scratch_copy_namesOf(listed) {
    return listed.toString('utf8').split('\0').filter(Boolean);
}

;// CONCATENATED MODULE: ./lib/cli/gate-ground.js











/** Finds both trees, from two commits or from two folders. Nothing of the caller's is run in or written to. */
async function gateGround(parts) {
    const { base, head, start, final } = parts.own;
    const isText = (value) => typeof value === 'string' && value !== '';
    if (isText(base) && start === undefined && final === undefined) {
        return twoCommits(parts, base, isText(head) ? head : undefined);
    }
    if (isText(start) && isText(final) && base === undefined && head === undefined) {
        const { folder, scratch, sandbox, signal, onStep } = parts;
        const folders = { start: (0,external_node_path_.resolve)(folder, start), final: (0,external_node_path_.resolve)(folder, final), scratch, sandbox, signal };
        const { repository, startTree, left } = await importFolders(folders);
        if (left.length > 0)
            onStep(leftWords(left));
        return { repository, start: startTree, judged: {} };
    }
    throw new errors/* UserError */.y('Say what to judge: --base REF with or without --head REF, or --start DIR and --final DIR.');
}
/** Without a name for the head it is the work tree as it is, changes that are in no commit included. */
async function twoCommits(parts, baseName, headName) {
    const { folder, scratch, sandbox, signal, onStep } = parts;
    const opened = await (0,git_open/* openRepository */.h)({ workspace: folder, scratch, sandbox, signal });
    const place = { sandbox, cwd: opened.workspace, signal };
    const [baseCommit, sha] = await Promise.all([
        resolveCommit(place, baseName, '--base'),
        resolveCommit(place, headName ?? 'HEAD', '--head'),
    ]);
    const base = await mergeBase(place, baseCommit, sha);
    const [committed, tree] = await Promise.all([(0,read/* treeOf */.g7)(opened, sha), headName === undefined ? (0,snapshot/* snapshot */.P)(opened) : sha]);
    const isDirty = headName === undefined && tree !== committed;
    if (isDirty)
        onStep(await dirtyWords(opened, committed, tree));
    const workspace = (0,external_node_path_.join)(scratch, 'work');
    await scratchCopy(opened, tree, workspace);
    const repository = { ...opened, workspace, unstorable: new Set(), lastTree: undefined };
    if (!isDirty) {
        await (0,checkout/* checkout */.P)(repository, sha);
        return { repository, start: base, judged: { sha, base } };
    }
    await (0,run_git/* git */.$Y)(repository, ['read-tree', '--reset', '-u', tree]);
    return { repository, start: base, judged: { base } };
}
function leftWords(left) {
    const more = left.length > 5 ? ` and ${left.length - 5} more` : '';
    return `Ignored by git and not in --start, or other there, and therefore not part of the run: ${left.slice(0, 5).join(', ')}${more}. Dependencies have to lie in --start as well.`;
}
async function dirtyWords(repo, committed, tree) {
    const paths = (await (0,changes/* changes */.Ao)(repo, committed, tree)).map(({ path }) => path);
    const more = paths.length > 5 ? ` and ${paths.length - 5} more` : '';
    return `The work tree is judged as it is, with changes that are in no commit: ${paths.slice(0, 5).join(', ')}${more}. For the commit alone say --head HEAD.`;
}

// EXTERNAL MODULE: ./lib/cli/local-config.js
var local_config = __webpack_require__(992);
;// CONCATENATED MODULE: ./lib/cli/gate-change.js
























const FLAGS = { base: 'string', head: 'string', start: 'string', final: 'string' };
/** Judges one change and prints the verdict; what happens meanwhile goes to stderr. */
const gateChange = async (args, { variables, cancel }) => {
    const parsed = (0,cli_arguments/* parseArguments */.W)(args, { flags: { ...FLAGS, request: 'string', command: 'string' } });
    const { request, command } = parsed.own;
    const config = (0,local_config/* localConfig */.a)((0,lib_config/* readConfig */.Xg)((name) => (name === 'test-command' && typeof command === 'string' ? command : parsed.source(name))), variables);
    const { redact, learn } = (0,lib_redact/* growingRedactor */.c)([config.apiKey, config.githubToken]);
    const log = (0,report_log.createLog)((line) => console.error(line), redact);
    const asked = typeof request === 'string' ? await readRequest((0,external_node_path_.resolve)(process.cwd(), request)) : '';
    const scratch = await (0,run_scratch/* makeScratch */.l)((0,external_node_os_.tmpdir)(), 'TMPDIR');
    const network = (0,network_network.createNetwork)();
    const given = (0,given_variables.createGivenVariables)({ environment: variables, onSecrets: learn });
    const isolation = (0,choose_isolation.chooseIsolation)({
        mode: config.sandbox,
        environment: variables,
        scratch,
        outlets: network.open,
        variables: given,
    });
    isolation.catch(() => { });
    try {
        const sandbox = (0,plain.createPlainSandbox)({ environment: variables });
        const signal = AbortSignal.any([cancel, (0,deadlines/* timeoutAt */.j)(Date.now() + config.timeoutMs)]);
        const ground = await gateGround({
            own: parsed.own,
            folder: process.cwd(),
            scratch,
            sandbox,
            signal,
            onStep: (what) => log.info(what),
        });
        const { words, sandboxFor } = await isolation;
        log.info(words);
        const verdict = await (0,judge_ground/* judgeGround */.V)({
            config,
            ...ground,
            request: asked,
            sandbox: sandboxFor(ground.repository.workspace),
            log,
            redact,
            onSettings: (settings) => (0,permit/* permit */.eL)({ network, given }, config, settings),
            signal,
        });
        const record = (0,record_verdict/* recordVerdict */.p)(verdict, ground.judged, ground.repository.workspace);
        const style = { code: visible/* visible */.RK, prose: visible/* visible */.RK };
        console.log(parsed.json
            ? (0,verdict_file/* verdictJson */.G)(record, redact).trimEnd()
            : redact(`${(0,verdict_text/* verdictTitle */.Sw)(record)}: ${record.verdict}\n\n${(0,verdict_text/* renderVerdict */.gM)(record, style)}`));
        return (0,gate_exit/* gateExit */.k)(record);
    }
    finally {
        await Promise.all([isolation.catch(() => { }), network.close()]);
        await (0,remove_folder/* removeFolder */.v)(scratch);
    }
};
async function readRequest(path) {
    return (0,promises_.readFile)(path, 'utf8').catch((error) => {
        throw new errors/* UserError */.y(`--request: ${path} cannot be read: ${(0,errors/* messageOf */.b)(error)}. Give a text file with what was asked for.`);
    });
}


/***/ }),

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
/* harmony import */ var _behind_links_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2854);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3464);


/** Those of the paths (relative to the workspace) that git ignores, or that a submodule has: no commit of ours holds them. */
async function ignoredAmong(repo, paths) {
    const isBehindLink = (0,_behind_links_js__WEBPACK_IMPORTED_MODULE_0__/* .behindLinks */ .K)(repo.workspace);
    // What a link has come in the way of is gone, and git refuses to answer for the others too.
    const there = paths.filter((path) => !isBehindLink(Buffer.from(path).toString('latin1')));
    if (there.length < paths.length)
        return ignoredAmong(repo, there);
    if (paths.length === 0)
        return [];
    const input = paths.map((path) => `${path}\0`).join('');
    // check-ignore refuses to work with literal pathspecs, though it takes paths as they are.
    const env = { GIT_LITERAL_PATHSPECS: undefined };
    const { code, stdout, stderr } = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .tryGit */ .Ii)(repo, ['check-ignore', '-z', '--stdin'], { input, env });
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
        throw new _run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS(`git check-ignore failed (exit ${code}): ${stderr.trim()}`);
    return stdout.toString('utf8').split('\0').filter(Boolean);
}
/** Folders that submodules have. */
async function submodules(repo) {
    const entries = (await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(repo, ['ls-files', '-z', '--stage'])).toString('utf8').split('\0');
    return entries.flatMap((entry) => (entry.startsWith('160000 ') ? [entry.slice(entry.indexOf('\t') + 1)] : []));
}


/***/ }),

/***/ 7258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ verdictJson),
/* harmony export */   V: () => (/* binding */ writeVerdictFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2813);



/** Writes the verdict for other programs; returns the path. */
function writeVerdictFile(record, directory, redact) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'greengate-verdict.json');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, verdictJson(record, redact));
    return path;
}
function verdictJson(record, redact) {
    return `${JSON.stringify((0,_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .g)(record, redact), null, 2)}\n`;
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
/** Of the whole time, for a last run of the gate on work that the limit cut off. */
const GATE_SHARE = 1 / 10;
const LONGEST_GATE_MS = 5 * 60_000;
/** Leaves time for the last words, and for pushing and reporting after them, before the job itself would be killed. */
function deadlinesFrom(startedAt, timeoutMs) {
    const reserve = Math.min(LONGEST_RESERVE_MS, timeoutMs / 5);
    const report = Math.min(REPORT_MS, reserve / 4);
    const endAt = startedAt + timeoutMs - report;
    const gateAt = endAt - Math.min(LONGEST_GATE_MS, timeoutMs * GATE_SHARE);
    const pushBy = endAt + (reserve - report) / 2;
    return { startedAt, wrapUpAt: gateAt - (reserve - report), gateAt, endAt, pushBy };
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

/***/ 1828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ judgeGround)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _git_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4526);
/* harmony import */ var _stop_gate_judge_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9631);
/* harmony import */ var _base_ref_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5450);
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3271);
/* harmony import */ var _narrow_in_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4949);
/* harmony import */ var _gate_trees_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5116);
/* harmony import */ var _paid_judge_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(483);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9633);
/* harmony import */ var _set_up_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6875);
/* harmony import */ var _what_to_set_up_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4696);











const LONGEST_TEST_RUN_MS = 10 * 60_000;
/** Judges a work tree without a session: no attempts, and no model unless the judge is asked for. The reading of the diff is there even where nothing can run. */
async function judgeGround(parts) {
    const { config, repository, start, request, sandbox, log, signal } = parts;
    const askJudge = askedJudge(parts);
    const startTree = await (0,_git_read_js__WEBPACK_IMPORTED_MODULE_1__/* .treeOf */ .g7)(repository, start);
    const read = async (path) => (await (0,_git_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readFile */ .TA)(repository, startTree, path))?.toString('utf8');
    const base = await (0,_base_ref_js__WEBPACK_IMPORTED_MODULE_3__/* .readBaseRef */ .H)({ files: await (0,_git_read_js__WEBPACK_IMPORTED_MODULE_1__/* .listFiles */ .CS)(repository, startTree), read }, config);
    const { tests } = base.configFile;
    parts.onSettings?.(base.configFile);
    const problem = await (0,_set_up_js__WEBPACK_IMPORTED_MODULE_9__/* .setUp */ .s)(await (0,_what_to_set_up_js__WEBPACK_IMPORTED_MODULE_10__/* .whatToSetUp */ .l)(config, base, () => Promise.resolve(sandbox)), {
        ...parts,
        workspace: repository.workspace,
        timeoutMs: config.timeoutMs,
    });
    const declaredNone = base.tests.command === 'none';
    const command = declaredNone ? undefined : base.tests.command;
    const verdict = await (0,_stop_gate_judge_change_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeChange */ .s)({
        trees: (0,_gate_trees_js__WEBPACK_IMPORTED_MODULE_6__/* .treesOf */ .z)(repository, () => Promise.resolve(startTree), Date.now()),
        workspace: repository.workspace,
        sandbox,
        command: problem === undefined ? command : undefined,
        declaredNone,
        timeoutMs: Math.min(tests.timeout === undefined ? LONGEST_TEST_RUN_MS : tests.timeout * 60_000, config.timeoutMs),
        settings: (0,_gate_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .gateSettings */ .d)(base),
        narrow: (0,_narrow_in_js__WEBPACK_IMPORTED_MODULE_5__/* .narrowIn */ .t)(repository.workspace),
        request,
        ...(askJudge === undefined ? {} : { askJudge }),
        onStep: (what) => log.info(what),
    }, signal);
    if (problem === undefined)
        return verdict;
    return { ...verdict, verdict: 'gate_error', opens: false, reason: problem, command };
}
/** Only where the input asks for it: a gate that stands alone promises to need no key, whatever a settings file says. */
function askedJudge({ config, redact, log }) {
    if (config.judge !== true)
        return undefined;
    (0,_config_js__WEBPACK_IMPORTED_MODULE_8__/* .requireApiKey */ .Ft)(config, 'judge: true asks a model, and needs it.');
    const tell = (note) => log.info(note);
    const notes = { onRequest: () => { }, onRetry: tell, onNote: tell, onSwitch: tell };
    const nonce = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex');
    return (0,_paid_judge_js__WEBPACK_IMPORTED_MODULE_7__/* .createPaidJudge */ .i)({ config, spentUsd: () => 0, redact, nonce, notes }).ask;
}


/***/ }),

/***/ 9783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ getProxyUrl)
/* harmony export */ });
/* unused harmony export checkBypass */
function getProxyUrl(reqUrl) {
    const usingSsl = reqUrl.protocol === 'https:';
    if (checkBypass(reqUrl)) {
        return undefined;
    }
    const proxyVar = (() => {
        if (usingSsl) {
            return process.env['https_proxy'] || process.env['HTTPS_PROXY'];
        }
        else {
            return process.env['http_proxy'] || process.env['HTTP_PROXY'];
        }
    })();
    if (proxyVar) {
        try {
            return new DecodedURL(proxyVar);
        }
        catch (_a) {
            if (!proxyVar.startsWith('http://') && !proxyVar.startsWith('https://'))
                return new DecodedURL(`http://${proxyVar}`);
        }
    }
    else {
        return undefined;
    }
}
function checkBypass(reqUrl) {
    if (!reqUrl.hostname) {
        return false;
    }
    const reqHost = reqUrl.hostname;
    if (isLoopbackAddress(reqHost)) {
        return true;
    }
    const noProxy = process.env['no_proxy'] || process.env['NO_PROXY'] || '';
    if (!noProxy) {
        return false;
    }
    // Determine the request port
    let reqPort;
    if (reqUrl.port) {
        reqPort = Number(reqUrl.port);
    }
    else if (reqUrl.protocol === 'http:') {
        reqPort = 80;
    }
    else if (reqUrl.protocol === 'https:') {
        reqPort = 443;
    }
    // Format the request hostname and hostname with port
    const upperReqHosts = [reqUrl.hostname.toUpperCase()];
    if (typeof reqPort === 'number') {
        upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
    }
    // Compare request host against noproxy
    for (const upperNoProxyItem of noProxy
        .split(',')
        .map(x => x.trim().toUpperCase())
        .filter(x => x)) {
        if (upperNoProxyItem === '*' ||
            upperReqHosts.some(x => x === upperNoProxyItem ||
                x.endsWith(`.${upperNoProxyItem}`) ||
                (upperNoProxyItem.startsWith('.') &&
                    x.endsWith(`${upperNoProxyItem}`)))) {
            return true;
        }
    }
    return false;
}
function isLoopbackAddress(host) {
    const hostLower = host.toLowerCase();
    return (hostLower === 'localhost' ||
        hostLower.startsWith('127.') ||
        hostLower.startsWith('[::1]') ||
        hostLower.startsWith('[0:0:0:0:0:0:0:1]'));
}
class DecodedURL extends URL {
    constructor(url, base) {
        super(url, base);
        this._decodedUsername = decodeURIComponent(super.username);
        this._decodedPassword = decodeURIComponent(super.password);
    }
    get username() {
        return this._decodedUsername;
    }
    get password() {
        return this._decodedPassword;
    }
}
//# sourceMappingURL=proxy.js.map

/***/ })

};
