export const id = 355;
export const ids = [355];
export const modules = {

/***/ 3814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ parseArguments)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(228);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);



/** Rules may be given several times; each is one line of the input. */
const REPEATABLE = new Set(['allow', 'ask', 'deny', 'allowed-bots', 'network', 'model-prices']);
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

/***/ 9355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./lib/config.js + 1 modules
var lib_config = __webpack_require__(228);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/redact.js
var lib_redact = __webpack_require__(5078);
// EXTERNAL MODULE: ./lib/report/log.js
var report_log = __webpack_require__(9820);
// EXTERNAL MODULE: ./lib/run/scratch.js
var run_scratch = __webpack_require__(4331);
// EXTERNAL MODULE: ./lib/sandbox/plain.js + 5 modules
var plain = __webpack_require__(5259);
// EXTERNAL MODULE: ./lib/cli/arguments.js
var cli_arguments = __webpack_require__(3814);
// EXTERNAL MODULE: ./lib/git/open.js
var git_open = __webpack_require__(5378);
// EXTERNAL MODULE: ./lib/git/read.js
var read = __webpack_require__(4526);
;// CONCATENATED MODULE: ./lib/cli/ground.js




/** Checks that there is something to do, the means to do it, and a clean repository to do it in. */
async function standOn({ config, sandbox, scratch, cancel }) {
    if (config.prompt === '')
        throw new errors/* UserError */.y('There is nothing to do. Say it with --prompt "fix the failing test".');
    (0,lib_config/* requireApiKey */.Ft)(config, 'Set ANTHROPIC_API_KEY in the environment.');
    (0,lib_config/* refuseRequiredIsolation */.aG)(config);
    const repository = await (0,git_open/* openRepository */.h)({ workspace: process.cwd(), scratch, sandbox, signal: cancel });
    const [dirty, files] = await Promise.all([(0,read/* dirtyTracked */.TE)(repository), (0,read/* listFiles */.CS)(repository, repository.head.sha)]);
    if (dirty.length > 0)
        throw new errors/* UserError */.y(dirtyWords(dirty));
    return { repository, files };
}
function dirtyWords(paths) {
    const shown = paths.slice(0, 5).join(', ');
    const more = paths.length > 5 ? ` and ${paths.length - 5} more` : '';
    return `There are uncommitted changes (${shown}${more}). Commit or stash them first, so that they are not mixed with the run's.`;
}

;// CONCATENATED MODULE: ./lib/cli/run.js









/** The main job on the caller's own repository, on a new branch. Touches no GitHub; the report goes to the terminal. */
const run = async (args, parts) => {
    try {
        return await start(args, parts);
    }
    catch (error) {
        // Whoever reads JSON gets it for wrong arguments too.
        if (!(error instanceof errors/* UserError */.y) || !args.includes('--json'))
            throw error;
        const [{ outputsOf }, { blankReport }] = await Promise.all([
            __webpack_require__.e(/* import() */ 568).then(__webpack_require__.bind(__webpack_require__, 8568)),
            __webpack_require__.e(/* import() */ 822).then(__webpack_require__.bind(__webpack_require__, 3822)),
        ]);
        const redact = (0,lib_redact/* createRedactor */.l)([parts.variables['ANTHROPIC_API_KEY'] ?? '']);
        console.log(JSON.stringify(outputsOf(blankReport('error', error.message), redact)));
        return 1;
    }
};
const start = async (args, { variables, cancel }) => {
    const startedAt = Date.now();
    const { source, json } = (0,cli_arguments/* parseArguments */.W)(args);
    const config = localConfig((0,lib_config/* readConfig */.Xg)(source), variables);
    const redact = (0,lib_redact/* createRedactor */.l)([config.apiKey, config.githubToken]);
    // The answer goes to stdout, so that it can be piped; what happens meanwhile to stderr.
    const log = (0,report_log/* createLog */.h)((line) => console.error(line), redact);
    const scratch = await (0,run_scratch/* makeScratch */.l)((0,external_node_os_.tmpdir)(), 'TMPDIR');
    const sandbox = (0,plain.createPlainSandbox)({ environment: variables });
    // git answers while the rest of the program is loaded.
    const ground = standOn({ config, sandbox, scratch, cancel });
    ground.catch(() => { });
    // Node loads its fetch when it is first touched, which takes a while.
    void globalThis.Headers;
    const { runLocally } = await Promise.all(/* import() */[__webpack_require__.e(843), __webpack_require__.e(815), __webpack_require__.e(989), __webpack_require__.e(598), __webpack_require__.e(773), __webpack_require__.e(468), __webpack_require__.e(157), __webpack_require__.e(48), __webpack_require__.e(575), __webpack_require__.e(282), __webpack_require__.e(111)]).then(__webpack_require__.bind(__webpack_require__, 4111));
    const { HOME: home } = variables;
    return runLocally({ config, ground, sandbox, home, cancel, redact, log, scratch, startedAt, json });
};
function localConfig(config, variables) {
    const baseUrl = config.baseUrl ?? variables['ANTHROPIC_BASE_URL'];
    return {
        ...config,
        apiKey: config.apiKey || (variables['ANTHROPIC_API_KEY'] ?? ''),
        ...(baseUrl === undefined || baseUrl === '' ? {} : { baseUrl }),
    };
}


/***/ }),

/***/ 228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mc: () => (/* binding */ INPUTS),
  Xg: () => (/* binding */ readConfig),
  aG: () => (/* binding */ refuseRequiredIsolation),
  Ft: () => (/* binding */ requireApiKey)
});

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
    network: { default: 'none' },
    'allowed-bots': { default: '' },
    'base-branch': { default: '' },
    'branch-prefix': { default: 'greengate/' },
    'on-red': { default: 'keep' },
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
        network: parse('network', hosts, []),
        allowedBots: parse('allowed-bots', exactLogins, []),
        baseBranch: parse('base-branch', branchName, ''),
        branchPrefix: parse('branch-prefix', branchName, ''),
        onRed: parse('on-red', oneOf('keep', 'discard'), 'keep'),
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
function hosts(raw) {
    if (raw.toLowerCase() === 'none')
        return [];
    const names = words(raw);
    const bad = names.find((name) => !/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(name));
    if (bad !== undefined)
        throw new Error(`must be "none" or host names such as example.org or *.example.org, got "${bad}". ${SET_IT}`);
    return names;
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
/** Whether git would take it as a branch name (the rules of `git check-ref-format --branch`). */
function isBranchName(name) {
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
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3464);
/* harmony import */ var _trusted_directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5237);





/**
 * Opens the work tree around a folder. Done before anything steered has run: the only time the repository's own
 * metadata is believed. Throws UserError when there is no repository, no commit or no git.
 */
async function openRepository(options) {
    const place = { sandbox: options.sandbox, cwd: options.workspace, ...(options.signal && { signal: options.signal }) };
    const [facts, config] = await Promise.all([readFacts(place), readConfig(place)]);
    const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(options.scratch, 'git');
    await (0,_trusted_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .createTrustedDirectory */ .JF)(gitDir, facts, config);
    const { topLevel: workspace, gitDir: realGitDir, head } = facts;
    return repository({ workspace, gitDir, realGitDir, head, sandbox: options.sandbox, signal: options.signal });
}
/** Takes up a repository whose process has died, perhaps in the middle of a git command. */
async function reopenRepository(state, sandbox) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state.gitDir, 'index.lock'), { force: true });
    return repository({ ...state, sandbox, signal: undefined });
}
function repository(parts) {
    return { ...parts, unstorable: new Set(), lastTree: undefined };
}
async function readFacts(place) {
    const where = ['--path-format=absolute', '--show-toplevel', '--absolute-git-dir', '--git-common-dir'];
    const result = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_2__/* .startGit */ .BE)(place, ['rev-parse', ...where, 'HEAD', '--symbolic-full-name', 'HEAD'], {});
    const [topLevel, gitDir, commonDir, sha, ref] = result.stdout.toString('utf8').split('\n');
    if (result.code === 0 && topLevel && gitDir && commonDir && sha && ref !== undefined) {
        const branch = ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : undefined;
        return { topLevel, gitDir, commonDir, head: { sha, ...(branch !== undefined && { branch }) } };
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(openProblem(place.cwd, result.stderr, topLevel));
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
    const pattern = `^(${_trusted_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .CARRIED_CONFIG */ ._u.map((key) => key.replace('.', '\\.')).join('|')})$`;
    const result = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_2__/* .startGit */ .BE)(place, ['config', '-z', '--get-regexp', pattern], { env });
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
/* harmony export */   TE: () => (/* binding */ dirtyTracked)
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
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);



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
        return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`git could not be started: ${result.startError}.${advice}`);
    }
    if (result.ending === 'timed-out') {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`git ${command} did not end within ${Math.round(result.durationMs / 1000)} s. ${result.output}`);
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
    GIT_ALLOW_PROTOCOL: 'https:http:file',
};
/** Configuration given by the environment wins over every file. */
const FIXED_CONFIG = [
    ['core.hooksPath', '/dev/null'],
    ['core.fsmonitor', 'false'],
    ['core.quotePath', 'false'],
    ['core.pager', 'cat'],
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


/***/ }),

/***/ 5078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ createRedactor)
/* harmony export */ });
const SHORTEST = 6;
/** Redacts every given secret, also in its base64 (at all three offsets), hex and URL-encoded form. */
function createRedactor(secrets) {
    const forms = new Set();
    for (const secret of secrets) {
        if (secret.length < SHORTEST)
            continue;
        for (const form of encodings(secret))
            if (form.length >= SHORTEST)
                forms.add(form);
    }
    // Longest first: a form may contain another one.
    const ordered = [...forms].sort((a, b) => b.length - a.length);
    return (text) => ordered.reduce((out, form) => out.replaceAll(form, '***'), text);
}
function encodings(secret) {
    const bytes = Buffer.from(secret);
    const shifted = [0, 1, 2].map((offset) => innerBase64(bytes, offset));
    return [
        secret,
        encodeURIComponent(secret),
        JSON.stringify(secret).slice(1, -1),
        bytes.toString('hex'),
        bytes.toString('hex').toUpperCase(),
        ...shifted,
        ...shifted.map((form) => form.replaceAll('+', '-').replaceAll('/', '_')),
    ];
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


/***/ }),

/***/ 9820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ createLog)
/* harmony export */ });
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1981);

/** `write` gets one line at a time, without its line end. */
function createLog(write, redact, options = {}) {
    const commands = options.commands ?? false;
    const info = (text) => {
        for (const line of redact((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(text)).split('\n'))
            write(harmless(line));
    };
    const command = (name, properties, message) => {
        write(`::${name}${properties}::${escapeData(redact((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(message)))}`);
    };
    return {
        info,
        annotate: ({ level, title, message }) => {
            if (commands)
                command(level, ` title=${escapeProperty(redact((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(title)))}`, message);
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

/***/ 4331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ makeScratch)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);



/** A private folder for one run, outside the workspace. `setting`: the variable that names its parent. */
async function makeScratch(parent, setting) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, 'greengate-')).catch((error) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${setting} is "${parent}", where no folder can be made: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .b)(error)}. Name a folder that can be written to.`);
    });
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
