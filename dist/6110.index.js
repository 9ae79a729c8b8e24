export const id = 6110;
export const ids = [6110];
export const modules = {

/***/ 182:
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
// EXTERNAL MODULE: ./lib/redact.js + 3 modules
var lib_redact = __webpack_require__(3642);
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
// EXTERNAL MODULE: ./lib/network/network.js + 4 modules
var network_network = __webpack_require__(4325);
// EXTERNAL MODULE: ./lib/run/permitted-hosts.js
var permitted_hosts = __webpack_require__(4779);
// EXTERNAL MODULE: ./lib/sandbox/choose-isolation.js + 17 modules
var choose_isolation = __webpack_require__(8483);
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
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/git/open.js
var git_open = __webpack_require__(5378);
// EXTERNAL MODULE: ./lib/git/run-git.js
var run_git = __webpack_require__(3464);
// EXTERNAL MODULE: ./lib/git/snapshot.js
var snapshot = __webpack_require__(3630);
;// CONCATENATED MODULE: ./lib/git/import-folders.js







/**
 * Makes a repository of two plain folders: the start is what it knows, the final one stands in its work tree. Both are
 * copied, so that nothing is run in the caller's own. What the start has stays tracked whatever the final tree ignores.
 */
async function importFolders(folders) {
    const { start, final, scratch, sandbox, signal } = folders;
    const workspace = (0,external_node_path_.join)(scratch, 'work');
    await (0,promises_.mkdir)(workspace);
    await createEmpty({ sandbox, cwd: workspace, signal });
    const repository = await (0,git_open/* openRepository */.h)({ workspace, scratch, sandbox, signal });
    await copyInto(start, workspace, '--start');
    const startTree = await (0,snapshot/* snapshot */.P)(repository);
    await empty(workspace);
    // Without what is known of the files: of the same size and time, a changed one would pass for the one before.
    await (0,run_git/* git */.$Y)(repository, ['read-tree', startTree]);
    repository.lastTree = undefined;
    await copyInto(final, workspace, '--final');
    return { repository, startTree };
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

// EXTERNAL MODULE: ./lib/git/scratch-copy.js
var scratch_copy = __webpack_require__(9142);
;// CONCATENATED MODULE: ./lib/cli/gate-ground.js







/** Finds both trees, from two commits or from two folders. Nothing of the caller's is run in or written to. */
async function gateGround(parts) {
    const { base, head, start, final } = parts.own;
    const isText = (value) => typeof value === 'string' && value !== '';
    if (isText(base) && start === undefined && final === undefined) {
        return twoCommits(parts, base, isText(head) ? head : 'HEAD');
    }
    if (isText(start) && isText(final) && base === undefined && head === undefined) {
        const { folder, scratch, sandbox, signal } = parts;
        const folders = { start: (0,external_node_path_.resolve)(folder, start), final: (0,external_node_path_.resolve)(folder, final), scratch, sandbox, signal };
        const { repository, startTree } = await importFolders(folders);
        return { repository, start: startTree, judged: {} };
    }
    throw new errors/* UserError */.y('Say what to judge: --base REF with or without --head REF, or --start DIR and --final DIR.');
}
async function twoCommits(parts, baseName, headName) {
    const { folder, scratch, sandbox, signal } = parts;
    const opened = await (0,git_open/* openRepository */.h)({ workspace: folder, scratch, sandbox, signal });
    const place = { sandbox, cwd: opened.workspace, signal };
    const [baseCommit, sha] = await Promise.all([
        resolveCommit(place, baseName, '--base'),
        resolveCommit(place, headName, '--head'),
    ]);
    const base = await mergeBase(place, baseCommit, sha);
    const workspace = (0,external_node_path_.join)(scratch, 'work');
    await (0,scratch_copy/* scratchCopy */.Y)(opened, sha, workspace);
    const repository = { ...opened, workspace, unstorable: new Set() };
    await (0,checkout/* checkout */.P)(repository, sha);
    return { repository, start: base, judged: { sha, base } };
}

// EXTERNAL MODULE: ./lib/cli/local-config.js
var local_config = __webpack_require__(992);
;// CONCATENATED MODULE: ./lib/cli/gate-change.js























const FLAGS = { base: 'string', head: 'string', start: 'string', final: 'string' };
/** Judges one change and prints the verdict; what happens meanwhile goes to stderr. */
const gateChange = async (args, { variables, cancel }) => {
    const given = (0,cli_arguments/* parseArguments */.W)(args, { flags: { ...FLAGS, request: 'string', command: 'string' } });
    const { request, command } = given.own;
    const config = (0,local_config/* localConfig */.a)((0,lib_config/* readConfig */.Xg)((name) => (name === 'test-command' && typeof command === 'string' ? command : given.source(name))), variables);
    const redact = (0,lib_redact.createRedactor)([config.apiKey, config.githubToken]);
    const log = (0,report_log.createLog)((line) => console.error(line), redact);
    const asked = typeof request === 'string' ? await readRequest((0,external_node_path_.resolve)(process.cwd(), request)) : '';
    const scratch = await (0,run_scratch/* makeScratch */.l)((0,external_node_os_.tmpdir)(), 'TMPDIR');
    const network = (0,network_network.createNetwork)();
    const isolation = (0,choose_isolation.chooseIsolation)({ mode: config.sandbox, environment: variables, scratch, outlet: network.open });
    isolation.catch(() => { });
    try {
        const sandbox = (0,plain.createPlainSandbox)({ environment: variables });
        const signal = AbortSignal.any([cancel, (0,deadlines/* timeoutAt */.j)(Date.now() + config.timeoutMs)]);
        const ground = await gateGround({ own: given.own, folder: process.cwd(), scratch, sandbox, signal });
        const { words, sandboxFor } = await isolation;
        log.info(words);
        const verdict = await (0,judge_ground/* judgeGround */.V)({
            config,
            ...ground,
            request: asked,
            sandbox: sandboxFor(ground.repository.workspace),
            log,
            redact,
            onSettings: (settings) => network.permit((0,permitted_hosts/* permittedHosts */.a)(config, settings)),
            signal,
        });
        const record = (0,record_verdict/* recordVerdict */.p)(verdict, ground.judged, ground.repository.workspace);
        const style = { code: visible/* visible */.RK, prose: visible/* visible */.RK };
        console.log(given.json
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

/***/ 1828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ judgeGround)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _git_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4526);
/* harmony import */ var _stop_gate_judge_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1482);
/* harmony import */ var _base_ref_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5450);
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3271);
/* harmony import */ var _narrow_in_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4949);
/* harmony import */ var _gate_trees_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7115);
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
        trees: (0,_gate_trees_js__WEBPACK_IMPORTED_MODULE_6__/* .treesOf */ .z)(repository, () => Promise.resolve(startTree)),
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
