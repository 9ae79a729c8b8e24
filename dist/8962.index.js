export const id = 8962;
export const ids = [8962,9820,7042];
export const modules = {

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

/***/ 7042:
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

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./lib/text/packed.js

// What gzip and zlib begin with, in base64 (each of zlib's four levels) and in hex.
const BEGINS = /H4sI|e(?:J[w-z]|N[o-r]|A[E-H]|F[4-7])|1f ?8b ?08/gi;
const BASE64 = /[\w+/-]+(?:\r?\n[ \t>]*[\w+/-]+)*={0,2}/y;
const HEX = /[0-9a-f]+(?:[ :\r\n]{1,2}[0-9a-f]+\b)*/iy;
/** Fewer characters hold nothing. */
const SHORTEST = 20;
/** A word without end is looked into from a few of its places only, so that all stays linear. */
const TRIES = 4;
const MOST_BYTES = 8 * 1024 * 1024;
/** Data that was compressed by gzip or zlib and written in base64 or hex. Linear in the text. */
function packedIn(text) {
    const found = [];
    let behind = 0;
    let tries = 0;
    for (const { 0: mark, index } of text.matchAll(BEGINS)) {
        const isHex = mark.startsWith('1');
        // Letters of base64 have a case.
        if (!isHex && !/^(?:H4sI|e[JNAF])/.test(mark))
            continue;
        tries = index < behind ? tries + 1 : 1;
        if (tries > TRIES || index < (found.at(-1)?.end ?? 0))
            continue;
        const word = isHex ? HEX : BASE64;
        word.lastIndex = index;
        const written = word.exec(text)?.[0] ?? '';
        behind = Math.max(behind, index + written.length);
        if (written.length < SHORTEST)
            continue;
        const content = unpacked(bytesOf(written, isHex));
        if (content !== '')
            found.push({ start: index, end: index + written.length, content });
    }
    return found;
}
function bytesOf(written, isHex) {
    return isHex
        ? Buffer.from(written.replace(/[^0-9a-f]/gi, ''), 'hex')
        : Buffer.from(written.replace(/[^\w+/-]/g, ''), 'base64');
}
/** What came out as far as it goes: packed data may be cut off. Empty for anything else. */
function unpacked(bytes) {
    const options = { finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH, maxOutputLength: MOST_BYTES };
    try {
        return (bytes[0] === 0x1f ? (0,external_node_zlib_.gunzipSync)(bytes, options) : (0,external_node_zlib_.inflateSync)(bytes, options)).toString();
    }
    catch (error) {
        return error.code === 'ERR_BUFFER_TOO_LARGE' ? undefined : '';
    }
}

;// CONCATENATED MODULE: ./lib/text/secret-forms.js
/** Fewer units than this prove nothing: they would hide ordinary text. */
const secret_forms_SHORTEST = 6;
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
        ...['ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', '0123456789ABCDEFGHIJKLMNOPQRSTUV'].flatMap((alphabet) => [0, 1, 2, 3, 4].map((offset) => ({ text: lettersIn(innerBase32(bytes, offset, alphabet)), window: 18 }))),
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
/** The same in base32, which has no place for part of a character. */
function innerBase32(bytes, offset, alphabet) {
    const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
    const skipped = (5 - ((offset * 8) % 5)) % 5;
    const groups = bits.slice(skipped).match(/.{5}/g) ?? [];
    return groups.map((group) => alphabet[parseInt(group, 2)] ?? '').join('');
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
/** How often packed data is looked for in packed data. */
const DEEPEST = 2;
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
 * Hides every given secret, and every twelve characters of one: as it is, reversed, escaped, in base64 or base32 at any
 * offset, in hex or other numbers, any of these in pieces with blanks, dashes or line ends between them, and packed by gzip
 * or zlib. Linear in the text.
 */
function createRedactor(secrets) {
    const known = [...new Set(secrets)].filter((secret) => secret.length >= secret_forms_SHORTEST);
    if (known.length === 0)
        return (text) => text;
    const written = windowFinder(known.flatMap(writtenForms));
    const letters = windowFinder(known.flatMap(letterForms));
    const redact = (text, depth) => {
        let out = text;
        for (let round = 0; round < ROUNDS; round += 1) {
            const packed = depth < DEEPEST ? packedIn(out).filter(({ content }) => holdsSecret(content, depth)) : [];
            const spans = [...spansIn(out, written, letters), ...packed.map(({ start, end }) => [start, end])];
            spans.sort((a, b) => a[0] - b[0]);
            if (spans.length === 0)
                return out;
            out = redact_hidden(out, spans);
        }
        return HIDDEN;
    };
    // What nobody can look into is not shown either.
    const holdsSecret = (content, depth) => content === undefined || redact(content, depth + 1) !== content;
    return (text) => redact(text, 0);
}
function spansIn(text, written, letters) {
    const spans = [];
    const views = [asWritten(text), unescaped(text)].filter((view) => view !== undefined);
    for (const view of views) {
        written(view, note(view));
        const few = lettersOf(view);
        letters(few, note(few));
    }
    return spans;
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

/***/ 3529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ renderComment),
  E: () => (/* binding */ renderProgress)
});

// EXTERNAL MODULE: ./lib/report/clean-text.js + 1 modules
var clean_text = __webpack_require__(5344);
// EXTERNAL MODULE: ./lib/text/shorten.js
var shorten = __webpack_require__(7946);
// EXTERNAL MODULE: ./lib/report/markdown.js
var markdown = __webpack_require__(3021);
// EXTERNAL MODULE: ./lib/report/words.js
var words = __webpack_require__(8191);
;// CONCATENATED MODULE: ./lib/report/comment-parts.js




function changedFiles(files, room) {
    if (files.length === 0)
        return '';
    const lines = files.slice(0, room.files).map((file) => `- ${(0,markdown/* codeSpan */.SS)(file.path, room.line)} ${(0,words/* changeWords */.mF)(file)}`);
    return `**Changed:** ${(0,words/* totalWords */.iL)(files)}\n\n${[...lines, ...more(files.length - room.files)].join('\n')}`;
}
function notes(list, redact, room) {
    const lines = list.slice(0, 10).map((note) => `- ${line(note, redact, room)}`);
    return [...lines, ...more(list.length - 10)].join('\n');
}
function refusals(denials, redact, room) {
    if (denials.length === 0)
        return '';
    const groups = (0,words/* groupDenials */.uE)(denials);
    const render = {
        code: (text) => (0,markdown/* codeSpan */.SS)(text, room.line),
        prose: (text) => line(text, redact, room),
    };
    const lines = groups.slice(0, room.denials).map(({ denial, times }) => {
        const often = times > 1 ? ` (${times} times)` : '';
        const by = (0,words/* byWhom */.TU)(denial, render.code);
        const where = denial.command === undefined ? '' : ` in ${(0,markdown/* codeSpan */.SS)(denial.command, room.line)}`;
        const what = `- **${line(denial.tool, redact, room)}** ${(0,markdown/* codeSpan */.SS)(denial.subject, room.line)}${where}${often}`;
        const remedy = denial.remedy === '' ? '' : `\n  ${(0,words/* remedyWords */.Y_)(denial.remedy, render)}`;
        const why = `\n  Refused (${by}): ${line(denial.reason, redact, room)}`;
        return what + why + remedy;
    });
    const summary = `${(0,words/* counted */.hS)(denials.length, 'action')} refused`;
    return (0,markdown/* folded */.TM)(summary, [...lines, ...more(groups.length - room.denials)].join('\n'));
}
function attempts(tests, redact, room) {
    if (tests.attempts.length === 0)
        return '';
    const skipped = Math.max(0, tests.attempts.length - room.attempts);
    const parts = tests.attempts.slice(skipped).map((attempt, index) => {
        const exit = attempt.exitCode === null ? '' : `, exit code ${attempt.exitCode}`;
        const took = (0,words/* duration */.p0)(attempt.durationMs);
        const head = `**Run ${skipped + index + 1}:** ${line(attempt.summary || attempt.verdict, redact, room)}${exit}, ${took}`;
        const names = attempt.failures.slice(0, 10).map((name) => `- ${(0,markdown/* codeSpan */.SS)(name, room.line)}`);
        const tail = attempt.verdict === 'passed' || attempt.tail.trim() === ''
            ? ''
            : (0,markdown/* fenced */.OF)((0,clean_text/* cleanCode */.TA)((0,shorten/* lastPart */.S_)(attempt.tail, room.tail)));
        return [head, [...names, ...more(attempt.failures.length - 10)].join('\n'), tail].filter(Boolean).join('\n\n');
    });
    const why = tests.why === undefined
        ? ''
        : `Command ${(0,markdown/* codeSpan */.SS)(tests.command ?? '', room.line)}, ${line(tests.why, redact, room)}`;
    const summary = `Test runs by Greengate: ${tests.attempts.length}`;
    return (0,markdown/* folded */.TM)(summary, [why, ...parts].filter(Boolean).join('\n\n'));
}
function commands(list, room) {
    if (list.length === 0)
        return '';
    const lines = list.slice(0, room.commands).map(({ command, exitCode, durationMs }) => {
        const end = exitCode === null ? 'ended by a signal' : `exit ${exitCode}`;
        return `- ${(0,markdown/* codeSpan */.SS)(command, room.line)} ${end}, ${(0,words/* duration */.p0)(durationMs)}`;
    });
    return (0,markdown/* folded */.TM)(`${(0,words/* counted */.hS)(list.length, 'command')} run`, [...lines, ...more(list.length - room.commands)].join('\n'));
}
/** The names are a program's words, and could say anything. */
function hosts(list = [], redact, room) {
    if (list.length === 0)
        return '';
    const lines = list.slice(0, room.commands).map(({ host, times, refused }) => {
        const often = times > 1 ? ` (${times} times)` : '';
        return `- ${(0,markdown/* codeSpan */.SS)(host, 100)}${often}: ${refused === undefined ? 'let through' : `refused, ${line(refused, redact, room)}`}`;
    });
    const refusedCount = list.filter(({ refused }) => refused !== undefined).length;
    const summary = `${(0,words/* counted */.hS)(list.length, 'host')} asked for, ${refusedCount} refused`;
    return (0,markdown/* folded */.TM)(summary, [...lines, ...more(list.length - room.commands)].join('\n'));
}
/** Where nothing is pushed, the patch is the result. */
function offeredPatch({ patch, offersPatch }, redact, room) {
    if (patch === undefined || offersPatch !== true)
        return '';
    if (patch.length > room.patch)
        return 'The patch is too long for a comment; it is in the job summary.';
    return (0,markdown/* folded */.TM)('The change as a patch, for git apply', (0,markdown/* fenced */.OF)(redact(patch)));
}
function line(text, redact, room) {
    return (0,clean_text/* cleanLine */.Ow)(text, redact, room.line * 2);
}
function more(count) {
    return count > 0 ? [`- and ${count} more`] : [];
}

// EXTERNAL MODULE: ./lib/report/outcome-words.js
var outcome_words = __webpack_require__(6210);
// EXTERNAL MODULE: ./lib/report/safe.js
var safe = __webpack_require__(2813);
// EXTERNAL MODULE: ./lib/report/verdict-text.js
var verdict_text = __webpack_require__(1447);
;// CONCATENATED MODULE: ./lib/report/comment.js







/** GitHub takes 65,536 characters; the comment writer adds its marker. */
const LIMIT = 60_000;
/** Tried in order until the whole fits: output tails go first, then lists, the answer last. The smallest always fits. */
const ROOMS = [
    { answer: 20_000, files: 50, denials: 30, commands: 40, attempts: 6, tail: 4_000, line: 300, patch: 20_000 },
    { answer: 20_000, files: 50, denials: 30, commands: 40, attempts: 6, tail: 1_000, line: 200, patch: 20_000 },
    { answer: 12_000, files: 30, denials: 15, commands: 15, attempts: 4, tail: 500, line: 150, patch: 10_000 },
    { answer: 6_000, files: 10, denials: 5, commands: 5, attempts: 2, tail: 300, line: 100, patch: 2_000 },
];
/** The comment while the run goes. */
function renderProgress(progress, redact) {
    const { step, turns, maxTurns, costUsd, plan = [], runUrl } = (0,safe/* safe */.g)(progress, redact);
    const list = plan.slice(0, 30).map((item) => `- [${item.done ? 'x' : ' '}] ${(0,clean_text/* cleanLine */.Ow)(item.text, redact, 200)}`);
    return [
        `⏳ **Working on it:** ${(0,clean_text/* cleanLine */.Ow)(step, redact, 300)}`,
        list.join('\n'),
        `${turns} of ${(0,words/* counted */.hS)(maxTurns, 'turn')} · ${(0,words/* dollars */.E9)(costUsd)}${runUrl === undefined ? '' : ` · [run](${runUrl})`}`,
    ]
        .filter((part) => part !== '')
        .join('\n\n');
}
/** The comment at the end. The hidden marker is the comment writer's business. */
function renderComment(report, redact) {
    const facts = (0,safe/* safe */.g)(report, redact);
    for (const room of ROOMS) {
        const text = render(facts, redact, room);
        if (text.length <= LIMIT)
            return text;
    }
    return `${headline(facts)}\n\n${whereItIs(facts)}`;
}
function render(report, redact, room) {
    return [
        headline(report),
        (0,clean_text/* cleanText */.X5)(report.reason, { redact, limit: 2_000 }),
        report.dryRun ? '*Dry run: nothing was pushed.*' : '',
        (0,clean_text/* cleanText */.X5)(report.answer, { redact, limit: room.answer }),
        factsLine(report),
        report.gate === undefined ? '' : (0,verdict_text/* renderFindings */.vO)(report.gate, (0,verdict_text/* markdownStyle */.Tb)(redact)),
        changedFiles(report.files, room),
        whereItIs(report),
        checksLine(report),
        notes(report.notes, redact, room),
        offeredPatch(report, redact, room),
        refusals(report.denials, redact, room),
        attempts(report.tests, redact, room),
        commands(report.commands, room),
        hosts(report.hosts, redact, room),
        report.runUrl === undefined ? '' : `[Full report and log of this run](${report.runUrl})`,
    ]
        .filter((part) => part !== '')
        .join('\n\n');
}
function headline(report) {
    const { icon, sentence } = (0,outcome_words/* outcomeWords */.w)(report);
    return `${icon} **${sentence}**`;
}
function factsLine(report) {
    if (report.spentUnknown === true)
        return '';
    const command = report.tests.command === undefined ? '' : ` ${(0,markdown/* codeSpan */.SS)(report.tests.command, 200)}`;
    return [
        `**Tests:** ${(0,words/* testWords */.Kp)(report.tests)}${command}`,
        `${report.turns} of ${(0,words/* counted */.hS)(report.maxTurns, 'turn')}`,
        report.models.length > 1 ? (0,words/* costWords */.fL)(report, markdown/* codeSpan */.SS) : (0,words/* dollars */.E9)(report.costUsd),
        (0,words/* duration */.p0)(report.durationMs),
    ].join(' · ');
}
/** Where the change can be found: pull request, commit, or the branch that keeps unfinished work. */
function whereItIs({ pullRequest, commit, branch }) {
    const parts = [];
    if (pullRequest?.created === true)
        parts.push(`Opened pull request [#${pullRequest.number}](${pullRequest.url})`);
    else if (pullRequest !== undefined)
        parts.push(`Pull request [#${pullRequest.number}](${pullRequest.url})`);
    if (commit !== undefined)
        parts.push(`Commit ${linked((0,markdown/* codeSpan */.SS)(commit.sha.slice(0, 7)), commit.url)}`);
    if (branch !== undefined) {
        parts.push(`${branch.own ? 'Unfinished work is kept on' : 'Branch'} ${linked((0,markdown/* codeSpan */.SS)(branch.name), branch.url)}`);
    }
    return parts.join(' · ');
}
/** People wait for checks that never come. */
function checksLine({ startsNoChecks }) {
    if (startsNoChecks !== true)
        return '';
    return "_The job's own token pushed, so no checks start on it: push to the branch to run them, or give `github-token` an app token._";
}
function linked(text, url) {
    return url === undefined ? text : `[${text}](${url})`;
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

/***/ 6210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ outcomeWords)
/* harmony export */ });
const OUTCOME_WORDS = {
    success: { icon: '✅', sentence: 'Done, and the tests pass.' },
    no_changes: { icon: '⚪', sentence: 'Finished without changing anything.' },
    not_done: { icon: '❌', sentence: 'Not done: nothing that was asked for came of it.' },
    tests_failed: { icon: '❌', sentence: 'Not done: the tests still fail.' },
    gate_error: { icon: '❌', sentence: 'Not finished: the tests could not be run.' },
    max_turns: { icon: '⏹️', sentence: 'Stopped at the turn limit.' },
    max_cost: { icon: '⏹️', sentence: 'Stopped at the cost limit.' },
    max_tokens: { icon: '⏹️', sentence: 'Stopped at the token limit.' },
    timed_out: { icon: '⏹️', sentence: 'Stopped because the time was up.' },
    cancelled: { icon: '⏹️', sentence: 'Cancelled.' },
    blocked_by_policy: { icon: '⛔', sentence: 'Not done: what it takes was not allowed, or is missing.' },
    no_progress: { icon: '⏹️', sentence: 'Stopped: the model repeated the same call and got no further.' },
    refused: { icon: '⛔', sentence: 'The model declined this request.' },
    model_error: { icon: '❌', sentence: 'Stopped: the model gave no answer.' },
    push_failed: { icon: '❌', sentence: 'The work is done, but not where it was asked for.' },
    error: { icon: '❌', sentence: 'Stopped by an error.' },
    ignored: { icon: '⚪', sentence: 'Nothing to do.' },
};
/** What the tests said makes of an outcome that has more than one cause. */
const BY_TESTS = {
    success: {
        none: { icon: '✅', sentence: 'Done. Nothing was tested: the settings say that there are no tests.' },
        'known-failures': { icon: '✅', sentence: 'Done. The tests that fail failed before, too.' },
        flaky: { icon: '✅', sentence: 'Done, but some tests pass only now and then.' },
    },
    tests_failed: {
        passed: { icon: '❌', sentence: 'Not done: the tests pass, but a check of the change does not.' },
        flaky: { icon: '❌', sentence: 'Not done: some tests pass only now and then.' },
        tampered: { icon: '❌', sentence: 'Not done: the change weakens what judges the code.' },
    },
    gate_error: {
        'timed-out': { icon: '❌', sentence: 'Not finished: the tests did not end in time.' },
    },
};
function outcomeWords({ outcome, tests }) {
    return BY_TESTS[outcome]?.[tests.state] ?? OUTCOME_WORDS[outcome];
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
    return (0,_text_key_formats_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutKeys */ .P)(redact((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(text)));
}
/** The same for all facts of a report: every renderer starts with this. */
function safe(facts, redact) {
    return (0,_text_map_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .mapStrings */ .t)(facts, (text) => clean(text, redact));
}


/***/ }),

/***/ 6279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ renderStepSummary)
/* harmony export */ });
/* harmony import */ var _agent_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5796);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3529);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3021);
/* harmony import */ var _safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2813);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8191);





/** The comment's content with the run's facts as a table on top. */
function renderStepSummary(report, redact) {
    const rows = factRows((0,_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .g)(report, redact)).map(([name, value]) => `| ${name} | ${value.replaceAll('|', '\\|')} |`);
    return `## Greengate\n\n| | |\n|---|---|\n${rows.join('\n')}\n\n${(0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .renderComment */ .w)(report, redact)}\n${patchPart(report, redact)}`;
}
const LONGEST_PATCH = 200_000;
/** The only place where a change is found that went to no branch. */
function patchPart({ patch }, redact) {
    if (patch === undefined || patch.length > LONGEST_PATCH)
        return '';
    return `\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .folded */ .TM)('The change as a patch, for git apply', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .fenced */ .OF)((0,_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .clean */ .u)(patch, redact)))}\n`;
}
function factRows(report) {
    const { request, usage } = report;
    const known = [
        ['Outcome', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .codeSpan */ .SS)(report.outcome)],
        ['Asked by', request.asker === undefined ? request.trigger : `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .codeSpan */ .SS)(request.asker)} (${request.trigger})`],
        ['Request', request.prompt === '' ? '(title and description)' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .codeSpan */ .SS)(request.prompt, 200)],
    ];
    if (report.spentUnknown === true)
        return known;
    return [
        ...known,
        ['Tests', (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .testWords */ .Kp)(report.tests)],
        ['Turns', `${report.turns} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(report.maxTurns, 'turn')}`],
        ['Cost', (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .costWords */ .fL)(report, _markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .codeSpan */ .SS)],
        ['Tokens', `${(0,_agent_model_js__WEBPACK_IMPORTED_MODULE_0__/* .promptTokensOf */ .UT)(usage)} in (${usage.cacheReadTokens} from cache), ${usage.outputTokens} out`],
        ['Time', (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p0)(report.durationMs)],
        ['Refused', (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(report.denials.length, 'action')],
        ...(report.isolation === undefined ? [] : [['Commands', report.isolation]]),
    ];
}


/***/ }),

/***/ 9602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ recall),
/* harmony export */   k: () => (/* binding */ remember)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/**
 * Leaves word for the post step in a file: the runner hands state over as variables, which take no more than 128 KiB.
 * Returns its path. Whole or not at all, as the process may be killed at any moment.
 */
function remember(directory, unfinished) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'greengate-unfinished.json');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(`${path}.new`, JSON.stringify(unfinished), { mode: 0o600 });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(`${path}.new`, path);
    return path;
}
function recall(path) {
    return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
}


/***/ }),

/***/ 1243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E$: () => (/* binding */ requestReport),
/* harmony export */   c4: () => (/* binding */ STATE),
/* harmony export */   tR: () => (/* binding */ progressView)
/* harmony export */ });
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6804);

/** Names under which the main step leaves word for the post step. */
const STATE = { unfinished: 'unfinished', finished: 'finished', hidden: 'hidden', lent: 'lent' };
function progressView({ request, surroundings }, progress) {
    const { trigger, prompt } = request;
    return { ...progress, request: { trigger, prompt }, runUrl: (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_0__/* .runUrlOf */ .Qm)(surroundings) };
}
/** The request as reports name it. */
function requestReport({ trigger, prompt, asker }) {
    return { trigger, prompt, ...(asker === undefined ? {} : { asker: asker.login }) };
}


/***/ }),

/***/ 6804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ repoOf),
/* harmony export */   E0: () => (/* binding */ pagesOf),
/* harmony export */   Qm: () => (/* binding */ runUrlOf),
/* harmony export */   St: () => (/* binding */ readSurroundings),
/* harmony export */   WQ: () => (/* binding */ runNameOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

function readSurroundings(variables) {
    const need = (name) => {
        const value = variables[name];
        if (value === undefined || value === '') {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${name} is not set. Start Greengate as a step of a workflow; on a laptop use the run command.`);
        }
        return value;
    };
    return {
        eventName: need('GITHUB_EVENT_NAME'),
        eventPath: need('GITHUB_EVENT_PATH'),
        repository: need('GITHUB_REPOSITORY'),
        actor: variables['GITHUB_ACTOR'] ?? '',
        ref: variables['GITHUB_REF'] ?? '',
        serverUrl: variables['GITHUB_SERVER_URL'] || 'https://github.com',
        apiUrl: variables['GITHUB_API_URL'] || 'https://api.github.com',
        runId: variables['GITHUB_RUN_ID'] ?? '0',
        runAttempt: variables['GITHUB_RUN_ATTEMPT'] ?? '1',
        workspace: need('GITHUB_WORKSPACE'),
        tempDir: need('RUNNER_TEMP'),
    };
}
/** Unique to this attempt of this run; fit for branch names. */
function runNameOf({ runId, runAttempt }) {
    return runAttempt === '1' ? runId : `${runId}-${runAttempt}`;
}
function runUrlOf({ serverUrl, repository, runId }) {
    return `${serverUrl}/${repository}/actions/runs/${runId}`;
}
/** Addresses of things on the repository's pages. */
function pagesOf({ serverUrl, repository }) {
    const base = `${serverUrl}/${repository}`;
    return {
        commit: (sha) => `${base}/commit/${sha}`,
        compare: (from, to) => `${base}/compare/${encodeBranch(from)}...${encodeBranch(to)}`,
        branch: (name) => `${base}/tree/${encodeBranch(name)}`,
    };
}
function encodeBranch(name) {
    return name.split('/').map(encodeURIComponent).join('/');
}
function repoOf({ repository }) {
    const [owner = '', name = ''] = repository.split('/');
    return { owner, name };
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
    String.raw `-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----[\w\s+/=:,-]{0,4096}?(?:-----END [A-Z ]{0,30}PRIVATE KEY-----|$)`,
].join('|'), 'g');
/** Text without anything that has the form of a key, also of one that nobody told us. Linear, idempotent. */
function withoutKeys(text) {
    return withoutWebTokens(text.replace(KEYS, '***'));
}
/** JSON Web Tokens: three words joined by dots. Word by word, since a pattern would read a long word from each of its places. */
function withoutWebTokens(text) {
    if (!text.includes('.eyJ'))
        return text;
    const words = [...text.matchAll(/[\w-]+/g)].map(({ 0: word, index }) => ({ word, start: index }));
    let out = '';
    let from = 0;
    for (const [at, { word, start }] of words.entries()) {
        const { word: claims, start: second } = words[at + 1] ?? { word: '', start: 0 };
        const { word: signature, start: third } = words[at + 2] ?? { word: '', start: 0 };
        const isToken = /^eyJ[\w-]{10}/.test(claims) &&
            signature.length >= 10 &&
            second === start + word.length + 1 &&
            third === second + claims.length + 1 &&
            text[second - 1] === '.' &&
            text[third - 1] === '.';
        const head = isToken && start >= from ? word.search(/\beyJ[\w-]{10}/) : -1;
        if (head === -1)
            continue;
        out += `${text.slice(from, start + head)}***`;
        from = third + signature.length;
    }
    return out + text.slice(from);
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
/* harmony export */   Gv: () => (/* binding */ hiddenShown),
/* harmony export */   P8: () => (/* binding */ visibleLine),
/* harmony export */   RK: () => (/* binding */ visible)
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
// What carries words that no editor shows: tags, selectors beyond those of emoji, bidi controls, spaces without width, fillers.
const CARRIERS = 
// eslint-disable-next-line no-misleading-character-class
/[\u115F\u1160\u180B-\u180F\u200B\u202A-\u202E\u2060-\u206F\u3164\uFFA0\uFFF9-\uFFFB\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]+/gu;
/** The same text with what is hidden in it made visible, for those who have to know what a file really holds. */
function hiddenShown(text) {
    return text.replace(CARRIERS, (run) => {
        const points = [...run];
        const first = `U+${(points[0]?.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
        return points.length === 1 ? `<hidden ${first}>` : `<${points.length} hidden characters, the first ${first}>`;
    });
}
/** The same on one line, with runs of white space made one space. */
function visibleLine(text) {
    return visible(text).replace(/\s+/g, ' ').trim();
}


/***/ })

};
