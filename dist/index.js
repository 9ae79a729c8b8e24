import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 5317:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 6982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 1553:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns/promises");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 3916:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path/posix");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 481:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 714:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 3557:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 2158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AQ: () => (/* binding */ interruptedText),
/* harmony export */   OK: () => (/* binding */ Interrupt),
/* harmony export */   Se: () => (/* binding */ notRunText),
/* harmony export */   pM: () => (/* binding */ interruptOf)
/* harmony export */ });
/* unused harmony export INTERRUPT_REASONS */
const WORDS = {
    /** A call of the same batch failed whose tool says that the others are then pointless. */
    sibling_error: 'another call of the same batch failed',
    /** By a hook of the user's. */
    user_interrupted: 'the user ended the run',
    /** The message that made the call broke off, or was refused; it is asked for again or not at all. */
    streaming_fallback: 'the reply that made this call was discarded',
    timed_out: 'the time of the run is up',
    /** From outside: SIGINT, SIGTERM. */
    cancelled: 'the run was cancelled',
};
const INTERRUPT_REASONS = Object.keys(WORDS);
/** The `reason` of an AbortSignal of ours. */
class Interrupt extends Error {
    name = 'Interrupt';
    reason;
    constructor(reason, detail = WORDS[reason]) {
        super(detail);
        this.reason = reason;
    }
}
/** What an aborted signal says. An abort that gives no reason of ours comes from outside. */
function interruptOf(signal) {
    return signal.reason instanceof Interrupt ? signal.reason.reason : 'cancelled';
}
/** What the model is told in place of a result. */
const notRunText = (reason) => `Not run: ${WORDS[reason]}.`;
const interruptedText = (reason) => `Interrupted: ${WORDS[reason]} while this tool ran.`;


/***/ }),

/***/ 452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ messageOf),
/* harmony export */   y: () => (/* binding */ UserError)
/* harmony export */ });
/**
 * An error the user can act on: its message says what is wrong, which value or place, and what to do.
 * It is shown without a stack trace. Anything else that is thrown is a bug and shows its stack.
 */
class UserError extends Error {
    name = 'UserError';
}
/** The text of whatever was thrown. */
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 5691:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _agent_interrupt_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2158);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(452);
/* harmony import */ var _job_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9048);



/** Time to put children away, save the work and write the last comment; the runner kills after about ten seconds. */
const LONGEST_CANCEL_MS = 4_700;
process.exit(await enter(process.argv.slice(2)));
/** Picks the door: a command line, or the Action's main or post step. Returns the exit code. */
async function enter(args) {
    const cancel = cancelOnSignals();
    const variables = { ...process.env };
    // Read once: from here on nothing that is started or asked finds a key in this process's environment.
    (0,_job_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .forgetSecrets */ .DL)(process.env);
    const source = (name) => variables[`INPUT_${name.toUpperCase()}`];
    try {
        const [command, ...rest] = args;
        if (command === 'post' || (command === undefined && variables['GITHUB_ACTIONS'] === 'true')) {
            const parts = { variables, source, cancel };
            if (command === 'post')
                return await (await Promise.all(/* import() */[__nccwpck_require__.e(6752), __nccwpck_require__.e(1889), __nccwpck_require__.e(180), __nccwpck_require__.e(8962), __nccwpck_require__.e(6628)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6628))).runPostStep(parts);
            return await (await Promise.all(/* import() */[__nccwpck_require__.e(6843), __nccwpck_require__.e(6752), __nccwpck_require__.e(1889), __nccwpck_require__.e(180), __nccwpck_require__.e(8962), __nccwpck_require__.e(6821)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6821))).runAction(parts);
        }
        const { runCommand } = await __nccwpck_require__.e(/* import() */ 518).then(__nccwpck_require__.bind(__nccwpck_require__, 518));
        return await runCommand(command, rest, { variables, cancel });
    }
    catch (error) {
        const { createLog } = await __nccwpck_require__.e(/* import() */ 9820).then(__nccwpck_require__.bind(__nccwpck_require__, 9820));
        const { createRedactor } = await __nccwpck_require__.e(/* import() */ 7042).then(__nccwpck_require__.bind(__nccwpck_require__, 7042));
        const secrets = [...(0,_job_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .inputSecrets */ .Sc)(source), ...(0,_job_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .environmentSecrets */ .Pm)(variables)];
        const log = createLog((line) => console.error(line), createRedactor(secrets));
        log.info(error instanceof Error && !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y) ? (error.stack ?? '') : (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .b)(error));
        return 1;
    }
}
/** The first signal ends the run in order; when that takes too long, or the same signal comes again, it ends at once. */
function cancelOnSignals() {
    const controller = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM']) {
        let times = 0;
        process.on(signal, () => {
            // The runner sends SIGINT and later SIGTERM; a person presses Ctrl-C twice.
            if ((times += 1) > 1)
                process.exit(1);
            if (!controller.signal.aborted)
                setTimeout(() => process.exit(1), LONGEST_CANCEL_MS).unref();
            controller.abort(new _agent_interrupt_js__WEBPACK_IMPORTED_MODULE_0__/* .Interrupt */ .OK('cancelled', `cancelled by ${signal}`));
        });
    }
    return controller.signal;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 9048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DL: () => (/* binding */ forgetSecrets),
/* harmony export */   Pm: () => (/* binding */ environmentSecrets),
/* harmony export */   Sc: () => (/* binding */ inputSecrets)
/* harmony export */ });
/* harmony import */ var _sandbox_given_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1098);

/** The keys that the workflow hands over: hidden from the log too, in case the workflow got them from no secret. */
function inputSecrets(source) {
    return [source('anthropic-api-key'), source('github-token')].flatMap((value) => value?.trim() || []);
}
/** What else of the job's environment must not leave: the runner's own tokens, and what a workflow put into `env`. */
function environmentSecrets(variables) {
    return Object.entries(variables).flatMap(([name, value = '']) => (0,_sandbox_given_variables_js__WEBPACK_IMPORTED_MODULE_0__.isSecretName)(name) && value.length >= SHORTEST && !/\s/.test(value) ? [value] : []);
}
/**
 * Takes keys out of this process's own variables, which children and libraries would otherwise find. The system keeps the
 * first version (`/proc/self/environ`): that is why no steered process may see this one.
 */
function forgetSecrets(variables) {
    for (const name of Object.keys(variables))
        if (OF_THE_RUNNER.test(name) || (0,_sandbox_given_variables_js__WEBPACK_IMPORTED_MODULE_0__.isSecretName)(name))
            delete variables[name];
}
/** Shorter values are rather names and numbers than keys, and hiding them would make reports unreadable. */
const SHORTEST = 12;
/** Inputs; tokens and addresses of the runner's services; what the model's SDK would obey instead of inputs. */
const OF_THE_RUNNER = /^(INPUT|ACTIONS|ANTHROPIC)_/;


/***/ }),

/***/ 6706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ OFFLINE),
/* harmony export */   Qc: () => (/* binding */ childEnvironment),
/* harmony export */   eA: () => (/* binding */ isOfTheMachine),
/* harmony export */   j0: () => (/* binding */ isToolVariable)
/* harmony export */ });
/**
 * The environment of a child process, built from nothing: what a toolchain needs to be found, and settings that keep
 * programs from asking, paging or colouring. Keys, tokens and the runner's own variables are not on the list, so a
 * new one cannot leak either. `extra` is added last and wins.
 */
function childEnvironment(source, trust, extra = {}) {
    const passed = Object.entries(source).filter(([name, value]) => isPassed(name, value, trust));
    const all = { PATH: DEFAULT_PATH, ...Object.fromEntries(passed), ...UNATTENDED, ...extra };
    const set = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    return Object.fromEntries(set);
}
const DEFAULT_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const UNATTENDED = {
    CI: 'true',
    TERM: 'dumb',
    NO_COLOR: '1',
    PAGER: 'cat',
    GIT_PAGER: 'cat',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    SHELL: '/bin/bash',
    // Without it bash takes the socket on its stdin for a remote shell and reads ~/.bashrc.
    SHLVL: '1',
};
/**
 * Where there is no network: package managers say at once what is missing, and do not try again for minutes. What they
 * have in their caches works all the same.
 */
const OFFLINE = {
    npm_config_offline: 'true',
    COREPACK_ENABLE_NETWORK: '0',
    PIP_RETRIES: '0',
    UV_OFFLINE: '1',
    CARGO_NET_OFFLINE: 'true',
    GOPROXY: 'off',
    COMPOSER_DISABLE_NETWORK: '1',
};
const SYSTEM = ['PATH', 'HOME', 'USER', 'LOGNAME', 'TMPDIR', 'TZ', 'LANG', 'LANGUAGE'];
/** Places where setup actions and version managers put toolchains and caches. */
const TOOLCHAINS = [
    ...['JAVA_HOME', 'M2_HOME', 'MAVEN_HOME', 'GRADLE_HOME', 'GRADLE_USER_HOME', 'SDKMAN_DIR', 'KOTLIN_HOME'],
    ...['GOROOT', 'GOPATH', 'GOBIN', 'GOCACHE', 'GOMODCACHE', 'CCACHE_DIR', 'GOTOOLCHAIN'],
    ...['CARGO_HOME', 'RUSTUP_HOME', 'RUSTUP_TOOLCHAIN', 'CARGO_INCREMENTAL'],
    ...['NVM_DIR', 'NVM_BIN', 'PNPM_HOME', 'BUN_INSTALL', 'DENO_DIR', 'DENO_INSTALL', 'VOLTA_HOME', 'COREPACK_HOME'],
    ...['npm_config_cache', 'YARN_CACHE_FOLDER', 'PLAYWRIGHT_BROWSERS_PATH', 'CYPRESS_CACHE_FOLDER'],
    ...['VIRTUAL_ENV', 'CONDA', 'CONDA_PREFIX', 'PYENV_ROOT', 'PIP_CACHE_DIR', 'UV_CACHE_DIR', 'POETRY_HOME'],
    ...['pythonLocation', 'Python_ROOT_DIR', 'Python2_ROOT_DIR', 'Python3_ROOT_DIR', 'PKG_CONFIG_PATH'],
    ...['GEM_HOME', 'GEM_PATH', 'RBENV_ROOT', 'COMPOSER_HOME', 'NUGET_PACKAGES', 'SWIFT_PATH'],
    ...['DOTNET_ROOT', 'DOTNET_NOLOGO', 'DOTNET_CLI_TELEMETRY_OPTOUT', 'DOTNET_SKIP_FIRST_TIME_EXPERIENCE'],
    ...['ANDROID_HOME', 'ANDROID_SDK_ROOT', 'ANDROID_NDK', 'ANDROID_NDK_HOME', 'VCPKG_INSTALLATION_ROOT'],
    ...[
        'CHROME_BIN',
        'CHROMEWEBDRIVER',
        'EDGEWEBDRIVER',
        'GECKOWEBDRIVER',
        'CC',
        'CXX',
        'XDG_CACHE_HOME',
        'XDG_CONFIG_HOME',
    ],
];
/**
 * Is a variable of the system, the shell, the runner's image or the allow-list, and not the job's own? For words only: what is
 * passed is decided by the allow-list.
 */
function isOfTheMachine(name) {
    return isToolVariable(name) || PASSED.has(name) || NETWORK.test(name) || name in UNATTENDED || MACHINE.test(name);
}
const MACHINE = /^(_|PWD|OLDPWD|MAIL|HOSTNAME|INVOCATION_ID|JOURNAL_STREAM|MEMORY_PRESSURE_\w+|SYSTEMD_\w+|SUDO_\w+|XDG_\w+|SSH_\w+|DBUS_\w+|GPG_\w+|LS_COLORS|COLORTERM|EDITOR|VISUAL|DISPLAY|DEBIAN_FRONTEND|Image(OS|Version)|ACCEPT_EULA|POWERSHELL_\w+|PSModule\w+|PIPX_\w+|ANT_HOME|BOOTSTRAP_\w+|CHROME_\w+|GHCUP_\w+|HOMEBREW_\w+|LEIN_\w+|SELENIUM_\w+|SGX_\w+|AZURE_EXTENSION_DIR|npm_\w+|NODE|INIT_CWD|COLOR|USE_\w+_FALLBACK|ENABLE_RUNNER_TRACING)$/;
/** Does it name a place of tools? */
function isToolVariable(name) {
    return TOOLS.has(name) || PASSED_PATTERN.test(name);
}
const TOOLS = new Set([...TOOLCHAINS, 'RUNNER_TOOL_CACHE', 'AGENT_TOOLSDIRECTORY']);
const PASSED = new Set([...SYSTEM, ...TOOLCHAINS]);
const PASSED_PATTERN = /^(LC_[A-Z]+|JAVA_HOME_\d+_(X64|ARM64)|GOROOT_\d+_\d+_(X64|ARM64))$/i;
const NETWORK = /^((https?|all|no)_proxy|SSL_CERT_(FILE|DIR)|NODE_EXTRA_CA_CERTS)$/i;
function isPassed(name, value, trust) {
    if (PASSED.has(name) || PASSED_PATTERN.test(name))
        return true;
    // A proxy address may carry a password.
    return NETWORK.test(name) && (trust === 'harness' || !value?.includes('@'));
}


/***/ }),

/***/ 1098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   createGivenVariables: () => (/* binding */ createGivenVariables),
/* harmony export */   isSecretName: () => (/* binding */ isSecretName),
/* harmony export */   parseVariables: () => (/* binding */ parseVariables)
/* harmony export */ });
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6706);

/** Reads a list of variables. Throws an Error that says what an entry must look like, and `remedy`. */
function parseVariables(entries, remedy = '') {
    return entries.map((entry) => {
        const { name = '', value } = /^(?<name>[^=]*)(?:=(?<value>.*))?$/s.exec(entry)?.groups ?? {};
        const wanted = value === undefined ? /^[A-Za-z_*][A-Za-z0-9_*]*$/ : /^[A-Za-z_][A-Za-z0-9_]*$/;
        // `*` alone would hand over whatever a later step adds.
        if (!wanted.test(name) || /^[*_]+$/.test(name))
            throw new Error(`${WANTED}, got "${entry}". ${remedy}`.trim());
        if (isReserved(name))
            throw new Error(`${NEVER_GIVEN}, got "${name}". ${remedy}`.trim());
        if (value !== undefined)
            return { kind: 'value', name, value };
        return name.includes('*') ? { kind: 'pattern', pattern: name } : { kind: 'name', name };
    });
}
const WANTED = 'takes "none", names of variables such as DATABASE_URL, patterns such as RAILS_*, or NAME=value';
const NEVER_GIVEN = 'cannot name what belongs to the runner or to Greengate itself, nor what changes how programs are started';
/** Keys and channels of the runner, and what a loader or shell obeys before the sandbox has closed. */
const RESERVED = /^((INPUT|ACTIONS|GITHUB|RUNNER|STATE|ANTHROPIC|GREENGATE|LD|DYLD|PERL5?)_?.*|PATH|HOME|TMPDIR|SHELLOPTS|BASHOPTS|BASH_ENV|ENV|PS4|IFS|SHLVL)$/i;
function isReserved(name) {
    return RESERVED.test(name);
}
/** By its name: a key, a token, a password. A pattern never means one. */
function isSecretName(name) {
    return /(^|_)(TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY(_ID)?|SECRET_KEY|PRIVATE_KEY|CREDENTIALS)$/i.test(name);
}
function createGivenVariables({ environment, onSecrets }) {
    let given = {};
    return {
        permit: (entries) => {
            given = Object.fromEntries(entries.flatMap((entry) => matching(environment, entry)));
            onSecrets(Object.entries(given).flatMap(([name, value]) => (isSecretName(name) && value !== '' ? [value] : [])));
        },
        given: () => given,
        withheld: () => Object.keys(environment)
            .filter((name) => !(name in given) && !(0,_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .isOfTheMachine */ .eA)(name) && !isReserved(name))
            .sort(),
    };
}
function matching(environment, entry) {
    if (entry.kind === 'value')
        return [[entry.name, entry.value]];
    const pattern = entry.kind === 'pattern' ? new RegExp(`^${entry.pattern.replaceAll('*', '.*')}$`) : undefined;
    return Object.entries(environment).flatMap(([name, value]) => {
        if (value === undefined)
            return [];
        if (pattern === undefined)
            return entry.kind === 'name' && name === entry.name ? [[name, value]] : [];
        return pattern.test(name) && !isSecretName(name) && !isReserved(name) ? [[name, value]] : [];
    });
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		8792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(5691);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
