export const id = 5468;
export const ids = [5468];
export const modules = {

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

/***/ 4766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T_: () => (/* binding */ remoteSentences),
/* harmony export */   cY: () => (/* binding */ accessProblem),
/* harmony export */   fM: () => (/* binding */ lastLine),
/* harmony export */   ly: () => (/* binding */ runOnRemote)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3464);



const TIMEOUT_MS = 300_000;
const WAITS_MS = [500, 2_000];
/** Runs a git command that talks to the remote. Trouble on the way is tried again twice, then it is a UserError. */
async function runOnRemote(repo, remote, args) {
    for (const wait of [...WAITS_MS, undefined]) {
        const result = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .tryGit */ .Ii)(repo, args, { config: authorization(remote), timeoutMs: TIMEOUT_MS });
        if (result.code === 0 || !NETWORK_TROUBLE.test(result.stderr))
            return result;
        if (wait !== undefined)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(wait, undefined, repo.signal && { signal: repo.signal });
        else
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${remote.url} cannot be reached: ${lastLine(result.stderr)}. Check the network and run again.`);
    }
    throw new Error('unreachable');
}
/** Why the remote let nobody in, or undefined when that was not the trouble. */
function accessProblem(remote, stderr, right) {
    const said = remoteSentences(stderr).join(' ') || lastLine(stderr);
    if (/Authentication failed|could not read (Username|Password)|error: 401/.test(stderr)) {
        return `${remote.url} did not accept the token: ${said}. Pass a valid github-token with \`contents: ${right}\`.`;
    }
    if (/error: 403|Permission to .* denied|Write access to repository not granted/.test(stderr)) {
        return `${remote.url} denied access: ${said}. Give the job the permission \`contents: ${right}\`.`;
    }
    if (/[Rr]epository.* not found|error: 404|does not appear to be a git repository/.test(stderr)) {
        return (`${remote.url} was not found, or the token may not see it: ${said}. ` +
            `Check the address and give the job the permission \`contents: ${right}\`.`);
    }
    return undefined;
}
/** What the server itself said, without git's frame. */
function remoteSentences(stderr) {
    return stderr
        .split(/[\r\n]+/)
        .flatMap((line) => /^remote: ?(?:error: |fatal: )?(.*\S)/.exec(line)?.[1] ?? [])
        .filter((line) => !/^(Resolving deltas|Counting objects|Compressing objects|Enumerating objects|Total )/.test(line));
}
function lastLine(text) {
    return (text.trim().split('\n').at(-1) ?? '').replace(/[.\s]+$/, '');
}
const NETWORK_TROUBLE = new RegExp([
    'Could not resolve (host|proxy)',
    'Failed to connect',
    "Couldn't connect",
    'Connection (refused|reset|timed out)',
    'Operation (timed out|too slow)',
    'Timeout was reached',
    'The remote end hung up',
    'early EOF',
    'Empty reply from server',
    'RPC failed',
    'SSL_ERROR_SYSCALL',
    'GnuTLS recv error',
    'returned error: (429|5\\d\\d)',
].join('|'));
/** The token for this remote's origin alone, in the environment: never in arguments, addresses or files. */
function authorization(remote) {
    if (remote.token === '' || !/^https?:/.test(remote.url))
        return [];
    const credentials = Buffer.from(`x-access-token:${remote.token}`).toString('base64');
    return [[`http.${new URL(remote.url).origin}/.extraheader`, `AUTHORIZATION: basic ${credentials}`]];
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
/** Makes the call; what GitHub has against it is thrown as a UserError. `doing`: "read pull request #12". */
async function explained(doing, call) {
    try {
        return await call();
    }
    catch (error) {
        throw explainError(error, doing);
    }
}
/** The sentence a user can act on, or the error itself when it is not the API's. */
function explainError(error, doing) {
    if (!isApiError(error))
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`Could not ${doing}: ${reasonOf(error)}`, { cause: error });
}
function reasonOf(error) {
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
        return `the token may not (403, ${said}). ${remedyOf(error, said)}`;
    if (status === 404) {
        return `GitHub does not know it, or does not show it to this token (404, ${request.method} ${pathOf(error)}).`;
    }
    return `GitHub answered ${status}: ${said}.`;
}
function isRateLimit({ status, response }, said) {
    return (status === 429 ||
        (status === 403 && (response?.headers['x-ratelimit-remaining'] === '0' || /rate limit/i.test(said))));
}
function remedyOf(error, said) {
    if (/not permitted to create or approve pull requests/i.test(said)) {
        return 'Allow it under Settings, Actions, General, "Allow GitHub Actions to create and approve pull requests".';
    }
    if (/\blocked\b/i.test(said))
        return 'Its conversation is locked: unlock it, or ask somewhere else.';
    const needed = neededPermissions(error);
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

/***/ 7904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ fitComment)
/* harmony export */ });
/* unused harmony export COMMENT_LIMIT */
/** GitHub's limit for a comment or a description. */
const COMMENT_LIMIT = 65_536;
const CUT = '\n\n_The rest is cut off: the comment is too long._';
const CLOSING_RESERVE = 200;
/** The body with `ending` after it, cut at a line end when both together are longer than the limit. */
function fitComment(body, ending, limit = COMMENT_LIMIT) {
    const tail = `\n\n${ending}`;
    if (body.length + tail.length <= limit)
        return body + tail;
    const kept = cutAtLine(body, limit - tail.length - CUT.length - CLOSING_RESERVE);
    return kept + closing(kept) + CUT + tail;
}
function cutAtLine(text, length) {
    const lineEnd = text.lastIndexOf('\n', length);
    // A single long line is cut where it is, but never through a surrogate pair.
    if (lineEnd < length / 2)
        return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
    return text.slice(0, lineEnd);
}
/** What the cut left open: a code fence would swallow the marker, an open fold would hide the notice. */
function closing(text) {
    let fence = '';
    for (const line of text.split('\n')) {
        const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
        if (fence === '')
            fence = mark;
        else if (mark.startsWith(fence) && line.trim() === mark)
            fence = '';
    }
    const folds = Math.min(5, Math.max(0, count(text, '<details') - count(text, '</details>')));
    return (fence === '' ? '' : `\n${fence.slice(0, 60)}`) + '\n\n</details>'.repeat(folds);
}
function count(text, part) {
    return text.split(part).length - 1;
}


/***/ }),

/***/ 3056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ findOpenPullRequest),
/* harmony export */   x: () => (/* binding */ openOrUpdatePullRequest)
/* harmony export */ });
/* harmony import */ var _explain_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1727);
/* harmony import */ var _fit_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7904);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2402);



/** One pull request for the branch: an open one gets the new words, else one is opened. Throws a UserError. */
async function openOrUpdatePullRequest(client, repo, text) {
    const body = (0,_fit_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .fitComment */ .p)(text.body, `${_types_js__WEBPACK_IMPORTED_MODULE_1__/* .OWN_MARKER */ .Y}${text.key} -->`);
    const write = { owner: repo.owner, repo: repo.name, title: text.title.slice(0, MOST_TITLE), body };
    const update = async (number) => {
        const { data } = await client.rest.pulls.update({ ...write, pull_number: number });
        return { number, url: data.html_url, created: false };
    };
    const create = async () => {
        const { data } = await client.rest.pulls.create({ ...write, head: text.head, base: text.base });
        return { number: data.number, url: data.html_url, created: true };
    };
    return (0,_explain_error_js__WEBPACK_IMPORTED_MODULE_2__/* .explained */ .to)(`open a pull request from ${text.head} to ${text.base}`, async () => {
        const open = await findOpenPullRequest(client, repo, text.head);
        if (open !== undefined)
            return update(open.number);
        try {
            return await create();
        }
        catch (error) {
            // It may exist all the same: the answer got lost, or somebody was faster (422).
            if (!(0,_explain_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnknownEnd */ .YS)(error) && !((0,_explain_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isApiError */ .d7)(error) && error.status === 422))
                throw error;
            const found = await findOpenPullRequest(client, repo, text.head);
            if (found !== undefined)
                return { ...(await update(found.number)), created: (0,_explain_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnknownEnd */ .YS)(error) };
            if (!(0,_explain_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnknownEnd */ .YS)(error))
                throw error;
            return create();
        }
    });
}
const MOST_TITLE = 256;
/** The open pull request of a branch of this repository, if there is one. */
async function findOpenPullRequest(client, repo, branch) {
    const place = { owner: repo.owner, repo: repo.name };
    return (0,_explain_error_js__WEBPACK_IMPORTED_MODULE_2__/* .explained */ .to)(`look for pull requests of ${branch}`, async () => {
        const { data } = await client.rest.pulls.list({ ...place, state: 'open', head: `${repo.owner}:${branch}` });
        // A fork of the same owner may have a branch of the same name.
        const found = data.find((pull) => pull.head.ref === branch && pull.head.repo?.full_name === pull.base.repo.full_name);
        return found && { number: found.number, url: found.html_url };
    });
}


/***/ }),

/***/ 763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ titleFor),
/* harmony export */   q: () => (/* binding */ withoutSkip)
/* harmony export */ });
/* harmony import */ var _text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7946);
/* harmony import */ var _neutralise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(566);
/* harmony import */ var _safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2813);



const TITLE_LIMIT = 70;
// These words in a title or message would switch off the checks of the very push that needs them.
const SKIP_CHECKS = /\[\s*(skip ci|ci skip|no ci|skip actions|actions skip)\s*\]|\*\*\*NO_CI\*\*\*/gi;
/** One plain line for the pull request and the commit: the title, or what was asked, or what was done. */
function titleFor(facts, redact) {
    const { threadTitle = '', request, answer, files } = (0,_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .g)(facts, redact);
    const candidates = [threadTitle, request.prompt, answer].map(firstLine);
    const first = candidates.find((line) => /[\p{L}\p{N}]/u.test(line)) ?? `Change ${files[0]?.path ?? 'nothing'}`;
    const title = (0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)((0,_neutralise_js__WEBPACK_IMPORTED_MODULE_2__/* .neutralise */ .$)(first.replace(/<(?=[!/?A-Za-z])/g, '‹')), TITLE_LIMIT);
    return withoutSkip(title);
}
function withoutSkip(text) {
    return text.replace(SKIP_CHECKS, (mark) => `(${mark.replace(/[[\]*]/g, '').trim()})`);
}
function firstLine(text) {
    const line = text.split('\n').find((candidate) => candidate.trim() !== '') ?? '';
    return line
        .replace(/^[\s#>*+-]+/, '')
        .replace(/\s+/g, ' ')
        .trim();
}


/***/ }),

/***/ 8959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ commitMessage)
/* harmony export */ });
/* harmony import */ var _change_title_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(763);
/* harmony import */ var _neutralise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(566);
/* harmony import */ var _safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2813);



const BODY_WIDTH = 72;
const BODY_LINES = 20;
/** Subject, what was done, and the asker as co-author. The model writes no trailers and closes nothing. */
function commitMessage(facts, redact) {
    const body = commitBody((0,_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .g)(facts.answer, redact));
    const { asker } = facts.request;
    return ([(0,_change_title_js__WEBPACK_IMPORTED_MODULE_0__/* .titleFor */ .Q)(facts, redact), body, asker === undefined ? '' : coAuthor(asker)]
        .filter((part) => part !== '')
        .join('\n\n') + '\n');
}
function commitBody(answer) {
    const lines = answer
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => !/^[A-Za-z][A-Za-z-]*-by:|^(?:skip-checks|skip-actions):/i.test(line))
        .map((line) => (0,_neutralise_js__WEBPACK_IMPORTED_MODULE_2__/* .neutralise */ .$)(line.replace(/<!--/g, '<!- -')))
        .flatMap(wrapped);
    const kept = lines.slice(0, BODY_LINES).join('\n');
    return (0,_change_title_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutSkip */ .q)(lines.length > BODY_LINES ? `${kept}\n…` : kept)
        .replace(/\n{3,}/g, '\n\n')
        .trim();
}
function wrapped(line) {
    const out = [];
    let current = '';
    for (const word of line.split(/\s+/)) {
        if (current !== '' && current.length + 1 + word.length > BODY_WIDTH) {
            out.push(current);
            current = word;
        }
        else
            current = current === '' ? word : `${current} ${word}`;
    }
    return [...out, current];
}
/** The address GitHub gives every account, so that nobody's real one is written into history. */
function coAuthor({ login, id }) {
    return `Co-authored-by: ${login} <${id}+${login}@users.noreply.github.com>`;
}


/***/ }),

/***/ 6008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   MG: () => (/* binding */ isDeliverable),
/* harmony export */   TB: () => (/* binding */ TEST_STATE_OF)
/* harmony export */ });
/* harmony import */ var _agent_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7137);
/* harmony import */ var _text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7946);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1981);



/** From how the work ended to what it is called. `success` takes a gate that opened for the tree that will be pushed. */
function conclude(facts) {
    const { outcome, reason } = outcomeOf(facts);
    return { outcome, reason, tests: testsState(facts) };
}
/** May the change go where the request wants it? Anything else is kept apart, if at all. */
function isDeliverable(outcome) {
    return (0,_agent_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .exitCodeOf */ .F)(outcome) === 0;
}
function outcomeOf(facts) {
    const { end } = facts;
    switch (end.kind) {
        case 'finished':
            if (isBlocked(facts, end.answer))
                return { outcome: 'blocked_by_policy', reason: blockedWords(facts) };
            return facts.changed ? changedAndFinished(facts) : { outcome: 'no_changes', reason: nothingChanged(facts) };
        case 'objected':
            return { outcome: isGateError(facts) ? 'gate_error' : 'tests_failed', reason: end.reason };
        case 'blocked':
            return { outcome: 'blocked_by_policy', reason: end.reason };
        case 'limit':
            return { outcome: end.limit, reason: LIMIT_REASONS[end.limit] };
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
function changedAndFinished({ judged }) {
    if (judged?.current !== true)
        return { outcome: 'gate_error', reason: 'The tests were not run on the change as it is.' };
    const { verdict, opens, reason } = judged.verdict;
    // What passed without more ado needs no words.
    if (opens)
        return { outcome: 'success', reason: ['passed', 'no_tests'].includes(verdict) ? '' : reason };
    return { outcome: 'gate_error', reason };
}
/**
 * Did a refusal keep the task from being done? The model says so, as it was told to; or nothing was changed, and beside
 * and after the last refusal nothing else was done. A refusal with another way found, or with the work done, is none.
 */
function isBlocked({ denials, changed, gaveUp }, answer) {
    return denials.length > 0 && (/^[\s*_#>`]*BLOCKED\b/.test(answer) || (!changed && gaveUp));
}
function blockedWords({ denials, changed }) {
    const { tool, subject, command = subject, remedy } = denials.at(-1) ?? { tool: '', subject: '', remedy: '' };
    const way = remedy.startsWith('allow: ') ? `It can be allowed: ${remedy}` : remedy;
    const what = changed ? 'What was asked could not be done as a whole' : 'Nothing was changed';
    return `${what}, because what it needs was refused, at last ${tool} ${(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleLine */ .P8)(command), 200)}. ${way}`;
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
const LIMIT_REASONS = {
    max_turns: 'The turn limit was reached before the work was done. Raise max-turns or give a smaller task.',
    max_cost: 'The next step could have cost more than is left. Raise max-cost-usd or give a smaller task.',
    max_tokens: 'The next step could have used more tokens than are left. Raise max-tokens or give a smaller task.',
    timed_out: 'The time was up before the work was done. Raise timeout-minutes or give a smaller task.',
    blocked_by_policy: 'Too many actions were refused. Allow what the task needs, or give another task.',
    no_progress: 'The model made the same call again and again, although nothing changed in between. ' +
        'Say in the request where to look, or give a smaller task.',
};
function testsState({ testCommand, judged }) {
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


/***/ }),

/***/ 4033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wD: () => (/* binding */ commitChange),
  cK: () => (/* binding */ deliver),
  aC: () => (/* binding */ keep)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/git/commit.js
var commit = __webpack_require__(2747);
// EXTERNAL MODULE: ./lib/git/fetch.js
var fetch = __webpack_require__(9936);
// EXTERNAL MODULE: ./lib/git/names.js
var names = __webpack_require__(1476);
// EXTERNAL MODULE: ./lib/git/network.js
var network = __webpack_require__(4766);
;// CONCATENATED MODULE: ./lib/git/push.js



/**
 * Pushes one commit to one branch, never over anything: the branch must be there as `expected` names it, a commit that
 * the pushed one stands on, or `nothing` yet. A branch that was deleted meanwhile is not made again.
 */
async function push(repo, remote, sha, branch, expected) {
    const ref = `refs/heads/${(0,names/* checkBranch */.DC)(branch)}`;
    // A lease is checked by the server in the same step as the update; an empty one admits creation and nothing else.
    const lease = `--force-with-lease=${ref}:${expected === 'nothing' ? '' : (0,names/* checkSha */.$)(expected)}`;
    const args = ['push', '--porcelain', '--no-verify', '--recurse-submodules=no', lease];
    const result = await (0,network/* runOnRemote */.ly)(repo, remote, [...args, '--', remote.url, `${(0,names/* checkSha */.$)(sha)}:${ref}`]);
    return result.code === 0 ? { kind: 'pushed' } : classify(remote, result);
}
function classify(remote, { stdout, stderr }) {
    // `!<tab>from:to<tab>[rejected] (fetch first)`
    const [, side, why = ''] = /^!\t[^\t]*\t\[(rejected|remote rejected|remote failure)\] ?(.*)$/m.exec(stdout.toString()) ?? [];
    if (side === 'rejected')
        return { kind: 'moved' };
    // The branch changed between the server's list and its update.
    if (/cannot lock ref|failed to update ref|fetch first|non-fast-forward|reference already exists/.test(why)) {
        return { kind: 'moved' };
    }
    if (side !== undefined)
        return { kind: 'refused', reason: refusal(stderr, why.replace(/^\(|\)$/g, '')) };
    const access = (0,network/* accessProblem */.cY)(remote, stderr, 'write');
    if (access !== undefined)
        return { kind: 'refused', reason: access };
    throw new errors/* UserError */.y(`git could not push to ${remote.url}: ${(0,network/* lastLine */.fM)(stderr)}.`);
}
function refusal(stderr, why) {
    const said = (0,network/* remoteSentences */.T_)(stderr).join(' ');
    const reason = said === '' ? why : `${said} (${why})`;
    return /without `workflows?` (?:permission|scope)/.test(said) ? `${reason}. ${WORKFLOW_TOKEN}` : reason;
}
const WORKFLOW_TOKEN = 'The job token never may. Give github-token an app token with the permission workflows: write, or leave the workflow files out of the task.';

// EXTERNAL MODULE: ./lib/git/run-git.js
var run_git = __webpack_require__(3464);
;// CONCATENATED MODULE: ./lib/git/rebase.js



/**
 * Carries the change of `commit` from the old base to the new one: a merge of three trees. The history between the
 * bases is not needed, so it works in shallow repositories.
 */
async function rebase(repo, request) {
    // merge-tree looks for the merge base itself before git 2.40: three commits of our own tell it which one.
    const base = await standIn(repo, request.oldBase);
    const ours = await standIn(repo, request.newBase, base);
    const theirs = await standIn(repo, request.commit, base);
    const result = await (0,run_git/* tryGit */.Ii)(repo, ['merge-tree', '--write-tree', '-z', '--name-only', '--no-messages', ours, theirs]);
    const [tree = '', ...paths] = result.stdout.toString('utf8').split('\0').filter(Boolean);
    if (result.code === 0)
        return { kind: 'clean', tree: tree.trim() };
    if (result.code === 1)
        return { kind: 'conflict', paths: [...new Set(paths)].sort() };
    throw new errors/* UserError */.y(`git merge-tree failed: ${result.stderr.trim()}. It needs git 2.38 or newer.`);
}
const STAND_IN = {
    GIT_AUTHOR_NAME: 'greengate',
    GIT_AUTHOR_EMAIL: 'greengate@localhost',
    GIT_COMMITTER_NAME: 'greengate',
    GIT_COMMITTER_EMAIL: 'greengate@localhost',
};
async function standIn(repo, commit, parent) {
    const parents = parent === undefined ? [] : ['-p', parent];
    const made = await (0,run_git/* git */.$Y)(repo, ['commit-tree', ...parents, '-m', 'stand-in', `${(0,names/* checkSha */.$)(commit)}^{tree}`], {
        env: STAND_IN,
    });
    return made.toString('latin1').trim();
}

// EXTERNAL MODULE: ./lib/git/restore.js
var restore = __webpack_require__(7402);
// EXTERNAL MODULE: ./lib/git/snapshot.js
var snapshot = __webpack_require__(3630);
// EXTERNAL MODULE: ./lib/git/read.js
var read = __webpack_require__(4526);
;// CONCATENATED MODULE: ./lib/run/secret-in-change.js

/** GitHub takes no file that is larger. */
const LARGEST_BYTES = 100 * 1024 * 1024;
/**
 * Why a commit must not be pushed: a secret of this run stands in one of its files, or in a name. The last look before
 * every push, finished work or not; the gate has looked before, where there is one. What was there before is known already.
 */
async function secretInChange(repository, before, { tree, changed }, redact) {
    const isSecret = (text) => redact(text) !== text;
    const paths = changed.filter(({ status }) => status !== 'deleted').map(({ path }) => path);
    if (paths.some(isSecret))
        return 'A secret of this run stands in the name of a file.';
    const holding = async (of, among) => {
        const files = await (0,read/* readFiles */.Ul)(repository, of, among, LARGEST_BYTES);
        return [...files].filter(([, content]) => isSecret(content?.toString('latin1') ?? '')).map(([path]) => path);
    };
    const held = await holding(tree, paths);
    const known = await holding(before, held);
    const found = held.find((path) => !known.includes(path));
    return found === undefined ? undefined : `A secret of this run stands in ${found}.`;
}

;// CONCATENATED MODULE: ./lib/run/deliver.js








const MOST_PUSHES = 3;
/**
 * Pushes the change to its branch, never with force. When somebody else pushed meanwhile, the change is carried over to the
 * new tip and has to pass the tests there before it is pushed again.
 */
async function deliver(change, branch, gate, signal) {
    const { repository, remote } = change;
    let made = await commitChange(change);
    if (made === undefined)
        return { kind: 'nothing' };
    let start = change.before;
    for (let pushes = 1;; pushes += 1) {
        const secret = await secretInChange(repository, change.before, made, change.redact);
        if (secret !== undefined)
            return { kind: 'undelivered', why: 'refused', reason: secret, commit: made };
        const expected = branch.isNew ? 'nothing' : repository.head.sha;
        const result = await push(repository, remote, made.sha, branch.name, expected);
        if (result.kind === 'pushed')
            return { kind: 'delivered', commit: made };
        if (result.kind === 'refused')
            return { kind: 'undelivered', why: 'refused', reason: result.reason, commit: made };
        if (branch.isNew || pushes >= MOST_PUSHES) {
            const reason = branch.isNew
                ? `The branch ${branch.name} was created by somebody else meanwhile.`
                : `The branch ${branch.name} kept moving: ${MOST_PUSHES} pushes were overtaken.`;
            return { kind: 'undelivered', why: 'moved', reason, commit: made };
        }
        const oldBase = repository.head.sha;
        const carried = await carryOver({ ...change, before: start }, made, branch.name, gate, signal);
        if (!('sha' in carried))
            return carried.kind === 'nothing' ? carried : { ...carried, commit: made };
        made = carried;
        start = await (0,restore/* overlay */.L)(repository, start, oldBase, repository.head.sha);
    }
}
async function carryOver(change, made, branch, gate, signal) {
    const { repository, remote } = change;
    const ref = `refs/heads/${branch}`;
    const oldBase = repository.head.sha;
    const fetched = await (0,fetch/* fetch */.h)(repository, remote, [ref], { depth: 1 }).catch((error) => (0,errors/* messageOf */.b)(error));
    if (typeof fetched === 'string')
        return { kind: 'undelivered', why: 'moved', reason: fetched };
    const newBase = fetched.get(ref) ?? '';
    const merged = await rebase(repository, { commit: made.sha, oldBase, newBase });
    if (merged.kind === 'conflict') {
        const reason = `Others changed the same lines on ${branch} meanwhile: ${merged.paths.join(', ')}.`;
        return { kind: 'undelivered', why: 'conflict', reason };
    }
    const onTop = await (0,commit/* commit */.cd)(repository, { ...change, parent: newBase, before: newBase, after: merged.tree });
    if (onTop === undefined)
        return { kind: 'nothing' };
    // Only what the others changed is brought in: files of a set-up step are in no commit, and the tests need them.
    await (0,restore/* restore */.P)(repository, await (0,restore/* overlay */.L)(repository, await (0,snapshot/* snapshot */.P)(repository), made.tree, onTop.tree));
    repository.head = { sha: newBase, branch };
    // What the others changed is no part of this change.
    const start = await (0,restore/* overlay */.L)(repository, change.before, oldBase, newBase);
    const { verdict } = await gate.judge(signal, start);
    if (verdict.opens || verdict.command === undefined)
        return onTop;
    const reason = `Somebody pushed to ${branch} meanwhile, and on top of that the gate stays shut: ${verdict.reason}`;
    return { kind: 'undelivered', why: 'red', reason };
}
/** Puts unfinished work on a branch of its own, where nobody else's work is. Returns why that was not possible. */
async function keep(change, made, branch) {
    const secret = await secretInChange(change.repository, change.before, made, change.redact);
    if (secret !== undefined)
        return secret;
    const result = await push(change.repository, change.remote, made.sha, branch, 'nothing');
    if (result.kind === 'pushed')
        return undefined;
    return result.kind === 'refused' ? result.reason : `The branch ${branch} exists already.`;
}
/** The change as a commit on top of where the run started; undefined when nothing of it remains. */
function commitChange(change) {
    return (0,commit/* commit */.cd)(change.repository, { ...change, parent: change.repository.head.sha });
}


/***/ }),

/***/ 5468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ BOT),
  m: () => (/* binding */ publish)
});

// EXTERNAL MODULE: ./lib/run/conclude.js
var conclude = __webpack_require__(6008);
// EXTERNAL MODULE: ./lib/run/deliver.js + 3 modules
var deliver = __webpack_require__(4033);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/git/changes.js
var changes = __webpack_require__(4133);
;// CONCATENATED MODULE: ./lib/run/keep-as-patch.js





/** No branch could take the work: what was paid for is not thrown away. Returns the report that says where it is. */
async function keepAsPatch(parts, report) {
    return withPatch(parts, report, (path) => `The change is kept as a patch: in the job summary, and on the runner in ${path}.`);
}
/** Nothing may be pushed: whoever asked gets the change as a patch. Returns the report that has it. */
async function offerAsPatch(parts, report, why) {
    if (!(0,conclude/* isDeliverable */.MG)(report.outcome) && parts.config.onRed === 'discard') {
        return { ...report, notes: [...report.notes, 'The unfinished work was discarded (on-red: discard).'] };
    }
    const offered = await withPatch(parts, report, () => `${why}, so nothing was pushed: the change is offered as a patch.`);
    return offered.patch === undefined ? offered : { ...offered, offersPatch: true };
}
async function withPatch({ repository, work, surroundings, redact }, report, note) {
    const noted = (words) => ({ ...report, notes: [...report.notes, words] });
    try {
        const text = redact((await (0,changes/* patch */.F6)(repository, work.before, work.candidate)).toString('utf8'));
        const path = (0,external_node_path_.join)(surroundings.tempDir, 'greengate.patch');
        await (0,promises_.writeFile)(path, text);
        return { ...noted(note(path)), patch: text };
    }
    catch (error) {
        return noted(`The change could not be kept as a patch: ${(0,errors/* messageOf */.b)(error)}`);
    }
}

// EXTERNAL MODULE: ./lib/github/pull-request.js
var pull_request = __webpack_require__(3056);
// EXTERNAL MODULE: ./lib/report/change-title.js
var change_title = __webpack_require__(763);
// EXTERNAL MODULE: ./lib/report/commit-message.js
var commit_message = __webpack_require__(8959);
// EXTERNAL MODULE: ./lib/report/clean-text.js + 1 modules
var clean_text = __webpack_require__(5344);
// EXTERNAL MODULE: ./lib/report/markdown.js
var markdown = __webpack_require__(3021);
// EXTERNAL MODULE: ./lib/report/safe.js
var safe = __webpack_require__(2813);
// EXTERNAL MODULE: ./lib/report/words.js
var words = __webpack_require__(8191);
;// CONCATENATED MODULE: ./lib/report/pull-request-body.js





/** What was done, which issue it closes (only ever written here), the tests and where it came from. */
function pullRequestBody(facts, redact) {
    const { request, answer, tests, files, costUsd, runUrl } = (0,safe/* safe */.g)(facts, redact);
    const command = tests.command === undefined ? '' : ` (${(0,markdown/* codeSpan */.SS)(tests.command, 200)})`;
    const asker = request.asker === undefined ? '' : ` for ${(0,markdown/* codeSpan */.SS)(request.asker.login)}`;
    const run = runUrl === undefined ? 'a run' : `[this run](${runUrl})`;
    return [
        (0,change_title/* withoutSkip */.q)((0,clean_text/* cleanText */.X5)(answer, { redact, limit: 20_000 })),
        request.thread?.kind === 'issue' ? `Fixes #${request.thread.number}` : '',
        `**Tests:** ${(0,words/* testWords */.Kp)(tests)}${command} · **Changed:** ${(0,words/* totalWords */.iL)(files)} · ${(0,words/* dollars */.E9)(costUsd)}`,
        `---\nMade by Greengate in ${run}${asker}. A push made with the job's own token starts no checks: ` +
            'close and reopen this pull request, or push to its branch, to run them.',
    ]
        .filter((part) => part !== '')
        .join('\n\n');
}

// EXTERNAL MODULE: ./lib/surroundings.js
var lib_surroundings = __webpack_require__(6804);
// EXTERNAL MODULE: ./lib/run/deadlines.js
var deadlines = __webpack_require__(8220);
// EXTERNAL MODULE: ./lib/run/work-report.js
var work_report = __webpack_require__(9335);
;// CONCATENATED MODULE: ./lib/run/publish.js











const BOT = {
    name: 'github-actions[bot]',
    email: '41898282+github-actions[bot]@users.noreply.github.com',
};
/** A cancelled job has about ten seconds before it is killed; saving the work may take some of them. */
const GRACE_MS = 3_000;
/** Takes the concluded change to where it belongs, and returns the report with what became of it. */
async function publish(parts) {
    const { report, repository, config, cancel } = parts;
    if (report.files.length === 0)
        return report;
    if (config.dryRun)
        return dryRun(parts);
    if (parts.target.patchOnly !== undefined)
        return offerAsPatch(parts, report, parts.target.patchOnly);
    // From here on a cancel must not tear a push apart, only bound it.
    repository.signal = graceAfter(cancel, GRACE_MS);
    const published = await pushed(parts).catch((error) => {
        const reason = `The change could not be pushed: ${(0,errors/* messageOf */.b)(error)}`;
        if (cancel.aborted)
            return { ...report, outcome: 'cancelled', reason: `The run was cancelled. ${reason}` };
        return { ...report, outcome: 'push_failed', reason };
    });
    const isLost = published.branch === undefined && published.files.length > 0 && config.onRed !== 'discard';
    return isLost ? keepAsPatch(parts, published) : published;
}
function pushed(parts) {
    return (0,conclude/* isDeliverable */.MG)(parts.report.outcome) ? publishFinished(parts) : keepUnfinished(parts);
}
function graceAfter(cancel, ms) {
    const controller = new AbortController();
    const arm = () => void setTimeout(() => controller.abort(cancel.reason), ms).unref();
    if (cancel.aborted)
        arm();
    else
        cancel.addEventListener('abort', arm, { once: true });
    return controller.signal;
}
async function publishFinished(parts) {
    const { target, work, report, cancel } = parts;
    const delivery = await (0,deliver/* deliver */.cK)(changeOf(parts), { name: target.branch, isNew: target.isNew }, work.session.gate, AbortSignal.any([cancel, (0,deadlines/* timeoutAt */.j)(parts.deadlines.endAt)]));
    // On top of what others pushed the gate has run again.
    const attempts = work.session.attempts.map(work_report/* attemptReport */.q);
    const known = { ...parts, report: { ...report, tests: { ...report.tests, attempts } } };
    switch (delivery.kind) {
        case 'nothing':
            return { ...known.report, outcome: 'no_changes', reason: 'Nothing is left to commit.', files: [] };
        case 'undelivered':
            return undelivered(known, delivery);
        case 'delivered': {
            const delivered = withCommit(known, delivery.commit, { name: target.branch, own: false });
            if (target.opensPullRequest)
                return offer(known, delivered);
            return parts.byJobToken ? { ...delivered, startsNoChecks: true } : delivered;
        }
    }
}
async function undelivered(parts, { why, reason, commit }) {
    const outcome = why === 'red' ? 'tests_failed' : 'push_failed';
    const tests = why === 'red' ? { ...parts.report.tests, state: 'failed' } : parts.report.tests;
    return keepCommit({ ...parts, report: { ...parts.report, outcome, tests, reason } }, commit);
}
async function keepUnfinished(parts) {
    const commit = await (0,deliver/* commitChange */.wD)(changeOf(parts));
    return commit === undefined ? parts.report : keepCommit(parts, commit);
}
/** Work that does not go where it was wanted goes to a branch of its own, if the settings want it kept. */
async function keepCommit(parts, commit) {
    const { config, report, target } = parts;
    if (config.onRed === 'discard') {
        return { ...report, notes: [...report.notes, 'The unfinished work was discarded (on-red: discard).'] };
    }
    const lost = await (0,deliver/* keep */.aC)(changeOf(parts), commit, target.keepBranch);
    if (lost === undefined)
        return withCommit(parts, commit, { name: target.keepBranch, own: true });
    return { ...report, notes: [...report.notes, `The unfinished work could not be kept: ${lost}`] };
}
/** The pull request is words about a push that is done: when it fails, the branch is still named. */
async function offer(parts, report) {
    const { client, repo, target, redact, request } = parts;
    const facts = factsOf(parts);
    try {
        const pullRequest = await (0,pull_request/* openOrUpdatePullRequest */.x)(client, repo, {
            head: target.branch,
            base: target.baseBranch,
            title: (0,change_title/* titleFor */.Q)(facts, redact),
            body: pullRequestBody(facts, redact),
            key: request.key,
        });
        return { ...report, pullRequest };
    }
    catch (error) {
        const reason = `The change is on ${target.branch}, but ${lowerFirst((0,errors/* messageOf */.b)(error))}`;
        return { ...report, outcome: 'push_failed', reason };
    }
}
function lowerFirst(text) {
    return text.slice(0, 1).toLowerCase() + text.slice(1);
}
function changeOf(parts) {
    const { repository, remote, redact, work } = parts;
    return {
        repository,
        remote,
        before: work.before,
        after: work.candidate,
        message: (0,commit_message/* commitMessage */.d)(factsOf(parts), redact),
        author: BOT,
        redact,
    };
}
function factsOf({ report, request, thread, surroundings }) {
    const { answer, tests, files, costUsd } = report;
    const runUrl = report.runUrl ?? surroundings.serverUrl;
    return {
        answer,
        tests,
        files,
        costUsd,
        runUrl,
        request,
        // The title of a pull request names the whole of it, not what was asked now.
        ...(thread?.kind === 'issue' ? { threadTitle: thread.title } : {}),
    };
}
function withCommit(parts, commit, branch) {
    const { report, surroundings, target } = parts;
    const pages = (0,lib_surroundings/* pagesOf */.E0)(surroundings);
    const leftOut = commit.leftOut.map((path) => `Left out of the commit: ${path}`);
    return {
        ...report,
        branch: { ...branch, url: branch.own ? pages.compare(target.baseBranch, branch.name) : pages.branch(branch.name) },
        commit: { sha: commit.sha, url: pages.commit(commit.sha) },
        files: report.files.filter(({ path }) => !commit.leftOut.includes(path)),
        notes: [...report.notes, ...leftOut],
    };
}
function dryRun({ report, target }) {
    const where = (0,conclude/* isDeliverable */.MG)(report.outcome) ? target.branch : target.keepBranch;
    const offered = target.opensPullRequest && (0,conclude/* isDeliverable */.MG)(report.outcome) ? `, with a pull request to ${target.baseBranch}` : '';
    const becomes = target.patchOnly === undefined ? `pushed to ${where}${offered}` : 'offered as a patch';
    return { ...report, notes: [...report.notes, `Dry run: the change would have been ${becomes}.`] };
}


/***/ }),

/***/ 9335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ workReport),
/* harmony export */   q: () => (/* binding */ attemptReport)
/* harmony export */ });
/* harmony import */ var _report_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8191);
/* harmony import */ var _record_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4112);


/** The part of the report that the work itself fills. */
function workReport({ session, conclusion, files, notes, gate }, { tests }) {
    const { command, why, others } = tests;
    return {
        answer: session.answer,
        tests: {
            state: conclusion.tests,
            ...(command === undefined || command === 'none' ? {} : { command }),
            why: others.length === 0 ? why : `${why}; also possible: ${others.join(', ')}`,
            attempts: session.attempts.map(attemptReport),
        },
        ...(gate === undefined ? {} : { gate: (0,_record_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .recordVerdict */ .p)(gate, {}) }),
        ...(session.models.length === 0 ? {} : { models: session.models }),
        turns: session.turns,
        costUsd: session.costUsd,
        usage: session.usage,
        files: files.map(({ path, status, added, removed }) => ({
            path,
            status,
            ...(added === undefined ? {} : { added }),
            ...(removed === undefined ? {} : { removed }),
        })),
        denials: session.denials,
        commands: session.commands,
        notes,
    };
}
function attemptReport({ run }) {
    const { verdict, exitCode, durationMs, counts, failures, tail } = run;
    const summary = counts === undefined ? verdict : (0,_report_words_js__WEBPACK_IMPORTED_MODULE_0__/* .countWords */ .rj)(counts);
    return { verdict, exitCode, durationMs, summary, failures, tail };
}


/***/ })

};
