export const id = 1309;
export const ids = [1309];
export const modules = {

/***/ 2683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ nextCall)
/* harmony export */ });
/* unused harmony export worstCaseUsd */
/** Tried in turn: with little left a shorter reply is better than none. */
const NORMAL_OUTPUT_TOKENS = [16_384, 4_096];
const WRAP_UP_OUTPUT_TOKENS = 1_024;
/**
 * Decides before each call what it may be. A limit is never found out after the fact: call N of N is the wrap-up, and a
 * call that could overshoot, or that could leave too little for the wrap-up, is not made.
 */
function nextCall(limits, standing) {
    const missing = (...outputs) => lacking(limits, standing, outputs);
    const affordable = NORMAL_OUTPUT_TOKENS.find((tokens) => missing(tokens, WRAP_UP_OUTPUT_TOKENS) === undefined);
    const maxOutputTokens = affordable ?? Math.min(...NORMAL_OUTPUT_TOKENS);
    const limit = reached(limits, standing, missing(maxOutputTokens, WRAP_UP_OUTPUT_TOKENS));
    if (limit === undefined)
        return { kind: 'normal', maxOutputTokens };
    const isOver = standing.turns >= limits.maxTurns || missing(WRAP_UP_OUTPUT_TOKENS) !== undefined;
    return isOver ? { kind: 'none', limit } : { kind: 'wrap-up', maxOutputTokens: WRAP_UP_OUTPUT_TOKENS, limit };
}
function reached(limits, standing, missing) {
    if (standing.denials >= limits.maxDenials)
        return 'blocked_by_policy';
    if (standing.stuck)
        return 'no_progress';
    if (standing.now >= limits.wrapUpAt)
        return 'timed_out';
    if (missing !== undefined)
        return missing;
    return standing.turns >= limits.maxTurns - 1 ? 'max_turns' : undefined;
}
/** What is missing for calls with so much output, one after the other. */
function lacking(limits, standing, outputs) {
    const { nextCall: worst } = standing;
    const usd = outputs.reduce((sum, output) => sum + worstCaseUsd(worst, output), standing.costUsd);
    if (usd > limits.maxCostUsd)
        return 'max_cost';
    const tokens = outputs.reduce((sum, output) => sum + worst.promptTokens + output, standing.tokens);
    return limits.maxTokens > 0 && tokens > limits.maxTokens ? 'max_tokens' : undefined;
}
function worstCaseUsd({ promptUsd, outputTokenUsd }, outputTokens) {
    return promptUsd + outputTokens * outputTokenUsd;
}


/***/ }),

/***/ 5864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oc: () => (/* binding */ Ledger),
/* harmony export */   RR: () => (/* binding */ PairingError)
/* harmony export */ });
/* unused harmony export pairingProblem */
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2482);

/** Thrown when a request would break the pairing rule: always a bug of the harness, never of the model. */
class PairingError extends Error {
    name = 'PairingError';
}
/**
 * The conversation, append-only: current models bind their thinking to the exact prefix, so nothing written here
 * is ever changed. Every listener sees each message once, as it is written.
 */
class Ledger {
    #messages = [];
    #onAppend;
    constructor(onAppend = () => { }) {
        this.#onAppend = onAppend;
    }
    get messages() {
        return this.#messages;
    }
    addUser(text, results = []) {
        if (text.trim() === '' && results.length === 0)
            throw new PairingError('A user message must not be empty.');
        this.#append({ role: 'user', text, results });
    }
    addAssistant(content) {
        this.#append({ role: 'assistant', content });
    }
    /** Ends the conversation valid after work was broken off: each call that has no result yet is answered so. */
    answerPending(content) {
        const results = orphans(this.#messages).map((callId) => ({ callId, content, isError: true }));
        if (results.length > 0)
            this.addUser('', results);
    }
    /** Checked before every request: each call has exactly one result, in the next message, and nothing else has one. */
    assertPaired() {
        const problem = pairingProblem(this.#messages);
        if (problem !== undefined)
            throw new PairingError(problem);
    }
    #append(message) {
        this.#messages.push(message);
        this.#onAppend(message);
    }
}
/** What is wrong with the pairing of calls and results, or undefined when all is well. */
function pairingProblem(messages) {
    for (const [index, message] of messages.entries()) {
        const before = messages[index - 1];
        if (message.role === 'user') {
            const wanted = before?.role === 'assistant' ? (0,_message_js__WEBPACK_IMPORTED_MODULE_0__/* .toolCallsOf */ .V)(before.content).map((call) => call.id) : [];
            const got = message.results.map((result) => result.callId);
            if (wanted.length !== got.length || wanted.some((id, at) => id !== got[at])) {
                return `Message ${index} answers [${got.join(', ')}] but the calls before it are [${wanted.join(', ')}].`;
            }
        }
        else if (before?.role === 'assistant' && (0,_message_js__WEBPACK_IMPORTED_MODULE_0__/* .toolCallsOf */ .V)(before.content).length > 0) {
            return `Message ${index} follows calls without a result.`;
        }
    }
    const open = orphans(messages);
    return open.length > 0 ? `The last message leaves calls without a result: ${open.join(', ')}.` : undefined;
}
function orphans(messages) {
    const last = messages.at(-1);
    return last?.role === 'assistant' ? (0,_message_js__WEBPACK_IMPORTED_MODULE_0__/* .toolCallsOf */ .V)(last.content).map((call) => call.id) : [];
}


/***/ }),

/***/ 7001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ runLoop)
});

// EXTERNAL MODULE: ./lib/agent/message.js
var message = __webpack_require__(2482);
;// CONCATENATED MODULE: ./lib/agent/answer-calls.js

/**
 * One result for each call of the reply, in call order: those that may not run are answered here. What runTools gives is
 * taken as it comes, never repaired: a result that is missing or in the wrong place is a bug, and the ledger says so.
 */
async function answerCalls(runTools, reply, signal) {
    const asked = new Set(reply.calls.map((call) => call.id));
    const reasonOf = (id) => reply.withheld.find(({ call }) => call.id === id)?.reason ?? 'Not run.';
    const calls = (0,message/* toolCallsOf */.V)(reply.content);
    const withheld = calls.filter(({ id }) => !asked.has(id)).map((call) => ({ call, reason: reasonOf(call.id) }));
    const ran = [...(await runTools(reply.calls, signal, withheld))];
    const answers = calls.flatMap(({ id }) => asked.has(id) ? ran.splice(0, 1) : [{ callId: id, content: reasonOf(id), isError: true }]);
    return [...answers, ...ran];
}

// EXTERNAL MODULE: ./lib/agent/budget.js
var budget = __webpack_require__(2683);
// EXTERNAL MODULE: ./lib/agent/notices.js
var notices = __webpack_require__(4376);
// EXTERNAL MODULE: ./lib/agent/model.js
var model = __webpack_require__(5796);
;// CONCATENATED MODULE: ./lib/agent/loop.js





/** In a row. An empty end is nudged once; a long answer may be cut twice. */
const MOST_NUDGES = { empty: 1, cutOff: 2 };
/** Reply, run tools, repeat, until the model calls no tool and nothing objects. Throws on abort and on ModelError. */
async function runLoop(parts) {
    const { ledger, limits, signal } = parts;
    let told = parts.standing(0);
    let turns = 0;
    let attempts = 0;
    let nudges = 0;
    let answer = '';
    for (;;) {
        signal.throwIfAborted();
        const next = (0,budget/* nextCall */.u)(limits, parts.standing(turns));
        if (next.kind === 'none')
            return { kind: 'limit', limit: next.limit, answer };
        const reply = await ask(parts, next);
        turns += 1;
        parts.onReply(reply, turns);
        if (reply.refusal !== undefined)
            return { kind: 'refused', ...reply.refusal };
        if (reply.content.length > 0)
            ledger.addAssistant(reply.content);
        answer = (0,message/* textOf */.b)(reply.content) || answer;
        if (next.kind === 'wrap-up') {
            // A model that calls a tool all the same is answered, so that the ledger ends valid.
            if ((0,message/* toolCallsOf */.V)(reply.content).length > 0)
                ledger.addUser('', await answerCalls(parts.runTools, { ...reply, calls: [] }, signal));
            return { kind: 'limit', limit: next.limit, answer };
        }
        if (reply.calls.length + reply.withheld.length > 0) {
            const results = await answerCalls(parts.runTools, reply, signal);
            const standing = parts.standing(turns);
            ledger.addUser((0,notices/* leftNotice */.Eb)(limits, told, standing), results);
            told = standing;
            nudges = 0;
            continue;
        }
        if (reply.paused)
            continue;
        if (reply.cutOff || (0,message/* textOf */.b)(reply.content) === '') {
            // Neither is an end: the model has more to say, or has said nothing.
            const kind = reply.cutOff ? 'cutOff' : 'empty';
            if ((nudges += 1) > MOST_NUDGES[kind])
                throw new model/* ModelError */.me(notices/* NOTICES */.ku.noWholeReply);
            ledger.addUser(notices/* NOTICES */.ku[kind]);
            continue;
        }
        const objection = await parts.objectToStopping({
            attempt: (attempts += 1),
            lastAssistantMessage: answer,
            signal,
        });
        if (objection === undefined)
            return { kind: 'finished', answer };
        if (objection.kind === 'over')
            return { kind: 'objected', answer, reason: objection.reason };
        ledger.addUser(objection.text);
    }
}
function ask(parts, next) {
    const { model, system, tools, ledger, signal } = parts;
    const toolsAllowed = next.kind === 'normal';
    if (!toolsAllowed)
        ledger.addUser((0,notices/* wrapUpNotice */.E5)(next.limit));
    ledger.assertPaired();
    const { maxOutputTokens } = next;
    return model.respond({ system, tools, messages: ledger.messages, toolsAllowed, maxOutputTokens, signal });
}


/***/ }),

/***/ 2482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ toolCallsOf),
/* harmony export */   b: () => (/* binding */ textOf)
/* harmony export */ });
/** The tool calls of an assistant message, in the order the model gave them. */
function toolCallsOf(content) {
    return content.filter((block) => block.type === 'tool_use');
}
/** The visible text of an assistant message. */
function textOf(content) {
    return content
        .filter((block) => block.type === 'text')
        .map((block) => block.text)
        .join('\n')
        .trim();
}


/***/ }),

/***/ 5796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UT: () => (/* binding */ promptTokensOf),
/* harmony export */   me: () => (/* binding */ ModelError),
/* harmony export */   vk: () => (/* binding */ addUsage),
/* harmony export */   yJ: () => (/* binding */ NO_USAGE)
/* harmony export */ });
const NO_USAGE = { inputTokens: 0, cacheWriteTokens: 0, cacheReadTokens: 0, outputTokens: 0 };
/** Everything that was read, from the cache or not. */
function promptTokensOf({ inputTokens, cacheWriteTokens, cacheReadTokens }) {
    return inputTokens + cacheWriteTokens + cacheReadTokens;
}
function addUsage(a, b) {
    return {
        inputTokens: a.inputTokens + b.inputTokens,
        cacheWriteTokens: a.cacheWriteTokens + b.cacheWriteTokens,
        cacheReadTokens: a.cacheReadTokens + b.cacheReadTokens,
        outputTokens: a.outputTokens + b.outputTokens,
    };
}
/** The provider would not answer, for good: retrying is over or pointless. The message says what to do. */
class ModelError extends Error {
    name = 'ModelError';
}


/***/ }),

/***/ 4376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E5: () => (/* binding */ wrapUpNotice),
/* harmony export */   Eb: () => (/* binding */ leftNotice),
/* harmony export */   ku: () => (/* binding */ NOTICES)
/* harmony export */ });
/* harmony import */ var _statement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1128);

/** What the model, or the user, is told when a reply is no whole one. */
const NOTICES = {
    cutOff: 'Your reply was cut off by its length limit. Go on from where it ended, in smaller steps.',
    empty: 'Your reply was empty. Go on with the task, or say in a few sentences what you did.',
    noResult: 'No result: the run ended before there was one.',
    noWholeReply: 'The model gave no whole reply: they were cut off or empty. Give a smaller task, or set another model.',
};
const LIMIT_WORDS = {
    max_turns: 'the turn limit is reached',
    max_cost: 'the cost limit is reached',
    max_tokens: 'the token limit is reached',
    timed_out: 'the time is up',
    blocked_by_policy: 'too many actions were refused',
    no_progress: 'the same call was made again and again and nothing changed',
};
/** What the model is told in its last turn. */
function wrapUpNotice(limit) {
    return (`This is your last turn: ${LIMIT_WORDS[limit]}. Tools can no longer be used. ` +
        `Say in a few sentences what is done, what is not, and what the next step would be. ${_statement_js__WEBPACK_IMPORTED_MODULE_0__/* .STATUS_RULE */ .SL}`);
}
/** With so many turns left the model is told once more. */
const LAST_TURNS = 3;
/**
 * What the model is told of its budget after the results of a turn: once when half of something is used up, once at a
 * quarter, once in the last turns, and nothing otherwise. Text behind results is rare and short, as it can end the work
 * early. `told`: where the run stood when this was asked before.
 */
function leftNotice(limits, told, now) {
    if (scarcity(limits, now) <= scarcity(limits, told))
        return '';
    const left = shares(limits, now).filter(({ share }) => share <= 0.5);
    return `Left of the budget: ${left.map(({ words }) => words).join(', ')}.`;
}
/** How little is left, 0 to 3; also 0 where the next call is the last one, which is told so anyway. */
function scarcity(limits, standing) {
    const turns = limits.maxTurns - standing.turns;
    const least = Math.min(...shares(limits, standing).map(({ share }) => share));
    if (turns <= 1 || least <= 0 || least > 0.5)
        return 0;
    if (turns <= LAST_TURNS)
        return 3;
    return least <= 0.25 ? 2 : 1;
}
function shares(limits, standing) {
    const { maxTurns, maxCostUsd, maxTokens, maxDenials, startedAt, wrapUpAt } = limits;
    const minutes = (ms) => (ms / 60_000).toFixed(ms < 600_000 ? 1 : 0);
    const rows = [
        [maxTurns, standing.turns, String, 'turns'],
        [maxCostUsd, standing.costUsd, (usd) => usd.toFixed(2), 'US dollars'],
        [maxTokens, standing.tokens, String, 'tokens'],
        [wrapUpAt - startedAt, standing.now - startedAt, minutes, 'minutes'],
        [maxDenials, standing.denials, String, 'refusals'],
    ];
    return rows
        .filter(([all]) => all > 0 && Number.isFinite(all))
        .map(([all, used, show, noun]) => ({
        share: (all - used) / all,
        words: `${show(all - used)} of ${show(all)} ${noun}`,
    }));
}


/***/ }),

/***/ 1128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SL: () => (/* binding */ STATUS_RULE),
/* harmony export */   cO: () => (/* binding */ readStatement)
/* harmony export */ });
/* unused harmony export STATED_ENDS */
/** The kinds of end that a model can state. */
const STATED_ENDS = ['done', 'answered', 'nothing to do', 'blocked', 'could not'];
/** Told in the first request and whenever the statement is missing. */
const STATUS_RULE = 'The last line of your final message is `Status: done` (what was asked is changed), `Status: answered` (a question, nothing to change), ' +
    '`Status: nothing to do` (it was so already), `Status: blocked` or `Status: could not`.';
const MARKS = '[\\s*_#>`~"\'|-]*';
const LINE = new RegExp(`^${MARKS}status${MARKS}[:=]${MARKS}(done|answered|nothing[ _-]to[ _-]do|blocked|could[ _-]?n(?:o|['’])t|not[ _-]done)\\b(.*)$`, 'i');
/** Behind these two words there may be reasons; behind the others more words would take something back. */
const WITH_REASONS = new Set(['blocked', 'could not']);
const ONLY_MARKS = new RegExp(`^${MARKS}[.!]?${MARKS}$`);
/** Said in plain words as the first thing, it is as good as the line. */
const NOTHING = /^[\s*_#>`]*(?:there (?:is|was) )?nothing (?:is |was )?(?:left |more |else )?(?:to do|to be done|to change|to be changed)\b/i;
const BLOCKED = /^[\s*_#>`]*BLOCKED\b[\s*_:`–-]*([^\n]*)/;
/** Reads how a final message says that it ends: its last line, or `BLOCKED:` at its beginning, which weighs more. */
function readStatement(message) {
    const lines = message.trimEnd().split('\n');
    const at = lines.findLastIndex((line) => !ONLY_MARKS.test(line));
    const [, word = '', rest = ''] = LINE.exec(lines[at] ?? '') ?? [];
    const end = ONLY_MARKS.test(rest) || WITH_REASONS.has(endOf(word)) ? endOf(word) : undefined;
    const text = word === '' ? message.trim() : withoutLine(lines, at);
    const blocked = BLOCKED.exec(text);
    if (blocked !== null)
        return { end: 'blocked', text, missing: plain(blocked[1] ?? '') };
    const missing = end === 'blocked' ? plain(rest) || plain(text.split('\n')[0] ?? '') : '';
    if (word === '')
        return { end: NOTHING.test(text) ? 'nothing to do' : undefined, text, missing };
    return { end, text, missing };
}
function endOf(word) {
    const plainWord = word.toLowerCase().replaceAll(/[_-]/g, ' ');
    return STATED_ENDS.find((end) => end === plainWord) ?? 'could not';
}
/** A fence around nothing goes with it. */
function withoutLine(lines, at) {
    const left = lines.slice(0, at).join('\n').trimEnd();
    const isFenced = lines.slice(at + 1).some((line) => line.trim().startsWith('```'));
    return isFenced ? left.replace(/\n?```\w*$/, '').trimEnd() : left;
}
function plain(text) {
    return text.replace(/^[\s*_`:.,;–-]+|[\s*_`]+$/g, '');
}


/***/ }),

/***/ 1309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  replay: () => (/* binding */ replay)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/errors.js
var classic_errors = __webpack_require__(3342);
// EXTERNAL MODULE: ./lib/report/transcript.js
var transcript = __webpack_require__(3306);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(6843);
;// CONCATENATED MODULE: ./lib/report/transcript-records.js

/** The lines of a transcript as a reader needs them; each may hold more. */
const numbers = (...names) => schemas/* object */.Ikc(Object.fromEntries(names.map((name) => [name, schemas/* number */.aig()])));
const usage = numbers('inputTokens', 'cacheWriteTokens', 'cacheReadTokens', 'outputTokens');
const block = schemas/* custom */.IeY((value) => typeof value?.type === 'string');
const call = schemas/* object */.Ikc({ type: schemas/* literal */.euz('tool_use'), id: schemas/* string */.YjP(), name: schemas/* string */.YjP(), input: schemas/* unknown */.L5J() });
const result = schemas/* custom */.IeY((value) => typeof value?.callId === 'string');
const message = schemas/* discriminatedUnion */.gMt('role', [
    schemas/* object */.Ikc({ role: schemas/* literal */.euz('assistant'), content: schemas/* array */.YOg(block) }),
    schemas/* object */.Ikc({ role: schemas/* literal */.euz('user'), text: schemas/* string */.YjP(), results: schemas/* array */.YOg(result) }),
]);
const turn = schemas/* number */.aig();
const durationMs = schemas/* number */.aig();
const EVENTS = {
    start: schemas/* object */.Ikc({
        system: schemas/* string */.YjP(),
        tools: schemas/* array */.YOg(schemas/* custom */.IeY((value) => typeof value?.name === 'string')),
        limits: numbers('maxTurns', 'maxCostUsd', 'maxTokens', 'maxDenials', 'startedAt', 'wrapUpAt'),
    }),
    standing: schemas/* object */.Ikc({
        standing: numbers('turns', 'costUsd', 'tokens', 'denials', 'now').extend({
            stuck: schemas/* boolean */.zMY(),
            nextCall: numbers('promptTokens', 'promptUsd', 'outputTokenUsd'),
        }),
    }),
    limit: schemas/* object */.Ikc({ turn, limit: schemas/* string */.YjP() }),
    request: schemas/* object */.Ikc({
        turn,
        model: schemas/* string */.YjP(),
        attempt: schemas/* number */.aig(),
        durationMs,
        usage,
        costUsd: schemas/* number */.aig(),
        end: schemas/* string */.YjP(),
        fault: schemas/* string */.YjP().optional(),
    }),
    retry: schemas/* object */.Ikc({ turn, note: schemas/* string */.YjP() }),
    switch: schemas/* object */.Ikc({ turn, note: schemas/* string */.YjP() }),
    reply: schemas/* object */.Ikc({
        turn,
        content: schemas/* array */.YOg(block),
        calls: schemas/* array */.YOg(call),
        withheld: schemas/* array */.YOg(schemas/* object */.Ikc({ call, reason: schemas/* string */.YjP() })),
        refusal: schemas/* object */.Ikc({ category: schemas/* string */.YjP(), explanation: schemas/* string */.YjP() }).optional(),
        cutOff: schemas/* boolean */.zMY(),
        paused: schemas/* boolean */.zMY(),
        usage,
        costUsd: schemas/* number */.aig(),
    }),
    'call-begun': schemas/* object */.Ikc({ callId: schemas/* string */.YjP(), tool: schemas/* string */.YjP() }),
    call: schemas/* object */.Ikc({
        callId: schemas/* string */.YjP(),
        tool: schemas/* string */.YjP(),
        input: schemas/* unknown */.L5J(),
        end: schemas/* string */.YjP(),
        durationMs,
        isError: schemas/* boolean */.zMY(),
        reason: schemas/* string */.YjP().optional(),
        verdict: schemas/* object */.Ikc({ layer: schemas/* string */.YjP(), rule: schemas/* string */.YjP().optional(), reason: schemas/* string */.YjP() }).optional(),
    }),
    hook: schemas/* object */.Ikc({ hookEvent: schemas/* string */.YjP(), hook: schemas/* string */.YjP(), durationMs, decision: schemas/* string */.YjP() }),
    gate: schemas/* object */.Ikc({ attempt: schemas/* number */.aig(), verdict: schemas/* string */.YjP(), exitCode: schemas/* number */.aig().nullable(), durationMs }),
    verdict: schemas/* object */.Ikc({ verdict: schemas/* string */.YjP(), opens: schemas/* boolean */.zMY(), reason: schemas/* string */.YjP() }),
    objection: schemas/* object */.Ikc({
        attempt: schemas/* number */.aig(),
        durationMs,
        said: schemas/* discriminatedUnion */.gMt('kind', [
            schemas/* object */.Ikc({ kind: schemas/* literal */.euz('again'), text: schemas/* string */.YjP() }),
            schemas/* object */.Ikc({ kind: schemas/* literal */.euz('over'), reason: schemas/* string */.YjP() }),
            schemas/* object */.Ikc({ kind: schemas/* enum */.k5n(['none', 'aborted']) }),
        ]),
    }),
    end: schemas/* object */.Ikc({ end: schemas/* looseObject */._H3({ kind: schemas/* string */.YjP() }) }),
    outcome: schemas/* object */.Ikc({ outcome: schemas/* string */.YjP(), reason: schemas/* string */.YjP() }),
};
const EVENT_NAMES = Object.keys(EVENTS);
const opening = schemas/* object */.Ikc({ kind: schemas/* literal */.euz('transcript'), at: schemas/* string */.YjP(), format: schemas/* number */.aig() });
const line = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('message'), at: schemas/* string */.YjP(), message }),
    schemas/* looseObject */._H3({ kind: schemas/* literal */.euz('audit'), at: schemas/* string */.YjP(), event: schemas/* string */.YjP() }),
]);
/** The first line, or undefined for something else. */
function openingOf(value) {
    return opening.safeParse(value).data;
}
/** Any later line. `other`: an event that only people read. Throws a ZodError for what is no record. */
function lineOf(value) {
    const record = line.parse(value);
    if (record.kind === 'message')
        return { event: 'message', at: record.at, message: record.message };
    const { event, at } = record;
    if (!Object.hasOwn(EVENTS, event))
        return { event: 'other' };
    return { event, at, ...EVENTS[event].parse(record) };
}

;// CONCATENATED MODULE: ./lib/report/read-transcript.js




/**
 * A transcript's lines. Half a line at the end, as a kill may leave it, is left out. Throws a UserError for what is no
 * transcript, not one of this version, or damaged in the middle.
 */
function readTranscript(text, path) {
    const rows = text.split('\n');
    // What comes behind the last line end was never finished.
    rows.pop();
    const [first = '', ...rest] = rows;
    const opening = openingOf(parsed(first));
    if (opening === undefined) {
        throw new errors/* UserError */.y(`${path} is not a transcript of Greengate: its first line does not say so. ` +
            'Give the file that the output `transcript` names.');
    }
    if (opening.format !== transcript/* FORMAT */.u) {
        throw new errors/* UserError */.y(`${path} is a transcript in format ${opening.format}, and this version of Greengate reads format ${transcript/* FORMAT */.u}. ` +
            'Use the version that wrote it.');
    }
    return { at: opening.at, lines: rest.map((row, at) => read(row, `${path}, line ${at + 2}`)) };
}
function read(row, where) {
    try {
        return lineOf(parsed(row));
    }
    catch (error) {
        if (!(error instanceof classic_errors/* ZodError */.G))
            throw error;
        const [issue] = error.issues;
        throw new errors/* UserError */.y(`${where} is no record of a transcript (${issue?.path.join('.') || 'the line'}: ${issue?.message}). The file was damaged or edited.`, { cause: error });
    }
}
function parsed(row) {
    try {
        return JSON.parse(row);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./lib/agent/message.js
var agent_message = __webpack_require__(2482);
;// CONCATENATED MODULE: ./lib/report/rebuild-run.js

/** From the audit alone, without the conversation: what ran, what did not, and why it stopped. */
function rebuildRun(lines) {
    const records = new Map(lines.flatMap((line) => (line.event === 'call' ? [[line.callId, line]] : [])));
    const replies = lines.filter((line) => line.event === 'reply');
    const requests = lines.filter((line) => line.event === 'request');
    const made = replies.flatMap(({ content }) => (0,agent_message/* toolCallsOf */.V)(content));
    const ids = new Set(made.map(({ id }) => id));
    // Calls of replies that broke off: begun, and discarded with them.
    const discarded = [...records.values()].filter(({ callId }) => !ids.has(callId));
    const begun = new Set(lines.flatMap((line) => (line.event === 'call-begun' ? [line.callId] : [])));
    const end = lines.find((line) => line.event === 'end')?.end;
    const outcome = lines.find((line) => line.event === 'outcome');
    return {
        calls: [
            ...made.map(({ id, name, input }) => callOf(records.get(id)) ?? {
                callId: id,
                tool: name,
                input,
                end: begun.has(id) ? 'begun' : 'open',
                isError: true,
            }),
            ...discarded.map(callOf).filter((call) => call !== undefined),
        ],
        turns: replies.length,
        requests: requests.length,
        costUsd: requests.reduce((sum, { costUsd }) => sum + costUsd, 0),
        ...(end === undefined ? {} : { end }),
        ...(outcome === undefined ? {} : { outcome: outcome.outcome, reason: outcome.reason }),
    };
}
function callOf(record) {
    if (record === undefined)
        return undefined;
    const { callId, tool, input, end, isError } = record;
    return { callId, tool, input, end, isError };
}

// EXTERNAL MODULE: ./lib/agent/ledger.js
var agent_ledger = __webpack_require__(5864);
// EXTERNAL MODULE: ./lib/agent/loop.js + 1 modules
var loop = __webpack_require__(7001);
// EXTERNAL MODULE: ./lib/agent/model.js
var model = __webpack_require__(5796);
// EXTERNAL MODULE: ./lib/agent/notices.js
var notices = __webpack_require__(4376);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/text/shorten.js
var shorten = __webpack_require__(7946);
;// CONCATENATED MODULE: ./lib/report/first-difference.js


/** Where two values differ first, as they would be written down, and how; undefined: they do not. */
function firstDifference(recorded, now) {
    return differing('', recorded, now === undefined ? undefined : JSON.parse(JSON.stringify(now)));
}
function differing(path, recorded, now) {
    if ((0,external_node_util_.isDeepStrictEqual)(recorded, now))
        return undefined;
    if (!isObject(recorded) || !isObject(now)) {
        return `${path === '' ? '' : `${path} `}was ${shown(recorded)}, and is ${shown(now)} this time`;
    }
    for (const key of new Set([...Object.keys(recorded), ...Object.keys(now)])) {
        const found = differing(path === '' ? key : `${path}.${key}`, recorded[key], now[key]);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}
function shown(value) {
    return value === undefined ? 'missing' : (0,shorten/* cut */.Jj)(JSON.stringify(value), 120);
}

;// CONCATENATED MODULE: ./lib/report/replay-run.js





/** The record holds no more of this kind: there the run was killed or cancelled, or the model gave no answer. */
class EndOfRecord extends Error {
}
class Difference extends Error {
}
/**
 * Runs the loop once more, with the replies, the results of tools, the objections and the standings that were recorded,
 * and compares each message that it writes with the one of then.
 */
async function replayRun(lines) {
    const recorded = lines.flatMap((line) => (line.event === 'message' ? [line.message] : []));
    const start = lines.find((line) => line.event === 'start');
    const [opening] = recorded;
    // It ended before the model was asked.
    if (start === undefined || opening?.role !== 'user')
        return { messages: recorded.length };
    const ended = lines.find((line) => line.event === 'end');
    let same = 0;
    const ledger = new agent_ledger/* Ledger */.Oc((message) => {
        const wanted = recorded[same];
        if (wanted === undefined && ended === undefined)
            throw new EndOfRecord();
        const difference = firstDifference(wanted, message);
        if (difference !== undefined)
            throw new Difference(`message ${same + 1}: ${difference}`);
        same += 1;
    });
    const tape = tapeOf(lines, recorded);
    try {
        ledger.addUser(opening.text);
        const end = await (0,loop/* runLoop */.y)({ ...start, ...tape.parts, ledger }).catch(endByError);
        if (end === undefined && same < recorded.length)
            ledger.answerPending(notices/* NOTICES */.ku.noResult);
        if (same < recorded.length)
            throw new Difference(`message ${same + 1}: it was not written this time`);
        // A kill may come between what is told to the loop and the message that it makes of it.
        const difference = ended === undefined ? undefined : endDifference(ended, end, tape.left());
        if (difference !== undefined)
            throw new Difference(difference);
    }
    catch (error) {
        if (error instanceof Difference)
            return { messages: same, difference: error.message };
        if (!(error instanceof EndOfRecord))
            throw error;
    }
    return { messages: same };
}
/** All that the loop asks for, as it was answered then. */
function tapeOf(lines, recorded) {
    const all = (name) => lines.filter((line) => line.event === name);
    const standings = all('standing');
    const replies = all('reply');
    const objections = all('objection').filter(({ said }) => said.kind !== 'aborted');
    const results = new Map(recorded.flatMap((message) => message.role === 'user' ? message.results.map((result) => [result.callId, result]) : []));
    const parts = {
        model: { respond: async () => replyOf(next(replies)) },
        standing: () => next(standings).standing,
        runTools: async (calls) => calls.map(({ id }) => results.get(id) ?? endOfRecord()),
        objectToStopping: async () => {
            const { said } = next(objections);
            return said.kind === 'again' || said.kind === 'over' ? said : undefined;
        },
        onReply: () => { },
        signal: new AbortController().signal,
    };
    const left = () => [replies, standings, objections].find((list) => list.length > 0)?.[0]?.event;
    return { parts, left };
}
function next(list) {
    return list.shift() ?? endOfRecord();
}
function endOfRecord() {
    throw new EndOfRecord();
}
function replyOf({ refusal, ...reply }) {
    return { ...reply, ...(refusal === undefined ? {} : { refusal }) };
}
/** Undefined: the record held no more. */
function endByError(error) {
    if (error instanceof EndOfRecord)
        return undefined;
    if (error instanceof model/* ModelError */.me)
        return { kind: 'model-error', reason: error.message };
    if (error instanceof agent_ledger/* PairingError */.RR)
        return { kind: 'failed', reason: error.message };
    throw error;
}
function endDifference({ end: recorded }, end, left) {
    if (end === undefined)
        return left === undefined ? undefined : `the end: the record goes on with ${left}`;
    // A run has a word of its own where it was a hook of the user's that objected, and words of its own for our faults.
    const isHook = recorded.kind === 'blocked' && end.kind === 'objected';
    const difference = isHook ? firstDifference(recorded['reason'], end.reason) : firstDifference(recorded, end);
    return difference === undefined || (recorded.kind === 'failed' && end.kind === 'failed')
        ? undefined
        : `the end: ${difference}`;
}

// EXTERNAL MODULE: ./lib/text/visible.js
var visible = __webpack_require__(1981);
// EXTERNAL MODULE: ./lib/report/words.js
var words = __webpack_require__(8191);
;// CONCATENATED MODULE: ./lib/report/step-lines.js




/** A recorded run as lines for people: a step each, in the order in which they were written. */
function stepLines(lines) {
    return lines.flatMap((line) => {
        if (line.event === 'message' || line.event === 'other')
            return [];
        const words = wordsOf(line);
        return words === undefined ? [] : [`${line.at.slice(11, 19)} ${(0,shorten/* cut */.Jj)((0,visible/* visibleLine */.P8)(words), 400)}`];
    });
}
function wordsOf(line) {
    switch (line.event) {
        case 'request': {
            const tokens = `${(0,model/* promptTokensOf */.UT)(line.usage)} tokens in, ${line.usage.outputTokens} out, ${(0,words/* dollars */.E9)(line.costUsd)}`;
            const again = line.attempt > 1 ? `, try ${line.attempt}` : '';
            const fault = line.fault === undefined ? '' : `: ${line.fault}`;
            return `turn ${line.turn}: ${line.model}${again}: ${line.end} after ${(0,words/* duration */.p0)(line.durationMs)}, ${tokens}${fault}`;
        }
        case 'retry':
        case 'switch':
            return `turn ${line.turn}: ${line.event}: ${line.note}`;
        case 'limit':
            return `turn ${line.turn}: limit ${line.limit}: one last call, without tools`;
        case 'call':
            return `${line.tool} ${(0,shorten/* cut */.Jj)(JSON.stringify(line.input), 200)}: ${callEnd(line)}`;
        case 'hook':
            return `hook ${line.hookEvent} ${(0,shorten/* cut */.Jj)(JSON.stringify(line.hook), 200)}: ${line.decision}, ${(0,words/* duration */.p0)(line.durationMs)}`;
        case 'gate':
            return `tests, run ${line.attempt}: ${line.verdict}, exit ${line.exitCode ?? 'none'}, ${(0,words/* duration */.p0)(line.durationMs)}`;
        case 'verdict':
            return `gate ${line.opens ? 'open' : 'shut'}: ${line.verdict}: ${line.reason}`;
        case 'objection':
            return `may it stop? (${line.attempt}): ${objection(line.said)}`;
        case 'end':
            return `end: ${JSON.stringify(line.end)}`;
        case 'outcome':
            return `outcome: ${[line.outcome, line.reason].filter((word) => word !== '').join(': ')}`;
        case 'start':
            return `start: ${(0,words/* counted */.hS)(line.tools.length, 'tool')}, limits ${JSON.stringify(line.limits)}`;
        case 'standing':
        case 'reply':
        case 'call-begun':
            return undefined;
    }
}
function callEnd({ end, isError, durationMs, reason, verdict }) {
    if (end === 'ran')
        return `${isError ? 'ran, with an error' : 'ran'}, ${(0,words/* duration */.p0)(durationMs)}`;
    const judged = verdict === undefined ? reason : `${verdict.layer} ${verdict.rule ?? ''}: ${verdict.reason}`;
    return judged === undefined ? end : `${end} (${judged.replace(' :', ':')})`;
}
function objection(said) {
    switch (said.kind) {
        case 'again':
            return `no: ${said.text}`;
        case 'over':
            return `it is over: ${said.reason}`;
        case 'none':
            return 'yes';
        case 'aborted':
            return 'stopped before it was known';
    }
}

;// CONCATENATED MODULE: ./lib/cli/replay.js








/** Runs a recorded run once more, offline, and says whether it comes to the same conversation. */
const replay = async (args) => {
    const path = pathIn(args);
    const text = await (0,promises_.readFile)(path, 'utf8').catch((error) => {
        throw new errors/* UserError */.y(`The transcript cannot be read: ${(0,errors/* messageOf */.b)(error)}.`, { cause: error });
    });
    const { at, lines } = readTranscript(text, path);
    const { messages, difference } = await replayRun(lines);
    const run = rebuildRun(lines);
    const same = difference === undefined;
    if (args.includes('--json')) {
        console.log(JSON.stringify({ same, messages, ...(same ? {} : { difference }), isWhole: run.end !== undefined, ...run }));
    }
    else {
        console.log([`Run of ${at}`, ...stepLines(lines), ''].join('\n'));
        if (run.end === undefined)
            console.log('The record stops in the middle: the run was killed, or is still going on.');
        console.log(same ? `same ledger: ${(0,words/* counted */.hS)(messages, 'message')}` : `another ledger: ${(0,visible/* visibleLine */.P8)(difference)}`);
    }
    return same ? 0 : 1;
};
function pathIn(args) {
    const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--json');
    const [path, ...more] = args.filter((arg) => !arg.startsWith('-'));
    if (unknown !== undefined || path === undefined || more.length > 0) {
        const what = unknown === undefined ? '' : `Unknown flag "${unknown}". `;
        throw new errors/* UserError */.y(`${what}Give one file: node dist/index.js replay transcript.jsonl [--json].`);
    }
    return path;
}


/***/ }),

/***/ 3306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ openTranscript),
/* harmony export */   u: () => (/* binding */ FORMAT)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var _text_key_formats_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(277);
/* harmony import */ var _text_map_strings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5462);




/** Changes when a record of before can no longer be read, or no longer means the same. */
const FORMAT = 1;
/** Starts a new file, readable by this user only. Throws when it cannot be written. */
function openTranscript(path, redact, now = Date.now) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(path, '', { mode: 0o600 });
    // Handed to the kernel with each record, so that nothing waits in this process when it is killed.
    const append = (kind, record) => {
        const line = {
            kind,
            at: new Date(now()).toISOString(),
            ...(0,_text_map_strings_js__WEBPACK_IMPORTED_MODULE_3__/* .mapStrings */ .t)(record, (text) => (0,_text_key_formats_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutKeys */ .P)(redact(text))),
        };
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync)(path, `${JSON.stringify(line)}\n`);
    };
    append('transcript', { format: FORMAT });
    return {
        path,
        message: (message) => append('message', { message: withoutImages(message) }),
        audit: (event, details) => append('audit', { event, ...details }),
    };
}
/** A record for people and for comparing: an image stands in it by its digest, not with its megabytes. */
function withoutImages(message) {
    if (message.role === 'assistant')
        return message;
    const results = message.results.map(({ image, ...result }) => {
        if (image === undefined)
            return result;
        const bytes = Buffer.from(image.data, 'base64');
        const sha256 = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex');
        return { ...result, image: { type: image.type, bytes: bytes.length, sha256 } };
    });
    return { ...message, results };
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

/***/ 7946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hh: () => (/* binding */ cutLine),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   S_: () => (/* binding */ lastPart),
/* harmony export */   it: () => (/* binding */ cutMiddle)
/* harmony export */ });
/** The first `limit` characters, never half a character, with an ellipsis when something is missing. */
function cut(text, limit) {
    if (text.length <= limit)
        return text;
    return `${text.slice(0, Math.max(0, limit - 1)).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
/** The last `limit` characters, from a line's start where there is one before the middle. */
function lastPart(text, limit) {
    if (text.length <= limit)
        return text;
    const part = text.slice(text.length - limit).replace(/^[\uDC00-\uDFFF]/, '');
    const lineStart = part.indexOf('\n') + 1;
    return `…\n${lineStart > 0 && lineStart < part.length / 2 ? part.slice(lineStart) : part}`;
}
/** Cuts the middle out of a text that is too long, so that its start and its end stay readable. */
function cutMiddle(text, limit, { where = '', missing = 0 } = {}) {
    if (text.length <= limit)
        return text;
    const place = where === '' ? '' : `: ${where}`;
    const note = (count) => `\n[… ${count + missing} characters left out${place} …]\n`;
    const room = Math.max(0, limit - note(text.length).length);
    const tailRoom = Math.floor(room * 0.4);
    // A cut inside a surrogate pair would leave half a character on either side.
    const head = text.slice(0, room - tailRoom).replace(/[\uD800-\uDBFF]$/, '');
    const tail = text.slice(text.length - tailRoom).replace(/^[\uDC00-\uDFFF]/, '');
    return head + note(text.length - head.length - tail.length) + tail;
}
/** The first `most` characters of a line, with a note of how many are missing. */
function cutLine(line, most) {
    if (line.length <= most)
        return line;
    const shown = line.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
    return `${shown} [… ${line.length - shown.length} more characters]`;
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
