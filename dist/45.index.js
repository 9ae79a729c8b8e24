export const id = 45;
export const ids = [45];
export const modules = {

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
// EXTERNAL MODULE: ./lib/config.js + 2 modules
var lib_config = __webpack_require__(9633);
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
/* harmony export */   rj: () => (/* binding */ countWords),
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
/** `12 passed, 1 failed, 2 errors, 3 skipped`; errors only where there are any. */
function countWords({ passed, failed, errors, skipped }) {
    return `${passed} passed, ${failed} failed${errors === 0 ? '' : `, ${counted(errors, 'error')}`}, ${skipped} skipped`;
}
const TEST_WORDS = {
    passed: 'passed',
    'known-failures': 'fail only where they failed before',
    flaky: 'flaky',
    failed: 'failed',
    'timed-out': 'did not end in time',
    tampered: 'weakened',
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
