export const id = 157;
export const ids = [157,568,822];
export const modules = {

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

/***/ 7137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ exitCodeOf)
/* harmony export */ });
/* unused harmony export OUTCOMES */
/** Every way a run can end. Each is a fact about this run, not a judgement of the change. */
const OUTCOMES = (/* unused pure expression or super */ null && ([
    'success',
    'no_changes',
    'tests_failed',
    'gate_error',
    'max_turns',
    'max_cost',
    'max_tokens',
    'timed_out',
    'cancelled',
    'blocked_by_policy',
    'no_progress',
    'refused',
    'model_error',
    'push_failed',
    'error',
    'ignored',
]));
/** A finished job must not read as a finished task: only these three end the job green. */
function exitCodeOf(outcome) {
    return outcome === 'success' || outcome === 'no_changes' || outcome === 'ignored' ? 0 : 1;
}


/***/ }),

/***/ 2402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ OWN_MARKER)
/* harmony export */ });
/** Begins the hidden mark at the end of every comment of ours; `comment.ts` adds the key. Such a comment is never a request. */
const OWN_MARKER = '<!-- greengate:';


/***/ }),

/***/ 5344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TA: () => (/* binding */ cleanCode),
  Ow: () => (/* binding */ cleanLine),
  X5: () => (/* binding */ cleanText)
});

// EXTERNAL MODULE: ./lib/text/code-regions.js
var code_regions = __webpack_require__(3190);
// EXTERNAL MODULE: ./lib/text/entities.js
var entities = __webpack_require__(3648);
// EXTERNAL MODULE: ./lib/text/shorten.js
var shorten = __webpack_require__(7946);
// EXTERNAL MODULE: ./lib/text/visible.js
var visible = __webpack_require__(1981);
// EXTERNAL MODULE: ./lib/report/markdown.js
var markdown = __webpack_require__(3021);
// EXTERNAL MODULE: ./lib/report/neutralise.js
var neutralise = __webpack_require__(566);
;// CONCATENATED MODULE: ./lib/report/shorten-markdown.js

const NOTE = '\n\n*(shortened; the full text is in the run report)*';
/** Cuts Markdown at a line end so that no fence, tag or span is left open. What fits is returned as it is. */
function shortenMarkdown(text, limit) {
    if (text.length <= limit)
        return text;
    const room = limit - NOTE.length;
    return room <= 0 ? '' : wholeParts(text, room) + NOTE;
}
/** As many lines and code regions as fit, up to the last place where no tag is open. */
function wholeParts(text, room) {
    let out = '';
    let complete = '';
    let depth = 0;
    for (const { kind, text: part } of pieces(text)) {
        const left = room - out.length;
        const fits = part.length <= left;
        out += fits ? part : kind === 'code' ? cutFence(part, left) : depth === 0 ? cutLine(part, left) : '';
        if (kind === 'prose' && fits)
            depth += tagDepth(part);
        if (depth === 0)
            complete = out;
        if (!fits)
            break;
    }
    return complete.trimEnd();
}
function pieces(text) {
    return (0,code_regions/* splitCode */.m)(text).flatMap((region) => region.kind === 'code'
        ? [region]
        : region.text.split(/(?<=\n)/).map((line) => ({ kind: 'prose', text: line })));
}
function tagDepth(line) {
    const tags = line.match(/<\/?(?:details|summary|sub|sup)\s{0,5}>/gi) ?? [];
    return tags.reduce((depth, tag) => depth + (tag.startsWith('</') ? -1 : 1), 0);
}
function cutLine(line, room) {
    const part = line.slice(0, Math.max(0, room));
    return part.includes('<') ? '' : part.slice(0, Math.max(0, part.lastIndexOf(' ')));
}
function cutFence(fence, room) {
    const ticks = /^[ \t]*(?:`{3,}|~{3,})(?=[^\n]*\n)/.exec(fence)?.[0];
    if (ticks === undefined)
        return '';
    const part = fence.slice(0, Math.max(0, room - ticks.length - 1));
    const end = part.lastIndexOf('\n');
    return end === -1 ? '' : `${part.slice(0, end)}\n${ticks}`;
}

;// CONCATENATED MODULE: ./lib/report/clean-text.js







const ROUNDS = 4;
/**
 * Model text on its way into GitHub's Markdown: it may format, but it cannot call people, close issues, load images,
 * link elsewhere, write HTML, carry hidden text or secrets, or break what the harness writes around it. Idempotent.
 */
function cleanText(text, options) {
    const host = options.host ?? 'github.com';
    let out = text;
    for (let round = 0; round < ROUNDS; round += 1) {
        const before = out;
        out = closeOpenEnds(cleanMarkdown(options.redact((0,visible/* visible */.R)(out)), host)).trim();
        if (out === before)
            break;
    }
    return shortenMarkdown(out, options.limit ?? 20_000);
}
/** The same for a place that holds one line: nothing in it starts a block. */
function cleanLine(text, redact, limit) {
    const line = (0,shorten/* cut */.Jj)(redact((0,visible/* visibleLine */.P)(text)), limit);
    if (/^(?:`{3}|~{3})/.test(line))
        return (0,markdown/* codeSpan */.SS)(line, limit);
    return cleanText(line, { redact, limit: limit * 10 }).replace(/^[#>+=|-]/, '\\$&');
}
/** Code is kept, but other robots read comments raw: no command at a line's start, no marker of ours. */
function cleanCode(code) {
    return code.replace(/^\/(?=[A-Za-z][\w-]*(?:\s|$))/gm, ' /').replace(/<!--(?=\s*greengate)/gi, '<!- -');
}
function cleanMarkdown(markdown, host) {
    const kept = [];
    // A private-use pair stands for what is finished, so that no later step looks into it.
    const keep = (done) => `\uE000${kept.push(done) - 1}\uE001`;
    const restore = (text) => text.replace(/\uE000(\d+)\uE001/g, (_, index) => kept[Number(index)] ?? '');
    const aside = (0,code_regions/* splitCode */.m)(markdown.replace(/[\uE000\uE001]/g, ''))
        .map((region) => (region.kind === 'code' ? keep(cleanCode(region.text)) : region.text))
        .join('');
    const out = escapeHtml(withoutComments((0,entities/* decodeEntities */.S)(aside)))
        // Images first: one may stand in a link's label.
        .replace(IMAGE, (_, label) => (label.trim() === '' ? '(image)' : `(image: ${label})`))
        .replace(LINK, (_, label, target) => clean_text_link(label, target, host, keep))
        .replace(URL_TEXT, (whole, start, rest) => (isOurs(whole, host) ? whole : `${start}\u200b${rest}`))
        .replace(/!(?=\[)/g, '!\\')
        .replace(/^([ \t]*)(\[[^[\]\n]{1,200}\]:)/gm, '$1\\$2')
        .replace(/^([ \t]*)\/(?=[A-Za-z])/gm, '$1\\/');
    return restore((0,neutralise/* neutralise */.$)(out));
}
function withoutComments(text) {
    return text.includes('-->') ? text.replace(/<!--(?:(?!<!--)[\s\S])*?-->/g, '') : text;
}
const ALLOWED_TAG = /^<\/?(?:details|summary|br|sub|sup)\s{0,5}\/?>/i;
function escapeHtml(text) {
    return text
        .replace(/<((?:https?:\/\/|mailto:)[^\s<>]{1,2000})>/gi, '$1')
        .split('\n')
        .map(escapeTags)
        .join('\n');
}
function escapeTags(line) {
    // After a back-slash or in an indented block even an allowed tag is only text, and would pair with a real one.
    const indented = /^(?: {4}| {0,3}\t)/.test(line);
    return line.replace(/<(?=[A-Za-z/!?])/g, (_, at) => !indented && line[at - 1] !== '\\' && ALLOWED_TAG.test(line.slice(at, at + 20)) ? '<' : '&lt;');
}
const LABEL = String.raw `((?:\\.|[^[\]\\]|\[[^[\]]*\])*)`;
const ADDRESS = String.raw `(<[^<>\n\uE000]*>|[^\s()<>\uE000]*(?:\([^\s()<>\uE000]*\)[^\s()<>\uE000]*)*)`;
const TARGET = String.raw `\[${LABEL}\]\(\s*${ADDRESS}(?=[\s)])[^()\n]*\)`;
const IMAGE = new RegExp(`!${TARGET}`, 'g');
const LINK = new RegExp(String.raw `(?<!\\)${TARGET}`, 'g');
// The break goes behind `https:` or `www`: read as before, but no longer made a link.
const URL_TEXT = /(\b[a-z][a-z0-9+.-]{1,20}:(?=\/\/)|\bwww(?=\.))([^\s<>"'`)\]\uE000]+)/gi;
function clean_text_link(label, target, host, keep) {
    const url = target.replace(/^<|>$/g, '');
    if (isOurs(url, host))
        return `[${label}]${keep(`(${url})`)}`;
    return url === '' ? label : `${label} (${url})`;
}
/** Our own host, or a place in this very repository. */
function isOurs(url, host) {
    if (url === '' || !URL.canParse(url, `https://${host}/`))
        return false;
    const parsed = new URL(url, `https://${host}/`);
    return parsed.protocol === 'https:' && parsed.host === host;
}
/** An open fence or tag would swallow what the harness writes below. */
function closeOpenEnds(text) {
    const regions = (0,code_regions/* splitCode */.m)(text);
    const prose = regions.filter((region) => region.kind === 'prose').map((region) => region.text);
    const broken = ['details', 'summary', 'sub', 'sup'].filter((tag) => !balanced(prose.join(''), tag));
    const tags = new RegExp(`<(?=/?(?:${broken.join('|')})\\s*/?>)`, 'gi');
    const out = regions.map(({ kind, text: part }) => kind === 'prose' && broken.length > 0 ? part.replace(tags, '&lt;') : part);
    return out.join('') + missingFence(regions.at(-1));
}
function balanced(text, tag) {
    let depth = 0;
    for (const match of text.matchAll(new RegExp(`<(/?)${tag}\\s*(/?)>`, 'gi'))) {
        if (match[2] === '/')
            return false;
        depth += match[1] === '/' ? -1 : 1;
        if (depth < 0)
            return false;
    }
    return depth === 0;
}
function missingFence(last) {
    const open = last?.kind === 'code' ? /^([ \t]*)(`{3,}|~{3,})[^\n]*\n/.exec(`${last.text}\n`) : null;
    if (open === null || last === undefined)
        return '';
    const lines = last.text.trimEnd().split('\n');
    const closer = /^[ \t]*(`{3,}|~{3,})$/.exec(lines.length > 1 ? (lines.at(-1) ?? '') : '')?.[1];
    const ticks = open[2] ?? '';
    if (closer !== undefined && closer[0] === ticks[0] && closer.length >= ticks.length)
        return '';
    // A span in back-ticks looks like a fence only when it starts a line, and then it has its closer.
    return `${last.text.endsWith('\n') ? '' : '\n'}${open[1] ?? ''}${ticks}`;
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
;// CONCATENATED MODULE: ./lib/report/comment.js






/** GitHub takes 65,536 characters; the comment writer adds its marker. */
const LIMIT = 60_000;
/** Tried in order until the whole fits: output tails go first, then lists, the answer last. The smallest always fits. */
const ROOMS = [
    { answer: 20_000, files: 50, denials: 30, commands: 40, attempts: 6, tail: 4_000, line: 300 },
    { answer: 20_000, files: 50, denials: 30, commands: 40, attempts: 6, tail: 1_000, line: 200 },
    { answer: 12_000, files: 30, denials: 15, commands: 15, attempts: 4, tail: 500, line: 150 },
    { answer: 6_000, files: 10, denials: 5, commands: 5, attempts: 2, tail: 300, line: 100 },
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
        changedFiles(report.files, room),
        whereItIs(report),
        checksLine(report),
        notes(report.notes, redact, room),
        refusals(report.denials, redact, room),
        attempts(report.tests, redact, room),
        commands(report.commands, room),
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

/***/ 3021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   TM: () => (/* binding */ folded)
/* harmony export */ });
/* harmony import */ var _text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7946);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1981);


/** Text as an inline code span: one line, at most `limit` characters, whatever back-ticks it holds. */
function codeSpan(text, limit = 300) {
    const line = (0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleLine */ .P)(text), limit);
    if (line === '')
        return '` `';
    const ticks = '`'.repeat(longestRun(line, 0) + 1);
    const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
    return `${ticks}${pad}${line}${pad}${ticks}`;
}
/** Text as a fenced block that nothing inside can close. */
function fenced(text) {
    const body = (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(text).trimEnd();
    const ticks = '`'.repeat(Math.max(3, longestRun(body, 2) + 1));
    return `${ticks}text\n${body}\n${ticks}`;
}
function folded(summary, body) {
    return `<details><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}
function longestRun(text, atLeast) {
    return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), atLeast);
}


/***/ }),

/***/ 566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ neutralise)
/* harmony export */ });
const BREAK = '\u200b';
const MENTION = /(?<![A-Za-z0-9])@(?=[A-Za-z0-9])/g;
// GitHub closes issues for `fixes #1`, `fixes: o/r#1`, `fixes GH-1` and `fixes https://…/issues/1`, formatting between or not.
const CLOSING = /\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?=[\s:*_~`\\[(<"']{1,20}(?:#|gh-|https?:|[\w.-]{1,100}\/[\w.-]{1,100}#))/gi;
/** Takes the power out of @mentions and closing keywords; the words read the same. Also for commit messages. */
function neutralise(text) {
    return text
        .replace(MENTION, `@${BREAK}`)
        .replace(CLOSING, (keyword) => `${keyword.slice(0, 1)}${BREAK}${keyword.slice(1)}`);
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
    tests_failed: { icon: '❌', sentence: 'Not done: the tests still fail.' },
    gate_error: { icon: '❌', sentence: 'Not finished: the tests could not be run.' },
    max_turns: { icon: '⏹️', sentence: 'Stopped at the turn limit.' },
    max_cost: { icon: '⏹️', sentence: 'Stopped at the cost limit.' },
    max_tokens: { icon: '⏹️', sentence: 'Stopped at the token limit.' },
    timed_out: { icon: '⏹️', sentence: 'Stopped because the time was up.' },
    cancelled: { icon: '⏹️', sentence: 'Cancelled.' },
    blocked_by_policy: { icon: '⛔', sentence: 'Not done: your rules or hooks did not allow what it takes.' },
    no_progress: { icon: '⏹️', sentence: 'Stopped: the model repeated the same call and got no further.' },
    refused: { icon: '⛔', sentence: 'The model declined this request.' },
    model_error: { icon: '❌', sentence: 'Stopped: the model gave no answer.' },
    push_failed: { icon: '❌', sentence: 'The work is done, but not where it was asked for.' },
    error: { icon: '❌', sentence: 'Stopped by an error.' },
    ignored: { icon: '⚪', sentence: 'Nothing to do.' },
};
function outcomeWords({ outcome, tests }) {
    if (outcome === 'success' && tests.state === 'none') {
        return { icon: '✅', sentence: 'Done. Nothing was tested: the settings say that there are no tests.' };
    }
    return OUTCOME_WORDS[outcome];
}


/***/ }),

/***/ 8568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OUTPUT_NAMES: () => (/* binding */ OUTPUT_NAMES),
/* harmony export */   outputsOf: () => (/* binding */ outputsOf)
/* harmony export */ });
/* harmony import */ var _agent_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5796);
/* harmony import */ var _text_map_strings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5462);
/* harmony import */ var _text_shorten_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7946);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1981);
/* harmony import */ var _neutralise_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(566);
/* harmony import */ var _safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2813);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8191);







/** The outputs of action.yml, in its order. */
const OUTPUT_NAMES = [
    'outcome',
    'summary',
    'tests',
    'turns',
    'cost-usd',
    'input-tokens',
    'output-tokens',
    'denials',
    'branch',
    'commit',
    'pull-request',
    'comment-url',
    'transcript',
    'report',
];
const MOST_DENIALS = 100;
const MOST_SUMMARY = 2_000;
/** Every output, on every path; what does not exist is an empty text. `input-tokens` counts cached ones too. */
function outputsOf(report, redact) {
    const clean = (0,_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .g)(report, redact);
    const { usage } = clean;
    const denials = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .groupDenials */ .uE)(clean.denials)
        .slice(0, MOST_DENIALS)
        .map(({ denial, times }) => ({ ...(0,_text_map_strings_js__WEBPACK_IMPORTED_MODULE_3__/* .mapStrings */ .t)(denial, (text) => (0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visibleLine */ .P)(text), 500)), times }));
    return {
        outcome: clean.outcome,
        summary: (0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)((0,_neutralise_js__WEBPACK_IMPORTED_MODULE_6__/* .neutralise */ .$)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visibleLine */ .P)([clean.reason, clean.answer].join(' '))), MOST_SUMMARY),
        tests: clean.tests.state,
        turns: String(clean.turns),
        'cost-usd': clean.costUsd.toFixed(4),
        'input-tokens': String((0,_agent_model_js__WEBPACK_IMPORTED_MODULE_0__/* .promptTokensOf */ .UT)(usage)),
        'output-tokens': String(usage.outputTokens),
        denials: JSON.stringify(denials),
        branch: clean.branch?.name ?? '',
        commit: clean.commit?.sha ?? '',
        'pull-request': clean.pullRequest === undefined ? '' : String(clean.pullRequest.number),
        'comment-url': clean.commentUrl ?? '',
        transcript: clean.transcript ?? '',
        report: clean.reportFile ?? '',
    };
}


/***/ }),

/***/ 3221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ writeReportFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2813);
/* harmony import */ var _step_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6279);




/** Writes the whole report as Markdown and, beside it, as JSON; returns the path of the Markdown file. */
function writeReportFile(report, directory, redact) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'greengate-report.md');
    const complete = { ...report, reportFile: path };
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, (0,_step_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .renderStepSummary */ .P)(complete, redact));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'greengate-report.json'), `${JSON.stringify((0,_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .g)(complete, redact), null, 2)}\n`);
    return path;
}


/***/ }),

/***/ 2813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ safe)
/* harmony export */ });
/* harmony import */ var _text_map_strings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5462);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1981);


/**
 * Facts on their way out, without secrets or invisible characters. Every renderer starts with this, before anything
 * is shortened: a secret that was cut in two is no longer found.
 */
function safe(facts, redact) {
    return (0,_text_map_strings_js__WEBPACK_IMPORTED_MODULE_0__/* .mapStrings */ .t)(facts, (text) => redact((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(text)));
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
/* harmony import */ var _safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2813);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8191);





/** The comment's content with the run's facts as a table on top. */
function renderStepSummary(report, redact) {
    const rows = factRows((0,_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .safe */ .g)(report, redact)).map(([name, value]) => `| ${name} | ${value.replaceAll('|', '\\|')} |`);
    return `## Greengate\n\n| | |\n|---|---|\n${rows.join('\n')}\n\n${(0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .renderComment */ .w)(report, redact)}\n${patchPart(report, redact)}`;
}
const LONGEST_PATCH = 200_000;
/** The only place where a change is found that went to no branch. */
function patchPart({ patch }, redact) {
    if (patch === undefined || patch.length > LONGEST_PATCH)
        return '';
    return `\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .folded */ .TM)('The change as a patch, for git apply', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .fenced */ .OF)(redact(patch)))}\n`;
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
        ['Tests', (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .testWords */ .Kp)(report.tests)],
        ['Turns', `${report.turns} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(report.maxTurns, 'turn')}`],
        ['Cost', (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .costWords */ .fL)(report, _markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .codeSpan */ .SS)],
        ['Tokens', `${(0,_agent_model_js__WEBPACK_IMPORTED_MODULE_0__/* .promptTokensOf */ .UT)(usage)} in (${usage.cacheReadTokens} from cache), ${usage.outputTokens} out`],
        ['Time', (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(report.durationMs)],
        ['Refused', (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(report.denials.length, 'action')],
    ];
}


/***/ }),

/***/ 1488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ renderTerminal)
/* harmony export */ });
/* harmony import */ var _text_shorten_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7946);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1981);
/* harmony import */ var _outcome_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6210);
/* harmony import */ var _safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2813);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8191);





/** The report of a local run: plain lines, ready to be printed. */
function renderTerminal(report, redact) {
    const facts = (0,_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .g)(report, redact);
    const { sentence } = (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeWords */ .w)(facts);
    const parts = [
        sentence,
        facts.reason,
        facts.answer,
        overview(facts),
        block('Changed', (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .totalWords */ .iL)(facts.files), facts.files.map((file) => `${file.path}  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .changeWords */ .mF)(file)}`)),
        lastFailure(facts),
        block('Refused', (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(facts.denials.length, 'action'), refusals(facts)),
        block('Notes', '', facts.notes),
    ];
    return `${parts.filter((part) => part.trim() !== '').join('\n\n')}\n`;
}
function overview(report) {
    const command = report.tests.command === undefined ? '' : `: ${report.tests.command}`;
    const rows = [
        ['Tests', (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .testWords */ .Kp)(report.tests) + command],
        ['Turns', `${report.turns} of ${report.maxTurns}`],
        ['Cost', (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .costWords */ .fL)(report)],
        ['Time', (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)(report.durationMs)],
        ['Branch', report.branch?.name],
        ['Commit', report.commit?.sha.slice(0, 12)],
        ['Transcript', report.transcript],
        ['Report', report.reportFile],
    ];
    return rows.flatMap(([name, value]) => (value === undefined ? [] : [`${name.padEnd(11)}${value}`])).join('\n');
}
const AS_IT_IS = { code: (text) => text, prose: (text) => text };
function refusals(report) {
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .groupDenials */ .uE)(report.denials).map(({ denial, times }) => {
        const often = times > 1 ? ` (${times} times)` : '';
        const remedy = denial.remedy === '' ? '' : `\n    ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .remedyWords */ .Y_)(denial.remedy, AS_IT_IS)}`;
        const where = denial.command === undefined ? '' : ` in ${(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visibleLine */ .P)(denial.command), 200)}`;
        return `${denial.tool} ${(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(denial.subject, 200)}${where}${often}\n    ${denial.reason} [${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .byWhom */ .TU)(denial, (rule) => rule)}]${remedy}`;
    });
}
function lastFailure({ tests }) {
    const last = tests.attempts.at(-1);
    if (last === undefined || tests.state === 'passed')
        return '';
    return block('Last test run', last.summary, [
        ...last.failures.slice(0, 10),
        ...(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_3__/* .lastPart */ .S_)(last.tail, 2_000).split('\n'),
    ]);
}
function block(title, detail, lines) {
    if (lines.length === 0)
        return '';
    const shown = lines.slice(0, 60);
    const more = lines.length > shown.length ? [`  and ${lines.length - shown.length} more`] : [];
    return [`${title}${detail === '' ? '' : ` (${detail})`}`, ...shown.map((line) => `  ${line}`), ...more].join('\n');
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


/***/ }),

/***/ 3822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   blankReport: () => (/* binding */ blankReport)
/* harmony export */ });
/* harmony import */ var _agent_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5796);

/** A report in which nothing has happened yet: the start of every other one, and all there is of a run that never began. */
function blankReport(outcome, reason, known = {}) {
    return {
        request: { trigger: '', prompt: '' },
        tests: { state: 'not-run', attempts: [] },
        answer: '',
        turns: 0,
        maxTurns: 0,
        costUsd: 0,
        usage: _agent_model_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .yJ,
        durationMs: 0,
        models: [],
        files: [],
        denials: [],
        commands: [],
        notes: [],
        dryRun: false,
        ...known,
        outcome,
        reason,
    };
}


/***/ }),

/***/ 8220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ timeoutAt),
/* harmony export */   k: () => (/* binding */ deadlinesFrom)
/* harmony export */ });
/* harmony import */ var _agent_interrupt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2158);

const LONGEST_RESERVE_MS = 60_000;
const REPORT_MS = 10_000;
/** Leaves time for the last words, and for pushing and reporting after them, before the job itself would be killed. */
function deadlinesFrom(startedAt, timeoutMs) {
    const reserve = Math.min(LONGEST_RESERVE_MS, timeoutMs / 5);
    return {
        startedAt,
        wrapUpAt: startedAt + timeoutMs - reserve,
        endAt: startedAt + timeoutMs - Math.min(REPORT_MS, reserve / 4),
    };
}
// A timer takes no more than this.
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** Not AbortSignal.timeout: on Node 20 one that only AbortSignal.any holds is collected, and never fires. */
function timeoutAt(time) {
    const controller = new AbortController();
    const ms = Math.min(LONGEST_TIMER_MS, Math.max(0, Math.ceil(time - Date.now())));
    setTimeout(() => controller.abort(new _agent_interrupt_js__WEBPACK_IMPORTED_MODULE_0__/* .Interrupt */ .OK('timed_out')), ms).unref();
    return controller.signal;
}


/***/ }),

/***/ 1371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ failureWords)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** A user's mistake is told plainly; anything else is a bug, whose stack is for the log. */
function failureWords(error, log) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y)
        return error.message;
    log.info(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return `Greengate itself failed: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .b)(error)}. Please report it with the run's log.`;
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

/***/ 3190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ splitCode)
/* harmony export */ });
// Lines of such an HTML block are no Markdown up to the next blank line.
const HTML_BLOCK = /^ {0,3}<\/?(?:address|article|aside|blockquote|body|center|d[dlt]|details|dialog|div|fieldset|figcaption|figure|footer|form|frame|h[1-6r]|head|header|html|iframe|legend|li|link|main|menu|nav|ol|option|p|param|pre|script|section|style|summary|table|tbody|t[dhr]|textarea|tfoot|thead|title|ul)(?=[\s/>]|$)/i;
const TAG = /<\/?[A-Za-z][A-Za-z0-9-]*(?:[\s/](?:[^<>"']|"[^"]*"|'[^']*')*)?>/;
const FENCE = /^([ \t]*)(`{3,}(?=[^`\n]*$)|~{3,})(.*)$/;
const BLANK_LINE = /\n[ \t]*\n/;
/**
 * Splits Markdown into prose and code, in order; joined again they are the input. Where GitHub's reading is
 * doubtful the text counts as prose, so that nothing escapes a cleaner by looking like code.
 */
function splitCode(markdown) {
    const regions = [];
    let prose = [];
    const flush = () => {
        if (prose.length > 0)
            regions.push(...splitSpans(prose.join('')));
        prose = [];
    };
    const lines = markdown.split(/(?<=\n)/);
    for (let at = 0; at < lines.length;) {
        const open = FENCE.exec(lineAt(lines, at));
        const htmlEnd = open === null ? endOfHtml(lines, at) : undefined;
        if (htmlEnd !== undefined) {
            flush();
            regions.push({ kind: 'prose', text: lines.slice(at, htmlEnd).join('') });
            at = htmlEnd;
            continue;
        }
        if (open === null) {
            prose.push(lines[at] ?? '');
            at += 1;
            continue;
        }
        const end = fenceEnd(lines, at, open[1] ?? '', open[2] ?? '');
        flush();
        regions.push({ kind: 'code', text: lines.slice(at, end).join('') });
        at = end;
    }
    flush();
    return regions;
}
/** The line after the comment or HTML block that starts here, if one does: neither fences nor spans are code in it. */
function endOfHtml(lines, start) {
    const line = lineAt(lines, start);
    const last = /^ {0,3}<!--/.test(line) ? /-->/ : HTML_BLOCK.test(line) ? /^\s*$/ : undefined;
    if (last === undefined)
        return undefined;
    for (let at = start; at < lines.length; at += 1)
        if (last.test(lineAt(lines, at)))
            return at + 1;
    return lines.length;
}
/** The line after the fence's last one: its closer, the first line that left its indentation, or the end. */
function fenceEnd(lines, start, indent, ticks) {
    const deep = indent.length > 3 || indent.includes('\t');
    for (let at = start + 1; at < lines.length; at += 1) {
        const line = lineAt(lines, at);
        // Deep fences exist only inside lists, and there only as long as the lines stay indented.
        if (deep && line.trim() !== '' && !line.startsWith(indent))
            return at;
        const close = /^[ \t]*(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1];
        if (close !== undefined && close[0] === ticks[0] && close.length >= ticks.length)
            return at + 1;
    }
    return lines.length;
}
function lineAt(lines, at) {
    return (lines[at] ?? '').replace(/\n$/, '');
}
/** Code spans: a run of back-ticks up to the next run of the same length in the same paragraph, outside of tags. */
function splitSpans(text) {
    const tokens = [...text.matchAll(new RegExp(`\`+|<!--|-->|${TAG.source}`, 'g'))];
    const partner = partners(tokens.map((token) => token[0]));
    const regions = [];
    let from = 0;
    for (let index = 0; index < tokens.length; index += 1) {
        const open = tokens[index];
        const close = tokens[partner[index] ?? -1];
        if (open === undefined || close === undefined)
            continue;
        const end = close.index + close[0].length;
        if (open[0] === '<!--') {
            index = partner[index] ?? index;
            continue;
        }
        if (escaped(text, open.index) || BLANK_LINE.test(text.slice(open.index, end)))
            continue;
        if (open.index > from)
            regions.push({ kind: 'prose', text: text.slice(from, open.index) });
        regions.push({ kind: 'code', text: text.slice(open.index, end) });
        from = end;
        index = partner[index] ?? index;
    }
    if (from < text.length)
        regions.push({ kind: 'prose', text: text.slice(from) });
    return regions;
}
/** For each run of back-ticks the index of the next equal one, for each comment's start that of its end. */
function partners(tokens) {
    const next = new Map();
    const result = tokens.map(() => undefined);
    for (let index = tokens.length - 1; index >= 0; index -= 1) {
        const token = tokens[index] ?? '';
        if (token.startsWith('`'))
            result[index] = next.get(token);
        else if (token === '<!--')
            result[index] = next.get('-->');
        next.set(token, index);
    }
    return result;
}
function escaped(text, at) {
    let slashes = 0;
    while (text[at - 1 - slashes] === '\\')
        slashes += 1;
    return slashes % 2 === 1;
}


/***/ }),

/***/ 3648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ decodeEntities)
/* harmony export */ });
// The named ones that hide, disguise or separate; others stay as written, which hides nothing.
const NAMED = {
    quot: '"',
    apos: "'",
    colon: ':',
    sol: '/',
    commat: '@',
    num: '#',
    period: '.',
    excl: '!',
    nbsp: ' ',
    NonBreakingSpace: ' ',
    Tab: ' ',
    NewLine: ' ',
    zwj: '',
    zwnj: '',
    lrm: '',
    rlm: '',
    shy: '',
    NoBreak: '',
    ZeroWidthSpace: '',
    NegativeThinSpace: '',
    NegativeMediumSpace: '',
    NegativeThickSpace: '',
    NegativeVeryThinSpace: '',
    ApplyFunction: '',
    af: '',
    InvisibleTimes: '',
    it: '',
    InvisibleComma: '',
    ic: '',
};
// Decoded, these would become markup that the author's text was not.
const MARKUP = {
    '<': '&lt;',
    '>': '&gt;',
    '&': '&amp;',
    '`': '&#96;',
    '~': '&#126;',
    '[': '&#91;',
    ']': '&#93;',
    '\\': '&#92;',
};
/** Decodes HTML character references once, except those for markup characters, which take one canonical form. */
function decodeEntities(text) {
    return text.replace(/&(?:#[xX]([0-9a-fA-F]{1,6})|#([0-9]{1,7})|([A-Za-z]{2,24}));/g, (whole, hex, dec, name) => {
        if (typeof name === 'string')
            return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole;
        const code = typeof hex === 'string' ? parseInt(hex, 16) : parseInt(String(dec), 10);
        if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff))
            return '\uFFFD';
        const character = String.fromCodePoint(code);
        return MARKUP[character] ?? (/\s/.test(character) ? ' ' : character);
    });
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


/***/ })

};
