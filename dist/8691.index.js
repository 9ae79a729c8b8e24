export const id = 8691;
export const ids = [8691];
export const modules = {

/***/ 8691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ decide)
});

// EXTERNAL MODULE: ./lib/permissions/rules.js
var rules = __webpack_require__(5003);
// EXTERNAL MODULE: ./lib/permissions/verdict.js
var verdict = __webpack_require__(3533);
;// CONCATENATED MODULE: ./lib/permissions/with-remedy.js


const AS_WRITTEN = 'No rule can allow just this as it is written.';
const TOO_MANY = 'No short list of rules can allow this.';
const MOST_LINES = 10;
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
            return told(named, words, first.more);
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

;// CONCATENATED MODULE: ./lib/permissions/alternative.js

/** What works here in place of what was refused, by what it begins with. A layer that knows better has said so itself. */
const ALTERNATIVES = [
    [/^(sudo|doas|su|pkexec|runuser)\b/, 'leave it out: nothing in the workspace needs more rights than you have'],
    [
        /^(git (push|commit|add|stash|tag|merge|rebase|mv|rm|branch|switch|checkout -b)|gh (pr|release|repo)|hub)\b/,
        'leave it out: your changes are committed and published for you',
    ],
    [/^git (checkout|restore|reset)\b/, 'undo a change with Edit or Write; git show HEAD:path prints how a file was'],
    [/^(rm\b|find .*-delete)/, 'name single files inside the workspace and remove them without -r'],
    [
        /^(sed -i|perl|awk|python3?|node|ruby|php)\b/,
        'use Edit for changes and Read or Grep to look; to run code, write a test and run the test command',
    ],
    [/^xargs\b/, 'use the Grep tool, or find ... -exec with a reading command'],
    [/^(cat|head|tail|less|more|nl|bat|sed -n|od|xxd|strings)\b/, 'use the Read tool, with a path inside the workspace'],
    [/^(grep|egrep|fgrep|rg|ag|ack|find|fd|ls|tree|locate)\b/, 'use Grep or Glob, with a path inside the workspace'],
    [
        /^(curl|wget|pip3?|uv|npm (i|install|ci|add)|yarn add|pnpm (i|install|add)|apt(-get)?|brew|gem|cargo (add|install)|go (get|install))\b/,
        'work with what is installed; do not count on the network',
    ],
    [/^(tee|cp|mv|ln|install|dd|patch)\b/, 'use Edit or Write, with a path inside the workspace'],
    [
        /^(env|printenv|set|export)\b/,
        'read the configuration files in the workspace; the environment is not yours to see',
    ],
];
const TESTS = /^(npm (t|test|run test\S*)|(yarn|pnpm|bun|deno|go|cargo|dotnet|mix|swift|rake|make) (run )?(test|check)\S*|(npx |pnpm exec |yarn )?(jest|vitest|mocha|ava|tap|playwright test)|(python3? -m )?(pytest|unittest|tox|nox)|(bundle exec )?(rspec|rake)|\.?\/?(mvnw?|gradlew?) .*(test|check|verify)|phpunit|ctest|prove|node --test)\b/;
/** The refusal with another way, where one is known. */
function withAlternative(verdict, action, policy) {
    if (verdict.behaviour === 'allow')
        return verdict;
    const known = isTests(verdict, action, policy) ? RUN_TESTS : (verdict.instead ?? alternativeTo(verdict, action));
    const instead = known ?? (verdict.remedy === AS_WRITTEN ? SIMPLER : undefined);
    return instead === undefined ? verdict : { ...verdict, instead };
}
const SIMPLER = 'write it more simply, with each word known, or use the file tools';
const RUN_TESTS = 'call RunTests: it runs the test command as the final check does';
function isTests({ subject }, { tool }, { testCommand }) {
    return tool === 'Bash' && testCommand !== undefined && TESTS.test(partOf(subject));
}
/** A path that decided stands before the part it is in. */
function partOf(subject) {
    return subject.replace(/^.* in: /s, '');
}
function alternativeTo({ subject, layer }, { tool, effect }) {
    if (tool === 'Bash')
        return ALTERNATIVES.find(([pattern]) => pattern.test(partOf(subject)))?.[1];
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

// EXTERNAL MODULE: ./lib/permissions/judge-path.js + 1 modules
var judge_path = __webpack_require__(8665);
// EXTERNAL MODULE: ./lib/permissions/shell/judge.js + 55 modules
var judge = __webpack_require__(4636);
;// CONCATENATED MODULE: ./lib/permissions/decide.js






/**
 * What may be done: hard limits, deny, ask and allow rules, the act's own nature, isolation, and `ask` at the end.
 * The first layer that has an opinion decides; how specific a rule is and where it stands change nothing.
 */
function decide(action, policy) {
    const steady = { ...policy, realPath: remembered(policy.realPath) };
    return withAlternative(withRemedy((changed) => decide_judge(action, changed), steady), action, policy);
}
/** One verdict looks at the disk once for each path: it is judged several times to find what would allow it. */
function remembered(realPath) {
    const known = new Map();
    return (path) => {
        const real = known.get(path) ?? realPath(path);
        known.set(path, real);
        return real;
    };
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

/***/ 4636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ isReadOnly),
  B: () => (/* binding */ judgeCommand)
});

// EXTERNAL MODULE: ./lib/permissions/judge-path.js + 1 modules
var judge_path = __webpack_require__(8665);
// EXTERNAL MODULE: ./lib/permissions/rules.js
var rules = __webpack_require__(5003);
// EXTERNAL MODULE: ./lib/text/git-names.js
var git_names = __webpack_require__(966);
// EXTERNAL MODULE: ./lib/permissions/verdict.js
var verdict = __webpack_require__(3533);
;// CONCATENATED MODULE: ./lib/permissions/shell/special-variables.js
/** Variables that bash, the loader or common programs obey. */
function isSpecial(name) {
    return SPECIAL.test(name);
}
const SPECIAL = /^(PATH|IFS|ENV|CDPATH|HOME|PWD|OLDPWD|SHELL|SHELLOPTS|POSIXLY_CORRECT|PS\d|PROMPT_COMMAND|FPATH|TMPDIR|CLASSPATH|CC|CXX|PAGER|MANPAGER|EDITOR|VISUAL|BROWSER|LESS\w*|HIST\w*|XDG_\w+|(BASH|LD_|DYLD_|GIT_|GH_|NODE_|NPM_|npm_|YARN_|PYTHON|PIP_|UV_|PERL|RUBY|GEM_|BUNDLE_|JAVA|_JAVA|JDK|MAVEN_|GRADLE_|GO|CARGO|RUST|MAKE|GITHUB_|RUNNER_|ACTIONS_|INPUT_|SSL_|CURL_|WGET|DOCKER_|AWS_|AZURE_)\w*|\w*(_proxy|_PROXY))$/;
/** Variables whose text bash runs as commands. */
function isRun(name) {
    return /^(PS[0-4]|PROMPT_COMMAND|BASH_ENV|ENV|SHELLOPTS|BASHOPTS)$/.test(name);
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/permissions/shell/syntax/braces.js
const MOST_WORDS = 100;
/** What `a{b,c}d` and `{1..3}` become, without quotes and expansions in them; undefined where that is not understood. */
function expandedBraces(text) {
    if (/[\\'"$`~]/.test(text))
        return undefined;
    const open = text.indexOf('{');
    if (open === -1)
        return text.includes('}') ? undefined : [text];
    const close = closing(text, open);
    if (close === -1)
        return undefined;
    const choices = choicesIn(text.slice(open + 1, close));
    const tails = expandedBraces(text.slice(close + 1));
    if (choices === undefined || tails === undefined)
        return undefined;
    const heads = choices.map((choice) => expandedBraces(choice));
    if (heads.includes(undefined))
        return undefined;
    const all = heads.flatMap((head) => (head ?? []).flatMap((one) => tails.map((tail) => one + tail)));
    if (all.length > MOST_WORDS)
        return undefined;
    return all.map((one) => text.slice(0, open) + one);
}
function closing(text, open) {
    let depth = 0;
    for (let at = open; at < text.length; at += 1) {
        if (text[at] === '{')
            depth += 1;
        else if (text[at] === '}')
            depth -= 1;
        if (depth === 0)
            return at;
    }
    return -1;
}
function choicesIn(inner) {
    const range = /^(-?(?:0|[1-9]\d{0,3}))\.\.(-?(?:0|[1-9]\d{0,3}))$/.exec(inner);
    if (range !== null)
        return numbers(Number(range[1]), Number(range[2]));
    const choices = [''];
    let depth = 0;
    for (const char of inner) {
        if (char === '{')
            depth += 1;
        if (char === '}')
            depth -= 1;
        if (char === ',' && depth === 0)
            choices.push('');
        else
            choices.push((choices.pop() ?? '') + char);
    }
    return choices.length > 1 ? choices : undefined;
}
function numbers(from, to) {
    const count = Math.abs(to - from) + 1;
    if (count > MOST_WORDS)
        return undefined;
    return Array.from({ length: count }, (_, at) => String(from + at * Math.sign(to - from || 1)));
}

;// CONCATENATED MODULE: ./lib/permissions/shell/syntax/words.js

/** What stands for `<(...)` among the words. */
const PROCESS_SUBSTITUTION = '/dev/fd/63';
function knownWord(value, raw = value) {
    return { raw, value, glob: false, variables: [] };
}
function unknownWord(raw) {
    return { raw, glob: false, variables: undefined };
}
/** The word as the program gets it: braces may make several of it. */
function wordsOf(word) {
    const parts = word.parts ?? [];
    if (!parts.some((part) => part.type === 'BraceExpansion'))
        return [wordOf(word)];
    const braced = parts.map((part) => (part.type === 'BraceExpansion' ? part.text : plainText(part)));
    const values = braced.includes(undefined) || word.text.startsWith('~') ? undefined : expandedBraces(braced.join(''));
    if (values === undefined)
        return [unknownWord(word.text)];
    const glob = parts.some((part) => part.type === 'Glob' || /[*?[]/.test(part.text));
    // Bash drops what comes out empty.
    const kept = values.filter((value) => value !== '');
    return kept.map((value) => ({ raw: word.text, value, glob, variables: [] }));
}
/** Text that means nothing to a brace expansion. */
function plainText(part) {
    const value = part.type === 'Literal' || part.type === 'SingleQuoted' || (part.type === 'Glob' && isPlainGlob(part))
        ? part.value
        : undefined;
    return value === undefined || /[{},\\]|\.\./.test(value) ? undefined : value;
}
function wordOf(word) {
    const parts = word.parts ?? [];
    const [only] = parts;
    // The program gets a descriptor to read from; the commands behind it are judged by themselves.
    if (parts.length === 1 && only?.type === 'ProcessSubstitution' && only.operator === '<') {
        return knownWord(PROCESS_SUBSTITUTION, word.text);
    }
    const home = /^~(?=\/|$)/.test(word.text);
    // Another user's home, or the last directories.
    if (word.text.startsWith('~') && !home)
        return unknownWord(word.text);
    // Bash expands it there too, as if the argument were an assignment.
    if (/^[A-Za-z_]\w*\+?=(.*:)?~/s.test(word.text))
        return unknownWord(word.text);
    const pieces = parts.length === 0 ? [word.value] : piecesOf(parts, false);
    const all = pieces === undefined ? undefined : home ? fromHome(pieces) : pieces;
    const value = all?.every((piece) => typeof piece === 'string') === true ? all.join('') : undefined;
    return {
        raw: word.text,
        ...(value === undefined ? {} : { value }),
        glob: parts.some((part) => part.type === 'Glob'),
        variables: variablesIn(parts),
        ...(all === undefined ? {} : { pieces: all }),
    };
}
function fromHome(pieces) {
    const [first = '', ...rest] = pieces;
    const after = typeof first === 'string' ? [first.slice(1)] : [first];
    return [{ variable: 'HOME', quoted: true }, ...after, ...rest];
}
/** Its text is data, in which variables are replaced unless the delimiter is quoted. */
function hereDocument({ text, parts }, isQuoted) {
    const raw = 'the here-document';
    if (parts === undefined)
        return { ...knownWord(isQuoted ? text : unescaped(text)), raw };
    const pieces = piecesOf(parts, true);
    const value = pieces?.every((piece) => typeof piece === 'string') === true ? pieces.join('') : undefined;
    return { raw, ...(value === undefined ? {} : { value }), glob: false, variables: variablesIn(parts) };
}
/** Without quotes around the delimiter, these backslashes are gone before anybody reads the text. */
function unescaped(text) {
    return text.replace(/\\([\\$`\n])/g, (_, char) => (char === '\n' ? '' : char));
}
function piecesOf(parts, quoted) {
    const pieces = [];
    for (const part of parts) {
        if (part.type === 'DoubleQuoted') {
            const inner = piecesOf(part.parts, true);
            if (inner === undefined)
                return undefined;
            pieces.push(...inner);
            continue;
        }
        const piece = pieceOf(part, quoted);
        if (piece === undefined)
            return undefined;
        pieces.push(piece);
    }
    return pieces;
}
function pieceOf(part, quoted) {
    switch (part.type) {
        case 'Literal':
        case 'SingleQuoted':
        case 'AnsiCQuoted':
            return part.value;
        case 'Glob':
            return isPlainGlob(part) ? part.value : undefined;
        case 'SimpleExpansion':
            return { variable: part.text.slice(1), quoted };
        case 'ParameterExpansion':
            return isPlain(part) ? { variable: part.parameter, quoted } : undefined;
        case 'CommandExpansion':
            return part.text === '$(pwd)' || part.text === '`pwd`' ? { variable: 'PWD', quoted } : undefined;
        default:
            return undefined;
    }
}
/** Without an expansion between its brackets. */
function isPlainGlob(part) {
    return part.parts?.every((inner) => inner.type === 'Literal') !== false;
}
function isPlain({ prefix, index, operation }) {
    return prefix === undefined && index === undefined && operation === undefined;
}
/** True where the expansion only inserts a value, whole or in part: no indirection, no subscript, no evaluation. */
function isInserting({ prefix, index, operation }) {
    const cuts = operation === undefined || /^(Remove|Replace|CaseModification)$/.test(operation.type) || isDefault(operation);
    const wholeArray = index === undefined || index.text === '@' || index.text === '*';
    return (prefix === undefined || prefix === '#') && wholeArray && cuts;
}
/** `${x:-y}`, not `${x:=y}`, which changes the variable. */
function isDefault(operation) {
    return operation.type === 'Default' && !operation.operator.includes('=');
}
function variablesIn(parts) {
    const names = [];
    for (const part of parts) {
        switch (part.type) {
            case 'Literal':
            case 'SingleQuoted':
            case 'AnsiCQuoted':
            case 'CommandExpansion':
            case 'ArithmeticExpansion':
                break;
            case 'Glob':
                if (!isPlainGlob(part))
                    return undefined;
                break;
            case 'DoubleQuoted': {
                const inner = variablesIn(part.parts);
                if (inner === undefined)
                    return undefined;
                names.push(...inner);
                break;
            }
            case 'SimpleExpansion':
                names.push(part.text.slice(1));
                break;
            case 'ParameterExpansion': {
                const inner = isInserting(part) ? operandVariables(part) : undefined;
                if (inner === undefined)
                    return undefined;
                names.push(part.parameter, ...inner);
                break;
            }
            default:
                return undefined;
        }
    }
    return names;
}
/** `${a:-$b}` inserts `b` too. */
function operandVariables({ operation }) {
    if (operation === undefined)
        return [];
    const words = [
        'operand' in operation ? operation.operand : undefined,
        'replacement' in operation ? operation.replacement : undefined,
        'pattern' in operation ? operation.pattern : undefined,
    ];
    const inner = words.map((word) => variablesIn(word?.parts ?? []));
    return inner.includes(undefined) ? undefined : inner.flatMap((names) => names ?? []);
}

;// CONCATENATED MODULE: ./lib/permissions/shell/places.js


/** What is no file of anybody: it needs no judgement. */
function isNoFile(path, effect) {
    if (path === undefined)
        return false;
    if (path === '/dev/null' || /^\/dev\/(fd\/[012]|tty)$/.test(path))
        return true;
    if (effect === 'write')
        return /^\/dev\/std(out|err)$/.test(path);
    return path === '/dev/stdin' || path === PROCESS_SUBSTITUTION;
}
/** With wildcards, the directory before the first of them. */
function knownPart(path, glob) {
    return glob ? path.slice(0, path.search(/[*?[]/)).replace(/[^/]*$/, '') : path;
}
/**
 * Where a path leads from each directory: as it is written, and where links lead. After a link, `..` goes back from
 * behind it.
 */
function placesOf({ path = '', atRoot }, directories, policy) {
    const from = atRoot === true ? [policy.workspace] : directories;
    return [...new Set(from.flatMap((directory) => placesFrom(path, directory, policy)))];
}
function placesFrom(path, directory, { realPath }) {
    const written = (0,external_node_path_.resolve)(directory, path);
    if (!path.split('/').includes('..'))
        return [written, realPath(written)];
    const followed = path
        .split('/')
        .reduce((at, name) => realPath((0,external_node_path_.resolve)(at, name)), (0,external_node_path_.isAbsolute)(path) ? '/' : directory);
    return [written, realPath(written), followed];
}
/** Directories whose files anybody may make, and which isolation gives each command anew. */
function isTemporary(path) {
    return /^\/(tmp|var\/tmp|dev\/shm)\/./.test(path);
}
const SECRETS = /(^|\/)\.(ssh|aws|gnupg|kube|azure|docker|netrc|npmrc|pypirc|git-credentials|\w+_history|credentials\w*|gem\/credentials|cargo\/credentials[\w.]*|config\/(gh|hub|gcloud|git|pip|op)|m2\/settings\.xml)(\/|$)|^\/etc\/(shadow|gshadow|sudoers)|\/_(temp|actions|runner_file_commands)(\/|$)|^\/run\/secrets|docker\.sock$|\/runners?\/.*\.credentials\w*$|^\/proc\/(?!(cpuinfo|meminfo|version|loadavg|uptime|filesystems)$)/;
/** Files that hold keys, or belong to the runner or to other processes. */
function holdsSecrets(path) {
    return SECRETS.test(path);
}
/** The memory, the environment and the like of a process, as a path or within an option. */
function isOfProcess(word) {
    return /(^|[=@:,])\/proc\/(.*\/)?(environ|mem|maps|smaps|pagemap|cmdline|auxv|fd|root|cwd|exe|stack|syscall|kcore)(\/|$)/.test(word);
}

;// CONCATENATED MODULE: ./lib/permissions/shell/redirects.js
/** Does the redirection write a file? */
function isWrite(redirect) {
    const { operator, target } = redirect;
    return (/^(>|>>|>\||&>|&>>|<>|>&)$/.test(operator) &&
        !isBetweenDescriptors(redirect) &&
        !/^\/dev\/(null|std(out|err)|tty|fd\/\d+)$/.test(target?.value ?? ''));
}
function isBetweenDescriptors({ operator, target }) {
    return /^[<>]&$/.test(operator) && /^(\d+-?|-)$/.test(target?.value ?? '');
}

;// CONCATENATED MODULE: ./lib/permissions/shell/wildcards.js

const MOST_NAMES = 500;
const MOST_STARS = 8;
/** Does a name match a pattern of `*`, `?` and `[...]`? A hidden name only where the pattern names the dot. */
function hasMatch(pattern, name) {
    return (!name.startsWith('.') || pattern.startsWith('.')) && asExpression(pattern).test(name);
}
/**
 * The paths that a pattern stands for now, from a directory on; undefined where they are too many to tell, or where the
 * pattern is not a plain one. With no match bash hands over the pattern as it is, which names nothing.
 */
function expanded(pattern, directory, { namesIn }) {
    let places = [pattern.startsWith('/') ? '/' : directory];
    for (const step of pattern.split('/').filter((one) => one !== '')) {
        places = places.flatMap((place) => {
            if (!/[*?[]/.test(step))
                return [(0,external_node_path_.join)(place, step)];
            return namesIn(place)
                .filter((name) => hasMatch(step, name))
                .map((name) => (0,external_node_path_.join)(place, name));
        });
        if (places.length > MOST_NAMES)
            return undefined;
    }
    return places;
}
function asExpression(pattern) {
    // Many stars would take long to try out; then any name may match.
    if (pattern.split('*').length > MOST_STARS)
        return /^/;
    const known = expressions.get(pattern);
    if (known !== undefined)
        return known;
    const source = pattern.replace(/\*+|\?|\[([!^]?)((?:\]|[^\]])[^\]]*)\]|[^]/g, (piece, not, inner) => {
        if (piece.startsWith('*'))
            return '.*';
        if (piece === '?')
            return '.';
        if (inner !== undefined)
            return `[${not === '' ? '' : '^'}${inner.replace(/[\\\]^]/g, '\\$&')}]`;
        return piece.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    });
    const made = safely(source);
    if (expressions.size > MOST_NAMES)
        expressions.clear();
    expressions.set(pattern, made);
    return made;
}
/** What is no pattern after all is taken for anything. */
function safely(source) {
    try {
        return new RegExp(`^${source}$`, 's');
    }
    catch {
        return /^/;
    }
}
const expressions = new Map();

;// CONCATENATED MODULE: ./lib/permissions/shell/spared.js

/** Names that git gives its files, or names like them. */
const OF_GIT = 'HEAD ORIG_HEAD FETCH_HEAD COMMIT_EDITMSG config description index hooks info exclude objects pack refs heads tags remotes origin main master logs packed-refs shallow pre-commit pre-commit.sample index.lock pack-0a1b.pack pack-0a1b.idx pack-0a1b.rev 0a 1f9c d7e0 v1.0.0'.split(' ');
/**
 * Does a `find -delete` look for names that git's data does not have? In each alternative one test must say so, by a `-name` of
 * others or by leaving `.git` out.
 */
function sparesGit(words) {
    // What stands behind it comes too late.
    const before = words.slice(0, words.findIndex(({ value }) => value === '-delete'));
    const values = before.map(({ value = '$' }) => value);
    if (values.some((value, at) => /^-(exec|ok)/.test(value) || (isNot(value) && values[at + 1] === '(')))
        return false;
    // Only then the paths begin with `./`.
    const fromHere = values[1] === '.' && /^[-(!]/.test(values[2] ?? '-');
    let spares = false;
    for (const [at, value] of values.entries()) {
        if (/^(-o|-or|,)$/.test(value)) {
            if (!spares)
                return false;
            spares = false;
        }
        const pattern = before[at + 1]?.value;
        if (pattern?.startsWith('-') !== false)
            continue;
        const negated = isNot(values[at - 1] ?? '');
        if (/^-i?name$/.test(value))
            spares ||= !negated && !meansGit(pattern);
        if (/^-(i?path|i?wholename)$/.test(value))
            spares ||= negated
                ? pattern === '*/.git/*' || (fromHere && pattern === './.git/*')
                : fromHere && /^\.\/[\w-][\w.-]*\//.test(pattern);
    }
    return spares;
}
function isNot(value) {
    return value === '!' || value === '-not';
}
/** A pattern of find reaches hidden names too, and `-iname` does not mind the case. */
function meansGit(pattern) {
    const any = `x${pattern}`.toLowerCase();
    return [...OF_GIT, '.git'].some((name) => hasMatch(any, `x${name}`.toLowerCase()));
}

;// CONCATENATED MODULE: ./lib/permissions/shell/program-of.js

/** The program that a word names, without its directory. */
function programOf(word) {
    return word?.value === undefined || word.glob ? undefined : (0,external_node_path_.basename)(word.value);
}

;// CONCATENATED MODULE: ./lib/permissions/shell/commands/use.js
/** Reaches beyond the workspace and what belongs to it, whatever the rules say and wherever it runs. */
function never(reason, instead) {
    return { nature: 'runs', objection: objection('limit', reason, instead) };
}
/** Can do harm where nothing isolates it, in a way that no rule for the program means. */
function risky(reason, instead) {
    return { nature: 'runs', objection: objection('plain', reason, instead) };
}
/** Needs somebody's consent, also where it is isolated. */
function reserved(reason, instead) {
    return { nature: 'runs', objection: objection('tool', reason, instead) };
}
/** Not known to be harmless. */
function unproven(reason = 'no rule allows it', instead) {
    return { nature: 'runs', objection: objection('default', reason, instead) };
}
function objection(layer, reason, instead) {
    return { layer, reason, ...(instead === undefined ? {} : { instead }) };
}
/** Where the sub-command decides whether it may ever run, it must be known. */
function hidesVerb(args) {
    const at = args.findIndex(({ value = '$' }) => !value.startsWith('-'));
    return at !== -1 && args.slice(0, at + 1).some((word) => word.value === undefined || word.glob);
}
/** A row for each of the names. */
function rows(names, row) {
    return names.split(' ').map((name) => [name, row]);
}
/** The values of the words; a word that is not known is `$`, which no option and no verb is. */
function valuesOf(args) {
    return args.map((word) => word.value ?? '$');
}
/** May the program take the word for an option? */
function mayBeOption({ value, pieces, glob }) {
    const first = value ?? (typeof pieces?.[0] === 'string' ? pieces[0] : '-');
    return first.startsWith('-') || (glob && /^[*?[]/.test(first));
}
function asPath({ raw, value, glob, below }) {
    return { raw, path: value, glob, ...(below === undefined ? {} : { deep: 'following' }) };
}
/** The operands, with the options before `--` left out, and the values of those options that take one. */
function operandsOf(args, valued = /(?!)/) {
    const operands = [];
    for (let at = 0; at < args.length; at += 1) {
        const word = args[at];
        const value = word.value ?? '$';
        if (value === '--')
            return [...operands, ...args.slice(at + 1)];
        if (valued.test(value))
            at += 1;
        else if (!value.startsWith('-') || value === '-')
            operands.push(word);
    }
    return operands;
}
/** The options before `--`, as written. */
function optionsOf(args) {
    const values = valuesOf(args);
    const end = values.indexOf('--');
    return (end === -1 ? values : values.slice(0, end)).filter((value) => /^-./.test(value));
}

;// CONCATENATED MODULE: ./lib/permissions/shell/commands/tests.js

/**
 * Test runners. What they run is the code of the workspace, as the harness's own test run does, so they need no rule;
 * only options that start another program do.
 */
const TEST_RUNNERS = [
    ...rows('pytest py.test nosetests nose2 vitest jest mocha ava tap karma rspec phpunit pest bats busted cypress minitest stestr trial', (call) => run(call.args)),
    ...rows('c8 nyc', covered),
    ...rows('prove ctest', started),
    ...rows('runtests.py runtests runtests.sh', (call) => run(call.args)),
    ...rows('test.py', () => unproven()),
    ...rows('go', go),
    ...rows('mvn mvnw mvnd', goals(/^(test|clean|compile|test-compile|process-test-classes)$/, /^test$/)),
    ...rows('gradle gradlew', goals(/^(:?[\w:-]*:)?(test|check|clean|compileJava|compileTestJava|testClasses|unitTest|test\w+)$/, /(^|:)(test|check|unitTest|test[A-Z]\w*)$/)),
    ...rows('sbt mill', goals(/^"?test(Only.*)?"?$/, /^"?test/)),
    ...rows('lein rebar3 mix elixir dune stack cabal zig swift dotnet flutter dart nx turbo', verb(/^(test|eunit|ct|runtest)$/)),
    ...rows('xcodebuild', ({ args }) => valuesOf(args).some((value) => /^(test|test-without-building)$/.test(value)) &&
        !valuesOf(args).some((value) => /^(archive|install|-exportArchive|-runScript.*)$/.test(value))
        ? run(args)
        : unproven('it builds')),
    ...rows('make gmake', make),
    ...rows('rake', verb(/^(test|spec)(:[\w:]+)?$/)),
    ...rows('rails', verb(/^(test|spec)(:[\w:]+)?$/)),
    ...rows('bundle', ({ args }) => args[0]?.value === 'exec' && args.length > 1 && args[1]?.value?.startsWith('-') !== true
        ? { nature: 'reads', starts: [{ words: args.slice(1), exact: true }] }
        : unproven()),
    ...rows('composer', verb(/^(test|tests)$/)),
    ...rows('manage.py', verb(/^test$/)),
    ...rows('just task', verb(/^(test|tests|check)$/)),
    ...rows('tox nox', () => unproven('it installs what the tests need')),
];
/** Runs the code of the workspace with arguments that stay in it. */
function run(args) {
    const unknown = args.find((word) => word.value === undefined);
    if (unknown !== undefined)
        return unproven(`what ${unknown.raw} stands for is not known before it runs`);
    const writes = resultsOf(args);
    return { nature: 'tests', reads: placesIn(args), ...(writes.length === 0 ? {} : { writes }) };
}
const RESULTS = /^--?[\w.-]*(destination|xml|output\w*|out-?(file|dir)|log-?file|report-(file|dir)|json-report-file|(coverage|results?)-?(directory|dir|file)|result-log|cov-report)$/i;
/** Where it is told to put its results: the value behind `=`, or the next word, with `xml:` before it or without. */
function resultsOf(args) {
    return args.flatMap((word, at) => {
        const [option = '', ...joined] = (word.value ?? '').split('=');
        const isNext = RESULTS.test(args[at - 1]?.value ?? '') && !option.startsWith('-');
        const path = isNext ? word.value : RESULTS.test(option) && joined.length > 0 ? joined.join('=') : undefined;
        return path === undefined ? [] : [{ raw: word.raw, path: path.replace(/^\w+:/, ''), glob: word.glob }];
    });
}
/** What measures the coverage of a command, which it starts. */
function covered({ args, input }) {
    let at = 0;
    for (; args[at]?.value?.startsWith('-') === true; at += 1)
        if (VALUED.test(args[at]?.value ?? ''))
            at += 1;
    const words = args.slice(at);
    if (words.length === 0 || /^(report|check-coverage|merge|instrument|help)$/.test(words[0]?.value ?? ''))
        return run(args);
    const own = run(args.slice(0, at));
    return { ...own, starts: [{ words, exact: true, ...(input === undefined ? {} : { input }) }] };
}
const VALUED = /^(-[rotxn]|--(reporter|reports-dir|report-dir|temp-dir|temp-directory|exclude|include|extension|src|lines|branches|functions|statements|watermarks|cwd|require))$/;
/** Options that name another program to run the tests with. */
function started({ program, args }) {
    const option = program === 'prove' ? /^(-e|--exec)(?:=(.*))?$/s : /^(--test-command|--build-exe\w*|-S|--script)(?:=(.*))?$/s;
    const scripts = args.flatMap(({ value = '' }, at) => {
        const found = option.exec(value) ?? (program === 'prove' ? /^(-e)(.+)$/s.exec(value) : null);
        return found === null ? [] : [found[2] ?? args[at + 1]?.value ?? '$unknown'];
    });
    if (scripts.length === 0)
        return run(args);
    return {
        ...unproven(`${program} starts another program`),
        starts: scripts.map((script) => ({ script, exact: false })),
    };
}
/** What may be a path that leaves the workspace, alone or after an option's name. */
function placesIn(args) {
    return args.flatMap((word) => {
        const value = word.value ?? '';
        const text = /^-{0,2}[\w.-]+=(.*)$/s.exec(value)?.[1] ?? /^-[a-zA-Z]([/~].*|\.\..*)$/s.exec(value)?.[1] ?? value;
        const place = /^(\/|~|\.\.(\/|$))|\/\.\.(\/|$)/.test(text) ? text : undefined;
        return place === undefined
            ? []
            : [place === value ? asPath(word) : { raw: word.raw, path: place, glob: word.glob }];
    });
}
function verb(tests) {
    return ({ args }) => {
        const [first, ...rest] = args;
        return tests.test(first?.value ?? '') ? run(rest) : unproven();
    };
}
function go({ args }) {
    const [verbWord, ...rest] = args;
    const values = valuesOf(rest);
    const name = verbWord?.value ?? '';
    if (values.some((value) => /^--?(exec|toolexec|vettool|overlay|pgo|modfile)\b/.test(value)))
        return {
            ...risky('go would start another program'),
            starts: values.map((script) => ({ script: script.replace(/^--?\w+=/, ''), exact: false })),
        };
    if (name === 'test')
        return run(rest);
    if (/^(list|version|help)$/.test(name))
        return { nature: 'reads', reads: placesIn(rest) };
    if (name === 'env')
        return values.some((value) => /^-[wu]/.test(value))
            ? unproven('it changes settings of go')
            : { nature: 'reads', reads: placesIn(rest) };
    if (/^(run|install|get)$/.test(name) && values.some((value) => /@|^[\w-]+\.[a-z]+\//.test(value)))
        return risky('it fetches code and runs it');
    if (/^(publish|login)$/.test(name))
        return risky('it publishes or handles credentials');
    return unproven();
}
function goals(allowed, testing) {
    return ({ args }) => {
        const values = valuesOf(args);
        const words = values.filter((value, at) => !value.startsWith('-') &&
            !/^(-f|-pl|--file|--projects|-P|--tests|-p|-x|-s|--settings|-T|-D|-l)$/.test(values[at - 1] ?? ''));
        if (values.some((value) => /^-Dexec\.|^(-I|--init-script)/.test(value)))
            return risky('it would start another program');
        if (words.some((word) => /(publish|deploy|release|upload)/i.test(word)))
            return unproven('it publishes');
        return words.some((word) => testing.test(word)) && words.every((word) => allowed.test(word))
            ? run(args)
            : unproven('it builds, or does more than testing');
    };
}
function make({ args }) {
    const values = valuesOf(args);
    if (values.some((value) => /^(\.?SHELL|MAKEFLAGS|MAKE|CC|CXX|LD|AR)\W?=/.test(value) || /^--eval/.test(value)))
        return risky('it changes what make runs');
    const targets = values.filter((value, at) => !value.startsWith('-') && !value.includes('=') && !/^-[CfIjl]$/.test(values[at - 1] ?? ''));
    const plain = values.every((value) => !value.startsWith('-') ||
        /^(-[jsk]+\d*|-C|-C.+|--silent|--no-print-directory|--jobs(=\d+)?|--directory=.+)$/.test(value));
    return plain &&
        targets.length > 0 &&
        targets.every((target) => /^(test|tests|check|unit-?tests?|test[-_:][\w:-]+)$/.test(target))
        ? run(args)
        : unproven('make runs what its file says');
}

// EXTERNAL MODULE: ./node_modules/unbash/dist/parser.js + 16 modules
var parser = __webpack_require__(8989);
;// CONCATENATED MODULE: ./lib/permissions/shell/syntax/simple-command.js

function simpleCommand({ prefix, name, suffix }) {
    const items = [...prefix, ...suffix];
    const assignments = prefix
        .filter((item) => item.type === 'Assignment')
        .map(({ name: key, value }) => ({ name: key, value: value.type === 'Word' ? wordOf(value) : undefined }));
    // After the name, `a=b` is an ordinary argument.
    const args = suffix.flatMap((item) => {
        if (item.type === 'Word')
            return wordsOf(item);
        return item.type === 'Assignment' ? [assignmentWord(item)] : [];
    });
    const words = name === undefined ? args : [nameWord(name), ...args];
    const redirects = items.filter((item) => item.type !== 'Word' && item.type !== 'Assignment').map(redirectOf);
    const text = [
        ...assignments.map(({ name: key, value }) => `${key}=${value?.raw ?? ''}`),
        ...words.map((word) => word.raw),
    ].join(' ');
    return { text, words, assignments, redirects };
}
/** `{sudo,id}` as a name is no name. */
function nameWord(name) {
    const words = wordsOf(name);
    return words.length === 1 && words[0] !== undefined && !/\{.*[,.].*\}/.test(name.text)
        ? words[0]
        : unknownWord(name.text);
}
function assignmentWord(item) {
    if (item.value.type !== 'Word')
        return unknownWord(item.text);
    const { value, pieces, ...rest } = wordOf(item.value);
    if (item.index !== undefined)
        return { ...rest, raw: item.text };
    return {
        ...rest,
        raw: item.text,
        ...(value === undefined ? {} : { value: `${item.name}=${value}` }),
        ...(pieces === undefined ? {} : { pieces: [`${item.name}=`, ...pieces] }),
    };
}
function redirectOf(item) {
    if (item.type === 'HereDoc')
        return { operator: item.operator, target: hereDocument(item.body, item.delimiter?.quoted === true) };
    const { target } = item;
    return { operator: item.operator, target: target === undefined ? undefined : wordOf(target) };
}
/** All its words, those that it is given by redirections and assignments among them. */
function textsOf({ words, assignments, redirects }) {
    return [
        ...words,
        ...assignments.flatMap(({ value }) => value ?? []),
        ...redirects.flatMap(({ target }) => target === undefined ? [] : [{ ...target, raw: target.value ?? target.raw }]),
    ];
}

;// CONCATENATED MODULE: ./lib/permissions/shell/syntax/assignments.js
/** What a script gives its variables, and whether that has surely happened where they are read. In source order. */
class Assignments {
    /** Undefined stands for a value that is not known. */
    values = new Map();
    /** Variables that are read where no assignment before has surely run. */
    unsure = new Set();
    /** Commands that surely run, and those that run before all that follows in their statement. */
    #certain = new Set();
    #links = new Set();
    #assigned = new Set();
    #assignedHere = new Set();
    /** A statement at the top of the script begins: `first` runs in any case. */
    begin(first, links) {
        this.#assignedHere.clear();
        for (const link of links)
            this.#links.add(link);
        if (first !== undefined)
            this.#certain.add(first);
    }
    reads(words) {
        for (const name of words.flatMap(({ variables = [] }) => variables))
            if (!this.#assigned.has(name) && !this.#assignedHere.has(name))
                this.unsure.add(name);
    }
    /** `by`: the command that assigns it. Without one it is a loop or an expansion, and holds from there on in its statement. */
    define(name, value, by) {
        if (by === undefined || this.#links.has(by))
            this.#assignedHere.add(name);
        if (by !== undefined && this.#certain.has(by))
            this.#assigned.add(name);
        this.values.set(name, [...(this.values.get(name) ?? []), value]);
    }
}

;// CONCATENATED MODULE: ./lib/permissions/shell/syntax/expansions.js
/** Does the expansion evaluate a value, as a name or as text to expand again, or is its operand read in another way? */
function isEvaluating(node) {
    const { prefix, index, operation, text, parameter } = node;
    if (prefix === '!' && !/^[@*]$/.test(index?.text ?? ''))
        return true;
    if (index !== undefined && !/^([@*]|-?\d+)$/.test(index.text))
        return true;
    if (operation === undefined)
        return false;
    if (/^(Transform|Unknown|Names)$/.test(operation.type))
        return true;
    // Quotes in it mean something else within double quotes, and a slash may end a pattern too early.
    const operand = text.slice(text.indexOf(parameter) + parameter.length);
    return operation.type === 'Default' ? /['"\\]|[<>]\(/.test(operand) : /["'\\`]|\$\(|[<>]\(/.test(operand);
}

;// CONCATENATED MODULE: ./lib/permissions/shell/syntax/arithmetic.js


/** A subscript that runs a command as soon as bash takes the text for a number. */
const RUNS_WHEN_COUNTED = /\[[^\]]*(\$\(|`|\$\{)/s;
/** Only numbers, and variables that hold nothing else: any other value would be evaluated, subscripts and all. */
function isCounting(node, values) {
    if (node.type === 'ArithmeticWord')
        return isNumber(node.value, values);
    if (node.type === 'Word')
        return isNumber(node.text.replace(/^"(.*)"$/s, '$1'), values);
    if (!node.type.startsWith('Arithmetic'))
        return false;
    let all = true;
    (0,parser/* forEachChild */.dK)(node, (child) => {
        all &&= isCounting(child, values);
    });
    return all;
}
function isNumber(text, known) {
    if (/^\s*(-?\d+|\$[#?])?\s*$/.test(text))
        return true;
    const name = /^\s*(?:\$\{#[a-z_]\w*(?:\[[@*]\])?\}|\$?\{?([a-z_]\w*)\}?)\s*$/i.exec(text);
    if (name === null)
        return false;
    if (name[1] === undefined)
        return true;
    const values = known.get(name[1]) ?? [];
    return values.length > 0 && !isSpecial(name[1]) && values.every((value) => isWhole(value));
}
function isWhole(word) {
    return word !== undefined && (/^\d+$/.test(word.value ?? '') || /^"?\$\(\(.*\)\)"?$/s.test(word.raw));
}

;// CONCATENATED MODULE: ./lib/permissions/shell/syntax/constructs.js
/** Nodes that only group others. Anything that is neither here nor looked at is odd. */
const PLAIN = new Set('CompoundList AndOr Time Negation If Elif While Subshell BraceGroup CaseItem HereString HereDocDelimiter HereDocBody FileDescriptor Literal Glob SingleQuoted DoubleQuoted SimpleExpansion CommandExpansion ProcessSubstitution TestCommand TestLogical TestNot TestGroup Default Remove Replace CaseModification Slice Names BraceExpansion ArithmeticUnary ArithmeticTernary ArithmeticGroup ArithmeticCommandExpansion'.split(' '));
/** What stands for a construct that is not judged. */
const ODD_WORDS = {
    Coproc: 'a coprocess',
    Select: 'a select loop',
    FileDescriptorVariable: 'a named file descriptor',
    ExtendedGlob: 'an extended pattern',
    LocaleString: 'a translated string',
};

;// CONCATENATED MODULE: ./lib/permissions/shell/syntax/taken-whole.js
/**
 * A second look at a word: text that the parser took for plain must hold nothing that bash would not. An array with
 * something after it, for one, is no word to bash.
 */
function isTakenWhole({ text, parts }) {
    return parts === undefined ? isPlainText(text) : parts.every((part) => isPlainPart(part));
}
function isPlainPart(part) {
    if (part.type === 'Literal')
        return isPlainText(part.text);
    // To bash an empty one is no word at all.
    if (part.type === 'ProcessSubstitution')
        return (part.script?.commands.length ?? 0) > 0;
    if (part.type !== 'DoubleQuoted')
        return true;
    return part.parts.every((inner) => inner.type !== 'Literal' || isPlainQuoted(inner.text));
}
function isPlainQuoted(text) {
    return !/`|\$[({]/.test(withoutEscapes(text)) && !goesOn(text);
}
function isPlainText(text) {
    return !/[`'"();&|<>\n]|\$[({'"\w]/.test(withoutEscapes(text)) && !goesOn(text);
}
/** Bash joins the lines first: then what follows belongs to the dollar sign. */
function goesOn(text) {
    return /\$\\\n/.test(text.replace(/\\[^\n]/g, ''));
}
function withoutEscapes(text) {
    return text.replace(/\\[^]/g, '');
}

;// CONCATENATED MODULE: ./lib/permissions/shell/syntax/findings.js









/** All that one script says, in source order. */
class Findings {
    commands = [];
    odd = [];
    functions = new Set();
    /** Words outside of commands: of loops, cases, tests and arrays. */
    loose = [];
    assignments = new Assignments();
    problem;
    /** Commands that may change any variable are among them. */
    changesUnseen = false;
    #links = new Set();
    #feeds = new Map();
    #chain;
    #made = new Map();
    #sources = new Map();
    #arithmetic = [];
    /** Regular expressions, in which brackets are plain text. */
    #expressions = new Set();
    /** Statement by statement: only at the top it is sure which of them run. */
    script(script) {
        this.#look(script);
        for (const [at, statement] of script.commands.entries()) {
            const { command } = statement;
            const isChain = command.type === 'AndOr' && command.operators.every((operator) => operator === '&&');
            this.#chain = isChain && statement.background !== true ? at : undefined;
            if (isChain)
                for (const link of command.commands)
                    this.#links.add(link);
            const first = command.type === 'AndOr' ? command.commands[0] : command;
            this.assignments.begin(statement.background === true ? undefined : first, isChain ? command.commands : []);
            this.visit(statement);
        }
    }
    visit(node) {
        this.#look(node);
        (0,parser/* forEachChild */.dK)(node, (child) => this.visit(child));
    }
    /** To be called at the end: what depends on all that was found. */
    finish() {
        // A value like `a[$(id)]` would run.
        const dangerous = [...this.commands.flatMap(textsOf), ...this.loose].some((word) => RUNS_WHEN_COUNTED.test(word.raw));
        for (const node of this.#arithmetic) {
            if (!isCounting(node, this.assignments.values))
                this.#isOdd('arithmetic on what is not known', dangerous);
        }
    }
    #isLoose(...words) {
        this.loose.push(...words);
        this.assignments.reads(words);
    }
    #isOdd(what, dangerous = false) {
        this.odd.push({ what, dangerous });
    }
    #command(command, node) {
        this.commands.push(command);
        this.#made.set(node, command);
        const [name, ...args] = command.words;
        this.assignments.reads(textsOf(command));
        if (/^(eval|source|\.|trap|builtin|command)$/.test(name?.value ?? ''))
            this.changesUnseen = true;
        if (command.words.length === 0)
            for (const { name: key, value } of command.assignments)
                this.assignments.define(key, value, node);
        if (!/^(read|mapfile|readarray|getopts|local|declare|typeset|export|readonly|unset|printf|let)$/.test(name?.value ?? ''))
            return;
        for (const { value = '' } of args) {
            const set = /^([A-Za-z_]\w*)(?:=(.*))?$/s.exec(value);
            if (set === null)
                continue;
            const [, key = '', text] = set;
            this.assignments.define(key, text === undefined ? undefined : { raw: value, value: text, glob: false, variables: [] }, node);
        }
    }
    #look(node) {
        switch (node.type) {
            case 'Script':
                // Each nested script keeps its own errors.
                this.problem ??= 'errors' in node ? node.errors?.[0]?.message : undefined;
                return;
            case 'Statement':
                if (node.background === true)
                    this.#isOdd('a background job');
                return;
            case 'Pipeline':
                for (const [at, part] of node.commands.entries()) {
                    const before = node.commands[at - 1];
                    if (before === undefined)
                        continue;
                    this.#sources.set(part, before);
                    if (part.type === 'Command')
                        this.#feeds.set(before, simpleCommand(part).words);
                }
                return;
            case 'Command': {
                this.#glued([...node.prefix, ...(node.name === undefined ? [] : [node.name]), ...node.suffix]);
                const source = this.#made.get(this.#sources.get(node) ?? node);
                const feeds = this.#feeds.get(node);
                const isLink = this.#links.has(node);
                this.#command({
                    ...simpleCommand(node),
                    ...(source === undefined ? {} : { reads: source }),
                    ...(feeds === undefined ? {} : { feeds }),
                    ...(this.#chain === undefined ? {} : { chain: this.#chain }),
                    ...(isLink ? { isLink } : {}),
                }, node);
                return;
            }
            case 'Redirect':
                // Bash ends the word after the dash; what follows would be an argument.
                if (/^[<>]&$/.test(node.operator) && !/^(\d+-?|-|[\w./][\w./-]*)$/.test(node.target?.text ?? ''))
                    this.problem ??= 'a descriptor that is not plain';
                // To bash a larger number is a word.
                if (node.descriptor?.type === 'FileDescriptor' && node.descriptor.value > 999)
                    this.problem ??= 'a descriptor that is too large';
                return;
            case 'AnsiCQuoted':
                if (node.text.includes('\\\n'))
                    this.problem ??= "a line that goes on inside $'...'";
                return;
            case 'Case':
                this.#isLoose(wordOf(node.word), ...node.items.flatMap((item) => item.pattern.map(wordOf)));
                return;
            case 'ArrayValue':
                this.#glued(node.elements);
                this.#isLoose(...node.elements.flatMap(wordsOf));
                return;
            case 'Redirected':
                this.commands.push({ text: '{ ... }', words: [], assignments: [], redirects: node.redirects.map(redirectOf) });
                return;
            case 'For':
                this.#glued(node.wordlist ?? []);
                this.#isLoose(...(node.wordlist ?? []).flatMap(wordsOf));
                for (const word of node.wordlist?.flatMap(wordsOf) ?? [undefined])
                    this.assignments.define(node.name.text, word);
                // A loop over PATH or IFS would change what its body runs.
                if (isSpecial(node.name.text))
                    this.#isOdd(`a loop over ${node.name.text}`, true);
                return;
            case 'Function':
                this.functions.add(node.name.value);
                return;
            case 'Assignment':
                if (node.index !== undefined && !/^\d+$/.test(node.index.text))
                    this.#isOdd('an assignment to a subscript', true);
                else if (node.append === true || node.index !== undefined || node.value.type !== 'Word') {
                    this.assignments.define(node.name, undefined);
                    if (isSpecial(node.name))
                        this.#isOdd(`a change of ${node.name}`, true);
                }
                return;
            case 'Word':
                if (!this.#expressions.has(node) && !isTakenWhole(node))
                    this.problem ??= `what ${node.text} is cannot be told`;
                return;
            case 'HereDoc':
                if (node.closing === undefined)
                    this.problem ??= 'a here-document is not closed';
                if (node.delimiter?.quoted === false && goesOn(node.body.text))
                    this.problem ??= 'a line that goes on after $';
                return;
            case 'ParameterExpansion':
                this.#lookAtExpansion(node);
                return;
            case 'TestUnary':
                this.#isLoose(wordOf(node.operand));
                // These two evaluate subscripts, and with them commands.
                if (node.operator === '-v' || node.operator === '-R')
                    this.#isOdd(`[[ ${node.operator} ]]`, true);
                return;
            case 'TestBinary':
                if (node.operator === '=~')
                    this.#expressions.add(node.right);
                this.#isLoose(wordOf(node.left), wordOf(node.right));
                if (/^-(eq|ne|lt|le|gt|ge)$/.test(node.operator))
                    this.#arithmetic.push(node.left, node.right);
                else if (node.operator === '=~' && !isTold(wordOf(node.right)))
                    this.#isOdd('[[ =~ ]]');
                return;
            case 'ArithmeticExpansion':
            case 'ArithmeticCommand':
                // Quotes are no quotes there.
                if (/['"`\\]/.test('body' in node ? node.body : node.text))
                    this.#isOdd('arithmetic with quotes', true);
                else if (node.expression !== undefined)
                    this.#arithmetic.push(node.expression);
                else
                    this.#isOdd('arithmetic');
                return;
            case 'ArithmeticWord':
                if (/['"`\\]/.test(node.value))
                    this.#isOdd('arithmetic with quotes', true);
                return;
            case 'ArithmeticBinary':
                if (/^[-+*/%]?=$/.test(node.operator) && node.left.type === 'ArithmeticWord')
                    this.assignments.define(node.left.value.trim(), unknownWord('$((0))'));
                return;
            case 'ArithmeticFor':
                for (const part of [node.initialize, node.test, node.update])
                    if (part !== undefined)
                        this.#arithmetic.push(part);
                return;
            default:
                if (!PLAIN.has(node.type))
                    this.#isOdd(ODD_WORDS[node.type] ?? node.type);
        }
    }
    #lookAtExpansion(node) {
        const { operation } = node;
        if (isEvaluating(node))
            this.#isOdd(`the expansion ${node.text}`, true);
        else if (operation?.type === 'Names')
            this.#isOdd(`the expansion ${node.text}`, true);
        else if (operation?.type === 'Slice') {
            this.#arithmetic.push(operation.offset, ...(operation.length === undefined ? [] : [operation.length]));
        }
        else if (operation?.type === 'Default' && operation.operator.includes('=')) {
            this.assignments.define(node.parameter, undefined);
            this.#isOdd(`the expansion ${node.text}`);
        }
    }
    /** To bash `a<(b)c` is one word. */
    #glued(items) {
        const isGlued = items.some((item, at) => at > 0 &&
            item.pos === items[at - 1]?.end &&
            [item, items[at - 1]].some((one) => /^[<>]\(/.test(one?.text ?? '')));
        if (isGlued)
            this.problem ??= 'a process substitution within a word';
    }
}
/** Made of nothing but text and variables. */
function isTold({ value, pieces }) {
    return value !== undefined || pieces !== undefined;
}

;// CONCATENATED MODULE: ./lib/permissions/shell/syntax/parse.js


const MOST_BYTES = 32 * 1024;
/** Control characters, and characters that make a person read something else than bash does. */
const MISLEADING = /(?![\n\t])\p{Cc}|[\u00a0\u00ad\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufeff\uffa0\u{e0000}-\u{e0fff}]/u;
/** The structure of a command line. Whatever is doubtful is unparsable. */
function parseCommand(command) {
    const known = parsed.get(command);
    if (known !== undefined)
        return known;
    const result = parseAnew(command);
    // The same line is judged several times in a row, with other rules.
    if (parsed.size >= MOST_KEPT)
        parsed.clear();
    parsed.set(command, result);
    return result;
}
const parsed = new Map();
const MOST_KEPT = 50;
function parseAnew(command) {
    if (command.length > MOST_BYTES || Buffer.byteLength(command) > MOST_BYTES)
        return unparsable(`it has more than ${MOST_BYTES} bytes`);
    if (MISLEADING.test(command))
        return unparsable('it has control, invisible or misleading characters');
    const script = (0,parser/* parse */.qg)(command);
    const found = new Findings();
    found.script(script);
    found.finish();
    if (found.problem !== undefined)
        return unparsable(`bash would not understand it: ${found.problem}`);
    const { commands, odd, functions, loose, changesUnseen } = found;
    const { values, unsure } = found.assignments;
    return { kind: 'parsed', commands, odd, values, unsure, functions, loose, changesUnseen };
}
function unparsable(reason) {
    return { kind: 'unparsable', reason };
}

;// CONCATENATED MODULE: ./lib/permissions/shell/settle.js

const MOST_VARIANTS = 32;
/** The words with every variable replaced whose values are known: one list of words for each way they may come out. */
function settled(words, place) {
    const names = [...new Set(words.flatMap((word) => variablesToSettle(word)))];
    let choices = [new Map()];
    for (const name of names) {
        const values = settle_valuesOf(name, place);
        if (choices.length * values.length > MOST_VARIANTS)
            continue;
        choices = choices.flatMap((choice) => values.map((value) => (value === undefined ? choice : new Map([...choice, [name, value]]))));
    }
    const splits = !place.script.values.has('IFS');
    const isPlain = (word) => splits || word.pieces?.every((piece) => typeof piece === 'string' || piece.quoted) === true;
    return choices.map((choice) => words.flatMap((word) => {
        const parts = splits ? splitUp(word, choice) : undefined;
        return parts ?? [asWritten(isPlain(word) ? filled(word, choice) : word, place)];
    }));
}
function variablesToSettle({ value, pieces = [] }) {
    return value === undefined ? pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.variable])) : [];
}
/** All that a variable may hold at some time, later assignments too; undefined among them where that is not all. */
function settle_valuesOf(name, { policy, directories, script }) {
    const own = (script.values.get(name) ?? []).map((word) => (settle_isNumber(word) ? plain('0') : word));
    const before = name === 'HOME' ? policy.home : name === 'PWD' && directories.length === 1 ? directories[0] : undefined;
    const known = [...own.filter((word) => word?.value !== undefined), ...(before === undefined ? [] : [plain(before)])];
    const isAll = known.length > 0 && own.every((word) => word?.value !== undefined) && !script.changesUnseen;
    return isAll ? known : [...known, undefined];
}
/** Which number an arithmetic expansion gives changes nothing about what a word with it can be. */
function settle_isNumber(word) {
    return word !== undefined && /^"?\$\(\(.*\)\)"?$/s.test(word.raw);
}
function plain(value) {
    return { raw: value, value, glob: false, variables: [] };
}
function filled(word, choice) {
    const { value, pieces } = word;
    if (value !== undefined || pieces === undefined)
        return word;
    let text = '';
    let glob = word.glob;
    for (const piece of pieces) {
        const found = textOf(piece, choice);
        if (found === undefined)
            return word;
        text += found.value ?? '';
        glob ||= found.glob;
    }
    return { ...word, value: text, glob };
}
/** A variable that stands alone without quotes becomes as many words as its value has. */
function splitUp({ raw, value, pieces = [] }, choice) {
    const [only, ...more] = pieces;
    if (value !== undefined || more.length > 0 || only === undefined || typeof only === 'string' || only.quoted)
        return undefined;
    const held = choice.get(only.variable);
    if (held?.value === undefined || held.glob || /[*?[\\]/.test(held.value))
        return undefined;
    return held.value
        .split(/[ \t\n]+/)
        .filter((one) => one !== '')
        .map((one) => ({ ...plain(one), raw }));
}
function textOf(piece, choice) {
    if (typeof piece === 'string')
        return plain(piece);
    const value = choice.get(piece.variable);
    // Unquoted it would be split, and its wildcards would count.
    const isOne = piece.quoted || (value?.value !== '' && !/[\s*?[\\]/.test(value?.glob === true ? '' : (value?.value ?? ' ')));
    return isOne ? value : undefined;
}
/** A wildcard at the start may stand for an option, unless the names that are there say that it does not. */
function asWritten(word, { policy, directories, namesKnown }) {
    const { value, glob } = word;
    if (!glob || value === undefined || !/^[*?[]/.test(value) || !namesKnown)
        return word;
    const [first = ''] = value.split('/');
    const names = directories.flatMap((directory) => policy.namesIn(directory)).filter((name) => hasMatch(first, name));
    if (names.some((name) => name.startsWith('-')))
        return word;
    return names.length === 0 ? { ...word, glob: false } : { ...word, value: `./${value}` };
}

;// CONCATENATED MODULE: ./lib/permissions/shell/commands/verbs.js
/** What the sub-command may be: the first operand, and before it each word that may be the value of an option. */
function verbsOf(args) {
    const found = [];
    for (const [at, { value = '' }] of args.entries()) {
        if (value.startsWith('-'))
            continue;
        found.push(value);
        // `yarn npm publish`
        if (value !== 'npm' && args[at - 1]?.value?.startsWith('-') !== true)
            break;
    }
    return found;
}
const UNKNOWN_VERB = 'which sub-command it is, is not known before it runs';
const PUBLISHES = 'it publishes or handles credentials';
const OFFLINE = 'work with what is installed; do not count on the network';

;// CONCATENATED MODULE: ./lib/permissions/shell/commands/publishers.js


const ALWAYS = { always: { unless: /^(--dry-run|--help|-h|--version|-V|--snapshot|--no-publish|--ci=false)$/ } };
/** Every tool that makes something public for others, as far as known. Adding one is a row. */
const PUBLISHERS = {
    // Version control.
    git: {
        verbs: /^(push|send-pack|subtree push|lfs push|annex (push|sync|copy|testremote)|svn (dcommit|commit-diff)|p4 submit|flow \w+ publish|cvsexportcommit|secret|publish)$/,
    },
    'git-lfs': { verbs: /^push$/ },
    'git-annex': { verbs: /^(push|sync|copy)$/ },
    hg: { verbs: /^(push|email)$/ },
    svn: { verbs: /^(ci|commit|copy|cp|import|mkdir|delete|lock)$/ },
    jj: { verbs: /^git push$/ },
    ...only('bzr brz darcs fossil', /^(push|send|sync|ci|commit)$/),
    p4: { verbs: /^submit$/ },
    // Node.
    ...only('npm pnpm yarn bun deno jsr', /^(publish|unpublish|npm publish|stage publish)$/),
    deployctl: { verbs: /^deploy$/ },
    ...only('lerna changeset', /^(publish|version --push|tag --push)$/),
    ...only('vsce ovsx elm spago bower esy', /^(publish|register|unpublish|login)$/),
    ...Object.fromEntries('np semantic-release release-it gh-pages surge goreleaser dune-release opam-publish dput dupload cpan-upload shipit'
        .split(' ')
        .map((name) => [name, ALWAYS])),
    'web-ext': { verbs: /^sign$/ },
    // Python.
    ...only('twine', /^(upload|register)$/),
    ...only('poetry pdm hatch flit maturin uv rye pipenv', /^(publish|upload|login|logout|token|self publish)$/),
    ...only('conda anaconda mamba', /^(upload|login|publish)$/),
    'setup.py': { tasks: /^(upload|register|upload_docs)$/ },
    mkdocs: { verbs: /^gh-deploy$/ },
    mike: { verbs: /^deploy$/ },
    ...only('hf huggingface-cli', /^(upload|login|upload-large-folder|repo create|auth login)$/),
    // Ruby, PHP, Perl, Lua.
    gem: { verbs: /^(push|yank|owner|signin|signout)$/ },
    rake: { tasks: /^(release|publish|gem:push|release:\w+)/ },
    ...only('dzil minil', /^release$/),
    luarocks: { verbs: /^upload$/ },
    // The JVM.
    ...tasks('mvn mvnw mvnd', /^((.*maven-)?deploy(-plugin)?(:.*)?|site-deploy|.*release(-plugin)?(:[\d.]+)?:(perform|prepare|stage)|(.*central-publishing|.*nexus-staging)[\w-]*:.*|.*(jib|docker)[\w-]*:(build|push)|.*scm[\w-]*:checkin|.*gpg:sign-and-deploy-file)$/),
    ...tasks('gradle gradlew', /^(.*:)?(publish(?!\w*ToMavenLocal$)\w*|upload\w+|bintrayUpload|jreleaser\w+|jib|release|(close|release)\w*Repository|dockerPush\w*)$/),
    ...tasks('sbt mill', /^("|;|\w[\w-]*\/|\+)*(publish(?!Local|M2)\w*|release|sonatype\w*|bintray\w*)\b/),
    lein: { verbs: /^(deploy|release)$/ },
    ant: { tasks: /^(deploy|publish|release|upload)/ },
    // .NET, Apple, Dart.
    dotnet: { verbs: /^(nuget (push|delete)|paket push)$/ },
    ...only('nuget', /^(push|delete|setapikey)$/i),
    paket: { verbs: /^push$/ },
    pod: { verbs: /^(trunk|repo push)$/ },
    swift: { verbs: /^package-registry (publish|login)$/ },
    fastlane: { tasks: /^(deliver|pilot|supply|release|deploy|beta|upload_\w+)$/ },
    xcrun: { verbs: /^(altool|notarytool)$/ },
    ...only('dart flutter', /^pub (publish|lish|token|login|logout)$/),
    pub: { verbs: /^(publish|lish|token)$/ },
    // Others that compile.
    cargo: { verbs: /^(publish|login|logout|owner|yank|release|smart-release|workspaces publish|ws publish)$/ },
    mix: { verbs: /^(hex\.(publish|user|organization|owner|retire|registry)|hex publish)$/ },
    rebar3: { verbs: /^hex (publish|user|cut|owner|retire|organization)$/ },
    gleam: { verbs: /^(publish|hex \w+)$/ },
    ...only('cabal stack', /^(upload|report)$/),
    opam: { verbs: /^publish$/ },
    nimble: { verbs: /^publish$/ },
    conan: { verbs: /^(upload|remote login|user)$/ },
    ...only('zig', /^publish$/),
    // Images, charts and packages of systems.
    ...tasks('docker podman nerdctl buildah', /^(push|login)$/),
    ...only('crane oras skopeo ko', /^(push|copy|cp|publish|apply|auth|login|attach)$/),
    helm: { verbs: /^(push|cm-push|registry login)$/ },
    cachix: { verbs: /^(push|authtoken|watch-exec|watch-store)$/ },
    ...only('snapcraft charmcraft rockcraft', /^(upload|push|release|login|register)$/),
    brew: { verbs: /^(bump-formula-pr|bump-cask-pr)$/ },
};
function only(names, verbs) {
    return Object.fromEntries(names.split(' ').map((name) => [name, { verbs }]));
}
function tasks(names, pattern) {
    return Object.fromEntries(names.split(' ').map((name) => [name, { tasks: pattern }]));
}
/** Why no rule opens this use of a program: it publishes, or whether it does is not known. */
function publishing(program, args) {
    const publisher = Object.hasOwn(PUBLISHERS, program) ? PUBLISHERS[program] : undefined;
    if (publisher === undefined)
        return undefined;
    const { always, verbs, tasks: each } = publisher;
    if (always !== undefined && !args.some(({ value = '' }) => always.unless.test(value)))
        return never(PUBLISHES);
    if (verbs !== undefined && phrasesOf(args).some((phrase) => verbs.test(phrase)))
        return never(PUBLISHES);
    if (each === undefined)
        return undefined;
    if (args.some(({ value = '' }) => each.test(value) || /^--push(=true)?$/.test(value)))
        return never(PUBLISHES);
    const hidden = args.find((word, at) => word.value === undefined && !isOption(word) && !isOption(args[at - 1]));
    return hidden === undefined ? undefined : never(UNKNOWN_VERB);
}
/** Words after a name that is not known, of which some may be a program that publishes. */
function publishesSomewhere(words) {
    for (const [at, { value }] of words.entries()) {
        const name = value?.replace(/^.*\//, '') ?? '';
        const found = Object.hasOwn(PUBLISHERS, name) && PUBLISHERS[name]?.verbs !== undefined;
        const use = found ? publishing(name, words.slice(at + 1)) : undefined;
        if (use !== undefined)
            return use;
    }
    return undefined;
}
function isOption(word) {
    return word?.raw.replace(/^["']/, '').startsWith('-') === true;
}
/**
 * The first one, two and three operands, counted from each place where they may begin: the word after an option may be its
 * value.
 */
function phrasesOf(args) {
    const phrases = [];
    for (const [at, word] of args.entries()) {
        if (isOption(word))
            continue;
        const operands = args.slice(at).filter((one) => !isOption(one));
        const [first = '', second = '', third = ''] = operands.slice(0, 3).map(({ value }) => value ?? '$');
        phrases.push(first, `${first} ${second}`, `${first} ${second} ${third}`);
        if (!isOption(args[at - 1]))
            break;
    }
    return phrases;
}

;// CONCATENATED MODULE: ./lib/permissions/shell/commands/archives.js


/** Programs that pack and unpack. */
const ARCHIVERS = [
    ...rows('tar gtar bsdtar', tar),
    ...rows('zip', zip),
    ...rows('unzip', unzip),
    ...rows('gzip gunzip bzip2 bunzip2 xz unxz zstd unzstd lz4', squeeze),
    ...rows('7z 7za 7zr unrar rar cpio ar', ({ args }) => ({
        ...unproven('it writes files that it names itself'),
        ...both(operandsOf(args)),
    })),
];
function both(words) {
    const paths = words.map(asPath);
    return { reads: paths, writes: paths };
}
function isKnown(words) {
    return words.every((word) => (word.value !== undefined && !word.glob) || !mayBeOption(word));
}
const TAR_LONG = /^--(create|extract|get|list|verbose|gzip|bzip2|xz|zstd|auto-compress|exclude(=.*)?|exclude-vcs|file=.*|directory=.*|strip-components=\d+|no-same-owner|keep-old-files)$/;
/** Letters, and at the end one that takes the next word. */
const TAR_SHORT = /^-[cxtvzjJakmpO]*[fC]?$/;
function tar({ args }) {
    const words = dashed(args);
    const letters = optionsOf(words)
        .filter((option) => !option.startsWith('--'))
        .join('');
    const operands = operandsOf(words, /^(-[a-zA-Z]*[fC]|--(file|directory|exclude))$/).map(asPath);
    const valueOf = (option) => words.filter((_, at) => option.test(words[at - 1]?.value ?? '')).map(asPath);
    const joined = (option) => words
        .filter(({ value }) => value?.startsWith(option))
        .map(({ raw, value = '' }) => ({ raw, path: value.slice(option.length), glob: false }));
    const archive = [...valueOf(/^(-[a-zA-Z]*f|--file)$/), ...joined('--file=')].filter(({ path }) => path !== '-');
    const places = [...valueOf(/^(-[a-zA-Z]*C|--directory)$/), ...joined('--directory=')];
    const bad = optionsOf(words).find((option) => !TAR_LONG.test(option) && !TAR_SHORT.test(option));
    const creates = letters.includes('c') || optionsOf(words).includes('--create');
    const lists = letters.includes('t') || optionsOf(words).includes('--list');
    const into = places.length === 0 ? [{ raw: '.', path: '.', glob: false }] : places;
    const touched = creates
        ? { reads: [...packed(words, operands, places), ...places], writes: archive }
        : lists
            ? { reads: [...archive, ...places] }
            : { reads: archive, writes: into };
    if (bad !== undefined)
        return { ...risky(`tar ${bad} may do more than packing`), ...both(args), ...touched };
    if ([...archive, ...operands].some(({ path }) => /^[^/]*:|^@/.test(path ?? '')))
        return { ...risky('tar would start another program'), ...touched };
    if (!isKnown(args))
        return { ...unproven('the words of tar are not known before it runs'), ...touched };
    if (lists)
        return { nature: 'reads', ...touched };
    return creates ? { nature: 'writes', ...touched } : { nature: 'writes', scatters: true, moves: true, ...touched };
}
/** `tar czf a.tgz x`: the first word may be a cluster without its dash, whose letters take their values in turn. */
function dashed(args) {
    const [first, ...others] = args;
    if (first?.value === undefined || !/^[a-zA-Z]+$/.test(first.value))
        return args;
    const [valued = '', ...more] = first.value.match(/[fC]/g) ?? [];
    const flags = first.value.replace(/[fC]/g, '');
    return [{ ...first, value: `-${flags}${valued}${more.join('')}` }, ...others];
}
/** What is packed, from the directory that tar goes to before it, and whether git's data is left out. */
function packed(words, operands, places) {
    const values = valuesOf(words);
    const start = words.findIndex(({ raw }) => raw === operands[0]?.raw);
    // Options of this kind only count for what follows them.
    const before = start === -1 ? values : values.slice(0, start);
    const leavesOut = before.includes('--exclude-vcs') ||
        before.some((value, at) => NO_GIT.test(values[at - 1] === '--exclude' ? `--exclude=${value}` : value));
    const moves = values.filter((value) => TAR_MOVES.test(value));
    const [place] = places;
    const isMoved = place !== undefined && moves.length === 1 && before.some((value) => TAR_MOVES.test(value));
    return operands.flatMap((word) => {
        const { path, raw, glob } = word;
        if (leavesOut)
            return [word];
        if (!isMoved || path === undefined || path.startsWith('/'))
            return [{ ...word, copied: true }];
        const inner = { raw, path: place.path === undefined ? undefined : (0,external_node_path_.join)(place.path, path), glob };
        return [word, { ...inner, copied: true }];
    });
}
const TAR_MOVES = /^(-[a-zA-Z]*C|--directory(=.*)?)$/;
const NO_GIT = /^--exclude=(\*\/)?\.git(\/\*)?$/;
function zip({ args }) {
    const ended = args.findIndex(({ value }) => value === '-x' || value === '-i');
    const words = ended === -1 ? args : args.slice(0, ended);
    const [archive, ...files] = operandsOf(words);
    // Links are followed, unless they are to be kept.
    const keeps = optionsOf(words).some((option) => /^-[a-z]*y/.test(option));
    const takesAll = optionsOf(words).some((option) => /^-\w*r/.test(option)) &&
        !(args[ended]?.value === '-x' && args.slice(ended + 1).some(({ value }) => /^\*?\.git(\*|\/\*+)$/.test(value ?? '')));
    const touched = {
        reads: files.map((word) => ({
            ...asPath(word),
            ...(keeps ? {} : { deep: 'following' }),
            ...(takesAll ? { copied: true } : {}),
        })),
        writes: archive === undefined ? [] : [asPath(archive)],
    };
    // Options may also stand behind the names that are left out.
    const bad = optionsOf(args).find((option) => !/^-([rqjy0-9uXv]+|x|i)$/.test(option)) ??
        args.find((word) => word.value === undefined && mayBeOption(word))?.raw;
    return bad === undefined && !words.some((word) => word.glob && mayBeOption(word))
        ? { nature: 'writes', ...touched }
        : { ...risky(`zip ${bad ?? ''} may start other programs`), ...touched };
}
function unzip({ args }) {
    const at = args.findIndex(({ value }) => value === '-d');
    const place = at === -1 ? undefined : args[at + 1];
    const archives = operandsOf(args, /^-(d|x)$/)
        .slice(0, 1)
        .map(asPath);
    const bad = optionsOf(args).find((option) => !/^-([oqnjlvtZpud]+|x)$/.test(option));
    const looks = optionsOf(args).some((option) => /^-\w*[lvtZp]/.test(option));
    const writes = [place === undefined ? { raw: '.', path: '.', glob: false } : asPath(place)];
    if (bad !== undefined || !isKnown(args))
        return { ...unproven('this use of unzip is not understood'), reads: archives, writes };
    return looks
        ? { nature: 'reads', reads: archives }
        : { nature: 'writes', scatters: true, moves: true, reads: archives, writes };
}
const ENDINGS = ['.gz', '.bz2', '.xz', '.zst', '.lz4'];
function squeeze({ program, args }) {
    const files = operandsOf(args).map(asPath);
    const toOutput = optionsOf(args).some((option) => /^-\w*[clt]\w*$|^--(stdout|list|test)$/.test(option)) || files.length === 0;
    const bad = optionsOf(args).find((option) => !/^-[cdklftvq0-9]+$|^--(stdout|list|test|decompress|keep|force|best|fast)$/.test(option));
    const others = files.flatMap(({ raw, path, glob }) => path === undefined
        ? []
        : [...ENDINGS.map((ending) => path + ending), path.replace(/\.\w+$/, '')].map((one) => ({
            raw,
            path: one,
            glob,
        })));
    if (bad !== undefined || !isKnown(args))
        return { ...unproven(`this use of ${program} is not understood`), ...both(operandsOf(args)) };
    return toOutput
        ? { nature: 'reads', reads: files }
        : { nature: 'writes', reads: files, writes: [...files, ...others] };
}

;// CONCATENATED MODULE: ./lib/permissions/shell/commands/builtins.js


/** What bash itself does: variables, settings, jobs. */
const BUILTINS = [
    ...rows('cd pushd', directory),
    ...rows('popd dirs', ({ program }) => program === 'dirs' ? { nature: 'reads' } : unproven('where it goes is not known')),
    ...rows('set', ({ args }) => {
        if (args.length === 0)
            return never('it prints the environment');
        const values = valuesOf(args);
        const plain = /^([-+][euxCfv]*o?|pipefail|errexit|nounset|xtrace|noglob|noclobber)$/;
        return values.every((value) => plain.test(value)) || values[0] === '--'
            ? { nature: 'reads' }
            : unproven('it changes more than error handling');
    }),
    ...rows('shopt', ({ args }) => valuesOf(args).every((value) => /^(-[suqp]+|inherit_errexit|lastpipe)$/.test(value))
        ? { nature: 'reads' }
        : valuesOf(args).some((value) => /alias/.test(value))
            ? never('it changes what names mean')
            : unproven('it changes what words mean')),
    ...rows('umask ulimit', () => ({ nature: 'reads' })),
    ...rows('export', exported),
    ...rows('declare typeset local readonly', declared),
    ...rows('unset', ({ args }) => optionsOf(args).includes('-f') || !names(args)
        ? never('it evaluates or changes names')
        : (noSpecial(args) ?? { nature: 'reads' })),
    ...rows('read', (call) => taking(call, /^-[rs]*(?:[pndNtu])?$/, /^-[rs]*[pndNtu]$/)),
    ...rows('mapfile readarray', (call) => taking(call, /^-[tndOsu]$/, /^-[ndOsu]$/)),
    ...rows('getopts', () => unproven('it changes variables')),
    ...rows('let', () => unproven('it evaluates its words')),
    ...rows('kill', ({ args }) => args.length > 0 &&
        valuesOf(args).every((value) => /^(%[\w%+-]*|-(TERM|INT|KILL|HUP|0|\d+))$/.test(value)) &&
        valuesOf(args).some((value) => value.startsWith('%'))
        ? { nature: 'writes' }
        : unproven('it ends a process that may not be its own')),
    ...rows('disown bg suspend', () => unproven('it changes jobs')),
    ...rows('history fc', () => never('it shows or runs what was typed before')),
    ...rows('bind complete', () => never('it binds names to commands')),
    ...rows('enable', () => never('it changes what names mean')),
    ...rows('compgen', ({ args }) => {
        const options = optionsOf(args);
        if (options.some((option) => /^-\w*[ev]|^-A$/.test(option)))
            return never('it prints the environment');
        return options.some((option) => /^-\w*[CFW]/.test(option))
            ? { ...never('it runs a command'), starts: values(args) }
            : { nature: 'reads' };
    }),
    ...rows('logout', () => ({ nature: 'reads' })),
];
function values(args) {
    return valuesOf(args).map((script) => ({ script, exact: false }));
}
function directory({ args }) {
    const operands = args.filter(({ value }) => !/^(--|-P|-L)$/.test(value ?? ''));
    const [target] = operands;
    if (target === undefined ||
        operands.length > 1 ||
        target.value === undefined ||
        target.value.startsWith('-') ||
        target.glob)
        return unproven('where it goes is not known');
    return { nature: 'reads', reads: [asPath(target)] };
}
const NAME = /^[A-Za-z_]\w*$/;
/** Only plain names: a subscript would be evaluated. */
function names(args) {
    return args.every(({ value = '' }) => NAME.test(value) || /^-[vn]$/.test(value));
}
function noSpecial(args) {
    return args.some(({ value = '' }) => isSpecial(value)) ? risky('it changes what later commands run') : undefined;
}
function taking({ program, args }, options, valued) {
    const words = args.filter((_, at) => !valued.test(args[at - 1]?.value ?? ''));
    const bad = words.find(({ value = '$' }) => value.startsWith('-') ? !options.test(value) && value !== '-a' : !NAME.test(value));
    if (bad !== undefined)
        return { ...never(`${program} ${bad.raw} may evaluate it`), starts: values(args) };
    return noSpecial(words) ?? { nature: 'reads' };
}
/** Environment that only says how to print, or that a test run is one. */
const SAFE_ENVIRONMENT = new Set('CI NODE_ENV RAILS_ENV RACK_ENV APP_ENV LANG LC_ALL LC_CTYPE TZ NO_COLOR FORCE_COLOR CLICOLOR TERM COLUMNS LINES PYTHONDONTWRITEBYTECODE PYTHONUNBUFFERED PYTHONHASHSEED RUST_BACKTRACE RUST_LOG DEBUG VERBOSE TEST_ENV COVERAGE PYTHONIOENCODING'.split(' '));
function exported({ args }) {
    const options = optionsOf(args);
    if (args.length === 0 || options.some((option) => /^-\w*p/.test(option)))
        return never('it prints the environment');
    if (options.length > 0)
        return risky('it changes what later commands run');
    const uses = args.map((word) => settingOf(word));
    return (uses.find(({ objection }) => objection !== undefined) ??
        uses.find(({ nature }) => nature === 'tests') ?? { nature: 'reads' });
}
/** A setting that later commands see. */
function settingOf(word) {
    const name = /^"?([A-Za-z_]\w*)(=|$)/.exec(word.value ?? word.raw)?.[1];
    if (name === undefined)
        return unproven('what it sets is not known');
    return settingUse(name, word, word.value?.slice(name.length + 1));
}
/** What the setting of a variable that programs see may do. `whole` is the word with the name. */
function settingUse(name, whole, value) {
    if (SAFE_ENVIRONMENT.has(name))
        return value === undefined && whole.variables?.length !== 0
            ? unproven(`the value of ${name} is not known`)
            : { nature: 'reads' };
    if (name === 'NODE_OPTIONS' && value !== undefined && HARMLESS_NODE.test(value))
        return { nature: 'reads' };
    const places = PATH_LISTS.has(name) ? listOf(name, whole) : undefined;
    if (places !== undefined)
        return { nature: name === 'PYTHONPATH' ? 'reads' : 'tests', reads: places };
    if (/^(JAVA_HOME|VIRTUAL_ENV)$/.test(name) && value !== undefined)
        return { nature: 'reads' };
    if (isSpecial(name))
        return risky(`the variable ${name} may change what runs`, `run it without setting ${name}`);
    return unproven(`the variable ${name} may change what runs`, `run it without setting ${name}`);
}
/** Options of Node that load no code, and that test runners are told to be started with. */
const HARMLESS_NODE = /^ *((--experimental-vm-modules|--no-warnings|--max-old-space-size=\d+|--enable-source-maps|--trace-(warnings|deprecation|uncaught)|--no-deprecation|--unhandled-rejections=\w+|--stack-trace-limit=\d+|--experimental-(strip-types|transform-types))( +|$))+$/;
/** Variables that name directories to look into, first of all for programs and modules. */
const PATH_LISTS = new Set(['PYTHONPATH', 'PATH', 'NODE_PATH']);
/** Each directory, where all are known: those that the variable held before stay as they are. */
function listOf(name, { raw }) {
    const text = raw.replace(new RegExp(`^${name}=`), '').replace(/^"(.*)"$/s, '$1');
    const places = text.split(':').filter((place) => place !== '' && place !== `$${name}` && place !== `\${${name}}`);
    const known = places.map((place) => place.replace(/^(\$PWD|\$\{PWD\}|\$\(pwd\))(?=\/|$)/, '.'));
    if (known.some((place) => /[$`"'\\*?{}~]/.test(place)) ||
        (name === 'PATH' && known.some((place) => !/(^|\/)bin$|\/\.bin$/.test(place))))
        return undefined;
    return known.map((path) => ({ raw: path, path, glob: false }));
}
function declared({ args, program }) {
    const options = optionsOf(args);
    const words = args.filter(({ value = '' }) => !value.startsWith('-'));
    if (options.some((option) => /^-\w*p/.test(option)) ||
        (words.length === 0 && !options.includes('-f') && program !== 'local'))
        return never('it prints the environment');
    if (options.some((option) => !/^-[rgaAxf]+$/.test(option)))
        return never('it evaluates what it is given');
    const bad = words.find((word) => !/^[A-Za-z_]\w*(=|$)/.test(word.value ?? word.raw));
    if (bad !== undefined)
        return never('it evaluates what it is given');
    if (options.some((option) => option.includes('x')))
        return exported({ program, args: words, redirects: [] });
    const special = words.find((word) => isSpecial(/^\w*/.exec(word.value ?? word.raw)?.[0] ?? ''));
    return special === undefined ? { nature: 'reads' } : risky('it changes what later commands run');
}

;// CONCATENATED MODULE: ./lib/permissions/shell/operands.js
/** The words after the program's name that may name files: operands, and values of options that look like paths. */
function pathWords(program, args, reader) {
    if (reader.operands === 'data')
        return [];
    const words = program === 'find' ? startingPoints(args) : args;
    const found = [];
    let patternGiven = reader.operands !== 'pattern' ||
        words.some((word) => /^(-[^-]*[ef]|--(regexp|file|expression|files)\b)/.test(word.value ?? ''));
    let onlyOperands = false;
    for (const [at, word] of words.entries()) {
        const { value, raw, glob, below } = word;
        if (value === '--' && !onlyOperands)
            onlyOperands = true;
        else if (value?.startsWith('-') === true && value !== '-' && !onlyOperands)
            found.push(...(hasValue(value, reader.valued) ? [] : pathInOption(word)));
        else if (!onlyOperands && isValueOf(words[at - 1]?.value, value, reader.valued))
            continue;
        else if (!patternGiven)
            patternGiven = true;
        else if (value !== '-')
            found.push({ raw, path: value, glob, ...(below === undefined ? {} : { deep: 'following' }) });
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
/** `-d/`: the rest of the word is the value, and no path. */
function hasValue(option, valued = '') {
    return /^-[^-]./s.test(option) && valued.includes(option.charAt(1));
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

;// CONCATENATED MODULE: ./lib/permissions/shell/commands/code.js




/** Interpreters and compilers: what they are given is code. */
const CODE = [
    ...rows('python python2 python3 pypy pypy3 python3.8 python3.9 python3.10 python3.11 python3.12 python3.13 python3.14', python),
    ...rows('node nodejs', node),
    ...rows('ruby perl php lua luajit Rscript R julia osascript tclsh groovy scala kotlin erl ghci irb swipl guile', interpreter),
    ...rows('deno bun tsx ts-node esno jiti', interpreter),
    ...rows('java javac kotlinc scalac jshell jar rustc gcc g++ cc c++ clang clang++ tsc cmake ninja meson bazel bazelisk buck scons ld as nasm', compiler),
    ...rows('vi vim nvim ex ed emacs emacsclient nano pico joe code micro', () => risky('an editor can run programs', 'use Edit or Write')),
    ...rows('less more', pager),
    ...rows('man info', ({ args }) => valuesOf(args).some((value) => /^-/.test(value)) ? risky('it starts a pager') : unproven('it starts a pager')),
    ...rows('psql mysql mariadb mongo mongosh redis-cli', ({ args }) => valuesOf(args).some((value) => /\\!|^\s*(system|\\system)\b/.test(value))
        ? risky('it runs a program')
        : unproven('it talks to a server')),
];
const ENVIRONMENT = /process\.env(?!\s*(\.\s*(?!\w*(TOKEN|KEY|SECRET|PASSWORD|CREDENTIAL))\w|\[\s*['"](?!\w*(TOKEN|KEY|SECRET|PASSWORD|CREDENTIAL))))|os\.environ(?!\s*(\.get\(|\[|\.setdefault|\.pop))|(?<!\w)%ENV\b|\bENV\.(each|to_h|inspect|to_a|map|sort)|\bgetenv\(\s*\)|Deno\.env\.toObject|\/proc\/\w+\/environ/i;
/** Code on the line itself that shows the environment. */
function inlineProblem(code) {
    if (code === undefined)
        return undefined;
    return ENVIRONMENT.test(code) ? never('it prints the environment') : undefined;
}
function isVersion(args) {
    return args.length === 1 && /^(--version|-V|-version|version|-v|-vV|--help|-h)$/.test(args[0]?.value ?? '');
}
function inlineCode(args, option) {
    return args.find((_, at) => option.test(args[at - 1]?.value ?? ''))?.value;
}
function python(call) {
    const { args } = call;
    if (isVersion(args))
        return { nature: 'reads' };
    let at = 0;
    for (; /^-./.test(args[at]?.value ?? ''); at += 1) {
        const value = args[at]?.value ?? '';
        if (/^-[a-zA-Z]*m$/.test(value))
            return moduleUse(args[at + 1], args.slice(at + 2));
        if (/^-[a-zA-Z]*c$/.test(value))
            return inlineProblem(args[at + 1]?.value) ?? unproven('it runs code');
        if (/^-[WX]$/.test(value))
            at += 1;
        else if (!/^-([bBdEiIOPqsSuvx]+|[WX].+)$/.test(value))
            return unproven('it runs code');
    }
    const [script, ...rest] = args.slice(at);
    if (script?.value === undefined || script.value === '-')
        return fromInput(call);
    const name = script.value.replace(/^.*\//, '');
    if (/^runtests\.py$/.test(name) || (name === 'manage.py' && rest[0]?.value === 'test'))
        return run(args.slice(at));
    const starts = name === 'setup.py' ? [{ words: [knownWord(name), ...rest], exact: false }] : [];
    return { ...unproven('it runs code'), reads: [asPath(script)], starts };
}
function moduleUse(module, rest) {
    const name = module?.value ?? '';
    if (/^(pytest|unittest|doctest|nose2?|coverage|testtools\.run|xdoctest)$/.test(name)) {
        const first = rest[0]?.value ?? '';
        if (name !== 'coverage')
            return run(rest);
        return first === 'run' || first === 'report' ? run(rest) : unproven('it runs code');
    }
    if (name === 'json.tool') {
        const paths = operandsOf(rest, /^--indent$/).map(asPath);
        return paths.length <= 1
            ? { nature: 'reads', reads: paths }
            : { ...unproven('it would write its last operand'), writes: paths.slice(1) };
    }
    if (name === 'pip')
        return {
            nature: 'reads',
            starts: [{ words: [{ raw: 'pip', value: 'pip', glob: false, variables: [] }, ...rest], exact: true }],
        };
    return {
        ...unproven('it runs code'),
        starts: module === undefined ? [] : [{ words: [module, ...rest], exact: false }],
    };
}
function node(call) {
    const { args } = call;
    if (isVersion(args))
        return { nature: 'reads' };
    const values = valuesOf(args);
    if (values[0] === '--test' ||
        (values.includes('--test') &&
            values.every((value) => !/^(-r|--require|--import|--loader|--experimental-loader)/.test(value))))
        return run(args);
    if (/^(--check|-c)$/.test(values[0] ?? '') && args.length === 2)
        return { nature: 'reads', reads: args.slice(1).map(asPath) };
    return interpreter(call);
}
function interpreter(call) {
    const { args } = call;
    if (isVersion(args))
        return { nature: 'reads' };
    const code = inlineCode(args, /^(-[a-zA-Z]*[eEpnr]|--eval|--print|eval)$/) ??
        args.find(({ value }) => /^-[a-z]*e./.test(value ?? ''))?.value;
    const problem = inlineProblem(code);
    if (problem !== undefined)
        return problem;
    if (valuesOf(args).some((value) => /^(https?:|npm:|jsr:|git\+)/.test(value)))
        return never('it fetches code and runs it');
    if (call.program === 'bun' || call.program === 'deno') {
        if (args[0]?.value === 'test')
            return run(args.slice(1));
        if (/^(publish|login|deploy)$/.test(args[0]?.value ?? ''))
            return never('it publishes or handles credentials');
    }
    if (call.program === 'perl' && args.every(({ value = '' }) => /^-/.test(value)) && args.length === 0)
        return fromInput(call);
    if (args.every(({ value = '' }) => value.startsWith('-')))
        return fromInput(call);
    return { ...unproven('it runs code'), reads: placesIn(args) };
}
/** A script that comes through a pipe. What a download says is judged where it is downloaded. */
function fromInput({ redirects, input }) {
    if (isDownload(input))
        return never('it runs what it downloads');
    const text = redirects.find(({ operator }) => operator.startsWith('<<'))?.target?.value;
    return inlineProblem(text) ?? unproven('it runs code');
}
function isDownload(command) {
    if (command === undefined)
        return false;
    return /^(curl|wget|http|https|xh|aria2c)$/.test(command.words[0]?.value ?? '') || isDownload(command.reads);
}
function compiler({ program, args }) {
    if (isVersion(args))
        return { nature: 'reads' };
    return {
        ...unproven(program === 'java' || program === 'jshell' ? 'it runs code' : 'it builds'),
        reads: placesIn(args),
    };
}
function pager({ program, args }) {
    const bad = valuesOf(args).find((value) => /^(\+|-\w*[okKtT]|--(log-file|LOG-FILE|lesskey|tag|cmd))/.test(value));
    const reads = pathWords(program, args, { operands: 'paths' });
    return bad === undefined
        ? { nature: 'reads', reads }
        : { ...risky(`${program} ${bad} may do more than reading`), reads };
}

;// CONCATENATED MODULE: ./lib/permissions/shell/commands/awk-program.js
/** What an awk program does besides looking at its input, in words; undefined: nothing. */
function awkProblem(program) {
    const code = withoutTexts(program);
    if (code === undefined)
        return 'this awk program is not understood';
    if (/\bENVIRON\b|\bPROCINFO\b/.test(code))
        return 'it reads the environment';
    if (/\bsystem\b/.test(code))
        return 'awk system() runs a program';
    if (/\bARG[VC]\b/.test(code))
        return 'it may change which files are read';
    if (/\bgetline\b/.test(code))
        return 'awk getline reads from files and programs';
    if (/@/.test(code))
        return 'it loads or calls what is not known';
    if (/(^|[^|])\|(?!\|)/.test(code))
        return 'awk pipes into a program';
    const printing = code.split(/[;{}\n]/).map((statement) => /\bprintf?\b(.*)/s.exec(statement)?.[1] ?? '');
    return printing.some((rest) => withoutGroups(rest).includes('>')) ? 'awk writes a file' : undefined;
}
/** The code without its texts, patterns and comments. */
function withoutTexts(program) {
    let code = '';
    for (let at = 0; at < program.length; at += 1) {
        const rest = program.slice(at);
        const char = program.charAt(at);
        if (char === '#')
            at += (/^[^\n]*/.exec(rest)?.[0].length ?? 1) - 1;
        else if (char === '"') {
            const text = /^"(?:[^"\\\n]|\\[^])*"/.exec(rest)?.[0];
            if (text === undefined)
                return undefined;
            at += text.length - 1;
            code += '""';
        }
        else if (char === '/' && startsPattern(code)) {
            // A slash within brackets ends the pattern for some, and not for others.
            const pattern = /^\/(?:[^/\\\n[]|\\[^]|\[\^?\]?[^\]/\n]*\])*\//.exec(rest)?.[0];
            if (pattern === undefined)
                return undefined;
            at += pattern.length - 1;
            code += '//';
        }
        else
            code += char;
    }
    return code;
}
/** A division needs something before it. */
function startsPattern(code) {
    return /(^|[(,!~{};&|=<>?:\n])[ \t]*$/.test(code);
}
function withoutGroups(text) {
    const inner = text.replace(/\([^()]*\)/g, '');
    return inner === text ? text : withoutGroups(inner);
}

;// CONCATENATED MODULE: ./lib/permissions/shell/commands/options.js

/** The option that makes it do more, in words; also a word that may turn out to be one. */
function dirtyOption({ noShort = '', noLong = [], valued = '' }, args) {
    const guarded = noShort !== '' || noLong.length > 0;
    for (const word of args) {
        const { value, raw } = word;
        if (value === '--')
            return undefined;
        if (guarded && (value === undefined || word.glob) && mayBeOption(word))
            return `${raw} may stand for an option`;
        if (value === undefined)
            continue;
        const long = /^--([\w-]+)/.exec(value)?.[1];
        const bad = long === undefined ? undefined : noLong.find((name) => name.startsWith(long));
        if (bad !== undefined)
            return `--${bad} does more than reading`;
        const letter = lettersOf(value, valued).find((one) => noShort.includes(one));
        if (letter !== undefined)
            return `-${letter} does more than reading`;
    }
    return undefined;
}
/** The letters of a cluster, up to one that takes the rest as its value. */
function lettersOf(value, valued) {
    const cluster = /^-([^-].*)$/s.exec(value)?.[1] ?? '';
    const end = [...cluster].findIndex((letter) => valued.includes(letter));
    return [...(end === -1 ? cluster : cluster.slice(0, end + 1))];
}

;// CONCATENATED MODULE: ./lib/permissions/shell/commands/sed-script.js
const NOT_UNDERSTOOD = 'this sed script is not understood';
/** Reads a script command by command: `e` runs programs and `w` writes files, and so do the flags of `s`. */
function sedEffects(script) {
    const reads = [];
    let rest = script;
    while ((rest = rest.replace(/^[\s;]+/, '')) !== '') {
        const step = oneCommand(rest);
        if (typeof step === 'string')
            return { reads, problem: step };
        if (step.read !== undefined)
            reads.push(step.read);
        rest = step.rest;
    }
    return { reads };
}
function oneCommand(text) {
    const after = afterAddresses(text);
    if (after === undefined)
        return NOT_UNDERSTOOD;
    const command = after.charAt(0);
    const rest = after.slice(1);
    if (/[{}]/.test(command))
        return { rest };
    if (command === '#')
        return { rest: rest.replace(/^[^\n]*/, '') };
    if (/[=dDgGhHnNpPxzF]/.test(command))
        return ended(rest);
    if (/[lqQL]/.test(command))
        return ended(rest.replace(/^ *\d*/, ''));
    if (/[:btT]/.test(command))
        return { rest: rest.replace(/^[^\n;}]*/, '') };
    // The text goes on over lines that end in a backslash.
    if (/[aic]/.test(command))
        return { rest: rest.replace(/^(?:[^\n\\]|\\[^]|\\$)*/, '') };
    if (/[rR]/.test(command)) {
        const [read = ''] = /^[^\n]*/.exec(rest) ?? [];
        return { rest: rest.slice(read.length), read: read.trim() };
    }
    if (command === 's' || command === 'y')
        return substitution(command, rest);
    if (/[ewW]/.test(command))
        return `the sed command ${command} ${command === 'e' ? 'runs a program' : 'writes a file'}`;
    return NOT_UNDERSTOOD;
}
function ended(rest) {
    return /^[ \t]*([;\n}#]|$)/.test(rest) ? { rest } : NOT_UNDERSTOOD;
}
const ADDRESS = String.raw `(?:\d+(?:~\d+)?|\$|[+~]\d+)`;
/** What stands after the addresses and `!`; undefined where they are not understood. */
function afterAddresses(text) {
    let rest = text;
    for (let count = 0; count < 2; count += 1) {
        const number = new RegExp(`^${ADDRESS}`).exec(rest)?.[0];
        const delimiter = /^(?:\/|\\([^\n\\]))/.exec(rest);
        if (number !== undefined)
            rest = rest.slice(number.length);
        else if (delimiter !== null) {
            const pattern = section(rest.slice(delimiter[0].length), delimiter[1] ?? '/', true);
            if (pattern === undefined)
                return undefined;
            rest = pattern.rest.replace(/^[IM]*/, '');
        }
        else
            break;
        rest = rest.replace(/^[ \t]*/, '');
        if (!rest.startsWith(','))
            break;
        rest = rest.slice(1).replace(/^[ \t]*/, '');
    }
    return rest.replace(/^[ \t!]*/, '');
}
function substitution(command, text) {
    const delimiter = text.charAt(0);
    if (delimiter === '' || /[\n\\]/.test(delimiter))
        return NOT_UNDERSTOOD;
    const pattern = section(text.slice(1), delimiter, command === 's');
    const replacement = pattern === undefined ? undefined : section(pattern.rest, delimiter, false);
    if (replacement === undefined)
        return NOT_UNDERSTOOD;
    const flags = command === 'y' ? '' : (/^[\w ]*/.exec(replacement.rest)?.[0] ?? '');
    if (/[ew]/.test(flags))
        return `the flag ${/e/.test(flags) ? 'e runs programs' : 'w writes a file'}`;
    if (!/^[gpiImM\d ]*$/.test(flags))
        return NOT_UNDERSTOOD;
    return ended(replacement.rest.slice(flags.length));
}
/** Up to the delimiter. A delimiter within brackets is read one way by some, and another way by others. */
function section(text, delimiter, isPattern) {
    let inBrackets = false;
    for (let at = 0; at < text.length; at += 1) {
        const char = text.charAt(at);
        if (char === '\n' && isPattern)
            return undefined;
        if (char === delimiter)
            return inBrackets ? undefined : { rest: text.slice(at + 1) };
        if (char === '\\' && !inBrackets)
            at += 1;
        else if (char === '\n')
            return undefined;
        else if (!isPattern)
            continue;
        else if (char === '[' && !inBrackets) {
            inBrackets = true;
            // A bracket that comes first is one of the characters.
            at += /^\^?\]/.exec(text.slice(at + 1))?.[0].length ?? 0;
        }
        else if (char === ']')
            inBrackets = false;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/permissions/shell/commands/filters.js





/** Programs whose first argument is a small program of its own. */
const FILTERS = [
    ...rows('sed gsed', sed),
    ...rows('awk gawk mawk nawk', awk),
    ...rows('jq gojq jaq', jq),
    ...rows('yq', yq),
    ...rows('sqlite3', sqlite),
];
function sed({ args }) {
    const { scripts, files, backup, problem } = sedWords(args);
    const paths = files.map(asPath);
    const backups = backup === undefined || backup === '' ? [] : paths.map((path) => backupOf(path, backup));
    const writes = backup === undefined ? [] : [...paths, ...backups];
    const touched = { reads: paths, writes };
    if (problem !== undefined)
        return { ...unproven(problem), reads: paths, writes: [...paths, ...writes] };
    if (scripts.includes(undefined))
        return { ...unproven('the sed script is not known before it runs'), ...touched };
    const effects = sedEffects(scripts.join('\n'));
    if (effects.problem !== undefined)
        return { ...risky(effects.problem), ...touched };
    const inserted = effects.reads.map((path) => ({ raw: path, path, glob: false }));
    return { nature: backup === undefined ? 'reads' : 'writes', reads: [...paths, ...inserted], writes };
}
function backupOf({ raw, path, glob }, suffix) {
    return { raw, path: path === undefined || /[*/]/.test(suffix) ? undefined : path + suffix, glob };
}
function sedWords(args) {
    const scripts = [];
    const operands = [];
    let backup;
    let problem;
    for (let at = 0; at < args.length; at += 1) {
        const word = args[at];
        const { value } = word;
        const inPlace = /^(?:-[nErsuz]*i|--in-place=?)(.*)$/s.exec(value ?? '');
        const expression = /^(?:-[nErsuz]*e|--expression=?)(.*)$/s.exec(value ?? '');
        if (value === '--') {
            operands.push(...args.slice(at + 1));
            break;
        }
        if (inPlace !== null) {
            backup = inPlace[1] ?? '';
            // `-i ''` is how other systems write it; here the empty word is an empty script, which changes nothing.
            if (backup === '' && args[at + 1]?.value === '' && args.length > at + 3)
                at += 1;
        }
        else if (expression !== null)
            scripts.push(expression[1] === '' ? args[(at += 1)]?.value : expression[1]);
        else if (/^(-[nErsuz]+|--(quiet|silent|regexp-extended|null-data|separate|unbuffered|posix|sandbox))$/.test(value ?? ''))
            continue;
        else if (/^-[nErsuz]*l$/.test(value ?? ''))
            at += 1;
        else if (value !== '-' && value?.startsWith('-') === true)
            problem ??= `sed ${value} is not understood`;
        else {
            if ((value === undefined || word.glob) && mayBeOption(word))
                problem ??= `${word.raw} may stand for an option`;
            operands.push(word);
        }
    }
    const given = scripts.length > 0;
    return {
        scripts: given ? scripts : [operands[0]?.value],
        files: (given ? operands : operands.slice(1)).filter(({ value }) => value !== '-'),
        backup,
        ...(problem === undefined ? {} : { problem }),
    };
}
function awk({ args }) {
    let at = 0;
    for (; args[at]?.value?.startsWith('-') === true; at += 1) {
        const value = args[at]?.value ?? '';
        if (value === '--') {
            at += 1;
            break;
        }
        if (/^-[vF]$/.test(value))
            at += 1;
        else if (!/^(-[vF].+|-[bcPrS]|--(posix|re-interval|traditional|characters-as-bytes|sandbox|csv))$/s.test(value))
            return { ...risky(`awk ${value} may load and run code`), reads: args.slice(at + 1).map(asPath) };
    }
    const [program, ...operands] = args.slice(at);
    const reads = operands.filter(({ value = '' }) => !/^([A-Za-z_]\w*=|-$)/.test(value)).map(asPath);
    if (program?.value === undefined)
        return { ...unproven('the awk program is not known before it runs'), reads };
    const problem = awkProblem(program.value);
    if (problem === 'it reads the environment')
        return never('it prints the environment');
    return problem === undefined ? { nature: 'reads', reads } : { ...risky(problem), reads };
}
const READS_ENVIRONMENT = /\$ENV\b|\$__prog|(?<![.\w$"'])env\b(?!\s*:)/;
/** A jq filter can print the environment and load modules. */
function jq({ program, args }) {
    const reads = pathWords(program, args, { operands: 'pattern' });
    const values = valuesOf(args);
    if (values.some((value) => READS_ENVIRONMENT.test(value)))
        return never('it prints the environment');
    const more = values.some((value) => /\b(import|include|get_search_list|input_filename)\b/.test(value));
    const why = more
        ? 'this jq filter reads more than its input'
        : dirtyOption({ noShort: 'fL', noLong: ['from-file', 'run-tests', 'library-path'] }, args);
    return why === undefined ? { nature: 'reads', reads } : { ...unproven(why), reads };
}
function yq(call) {
    const { args, program } = call;
    const values = valuesOf(args);
    const reads = pathWords(program, args, { operands: 'pattern' });
    if (values.some((value) => /\b(str)?env(subst)?\b\s*\(/.test(value)))
        return never('it prints the environment');
    const why = dirtyOption({ noShort: 'isf', noLong: ['inplace', 'split-exp', 'from-file'] }, args);
    if (why !== undefined)
        return { ...unproven(why), reads, writes: reads };
    return values.some((value) => /\bload/.test(value))
        ? { ...unproven('it loads other files'), reads }
        : { nature: 'reads', reads };
}
/** Only questions: `.shell`, `.load`, `readfile()` and the like reach further. */
function sqlite({ args }) {
    const rest = args.filter(({ value = '' }) => !/^-(readonly|header|csv|column|json|line|list|markdown|table|box)$/.test(value));
    const [database, ...questions] = rest;
    const reads = database === undefined ? [] : [asPath(database)];
    const isAsking = questions.length > 0 && questions.every(({ value = '' }) => QUESTION.test(value) && callsOnlyPlain(value));
    if (questions.some(({ value = '' }) => /\.(load|shell|system|import|output|once|open|excel|edit|save|clone|restore|cd)\b/.test(value)))
        return { ...risky('sqlite3 would run a program or write a file'), reads, writes: reads };
    return isAsking
        ? { nature: 'reads', reads }
        : { ...unproven('this use of sqlite3 may do more than asking'), reads, writes: reads };
}
/** Functions and tables that compute from rows and reach no file; a name in quotes could be any. */
function callsOnlyPlain(question) {
    if (/^\s*(\.|pragma\b)/i.test(question))
        return true;
    if (/--|\/\*|["`\]]\s*\(/.test(question))
        return false;
    return [...question.replace(/'[^']*'/g, "''").matchAll(/(\w+)\s*\(/g)].every(([, name = '']) => PLAIN_CALL.test(name));
}
const PLAIN_CALL = /^(count|sum|avg|min|max|total|group_concat|string_agg|length|octet_length|lower|upper|substr|substring|l?trim|rtrim|replace|round|abs|sign|coalesce|ifnull|iif|nullif|date|datetime|time|julianday|strftime|unixepoch|typeof|cast|in|values|exists|and|or|not|when|then|else|instr|printf|format|hex|quote|json\w*|row_number|rank|dense_rank|over|distinct|select|from|where|having|by|as|on|using|like|glob|is|union|all|except|intersect|join|between|random|changes|sqlite_version|pragma_(table_x?info|index_list|index_info|foreign_key_list))$/i;
const QUESTION = /^\s*(\.(schema|tables|indexes|databases|dbinfo|fullschema)( [\w.%]*)?|pragma (table_x?info|index_(list|x?info)|foreign_key_list|database_list|user_version|(integrity|quick)_check)(\(\w+\))?;?|(?!.*\b(writefile|readfile|edit|load_extension|fts3_tokenizer)\b)select\b[^;]*;?)\s*$/is;

;// CONCATENATED MODULE: ./lib/permissions/shell/commands/git-read.js
/** What git may be asked without changing anything: which options each list takes, for those that can do more. */
const READERS = new Set('status log diff show rev-parse ls-files ls-tree blame annotate grep shortlog describe cat-file merge-base rev-list name-rev diff-tree diff-index diff-files range-diff cherry check-ignore check-attr count-objects whatchanged show-ref show-branch for-each-ref version fsck hash-object'.split(' '));
const FORMAT = String.raw `--format=[^%]*(%\((HEAD|refname|objectname|objecttype|upstream|push|committerdate|authordate|creatordate|authorname|subject|contents:subject)(:[\w=-]+)?\)[^%]*)*`;
const LISTS = {
    branch: new RegExp(`^(--list|-l|-a|--all|-r|--remotes|-v+|-av+|--show-current|--(no-)?(contains|merged)(=.*)?|--points-at(=.*)?|--sort=[\\w-]+|--no-color|--color=\\w+|--no-column|--column(=\\w+)?|${FORMAT})$`),
    tag: new RegExp(`^(--list|-l|-n\\d*|--(contains|sort|merged|points-at)(=.*)?|${FORMAT})$`),
    stash: /^(list|show|-p|--stat|--name-only|--name-status|--oneline|stash@\{\d+\}|\d+)$/,
    remote: /^(-v|--verbose|show|get-url|[\w./-]+)$/,
    worktree: /^(list|--porcelain)$/,
    reflog: /^(show|HEAD(@\{\d+\})?|--oneline|-\d+|-n\d*|\d+|--all|[\w./-]+)$/,
    submodule: /^(status|summary|--recursive|--cached)$/,
    notes: /^(list|show|HEAD)$/,
    bisect: /^(log|view)$/,
    'symbolic-ref': /^(--short|-q|HEAD)$/,
    lfs: /^(ls-files|status)$/,
    var: /^GIT_(AUTHOR_IDENT|COMMITTER_IDENT|EDITOR|PAGER|SEQUENCE_EDITOR|DEFAULT_BRANCH)$/,
};
/** Short forms that the first operand may take to be a list only after one of these. */
const PATTERN_AFTER = /^(--list|-l|--(contains|merged|no-merged|no-contains|points-at))$/;
const BAD_LONG = [
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
    'lost-found',
    'help',
];
/** Why the verb with these arguments does more than look; undefined where it only looks. */
function gitReadingProblem(verb, rest) {
    const list = LISTS[verb];
    const values = rest.map((word) => word.value ?? '$');
    if (list !== undefined) {
        const fine = values.every((value, at) => list.test(value) || (/^[\w./*@{}~^-]+$/.test(value) && PATTERN_AFTER.test(values[at - 1] ?? ''))) && isListing(verb, values);
        return fine ? undefined : `this use of git ${verb} does more than listing`;
    }
    if (!READERS.has(verb))
        return `git ${verb} does more than reading`;
    return optionProblem(verb, values);
}
/** With no words, or the first one, these do something else than listing. */
function isListing(verb, all) {
    const [first] = all;
    if (verb === 'stash')
        return /^(list|show)$/.test(first ?? '');
    if (verb === 'worktree')
        return first === 'list';
    if (verb === 'remote')
        return remoteLists(all);
    if (verb === 'reflog')
        return !/^(expire|delete|drop|write)$/.test(first ?? '');
    if (verb === 'submodule')
        return /^(status|summary)?$/.test(first ?? '');
    if (verb === 'notes')
        return /^(list|show)$/.test(first ?? '');
    if (verb === 'bisect')
        return /^(log|view)$/.test(first ?? '');
    if (verb === 'lfs' || verb === 'var')
        return first !== undefined;
    if (verb === 'symbolic-ref')
        return first !== undefined;
    return true;
}
/** `git remote -v add x y` adds: the first word that is no option decides. */
function remoteLists(values) {
    const [verb] = values.filter((value) => !value.startsWith('-'));
    return verb === undefined || verb === 'get-url';
}
function optionProblem(verb, values) {
    for (const value of values) {
        if (value === '--')
            return undefined;
        const long = /^--([\w-]+)/.exec(value)?.[1];
        const bad = long === undefined ? undefined : BAD_LONG.find((name) => name.startsWith(long));
        if (bad !== undefined && !isOther(bad, verb, long ?? ''))
            return `git ${verb} --${bad} does more than reading`;
        if (verb === 'hash-object' && /^-w/.test(value))
            return 'git hash-object -w writes';
        if (verb === 'grep' && /^-[a-zA-Z]*O/.test(value))
            return 'git grep -O starts another program';
        // These placeholders start gpg.
        if (/%G|%\(signature/.test(value))
            return 'signatures are not checked here';
    }
    return undefined;
}
/** The same word means something harmless for this verb. */
function isOther(bad, verb, long) {
    if (bad === 'contents')
        return verb !== 'blame' && verb !== 'annotate';
    // `git rev-parse --git-dir` only prints where it is.
    if (/^(git-dir|work-tree)$/.test(bad))
        return verb === 'rev-parse' && long === 'git-dir';
    // `git ls-files --exclude-standard`, `git log --ex...`: an abbreviation that git itself finds ambiguous.
    return bad === 'exec' && long !== 'exec';
}

;// CONCATENATED MODULE: ./lib/permissions/shell/commands/git-write.js

const FOR_YOU = 'leave it out: your changes are committed and published for you';
const UNDO = 'undo a change with Edit or Write; git show HEAD:path prints how a file was';
const WORK = { nature: 'writes', scatters: true, moves: true };
/** What git may do to files and to the index; undefined where this use of the verb is not known. */
function gitWriting(verb, rest) {
    return VERBS[verb]?.(rest, verb);
}
const VERBS = {
    add: git_write_only(/^(-[AuvnfN]+|--(all|update|verbose|dry-run|intent-to-add|renormalize|force|no-all|ignore-removal))$/, {
        least: 0,
    }),
    mv: (rest) => {
        if (!git_write_plain(rest, /^(-[fkvn]+|--(force|verbose|dry-run))$/))
            return undefined;
        const paths = operandsOf(rest).map(asPath);
        return paths.length < 2 ? undefined : { ...WORK, reads: paths, writes: paths };
    },
    rm: (rest) => optionsOf(rest).includes('--cached')
        ? git_write_only(/^(--(cached|quiet|ignore-unmatch|force)|-[rqf]+)$/, { writes: false })(rest, 'rm')
        : git_write_only(/^(-[qfn]+|--(quiet|force|dry-run|ignore-unmatch))$/)(rest, 'rm'),
    checkout: (rest) => restoring(rest) ?? undone(rest),
    restore: (rest) => git_write_only(/^(-[SWq]+|--(staged|worktree|quiet|source=[\w./~^@{}-]+|ignore-unmerged|ours|theirs))$/)(withoutSource(rest), 'restore'),
    apply: (rest) => optionsOf(rest).some((option) => /^--unsafe/.test(option))
        ? never('it may write outside the workspace')
        : optionsOf(rest).every((option) => /^(--(check|stat|numstat|summary))$/.test(option)) &&
            optionsOf(rest).length > 0
            ? { nature: 'reads', reads: operandsOf(rest).map(asPath) }
            : undefined,
    config: (rest) => config(rest),
    remote: () => never("it changes git's own settings"),
    'update-ref': () => risky('it changes what branches are', UNDO),
    'update-index': () => unproven('it changes what git sees of the files', FOR_YOU),
    'filter-branch': (rest) => ({
        ...risky('it rewrites commits and runs programs'),
        starts: scripts(rest, /^--\w+-filter$/),
    }),
    'filter-repo': () => risky('it rewrites commits'),
    rebase: (rest) => ({
        ...(git_write_started(rest, /^(-x|--exec)/) ? risky('it runs programs') : unproven('it rewrites commits', FOR_YOU)),
        starts: scripts(rest, /^(-x|--exec)$/),
    }),
    bisect: (rest) => rest[0]?.value === 'run'
        ? { ...risky('it runs a program many times'), starts: [{ words: rest.slice(1), exact: false }] }
        : undefined,
    submodule: (rest) => {
        const at = rest.findIndex(({ value }) => value === 'foreach');
        if (at === -1)
            return reserved('it fetches other repositories');
        const script = valuesOf(operandsOf(rest.slice(at + 1))).join(' ');
        return { ...risky('it runs a program in other repositories'), starts: [{ script, exact: false }] };
    },
    difftool: (rest) => ({ ...risky('it starts other programs'), starts: scripts(rest, /^(-x|--extcmd)$/) }),
    mergetool: () => risky('it starts other programs'),
    branch: (rest) => optionsOf(rest).some((option) => /^(-[dDmMcCf]|--(delete|move|copy|force))/.test(option))
        ? risky('it changes what branches are', FOR_YOU)
        : undefined,
    reflog: () => risky('it removes what could be recovered'),
    gc: () => risky('it removes what could be recovered'),
    prune: () => risky('it removes what could be recovered'),
    worktree: () => risky('it writes another working tree'),
    archive: (rest) => (git_write_started(rest, /^--(remote|exec)/) ? never('it runs programs elsewhere') : undefined),
    maintenance: (rest) => /^(start|register|unregister|stop)$/.test(rest[0]?.value ?? '')
        ? never('it starts work that outlives the run')
        : risky('it removes what could be recovered'),
    init: (rest) => optionsOf(rest).some((option) => /^--(te|sep)/.test(option))
        ? never('it brings hooks that git runs later')
        : undefined,
    daemon: () => never('it serves the repository to others'),
    instaweb: () => never('it serves the repository to others'),
    'http-backend': () => never('it serves the repository to others'),
    'upload-pack': () => never('it serves the repository to others'),
    'receive-pack': () => never('it serves the repository to others'),
    shell: () => never('it serves the repository to others'),
    clone: fetching,
    fetch: fetching,
    pull: fetching,
    'ls-remote': fetching,
    'fetch-pack': fetching,
};
/** From another place inside the workspace it would be harmless; a transport may start programs. */
function fetching(rest, verb) {
    const values = valuesOf(rest);
    if (values.some((value) => /^\w*ext::|^--(upload-pack|exec|config|template|recurse-submodules)|^-[uc]/.test(value)))
        return never(`this use of git ${verb} may start other programs`);
    return reserved('it needs the network, which belongs to the harness', 'work with the commits that are there');
}
function config(rest) {
    const values = valuesOf(rest);
    if (values.some((value) => /^(-l|--list|--get-regexp|--get-urlmatch|list)$/.test(value)))
        return {
            nature: 'runs',
            objection: { layer: 'limit', reason: "it prints git's settings, where tokens may stand" },
        };
    const isAsking = values.length <= 2 &&
        /^(user\.(name|email)|core\.\w+|init\.\w+)$/.test(values.at(-1) ?? '') &&
        /^(--get|get)?$/.test(values.length === 2 ? (values[0] ?? '') : '');
    return isAsking ? { nature: 'reads' } : never("it changes git's own settings");
}
/** Changes to the named paths only: `git add` reads them, and others write them. */
function git_write_only(options, { least = 1, writes = true } = {}) {
    return (rest, verb) => {
        if (!git_write_plain(rest, options))
            return undefined;
        const paths = operandsOf(rest).map(asPath);
        if (paths.length < least)
            return undefined;
        if (verb === 'add' || !writes)
            return { nature: 'writes', reads: paths };
        if (isIndexOnly(rest, verb))
            return { nature: 'writes', reads: paths };
        return wholeTree(paths) ? unproven('it discards all changes', UNDO) : { ...WORK, writes: paths };
    };
}
/** The files stay as they are: only what is to be committed changes. */
function isIndexOnly(rest, verb) {
    const options = optionsOf(rest);
    const isStaged = options.some((option) => /^(-\w*S\w*|--staged)$/.test(option));
    return verb === 'restore' && isStaged && !options.some((option) => /^(-\w*W\w*|--worktree)$/.test(option));
}
function wholeTree(paths) {
    return paths.some(({ path }) => path === undefined || /^(:\/|:|\.?\/?|\*)$/.test(path.replace(/^(\.\/)+/, '')));
}
function git_write_plain(rest, options) {
    return (optionsOf(rest).every((option) => options.test(option)) &&
        !rest.some((word) => word.value === undefined && mayBeOption(word)));
}
/** `git checkout [REVISION] -- FILE...` and `git checkout FILE...`, where each names a file. */
function restoring(rest) {
    if (!git_write_plain(rest, /^(-[qf]+|--(quiet|force|ours|theirs|))$/))
        return undefined;
    const dashes = rest.findIndex(({ value }) => value === '--');
    const files = dashes === -1 ? operandsOf(rest) : rest.slice(dashes + 1);
    const named = dashes === -1 ? files.every(({ value = '' }) => /\.\w+$|\/|^\.\w/.test(value)) : true;
    const paths = (dashes === -1 && !named ? files.slice(1) : files).map(asPath);
    const isRevisionFirst = dashes === -1 && !named && /^(HEAD|[0-9a-f]{7,40})([~^]\d*)*$/.test(files[0]?.value ?? '');
    if (paths.length === 0 || (!named && !isRevisionFirst) || wholeTree(paths))
        return undefined;
    return { ...WORK, writes: paths };
}
function undone(rest) {
    return unproven(optionsOf(rest).some((option) => /^-[bB]|^--orphan/.test(option))
        ? 'it changes the branch'
        : 'it may discard changes', UNDO);
}
function withoutSource(rest) {
    return rest.filter(({ value }, at) => !/^(-s|--source)$/.test(value ?? '') && !/^(-s|--source)$/.test(rest[at - 1]?.value ?? ''));
}
function git_write_started(rest, option) {
    return rest.some(({ value }) => option.test(value ?? ''));
}
function scripts(rest, option) {
    return rest.flatMap(({ value = '' }, at) => {
        if (option.test(value))
            return [{ script: rest[at + 1]?.value ?? '$unknown', exact: false }];
        const joined = /^(?:--[\w-]+=|-x)(.+)$/s.exec(value)?.[1];
        return joined !== undefined &&
            option.test(value.replace(/[=].*$/s, '').slice(0, value.startsWith('--') ? undefined : 2))
            ? [{ script: joined, exact: false }]
            : [];
    });
}

;// CONCATENATED MODULE: ./lib/permissions/shell/commands/git.js




const GIT = [
    ...rows('git', git),
    ...rows('gh hub glab tea', ({ program, args }) => /^(api|auth|secret|variable|ssh-key|gpg-key|release|cache|repo|ruleset|codespace|extension|config|alias)$/.test(valuesOf(args)[0] ?? '') ||
        (args[0]?.value === 'pr' && /^(review|merge|close|edit|ready|lock)$/.test(args[1]?.value ?? ''))
        ? never(`${program} acts in your name elsewhere`, THREAD)
        : reserved(`${program} talks to the server; that belongs to the harness`, THREAD)),
];
const THREAD = 'the thread is in the request; what you changed is published for you';
const git_FOR_YOU = 'leave it out: your changes are committed and published for you';
function git({ args }) {
    const at = verbAt(args);
    if (args.slice(0, at).some((word) => word.value === undefined))
        return never('what git shall do is not known before it runs');
    const problem = globalProblem(args.slice(0, at));
    const verb = args[at]?.value;
    const rest = args.slice(at + 1);
    if (args[at] === undefined)
        return problem === undefined ? { nature: 'reads' } : risky(problem);
    if (verb === undefined)
        return never('what git shall do is not known before it runs');
    const use = ofVerb(verb, rest);
    if (problem !== undefined && use.objection?.layer !== 'limit') {
        // Without a terminal git starts no pager: a rule may open it, in both modes.
        const onlyPages = args
            .slice(0, at)
            .every(({ value = '' }) => /^(-c|--no-pager|core\.pager=[^\n]*|pager\.\w+=[^\n]*)$/.test(value));
        return { ...(onlyPages ? unproven(problem) : risky(problem)), ...git_placesOf(args.slice(0, at)) };
    }
    return { ...use, reads: [...(git_placesOf(args.slice(0, at)).reads ?? []), ...(use.reads ?? [])] };
}
/** The first word that is no option of git itself. */
function verbAt(args) {
    let at = 0;
    for (; args[at]?.value?.startsWith('-') === true; at += 1) {
        if (/^(-C|-c|--git-dir|--work-tree|--namespace|--exec-path|--config-env|--super-prefix)$/.test(args[at]?.value ?? ''))
            at += 1;
    }
    return at;
}
function git_placesOf(before) {
    return { reads: before.filter((_, at) => before[at - 1]?.value === '-C').map(asPath) };
}
/** Settings given on the line can start programs and lead elsewhere. */
function globalProblem(before) {
    for (const [at, { value = '$', raw }] of before.entries()) {
        if (before[at - 1]?.value === '-C' || value === '-C')
            continue;
        if (/^(--no-pager|--no-optional-locks|--version|--help|-P|--literal-pathspecs|--no-replace-objects)$/.test(value))
            continue;
        if (before[at - 1]?.value === '-c' && HARMLESS_SETTING.test(value))
            continue;
        if (value === '-c' && HARMLESS_SETTING.test(before[at + 1]?.value ?? ''))
            continue;
        return `git ${raw} may start other programs or lead elsewhere`;
    }
    return undefined;
}
const HARMLESS_SETTING = /^(color\.\w+|core\.(quotepath|pager=(cat|less|more|less -\w+)?$)|pager\.\w+=(false|cat)$|core\.quotePath|advice\.\w+|user\.(name|email)|diff\.renames|log\.date|init\.defaultBranch|commit\.gpgsign=false|gc\.auto=0)(=|$)/;
function ofVerb(verb, rest) {
    if (/^(push|send-pack|credential(-\w+)?|send-email|request-pull|imap-send|http-push)$/.test(verb))
        return {
            nature: 'runs',
            objection: { layer: 'limit', reason: 'pushing and credentials belong to the harness', instead: git_FOR_YOU },
        };
    const why = gitReadingProblem(verb, rest);
    if (why === undefined) {
        const unknown = rest.find((word) => (word.value === undefined || word.glob) && mayBeOption(word) && !isAfterDashes(word, rest));
        const reads = pathsRead(verb, rest);
        if (unknown !== undefined)
            return { ...unproven(`${unknown.raw} may stand for an option`), reads };
        return { nature: 'reads', reads };
    }
    const isRisky = /(-O|open-files|ext-diff|output|exec|textconv)/.test(why);
    return gitWriting(verb, rest) ?? { ...(isRisky ? risky(why) : unproven(why, git_FOR_YOU)), ...bothWays(rest) };
}
function isAfterDashes(word, rest) {
    const end = rest.findIndex(({ value }) => value === '--');
    return end !== -1 && rest.indexOf(word) > end;
}
const WITH_PATHS = /^(status|log|diff|show|ls-files|ls-tree|blame|annotate|grep|shortlog|whatchanged|diff-tree|diff-index|diff-files|rev-list|check-ignore|check-attr|cat-file|rev-parse|stash|hash-object)$/;
/** Operands that are paths, or `REVISION:path`, which is read as it was. */
function pathsRead(verb, rest) {
    if (!WITH_PATHS.test(verb))
        return [];
    // For blame, -S names a file.
    const valued = verb === 'blame' ? 'nLe' : 'SGnLei';
    const words = rest.filter((_, at) => !/^--(grep|author|committer|since|until|after|before|format|date|pretty)$/.test(rest[at - 1]?.value ?? ''));
    const named = pathWords('git', words, { operands: verb === 'grep' ? 'pattern' : 'paths', valued });
    if (verb === 'grep')
        return (named.length === 0 ? [{ raw: '.', path: '.', glob: false }] : named).map((word) => ({
            ...word,
            deep: 'plain',
        }));
    return named.map((word) => {
        const path = word.path === undefined ? undefined : /^[^/:]*:(?!\/)(?:\.\/)?(.+)$/s.exec(word.path)?.[1];
        return path === undefined ? word : { ...word, path, atRoot: true };
    });
}
function bothWays(rest) {
    const paths = operandsOf(rest, /^(-\w*m|--message)$/).map(asPath);
    return { reads: paths, writes: paths };
}

;// CONCATENATED MODULE: ./lib/permissions/shell/commands/network.js

/** Programs that reach other machines. */
const NETWORK = [
    ...rows('ssh scp sftp nc ncat netcat socat telnet ftp tftp rlogin rsh mosh autossh sshfs ngrok cloudflared', () => never('it reaches another machine')),
    ...rows('curl wget http https xh httpie aria2c lynx w3m links', fetch),
    ...rows('ping ping6 dig nslookup host getent traceroute tracepath whois nmap arp mtr tcpdump', () => never('it reaches another machine')),
    ...rows('openssl', ({ args }) => /^(s_client|s_server|s_time|ocsp)$/.test(args[0]?.value ?? '')
        ? never('it reaches another machine')
        : unproven('this use of openssl is not understood')),
    ...rows('mail mailx sendmail mutt logger wall write', () => reserved('it sends messages to others')),
    ...rows('docker podman nerdctl buildah kubectl helm terraform tofu pulumi ansible ansible-playbook vagrant minikube', container),
    ...rows('aws az gcloud gsutil doctl heroku vercel netlify fly flyctl firebase wrangler railway render oci ibmcloud s3cmd rclone restic', () => reserved('it acts on machines elsewhere')),
];
const LOOPBACK = /^(https?:\/\/)?(localhost|127(\.\d{1,3}){3}|\[::1\]|0\.0\.0\.0)(:\d+)?([/?#]|$)/i;
const SENDS = /^(-[A-Za-z]*[dFT]|--(data|form|upload-file|json|post|method|body)[\w-]*(=.*)?|-X|--request)$/;
function fetch({ program, args }) {
    const values = valuesOf(args);
    const touched = { writes: written(program, args) };
    if (/^(--version|-V|--help)$/.test(values.join(' ')))
        return { nature: 'reads' };
    const elsewhere = values.some((value) => /^(-x|--(proxy|preproxy|socks\d\w*|connect-to|resolve|unix-socket|interface|config)|-K)/.test(value));
    const places = values
        .filter((value, at) => isPlace(value, values[at - 1] ?? ''))
        .map((value) => value.replace(/^--url=/, ''));
    if (places.some((place) => /169\.254\.|metadata\./.test(place)))
        return { ...never('it asks the machine for its own secrets'), ...touched };
    if (!elsewhere && places.length > 0 && places.every((place) => LOOPBACK.test(place)))
        return { ...unproven('it talks to a server'), ...touched };
    if (values.some((value) => SENDS.test(value) || /^-[dFT]./.test(value)) ||
        args.some((word) => word.value === undefined))
        return { ...reserved('it may send what it read to another machine'), ...touched };
    return {
        ...reserved('it needs the network, which belongs to the harness', 'work with what is installed; do not count on the network'),
        ...touched,
    };
}
function isPlace(value, before) {
    if (/^(-[oOHAeubwmXdFTCDcE]|--(output|header|user-agent|referer|user|cookie|write-out|max-time|request|data[\w-]*|form|upload-file|retry[\w-]*|connect-timeout|cookie-jar|cert|key|cacert))$/.test(before) &&
        before !== '-O')
        return false;
    return /^--url=/.test(value) || (!value.startsWith('-') && value !== '$');
}
function written(program, args) {
    const option = program === 'wget'
        ? /^(-[a-zA-Z]*[OoP]|--output-(document|file)|--directory-prefix)$/
        : /^(-[a-zA-Z]*[oDc]|--output|--dump-header|--cookie-jar)$/;
    return args.filter(({ value }, at) => option.test(args[at - 1]?.value ?? '') && value !== '-').map(asPath);
}
const CHANGES = /^(run|exec|push|login|logout|cp|commit|load|import|start|create|apply|delete|destroy|install|uninstall|upgrade|rollout|scale|drain|patch|replace|edit|taint|up|config|port-forward|proxy|attach|debug)$/;
function container({ program, args }) {
    const verb = valuesOf(args).find((value) => !value.startsWith('-')) ?? '';
    if (CHANGES.test(verb))
        return never(`${program} reaches outside the workspace`);
    return reserved(`${program} has the powers of the machine`);
}

;// CONCATENATED MODULE: ./lib/permissions/shell/commands/npm.js




/** The package managers of Node. */
const NPM = [...rows('npm pnpm yarn', npm), ...rows('npx bunx pnpx', npx)];
const NPM_NEVER = /^(publish|unpublish|adduser|add-user|login|logout|token|owner|dist-tag|deprecate|access|profile|hook|team|org|star|trust|stage)$/;
/** Names of scripts whose work is seen by others. */
const OUTWARD = /(^|[:_-])(publish|deploy|release|upload)([:_-]|$)/i;
function npm(call) {
    const { args, program } = call;
    const at = firstVerb(args);
    const values = valuesOf(args);
    if (hidesVerb(args))
        return never(UNKNOWN_VERB);
    if (verbsOf(args).some((verb) => NPM_NEVER.test(verb)) && !npm_isRun(values, at))
        return never(PUBLISHES);
    const before = values.slice(0, at);
    const verb = values[at] ?? '';
    const rest = args.slice(at + 1);
    if (values.some((value) => /^--(script-shell|node-options|scripts-prepend-node-path|init-module|onload-script)/.test(value)))
        return risky('it changes what runs the scripts', 'leave the option out');
    if (args.length === 1 && /^(--version|-v|help|--help)$/.test(values[0] ?? ''))
        return { nature: 'reads' };
    if (before.some((value) => !/^(-s|--silent|-w|--workspace(=.*)?|--workspaces|-ws|-r|-C|--filter(=.*)?|--prefix(=.*)?|--if-present|-q|[\w@./-]+)$/.test(value)))
        return unproven(`this use of ${program} is not understood`);
    if (/^(ls|list|root|prefix|bin|why|explain|la|ll|query|licenses)$/.test(verb))
        return listing(program, rest);
    const script = /^(run|run-script|rum|urn)$/.test(verb) ? valuesOf(operandsOf(rest))[0] : undefined;
    if (/^(run|run-script)$/.test(verb) && rest.length === 0)
        return { nature: 'reads' };
    const name = script ??
        (program !== 'npm' &&
            !/^(install|add|remove|up|upgrade|exec|dlx|create|init|config|cache|set|link|import|workspace|workspaces|global|npm|plugin|dedupe)$/.test(verb)
            ? verb
            : '');
    if (OUTWARD.test(name))
        return reserved('it publishes');
    if (/^(test|t|tst)$/.test(verb) || /^test([:_-][\w:-]+)?$/.test(name))
        return withPlaces(tested(rest, script), args.slice(0, at));
    if (/^(exec|x|dlx)$/.test(verb))
        return npx({ ...call, program: 'npx', args: rest.filter(({ value }) => value !== '--') });
    if (/^(jest|vitest|mocha|ava)$/.test(name))
        return run(rest);
    if (/^(install|i|in|ci|add|update|up|upgrade|link|rebuild|remove|uninstall|dedupe|audit|outdated|view|info|show|search)$/.test(verb))
        return installing(args.slice(at));
    if (/^(config|c|set)$/.test(verb))
        return /^(get|list|ls)$/.test(values[at + 1] ?? '') &&
            values[at + 1] === 'get' &&
            !/auth|token|password|_/i.test(values[at + 2] ?? '_')
            ? { nature: 'reads' }
            : reserved('it changes settings that outlive the run');
    // Also what is installed can be started by its name, and another program by that.
    const from = args.slice(script === undefined ? at : at + 1);
    return (publishesSomewhere(from) ?? {
        ...unproven('it runs what the package says'),
        mentions: from.map((_, index) => from.slice(index)),
    });
}
function firstVerb(args) {
    const at = args.findIndex(({ value = '$' }, index) => !value.startsWith('-') &&
        !/^(-w|--workspace|-C|--filter|--prefix|--loglevel)$/.test(args[index - 1]?.value ?? ''));
    return at === -1 ? args.length : at;
}
function npm_isRun(values, at) {
    return /^(run|run-script|test|t|exec|x|ls|list|why|explain|view|info|show|help|install|i|add|remove|uninstall)$/.test(values[at] ?? '');
}
function withPlaces(use, before) {
    return { ...use, reads: [...(use.reads ?? []), ...placesIn(before)] };
}
/** Before `--` an option would be the package manager's own. */
function tested(rest, script) {
    const words = script === undefined ? rest : rest.filter((word) => word.value !== script);
    const values = valuesOf(words);
    const own = values.slice(0, values.includes('--') ? values.indexOf('--') : values.length);
    const fine = own.every((value) => !value.startsWith('-') || /^(-s|--silent|-w|--workspace(=.+)?|--workspaces|--if-present)$/.test(value));
    return fine ? run(words) : unproven(`this option is the package manager's own`, 'write it after --');
}
function listing(program, rest) {
    const values = valuesOf(rest);
    const fine = values.every((value) => /^(--(depth[= ]?\d*|all|json|long|parseable|omit=\w+|include=\w+|dev|prod|production|pattern)|-[aplr]+|[\w@.^~][\w@/.^~-]*)$/.test(value));
    return fine && !values.some((value) => /^(--?(script|registry|prefix|user|global)|-g$)/.test(value))
        ? { nature: 'reads' }
        : unproven(`this use of ${program} does more than listing`);
}
function installing(words) {
    const values = valuesOf(words);
    if (values.some((value) => /^(-g|--global|--location=global|--registry|--userconfig|--globalconfig)/.test(value)))
        return never(`${values.find((value) => value.startsWith('-')) ?? ''} leads outside the workspace`, OFFLINE);
    if (values.some((value) => /^(git(\+\w+)?|https?|github|gitlab|bitbucket|gist|ssh|file|npm):/.test(value) ||
        /^[\w.-]+\/[\w.-]+(#.*)?$/.test(value)))
        return never('it fetches code from any place', OFFLINE);
    return unproven('it fetches packages and runs their scripts', OFFLINE);
}
const RUNNERS = /^(vitest|jest|mocha|ava|tap|playwright|cypress|c8|nyc|karma|jasmine|wtr|web-test-runner|node-tap|tsd|uvu)$/;
function npx(call) {
    const { args } = call;
    const values = valuesOf(args);
    let at = 0;
    for (; values[at]?.startsWith('-') === true; at += 1) {
        if (/^(-p|--package|-w|--workspace)$/.test(values[at] ?? ''))
            at += 1;
        if (/^(-c|--call)$/.test(values[at] ?? ''))
            return { ...risky('it runs a shell line'), starts: [{ script: values[at + 1] ?? '', exact: false }] };
    }
    const [name, ...rest] = args.slice(at);
    const starts = name === undefined ? [] : [{ words: args.slice(at), exact: false }];
    if (values.some((value) => /^(https?|git(\+\w+)?|github|file):|^[\w.-]+\/[\w.-]+$/.test(value)) &&
        /[:/]/.test(name?.value ?? '') &&
        !name?.value?.startsWith('@'))
        return { ...never('it fetches code and runs it'), starts };
    const options = values.slice(0, at);
    const isLocal = options.every((value) => /^(--no-install|--no|--offline|--quiet|-q)$/.test(value));
    if (RUNNERS.test(name?.value ?? '') &&
        isLocal &&
        (name?.value !== 'playwright' || rest[0]?.value === 'test') &&
        (name?.value !== 'cypress' || rest[0]?.value === 'run'))
        return /^(c8|nyc)$/.test(name?.value ?? '')
            ? { nature: 'tests', starts: [{ words: args.slice(at), exact: true }] }
            : run(rest);
    return {
        ...unproven('it runs a package', 'use what the scripts of the project offer'),
        starts,
        reads: placesIn(rest),
    };
}

;// CONCATENATED MODULE: ./lib/permissions/shell/commands/packages.js



/** Package managers and the tools that they install. */
const PACKAGES = [
    ...rows('pip pip3', pip),
    ...rows('uv', uv),
    ...rows('uvx pipx', ({ args }) => /^(list|--version)$/.test(valuesOf(args)[0] ?? '')
        ? { nature: 'reads' }
        : unproven('it fetches a package and runs it')),
    ...rows('poetry pdm hatch rye pipenv conda mamba', ({ program, args }) => {
        const [first = '', second = ''] = valuesOf(args);
        if (hidesVerb(args))
            return never(UNKNOWN_VERB);
        if (/^(publish|upload|login|logout|token)$/.test(first))
            return never(PUBLISHES);
        if (first === 'run' && args.length > 1)
            return { nature: 'reads', starts: [{ words: args.slice(1), exact: true }] };
        if (/^(show|list|--version|check|info|config|env)$/.test(first) && (first !== 'config' || second === '--list'))
            return program === 'conda' ? unproven() : { nature: 'reads' };
        return unproven('it changes what is installed');
    }),
    ...rows('cargo', cargo),
    ...rows('gem', ({ args }) => withVerbs(args, /^(list|search|env|environment|contents|which|--version)$/, /^(push|yank|owner|signin|signout)$/)),
    ...rows('twine', ({ args }) => withVerbs(args, /^(check|--version)$/, /^(upload|register)$/)),
    ...rows('apt apt-get apt-cache aptitude dpkg dpkg-query yum dnf apk pacman zypper snap flatpak port nix nix-env rpm', system),
    ...rows('brew', ({ args }) => /^(list|ls|info|--version|--prefix|search|deps|leaves)$/.test(valuesOf(args)[0] ?? '')
        ? { ...unproven('it looks outside the workspace'), nature: 'reads' }
        : reserved(MACHINE)),
    ...rows('pre-commit', ({ args }) => /^(install|install-hooks|uninstall|init-templatedir)$/.test(valuesOf(args)[0] ?? '')
        ? never('it writes hooks that git runs later')
        : unproven('it runs the hooks of the repository')),
    ...rows('husky lefthook overcommit', ({ args }) => args.length === 0 || /^(install|init|add|uninstall)$/.test(valuesOf(args)[0] ?? '')
        ? never('it writes hooks that git runs later')
        : unproven()),
    ...rows('semantic-release release-it changeset lerna np goreleaser vsce ovsx', ({ args }) => valuesOf(args).some((value) => /^(publish|release)$/.test(value)) ? never(PUBLISHES) : unproven('it may publish')),
];
const MACHINE = 'it changes the machine';
const PIP_LISTING = /^(-[vqlVf]+|--(version|verbose|quiet|format(=\w+)?|files|local|all|not-required|disable-pip-version-check|no-color|exclude-editable|editable)|[\w.][\w.-]*)$/;
function pip({ args }) {
    const values = valuesOf(args);
    const at = values.findIndex((value) => !value.startsWith('-'));
    const verb = values[at] ?? '';
    const rest = values.slice(at + 1);
    if (/^(list|show|freeze|check|inspect|help)$/.test(verb) ||
        (args.length === 1 && /^(--version|-V)$/.test(values[0] ?? '')))
        return values.every((value) => PIP_LISTING.test(value))
            ? { nature: 'reads' }
            : unproven('this use of pip does more than listing');
    if (verb === 'uninstall')
        return reserved('it changes what is installed', OFFLINE);
    if (rest.some((value) => /^(--(user|break-system-packages|target|prefix|root|index-url|extra-index-url|trusted-host|find-links)|-t|-i)/.test(value)))
        return reserved('it installs outside the workspace or from another index', OFFLINE);
    if (rest.some((value) => /^(git|https?|hg|svn|bzr|ssh|file)(\+\w+)?:|@ *(git|https?)/.test(value)))
        return never('it fetches code from any place', OFFLINE);
    return unproven('it fetches packages and runs their scripts', OFFLINE);
}
function uv({ args }) {
    const values = valuesOf(args);
    if (hidesVerb(args))
        return never(UNKNOWN_VERB);
    if (values[0] === 'publish')
        return never(PUBLISHES);
    if (values[0] === 'pip')
        return pip({ program: 'pip', args: args.slice(1), redirects: [] });
    if (values[0] === 'run') {
        const words = args.slice(1);
        return words[0]?.value?.startsWith('-') === true || words.length === 0
            ? unproven('it runs code')
            : { nature: 'reads', starts: [{ words, exact: true }] };
    }
    if (/^(--version|version|tree|python)$/.test(values[0] ?? '') && (values[0] !== 'python' || values[1] === 'list'))
        return { nature: 'reads' };
    if (values.at(-1) === '--help')
        return { nature: 'reads' };
    return unproven('it changes what is installed', OFFLINE);
}
function cargo({ args }) {
    const words = args.filter(({ value }) => !/^\+[\w.-]+$/.test(value ?? ''));
    if (hidesVerb(words))
        return never(UNKNOWN_VERB);
    const values = valuesOf(words);
    if (verbsOf(words).some((verb) => /^(publish|login|logout|owner|yank)$/.test(verb)))
        return never(PUBLISHES);
    if (values.some((value) => /^--config/.test(value)))
        return risky('its settings can start other programs');
    const verb = values[0] ?? '';
    if (verb === 'test' || verb === 't' || (verb === 'nextest' && values[1] === 'run'))
        return run(words.slice(1));
    if (/^(--version|-V|--list|locate-project|pkgid|version|help)$/.test(verb))
        return { nature: 'reads' };
    if (verb === 'install' && values.some((value) => /^--(git|index|registry)/.test(value)))
        return never('it fetches code from any place', OFFLINE);
    if (/^(tree|metadata)$/.test(verb) && values.includes('--offline'))
        return { nature: 'reads' };
    return unproven('it builds, and what it builds may run code');
}
function withVerbs(args, reads, nevers) {
    if (hidesVerb(args))
        return never(UNKNOWN_VERB);
    if (verbsOf(args).some((verb) => nevers.test(verb)))
        return never(PUBLISHES);
    return reads.test(valuesOf(args)[0] ?? '')
        ? { nature: 'reads' }
        : unproven('it fetches packages and runs their scripts', OFFLINE);
}
/** The packages of the machine may be looked at. */
function system({ program, args }) {
    const options = optionsOf(args).join(' ');
    const verb = valuesOf(args).find((value) => !value.startsWith('-')) ?? '';
    const asks = (/^(apt-cache|apt|aptitude|yum|dnf|apk|brew|snap)$/.test(program) &&
        /^(search|show|policy|depends|rdepends|list|madison|info|pkgnames|showpkg)$/.test(verb)) ||
        (/^dpkg(-query)?$/.test(program) &&
            /^-([lLsSpW]|-list|-listfiles|-status|-search|-get-selections|-print-architecture)/.test(options)) ||
        (program === 'rpm' && /^-q/.test(options)) ||
        (program === 'pacman' && /^-Q/.test(options)) ||
        /^--version$/.test(options);
    return asks && !/-o|--option|-c\b/.test(options) ? { nature: 'reads' } : reserved(MACHINE, OFFLINE);
}

;// CONCATENATED MODULE: ./lib/permissions/shell/commands/readers.js



function reader(spec) {
    return ({ program, args }) => {
        const why = dirtyOption(spec, args);
        const reads = pathWords(program, args, spec);
        if (why !== undefined)
            return { ...(spec.risky ? risky(why) : unproven(why)), reads };
        const operands = operandsOf(args, new RegExp(`^-\\w*[${spec.valued ?? ' '}]$`));
        if (operands.length > (spec.mostOperands ?? Infinity))
            return { ...unproven(`${program} would write its last operand`), reads, writes: reads.slice(-1) };
        return { nature: 'reads', reads: [...reads, ...readers_listing(spec, args)] };
    };
}
/** Also where words are only data, wildcards list a directory. */
function readers_listing({ operands }, args) {
    return operands === 'data' ? args.filter((word) => word.glob && word.value?.includes('/') === true).map(asPath) : [];
}
const DATA = reader({ operands: 'data' });
const PATHS = reader({ operands: 'paths' });
const NOTHING = reader({ operands: 'data', mostOperands: 0 });
const readers_READERS = [
    ...rows('true false : echo basename dirname seq expr type which whatis break continue exit return shift', DATA),
    ...rows('pwd whoami id arch nproc groups logname tty cal tput jobs times fg caller getconf factor numfmt', DATA),
    ...rows('hash', (call) => ({
        ...(call.args.length === 0 ? NOTHING(call) : never('it changes what names mean')),
        starts: [{ words: call.args.slice(1), exact: false }],
    })),
    ...rows('wait', ({ args }) => args.every(({ value, raw }) => raw === '$!' || /^(%\w*|\d+)$/.test(value ?? ''))
        ? { nature: 'reads' }
        : unproven('it may evaluate a name')),
    ...rows('printf', reader({ operands: 'data', noShort: 'v' })),
    ...rows('shuf', reader({ operands: 'paths', noShort: 'o', noLong: ['output', 'random-source'], valued: 'n' })),
    ...rows('lsblk who', NOTHING),
    ...rows('uptime', NOTHING),
    ...rows('uname lscpu free lsb_release sw_vers', DATA),
    ...rows('test [', reader({ operands: 'data', noShort: 'vR' })),
    ...rows('date', reader({ operands: 'data', noShort: 'sf', noLong: ['set', 'file'] })),
    ...rows('cat nl tac rev od hexdump fold expand unexpand column cmp comm diff readlink realpath', PATHS),
    // Links that lead elsewhere are only looked at, not followed.
    ...rows('ls dir vdir', reader({ operands: 'paths', noShort: 'LH', noLong: ['dereference'], valued: 'IwT' })),
    ...rows('stat', reader({ operands: 'paths', noShort: 'L', noLong: ['dereference'], valued: 'cf' })),
    ...rows('sum zcat bzcat xzcat', PATHS),
    ...rows('cksum md5sum sha1sum sha224sum sha256sum sha384sum sha512sum b2sum md5 shasum', reader({ operands: 'paths', noShort: 'c', noLong: ['check'] })),
    // `@file` stands for the words in a file.
    ...rows('strings nm size readelf objdump', (call) => valuesOf(call.args).some((value) => value.startsWith('@'))
        ? unproven('it takes options from a file')
        : valuesOf(call.args).some((value) => /^--?pl/.test(value))
            ? risky(`${call.program} loads code`)
            : PATHS(call)),
    ...rows('df zgrep zegrep zfgrep bzgrep xzgrep fmt pr tsort colrm lsattr', PATHS),
    ...rows('look', reader({ operands: 'pattern', valued: 't' })),
    ...rows('ptx', reader({ operands: 'paths', noShort: 'G', noLong: ['traditional'], valued: 'FMSWgw' })),
    ...rows('namei pathchk base32 base64 basenc zipinfo', PATHS),
    ...rows('iconv', reader({ operands: 'paths', noShort: 'o', noLong: ['output'] })),
    ...rows('plutil', (call) => (call.args[0]?.value === '-p' ? PATHS(call) : unproven())),
    ...rows('head', reader({ operands: 'paths', valued: 'nc' })),
    ...rows('cut', reader({ operands: 'paths', valued: 'dfcb' })),
    ...rows('paste join', reader({ operands: 'paths', valued: 'd' })),
    ...rows('wc', reader({ operands: 'paths', noLong: ['files0-from'] })),
    ...rows('du', reader({ operands: 'paths', noShort: 'LHD', noLong: ['files0-from', 'dereference'], valued: 'd' })),
    ...rows('tr', DATA),
    ...rows('tail', reader({ operands: 'paths', noShort: 'fF', noLong: ['follow', 'retry'], valued: 'nc' })),
    ...rows('sort', sort),
    ...rows('uniq', reader({ operands: 'paths', mostOperands: 1, valued: 'fsw' })),
    ...rows('xxd', (call) => {
        const isBack = call.args.some(({ value = '' }) => /^-\w*r/.test(value));
        const use = reader({ operands: 'paths', mostOperands: 1, valued: 'lsc' })(call);
        return isBack
            ? { ...use, ...unproven('it may write its last operand'), writes: operandsOf(call.args).slice(1).map(asPath) }
            : use;
    }),
    ...rows('file', reader({ operands: 'paths', noShort: 'CfL', noLong: ['compile', 'files-from', 'dereference'], risky: true })),
    ...rows('tree', reader({ operands: 'paths', noShort: 'oRl', noLong: ['output', 'fromfile'], valued: 'ILP' })),
    ...rows('bat batcat', reader({ operands: 'paths', noLong: ['pager', 'paging', 'config-file'], risky: true })),
    ...rows('sleep', ({ args }) => {
        const [time = ''] = valuesOf(args);
        const isShort = args.length === 1 && /^(\d*\.)?\d+s?$/.test(time) && Number(time.replace(/s$/, '')) <= 600;
        return isShort ? { nature: 'reads' } : unproven('it may sleep too long');
    }),
    ...rows('yes', () => unproven('it never ends')),
];
const SORTING = {
    operands: 'paths',
    noShort: 'T',
    noLong: ['compress-program', 'temporary-directory', 'files0-from'],
    valued: 'ktSo',
    risky: true,
};
/** `-o` names the file to write. */
function sort(call) {
    const use = reader(SORTING)(call);
    const { args } = call;
    const joined = args.flatMap(({ raw, value = '', glob }) => {
        const path = /^(?:-[bdfgiMhnRrVcCmsuz]*o|--o[a-z]*=)(.+)$/s.exec(value)?.[1];
        return path === undefined ? [] : [{ raw, path, glob }];
    });
    const writes = [
        ...args.filter((_, at) => /^(-[bdfgiMhnRrVcCmsuz]*o|--o[a-z]*)$/.test(args[at - 1]?.value ?? '')).map(asPath),
        ...joined,
    ];
    return writes.length === 0 || use.nature !== 'reads' ? use : { ...use, nature: 'writes', writes };
}

;// CONCATENATED MODULE: ./lib/permissions/shell/commands/listed.js

/** Filters that hand on some of the lines they read, as they are. */
const listed_FILTERS = /^(grep|egrep|fgrep|rg|head|tail|sort|uniq|tac|shuf)$/;
/** The names that a pipe hands over, where they all lie in directories that are known. */
function listedBy(command) {
    const [name, ...args] = command?.words ?? [];
    const program = name?.value ?? '';
    if (command === undefined || command.assignments.length > 0)
        return undefined;
    if (program === 'find') {
        if (args.some(({ value = '' }) => /^-(printf|fprintf|exec|execdir|ok|okdir)$/.test(value)))
            return undefined;
        if (namesGitData(args.map(({ value = '' }) => value)))
            return undefined;
        const places = pathWords('find', args, { operands: 'paths' });
        return places.length === 0
            ? [namesBelow('.', NAMES)]
            : below(places.map(({ path, glob }) => (glob ? undefined : path)));
    }
    const values = args.map((word) => word.value ?? '$');
    const absolute = args.filter(({ value = '' }) => /^\/.*\*[\w.]*$/.test(value));
    if (program === 'ls' &&
        absolute.length > 0 &&
        listed_isListing(program, values.filter((value) => !value.startsWith('/'))))
        return [...args.filter(({ value = '' }) => value.startsWith('/')), ...HERE];
    if ((program === 'rg' && values.some((value) => /^(--files|-\w*l|--files-with-matches|-\w*L)$/.test(value))) ||
        listed_isListing(program, values))
        return HERE;
    if (program === 'xargs' && listed_isListing(values[0] ?? '', values.slice(1)))
        return listedBy(command.reads);
    if (listed_FILTERS.test(program) && command.reads !== undefined && isPlainFilter(program, values))
        return listedBy(command.reads);
    return undefined;
}
const NAMES = 'the names that xargs reads';
const HERE = [{ raw: NAMES, value: '*', glob: true, variables: [], below: true }];
/** Names in this directory or below it. */
function listed_isListing(program, values) {
    if (program === 'git')
        return /^(ls-files|diff --name-only|grep -l)/.test(values.join(' '));
    const operands = values.filter((value) => !value.startsWith('-'));
    const inside = operands.every((value) => !/^[/~$]|(^|\/)\.\.(\/|$)/.test(value));
    if (program === 'ls')
        return inside && !values.some((value) => /^-\w*l/.test(value));
    return /^e?grep$/.test(program) && inside && values.some((value) => /^-\w*[lL]/.test(value));
}
/** It reads only the pipe, and cuts nothing out of a line. */
function isPlainFilter(program, values) {
    const operands = values.filter((value, at) => !value.startsWith('-') && !/^-[nABCm]$/.test(values[at - 1] ?? ''));
    return /^(e?grep|fgrep|rg)$/.test(program)
        ? operands.length <= 1 && !values.some((value) => /^-\w*[of]|^--(only-matching|replace|file)|^-r/.test(value))
        : operands.length === 0;
}
/** Does `find` look for what lies in `.git`? Leaving that out names it, too. */
function namesGitData(values) {
    return values.some((value, at) => /^-(i?name|i?path|i?wholename|i?regex)$/.test(values[at - 1] ?? '') &&
        !/^(!|-not)$/.test(values[at - 2] ?? '') &&
        values[at + 1] !== '-prune' &&
        /(^|[/*?])\\?\.(git|\[g\]it|gi\[t\]|g\?t|gi\?|gi\*)(?![\w-])/i.test(value));
}
/** Any name in a directory or below it. */
function namesBelow(place, raw) {
    return { raw, value: `${place.replace(/\/+$/, '')}/*`, glob: true, variables: [], below: true };
}
function below(places) {
    const known = places.flatMap((place) => place === undefined || place.startsWith('-') ? [] : [namesBelow(place, NAMES)]);
    return known.length === places.length ? known : undefined;
}

;// CONCATENATED MODULE: ./lib/permissions/shell/commands/search.js





/** Programs that look for something, in files or for them. */
const SEARCHERS = [
    ...rows('grep egrep fgrep', searcher({ noShort: 'R', noLong: ['dereference-recursive'], valued: 'emABCd' }, 'it may follow links')),
    ...rows('rg', searcher({
        risky: true,
        valued: 'egtTmABCjMrd',
        noShort: 'zL',
        noLong: ['pre', 'pre-glob', 'search-zip', 'hostname-bin', 'follow'],
    })),
    ...rows('ag ack', searcher({ noShort: 'fz', noLong: ['pager', 'follow', 'search-zip', 'ackrc', 'env', 'create-ackrc'] })),
    ...rows('fd fdfind', fd),
    ...rows('find', find),
    ...rows('locate mlocate', () => unproven('it looks outside the workspace')),
];
function searcher(spec, why) {
    return ({ program, args }) => {
        const listsFiles = program === 'rg' && args.some((word) => word.value === '--files');
        const named = pathWords(program, args, { ...spec, operands: listsFiles ? 'paths' : 'pattern' });
        const reads = listsFiles ? named : deepened(program, args, named);
        const problem = dirtyOption(spec, args);
        return problem === undefined
            ? { nature: 'reads', reads }
            : { ...(spec.risky ? risky(problem) : unproven(why ?? problem)), reads };
    };
}
/** A search through directories opens all that is in them. */
function deepened(program, args, named) {
    const values = valuesOf(args);
    const isDeep = !/grep$/.test(program) ||
        values.some((value) => /^(-[a-zA-Z]*[rR]|--(dereference-)?recursive|--directories=recurse)/.test(value));
    if (!isDeep)
        return named;
    const places = named.length === 0 ? [{ raw: '.', path: '.', glob: false }] : named;
    const without = values.flatMap((value) => /^--exclude-dir=([\w.-]+)$/.exec(value)?.[1] ?? []);
    return places.map((place) => ({ ...place, deep: place.deep ?? 'plain', without }));
}
function fd({ program, args }) {
    const at = args.findIndex(({ value = '' }) => /^(-[a-zA-Z]*[xX]|--exec(-batch)?(=.*)?)$/.test(value));
    const own = at === -1 ? args : args.slice(0, at);
    // Places that an option names, in the next word or behind `=`, which is a path like any other then.
    const named = own.filter((_, place) => /^(-C|--(base-directory|search-path|ignore-file))$/.test(own[place - 1]?.value ?? ''));
    const reads = [
        ...pathWords(program, own, { operands: 'pattern' }),
        ...named.map(({ raw, value, glob }) => ({ raw, path: value, glob })),
    ];
    if (valuesOf(own).some((value) => /^(-[a-zA-Z]*L|--follow$)/.test(value)))
        return { ...unproven('it may follow links'), reads };
    if (at === -1)
        return { nature: 'reads', reads };
    return { ...risky('it starts another program'), reads, starts: [{ words: args.slice(at + 1), exact: false }] };
}
const WRITES_OR_CHANGES = /^-(delete|fprint|fprint0|fprintf|fls)$/;
function find({ program, args }) {
    const reads = pathWords(program, args, { operands: 'paths' });
    const values = valuesOf(args);
    const written = args.filter((_, at) => /^-f(print|print0|printf|ls)$/.test(values[at - 1] ?? ''));
    const writes = written.map(({ raw, value, glob }) => ({ raw, path: value, glob }));
    const { starts, isPlain } = search_started(args, program);
    const base = { reads, writes, starts };
    const ends = values.filter((value) => /^[;+]$/.test(value)).length;
    const hides = ends > starts.length ? () => true : mayStart;
    if (args.some(({ value, raw }) => value === undefined && hides(raw)))
        return never('it hides where words begin');
    if (starts.length > 0 && namesGitData(values))
        return { ...never("it is git's own data"), ...base };
    if (values.includes('-delete'))
        return {
            ...unproven('find -delete removes whatever it finds'),
            ...base,
            writes: reads.length === 0 ? [{ raw: '.', path: '.', glob: false }] : reads,
        };
    if (values.some((value) => WRITES_OR_CHANGES.test(value)))
        return { ...risky('find would write a file'), ...base };
    if (!isPlain)
        return { ...risky('find -execdir and -ok do more than looking'), ...base };
    if (values.some((value) => /^-(files0-from|follow|[LH]+)$/.test(value)))
        return { ...unproven('find would follow links'), ...base };
    const unknown = args.find(({ value, glob }) => value === undefined || (glob && /^[*?[]/.test(value)));
    if (unknown !== undefined && !isStartingPoint(unknown, args))
        return { ...unproven(`what ${unknown.raw} stands for is not known before it runs`), ...base };
    return { nature: 'reads', ...base };
}
/** Does what is not known of the word leave room for `-exec`, or for a blank before it? */
function mayStart(raw) {
    if (/IFS|^-|-(exec|ok)(dir)?(?![\w-])/.test(raw))
        return true;
    const texts = raw.replace(/["'\\]/g, '').split(/\$\(.*\)|`.*`|\$\{[^}]*\}|\$\w+|\$./s);
    const literal = texts.filter((text) => text !== '');
    if (literal.length === 0)
        return false;
    const [first = '', last = ''] = [texts[0], texts.at(-1)];
    return ['-exec', '-execdir', '-ok', '-okdir'].some((option) => option.startsWith(first) && option.endsWith(last) && literal.every((text) => option.includes(text)));
}
/** Before the first test, where a word can only be a directory unless it looks like an option. */
function isStartingPoint(word, args) {
    const first = args.findIndex(({ value = '' }) => /^[-(!]/.test(value));
    const isEarly = first === -1 || args.indexOf(word) < first;
    return isEarly && typeof word.pieces?.[0] === 'string' && !/^[-*?[(!]/.test(word.pieces[0]);
}
/** `-exec COMMAND {} +`: the names that find gives begin with a directory it searches, and are never options. */
function search_started(args, program) {
    const starts = [];
    let isPlain = true;
    for (const [at, { value = '' }] of args.entries()) {
        if (!/^-(exec|execdir|ok|okdir)$/.test(value))
            continue;
        const rest = args.slice(at + 1);
        const end = rest.findIndex((word) => word.value === ';' || word.value === '+');
        const words = rest.slice(0, end === -1 ? undefined : end);
        isPlain &&= value === '-exec' && end !== -1 && words.length > 0;
        starts.push({ words: words.flatMap((word) => found(word, args, program)), exact: value === '-exec' && end !== -1 });
    }
    return { starts, isPlain };
}
/** What `{}` becomes lies in the directories that are searched: they stand for it. */
function found(word, args, program) {
    if (word.value !== '{}')
        return [word.value?.includes('{}') === true ? unknownWord(word.raw) : word];
    const places = pathWords(program, args, { operands: 'paths' });
    return (places.length === 0 ? [{ path: '.', glob: false }] : places).map(({ path, glob }) => path === undefined || glob || path.startsWith('-') ? unknownWord(word.raw) : namesBelow(path, word.raw));
}

;// CONCATENATED MODULE: ./lib/permissions/shell/commands/shells.js

/** Shells and what hands text to the shell. */
const SHELLS = [
    ...rows('sh bash dash zsh ksh ash rbash fish', shell),
    ...rows('eval', evaluate),
    ...rows('source .', source),
    ...rows('trap', ({ args }) => {
        const [text] = args.filter(({ value }) => value !== '--');
        if (text === undefined || /^(-|-l|-p|)$/.test(text.value ?? '$'))
            return { nature: 'reads' };
        if (text.value === undefined)
            return never(NOT_KNOWN, WRITE_OUT);
        return { ...unproven('it runs at another time'), starts: [{ script: text.value, exact: false }] };
    }),
    ...rows('alias', ({ args }) => args.every((word) => word.value !== undefined && !word.value.includes('='))
        ? { nature: 'reads' }
        : args.some((word) => word.value === undefined)
            ? never(NOT_KNOWN, WRITE_OUT)
            : {
                ...risky('it changes what names mean'),
                starts: valuesOf(args).map((value) => ({ script: value.replace(/^[^=]*=/, ''), exact: false })),
            }),
];
const NOT_KNOWN = 'it runs a text that is not known before it runs';
const WRITE_OUT = 'write the commands out';
function shell({ program, args, redirects, input }) {
    let at = 0;
    let runsText = false;
    let readsInput = false;
    let checks = false;
    for (; /^(\+|[-+].+)$/s.test(args[at]?.value ?? ''); at += 1) {
        const value = args[at]?.value ?? '';
        if (value === '--') {
            at += 1;
            break;
        }
        if (/^(--norc|--noprofile|--posix|-f|\+)$/.test(value))
            continue;
        if (/^[-+][oO]$/.test(value)) {
            at += 1;
            if (args[at]?.value === undefined)
                return unknownText(args);
        }
        else if (/^[-+][euxvnsc]+$/.test(value)) {
            runsText ||= value.includes('c');
            readsInput ||= value.includes('s');
            checks ||= value.includes('n');
        }
        else if (/^--(version|help)$/.test(value))
            return { nature: 'reads' };
        else
            return { ...risky(`${program} ${value} runs more than its script`), starts: scriptsIn(args) };
    }
    const first = args[at];
    if (runsText) {
        if (first?.value === undefined || first.glob)
            return unknownText(args);
        return ofText(program, first.value);
    }
    if (first === undefined || readsInput || first.value === '-' || first.value === '/dev/stdin')
        return shells_fromInput({ program, args, redirects, ...(input === undefined ? {} : { input }) });
    if (/^\/dev\/fd\/\d+$/.test(first.value ?? ''))
        return unknownText(args);
    if (first.value === undefined && mayBeOption(first))
        return unknownText(args);
    if (checks)
        return { nature: 'reads', reads: [asPath(first)] };
    return { ...unproven('it runs a script of the workspace'), reads: [asPath(first)] };
}
function scriptsIn(args) {
    return valuesOf(args)
        .filter((_, at) => /^-\w*c\w*$/.test(args[at - 1]?.value ?? ''))
        .map((script) => ({ script, exact: false }));
}
function unknownText(args) {
    return { ...never(NOT_KNOWN, WRITE_OUT), starts: scriptsIn(args) };
}
/** Only bash reads a text as it is read here; to others some of it means something else. */
function ofText(program, script) {
    const isCommon = program === 'bash' || (/^(sh|dash|ash)$/.test(program) && !ONLY_BASH.test(script));
    const use = isCommon ? { nature: 'reads' } : never(`${program} may read its text in another way`, WRITE_OUT);
    return { ...use, starts: [{ script, exact: isCommon }] };
}
const ONLY_BASH = /\$['"]|&>|[<>]\(|<<<|\|&|\[\[|\(\(|\bfunction\b|\w\+?=\(|\{[^}]*[,.][^}]*\}|[<>]&[^\d-]|<>|\$\{\w+[^\w}:#%+-]|\bselect\b|\bcoproc\b|\btime\b|~[+-]/;
/** A here-document is a script that can be read; a pipe or a file is not. */
function shells_fromInput({ program, redirects, input }) {
    const given = redirects.filter(({ operator }) => operator.startsWith('<'));
    const [only] = given;
    if (given.length === 1 &&
        input === undefined &&
        only?.operator.startsWith('<<') === true &&
        only.target?.value !== undefined)
        return ofText(program, only.target.value);
    return never(NOT_KNOWN, WRITE_OUT);
}
function evaluate({ args }) {
    if (args.length === 0)
        return { nature: 'reads' };
    const known = args.every((word) => word.value !== undefined && !word.glob);
    if (!known)
        return {
            ...never(NOT_KNOWN, WRITE_OUT),
            starts: [
                {
                    script: valuesOf(args)
                        .map((value) => (value === '$' ? '"$unknown"' : value))
                        .join(' '),
                    exact: false,
                },
            ],
        };
    return { nature: 'reads', starts: [{ script: valuesOf(args).join(' '), exact: true }] };
}
/** The scripts that make a virtual environment the current one, as tests need it. */
const ACTIVATION = /(^|\/)(\.?\w*v?env\w*|\.venv[\w.-]*)\/bin\/activate$/;
function source({ args }) {
    const [file] = args;
    if (file === undefined || /^(-|\/dev\/(stdin|fd\/\d+))$/.test(file.value ?? ''))
        return never(NOT_KNOWN, WRITE_OUT);
    const reads = [asPath(file)];
    if (file.value !== undefined && ACTIVATION.test(file.value) && args.length === 1)
        return { nature: 'tests', reads };
    return { ...unproven('it runs a script in this shell'), reads };
}

;// CONCATENATED MODULE: ./lib/permissions/shell/commands/wrappers.js



const TRANSPARENT = {
    timeout: {
        flags: /^(-v|--verbose|--foreground|--preserve-status|-[ks].+|--(kill-after|signal)=.+)$/,
        valued: /^(-k|-s|--kill-after|--signal)$/,
        operands: 1,
    },
    gtimeout: { flags: /^$/, valued: /^-[ks]$/, operands: 1 },
    time: { flags: /^-[pvlq]$/ },
    nice: { flags: /^(-n?-?\d+|--adjustment=-?\d+)$/, valued: /^(-n|--adjustment)$/ },
    nohup: { flags: /^$/ },
    stdbuf: { flags: /^(-[ioe](L|\d+\w*)|--(input|output|error)=(L|\d+\w*))$/, valued: /^-[ioe]$/ },
    command: { flags: /^-p$/ },
    builtin: { flags: /^$/ },
    busybox: { flags: /^$/ },
    toybox: { flags: /^$/ },
};
/** Programs that run a command in a way that is not judged, by how many operands stand before it. */
const OTHERS = [
    // How it runs: its terminal, its place in the queue, its limits, its user's settings.
    [
        0,
        'exec setsid watch faketime coproc fakeroot unbuffer chronic rlwrap prlimit numactl noglob script scriptreplay expect',
    ],
    [1, 'ionice chrt taskset flock faketime choom setarch linux32 linux64 chpst softlimit envdir setlock'],
    [
        0,
        'xvfb-run dbus dbus-run-session dbus-launch start-stop-daemon ssh-agent systemd-inhibit caffeinate tini dumb-init',
    ],
    [0, 'eatmydata firejail proot bwrap torsocks torify proxychains proxychains4 wine box64 catchsegv ts tsp sem'],
    // Measured, traced or covered.
    [
        0,
        'hyperfine valgrind heaptrack cpulimit kcov bashcov py-spy austin scalene memray rr samply gtime poop criu uftrace',
    ],
    [1, 'perf samply memray'],
    // Again and again, or several at a time.
    [0, 'parallel entr nodemon watchexec onchange chokidar reflex retry concurrently run-s run-p npm-run-all'],
    [1, 'start-server-and-test wait-on wait-for wait-for-it dockerize cargo-watch overmind foreman honcho'],
    // With the settings or the versions of something else.
    [0, 'dotenv dotenvx env-cmd cross-env cross-env-shell with-env'],
    [2, 'direnv nvm rvm aws-vault chamber sops'],
    [1, 'mise asdf devbox rbenv pyenv nodenv goenv jenv fnm volta pixi flox doppler infisical op teller'],
];
const WRAPPERS = [
    ...Object.entries(TRANSPARENT).map(([name, wrapper]) => [name, transparent(wrapper)]),
    ...OTHERS.flatMap(([operands, names]) => rows(names, opaque(operands))),
    ...rows('env', env),
    ...rows('xargs gxargs', xargs),
    ...rows('ld.so ld-linux-x86-64.so.2 ld-linux-aarch64.so.1 ld-linux.so.2 ld-musl-x86_64.so.1', (call) => ({
        ...risky('it starts a program past its name'),
        starts: candidates(call.args, 0),
    })),
];
/**
 * Printing the environment shows whatever is in it; asking for names that hold no secret does not, and is known to
 * when it goes straight into a search for them.
 */
function environment({ output }, names) {
    const [filter, ...words] = output ?? [];
    const searched = /^(e?grep|rg)$/.test(filter?.value ?? '')
        ? words.filter(({ value }) => !/^-[iEwn]+$/.test(value ?? ''))
        : [];
    const asked = names.length > 0 ? names : searched;
    const isHarmless = asked.length > 0 &&
        asked.every(({ value = '', glob }) => !glob && HARMLESS_NAMES.test(value) && !SECRET_NAMES.test(value));
    if (!isHarmless)
        return never('it prints the environment');
    return { ...unproven('it looks at the environment'), nature: 'reads' };
}
const HARMLESS_NAMES = /^\^?[A-Za-z_]{3}[\w|\\]*=?$/;
const SECRET_NAMES = /key|tok|sec|pass|pwd|cred|auth|api|github|actions|input|runner|anthropic|private|cert/i;
/** Every place where the command may start: rather one too many than one too few, since nothing is allowed by it. */
function candidates(args, operands) {
    const starts = [];
    let left = operands;
    for (const [at, word] of args.entries()) {
        const value = word.value ?? '';
        if (/^-/.test(value) || /^\w+=/.test(value))
            continue;
        starts.push({ words: args.slice(at), exact: false });
        // A word after an option may be its value, and then the command comes after it.
        if (args[at - 1]?.value?.startsWith('-') === true)
            continue;
        if (left === 0)
            break;
        left -= 1;
    }
    return starts;
}
function transparent({ flags, valued = /^$/, operands = 0 }) {
    return ({ program, args, input }) => {
        if (program === 'command' && /^-[vV]/.test(args[0]?.value ?? ''))
            return { nature: 'reads' };
        let at = 0;
        for (; args[at]?.value?.startsWith('-') === true && args[at]?.glob === false; at += 1) {
            const value = args[at]?.value ?? '';
            if (value === '--') {
                at += 1;
                break;
            }
            if (valued.test(value))
                at += 1;
            else if (!flags.test(value))
                return { ...unproven(`${program} ${value} is not understood`), starts: candidates(args, operands) };
        }
        const words = args.slice(at + operands);
        const before = args.slice(at, at + operands);
        if (args.slice(0, at + operands).some(maySplit))
            return never('where its command begins is not known before it runs');
        if (words.length === 0 || before.some((word) => word.value === undefined || word.glob))
            return { ...unproven(`${program} has no command that is known`), starts: candidates(args, operands) };
        return { nature: 'reads', starts: [{ words, exact: true, ...(input === undefined ? {} : { input }) }] };
    };
}
function opaque(operands) {
    return ({ program, args }) => {
        if (program === 'exec' && args.length === 0)
            return unproven('it changes where later commands read and write');
        // A command may be one word, which a shell reads.
        const scripts = valuesOf(args).filter((value, at) => /^-\w*c$/.test(args[at - 1]?.value ?? '') || /^[\w./-]+ /.test(value));
        const starts = [...candidates(args, operands), ...scripts.map((script) => ({ script, exact: false }))];
        return { ...unproven(`what ${program} starts is not judged`), starts };
    };
}
/** Without quotes a value may become several words, or none. */
function maySplit({ value, raw }) {
    return raw.startsWith('<(') || (value === undefined && !/^("[^"]*"|'[^']*')$/s.test(raw));
}
function env(call) {
    const { args, input } = call;
    let at = 0;
    const assignments = [];
    for (; at < args.length; at += 1) {
        const word = args[at];
        const value = word.value ?? (typeof word.pieces?.[0] === 'string' ? word.pieces[0] : '$');
        const set = /^([^-=][^=]*)=(.*)$/s.exec(value);
        if (set !== null) {
            const text = word.value === undefined ? undefined : set[2];
            const { value: _whole, pieces: _pieces, ...rest } = word;
            assignments.push({ name: set[1] ?? '', value: { ...rest, ...(text === undefined ? {} : { value: text }) } });
        }
        else if (/^(-u|--unset)$/.test(value))
            at += 1;
        else if (/^(-i?|--ignore-environment|-u.+|--unset=.+|-0|--null|-v|--debug)$/.test(value))
            continue;
        else if (value === '--')
            continue;
        else if (value.startsWith('-') || word.glob) {
            // Such a word is split in a way of its own.
            if (/^(-\w*S|--s)/.test(value))
                return never('what env makes of its text is not judged', 'write the command out');
            return { ...risky(`env ${value} is not understood`), starts: candidates(args, 0) };
        }
        else
            break;
    }
    const words = args.slice(at);
    if (words.length === 0)
        return environment(call, []);
    return { nature: 'reads', starts: [{ words, exact: true, assignments, ...(input === undefined ? {} : { input }) }] };
}
function xargs(call) {
    const { args } = call;
    let at = 0;
    let replaced;
    for (; args[at]?.value?.startsWith('-') === true; at += 1) {
        const value = args[at]?.value ?? '';
        const replacing = /^(?:-I|-i|--replace=)(.*)$/s.exec(value);
        if (replacing !== null)
            replaced = replacing[1] !== '' ? replacing[1] : value === '-I' ? args[(at += 1)]?.value : '{}';
        else if (/^-[nPLsdE]$/.test(value))
            at += 1;
        else if (!/^(-[0rtx]+|-[nPLsdE].+|--(null|no-run-if-empty|verbose|max-args=\d+|max-procs=\d+|delimiter=.+))$/s.test(value)) {
            const read = args.filter((_, place) => /^(-a|--arg-file)$/.test(args[place - 1]?.value ?? ''));
            return {
                ...unproven(`xargs ${value} is not understood`),
                starts: candidates(args, 0),
                reads: read.map(({ raw, value: path, glob }) => ({ raw, path, glob })),
            };
        }
    }
    if (args.slice(0, at).some(maySplit))
        return never('where its command begins is not known before it runs');
    const words = args.slice(at);
    const named = listedBy(call.input);
    const fed = named ?? [unknownWord('the names that xargs reads')];
    const inner = words.length === 0 ? [knownWord('echo')] : words;
    const full = replaced === undefined
        ? [...inner, ...fed]
        : inner.flatMap((word) => (word.raw === replaced ? fed : [withName(word, replaced ?? '{}')]));
    return { nature: 'reads', starts: [{ words: full, exact: true }] };
}
/** `{}.bak` is not known either. */
function withName(word, replaced) {
    return word.value?.includes(replaced) === true ? unknownWord(word.raw) : word;
}

;// CONCATENATED MODULE: ./lib/permissions/shell/commands/system.js


/** What reaches past the command itself: other users, the machine, other processes. */
const SYSTEM = [
    ...rows('sudo sudoedit su doas run0 pkexec pfexec dzdo please runuser setpriv setuidgid capsh chroot newgrp sg gosu su-exec unshare nsenter machinectl', ({ args }) => ({
        ...never('it changes who the process is', 'leave it out: nothing here needs it'),
        starts: candidates(args, 0),
    })),
    ...rows('usermod useradd userdel groupmod groupadd adduser addgroup gpasswd passwd chpasswd chsh chfn visudo vipw setcap', () => never('it changes who the process is')),
    ...rows('shutdown reboot halt poweroff init telinit mount umount fdisk parted sfdisk gdisk wipefs mkswap swapon swapoff losetup cryptsetup', () => never('it changes the machine')),
    ...rows('lvcreate lvremove vgcreate vgremove pvcreate mdadm insmod rmmod modprobe sysctl iptables ip6tables nft ufw firewall-cmd', () => never('it changes the machine')),
    ...rows('systemctl systemd-run service launchctl loginctl hostnamectl timedatectl update-rc.d', () => never('it changes the machine')),
    ...rows('crontab at batch atd anacron', () => never('it starts work that outlives the run')),
    ...rows('gdb lldb gcore strace ltrace dtrace bpftrace reptyr killall pkill', ({ args }) => ({
        ...never('it reads or ends other processes'),
        starts: candidates(args, 0),
    })),
    ...rows('printenv', (call) => environment(call, call.args)),
    ...rows('ps', ({ args }) => valuesOf(args).some((value) => /^[a-z]*e[a-z]*$/.test(value) || /environ|^-E/.test(value))
        ? never('it prints the environment of processes')
        : risky('it shows other processes')),
    ...rows('top htop pgrep pidof lsof fuser ss netstat pstree vmstat iostat dmesg journalctl w who last lastlog', () => risky('it shows other processes')),
    ...rows('ip ifconfig route ethtool iw nmcli', () => never('it changes the network')),
    ...rows('hostname domainname', ({ args }) => args.length === 0 ? { nature: 'reads' } : unproven('it changes the name of the machine')),
    ...rows('defaults open xdg-open pbcopy pbpaste xclip xsel tmux screen', () => unproven('it reaches other programs')),
];

;// CONCATENATED MODULE: ./lib/permissions/shell/commands/writers.js


/** Programs that change the files they name. */
const WRITERS = [
    ...rows('mkdir', everyOperand(/^(-[pv]+|-m\d+|--(parents|verbose|mode=\d+))$/)),
    ...rows('touch', everyOperand(/^-[camh]+$|^-[dtr].+$|^--(no-create|date=.*)$/, /^-[dtr]$/)),
    // Whole directories need a rule.
    ...rows('rm', rm),
    ...rows('rmdir', everyOperand(/^(-[pv]+|--ignore-fail-on-non-empty|--parents|--verbose)$/)),
    ...rows('unlink', everyOperand(/^$/)),
    ...rows('shred', (call) => withTargets(call, unproven('it destroys files'))),
    ...rows('tee', tee),
    ...rows('truncate', everyOperand(/^(-s.*|-c|--(size=.*|no-create))$/, /^-s$/)),
    ...rows('cp', ontoLast(/^-[aLPRrpfnvuT]+$|^--(recursive|force|archive|no-clobber|verbose|update|preserve(=\w+)?|no-target-directory)$/)),
    ...rows('mv', ontoLast(/^-[fnvuT]+$|^--(force|no-clobber|verbose|update|no-target-directory)$/)),
    ...rows('install', ontoLast(/^-[vpCD]+$|^-m\d+$/)),
    ...rows('ln', ln),
    ...rows('chmod', chmod),
    ...rows('chown chgrp', (call) => withTargets(call, unproven('it changes who owns files'))),
    ...rows('patch', patch),
    ...rows('dd', dd),
    ...rows('split csplit', (call) => ({
        ...unproven('it writes files that it names itself'),
        reads: paths(call),
        writes: paths(call),
    })),
    ...rows('mktemp', ({ args }) => args.length === 0 || valuesOf(args).every((value) => value === '-d') ? { nature: 'writes' } : unproven()),
    ...rows('rsync', rsync),
    ...rows('dos2unix unix2dos', everyOperand(/^(-q|-k)$/)),
];
function paths({ args }) {
    return operandsOf(args).map(asPath);
}
function withTargets(call, use) {
    return { ...use, writes: paths(call) };
}
/** An option that is not listed, or a word that may stand for one. */
function odd(args, options) {
    const bad = optionsOf(args).find((option) => !options.test(option));
    if (bad !== undefined)
        return bad;
    const end = args.findIndex(({ value }) => value === '--');
    return args.find((word, at) => (end === -1 || at < end) && (word.value === undefined || word.glob) && mayBeOption(word))?.raw;
}
/** It makes plain files only, so that a new one among temporary files harms nothing. */
function tee(call) {
    const use = everyOperand(/^(-a|--append|-i)$/, undefined, 0)(call);
    return { ...use, writes: (use.writes ?? []).map((word) => ({ ...word, temporary: true })) };
}
function everyOperand(options, valued, least = 1) {
    return ({ program, args }) => {
        const writes = operandsOf(args, valued).map(asPath);
        const bad = odd(args.filter(({ value = '' }, at) => !(valued?.test(value) ?? false) && !(valued?.test(args[at - 1]?.value ?? '') ?? false)), options);
        if (bad !== undefined || writes.length < least)
            return { ...unproven(`${program} ${bad ?? ''} is not understood`), writes };
        return { nature: 'writes', writes };
    };
}
function rm(call) {
    const writes = paths(call);
    const bad = odd(call.args, /^-[fviI]+$|^--(force|verbose|interactive=never)$/);
    if (bad === undefined && writes.length > 0 && !writes.some((path) => path.glob))
        return { nature: 'writes', writes };
    const reason = bad === undefined ? 'which files it removes is not known' : `rm ${bad} removes more than it names`;
    return { ...unproven(reason, 'name the files and remove them without -r'), writes };
}
/** The target may be a directory: then the names of the sources are written in it. */
function ontoLast(options) {
    return ({ program, args }) => {
        const given = args.findIndex(({ value = '' }) => /^(-t|--target-directory)$/.test(value));
        const joined = args.find(({ value = '' }) => /^(-t.+|--target-directory=.+)$/s.test(value));
        const operands = operandsOf(args, /^(-t|--target-directory|-m|-[ogS])$/);
        const into = given === -1 ? undefined : args[given + 1];
        const named = joined?.value?.replace(/^(-t|--target-directory=)/, '');
        const target = into ?? (named === undefined ? operands.at(-1) : { raw: named, value: named, glob: false, variables: [] });
        const sources = into === undefined && named === undefined ? operands.slice(0, -1) : operands;
        const isWhole = optionsOf(args).some((option) => /^-\w*[arR]|^--(archive|recursive)/.test(option));
        const touched = {
            reads: sources.map((word) => ({
                ...asPath(word),
                deep: 'plain',
                ...(isWhole ? { copied: true } : {}),
            })),
            writes: target === undefined ? [] : writers_written(sources, target, program),
        };
        const rest = args.filter((word, at) => word !== joined && (given === -1 || (at !== given && at !== given + 1)));
        const plainly = rest.filter(({ value = '' }, at) => !/^-m$/.test(value) && rest[at - 1]?.value !== '-m');
        const bad = odd(plainly, options);
        if (bad !== undefined || sources.length === 0 || target === undefined)
            return { ...unproven(`${program} ${bad ?? ''} is not understood`), ...touched };
        const keepsLinks = program === 'mv' || optionsOf(args).some((option) => /^-\w*[arRdP]|^--(archive|recursive)/.test(option));
        return { nature: 'writes', ...(keepsLinks ? { scatters: true, moves: true } : {}), ...touched };
    };
}
function writers_written(sources, target, program) {
    const inside = sources.map(({ raw, value, glob }) => {
        if (value === undefined || target.value === undefined)
            return { raw: target.raw, path: undefined, glob: false };
        if (glob && !target.glob)
            return { raw, path: target.value, glob: false, named: value };
        return { raw, path: (0,external_node_path_.join)(target.value, (0,external_node_path_.basename)(value)), glob: glob || target.glob };
    });
    const isDirectory = target.value === '.' ||
        target.value === '..' ||
        target.value?.endsWith('/') === true ||
        sources.length > 1 ||
        sources.some(({ glob }) => glob);
    return [...inside, ...(isDirectory ? [] : [asPath(target)]), ...(program === 'mv' ? sources.map(asPath) : [])];
}
/** A link may lead only where the file tools may go too: what it leads to counts as written. */
function ln({ args }) {
    const operands = operandsOf(args);
    const bad = odd(args, /^-[sfnvrT]+$|^--(symbolic|force|relative|no-dereference)$/);
    const [to, at] = operands;
    if (bad !== undefined || operands.length !== 2 || to?.value === undefined || at?.value === undefined)
        return {
            ...unproven('where the link leads is not understood'),
            reads: operands.map(asPath),
            writes: operands.map(asPath),
        };
    const isSymbolic = optionsOf(args).some((option) => /^-\w*s|^--symbolic/.test(option));
    const isRelative = optionsOf(args).some((option) => /^-\w*r|^--relative/.test(option));
    // A symbolic link starts where it lies.
    const target = isSymbolic && !isRelative && !to.value.startsWith('/') ? (0,external_node_path_.join)(at.value, '..', to.value) : to.value;
    const made = [asPath(at), { raw: at.raw, path: (0,external_node_path_.join)(at.value, (0,external_node_path_.basename)(to.value)), glob: at.glob }];
    const source = { raw: to.raw, path: target, glob: to.glob };
    // Under a second name it could be changed.
    return { nature: 'writes', moves: true, reads: [source], writes: [...made, source] };
}
function chmod(call) {
    const [mode, ...operands] = operandsOf(call.args.filter(({ value = '' }) => !/^[-+=][rwxXst,]+$/.test(value)));
    const signed = call.args.find(({ value = '' }) => /^[-+=][rwxXst,]+$/.test(value));
    const modes = signed?.value ?? mode?.value;
    const targets = (signed === undefined ? operands : operandsOf(call.args.filter((word) => word !== signed))).map(asPath);
    const use = { writes: targets };
    if (valuesOf(call.args).some((value) => /^(u?g?o?a?[-+=,ugoarwxX]*[+=][rwxXt]*s|[2467]\d{3}$)/.test(value)))
        return { ...never('it makes a set-user-id file'), ...use };
    const isRecursive = optionsOf(call.args).some((option) => option !== signed?.value && /^(-\w*R|--recursive)/.test(option));
    const isPlain = /^([ugoa]*[-+=][rwxX]+(,[ugoa]*[-+=][rwxX]+)*|0?[0-7]{3})$/.test(modes ?? '');
    if (!isPlain || isRecursive || targets.length === 0)
        return { ...unproven('this use of chmod is not understood'), ...use };
    return { nature: 'writes', ...use };
}
function patch({ args, redirects }) {
    const operands = operandsOf(args, /^-[pidoB]$/);
    const input = args.filter((_, at) => args[at - 1]?.value === '-i');
    const bad = odd(args, /^(-[NRsbEluft]+|-p\d|-i|--(forward|reverse|dry-run|silent|strip=\d))$/);
    const isDry = optionsOf(args).includes('--dry-run');
    const touched = { reads: [...operands.slice(1), ...input].map(asPath), writes: operands.slice(0, 1).map(asPath) };
    if (bad !== undefined)
        return { ...unproven(`patch ${bad} is not understood`), ...touched };
    // Without a name the patch itself says which files it changes; one that leaves the directory is refused by patch.
    if (operands.length === 0 && !isDry)
        return redirects.length + input.length === 0
            ? unproven('which files it changes is not known')
            : { ...unproven('which files it changes stands in the patch', 'use Edit, or name the file'), ...touched };
    return { nature: 'writes', ...touched };
}
function dd({ args }) {
    const named = (key) => args.flatMap(({ raw, value }) => {
        if (value === undefined)
            return raw.startsWith(`${key}=`) ? [{ raw, path: undefined, glob: false }] : [];
        return value.startsWith(`${key}=`) ? [{ raw, path: value.slice(key.length + 1), glob: false }] : [];
    });
    const touched = { reads: named('if'), writes: named('of') };
    if (touched.writes.some(({ path }) => path !== undefined && /^\/dev\/(?!null$)/.test(path)))
        return never('it writes to a device');
    const isPlain = args.every(({ value = '' }) => /^(if|of|bs|count|skip|seek|status|conv)=/.test(value));
    return isPlain ? { nature: 'writes', ...touched } : { ...unproven('this use of dd is not understood'), ...touched };
}
function rsync({ args }) {
    const operands = operandsOf(args);
    const touched = { reads: operands.slice(0, -1).map(asPath), writes: operands.slice(-1).map(asPath) };
    const starts = optionsOf(args).some((option) => /^(-\w*e|--rsh|--rsync-path)/.test(option));
    if (starts || operands.some(({ value = '' }) => /^[^/]*:/.test(value)))
        return { ...never('it reaches another machine or starts a program'), ...touched };
    return { ...unproven('it changes whole directories'), ...touched };
}

;// CONCATENATED MODULE: ./lib/permissions/shell/commands/table.js















/** All that is known about commands. Adding one is a row in the file of its kind; what is not here needs a rule. */
const COMMANDS = new Map([
    ...readers_READERS,
    ...SEARCHERS,
    ...FILTERS,
    ...BUILTINS,
    ...GIT,
    ...WRITERS,
    ...ARCHIVERS,
    ...TEST_RUNNERS,
    ...CODE,
    ...NPM,
    ...PACKAGES,
    ...WRAPPERS,
    ...SHELLS,
    ...NETWORK,
    ...SYSTEM,
]);

;// CONCATENATED MODULE: ./lib/permissions/shell/use-of.js







/** Does it change PATH in another way than by adding to its end? */
function putsFirst({ assignments, words }) {
    const texts = assignments.flatMap(({ name, value }) => (name === 'PATH' ? [value?.raw ?? ''] : []));
    const exported = words.flatMap(({ raw }) => /^["']?PATH=(.*)$/s.exec(raw)?.[1] ?? []);
    return [...texts, ...exported].some((text) => !/^["']?\$(PATH|\{PATH\})(:|["']?$)/.test(text));
}
const use_of_BUILTINS = /^(true|false|:|echo|printf|test|\[|cd|pushd|popd|dirs|pwd|export|declare|typeset|local|readonly|set|unset|read|mapfile|readarray|type|command|builtin|hash|wait|jobs|umask|shift|return|exit|break|continue|trap|alias|unalias|source|\.|eval|let|getopts|times|ulimit|shopt)$/;
function isFoundByName({ value }) {
    return value?.includes('/') === false && !use_of_BUILTINS.test(value);
}
/** Whatever bears the name is started; only tests run the code of the workspace anyway. */
function anyProgram(use) {
    if (use.nature === 'tests' || use.objection !== undefined)
        return use;
    return { ...use, ...unproven('PATH may lead to another program of this name', 'leave PATH as it is') };
}
const PROJECT_TESTS = /(^|\/)(bin|script|scripts)\/(test|tests|spec|rspec)$/;
/** What the program does with these words, as far as the table and the name tell. */
function useOf(name, rest, { functions }) {
    const program = programOf(name);
    if (program === undefined || name.value === undefined)
        return never('the name of the program is not known before it runs', 'write the program name out, one plain command a call');
    const { row, args, known } = use_of_found(program, rest.args);
    // What a function does is among the parts.
    if (functions.has(name.value))
        return row !== undefined ? never('it changes what names mean') : { nature: 'reads' };
    if (/[^\x21-\x7e]/.test(name.value))
        return never('the name of the program has unusual characters');
    const published = publishing(known, args);
    if (PROJECT_TESTS.test(name.value))
        return inPlace(name, run(args));
    if (row === undefined)
        return inPlace(name, published ?? unknown(program, args));
    const use = row({ ...rest, args, program: known });
    const judged = published === undefined || use.objection?.layer === 'limit' ? use : { ...use, ...published };
    return /^(\/(usr\/)?(local\/)?bin\/|\/usr\/lib(exec)?\/git-core\/)?[^/]+$/.test(name.value)
        ? judged
        : inPlace(name, judged);
}
/** What the table says of a program: with its version left out, and with `git-push` as what git does. */
function use_of_found(program, args) {
    const verb = /^git-([a-z][a-z-]*)$/.exec(program)?.[1];
    if (verb !== undefined && !COMMANDS.has(program))
        return { row: COMMANDS.get('git'), args: [knownWord(verb), ...args], known: 'git' };
    const known = COMMANDS.has(program) ? program : program.replace(/-?\d+(\.\d+)*$/, '');
    const row = COMMANDS.get(known);
    return { row, args, known: row === undefined ? program : known };
}
/** Nobody knows which programs start their arguments. What publishes may never be started by any. */
function unknown(program, args) {
    if (/^mkfs(\.|$)/.test(program))
        return never('it changes the machine');
    return publishesSomewhere(args) ?? { ...unproven(), mentions: suffixesOf(args) };
}
function suffixesOf(args) {
    return args.map((_, at) => args.slice(at));
}
/** A program of the workspace may bear any name: only test runners are taken at their word. */
function inPlace(name, use) {
    if (!name.value?.includes('/'))
        return use;
    if (isTemporary(name.value))
        return risky('it runs a program from where anybody may write');
    const reads = [...(use.reads ?? []), { raw: name.raw, path: name.value, glob: false }];
    if (use.nature === 'tests' || use.objection !== undefined)
        return { ...use, reads };
    return { ...use, ...unproven('it runs a program of the workspace'), reads };
}

;// CONCATENATED MODULE: ./lib/permissions/shell/test-command.js

/** Does the command begin with the words of the test command? */
function isTestCommand(words, testCommand) {
    const wanted = testCommand === undefined ? undefined : testWords(testCommand);
    if (wanted === undefined || !wanted.every((value, at) => words[at]?.value === value && words[at]?.glob === false))
        return false;
    // Before `--` an option would be the package manager's own.
    const more = words.slice(wanted.length).map(({ value = '$' }) => value);
    const own = more.slice(0, more.includes('--') ? more.indexOf('--') : more.length);
    return (!/^(npm|pnpm|yarn|bun)$/.test(wanted[0] ?? '') ||
        own.every((value) => !/^-./.test(value) || /^(-s|--silent)$/.test(value)));
}
function testWords(testCommand) {
    const parsed = parseCommand(testCommand);
    const only = parsed.kind === 'parsed' && parsed.commands.length === 1 ? parsed.commands[0] : undefined;
    if (only === undefined || only.assignments.length > 0 || only.redirects.length > 0)
        return undefined;
    const values = only.words.flatMap((word) => (word.glob || word.value === undefined ? [] : [word.value]));
    return values.length > 0 && values.length === only.words.length ? values : undefined;
}

;// CONCATENATED MODULE: ./lib/permissions/shell/take-apart.js








const DEEPEST = 6;
const MOST_PLACES = 64;
/** A directory that is not known. */
const UNKNOWN_PLACE = '/?';
function takeApart(parsed, policy) {
    const taker = new Taker(policy);
    taker.script(parsed, { directories: [policy.workspace], exact: true, depth: 0 });
    return taker.result();
}
class Taker {
    #policy;
    #parts = [];
    #loose = [];
    #odd = [];
    #problem;
    #namesKnown = true;
    #moved = [];
    /** A folder of the workspace may come first in PATH. */
    #otherPrograms = false;
    constructor(policy) {
        this.#policy = policy;
    }
    result() {
        return {
            parts: this.#parts,
            odd: this.#odd,
            loose: this.#loose,
            ...(this.#problem === undefined ? {} : { problem: this.#problem }),
        };
    }
    script(parsed, scope) {
        if (scope.exact) {
            this.#odd.push(...parsed.odd);
            this.#loose.push(...parsed.loose.map((word) => ({
                word,
                directories: scope.directories,
                values: parsed.values,
                unsure: parsed.unsure,
            })));
        }
        const first = this.#parts.length;
        // Everywhere that may be the current directory, and within one list of `a && b` what surely is.
        let everywhere = scope.directories;
        let here = scope.directories;
        let chain;
        for (const command of parsed.commands) {
            if (command.chain === undefined || command.chain !== chain)
                here = everywhere;
            chain = command.chain;
            const begun = this.#parts.length;
            this.#take(command, parsed, { ...scope, directories: here });
            for (const part of this.#parts.slice(begun)) {
                const isSure = command.isLink === true && part.command === command && parsed.functions.size === 0;
                const there = moved(part, here, this.#policy);
                if (there === undefined)
                    continue;
                everywhere = few([...everywhere, ...there]);
                here = isSure && !there.includes(UNKNOWN_PLACE) ? few(there) : few([...here, ...there]);
            }
        }
        // A function runs where it is called.
        if (parsed.functions.size > 0)
            for (const [at, part] of this.#parts.entries())
                if (at >= first)
                    this.#parts[at] = { ...part, directories: everywhere };
    }
    #take(command, script, scope) {
        const { directories, exact, depth } = scope;
        this.#otherPrograms ||= exact && putsFirst(command);
        const place = { policy: this.#policy, directories, script, namesKnown: this.#namesKnown };
        const ways = settled(command.words, place).map((words) => ({ words, use: this.#use(words, command, script) }));
        this.#parts.push({ command, ways, directories, script, exact, moved: this.#moved });
        if (exact)
            this.#moved = [...this.#moved, ...ways.flatMap(({ use }) => this.#placesMoved(use, directories))];
        if (exact && ways.some(({ use }) => use.scatters === true || /^(tests|runs)$/.test(use.nature)))
            this.#namesKnown = false;
        if (depth > DEEPEST)
            return void (this.#problem ??= 'it is nested too deeply');
        const seen = new Set();
        for (const start of ways.flatMap(({ use }) => use.starts ?? [])) {
            const key = 'script' in start ? start.script : `\0${start.words.map(({ value, raw }) => value ?? raw).join('\0')}`;
            if (seen.has(key))
                continue;
            seen.add(key);
            this.#start(start, command, script, { directories, exact: exact && start.exact, depth: depth + 1 });
        }
    }
    #use(words, command, script) {
        const [name, ...args] = words;
        if (name === undefined)
            return { nature: 'reads' };
        const { redirects, reads, feeds } = command;
        const pipes = {
            ...(reads === undefined ? {} : { input: reads }),
            ...(feeds === undefined ? {} : { output: feeds }),
        };
        const use = useOf(name, { args, redirects, ...pipes }, script);
        const isTest = use.objection?.layer !== 'limit' && isTestCommand(words, this.#policy.testCommand);
        if (isTest)
            return run(args);
        return this.#otherPrograms && isFoundByName(name) ? anyProgram(use) : use;
    }
    /** A plain file that is moved stays one; a directory may hold links, and what is not there yet may be one. */
    #placesMoved({ moves, reads = [], writes = [] }, directories) {
        const policy = this.#policy;
        const isPlain = (path) => policy.exists(path) && policy.realPath(path) === path && policy.namesIn(path).length === 0;
        if (moves !== true || reads.every((word) => placesOf(word, directories, policy).every(isPlain)))
            return [];
        // Where it came from, nothing is left.
        const gone = new Set(reads.map(({ path }) => path));
        return writes
            .filter(({ path }) => !gone.has(path))
            .flatMap((word) => placesOf({ ...word, path: knownPart(word.path ?? '.', word.glob) }, directories, policy));
    }
    #start(start, outer, script, scope) {
        if ('script' in start) {
            const parsed = parseCommand(start.script);
            if (parsed.kind === 'parsed')
                this.script(parsed, scope);
            else
                this.#problem ??= parsed.reason;
            return;
        }
        const text = start.words.map((word) => word.raw).join(' ');
        const { assignments = [], input, words } = start;
        const reads = input ?? outer.reads;
        // What it reads from is what the wrapper reads from.
        const redirects = outer.redirects.filter(({ operator }) => operator.startsWith('<<'));
        const inner = { text, words, assignments, redirects, ...(reads === undefined ? {} : { reads }) };
        this.#take(inner, script, scope);
    }
}
/** Where a command that changes the directory leads; undefined where it does not. */
function moved(part, directories, { realPath }) {
    const moves = part.ways.filter(({ words }) => /^(cd|pushd|popd)$/.test(programOf(words[0]) ?? ''));
    if (moves.length === 0 || !part.exact)
        return undefined;
    const targets = moves.map(({ use, words }) => use.nature === 'reads' && programOf(words[0]) !== 'popd' ? use.reads?.[0]?.path : undefined);
    const asked = targets.flatMap((target) => target === undefined ? [UNKNOWN_PLACE] : directories.map((one) => (0,external_node_path_.resolve)(one, target)));
    // Behind a link, the shell's idea of the directory and the real one differ: both count.
    return [...asked, ...asked.map((path) => realPath(path))];
}
function few(places) {
    const all = [...new Set(places)];
    return all.length > MOST_PLACES ? [...all.slice(0, MOST_PLACES), UNKNOWN_PLACE] : all;
}

;// CONCATENATED MODULE: ./lib/permissions/shell/rule-for.js



/** Known programs whose sub-command says what they do. */
const WITH_VERBS = new Set('git npm npx pnpm yarn bun pip pip3 uv poetry go cargo make mvn mvnw gradle gradlew dotnet swift docker kubectl gh rake rails bundle composer apt apt-get brew just task mix xcodebuild'.split(' '));
/** The rule that would allow the command: program and sub-command with any arguments, or only as it stands. */
function ruleFor(words) {
    const values = words.map((word) => word.value);
    const [program, verb = ''] = values;
    if (program === undefined || !/^[\w./[@+:-]+$/.test(program))
        return undefined;
    const name = (0,external_node_path_.basename)(program);
    // What runs whatever it is given, or changes what later commands do, is opened only as it stands.
    if (COMMANDS.has(name) && !(WITH_VERBS.has(name) && isVerb(verb) && !isReading(name, words[1])))
        return asItStands(values);
    return isVerb(verb) ? `Bash(${program} ${verb}:*)` : `Bash(${program}:*)`;
}
function isVerb(word) {
    return /^[a-z][\w:.-]*$/.test(word);
}
/** Then only this use of it is refused, and any other stays as it is. */
function isReading(program, verb) {
    const use = verb === undefined ? undefined : COMMANDS.get(program)?.({ program, args: [verb], redirects: [] });
    return use?.nature === 'reads' && use.objection === undefined;
}
/** A rule cannot spell a word that is not known, `<(...)`, a space inside a word, or a `*` that means itself. */
function asItStands(values) {
    const isPlain = (value = '') => /^[^\s*]+$/.test(value) && value !== PROCESS_SUBSTITUTION;
    return values.every(isPlain) ? `Bash(${values.join(' ')})` : undefined;
}

;// CONCATENATED MODULE: ./lib/permissions/shell/proof.js

/** Not allowed by itself, with the rule that may allow it. */
function doubt({ text, words }, objection) {
    const { layer, reason, ...more } = objection;
    const rule = ruleFor(words);
    return {
        behaviour: 'ask',
        layer: layer === 'tool' ? 'tool' : 'default',
        subject: text,
        reason,
        wanted: rule === undefined ? [] : [rule],
        ...(more.remedy === undefined ? {} : { remedy: more.remedy }),
        ...(more.instead === undefined ? {} : { instead: more.instead }),
    };
}

;// CONCATENATED MODULE: ./lib/permissions/shell/path-proof.js







/**
 * The file tools never lead here. A rule for the command does, as the user's own choice, and `Bash` does for
 * redirections; which one is not proposed. What a deny or ask rule means and `.git` stay closed even then.
 */
const WALL = {
    remedy: verdict/* ONLY_BASH */.gQ,
    instead: 'use the Read, Glob or Grep tool, or a plain path inside the workspace',
};
/** A path that the part reads or writes, judged like a file tool's, in every directory that may be the current one. */
function pathProblem(word, effect, subject, policy) {
    const { path, raw, glob } = word;
    if (isNoFile(path, effect))
        return undefined;
    if (path === undefined)
        return doubt(subject, {
            layer: 'default',
            reason: `which file ${raw} is cannot be told before it runs`,
            ...WALL,
        });
    if (glob && !path_proof_isPlainGlob(path))
        return doubt(subject, {
            layer: 'default',
            reason: `the names that ${raw} stands for are not known`,
            ...WALL,
        });
    for (const directory of subject.directories) {
        const known = { ...word, path: knownPart(path, glob) };
        const matches = glob ? expanded(path, directory, policy) : namesTaken(word, directory, policy);
        if (matches?.length === 0 && word.named !== undefined)
            return doubt(subject, { layer: 'default', reason: `the names that ${raw} stands for are not known`, ...WALL });
        if (matches === undefined)
            return doubt(subject, {
                layer: 'default',
                reason: `${raw} stands for too many names`,
                ...WALL,
            });
        const all = [
            ...placesOf(known, [directory], policy),
            ...matches.flatMap((match) => [match, policy.realPath(match)]),
        ];
        const copies = word.copied === true && effect === 'read';
        const held = copies ? (glob ? matches : all).find((place) => holdsGitData(place, policy)) : undefined;
        if (held !== undefined)
            return doubt(subject, {
                layer: 'default',
                reason: `git's own data lies below ${raw}`,
                instead: 'leave it out (tar --exclude=.git, zip -x), or name the directories that are wanted',
            });
        const links = word.deep === 'following' && effect === 'read' ? linksFrom(all, policy) : [];
        if (links === undefined)
            return doubt(subject, { layer: 'default', reason: `where the links below ${raw} lead is not known`, ...WALL });
        for (const place of new Set([...all, ...links])) {
            const problem = placeProblem(place, word, effect, subject, policy);
            if (problem !== undefined)
                return problem;
        }
    }
    return undefined;
}
function placeProblem(place, { raw, glob, named: names, temporary }, effect, subject, policy) {
    if (effect === 'write' && place === policy.workspace && !glob && names === undefined)
        return doubt(subject, { layer: 'default', reason: `${raw} is the workspace itself`, ...WALL });
    const action = { tool: effect === 'write' ? 'Edit' : 'Read', effect, subject: place };
    const named = { ...subject, text: `${raw} in: ${subject.text}` };
    if ((0,judge_path/* isWalledOff */.z3)(action, policy)) {
        if (effect === 'write' && temporary === true && isNewTemporary(place, policy))
            return undefined;
        // Isolated, a command sees neither keys nor what others left there.
        const reason = place.startsWith(UNKNOWN_PLACE) ? 'the directory it runs in is not known' : judge_path/* OUTSIDE */.ov;
        return doubt(named, { layer: 'default', reason, ...WALL });
    }
    if (subject.moved.some((one) => place === one || place.startsWith(`${one}/`)))
        return doubt(named, {
            layer: 'default',
            reason: 'what lies there was put there before',
            instead: 'do it in the next call',
        });
    const verdict = (0,judge_path/* judgePath */.DQ)(action, policy);
    return verdict.behaviour === 'allow' ? undefined : { ...verdict, subject: named.text };
}
/** Right in the folder for temporary files, where nothing has the name yet and no link leads elsewhere. */
function isNewTemporary(place, { exists, realPath, ownFiles }) {
    return /^\/tmp\/[\w.-]+$/.test(place) && !exists(place) && realPath(place) === place && ownFiles !== place;
}
/** The names that a pattern stands for now, in the folder that gets them. */
function namesTaken({ path = '', named }, directory, policy) {
    if (named === undefined)
        return [];
    return expanded(named, directory, policy)?.map((match) => (0,external_node_path_.resolve)(directory, path, (0,external_node_path_.basename)(match)));
}
/** Of the workspace, and of a repository within it. */
function holdsGitData(place, { workspace, exists }) {
    return !(0,judge_path/* isOutside */._K)(workspace, place) || exists((0,external_node_path_.join)(place, '.git'));
}
/** Where the links lead that a search below finds. */
function linksFrom(places, { linksBelow, realPath }) {
    if (linksBelow === undefined)
        return [];
    const found = [...new Set(places.map((place) => realPath(place)))].map((place) => linksBelow(place));
    return found.includes(undefined) ? undefined : found.flatMap((links) => (links ?? []).map((link) => realPath(link)));
}
/** Wildcards that stay in the directory they are written in, and reach no hidden name. */
function path_proof_isPlainGlob(path) {
    const hidden = path.split('/').some((name) => /^\.(?!\.?$).*[*?[]/.test(name) || /^[*?[]*\[.*\.\]/.test(name));
    return !hidden && !/^[-~]/.test(path) && !/[*?[].*\/\.\.(\/|$)/.test(path);
}
/** A repository inside the workspace could bring its own settings, which git obeys. */
function isOtherRepository(places, subject, policy) {
    const { workspace, exists } = policy;
    const moved = subject.directories.filter((directory) => directory !== workspace);
    // What a `cd` leads to must be there, or an earlier part may have made it.
    if (moved.some((directory) => !(0,judge_path/* isOutside */._K)(directory, workspace) && !exists(directory)))
        return true;
    const named = placesOf(places[0] ?? { raw: '.', path: '.', glob: false }, subject.directories, policy);
    return [...moved, ...named].some((place) => {
        const steps = place.startsWith(`${workspace}/`) ? place.slice(workspace.length + 1).split('/') : [];
        return steps
            .map((_, at) => (0,external_node_path_.join)(workspace, ...steps.slice(0, at + 1)))
            .some((step) => exists((0,external_node_path_.join)(step, 'HEAD')) || exists((0,external_node_path_.join)(step, '.git')));
    });
}

;// CONCATENATED MODULE: ./lib/permissions/shell/variables.js




/** Variables whose values are no secret. */
const PLAIN_VARIABLES = new Set('? # $ ! - PWD OLDPWD HOME PATH USER LOGNAME LANG TERM SHLVL RANDOM SECONDS LINENO BASH_VERSION HOSTNAME HOSTTYPE OSTYPE MACHTYPE UID EUID PPID COLUMNS LINES CI TZ PYTHONPATH JAVA_HOME VIRTUAL_ENV PIPESTATUS FUNCNAME REPLY EPOCHSECONDS 0'.split(' '));
/** Why the variables set before the command, or alone on a line, may change what runs. */
function assignmentProblem({ command, script }, subject, policy) {
    for (const { name, value } of command.assignments) {
        if (value === undefined && command.words.length > 0)
            return unknownValue(name, subject);
        const data = value === undefined ? undefined : dataProblem(value, subject, script.values);
        if (data !== undefined)
            return data;
        // Alone on its line, a variable is seen by nobody but this command line, unless others know its name.
        if (command.words.length === 0 && !isSpecial(name) && !SAFE_ENVIRONMENT.has(name))
            continue;
        const use = variables_settingOf(name, value);
        if (use.objection !== undefined)
            return doubt(subject, use.objection);
        for (const place of use.reads ?? []) {
            const problem = pathProblem(place, 'read', subject, policy);
            if (problem !== undefined)
                return problem;
        }
    }
    return undefined;
}
/** What it does to later commands that the variable has this value. */
function variables_settingOf(name, value) {
    const { value: text, ...rest } = value ?? { raw: '', glob: false, variables: undefined };
    return settingUse(name, { ...rest, raw: `${name}=${rest.raw}` }, text);
}
function unknownValue(name, subject) {
    return doubt(subject, { layer: 'default', reason: `the value of ${name} is not known` });
}
/** Does setting these variables only say how to print, or where to read? */
function setsOnlyData({ assignments, words }) {
    return assignments.every(({ name, value }) => {
        if (words.length === 0 && !isSpecial(name))
            return true;
        const use = variables_settingOf(name, value);
        return use.nature === 'reads' && use.objection === undefined;
    });
}
/** A word that is only data: known, or made of variables that hold no secret. */
function dataProblem(word, subject, own) {
    if (word.value !== undefined)
        return undefined;
    const secret = word.variables?.find((name) => !PLAIN_VARIABLES.has(name) && !own.has(name));
    if (word.variables !== undefined && secret === undefined)
        return undefined;
    const reason = secret === undefined
        ? `what ${word.raw} stands for is not known before it runs`
        : `the variable ${secret} may hold a secret`;
    return doubt(subject, { layer: 'default', reason });
}

;// CONCATENATED MODULE: ./lib/permissions/shell/limits.js











/** Why the part may never run, whatever the rules say; undefined where it is not of that kind. */
function limitOn(part, policy) {
    const { command } = part;
    const setting = settingLimit(part, policy);
    if (setting !== undefined)
        return denied(command.text, setting.reason, setting.instead);
    for (const way of part.ways) {
        const objection = finalObjection(way.use, policy);
        if (objection !== undefined)
            return denied(command.text, objection.reason, objection.instead);
        const reason = reasonIn(way, part, policy);
        if (reason !== undefined)
            return denied(command.text, reason);
    }
    return undefined;
}
/** A variable that makes what runs another than it seems. */
function settingLimit({ command, directories }, policy) {
    for (const { name, value } of command.assignments) {
        if (command.words.length === 0 && !isSpecial(name))
            continue;
        const use = variables_settingOf(name, value);
        const final = finalObjection(use, policy);
        if (final !== undefined)
            return final;
        const places = (use.reads ?? []).flatMap((word) => placesOf(word, directories, policy));
        if (!policy.isolated && use.objection === undefined && places.some((place) => (0,judge_path/* isOutside */._K)(place, policy.workspace)))
            return { layer: 'plain', reason: `${name} leads outside the workspace` };
    }
    return undefined;
}
/** What no rule opens; some of it does no harm where it is isolated. */
function finalObjection({ objection }, { isolated }) {
    return objection?.layer === 'limit' || (objection?.layer === 'plain' && !isolated) ? objection : undefined;
}
/** What no rule opens among the words outside of commands. */
function limitOnLoose({ word, values, unsure }) {
    const secret = secretsIn(word).find((name) => !isOwn(name, { values, unsure }));
    return secret === undefined ? undefined : denied(word.raw, leadsToSecret(secret));
}
function leadsToSecret(name) {
    return `the variable ${name} leads to a secret or to the runner's files`;
}
function denied(subject, reason, instead) {
    return {
        behaviour: 'deny',
        layer: 'limit',
        subject,
        reason,
        remedy: verdict/* NO_RULE */.LT,
        ...(instead === undefined ? {} : { instead }),
    };
}
function reasonIn({ words, use }, part, policy) {
    const { command, directories, script } = part;
    const redirected = command.redirects.flatMap((one) => one.target === undefined || one.operator.startsWith('<<') ? [] : [{ ...one, target: one.target }]);
    const named = [...(use.reads ?? []), ...(use.writes ?? [])];
    const paths = [
        ...named,
        ...redirected.map(({ target: { raw, value, glob } }) => ({ raw, path: value, glob })),
    ];
    const reachesProcess = paths.some((word) => word.path !== undefined &&
        !isNoFile(word.path, 'read') &&
        placesOf(word, directories, policy).some(isOfProcess)) || words.some(({ value, raw }) => isOfProcess(value ?? raw.replace(/["']/g, '')));
    if (reachesProcess)
        return 'it reads the memory or environment of a process';
    const all = [
        ...words,
        ...command.assignments.map(({ value }) => value),
        ...command.redirects.map(({ target }) => target),
    ];
    const secret = all.flatMap((word) => secretsIn(word)).find((name) => !isOwn(name, script));
    if (secret !== undefined)
        return leadsToSecret(secret);
    const run = command.assignments.find(({ name }) => isRun(name));
    if (run !== undefined)
        return `bash runs what ${run.name} holds`;
    if (paths.some((word) => mayBeGitData(word)))
        return "it is git's own data";
    const program = programOf(words[0]) ?? '';
    if (/^(echo|printf|cat)$/.test(program) && printsRunnerCommand(words, part))
        return 'it prints a workflow command of the runner';
    if (EVALUATING.test(program) && words.some(({ value, raw }) => /\[[^\]]*(\$\(|`)/.test(value ?? raw)))
        return `${program} would run what stands between the brackets`;
    if (redirected.some((one) => isWrite(one) && isDevice(one.target.value)))
        return 'it writes to a device or to the network';
    if (redirected.some(({ target }) => /^\/dev\/(tcp|udp)\//.test(target.value ?? '')))
        return 'it reaches another machine';
    return /^(rm|rmdir|shred|unlink|chmod|chown|chgrp|mv|find)$/.test(programOf(words[0]) ?? '')
        ? criticalTarget(words, part, policy, use)
        : undefined;
}
/** The runner reads `::name::` at the start of a line, and `##[name]` anywhere in it. A file is no output. */
function printsRunnerCommand([name, ...args], { command }) {
    if (command.redirects.some((one) => isWrite(one) && !/^[&\d]|^\/dev\//.test(one.target?.value ?? '')))
        return false;
    const texts = name?.value === 'cat' ? [] : args.map(({ value, raw }) => value ?? raw.replace(/["']/g, ''));
    const given = command.redirects.flatMap(({ operator, target }) => operator.startsWith('<<') ? [target?.value ?? target?.raw ?? ''] : []);
    return [...texts, texts.filter((text) => !/^-[neE]+$/.test(text)).join(' '), ...given].some((text) => /##\[|(^|[\n\r]|\\[nr])\s*::[a-z-]+( [^:\n]*)?::/i.test(text));
}
/** Builtins that evaluate subscripts in the names they are given. */
const EVALUATING = /^(test|\[|printf|read|unset|declare|typeset|local|readonly|export|let|getopts|wait|mapfile|readarray)$/;
/** A wildcard that names the dot may mean `.git`. */
function mayBeGitData({ path, glob }) {
    return (glob &&
        path !== undefined &&
        path.split('/').some((name) => name.startsWith('.') && /[*?[]/.test(name) && hasMatch(name.toLowerCase(), '.git')));
}
function isDevice(path = '') {
    return /^\/dev\/(?!null$|std(out|err)$|fd\/\d+$|tty$|shm\/)/.test(path);
}
const SECRET = /^(GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY|EVENT_PATH)|ACTIONS_\w+|INPUT_\w+|RUNNER_TEMP|\w*(TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|PRIVATE_KEY|CREDENTIALS?)(_\w+)?)$/;
function secretsIn(word) {
    return (word?.variables ?? []).filter((name) => SECRET.test(name));
}
/** The line gives it a value itself before it is read, each time one that is known. */
function isOwn(name, { values: own, unsure }) {
    const values = own.get(name) ?? [];
    return (values.length > 0 && !unsure.has(name) && !isSpecial(name) && values.every((value) => value?.value !== undefined));
}
/** Root, home, the workspace itself or what a variable that may be empty turns into one of them. */
function criticalTarget(words, { directories }, policy, use) {
    const program = programOf(words[0]);
    // `find / -delete`: what it starts in is what it removes.
    if (program === 'find' && (!words.some(({ value }) => value === '-delete') || sparesGit(words)))
        return undefined;
    const targets = program === 'find'
        ? (use.writes ?? []).map(({ raw, path, glob }) => ({
            raw,
            ...(path === undefined ? {} : { value: path }),
            glob,
            variables: [],
        }))
        : words.slice(1, program === 'mv' ? -1 : undefined);
    const isRecursive = program === 'rm' && words.some(({ value = '' }) => /^-\w*[rR]|^--r/.test(value));
    for (const { value, raw, glob, pieces, variables } of targets) {
        if (value === undefined) {
            if (isRecursive && pieces === undefined && variables === undefined)
                return `what ${raw} stands for is not known`;
            if (/^"?\$\{?\w+[^/]*\}?"?\/(["*]|$)/.test(raw) || /^"?\$\{?HOME/.test(raw))
                return `${raw} may be the root or the home directory`;
            continue;
        }
        if (/^-./.test(value) || value === '')
            continue;
        // `/*` means what `/` means; in the workspace, only what is not hidden.
        const all = /(^|\/)\*+$/.test(raw);
        const path = all ? value.replace(/\*+$/, '') || '.' : value;
        for (const place of placesOf({ raw, path, glob }, directories, policy)) {
            const reason = criticalReason(place, policy);
            if (reason !== undefined && !(all && place === policy.workspace && !isRecursive))
                return `${raw} is ${reason}`;
        }
    }
    return undefined;
}
function criticalReason(path, { workspace, home }) {
    if (path === '/' || /^\/[^/?]+$/.test(path))
        return path === workspace ? 'the workspace itself' : 'the root or a directory of the system';
    if (home !== undefined && (path === home || home.startsWith(`${path}/`)))
        return 'a home directory';
    if (path === workspace || workspace.startsWith(`${path}/`))
        return 'the workspace itself';
    return (0,git_names/* hasGitPart */.M)(path) ? "git's own data" : undefined;
}

;// CONCATENATED MODULE: ./lib/permissions/shell/match-command.js

/** Stand for what a pattern's text can never spell: a word not known before it runs, and a space inside a word. */
const UNKNOWN = '\u0001';
const INNER_SPACE = '\u0002';
/** Does a `Bash(...)` rule mean this simple command? `prefix:*`, `*` anywhere, ` *` at the end with a word's border. */
function matchesCommand(rule, { text }, words) {
    if (rule.tool !== 'Bash')
        return false;
    if (rule.specifier === undefined)
        return true;
    const pattern = commandPattern(rule.specifier);
    return spellings(words, text, rule.behaviour === 'allow').some((spelling) => pattern.test(spelling));
}
function commandPattern(specifier) {
    const known = patterns.get(specifier);
    if (known !== undefined)
        return known;
    const text = specifier.endsWith(':*') ? `${specifier.slice(0, -2)} *` : specifier;
    const escape = (part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    const withBorder = text.endsWith(' *');
    const body = (withBorder ? text.slice(0, -2) : text).split(/\*+/).map(escape).join('.*');
    const made = new RegExp(`^${body}${withBorder ? '(?: .*)?' : ''}$`, 's');
    patterns.set(specifier, made);
    return made;
}
/** As many as there are rules. */
const patterns = new Map();
/** An allow rule sees the command as it is; a deny rule sees it also without its directory and its quotes. */
function spellings(words, text, strict) {
    const [name, ...args] = words;
    if (name === undefined)
        return [];
    const spelled = [name, ...args].map((word) => spelling(word)).join(' ');
    if (strict)
        return [spelled];
    const plain = words.map((word) => word.value ?? UNKNOWN);
    const program = (0,external_node_path_.basename)(name.value ?? UNKNOWN);
    return [spelled, text, plain.join(' '), [program, ...plain.slice(1)].join(' ')];
}
function spelling(word) {
    return (word.value ?? UNKNOWN).replace(/\s/g, INNER_SPACE);
}

;// CONCATENATED MODULE: ./lib/permissions/shell/prove.js








/** Proves one part harmless, piece by piece: variables, redirections, then the program and its arguments. */
function prove(part, policy) {
    const subject = subjectOf(part);
    const outer = assignmentProblem(part, subject, policy) ??
        firstOf(settledRedirects(part, policy), (one) => redirectProblem(one, part, subject, policy));
    const rule = part.command.words.length === 0
        ? undefined
        : policy.rules.allow.find((one) => part.ways.every((way) => matchesCommand(one, part.command, way.words)));
    const problem = outer ?? (rule === undefined ? firstOf(part.ways, (way) => wayProblem(way, part, policy)) : undefined);
    return { part, ...(rule === undefined ? {} : { rule: rule.text }), ...(problem === undefined ? {} : { problem }) };
}
function subjectOf({ command, ways, directories, moved }) {
    return { text: command.text, words: ways[0]?.words ?? command.words, directories, moved };
}
/** Does all of it only read? That says nothing about whether it may. */
function onlyReads({ command, ways, exact }) {
    if (!exact)
        return true;
    const writes = command.redirects.some((one) => isWrite(one));
    return (!writes &&
        setsOnlyData(command) &&
        ways.every(({ use }) => use.nature === 'reads' && (use.writes ?? []).length === 0));
}
function wayProblem({ words, use }, part, policy) {
    const subject = { ...subjectOf(part), words };
    if (use.objection !== undefined) {
        // A path that is closed for a better reason is named first.
        const closed = pathsProblem(use, subject, policy);
        const objection = doubt(subject, use.objection);
        return closed !== undefined && weight(closed) > weight(objection) ? closed : objection;
    }
    if (programOf(words[0]) === 'git' &&
        use.reads !== undefined &&
        isOtherRepository(placesOfGit(words), subject, policy))
        return doubt(subject, {
            layer: 'default',
            reason: 'git would run with the settings of another repository',
            ...IN_ROOT,
        });
    return (pathsProblem(use, subject, policy) ??
        (use.nature === 'tests' || (use.starts ?? []).length > 0
            ? undefined
            : firstOf(words.slice(1), (word) => dataProblem(word, subject, part.script.values))));
}
const IN_ROOT = { instead: 'run git in the workspace root and name the directory with -C or --' };
function placesOfGit(words) {
    return words
        .filter((_, at) => words[at - 1]?.value === '-C')
        .map(({ raw, value, glob }) => ({ raw, path: value, glob }));
}
function pathsProblem(use, subject, policy) {
    return (firstOf(use.writes ?? [], (path) => pathProblem(path, 'write', subject, policy)) ??
        firstOf(use.reads ?? [], (path) => pathProblem(path, 'read', subject, policy)));
}
/** A word outside of commands is data: it must be known, or hold no secret, and list nothing outside. */
function looseProblem({ word, directories, values }, policy) {
    const subject = { text: word.raw, words: [], directories, moved: [] };
    const isListing = word.glob && word.value?.includes('/') === true;
    return isListing
        ? pathProblem({ raw: word.raw, path: word.value, glob: true }, 'read', subject, policy)
        : dataProblem(word, subject, values);
}
/** The redirections, with variables replaced that are known. */
function settledRedirects({ command, directories, script }, policy) {
    return command.redirects.flatMap((redirect) => {
        const { target } = redirect;
        if (target === undefined || target.value !== undefined)
            return [redirect];
        const place = { policy, directories, script, namesKnown: false };
        return settled([target], place).map(([word]) => ({ ...redirect, target: word ?? target }));
    });
}
/** What stands first among several refusals: a limit, a rule, what reaches outside, what is not known. */
function weight({ layer }) {
    return ['default', 'tool', 'ask-rule', 'deny-rule', 'limit'].indexOf(layer);
}
/** Why a redirection is not fine; to /dev/null and between descriptors it is. */
function redirectProblem(redirect, part, subject, policy) {
    const { operator, target } = redirect;
    if (operator.startsWith('<<'))
        return target === undefined ? undefined : dataProblem(target, subject, part.script.values);
    if (isBetweenDescriptors(redirect))
        return undefined;
    const leads = `${operator} ${target?.raw ?? ''}`;
    const whole = { ...subject, text: `${subject.text} ${leads}` };
    if (target?.value === undefined || target.glob)
        return doubt(whole, {
            layer: 'default',
            reason: `where ${leads} leads is not known before it runs`,
        });
    const path = { raw: target.raw, path: target.value, glob: false };
    return pathProblem(path, isWrite(redirect) ? 'write' : 'read', whole, policy);
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

;// CONCATENATED MODULE: ./lib/permissions/shell/closed-paths.js









/**
 * What is closed among the paths that redirections and known readers and writers name, at any depth. No allow rule
 * opens it: one for a command may lead outside the workspace, because the user says so, but never past a deny or ask
 * rule and never into the workspace's `.git`.
 */
function closedPaths(part, policy) {
    return namedPaths(part, policy).flatMap((named) => verdictsOn(named, part, policy));
}
/** The paths that redirections and the words of a known program name, also where the use of it is not understood. */
function namedPaths(part, policy) {
    const { text } = part.command;
    const redirected = settledRedirects(part, policy).flatMap((redirect) => {
        const { operator, target } = redirect;
        if (target === undefined || operator.startsWith('<<') || isBetweenDescriptors(redirect))
            return [];
        const word = { raw: target.raw, path: target.value, glob: target.glob };
        return [{ word, effect: isWrite(redirect) ? 'write' : 'read', text: `${text} ${operator} ${target.raw}` }];
    });
    const used = part.ways.flatMap(({ use: { reads = [], writes = [] } }) => [
        ...reads.map((word) => ({ word, effect: 'read', text })),
        ...writes.map((word) => ({ word, effect: 'write', text })),
    ]);
    return [...redirected, ...used];
}
function verdictsOn({ word, effect, text }, { directories }, policy) {
    const { raw, path, glob } = word;
    if (isNoFile(path, effect))
        return [];
    const named = `${raw} in: ${text}`;
    if (path === undefined)
        return possibly(effect, named, policy);
    const tool = effect === 'write' ? 'Edit' : 'Read';
    const known = placesOf({ ...word, path: knownPart(path, glob) }, directories, policy);
    const matches = glob
        ? directories.flatMap((directory) => expanded(path, directory, policy) ?? [])
        : directories.flatMap((directory) => namesTaken(word, directory, policy) ?? []);
    const places = [...known, ...matches, ...matches.map((match) => policy.realPath(match))];
    const inner = word.deep !== undefined && effect === 'read' && hasReadRules(policy) ? closed_paths_below(known, word, policy) : [];
    // From a directory that is not known, any name may be one of them.
    const isLost = known.some((place) => place.startsWith(UNKNOWN_PLACE));
    if (inner === undefined)
        return possibly(effect, named, policy);
    const maybe = isLost ? possibly(effect, named, policy) : [];
    const sure = [...new Set([...places, ...inner])].flatMap((subject) => {
        const wall = wallReason(subject, path, effect, policy);
        if (wall !== undefined)
            return [denied(named, wall, 'use a path inside the workspace')];
        const verdict = (0,judge_path/* closedPath */._9)({ tool, effect, subject }, policy);
        return verdict === undefined ? [] : [{ ...verdict, subject: named }];
    });
    return [...sure, ...maybe];
}
function hasReadRules({ rules }) {
    return [...rules.deny, ...rules.ask].some(({ tool, specifier }) => tool === 'Read' && specifier !== undefined);
}
const MOST_BELOW = 5_000;
/** What a search finds below its directories; undefined where that is too much to look at. */
function closed_paths_below(places, { without = [] }, { namesIn }) {
    const found = [];
    const waiting = [...places];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
        for (const name of namesIn(at)) {
            if (name === '.git' || without.includes(name))
                continue;
            const path = (0,external_node_path_.join)(at, name);
            found.push(path);
            waiting.push(path);
            if (found.length > MOST_BELOW)
                return undefined;
        }
    }
    return found;
}
/** A path that is not known may be one that a rule for files closes. */
function possibly(effect, named, { rules }) {
    const closes = ({ tool, specifier }) => specifier !== undefined && (tool === 'Read' || (tool === 'Edit' && effect === 'write'));
    const rule = rules.deny.find(closes) ?? rules.ask.find(closes);
    if (rule === undefined)
        return [];
    return [
        {
            ...(0,judge_path/* byRule */.k2)(rule, named),
            reason: `a rule ${rule.behaviour === 'deny' ? 'denies' : 'asks about'} paths that this may be`,
        },
    ];
}
/** What lies outside is not changed, and keys are not read, whatever the rules say. */
function wallReason(place, path, effect, policy) {
    if (place.startsWith(UNKNOWN_PLACE) || !(0,judge_path/* isOutside */._K)(place, policy.workspace))
        return undefined;
    if (effect === 'write')
        return isTemporary(place) ? undefined : judge_path/* OUTSIDE */.ov;
    return holdsSecrets(place) || holdsSecrets(path) ? 'it may hold keys, or belongs to the runner' : undefined;
}

;// CONCATENATED MODULE: ./lib/permissions/shell/judge-part.js





function judgePart(part, policy) {
    const limit = limitOn(part, policy);
    const deny = ruleOn('deny', part, policy);
    const ask = ruleOn('ask', part, policy);
    return {
        text: part.command.text,
        ...(limit === undefined ? {} : { limit }),
        ...(deny === undefined ? {} : { deny }),
        ...(ask === undefined ? {} : { ask }),
        closed: closedPaths(part, policy),
        ...(part.exact ? { proof: prove(part, policy) } : {}),
        readOnly: onlyReads(part),
    };
}
function ruleOn(behaviour, { command, ways }, { rules }) {
    const rule = rules[behaviour].find((one) => ways.some(({ words, use }) => [words, ...(use.mentions ?? [])].some((said) => matchesCommand(one, command, said))));
    return rule === undefined ? undefined : (0,judge_path/* byRule */.k2)(rule, command.text);
}

;// CONCATENATED MODULE: ./lib/permissions/shell/judge.js







const MOST_PARTS = 50;
const SPLIT = 'split it into several calls, each one plain command';
const PLAINLY = 'write it as plain commands';
/**
 * Judges a command line by its structure. For a denial one part at any depth is enough; to be allowed each part must be
 * proven: by a rule, as a test run, as a reader, or as a change of files inside the workspace. Where it will run
 * isolated, what is not proven may run too, unless it reaches beyond the workspace.
 */
function judgeCommand(command, asked) {
    const parsed = parseCommand(command);
    if (parsed.kind === 'unparsable')
        return denied(command, parsed.reason, SPLIT);
    const policy = {
        ...asked,
        realPath: remembered(asked.realPath),
        namesIn: remembered(asked.namesIn),
        exists: remembered(asked.exists),
        ...(asked.linksBelow === undefined ? {} : { linksBelow: remembered(asked.linksBelow) }),
    };
    const taken = takeApart(parsed, policy);
    if (taken.problem !== undefined)
        return denied(command, taken.problem, SPLIT);
    const parts = taken.parts.map((part) => judgePart(part, policy));
    const verdict = judged(command, taken, parts, policy);
    const { odd } = taken;
    const readOnly = verdict.layer !== 'limit' && odd.length === 0 && parts.length > 0 && parts.every((part) => part.readOnly);
    return { ...verdict, parts: parts.map((part) => brief(part, verdict, policy)), readOnly };
}
/** Proven to only read: it may run beside others. Rules change nothing about it. */
function isReadOnly(command, policy) {
    return judgeCommand(command, policy).readOnly === true;
}
/** The same paths are asked about again and again. */
function remembered(ask) {
    const known = new Map();
    return (path) => {
        const old = known.get(path);
        if (old !== undefined)
            return old;
        const answer = ask(path);
        known.set(path, answer);
        return answer;
    };
}
/** Limits, deny rules, ask rules, allow rules, and then what each part is. Rules for files stand before any allow rule. */
function judged(command, taken, parts, policy) {
    const closed = parts.flatMap((part) => part.closed);
    return (judge_limitOn(command, taken, parts) ??
        closed.find(({ layer }) => layer === 'limit') ??
        wholeRule('deny', command, policy) ??
        first(parts, (part) => part.deny) ??
        tooLong(command, parts) ??
        closed.find(({ layer }) => layer === 'deny-rule') ??
        wholeRule('ask', command, policy) ??
        first(parts, (part) => part.ask) ??
        closed[0] ??
        allowed(command, taken, parts, policy));
}
function first(parts, verdictOf) {
    for (const part of parts) {
        const verdict = verdictOf(part);
        if (verdict !== undefined)
            return verdict;
    }
    return undefined;
}
function judge_limitOn(command, { odd, loose }, parts) {
    const limit = first(parts, (part) => part.limit);
    if (limit !== undefined)
        return limit;
    const dangerous = odd.find((one) => one.dangerous);
    if (dangerous !== undefined)
        return denied(command, `it has ${dangerous.what}, which may run what is not known`, PLAINLY);
    return loose.flatMap((word) => limitOnLoose(word) ?? [])[0];
}
function tooLong(command, parts) {
    return parts.length > MOST_PARTS ? denied(command, `it has more than ${MOST_PARTS} parts`, SPLIT) : undefined;
}
function wholeRule(behaviour, command, { rules }) {
    const rule = rules[behaviour].find(isForAll);
    return rule === undefined ? undefined : (0,judge_path/* byRule */.k2)(rule, command);
}
function isForAll(rule) {
    return rule.specifier === undefined && (0,rules/* namesTool */.$z)(rule, 'Bash');
}
function allowed(command, taken, parts, policy) {
    const whole = wholeRule('allow', command, policy);
    if (whole !== undefined)
        return whole;
    const base = { behaviour: 'allow', subject: command };
    if (policy.testCommand !== undefined && command.trim() === policy.testCommand.trim())
        return { ...base, layer: 'tool', reason: 'it is the test command' };
    const proofs = parts.flatMap(({ proof }) => proof ?? []);
    const problems = [
        ...oddities(command, taken),
        ...taken.loose.flatMap((word) => looseProblem(word, policy) ?? []),
        ...proofs.flatMap(({ problem }) => problem ?? []),
    ];
    const held = policy.isolated ? problems.filter(({ layer }) => layer !== 'default') : problems;
    const [worst] = [...held].sort((one, other) => weight(other) - weight(one));
    if (worst !== undefined)
        return { ...worst, more: held.length - 1 };
    if (problems.length > 0)
        return { ...base, layer: 'isolation', reason: 'it runs isolated, and touches nothing that is closed' };
    const reason = parts.every(({ readOnly }) => readOnly) ? 'it only reads' : 'each of its parts is allowed';
    return { ...base, layer: proofs.some(({ rule }) => rule !== undefined) ? 'allow-rule' : 'tool', reason };
}
function oddities(command, { odd, parts }) {
    const plainly = { behaviour: 'ask', layer: 'default', subject: command, instead: PLAINLY };
    if (parts.length === 0 && odd.length === 0)
        return [{ ...plainly, reason: 'there is nothing to run' }];
    return odd.map(({ what }) => ({ ...plainly, reason: `it has ${what}, whose effect is not judged` }));
}
/** What is said of one part, as if it stood alone. */
function brief(part, whole, { isolated }) {
    const { text, readOnly } = part;
    const said = ({ behaviour, layer, rule, reason }) => ({
        ...{ text, behaviour, layer, reason, readOnly },
        ...(rule === undefined ? {} : { rule }),
    });
    const refused = part.limit ?? part.deny ?? part.closed[0] ?? part.ask;
    if (refused !== undefined)
        return said(refused);
    if (whole.rule !== undefined)
        return said(whole);
    const base = { text, readOnly };
    if (part.proof === undefined)
        return { ...base, behaviour: 'passthrough', layer: 'default', reason: 'whether it runs is not known' };
    const { problem, rule } = part.proof;
    if (problem !== undefined && isolated && problem.layer === 'default')
        return { ...base, behaviour: 'allow', layer: 'isolation', reason: 'it runs isolated' };
    if (problem !== undefined)
        return said(problem);
    if (rule !== undefined)
        return { ...base, behaviour: 'allow', layer: 'allow-rule', rule, reason: 'a rule allows it' };
    const reason = readOnly ? 'it only reads' : 'it stays inside the workspace';
    return { ...base, behaviour: 'allow', layer: 'tool', reason };
}


/***/ })

};
