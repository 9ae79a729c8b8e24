export const id = 2110;
export const ids = [2110];
export const modules = {

/***/ 2110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  detectTests: () => (/* binding */ detectTests)
});

// EXTERNAL MODULE: ./lib/ecosystems/index.js + 68 modules
var ecosystems = __webpack_require__(6910);
// EXTERNAL MODULE: ./lib/ecosystems/look.js
var look = __webpack_require__(6290);
// EXTERNAL MODULE: ./lib/ecosystems/from-rows.js
var from_rows = __webpack_require__(2067);
;// CONCATENATED MODULE: ./lib/ecosystems/script.js

const SCRIPT = /^(?:tests?\/)?(?:run[-_]?)?(?:all[-_]?)?tests?\.sh$/;
/** Asked only when nothing else is found: a script may test anything. */
const script = {
    name: 'script',
    marker: from_rows/* NOWHERE */.J,
    ...(0,from_rows/* fromRows */.G)([
        { files: SCRIPT, holds: /^#!.*\bbash\b/, command: 'bash {}' },
        { files: SCRIPT, holds: /./, command: 'sh {}' },
    ]),
};

;// CONCATENATED MODULE: ./lib/ecosystems/task-files.js
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
    const target = ['test', 'check', 'tests', 'unittest', 'unit-test', 'test-unit', 'run-tests'].find((one) => runsSomething(text, one));
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

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./lib/stop/detect/ci.js


const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;
/** Other services: whatever stands there under `script`, `run` or `command` is run for each change. */
const OTHERS = /^(?:\.gitlab-ci\.yml|\.travis\.yml|\.circleci\/config\.yml|azure-pipelines\.yml|bitbucket-pipelines\.yml|\.cirrus\.yml)$/;
const MOST_FILES = 20;
/** Single commands of the workflows that judge changes; what needs values of the CI itself is left out. */
async function ciCommands(tree) {
    const files = tree.files.filter((path) => WORKFLOW.test(path) || OTHERS.test(path)).slice(0, MOST_FILES);
    const found = [];
    for (const file of files) {
        const document = read((await tree.read(file)) ?? '');
        const steps = OTHERS.test(file) ? stepsIn(document) : workflowSteps(document);
        for (const step of steps)
            for (const { command, dir } of commandsOf(step))
                found.push({ command, dir, file });
    }
    return found;
}
/** The first command that calls the runner of this ecosystem in this folder, for all of its tests. */
function calledInCi({ inCi }, folder, commands) {
    return commands.find(({ command, dir }) => dir === folder && inCi?.(command) === true);
}
function testedFolders(commands) {
    return new Set(commands.filter(({ command }) => /\btest\b|pytest/.test(command)).map(({ dir }) => dir));
}
function read(text) {
    try {
        return (0,dist.parse)(text, { logLevel: 'silent' });
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
function stepsIn(value, depth = 0) {
    if (depth > 12 || typeof value !== 'object' || value === null)
        return [];
    return Object.entries(value).flatMap(([key, below]) => {
        if (!/^(?:script|run|command|test_script)$/.test(key))
            return stepsIn(below, depth + 1);
        const lines = Array.isArray(below) ? below : [below];
        const own = lines.flatMap((line) => (typeof line === 'string' ? [{ run: line, dir: '' }] : []));
        return own.length > 0 ? own : stepsIn(below, depth + 1);
    });
}
/** The single commands of one step, each with the folder that the lines before it have gone to. */
function commandsOf({ run, dir }) {
    const lines = run.replace(/\\\n\s*/g, ' ').split('\n');
    const found = [];
    let here = dir;
    for (const line of lines.map((text) => text.trim())) {
        const [, folder, rest = ''] = /^(?:cd|pushd) ([\w./-]+)(?: *(?:&&|;) *(.*))?$/.exec(line) ?? [];
        if (folder !== undefined)
            here = here === undefined ? undefined : below(here, folder);
        else if (/^(?:cd|pushd|popd)\b/.test(line))
            here = undefined;
        const command = folder === undefined ? line : rest;
        // What needs a shell, or a folder that is not known, is no hint.
        if (here !== undefined && command !== '' && !/[#$|&;<>`]/.test(command))
            found.push({ command, dir: here });
    }
    return found;
}
/** Undefined outside of the tree. */
function below(dir, folder) {
    const path = external_node_path_.posix.normalize(external_node_path_.posix.join('/', dir, folder)).replace(/^\/|\/$/g, '');
    const climbs = external_node_path_.posix.normalize(external_node_path_.posix.join(dir === '' ? '.' : dir, folder)).startsWith('..');
    return climbs || folder.startsWith('/') ? undefined : path;
}
function field(value, name) {
    return typeof value === 'object' && value !== null ? value[name] : undefined;
}
function ci_text(value) {
    return typeof value === 'string' ? value : '';
}

// EXTERNAL MODULE: ./lib/stop/detect/setup.js
var detect_setup = __webpack_require__(2631);
;// CONCATENATED MODULE: ./lib/stop/detect.js






const DETECTORS = ecosystems/* ECOSYSTEMS */.S.flatMap((ecosystem) => ecosystem.detect === undefined ? [] : [ecosystem]);
/**
 * Finds the command that runs all tests of a repository, or undefined when there is nothing to run. A task file that
 * wraps several languages is more complete than any of them; otherwise the language's own command is the surer one.
 */
async function detectTests(tree) {
    const ci = await ciCommands(tree);
    const parts = visitedByCi(await findParts(tree, ci), ci);
    const tasks = await taskFiles.detect(new look/* Look */.yx(tree));
    const [task] = tasks;
    const wraps = task !== undefined && (parts.length !== 1 || parts[0]?.dir !== '');
    const chosen = wraps ? { ...task, others: [] } : (joined(parts) ?? (await lastResort(tree)));
    if (chosen === undefined)
        return undefined;
    const [only] = parts;
    const lonely = !wraps && parts.length === 1 && only !== undefined;
    const setup = (0,detect_setup/* joinedSetup */.z)(parts);
    const all = [...chosen.others, ...parts.map(inFolder), ...tasks.map(({ command }) => command)];
    const candidates = [...new Set(all)].filter((command) => command !== chosen.command);
    return {
        command: chosen.command,
        local: lonely ? { command: only.command, dir: only.dir } : { command: chosen.command, dir: '' },
        why: chosen.why,
        candidates,
        ...(setup === undefined ? {} : { setup }),
        ...(lonely && only.setup !== undefined
            ? { localSetup: only.setup }
            : setup === undefined
                ? {}
                : { localSetup: setup }),
    };
}
async function lastResort(tree) {
    const part = await detectIn(script, new look/* Look */.yx(tree), '');
    return part === undefined ? undefined : joined([part]);
}
/** One part for each language at the root, and for each that is only found in a folder of its own. */
async function findParts(tree, ci) {
    const parts = [];
    for (const ecosystem of DETECTORS) {
        const dirs = projectFolders(tree, ecosystem);
        // What lies below a project of the same kind is a part of it: a member of a workspace, a module.
        const isRoot = tree.files.some((path) => !path.includes('/') && ecosystem.marker.test(path));
        const atRoot = await detectIn(ecosystem, new look/* Look */.yx(tree, { hidden: isRoot ? [] : dirs, ci }), '');
        if (atRoot !== undefined) {
            parts.push(atRoot);
            continue;
        }
        for (const dir of dirs) {
            const nested = await detectIn(ecosystem, new look/* Look */.yx(tree, { dir, ci }), dir);
            if (nested !== undefined)
                parts.push(nested);
        }
    }
    return parts;
}
async function detectIn(ecosystem, look, dir) {
    const found = await ecosystem.detect(look);
    const [own] = found;
    if (own === undefined)
        return undefined;
    const called = calledInCi(ecosystem, dir, look.ci);
    const best = called === undefined || called.command === own.command ? own : asCalled(called);
    const others = found.map(({ command }) => command).filter((command) => command !== best.command);
    const setup = await ecosystem.setup?.(look, best.command);
    const part = { ...best, ecosystem: ecosystem.name, dir, others };
    return setup === undefined ? part : { ...part, setup };
}
function asCalled({ command, file }) {
    return { command, why: `as in ${file}` };
}
const DEEPEST = 2;
/** Folders below the root that are projects of this kind, outermost only. */
function projectFolders(tree, { marker }) {
    const dirs = tree.files.flatMap((path) => {
        const cut = path.lastIndexOf('/');
        const dir = path.slice(0, Math.max(0, cut));
        const deep = dir.split('/').length;
        return cut > 0 && deep <= DEEPEST && marker.test(path.slice(cut + 1)) && !look/* FOREIGN */.nY.test(path) && !dir.startsWith('.')
            ? [dir]
            : [];
    });
    const unique = [...new Set(dirs)].sort();
    return unique.filter((dir) => !unique.some((other) => dir.startsWith(`${other}/`)));
}
/** Of projects in folders, only those that CI goes to, if any. */
function visitedByCi(parts, commands) {
    const visited = testedFolders(commands);
    const kept = parts.every(({ dir }) => dir !== '') ? parts.filter(({ dir }) => visited.has(dir)) : [];
    return kept.length > 0 ? kept : parts;
}
function inFolder({ dir, command }) {
    return dir === '' ? command : `cd ${(0,look/* inShell */.wp)(dir)} && ${command}`;
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


/***/ }),

/***/ 2631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ setupNeeded),
/* harmony export */   z: () => (/* binding */ joinedSetup)
/* harmony export */ });
/* harmony import */ var _ecosystems_look_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6290);

/** One command for all parts, each in its folder: requirement files are named from the root. */
function joinedSetup(parts) {
    const found = parts.flatMap(({ setup, dir }) => (setup === undefined ? [] : [inFolder(setup, dir)]));
    const [first, ...rest] = found;
    if (first === undefined || rest.length === 0)
        return first;
    return {
        command: found.map(({ command }) => command).join(' && '),
        why: found.map(({ why }) => why).join('; '),
        ...(found.every(({ offline }) => offline) ? { offline: true } : {}),
        provides: found.every(({ provides }) => provides.length > 0) ? found.flatMap(({ provides }) => provides) : [],
    };
}
function inFolder(setup, dir) {
    if (dir === '')
        return setup;
    const { command, why, provides } = setup;
    const named = /^pip install(?: -r \S+)+$/.test(command)
        ? command.replaceAll(' -r ', ` -r ${dir}/`)
        : `(cd ${(0,_ecosystems_look_js__WEBPACK_IMPORTED_MODULE_0__/* .inShell */ .wp)(dir)} && ${command})`;
    return { ...setup, command: named, why: `${why} in ${dir}`, provides: provides.map((path) => `${dir}/${path}`) };
}
/**
 * Must a setup that was only detected be run? Not where something that it makes is there already, made by a step of the
 * workflow or by an earlier run. `exists` is asked for paths below the workspace.
 */
async function setupNeeded(setup, exists) {
    for (const path of setup.provides)
        if (await exists(path))
            return false;
    return true;
}


/***/ })

};
