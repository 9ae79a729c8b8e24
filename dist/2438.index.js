export const id = 2438;
export const ids = [2438];
export const modules = {

/***/ 3045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explain: () => (/* binding */ explain)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(481);
// EXTERNAL MODULE: ./lib/config.js + 2 modules
var lib_config = __webpack_require__(9633);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/tools/catalogue.js
var catalogue = __webpack_require__(3134);
// EXTERNAL MODULE: ./lib/cli/arguments.js
var cli_arguments = __webpack_require__(3814);
// EXTERNAL MODULE: ./lib/permissions/action-of.js
var action_of = __webpack_require__(2880);
// EXTERNAL MODULE: ./lib/permissions/decide.js + 3 modules
var decide = __webpack_require__(8691);
// EXTERNAL MODULE: ./lib/permissions/shell/judge.js + 55 modules
var judge = __webpack_require__(4636);
// EXTERNAL MODULE: ./lib/permissions/unattended.js
var unattended = __webpack_require__(2416);
// EXTERNAL MODULE: ./lib/permissions/verdict.js
var verdict = __webpack_require__(3533);
;// CONCATENATED MODULE: ./lib/cli/explain-call.js






/** Judges a call as a run would. Throws a UserError for an input that names no action. */
function explainCall({ tool, input }, policy) {
    if (!Object.hasOwn(catalogue/* TOOL_CATALOGUE */.t, tool))
        return { ...UNKNOWN, reason: `there is no tool named ${tool}` };
    const action = (0,action_of/* actionOf */.q)(tool, input, catalogue/* TOOL_CATALOGUE */.t, policy);
    const verdict = (0,decide/* decide */.L)(action, policy);
    const { layer, rule, reason, remedy, instead } = (0,unattended/* unattended */.D)(verdict);
    const isRead = action.effect === 'read' || (tool === 'Bash' && (verdict.readOnly ?? (0,judge/* isReadOnly */.P)(action.subject, policy)));
    return {
        ...settled(verdict.behaviour),
        layer,
        reason,
        ...(rule === undefined ? {} : { rule }),
        ...(remedy === undefined || verdict.behaviour === 'allow' ? {} : { remedy }),
        ...(instead === undefined ? {} : { instead }),
        readOnly: isRead,
        concurrencySafe: isRead,
        parts: (verdict.parts ?? []).map(({ behaviour, ...part }) => {
            const { asked, ...is } = settled(behaviour);
            return { ...part, ...is, ...(asked ? { asked } : {}) };
        }),
    };
}
const UNKNOWN = {
    behaviour: 'deny',
    asked: false,
    layer: 'tool',
    remedy: verdict/* NO_RULE */.LT,
    readOnly: false,
    concurrencySafe: false,
    parts: [],
};
function settled(behaviour) {
    return behaviour === 'allow'
        ? { behaviour, asked: false }
        : { behaviour: 'deny', asked: behaviour === 'ask' || behaviour === 'passthrough' };
}

// EXTERNAL MODULE: ./lib/report/words.js
var words = __webpack_require__(8191);
;// CONCATENATED MODULE: ./lib/cli/explanation-text.js

/** The explanation as a person reads it. */
function explanationText({ tool, input }, told) {
    const named = input['command'] ?? input['file_path'] ?? input['path'];
    const what = typeof named === 'string' ? ` ${named}` : '';
    const lines = [
        `${behaviourWords(told)}  ${tool}${what}`,
        `Layer    ${(0,words/* byWhom */.TU)(told, asItIs)}`,
        `Reason   ${told.reason}`,
        ...(told.remedy === undefined ? [] : [`Remedy   ${told.remedy}`]),
        ...(told.instead === undefined ? [] : [`Instead  ${told.instead}`]),
        `Beside others  ${told.concurrencySafe ? 'yes, it only reads' : 'no'}`,
    ];
    const parts = told.parts.map((part) => `  ${behaviourWords(part)}  ${part.text}\n         ${(0,words/* byWhom */.TU)(part, asItIs)}: ${part.reason}`);
    return [...lines, ...(parts.length === 0 ? [] : ['Parts', ...parts])].join('\n');
}
function behaviourWords({ behaviour, asked = false, }) {
    return behaviour === 'allow' ? 'allow' : asked ? 'deny (ask)' : 'deny';
}
function asItIs(text) {
    return text;
}

// EXTERNAL MODULE: ./lib/cli/folder-policy.js
var folder_policy = __webpack_require__(6931);
;// CONCATENATED MODULE: ./lib/cli/explain.js









const FLAGS = {
    tool: 'string',
    input: 'string',
    workspace: 'string',
    isolated: 'boolean',
    'not-isolated': 'boolean',
};
/** What the rules of the repository in this folder say to a call, and why. Nothing is run. */
const explain = async (args, { variables }) => {
    const given = (0,cli_arguments/* parseArguments */.W)(args, { flags: FLAGS, positionals: 1 });
    const { workspace: as } = given.own;
    const config = (0,lib_config/* readConfig */.Xg)(given.source);
    const { policy, warnings } = await (0,folder_policy/* folderPolicy */.F)({
        config,
        folder: process.cwd(),
        home: variables['HOME'],
        isolated: isolatedBy(given),
        ...(typeof as === 'string' ? { as: (0,external_node_path_.resolve)(as) } : {}),
    });
    for (const warning of warnings)
        console.error(`Warning: ${warning}`);
    if (given.json)
        await answerLines(policy);
    else {
        const call = callOf(given);
        console.log(explanationText(call, explainCall(call, policy)));
    }
    return 0;
};
/** Commands run plainly so far, so that is how they are judged unless told otherwise. */
function isolatedBy({ own }) {
    if (own['isolated'] === true && own['not-isolated'] === true)
        throw new errors/* UserError */.y('--isolated and --not-isolated exclude each other.');
    return own['isolated'] === true;
}
function callOf({ own, positionals: [text] }) {
    const { tool, input } = own;
    if (typeof tool === 'string')
        return parseCall({ tool, input: parseJson(String(input ?? '{}'), '--input') });
    if (text === undefined || text.trim() === '')
        throw new errors/* UserError */.y(`Say what to explain: explain 'git push', explain 'Edit(docs/a.md)', or --json for stdin.`);
    const [, name = '', inside = ''] = /^([A-Z]\w*)\((.*)\)$/s.exec(text.trim()) ?? [];
    if (!Object.hasOwn(catalogue/* TOOL_CATALOGUE */.t, name))
        return { tool: 'Bash', input: { command: text } };
    return { tool: name, input: name === 'Bash' ? { command: inside } : pathInput(name, inside) };
}
function pathInput(tool, path) {
    return tool === 'Glob' || tool === 'Grep' ? { path, pattern: '*' } : { file_path: path };
}
/** One answer a line, in the order of the questions; what is no question is answered too. */
async function answerLines(policy) {
    const output = [];
    const flush = () => void process.stdout.write(output.splice(0).join(''));
    for await (const line of (0,external_node_readline_.createInterface)({ input: process.stdin, crlfDelay: Infinity })) {
        if (line.trim() === '')
            continue;
        output.push(`${JSON.stringify(answerLine(line, policy))}\n`);
        if (output.length >= 100)
            flush();
    }
    flush();
}
function answerLine(line, policy) {
    let id = null;
    try {
        const asked = parseJson(line, 'the line');
        if (typeof asked !== 'object' || asked === null)
            throw new errors/* UserError */.y('the line is no JSON object');
        id = 'id' in asked ? asked.id : null;
        const { behaviour, asked: wasAsked, layer, rule = null, reason, remedy = null, ...more } = explainCall(parseCall(asked), policy);
        const { readOnly, concurrencySafe, parts } = more;
        return {
            id,
            behaviour,
            ...(wasAsked ? { asked: true } : {}),
            layer,
            rule,
            reason,
            remedy,
            readOnly,
            concurrencySafe,
            parts,
        };
    }
    catch (error) {
        return { id, error: (0,errors/* messageOf */.b)(error) };
    }
}
function parseCall(asked) {
    const { command, tool, input } = asked;
    if (typeof command === 'string')
        return { tool: 'Bash', input: { command } };
    if (typeof tool !== 'string' || typeof input !== 'object' || input === null || Array.isArray(input))
        throw new errors/* UserError */.y('there has to be a "command", or a "tool" and its "input"');
    return { tool, input: input };
}
function parseJson(text, what) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw new errors/* UserError */.y(`${what} is not valid JSON: ${(0,errors/* messageOf */.b)(error)}`, { cause: error });
    }
}


/***/ }),

/***/ 2880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ actionOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);


/** A call in the words that rules judge by, without making the tool. Throws a UserError where a field is missing. */
function actionOf(tool, input, tools, policy) {
    const effect = Object.hasOwn(tools, tool) ? tools[tool]?.effect : undefined;
    if (effect === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`There is no tool ${JSON.stringify(tool)}. There are: ${Object.keys(tools).join(', ')}.`);
    }
    const subject = effect === 'execute' ? field(tool, input, 'command') : effect === 'none' ? tool : place(tool, input);
    const isPath = effect === 'read' || effect === 'write';
    return { tool, effect, subject: isPath ? policy.realPath((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(policy.workspace, subject)) : subject, input };
}
/** Searches take a directory, and the whole workspace without one; a pattern may lead out of it. */
function place(tool, input) {
    if (tool !== 'Glob' && tool !== 'Grep')
        return field(tool, input, 'file_path');
    const directory = input['path'] === undefined ? '.' : field(tool, input, 'path');
    if (tool !== 'Glob')
        return directory;
    const pattern = field(tool, input, 'pattern');
    return /(^|\/)\.\.(\/|$)|^\//.test(pattern) ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)('/', directory, pattern) : directory;
}
function field(tool, input, name) {
    const value = input[name];
    if (typeof value === 'string' && value !== '')
        return value;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`The input of ${tool} needs a text as "${name}".`);
}


/***/ }),

/***/ 8665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ov: () => (/* binding */ OUTSIDE),
  k2: () => (/* binding */ byRule),
  _9: () => (/* binding */ closedPath),
  VL: () => (/* binding */ governs),
  _K: () => (/* binding */ isOutside),
  z3: () => (/* binding */ isWalledOff),
  DQ: () => (/* binding */ judgePath)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/text/git-names.js
var git_names = __webpack_require__(966);
;// CONCATENATED MODULE: ./lib/permissions/path-pattern.js
/**
 * The paths that a rule's pattern means, in .gitignore form: `//abs`, `~/home`, `/root-of-workspace`, `./here`, `name` at
 * any depth. What matches a directory matches all below it. `[...]` means itself, as in the names of pages with
 * parameters; for a deny or ask rule it means a set of characters, too. Undefined: it can match nothing.
 */
function pathPattern(pattern, behaviour, anchors) {
    const { base, rest, anchored } = anchorOf(pattern, anchors);
    if (base === undefined)
        return undefined;
    const path = rest.replace(/\/+$/, '');
    // `src/**` closes every src to a deny rule, but opens only the one at the root to an allow rule.
    const anyDepth = !anchored && (!path.includes('/') || (behaviour !== 'allow' && /^[^/]+\/\*\*$/.test(path)));
    const root = escaped(base.replace(/\/+$/, ''));
    const literal = translate(path, { sets: false });
    const body = behaviour === 'allow' ? literal : `(?:${literal}|${translate(path, { sets: true })})`;
    return new RegExp(`^${root}/${anyDepth ? '(?:.*/)?' : ''}${body}(?:/.*)?$`, 's');
}
/** What the pattern stands on, and what is left of it. No base: the anchor means nothing here. */
function anchorOf(pattern, { workspace, home }) {
    if (pattern.startsWith('//'))
        return { base: '', rest: pattern.slice(2), anchored: true };
    if (pattern.startsWith('~/'))
        return { base: home, rest: pattern.slice(2), anchored: true };
    if (pattern.startsWith('/'))
        return { base: workspace, rest: pattern.slice(1), anchored: true };
    if (pattern.startsWith('./'))
        return { base: workspace, rest: pattern.slice(2), anchored: true };
    return { base: workspace, rest: pattern, anchored: false };
}
/** A rule's spelling of just this path, below its anchor. */
function spelledPath(path) {
    return path.replace(/[\\*?]/g, '\\$&');
}
const PIECES = /\\.|\*+|\?|\[[!^]?\]?[^\]/]*\]|[^*?\\[]+|[\\[]/gs;
function translate(pattern, { sets }) {
    return pattern
        .split('/')
        .map((name, at, all) => {
        if (name === '**')
            return at === all.length - 1 ? '.*' : '(?:.*/)?';
        const text = name.replace(PIECES, (piece) => {
            if (piece.startsWith('*'))
                return '[^/]*';
            if (piece === '?')
                return '[^/]';
            if (/^\\./s.test(piece))
                return escaped(piece.slice(1));
            return sets && /^\[.+\]$/s.test(piece) ? setOf(piece) : escaped(piece);
        });
        return at === all.length - 1 ? text : `${text}/`;
    })
        .join('');
}
/** `[!a-c]` in the words of a regular expression; what it cannot say means nothing. */
function setOf(piece) {
    const [, not = '', inside = ''] = /^\[([!^]?)(.+)\]$/s.exec(piece) ?? [];
    const set = `[${not === '' ? '' : '^/'}${inside.replace(/[\\[\]^]/g, '\\$&')}]`;
    try {
        new RegExp(set);
        return set;
    }
    catch {
        return escaped(piece);
    }
}
function escaped(text) {
    return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

// EXTERNAL MODULE: ./lib/permissions/protected-paths.js
var protected_paths = __webpack_require__(6335);
// EXTERNAL MODULE: ./lib/permissions/rules.js
var rules = __webpack_require__(5003);
// EXTERNAL MODULE: ./lib/permissions/verdict.js
var verdict = __webpack_require__(3533);
;// CONCATENATED MODULE: ./lib/permissions/judge-path.js






/** A read or write of one path: limits, then deny, ask and allow rules, then what the act itself is. */
function judgePath(action, policy) {
    const { subject, effect } = action;
    if (isWalledOff(action, policy))
        return limit(subject, OUTSIDE);
    const closed = closedPath(action, policy);
    if (closed !== undefined)
        return closed;
    if (isKept(action, policy))
        return { behaviour: 'allow', layer: 'tool', subject, reason: 'it is output of this run' };
    const rule = openingRule(action, policy);
    if (rule !== undefined)
        return byRule(rule, subject);
    return { behaviour: 'allow', layer: 'tool', subject, reason: `${effect} inside the workspace` };
}
/** Outside the workspace, and not output of this run that is only read. */
function isWalledOff(action, policy) {
    return isOutside(action.subject, policy.workspace) && !isKept(action, policy);
}
function isKept({ effect, subject }, { readable }) {
    return effect === 'read' && readable !== undefined && subject.startsWith(readable + external_node_path_.sep);
}
const OUTSIDE = 'it is outside the workspace';
function isOutside(path, workspace) {
    const name = (0,external_node_path_.relative)(workspace, path);
    return name === '..' || name.startsWith(`..${external_node_path_.sep}`) || name.startsWith(external_node_path_.sep);
}
/**
 * What no rule for a command opens, wherever the path is: git's data and the Action's own files, what a deny or ask rule
 * means, and what steers people or machines, unless a rule names it.
 */
function closedPath(action, policy) {
    const { subject, effect } = action;
    const { workspace, ownFiles } = policy;
    if (!isOutside(subject, workspace) && (0,git_names/* hasGitPart */.M)((0,external_node_path_.relative)(workspace, subject)))
        return limit(subject, "it is git's own data");
    if (isHomeSetting(subject, policy))
        return limit(subject, 'it is a setting of the home directory, where keys are');
    if (effect === 'write' && ownFiles !== undefined && !isOutside(subject, ownFiles))
        return limit(subject, 'it is a part of Greengate itself, which runs from here');
    for (const behaviour of ['deny', 'ask']) {
        const rule = policy.rules[behaviour].find((one) => placesOf(action, policy).some((at) => means(one, at, policy)));
        if (rule !== undefined)
            return byRule(rule, subject);
    }
    return effect === 'write' ? protectedPath(action, policy) : undefined;
}
/** In a workspace that holds the home directory: `.npmrc`, `.ssh`, `.aws` and the like. */
function isHomeSetting(path, { home, workspace }) {
    return home !== undefined && !isOutside(home, workspace) && /^\.[^./]/.test((0,external_node_path_.relative)(home, path));
}
/** What decides how later runs, reviewers or tools behave is opened only by a rule that names it, not by a wide one. */
function protectedPath(action, policy) {
    const names = placesOf(action, policy)
        .filter((at) => isGuarded(at, policy) && !policy.rules.allow.some((rule) => opensGuarded(rule, at, policy)))
        .map(({ subject }) => (0,external_node_path_.relative)(policy.workspace, subject));
    const [name] = names;
    if (name === undefined)
        return undefined;
    return {
        behaviour: 'ask',
        layer: 'tool',
        subject: action.subject,
        reason: `${name} changes how later runs, reviewers or tools behave`,
        // A rule is one line, without blanks at its end.
        wanted: names.some((one) => /\n|\s$/.test(one)) ? [] : names.map((one) => `Edit(/${spelledPath(one)})`),
    };
}
function isGuarded({ subject }, { workspace, settings = [] }) {
    const name = (0,external_node_path_.relative)(workspace, subject);
    return !isOutside(subject, workspace) && ((0,protected_paths/* isProtected */.b)(name) || settings.includes(name));
}
function opensGuarded(rule, action, policy) {
    const { specifier } = rule;
    if (specifier === undefined || !means(rule, action, policy))
        return false;
    const { base = '', rest } = anchorOf(specifier, policy);
    const text = (0,external_node_path_.relative)(policy.workspace, (0,external_node_path_.join)(base, rest)).replace(/^(\*\*\/)+/, '');
    return (0,protected_paths/* isProtected */.b)(text) || text === spelledPath((0,external_node_path_.relative)(policy.workspace, action.subject));
}
/** An allow rule for where the path leads, and one for the path as it was named. */
function openingRule(action, policy) {
    const rules = placesOf(action, policy).map((at) => policy.rules.allow.find((one) => means(one, at, policy)));
    return rules.includes(undefined) ? undefined : rules[0];
}
/** The real path, and the one that the call names where links lead elsewhere. */
function placesOf(action, { workspace }) {
    const named = action.input?.['file_path'] ?? action.input?.['path'];
    if (typeof named !== 'string')
        return [action];
    const subject = (0,external_node_path_.resolve)(workspace, named);
    return subject === action.subject || isOutside(subject, workspace) ? [action] : [action, { ...action, subject }];
}
function limit(subject, reason) {
    return { behaviour: 'deny', layer: 'limit', subject, reason, remedy: verdict/* NO_RULE */.LT };
}
function byRule(rule, subject) {
    const { behaviour, text } = rule;
    const base = { behaviour, rule: text, subject };
    if (behaviour === 'allow')
        return { ...base, layer: 'allow-rule', reason: 'a rule allows it' };
    if (behaviour === 'ask')
        return { ...base, layer: 'ask-rule', reason: 'a rule asks for approval' };
    return { ...base, layer: 'deny-rule', reason: 'a rule denies it' };
}
/** `Edit` governs every writer, `Read` every reader; what may not be read may not be changed either. */
function means(rule, action, policy) {
    if (rule.specifier === undefined)
        return governs(rule, action);
    const applies = governs(rule, action) || (rule.tool === 'Read' && rule.behaviour === 'deny');
    if (!applies || rule.tool === 'Bash')
        return false;
    const pattern = pathPattern(rule.specifier, rule.behaviour, policy);
    // A directory is asked about when it is searched: a rule for all below it is meant too.
    return pattern !== undefined && (pattern.test(action.subject) || pattern.test((0,external_node_path_.join)(action.subject, external_node_path_.sep)));
}
function governs(rule, action) {
    if (rule.tool.includes('*'))
        return (0,rules/* namesTool */.$z)(rule, action.tool);
    if (rule.tool === 'Edit')
        return action.effect === 'write';
    if (rule.tool === 'Read')
        return action.effect === 'read';
    return rule.tool === action.tool;
}


/***/ }),

/***/ 6335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ isProtected)
/* harmony export */ });
/** What decides how later runs, reviewers or tools behave: writable only where a rule names the path. */
const PROTECTED = [
    // GitHub, and this product
    inRoot('.github'),
    named('CODEOWNERS', 'greengate.yml', 'greengate.yaml'),
    // agents
    below('.claude', '.codex', '.cursor', '.gemini', '.windsurf', '.clinerules', '.roo'),
    named('CLAUDE.md', 'CLAUDE.local.md', 'AGENTS.md', 'AGENTS.override.md', 'GEMINI.md'),
    named('.mcp.json', '.claude.json', '.cursorrules', '.windsurfrules', '.aider.conf.yml'),
    // hooks
    below('.husky', '.githooks', '.git-hooks', '.hooks'),
    /(^|\/)(\.pre-commit-config\.ya?ml|\.?lefthook(-local)?\.(ya?ml|toml|json))$/i,
    // editors and machines that run what their settings say
    below('.vscode', '.idea', '.devcontainer', '.zed', '.nova'),
    named('.devcontainer.json', '.exrc', '.vimrc', '.nvimrc', '.nvim.lua', '.dir-locals.el'),
    // git
    below('.config/git'),
    named('.gitmodules', '.gitconfig', '.git-credentials'),
    // package managers and build tools
    below('.cargo', '.yarn', '.mvn', '.bundle', '.gradle/init.d'),
    named('.npmrc', '.yarnrc', '.yarnrc.yml', '.yarnrc.yaml', '.pnpmfile.cjs', '.pnpmfile.mjs', 'bunfig.toml'),
    named('.pypirc', 'pip.conf', 'pip.ini', '.condarc', '.gemrc', '.bazelrc', '.buckconfig', 'gradle-wrapper.properties'),
    named('maven-wrapper.properties', 'nuget.config', '.mise.toml', 'mise.toml'),
    /(^|\/)\.pnp(\.loader)?\.(c?js|mjs)$/i,
    // shells and tools
    named('.bashrc', '.bash_profile', '.bash_login', '.bash_logout', '.bash_aliases', '.profile', '.kshrc', '.inputrc'),
    named('.zshrc', '.zshenv', '.zprofile', '.zlogin', '.zlogout', '.cshrc', '.tcshrc'),
    named('.envrc', '.netrc', '.curlrc', '.wgetrc', '.ripgreprc', '.gdbinit', '.lldbinit', '.tmux.conf', '.screenrc'),
    named('pyrightconfig.json', '.psqlrc', '.irbrc', '.pryrc', '.pythonrc', '.Rprofile', '.sqliterc'),
];
/** `path` is relative to the workspace. */
function isProtected(path) {
    return PROTECTED.some((pattern) => pattern.test(path));
}
/** Whatever the case: some file systems do not tell. */
function named(...names) {
    return new RegExp(`(^|/)(${names.map(escaped).join('|')})$`, 'i');
}
function below(...folders) {
    return new RegExp(`(^|/)(${folders.map(escaped).join('|')})(/|$)`, 'i');
}
function inRoot(folder) {
    return new RegExp(`^${escaped(folder)}(/|$)`, 'i');
}
function escaped(text) {
    return text.replaceAll('.', '\\.');
}


/***/ }),

/***/ 5003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ namesTool),
/* harmony export */   NR: () => (/* binding */ parseRules),
/* harmony export */   Wd: () => (/* binding */ NO_RULES),
/* harmony export */   iT: () => (/* binding */ parseRule),
/* harmony export */   nP: () => (/* binding */ ruleSet)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

const NO_RULES = { allow: [], ask: [], deny: [], inputs: [] };
/** Reads the three lists. A syntax error is the user's to mend; a rule that can have no effect is a warning. */
function parseRules(lines, tools) {
    const read = [];
    const warnings = [];
    const errors = [];
    for (const behaviour of ['allow', 'ask', 'deny']) {
        for (const line of lines[behaviour].map((one) => asLine(one, behaviour))) {
            if (line.text === '' || line.text.startsWith('#'))
                continue;
            const rule = orProblem(() => parseRule(line, behaviour, tools), errors);
            if (rule === undefined)
                continue;
            const problem = problemOf(rule, tools);
            if (problem !== undefined)
                warnings.push(`${line.where}: ${rule.text} ${problem.says}`);
            if (problem?.drop !== true)
                read.push({ rule, line });
        }
    }
    if (errors.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(errors.join('\n'));
    return { rules: ruleSet(read.map(({ rule }) => rule)), read, warnings };
}
/** Every mistake is told, not only the first. */
function orProblem(make, problems) {
    try {
        return make();
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y))
            throw error;
        problems.push(error.message);
        return undefined;
    }
}
function asLine(line, behaviour) {
    if (typeof line !== 'string')
        return { ...line, text: line.text.trim() };
    return { text: line.trim(), where: behaviour };
}
function ruleSet(rules) {
    const list = (behaviour) => rules.filter((rule) => rule.behaviour === behaviour && rule.parameter === undefined);
    const inputs = rules.filter((rule) => rule.parameter !== undefined);
    return { allow: list('allow'), ask: list('ask'), deny: list('deny'), inputs };
}
const EXAMPLE = 'Write it as Tool or Tool(specifier), like Bash(npm run lint:*) or Edit(docs/**).';
/** Throws a UserError that says where the rule stands. Without `tools` no field of an input is recognised. */
function parseRule(line, behaviour, tools = {}) {
    const { text, where } = asLine(line, behaviour);
    const wrong = (problem) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${where}: ${JSON.stringify(text)} ${problem}`);
    const parts = /^([A-Za-z_*][\w*-]*)(?:\((.*)\))?$/s.exec(text);
    if (parts === null)
        throw wrong(`is not a rule. ${EXAMPLE}`);
    const [, tool = '', inside] = parts;
    const specifier = inside?.trim();
    if (specifier === '')
        throw wrong(`has an empty specifier. ${EXAMPLE}`);
    if (specifier?.startsWith('!') === true)
        throw wrong('is no rule: "!" is not supported. Name what is meant.');
    const base = { text, behaviour, tool };
    if (specifier === undefined || specifier === '*')
        return base;
    const parameter = parameterOf(specifier, tool, tools[tool]?.fields);
    return { ...base, specifier, ...(parameter === undefined ? {} : { parameter }) };
}
/** Judged by what they mean, never by their text: another spelling of the same would get around the rule. */
const BY_MEANING = ['command', 'file_path', 'path', 'url'];
/** Reads `field:value`, for a field the tool has. `name:*` of Bash stays the prefix form. */
function parameterOf(specifier, tool, fields) {
    const [, name = '', pattern = ''] = /^([A-Za-z_]\w*):(.*)$/s.exec(specifier) ?? [];
    if (fields?.includes(name) !== true || (tool === 'Bash' && pattern === '*'))
        return undefined;
    return { name, pattern };
}
/** Why a rule about a field is left out. */
function inputRuleProblem({ tool, parameter, behaviour }) {
    if (parameter === undefined)
        return undefined;
    const { name, pattern } = parameter;
    if (BY_MEANING.includes(name)) {
        const instead = `${tool}(${pattern})`;
        return name === 'command'
            ? `is ignored: a compound command gets around a rule about the text of the command. Write ${instead}.`
            : `is ignored: another spelling of the path gets around a rule about its text. Write ${instead}.`;
    }
    return behaviour === 'allow'
        ? 'is ignored: fields of an input can be named in ask and deny rules only, never to allow a call.'
        : undefined;
}
const PATH_RULE_FOR = { Write: 'Edit', Glob: 'Read', Grep: 'Read' };
/** What is to be said of a rule, and whether it is left out: one that is not understood must not allow anything. */
function problemOf(rule, tools) {
    const { tool, specifier, behaviour } = rule;
    const drop = behaviour === 'allow';
    if (tool.includes('*'))
        return drop ? { says: 'is ignored: an allow rule must name its tool.', drop } : undefined;
    if (!Object.hasOwn(tools, tool)) {
        return { says: `names an unknown tool and never matches. There are: ${Object.keys(tools).join(', ')}.`, drop };
    }
    const input = inputRuleProblem(rule);
    if (input !== undefined)
        return { says: input, drop: true };
    const governs = PATH_RULE_FOR[tool];
    if (specifier === undefined || governs === undefined || rule.parameter !== undefined)
        return undefined;
    return { says: `never matches: paths are governed by ${governs}(...). Write ${governs}(${specifier}).`, drop };
}
/** Does the rule's tool name, which may hold `*`, mean this tool? */
function namesTool(rule, tool) {
    return rule.tool === tool || new RegExp(`^${rule.tool.replaceAll('*', '.*')}$`).test(tool);
}


/***/ }),

/***/ 2416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ unattended),
/* harmony export */   g: () => (/* binding */ settled)
/* harmony export */ });
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3533);

/** Nobody watches the run: what would have to be asked is refused, with the line that would allow it next time. */
function unattended(verdict) {
    if (verdict.behaviour === 'allow' || verdict.behaviour === 'deny')
        return verdict;
    return {
        ...verdict,
        behaviour: 'deny',
        reason: `${verdict.reason}; it needs approval and nobody is there to give it`,
        remedy: verdict.remedy ?? _verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_RULE */ .LT,
    };
}
/** Allow or deny: what no layer decided is the approver's, and a denial never is. */
async function settled(verdict, approver = unattended) {
    if (verdict.behaviour === 'allow' || verdict.behaviour === 'deny')
        return verdict;
    return unattended(await approver(verdict));
}


/***/ }),

/***/ 3533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LT: () => (/* binding */ NO_RULE),
/* harmony export */   RR: () => (/* binding */ LAYERS),
/* harmony export */   gQ: () => (/* binding */ ONLY_BASH)
/* harmony export */ });
/* unused harmony export BEHAVIOURS */
/** `ask` needs a person; `passthrough` is "no opinion", and at the end of the chain it is an `ask`. Never a boolean. */
const BEHAVIOURS = (/* unused pure expression or super */ null && (['allow', 'deny', 'ask', 'passthrough']));
/**
 * Who decided, in the order they are asked: `limit` stands above every rule; `tool` is what the act itself is;
 * `isolation` is what the sandbox holds; `default` is what is left. A `hook` is asked before all of them.
 */
const LAYERS = ['hook', 'limit', 'deny-rule', 'ask-rule', 'allow-rule', 'tool', 'isolation', 'default'];
const NO_RULE = 'No rule can allow this.';
/** For paths outside the workspace: a rule for the command, or `Bash`, is the user's choice to go there. */
const ONLY_BASH = 'No rule for files can allow this, only one for Bash.';


/***/ }),

/***/ 8191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ dollars),
/* harmony export */   Kp: () => (/* binding */ testWords),
/* harmony export */   TU: () => (/* binding */ byWhom),
/* harmony export */   Y_: () => (/* binding */ remedyWords),
/* harmony export */   fL: () => (/* binding */ costWords),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   iL: () => (/* binding */ totalWords),
/* harmony export */   mF: () => (/* binding */ changeWords),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   rj: () => (/* binding */ countWords),
/* harmony export */   uE: () => (/* binding */ groupDenials)
/* harmony export */ });
/** `1 file`, `2 files`. */
function counted(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
/** `0.8 s`, `12 s`, `3 min 5 s`, `2 h 4 min`. */
function duration(ms) {
    if (ms < 9_950)
        return `${(ms / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
/** Below a dollar four decimals, always: costs stand below each other. */
function dollars(usd) {
    return `$${usd.toFixed(usd < 1 ? 4 : 2)}`;
}
/** `$0.12 with a, then b`. */
function costWords({ costUsd, models }, render = (model) => model) {
    return (dollars(costUsd) + (models.length === 0 ? '' : ` with ${models.map((model) => render(model)).join(', then ')}`));
}
/** `12 passed, 1 failed, 2 errors, 3 skipped`; errors only where there are any. */
function countWords({ passed, failed, errors, skipped }) {
    return `${passed} passed, ${failed} failed${errors === 0 ? '' : `, ${counted(errors, 'error')}`}, ${skipped} skipped`;
}
const TEST_WORDS = {
    passed: 'passed',
    'known-failures': 'fail only where they failed before',
    flaky: 'flaky',
    failed: 'failed',
    'timed-out': 'did not end in time',
    tampered: 'weakened',
    none: 'none found',
    error: 'could not be run',
    'not-run': 'not run',
};
/** `passed`, `failed (3 failing)`, with the number of tries when there was more than one. */
function testWords({ state, attempts }) {
    const failing = state === 'failed' ? (attempts.at(-1)?.failures.length ?? 0) : 0;
    const details = [
        ...(failing > 0 ? [`${failing} failing`] : []),
        ...(attempts.length > 1 ? [`${attempts.length} runs`] : []),
    ];
    return TEST_WORDS[state] + (details.length > 0 ? ` (${details.join(', ')})` : '');
}
/** `+3 −1`, `new, +10`, `deleted, −4`, `binary`. */
function changeWords({ status, added, removed }) {
    const kind = status === 'added' ? 'new, ' : status === 'deleted' || status === 'type-changed' ? `${status}, ` : '';
    if (added === undefined || removed === undefined)
        return `${kind}binary`;
    const lines = [...(added > 0 ? [`+${added}`] : []), ...(removed > 0 ? [`−${removed}`] : [])].join(' ');
    return kind + (lines === '' ? 'no line changed' : lines);
}
/** `2 files, +13 −1`. */
function totalWords(files) {
    const sum = (side) => files.reduce((total, file) => total + (file[side] ?? 0), 0);
    return `${counted(files.length, 'file')}, +${sum('added')} −${sum('removed')}`;
}
/** The same refusal is told once, with how often it happened; order of first appearance. */
function groupDenials(denials) {
    const groups = new Map();
    for (const denial of denials) {
        const key = JSON.stringify([denial.tool, denial.subject, denial.layer, denial.rule, denial.reason]);
        groups.set(key, { denial, times: (groups.get(key)?.times ?? 0) + 1 });
    }
    return [...groups.values()];
}
const LAYER_WORDS = {
    hook: 'a hook',
    limit: 'hard limit',
    'deny-rule': 'deny rule',
    'ask-rule': 'ask rule',
    'allow-rule': 'allow rule',
    tool: "the tool's own opinion",
    isolation: "isolation's opinion",
    default: 'default',
};
/** Who decided: the layer, and its rule. */
function byWhom({ layer, rule }, code) {
    const words = LAYER_WORDS[layer] ?? layer;
    return rule === undefined ? words : `${words} ${code(rule)}`;
}
/** How to get a refused action allowed: the lines to add, or the sentence that says why there is none. */
function remedyWords(remedy, render) {
    if (!/^allow: \S/.test(remedy))
        return render.prose(remedy);
    const lines = remedy.split(/; (?=allow: )/).map((line) => render.code(line));
    const last = lines.pop() ?? '';
    return `To allow it, add ${lines.length === 0 ? last : `${lines.join(', ')} and ${last}`}`;
}


/***/ }),

/***/ 8211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ protectPaths),
/* harmony export */   R: () => (/* binding */ protectRules)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _text_glob_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4586);


/** A sandbox in which nothing that these globs mean can be written: whole folders where they say so, else the files there are. */
function protectPaths(sandbox, globs, tree) {
    const readOnly = globs.flatMap((glob) => placesOf(glob, tree.files)).map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(tree.workspace, path));
    if (readOnly.length === 0)
        return sandbox;
    return {
        ...sandbox,
        run: (request) => {
            const isConcerned = request.trust === 'steered' && request.standIn === undefined;
            return sandbox.run(isConcerned ? { ...request, readOnly: [...(request.readOnly ?? []), ...readOnly] } : request);
        },
    };
}
function placesOf(glob, files) {
    const folder = /^([^*?{[]+)\/\*\*(?:\/\*)?$/.exec(glob)?.[1];
    return folder === undefined ? files.filter((path) => (0,_text_glob_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .globPattern */ .h)(glob).test(path)) : [folder];
}
/** The same for the tools that write files. */
function protectRules(globs, settings) {
    return globs.map((glob) => ({ text: `Edit(/${glob})`, where: `${settings}: tests.protect` }));
}


/***/ }),

/***/ 8402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ runPolicy)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/permissions/rules.js
var permissions_rules = __webpack_require__(5003);
// EXTERNAL MODULE: ./lib/tools/catalogue.js
var catalogue = __webpack_require__(3134);
// EXTERNAL MODULE: ./lib/sandbox/links-below.js
var links_below = __webpack_require__(4250);
;// CONCATENATED MODULE: ./lib/tools/names-in.js

/** The names in a directory, hidden ones too; none where it is no directory or may not be read. */
function namesIn(directory) {
    try {
        return (0,external_node_fs_.readdirSync)(directory);
    }
    catch {
        return [];
    }
}

// EXTERNAL MODULE: ./lib/tools/workspace.js
var tools_workspace = __webpack_require__(4338);
// EXTERNAL MODULE: ./lib/run/protect-paths.js
var protect_paths = __webpack_require__(8211);
;// CONCATENATED MODULE: ./lib/run/run-policy.js








/** The rules of a run and the ground they stand on, and what its user should know about them. Throws a UserError. */
function runPolicy(parts) {
    const { config, base, workspace, home, isolated, readable } = parts;
    const { rules, read, warnings } = (0,permissions_rules/* parseRules */.NR)(linesOf(config, base), catalogue/* TOOL_CATALOGUE */.t);
    const { command } = base.tests;
    // A workflow may use the action out of the very checkout it works on; the post step is still to run.
    const own = (0,tools_workspace/* realPathOf */.dN)((0,external_node_path_.dirname)(process.argv[1] ?? workspace));
    const ground = {
        rules: permissions_rules/* NO_RULES */.Wd,
        workspace,
        ...((0,tools_workspace/* isInside */.FK)(workspace, own) && own !== workspace ? { ownFiles: own } : {}),
        settings: [config.configPath],
        ...(readable === undefined ? {} : { readable }),
        ...(home === undefined ? {} : { home }),
        isolated,
        realPath: tools_workspace/* realPathOf */.dN,
        exists: external_node_fs_.existsSync,
        namesIn: namesIn,
        linksBelow: links_below/* linksBelow */.H,
    };
    const tests = command === undefined || command === 'none' ? {} : { testCommand: command };
    return {
        policy: { ...ground, ...tests, rules },
        warnings: [...base.warnings, ...warnings],
        hasExamples: read.some(({ line }) => line.match !== undefined || line.noMatch !== undefined),
        tryRules: async () => {
            const { checkRules } = await Promise.all(/* import() */[__webpack_require__.e(8989), __webpack_require__.e(8691), __webpack_require__.e(5520)]).then(__webpack_require__.bind(__webpack_require__, 1382));
            // Without the test command: a rule that means it too would not be asked.
            return checkRules(read, catalogue/* TOOL_CATALOGUE */.t, ground);
        },
    };
}
function linesOf(config, base) {
    const list = (behaviour) => [...config[behaviour], ...base.rules[behaviour]];
    const kept = (0,protect_paths/* protectRules */.R)(base.configFile.tests.protect, config.configPath);
    return { allow: list('allow'), ask: list('ask'), deny: [...list('deny'), ...kept] };
}


/***/ }),

/***/ 4250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ linksBelow)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


const MOST_ENTRIES = 200_000;
/** The symbolic links at any depth below a directory, git's data left out; undefined where there is too much to look at. */
function linksBelow(directory) {
    const links = [];
    const waiting = [directory];
    let seen = 0;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
        for (const entry of entriesOf(at)) {
            seen += 1;
            if (seen > MOST_ENTRIES)
                return undefined;
            if (entry.isSymbolicLink())
                links.push((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, entry.name));
            else if (entry.isDirectory() && entry.name !== '.git')
                waiting.push((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, entry.name));
        }
    }
    return links;
}
function entriesOf(directory) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory, { withFileTypes: true });
    }
    catch {
        return [];
    }
}


/***/ }),

/***/ 3134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ TOOL_CATALOGUE)
/* harmony export */ });
/** The tools as rules know them, without making them: what each does, and the fields of its input. A test holds both together. */
const TOOL_CATALOGUE = {
    Bash: { effect: 'execute', fields: ['command', 'timeout', 'description'] },
    Read: { effect: 'read', fields: ['file_path', 'offset', 'limit'] },
    Write: { effect: 'write', fields: ['file_path', 'content'] },
    Edit: { effect: 'write', fields: ['file_path', 'old_string', 'new_string', 'replace_all'] },
    Glob: { effect: 'read', fields: ['pattern', 'path'] },
    Grep: {
        effect: 'read',
        fields: ['pattern', 'path', 'glob', 'output_mode', '-i', '-n', '-A', '-B', '-C', 'head_limit'],
    },
    UpdatePlan: { effect: 'none', fields: ['items'] },
    RunTests: { effect: 'none', fields: ['files', 'filter'] },
};


/***/ }),

/***/ 4338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   Ki: () => (/* binding */ wallProblem),
/* harmony export */   dN: () => (/* binding */ realPathOf),
/* harmony export */   kA: () => (/* binding */ resolveForReading),
/* harmony export */   z1: () => (/* binding */ resolveInWorkspace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _text_git_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(966);




const MOST_LINKS = 40;
/**
 * The path wall: where `path` really leads, or a UserError when that is outside the workspace or inside `.git`.
 * It stands whatever the rules say, and every file tool goes through it.
 */
async function resolveInWorkspace(workspace, path) {
    if (path.includes('\0'))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('A path must not contain a NUL character.');
    const asked = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, path);
    const real = realPathOf(asked);
    if (!isInside(workspace, real)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${path} is outside the workspace ${workspace}. Use a path inside it.`);
    }
    if (isOfTheSystem(real, workspace))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${path} is no file but a part of the running system.`);
    if ((0,_text_git_names_js__WEBPACK_IMPORTED_MODULE_3__/* .hasGitPart */ .M)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, real)) || (isInside(workspace, asked) && (0,_text_git_names_js__WEBPACK_IMPORTED_MODULE_3__/* .hasGitPart */ .M)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, asked)))) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${path} is git's own data, which no tool may open. Use read-only git commands instead.`);
    }
    return real;
}
/** Processes and devices show themselves as files, and the runner takes orders from some: also where the workspace is the whole disk. */
function isOfTheSystem(path, workspace) {
    if (/(?:^|\/)_runner_file_commands(?:\/|$)/i.test(path))
        return true;
    return SYSTEM.some((folder) => isInside(folder, path) && !isInside(folder, workspace));
}
const SYSTEM = ['/proc', '/sys', '/dev', '/run'];
/** The same wall for reading, with one more folder inside it: the results that were too long for the conversation. */
async function resolveForReading(workspace, path, alsoReadable) {
    if (alsoReadable !== undefined && !path.includes('\0')) {
        const real = realPathOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, path));
        if (real !== alsoReadable && isInside(alsoReadable, real))
            return real;
    }
    return resolveInWorkspace(workspace, path);
}
/** What the path wall says against a path, or undefined. */
async function wallProblem(workspace, path, alsoReadable) {
    try {
        await resolveForReading(workspace, path, alsoReadable);
        return undefined;
    }
    catch (error) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .b)(error);
    }
}
/** True for the directory itself and everything below it; compares with separators, so /work is not in /wor. */
function isInside(directory, path) {
    return path === directory || path.startsWith(directory.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? directory : directory + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
}
/** Follows every link, also a dangling one, and keeps the parts that do not exist yet. */
function realPathOf(path, linksLeft = MOST_LINKS) {
    if (linksLeft === 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${path} has too many symbolic links.`);
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
    }
    catch (error) {
        const code = error.code;
        if (code !== 'ENOENT' && code !== 'ENOTDIR')
            throw error;
    }
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    if (parent === path)
        return path;
    const here = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realPathOf(parent, linksLeft - 1), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
    const target = linkTarget(here);
    if (target === undefined)
        return here;
    return realPathOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(target) ? target : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(here), target), linksLeft - 1);
}
function linkTarget(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isSymbolicLink() ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path) : undefined;
    }
    catch (error) {
        const code = error.code;
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return undefined;
        throw error;
    }
}


/***/ })

};
