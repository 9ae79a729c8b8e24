export const id = 3335;
export const ids = [3335];
export const modules = {

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
/* harmony import */ var _results_report_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8306);
/* harmony import */ var _results_report_xml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7053);


/** Reads a report file of any form that is known. Undefined: it is none. */
function readReport(text) {
    const start = text.slice(0, 1_000).trimStart();
    return start.startsWith('{') || start.startsWith('[') ? (0,_results_report_json_js__WEBPACK_IMPORTED_MODULE_0__/* .readJsonReport */ .N)(text) : (0,_results_report_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .readXmlReport */ ._)(text);
}


/***/ }),

/***/ 194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ readResults)
});

// EXTERNAL MODULE: ./lib/stop/results/reading.js
var reading = __webpack_require__(2981);
;// CONCATENATED MODULE: ./lib/stop/results/annotations.js

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

;// CONCATENATED MODULE: ./lib/stop/results/go.js

const go = {
    name: 'go',
    signs: ['FAIL\t', 'ok  \t', '?   \t', '--- FAIL', '"Action":"', 'panic: test timed out'],
    whole: true,
    read(lines) {
        const events = lines.flatMap(goEvent);
        if (events.length > 0)
            return fromEvents(events, lines);
        const packages = lines.filter((line) => /^(?:ok {2}\t|FAIL\t|\? {3}\t|---? FAIL: |panic: test timed out)/.test(line));
        if (packages.length === 0)
            return undefined;
        const failed = [...goFailures(lines), ...neverEnded(lines)];
        const names = (0,reading/* namesIn */.wX)(packages, /^FAIL\t(\S+)/).filter((name) => brokeOutsideTests(name, packages, failed));
        const outside = names.map((name) => packageCase(name, lines));
        const told = packages.filter((line) => !line.startsWith('---') && !line.startsWith('panic'));
        const noTests = told.length > 0 && told.every((line) => /\[no test(?:s to run| files)\]$/.test(line));
        const marks = (kind) => lines.filter((line) => line.trimStart().startsWith(`--- ${kind}: `)).length;
        // Without -v passing tests leave no line, and a sum of the others would be no sum.
        const verbose = lines.some((line) => line.startsWith('=== RUN'));
        const counts = { passed: marks('PASS'), failed: marks('FAIL'), skipped: marks('SKIP'), errors: outside.length };
        const anyPassed = packages.some((line) => /^ok {2}\t/.test(line));
        const onlyBroken = failed.length === 0 && outside.length > 0 && !anyPassed;
        const unloaded = names.filter((name) => packages.some((line) => line.startsWith(`FAIL\t${name} [`))).length;
        const known = verbose || onlyBroken || noTests ? { counts } : {};
        // All packages are fine: how many tests that were is not told, that something was is.
        const fine = anyPassed && failed.length + outside.length === 0;
        return { ...known, unloaded, failed: [...failed, ...outside], noTests, ...(fine ? { fine: true } : {}) };
    },
};
/** A package is red without a red test of its own when it does not build or ends before its tests. */
function brokeOutsideTests(name, packages, failed) {
    return failed.length === 0 || packages.some((line) => line.startsWith(`FAIL\t${name} [`));
}
function packageCase(name, lines) {
    const at = lines.findIndex((line) => line === `# ${name}` || line.startsWith(`# ${name} [`));
    const end = lines.findIndex((line) => line.startsWith(`FAIL\t${name}`));
    const message = at < 0
        ? (0,reading/* messageAfter */.g_)(lines.slice(0, end), Math.max(0, end - 12), () => false)
        : (0,reading/* messageAfter */.g_)(lines, at + 1, (next) => /^(?:#|FAIL|ok|\?)\b/.test(next));
    const file = /^(?:\.\/)?([\w./-]+\.go):\d+/m.exec(message)?.[1];
    return (0,reading/* testCase */.DH)({ name, status: 'error', file, message });
}
/** With -v the log of a test stands before its end, without it after it. */
function goFailures(lines) {
    const began = new Map();
    const cases = lines.flatMap((line, at) => {
        const running = /^=== (?:RUN|CONT|NAME) +(\S+)$/.exec(line)?.[1];
        if (running !== undefined)
            began.set(running, at);
        const name = /^ *--- FAIL: (\S+)/.exec(line)?.[1];
        if (name === undefined)
            return [];
        const after = (0,reading/* messageAfter */.g_)(lines, at + 1, (next) => /^(?:=== |FAIL|PASS|ok\b|exit status)|^ *--- /.test(next));
        const start = began.get(name);
        const before = start === undefined ? '' : (0,reading/* messageAfter */.g_)(lines, start + 1, (next) => /^(?:=== |FAIL|PASS)|^ *--- /.test(next));
        return [(0,reading/* testCase */.DH)({ name, status: 'failed', message: after === '' ? before : after })];
    });
    return (0,reading/* merged */.Zu)(cases);
}
/** The running tests are listed since Go 1.20; before that they are in the stacks only. */
function neverEnded(lines) {
    const at = lines.findIndex((line) => /^panic: test timed out after /.test(line));
    if (at < 0)
        return [];
    const message = lines[at] ?? '';
    const listed = lines.slice(at + 1, at + 40).flatMap((line) => /^\t(Test\S+) \([\d.]+m?s\)$/.exec(line)?.[1] ?? []);
    const stacked = lines.slice(at).flatMap((line) => /^\S+\.(Test\w+)\(0x/.exec(line)?.[1] ?? []);
    const running = lines.flatMap((line) => /^=== (?:RUN|CONT) +(\S+)$/.exec(line)?.[1] ?? []).slice(-1);
    const names = listed.length > 0 ? listed : stacked.length > 0 ? stacked : running;
    return [...new Set(names)].map((name) => (0,reading/* testCase */.DH)({ name, status: 'failed', message }));
}
function goEvent(line) {
    if (!line.startsWith('{') || !line.includes('"Action":"'))
        return [];
    try {
        return [JSON.parse(line)];
    }
    catch {
        return [];
    }
}
const ENDS = { pass: 'passed', fail: 'failed', skip: 'skipped' };
function fromEvents(events, lines) {
    const printed = new Map();
    const cases = events.flatMap(({ Action, Test, Package = '', Elapsed, Output }) => {
        if (Test === undefined)
            return [];
        const key = `${Package} ${Test}`;
        if (Output !== undefined && !/^ *(?:=== |--- )/.test(Output))
            printed.set(key, (printed.get(key) ?? '') + Output);
        if (!Object.hasOwn(ENDS, Action))
            return [];
        const status = ENDS[Action];
        const message = status === 'failed' ? (printed.get(key) ?? '').trim().slice(0, 1_500) : '';
        return [(0,reading/* testCase */.DH)({ name: Test, status, message, durationMs: Elapsed === undefined ? undefined : Elapsed * 1000 })];
    });
    const number = (status) => cases.filter((one) => one.status === status).length;
    const ends = events.filter(({ Action }) => Action === 'fail');
    const red = new Set(ends.flatMap((one) => (one.Test === undefined ? [] : [one.Package])));
    const brokenPackages = ends.flatMap((one) => one.Test === undefined && !red.has(one.Package) ? [one.Package ?? ''] : []);
    const outside = (0,reading/* broken */.mw)(brokenPackages, lines
        .filter((line) => !line.startsWith('{'))
        .slice(0, 20)
        .join('\n'));
    return {
        counts: { passed: number('passed'), failed: number('failed'), skipped: number('skipped'), errors: outside.length },
        failed: [...cases.filter(({ status }) => status === 'failed'), ...outside],
        cases,
        noTests: cases.length === 0 && outside.length === 0,
    };
}
const gotestsum = {
    name: 'gotestsum',
    signs: ['DONE '],
    covers: ['go'],
    read(lines) {
        const sum = (0,reading/* lineFormat */._Y)({
            name: 'gotestsum',
            line: /^DONE (?:\d+ runs, )?(?<total>\d+) tests?(?:, (?<skipped>\d+) skipped)?(?:, (?<failed>\d+) failures?)?(?:, (?<errors>\d+) errors?)? in /,
        }).read(lines);
        if (sum === undefined)
            return undefined;
        const failed = (0,reading/* casesIn */.XV)(lines, /^ *=== FAIL: \S+ (?<name>\S+)(?: \([\d.]+s\))?$/, { end: /^(?:===|DONE)/ });
        const outside = (0,reading/* broken */.mw)((0,reading/* namesIn */.wX)(lines, /^ *=== FAIL: (\S+) (?:\(|$)/).filter((name) => sum.counts?.errors !== 0 && name !== ''));
        return { ...sum, failed: [...failed.filter(({ name }) => !name.startsWith('(')), ...outside] };
    },
};
const GO = [go, gotestsum];

;// CONCATENATED MODULE: ./lib/stop/results/rust.js

const OUTPUT = /^---- (?<name>\S.*) (?:stdout|stderr) ----$/;
const cargo = {
    name: 'cargo test',
    signs: ['test result: ', 'running '],
    read(lines) {
        const sum = (0,reading/* lineFormat */._Y)({
            name: 'cargo test',
            line: /^test result: \w+\. (?<passed>\d+) passed; (?<failed>\d+) failed; (?<skipped>\d+) ignored/,
        }).read(lines);
        const cases = lines.flatMap((line) => {
            const [, name, word] = /^test (.+?)(?: - should panic)? \.\.\. (ok|FAILED|ignored)(?:,.*)?$/.exec(line) ?? [];
            const status = word === 'ok' ? 'passed' : word === 'FAILED' ? 'failed' : 'skipped';
            return name === undefined ? [] : [(0,reading/* testCase */.DH)({ name, status })];
        });
        const messages = (0,reading/* casesIn */.XV)(lines, OUTPUT, { end: /^(?:failures:|test result:)$/ });
        const failed = (0,reading/* merged */.Zu)(cases
            .filter(({ status }) => status === 'failed')
            .map((one) => ({ ...one, ...messages.find(({ name }) => one.name === name) })));
        const binaries = lines.filter((line) => /^running \d+ tests?$/.test(line)).length;
        const ends = lines.filter((line) => line.startsWith('test result: ')).length;
        if (sum === undefined)
            return binaries > 0 ? { failed, cutOff: true } : undefined;
        // One binary that died leaves the sums of the others, which are no sum of all.
        return { ...(ends < binaries ? { cutOff: true } : {}), ...sum, failed, cases };
    },
};
const nextest = {
    name: 'nextest',
    signs: ['Summary [', 'no tests to run'],
    covers: ['cargo test'],
    read(lines) {
        const sum = (0,reading/* lineFormat */._Y)({
            name: 'nextest',
            line: /^ *Summary \[.*\] +(?<total>\d+)(?:\/\d+)? tests? run: (?<passed>\d+) passed(?: \([^)]*\))?(?:, (?<failed>\d+) (?:failed|timed out|exec failed))?(?:, (?<failed2>\d+) timed out)?(?:, (?<skipped>\d+) skipped)?/,
            noTests: /^error: no tests to run/,
        }).read(lines);
        if (sum === undefined)
            return undefined;
        const marks = /^ +(?:FAIL|TIMEOUT|SIG\w+|ABORT|TRY \d+ FAIL) \[.*?\] +(?:\([^)]*\) +)?(?<name>.+)$/;
        const names = (0,reading/* merged */.Zu)((0,reading/* casesIn */.XV)(lines, marks, { end: /^/ }));
        const passedLater = new Set(lines.flatMap((line) => /^ +(?:TRY \d+ )?PASS \[.*?\] +(?:\([^)]*\) +)?(.+)$/.exec(line)?.[1] ?? []));
        const failed = names
            .filter(({ name }) => !passedLater.has(name))
            .map(({ name }) => {
            const own = (0,reading/* casesIn */.XV)(lines, /^(?:─+|-+) (?:STDERR|stderr|STDOUT|stdout|Output): +(?<name>.+?)(?: ─*)?$/, {
                end: /^ +(?:PASS|FAIL|Cancel|SIG)/,
            });
            const at = lines.findIndex((line) => /^(?:─+|-+) (?:STDERR|stderr):/.test(line) && line.includes(name));
            const message = at < 0
                ? own.find((one) => one.name === name)?.message
                : (0,reading/* casesIn */.XV)(lines.slice(at), /^(?:─+|-+) (?:STDERR|stderr): +(?<name>.+?)(?: ─*)?$/, {
                    end: /^ +(?:PASS|FAIL|Cancel|SIG|\w+ing )/,
                })[0]?.message;
            return (0,reading/* testCase */.DH)({ name, status: 'failed', message });
        });
        return { ...sum, failed };
    },
};
const RUST = [cargo, nextest];

;// CONCATENATED MODULE: ./lib/stop/results/cpp.js

/** googletest and cmocka. */
const bracketed = {
    name: 'googletest',
    signs: ['[====='],
    read(lines) {
        const number = (word) => {
            const sums = lines.flatMap((line) => new RegExp(`^\\[ {2}${word} +\\] (\\d+) test`).exec(line)?.[1] ?? []);
            return sums.reduce((sum, text) => sum + Number(text), 0);
        };
        const began = lines.some((line) => /^\[={10}\] Running \d+ test/.test(line));
        const failed = (0,reading/* casesIn */.XV)(lines, /^\[ {2}FAILED {2}\] ([^\d\s].*?)(?:, where .*| \(\d+ ms\)|: .*)?$/, {
            end: /^\[/,
        }).map((one) => {
            const at = lines.findIndex((line) => line === `[ RUN      ] ${one.name}`);
            return at < 0
                ? one
                : (0,reading/* testCase */.DH)({ ...one, message: (0,reading/* messageAfter */.g_)(lines, at + 1, (next) => /^\[ {2}FAILED|^\[ RUN/.test(next)) });
        });
        if (!lines.some((line) => /^\[={10}\] \d+ test.* (?:ran|run)\b/.test(line)))
            return began ? { failed, cutOff: true } : undefined;
        const counts = { passed: number('PASSED'), failed: number('FAILED'), skipped: number('SKIPPED') };
        return { counts, failed };
    },
};
const catch2 = {
    name: 'Catch2',
    signs: ['test cases:', 'All tests passed', 'No test'],
    read(lines) {
        if (lines.some((line) => /^No test(?:s| cases) (?:ran|matched)/.test(line)))
            return { noTests: true };
        const sum = (0,reading/* lineFormat */._Y)({
            name: 'Catch2',
            line: /^(?:test cases: +(?<total>\d+)(?: \| +(?<passed>\d+) passed)?(?: \| +(?<failed>\d+) failed)?(?: \| +(?<skipped>\d+) (?:skipped|failed as expected))?|All tests passed \(\d+ assertions? in (?<all>\d+) test cases?\))/,
        }).read(lines);
        if (sum === undefined)
            return undefined;
        const all = lines.reduce((total, line) => total + Number(/^All tests passed \(\d+ assertions? in (\d+) test/.exec(line)?.[1] ?? 0), 0);
        const counts = sum.counts === undefined ? undefined : { ...sum.counts, passed: sum.counts.passed + all };
        return { ...sum, ...(counts === undefined ? {} : { counts }), failed: catchFailures(lines) };
    },
};
/** Name and sections stand between rules, above the place and what failed. */
function catchFailures(lines) {
    const cases = lines.flatMap((line, at) => {
        const [, file] = /^(\S+?):\d+: FAILED:$/.exec(line) ?? [];
        if (file === undefined)
            return [];
        const close = lines.findLastIndex((text, row) => row < at && /^-{70,}$/.test(text));
        const open = lines.findLastIndex((text, row) => row < close && /^-{70,}$/.test(text));
        const name = lines[open + 1]?.trim() ?? '';
        const message = (0,reading/* messageAfter */.g_)(lines, at + 1, (next) => /^(?:-{70,}|={70,}|\S+:\d+: FAILED:)$/.test(next));
        return open < 0 || name === '' ? [] : [(0,reading/* testCase */.DH)({ name, status: 'failed', file, message })];
    });
    return (0,reading/* merged */.Zu)(cases);
}
const DOCTEST = /^\[doctest\] test cases: +(?<total>\d+) \| +(?<passed>\d+) passed \| +(?<failed>\d+) failed \| +(?<skipped>\d+) skipped/;
const checkC = {
    name: 'Check',
    signs: ['%: Checks:'],
    read(lines) {
        const sums = lines.flatMap((line) => /^\d+%: Checks: (\d+), Failures: (\d+), Errors: (\d+)$/.exec(line)?.slice(1).map(Number) ?? []);
        if (sums.length === 0)
            return undefined;
        const at = (offset) => sums.reduce((sum, number, index) => (index % 3 === offset ? sum + number : sum), 0);
        const red = (0,reading/* casesIn */.XV)(lines, /^(?<file>[^\s:]+):\d+:[FE]:[^:]*:(?<name>\w+):\d+: (?<message>.*)$/);
        const errors = new Set((0,reading/* namesIn */.wX)(lines, /^[^\s:]+:\d+:E:[^:]*:(\w+):\d+: /));
        return {
            counts: { passed: at(0) - at(1) - at(2), failed: at(1), skipped: 0, errors: at(2) },
            failed: red.map((one) => (errors.has(one.name) ? { ...one, status: 'error' } : one)),
        };
    },
};
const doctest = {
    name: 'doctest',
    signs: ['[doctest]'],
    read(lines) {
        const sum = (0,reading/* lineFormat */._Y)({ name: 'doctest', line: DOCTEST }).read(lines);
        if (sum === undefined)
            return undefined;
        const failed = (0,reading/* merged */.Zu)(lines.flatMap((line, at) => {
            const name = /^TEST CASE: +(.+)$/.exec(line)?.[1]?.trim();
            const file = /^([^\s:(]+)[:(]\d+\)?:?$/.exec(lines[at - 1] ?? '')?.[1];
            const message = (0,reading/* messageAfter */.g_)(lines, at + 1, (next) => /^={70,}$/.test(next));
            return name === undefined || !/ERROR:/.test(message)
                ? []
                : [(0,reading/* testCase */.DH)({ name, status: 'failed', file, message })];
        }));
        return { ...sum, failed };
    },
};
const CPP = [bracketed, catch2, checkC, doctest];

;// CONCATENATED MODULE: ./lib/stop/results/build-suites.js

const CTEST = /^ *\d+\/\d+ Test +#\d+: (\S+) \.*\**(\S.*?) +[\d.]+ sec/;
const ctest = {
    name: 'ctest',
    signs: ['tests passed,', 'No tests were found!!!', 'Test project '],
    covers: ['googletest', 'Catch2', 'doctest', 'cmocka', 'tap', 'words'],
    read(lines) {
        if (lines.some((line) => line.startsWith('No tests were found!!!')))
            return { failed: [], noTests: true };
        const began = lines.some((line) => /^Test project \S/.test(line));
        if (!lines.some((line) => /^\d+% tests passed, \d+ tests? failed out of \d+$/.test(line))) {
            return began ? { cutOff: true } : undefined;
        }
        const ends = lines.flatMap((line, at) => {
            const [, name, end] = CTEST.exec(line) ?? [];
            return name === undefined || end === undefined ? [] : [{ name, end: end.replace(/^[\s.*]+/, ''), at }];
        });
        const passed = ends.filter(({ end }) => end.startsWith('Passed')).length;
        const skipped = ends.filter(({ end }) => /^(?:Skipped|Not Run \(Disabled\))/.test(end)).length;
        const failed = (0,reading/* namesIn */.wX)(lines, /^\t *\d+ - (\S+) \((?!Skipped|Disabled)/).map((name) => ctestCase(name, ends, lines));
        const unloaded = ends.filter(({ end }) => end === 'Not Run').length;
        return { counts: { passed, failed: ends.length - passed - skipped, skipped }, failed, unloaded };
    },
};
function ctestCase(name, ends, lines) {
    const own = ends.find((one) => one.name === name);
    if (own === undefined)
        return (0,reading/* testCase */.DH)({ name, status: 'failed' });
    const after = (0,reading/* messageAfter */.g_)(lines, own.at + 1, (next) => /^ +Start +\d+: |^\d+% tests passed/.test(next) || CTEST.test(next));
    const started = lines.findLastIndex((line, at) => at < own.at && new RegExp(`^ +Start +\\d+: `).test(line) && line.endsWith(`: ${name}`));
    const before = started < 0 ? '' : (0,reading/* messageAfter */.g_)(lines, started + 1, (next) => CTEST.test(next));
    const notRun = /^Not Run/.test(own.end);
    const message = [own.end, after === '' ? before : after].filter((part) => part !== '').join('\n');
    return (0,reading/* testCase */.DH)({ name, status: notRun ? 'error' : 'failed', message });
}
const meson = {
    name: 'meson',
    signs: ['Ok:', 'No tests defined'],
    covers: ['tap', 'googletest', 'words'],
    read(lines) {
        if (lines.some((line) => /^No tests defined\.$/.test(line)))
            return { noTests: true };
        const number = (word) => Number(lines.map((line) => new RegExp(`^${word}: +(\\d+) *$`).exec(line)?.[1]).findLast((n) => n) ?? NaN);
        if (Number.isNaN(number('Ok')))
            return undefined;
        const sum = (...words) => words.reduce((total, word) => total + (number(word) || 0), 0);
        const counts = {
            passed: sum('Ok'),
            failed: sum('Fail', 'Unexpected Pass', 'Timeout'),
            skipped: sum('Skipped', 'Expected Fail'),
        };
        const red = /^ *\d+\/\d+ (?<name>.+?) +(?<message>(?:FAIL|TIMEOUT|ERROR|UNEXPECTEDPASS) .*)$/;
        return { counts, failed: (0,reading/* casesIn */.XV)(lines, red) };
    },
};
/** A suite of make check: "# TOTAL: 3" and so on, once for each folder. */
const automake = {
    name: 'automake',
    signs: ['# TOTAL:'],
    covers: ['tap', 'words'],
    read(lines) {
        const number = (word) => lines.reduce((sum, line) => sum + Number(new RegExp(`^# ${word}: +(\\d+)$`).exec(line)?.[1] ?? 0), 0);
        if (!lines.some((line) => /^# TOTAL: +\d+$/.test(line)))
            return undefined;
        const counts = {
            passed: number('PASS'),
            failed: number('FAIL') + number('XPASS'),
            skipped: number('SKIP') + number('XFAIL'),
            errors: number('ERROR'),
        };
        const red = [
            ...(0,reading/* casesIn */.XV)(lines, /^(?:FAIL|XPASS): (\S.*?)(?: \(exit status: \d+\))?$/),
            ...(0,reading/* casesIn */.XV)(lines, /^ERROR: (\S.*)$/, { status: 'error' }),
        ];
        return { counts, failed: counts.failed + counts.errors > 0 ? red : [], noTests: number('TOTAL') === 0 };
    },
};
const bazel = {
    name: 'bazel',
    signs: ['//', 'No test targets'],
    read(lines) {
        const targets = lines.flatMap((line) => {
            const [, name, , word] = /^(\/\/\S+) +(\(cached\) )?(PASSED|FAILED|TIMEOUT|FLAKY|NO STATUS|FAILED TO BUILD|SKIPPED)\b/.exec(line) ?? [];
            return name === undefined ? [] : [{ name, word: word ?? '' }];
        });
        if (targets.length === 0) {
            return lines.some((line) => /^ERROR: No test targets were found/.test(line)) ? { noTests: true } : undefined;
        }
        const number = (...words) => targets.filter(({ word }) => words.includes(word)).length;
        const red = targets.filter(({ word }) => word === 'FAILED' || word === 'TIMEOUT' || word === 'FAILED TO BUILD');
        return {
            counts: {
                passed: number('PASSED', 'FLAKY'),
                failed: number('FAILED', 'TIMEOUT'),
                skipped: number('SKIPPED', 'NO STATUS'),
                errors: number('FAILED TO BUILD'),
            },
            failed: red.map(({ name, word }) => (0,reading/* testCase */.DH)({ name, status: word === 'FAILED TO BUILD' ? 'error' : 'failed' })),
        };
    },
};
const BUILD_SUITES = [ctest, meson, automake, bazel];

;// CONCATENATED MODULE: ./lib/stop/results/compiled.js





const zig = {
    name: 'zig',
    signs: ['Build Summary', 'tests passed', ' passed; '],
    read(lines) {
        const sum = (0,reading/* lineFormat */._Y)({
            name: 'zig',
            line: /^Build Summary: .*?; (?<passed>\d+)\/\d+ tests passed(?:; (?<skipped>\d+) skipped)?(?:; (?<failed>\d+) failed)?/,
            failure: /^error: '(?<name>.+)' failed(?:: (?<message>.+))?/,
        }).read(lines);
        if (sum !== undefined)
            return sum;
        // zig test: "All 3 tests passed." or "2 passed; 1 skipped; 1 failed."
        return (0,reading/* lineFormat */._Y)({
            name: 'zig',
            line: /^(?:All (?<total>\d+) tests passed\.|(?<passed>\d+) passed; (?<skipped>\d+) skipped; (?<failed>\d+) failed\.)$/,
            failure: /^\d+\/\d+ (?:\w+\.test\.)?(.+?)\.\.\. ?FAIL/,
        }).read(lines);
    },
};
const COMPILED = [...GO, ...BUILD_SUITES, ...CPP, zig, ...RUST];

;// CONCATENATED MODULE: ./lib/stop/results/jest.js

const HEAD = /^ {2}● (?!Console|Cannot log after|process\.exit|Deprecation)(.+)$/;
const FILE = /^(?:PASS|FAIL) (?:\S+ )?(\S+\.\w+)(?: \([\d.]+ m?s\))?$/;
const END = /^(?:PASS|FAIL|Test Suites:|Summary of all failing tests)/;
const UNLOADED = 'Test suite failed to run';
/** In the verbose list. */
const LISTED = /^ +([✓✕○✎]) (?:skipped |todo )?(.+?)(?: \([\d.]+ m?s\))?$/;
const STATUS = {
    '✓': 'passed',
    '✕': 'failed',
    '○': 'skipped',
    '✎': 'skipped',
};
const jest = {
    name: 'jest',
    signs: ['Tests:', 'No tests found', 'PASS ', 'FAIL '],
    read(lines) {
        const sums = lines.flatMap((line, at) => {
            const sum = /^Tests: +(.*\btotal)$/.exec(line)?.[1];
            const isSum = sum !== undefined && (lines[at - 1] ?? '').startsWith('Test Suites: ');
            // With --bail the same sum stands there twice.
            const isTwin = (lines[at - 2] ?? '').startsWith('Ran all test suites') && line === lines[at - 5];
            return isSum && !isTwin ? [sum] : [];
        });
        const noTests = lines.some((line) => /^No tests found, exiting with code/.test(line));
        const failed = failuresOf(lines);
        if (sums.length === 0 && !noTests) {
            const began = lines.some((line) => FILE.test(line));
            return began ? { failed, cutOff: true } : undefined;
        }
        const errors = failed.filter(({ status }) => status === 'error').length;
        const counts = sums.map((sum) => (0,reading/* countWords */.rj)(sum, reading/* WORDS */.q9)).reduce(reading/* add */.WQ, { ...reading/* NOTHING */.K$, errors });
        return { counts, failed, cases: listedIn(lines), noTests, unloaded: errors };
    },
};
/** Files that could not even be loaded are told by their path: jest counts them as suites, never as tests. */
function failuresOf(lines) {
    let file;
    const files = lines.map((line) => (file = FILE.exec(line)?.[1] ?? file));
    const cases = lines.flatMap((line, at) => {
        const name = HEAD.exec(line)?.[1];
        if (name === undefined)
            return [];
        const [found] = (0,reading/* casesIn */.XV)(lines.slice(at, at + 60), HEAD, { end: END });
        const own = files[at];
        if (!name.startsWith(UNLOADED))
            return [(0,reading/* testCase */.DH)({ name, status: 'failed', file: own, message: found?.message })];
        return [(0,reading/* testCase */.DH)({ name: own ?? UNLOADED, status: 'error', file: own, message: found?.message })];
    });
    return (0,reading/* merged */.Zu)(cases);
}
function listedIn(lines) {
    let file;
    return lines.flatMap((line) => {
        file = FILE.exec(line)?.[1] ?? file;
        const [, mark = '', name = ''] = LISTED.exec(line) ?? [];
        const status = STATUS[mark];
        return status === undefined || file === undefined ? [] : [(0,reading/* testCase */.DH)({ name, status, file })];
    });
}

;// CONCATENATED MODULE: ./lib/stop/results/mocha.js

const SUM = /^ {2}(?:✔ )?\d+ (?:passing|tests? complete)\b/;
const mocha = {
    name: 'mocha',
    signs: ['passing', 'complete', 'No test files found', 'Cannot find any files', 'Exception during run'],
    read(lines) {
        const sums = mochaSums(lines);
        const noTests = lines.some((line) => /^ ?(?:Error|Warning): (?:No test files found|Cannot find any files matching)/.test(line));
        if (sums.length > 0 || noTests) {
            return { counts: sums.reduce(reading/* add */.WQ, reading/* NOTHING */.K$), failed: mocha_failuresOf(lines), noTests };
        }
        return unloaded(lines);
    },
};
/** One file that does not load ends the whole run before its begin. */
function unloaded(lines) {
    const at = lines.findIndex((line) => /^ Exception during run: /.test(line));
    if (at < 0)
        return undefined;
    const message = `${lines[at] ?? ''}\n${(0,reading/* messageAfter */.g_)(lines, at + 1, () => false)}`.trim();
    const { file = 'a test file' } = (0,reading/* testCase */.DH)({ name: '', status: 'error', message });
    return { counts: { ...reading/* NOTHING */.K$, errors: 1 }, failed: (0,reading/* broken */.mw)([file], message), unloaded: 1 };
}
/** "passing", "pending" and "failing" in a row, after a blank line. Below a "failing" there are only messages of failures. */
function mochaSums(lines) {
    const sums = [];
    let inMessages = false;
    for (const [at, line] of lines.entries()) {
        if (line.startsWith('> '))
            inMessages = false;
        if (inMessages || !SUM.test(line))
            continue;
        const block = lines.slice(at, at + 3);
        const words = block.filter((text, row) => row === 0 || /^ {2}\d+ (?:pending|failing)$/.test(text)).join(', ');
        const sum = (0,reading/* countWords */.rj)(words, { passing: 'passed', pending: 'skipped', failing: 'failed' });
        inMessages = sum.failed > 0;
        sums.push(sum);
    }
    return sums;
}
const NUMBERED = /^ {2}\d+\) (.+)$/;
/** After "N failing" each failure is numbered and its title runs over several lines up to a colon. */
function mocha_failuresOf(lines) {
    const cases = [];
    const passing = lines.findIndex((line) => SUM.test(line));
    const from = lines.findIndex((line, at) => at > passing && /^ {2}\d+ failing/.test(line));
    for (let at = from; at >= 0 && at < lines.length; at += 1) {
        const first = NUMBERED.exec(lines[at] ?? '')?.[1];
        if (first === undefined)
            continue;
        const parts = [first];
        while (!parts.at(-1)?.endsWith(':') && parts.length < 8 && /^ {7}/.test(lines[at + 1] ?? '')) {
            at += 1;
            parts.push((lines[at] ?? '').trim());
        }
        const message = (0,reading/* messageAfter */.g_)(lines, at + 1, (next) => NUMBERED.test(next));
        cases.push((0,reading/* testCase */.DH)({ name: parts.join(' ').replace(/:$/, ''), status: 'failed', message }));
    }
    return (0,reading/* merged */.Zu)(cases);
}

;// CONCATENATED MODULE: ./lib/stop/results/tap-points.js

const POINT = /^( *)(not )?ok\b *(\d*)(?: -)? ?(.*)$/;
const tap_points_ENDS = /^ *(?:not ok|ok)\b|^ *1\.\.\d|^ *# Subtest/;
/** Every point of a TAP stream in order, those of subtests with the names of the tests around them. */
function points(lines) {
    const open = [];
    return lines.flatMap((line, at) => {
        const [, opened, around] = /^( *)# Subtest: (.+)$/.exec(line) ?? [];
        if (opened !== undefined && around !== undefined) {
            while ((open.at(-1)?.depth ?? -1) >= opened.length)
                open.pop();
            open.push({ depth: opened.length, name: around });
            return [];
        }
        const [, indent = '', not, , text] = POINT.exec(line) ?? [];
        if (text === undefined || (text === '' && !/ok \d+$/.test(line)))
            return [];
        const skipped = /(?:^| )# *(?:TODO|SKIP)\b/i.test(text);
        const name = text
            .replace(/ # time=[\d.]+m?s( \{)?$/, '')
            .replace(/(?:^| )# *(?:TODO|SKIP)\b.*$/i, '')
            .replace(/\\#/g, '#');
        while ((open.at(-1)?.depth ?? -1) >= indent.length)
            open.pop();
        const status = skipped ? 'skipped' : not === undefined ? 'passed' : 'failed';
        const details = status === 'failed' ? (0,reading/* messageAfter */.g_)(lines, at + 1, endsDetails(lines[at + 1])) : '';
        return [
            {
                ...(0,reading/* testCase */.DH)({
                    name: [...open.map((one) => one.name), name].join(' > ') || `point ${at + 1}`,
                    status,
                    message: inYaml(details),
                    file: /^\s*(?:location: '|at: .*?\(|file: ["']?|# +at |#? *\(in test file )([^\s:'",]+)/m.exec(details)?.[1],
                }),
                suite: /^\s*type: 'suite'$/m.test(details) || line.endsWith('{'),
                depth: indent.length,
            },
        ];
    });
}
/** A YAML block ends with its own mark: what is quoted in it may look like TAP. */
function endsDetails(first = '') {
    const yaml = /^( *)---$/.exec(first)?.[1];
    return yaml === undefined ? (line) => tap_points_ENDS.test(line) : (line) => line === `${yaml}...`;
}
/** Its frame, and what says where and how long but not what. */
const BESIDE = /^\s*(?:---|\.\.\.|(?:duration_ms|location|type|failureType):.*)$/;
/** What a YAML block says of the failure: up to the stack, which is of one run only. */
function inYaml(details) {
    const lines = details.split('\n');
    const stack = lines.findIndex((line) => /^\s*stack: [|>]-?$/.test(line));
    return (stack < 0 ? lines : lines.slice(0, stack))
        .filter((line) => !BESIDE.test(line))
        .map((line) => line.replace(/^# ?/, ''))
        .join('\n')
        .trim();
}

;// CONCATENATED MODULE: ./lib/stop/results/node-test.js


const MARK = /^( *)([✖✔﹣⚠▶]) (.+?)(?: \([\d.]+m?s\))?(?: # (?:SKIP|TODO).*)?$/;
const nodeTest = {
    name: 'node:test',
    signs: ['✖', '✔', 'cancelled '],
    covers: ['tap'],
    read(lines) {
        const from = lines.indexOf('✖ failing tests:');
        const cases = specCases(from < 0 ? lines : lines.slice(0, from));
        const marks = cases.filter(({ status }) => status === 'failed');
        const sums = lines.flatMap((line) => /^[ℹ#] ((?:pass|fail|cancelled|skipped|todo) \d+)$/.exec(line)?.[1] ?? []);
        // tape and others print "# pass" too; only node has "cancelled".
        if (!sums.some((sum) => sum.startsWith('cancelled'))) {
            const timed = lines.some((line) => /^ *[✖✔] .+ \([\d.]+m?s\)$/.test(line));
            return marks.length > 0 && timed ? { failed: marks } : undefined;
        }
        const counts = sums
            .map((sum) => (0,reading/* countWords */.rj)(sum.replace(/^(\w+) (\d+)$/, '$2 $1'), reading/* WORDS */.q9))
            .reduce(reading/* add */.WQ, reading/* NOTHING */.K$);
        const listed = from < 0 ? [] : listedFailures(lines.slice(from + 1), marks);
        const tap = points(lines).filter(({ suite }) => !suite);
        return {
            counts,
            failed: listed.length > 0 ? listed : (0,reading/* merged */.Zu)([...marks, ...tap.filter(({ status }) => status === 'failed')]),
            cases: [...cases, ...tap],
        };
    },
};
/** The tree as it is printed: "▶ suite" opens a level, its own mark at the same depth closes it. */
function specCases(lines) {
    const open = [];
    const cases = [];
    for (const [at, line] of lines.entries()) {
        const [, indent = '', mark = '', name = ''] = MARK.exec(line) ?? [];
        if (mark === '' || !isTimedOr(line, mark))
            continue;
        const depth = indent.length / 2;
        const closes = open[depth] === name && open.length === depth + 1;
        open.length = Math.min(open.length, depth);
        if (mark === '▶')
            open[depth] = name;
        else if (!closes) {
            const status = mark === '✖' ? 'failed' : mark === '✔' ? 'passed' : 'skipped';
            const message = status === 'failed' ? (0,reading/* messageAfter */.g_)(lines, at + 1, (next) => MARK.test(next)) : undefined;
            cases.push((0,reading/* testCase */.DH)({ name: [...open, name].join(' > '), status, message }));
        }
    }
    return cases;
}
/** Other runners use the same marks: node prints a duration behind each. */
function isTimedOr(line, mark) {
    return mark === '▶' || /\([\d.]+m?s\)(?: # .*)?$/.test(line);
}
/** "test at file:line:column" stands before each; the names have no suites, which the tree above knows. */
function listedFailures(lines, tree) {
    const rest = [...tree];
    const cases = lines.flatMap((line, at) => {
        const name = /^✖ (.+) \([\d.]+m?s\)$/.exec(line)?.[1];
        if (name === undefined)
            return [];
        const file = /^test at (.+?):\d+:\d+$/.exec(lines[at - 1] ?? '')?.[1];
        const known = rest.findIndex((one) => one.name === name || one.name.endsWith(` > ${name}`));
        const full = known < 0 ? name : (rest.splice(known, 1)[0]?.name ?? name);
        const message = (0,reading/* messageAfter */.g_)(lines, at + 1, (next) => /^(?:✖|test at )/.test(next));
        return [(0,reading/* testCase */.DH)({ name: full, status: 'failed', file, message })];
    });
    return (0,reading/* merged */.Zu)(cases);
}

;// CONCATENATED MODULE: ./lib/stop/results/vitest.js

const FAIL = /^ FAIL {2}(?:\|[^|]+\| )?(.+?)(?: \((?:retry x\d+|repeat x\d+|[\d.]+m?s)[^)]*\))?$/;
const vitest_END = /^⎯|^ (?:Test Files|Snapshots) {2}/;
const vitest = {
    name: 'vitest',
    signs: [' Tests  ', 'No test', ' RUN ', ' DEV ', ' FAIL  '],
    read(lines) {
        const sums = lines.flatMap((line) => /^ +Tests {2}(.*\(\d+\)|no tests)/.exec(line)?.[1] ?? []);
        const noTests = lines.some((line) => /^No test (?:files|suite) found, exiting with code/.test(line));
        const failed = vitest_failuresOf(lines);
        if (sums.length === 0 && !noTests) {
            const began = lines.some((line) => /^ (?:RUN|DEV) {2}v\d/.test(line));
            return began ? { failed, cutOff: true } : undefined;
        }
        const thrown = lines.reduce((sum, line) => sum + Number(/^ +Errors {2}(\d+) errors?$/.exec(line)?.[1] ?? 0), 0);
        const errors = thrown + failed.filter(({ status }) => status === 'error').length;
        const counts = sums
            .map((sum) => (0,reading/* countWords */.rj)(sum, { ...reading/* WORDS */.q9, expected: 'skipped' }))
            .reduce(reading/* add */.WQ, { ...reading/* NOTHING */.K$, errors });
        const unloaded = failed.filter(({ status, name }) => status === 'error' && !name.includes(' > ')).length;
        return { counts, failed, noTests, unloaded };
    },
};
/** "file > suite > test"; below "Failed Suites" stand files that did not load and suites whose hooks failed. */
function vitest_failuresOf(lines) {
    let suites = false;
    const cases = lines.flatMap((line, at) => {
        if (/ Failed (?:Suites|Tests) \d+ /.test(line))
            suites = line.includes(' Failed Suites ');
        const told = FAIL.exec(line)?.[1];
        if (told === undefined)
            return [];
        const file = /^\S+/.exec(told)?.[0];
        const whole = suites || / \[ .+ \]$/.test(told);
        // A file that several failures share has their names one below the other, and one message.
        const [found] = (0,reading/* casesIn */.XV)(lines.slice(at, at + 60), FAIL, { end: vitest_END });
        const shared = lines.slice(at + 1, at + 40).findIndex((next) => !FAIL.test(next));
        const message = found?.message ?? (0,reading/* casesIn */.XV)(lines.slice(at + shared, at + shared + 60), FAIL, { end: vitest_END })[0]?.message;
        const name = told.replace(/ \[ .+ \]$/, '');
        return [(0,reading/* testCase */.DH)({ name, status: whole ? 'error' : 'failed', file, message })];
    });
    return (0,reading/* merged */.Zu)(cases);
}

;// CONCATENATED MODULE: ./lib/stop/results/javascript.js





const uvu = {
    name: 'uvu',
    signs: ['  Total: '],
    read(lines) {
        const value = (word) => {
            const line = lines.findLast((text) => new RegExp(`^ {2}${word}: +\\d+$`).test(text));
            return line === undefined ? undefined : Number(/\d+$/.exec(line)?.[0]);
        };
        const [total, passed, skipped] = [value('Total'), value('Passed'), value('Skipped')];
        if (total === undefined || passed === undefined || skipped === undefined)
            return undefined;
        const failed = (0,reading/* casesIn */.XV)(lines, /^ {2} FAIL {2}"(.+)"$/, { end: /^ {2}Total: / });
        return { counts: { passed, failed: total - passed, skipped }, failed };
    },
};
const BUN = /^(?:\((fail|pass|skip|todo)\)|([✗✓»✎])) (.+?)(?: \[[\d.]+m?s\])?$/;
const bun = {
    name: 'bun',
    signs: ['bun test v'],
    read(lines) {
        const began = lines.some((line) => /^bun test v\d/.test(line));
        const ended = lines.some((line) => /^Ran \d+ tests? across \d+ files?/.test(line));
        const noTests = began &&
            lines.some((line) => /^(?:error: )?(?:0 test files|No tests found|.*did not match any test files)/.test(line));
        if (!ended)
            return noTests ? { noTests } : began ? { failed: bunFailures(lines), cutOff: true } : undefined;
        const sums = lines.flatMap((line) => /^ *(\d+ (?:pass|fail|skip|todo))$/.exec(line)?.[1] ?? []);
        const counts = sums.map((sum) => (0,reading/* countWords */.rj)(sum, reading/* WORDS */.q9)).reduce(reading/* add */.WQ, reading/* NOTHING */.K$);
        return { counts, failed: bunFailures(lines), noTests };
    },
};
/** The message stands before the name; what is thrown outside of tests is told by the file. */
function bunFailures(lines) {
    let file;
    let since = 0;
    const cases = lines.flatMap((line, at) => {
        const heading = /^(\S+\.[cm]?[jt]sx?):$/.exec(line)?.[1];
        if (heading !== undefined) {
            file = heading;
            since = at + 1;
        }
        if (/^# Unhandled error between tests/.test(line)) {
            return (0,reading/* broken */.mw)([file ?? 'outside of tests'], (0,reading/* messageAfter */.g_)(lines, at + 1, (next) => BUN.test(next)));
        }
        const [, word, mark, name = ''] = BUN.exec(line) ?? [];
        if (word === undefined && mark === undefined)
            return [];
        const message = (0,reading/* messageAfter */.g_)(lines.slice(0, at), since, () => false);
        since = at + 1;
        return word === 'fail' || mark === '✗' ? [(0,reading/* testCase */.DH)({ name, status: 'failed', file, message })] : [];
    });
    return (0,reading/* merged */.Zu)(cases);
}
const ava = {
    name: 'ava',
    signs: ['✘', ' passed', ' failed', ' uncaught', ' unhandled', ' skipped', ' todo', ' known'],
    read(lines) {
        const sums = lines.flatMap((line) => /^ {2}(\d+ (?:tests?|hooks?|uncaught|unhandled|known|timed|pending) .+)$/.exec(line)?.[1] ?? []);
        const noTests = lines.some((line) => /^ +✘ (?:No tests found in|Couldn.t find any files to test)/.test(line));
        if (sums.length === 0 && !noTests)
            return undefined;
        let counts = noTests && sums.length === 0 ? reading/* NOTHING */.K$ : { ...reading/* NOTHING */.K$ };
        for (const sum of sums) {
            const [, count = '0', what = ''] = /^(\d+) (.+)$/.exec(sum) ?? [];
            const kind = AVA.find(([words]) => words.test(what))?.[1];
            if (kind !== undefined)
                counts = (0,reading/* add */.WQ)(counts, { ...reading/* NOTHING */.K$, [kind]: Number(count) });
        }
        return { counts, failed: avaFailures(lines), noTests };
    },
};
const AVA = [
    [/^tests? passed/, 'passed'],
    [/^tests? failed/, 'failed'],
    [/^(?:tests? (?:skipped|todo)|known failures?)/, 'skipped'],
    [/^(?:hooks? failed|uncaught exceptions?|unhandled rejections?|tests? (?:timed out|remained))/, 'errors'],
];
/** First a list of marks, then a section for each with its message. */
function avaFailures(lines) {
    const marked = lines.flatMap((line) => /^ {2}✘ \[fail\]: (.+?)(?: \([\d.]+m?s\))?$/.exec(line)?.[1] ?? []);
    const names = marked.map((name) => name.replace(/ [^›]*(?:Error|failed|rejected).*$/, '') || name);
    const failed = [...new Set(names)].map((name) => {
        const short = name.split(' › ').at(-1) ?? name;
        const at = lines.findIndex((line) => line === `  ${name}` || line === `  ${short}`);
        const message = at < 0 ? '' : (0,reading/* messageAfter */.g_)(lines, at + 1, (next) => names.some((other) => next === `  ${other}`));
        return (0,reading/* testCase */.DH)({ name, status: 'failed', message });
    });
    const outside = (0,reading/* casesIn */.XV)(lines, /^ {2}(?:Uncaught exception|Unhandled rejection) in (\S+)$/, {
        status: 'error',
        end: /^ {2}✘ /,
    });
    return [...failed, ...outside.map((one) => ({ ...one, file: one.name }))];
}
const PLACE = /^ {2}\d+\) (?:\[[^\]]+\] › )?(.+?) ─*$/;
const playwright = {
    name: 'playwright',
    signs: ['No tests found', 'Running '],
    read(lines) {
        if (lines.some((line) => /^Error: No tests found/.test(line)))
            return { counts: reading/* NOTHING */.K$, noTests: true };
        if (!lines.some((line) => /^Running \d+ tests? using \d+ workers?/.test(line)))
            return undefined;
        const sums = lines.flatMap((line) => /^ {2}(\d+ (?:passed|failed|flaky|skipped|interrupted|did not run))\b/.exec(line)?.[1] ?? []);
        const counts = (0,reading/* countWords */.rj)(sums.join(', '), { ...reading/* WORDS */.q9, flaky: 'passed', interrupted: 'failed', did: 'skipped' });
        if (sums.length === 0)
            return { cutOff: true };
        return {
            counts,
            failed: counts.failed > 0 ? (0,reading/* casesIn */.XV)(lines, PLACE, { end: /^ {2}\d+ (?:failed|passed|flaky|skipped)/ }).map(placed) : [],
        };
    },
};
/** "tests/a.spec.js:2:28 › cart › total" */
function placed(one) {
    const [, file, name] = /^(\S+?):\d+:\d+ › (.+)$/.exec(one.name) ?? [];
    return file === undefined || name === undefined ? one : { ...one, name, file };
}
const DENO_END = /^(?:ok|FAILED) \| /;
const deno = {
    name: 'deno',
    signs: [
        ' passed',
        'No test modules found',
        'Type checking failed',
        'error: Module not found',
        'source code could not be parsed',
    ],
    read(lines) {
        const sum = (0,reading/* lineFormat */._Y)({
            name: 'deno',
            line: /^(?:ok|FAILED) \| (?<passed>\d+) passed(?: \([^)]*\))? \| (?<failed>\d+) failed(?: \([^)]*\))?(?: \| (?<skipped>\d+) (?:ignored|filtered out))?/,
            noTests: /^error: No test modules found/,
        }).read(lines);
        if (sum !== undefined) {
            const told = (0,reading/* casesIn */.XV)(lines, /^(?!\s)(.+?) => (?<file>\S+?):\d+:\d+$/, { end: DENO_END });
            // The list of failures repeats the names, without messages and with another file at the end.
            const failed = told.length > 0 ? told.map((one) => ({ ...one, file: denoFile(lines, one.name) ?? one.file ?? '' })) : [];
            const marks = (0,reading/* casesIn */.XV)(lines, /^([^.\s].*) \.\.\. FAILED/, { end: /^/ });
            return { ...sum, failed: failed.length > 0 ? failed : marks };
        }
        const untyped = lines.some((line) => line === 'error: Type checking failed.');
        const unloaded = lines.find((line) => /^error: (?:Module not found|The module's source code could not be parsed)/.test(line));
        if (!untyped && unloaded === undefined)
            return undefined;
        const at = lines.findIndex((line) => /^(?:TS\d+ )?\[?(?:ERROR|TS\d+)|^error: /.test(line));
        const message = [lines[at], (0,reading/* messageAfter */.g_)(lines, at + 1, () => false)].join('\n');
        const file = /(?:file:\/\/\S*\/|\.\/)([^\s:]+):\d+:\d+/.exec(message)?.[1] ?? 'type check';
        return { counts: { ...reading/* NOTHING */.K$, errors: 1 }, failed: (0,reading/* broken */.mw)([file], message), unloaded: 1 };
    },
};
function denoFile(lines, name) {
    const line = lines.find((text) => text.startsWith(`${name} => `));
    return line === undefined ? undefined : / => (?:\.\/)?(\S+?):\d+:\d+$/.exec(line)?.[1];
}
const cypress = {
    name: 'cypress',
    signs: ['Run Finished', '│ Passing:'],
    covers: ['mocha'],
    read(lines) {
        const from = lines.findIndex((line) => line.includes('(Run Finished)'));
        const rows = lines.flatMap((line) => /^ {2}│ (Tests|Passing|Failing|Pending|Skipped): +(\d+) /.exec(line)?.slice(1, 3) ?? []);
        if (from < 0 && rows.length === 0)
            return undefined;
        const number = (word) => rows.reduce((sum, cell, at) => (cell === word ? sum + Number(rows[at + 1]) : sum), 0);
        const counts = {
            passed: number('Passing'),
            failed: number('Failing'),
            skipped: number('Pending') + number('Skipped'),
        };
        return { counts, failed: mocha.read(lines)?.failed ?? [] };
    },
};
const JAVASCRIPT = [
    jest,
    vitest,
    mocha,
    nodeTest,
    uvu,
    bun,
    ava,
    playwright,
    deno,
    cypress,
    (0,reading/* lineFormat */._Y)({
        name: 'jasmine',
        signs: [' spec', 'No specs found'],
        line: /^(?<total>\d+) specs?, (?<failed>\d+) failures?(?:, (?<skipped>\d+) pending specs?)?$/,
        failure: /^\d+\) (.+)$/,
        end: /^(?:\d+ specs?, |Ran \d+ of|Finished in)/,
        noTests: /^(?:Incomplete: )?No specs found/,
    }),
    (0,reading/* lineFormat */._Y)({
        name: 'karma',
        signs: ['Executed ', 'TOTAL: '],
        covers: ['jasmine', 'mocha'],
        take: 'last',
        line: /^(?:\S.*\): )?(?:Executed (?:\d+) of (?<total>\d+)(?: \((?<failed>\d+) FAILED\))?(?: \(skipped (?<skipped>\d+)\))?|TOTAL: (?<failed2>\d+) FAILED, (?<passed2>\d+) SUCCESS)/,
        failure: /^(?:\S.*\) )(.+) FAILED$/,
        noTests: /Executed 0 of 0/,
    }),
];

;// CONCATENATED MODULE: ./lib/stop/results/php.js

const SECTION = /^There (?:was|were) \d+ (error|failure|warning|risky|skipped|incomplete)/;
const OTHERS = /^(?:\d+ tests? triggered|There (?:was|were) \d+ |ERRORS!|FAILURES!|WARNINGS!|Tests: |OK\b|--$)/;
/** PHPUnit prints how many ran and how many were not fine; the rest passed. */
const phpunit = {
    name: 'phpunit',
    signs: ['PHPUnit', 'assertion', 'Assertions:', 'No tests executed'],
    covers: ['teamcity'],
    read(lines) {
        if (lines.some((line) => /^No tests executed!/.test(line)))
            return { counts: reading/* NOTHING */.K$, noTests: true };
        const sum = lines.findLast((line) => /^Tests: \d+, Assertions: \d+/.test(line));
        if (sum === undefined) {
            const fine = (0,reading/* lineFormat */._Y)({ name: 'phpunit', line: /^OK \((?<total>\d+) tests?, \d+ assertions?\)$/ }).read(lines);
            return fine ?? php_unloaded(lines);
        }
        const number = (word) => Number(new RegExp(`\\b${word}: (\\d+)`).exec(sum)?.[1] ?? 0);
        const [failed, errors] = [number('Failures'), number('Errors')];
        const skipped = number('Skipped') + number('Incomplete');
        const counts = { passed: Math.max(0, number('Tests') - failed - errors - skipped), failed, skipped, errors };
        return { counts, failed: failed + errors > 0 ? php_failuresOf(lines) : [] };
    },
};
/** "1) Class::test" below "There was 1 failure:" or "1 error:"; the sections of risky and skipped tests look the same. */
function php_failuresOf(lines) {
    const sections = lines.flatMap((line, at) => (SECTION.test(line) ? [at] : []));
    const found = sections.flatMap((at) => {
        const kind = SECTION.exec(lines[at] ?? '')?.[1];
        if (kind !== 'error' && kind !== 'failure')
            return [];
        const end = lines.findIndex((line, next) => next > at && (SECTION.test(line) || OTHERS.test(line)));
        const status = kind === 'error' ? 'error' : 'failed';
        return (0,reading/* casesIn */.XV)(lines.slice(at, end < 0 ? undefined : end), /^\d+\) (.+)$/, { status });
    });
    if (found.length > 0)
        return found;
    return (0,reading/* casesIn */.XV)(lines, /^##teamcity\[testFailed name='((?:\|.|[^|'])*)'/, { end: /^##teamcity/ });
}
/** A file that does not parse ends PHP before PHPUnit can say anything. */
function php_unloaded(lines) {
    const at = lines.findIndex((line) => /^(?:PHP )?(?:Parse|Fatal) error: /.test(line));
    const began = lines.some((line) => /^PHPUnit \d/.test(line) || line.includes('/PHPUnit/'));
    if (at < 0)
        return began ? { cutOff: true } : undefined;
    if (!began)
        return undefined;
    const message = `${lines[at] ?? ''}\n${(0,reading/* messageAfter */.g_)(lines, at + 1, () => false)}`;
    const file = / in (?:\S*?\/)?((?:tests?|src|lib|app)\/\S+?|[^\s/]+\.php)(?::| on line )\d+/.exec(message)?.[1];
    return { counts: { ...reading/* NOTHING */.K$, errors: 1 }, failed: (0,reading/* broken */.mw)([file ?? 'a file'], message), unloaded: 1 };
}
const pest = {
    name: 'pest',
    signs: ['Tests:'],
    read(lines) {
        const sum = lines.findLast((line) => /^ *Tests: +\d+ .*\(\d+ assertions?\)$/.test(line));
        if (sum === undefined)
            return undefined;
        const kinds = {
            passed: 'passed',
            risky: 'passed',
            warnings: 'passed',
            deprecated: 'passed',
            failed: 'failed',
            skipped: 'skipped',
            todo: 'skipped',
            todos: 'skipped',
            incomplete: 'skipped',
        };
        const failed = (0,reading/* casesIn */.XV)(lines, /^ *FAILED {2}(.+?) *(?: {2}\S+)?$/, { end: /^ *Tests: / });
        return { counts: (0,reading/* countWords */.rj)(sum, kinds), failed };
    },
};

;// CONCATENATED MODULE: ./lib/stop/results/ruby.js

const minitest = {
    name: 'minitest',
    signs: ['assertions, ', '# Running', 'Loaded suite'],
    read(lines) {
        const sum = (0,reading/* lineFormat */._Y)({
            name: 'minitest',
            line: /^(?<total>\d+) (?:runs|tests), \d+ assertions, (?<failed>\d+) failures, (?<errors>\d+) errors, (?<skipped>\d+) (?:skips|pendings)(?:, (?<more>\d+) omissions)?/,
        }).read(lines);
        if (sum === undefined) {
            const began = lines.some((line) => /^# Running:?$|^Loaded suite /.test(line));
            return began ? { cutOff: true } : undefined;
        }
        return { ...sum, failed: [...numbered(lines), ...ruled(lines)] };
    },
};
/** minitest: "  1) Failure:", then the name with its place. */
function numbered(lines) {
    const cases = lines.flatMap((line, at) => {
        const kind = /^ *\d+\) (Failure|Error):$/.exec(line)?.[1];
        const [, name, file] = /^(.+?)(?: \[([^\]:]+):\d+\])?:$/.exec(lines[at + 1] ?? '') ?? [];
        if (kind === undefined || name === undefined)
            return [];
        const message = (0,reading/* messageAfter */.g_)(lines, at + 2, (next) => /^ *\d+\) |^\d+ (?:runs|tests), /.test(next));
        return [(0,reading/* testCase */.DH)({ name, status: kind === 'Error' ? 'error' : 'failed', file, message })];
    });
    return (0,reading/* merged */.Zu)(cases);
}
/** test-unit: "Failure: test_x(TestY)" between rules. */
function ruled(lines) {
    const end = { end: /^={10,}$/ };
    return [
        ...(0,reading/* casesIn */.XV)(lines, /^Failure: (?<name>\S+\([^)]*\))/, end),
        ...(0,reading/* casesIn */.XV)(lines, /^Error: (\S+\([^)]*\))(?:: .*)?$/, { ...end, status: 'error' }),
    ];
}
const rspec = {
    name: 'rspec',
    signs: [' example'],
    read(lines) {
        const sum = (0,reading/* lineFormat */._Y)({
            name: 'rspec',
            line: /^\d+ examples?, (?<failed>\d+) failures?(?:, (?<skipped>\d+) pending)?(?:, (?<errors>\d+) errors? occurred outside of examples)?$/,
        }).read(lines);
        if (sum?.counts === undefined)
            return undefined;
        const total = Number(lines.map((line) => /^(\d+) examples?, \d+ failures?/.exec(line)?.[1]).findLast((n) => n !== undefined));
        const { failed, skipped } = sum.counts;
        const from = lines.indexOf('Failures:');
        const told = (0,reading/* casesIn */.XV)(lines.slice(from < 0 ? lines.length : from), /^ {2}\d+\) (.+)$/, {
            end: /^(?:Finished in|Failed examples:|Failures:)/,
        });
        const files = new Map(lines.flatMap((line) => {
            const [, file, name] = /^rspec (\S+?)(?::\d+|\[[\d:]+\])? # (.+)$/.exec(line) ?? [];
            return file === undefined || name === undefined ? [] : [[name, file.replace(/^\.\//, '')]];
        }));
        const cases = (told.length > 0 ? told : [...files.keys()].map((name) => (0,reading/* testCase */.DH)({ name, status: 'failed' }))).map((one) => ({ ...one, ...(files.has(one.name) ? { file: files.get(one.name) ?? '' } : {}) }));
        const outside = (0,reading/* casesIn */.XV)(lines, /^An error occurred (?:while loading|in an? `?\w+\(?:?\w*\)? hook)[^./]*(?:\.\/)?(.+?)\.?$/, { status: 'error', end: /^(?:Finished|Run options|An error)/ });
        return {
            counts: { ...sum.counts, passed: Math.max(0, total - failed - skipped) },
            failed: [...cases, ...outside],
            noTests: total === 0 && outside.length === 0,
        };
    },
};
/** cucumber in Ruby and JavaScript: "3 scenarios (1 failed, 2 passed)". */
const cucumber = {
    name: 'cucumber',
    signs: [' scenario'],
    read(lines) {
        const sum = lines.findLast((line) => /^\d+ scenarios?(?: \(.*\))?$/.test(line));
        if (sum === undefined)
            return undefined;
        const number = (word) => Number(new RegExp(`(\\d+) ${word}`).exec(sum)?.[1] ?? 0);
        const counts = {
            passed: number('passed'),
            failed: number('failed') + number('undefined') + number('ambiguous'),
            skipped: number('skipped') + number('pending'),
        };
        const listed = (0,reading/* broken */.mw)((0,reading/* namesIn */.wX)(lines, /^cucumber \S+ # (?:Scenario: )?(.+)$/)).map((one) => ({
            ...one,
            status: 'failed',
        }));
        const told = (0,reading/* casesIn */.XV)(lines, /^\d+\) Scenario: (?<name>.+?) # (?<file>[^:\s]+):\d+$/, { end: /^\d+ scenarios?/ });
        return {
            counts,
            failed: counts.failed === 0 ? [] : told.length > 0 ? told : listed,
            noTests: /^0 scenarios/.test(sum),
        };
    },
};
const RUBY = [minitest, rspec, cucumber];

;// CONCATENATED MODULE: ./lib/stop/results/java.js

const LEVEL = '\\[(?:INFO|WARNING|ERROR|INFO\\] \\[surefire)\\]';
const maven = {
    name: 'maven',
    signs: ['Tests run:', 'No tests to run', 'T E S T S'],
    covers: ['junit'],
    read(lines) {
        const sum = (0,reading/* lineFormat */._Y)({
            name: 'maven',
            line: new RegExp(`^(?:${LEVEL} )?Tests run: (?<total>\\d+), Failures: (?<failed>\\d+), Errors: (?<errors>\\d+), Skipped: (?<skipped>\\d+)$`),
            noTests: /^\[INFO\] No tests to run\.$/,
        }).read(lines);
        if (sum === undefined) {
            const began = lines.some((line) => /^\[INFO\] {2}T E S T S$/.test(line));
            return began ? { cutOff: true } : undefined;
        }
        const cut = lines.some((line) => /The forked VM terminated without properly saying goodbye/.test(line));
        return { ...sum, failed: mavenFailures(lines), ...(cut ? { cutOff: true } : {}) };
    },
};
function mavenFailures(lines) {
    const head = /^(?:\[ERROR\] )?(\S.*?)(?: -- | +)Time elapsed: .*<<< (?:FAILURE|ERROR)!$/;
    const detailed = (0,reading/* casesIn */.XV)(lines, head, { end: /^\[(?:INFO|ERROR|WARNING)\]/ }).filter(({ name }) => !/^Tests run:/.test(name));
    const listed = (0,reading/* casesIn */.XV)(lines, /^\[ERROR\] {3}(?<name>[\w$.]+?)(?:->\S+)?:\d+ (?<message>.+)$/);
    const errors = new Set((0,reading/* namesIn */.wX)(lines, /^(?:\[ERROR\] )?(\S.*?)(?: -- | +)Time elapsed: .*<<< ERROR!$/));
    const cases = detailed.length > 0 ? detailed : listed;
    return cases.map((one) => ({ ...one, status: errors.has(one.name) ? 'error' : 'failed' }));
}
/** Gradle tells a sum only when something failed. */
const gradle = {
    name: 'gradle',
    signs: ['> Task ', ' completed', ' PASSED', ' FAILED', ' SKIPPED'],
    read(lines) {
        const sum = (0,reading/* lineFormat */._Y)({
            name: 'gradle',
            line: /^(?<total>\d+) tests? completed(?:, (?<failed>\d+) failed)?(?:, (?<skipped>\d+) skipped)?$/,
        }).read(lines);
        const failed = (0,reading/* casesIn */.XV)(lines, /^(\S.* > .+) FAILED$/, { end: /^\S/ });
        const cases = lines.flatMap((line) => {
            const [, name, word] = /^(\S.* > .+) (PASSED|FAILED|SKIPPED)$/.exec(line) ?? [];
            const status = word === 'PASSED' ? 'passed' : word === 'FAILED' ? 'failed' : 'skipped';
            return name === undefined ? [] : [(0,reading/* testCase */.DH)({ name, status })];
        });
        if (sum !== undefined)
            return { ...sum, failed, cases };
        // Only NO-SOURCE or UP-TO-DATE test tasks: nothing was run in this run.
        const tasks = lines
            .flatMap((line) => /^> Task (:\S*[tT]est\w*)(?: (.*))?$/.exec(line)?.slice(1, 3) ?? [])
            .filter((_, at) => at % 2 === 1);
        const idle = tasks.length > 0 && tasks.every((state) => /^(?:NO-SOURCE|UP-TO-DATE|FROM-CACHE|SKIPPED)$/.test(state));
        if (idle)
            return { noTests: true };
        if (cases.length === 0)
            return undefined;
        const number = (status) => cases.filter((one) => one.status === status).length;
        return {
            counts: { passed: number('passed'), failed: number('failed'), skipped: number('skipped') },
            failed,
            cases,
        };
    },
};
/** JUnit 5's own launcher, and junit-platform-console. */
const junitPlatform = {
    name: 'junit platform',
    signs: [' tests found'],
    read(lines) {
        const number = (word) => lines.reduce((sum, line) => sum + Number(new RegExp(`^\\[ *(\\d+) (?:tests|containers) ${word} *\\]$`).exec(line)?.[1] ?? 0), 0);
        const tests = (word) => lines.reduce((sum, line) => sum + Number(new RegExp(`^\\[ *(\\d+) tests ${word} *\\]$`).exec(line)?.[1] ?? 0), 0);
        if (!lines.some((line) => /^\[ *\d+ tests found *\]$/.test(line)))
            return undefined;
        const counts = {
            passed: tests('successful'),
            failed: tests('failed'),
            skipped: tests('skipped'),
            errors: number('failed') - tests('failed'),
        };
        return {
            counts,
            failed: (0,reading/* casesIn */.XV)(lines, /^ {2}(?:JUnit (?:Jupiter|Vintage):)?(\S.*)$/, { end: /^\S/ }).filter(() => counts.failed + counts.errors > 0),
        };
    },
};
const JAVA = [maven, gradle, junitPlatform];

;// CONCATENATED MODULE: ./lib/stop/results/beam.js

const exunit = {
    name: 'exunit',
    signs: [' failure', 'no tests to run'],
    read(lines) {
        const sum = (0,reading/* lineFormat */._Y)({
            name: 'exunit',
            line: /^(?:\d+ (?:doctests?|propert\w+|features?), )*(?<total>\d+) tests?, (?<failed>\d+) failures?(?:, (?<more>\d+) excluded)?(?:, (?<errors>\d+) invalid)?(?:, (?<skipped>\d+) skipped)?$/,
            noTests: /^There are no tests to run$/,
        }).read(lines);
        if (sum === undefined)
            return undefined;
        const extra = lines.flatMap((line) => /^((?:\d+ (?:doctests?|propert\w+|features?), )+)\d+ tests?, /.exec(line)?.[1] ?? []);
        const more = extra.flatMap((text) => [...text.matchAll(/\d+/g)].map(Number)).reduce((a, b) => a + b, 0);
        const counts = sum.counts === undefined ? undefined : (0,reading/* add */.WQ)(sum.counts, { ...reading/* NOTHING */.K$, passed: more });
        const failed = (0,reading/* casesIn */.XV)(lines, /^ +\d+\) (?:test|doctest|property|feature) (.+)$/, { end: /^(?:Finished in|\.+$)/ });
        return { ...sum, ...(counts === undefined ? {} : { counts }), failed };
    },
};
const erlang = {
    name: 'eunit',
    signs: ['passed.', 'Failed: ', ' failure', 'no tests to run', ' tests'],
    read(lines) {
        const all = lines.flatMap((line) => /^ *All (\d+) tests passed\.$/.exec(line)?.[1] ?? (/^ *Test passed\.$/.test(line) ? '1' : []));
        const some = lines.find((line) => /^ *Failed: \d+\. +Skipped: \d+\. +Passed: \d+\.$/.test(line));
        const rebar = lines.find((line) => /^\d+ tests?, \d+ failures?(?:, \d+ skipped|, \d+ cancelled)*$/.test(line) &&
            lines.some((other) => other.startsWith('===> ')));
        const common = lines.find((line) => /^(?:All \d+ tests passed|(?:Failed|Skipped) \d+ tests?\.)/.test(line) &&
            lines.some((other) => /Running Common Test suites/.test(other)));
        const failed = (0,reading/* casesIn */.XV)(lines, /^ *(?:\d+\) )?(\w+:\w+(?:\/\d+)?)(?: \([^)]*\))?(?:\.\.\.\*failed\*|:\d+)?$/).filter(() => some !== undefined || rebar !== undefined);
        if (some !== undefined) {
            const [bad = 0, skipped = 0, passed = 0] = [...some.matchAll(/\d+/g)].map(Number);
            return { counts: { passed, failed: bad, skipped }, failed };
        }
        if (rebar !== undefined) {
            const [total = 0, bad = 0, skipped = 0] = [...rebar.matchAll(/\d+/g)].map(Number);
            return { counts: { passed: Math.max(0, total - bad - skipped), failed: bad, skipped }, failed };
        }
        if (common !== undefined) {
            const number = (word) => Number(new RegExp(`${word} (\\d+) tests?`).exec(common)?.[1] ?? 0);
            return {
                counts: { passed: number('All') || number('Passed'), failed: number('Failed'), skipped: number('Skipped') },
            };
        }
        if (all.length === 0)
            return lines.some((line) => /There were no tests to run/.test(line)) ? { noTests: true } : undefined;
        return { counts: { ...reading/* NOTHING */.K$, passed: all.reduce((sum, n) => sum + Number(n), 0) } };
    },
};
const BEAM = [exunit, erlang];

;// CONCATENATED MODULE: ./lib/stop/results/managed.js





const swift = {
    name: 'swift',
    signs: ['Executed '],
    read(lines) {
        const sum = (0,reading/* lineFormat */._Y)({
            name: 'swift',
            take: 'last',
            line: /^\t Executed (?<total>\d+) tests?, with (?:(?<skipped>\d+) tests? skipped and )?(?<failed>\d+) failures?/,
        }).read(lines);
        const failed = (0,reading/* merged */.Zu)(lines.flatMap((line) => {
            const [, file, name, message] = /^(\S+?):\d+: error: -?\[?([\w. ]+?)\]? : (.*)$/.exec(line) ?? [];
            return name === undefined ? [] : [(0,reading/* testCase */.DH)({ name, status: 'failed', file, message })];
        }));
        return sum === undefined ? undefined : { ...sum, failed };
    },
};
const dotnet = {
    name: 'dotnet',
    signs: ['Failed:', 'Total tests:', 'No test ', 'total: ', 'Zero tests'],
    read(lines) {
        const noTests = /^(?:No test (?:is available|matches the given)|\s*Zero tests ran)/;
        const failure = /^ *(?:Failed|failed|\[FAIL\]) (.+?)(?: \[[^\]]*\]| \(\d[\d.,smh ]*\))$/;
        const end = /^(?: *(?:Passed|Skipped|Failed) |Failed!|Passed!|Results File)/;
        const sum = (0,reading/* lineFormat */._Y)({
            name: 'dotnet',
            line: /^(?:Passed|Failed|Skipped)! +- Failed: +(?<failed>\d+), Passed: +(?<passed>\d+), Skipped: +(?<skipped>\d+), Total:/,
            failure,
            end,
            noTests,
        }).read(lines);
        if (sum?.counts !== undefined && sum.counts.passed + sum.counts.failed + sum.counts.skipped > 0)
            return sum;
        // vstest: "Total tests: 3", then indented lines; the testing platform: "  total: 3".
        const at = lines.findLastIndex((line) => /^(?:Total tests: \d+| {2}total: \d+)$/.test(line));
        if (at < 0)
            return sum;
        const text = lines.slice(at, at + 6).join('\n');
        const number = (word) => Number(new RegExp(`^ +${word}: (\\d+)$`, 'mi').exec(text)?.[1] ?? 0);
        const counts = {
            passed: number('Passed') || number('succeeded'),
            failed: number('Failed'),
            skipped: number('Skipped'),
        };
        return { counts, failed: (0,reading/* casesIn */.XV)(lines, failure, { end }), noTests: lines.some((line) => noTests.test(line)) };
    },
};
const sbt = {
    name: 'sbt',
    signs: ['Tests: succeeded', ': Total '],
    read(lines) {
        const text = lines.map((line) => line.replace(/^\[(?:info|error|warn)\] /, ''));
        const scalaTest = (0,reading/* lineFormat */._Y)({
            name: 'ScalaTest',
            line: /^Tests: succeeded (?<passed>\d+), failed (?<failed>\d+), canceled (?<more>\d+), ignored (?<skipped>\d+), pending \d+$/,
            failure: /^ *- (.+) \*\*\* FAILED \*\*\*/,
            end: /^(?: *- |Run completed)/,
        }).read(text);
        if (scalaTest?.counts !== undefined) {
            const pending = text.reduce((sum, line) => sum + Number(/, pending (\d+)$/.exec(line)?.[1] ?? 0), 0);
            return { ...scalaTest, counts: (0,reading/* add */.WQ)(scalaTest.counts, { ...reading/* NOTHING */.K$, skipped: pending }) };
        }
        // munit, specs2, JUnit through sbt's own summary.
        return (0,reading/* lineFormat */._Y)({
            name: 'sbt',
            line: /^(?:Passed|Failed|Error): Total (?<total>\d+), Failed (?<failed>\d+), Errors (?<errors>\d+), Passed (?<passed>\d+)(?:, (?:Skipped|Ignored) (?<skipped>\d+))?/,
            failure: /^(?:==> X|\s+[x!]) (.+?)(?: +[\d.]+s.*)?$/,
        }).read(text);
    },
};
const clojure = {
    name: 'clojure.test',
    signs: ['Ran '],
    read(lines) {
        let counts;
        for (const [at, line] of lines.entries()) {
            const ran = /^Ran (\d+) tests containing (\d+) assertions\.$/.exec(line);
            const [, failures = '0', errors = '0'] = /^(\d+) failures?, (\d+) errors?\.$/.exec(lines[at + 1] ?? '') ?? [];
            if (ran === null)
                continue;
            const names = new Set((0,reading/* namesIn */.wX)(lines, /^(?:FAIL|ERROR) in \((\S+)\)/));
            const failed = Math.min(Number(failures), names.size);
            const wrong = Number(errors) > 0 ? Math.min(Number(errors), Math.max(1, names.size - failed)) : 0;
            counts = (0,reading/* add */.WQ)(counts ?? reading/* NOTHING */.K$, {
                passed: Math.max(0, Number(ran[1]) - failed - wrong),
                failed,
                skipped: 0,
                errors: wrong,
            });
        }
        if (counts === undefined)
            return undefined;
        return {
            counts,
            failed: (0,reading/* casesIn */.XV)(lines, /^(?:FAIL|ERROR) in \((?<name>\S+)\)/, { end: /^(?:Ran \d|lein test|Testing )/ }),
        };
    },
};
const MANAGED = [
    ...JAVA,
    phpunit,
    pest,
    ...RUBY,
    (0,reading/* lineFormat */._Y)({
        name: 'junit',
        signs: ['OK (', 'Tests run:'],
        line: /^(?:OK \((?<passed>\d+) tests?\)|Tests run: (?<total>\d+), {2}Failures: (?<failed>\d+))$/,
        failure: /^\d+\) (.+\(.+\))$/,
        end: /^(?:FAILURES!!!|Tests run:)/,
    }),
    sbt,
    clojure,
    dotnet,
    ...BEAM,
    (0,reading/* lineFormat */._Y)({
        name: 'dart',
        signs: ['tests passed!', 'tests failed.', 'tests skipped.', 'No tests '],
        take: 'last',
        line: /^[\d:]+ \+(?<passed>\d+)(?: ~(?<skipped>\d+))?(?: -(?<failed>\d+))?: (?:All tests passed!|Some tests failed\.|All tests skipped\.)/,
        failure: /^[\d:]+ \+\d+(?: ~\d+)?(?: -\d+)?: (.+) \[E\]$/,
        end: /^[\d:]+ \+\d+/,
        noTests: /^No tests (?:ran|match|were found)/,
    }),
    swift,
    {
        name: 'swift testing',
        signs: ['Test run with'],
        read(lines) {
            const sum = lines.findLast((line) => /^\S+ +Test run with \d+ tests?/.test(line));
            if (sum === undefined)
                return undefined;
            const total = Number(/with (\d+) tests?/.exec(sum)?.[1]);
            const failed = (0,reading/* casesIn */.XV)(lines, /^\S+ +Test (?!run|case)"?(.+?)"? failed after /, { end: /^/ }).map((one) => {
                const issue = lines.find((line) => line.includes(one.name) && / recorded an issue at /.test(line));
                const [, file, message] = / recorded an issue at ([^\s:]+):\d+:\d+: (.*)$/.exec(issue ?? '') ?? [];
                return (0,reading/* testCase */.DH)({ ...one, file, message });
            });
            const skipped = lines.filter((line) => /^\S+ +Test .+ skipped\b/.test(line)).length;
            return {
                counts: { passed: Math.max(0, total - failed.length - skipped), failed: failed.length, skipped },
                failed,
            };
        },
    },
    (0,reading/* lineFormat */._Y)({
        name: 'words',
        signs: [' passed'],
        line: /^(?:Results?: |Total: |Summary: )?(?<passed>\d+) passed[,;] (?<failed>\d+) failed(?:[,;] (?<skipped>\d+) skipped)?\.?$/,
        failure: /^(?:FAIL(?:ED)?|not ok|✗|✘|×)[: ]+(?<name>.+?)(?: \((?<message>.+)\))?$/,
    }),
];

;// CONCATENATED MODULE: ./lib/stop/results/not-built.js

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

;// CONCATENATED MODULE: ./lib/stop/results/functional.js

const alcotest = {
    name: 'alcotest',
    signs: ['Test Successful in', 'failure! in', 'failures! in'],
    read(lines) {
        const rows = lines.flatMap((line) => {
            const [, word, name] = /^ *[>]? ?\[(OK|FAIL|SKIP)\] +(\S.*?) *\.?$/.exec(line) ?? [];
            const status = word === 'OK' ? 'passed' : word === 'FAIL' ? 'failed' : 'skipped';
            return name === undefined ? [] : [(0,reading/* testCase */.DH)({ name: name.replace(/ {2,}/g, ' '), status })];
        });
        if (rows.length === 0 || !lines.some((line) => /^(?:Test Successful in|\d+ failures?! in) /.test(line)))
            return undefined;
        const cases = (0,reading/* merged */.Zu)(rows);
        const number = (status) => cases.filter((one) => one.status === status).length;
        return {
            counts: { passed: number('passed'), failed: number('failed'), skipped: number('skipped') },
            failed: cases.filter(({ status }) => status === 'failed'),
            cases,
        };
    },
};
const ounit = {
    name: 'ounit',
    signs: ['Ran: '],
    read(lines) {
        const total = Number(lines.map((line) => /^Ran: (\d+) tests in: /.exec(line)?.[1]).findLast((n) => n !== undefined) ?? NaN);
        if (Number.isNaN(total))
            return undefined;
        const text = lines.findLast((line) => /^FAILED: /.test(line)) ?? '';
        const number = (word) => Number(new RegExp(`${word}: (\\d+)`).exec(text)?.[1] ?? 0);
        const counts = { failed: number('Failures'), errors: number('Errors'), skipped: number('Skip') + number('Todo') };
        return {
            counts: { ...counts, passed: Math.max(0, total - counts.failed - counts.errors - counts.skipped) },
            failed: (0,reading/* casesIn */.XV)(lines, /^(?:Failure|Error): (.+?)\.?$/, { end: /^[=-]{20,}$/ }),
        };
    },
};
/** tasty and HUnit. */
const tasty = {
    name: 'tasty',
    signs: ['passed', 'tests failed', 'Cases: '],
    read(lines) {
        const all = lines.flatMap((line) => /^All (\d+) tests? passed(?: \([\d.]+s\))?$/.exec(line)?.[1] ?? []);
        const some = lines.flatMap((line) => /^(\d+) out of (\d+) tests failed/.exec(line)?.slice(1).map(Number) ?? []);
        const hunit = /^Cases: (\d+) +Tried: \d+ +Errors: (\d+) +Failures: (\d+)$/.exec(lines.findLast((line) => /^Cases: \d+ +Tried/.test(line)) ?? '');
        if (hunit !== null) {
            const [total = 0, errors = 0, failed = 0] = hunit.slice(1).map(Number);
            return {
                counts: { passed: total - errors - failed, failed, skipped: 0, errors },
                failed: (0,reading/* casesIn */.XV)(lines, /^### (?:Failure|Error) in: (.+)$/),
            };
        }
        const failed = (0,reading/* casesIn */.XV)(lines, /^ +(\S.*?): +FAIL(?: \([\d.]+s\))?$/);
        if (some.length > 0)
            return { counts: { passed: (some[1] ?? 0) - (some[0] ?? 0), failed: some[0] ?? 0, skipped: 0 }, failed };
        return all.length === 0
            ? undefined
            : { counts: { ...reading/* NOTHING */.K$, passed: all.reduce((sum, n) => sum + Number(n), 0) } };
    },
};
const FUNCTIONAL = [alcotest, ounit, tasty];

;// CONCATENATED MODULE: ./lib/stop/results/small-languages.js


const shunit2 = {
    name: 'shunit2',
    signs: ['Ran '],
    read(lines) {
        const total = lines.reduce((sum, line) => sum + Number(/^Ran (\d+) tests?\.$/.exec(line)?.[1] ?? 0), 0);
        if (!lines.some((line) => /^(?:OK|FAILED \(.*\))$/.test(line)) ||
            !lines.some((line) => /^Ran \d+ tests?\.$/.test(line)))
            return undefined;
        // One red test counts once for each assertion there; the names of the tests stand before them.
        let name = '';
        const red = (0,reading/* merged */.Zu)(lines.flatMap((line) => {
            name = /^(test\w+)$/.exec(line)?.[1] ?? name;
            const message = /^(?:ASSERT|shunit2:ERROR)[: ](.*)$/.exec(line)?.[1];
            return message === undefined || name === '' ? [] : [(0,reading/* testCase */.DH)({ name, status: 'failed', message })];
        }));
        const skipped = Number(lines.map((line) => /skipped=(\d+)/.exec(line)?.[1]).findLast((n) => n !== undefined) ?? 0);
        return {
            counts: { passed: Math.max(0, total - red.length - skipped), failed: red.length, skipped },
            failed: red,
            noTests: total === 0,
        };
    },
};
const busted = {
    name: 'busted',
    signs: ['success'],
    read(lines) {
        const sum = (0,reading/* lineFormat */._Y)({
            name: 'busted',
            line: /^(?<passed>\d+) success(?:es)? \/ (?<failed>\d+) failures? \/ (?<errors>\d+) errors? \/ (?<skipped>\d+) pending/,
        }).read(lines);
        if (sum === undefined)
            return undefined;
        return {
            ...sum,
            failed: [
                ...lines.flatMap((line, at) => {
                    const [, kind, file] = /^(Failure|Error) → (\S+) @ -?\d+$/.exec(line) ?? [];
                    if (kind === undefined)
                        return [];
                    const message = lines
                        .slice(at + 2, at + 10)
                        .join('\n')
                        .trim();
                    return [
                        (0,reading/* testCase */.DH)({
                            name: lines[at + 1] ?? file ?? '',
                            status: kind === 'Error' ? 'error' : 'failed',
                            file,
                            message,
                        }),
                    ];
                }),
            ],
        };
    },
};
const tcltest = {
    name: 'tcltest',
    signs: ['\tTotal\t'],
    read(lines) {
        const sums = lines.flatMap((line) => /^\S+:\tTotal\t(\d+)\tPassed\t(\d+)\tSkipped\t(\d+)\tFailed\t(\d+)$/.exec(line)?.slice(1).map(Number) ?? []);
        if (sums.length === 0)
            return undefined;
        const at = (offset) => sums.reduce((sum, number, index) => (index % 4 === offset ? sum + number : sum), 0);
        return {
            counts: { passed: at(1), skipped: at(2), failed: at(3) },
            failed: (0,reading/* casesIn */.XV)(lines, /^==== (\S+) .* FAILED$/, { end: /^==== \S+ FAILED$/ }),
        };
    },
};
/** Julia's Test: a table of sums, with the columns that are not zero. */
const julia = {
    name: 'julia',
    signs: ['Test Summary:'],
    read(lines) {
        const at = lines.findLastIndex((line) => /^Test Summary: +\| /.test(line));
        if (at < 0)
            return undefined;
        const columns = (lines[at] ?? '').split('|')[1]?.trim().split(/\s+/) ?? [];
        const numbers = (lines[at + 1] ?? '').split('|')[1]?.trim().split(/\s+/) ?? [];
        // A column without a number in this row is left blank: only right where none is.
        const value = (word) => Number(numbers[columns.indexOf(word)] ?? 0) || 0;
        const counts = { passed: value('Pass'), failed: value('Fail'), skipped: value('Broken'), errors: value('Error') };
        const failed = (0,reading/* casesIn */.XV)(lines, /^(?<name>.+): Test Failed at (?<file>\S+?):\d+$/, {
            end: /^(?:Stacktrace:|Test Summary)/,
        });
        return {
            counts,
            failed: [
                ...failed,
                ...(0,reading/* casesIn */.XV)(lines, /^(?<name>.+): Error During Test at (?<file>\S+?):\d+$/, { status: 'error' }),
            ],
        };
    },
};
/** testthat and devtools::test(). */
const testthat = {
    name: 'testthat',
    signs: ['[ FAIL '],
    read(lines) {
        const sum = (0,reading/* lineFormat */._Y)({
            name: 'testthat',
            take: 'last',
            line: /^\[ FAIL (?<failed>\d+) \| WARN \d+ \| SKIP (?<skipped>\d+) \| PASS (?<passed>\d+) \]$/,
        }).read(lines);
        if (sum === undefined)
            return undefined;
        const head = /^(?:──|--) (?:\d+\. )?(?:Failure|Error) \((?<file>[^:)]+)(?::[\d:]+)?\): (?<name>.+?) ?(?:─|-)*$/;
        return { ...sum, failed: (0,reading/* casesIn */.XV)(lines, head, { end: /^(?:──|--|\[ FAIL)/ }) };
    },
};
/** Nim's unittest: "  [OK] adds". */
const nim = {
    name: 'nim',
    signs: ['[Suite]'],
    read(lines) {
        if (!lines.some((line) => /^\[Suite\] /.test(line)))
            return undefined;
        const cases = lines.flatMap((line, at) => {
            const [, word, name] = /^ {2}\[(OK|FAILED|SKIPPED)\] (.+?)(?: \( *[\d.]+s\))?$/.exec(line) ?? [];
            const status = word === 'OK' ? 'passed' : word === 'FAILED' ? 'failed' : 'skipped';
            const from = lines.findLastIndex((text, row) => row < at && /^ {2}\[|^\[Suite/.test(text));
            return name === undefined
                ? []
                : [
                    (0,reading/* testCase */.DH)({
                        name,
                        status,
                        message: status === 'failed'
                            ? lines
                                .slice(from + 1, at)
                                .join('\n')
                                .trim()
                            : undefined,
                    }),
                ];
        });
        const number = (status) => cases.filter((one) => one.status === status).length;
        return {
            counts: { passed: number('passed'), failed: number('failed'), skipped: number('skipped') },
            failed: cases.filter(({ status }) => status === 'failed'),
            cases,
        };
    },
};
const helm = {
    name: 'helm unittest',
    signs: ['Charts:'],
    covers: ['jest'],
    read(lines) {
        if (!lines.some((line) => /^Charts: +\d/.test(line)))
            return undefined;
        const sum = lines.findLast((line) => /^Tests: +.*\btotal$/.test(line));
        if (sum === undefined)
            return undefined;
        return {
            counts: (0,reading/* countWords */.rj)(sum, { ...reading/* WORDS */.q9, errored: 'errors' }),
            failed: (0,reading/* casesIn */.XV)(lines, /^\t- (.+)$/, { end: /^(?:Charts:|\t- )/ }),
        };
    },
};
const terraform = (0,reading/* lineFormat */._Y)({
    name: 'terraform',
    signs: ['Success! ', 'Failure! '],
    line: /^(?:Success!|Failure!) (?<passed>\d+) passed, (?<failed>\d+) failed(?:, (?<skipped>\d+) skipped)?\.$/,
    failure: /^ +run "(.+)"\.\.\. fail$/,
    end: /^ +run |^(?:Success|Failure)!/,
});
/** turbo and nx: what they took from their cache was not run. */
const cached = {
    name: 'task cache',
    signs: ['Cached:', 'from the cache'],
    read(lines) {
        const turbo = /^ *Cached: +(\d+) cached, (\d+) total$/.exec(lines.findLast((line) => /^ *Cached: +\d+ cached, \d+ total$/.test(line)) ?? '');
        const all = turbo !== null && turbo[1] === turbo[2] && turbo[2] !== '0';
        const nx = lines.some((line) => /^ *(?:Nx|>  ?NX) .*(?:read the output from the cache instead of running the command for (\d+) out of \1 tasks)/.test(line));
        return all || nx ? { cachedOnly: true } : undefined;
    },
};
const SMALL_LANGUAGES = [
    shunit2,
    busted,
    tcltest,
    julia,
    testthat,
    ...FUNCTIONAL,
    nim,
    helm,
    terraform,
    cached,
    (0,reading/* lineFormat */._Y)({
        name: 'crystal',
        signs: [' pending'],
        line: /^(?<total>\d+) examples?, (?<failed>\d+) failures?, (?<errors>\d+) errors?, (?<skipped>\d+) pending$/,
        failure: /^ {2}\d+\) (.+)$/,
        end: /^Finished in/,
    }),
];

;// CONCATENATED MODULE: ./lib/stop/results/python.js

const WORDS = {
    passed: 'passed',
    xpassed: 'passed',
    failed: 'failed',
    error: 'errors',
    errors: 'errors',
    skipped: 'skipped',
    xfailed: 'skipped',
};
const pytest = {
    name: 'pytest',
    signs: [
        'passed',
        'failed',
        'error',
        'skipped',
        'xfailed',
        'no tests ran',
        'test session starts',
        'conftest',
        'short test summary',
    ],
    read(lines) {
        const sums = pytestSums(lines);
        const failed = pytestFailures(lines);
        if (sums.length === 0)
            return withoutSum(lines, failed);
        const counts = sums.map((sum) => (0,reading/* countWords */.rj)(sum, WORDS)).reduce(reading/* add */.WQ, reading/* NOTHING */.K$);
        return {
            counts,
            failed: counts.failed + counts.errors > 0 ? failed : [],
            cases: pytestList(lines),
            unloaded: (0,reading/* namesIn */.wX)(lines, /^_{3,} ERROR collecting (.+?) _{3,}$/).length,
            noTests: sums.every((sum) => sum === 'no tests ran'),
        };
    },
};
/** -qq prints no sum; a session without one ends before it. What each test came to is told by a letter of its own. */
function withoutSum(lines, failed) {
    const conf = lines
        .map((line) => /^ImportError while loading conftest '(.+)'\.$/.exec(line)?.[1])
        .find((path) => path !== undefined);
    if (conf !== undefined) {
        const message = lines.slice(0, 30).join('\n');
        return { counts: { ...reading/* NOTHING */.K$, errors: 1 }, failed: (0,reading/* broken */.mw)([conf], message), unloaded: 1 };
    }
    const usage = lines.some((line) => /^ERROR: (?:usage: |file or directory not found|not found: )/.test(line));
    if (usage)
        return undefined;
    const began = lines.some((line) => /^=+ test session starts =+$/.test(line));
    const { counts, whole } = letters(lines);
    if (failed.length > 0 && whole)
        return { counts, failed };
    if (failed.length > 0)
        return { failed };
    if (!began)
        return undefined;
    return {
        cutOff: true,
        cases: Array.from({ length: counts.passed }, (_, at) => (0,reading/* testCase */.DH)({ name: `test ${at + 1}`, status: 'passed' })),
    };
}
const LETTERS = {
    '.': 'passed',
    X: 'passed',
    F: 'failed',
    E: 'errors',
    s: 'skipped',
    x: 'skipped',
};
function letters(lines) {
    let counts = reading/* NOTHING */.K$;
    let whole = false;
    for (const line of lines) {
        const [, marks, percent] = /^(?:\S+\.py )?([.FEsxX]+)(?: +\[ *(\d+)%\])?$/.exec(line) ?? [];
        for (const mark of marks ?? '')
            counts = (0,reading/* add */.WQ)(counts, { ...reading/* NOTHING */.K$, [LETTERS[mark] ?? 'passed']: 1 });
        whole ||= percent === '100';
    }
    return { counts, whole };
}
/** The last sum of each session: what looks like one before it was printed by a test. */
function pytestSums(lines) {
    const sums = [];
    let session;
    for (const line of lines) {
        const sum = /^(?:=+ )?((?:\d+ [a-z]+(?: [a-z]+)?(?:, )?|no tests ran)+) in [\d.]+s/.exec(line)?.[1];
        if (sum !== undefined)
            session = sum;
        else if (session !== undefined && /^=+ test session starts =+$|\[ *\d+%\]$/.test(line)) {
            sums.push(session);
            session = undefined;
        }
    }
    return session === undefined ? sums : [...sums, session];
}
const python_SECTION = /^=+ .+ =+$/;
const HEADED = /^_{3,} (?:ERROR (?:at \w+ of|collecting) )?(.+?) _{3,}$/;
/** The short summary has the names, the sections above it the messages. */
function pytestFailures(lines) {
    const headed = (0,reading/* casesIn */.XV)(lines, HEADED, { end: python_SECTION });
    const messages = new Map(headed.map((one) => [shortName(one.name), one]));
    const from = lines.findLastIndex((line) => /^=+ short test summary info =+$/.test(line));
    const listed = lines.slice(from < 0 ? lines.length : from).flatMap((line) => {
        const [, kind, told, message] = /^(FAILED|ERROR|SUBFAIL\S*) (.+?)(?: - (.*))?$/.exec(line) ?? [];
        if (kind === undefined || told === undefined)
            return [];
        const name = kind.startsWith('SUBFAIL') ? told.replace(/^\([^)]*\) |^\[[^\]]*\] /, '') : told;
        const known = messages.get(shortName(name));
        const file = /^([^:\s]+\.py)\b/.exec(name)?.[1];
        const text = [known?.message, message].filter((part) => part !== undefined && part !== '').join('\n');
        return [
            (0,reading/* testCase */.DH)({ name, status: kind === 'ERROR' ? 'error' : 'failed', file: file ?? known?.file, message: text }),
        ];
    });
    if (listed.length > 0)
        return (0,reading/* merged */.Zu)(listed);
    const start = lines.findIndex((line) => /^=+ (?:FAILURES|ERRORS) =+$/.test(line));
    return start < 0 ? [] : (0,reading/* casesIn */.XV)(lines.slice(start), HEADED, { end: python_SECTION });
}
/** "tests/test_a.py::TestCart::test_x" and the "TestCart.test_x" of the headings. */
function shortName(name) {
    return name.includes('::') ? name.slice(name.indexOf('::') + 2).replaceAll('::', '.') : name;
}
function pytestList(lines) {
    const status = {
        PASSED: 'passed',
        XPASS: 'passed',
        FAILED: 'failed',
        ERROR: 'error',
        SKIPPED: 'skipped',
        XFAIL: 'skipped',
    };
    return lines.flatMap((line) => {
        const [, name, word] = /^(?:\[gw\d+\] \[ *\d+%\] \w+ )?(\S+\.py::.+?) (PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS)\b/.exec(line) ?? [];
        if (name === undefined || word === undefined)
            return [];
        return [
            (0,reading/* testCase */.DH)({ name, status: status[word], file: name.split('::')[0] }),
        ];
    });
}
const UNITTEST = /^(?:FAIL|ERROR|UNEXPECTED SUCCESS): (.+)$/;
const RULED = /^-{70}$/;
const unittest = {
    name: 'unittest',
    signs: ['Ran ', 'ERROR: ', 'FAIL: '],
    read(lines) {
        let counts = reading/* NOTHING */.K$;
        let seen = false;
        let noTests = false;
        let ran;
        let outside = 0;
        for (const [at, line] of lines.entries()) {
            if (/^ERROR: (?:setUp|tearDown)(?:Class|Module) /.test(line))
                outside += 1;
            const total = RULED.test(lines[at - 1] ?? '') ? /^Ran (\d+) tests? in [\d.]+s$/.exec(line)?.[1] : undefined;
            if (total !== undefined)
                ran = Number(total);
            const end = /^(OK|FAILED|NO TESTS RAN)(?: \((.*)\))?$/.exec(line);
            if (ran === undefined || end === null)
                continue;
            seen = true;
            noTests ||= ran === 0 && end[1] !== 'FAILED';
            counts = (0,reading/* add */.WQ)(counts, unittestCounts(ran, outside, end[2] ?? ''));
            ran = undefined;
            outside = 0;
        }
        const failed = unittestFailures(lines);
        if (!seen)
            return failed.length > 0 && lines.some((line) => RULED.test(line)) ? { failed, cutOff: true } : undefined;
        return {
            counts,
            failed,
            noTests: noTests && counts.passed === 0,
            unloaded: (0,reading/* namesIn */.wX)(lines, /^ERROR: (.* \(unittest\.loader\._FailedTest.*\))$/).length,
        };
    },
};
function unittestFailures(lines) {
    const ends = { end: /^={70}$|^Ran \d+ tests? in / };
    return (0,reading/* casesIn */.XV)(lines, UNITTEST, ends).map((one) => {
        const error = lines.includes(`ERROR: ${one.name}`);
        // Names that Python makes for a module that cannot be loaded.
        const name = one.name.replace(/ \(unittest\.loader\._FailedTest.*\)$/, '');
        return { ...one, name, status: error ? 'error' : 'failed' };
    });
}
/** `outside`: errors of class and module fixtures, which are not among the tests that ran. */
function unittestCounts(ran, outside, words) {
    const number = (name) => Number(new RegExp(`(?:^|, )${name}=(\\d+)`).exec(words)?.[1] ?? 0);
    const errors = number('errors');
    const failed = number('failures') + number('unexpected successes');
    const skipped = number('skipped') + number('expected failures');
    return { passed: Math.max(0, ran - skipped - failed - Math.max(0, errors - outside)), failed, skipped, errors };
}
/** python -m doctest, silent unless something is wrong or -v is given. */
const python_doctest = {
    name: 'doctest',
    signs: ['***Test Failed***', 'Test passed.'],
    read(lines) {
        const text = lines.join('\n');
        const bad = [...text.matchAll(/^\*{3}Test Failed\*{3} (\d+) failures?/gm)].reduce((sum, [, n]) => sum + Number(n), 0);
        const items = [...text.matchAll(/^(\d+) (?:tests in \d+ items|passed and \d+ failed|passed\.)/gm)];
        if (bad === 0 && !/^Test passed\.$/m.test(text))
            return undefined;
        const total = Number(/^(\d+) tests? in \d+ items?\.$/m.exec(text)?.[1] ?? 0);
        const failed = (0,reading/* casesIn */.XV)(lines, /^File "(?<file>[^"]+)", line \d+, in (?<name>.+)$/, { end: /^\*{70}/ });
        return items.length === 0 && total === 0
            ? { failed }
            : { counts: { ...reading/* NOTHING */.K$, passed: Math.max(0, total - bad), failed: bad }, failed };
    },
};
/** behave, robot and locust do not tell tests apart as the others do: their sums are lines. */
const behave = {
    name: 'behave',
    signs: ['passed, '],
    read(lines) {
        const sum = lines.findLast((line) => /^\d+ scenarios? passed, \d+ failed, \d+ skipped/.test(line));
        if (sum === undefined)
            return undefined;
        const [passed = 0, failed = 0, skipped = 0] = [...sum.matchAll(/\d+/g)].map(Number);
        return {
            counts: { passed, failed, skipped },
            failed: (0,reading/* broken */.mw)((0,reading/* namesIn */.wX)(lines, /^ {2}(\S+\.feature:\d+) +.+$/)).map((one) => ({ ...one, status: 'failed' })),
        };
    },
};
const PYTHON = [pytest, unittest, python_doctest, behave];

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(6843);
// EXTERNAL MODULE: ./lib/stop/results/report-json.js
var report_json = __webpack_require__(8306);
;// CONCATENATED MODULE: ./lib/stop/results/json-on-screen.js



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

// EXTERNAL MODULE: ./lib/stop/results/report-xml.js + 1 modules
var report_xml = __webpack_require__(7053);
;// CONCATENATED MODULE: ./lib/stop/results/tap.js


/** Raw TAP: points at the left margin count, what stands deeper is a part of them. */
const tap = {
    name: 'tap',
    signs: ['1..', 'TAP version'],
    read(lines) {
        const plan = lines.findLast((line) => /^1\.\.\d+/.test(line));
        const all = points(lines);
        if (plan === undefined) {
            const begun = lines.some((line) => /^TAP version \d+$/.test(line));
            return begun ? { failed: failedPoints(all), cutOff: true } : undefined;
        }
        const margin = all.filter(({ depth }) => depth === 0);
        // Where a point opens a block of others, as vitest does for files, these are the tests.
        const top = margin.length > 0 && margin.every(({ suite }) => suite) ? all.filter(({ suite }) => !suite) : margin;
        const number = (status) => top.filter((point) => point.status === status).length;
        const counts = { passed: number('passed'), failed: number('failed'), skipped: number('skipped') };
        const bailed = lines.some((line) => line.startsWith('Bail out!'));
        return {
            counts,
            failed: failedPoints(counts.failed > 0 ? all : top),
            cases: all,
            noTests: plan.startsWith('1..0') && counts.passed + counts.failed === 0,
            ...(bailed ? { cutOff: true } : {}),
        };
    },
};
function failedPoints(all) {
    return (0,reading/* merged */.Zu)(all.filter(({ status, suite }) => status === 'failed' && !suite)).map(({ name, file, message }) => (0,reading/* testCase */.DH)({ name, status: 'failed', file, message }));
}
/** In the summary report: "t/a.t (Wstat: 256 Tests: 3 Failed: 1)". */
const REPORTED = /^(\S+) +\(Wstat: .*Tests: \d+ Failed: (\d+)\)$/;
const prove = {
    name: 'prove',
    signs: ['Files='],
    covers: ['tap'],
    read(lines) {
        const total = lines.flatMap((line) => /^Files=\d+, Tests=(\d+),/.exec(line)?.[1] ?? []);
        if (total.length === 0)
            return undefined;
        const ran = total.reduce((sum, number) => sum + Number(number), 0);
        const lists = lines.flatMap((line) => /^ {2}Failed tests?: +([\d, -]+)$/.exec(line)?.[1] ?? []);
        const failed = lists.reduce((sum, list) => sum + lengthOf(list), 0);
        const brokenFiles = lines.flatMap((line, at) => {
            const [, file, red] = REPORTED.exec(line) ?? [];
            // A TODO that passes is reported, too, and breaks nothing.
            const isWell = /^ +TODO passed:[^\n]*\n(?! )/.test(lines.slice(at + 1, at + 3).join('\n'));
            return file === undefined || red !== '0' || isWell ? [] : [file];
        });
        const skipped = lines.filter((line) => /^(?:not )?ok \d+.* # (?:skip|todo)\b/i.test(line)).length;
        const counts = { passed: Math.max(0, ran - failed - skipped), failed, skipped, errors: brokenFiles.length };
        const said = (0,reading/* casesIn */.XV)(lines, /^# {3}Failed test '(.+)'$/, {
            end: /^(?:t\/|not ok|ok|\S+\.t )/,
        }).map((one) => ({ ...one, message: `Failed test '${one.name}'\n${one.message ?? ''}` }));
        const told = failedPoints(points(lines.filter((line) => /^(?:not ok|#)/.test(line))));
        const broke = brokenFiles.map((file) => {
            const at = lines.findIndex((line) => line.startsWith(file));
            const before = lines.findIndex((line) => /^\S.* at \S+ line \d+/.test(line) && line.includes(file));
            const message = (0,reading/* messageAfter */.g_)(lines, before < 0 ? at : before, (next) => /^Test Summary Report/.test(next));
            return (0,reading/* testCase */.DH)({ name: file, file, status: 'error', message });
        });
        const names = (0,reading/* merged */.Zu)([...said, ...told]);
        return {
            counts,
            unloaded: brokenFiles.length,
            failed: failed > 0 && names.length === 0 ? [...unnamed(lines), ...broke] : [...names, ...broke],
            noTests: lines.includes('Result: NOTESTS') || (ran === 0 && brokenFiles.length === 0),
        };
    },
};
/** Points without a description are known by file and number only. */
function unnamed(lines) {
    return (0,reading/* namesIn */.wX)(lines, /^(\S+) +\(Wstat: .*Failed: [1-9]\d*\)$/).map((file) => (0,reading/* testCase */.DH)({ name: file, file, status: 'failed' }));
}
/** "2-4, 7" is four tests. */
function lengthOf(list) {
    return list
        .split(',')
        .map((part) => part.trim().split('-').map(Number))
        .reduce((sum, [from = 0, to = from]) => sum + to - from + 1, 0);
}
const NODE_TAP = {
    name: 'node-tap',
    signs: ['# { total: '],
    covers: ['tap'],
    read(lines) {
        const sum = (0,reading/* lineFormat */._Y)({
            name: 'node-tap',
            line: /^# \{ total: (?<total>\d+)(?:, pass: (?<passed>\d+))?(?:, fail: (?<failed>\d+))?(?:, skip: (?<skipped>\d+))?(?:, todo: (?<more>\d+))? \}$/,
        }).read(lines);
        if (sum === undefined)
            return undefined;
        const deep = points(lines).filter(({ depth, status }) => depth > 0 && status === 'failed');
        return { ...sum, failed: failedPoints(deep) };
    },
};
const TAP = [tap, prove, NODE_TAP];

;// CONCATENATED MODULE: ./lib/stop/results/teamcity.js

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













const FORMATS = [
    ...JAVASCRIPT,
    ...TAP,
    ...PYTHON,
    ...COMPILED,
    ...MANAGED,
    ...SMALL_LANGUAGES,
    teamcity,
    report_xml/* xmlOnScreen */.l,
    jsonOnScreen,
];
const MOST_NAMES = 50;
const MOST_CASES = 20_000;
/** No summary is longer; a pattern must not be led through a minified file. */
const LONGEST_LINE = 2_000;
/** Reads counts and names from the plain output of a test command. Several runners in one output are added up. */
function readResults({ output, command, exitCode, reports = [] }) {
    const lines = output.split('\n');
    const told = untangle(lines).flatMap(readAll);
    const silent = told.every(({ counts, failed, noTests }) => counts === undefined && failed === undefined && noTests !== true);
    const unbuilt = silent && exitCode !== 0 ? [notBuilt.read(lines.map(cutLine)) ?? []].flat() : [];
    const readings = withReports([...told, ...unbuilt], reports);
    const counts = sumOf(readings);
    const named = readings.flatMap((reading) => reading.failed ?? []);
    const noted = named.length === 0 && exitCode !== 0 && counts === undefined ? annotations(lines.map(cutLine)) : [];
    const failed = (0,reading/* merged */.Zu)([...named, ...noted]).slice(0, MOST_NAMES);
    const none = readings.some((reading) => reading.noTests === true) && (counts === undefined || executed(counts) === 0);
    const cachedOnly = readings.some((reading) => reading.cachedOnly === true);
    const cutOff = readings.some((reading) => reading.cutOff === true);
    const unfinished = cutOff || (readings.length === 0 && (0,script_lines/* talksToItsEnd */.Yq)(output, command));
    return {
        ...(counts === undefined ? {} : { counts }),
        failures: failed.map(({ name }) => name),
        failed,
        cases: (unfinished && counts === undefined ? ticked(lines.map(cutLine)) : [])
            .concat(readings.flatMap(({ cases }) => cases ?? []))
            .slice(0, MOST_CASES),
        noTests: none || cachedOnly || (0,script_lines/* ranNothing */.VT)(output, command),
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
function readAll(whole) {
    const lines = whole.map(cutLine);
    const text = whole.join('\n');
    const asked = FORMATS.filter(({ signs }) => signs === undefined || signs.some((sign) => text.includes(sign)));
    const found = asked.flatMap((format) => {
        const reading = format.read(format.whole === true ? whole : lines);
        return reading === undefined ? [] : [{ format, reading }];
    });
    const covered = new Set(found.flatMap(({ format }) => format.covers ?? []));
    return found.filter(({ format }) => !covered.has(format.name)).map(({ reading }) => reading);
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

/***/ 2981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DH: () => (/* binding */ testCase),
/* harmony export */   K$: () => (/* binding */ NOTHING),
/* harmony export */   WQ: () => (/* binding */ add),
/* harmony export */   XV: () => (/* binding */ casesIn),
/* harmony export */   Zu: () => (/* binding */ merged),
/* harmony export */   _Y: () => (/* binding */ lineFormat),
/* harmony export */   g_: () => (/* binding */ messageAfter),
/* harmony export */   mw: () => (/* binding */ broken),
/* harmony export */   q9: () => (/* binding */ WORDS),
/* harmony export */   rj: () => (/* binding */ countWords),
/* harmony export */   wX: () => (/* binding */ namesIn)
/* harmony export */ });
const NOTHING = { passed: 0, failed: 0, skipped: 0, errors: 0 };
function add(a, b) {
    return {
        passed: a.passed + b.passed,
        failed: a.failed + b.failed,
        skipped: a.skipped + b.skipped,
        errors: (a.errors ?? 0) + (b.errors ?? 0),
    };
}
function lineFormat({ name, signs, covers, line, take, failure, end, noTests }) {
    return {
        name,
        ...(signs === undefined ? {} : { signs }),
        ...(covers === undefined ? {} : { covers }),
        read(lines) {
            const sums = lines.flatMap((text) => {
                const groups = line.exec(text)?.groups;
                return groups === undefined ? [] : [countsOf(groups)];
            });
            const nothing = noTests !== undefined && lines.some((text) => noTests.test(text));
            if (sums.length === 0 && !nothing)
                return undefined;
            const counts = (take === 'last' ? sums.slice(-1) : sums).reduce(add, NOTHING);
            const failed = failure === undefined ? [] : casesIn(lines, failure, end === undefined ? {} : { end });
            return { counts, failed, noTests: nothing };
        },
    };
}
function countsOf(groups) {
    const number = (name) => Number(groups[name] ?? 0);
    const failed = number('failed');
    const errors = number('errors');
    const skipped = number('skipped') + number('more');
    const rest = Math.max(0, number('total') - failed - errors - skipped);
    return { passed: groups['passed'] === undefined ? rest : number('passed'), failed, skipped, errors };
}
/**
 * A case for every line that matches: its first group, or the group `name`, is the name; `file` and `message` are
 * taken where the pattern has such groups. Each name once.
 */
function casesIn(lines, pattern, { end, status = 'failed' } = {}) {
    const found = lines.flatMap((line, at) => {
        const match = pattern.exec(line);
        const name = (match?.groups?.['name'] ?? match?.[1])?.trim();
        if (match === null || name === undefined || name === '')
            return [];
        const after = messageAfter(lines, at + 1, (next) => pattern.test(next) || end?.test(next) === true);
        const message = [match.groups?.['message'] ?? '', after].filter((part) => part !== '').join('\n');
        return [testCase({ name, status, file: match.groups?.['file'], message })];
    });
    return merged(found);
}
/** Without the fields that are not known; the file is read from the message when nobody tells it. */
function testCase(told) {
    const { name, status, durationMs } = told;
    const message = told.message === undefined || told.message === '' ? undefined : told.message;
    const file = told.file ?? (message === undefined ? undefined : fileIn(message, name));
    return {
        name,
        status,
        ...(file === undefined ? {} : { file }),
        ...(message === undefined ? {} : { message }),
        ...(durationMs === undefined ? {} : { durationMs }),
    };
}
const LONGEST_MESSAGE = 1_500;
const MOST_LINES = 30;
const BLANKS = 3;
/** The lines from there on, without the indent they share, until something else begins. */
function messageAfter(lines, from, ends) {
    const own = [];
    let blanks = 0;
    for (const line of lines.slice(from, from + MOST_LINES)) {
        blanks = line.trim() === '' ? blanks + 1 : 0;
        if (ends(line) || blanks >= BLANKS)
            break;
        own.push(line.trimEnd());
    }
    while (own.length > 0 && /^[\s=_⎯-]*$/.test(own[0] ?? ''))
        own.shift();
    const indent = Math.min(...own.filter((line) => line !== '').map((line) => line.length - line.trimStart().length));
    return own
        .map((line) => line.slice(indent))
        .join('\n')
        .trimEnd()
        .slice(0, LONGEST_MESSAGE);
}
const PLACE = /(?:^|[\s("'`[❯>])(?:file:\/\/)?(\.{0,2}\/?[\w@+~.-][\w@+~./-]*\.[A-Za-z]\w{0,9})(?::\d+|:line \d+|",? line \d+| line \d+| \d+:\d+|\(\d+[,)])/g;
const FOREIGN = /(?:^|\/)(?:node_modules|site-packages|dist-packages|vendor|usr|opt|lib\/python[\d.]*|internal|rustc|node:)\/|^node:/;
/** The first file of the project that a message gives with a line number; best one that the name speaks of. */
function fileIn(message, name) {
    const places = [...message.slice(0, LONGEST_MESSAGE).matchAll(PLACE)].map(([, path = '']) => path);
    const own = places.filter((path) => !FOREIGN.test(path));
    return own.find((path) => name.includes(stemOf(path))) ?? own[0];
}
function stemOf(path) {
    return path.replace(/^.*\//, '').replace(/\.\w+$/, '');
}
/** Each name once; what a later mention knows besides is taken over. */
function merged(cases) {
    const byName = new Map();
    for (const one of cases) {
        const known = byName.get(one.name);
        byName.set(one.name, known === undefined ? one : { ...one, ...known });
    }
    return [...byName.values()];
}
/** First group of every line that matches, each once. */
function namesIn(lines, pattern) {
    const names = lines.flatMap((line) => pattern.exec(line)?.[1]?.trim() ?? []);
    return [...new Set(names)];
}
/** What broke as a whole (a file, a package, a hook), by name. */
function broken(names, message) {
    return [...new Set(names)].map((name) => testCase({ name, status: 'error', file: /\.\w+$/.test(name) ? name : undefined, message }));
}
/** Sums up "3 passed, 1 failed": `kinds` says which words count as what. Unknown words are left out. */
function countWords(text, kinds) {
    let counts = NOTHING;
    for (const [, number, word] of text.matchAll(/(\d+) ([a-z]+)/g)) {
        const kind = Object.hasOwn(kinds, word ?? '') ? kinds[word ?? ''] : undefined;
        if (kind !== undefined)
            counts = add(counts, { ...NOTHING, [kind]: Number(number) });
    }
    return counts;
}
/** The words most runners use. */
const WORDS = {
    passed: 'passed',
    pass: 'passed',
    failed: 'failed',
    fail: 'failed',
    cancelled: 'failed',
    skipped: 'skipped',
    skip: 'skipped',
    todo: 'skipped',
    pending: 'skipped',
};


/***/ }),

/***/ 8306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readJsonReport),
/* harmony export */   q: () => (/* binding */ parse)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6843);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2981);


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

/***/ 7053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ readXmlReport),
  l: () => (/* binding */ xmlOnScreen)
});

// EXTERNAL MODULE: ./lib/stop/results/reading.js
var reading = __webpack_require__(2981);
;// CONCATENATED MODULE: ./lib/stop/results/xml.js
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

;// CONCATENATED MODULE: ./lib/stop/results/report-xml.js


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
