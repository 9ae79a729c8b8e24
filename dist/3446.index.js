export const id = 3446;
export const ids = [3446];
export const modules = {

/***/ 8615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ CLAUDE_SETTINGS),
/* harmony export */   v: () => (/* binding */ parseClaudeSettings)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6843);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


const CLAUDE_SETTINGS = '.claude/settings.json';
const rules = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]);
const schema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    permissions: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ allow: rules, ask: rules, deny: rules }).prefault({}),
});
/** The permission rules of Claude Code's project settings, each with its line. Nothing else of the file is taken. */
function parseClaudeSettings(text) {
    let json;
    try {
        json = JSON.parse(text);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`${CLAUDE_SETTINGS}: not valid JSON: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b)(error)}.`);
    }
    const parsed = schema.safeParse(json);
    if (!parsed.success) {
        const [issue] = parsed.error.issues;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`${CLAUDE_SETTINGS}: ${issue?.path.join('.') || 'the file'}: ${issue?.message ?? ''}.`);
    }
    const { allow, ask, deny, ...others } = parsed.data.permissions;
    const place = places(text);
    const list = (behaviour, texts) => texts.map((rule) => ({ text: rule, where: `${CLAUDE_SETTINGS}${place(rule)}: ${behaviour}` }));
    return {
        rules: { allow: list('allow', allow), ask: list('ask', ask), deny: list('deny', deny) },
        warnings: Object.keys(others).map((key) => `${CLAUDE_SETTINGS}: permissions.${key} has no effect here.`),
    };
}
/** `:line` of a text in the file; nothing where it is spelled with escapes. */
function places(text) {
    return (rule) => {
        const at = text.indexOf(JSON.stringify(rule));
        return at === -1 ? '' : `:${text.slice(0, at).split('\n').length}`;
    };
}


/***/ }),

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
    'services',
    'env',
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

/***/ 6931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ folderPolicy)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _run_base_ref_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5450);
/* harmony import */ var _run_run_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8402);





/** The rules as a run on the repository in this folder would have them, were its files the base branch. */
async function folderPolicy(parts) {
    const workspace = rootOf((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(parts.folder));
    const read = (path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, path), 'utf8').catch(() => undefined);
    const base = await (0,_run_base_ref_js__WEBPACK_IMPORTED_MODULE_3__/* .readBaseRef */ .H)({ files: filesBelow(workspace, DEEP), read }, parts.config);
    const { policy, warnings, tryRules } = (0,_run_run_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .runPolicy */ .i)({ ...parts, base, workspace: parts.as ?? workspace });
    return { policy, base, warnings: [...warnings, ...(await tryRules())] };
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

/***/ 9633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mc: () => (/* binding */ INPUTS),
  Xg: () => (/* binding */ readConfig),
  Ft: () => (/* binding */ requireApiKey)
});

// EXTERNAL MODULE: ./lib/network/hosts.js
var hosts = __webpack_require__(1765);
// EXTERNAL MODULE: ./lib/network/services.js
var services = __webpack_require__(1668);
// EXTERNAL MODULE: ./lib/sandbox/given-variables.js
var given_variables = __webpack_require__(1098);
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
/** Undefined: nothing is said, `none`: no service. */
function serviceList(raw) {
    if (raw === '')
        return undefined;
    return raw.toLowerCase() === 'none' ? [] : (0,services/* parseServices */.En)(words(raw), SET_IT);
}
/** Undefined: nothing is said, `none`: no variable. A line with `=` is one entry, as values may have blanks. */
function variableList(raw) {
    if (raw === '')
        return undefined;
    if (raw.toLowerCase() === 'none')
        return [];
    const lines = raw.split(/\r?\n/).map((line) => line.trim());
    return (0,given_variables.parseVariables)(lines.flatMap((line) => (line.includes('=') ? [line] : words(line))), SET_IT);
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
    services: { default: '' },
    env: { default: '' },
    'allowed-bots': { default: '' },
    'base-branch': { default: '' },
    'branch-prefix': { default: 'greengate/' },
    'on-red': { default: 'keep' },
    judge: { default: '' },
    'judge-model': { default: '' },
    'judge-cost-usd': { default: '0.05' },
    'publish-check': { default: 'false' },
    'leave-workspace': { default: 'false' },
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
        services: parse('services', serviceList, undefined),
        env: parse('env', variableList, undefined),
        allowedBots: parse('allowed-bots', exactLogins, []),
        baseBranch: parse('base-branch', branchName, ''),
        branchPrefix: parse('branch-prefix', branchName, ''),
        onRed: parse('on-red', oneOf('keep', 'discard'), 'keep'),
        judge: parse('judge', yesNoOrNothing, undefined),
        judgeModel: text('judge-model'),
        judgeCostUsd: parse('judge-cost-usd', decimal(0.001, 100), 1),
        publishCheck: parse('publish-check', oneOf('true', 'false'), 'false') === 'true',
        leaveWorkspace: parse('leave-workspace', oneOf('true', 'false'), 'false') === 'true',
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
function defaultOf(name) {
    const value = INPUTS[name].default;
    return value.startsWith('${{') ? '' : value;
}


/***/ }),

/***/ 6927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ HOOK_EVENTS)
/* harmony export */ });
/** When hooks are asked, in the order of a run. Another event is a row here, in `HookCall` and in read-output.ts. */
const HOOK_EVENTS = [
    'SessionStart',
    'UserPromptSubmit',
    'PreToolUse',
    'PostToolUse',
    'PostToolBatch',
    'Stop',
    'SessionEnd',
];


/***/ }),

/***/ 3093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ namesOnly),
/* harmony export */   c: () => (/* binding */ matches)
/* harmony export */ });
/** A matcher made only of names: `Edit`, `Edit|Write`, `Edit, Write`. */
function namesOnly(matcher) {
    return /^[\w\- ,|]*$/.test(matcher);
}
/** Absent, empty and `*` mean all; names mean exactly these; anything else is a regular expression, not anchored. */
function matches(matcher, call) {
    const subject = subjectOf(call);
    if (matcher === undefined || matcher === '' || matcher === '*' || subject === undefined)
        return true;
    if (!namesOnly(matcher))
        return new RegExp(matcher).test(subject);
    return matcher.split(/[|,]/).some((name) => name.trim() === subject);
}
/** What a matcher is held against. */
function subjectOf(call) {
    switch (call.hook_event_name) {
        case 'PreToolUse':
        case 'PostToolUse':
            return call.tool_name;
        case 'SessionStart':
            return call.source;
        case 'SessionEnd':
            return call.reason;
        case 'UserPromptSubmit':
        case 'PostToolBatch':
        case 'Stop':
            return undefined;
    }
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

/***/ 8148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ isLocalAddress),
/* harmony export */   i: () => (/* binding */ isPublicAddress)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7030);

/** Whether an address is somewhere on the internet: not this machine, its network, or what a cloud keeps for its machines. */
function isPublicAddress(address) {
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(address))
        return !RESERVED.check(address, 'ipv4');
    // Of IPv6 only what is given out, without the ranges that have another address inside.
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(address) && GIVEN_OUT.check(address, 'ipv6') && !RESERVED.check(address, 'ipv6');
}
/** Whether an address is of this machine, or of a private network such as that of service containers. */
function isLocalAddress(address) {
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(address) ? NEAR.check(address, 'ipv4') : (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(address) && NEAR.check(address, 'ipv6');
}
const NEAR = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
NEAR.addSubnet('127.0.0.0', 8, 'ipv4');
NEAR.addSubnet('10.0.0.0', 8, 'ipv4');
NEAR.addSubnet('172.16.0.0', 12, 'ipv4');
NEAR.addSubnet('192.168.0.0', 16, 'ipv4');
NEAR.addAddress('::1', 'ipv6');
NEAR.addSubnet('fc00::', 7, 'ipv6');
const GIVEN_OUT = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
GIVEN_OUT.addSubnet('2000::', 3, 'ipv6');
const RESERVED = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
for (const [net, bits] of [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
    // Azure, on which hosted runners are, answers its machines here.
    ['168.63.129.16', 32],
]) {
    RESERVED.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
]) {
    RESERVED.addSubnet(net, bits, 'ipv6');
}


/***/ }),

/***/ 1668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   En: () => (/* binding */ parseServices),
/* harmony export */   np: () => (/* binding */ resolveHere),
/* harmony export */   uS: () => (/* binding */ createServiceDoor)
/* harmony export */ });
/* harmony import */ var node_dns_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1553);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7030);
/* harmony import */ var _hosts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1765);
/* harmony import */ var _public_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8148);




/** Reads a list of `host:port`. Throws an Error that says what an entry must look like, and `remedy`. */
function parseServices(entries, remedy = '') {
    return entries.map((entry) => {
        const { name = '', digits = '' } = /^(?<name>.+):(?<digits>\d{1,5})$/s.exec(entry)?.groups ?? {};
        const host = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(name) === 4 ? name : (0,_hosts_js__WEBPACK_IMPORTED_MODULE_3__/* .plainHost */ .jV)(name);
        const port = Number(digits);
        if (host === undefined || port < 1 || port > 65_535)
            throw new Error(`${WANTED}, got "${entry}". ${remedy}`.trim());
        return { host, port };
    });
}
const WANTED = 'takes "none" or names with a port, such as localhost:5432 or redis:6379, without scheme or path; an address has to be IPv4';
const resolveHere = (host) => (0,node_dns_promises__WEBPACK_IMPORTED_MODULE_0__.lookup)(host, { all: true });
const MOST_CONNECTIONS = 256;
const CONNECT_MS = 15_000;
/**
 * A server that carries each connection to one service, byte for byte. A name is looked up at each connection, and leads
 * to this machine or its own network only: hosts on the internet are the affair of the proxy.
 */
function createServiceDoor({ service, resolve, onUse }) {
    const called = `${service.host}:${service.port}`;
    const server = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.createServer)({ allowHalfOpen: true, pauseOnConnect: true }, (inside) => {
        inside.on('error', () => inside.destroy());
        void dial(service, resolve).then((outside) => {
            onUse(called);
            join(inside, outside);
        }, (error) => {
            onUse(called, error.message);
            inside.destroy();
        });
    });
    server.maxConnections = MOST_CONNECTIONS;
    return server;
}
async function dial({ host, port }, resolve) {
    const found = await resolve(host).catch(() => []);
    if (found.length === 0)
        throw new Error('the host was not found');
    const near = found.filter(({ address }) => (0,_public_address_js__WEBPACK_IMPORTED_MODULE_2__/* .isLocalAddress */ .M)(address));
    if (near.length === 0)
        throw new Error('the host is not on this machine or its own network');
    let failure = '';
    for (const { address } of near) {
        const socket = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.connect)({ host: address, port, allowHalfOpen: true });
        const outcome = await new Promise((resolve) => {
            socket
                .once('connect', () => resolve(''))
                .once('error', (error) => resolve(error.code ?? ''));
            socket.setTimeout(CONNECT_MS, () => resolve('ETIMEDOUT'));
        });
        if (outcome === '')
            return socket.setTimeout(0);
        failure = outcome;
        socket.on('error', () => { }).destroy();
    }
    throw new Error(failure === 'ECONNREFUSED' ? 'nothing listens there' : `the connection failed (${failure})`);
}
function join(inside, outside) {
    for (const [one, other] of [
        [inside, outside],
        [outside, inside],
    ]) {
        one.on('error', () => other.destroy());
        one.once('close', () => other.destroySoon());
        one.pipe(other);
    }
}


/***/ }),

/***/ 5450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ INSTRUCTION_FILES),
  H: () => (/* binding */ readBaseRef)
});

// EXTERNAL MODULE: ./lib/claude-settings.js
var claude_settings = __webpack_require__(8615);
// EXTERNAL MODULE: ./lib/config.js + 2 modules
var config = __webpack_require__(9633);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(6843);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(8532);
// EXTERNAL MODULE: ./lib/hooks/events.js
var events = __webpack_require__(6927);
// EXTERNAL MODULE: ./lib/hooks/match.js
var match = __webpack_require__(3093);
;// CONCATENATED MODULE: ./lib/hooks/settings.js



/** Events whose hooks can be chosen by a matcher, and by `if`. */
const WITH_MATCHER = ['SessionStart', 'PreToolUse', 'PostToolUse', 'SessionEnd'];
const WITH_RULE = ['PreToolUse', 'PostToolUse'];
const MOST_SECONDS = 600;
const command = schemas/* strictObject */.rej({
    type: schemas/* literal */.euz('command', { error: 'only hooks of type "command" are supported' }),
    command: schemas/* string */.YjP().refine((text) => text.trim() !== '' && !text.includes('\0'), 'must be a command line'),
    timeout: schemas/* number */.aig().positive().max(MOST_SECONDS).optional(),
    if: schemas/* string */.YjP().min(1).optional(),
    onFailure: schemas/* enum */.k5n(['block', 'allow']).optional(),
});
function groupsOf(event) {
    const matcher = WITH_MATCHER.includes(event)
        ? schemas/* string */.YjP().superRefine((text, context) => {
            const problem = regexProblem(text);
            if (problem !== undefined)
                context.addIssue({ code: 'custom', message: problem });
        })
        : schemas/* literal */.euz(['', '*'], { error: `a ${event} hook takes no matcher` });
    const hook = WITH_RULE.includes(event)
        ? command
        : command.refine((one) => one.if === undefined, { path: ['if'], error: `a ${event} hook takes no "if"` });
    return schemas/* array */.YOg(schemas/* strictObject */.rej({ matcher: matcher.optional(), hooks: schemas/* array */.YOg(hook).min(1) })).optional();
}
function regexProblem(matcher) {
    if (matcher === '*' || (0,match/* namesOnly */.$)(matcher))
        return undefined;
    try {
        new RegExp(matcher);
        return undefined;
    }
    catch {
        return `${JSON.stringify(matcher)} is neither a list of names (Edit|Write) nor a regular expression`;
    }
}
/** The `hooks:` of the settings file: by event, who is asked about what. */
const hookSettings = schemas/* strictObject */.rej({
    SessionStart: groupsOf('SessionStart'),
    UserPromptSubmit: groupsOf('UserPromptSubmit'),
    PreToolUse: groupsOf('PreToolUse'),
    PostToolUse: groupsOf('PostToolUse'),
    PostToolBatch: groupsOf('PostToolBatch'),
    Stop: groupsOf('Stop'),
    SessionEnd: groupsOf('SessionEnd'),
});
/** What may stand at each place of the settings, for messages. */
const KNOWN_HOOK_KEYS = {
    events: events/* HOOK_EVENTS */.C.join(', '),
    group: 'matcher, hooks',
    hook: Object.keys(command.shape).join(', '),
};

// EXTERNAL MODULE: ./lib/network/hosts.js
var hosts = __webpack_require__(1765);
// EXTERNAL MODULE: ./lib/network/services.js
var services = __webpack_require__(1668);
// EXTERNAL MODULE: ./lib/sandbox/given-variables.js
var given_variables = __webpack_require__(1098);
;// CONCATENATED MODULE: ./lib/config-file.js







const examples = schemas/* array */.YOg(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())])).default([]);
const rule = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* strictObject */.rej({ rule: schemas/* string */.YjP(), match: examples, 'no-match': examples })], {
    error: 'a rule is a text, or has rule, match and no-match, which are a text and two lists of examples',
});
const rules = schemas/* array */.YOg(rule).default([]);
/** A list of texts that is read as an input of the same name is. */
function listOf(parse) {
    return schemas/* array */.YOg(schemas/* string */.YjP())
        .transform((entries, context) => {
        try {
            return parse(entries);
        }
        catch (error) {
            context.addIssue({ code: 'custom', message: (0,errors/* messageOf */.b)(error) });
            return core/* NEVER */.tm;
        }
    })
        .default([]);
}
const schema = schemas/* strictObject */.rej({
    permissions: schemas/* strictObject */.rej({ allow: rules, ask: rules, deny: rules }).prefault({}),
    'claude-settings': schemas/* boolean */.zMY().default(false),
    tests: schemas/* strictObject */.rej({
        command: schemas/* string */.YjP().optional(),
        setup: schemas/* string */.YjP().optional(),
        timeout: schemas/* number */.aig().positive().optional(),
        policy: schemas/* enum */.k5n(['no-new-failures', 'all-green']).optional(),
        flaky: schemas/* enum */.k5n(['pass', 'fail']).optional(),
        protect: schemas/* array */.YOg(schemas/* string */.YjP().min(1)).default([]),
        'max-file-mb': schemas/* number */.aig().positive().optional(),
        judge: schemas/* boolean */.zMY().default(false),
    })
        .prefault({}),
    checks: schemas/* record */.g1P(schemas/* string */.YjP().min(1).max(60), schemas/* string */.YjP().min(1)).default({}),
    hooks: hookSettings.default({}),
    network: listOf(hosts/* parseHosts */.tB),
    'setup-network': listOf(hosts/* parseHosts */.tB),
    services: listOf(services/* parseServices */.En),
    env: listOf(given_variables.parseVariables),
    tasks: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).default({}),
    instructions: schemas/* string */.YjP().default(''),
});
const EMPTY_CONFIG_FILE = { ...schema.parse({}), permissions: { allow: [], ask: [], deny: [] } };
/** Parses the file. Unknown keys and wrong values are refused with their line. */
function parseConfigFile(path, text) {
    const counter = new dist.LineCounter();
    const document = (0,dist.parseDocument)(text, { lineCounter: counter, prettyErrors: false });
    const syntax = document.errors[0];
    if (syntax !== undefined) {
        throw new errors/* UserError */.y(`${path}:${counter.linePos(syntax.pos[0]).line}: not valid YAML: ${syntax.message}`);
    }
    const parsed = schema.safeParse(toPlain(document, path) ?? {});
    if (parsed.success) {
        const { permissions } = parsed.data;
        const list = (behaviour) => permissions[behaviour].map((one, at) => {
            const where = `${path}:${lineOf(document, counter, ['permissions', behaviour, at])}: ${behaviour}`;
            if (typeof one === 'string')
                return { text: one, where };
            return { text: one.rule, where, match: one.match, noMatch: one['no-match'] };
        });
        return { ...parsed.data, permissions: { allow: list('allow'), ask: list('ask'), deny: list('deny') } };
    }
    const messages = parsed.error.issues.map((issue) => {
        const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
        const place = unknown === undefined ? issue.path : [...issue.path, unknown];
        const line = lineOf(document, counter, place);
        return unknown === undefined
            ? `${path}:${line}: ${place.join('.') || 'the file'}: ${issue.message}.`
            : `${path}:${line}: unknown key "${place.join('.')}". Known here: ${knownKeys(issue.path)}.`;
    });
    throw new errors/* UserError */.y(messages.join('\n'));
}
function toPlain(document, path) {
    try {
        return document.toJS({ maxAliasCount: 20 });
    }
    catch (error) {
        throw new errors/* UserError */.y(`${path}: ${(0,errors/* messageOf */.b)(error)}.`);
    }
}
function knownKeys(path) {
    const KNOWN = {
        '': Object.keys(schema.shape).join(', '),
        permissions: 'allow, ask, deny',
        tests: 'command, setup, timeout, policy, flaky, protect, max-file-mb, judge',
        checks: 'any name',
        hooks: KNOWN_HOOK_KEYS.events,
    };
    const [top, , group, , hook] = path;
    if (top === 'hooks' && group !== undefined)
        return hook === undefined ? KNOWN_HOOK_KEYS.group : KNOWN_HOOK_KEYS.hook;
    if (top === 'permissions' && path.length === 3)
        return 'rule, match, no-match';
    return KNOWN[path.join('.')] ?? 'none';
}
/** The line of the key at this path, or of the deepest part of it that exists. */
function lineOf(document, counter, path) {
    let node = document.contents;
    let line = 1;
    for (const step of path) {
        if ((0,dist.isSeq)(node) && typeof step === 'number') {
            const item = node.items[step];
            if ((0,dist.isNode)(item))
                line = counter.linePos(item.range?.[0] ?? 0).line;
            node = item;
            continue;
        }
        if (!(0,dist.isMap)(node))
            break;
        const pair = node.items.find((item) => (0,dist.isScalar)(item.key) && item.key.value === step);
        if (pair === undefined || !(0,dist.isScalar)(pair.key))
            break;
        line = counter.linePos(pair.key.range?.[0] ?? 0).line;
        node = pair.value;
    }
    return line;
}

// EXTERNAL MODULE: ./lib/sandbox/system-program.js
var system_program = __webpack_require__(9823);
;// CONCATENATED MODULE: ./lib/run/base-ref.js





const INSTRUCTION_FILES = ['AGENTS.md', 'CLAUDE.md'];
async function readBaseRef(tree, config) {
    const [configFile, instructionFiles] = await Promise.all([readConfigFile(tree, config), readInstructions(tree)]);
    const [tests, claude] = await Promise.all([
        testSettings(tree, config, configFile),
        readClaudeSettings(tree, config.claudeSettings ?? configFile['claude-settings']),
    ]);
    const list = (behaviour) => [...configFile.permissions[behaviour], ...claude.rules[behaviour]];
    const rules = { allow: list('allow'), ask: list('ask'), deny: list('deny') };
    return { files: tree.files, configFile, instructionFiles, tests, rules, warnings: claude.warnings };
}
async function readClaudeSettings(tree, wanted) {
    const none = { rules: { allow: [], ask: [], deny: [] }, warnings: [] };
    if (!wanted)
        return none;
    const text = tree.files.includes(claude_settings/* CLAUDE_SETTINGS */.r) ? await tree.read(claude_settings/* CLAUDE_SETTINGS */.r) : undefined;
    if (text !== undefined)
        return (0,claude_settings/* parseClaudeSettings */.v)(text);
    return { ...none, warnings: [`claude-settings is true, but there is no ${claude_settings/* CLAUDE_SETTINGS */.r} on the base branch.`] };
}
async function readConfigFile(tree, { configPath }) {
    if (configPath !== config/* INPUTS */.mc.config.default && !tree.files.includes(configPath)) {
        throw new errors/* UserError */.y(`config: there is no file "${configPath}" on the base branch. Correct the path, or leave the input out.`);
    }
    const text = tree.files.includes(configPath) ? await tree.read(configPath) : undefined;
    return text === undefined ? EMPTY_CONFIG_FILE : parseConfigFile(configPath, text);
}
async function readInstructions(tree) {
    const found = INSTRUCTION_FILES.filter((path) => tree.files.includes(path));
    const texts = await Promise.all(found.map(async (path) => ({ path, text: (await tree.read(path)) ?? '' })));
    // Many repositories keep both names for the same text.
    return texts.filter(({ text }, at) => text.trim() !== '' && texts.findIndex((other) => other.text === text) === at);
}
async function testSettings(tree, config, file) {
    if (config.testCommand !== '')
        return { command: config.testCommand, why: 'set by test-command', others: [] };
    const own = file.tests.command?.trim() ?? '';
    if (own !== '')
        return { command: own, why: `set in ${config.configPath}`, others: [] };
    // All that is known of languages comes with it: loaded only where nobody says the command.
    const { detectTests } = await Promise.all(/* import() */[__webpack_require__.e(6910), __webpack_require__.e(2110)]).then(__webpack_require__.bind(__webpack_require__, 2110));
    const found = await detectTests(tree);
    if (found === undefined)
        return { command: undefined, why: 'none found', others: [] };
    return {
        command: inThisSystem(found.command),
        why: `found as ${found.why}`,
        others: found.candidates,
        ...(found.setup === undefined ? {} : { setup: found.setup }),
    };
}
/** Some systems have no `python` beside `python3`; where there are both they are the same. */
function inThisSystem(command) {
    if ((0,system_program/* systemProgram */.CA)('python') !== undefined || (0,system_program/* systemProgram */.CA)('python3') === undefined)
        return command;
    return command.replace(/(^|&& |\()python /g, '$1python3 ');
}


/***/ }),

/***/ 9823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ systemProgram),
/* harmony export */   TV: () => (/* binding */ isExecutable),
/* harmony export */   sg: () => (/* binding */ SYSTEM_PATH)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


const SYSTEM_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/**
 * A program of the system by its absolute path. The search path of commands is not asked: it may lead into the
 * workspace, and what is started here is not yet in the sandbox.
 */
function systemProgram(name) {
    return SYSTEM_PATH.split(':')
        .map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))
        .find(isExecutable);
}
function isExecutable(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
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


/***/ }),

/***/ 4586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ globPattern)
/* harmony export */ });
/** A test for paths relative to the searched directory: `*` and `?` stay in a name, `**` crosses them, `{a,b}` either. */
function globPattern(pattern) {
    return new RegExp(`^${translate(pattern.replace(/^\.\//, ''))}$`, 'u');
}
function translate(pattern) {
    let out = '';
    let depth = 0;
    for (let at = 0; at < pattern.length; at += 1) {
        const char = pattern.charAt(at);
        if (pattern.startsWith('**/', at) && (at === 0 || pattern[at - 1] === '/')) {
            out += '(?:[^/]+/)*';
            at += 2;
        }
        else if (pattern.startsWith('**', at)) {
            out += '.*';
            at += 1;
        }
        else if (char === '*')
            out += '[^/]*';
        else if (char === '?')
            out += '[^/]';
        else if (char === '{' && pattern.includes('}', at)) {
            out += '(?:';
            depth += 1;
        }
        else if (char === '}' && depth > 0) {
            out += ')';
            depth -= 1;
        }
        else if (char === ',' && depth > 0)
            out += '|';
        else
            out += char.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
    }
    return out + ')'.repeat(depth);
}


/***/ })

};
