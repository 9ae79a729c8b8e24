export const id = 6628;
export const ids = [6628];
export const modules = {

/***/ 3038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ configEntries)
/* harmony export */ });
/** The settings of a git configuration file with their places. What git itself would not understand is passed over. */
function configEntries(text) {
    const entries = [];
    let head;
    for (let at = 0; at < text.length;) {
        const match = (pattern) => {
            pattern.lastIndex = at;
            return pattern.exec(text);
        };
        const header = match(HEADER);
        const entry = header === null ? match(ENTRY) : null;
        if (header !== null)
            head = header;
        else if (entry !== null && head !== undefined) {
            const [section = '', dotted] = (head[1] ?? '').toLowerCase().split(/\.(.*)/s);
            const from = entry.index;
            entries.push({
                section,
                subsection: unescaped(head[2] ?? '') || (dotted ?? ''),
                name: (entry[1] ?? '').toLowerCase(),
                value: valueOf(entry[2] ?? ''),
                head: head[0],
                from,
                to: from + entry[0].length,
            });
        }
        at += (header ?? entry ?? match(REST))?.[0].length ?? 1;
    }
    return entries;
}
const HEADER = /\[([^\]"\s]+)(?:[ \t]+"((?:[^"\\]|\\[^])*)")?\]/y;
const ENTRY = /([A-Za-z][A-Za-z0-9-]*)[ \t]*(?:=((?:"(?:[^"\\]|\\[^])*"|\\\r?\n|\\.|[^\n"\\#;])*))?(?:[#;][^\n]*)?(?:\r?\n|$)/y;
/** White space, or a line that is a comment or nothing. */
const REST = /\s+|[^\n]*\n?/y;
function valueOf(raw) {
    return unescaped(raw.trim().replace(/\\\r?\n/g, ''));
}
/** Quotes only keep white space and comment signs together. */
function unescaped(text) {
    return text.replace(/\\([^])|"/g, (_, after) => ESCAPES[after ?? ''] ?? after ?? '');
}
const ESCAPES = { n: '\n', t: '\t', b: '\b' };


/***/ }),

/***/ 6628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runPostStep: () => (/* binding */ runPostStep)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1889);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9633);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(452);
/* harmony import */ var _job_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9048);
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7042);
/* harmony import */ var _report_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9820);
/* harmony import */ var _report_step_summary_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6279);
/* harmony import */ var _run_checkout_credentials_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4989);
/* harmony import */ var _run_remember_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9602);
/* harmony import */ var _run_run_parts_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1243);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6804);












/** The Action's post step: reports what the main step could not. Nothing to do after a run that told its own end. */
async function runPostStep({ variables, source }) {
    const redact = (0,_redact_js__WEBPACK_IMPORTED_MODULE_4__.createRedactor)([...(0,_job_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .inputSecrets */ .Sc)(source), ...(0,_job_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .environmentSecrets */ .Pm)(variables)]);
    const log = (0,_report_log_js__WEBPACK_IMPORTED_MODULE_5__.createLog)((line) => console.log(line), redact, { commands: true });
    // Steps that come after this one count on what the checkout left for them.
    const record = _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getState */ .Gu(_run_run_parts_js__WEBPACK_IMPORTED_MODULE_9__/* .STATE */ .c4.hidden);
    const problems = record === '' ? [] : await (0,_run_checkout_credentials_js__WEBPACK_IMPORTED_MODULE_7__/* .putBackCredentials */ .Z)(record);
    for (const message of problems)
        log.annotate({ level: 'warning', title: 'Greengate', message });
    await finish({ variables, source, log, redact });
    await giveWorkspaceBack(variables, log);
    return 0;
}
async function finish({ variables, source, log, redact }) {
    const left = _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getState */ .Gu(_run_run_parts_js__WEBPACK_IMPORTED_MODULE_9__/* .STATE */ .c4.unfinished);
    if (left === '' || _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getState */ .Gu(_run_run_parts_js__WEBPACK_IMPORTED_MODULE_9__/* .STATE */ .c4.finished) === 'true')
        return;
    try {
        const [{ finishUnfinished }, { createPlainSandbox }] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(6843), __webpack_require__.e(3607), __webpack_require__.e(5378), __webpack_require__.e(6846), __webpack_require__.e(3911), __webpack_require__.e(5468), __webpack_require__.e(7297)]).then(__webpack_require__.bind(__webpack_require__, 5778)),
            __webpack_require__.e(/* import() */ 1850).then(__webpack_require__.bind(__webpack_require__, 1850)),
        ]);
        const report = await finishUnfinished({
            config: (0,_config_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfig */ .Xg)(source),
            surroundings: (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_10__/* .readSurroundings */ .St)(variables),
            unfinished: (0,_run_remember_js__WEBPACK_IMPORTED_MODULE_8__/* .recall */ .I)(left),
            sandbox: createPlainSandbox({ environment: variables }),
            log,
            redact,
        });
        await _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z.addRaw((0,_report_step_summary_js__WEBPACK_IMPORTED_MODULE_6__/* .renderStepSummary */ .P)(report, redact)).write();
        log.annotate({ level: 'error', title: `Greengate: ${report.outcome}`, message: report.reason });
    }
    catch (error) {
        log.annotate({ level: 'error', title: 'Greengate', message: `The post step failed: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .messageOf */ .b)(error)}` });
    }
}
/** Only once the work is kept: it lies in the files that go. */
async function giveWorkspaceBack(variables, log) {
    const record = _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getState */ .Gu(_run_run_parts_js__WEBPACK_IMPORTED_MODULE_9__/* .STATE */ .c4.lent);
    if (record === '' || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(record))
        return;
    const [{ giveBackLoan }, { createPlainSandbox }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(5378), __webpack_require__.e(2168)]).then(__webpack_require__.bind(__webpack_require__, 2168)),
        __webpack_require__.e(/* import() */ 1850).then(__webpack_require__.bind(__webpack_require__, 1850)),
    ]);
    const problems = await giveBackLoan(record, createPlainSandbox({ environment: variables }));
    if (problems.length === 0)
        return;
    await _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z.addRaw(problems.join('\n')).write();
    for (const message of problems)
        log.annotate({ level: 'warning', title: 'Greengate', message });
}


/***/ }),

/***/ 4989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ hideCredentials),
  Z: () => (/* binding */ putBackCredentials)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/git/config-text.js
var config_text = __webpack_require__(3038);
;// CONCATENATED MODULE: ./lib/git/credential-settings.js

/**
 * Takes out of a configuration file what logs somebody in. `holdsCredentials` says so of a file that is included. Undefined
 * when there is nothing of the kind.
 */
function withoutCredentials(text, holdsCredentials) {
    const found = (0,config_text/* configEntries */.l)(text).filter((entry) => isCredential(entry, holdsCredentials));
    if (found.length === 0)
        return undefined;
    let left = text;
    for (const { from, to } of [...found].reverse())
        left = left.slice(0, from) + left.slice(to);
    // A head with nothing below it would still tell where to look.
    for (const { head } of found)
        left = left.replace(emptySection(head), '');
    const taken = found.map(({ head, from, to }) => `${head}\n\t${text.slice(from, to).trimEnd()}\n`);
    return { left, taken: taken.join(''), secrets: found.flatMap(secretsIn) };
}
function emptySection(head) {
    return new RegExp(`${head.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}\\s*(?=\\[|$)`);
}
function isCredential(entry, holdsCredentials) {
    const { section, subsection, name, value } = entry;
    if (section === 'http')
        return HTTP.has(name) || ADDRESS_WITH_USER.test(`${subsection}\n${value}`);
    if (section === 'include' || section === 'includeif')
        return name === 'path' && holdsCredentials(value);
    if (section === 'core')
        return name === 'sshcommand' || name === 'askpass';
    return section === 'credential' || SECRET_NAME.test(name) || ADDRESS_WITH_USER.test(`${subsection}\n${value}`);
}
const HTTP = new Set(['extraheader', 'cookiefile', 'sslkey', 'sslcert', 'proxysslkey', 'proxysslcert']);
const SECRET_NAME = /(pass|password|passwd|token|secret)$/;
/** A user name alone is no secret, unless it is a token. */
const ADDRESS_WITH_USER = /\bhttps?:\/\/(?:[^/\s@:]*:[^/\s@]+|[^/\s@]{20,})@/i;
function secretsIn({ subsection, value }) {
    const header = /^authorization:\s*(\w+)\s+(\S+)/i.exec(value);
    const basic = header?.[1]?.toLowerCase() === 'basic' ? Buffer.from(header[2] ?? '', 'base64').toString() : undefined;
    const users = [...`${subsection}\n${value}`.matchAll(/\bhttps?:\/\/([^/\s@]*:[^/\s@]+|[^/\s@]{20,})@/gi)].map(([, user = '']) => user);
    const pairs = [...users, ...(basic === undefined ? [] : [basic])];
    const passwords = pairs.map((pair) => pair.slice(pair.indexOf(':') + 1));
    return [...passwords, ...(header?.[2] === undefined ? [] : [header[2]])];
}

;// CONCATENATED MODULE: ./lib/run/checkout-credentials.js





const CREDENTIAL_FILE = /^git-credentials-.*\.config$/;
/**
 * Takes what a checkout left to log in with out of every git configuration in the workspace, for as long as commands run that
 * could read it. What it takes to put all of it back is written down first, as this process may be killed.
 */
async function hideCredentials(places) {
    const configs = [];
    const files = new Set(await credentialFiles(places.tempDir));
    const secrets = [];
    for (const path of await configFiles(places)) {
        const original = await readRegular(path);
        if (original === undefined)
            continue;
        const included = await credentialIncludes(original, path);
        const found = withoutCredentials(original, (target) => included.has(target));
        if (found === undefined)
            continue;
        configs.push({ path, original, left: found.left, taken: found.taken });
        secrets.push(...found.secrets);
        for (const file of included.values())
            if (file !== undefined)
                files.add(file);
    }
    if (configs.length === 0 && files.size === 0)
        return { places: [], secrets, record: undefined };
    for (const file of files) {
        secrets.push(...(withoutCredentials((await readRegular(file)) ?? '', () => false)?.secrets ?? []));
    }
    const away = (0,external_node_path_.join)(places.scratch, 'put-away');
    const moved = [...files].map((from, at) => ({ from, to: (0,external_node_path_.join)(away, `${at}-${(0,external_node_path_.basename)(from)}`) }));
    const record = (0,external_node_path_.join)(places.tempDir, 'greengate-credentials.json');
    await (0,promises_.mkdir)(away, { recursive: true, mode: 0o700 });
    await (0,promises_.writeFile)(record, JSON.stringify({ configs, moved }), { mode: 0o600 });
    places.onRecord(record);
    for (const { path, left } of configs)
        await writeRegular(path, left);
    for (const { from, to } of moved)
        await (0,promises_.rename)(from, to);
    return { places: [...configs.map(({ path }) => path), ...files], secrets, record };
}
/** Puts everything back where it was. Done once: without its record there is nothing to do. Returns what went wrong. */
async function putBackCredentials(record) {
    const text = await (0,promises_.readFile)(record, 'utf8').catch(() => undefined);
    if (text === undefined)
        return [];
    const { configs, moved } = JSON.parse(text);
    const problems = [];
    const attempt = async (path, deed) => {
        await deed().catch((error) => problems.push(`${path} did not get its credentials back: ${(0,errors/* messageOf */.b)(error)}`));
    };
    for (const { path, original, left, taken } of configs) {
        await attempt(path, async () => {
            const now = await readRegular(path);
            if (now === undefined)
                throw new Error('it is no longer there');
            // Twice in a row, after a kill in between, changes nothing.
            if (now === original)
                return;
            await writeRegular(path, now === left ? original : `${now.replace(/(?<!\n)$/, '\n')}${taken}`);
        });
    }
    for (const { from, to } of moved) {
        await attempt(from, async () => {
            if ((await readRegular(to)) !== undefined)
                await (0,promises_.rename)(to, from);
        });
    }
    await (0,promises_.rm)(record, { force: true });
    return problems;
}
async function credentialFiles(tempDir) {
    const names = await (0,promises_.readdir)(tempDir).catch(() => []);
    return names.filter((name) => CREDENTIAL_FILE.test(name)).map((name) => (0,external_node_path_.join)(tempDir, name));
}
/** Of the files that a configuration includes those with credentials: as it names them, and where they are, if here. */
async function credentialIncludes(text, path) {
    const targets = [];
    withoutCredentials(text, (target) => {
        targets.push(target);
        return false;
    });
    const found = new Map();
    for (const target of targets) {
        const file = (0,external_node_path_.isAbsolute)(target) ? target : (0,external_node_path_.join)((0,external_node_path_.dirname)(path), target);
        const content = await readRegular(file);
        // The same checkout may name a path that only exists inside a container.
        if (content === undefined ? CREDENTIAL_FILE.test((0,external_node_path_.basename)(target)) : withoutCredentials(content, () => false)) {
            found.set(target, content === undefined ? undefined : file);
        }
    }
    return found;
}
const MOST_FOLDERS = 5_000;
const DEEPEST = 4;
const NOT_ENTERED = new Set(['node_modules', 'objects', 'refs', 'logs', 'hooks']);
/** The configuration of the workspace's repository, its worktrees and submodules, and of repositories checked out beside it. */
async function configFiles({ workspace, gitDir }) {
    const found = new Set();
    let folders = 0;
    const look = async (folder, isGit, depth) => {
        if ((folders += 1) > MOST_FOLDERS)
            return;
        const entries = await (0,promises_.readdir)(folder, { withFileTypes: true }).catch(() => []);
        for (const entry of entries) {
            const path = (0,external_node_path_.join)(folder, entry.name);
            if (isGit && entry.isFile() && /^config(\.worktree)?$/.test(entry.name))
                found.add(path);
            if (!entry.isDirectory() || NOT_ENTERED.has(entry.name))
                continue;
            // Below a git directory submodules may have names with many slashes.
            const inGit = isGit || entry.name === '.git';
            if (inGit || depth < DEEPEST)
                await look(path, inGit, depth + 1);
        }
    };
    await look(gitDir, true, 0);
    const common = (await readRegular((0,external_node_path_.join)(gitDir, 'commondir')))?.trim();
    if (common !== undefined)
        await look((0,external_node_path_.isAbsolute)(common) ? common : (0,external_node_path_.join)(gitDir, common), true, 0);
    await look(workspace, false, 0);
    return [...found];
}
async function readRegular(path) {
    const isFile = await (0,promises_.lstat)(path).then((stats) => stats.isFile(), () => false);
    return isFile ? (0,promises_.readFile)(path, 'utf8') : undefined;
}
/** In one step, as git does it: a file that is half written would be read by the next git command. */
async function writeRegular(path, text) {
    const { mode } = await (0,promises_.lstat)(path);
    const beside = `${path}.${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`;
    await (0,promises_.writeFile)(beside, text, { mode, flag: 'wx' });
    await (0,promises_.rename)(beside, path);
}


/***/ })

};
