export const id = 628;
export const ids = [628,821];
export const modules = {

/***/ 228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mc: () => (/* binding */ INPUTS),
  Xg: () => (/* binding */ readConfig),
  aG: () => (/* binding */ refuseRequiredIsolation),
  Ft: () => (/* binding */ requireApiKey)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/models/given-prices.js
/**
 * Prices of the user's own, a model on each line: its name, then US dollars per million tokens of input and of output.
 * They come before the known ones. Throws with what is wrong with a line.
 */
function givenPrices(raw) {
    const lines = raw.split(/\r?\n/).map((line) => line.trim());
    return new Map(lines.filter((line) => line !== '' && !line.startsWith('#')).map(priceIn));
}
function priceIn(line) {
    const [name = '', input = '', output = '', ...rest] = line.split(/\s+/);
    const isPrice = (word) => /^\d{1,6}(\.\d{1,9})?$/.test(word);
    if (!isPrice(input) || !isPrice(output) || rest.length > 0) {
        throw new Error(`takes a model, its price of input and its price of output on each line, in US dollars per million tokens, ` +
            `for example "my-model 3 15"; got "${line}".`);
    }
    return [name, { input: Number(input), output: Number(output) }];
}

;// CONCATENATED MODULE: ./lib/config.js


/** Every input of action.yml, in its order. A test holds the two together. */
const INPUTS = {
    'anthropic-api-key': { default: '' },
    'github-token': { default: '${{ github.token }}' },
    'base-url': { default: '' },
    model: { default: 'claude-sonnet-5-5' },
    'fallback-model': { default: '' },
    'model-prices': { default: '' },
    prompt: { default: '' },
    'trigger-phrase': { default: '/greengate' },
    label: { default: 'greengate' },
    assignee: { default: '' },
    'test-command': { default: '' },
    'setup-command': { default: '' },
    allow: { default: '' },
    ask: { default: '' },
    deny: { default: '' },
    'claude-settings': { default: '' },
    'max-turns': { default: '40' },
    'max-cost-usd': { default: '5' },
    'max-tokens': { default: '10000000' },
    'timeout-minutes': { default: '30' },
    'gate-attempts': { default: '3' },
    'max-denials': { default: '10' },
    sandbox: { default: 'auto' },
    network: { default: 'none' },
    'allowed-bots': { default: '' },
    'base-branch': { default: '' },
    'branch-prefix': { default: 'greengate/' },
    'on-red': { default: 'keep' },
    'dry-run': { default: 'false' },
    config: { default: '.github/greengate.yml' },
};
/** Reads and checks every input. Throws one UserError that lists all that is wrong. */
function readConfig(source) {
    const problems = [];
    const text = (name) => (source(name) ?? '').trim() || defaultOf(name);
    const parse = (name, read, fallback) => {
        try {
            return read(text(name));
        }
        catch (error) {
            problems.push(`${name} ${error.message}`);
            return fallback;
        }
    };
    const baseUrl = parse('base-url', httpUrl, undefined);
    const config = {
        apiKey: text('anthropic-api-key'),
        githubToken: text('github-token'),
        ...(baseUrl === undefined ? {} : { baseUrl }),
        model: text('model'),
        fallbackModel: text('fallback-model'),
        modelPrices: parse('model-prices', givenPrices, new Map()),
        prompt: text('prompt'),
        triggerPhrase: parse('trigger-phrase', oneWord, ''),
        label: text('label'),
        assignee: text('assignee'),
        testCommand: text('test-command'),
        setupCommand: text('setup-command'),
        allow: ruleLines('allow', source('allow')),
        ask: ruleLines('ask', source('ask')),
        deny: ruleLines('deny', source('deny')),
        claudeSettings: parse('claude-settings', yesNoOrNothing, undefined),
        maxTurns: parse('max-turns', wholeNumber(1, 200), 1),
        maxCostUsd: parse('max-cost-usd', decimal(0.01, 1000), 1),
        maxTokens: parse('max-tokens', wholeNumber(0, 999_999_999), 0),
        timeoutMs: parse('timeout-minutes', decimal(0.05, 360), 1) * 60_000,
        gateAttempts: parse('gate-attempts', wholeNumber(1, 20), 1),
        maxDenials: parse('max-denials', wholeNumber(1, 1000), 1),
        sandbox: parse('sandbox', oneOf('auto', 'required', 'off'), 'auto'),
        network: parse('network', hosts, []),
        allowedBots: parse('allowed-bots', exactLogins, []),
        baseBranch: parse('base-branch', branchName, ''),
        branchPrefix: parse('branch-prefix', branchName, ''),
        onRed: parse('on-red', oneOf('keep', 'discard'), 'keep'),
        dryRun: parse('dry-run', oneOf('true', 'false'), 'false') === 'true',
        configPath: parse('config', relativePath, ''),
    };
    if (problems.length > 0)
        throw new errors/* UserError */.y(problems.join('\n'));
    return config;
}
/** Checked only once the event is known to be a request, so that ignored events need no key. */
function requireApiKey(config, where) {
    if (config.apiKey === '')
        throw new errors/* UserError */.y(`anthropic-api-key is not set. ${where}`);
}
/** Nothing isolates commands yet, so a workflow that insists on it is not run without. */
function refuseRequiredIsolation(config) {
    if (config.sandbox === 'required') {
        throw new errors/* UserError */.y('sandbox: required cannot be met: this version does not isolate commands. Set sandbox to auto or off.');
    }
}
function defaultOf(name) {
    const value = INPUTS[name].default;
    return value.startsWith('${{') ? '' : value;
}
const SET_IT = "Set it in the workflow's `with:` block, or as a flag on the command line.";
function wholeNumber(least, most) {
    return (raw) => {
        const value = /^\d{1,9}$/.test(raw) ? Number(raw) : NaN;
        if (!(value >= least && value <= most)) {
            throw new Error(`must be a whole number from ${least} to ${most}, got "${raw}". ${SET_IT}`);
        }
        return value;
    };
}
function decimal(least, most) {
    return (raw) => {
        const value = /^\d{1,9}(\.\d{1,9})?$/.test(raw) ? Number(raw) : NaN;
        if (!(value >= least && value <= most)) {
            throw new Error(`must be a number from ${least} to ${most}, got "${raw}". ${SET_IT}`);
        }
        return value;
    };
}
function oneOf(...values) {
    return (raw) => {
        const value = values.find((candidate) => candidate === raw.toLowerCase());
        if (value === undefined)
            throw new Error(`must be one of ${values.join(', ')}, got "${raw}". ${SET_IT}`);
        return value;
    };
}
function yesNoOrNothing(raw) {
    return raw === '' ? undefined : oneOf('true', 'false')(raw) === 'true';
}
function httpUrl(raw) {
    if (raw === '')
        return undefined;
    if (!/^https?:\/\/[^\s]+$/.test(raw) || !URL.canParse(raw)) {
        throw new Error(`must be an http or https URL, got "${raw}". ${SET_IT}`);
    }
    return raw;
}
function oneWord(raw) {
    if (/\s/.test(raw))
        throw new Error(`must be one word without blanks, got "${raw}". ${SET_IT}`);
    return raw;
}
function exactLogins(raw) {
    const logins = words(raw);
    const bad = logins.find((login) => !/^[A-Za-z0-9][A-Za-z0-9-]*(\[bot\])?$/.test(login));
    if (bad !== undefined)
        throw new Error(`takes exact logins such as renovate[bot], no patterns; got "${bad}". ${SET_IT}`);
    return logins;
}
function hosts(raw) {
    if (raw.toLowerCase() === 'none')
        return [];
    const names = words(raw);
    const bad = names.find((name) => !/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(name));
    if (bad !== undefined)
        throw new Error(`must be "none" or host names such as example.org or *.example.org, got "${bad}". ${SET_IT}`);
    return names;
}
function branchName(raw) {
    // git's own rules for ref names, and no leading dash.
    const bad = /^-|^\/|\.\.|\/\/|@\{|[\s~^:?*[\\\x7f]|\.lock(\/|$)|\/\.|^\./;
    // eslint-disable-next-line no-control-regex
    if (bad.test(raw) || /[\x00-\x1f]/.test(raw))
        throw new Error(`is not a valid git branch name: "${raw}". ${SET_IT}`);
    return raw;
}
function relativePath(raw) {
    const parts = raw.split('/');
    if (raw.startsWith('/') || parts.includes('..') || raw.includes('\0')) {
        throw new Error(`must be a path inside the repository, got "${raw}". ${SET_IT}`);
    }
    return parts.filter((part) => part !== '' && part !== '.').join('/');
}
/** One rule a line; blank lines and those that begin with # are none. */
function ruleLines(name, raw = '') {
    return raw
        .split(/\r?\n/)
        .map((line, at) => ({ text: line.trim(), where: `${name}, line ${at + 1}` }))
        .filter(({ text }) => text !== '' && !text.startsWith('#'));
}
function words(raw) {
    return raw.split(/[\s,]+/).filter((word) => word !== '');
}


/***/ }),

/***/ 6821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction),
  secretsOf: () => (/* binding */ secretsOf)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(6421);
// EXTERNAL MODULE: ./lib/config.js + 1 modules
var lib_config = __webpack_require__(228);
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

// EXTERNAL MODULE: ./lib/redact.js
var lib_redact = __webpack_require__(5078);
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
;// CONCATENATED MODULE: ./lib/run/tell.js









/** Tells a finished run in every place the Action has. `isWhole`: nothing of it is left for the post step. */
async function tell(report, parts) {
    const reporters = report.outcome === 'ignored' ? [tell_outputs(parts)] : everywhere(parts);
    const told = await reportTo(reporters, parts.log).finish(report);
    if (told.outcome === 'ignored')
        parts.log.info(`Nothing to do: ${told.reason}`);
    const isWhole = parts.comment === undefined || told.commentUrl !== undefined;
    return { exitCode: (0,outcome/* exitCodeOf */.F)(told.outcome), isWhole };
}
/** First what needs nobody's answer; then the comment, which is what people look at, and the outputs again with its address. */
function everywhere(parts) {
    const { log, redact, comment, directory } = parts;
    return [
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
function tell_outputs({ redact }) {
    return {
        name: 'outputs',
        finish: (report) => {
            for (const [name, value] of Object.entries((0,outputs.outputsOf)(report, redact)))
                core/* setOutput */.uH(name, value);
        },
    };
}

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
    const secrets = secretsOf(parts.source);
    const redact = (0,lib_redact/* createRedactor */.l)(secrets);
    const log = (0,report_log/* createLog */.h)((line) => console.log(line), redact, { commands: true });
    for (const secret of secrets)
        core/* setSecret */.Pq(secret);
    const { report, comment, isLeft } = await answerEvent(parts, { startedAt, redact, log }).catch((error) => ({
        report: (0,blank_report.blankReport)('error', (0,failure_words/* failureWords */.A)(error, log)),
    }));
    const told = { ...report, durationMs: Date.now() - startedAt };
    const { exitCode, isWhole } = await tell(told, { log, redact, comment, directory: parts.variables['RUNNER_TEMP'] });
    if (isLeft !== true && isWhole)
        core/* saveState */.LZ(run_parts/* STATE */.c4.finished, 'true');
    return exitCode;
}
function secretsOf(source) {
    return [source('anthropic-api-key'), source('github-token')].flatMap((value) => value?.trim() || []);
}
/** Longer than saving the work takes, shorter than index.ts waits. */
const CANCEL_GRACE_MS = 4_200;
/** Is the event a request? Decided without any network, as most events are not. */
async function answerEvent({ variables, source, cancel }, means) {
    const config = (0,lib_config/* readConfig */.Xg)(source);
    const surroundings = (0,lib_surroundings/* readSurroundings */.St)(variables);
    const payload = await readEventFile(surroundings.eventPath);
    const event = parseEvent(surroundings.eventName, payload, surroundings);
    const request = findRequest(event, { ...config, runId: surroundings.runId });
    if ('ignored' in request)
        return { report: (0,blank_report.blankReport)('ignored', request.ignored) };
    // Loaded only now, so that ignoring stays cheap.
    const [{ serve }, { createPlainSandbox }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(989), __webpack_require__.e(598), __webpack_require__.e(607), __webpack_require__.e(773), __webpack_require__.e(468), __webpack_require__.e(48), __webpack_require__.e(575), __webpack_require__.e(282), __webpack_require__.e(27), __webpack_require__.e(149)]).then(__webpack_require__.bind(__webpack_require__, 4325)),
        __webpack_require__.e(/* import() */ 259).then(__webpack_require__.bind(__webpack_require__, 5259)),
    ]);
    const deadlines = (0,run_deadlines/* deadlinesFrom */.k)(means.startedAt, config.timeoutMs);
    const served = serve({
        ...means,
        config,
        surroundings,
        event,
        request,
        sandbox: createPlainSandbox({ environment: variables }),
        home: variables['HOME'],
        cancel,
        deadlines,
        remember: (unfinished) => core/* saveState */.LZ(run_parts/* STATE */.c4.unfinished, (0,remember/* remember */.k)(surroundings.tempDir, unfinished)),
    });
    // Twice the time that wrapping up has: whoever is late now waits for an answer that does not come.
    const until = 2 * deadlines.endAt - deadlines.wrapUpAt;
    return Promise.race([served, givingUp({ cancel, graceMs: CANCEL_GRACE_MS, until })]);
}


/***/ }),

/***/ 6628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runPostStep: () => (/* binding */ runPostStep)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6421);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(228);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(452);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6821);
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5078);
/* harmony import */ var _report_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9820);
/* harmony import */ var _report_step_summary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6279);
/* harmony import */ var _run_remember_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9602);
/* harmony import */ var _run_run_parts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1243);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6804);










/** The Action's post step: reports what the main step could not. Nothing to do after a run that told its own end. */
async function runPostStep({ variables, source }) {
    const left = _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu(_run_run_parts_js__WEBPACK_IMPORTED_MODULE_5__/* .STATE */ .c4.unfinished);
    if (left === '' || _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu(_run_run_parts_js__WEBPACK_IMPORTED_MODULE_5__/* .STATE */ .c4.finished) === 'true')
        return 0;
    const redact = (0,_redact_js__WEBPACK_IMPORTED_MODULE_6__/* .createRedactor */ .l)((0,_main_js__WEBPACK_IMPORTED_MODULE_2__.secretsOf)(source));
    const log = (0,_report_log_js__WEBPACK_IMPORTED_MODULE_7__/* .createLog */ .h)((line) => console.log(line), redact, { commands: true });
    try {
        const [{ finishUnfinished }, { createPlainSandbox }] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(607), __webpack_require__.e(468), __webpack_require__.e(27), __webpack_require__.e(625)]).then(__webpack_require__.bind(__webpack_require__, 5778)),
            __webpack_require__.e(/* import() */ 259).then(__webpack_require__.bind(__webpack_require__, 5259)),
        ]);
        const report = await finishUnfinished({
            config: (0,_config_js__WEBPACK_IMPORTED_MODULE_1__/* .readConfig */ .Xg)(source),
            surroundings: (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_8__/* .readSurroundings */ .St)(variables),
            unfinished: (0,_run_remember_js__WEBPACK_IMPORTED_MODULE_4__/* .recall */ .I)(left),
            sandbox: createPlainSandbox({ environment: variables }),
            log,
            redact,
        });
        await _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .summary */ .z.addRaw((0,_report_step_summary_js__WEBPACK_IMPORTED_MODULE_3__/* .renderStepSummary */ .P)(report, redact)).write();
        log.annotate({ level: 'error', title: `Greengate: ${report.outcome}`, message: report.reason });
    }
    catch (error) {
        log.annotate({ level: 'error', title: 'Greengate', message: `The post step failed: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .messageOf */ .b)(error)}` });
    }
    return 0;
}


/***/ }),

/***/ 5078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ createRedactor)
/* harmony export */ });
const SHORTEST = 6;
/** Redacts every given secret, also in its base64 (at all three offsets), hex and URL-encoded form. */
function createRedactor(secrets) {
    const forms = new Set();
    for (const secret of secrets) {
        if (secret.length < SHORTEST)
            continue;
        for (const form of encodings(secret))
            if (form.length >= SHORTEST)
                forms.add(form);
    }
    // Longest first: a form may contain another one.
    const ordered = [...forms].sort((a, b) => b.length - a.length);
    return (text) => ordered.reduce((out, form) => out.replaceAll(form, '***'), text);
}
function encodings(secret) {
    const bytes = Buffer.from(secret);
    const shifted = [0, 1, 2].map((offset) => innerBase64(bytes, offset));
    return [
        secret,
        encodeURIComponent(secret),
        JSON.stringify(secret).slice(1, -1),
        bytes.toString('hex'),
        bytes.toString('hex').toUpperCase(),
        ...shifted,
        ...shifted.map((form) => form.replaceAll('+', '-').replaceAll('/', '_')),
    ];
}
/** The base64 characters that depend on the secret alone when `offset` unknown bytes stand before it. */
function innerBase64(bytes, offset) {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes])
        .toString('base64')
        .replace(/=+$/, '');
    const start = offset === 0 ? 0 : offset + 1;
    const end = (bytes.length + offset) % 3 === 0 ? encoded.length : encoded.length - 1;
    return encoded.slice(start, end);
}


/***/ }),

/***/ 9820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ createLog)
/* harmony export */ });
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1981);

/** `write` gets one line at a time, without its line end. */
function createLog(write, redact, options = {}) {
    const commands = options.commands ?? false;
    const info = (text) => {
        for (const line of redact((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(text)).split('\n'))
            write(harmless(line));
    };
    const command = (name, properties, message) => {
        write(`::${name}${properties}::${escapeData(redact((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(message)))}`);
    };
    return {
        info,
        annotate: ({ level, title, message }) => {
            if (commands)
                command(level, ` title=${escapeProperty(redact((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(title)))}`, message);
            else
                info(`${level}: ${title}: ${message}`);
        },
    };
}
/** The runner reads `::name::` after any white space at a line's start, and `##[name]` anywhere in a line. */
function harmless(line) {
    return line.replace(/^(\s*):(?=:)/, '$1: ').replaceAll('##[', '# #[');
}
function escapeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('##[', '# #[');
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}


/***/ }),

/***/ 9602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ recall),
/* harmony export */   k: () => (/* binding */ remember)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/**
 * Leaves word for the post step in a file: the runner hands state over as variables, which take no more than 128 KiB.
 * Returns its path. Whole or not at all, as the process may be killed at any moment.
 */
function remember(directory, unfinished) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'greengate-unfinished.json');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(`${path}.new`, JSON.stringify(unfinished), { mode: 0o600 });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(`${path}.new`, path);
    return path;
}
function recall(path) {
    return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
}


/***/ }),

/***/ 1243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E$: () => (/* binding */ requestReport),
/* harmony export */   c4: () => (/* binding */ STATE),
/* harmony export */   tR: () => (/* binding */ progressView)
/* harmony export */ });
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6804);

/** Names under which the main step leaves word for the post step. */
const STATE = { unfinished: 'unfinished', finished: 'finished' };
function progressView({ request, surroundings }, progress) {
    const { trigger, prompt } = request;
    return { ...progress, request: { trigger, prompt }, runUrl: (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_0__/* .runUrlOf */ .Qm)(surroundings) };
}
/** The request as reports name it. */
function requestReport({ trigger, prompt, asker }) {
    return { trigger, prompt, ...(asker === undefined ? {} : { asker: asker.login }) };
}


/***/ }),

/***/ 1981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ visibleLine),
/* harmony export */   R: () => (/* binding */ visible)
/* harmony export */ });
// Everything a terminal acts on without showing it: CSI and OSC sequences, then any other control character.
// eslint-disable-next-line no-control-regex
const CONTROL = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b\n]*(?:\u0007|\u001b\\)?|[^\P{Cc}\t\n]/gu;
// Default-ignorable covers zero-width, bidi, fillers, variation selectors and the tag block; three more render blank.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]/gu;
/**
 * The text as a reader sees it: one kind of line end, no control or invisible characters, no lone surrogates.
 * Idempotent, linear, and the step before any search for secrets or markup.
 */
function visible(text) {
    return text
        .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
        .replace(CONTROL, '')
        .replace(INVISIBLE, '')
        .replace(/\p{Surrogate}/gu, '\uFFFD');
}
/** The same on one line, with runs of white space made one space. */
function visibleLine(text) {
    return visible(text).replace(/\s+/g, ' ').trim();
}


/***/ })

};
