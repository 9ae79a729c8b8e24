export const id = 180;
export const ids = [180];
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

/***/ 5344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TA: () => (/* binding */ cleanCode),
  Ow: () => (/* binding */ cleanLine),
  X5: () => (/* binding */ cleanText)
});

// EXTERNAL MODULE: ./lib/text/code-regions.js + 1 modules
var code_regions = __webpack_require__(5741);
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
// EXTERNAL MODULE: ./lib/report/safe.js
var safe = __webpack_require__(2813);
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
        out = closeOpenEnds(cleanMarkdown((0,safe/* clean */.u)(out, options.redact), host)).trim();
        if (out === before)
            break;
    }
    return shortenMarkdown(out, options.limit ?? 20_000);
}
/** The same for a place that holds one line: nothing in it starts a block. */
function cleanLine(text, redact, limit) {
    const line = (0,shorten/* cut */.Jj)((0,visible/* visibleLine */.P8)((0,safe/* clean */.u)(text, redact)), limit);
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
        .replace(URL_TEXT, (whole, start, rest) => isOurs(start.endsWith(':') ? whole : `https://${whole}`, host) ? whole : `${start}\u200b${rest}`)
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
    const line = (0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleLine */ .P8)(text), limit);
    if (line === '')
        return '` `';
    const ticks = '`'.repeat(longestRun(line, 0) + 1);
    const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
    return `${ticks}${pad}${line}${pad}${ticks}`;
}
/** Text as a fenced block that nothing inside can close. */
function fenced(text) {
    const body = (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(text).trimEnd();
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

/***/ 1447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sw: () => (/* binding */ verdictTitle),
/* harmony export */   Tb: () => (/* binding */ markdownStyle),
/* harmony export */   a: () => (/* binding */ renderJudgement),
/* harmony export */   gM: () => (/* binding */ renderVerdict),
/* harmony export */   r3: () => (/* binding */ worthALook),
/* harmony export */   vO: () => (/* binding */ renderFindings)
/* harmony export */ });
/* harmony import */ var _clean_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5344);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3021);
/* harmony import */ var _safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2813);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8191);




const TITLES = {
    passed: 'The tests pass',
    failed: 'The tests do not pass',
    known_failures: 'Only what failed before fails',
    flaky: 'Some tests fail and pass on the same files',
    timed_out: 'The tests did not end in time',
    gate_error: 'The tests could not be run',
    no_tests: 'No test was run',
    tampered: 'What judges the code was weakened',
    unchanged: 'Nothing was changed',
};
function verdictTitle({ verdict, opens }) {
    return verdict === 'passed' && !opens ? TITLES.failed : TITLES[verdict];
}
/** The Markdown of GitHub's places. What others wrote calls nobody there and links nowhere. */
function markdownStyle(redact) {
    return { code: _markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS, prose: (text) => (0,_clean_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(text, redact, 1_000) };
}
/** What is told of a run that only judged: the verdict, or why there is none. */
function renderJudgement(report, redact) {
    const { gate, reason, notes } = (0,_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .g)(report, redact);
    const style = markdownStyle(redact);
    const title = gate === undefined ? 'Nothing could be judged' : verdictTitle(gate);
    const body = gate === undefined ? style.prose(reason) : renderVerdict(gate, style);
    return [`## Greengate: ${title}`, body, ...notes.map(style.prose)].join('\n\n');
}
const MOST_LINES = 50;
/** The verdict for people: a reason, the runs, and a list for each thing that was found. Lists as Markdown writes them. */
function renderVerdict(record, style) {
    const { tests, baseline, flaky } = record;
    const names = (list) => list.map(style.code);
    return joined([
        style.prose(record.reason),
        runLine('Tests', tests, style),
        section('Failing', names(fresh(record))),
        runLine('On the start tree', baseline?.run ?? null, style),
        section('Failing, as before', names(baseline?.known ?? [])),
        section('Failed, then passed on the same files', names(flaky)),
        renderFindings(record, style),
    ]);
}
/** What was found beside red and green: changes of tests, the proof of the fix, checks, leftovers. */
function renderFindings(record, style) {
    const { tamper, fix, checks, leftovers } = record;
    return joined([
        section(tamper.verdict === 'suspicious' ? 'Weakened' : 'Changed as the request asks', findingLines(tamper.findings, style)),
        worthALook(record, style),
        runLine('Tests of the start tree on the new code', tamper.originals, style),
        section('Tests of the start tree that fail on the new code', (tamper.originals?.failed ?? []).map(nameOf).map(style.code)),
        judgeLine(record, style),
        fix === null ? '' : fixLine(fix),
        section('Checks', checks.map((check) => `${style.code(check.name)}: ${check.state} (${style.code(check.command)})`)),
        section('Left in the change', leftovers.map((one) => `${style.code(placeOf(one))}: ${style.prose(one.what)}`)),
    ]);
}
function joined(parts) {
    return parts.filter((part) => part !== '').join('\n\n');
}
function nameOf({ name }) {
    return name;
}
function fresh({ tests, baseline, flaky }) {
    if (baseline !== null)
        return baseline.fresh;
    return (tests?.failed ?? []).map(nameOf).filter((name) => !flaky.includes(name));
}
/** What keeps no gate shut and should be seen by whoever reviews the change. */
function worthALook({ tamper }, style) {
    return section('Worth a look', findingLines(tamper.worthALook ?? [], style));
}
function findingLines(findings, style) {
    return findings.map((finding) => {
        const asked = finding.declaredBy === undefined ? '' : ` (asked for: ${style.code(finding.declaredBy)})`;
        const place = finding.file === '' ? '' : `${style.code(placeOf(finding))}: `;
        return `${place}${style.prose(finding.what)}${asked}`;
    });
}
function placeOf({ file, line }) {
    return line === undefined ? file : `${file}:${line}`;
}
function runLine(title, run, { code }) {
    if (run === null)
        return '';
    const { counts, exitCode, durationMs, verdict } = run;
    const told = counts === null
        ? ''
        : `; ${counts.passed} passed, ${counts.failed + counts.errors} failed, ${counts.skipped} skipped`;
    return `${title}: ${code(verdict)} (exit ${exitCode ?? 'none'}, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(durationMs)}${told})`;
}
/** What it accuses stands among the findings. */
function judgeLine({ tamper: { judge } }, { prose }) {
    if (judge === undefined || judge.opinion === 'suspicious')
        return '';
    if (judge.opinion === 'fine')
        return `Model judge: finds nothing that is suspicious (${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .dollars */ .E9)(judge.costUsd)}).`;
    return `Model judge: no opinion, and no influence: ${prose(judge.why)}`;
}
const FIX = {
    fails: 'fail on the start tree and pass now: they prove the fix.',
    passes: 'pass on the start tree, too: they do not show what was fixed.',
    unknown: 'could not be run on the start tree.',
};
function fixLine({ files, onStart }) {
    return `New and changed tests (${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(files.length, 'file')}) ${FIX[onStart]}`;
}
function section(title, lines) {
    if (lines.length === 0)
        return '';
    const more = lines.length > MOST_LINES ? [`and ${lines.length - MOST_LINES} more`] : [];
    return [`${title}:`, '', ...[...lines.slice(0, MOST_LINES), ...more].map((line) => `- ${line}`)].join('\n');
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

/***/ 5741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ splitCode)
});

;// CONCATENATED MODULE: ./lib/text/blocks.js
/** Deeper ones are taken for raw HTML: nothing in it passes as code, and lines stay cheap. */
const DEEPEST = 500;
const FENCE = /^(?:(`{3,})(?=[^`]*$)|(~{3,}))/;
const ITEM = /^(?:[-+*]|(\d{1,9})[.)])(?=[ \t]|$)/;
const RULE = /^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const HEADING = /^#{1,6}(?=[ \t]|$)/;
const UNDERLINE = /^(?:=+|-+)[ \t]*$/;
const BLANK = /^\s*$/;
/** Raw HTML by how it begins, with the line that ends it: its own end, or a blank one. */
const HTML = [
    [/^<(?:script|pre|style|textarea)(?=[\s>]|$)/i, /<\/(?:script|pre|style|textarea)>/i],
    [/^<!--/, /-->/],
    [/^<\?/, /\?>/],
    [/^<![A-Za-z]/, />/],
    [/^<!\[CDATA\[/, /\]\]>/],
    [
        /^<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|d[dlt]|details|dialog|dir|div|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6r]|head|header|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|t[dhr]|tfoot|thead|title|track|ul)(?=[\s/>]|$)/i,
        BLANK,
    ],
];
/** Any other tag alone on its line, which cannot end a paragraph. */
const LONE_TAG = /^<\/?[A-Za-z][A-Za-z0-9-]*(?:[\s/](?:[^<>"']|"[^"]*"|'[^']*')*)?>[ \t]*$/;
/** The blocks of Markdown as GitHub reads it, in order, so that together they are all of its lines. */
function blocksOf(lines) {
    const blocks = [];
    let containers = [];
    let leaf;
    for (const [at, raw] of lines.entries()) {
        const cursor = new Cursor(raw.replace(/\n$/, ''));
        const matched = matchedBy(containers, cursor);
        const all = matched === containers.length;
        if (all && leaf !== undefined && leaf.kind !== 'paragraph') {
            const rest = cursor.rest();
            const ends = leaf.kind === 'fence' ? closes(cursor, leaf.marks) : leaf.last.test(rest);
            const isAfter = leaf.kind === 'html' && leaf.last === BLANK && ends;
            if (isAfter)
                add('prose', at);
            else
                grow(at);
            if (ends)
                leaf = undefined;
            continue;
        }
        if (BLANK.test(cursor.rest())) {
            containers = containers.slice(0, matched);
            leaf = undefined;
            add('prose', at);
            continue;
        }
        const opened = openedBy(cursor, leaf?.kind === 'paragraph', all);
        if (opened.containers.length === 0 && opened.leaf === 'continued') {
            grow(at);
            continue;
        }
        containers = [...containers.slice(0, matched), ...opened.containers];
        const rest = cursor.rest();
        const isDeep = containers.length > DEEPEST;
        if (isDeep)
            containers = [];
        leaf = isDeep ? { kind: 'html', last: BLANK } : leafOf(opened.leaf, rest);
        add(leaf?.kind === 'fence' ? 'code' : leaf?.kind === 'html' ? 'html' : 'prose', at);
        // Raw HTML may end on the line on which it begins.
        if (leaf?.kind === 'html' && leaf.last !== BLANK && leaf.last.test(rest))
            leaf = undefined;
    }
    return blocks;
    function add(kind, at) {
        blocks.push({ kind, from: at, to: at + 1 });
    }
    function grow(at) {
        const last = blocks.at(-1);
        if (last !== undefined)
            last.to = at + 1;
    }
}
function leafOf(opened, rest) {
    if (typeof opened === 'object')
        return { kind: 'html', last: opened.html };
    if (opened === 'fence')
        return { kind: 'fence', marks: FENCE.exec(rest)?.[0] ?? '' };
    return opened === 'paragraph' ? { kind: opened } : undefined;
}
/** What the rest of a line opens: containers, then one leaf. `after`: a paragraph is open, which it may go on with. */
function openedBy(cursor, after, isInside) {
    const containers = [];
    for (;;) {
        const goesOn = after && containers.length === 0;
        const indent = cursor.indent();
        // Indented code is taken for prose: it is shown as it is either way.
        if (indent > 3)
            return { containers, leaf: goesOn ? 'continued' : 'single' };
        const rest = cursor.rest();
        if (rest.startsWith('>')) {
            cursor.quote();
            containers.push('quote');
        }
        else {
            const leaf = leafAt(rest, goesOn, isInside);
            if (leaf !== undefined)
                return { containers, leaf };
            const item = ITEM.exec(rest);
            const text = item === null ? '' : rest.slice(item[0].length);
            const isItem = item !== null && !(goesOn && (BLANK.test(text) || (item[1] ?? '1') !== '1'));
            if (!isItem)
                return { containers, leaf: goesOn ? 'continued' : 'paragraph' };
            containers.push(cursor.item(indent, item[0].length));
        }
        if (containers.length > DEEPEST)
            return { containers, leaf: 'single' };
        if (BLANK.test(cursor.rest()))
            return { containers, leaf: 'single' };
    }
}
function leafAt(rest, goesOn, isInside) {
    if (FENCE.test(rest))
        return 'fence';
    const html = HTML.find(([begins]) => begins.test(rest))?.[1];
    if (html !== undefined)
        return { html };
    if (!goesOn && LONE_TAG.test(rest))
        return { html: BLANK };
    if (HEADING.test(rest) || (goesOn && isInside && UNDERLINE.test(rest)) || RULE.test(rest))
        return 'single';
    return undefined;
}
/** How many of the open containers the line goes on with; the cursor stands behind their marks. */
function matchedBy(containers, cursor) {
    for (const [depth, container] of containers.entries()) {
        if (container === 'quote') {
            if (cursor.indent() > 3 || !cursor.rest().startsWith('>'))
                return depth;
            cursor.quote();
        }
        else if (BLANK.test(cursor.rest())) {
            const quote = containers.indexOf('quote', depth);
            return quote === -1 ? containers.length : quote;
        }
        else {
            if (cursor.indent() < container)
                return depth;
            cursor.columns(container);
        }
    }
    return containers.length;
}
function closes(cursor, fence) {
    if (cursor.indent() > 3)
        return false;
    const close = /^(?:`{3,}|~{3,})(?=[ \t]*$)/.exec(cursor.rest())?.[0];
    return close !== undefined && close[0] === fence[0] && close.length >= fence.length;
}
/** A place in one line. Tabs reach to the next multiple of four columns. */
class Cursor {
    #at = 0;
    #column = 0;
    /** Columns of a tab that are left when only a part of it was taken. */
    #spare = 0;
    #line;
    constructor(line) {
        this.#line = line;
    }
    /** The columns of blanks that come next. */
    indent() {
        let column = this.#column + this.#spare;
        for (let at = this.#at; at < this.#line.length; at += 1) {
            if (this.#line[at] === ' ')
                column += 1;
            else if (this.#line[at] === '\t')
                column += 4 - (column % 4);
            else
                break;
        }
        return column - this.#column;
    }
    /** What stands behind the blanks that come next. */
    rest() {
        let at = this.#at;
        while (this.#line[at] === ' ' || this.#line[at] === '\t')
            at += 1;
        return this.#line.slice(at);
    }
    columns(count) {
        for (let left = count; left > 0;) {
            if (this.#spare === 0) {
                const letter = this.#line[this.#at];
                if (letter !== ' ' && letter !== '\t')
                    return;
                this.#spare = letter === ' ' ? 1 : 4 - (this.#column % 4);
                this.#at += 1;
            }
            const taken = Math.min(left, this.#spare);
            this.#spare -= taken;
            this.#column += taken;
            left -= taken;
        }
    }
    /** Past the mark of a block quote and the blank behind it. */
    quote() {
        this.columns(this.indent());
        this.#take(1);
        this.columns(1);
    }
    /** Past the mark of a list item; the columns that its content is indented by. */
    item(indent, size) {
        this.columns(indent);
        this.#take(size);
        const blanks = this.rest() === '' ? 1 : this.indent();
        const inner = blanks > 4 ? 1 : blanks;
        this.columns(inner);
        return indent + size + inner;
    }
    #take(count) {
        this.#at += count;
        this.#column += count;
    }
}

// EXTERNAL MODULE: ./lib/text/html-tag.js
var html_tag = __webpack_require__(223);
;// CONCATENATED MODULE: ./lib/text/code-regions.js


/**
 * Splits Markdown into prose and code, in order; joined again they are the input. Where GitHub's reading is
 * doubtful the text counts as prose, so that nothing escapes a cleaner by looking like code.
 */
function splitCode(markdown) {
    const lines = markdown.split(/(?<=\n)/);
    const regions = [];
    for (const { kind, from, to } of blocksOf(lines)) {
        const text = lines.slice(from, to).join('');
        const next = kind === 'prose' ? splitSpans(text) : kind === 'code' ? [{ kind, text }] : [{ kind: 'prose', html: true, text }];
        for (const region of next) {
            const last = regions.at(-1);
            if (last?.kind === 'prose' && region.kind === 'prose' && last.html === region.html)
                regions[regions.length - 1] = { ...last, text: last.text + region.text };
            else
                regions.push(region);
        }
    }
    return regions;
}
// The line under the head of a table, whose cells no span crosses.
const DELIMITERS = /^[ \t>]*\|?(?:[ \t]*:?-+:?[ \t]*\|)+[ \t:-]*$/m;
/** Code spans of one block: a run of back-ticks up to the next run of the same length, outside of tags. */
function splitSpans(text) {
    const tokens = tokensOf(text);
    const partner = partners(tokens.map((token) => token.text));
    const isTable = /\n.*\|/.test(text) && DELIMITERS.test(text);
    const regions = [];
    let from = 0;
    for (let index = 0; index < tokens.length; index += 1) {
        const open = tokens[index];
        const close = tokens[partner[index] ?? -1];
        if (open === undefined || close === undefined)
            continue;
        const end = close.index + close.text.length;
        if (open.text === '<!--') {
            index = partner[index] ?? index;
            continue;
        }
        if (escaped(text, open.index) || (isTable && /[|\n]/.test(text.slice(open.index, end))))
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
/** Runs of back-ticks, the ends of comments, and whole tags, in which a back-tick is no code. */
function tokensOf(text) {
    const tagAt = (0,html_tag/* tagReader */.u)(text);
    const tokens = [];
    const marks = /`+|<!--|-->|</g;
    for (let found = marks.exec(text); found !== null; found = marks.exec(text)) {
        const end = found[0] === '<' ? tagAt(found.index)?.end : marks.lastIndex;
        if (end === undefined)
            continue;
        tokens.push({ text: text.slice(found.index, end), index: found.index });
        marks.lastIndex = end;
    }
    return tokens;
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

/***/ 223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ tagReader)
/* harmony export */ });
const START = /<(\/?)([A-Za-z][A-Za-z0-9-]*)(?=[\s/>])/y;
/**
 * A reader of the tags of one text. Where one attempt failed no later one looks again, so that all of them together
 * are linear in the text.
 */
function tagReader(text) {
    // Places outside of quotes from which no tag is ever closed.
    const hopeless = new Uint8Array(text.length + 1);
    return (open) => {
        START.lastIndex = open;
        const start = START.exec(text);
        if (start === null)
            return undefined;
        const from = START.lastIndex;
        const close = closeOf(text, from, hopeless);
        if (close === undefined)
            return undefined;
        return { end: close + 1, slash: start[1] ?? '', name: start[2] ?? '', attributes: text.slice(from, close) };
    };
}
/** Where the `>` stands that is in no quotes, with no `<` before it. */
function closeOf(text, from, hopeless) {
    let at = from;
    for (; at < text.length && hopeless[at] === 0; at += 1) {
        const letter = text[at];
        if (letter === '>')
            return at;
        if (letter === '<')
            break;
        // Marked at once: a place that leads to a `>` is never asked again, for the tag is taken whole.
        hopeless[at] = 1;
        if (letter !== '"' && letter !== "'")
            continue;
        const end = text.indexOf(letter, at + 1);
        if (end === -1)
            break;
        at = end;
    }
    return undefined;
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
