export const id = 6371;
export const ids = [6371];
export const modules = {

/***/ 6371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runTests: () => (/* binding */ runTests)
});

// EXTERNAL MODULE: ./lib/sandbox/shell-argv.js
var shell_argv = __webpack_require__(7064);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/stop/read-report.js
var read_report = __webpack_require__(7029);
;// CONCATENATED MODULE: ./lib/stop/find-reports.js




const MOST_FILES = 500;
const LARGEST = 20 * 1024 * 1024;
/**
 * Reads the reports that a run left behind. The files are of the tested code's making: links, pipes, what lies outside of
 * the folder and what is too large are passed over.
 */
async function findReports(search) {
    const root = await (0,promises_.realpath)(search.root).catch(() => undefined);
    if (root === undefined)
        return [];
    const usual = search.everywhere ? await usualPlaces(root) : [];
    const paths = [...new Set([...search.texts.flatMap(namedIn).map((path) => (0,external_node_path_.join)(root, path)), ...usual])];
    const readings = [];
    for (const path of paths.slice(0, MOST_FILES)) {
        const text = await readFresh(path, root, search.sinceMs);
        const reading = text === undefined ? undefined : (0,read_report/* readReport */.t)(text);
        if (reading !== undefined)
            readings.push(reading);
    }
    return readings;
}
/** --junitxml=a.xml, --log-junit a.xml, --outputFile a.json, --test-reporter-destination=a.xml, -o a.xml … */
const FLAG = /--?(?:junit-?xml|junit-?file|log-junit|output-?file|output-junit|test-reporter-destination|reporter-outfile|reporter-option|json-report-file|out|jsonfile|gtest_output|logger)[= ](?:\S*?[=:])?["']?([^\s"':=;]+\.(?:xml|json|trx))\b/gi;
function namedIn(text) {
    return [...text.slice(0, 20_000).matchAll(FLAG)].map(([, path = '']) => path).filter((path) => !path.startsWith('/'));
}
const FOLDERS = /^(?:surefire-reports|failsafe-reports|test-results|test-reports|TestResults|reports?)$/;
const FILES = /^(?:TEST-.*\.xml|.*\.trx|junit(?:-.*)?\.xml|test-(?:results|report)\.xml|report\.(?:xml|json))$/;
const UNSEEN = /^(?:\.git|node_modules|vendor|\.venv|venv|site-packages)$/;
const DEEPEST = 6;
const MOST_FOLDERS = 2_000;
/** Report files at the root, and everything in the folders that build tools keep reports in. */
async function usualPlaces(root) {
    const found = [];
    let seen = 0;
    let level = [{ folder: root, reports: true }];
    for (let depth = 0; depth <= DEEPEST && level.length > 0; depth += 1) {
        const next = [];
        for (const { folder, reports } of level) {
            if ((seen += 1) > MOST_FOLDERS)
                return found;
            for (const entry of await (0,promises_.readdir)(folder, { withFileTypes: true }).catch(() => [])) {
                const path = (0,external_node_path_.join)(folder, entry.name);
                if (entry.isFile() && reports && FILES.test(entry.name))
                    found.push(path);
                else if (entry.isDirectory() && !UNSEEN.test(entry.name)) {
                    next.push({ folder: path, reports: FOLDERS.test(entry.name) || FOLDERS.test((0,external_node_path_.basename)(folder)) });
                }
            }
        }
        level = next;
    }
    return found;
}
async function readFresh(path, root, sinceMs) {
    const real = await (0,promises_.realpath)(path).catch(() => undefined);
    if (real === undefined || !real.startsWith(root + external_node_path_.sep))
        return undefined;
    const flags = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK;
    const file = await (0,promises_.open)(real, flags).catch(() => undefined);
    if (file === undefined)
        return undefined;
    try {
        const { size, mtimeMs } = await file.stat().then((stat) => (stat.isFile() ? stat : { size: Infinity, mtimeMs: 0 }));
        return size > LARGEST || mtimeMs < sinceMs ? undefined : await file.readFile('utf8');
    }
    finally {
        await file.close();
    }
}

// EXTERNAL MODULE: ./lib/stop/judge.js
var judge = __webpack_require__(1227);
// EXTERNAL MODULE: ./lib/stop/plain-text.js
var plain_text = __webpack_require__(2966);
// EXTERNAL MODULE: ./lib/stop/read-results.js + 8 modules
var read_results = __webpack_require__(3991);
// EXTERNAL MODULE: ./lib/stop/script-lines.js
var script_lines = __webpack_require__(5699);
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








// File systems keep times in steps of their own.
const CLOCK_STEP_MS = 20;
const TAIL_LIMIT = 6_000;
// Wide enough that a summary is seen although a long build log or coverage table stands around it.
const KEPT_BYTES = 1024 * 1024;
/**
 * Runs the test command once and says how it ended. Called by the gate and by the RunTests tool; throws only when
 * the signal is aborted. The sandbox sets CI, closes stdin, keeps the time limit and ends what the command leaves behind.
 */
async function runTests(request) {
    const { command, workspace, standIn, sandbox, timeoutMs, signal } = request;
    const sinceMs = Date.now() - CLOCK_STEP_MS;
    const result = await sandbox.run({
        argv: (0,shell_argv/* shellArgv */.$)(command),
        cwd: workspace,
        trust: 'steered',
        timeoutMs,
        signal,
        ...(standIn === undefined ? {} : { standIn }),
        fresh: true,
        keepHead: KEPT_BYTES,
        keepTail: KEPT_BYTES,
    });
    signal.throwIfAborted();
    const output = withoutRoots((0,plain_text/* plainText */.w)(result.output), [standIn, workspace]);
    const told = { output, command, exitCode: result.exitCode };
    const screen = (0,read_results/* readResults */.x)(told);
    const texts = [command, ...(0,script_lines/* scriptsOf */.Sf)(output)];
    // Many files to look through: only where the screen leaves something open.
    const everywhere = result.ending === 'exited' && isOpen(screen, result.exitCode);
    const reports = await findReports({ root: standIn ?? workspace, sinceMs, texts, everywhere });
    const results = reports.length === 0 ? screen : (0,read_results/* readResults */.x)({ ...told, reports });
    const verdict = verdictOf(command, result, output, results);
    const note = verdict === 'error' ? brokenReason(result, output) : undefined;
    return {
        command,
        verdict,
        exitCode: result.exitCode,
        durationMs: result.durationMs,
        ...(results.counts === undefined ? {} : { counts: results.counts, ran: (0,judge/* ranIn */.V6)(results.counts) }),
        ...listedIn(results),
        failures: results.failures,
        failed: results.failed,
        tail: tailOf(withNotes(output, [...(note === undefined ? [] : [note]), ...(result.hints ?? [])]), results.failures, TAIL_LIMIT),
        strays: result.strays,
        ...(verdict === 'failed' && result.withheld !== undefined ? { withheld: result.withheld } : {}),
    };
}
/** Names made up by a reader where the runner prints a dot for each test. */
const NUMBERED = /^test \d+$/;
/** Only where as many names are told as were counted: a part of a list says nothing of what is missing in it. */
function listedIn({ counts, cases }) {
    const named = (status) => cases.filter((one) => one.status === status).map(({ name }) => name);
    const passed = named('passed');
    if (counts === undefined || passed.length !== counts.passed || passed.every((name) => NUMBERED.test(name)))
        return {};
    return { listed: { ran: [...passed, ...named('failed'), ...named('error')], skipped: named('skipped') } };
}
function withNotes(output, notes) {
    return notes.length === 0 ? output : [output.trimEnd(), ...notes.map((note) => `(${note})`)].join('\n');
}
/** Files by their path in the project: the same test has the same name in every copy of it. */
function withoutRoots(output, roots) {
    return roots.reduce((text, root) => (root === undefined ? text : text.replaceAll(`${root}/`, '')), output);
}
/** Nothing was counted, or it is red and nobody says what. */
function isOpen({ counts, failed }, exitCode) {
    return counts === undefined || (exitCode !== 0 && failed.length === 0);
}
function verdictOf(command, result, output, results) {
    if (result.ending === 'timed-out')
        return 'timed-out';
    if (result.ending !== 'exited' || (0,why_broken/* whyExhausted */.O)(output, result.exitCode) !== undefined)
        return 'error';
    return (0,judge/* judge */.S4)({ exitCode: result.exitCode, signal: result.signal, output, results, command });
}
function brokenReason(result, output) {
    if (result.startError !== undefined)
        return `the command could not be started: ${result.startError}`;
    if (result.signal !== null)
        return `the command was killed by ${result.signal}`;
    if (result.exitCode === 137)
        return 'a process was killed (exit code 137), perhaps for want of memory';
    return (0,why_broken/* whyExhausted */.O)(output, result.exitCode) ?? (0,why_broken/* whyBroken */.I)(output, result.exitCode) ?? 'the command did not run';
}


/***/ })

};
