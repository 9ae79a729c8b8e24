export const id = 2168;
export const ids = [2168];
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
