import { pathWords } from '../operands.js';
import { knownWord, type ShellWord } from '../syntax/words.js';
import { placesIn, run } from './tests.js';
import { asPath, never, operandsOf, risky, rows, unproven, valuesOf, type Call, type Row, type Use } from './use.js';

/** Interpreters and compilers: what they are given is code. */
export const CODE: readonly (readonly [string, Row])[] = [
  ...rows(
    'python python2 python3 pypy pypy3 python3.8 python3.9 python3.10 python3.11 python3.12 python3.13 python3.14',
    python,
  ),
  ...rows('node nodejs', node),
  ...rows(
    'ruby perl php lua luajit Rscript R julia osascript tclsh groovy scala kotlin erl ghci irb swipl guile',
    interpreter,
  ),
  ...rows('deno bun tsx ts-node esno jiti', interpreter),
  ...rows(
    'java javac kotlinc scalac jshell jar rustc gcc g++ cc c++ clang clang++ tsc cmake ninja meson bazel bazelisk buck scons ld as nasm',
    compiler,
  ),
  ...rows('vi vim nvim ex ed emacs emacsclient nano pico joe code micro', () =>
    risky('an editor can run programs', 'use Edit or Write'),
  ),
  ...rows('less more', pager),
  ...rows('man info', ({ args }) =>
    valuesOf(args).some((value) => /^-/.test(value)) ? risky('it starts a pager') : unproven('it starts a pager'),
  ),
  ...rows('psql mysql mariadb mongo mongosh redis-cli', ({ args }) =>
    valuesOf(args).some((value) => /\\!|^\s*(system|\\system)\b/.test(value))
      ? risky('it runs a program')
      : unproven('it talks to a server'),
  ),
];

const ENVIRONMENT =
  /process\.env(?!\s*(\.\s*(?!\w*(TOKEN|KEY|SECRET|PASSWORD|CREDENTIAL))\w|\[\s*['"](?!\w*(TOKEN|KEY|SECRET|PASSWORD|CREDENTIAL))))|os\.environ(?!\s*(\.get\(|\[|\.setdefault|\.pop))|(?<!\w)%ENV\b|\bENV\.(each|to_h|inspect|to_a|map|sort)|\bgetenv\(\s*\)|Deno\.env\.toObject|\/proc\/\w+\/environ/i;

/** Code on the line itself that shows the environment. */
function inlineProblem(code: string | undefined): Use | undefined {
  if (code === undefined) return undefined;
  return ENVIRONMENT.test(code) ? never('it prints the environment') : undefined;
}

function isVersion(args: readonly ShellWord[]): boolean {
  return args.length === 1 && /^(--version|-V|-version|version|-v|-vV|--help|-h)$/.test(args[0]?.value ?? '');
}

function inlineCode(args: readonly ShellWord[], option: RegExp): string | undefined {
  return args.find((_, at) => option.test(args[at - 1]?.value ?? ''))?.value;
}

function python(call: Call): Use {
  const { args } = call;
  if (isVersion(args)) return { nature: 'reads' };
  let at = 0;
  for (; /^-./.test(args[at]?.value ?? ''); at += 1) {
    const value = args[at]?.value ?? '';
    if (/^-[a-zA-Z]*m$/.test(value)) return moduleUse(args[at + 1], args.slice(at + 2));
    if (/^-[a-zA-Z]*c$/.test(value)) return inlineProblem(args[at + 1]?.value) ?? unproven('it runs code');
    if (/^-[WX]$/.test(value)) at += 1;
    else if (!/^-([bBdEiIOPqsSuvx]+|[WX].+)$/.test(value)) return unproven('it runs code');
  }
  const [script, ...rest] = args.slice(at);
  if (script?.value === undefined || script.value === '-') return fromInput(call);
  const name = script.value.replace(/^.*\//, '');
  if (/^runtests\.py$/.test(name) || (name === 'manage.py' && rest[0]?.value === 'test')) return run(args.slice(at));
  const starts = name === 'setup.py' ? [{ words: [knownWord(name), ...rest], exact: false }] : [];
  return { ...unproven('it runs code'), reads: [asPath(script)], starts };
}

function moduleUse(module: ShellWord | undefined, rest: readonly ShellWord[]): Use {
  const name = module?.value ?? '';
  if (/^(pytest|unittest|doctest|nose2?|coverage|testtools\.run|xdoctest)$/.test(name)) {
    const first = rest[0]?.value ?? '';
    if (name !== 'coverage') return run(rest);
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

function node(call: Call): Use {
  const { args } = call;
  if (isVersion(args)) return { nature: 'reads' };
  const values = valuesOf(args);
  if (
    values[0] === '--test' ||
    (values.includes('--test') &&
      values.every((value) => !/^(-r|--require|--import|--loader|--experimental-loader)/.test(value)))
  )
    return run(args);
  if (/^(--check|-c)$/.test(values[0] ?? '') && args.length === 2)
    return { nature: 'reads', reads: args.slice(1).map(asPath) };
  return interpreter(call);
}

function interpreter(call: Call): Use {
  const { args } = call;
  if (isVersion(args)) return { nature: 'reads' };
  const code =
    inlineCode(args, /^(-[a-zA-Z]*[eEpnr]|--eval|--print|eval)$/) ??
    args.find(({ value }) => /^-[a-z]*e./.test(value ?? ''))?.value;
  const problem = inlineProblem(code);
  if (problem !== undefined) return problem;
  if (valuesOf(args).some((value) => /^(https?:|npm:|jsr:|git\+)/.test(value)))
    return never('it fetches code and runs it');
  if (call.program === 'bun' || call.program === 'deno') {
    if (args[0]?.value === 'test') return run(args.slice(1));
    if (/^(publish|login|deploy)$/.test(args[0]?.value ?? '')) return never('it publishes or handles credentials');
  }
  if (call.program === 'perl' && args.every(({ value = '' }) => /^-/.test(value)) && args.length === 0)
    return fromInput(call);
  if (args.every(({ value = '' }) => value.startsWith('-'))) return fromInput(call);
  return { ...unproven('it runs code'), reads: placesIn(args) };
}

/** A script that comes through a pipe. What a download says is judged where it is downloaded. */
function fromInput({ redirects, input }: Call): Use {
  if (isDownload(input)) return never('it runs what it downloads');
  const text = redirects.find(({ operator }) => operator.startsWith('<<'))?.target?.value;
  return inlineProblem(text) ?? unproven('it runs code');
}

function isDownload(command: Call['input']): boolean {
  if (command === undefined) return false;
  return /^(curl|wget|http|https|xh|aria2c)$/.test(command.words[0]?.value ?? '') || isDownload(command.reads);
}

function compiler({ program, args }: Call): Use {
  if (isVersion(args)) return { nature: 'reads' };
  return {
    ...unproven(program === 'java' || program === 'jshell' ? 'it runs code' : 'it builds'),
    reads: placesIn(args),
  };
}

function pager({ program, args }: Call): Use {
  const bad = valuesOf(args).find((value) => /^(\+|-\w*[okKtT]|--(log-file|LOG-FILE|lesskey|tag|cmd))/.test(value));
  const reads = pathWords(program, args, { operands: 'paths' });
  return bad === undefined
    ? { nature: 'reads', reads }
    : { ...risky(`${program} ${bad} may do more than reading`), reads };
}
