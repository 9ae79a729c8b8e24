export const id = 3575;
export const ids = [3575,2110];
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

/***/ 3575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   detectIn: () => (/* binding */ detectIn),
/* harmony export */   gateDetect: () => (/* binding */ gateDetect)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
/* harmony import */ var _stop_detect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2110);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3814);





/** Says which command the gate would run for a folder, why, and what has to be done before. */
const gateDetect = async (args) => {
    const given = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_3__/* .parseArguments */ .W)(args, { flags: { dir: 'string' } });
    const dir = typeof given.own['dir'] === 'string' ? given.own['dir'] : '.';
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(dir))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`gate detect: there is no folder "${dir}". Correct --dir.`);
    const answer = await detectIn(treeBelow(dir));
    console.log(given.json ? JSON.stringify(answer) : inWords(answer));
    return 0;
};
async function detectIn(tree) {
    const found = await (0,_stop_detect_js__WEBPACK_IMPORTED_MODULE_2__.detectTests)(tree);
    if (found === undefined)
        return { test: null, setup: null, candidates: [] };
    const { local, why, candidates, localSetup } = found;
    const cwd = local.dir === '' ? '.' : local.dir;
    return {
        test: { command: local.command, cwd, why },
        setup: localSetup === undefined ? null : { command: localSetup.command, cwd, why: localSetup.why },
        candidates,
    };
}
const DEEP = 8;
const UNSEEN = new Set(['.git', 'node_modules']);
function treeBelow(root) {
    const files = [];
    const list = (folder, depth) => {
        for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, folder), { withFileTypes: true })) {
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (entry.isDirectory() && depth > 0 && !UNSEEN.has(entry.name))
                list(path, depth - 1);
            else if (!entry.isDirectory())
                files.push(path);
        }
    };
    list('', DEEP);
    return { files, read: (path) => Promise.resolve((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), 'utf8')) };
}
function inWords({ test, setup, candidates }) {
    if (test === null)
        return 'No tests found.';
    const place = test.cwd === '.' ? '' : ` in ${test.cwd}`;
    return [
        `Tests: ${test.command}${place} (${test.why})`,
        setup === null ? 'Setup: none' : `Setup: ${setup.command}${place} (${setup.why})`,
        ...candidates.map((command) => `Other: ${command}`),
    ].join('\n');
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

/***/ 2110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  detectTests: () => (/* binding */ detectTests)
});

// EXTERNAL MODULE: ./lib/ecosystems/index.js + 68 modules
var ecosystems = __webpack_require__(6910);
// EXTERNAL MODULE: ./lib/ecosystems/look.js
var look = __webpack_require__(6290);
// EXTERNAL MODULE: ./lib/ecosystems/from-rows.js
var from_rows = __webpack_require__(2067);
;// CONCATENATED MODULE: ./lib/ecosystems/script.js

const SCRIPT = /^(?:tests?\/)?(?:run[-_]?)?(?:all[-_]?)?tests?\.sh$/;
/** Asked only when nothing else is found: a script may test anything. */
const script = {
    name: 'script',
    marker: from_rows/* NOWHERE */.J,
    ...(0,from_rows/* fromRows */.G)([
        { files: SCRIPT, holds: /^#!.*\bbash\b/, command: 'bash {}' },
        { files: SCRIPT, holds: /./, command: 'sh {}' },
    ]),
};

;// CONCATENATED MODULE: ./lib/ecosystems/task-files.js
/** Makefile, justfile, Taskfile: a project's own words for "run the tests", whatever language it is in. */
const taskFiles = {
    name: 'task file',
    marker: /^(?:GNUmakefile|makefile|Makefile|justfile|Justfile|\.justfile|Taskfile\.ya?ml)$/,
    async detect(look) {
        return [...(await fromMake(look)), ...(await fromJust(look)), ...(await fromTask(look))];
    },
};
async function fromMake(look) {
    const name = ['GNUmakefile', 'makefile', 'Makefile'].find((path) => look.has(path));
    if (name === undefined)
        return [];
    let text = await look.read(name);
    for (const [, path] of text.matchAll(/^-?include +(\S+)$/gm))
        text += `\n${await look.read(path ?? '')}`;
    const target = ['test', 'check', 'tests', 'unittest', 'unit-test', 'test-unit', 'run-tests'].find((one) => runsSomething(text, one));
    return target === undefined ? [] : [{ command: `make ${target}`, why: `target "${target}" in ${name}` }];
}
/** A target that only compiles a file of its own name is no test run. */
function runsSomething(makefile, target) {
    const [, before, recipe = ''] = new RegExp(`^${target}\\s*::?(?!=)([^\\n]*)\\n((?:(?:\\t[^\\n]*)?\\n)*(?:\\t[^\\n]*)?)`, 'm').exec(`${makefile}\n`) ?? [];
    if (before === undefined)
        return false;
    const phony = new RegExp(`^\\.PHONY\\s*:.*\\b${target}\\b`, 'm').test(makefile);
    const builds = new RegExp(`-o\\s+(?:${target}\\b|\\$@)`).test(recipe) ||
        (recipe.trim() === '' && new RegExp(`\\b${target}\\.(?:c|o|cc|cpp)\\b`).test(before));
    return phony || !builds || new RegExp(`\\./${target}\\b`).test(recipe);
}
async function fromJust(look) {
    const name = ['justfile', 'Justfile', '.justfile'].find((path) => look.has(path));
    const recipe = name === undefined ? null : /^@?(test|check)\b[^:=\n]*:(?!=)/m.exec(await look.read(name));
    return recipe === null ? [] : [{ command: `just ${recipe[1] ?? 'test'}`, why: `recipe in ${name ?? 'justfile'}` }];
}
async function fromTask(look) {
    const name = ['Taskfile.yml', 'Taskfile.yaml'].find((path) => look.has(path));
    if (name === undefined || !/^ {2,4}test:/m.test(await look.read(name)))
        return [];
    return [{ command: 'task test', why: `task "test" in ${name}` }];
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./lib/stop/detect/ci.js


const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;
/** Other services: whatever stands there under `script`, `run` or `command` is run for each change. */
const OTHERS = /^(?:\.gitlab-ci\.yml|\.travis\.yml|\.circleci\/config\.yml|azure-pipelines\.yml|bitbucket-pipelines\.yml|\.cirrus\.yml)$/;
const MOST_FILES = 20;
/** Single commands of the workflows that judge changes; what needs values of the CI itself is left out. */
async function ciCommands(tree) {
    const files = tree.files.filter((path) => WORKFLOW.test(path) || OTHERS.test(path)).slice(0, MOST_FILES);
    const found = [];
    for (const file of files) {
        const document = read((await tree.read(file)) ?? '');
        const steps = OTHERS.test(file) ? stepsIn(document) : workflowSteps(document);
        for (const step of steps)
            for (const { command, dir } of commandsOf(step))
                found.push({ command, dir, file });
    }
    return found;
}
/** The first command that calls the runner of this ecosystem in this folder, for all of its tests. */
function calledInCi({ inCi }, folder, commands) {
    return commands.find(({ command, dir }) => dir === folder && inCi?.(command) === true);
}
function testedFolders(commands) {
    return new Set(commands.filter(({ command }) => /\btest\b|pytest/.test(command)).map(({ dir }) => dir));
}
function read(text) {
    try {
        return (0,dist.parse)(text, { logLevel: 'silent' });
    }
    catch {
        // A broken workflow is no hint; it is for others to complain.
        return undefined;
    }
}
function workflowSteps(document) {
    const triggers = JSON.stringify(field(document, 'on') ?? '');
    if (!/"(?:push|pull_request|merge_group)"/.test(triggers))
        return [];
    return Object.values(field(document, 'jobs') ?? {}).flatMap((job) => {
        const home = ci_text(field(field(field(job, 'defaults'), 'run'), 'working-directory'));
        const steps = field(job, 'steps');
        if (!Array.isArray(steps))
            return [];
        return steps.map((step) => ({
            run: ci_text(field(step, 'run')),
            dir: (ci_text(field(step, 'working-directory')) || home).replace(/^\.\/|\/$/g, ''),
        }));
    });
}
function stepsIn(value, depth = 0) {
    if (depth > 12 || typeof value !== 'object' || value === null)
        return [];
    return Object.entries(value).flatMap(([key, below]) => {
        if (!/^(?:script|run|command|test_script)$/.test(key))
            return stepsIn(below, depth + 1);
        const lines = Array.isArray(below) ? below : [below];
        const own = lines.flatMap((line) => (typeof line === 'string' ? [{ run: line, dir: '' }] : []));
        return own.length > 0 ? own : stepsIn(below, depth + 1);
    });
}
/** The single commands of one step, each with the folder that the lines before it have gone to. */
function commandsOf({ run, dir }) {
    const lines = run.replace(/\\\n\s*/g, ' ').split('\n');
    const found = [];
    let here = dir;
    for (const line of lines.map((text) => text.trim())) {
        const [, folder, rest = ''] = /^(?:cd|pushd) ([\w./-]+)(?: *(?:&&|;) *(.*))?$/.exec(line) ?? [];
        if (folder !== undefined)
            here = here === undefined ? undefined : below(here, folder);
        else if (/^(?:cd|pushd|popd)\b/.test(line))
            here = undefined;
        const command = folder === undefined ? line : rest;
        // What needs a shell, or a folder that is not known, is no hint.
        if (here !== undefined && command !== '' && !/[#$|&;<>`]/.test(command))
            found.push({ command, dir: here });
    }
    return found;
}
/** Undefined outside of the tree. */
function below(dir, folder) {
    const path = external_node_path_.posix.normalize(external_node_path_.posix.join('/', dir, folder)).replace(/^\/|\/$/g, '');
    const climbs = external_node_path_.posix.normalize(external_node_path_.posix.join(dir === '' ? '.' : dir, folder)).startsWith('..');
    return climbs || folder.startsWith('/') ? undefined : path;
}
function field(value, name) {
    return typeof value === 'object' && value !== null ? value[name] : undefined;
}
function ci_text(value) {
    return typeof value === 'string' ? value : '';
}

// EXTERNAL MODULE: ./lib/stop/detect/setup.js
var detect_setup = __webpack_require__(2631);
;// CONCATENATED MODULE: ./lib/stop/detect.js






const DETECTORS = ecosystems/* ECOSYSTEMS */.S.flatMap((ecosystem) => ecosystem.detect === undefined ? [] : [ecosystem]);
/**
 * Finds the command that runs all tests of a repository, or undefined when there is nothing to run. A task file that
 * wraps several languages is more complete than any of them; otherwise the language's own command is the surer one.
 */
async function detectTests(tree) {
    const ci = await ciCommands(tree);
    const parts = visitedByCi(await findParts(tree, ci), ci);
    const tasks = await taskFiles.detect(new look/* Look */.yx(tree));
    const [task] = tasks;
    const wraps = task !== undefined && (parts.length !== 1 || parts[0]?.dir !== '');
    const chosen = wraps ? { ...task, others: [] } : (joined(parts) ?? (await lastResort(tree)));
    if (chosen === undefined)
        return undefined;
    const [only] = parts;
    const lonely = !wraps && parts.length === 1 && only !== undefined;
    const setup = (0,detect_setup/* joinedSetup */.z)(parts);
    const all = [...chosen.others, ...parts.map(inFolder), ...tasks.map(({ command }) => command)];
    const candidates = [...new Set(all)].filter((command) => command !== chosen.command);
    return {
        command: chosen.command,
        local: lonely ? { command: only.command, dir: only.dir } : { command: chosen.command, dir: '' },
        why: chosen.why,
        candidates,
        ...(setup === undefined ? {} : { setup }),
        ...(lonely && only.setup !== undefined
            ? { localSetup: only.setup }
            : setup === undefined
                ? {}
                : { localSetup: setup }),
    };
}
async function lastResort(tree) {
    const part = await detectIn(script, new look/* Look */.yx(tree), '');
    return part === undefined ? undefined : joined([part]);
}
/** One part for each language at the root, and for each that is only found in a folder of its own. */
async function findParts(tree, ci) {
    const parts = [];
    for (const ecosystem of DETECTORS) {
        const dirs = projectFolders(tree, ecosystem);
        // What lies below a project of the same kind is a part of it: a member of a workspace, a module.
        const isRoot = tree.files.some((path) => !path.includes('/') && ecosystem.marker.test(path));
        const atRoot = await detectIn(ecosystem, new look/* Look */.yx(tree, { hidden: isRoot ? [] : dirs, ci }), '');
        if (atRoot !== undefined) {
            parts.push(atRoot);
            continue;
        }
        for (const dir of dirs) {
            const nested = await detectIn(ecosystem, new look/* Look */.yx(tree, { dir, ci }), dir);
            if (nested !== undefined)
                parts.push(nested);
        }
    }
    return parts;
}
async function detectIn(ecosystem, look, dir) {
    const found = await ecosystem.detect(look);
    const [own] = found;
    if (own === undefined)
        return undefined;
    const called = calledInCi(ecosystem, dir, look.ci);
    const best = called === undefined || called.command === own.command ? own : asCalled(called);
    const others = found.map(({ command }) => command).filter((command) => command !== best.command);
    const setup = await ecosystem.setup?.(look, best.command);
    const part = { ...best, ecosystem: ecosystem.name, dir, others };
    return setup === undefined ? part : { ...part, setup };
}
function asCalled({ command, file }) {
    return { command, why: `as in ${file}` };
}
const DEEPEST = 2;
/** Folders below the root that are projects of this kind, outermost only. */
function projectFolders(tree, { marker }) {
    const dirs = tree.files.flatMap((path) => {
        const cut = path.lastIndexOf('/');
        const dir = path.slice(0, Math.max(0, cut));
        const deep = dir.split('/').length;
        return cut > 0 && deep <= DEEPEST && marker.test(path.slice(cut + 1)) && !look/* FOREIGN */.nY.test(path) && !dir.startsWith('.')
            ? [dir]
            : [];
    });
    const unique = [...new Set(dirs)].sort();
    return unique.filter((dir) => !unique.some((other) => dir.startsWith(`${other}/`)));
}
/** Of projects in folders, only those that CI goes to, if any. */
function visitedByCi(parts, commands) {
    const visited = testedFolders(commands);
    const kept = parts.every(({ dir }) => dir !== '') ? parts.filter(({ dir }) => visited.has(dir)) : [];
    return kept.length > 0 ? kept : parts;
}
function inFolder({ dir, command }) {
    return dir === '' ? command : `cd ${(0,look/* inShell */.wp)(dir)} && ${command}`;
}
function joined(parts) {
    const [first, ...rest] = parts;
    if (first === undefined)
        return undefined;
    const others = parts.flatMap((part) => part.others.map((command) => inFolder({ ...part, command })));
    if (rest.length === 0)
        return { command: inFolder(first), why: inWords(first), others };
    const commands = parts.map((part) => (part.dir === '' ? part.command : `(${inFolder(part)})`));
    return { command: commands.join(' && '), why: parts.map(inWords).join('; '), others };
}
function inWords({ ecosystem, why, dir }) {
    return `${ecosystem}: ${why}${dir === '' ? '' : ` in ${dir}`}`;
}


/***/ }),

/***/ 2631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ setupNeeded),
/* harmony export */   z: () => (/* binding */ joinedSetup)
/* harmony export */ });
/* harmony import */ var _ecosystems_look_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6290);

/** One command for all parts, each in its folder: requirement files are named from the root. */
function joinedSetup(parts) {
    const found = parts.flatMap(({ setup, dir }) => (setup === undefined ? [] : [inFolder(setup, dir)]));
    const [first, ...rest] = found;
    if (first === undefined || rest.length === 0)
        return first;
    return {
        command: found.map(({ command }) => command).join(' && '),
        why: found.map(({ why }) => why).join('; '),
        ...(found.every(({ offline }) => offline) ? { offline: true } : {}),
        provides: found.every(({ provides }) => provides.length > 0) ? found.flatMap(({ provides }) => provides) : [],
    };
}
function inFolder(setup, dir) {
    if (dir === '')
        return setup;
    const { command, why, provides } = setup;
    const named = /^pip install(?: -r \S+)+$/.test(command)
        ? command.replaceAll(' -r ', ` -r ${dir}/`)
        : `(cd ${(0,_ecosystems_look_js__WEBPACK_IMPORTED_MODULE_0__/* .inShell */ .wp)(dir)} && ${command})`;
    return { ...setup, command: named, why: `${why} in ${dir}`, provides: provides.map((path) => `${dir}/${path}`) };
}
/**
 * Must a setup that was only detected be run? Not where something that it makes is there already, made by a step of the
 * workflow or by an earlier run. `exists` is asked for paths below the workspace.
 */
async function setupNeeded(setup, exists) {
    for (const path of setup.provides)
        if (await exists(path))
            return false;
    return true;
}


/***/ })

};
