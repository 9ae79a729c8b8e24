export const id = 3911;
export const ids = [3911];
export const modules = {

/***/ 1128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SL: () => (/* binding */ STATUS_RULE),
/* harmony export */   cO: () => (/* binding */ readStatement)
/* harmony export */ });
/* unused harmony export STATED_ENDS */
/** The kinds of end that a model can state. */
const STATED_ENDS = ['done', 'answered', 'nothing to do', 'blocked', 'could not'];
/** Told in the first request and whenever the statement is missing. */
const STATUS_RULE = 'The last line of your final message is `Status: done` (what was asked is changed), `Status: answered` (a question, nothing to change), ' +
    '`Status: nothing to do` (it was so already), `Status: blocked` or `Status: could not`.';
const MARKS = '[\\s*_#>`~"\'|-]*';
const LINE = new RegExp(`^${MARKS}status${MARKS}[:=]${MARKS}(done|answered|nothing[ _-]to[ _-]do|blocked|could[ _-]?n(?:o|['’])t|not[ _-]done)\\b(.*)$`, 'i');
/** Behind these two words there may be reasons; behind the others more words would take something back. */
const WITH_REASONS = new Set(['blocked', 'could not']);
const ONLY_MARKS = new RegExp(`^${MARKS}[.!]?${MARKS}$`);
/** Said in plain words as the first thing, it is as good as the line. */
const NOTHING = /^[\s*_#>`]*(?:there (?:is|was) )?nothing (?:is |was )?(?:left |more |else )?(?:to do|to be done|to change|to be changed)\b/i;
const BLOCKED = /^[\s*_#>`]*BLOCKED\b[\s*_:`–-]*([^\n]*)/;
/** Reads how a final message says that it ends: its last line, or `BLOCKED:` at its beginning, which weighs more. */
function readStatement(message) {
    const lines = message.trimEnd().split('\n');
    const at = lines.findLastIndex((line) => !ONLY_MARKS.test(line));
    const [, word = '', rest = ''] = LINE.exec(lines[at] ?? '') ?? [];
    const end = ONLY_MARKS.test(rest) || WITH_REASONS.has(endOf(word)) ? endOf(word) : undefined;
    const text = word === '' ? message.trim() : withoutLine(lines, at);
    const blocked = BLOCKED.exec(text);
    if (blocked !== null)
        return { end: 'blocked', text, missing: plain(blocked[1] ?? '') };
    const missing = end === 'blocked' ? plain(rest) || plain(text.split('\n')[0] ?? '') : '';
    if (word === '')
        return { end: NOTHING.test(text) ? 'nothing to do' : undefined, text, missing };
    return { end, text, missing };
}
function endOf(word) {
    const plainWord = word.toLowerCase().replaceAll(/[_-]/g, ' ');
    return STATED_ENDS.find((end) => end === plainWord) ?? 'could not';
}
/** A fence around nothing goes with it. */
function withoutLine(lines, at) {
    const left = lines.slice(0, at).join('\n').trimEnd();
    const isFenced = lines.slice(at + 1).some((line) => line.trim().startsWith('```'));
    return isFenced ? left.replace(/\n?```\w*$/, '').trimEnd() : left;
}
function plain(text) {
    return text.replace(/^[\s*_`:.,;–-]+|[\s*_`]+$/g, '');
}


/***/ }),

/***/ 9936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ fetch)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1476);
/* harmony import */ var _network_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4766);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3464);




/** Fetches full refs (`refs/heads/x`, `refs/pull/12/head`) into refs of our own. Returns where each one points. */
async function fetch(repo, remote, refs, options = {}) {
    const specs = refs.map((ref) => `+${(0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .checkRef */ .__)(ref)}:${ownRef(ref)}`);
    const depth = options.depth === undefined ? [] : [`--depth=${options.depth}`];
    const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
    const result = await (0,_network_js__WEBPACK_IMPORTED_MODULE_0__/* .runOnRemote */ .ly)(repo, remote, ['fetch', ...quiet, ...depth, '--', remote.url, ...specs]);
    if (result.code !== 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(fetchProblem(remote, result.stderr));
    const shas = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(repo, ['rev-parse', ...refs.map(ownRef)]);
    const lines = shas.toString('latin1').trim().split('\n');
    return new Map(refs.map((ref, at) => [ref, lines[at] ?? '']));
}
function ownRef(ref) {
    return ref.replace(/^refs\//, 'refs/greengate/fetched/');
}
function fetchProblem(remote, stderr) {
    const missing = /couldn't find remote ref (\S+)/.exec(stderr)?.[1];
    if (missing !== undefined) {
        const name = missing.replace(/^refs\/heads\//, '');
        return `${remote.url} has no ${name === missing ? 'ref' : 'branch'} "${name}". Check the name, or whether it was deleted.`;
    }
    return (0,_network_js__WEBPACK_IMPORTED_MODULE_0__/* .accessProblem */ .cY)(remote, stderr, 'read') ?? `git could not fetch from ${remote.url}: ${(0,_network_js__WEBPACK_IMPORTED_MODULE_0__/* .lastLine */ .fM)(stderr)}.`;
}


/***/ }),

/***/ 1727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UW: () => (/* binding */ explainError),
/* harmony export */   YS: () => (/* binding */ isUnknownEnd),
/* harmony export */   d7: () => (/* binding */ isApiError),
/* harmony export */   to: () => (/* binding */ explained)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

function isApiError(error) {
    return error instanceof Error && 'status' in error && typeof error.status === 'number' && 'request' in error;
}
/** Did the request perhaps succeed all the same? True where no answer came, or one that says nothing (5xx). */
function isUnknownEnd(error) {
    return isApiError(error) && error.status >= 500;
}
/**
 * Makes the call; what GitHub has against it is thrown as a UserError. `doing`: "read pull request #12". `writes`: what it
 * reads first it reads to write, so that a right to read would only move the refusal.
 */
async function explained(doing, call, writes = false) {
    try {
        return await call();
    }
    catch (error) {
        throw explainError(error, doing, writes);
    }
}
/** The sentence a user can act on, or the error itself when it is not the API's. */
function explainError(error, doing, writes = false) {
    if (!isApiError(error))
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`Could not ${doing}: ${reasonOf(error, writes)}`, { cause: error });
}
function reasonOf(error, writes) {
    const { status, response, request } = error;
    if (response === undefined) {
        const { origin } = new URL(request.url);
        return `GitHub's API at ${origin} is not reachable (${causeOf(error)}). Check GITHUB_API_URL and the runner's network.`;
    }
    const said = messageIn(response.data) ?? firstLine(error.message);
    if (isRateLimit(error, said))
        return `GitHub's request limit is reached (${status}, ${said}). Run again later.`;
    if (status === 401)
        return `GitHub does not accept the token (401, ${said}). Check the input github-token.`;
    if (status === 403)
        return `the token may not (403, ${said}). ${remedyOf(error, said, writes)}`;
    if (status === 404) {
        return `GitHub does not know it, or does not show it to this token (404, ${request.method} ${pathOf(error)}).`;
    }
    return `GitHub answered ${status}: ${said}.`;
}
function isRateLimit({ status, response }, said) {
    return (status === 429 ||
        (status === 403 && (response?.headers['x-ratelimit-remaining'] === '0' || /rate limit/i.test(said))));
}
function remedyOf(error, said, writes) {
    if (/not permitted to create or approve pull requests/i.test(said)) {
        return 'Allow it under Settings, Actions, General, "Allow GitHub Actions to create and approve pull requests".';
    }
    if (/\blocked\b/i.test(said))
        return 'Its conversation is locked: unlock it, or ask somewhere else.';
    const needed = neededPermissions(error).map((line) => (writes ? line.replace(/: read$/, ': write') : line));
    if (needed.length === 0)
        return 'Give the token the right it needs under permissions: in the workflow.';
    const lines = needed.map((line) => `"${line}"`).join(' or ');
    return `Add ${lines} under permissions: in the workflow. On pull_request events of a fork the token can only read, whatever stands there.`;
}
/** From GitHub's own answer, `issues=write; pull_requests=write` (`;` is or), else from what is known of the route. */
function neededPermissions(error) {
    const header = error.response?.headers['x-accepted-github-permissions'];
    const told = [...String(header ?? '').matchAll(/([a-z_]+)=(read|write|admin)/g)].map(([, name, level]) => `${name?.replaceAll('_', '-')}: ${level}`);
    if (told.length > 0)
        return told;
    const level = error.request.method === 'GET' ? 'read' : 'write';
    const path = pathOf(error);
    return ROUTES.filter(([pattern]) => pattern.test(path))
        .slice(0, 1)
        .flatMap(([, name]) => `${name}: ${level}`);
}
const ROUTES = [
    [/\/pulls\b/, 'pull-requests'],
    [/\/issues\b/, 'issues'],
    [/\/check-runs\b/, 'checks'],
    [/\/statuses\b/, 'statuses'],
    [/\/(git|branches|contents|commits|compare)\b/, 'contents'],
];
function pathOf(error) {
    return new URL(error.request.url).pathname;
}
/** `ECONNREFUSED` and the like: the innermost code along the causes. */
function causeOf(error) {
    let code;
    let at = error;
    while (typeof at === 'object' && at !== null) {
        if ('code' in at && typeof at.code === 'string')
            code = at.code;
        at = 'cause' in at ? at.cause : undefined;
    }
    return code ?? firstLine(error.message);
}
/** GitHub's sentence, with what it says of single fields. */
function messageIn(data) {
    if (typeof data !== 'object' || data === null || !('message' in data) || typeof data.message !== 'string')
        return undefined;
    const errors = 'errors' in data && Array.isArray(data.errors) ? data.errors : [];
    const details = errors.map((item) => {
        if (typeof item !== 'object' || item === null)
            return typeof item === 'string' ? item : '';
        if ('message' in item && typeof item.message === 'string')
            return item.message;
        return 'field' in item && 'code' in item ? `${String(item.field)} ${String(item.code)}` : '';
    });
    return firstLine([data.message, ...details.filter((detail) => detail !== '')].join(': ')).replace(/\.$/, '');
}
function firstLine(text) {
    return text.replaceAll(/\s+/g, ' ').slice(0, 300).trim();
}


/***/ }),

/***/ 6335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ isProtected)
/* harmony export */ });
/** What decides how later runs, reviewers or tools behave: writable only where a rule names the path. */
const PROTECTED = [
    // GitHub, and this product
    inRoot('.github'),
    named('CODEOWNERS', 'greengate.yml', 'greengate.yaml'),
    // agents
    below('.claude', '.codex', '.cursor', '.gemini', '.windsurf', '.clinerules', '.roo'),
    named('CLAUDE.md', 'CLAUDE.local.md', 'AGENTS.md', 'AGENTS.override.md', 'GEMINI.md'),
    named('.mcp.json', '.claude.json', '.cursorrules', '.windsurfrules', '.aider.conf.yml'),
    // hooks
    below('.husky', '.githooks', '.git-hooks', '.hooks'),
    /(^|\/)(\.pre-commit-config\.ya?ml|\.?lefthook(-local)?\.(ya?ml|toml|json))$/i,
    // editors and machines that run what their settings say
    below('.vscode', '.idea', '.devcontainer', '.zed', '.nova'),
    named('.devcontainer.json', '.exrc', '.vimrc', '.nvimrc', '.nvim.lua', '.dir-locals.el'),
    // git
    below('.config/git'),
    named('.gitmodules', '.gitconfig', '.git-credentials'),
    // package managers and build tools
    below('.cargo', '.yarn', '.mvn', '.bundle', '.gradle/init.d'),
    named('.npmrc', '.yarnrc', '.yarnrc.yml', '.yarnrc.yaml', '.pnpmfile.cjs', '.pnpmfile.mjs', 'bunfig.toml'),
    named('.pypirc', 'pip.conf', 'pip.ini', '.condarc', '.gemrc', '.bazelrc', '.buckconfig', 'gradle-wrapper.properties'),
    named('maven-wrapper.properties', 'nuget.config', '.mise.toml', 'mise.toml'),
    /(^|\/)\.pnp(\.loader)?\.(c?js|mjs)$/i,
    // shells and tools
    named('.bashrc', '.bash_profile', '.bash_login', '.bash_logout', '.bash_aliases', '.profile', '.kshrc', '.inputrc'),
    named('.zshrc', '.zshenv', '.zprofile', '.zlogin', '.zlogout', '.cshrc', '.tcshrc'),
    named('.envrc', '.netrc', '.curlrc', '.wgetrc', '.ripgreprc', '.gdbinit', '.lldbinit', '.tmux.conf', '.screenrc'),
    named('pyrightconfig.json', '.psqlrc', '.irbrc', '.pryrc', '.pythonrc', '.Rprofile', '.sqliterc'),
];
/** `path` is relative to the workspace. */
function isProtected(path) {
    return PROTECTED.some((pattern) => pattern.test(path));
}
/** Whatever the case: some file systems do not tell. */
function named(...names) {
    return new RegExp(`(^|/)(${names.map(escaped).join('|')})$`, 'i');
}
function below(...folders) {
    return new RegExp(`(^|/)(${folders.map(escaped).join('|')})(/|$)`, 'i');
}
function inRoot(folder) {
    return new RegExp(`^${escaped(folder)}(/|$)`, 'i');
}
function escaped(text) {
    return text.replaceAll('.', '\\.');
}


/***/ }),

/***/ 2749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ askedFor),
/* harmony export */   W: () => (/* binding */ couldBeAbout)
/* harmony export */ });
/* harmony import */ var _stop_gate_asks_for_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5960);

const WORK = 'add|adapt|adjust|allow|apply|avoid|bump|change|clean|convert|correct|create|debug|delete|deprecate|disable|document|drop|enable|ensure|' +
    'extend|extract|finish|fix|format|handle|implement|improve|increase|install|introduce|let|make|mend|merge|migrate|move|optimi[sz]e|port|reduce|' +
    'refactor|release|remove|rename|repair|replace|resolve|restore|revert|rewrite|rework|sort|speed|split|stop|support|switch|translate|turn|' +
    'undo|update|upgrade|use|write';
const POLITE = "(?:please|kindly|just|now|then|and|also|so|first|go ahead and|(?:can|could|would|will) you(?: please)?|let's|we (?:need|want|have) to|i (?:need|want) you to|you (?:should|must)|try to)";
const ASKS_WORK = new RegExp(`(?:^|[.!?;:,]\\s+|\\n)\\W*(?:@\\S+\\s+|/\\w+\\s+)?(?:${POLITE}[,\\s]+)*(?:${WORK})\\b|\\b(?:please|(?:can|could|would|will) you|and then|and)\\s+(?:${WORK})\\b`, 'i');
const TELLS = /(?:^|[.!?;:]\s+|\n)\W*(?:(?:please|(?:can|could|would|will) you)\s+)*(?:explain|describe|tell|summari[sz]e|list|show|compare|review|answer|report|say|outline|clarify)\b/i;
const FAULT = /\b(?:fix(?:e[sd])?|mend|repair|bugs?|wrong(?:ly)?|broken|incorrect(?:ly)?|regress\w*|crash(?:es|ed)?|fail(?:s|ed|ing|ures?)?|red)\b|n['’]t work|\binstead of\b/i;
/** What a request asks for. Work that is asked for beside a question counts. */
function askedFor(request) {
    if (ASKS_WORK.test(request))
        return 'work';
    return /\?\s*(?:$|\n|["'`)*_])/.test(request.trim()) || TELLS.test(request) ? 'words' : 'open';
}
/** Could what is red in this run be what the request is about? Where that cannot be told, it could. */
function couldBeAbout(request, run) {
    if (run.failed.length === 0 || FAULT.test(request))
        return true;
    return run.failed.some(({ name, file }) => (0,_stop_gate_asks_for_js__WEBPACK_IMPORTED_MODULE_0__/* .asksFor */ .e)(request, name, file));
}


/***/ }),

/***/ 7740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   St: () => (/* binding */ closedChanges),
/* harmony export */   TP: () => (/* binding */ createStaysClosed),
/* harmony export */   UG: () => (/* binding */ closedWords)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _permissions_protected_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6335);


/** Whoever wrote it, a tool, a program or the tests: what is judged is the change itself, not how it came about. */
function closedChanges(changed, { workspace, settings, decide }) {
    return changed
        .filter((path) => (0,_permissions_protected_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isProtected */ .b)(path) || settings.includes(path))
        .flatMap((path) => {
        const { behaviour, remedy = '' } = decide({ tool: 'Edit', effect: 'write', subject: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(workspace, path) });
        return behaviour === 'allow' ? [] : [{ path, remedy }];
    });
}
/** The model is told once, so that it can take the change back; what is left at the end is judged. */
function createStaysClosed(closed) {
    let told = false;
    async function check() {
        if (told)
            return undefined;
        const paths = (await closed()).map(({ path }) => path);
        if (paths.length === 0)
            return undefined;
        told = true;
        return {
            kind: 'again',
            text: `The change touches what steers people and machines, and no rule allows that: ${listed(paths)}. Whatever wrote there, ` +
                'put each back to how it was, or remove it if it is new; otherwise the run ends as blocked.',
        };
    }
    return { name: 'stays-closed', maxObjections: 1, check };
}
function closedWords(closed) {
    const remedies = [...new Set(closed.map(({ remedy }) => remedy))].filter((remedy) => remedy !== '').slice(0, 5);
    const rules = remedies.length === 0 ? '' : ` It can be allowed: ${remedies.join('; ')}`;
    return `The change touches what steers people and machines, and no rule allows that: ${listed(closed.map(({ path }) => path))}.${rules}`;
}
function listed(paths) {
    return paths.slice(0, 5).join(', ') + (paths.length > 5 ? ` and ${paths.length - 5} more` : '');
}


/***/ }),

/***/ 6008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   MG: () => (/* binding */ isDeliverable),
/* harmony export */   TB: () => (/* binding */ TEST_STATE_OF)
/* harmony export */ });
/* harmony import */ var _agent_outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7137);
/* harmony import */ var _agent_statement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1128);
/* harmony import */ var _asked_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2749);
/* harmony import */ var _closed_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7740);
/* harmony import */ var _stated_end_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3646);
/* harmony import */ var _text_shorten_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7946);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1981);







/** From how the work ended to what it is called. `success` takes a gate that opened for the tree that will be pushed. */
function conclude(facts) {
    const { outcome, reason } = outcomeOf(facts);
    return { outcome, reason, tests: testsState(facts) };
}
/** May the change go where the request wants it? Anything else is kept apart, if at all. */
function isDeliverable(outcome) {
    return (0,_agent_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .exitCodeOf */ .F)(outcome) === 0;
}
function outcomeOf(facts) {
    const { end } = facts;
    switch (end.kind) {
        case 'finished':
            return finished(facts, (0,_agent_statement_js__WEBPACK_IMPORTED_MODULE_0__/* .readStatement */ .cO)(end.answer));
        case 'objected':
            return { outcome: isGateError(facts) ? 'gate_error' : 'tests_failed', reason: end.reason };
        case 'blocked':
            return { outcome: 'blocked_by_policy', reason: end.reason };
        case 'limit':
            return atLimit(facts, end.limit);
        case 'refused':
            return { outcome: 'refused', reason: `The model refused the request (${end.category}): ${end.explanation}` };
        case 'no-gate':
            return { outcome: 'gate_error', reason: end.reason };
        case 'cancelled':
            return { outcome: 'cancelled', reason: 'The run was cancelled.' };
        case 'model-error':
            return { outcome: 'model_error', reason: end.reason };
        case 'failed':
            return { outcome: 'error', reason: end.reason };
    }
}
function finished(facts, statement) {
    const { changed, request, startRun: run } = facts;
    if (statement.end === 'blocked')
        return { outcome: 'blocked_by_policy', reason: missingWords(facts, statement) };
    if (!changed) {
        if (hasGivenUp(facts))
            return { outcome: 'blocked_by_policy', reason: refusedWords(facts) };
        const objection = (0,_stated_end_js__WEBPACK_IMPORTED_MODULE_3__/* .objectionTo */ .Dx)({ stated: statement.end, asked: (0,_asked_js__WEBPACK_IMPORTED_MODULE_1__/* .askedFor */ .G)(request), request, run });
        if (objection === undefined)
            return { outcome: 'no_changes', reason: nothingChanged(facts) };
        return { outcome: 'not_done', reason: `Nothing was changed. ${objection}` };
    }
    const closed = closedEnd(facts);
    if (closed !== undefined)
        return closed;
    if (statement.end === 'could not')
        return {
            outcome: 'not_done',
            reason: 'Files were changed, but the model says that it could not do what was asked.',
        };
    return changedAndFinished(facts);
}
function closedEnd({ closed = [] }) {
    return closed.length === 0 ? undefined : { outcome: 'blocked_by_policy', reason: (0,_closed_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .closedWords */ .UG)(closed) };
}
/** Work that was cut off is a success only where it was finished, and the gate opened for it. */
function atLimit(facts, limit) {
    const { finishedAtLimit, changed, judged } = facts;
    const opens = changed && judged?.current === true && judged.verdict.opens;
    if (finishedAtLimit === true && opens)
        return (closedEnd(facts) ?? { outcome: 'success', reason: `${LIMIT_WORDS[limit]}, but the work was finished by then.` });
    const said = changed && judged?.current === true ? ` ${judged.verdict.reason}` : '';
    return { outcome: limit, reason: LIMIT_REASONS[limit] + said };
}
function changedAndFinished({ judged }) {
    if (judged?.current !== true)
        return { outcome: 'gate_error', reason: 'The tests were not run on the change as it is.' };
    const { verdict, opens, reason } = judged.verdict;
    // What passed without more ado needs no words.
    if (opens)
        return { outcome: 'success', reason: ['passed', 'no_tests'].includes(verdict) ? '' : reason };
    return { outcome: 'gate_error', reason };
}
/** Nothing was changed, and beside and after the last refusal nothing else was done: it kept the task from being done. */
function hasGivenUp({ denials, gaveUp }) {
    return denials.length > 0 && gaveUp;
}
/** The model says that something outside its control is missing: a refusal where there was one, else in its own words. */
function missingWords(facts, { missing }) {
    if (facts.denials.length > 0)
        return refusedWords(facts);
    const quoted = missing === '' ? 'something that it needs is missing' : `“${(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_5__/* .cut */ .Jj)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_6__/* .visibleLine */ .P8)(missing), 300)}”`;
    return `${notDone(facts)}. The model says what is missing: ${quoted}.`;
}
function refusedWords(facts) {
    const { denials } = facts;
    const { tool, subject, command = subject, remedy } = denials.at(-1) ?? { tool: '', subject: '', remedy: '' };
    const way = remedy.startsWith('allow: ') ? `It can be allowed: ${remedy}` : remedy;
    return `${notDone(facts)}, because what it needs was refused, at last ${tool} ${(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_5__/* .cut */ .Jj)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_6__/* .visibleLine */ .P8)(command), 200)}. ${way}`;
}
function notDone({ changed }) {
    return changed ? 'What was asked could not be done as a whole' : 'Nothing was changed';
}
function nothingChanged({ denials: { length } }) {
    const refused = length === 1 ? '1 action was refused' : `${length} actions were refused`;
    return length === 0 ? 'Nothing was changed.' : `Nothing was changed, and ${refused}.`;
}
/** What says nothing of the tests is not called a failure of theirs. */
function isGateError({ gateBroken, judged }) {
    return gateBroken || (judged !== undefined && NOTHING_KNOWN.has(judged.verdict.verdict));
}
const NOTHING_KNOWN = new Set(['gate_error', 'no_tests', 'timed_out']);
const LIMIT_WORDS = {
    max_turns: 'The turn limit was reached',
    max_cost: 'The cost limit was reached',
    max_tokens: 'The token limit was reached',
    timed_out: 'The time was up',
    blocked_by_policy: 'Too many actions were refused',
    no_progress: 'The model went round in circles',
};
const LIMIT_REASONS = {
    max_turns: 'The turn limit was reached before the work was done. Raise max-turns or give a smaller task.',
    max_cost: 'The next step could have cost more than is left. Raise max-cost-usd or give a smaller task.',
    max_tokens: 'The next step could have used more tokens than are left. Raise max-tokens or give a smaller task.',
    timed_out: 'The time was up before the work was done. Raise timeout-minutes or give a smaller task.',
    blocked_by_policy: 'Too many actions were refused. Allow what the task needs, or give another task.',
    no_progress: 'The model made the same call again and again, although nothing changed in between. ' +
        'Say in the request where to look, or give a smaller task.',
};
function testsState({ testCommand, judged, changed, startRun }) {
    if (!changed && startRun !== undefined)
        return STATE_OF_RUN[startRun.verdict];
    if (judged?.current === true) {
        const { verdict, tests } = judged.verdict;
        // Shut for another reason: a check, or something left in the change.
        return verdict === 'failed' && tests?.verdict === 'passed' ? 'passed' : TEST_STATE_OF[verdict];
    }
    return testCommand === undefined || testCommand === 'none' ? 'none' : 'not-run';
}
/** What `tests` says of each verdict. */
const TEST_STATE_OF = {
    passed: 'passed',
    known_failures: 'known-failures',
    flaky: 'flaky',
    failed: 'failed',
    timed_out: 'timed-out',
    tampered: 'tampered',
    no_tests: 'none',
    gate_error: 'error',
    unchanged: 'not-run',
};
const STATE_OF_RUN = {
    passed: 'passed',
    failed: 'failed',
    'timed-out': 'timed-out',
    'no-tests': 'none',
    error: 'error',
};


/***/ }),

/***/ 3646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ objectionTo),
/* harmony export */   Zf: () => (/* binding */ createStatedEnd)
/* harmony export */ });
/* unused harmony export needsRun */
/* harmony import */ var _agent_statement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1128);
/* harmony import */ var _asked_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2749);


/**
 * What speaks against an end without a change; undefined: the question was answered, or there was nothing to do. An answer to
 * a question stands whatever the tests say; anything else stands only while no run that the request could be about is red.
 */
function objectionTo({ stated, asked, request, run }) {
    const isRed = run !== undefined && run.verdict !== 'passed';
    if (stated === 'could not')
        return 'It was said that it could not be done.';
    if (asked === 'words') {
        if (stated === undefined && isRed)
            return 'The tests are red, and it was not said that this was only a question.';
        return undefined;
    }
    if (stated === undefined)
        return 'It was not said that there was nothing to do.';
    if (stated === 'done')
        return 'It was said to be done, and no file differs.';
    if (stated === 'answered' && asked === 'work')
        return 'A change was asked for, and an answer is none.';
    if (isRed && (0,_asked_js__WEBPACK_IMPORTED_MODULE_1__/* .couldBeAbout */ .W)(request, run))
        return `It was said that there is nothing to do, but ${redWords(run)}.`;
    return undefined;
}
function redWords({ verdict }) {
    if (verdict === 'failed')
        return 'the tests fail';
    if (verdict === 'timed-out')
        return 'the tests do not end in time';
    return verdict === 'no-tests' ? 'the test command runs no test' : 'the test command does not work';
}
/** Does this end claim something that only a run of the tests can bear out? */
function needsRun(stated, asked) {
    return asked !== 'words' && (stated === 'nothing to do' || (stated === 'answered' && asked === 'open'));
}
/** Sends the model back once when it ends without a change and the facts do not bear that out. What it says then is judged. */
function createStatedEnd(parts) {
    let told = false;
    async function check({ lastAssistantMessage, signal, }) {
        const { end: stated } = (0,_agent_statement_js__WEBPACK_IMPORTED_MODULE_0__/* .readStatement */ .cO)(lastAssistantMessage);
        if (stated === 'blocked' || parts.gaveUp() || (await parts.isChanged()))
            return undefined;
        const run = await parts.run(needsRun(stated, parts.asked), signal);
        const objection = objectionTo({ stated, asked: parts.asked, request: parts.request, run });
        if (objection === undefined || told)
            return undefined;
        told = true;
        return {
            kind: 'again',
            text: `You have changed nothing. ${objection} If a change is wanted, make it now. If not, or if it cannot be made, say why. ` +
                _agent_statement_js__WEBPACK_IMPORTED_MODULE_0__/* .STATUS_RULE */ .SL,
        };
    }
    return { name: 'stated-end', maxObjections: 1, check };
}


/***/ })

};
