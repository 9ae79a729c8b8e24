export const id = 5468;
export const ids = [5468];
export const modules = {

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
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _explain_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1727);
/* harmony import */ var _fit_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7904);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2402);




/**
 * One pull request for the branch: an open one gets the new words, else one is opened; then it is read back. Throws a
 * UserError when GitHub does not take it, or shows another one than was asked for.
 */
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
    const published = await (0,_explain_error_js__WEBPACK_IMPORTED_MODULE_2__/* .explained */ .to)(`open a pull request from ${text.head} to ${text.base}`, async () => {
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
    await readBack(client, repo, published.number, text.head);
    return published;
}
/** An answer is no proof: is there an open pull request of this number and branch? */
async function readBack(client, repo, number, head) {
    const { data } = await (0,_explain_error_js__WEBPACK_IMPORTED_MODULE_2__/* .explained */ .to)(`read pull request #${number} back`, () => client.rest.pulls.get({ owner: repo.owner, repo: repo.name, pull_number: number }));
    if (data.state === 'open' && data.head.ref === head)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`Pull request #${number} is ${data.state} and its branch is ${data.head.ref}; an open one of ${head} was asked for. Open it by hand.`);
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

/***/ 9701:
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
// EXTERNAL MODULE: ./lib/git/run-git.js
var run_git = __webpack_require__(3464);
;// CONCATENATED MODULE: ./lib/git/read-back.js




/** For one look after a cancel: the job is about to be killed. */
const LAST_LOOK_MS = 1_500;
/** Commits that others may have put on top of ours meanwhile. */
const DEPTH = 10;
/** Asks the remote where `ref` is. Never throws, and works after a cancel, too. */
async function readBack(given, remote, ref, sha) {
    const isLast = given.signal?.aborted === true;
    const repo = isLast ? { ...given, signal: AbortSignal.timeout(LAST_LOOK_MS) } : given;
    try {
        const listed = await (0,network/* runOnRemote */.ly)(repo, remote, ['ls-remote', '--', remote.url, ref]);
        if (listed.code !== 0)
            return { kind: 'unknown', why: listed.stderr.trim() };
        const tip = listed.stdout
            .toString('latin1')
            .split('\n')
            .find((line) => line.endsWith(`\t${ref}`))
            ?.split('\t')[0];
        if (tip === sha)
            return { kind: 'ours' };
        if (tip === undefined || isLast)
            return { kind: 'other', tip };
        await (0,fetch/* fetch */.h)(repo, remote, [ref], { depth: DEPTH });
        const within = await (0,run_git/* tryGit */.Ii)(repo, ['merge-base', '--is-ancestor', sha, tip]);
        return within.code === 0 ? { kind: 'ours' } : { kind: 'other', tip };
    }
    catch (error) {
        return { kind: 'unknown', why: (0,errors/* messageOf */.b)(error) };
    }
}

;// CONCATENATED MODULE: ./lib/git/push.js




/**
 * Pushes one commit to one branch, never over anything: the branch must be there as `expected` names it, a commit that
 * the pushed one stands on, or `nothing` yet. A branch that was deleted meanwhile is not made again. What the remote has
 * afterwards is what counts: an answer can be lost, and a push that git calls done can be undone by the server.
 */
async function push(repo, remote, sha, branch, expected) {
    const ref = `refs/heads/${(0,names/* checkBranch */.DC)(branch)}`;
    // A lease is checked by the server in the same step as the update; an empty one admits creation and nothing else.
    const lease = `--force-with-lease=${ref}:${expected === 'nothing' ? '' : (0,names/* checkSha */.$)(expected)}`;
    const args = ['push', '--porcelain', '--no-verify', '--recurse-submodules=no', lease];
    const sent = await (0,network/* runOnRemote */.ly)(repo, remote, [...args, '--', remote.url, `${(0,names/* checkSha */.$)(sha)}:${ref}`]).catch((error) => ({ error }));
    const found = await readBack(repo, remote, ref, sha);
    if (found.kind === 'ours')
        return { kind: 'pushed' };
    if ('error' in sent)
        throw sent.error;
    return sent.code === 0 ? { kind: 'refused', reason: notThere(branch, found) } : classify(remote, sent);
}
function notThere(branch, found) {
    if (found.kind === 'unknown')
        return `git reported the push as done, but ${branch} could not be read back: ${found.why}`;
    const where = found.tip === undefined ? `there is no ${branch}` : `${branch} is at ${found.tip.slice(0, 12)}`;
    return `git reported the push as done, but on the remote ${where}. Look for a hook or a rule on the server that undoes pushes.`;
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
    let verdict;
    for (let pushes = 1;; pushes += 1) {
        const secret = await secretInChange(repository, change.before, made, change.redact);
        if (secret !== undefined)
            return { kind: 'undelivered', why: 'refused', reason: secret, commit: made };
        const expected = branch.isNew ? 'nothing' : repository.head.sha;
        const result = await push(repository, remote, made.sha, branch.name, expected);
        if (result.kind === 'pushed')
            return { kind: 'delivered', commit: made, verdict };
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
        if (carried.kind === 'nothing')
            return carried;
        if (carried.kind === 'undelivered')
            return { ...carried, commit: made };
        made = carried.commit;
        verdict = carried.verdict;
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
        return { kind: 'carried', commit: onTop, verdict };
    const reason = `Somebody pushed to ${branch} meanwhile, and on top of that the gate stays shut: ${verdict.reason}`;
    return { kind: 'undelivered', why: 'red', reason, verdict };
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
// EXTERNAL MODULE: ./lib/run/deliver.js + 4 modules
var deliver = __webpack_require__(9701);
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
        // Nobody waits for a remote here: a cancel, or a push that hung, does not keep the work from being saved.
        const text = redact((await (0,changes/* patch */.F6)({ ...repository, signal: undefined }, work.before, work.candidate)).toString('utf8'));
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
// EXTERNAL MODULE: ./lib/report/verdict-text.js
var verdict_text = __webpack_require__(1447);
// EXTERNAL MODULE: ./lib/report/words.js
var words = __webpack_require__(8191);
;// CONCATENATED MODULE: ./lib/report/pull-request-body.js






/** What was done, which issue it closes (only ever written here), the tests and where it came from. */
function pullRequestBody(facts, redact) {
    const { request, answer, tests, files, costUsd, runUrl, gate } = (0,safe/* safe */.g)(facts, redact);
    const command = tests.command === undefined ? '' : ` (${(0,markdown/* codeSpan */.SS)(tests.command, 200)})`;
    const asker = request.asker === undefined ? '' : ` for ${(0,markdown/* codeSpan */.SS)(request.asker.login)}`;
    const run = runUrl === undefined ? 'a run' : `[this run](${runUrl})`;
    return [
        (0,change_title/* withoutSkip */.q)((0,clean_text/* cleanText */.X5)(answer, { redact, limit: 20_000 })),
        request.thread?.kind === 'issue' ? `Fixes #${request.thread.number}` : '',
        `**Tests:** ${(0,words/* testWords */.Kp)(tests)}${command} · **Changed:** ${(0,words/* totalWords */.iL)(files)} · ${(0,words/* dollars */.E9)(costUsd)}`,
        gate === undefined ? '' : (0,verdict_text/* worthALook */.r3)(gate, (0,verdict_text/* markdownStyle */.Tb)(redact)),
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
const GRACE_MS = 2_000;
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
    repository.signal = AbortSignal.any([graceAfter(cancel, GRACE_MS), (0,deadlines/* timeoutAt */.j)(parts.deadlines.pushBy)]);
    const published = await pushed(parts).catch((error) => {
        const late = repository.signal?.aborted === true && !cancel.aborted;
        const reason = `The change could not be pushed: ${late ? 'the remote did not answer before the time was up.' : (0,errors/* messageOf */.b)(error)}`;
        if (cancel.aborted)
            return { ...report, outcome: 'cancelled', reason: `The run was cancelled. ${reason}` };
        return { ...report, outcome: 'push_failed', reason };
    });
    // What is left is local: a cancel that has run out must not keep the end from being told.
    repository.signal = undefined;
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
    // On top of what others pushed the gate has run again, and what it said of that is what is told from here on.
    const attempts = work.session.attempts.map(work_report/* attemptReport */.q);
    const verdict = 'verdict' in delivery ? delivery.verdict : undefined;
    const { reason, state } = verdict === undefined ? { ...report, state: report.tests.state } : judgedAgain(verdict);
    const known = { ...parts, report: { ...report, reason, tests: { ...report.tests, state, attempts } } };
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
    return keepCommit({ ...parts, report: { ...parts.report, outcome, reason } }, commit);
}
/** The part of a report that hangs on the verdict alone. */
function judgedAgain(verdict) {
    const { reason, tests: state } = (0,conclude/* conclude */.Ep)({
        end: { kind: 'finished', answer: '' },
        changed: true,
        gateBroken: false,
        denials: [],
        gaveUp: false,
        request: '',
        judged: { verdict, current: true },
        testCommand: verdict.command,
    });
    return { reason, state };
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
    const { answer, tests, files, costUsd, gate } = report;
    const runUrl = report.runUrl ?? surroundings.serverUrl;
    return {
        answer,
        tests,
        files,
        costUsd,
        runUrl,
        request,
        ...(gate === undefined ? {} : { gate }),
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
