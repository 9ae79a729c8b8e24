export const id = 111;
export const ids = [111];
export const modules = {

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
// EXTERNAL MODULE: ./lib/models/reliable.js + 13 modules
var reliable = __webpack_require__(8999);
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
// EXTERNAL MODULE: ./lib/run/base-ref.js + 13 modules
var base_ref = __webpack_require__(1904);
// EXTERNAL MODULE: ./lib/run/blank-report.js
var blank_report = __webpack_require__(3822);
// EXTERNAL MODULE: ./lib/run/conclude.js
var conclude = __webpack_require__(6008);
// EXTERNAL MODULE: ./lib/run/deadlines.js
var deadlines = __webpack_require__(8220);
// EXTERNAL MODULE: ./lib/run/deliver.js + 2 modules
var deliver = __webpack_require__(558);
// EXTERNAL MODULE: ./lib/run/failure-words.js
var failure_words = __webpack_require__(1371);
// EXTERNAL MODULE: ./lib/run/note-outcome.js
var note_outcome = __webpack_require__(4928);
// EXTERNAL MODULE: ./lib/run/publish.js + 2 modules
var publish = __webpack_require__(5468);
// EXTERNAL MODULE: ./lib/run/work.js + 62 modules
var work = __webpack_require__(4124);
// EXTERNAL MODULE: ./lib/run/work-report.js
var work_report = __webpack_require__(9335);
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
    // writes to them.
    await parts.ground.catch(() => { });
    for (const name of ['git', 'spill', 'base'])
        await (0,promises_.rm)((0,external_node_path_.join)(scratch, name), { recursive: true, force: true });
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
        const { config, startedAt } = this.#parts;
        const { base, repository, branch, transcript } = start;
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
        const isFinished = (0,conclude/* isDeliverable */.M)(report.outcome);
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


/***/ })

};
