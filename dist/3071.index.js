export const id = 3071;
export const ids = [3071];
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

/***/ 3071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gateReadResults: () => (/* binding */ gateReadResults),
/* harmony export */   judgeOutput: () => (/* binding */ judgeOutput)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(452);
/* harmony import */ var _stop_judge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1227);
/* harmony import */ var _stop_plain_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2966);
/* harmony import */ var _stop_read_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7029);
/* harmony import */ var _stop_read_results_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3991);
/* harmony import */ var _ecosystems_reading_reading_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3522);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3814);








const USAGE = 'node dist/index.js gate read-results OUTPUT --exit CODE --command "npm test" [--report FILE] [--json]';
/** Says what the gate reads in an output that was kept: counts, what failed, and the verdict. */
const gateReadResults = async (args) => {
    const given = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_5__/* .parseArguments */ .W)(args, {
        flags: { exit: 'string', command: 'string', report: 'string' },
        positionals: 1,
    });
    const [path] = given.positionals;
    const { exit, command = '', report } = given.own;
    if (path === undefined || typeof exit !== 'string' || !/^\d+$/.test(exit)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .y(`gate read-results needs a file and the exit code as a number.\n\n  ${USAGE}`);
    }
    const answer = judgeOutput({
        output: await read(path),
        exitCode: Number(exit),
        command: String(command),
        reports: typeof report === 'string' ? [await read(report)] : [],
    });
    console.log(given.json ? JSON.stringify(answer) : inWords(answer));
    return 0;
};
function judgeOutput(recorded) {
    const output = (0,_stop_plain_text_js__WEBPACK_IMPORTED_MODULE_7__/* .plainText */ .w)(recorded.output);
    const { command, exitCode, reports = [] } = recorded;
    const readings = reports.flatMap((text) => (0,_stop_read_report_js__WEBPACK_IMPORTED_MODULE_2__/* .readReport */ .t)(text) ?? []);
    const results = (0,_stop_read_results_js__WEBPACK_IMPORTED_MODULE_3__/* .readResults */ .x)({ output, command, exitCode, reports: readings });
    const verdict = (0,_stop_judge_js__WEBPACK_IMPORTED_MODULE_1__/* .endOf */ .pJ)({ exitCode, signal: null, output, command, results });
    return { verdict, counts: results.counts ?? guess(results, verdict), failures: results.failed };
}
/** What is certain although nobody summed up: null is what is not known. */
function guess({ cases, fine }, verdict) {
    if (verdict === 'none-run' || verdict === 'error')
        return _ecosystems_reading_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .NOTHING */ .K$;
    if (fine)
        return { passed: null, failed: 0, skipped: null, errors: 0 };
    const passed = cases.filter(({ status }) => status === 'passed').length;
    return passed === 0 ? null : { passed, failed: null, skipped: null, errors: null };
}
async function read(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .y(`Cannot read "${path}": ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .messageOf */ .b)(error)}`);
    }
}
function inWords({ verdict, counts, failures }) {
    const sums = counts === null
        ? 'no counts found'
        : Object.entries(counts)
            .map(([kind, number]) => `${number ?? 'unknown'} ${kind}`)
            .join(', ');
    return [`${verdict}: ${sums}`, ...failures.map(({ name }) => `- ${name}`)].join('\n');
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


/***/ })

};
