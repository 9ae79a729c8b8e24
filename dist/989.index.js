export const id = 989;
export const ids = [989];
export const modules = {

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

/***/ 8691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ decide)
});

;// CONCATENATED MODULE: ./lib/permissions/alternative.js
/** What works here in place of what was refused, by what it begins with. A layer that knows better has said so itself. */
const ALTERNATIVES = [
    [/^(sudo|doas|su|pkexec|runuser)\b/, 'leave it out: nothing in the workspace needs more rights than you have'],
    [
        /^(git (push|commit|add|stash|tag|merge|rebase)|gh (pr|release|repo)|hub)\b/,
        'leave it out: your changes are committed and published for you',
    ],
    [/^(cat|head|tail|less|more|nl|bat|sed -n|od|xxd|strings)\b/, 'use the Read tool, with a path inside the workspace'],
    [/^(grep|egrep|fgrep|rg|ag|ack|find|fd|ls|tree|locate)\b/, 'use Grep or Glob, with a path inside the workspace'],
    [
        /^(curl|wget|pip3?|uv|npm (i|install|ci|add)|yarn add|pnpm (i|install|add)|apt(-get)?|brew|gem|cargo (add|install)|go (get|install))\b/,
        'work with what is installed; do not count on the network',
    ],
    [/^(tee|sed -i|cp|mv|ln|install|dd|patch)\b/, 'use Edit or Write, with a path inside the workspace'],
    [
        /^(env|printenv|set|export)\b/,
        'read the configuration files in the workspace; the environment is not yours to see',
    ],
    [/^rm\b/, 'name single files inside the workspace'],
];
const TESTS = /^(npm (t|test|run test\S*)|(yarn|pnpm|bun|deno|go|cargo|dotnet|mix|swift|rake|make) (run )?(test|check)\S*|(npx |pnpm exec |yarn )?(jest|vitest|mocha|ava|tap|playwright test)|(python3? -m )?(pytest|unittest|tox|nox)|(bundle exec )?(rspec|rake)|\.?\/?(mvnw?|gradlew?) .*(test|check|verify)|phpunit|ctest|prove|node --test)\b/;
/** The refusal with another way, where one is known. */
function withAlternative(verdict, action, policy) {
    if (verdict.behaviour === 'allow')
        return verdict;
    const instead = isTests(verdict, action, policy) ? RUN_TESTS : (verdict.instead ?? alternativeTo(verdict, action));
    return instead === undefined ? verdict : { ...verdict, instead };
}
const RUN_TESTS = 'call RunTests: it runs the test command as the final check does';
function isTests({ subject }, { tool }, { testCommand }) {
    return tool === 'Bash' && testCommand !== undefined && TESTS.test(subject);
}
function alternativeTo({ subject, layer }, { tool, effect }) {
    if (tool === 'Bash')
        return ALTERNATIVES.find(([pattern]) => pattern.test(subject))?.[1];
    if (layer === 'limit')
        return 'use a path inside the workspace, and nothing of .git';
    return effect === 'write' ? 'leave the file as it is and describe the change in your answer' : undefined;
}

;// CONCATENATED MODULE: ./lib/permissions/input-rules.js
/** Does the rule mean this call? A field that is not there, or that is no single value, never matches. */
function meansInput({ tool, parameter }, action) {
    if (parameter === undefined || tool !== action.tool)
        return false;
    const value = action.input?.[parameter.name];
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
        return false;
    const pattern = parameter.pattern.split('*').map(escaped).join('.*');
    return new RegExp(`^${pattern}$`, 's').test(String(value));
}
function escaped(text) {
    return text.replace(/[\\^$.+?()[\]{}|/]/g, '\\$&');
}

// EXTERNAL MODULE: ./lib/permissions/judge-path.js + 2 modules
var judge_path = __webpack_require__(8817);
// EXTERNAL MODULE: ./lib/permissions/shell/judge.js + 17 modules
var judge = __webpack_require__(4621);
// EXTERNAL MODULE: ./lib/permissions/verdict.js
var verdict = __webpack_require__(3533);
// EXTERNAL MODULE: ./lib/permissions/rules.js
var rules = __webpack_require__(5003);
;// CONCATENATED MODULE: ./lib/permissions/with-remedy.js


const AS_WRITTEN = 'No rule can allow just this as it is written.';
const TOO_MANY = 'No short list of rules can allow this.';
const MOST_LINES = 10;
const INSTEAD = 'write it more simply, with each word known, or use the file tools';
/**
 * The verdict; a refusal gets a remedy that holds. It is judged again without the rules that refuse it and with the
 * rules it wants, until it is allowed or nothing is left to change: then what holds it back is what is named.
 */
function withRemedy(judge, policy) {
    const first = judge(policy);
    let last = first;
    let change = { remove: [], add: [] };
    while (last.behaviour !== 'allow') {
        const next = nextChange(change, last);
        if (typeof next === 'string') {
            const named = change.remove.length > 0 ? first : last;
            const words = next === verdict/* ONLY_BASH */.gQ ? withBash(change, judge, policy) : next;
            return { ...(last.remedy === undefined ? { instead: INSTEAD } : {}), ...told(named, words, first.more) };
        }
        change = next;
        last = judge(changedBy(change, policy));
    }
    return last === first ? first : told(first, inWords(withoutSpare(change, judge, policy)), first.more);
}
/** The next thing to try, or the sentence that says why there is none. */
function nextChange({ remove, add }, refusal) {
    const { layer, rule: text, remedy, wanted = [] } = refusal;
    if (remedy !== undefined)
        return remedy;
    if (text !== undefined && (layer === 'deny-rule' || layer === 'ask-rule')) {
        const behaviour = layer === 'deny-rule' ? 'deny' : 'ask';
        return { add, remove: [...remove, { behaviour, text }] };
    }
    const all = new Set([...add, ...wanted]);
    if (all.size === add.length)
        return AS_WRITTEN;
    return all.size > MOST_LINES ? TOO_MANY : { remove, add: [...all] };
}
function changedBy({ remove, add }, policy) {
    const kept = (list) => list.filter((rule) => !remove.some(({ behaviour, text }) => rule.behaviour === behaviour && rule.text === text));
    const { allow, ask, deny, inputs } = policy.rules;
    const more = add.map((text) => (0,rules/* parseRule */.iT)(text, 'allow'));
    return {
        ...policy,
        rules: { allow: [...allow, ...more], ask: kept(ask), deny: kept(deny), inputs: kept(inputs) },
    };
}
/** One line may open what another was for. */
function withoutSpare(change, judge, policy) {
    return change.add.reduce((kept, text) => {
        const fewer = { ...kept, add: kept.add.filter((one) => one !== text) };
        return judge(changedBy(fewer, policy)).behaviour === 'allow' ? fewer : kept;
    }, change);
}
function inWords(change) {
    return change.remove.length === 0 ? added(change.add) : [...removals(change), ...then(change.add)].join(' ');
}
/** A rule for the command is the user's own to write; what else has to be opened is said. */
function withBash(change, judge, policy) {
    const { add } = withoutSpare({ ...change, add: ['Bash', ...change.add] }, judge, policy);
    return [...removals(change), verdict/* ONLY_BASH */.gQ, ...then(add.filter((text) => text !== 'Bash'))].join(' ');
}
function added(rules) {
    return rules.map((text) => `allow: ${text}`).join('; ');
}
function then(rules) {
    return rules.length === 0 ? [] : [`Then add ${added(rules)}`];
}
function removals({ remove }) {
    return remove.map(({ behaviour, text }) => `Remove the rule ${behaviour}: ${text}.`);
}
function told({ wanted: _wanted, more: _more, ...verdict }, remedy, more = 0) {
    const others = more === 0 ? '' : ` (${more} more ${more === 1 ? 'part is' : 'parts are'} not allowed either)`;
    return { ...verdict, reason: verdict.reason + others, remedy };
}

;// CONCATENATED MODULE: ./lib/permissions/decide.js






/**
 * What may be done: hard limits, deny, ask and allow rules, the act's own nature, isolation, and `ask` at the end.
 * The first layer that has an opinion decides; how specific a rule is and where it stands change nothing.
 */
function decide(action, policy) {
    return withAlternative(withRemedy((changed) => decide_judge(action, changed), policy), action, policy);
}
function decide_judge(action, policy) {
    const judged = judgeAct(action, policy);
    const named = judgeInput(action, policy);
    if (named === undefined || verdict/* LAYERS */.RR.indexOf(judged.layer) <= verdict/* LAYERS */.RR.indexOf(named.layer))
        return judged;
    const { parts, readOnly } = judged;
    return { ...named, ...(parts === undefined ? {} : { parts }), ...(readOnly === undefined ? {} : { readOnly }) };
}
function judgeAct(action, policy) {
    switch (action.effect) {
        case 'read':
        case 'write':
            return (0,judge_path/* judgePath */.DQ)(action, policy);
        case 'execute':
            return action.tool === 'Bash' ? (0,judge/* judgeCommand */.B)(action.subject, policy) : judgeByName(action, policy, 'passthrough');
        case 'none':
            return judgeByName(action, policy, 'allow');
    }
}
/** Rules about a field of the call's input. */
function judgeInput(action, { rules }) {
    for (const behaviour of ['deny', 'ask']) {
        const rule = rules.inputs.find((one) => one.behaviour === behaviour && meansInput(one, action));
        if (rule !== undefined)
            return (0,judge_path/* byRule */.k2)(rule, action.subject);
    }
    return undefined;
}
/** For tools without a path or a command line: only rules that name the whole tool can speak of them. */
function judgeByName(action, policy, otherwise) {
    for (const behaviour of ['deny', 'ask', 'allow']) {
        const rule = policy.rules[behaviour].find((one) => one.specifier === undefined && (0,judge_path/* governs */.VL)(one, action));
        if (rule !== undefined)
            return (0,judge_path/* byRule */.k2)(rule, action.subject);
    }
    const { subject, tool } = action;
    if (otherwise === 'allow')
        return { behaviour: 'allow', layer: 'tool', subject, reason: 'it acts on nothing that the call could choose' };
    return { behaviour: 'passthrough', layer: 'default', subject, reason: 'no rule allows it', wanted: [tool] };
}


/***/ }),

/***/ 8817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ov: () => (/* binding */ OUTSIDE),
  k2: () => (/* binding */ byRule),
  _9: () => (/* binding */ closedPath),
  VL: () => (/* binding */ governs),
  z3: () => (/* binding */ isWalledOff),
  DQ: () => (/* binding */ judgePath)
});

// UNUSED EXPORTS: isOutside

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

;// CONCATENATED MODULE: ./lib/permissions/protected-paths.js
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
    return new RegExp(`(^|/)(${names.map(protected_paths_escaped).join('|')})$`, 'i');
}
function below(...folders) {
    return new RegExp(`(^|/)(${folders.map(protected_paths_escaped).join('|')})(/|$)`, 'i');
}
function inRoot(folder) {
    return new RegExp(`^${protected_paths_escaped(folder)}(/|$)`, 'i');
}
function protected_paths_escaped(text) {
    return text.replaceAll('.', '\\.');
}

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
    if (effect === 'write' && ownFiles !== undefined && !isOutside(subject, ownFiles))
        return limit(subject, 'it is a part of Greengate itself, which runs from here');
    for (const behaviour of ['deny', 'ask']) {
        const rule = policy.rules[behaviour].find((one) => placesOf(action, policy).some((at) => means(one, at, policy)));
        if (rule !== undefined)
            return byRule(rule, subject);
    }
    return effect === 'write' ? protectedPath(action, policy) : undefined;
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
    return !isOutside(subject, workspace) && (isProtected(name) || settings.includes(name));
}
function opensGuarded(rule, action, policy) {
    const { specifier } = rule;
    if (specifier === undefined || !means(rule, action, policy))
        return false;
    const { base = '', rest } = anchorOf(specifier, policy);
    const text = (0,external_node_path_.relative)(policy.workspace, (0,external_node_path_.join)(base, rest)).replace(/^(\*\*\/)+/, '');
    return isProtected(text) || text === spelledPath((0,external_node_path_.relative)(policy.workspace, action.subject));
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

/***/ 4621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ isReadOnly),
  B: () => (/* binding */ judgeCommand)
});

// EXTERNAL MODULE: ./lib/permissions/judge-path.js + 2 modules
var judge_path = __webpack_require__(8817);
// EXTERNAL MODULE: ./lib/permissions/rules.js
var rules = __webpack_require__(5003);
// EXTERNAL MODULE: ./lib/permissions/verdict.js
var verdict = __webpack_require__(3533);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/unbash/dist/parser.js + 16 modules
var parser = __webpack_require__(8989);
;// CONCATENATED MODULE: ./lib/permissions/shell/parse.js

const MOST_CHARACTERS = 32 * 1024;
/** Control characters, and characters that make a person read something else than bash does. */
const MISLEADING = /(?![\n\t])\p{Cc}|[\u00a0\u00ad\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufeff\uffa0\u{e0000}-\u{e0fff}]/u;
/** The structure of a command line. Whatever is doubtful is unparsable. */
function parseCommand(command) {
    if (command.length > MOST_CHARACTERS)
        return unparsable(`it has more than ${MOST_CHARACTERS} characters`);
    if (MISLEADING.test(command))
        return unparsable('it has control, invisible or misleading characters');
    const script = (0,parser/* parse */.qg)(command);
    const only = script.commands.length === 1 ? script.commands[0]?.command : undefined;
    const isAndChain = only?.type === 'AndOr' && only.operators.every((operator) => operator === '&&');
    const found = new Findings(isAndChain ? only.commands : []);
    found.visit(script);
    if (found.problem !== undefined)
        return unparsable(`bash would not understand it: ${found.problem}`);
    const { commands, odd, ownVariables, chained } = found;
    return { kind: 'parsed', commands, odd, ownVariables, chained };
}
function unparsable(reason) {
    return { kind: 'unparsable', reason };
}
/** Nodes that only group others. Anything that is neither here nor handled below is odd. */
const PLAIN = new Set('Script CompoundList AndOr Pipeline Time Negation If Elif While Subshell BraceGroup Case CaseItem Redirected Word Redirect HereString HereDocDelimiter HereDocBody FileDescriptor Literal Glob SingleQuoted DoubleQuoted AnsiCQuoted SimpleExpansion CommandExpansion ProcessSubstitution TestCommand TestLogical TestNot TestGroup Remove Replace BraceExpansion'.split(' '));
class Findings {
    commands = [];
    odd = [];
    ownVariables = new Set();
    chained = new Set();
    problem;
    #links;
    constructor(links) {
        this.#links = links;
    }
    visit(node) {
        this.#look(node);
        (0,parser/* forEachChild */.dK)(node, (child) => this.visit(child));
    }
    #command(command, node) {
        this.commands.push(command);
        if (this.#links.includes(node))
            this.chained.add(command);
        const [name, ...args] = command.words;
        if (command.words.length === 0)
            for (const assignment of command.assignments)
                this.ownVariables.add(assignment.name);
        if (name?.value === 'read')
            for (const { value } of args)
                this.ownVariables.add(value ?? '');
    }
    #look(node) {
        switch (node.type) {
            case 'Script':
                // Each nested script keeps its own errors.
                this.problem ??= 'errors' in node ? node.errors?.[0]?.message : undefined;
                return;
            case 'Statement':
                if (node.background === true)
                    this.odd.push('a background job');
                return;
            case 'Command':
                this.#command(simpleCommand(node.prefix, node.name, node.suffix), node);
                return;
            case 'Redirected':
                this.commands.push({ text: '{ ... }', words: [], assignments: [], redirects: node.redirects.map(redirectOf) });
                return;
            case 'For':
                this.ownVariables.add(node.name.text);
                // A loop over PATH or IFS would change what its body runs.
                if (!/^([a-z_]\w*|[A-Z])$/.test(node.name.text))
                    this.odd.push(`a loop over ${node.name.text}`);
                return;
            case 'Assignment':
                if (node.append === true || node.index !== undefined || node.value.type !== 'Word')
                    this.odd.push('an array or += assignment');
                return;
            case 'HereDoc':
                if (node.closing === undefined)
                    this.problem ??= 'a here-document is not closed';
                return;
            case 'ParameterExpansion':
                if (!isInserting(node))
                    this.odd.push(`the expansion ${node.text}`);
                return;
            case 'TestUnary':
                // These two evaluate subscripts, and with them commands.
                if (node.operator === '-v' || node.operator === '-R')
                    this.odd.push(`[[ ${node.operator} ]]`);
                return;
            case 'TestBinary':
                if (/^(-..|=~)$/.test(node.operator))
                    this.odd.push(`[[ ${node.operator} ]]`);
                return;
            default:
                if (!PLAIN.has(node.type))
                    this.odd.push(ODD_WORDS[node.type] ?? node.type);
        }
    }
}
const ODD_WORDS = {
    Function: 'a function definition',
    Coproc: 'a coprocess',
    Select: 'a select loop',
    ArithmeticFor: 'an arithmetic loop',
    ArithmeticCommand: 'an arithmetic command',
    ArithmeticExpansion: 'arithmetic',
    FileDescriptorVariable: 'a named file descriptor',
};
function simpleCommand(prefix, name, suffix) {
    const items = [...prefix, ...suffix];
    const assignments = prefix
        .filter((item) => item.type === 'Assignment')
        .map(({ name, value }) => {
        return { name, value: value.type === 'Word' ? wordOf(value) : undefined };
    });
    // After the name, `a=b` is an ordinary argument.
    const words = suffix.flatMap((item) => {
        if (item.type === 'Word')
            return [wordOf(item)];
        return item.type === 'Assignment' ? [assignmentWord(item)] : [];
    });
    const all = name === undefined ? words : [wordOf(name), ...words];
    const redirects = items.filter((item) => item.type !== 'Word' && item.type !== 'Assignment').map(redirectOf);
    const text = [
        ...assignments.map(({ name: key, value }) => `${key}=${value?.raw ?? ''}`),
        ...all.map((word) => word.raw),
    ].join(' ');
    return { text, words: all, assignments, redirects };
}
function assignmentWord(item) {
    if (item.value.type !== 'Word')
        return { raw: item.text, glob: false, variables: undefined };
    const value = wordOf(item.value);
    const known = value.value === undefined || item.index !== undefined ? {} : { value: `${item.name}=${value.value}` };
    return { ...value, ...known, raw: item.text };
}
function redirectOf(item) {
    if (item.type === 'HereDoc')
        return { operator: item.operator, target: hereDocument(item.body) };
    const { target } = item;
    return { operator: item.operator, target: target === undefined ? undefined : wordOf(target) };
}
/** Its text is data, in which variables are replaced unless the delimiter is quoted. */
function hereDocument({ parts = [] }) {
    const raw = 'the here-document';
    const variables = variablesIn(parts);
    const isStatic = variables?.length === 0 && parts.every((part) => part.type !== 'CommandExpansion');
    return { raw, ...(isStatic ? { value: '' } : {}), glob: false, variables };
}
/** What stands for `<(...)` among the words. */
const PROCESS_SUBSTITUTION = '/dev/fd/63';
function wordOf(word) {
    const parts = word.parts ?? [];
    const [only] = parts;
    // The program gets a descriptor to read from; the commands behind it are judged by themselves.
    if (parts.length === 1 && only?.type === 'ProcessSubstitution' && only.operator === '<') {
        return { raw: word.text, value: PROCESS_SUBSTITUTION, glob: false, variables: [] };
    }
    const flat = parts.flatMap((part) => (part.type === 'DoubleQuoted' ? part.parts : [part]));
    const variables = variablesIn(flat);
    const isStatic = variables?.length === 0 && flat.every((part) => part.type !== 'CommandExpansion');
    const glob = parts.some((part) => part.type === 'Glob');
    return { raw: word.text, ...(isStatic ? { value: word.value } : {}), glob, variables };
}
/** True where the expansion only inserts a value, whole or in part: no indirection, no subscript, no evaluation. */
function isInserting({ prefix, index, operation }) {
    const cuts = operation === undefined || operation.type === 'Remove' || operation.type === 'Replace';
    return prefix === undefined && index === undefined && cuts;
}
function variablesIn(parts) {
    const names = [];
    for (const part of parts) {
        switch (part.type) {
            case 'Literal':
            case 'SingleQuoted':
            case 'AnsiCQuoted':
            case 'Glob':
            case 'CommandExpansion':
                break;
            case 'SimpleExpansion':
                names.push(part.text.slice(1));
                break;
            case 'ParameterExpansion':
                if (!isInserting(part))
                    return undefined;
                names.push(part.parameter);
                break;
            default:
                return undefined;
        }
    }
    return names;
}

;// CONCATENATED MODULE: ./lib/permissions/shell/wrappers.js


/** Wrappers that change nothing about what the wrapped command does. */
const TRANSPARENT = new Set(['timeout', 'time', 'nice', 'nohup', 'stdbuf', 'command', 'builtin']);
/** Programs that run another command given in their arguments, with the operands that come before it. */
const RUNNERS = {
    ...{ timeout: 1, time: 0, nice: 1, nohup: 0, stdbuf: 0, command: 0, builtin: 0, exec: 0, env: 0, xargs: 0 },
    ...{ setsid: 0, ionice: 1, chrt: 1, taskset: 1, flock: 1, strace: 0, ltrace: 0, parallel: 0, busybox: 0, watch: 0 },
    ...{
        unshare: 0,
        nsenter: 0,
        faketime: 1,
        coproc: 0,
        'ld.so': 0,
        script: 0,
        npx: 0,
        doas: 0,
        sudo: 0,
        chroot: 1,
        tsx: 0,
    },
};
/** Does it run another command that its arguments name? */
function runsOthers(program) {
    return Object.hasOwn(RUNNERS, program) || SHELLS.has(program) || program === 'eval';
}
const SHELLS = new Set(['sh', 'bash', 'dash', 'zsh', 'ksh', 'ash', 'rbash']);
const DEEPEST = 6;
/** The program a word names, without its directory. */
function programOf(word) {
    return word?.value === undefined || word.glob ? undefined : (0,external_node_path_.basename)(word.value);
}
/** Without the wrappers around it; undefined where a wrapper is used in a way that is not understood. */
function unwrapped(words) {
    const name = words[0]?.value ?? '';
    if (!TRANSPARENT.has(name))
        return words;
    const values = words.map((word) => (word.glob ? undefined : word.value));
    const at = innerStart(name, values);
    return at === undefined ? undefined : unwrapped(words.slice(at));
}
function innerStart(name, values) {
    let at = 1;
    const valued = name === 'timeout' ? /^(-k|-s|--kill-after|--signal)$/ : name === 'nice' ? /^(-n|--adjustment)$/ : undefined;
    for (; values[at]?.startsWith('-') === true; at += 1) {
        if (values[at] === '--') {
            at += 1;
            break;
        }
        if (valued?.test(values[at] ?? '') === true)
            at += 1;
        // `command -v` and `-V` describe instead of running.
        else if (name === 'command' && values[at] !== '-p')
            return undefined;
        else if (name === 'stdbuf' && /^-[ioe]$/.test(values[at] ?? ''))
            at += 1;
    }
    if (name === 'timeout')
        at += 1;
    return at < values.length ? at : undefined;
}
/**
 * The command itself and every command that its words may start, at any depth: what a deny rule has to see.
 * Rather one too many than one too few: nothing is allowed by this.
 */
function everyCommandIn(command, depth = 0) {
    if (depth > DEEPEST)
        return [command];
    const inner = [...innerWords(command.words).map(ofWords), ...innerScripts(command.words).flatMap(commandsOf)];
    return [command, ...inner.flatMap((one) => everyCommandIn(one, depth + 1))];
}
function ofWords(words) {
    return { text: words.map((word) => word.raw).join(' '), words, assignments: [], redirects: [] };
}
function commandsOf(script) {
    const parsed = parseCommand(script);
    return parsed.kind === 'parsed' ? parsed.commands : [];
}
function innerWords(words) {
    const name = programOf(words[0]);
    if (name === undefined)
        return [];
    if (name === 'find' || name === 'fd')
        return afterExec(words);
    const operands = Object.hasOwn(RUNNERS, name) ? RUNNERS[name] : undefined;
    if (operands === undefined)
        return [];
    const starts = [];
    let left = operands;
    for (let at = 1; at < words.length; at += 1) {
        const value = words[at]?.value ?? '';
        if (/^-/.test(value) || /^\w+=/.test(value))
            continue;
        starts.push(words.slice(at));
        // A word after an option may be its value, and then the command comes after it.
        if (words[at - 1]?.value?.startsWith('-') === true)
            continue;
        if (left === 0)
            break;
        left -= 1;
    }
    return starts;
}
function afterExec(words) {
    return [...words.entries()]
        .filter(([, word]) => /^-(exec|execdir|ok|okdir|x|X|-exec|-exec-batch)$/.test(word.value ?? ''))
        .map(([at]) => {
        const rest = words.slice(at + 1);
        const end = rest.findIndex((word) => word.value === ';' || word.value === '+');
        return end === -1 ? rest : rest.slice(0, end);
    });
}
/** Texts that the command hands to a shell. */
function innerScripts(words) {
    const name = programOf(words[0]) ?? '';
    const values = words.slice(1).map((word) => word.value ?? '"$unknown"');
    if (name === 'eval')
        return [values.join(' ')];
    if (name === 'trap')
        return values.slice(0, 1);
    if (name === 'alias')
        return values.map((value) => value.replace(/^[^=]*=/, ''));
    if (!SHELLS.has(name) && name !== 'script' && name !== 'su' && name !== 'watch')
        return [];
    return [...values.entries()].filter(([at]) => /^-\w*c$/.test(values[at - 1] ?? '')).map(([, value]) => value);
}

;// CONCATENATED MODULE: ./lib/permissions/shell/directories.js


const UNKNOWN_PLACE = '/';
/** Part by part, with the directories it may run in: after a `cd` that may not have counted, the old ones too. */
function withDirectories(commands, start, { realPath }, chained = new Set()) {
    let directories = start;
    return commands.map((command) => {
        const placed = { command, directories };
        if (changesDirectory(command)) {
            const target = targetOf(command);
            const asked = target === undefined ? [UNKNOWN_PLACE] : directories.map((one) => (0,external_node_path_.resolve)(one, target));
            // Behind a link, the shell's idea of the directory and the real one differ: both count.
            const there = [...asked, ...asked.map((path) => realPath(path))];
            const isSure = target !== undefined && chained.has(command);
            directories = [...new Set(isSure ? there : [...directories, ...there])];
        }
        return placed;
    });
}
function changesDirectory({ words }) {
    return /^(cd|pushd|popd)$/.test(programOf((unwrapped(words) ?? words)[0]) ?? '');
}
function targetOf({ words }) {
    const [name, ...args] = unwrapped(words) ?? words;
    const target = args.findLast((word) => word.value !== '--');
    const isPlain = target !== undefined && !target.glob && !target.raw.startsWith('~') && name?.value !== 'popd';
    return isPlain && target.value?.startsWith('-') === false ? target.value : undefined;
}

;// CONCATENATED MODULE: ./lib/permissions/shell/operands.js
/** The words after the program's name that may name files: operands, and values of options that look like paths. */
function pathWords(program, args, reader) {
    if (reader.operands === 'data')
        return [];
    const words = program === 'find' ? startingPoints(args) : args;
    const found = [];
    let patternGiven = reader.operands !== 'pattern' ||
        words.some((word) => /^(-\w*[ef]|--(regexp|file|expression|files)\b.*)$/.test(word.value ?? ''));
    let onlyOperands = false;
    for (const [at, word] of words.entries()) {
        const { value, raw, glob } = word;
        if (value === '--' && !onlyOperands)
            onlyOperands = true;
        else if (value?.startsWith('-') === true && value !== '-' && !onlyOperands)
            found.push(...pathInOption(word));
        else if (!onlyOperands && isValueOf(words[at - 1]?.value, value, reader.valued))
            continue;
        else if (!patternGiven)
            patternGiven = true;
        else if (value !== '-')
            found.push({ raw, path: value, glob });
    }
    return found;
}
function startingPoints(args) {
    const start = args.findIndex(({ value = '' }, at) => !isGlobalOption(value) && args[at - 1]?.value !== '-D');
    const words = start === -1 ? [] : args.slice(start);
    const end = words.findIndex((word) => /^[-(!]/.test(word.value ?? ''));
    const compared = args.filter((_, at) => /^-(newer\w*|samefile)$/.test(args[at - 1]?.value ?? ''));
    return [...(end === -1 ? words : words.slice(0, end)), ...compared];
}
/** What `find` takes before the directories. */
function isGlobalOption(value) {
    return /^-([HLPD-]|O.*)$/.test(value);
}
/** `-C../x`, `--file=x`, `-fx`: what leaves the directory, and values of options that name a file to read or write. */
function pathInOption({ raw, value = '', glob }) {
    const after = value.includes('=') ? value.slice(value.indexOf('=') + 1) : value.slice(2);
    const leaves = /^[~/]/.test(after) || after.split('/').includes('..');
    if (leaves)
        return [{ raw, path: after, glob }];
    const named = /^(?:--(?:[a-z]+-)*(?:file|from|to|ref|target)[a-z-]*=|-(?:(?![emSG])[a-zA-Z])*?[ft])(.+)$/s.exec(value)?.[1];
    return named === undefined ? [] : [{ raw, path: named, glob }];
}
function isValueOf(option, value, valued) {
    if (option === undefined || !/^-\w+$/.test(option))
        return false;
    return (value !== undefined && /^\d+$/.test(value)) || (valued ?? '').includes(option.slice(-1));
}

;// CONCATENATED MODULE: ./lib/permissions/shell/reader-checks.js
/** Why a find does more than look; commands after -exec are judged by whoever calls. */
function findIsReading(args) {
    const bad = args.find((arg) => /^-(exec|execdir|ok|okdir|delete|fprint|fprint0|fprintf|fls|files0-from|follow)$/.test(arg) ||
        /^-[LH]$/.test(arg));
    return bad === undefined ? undefined : `find ${bad} does more than looking`;
}
const SED_ADDRESS = String.raw `(?:\d+|\$|/(?:[^/\\]|\\.)*/)`;
const SED_PRINTING = new RegExp(`^\\s*(?:${SED_ADDRESS}(?:,[+~]?${SED_ADDRESS})?\\s*!?\\s*)?[pd=qQlnN]\\s*$`);
/** Only printing: a sed script can also write files and run commands. */
function sedIsReading(args) {
    const script = sedScripts(args);
    if (script === undefined)
        return 'this use of sed is not understood';
    const isPrinting = (one) => one.split(/[;\n]/).every((part) => SED_PRINTING.test(part)) || isSubstitution(one);
    return script.every(isPrinting) ? undefined : 'a sed script may only print, delete or substitute';
}
/** `s` with any delimiter and harmless flags, after an optional address; never `e` or `w`. */
function isSubstitution(script) {
    const parts = new RegExp(`^\\s*(?:${SED_ADDRESS}(?:,${SED_ADDRESS})?\\s*!?\\s*)?s([^\\w\\s\\\\])(.*)$`, 's').exec(script);
    const [, delimiter = '', rest = ''] = parts ?? [];
    if (delimiter === '')
        return false;
    const pieces = splitUnescaped(rest, delimiter);
    return pieces.length === 3 && /^[gpiI\d]*\s*$/.test(pieces[2] ?? '') && !rest.includes('\n');
}
function splitUnescaped(text, delimiter) {
    const pieces = [''];
    for (let at = 0; at < text.length; at += 1) {
        const char = text.charAt(at);
        if (char === '\\') {
            pieces.push((pieces.pop() ?? '') + char + text.charAt(at + 1));
            at += 1;
        }
        else if (char === delimiter)
            pieces.push('');
        else
            pieces.push((pieces.pop() ?? '') + char);
    }
    return pieces;
}
/** The scripts on a sed command line; undefined when an option is not one of the plain ones. */
function sedScripts(args) {
    const scripts = [];
    const operands = [];
    for (let at = 0; at < args.length; at += 1) {
        const arg = args[at] ?? '';
        if (arg === '-e' || arg === '--expression')
            scripts.push(args[(at += 1)] ?? '');
        else if (arg.startsWith('--expression='))
            scripts.push(arg.slice('--expression='.length));
        else if (/^-[nEru]+$|^--(quiet|silent|regexp-extended)$|^-i$|^--in-place$/.test(arg))
            continue;
        else if (/^-[nEru]+e$/.test(arg))
            scripts.push(args[(at += 1)] ?? '');
        else if (arg.startsWith('-'))
            return undefined;
        else
            operands.push(arg);
    }
    return scripts.length > 0 ? scripts : operands.slice(0, 1);
}
/** A jq filter can print the environment and load modules. */
function jqIsReading(args) {
    const bad = args.find((arg) => /\benv\b|\$ENV|\$__prog|\b(import|include|input_filename|get_search_list)\b/.test(arg));
    return bad === undefined ? undefined : 'this jq filter reads more than its input';
}
const GIT_READERS = new Set('status log diff show rev-parse ls-files ls-tree blame grep shortlog describe cat-file merge-base rev-list name-rev diff-tree check-ignore count-objects whatchanged show-ref for-each-ref'.split(' '));
const GIT_LISTS = {
    branch: /^(--list|-l|-a|--all|-r|--remotes|-v|-vv|--show-current|--(no-)?(contains|merged)(=.*)?|--format=[^%]*(%\((refname|objectname|upstream|committerdate)(:\w+)?\)[^%]*)*)$/,
    tag: /^(--list|-l|-n\d*|--(contains|sort|merged)=.*)$/,
    stash: /^(list|show|-p|--stat|stash@\{\d+\})$/,
    remote: /^$/,
    worktree: /^list$/,
};
const GIT_BAD_LONG = [
    'ext-diff',
    'textconv',
    'output',
    'output-directory',
    'open-files-in-pager',
    'show-signature',
    'exec',
    'upload-pack',
    'filters',
    'paginate',
    'git-dir',
    'work-tree',
    'no-index',
    'parseopt',
    'sq-quote',
    'resolve-git-dir',
    'contents',
    'ignore-revs-file',
];
/** Only commands that look, without anything that starts another program or writes a file. */
function gitIsReading(args) {
    let at = 0;
    for (; args[at]?.startsWith('-') === true; at += 1) {
        if (args[at] === '-C')
            at += 1;
        else if (!/^(--no-pager|--no-optional-locks|--version|-P|--literal-pathspecs)$/.test(args[at] ?? ''))
            return `git ${args[at]} is not understood`;
    }
    const verb = args[at];
    const rest = args.slice(at + 1);
    if (verb === undefined || verb === 'version')
        return undefined;
    const list = GIT_LISTS[verb];
    if (list !== undefined) {
        const fine = rest.every((arg) => list.test(arg)) &&
            (verb !== 'stash' || rest.length > 0) &&
            (verb !== 'worktree' || rest.length > 0);
        return fine ? undefined : `this use of git ${verb} does more than listing`;
    }
    if (!GIT_READERS.has(verb))
        return `git ${verb} does more than reading`;
    return gitOptionProblem(verb, rest);
}
function gitOptionProblem(verb, rest) {
    for (const arg of rest) {
        if (arg === '--')
            return undefined;
        const long = /^--([\w-]+)/.exec(arg)?.[1];
        const bad = long === undefined ? undefined : GIT_BAD_LONG.find((name) => name.startsWith(long));
        if (bad !== undefined && !(bad === 'contents' && verb !== 'blame'))
            return `git ${verb} --${bad} does more than reading`;
        if (verb === 'grep' && /^-[a-zA-Z]*O/.test(arg))
            return 'git grep -O starts another program';
        // These placeholders start gpg.
        if (/%G/.test(arg))
            return 'signatures are not checked here';
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/permissions/shell/readers.js

const DATA = { operands: 'data' };
const PATHS = { operands: 'paths' };
const NOTHING = { operands: 'data', mostOperands: 0 };
const named = (names, reader) => names.split(' ').map((name) => [name, reader]);
/** Adding a command is a line. What is not here needs a rule. */
const READERS = new Map([
    ...named('true false : echo basename dirname seq expr type which whatis break continue exit wait', DATA),
    ['hash', NOTHING],
    ['printf', { operands: 'data', noShort: 'v' }],
    ...named('pwd whoami id arch nproc groups logname', DATA),
    ...named('hostname uptime', NOTHING),
    ['uname', DATA],
    ['test', { operands: 'data', noShort: 'vR' }],
    ['[', { operands: 'data', noShort: 'vR' }],
    ['date', { operands: 'data', noShort: 'sf', noLong: ['set', 'file'] }],
    [
        'sleep',
        {
            operands: 'data',
            check: ([time = '']) => (Number(time.replace(/s$/, '')) <= 600 ? undefined : 'it sleeps too long'),
        },
    ],
    ...named('ls cat nl tac rev od hexdump fold expand unexpand column cmp comm diff stat df readlink realpath', PATHS),
    ...named('strings sum cksum md5sum sha1sum sha224sum sha256sum sha384sum sha512sum b2sum zcat dir vdir', PATHS),
    ['head', { operands: 'paths', valued: 'nc' }],
    ['cut', { operands: 'paths', valued: 'dfcb' }],
    ['paste', { operands: 'paths', valued: 'd' }],
    ['wc', { operands: 'paths', noLong: ['files0-from'] }],
    ['du', { operands: 'paths', noLong: ['files0-from'] }],
    ['tr', DATA],
    ['tail', { operands: 'paths', noShort: 'fF', noLong: ['follow', 'retry'], valued: 'nc' }],
    [
        'sort',
        { operands: 'paths', noShort: 'oT', noLong: ['output', 'compress-program', 'temporary-directory', 'files0-from'] },
    ],
    ['uniq', { operands: 'paths', mostOperands: 1 }],
    ['xxd', { operands: 'paths', noShort: 'r', mostOperands: 1 }],
    ['file', { operands: 'paths', noShort: 'Cf', noLong: ['compile', 'files-from'] }],
    ['tree', { operands: 'paths', noShort: 'oR', noLong: ['output', 'fromfile'] }],
    ...named('grep egrep fgrep', {
        operands: 'pattern',
        noShort: 'R',
        noLong: ['dereference-recursive'],
        valued: 'emABC',
    }),
    [
        'rg',
        {
            operands: 'pattern',
            valued: 'egtTmABC',
            noShort: 'zL',
            noLong: ['pre', 'pre-glob', 'search-zip', 'hostname-bin', 'follow'],
        },
    ],
    ['find', { operands: 'paths', check: findIsReading }],
    ['sed', { operands: 'pattern', noShort: 'i', noLong: ['in-place'], valued: 'e', check: sedIsReading }],
    ['jq', { operands: 'pattern', noShort: 'fL', noLong: ['from-file', 'run-tests'], check: jqIsReading }],
    ['git', { operands: 'paths', valued: 'SGnL', check: gitIsReading }],
    [
        'set',
        {
            operands: 'data',
            check: (args) => args.every((arg) => /^([-+][euC]*o?|pipefail|errexit|nounset)$/.test(arg))
                ? undefined
                : 'it changes more than error handling',
        },
    ],
    [
        'read',
        {
            operands: 'data',
            check: (args) => args.every((arg) => /^(-r|[a-z_]\w*)$/.test(arg)) ? undefined : 'only read -r NAME is understood',
        },
    ],
    ['npm', { operands: 'data', check: listing('npm', /^(ls|list|root|prefix)$/) }],
    ...named('pip pip3', { operands: 'data', check: listing('pip', /^(list|show|freeze)$/) }),
    ...named('node python python3 ruby perl php java go rustc gcc g++ clang make cmake bash', {
        operands: 'data',
        check: version,
    }),
]);
function version(args) {
    return args.length === 1 && /^(--version|-V|-version|version)$/.test(args[0] ?? '') ? undefined : 'it runs code';
}
function listing(program, verbs) {
    return (args) => {
        if (args.length === 1 && /^(--version|-v|-V)$/.test(args[0] ?? ''))
            return undefined;
        const isListing = verbs.test(args[0] ?? '') &&
            args.slice(1).every((arg) => /^(--(depth=\d+|all|json|long|format=\w+)|[\w@/.-]+)$/.test(arg));
        return isListing && !args.some((arg) => /^--?(script|registry|prefix|user|global|g$)/.test(arg))
            ? undefined
            : `this use of ${program} does more than listing`;
    };
}
/** The use that is not reading, in words; undefined when the options are fine. */
function optionProblem(reader, args) {
    for (const arg of args) {
        if (arg === '--')
            break;
        const long = /^--([\w-]+)/.exec(arg)?.[1];
        const bad = long === undefined ? undefined : reader.noLong?.find((name) => name.startsWith(long));
        if (bad !== undefined)
            return `--${bad} does more than reading`;
        const short = /^-([^-].*)$/.exec(arg)?.[1];
        const letter = [...(reader.noShort ?? '')].find((one) => short?.includes(one) === true);
        if (letter !== undefined)
            return `-${letter} does more than reading`;
    }
    return reader.check?.(args);
}

;// CONCATENATED MODULE: ./lib/permissions/shell/writers.js


/** Adding a command is a line. All operands are known and without wildcards when these are asked. */
const WRITERS = new Map([
    ['mkdir', everyOperand(/^(-p|-v|-pv|--parents)$/)],
    ['touch', everyOperand(/^(-c|-a|-m)$/)],
    // Whole directories need a rule.
    ['rm', everyOperand(/^-[fv]+$|^--(force|verbose)$/)],
    ['rmdir', everyOperand(/^(-p|-v)$/)],
    ['tee', everyOperand(/^(-a|--append)$/)],
    ['cp', ontoLast(/^-[arRpfnv]+$|^--(recursive|force|archive|no-clobber|verbose)$/, { movesSource: false })],
    ['mv', ontoLast(/^-[fnv]+$|^--(force|no-clobber|verbose)$/, { movesSource: true })],
    ['chmod', chmod],
    ['sed', sedInPlace],
]);
/** The writer that this use of the program is; `sed` is a reader too, unless it edits in place. */
function writerFor(program, args) {
    if (program === 'sed' && !args.some((arg) => /^(-\w*i|--i)/.test(arg ?? '')))
        return undefined;
    return WRITERS.get(program);
}
function split(args, options) {
    const end = args.indexOf('--');
    const before = end === -1 ? args : args.slice(0, end);
    const flags = before.filter((arg) => arg.startsWith('-'));
    if (!flags.every((flag) => options.test(flag)))
        return undefined;
    const operands = [...before.filter((arg) => !arg.startsWith('-')), ...(end === -1 ? [] : args.slice(end + 1))];
    return operands.length > 0 ? operands : undefined;
}
function everyOperand(options) {
    return (args) => {
        const writes = split(args, options);
        return writes === undefined ? undefined : { reads: [], writes };
    };
}
/** The target may be a directory: then the names of the sources are written in it. */
function ontoLast(options, { movesSource }) {
    return (args) => {
        const operands = split(args, options);
        if (operands === undefined || operands.length < 2)
            return undefined;
        const sources = operands.slice(0, -1);
        const target = operands.at(-1) ?? '';
        const inside = sources.map((source) => (0,external_node_path_.join)(target, (0,external_node_path_.basename)(source)));
        const isDirectory = target === '.' || target.endsWith('/') || sources.length > 1;
        const writes = [...inside, ...(isDirectory ? [] : [target]), ...(movesSource ? sources : [])];
        return { reads: sources, writes };
    };
}
function chmod(args) {
    const [mode = '', ...writes] = args;
    const isPlain = /^([ugoa]*[-+][rwx]+|0?[0-7]{3})$/.test(mode) && writes.length > 0;
    return isPlain && writes.every((path) => !path.startsWith('-')) ? { reads: [], writes } : undefined;
}
function sedInPlace(args) {
    const scripts = sedScripts(args);
    const isInPlace = args.some((arg) => arg === '-i' || arg === '--in-place');
    if (!isInPlace || scripts === undefined)
        return undefined;
    if (!scripts.every((script) => isSubstitution(script) || /^(\d+|\$|\/[^/\\]*\/)(,(\d+|\$|\/[^/\\]*\/))?d$/.test(script)))
        return undefined;
    const writes = args.filter((arg, at) => !arg.startsWith('-') && !scripts.includes(arg) && args[at - 1] !== '-e');
    return writes.length > 0 ? { reads: writes, writes } : undefined;
}

;// CONCATENATED MODULE: ./lib/permissions/shell/rule-for.js





/** Known programs whose sub-command says what they do. */
const WITH_VERBS = new Set('git npm npx pip pip3 go make'.split(' '));
/** What runs whatever it is given, or changes what later commands do: opened only as it stands. */
const TOO_BROAD = new Set('cd pushd awk gawk mawk lua deno osascript . source trap alias export unset declare typeset local readonly enable shopt ulimit umask bind'.split(' '));
/** The rule that would allow the command: program and sub-command with any arguments, or only as it stands. */
function ruleFor({ words }) {
    const values = (unwrapped(words) ?? words).map((word) => word.value);
    const [program, verb = ''] = values;
    if (program === undefined || !/^[\w./[@+:-]+$/.test(program))
        return undefined;
    const name = (0,external_node_path_.basename)(program);
    const isKnown = READERS.has(name) || WRITERS.has(name) || runsOthers(name) || TOO_BROAD.has(name);
    if (isKnown && !(WITH_VERBS.has(name) && isVerb(verb) && !isReading(name, verb)))
        return asItStands(values);
    return isVerb(verb) ? `Bash(${program} ${verb}:*)` : `Bash(${program}:*)`;
}
function isVerb(word) {
    return /^[a-z][\w:.-]*$/.test(word);
}
/** Then only this use of it is refused, and any other stays as it is. */
function isReading(program, verb) {
    const check = READERS.get(program)?.check;
    return check !== undefined && check([verb]) === undefined;
}
/** A rule cannot spell a word that is not known, `<(...)`, a space inside a word, or a `*` that means itself. */
function asItStands(values) {
    const isPlain = (value = '') => /^[^\s*]+$/.test(value) && value !== PROCESS_SUBSTITUTION;
    return values.every(isPlain) ? `Bash(${values.join(' ')})` : undefined;
}

;// CONCATENATED MODULE: ./lib/permissions/shell/proof.js

/** Not proven: to be asked about, with the rule that may allow it and what works instead. */
function refuse(command, reason, more = {}) {
    const rule = ruleFor(command);
    const instead = adviceFor(command);
    const verdict = {
        behaviour: 'ask',
        layer: 'tool',
        subject: command.text,
        reason,
        wanted: rule === undefined ? [] : [rule],
        ...(instead === undefined ? {} : { instead }),
        ...more,
    };
    return { kind: 'unproven', verdict };
}
/** The first problem among the items. */
function firstOf(items, problemOf) {
    for (const item of items) {
        const problem = problemOf(item);
        if (problem !== undefined)
            return problem;
    }
    return undefined;
}
const ADVICE = [
    [
        /^git (add|commit|stash|mv|rm|branch|checkout -b|switch)/,
        'leave it out: your changes are committed and published for you',
    ],
    [/^git (checkout|restore|reset)/, 'undo a change with Edit or Write; git show HEAD:path prints how a file was'],
    [/^(rm|find .*-delete)/, 'name the files and remove them without -r'],
    [
        /^(sed|perl|awk|python3?|node) /,
        'use Edit for changes and Read or Grep to look; to run code, write a test and run the test command',
    ],
    [/^xargs /, 'use the Grep tool, or find ... -exec with a reading command'],
    [
        /^(curl|wget|pip3?|npm (i|install|ci)|yarn add|pnpm add|apt(-get)?) ?/,
        'work with what is installed; do not count on the network',
    ],
];
function adviceFor({ text }) {
    return ADVICE.find(([pattern]) => pattern.test(text))?.[1];
}

;// CONCATENATED MODULE: ./lib/permissions/shell/variables.js

const SAFE_ENVIRONMENT = new Set('CI NODE_ENV LANG LC_ALL LC_CTYPE TZ NO_COLOR FORCE_COLOR TERM PYTHONDONTWRITEBYTECODE PYTHONUNBUFFERED RUST_BACKTRACE DEBUG'.split(' '));
/** Variables whose values are no secret. */
const PLAIN_VARIABLES = new Set('? # $ ! PWD OLDPWD HOME PATH SHLVL RANDOM SECONDS LINENO BASH_VERSION HOSTNAME'.split(' '));
/** Variables set before the command or alone on a line. */
function assignmentProblem(command, scene) {
    const bad = command.assignments.find(({ name, value }) => {
        if (SAFE_ENVIRONMENT.has(name))
            return value?.value === undefined;
        // Alone on its line, a lower-case variable is seen by nobody but this command line.
        const isOwn = command.words.length === 0 && /^[a-z][a-z0-9_]*$/.test(name);
        return !isOwn || value === undefined || dataProblem(value, command, scene) !== undefined;
    });
    if (bad === undefined)
        return undefined;
    return refuse(command, `the variable ${bad.name} may change what runs`, {
        instead: `run it without setting ${bad.name}`,
    });
}
/** A word that is only data: known, or made of variables that hold no secret. */
function dataProblem(word, command, { ownVariables }) {
    if (word.value !== undefined)
        return undefined;
    const secret = word.variables?.find((name) => !PLAIN_VARIABLES.has(name) && !ownVariables.has(name));
    if (word.variables !== undefined && secret === undefined)
        return undefined;
    return refuse(command, secret === undefined
        ? `what ${word.raw} stands for is not known before it runs`
        : `the variable ${secret} may hold a secret`);
}
function proveExport(command, args) {
    const names = args.map((word) => /^([A-Z_]+)=/.exec(word.value ?? '')?.[1]);
    const isHarmless = names.length > 0 && names.every((name) => name !== undefined && SAFE_ENVIRONMENT.has(name));
    return isHarmless ? { kind: 'reads' } : refuse(command, 'it may change what later commands run');
}

;// CONCATENATED MODULE: ./lib/permissions/shell/path-proof.js






/** Does the redirection write a file? */
function isWrite(redirect) {
    const { operator, target } = redirect;
    return /^(>|>>|>\||&>|&>>|<>|>&)$/.test(operator) && !isBetweenDescriptors(redirect) && target?.value !== '/dev/null';
}
function isBetweenDescriptors({ operator, target }) {
    return /^[<>]&$/.test(operator) && /^(\d+-?|-)$/.test(target?.value ?? '');
}
/** Why a redirection is not fine; to /dev/null and between descriptors it is. */
function redirectProblem(redirect, command, scene) {
    const { operator, target } = redirect;
    if (operator.startsWith('<<'))
        return target === undefined ? undefined : dataProblem(target, command, scene);
    if (isBetweenDescriptors(redirect))
        return undefined;
    const leads = `${operator} ${target?.raw ?? ''}`;
    const whole = { ...command, text: `${command.text} ${leads}` };
    if (target?.value === undefined || target.glob)
        return refuse(whole, `where ${leads} leads is not known before it runs`);
    return pathProblem({ raw: target.raw, path: target.value, glob: false }, isWrite(redirect) ? 'write' : 'read', whole, scene);
}
/** A path that the part reads or writes, judged like a file tool's, in every directory that may be the current one. */
function pathProblem(word, effect, command, scene) {
    const { path, raw, glob } = word;
    if (isNoFile(path, effect))
        return undefined;
    if (path === undefined || raw.startsWith('~'))
        return refuse(command, `which file ${raw} is cannot be told before it runs`, WALL);
    // After a link, `..` is not where it seems to be.
    if (/(^|\/)(?!\.\.?\/)[^/]+\/+\.\.(\/|$)/.test(path))
        return refuse(command, `${raw} goes back over a name`, { ...WALL, instead: 'write the path without ".." in it' });
    if (glob && !isPlainGlob(path))
        return refuse(command, `the names that ${raw} stands for are not known`, WALL);
    const { policy } = scene;
    for (const directory of scene.directories) {
        const known = knownPart(path, glob);
        const subject = policy.realPath((0,external_node_path_.resolve)(directory, known));
        if (effect === 'write' && subject === policy.workspace)
            return refuse(command, `${raw} is the workspace itself`, WALL);
        // Where the link stands counts too: `.git` may not be reached by name either.
        const asWritten = (0,external_node_path_.isAbsolute)(path) ? subject : (0,external_node_path_.normalize)((0,external_node_path_.join)(directory, known));
        for (const one of new Set([subject, asWritten])) {
            const named = `${raw} in: ${command.text}`;
            const action = { tool: effect === 'write' ? 'Edit' : 'Read', effect, subject: one };
            if ((0,judge_path/* isWalledOff */.z3)(action, policy))
                return refuse({ ...command, text: named }, judge_path/* OUTSIDE */.ov, WALL);
            const verdict = (0,judge_path/* judgePath */.DQ)(action, policy);
            if (verdict.behaviour !== 'allow')
                return { kind: 'unproven', verdict: { ...verdict, subject: named } };
        }
    }
    return undefined;
}
/** What is no file of anybody: it needs no judgement. */
function isNoFile(path, effect) {
    return path === '/dev/null' || (effect === 'read' && (path === '/dev/stdin' || path === PROCESS_SUBSTITUTION));
}
/** With wildcards, the directory before the first of them. */
function knownPart(path, glob) {
    return glob ? path.slice(0, path.search(/[*?[]/)).replace(/[^/]*$/, '') : path;
}
/**
 * The file tools never lead here. A rule for the command does, as the user's own choice, and `Bash` does for
 * redirections; which one is not proposed. What a deny or ask rule means and `.git` stay closed even then.
 */
const WALL = {
    remedy: verdict/* ONLY_BASH */.gQ,
    instead: 'use the Read, Glob or Grep tool, or a plain path inside the workspace',
};
/** Wildcards that stay in the directory they are written in, and reach no hidden name. */
function isPlainGlob(path) {
    const hidden = path.split('/').some((name) => /^\.(?!\.?$).*[*?[]/.test(name) || /^[*?[]*\[.*\.\]/.test(name));
    return !hidden && !/^[-~]/.test(path) && !/[*?[].*\/\.\.(\/|$)/.test(path);
}

;// CONCATENATED MODULE: ./lib/permissions/shell/named-paths.js






const named_paths_PATHS = { operands: 'paths' };
/** The paths that redirections and the words of a known program name, also where the use of it is not understood. */
function namedPaths(command) {
    const program = programOf(command.words[0]);
    const words = program === undefined ? [] : wordsOf(program, command.words.slice(1));
    return [
        ...command.redirects.flatMap((one) => redirected(one, command.text)),
        ...words.map((one) => ({ ...one, text: command.text })),
    ];
}
function redirected(redirect, text) {
    const { operator, target } = redirect;
    if (target === undefined || operator.startsWith('<<') || isBetweenDescriptors(redirect))
        return [];
    const word = { raw: target.raw, path: target.value, glob: target.glob };
    return [{ word, effect: isWrite(redirect) ? 'write' : 'read', text: `${text} ${operator} ${target.raw}` }];
}
function wordsOf(program, args) {
    const values = args.map((word) => word.value);
    const writer = writerFor(program, values);
    const reader = /^(cd|pushd)$/.test(program) ? named_paths_PATHS : READERS.get(program);
    if (writer === undefined)
        return reader === undefined ? [] : readBy(program, args, reader);
    const isKnown = !values.includes(undefined) && !args.some((word) => word.glob || word.raw.startsWith('~'));
    const touched = isKnown ? writer(values) : undefined;
    if (touched === undefined)
        return bothWays(pathWords(program, args, reader ?? named_paths_PATHS));
    const as = (path) => ({ raw: path, path, glob: false });
    return [
        ...touched.writes.map((path) => ({ word: as(path), effect: 'write' })),
        ...touched.reads.map((path) => ({ word: as(path), effect: 'read' })),
    ];
}
/** A reader that is used for more may write what it names. */
function readBy(program, args, reader) {
    const paths = pathWords(program, program === 'git' ? withoutMessage(args) : args, reader);
    // What find starts is judged by itself.
    const values = args.map((word) => word.value ?? '$').filter((value) => value !== '-exec');
    const operands = values.filter((value) => !value.startsWith('-'));
    const onlyReads = optionProblem(reader, values) === undefined && operands.length <= (reader.mostOperands ?? Infinity);
    return onlyReads ? paths.map((word) => ({ word, effect: 'read' })) : bothWays(paths);
}
function bothWays(paths) {
    return paths.flatMap((word) => [
        { word, effect: 'read' },
        { word, effect: 'write' },
    ]);
}
/** `-m` has a text only where git does more than look: `git log -m` takes none. */
function withoutMessage(args) {
    const before = (at) => args[at - 1]?.value ?? '';
    const verb = args.find(({ value }, at) => value?.startsWith('-') !== true && !/^-[Cc]$/.test(before(at)))?.value ?? '';
    if (gitIsReading([verb]) === undefined)
        return args;
    return args.filter((_, at) => !/^(-[a-z]*m|--message)$/.test(before(at)));
}

;// CONCATENATED MODULE: ./lib/permissions/shell/closed-paths.js






/**
 * What is closed among the paths that redirections and known readers and writers name, at any depth. No allow rule
 * opens it: one for a command may lead outside the workspace, because the user says so, but never past a deny or ask
 * rule and never into the workspace's `.git`. What only running shows is not seen here: variables, names that
 * wildcards stand for, what a search finds below its directory, files inside git's objects.
 */
function closedPaths({ commands, chained }, policy) {
    return withDirectories(commands, [policy.workspace], policy, chained)
        .flatMap(({ command, directories }) => withDirectories(everyCommandIn(command), directories, policy))
        .flatMap((placed) => namedPaths(placed.command).flatMap((named) => verdictsOn(named, placed, policy)));
}
function verdictsOn({ word, effect, text }, { directories }, policy) {
    const { raw, glob } = word;
    const path = raw.startsWith('~') ? inHome(raw, policy.home) : word.path;
    if (path === undefined || isNoFile(path, effect))
        return [];
    const tool = effect === 'write' ? 'Edit' : 'Read';
    const places = directories.flatMap((directory) => placesOf(knownPart(path, glob), directory, policy));
    return [...new Set(places)].flatMap((subject) => {
        const verdict = (0,judge_path/* closedPath */._9)({ tool, effect, subject }, policy);
        return verdict === undefined ? [] : [{ ...verdict, subject: `${raw} in: ${text}` }];
    });
}
function inHome(raw, home) {
    return home !== undefined && /^~(\/|$)/.test(raw) ? (0,external_node_path_.join)(home, raw.slice(1)) : undefined;
}
/** As it is written, and where links lead: `..` after a link goes back from behind it. */
function placesOf(path, directory, { realPath }) {
    const written = (0,external_node_path_.resolve)(directory, path);
    if (!path.split('/').includes('..'))
        return [written, realPath(written)];
    const followed = path
        .split('/')
        .reduce((at, name) => realPath((0,external_node_path_.resolve)(at, name)), (0,external_node_path_.isAbsolute)(path) ? '/' : directory);
    return [written, realPath(written), followed];
}

;// CONCATENATED MODULE: ./lib/permissions/shell/match-command.js

/** Stand for what a pattern's text can never spell: a word not known before it runs, and a space inside a word. */
const UNKNOWN = '\u0001';
const INNER_SPACE = '\u0002';
/** Does a `Bash(...)` rule mean this simple command? `prefix:*`, `*` anywhere, ` *` at the end with a word's border. */
function matchesCommand(rule, command) {
    if (rule.tool !== 'Bash')
        return false;
    if (rule.specifier === undefined)
        return true;
    const pattern = commandPattern(rule.specifier);
    return spellings(command, rule.behaviour === 'allow').some((spelling) => pattern.test(spelling));
}
function commandPattern(specifier) {
    const text = specifier.endsWith(':*') ? `${specifier.slice(0, -2)} *` : specifier;
    const escape = (part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    const withBorder = text.endsWith(' *');
    const body = (withBorder ? text.slice(0, -2) : text).split('*').map(escape).join('.*');
    return new RegExp(`^${body}${withBorder ? '(?: .*)?' : ''}$`, 's');
}
/** An allow rule sees the command as it is; a deny rule sees it also without its directory and its quotes. */
function spellings({ words, text }, strict) {
    const [name, ...args] = words;
    if (name === undefined)
        return [];
    const spelled = [name, ...args].map((word) => spelling(word));
    if (strict)
        return [spelled.join(' ')];
    const plain = words.map((word) => word.value ?? UNKNOWN);
    const program = (0,external_node_path_.basename)(name.value ?? UNKNOWN);
    return [spelled.join(' '), text, plain.join(' '), [program, ...plain.slice(1)].join(' ')];
}
function spelling(word) {
    return (word.value ?? UNKNOWN).replace(/\s/g, INNER_SPACE);
}

// EXTERNAL MODULE: ./lib/text/git-names.js
var git_names = __webpack_require__(966);
;// CONCATENATED MODULE: ./lib/permissions/shell/never.js



/** Programs that no rule opens, by what they are for. */
const PROGRAMS = {
    'it changes who the process is': 'sudo su doas pkexec runuser setpriv chroot newgrp sg usermod useradd groupmod gpasswd passwd chsh visudo'.split(' '),
    'it changes the machine': 'shutdown reboot halt poweroff mount umount fdisk parted wipefs insmod modprobe sysctl iptables nft systemctl systemd-run'.split(' '),
    'it starts work that outlives the run': ['crontab', 'at', 'batch'],
    'it reaches another machine': 'ssh scp sftp nc ncat netcat socat telnet ftp'.split(' '),
    'it reads or ends other processes': 'gdb gcore strace ltrace killall pkill'.split(' '),
    'it prints the environment': ['printenv'],
};
const BY_PROGRAM = new Map(Object.entries(PROGRAMS).flatMap(([reason, names]) => names.map((name) => [name, reason])));
const PUBLISHERS = new Set('npm pnpm yarn bun cargo gem twine poetry uv'.split(' '));
const PUBLISHING = /^(publish|unpublish|upload|push|adduser|login|logout|token|owner|dist-tag|deprecate|yank)$/;
/** Why the command may never run, whatever the rules say; undefined where it is not of that kind. */
function neverReason(command, workspace) {
    const program = programOf(command.words[0]);
    if (command.words.some((word) => /^\/proc\/.*\/(environ|mem|maps)/.test(word.value ?? ''))) {
        return 'it reads the memory or environment of a process';
    }
    if (program === undefined)
        return undefined;
    const args = command.words.slice(1).map((word) => word.value);
    if (BY_PROGRAM.has(program) || program.startsWith('mkfs'))
        return BY_PROGRAM.get(program) ?? 'it changes the machine';
    if (printsEnvironment(program, args))
        return 'it prints the environment';
    if (program === 'git' && verbs(args).some((verb) => verb === 'push' || verb === 'credential'))
        return 'pushing and credentials belong to the harness';
    if (PUBLISHERS.has(program) && verbs(args).some((verb) => PUBLISHING.test(verb)))
        return 'it publishes or handles credentials';
    if (program === 'dd' && args.some((arg) => arg?.startsWith('of=/') === true))
        return 'it writes to a device or outside the workspace';
    if (program === 'chmod' && args.some((arg) => /^([ugoa]*\+[rwxt]*s|[2467]\d{3})/.test(arg ?? '')))
        return 'it makes a set-user-id file';
    if (/^(rm|rmdir|shred|chmod|chown|chgrp|mv)$/.test(program))
        return criticalTarget(command, workspace);
    return undefined;
}
/** What the sub-command may be: the first operand, and before it each word that may be the value of an option. */
function verbs(args) {
    const found = [];
    for (const [at, arg = ''] of args.entries()) {
        if (arg.startsWith('-'))
            continue;
        found.push(arg);
        // `yarn npm publish`
        if (arg !== 'npm' && args[at - 1]?.startsWith('-') !== true)
            break;
    }
    return found;
}
function printsEnvironment(program, args) {
    if (program === 'env')
        return args.every((arg) => arg !== undefined && /^(-|\w+=)/.test(arg));
    if (program === 'set' || program === 'export')
        return args.length === 0 || (program === 'export' && args.includes('-p'));
    if (program === 'declare' || program === 'typeset')
        return args.every((arg) => arg?.startsWith('-') === true) || args.some((arg) => /^-\w*p/.test(arg ?? ''));
    return program === 'compgen' && args.some((arg) => /^-\w*[ev]/.test(arg ?? ''));
}
/** Root, home, the workspace itself or what a variable that may be empty turns into one of them. */
function criticalTarget(command, workspace) {
    const moves = programOf(command.words[0]) === 'mv';
    for (const { value, raw } of command.words.slice(1, moves ? -1 : undefined)) {
        if (value === undefined) {
            if (/^"?\$\{?\w+[^/]*\}?"?\/(["*]|$)/.test(raw) || /^"?\$\{?HOME/.test(raw))
                return `${raw} may be the root or the home directory`;
            continue;
        }
        if (value.startsWith('~') && raw.startsWith('~'))
            return `${raw} is a home directory`;
        if (value.startsWith('-') || value === '')
            continue;
        const path = (0,external_node_path_.normalize)(value.startsWith('/') ? value : `${workspace}/${value}`).replace(/\/+\*?$/, '') || '/';
        if (path === '/' || /^\/[^/]+$/.test(path))
            return `${raw} is the root or a directory of the system`;
        const isRoot = path === workspace || workspace.startsWith(`${path}/`);
        if (isRoot && !value.endsWith('*'))
            return `${raw} is the workspace itself`;
        if ((0,git_names/* hasGitPart */.M)(path))
            return `${raw} is git's own data`;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/permissions/shell/test-command.js

/** The test command's words and then arguments that stay inside the workspace. */
function isTestCommand(words, testCommand) {
    const wanted = testCommand === undefined ? undefined : testWords(testCommand);
    if (wanted === undefined || !wanted.every((value, at) => words[at]?.value === value && words[at]?.glob === false))
        return false;
    const more = words.slice(wanted.length);
    const values = more.map((word) => word.value);
    // Before `--` an option would be the package manager's own.
    const ownOptions = /^(npm|pnpm|yarn|bun)$/.test(wanted[0] ?? '')
        ? values.slice(0, values.includes('--') ? values.indexOf('--') : values.length)
        : [];
    return (ownOptions.every((value) => value !== undefined && (!value.startsWith('-') || /^(-s|--silent)$/.test(value))) &&
        more.every((word) => word.value !== undefined && !/^~|(^|[=:]|^-\w)\/|(^|[/=])\.\.(\/|$)/.test(word.raw.replace(/^['"]/, ''))));
}
function testWords(testCommand) {
    const parsed = parseCommand(testCommand);
    const only = parsed.kind === 'parsed' && parsed.commands.length === 1 ? parsed.commands[0] : undefined;
    if (only === undefined || only.assignments.length > 0 || only.redirects.length > 0)
        return undefined;
    const values = only.words.map((word) => (word.glob ? undefined : word.value));
    return values.length > 0 && !values.includes(undefined) ? values : undefined;
}

;// CONCATENATED MODULE: ./lib/permissions/shell/prove.js










/** Proves one simple command harmless, piece by piece: variables, redirections, then the program and its arguments. */
function prove(command, scene) {
    const problem = assignmentProblem(command, scene) ?? firstOf(command.redirects, (one) => redirectProblem(one, command, scene));
    if (problem !== undefined)
        return problem;
    const writes = command.redirects.some(isWrite);
    if (command.words.length === 0)
        return { kind: writes ? 'writes' : 'reads' };
    const proof = proveWords(command, scene);
    return proof.kind === 'reads' && writes ? { kind: 'writes' } : proof;
}
const NO_NAME = { instead: 'write the program name out' };
function proveWords(command, scene) {
    const { policy } = scene;
    const inner = unwrapped(command.words);
    const words = inner ?? command.words;
    const text = { ...command, words };
    const [name, ...args] = words;
    if (name?.value === undefined || name.glob)
        return refuse(command, 'the name of the program is not known before it runs', NO_NAME);
    const rule = policy.rules.allow.find((one) => matchesCommand(one, text) || matchesCommand(one, command));
    if (rule !== undefined)
        return { kind: 'rule' };
    if (isTestCommand(words, scene.policy.testCommand))
        return { kind: 'tests' };
    const program = name.value.replace(/^\/(usr\/)?bin\//, '');
    if (inner === undefined)
        return /^command -[vV] [\w.-]+$/.test(command.text) ? { kind: 'reads' } : refuse(command, 'no rule allows it');
    const asWriter = proveWriter(command, program, args, scene);
    if (asWriter !== undefined)
        return asWriter;
    if (program === 'cd')
        return proveCd(command, args, scene);
    if (program === 'export')
        return proveExport(command, args);
    const reader = READERS.get(program);
    return reader === undefined
        ? refuse(command, 'no rule allows it')
        : proveReader(command, program, args, reader, scene);
}
function proveReader(command, program, args, reader, scene) {
    if (program === 'find') {
        const proof = proveFindExec(command, args, scene);
        if (proof !== undefined)
            return proof;
    }
    const problem = firstOf(args, (word) => argumentProblem(word, command, reader, scene));
    if (problem !== undefined)
        return problem;
    const values = args.map((word) => word.value ?? '$');
    const why = optionProblem(reader, values);
    if (why !== undefined)
        return refuse(command, why);
    const paths = pathWords(program, args, reader);
    const operands = values.filter((value) => !value.startsWith('-'));
    if (operands.length > (reader.mostOperands ?? Infinity))
        return refuse(command, `${program} would write its last operand`);
    if (program === 'git' && gitPlaceProblem(args, scene))
        return refuse(command, 'git would run with the settings of another repository', IN_ROOT);
    return firstOf(paths, (path) => pathProblem(path, 'read', command, scene)) ?? { kind: 'reads' };
}
const IN_ROOT = { instead: 'run git in the workspace root and name the directory with -C or --' };
function argumentProblem(word, command, reader, scene) {
    // A file may be named like an option; a wildcard would hand it over as one.
    const mayBeOption = word.glob && /^[*?[]/.test(word.value ?? '');
    const hasBadOptions = reader.noShort !== undefined || reader.noLong !== undefined || reader.check !== undefined;
    if (mayBeOption && hasBadOptions && reader.operands !== 'data')
        return refuse(command, `${word.raw} may stand for an option; write ./${word.raw}`);
    if (word.value !== undefined)
        return undefined;
    if (reader.operands === 'data' && reader.check === undefined)
        return dataProblem(word, command, scene);
    return refuse(command, `what ${word.raw} stands for is not known before it runs`);
}
/** `find ... -exec READER {} +`: the names that find gives are inside, so the inner command must only read them. */
function proveFindExec(command, args, scene) {
    const at = args.findIndex((word) => word.value === '-exec');
    const end = args.findIndex((word, index) => index > at && (word.value === ';' || word.value === '+'));
    if (at === -1 || end === -1)
        return undefined;
    const inner = args.slice(at + 1, end).map((word) => (word.value === '{}' ? { ...word, value: './{}' } : word));
    const proof = proveWords({ text: inner.map((word) => word.raw).join(' '), words: inner, assignments: [], redirects: [] }, scene);
    if (proof.kind !== 'reads')
        return refuse(command, 'find -exec runs a command that is not proven to only read');
    const rest = [...args.slice(0, at), ...args.slice(end + 1)];
    return proveWords({ ...command, words: [{ raw: 'find', value: 'find', glob: false, variables: [] }, ...rest] }, scene);
}
/** A repository inside the workspace could bring its own settings, which git obeys. */
function gitPlaceProblem(args, { policy, directories }) {
    if (directories.some((directory) => directory !== policy.workspace))
        return true;
    const at = args.findIndex((word) => word.value === '-C');
    const place = at === -1 ? '' : (0,external_node_path_.relative)(policy.workspace, (0,external_node_path_.resolve)(policy.workspace, args[at + 1]?.value ?? ''));
    const steps = place.split('/').map((_, index, all) => (0,external_node_path_.join)(policy.workspace, ...all.slice(0, index + 1)));
    return place !== '' && steps.some((step) => policy.exists((0,external_node_path_.join)(step, 'HEAD')) || policy.exists((0,external_node_path_.join)(step, '.git')));
}
function proveWriter(command, program, args, scene) {
    const values = args.map((word) => word.value);
    const writer = writerFor(program, values);
    if (writer === undefined)
        return undefined;
    if (values.includes(undefined) || args.some((word) => word.glob))
        return refuse(command, 'the files it changes are not known before it runs', NAME_FILES);
    if (args.some((word) => word.raw.startsWith('~')))
        return refuse(command, 'it reaches into the home directory', WALL);
    const touched = writer(values);
    if (touched === undefined)
        return refuse(command, `this use of ${program} is not understood`);
    const as = (path) => ({ raw: path, path, glob: false });
    const problem = firstOf(touched.writes, (path) => pathProblem(as(path), 'write', command, scene)) ??
        firstOf(touched.reads, (path) => pathProblem(as(path), 'read', command, scene));
    return problem ?? { kind: 'writes' };
}
const NAME_FILES = { instead: 'name each file' };
function proveCd(command, args, scene) {
    const [target, ...more] = args;
    if (target?.value === undefined || more.length > 0 || target.value.startsWith('-') || target.glob)
        return refuse(command, 'where it goes is not known', WALL);
    return pathProblem({ raw: target.raw, path: target.value, glob: false }, 'read', command, scene) ?? { kind: 'reads' };
}

;// CONCATENATED MODULE: ./lib/permissions/shell/judge.js










const MOST_PARTS = 50;
/** Each may double the directories that the next part may run in. */
const MOST_MOVES = 6;
/**
 * Judges a command line by its structure. For a denial one part at any depth is enough; to be allowed each part must be
 * proven: by a rule, as the test command, as a reader, or as a change of files inside the workspace.
 */
function judgeCommand(command, policy) {
    const parsed = parseCommand(command);
    if (parsed.kind === 'unparsable')
        return shellDenial(command, parsed.reason, 'write it more simply, as one plain command');
    const parts = parsed.commands.flatMap((one) => everyCommandIn(one));
    return (limitOn(command, parts, policy) ??
        ruleOn('deny', command, parts, policy) ??
        tooLong(command, parts) ??
        afterPaths(command, parsed, parts, policy));
}
/** Rules for files hold for the paths in a command too, before any allow rule. */
function afterPaths(command, parsed, parts, policy) {
    const closed = closedPaths(parsed, policy);
    return (closed.find(({ layer }) => layer === 'limit') ??
        closed.find(({ layer }) => layer === 'deny-rule') ??
        ruleOn('ask', command, parts, policy) ??
        closed[0] ??
        allowed(command, parsed, policy));
}
/** Proven to only read: it may run beside others. */
function isReadOnly(command, policy) {
    const { testCommand: _none, ...rest } = policy;
    const strict = { ...rest, rules: rules/* NO_RULES */.Wd };
    const parsed = parseCommand(command);
    if (parsed.kind === 'unparsable' || judgeCommand(command, strict).behaviour !== 'allow')
        return false;
    return proofs(parsed, strict).every((proof) => proof.kind === 'reads');
}
function shellDenial(subject, reason, instead) {
    return { behaviour: 'deny', layer: 'tool', subject, reason, remedy: verdict/* NO_RULE */.LT, instead };
}
function tooLong(command, parts) {
    const split = 'split it into several calls';
    if (parts.length > MOST_PARTS)
        return shellDenial(command, `it has more than ${MOST_PARTS} parts`, split);
    if (parts.filter(changesDirectory).length <= MOST_MOVES)
        return undefined;
    return shellDenial(command, `it changes the directory more than ${MOST_MOVES} times`, split);
}
function limitOn(command, parts, policy) {
    // The runner obeys such lines anywhere in a step's output.
    if (/##\[|::[a-z-]+( [^:\n]*)?::/i.test(command)) {
        return { ...shellDenial(command, 'it holds a workflow command of the runner', 'leave it out'), layer: 'limit' };
    }
    for (const part of parts) {
        const reason = neverReason(part, policy.workspace);
        if (reason !== undefined)
            return { behaviour: 'deny', layer: 'limit', subject: part.text, reason, remedy: verdict/* NO_RULE */.LT };
    }
    return undefined;
}
function ruleOn(behaviour, command, parts, policy) {
    for (const rule of policy.rules[behaviour]) {
        const part = isForAll(rule) ? { text: command } : parts.find((one) => matchesCommand(rule, one));
        if (part !== undefined)
            return (0,judge_path/* byRule */.k2)(rule, part.text);
    }
    return undefined;
}
function isForAll(rule) {
    return rule.specifier === undefined && (0,rules/* namesTool */.$z)(rule, 'Bash');
}
function allowed(command, parsed, policy) {
    const base = { behaviour: 'allow', subject: command };
    const whole = policy.rules.allow.find(isForAll);
    if (whole !== undefined)
        return (0,judge_path/* byRule */.k2)(whole, command);
    if (policy.testCommand !== undefined && command.trim() === policy.testCommand.trim()) {
        return { ...base, layer: 'tool', reason: 'it is the test command' };
    }
    if (parsed.odd.length > 0)
        return doubt(command, `it has ${parsed.odd[0]}, whose effect is not judged`);
    if (parsed.commands.length === 0)
        return doubt(command, 'there is nothing to run');
    const all = proofs(parsed, policy);
    const [refused, ...others] = all.flatMap((proof) => proof.verdict ?? []);
    if (refused !== undefined)
        return { ...refused, more: others.length };
    const byRules = all.some((proof) => proof.kind === 'rule');
    const reason = all.every((proof) => proof.kind === 'reads') ? 'it only reads' : 'each of its parts is allowed';
    return { ...base, layer: byRules ? 'allow-rule' : 'tool', reason };
}
function doubt(subject, reason) {
    return { behaviour: 'ask', layer: 'tool', subject, reason, instead: 'write it as plain commands' };
}
function proofs({ commands, chained, ownVariables }, policy) {
    return withDirectories(commands, [policy.workspace], policy, chained).map(({ command, directories }) => prove(command, { policy, directories, ownVariables }));
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

/***/ 1904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ readBaseRef)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(2311);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/claude-settings.js


const CLAUDE_SETTINGS = '.claude/settings.json';
const rules = schemas/* array */.YOg(schemas/* string */.YjP()).default([]);
const schema = schemas/* looseObject */._H3({
    permissions: schemas/* looseObject */._H3({ allow: rules, ask: rules, deny: rules }).prefault({}),
});
/** The permission rules of Claude Code's project settings, each with its line. Nothing else of the file is taken. */
function parseClaudeSettings(text) {
    let json;
    try {
        json = JSON.parse(text);
    }
    catch (error) {
        throw new errors/* UserError */.y(`${CLAUDE_SETTINGS}: not valid JSON: ${(0,errors/* messageOf */.b)(error)}.`);
    }
    const parsed = schema.safeParse(json);
    if (!parsed.success) {
        const [issue] = parsed.error.issues;
        throw new errors/* UserError */.y(`${CLAUDE_SETTINGS}: ${issue?.path.join('.') || 'the file'}: ${issue?.message ?? ''}.`);
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

// EXTERNAL MODULE: ./lib/config.js
var config = __webpack_require__(2193);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
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

;// CONCATENATED MODULE: ./lib/config-file.js




const examples = schemas/* array */.YOg(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())])).default([]);
const rule = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* strictObject */.rej({ rule: schemas/* string */.YjP(), match: examples, 'no-match': examples })], {
    error: 'a rule is a text, or has rule, match and no-match, which are a text and two lists of examples',
});
const config_file_rules = schemas/* array */.YOg(rule).default([]);
const config_file_schema = schemas/* strictObject */.rej({
    permissions: schemas/* strictObject */.rej({ allow: config_file_rules, ask: config_file_rules, deny: config_file_rules }).prefault({}),
    'claude-settings': schemas/* boolean */.zMY().default(false),
    tests: schemas/* strictObject */.rej({
        command: schemas/* string */.YjP().optional(),
        setup: schemas/* string */.YjP().optional(),
        timeout: schemas/* number */.aig().positive().optional(),
        policy: schemas/* enum */.k5n(['no-new-failures', 'all-green']).optional(),
    })
        .default({}),
    hooks: hookSettings.default({}),
    tasks: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).default({}),
    instructions: schemas/* string */.YjP().default(''),
});
const EMPTY_CONFIG_FILE = { ...config_file_schema.parse({}), permissions: { allow: [], ask: [], deny: [] } };
/** Parses the file. Unknown keys and wrong values are refused with their line. */
function parseConfigFile(path, text) {
    const counter = new dist/* LineCounter */.HN();
    const document = (0,dist/* parseDocument */.Tp)(text, { lineCounter: counter, prettyErrors: false });
    const syntax = document.errors[0];
    if (syntax !== undefined) {
        throw new errors/* UserError */.y(`${path}:${counter.linePos(syntax.pos[0]).line}: not valid YAML: ${syntax.message}`);
    }
    const parsed = config_file_schema.safeParse(toPlain(document, path) ?? {});
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
        '': Object.keys(config_file_schema.shape).join(', '),
        permissions: 'allow, ask, deny',
        tests: 'command, setup, timeout, policy',
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
    return { configFile, instructionFiles, tests, rules, warnings: claude.warnings };
}
async function readClaudeSettings(tree, wanted) {
    const none = { rules: { allow: [], ask: [], deny: [] }, warnings: [] };
    if (!wanted)
        return none;
    const text = tree.files.includes(CLAUDE_SETTINGS) ? await tree.read(CLAUDE_SETTINGS) : undefined;
    if (text !== undefined)
        return parseClaudeSettings(text);
    return { ...none, warnings: [`claude-settings is true, but there is no ${CLAUDE_SETTINGS} on the base branch.`] };
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

/***/ 890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ runPolicy)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/permissions/action-of.js
var action_of = __webpack_require__(2880);
// EXTERNAL MODULE: ./lib/permissions/decide.js + 3 modules
var decide = __webpack_require__(8691);
// EXTERNAL MODULE: ./lib/permissions/rules.js
var permissions_rules = __webpack_require__(5003);
;// CONCATENATED MODULE: ./lib/permissions/check-rules.js




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
                    throw new errors/* UserError */.y(`${line.where}: ${rule.text}: ${problem}`);
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
        verdict = alone(rule, (0,action_of/* actionOf */.q)(rule.tool, inputOf(rule, example), tools, policy), policy);
    }
    catch (error) {
        return `the example ${shown} cannot be tried. ${(0,errors/* messageOf */.b)(error)}`;
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
    return (0,decide/* decide */.L)(action, { ...policy, isolated: false, rules: (0,permissions_rules/* ruleSet */.nP)([rule]) });
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
        return behaviour === 'allow' ? `can have no effect: ${first.reason}. No rule can allow this.` : undefined;
    }
    if (verdicts.some((verdict) => isMatch(rule, verdict))) {
        return isBash && behaviour !== 'allow' && /[<>|;&]/.test(withoutQuotes(specifier)) ? EASY : undefined;
    }
    return isBash ? NEVER_COMMAND : 'never matches: its pattern means no path in the workspace.';
}
const EASY = 'is easily got around: it looks at how redirections are written. Name the file, as in Edit(path) or Read(path).';
const NEVER_COMMAND = 'never matches: every simple command is judged alone, by its words without quotes, operators and redirections. ' +
    'Write one rule for each command, and Edit(path) for a file that is written.';
function instance(rule, text, tools, policy) {
    if (rule.tool === 'Bash')
        return { tool: 'Bash', effect: 'execute', subject: text };
    const from = /^(?:~\/|\/\/)/.test(text) ? text.replace(/^~/, policy.home ?? '~').replace(/^\/\//, '/') : `./${text}`;
    return (0,action_of/* actionOf */.q)(rule.tool, inputOf(rule, from), tools, policy);
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

// EXTERNAL MODULE: ./lib/tools/catalogue.js
var catalogue = __webpack_require__(3134);
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
    };
    const tests = command === undefined || command === 'none' ? {} : { testCommand: command };
    // Without the test command: a rule that means it too would not be asked.
    const found = checkRules(read, catalogue/* TOOL_CATALOGUE */.t, ground);
    return { policy: { ...ground, ...tests, rules }, warnings: [...base.warnings, ...warnings, ...found] };
}
function linesOf(config, base) {
    const list = (behaviour) => [...config[behaviour], ...base.rules[behaviour]];
    return { allow: list('allow'), ask: list('ask'), deny: list('deny') };
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
    Grep: { effect: 'read', fields: ['pattern', 'path', 'glob', 'output_mode', '-i', 'head_limit'] },
    UpdatePlan: { effect: 'none', fields: ['items'] },
    RunTests: { effect: 'none', fields: [] },
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
    if ((0,_text_git_names_js__WEBPACK_IMPORTED_MODULE_3__/* .hasGitPart */ .M)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, real)) || (isInside(workspace, asked) && (0,_text_git_names_js__WEBPACK_IMPORTED_MODULE_3__/* .hasGitPart */ .M)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, asked)))) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${path} is git's own data, which no tool may open. Use read-only git commands instead.`);
    }
    return real;
}
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
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
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
