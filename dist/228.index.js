export const id = 228;
export const ids = [228];
export const modules = {

/***/ 7064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ shellArgv)
/* harmony export */ });
/** A line for bash, without the files that would change what it means from one machine to the next. */
function shellArgv(line) {
    return ['bash', '--noprofile', '--norc', '-c', line];
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

/***/ 3228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ runTests)
});

// UNUSED EXPORTS: judge

// EXTERNAL MODULE: ./lib/sandbox/shell-argv.js
var shell_argv = __webpack_require__(7064);
// EXTERNAL MODULE: ./lib/stop/plain-text.js
var plain_text = __webpack_require__(2966);
;// CONCATENATED MODULE: ./lib/stop/results/reading.js
const NOTHING = { passed: 0, failed: 0, skipped: 0, errors: 0 };
function add(a, b) {
    return {
        passed: a.passed + b.passed,
        failed: a.failed + b.failed,
        skipped: a.skipped + b.skipped,
        errors: (a.errors ?? 0) + (b.errors ?? 0),
    };
}
function lineFormat({ name, covers, line, take, failure, noTests }) {
    return {
        name,
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
            return { counts, failures: failure === undefined ? [] : namesIn(lines, failure), noTests: nothing };
        },
    };
}
function countsOf(groups) {
    const number = (name) => Number(groups[name] ?? 0);
    const failed = number('failed') + number('errors');
    const skipped = number('skipped') + number('more');
    const passed = groups['passed'] === undefined ? Math.max(0, number('total') - failed - skipped) : number('passed');
    return { passed, failed, skipped };
}
/** First group of every line that matches, each once. */
function namesIn(lines, pattern) {
    const names = lines.flatMap((line) => pattern.exec(line)?.[1]?.trim() ?? []);
    return [...new Set(names)];
}
/** Sums up "3 passed, 1 failed": `kinds` says which words count as what. Unknown words are left out. */
function countWords(text, kinds) {
    let counts = NOTHING;
    for (const [, number, word] of text.matchAll(/(\d+) ([a-z]+)/g)) {
        const kind = kinds[word ?? ''];
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

;// CONCATENATED MODULE: ./lib/stop/results/compiled.js

const go = {
    name: 'go',
    read(lines) {
        const events = lines.flatMap(goEvent);
        if (events.length > 0)
            return fromEvents(events);
        const packages = lines.filter((line) => /^(?:ok {2}\t|FAIL\t|\? {3}\t)/.test(line));
        if (packages.length === 0)
            return undefined;
        const failures = namesIn(lines, /^ *--- FAIL: (\S+)/);
        const broken = namesIn(packages, /^FAIL\t(\S+)/).filter((name) => brokeOutsideTests(name, packages, failures));
        const noTests = packages.every((line) => /\[no test(?:s to run| files)\]$/.test(line));
        const marks = (kind) => lines.filter((line) => line.trimStart().startsWith(`--- ${kind}: `)).length;
        // Without -v passing tests leave no line, and a sum of the others would be no sum.
        const verbose = lines.some((line) => line.startsWith('=== RUN'));
        const counts = { passed: marks('PASS'), failed: marks('FAIL') + broken.length, skipped: marks('SKIP') };
        const onlyBroken = failures.length === 0 && broken.length > 0 && !packages.some((line) => line.startsWith('ok'));
        const told = verbose || onlyBroken || noTests ? { counts } : {};
        return { ...told, failures: [...failures, ...broken], noTests };
    },
};
/** A package is red without a red test of its own when it does not build or ends before its tests. */
function brokeOutsideTests(name, packages, failures) {
    return failures.length === 0 || packages.some((line) => line.startsWith(`FAIL\t${name} [`));
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
function fromEvents(events) {
    const tests = events.filter((event) => event.Test !== undefined);
    const count = (action) => tests.filter((event) => event.Action === action).length;
    const failures = tests.filter((event) => event.Action === 'fail').map((event) => event.Test ?? '');
    return { counts: { passed: count('pass'), failed: count('fail'), skipped: count('skip') }, failures };
}
const ctest = {
    name: 'ctest',
    read(lines) {
        if (lines.some((line) => line.startsWith('No tests were found!!!')))
            return { failures: [], noTests: true };
        if (!lines.some((line) => /^\d+% tests passed, \d+ tests? failed out of \d+$/.test(line)))
            return undefined;
        const ends = lines.flatMap((line) => {
            const [, name, end] = /^ *\d+\/\d+ Test +#\d+: (\S+) \.*\**(\S.*?) +[\d.]+ sec/.exec(line) ?? [];
            return name === undefined || end === undefined ? [] : [{ name, end: end.replace(/^[\s.*]+/, '') }];
        });
        const passed = ends.filter(({ end }) => end.startsWith('Passed')).length;
        const skipped = ends.filter(({ end }) => /^(?:Skipped|Not Run \(Disabled\))/.test(end)).length;
        const failures = namesIn(lines, /^\t *\d+ - (\S+) \((?!Skipped|Disabled)/);
        return { counts: { passed, failed: ends.length - passed - skipped, skipped }, failures };
    },
};
/** googletest and cmocka. */
const bracketed = {
    name: 'googletest',
    read(lines) {
        const number = (word) => {
            const sums = lines.flatMap((line) => new RegExp(`^\\[ {2}${word} +\\] (\\d+) test`).exec(line)?.[1] ?? []);
            return sums.reduce((sum, text) => sum + Number(text), 0);
        };
        if (!lines.some((line) => /^\[={10}\] \d+ test.* (?:ran|run)\b/.test(line)))
            return undefined;
        const counts = { passed: number('PASSED'), failed: number('FAILED'), skipped: number('SKIPPED') };
        return { counts, failures: namesIn(lines, /^\[ {2}FAILED {2}\] ([^\d\s].*?)(?:, where .*| \(\d+ ms\))?$/) };
    },
};
const meson = {
    name: 'meson',
    read(lines) {
        const number = (word) => Number(lines.map((line) => new RegExp(`^${word}: +(\\d+) *$`).exec(line)?.[1]).findLast((n) => n) ?? NaN);
        if (Number.isNaN(number('Ok')) || Number.isNaN(number('Fail')))
            return undefined;
        const sum = (...words) => words.reduce((total, word) => total + (number(word) || 0), 0);
        const counts = {
            passed: sum('Ok'),
            failed: sum('Fail', 'Unexpected Pass', 'Timeout'),
            skipped: sum('Skipped', 'Expected Fail'),
        };
        return { counts, failures: namesIn(lines, /^ *\d+\/\d+ (.+?) +(?:FAIL|TIMEOUT|ERROR|UNEXPECTEDPASS) /) };
    },
};
const COMPILED = [
    go,
    ctest,
    meson,
    bracketed,
    lineFormat({
        name: 'cargo test',
        line: /^test result: \w+\. (?<passed>\d+) passed; (?<failed>\d+) failed; (?<skipped>\d+) ignored/,
        failure: /^test (.+?) \.\.\. FAILED$/,
    }),
    lineFormat({
        name: 'nextest',
        covers: ['cargo test'],
        line: /^ *Summary \[.*\] \d+(?:\/\d+)? tests? run: (?<passed>\d+) passed(?: \([^)]*\))?(?:, (?<failed>\d+) failed)?(?:, (?<skipped>\d+) skipped)?/,
        failure: /^ +FAIL \[.*?\] (?:\([^)]*\) )?(.+)$/,
    }),
    lineFormat({
        name: 'gotestsum',
        covers: ['go'],
        line: /^DONE (?<total>\d+) tests?(?:, (?<skipped>\d+) skipped)?(?:, (?<failed>\d+) failures?)?(?:, (?<errors>\d+) errors?)? in /,
        failure: /^ *=== FAIL: (\S+ \S+)/,
    }),
    lineFormat({
        name: 'Catch2',
        line: /^(?:test cases: +\d+(?: \| +(?<passed>\d+) passed)?(?: \| +(?<failed>\d+) failed)?|All tests passed \(\d+ assertions? in (?<total>\d+) test cases?\))/,
    }),
    lineFormat({
        name: 'zig',
        line: /^Build Summary: .*; (?<passed>\d+)\/\d+ tests passed(?:; (?<skipped>\d+) skipped)?(?:; (?<failed>\d+) failed)?/,
        failure: /^error: '(.+)' failed/,
    }),
];

;// CONCATENATED MODULE: ./lib/stop/results/mocha.js

const mocha = {
    name: 'mocha',
    read(lines) {
        const sums = mochaSums(lines);
        const noTests = lines.some((line) => /^ ?Error: No test files found/.test(line));
        if (sums.length === 0 && !noTests)
            return undefined;
        return { counts: sums.reduce(add, NOTHING), failures: mochaNames(lines), noTests };
    },
};
/** "passing", "pending" and "failing" in a row, after a blank line. Below a "failing" there are only messages of failures. */
function mochaSums(lines) {
    const sums = [];
    let inMessages = false;
    for (const [at, line] of lines.entries()) {
        if (line.startsWith('> '))
            inMessages = false;
        if (inMessages || !/^ {2}\d+ passing\b/.test(line))
            continue;
        const block = lines.slice(at, at + 3);
        const words = block.filter((text, row) => row === 0 || /^ {2}\d+ (?:pending|failing)$/.test(text)).join(', ');
        const sum = countWords(words, { passing: 'passed', pending: 'skipped', failing: 'failed' });
        inMessages = sum.failed > 0;
        sums.push(sum);
    }
    return sums;
}
/** After "N failing" each failure is numbered and its title runs over several lines up to a colon. */
function mochaNames(lines) {
    const names = [];
    const passing = lines.findIndex((line) => /^ {2}\d+ passing\b/.test(line));
    const from = lines.findIndex((line, at) => at > passing && /^ {2}\d+ failing/.test(line));
    for (let at = from; at >= 0 && at < lines.length; at += 1) {
        const first = /^ {2}\d+\) (.+)$/.exec(lines[at] ?? '')?.[1];
        if (first === undefined)
            continue;
        const parts = [first];
        while (!parts.at(-1)?.endsWith(':') && parts.length < 8 && /^ {7}/.test(lines[at + 1] ?? '')) {
            at += 1;
            parts.push((lines[at] ?? '').trim());
        }
        names.push(parts.join(' ').replace(/:$/, ''));
    }
    return [...new Set(names)];
}
/** mocha --reporter json: one object on stdout, with whatever the tests printed around it. */
const mochaJson = {
    name: 'mocha json',
    read(lines) {
        const from = lines.indexOf('{');
        const to = lines.lastIndexOf('}');
        if (from < 0 || to < from || !lines.some((line) => /^ {2}"stats": \{$/.test(line)))
            return undefined;
        const report = parseMochaJson(lines.slice(from, to + 1).join('\n'));
        if (report === undefined)
            return undefined;
        const { passes, failures, pending } = report.stats;
        return {
            counts: { passed: passes, failed: failures, skipped: pending },
            failures: report.failures.map(({ fullTitle }) => fullTitle),
        };
    },
};
function parseMochaJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/stop/results/node-test.js

const nodeTest = {
    name: 'node:test',
    covers: ['tap'],
    read(lines) {
        const marks = namesIn(lines, /^ *✖ (.+) \([\d.]+m?s\)$/);
        const sums = lines.flatMap((line) => /^[ℹ#] ((?:pass|fail|cancelled|skipped|todo) \d+)$/.exec(line)?.[1] ?? []);
        // tape and others print "# pass" too; only node has "cancelled".
        if (!sums.some((sum) => sum.startsWith('cancelled')))
            return marks.length > 0 ? { failures: marks } : undefined;
        const counts = sums.map((sum) => countWords(sum.replace(/^(\w+) (\d+)$/, '$2 $1'), WORDS)).reduce(add, NOTHING);
        const from = lines.indexOf('✖ failing tests:');
        const listed = from < 0 ? [] : namesIn(lines.slice(from + 1), /^✖ (.+) \([\d.]+m?s\)$/);
        return { counts, failures: listed.length > 0 ? listed : [...marks, ...notOk(lines)] };
    },
};
/** Failed TAP points at any depth, without the suites around them. */
function notOk(lines) {
    const names = lines.flatMap((line, at) => {
        const name = /^ *not ok \d+(?: -)? ?(.*)$/.exec(line)?.[1];
        if (name === undefined || / # (?:TODO|SKIP)\b/i.test(name))
            return [];
        const details = lines.slice(at + 1, at + 12);
        const end = details.findIndex((detail) => /^ *\.\.\.$/.test(detail));
        return details.slice(0, Math.max(0, end)).some((detail) => /^ *type: 'suite'$/.test(detail)) ? [] : [name];
    });
    return [...new Set(names)];
}

;// CONCATENATED MODULE: ./lib/stop/results/javascript.js



const jest = {
    name: 'jest',
    read(lines) {
        const sums = lines.flatMap((line, at) => {
            const sum = /^Tests: +(.*\btotal)$/.exec(line)?.[1];
            return sum !== undefined && (lines[at - 1] ?? '').startsWith('Test Suites: ') ? [sum] : [];
        });
        const noTests = lines.some((line) => /^No tests found, exiting with code/.test(line));
        if (sums.length === 0 && !noTests)
            return undefined;
        const broken = brokenSuites(lines);
        const counts = sums.map((sum) => countWords(sum, WORDS)).reduce(add, { ...NOTHING, failed: broken.length });
        const names = namesIn(lines, /^ {2}● (?!Test suite failed to run|Console|Cannot log after|process\.exit)(.+)$/);
        return { counts, failures: [...names, ...broken], noTests };
    },
};
/** Files that could not even be loaded: jest counts them as suites, never as tests. */
function brokenSuites(lines) {
    const files = lines.flatMap((line, at) => {
        if (!/^ {2}● Test suite failed to run/.test(line))
            return [];
        const file = lines.slice(0, at).findLast((before) => before.startsWith('FAIL '));
        return file === undefined ? [] : [file.slice(5).replace(/ \([\d.]+ m?s\)$/, '')];
    });
    return [...new Set(files)];
}
const vitest = {
    name: 'vitest',
    read(lines) {
        const sums = lines.flatMap((line) => /^ +Tests {2}(.*\(\d+\)|no tests)/.exec(line)?.[1] ?? []);
        const noTests = lines.some((line) => /^No test files found, exiting with code/.test(line));
        if (sums.length === 0 && !noTests)
            return undefined;
        const failed = namesIn(lines, /^ FAIL {2}(.+)$/).map((name) => name.replace(/ \(retry x\d+\)$/, ''));
        const broken = failed.filter((name) => / \[ .+ \]$/.test(name) || !name.includes(' > '));
        const suites = Number(lines.map((line) => /Failed Suites (\d+)/.exec(line)?.[1]).find((n) => n !== undefined) ?? 0);
        const errors = Math.max(suites, sums.length === 0 ? broken.length : 0);
        const counts = sums.map((sum) => countWords(sum, WORDS)).reduce(add, { ...NOTHING, failed: errors });
        return { counts, failures: [...new Set(failed)], noTests };
    },
};
const uvu = {
    name: 'uvu',
    read(lines) {
        const value = (word) => {
            const line = lines.findLast((text) => new RegExp(`^ {2}${word}: +\\d+$`).test(text));
            return line === undefined ? undefined : Number(/\d+$/.exec(line)?.[0]);
        };
        const [total, passed, skipped] = [value('Total'), value('Passed'), value('Skipped')];
        if (total === undefined || passed === undefined || skipped === undefined)
            return undefined;
        return { counts: { passed, failed: total - passed, skipped }, failures: namesIn(lines, /^ {2} FAIL {2}"(.+)"$/) };
    },
};
const bun = {
    name: 'bun',
    read(lines) {
        if (!lines.some((line) => /^Ran \d+ tests? across \d+ files?/.test(line)))
            return undefined;
        const sums = lines.flatMap((line) => /^ *(\d+ (?:pass|fail|skip|todo))$/.exec(line)?.[1] ?? []);
        const counts = sums.map((sum) => countWords(sum, WORDS)).reduce(add, NOTHING);
        return { counts, failures: namesIn(lines, /^\(fail\) (.+?)(?: \[[\d.]+m?s\])?$/) };
    },
};
const ava = {
    name: 'ava',
    read(lines) {
        const sums = lines.flatMap((line) => /^ {2}(\d+ (?:tests?|hooks?|uncaught|unhandled|known) .+)$/.exec(line)?.[1] ?? []);
        const noTests = lines.some((line) => /^ +✘ No tests found in /.test(line));
        if (sums.length === 0 && !noTests)
            return undefined;
        const text = sums.map((sum) => sum.replace(/ (?:tests?|hooks?) /, ' ').replace(/ (?:uncaught|unhandled) .*/, ' failed'));
        return { counts: countWords(text.join(', '), WORDS), failures: namesIn(lines, /^ {2}✘ \[fail\]: (.+)$/), noTests };
    },
};
const playwright = {
    name: 'playwright',
    read(lines) {
        if (lines.some((line) => /^Error: No tests found/.test(line)))
            return { counts: NOTHING, noTests: true };
        if (!lines.some((line) => /^Running \d+ tests? using \d+ workers?/.test(line)))
            return undefined;
        const text = lines
            .flatMap((line) => /^ {2}(\d+ (?:passed|failed|flaky|skipped))\b/.exec(line)?.[1] ?? [])
            .join(', ');
        const counts = countWords(text, { ...WORDS, flaky: 'passed' });
        return { counts, failures: counts.failed > 0 ? namesIn(lines, /^ {2}\d+\) (.+?) ─*$/) : [] };
    },
};
const JAVASCRIPT = [
    jest,
    vitest,
    mocha,
    mochaJson,
    nodeTest,
    uvu,
    bun,
    ava,
    playwright,
    lineFormat({
        name: 'deno',
        line: /^(?:ok|FAILED) \| (?<passed>\d+) passed(?: \([^)]*\))? \| (?<failed>\d+) failed(?: \([^)]*\))?(?: \| (?<skipped>\d+) ignored)?/,
        failure: /^([^.].*) \.\.\. FAILED/,
    }),
    lineFormat({
        name: 'jasmine',
        line: /^(?<total>\d+) specs?, (?<failed>\d+) failures?(?:, (?<skipped>\d+) pending specs?)?$/,
        failure: /^\d+\) (.+)$/,
        noTests: /^(?:Incomplete: )?No specs found/,
    }),
];

;// CONCATENATED MODULE: ./lib/stop/results/managed.js

const maven = lineFormat({
    name: 'maven',
    line: /^\[\w+\] Tests run: (?<total>\d+), Failures: (?<failed>\d+), Errors: (?<errors>\d+), Skipped: (?<skipped>\d+)$/,
    failure: /^\[ERROR\] (\S+?)(?: -- | +)Time elapsed: .*<<< (?:FAILURE|ERROR)!$/,
    noTests: /^\[INFO\] No tests to run\.$/,
});
/** Gradle tells a sum only when something failed. */
const gradle = {
    name: 'gradle',
    read(lines) {
        const failures = namesIn(lines, /^(\S.* > .+) FAILED$/);
        const sums = lineFormat({
            name: 'gradle',
            line: /^(?<total>\d+) tests? completed(?:, (?<failed>\d+) failed)?(?:, (?<skipped>\d+) skipped)?$/,
        }).read(lines);
        return sums === undefined ? undefined : { ...sums, failures };
    },
};
const numbered = (lines) => {
    const names = lines.flatMap((line, at) => {
        const own = /^ *\d+\) (?:Failure|Error|Skipped):$/.exec(line) === null ? undefined : lines[at + 1];
        return own === undefined || /Skipped:$/.test(line) ? [] : [own.replace(/ \[.*|:$/, '')];
    });
    return { failures: names };
};
const minitest = {
    name: 'minitest',
    read(lines) {
        const sum = lineFormat({
            name: 'minitest',
            line: /^(?<total>\d+) (?:runs|tests), \d+ assertions, (?<failed>\d+) failures, (?<errors>\d+) errors, (?<skipped>\d+) (?:skips|pendings)(?:, (?<more>\d+) omissions)?/,
        }).read(lines);
        if (sum === undefined)
            return undefined;
        const verbose = namesIn(lines, /^(?:Failure|Error): (\S+\([^)]*\))/);
        return { ...sum, failures: [...(numbered(lines)?.failures ?? []), ...verbose] };
    },
};
/** PHPUnit prints how many ran and how many were not fine; the rest passed. */
const phpunit = {
    name: 'phpunit',
    read(lines) {
        if (lines.some((line) => /^No tests executed!/.test(line)))
            return { failures: [], noTests: true };
        const fine = lineFormat({ name: 'phpunit', line: /^OK \((?<total>\d+) tests?, \d+ assertions?\)$/ }).read(lines);
        if (fine !== undefined)
            return fine;
        const sum = lines.findLast((line) => /^Tests: \d+, Assertions: \d+/.test(line));
        if (sum === undefined)
            return undefined;
        const number = (word) => Number(new RegExp(`\\b${word}: (\\d+)`).exec(sum)?.[1] ?? 0);
        const failed = number('Failures') + number('Errors');
        const skipped = number('Skipped') + number('Incomplete');
        const counts = { passed: Math.max(0, number('Tests') - failed - skipped), failed, skipped };
        const until = lines.findIndex((line) => /^There (?:was|were) \d+ (?:risky|skipped|incomplete|warning)/.test(line));
        return {
            counts,
            failures: failed > 0 ? namesIn(lines.slice(0, until < 0 ? undefined : until), /^\d+\) (.+)$/) : [],
        };
    },
};
const pest = {
    name: 'pest',
    read(lines) {
        const sum = lines.findLast((line) => /^ *Tests: +\d+ .*\(\d+ assertions?\)$/.test(line));
        if (sum === undefined)
            return undefined;
        const kinds = {
            passed: 'passed',
            failed: 'failed',
            skipped: 'skipped',
            todos: 'skipped',
            incomplete: 'skipped',
        };
        return { counts: countWords(sum, kinds), failures: namesIn(lines, /^ *FAILED {2}(.+?) *(?: {2}\S+)?$/) };
    },
};
const MANAGED = [
    maven,
    gradle,
    minitest,
    phpunit,
    lineFormat({
        name: 'junit',
        line: /^(?:OK \((?<passed>\d+) tests?\)|Tests run: (?<total>\d+), {2}Failures: (?<failed>\d+))$/,
        failure: /^\d+\) (.+\(.+\))$/,
    }),
    lineFormat({
        name: 'sbt',
        line: /^(?:\[\w+\] )?Tests: succeeded (?<passed>\d+), failed (?<failed>\d+), canceled \d+, ignored (?<skipped>\d+), pending (?<more>\d+)$/,
        failure: /^(?:\[\w+\] )?- (.+) \*\*\* FAILED \*\*\*/,
    }),
    lineFormat({
        name: 'rspec',
        line: /^(?<total>\d+) examples?, (?<failed>\d+) failures?(?:, (?<skipped>\d+) pending)?(?:, (?<errors>\d+) errors? occurred outside of examples)?$/,
        failure: /^rspec (\S+ # .+)$/,
    }),
    lineFormat({
        name: 'dotnet',
        line: /^(?:Passed|Failed|Skipped)! +- Failed: +(?<failed>\d+), Passed: +(?<passed>\d+), Skipped: +(?<skipped>\d+), Total:/,
        failure: /^ +Failed (.+?) \[[^\]]*\]$/,
        noTests: /^No test (?:is available|matches the given)/,
    }),
    lineFormat({
        name: 'exunit',
        line: /^(?:\d+ (?:doctests?|propert\w+), )*(?<total>\d+) tests?, (?<failed>\d+) failures?(?:, (?<more>\d+) excluded)?(?:, (?<skipped>\d+) skipped)?$/,
        failure: /^ +\d+\) (?:test|doctest) (.+)$/,
        noTests: /^There are no tests to run$/,
    }),
    lineFormat({
        name: 'dart',
        take: 'last',
        line: /^[\d:]+ \+(?<passed>\d+)(?: ~(?<skipped>\d+))?(?: -(?<failed>\d+))?: (?:All tests passed!|Some tests failed\.)/,
        failure: /^[\d:]+ \+\d+(?: ~\d+)?(?: -\d+)?: (.+) \[E\]$/,
    }),
    lineFormat({
        name: 'swift',
        take: 'last',
        line: /^\t Executed (?<total>\d+) tests?, with (?:(?<skipped>\d+) tests? skipped and )?(?<failed>\d+) failures?/,
        failure: /^.*error: -?\[?([\w. ]+)\]? : /,
    }),
    lineFormat({
        name: 'swift testing',
        line: /^\S+ +Test run with (?<total>\d+) tests?(?: in \d+ suites?)? (?:passed|failed) after .*?(?: with (?<failed>\d+) issues?)?\.$/,
        failure: /^\S+ Test (?!run)(.+) failed after /,
    }),
    pest,
    lineFormat({
        name: 'words',
        line: /^(?<passed>\d+) passed, (?<failed>\d+) failed(?:, (?<skipped>\d+) skipped)?\.?$/,
    }),
];

;// CONCATENATED MODULE: ./lib/stop/results/python.js

const python_WORDS = {
    passed: 'passed',
    xpassed: 'passed',
    failed: 'failed',
    error: 'failed',
    errors: 'failed',
    skipped: 'skipped',
    xfailed: 'skipped',
};
const pytest = {
    name: 'pytest',
    read(lines) {
        const sums = pytestSums(lines);
        const failures = pytestNames(lines);
        if (sums.length === 0)
            return failures.length > 0 ? { failures } : undefined;
        const counts = sums.map((sum) => countWords(sum, python_WORDS)).reduce(add, NOTHING);
        return {
            counts,
            failures: counts.failed > 0 ? failures : [],
            noTests: sums.every((sum) => sum === 'no tests ran'),
        };
    },
};
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
function pytestNames(lines) {
    const from = lines.findIndex((line) => /^=+ short test summary info =+$/.test(line));
    if (from >= 0) {
        const listed = namesIn(lines.slice(from), /^(?:FAILED|ERROR|SUBFAIL\S*) (.+?)(?: - .*)?$/);
        if (listed.length > 0)
            return listed;
    }
    const headed = lines.findIndex((line) => /^=+ (?:FAILURES|ERRORS) =+$/.test(line));
    return headed < 0 ? [] : namesIn(lines.slice(headed), /^_{3,} (.+?) _{3,}$/);
}
const unittest = {
    name: 'unittest',
    read(lines) {
        let counts = NOTHING;
        let seen = false;
        let noTests = false;
        let ran;
        let outside = 0;
        for (const [at, line] of lines.entries()) {
            if (/^ERROR: (?:setUp|tearDown)(?:Class|Module) /.test(line))
                outside += 1;
            const ruled = /^-{70}$/.test(lines[at - 1] ?? '');
            const total = ruled ? /^Ran (\d+) tests? in [\d.]+s$/.exec(line)?.[1] : undefined;
            if (total !== undefined)
                ran = Number(total);
            const end = /^(OK|FAILED|NO TESTS RAN)(?: \((.*)\))?$/.exec(line);
            if (ran === undefined || end === null)
                continue;
            seen = true;
            noTests ||= ran === 0 && end[1] !== 'FAILED';
            counts = add(counts, unittestCounts(ran, outside, end[2] ?? ''));
            ran = undefined;
            outside = 0;
        }
        if (!seen)
            return undefined;
        return { counts, failures: namesIn(lines, /^(?:FAIL|ERROR): (.+)$/), noTests: noTests && counts.passed === 0 };
    },
};
/** `outside`: errors of class and module fixtures, which are not among the tests that ran. */
function unittestCounts(ran, outside, words) {
    const number = (name) => Number(new RegExp(`(?:^|, )${name}=(\\d+)`).exec(words)?.[1] ?? 0);
    const failed = number('failures') + number('errors');
    const skipped = number('skipped') + number('expected failures');
    return {
        passed: Math.max(0, ran - skipped - Math.max(0, failed - outside) - number('unexpected successes')),
        failed,
        skipped,
    };
}
const PYTHON = [pytest, unittest];

;// CONCATENATED MODULE: ./lib/stop/results/tap.js


/** Raw TAP: points at the left margin count, what stands deeper is a part of them. */
const tap = {
    name: 'tap',
    read(lines) {
        const plan = lines.findLast((line) => /^1\.\.\d+/.test(line));
        if (plan === undefined)
            return undefined;
        let { passed, failed, skipped } = NOTHING;
        for (const line of lines) {
            const [, not, rest] = /^(not )?ok \d+\b(.*)$/.exec(line) ?? [];
            if (rest === undefined)
                continue;
            if (/ # (?:TODO|SKIP)\b/i.test(rest))
                skipped += 1;
            else if (not === undefined)
                passed += 1;
            else
                failed += 1;
        }
        const top = lines.filter((line) => /^(?:not )?ok \d+/.test(line));
        const failures = notOk(failed > 0 ? lines : top);
        return { counts: { passed, failed, skipped }, failures, noTests: plan.startsWith('1..0') && passed + failed === 0 };
    },
};
const prove = {
    name: 'prove',
    covers: ['tap'],
    read(lines) {
        const total = lines.flatMap((line) => /^Files=\d+, Tests=(\d+),/.exec(line)?.[1] ?? []);
        if (total.length === 0)
            return undefined;
        const ran = total.reduce((sum, number) => sum + Number(number), 0);
        const lists = lines.flatMap((line) => /^ {2}Failed tests?: +([\d, -]+)$/.exec(line)?.[1] ?? []);
        const failed = lists.reduce((sum, list) => sum + lengthOf(list), 0);
        const broken = tap_namesIn(lines).filter(({ tests }) => tests === 0);
        const points = lines.filter((line) => /^(?:not )?ok \d+.* # (?:skip|todo)\b/i.test(line)).length;
        const skipped = points;
        const counts = { passed: Math.max(0, ran - failed - skipped), failed: failed + broken.length, skipped };
        const named = notOk(lines.filter((line) => /^not ok/.test(line)));
        const said = lines.flatMap((line) => /^# {3}Failed test '(.+)'$/.exec(line)?.[1] ?? []);
        const failures = [...new Set([...named, ...said, ...broken.map(({ file }) => file)])];
        return { counts, failures, noTests: lines.includes('Result: NOTESTS') };
    },
};
/** Files in the summary report: "t/a.t (Wstat: 256 Tests: 3 Failed: 1)". Without a failed test the file itself broke. */
function tap_namesIn(lines) {
    return lines.flatMap((line) => {
        const [, file, failed] = /^(\S+) +\(Wstat: .*Tests: \d+ Failed: (\d+)\)$/.exec(line) ?? [];
        return file === undefined ? [] : [{ file, tests: Number(failed) }];
    });
}
/** "2-4, 7" is four tests. */
function lengthOf(list) {
    return list
        .split(',')
        .map((part) => part.trim().split('-').map(Number))
        .reduce((sum, [from = 0, to = from]) => sum + to - from + 1, 0);
}
const TAP = [
    tap,
    prove,
    lineFormat({
        name: 'node-tap',
        covers: ['tap'],
        line: /^# \{ total: (?<total>\d+)(?:, pass: (?<passed>\d+))?(?:, fail: (?<failed>\d+))?(?:, skip: (?<skipped>\d+))?(?:, todo: (?<more>\d+))? \}$/,
        failure: /^ +not ok \d+ - (.+?)(?: # time=.*)?$/,
    }),
];

;// CONCATENATED MODULE: ./lib/stop/read-results.js






const FORMATS = [...JAVASCRIPT, ...TAP, ...PYTHON, ...COMPILED, ...MANAGED];
const MOST_NAMES = 50;
const MOST_CASES = 20_000;
/** No summary is longer; a pattern must not be led through a minified file. */
const LONGEST_LINE = 2_000;
/** Reads counts and names from the plain output of a test command. Several runners in one output are added up. */
function readResults(output, command) {
    const readings = untangle(output.split('\n').map((line) => line.slice(0, LONGEST_LINE))).flatMap(readAll);
    const counts = sumOf(readings);
    const failures = [...new Set(readings.flatMap((reading) => reading.failures ?? []))].slice(0, MOST_NAMES);
    const noTests = readings.some((reading) => reading.noTests === true) &&
        (counts === undefined || counts.passed + counts.failed + counts.errors === 0);
    const unfinished = readings.length === 0 && endsWithSummary(output, command);
    return {
        ...(counts === undefined ? {} : { counts }),
        failures,
        failed: failures.map((name) => ({ name, status: 'failed' })),
        cases: readings.flatMap(({ cases }) => cases ?? []).slice(0, MOST_CASES),
        noTests: noTests || ranNothing(output, command),
        unfinished,
    };
}
/** Every format that finds itself, without those that another one has summed up already. */
function readAll(lines) {
    const found = FORMATS.flatMap((format) => {
        const reading = format.read(lines);
        return reading === undefined ? [] : [{ format, reading }];
    });
    const covered = new Set(found.flatMap(({ format }) => format.covers ?? []));
    return found.filter(({ format }) => !covered.has(format.name)).map(({ reading }) => reading);
}
/** Undefined when a runner is there whose numbers are not: a part of a sum is no sum. */
function sumOf(readings) {
    const known = readings.flatMap(({ counts }) => counts ?? []);
    return known.length === 0 || known.length < readings.length ? undefined : known.reduce(add, NOTHING);
}
const PREFIX = /^(\[[\w-]+\]|[\w@./-]+:test(?::\w+)*:|[\w@./-]+ test(?::\w+)*:)(?: (.*))?$/;
const LEAST_PREFIXED = 2;
/** Takes the prefixes off that pnpm, turbo and others put before the lines of each package, and sorts them apart. */
function untangle(lines) {
    const byPrefix = new Map();
    const plain = [];
    for (const line of lines) {
        const [, prefix, rest = ''] = PREFIX.exec(line) ?? [];
        // Maven and sbt mark every line with a level; their formats read it.
        if (prefix === undefined || /^\[(?:INFO|ERROR|WARNING|DEBUG|info|error|warn)\]$/.test(prefix))
            plain.push(line);
        else
            byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), rest]);
    }
    const groups = [...byPrefix].filter(([, own]) => own.length >= LEAST_PREFIXED);
    return groups.length === 0 ? [lines] : [plain, ...groups.map(([, own]) => own)];
}
const TALKATIVE = /(?:^|[\s/"'])(?:jest|vitest|mocha|ava|pytest|unittest|rspec|phpunit|prove|ctest|go test|cargo test|nextest)(?:\s|$|["'])/;
/** Does the command, or the script that npm names before it runs it, call a runner that never ends in silence? */
function endsWithSummary(output, command) {
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

// EXTERNAL MODULE: ./lib/text/shorten.js
var shorten = __webpack_require__(7946);
;// CONCATENATED MODULE: ./lib/stop/tail.js

/** How much of the room the first failure may take when the end of the output does not show it. */
const SHARE = 0.5;
/**
 * The part of an output that is worth reading: its end. When the first failure stands far above it, under a coverage
 * table or another task's log, the lines from its last mention before the end come first.
 */
function tailOf(output, failures, limit) {
    const text = output.trimEnd();
    if (text.length <= limit)
        return text;
    const place = placeOf(text, failures, text.length - limit);
    if (place === undefined)
        return (0,shorten/* lastPart */.S_)(text, limit);
    const room = Math.floor(limit * SHARE);
    return `…\n${text.slice(place, place + room)}\n${(0,shorten/* lastPart */.S_)(text.slice(place + room), limit - room)}`;
}
/** Where the line of the first failure begins, unless it is in the end part anyway. */
function placeOf(text, failures, end) {
    const name = failures[0]?.split(/ > | › |::/).at(-1);
    if (name === undefined || name === '' || text.includes(name, end))
        return undefined;
    const at = text.lastIndexOf(name, end);
    return at < 0 ? undefined : text.lastIndexOf('\n', at) + 1;
}

// EXTERNAL MODULE: ./lib/stop/why-broken.js
var why_broken = __webpack_require__(4242);
;// CONCATENATED MODULE: ./lib/stop/run.js





const TAIL_LIMIT = 6_000;
// Wide enough that a summary is seen although a long build log or coverage table stands around it.
const KEPT_BYTES = 1024 * 1024;
/**
 * Runs the test command once and says how it ended. Called by the gate and by the RunTests tool; throws only when
 * the signal is aborted. The sandbox sets CI, closes stdin, keeps the time limit and ends what the command leaves behind.
 */
async function runTests(request) {
    const { command, workspace, standIn, sandbox, timeoutMs, signal } = request;
    const result = await sandbox.run({
        argv: (0,shell_argv/* shellArgv */.$)(command),
        cwd: workspace,
        trust: 'steered',
        timeoutMs,
        signal,
        ...(standIn === undefined ? {} : { standIn }),
        keepHead: KEPT_BYTES,
        keepTail: KEPT_BYTES,
    });
    signal.throwIfAborted();
    const output = (0,plain_text/* plainText */.w)(result.output);
    const results = readResults(output, command);
    const verdict = verdictOf(result, output, results);
    const note = verdict === 'error' ? brokenReason(result, output) : undefined;
    return {
        command,
        verdict,
        exitCode: result.exitCode,
        durationMs: result.durationMs,
        ...(results.counts === undefined ? {} : { counts: results.counts, ran: ranIn(results.counts) }),
        failures: results.failures,
        failed: results.failed,
        tail: tailOf(note === undefined ? output : `${output.trimEnd()}\n(${note})`, results.failures, TAIL_LIMIT),
        strays: result.strays,
    };
}
function verdictOf(result, output, results) {
    if (result.ending === 'timed-out')
        return 'timed-out';
    if (result.ending !== 'exited')
        return 'error';
    return judge({ exitCode: result.exitCode, signal: result.signal, output, results });
}
/** The verdict of a command that ran to its end. A non-zero exit is never `passed`, whatever the output claims. */
function judge({ exitCode, signal, output, results }) {
    const { counts, failures, unfinished } = results;
    const ran = counts === undefined ? 0 : ranIn(counts);
    const red = failures.length > 0 || (counts?.failed ?? 0) + (counts?.errors ?? 0) > 0;
    // Killed from outside, mostly for want of memory: whatever was printed before does not count.
    if (signal === 'SIGKILL' || exitCode === 137)
        return 'error';
    if (red)
        return 'failed';
    if (ran === 0 && (0,why_broken/* whyBroken */.I)(output, exitCode) !== undefined)
        return 'error';
    if (results.noTests || (counts !== undefined && ran === 0))
        return 'no-tests';
    if (exitCode === 0)
        return unfinished ? 'failed' : 'passed';
    return 'failed';
}
function ranIn({ passed, failed, errors }) {
    return passed + failed + errors;
}
function brokenReason(result, output) {
    if (result.startError !== undefined)
        return `the command could not be started: ${result.startError}`;
    if (result.signal !== null)
        return `the command was killed by ${result.signal}`;
    if (result.exitCode === 137)
        return 'a process was killed (exit code 137), perhaps for want of memory';
    return (0,why_broken/* whyBroken */.I)(output, result.exitCode) ?? 'the command did not run';
}


/***/ }),

/***/ 4242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ whyBroken)
/* harmony export */ });
/** Signs that the command itself is missing or wrong, so that its exit code says nothing about the tests. */
const SIGNS = [
    [/^npm (?:ERR!|error) Missing script/m, 'package.json has no such script'],
    [
        /(?:error Command "[^"]+" not found|ERR_PNPM_NO_SCRIPT|Couldn't find a script named|Script not found)/,
        'no such script',
    ],
    [/^npm (?:ERR!|error) could not determine executable to run/m, 'the test runner is not installed'],
    [/^make: \*\*\* No rule to make target/m, 'the Makefile has no such target'],
    [/^make: \*\*\* No targets specified and no makefile found/m, 'there is no Makefile'],
    [/^make: .*: (?:No such file or directory|Command not found)$/m, 'a program that the Makefile calls is missing'],
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


/***/ })

};
