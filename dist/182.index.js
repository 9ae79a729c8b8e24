export const id = 182;
export const ids = [182,820,642];
export const modules = {

/***/ 3814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ parseArguments)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9633);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);



/** Rules may be given several times; each is one line of the input. */
const REPEATABLE = new Set([
    'allow',
    'ask',
    'deny',
    'allowed-bots',
    'network',
    'setup-network',
    'model-prices',
]);
/** Reads `--max-turns 5 --test-command none --json …`. Throws UserError for an unknown flag or a missing value. */
function parseArguments(args, { flags = {}, positionals: most = 0 } = {}) {
    const options = {
        ...Object.fromEntries(Object.entries(flags).map(([name, type]) => [name, { type }])),
        ...Object.fromEntries(Object.keys(_config_js__WEBPACK_IMPORTED_MODULE_1__/* .INPUTS */ .mc).map((name) => [name, { type: 'string', multiple: true }])),
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
    };
    const { values, positionals } = parse(spellOut(args), options, Object.keys(flags));
    if (positionals.length > most) {
        const hint = most === 0 ? ' Everything is given by flags; the task is --prompt "…".' : '';
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`Unknown argument "${positionals[most]}".${hint}`);
    }
    const given = values;
    return {
        source: (name) => {
            const value = given[name];
            if (!Array.isArray(value))
                return undefined;
            if (value.length > 1 && !REPEATABLE.has(name))
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`--${name} is given ${value.length} times; give it once.`);
            return value.join('\n');
        },
        json: given['json'] === true,
        help: given['help'] === true,
        own: Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(flags, name))),
        positionals,
    };
}
function parse(args, options, own) {
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args, options, allowPositionals: true, strict: true });
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .b)(error)} The flags are the inputs of action.yml, and ${['json', ...own].map((name) => `--${name}`).join(', ')}.`);
    }
}
/** `--dry-run` alone means `--dry-run true`. */
function spellOut(args) {
    return args.flatMap((arg, index) => {
        const next = args[index + 1];
        return arg === '--dry-run' && (next === undefined || next.startsWith('-')) ? ['--dry-run', 'true'] : [arg];
    });
}


/***/ }),

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
// EXTERNAL MODULE: ./lib/run/judge-ground.js
var judge_ground = __webpack_require__(1828);
// EXTERNAL MODULE: ./lib/run/record-verdict.js
var record_verdict = __webpack_require__(4112);
// EXTERNAL MODULE: ./lib/run/scratch.js
var run_scratch = __webpack_require__(4331);
// EXTERNAL MODULE: ./lib/sandbox/plain.js + 5 modules
var plain = __webpack_require__(5259);
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

;// CONCATENATED MODULE: ./lib/cli/gate-change.js

















const FLAGS = { base: 'string', head: 'string', start: 'string', final: 'string' };
/** Judges one change and prints the verdict; what happens meanwhile goes to stderr. */
const gateChange = async (args, { variables, cancel }) => {
    const given = (0,cli_arguments/* parseArguments */.W)(args, { flags: { ...FLAGS, request: 'string', command: 'string' } });
    const { request, command } = given.own;
    const config = (0,lib_config/* readConfig */.Xg)((name) => name === 'test-command' && typeof command === 'string' ? command : given.source(name));
    const redact = (0,lib_redact.createRedactor)([config.apiKey, config.githubToken]);
    const log = (0,report_log.createLog)((line) => console.error(line), redact);
    const asked = typeof request === 'string' ? await readRequest((0,external_node_path_.resolve)(process.cwd(), request)) : '';
    const scratch = await (0,run_scratch/* makeScratch */.l)((0,external_node_os_.tmpdir)(), 'TMPDIR');
    try {
        const sandbox = (0,plain.createPlainSandbox)({ environment: variables });
        const signal = AbortSignal.any([cancel, AbortSignal.timeout(config.timeoutMs)]);
        const ground = await gateGround({ own: given.own, folder: process.cwd(), scratch, sandbox, signal });
        const verdict = await (0,judge_ground/* judgeGround */.V)({ config, ...ground, request: asked, sandbox, log, signal });
        const record = (0,record_verdict/* recordVerdict */.p)(verdict, ground.judged);
        const style = { code: visible/* visible */.R, prose: visible/* visible */.R };
        console.log(given.json
            ? (0,verdict_file/* verdictJson */.G)(record, redact).trimEnd()
            : redact(`${(0,verdict_text/* verdictTitle */.Sw)(record)}: ${record.verdict}\n\n${(0,verdict_text/* renderVerdict */.gM)(record, style)}`));
        return (0,gate_exit/* gateExit */.k)(record);
    }
    finally {
        await (0,promises_.rm)(scratch, { recursive: true, force: true, maxRetries: 3 });
    }
};
async function readRequest(path) {
    return (0,promises_.readFile)(path, 'utf8').catch((error) => {
        throw new errors/* UserError */.y(`--request: ${path} cannot be read: ${(0,errors/* messageOf */.b)(error)}. Give a text file with what was asked for.`);
    });
}


/***/ }),

/***/ 9633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mc: () => (/* binding */ INPUTS),
  Xg: () => (/* binding */ readConfig),
  aG: () => (/* binding */ refuseRequiredIsolation),
  Ft: () => (/* binding */ requireApiKey)
});

// EXTERNAL MODULE: ./lib/network/hosts.js
var hosts = __webpack_require__(1765);
;// CONCATENATED MODULE: ./lib/config-values.js

/** How the values of inputs are read: each gives a value or throws an Error that says what was wanted. */
const SET_IT = "Set it in the workflow's `with:` block, or as a flag on the command line.";
function wholeNumber(least, most) {
    return (raw) => {
        const value = /^\d{1,9}$/.test(raw) ? Number(raw) : NaN;
        if (!(value >= least && value <= most)) {
            throw new Error(`must be a whole number from ${least} to ${most}, got "${raw}". ${SET_IT}`);
        }
        return value;
    };
}
function decimal(least, most) {
    return (raw) => {
        const value = /^\d{1,9}(\.\d{1,9})?$/.test(raw) ? Number(raw) : NaN;
        if (!(value >= least && value <= most)) {
            throw new Error(`must be a number from ${least} to ${most}, got "${raw}". ${SET_IT}`);
        }
        return value;
    };
}
function oneOf(...values) {
    return (raw) => {
        const value = values.find((candidate) => candidate === raw.toLowerCase());
        if (value === undefined)
            throw new Error(`must be one of ${values.join(', ')}, got "${raw}". ${SET_IT}`);
        return value;
    };
}
function yesNoOrNothing(raw) {
    return raw === '' ? undefined : oneOf('true', 'false')(raw) === 'true';
}
function httpUrl(raw) {
    if (raw === '')
        return undefined;
    if (!/^https?:\/\/[^\s]+$/.test(raw) || !URL.canParse(raw)) {
        throw new Error(`must be an http or https URL, got "${raw}". ${SET_IT}`);
    }
    return raw;
}
function oneWord(raw) {
    if (/\s/.test(raw))
        throw new Error(`must be one word without blanks, got "${raw}". ${SET_IT}`);
    return raw;
}
function exactLogins(raw) {
    const logins = words(raw);
    const bad = logins.find((login) => !/^[A-Za-z0-9][A-Za-z0-9-]*(\[bot\])?$/.test(login));
    if (bad !== undefined)
        throw new Error(`takes exact logins such as renovate[bot], no patterns; got "${bad}". ${SET_IT}`);
    return logins;
}
/** Undefined: nothing is said, `none`: no host. */
function hostList(raw) {
    if (raw === '')
        return undefined;
    return raw.toLowerCase() === 'none' ? [] : (0,hosts/* parseHosts */.tB)(words(raw), SET_IT);
}
function branchName(raw) {
    // git's own rules for ref names, and no leading dash.
    const bad = /^-|^\/|\.\.|\/\/|@\{|[\s~^:?*[\\\x7f]|\.lock(\/|$)|\/\.|^\./;
    // eslint-disable-next-line no-control-regex
    if (bad.test(raw) || /[\x00-\x1f]/.test(raw))
        throw new Error(`is not a valid git branch name: "${raw}". ${SET_IT}`);
    return raw;
}
function relativePath(raw) {
    const parts = raw.split('/');
    if (raw.startsWith('/') || parts.includes('..') || raw.includes('\0')) {
        throw new Error(`must be a path inside the repository, got "${raw}". ${SET_IT}`);
    }
    return parts.filter((part) => part !== '' && part !== '.').join('/');
}
/** One rule a line; blank lines and those that begin with # are none. */
function ruleLines(name, raw = '') {
    return raw
        .split(/\r?\n/)
        .map((line, at) => ({ text: line.trim(), where: `${name}, line ${at + 1}` }))
        .filter(({ text }) => text !== '' && !text.startsWith('#'));
}
function words(raw) {
    return raw.split(/[\s,]+/).filter((word) => word !== '');
}

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/models/given-prices.js
/**
 * Prices of the user's own, a model on each line: its name, then US dollars per million tokens of input and of output.
 * They come before the known ones. Throws with what is wrong with a line.
 */
function givenPrices(raw) {
    const lines = raw.split(/\r?\n/).map((line) => line.trim());
    return new Map(lines.filter((line) => line !== '' && !line.startsWith('#')).map(priceIn));
}
function priceIn(line) {
    const [name = '', input = '', output = '', ...rest] = line.split(/\s+/);
    const isPrice = (word) => /^\d{1,6}(\.\d{1,9})?$/.test(word);
    if (!isPrice(input) || !isPrice(output) || rest.length > 0) {
        throw new Error(`takes a model, its price of input and its price of output on each line, in US dollars per million tokens, ` +
            `for example "my-model 3 15"; got "${line}".`);
    }
    return [name, { input: Number(input), output: Number(output) }];
}

;// CONCATENATED MODULE: ./lib/config.js



/** Every input of action.yml, in its order. A test holds the two together. */
const INPUTS = {
    'anthropic-api-key': { default: '' },
    'github-token': { default: '${{ github.token }}' },
    'base-url': { default: '' },
    model: { default: 'claude-sonnet-5-5' },
    'fallback-model': { default: '' },
    'model-prices': { default: '' },
    prompt: { default: '' },
    mode: { default: 'agent' },
    'trigger-phrase': { default: '/greengate' },
    label: { default: 'greengate' },
    assignee: { default: '' },
    'test-command': { default: '' },
    'setup-command': { default: '' },
    allow: { default: '' },
    ask: { default: '' },
    deny: { default: '' },
    'claude-settings': { default: '' },
    'max-turns': { default: '40' },
    'max-cost-usd': { default: '5' },
    'max-tokens': { default: '10000000' },
    'timeout-minutes': { default: '30' },
    'gate-attempts': { default: '3' },
    'max-denials': { default: '10' },
    sandbox: { default: 'auto' },
    network: { default: '' },
    'setup-network': { default: '' },
    'allowed-bots': { default: '' },
    'base-branch': { default: '' },
    'branch-prefix': { default: 'greengate/' },
    'on-red': { default: 'keep' },
    'publish-check': { default: 'false' },
    'dry-run': { default: 'false' },
    config: { default: '.github/greengate.yml' },
};
/** Reads and checks every input. Throws one UserError that lists all that is wrong. */
function readConfig(source) {
    const problems = [];
    const text = (name) => (source(name) ?? '').trim() || defaultOf(name);
    const parse = (name, read, fallback) => {
        try {
            return read(text(name));
        }
        catch (error) {
            problems.push(`${name} ${error.message}`);
            return fallback;
        }
    };
    const baseUrl = parse('base-url', httpUrl, undefined);
    const config = {
        apiKey: text('anthropic-api-key'),
        githubToken: text('github-token'),
        ...(baseUrl === undefined ? {} : { baseUrl }),
        model: text('model'),
        fallbackModel: text('fallback-model'),
        modelPrices: parse('model-prices', givenPrices, new Map()),
        prompt: text('prompt'),
        mode: parse('mode', oneOf('agent', 'gate'), 'agent'),
        triggerPhrase: parse('trigger-phrase', oneWord, ''),
        label: text('label'),
        assignee: text('assignee'),
        testCommand: text('test-command'),
        setupCommand: text('setup-command'),
        allow: ruleLines('allow', source('allow')),
        ask: ruleLines('ask', source('ask')),
        deny: ruleLines('deny', source('deny')),
        claudeSettings: parse('claude-settings', yesNoOrNothing, undefined),
        maxTurns: parse('max-turns', wholeNumber(1, 200), 1),
        maxCostUsd: parse('max-cost-usd', decimal(0.01, 1000), 1),
        maxTokens: parse('max-tokens', wholeNumber(0, 999_999_999), 0),
        timeoutMs: parse('timeout-minutes', decimal(0.05, 360), 1) * 60_000,
        gateAttempts: parse('gate-attempts', wholeNumber(1, 20), 1),
        maxDenials: parse('max-denials', wholeNumber(1, 1000), 1),
        sandbox: parse('sandbox', oneOf('auto', 'required', 'off'), 'auto'),
        network: parse('network', hostList, undefined),
        setupNetwork: parse('setup-network', hostList, undefined),
        allowedBots: parse('allowed-bots', exactLogins, []),
        baseBranch: parse('base-branch', branchName, ''),
        branchPrefix: parse('branch-prefix', branchName, ''),
        onRed: parse('on-red', oneOf('keep', 'discard'), 'keep'),
        publishCheck: parse('publish-check', oneOf('true', 'false'), 'false') === 'true',
        dryRun: parse('dry-run', oneOf('true', 'false'), 'false') === 'true',
        configPath: parse('config', relativePath, ''),
    };
    if (problems.length > 0)
        throw new errors/* UserError */.y(problems.join('\n'));
    return config;
}
/** Checked only once the event is known to be a request, so that ignored events need no key. */
function requireApiKey(config, where) {
    if (config.apiKey === '')
        throw new errors/* UserError */.y(`anthropic-api-key is not set. ${where}`);
}
/** Nothing isolates commands yet, so a workflow that insists on it is not run without. */
function refuseRequiredIsolation(config) {
    if (config.sandbox === 'required') {
        throw new errors/* UserError */.y('sandbox: required cannot be met: this version does not isolate commands. Set sandbox to auto or off.');
    }
}
function defaultOf(name) {
    const value = INPUTS[name].default;
    return value.startsWith('${{') ? '' : value;
}


/***/ }),

/***/ 1765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jV: () => (/* binding */ plainHost),
/* harmony export */   tB: () => (/* binding */ parseHosts),
/* harmony export */   yy: () => (/* binding */ isListed)
/* harmony export */ });
/** Reads a list of hosts that commands may reach. Throws an Error that says what an entry must look like, and `remedy`. */
function parseHosts(entries, remedy = '') {
    return entries.map((entry) => {
        const { wild, name } = /^(?<wild>\*\.)?(?<name>.*)$/s.exec(entry)?.groups ?? {};
        const host = plainHost(name ?? '');
        // `*.org` would be half of the world.
        const isTooWide = wild !== undefined && host?.includes('.') !== true;
        if (host === undefined || isTooWide)
            throw new Error(`${WANTED}, got "${entry}". ${remedy}`.trim());
        return `${wild ?? ''}${host}`;
    });
}
const WANTED = 'takes "none" or host names such as example.org or *.example.org, without scheme, port or path, and no addresses';
/** Whether a host is on the list: as it stands there, or below an entry with `*.`, which does not mean the end itself. */
function isListed(host, list) {
    return list.some((entry) => (entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry));
}
/**
 * The one spelling of a host name that is compared and looked up, or undefined: control characters, other scripts,
 * percent signs and addresses would mean one thing to a comparison and another one to a resolver.
 */
function plainHost(text) {
    const host = text.toLowerCase().replace(/\.$/, '');
    const labels = host.split('.');
    const isName = host.length <= 253 && labels.every((label) => /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/.test(label));
    // A last label that begins like a number is read as an address by resolvers: 127.1, 0x7f.1, 2130706433.
    return isName && !/^\d/.test(labels.at(-1) ?? '') ? host : undefined;
}


/***/ }),

/***/ 3642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createRedactor: () => (/* binding */ createRedactor),
  c: () => (/* binding */ growingRedactor)
});

;// CONCATENATED MODULE: ./lib/text/find-windows.js
function windowFinder(forms) {
    const bySize = new Map();
    for (const { text, window } of forms) {
        const size = Math.min(window, text.length);
        if (size === 0)
            continue;
        const windows = bySize.get(size) ?? new Set();
        for (let at = 0; at + size <= text.length; at += 1)
            windows.add(text.slice(at, at + size));
        bySize.set(size, windows);
    }
    const tables = [...bySize].map(([size, windows]) => tableOf(size, windows));
    return (view, found) => {
        for (const table of tables)
            search(table, view, found);
    };
}
const BASE = 0x01000193;
const HASH_BITS = 20;
function tableOf(size, windows) {
    const hashes = new Uint8Array(1 << (HASH_BITS - 3));
    for (const window of windows) {
        let hash = 0;
        for (let at = 0; at < size; at += 1)
            hash = (Math.imul(hash, BASE) + window.charCodeAt(at)) | 0;
        const place = placeOf(hash);
        hashes[place >>> 3] = (hashes[place >>> 3] ?? 0) | (1 << (place & 7));
    }
    let weight = 1;
    for (let at = 1; at < size; at += 1)
        weight = Math.imul(weight, BASE);
    return { size, windows, hashes, weight };
}
function search({ size, windows, hashes, weight }, { codes, length }, found) {
    let hash = 0;
    for (let at = 0; at < length; at += 1) {
        if (at >= size)
            hash = (hash - Math.imul(codes[at - size] ?? 0, weight)) | 0;
        hash = (Math.imul(hash, BASE) + (codes[at] ?? 0)) | 0;
        if (at + 1 < size)
            continue;
        const place = placeOf(hash);
        if (((hashes[place >>> 3] ?? 0) & (1 << (place & 7))) === 0)
            continue;
        const from = at + 1 - size;
        if (windows.has(String.fromCharCode(...codes.subarray(from, at + 1))))
            found(from, at + 1);
    }
}
function placeOf(hash) {
    return Math.imul(hash, 0x9e3779b1) >>> (32 - HASH_BITS);
}

;// CONCATENATED MODULE: ./lib/text/secret-forms.js
/** Fewer units than this prove nothing: they would hide ordinary text. */
const SHORTEST = 6;
const WINDOW = 12;
/** Letters alone, wherever the words begin and end: a match has to be longer to mean something. */
const SHORTEST_LETTERS = 8;
/** What to look for in a text as it is written. */
function writtenForms(secret) {
    return [secret, reversed(secret)].map((text) => ({ text, window: WINDOW }));
}
/** What to look for in the letters of a text alone; both alphabets of base64 have the same there. */
function letterForms(secret) {
    const bytes = Buffer.from(secret);
    const octal = [...bytes].map((byte) => byte.toString(8).padStart(3, '0')).join('');
    const forms = [
        // Of twelve characters in a row, those that are letters.
        ...[secret, reversed(secret)].flatMap((text) => windowsOf(text).map(lettersIn).map(whole)),
        ...[0, 1, 2].map((offset) => ({ text: lettersIn(innerBase64(bytes, offset)), window: WINDOW })),
        // Longer ones, so that columns of numbers are not taken for a secret.
        { text: bytes.toString('hex'), window: 18 },
        { text: [...bytes].join(''), window: 24 },
        { text: octal, window: 24 },
    ];
    return forms.filter(({ text }) => text.length >= SHORTEST_LETTERS);
}
function windowsOf(text) {
    const count = Math.max(1, text.length - WINDOW + 1);
    return Array.from({ length: count }, (_, at) => text.slice(at, at + WINDOW));
}
function lettersIn(text) {
    return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
function whole(text) {
    return { text, window: text.length };
}
function reversed(text) {
    return [...text].reverse().join('');
}
/** The base64 characters that depend on the secret alone when `offset` unknown bytes stand before it. */
function innerBase64(bytes, offset) {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes])
        .toString('base64')
        .replace(/=+$/, '');
    const start = offset === 0 ? 0 : offset + 1;
    const end = (bytes.length + offset) % 3 === 0 ? encoded.length : encoded.length - 1;
    return encoded.slice(start, end);
}

;// CONCATENATED MODULE: ./lib/text/views.js
/** The text as it is written. */
function asWritten(text) {
    const view = builder(text.length);
    for (let at = 0; at < text.length; at += 1)
        view.add(text.charCodeAt(at), at, at + 1);
    return view.done();
}
const ESCAPE = /%([0-9a-f]{2})|\\u\{([0-9a-f]{1,6})\}|\\u([0-9a-f]{4})|\\x([0-9a-f]{2})|\b0x([0-9a-f]{2})\b|&#x([0-9a-f]{1,6});|&#(\d{1,7});|\\([0-3][0-7]{2})|\\([nrtbf"'\\/])/gi;
const SHORT = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
/** The text with the escapes of URLs, JSON, shells and HTML read once; undefined where it has none. */
function unescaped(text) {
    const view = builder(text.length);
    let from = 0;
    for (const found of text.matchAll(ESCAPE)) {
        for (; from < found.index; from += 1)
            view.add(text.charCodeAt(from), from, from + 1);
        from = found.index + found[0].length;
        const meant = meaningOf(found);
        for (let at = 0; at < meant.length; at += 1)
            view.add(meant.charCodeAt(at), found.index, from);
    }
    if (from === 0)
        return undefined;
    for (; from < text.length; from += 1)
        view.add(text.charCodeAt(from), from, from + 1);
    return view.done();
}
function meaningOf([, percent, braced, four, two, number, entity, decimal, octal, short]) {
    if (short !== undefined)
        return SHORT[short] ?? short;
    const hex = percent ?? braced ?? four ?? two ?? number ?? entity;
    const code = hex !== undefined ? parseInt(hex, 16) : octal !== undefined ? parseInt(octal, 8) : Number(decimal);
    return code > 0x10ffff ? '' : String.fromCodePoint(code);
}
/** Only letters and digits of ASCII, in lower case: what is left however somebody spaces, dashes or wraps them. */
function lettersOf({ codes, starts, ends, length }) {
    const view = builder(length);
    for (let at = 0; at < length; at += 1) {
        const letter = LETTERS[codes[at] ?? 0];
        if (letter !== undefined && letter !== 0)
            view.add(letter, starts[at] ?? 0, ends[at] ?? 0);
    }
    return view.done();
}
/** For each unit of ASCII its letter in lower case, or 0. */
const LETTERS = Uint16Array.from({ length: 128 }, (_, code) => {
    const letter = String.fromCharCode(code).toLowerCase();
    return /[a-z0-9]/.test(letter) ? letter.charCodeAt(0) : 0;
});
function builder(room) {
    const codes = new Uint16Array(room);
    const starts = new Int32Array(room);
    const ends = new Int32Array(room);
    let length = 0;
    return {
        add(code, start, end) {
            codes[length] = code;
            starts[length] = start;
            ends[length] = end;
            length += 1;
        },
        done: () => ({ codes, starts, ends, length }),
    };
}

;// CONCATENATED MODULE: ./lib/redact.js



const HIDDEN = '***';
/** What was hidden no longer stands between its neighbours, which may then be found themselves. */
const ROUNDS = 20;
/** A redactor that gets to know more secrets while it is in use. */
function growingRedactor(secrets) {
    let known = secrets;
    let now = createRedactor(known);
    return {
        redact: (text) => now(text),
        learn: (more) => {
            known = [...known, ...more];
            now = createRedactor(known);
        },
    };
}
/**
 * Hides every given secret, and every twelve characters of one: as it is, reversed, escaped, in base64 at any offset, in
 * hex or other numbers, and any of these in pieces with blanks, dashes or line ends between them. Linear in the text.
 */
function createRedactor(secrets) {
    const known = [...new Set(secrets)].filter((secret) => secret.length >= SHORTEST);
    if (known.length === 0)
        return (text) => text;
    const written = windowFinder(known.flatMap(writtenForms));
    const letters = windowFinder(known.flatMap(letterForms));
    return (text) => {
        let out = text;
        for (let round = 0; round < ROUNDS; round += 1) {
            const spans = spansIn(out, written, letters);
            if (spans.length === 0)
                return out;
            out = redact_hidden(out, spans);
        }
        return HIDDEN;
    };
}
function spansIn(text, written, letters) {
    const spans = [];
    const views = [asWritten(text), unescaped(text)].filter((view) => view !== undefined);
    for (const view of views) {
        written(view, note(view));
        const few = lettersOf(view);
        letters(few, note(few));
    }
    return spans.sort((a, b) => a[0] - b[0]);
    function note({ starts, ends }) {
        return (from, to) => void spans.push([starts[from] ?? 0, ends[to - 1] ?? 0]);
    }
}
function redact_hidden(text, spans) {
    let out = '';
    let at = 0;
    for (const [start, end] of spans) {
        // Overlapping ones, and neighbours, are one.
        if (start > at || out === '')
            out += text.slice(at, start) + HIDDEN;
        at = Math.max(at, end);
    }
    return out + text.slice(at);
}


/***/ }),

/***/ 9820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createLog: () => (/* binding */ createLog)
/* harmony export */ });
/* harmony import */ var _safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2813);

/** `write` gets one line at a time, without its line end. */
function createLog(write, redact, options = {}) {
    const commands = options.commands ?? false;
    const info = (text) => {
        for (const line of (0,_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .u)(text, redact).split('\n'))
            write(harmless(line));
    };
    const command = (name, properties, message) => {
        write(`::${name}${properties}::${escapeData((0,_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .u)(message, redact))}`);
    };
    return {
        info,
        annotate: ({ level, title, message }) => {
            if (commands)
                command(level, ` title=${escapeProperty((0,_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .clean */ .u)(title, redact))}`, message);
            else
                info(`${level}: ${title}: ${message}`);
        },
    };
}
/** The runner reads `::name::` after any white space at a line's start, and `##[name]` anywhere in a line. */
function harmless(line) {
    return line.replace(/^(\s*):(?=:)/, '$1: ').replaceAll('##[', '# #[');
}
function escapeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('##[', '# #[');
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}


/***/ }),

/***/ 2813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ safe),
/* harmony export */   u: () => (/* binding */ clean)
/* harmony export */ });
/* harmony import */ var _text_key_formats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(277);
/* harmony import */ var _text_map_strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5462);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1981);



/**
 * The one cleaner of all that leaves: nothing invisible, no live secret in any spelling, nothing that has the form of a
 * key. Before anything is shortened: half a secret is no longer found.
 */
function clean(text, redact) {
    return (0,_text_key_formats_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutKeys */ .P)(redact((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(text)));
}
/** The same for all facts of a report: every renderer starts with this. */
function safe(facts, redact) {
    return (0,_text_map_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .mapStrings */ .t)(facts, (text) => clean(text, redact));
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

/***/ 1447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sw: () => (/* binding */ verdictTitle),
/* harmony export */   Tb: () => (/* binding */ markdownStyle),
/* harmony export */   a: () => (/* binding */ renderJudgement),
/* harmony export */   gM: () => (/* binding */ renderVerdict)
/* harmony export */ });
/* harmony import */ var _clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5344);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3021);
/* harmony import */ var _safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2813);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8191);




const TITLES = {
    passed: 'The tests pass',
    failed: 'The tests do not pass',
    known_failures: 'Only what failed before fails',
    flaky: 'Some tests fail and pass on the same files',
    timed_out: 'The tests did not end in time',
    gate_error: 'The tests could not be run',
    no_tests: 'No test was run',
    tampered: 'What judges the code was weakened',
    unchanged: 'Nothing was changed',
};
function verdictTitle({ verdict, opens }) {
    return verdict === 'passed' && !opens ? TITLES.failed : TITLES[verdict];
}
/** The Markdown of GitHub's places. What others wrote calls nobody there and links nowhere. */
function markdownStyle(redact) {
    return { code: _markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS, prose: (text) => (0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(text, redact, 1_000) };
}
/** What is told of a run that only judged: the verdict, or why there is none. */
function renderJudgement(report, redact) {
    const { verdict, reason, notes } = (0,_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .g)(report, redact);
    const style = markdownStyle(redact);
    const title = verdict === undefined ? 'Nothing could be judged' : verdictTitle(verdict);
    const body = verdict === undefined ? style.prose(reason) : renderVerdict(verdict, style);
    return [`## Greengate: ${title}`, body, ...notes.map(style.prose)].join('\n\n');
}
const MOST_LINES = 50;
/** The verdict for people: a reason, the runs, and a list for each thing that was found. Lists as Markdown writes them. */
function renderVerdict(record, style) {
    const { tests, tamper, baseline, flaky, fix, checks, leftovers } = record;
    const names = (list) => list.map(style.code);
    return [
        style.prose(record.reason),
        runLine('Tests', tests, style),
        section('Failing', names(fresh(record))),
        runLine('On the start tree', baseline?.run ?? null, style),
        section('Failing, as before', names(baseline?.known ?? [])),
        section('Failed, then passed on the same files', names(flaky)),
        section(tamper.verdict === 'suspicious' ? 'Weakened' : 'Changed as the request asks', findingLines(record, style)),
        runLine('Tests of the start tree on the new code', tamper.originals, style),
        section('Tests of the start tree that fail on the new code', names((tamper.originals?.failed ?? []).map(nameOf))),
        fix === null ? '' : fixLine(fix),
        section('Checks', checks.map((check) => `${style.code(check.name)}: ${check.state} (${style.code(check.command)})`)),
        section('Left in the change', leftovers.map((one) => `${style.code(placeOf(one))}: ${style.prose(one.what)}`)),
    ]
        .filter((part) => part !== '')
        .join('\n\n');
}
function nameOf({ name }) {
    return name;
}
function fresh({ tests, baseline, flaky }) {
    if (baseline !== null)
        return baseline.fresh;
    return (tests?.failed ?? []).map(nameOf).filter((name) => !flaky.includes(name));
}
function findingLines({ tamper }, style) {
    return tamper.findings.map((finding) => {
        const asked = finding.declaredBy === undefined ? '' : ` (asked for: ${style.code(finding.declaredBy)})`;
        return `${style.code(placeOf(finding))}: ${style.prose(finding.what)}${asked}`;
    });
}
function placeOf({ file, line }) {
    return line === undefined ? file : `${file}:${line}`;
}
function runLine(title, run, { code }) {
    if (run === null)
        return '';
    const { counts, exitCode, durationMs, verdict } = run;
    const told = counts === null
        ? ''
        : `; ${counts.passed} passed, ${counts.failed + counts.errors} failed, ${counts.skipped} skipped`;
    return `${title}: ${code(verdict)} (exit ${exitCode ?? 'none'}, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(durationMs)}${told})`;
}
const FIX = {
    fails: 'fail on the start tree and pass now: they prove the fix.',
    passes: 'pass on the start tree, too: they do not show what was fixed.',
    unknown: 'could not be run on the start tree.',
};
function fixLine({ files, onStart }) {
    return `New and changed tests (${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(files.length, 'file')}) ${FIX[onStart]}`;
}
function section(title, lines) {
    if (lines.length === 0)
        return '';
    const more = lines.length > MOST_LINES ? [`and ${lines.length - MOST_LINES} more`] : [];
    return [`${title}:`, '', ...[...lines.slice(0, MOST_LINES), ...more].map((line) => `- ${line}`)].join('\n');
}


/***/ }),

/***/ 1828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ judgeGround)
/* harmony export */ });
/* harmony import */ var _git_read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4526);
/* harmony import */ var _stop_gate_judge_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7074);
/* harmony import */ var _base_ref_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1909);
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3271);
/* harmony import */ var _gate_trees_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3038);
/* harmony import */ var _set_up_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6875);






const LONGEST_TEST_RUN_MS = 10 * 60_000;
/** Judges a work tree without a session: no model, no attempts. The reading of the diff is there even where nothing can run. */
async function judgeGround(parts) {
    const { config, repository, start, request, sandbox, log, signal } = parts;
    const startTree = await (0,_git_read_js__WEBPACK_IMPORTED_MODULE_0__/* .treeOf */ .g7)(repository, start);
    const read = async (path) => (await (0,_git_read_js__WEBPACK_IMPORTED_MODULE_0__/* .readFile */ .TA)(repository, startTree, path))?.toString('utf8');
    const base = await (0,_base_ref_js__WEBPACK_IMPORTED_MODULE_2__/* .readBaseRef */ .H)({ files: await (0,_git_read_js__WEBPACK_IMPORTED_MODULE_0__/* .listFiles */ .CS)(repository, startTree), read }, config);
    const { tests } = base.configFile;
    parts.onSettings?.(base.configFile);
    const problem = await (0,_set_up_js__WEBPACK_IMPORTED_MODULE_5__/* .setUp */ .s)(config.setupCommand || tests.setup, {
        ...parts,
        workspace: repository.workspace,
        timeoutMs: config.timeoutMs,
    });
    const declaredNone = base.tests.command === 'none';
    const command = declaredNone ? undefined : base.tests.command;
    const verdict = await (0,_stop_gate_judge_change_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeChange */ .s)({
        trees: (0,_gate_trees_js__WEBPACK_IMPORTED_MODULE_4__/* .treesOf */ .z)(repository, () => Promise.resolve(startTree)),
        workspace: repository.workspace,
        sandbox,
        command: problem === undefined ? command : undefined,
        declaredNone,
        timeoutMs: Math.min(tests.timeout === undefined ? LONGEST_TEST_RUN_MS : tests.timeout * 60_000, config.timeoutMs),
        settings: (0,_gate_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .gateSettings */ .d)(base),
        request,
        onStep: (what) => log.info(what),
    }, signal);
    if (problem === undefined)
        return verdict;
    return { ...verdict, verdict: 'gate_error', opens: false, reason: problem, command };
}


/***/ }),

/***/ 277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ withoutKeys)
/* harmony export */ });
/** Keys that say themselves what they are, whoever's they are. */
const KEYS = new RegExp([
    String.raw `\bsk-(?:ant|proj|or|live|test)-[\w-]{16,}`,
    String.raw `\bsk-[A-Za-z0-9]{32,}`,
    String.raw `\b(?:gh[opsur]|github_pat|glpat|npm|pypi|hf|dop_v1|shpat)[_-][\w-]{20,}`,
    String.raw `\bxox[abeprs]-[\w-]{10,}`,
    String.raw `\b(?:AKIA|ASIA)[A-Z0-9]{16}\b`,
    String.raw `\bAIza[\w-]{30,}`,
    String.raw `\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}`,
    String.raw `-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----[\w\s+/=:,-]{0,4096}?(?:-----END [A-Z ]{0,30}PRIVATE KEY-----|$)`,
].join('|'), 'g');
/** Text without anything that has the form of a key, also of one that nobody told us. Linear, idempotent. */
function withoutKeys(text) {
    return text.replace(KEYS, '***');
}


/***/ }),

/***/ 5462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ mapStrings)
/* harmony export */ });
/** A copy of plain data with `change` applied to every string in it, keys included. */
function mapStrings(value, change) {
    return mapped(value, change);
}
function mapped(value, change) {
    if (typeof value === 'string')
        return change(value);
    if (Array.isArray(value))
        return value.map((item) => mapped(item, change));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [change(key), mapped(item, change)]));
}


/***/ }),

/***/ 1981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ visibleLine),
/* harmony export */   R: () => (/* binding */ visible)
/* harmony export */ });
// Everything a terminal acts on without showing it: CSI and OSC sequences, then any other control character.
// eslint-disable-next-line no-control-regex
const CONTROL = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b\n]*(?:\u0007|\u001b\\)?|[^\P{Cc}\t\n]/gu;
// Default-ignorable covers zero-width, bidi, fillers, variation selectors and the tag block; three more render blank.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]/gu;
/**
 * The text as a reader sees it: one kind of line end, no control or invisible characters, no lone surrogates.
 * Idempotent, linear, and the step before any search for secrets or markup.
 */
function visible(text) {
    return text
        .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
        .replace(CONTROL, '')
        .replace(INVISIBLE, '')
        .replace(/\p{Surrogate}/gu, '\uFFFD');
}
/** The same on one line, with runs of white space made one space. */
function visibleLine(text) {
    return visible(text).replace(/\s+/g, ' ').trim();
}


/***/ })

};
