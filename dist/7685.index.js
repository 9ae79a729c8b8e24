export const id = 7685;
export const ids = [7685];
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

/***/ 7685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gateVerify: () => (/* binding */ gateVerify)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
/* harmony import */ var _report_verdict_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9969);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3814);
/* harmony import */ var _gate_exit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(340);





/** Holds the file of a verdict against the commit that somebody is about to use. */
const gateVerify = async (args) => {
    const { own, positionals, json } = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_2__/* .parseArguments */ .W)(args, { flags: { sha: 'string' }, positionals: 1 });
    const [path] = positionals;
    const sha = own['sha'];
    if (path === undefined || typeof sha !== 'string') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y('Name the file and the commit: gate verify greengate-verdict.json --sha SHA.');
    }
    const record = await readRecord(path);
    if (record.sha !== sha) {
        const what = record.sha === undefined ? 'no commit but plain folders' : record.sha;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`${path} speaks of ${what}, not of ${sha}. Take the verdict of the run that judged that commit.`);
    }
    console.log(json ? JSON.stringify({ sha, opens: record.opens, verdict: record.verdict }) : inWords(record));
    return (0,_gate_exit_js__WEBPACK_IMPORTED_MODULE_3__/* .gateExit */ .k)(record);
};
function inWords({ opens, verdict, reason, sha }) {
    return `${opens ? 'Open' : 'Shut'} for ${sha}: ${verdict}. ${reason}`;
}
async function readRecord(path) {
    const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8').catch((error) => {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`${path} cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .b)(error)}.`);
    });
    const parsed = _report_verdict_record_js__WEBPACK_IMPORTED_MODULE_1__/* .VERDICT_RECORD */ .wu.safeParse(parseJson(text));
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`${path} is no verdict of this format: ${issue?.path.join('.') || 'the file'}: ${issue?.message}.`);
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
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

/***/ 9969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hl: () => (/* binding */ RECORD_VERSION),
/* harmony export */   wu: () => (/* binding */ VERDICT_RECORD)
/* harmony export */ });
/* unused harmony export verdictSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6843);

/** Raised when a field changes its meaning or goes; new fields leave it as it is. */
const RECORD_VERSION = 1;
const sha = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/);
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nonnegative();
const named = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Full name of the test, as its runner gives it.'),
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
const run = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['passed', 'failed', 'no-tests', 'timed-out', 'error']),
    exitCode: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nullable(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(),
    counts: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ passed: count, failed: count, skipped: count, errors: count })
        .nullable()
        .describe('Null where the output tells none.'),
    failed: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(named).describe('As far as the output names them.'),
});
const finding = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().positive().optional(),
    test: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    what: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('One sentence.'),
    declaredBy: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('The words of the request that asked for it.'),
});
/** The gate's verdict as other programs read it: what `--json` prints, and the file that another job can verify. */
const VERDICT_RECORD = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    greengate: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(RECORD_VERSION).describe('Version of this format.'),
    verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
        'passed',
        'failed',
        'known_failures',
        'flaky',
        'timed_out',
        'gate_error',
        'no_tests',
        'tampered',
        'unchanged',
    ]),
    opens: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().describe('May the change be pushed, or merged? Says more than the verdict: settings can excuse.'),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Why, in a sentence or two.'),
    repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().describe('owner/name.'),
    pullRequest: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().positive().optional(),
    sha: sha.optional().describe('The commit that was judged. Absent for plain folders.'),
    merge: sha.optional().describe('The merge of that commit with its base, where it is the merge that was judged.'),
    base: sha.optional().describe('The commit it was judged against.'),
    tree: sha.describe('The git tree that was judged.'),
    startTree: sha.describe('The git tree it was judged against.'),
    command: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().describe('The test command. Null when none was given and none found.'),
    tests: run.nullable().describe('The run on the judged tree. Null when nothing was run.'),
    tamper: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['clean', 'declared', 'suspicious']),
        findings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(finding).describe('What keeps the gate shut, and what the request asked for.'),
        worthALook: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(finding).optional().describe('What a reviewer wants to see, and what keeps nothing shut.'),
        originals: run.nullable().describe('The tests of the start tree on the new code. Null when they were not run.'),
        judge: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
            opinion: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['fine', 'suspicious', 'none']),
            why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            costUsd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(),
        })
            .optional()
            .describe('What the model judge said. Absent where it was not asked; none: no answer, and no influence.'),
    }),
    baseline: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        run,
        known: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).describe('Failures that stood there before.'),
        fresh: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).describe('Failures that did not.'),
    })
        .nullable()
        .describe('The same command on the start tree. Null when it was not needed.'),
    flaky: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).describe('Tests that failed and then passed on the same tree.'),
    fix: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        onStart: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['fails', 'passes', 'unknown']),
        failing: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    })
        .nullable()
        .describe('New and changed tests on the start tree: those that fail there prove the fix.'),
    checks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        command: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        state: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['passed', 'failed', 'known', 'timed-out', 'error']),
        exitCode: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nullable(),
        durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(),
    })),
    leftovers: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().positive().optional(),
        what: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    })),
});
/** The format as JSON Schema, for programs that are not ours. */
function verdictSchema() {
    return z.toJSONSchema(VERDICT_RECORD);
}


/***/ })

};
