export const id = 6966;
export const ids = [6966];
export const modules = {

/***/ 7058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ openComment)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/github/explain-error.js
var explain_error = __webpack_require__(1727);
// EXTERNAL MODULE: ./lib/github/fit-comment.js
var fit_comment = __webpack_require__(7904);
// EXTERNAL MODULE: ./lib/github/present.js
var present = __webpack_require__(7432);
;// CONCATENATED MODULE: ./lib/github/marked-comment.js



const PER_PAGE = 100;
const MOST_PAGES = 10;
async function findOrCreate(place, body) {
    const found = await find(place);
    return found === undefined ? create(place, body) : overwrite(place, found, body);
}
/** Writes over the comment, or creates it again when somebody deleted it. */
async function overwrite(place, posted, body) {
    const { issues } = place.client.rest;
    const change = { ...routeOf(place), comment_id: posted.id };
    try {
        return await fitted(place, body, (text) => issues.updateComment({ ...change, body: text }));
    }
    catch (error) {
        if ((0,explain_error/* isApiError */.d7)(error) && (error.status === 404 || error.status === 410))
            return create(place, body);
        throw error;
    }
}
async function create(place, body) {
    const { issues } = place.client.rest;
    const comment = { ...routeOf(place), issue_number: place.number };
    const post = () => fitted(place, body, (text) => issues.createComment({ ...comment, body: text }));
    try {
        return await post();
    }
    catch (error) {
        if (!(0,explain_error/* isUnknownEnd */.YS)(error))
            throw error;
        // It may have been created all the same: look before trying once more.
        return (await find(place)) ?? post();
    }
}
const SHORT = 1_000;
/** Sends the body; where the server takes less than GitHub does, once more with only its beginning. */
async function fitted({ marker }, body, send) {
    try {
        return postedOf((await send((0,fit_comment/* fitComment */.p)(body, marker))).data);
    }
    catch (error) {
        if (!((0,explain_error/* isApiError */.d7)(error) && error.status === 422 && /too long/i.test(error.message)))
            throw error;
        return postedOf((await send((0,fit_comment/* fitComment */.p)(body, marker, SHORT))).data);
    }
}
async function find(place) {
    const { client, number, marker, since } = place;
    const where = { ...routeOf(place), issue_number: number, per_page: PER_PAGE, ...(since && { since }) };
    for (let page = 1; page <= MOST_PAGES; page++) {
        const { data } = await client.rest.issues.listComments({ ...where, page });
        for (const item of (0,present/* present */.E)(data)) {
            // The marker stands last in ours; in an answer to ours it is quoted.
            if (item.body?.trimEnd().endsWith(marker) && (await isOurs(client, item.user)))
                return postedOf(item);
        }
        if (data.length < PER_PAGE)
            return undefined;
    }
    return undefined;
}
/** A person who quotes the marker must not get our text put in their mouth. With a personal token, that person may be us. */
async function isOurs(client, author) {
    if (author?.type !== 'User')
        return author?.type === 'Bot';
    try {
        return (await client.rest.users.getAuthenticated()).data.login === author.login;
    }
    catch (error) {
        // The job token is nobody: GitHub refuses to say who it is.
        if ((0,explain_error/* isApiError */.d7)(error) && (error.status === 403 || error.status === 401))
            return false;
        throw error;
    }
}
function routeOf({ repo }) {
    return { owner: repo.owner, repo: repo.name };
}
function postedOf(comment) {
    return { id: comment.id, url: comment.html_url, author: comment.user?.login };
}

// EXTERNAL MODULE: ./lib/github/types.js
var types = __webpack_require__(2402);
;// CONCATENATED MODULE: ./lib/github/comment.js




const PAUSE_MS = 15_000;
/** The comment with this key, written anew with `body`; created when there is none yet. */
async function openComment(client, repo, number, key, options) {
    const place = { client, repo, number, marker: `${types/* OWN_MARKER */.Y}${key} -->`, since: options.since };
    const first = await (0,explain_error/* explained */.to)(`comment on #${number}`, () => findOrCreate(place, options.body), true);
    return new PacedComment(place, first, options.log, options.clock ?? SYSTEM_CLOCK);
}
const SYSTEM_CLOCK = {
    now: Date.now,
    after(ms, call) {
        const timer = setTimeout(call, ms).unref();
        return () => clearTimeout(timer);
    },
};
/** Holds back what comes too fast, and keeps requests one after another. Lives as long as the run. */
class PacedComment {
    #posted;
    #waiting;
    #callOff;
    #underWay = Promise.resolve();
    #sentAt;
    #finished = false;
    #place;
    #log;
    #clock;
    constructor(place, posted, log, clock) {
        this.#place = place;
        this.#posted = posted;
        this.#log = log;
        this.#clock = clock;
        this.#sentAt = clock.now();
    }
    get id() {
        return this.#posted.id;
    }
    get url() {
        return this.#posted.url;
    }
    get byJobToken() {
        return this.#posted.author === 'github-actions[bot]';
    }
    update(body) {
        if (this.#finished)
            return;
        this.#waiting = body;
        this.#callOff ??= this.#clock.after(Math.max(0, this.#sentAt + PAUSE_MS - this.#clock.now()), () => this.#sendWaiting());
    }
    async finish(body) {
        this.#finished = true;
        this.#callOff?.();
        const write = this.#underWay.then(() => this.#say(body));
        this.#underWay = write.catch(() => { });
        await write;
    }
    async #write(body) {
        const doing = `update the comment on #${this.#place.number}`;
        this.#posted = await (0,explain_error/* explained */.to)(doing, () => overwrite(this.#place, this.#posted, body));
    }
    /** GitHub takes no change of the comment: the last words go into a new one, so that nobody waits for them. */
    async #say(body) {
        await this.#write(body).catch(async (error) => {
            this.#log(`${(0,errors/* messageOf */.b)(error)} The report goes into a new comment.`);
            const doing = `comment on #${this.#place.number}`;
            this.#posted = await (0,explain_error/* explained */.to)(doing, () => create(this.#place, body));
        });
    }
    #sendWaiting() {
        const body = this.#waiting;
        if (body === undefined)
            return;
        this.#waiting = undefined;
        this.#underWay = this.#write(body)
            .catch((error) => this.#log(`The comment is not up to date. ${(0,errors/* messageOf */.b)(error)}`))
            .finally(() => {
            // The pause is between the end of one request and the next: a slow API is not pressed.
            this.#sentAt = this.#clock.now();
            this.#callOff = undefined;
            if (this.#waiting !== undefined)
                this.update(this.#waiting);
        });
    }
}


/***/ }),

/***/ 7432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ present)
/* harmony export */ });
/** Lists of comments can hold null, whatever GitHub's description says: something that was deleted meanwhile. */
function present(items) {
    return items.filter((item) => item !== null);
}


/***/ }),

/***/ 2342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serve: () => (/* binding */ serve)
});

// EXTERNAL MODULE: ./lib/run/blank-report.js
var blank_report = __webpack_require__(3822);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/github/explain-error.js
var explain_error = __webpack_require__(1727);
;// CONCATENATED MODULE: ./lib/github/acknowledge.js


/** Takes the label off, so that it can be put on again. Gone already is fine. */
async function removeLabel(client, repo, number, label) {
    try {
        await client.rest.issues.removeLabel({ owner: repo.owner, repo: repo.name, issue_number: number, name: label });
    }
    catch (error) {
        if ((0,explain_error/* isApiError */.d7)(error) && error.status === 404)
            return;
        throw (0,explain_error/* explainError */.UW)(error, `take the label ${label} off #${number}`);
    }
}
/** Shows the asker that the request was seen. Not worth failing for: what goes wrong is a line in the log. */
async function react(client, repo, to, log) {
    const place = { owner: repo.owner, repo: repo.name, content: 'eyes' };
    const { reactions } = client.rest;
    try {
        if (to.kind === 'issue')
            await reactions.createForIssue({ ...place, issue_number: to.id });
        else if (to.kind === 'issue_comment')
            await reactions.createForIssueComment({ ...place, comment_id: to.id });
        else
            await reactions.createForPullRequestReviewComment({ ...place, comment_id: to.id });
    }
    catch (error) {
        log((0,errors/* messageOf */.b)((0,explain_error/* explainError */.UW)(error, 'react to the request')));
    }
}

;// CONCATENATED MODULE: ./lib/github/actor.js


const MAY_WRITE = new Set(['admin', 'maintain', 'write']);
/**
 * May this sender make Greengate work? People with write access or more, by GitHub's own answer; bots by exact login in allowed-bots
 * alone, since any app can comment on a public repository. Never throws: whatever goes wrong is a no.
 */
async function mayAsk(client, repo, sender, options) {
    const { login, type } = sender;
    if (type === 'Bot') {
        return options.allowedBots.includes(login) ? { allowed: true } : no(`${login} is a bot and not in allowed-bots.`);
    }
    if (type !== 'User')
        return no(`${login} is neither a user nor a bot but "${type}".`);
    try {
        const route = { owner: repo.owner, repo: repo.name, username: login };
        const { data } = await client.rest.repos.getCollaboratorPermissionLevel(route);
        if (MAY_WRITE.has(data.permission) || MAY_WRITE.has(data.role_name))
            return { allowed: true };
        return no(`${login} has ${data.role_name || data.permission} access to ${repo.owner}/${repo.name}; asking takes write access.`);
    }
    catch (error) {
        if ((0,explain_error/* isApiError */.d7)(error) && error.status === 404) {
            return no(`${login} has no access to ${repo.owner}/${repo.name}; asking takes write access.`);
        }
        return {
            allowed: false,
            checked: false,
            reason: (0,errors/* messageOf */.b)((0,explain_error/* explainError */.UW)(error, `check the permission of ${login}`)),
        };
    }
}
function no(reason) {
    return { allowed: false, checked: true, reason };
}

// EXTERNAL MODULE: ./lib/github/client.js
var github_client = __webpack_require__(636);
// EXTERNAL MODULE: ./lib/github/comment.js + 1 modules
var github_comment = __webpack_require__(7058);
// EXTERNAL MODULE: ./lib/run/failure-words.js
var failure_words = __webpack_require__(1371);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/run/base-ref.js + 2 modules
var base_ref = __webpack_require__(5450);
// EXTERNAL MODULE: ./lib/config.js + 2 modules
var lib_config = __webpack_require__(9633);
// EXTERNAL MODULE: ./lib/git/changes.js
var changes = __webpack_require__(4133);
// EXTERNAL MODULE: ./lib/git/checkout.js
var checkout = __webpack_require__(9050);
// EXTERNAL MODULE: ./lib/git/fetch.js
var fetch = __webpack_require__(9936);
// EXTERNAL MODULE: ./lib/git/open.js
var git_open = __webpack_require__(5378);
// EXTERNAL MODULE: ./lib/git/read.js
var git_read = __webpack_require__(4526);
// EXTERNAL MODULE: ./lib/git/submodules.js
var submodules = __webpack_require__(6141);
// EXTERNAL MODULE: ./lib/github/present.js
var present = __webpack_require__(7432);
// EXTERNAL MODULE: ./lib/github/types.js
var types = __webpack_require__(2402);
;// CONCATENATED MODULE: ./lib/github/thread-comments.js


const PER_PAGE = 100;
const MOST_PAGES = 10;
const SUBMIT_MS = 3_000;
/** The newest comments of the conversation, at least 100 of them. `count`: how many there are. Ours are left out. */
async function readComments(client, repo, number, count) {
    // GitHub lists them oldest first and cannot turn that round: begin on the last page but one.
    const first = Math.max(1, Math.ceil(count / PER_PAGE) - 1);
    const where = { owner: repo.owner, repo: repo.name, issue_number: number, per_page: PER_PAGE };
    const found = await pages(first, async (page) => (await client.rest.issues.listComments({ ...where, page })).data);
    return foreign(found.map((item) => dated(item, item.created_at, item.updated_at)));
}
/** What reviewers wrote: the summaries, and the newest line comments with their place. */
async function readReviews(client, repo, number) {
    const where = { owner: repo.owner, repo: repo.name, pull_number: number, per_page: PER_PAGE };
    const [reviews, lines] = await Promise.all([
        pages(1, async (page) => (await client.rest.pulls.listReviews({ ...where, page })).data),
        client.rest.pulls.listReviewComments({ ...where, sort: 'created', direction: 'desc' }),
    ]);
    const summaries = reviews
        .filter((review) => review.submitted_at !== undefined && review.body.trim() !== '')
        .map((review) => dated(review, review.submitted_at ?? '', review.submitted_at ?? ''));
    const submitted = new Map(reviews.map((review) => [review.id, review.submitted_at]));
    const placed = (0,present/* present */.E)(lines.data).map((item) => ({
        ...dated(item, item.created_at, lineEdit(item.updated_at, submitted.get(item.pull_request_review_id ?? 0))),
        place: `${item.path}:${item.line ?? item.original_line ?? '?'}`,
    }));
    return foreign([...summaries, ...placed]);
}
/** Submitting a review touches its line comments, a moment later: that is no edit. */
function lineEdit(updatedAt, submittedAt) {
    const late = Date.parse(updatedAt) - Date.parse(submittedAt ?? '');
    return submittedAt !== undefined && late > 0 && late <= SUBMIT_MS ? submittedAt : updatedAt;
}
async function pages(first, read) {
    const found = [];
    for (let page = first; page < first + MOST_PAGES; page++) {
        const items = await read(page);
        found.push(...(0,present/* present */.E)(items));
        if (items.length < PER_PAGE)
            break;
    }
    return found;
}
function dated(item, createdAt, updatedAt) {
    return { author: item.user?.login ?? 'ghost', createdAt, updatedAt, body: item.body ?? '' };
}
function foreign(comments) {
    return comments.filter((comment) => !comment.body.includes(types/* OWN_MARKER */.Y));
}

;// CONCATENATED MODULE: ./lib/github/thread.js


const MOST_CHARACTERS = 65_536;
/** Kept of a thread: the newest ones. */
const MOST_COMMENTS = 50;
const MOST_FILE_PAGES = 3;
/**
 * The conversation as far as it belongs to the request, and the pull request when there is one: the number decides what it is, not
 * `kind`. Throws a UserError when GitHub does not show it.
 */
async function readThread(client, repo, number, options = {}) {
    const place = { owner: repo.owner, repo: repo.name };
    return (0,explain_error/* explained */.to)(`read #${number} of ${repo.owner}/${repo.name}`, async () => {
        const { data: issue } = await client.rest.issues.get({ ...place, issue_number: number });
        const isPull = issue.pull_request !== undefined && issue.pull_request !== null;
        const [comments, reviews, pullRequest, files] = await Promise.all([
            readComments(client, repo, number, issue.comments),
            isPull ? readReviews(client, repo, number) : [],
            isPull ? readPullRequest(client, repo, number) : undefined,
            isPull ? readFiles(client, repo, number) : undefined,
        ]);
        const all = [...comments, ...reviews].sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
        const asked = all.filter(({ updatedAt }) => isBy(updatedAt, options.askedAt));
        const kept = asked.slice(-MOST_COMMENTS);
        const thread = {
            kind: isPull ? 'pull_request' : 'issue',
            number,
            title: cut(options.asAsked?.title ?? issue.title),
            body: cut(options.asAsked?.body ?? issue.body ?? ''),
            author: issue.user?.login ?? 'ghost',
            comments: kept.map(({ updatedAt: _, ...comment }) => ({ ...comment, body: cut(comment.body) })),
            dropped: all.length - kept.length,
            ...(files && { files }),
        };
        return { thread, ...(pullRequest && { pullRequest }) };
    });
}
/** A time that cannot be read is a late one. */
function isBy(time, latest) {
    return latest === undefined || Date.parse(time) <= Date.parse(latest);
}
function cut(text) {
    return text.length <= MOST_CHARACTERS
        ? text
        : `${text.slice(0, MOST_CHARACTERS)}\n[cut after ${MOST_CHARACTERS} characters]`;
}
async function readPullRequest(client, repo, number) {
    const { data: pull } = await client.rest.pulls.get({ owner: repo.owner, repo: repo.name, pull_number: number });
    return {
        number,
        title: cut(pull.title),
        body: cut(pull.body ?? ''),
        author: pull.user?.login ?? 'ghost',
        headRef: pull.head.ref,
        headSha: pull.head.sha,
        baseRef: pull.base.ref,
        // A head repository that is gone was a fork.
        isFork: pull.head.repo?.full_name.toLowerCase() !== pull.base.repo.full_name.toLowerCase(),
        state: stateOf(pull),
        url: pull.html_url,
    };
}
function stateOf(pull) {
    if (typeof pull.merged_at === 'string')
        return 'merged';
    return pull.state === 'closed' ? 'closed' : 'open';
}
async function readFiles(client, repo, number) {
    const found = [];
    for (let page = 1; page <= MOST_FILE_PAGES; page++) {
        const where = { owner: repo.owner, repo: repo.name, pull_number: number, per_page: 100, page };
        const { data } = await client.rest.pulls.listFiles(where);
        found.push(...data.map((file) => ({ path: file.filename, added: file.additions, removed: file.deletions })));
        if (data.length < 100)
            break;
    }
    return found;
}

// EXTERNAL MODULE: ./lib/models/reliable.js + 14 modules
var reliable = __webpack_require__(6446);
// EXTERNAL MODULE: ./lib/run/publish.js + 2 modules
var publish = __webpack_require__(5468);
// EXTERNAL MODULE: ./lib/report/comment.js + 1 modules
var report_comment = __webpack_require__(3529);
// EXTERNAL MODULE: ./lib/report/transcript.js
var report_transcript = __webpack_require__(3306);
// EXTERNAL MODULE: ./lib/run/note-outcome.js
var note_outcome = __webpack_require__(4928);
// EXTERNAL MODULE: ./lib/claude-settings.js
var claude_settings = __webpack_require__(8615);
// EXTERNAL MODULE: ./lib/hooks/base-scripts.js
var base_scripts = __webpack_require__(6110);
// EXTERNAL MODULE: ./lib/run/user-hooks.js + 5 modules
var user_hooks = __webpack_require__(3426);
;// CONCATENATED MODULE: ./lib/run/overruled-files.js




/** Files by which a run is steered and which the work has in another version than the base branch: that one counts. */
function overruledFiles({ base, config, differing, changed }) {
    const hooks = (0,user_hooks/* allHooks */.cT)(base.configFile.hooks);
    const steers = (path) => [...base_ref/* INSTRUCTION_FILES */.X, config.configPath, claude_settings/* CLAUDE_SETTINGS */.r].includes(path) ||
        hooks.some(({ command }) => (0,base_scripts/* needsBase */.fq)(command, (candidate) => candidate === path));
    return differing.filter((path) => steers(path) && changed?.includes(path) !== false);
}
function overruledWords(paths, baseBranch, isPullRequest) {
    const who = isPullRequest ? 'This pull request' : 'The branch';
    return `${who} changes ${paths.join(', ')}: the version of ${baseBranch} was used.`;
}

// EXTERNAL MODULE: ./lib/run/permit.js
var permit = __webpack_require__(1686);
// EXTERNAL MODULE: ./lib/run/run-parts.js
var run_parts = __webpack_require__(1243);
// EXTERNAL MODULE: ./lib/sandbox/late-sandbox.js
var late_sandbox = __webpack_require__(5841);
// EXTERNAL MODULE: ./lib/text/map-strings.js
var map_strings = __webpack_require__(5462);
// EXTERNAL MODULE: ./lib/surroundings.js
var lib_surroundings = __webpack_require__(6804);
// EXTERNAL MODULE: ./lib/run/lent-workspace.js + 2 modules
var lent_workspace = __webpack_require__(2168);
// EXTERNAL MODULE: ./lib/run/scratch.js
var run_scratch = __webpack_require__(4331);
// EXTERNAL MODULE: ./lib/run/strangers-code.js
var strangers_code = __webpack_require__(7894);
// EXTERNAL MODULE: ./lib/github/branch-name.js
var branch_name = __webpack_require__(7819);
;// CONCATENATED MODULE: ./lib/github/branches.js

/** The repository's default branch. */
async function defaultBranch(client, repo) {
    const place = { owner: repo.owner, repo: repo.name };
    return (0,explain_error/* explained */.to)(`read the repository ${repo.owner}/${repo.name}`, async () => (await client.rest.repos.get(place)).data.default_branch);
}
async function branchExists(client, repo, branch) {
    try {
        await client.rest.git.getRef({ owner: repo.owner, repo: repo.name, ref: `heads/${branch}` });
        return true;
    }
    catch (error) {
        if ((0,explain_error/* isApiError */.d7)(error) && error.status === 404)
            return false;
        throw (0,explain_error/* explainError */.UW)(error, `look for the branch ${branch}`);
    }
}

// EXTERNAL MODULE: ./lib/github/pull-request.js
var pull_request = __webpack_require__(3056);
;// CONCATENATED MODULE: ./lib/run/target.js





async function chooseTarget(parts) {
    const patchOnly = (0,strangers_code/* strangersCode */.LP)(parts);
    const target = await wantedTarget(parts);
    return patchOnly === undefined ? target : { ...target, opensPullRequest: false, patchOnly };
}
async function wantedTarget(parts) {
    const { pullRequest, request, config, runName } = parts;
    if (pullRequest !== undefined && pullRequest.state !== 'open')
        return afterTheEnd(parts, pullRequest);
    if (pullRequest !== undefined) {
        return {
            // The branch of a fork is in another repository; its commits are here too, under the number.
            startRef: pullRequest.isFork ? `refs/pull/${pullRequest.number}/head` : `refs/heads/${pullRequest.headRef}`,
            baseBranch: pullRequest.baseRef,
            branch: pullRequest.headRef,
            isNew: false,
            keepBranch: `${config.branchPrefix}pr-${pullRequest.number}-unfinished-${runName}`,
            opensPullRequest: false,
        };
    }
    const baseBranch = await baseOf(parts);
    const wanted = request.thread === undefined
        ? (0,branch_name/* branchFor */.y)(config.branchPrefix, { kind: 'task', prompt: request.prompt })
        : (0,branch_name/* branchFor */.y)(config.branchPrefix, {
            kind: 'issue',
            number: request.thread.number,
            title: parts.threadTitle ?? '',
        });
    return { ...(await continued(parts, wanted, baseBranch)), baseBranch, opensPullRequest: true };
}
/**
 * Nobody looks at the branch of a pull request that is merged or closed. The work starts from its last commit, which is
 * there even when the branch is gone, and from the base once that has it; it goes to a branch of its own.
 */
function afterTheEnd({ config, runName }, { number, state, baseRef, isFork }) {
    const branch = `${config.branchPrefix}pr-${number}-after-${runName}`;
    return {
        startRef: state === 'merged' && !isFork ? `refs/heads/${baseRef}` : `refs/pull/${number}/head`,
        baseBranch: baseRef,
        branch,
        isNew: true,
        keepBranch: `${branch}-unfinished`,
        opensPullRequest: !isFork,
        note: `Pull request #${number} is ${state}: nothing is pushed to its branch, and the change has a branch of its own.`,
    };
}
async function baseOf({ client, repo, event, request, config }) {
    if (config.baseBranch !== '') {
        if (await branchExists(client, repo, config.baseBranch))
            return config.baseBranch;
        throw new errors/* UserError */.y(`base-branch: ${repo.owner}/${repo.name} has no branch "${config.baseBranch}". Name one that exists, or leave it empty for the default branch.`);
    }
    return request.startRef ?? event.defaultBranch ?? defaultBranch(client, repo);
}
/** An open pull request for the same task is carried on; a branch left over from a closed one is not reused. */
async function continued(parts, wanted, baseBranch) {
    const { client, repo, runName } = parts;
    const keepBranch = `${wanted}-unfinished-${runName}`;
    const fresh = { startRef: `refs/heads/${baseBranch}`, isNew: true, keepBranch };
    if (!(await branchExists(client, repo, wanted)))
        return { ...fresh, branch: wanted };
    if ((await (0,pull_request/* findOpenPullRequest */.a)(client, repo, wanted)) !== undefined) {
        return { startRef: `refs/heads/${wanted}`, branch: wanted, isNew: false, keepBranch };
    }
    return { ...fresh, branch: `${wanted}-${runName}` };
}

// EXTERNAL MODULE: ./lib/git/run-git.js
var run_git = __webpack_require__(3464);
;// CONCATENATED MODULE: ./lib/git/absent.js

/** How many files of the checked-out tree a sparse checkout leaves out of the workspace. */
async function absentFiles(repo) {
    const listed = (await (0,run_git/* git */.$Y)(repo, ['ls-files', '-z', '-t'])).toString('latin1');
    // The letter of what is known and not written.
    return listed.split('\0').filter((entry) => entry.startsWith('S ')).length;
}

;// CONCATENATED MODULE: ./lib/run/sparse-words.js

/** What is to be told of a sparse checkout: the model sees less than the tests do. */
async function sparseWords(repository) {
    const count = await absentFiles(repository);
    if (count === 0)
        return [];
    const files = count === 1 ? '1 file is' : `${count} files are`;
    return [`The checkout is sparse: ${files} not in the workspace. The tests are run on the whole tree.`];
}

// EXTERNAL MODULE: ./lib/run/while-hidden.js
var while_hidden = __webpack_require__(6677);
// EXTERNAL MODULE: ./lib/run/work.js + 63 modules
var work = __webpack_require__(7268);
// EXTERNAL MODULE: ./lib/run/publish-verdict.js + 2 modules
var publish_verdict = __webpack_require__(9034);
// EXTERNAL MODULE: ./lib/run/record-verdict.js
var record_verdict = __webpack_require__(4112);
;// CONCATENATED MODULE: ./lib/run/with-verdict.js




/** The report with the gate's verdict on the commit that was made, which is published as a check where that is wanted. */
async function withVerdict(parts, report) {
    const { repository, config, surroundings, work } = parts;
    const sha = report.commit?.sha;
    // On a branch that moved the change was judged again.
    const pushed = sha === undefined ? undefined : work.session.gate.known(await (0,git_read/* treeOf */.g7)(repository, sha));
    const verdict = pushed ?? work.gate;
    if (verdict === undefined)
        return report;
    const judged = { repository: surroundings.repository, ...(sha === undefined ? {} : { sha }) };
    const gate = (0,record_verdict/* recordVerdict */.p)(verdict, judged, repository.workspace);
    const told = { ...report, gate };
    if (!config.publishCheck || sha === undefined)
        return told;
    const problem = await (0,publish_verdict/* publishVerdict */.T)({ ...parts, record: gate, sha, runUrl: (0,lib_surroundings/* runUrlOf */.Qm)(surroundings) });
    return problem === undefined ? told : { ...told, notes: [...told.notes, problem] };
}

// EXTERNAL MODULE: ./lib/run/work-report.js
var work_report = __webpack_require__(9335);
;// CONCATENATED MODULE: ./lib/run/job.js































/** The work itself, once everybody knows that it goes on. */
class Job {
    #client;
    #parts;
    #comment;
    #known;
    #remote;
    #repo;
    #notes = [];
    constructor(client, parts, comment, known) {
        this.#client = client;
        this.#parts = parts;
        this.#comment = comment;
        this.#known = known;
        const { serverUrl, repository } = parts.surroundings;
        this.#remote = { url: `${serverUrl}/${repository}`, token: parts.config.githubToken };
        this.#repo = (0,lib_surroundings/* repoOf */.A5)(parts.surroundings);
    }
    async run() {
        const { config, event, request, surroundings, cancel, redact } = this.#parts;
        (0,lib_config/* requireApiKey */.Ft)(config, 'Give it in the workflow: anthropic-api-key: ${{ secrets.ANTHROPIC_API_KEY }}.');
        const model = (0,reliable/* reliableModel */.y)(config);
        const scratch = await (0,run_scratch/* makeScratch */.l)(surroundings.tempDir, 'RUNNER_TEMP');
        const isolation = (0,late_sandbox/* whenAsked */.x)(() => this.#parts.isolate(scratch));
        if (config.sandbox === 'required')
            await isolation();
        const read = await this.#readThread();
        const target = await chooseTarget({
            client: this.#client,
            repo: this.#repo,
            event,
            request: { ...request, prompt: redact(request.prompt) },
            pullRequest: read?.pullRequest,
            threadTitle: read && redact(read.thread.title),
            config,
            runName: (0,lib_surroundings/* runNameOf */.WQ)(surroundings),
        });
        if (target.patchOnly !== undefined)
            (0,strangers_code/* refuseNextToKeys */.pw)(target.patchOnly, (await isolation()).isolation);
        if (target.note !== undefined)
            this.#notes.push(target.note);
        const transcript = (0,report_transcript/* openTranscript */.B)((0,external_node_path_.join)(scratch, 'transcript.jsonl'), redact);
        return (0,note_outcome/* noteOutcome */.v)({ transcript, cancel }, () => this.#serve({ scratch, isolation, target, transcript, model }, read?.thread));
    }
    async #serve(start, thread) {
        const { surroundings, cancel } = this.#parts;
        const { scratch } = start;
        const { workspace } = surroundings;
        const repository = await (0,git_open/* openRepository */.h)({ ...this.#parts, workspace, scratch, signal: cancel });
        const isStranger = start.target.patchOnly !== undefined;
        const { value, problems } = await (0,lent_workspace.whileLent)({ ...this.#parts, repository, isStranger }, () => (0,while_hidden/* whileHidden */.c)({ ...this.#parts, repository, scratch }, async (wasFound) => {
            if (wasFound)
                this.#notes.push(CREDENTIALS);
            return this.#serveOn(repository, start, thread);
        }));
        return { ...value, notes: [...value.notes, ...problems] };
    }
    async #serveOn(repository, start, thread) {
        const { config, redact, remember, network } = this.#parts;
        const { target, transcript } = start;
        const believed = await this.#checkOut(repository, target, thread);
        // For a stranger's code nothing is permitted, and that is how the run begins.
        if (target.patchOnly === undefined)
            (0,permit/* permit */.eL)(this.#parts, config, believed.base.configFile);
        const done = await this.#work({ ...start, ...believed, repository }, thread);
        const { words } = await start.isolation();
        const worked = { ...(0,work_report/* workReport */.I)(done, believed.base), isolation: words, hosts: network.used() };
        const filled = { ...this.#known, ...worked, transcript: transcript.path };
        const notes = [...this.#notes, ...done.notes, ...(0,permit/* withheldNote */.a7)(this.#parts, done.conclusion.tests)];
        const publishing = {
            ...this.#parts,
            client: this.#client,
            repo: this.#repo,
            remote: this.#remote,
            repository,
            target,
            thread,
            work: done,
            byJobToken: this.#comment?.byJobToken ?? false,
            report: (0,blank_report.blankReport)(done.conclusion.outcome, done.conclusion.reason, { ...filled, notes }),
        };
        const published = await withVerdict(publishing, await (0,publish/* publish */.m)(publishing));
        if (!config.dryRun)
            remember({ ...this.#unfinished(), report: (0,map_strings/* mapStrings */.t)(published, redact) });
        return published;
    }
    async #readThread() {
        const { request, event } = this.#parts;
        if (request.thread === undefined)
            return undefined;
        const { askedAt, asker } = request;
        const asAsked = event.issue ?? event.pullRequest;
        const read = await readThread(this.#client, this.#repo, request.thread.number, { askedAt, asAsked });
        // The comment that asks is the task already.
        const comments = read.thread.comments.filter(({ author, createdAt }) => author !== asker?.login || createdAt !== askedAt);
        return { ...read, thread: { ...read.thread, comments } };
    }
    /** Brings the workspace to the commit the work starts from. What is believed comes from the base branch. */
    async #checkOut(repository, target, thread) {
        const { startRef, baseBranch, branch, isNew, patchOnly } = target;
        const baseRef = `refs/heads/${baseBranch}`;
        const shas = await (0,fetch/* fetch */.h)(repository, this.#remote, [...new Set([startRef, baseRef])], { depth: 1 });
        const baseCommit = shas.get(baseRef) ?? '';
        const startCommit = shas.get(startRef) ?? '';
        if (patchOnly !== undefined)
            (0,strangers_code/* refuseMovedHead */.QY)(this.#parts.event, startCommit);
        if (patchOnly !== undefined && repository.head.sha === startCommit)
            this.#notes.push(strangers_code/* CHECKED_OUT_BEFORE */.hQ);
        const files = await (0,git_read/* listFiles */.CS)(repository, baseCommit);
        const read = async (path) => (await (0,git_read/* readFile */.TA)(repository, baseCommit, path))?.toString('utf8');
        await (0,checkout/* checkout */.P)(repository, startCommit, isNew ? baseBranch : branch);
        await (0,submodules/* bringSubmodules */.kn)(repository, this.#remote);
        this.#notes.push(...(await sparseWords(repository)));
        const base = await (0,base_ref/* readBaseRef */.H)({ files, read }, this.#parts.config);
        const overruled = overruledFiles({
            base,
            config: this.#parts.config,
            differing: (await (0,changes/* changes */.Ao)(repository, baseCommit, startCommit)).map(({ path }) => path),
            changed: changedIn(thread),
        });
        if (overruled.length > 0)
            this.#notes.push(overruledWords(overruled, baseBranch, thread?.kind === 'pull_request'));
        return { base, baseCommit };
    }
    async #work(ground, thread) {
        const { repository, target } = ground;
        const { request } = this.#parts;
        return (0,work/* work */.o)({
            ...this.#parts,
            ...ground,
            request,
            ...(thread === undefined ? {} : { thread }),
            branch: target.branch,
            onStart: (startTree) => this.#remember(repository, target, startTree),
            onProgress: (progress) => this.#show(progress),
        });
    }
    #remember(repository, { keepBranch, baseBranch, patchOnly }, startTree) {
        const { remember, config } = this.#parts;
        if (config.dryRun || config.onRed === 'discard' || patchOnly !== undefined)
            return;
        remember({
            ...this.#unfinished(),
            work: {
                workspace: repository.workspace,
                gitDir: repository.gitDir,
                startTree,
                head: repository.head.sha,
                keepBranch,
                baseBranch,
            },
        });
    }
    #unfinished() {
        const { key, thread, askedAt } = this.#parts.request;
        return {
            repo: this.#repo,
            key,
            request: (0,run_parts/* requestReport */.E$)(this.#parts.request),
            ...(thread === undefined ? {} : { thread: thread.number }),
            ...(askedAt === undefined ? {} : { askedAt }),
        };
    }
    #show(progress) {
        this.#comment?.update((0,report_comment/* renderProgress */.E)((0,run_parts/* progressView */.tR)(this.#parts, progress), this.#parts.redact));
    }
}
/** What a pull request changes; undefined where GitHub does not tell all of it. */
function changedIn(thread) {
    const { files } = thread ?? {};
    return files === undefined || files.length >= MOST_LISTED ? undefined : files.map(({ path }) => path);
}
const MOST_LISTED = 300;
const CREDENTIALS = 'The checkout left credentials in the workspace; they were out of sight while commands ran. ' +
    'Set persist-credentials: false on actions/checkout; Greengate pushes with github-token.';

;// CONCATENATED MODULE: ./lib/run/serve.js











/** One request from the permission check to the published change. Never throws for what a user, GitHub or the model did. */
async function serve(parts) {
    const { config, surroundings, request, log } = parts;
    const known = {
        request: (0,run_parts/* requestReport */.E$)(request),
        maxTurns: config.maxTurns,
        models: [config.model],
        runUrl: (0,lib_surroundings/* runUrlOf */.Qm)(surroundings),
        dryRun: config.dryRun,
    };
    let comment;
    try {
        const client = (0,github_client/* createClient */.U)({ token: token(config), apiUrl: surroundings.apiUrl, log: (line) => log.info(line) });
        const refusal = await permission(client, parts);
        if (refusal !== undefined)
            return { report: (0,blank_report.blankReport)('ignored', refusal, known) };
        if (!config.dryRun)
            comment = await acknowledge(client, parts);
        const report = await new Job(client, parts, comment, known).run();
        return { report, ...(comment === undefined ? {} : { comment }) };
    }
    catch (error) {
        const report = parts.cancel.aborted
            ? (0,blank_report.blankReport)('cancelled', 'The run was cancelled before the work began.', known)
            : (0,blank_report.blankReport)('error', (0,failure_words/* failureWords */.A)(error, log), known);
        return { report, ...(comment === undefined ? {} : { comment }) };
    }
}
function token({ githubToken }) {
    if (githubToken !== '')
        return githubToken;
    throw new errors/* UserError */.y("github-token is empty. Leave the input out to use the job's own token, or give a token with contents, issues and pull-requests write.");
}
async function permission(client, { request, surroundings, config }) {
    if (request.asker === undefined)
        return undefined;
    const answer = await mayAsk(client, (0,lib_surroundings/* repoOf */.A5)(surroundings), request.asker, config);
    if (answer.allowed)
        return undefined;
    if (!answer.checked)
        throw new errors/* UserError */.y(answer.reason);
    return answer.reason;
}
/** Shows the asker that the request was seen, and takes a one-shot label off. */
async function acknowledge(client, parts) {
    const { request, surroundings, redact, config, remember } = parts;
    const repo = (0,lib_surroundings/* repoOf */.A5)(surroundings);
    const log = (line) => parts.log.info(line);
    const { thread, label, reactTo, key, askedAt } = request;
    if (thread === undefined) {
        remember({ repo, key, request: (0,run_parts/* requestReport */.E$)(request) });
        return undefined;
    }
    const body = (0,report_comment/* renderProgress */.E)((0,run_parts/* progressView */.tR)(parts, { step: 'Starting', turns: 0, maxTurns: config.maxTurns, costUsd: 0 }), redact);
    const reaction = reactTo === undefined ? undefined : react(client, repo, reactTo, log);
    // Before the comment is there: a kill in between must not leave it behind.
    const when = askedAt === undefined ? {} : { askedAt };
    remember({ repo, thread: thread.number, key, request: (0,run_parts/* requestReport */.E$)(request), ...when });
    const comment = await (0,github_comment/* openComment */.a)(client, repo, thread.number, key, { body, log, since: askedAt });
    // Only now: without the comment the label is all that tells of the request.
    if (label !== undefined) {
        await removeLabel(client, repo, thread.number, label).catch((error) => parts.log.annotate({ level: 'warning', title: 'Greengate', message: `${(0,errors/* messageOf */.b)(error)} Take it off by hand.` }));
    }
    await reaction;
    return comment;
}


/***/ }),

/***/ 3010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MB: () => (/* binding */ wholeCharacters),
/* harmony export */   fz: () => (/* binding */ WholeOutput),
/* harmony export */   l5: () => (/* binding */ BoundedOutput)
/* harmony export */ });
/** Keeps every byte up to a limit. */
class WholeOutput {
    #chunks = [];
    #room;
    constructor(most = Infinity) {
        this.#room = most;
    }
    add(chunk) {
        if (this.#room > 0)
            this.#chunks.push(chunk.subarray(0, this.#room));
        this.#room -= chunk.length;
    }
    bytes() {
        return Buffer.concat(this.#chunks);
    }
}
/** Keeps the first and the last part of a stream of bytes in flat memory, and counts the rest. */
class BoundedOutput {
    #head;
    #keepTail;
    /** A ring, made when the head is full: `#tailAt` is where the next byte goes. */
    #tail;
    #tailAt = 0;
    #total = 0;
    constructor(limits) {
        this.#head = Buffer.allocUnsafe(limits.head);
        this.#keepTail = limits.tail;
    }
    get total() {
        return this.#total;
    }
    add(chunk) {
        const toHead = Math.max(0, Math.min(chunk.length, this.#head.length - this.#total));
        if (toHead > 0)
            chunk.copy(this.#head, this.#total, 0, toHead);
        this.#total += chunk.length;
        if (toHead < chunk.length && this.#keepTail > 0)
            this.#addToTail(chunk.subarray(toHead));
    }
    /** The text, with a note where bytes were left out. No cut is inside a character. */
    text() {
        const head = this.#head.subarray(0, Math.min(this.#total, this.#head.length));
        const tail = this.#tailBytes();
        if (head.length + tail.length === this.#total)
            return Buffer.concat([head, tail]).toString('utf8');
        const start = head.subarray(0, wholeCharacters(head));
        const end = tail.subarray(firstCharacter(tail));
        const leftOut = (this.#total - start.length - end.length).toLocaleString('en-US');
        return `${start.toString('utf8')}\n… ${leftOut} bytes left out …\n${end.toString('utf8')}`;
    }
    #addToTail(bytes) {
        const ring = (this.#tail ??= Buffer.allocUnsafe(this.#keepTail));
        // The ring position is a function of the bytes seen, so skipping ahead over bytes that would be overwritten is free.
        const skipped = Math.max(0, bytes.length - ring.length);
        const kept = bytes.subarray(skipped);
        const at = (this.#tailAt + skipped) % ring.length;
        const fits = Math.min(kept.length, ring.length - at);
        kept.copy(ring, at, 0, fits);
        kept.copy(ring, 0, fits);
        this.#tailAt = (at + kept.length) % ring.length;
    }
    #tailBytes() {
        const seen = this.#total - this.#head.length;
        if (this.#tail === undefined || seen <= 0)
            return Buffer.alloc(0);
        if (seen <= this.#tail.length)
            return this.#tail.subarray(0, seen);
        return Buffer.concat([this.#tail.subarray(this.#tailAt), this.#tail.subarray(0, this.#tailAt)]);
    }
}
/** How many bytes from the start do not end inside a UTF-8 character. */
function wholeCharacters(bytes) {
    for (let back = 1; back <= Math.min(4, bytes.length); back += 1) {
        const byte = bytes[bytes.length - back] ?? 0;
        if (isContinuation(byte))
            continue;
        const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
        return length > back ? bytes.length - back : bytes.length;
    }
    return bytes.length;
}
/** Where the first whole UTF-8 character starts. */
function firstCharacter(bytes) {
    let at = 0;
    while (at < Math.min(3, bytes.length) && isContinuation(bytes[at] ?? 0))
        at += 1;
    return at;
}
function isContinuation(byte) {
    return (byte & 0xc0) === 0x80;
}


/***/ }),

/***/ 5841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ lateSandbox),
/* harmony export */   x: () => (/* binding */ whenAsked)
/* harmony export */ });
/** A sandbox whose way of isolation is found out by its first process, or before: until then nobody waits for it. */
function lateSandbox(isolation, workspace) {
    let chosen;
    return {
        run: async (request) => {
            chosen ??= isolation().then(({ sandboxFor }) => sandboxFor(workspace));
            return (await chosen).run(request);
        },
    };
}
/** Tries out how commands can be isolated when it is first asked, and once. */
function whenAsked(choose) {
    let chosen;
    return () => (chosen ??= choose());
}


/***/ }),

/***/ 6953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ OutputFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _bounded_output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3010);


/** Writes a stream of bytes to a new file as they come, up to a limit. No bytes, no file. */
class OutputFile {
    #path;
    #most;
    #file;
    #written = 0;
    #isOver = false;
    constructor({ path, mostBytes }) {
        this.#path = path;
        this.#most = mostBytes;
    }
    add(chunk) {
        if (this.#isOver || chunk.length === 0)
            return;
        const kept = chunk.subarray(0, this.#most - this.#written);
        this.#isOver = kept.length < chunk.length;
        try {
            this.#file ??= (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(this.#path, 'wx+', 0o600);
            for (let at = 0; at < kept.length;) {
                const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(this.#file, kept, at);
                at += count;
                this.#written += count;
            }
        }
        catch {
            // A full disk is no reason to lose the command too; how much was written is told.
            this.#isOver = true;
        }
    }
    /** How many bytes the file holds. Where it was cut, no character is left in halves. */
    close() {
        if (this.#file === undefined)
            return 0;
        try {
            if (this.#isOver)
                this.#cutToCharacters(this.#file);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#file);
        }
        return this.#written;
    }
    #cutToCharacters(file) {
        const end = Buffer.alloc(Math.min(4, this.#written));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, end, 0, end.length, this.#written - end.length);
        this.#written -= end.length - (0,_bounded_output_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeCharacters */ .MB)(end);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync)(file, this.#written);
    }
}


/***/ })

};
