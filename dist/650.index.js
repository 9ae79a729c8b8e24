export const id = 650;
export const ids = [650];
export const modules = {

/***/ 8615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ CLAUDE_SETTINGS),
/* harmony export */   v: () => (/* binding */ parseClaudeSettings)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6843);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


const CLAUDE_SETTINGS = '.claude/settings.json';
const rules = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]);
const schema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    permissions: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ allow: rules, ask: rules, deny: rules }).prefault({}),
});
/** The permission rules of Claude Code's project settings, each with its line. Nothing else of the file is taken. */
function parseClaudeSettings(text) {
    let json;
    try {
        json = JSON.parse(text);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`${CLAUDE_SETTINGS}: not valid JSON: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b)(error)}.`);
    }
    const parsed = schema.safeParse(json);
    if (!parsed.success) {
        const [issue] = parsed.error.issues;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`${CLAUDE_SETTINGS}: ${issue?.path.join('.') || 'the file'}: ${issue?.message ?? ''}.`);
    }
    const { allow, ask, deny, ...others } = parsed.data.permissions;
    const place = places(text);
    const list = (behaviour, texts) => texts.map((rule) => ({ text: rule, where: `${CLAUDE_SETTINGS}${place(rule)}: ${behaviour}` }));
    return {
        rules: { allow: list('allow', allow), ask: list('ask', ask), deny: list('deny', deny) },
        warnings: Object.keys(others).map((key) => `${CLAUDE_SETTINGS}: permissions.${key} has no effect here.`),
    };
}
/** `:line` of a text in the file; nothing where it is spelled with escapes. */
function places(text) {
    return (rule) => {
        const at = text.indexOf(JSON.stringify(rule));
        return at === -1 ? '' : `:${text.slice(0, at).split('\n').length}`;
    };
}


/***/ }),

/***/ 6927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ HOOK_EVENTS)
/* harmony export */ });
/** When hooks are asked, in the order of a run. Another event is a row here, in `HookCall` and in read-output.ts. */
const HOOK_EVENTS = [
    'SessionStart',
    'UserPromptSubmit',
    'PreToolUse',
    'PostToolUse',
    'PostToolBatch',
    'Stop',
    'SessionEnd',
];


/***/ }),

/***/ 3093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ namesOnly),
/* harmony export */   c: () => (/* binding */ matches)
/* harmony export */ });
/** A matcher made only of names: `Edit`, `Edit|Write`, `Edit, Write`. */
function namesOnly(matcher) {
    return /^[\w\- ,|]*$/.test(matcher);
}
/** Absent, empty and `*` mean all; names mean exactly these; anything else is a regular expression, not anchored. */
function matches(matcher, call) {
    const subject = subjectOf(call);
    if (matcher === undefined || matcher === '' || matcher === '*' || subject === undefined)
        return true;
    if (!namesOnly(matcher))
        return new RegExp(matcher).test(subject);
    return matcher.split(/[|,]/).some((name) => name.trim() === subject);
}
/** What a matcher is held against. */
function subjectOf(call) {
    switch (call.hook_event_name) {
        case 'PreToolUse':
        case 'PostToolUse':
            return call.tool_name;
        case 'SessionStart':
            return call.source;
        case 'SessionEnd':
            return call.reason;
        case 'UserPromptSubmit':
        case 'PostToolBatch':
        case 'Stop':
            return undefined;
    }
}


/***/ }),

/***/ 1909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ INSTRUCTION_FILES),
  H: () => (/* binding */ readBaseRef)
});

// EXTERNAL MODULE: ./lib/claude-settings.js
var claude_settings = __webpack_require__(8615);
// EXTERNAL MODULE: ./lib/config.js + 2 modules
var config = __webpack_require__(9633);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(6843);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(8532);
// EXTERNAL MODULE: ./lib/hooks/events.js
var events = __webpack_require__(6927);
// EXTERNAL MODULE: ./lib/hooks/match.js
var match = __webpack_require__(3093);
;// CONCATENATED MODULE: ./lib/hooks/settings.js



/** Events whose hooks can be chosen by a matcher, and by `if`. */
const WITH_MATCHER = ['SessionStart', 'PreToolUse', 'PostToolUse', 'SessionEnd'];
const WITH_RULE = ['PreToolUse', 'PostToolUse'];
const MOST_SECONDS = 600;
const command = schemas/* strictObject */.rej({
    type: schemas/* literal */.euz('command', { error: 'only hooks of type "command" are supported' }),
    command: schemas/* string */.YjP().refine((text) => text.trim() !== '' && !text.includes('\0'), 'must be a command line'),
    timeout: schemas/* number */.aig().positive().max(MOST_SECONDS).optional(),
    if: schemas/* string */.YjP().min(1).optional(),
    onFailure: schemas/* enum */.k5n(['block', 'allow']).optional(),
});
function groupsOf(event) {
    const matcher = WITH_MATCHER.includes(event)
        ? schemas/* string */.YjP().superRefine((text, context) => {
            const problem = regexProblem(text);
            if (problem !== undefined)
                context.addIssue({ code: 'custom', message: problem });
        })
        : schemas/* literal */.euz(['', '*'], { error: `a ${event} hook takes no matcher` });
    const hook = WITH_RULE.includes(event)
        ? command
        : command.refine((one) => one.if === undefined, { path: ['if'], error: `a ${event} hook takes no "if"` });
    return schemas/* array */.YOg(schemas/* strictObject */.rej({ matcher: matcher.optional(), hooks: schemas/* array */.YOg(hook).min(1) })).optional();
}
function regexProblem(matcher) {
    if (matcher === '*' || (0,match/* namesOnly */.$)(matcher))
        return undefined;
    try {
        new RegExp(matcher);
        return undefined;
    }
    catch {
        return `${JSON.stringify(matcher)} is neither a list of names (Edit|Write) nor a regular expression`;
    }
}
/** The `hooks:` of the settings file: by event, who is asked about what. */
const hookSettings = schemas/* strictObject */.rej({
    SessionStart: groupsOf('SessionStart'),
    UserPromptSubmit: groupsOf('UserPromptSubmit'),
    PreToolUse: groupsOf('PreToolUse'),
    PostToolUse: groupsOf('PostToolUse'),
    PostToolBatch: groupsOf('PostToolBatch'),
    Stop: groupsOf('Stop'),
    SessionEnd: groupsOf('SessionEnd'),
});
/** What may stand at each place of the settings, for messages. */
const KNOWN_HOOK_KEYS = {
    events: events/* HOOK_EVENTS */.C.join(', '),
    group: 'matcher, hooks',
    hook: Object.keys(command.shape).join(', '),
};

// EXTERNAL MODULE: ./lib/network/hosts.js
var hosts = __webpack_require__(1765);
;// CONCATENATED MODULE: ./lib/config-file.js





const examples = schemas/* array */.YOg(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())])).default([]);
const rule = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* strictObject */.rej({ rule: schemas/* string */.YjP(), match: examples, 'no-match': examples })], {
    error: 'a rule is a text, or has rule, match and no-match, which are a text and two lists of examples',
});
const rules = schemas/* array */.YOg(rule).default([]);
const config_file_hosts = schemas/* array */.YOg(schemas/* string */.YjP())
    .transform((entries, context) => {
    try {
        return (0,hosts/* parseHosts */.tB)(entries);
    }
    catch (error) {
        context.addIssue({ code: 'custom', message: (0,errors/* messageOf */.b)(error) });
        return core/* NEVER */.tm;
    }
})
    .default([]);
const schema = schemas/* strictObject */.rej({
    permissions: schemas/* strictObject */.rej({ allow: rules, ask: rules, deny: rules }).prefault({}),
    'claude-settings': schemas/* boolean */.zMY().default(false),
    tests: schemas/* strictObject */.rej({
        command: schemas/* string */.YjP().optional(),
        setup: schemas/* string */.YjP().optional(),
        timeout: schemas/* number */.aig().positive().optional(),
        policy: schemas/* enum */.k5n(['no-new-failures', 'all-green']).optional(),
        flaky: schemas/* enum */.k5n(['pass', 'fail']).optional(),
        protect: schemas/* array */.YOg(schemas/* string */.YjP().min(1)).default([]),
        'max-file-mb': schemas/* number */.aig().positive().optional(),
    })
        .prefault({}),
    checks: schemas/* record */.g1P(schemas/* string */.YjP().min(1).max(60), schemas/* string */.YjP().min(1)).default({}),
    hooks: hookSettings.default({}),
    network: config_file_hosts,
    'setup-network': config_file_hosts,
    tasks: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).default({}),
    instructions: schemas/* string */.YjP().default(''),
});
const EMPTY_CONFIG_FILE = { ...schema.parse({}), permissions: { allow: [], ask: [], deny: [] } };
/** Parses the file. Unknown keys and wrong values are refused with their line. */
function parseConfigFile(path, text) {
    const counter = new dist/* LineCounter */.HN();
    const document = (0,dist/* parseDocument */.Tp)(text, { lineCounter: counter, prettyErrors: false });
    const syntax = document.errors[0];
    if (syntax !== undefined) {
        throw new errors/* UserError */.y(`${path}:${counter.linePos(syntax.pos[0]).line}: not valid YAML: ${syntax.message}`);
    }
    const parsed = schema.safeParse(toPlain(document, path) ?? {});
    if (parsed.success) {
        const { permissions } = parsed.data;
        const list = (behaviour) => permissions[behaviour].map((one, at) => {
            const where = `${path}:${lineOf(document, counter, ['permissions', behaviour, at])}: ${behaviour}`;
            if (typeof one === 'string')
                return { text: one, where };
            return { text: one.rule, where, match: one.match, noMatch: one['no-match'] };
        });
        return { ...parsed.data, permissions: { allow: list('allow'), ask: list('ask'), deny: list('deny') } };
    }
    const messages = parsed.error.issues.map((issue) => {
        const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
        const place = unknown === undefined ? issue.path : [...issue.path, unknown];
        const line = lineOf(document, counter, place);
        return unknown === undefined
            ? `${path}:${line}: ${place.join('.') || 'the file'}: ${issue.message}.`
            : `${path}:${line}: unknown key "${place.join('.')}". Known here: ${knownKeys(issue.path)}.`;
    });
    throw new errors/* UserError */.y(messages.join('\n'));
}
function toPlain(document, path) {
    try {
        return document.toJS({ maxAliasCount: 20 });
    }
    catch (error) {
        throw new errors/* UserError */.y(`${path}: ${(0,errors/* messageOf */.b)(error)}.`);
    }
}
function knownKeys(path) {
    const KNOWN = {
        '': Object.keys(schema.shape).join(', '),
        permissions: 'allow, ask, deny',
        tests: 'command, setup, timeout, policy, flaky, protect, max-file-mb',
        checks: 'any name',
        hooks: KNOWN_HOOK_KEYS.events,
    };
    const [top, , group, , hook] = path;
    if (top === 'hooks' && group !== undefined)
        return hook === undefined ? KNOWN_HOOK_KEYS.group : KNOWN_HOOK_KEYS.hook;
    if (top === 'permissions' && path.length === 3)
        return 'rule, match, no-match';
    return KNOWN[path.join('.')] ?? 'none';
}
/** The line of the key at this path, or of the deepest part of it that exists. */
function lineOf(document, counter, path) {
    let node = document.contents;
    let line = 1;
    for (const step of path) {
        if ((0,dist/* isSeq */.oP)(node) && typeof step === 'number') {
            const item = node.items[step];
            if ((0,dist/* isNode */.Ll)(item))
                line = counter.linePos(item.range?.[0] ?? 0).line;
            node = item;
            continue;
        }
        if (!(0,dist/* isMap */.jh)(node))
            break;
        const pair = node.items.find((item) => (0,dist/* isScalar */.jn)(item.key) && item.key.value === step);
        if (pair === undefined || !(0,dist/* isScalar */.jn)(pair.key))
            break;
        line = counter.linePos(pair.key.range?.[0] ?? 0).line;
        node = pair.value;
    }
    return line;
}

;// CONCATENATED MODULE: ./lib/stop/detect/build-tools.js
/** Makefile, justfile, Taskfile: a project's own words for "run the tests", whatever language it is in. */
const taskFiles = {
    name: 'task file',
    marker: /^(?:GNUmakefile|makefile|Makefile|justfile|Justfile|\.justfile|Taskfile\.ya?ml)$/,
    async detect(look) {
        return [...(await fromMake(look)), ...(await fromJust(look)), ...(await fromTask(look))];
    },
};
async function fromMake(look) {
    const name = ['GNUmakefile', 'makefile', 'Makefile'].find((path) => look.has(path));
    if (name === undefined)
        return [];
    let text = await look.read(name);
    for (const [, path] of text.matchAll(/^-?include +(\S+)$/gm))
        text += `\n${await look.read(path ?? '')}`;
    const target = ['test', 'check', 'tests', 'unittest'].find((one) => runsSomething(text, one));
    return target === undefined ? [] : [{ command: `make ${target}`, why: `target "${target}" in ${name}` }];
}
/** A target that only compiles a file of its own name is no test run. */
function runsSomething(makefile, target) {
    const [, before, recipe = ''] = new RegExp(`^${target}\\s*::?(?!=)([^\\n]*)\\n((?:(?:\\t[^\\n]*)?\\n)*(?:\\t[^\\n]*)?)`, 'm').exec(`${makefile}\n`) ?? [];
    if (before === undefined)
        return false;
    const phony = new RegExp(`^\\.PHONY\\s*:.*\\b${target}\\b`, 'm').test(makefile);
    const builds = new RegExp(`-o\\s+(?:${target}\\b|\\$@)`).test(recipe) ||
        (recipe.trim() === '' && new RegExp(`\\b${target}\\.(?:c|o|cc|cpp)\\b`).test(before));
    return phony || !builds || new RegExp(`\\./${target}\\b`).test(recipe);
}
async function fromJust(look) {
    const name = ['justfile', 'Justfile', '.justfile'].find((path) => look.has(path));
    const recipe = name === undefined ? null : /^@?(test|check)\b[^:=\n]*:(?!=)/m.exec(await look.read(name));
    return recipe === null ? [] : [{ command: `just ${recipe[1] ?? 'test'}`, why: `recipe in ${name ?? 'justfile'}` }];
}
async function fromTask(look) {
    const name = ['Taskfile.yml', 'Taskfile.yaml'].find((path) => look.has(path));
    if (name === undefined || !/^ {2,4}test:/m.test(await look.read(name)))
        return [];
    return [{ command: 'task test', why: `task "test" in ${name}` }];
}
const cmake = {
    name: 'C and C++',
    marker: /^(?:CMakeLists\.txt|meson\.build|configure(?:\.ac)?|Makefile\.(?:in|am))$/,
    async detect(look) {
        if (look.has('CMakeLists.txt') &&
            (await look.anyHolds(/(?:^|\/)CMakeLists\.txt$/, /\b(?:enable_testing|add_test|include\s*\(\s*CTest)/i))) {
            return [await fromCmake(look)];
        }
        if (look.has('meson.build') && (await look.anyHolds(/(?:^|\/)meson\.build$/, /^\s*test\s*\(/m))) {
            return [{ command: 'test -d build || meson setup build && meson test -C build', why: 'tests in meson.build' }];
        }
        if (look.has('configure', 'configure.ac') &&
            (await look.anyHolds(/^Makefile\.(?:in|am)$/, /^(?:check\b|TESTS\b)/m))) {
            const prepare = look.has('configure') ? './configure' : 'autoreconf -fi && ./configure';
            return [{ command: `test -f Makefile || { ${prepare}; } && make check`, why: 'configure and a check target' }];
        }
        return [];
    },
};
async function fromCmake(look) {
    const presets = await look.read('CMakePresets.json');
    const name = /"testPresets"\s*:\s*\[\s*\{[^}]*?"name"\s*:\s*"([^"]+)"/.exec(presets)?.[1];
    if (name !== undefined) {
        return {
            command: `cmake --preset ${name} && cmake --build --preset ${name} && ctest --preset ${name}`,
            why: `test preset "${name}" in CMakePresets.json`,
        };
    }
    return {
        command: 'cmake -S . -B build && cmake --build build && ctest --test-dir build --output-on-failure',
        why: 'tests in CMakeLists.txt',
    };
}

;// CONCATENATED MODULE: ./lib/stop/detect/ci.js

const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;
const MOST_FILES = 20;
/** Single commands of the workflows that judge changes; what needs values of the CI itself is left out. */
async function ciCommands(tree) {
    const files = tree.files.filter((path) => WORKFLOW.test(path) || path === '.gitlab-ci.yml').slice(0, MOST_FILES);
    const found = [];
    for (const file of files) {
        const document = read((await tree.read(file)) ?? '');
        const steps = file === '.gitlab-ci.yml' ? gitlabSteps(document) : workflowSteps(document);
        for (const { run, dir } of steps)
            for (const command of commandsOf(run))
                found.push({ command, dir, file });
    }
    return found;
}
/** How CI calls the runner of an ecosystem; npm scripts are the project's own word and need no second one. */
const CALLED = {
    Python: /^(?:(?:uv|poetry|pdm|pipenv|hatch) run )?(?:python3? -m )?(?:pytest|tox|nox)(?: |$)/,
    Rust: /^cargo (?:\+\S+ )?(?:test|nextest run)(?: |$)/,
    Go: /^go test /,
    JVM: /^(?:\.\/)?(?:mvnw?|gradlew?) (?:.* )?(?:test|check|verify)(?: |$)/,
    Ruby: /^bundle exec (?:rspec|rake (?:test|spec))(?: |$)/,
    PHP: /^(?:composer test|vendor\/bin\/\w+)/,
};
/** The first command that calls the runner of this ecosystem in this folder. */
function calledInCi(part, commands) {
    return commands.find(({ command, dir }) => dir === part.dir && CALLED[part.ecosystem]?.test(command));
}
function testedFolders(commands) {
    return new Set(commands.filter(({ command }) => /\btest\b|pytest/.test(command)).map(({ dir }) => dir));
}
function read(text) {
    try {
        return (0,dist/* parse */.qg)(text, { logLevel: 'silent' });
    }
    catch {
        // A broken workflow is no hint; it is for others to complain.
        return undefined;
    }
}
function workflowSteps(document) {
    const triggers = JSON.stringify(field(document, 'on') ?? '');
    if (!/"(?:push|pull_request|merge_group)"/.test(triggers))
        return [];
    return Object.values(field(document, 'jobs') ?? {}).flatMap((job) => {
        const home = ci_text(field(field(field(job, 'defaults'), 'run'), 'working-directory'));
        const steps = field(job, 'steps');
        if (!Array.isArray(steps))
            return [];
        return steps.map((step) => ({
            run: ci_text(field(step, 'run')),
            dir: (ci_text(field(step, 'working-directory')) || home).replace(/^\.\/|\/$/g, ''),
        }));
    });
}
function gitlabSteps(document) {
    return Object.values(Object(document)).flatMap((job) => {
        const script = field(job, 'script');
        return Array.isArray(script) ? script.map((line) => ({ run: ci_text(line), dir: '' })) : [];
    });
}
function commandsOf(run) {
    const lines = run.replace(/\\\n\s*/g, ' ').split('\n');
    return lines.map((line) => line.trim()).filter((line) => line !== '' && !/[#$|&;<>`]/.test(line));
}
function field(value, name) {
    return typeof value === 'object' && value !== null ? value[name] : undefined;
}
function ci_text(value) {
    return typeof value === 'string' ? value : '';
}

;// CONCATENATED MODULE: ./lib/stop/detect/package-json.js
/** Undefined when the file is no JSON object. */
function parseManifest(text) {
    let json;
    try {
        json = JSON.parse(text);
    }
    catch {
        return undefined;
    }
    if (typeof json !== 'object' || json === null)
        return undefined;
    const field = (name) => json[name];
    const names = ['dependencies', 'devDependencies'].flatMap((name) => Object.keys(field(name) ?? {}));
    const scripts = Object.entries(field('scripts') ?? {}).filter((entry) => typeof entry[1] === 'string');
    const manager = field('packageManager');
    return {
        scripts: Object.fromEntries(scripts),
        dependencies: new Set(names),
        packageManager: typeof manager === 'string' ? manager : '',
        workspaces: field('workspaces') !== undefined,
    };
}
/** The package manager the project declares, else the one whose lock file is there. */
async function managerOf(look, manifest) {
    const declared = /^(npm|pnpm|yarn|bun)@(\d+)/.exec(manifest.packageManager);
    const berry = declared?.[1] === 'yarn' ? Number(declared[2]) > 1 : (await look.read('yarn.lock')).startsWith('__metadata');
    if (declared !== null)
        return { name: declared[1], berry };
    if (look.has('pnpm-lock.yaml', 'pnpm-workspace.yaml'))
        return { name: 'pnpm', berry };
    if (look.has('yarn.lock'))
        return { name: 'yarn', berry: berry || look.has('.yarnrc.yml') };
    if (look.has('bun.lock', 'bun.lockb'))
        return { name: 'bun', berry };
    return { name: 'npm', berry };
}
function runScript(manager, script) {
    if (script !== 'test' || manager === 'bun')
        return `${manager} run ${script}`;
    return `${manager} test`;
}
function execWith(manager) {
    return { npm: 'npx', pnpm: 'pnpm exec', yarn: 'yarn', bun: 'bunx' }[manager];
}

;// CONCATENATED MODULE: ./lib/stop/detect/disarm.js
const WATCH_FLAG = /\s--watch(?:All)?(?:=true)?(?=\s|$)/g;
/** The command that runs a watching script once, or undefined when the script ends by itself where CI is set. */
function disarm(script, { start, exec, pass }) {
    const simple = /^[^;&|]+$/.test(script);
    if (/\breact-scripts test\b/.test(script) && !/--watchAll=false/.test(script))
        return `${start}${pass}--watchAll=false`;
    if (/\bng test\b/.test(script) && !/--(?:no-watch|watch=false)/.test(script)) {
        return `${start}${pass}--watch=false --browsers=ChromeHeadless`;
    }
    if (/\bkarma start\b/.test(script) && !/--single-run/.test(script))
        return `${start}${pass}--single-run`;
    if (/\bvitest\b(?! run\b)/.test(script) && / (?:-w|--watch|watch|dev)\b(?!=false)/.test(script)) {
        const rest = script.replace(WATCH_FLAG, '').replace(/ (?:-w|watch|dev)(?= |$)/, '');
        return simple ? `${exec} ${rest.replace(/^(?:npx )?vitest(?: run)?/, 'vitest run')}` : `${start}${pass}--run`;
    }
    const watched = /^nodemon\b.*?(?:--exec|-x) +(["']?)(.+)\1$/.exec(script)?.[2];
    if (watched !== undefined)
        return direct(watched, exec);
    const once = script.replace(WATCH_FLAG, '');
    if (once === script)
        return undefined;
    if (simple)
        return direct(once, exec);
    // Several commands in one: npx gives them a shell that finds the project's programs.
    return once.includes("'") ? undefined : `npx -c '${once}'`;
}
function direct(command, exec) {
    return /^(?:node|npx|bun|deno|tsx|NODE_\w+=)\b/.test(command) ? command : `${exec} ${command}`;
}

;// CONCATENATED MODULE: ./lib/stop/detect/javascript.js


const TEST_FILE = /(?:^|\/)(?:__tests__\/.+|(?:.+[.-])?(?:test|spec))\.[cm]?[jt]sx?$|^tests?\/.+\.[cm]?[jt]sx?$/;
const PLACEHOLDER = /no tests? (?:specified|yet|configured)|^\s*(?:exit 0|true|:)\s*$|^\s*echo\b[^;&|]*$/i;
/** Scripts that may stand in for `test`, best first. */
const OTHER_SCRIPTS = [
    'test:ci',
    'test:all',
    'test:unit',
    'unit',
    'unit-test',
    'tests',
    'test:run',
    'test:node',
    'spec',
];
const javascript = {
    name: 'JavaScript',
    marker: /^package\.json$/,
    async detect(look) {
        const text = await look.read('package.json');
        const manifest = text === '' ? undefined : parseManifest(text);
        if (text !== '' && manifest === undefined)
            return [];
        if (look.has('rush.json'))
            return [{ command: 'rush test', why: 'rush.json' }];
        if (manifest === undefined)
            return withoutManifest(look);
        const manager = await managerOf(look, manifest);
        return [
            ...fromScripts(manifest, manager),
            ...(await fromWorkspaces(look, manifest, manager)),
            ...(await fromRunner(look, manifest, manager)),
        ];
    },
};
function fromScripts(manifest, { name }) {
    const usable = (script) => manifest.scripts[script] !== undefined && !PLACEHOLDER.test(manifest.scripts[script]);
    const names = ['test', ...OTHER_SCRIPTS].filter(usable);
    const found = names.map((script) => {
        const text = manifest.scripts[script] ?? '';
        const start = runScript(name, script);
        const harmless = disarm(text, {
            start,
            exec: execWith(name),
            pass: name === 'npm' || name === 'pnpm' ? ' -- ' : ' ',
        });
        return {
            command: harmless ?? start,
            why: `script "${script}" in package.json${harmless === undefined ? '' : ', with its watch mode off'}`,
            watches: harmless !== undefined,
        };
    });
    // A script that ends by itself is better than one whose watcher had to be taken out.
    return [...found.filter((one) => !one.watches), ...found.filter((one) => one.watches)].map(({ command, why }) => ({
        command,
        why,
    }));
}
async function fromWorkspaces(look, manifest, manager) {
    const exec = execWith(manager.name);
    const why = 'workspaces without a test script at the root';
    if (manifest.dependencies.has('nx') && look.has('nx.json'))
        return [{ command: `${exec} nx run-many -t test --skip-nx-cache`, why: 'nx.json' }];
    if (manifest.dependencies.has('turbo') && look.has('turbo.json'))
        return [{ command: `${exec} turbo run test --force`, why: 'turbo.json' }];
    if (look.has('lerna.json'))
        return [{ command: `${exec} lerna run test`, why: 'lerna.json' }];
    if (!manifest.workspaces && !look.has('pnpm-workspace.yaml'))
        return [];
    const members = look.find(/.\/package\.json$/);
    const tested = await Promise.all(members.map(async (path) => parseManifest(await look.read(path))?.scripts['test']));
    if (!tested.some((script) => script !== undefined && !PLACEHOLDER.test(script)))
        return [];
    switch (manager.name) {
        case 'pnpm':
            return [{ command: 'pnpm -r test', why }];
        case 'yarn':
            return [{ command: manager.berry ? 'yarn workspaces foreach --all run test' : 'yarn workspaces run test', why }];
        case 'bun':
            return [{ command: "bun run --filter '*' test", why }];
        case 'npm':
            return [{ command: 'npm test --workspaces --if-present', why }];
    }
}
/** No script: the runner that is installed, when there is something for it to run. */
const RUNNERS = [
    ['vitest', 'vitest run', TEST_FILE],
    ['jest', 'jest', TEST_FILE],
    ['mocha', 'mocha', /^(?:tests?|spec)\/|^\.mocharc\./],
    ['ava', 'ava', /./],
    ['tap', 'tap', TEST_FILE],
    ['jasmine', 'jasmine', /[sS]pec\.[cm]?[jt]s$/],
    ['@playwright/test', 'playwright test', /^playwright\.config\.|\.spec\.[jt]s$/],
    ['cypress', 'cypress run', /^cypress\.config\.|^cypress\//],
];
async function fromRunner(look, manifest, { name }) {
    const found = RUNNERS.filter(([dependency, , files]) => manifest.dependencies.has(dependency) && look.find(files).length > 0);
    const installed = found.map(([dependency, command]) => ({
        command: `${execWith(name)} ${command}`,
        why: `${dependency} is a dependency and there are tests for it`,
    }));
    return [...installed, ...(await withoutManifest(look, name))];
}
async function withoutManifest(look, manager) {
    if (await look.anyHolds(TEST_FILE, /from ['"]bun:test['"]/))
        return [{ command: 'bun test', why: 'test files import bun:test' }];
    if (manager === 'bun' && look.find(TEST_FILE).length > 0)
        return [{ command: 'bun test', why: 'bun.lock and test files' }];
    const nodeTest = await look.anyHolds(TEST_FILE, /(?:from|require\(|import) ?['"]node:test['"]/);
    return nodeTest ? [{ command: 'node --test', why: 'test files import node:test' }] : [];
}
const deno = {
    name: 'Deno',
    marker: /^deno\.jsonc?$/,
    async detect(look) {
        if (!look.has('deno.json', 'deno.jsonc'))
            return [];
        const text = (await look.read('deno.json')) + (await look.read('deno.jsonc'));
        if (/"tasks"\s*:\s*\{[^}]*"test"\s*:/.test(text))
            return [{ command: 'deno task test', why: 'task "test" in deno.json' }];
        const tests = look.find(/(?:^|[/._])test\.[cm]?[jt]sx?$/);
        return tests.length > 0 ? [{ command: 'deno test', why: 'deno.json and test files' }] : [];
    },
};

;// CONCATENATED MODULE: ./lib/stop/detect/go.js
const go = {
    name: 'Go',
    marker: /^go\.(?:mod|work)$/,
    async detect(look) {
        const modules = usedModules(await look.read('go.work'));
        // At the root of a workspace "./..." names no module, so each one is named.
        if (modules.length > 0) {
            const paths = modules.map((dir) => (dir === '.' ? './...' : `./${dir}/...`));
            return [{ command: `go test ${paths.join(' ')}`, why: 'modules in go.work' }];
        }
        return look.has('go.mod') ? [{ command: 'go test ./...', why: 'go.mod' }] : [];
    },
};
/** "use ./a" and "use ( ./a ./b )". */
function usedModules(work) {
    const block = /^use\s*\(([^)]*)\)/m.exec(work)?.[1] ?? '';
    const single = [...work.matchAll(/^use\s+([^\s(]+)/gm)].map(([, dir]) => dir ?? '');
    const dirs = [...block.split('\n').map((line) => line.replace(/\/\/.*/, '').trim()), ...single];
    return dirs.filter((dir) => /^[\w./-]+$/.test(dir)).map((dir) => dir.replace(/^\.\/|\/$/g, ''));
}

;// CONCATENATED MODULE: ./lib/stop/detect/look.js
/** One folder of the tree as an ecosystem sees it: paths are relative to the folder. */
class Look {
    #tree;
    #prefix;
    files;
    /** Files in `hidden` folders belong to projects of their own and are not seen. */
    constructor(tree, dir = '', hidden = []) {
        this.#tree = tree;
        this.#prefix = dir === '' ? '' : `${dir}/`;
        this.files = tree.files
            .filter((path) => path.startsWith(this.#prefix) && !hidden.some((other) => path.startsWith(`${other}/`)))
            .map((path) => path.slice(this.#prefix.length));
    }
    has(...paths) {
        return paths.some((path) => this.files.includes(path));
    }
    find(pattern) {
        return this.files.filter((path) => pattern.test(path) && !FOREIGN.test(path));
    }
    async read(path) {
        const text = this.files.includes(path) ? await this.#tree.read(this.#prefix + path) : undefined;
        return (text ?? '').replace(/^\uFEFF/, '');
    }
    /** Does one of the first matching files hold the text? */
    async anyHolds(files, text) {
        for (const path of this.find(files).slice(0, MOST_READ))
            if (text.test(await this.read(path)))
                return true;
        return false;
    }
}
const MOST_READ = 40;
/** Folders whose projects are material, not the project. */
const FOREIGN = /(?:^|\/)(?:node_modules|vendor|third_party|examples?|fixtures?|__fixtures__|testdata|templates?|dist|target|\.venv|venv|site-packages)\//;
/** A path as one word of a shell command, never taken for an option. */
function inShell(path) {
    return /^\w[\w./-]*$/.test(path) ? path : `'./${path.replaceAll("'", `'\\''`)}'`;
}

;// CONCATENATED MODULE: ./lib/stop/detect/python.js

const MOST_SCRIPTS = 10;
const python_TEST_FILE = /(?:^|\/)(?:test_[^/]+|[^/]+_test|tests)\.py$/;
const REQUIREMENTS = /^(?:requirements[\w.-]*\.(?:txt|in)|requirements\/.+\.txt|[\w-]+[-_]requirements\.txt|Pipfile|setup\.(?:py|cfg)|environment\.ya?ml|pyproject\.toml)$/;
const python = {
    name: 'Python',
    marker: /^(?:pyproject\.toml|setup\.py|setup\.cfg|requirements[\w.-]*\.txt|Pipfile|tox\.ini|pytest\.ini|manage\.py|environment\.ya?ml)$/,
    async detect(look) {
        if (look.find(/\.py$/).length === 0)
            return [];
        const project = await look.read('pyproject.toml');
        const runner = await runnerOf(look, project);
        return [
            ...(await fromTaskRunner(look, project)),
            ...(await fromPytest(look, project, runner)),
            ...(await fromUnittest(look, runner.python)),
            ...(await python_fromScripts(look)),
        ];
    },
};
async function runnerOf(look, project) {
    const prefix = await runnerPrefix(look, project);
    return prefix === '' ? { prefix, python: 'python3' } : { prefix, python: `${prefix}python` };
}
async function runnerPrefix(look, project) {
    if (look.has('uv.lock'))
        return 'uv run ';
    if (look.has('poetry.lock') || /^\[tool\.poetry\]/m.test(project))
        return 'poetry run ';
    if (look.has('pdm.lock'))
        return 'pdm run ';
    if ((await look.read('Pipfile')) !== '')
        return 'pipenv run ';
    return '';
}
async function fromTaskRunner(look, project) {
    const found = [];
    const pipfile = await look.read('Pipfile');
    if (/^\[scripts\][^[]*^test\s*=/ms.test(pipfile))
        found.push({ command: 'pipenv run test', why: 'script "test" in the Pipfile' });
    const pdm = /^\[tool\.pdm\.scripts\][^[]*^test\s*=/ms.test(project);
    if (pdm)
        found.push({ command: 'pdm run test', why: 'script "test" in pyproject.toml' });
    const hatch = /^\[tool\.hatch\.envs\.[\w.-]+\.scripts\][^[]*^test\s*=/ms.test(project);
    if (hatch)
        found.push({ command: 'hatch run test', why: 'script "test" of a hatch environment' });
    if (/^\[(?:tox|testenv)\b/m.test(await look.read('tox.ini')) || /^\[tool\.tox\]/m.test(project)) {
        found.push({ command: 'tox', why: 'tox.ini' });
    }
    const session = /@nox\.session[^\n]*\ndef ((?:unit_?)?tests?)\(/.exec(await look.read('noxfile.py'))?.[1];
    if (session !== undefined)
        found.push({ command: `nox -s ${session}`, why: `session "${session}" in noxfile.py` });
    return found;
}
async function fromPytest(look, project, { prefix }) {
    const why = await whyPytest(look, project);
    if (why === undefined)
        return [];
    return [{ command: prefix === '' ? 'python3 -m pytest' : `${prefix}pytest`, why }];
}
async function whyPytest(look, project) {
    const tests = look.find(python_TEST_FILE);
    if (look.has('pytest.ini'))
        return 'pytest.ini';
    if (/^\[tool\.pytest\b/m.test(project))
        return 'pytest settings in pyproject.toml';
    if (/^\[(?:tool:)?pytest\]/m.test((await look.read('setup.cfg')) + (await look.read('tox.ini'))))
        return 'pytest settings';
    if (tests.length === 0)
        return undefined;
    if (look.find(/(?:^|\/)conftest\.py$/).length > 0)
        return 'conftest.py';
    if (await look.anyHolds(REQUIREMENTS, /\bpytest\b/))
        return 'pytest is a dependency and there are test files';
    const functions = await look.anyHolds(python_TEST_FILE, /^(?:import pytest|from pytest )|^(?:async )?def test_/m);
    return functions ? 'test files with plain test functions' : undefined;
}
async function fromUnittest(look, interpreter) {
    if (look.has('manage.py'))
        return [{ command: `${interpreter} manage.py test`, why: 'manage.py (Django)' }];
    if (look.has('runtests.py'))
        return [{ command: 'python3 runtests.py', why: 'runtests.py' }];
    const files = [];
    for (const path of look.find(python_TEST_FILE))
        if (/\bunittest\b/.test(await look.read(path)))
            files.push(path);
    const first = files[0];
    if (first === undefined)
        return [];
    const top = first.includes('/') ? first.slice(0, first.indexOf('/')) : '';
    const discovers = files.every((path) => /(?:^|\/)test[^/]*\.py$/.test(path));
    const pattern = discovers ? '' : ` -p '*_test.py'`;
    // Discovery from the root goes into packages only: without __init__.py it would find nothing and call that OK.
    const start = top === '' || look.has(`${top}/__init__.py`) ? '' : ` -s ${top}`;
    return [{ command: `${interpreter} -m unittest discover${start}${pattern}`, why: `unittest in ${first}` }];
}
/** Last resort: test files that are plain scripts with assertions, then doctests. */
async function python_fromScripts(look) {
    const scripts = [];
    for (const path of look.find(python_TEST_FILE).slice(0, MOST_SCRIPTS)) {
        if (/^(?:assert |if __name__ == )/m.test(await look.read(path)))
            scripts.push(path);
    }
    const command = scripts.map((path) => `python3 ${inShell(path)}`).join(' && ');
    if (scripts.length > 0)
        return [{ command, why: `assertions in ${scripts.join(', ')}` }];
    const documented = [];
    for (const path of look.find(/^[^/]+\.py$/)) {
        if (/^\s*>>> /m.test(await look.read(path)))
            documented.push(path);
    }
    return documented.length === 0
        ? []
        : [{ command: `python3 -m doctest ${documented.map(inShell).join(' ')}`, why: 'doctests' }];
}

;// CONCATENATED MODULE: ./lib/stop/detect/rows.js

function rows(name, marker, list) {
    return {
        name,
        marker,
        async detect(look) {
            const found = [];
            for (const row of list) {
                const path = await matching(look, row);
                if (path !== undefined)
                    found.push({ command: row.command.replace('{}', inShell(path)), why: path });
            }
            return found;
        },
    };
}
async function matching(look, { files, holds, beside }) {
    if (beside !== undefined && look.find(beside).length === 0)
        return undefined;
    const found = look.find(files);
    if (holds === undefined)
        return found[0];
    for (const path of found.slice(0, 40))
        if (holds.test(await look.read(path)))
            return path;
    return undefined;
}
const SCRIPT = /^(?:tests?\/)?(?:run[-_]?)?(?:all[-_]?)?tests?\.sh$/;
const RAKE_TEST = /(?:Rake::TestTask|Minitest::TestTask|task :?test\b)/;
/** Marks no folder: these are looked for from the root only. */
const NOWHERE = /(?!)/;
const ROWS = [
    rows('Rust', /^Cargo\.toml$/, [
        { files: /^Cargo\.toml$/, holds: /^\[workspace\]/m, command: 'cargo test --workspace' },
        { files: /^Cargo\.toml$/, holds: /^\[package\]/m, command: 'cargo test' },
    ]),
    rows('JVM', /^(?:pom\.xml|(?:build|settings)\.gradle(?:\.kts)?|build\.sbt|project\.clj)$/, [
        { files: /^mvnw$/, command: './mvnw -B test' },
        { files: /^pom\.xml$/, command: 'mvn -B test' },
        { files: /^gradlew$/, command: './gradlew test' },
        { files: /^(?:build|settings)\.gradle(?:\.kts)?$/, command: 'gradle test' },
        { files: /^build\.sbt$/, command: 'sbt test' },
        { files: /^project\.clj$/, command: 'lein test' },
    ]),
    rows('.NET', /\.(?:sln|slnx|csproj|fsproj)$/, [
        { files: /\.slnx?$/, command: 'dotnet test' },
        { files: /\.(?:cs|fs|vb)proj$/, holds: /Microsoft\.NET\.Test\.Sdk|xunit|NUnit|MSTest/i, command: 'dotnet test' },
    ]),
    rows('Ruby', /^(?:Gemfile|Rakefile|.*\.gemspec)$/, [
        { files: /^bin\/rails$/, command: 'bin/rails test' },
        { files: /^Gemfile$/, holds: /rspec/, command: 'bundle exec rspec' },
        { files: /^spec\/.*_spec\.rb$/, command: 'rspec' },
        { files: /^Rakefile$/, beside: /^Gemfile$/, holds: RAKE_TEST, command: 'bundle exec rake test' },
        { files: /^Rakefile$/, holds: RAKE_TEST, command: 'rake test' },
        {
            files: /^test\/.*test.*\.rb$/,
            command: `ruby -Ilib -Itest -e 'Dir["./test/**/*test*.rb"].each { |f| require f }'`,
        },
    ]),
    rows('PHP', /^composer\.json$/, [
        { files: /^composer\.json$/, holds: /"scripts"\s*:\s*\{[^}]*"test"\s*:/, command: 'composer test' },
        { files: /^composer\.json$/, holds: /pestphp\/pest/, command: 'vendor/bin/pest' },
        { files: /^(?:phpunit\.xml(?:\.dist)?|composer\.json)$/, holds: /phpunit/, command: 'vendor/bin/phpunit' },
    ]),
    rows('Perl', /^(?:Makefile|Build)\.PL$|^cpanfile$/, [
        { files: /^Build\.PL$/, command: 'perl Build.PL && ./Build test' },
        { files: /^Makefile\.PL$/, command: 'perl Makefile.PL && make test' },
        { files: /^t\/.*\.t$/, command: 'prove -lr t' },
    ]),
    rows('Elixir and Erlang', /^(?:mix\.exs|rebar\.config)$/, [
        { files: /^mix\.exs$/, command: 'mix test' },
        { files: /^rebar\.config$/, command: 'rebar3 eunit' },
    ]),
    rows('Swift', /^Package\.swift$/, [{ files: /^Package\.swift$/, command: 'swift test' }]),
    rows('Dart', /^pubspec\.yaml$/, [
        { files: /^pubspec\.yaml$/, holds: /flutter_test|sdk: flutter/, command: 'flutter test' },
        { files: /^test\/.*_test\.dart$/, command: 'dart test' },
    ]),
    rows('Haskell', /^(?:stack\.yaml|cabal\.project|.*\.cabal)$/, [
        { files: /^stack\.yaml$/, command: 'stack test' },
        { files: /\.cabal$/, holds: /^test-suite/m, command: 'cabal test' },
    ]),
    rows('others', /^(?:build\.zig|dune-project|shard\.yml|Project\.toml|DESCRIPTION|.*\.nimble|.*\.rockspec)$/, [
        { files: /^build\.zig$/, command: 'zig build test' },
        { files: /^dune-project$/, command: 'dune test' },
        { files: /^shard\.yml$/, command: 'crystal spec' },
        { files: /^test\/runtests\.jl$/, command: `julia --project=. -e 'using Pkg; Pkg.test()'` },
        { files: /^DESCRIPTION$/, holds: /testthat/, command: `Rscript -e 'devtools::test()'` },
        { files: /\.nimble$/, command: 'nimble test' },
        { files: /^\.busted$|^spec\/.*_spec\.lua$/, command: 'busted' },
        { files: /^(?:MODULE|WORKSPACE)(?:\.bazel)?$/, command: 'bazel test //...' },
        { files: /\.tftest\.hcl$/, command: 'terraform test' },
        { files: /^molecule\/.*molecule\.yml$/, command: 'molecule test' },
    ]),
    rows('shell', NOWHERE, [
        { files: /^test\/bats\/bin\/bats$/, command: 'test/bats/bin/bats test' },
        { files: /^test\/[^/]+\.bats$/, command: 'bats test' },
        { files: /^test\/.*\.bats$/, command: 'bats -r test' },
        { files: /^tests\/.*\.bats$/, command: 'bats -r tests' },
        { files: /^tests?\/.*\.sh$/, holds: /shunit2/, command: 'sh {}' },
    ]),
];
/** Asked only when nothing else is found: a script may test anything. */
const LAST_RESORT = rows('script', NOWHERE, [
    { files: SCRIPT, holds: /^#!.*\bbash\b/, command: 'bash {}' },
    { files: SCRIPT, holds: /./, command: 'sh {}' },
]);

;// CONCATENATED MODULE: ./lib/stop/detect.js







const LANGUAGES = [deno, javascript, python, go, ...ROWS, cmake];
/**
 * Finds the command that runs all tests of a repository, or undefined when there is nothing to run. A task file that
 * wraps several languages is more complete than any of them; otherwise the language's own command is the surer one.
 */
async function detectTests(tree) {
    const parts = asInCi(await findParts(tree), await ciCommands(tree));
    const tasks = await taskFiles.detect(new Look(tree));
    const [task] = tasks;
    const wraps = task !== undefined && (parts.length !== 1 || parts[0]?.dir !== '');
    const chosen = wraps ? { ...task, others: [] } : (joined(parts) ?? (await lastResort(tree)));
    if (chosen === undefined)
        return undefined;
    const all = [...chosen.others, ...parts.map(inFolder), ...tasks.map(({ command }) => command)];
    const candidates = [...new Set(all)].filter((command) => command !== chosen.command);
    return { command: chosen.command, why: chosen.why, candidates };
}
async function lastResort(tree) {
    const part = await detectIn(LAST_RESORT, new Look(tree), '');
    return part === undefined ? undefined : joined([part]);
}
/** One part for each language at the root, and for each that is only found in a folder of its own. */
async function findParts(tree) {
    const parts = [];
    for (const ecosystem of LANGUAGES) {
        const dirs = projectFolders(tree, ecosystem);
        // What lies below a project of the same kind is a part of it: a member of a workspace, a module.
        const isRoot = tree.files.some((path) => !path.includes('/') && ecosystem.marker.test(path));
        const atRoot = await detectIn(ecosystem, new Look(tree, '', isRoot ? [] : dirs), '');
        if (atRoot !== undefined) {
            parts.push(atRoot);
            continue;
        }
        for (const dir of dirs) {
            const nested = await detectIn(ecosystem, new Look(tree, dir), dir);
            if (nested !== undefined)
                parts.push(nested);
        }
    }
    return parts;
}
async function detectIn(ecosystem, look, dir) {
    const [best, ...others] = await ecosystem.detect(look);
    if (best === undefined)
        return undefined;
    return { ...best, ecosystem: ecosystem.name, dir, others: others.map(({ command }) => command) };
}
const DEEPEST = 2;
/** Folders below the root that are projects of this kind, outermost only. */
function projectFolders(tree, { marker }) {
    const dirs = tree.files.flatMap((path) => {
        const cut = path.lastIndexOf('/');
        const dir = path.slice(0, Math.max(0, cut));
        const deep = dir.split('/').length;
        return cut > 0 && deep <= DEEPEST && marker.test(path.slice(cut + 1)) && !FOREIGN.test(path) && !dir.startsWith('.')
            ? [dir]
            : [];
    });
    const unique = [...new Set(dirs)].sort();
    return unique.filter((dir) => !unique.some((other) => dir.startsWith(`${other}/`)));
}
/** Takes the command that CI gives for an ecosystem; of projects in folders, only those that CI goes to, if any. */
function asInCi(parts, commands) {
    const visited = testedFolders(commands);
    const kept = parts.every(({ dir }) => dir !== '') ? parts.filter(({ dir }) => visited.has(dir)) : [];
    return (kept.length > 0 ? kept : parts).map((part) => {
        const called = calledInCi(part, commands);
        if (called === undefined || called.command === part.command)
            return part;
        return { ...part, command: called.command, why: `as in ${called.file}`, others: [part.command, ...part.others] };
    });
}
function inFolder({ dir, command }) {
    return dir === '' ? command : `cd ${inShell(dir)} && ${command}`;
}
function joined(parts) {
    const [first, ...rest] = parts;
    if (first === undefined)
        return undefined;
    const others = parts.flatMap((part) => part.others.map((command) => inFolder({ ...part, command })));
    if (rest.length === 0)
        return { command: inFolder(first), why: inWords(first), others };
    const commands = parts.map((part) => (part.dir === '' ? part.command : `(${inFolder(part)})`));
    return { command: commands.join(' && '), why: parts.map(inWords).join('; '), others };
}
function inWords({ ecosystem, why, dir }) {
    return `${ecosystem}: ${why}${dir === '' ? '' : ` in ${dir}`}`;
}

;// CONCATENATED MODULE: ./lib/run/base-ref.js





const INSTRUCTION_FILES = ['AGENTS.md', 'CLAUDE.md'];
async function readBaseRef(tree, config) {
    const [configFile, instructionFiles] = await Promise.all([readConfigFile(tree, config), readInstructions(tree)]);
    const [tests, claude] = await Promise.all([
        testSettings(tree, config, configFile),
        readClaudeSettings(tree, config.claudeSettings ?? configFile['claude-settings']),
    ]);
    const list = (behaviour) => [...configFile.permissions[behaviour], ...claude.rules[behaviour]];
    const rules = { allow: list('allow'), ask: list('ask'), deny: list('deny') };
    return { files: tree.files, configFile, instructionFiles, tests, rules, warnings: claude.warnings };
}
async function readClaudeSettings(tree, wanted) {
    const none = { rules: { allow: [], ask: [], deny: [] }, warnings: [] };
    if (!wanted)
        return none;
    const text = tree.files.includes(claude_settings/* CLAUDE_SETTINGS */.r) ? await tree.read(claude_settings/* CLAUDE_SETTINGS */.r) : undefined;
    if (text !== undefined)
        return (0,claude_settings/* parseClaudeSettings */.v)(text);
    return { ...none, warnings: [`claude-settings is true, but there is no ${claude_settings/* CLAUDE_SETTINGS */.r} on the base branch.`] };
}
async function readConfigFile(tree, { configPath }) {
    if (configPath !== config/* INPUTS */.mc.config.default && !tree.files.includes(configPath)) {
        throw new errors/* UserError */.y(`config: there is no file "${configPath}" on the base branch. Correct the path, or leave the input out.`);
    }
    const text = tree.files.includes(configPath) ? await tree.read(configPath) : undefined;
    return text === undefined ? EMPTY_CONFIG_FILE : parseConfigFile(configPath, text);
}
async function readInstructions(tree) {
    const found = INSTRUCTION_FILES.filter((path) => tree.files.includes(path));
    const texts = await Promise.all(found.map(async (path) => ({ path, text: (await tree.read(path)) ?? '' })));
    // Many repositories keep both names for the same text.
    return texts.filter(({ text }, at) => text.trim() !== '' && texts.findIndex((other) => other.text === text) === at);
}
async function testSettings(tree, config, file) {
    if (config.testCommand !== '')
        return { command: config.testCommand, why: 'set by test-command', others: [] };
    const own = file.tests.command?.trim() ?? '';
    if (own !== '')
        return { command: own, why: `set in ${config.configPath}`, others: [] };
    const found = await detectTests(tree);
    return {
        command: found?.command,
        why: found === undefined ? 'none found' : `found as ${found.why}`,
        others: found?.candidates ?? [],
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
