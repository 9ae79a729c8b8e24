export const id = 6910;
export const ids = [6910];
export const modules = {

/***/ 2067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ fromRows),
/* harmony export */   J: () => (/* binding */ NOWHERE)
/* harmony export */ });
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6290);

function fromRows(list, setups = []) {
    return {
        async detect(look) {
            const found = [];
            for (const row of list) {
                const path = await matching(look, row);
                if (path !== undefined)
                    found.push({ command: row.command.replace('{}', (0,_look_js__WEBPACK_IMPORTED_MODULE_0__/* .inShell */ .wp)(path)), why: path });
            }
            return found;
        },
        async setup(look) {
            for (const row of setups) {
                const path = await matching(look, row);
                if (path !== undefined)
                    return {
                        command: row.command.replace('{}', (0,_look_js__WEBPACK_IMPORTED_MODULE_0__/* .inShell */ .wp)(path)),
                        why: path,
                        provides: row.provides,
                        ...(row.offline === true ? { offline: true } : {}),
                    };
            }
            return undefined;
        },
    };
}
async function matching(look, { files, holds, beside, without }) {
    if (without !== undefined && look.find(without).length > 0)
        return undefined;
    if (beside !== undefined && look.find(beside).length === 0)
        return undefined;
    const found = look.find(files);
    if (holds === undefined)
        return found[0];
    for (const path of found.slice(0, 40))
        if (holds.test(await look.read(path)))
            return path;
    return undefined;
}
/** Marks no folder: these are looked for from the root only. */
const NOWHERE = /(?!)/;


/***/ }),

/***/ 6910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ ECOSYSTEMS)
});

// EXTERNAL MODULE: ./lib/ecosystems/from-rows.js
var from_rows = __webpack_require__(2067);
// EXTERNAL MODULE: ./lib/ecosystems/reading/reading.js
var reading = __webpack_require__(3522);
;// CONCATENATED MODULE: ./lib/ecosystems/ansible.js


/** Each scenario of molecule is a test. */
const molecule = (0,reading/* lineFormat */._Y)({
    name: 'molecule',
    signs: ['Molecule executed '],
    line: /Molecule executed (?<total>\d+) scenarios? \((?<failed>\d+) failed\)/,
});
const ansible = {
    name: 'Ansible',
    endings: [],
    testFiles: [/^molecule\/.*\.ya?ml$/],
    judgingFiles: [],
    marker: /(?!)/,
    ...(0,from_rows/* fromRows */.G)([{ files: /^molecule\/.*molecule\.yml$/, command: 'molecule test' }]),
    formats: [molecule],
    zeroTests: [{ command: 'molecule test', exitCode: 0, output: 'INFO     Molecule executed 0 scenarios (0 failed)\n' }],
    structure: 'unread',
};

;// CONCATENATED MODULE: ./lib/ecosystems/c/build-suites.js

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

;// CONCATENATED MODULE: ./lib/ecosystems/bazel.js


/** Builds and tests any language; what the tests say is the affair of that. */
const bazelBuild = {
    name: 'Bazel',
    endings: ['bzl'],
    testFiles: [],
    judgingFiles: [/^(?:BUILD(?:\.bazel)?|\.bazelrc)$/],
    marker: /^(?:MODULE|WORKSPACE)(?:\.bazel)?$/,
    ...(0,from_rows/* fromRows */.G)([{ files: /^(?:MODULE|WORKSPACE)(?:\.bazel)?$/, command: 'bazel test //...' }]),
    formats: [bazel],
    zeroTests: [
        {
            command: 'bazel test //...',
            exitCode: 4,
            output: 'ERROR: No test targets were found, yet testing was requested\n',
        },
    ],
    structure: 'unread',
};

;// CONCATENATED MODULE: ./lib/ecosystems/runner.js
const VARIABLES = String.raw `^(?:[A-Z_][A-Z0-9_]*=\S* +|(?:cross-env|npx|yarn|pnpm exec|bunx|poetry run|uv run|pipenv run|hatch run|pdm run|bundle exec) +)*`;
/** `pattern` after whatever may stand before a program: variables, package managers, a folder. */
function runnerNamed(pattern) {
    return new RegExp(`${VARIABLES}(?:\\S*/)?(?:${pattern})(?= |$)`);
}
/** A text as one word of a shell command. */
function word(text) {
    return /^[\w./:=@,+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
function list(words) {
    return words.map(word).join(' ');
}
/** A regular expression for any of the names. */
function anyOf(names) {
    return names.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|');
}
/** The test's own name, without its suites. */
function own(name) {
    return name.split(/ > | › |::/).at(-1) ?? name;
}
/** For runners that take a pattern of names behind a flag. */
function byPattern(flag) {
    return {
        filter: (part) => `${flag} ${word(anyOf([part]))}`,
        names: (names) => `${flag} ${word(anyOf(names.map(own)))}`,
    };
}

;// CONCATENATED MODULE: ./lib/ecosystems/in-turn.js
let last = Promise.resolve();
/** Loads one reader after the other: loaders such as jest's cannot link two imports at once that share modules. */
function inTurn(load) {
    const mine = last.then(load, load);
    last = mine;
    return mine;
}

;// CONCATENATED MODULE: ./lib/ecosystems/tests-as-structure/light-structure.js

/** A language of the light tables. Table and engine are loaded when the first file is read. */
function lightStructure(language, more = {}) {
    return {
        ...more,
        async read(text, _path, whole) {
            const { readLight } = await inTurn(() => __webpack_require__.e(/* import() */ 7604).then(__webpack_require__.bind(__webpack_require__, 7604)));
            return readLight(text, await inTurn(language), whole);
        },
    };
}

;// CONCATENATED MODULE: ./lib/ecosystems/c/detect.js
const detectC = {
    async detect(look) {
        if (look.has('CMakeLists.txt') &&
            (await look.anyHolds(/(?:^|\/)CMakeLists\.txt$/, /\b(?:enable_testing|add_test|include\s*\(\s*CTest)/i))) {
            return [await fromCmake(look)];
        }
        if (look.has('meson.build') && (await look.anyHolds(/(?:^|\/)meson\.build$/, /^\s*test\s*\(/m))) {
            return [{ command: 'meson test -C build', why: 'tests in meson.build' }];
        }
        if (look.has('configure', 'configure.ac') &&
            (await look.anyHolds(/^Makefile\.(?:in|am)$/, /^(?:check\b|TESTS\b)/m))) {
            return [{ command: 'make check', why: 'configure and a check target' }];
        }
        return [];
    },
    setup(look, command) {
        const preset = /ctest --preset (\S+)/.exec(command)?.[1];
        const [prepare, provides] = preset !== undefined
            ? [`cmake --preset ${preset}`, []]
            : command.startsWith('cmake')
                ? ['cmake -S . -B build', ['build/CMakeCache.txt']]
                : command.startsWith('meson')
                    ? ['meson setup build', ['build']]
                    : [look.has('configure') ? './configure' : 'autoreconf -fi && ./configure', ['Makefile']];
        return Promise.resolve({ command: prepare, why: 'the build has to be configured', provides, offline: true });
    },
};
async function fromCmake(look) {
    const presets = await look.read('CMakePresets.json');
    const name = /"testPresets"\s*:\s*\[\s*\{[^}]*?"name"\s*:\s*"([^"]+)"/.exec(presets)?.[1];
    if (name !== undefined) {
        return {
            command: `cmake --build --preset ${name} && ctest --preset ${name}`,
            why: `test preset "${name}" in CMakePresets.json`,
        };
    }
    return {
        command: 'cmake -S . -B build && cmake --build build && ctest --test-dir build --output-on-failure',
        why: 'tests in CMakeLists.txt',
    };
}

;// CONCATENATED MODULE: ./lib/ecosystems/c/results.js

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
const CPP_FORMATS = [bracketed, catch2, checkC, doctest];

;// CONCATENATED MODULE: ./lib/ecosystems/c/c.js





const c = {
    name: 'C and C++',
    endings: ['c', 'cc', 'cpp', 'cxx', 'c++', 'h', 'hh', 'hpp', 'm', 'mm', 'C', 'H'],
    testFiles: [/(?:^|\/)(?:(?:test|check)[-_][^/]*|[^/]*[-_]?(?:unit)?tests?)\.(?:c|cc|cpp|cxx|h|hh|hpp|m|mm)$/i],
    judgingFiles: [
        /^(?:GNUmakefile|makefile|Makefile(?:\.\w+)?|[\w.-]+\.mk|CMakeLists\.txt|[\w.-]+\.cmake|CMake(?:User)?Presets\.json|CTest\w*|meson\.build|meson(?:_options\.txt|\.options)|configure(?:\.ac)?|SConstruct)$/,
    ],
    marker: /^(?:CMakeLists\.txt|meson\.build|configure(?:\.ac)?|Makefile\.(?:in|am))$/,
    ...detectC,
    formats: [...BUILD_SUITES, ...CPP_FORMATS],
    zeroTests: [
        { command: 'ctest --test-dir build', exitCode: 0, output: 'No tests were found!!!\n' },
        {
            command: './tests',
            exitCode: 0,
            output: '[==========] Running 0 tests from 0 test suites.\n[==========] 0 tests from 0 test suites ran. (0 ms total)\n[  PASSED  ] 0 tests.\n',
        },
    ],
    narrow: [{ name: runnerNamed('ctest(?: --?\\S+(?: [\\w./]+)?)*'), ...byPattern('-R') }],
    structure: lightStructure(async () => (await __webpack_require__.e(/* import() */ 394).then(__webpack_require__.bind(__webpack_require__, 394))).C),
};

;// CONCATENATED MODULE: ./lib/ecosystems/clojure.js


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
/** Where these build, too, they have the last word. */
const JVM = /^(?:pom\.xml|mvnw|gradlew|(?:build|settings)\.gradle(?:\.kts)?)$/;
const clojureLanguage = {
    name: 'Clojure',
    endings: ['clj', 'cljc', 'cljs'],
    testFiles: [/(?:^|\/)[^/]*_test\.clj[cs]?$/],
    judgingFiles: [/^(?:project\.clj|deps\.edn|tests\.edn)$/],
    marker: /^(?:project\.clj|deps\.edn)$/,
    ...(0,from_rows/* fromRows */.G)([
        { files: /^project\.clj$/, without: JVM, command: 'lein test' },
        { files: /^deps\.edn$/, without: JVM, holds: /:test\s*\{[^]*:exec-fn/, command: 'clojure -X:test' },
        { files: /^deps\.edn$/, without: JVM, holds: /:test\b/, command: 'clojure -M:test' },
    ]),
    formats: [clojure],
    zeroTests: [
        { command: 'lein test', exitCode: 0, output: 'Ran 0 tests containing 0 assertions.\n0 failures, 0 errors.\n' },
    ],
    structure: 'unread',
};

;// CONCATENATED MODULE: ./lib/ecosystems/test-names.js
/** `CartTest`, `TestCart`, `CartIT`: names of classes with tests, in files of these endings. */
function classNames(...endings) {
    return new RegExp(String.raw `(?:^|/)(?:[^/]*(?:Tests?|TestCase|IT|ITCase|Spec|Specs)|Test[A-Z][^/]*)\.(?:${endings.join('|')})$`);
}
/** `cart_spec`, `cart_test`, `test_cart`, and what such files load first. */
function specNames(ending) {
    return new RegExp(String.raw `(?:^|/)(?:[^/]*_(?:spec|test)|test_[^/]*|(?:spec|test|rails)_helper)\.${ending}$`);
}
/** `test.sh`, `run-tests.sh`, `test_cart.sh`: programs that test by running. */
function scriptNames(...endings) {
    return new RegExp(String.raw `(?:^|/)(?:[^/]*[-_]tests?|tests?[-_][^/]*|tests?)\.(?:${endings.join('|')})$`);
}

;// CONCATENATED MODULE: ./lib/ecosystems/crystal.js




const crystalSpec = (0,reading/* lineFormat */._Y)({
    name: 'crystal',
    signs: [' pending'],
    line: /^(?<total>\d+) examples?, (?<failed>\d+) failures?, (?<errors>\d+) errors?, (?<skipped>\d+) pending$/,
    failure: /^ {2}\d+\) (.+)$/,
    end: /^Finished in/,
});
/** Its specs read as Ruby's do. */
const crystal = {
    name: 'Crystal',
    endings: ['cr'],
    testFiles: [specNames('cr')],
    judgingFiles: [],
    marker: /^shard\.yml$/,
    ...(0,from_rows/* fromRows */.G)([{ files: /^shard\.yml$/, command: 'crystal spec' }], [
        {
            files: /^shard\.yml$/,
            holds: /^(?:development_)?dependencies:/m,
            command: 'shards install',
            provides: ['lib'],
        },
    ]),
    formats: [crystalSpec],
    zeroTests: [
        {
            command: 'crystal spec',
            exitCode: 0,
            output: 'Finished in 12 microseconds\n0 examples, 0 failures, 0 errors, 0 pending\n',
        },
    ],
    structure: lightStructure(async () => (await __webpack_require__.e(/* import() */ 2527).then(__webpack_require__.bind(__webpack_require__, 2527))).RUBY),
};

;// CONCATENATED MODULE: ./lib/ecosystems/dart.js


const dartTest = (0,reading/* lineFormat */._Y)({
    name: 'dart',
    signs: ['tests passed!', 'tests failed.', 'tests skipped.', 'No tests '],
    take: 'last',
    line: /^[\d:]+ \+(?<passed>\d+)(?: ~(?<skipped>\d+))?(?: -(?<failed>\d+))?: (?:All tests passed!|Some tests failed\.|All tests skipped\.)/,
    failure: /^[\d:]+ \+\d+(?: ~\d+)?(?: -\d+)?: (.+) \[E\]$/,
    end: /^[\d:]+ \+\d+/,
    noTests: /^No tests (?:ran|match|were found)/,
});
const dart = {
    name: 'Dart',
    endings: ['dart'],
    testFiles: [/(?:^|\/)[^/]*_test\.dart$/],
    judgingFiles: [/^dart_test\.yaml$/],
    marker: /^pubspec\.yaml$/,
    ...(0,from_rows/* fromRows */.G)([
        { files: /^pubspec\.yaml$/, holds: /flutter_test|sdk: flutter/, command: 'flutter test' },
        { files: /^test\/.*_test\.dart$/, command: 'dart test' },
    ], [
        {
            files: /^pubspec\.yaml$/,
            holds: /flutter_test|sdk: flutter/,
            command: 'flutter pub get',
            provides: ['.dart_tool'],
        },
        { files: /^pubspec\.yaml$/, command: 'dart pub get', provides: ['.dart_tool'] },
    ]),
    formats: [dartTest],
    zeroTests: [{ command: 'dart test', exitCode: 79, output: 'No tests ran.\n' }],
    discovered: (path) => /(?:^|\/)test\/.*_test\.dart$/.test(path),
    structure: 'unread',
};

// EXTERNAL MODULE: ./lib/ecosystems/look.js
var ecosystems_look = __webpack_require__(6290);
;// CONCATENATED MODULE: ./lib/ecosystems/dotnet/detect.js

const SOLUTION = /^[^/]+\.slnx?$/;
const PROJECT = /\.(?:cs|fs|vb)proj$/;
const TESTS = /Microsoft\.NET\.Test\.Sdk|xunit|NUnit|MSTest|TUnit/i;
const MOST_PROJECTS = 40;
/** The target is named wherever MSBuild finds none or more than one in the folder: it would run nothing. */
async function detectDotnet(look) {
    const [solution] = look.find(SOLUTION);
    if (solution !== undefined)
        return [{ command: isOnly(look) ? 'dotnet test' : `dotnet test ${(0,ecosystems_look/* inShell */.wp)(solution)}`, why: solution }];
    const tested = await testProjects(look);
    const [first] = tested;
    if (first === undefined)
        return [];
    const command = isOnly(look) && !first.includes('/')
        ? 'dotnet test'
        : tested.map((path) => `dotnet test ${(0,ecosystems_look/* inShell */.wp)(path)}`).join(' && ');
    return [{ command, why: tested.join(', ') }];
}
function setupDotnet(look, command) {
    const named = [...command.matchAll(/\bdotnet test (?!-)('[^']+'|[\w./-]+)/g)].map(([, target = '']) => target);
    const restored = named.length === 0 ? [''] : named.map((target) => ` ${target}`);
    return Promise.resolve({
        command: restored.map((target) => `dotnet restore${target}`).join(' && '),
        why: look.find(/\.(?:sln|slnx|csproj|fsproj|vbproj)$/)[0] ?? command,
        provides: [],
    });
}
/** One solution or project in the folder itself, so that nothing has to be named. */
function isOnly(look) {
    return look.find(/^[^/]+\.(?:slnx?|(?:cs|fs|vb)proj)$/).length === 1;
}
async function testProjects(look) {
    const found = [];
    for (const path of look.find(PROJECT).slice(0, MOST_PROJECTS))
        if (TESTS.test(await look.read(path)))
            found.push(path);
    return found;
}

;// CONCATENATED MODULE: ./lib/ecosystems/dotnet/results.js

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

;// CONCATENATED MODULE: ./lib/ecosystems/dotnet/dotnet.js




const dotnet_dotnet = {
    name: '.NET',
    endings: ['cs', 'fs', 'vb'],
    testFiles: [classNames('cs', 'fs', 'vb')],
    judgingFiles: [
        /^(?:[\w.-]+\.(?:csproj|fsproj|vbproj|runsettings|props|targets)|xunit\.runner\.json|testconfig\.json)$/,
    ],
    // Projects without a solution are named from the root.
    marker: /\.slnx?$/,
    detect: detectDotnet,
    setup: setupDotnet,
    inCi: (command) => /^dotnet test(?: |$)/.test(command) && !/ (?:--list-tests|-t|--filter|--help)\b/.test(command),
    formats: [dotnet],
    zeroTests: [
        {
            command: 'dotnet test',
            exitCode: 0,
            output: 'No test is available in /app/bin/Debug/net8.0/App.Tests.dll. Make sure that test discoverer & executors are registered.\n',
        },
    ],
    structure: {
        ...lightStructure(async () => (await __webpack_require__.e(/* import() */ 929).then(__webpack_require__.bind(__webpack_require__, 929))).CSHARP),
        readable: /\.cs$/,
    },
};

;// CONCATENATED MODULE: ./lib/ecosystems/elixir/results.js

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
const BEAM_FORMATS = [exunit, erlang];

;// CONCATENATED MODULE: ./lib/ecosystems/elixir/elixir.js



/** mix and rebar, with the tests of Elixir. */
const elixir = {
    name: 'Elixir and Erlang',
    endings: ['ex', 'exs'],
    testFiles: [/(?:^|\/)[^/]*_test\.exs?$/],
    judgingFiles: [/^(?:mix\.exs|coveralls\.json|rebar\.config)$/],
    marker: /^(?:mix\.exs|rebar\.config)$/,
    ...(0,from_rows/* fromRows */.G)([
        { files: /^mix\.exs$/, command: 'mix test' },
        { files: /^test\/.*_SUITE\.erl$/, beside: /^(?:test|src)\/.*_tests?\.erl$/, command: 'rebar3 do eunit, ct' },
        { files: /^test\/.*_SUITE\.erl$/, command: 'rebar3 ct' },
        { files: /^rebar\.config$/, command: 'rebar3 eunit' },
    ], [{ files: /^mix\.exs$/, holds: /\{:\w+,/, command: 'mix deps.get', provides: ['deps'] }]),
    formats: BEAM_FORMATS,
    zeroTests: [
        { command: 'mix test', exitCode: 0, output: 'There are no tests to run\n' },
        { command: 'rebar3 eunit', exitCode: 0, output: '===> Performing EUnit tests...\n  There were no tests to run.\n' },
    ],
    discovered: (path) => !path.endsWith('.exs') || /(?:^|\/)test\/.*_test\.exs$/.test(path),
    structure: lightStructure(async () => (await __webpack_require__.e(/* import() */ 1840).then(__webpack_require__.bind(__webpack_require__, 1840))).ELIXIR, { tests: /_test\.exs$/ }),
};
/** Run by rebar and mix; its tests are functions of modules, which only a run counts. */
const elixir_erlang = {
    name: 'Erlang',
    endings: ['erl', 'hrl'],
    testFiles: [/(?:^|\/)[^/]*(?:_SUITE|_tests?)\.erl$/],
    judgingFiles: [],
    structure: 'unread',
};

;// CONCATENATED MODULE: ./lib/ecosystems/go/detect.js
async function detectGo(look) {
    const modules = usedModules(await look.read('go.work'));
    // At the root of a workspace "./..." names no module, so each one is named.
    if (modules.length > 0) {
        const paths = modules.map((dir) => (dir === '.' ? './...' : `./${dir}/...`));
        return [{ command: `go test ${paths.join(' ')}`, why: 'modules in go.work' }];
    }
    return look.has('go.mod') ? [{ command: 'go test ./...', why: 'go.mod' }] : [];
}
/** "use ./a" and "use ( ./a ./b )". */
function usedModules(work) {
    const block = /^use\s*\(([^)]*)\)/m.exec(work)?.[1] ?? '';
    const single = [...work.matchAll(/^use\s+([^\s(]+)/gm)].map(([, dir]) => dir ?? '');
    const dirs = [...block.split('\n').map((line) => line.replace(/\/\/.*/, '').trim()), ...single];
    return dirs.filter((dir) => /^[\w./-]+$/.test(dir)).map((dir) => dir.replace(/^\.\/|\/$/g, ''));
}

;// CONCATENATED MODULE: ./lib/ecosystems/go/results.js

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
        // What a test prints without an end of line stands before its mark.
        const marks = (kind) => lines.filter((line) => new RegExp(`--- ${kind}: \\S+ \\([\\d.]+s\\)$`).test(line)).length;
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
        const name = /^ *--- FAIL: (\S+)|--- FAIL: (\S+) \([\d.]+s\)$/
            .exec(line)
            ?.slice(1)
            .find((one) => one !== undefined);
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
const GO_FORMATS = [go, gotestsum];

;// CONCATENATED MODULE: ./lib/ecosystems/go/go.js




const OTHER_SYSTEM = /_(?:windows|darwin|js|wasip1|plan9|aix|android|ios|solaris|freebsd|netbsd|openbsd|dragonfly|wasm|arm|arm64|386|s390x|ppc64le?|mips\w*|riscv64)_test\.go$/;
const go_go = {
    name: 'Go',
    endings: ['go'],
    testFiles: [/(?:^|\/)[^/]*_test\.go$/],
    judgingFiles: [],
    marker: /^go\.(?:mod|work)$/,
    detect: detectGo,
    inCi: (command) => /^go test /.test(command) &&
        !/ -(?:c|n|list|exec|bench)\b| -run[ =]['"]?(?:\^\$|XXX|NONE|-)['"]?(?: |$)/i.test(command),
    formats: GO_FORMATS,
    zeroTests: [
        { command: 'go test ./...', exitCode: 0, output: '?   \texample/x\t[no test files]\n' },
        { command: 'go test ./...', exitCode: 0, output: 'ok  \texample/x\t0.004s [no tests to run]\n' },
    ],
    narrow: [
        {
            name: runnerNamed('go test'),
            filter: (part) => `-run ${word(part)}`,
            names: (names) => `-run ${word(`^(${names.map((name) => name.split('/')[0] ?? name).join('|')})$`)}`,
        },
    ],
    discovered: (path) => /_test\.go$/.test(path) &&
        !/(?:^|\/)[._]/.test(path) &&
        !/(?:^|\/)testdata\//.test(path) &&
        !OTHER_SYSTEM.test(path),
    structure: lightStructure(async () => (await __webpack_require__.e(/* import() */ 2589).then(__webpack_require__.bind(__webpack_require__, 2589))).GO, { tests: /_test\.go$/ }),
};

;// CONCATENATED MODULE: ./lib/ecosystems/haskell.js


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
const haskell = {
    name: 'Haskell',
    endings: ['hs', 'lhs'],
    testFiles: [/(?:^|\/)[^/]*Spec\.hs$/],
    judgingFiles: [/^(?:cabal\.project|[\w.-]+\.cabal)$/],
    marker: /^(?:stack\.yaml|cabal\.project|.*\.cabal)$/,
    ...(0,from_rows/* fromRows */.G)([
        { files: /^stack\.yaml$/, command: 'stack test' },
        { files: /\.cabal$/, holds: /^test-suite/m, command: 'cabal test' },
    ]),
    formats: [tasty],
    zeroTests: [{ command: 'cabal test', exitCode: 0, output: 'All 0 tests passed (0.00s)\n' }],
    structure: 'unread',
};

;// CONCATENATED MODULE: ./lib/ecosystems/helm.js


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
const helmCharts = {
    name: 'Helm',
    endings: [],
    testFiles: [/(?:^|\/)tests\/[^/]*_test\.ya?ml$/],
    judgingFiles: [],
    marker: /^Chart\.yaml$/,
    ...(0,from_rows/* fromRows */.G)([{ files: /^tests\/.*_test\.ya?ml$/, beside: /^Chart\.yaml$/, command: 'helm unittest .' }]),
    formats: [helm],
    zeroTests: [
        {
            command: 'helm unittest .',
            exitCode: 0,
            output: 'Charts:      1 passed, 1 total\nTest Suites: 0 passed, 0 total\nTests:       0 passed, 0 total\n',
        },
    ],
    structure: 'unread',
};

;// CONCATENATED MODULE: ./lib/ecosystems/java/discovered.js
/** By the folder, and under Maven by the name, whatever the language. */
function foundByJvm(path, { command }) {
    return (/(?:^|\/)src\/\w*[tT]est\w*\//.test(path) &&
        (!/\bmvnw?\b/.test(command) || /(?:^|\/)(?:Test[^/]*|[^/]*(?:Test|Tests|TestCase|IT|ITCase|Spec))\.\w+$/.test(path)));
}

;// CONCATENATED MODULE: ./lib/ecosystems/java/results.js

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
/** One line for each class. */
const ant = (0,reading/* lineFormat */._Y)({
    name: 'ant',
    signs: ['[junit]'],
    line: /^ *\[junit\] Tests run: (?<total>\d+), Failures: (?<failed>\d+), Errors: (?<errors>\d+)(?:, Skipped: (?<skipped>\d+))?, Time elapsed:/,
    failure: /^ *\[junit\] Testcase: (\w+(?:\([\w.$]+\))?):? *(?:FAILED|Caused an ERROR)$/,
    end: /^ *\[junit\] (?:Testcase:|Test )/,
});
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
const junit = (0,reading/* lineFormat */._Y)({
    name: 'junit',
    signs: ['OK (', 'Tests run:'],
    line: /^(?:OK \((?<passed>\d+) tests?\)|Tests run: (?<total>\d+), {2}Failures: (?<failed>\d+))$/,
    failure: /^\d+\) (.+\(.+\))$/,
    end: /^(?:FAILURES!!!|Tests run:)/,
});
const JAVA_FORMATS = [maven, gradle, ant, junitPlatform, junit];

;// CONCATENATED MODULE: ./lib/ecosystems/java/java.js






/** Maven, Gradle and Ant, with Java and Groovy. What else runs there has files of its own. */
const java = {
    name: 'JVM',
    endings: ['java', 'groovy'],
    testFiles: [classNames('java', 'groovy')],
    judgingFiles: [
        /^(?:pom\.xml|(?:settings|build)\.gradle(?:\.kts)?|gradle\.properties|[\w.-]+\.gradle(?:\.kts)?|testng[\w.-]*\.xml|junit-platform\.properties|maven\.config|jvm\.config|gradlew|mvnw)$/,
    ],
    marker: /^(?:pom\.xml|(?:build|settings)\.gradle(?:\.kts)?|build\.xml)$/,
    ...(0,from_rows/* fromRows */.G)([
        { files: /^mvnw$/, command: './mvnw -B test' },
        { files: /^pom\.xml$/, command: 'mvn -B test' },
        { files: /^gradlew$/, command: './gradlew test' },
        { files: /^(?:build|settings)\.gradle(?:\.kts)?$/, command: 'gradle test' },
        { files: /^build\.xml$/, holds: /<target[^>]*\bname="test"/, command: 'ant test' },
    ]),
    inCi: (command) => /^(?:\.\/)?(?:mvnw?|gradlew?) (?:.* )?(?:test|check|verify|build|install)(?: |$)/.test(command) &&
        !/ -D(?:maven\.test\.skip|skipTests|skipITs)(?!=false)\b| -x (?:\S*:)?test\b| (?:-m|--dry-run|--help|-pl|--tests)\b| -Dtest=/.test(command) &&
        (/\b(?:test|check|verify)\b/.test(command) || /\bmvnw? /.test(command)),
    formats: JAVA_FORMATS,
    zeroTests: [
        { command: 'mvn -B test', exitCode: 0, output: '[INFO] No tests to run.\n[INFO] BUILD SUCCESS\n' },
        { command: 'gradle test', exitCode: 0, output: '> Task :test NO-SOURCE\n\nBUILD SUCCESSFUL in 1s\n' },
    ],
    narrow: [
        {
            name: runnerNamed('(?:mvn|\\./mvnw|mvnw)(?: -\\S+)* test'),
            files: (files) => `${word(`-Dtest=${files.map(classOf).join(',')}`)} -Dsurefire.failIfNoSpecifiedTests=false`,
        },
        {
            name: runnerNamed('(?:gradle|\\./gradlew|gradlew)(?: -\\S+)* test'),
            files: (files) => files.map((file) => `--tests ${word(classOf(file))}`).join(' '),
        },
    ],
    discovered: foundByJvm,
    structure: lightStructure(async () => (await __webpack_require__.e(/* import() */ 8167).then(__webpack_require__.bind(__webpack_require__, 8167))).JAVA),
};
function classOf(file) {
    return (file.split('/').at(-1) ?? file).replace(/\.\w+$/, '');
}

;// CONCATENATED MODULE: ./lib/ecosystems/java/kotlin.js



/** Built and run by Gradle and Maven. */
const kotlin = {
    name: 'Kotlin',
    endings: ['kt', 'kts'],
    testFiles: [classNames('kt', 'kts')],
    judgingFiles: [],
    discovered: (path, found) => /\.kts$/.test(path) || foundByJvm(path, found),
    structure: lightStructure(async () => (await __webpack_require__.e(/* import() */ 8167).then(__webpack_require__.bind(__webpack_require__, 8167))).KOTLIN),
};

;// CONCATENATED MODULE: ./lib/ecosystems/javascript/discovered.js
/** By the rules of the runner that the command calls. */
function foundByJavaScript(path, { command }) {
    const byName = /[._](?:test|spec)\.[cm]?[jt]sx?$/.test(path);
    const inFolder = /(?:^|\/)__tests__\//.test(path);
    if (/\bnode\b.*--test/.test(command))
        return (byName ||
            /[-]test\.[cm]?[jt]s$/.test(path) ||
            /(?:^|\/)test(?:-[^/]*)?\.[cm]?[jt]s$/.test(path) ||
            /(?:^|\/)test\//.test(path));
    if (/\bmocha\b/.test(command))
        return (byName ||
            /^(?:test|spec)\/[^/]+\.[cm]?js$/.test(path) ||
            (/--recursive/.test(command) && /^test\//.test(path)) ||
            inFolder);
    if (/\bvitest\b/.test(command))
        return byName;
    return byName || inFolder || (/\b(?:ava|tap|tape|uvu)\b/.test(command) && /^tests?\//.test(path));
}

;// CONCATENATED MODULE: ./lib/ecosystems/javascript/endings.js
/** Deno has the same files. */
const JAVASCRIPT_ENDINGS = ['js', 'mjs', 'cjs', 'jsx', 'ts', 'mts', 'cts', 'tsx', 'vue', 'svelte'];

;// CONCATENATED MODULE: ./lib/ecosystems/javascript/ava.js

const MARK = /^ {2}(✔|✘) (?:\[(fail|unexpected pass|expected fail)\]:? )?(.+?)(?: \([\d.]+m?s\))?$/;
/** Above it stand the marks, and whatever tests print; the sum is below the last one. */
const RULE = /^ {2}─+$/;
const ava = {
    name: 'ava',
    signs: ['✘', '✔', ' passed', ' failed', ' uncaught', ' unhandled', ' skipped', ' todo', ' known'],
    read(lines) {
        const from = lines.findLastIndex((line) => RULE.test(line));
        const told = lines.slice(from + 1);
        const sums = told.flatMap((line) => SUM.exec(line)?.[1] ?? []);
        const noTests = lines.some((line) => /^ +✘ (?:No tests found in|Couldn.t find any files to test)/.test(line));
        if (sums.length === 0 && !noTests)
            return undefined;
        let counts = reading/* NOTHING */.K$;
        for (const sum of sums) {
            const [, count = '0', what = ''] = /^(\d+) (.+)$/.exec(sum) ?? [];
            const kind = KINDS.find(([words]) => words.test(what))?.[1];
            if (kind !== undefined)
                counts = (0,reading/* add */.WQ)(counts, { ...reading/* NOTHING */.K$, [kind]: Number(count) });
        }
        // What passed is not told where something failed; each has its mark.
        const marked = lines.slice(0, Math.max(0, from)).filter((line) => MARK.exec(line)?.[1] === '✔');
        const passed = counts.passed || marked.filter((line) => !line.includes('[expected fail] ')).length;
        const { cases, outside } = failuresOf(lines);
        const unloaded = passed + counts.failed === 0 ? outside.length : 0;
        return { counts: { ...counts, passed }, failed: [...cases, ...outside], noTests, unloaded };
    },
};
const SUM = /^ {2}(\d+ (?:tests?|hooks?|uncaught|unhandled|known|timed|pending) .+)$/;
const KINDS = [
    [/^tests? passed/, 'passed'],
    [/^tests? failed/, 'failed'],
    [/^(?:tests? (?:skipped|todo)|known failures?)/, 'skipped'],
    [/^(?:hooks? failed|uncaught exceptions?|unhandled rejections?|tests? (?:timed out|remained))/, 'errors'],
];
/** First a list of marks, with the message's first words behind the name; then a section for each, headed by the name alone. */
function failuresOf(lines) {
    const marked = lines.flatMap((line) => {
        const [, , kind, text] = MARK.exec(line) ?? [];
        return (kind === 'fail' || kind === 'unexpected pass') && text !== undefined ? [text] : [];
    });
    const heads = new Set(lines.flatMap((line) => /^ {2}(\S.*)$/.exec(line)?.[1] ?? []));
    const names = [...new Set(marked)].map((text) => {
        const words = text.split(' ');
        const ends = words.map((_, at) => words.slice(0, words.length - at).join(' '));
        return ends.find((name) => heads.has(name)) ?? text;
    });
    const cases = names.map((name) => {
        const short = name.split(' › ').at(-1) ?? name;
        const at = lines.findIndex((line) => line === `  ${name}` || line === `  ${short}`);
        const message = at < 0 ? '' : (0,reading/* messageAfter */.g_)(lines, at + 1, (next) => names.some((other) => next === `  ${other}`));
        return (0,reading/* testCase */.DH)({ name, status: / hook(?: for .*)?$/.test(name) ? 'error' : 'failed', message });
    });
    const pending = (0,reading/* namesIn */.wX)(lines, /^ {2}◌ (.+)$/).map((name) => (0,reading/* testCase */.DH)({ name, status: 'error', message: 'Timed out while running tests' }));
    const outside = (0,reading/* casesIn */.XV)(lines, /^ {2}(?:Uncaught exception|Unhandled rejection) in (\S+)$/, {
        status: 'error',
        end: /^ {2}✘ /,
    });
    return { cases: [...cases, ...pending], outside: outside.map((one) => ({ ...one, file: one.name })) };
}

;// CONCATENATED MODULE: ./lib/ecosystems/javascript/jest.js

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
    sum: /^Tests: +.*\btotal$/,
    read(lines) {
        const sums = lines.flatMap((line, at) => {
            const sum = /^Tests: +(.*\btotal)$/.exec(line)?.[1];
            const isSum = sum !== undefined && (lines[at - 1] ?? '').startsWith('Test Suites: ');
            // With --bail the same sum stands there twice.
            const isTwin = (lines[at - 2] ?? '').startsWith('Ran all test suites') && line === lines[at - 5];
            return isSum && !isTwin ? [sum] : [];
        });
        const noTests = lines.some((line) => /^No tests found, exiting with code/.test(line));
        const failed = jest_failuresOf(lines);
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
function jest_failuresOf(lines) {
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

;// CONCATENATED MODULE: ./lib/ecosystems/javascript/karma.js

/** "Chrome 120.0 (Linux): Executed 3 of 5 (1 FAILED) (skipped 1) SUCCESS (0.1 secs / 0.05 secs)", again and again for each browser. */
const PROGRESS = /^(?:(?<browser>\S.*?): )?Executed (?<ran>\d+) of (?<total>\d+)(?: \((?<failed>\d+) FAILED\))?(?: \((?:skipped|ignored) (?<skipped>\d+)\))?/;
const TOTAL = /^TOTAL: (?:(\d+) FAILED, )?(\d+) SUCCESS$/;
const RED = /^\S.* \([^)]*\) (?!ERROR)(.+) FAILED$/;
const karma = {
    name: 'karma',
    signs: ['Executed ', 'TOTAL: '],
    covers: ['jasmine', 'mocha'],
    read(lines) {
        const last = new Map();
        for (const line of lines) {
            const groups = PROGRESS.exec(line)?.groups;
            if (groups === undefined)
                continue;
            const number = (name) => Number(groups[name] ?? 0);
            const [failed, skipped, ran] = [number('failed'), number('skipped'), number('ran')];
            // Some versions count what was skipped among what was executed.
            const passed = Math.max(0, Math.min(ran, number('total') - skipped) - failed);
            last.set(groups['browser'] ?? '', {
                counts: { passed, failed, skipped, errors: 0 },
                unfinished: number('total') - ran - skipped,
            });
        }
        const browsers = [...last.values()];
        // The sum of all browsers where no single one is told of.
        const [, failed = '0', passed] = TOTAL.exec(lines.findLast((line) => TOTAL.test(line)) ?? '') ?? [];
        if (browsers.length === 0 && passed === undefined)
            return undefined;
        const counts = browsers.length === 0
            ? { ...reading/* NOTHING */.K$, passed: Number(passed), failed: Number(failed) }
            : browsers.map((one) => one.counts).reduce(reading/* add */.WQ, reading/* NOTHING */.K$);
        return {
            counts,
            // The rest of a message is indented.
            failed: (0,reading/* casesIn */.XV)(lines, RED, { end: /^\S/ }),
            noTests: browsers.length > 0 && counts.passed + counts.failed === 0,
            ...(browsers.some(({ unfinished }) => unfinished > 0) ? { cutOff: true } : {}),
        };
    },
};

;// CONCATENATED MODULE: ./lib/ecosystems/javascript/mocha.js

const mocha_SUM = /^ {2}(?:✔ )?\d+ (?:passing|tests? complete)\b/;
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
        if (inMessages || !mocha_SUM.test(line))
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
    const passing = lines.findIndex((line) => mocha_SUM.test(line));
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

// EXTERNAL MODULE: ./lib/ecosystems/reading/tap-points.js
var tap_points = __webpack_require__(8599);
;// CONCATENATED MODULE: ./lib/ecosystems/javascript/node-test.js


const node_test_MARK = /^( *)([✖✔﹣⚠▶]) (.+?)(?: \([\d.]+m?s\))?(?: # .*)?$/;
/** After the duration a failing test that is still to do has its reason. */
const TO_DO = /^ *[✖✔] .+ \([\d.]+m?s\) # .+$/;
const nodeTest = {
    name: 'node:test',
    signs: ['✖', '✔', 'cancelled '],
    covers: ['tap'],
    sum: /^[ℹ#] (pass|fail|cancelled|skipped|todo) \d+$/,
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
        const isTap = lines.some((line) => /^TAP version \d+$/.test(line));
        const tap = isTap ? (0,tap_points/* points */.W)(lines).filter(({ suite }) => !suite) : [];
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
        const [, indent = '', mark = '', name = ''] = node_test_MARK.exec(line) ?? [];
        if (mark === '' || !isTimedOr(line, mark))
            continue;
        const depth = indent.length / 2;
        const closes = open[depth] === name && open.length === depth + 1;
        open.length = Math.min(open.length, depth);
        if (mark === '▶')
            open[depth] = name;
        else if (!closes) {
            const status = TO_DO.test(line) ? 'skipped' : mark === '✖' ? 'failed' : mark === '✔' ? 'passed' : 'skipped';
            const message = status === 'failed' ? (0,reading/* messageAfter */.g_)(lines, at + 1, (next) => node_test_MARK.test(next)) : undefined;
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

;// CONCATENATED MODULE: ./lib/ecosystems/javascript/vitest.js

const FAIL = /^ FAIL {2}(?:\|[^|]+\| )?(.+?)(?: \((?:retry x\d+|repeat x\d+|[\d.]+m?s)[^)]*\))?$/;
const vitest_END = /^⎯|^ (?:Test Files|Snapshots) {2}/;
const vitest = {
    name: 'vitest',
    sum: /^ +Tests {2}/,
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

;// CONCATENATED MODULE: ./lib/ecosystems/javascript/results.js







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
const denoTest = {
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
const JAVASCRIPT_FORMATS = [
    jest,
    vitest,
    mocha,
    nodeTest,
    uvu,
    bun,
    ava,
    playwright,
    denoTest,
    cypress,
    (0,reading/* lineFormat */._Y)({
        name: 'jasmine',
        signs: [' spec', 'No specs found'],
        line: /^(?<total>\d+) specs?, (?<failed>\d+) failures?(?:, (?<skipped>\d+) pending specs?)?$/,
        failure: /^\d+\) (.+)$/,
        end: /^(?:\d+ specs?, |Ran \d+ of|Finished in)/,
        noTests: /^(?:Incomplete: )?No specs found/,
    }),
    karma,
];

;// CONCATENATED MODULE: ./lib/ecosystems/javascript/structure.js

const javascriptStructure = {
    readable: /\.[cm]?[jt]sx?$/,
    tests: /(?:^|\/)__tests__\/|(?:^|\/)tests?\/|(?:[._-](?:test|spec)|(?:^|\/)(?:test|test-[^/]*))\.[cm]?[jt]sx?$/,
    around: true,
    read: async (text, path) => (await inTurn(() => Promise.all(/* import() */[__webpack_require__.e(9681), __webpack_require__.e(1333)]).then(__webpack_require__.bind(__webpack_require__, 1333)))).readJavaScriptTests(text, path),
};

;// CONCATENATED MODULE: ./lib/ecosystems/javascript/deno.js




const deno = {
    name: 'Deno',
    endings: JAVASCRIPT_ENDINGS,
    testFiles: [],
    judgingFiles: [/^deno\.jsonc?$/],
    marker: /^deno\.(?:jsonc?|lock)$/,
    async detect(look) {
        if (!look.has('deno.json', 'deno.jsonc', 'deno.lock'))
            return [];
        const text = (await look.read('deno.json')) + (await look.read('deno.jsonc'));
        if (/"tasks"\s*:\s*\{[^}]*"test"\s*:/.test(text))
            return [{ command: 'deno task test', why: 'task "test" in deno.json' }];
        const tests = look.find(/(?:^|[/._])test\.[cm]?[jt]sx?$/);
        return tests.length > 0 ? [{ command: 'deno test', why: 'deno.json and test files' }] : [];
    },
    formats: [denoTest],
    zeroTests: [{ command: 'deno test', exitCode: 1, output: 'error: No test modules found\n' }],
    discovered: foundByJavaScript,
    structure: javascriptStructure,
};

;// CONCATENATED MODULE: ./lib/ecosystems/javascript/package-json.js
/** Undefined when the file is no JSON object. */
function parseManifest(text) {
    let json;
    try {
        json = JSON.parse(text);
    }
    catch {
        return undefined;
    }
    if (typeof json !== 'object' || json === null)
        return undefined;
    const field = (name) => json[name];
    const names = ['dependencies', 'devDependencies'].flatMap((name) => Object.keys(field(name) ?? {}));
    const scripts = Object.entries(field('scripts') ?? {}).filter((entry) => typeof entry[1] === 'string');
    const manager = field('packageManager');
    return {
        scripts: Object.fromEntries(scripts),
        dependencies: new Set(names),
        packageManager: typeof manager === 'string' ? manager : '',
        workspaces: field('workspaces') !== undefined,
    };
}
/** The package manager the project declares, else the one whose lock file is there; of several the one that CI calls. */
async function managerOf(look, manifest) {
    const declared = /^(npm|pnpm|yarn|bun)@(\d+)/.exec(manifest.packageManager);
    const berry = declared?.[1] === 'yarn' ? Number(declared[2]) > 1 : (await look.read('yarn.lock')).startsWith('__metadata');
    if (declared !== null)
        return { name: declared[1], berry };
    const called = calledInCi(look);
    if (called !== undefined)
        return { name: called, berry: berry || (called === 'yarn' && look.has('.yarnrc.yml')) };
    if (look.has('pnpm-lock.yaml', 'pnpm-workspace.yaml'))
        return { name: 'pnpm', berry };
    if (look.has('yarn.lock'))
        return { name: 'yarn', berry: berry || look.has('.yarnrc.yml') };
    if (look.has('bun.lock', 'bun.lockb'))
        return { name: 'bun', berry };
    return { name: 'npm', berry };
}
const LOCKS = [
    ['npm', ['package-lock.json', 'npm-shrinkwrap.json']],
    ['pnpm', ['pnpm-lock.yaml']],
    ['yarn', ['yarn.lock']],
    ['bun', ['bun.lock', 'bun.lockb']],
];
/** Where lock files contradict each other, what CI does is what works. */
function calledInCi(look) {
    const locked = LOCKS.filter(([, files]) => look.has(...files)).map(([name]) => name);
    if (locked.length < 2)
        return undefined;
    const called = look.ci.map(({ command }) => /^(?:corepack )?(npm|pnpm|yarn|bun)(?: |$)/.exec(command)?.[1]);
    return locked.find((name) => name === called.find((one) => locked.some((lock) => lock === one)));
}
function runScript(manager, script) {
    if (script !== 'test' || manager === 'bun')
        return `${manager} run ${script}`;
    return `${manager} test`;
}
function execWith(manager) {
    return { npm: 'npx', pnpm: 'pnpm exec', yarn: 'yarn', bun: 'bunx' }[manager];
}

;// CONCATENATED MODULE: ./lib/ecosystems/javascript/disarm.js
const WATCH_FLAG = /\s--watch(?:All)?(?:=true)?(?=\s|$)/g;
/** The command that runs a watching script once, or undefined when the script ends by itself where CI is set. */
function disarm(script, { start, exec, pass }) {
    const simple = /^[^;&|]+$/.test(script);
    if (/\breact-scripts test\b/.test(script) && !/--watchAll=false/.test(script))
        return `${start}${pass}--watchAll=false`;
    if (/\bng test\b/.test(script) && !/--(?:no-watch|watch=false)/.test(script)) {
        return `${start}${pass}--watch=false --browsers=ChromeHeadless`;
    }
    if (/\bkarma start\b/.test(script) && !/--single-run/.test(script))
        return `${start}${pass}--single-run`;
    if (/\bvitest\b(?! run\b)/.test(script) && / (?:-w|--watch|watch|dev)\b(?!=false)/.test(script)) {
        const rest = script.replace(WATCH_FLAG, '').replace(/ (?:-w|watch|dev)(?= |$)/, '');
        return simple ? `${exec} ${rest.replace(/^(?:npx )?vitest(?: run)?/, 'vitest run')}` : `${start}${pass}--run`;
    }
    const watched = /^nodemon\b.*?(?:--exec|-x) +(["']?)(.+)\1$/.exec(script)?.[2];
    if (watched !== undefined)
        return direct(watched, exec);
    const once = script.replace(WATCH_FLAG, '');
    if (once === script)
        return undefined;
    if (simple)
        return direct(once, exec);
    // Several commands in one: npx gives them a shell that finds the project's programs.
    return once.includes("'") ? undefined : `npx -c '${once}'`;
}
function direct(command, exec) {
    return /^(?:node|npx|bun|deno|tsx|NODE_\w+=)\b/.test(command) ? command : `${exec} ${command}`;
}

;// CONCATENATED MODULE: ./lib/ecosystems/javascript/detect.js


const TEST_FILE = /(?:^|\/)(?:__tests__\/.+|(?:.+[.-])?(?:test|spec))\.[cm]?[jt]sx?$|^tests?\/.+\.[cm]?[jt]sx?$/;
const PLACEHOLDER = /no tests? (?:specified|yet|configured)|^\s*(?:exit 0|true|:)\s*$|^\s*echo\b[^;&|]*$/i;
/** Scripts that may stand in for `test`, best first. */
const OTHER_SCRIPTS = [
    'test:ci',
    'test:all',
    'test:unit',
    'unit',
    'unit-test',
    'tests',
    'test:run',
    'test:node',
    'spec',
];
async function detectJavaScript(look) {
    const text = await look.read('package.json');
    const manifest = text === '' ? undefined : parseManifest(text);
    if (text !== '' && manifest === undefined)
        return [];
    if (look.has('rush.json'))
        return [{ command: 'rush test', why: 'rush.json' }];
    if (manifest === undefined)
        return withoutManifest(look);
    const manager = await managerOf(look, manifest);
    return [
        ...fromScripts(manifest, manager),
        ...(await fromWorkspaces(look, manifest, manager)),
        ...(await fromTasks(look, manifest, manager)),
        ...(await fromRunner(look, manifest, manager)),
    ];
}
function fromScripts(manifest, { name }) {
    const usable = (script) => manifest.scripts[script] !== undefined && !PLACEHOLDER.test(manifest.scripts[script]);
    const names = ['test', ...OTHER_SCRIPTS].filter(usable);
    const found = names.map((script) => {
        const text = manifest.scripts[script] ?? '';
        const start = runScript(name, script);
        const harmless = disarm(text, {
            start,
            exec: execWith(name),
            pass: name === 'npm' || name === 'pnpm' ? ' -- ' : ' ',
        });
        return {
            command: harmless ?? start,
            why: `script "${script}" in package.json${harmless === undefined ? '' : ', with its watch mode off'}`,
            watches: harmless !== undefined,
        };
    });
    // A script that ends by itself is better than one whose watcher had to be taken out.
    return [...found.filter((one) => !one.watches), ...found.filter((one) => one.watches)].map(({ command, why }) => ({
        command,
        why,
    }));
}
async function fromWorkspaces(look, manifest, manager) {
    const exec = execWith(manager.name);
    const why = 'workspaces without a test script at the root';
    if (manifest.dependencies.has('nx') && look.has('nx.json'))
        return [{ command: `${exec} nx run-many -t test --skip-nx-cache`, why: 'nx.json' }];
    if (manifest.dependencies.has('turbo') && look.has('turbo.json'))
        return [{ command: `${exec} turbo run test --force`, why: 'turbo.json' }];
    if (look.has('lerna.json'))
        return [{ command: `${exec} lerna run test`, why: 'lerna.json' }];
    if (!manifest.workspaces && !look.has('pnpm-workspace.yaml'))
        return [];
    const members = look.find(/.\/package\.json$/);
    const tested = await Promise.all(members.map(async (path) => parseManifest(await look.read(path))?.scripts['test']));
    if (!tested.some((script) => script !== undefined && !PLACEHOLDER.test(script)))
        return [];
    switch (manager.name) {
        case 'pnpm':
            return [{ command: 'pnpm -r test', why }];
        case 'yarn':
            return [{ command: manager.berry ? 'yarn workspaces foreach --all run test' : 'yarn workspaces run test', why }];
        case 'bun':
            return [{ command: "bun run --filter '*' test", why }];
        case 'npm':
            return [{ command: 'npm test --workspaces --if-present', why }];
    }
}
/** No script, but a task runner with a task for it. */
async function fromTasks(look, { dependencies }, { name }) {
    for (const [runner, files, task] of TASKS) {
        const path = look.find(files)[0];
        const found = path === undefined || !dependencies.has(runner) ? null : task.exec(await look.read(path));
        if (found !== null)
            return [{ command: `${execWith(name)} ${runner} ${found[1] ?? 'test'}`, why: path ?? runner }];
    }
    return [];
}
const TASKS = [
    [
        'gulp',
        /^gulpfile(?:\.babel|\.esm)?\.[cm]?[jt]s$|^gulpfile\.js\/index\.js$/,
        /\btask\(\s*['"](test)['"]|\bexports\.(test)\b|\bexport (?:const|let|var|async function|function) (test)\b|\bexport \{[^}]*\b(test)\b/,
    ],
    ['grunt', /^Gruntfile\.(?:[cm]?js|coffee)$/, /\bregisterTask\(?\s*['"](test)['"]/],
];
/** No script: the runner that is installed, when there is something for it to run. */
const RUNNERS = [
    ['vitest', 'vitest run', TEST_FILE],
    ['jest', 'jest', TEST_FILE],
    ['mocha', 'mocha', /^(?:tests?|spec)\/|^\.mocharc\./],
    ['ava', 'ava', /./],
    ['tap', 'tap', TEST_FILE],
    ['jasmine', 'jasmine', /[sS]pec\.[cm]?[jt]s$/],
    ['tape', "tape 'test/**/*.js'", /^test\/.+\.js$/],
    ['uvu', 'uvu tests', /^tests\/.+\.[cm]?[jt]s$/],
    ['qunit', 'qunit', TEST_FILE],
    ['karma', 'karma start --single-run', /^karma\.conf\./],
    ['@web/test-runner', 'wtr', TEST_FILE],
    ['@cucumber/cucumber', 'cucumber-js', /\.feature$/],
    ['@playwright/test', 'playwright test', /^playwright\.config\.|\.spec\.[jt]s$/],
    ['cypress', 'cypress run', /^cypress\.config\.|^cypress\//],
];
async function fromRunner(look, manifest, { name }) {
    const found = RUNNERS.filter(([dependency, , files]) => manifest.dependencies.has(dependency) && look.find(files).length > 0);
    const installed = found.map(([dependency, command]) => ({
        command: `${execWith(name)} ${command}`,
        why: `${dependency} is a dependency and there are tests for it`,
    }));
    return [...installed, ...(await withoutManifest(look, name))];
}
async function withoutManifest(look, manager) {
    if (await look.anyHolds(TEST_FILE, /from ['"]bun:test['"]/))
        return [{ command: 'bun test', why: 'test files import bun:test' }];
    if (manager === 'bun' && look.find(TEST_FILE).length > 0)
        return [{ command: 'bun test', why: 'bun.lock and test files' }];
    const nodeTest = await look.anyHolds(TEST_FILE, /(?:from|require\(|import) ?['"]node:test['"]/);
    const typed = nodeTest && look.find(TEST_FILE).every((path) => /\.[cm]?tsx?$/.test(path));
    if (typed && (await look.anyHolds(/^package\.json$/, /"tsx"\s*:/))) {
        return [{ command: `${execWith(manager ?? 'npm')} tsx --test`, why: 'TypeScript test files import node:test' }];
    }
    return nodeTest ? [{ command: 'node --test', why: 'test files import node:test' }] : [];
}

;// CONCATENATED MODULE: ./lib/ecosystems/javascript/setup.js

/** How the packages get there, by the manager in use; with a lock file as it says, and not otherwise. */
async function javascriptSetup(look) {
    if (look.has('rush.json'))
        return { command: 'rush install', why: 'rush.json', provides: ['common/temp/node_modules'] };
    const manifest = parseManifest(await look.read('package.json'));
    if (manifest === undefined)
        return undefined;
    const locked = look.find(/^(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/)[0];
    const members = manifest.workspaces || look.has('pnpm-workspace.yaml');
    if (locked === undefined && manifest.dependencies.size === 0 && !members)
        return undefined;
    const manager = await managerOf(look, manifest);
    const command = install(manager, look);
    return { command, why: locked ?? 'dependencies in package.json', provides: ['node_modules', '.pnp.cjs'] };
}
function install({ name, berry }, look) {
    switch (name) {
        case 'npm':
            return look.has('package-lock.json', 'npm-shrinkwrap.json') ? 'npm ci' : 'npm install';
        case 'yarn':
            if (!look.has('yarn.lock'))
                return 'yarn install';
            return berry ? 'yarn install --immutable' : 'yarn install --frozen-lockfile';
        case 'pnpm':
            return look.has('pnpm-lock.yaml') ? 'pnpm install --frozen-lockfile' : 'pnpm install';
        case 'bun':
            return look.has('bun.lock', 'bun.lockb') ? 'bun install --frozen-lockfile' : 'bun install';
    }
}

;// CONCATENATED MODULE: ./lib/ecosystems/javascript/javascript.js







/** JavaScript and TypeScript under Node and bun. */
const javascript = {
    name: 'JavaScript',
    endings: JAVASCRIPT_ENDINGS,
    testFiles: [
        /(?:^|\/)[^/]*[._-](?:test|tests|spec|specs|e2e|cy|test-d|bench)\.[cm]?[jt]sx?$/,
        /(?:^|\/)(?:test|tests|test-[^/]+)\.[cm]?[jt]sx?$/,
    ],
    // Runners, coverage, what transforms the code under test, what a package manager runs scripts with.
    judgingFiles: [
        /^(?:package\.json|\.npmrc|\.yarnrc(?:\.yml)?|\.pnpmfile\.cjs|bunfig\.toml)$/,
        /^(?:jest|vitest|vite|karma|ava|playwright|cypress|wdio|protractor|babel|nyc|web-test-runner|stryker)[\w.-]*\.(?:conf|config|workspace|setup|projects)\.[cm]?[jt]s(?:on)?$/,
        /^(?:jest|vitest|vite|karma|ava|playwright|cypress|babel|nyc|stryker)\.(?:config|conf|workspace|setup|projects|env|json)[\w.]*$/,
        /^\.(?:mocharc|nycrc|c8rc|taprc|babelrc|swcrc|jestrc)(?:\.\w+)?$|^(?:cypress|jest|nodemon|turbo|nx|lerna)\.json$/,
        /^tsconfig[\w.-]*(?:test|spec|jest|vitest)[\w.-]*\.json$/,
        /^gulpfile[\w.]*\.[cm]?[jt]s$|^Gruntfile\.(?:[cm]?js|coffee)$/,
    ],
    marker: /^package\.json$/,
    detect: detectJavaScript,
    setup: javascriptSetup,
    formats: JAVASCRIPT_FORMATS,
    zeroTests: [
        { command: 'npx jest', exitCode: 1, output: 'No tests found, exiting with code 1\n' },
        { command: 'npx vitest run', exitCode: 1, output: 'No test files found, exiting with code 1\n' },
        { command: 'npx mocha', exitCode: 0, output: '\n  0 passing (1ms)\n' },
        {
            command: 'node --test',
            exitCode: 0,
            output: 'ℹ tests 0\nℹ suites 0\nℹ pass 0\nℹ fail 0\nℹ cancelled 0\nℹ skipped 0\nℹ todo 0\nℹ duration_ms 5.1\n',
        },
    ],
    narrow: [
        { name: runnerNamed('jest'), files: list, ...byPattern('-t') },
        { name: runnerNamed('vitest(?: run)?'), files: list, ...byPattern('-t') },
        { name: runnerNamed('mocha'), files: list, ...byPattern('-g') },
        { name: runnerNamed('node(?: --\\S+)* --test(?: --\\S+)*'), files: list },
        { name: runnerNamed('ava'), files: list, filter: (part) => `--match ${word(`*${part}*`)}` },
    ],
    discovered: foundByJavaScript,
    structure: javascriptStructure,
};

;// CONCATENATED MODULE: ./lib/ecosystems/julia.js


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
const juliaLanguage = {
    name: 'Julia',
    endings: ['jl'],
    testFiles: [/(?:^|\/)(?:runtests|[^/]*_tests?|test_[^/]*)\.jl$/],
    judgingFiles: [],
    marker: /^Project\.toml$/,
    ...(0,from_rows/* fromRows */.G)([{ files: /^test\/runtests\.jl$/, command: `julia --project=. -e 'using Pkg; Pkg.test()'` }], [{ files: /^Project\.toml$/, command: `julia --project=. -e 'using Pkg; Pkg.instantiate()'`, provides: [] }]),
    formats: [julia],
    zeroTests: [
        {
            command: 'julia test/runtests.jl',
            exitCode: 0,
            output: 'Test Summary: | Total  Time\nAll           |     0  0.0s\n',
        },
    ],
    structure: 'unread',
};

// EXTERNAL MODULE: ./lib/ecosystems/reading/tap.js
var tap = __webpack_require__(4827);
;// CONCATENATED MODULE: ./lib/ecosystems/lua.js




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
const luaunit = (0,reading/* lineFormat */._Y)({
    name: 'luaunit',
    signs: ['Ran '],
    line: /^Ran (?<total>\d+) tests? in [\d.]+ seconds, (?<passed>\d+) success(?:es)?(?:, (?<failed>\d+) failures?)?(?:, (?<errors>\d+) errors?)?(?:, (?<skipped>\d+) (?:skipped|non-selected))?/,
    failure: /^\d+\) (\S+)$/,
    end: /^(?:Ran \d|\d+\) )/,
});
/** busted and luaunit. */
const lua = {
    name: 'Lua',
    endings: ['lua'],
    testFiles: [specNames('lua')],
    judgingFiles: [/^\.busted$/],
    marker: /^(?:.*\.rockspec|\.busted)$/,
    ...(0,from_rows/* fromRows */.G)([
        { files: /^\.busted$|^spec\/.*_spec\.lua$/, command: 'busted' },
        { files: /^tests?\/.*\.lua$/, holds: /luaunit/, command: 'lua {}' },
    ]),
    formats: [busted, luaunit, tap/* tap */.Mi],
    zeroTests: [
        { command: 'busted', exitCode: 0, output: '0 successes / 0 failures / 0 errors / 0 pending : 0.000211 seconds\n' },
        { command: 'lua test/a.lua', exitCode: 0, output: 'Ran 0 tests in 0.000 seconds, 0 successes, 0 failures\nOK\n' },
    ],
    structure: 'unread',
};

;// CONCATENATED MODULE: ./lib/ecosystems/nim.js


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
const nimLanguage = {
    name: 'Nim',
    endings: ['nim'],
    testFiles: [/(?:^|\/)(?:tests?|[^/]*_tests?|test_[^/]*)\.nim$/],
    judgingFiles: [/^[\w.-]+\.nimble$/],
    marker: /^.*\.nimble$/,
    ...(0,from_rows/* fromRows */.G)([{ files: /\.nimble$/, command: 'nimble test' }]),
    formats: [nim],
    zeroTests: [{ command: 'nimble test', exitCode: 0, output: '\n[Suite] cart\n' }],
    structure: 'unread',
};

;// CONCATENATED MODULE: ./lib/ecosystems/ocaml.js


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
const ocaml = {
    name: 'OCaml',
    endings: ['ml', 'mli'],
    testFiles: [/(?:^|\/)(?:tests?|[^/]*_tests?|test_[^/]*)\.ml$/],
    judgingFiles: [/^dune$/],
    marker: /^dune-project$/,
    ...(0,from_rows/* fromRows */.G)([{ files: /^dune-project$/, command: 'dune test' }]),
    formats: [alcotest, ounit],
    zeroTests: [{ command: 'dune test', exitCode: 0, output: 'Ran: 0 tests in: 0.00 seconds.\nOK\n' }],
    structure: 'unread',
};

;// CONCATENATED MODULE: ./lib/ecosystems/perl/perl.js





const perl = {
    name: 'Perl',
    endings: ['t', 'pl', 'pm'],
    testFiles: [/\.t$/, scriptNames('pl')],
    judgingFiles: [/^(?:\.proverc|(?:Makefile|Build)\.PL|dist\.ini)$/],
    marker: /^(?:Makefile|Build)\.PL$|^cpanfile$/,
    ...(0,from_rows/* fromRows */.G)([
        { files: /^Build\.PL$/, command: 'perl Build.PL && ./Build test' },
        { files: /^Makefile\.PL$/, command: 'perl Makefile.PL && make test' },
        { files: /^t\/.*\.t$/, command: 'prove -lr t' },
    ], [
        { files: /^Build\.PL$/, command: 'perl Build.PL', provides: ['Build'], offline: true },
        { files: /^Makefile\.PL$/, command: 'perl Makefile.PL', provides: ['Makefile'], offline: true },
        { files: /^cpanfile$/, command: 'cpanm --installdeps .', provides: [] },
    ]),
    formats: [tap/* prove */.zn, tap/* tap */.Mi],
    zeroTests: [
        { command: 'prove -lr t', exitCode: 0, output: 'Files=1, Tests=0,  0 wallclock secs\nResult: NOTESTS\n' },
        { command: 'perl t/a.t', exitCode: 0, output: '1..0\n' },
    ],
    narrow: [{ name: runnerNamed('prove'), files: list }],
    discovered: (path, { command }) => !path.endsWith('.t') ||
        /^(?:x?t|tests?)\/[^/]+\.t$/.test(path) ||
        (/^(?:x?t|tests?)\//.test(path) && /\bprove\b.*\s-(?:\w*r|-recurse)|\bmake\b|\bBuild\b/.test(command)),
    structure: lightStructure(async () => (await __webpack_require__.e(/* import() */ 3374).then(__webpack_require__.bind(__webpack_require__, 3374))).PERL, { tests: /\.t$/ }),
};

;// CONCATENATED MODULE: ./lib/ecosystems/php/results.js

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
            return fine ?? results_unloaded(lines);
        }
        const number = (word) => Number(new RegExp(`\\b${word}: (\\d+)`).exec(sum)?.[1] ?? 0);
        const [failed, errors] = [number('Failures'), number('Errors')];
        const skipped = number('Skipped') + number('Incomplete');
        const counts = { passed: Math.max(0, number('Tests') - failed - errors - skipped), failed, skipped, errors };
        return { counts, failed: failed + errors > 0 ? results_failuresOf(lines) : [] };
    },
};
/** "1) Class::test" below "There was 1 failure:" or "1 error:"; the sections of risky and skipped tests look the same. */
function results_failuresOf(lines) {
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
function results_unloaded(lines) {
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

;// CONCATENATED MODULE: ./lib/ecosystems/php/php.js





const php = {
    name: 'PHP',
    endings: ['php', 'phpt'],
    testFiles: [classNames('php'), scriptNames('php')],
    judgingFiles: [/^(?:phpunit\.xml(?:\.dist)?|\.?phpunit[\w.-]*\.xml|codeception\.yml|composer\.json)$/],
    marker: /^composer\.json$/,
    ...(0,from_rows/* fromRows */.G)([
        { files: /^composer\.json$/, holds: /"scripts"\s*:\s*\{[^}]*"test"\s*:/, command: 'composer test' },
        { files: /^composer\.json$/, holds: /pestphp\/pest/, command: 'vendor/bin/pest' },
        { files: /^(?:phpunit\.xml(?:\.dist)?|composer\.json)$/, holds: /phpunit/, command: 'vendor/bin/phpunit' },
    ], [{ files: /^composer\.json$/, command: 'composer install', provides: ['vendor'] }]),
    inCi: (command) => /^(?:composer (?:run )?test|(?:php )?(?:\.\/)?vendor\/bin\/(?:simple-)?(?:phpunit|pest|paratest|phpspec|codecept|kahlan|atoum|tester|behat))(?: |$)/.test(command) && !/ --(?:version|help|list-\w+|filter|group|testsuite|type-coverage)\b/.test(command),
    formats: [phpunit, pest],
    zeroTests: [{ command: 'vendor/bin/phpunit', exitCode: 0, output: 'PHPUnit 9.6.7\n\nNo tests executed!\n' }],
    narrow: [{ name: runnerNamed('phpunit'), filter: (part) => `--filter ${word(anyOf([part]))}` }],
    discovered: (path, { command }) => !path.endsWith('.php') || !/phpunit|artisan|pest|composer/.test(command) || /Test\.php$/.test(path),
    structure: lightStructure(async () => (await __webpack_require__.e(/* import() */ 6043).then(__webpack_require__.bind(__webpack_require__, 6043))).PHP),
};

;// CONCATENATED MODULE: ./lib/ecosystems/python/detect.js

const MOST_SCRIPTS = 10;
const detect_TEST_FILE = /(?:^|\/)(?:test_[^/]+|[^/]+_test|tests)\.py$/;
const REQUIREMENTS = /^(?:requirements[\w.-]*\.(?:txt|in)|requirements\/.+\.txt|[\w-]+[-_]requirements\.txt|Pipfile|setup\.(?:py|cfg)|environment\.ya?ml|pyproject\.toml)$/;
async function detectPython(look) {
    if (look.find(/\.py$/).length === 0)
        return [];
    const project = await look.read('pyproject.toml');
    const runner = await runnerOf(look, project);
    return [
        ...(await fromTaskRunner(look, project)),
        ...(await fromPytest(look, project, runner)),
        ...(await fromUnittest(look, runner.python)),
        ...(await detect_fromScripts(look)),
    ];
}
async function runnerOf(look, project) {
    const prefix = await runnerPrefix(look, project);
    return prefix === '' ? { prefix, python: 'python' } : { prefix, python: `${prefix}python` };
}
async function runnerPrefix(look, project) {
    if (look.has('uv.lock'))
        return 'uv run ';
    if (look.has('poetry.lock') || /^\[tool\.poetry\]/m.test(project))
        return 'poetry run ';
    if (look.has('pdm.lock'))
        return 'pdm run ';
    if ((await look.read('Pipfile')) !== '')
        return 'pipenv run ';
    return '';
}
async function fromTaskRunner(look, project) {
    const found = [];
    const pipfile = await look.read('Pipfile');
    if (/^\[scripts\][^[]*^test\s*=/ms.test(pipfile))
        found.push({ command: 'pipenv run test', why: 'script "test" in the Pipfile' });
    const pdm = /^\[tool\.pdm\.scripts\][^[]*^test\s*=/ms.test(project);
    if (pdm)
        found.push({ command: 'pdm run test', why: 'script "test" in pyproject.toml' });
    const env = /^\[tool\.hatch\.envs\.([\w-]+)(?:\.[\w.-]+)?\.scripts\][^[]*^test\s*=/ms.exec(project)?.[1];
    if (env !== undefined) {
        const script = env === 'default' ? 'test' : `${env}:test`;
        found.push({ command: `hatch run ${script}`, why: 'script "test" of a hatch environment' });
    }
    if (/^\[(?:tox|testenv)\b/m.test(await look.read('tox.ini')) || /^\[tool\.tox\]/m.test(project)) {
        found.push({ command: 'tox', why: 'tox.ini' });
    }
    const session = /@nox\.session[^\n]*\ndef ((?:unit_?)?tests?)\(/.exec(await look.read('noxfile.py'))?.[1];
    if (session !== undefined)
        found.push({ command: `nox -s ${session}`, why: `session "${session}" in noxfile.py` });
    return found;
}
async function fromPytest(look, project, { prefix }) {
    const why = await whyPytest(look, project);
    if (why === undefined)
        return [];
    return [{ command: prefix === '' ? 'python -m pytest' : `${prefix}pytest`, why }];
}
async function whyPytest(look, project) {
    const tests = look.find(detect_TEST_FILE);
    if (look.has('pytest.ini'))
        return 'pytest.ini';
    if (/^\[tool\.pytest\b/m.test(project))
        return 'pytest settings in pyproject.toml';
    if (/^\[(?:tool:)?pytest\]/m.test((await look.read('setup.cfg')) + (await look.read('tox.ini'))))
        return 'pytest settings';
    if (tests.length === 0)
        return undefined;
    if (look.find(/(?:^|\/)conftest\.py$/).length > 0)
        return 'conftest.py';
    if (await look.anyHolds(REQUIREMENTS, /\bpytest\b/))
        return 'pytest is a dependency and there are test files';
    const functions = await look.anyHolds(detect_TEST_FILE, /^(?:import pytest|from pytest )|^(?:async )?def test_/m);
    return functions ? 'test files with plain test functions' : undefined;
}
async function fromUnittest(look, interpreter) {
    if (look.has('manage.py'))
        return [{ command: `${interpreter} manage.py test`, why: 'manage.py (Django)' }];
    if (look.has('runtests.py'))
        return [{ command: 'python runtests.py', why: 'runtests.py' }];
    const files = [];
    for (const path of look.find(detect_TEST_FILE))
        if (/\bunittest\b/.test(await look.read(path)))
            files.push(path);
    const first = files[0];
    if (first === undefined)
        return [];
    const top = first.includes('/') ? first.slice(0, first.indexOf('/')) : '';
    const discovers = files.every((path) => /(?:^|\/)test[^/]*\.py$/.test(path));
    const pattern = discovers ? '' : ` -p '*_test.py'`;
    // Discovery from the root goes into packages only: without __init__.py it would find nothing and call that OK.
    const start = top === '' || look.has(`${top}/__init__.py`) ? '' : ` -s ${top}`;
    return [{ command: `${interpreter} -m unittest discover${start}${pattern}`, why: `unittest in ${first}` }];
}
/** Last resort: test files that are plain scripts with assertions, then doctests. */
async function detect_fromScripts(look) {
    const scripts = [];
    for (const path of look.find(detect_TEST_FILE).slice(0, MOST_SCRIPTS)) {
        if (/^(?:assert |if __name__ == )/m.test(await look.read(path)))
            scripts.push(path);
    }
    const command = scripts.map((path) => `python ${(0,ecosystems_look/* inShell */.wp)(path)}`).join(' && ');
    if (scripts.length > 0)
        return [{ command, why: `assertions in ${scripts.join(', ')}` }];
    const documented = [];
    for (const path of look.find(/^[^/]+\.py$/)) {
        if (/^\s*>>> /m.test(await look.read(path)))
            documented.push(path);
    }
    return documented.length === 0
        ? []
        : [{ command: `python -m doctest ${documented.map(ecosystems_look/* inShell */.wp).join(' ')}`, why: 'doctests' }];
}

;// CONCATENATED MODULE: ./lib/ecosystems/python/in-ci.js
const RUNNER = /^(?:(?:uv|poetry|pdm|pipenv|hatch|rye) run )?(?:python[\d.]* -m )?(pytest|py\.test|tox|nox)(?: |$)/;
/** A run that shows, collects or picks, and tests nothing or not all. */
const NOT_A_RUN = / (?:--(?:co|collect-only|version|help|fixtures|markers|setup-plan|notest|listenvs(?:-all)?|list(?:-sessions)?|lf|ff|sw)|-[hlVk])(?: |=|$)/;
/** Environments of tox and sessions of nox that run tests: named after them, after a Python, or after what it runs with. */
const in_ci_TESTS = /^(?:py|pypy|cpython|python|tests?|unit|units|integration|all|full|cov|coverage|pytest|min|max|latest|django|dj)(?:[\d._-]|$)|(?:^|[-_])(?:tests?|pytest|unit)(?:[-_\d]|$)/i;
/** Whether a command of CI runs the tests of a Python project, all of them, and is no other errand of the same runner. */
function runsAllInCi(command) {
    const runner = RUNNER.exec(command)?.[1];
    if (runner === undefined || NOT_A_RUN.test(command))
        return false;
    if (runner !== 'tox' && runner !== 'nox')
        return true;
    const environments = [...command.matchAll(/ (?:-e|-s|--session|--sessions|--env)[ =]?(\S+)/g)].flatMap(([, names = '']) => names.split(','));
    return environments.every((name) => in_ci_TESTS.test(name));
}

;// CONCATENATED MODULE: ./lib/ecosystems/python/results.js

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
    sum: /^(?:=+ )?(?:(?:\d+ [a-z]+(?: [a-z]+)?(?:, )?|no tests ran)+) in [\d.]+s/,
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
const results_SECTION = /^=+ .+ =+$/;
const HEADED = /^_{3,} (?:ERROR (?:at \w+ of|collecting) )?(.+?) _{3,}$/;
/** The short summary has the names, the sections above it the messages. */
function pytestFailures(lines) {
    const headed = (0,reading/* casesIn */.XV)(lines, HEADED, { end: results_SECTION });
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
    return start < 0 ? [] : (0,reading/* casesIn */.XV)(lines.slice(start), HEADED, { end: results_SECTION });
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
const results_doctest = {
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
const PYTHON_FORMATS = [pytest, unittest, results_doctest, behave];

;// CONCATENATED MODULE: ./lib/ecosystems/python/setup.js

/** Extras and groups that hold what tests need, best first. */
const NAMES = ['test', 'tests', 'testing', 'dev', 'develop', 'all'];
/** How the packages get there that the tests need, or undefined: none, or the runner (tox, nox, hatch) sees to it. */
async function pythonSetup(look, command) {
    if (/^(?:tox|nox|hatch)\b/.test(command))
        return undefined;
    const project = await look.read('pyproject.toml');
    const managed = await byManager(look, project, command);
    if (managed !== undefined)
        return managed;
    const packaged = look.has('setup.py') ||
        /^\[(?:project|build-system)\]/m.test(project) ||
        /^\[metadata\]/m.test(await look.read('setup.cfg'));
    const extra = packaged ? await extraOf(look, project) : undefined;
    if (extra !== undefined)
        return { command: `pip install -e .[${extra}]`, why: `extra "${extra}"`, provides: [] };
    const group = NAMES.find((name) => new RegExp(`^${name}\\s*=`, 'm').test((0,ecosystems_look/* sectionOf */.ZE)(project, 'dependency-groups')));
    if (group !== undefined) {
        const own = packaged ? ' -e .' : '';
        return { command: `pip install${own} --group ${group}`, why: `dependency group "${group}"`, provides: [] };
    }
    const files = await requirementFiles(look);
    if (files.length > 0) {
        const named = files.map((path) => ` -r ${path}`).join('');
        // The package itself belongs to what is tested unless the files install it.
        const own = packaged && !(await anyInstallsProject(look, files)) && look.has('src') ? ' -e .' : '';
        return { command: `pip install${own}${named}`, why: files.join(', '), provides: [] };
    }
    if (packaged)
        return {
            command: 'pip install -e .',
            why: look.has('pyproject.toml') ? 'pyproject.toml' : 'setup.py',
            provides: [],
        };
    return undefined;
}
/** The tool that the command itself is started with goes before whatever files lie there. */
function byCommand(command) {
    const name = /^(uv|poetry|pdm|pipenv) run /.exec(command)?.[1];
    const install = { uv: 'uv sync', poetry: 'poetry install', pdm: 'pdm install', pipenv: 'pipenv install --dev' };
    return name === undefined
        ? undefined
        : {
            command: install[name],
            why: `${name} runs the tests`,
            provides: name === 'uv' ? ['.venv'] : [],
        };
}
async function byManager(look, project, command) {
    const called = look.find(/^(?:uv|poetry|pdm)\.lock$|^Pipfile$/).length > 1 ? byCommand(command) : undefined;
    if (called !== undefined)
        return called;
    if (look.has('uv.lock') || /^uv run/.test(command))
        return { command: 'uv sync', why: 'uv.lock', provides: ['.venv'] };
    if (look.has('poetry.lock') || /^\[tool\.poetry\]/m.test(project)) {
        return { command: 'poetry install', why: 'Poetry project', provides: [] };
    }
    if (look.has('pdm.lock') || /^\[tool\.pdm\b/m.test(project))
        return { command: 'pdm install', why: 'PDM project', provides: [] };
    if (look.has('Pipfile'))
        return { command: 'pipenv install --dev', why: 'Pipfile', provides: [] };
    const conda = ['environment.yml', 'environment.yaml'].find((path) => look.has(path));
    if (conda !== undefined &&
        !look.has('setup.py') &&
        !/^\[project\]/m.test(project) &&
        (await requirementFiles(look)).length === 0) {
        return { command: `conda env update -f ${conda}`, why: conda, provides: [] };
    }
    return undefined;
}
async function extraOf(look, project) {
    const config = await look.read('setup.cfg');
    const keys = (0,ecosystems_look/* sectionOf */.ZE)(project, 'project.optional-dependencies') + '\n' + (0,ecosystems_look/* sectionOf */.ZE)(config, 'options.extras_require');
    const script = /extras_require\s*=\s*(\{[^}]*\}|dict\([^)]*\))/.exec(await look.read('setup.py'))?.[1] ?? '';
    return NAMES.find((name) => new RegExp(`^["']?${name}["']?\\s*=`, 'm').test(keys) || new RegExp(`\\b${name}["']?\\s*[:=]`).test(script));
}
const DEV = /^(?:(?:dev|test|tests|testing)[-_.]?requirements\.txt|requirements[-_.](?:dev|test|tests|testing|ci)\.txt|requirements\/(?:dev|test|tests|testing|development|ci)\.txt)$/;
const ANY = /^(?:requirements\.txt|requirements\/(?:base|main|common|requirements)\.txt)$/;
/** The file for tests, and the general one before it unless that is included already. */
async function requirementFiles(look) {
    const dev = look.find(DEV).sort((a, b) => rank(a) - rank(b))[0];
    const general = look.find(ANY)[0];
    if (dev === undefined)
        return general === undefined ? [] : [general];
    const includes = /^(?:-r|--requirement|-c)\s*\S+/m.test(await look.read(dev));
    return general === undefined || includes ? [dev] : [general, dev];
}
function rank(path) {
    return path.includes('test') ? 0 : path.includes('dev') ? 1 : 2;
}
async function anyInstallsProject(look, files) {
    for (const path of files)
        if (/^(?:-e|--editable)\s+\.|^\.(?:\[|$)/m.test(await look.read(path)))
            return true;
    return false;
}

;// CONCATENATED MODULE: ./lib/ecosystems/python/python.js






const python = {
    name: 'Python',
    endings: ['py', 'pyi'],
    testFiles: [/(?:^|\/)(?:test_[^/]*|[^/]*_tests?|tests?|conftest)\.pyi?$/],
    judgingFiles: [
        /^(?:\.?pytest\.(?:ini|toml)|pyproject\.toml|setup\.(?:cfg|py)|tox\.(?:ini|toml)|noxfile\.py|\.coveragerc|conftest\.py|(?:site|user)customize\.py|[\w.-]*\.pth)$/,
        /^requirements[-_.](?:dev|test|tests|ci)[\w.-]*\.(?:txt|in)$/,
    ],
    marker: /^(?:pyproject\.toml|setup\.py|setup\.cfg|requirements[\w.-]*\.txt|Pipfile|tox\.ini|pytest\.ini|manage\.py|environment\.ya?ml)$/,
    detect: detectPython,
    setup: pythonSetup,
    inCi: runsAllInCi,
    formats: PYTHON_FORMATS,
    zeroTests: [
        { command: 'python -m pytest', exitCode: 5, output: '=== no tests ran in 0.01s ===\n' },
        {
            command: 'python -m unittest discover',
            exitCode: 5,
            output: `${'-'.repeat(70)}\nRan 0 tests in 0.000s\n\nNO TESTS RAN\n`,
        },
    ],
    narrow: [
        {
            name: runnerNamed('(?:python[\\d.]* -m )?(?:pytest|py\\.test)'),
            files: list,
            filter: (part) => (/^[\w ]+$/.test(part) ? `-k ${word(part)}` : ''),
            names: (names) => (names.every((name) => name.includes('::')) ? list(names) : undefined),
        },
        {
            name: runnerNamed('python[\\d.]* -m unittest(?: discover)?'),
            filter: (part) => `-k ${word(part)}`,
            // "test_add (test_calc.Calc.test_add)" since 3.11, "test_add (test_calc.Calc)" before.
            names: (names) => names.map((name) => `-k ${word(/^(\w+) \(/.exec(name)?.[1] ?? own(name).split('.').at(-1) ?? name)}`).join(' '),
        },
    ],
    discovered: (path, { command }) => !path.endsWith('.py') ||
        (/\bunittest\b/.test(command) && !/pytest/.test(command)
            ? /(?:^|\/)test[^/]*\.py$/.test(path)
            : /(?:^|\/)(?:test_[^/]*|[^/]*_test|tests?)\.py$/.test(path)),
    structure: {
        tests: /(?:^|\/)(?:test_[^/]*|[^/]*_test|tests?)\.py$/,
        around: true,
        read: async (text) => (await inTurn(() => Promise.all(/* import() */[__webpack_require__.e(9681), __webpack_require__.e(2768)]).then(__webpack_require__.bind(__webpack_require__, 2768)))).readPythonTests(text),
    },
};

;// CONCATENATED MODULE: ./lib/ecosystems/r.js


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
const r = {
    name: 'R',
    endings: ['R', 'r'],
    testFiles: [/(?:^|\/)test[-_][^/]*\.[rR]$/],
    judgingFiles: [],
    marker: /^DESCRIPTION$/,
    ...(0,from_rows/* fromRows */.G)([{ files: /^DESCRIPTION$/, holds: /testthat/, command: `Rscript -e 'devtools::test()'` }]),
    formats: [testthat],
    zeroTests: [{ command: 'Rscript tests/testthat.R', exitCode: 0, output: '[ FAIL 0 | WARN 0 | SKIP 0 | PASS 0 ]\n' }],
    structure: 'unread',
};

;// CONCATENATED MODULE: ./lib/ecosystems/ruby/results.js

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
const RUBY_FORMATS = [minitest, rspec, cucumber];

;// CONCATENATED MODULE: ./lib/ecosystems/ruby/ruby.js





const RAKE_TEST = /(?:Rake::TestTask|Minitest::TestTask|task :?test\b)/;
const ruby = {
    name: 'Ruby',
    endings: ['rb'],
    testFiles: [specNames('rb')],
    judgingFiles: [/^(?:Rakefile|\.rspec(?:-local)?|\.simplecov)$/],
    marker: /^(?:Gemfile|Rakefile|.*\.gemspec)$/,
    ...(0,from_rows/* fromRows */.G)([
        { files: /^bin\/rails$/, command: 'bin/rails test' },
        { files: /^Gemfile$/, holds: /rspec/, command: 'bundle exec rspec' },
        { files: /^spec\/.*_spec\.rb$/, command: 'rspec' },
        { files: /^Gemfile$/, holds: /cucumber/, beside: /^features\/.*\.feature$/, command: 'bundle exec cucumber' },
        { files: /^Rakefile$/, beside: /^Gemfile$/, holds: RAKE_TEST, command: 'bundle exec rake test' },
        { files: /^Rakefile$/, holds: RAKE_TEST, command: 'rake test' },
        {
            files: /^test\/.*test.*\.rb$/,
            command: `ruby -Ilib -Itest -e 'Dir["./test/**/*test*.rb"].each { |f| require f }'`,
        },
    ], [{ files: /^Gemfile$/, command: 'bundle install', provides: [] }]),
    inCi: (command) => /^(?:bundle exec (?:rspec|rake (?:test|spec))|bin\/(?:rspec|rails test))(?: |$)/.test(command) &&
        !/ --(?:dry-run|init|version|help)\b/.test(command),
    formats: RUBY_FORMATS,
    zeroTests: [
        {
            command: 'rake test',
            exitCode: 0,
            output: '# Running:\n\n\n0 runs, 0 assertions, 0 failures, 0 errors, 0 skips\n',
        },
        {
            command: 'rspec',
            exitCode: 0,
            output: 'No examples found.\n\nFinished in 0.0002 seconds\n0 examples, 0 failures\n',
        },
    ],
    narrow: [{ name: runnerNamed('rspec'), files: list, filter: (part) => `-e ${word(part)}` }],
    discovered: (path, { command }) => /\brspec\b/.test(command)
        ? /^(?:.*\/)?spec\/.*_spec\.rb$/.test(path)
        : /(?:_test|_spec)\.rb$|(?:^|\/)test_[^/]*\.rb$/.test(path),
    structure: lightStructure(async () => (await __webpack_require__.e(/* import() */ 2527).then(__webpack_require__.bind(__webpack_require__, 2527))).RUBY),
};

;// CONCATENATED MODULE: ./lib/ecosystems/rust/results.js

const OUTPUT = /^---- (?<name>\S.*) (?:stdout|stderr) ----$/;
const cargo = {
    name: 'cargo test',
    signs: ['test result: ', 'running '],
    read(all) {
        const lines = lastSums(all);
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
/** Each binary has a heading and sums up once, at its end: what looks like a sum before was printed by a test. */
function lastSums(lines) {
    const isSum = (line) => line.startsWith('test result: ');
    const isHead = (line) => /^running \d+ tests?$/.test(line);
    return lines.filter((line, at) => {
        if (!isSum(line))
            return true;
        const next = lines.slice(at + 1).find((other) => isSum(other) || isHead(other));
        return next === undefined || isHead(next) || !lines.some(isHead);
    });
}
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
const RUST_FORMATS = [cargo, nextest];

;// CONCATENATED MODULE: ./lib/ecosystems/rust/rust.js




const rust = {
    name: 'Rust',
    endings: ['rs'],
    testFiles: [/(?:^|\/)(?:tests?|[^/]*_tests?|test_[^/]*)\.rs$/],
    judgingFiles: [/^(?:Cargo\.toml|nextest\.toml|build\.rs|rust-toolchain(?:\.toml)?)$/],
    marker: /^Cargo\.toml$/,
    ...(0,from_rows/* fromRows */.G)([
        { files: /^Cargo\.toml$/, holds: /^\[workspace\]/m, command: 'cargo test --workspace' },
        { files: /^Cargo\.toml$/, holds: /^\[package\]/m, command: 'cargo test' },
    ]),
    inCi: (command) => /^cargo (?:\+\S+ )?(?:test|nextest run)(?: |$)/.test(command) &&
        !/ (?:--no-run|--doc|--benches|--examples?|--help)\b/.test(command),
    formats: RUST_FORMATS,
    zeroTests: [
        {
            command: 'cargo test',
            exitCode: 0,
            output: 'running 0 tests\n\ntest result: ok. 0 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n',
        },
    ],
    narrow: [{ name: runnerNamed('cargo(?: \\+\\S+)? test'), filter: word, names: (names) => `-- ${list(names)}` }],
    discovered: (path, found) => !/(?:^|\/)tests\//.test(path) || /(?:^|\/)tests\/(?:[^/]+\.rs|[^/]+\/main\.rs)$/.test(path) || found.isModule(path),
    structure: lightStructure(async () => (await __webpack_require__.e(/* import() */ 5725).then(__webpack_require__.bind(__webpack_require__, 5725))).RUST, { inSource: true }),
};

;// CONCATENATED MODULE: ./lib/ecosystems/scala.js




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
/** Where these build, too, they have the last word. */
const scala_JVM = /^(?:pom\.xml|mvnw|gradlew|(?:build|settings)\.gradle(?:\.kts)?)$/;
const scala = {
    name: 'Scala',
    endings: ['scala', 'sc'],
    testFiles: [classNames('scala')],
    judgingFiles: [/^(?:build\.sbt|build\.(?:sc|mill))$/],
    marker: /^build\.(?:sbt|sc|mill)$/,
    ...(0,from_rows/* fromRows */.G)([
        { files: /^build\.sbt$/, without: scala_JVM, command: 'sbt test' },
        { files: /^build\.(?:sc|mill)$/, without: scala_JVM, command: 'mill __.test' },
    ]),
    inCi: (command) => /^sbt (?:.*[ ";+])?test(?:["; ]|$)/.test(command),
    formats: [sbt],
    zeroTests: [
        {
            command: 'sbt test',
            exitCode: 0,
            output: '[info] Tests: succeeded 0, failed 0, canceled 0, ignored 0, pending 0\n[info] No tests were executed.\n',
        },
    ],
    discovered: foundByJvm,
    structure: 'unread',
};

;// CONCATENATED MODULE: ./lib/ecosystems/shell/results.js

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

;// CONCATENATED MODULE: ./lib/ecosystems/shell/shell.js





/** bats and shunit2. */
const shell = {
    name: 'shell',
    endings: ['bats', 'sh', 'bash'],
    testFiles: [/\.bats$/, scriptNames('sh', 'bash', 'zsh', 'ps1')],
    judgingFiles: [],
    marker: from_rows/* NOWHERE */.J,
    ...(0,from_rows/* fromRows */.G)([
        { files: /^test\/bats\/bin\/bats$/, command: 'test/bats/bin/bats test' },
        { files: /^test\/[^/]+\.bats$/, command: 'bats test' },
        { files: /^test\/.*\.bats$/, command: 'bats -r test' },
        { files: /^tests\/.*\.bats$/, command: 'bats -r tests' },
        { files: /^tests?\/.*\.sh$/, holds: /shunit2/, command: 'sh {}' },
    ]),
    formats: [tap/* tap */.Mi, shunit2],
    zeroTests: [
        { command: 'bats test', exitCode: 0, output: '1..0\n' },
        { command: 'sh test/a.sh', exitCode: 0, output: '\nRan 0 tests.\n\nOK\n' },
    ],
    discovered: (path, { command }) => !path.endsWith('.bats') || path.split('/').length <= 2 || /\s(?:-r|--recursive)\b/.test(command),
    structure: lightStructure(async () => (await __webpack_require__.e(/* import() */ 377).then(__webpack_require__.bind(__webpack_require__, 377))).SHELL),
};

;// CONCATENATED MODULE: ./lib/ecosystems/swift/results.js

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
const swiftTesting = {
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
};
const SWIFT_FORMATS = [swift, swiftTesting];

;// CONCATENATED MODULE: ./lib/ecosystems/swift/swift.js




const swift_swift = {
    name: 'Swift',
    endings: ['swift'],
    testFiles: [classNames('swift')],
    judgingFiles: [/^(?:[\w.-]+\.xctestplan|Package\.swift)$/],
    marker: /^Package\.swift$/,
    ...(0,from_rows/* fromRows */.G)([{ files: /^Package\.swift$/, command: 'swift test' }]),
    formats: SWIFT_FORMATS,
    zeroTests: [
        {
            command: 'swift test',
            exitCode: 0,
            output: "Test Suite 'All tests' passed at 2026-01-01 10:00:00.000.\n\t Executed 0 tests, with 0 failures (0 unexpected) in 0.000 (0.000) seconds\n",
        },
    ],
    discovered: (path) => /(?:^|\/)Tests\//.test(path),
    structure: lightStructure(async () => (await __webpack_require__.e(/* import() */ 9876).then(__webpack_require__.bind(__webpack_require__, 9876))).SWIFT),
};

;// CONCATENATED MODULE: ./lib/ecosystems/tcl.js

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
/** Run by make or a script. */
const tcl = {
    name: 'Tcl',
    endings: ['tcl'],
    testFiles: [/(?:^|\/)[^/]*[._-]test\.tcl$/],
    judgingFiles: [],
    formats: [tcltest],
    structure: 'unread',
};

;// CONCATENATED MODULE: ./lib/ecosystems/terraform.js


const terraform = (0,reading/* lineFormat */._Y)({
    name: 'terraform',
    signs: ['Success! ', 'Failure! '],
    line: /^(?:Success!|Failure!) (?<passed>\d+) passed, (?<failed>\d+) failed(?:, (?<skipped>\d+) skipped)?\.$/,
    failure: /^ +run "(.+)"\.\.\. fail$/,
    end: /^ +run |^(?:Success|Failure)!/,
});
const terraformLanguage = {
    name: 'Terraform',
    endings: ['tf', 'hcl'],
    testFiles: [/\.tftest\.hcl$/],
    judgingFiles: [],
    marker: /\.tftest\.hcl$/,
    ...(0,from_rows/* fromRows */.G)([{ files: /\.tftest\.hcl$/, command: 'terraform test' }], [{ files: /\.tftest\.hcl$/, command: 'terraform init -backend=false', provides: ['.terraform'] }]),
    formats: [terraform],
    zeroTests: [{ command: 'terraform test', exitCode: 0, output: 'Success! 0 passed, 0 failed.\n' }],
    structure: 'unread',
};

;// CONCATENATED MODULE: ./lib/ecosystems/zig.js


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
const zigLanguage = {
    name: 'Zig',
    endings: ['zig'],
    testFiles: [/(?:^|\/)(?:tests?|[^/]*_tests?|test_[^/]*)\.zig$/],
    judgingFiles: [/^build\.zig(?:\.zon)?$/],
    marker: /^build\.zig$/,
    ...(0,from_rows/* fromRows */.G)([
        { files: /^build\.zig$/, command: 'zig build test' },
        { files: /\.zig$/, holds: /^test (?:"|\{)/m, command: 'zig test {}' },
    ]),
    formats: [zig],
    zeroTests: [{ command: 'zig test a.zig', exitCode: 0, output: 'All 0 tests passed.\n' }],
    structure: 'unread',
};

;// CONCATENATED MODULE: ./lib/ecosystems/index.js































/** Everybody who asks about languages asks this list. Where several are found, their commands run in its order. */
const ECOSYSTEMS = [
    deno,
    javascript,
    python,
    go_go,
    rust,
    java,
    kotlin,
    scala,
    clojureLanguage,
    dotnet_dotnet,
    ruby,
    php,
    perl,
    elixir,
    elixir_erlang,
    swift_swift,
    dart,
    haskell,
    zigLanguage,
    ocaml,
    crystal,
    juliaLanguage,
    r,
    nimLanguage,
    lua,
    helmCharts,
    bazelBuild,
    terraformLanguage,
    ansible,
    tcl,
    shell,
    c,
];


/***/ }),

/***/ 6290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZE: () => (/* binding */ sectionOf),
/* harmony export */   nY: () => (/* binding */ FOREIGN),
/* harmony export */   wp: () => (/* binding */ inShell),
/* harmony export */   yx: () => (/* binding */ Look)
/* harmony export */ });
/** One folder of the tree as an ecosystem sees it: paths are relative to the folder. */
class Look {
    #tree;
    #prefix;
    files;
    /** What CI runs anywhere in the project. */
    ci;
    /** Files in `hidden` folders belong to projects of their own and are not seen. */
    constructor(tree, { dir = '', hidden = [], ci = [] } = {}) {
        this.#tree = tree;
        this.ci = ci;
        this.#prefix = dir === '' ? '' : `${dir}/`;
        this.files = tree.files
            .filter((path) => path.startsWith(this.#prefix) && !hidden.some((other) => path.startsWith(`${other}/`)))
            .map((path) => path.slice(this.#prefix.length));
    }
    has(...paths) {
        return paths.some((path) => this.files.includes(path));
    }
    find(pattern) {
        return this.files.filter((path) => pattern.test(path) && !FOREIGN.test(path));
    }
    async read(path) {
        const text = this.files.includes(path) ? await this.#tree.read(this.#prefix + path) : undefined;
        return (text ?? '').replace(/^\uFEFF/, '');
    }
    /** Does one of the first matching files hold the text? */
    async anyHolds(files, text) {
        for (const path of this.find(files).slice(0, MOST_READ))
            if (text.test(await this.read(path)))
                return true;
        return false;
    }
}
const MOST_READ = 40;
/** Folders whose projects are material, not the project. */
const FOREIGN = /(?:^|\/)(?:node_modules|vendor|third_party|examples?|fixtures?|__fixtures__|testdata|templates?|dist|target|\.venv|venv|site-packages)\//;
/** A path as one word of a shell command, never taken for an option. */
function inShell(path) {
    return /^\w[\w./-]*$/.test(path) ? path : `'./${path.replaceAll("'", `'\\''`)}'`;
}
/** The lines of a TOML or INI section, without its head; sub-sections are sections of their own. */
function sectionOf(text, name) {
    const lines = text.split('\n');
    const from = lines.findIndex((line) => line.trim() === `[${name}]`);
    if (from < 0)
        return '';
    const length = lines.slice(from + 1).findIndex((line) => /^\[[^\]]+\]\s*$/.test(line));
    return lines.slice(from + 1, length < 0 ? undefined : from + 1 + length).join('\n');
}


/***/ }),

/***/ 3522:
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
function lineFormat({ name, signs, covers, line, take, once, failure, end, noTests }) {
    return {
        name,
        ...(signs === undefined ? {} : { signs }),
        ...(covers === undefined ? {} : { covers }),
        ...(once === undefined ? {} : { sum: new RegExp(line.source.replaceAll(/\(\?<\w+>/g, '(?:'), line.flags) }),
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

/***/ 8599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ points)
/* harmony export */ });
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3522);

const POINT = /^( *)(not )?ok\b *(\d*)(?: -)? ?(.*)$/;
const ENDS = /^ *(?:not ok|ok)\b|^ *1\.\.\d|^ *# Subtest/;
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
        const details = status === 'failed' ? (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .messageAfter */ .g_)(lines, at + 1, endsDetails(lines[at + 1])) : '';
        return [
            {
                ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .testCase */ .DH)({
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
    return yaml === undefined ? (line) => ENDS.test(line) : (line) => line === `${yaml}...`;
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


/***/ }),

/***/ 4827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kl: () => (/* binding */ TAP),
/* harmony export */   Mi: () => (/* binding */ tap),
/* harmony export */   zn: () => (/* binding */ prove)
/* harmony export */ });
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3522);
/* harmony import */ var _tap_points_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8599);


/** Raw TAP: points at the left margin count, what stands deeper is a part of them. */
const tap = {
    name: 'tap',
    signs: ['1..', 'TAP version'],
    read(lines) {
        const plan = lines.findLast((line) => /^1\.\.\d+/.test(line));
        const all = (0,_tap_points_js__WEBPACK_IMPORTED_MODULE_1__/* .points */ .W)(lines);
        if (plan === undefined) {
            const begun = lines.some((line) => /^TAP version \d+$/.test(line));
            return begun ? { failed: failedPoints(all), cutOff: true } : undefined;
        }
        // QUnit tells it as a failure of its own.
        if (lines.includes('Bail out! Error: No tests were run.'))
            return { counts: _reading_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING */ .K$, noTests: true };
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
    return (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .merged */ .Zu)(all.filter(({ status, suite }) => status === 'failed' && !suite)).map(({ name, file, message }) => (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .testCase */ .DH)({ name, status: 'failed', file, message }));
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
        const said = (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .casesIn */ .XV)(lines, /^# {3}Failed test '(.+)'$/, {
            end: /^(?:t\/|not ok|ok|\S+\.t )/,
        }).map((one) => ({ ...one, message: `Failed test '${one.name}'\n${one.message ?? ''}` }));
        const told = failedPoints((0,_tap_points_js__WEBPACK_IMPORTED_MODULE_1__/* .points */ .W)(lines.filter((line) => /^(?:not ok|#)/.test(line))));
        const broke = brokenFiles.map((file) => {
            const at = lines.findIndex((line) => line.startsWith(file));
            const before = lines.findIndex((line) => /^\S.* at \S+ line \d+/.test(line) && line.includes(file));
            const message = (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .messageAfter */ .g_)(lines, before < 0 ? at : before, (next) => /^Test Summary Report/.test(next));
            return (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .testCase */ .DH)({ name: file, file, status: 'error', message });
        });
        const names = (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .merged */ .Zu)([...said, ...told]);
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
    return (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .namesIn */ .wX)(lines, /^(\S+) +\(Wstat: .*Failed: [1-9]\d*\)$/).map((file) => (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .testCase */ .DH)({ name: file, file, status: 'failed' }));
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
        const sum = lines.flatMap((line) => /^# (\{ total: \d+.* \})$/.exec(line)?.[1] ?? []).at(-1);
        if (sum === undefined)
            return undefined;
        const number = (word) => Number(new RegExp(`\\b${word}: (\\d+)`).exec(sum)?.[1] ?? 0);
        const counts = { passed: number('pass'), failed: number('fail'), skipped: number('skip') + number('todo') };
        const deep = (0,_tap_points_js__WEBPACK_IMPORTED_MODULE_1__/* .points */ .W)(lines).filter(({ depth, status }) => depth > 0 && status === 'failed');
        return { counts, failed: counts.failed > 0 ? failedPoints(deep) : [] };
    },
};
const TAP = [tap, prove, NODE_TAP];


/***/ })

};
