export const id = 151;
export const ids = [151];
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
function defaultOf(name) {
    const value = INPUTS[name].default;
    return value.startsWith('${{') ? '' : value;
}


/***/ }),

/***/ 1765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tB: () => (/* binding */ parseHosts)
/* harmony export */ });
/* unused harmony exports isListed, plainHost */
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
  l: () => (/* binding */ createRedactor)
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
