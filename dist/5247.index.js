export const id = 5247;
export const ids = [5247];
export const modules = {

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
    'not_done',
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

/***/ 4111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runLocally: () => (/* binding */ runLocally)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/agent/outcome.js
var outcome = __webpack_require__(7137);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/git/commit.js
var commit = __webpack_require__(2747);
// EXTERNAL MODULE: ./lib/git/names.js
var names = __webpack_require__(1476);
// EXTERNAL MODULE: ./lib/git/run-git.js
var run_git = __webpack_require__(3464);
// EXTERNAL MODULE: ./lib/git/trusted-directory.js
var trusted_directory = __webpack_require__(5237);
;// CONCATENATED MODULE: ./lib/git/publish-locally.js







/**
 * Puts a commit on a new branch of the user's own repository and switches to it. The files are there already, so only
 * the branch, HEAD and the index are written; nothing in the work tree is touched and no hook or filter is started.
 */
async function publishLocally(repo, sha, branch) {
    const ref = `refs/heads/${(0,names/* checkBranch */.DC)(branch)}`;
    const real = { GIT_DIR: repo.realGitDir };
    const input = `${(0,names/* checkSha */.$)(sha)}\n^${trusted_directory/* START_REF */.h4}\n`;
    const pack = await (0,run_git/* git */.$Y)(repo, ['pack-objects', '--revs', '--local', '--stdout', '--quiet'], { input });
    await (0,run_git/* git */.$Y)(repo, ['unpack-objects', '-q'], { env: real, input: pack });
    const nothing = '0'.repeat(sha.length);
    const created = await (0,run_git/* tryGit */.Ii)(repo, ['update-ref', '-m', MESSAGE, ref, sha, nothing], { env: real });
    if (created.code !== 0)
        throw new errors/* UserError */.y(branchProblem(branch, created.stderr));
    await replaceIndex(repo, sha, () => (0,run_git/* git */.$Y)(repo, ['symbolic-ref', '-m', MESSAGE, 'HEAD', ref], { env: real }));
}
const MESSAGE = 'greengate: created by a run';
function branchProblem(branch, stderr) {
    if (stderr.includes('already exists'))
        return `The branch "${branch}" exists already. Delete it or choose another name.`;
    return `The branch "${branch}" could not be created: ${stderr.trim()}. Choose another name.`;
}
/**
 * The trusted index knows the files' stats; narrowed to the commit it is the index `git switch` would have left.
 * `underLock` runs while no other git can write the index.
 */
async function replaceIndex(repo, sha, underLock) {
    await (0,commit/* withTemporaryIndex */._8)(repo, async (env) => {
        await (0,run_git/* git */.$Y)(repo, ['update-index', '--no-split-index'], { env });
        await (0,run_git/* git */.$Y)(repo, ['read-tree', '-m', sha], { env });
        const lock = (0,external_node_path_.join)(repo.realGitDir, 'index.lock');
        await takeLock(env.GIT_INDEX_FILE, lock);
        try {
            await underLock();
            await (0,promises_.rename)(lock, (0,external_node_path_.join)(repo.realGitDir, 'index'));
        }
        catch (error) {
            await (0,promises_.rm)(lock, { force: true });
            throw error;
        }
    }, { copy: true });
}
async function takeLock(index, lock) {
    try {
        await (0,promises_.copyFile)(index, lock, promises_.constants.COPYFILE_EXCL);
    }
    catch (error) {
        if (error.code !== 'EEXIST')
            throw error;
        throw new errors/* UserError */.y(`Another git is at work (${lock} exists). Let it end, or remove the file, then switch branches.`);
    }
}

// EXTERNAL MODULE: ./lib/git/restore.js
var restore = __webpack_require__(7402);
// EXTERNAL MODULE: ./lib/github/branch-name.js
var branch_name = __webpack_require__(7819);
// EXTERNAL MODULE: ./lib/models/reliable.js + 14 modules
var reliable = __webpack_require__(6446);
// EXTERNAL MODULE: ./lib/report/commit-message.js
var commit_message = __webpack_require__(8959);
// EXTERNAL MODULE: ./lib/report/outputs.js
var outputs = __webpack_require__(8568);
// EXTERNAL MODULE: ./lib/report/report-file.js
var report_file = __webpack_require__(3221);
// EXTERNAL MODULE: ./lib/report/terminal.js
var terminal = __webpack_require__(1488);
// EXTERNAL MODULE: ./lib/report/transcript.js
var report_transcript = __webpack_require__(3306);
// EXTERNAL MODULE: ./lib/run/base-ref.js + 2 modules
var base_ref = __webpack_require__(5450);
// EXTERNAL MODULE: ./lib/run/blank-report.js
var blank_report = __webpack_require__(3822);
// EXTERNAL MODULE: ./lib/run/conclude.js
var conclude = __webpack_require__(6008);
// EXTERNAL MODULE: ./lib/run/deadlines.js
var deadlines = __webpack_require__(8220);
// EXTERNAL MODULE: ./lib/run/deliver.js + 4 modules
var deliver = __webpack_require__(9701);
// EXTERNAL MODULE: ./lib/run/failure-words.js
var failure_words = __webpack_require__(1371);
// EXTERNAL MODULE: ./lib/git/lend.js
var lend = __webpack_require__(7327);
// EXTERNAL MODULE: ./lib/run/note-outcome.js
var note_outcome = __webpack_require__(4928);
// EXTERNAL MODULE: ./lib/run/permit.js
var permit = __webpack_require__(1686);
// EXTERNAL MODULE: ./lib/run/publish.js + 2 modules
var publish = __webpack_require__(5468);
// EXTERNAL MODULE: ./lib/run/work.js + 63 modules
var work = __webpack_require__(7268);
// EXTERNAL MODULE: ./lib/run/work-report.js
var work_report = __webpack_require__(9335);
// EXTERNAL MODULE: ./lib/sandbox/remove-folder.js
var remove_folder = __webpack_require__(3816);
;// CONCATENATED MODULE: ./lib/cli/local-run.js


























/** Works, settles the change, and prints the report. Returns the exit code. */
async function runLocally(parts) {
    const { config, cancel, redact, log, scratch, startedAt, json } = parts;
    const report = await new LocalRun(parts)
        .run()
        .catch((error) => cancel.aborted
        ? (0,blank_report.blankReport)('cancelled', 'The run was cancelled before the work began.')
        : (0,blank_report.blankReport)('error', (0,failure_words/* failureWords */.A)(error, log)));
    const timed = { ...report, maxTurns: config.maxTurns, durationMs: Date.now() - startedAt };
    const told = { ...timed, reportFile: (0,report_file/* writeReportFile */.a)(timed, scratch, redact) };
    // Transcript and report stay; the harness's own git directory and long outputs have served their purpose, once nobody
    // writes to them; isolation may still be tried out.
    await Promise.all([parts.ground.catch(() => { }), parts.network.close()]);
    for (const name of ['git', 'spill', 'base', 'sandbox', lend/* TREES */.U0])
        await (0,remove_folder/* removeFolder */.v)((0,external_node_path_.join)(scratch, name));
    console.log(json ? JSON.stringify((0,outputs.outputsOf)(told, redact)) : (0,terminal/* renderTerminal */.b)(told, redact).trimEnd());
    return (0,outcome/* exitCodeOf */.F)(told.outcome);
}
class LocalRun {
    #parts;
    constructor(parts) {
        this.#parts = parts;
    }
    async run() {
        const { config, redact, scratch, startedAt } = this.#parts;
        const model = (0,reliable/* reliableModel */.y)(config);
        const { repository, files } = await this.#parts.ground;
        // The tracked files are those of HEAD, so they can be read from the disk.
        const read = (path) => (0,promises_.readFile)((0,external_node_path_.join)(repository.workspace, path), 'utf8').catch(() => undefined);
        const base = await (0,base_ref/* readBaseRef */.H)({ files, read }, config);
        const branch = (0,branch_name/* branchFor */.y)(config.branchPrefix, { kind: 'local', prompt: config.prompt, at: new Date(startedAt) });
        const transcript = (0,report_transcript/* openTranscript */.B)((0,external_node_path_.join)(scratch, 'transcript.jsonl'), redact);
        return (0,note_outcome/* noteOutcome */.v)({ ...this.#parts, transcript }, () => this.#serve({ base, repository, branch, model, transcript }));
    }
    async #serve(start) {
        const { config, startedAt, network } = this.#parts;
        const { base, repository, branch, transcript } = start;
        if (config.sandbox === 'required')
            await this.#parts.isolation();
        (0,permit/* permit */.eL)(this.#parts, config, base.configFile);
        const done = await (0,work/* work */.o)({
            ...this.#parts,
            ...start,
            baseCommit: repository.head.sha,
            request: { prompt: config.prompt },
            deadlines: (0,deadlines/* deadlinesFrom */.k)(startedAt, config.timeoutMs),
            onStart: () => { },
            onProgress: () => { },
        });
        const { outcome, reason } = done.conclusion;
        const report = (0,blank_report.blankReport)(outcome, reason, {
            models: [config.model],
            ...(0,work_report/* workReport */.I)(done, base),
            hosts: network.used(),
            isolation: (await this.#parts.isolation()).words,
            request: { trigger: 'command line', prompt: config.prompt },
            transcript: transcript.path,
            dryRun: config.dryRun,
        });
        return this.#settle(repository, done, report, branch).catch((error) => ({
            ...report,
            outcome: 'push_failed',
            reason: `The change is in the work tree, but it could not be put on a branch: ${(0,errors/* messageOf */.b)(error)}`,
        }));
    }
    /** Puts the change on its branch; unfinished work gets one too, so that the user's own branch stays as it was. */
    async #settle(repository, done, report, branch) {
        const { config, redact } = this.#parts;
        const isFinished = (0,conclude/* isDeliverable */.MG)(report.outcome);
        if (report.files.length === 0)
            return report;
        if (config.dryRun)
            return withNote(report, 'Dry run: the change stays uncommitted in the work tree.');
        if (!isFinished && config.onRed === 'discard') {
            await (0,restore/* restore */.P)(repository, done.before);
            return withNote(report, 'The unfinished work was discarded (on-red: discard).');
        }
        const commit = await (0,deliver/* commitChange */.wD)({
            repository,
            remote: { url: '', token: '' },
            before: done.before,
            after: done.candidate,
            message: (0,commit_message/* commitMessage */.d)({ ...report, request: { prompt: config.prompt } }, redact),
            author: publish/* BOT */.W,
        });
        if (commit === undefined)
            return { ...withNote(report, NOTHING_TO_COMMIT), outcome: 'no_changes', reason: '' };
        const name = isFinished ? branch : `${branch}-unfinished`;
        await publishLocally(repository, commit.sha, name);
        return { ...report, branch: { name, own: !isFinished }, commit: { sha: commit.sha } };
    }
}
const NOTHING_TO_COMMIT = 'Only files that git does not track were changed, so there is nothing to commit.';
function withNote(report, note) {
    return { ...report, notes: [...report.notes, note] };
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
/** The names are a program's words, and could say anything. */
function hosts(list = [], redact, room) {
    if (list.length === 0)
        return '';
    const lines = list.slice(0, room.commands).map(({ host, times, refused }) => {
        const often = times > 1 ? ` (${times} times)` : '';
        return `- ${(0,markdown/* codeSpan */.SS)(host, 100)}${often}: ${refused === undefined ? 'let through' : `refused, ${line(refused, redact, room)}`}`;
    });
    const refusedCount = list.filter(({ refused }) => refused !== undefined).length;
    const summary = `${(0,words/* counted */.hS)(list.length, 'host')} asked for, ${refusedCount} refused`;
    return (0,markdown/* folded */.TM)(summary, [...lines, ...more(list.length - room.commands)].join('\n'));
}
/** Where nothing is pushed, the patch is the result. */
function offeredPatch({ patch, offersPatch }, redact, room) {
    if (patch === undefined || offersPatch !== true)
        return '';
    if (patch.length > room.patch)
        return 'The patch is too long for a comment; it is in the job summary.';
    return (0,markdown/* folded */.TM)('The change as a patch, for git apply', (0,markdown/* fenced */.OF)(redact(patch)));
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
// EXTERNAL MODULE: ./lib/report/verdict-text.js
var verdict_text = __webpack_require__(1447);
;// CONCATENATED MODULE: ./lib/report/comment.js







/** GitHub takes 65,536 characters; the comment writer adds its marker. */
const LIMIT = 60_000;
/** Tried in order until the whole fits: output tails go first, then lists, the answer last. The smallest always fits. */
const ROOMS = [
    { answer: 20_000, files: 50, denials: 30, commands: 40, attempts: 6, tail: 4_000, line: 300, patch: 20_000 },
    { answer: 20_000, files: 50, denials: 30, commands: 40, attempts: 6, tail: 1_000, line: 200, patch: 20_000 },
    { answer: 12_000, files: 30, denials: 15, commands: 15, attempts: 4, tail: 500, line: 150, patch: 10_000 },
    { answer: 6_000, files: 10, denials: 5, commands: 5, attempts: 2, tail: 300, line: 100, patch: 2_000 },
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
        report.gate === undefined ? '' : (0,verdict_text/* renderFindings */.vO)(report.gate, (0,verdict_text/* markdownStyle */.Tb)(redact)),
        changedFiles(report.files, room),
        whereItIs(report),
        checksLine(report),
        notes(report.notes, redact, room),
        offeredPatch(report, redact, room),
        refusals(report.denials, redact, room),
        attempts(report.tests, redact, room),
        commands(report.commands, room),
        hosts(report.hosts, redact, room),
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

/***/ 6210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ outcomeWords)
/* harmony export */ });
const OUTCOME_WORDS = {
    success: { icon: '✅', sentence: 'Done, and the tests pass.' },
    no_changes: { icon: '⚪', sentence: 'Finished without changing anything.' },
    not_done: { icon: '❌', sentence: 'Not done: nothing that was asked for came of it.' },
    tests_failed: { icon: '❌', sentence: 'Not done: the tests still fail.' },
    gate_error: { icon: '❌', sentence: 'Not finished: the tests could not be run.' },
    max_turns: { icon: '⏹️', sentence: 'Stopped at the turn limit.' },
    max_cost: { icon: '⏹️', sentence: 'Stopped at the cost limit.' },
    max_tokens: { icon: '⏹️', sentence: 'Stopped at the token limit.' },
    timed_out: { icon: '⏹️', sentence: 'Stopped because the time was up.' },
    cancelled: { icon: '⏹️', sentence: 'Cancelled.' },
    blocked_by_policy: { icon: '⛔', sentence: 'Not done: what it takes was not allowed, or is missing.' },
    no_progress: { icon: '⏹️', sentence: 'Stopped: the model repeated the same call and got no further.' },
    refused: { icon: '⛔', sentence: 'The model declined this request.' },
    model_error: { icon: '❌', sentence: 'Stopped: the model gave no answer.' },
    push_failed: { icon: '❌', sentence: 'The work is done, but not where it was asked for.' },
    error: { icon: '❌', sentence: 'Stopped by an error.' },
    ignored: { icon: '⚪', sentence: 'Nothing to do.' },
};
/** What the tests said makes of an outcome that has more than one cause. */
const BY_TESTS = {
    success: {
        none: { icon: '✅', sentence: 'Done. Nothing was tested: the settings say that there are no tests.' },
        'known-failures': { icon: '✅', sentence: 'Done. The tests that fail failed before, too.' },
        flaky: { icon: '✅', sentence: 'Done, but some tests pass only now and then.' },
    },
    tests_failed: {
        passed: { icon: '❌', sentence: 'Not done: the tests pass, but a check of the change does not.' },
        flaky: { icon: '❌', sentence: 'Not done: some tests pass only now and then.' },
        tampered: { icon: '❌', sentence: 'Not done: the change weakens what judges the code.' },
    },
    gate_error: {
        'timed-out': { icon: '❌', sentence: 'Not finished: the tests did not end in time.' },
    },
};
function outcomeWords({ outcome, tests }) {
    return BY_TESTS[outcome]?.[tests.state] ?? OUTCOME_WORDS[outcome];
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
/* harmony import */ var _safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2813);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8191);







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
    'verdict',
];
const MOST_DENIALS = 100;
const MOST_SUMMARY = 2_000;
/** Every output, on every path; what does not exist is an empty text. `input-tokens` counts cached ones too. */
function outputsOf(report, redact) {
    const clean = (0,_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .g)(report, redact);
    const { usage } = clean;
    const denials = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .groupDenials */ .uE)(clean.denials)
        .slice(0, MOST_DENIALS)
        .map(({ denial, times }) => ({ ...(0,_text_map_strings_js__WEBPACK_IMPORTED_MODULE_3__/* .mapStrings */ .t)(denial, (text) => (0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visibleLine */ .P8)(text), 500)), times }));
    return {
        outcome: clean.outcome,
        summary: (0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)((0,_neutralise_js__WEBPACK_IMPORTED_MODULE_6__/* .neutralise */ .$)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visibleLine */ .P8)([clean.reason, clean.answer].join(' '))), MOST_SUMMARY),
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
        verdict: clean.verdictFile ?? '',
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
/* harmony import */ var _safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2813);
/* harmony import */ var _step_summary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6279);




/** Writes the whole report as Markdown and, beside it, as JSON; returns the path of the Markdown file. */
function writeReportFile(report, directory, redact) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'greengate-report.md');
    const complete = { ...report, reportFile: path };
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, (0,_step_summary_js__WEBPACK_IMPORTED_MODULE_3__/* .renderStepSummary */ .P)(complete, redact));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'greengate-report.json'), `${JSON.stringify((0,_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .g)(complete, redact), null, 2)}\n`);
    return path;
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
/* harmony import */ var _safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2813);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8191);





/** The comment's content with the run's facts as a table on top. */
function renderStepSummary(report, redact) {
    const rows = factRows((0,_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .g)(report, redact)).map(([name, value]) => `| ${name} | ${value.replaceAll('|', '\\|')} |`);
    return `## Greengate\n\n| | |\n|---|---|\n${rows.join('\n')}\n\n${(0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .renderComment */ .w)(report, redact)}\n${patchPart(report, redact)}`;
}
const LONGEST_PATCH = 200_000;
/** The only place where a change is found that went to no branch. */
function patchPart({ patch }, redact) {
    if (patch === undefined || patch.length > LONGEST_PATCH)
        return '';
    return `\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .folded */ .TM)('The change as a patch, for git apply', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .fenced */ .OF)((0,_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .clean */ .u)(patch, redact)))}\n`;
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
        ['Tests', (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .testWords */ .Kp)(report.tests)],
        ['Turns', `${report.turns} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(report.maxTurns, 'turn')}`],
        ['Cost', (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .costWords */ .fL)(report, _markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .codeSpan */ .SS)],
        ['Tokens', `${(0,_agent_model_js__WEBPACK_IMPORTED_MODULE_0__/* .promptTokensOf */ .UT)(usage)} in (${usage.cacheReadTokens} from cache), ${usage.outputTokens} out`],
        ['Time', (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p0)(report.durationMs)],
        ['Refused', (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(report.denials.length, 'action')],
        ...(report.isolation === undefined ? [] : [['Commands', report.isolation]]),
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
/* harmony import */ var _safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2813);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8191);





/** The report of a local run: plain lines, ready to be printed. */
function renderTerminal(report, redact) {
    const facts = (0,_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .g)(report, redact);
    const { sentence } = (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeWords */ .w)(facts);
    const parts = [
        sentence,
        facts.reason,
        facts.answer,
        overview(facts),
        block('Changed', (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .totalWords */ .iL)(facts.files), facts.files.map((file) => `${file.path}  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .changeWords */ .mF)(file)}`)),
        lastFailure(facts),
        block('Refused', (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(facts.denials.length, 'action'), refusals(facts)),
        block('Notes', '', facts.notes),
    ];
    return `${parts.filter((part) => part.trim() !== '').join('\n\n')}\n`;
}
function overview(report) {
    const command = report.tests.command === undefined ? '' : `: ${report.tests.command}`;
    const rows = [
        ['Tests', (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .testWords */ .Kp)(report.tests) + command],
        ['Turns', `${report.turns} of ${report.maxTurns}`],
        ['Cost', (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .costWords */ .fL)(report)],
        ['Time', (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(report.durationMs)],
        ['Branch', report.branch?.name],
        ['Commit', report.commit?.sha.slice(0, 12)],
        ['Commands', report.isolation],
        ['Transcript', report.transcript],
        ['Report', report.reportFile],
    ];
    return rows.flatMap(([name, value]) => (value === undefined ? [] : [`${name.padEnd(11)}${value}`])).join('\n');
}
const AS_IT_IS = { code: (text) => text, prose: (text) => text };
function refusals(report) {
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .groupDenials */ .uE)(report.denials).map(({ denial, times }) => {
        const often = times > 1 ? ` (${times} times)` : '';
        const remedy = denial.remedy === '' ? '' : `\n    ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .remedyWords */ .Y_)(denial.remedy, AS_IT_IS)}`;
        const where = denial.command === undefined ? '' : ` in ${(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visibleLine */ .P8)(denial.command), 200)}`;
        return `${denial.tool} ${(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(denial.subject, 200)}${where}${often}\n    ${denial.reason} [${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .byWhom */ .TU)(denial, (rule) => rule)}]${remedy}`;
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
/** Of the whole time, for a last run of the gate on work that the limit cut off. */
const GATE_SHARE = 1 / 10;
const LONGEST_GATE_MS = 5 * 60_000;
/** Leaves time for the last words, and for pushing and reporting after them, before the job itself would be killed. */
function deadlinesFrom(startedAt, timeoutMs) {
    const reserve = Math.min(LONGEST_RESERVE_MS, timeoutMs / 5);
    const report = Math.min(REPORT_MS, reserve / 4);
    const endAt = startedAt + timeoutMs - report;
    const gateAt = endAt - Math.min(LONGEST_GATE_MS, timeoutMs * GATE_SHARE);
    const pushBy = endAt + (reserve - report) / 2;
    return { startedAt, wrapUpAt: gateAt - (reserve - report), gateAt, endAt, pushBy };
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
/* harmony import */ var _agent_interrupt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2158);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


const OUT_OF_TIME = 'The time of the run was up before it was done. Raise timeout-minutes, or make the tests faster.';
/** A user's mistake is told plainly; anything else is a bug, whose stack is for the log. */
function failureWords(error, log) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y)
        return error.message;
    if (error instanceof _agent_interrupt_js__WEBPACK_IMPORTED_MODULE_0__/* .Interrupt */ .OK && error.reason === 'timed_out')
        return OUT_OF_TIME;
    log.info(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return `Greengate itself failed: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b)(error)}. Please report it with the run's log.`;
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

/***/ 9783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ getProxyUrl)
/* harmony export */ });
/* unused harmony export checkBypass */
function getProxyUrl(reqUrl) {
    const usingSsl = reqUrl.protocol === 'https:';
    if (checkBypass(reqUrl)) {
        return undefined;
    }
    const proxyVar = (() => {
        if (usingSsl) {
            return process.env['https_proxy'] || process.env['HTTPS_PROXY'];
        }
        else {
            return process.env['http_proxy'] || process.env['HTTP_PROXY'];
        }
    })();
    if (proxyVar) {
        try {
            return new DecodedURL(proxyVar);
        }
        catch (_a) {
            if (!proxyVar.startsWith('http://') && !proxyVar.startsWith('https://'))
                return new DecodedURL(`http://${proxyVar}`);
        }
    }
    else {
        return undefined;
    }
}
function checkBypass(reqUrl) {
    if (!reqUrl.hostname) {
        return false;
    }
    const reqHost = reqUrl.hostname;
    if (isLoopbackAddress(reqHost)) {
        return true;
    }
    const noProxy = process.env['no_proxy'] || process.env['NO_PROXY'] || '';
    if (!noProxy) {
        return false;
    }
    // Determine the request port
    let reqPort;
    if (reqUrl.port) {
        reqPort = Number(reqUrl.port);
    }
    else if (reqUrl.protocol === 'http:') {
        reqPort = 80;
    }
    else if (reqUrl.protocol === 'https:') {
        reqPort = 443;
    }
    // Format the request hostname and hostname with port
    const upperReqHosts = [reqUrl.hostname.toUpperCase()];
    if (typeof reqPort === 'number') {
        upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
    }
    // Compare request host against noproxy
    for (const upperNoProxyItem of noProxy
        .split(',')
        .map(x => x.trim().toUpperCase())
        .filter(x => x)) {
        if (upperNoProxyItem === '*' ||
            upperReqHosts.some(x => x === upperNoProxyItem ||
                x.endsWith(`.${upperNoProxyItem}`) ||
                (upperNoProxyItem.startsWith('.') &&
                    x.endsWith(`${upperNoProxyItem}`)))) {
            return true;
        }
    }
    return false;
}
function isLoopbackAddress(host) {
    const hostLower = host.toLowerCase();
    return (hostLower === 'localhost' ||
        hostLower.startsWith('127.') ||
        hostLower.startsWith('[::1]') ||
        hostLower.startsWith('[0:0:0:0:0:0:0:1]'));
}
class DecodedURL extends URL {
    constructor(url, base) {
        super(url, base);
        this._decodedUsername = decodeURIComponent(super.username);
        this._decodedPassword = decodeURIComponent(super.password);
    }
    get username() {
        return this._decodedUsername;
    }
    get password() {
        return this._decodedPassword;
    }
}
//# sourceMappingURL=proxy.js.map

/***/ })

};
