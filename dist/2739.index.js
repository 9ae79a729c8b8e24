export const id = 2739;
export const ids = [2739];
export const modules = {

/***/ 1177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ exportTree)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1476);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3464);



/** Writes all files of a commit below a folder that is not the workspace. */
async function exportTree(repo, commit, folder) {
    const env = { GIT_INDEX_FILE: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(repo.gitDir, 'export-index') };
    await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(repo, ['read-tree', (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .checkSha */ .$)(commit)], { env });
    await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(repo, ['checkout-index', '--all', '--force', `--prefix=${folder}/`], { env });
}


/***/ }),

/***/ 6110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LF: () => (/* binding */ BASE_VARIABLE),
/* harmony export */   _u: () => (/* binding */ withBaseScripts),
/* harmony export */   fq: () => (/* binding */ needsBase)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

/** In the environment of a hook: the folder with the files as they stand on the base branch. */
const BASE_VARIABLE = 'GREENGATE_BASE_DIR';
/** A program that runs the file it is given, or the command that follows. */
const RUNNERS = 'bash|sh|dash|zsh|node|deno\\s+run|bun|tsx|python[\\d.]*|ruby|perl|php|pwsh|source|\\.|exec|command|env|nice|nohup|time|xargs|timeout\\s+\\S+';
/** What stands before a word that is run: the beginning of a command, variables that are set for it, a runner. */
const BEFORE = new RegExp(`(?:^|[\\n;&|({!]|\\b(?:then|do|else|if|while|until))\\s*(?:\\w+=\\S*\\s+)*(?:(?:${RUNNERS})\\s+(?:-\\S*\\s+)*(?:\\w+=\\S*\\s+)*)*['"]?$`);
/** A path from the top of the workspace: by the variable, quoted or not, or as it is. */
const PATH = /(?:\$CLAUDE_PROJECT_DIR|\$\{CLAUDE_PROJECT_DIR\})("?)\/([\w.@+/-]+)|(?<![\w.@+/$}-])([\w.@+-][\w.@+/-]*)/g;
/** Does the command need the files of the base branch? */
function needsBase(command, isInBase) {
    return command.includes(BASE_VARIABLE) || withBaseScripts(command, isInBase) !== command;
}
/**
 * The command of a hook with the scripts it runs taken from the base branch: what lies in the workspace is the pull
 * request's, and within reach of the model's tools. Files that it only reads stay those of the workspace.
 */
function withBaseScripts(command, isInBase) {
    const wanders = /\b(?:cd|pushd)\b/.test(command);
    return command.replace(PATH, (word, quote, ofVariable, bare, at) => {
        const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(ofVariable ?? bare ?? '');
        const before = command.slice(0, at);
        if (!isInBase(path) || !BEFORE.test(before))
            return word;
        if (ofVariable !== undefined)
            return `\${${BASE_VARIABLE}}${quote ?? ''}/${ofVariable}`;
        // After a `cd` a bare path means something else.
        if (wanders)
            return word;
        const open = /['"]$/.exec(before)?.[0] ?? '';
        const folder = `"\${${BASE_VARIABLE}}"/`;
        return open === '"' ? `\${${BASE_VARIABLE}}/${word}` : open === "'" ? `'${folder}'${word}` : `${folder}${word}`;
    });
}


/***/ }),

/***/ 5003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ namesTool),
/* harmony export */   NR: () => (/* binding */ parseRules),
/* harmony export */   Wd: () => (/* binding */ NO_RULES),
/* harmony export */   iT: () => (/* binding */ parseRule),
/* harmony export */   nP: () => (/* binding */ ruleSet)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

const NO_RULES = { allow: [], ask: [], deny: [], inputs: [] };
/** Reads the three lists. A syntax error is the user's to mend; a rule that can have no effect is a warning. */
function parseRules(lines, tools) {
    const read = [];
    const warnings = [];
    const errors = [];
    for (const behaviour of ['allow', 'ask', 'deny']) {
        for (const line of lines[behaviour].map((one) => asLine(one, behaviour))) {
            if (line.text === '' || line.text.startsWith('#'))
                continue;
            const rule = orProblem(() => parseRule(line, behaviour, tools), errors);
            if (rule === undefined)
                continue;
            const problem = problemOf(rule, tools);
            if (problem !== undefined)
                warnings.push(`${line.where}: ${rule.text} ${problem.says}`);
            if (problem?.drop !== true)
                read.push({ rule, line });
        }
    }
    if (errors.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(errors.join('\n'));
    return { rules: ruleSet(read.map(({ rule }) => rule)), read, warnings };
}
/** Every mistake is told, not only the first. */
function orProblem(make, problems) {
    try {
        return make();
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y))
            throw error;
        problems.push(error.message);
        return undefined;
    }
}
function asLine(line, behaviour) {
    if (typeof line !== 'string')
        return { ...line, text: line.text.trim() };
    return { text: line.trim(), where: behaviour };
}
function ruleSet(rules) {
    const list = (behaviour) => rules.filter((rule) => rule.behaviour === behaviour && rule.parameter === undefined);
    const inputs = rules.filter((rule) => rule.parameter !== undefined);
    return { allow: list('allow'), ask: list('ask'), deny: list('deny'), inputs };
}
const EXAMPLE = 'Write it as Tool or Tool(specifier), like Bash(npm run lint:*) or Edit(docs/**).';
/** Throws a UserError that says where the rule stands. Without `tools` no field of an input is recognised. */
function parseRule(line, behaviour, tools = {}) {
    const { text, where } = asLine(line, behaviour);
    const wrong = (problem) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${where}: ${JSON.stringify(text)} ${problem}`);
    const parts = /^([A-Za-z_*][\w*-]*)(?:\((.*)\))?$/s.exec(text);
    if (parts === null)
        throw wrong(`is not a rule. ${EXAMPLE}`);
    const [, tool = '', inside] = parts;
    const specifier = inside?.trim();
    if (specifier === '')
        throw wrong(`has an empty specifier. ${EXAMPLE}`);
    if (specifier?.startsWith('!') === true)
        throw wrong('is no rule: "!" is not supported. Name what is meant.');
    const base = { text, behaviour, tool };
    if (specifier === undefined || specifier === '*')
        return base;
    const parameter = parameterOf(specifier, tool, tools[tool]?.fields);
    return { ...base, specifier, ...(parameter === undefined ? {} : { parameter }) };
}
/** Judged by what they mean, never by their text: another spelling of the same would get around the rule. */
const BY_MEANING = ['command', 'file_path', 'path', 'url'];
/** Reads `field:value`, for a field the tool has. `name:*` of Bash stays the prefix form. */
function parameterOf(specifier, tool, fields) {
    const [, name = '', pattern = ''] = /^([A-Za-z_]\w*):(.*)$/s.exec(specifier) ?? [];
    if (fields?.includes(name) !== true || (tool === 'Bash' && pattern === '*'))
        return undefined;
    return { name, pattern };
}
/** Why a rule about a field is left out. */
function inputRuleProblem({ tool, parameter, behaviour }) {
    if (parameter === undefined)
        return undefined;
    const { name, pattern } = parameter;
    if (BY_MEANING.includes(name)) {
        const instead = `${tool}(${pattern})`;
        return name === 'command'
            ? `is ignored: a compound command gets around a rule about the text of the command. Write ${instead}.`
            : `is ignored: another spelling of the path gets around a rule about its text. Write ${instead}.`;
    }
    return behaviour === 'allow'
        ? 'is ignored: fields of an input can be named in ask and deny rules only, never to allow a call.'
        : undefined;
}
const PATH_RULE_FOR = { Write: 'Edit', Glob: 'Read', Grep: 'Read' };
/** What is to be said of a rule, and whether it is left out: one that is not understood must not allow anything. */
function problemOf(rule, tools) {
    const { tool, specifier, behaviour } = rule;
    const drop = behaviour === 'allow';
    if (tool.includes('*'))
        return drop ? { says: 'is ignored: an allow rule must name its tool.', drop } : undefined;
    if (!Object.hasOwn(tools, tool)) {
        return { says: `names an unknown tool and never matches. There are: ${Object.keys(tools).join(', ')}.`, drop };
    }
    const input = inputRuleProblem(rule);
    if (input !== undefined)
        return { says: input, drop: true };
    const governs = PATH_RULE_FOR[tool];
    if (specifier === undefined || governs === undefined || rule.parameter !== undefined)
        return undefined;
    return { says: `never matches: paths are governed by ${governs}(...). Write ${governs}(${specifier}).`, drop };
}
/** Does the rule's tool name, which may hold `*`, mean this tool? */
function namesTool(rule, tool) {
    return rule.tool === tool || new RegExp(`^${rule.tool.replaceAll('*', '.*')}$`).test(tool);
}


/***/ }),

/***/ 8211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ protectPaths),
/* harmony export */   R: () => (/* binding */ protectRules)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _text_glob_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4586);


/** A sandbox in which nothing that these globs mean can be written: whole folders where they say so, else the files there are. */
function protectPaths(sandbox, globs, tree) {
    const readOnly = globs.flatMap((glob) => placesOf(glob, tree.files)).map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(tree.workspace, path));
    if (readOnly.length === 0)
        return sandbox;
    return {
        ...sandbox,
        run: (request) => {
            const isConcerned = request.trust === 'steered' && request.standIn === undefined;
            return sandbox.run(isConcerned ? { ...request, readOnly: [...(request.readOnly ?? []), ...readOnly] } : request);
        },
    };
}
function placesOf(glob, files) {
    const folder = /^([^*?{[]+)\/\*\*(?:\/\*)?$/.exec(glob)?.[1];
    return folder === undefined ? files.filter((path) => (0,_text_glob_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .globPattern */ .h)(glob).test(path)) : [folder];
}
/** The same for the tools that write files. */
function protectRules(globs, settings) {
    return globs.map((glob) => ({ text: `Edit(/${glob})`, where: `${settings}: tests.protect` }));
}


/***/ }),

/***/ 8402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ runPolicy)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/permissions/rules.js
var permissions_rules = __webpack_require__(5003);
// EXTERNAL MODULE: ./lib/tools/catalogue.js
var catalogue = __webpack_require__(3134);
// EXTERNAL MODULE: ./lib/sandbox/links-below.js
var links_below = __webpack_require__(4250);
;// CONCATENATED MODULE: ./lib/tools/names-in.js

/** The names in a directory, hidden ones too; none where it is no directory or may not be read. */
function namesIn(directory) {
    try {
        return (0,external_node_fs_.readdirSync)(directory);
    }
    catch {
        return [];
    }
}

// EXTERNAL MODULE: ./lib/tools/workspace.js
var tools_workspace = __webpack_require__(4338);
// EXTERNAL MODULE: ./lib/run/protect-paths.js
var protect_paths = __webpack_require__(8211);
;// CONCATENATED MODULE: ./lib/run/run-policy.js








/** The rules of a run and the ground they stand on, and what its user should know about them. Throws a UserError. */
function runPolicy(parts) {
    const { config, base, workspace, home, isolated, readable } = parts;
    const { rules, read, warnings } = (0,permissions_rules/* parseRules */.NR)(linesOf(config, base), catalogue/* TOOL_CATALOGUE */.t);
    const { command } = base.tests;
    // A workflow may use the action out of the very checkout it works on; the post step is still to run.
    const own = (0,tools_workspace/* realPathOf */.dN)((0,external_node_path_.dirname)(process.argv[1] ?? workspace));
    const ground = {
        rules: permissions_rules/* NO_RULES */.Wd,
        workspace,
        ...((0,tools_workspace/* isInside */.FK)(workspace, own) && own !== workspace ? { ownFiles: own } : {}),
        settings: [config.configPath],
        ...(readable === undefined ? {} : { readable }),
        ...(home === undefined ? {} : { home }),
        isolated,
        realPath: tools_workspace/* realPathOf */.dN,
        exists: external_node_fs_.existsSync,
        namesIn: namesIn,
        linksBelow: links_below/* linksBelow */.H,
    };
    const tests = command === undefined || command === 'none' ? {} : { testCommand: command };
    return {
        policy: { ...ground, ...tests, rules },
        warnings: [...base.warnings, ...warnings],
        hasExamples: read.some(({ line }) => line.match !== undefined || line.noMatch !== undefined),
        tryRules: async () => {
            const { checkRules } = await Promise.all(/* import() */[__webpack_require__.e(8989), __webpack_require__.e(8691), __webpack_require__.e(5520)]).then(__webpack_require__.bind(__webpack_require__, 1382));
            // Without the test command: a rule that means it too would not be asked.
            return checkRules(read, catalogue/* TOOL_CATALOGUE */.t, ground);
        },
    };
}
function linesOf(config, base) {
    const list = (behaviour) => [...config[behaviour], ...base.rules[behaviour]];
    const kept = (0,protect_paths/* protectRules */.R)(base.configFile.tests.protect, config.configPath);
    return { allow: list('allow'), ask: list('ask'), deny: [...list('deny'), ...kept] };
}


/***/ }),

/***/ 3426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cT: () => (/* binding */ allHooks),
  Ke: () => (/* binding */ hookConditions),
  up: () => (/* binding */ userHooks)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/git/export-tree.js
var export_tree = __webpack_require__(1177);
// EXTERNAL MODULE: ./lib/hooks/base-scripts.js
var base_scripts = __webpack_require__(6110);
// EXTERNAL MODULE: ./lib/hooks/events.js
var events = __webpack_require__(6927);
// EXTERNAL MODULE: ./lib/hooks/match.js
var match = __webpack_require__(3093);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(6843);
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
        return `${why} (The hook's "${permissionDecision}" leaves this to a person, and nobody is there to approve.)`;
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
async function runCommand(hook, call, { sandbox, workspace, sessionId, transcriptPath, base, signal }) {
    const common = { session_id: sessionId, transcript_path: transcriptPath, cwd: workspace, permission_mode: 'dontAsk' };
    const command = base === undefined ? hook.command : (0,base_scripts/* withBaseScripts */._u)(hook.command, base.has);
    const result = await sandbox.run({
        argv: ['bash', '--noprofile', '--norc', '-c', command],
        cwd: workspace,
        trust: 'steered',
        turn: 'hook',
        env: { CLAUDE_PROJECT_DIR: workspace, ...(base === undefined ? {} : { [base_scripts/* BASE_VARIABLE */.LF]: base.folder }) },
        ...(base === undefined ? {} : { show: [base.folder] }),
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

// EXTERNAL MODULE: ./lib/permissions/rules.js
var rules = __webpack_require__(5003);
;// CONCATENATED MODULE: ./lib/permissions/parse-condition.js


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

// EXTERNAL MODULE: ./lib/tools/catalogue.js
var catalogue = __webpack_require__(3134);
;// CONCATENATED MODULE: ./lib/run/user-hooks.js











const MOST_MESSAGES = 20;
/** The hooks of the base branch's settings, ready to be asked. Throws a UserError for an `if` that can never match. */
async function userHooks(parts) {
    const { settings, repository, ruleMeans, sandbox, redact, log, transcript, spill } = parts;
    const messages = [];
    const conditions = hookConditions(parts);
    const base = await baseFiles(parts);
    const common = {
        sandbox,
        workspace: repository.workspace,
        sessionId: (0,external_node_crypto_.randomUUID)(),
        transcriptPath: transcript.path,
        ...(base === undefined ? {} : { base }),
    };
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
            return condition === undefined || ruleMeans(condition, action);
        },
    };
}
/** The base branch in a folder, where a hook wants it; a large one takes its time. */
async function baseFiles({ settings, base, baseCommit, repository, transcript, }) {
    const files = new Set(base.files);
    const has = (path) => files.has(path);
    if (!allHooks(settings).some(({ command }) => (0,base_scripts/* needsBase */.fq)(command, has)))
        return undefined;
    const folder = (0,external_node_path_.join)((0,external_node_path_.dirname)(transcript.path), 'base');
    await (0,export_tree/* exportTree */.D)(repository, baseCommit, folder);
    // What scripts import is installed in the workspace only.
    if (!base.files.some((path) => path.startsWith('node_modules/'))) {
        await (0,promises_.symlink)((0,external_node_path_.join)(repository.workspace, 'node_modules'), (0,external_node_path_.join)(folder, 'node_modules'));
    }
    return { folder, has };
}
function allHooks(settings) {
    return events/* HOOK_EVENTS */.C.flatMap((event) => settings[event] ?? []).flatMap(({ hooks }) => hooks);
}
/** The rules by which hooks choose their calls. Throws a UserError for one that can never match. */
function hookConditions({ settings, configPath }) {
    const lines = allHooks(settings).flatMap((hook) => hook.if ?? []);
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


/***/ }),

/***/ 4250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ linksBelow)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


const MOST_ENTRIES = 200_000;
/** The symbolic links at any depth below a directory, git's data left out; undefined where there is too much to look at. */
function linksBelow(directory) {
    const links = [];
    const waiting = [directory];
    let seen = 0;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
        for (const entry of entriesOf(at)) {
            seen += 1;
            if (seen > MOST_ENTRIES)
                return undefined;
            if (entry.isSymbolicLink())
                links.push((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, entry.name));
            else if (entry.isDirectory() && entry.name !== '.git')
                waiting.push((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, entry.name));
        }
    }
    return links;
}
function entriesOf(directory) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory, { withFileTypes: true });
    }
    catch {
        return [];
    }
}


/***/ }),

/***/ 3134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ TOOL_CATALOGUE)
/* harmony export */ });
/** The tools as rules know them, without making them: what each does, and the fields of its input. A test holds both together. */
const TOOL_CATALOGUE = {
    Bash: { effect: 'execute', fields: ['command', 'timeout', 'description'] },
    Read: { effect: 'read', fields: ['file_path', 'offset', 'limit'] },
    Write: { effect: 'write', fields: ['file_path', 'content'] },
    Edit: { effect: 'write', fields: ['file_path', 'old_string', 'new_string', 'replace_all'] },
    Glob: { effect: 'read', fields: ['pattern', 'path'] },
    Grep: {
        effect: 'read',
        fields: ['pattern', 'path', 'glob', 'output_mode', '-i', '-n', '-A', '-B', '-C', 'head_limit'],
    },
    UpdatePlan: { effect: 'none', fields: ['items'] },
    RunTests: { effect: 'none', fields: ['files', 'filter'] },
};


/***/ }),

/***/ 4338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   Ki: () => (/* binding */ wallProblem),
/* harmony export */   dN: () => (/* binding */ realPathOf),
/* harmony export */   kA: () => (/* binding */ resolveForReading),
/* harmony export */   z1: () => (/* binding */ resolveInWorkspace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _text_git_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(966);




const MOST_LINKS = 40;
/**
 * The path wall: where `path` really leads, or a UserError when that is outside the workspace or inside `.git`.
 * It stands whatever the rules say, and every file tool goes through it.
 */
async function resolveInWorkspace(workspace, path) {
    if (path.includes('\0'))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('A path must not contain a NUL character.');
    const asked = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, path);
    const real = realPathOf(asked);
    if (!isInside(workspace, real)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${path} is outside the workspace ${workspace}. Use a path inside it.`);
    }
    if (isOfTheSystem(real, workspace))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${path} is no file but a part of the running system.`);
    if ((0,_text_git_names_js__WEBPACK_IMPORTED_MODULE_3__/* .hasGitPart */ .M)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, real)) || (isInside(workspace, asked) && (0,_text_git_names_js__WEBPACK_IMPORTED_MODULE_3__/* .hasGitPart */ .M)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, asked)))) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${path} is git's own data, which no tool may open. Use read-only git commands instead.`);
    }
    return real;
}
/** Processes and devices show themselves as files, and the runner takes orders from some: also where the workspace is the whole disk. */
function isOfTheSystem(path, workspace) {
    if (/(?:^|\/)_runner_file_commands(?:\/|$)/i.test(path))
        return true;
    return SYSTEM.some((folder) => isInside(folder, path) && !isInside(folder, workspace));
}
const SYSTEM = ['/proc', '/sys', '/dev', '/run'];
/** The same wall for reading, with one more folder inside it: the results that were too long for the conversation. */
async function resolveForReading(workspace, path, alsoReadable) {
    if (alsoReadable !== undefined && !path.includes('\0')) {
        const real = realPathOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, path));
        if (real !== alsoReadable && isInside(alsoReadable, real))
            return real;
    }
    return resolveInWorkspace(workspace, path);
}
/** What the path wall says against a path, or undefined. */
async function wallProblem(workspace, path, alsoReadable) {
    try {
        await resolveForReading(workspace, path, alsoReadable);
        return undefined;
    }
    catch (error) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .b)(error);
    }
}
/** True for the directory itself and everything below it; compares with separators, so /work is not in /wor. */
function isInside(directory, path) {
    return path === directory || path.startsWith(directory.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? directory : directory + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
}
/** Follows every link, also a dangling one, and keeps the parts that do not exist yet. */
function realPathOf(path, linksLeft = MOST_LINKS) {
    if (linksLeft === 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${path} has too many symbolic links.`);
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
    }
    catch (error) {
        const code = error.code;
        if (code !== 'ENOENT' && code !== 'ENOTDIR')
            throw error;
    }
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    if (parent === path)
        return path;
    const here = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realPathOf(parent, linksLeft - 1), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
    const target = linkTarget(here);
    if (target === undefined)
        return here;
    return realPathOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(target) ? target : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(here), target), linksLeft - 1);
}
function linkTarget(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isSymbolicLink() ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path) : undefined;
    }
    catch (error) {
        const code = error.code;
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return undefined;
        throw error;
    }
}


/***/ })

};
