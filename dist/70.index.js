export const id = 70;
export const ids = [70,9820,9334];
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

/***/ 992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ localConfig)
/* harmony export */ });
/** On the command line the key, and where it is good for, may stand in the environment. */
function localConfig(config, variables) {
    const baseUrl = config.baseUrl ?? variables['ANTHROPIC_BASE_URL'];
    return {
        ...config,
        apiKey: config.apiKey || (variables['ANTHROPIC_API_KEY'] ?? ''),
        ...(baseUrl === undefined || baseUrl === '' ? {} : { baseUrl }),
    };
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

/***/ 3038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ configEntries)
/* harmony export */ });
/** The settings of a git configuration file with their places. What git itself would not understand is passed over. */
function configEntries(text) {
    const entries = [];
    let head;
    for (let at = 0; at < text.length;) {
        const match = (pattern) => {
            pattern.lastIndex = at;
            return pattern.exec(text);
        };
        const header = match(HEADER);
        const entry = header === null ? match(ENTRY) : null;
        if (header !== null)
            head = header;
        else if (entry !== null && head !== undefined) {
            const [section = '', dotted] = (head[1] ?? '').toLowerCase().split(/\.(.*)/s);
            const from = entry.index;
            entries.push({
                section,
                subsection: unescaped(head[2] ?? '') || (dotted ?? ''),
                name: (entry[1] ?? '').toLowerCase(),
                value: valueOf(entry[2] ?? ''),
                head: head[0],
                from,
                to: from + entry[0].length,
            });
        }
        at += (header ?? entry ?? match(REST))?.[0].length ?? 1;
    }
    return entries;
}
const HEADER = /\[([^\]"\s]+)(?:[ \t]+"((?:[^"\\]|\\[^])*)")?\]/y;
const ENTRY = /([A-Za-z][A-Za-z0-9-]*)[ \t]*(?:=((?:"(?:[^"\\]|\\[^])*"|\\\r?\n|\\.|[^\n"\\#;])*))?(?:[#;][^\n]*)?(?:\r?\n|$)/y;
/** White space, or a line that is a comment or nothing. */
const REST = /\s+|[^\n]*\n?/y;
function valueOf(raw) {
    return unescaped(raw.trim().replace(/\\\r?\n/g, ''));
}
/** Quotes only keep white space and comment signs together. */
function unescaped(text) {
    return text.replace(/\\([^])|"/g, (_, after) => ESCAPES[after ?? ''] ?? after ?? '');
}
const ESCAPES = { n: '\n', t: '\t', b: '\b' };


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

/***/ 9334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createNetwork: () => (/* binding */ createNetwork)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:dns/promises"
var external_node_dns_promises_ = __webpack_require__(1553);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: ./lib/network/public-address.js
var public_address = __webpack_require__(8148);
;// CONCATENATED MODULE: ./lib/network/dial.js



const CONNECT_MS = 15_000;
/**
 * Looks the name up once and connects to what was found: who answers for a name could say one thing to a check and
 * another one to the connection.
 */
function dialPublic(resolve = (host) => (0,external_node_dns_promises_.lookup)(host, { all: true }), open = (address) => (0,external_node_net_.connect)({ host: address, port: 443 })) {
    return async (host) => {
        const found = await resolve(host).catch(() => []);
        if (found.length === 0)
            throw new Error('the host was not found');
        const outside = found.filter(({ address }) => (0,public_address/* isPublicAddress */.i)(address));
        if (outside.length === 0)
            throw new Error('the host has no address on the internet');
        for (const { address } of outside) {
            const socket = await connected(open(address));
            if (socket !== undefined)
                return socket;
        }
        throw new Error('the host cannot be reached');
    };
}
function connected(socket) {
    return new Promise((resolve) => {
        const give = (result) => {
            socket.off('connect', onConnect).off('error', onError).setTimeout(0);
            if (result === undefined)
                socket.on('error', () => { }).destroy();
            resolve(result);
        };
        const onConnect = () => give(socket);
        const onError = () => give(undefined);
        socket.once('connect', onConnect).once('error', onError).setTimeout(CONNECT_MS, onError);
    });
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: ./lib/network/hosts.js
var hosts = __webpack_require__(1765);
;// CONCATENATED MODULE: ./lib/network/server-name.js
const HANDSHAKE_RECORD = 22;
const CLIENT_HELLO = 1;
const SERVER_NAME = 0;
const MOST_BYTES = 64 * 1024;
/**
 * The server name in the first bytes that a TLS client sends. `more`: not all of the first message is there yet.
 * Undefined: this is no TLS, or it names no server.
 */
function serverName(bytes) {
    const hello = clientHello(bytes);
    if (hello === 'more' || hello === undefined)
        return bytes.length > MOST_BYTES ? undefined : hello;
    try {
        return nameIn(hello);
    }
    catch {
        // A length that leads out of the message.
        return undefined;
    }
}
/** The message itself, which may be spread over several records. */
function clientHello(bytes) {
    const parts = [];
    let at = 0;
    let wanted = Infinity;
    for (let have = 0; have < wanted;) {
        if (at < bytes.length && bytes[at] !== HANDSHAKE_RECORD)
            return undefined;
        if (at + 5 > bytes.length)
            return 'more';
        const end = at + 5 + bytes.readUInt16BE(at + 3);
        const part = bytes.subarray(at + 5, end);
        parts.push(part);
        have += part.length;
        if (wanted === Infinity && have >= 4) {
            const head = Buffer.concat(parts);
            if (head[0] !== CLIENT_HELLO)
                return undefined;
            wanted = 4 + head.readUIntBE(1, 3);
        }
        if (have < wanted && end > bytes.length)
            return 'more';
        if (end === at + 5)
            return undefined;
        at = end;
    }
    return Buffer.concat(parts).subarray(4, wanted);
}
function nameIn(hello) {
    // Version and random, then three fields that say how long they are: session, ciphers, compressions.
    let at = 34;
    at += 1 + hello.readUInt8(at);
    at += 2 + hello.readUInt16BE(at);
    at += 1 + hello.readUInt8(at);
    const end = at + 2 + hello.readUInt16BE(at);
    for (at += 2; at < end;) {
        const type = hello.readUInt16BE(at);
        const length = hello.readUInt16BE(at + 2);
        // List length, kind of name (0: a host), length, name.
        if (type === SERVER_NAME && hello.readUInt8(at + 6) === 0) {
            const from = at + 9;
            return { name: hello.subarray(from, from + hello.readUInt16BE(at + 7)).toString('latin1') };
        }
        at += 4 + length;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/network/proxy.js



const MOST_TUNNELS = 64;
/** In both directions and over all tunnels: enough for what a set-up installs. */
const proxy_MOST_BYTES = 4 * 1024 ** 3;
const HELLO_MS = 15_000;
const IDLE_MS = 120_000;
/**
 * An HTTP proxy that does one thing: CONNECT to port 443 of a listed host, for a TLS connection to that very host. Who it is
 * for can do what he likes with it, so nothing here believes what it is told.
 */
function createProxy({ allowed, dial, onUse }) {
    const server = (0,external_node_http_.createServer)({ maxHeaderSize: 16 * 1024, requestTimeout: HELLO_MS });
    let tunnels = 0;
    let bytes = 0;
    server.on('request', (request, response) => {
        const host = hostOf(request.url ?? '');
        onUse(host, ONLY_TLS);
        response.writeHead(403, { 'content-type': 'text/plain', connection: 'close' }).end(`Greengate: ${ONLY_TLS}.\n`);
    });
    server.on('connect', (request, client, head) => {
        client.on('error', () => { });
        const asked = request.url ?? '';
        const target = targetOf(asked, allowed);
        if (tunnels >= MOST_TUNNELS || bytes >= proxy_MOST_BYTES)
            return refuse(client, asked, LIMIT);
        if ('refused' in target)
            return refuse(client, asked, target.refused);
        tunnels += 1;
        client.once('close', () => (tunnels -= 1));
        client.write('HTTP/1.1 200 Connection established\r\n\r\n');
        void open(client, target.host, head);
    });
    return server;
    function refuse(client, asked, why) {
        onUse(hostOf(asked), why);
        client.end(`HTTP/1.1 403 Forbidden\r\ncontent-type: text/plain\r\nconnection: close\r\n\r\nGreengate: ${why}.\n`);
    }
    async function open(client, host, head) {
        const hello = await firstMessage(client, head);
        if (hello === undefined || (0,hosts/* plainHost */.jV)(hello.name) !== host) {
            onUse(host, hello === undefined ? NO_NAME : OTHER_NAME);
            return void client.destroy();
        }
        const remote = await dial(host).catch((error) => error.message);
        if (typeof remote === 'string') {
            onUse(host, remote);
            return void client.destroy();
        }
        onUse(host);
        join(client, remote, hello.bytes);
    }
    function join(client, remote, first) {
        const count = (chunk) => {
            if ((bytes += chunk.length) > proxy_MOST_BYTES)
                client.destroy();
        };
        for (const [one, other] of [
            [client, remote],
            [remote, client],
        ]) {
            one.on('data', count);
            one.on('error', () => { });
            one.once('close', () => other.destroySoon());
            one.setTimeout(IDLE_MS, () => one.destroy());
            one.pipe(other);
        }
        remote.write(first);
    }
}
const ONLY_TLS = 'only TLS connections to port 443 are let through';
const LIMIT = 'too many connections or too much data';
const NO_NAME = 'the connection is not TLS, or names no server';
const OTHER_NAME = 'the TLS connection names another server';
function targetOf(asked, allowed) {
    const { name = '', port = '' } = /^(?<name>.*):(?<port>\d+)$/s.exec(asked)?.groups ?? {};
    const host = (0,hosts/* plainHost */.jV)(name);
    if (host === undefined)
        return { refused: 'this is no host name' };
    if (!(0,hosts/* isListed */.yy)(host, allowed))
        return { refused: 'the host is not on the list of the input network' };
    return port === '443' ? { host } : { refused: ONLY_TLS };
}
/** What an attempt is called in the report; whoever made it could write anything here. */
function hostOf(asked) {
    const name = /^(?:[a-z]+:\/\/)?(?:[^/@]*@)?([^/:?#]*)/i.exec(asked)?.[1] ?? '';
    return (0,hosts/* plainHost */.jV)(name) ?? '(no host name)';
}
/** The client's first message, read without taking it off the stream for good: it is passed on as it came. */
function firstMessage(client, head) {
    return new Promise((resolve) => {
        let bytes = head;
        const done = (hello) => {
            client.off('data', onData).off('close', onClose);
            client.pause().setTimeout(0);
            resolve(hello && { ...hello, bytes });
        };
        const look = () => {
            const hello = serverName(bytes);
            if (hello !== 'more')
                done(hello);
        };
        const onData = (chunk) => {
            bytes = Buffer.concat([bytes, chunk]);
            look();
        };
        const onClose = () => done(undefined);
        client.on('data', onData).once('close', onClose);
        client.setTimeout(HELLO_MS, () => client.destroy());
        look();
    });
}

// EXTERNAL MODULE: ./lib/network/services.js
var network_services = __webpack_require__(1668);
;// CONCATENATED MODULE: ./lib/network/network.js






/** Different hosts that are remembered: a program can make up as many as it likes. */
const MOST_HOSTS = 100;
function createNetwork(options = {}) {
    let lists = { commands: [], setup: [], services: [] };
    const { dial = dialPublic(), resolve = network_services/* resolveHere */.np } = options;
    const uses = new Map();
    const doors = new Map();
    const onUse = (host, refused) => {
        const key = `${host}\n${refused ?? ''}`;
        const known = uses.get(key);
        if (known === undefined && uses.size >= MOST_HOSTS)
            return;
        uses.set(key, { host, times: (known?.times ?? 0) + 1, ...(refused === undefined ? {} : { refused }) });
    };
    const socketOf = async (key, make) => {
        const door = doors.get(key) ?? listen(make());
        doors.set(key, door);
        return (await door).socket;
    };
    return {
        permit: (permitted) => void (lists = permitted),
        open: async (kind) => {
            const allowed = lists[kind];
            const proxy = async () => ({
                to: 'proxy',
                socket: await socketOf(`${kind} ${allowed.join(' ')}`, () => createProxy({ allowed, dial, onUse })),
            });
            const services = lists.services.map(async (service) => ({
                to: service,
                socket: await socketOf(`${service.host}:${service.port}`, () => (0,network_services/* createServiceDoor */.uS)({ service, resolve, onUse })),
            }));
            return Promise.all([...(allowed.length === 0 ? [] : [proxy()]), ...services]);
        },
        used: () => [...uses.values()],
        close: async () => {
            await Promise.all([...doors.values()].map(async (door) => (await door).close()));
            doors.clear();
        },
    };
}
/** Under the system's own folder for temporary files: the path of a unix socket may have about a hundred bytes. */
async function listen(server) {
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'greengate-net-'));
    const socket = (0,external_node_path_.join)(folder, 'door');
    await new Promise((resolve, reject) => server.once('error', reject).listen(socket, resolve));
    // Whom the sandbox runs as may be another user; who may come here at all is decided by the folder.
    await (0,promises_.chmod)(socket, 0o666);
    server.unref();
    const open = new Set();
    server.on('connection', (one) => void open.add(one.once('close', () => open.delete(one))));
    return {
        socket,
        close: async () => {
            server.close();
            for (const one of open)
                one.destroy();
            await (0,promises_.rm)(folder, { recursive: true, force: true });
        },
    };
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
    return (0,_text_key_formats_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutKeys */ .P)(redact((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(text)));
}
/** The same for all facts of a report: every renderer starts with this. */
function safe(facts, redact) {
    return (0,_text_map_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .mapStrings */ .t)(facts, (text) => clean(text, redact));
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
