export const id = 975;
export const ids = [975];
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

/***/ 9141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkConfig: () => (/* binding */ checkConfig)
/* harmony export */ });
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(228);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
/* harmony import */ var _run_user_hooks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4575);
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
    (0,_run_user_hooks_js__WEBPACK_IMPORTED_MODULE_1__/* .hookConditions */ .K)({ settings: base.configFile.hooks, configPath: config.configPath });
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

/***/ 6931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ folderPolicy)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _run_base_ref_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1904);
/* harmony import */ var _run_run_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7882);





/** The rules as a run on the repository in this folder would have them, were its files the base branch. */
async function folderPolicy(parts) {
    const workspace = rootOf((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(parts.folder));
    const read = (path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, path), 'utf8').catch(() => undefined);
    const base = await (0,_run_base_ref_js__WEBPACK_IMPORTED_MODULE_3__/* .readBaseRef */ .H)({ files: filesBelow(workspace, DEEP), read }, parts.config);
    return { ...(0,_run_run_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .runPolicy */ .i)({ ...parts, base, workspace: parts.as ?? workspace }), base };
}
/** The nearest folder above that git works in; without one the folder itself. */
function rootOf(folder) {
    for (let at = folder;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(at, '.git')))
            return at;
        if (at === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at))
            return folder;
    }
}
/** Where tests are told of: at the root and a little below it. */
const DEEP = 4;
function filesBelow(root, depth, prefix = '') {
    const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, prefix), { withFileTypes: true });
    return entries.flatMap((entry) => {
        const path = prefix + entry.name;
        if (!entry.isDirectory())
            return [path];
        return depth === 0 || /^(\.git|node_modules)$/.test(entry.name) ? [] : filesBelow(root, depth - 1, `${path}/`);
    });
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


/***/ })

};
