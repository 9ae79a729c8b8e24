export const id = 1850;
export const ids = [1850];
export const modules = {

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

/***/ 1372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ variableHints),
/* harmony export */   l: () => (/* binding */ isolationHints)
/* harmony export */ });
const MOST_OUTPUT = 64 * 1024;
/** One sentence for each kind of failure that isolation is known for; none where nothing looks like it. */
function isolationHints({ output, isProxied }) {
    const text = output.slice(-MOST_OUTPUT);
    const hints = HINTS.flatMap(({ sign, say }) => {
        const match = sign.exec(text);
        return match === null ? [] : [say(match, isProxied)];
    });
    // The first kind says more than the general one.
    return hints.slice(0, 2);
}
const HINTS = [
    {
        sign: /\.git\b[^\n]{0,200}Read-only file system/,
        say: () => '.git is read-only in the sandbox: undo with Edit or Write; the harness commits',
    },
    {
        // ECONNREFUSED 127.0.0.1:5432 · connect to 127.0.0.1 port 5432 … refused · localhost:6379: Connection refused
        sign: /(?:127\.0\.0\.1|::1|localhost)\]?"?\)?,? ?(?::|port )(\d{2,5})\b[^\n]{0,120}refused|(?:ECONNREFUSED|refused)[^\n]{0,120}?(?:127\.0\.0\.1|::1|localhost)\]?(?::| port )(\d{2,5})\b/i,
        say: ([, one, other]) => `nothing listens on port ${one ?? other} in the sandbox; a service of the job is reached only when the workflow lists it: services: localhost:${one ?? other}`,
    },
    {
        sign: /Could not resolve (?:host|proxy)|EAI_AGAIN|ENOTFOUND|ENETUNREACH|Temporary failure in name resolution|Name or service not known|Network is unreachable|Failed to resolve|dial tcp: lookup|Unknown host|nodename nor servname/i,
        say: (_match, isProxied) => isProxied
            ? 'only the hosts that the workflow lists in network can be reached here, by TLS through the proxy'
            : 'there is no network here; the workflow opens hosts with network or setup-network, and service containers with services',
    },
    {
        sign: /Read-only file system|EROFS/,
        say: () => 'only the workspace, the home folder and /tmp can be written here',
    },
];
const MOST_NAMES = 5;
/** Names variables of the job that the output speaks of and the command was not given. */
function variableHints(output, withheld) {
    const text = output.slice(-MOST_OUTPUT);
    const words = new Set(text.match(/[A-Za-z_][A-Za-z0-9_]*/g) ?? []);
    const names = withheld.filter((name) => words.has(name)).slice(0, MOST_NAMES);
    if (names.length === 0)
        return [];
    const [what, it] = names.length === 1 ? ['a variable', 'it'] : ['variables', 'them'];
    return [
        `the job sets ${what} that this command was not given; the workflow hands ${it} over with env: ${names.join(' ')}`,
    ];
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


/***/ }),

/***/ 865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ OutputPipes)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7975);





const BATCH = 32;
/**
 * Real pipes for the output of children. Node's own `pipe` is a socket, on which `echo … > /dev/stderr` fails though
 * it works everywhere else. Node cannot make pipes, so they are opened as FIFOs, a batch at a time, and unlinked at once.
 */
class OutputPipes {
    #folder;
    #ready = [];
    #making;
    #unavailable = false;
    constructor(folder) {
        this.#folder = folder;
    }
    /** Undefined where there are none to be had (no mkfifo, nowhere to write). */
    async take() {
        while (this.#ready.length === 0 && !this.#unavailable) {
            await (this.#making ??= this.#make().finally(() => (this.#making = undefined)));
        }
        return this.#ready.pop();
    }
    async #make() {
        try {
            const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(this.#folder, 'greengate-pipes-'));
            try {
                const paths = Array.from({ length: BATCH }, (_, at) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, String(at)));
                await (0,node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('mkfifo', ['-m', '600', ...paths], { env: { PATH: '/usr/bin:/bin' } });
                for (const path of paths)
                    this.#ready.push(open(path));
            }
            finally {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(folder, { recursive: true, force: true });
            }
        }
        catch {
            this.#unavailable = true;
        }
    }
}
function open(path) {
    // In this order neither open waits for the other end.
    const readEnd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
    try {
        return { readEnd, writeEnd: (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY) };
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(readEnd);
        throw error;
    }
}


/***/ }),

/***/ 8395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isWithin),
/* harmony export */   Y: () => (/* binding */ isBelow)
/* harmony export */ });
/** Both absolute and without `..`. */
function isBelow(path, folder) {
    return path !== folder && path.startsWith(folder === '/' ? '/' : `${folder}/`);
}
function isWithin(path, folder) {
    return path === folder || isBelow(path, folder);
}


/***/ }),

/***/ 1850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createPlainSandbox: () => (/* binding */ createPlainSandbox),
  processStarter: () => (/* binding */ processStarter)
});

// EXTERNAL MODULE: ./lib/sandbox/environment.js
var sandbox_environment = __webpack_require__(6706);
// EXTERNAL MODULE: ./lib/sandbox/isolation-hints.js
var isolation_hints = __webpack_require__(1372);
// EXTERNAL MODULE: ./lib/sandbox/output-pipes.js
var output_pipes = __webpack_require__(865);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/sandbox/paths.js
var paths = __webpack_require__(8395);
// EXTERNAL MODULE: ./lib/sandbox/system-program.js
var system_program = __webpack_require__(9823);
;// CONCATENATED MODULE: ./lib/sandbox/own-program.js



/**
 * Finds our own programs once, before anything steered has run, and starts them by their absolute path with the
 * system's search path: the one of commands may lead into the workspace, where a command can put a program.
 */
function ownPrograms(environment) {
    const found = new Map();
    return (name) => {
        if (!found.has(name))
            found.set(name, find(name, environment));
        return found.get(name);
    };
}
function find(name, environment) {
    const workspace = environment['GITHUB_WORKSPACE'];
    const path = (environment['PATH'] ?? system_program/* SYSTEM_PATH */.sg)
        .split(external_node_path_.delimiter)
        .filter((folder) => (0,external_node_path_.isAbsolute)(folder) && !(workspace && (0,paths/* isWithin */.U)(folder, workspace)))
        .map((folder) => (0,external_node_path_.join)(folder, name))
        .find(system_program/* isExecutable */.TV);
    return path === undefined ? undefined : { path, searchPath: [(0,external_node_path_.dirname)(path), system_program/* SYSTEM_PATH */.sg].join(external_node_path_.delimiter) };
}

// EXTERNAL MODULE: ./lib/sandbox/run-process.js
var run_process = __webpack_require__(8254);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/sandbox/strays.js
var strays = __webpack_require__(4409);
;// CONCATENATED MODULE: ./lib/sandbox/start-process.js





/** Starts a process in a group of its own. Returns it, or why it could not be started; never throws for that. */
async function startProcess(request, env, pipe) {
    const [program, ...args] = request.argv;
    const stdin = request.input === undefined ? 'ignore' : 'pipe';
    const output = pipe?.writeEnd ?? 'pipe';
    const reading = pipe && new external_node_net_.Socket({ fd: pipe.readEnd, readable: true, writable: false });
    try {
        const child = (0,external_node_child_process_.spawn)(program, args, { cwd: request.cwd, env, detached: true, stdio: [stdin, output, output] });
        if (child.pid === undefined)
            throw await new Promise((resolve) => child.once('error', resolve));
        const group = child.pid;
        // Of kill() and the like; the exit tells what matters. A command may also end without reading its input.
        child.on('error', () => { });
        child.stdin?.on('error', () => { });
        child.stdin?.end(request.input);
        const stdout = reading ?? child.stdout;
        if (!stdout)
            throw new Error('a process without stdout');
        return {
            group,
            send: (signal) => void (0,strays/* send */.tN)(-group, signal),
            exited: new Promise((resolve) => child.once('exit', (exitCode, signal) => resolve({ exitCode, signal }))),
            stdout,
            stderr: child.stderr ?? undefined,
        };
    }
    catch (error) {
        // Thrown at once: a NUL byte in an argument, a command line that is too long.
        reading?.destroy();
        return startProblem(request, error);
    }
    finally {
        // The child has its own copy; the end of the output is seen when the last one is closed.
        if (pipe)
            (0,external_node_fs_.closeSync)(pipe.writeEnd);
    }
}
function startProblem(request, error) {
    if (!(0,external_node_fs_.existsSync)(request.cwd))
        return `the working directory ${request.cwd} does not exist`;
    const [program] = request.argv;
    switch (error.code) {
        case 'ENOENT':
            return `${program}: not found`;
        case 'EACCES':
            return `${program}: permission denied`;
        case 'E2BIG':
            return `${program}: the command line is too long`;
        default:
            return (0,errors/* messageOf */.b)(error);
    }
}

;// CONCATENATED MODULE: ./lib/sandbox/plain.js






/** Starts processes with a clean environment, in a process group of their own, and leaves none behind. */
function createPlainSandbox({ environment, variables }) {
    const programOf = ownPrograms(environment);
    const start = processStarter(new output_pipes/* OutputPipes */.p(environment['TMPDIR'] ?? '/tmp'));
    const ownRequest = (request) => {
        const [name, ...args] = request.argv;
        const program = programOf(name);
        const own = (0,sandbox_environment/* childEnvironment */.Qc)(environment, 'harness', request.env);
        if (program === undefined)
            return [request, own];
        return [
            { ...request, argv: [program.path, ...args] },
            { ...own, PATH: program.searchPath },
        ];
    };
    return {
        isolation: 'plain',
        run: async (request) => {
            if (request.trust === 'harness')
                return start(...ownRequest(request));
            // Nothing is mounted here: the command runs in the folder itself.
            const placed = request.standIn === undefined ? request : { ...request, cwd: request.standIn };
            const own = (0,sandbox_environment/* childEnvironment */.Qc)(environment, request.trust, { ...variables?.given(), ...request.env });
            const result = await start(placed, own);
            if (result.ending !== 'exited' || result.exitCode === 0)
                return result;
            const withheld = variables?.withheld() ?? [];
            const hints = (0,isolation_hints/* variableHints */.$)(result.output, withheld);
            return { ...result, withheld, ...(hints.length === 0 ? {} : { hints }) };
        },
    };
}
function processStarter(pipes) {
    return async (request, own) => {
        if (request.signal?.aborted)
            return (0,run_process/* notRun */.n)('cancelled');
        const pipe = request.wholeStdout ? undefined : await pipes.take();
        return (0,run_process/* runProcess */.R)(request, (marker) => startProcess(request, { ...own, ...marker }, pipe));
    };
}


/***/ }),

/***/ 8254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ runProcess),
/* harmony export */   n: () => (/* binding */ notRun)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _bounded_output_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3010);
/* harmony import */ var _output_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6953);
/* harmony import */ var _strays_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4409);




const KEPT = 64 * 1024;
/** What a command gets to end by itself after SIGTERM. */
const GRACE_MS = 500;
/** After SIGKILL; only a process of another user can need it. */
const GIVE_UP_MS = 2_000;
/** How long output that somebody still holds is read after the command itself has ended. */
const DRAIN_MS = 75;
/** Runs a process to its end, bounded in time and output, and leaves nothing of it behind. */
async function runProcess(request, begin) {
    const startedAt = performance.now();
    const marker = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex');
    const others = request.trust === 'steered' ? (0,_strays_js__WEBPACK_IMPORTED_MODULE_2__/* .processesNow */ .aT)() : undefined;
    const child = await begin({ [_strays_js__WEBPACK_IMPORTED_MODULE_2__/* .MARKER */ .tl]: marker });
    if (typeof child === 'string')
        return { ...notRun('not-started'), startError: child };
    const output = new _bounded_output_js__WEBPACK_IMPORTED_MODULE_3__/* .BoundedOutput */ .l5({ head: request.keepHead ?? KEPT, tail: request.keepTail ?? KEPT });
    const whole = new _bounded_output_js__WEBPACK_IMPORTED_MODULE_3__/* .WholeOutput */ .fz(request.mostStdout);
    const file = request.spillTo && new _output_file_js__WEBPACK_IMPORTED_MODULE_1__/* .OutputFile */ .c(request.spillTo);
    const addOutput = (chunk) => {
        output.add(chunk);
        file?.add(chunk);
    };
    child.stdout.on('data', (chunk) => (request.wholeStdout ? whole.add(chunk) : addOutput(chunk)));
    child.stderr?.on('data', addOutput);
    const drain = drained([child.stdout, ...(child.stderr ? [child.stderr] : [])]);
    const exit = await ended(child, request);
    const durationMs = performance.now() - startedAt;
    await drain();
    // Our own git leaves nothing behind unless it was stopped.
    const looked = request.trust === 'steered' || exit.ending !== 'exited';
    const strays = looked && child.group !== undefined ? await (0,_strays_js__WEBPACK_IMPORTED_MODULE_2__/* .endStrays */ .o5)(child.group, marker, others) : 0;
    const stdout = whole.bytes();
    const sizes = { outputBytes: output.total + stdout.length, spilledBytes: file?.close() ?? 0 };
    return { ...exit, ...sizes, output: output.text(), stdout, durationMs, strays };
}
/** The result of a process that never was. */
function notRun(ending) {
    const sizes = { outputBytes: 0, spilledBytes: 0, durationMs: 0, strays: 0 };
    return { exitCode: null, signal: null, output: '', stdout: Buffer.alloc(0), ...sizes, ending };
}
/** Waits for the command itself, ending its whole group on time-out and on the signal. */
function ended(child, request) {
    return new Promise((resolve) => {
        let ending = 'exited';
        const timers = [];
        const finish = (exit) => {
            timers.forEach(clearTimeout);
            request.signal?.removeEventListener('abort', onAbort);
            resolve({ ...exit, ending });
        };
        const stop = (why) => {
            if (ending !== 'exited')
                return;
            ending = why;
            child.send('SIGTERM');
            timers.push(setTimeout(() => child.send('SIGKILL'), GRACE_MS));
            timers.push(setTimeout(() => finish({ exitCode: null, signal: null }), GRACE_MS + GIVE_UP_MS));
        };
        const onAbort = () => stop('cancelled');
        request.signal?.addEventListener('abort', onAbort);
        if (request.signal?.aborted)
            onAbort();
        timers.push(setTimeout(() => stop('timed-out'), request.timeoutMs));
        void child.exited.then(finish);
    });
}
/** Prepares to read what is left in the pipes, without waiting for a background process that holds them. */
function drained(streams) {
    const closed = Promise.all(streams.map(closing));
    return async () => {
        let timer;
        // The immediate lets a late loop read what is there before it gives up.
        const patience = new Promise((resolve) => (timer = setTimeout(() => setImmediate(resolve), DRAIN_MS)));
        await Promise.race([closed, patience]);
        clearTimeout(timer);
        streams.forEach((stream) => stream.destroy());
    };
}
function closing(stream) {
    // A stream that breaks closes as well.
    stream.on('error', () => { });
    return new Promise((resolve) => stream.once('close', () => resolve()));
}


/***/ }),

/***/ 4409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aT: () => (/* binding */ processesNow),
/* harmony export */   o5: () => (/* binding */ endStrays),
/* harmony export */   tN: () => (/* binding */ send),
/* harmony export */   tl: () => (/* binding */ MARKER)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8500);


/** Every process of one run carries this variable with the run's own value, even after setsid. */
const MARKER = 'GREENGATE_PROCESS';
const ROUNDS = 200;
const ROUND_MS = 5;
/** Who runs now: taken before a command starts, as none of these can be its child. Undefined where there is no /proc. */
function processesNow() {
    const pids = processIds();
    return pids && new Set(pids);
}
/**
 * Ends whatever a command left behind, in its process group or outside it, and resolves when it is dead.
 * Returns how many processes there were. A process can fork while it is looked for, hence the rounds.
 */
async function endStrays(group, marker, before) {
    const found = new Set();
    for (let round = 0; round < ROUNDS; round += 1) {
        const alive = strays(group, marker, before);
        if (alive.length === 0)
            break;
        for (const pid of alive) {
            found.add(pid);
            send(pid, 'SIGKILL');
        }
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(ROUND_MS);
    }
    return found.size;
}
/** Signals a process, or a group when negative. One that is gone, or not ours to signal, is left alone. */
function send(pid, signal) {
    try {
        return process.kill(pid, signal);
    }
    catch (error) {
        const code = error.code;
        if (code === 'ESRCH' || code === 'EPERM')
            return false;
        throw error;
    }
}
function strays(group, marker, before) {
    const pids = processIds()?.filter((pid) => before?.has(pid) !== true);
    const groupAlive = send(-group, 0);
    // Without /proc the group as a whole is all that can be found.
    if (pids === undefined)
        return groupAlive ? [-group] : [];
    const wanted = `${MARKER}=${marker}`;
    return pids.filter((pid) => isMarked(pid, wanted) || (groupAlive && isInGroup(pid, group)));
}
function processIds() {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc')
            .map(Number)
            .filter((pid) => pid > 1 && pid !== process.pid);
    }
    catch {
        return undefined;
    }
}
/** A zombie has no environment left: it counts as dead. */
function isMarked(pid, wanted) {
    return readProc(pid, 'environ').includes(wanted);
}
function isInGroup(pid, group) {
    // The name in parentheses may hold anything: fields are counted after the last one.
    const stat = readProc(pid, 'stat');
    const [state, , pgrp] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state !== 'Z' && state !== 'X' && Number(pgrp) === group;
}
/** Empty for a process that is gone or belongs to somebody else. */
function readProc(pid, file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/${file}`, 'latin1');
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 9823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ systemProgram),
/* harmony export */   TV: () => (/* binding */ isExecutable),
/* harmony export */   sg: () => (/* binding */ SYSTEM_PATH)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


const SYSTEM_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/**
 * A program of the system by its absolute path. The search path of commands is not asked: it may lead into the
 * workspace, and what is started here is not yet in the sandbox.
 */
function systemProgram(name) {
    return SYSTEM_PATH.split(':')
        .map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))
        .find(isExecutable);
}
function isExecutable(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
}


/***/ })

};
