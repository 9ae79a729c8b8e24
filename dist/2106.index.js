export const id = 2106;
export const ids = [2106];
export const modules = {

/***/ 5517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readJsonReport),
/* harmony export */   q: () => (/* binding */ parse)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6843);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3522);


const words = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().catch('');
const count = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().catch(0);
const JEST = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    numTotalTests: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    testResults: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        name: words,
        status: words,
        message: words,
        assertionResults: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
            fullName: words,
            title: words,
            ancestorTitles: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(words).catch([]),
            status: words,
            failureMessages: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(words).catch([]),
            duration: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish().catch(undefined),
        })),
    })),
});
const MOCHA = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    stats: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ passes: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), failures: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), pending: count }),
    failures: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ fullTitle: words, file: words, err: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ message: words, stack: words }).partial().catch({}) }))
        .catch([]),
});
const RSPEC = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    summary: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        example_count: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
        failure_count: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
        pending_count: count,
        errors_outside_of_examples_count: count,
    }),
    examples: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        full_description: words,
        status: words,
        file_path: words,
        exception: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ message: words }).nullish().catch(undefined),
    }))
        .catch([]),
});
const PLAYWRIGHT = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    stats: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ expected: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), unexpected: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), flaky: count, skipped: count }),
    suites: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J(),
});
const PYTEST = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    summary: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        total: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
        passed: count,
        failed: count,
        error: count,
        skipped: count,
        xfailed: count,
        xpassed: count,
    }),
    tests: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        nodeid: words,
        outcome: words,
        call: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ longrepr: words }).partial().nullish().catch(undefined),
    }))
        .catch([]),
});
/** The JSON reports of jest and vitest, mocha, rspec, playwright and pytest-json-report. Undefined: none of them. */
function readJsonReport(text) {
    const json = parse(text);
    return json === undefined
        ? undefined
        : (fromJest(json) ?? fromMocha(json) ?? fromRspec(json) ?? fromPlaywright(json) ?? fromPytest(json));
}
function parse(text) {
    try {
        return JSON.parse(text.replace(/^\uFEFF/, ''));
    }
    catch {
        return undefined;
    }
}
function fromJest(json) {
    const report = JEST.safeParse(json).data;
    if (report === undefined)
        return undefined;
    const cases = report.testResults.flatMap(({ name: file, message, status, assertionResults }) => {
        const own = assertionResults.map((one) => (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .testCase */ .DH)({
            name: one.fullName === '' ? [...one.ancestorTitles, one.title].join(' ') : one.fullName,
            status: one.status === 'passed' ? 'passed' : one.status === 'failed' ? 'failed' : 'skipped',
            file,
            message: one.failureMessages.join('\n').slice(0, 1_500),
            durationMs: one.duration ?? undefined,
        }));
        const unloaded = status === 'failed' && !own.some((one) => one.status === 'failed');
        return unloaded ? [...own, (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .testCase */ .DH)({ name: file, status: 'error', file, message: message.slice(0, 1_500) })] : own;
    });
    return summed(cases);
}
function summed(cases) {
    const number = (status) => cases.filter((one) => one.status === status).length;
    return {
        counts: { passed: number('passed'), failed: number('failed'), skipped: number('skipped'), errors: number('error') },
        cases,
        failed: cases.filter(({ status }) => status === 'failed' || status === 'error'),
        noTests: cases.length === 0,
    };
}
function fromMocha(json) {
    const report = MOCHA.safeParse(json).data;
    if (report === undefined)
        return undefined;
    const { passes, failures, pending } = report.stats;
    const failed = report.failures.map(({ fullTitle, file, err }) => (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .testCase */ .DH)({
        name: fullTitle,
        status: 'failed',
        file: file === '' ? undefined : file,
        message: err.stack ?? err.message,
    }));
    return { counts: { ..._reading_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING */ .K$, passed: passes, failed: failures, skipped: pending }, failed };
}
function fromRspec(json) {
    const report = RSPEC.safeParse(json).data;
    if (report === undefined)
        return undefined;
    const { example_count: total, failure_count: failed, pending_count: skipped, errors_outside_of_examples_count: errors, } = report.summary;
    const cases = report.examples.map((one) => (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .testCase */ .DH)({
        name: one.full_description,
        status: one.status === 'passed' ? 'passed' : one.status === 'failed' ? 'failed' : 'skipped',
        file: one.file_path.replace(/^\.\//, ''),
        message: one.exception?.message,
    }));
    return {
        counts: { passed: total - failed - skipped, failed, skipped, errors },
        cases,
        failed: cases.filter(({ status }) => status === 'failed'),
    };
}
function fromPlaywright(json) {
    const report = PLAYWRIGHT.safeParse(json).data;
    if (report === undefined)
        return undefined;
    const { expected, unexpected, flaky, skipped } = report.stats;
    return {
        counts: { passed: expected + flaky, failed: unexpected, skipped, errors: 0 },
        failed: playwrightFailures(report.suites, []),
    };
}
const SUITE = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    title: words,
    file: words,
    suites: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).catch([]),
    specs: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ title: words, file: words, ok: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().catch(true) })).catch([]),
});
function playwrightFailures(suites, around) {
    return (Array.isArray(suites) ? suites : []).flatMap((one) => {
        const suite = SUITE.safeParse(one).data;
        if (suite === undefined || around.length > 50)
            return [];
        const titles = suite.title === suite.file ? around : [...around, suite.title];
        const own = suite.specs.flatMap(({ ok, title, file }) => ok ? [] : [(0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .testCase */ .DH)({ name: [...titles, title].join(' › '), status: 'failed', file })]);
        return [...own, ...playwrightFailures(suite.suites, titles)];
    });
}
function fromPytest(json) {
    const report = PYTEST.safeParse(json).data;
    if (report === undefined)
        return undefined;
    const { passed, failed, error, skipped, xfailed, xpassed } = report.summary;
    const cases = report.tests.map(({ nodeid, outcome, call }) => (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .testCase */ .DH)({
        name: nodeid,
        status: /^x?passed$/.test(outcome)
            ? 'passed'
            : outcome === 'failed'
                ? 'failed'
                : outcome === 'error'
                    ? 'error'
                    : 'skipped',
        file: nodeid.split('::')[0],
        message: call?.longrepr?.slice(0, 1_500),
    }));
    return {
        counts: { passed: passed + xpassed, failed, skipped: skipped + xfailed, errors: error },
        cases,
        failed: cases.filter((one) => one.status === 'failed' || one.status === 'error'),
    };
}


/***/ }),

/***/ 1990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ readXmlReport),
  l: () => (/* binding */ xmlOnScreen)
});

// EXTERNAL MODULE: ./lib/ecosystems/reading/reading.js
var reading = __webpack_require__(3522);
;// CONCATENATED MODULE: ./lib/ecosystems/reading/xml.js
const LONGEST_TEXT = 4_000;
const LONGEST_TAG = 100_000;
const DEEPEST = 100;
/**
 * Reads XML as test runners write it, in one pass and without entities of its own making: what is no tag is text, what
 * is not closed ends with the file. Tests print into it and runners die over it, so nothing here is an error.
 */
function readXml(text) {
    const root = { name: '', attributes: {}, children: [], text: '' };
    const stack = [root];
    let at = 0;
    while (at < text.length) {
        const tag = text.indexOf('<', at);
        const end = tag < 0 ? text.length : tag;
        addText(stack, text.slice(at, Math.min(end, at + LONGEST_TEXT)), decode);
        if (tag < 0)
            break;
        if (text.startsWith('<![CDATA[', tag)) {
            const close = indexOrEnd(text, ']]>', tag);
            addText(stack, text.slice(tag + 9, Math.min(close, tag + 9 + LONGEST_TEXT)), (raw) => raw);
            at = close + 3;
        }
        else if (text.startsWith('<!--', tag))
            at = indexOrEnd(text, '-->', tag) + 3;
        else if (text.startsWith('<?', tag) || text.startsWith('<!', tag))
            at = indexOrEnd(text, '>', tag) + 1;
        else {
            const close = tagEnd(text, tag);
            if (/^<\/?[A-Za-z_]/.test(text.slice(tag, tag + 3)))
                takeTag(stack, text.slice(tag + 1, close));
            at = close + 1;
        }
    }
    return root.children;
}
function takeTag(stack, tag) {
    if (tag.startsWith('/')) {
        const name = tag.slice(1).trim();
        const from = stack.findLastIndex((open, index) => index > 0 && open.name === name);
        if (from > 0)
            stack.length = from;
        return;
    }
    const name = /^[^\s/>]+/.exec(tag)?.[0] ?? '';
    const attributes = {};
    for (const [, key = '', one, two] of tag.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
        attributes[key] = decode(one ?? two ?? '');
    }
    const element = { name, attributes, children: [], text: '' };
    stack.at(-1)?.children.push(element);
    if (!tag.endsWith('/') && stack.length < DEEPEST)
        stack.push(element);
}
function addText(stack, raw, read) {
    const text = raw.trim() === '' ? '' : read(raw);
    for (const open of stack)
        if (text !== '' && open.text.length < LONGEST_TEXT)
            open.text += text;
}
/** A ">" in a quoted value does not end the tag. */
function tagEnd(text, from) {
    let quote = '';
    const last = Math.min(text.length, from + LONGEST_TAG);
    for (let at = from + 1; at < last; at += 1) {
        const character = text[at] ?? '';
        if (quote !== '')
            quote = character === quote ? '' : quote;
        else if (character === '"' || character === "'")
            quote = character;
        else if (character === '>')
            return at;
    }
    return last;
}
function indexOrEnd(text, word, from) {
    const at = text.indexOf(word, from);
    return at < 0 ? text.length : at;
}
const NAMED = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
function decode(text) {
    return text.replace(/&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|(\w{2,4}));/g, (whole, hex, decimal, name = '') => {
        if (hex === undefined && decimal === undefined)
            return NAMED[name] ?? whole;
        const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
        return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    });
}

;// CONCATENATED MODULE: ./lib/ecosystems/reading/report-xml.js


/**
 * JUnit's form, which nearly everybody writes (also xunit and NUnit 2), and the forms of .NET: TRX, NUnit 3 and xUnit.
 * Counted are the cases themselves; what the suites say of them may be anybody's sum.
 */
function readXmlReport(text) {
    const start = /<(?:testsuites?|TestRun|test-run|test-results|assemblies|assembly)[\s>]/.exec(text)?.index;
    if (start === undefined)
        return undefined;
    const cases = casesOf(readXml(text.slice(start)), {});
    const number = (status) => cases.filter((one) => one.status === status).length;
    const counts = {
        passed: number('passed'),
        failed: number('failed'),
        skipped: number('skipped'),
        errors: number('error'),
    };
    const failed = cases.filter(({ status }) => status === 'failed' || status === 'error');
    return { counts: cases.length === 0 ? reading/* NOTHING */.K$ : counts, cases, failed, noTests: cases.length === 0 };
}
function casesOf(elements, around) {
    return elements.flatMap((element) => {
        const { name, attributes, children } = element;
        switch (name) {
            case 'testcase':
                return [junitCase(element, around)];
            case 'UnitTestResult':
                return [outcomeCase(element, attributes['testName'], attributes['outcome'])];
            case 'test-case':
                return [outcomeCase(element, attributes['fullname'] ?? attributes['name'], attributes['result'])];
            case 'test':
                return 'result' in attributes
                    ? [outcomeCase(element, attributes['name'], attributes['result'])]
                    : casesOf(children, around);
            case 'testsuite':
                return casesOf(children, {
                    suite: attributes['name'] ?? around.suite ?? '',
                    path: [...(around.path ?? []), attributes['name'] ?? ''],
                    file: attributes['file'] ?? attributes['filepath'] ?? around.file ?? '',
                });
            default:
                return casesOf(children, around);
        }
    });
}
const FILE = /^[\w@.+-][\w@.+ /\\-]*\.[a-z]\w{0,4}$/i;
function junitCase({ attributes, children }, around) {
    const { name = '', classname = '', file, time, status } = attributes;
    const child = (...names) => children.find((one) => names.includes(one.name));
    const red = child('failure');
    const error = child('error');
    const wrong = red ?? error;
    const skipped = child('skipped', 'ignored') !== undefined || status === 'skipped' || status === 'disabled' || status === 'notrun';
    const suite = classname === '' ? (around.suite ?? '') : classname;
    // Several runners write the whole path of suites into the name already.
    const whole = suite === '' || name.startsWith(suite) || FILE.test(suite) ? name : `${suite} ${name}`;
    // node:test names no class, and its suites lie in each other.
    const nested = classname === 'test' ? [...(around.path ?? []), name].join(' > ') : undefined;
    const path = [
        file,
        around.file,
        FILE.test(classname) && /[/\\]|\.[cm]?[jt]sx?$/.test(classname) ? classname : undefined,
        around.suite,
    ];
    return (0,reading/* testCase */.DH)({
        name: nested ?? whole,
        // A test that is still to do may fail, and is told with both.
        status: skipped ? 'skipped' : red !== undefined ? 'failed' : error !== undefined ? 'error' : 'passed',
        file: path.find((one) => one !== undefined && FILE.test(one.replace(/^\//, ''))),
        message: wrong === undefined ? undefined : messageOf(wrong),
        durationMs: time === undefined || Number.isNaN(Number(time)) ? undefined : Number(time) * 1000,
    });
}
function messageOf({ attributes, text }) {
    const head = attributes['message'] ?? '';
    return [head, text.includes(head) && head !== '' ? text.replace(head, '') : text]
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .join('\n')
        .slice(0, 1_500);
}
const PASSED = /^(?:pass(?:ed)?|success|passedbutrunaborted|warning)$/i;
const SKIPPED = /^(?:skip(?:ped)?|ignored|notexecuted|inconclusive|notrunnable|pending|disconnected)$/i;
const FAILED = /^(?:fail(?:ed|ure)?)$/i;
function outcomeCase(element, name = '', outcome = '') {
    const status = PASSED.test(outcome)
        ? 'passed'
        : SKIPPED.test(outcome)
            ? 'skipped'
            : FAILED.test(outcome)
                ? 'failed'
                : 'error';
    return (0,reading/* testCase */.DH)({
        name,
        status,
        message: status === 'failed' || status === 'error' ? element.text.trim().slice(0, 1_500) : undefined,
    });
}
/** XML that a runner prints instead of a summary. */
const xmlOnScreen = {
    name: 'xml',
    signs: ['<testsuite', '<TestRun', '<test-run', '<assembl'],
    whole: true,
    read(lines) {
        const from = lines.findIndex((line) => /^\s*<(?:testsuites?|TestRun|test-run|assemblies)[\s>]/.test(line));
        return from < 0 ? undefined : readXmlReport(lines.slice(from).join('\n'));
    },
};


/***/ }),

/***/ 1227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S4: () => (/* binding */ judge),
/* harmony export */   V6: () => (/* binding */ ranIn),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
/* harmony import */ var _why_broken_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4242);

/** The verdict of a command that ran to its end. A non-zero exit is never `passed`, whatever the output claims. */
function judge(evidence) {
    const end = endOf(evidence);
    const { output, exitCode, signal, results } = evidence;
    switch (end) {
        case 'pass':
            return 'passed';
        case 'none-run':
            return 'no-tests';
        case 'fail':
            return 'failed';
        case 'crash':
            if (isTimedOut(evidence))
                return 'timed-out';
            // From outside, mostly for want of memory: says nothing about the tests. A runner that ends itself does.
            return signal === 'SIGKILL' || exitCode === 137 ? 'error' : 'failed';
        case 'error':
            // What does not load or compile is for whoever changed it; a command that is not there is not.
            return (0,_why_broken_js__WEBPACK_IMPORTED_MODULE_0__/* .whyBroken */ .I)(output, exitCode) !== undefined && results.failed.length === 0 ? 'error' : 'failed';
    }
}
function endOf(evidence) {
    const { exitCode, output, results } = evidence;
    const { counts, failed, unfinished, noTests } = results;
    const ran = counts === undefined ? 0 : counts.passed + counts.failed;
    const red = failed.length > 0 || (counts !== undefined && counts.failed + counts.errors > 0);
    if (isKilled(evidence))
        return 'crash';
    if (red)
        return reallyRan(results) ? 'fail' : 'error';
    if (ran === 0 && (0,_why_broken_js__WEBPACK_IMPORTED_MODULE_0__/* .whyBroken */ .I)(output, exitCode) !== undefined)
        return 'error';
    if (unfinished && results.silent && complains(evidence))
        return 'error';
    if (unfinished || isFault(exitCode))
        return 'crash';
    if (noTests || (counts !== undefined && ran === 0))
        return 'none-run';
    return exitCode === 0 ? 'pass' : 'fail';
}
/** A test or a hook was executed, and not only looked for. */
function reallyRan({ counts, unloaded }) {
    if (unloaded === 0 || counts === undefined)
        return true;
    return counts.passed > 0 || counts.failed + counts.errors > unloaded;
}
/** By a signal, by the shell's word for one, or by the `timeout` that the command itself puts around the runner. */
function isKilled(evidence) {
    const { signal, exitCode } = evidence;
    return signal !== null || exitCode === 137 || exitCode === 143 || isTimedOut(evidence);
}
/** 128 and a signal that a program brings upon itself: ILL, TRAP, ABRT, BUS, FPE, SEGV. */
function isFault(exitCode) {
    return exitCode !== null && [132, 133, 134, 135, 136, 139].includes(exitCode);
}
/** A runner that never came to word, and says what is wrong with how it was called or set up. */
function complains({ exitCode, output }) {
    return exitCode !== null && exitCode !== 0 && !isFault(exitCode) && COMPLAINT.test(output);
}
const COMPLAINT = /^\S*(?:Error\b|error:)|^(?:usage|Usage): |\b(?:[Uu]nknown|[Uu]nrecognized|[Ii]nvalid) (?:option|argument|flag|reporter|command)|\b[Cc]annot find\b|\bCould not (?:find|load|resolve)\b/m;
function isTimedOut({ exitCode, command = '' }) {
    return exitCode === 124 && /(?:^|[\s;&|(])timeout\s/.test(command);
}
function ranIn({ passed, failed, errors }) {
    return passed + failed + errors;
}


/***/ }),

/***/ 2966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ plainText)
/* harmony export */ });
// eslint-disable-next-line no-control-regex
const ESCAPES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\-_])/g;
/** Terminal output as a person would read it: no colours, line ends as \n, a redrawn line only in its last form. */
function plainText(output) {
    return output
        .replace(ESCAPES, '')
        .replace(/\r+\n/g, '\n')
        .replace(/^.*\r(?=[^\n])/gm, '')
        .replaceAll('\r', '');
}


/***/ }),

/***/ 7029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ readReport)
/* harmony export */ });
/* harmony import */ var _ecosystems_reading_report_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5517);
/* harmony import */ var _ecosystems_reading_report_xml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1990);


/** Reads a report file of any form that is known. Undefined: it is none. */
function readReport(text) {
    const start = text.slice(0, 1_000).trimStart();
    return start.startsWith('{') || start.startsWith('[') ? (0,_ecosystems_reading_report_json_js__WEBPACK_IMPORTED_MODULE_0__/* .readJsonReport */ .N)(text) : (0,_ecosystems_reading_report_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .readXmlReport */ ._)(text);
}


/***/ }),

/***/ 3991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ readResults)
});

// EXTERNAL MODULE: ./lib/ecosystems/index.js + 68 modules
var ecosystems = __webpack_require__(6910);
// EXTERNAL MODULE: ./lib/ecosystems/reading/reading.js
var reading = __webpack_require__(3522);
;// CONCATENATED MODULE: ./lib/ecosystems/reading/annotations.js

/** "::error file=a.js,title=suite > test,line=3::message": all that some reporters for GitHub print. */
function annotations(lines) {
    return lines.flatMap((line) => {
        const [, properties, text = ''] = /^::error ([^:]+?)::(.*)$/.exec(line) ?? [];
        const value = (key) => new RegExp(`(?:^|,)${key}=([^,]*)`).exec(properties ?? '')?.[1];
        const name = value('title') ?? value('file');
        if (name === undefined)
            return [];
        return [
            (0,reading/* testCase */.DH)({ name: decoded(name), status: 'failed', file: value('file'), message: decoded(text).slice(0, 1_500) }),
        ];
    });
}
function decoded(text) {
    return text
        .replaceAll('%0A', '\n')
        .replaceAll('%0D', '')
        .replaceAll('%3A', ':')
        .replaceAll('%2C', ',')
        .replaceAll('%25', '%');
}

;// CONCATENATED MODULE: ./lib/ecosystems/reading/not-built.js

/** What compilers and loaders say when nothing came to a test: the first group is the file. */
const SIGNS = [
    // rustc puts the place on the next line.
    /^error(?:\[E\d+\])?: (?!could not compile|test failed|aborting|process didn't|linking|no such)/,
    /^(?:\[ERROR\] )?(?:e: )?(?:file:\/\/)?(\/?[\w@./+-]+\.\w+):(?:\[\d+,\d+\]|\d+(?::\d+)?:?) (?:(?:fatal )?error|ERROR)\b/,
    /^(?:e: )(?:file:\/\/)?(\S+\.kts?):\d+:\d+/,
    /^(\S+\.[cm]?tsx?)(?:\(\d+,\d+\)|:\d+:\d+)(?: -|:) error TS\d+/,
    /^(\S+\.(?:cs|fs|vb))\(\d+,\d+\): error \w+\d+/,
    /^\*\* \((?:CompileError|SyntaxError|TokenMissingError|MismatchedDelimiterError)\) (?:\*\* \(\w+\) )?(\S+?\.exs?):?/,
    /^\s*(?:error: .*\n)?\s*└─ (\S+?\.exs?):\d+/,
    /^(?:\[error\] )(\S+\.scala):\d+:\d+: /,
    /^(\S+\.swift):\d+:\d+: error: /,
    /^(\S+\.hs):(?:\d+|\(\d+,\d+\)-\(\d+,\d+\)):(?:\d+(?:-\d+)?:)? error/,
    /^File "(\S+\.mli?)", lines? [\d-]+, characters /,
    /^(\S+\.nim)\(\d+, \d+\) Error: /,
    /^(\S+\.zig):\d+:\d+: error: /,
    /^(?:In |)(\S+\.cr):\d+:\d+$/,
    /^(?:PHP )?(?:Parse|Fatal) error: .* in (\S+?)(?: on line |:)\d+/,
    /^\s*File "([^"]+)", line \d+.*$/,
    /^(\S+\.dart):\d+:\d+: Error: /,
    /^(\S+\.erl):\d+(?::\d+)?: /,
    /^(?:file:\/\/)?(\/?\S+\.[cm]?[jt]sx?):\d+$/,
    /^(\S+\.rb):\d+: (?:syntax error|.*SyntaxError|.*LoadError)/,
    /^Syntax error compiling at \((\S+?):\d+:\d+\)/,
    /^syntax error at (\S+) line \d+/,
];
/** Lines that leave no doubt that a build or a load failed, so that the signs above are about it. */
const FAILED = /^error: could not compile|COMPILATION ERROR|Compilation failed|Execution failed for task '\S*[cC]ompile\w*'|error TS\d+|error CS\d+|^\*\* \((?:CompileError|SyntaxError|TokenMissingError|MismatchedDelimiterError)|^make(?:\[\d+\])?: \*\*\* .*\.o\]? |fatal error:|^ninja: build stopped|^error: fatalError|^(?:PHP )?Parse error: |^\w*SyntaxError: |^\w*(?:ModuleNotFound|Import)Error: |^Error: Cannot find module |ERR_MODULE_NOT_FOUND|^error: Compilation exited|the following command failed with \d+ compilation errors|Build FAILED\.|Failed to load ".*": Compilation failed|^===> Compiling \S+ failed|^\[error\] .*Compilation failed|LoadError\b|^Syntax error compiling|compilation aborted|^Error: .*(?:undefined|expected|syntax)|^BEGIN failed|^cc1\w*: |error: build failed|^gmake.*Error/;
/** Only asked when no runner came to word: a test may print all of this. */
const notBuilt = {
    name: 'not built',
    read(lines) {
        if (!lines.some((line) => FAILED.test(line)))
            return undefined;
        const found = lines.flatMap((line, at) => {
            const sign = SIGNS.find((one) => one.test(line));
            if (sign === undefined)
                return [];
            const next = /^ *--> (\S+?):\d+/.exec(lines[at + 1] ?? '')?.[1];
            const file = sign.exec(line)?.[1] ?? next;
            return file === undefined || /\/(?:usr|opt|node_modules|rustc)\//.test(file) ? [] : [{ file, at }];
        });
        const files = [...new Set(found.map(({ file }) => file))].slice(0, 10);
        const at = found[0]?.at ?? lines.findIndex((line) => FAILED.test(line));
        const message = [lines[at], (0,reading/* messageAfter */.g_)(lines, at + 1, () => false)].join('\n').slice(0, 1_500);
        const failed = files.length === 0 ? (0,reading/* broken */.mw)(['build'], message) : files.flatMap((file) => (0,reading/* broken */.mw)([file], message));
        return { counts: { ...reading/* NOTHING */.K$, errors: failed.length }, failed, unloaded: failed.length };
    },
};

;// CONCATENATED MODULE: ./lib/ecosystems/reading/nothing-done.js
/**
 * Runs in which nothing was done and nobody complains. Asked only where no runner came to word: each of these lines may stand
 * around tests that did run.
 */
function didNothing(lines, command) {
    const said = lines.filter((line) => line.trim() !== '');
    if (said.length === 0)
        return SILENT.test(command.trim());
    return said.some((line) => NOTHING_FOUND.test(line)) || isIdle(said) || allSkipped(said);
}
/** They end well and say nothing where there is nothing to test, or nothing new. */
const SILENT = /(?:^|&& |\()(?:npm (?:test|run \S+) .*--workspaces\b|pnpm -r |yarn workspaces |dune (?:test|runtest)\b|(?:bundle exec )?rake (?:test|spec)\b|ruby -I\S+ .*-e |mill |molecule |rush |ctest\b|nimble |composer )/;
/** Behind a mark, a level or the name of the program. */
const NOTHING_FOUND = /^.{0,40}?\b(?:There (?:are|were) no tests?\b|No (?:unit )?tests? (?:(?:were|was|cases|files?|suites?|targets?|modules?|specs?) ){0,3}(?:found|ran|run|to run|to execute|defined|executed|available|collected|specified|matched|match)\b|No (?:specs?|test suites?|test files?|features|scenarios)\b.{0,60}\bfound|Tests? (?:are|were|is) skipped\b|Found 0 tests?\b|no spec files were found|Could not find any (?:test|spec)s?\b|No (?:packages|projects|tasks|workspaces)\b.{0,60}\b(?:found|matched|match|selected|run|executed)|None of the selected packages has\b|Skipping, verify action has no playbook)/i;
const IDLE = /^(?:g?make|bmake)(?:\[\d+\])?: (?:Nothing to be done for |.* is up to date\.$)|^ninja: no work to do\.$|^task: (?:\[\w+\] )?Task "[^"]+" is up to date$|^mage: no |^Nothing to do\b|^BUILD SUCCESSFUL$/;
/** What they and those who start them print besides. */
const AROUND = /^(?:g?make|bmake)(?:\[\d+\])?: (?:Entering|Leaving) directory |^Making \w+ in |^ninja: Entering directory |^> |^\$ |^(?:cd|make|ninja|cmake)\b|^task: |^Buildfile: |^[\w.-]+:$|^Total time: /;
/** Only the word of a build tool that there is nothing to build: a folder or file of the target's name does that. */
function isIdle(said) {
    return said.some((line) => IDLE.test(line)) && said.every((line) => IDLE.test(line) || AROUND.test(line));
}
/** tox and nox, with every environment or session left out. */
function allSkipped(said) {
    const ends = said.flatMap((line) => END_OF_ENVIRONMENT.exec(line)
        ?.slice(1)
        .filter((word) => word !== undefined) ?? []);
    return ends.length > 0 && ends.every((word) => /^skip/i.test(word));
}
const END_OF_ENVIRONMENT = /^ {2}[\w.-]+: (OK|FAIL|SKIP|SKIPPED|commands succeeded|commands failed)\b|^(SKIPPED): +[\w.-]+: |^ERROR: +[\w.-]+: (commands failed)|^nox > Session \S+ (?:was )?(successful|failed|skipped|aborted)\b|^nox > \* \S+: (success|failed|skipped|aborted)$/;

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(6843);
// EXTERNAL MODULE: ./lib/ecosystems/reading/report-json.js
var report_json = __webpack_require__(5517);
;// CONCATENATED MODULE: ./lib/ecosystems/reading/json-on-screen.js



const words = schemas/* string */.YjP().catch('');
const count = schemas/* number */.aig().catch(0);
/** mocha -R json-stream: an event a line. */
function mochaStream(lines) {
    const events = lines.filter((line) => /^\["(?:start|pass|fail|end)",\{/.test(line)).map(report_json/* parse */.q);
    const end = events.map((event) => STREAM_END.safeParse(event).data).findLast((one) => one !== undefined);
    if (events.length === 0)
        return undefined;
    const failed = events.flatMap((event) => {
        const one = STREAM_FAIL.safeParse(event).data;
        return one === undefined ? [] : [(0,reading/* testCase */.DH)({ name: one[1].fullTitle, status: 'failed', message: one[1].stack })];
    });
    if (end === undefined)
        return { failed, cutOff: true };
    const { passes, failures, pending } = end[1];
    return { counts: { ...reading/* NOTHING */.K$, passed: passes, failed: failures, skipped: pending }, failed };
}
const STREAM_FAIL = schemas/* tuple */.PVZ([schemas/* literal */.euz('fail'), schemas/* object */.Ikc({ fullTitle: words, stack: words })]);
const STREAM_END = schemas/* tuple */.PVZ([schemas/* literal */.euz('end'), schemas/* object */.Ikc({ passes: count, failures: count, pending: count })]);
/** One object on stdout, with whatever the tests printed around it. */
const jsonOnScreen = {
    name: 'json',
    signs: ['"stats"', '"summary"', '"numTotalTests"', '["start",', '["fail",', '["end",'],
    whole: true,
    read(lines) {
        const stream = mochaStream(lines);
        if (stream !== undefined)
            return stream;
        const whole = lines.findLast((line) => line.startsWith('{"') && /"(?:numTotalTests|stats|summary|testResults)"/.test(line));
        if (whole !== undefined)
            return (0,report_json/* readJsonReport */.N)(whole);
        const from = lines.indexOf('{');
        const to = lines.lastIndexOf('}');
        return from < 0 || to < from ? undefined : (0,report_json/* readJsonReport */.N)(lines.slice(from, to + 1).join('\n'));
    },
};

// EXTERNAL MODULE: ./lib/ecosystems/reading/report-xml.js + 1 modules
var report_xml = __webpack_require__(1990);
// EXTERNAL MODULE: ./lib/ecosystems/reading/tap.js
var tap = __webpack_require__(4827);
;// CONCATENATED MODULE: ./lib/ecosystems/reading/task-cache.js

/** turbo and nx: what they took from their cache was not run. */
const taskCache = {
    name: 'task cache',
    signs: ['Cached:', 'from the cache'],
    read(lines) {
        const turbo = /^ *Cached: +(\d+) cached, (\d+) total$/.exec(lines.findLast((line) => /^ *Cached: +\d+ cached, \d+ total$/.test(line)) ?? '');
        const all = turbo !== null && turbo[1] === turbo[2] && turbo[2] !== '0';
        const nx = lines.some((line) => /^ *(?:Nx|>  ?NX) .*(?:read the output from the cache instead of running the command for (\d+) out of \1 tasks)/.test(line));
        return all || nx ? { cachedOnly: true } : undefined;
    },
};

;// CONCATENATED MODULE: ./lib/ecosystems/reading/which-runner.js
const MACHINE = ['json', 'xml', 'tap', 'teamcity'];
/** By how a call begins. Whoever is not here may print as anybody. */
const RUNNERS = [
    [/^(?:jest|react-scripts test)\b/, ['jest', ...MACHINE]],
    [/^vitest\b/, ['vitest', ...MACHINE]],
    [/^_?mocha\b/, ['mocha', ...MACHINE]],
    [/^(?:node|tsx|ts-node)(?: --?\S+(?:=\S+)?)*? --test\b/, ['node:test', 'tap', 'xml']],
    [/^ava\b/, ['ava', 'tap']],
    [/^jasmine\b/, ['jasmine', ...MACHINE]],
    [/^uvu\b/, ['uvu']],
    [/^tape\b/, ['tap', 'node:test']],
    [/^qunit\b/, ['tap']],
    [/^tap\b/, ['node-tap', 'tap']],
    [/^karma\b|^ng test\b/, ['karma', 'jasmine', 'mocha', ...MACHINE]],
    [/^playwright test\b/, ['playwright', ...MACHINE]],
    [/^cypress run\b/, ['cypress', 'mocha']],
    [/^bun test\b/, ['bun', 'xml']],
    [/^deno test\b/, ['deno', 'tap', 'xml']],
    [/^(?:pytest|py\.test)\b/, ['pytest', ...MACHINE]],
    [/^unittest\b|^\S*manage\.py test\b/, ['unittest', 'xml']],
    [/^go test\b/, ['go']],
    [/^gotestsum\b/, ['gotestsum', 'go']],
    [/^cargo (?:\+\S+ )?nextest\b/, ['nextest', 'cargo test']],
    [/^cargo (?:\+\S+ )?test\b/, ['cargo test']],
    [/^rspec\b/, ['rspec', ...MACHINE]],
    [/^(?:vendor\/bin\/)?phpunit\b/, ['phpunit', ...MACHINE]],
    [/^mix test\b/, ['exunit', 'xml']],
    [/^ctest\b/, ['ctest']],
    [/^prove\b/, ['prove', 'tap', 'xml']],
    [/^(?:\.\/)?mvnw?\b/, ['maven', 'junit', 'junit platform']],
];
/** What stands before the runner and prints nothing of tests. */
const BEFORE = /^(?:[A-Za-z_]\w*=(?:'[^']*'|"[^"]*"|\S*) +|(?:npx|bunx)(?: (?:--no(?:-install)?|-y|--yes|--))* |(?:yarn|pnpm|npm)(?: (?:exec|dlx|run -T))(?: --)? |yarn (?=(?:jest|vitest|mocha|ava|tap)\b)|(?:poetry|uv|pipenv|pdm|hatch) run |bundle exec |cross-env |(?:c8|nyc)(?: -\S+)* |coverage run (?:-\S+ )*-m |python[\d.]* (?:-\w+ )*-m |python[\d.]* (?=\S*manage\.py)|(?:timeout|xvfb-run|sudo|env|time|nice|exec)(?: -\S+)*(?: \d\w*)? |(?:\.\/)?node_modules\/\.bin\/|node (?=\S*node_modules\/))+/;
const NEUTRAL = /^(?:$|(?:cd|export|set|unset|echo|printf|mkdir|rm|cp|source|\.|true|:|sleep|tsc|eslint|prettier|standard|xo|biome|rimraf|tsup|rollup|esbuild|ruff|mypy|black|flake8|golangci-lint|cmake|pip|pip3)(?: |$)|npm (?:ci|i|install)\b|(?:npm|pnpm|yarn|bun) (?:run )?(?:build|lint|compile|typecheck|format)\b|go (?:vet|build)\b|cargo (?:build|fmt|clippy|check)\b)/;
const BY_SCRIPT = /^(?:npm|pnpm|yarn|bun)(?: (?:run|-\S+))* (?:test|t|tst)?(?:[:\w-]*)(?: |$)/;
/**
 * The calls of runners in a command, with what package managers say that they run. Undefined where anything in it is not
 * understood: then whoever comes to word is believed.
 */
function callsIn(command, scripts) {
    const calls = [];
    let usesScripts = false;
    for (const part of partsOf(command)) {
        if (NEUTRAL.test(part))
            continue;
        const call = callOf(part);
        if (call !== undefined)
            calls.push(call);
        else if (BY_SCRIPT.test(part) && scripts.length > 0)
            usesScripts = true;
        else
            return undefined;
    }
    if (!usesScripts)
        return calls.length === 0 ? undefined : calls;
    for (const part of scripts.flatMap(partsOf)) {
        if (NEUTRAL.test(part))
            continue;
        const call = callOf(part);
        if (call !== undefined)
            calls.push(call);
        else if (!(BY_SCRIPT.test(part) && scripts.length > 1))
            return undefined;
    }
    return calls.length === 0 ? undefined : calls;
}
function partsOf(line) {
    return line.split(/&&|\|\||;|\n|\||(?:^|\s)&(?=\s|$)/).map((part) => part.replace(/^[\s(]+|[\s)]+$/g, ''));
}
function callOf(part) {
    const plain = part.replace(BEFORE, '').replace(/^\S*\/(?=(?:jest|vitest|mocha|phpunit|pytest)\b)/, '');
    const formats = RUNNERS.find(([name]) => name.test(plain))?.[1];
    if (formats === undefined)
        return undefined;
    const reporter = / --(tap)(?= |$)/.exec(plain)?.[1] ??
        /(?:--?(?:test-)?reporters?|--format(?:ter)?|-R|-f)[= ]["']?(json|junit|xunit|tap|teamcity)/i.exec(plain)?.[1];
    const told = reporter === undefined ? undefined : /^(?:junit|xunit)$/i.test(reporter) ? 'xml' : reporter.toLowerCase();
    return { formats: told !== undefined && formats.includes(told) ? [told, ...formats] : formats };
}
/**
 * Of all that find themselves in one output, those that were called: what a test prints may look like anybody's summary. For each
 * call one is believed, in the form it is likeliest to print in.
 */
function calledOnes(found, calls) {
    if (calls === undefined)
        return withoutDoubles(found);
    const kept = calls.flatMap(({ formats }) => {
        const name = formats.find((one) => found.some(({ format, reading }) => format.name === one && speaks(reading)));
        return found.filter(({ format }) => format.name === name);
    });
    return kept.length === 0 ? withoutDoubles(found) : [...new Set(kept)];
}
/** A report on the screen is of tests that somebody has summed up there already. */
function withoutDoubles(found) {
    const summed = found.some(({ format, reading }) => !isReport(format) && reading.counts !== undefined);
    return summed ? found.filter(({ format }) => !isReport(format)) : found;
}
function isReport({ name }) {
    return name === 'json' || name === 'xml' || name === 'teamcity';
}
function speaks({ counts, failed = [], noTests, cutOff }) {
    return counts !== undefined || failed.length > 0 || noTests === true || cutOff === true;
}

;// CONCATENATED MODULE: ./lib/ecosystems/reading/words.js

/** What home-made runners print. */
const words_words = (0,reading/* lineFormat */._Y)({
    name: 'words',
    signs: [' passed'],
    line: /^(?:Results?: |Total: |Summary: )?(?<passed>\d+) passed[,;] (?<failed>\d+) failed(?:[,;] (?<skipped>\d+) skipped)?\.?$/,
    failure: /^(?:FAIL(?:ED)?|not ok|✗|✘|×)[: ]+(?<name>.+?)(?: \((?<message>.+)\))?$/,
});

;// CONCATENATED MODULE: ./lib/ecosystems/reading/teamcity.js

const MESSAGE = /##teamcity\[(\w+)((?: \w+='(?:\|.|[^|'])*')*)/g;
/** Service messages, which many runners print for TeamCity and for JetBrains' editors. */
const teamcity = {
    name: 'teamcity',
    signs: ['##teamcity['],
    whole: true,
    read(lines) {
        const cases = new Map();
        const suites = [];
        for (const line of lines) {
            for (const [, kind = '', text = ''] of line.matchAll(MESSAGE)) {
                const values = valuesOf(text);
                if (kind === 'testSuiteStarted')
                    suites.push(values['name'] ?? '');
                else if (kind === 'testSuiteFinished')
                    suites.pop();
                else
                    take(cases, kind, values);
            }
        }
        if (cases.size === 0)
            return suites.length > 0 ? { cutOff: true } : undefined;
        const all = [...cases.values()];
        const number = (status) => all.filter((one) => one.status === status).length;
        const counts = { passed: number('passed'), failed: number('failed'), skipped: number('skipped') };
        return { counts, cases: all, failed: all.filter(({ status }) => status === 'failed') };
    },
};
function take(cases, kind, values) {
    const { name = '', message = '', details = '' } = values;
    if (kind === 'testFailed') {
        cases.set(name, (0,reading/* testCase */.DH)({ name, status: 'failed', message: `${message}\n${details}`.trim().slice(0, 1_500) }));
    }
    else if (kind === 'testIgnored')
        cases.set(name, (0,reading/* testCase */.DH)({ name, status: 'skipped' }));
    else if (kind === 'testFinished' && !cases.has(name))
        cases.set(name, (0,reading/* testCase */.DH)({ name, status: 'passed' }));
}
const ESCAPED = { n: '\n', r: '\r' };
function valuesOf(text) {
    const values = {};
    for (const [, key = '', value = ''] of text.matchAll(/(\w+)='((?:\|.|[^|'])*)'/g)) {
        values[key] = value.replace(/\|(?:0x([0-9A-Fa-f]{4})|(.))/g, (_, code, one = '') => code === undefined ? (ESCAPED[one] ?? one) : String.fromCharCode(parseInt(code, 16)));
    }
    return values;
}

// EXTERNAL MODULE: ./lib/stop/script-lines.js
var script_lines = __webpack_require__(5699);
;// CONCATENATED MODULE: ./lib/stop/read-results.js













/** A format that several ecosystems share is asked once. */
const FORMATS = [
    ...new Set([
        ...ecosystems/* ECOSYSTEMS */.S.flatMap(({ formats = [] }) => formats),
        ...tap/* TAP */.Kl,
        taskCache,
        teamcity,
        report_xml/* xmlOnScreen */.l,
        jsonOnScreen,
        words_words,
    ]),
];
const MOST_NAMES = 50;
const MOST_CASES = 20_000;
/** No summary is longer; a pattern must not be led through a minified file. */
const LONGEST_LINE = 2_000;
/** Reads counts and names from the plain output of a test command. Several runners in one output are added up. */
function readResults({ output, command, exitCode, reports = [] }) {
    const lines = output.split('\n');
    const told = untangle(lines).flatMap((group) => readAll(group, command));
    const silent = told.every(({ counts, failed, noTests }) => counts === undefined && failed === undefined && noTests !== true);
    const unbuilt = silent && exitCode !== 0 ? [notBuilt.read(lines.map(cutLine)) ?? []].flat() : [];
    const readings = withReports([...told, ...unbuilt], reports);
    const counts = sumOf(readings);
    const named = readings.flatMap((reading) => reading.failed ?? []);
    const noted = named.length === 0 && exitCode !== 0 && counts === undefined ? annotations(lines.map(cutLine)) : [];
    const failed = (0,reading/* merged */.Zu)([...named, ...noted]).slice(0, MOST_NAMES);
    const none = readings.some((reading) => reading.noTests === true) && (counts === undefined || executed(counts) === 0);
    const cachedOnly = readings.some((reading) => reading.cachedOnly === true);
    const isIdle = readings.length === 0 && didNothing(lines.map(cutLine), command);
    const cutOff = readings.some((reading) => reading.cutOff === true);
    const unfinished = cutOff || (readings.length === 0 && (0,script_lines/* talksToItsEnd */.Yq)(output, command));
    return {
        ...(counts === undefined ? {} : { counts }),
        failures: failed.map(({ name }) => name),
        failed,
        cases: (unfinished && counts === undefined ? ticked(lines.map(cutLine)) : [])
            .concat(readings.flatMap(({ cases }) => cases ?? []))
            .slice(0, MOST_CASES),
        noTests: none || cachedOnly || (0,script_lines/* ranNothing */.VT)(output, command) || (isIdle && failed.length === 0),
        unfinished,
        unloaded: readings.reduce((sum, reading) => sum + (reading.unloaded ?? 0), 0),
        silent: readings.length === 0,
        fine: readings.some(({ fine }) => fine === true) && failed.length === 0,
    };
}
/** What was ticked off before a runner broke off, whichever it was. */
function ticked(lines) {
    return (0,reading/* namesIn */.wX)(lines, /^\s+[✔✓] (.+?)(?: \([\d.]+ ?m?s\))?$/).map((name) => ({ name, status: 'passed' }));
}
function executed({ passed, failed, errors }) {
    return passed + failed + errors;
}
function cutLine(line) {
    return line.slice(0, LONGEST_LINE);
}
/** Every format that finds itself, without those that another one has summed up already. */
function readAll(whole, command) {
    const lines = whole.map(cutLine);
    const text = whole.join('\n');
    const calls = callsIn(command, (0,script_lines/* scriptsOf */.Sf)(text));
    const asked = FORMATS.filter(({ signs }) => signs === undefined || signs.some((sign) => text.includes(sign)));
    const found = asked.flatMap((format) => {
        const reading = format.read(format.whole === true ? whole : calls?.length === 1 ? lastSum(lines, format) : lines);
        return reading === undefined ? [] : [{ format, reading }];
    });
    const covered = new Set(found.flatMap(({ format }) => format.covers ?? []));
    const own = found.filter(({ format }) => !covered.has(format.name));
    return calledOnes(own, calls).map(({ reading }) => reading);
}
/** One call sums up once, at its end: what looks like it before was printed by a test. */
function lastSum(lines, { sum }) {
    if (sum === undefined)
        return lines;
    const last = new Map(lines.flatMap((line, at) => (sum.test(line) ? [[sum.exec(line)?.[1] ?? '', at]] : [])));
    return lines.map((line, at) => (sum.test(line) && last.get(sum.exec(line)?.[1] ?? '') !== at ? '' : line));
}
/**
 * A report is written by what is tested, in its own process: it may add what is red, and counts only where the screen
 * says nothing. It never takes away what the screen or the exit code shows.
 */
function withReports(screen, reports) {
    const summed = screen.some(({ counts }) => counts !== undefined);
    if (!summed)
        return [...screen.map(({ failed = [], ...rest }) => ({ ...rest, failed })), ...reports];
    const red = reports.some(({ failed = [] }) => failed.length > 0) && screen.every(({ failed = [] }) => failed.length === 0);
    const listed = reports.map(({ cases = [], failed = [] }) => ({ counts: reading/* NOTHING */.K$, cases, failed: red ? failed : [] }));
    return [...screen, ...listed];
}
/** Undefined when a runner is there whose numbers are not: a part of a sum is no sum. */
function sumOf(readings) {
    const telling = readings.filter(({ cachedOnly }) => cachedOnly !== true);
    const known = telling.flatMap(({ counts }) => counts ?? []);
    return known.length === 0 || known.length < telling.length ? undefined : known.reduce(reading/* add */.WQ, reading/* NOTHING */.K$);
}
const PREFIX = /^(\[[\w@./-]+\]:?(?= |$)|[\w@./-]+:test(?::[\w-]+)*:(?= |$)|[\w@./-]+ test(?::[\w-]+)*[:$](?= |$)|[\w.-]+ +\|(?= |$))/;
/** lerna puts the bare name of the package there, which nothing tells from any other word. */
const LERNA = /^((?:@[\w.-]+\/)?[\w.-]+:(?= |$))/;
const LEVELS = /^\[(?:INFO|ERROR|WARNING|DEBUG|info|error|warn|debug|doctest|surefire)\]$/;
const LEAST_PREFIXED = 2;
/** Takes the prefixes off that pnpm, turbo and others put before the lines of each package, and sorts them apart. */
function untangle(lines) {
    const byPrefix = new Map();
    const plain = [];
    const pattern = lines.some((line) => /^(?:lerna|>  ?Lerna|info cli using local version of lerna)\b/.test(line))
        ? LERNA
        : PREFIX;
    for (const line of lines) {
        const prefix = pattern.exec(cutLine(line))?.[1];
        // Maven and sbt mark every line with a level; their formats read it.
        if (prefix === undefined || LEVELS.test(prefix))
            plain.push(line);
        else {
            const own = byPrefix.get(prefix) ?? [];
            own.push(line.slice(prefix.length + 1));
            byPrefix.set(prefix, own);
        }
    }
    const groups = [...byPrefix].filter(([, own]) => own.length >= LEAST_PREFIXED);
    return groups.length === 0 ? [lines] : [plain, ...groups.map(([, own]) => own)];
}


/***/ }),

/***/ 5699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sf: () => (/* binding */ scriptsOf),
/* harmony export */   VT: () => (/* binding */ ranNothing),
/* harmony export */   Yq: () => (/* binding */ talksToItsEnd)
/* harmony export */ });
const TALKATIVE = /(?:^|[\s/"'])(?:jest|vitest|mocha|ava|pytest|unittest|rspec|phpunit|prove|ctest|go test|cargo test|nextest)(?:\s|$|["'])/;
/** Does the command, or the script that npm names before it runs it, call a runner that never ends in silence? */
function talksToItsEnd(output, command) {
    return TALKATIVE.test(command) || scriptsOf(output).some((script) => TALKATIVE.test(script));
}
/** True for commands that do nothing by their own words, as `true` or a script that only prints. */
function ranNothing(output, command) {
    const scripts = scriptsOf(output);
    const all = scripts.length > 0 ? scripts : [command];
    return all.every((script) => /^(?:|#.*|true|:|exit 0|echo\b[^;&|]*)$/.test(script.trim()));
}
/** What package managers print before they run a script: "> name@version test" and "> command", or "$ command". */
function scriptsOf(output) {
    const lines = output.split('\n');
    return lines.flatMap((line, at) => {
        if (line.startsWith('$ '))
            return [line.slice(2)];
        const headed = line.startsWith('> ') && /^> [^\s@]*@?[^\s@]+@\S+ \S/.test(lines[at - 1] ?? '');
        return headed ? [line.slice(2)] : [];
    });
}


/***/ }),

/***/ 4242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ whyBroken),
/* harmony export */   O: () => (/* binding */ whyExhausted)
/* harmony export */ });
/** Signs that the command itself is missing or wrong, so that its exit code says nothing about the tests. */
const SIGNS = [
    [/^npm (?:ERR!|error) Missing script/m, 'package.json has no such script'],
    [
        /(?:error Command "[^"]+" not found|ERR_PNPM_NO_SCRIPT|Couldn't find a script named|Script not found)/,
        'no such script',
    ],
    [/^npm (?:ERR!|error) could not determine executable to run/m, 'the test runner is not installed'],
    [
        /^npm (?:ERR!|error) (?:code (?:ENOTCACHED|E404|EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ETIMEDOUT)$|npx canceled due to missing packages)/m,
        'a package that it runs is not installed, and could not be fetched',
    ],
    [
        /^\[ERROR\] .*(?:in offline mode|Non-resolvable (?:parent POM|import POM)|dependencies could not be resolved|Could not resolve dependencies)/m,
        'a plugin or dependency is not installed, and could not be fetched',
    ],
    [/^error: no matching package named .*(?:\n.*)*offline was specified/m, 'a dependency is not installed'],
    [/^make: \*\*\* No rule to make target/m, 'the Makefile has no such target'],
    [/^make: \*\*\* No targets specified and no makefile found/m, 'there is no Makefile'],
    [/^make: .*: (?:No such file or directory|Command not found)$/m, 'a program that the Makefile calls is missing'],
    [/^● (?:Validation|Multiple configurations) ?(?:Error|found)?:?/m, 'the configuration of the runner is wrong'],
    [/^\S*python[\d.]*: No module named /m, 'the test runner is not installed'],
    [/^ERROR: (?:file or directory not found: |usage: )/m, 'the arguments of the command are wrong'],
    [/^go: (?:cannot find main module|go\.mod file not found)/m, 'there is no Go module here'],
    [/directory prefix \. does not contain (?:main module|modules listed in go\.work)/, 'there is no Go module here'],
    [/^error: could not find `Cargo\.toml`/m, 'there is no Cargo.toml here'],
    [/^error: rustup could not choose a version/m, 'no Rust toolchain is set up'],
    [/^error: no such (?:sub)?command: /m, 'the test runner is not installed'],
    [/^(?:\/\S*\/)?(?:ba|da|z|k)?sh: .*: (?:command )?not found$/m, 'a command was not found'],
    [/^(?:\/\S*\/)?(?:ba|da|z|k)?sh: .*: Permission denied$/m, 'a file may not be executed'],
];
const EXITS = new Map([
    [126, 'the command may not be executed (exit code 126)'],
    [127, 'a command was not found (exit code 127)'],
]);
/** Why the command did not get as far as running tests, or undefined when nothing says so. */
function whyBroken(output, exitCode) {
    if (exitCode === null || exitCode === 0)
        return undefined;
    return EXITS.get(exitCode) ?? SIGNS.find(([sign]) => sign.test(output))?.[1];
}
/** What the machine ran out of; tests that are red for that are no failures of theirs. */
const EXHAUSTED = [
    [/\bNo space left on device\b|\bENOSPC\b/, 'the disk is full'],
    [
        /^(?:FATAL ERROR: .*JavaScript heap out of memory|.*: Cannot allocate memory$|memory allocation of \d+ bytes failed)/m,
        'there was not enough memory',
    ],
];
function whyExhausted(output, exitCode) {
    if (exitCode === 0)
        return undefined;
    return EXHAUSTED.find(([sign]) => sign.test(output))?.[1];
}


/***/ })

};
