export const id = 141;
export const ids = [141];
export const modules = {

/***/ 3814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ parseArguments)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2193);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);



/** Rules may be given several times; each is one line of the input. */
const REPEATABLE = new Set(['allow', 'ask', 'deny', 'allowed-bots', 'network']);
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
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2193);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
/* harmony import */ var _run_user_hooks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(754);
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
    return { ...(0,_run_run_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .runPolicy */ .i)({ ...parts, base, workspace }), base };
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

/***/ 2193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ft: () => (/* binding */ requireApiKey),
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   aG: () => (/* binding */ refuseRequiredIsolation),
/* harmony export */   mc: () => (/* binding */ INPUTS)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** Every input of action.yml, in its order. A test holds the two together. */
const INPUTS = {
    'anthropic-api-key': { default: '' },
    'github-token': { default: '${{ github.token }}' },
    'base-url': { default: '' },
    model: { default: 'claude-sonnet-5-5' },
    'fallback-model': { default: '' },
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(problems.join('\n'));
    return config;
}
/** Checked only once the event is known to be a request, so that ignored events need no key. */
function requireApiKey(config, where) {
    if (config.apiKey === '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`anthropic-api-key is not set. ${where}`);
}
/** Nothing isolates commands yet, so a workflow that insists on it is not run without. */
function refuseRequiredIsolation(config) {
    if (config.sandbox === 'required') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y('sandbox: required cannot be met: this version does not isolate commands. Set sandbox to auto or off.');
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

/***/ 754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ hookConditions),
  u: () => (/* binding */ userHooks)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/hooks/events.js
var events = __webpack_require__(6927);
// EXTERNAL MODULE: ./lib/hooks/match.js
var match = __webpack_require__(3093);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(2311);
;// CONCATENATED MODULE: ./lib/hooks/read-output.js


const read_output_text = schemas/* string */.YjP().optional();
const universal = {
    continue: schemas/* boolean */.zMY().optional(),
    stopReason: read_output_text,
    systemMessage: read_output_text,
    suppressOutput: schemas/* boolean */.zMY().optional(),
};
const decided = { decision: schemas/* enum */.k5n(['approve', 'block']).optional(), reason: read_output_text };
function specific(event, fields) {
    return { hookSpecificOutput: schemas/* strictObject */.rej({ hookEventName: schemas/* literal */.euz(event), ...fields }).optional() };
}
/** Everything that a hook of an event can return. A field that is not here has no effect, and is refused by name. */
const OUTPUTS = {
    SessionStart: schemas/* strictObject */.rej({ ...universal, ...specific('SessionStart', { additionalContext: read_output_text }) }),
    UserPromptSubmit: schemas/* strictObject */.rej({
        ...universal,
        ...decided,
        ...specific('UserPromptSubmit', { additionalContext: read_output_text }),
    }),
    PreToolUse: schemas/* strictObject */.rej({
        ...universal,
        ...decided,
        ...specific('PreToolUse', {
            permissionDecision: schemas/* enum */.k5n(['allow', 'deny', 'ask', 'defer']).optional(),
            permissionDecisionReason: read_output_text,
            updatedInput: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).optional(),
            additionalContext: read_output_text,
        }),
    }),
    PostToolUse: schemas/* strictObject */.rej({ ...universal, ...decided, ...specific('PostToolUse', { additionalContext: read_output_text }) }),
    PostToolBatch: schemas/* strictObject */.rej({
        ...universal,
        ...decided,
        ...specific('PostToolBatch', { additionalContext: read_output_text }),
    }),
    Stop: schemas/* strictObject */.rej({ ...universal, ...decided, ...specific('Stop', { additionalContext: read_output_text }) }),
    SessionEnd: schemas/* strictObject */.rej({
        continue: schemas/* literal */.euz(true, { error: 'the run is over already' }).optional(),
        systemMessage: read_output_text,
        suppressOutput: schemas/* boolean */.zMY().optional(),
    }),
};
/** What a hook printed, as what it wants. Only a text that starts with `{` is meant as an answer. */
function readOutput(event, stdout) {
    if (!stdout.trimStart().startsWith('{'))
        return { kind: 'answer', answer: {} };
    let json;
    try {
        json = JSON.parse(stdout);
    }
    catch (error) {
        return { kind: 'problem', problem: `its output begins like JSON and is not: ${(0,errors/* messageOf */.b)(error)}` };
    }
    const parsed = OUTPUTS[event].safeParse(json);
    if (!parsed.success)
        return { kind: 'problem', problem: problemOf(event, parsed.error) };
    const output = parsed.data;
    const idle = withoutEffect(output);
    if (idle !== undefined)
        return { kind: 'problem', problem: idle };
    return { kind: 'answer', answer: answerOf(event, output) };
}
function problemOf(event, error) {
    const fields = error.issues.map((issue) => {
        const place = issue.path.join('.');
        if (issue.code !== 'unrecognized_keys')
            return `${place || 'the output'}: ${issue.message}`;
        const names = issue.keys.map((key) => [...issue.path, key].join('.'));
        return `${names.join(', ')} has no effect in a ${event} hook`;
    });
    return `its output was not accepted: ${fields.join('; ')}`;
}
/** A reason that belongs to no decision would be lost, and was certainly meant for something. */
function withoutEffect({ continue: go, stopReason, decision, reason, hookSpecificOutput }) {
    const { permissionDecision, permissionDecisionReason } = hookSpecificOutput ?? {};
    const lacking = 'its output was not accepted:';
    if (reason && decision === undefined)
        return `${lacking} reason without decision`;
    if (stopReason && go === undefined)
        return `${lacking} stopReason without continue`;
    if (permissionDecisionReason && permissionDecision === undefined) {
        return `${lacking} permissionDecisionReason without permissionDecision`;
    }
    return undefined;
}
function answerOf(event, output) {
    const { updatedInput, additionalContext } = output.hookSpecificOutput ?? {};
    const block = blockOf(event, output);
    return {
        ...(output.continue === false ? { end: output.stopReason || `A ${event} hook ended the run.` } : {}),
        ...(block === undefined ? {} : { block }),
        ...(updatedInput === undefined ? {} : { input: updatedInput }),
        ...(additionalContext ? { context: additionalContext } : {}),
        ...(output.systemMessage ? { message: output.systemMessage } : {}),
    };
}
/** `allow` and `approve` are no opinion: a hook can only tighten. What would have to be asked is refused. */
function blockOf(event, { decision, reason, hookSpecificOutput }) {
    const { permissionDecision, permissionDecisionReason } = hookSpecificOutput ?? {};
    const why = permissionDecisionReason || reason || withoutReason(event);
    if (permissionDecision === 'ask' || permissionDecision === 'defer') {
        return `${why} (The hook leaves this to a person, and nobody is there to approve.)`;
    }
    return decision === 'block' || permissionDecision === 'deny' ? why : undefined;
}
function withoutReason(event) {
    return `A ${event} hook refused this and gave no reason.`;
}

;// CONCATENATED MODULE: ./lib/hooks/command-hook.js



const DEFAULT_SECONDS = 60;
const MOST_STDOUT = 1024 * 1024;
/** The user's hooks as the settings list them. */
function commandHooks(settings, parts) {
    return events/* HOOK_EVENTS */.C.flatMap((event) => (settings[event] ?? []).flatMap(({ matcher, hooks }) => hooks.map((hook) => commandHook(event, matcher, hook, parts))));
}
function commandHook(event, matcher, hook, parts) {
    const { command, timeout, onFailure, if: rule } = hook;
    return {
        event,
        name: command,
        key: JSON.stringify([command, timeout, onFailure]),
        matches: async (call, { ruleMeans }) => (0,match/* matches */.c)(matcher, call) && (rule === undefined || ruleMeans === undefined || (await ruleMeans(rule))),
        run: (call, signal) => runCommand(hook, call, { ...parts, signal }),
    };
}
/** The command as a process: the call as JSON on stdin, the answer in its exit code and on stdout. */
async function runCommand(hook, call, { sandbox, workspace, sessionId, transcriptPath, signal }) {
    const common = { session_id: sessionId, transcript_path: transcriptPath, cwd: workspace, permission_mode: 'dontAsk' };
    const result = await sandbox.run({
        argv: ['bash', '--noprofile', '--norc', '-c', hook.command],
        cwd: workspace,
        trust: 'steered',
        env: { CLAUDE_PROJECT_DIR: workspace },
        input: JSON.stringify({ ...common, ...call }),
        timeoutMs: (hook.timeout ?? DEFAULT_SECONDS) * 1_000,
        signal,
        wholeStdout: true,
        mostStdout: MOST_STDOUT,
    });
    const stdout = result.stdout.toString('utf8');
    return {
        answer: command_hook_answerOf(hook, call.hook_event_name, result, stdout),
        exitCode: result.exitCode,
        ending: result.ending,
        output: [stdout, result.output].filter((part) => part !== '').join('\n'),
    };
}
function command_hook_answerOf(hook, event, result, stdout) {
    const called = `The ${event} hook ${JSON.stringify(hook.command)}`;
    const read = readOutput(event, stdout);
    // What it wanted is not known, so it is not for onFailure to wave it through.
    if (read.kind === 'problem')
        return { block: `${called} failed: ${read.problem}.`, failed: true };
    const { answer } = read;
    if (result.ending === 'exited' && result.exitCode === 0)
        return withPlainText(event, stdout, answer);
    const stderr = result.output.trim();
    if (result.ending === 'exited' && result.exitCode === 2) {
        return { ...answer, block: stderr || answer.block || withoutReason(event) };
    }
    const failure = `${called} failed: ${endingOf(hook, result)}.${stderr === '' ? '' : `\n${tailOf(stderr)}`}`;
    if (hook.onFailure === 'allow')
        return { ...answer, message: joined(answer.message, `${failure}\n(${PASSED_OVER})`) };
    return { ...answer, block: joined(answer.block, failure), failed: answer.block === undefined };
}
const PASSED_OVER = 'It was passed over, as its onFailure says.';
/** Before the work begins, what a hook prints is told to the model. */
function withPlainText(event, stdout, answer) {
    const plain = stdout.trim();
    const isContext = event === 'SessionStart' || event === 'UserPromptSubmit';
    return isContext && plain !== '' && !plain.startsWith('{') ? { ...answer, context: plain } : answer;
}
function endingOf({ timeout = DEFAULT_SECONDS }, result) {
    switch (result.ending) {
        case 'exited':
            return result.exitCode === null ? `ended by ${result.signal ?? 'a signal'}` : `exit code ${result.exitCode}`;
        case 'timed-out':
            return `it did not end within ${timeout} s`;
        case 'not-started':
            return `it could not be started: ${result.startError ?? 'unknown reason'}`;
        case 'cancelled':
            return 'it was stopped';
    }
}
function tailOf(stderr) {
    return stderr.split('\n').slice(-5).join('\n');
}
function joined(first, second) {
    return first === undefined ? second : `${first}\n${second}`;
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./lib/hooks/merge-answers.js

/** The strictest of all answers, in the order of the settings and not of who was quickest. */
function mergeAnswers(answers) {
    const texts = (field) => {
        const said = answers.flatMap((answer) => answer[field] ?? []);
        return said.length === 0 ? undefined : [...new Set(said)].join('\n');
    };
    const end = answers.find((answer) => answer.end !== undefined)?.end;
    const inputs = answers.flatMap(({ input }) => (input === undefined ? [] : [input]));
    const disagree = inputs.some((input) => !(0,external_node_util_.isDeepStrictEqual)(input, inputs[0]));
    const block = texts('block') ?? (disagree ? DISAGREEMENT : undefined);
    const context = texts('context');
    const message = texts('message');
    // A verdict among the blocks counts more than a failure beside it.
    const failed = answers.every((answer) => answer.block === undefined || answer.failed === true);
    return {
        ...(end === undefined ? {} : { end }),
        ...(block === undefined ? {} : { block, failed: failed && !disagree }),
        ...(inputs[0] === undefined || block !== undefined ? {} : { input: inputs[0] }),
        ...(context === undefined ? {} : { context }),
        ...(message === undefined ? {} : { message }),
    };
}
const DISAGREEMENT = 'Two hooks want different inputs for this call, so it is not made.';

;// CONCATENATED MODULE: ./lib/hooks/run-hooks.js


const LONGEST_TEXT = 10_000;
const PREVIEW = 9_000;
const LONGEST_RECORD = 2_000;
/** All hooks that match run side by side, identical ones once, and none is spared because another one has decided. */
function createHooks(hooks, parts) {
    async function ask(call, circumstances) {
        const asked = await matching(hooks, call, circumstances);
        if (asked.length > 0)
            await circumstances.ready;
        const answers = await Promise.all(asked.map((hook) => runOne(hook, call, circumstances.signal, parts)));
        if (asked.length > 0)
            circumstances.signal.throwIfAborted();
        const answer = mergeAnswers(answers.map((one) => presentable(one, parts)));
        if (answer.message !== undefined)
            parts.onMessage(answer.message);
        return answer;
    }
    return { has: (event) => hooks.some((hook) => hook.event === event), ask };
}
async function matching(hooks, call, circumstances) {
    const ofEvent = hooks.filter((hook) => hook.event === call.hook_event_name);
    // Where it cannot be told whether a hook is meant, it is asked.
    const meant = await Promise.all(ofEvent.map(async (hook) => {
        try {
            return await hook.matches(call, circumstances);
        }
        catch {
            return true;
        }
    }));
    const matched = ofEvent.filter((_hook, at) => meant[at]);
    return matched.filter(({ key }, at) => key === undefined || matched.findIndex((other) => other.key === key) === at);
}
async function runOne(hook, call, signal, parts) {
    const startedAt = performance.now();
    const run = await hook.run(call, signal).catch((error) => {
        const block = `The ${hook.event} hook ${JSON.stringify(hook.name)} failed: ${(0,errors/* messageOf */.b)(error)}.`;
        return { answer: { block, failed: true } };
    });
    const { exitCode, ending, output } = run;
    parts.onRun({
        hookEvent: hook.event,
        hook: hook.name,
        ...('tool_use_id' in call ? { callId: call.tool_use_id } : {}),
        durationMs: Math.round(performance.now() - startedAt),
        ...(exitCode === undefined ? {} : { exitCode }),
        ...(ending === undefined ? {} : { ending }),
        decision: ending === 'cancelled' ? 'cancelled' : decisionOf(run.answer),
        ...(output === undefined ? {} : { output: sound(output).slice(0, LONGEST_RECORD) }),
    });
    return run.answer;
}
function decisionOf({ end, block, failed, input }) {
    if (end !== undefined)
        return 'end';
    if (block !== undefined)
        return failed === true ? 'failed' : 'block';
    return input === undefined ? 'none' : 'rewrite';
}
/** Masked, sound and short: these texts go to the model, the report and the log. */
function presentable(answer, { redact, keep }) {
    const fit = (field) => {
        const said = answer[field];
        return said === undefined ? {} : { [field]: shortened(redact(sound(said)), keep) };
    };
    return { ...answer, ...fit('end'), ...fit('block'), ...fit('context'), ...fit('message') };
}
function shortened(text, keep) {
    if (text.length <= LONGEST_TEXT)
        return text;
    const where = keep(text);
    const preview = text.slice(0, PREVIEW).replace(/[\uD800-\uDBFF]$/, '');
    return `${preview}\n[... ${text.length - preview.length} more characters${where === '' ? '' : `; ${where}`}]`;
}
function sound(text) {
    return text.replaceAll('\0', '').toWellFormed();
}

// EXTERNAL MODULE: ./lib/permissions/decide.js + 3 modules
var decide = __webpack_require__(8691);
// EXTERNAL MODULE: ./lib/permissions/rules.js
var rules = __webpack_require__(5003);
;// CONCATENATED MODULE: ./lib/permissions/rule-means.js



/** Reads one rule that chooses calls instead of judging them. A rule that could never match is a mistake. */
function parseCondition(line, tools) {
    // As a deny rule it is read widely: rather one call too many than one too few.
    const { read, warnings } = (0,rules/* parseRules */.NR)({ allow: [], ask: [], deny: [line] }, tools);
    if (warnings[0] !== undefined)
        throw new errors/* UserError */.y(warnings[0]);
    if (read[0] === undefined)
        throw new errors/* UserError */.y(`${JSON.stringify(line)} is not a rule.`);
    return read[0].rule;
}
/** Does the rule mean this action? A command that cannot be taken apart is meant by every rule. */
function ruleMeans(rule, action, policy) {
    return (0,decide/* decide */.L)(action, { ...policy, rules: (0,rules/* ruleSet */.nP)([rule]) }).behaviour === 'deny';
}

// EXTERNAL MODULE: ./lib/tools/catalogue.js
var catalogue = __webpack_require__(3134);
;// CONCATENATED MODULE: ./lib/run/user-hooks.js







const MOST_MESSAGES = 20;
/** The hooks of the base branch's settings, ready to be asked. Throws a UserError for an `if` that can never match. */
function userHooks(parts) {
    const { settings, policy, sandbox, redact, log, transcript, spill } = parts;
    const messages = [];
    const conditions = hookConditions(parts);
    const common = { sandbox, workspace: policy.workspace, sessionId: (0,external_node_crypto_.randomUUID)(), transcriptPath: transcript.path };
    const hooks = createHooks(commandHooks(settings, common), {
        redact,
        keep: (text) => spill.save(text),
        onRun: (record) => transcript.audit('hook', { ...record }),
        onMessage: (message) => {
            log.info(message);
            if (messages.length < MOST_MESSAGES && !messages.includes(message))
                messages.push(message);
        },
    });
    return {
        hooks,
        messages,
        ruleMeans: (rule, action) => {
            const condition = conditions.get(rule);
            return condition === undefined || ruleMeans(condition, action, policy);
        },
    };
}
/** The rules by which hooks choose their calls. Throws a UserError for one that can never match. */
function hookConditions({ settings, configPath }) {
    const lines = events/* HOOK_EVENTS */.C.flatMap((event) => settings[event] ?? [])
        .flatMap(({ hooks }) => hooks)
        .flatMap((hook) => hook.if ?? []);
    return new Map(lines.map((line) => {
        try {
            return [line, parseCondition(line, catalogue/* TOOL_CATALOGUE */.t)];
        }
        catch (error) {
            if (!(error instanceof errors/* UserError */.y))
                throw error;
            throw new errors/* UserError */.y(`${configPath}: hooks: if: ${(0,errors/* messageOf */.b)(error).replace(/^deny: /, '')}`, { cause: error });
        }
    }));
}


/***/ })

};
