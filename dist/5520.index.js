export const id = 5520;
export const ids = [5520];
export const modules = {

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

/***/ 1382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkRules: () => (/* binding */ checkRules)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _action_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2880);
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8691);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5003);




/**
 * What is to be said of rules that were read: those that can never do anything, and those that are easily got around.
 * Each is tried on a call of its own making. Throws a UserError for an example that does not hold.
 */
function checkRules(read, tools, policy) {
    return read.flatMap(({ rule, line }) => {
        for (const [examples, wanted] of [
            [line.match ?? [], true],
            [line.noMatch ?? [], false],
        ]) {
            for (const example of examples) {
                const problem = exampleProblem(rule, example, wanted, { tools, policy });
                if (problem !== undefined)
                    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`${line.where}: ${rule.text}: ${problem}`);
            }
        }
        const problem = trialProblem(rule, tools, policy);
        return problem === undefined ? [] : [`${line.where}: ${rule.text} ${problem}`];
    });
}
function exampleProblem(rule, example, wanted, { tools, policy }) {
    const shown = typeof example === 'string' ? example : JSON.stringify(example);
    let verdict;
    try {
        verdict = alone(rule, (0,_action_of_js__WEBPACK_IMPORTED_MODULE_0__/* .actionOf */ .q)(rule.tool, inputOf(rule, example), tools, policy), policy);
    }
    catch (error) {
        return `the example ${shown} cannot be tried. ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .b)(error)}`;
    }
    if (isMatch(rule, verdict) === wanted)
        return undefined;
    if (!wanted)
        return `the no-match example is matched: ${shown}`;
    const why = verdict.behaviour === rule.behaviour || verdict.layer === 'tool' ? '' : ` (${verdict.reason})`;
    return `the match example is not matched: ${shown}${why}`;
}
function inputOf({ tool }, example) {
    if (typeof example !== 'string')
        return example;
    return tool === 'Bash' ? { command: example } : { file_path: example, path: example, pattern: '*' };
}
/** The rule's word on a call, with no other rule beside it, and no sandbox that would allow it anyway. */
function alone(rule, action, policy) {
    return (0,_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .decide */ .L)(action, { ...policy, isolated: false, rules: (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleSet */ .nP)([rule]) });
}
function isMatch(rule, verdict) {
    return verdict.layer === `${rule.behaviour}-rule`;
}
/** Why the rule never decides anything, or not for long. */
function trialProblem(rule, tools, policy) {
    const { specifier, tool, behaviour } = rule;
    if (specifier === undefined || rule.parameter !== undefined || !Object.hasOwn(tools, tool))
        return undefined;
    if (tools[tool]?.effect === 'none')
        return `never matches: ${tool} has neither path nor command. Write ${tool}.`;
    const isBash = tool === 'Bash';
    const verdicts = (isBash ? commandsLike(specifier) : [pathLike(specifier)]).map((text) => alone(rule, { ...instance(rule, text, tools, policy) }, policy));
    const [first] = verdicts;
    if (first !== undefined && verdicts.every(({ layer }) => layer === 'limit')) {
        // What is never done needs no rule against it, and no harm is in having one.
        if (behaviour === 'allow')
            return `can have no effect: ${first.reason}. No rule can allow this.`;
        return isBash && /[|;&\n]/.test(withoutQuotes(specifier)) ? NEVER_COMMAND : undefined;
    }
    if (verdicts.some((verdict) => isMatch(rule, verdict))) {
        return isBash && behaviour !== 'allow' && /[<>|;&]/.test(withoutQuotes(specifier)) ? EASY : undefined;
    }
    return isBash ? NEVER_COMMAND : 'never matches: its pattern means no path in the workspace.';
}
const EASY = 'is easily got around: it looks at how redirections are written. Name the file, as in Edit(path) or Read(path).';
const NEVER_COMMAND = 'never matches: every simple command is judged alone, by its words without wrappers, quotes, operators and redirections. ' +
    'Write one rule for each command, and Edit(path) for a file that is written.';
function instance(rule, text, tools, policy) {
    if (rule.tool === 'Bash')
        return { tool: 'Bash', effect: 'execute', subject: text };
    const from = /^(?:~\/|\/\/)/.test(text) ? text.replace(/^~/, policy.home ?? '~').replace(/^\/\//, '/') : `./${text}`;
    return (0,_action_of_js__WEBPACK_IMPORTED_MODULE_0__/* .actionOf */ .q)(rule.tool, inputOf(rule, from), tools, policy);
}
/** Command lines that the pattern means: with nothing and with something for its last wildcard. */
function commandsLike(specifier) {
    const text = specifier.replace(/:\*$/, ' *');
    return [text.replace(/ ?\*$/, '').replaceAll('*', 'x'), text.replaceAll('*', 'x')];
}
function pathLike(specifier) {
    return specifier.replace(/\\(.)|\*+|\?/g, (_all, plain) => plain ?? 'x');
}
function withoutQuotes(text) {
    return text.replace(/'[^']*'|"[^"]*"/g, '');
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


/***/ })

};
