export const id = 625;
export const ids = [625];
export const modules = {

/***/ 5778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   finishUnfinished: () => (/* binding */ finishUnfinished)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(452);
/* harmony import */ var _git_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4133);
/* harmony import */ var _git_open_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5378);
/* harmony import */ var _git_snapshot_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3630);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(636);
/* harmony import */ var _github_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7058);
/* harmony import */ var _report_comment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3529);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6804);
/* harmony import */ var _blank_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3822);
/* harmony import */ var _deliver_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(558);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5468);











/** The main step was killed or crashed: saves its work and writes the last version of its comment. */
async function finishUnfinished(parts) {
    const { config, surroundings, unfinished, redact } = parts;
    const log = (line) => parts.log.info(line);
    const report = unfinished.report ?? (await savedReport(parts));
    if (unfinished.thread === undefined)
        return report;
    const client = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__/* .createClient */ .U)({ token: config.githubToken, apiUrl: surroundings.apiUrl, log });
    const body = (0,_report_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .renderComment */ .w)(report, redact);
    const { repo, thread, key, askedAt } = unfinished;
    const comment = await (0,_github_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .openComment */ .a)(client, repo, thread, key, { body, log, since: askedAt });
    await comment.finish(body);
    return { ...report, commentUrl: comment.url };
}
async function savedReport(parts) {
    const { surroundings, unfinished } = parts;
    const saved = await saveWork(parts).catch((error) => ({
        notes: [`The unfinished work could not be kept: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .messageOf */ .b)(error)}`],
    }));
    const reason = 'The run was stopped before it could finish: the job was cancelled, ran out of time or crashed.';
    return (0,_blank_report_js__WEBPACK_IMPORTED_MODULE_6__.blankReport)('cancelled', reason, {
        ...saved,
        request: unfinished.request,
        spentUnknown: true,
        runUrl: (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_10__/* .runUrlOf */ .Qm)(surroundings),
    });
}
async function saveWork({ config, surroundings, unfinished, sandbox }) {
    const { work } = unfinished;
    if (work === undefined)
        return {};
    const { repository: name, serverUrl } = surroundings;
    const { workspace, gitDir, head } = work;
    // The real directory is only written to by a local run.
    const repository = await (0,_git_open_js__WEBPACK_IMPORTED_MODULE_1__/* .reopenRepository */ .u)({ workspace, gitDir, realGitDir: gitDir, head: { sha: head } }, sandbox);
    const now = await (0,_git_snapshot_js__WEBPACK_IMPORTED_MODULE_2__/* .snapshot */ .P)(repository);
    const change = {
        repository,
        remote: { url: `${serverUrl}/${name}`, token: config.githubToken },
        before: work.startTree,
        after: now,
        message: 'Unfinished work of a run that was stopped\n',
        author: _publish_js__WEBPACK_IMPORTED_MODULE_8__/* .BOT */ .W,
    };
    const commit = await (0,_deliver_js__WEBPACK_IMPORTED_MODULE_7__/* .commitChange */ .wD)(change);
    if (commit === undefined)
        return {};
    const lost = await (0,_deliver_js__WEBPACK_IMPORTED_MODULE_7__/* .keep */ .aC)(change, commit, work.keepBranch);
    const files = await (0,_git_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .changes */ .Ao)(repository, work.startTree, now);
    if (lost !== undefined)
        return { files, notes: [`The unfinished work could not be kept: ${lost}`] };
    const pages = (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_10__/* .pagesOf */ .E0)({ ...surroundings });
    return {
        files,
        branch: { name: work.keepBranch, url: pages.compare(work.baseBranch, work.keepBranch), own: true },
        commit: { sha: commit.sha, url: pages.commit(commit.sha) },
    };
}


/***/ }),

/***/ 966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ hasGitPart)
/* harmony export */ });
/** A part named `.git`, also as other file systems spell it: no tool opens one, and no tree that is pushed may hold one. */
function hasGitPart(path) {
    return path.split('/').some((part) => /^(\.git|git~\d+)[ .]*(:|$)/i.test(part.replace(INVISIBLE, '')));
}
/** Characters that HFS+ drops from names. */
const INVISIBLE = /\u200c|\u200d|\u200e|\u200f|[\u202a-\u202e]|[\u206a-\u206f]|\ufeff/g;


/***/ })

};
