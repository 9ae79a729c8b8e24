export const id = 45;
export const ids = [45];
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

/***/ 3045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explain: () => (/* binding */ explain)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(481);
// EXTERNAL MODULE: ./lib/config.js + 1 modules
var lib_config = __webpack_require__(228);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/tools/catalogue.js
var catalogue = __webpack_require__(3134);
// EXTERNAL MODULE: ./lib/cli/arguments.js
var cli_arguments = __webpack_require__(3814);
// EXTERNAL MODULE: ./lib/permissions/action-of.js
var action_of = __webpack_require__(2880);
// EXTERNAL MODULE: ./lib/permissions/decide.js + 3 modules
var decide = __webpack_require__(8691);
// EXTERNAL MODULE: ./lib/permissions/shell/judge.js + 51 modules
var judge = __webpack_require__(7916);
// EXTERNAL MODULE: ./lib/permissions/unattended.js
var unattended = __webpack_require__(2416);
// EXTERNAL MODULE: ./lib/permissions/verdict.js
var verdict = __webpack_require__(3533);
;// CONCATENATED MODULE: ./lib/cli/explain-call.js






/** Judges a call as a run would. Throws a UserError for an input that names no action. */
function explainCall({ tool, input }, policy) {
    if (!Object.hasOwn(catalogue/* TOOL_CATALOGUE */.t, tool))
        return { ...UNKNOWN, reason: `there is no tool named ${tool}` };
    const action = (0,action_of/* actionOf */.q)(tool, input, catalogue/* TOOL_CATALOGUE */.t, policy);
    const verdict = (0,decide/* decide */.L)(action, policy);
    const { layer, rule, reason, remedy, instead } = (0,unattended/* unattended */.D)(verdict);
    const isRead = action.effect === 'read' || (tool === 'Bash' && (verdict.readOnly ?? (0,judge/* isReadOnly */.P)(action.subject, policy)));
    return {
        ...settled(verdict.behaviour),
        layer,
        reason,
        ...(rule === undefined ? {} : { rule }),
        ...(remedy === undefined || verdict.behaviour === 'allow' ? {} : { remedy }),
        ...(instead === undefined ? {} : { instead }),
        readOnly: isRead,
        concurrencySafe: isRead,
        parts: (verdict.parts ?? []).map(({ behaviour, ...part }) => {
            const { asked, ...is } = settled(behaviour);
            return { ...part, ...is, ...(asked ? { asked } : {}) };
        }),
    };
}
const UNKNOWN = {
    behaviour: 'deny',
    asked: false,
    layer: 'tool',
    remedy: verdict/* NO_RULE */.LT,
    readOnly: false,
    concurrencySafe: false,
    parts: [],
};
function settled(behaviour) {
    return behaviour === 'allow'
        ? { behaviour, asked: false }
        : { behaviour: 'deny', asked: behaviour === 'ask' || behaviour === 'passthrough' };
}

// EXTERNAL MODULE: ./lib/report/words.js
var words = __webpack_require__(8191);
;// CONCATENATED MODULE: ./lib/cli/explanation-text.js

/** The explanation as a person reads it. */
function explanationText({ tool, input }, told) {
    const named = input['command'] ?? input['file_path'] ?? input['path'];
    const what = typeof named === 'string' ? ` ${named}` : '';
    const lines = [
        `${behaviourWords(told)}  ${tool}${what}`,
        `Layer    ${(0,words/* byWhom */.TU)(told, asItIs)}`,
        `Reason   ${told.reason}`,
        ...(told.remedy === undefined ? [] : [`Remedy   ${told.remedy}`]),
        ...(told.instead === undefined ? [] : [`Instead  ${told.instead}`]),
        `Beside others  ${told.concurrencySafe ? 'yes, it only reads' : 'no'}`,
    ];
    const parts = told.parts.map((part) => `  ${behaviourWords(part)}  ${part.text}\n         ${(0,words/* byWhom */.TU)(part, asItIs)}: ${part.reason}`);
    return [...lines, ...(parts.length === 0 ? [] : ['Parts', ...parts])].join('\n');
}
function behaviourWords({ behaviour, asked = false, }) {
    return behaviour === 'allow' ? 'allow' : asked ? 'deny (ask)' : 'deny';
}
function asItIs(text) {
    return text;
}

// EXTERNAL MODULE: ./lib/cli/folder-policy.js
var folder_policy = __webpack_require__(6931);
;// CONCATENATED MODULE: ./lib/cli/explain.js









const FLAGS = {
    tool: 'string',
    input: 'string',
    workspace: 'string',
    isolated: 'boolean',
    'not-isolated': 'boolean',
};
/** What the rules of the repository in this folder say to a call, and why. Nothing is run. */
const explain = async (args, { variables }) => {
    const given = (0,cli_arguments/* parseArguments */.W)(args, { flags: FLAGS, positionals: 1 });
    const { workspace: as } = given.own;
    const config = (0,lib_config/* readConfig */.Xg)(given.source);
    const { policy, warnings } = await (0,folder_policy/* folderPolicy */.F)({
        config,
        folder: process.cwd(),
        home: variables['HOME'],
        isolated: isolatedBy(given),
        ...(typeof as === 'string' ? { as: (0,external_node_path_.resolve)(as) } : {}),
    });
    for (const warning of warnings)
        console.error(`Warning: ${warning}`);
    if (given.json)
        await answerLines(policy);
    else {
        const call = callOf(given);
        console.log(explanationText(call, explainCall(call, policy)));
    }
    return 0;
};
/** Commands run plainly so far, so that is how they are judged unless told otherwise. */
function isolatedBy({ own }) {
    if (own['isolated'] === true && own['not-isolated'] === true)
        throw new errors/* UserError */.y('--isolated and --not-isolated exclude each other.');
    return own['isolated'] === true;
}
function callOf({ own, positionals: [text] }) {
    const { tool, input } = own;
    if (typeof tool === 'string')
        return parseCall({ tool, input: parseJson(String(input ?? '{}'), '--input') });
    if (text === undefined || text.trim() === '')
        throw new errors/* UserError */.y(`Say what to explain: explain 'git push', explain 'Edit(docs/a.md)', or --json for stdin.`);
    const [, name = '', inside = ''] = /^([A-Z]\w*)\((.*)\)$/s.exec(text.trim()) ?? [];
    if (!Object.hasOwn(catalogue/* TOOL_CATALOGUE */.t, name))
        return { tool: 'Bash', input: { command: text } };
    return { tool: name, input: name === 'Bash' ? { command: inside } : pathInput(name, inside) };
}
function pathInput(tool, path) {
    return tool === 'Glob' || tool === 'Grep' ? { path, pattern: '*' } : { file_path: path };
}
/** One answer a line, in the order of the questions; what is no question is answered too. */
async function answerLines(policy) {
    const output = [];
    const flush = () => void process.stdout.write(output.splice(0).join(''));
    for await (const line of (0,external_node_readline_.createInterface)({ input: process.stdin, crlfDelay: Infinity })) {
        if (line.trim() === '')
            continue;
        output.push(`${JSON.stringify(answerLine(line, policy))}\n`);
        if (output.length >= 100)
            flush();
    }
    flush();
}
function answerLine(line, policy) {
    let id = null;
    try {
        const asked = parseJson(line, 'the line');
        if (typeof asked !== 'object' || asked === null)
            throw new errors/* UserError */.y('the line is no JSON object');
        id = 'id' in asked ? asked.id : null;
        const { behaviour, asked: wasAsked, layer, rule = null, reason, remedy = null, ...more } = explainCall(parseCall(asked), policy);
        const { readOnly, concurrencySafe, parts } = more;
        return {
            id,
            behaviour,
            ...(wasAsked ? { asked: true } : {}),
            layer,
            rule,
            reason,
            remedy,
            readOnly,
            concurrencySafe,
            parts,
        };
    }
    catch (error) {
        return { id, error: (0,errors/* messageOf */.b)(error) };
    }
}
function parseCall(asked) {
    const { command, tool, input } = asked;
    if (typeof command === 'string')
        return { tool: 'Bash', input: { command } };
    if (typeof tool !== 'string' || typeof input !== 'object' || input === null || Array.isArray(input))
        throw new errors/* UserError */.y('there has to be a "command", or a "tool" and its "input"');
    return { tool, input: input };
}
function parseJson(text, what) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw new errors/* UserError */.y(`${what} is not valid JSON: ${(0,errors/* messageOf */.b)(error)}`, { cause: error });
    }
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

/***/ 2416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ unattended),
/* harmony export */   g: () => (/* binding */ settled)
/* harmony export */ });
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3533);

/** Nobody watches the run: what would have to be asked is refused, with the line that would allow it next time. */
function unattended(verdict) {
    if (verdict.behaviour === 'allow' || verdict.behaviour === 'deny')
        return verdict;
    return {
        ...verdict,
        behaviour: 'deny',
        reason: `${verdict.reason}; it needs approval and nobody is there to give it`,
        remedy: verdict.remedy ?? _verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_RULE */ .LT,
    };
}
/** Allow or deny: what no layer decided is the approver's, and a denial never is. */
async function settled(verdict, approver = unattended) {
    if (verdict.behaviour === 'allow' || verdict.behaviour === 'deny')
        return verdict;
    return unattended(await approver(verdict));
}


/***/ }),

/***/ 8191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ dollars),
/* harmony export */   Kp: () => (/* binding */ testWords),
/* harmony export */   TU: () => (/* binding */ byWhom),
/* harmony export */   Y_: () => (/* binding */ remedyWords),
/* harmony export */   fL: () => (/* binding */ costWords),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   iL: () => (/* binding */ totalWords),
/* harmony export */   mF: () => (/* binding */ changeWords),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   uE: () => (/* binding */ groupDenials)
/* harmony export */ });
/** `1 file`, `2 files`. */
function counted(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
/** `0.8 s`, `12 s`, `3 min 5 s`, `2 h 4 min`. */
function duration(ms) {
    if (ms < 9_950)
        return `${(ms / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
/** Below a dollar four decimals, always: costs stand below each other. */
function dollars(usd) {
    return `$${usd.toFixed(usd < 1 ? 4 : 2)}`;
}
/** `$0.12 with a, then b`. */
function costWords({ costUsd, models }, render = (model) => model) {
    return (dollars(costUsd) + (models.length === 0 ? '' : ` with ${models.map((model) => render(model)).join(', then ')}`));
}
const TEST_WORDS = {
    passed: 'passed',
    failed: 'failed',
    none: 'none found',
    error: 'could not be run',
    'not-run': 'not run',
};
/** `passed`, `failed (3 failing)`, with the number of tries when there was more than one. */
function testWords({ state, attempts }) {
    const failing = state === 'failed' ? (attempts.at(-1)?.failures.length ?? 0) : 0;
    const details = [
        ...(failing > 0 ? [`${failing} failing`] : []),
        ...(attempts.length > 1 ? [`${attempts.length} runs`] : []),
    ];
    return TEST_WORDS[state] + (details.length > 0 ? ` (${details.join(', ')})` : '');
}
/** `+3 −1`, `new, +10`, `deleted, −4`, `binary`. */
function changeWords({ status, added, removed }) {
    const kind = status === 'added' ? 'new, ' : status === 'deleted' || status === 'type-changed' ? `${status}, ` : '';
    if (added === undefined || removed === undefined)
        return `${kind}binary`;
    const lines = [...(added > 0 ? [`+${added}`] : []), ...(removed > 0 ? [`−${removed}`] : [])].join(' ');
    return kind + (lines === '' ? 'no line changed' : lines);
}
/** `2 files, +13 −1`. */
function totalWords(files) {
    const sum = (side) => files.reduce((total, file) => total + (file[side] ?? 0), 0);
    return `${counted(files.length, 'file')}, +${sum('added')} −${sum('removed')}`;
}
/** The same refusal is told once, with how often it happened; order of first appearance. */
function groupDenials(denials) {
    const groups = new Map();
    for (const denial of denials) {
        const key = JSON.stringify([denial.tool, denial.subject, denial.layer, denial.rule, denial.reason]);
        groups.set(key, { denial, times: (groups.get(key)?.times ?? 0) + 1 });
    }
    return [...groups.values()];
}
const LAYER_WORDS = {
    hook: 'a hook',
    limit: 'hard limit',
    'deny-rule': 'deny rule',
    'ask-rule': 'ask rule',
    'allow-rule': 'allow rule',
    tool: "the tool's own opinion",
    isolation: "isolation's opinion",
    default: 'default',
};
/** Who decided: the layer, and its rule. */
function byWhom({ layer, rule }, code) {
    const words = LAYER_WORDS[layer] ?? layer;
    return rule === undefined ? words : `${words} ${code(rule)}`;
}
/** How to get a refused action allowed: the lines to add, or the sentence that says why there is none. */
function remedyWords(remedy, render) {
    if (!/^allow: \S/.test(remedy))
        return render.prose(remedy);
    const lines = remedy.split(/; (?=allow: )/).map((line) => render.code(line));
    const last = lines.pop() ?? '';
    return `To allow it, add ${lines.length === 0 ? last : `${lines.join(', ')} and ${last}`}`;
}


/***/ })

};
