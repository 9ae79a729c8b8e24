export const id = 1814;
export const ids = [1814,6371];
export const modules = {

/***/ 1814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  demo: () => (/* binding */ demo)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./lib/demo/action-metadata.js



async function readActionMetadata(directory) {
    const yaml = (0,dist.parse)(await (0,promises_.readFile)((0,external_node_path_.join)(directory, 'action.yml'), 'utf8'));
    const inputs = Object.entries(yaml.inputs ?? {}).map(([name, input]) => {
        const standard = input?.default;
        return [name, standard === undefined || standard === null ? {} : { default: action_metadata_text(standard) }];
    });
    const { main, post } = yaml.runs;
    return {
        main: (0,external_node_path_.join)(directory, main),
        ...(post === undefined ? {} : { post: (0,external_node_path_.join)(directory, post) }),
        inputs: Object.fromEntries(inputs),
    };
}
/** `INPUT_*` variables: what the workflow gives, else the default; `${{ github.token }}` filled in. */
function inputVariables(metadata, given, token) {
    const values = {};
    for (const [name, input] of Object.entries(metadata.inputs))
        values[name] = input.default ?? '';
    Object.assign(values, given);
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [
        `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
        value.replace(/\$\{\{\s*github\.token\s*\}\}/g, token),
    ]));
}
function action_metadata_text(value) {
    return typeof value === 'string' ? value : JSON.stringify(value);
}

;// CONCATENATED MODULE: ./lib/demo/runner-files.js


const COMMAND_FILES = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STEP_SUMMARY'];
/** The files through which a step speaks to the runner: variable name → path. */
async function createCommandFiles(runnerTemp, step) {
    const directory = (0,external_node_path_.join)(runnerTemp, '_runner_file_commands');
    await (0,promises_.mkdir)(directory, { recursive: true });
    const made = COMMAND_FILES.map((name) => [name, (0,external_node_path_.join)(directory, `${name.toLowerCase().slice(7)}_${step}`)]);
    for (const [, path] of made)
        await (0,promises_.writeFile)(path, '');
    return Object.fromEntries(made);
}
async function readCommandFiles(files) {
    const read = (name) => (0,promises_.readFile)(files[name], 'utf8');
    return {
        outputs: parseKeyValues(await read('GITHUB_OUTPUT')),
        state: parseKeyValues(await read('GITHUB_STATE')),
        env: parseKeyValues(await read('GITHUB_ENV')),
        path: (await read('GITHUB_PATH')).split(/\r?\n/).filter((line) => line !== ''),
        summary: await read('GITHUB_STEP_SUMMARY'),
    };
}
/** `key=value` lines and `key<<DELIMITER` blocks. Anything else fails the step, as it does on the runner. */
function parseKeyValues(text) {
    const values = {};
    const lines = text.split(/\r?\n/);
    for (let at = 0; at < lines.length; at += 1) {
        const line = lines[at] ?? '';
        if (line === '')
            continue;
        const equals = line.indexOf('=');
        const heredoc = line.indexOf('<<');
        if (equals >= 0 && (heredoc === -1 || equals < heredoc)) {
            if (equals === 0)
                throw new Error(`Invalid format '${line}'. Name must not be empty`);
            values[line.slice(0, equals)] = line.slice(equals + 1);
        }
        else if (heredoc >= 0) {
            const name = line.slice(0, heredoc);
            const delimiter = line.slice(heredoc + 2);
            if (name === '' || delimiter === '')
                throw new Error(`Invalid format '${line}'. Name and delimiter must not be empty`);
            const end = lines.indexOf(delimiter, at + 1);
            if (end === -1)
                throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`);
            values[name] = lines.slice(at + 1, end).join('\n');
            at = end;
        }
        else {
            throw new Error(`Invalid format '${line}'`);
        }
    }
    return values;
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./lib/demo/runner-log.js
const COMMANDS = new Set([
    'add-mask',
    'add-matcher',
    'add-path',
    'debug',
    'echo',
    'endgroup',
    'error',
    'group',
    'internal-set-repo-path',
    'notice',
    'remove-matcher',
    'save-state',
    'set-env',
    'set-output',
    'stop-commands',
    'warning',
]);
/** Reads a step's output as the Actions runner does, line by line; stdout and stderr alike. */
class RunnerLog {
    result = {
        log: [],
        unmasked: [],
        annotations: [],
        masks: [],
        outputs: {},
        state: {},
        commands: [],
    };
    #known = new Set(COMMANDS);
    #stopToken;
    line(text) {
        const command = parseCommand(text, this.#known);
        const shown = command === undefined ? text : this.#obey(command, text);
        if (shown === undefined)
            return;
        this.result.unmasked.push(shown);
        this.result.log.push(this.mask(shown));
    }
    mask(text) {
        return this.result.masks.reduce((masked, secret) => masked.replaceAll(secret, '***'), text);
    }
    /** The line to show, or undefined for none. */
    #obey(command, line) {
        const { name, properties, data } = command;
        if (this.#stopToken !== undefined) {
            if (name !== this.#stopToken)
                return line;
            this.#known.delete(name);
            this.#stopToken = undefined;
            return line;
        }
        this.result.commands.push(command);
        switch (name) {
            case 'stop-commands':
                this.#stopToken = data.toLowerCase();
                this.#known.add(this.#stopToken);
                return line;
            case 'add-mask':
                for (const secret of [data, ...data.split(/\r\n|\r|\n/)])
                    if (secret.trim() !== '')
                        this.result.masks.push(secret);
                return undefined;
            case 'notice':
            case 'warning':
            case 'error':
                this.result.annotations.push({ level: name, message: this.mask(data), properties });
                return `##[${name}]${data}`;
            case 'set-output':
                this.result.outputs[properties['name'] ?? ''] = data;
                return undefined;
            case 'save-state':
                this.result.state[properties['name'] ?? ''] = data;
                return undefined;
            case 'debug':
                return undefined;
            case 'group':
                return `##[group]${data}`;
            case 'endgroup':
                return '##[endgroup]';
            default:
                return undefined;
        }
    }
}
/** The runner's two syntaxes: `::name props::data` at the start of a line, `##[name props]data` anywhere in it. */
function parseCommand(line, known = COMMANDS) {
    return parseDoubleColon(line, known) ?? parseBrackets(line, known);
}
function parseDoubleColon(line, known) {
    const text = line.trimStart();
    if (!text.startsWith('::'))
        return undefined;
    const end = text.indexOf('::', 2);
    if (end === -1)
        return undefined;
    return commandOf(text.slice(2, end), text.slice(end + 2), known, {
        separator: ',',
        property: { '%0D': '\r', '%0A': '\n', '%3A': ':', '%2C': ',', '%25': '%' },
        data: { '%0D': '\r', '%0A': '\n', '%25': '%' },
    });
}
function parseBrackets(line, known) {
    const start = line.indexOf('##[');
    if (start === -1)
        return undefined;
    const end = line.indexOf(']', start);
    if (end === -1)
        return undefined;
    const escapes = { '%3B': ';', '%0D': '\r', '%0A': '\n', '%5D': ']' };
    return commandOf(line.slice(start + 3, end), line.slice(end + 1), known, {
        separator: ';',
        property: escapes,
        data: escapes,
    });
}
function commandOf(head, data, known, syntax) {
    const blank = head.indexOf(' ');
    const name = (blank === -1 ? head : head.slice(0, blank)).toLowerCase();
    if (!known.has(name))
        return undefined;
    const properties = {};
    for (const pair of blank === -1
        ? []
        : head
            .slice(blank + 1)
            .trim()
            .split(syntax.separator)) {
        const equals = pair.indexOf('=');
        if (equals > 0)
            properties[pair.slice(0, equals).trim()] = unescaped(pair.slice(equals + 1), syntax.property);
    }
    return { name, properties, data: unescaped(data, syntax.data) };
}
function unescaped(text, escapes) {
    return Object.entries(escapes).reduce((out, [from, to]) => out.replaceAll(from, to), text);
}
/** Cuts a stream into lines where the runner's reader does: at \n, \r\n and a single \r. */
class LineSplitter {
    #rest = '';
    #emit;
    constructor(emit) {
        this.#emit = emit;
    }
    write(text) {
        this.#rest += text;
        for (;;) {
            const found = /\r\n|\n|\r(?=[^])/.exec(this.#rest);
            if (found === null)
                return;
            this.#emit(this.#rest.slice(0, found.index));
            this.#rest = this.#rest.slice(found.index + found[0].length);
        }
    }
    end() {
        if (this.#rest !== '')
            this.#emit(this.#rest.replace(/\r$/, ''));
        this.#rest = '';
    }
}

;// CONCATENATED MODULE: ./lib/demo/runner-step.js



const RUNNER_DELAYS = { terminateAfterMs: 7500, killAfterMs: 2500 };
/** One process of a job, its output read as the runner reads it, cancelled as the runner cancels. */
async function runStep(step) {
    const started = performance.now();
    const log = new RunnerLog();
    log.result.masks.push(...step.masks);
    const take = (line) => {
        const before = log.result.log.length;
        log.line(line);
        for (const shown of log.result.log.slice(before))
            step.onLine?.(shown);
    };
    const [program, ...args] = step.argv;
    const child = (0,external_node_child_process_.spawn)(program, args, { cwd: step.cwd, env: step.env, stdio: ['ignore', 'pipe', 'pipe'] });
    const splitters = [child.stdout, child.stderr].map((stream) => {
        const splitter = new LineSplitter(take);
        stream.setEncoding('utf8').on('data', (text) => splitter.write(text));
        return splitter;
    });
    const disarm = cancelWith(child, step.cancel, step.cancelDelays ?? RUNNER_DELAYS);
    const [exitCode, signal] = await ending(child);
    disarm();
    for (const splitter of splitters)
        splitter.end();
    return { exitCode, signal, durationMs: Math.round(performance.now() - started), output: log.result };
}
/** Left-over children may keep the output open: the runner waits for the process, then a little for its output. */
function ending(child) {
    return new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('close', (code, signal) => resolve([code, signal]));
        child.once('exit', (code, signal) => {
            setTimeout(() => {
                child.stdout?.destroy();
                child.stderr?.destroy();
                resolve([code, signal]);
            }, 5000).unref();
        });
    });
}
function cancelWith(child, cancel, delays) {
    const timers = [];
    const begin = () => {
        child.kill('SIGINT');
        timers.push(setTimeout(() => child.kill('SIGTERM'), delays.terminateAfterMs), setTimeout(() => void killTree(child), delays.terminateAfterMs + delays.killAfterMs));
    };
    if (cancel?.aborted === true)
        begin();
    else
        cancel?.addEventListener('abort', begin, { once: true });
    return () => {
        cancel?.removeEventListener('abort', begin);
        for (const timer of timers)
            clearTimeout(timer);
    };
}
async function killTree(child) {
    const descendants = child.pid === undefined ? [] : await descendantsOf(child.pid);
    child.kill('SIGKILL');
    for (const pid of descendants) {
        try {
            process.kill(pid, 'SIGKILL');
        }
        catch {
            // It ended by itself in the meantime.
        }
    }
}
/** Children of children, by the parents that /proc names; none where there is no /proc. */
async function descendantsOf(root) {
    const parents = new Map();
    for (const name of await (0,promises_.readdir)('/proc').catch(() => [])) {
        const stat = /^\d+$/.test(name) ? await (0,promises_.readFile)(`/proc/${name}/stat`, 'utf8').catch(() => '') : '';
        const parent = /^\d+ \(.*\) \S (\d+)/s.exec(stat)?.[1];
        if (parent !== undefined)
            parents.set(Number(name), Number(parent));
    }
    const found = new Set([root]);
    for (let before = 0; before < found.size;) {
        before = found.size;
        for (const [pid, parent] of parents)
            if (found.has(parent))
                found.add(pid);
    }
    found.delete(root);
    return [...found];
}

;// CONCATENATED MODULE: ./lib/demo/action-runner.js






/** Runs an action in a process of its own, as the Actions runner does for `uses:`: main, then post. */
async function runAction(run) {
    const metadata = await readActionMetadata(run.actionDirectory);
    const env = { ...(await jobVariables(run)), ...inputVariables(metadata, run.inputs, run.token) };
    const main = await oneStep(run, { entry: metadata.main, env, cancel: run.cancel });
    const conclusion = run.cancel?.aborted === true ? 'cancelled' : main.exitCode === 0 ? 'success' : 'failure';
    if (metadata.post === undefined)
        return { ...main, conclusion };
    const state = Object.fromEntries(Object.entries(main.state).map(([name, value]) => [`STATE_${name}`, value]));
    const post = await oneStep(run, { entry: metadata.post, env: { ...env, ...state }, masks: main.masks });
    return { ...main, conclusion, post };
}
async function oneStep(run, step) {
    const files = await createCommandFiles(run.runnerTemp, (0,external_node_crypto_.randomUUID)());
    const { exitCode, signal, durationMs, output } = await runStep({
        argv: [run.node ?? process.execPath, step.entry],
        cwd: run.workspace,
        env: { ...step.env, ...files },
        masks: step.masks ?? [run.token, ...(run.secrets ?? [])],
        cancel: step.cancel,
        cancelDelays: run.cancelDelays,
        onLine: run.onLine,
    });
    const { outputs, state, ...shown } = output;
    const fromFiles = await readCommandFiles(files);
    return {
        exitCode,
        signal,
        durationMs,
        ...shown,
        ...fromFiles,
        outputs: { ...outputs, ...fromFiles.outputs },
        state: { ...state, ...fromFiles.state },
    };
}
/** The environment of a job. A JavaScript action gets the runner's own tokens too, unlike a `run:` step. */
async function jobVariables(run) {
    const { event, workspace, runnerTemp } = run;
    await (0,promises_.mkdir)((0,external_node_path_.join)(runnerTemp, '_github_workflow'), { recursive: true });
    const eventPath = (0,external_node_path_.join)(runnerTemp, '_github_workflow', 'event.json');
    await (0,promises_.writeFile)(eventPath, typeof event.payload === 'string' ? event.payload : JSON.stringify(event.payload));
    return {
        PATH: process.env['PATH'] ?? '',
        HOME: process.env['HOME'] ?? runnerTemp,
        LANG: 'C.UTF-8',
        CI: 'true',
        GITHUB_ACTIONS: 'true',
        GITHUB_ACTION: '__self',
        GITHUB_ACTOR: event.actor,
        GITHUB_TRIGGERING_ACTOR: event.actor,
        GITHUB_API_URL: run.apiUrl,
        GITHUB_SERVER_URL: run.serverUrl,
        GITHUB_EVENT_NAME: event.name,
        GITHUB_EVENT_PATH: eventPath,
        GITHUB_REPOSITORY: event.repository,
        GITHUB_REPOSITORY_OWNER: event.repository.split('/')[0] ?? '',
        GITHUB_REF: event.ref,
        GITHUB_REF_NAME: event.ref.replace(/^refs\/(heads|tags|pull)\//, ''),
        GITHUB_REF_TYPE: event.ref.startsWith('refs/tags/') ? 'tag' : 'branch',
        GITHUB_SHA: event.sha,
        GITHUB_JOB: 'greengate',
        GITHUB_WORKFLOW: 'Greengate',
        GITHUB_RUN_ID: run.runId ?? '4711',
        GITHUB_RUN_NUMBER: '1',
        GITHUB_RUN_ATTEMPT: '1',
        GITHUB_RETENTION_DAYS: '90',
        GITHUB_WORKSPACE: workspace,
        RUNNER_TEMP: runnerTemp,
        RUNNER_TOOL_CACHE: (0,external_node_path_.join)(runnerTemp, '_tool'),
        RUNNER_OS: process.platform === 'darwin' ? 'macOS' : 'Linux',
        RUNNER_ARCH: process.arch === 'arm64' ? 'ARM64' : 'X64',
        RUNNER_NAME: 'embedded runner',
        RUNNER_ENVIRONMENT: 'github-hosted',
        ACTIONS_RUNTIME_URL: `${run.serverUrl}/_runtime/`,
        ACTIONS_RUNTIME_TOKEN: 'canary-runtime-token-6f1d2c',
        ACTIONS_RESULTS_URL: `${run.serverUrl}/_results/`,
        ACTIONS_CACHE_URL: `${run.serverUrl}/_cache/`,
        ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'canary-id-token-9b07ae',
        ...run.env,
    };
}

;// CONCATENATED MODULE: ./lib/demo/git.js

/** The people and the settings that the embedded world's commits have; nothing of this machine's git configuration. */
const GIT_ENV = {
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_AUTHOR_NAME: 'Dana Developer',
    GIT_AUTHOR_EMAIL: 'dana@example.com',
    GIT_COMMITTER_NAME: 'Dana Developer',
    GIT_COMMITTER_EMAIL: 'dana@example.com',
    LC_ALL: 'C.UTF-8',
};
/** Runs git asynchronously (the servers it talks to live in this process) and returns its output without the last newline. */
async function git_git(cwd, args, env = {}, input) {
    const result = await tryGit(cwd, args, env, input);
    if (result.exitCode !== 0)
        throw new Error(`git ${args.join(' ')} in ${cwd} failed: ${result.stderr.trim()}`);
    return result.stdout.replace(/\n$/, '');
}
function tryGit(cwd, args, env = {}, input) {
    return new Promise((resolve, reject) => {
        const child = (0,external_node_child_process_.spawn)('git', args, {
            cwd,
            env: { PATH: process.env['PATH'] ?? '', HOME: cwd, ...GIT_ENV, ...env },
            stdio: ['pipe', 'pipe', 'pipe'],
        });
        // Why a git does not take its input is told by its exit.
        child.stdin.on('error', () => { }).end(input ?? '');
        const out = [];
        const err = [];
        child.stdout.on('data', (chunk) => out.push(chunk));
        child.stderr.on('data', (chunk) => err.push(chunk));
        child.once('error', reject);
        child.once('close', (exitCode) => resolve({ exitCode, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString() }));
    });
}

;// CONCATENATED MODULE: ./lib/demo/github/state.js
function createState() {
    return {
        accounts: new Map(),
        repositories: new Map(),
        tokens: new Map(),
        nextId: 1001,
        clock: Date.UTC(2026, 0, 5, 9, 0, 0),
    };
}
function state_newId(state) {
    return state.nextId++;
}
function state_tick(state) {
    state.clock += 1000;
    return new Date(state.clock).toISOString().replace('.000Z', 'Z');
}
function state_accountOf(state, login) {
    const known = state.accounts.get(login);
    if (known !== undefined)
        return known;
    const account = { login, id: state_newId(state), type: login.endsWith('[bot]') ? 'Bot' : 'User' };
    state.accounts.set(login, account);
    return account;
}

;// CONCATENATED MODULE: ./lib/demo/github/populate.js


function addRepository(state, repository) {
    const { fullName, bare, parent } = repository;
    const added = {
        id: state_newId(state),
        fullName,
        bare,
        defaultBranch: repository.defaultBranch ?? 'main',
        private: repository.private ?? true,
        ...(parent === undefined ? {} : { parent }),
        actionsMayOpenPulls: true,
        roles: new Map(Object.entries(repository.roles ?? {})),
        issues: new Map(),
        comments: new Map(),
        reviews: new Map(),
        reviewComments: new Map(),
        reactions: [],
        checks: new Map(),
        statuses: [],
    };
    state_accountOf(state, fullName.split('/')[0] ?? '');
    state.repositories.set(fullName, added);
    return added;
}
function addIssue(state, repository, issue) {
    return insert(state, repository, issue);
}
/** A pull request of a branch that exists in the bare repository of `headRepository` (default: the same one). */
async function addPull(state, repository, pull) {
    const headRepository = pull.headRepository ?? repository.fullName;
    const baseRef = pull.base ?? repository.defaultBranch;
    const from = state.repositories.get(headRepository)?.bare ?? repository.bare;
    const added = insert(state, repository, pull, {
        headRepository,
        headRef: pull.head,
        baseRef,
        draft: pull.draft ?? false,
        merged: false,
        headSha: await git_git(from, ['rev-parse', '--verify', `refs/heads/${pull.head}^{commit}`]),
        baseSha: await git_git(repository.bare, ['rev-parse', '--verify', `refs/heads/${baseRef}^{commit}`]),
    });
    await updatePullRefs(state, repository);
    return added;
}
function insert(state, repository, issue, pull) {
    const at = state_tick(state);
    const number = issue.number ?? Math.max(0, ...repository.issues.keys()) + 1;
    const added = {
        id: state_newId(state),
        number,
        title: issue.title,
        body: issue.body ?? null,
        state: 'open',
        author: state_accountOf(state, issue.author).login,
        labels: [...(issue.labels ?? [])],
        assignees: [],
        createdAt: at,
        updatedAt: at,
        ...(pull === undefined ? {} : { pull }),
    };
    repository.issues.set(number, added);
    return added;
}
function addComment(state, repository, comment) {
    const at = state_tick(state);
    const added = { id: state_newId(state), ...comment, createdAt: at, updatedAt: at };
    state_accountOf(state, comment.author);
    repository.comments.set(added.id, added);
    return added;
}
function addReview(state, repository, review) {
    const added = { id: newId(state), state: 'COMMENTED', ...review, submittedAt: tick(state) };
    accountOf(state, review.author);
    repository.reviews.set(added.id, added);
    return added;
}
function addReviewComment(state, repository, comment) {
    const at = tick(state);
    const added = { id: newId(state), ...comment, createdAt: at, updatedAt: at };
    accountOf(state, comment.author);
    repository.reviewComments.set(added.id, added);
    return added;
}
/** One update after the other: two at once would fight over the lock of the same ref. */
const updates = new WeakMap();
/** Brings head commits, `refs/pull/N/head` and `refs/pull/N/merge` up to date with the branches, as GitHub does after every push. */
function updatePullRefs(state, repository) {
    const before = updates.get(repository) ?? Promise.resolve();
    const now = before.then(() => updateEach(state, repository));
    updates.set(repository, now.catch(() => { }));
    return now;
}
async function updateEach(state, repository) {
    const { bare } = repository;
    const open = [...repository.issues.values()].filter((issue) => issue.pull !== undefined && issue.state === 'open');
    if (open.length === 0)
        return;
    const refs = await refsOf(bare);
    for (const { pull, number } of open) {
        if (pull === undefined)
            continue;
        const from = state.repositories.get(pull.headRepository)?.bare ?? bare;
        const heads = from === bare ? refs : await refsOf(from);
        pull.headSha = heads.get(`refs/heads/${pull.headRef}`)?.sha ?? pull.headSha;
        pull.baseSha = refs.get(`refs/heads/${pull.baseRef}`)?.sha ?? pull.baseSha;
        const ref = `refs/pull/${number}/head`;
        if (refs.get(ref)?.sha !== pull.headSha) {
            if (from !== bare)
                await git_git(bare, ['fetch', '--quiet', from, `+refs/heads/${pull.headRef}:${ref}`]);
            else
                await git_git(bare, ['update-ref', ref, pull.headSha]);
        }
        const parents = refs.get(`refs/pull/${number}/merge`)?.parents;
        if (parents !== `${pull.baseSha} ${pull.headSha}`)
            await updateMergeRef(bare, number, pull);
    }
}
/** The commit of each branch and pull request, and its parents: one process, since this is asked at every request. */
async function refsOf(bare) {
    const format = '--format=%(refname) %(objectname) %(parent)';
    const lines = await git_git(bare, ['for-each-ref', format, 'refs/heads/', 'refs/pull/']);
    const refs = lines.split('\n').map((line) => line.split(' '));
    return new Map(refs.map(([ref = '', sha = '', ...parents]) => [ref, { sha, parents: parents.join(' ') }]));
}
/** The trial merge that `pull_request` workflows check out; absent while there are conflicts (and with git before 2.38). */
async function updateMergeRef(bare, number, pull) {
    const ref = `refs/pull/${number}/merge`;
    const { headSha, baseSha } = pull;
    const merge = await tryGit(bare, ['merge-tree', '--write-tree', baseSha, headSha]);
    if (merge.exitCode !== 0) {
        await tryGit(bare, ['update-ref', '-d', ref]);
        return;
    }
    const tree = merge.stdout.slice(0, 40);
    const message = `Merge ${headSha} into ${baseSha}`;
    const date = { GIT_AUTHOR_DATE: '1767600000 +0000', GIT_COMMITTER_DATE: '1767600000 +0000' };
    const commit = await git_git(bare, ['commit-tree', tree, '-p', baseSha, '-p', headSha, '-m', message], date);
    await git_git(bare, ['update-ref', ref, commit]);
}
async function commitOf(bare, ref) {
    try {
        return await git_git(bare, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/demo/github/render.js

/** The JSON that the API and the event payloads show: only what is commonly read, but that with its real shape. */
function renderUser({ state, web, api }, login) {
    const { id, type } = state_accountOf(state, login);
    return {
        login,
        id,
        node_id: `U_${id}`,
        avatar_url: `${web}/avatars/${id}`,
        gravatar_id: '',
        url: `${api}/users/${encodeURIComponent(login)}`,
        html_url: `${web}/${encodeURIComponent(login)}`,
        type,
        site_admin: false,
    };
}
function renderRepository(roots, repository) {
    const { fullName } = repository;
    const [owner = '', name = ''] = fullName.split('/');
    return {
        id: repository.id,
        node_id: `R_${repository.id}`,
        name,
        full_name: fullName,
        private: repository.private,
        owner: renderUser(roots, owner),
        html_url: `${roots.web}/${fullName}`,
        description: null,
        fork: repository.parent !== undefined,
        url: `${roots.api}/repos/${fullName}`,
        clone_url: `${roots.web}/${fullName}.git`,
        default_branch: repository.defaultBranch,
        visibility: repository.private ? 'private' : 'public',
        archived: false,
        disabled: false,
        has_issues: true,
    };
}
function renderIssue(roots, repository, issue) {
    const { number } = issue;
    const api = `${roots.api}/repos/${repository.fullName}`;
    const web = `${roots.web}/${repository.fullName}`;
    const comments = [...repository.comments.values()].filter((comment) => comment.issue === number).length;
    return {
        ...common(roots, repository, issue),
        url: `${api}/issues/${number}`,
        repository_url: api,
        comments_url: `${api}/issues/${number}/comments`,
        html_url: `${web}/${issue.pull === undefined ? 'issues' : 'pull'}/${number}`,
        comments,
        ...(issue.pull === undefined
            ? {}
            : {
                draft: issue.pull.draft,
                pull_request: {
                    url: `${api}/pulls/${number}`,
                    html_url: `${web}/pull/${number}`,
                    diff_url: `${web}/pull/${number}.diff`,
                    patch_url: `${web}/pull/${number}.patch`,
                    merged_at: issue.pull.merged ? issue.updatedAt : null,
                },
            }),
    };
}
function renderPull(roots, repository, issue) {
    const { number, pull } = issue;
    if (pull === undefined)
        throw new Error(`#${number} is not a pull request.`);
    const api = `${roots.api}/repos/${repository.fullName}`;
    return {
        ...common(roots, repository, issue),
        url: `${api}/pulls/${number}`,
        html_url: `${roots.web}/${repository.fullName}/pull/${number}`,
        diff_url: `${roots.web}/${repository.fullName}/pull/${number}.diff`,
        issue_url: `${api}/issues/${number}`,
        draft: pull.draft,
        merged_at: pull.merged ? issue.updatedAt : null,
        merge_commit_sha: null,
        head: renderSide(roots, roots.state.repositories.get(pull.headRepository), pull.headRepository, pull.headRef, pull.headSha),
        base: renderSide(roots, repository, repository.fullName, pull.baseRef, pull.baseSha),
    };
}
function renderSide(roots, repository, fullName, ref, sha) {
    const owner = fullName.split('/')[0] ?? '';
    // A deleted fork leaves a pull request whose head has no repository.
    const repo = repository === undefined ? null : renderRepository(roots, repository);
    return { label: `${owner}:${ref}`, ref, sha, user: renderUser(roots, owner), repo };
}
function common(roots, repository, issue) {
    const user = renderUser(roots, issue.author);
    const assignees = issue.assignees.map((login) => renderUser(roots, login));
    return {
        id: issue.id,
        node_id: `I_${issue.id}`,
        number: issue.number,
        title: issue.title,
        body: issue.body,
        user,
        state: issue.state,
        locked: false,
        labels: issue.labels.map((label) => renderLabel(roots, repository, label)),
        assignee: assignees[0] ?? null,
        assignees,
        milestone: null,
        author_association: associationOf(repository, issue.author),
        active_lock_reason: null,
        created_at: issue.createdAt,
        updated_at: issue.updatedAt,
        closed_at: null,
    };
}
function renderLabel(roots, repository, name) {
    const url = `${roots.api}/repos/${repository.fullName}/labels/${encodeURIComponent(name)}`;
    return {
        id: 5000 + name.length,
        node_id: `L_${name}`,
        url,
        name,
        description: null,
        color: '0e8a16',
        default: false,
    };
}
function associationOf(repository, login) {
    if (repository.fullName.startsWith(`${login}/`))
        return 'OWNER';
    const role = repository.roles.get(login) ?? 'none';
    return role === 'none' || role === 'read' ? 'NONE' : 'COLLABORATOR';
}

;// CONCATENATED MODULE: ./lib/demo/github/render-comment.js

function renderComment(roots, repository, comment) {
    const api = `${roots.api}/repos/${repository.fullName}`;
    const pull = repository.issues.get(comment.issue)?.pull !== undefined;
    const page = `${roots.web}/${repository.fullName}/${pull ? 'pull' : 'issues'}/${comment.issue}`;
    return {
        id: comment.id,
        node_id: `IC_${comment.id}`,
        url: `${api}/issues/comments/${comment.id}`,
        html_url: `${page}#issuecomment-${comment.id}`,
        issue_url: `${api}/issues/${comment.issue}`,
        user: renderUser(roots, comment.author),
        body: comment.body,
        author_association: associationOf(repository, comment.author),
        performed_via_github_app: null,
        created_at: comment.createdAt,
        updated_at: comment.updatedAt,
    };
}
function renderReview(roots, repository, review) {
    const page = `${roots.web}/${repository.fullName}/pull/${review.pull}`;
    return {
        id: review.id,
        node_id: `PRR_${review.id}`,
        user: renderUser(roots, review.author),
        body: review.body,
        state: review.state,
        html_url: `${page}#pullrequestreview-${review.id}`,
        pull_request_url: `${roots.api}/repos/${repository.fullName}/pulls/${review.pull}`,
        submitted_at: review.submittedAt,
        commit_id: repository.issues.get(review.pull)?.pull?.headSha ?? null,
        author_association: associationOf(repository, review.author),
    };
}
function renderReviewComment(roots, repository, comment) {
    const api = `${roots.api}/repos/${repository.fullName}`;
    const sha = repository.issues.get(comment.pull)?.pull?.headSha ?? '';
    return {
        id: comment.id,
        node_id: `PRRC_${comment.id}`,
        url: `${api}/pulls/comments/${comment.id}`,
        html_url: `${roots.web}/${repository.fullName}/pull/${comment.pull}#discussion_r${comment.id}`,
        pull_request_url: `${api}/pulls/${comment.pull}`,
        pull_request_review_id: null,
        user: renderUser(roots, comment.author),
        body: comment.body,
        path: comment.path,
        line: comment.line,
        original_line: comment.line,
        side: 'RIGHT',
        diff_hunk: comment.diffHunk,
        commit_id: sha,
        original_commit_id: sha,
        author_association: associationOf(repository, comment.author),
        created_at: comment.createdAt,
        updated_at: comment.updatedAt,
    };
}
function renderReaction(roots, reaction) {
    const { id, content, author, createdAt } = reaction;
    return { id, node_id: `REA_${id}`, user: renderUser(roots, author), content, created_at: createdAt };
}

;// CONCATENATED MODULE: ./lib/demo/event-payloads.js



/** The events of a repository as GitHub would deliver them to a workflow, made from the server's state. */
class EventSource {
    #roots;
    #repository;
    constructor(server, repository) {
        this.#roots = { state: server.state, web: server.url, api: server.apiUrl };
        this.#repository = repository;
    }
    /** `issue_comment` `created`, on an issue or a pull request. */
    async commented(comment) {
        const issue = this.#issue(comment.issue);
        return this.#onDefaultBranch('issue_comment', comment.author, {
            action: 'created',
            issue: renderIssue(this.#roots, this.#repository, issue),
            comment: renderComment(this.#roots, this.#repository, comment),
        });
    }
    /** `issues` or `pull_request` `labeled`. The label is on the issue afterwards. */
    async labeled(issue, label, sender) {
        if (!issue.labels.includes(label))
            issue.labels.push(label);
        const fields = { action: 'labeled', label: renderLabel(this.#roots, this.#repository, label) };
        return this.#ofIssue(issue, sender, fields);
    }
    async assigned(issue, assignee, sender) {
        if (!issue.assignees.includes(assignee))
            issue.assignees.push(assignee);
        return this.#ofIssue(issue, sender, { action: 'assigned', assignee: renderUser(this.#roots, assignee) });
    }
    async opened(issue) {
        return this.#ofIssue(issue, issue.author, { action: 'opened' });
    }
    async reviewCommented(comment) {
        const issue = this.#issue(comment.pull);
        return this.#onPull('pull_request_review_comment', issue, comment.author, {
            action: 'created',
            comment: renderReviewComment(this.#roots, this.#repository, comment),
        });
    }
    async scheduled(cron = '17 3 * * *') {
        const event = await this.#onDefaultBranch('schedule', 'github-actions[bot]', { schedule: cron });
        // A schedule has no sender, and runs in the name of who wrote the workflow.
        const { sender: _, ...payload } = event.payload;
        return { ...event, actor: this.#repository.fullName.split('/')[0] ?? '', payload };
    }
    async dispatched(sender, inputs = {}) {
        const ref = `refs/heads/${this.#repository.defaultBranch}`;
        return this.#onDefaultBranch('workflow_dispatch', sender, {
            inputs,
            ref,
            workflow: '.github/workflows/greengate.yml',
        });
    }
    #issue(number) {
        const issue = this.#repository.issues.get(number);
        if (issue === undefined)
            throw new Error(`There is no #${number} in ${this.#repository.fullName}.`);
        return issue;
    }
    #ofIssue(issue, sender, fields) {
        if (issue.pull !== undefined)
            return this.#onPull('pull_request', issue, sender, fields);
        const rendered = renderIssue(this.#roots, this.#repository, issue);
        return this.#onDefaultBranch('issues', sender, { ...fields, issue: rendered });
    }
    async #onDefaultBranch(name, sender, fields) {
        const { bare, defaultBranch } = this.#repository;
        const ref = `refs/heads/${defaultBranch}`;
        return this.#event(name, sender, fields, { ref, sha: (await commitOf(bare, ref)) ?? '0'.repeat(40) });
    }
    async #onPull(name, issue, sender, fields) {
        const pull = renderPull(this.#roots, this.#repository, issue);
        const ref = `refs/pull/${issue.number}/merge`;
        const sha = (await commitOf(this.#repository.bare, ref)) ?? issue.pull?.headSha ?? '';
        return this.#event(name, sender, { ...fields, number: issue.number, pull_request: pull }, { ref, sha });
    }
    #event(name, sender, fields, at) {
        const repository = renderRepository(this.#roots, this.#repository);
        const payload = { ...fields, repository, sender: renderUser(this.#roots, sender) };
        return { name, payload, repository: this.#repository.fullName, actor: sender, ...at };
    }
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
;// CONCATENATED MODULE: ./lib/demo/loopback.js

/** An HTTP server that only this machine can reach, on a port of the system's choice. */
async function listenOnLoopback(handle) {
    const listener = (request, response) => {
        handle(request, response).catch((error) => fail(response, error));
    };
    const server = (0,external_node_http_.createServer)(listener);
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address();
    return {
        url: `http://127.0.0.1:${port}`,
        close: () => new Promise((resolve) => {
            server.close(() => resolve());
            server.closeAllConnections();
        }),
    };
}
async function readBody(request) {
    const chunks = [];
    for await (const chunk of request)
        chunks.push(chunk);
    return Buffer.concat(chunks);
}
function sendJson(response, status, body, headers = {}) {
    const text = body === undefined ? '' : JSON.stringify(body);
    response.writeHead(status, {
        ...(text === '' ? {} : { 'content-type': 'application/json; charset=utf-8' }),
        ...headers,
    });
    response.end(text);
}
function fail(response, error) {
    if (response.destroyed)
        return;
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    if (response.headersSent)
        response.destroy();
    else
        sendJson(response, 500, { message: `The embedded server failed: ${text}` });
}

;// CONCATENATED MODULE: ./lib/demo/git-server.js




const GIT_PATH = /^\/([^/]+\/[^/]+?)(?:\.git)?(\/info\/refs|\/git-upload-pack|\/git-receive-pack|\/HEAD|\/objects\/.+)$/;
function isGitPath(path) {
    return GIT_PATH.test(path);
}
/**
 * Git's smart HTTP protocol for the bare repositories, by git's own CGI program: hooks of the bare repository run,
 * tokens are checked as GitHub does it (any user name, the token as password).
 */
async function answerGit(state, request, response, onRequest) {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const body = await readBody(request);
    if (await onRequest(body))
        return;
    const [, fullName = '', suffix = ''] = GIT_PATH.exec(url.pathname) ?? [];
    const repository = state.repositories.get(fullName);
    const push = suffix === '/git-receive-pack' || url.searchParams.get('service') === 'git-receive-pack';
    const { grant, given } = grantOf(state, request);
    const refusal = refusalOf({ repository, grant, given, push, fullName });
    if (refusal !== undefined || repository === undefined) {
        const { status, text } = refusal ?? { status: 404, text: 'Repository not found.' };
        const ask = status === 401 ? { 'www-authenticate': 'Basic realm="GitHub"' } : {};
        response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...ask });
        response.end(text);
        return;
    }
    await updatePullRefs(state, repository);
    await runBackend(request, response, { bare: repository.bare, suffix, query: url.search.slice(1), body, push });
    // Before the client is told: what it asks next must already see the new heads.
    if (suffix === '/git-receive-pack')
        await updatePullRefs(state, repository);
    response.end();
}
function grantOf(state, request) {
    const header = request.headers.authorization ?? '';
    const encoded = /^basic (.+)$/i.exec(header)?.[1];
    if (encoded === undefined)
        return { grant: undefined, given: header !== '' };
    const pair = Buffer.from(encoded, 'base64').toString();
    return { grant: state.tokens.get(pair.slice(pair.indexOf(':') + 1)), given: true };
}
function refusalOf(about) {
    const { repository, grant, given, push, fullName } = about;
    if (grant === undefined) {
        const open = repository?.private === false && !push && !given;
        return open ? undefined : { status: 401, text: 'Invalid username or token.' };
    }
    const contents = grant.permissions['contents'];
    if (repository === undefined)
        return { status: 404, text: 'Repository not found.' };
    if (contents === undefined && repository.private)
        return { status: 403, text: 'Write access to repository not granted.' };
    if (push && contents !== 'write')
        return { status: 403, text: `Permission to ${fullName}.git denied to ${grant.login}.` };
    return undefined;
}
/** As on GitHub: any commit may be fetched, filters work, and `refs/pull/*` cannot be pushed to. */
const SETTINGS = [
    ['uploadpack.allowAnySHA1InWant', 'true'],
    ['uploadpack.allowFilter', 'true'],
    ['receive.hideRefs', 'refs/pull'],
    ['receive.advertisePushOptions', 'true'],
];
function settingsEnv() {
    const env = { GIT_CONFIG_COUNT: String(SETTINGS.length) };
    for (const [index, [key, value]] of SETTINGS.entries()) {
        env[`GIT_CONFIG_KEY_${index}`] = key;
        env[`GIT_CONFIG_VALUE_${index}`] = value;
    }
    return env;
}
async function runBackend(request, response, about) {
    const header = (name) => String(request.headers[name] ?? '');
    const child = (0,external_node_child_process_.spawn)('git', ['http-backend'], {
        env: {
            PATH: process.env['PATH'] ?? '',
            HOME: about.bare,
            ...GIT_ENV,
            ...settingsEnv(),
            GIT_PROJECT_ROOT: about.bare,
            GIT_HTTP_EXPORT_ALL: '1',
            PATH_INFO: about.suffix,
            QUERY_STRING: about.query,
            REQUEST_METHOD: request.method ?? 'GET',
            CONTENT_TYPE: header('content-type'),
            CONTENT_LENGTH: String(about.body.length),
            HTTP_CONTENT_ENCODING: header('content-encoding'),
            GIT_PROTOCOL: header('git-protocol'),
            REMOTE_ADDR: '127.0.0.1',
            // Being named is what lets a client push.
            ...(about.push ? { REMOTE_USER: 'token' } : {}),
        },
        stdio: ['pipe', 'pipe', 'ignore'],
    });
    // The program may refuse before it has read everything.
    child.stdin.on('error', () => { });
    child.stdin.end(about.body);
    await forwardCgi(child.stdout, response);
}
/** A CGI answer: header lines, an empty line, the body. */
async function forwardCgi(stdout, response) {
    let head = Buffer.alloc(0);
    let started = false;
    for await (const chunk of stdout) {
        if (started) {
            response.write(chunk);
            continue;
        }
        head = Buffer.concat([head, chunk]);
        const end = head.indexOf('\r\n\r\n');
        if (end === -1)
            continue;
        started = true;
        writeCgiHead(head.subarray(0, end).toString('latin1'), response);
        response.write(head.subarray(end + 4));
    }
    if (!started)
        response.writeHead(500);
}
function writeCgiHead(text, response) {
    let status = 200;
    for (const line of text.split('\r\n')) {
        const colon = line.indexOf(':');
        const name = line.slice(0, colon);
        const value = line.slice(colon + 1).trim();
        if (name.toLowerCase() === 'status')
            status = Number.parseInt(value, 10);
        else
            response.setHeader(name, value);
    }
    response.writeHead(status);
}

;// CONCATENATED MODULE: ./lib/demo/github/route.js
/** Thrown by routes: the answer that ends the request. */
class ApiError extends Error {
    name = 'ApiError';
    response;
    constructor(status, message, more = {}) {
        super(message);
        const { errors, headers } = more;
        const docs = { documentation_url: 'https://docs.github.com/rest', status: String(status) };
        this.response = {
            status,
            body: { message, ...(errors === undefined ? {} : { errors }), ...docs },
            ...(headers === undefined ? {} : { headers }),
        };
    }
}
function notFound() {
    return new ApiError(404, 'Not Found');
}
function invalid(resource, error) {
    return new ApiError(422, 'Validation Failed', { errors: [{ resource, ...error }] });
}
function matchPath(pattern, path) {
    const names = [];
    const source = pattern.replace(/\{(\w+)(\+?)\}/g, (_, name, rest) => {
        names.push(name);
        return rest === '+' ? '(.+)' : '([^/]+)';
    });
    const found = new RegExp(`^${source}$`).exec(path);
    if (found === null)
        return undefined;
    return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]));
}
/** One page of a list, with GitHub's `Link` header. */
function page(call, items) {
    const { query, path } = call.request;
    const perPage = Math.min(100, Math.max(1, Number(query.get('per_page') ?? 30)));
    const current = Math.max(1, Number(query.get('page') ?? 1));
    const last = Math.max(1, Math.ceil(items.length / perPage));
    const body = items.slice((current - 1) * perPage, current * perPage);
    const link = (to, rel) => {
        const target = new URLSearchParams(query);
        target.set('page', String(to));
        return `<${call.api}${path}?${target.toString()}>; rel="${rel}"`;
    };
    const links = [
        ...(current > 1 ? [link(current - 1, 'prev')] : []),
        ...(current < last ? [link(current + 1, 'next'), link(last, 'last')] : []),
        ...(current > 1 ? [link(1, 'first')] : []),
    ];
    return { status: 200, body, ...(links.length === 0 ? {} : { headers: { link: links.join(', ') } }) };
}
function issueOf(call) {
    const issue = call.repository.issues.get(Number(call.params['number']));
    if (issue === undefined)
        throw notFound();
    return issue;
}
function fieldsOf(call) {
    const { body } = call.request;
    if (typeof body !== 'object' || body === null || Array.isArray(body))
        throw new ApiError(400, 'Problems parsing JSON');
    return body;
}
function textField(call, name) {
    const value = fieldsOf(call)[name];
    return typeof value === 'string' ? value : undefined;
}
const LONGEST_BODY = 65_536;
function checkedBody(resource, body, required) {
    if (required && (body === undefined || body.trim() === '')) {
        throw invalid(resource, { code: 'missing_field', field: 'body', message: "Body can't be blank" });
    }
    if (body !== undefined && [...body].length > LONGEST_BODY) {
        throw invalid(resource, {
            code: 'unprocessable',
            field: 'data',
            message: `Body is too long (maximum is ${LONGEST_BODY} characters)`,
        });
    }
    return body;
}

;// CONCATENATED MODULE: ./lib/demo/github/issue-routes.js





const ISSUE = '/repos/{owner}/{repo}/issues/{number}';
const COMMENT = '/repos/{owner}/{repo}/issues/comments/{id}';
/** Issues, their comments, labels and reactions. Pull requests are issues here, as on GitHub. */
const issueRoutes = [
    {
        method: 'GET',
        path: ISSUE,
        needs: issueAccess('read'),
        answer: (call) => ({ status: 200, body: renderIssue(call, call.repository, issueOf(call)) }),
    },
    { method: 'GET', path: `${ISSUE}/comments`, needs: issueAccess('read'), answer: listComments },
    { method: 'POST', path: `${ISSUE}/comments`, needs: issueAccess('write'), answer: createComment },
    {
        method: 'GET',
        path: COMMENT,
        needs: commentAccess('read'),
        answer: (call) => ({ status: 200, body: renderComment(call, call.repository, commentOf(call)) }),
    },
    { method: 'PATCH', path: COMMENT, needs: commentAccess('write'), answer: updateComment },
    {
        method: 'GET',
        path: `${ISSUE}/labels`,
        needs: issueAccess('read'),
        answer: (call) => page(call, issueOf(call).labels.map((label) => renderLabel(call, call.repository, label))),
    },
    { method: 'DELETE', path: `${ISSUE}/labels/{name}`, needs: issueAccess('write'), answer: removeLabel },
    {
        method: 'POST',
        path: `${ISSUE}/reactions`,
        needs: issueAccess('write'),
        answer: (call) => react(call, 'issue', issueOf(call).number),
    },
    {
        method: 'POST',
        path: `${COMMENT}/reactions`,
        needs: commentAccess('write'),
        answer: (call) => react(call, 'comment', commentOf(call).id),
    },
    {
        method: 'POST',
        path: '/repos/{owner}/{repo}/pulls/comments/{id}/reactions',
        needs: [{ pull_requests: 'write' }],
        answer: (call) => {
            const id = Number(call.params['id']);
            if (!call.repository.reviewComments.has(id))
                throw notFound();
            return react(call, 'review-comment', id);
        },
    },
];
/** On pull requests either right will do, on issues only the one for issues. */
function needsFor(call, number, access) {
    const isPull = call.repository.issues.get(number)?.pull !== undefined;
    return isPull ? [{ issues: access }, { pull_requests: access }] : [{ issues: access }];
}
function issueAccess(access) {
    return (call) => needsFor(call, Number(call.params['number']), access);
}
function commentAccess(access) {
    return (call) => needsFor(call, call.repository.comments.get(Number(call.params['id']))?.issue ?? 0, access);
}
function commentOf(call) {
    const comment = call.repository.comments.get(Number(call.params['id']));
    if (comment === undefined)
        throw notFound();
    return comment;
}
function listComments(call) {
    const { number } = issueOf(call);
    const since = call.request.query.get('since') ?? '';
    const found = [...call.repository.comments.values()].filter((comment) => comment.issue === number && comment.updatedAt >= since);
    return page(call, found.map((comment) => renderComment(call, call.repository, comment)));
}
function createComment(call) {
    const issue = issueOf(call);
    const body = checkedBody('IssueComment', textField(call, 'body'), true) ?? '';
    const comment = addComment(call.state, call.repository, { issue: issue.number, author: call.grant.login, body });
    const rendered = renderComment(call, call.repository, comment);
    return { status: 201, body: rendered, headers: { location: String(rendered['url']) } };
}
function updateComment(call) {
    const comment = commentOf(call);
    comment.body = checkedBody('IssueComment', textField(call, 'body'), true) ?? '';
    comment.updatedAt = state_tick(call.state);
    return { status: 200, body: renderComment(call, call.repository, comment) };
}
function removeLabel(call) {
    const issue = issueOf(call);
    const name = (call.params['name'] ?? '').toLowerCase();
    const left = issue.labels.filter((label) => label.toLowerCase() !== name);
    if (left.length === issue.labels.length)
        throw notFound();
    issue.labels = left;
    return { status: 200, body: left.map((label) => renderLabel(call, call.repository, label)) };
}
const REACTIONS = ['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes'];
function react(call, on, target) {
    const content = String(fieldsOf(call)['content']);
    if (!REACTIONS.includes(content))
        throw invalid('Reaction', { code: 'invalid', field: 'content' });
    const { reactions } = call.repository;
    const author = call.grant.login;
    const same = reactions.find((one) => one.on === on && one.target === target && one.content === content && one.author === author);
    if (same !== undefined)
        return { status: 200, body: renderReaction(call, same) };
    const reaction = { id: state_newId(call.state), content, author, on, target, createdAt: state_tick(call.state) };
    reactions.push(reaction);
    return { status: 201, body: renderReaction(call, reaction) };
}

;// CONCATENATED MODULE: ./lib/demo/github/pull-files.js



/** A pull request as it is shown alone: with the numbers that lists leave out. */
async function wholePull(call, issue) {
    await updatePullRefs(call.state, call.repository);
    const files = await filesOf(call, issue);
    const sum = (name) => files.reduce((total, file) => total + file[name], 0);
    const range = `${issue.pull.baseSha}..${issue.pull.headSha}`;
    return {
        ...renderPull(call, call.repository, issue),
        merged: issue.pull.merged,
        mergeable: true,
        mergeable_state: 'clean',
        maintainer_can_modify: false,
        commits: Number(await git_git(call.repository.bare, ['rev-list', '--count', range])),
        additions: sum('additions'),
        deletions: sum('deletions'),
        changed_files: files.length,
    };
}
const STATUS_WORDS = {
    A: 'added',
    M: 'modified',
    D: 'removed',
    R: 'renamed',
    T: 'changed',
};
/** What the pull request changes since it left its base, counted by git. */
async function filesOf(call, issue) {
    const { bare } = call.repository;
    await updatePullRefs(call.state, call.repository);
    const range = `${issue.pull.baseSha}...${issue.pull.headSha}`;
    const raw = (await git_git(bare, ['diff', '--raw', '--no-renames', '--no-abbrev', '-z', range])).split('\0');
    const counts = (await git_git(bare, ['diff', '--numstat', '--no-renames', '-z', range])).split('\0');
    const files = [];
    for (let at = 0; at + 1 < raw.length; at += 2) {
        const [, , , blob = '', status = 'M'] = (raw[at] ?? '').split(' ');
        const [added = '0', removed = '0'] = (counts[at / 2] ?? '').split('\t');
        const additions = Number(added === '-' ? 0 : added);
        const deletions = Number(removed === '-' ? 0 : removed);
        const filename = raw[at + 1] ?? '';
        const place = encodeURIComponent(filename);
        files.push({
            sha: blob,
            filename,
            status: STATUS_WORDS[status] ?? 'changed',
            additions,
            deletions,
            changes: additions + deletions,
            blob_url: `${call.web}/${call.repository.fullName}/blob/${issue.pull.headSha}/${place}`,
            raw_url: `${call.web}/${call.repository.fullName}/raw/${issue.pull.headSha}/${place}`,
            contents_url: `${call.api}/repos/${call.repository.fullName}/contents/${place}?ref=${issue.pull.headSha}`,
        });
    }
    return files;
}

;// CONCATENATED MODULE: ./lib/demo/github/create-pull.js




/** Opens a pull request, or says like GitHub why there can be none. */
async function createPull(call) {
    const { repository, state, grant } = call;
    if (grant.kind === 'installation' && !repository.actionsMayOpenPulls) {
        throw new ApiError(403, 'GitHub Actions is not permitted to create or approve pull requests.');
    }
    const title = textField(call, 'title')?.trim() ?? '';
    if (title === '')
        throw invalid('PullRequest', { code: 'missing_field', field: 'title' });
    if ([...title].length > 256)
        throw invalid('PullRequest', { code: 'custom', message: 'title is too long (maximum is 256 characters)' });
    const body = checkedBody('PullRequest', textField(call, 'body'), false);
    const base = textField(call, 'base') ?? '';
    const from = headOf(call);
    const baseSha = await commitOf(repository.bare, `refs/heads/${base}`);
    if (baseSha === undefined)
        throw invalid('PullRequest', { code: 'invalid', field: 'base' });
    const headSha = await commitOf(from.repository.bare, `refs/heads/${from.ref}`);
    if (headSha === undefined)
        throw invalid('PullRequest', { code: 'invalid', field: 'head' });
    await refuseWithoutCommits(from, { base, baseSha, headSha, bare: repository.bare });
    refuseSecond(repository, from);
    const draft = fieldsOf(call)['draft'] === true;
    const pull = await addPull(state, repository, {
        title,
        body: body ?? null,
        author: grant.login,
        head: from.ref,
        base,
        headRepository: from.repository.fullName,
        draft,
    });
    const rendered = await wholePull(call, pull);
    return { status: 201, body: rendered, headers: { location: String(rendered['url']) } };
}
function headOf(call) {
    const head = textField(call, 'head') ?? '';
    const colon = head.indexOf(':');
    if (colon === -1)
        return { repository: call.repository, ref: head };
    const owner = head.slice(0, colon);
    const repository = [...call.state.repositories.values()].find((one) => one.fullName.startsWith(`${owner}/`) && (one === call.repository || one.parent === call.repository.fullName));
    if (repository === undefined)
        throw invalid('PullRequest', { code: 'invalid', field: 'head' });
    return { repository, ref: head.slice(colon + 1) };
}
async function refuseWithoutCommits(from, about) {
    const env = { GIT_ALTERNATE_OBJECT_DIRECTORIES: `${about.bare}/objects` };
    const ahead = await git_git(from.repository.bare, ['rev-list', '--count', `${about.baseSha}..${about.headSha}`], env);
    if (ahead !== '0')
        return;
    throw invalid('PullRequest', { code: 'custom', message: `No commits between ${about.base} and ${from.ref}` });
}
function refuseSecond(repository, from) {
    const open = [...repository.issues.values()].some((issue) => issue.state === 'open' &&
        issue.pull?.headRef === from.ref &&
        issue.pull.headRepository === from.repository.fullName);
    if (!open)
        return;
    const owner = from.repository.fullName.split('/')[0] ?? '';
    throw invalid('PullRequest', { code: 'custom', message: `A pull request already exists for ${owner}:${from.ref}.` });
}

;// CONCATENATED MODULE: ./lib/demo/github/pull-routes.js







const PULLS = '/repos/{owner}/{repo}/pulls';
const PULL = `${PULLS}/{number}`;
const READ = [{ pull_requests: 'read' }];
const WRITE = [{ pull_requests: 'write' }];
/** Pull requests: their commits and files are those of the real branches. */
const pullRoutes = [
    { method: 'GET', path: PULLS, needs: READ, answer: listPulls },
    { method: 'POST', path: PULLS, needs: WRITE, answer: createPull },
    {
        method: 'GET',
        path: PULL,
        needs: READ,
        answer: async (call) => ({ status: 200, body: await wholePull(call, pullOf(call)) }),
    },
    { method: 'PATCH', path: PULL, needs: WRITE, answer: updatePull },
    {
        method: 'GET',
        path: `${PULL}/files`,
        needs: READ,
        answer: async (call) => page(call, await filesOf(call, pullOf(call))),
    },
    {
        method: 'GET',
        path: `${PULL}/reviews`,
        needs: READ,
        answer: (call) => {
            const { number } = pullOf(call);
            const found = [...call.repository.reviews.values()].filter((review) => review.pull === number);
            return page(call, found.map((review) => renderReview(call, call.repository, review)));
        },
    },
    {
        method: 'GET',
        path: `${PULL}/comments`,
        needs: READ,
        answer: (call) => {
            const { number } = pullOf(call);
            const found = [...call.repository.reviewComments.values()].filter((comment) => comment.pull === number);
            if (call.request.query.get('direction') === 'desc')
                found.reverse();
            return page(call, found.map((comment) => renderReviewComment(call, call.repository, comment)));
        },
    },
];
function pullOf(call) {
    const issue = issueOf(call);
    if (issue.pull === undefined)
        throw notFound();
    return issue;
}
async function listPulls(call) {
    await updatePullRefs(call.state, call.repository);
    const { query } = call.request;
    const state = query.get('state') ?? 'open';
    const head = query.get('head');
    const base = query.get('base');
    const found = [...call.repository.issues.values()].filter((issue) => {
        const { pull } = issue;
        if (pull === undefined || (state !== 'all' && issue.state !== state))
            return false;
        const owner = pull.headRepository.split('/')[0] ?? '';
        // A head without an owner is ignored by GitHub: the list is not filtered then.
        if (head?.includes(':') === true && head !== `${owner}:${pull.headRef}`)
            return false;
        return base === null || base === pull.baseRef;
    });
    found.sort((a, b) => b.number - a.number);
    if (query.get('direction') === 'asc')
        found.reverse();
    return page(call, found.map((issue) => renderPull(call, call.repository, issue)));
}
async function updatePull(call) {
    const issue = pullOf(call);
    const body = checkedBody('PullRequest', textField(call, 'body'), false);
    const base = textField(call, 'base');
    if (base !== undefined && (await commitOf(call.repository.bare, `refs/heads/${base}`)) === undefined) {
        throw invalid('PullRequest', { code: 'invalid', field: 'base' });
    }
    const state = textField(call, 'state');
    issue.title = textField(call, 'title') ?? issue.title;
    issue.body = body ?? issue.body;
    issue.pull.baseRef = base ?? issue.pull.baseRef;
    if (state === 'open' || state === 'closed')
        issue.state = state;
    issue.updatedAt = state_tick(call.state);
    return { status: 200, body: await wholePull(call, issue) };
}

;// CONCATENATED MODULE: ./lib/demo/github/repository-routes.js





const REPOSITORY = '/repos/{owner}/{repo}';
const SEE = [{ metadata: 'read' }];
const repository_routes_READ = [{ contents: 'read' }];
/** The repository itself: who may do what, branches and refs, check runs and commit statuses. */
const repositoryRoutes = [
    {
        method: 'GET',
        path: REPOSITORY,
        needs: SEE,
        answer: (call) => ({ status: 200, body: renderRepository(call, call.repository) }),
    },
    { method: 'GET', path: `${REPOSITORY}/collaborators/{login}/permission`, needs: SEE, answer: permissionOf },
    { method: 'GET', path: `${REPOSITORY}/branches`, needs: repository_routes_READ, answer: listBranches },
    { method: 'GET', path: `${REPOSITORY}/branches/{branch+}`, needs: repository_routes_READ, answer: getBranch },
    { method: 'GET', path: `${REPOSITORY}/git/ref/{ref+}`, needs: repository_routes_READ, answer: getRef },
    { method: 'GET', path: `${REPOSITORY}/git/matching-refs/{ref+}`, needs: repository_routes_READ, answer: matchingRefs },
    { method: 'POST', path: `${REPOSITORY}/check-runs`, needs: [{ checks: 'write' }], answer: createCheck },
    { method: 'PATCH', path: `${REPOSITORY}/check-runs/{id}`, needs: [{ checks: 'write' }], answer: updateCheck },
    { method: 'POST', path: `${REPOSITORY}/statuses/{sha}`, needs: [{ statuses: 'write' }], answer: createStatus },
];
/** The four permissions the API knows; the finer role is in `role_name`. */
const PERMISSIONS = {
    admin: 'admin',
    maintain: 'write',
    write: 'write',
    triage: 'read',
    read: 'read',
    none: 'none',
};
function permissionOf(call) {
    const login = call.params['login'] ?? '';
    if (!call.state.accounts.has(login))
        throw notFound();
    const role = roleOf(call.repository, login);
    const user = { ...renderUser(call, login), permissions: {}, role_name: role };
    return { status: 200, body: { permission: PERMISSIONS[role], role_name: role, user } };
}
function roleOf(repository, login) {
    if (repository.fullName.startsWith(`${login}/`))
        return 'admin';
    return repository.roles.get(login) ?? (repository.private ? 'none' : 'read');
}
async function listBranches(call) {
    const refs = await refsBelow(call, 'refs/heads/');
    return page(call, refs.map(({ name, sha }) => renderBranch(call, name.slice('refs/heads/'.length), sha)));
}
async function getBranch(call) {
    const branch = call.params['branch'] ?? '';
    const sha = await commitOf(call.repository.bare, `refs/heads/${branch}`);
    if (sha === undefined)
        throw notFound();
    return { status: 200, body: renderBranch(call, branch, sha) };
}
function renderBranch(call, name, sha) {
    const url = `${call.api}/repos/${call.repository.fullName}/commits/${sha}`;
    return { name, commit: { sha, url }, protected: false };
}
async function getRef(call) {
    const ref = `refs/${call.params['ref'] ?? ''}`;
    const sha = await commitOf(call.repository.bare, ref);
    if (sha === undefined)
        throw notFound();
    return { status: 200, body: renderRef(call, ref, sha) };
}
async function matchingRefs(call) {
    const prefix = `refs/${call.params['ref'] ?? ''}`;
    const refs = (await refsBelow(call, 'refs/')).filter(({ name }) => name.startsWith(prefix));
    return { status: 200, body: refs.map(({ name, sha }) => renderRef(call, name, sha)) };
}
function renderRef(call, ref, sha) {
    const api = `${call.api}/repos/${call.repository.fullName}/git`;
    return {
        ref,
        node_id: `REF_${sha.slice(0, 12)}`,
        url: `${api}/${ref}`,
        object: { type: 'commit', sha, url: `${api}/commits/${sha}` },
    };
}
async function refsBelow(call, prefix) {
    const text = await git_git(call.repository.bare, ['for-each-ref', '--format=%(objectname) %(refname)', prefix]);
    return text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => ({ sha: line.slice(0, 40), name: line.slice(41) }));
}
function createCheck(call) {
    const fields = fieldsOf(call);
    const sha = textField(call, 'head_sha') ?? '';
    const check = { id: state_newId(call.state), sha, fields };
    call.repository.checks.set(check.id, check);
    return { status: 201, body: { ...fields, id: check.id, head_sha: sha } };
}
function updateCheck(call) {
    const check = call.repository.checks.get(Number(call.params['id']));
    if (check === undefined)
        throw notFound();
    const fields = { ...check.fields, ...fieldsOf(call) };
    call.repository.checks.set(check.id, { ...check, fields });
    return { status: 200, body: { ...fields, id: check.id, head_sha: check.sha } };
}
async function createStatus(call) {
    const sha = call.params['sha'] ?? '';
    const state = textField(call, 'state') ?? '';
    if (!['error', 'failure', 'pending', 'success'].includes(state))
        throw invalid('Status', { code: 'invalid', field: 'state' });
    if ((await commitOf(call.repository.bare, sha)) === undefined) {
        throw invalid('Status', { code: 'custom', message: `No commit found for SHA: ${sha}` });
    }
    const status = {
        id: state_newId(call.state),
        sha,
        state,
        context: textField(call, 'context') ?? 'default',
        createdAt: state_tick(call.state),
    };
    call.repository.statuses.push(status);
    return {
        status: 201,
        body: { ...fieldsOf(call), id: status.id, context: status.context, created_at: status.createdAt },
    };
}

;// CONCATENATED MODULE: ./lib/demo/github/rest-api.js





/** Everything below `/repos`. */
const routes = [...issueRoutes, ...pullRoutes, ...repositoryRoutes];
/** One request to the REST API: who asks, may they, and what is the answer. */
async function answerApi(state, request, roots) {
    try {
        const grant = rest_api_grantOf(state, request);
        const call = { state, grant, request, params: {}, ...roots };
        return answerUsers(call) ?? (await answerRoutes(call));
    }
    catch (error) {
        if (error instanceof ApiError)
            return error.response;
        throw error;
    }
}
function rest_api_grantOf(state, request) {
    const header = String(request.headers['authorization'] ?? '');
    if (header === '')
        throw new ApiError(401, 'Requires authentication');
    const token = /^(?:bearer|token) (.+)$/i.exec(header)?.[1] ?? '';
    const grant = state.tokens.get(token);
    if (grant === undefined)
        throw new ApiError(401, 'Bad credentials');
    return grant;
}
function answerUsers(call) {
    const { request, grant, state } = call;
    if (request.method !== 'GET')
        return undefined;
    if (request.path === '/user') {
        if (grant.kind === 'installation')
            throw new ApiError(403, 'Resource not accessible by integration');
        return { status: 200, body: renderUser(call, grant.login) };
    }
    const login = matchPath('/users/{login}', request.path)?.['login'];
    if (login === undefined)
        return undefined;
    if (!state.accounts.has(login))
        throw notFound();
    return { status: 200, body: renderUser(call, login) };
}
async function answerRoutes(call) {
    const { request, state } = call;
    for (const route of routes) {
        const params = route.method === request.method ? matchPath(route.path, request.path) : undefined;
        if (params === undefined)
            continue;
        const repository = state.repositories.get(`${params['owner']}/${params['repo']}`);
        if (repository === undefined)
            throw notFound();
        const inRepository = { ...call, params, repository };
        demand(call.grant, typeof route.needs === 'function' ? route.needs(inRepository) : route.needs);
        return route.answer(inRepository);
    }
    throw notFound();
}
/** The right to see the repository comes with every token. */
function demand(grant, needs) {
    const granted = needs.some((one) => Object.entries(one).every(([name, access]) => {
        const has = name === 'metadata' ? 'read' : grant.permissions[name];
        return has === 'write' || has === access;
    }));
    if (granted)
        return;
    const accepted = needs
        .map((one) => Object.entries(one)
        .map(([name, access]) => `${name}=${access}`)
        .join(','))
        .join('; ');
    const message = grant.kind === 'installation'
        ? 'Resource not accessible by integration'
        : 'Resource not accessible by personal access token';
    throw new ApiError(403, message, { headers: { 'x-accepted-github-permissions': accepted } });
}

;// CONCATENATED MODULE: ./lib/demo/github-server.js





/** The job token's rights in the examples' workflows. */
const WORKFLOW_PERMISSIONS = {
    contents: 'write',
    issues: 'write',
    pull_requests: 'write',
};
const API_ROOT = '/api/v3';
const RATE_LIMIT = 1000;
/** A GitHub on this machine: REST API and git remotes over HTTP, backed by real bare repositories. */
async function startGitHub(options) {
    const state = createState();
    for (const repository of options.repositories)
        addRepository(state, repository);
    state.accounts.set('github-actions[bot]', { login: 'github-actions[bot]', id: 41898282, type: 'Bot' });
    const permissions = options.permissions ?? WORKFLOW_PERMISSIONS;
    state.tokens.set(options.token, { login: 'github-actions[bot]', kind: 'installation', permissions });
    for (const [token, grant] of Object.entries(options.tokens ?? {})) {
        state_accountOf(state, grant.login);
        state.tokens.set(token, grant);
    }
    const requests = [];
    const server = await listenOnLoopback(async (request, response) => {
        const roots = { web: server.url, api: `${server.url}${API_ROOT}` };
        const path = new URL(request.url ?? '/', server.url).pathname;
        if (isGitPath(path))
            return answerRemote({ options, state, requests }, request, response);
        if (path.startsWith(`${API_ROOT}/`))
            return answerRest({ options, state, requests }, request, response, roots);
        sendJson(response, 404, { message: `Nothing is served at ${path}.` });
    });
    return { url: server.url, apiUrl: `${server.url}${API_ROOT}`, state, requests, close: () => server.close() };
}
async function answerRemote(world, request, response) {
    const seen = { kind: 'git', ...describe(request, undefined, '') };
    const record = recordOf(world, seen, undefined);
    response.once('close', () => {
        record.status = response.statusCode;
    });
    await answerGit(world.state, request, response, async () => {
        const instead = await world.options.onRequest?.(seen);
        if (instead === undefined)
            return false;
        if (instead !== 'hang')
            sendJson(response, instead.status, instead.body, instead.headers);
        return true;
    });
}
async function answerRest(world, request, response, roots) {
    const raw = (await readBody(request)).toString('utf8');
    const body = parsed(raw);
    const seen = { kind: 'api', ...describe(request, body, API_ROOT) };
    const record = recordOf(world, seen, body);
    const instead = await world.options.onRequest?.(seen);
    if (instead === 'hang')
        return;
    const answer = instead ?? (await answerApi(world.state, seen, roots));
    record.status = answer.status;
    if (instead === undefined)
        world.options.onResponse?.(seen, answer);
    sendJson(response, answer.status, answer.body, { ...rateLimit(world.requests.length), ...answer.headers });
}
function describe(request, body, root) {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const { method = 'GET', headers } = request;
    return { method, path: url.pathname.slice(root.length), query: url.searchParams, headers, body };
}
function recordOf(world, seen, body) {
    const query = seen.query.toString();
    const record = {
        kind: seen.kind,
        method: seen.method,
        path: query === '' ? seen.path : `${seen.path}?${query}`,
        body,
        status: 0,
    };
    world.requests.push(record);
    return record;
}
function parsed(raw) {
    if (raw === '')
        return undefined;
    try {
        return JSON.parse(raw);
    }
    catch {
        return raw;
    }
}
function rateLimit(used) {
    return {
        'x-ratelimit-limit': String(RATE_LIMIT),
        'x-ratelimit-remaining': String(Math.max(0, RATE_LIMIT - used)),
        'x-ratelimit-used': String(used),
        'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 3600),
        'x-ratelimit-resource': 'core',
        'x-github-request-id': `EMBEDDED:${used}`,
    };
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./lib/demo/model-prefix.js

/**
 * What the provider remembers of conversations: which prefix a reply was made for.
 * Current models bind a reply to the exact system, tools and messages before it, and thinking to themselves.
 */
class PrefixMemory {
    /** Thinking signature, call id or summary → the model that made it, and the fingerprint of the prefix it was made for. */
    #boundTo = new Map();
    bind(request, names) {
        const print = fingerprints(request).at(-1) ?? '';
        for (const name of names)
            this.#boundTo.set(name, { model: request.model, print });
    }
    /** The 400 of a request whose earlier part was changed after a reply was made, or undefined. */
    violation(request) {
        const prints = fingerprints(request);
        for (const [index, message] of messagesOf(request).entries()) {
            if (message.role !== 'assistant')
                continue;
            for (const [at, block] of message.content.entries()) {
                const name = boundName(block);
                if (name === undefined)
                    continue;
                const bound = this.#boundTo.get(name);
                if (bound === undefined && block['type'] !== 'tool_use') {
                    return `messages.${index}.content.${at}: Invalid \`signature\` in \`${String(block['type'])}\` block`;
                }
                if (bound !== undefined && bound.model !== request.model) {
                    // Another model's calls and summaries are only a part of the conversation; its thinking means nothing to this one.
                    if (block['type'] !== 'thinking')
                        continue;
                    return `messages.${index}.content.${at}: \`thinking\` block was made by another model`;
                }
                if (bound !== undefined && bound.print !== prints[index]) {
                    return `messages.${index}.content.${at}: block is bound to a different conversation: system, tools or an earlier message changed`;
                }
            }
        }
        return undefined;
    }
}
/** By what a block is known again; undefined for one that may stand anywhere. */
function boundName(block) {
    switch (block['type']) {
        case 'thinking':
            return String(block['signature']);
        case 'tool_use':
            return String(block['id']);
        case 'compaction':
            return `${String(block['encrypted_content'])} ${String(block['content'])}`;
        default:
            return undefined;
    }
}
/** Content as blocks, neighbours of the same role merged: what the provider makes of a conversation first. */
function messagesOf(request) {
    const merged = [];
    for (const raw of Array.isArray(request.messages) ? request.messages : []) {
        const role = String(raw['role']);
        const content = blocksOf(raw['content']);
        const last = merged[merged.length - 1];
        if (last !== undefined && last.role === role)
            last.content.push(...content);
        else
            merged.push({ role, content: [...content] });
    }
    return merged;
}
function blocksOf(content) {
    if (typeof content === 'string')
        return [{ type: 'text', text: content }];
    return Array.isArray(content) ? content : [];
}
/** Of what stands before each message, and at last of the whole. */
function fingerprints(request) {
    const hash = (0,external_node_crypto_.createHash)('sha256').update(printable([request.tools ?? [], blocksOf(request.system)]));
    const prints = [hash.copy().digest('hex')];
    for (const message of messagesOf(request))
        prints.push(hash.update(printable(message)).copy().digest('hex'));
    return prints;
}
function printable(value) {
    return JSON.stringify(withoutCacheControl(value));
}
/** Breakpoints may move from request to request; they are no part of what is said. */
function withoutCacheControl(value) {
    if (Array.isArray(value))
        return value.map(withoutCacheControl);
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value)
        .filter(([key]) => key !== 'cache_control')
        .map(([key, inner]) => [key, withoutCacheControl(inner)]));
}

;// CONCATENATED MODULE: ./lib/demo/model-compaction.js

const BETA = 'compact-2026-01-12';
const LOWEST_TRIGGER = 50_000;
const DEFAULT_TRIGGER = 150_000;
/** What the API has against a request to compact, or against the blocks that came of one; undefined for nothing. */
function compactionProblem(body, betas) {
    const { context_management: management } = body;
    const knows = betas.includes(BETA);
    if (management !== undefined && !knows)
        return 'context_management: Extra inputs are not permitted';
    for (const [index, edit] of editsOf(body).entries()) {
        const problem = editProblem(edit, `context_management.edits.${index}`);
        if (problem !== undefined)
            return problem;
    }
    for (const [index, { role, content }] of messagesOf(body).entries()) {
        for (const [at, block] of content.entries()) {
            if (block['type'] !== 'compaction')
                continue;
            const place = `messages.${index}.content.${at}`;
            if (!knows)
                return `${place}: Input tag 'compaction' found using 'type' does not match any of the expected tags`;
            if (role !== 'assistant')
                return `${place}: \`compaction\` blocks can only be in \`assistant\` messages`;
            if (block['content'] === '')
                return `${place}.compaction.content: String should have at least 1 character`;
        }
    }
    return undefined;
}
function editProblem({ type, trigger, ...rest }, at) {
    if (type !== 'compact_20260112')
        return `${at}: Input tag '${String(type)}' found using 'type' does not match`;
    const extra = Object.keys(rest).find((field) => field !== 'instructions' && field !== 'pause_after_compaction');
    if (extra !== undefined)
        return `${at}.compact_20260112.${extra}: Extra inputs are not permitted`;
    if (trigger === undefined || trigger === null)
        return undefined;
    const { type: kind, value } = trigger;
    if (kind !== 'input_tokens')
        return `${at}.compact_20260112.trigger.type: Input should be 'input_tokens'`;
    if (typeof value !== 'number' || value < LOWEST_TRIGGER) {
        return `${at}.compact_20260112.trigger.value: Input should be greater than or equal to ${LOWEST_TRIGGER}`;
    }
    return undefined;
}
/** Tokens from which on a conversation is summarised before the reply; Infinity when nobody asked. */
function compactionTrigger(body) {
    const edit = editsOf(body).find(({ type }) => type === 'compact_20260112');
    if (edit === undefined)
        return Infinity;
    const value = edit['trigger']?.['value'];
    return typeof value === 'number' ? value : DEFAULT_TRIGGER;
}
/** What the model sees: a summary stands for everything before it. One that failed, without content, stands for nothing. */
function sinceCompaction(body) {
    const messages = messagesOf(body);
    const index = messages.findLastIndex(({ content }) => content.some(isSummary));
    const from = messages[index];
    if (from === undefined)
        return body;
    const content = from.content.slice(from.content.findLastIndex(isSummary));
    return { ...body, messages: [{ ...from, content }, ...messages.slice(index + 1)] };
}
function isSummary(block) {
    return block['type'] === 'compaction' && typeof block['content'] === 'string';
}
function editsOf({ context_management: management }) {
    const edits = management?.['edits'];
    return Array.isArray(edits) ? edits : [];
}

;// CONCATENATED MODULE: ./lib/demo/model-images.js

const MOST_BASE64 = 5 * 1024 * 1024;
const MOST_IMAGES = 100;
const MANY_IMAGES = 20;
/** How the first bytes of each kind look in base64. */
const STARTS = {
    'image/png': /^iVBORw0KGgo/,
    'image/jpeg': /^\/9j\//,
    'image/gif': /^R0lGOD[dl]h/,
    'image/webp': /^UklGR/,
};
/** What the API has against the images of a body, wherever they stand; undefined for nothing. */
function imageProblem(body) {
    const images = messagesOf(body).flatMap(({ content }, index) => content.flatMap((block, at) => imagesIn(block, `messages.${index}.content.${at}`)));
    if (images.length > MOST_IMAGES)
        return `messages: too many images: ${images.length} > ${MOST_IMAGES}`;
    const mostPixels = images.length > MANY_IMAGES ? 2_000 : 8_000;
    for (const { at, block } of images) {
        const problem = sourceProblem((block['source'] ?? {}), mostPixels);
        if (problem !== undefined)
            return `${at}.image.source.base64${problem}`;
    }
    return undefined;
}
function imagesIn(block, at) {
    if (block['type'] === 'image')
        return [{ at, block }];
    const inner = block['type'] === 'tool_result' && Array.isArray(block['content']) ? block['content'] : [];
    return inner.flatMap((part, index) => imagesIn(part, `${at}.tool_result.content.${index}`));
}
function sourceProblem(source, mostPixels) {
    const { type, media_type: mediaType, data } = source;
    const starts = STARTS[String(mediaType)];
    if (type !== 'base64' || typeof data !== 'string')
        return `.data: Field required`;
    if (starts === undefined)
        return `.media_type: Input should be ${Object.keys(STARTS).join(', ')}`;
    if (data.length > MOST_BASE64)
        return `: image exceeds 5 MB maximum: ${data.length} bytes > ${MOST_BASE64} bytes`;
    if (!starts.test(data))
        return `.data: The image does not appear to be ${String(mediaType)}`;
    const bytes = Buffer.from(data, 'base64');
    if (mediaType !== 'image/png')
        return undefined;
    if (bytes.length < 45)
        return ': Could not process image';
    const side = Math.max(bytes.readUInt32BE(16), bytes.readUInt32BE(20));
    return side > mostPixels
        ? `.data: at least one of the image dimensions exceed max allowed size: ${mostPixels} pixels`
        : undefined;
}

;// CONCATENATED MODULE: ./lib/demo/model-pairing.js

/** Each call is answered in the very next user message, results before text, nothing foreign and nothing twice. */
function pairingProblem(body) {
    const messages = messagesOf(body);
    const everyId = new Set();
    for (const [index, message] of messages.entries()) {
        const calls = message.content.filter((block) => block['type'] === 'tool_use').map((block) => block['id']);
        for (const id of calls) {
            if (everyId.has(id))
                return `messages.${index}: \`tool_use\` ids must be unique`;
            everyId.add(id);
        }
        const next = messages[index + 1]?.content ?? [];
        const leading = next.findIndex((block) => block['type'] !== 'tool_result');
        const answered = next.slice(0, leading === -1 ? next.length : leading).map((block) => block['tool_use_id']);
        const missing = calls.filter((id) => !answered.includes(id));
        if (missing.length > 0) {
            return (`messages.${index}: \`tool_use\` ids were found without \`tool_result\` blocks immediately after: ${missing.join(', ')}. ` +
                'Each `tool_use` block must have a corresponding `tool_result` block in the next message.');
        }
        const problem = resultProblem(message.content, messages[index - 1]?.content ?? [], index);
        if (problem !== undefined)
            return problem;
    }
    return undefined;
}
function resultProblem(content, before, index) {
    const calls = before.filter((block) => block['type'] === 'tool_use').map((block) => block['id']);
    const seen = new Set();
    for (const [at, block] of content.entries()) {
        if (block['type'] !== 'tool_result')
            continue;
        const id = block['tool_use_id'];
        if (!calls.includes(id)) {
            return (`messages.${index}.content.${at}: unexpected \`tool_use_id\` found in \`tool_result\` blocks: ${String(id)}. ` +
                'Each `tool_result` block must have a corresponding `tool_use` block in the previous message.');
        }
        if (seen.has(id))
            return `messages.${index}.content.${at}: each tool_use must have a single result. Found multiple \`tool_result\` blocks with id: ${String(id)}`;
        seen.add(id);
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/demo/model-rules.js




/** Why the Messages API would answer a body with 400, in its words; undefined when it would not. */
function violations(body, kind = 'create', betas = []) {
    return (loneSurrogate(body) ??
        fieldProblem(body, kind) ??
        toolProblem(body['tools']) ??
        shapeProblem(body) ??
        blockProblem(body) ??
        imageProblem(body) ??
        compactionProblem(body, betas) ??
        pairingProblem(body) ??
        breakpointProblem(body));
}
const FIELDS = new Set(('model max_tokens messages system tools tool_choice stream temperature top_p top_k stop_sequences thinking output_config ' +
    'metadata service_tier cache_control context_management container inference_geo diagnostics').split(' '));
function fieldProblem(body, kind) {
    for (const field of ['model', ...(kind === 'create' ? ['max_tokens'] : []), 'messages']) {
        if (body[field] === undefined)
            return `${field}: Field required`;
    }
    const unknown = Object.keys(body).find((field) => !FIELDS.has(field));
    if (unknown !== undefined)
        return `${unknown}: Extra inputs are not permitted`;
    if (typeof body.model !== 'string' || body.model === '')
        return 'model: String should have at least 1 character';
    const maxTokens = body['max_tokens'];
    if (kind === 'create' && (!Number.isInteger(maxTokens) || maxTokens < 1)) {
        return 'max_tokens: Input should be greater than or equal to 1';
    }
    if (kind === 'create' && maxTokens > 128_000)
        return `max_tokens: ${String(maxTokens)} > 128000`;
    for (const [field, standard] of [
        ['temperature', 1],
        ['top_p', undefined],
        ['top_k', undefined],
    ]) {
        if (body[field] !== undefined && body[field] !== standard)
            return `\`${field}\` is not supported by this model.`;
    }
    const thinking = body['thinking'];
    if (thinking !== undefined && thinking['type'] !== 'adaptive')
        return `thinking.type: "${String(thinking['type'])}" is not supported by this model`;
    const choice = body['tool_choice']?.['type'];
    if (choice === 'any' || choice === 'tool')
        return 'tool_choice: Thinking may not be enabled when tool_choice forces tool use.';
    if (body['tool_choice'] !== undefined && listOf(body['tools']).length === 0)
        return 'tool_choice may only be specified while providing `tools`.';
    return undefined;
}
const TOOL_NAME = /^[a-zA-Z0-9_-]{1,128}$/;
function toolProblem(tools) {
    if (tools !== undefined && !Array.isArray(tools))
        return 'tools: Input should be a valid list';
    const names = new Set();
    for (const [index, tool] of listOf(tools).entries()) {
        const at = `tools.${index}.custom`;
        if (typeof tool['name'] !== 'string' || !TOOL_NAME.test(tool['name'])) {
            return `${at}.name: String should match pattern '${TOOL_NAME.source}'`;
        }
        if (names.has(tool['name']))
            return 'tools: Tool names must be unique.';
        names.add(tool['name']);
        const schema = tool['input_schema'];
        if (typeof schema !== 'object' || schema === null)
            return `${at}.input_schema: Field required`;
        if (schema['type'] !== 'object')
            return `${at}.input_schema.type: Input should be 'object'`;
        for (const union of ['oneOf', 'allOf', 'anyOf']) {
            if (union in schema)
                return `${at}.input_schema: input_schema does not support oneOf, allOf, or anyOf at the top level`;
        }
    }
    return undefined;
}
/** Roles, emptiness and the two ends of the conversation. */
function shapeProblem(body) {
    if (!Array.isArray(body.messages))
        return 'messages: Input should be a valid list';
    const raw = body.messages;
    if (raw.length === 0)
        return 'messages: at least one message is required';
    for (const [index, message] of raw.entries()) {
        const { role, content } = message;
        if (role !== 'user' && role !== 'assistant' && role !== 'system')
            return `messages.${index}.role: Input should be 'user' or 'assistant'`;
        if (typeof content !== 'string' && !Array.isArray(content))
            return `messages.${index}.content: Field required`;
        if (content.length === 0 && !(role === 'assistant' && index === raw.length - 1)) {
            return `messages.${index}: all messages must have non-empty content except for the optional final assistant message`;
        }
    }
    if (raw[0]?.['role'] !== 'user')
        return 'messages: first message must use the "user" role';
    if (raw[raw.length - 1]?.['role'] === 'assistant') {
        return 'This model does not support assistant message prefill. The conversation must end with a user message.';
    }
    return undefined;
}
const BLOCK_FIELDS = {
    text: ['type', 'text', 'cache_control', 'citations'],
    thinking: ['type', 'thinking', 'signature'],
    tool_use: ['type', 'id', 'name', 'input', 'cache_control', 'caller'],
    tool_result: ['type', 'tool_use_id', 'content', 'is_error', 'cache_control'],
    image: ['type', 'source', 'cache_control'],
    compaction: ['type', 'content', 'encrypted_content', 'signature', 'tool_changes', 'cache_control'],
};
function blockProblem(body) {
    for (const [index, block] of listOf(body.system).entries()) {
        const problem = textProblem(block, `system.${index}`);
        if (problem !== undefined)
            return problem;
    }
    for (const [index, message] of messagesOf(body).entries()) {
        for (const [at, block] of message.content.entries()) {
            const problem = oneBlockProblem(block, message.role, `messages.${index}.content.${at}`);
            if (problem !== undefined)
                return problem;
        }
    }
    return undefined;
}
function oneBlockProblem(block, role, at) {
    const type = String(block['type']);
    const fields = BLOCK_FIELDS[type];
    if (fields === undefined)
        return type === 'undefined' ? `${at}.type: Field required` : undefined;
    const extra = Object.keys(block).find((field) => !fields.includes(field));
    if (extra !== undefined)
        return `${at}.${type}.${extra}: Extra inputs are not permitted`;
    if (type === 'text')
        return textProblem(block, at);
    if ((type === 'tool_use' || type === 'thinking') && role !== 'assistant') {
        return `${at}: \`${type}\` blocks can only be in \`assistant\` messages`;
    }
    if (type === 'tool_result' && role !== 'user')
        return `${at}: \`tool_result\` blocks can only be in \`user\` messages`;
    if (type === 'tool_use') {
        if (!/^[a-zA-Z0-9_-]+$/.test(String(block['id'])))
            return `${at}.tool_use.id: String should match pattern '^[a-zA-Z0-9_-]+$'`;
        if (!TOOL_NAME.test(String(block['name'])))
            return `${at}.tool_use.name: String should match pattern '${TOOL_NAME.source}'`;
        const input = block['input'];
        if (typeof input !== 'object' || input === null || Array.isArray(input))
            return `${at}.tool_use.input: Input should be a valid dictionary`;
    }
    if (type === 'tool_result') {
        const parts = listOf(block['content']);
        if (block['is_error'] === true && parts.some((part) => part['type'] !== 'text'))
            return `${at}.tool_result: all content must be type "text" if is_error is true`;
        for (const [inner, part] of parts.entries()) {
            const problem = textProblem(part, `${at}.tool_result.content.${inner}`);
            if (problem !== undefined)
                return problem;
        }
    }
    return undefined;
}
function textProblem(block, at) {
    if (block['type'] !== 'text')
        return undefined;
    if (typeof block['text'] !== 'string')
        return `${at}.text.text: Input should be a valid string`;
    if (block['text'] === '') {
        const marked = block['cache_control'] === undefined ? '' : ' and cannot have cache_control set';
        return `${at}: text content blocks must be non-empty${marked}`;
    }
    return block['text'].trim() === '' ? `${at}: text content blocks must contain non-whitespace text` : undefined;
}
function breakpointProblem(body) {
    const count = (JSON.stringify(body).match(/"cache_control":\{/g) ?? []).length;
    return count > 4 ? `A maximum of 4 blocks with cache_control may be provided. Found ${count}.` : undefined;
}
function loneSurrogate(body) {
    // JSON.stringify escapes exactly the surrogates that have no partner.
    return /(?<!\\)(?:\\\\)*\\ud[89a-f][0-9a-f]{2}/.test(JSON.stringify(body))
        ? 'The request body is not valid JSON: no low surrogate in string'
        : undefined;
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}

;// CONCATENATED MODULE: ./lib/demo/model-cache.js


/** A token is four bytes here, and an image as much as one of middling size. */
const BYTES_PER_TOKEN = 4;
const IMAGE_TOKENS = 1_600;
/** A breakpoint finds what was written at most so many blocks before it, itself included. */
const LOOK_BACK = 20;
/** Shorter prefixes are not cached, and nobody says so. */
const SHORTEST_PREFIX = [
    [/opus-5$|fable-5$/, 512],
    [/opus-4-7/, 2_048],
    [/opus-4-[56]|haiku-4-5/, 4_096],
];
/** The prompt cache: written at breakpoints only, and read by whoever sends the same blocks again. */
class PromptCache {
    #written = new Set();
    /** The tokens of a request and its output, as the bill has them. */
    count(request, output) {
        const shortest = SHORTEST_PREFIX.find(([model]) => model.test(String(request.model)))?.[1] ?? 1_024;
        const seen = [];
        const fresh = [];
        const hash = (0,external_node_crypto_.createHash)('sha256');
        let tokens = 0;
        let read = 0;
        let last = 0;
        for (const block of blocksInOrder(request)) {
            tokens += tokensOf(block);
            const print = hash
                .update(JSON.stringify(withoutCacheControl(block)))
                .copy()
                .digest('hex');
            seen.push({ print, tokens });
            if (block['cache_control'] === undefined || tokens < shortest)
                continue;
            const hit = seen.slice(-LOOK_BACK).findLast((one) => this.#written.has(one.print));
            if (hit !== undefined)
                read = Math.max(read, hit.tokens);
            fresh.push(print);
            last = tokens;
        }
        for (const print of fresh)
            this.#written.add(print);
        const written = Math.max(0, last - read);
        return {
            input_tokens: tokens - read - written,
            cache_creation_input_tokens: written,
            cache_read_input_tokens: read,
            output_tokens: Math.max(1, Math.ceil(Buffer.byteLength(output) / BYTES_PER_TOKEN)),
        };
    }
}
function promptTokens(request) {
    return blocksInOrder(request).reduce((sum, block) => sum + tokensOf(block), 0);
}
function blocksInOrder(request) {
    const tools = Array.isArray(request.tools) ? request.tools : [];
    // Another choice of tools makes all messages new, but not what stands before them.
    const choice = request['tool_choice'] === undefined ? [] : [{ tool_choice: request['tool_choice'] }];
    const messages = messagesOf(request).flatMap((message) => message.content);
    return [...tools, ...blocksOf(request.system), ...choice, ...messages];
}
function tokensOf(block) {
    let images = 0;
    const text = JSON.stringify(withoutCacheControl(block), (key, value) => {
        if (key !== 'data' || typeof value !== 'string')
            return value;
        images += 1;
        return '';
    });
    return Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN) + images * IMAGE_TOKENS;
}

;// CONCATENATED MODULE: ./lib/demo/model-errors.js

const ERROR_TYPES = {
    400: 'invalid_request_error',
    401: 'authentication_error',
    402: 'billing_error',
    403: 'permission_error',
    404: 'not_found_error',
    413: 'request_too_large',
    429: 'rate_limit_error',
    504: 'timeout_error',
    529: 'overloaded_error',
};
function typeOf(status) {
    return ERROR_TYPES[status] ?? 'api_error';
}
function errorBody(type, message) {
    return { type: 'error', error: { type, message }, request_id: null };
}
function sendError(response, status, type, message) {
    sendJson(response, status, errorBody(type, message));
}

;// CONCATENATED MODULE: ./lib/demo/model-reply.js
/** The whole reply, as a request without `stream` gets it. `name` makes ids that are unique within the server. */
function replyMessage(turn, about) {
    const stopReason = turn.stopReason ?? ((turn.calls ?? []).length > 0 ? 'tool_use' : 'end_turn');
    return {
        id: `msg_${about.name}`,
        type: 'message',
        role: 'assistant',
        model: about.model,
        content: [
            ...(about.compaction === undefined ? [] : [about.compaction]),
            ...model_reply_blocksOf(turn, about.name, about.signature),
        ],
        stop_reason: stopReason,
        stop_sequence: null,
        stop_details: stopReason === 'refusal' ? { type: 'refusal', category: null, explanation: 'The scripted model refuses.' } : null,
        usage: about.usage,
    };
}
function model_reply_blocksOf(turn, name, signature) {
    const blocks = [];
    if (turn.thinking !== false)
        blocks.push({ type: 'thinking', thinking: turn.thinking ?? '', signature });
    if (turn.text !== undefined && turn.text !== '')
        blocks.push({ type: 'text', text: turn.text });
    for (const [index, call] of (turn.calls ?? []).entries()) {
        blocks.push({ type: 'tool_use', id: `toolu_${name}_${index}`, name: call.tool, input: call.input });
    }
    return blocks;
}
/** The same reply as the events of a stream. */
function* streamEvents(message) {
    const { output_tokens: outputTokens, iterations, ...inputUsage } = message.usage;
    const start = {
        ...message,
        content: [],
        stop_reason: null,
        stop_details: null,
        usage: { ...inputUsage, output_tokens: 1 },
    };
    yield { type: 'message_start', message: start };
    yield { type: 'ping' };
    for (const [index, block] of message.content.entries()) {
        yield { type: 'content_block_start', index, content_block: emptied(block) };
        for (const delta of deltas(block))
            yield { type: 'content_block_delta', index, delta };
        yield { type: 'content_block_stop', index };
        if (index % 3 === 2)
            yield { type: 'ping' };
    }
    const { stop_reason, stop_sequence, stop_details } = message;
    yield {
        type: 'message_delta',
        delta: { stop_reason, stop_sequence, stop_details },
        usage: { ...inputUsage, output_tokens: outputTokens, ...(iterations === undefined ? {} : { iterations }) },
    };
    yield { type: 'message_stop' };
}
function emptied(block) {
    if (block.type === 'text')
        return { ...block, text: '' };
    if (block.type === 'tool_use')
        return { ...block, input: {} };
    if (block.type === 'compaction')
        return { ...block, content: null, encrypted_content: '' };
    return { ...block, thinking: '', signature: '' };
}
function* deltas(block) {
    if (block.type === 'text') {
        for (const text of slices(block.text, 24))
            yield { type: 'text_delta', text };
    }
    else if (block.type === 'tool_use') {
        yield { type: 'input_json_delta', partial_json: '' };
        // A call without arguments sends no JSON at all.
        const json = JSON.stringify(block.input);
        if (json !== '{}')
            for (const partial_json of slices(json, 40))
                yield { type: 'input_json_delta', partial_json };
    }
    else if (block.type === 'compaction') {
        yield { ...block, type: 'compaction_delta' };
    }
    else {
        for (const thinking of slices(block.thinking, 60))
            yield { type: 'thinking_delta', thinking };
        yield { type: 'signature_delta', signature: block.signature };
    }
}
/** Cut between code points: an event is JSON of its own and must not hold half a character. */
function slices(text, size) {
    const points = [...text];
    const out = [];
    for (let at = 0; at < points.length; at += size)
        out.push(points.slice(at, at + size).join(''));
    return out;
}

;// CONCATENATED MODULE: ./lib/demo/model-stream.js



/** Sends a reply as server-sent events, up to the point where the fault, if there is one, breaks it. */
async function sendStream(response, message, fault, beforeEvent) {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
    const stopAfter = fault === undefined || 'status' in fault ? Infinity : (fault.afterEvents ?? 0);
    let sent = 0;
    for (const event of streamEvents(message)) {
        await beforeEvent?.(event, message);
        const written = `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
        if (sent >= stopAfter)
            return breakStream(response, fault, written);
        response.write(written);
        sent += 1;
        // Give the socket a chance to send what is written: a fault must not swallow the events before it.
        if (sent + 1 >= stopAfter)
            await (0,external_node_timers_promises_.setTimeout)(5);
    }
    response.end();
}
async function breakStream(response, fault, next) {
    if (fault !== undefined && 'within' in fault && fault.within === true) {
        response.write(next.slice(0, next.length / 2));
        await (0,external_node_timers_promises_.setTimeout)(5);
    }
    if (fault?.kind === 'cut')
        response.destroy();
    else if (fault?.kind === 'garbage')
        response.end('event: content_block_delta\ndata: {"type": <oops>}\n\n');
    else if (fault?.kind === 'eof')
        response.end();
    else if (fault?.kind === 'hang')
        response.flushHeaders();
    else if (fault?.kind === 'error-event') {
        const body = errorBody(fault.type ?? 'overloaded_error', 'Overloaded');
        response.end(`event: error\ndata: ${JSON.stringify(body)}\n\n`);
    }
}

;// CONCATENATED MODULE: ./lib/demo/model-script.js
function turnOf(script, request, turn) {
    return typeof script === 'function' ? script(request, turn) : script[turn];
}

;// CONCATENATED MODULE: ./lib/demo/model-server.js











/** An Anthropic Messages API on this machine, with the real one's stream format and its reasons to refuse a request. */
async function startModelServer(options) {
    const api = new MessagesApi(options);
    const server = await listenOnLoopback((request, response) => api.answer(request, response));
    return { url: server.url, requests: api.requests, close: () => server.close() };
}
class MessagesApi {
    requests = [];
    #options;
    #memory = new PrefixMemory();
    #cache = new PromptCache();
    #attempts = new Map();
    constructor(options) {
        this.#options = options;
    }
    async answer(request, response) {
        const raw = await readBody(request);
        const path = (request.url ?? '').replace(/\?.*$/, '');
        const body = parseBody(raw);
        const turnIndex = messagesOf(body ?? {}).filter((message) => message.role === 'assistant').length;
        const attempt = this.#countAttempt(raw);
        const note = (status) => {
            const received = {
                path,
                headers: request.headers,
                body: body ?? {},
                bytes: raw.length,
                turn: turnIndex,
                attempt,
                status,
            };
            this.requests.push(received);
            this.#options.onRequest?.(received);
        };
        const refusal = this.#refusal(request, path, body);
        if (refusal !== undefined || body === undefined) {
            const { status, type, message } = refusal ?? { status: 400, type: 'invalid_request_error', message: 'no body' };
            note(status);
            return sendError(response, status, type, message);
        }
        if (path === '/v1/messages/count_tokens') {
            note(200);
            return sendJson(response, 200, { input_tokens: Math.ceil(raw.length / 4) });
        }
        const turn = turnOf(this.#options.script, body, turnIndex);
        if (turn === undefined) {
            note(400);
            return sendError(response, 400, 'invalid_request_error', `The script of the scripted model has no turn ${turnIndex}.`);
        }
        const fault = this.#options.fault?.(body, attempt) ?? turn.fault;
        const active = fault !== undefined && attempt < (fault.times ?? 1) ? fault : undefined;
        note(active !== undefined && 'status' in active ? active.status : 200);
        await this.#reply(response, { body, turn, fault: active, name: `${this.requests.length}_${turnIndex}` });
    }
    async #reply(response, about) {
        const { body, turn, fault, name } = about;
        if (turn.delayMs !== undefined)
            await (0,external_node_timers_promises_.setTimeout)(turn.delayMs);
        response.setHeader('request-id', `req_${name}`);
        if (fault?.kind === 'status') {
            return sendJson(response, fault.status, fault.body ?? errorBody(typeOf(fault.status), 'Injected fault.'), fault.headers);
        }
        if (fault?.kind === 'page') {
            response.writeHead(fault.status, { 'content-type': fault.contentType });
            response.end(fault.text);
            return;
        }
        const said = JSON.stringify([turn.text ?? '', turn.calls ?? [], turn.thinking ?? '']);
        const signature = Buffer.from(`signed ${name}`).toString('base64');
        const { usage, ...rest } = this.#summarised(body, turn, said, signature);
        const facts = { model: String(body.model), name, signature, usage: { ...usage, ...turn.usage }, ...rest };
        const message = replyMessage(turn, facts);
        this.#memory.bind(body, message.content.flatMap((block) => boundName({ ...block }) ?? []));
        if (body.stream === true)
            await sendStream(response, message, fault, this.#options.beforeEvent);
        else
            sendJson(response, 200, message);
    }
    /** A conversation that is long enough, and may be, is summarised first; the reply is then made of the summary alone. */
    #summarised(body, turn, said, signature) {
        const whole = sinceCompaction(body);
        const tokens = promptTokens(whole);
        if (tokens < compactionTrigger(body))
            return { usage: this.#cache.count(whole, said) };
        const content = turn.summary === undefined ? `What was done in ${tokens} tokens.` : turn.summary;
        const compaction = { type: 'compaction', content, encrypted_content: signature };
        const summary = this.#cache.count(whole, content ?? '');
        const after = content === null ? whole : { ...body, messages: [{ role: 'assistant', content: [compaction] }] };
        const usage = this.#cache.count(after, said);
        const iterations = [
            { type: 'compaction', ...summary },
            { type: 'message', ...usage },
        ];
        return { usage: { ...usage, iterations }, compaction };
    }
    #refusal(request, path, body) {
        if (request.method !== 'POST' || (path !== '/v1/messages' && path !== '/v1/messages/count_tokens')) {
            return { status: 404, type: 'not_found_error', message: `${request.method} ${path}` };
        }
        const key = keyOf(request);
        if (key === undefined)
            return { status: 401, type: 'authentication_error', message: 'x-api-key header is required' };
        if (this.#options.apiKey !== undefined && key !== this.#options.apiKey) {
            return { status: 401, type: 'authentication_error', message: 'invalid x-api-key' };
        }
        const problem = request.headers['anthropic-version'] === undefined
            ? 'anthropic-version: header is required'
            : body === undefined
                ? 'The request body is not valid JSON.'
                : (violations(body, path.endsWith('count_tokens') ? 'count' : 'create', this.#betasOf(request)) ??
                    this.#memory.violation(body) ??
                    this.#tooLong(body));
        return problem === undefined ? undefined : { status: 400, type: 'invalid_request_error', message: problem };
    }
    /** A gateway that knows no beta features does as if none were asked for. */
    #betasOf({ headers }) {
        const named = this.#options.knowsBetas === false ? [] : [headers['anthropic-beta'] ?? []].flat();
        return named.flatMap((names) => names.split(',')).map((name) => name.trim());
    }
    #tooLong(body) {
        const { contextWindow = /haiku-4-5/.test(String(body.model)) ? 200_000 : 1_000_000 } = this.#options;
        const tokens = promptTokens(sinceCompaction(body));
        return tokens > contextWindow ? `prompt is too long: ${tokens} tokens > ${contextWindow} maximum` : undefined;
    }
    #countAttempt(raw) {
        const key = (0,external_node_crypto_.createHash)('sha256').update(raw).digest('hex');
        const attempt = this.#attempts.get(key) ?? 0;
        this.#attempts.set(key, attempt + 1);
        return attempt;
    }
}
/** Newer clients send the key as a bearer token, older ones in a header of its own. */
function keyOf({ headers }) {
    const key = headers['x-api-key'];
    return typeof key === 'string' ? key : /^bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
}
function parseBody(raw) {
    try {
        const value = JSON.parse(raw.toString('utf8'));
        return typeof value === 'object' && value !== null && !Array.isArray(value)
            ? value
            : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/demo/sample-repository.js



/** Makes a bare repository as it would lie on the server, with one commit after the other. Returns its path. */
async function createOrigin(directory, name, commits) {
    const bare = (0,external_node_path_.join)(directory, `${name}.git`);
    await (0,promises_.mkdir)(directory, { recursive: true });
    await git_git(directory, ['init', '--quiet', '--bare', '--initial-branch=main', bare]);
    if (commits.length > 0)
        await importCommits(bare, commits, new Map(), 0);
    return bare;
}
/** Adds a commit to a branch of a bare repository, as if somebody had pushed it. Returns its SHA. */
async function commitTo(bare, commit) {
    const branches = await git(bare, ['for-each-ref', '--format=%(refname:lstrip=2) %(objectname)', 'refs/heads/']);
    const tips = branches.split('\n').map((line) => line.split(' '));
    return importCommits(bare, [commit], new Map(tips), Number(await git(bare, ['rev-list', '--count', '--all'])));
}
/**
 * All commits by one git, which reads them from its standard input: a world of many starts as fast as one of few.
 * `tips`: the commit of each branch that is there; `before`: how many commits are. Returns the last one's SHA.
 */
async function importCommits(bare, commits, tips, before) {
    const stream = ['feature done\n'];
    const data = (content) => void stream.push(`data ${Buffer.byteLength(content)}\n`, content, '\n');
    const committer = `${GIT_ENV.GIT_COMMITTER_NAME} <${GIT_ENV.GIT_COMMITTER_EMAIL}>`;
    for (const [index, { branch = 'main', from = 'main', message, files }] of commits.entries()) {
        const mark = `:${index + 1}`;
        const parent = tips.get(branch) ?? tips.get(from);
        tips.set(branch, mark);
        stream.push(`commit refs/heads/${branch}\nmark ${mark}\ncommitter ${committer} ${dateOf(before + index)}\n`);
        data(message.replace(/\n?$/, '\n'));
        if (parent !== undefined)
            stream.push(`from ${parent}\n`);
        for (const [path, content] of Object.entries(files)) {
            const quoted = `"${path.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`;
            // What stood there goes first: a file may take the place of a folder.
            stream.push(`D ${quoted}\n`);
            if (content === null)
                continue;
            const [mode, bytes] = entryOf(content);
            stream.push(`M ${mode} inline ${quoted}\n`);
            data(bytes);
        }
    }
    stream.push(`get-mark :${commits.length}\ndone\n`);
    return git_git(bare, ['fast-import', '--quiet', '--force'], {}, Buffer.concat(stream.map((part) => Buffer.from(part))));
}
function entryOf(content) {
    if (typeof content === 'string' || content instanceof Uint8Array)
        return ['100644', content];
    return 'link' in content ? ['120000', content.link] : ['100755', content.executable];
}
/** Fixed, growing dates: the same world has the same commit names every time. */
function dateOf(commits) {
    return `${Date.UTC(2026, 0, 5, 8, 0, 0) / 1000 + commits * 60} +0000`;
}
/** Fetches and checks out like actions/checkout: one shallow commit, a branch by its name, anything else detached. */
async function checkout(request) {
    const { directory, url, ref } = request;
    const depth = request.fetchDepth ?? 1;
    const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${request.token}`).toString('base64')}`;
    const key = `http.${new URL(url).origin}/.extraheader`;
    await (0,promises_.mkdir)(directory, { recursive: true });
    await git_git(directory, ['init', '--quiet', '--initial-branch=main', '.']);
    await git_git(directory, ['remote', 'add', 'origin', url]);
    await git_git(directory, ['config', '--local', 'gc.auto', '0']);
    const kept = request.persistCredentials === true;
    if (kept)
        await git_git(directory, ['config', '--local', key, header]);
    const branch = /^refs\/heads\/(.+)$/.exec(ref)?.[1];
    const remote = branch === undefined ? ref.replace(/^refs\//, 'refs/remotes/') : `refs/remotes/origin/${branch}`;
    const shallow = depth === 0 ? [] : [`--depth=${depth}`];
    const fetch = ['fetch', '--quiet', '--no-tags', '--prune', ...shallow, 'origin', `+${ref}:${remote}`];
    await git_git(directory, kept ? fetch : ['-c', `${key}=${header}`, ...fetch]);
    const target = branch === undefined ? ['--detach', remote] : ['-B', branch, remote];
    await git_git(directory, ['-c', 'advice.detachedHead=false', 'checkout', '--quiet', '--force', ...target]);
}
/** Puts a `pre-receive` hook into a bare repository: a shell script that reads `old new ref` lines. */
async function setPreReceive(bare, script) {
    const hook = join(bare, 'hooks', 'pre-receive');
    await mkdir(dirname(hook), { recursive: true });
    await writeFile(hook, `#!/bin/sh\n${script}\n`);
    await chmod(hook, 0o755);
}
/** The hook of a protected branch, with GitHub's words. */
function protectBranch(bare, branch) {
    return setPreReceive(bare, [
        'while read -r old new ref; do',
        `  if [ "$ref" = "refs/heads/${branch}" ]; then`,
        `    echo "error: GH006: Protected branch update failed for refs/heads/${branch}." >&2`,
        '    exit 1',
        '  fi',
        'done',
    ].join('\n'));
}

;// CONCATENATED MODULE: ./lib/demo/embedded-world.js










const WORLD_TOKEN = 'ghs_embeddedJobToken0123456789abcdef';
const WORLD_API_KEY = 'sk-ant-embedded-0123456789abcdef';
/** GitHub, its git remote, a scripted model and a runner, all on this machine. */
async function startEmbeddedWorld(options) {
    const scratch = await (0,promises_.realpath)(await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'greengate-world-')));
    const fullName = options.fullName ?? 'acme/shop';
    const token = options.token ?? WORLD_TOKEN;
    const apiKey = options.model.apiKey ?? WORLD_API_KEY;
    const bare = await bareOf(options.repository, (0,external_node_path_.join)(scratch, 'origin'), fullName);
    const github = await startGitHub({ ...options, token, repositories: [] });
    const repository = addRepository(github.state, {
        fullName,
        bare,
        roles: options.roles ?? { dana: 'write' },
        ...(options.defaultBranch === undefined ? {} : { defaultBranch: options.defaultBranch }),
    });
    for (const login of repository.roles.keys())
        state_accountOf(github.state, login);
    const model = await startModelServer({ ...options.model, apiKey });
    let jobs = 0;
    return {
        github,
        model,
        repository,
        events: new EventSource(github, repository),
        scratch,
        token,
        apiKey,
        deliver: (event, delivery = {}) => {
            jobs += 1;
            return runJob(event, delivery, {
                actionDirectory: options.actionDirectory,
                github,
                model,
                token,
                apiKey,
                directory: (0,external_node_path_.join)(scratch, `job-${jobs}`),
                runId: String(4710 + jobs),
            });
        },
        close: async () => {
            await Promise.all([github.close(), model.close()]);
            await (0,promises_.rm)(scratch, { recursive: true, force: true, maxRetries: 3 });
        },
    };
}
async function bareOf(repository, directory, fullName) {
    if ('bare' in repository)
        return repository.bare;
    return createOrigin(directory, fullName.replace('/', '-'), repository);
}
async function runJob(event, delivery, job) {
    const { checkoutRef, fetchDepth, persistCredentials, workspace: given, inputs, ...run } = delivery;
    const { github, token } = job;
    const workspace = given ?? (0,external_node_path_.join)(job.directory, 'workspace');
    await (0,promises_.mkdir)(job.directory, { recursive: true });
    if (given === undefined) {
        await checkout({
            directory: workspace,
            url: `${github.url}/${event.repository}`,
            token,
            ref: checkoutRef ?? event.ref,
            ...(fetchDepth === undefined ? {} : { fetchDepth }),
            ...(persistCredentials === undefined ? {} : { persistCredentials }),
        });
    }
    const result = await runAction({
        actionDirectory: job.actionDirectory,
        event,
        inputs: { 'anthropic-api-key': job.apiKey, 'base-url': job.model.url, ...inputs },
        workspace,
        runnerTemp: (0,external_node_path_.join)(job.directory, 'temp'),
        serverUrl: github.url,
        apiUrl: github.apiUrl,
        token,
        secrets: [job.apiKey],
        runId: job.runId,
        ...run,
    });
    return { ...result, workspace };
}

;// CONCATENATED MODULE: ./lib/demo/story.js
const story_ISSUE = {
    number: 7,
    title: 'parseDuration ignores a blank before the unit',
    body: '`parseDuration("90 m")` gives 0. People type it that way all the time.',
};
const PULL_REQUEST = {
    number: 12,
    title: 'Show durations without empty parts',
    body: 'I added the tests I would like to see pass, but I am stuck on the code.',
    branch: 'short-durations',
};
const DURATION = `/** Minutes of a text such as "1h 30m". */
export function parseDuration(text) {
  const [, hours, minutes] = /^(?:(\\d+)h)?\\s*(?:(\\d+)m)?/.exec(text);
  return Number(hours ?? 0) * 60 + Number(minutes ?? 0);
}

/** A text such as "1h 30m" for a number of minutes. */
export function formatDuration(minutes) {
  return \`\${Math.floor(minutes / 60)}h \${minutes % 60}m\`;
}
`;
const TESTS = `import test from 'node:test';
import assert from 'node:assert/strict';
import { formatDuration, parseDuration } from '../src/duration.js';

test('parses hours and minutes', () => assert.equal(parseDuration('1h 30m'), 90));
test('parses minutes alone', () => assert.equal(parseDuration('45m'), 45));
test('formats hours and minutes', () => assert.equal(formatDuration(90), '1h 30m'));
`;
/** The repository before anything happens: its tests pass. */
const MAIN_FILES = {
    'package.json': `${JSON.stringify({ name: 'durations', version: '1.0.0', private: true, type: 'module', scripts: { test: 'node --test' } }, null, 2)}\n`,
    'README.md': '# durations\n\nTurns durations into minutes.\n\n- `parseDuration(text)`\n',
    'src/duration.js': DURATION,
    'test/duration.test.js': TESTS,
};
/** What the contributor's branch changes: two tests that fail. */
const PULL_REQUEST_FILES = {
    'test/duration.test.js': TESTS +
        `test('leaves out zero hours', () => assert.equal(formatDuration(45), '45m'));\n` +
        `test('leaves out zero minutes', () => assert.equal(formatDuration(120), '2h'));\n`,
};
const read = (file_path) => ({ tool: 'Read', input: { file_path } });
const edit = (file_path, old_string, new_string) => ({
    tool: 'Edit',
    input: { file_path, old_string, new_string },
});
const bash = (command) => ({ tool: 'Bash', input: { command } });
const FORMAT_BEFORE = '  return `${Math.floor(minutes / 60)}h ${minutes % 60}m`;';
const FORMAT_HALF = `  const hours = Math.floor(minutes / 60);
  return hours === 0 ? \`\${minutes}m\` : \`\${hours}h \${minutes % 60}m\`;`;
const FORMAT_AFTER = `  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return \`\${rest}m\`;
  return rest === 0 ? \`\${hours}h\` : \`\${hours}h \${rest}m\`;`;
const SCENES = [
    {
        title: 'A comment on a pull request',
        kind: 'comment',
        ask: 'fix the failing test',
        turns: [
            {
                text: 'I will look at the code and its tests.',
                calls: [read('src/duration.js'), read('test/duration.test.js')],
            },
            {
                text: 'Perhaps there is a ready-made formatter I can use.',
                calls: [bash('curl -s https://example.org/formatter.js')],
            },
            { text: 'Then by hand.', calls: [edit('src/duration.js', FORMAT_BEFORE, FORMAT_HALF)] },
            { text: 'Durations under an hour are now shown without hours. That should be all.' },
            { text: 'Whole hours are still wrong.', calls: [edit('src/duration.js', FORMAT_HALF, FORMAT_AFTER)] },
            {
                text: '`formatDuration` now leaves out an empty part on either side: 45 minutes are `45m`, 120 minutes are `2h`. The tests are as you wrote them.',
            },
        ],
    },
    {
        title: 'A label on an issue',
        kind: 'label',
        ask: story_ISSUE.title,
        turns: [
            { calls: [read('src/duration.js'), read('test/duration.test.js')] },
            {
                text: 'The unit may be preceded by blanks.',
                calls: [
                    edit('src/duration.js', '/^(?:(\\d+)h)?\\s*(?:(\\d+)m)?/', '/^(?:(\\d+)\\s*h)?\\s*(?:(\\d+)\\s*m)?/'),
                    edit('test/duration.test.js', "test('formats", "test('takes a blank before the unit', () => assert.equal(parseDuration('90 m'), 90));\ntest('formats"),
                ],
            },
            { text: 'Publishing it.', calls: [bash('git commit -am "Fix it" && git push origin main')] },
            { text: 'A blank before the unit is now accepted, and a test covers it.' },
        ],
    },
    {
        title: 'A schedule at night',
        kind: 'schedule',
        ask: 'Check that README.md lists every function that src/ exports, and add what is missing.',
        turns: [
            {
                calls: [
                    { tool: 'Grep', input: { pattern: '^export function', path: 'src', output_mode: 'content' } },
                    read('README.md'),
                ],
            },
            {
                text: 'One is missing.',
                calls: [
                    edit('README.md', '- `parseDuration(text)`\n', '- `parseDuration(text)`\n- `formatDuration(minutes)`\n'),
                ],
            },
            { text: 'README.md now lists `formatDuration` as well.' },
        ],
    },
];

// EXTERNAL MODULE: ./lib/sandbox/plain.js + 2 modules
var plain = __webpack_require__(1850);
// EXTERNAL MODULE: ./lib/stop/run.js + 2 modules
var run = __webpack_require__(6371);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(6843);
;// CONCATENATED MODULE: ./lib/cli/demo-account.js

const DENIALS = schemas/* array */.YOg(schemas/* object */.Ikc({
    tool: schemas/* string */.YjP(),
    subject: schemas/* string */.YjP(),
    command: schemas/* string */.YjP().optional(),
    reason: schemas/* string */.YjP(),
    remedy: schemas/* string */.YjP(),
}));
/** The scene's outcome as a person reads it. */
function demo_account_accountOf(result) {
    const { outputs, seconds } = result;
    const denials = DENIALS.parse(JSON.parse(outputs['denials'] || '[]'));
    const refused = denials.map(({ tool, subject, command = subject, reason, remedy }) => `  ${tool}: ${command}\n    ${reason}\n    ${remedy}`);
    return [
        '',
        block(result.kind === 'schedule' ? 'The pull request it opened' : 'The comment it left', result.posted),
        block('The change it pushed', result.diff || '(none)'),
        `Tests before   ${result.testsBefore}`,
        `Tests after    ${result.testsAfter}`,
        denials.length === 0 ? 'Refused        nothing' : `Refused\n${refused.join('\n')}`,
        `Outcome        ${outputs['outcome'] ?? ''}, ${outputs['turns'] ?? ''} turns, $${outputs['cost-usd'] ?? ''}, ${seconds.toFixed(1)} s`,
    ].join('\n');
}
function block(title, text) {
    const lines = text
        .trimEnd()
        .split('\n')
        .map((line) => `  │ ${line}`);
    return `${title}\n${lines.join('\n')}\n`;
}

;// CONCATENATED MODULE: ./lib/cli/demo.js










const ASKER = 'dana';
/** Plays three events through the built Action in a small world of its own: GitHub, git remote and model on this machine. */
async function demo(args, { variables, cancel }) {
    const json = args.includes('--json');
    const unknown = args.find((arg) => arg !== '--json');
    if (unknown !== undefined)
        throw new errors/* UserError */.y(`Unknown argument "${unknown}". The demo takes --json and nothing else.`);
    const stage = new Stage(variables, (text) => (json ? undefined : console.log(text)));
    try {
        const results = await stage.play(cancel);
        if (json)
            console.log(JSON.stringify({ outcomes: outcomesOf(results), scenes: results }, null, 2));
        return results.every((result) => result.exitCode === 0) ? 0 : 1;
    }
    finally {
        await stage.close();
    }
}
function outcomesOf(results) {
    return Object.fromEntries(results.map(({ kind, outputs }) => [kind, outputs['outcome'] ?? '']));
}
class Stage {
    #variables;
    #show;
    #tested = new Map();
    #world;
    #scene;
    constructor(variables, show) {
        this.#variables = variables;
        this.#show = show;
    }
    async play(cancel) {
        const isReal = (this.#variables['ANTHROPIC_API_KEY'] ?? '') !== '';
        const model = isReal ? 'the real model (ANTHROPIC_API_KEY is set)' : 'a scripted model';
        this.#show(`Greengate's demo: a small repository on an embedded GitHub, ${model}, three events.`);
        const world = await this.#build();
        const results = [];
        for (const [index, scene] of SCENES.entries()) {
            cancel.throwIfAborted();
            this.#scene = scene;
            this.#show(`\n━━ ${index + 1} of ${SCENES.length} · ${scene.title} ━━`);
            const result = await this.#perform(world, scene, cancel);
            this.#show(demo_account_accountOf(result));
            results.push(result);
        }
        return results;
    }
    async close() {
        await this.#world?.close();
    }
    async #build() {
        const world = await startEmbeddedWorld({
            actionDirectory: (0,external_node_path_.dirname)((0,external_node_path_.dirname)(await (0,promises_.realpath)(process.argv[1] ?? ''))),
            fullName: 'dana/durations',
            repository: [
                { message: 'Parse and format durations', files: MAIN_FILES },
                {
                    branch: PULL_REQUEST.branch,
                    message: 'Say what short durations should look like',
                    files: PULL_REQUEST_FILES,
                },
            ],
            model: { script: (_request, turn) => this.#scene?.turns[turn] },
        });
        this.#world = world;
        const { state } = world.github;
        addIssue(state, world.repository, { ...story_ISSUE, author: ASKER });
        await addPull(state, world.repository, { ...PULL_REQUEST, author: ASKER, head: PULL_REQUEST.branch });
        return world;
    }
    async #perform(world, scene, cancel) {
        const { event, prompt, from } = await this.#eventOf(world, scene);
        const startSha = (await commitOf(world.repository.bare, `refs/heads/${from}`)) ?? '';
        const before = await this.#test(world, startSha);
        this.#show(`Tests before: ${before}\n`);
        const run = await world.deliver(event, {
            // Elsewhere there is no isolation, and these commands are our own.
            inputs: {
                ...(process.platform === 'linux' ? {} : { sandbox: 'off' }),
                ...this.#realModel(),
                ...(prompt === undefined ? {} : { prompt }),
            },
            cancel,
            onLine: (line) => this.#progress(line),
        });
        const after = run.outputs['commit'] ?? '';
        return {
            kind: scene.kind,
            title: scene.title,
            exitCode: run.exitCode ?? 1,
            outputs: run.outputs,
            posted: this.#posted(world, scene, run),
            diff: after === '' ? '' : await git_git(world.repository.bare, ['diff', startSha, after]),
            testsBefore: before,
            testsAfter: after === '' ? before : await this.#test(world, after),
            seconds: run.durationMs / 1000,
        };
    }
    async #eventOf(world, scene) {
        const { events, repository, github } = world;
        const main = repository.defaultBranch;
        switch (scene.kind) {
            case 'comment': {
                const body = `/greengate ${scene.ask}`;
                this.#show(`${ASKER} on pull request #${PULL_REQUEST.number}: ${body}`);
                const comment = addComment(github.state, repository, { issue: PULL_REQUEST.number, author: ASKER, body });
                return { event: await events.commented(comment), from: PULL_REQUEST.branch };
            }
            case 'label': {
                const issue = repository.issues.get(story_ISSUE.number);
                if (issue === undefined)
                    throw new Error('The demo has lost its issue.');
                this.#show(`${ASKER} puts the label "greengate" on issue #${issue.number}: ${issue.title}`);
                return { event: await events.labeled(issue, 'greengate', ASKER), from: main };
            }
            case 'schedule':
                this.#show(`The workflow's prompt: ${scene.ask}`);
                return { event: await events.scheduled(), prompt: scene.ask, from: main };
        }
    }
    #realModel() {
        const key = this.#variables['ANTHROPIC_API_KEY'] ?? '';
        return key === '' ? {} : { 'anthropic-api-key': key, 'base-url': this.#variables['ANTHROPIC_BASE_URL'] ?? '' };
    }
    /** The Action's own log, as it comes, without commands to the runner. */
    #progress(line) {
        if (!line.startsWith('::') && line.trim() !== '')
            this.#show(`  ${line}`);
    }
    /** What the thread shows in the end; a schedule has none, so its pull request. */
    #posted({ repository }, scene, { outputs }) {
        if (scene.kind === 'schedule') {
            const pull = repository.issues.get(Number(outputs['pull-request']));
            return pull === undefined ? '(no pull request)' : `#${pull.number} ${pull.title}\n\n${pull.body ?? ''}`;
        }
        const comments = [...repository.comments.values()].filter((comment) => comment.body.includes('<!-- greengate:'));
        return comments.at(-1)?.body ?? '(no comment)';
    }
    /** Each commit is tested once, in a clone of its own. */
    #test(world, sha) {
        const known = this.#tested.get(sha) ?? this.#testClone(world, sha);
        this.#tested.set(sha, known);
        return known;
    }
    async #testClone(world, sha) {
        const workspace = `${world.scratch}/tests-of-${sha}`;
        await git_git(world.scratch, ['clone', '--quiet', '--no-checkout', world.repository.bare, workspace]);
        await git_git(workspace, ['checkout', '--quiet', '--detach', sha]);
        const sandbox = (0,plain.createPlainSandbox)({ environment: this.#variables });
        const signal = new AbortController().signal;
        const { counts, verdict } = await (0,run.runTests)({ command: 'npm test', workspace, sandbox, timeoutMs: 60_000, signal });
        return counts === undefined ? verdict : `${counts.passed} passed, ${counts.failed} failed`;
    }
}


/***/ }),

/***/ 7064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ shellArgv)
/* harmony export */ });
/** A line for bash, without the files that would change what it means from one machine to the next. */
function shellArgv(line) {
    return ['bash', '--noprofile', '--norc', '-c', line];
}


/***/ }),

/***/ 6371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runTests: () => (/* binding */ runTests)
});

// EXTERNAL MODULE: ./lib/sandbox/shell-argv.js
var shell_argv = __webpack_require__(7064);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/stop/read-report.js
var read_report = __webpack_require__(7029);
;// CONCATENATED MODULE: ./lib/stop/find-reports.js




const MOST_FILES = 500;
const LARGEST = 20 * 1024 * 1024;
/**
 * Reads the reports that a run left behind. The files are of the tested code's making: links, pipes, what lies outside of
 * the folder and what is too large are passed over.
 */
async function findReports(search) {
    const root = await (0,promises_.realpath)(search.root).catch(() => undefined);
    if (root === undefined)
        return [];
    const usual = search.everywhere ? await usualPlaces(root) : [];
    const paths = [...new Set([...search.texts.flatMap(namedIn).map((path) => (0,external_node_path_.join)(root, path)), ...usual])];
    const readings = [];
    for (const path of paths.slice(0, MOST_FILES)) {
        const text = await readFresh(path, root, search.sinceMs);
        const reading = text === undefined ? undefined : (0,read_report/* readReport */.t)(text);
        if (reading !== undefined)
            readings.push(reading);
    }
    return readings;
}
/** --junitxml=a.xml, --log-junit a.xml, --outputFile a.json, --test-reporter-destination=a.xml, -o a.xml … */
const FLAG = /--?(?:junit-?xml|junit-?file|log-junit|output-?file|output-junit|test-reporter-destination|reporter-outfile|reporter-option|json-report-file|out|jsonfile|gtest_output|logger)[= ](?:\S*?[=:])?["']?([^\s"':=;]+\.(?:xml|json|trx))\b/gi;
function namedIn(text) {
    return [...text.slice(0, 20_000).matchAll(FLAG)].map(([, path = '']) => path).filter((path) => !path.startsWith('/'));
}
const FOLDERS = /^(?:surefire-reports|failsafe-reports|test-results|test-reports|TestResults|reports?)$/;
const FILES = /^(?:TEST-.*\.xml|.*\.trx|junit(?:-.*)?\.xml|test-(?:results|report)\.xml|report\.(?:xml|json))$/;
const UNSEEN = /^(?:\.git|node_modules|vendor|\.venv|venv|site-packages)$/;
const DEEPEST = 6;
const MOST_FOLDERS = 2_000;
/** Report files at the root, and everything in the folders that build tools keep reports in. */
async function usualPlaces(root) {
    const found = [];
    let seen = 0;
    let level = [{ folder: root, reports: true }];
    for (let depth = 0; depth <= DEEPEST && level.length > 0; depth += 1) {
        const next = [];
        for (const { folder, reports } of level) {
            if ((seen += 1) > MOST_FOLDERS)
                return found;
            for (const entry of await (0,promises_.readdir)(folder, { withFileTypes: true }).catch(() => [])) {
                const path = (0,external_node_path_.join)(folder, entry.name);
                if (entry.isFile() && reports && FILES.test(entry.name))
                    found.push(path);
                else if (entry.isDirectory() && !UNSEEN.test(entry.name)) {
                    next.push({ folder: path, reports: FOLDERS.test(entry.name) || FOLDERS.test((0,external_node_path_.basename)(folder)) });
                }
            }
        }
        level = next;
    }
    return found;
}
async function readFresh(path, root, sinceMs) {
    const real = await (0,promises_.realpath)(path).catch(() => undefined);
    if (real === undefined || !real.startsWith(root + external_node_path_.sep))
        return undefined;
    const flags = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK;
    const file = await (0,promises_.open)(real, flags).catch(() => undefined);
    if (file === undefined)
        return undefined;
    try {
        const { size, mtimeMs } = await file.stat().then((stat) => (stat.isFile() ? stat : { size: Infinity, mtimeMs: 0 }));
        return size > LARGEST || mtimeMs < sinceMs ? undefined : await file.readFile('utf8');
    }
    finally {
        await file.close();
    }
}

// EXTERNAL MODULE: ./lib/stop/judge.js
var judge = __webpack_require__(1227);
// EXTERNAL MODULE: ./lib/stop/plain-text.js
var plain_text = __webpack_require__(2966);
// EXTERNAL MODULE: ./lib/stop/read-results.js + 8 modules
var read_results = __webpack_require__(3991);
// EXTERNAL MODULE: ./lib/stop/script-lines.js
var script_lines = __webpack_require__(5699);
// EXTERNAL MODULE: ./lib/text/shorten.js
var shorten = __webpack_require__(7946);
;// CONCATENATED MODULE: ./lib/stop/tail.js

/** How much of the room the first failure may take when the end of the output does not show it. */
const SHARE = 0.5;
/**
 * The part of an output that is worth reading: its end. When the first failure stands far above it, under a coverage
 * table or another task's log, the lines from its last mention before the end come first.
 */
function tailOf(output, failures, limit) {
    const text = output.trimEnd();
    if (text.length <= limit)
        return text;
    const place = placeOf(text, failures, text.length - limit);
    if (place === undefined)
        return (0,shorten/* lastPart */.S_)(text, limit);
    const room = Math.floor(limit * SHARE);
    return `…\n${text.slice(place, place + room)}\n${(0,shorten/* lastPart */.S_)(text.slice(place + room), limit - room)}`;
}
/** Where the line of the first failure begins, unless it is in the end part anyway. */
function placeOf(text, failures, end) {
    const name = failures[0]?.split(/ > | › |::/).at(-1);
    if (name === undefined || name === '' || text.includes(name, end))
        return undefined;
    const at = text.lastIndexOf(name, end);
    return at < 0 ? undefined : text.lastIndexOf('\n', at) + 1;
}

// EXTERNAL MODULE: ./lib/stop/why-broken.js
var why_broken = __webpack_require__(4242);
;// CONCATENATED MODULE: ./lib/stop/run.js








// File systems keep times in steps of their own.
const CLOCK_STEP_MS = 20;
const TAIL_LIMIT = 6_000;
// Wide enough that a summary is seen although a long build log or coverage table stands around it.
const KEPT_BYTES = 1024 * 1024;
/**
 * Runs the test command once and says how it ended. Called by the gate and by the RunTests tool; throws only when
 * the signal is aborted. The sandbox sets CI, closes stdin, keeps the time limit and ends what the command leaves behind.
 */
async function runTests(request) {
    const { command, workspace, standIn, sandbox, timeoutMs, signal } = request;
    const sinceMs = Date.now() - CLOCK_STEP_MS;
    const result = await sandbox.run({
        argv: (0,shell_argv/* shellArgv */.$)(command),
        cwd: workspace,
        trust: 'steered',
        timeoutMs,
        signal,
        ...(standIn === undefined ? {} : { standIn }),
        fresh: true,
        keepHead: KEPT_BYTES,
        keepTail: KEPT_BYTES,
    });
    signal.throwIfAborted();
    const output = withoutRoots((0,plain_text/* plainText */.w)(result.output), [standIn, workspace]);
    const told = { output, command, exitCode: result.exitCode };
    const screen = (0,read_results/* readResults */.x)(told);
    const texts = [command, ...(0,script_lines/* scriptsOf */.Sf)(output)];
    // Many files to look through: only where the screen leaves something open.
    const everywhere = result.ending === 'exited' && isOpen(screen, result.exitCode);
    const reports = await findReports({ root: standIn ?? workspace, sinceMs, texts, everywhere });
    const results = reports.length === 0 ? screen : (0,read_results/* readResults */.x)({ ...told, reports });
    const verdict = verdictOf(command, result, output, results);
    const note = verdict === 'error' ? brokenReason(result, output) : undefined;
    return {
        command,
        verdict,
        exitCode: result.exitCode,
        durationMs: result.durationMs,
        ...(results.counts === undefined ? {} : { counts: results.counts, ran: (0,judge/* ranIn */.V6)(results.counts) }),
        ...listedIn(results),
        failures: results.failures,
        failed: results.failed,
        tail: tailOf(withNotes(output, [...(note === undefined ? [] : [note]), ...(result.hints ?? [])]), results.failures, TAIL_LIMIT),
        strays: result.strays,
        ...(verdict === 'failed' && result.withheld !== undefined ? { withheld: result.withheld } : {}),
    };
}
/** Names made up by a reader where the runner prints a dot for each test. */
const NUMBERED = /^test \d+$/;
/** Only where as many names are told as were counted: a part of a list says nothing of what is missing in it. */
function listedIn({ counts, cases }) {
    const named = (status) => cases.filter((one) => one.status === status).map(({ name }) => name);
    const passed = named('passed');
    if (counts === undefined || passed.length !== counts.passed || passed.every((name) => NUMBERED.test(name)))
        return {};
    return { listed: { ran: [...passed, ...named('failed'), ...named('error')], skipped: named('skipped') } };
}
function withNotes(output, notes) {
    return notes.length === 0 ? output : [output.trimEnd(), ...notes.map((note) => `(${note})`)].join('\n');
}
/** Files by their path in the project: the same test has the same name in every copy of it. */
function withoutRoots(output, roots) {
    return roots.reduce((text, root) => (root === undefined ? text : text.replaceAll(`${root}/`, '')), output);
}
/** Nothing was counted, or it is red and nobody says what. */
function isOpen({ counts, failed }, exitCode) {
    return counts === undefined || (exitCode !== 0 && failed.length === 0);
}
function verdictOf(command, result, output, results) {
    if (result.ending === 'timed-out')
        return 'timed-out';
    if (result.ending !== 'exited' || (0,why_broken/* whyExhausted */.O)(output, result.exitCode) !== undefined)
        return 'error';
    return (0,judge/* judge */.S4)({ exitCode: result.exitCode, signal: result.signal, output, results, command });
}
function brokenReason(result, output) {
    if (result.startError !== undefined)
        return `the command could not be started: ${result.startError}`;
    if (result.signal !== null)
        return `the command was killed by ${result.signal}`;
    if (result.exitCode === 137)
        return 'a process was killed (exit code 137), perhaps for want of memory';
    return (0,why_broken/* whyExhausted */.O)(output, result.exitCode) ?? (0,why_broken/* whyBroken */.I)(output, result.exitCode) ?? 'the command did not run';
}


/***/ }),

/***/ 7946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hh: () => (/* binding */ cutLine),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   S_: () => (/* binding */ lastPart),
/* harmony export */   it: () => (/* binding */ cutMiddle)
/* harmony export */ });
/** The first `limit` characters, never half a character, with an ellipsis when something is missing. */
function cut(text, limit) {
    if (text.length <= limit)
        return text;
    return `${text.slice(0, Math.max(0, limit - 1)).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
/** The last `limit` characters, from a line's start where there is one before the middle. */
function lastPart(text, limit) {
    if (text.length <= limit)
        return text;
    const part = text.slice(text.length - limit).replace(/^[\uDC00-\uDFFF]/, '');
    const lineStart = part.indexOf('\n') + 1;
    return `…\n${lineStart > 0 && lineStart < part.length / 2 ? part.slice(lineStart) : part}`;
}
/** Cuts the middle out of a text that is too long, so that its start and its end stay readable. */
function cutMiddle(text, limit, { where = '', missing = 0 } = {}) {
    if (text.length <= limit)
        return text;
    const place = where === '' ? '' : `: ${where}`;
    const note = (count) => `\n[… ${count + missing} characters left out${place} …]\n`;
    const room = Math.max(0, limit - note(text.length).length);
    const tailRoom = Math.floor(room * 0.4);
    // A cut inside a surrogate pair would leave half a character on either side.
    const head = text.slice(0, room - tailRoom).replace(/[\uD800-\uDBFF]$/, '');
    const tail = text.slice(text.length - tailRoom).replace(/^[\uDC00-\uDFFF]/, '');
    return head + note(text.length - head.length - tail.length) + tail;
}
/** The first `most` characters of a line, with a note of how many are missing. */
function cutLine(line, most) {
    if (line.length <= most)
        return line;
    const shown = line.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
    return `${shown} [… ${line.length - shown.length} more characters]`;
}


/***/ })

};
