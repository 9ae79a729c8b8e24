export const id = 6821;
export const ids = [6821];
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

/***/ 2402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ OWN_MARKER)
/* harmony export */ });
/** Begins the hidden mark at the end of every comment of ours; `comment.ts` adds the key. Such a comment is never a request. */
const OWN_MARKER = '<!-- greengate:';


/***/ }),

/***/ 6821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 13 modules
var core = __webpack_require__(1889);
// EXTERNAL MODULE: ./lib/config.js + 2 modules
var lib_config = __webpack_require__(9633);
// EXTERNAL MODULE: ./lib/job-secrets.js
var job_secrets = __webpack_require__(9048);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(6843);
;// CONCATENATED MODULE: ./lib/github/payload.js

/** GitHub writes null where a field has no value; here it is absent. */
function optional(schema) {
    return schema.nullish().transform((value) => value ?? undefined);
}
const payload_text = schemas/* string */.YjP()
    .nullish()
    .transform((value) => value ?? '');
const user = optional(schemas/* object */.Ikc({ login: schemas/* string */.YjP() }));
const id = schemas/* number */.aig().int();
const headRepository = optional(schemas/* object */.Ikc({ full_name: schemas/* string */.YjP() }));
const issue = schemas/* object */.Ikc({
    number: id,
    title: payload_text,
    body: payload_text,
    pull_request: optional(schemas/* object */.Ikc({})),
    state: optional(schemas/* string */.YjP()),
    user,
    updated_at: optional(schemas/* string */.YjP()),
});
const pullRequest = schemas/* object */.Ikc({
    number: id,
    title: payload_text,
    body: payload_text,
    draft: optional(schemas/* boolean */.zMY()).transform((draft) => draft ?? false),
    head: schemas/* object */.Ikc({ ref: schemas/* string */.YjP(), sha: schemas/* string */.YjP(), repo: headRepository }),
    base: schemas/* object */.Ikc({ ref: schemas/* string */.YjP() }),
    user,
    updated_at: optional(schemas/* string */.YjP()),
});
const comment = schemas/* object */.Ikc({
    id,
    body: payload_text,
    user,
    created_at: optional(schemas/* string */.YjP()),
    path: optional(schemas/* string */.YjP()),
    line: optional(schemas/* number */.aig()),
    original_line: optional(schemas/* number */.aig()),
    diff_hunk: optional(schemas/* string */.YjP()),
});
const workflowRun = schemas/* object */.Ikc({
    conclusion: optional(schemas/* string */.YjP()),
    head_branch: optional(schemas/* string */.YjP()),
    head_sha: optional(schemas/* string */.YjP()),
    head_repository: headRepository,
    pull_requests: optional(schemas/* array */.YOg(schemas/* object */.Ikc({ number: id }))).transform((list) => list ?? []),
    html_url: optional(schemas/* string */.YjP()),
    updated_at: optional(schemas/* string */.YjP()),
});
/** A webhook payload, reduced to the fields that are read. Everything else passes unseen. */
const PAYLOAD = schemas/* object */.Ikc({
    action: optional(schemas/* string */.YjP()),
    repository: optional(schemas/* object */.Ikc({ full_name: schemas/* string */.YjP(), default_branch: optional(schemas/* string */.YjP()) })),
    // A sender whose type is not told has an empty one, and only `User` and `Bot` may ask.
    sender: optional(schemas/* object */.Ikc({ login: schemas/* string */.YjP(), id, type: payload_text })),
    ref: optional(schemas/* string */.YjP()),
    issue: optional(issue),
    pull_request: optional(pullRequest),
    comment: optional(comment),
    review: optional(schemas/* object */.Ikc({ id, body: payload_text, user, submitted_at: optional(schemas/* string */.YjP()) })),
    label: optional(schemas/* object */.Ikc({ name: schemas/* string */.YjP() })),
    assignee: optional(schemas/* object */.Ikc({ login: schemas/* string */.YjP() })),
    deleted: optional(schemas/* boolean */.zMY()),
    inputs: optional(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig(), schemas/* boolean */.zMY(), schemas/* null */.chJ()]))).transform(texts),
    workflow_run: optional(workflowRun),
});
/** Of an event that no trigger knows: its other fields may have the same names and other shapes. */
const UNKNOWN_PAYLOAD = PAYLOAD.pick({ action: true, repository: true, sender: true });
function texts(inputs) {
    if (inputs === undefined)
        return undefined;
    return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, value === null ? '' : String(value)]));
}

;// CONCATENATED MODULE: ./lib/github/event.js




/** The event file's content, unchecked. Throws a UserError when it cannot be read or is not JSON. */
async function readEventFile(path) {
    if (path === '')
        throw new errors/* UserError */.y('GITHUB_EVENT_PATH is not set. Run this as a step of a GitHub Actions workflow.');
    const text = await (0,promises_.readFile)(path, 'utf8').catch((error) => {
        throw new errors/* UserError */.y(`Cannot read the event file ${path} (GITHUB_EVENT_PATH): ${(0,errors/* messageOf */.b)(error)}.`, {
            cause: error,
        });
    });
    try {
        return JSON.parse(text);
    }
    catch {
        // The parser's own message quotes the file, which is outside text: it stays out of the log.
        throw new errors/* UserError */.y(`The event file ${path} (GITHUB_EVENT_PATH) is not JSON. Give the payload of the event.`);
    }
}
/** The payload's parts that Greengate reads. Throws a UserError that names the event and the field that is missing. */
function parseEvent(name, payload, fallback) {
    const parsed = (name in NEEDED || REF_EVENTS.has(name) ? PAYLOAD : UNKNOWN_PAYLOAD).safeParse(payload);
    if (!parsed.success)
        throw unreadable(name, parsed.error);
    const data = parsed.data;
    requireParts(name, data);
    const repo = splitRepo(data.repository?.full_name ?? fallback.repository);
    return present({
        name,
        action: data.action,
        repo,
        defaultBranch: data.repository?.default_branch,
        sender: data.sender,
        ref: REF_EVENTS.has(name) ? (data.ref ?? fallback.ref) : undefined,
        issue: issueOf(data),
        pullRequest: pullRequestOf(data, repo),
        comment: commentOf(data),
        review: reviewOf(data),
        label: data.label?.name,
        assignee: data.assignee?.login,
        deleted: data.deleted,
        inputs: data.inputs,
        workflowRun: workflowRunOf(data, repo),
    });
}
const REF_EVENTS = new Set(['push', 'schedule', 'workflow_dispatch', 'repository_dispatch']);
/** Parts without which an event means nothing. Only where something was done (`action`): an empty object is ignored later. */
const NEEDED = {
    issue_comment: ['issue', 'comment'],
    pull_request_review_comment: ['pull_request', 'comment'],
    pull_request_review: ['pull_request', 'review'],
    issues: ['issue'],
    pull_request: ['pull_request'],
    pull_request_target: ['pull_request'],
    workflow_run: ['workflow_run'],
};
function requireParts(name, data) {
    if (data.action === undefined)
        return;
    for (const part of NEEDED[name] ?? []) {
        if (data[part] === undefined)
            throw missing(name, part);
    }
}
function unreadable(name, error) {
    const issue = error.issues[0];
    const field = issue?.path.join('.') ?? '';
    return field === ''
        ? new errors/* UserError */.y(`The payload of the ${name} event is not a JSON object. Give the payload as GitHub sends it.`)
        : missing(name, field, issue?.message);
}
function missing(name, field, why = 'missing') {
    return new errors/* UserError */.y(`The payload of the ${name} event lacks a usable "${field}" (${why}). Give the payload as GitHub sends it (GITHUB_EVENT_PATH).`);
}
function splitRepo(fullName) {
    const [owner, name, ...rest] = fullName.split('/');
    if (!owner || !name || rest.length > 0) {
        throw new errors/* UserError */.y(`The repository must be owner/name, got "${fullName}". Set GITHUB_REPOSITORY.`);
    }
    return { owner, name };
}
function issueOf({ issue }) {
    if (issue === undefined)
        return undefined;
    const { number, title, body, state } = issue;
    const isPullRequest = issue.pull_request !== undefined;
    return present({ number, title, body, isPullRequest, state, author: issue.user?.login, updatedAt: issue.updated_at });
}
function pullRequestOf({ pull_request: pull }, repo) {
    if (pull === undefined)
        return undefined;
    const { number, title, body, draft, head, base } = pull;
    return present({
        number,
        title,
        body,
        headRef: head.ref,
        headSha: head.sha,
        baseRef: base.ref,
        isFork: isOther(head.repo?.full_name, repo),
        draft,
        author: pull.user?.login,
        updatedAt: pull.updated_at,
    });
}
function commentOf({ comment }) {
    if (comment === undefined)
        return undefined;
    const { id, body, path } = comment;
    return present({
        id,
        body,
        author: comment.user?.login,
        createdAt: comment.created_at,
        path,
        // In an outdated thread only the original line is left.
        line: comment.line ?? comment.original_line,
        diffHunk: comment.diff_hunk,
    });
}
function reviewOf({ review }) {
    if (review === undefined)
        return undefined;
    return present({ id: review.id, body: review.body, author: review.user?.login, submittedAt: review.submitted_at });
}
function workflowRunOf({ workflow_run: run }, repo) {
    if (run === undefined)
        return undefined;
    return present({
        conclusion: run.conclusion,
        headBranch: run.head_branch,
        headSha: run.head_sha,
        pullNumber: run.pull_requests[0]?.number,
        fromFork: isOther(run.head_repository?.full_name, repo),
        url: run.html_url,
        updatedAt: run.updated_at,
    });
}
/** A head repository that is gone was a fork. */
function isOther(fullName, repo) {
    return fullName?.toLowerCase() !== `${repo.owner}/${repo.name}`.toLowerCase();
}
/** Without the fields that are undefined: absent is absent. */
function present(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

// EXTERNAL MODULE: ./lib/redact.js + 4 modules
var lib_redact = __webpack_require__(7042);
// EXTERNAL MODULE: ./lib/report/log.js
var report_log = __webpack_require__(9820);
// EXTERNAL MODULE: ./lib/run/blank-report.js
var blank_report = __webpack_require__(3822);
// EXTERNAL MODULE: ./lib/run/deadlines.js
var run_deadlines = __webpack_require__(8220);
// EXTERNAL MODULE: ./lib/run/failure-words.js
var failure_words = __webpack_require__(1371);
;// CONCATENATED MODULE: ./lib/run/give-up.js

/** What is told of a run that waits for an answer of GitHub or git that does not come. The post step does the rest. */
function givingUp({ cancel, graceMs, until }) {
    return new Promise((resolve) => {
        const after = (ms, outcome, reason) => {
            setTimeout(() => resolve({ report: (0,blank_report.blankReport)(outcome, reason), isLeft: true }), ms).unref();
        };
        const cancelled = () => after(graceMs, 'cancelled', 'The run was cancelled, and did not end by itself: something did not answer.');
        after(Math.min(2 ** 31 - 1, until - Date.now()), 'timed_out', 'The time was up, and the run did not end by itself: something did not answer.');
        if (cancel.aborted)
            cancelled();
        else
            cancel.addEventListener('abort', cancelled, { once: true });
    });
}

// EXTERNAL MODULE: ./lib/run/remember.js
var remember = __webpack_require__(9602);
// EXTERNAL MODULE: ./lib/run/run-parts.js
var run_parts = __webpack_require__(1243);
// EXTERNAL MODULE: ./lib/agent/outcome.js
var outcome = __webpack_require__(7137);
// EXTERNAL MODULE: ./lib/text/shorten.js
var shorten = __webpack_require__(7946);
// EXTERNAL MODULE: ./lib/report/outcome-words.js
var outcome_words = __webpack_require__(6210);
;// CONCATENATED MODULE: ./lib/report/annotations.js



/** What the run's page shows: one error with the reason when the job fails, a warning for each note. */
function annotationsOf(report) {
    const warnings = report.notes
        .slice(0, 9)
        .map((note) => ({ level: 'warning', title: 'Greengate', message: (0,shorten/* cut */.Jj)(note, 1_000) }));
    if ((0,outcome/* exitCodeOf */.F)(report.outcome) === 0)
        return warnings;
    const { sentence } = (0,outcome_words/* outcomeWords */.w)(report);
    const message = (0,shorten/* cut */.Jj)(report.reason === '' ? sentence : report.reason, 2_000);
    return [{ level: 'error', title: `Greengate: ${report.outcome}`, message }, ...warnings];
}

// EXTERNAL MODULE: ./lib/report/comment.js + 1 modules
var report_comment = __webpack_require__(3529);
;// CONCATENATED MODULE: ./lib/report/index.js

/** Tells every reporter, in order. One that fails is logged and never keeps the others from being told. */
function reportTo(reporters, log) {
    const guarded = async (name, tell) => {
        try {
            return await tell();
        }
        catch (error) {
            log.annotate({
                level: 'warning',
                title: 'Greengate',
                message: `Could not write the ${name}: ${(0,errors/* messageOf */.b)(error)}`,
            });
            return undefined;
        }
    };
    return {
        finish: async (report) => {
            let known = report;
            for (const reporter of reporters) {
                known = { ...known, ...(await guarded(reporter.name, () => reporter.finish(known))) };
            }
            return known;
        },
    };
}

// EXTERNAL MODULE: ./lib/report/outputs.js
var outputs = __webpack_require__(8568);
// EXTERNAL MODULE: ./lib/report/report-file.js
var report_file = __webpack_require__(3221);
// EXTERNAL MODULE: ./lib/report/step-summary.js
var step_summary = __webpack_require__(6279);
// EXTERNAL MODULE: ./lib/report/terminal.js
var terminal = __webpack_require__(1488);
// EXTERNAL MODULE: ./lib/report/verdict-file.js
var verdict_file = __webpack_require__(7258);
// EXTERNAL MODULE: ./lib/report/verdict-text.js
var verdict_text = __webpack_require__(1447);
;// CONCATENATED MODULE: ./lib/run/tell.js











/** Tells a finished run in every place the Action has. `isWhole`: nothing of it is left for the post step. */
async function tell(report, parts) {
    const reporters = report.outcome === 'ignored' ? [tell_outputs(parts)] : report.onlyJudged === true ? judged(parts) : everywhere(parts);
    const told = await reportTo(reporters, parts.log).finish(report);
    if (told.outcome === 'ignored')
        parts.log.info(`Nothing to do: ${told.reason}`);
    const isWhole = parts.comment === undefined || told.commentUrl !== undefined;
    // A comment that still says "working" beside a green job would be believed.
    return { exitCode: isWhole ? (0,outcome/* exitCodeOf */.F)(told.outcome) : 1, isWhole };
}
/** First what needs nobody's answer; then the comment, which is what people look at, and the outputs again with its address. */
function everywhere(parts) {
    const { log, redact, comment, directory } = parts;
    return [
        verdictFile(parts),
        {
            name: 'report file',
            finish: (report) => {
                if (directory !== undefined)
                    return { reportFile: (0,report_file/* writeReportFile */.a)(report, directory, redact) };
            },
        },
        tell_outputs(parts),
        {
            name: 'comment',
            finish: async (report) => {
                if (comment === undefined)
                    return;
                await comment.finish((0,report_comment/* renderComment */.w)(report, redact));
                return { commentUrl: comment.url };
            },
        },
        tell_outputs(parts),
        {
            name: 'step summary',
            finish: async (report) => {
                await core/* summary */.z.addRaw((0,step_summary/* renderStepSummary */.P)(report, redact)).write();
            },
        },
        {
            name: 'log',
            finish: (report) => {
                log.info((0,terminal/* renderTerminal */.b)(report, redact));
                for (const annotation of annotationsOf(report))
                    log.annotate(annotation);
            },
        },
    ];
}
/** A verdict without a run around it. */
function judged(parts) {
    const { log, redact } = parts;
    return [
        verdictFile(parts),
        tell_outputs(parts),
        {
            name: 'step summary',
            finish: async (report) => {
                await core/* summary */.z.addRaw((0,verdict_text/* renderJudgement */.a)(report, redact)).write();
            },
        },
        {
            name: 'log',
            finish: (report) => {
                log.info((0,verdict_text/* renderJudgement */.a)(report, redact));
                for (const annotation of annotationsOf(report))
                    log.annotate(annotation);
            },
        },
    ];
}
function verdictFile({ directory, redact }) {
    return {
        name: 'verdict file',
        finish: ({ gate }) => {
            if (gate === undefined || directory === undefined)
                return;
            return { verdictFile: (0,verdict_file/* writeVerdictFile */.V)(gate, directory, redact) };
        },
    };
}
function tell_outputs({ redact }) {
    return {
        name: 'outputs',
        finish: (report) => {
            for (const [name, value] of Object.entries((0,outputs.outputsOf)(report, redact)))
                core/* setOutput */.uH(name, value);
        },
    };
}

// EXTERNAL MODULE: ./lib/text/map-strings.js
var map_strings = __webpack_require__(5462);
// EXTERNAL MODULE: ./lib/surroundings.js
var lib_surroundings = __webpack_require__(6804);
;// CONCATENATED MODULE: ./lib/triggers/thread-request.js
/** The request that an event on an issue or pull request itself (not on a comment) makes. */
function threadRequest(event, what) {
    const { issue, pullRequest, sender } = event;
    const subject = issue ?? pullRequest;
    if (subject === undefined)
        return undefined;
    const { number, updatedAt } = subject;
    return {
        trigger: what.trigger,
        prompt: what.prompt,
        thread: { kind: pullRequest === undefined ? 'issue' : 'pull_request', number },
        key: `run-${what.runId}`,
        reactTo: { kind: 'issue', id: number },
        ...(sender && { asker: sender }),
        ...(updatedAt !== undefined && { askedAt: updatedAt }),
    };
}
/** `issues`, or one of the two events that pull requests have. */
function isThreadEvent(event, ...actions) {
    return ['issues', 'pull_request', 'pull_request_target'].includes(event.name) && actions.includes(event.action ?? '');
}

;// CONCATENATED MODULE: ./lib/triggers/assigned.js

/** The configured user was assigned just now. Off unless `assignee` is set. */
const assigned = {
    name: 'assigned',
    find(event, { assignee, prompt, runId }) {
        if (!isThreadEvent(event, 'assigned'))
            return undefined;
        if (assignee === '')
            return { ignored: 'No assignee is configured (input assignee).' };
        if (event.assignee?.toLowerCase() !== assignee.toLowerCase()) {
            return { ignored: `The new assignee ${event.assignee ?? '(nobody)'} is not ${assignee}.` };
        }
        return threadRequest(event, { trigger: 'assigned', prompt, runId });
    },
};

;// CONCATENATED MODULE: ./lib/triggers/branch-of.js
/** `startRef` of a request, where the event's ref is a branch. A tag cannot be the base of a pull request. */
function branchOf(ref) {
    const branch = /^refs\/heads\/(.+)$/.exec(ref ?? '')?.[1];
    return branch === undefined ? {} : { startRef: branch };
}

;// CONCATENATED MODULE: ./lib/triggers/own-branch.js
/** Is the branch one of ours? Work on it was reported where it was asked for; taking it up again by itself would never end. */
function isOwnBranch(branch, prefix) {
    return prefix !== '' && branch !== undefined && branch.startsWith(prefix);
}

;// CONCATENATED MODULE: ./lib/triggers/ci-failed.js


/** Another workflow failed, and the workflow gives a `prompt` for that. Never for a fork (secrets are here, its code is not ours). */
const ciFailed = {
    name: 'ci-failed',
    find(event, { prompt, branchPrefix, runId }) {
        if (event.name !== 'workflow_run')
            return undefined;
        const run = event.workflowRun;
        if (event.action !== 'completed' || run === undefined)
            return { ignored: 'The workflow run is not completed.' };
        if (run.conclusion !== 'failure')
            return { ignored: `The workflow run ended with ${run.conclusion ?? 'nothing'}, not failure.` };
        if (run.fromFork)
            return {
                ignored: 'The failed run is of a fork: nothing can be pushed to it. Comment on its pull request instead.',
            };
        if (prompt === '')
            return { ignored: 'The workflow gives no prompt for failed runs.' };
        if (isOwnBranch(run.headBranch, branchPrefix))
            return { ignored: `The failed run is of Greengate's own branch ${run.headBranch}.` };
        const { pullNumber: number, updatedAt, headBranch } = run;
        return {
            trigger: 'ci-failed',
            prompt,
            key: `run-${runId}`,
            ...(number !== undefined && { thread: { kind: 'pull_request', number } }),
            ...(event.sender && { asker: event.sender }),
            ...(updatedAt !== undefined && { askedAt: updatedAt }),
            ...(headBranch !== undefined && branchOf(`refs/heads/${headBranch}`)),
        };
    },
};

;// CONCATENATED MODULE: ./lib/triggers/dispatched.js


/**
 * Somebody with write access started the workflow. workflow_dispatch: `inputs.prompt`, else the workflow's prompt, and `inputs.number`
 * to work on an issue or pull request. repository_dispatch: the workflow's prompt only, its client_payload is outside text.
 */
const dispatched = {
    name: 'dispatched',
    find(event, settings) {
        if (event.name !== 'workflow_dispatch' && event.name !== 'repository_dispatch')
            return undefined;
        const inputs = event.name === 'workflow_dispatch' ? (event.inputs ?? {}) : {};
        const prompt = inputs['prompt']?.trim() || settings.prompt;
        const number = numberIn(inputs);
        if (prompt === '' && number === undefined) {
            throw new errors/* UserError */.y(`A ${event.name} needs to be told what to do: set the input prompt in the with: block.`);
        }
        return {
            trigger: 'dispatched',
            prompt,
            key: `run-${settings.runId}`,
            ...(number !== undefined && { thread: { kind: 'issue', number } }),
            ...askerOf(event),
            ...branchOf(event.ref),
        };
    },
};
/** A person is asked for their permission like everybody. An app that could dispatch holds a token that may write. */
function askerOf({ sender }) {
    return sender === undefined || sender.type === 'Bot' ? {} : { asker: sender };
}
function numberIn(inputs) {
    const text = inputs['number']?.trim().replace(/^#/, '') ?? '';
    if (text === '')
        return undefined;
    if (!/^[1-9]\d{0,9}$/.test(text)) {
        throw new errors/* UserError */.y(`The workflow's input number must be the number of an issue or pull request, got "${text}".`);
    }
    return Number(text);
}

;// CONCATENATED MODULE: ./lib/triggers/labeled.js

/** The label was put on just now. Having it already is not asking. */
const labeled = {
    name: 'labeled',
    find(event, { label, prompt, runId }) {
        if (!isThreadEvent(event, 'labeled'))
            return undefined;
        if (label === '')
            return { ignored: 'No label is configured (input label).' };
        if (event.label !== label)
            return { ignored: `The label ${event.label ?? '(gone)'} is not ${label}.` };
        const request = threadRequest(event, { trigger: 'labeled', prompt, runId });
        return request && { ...request, label };
    },
};

;// CONCATENATED MODULE: ./lib/triggers/phrase.js
/**
 * What is asked after the trigger phrase in a markdown text: of each phrase the rest of its paragraph, or all that follows
 * when the paragraph ends there or with a colon. Undefined when nobody speaks the phrase: in code, quotes, HTML comments
 * and inside longer words it is only shown.
 */
function findPrompt(markdown, phrase) {
    if (phrase === '')
        return undefined;
    const text = markdown.replace(/\r\n?/g, '\n');
    const visible = hideUnspoken(text);
    const spoken = [...visible.matchAll(spokenPhrase(phrase))];
    if (spoken.length === 0)
        return undefined;
    const prompts = spoken.map((match, index) => {
        const end = spoken[index + 1]?.index ?? text.length;
        return promptBetween(text, visible, match.index + match[0].length, end);
    });
    return prompts.filter((prompt) => prompt !== '').join('\n\n');
}
// Of the same length as the text: offsets in one are offsets in the other.
const SHOWN = '\u0000';
const COMMENTED = '\u0001';
/** An own word: a line start or white space before it, white space or closing punctuation after it. */
function spokenPhrase(phrase) {
    const literal = phrase.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    return new RegExp(`(?<=^|[^\\S\\uFEFF])${literal}(?=$|[^\\S\\uFEFF]|[:,;.!?)]+(?:$|[^\\S\\uFEFF]))`, 'gim');
}
function promptBetween(text, visible, start, end) {
    const gap = /\n[ \t]*\n/g;
    gap.lastIndex = start;
    const paragraphEnd = Math.min(gap.exec(visible)?.index ?? end, end);
    const paragraph = read(text, visible, start, paragraphEnd);
    return paragraph === '' || paragraph.endsWith(':') ? read(text, visible, start, end) : paragraph;
}
/** The text between, without HTML comments: nobody saw them when the request was made. */
function read(text, visible, start, end) {
    let out = '';
    for (let at = start; at < end; at++)
        if (visible[at] !== COMMENTED)
            out += text[at];
    return out.replace(/^\s*[:,;.!?)]+(?=\s|$)/, '').trim();
}
/** Hides, as GitHub renders it, blocks first (fences, indented code, quotes, HTML comments), then spans within paragraphs. */
function hideUnspoken(text) {
    const spans = /<!--[\s\S]*?-->|(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)/g;
    return hideBlocks(text).replace(spans, (span) => fill(span, span.startsWith('<') ? COMMENTED : SHOWN));
}
function hideBlocks(text) {
    let fence = '';
    let inComment = false;
    let afterBlank = true;
    const lines = text.split('\n').map((line, index, all) => {
        const newline = index < all.length - 1 ? '\n' : '';
        const opening = /^\s*(`{3,}|~{3,})(?!.*`)|^\s*(~{3,})/.exec(line);
        if (inComment || (fence === '' && /^ {0,3}<!--/.test(line))) {
            inComment = !line.includes('-->');
            const end = inComment ? line.length : line.indexOf('-->') + 3;
            return fill(line.slice(0, end), COMMENTED) + line.slice(end) + newline;
        }
        if (fence !== '') {
            if (closes(line, fence))
                fence = '';
            // The line break too: a blank line inside a fence does not end the paragraph.
            return fill(line, SHOWN) + (fence === '' ? newline : fill(newline, SHOWN));
        }
        if (opening !== null) {
            fence = opening[1] ?? opening[2] ?? '';
            return fill(line + newline, SHOWN);
        }
        const indentedCode = afterBlank && /^(?: {4}|\t)/.test(line);
        afterBlank = line.trim() === '' || indentedCode;
        return (indentedCode || /^ {0,3}>/.test(line) ? fill(line, SHOWN) : line) + newline;
    });
    return lines.join('');
}
function closes(line, fence) {
    const mark = line.trim();
    return mark.length >= fence.length && mark === fence.charAt(0).repeat(mark.length);
}
function fill(text, filler) {
    return filler.repeat(text.length);
}

;// CONCATENATED MODULE: ./lib/triggers/mention.js

/**
 * The trigger phrase in a new comment, line comment or review. Never in an edited one: the phrase was there before, and an
 * editor must not borrow the author's name. A closed issue or pull request is no obstacle.
 */
const mention = {
    name: 'mention',
    find(event, settings) {
        const wanted = NEW_TEXT[event.name];
        if (wanted === undefined)
            return undefined;
        if (event.action !== wanted)
            return { ignored: `${event.name} ${event.action ?? '(no action)'}: only ${wanted} ones count.` };
        const prompt = findPrompt((event.comment ?? event.review)?.body ?? '', settings.triggerPhrase);
        if (prompt === undefined)
            return { ignored: `The text does not say ${settings.triggerPhrase}.` };
        return request(event, prompt || settings.prompt);
    },
};
const NEW_TEXT = {
    issue_comment: 'created',
    pull_request_review_comment: 'created',
    pull_request_review: 'submitted',
};
function request(event, prompt) {
    const { comment, review, sender, issue } = event;
    const number = (issue ?? event.pullRequest)?.number;
    const askedAt = comment?.createdAt ?? review?.submittedAt;
    if (number === undefined || (comment ?? review) === undefined)
        return undefined;
    return {
        trigger: 'mention',
        prompt,
        thread: { kind: issue !== undefined && !issue.isPullRequest ? 'issue' : 'pull_request', number },
        key: comment === undefined ? `review-${review?.id}` : `comment-${comment.id}`,
        ...(sender && { asker: sender }),
        ...(askedAt !== undefined && { askedAt }),
        // A review cannot be reacted to.
        ...(comment && { reactTo: { kind: issue ? 'issue_comment' : 'review_comment', id: comment.id } }),
        ...(comment?.path !== undefined && { place: placeOf({ ...comment, path: comment.path }) }),
    };
}
function placeOf(comment) {
    const { path, line, diffHunk } = comment;
    return { path, ...(line !== undefined && { line }), ...(diffHunk !== undefined && { diffHunk }) };
}

;// CONCATENATED MODULE: ./lib/triggers/opened.js



/**
 * A new issue or pull request that speaks the phrase, or any when the workflow gives a `prompt`; the latter waits until a draft
 * is ready and leaves our own branches alone. New commits (`synchronize`) never count: our own push is one.
 */
const opened = {
    name: 'opened',
    find(event, settings) {
        if (!isThreadEvent(event, 'opened', 'ready_for_review'))
            return undefined;
        const { triggerPhrase, prompt, branchPrefix, runId } = settings;
        const asked = event.action === 'opened' ? spokenIn(event, triggerPhrase) : undefined;
        if (asked !== undefined)
            return threadRequest(event, { trigger: 'opened', prompt: asked || prompt, runId });
        if (prompt === '') {
            return { ignored: `Neither title nor description says ${triggerPhrase}, and the workflow gives no prompt.` };
        }
        if (event.pullRequest?.draft)
            return { ignored: 'A draft: the prompt of the workflow waits until it is ready for review.' };
        if (isOwnBranch(event.pullRequest?.headRef, branchPrefix)) {
            return { ignored: `The pull request is from Greengate's own branch ${event.pullRequest?.headRef}.` };
        }
        return threadRequest(event, { trigger: 'opened', prompt, runId });
    },
};
function spokenIn(event, phrase) {
    const { title = '', body = '' } = event.issue ?? event.pullRequest ?? {};
    return findPrompt(body, phrase) ?? findPrompt(title, phrase);
}

;// CONCATENATED MODULE: ./lib/triggers/pushed.js


/** Commits were pushed to a branch that is not ours, and the workflow gives a `prompt` for that. */
const pushed = {
    name: 'pushed',
    find(event, { prompt, branchPrefix, runId }) {
        if (event.name !== 'push')
            return undefined;
        const { startRef } = branchOf(event.ref);
        if (event.deleted)
            return { ignored: 'The push deleted its branch.' };
        if (startRef === undefined)
            return { ignored: `The push is of ${event.ref ?? 'no ref'}, not of a branch.` };
        if (isOwnBranch(startRef, branchPrefix))
            return { ignored: `The push is to Greengate's own branch ${startRef}.` };
        if (prompt === '')
            return { ignored: 'The workflow gives no prompt for pushes.' };
        return { trigger: 'pushed', prompt, key: `run-${runId}`, startRef, ...(event.sender && { asker: event.sender }) };
    },
};

;// CONCATENATED MODULE: ./lib/triggers/scheduled.js


/** The clock asks, with the workflow's prompt. Nobody is the asker: only who may push to the default branch sets schedules. */
const scheduled = {
    name: 'scheduled',
    find(event, { prompt, runId }) {
        if (event.name !== 'schedule')
            return undefined;
        if (prompt === '')
            throw new errors/* UserError */.y('A schedule needs to be told what to do: set the input prompt in the with: block.');
        return { trigger: 'scheduled', prompt, key: `run-${runId}`, ...branchOf(event.ref) };
    },
};

// EXTERNAL MODULE: ./lib/github/types.js
var types = __webpack_require__(2402);
;// CONCATENATED MODULE: ./lib/triggers/sender.js

const OWN_LOGIN = 'greengate[bot]';
/** Events that GitHub itself lets only writers (or nobody in particular) start. */
const STARTED_BY_WRITERS = new Set(['schedule', 'workflow_dispatch', 'repository_dispatch']);
/** Why this event's sender cannot ask, as far as the payload tells; undefined when the permission decides. */
function refuseSender(event, settings) {
    if (STARTED_BY_WRITERS.has(event.name))
        return undefined;
    const text = (event.comment ?? event.review ?? openedText(event))?.body ?? '';
    // Before the list of allowed bots: answering ourselves would never end.
    if (text.includes(types/* OWN_MARKER */.Y) || event.sender?.login === OWN_LOGIN)
        return "Greengate's own comment or change asks for nothing.";
    if (event.sender === undefined)
        return `The ${event.name} event does not say who sent it.`;
    const { login, type } = event.sender;
    if (type === 'Bot' && !settings.allowedBots.includes(login))
        return `${login} is a bot and not in allowed-bots.`;
    return undefined;
}
/** What is new about an event without a comment. A label on a pull request of ours is somebody else's act. */
function openedText(event) {
    return event.action === 'opened' ? (event.issue ?? event.pullRequest) : undefined;
}

;// CONCATENATED MODULE: ./lib/triggers/index.js









const TRIGGERS = [mention, labeled, assigned, opened, scheduled, dispatched, ciFailed, pushed];
/** What the event asks for, decided without any request to anyone. Throws a UserError where the workflow is incomplete. */
function findRequest(event, settings) {
    const refused = refuseSender(event, settings);
    for (const trigger of TRIGGERS) {
        const found = trigger.find(event, settings);
        if (found !== undefined)
            return 'ignored' in found || refused === undefined ? found : { ignored: refused };
    }
    return { ignored: `Nothing listens to ${event.name}${event.action === undefined ? '' : ` ${event.action}`}.` };
}

;// CONCATENATED MODULE: ./lib/main.js
















/** The Action's main step. Whatever happens, the report is told everywhere and every output is set. Returns the exit code. */
async function runAction(parts) {
    const startedAt = Date.now();
    const { redact, learn } = (0,lib_redact/* growingRedactor */.c)((0,job_secrets/* environmentSecrets */.Pm)(parts.variables));
    const log = (0,report_log.createLog)((line) => console.log(line), redact, { commands: true });
    const learnSecrets = (secrets) => {
        learn(secrets);
        for (const secret of secrets)
            core/* setSecret */.Pq(secret);
    };
    learnSecrets((0,job_secrets/* inputSecrets */.Sc)(parts.source));
    const { report, comment, isLeft } = await answerEvent(parts, { startedAt, redact, log, learnSecrets }).catch((error) => ({
        report: (0,blank_report.blankReport)('error', (0,failure_words/* failureWords */.A)(error, log)),
    }));
    const told = { ...report, durationMs: Date.now() - startedAt };
    const { exitCode, isWhole } = await tell(told, { log, redact, comment, directory: parts.variables['RUNNER_TEMP'] });
    if (isLeft !== true && isWhole)
        core/* saveState */.LZ(run_parts/* STATE */.c4.finished, 'true');
    return exitCode;
}
/** Longer than saving the work takes, shorter than index.ts waits. */
const CANCEL_GRACE_MS = 4_200;
/** Is the event a request? Decided without any network, as most events are not. */
async function answerEvent({ variables, source, cancel }, means) {
    const config = (0,lib_config/* readConfig */.Xg)(source);
    const surroundings = (0,lib_surroundings/* readSurroundings */.St)(variables);
    const payload = await readEventFile(surroundings.eventPath);
    const event = parseEvent(surroundings.eventName, payload, surroundings);
    const isGate = config.mode === 'gate';
    const request = isGate ? undefined : findRequest(event, { ...config, runId: surroundings.runId });
    if (request !== undefined && 'ignored' in request)
        return { report: (0,blank_report.blankReport)('ignored', request.ignored) };
    // Loaded only now, so that ignoring stays cheap.
    const [{ createPlainSandbox }, { chooseIsolation }, { createNetwork }, { createGivenVariables }] = await Promise.all([
        __webpack_require__.e(/* import() */ 1850).then(__webpack_require__.bind(__webpack_require__, 1850)),
        Promise.all(/* import() */[__webpack_require__.e(1850), __webpack_require__.e(4018), __webpack_require__.e(3816)]).then(__webpack_require__.bind(__webpack_require__, 4018)),
        __webpack_require__.e(/* import() */ 9334).then(__webpack_require__.bind(__webpack_require__, 9334)),
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 1098)),
    ]);
    const deadlines = (0,run_deadlines/* deadlinesFrom */.k)(means.startedAt, config.timeoutMs);
    const network = createNetwork();
    const given = createGivenVariables({ environment: variables, onSecrets: means.learnSecrets });
    const parts = {
        ...means,
        config,
        surroundings,
        event,
        sandbox: createPlainSandbox({ environment: variables }),
        network,
        given,
        isolate: (scratch) => chooseIsolation({
            mode: config.sandbox,
            environment: variables,
            scratch,
            outlets: network.open,
            variables: given,
        }),
        home: variables['HOME'],
        cancel,
        deadlines,
        keepForPost: (record) => core/* saveState */.LZ(run_parts/* STATE */.c4.hidden, record),
        lendForPost: (record) => core/* saveState */.LZ(run_parts/* STATE */.c4.lent, record),
        remember: (unfinished) => core/* saveState */.LZ(run_parts/* STATE */.c4.unfinished, (0,remember/* remember */.k)(surroundings.tempDir, (0,map_strings/* mapStrings */.t)(unfinished, means.redact))),
    };
    const served = request === undefined
        ? Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8598), __webpack_require__.e(3607), __webpack_require__.e(6910), __webpack_require__.e(5378), __webpack_require__.e(6846), __webpack_require__.e(7591), __webpack_require__.e(3911), __webpack_require__.e(2012), __webpack_require__.e(8549), __webpack_require__.e(8516)]).then(__webpack_require__.bind(__webpack_require__, 8516)).then(({ judgePullRequest }) => judgePullRequest(parts))
        : Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8598), __webpack_require__.e(3607), __webpack_require__.e(6910), __webpack_require__.e(5378), __webpack_require__.e(6846), __webpack_require__.e(7591), __webpack_require__.e(3911), __webpack_require__.e(2739), __webpack_require__.e(5468), __webpack_require__.e(7200), __webpack_require__.e(8549), __webpack_require__.e(6966)]).then(__webpack_require__.bind(__webpack_require__, 2342)).then(({ serve }) => serve({ ...parts, request }));
    // Twice the time that wrapping up has: whoever is late now waits for an answer that does not come.
    const until = deadlines.endAt + deadlines.gateAt - deadlines.wrapUpAt;
    return Promise.race([served, givingUp({ cancel, graceMs: CANCEL_GRACE_MS, until })]).finally(() => network.close());
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

/***/ 7258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ verdictJson),
/* harmony export */   V: () => (/* binding */ writeVerdictFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2813);



/** Writes the verdict for other programs; returns the path. */
function writeVerdictFile(record, directory, redact) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'greengate-verdict.json');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, verdictJson(record, redact));
    return path;
}
function verdictJson(record, redact) {
    return `${JSON.stringify((0,_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .safe */ .g)(record, redact), null, 2)}\n`;
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


/***/ })

};
