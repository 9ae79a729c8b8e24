export const id = 1171;
export const ids = [1171];
export const modules = {

/***/ 1171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ detectTests)
});

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
const cmake = {
    name: 'C and C++',
    marker: /^(?:CMakeLists\.txt|meson\.build|configure(?:\.ac)?|Makefile\.(?:in|am))$/,
    async detect(look) {
        if (look.has('CMakeLists.txt') &&
            (await look.anyHolds(/(?:^|\/)CMakeLists\.txt$/, /\b(?:enable_testing|add_test|include\s*\(\s*CTest)/i))) {
            return [await fromCmake(look)];
        }
        if (look.has('meson.build') && (await look.anyHolds(/(?:^|\/)meson\.build$/, /^\s*test\s*\(/m))) {
            return [{ command: 'meson test -C build', why: 'tests in meson.build' }];
        }
        if (look.has('configure', 'configure.ac') &&
            (await look.anyHolds(/^Makefile\.(?:in|am)$/, /^(?:check\b|TESTS\b)/m))) {
            return [{ command: 'make check', why: 'configure and a check target' }];
        }
        return [];
    },
    setup(look, command) {
        const preset = /ctest --preset (\S+)/.exec(command)?.[1];
        const [prepare, provides] = preset !== undefined
            ? [`cmake --preset ${preset}`, []]
            : command.startsWith('cmake')
                ? ['cmake -S . -B build', ['build/CMakeCache.txt']]
                : command.startsWith('meson')
                    ? ['meson setup build', ['build']]
                    : [look.has('configure') ? './configure' : 'autoreconf -fi && ./configure', ['Makefile']];
        return Promise.resolve({ command: prepare, why: 'the build has to be configured', provides, offline: true });
    },
};
async function fromCmake(look) {
    const presets = await look.read('CMakePresets.json');
    const name = /"testPresets"\s*:\s*\[\s*\{[^}]*?"name"\s*:\s*"([^"]+)"/.exec(presets)?.[1];
    if (name !== undefined) {
        return {
            command: `cmake --build --preset ${name} && ctest --preset ${name}`,
            why: `test preset "${name}" in CMakePresets.json`,
        };
    }
    return {
        command: 'cmake -S . -B build && cmake --build build && ctest --test-dir build --output-on-failure',
        why: 'tests in CMakeLists.txt',
    };
}

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

;// CONCATENATED MODULE: ./lib/stop/detect/javascript-setup.js

/** How the packages get there, by the manager in use; with a lock file as it says, and not otherwise. */
async function javascriptSetup(look) {
    if (look.has('rush.json'))
        return { command: 'rush install', why: 'rush.json', provides: ['common/temp/node_modules'] };
    const manifest = parseManifest(await look.read('package.json'));
    if (manifest === undefined)
        return undefined;
    const locked = look.find(/^(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/)[0];
    const members = manifest.workspaces || look.has('pnpm-workspace.yaml');
    if (locked === undefined && manifest.dependencies.size === 0 && !members)
        return undefined;
    const manager = await managerOf(look, manifest);
    const command = install(manager, look);
    return { command, why: locked ?? 'dependencies in package.json', provides: ['node_modules', '.pnp.cjs'] };
}
function install({ name, berry }, look) {
    switch (name) {
        case 'npm':
            return look.has('package-lock.json', 'npm-shrinkwrap.json') ? 'npm ci' : 'npm install';
        case 'yarn':
            if (!look.has('yarn.lock'))
                return 'yarn install';
            return berry ? 'yarn install --immutable' : 'yarn install --frozen-lockfile';
        case 'pnpm':
            return look.has('pnpm-lock.yaml') ? 'pnpm install --frozen-lockfile' : 'pnpm install';
        case 'bun':
            return look.has('bun.lock', 'bun.lockb') ? 'bun install --frozen-lockfile' : 'bun install';
    }
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
    setup: javascriptSetup,
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
    ['tape', "tape 'test/**/*.js'", /^test\/.+\.js$/],
    ['uvu', 'uvu tests', /^tests\/.+\.[cm]?[jt]s$/],
    ['qunit', 'qunit', TEST_FILE],
    ['karma', 'karma start --single-run', /^karma\.conf\./],
    ['@web/test-runner', 'wtr', TEST_FILE],
    ['@cucumber/cucumber', 'cucumber-js', /\.feature$/],
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
    const typed = nodeTest && look.find(TEST_FILE).every((path) => /\.[cm]?tsx?$/.test(path));
    if (typed && (await look.anyHolds(/^package\.json$/, /"tsx"\s*:/))) {
        return [{ command: `${execWith(manager ?? 'npm')} tsx --test`, why: 'TypeScript test files import node:test' }];
    }
    return nodeTest ? [{ command: 'node --test', why: 'test files import node:test' }] : [];
}
const deno = {
    name: 'Deno',
    marker: /^deno\.(?:jsonc?|lock)$/,
    async detect(look) {
        if (!look.has('deno.json', 'deno.jsonc', 'deno.lock'))
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

// EXTERNAL MODULE: ./lib/stop/detect/look.js
var detect_look = __webpack_require__(2139);
;// CONCATENATED MODULE: ./lib/stop/detect/python-setup.js

/** Extras and groups that hold what tests need, best first. */
const NAMES = ['test', 'tests', 'testing', 'dev', 'develop', 'all'];
/** How the packages get there that the tests need, or undefined: none, or the runner (tox, nox, hatch) sees to it. */
async function pythonSetup(look, command) {
    if (/^(?:tox|nox|hatch)\b/.test(command))
        return undefined;
    const project = await look.read('pyproject.toml');
    const managed = await byManager(look, project, command);
    if (managed !== undefined)
        return managed;
    const packaged = look.has('setup.py') ||
        /^\[(?:project|build-system)\]/m.test(project) ||
        /^\[metadata\]/m.test(await look.read('setup.cfg'));
    const extra = packaged ? await extraOf(look, project) : undefined;
    if (extra !== undefined)
        return { command: `pip install -e .[${extra}]`, why: `extra "${extra}"`, provides: [] };
    const group = NAMES.find((name) => new RegExp(`^${name}\\s*=`, 'm').test((0,detect_look/* sectionOf */.ZE)(project, 'dependency-groups')));
    if (group !== undefined) {
        const own = packaged ? ' -e .' : '';
        return { command: `pip install${own} --group ${group}`, why: `dependency group "${group}"`, provides: [] };
    }
    const files = await requirementFiles(look);
    if (files.length > 0) {
        const named = files.map((path) => ` -r ${path}`).join('');
        // The package itself belongs to what is tested unless the files install it.
        const own = packaged && !(await anyInstallsProject(look, files)) && look.has('src') ? ' -e .' : '';
        return { command: `pip install${own}${named}`, why: files.join(', '), provides: [] };
    }
    if (packaged)
        return {
            command: 'pip install -e .',
            why: look.has('pyproject.toml') ? 'pyproject.toml' : 'setup.py',
            provides: [],
        };
    return undefined;
}
async function byManager(look, project, command) {
    if (look.has('uv.lock') || /^uv run/.test(command))
        return { command: 'uv sync', why: 'uv.lock', provides: ['.venv'] };
    if (look.has('poetry.lock') || /^\[tool\.poetry\]/m.test(project)) {
        return { command: 'poetry install', why: 'Poetry project', provides: [] };
    }
    if (look.has('pdm.lock') || /^\[tool\.pdm\b/m.test(project))
        return { command: 'pdm install', why: 'PDM project', provides: [] };
    if (look.has('Pipfile'))
        return { command: 'pipenv install --dev', why: 'Pipfile', provides: [] };
    const conda = ['environment.yml', 'environment.yaml'].find((path) => look.has(path));
    if (conda !== undefined &&
        !look.has('setup.py') &&
        !/^\[project\]/m.test(project) &&
        (await requirementFiles(look)).length === 0) {
        return { command: `conda env update -f ${conda}`, why: conda, provides: [] };
    }
    return undefined;
}
async function extraOf(look, project) {
    const config = await look.read('setup.cfg');
    const keys = (0,detect_look/* sectionOf */.ZE)(project, 'project.optional-dependencies') + '\n' + (0,detect_look/* sectionOf */.ZE)(config, 'options.extras_require');
    const script = /extras_require\s*=\s*(\{[^}]*\}|dict\([^)]*\))/.exec(await look.read('setup.py'))?.[1] ?? '';
    return NAMES.find((name) => new RegExp(`^["']?${name}["']?\\s*=`, 'm').test(keys) || new RegExp(`\\b${name}["']?\\s*[:=]`).test(script));
}
const DEV = /^(?:(?:dev|test|tests|testing)[-_.]?requirements\.txt|requirements[-_.](?:dev|test|tests|testing|ci)\.txt|requirements\/(?:dev|test|tests|testing|development|ci)\.txt)$/;
const ANY = /^(?:requirements\.txt|requirements\/(?:base|main|common|requirements)\.txt)$/;
/** The file for tests, and the general one before it unless that is included already. */
async function requirementFiles(look) {
    const dev = look.find(DEV).sort((a, b) => rank(a) - rank(b))[0];
    const general = look.find(ANY)[0];
    if (dev === undefined)
        return general === undefined ? [] : [general];
    const includes = /^(?:-r|--requirement|-c)\s*\S+/m.test(await look.read(dev));
    return general === undefined || includes ? [dev] : [general, dev];
}
function rank(path) {
    return path.includes('test') ? 0 : path.includes('dev') ? 1 : 2;
}
async function anyInstallsProject(look, files) {
    for (const path of files)
        if (/^(?:-e|--editable)\s+\.|^\.(?:\[|$)/m.test(await look.read(path)))
            return true;
    return false;
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
    setup: pythonSetup,
};
async function runnerOf(look, project) {
    const prefix = await runnerPrefix(look, project);
    return prefix === '' ? { prefix, python: 'python' } : { prefix, python: `${prefix}python` };
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
    const env = /^\[tool\.hatch\.envs\.([\w-]+)(?:\.[\w.-]+)?\.scripts\][^[]*^test\s*=/ms.exec(project)?.[1];
    if (env !== undefined) {
        const script = env === 'default' ? 'test' : `${env}:test`;
        found.push({ command: `hatch run ${script}`, why: 'script "test" of a hatch environment' });
    }
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
    return [{ command: prefix === '' ? 'python -m pytest' : `${prefix}pytest`, why }];
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
        return [{ command: 'python runtests.py', why: 'runtests.py' }];
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
    const command = scripts.map((path) => `python ${(0,detect_look/* inShell */.wp)(path)}`).join(' && ');
    if (scripts.length > 0)
        return [{ command, why: `assertions in ${scripts.join(', ')}` }];
    const documented = [];
    for (const path of look.find(/^[^/]+\.py$/)) {
        if (/^\s*>>> /m.test(await look.read(path)))
            documented.push(path);
    }
    return documented.length === 0
        ? []
        : [{ command: `python -m doctest ${documented.map(detect_look/* inShell */.wp).join(' ')}`, why: 'doctests' }];
}

;// CONCATENATED MODULE: ./lib/stop/detect/rows.js

function rows(name, marker, list, setups = []) {
    return {
        name,
        marker,
        async detect(look) {
            const found = [];
            for (const row of list) {
                const path = await matching(look, row);
                if (path !== undefined)
                    found.push({ command: row.command.replace('{}', (0,detect_look/* inShell */.wp)(path)), why: path });
            }
            return found;
        },
        async setup(look) {
            for (const row of setups) {
                const path = await matching(look, row);
                if (path !== undefined)
                    return {
                        command: row.command.replace('{}', (0,detect_look/* inShell */.wp)(path)),
                        why: path,
                        provides: row.provides,
                        ...(row.offline === true ? { offline: true } : {}),
                    };
            }
            return undefined;
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
    rows('JVM', /^(?:pom\.xml|(?:build|settings)\.gradle(?:\.kts)?|build\.(?:sbt|sc|mill)|project\.clj|deps\.edn|build\.xml)$/, [
        { files: /^mvnw$/, command: './mvnw -B test' },
        { files: /^pom\.xml$/, command: 'mvn -B test' },
        { files: /^gradlew$/, command: './gradlew test' },
        { files: /^(?:build|settings)\.gradle(?:\.kts)?$/, command: 'gradle test' },
        { files: /^build\.sbt$/, command: 'sbt test' },
        { files: /^project\.clj$/, command: 'lein test' },
        { files: /^deps\.edn$/, holds: /:test\s*\{[^]*:exec-fn/, command: 'clojure -X:test' },
        { files: /^deps\.edn$/, holds: /:test\b/, command: 'clojure -M:test' },
        { files: /^build\.(?:sc|mill)$/, command: 'mill __.test' },
        { files: /^build\.xml$/, holds: /<target[^>]*\bname="test"/, command: 'ant test' },
    ]),
    rows('.NET', /\.(?:sln|slnx|csproj|fsproj)$/, [
        { files: /\.slnx?$/, command: 'dotnet test' },
        { files: /\.(?:cs|fs|vb)proj$/, holds: /Microsoft\.NET\.Test\.Sdk|xunit|NUnit|MSTest/i, command: 'dotnet test' },
    ], [{ files: /\.(?:sln|slnx|csproj|fsproj|vbproj)$/, command: 'dotnet restore', provides: [] }]),
    rows('Ruby', /^(?:Gemfile|Rakefile|.*\.gemspec)$/, [
        { files: /^bin\/rails$/, command: 'bin/rails test' },
        { files: /^Gemfile$/, holds: /rspec/, command: 'bundle exec rspec' },
        { files: /^spec\/.*_spec\.rb$/, command: 'rspec' },
        { files: /^Gemfile$/, holds: /cucumber/, beside: /^features\/.*\.feature$/, command: 'bundle exec cucumber' },
        { files: /^Rakefile$/, beside: /^Gemfile$/, holds: RAKE_TEST, command: 'bundle exec rake test' },
        { files: /^Rakefile$/, holds: RAKE_TEST, command: 'rake test' },
        {
            files: /^test\/.*test.*\.rb$/,
            command: `ruby -Ilib -Itest -e 'Dir["./test/**/*test*.rb"].each { |f| require f }'`,
        },
    ], [{ files: /^Gemfile$/, command: 'bundle install', provides: [] }]),
    rows('PHP', /^composer\.json$/, [
        { files: /^composer\.json$/, holds: /"scripts"\s*:\s*\{[^}]*"test"\s*:/, command: 'composer test' },
        { files: /^composer\.json$/, holds: /pestphp\/pest/, command: 'vendor/bin/pest' },
        { files: /^(?:phpunit\.xml(?:\.dist)?|composer\.json)$/, holds: /phpunit/, command: 'vendor/bin/phpunit' },
    ], [{ files: /^composer\.json$/, command: 'composer install', provides: ['vendor'] }]),
    rows('Perl', /^(?:Makefile|Build)\.PL$|^cpanfile$/, [
        { files: /^Build\.PL$/, command: 'perl Build.PL && ./Build test' },
        { files: /^Makefile\.PL$/, command: 'perl Makefile.PL && make test' },
        { files: /^t\/.*\.t$/, command: 'prove -lr t' },
    ], [
        { files: /^Build\.PL$/, command: 'perl Build.PL', provides: ['Build'], offline: true },
        { files: /^Makefile\.PL$/, command: 'perl Makefile.PL', provides: ['Makefile'], offline: true },
        { files: /^cpanfile$/, command: 'cpanm --installdeps .', provides: [] },
    ]),
    rows('Elixir and Erlang', /^(?:mix\.exs|rebar\.config)$/, [
        { files: /^mix\.exs$/, command: 'mix test' },
        { files: /^test\/.*_SUITE\.erl$/, beside: /^(?:test|src)\/.*_tests?\.erl$/, command: 'rebar3 do eunit, ct' },
        { files: /^test\/.*_SUITE\.erl$/, command: 'rebar3 ct' },
        { files: /^rebar\.config$/, command: 'rebar3 eunit' },
    ], [{ files: /^mix\.exs$/, holds: /\{:\w+,/, command: 'mix deps.get', provides: ['deps'] }]),
    rows('Swift', /^Package\.swift$/, [{ files: /^Package\.swift$/, command: 'swift test' }]),
    rows('Dart', /^pubspec\.yaml$/, [
        { files: /^pubspec\.yaml$/, holds: /flutter_test|sdk: flutter/, command: 'flutter test' },
        { files: /^test\/.*_test\.dart$/, command: 'dart test' },
    ], [
        {
            files: /^pubspec\.yaml$/,
            holds: /flutter_test|sdk: flutter/,
            command: 'flutter pub get',
            provides: ['.dart_tool'],
        },
        { files: /^pubspec\.yaml$/, command: 'dart pub get', provides: ['.dart_tool'] },
    ]),
    rows('Haskell', /^(?:stack\.yaml|cabal\.project|.*\.cabal)$/, [
        { files: /^stack\.yaml$/, command: 'stack test' },
        { files: /\.cabal$/, holds: /^test-suite/m, command: 'cabal test' },
    ]),
    rows('others', /^(?:build\.zig|dune-project|shard\.yml|Project\.toml|DESCRIPTION|.*\.nimble|.*\.rockspec|Chart\.yaml)$/, [
        { files: /^build\.zig$/, command: 'zig build test' },
        { files: /\.zig$/, holds: /^test (?:"|\{)/m, command: 'zig test {}' },
        { files: /^dune-project$/, command: 'dune test' },
        { files: /^shard\.yml$/, command: 'crystal spec' },
        { files: /^test\/runtests\.jl$/, command: `julia --project=. -e 'using Pkg; Pkg.test()'` },
        { files: /^DESCRIPTION$/, holds: /testthat/, command: `Rscript -e 'devtools::test()'` },
        { files: /\.nimble$/, command: 'nimble test' },
        { files: /^\.busted$|^spec\/.*_spec\.lua$/, command: 'busted' },
        { files: /^tests?\/.*\.lua$/, holds: /luaunit/, command: 'lua {}' },
        { files: /^tests\/.*_test\.ya?ml$/, beside: /^Chart\.yaml$/, command: 'helm unittest .' },
        { files: /^(?:MODULE|WORKSPACE)(?:\.bazel)?$/, command: 'bazel test //...' },
        { files: /\.tftest\.hcl$/, command: 'terraform test' },
        { files: /^molecule\/.*molecule\.yml$/, command: 'molecule test' },
    ], [
        {
            files: /^shard\.yml$/,
            holds: /^(?:development_)?dependencies:/m,
            command: 'shards install',
            provides: ['lib'],
        },
        { files: /^Project\.toml$/, command: `julia --project=. -e 'using Pkg; Pkg.instantiate()'`, provides: [] },
        { files: /\.tftest\.hcl$/, command: 'terraform init -backend=false', provides: ['.terraform'] },
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

// EXTERNAL MODULE: ./lib/stop/detect/setup.js
var detect_setup = __webpack_require__(2631);
;// CONCATENATED MODULE: ./lib/stop/detect.js








const LANGUAGES = [deno, javascript, python, go, ...ROWS, cmake];
/**
 * Finds the command that runs all tests of a repository, or undefined when there is nothing to run. A task file that
 * wraps several languages is more complete than any of them; otherwise the language's own command is the surer one.
 */
async function detectTests(tree) {
    const parts = asInCi(await findParts(tree), await ciCommands(tree));
    const tasks = await taskFiles.detect(new detect_look/* Look */.yx(tree));
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
    const part = await detectIn(LAST_RESORT, new detect_look/* Look */.yx(tree), '');
    return part === undefined ? undefined : joined([part]);
}
/** One part for each language at the root, and for each that is only found in a folder of its own. */
async function findParts(tree) {
    const parts = [];
    for (const ecosystem of LANGUAGES) {
        const dirs = projectFolders(tree, ecosystem);
        // What lies below a project of the same kind is a part of it: a member of a workspace, a module.
        const isRoot = tree.files.some((path) => !path.includes('/') && ecosystem.marker.test(path));
        const atRoot = await detectIn(ecosystem, new detect_look/* Look */.yx(tree, '', isRoot ? [] : dirs), '');
        if (atRoot !== undefined) {
            parts.push(atRoot);
            continue;
        }
        for (const dir of dirs) {
            const nested = await detectIn(ecosystem, new detect_look/* Look */.yx(tree, dir), dir);
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
    const setup = await ecosystem.setup?.(look, best.command);
    const part = { ...best, ecosystem: ecosystem.name, dir, others: others.map(({ command }) => command) };
    return setup === undefined ? part : { ...part, setup };
}
const DEEPEST = 2;
/** Folders below the root that are projects of this kind, outermost only. */
function projectFolders(tree, { marker }) {
    const dirs = tree.files.flatMap((path) => {
        const cut = path.lastIndexOf('/');
        const dir = path.slice(0, Math.max(0, cut));
        const deep = dir.split('/').length;
        return cut > 0 && deep <= DEEPEST && marker.test(path.slice(cut + 1)) && !detect_look/* FOREIGN */.nY.test(path) && !dir.startsWith('.')
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
    return dir === '' ? command : `cd ${(0,detect_look/* inShell */.wp)(dir)} && ${command}`;
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

/***/ 2139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZE: () => (/* binding */ sectionOf),
/* harmony export */   nY: () => (/* binding */ FOREIGN),
/* harmony export */   wp: () => (/* binding */ inShell),
/* harmony export */   yx: () => (/* binding */ Look)
/* harmony export */ });
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
/** The lines of a TOML or INI section, without its head; sub-sections are sections of their own. */
function sectionOf(text, name) {
    const lines = text.split('\n');
    const from = lines.findIndex((line) => line.trim() === `[${name}]`);
    if (from < 0)
        return '';
    const length = lines.slice(from + 1).findIndex((line) => /^\[[^\]]+\]\s*$/.test(line));
    return lines.slice(from + 1, length < 0 ? undefined : from + 1 + length).join('\n');
}


/***/ }),

/***/ 2631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ setupNeeded),
/* harmony export */   z: () => (/* binding */ joinedSetup)
/* harmony export */ });
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2139);

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
        : `(cd ${(0,_look_js__WEBPACK_IMPORTED_MODULE_0__/* .inShell */ .wp)(dir)} && ${command})`;
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
