import { isSpecial } from '../special-variables.js';
import type { ShellWord } from '../syntax/words.js';
import { asPath, never, optionsOf, risky, rows, unproven, valuesOf, type Call, type Row, type Use } from './use.js';

/** What bash itself does: variables, settings, jobs. */
export const BUILTINS: readonly (readonly [string, Row])[] = [
  ...rows('cd pushd', directory),
  ...rows('popd dirs', ({ program }) =>
    program === 'dirs' ? { nature: 'reads' } : unproven('where it goes is not known'),
  ),
  ...rows('set', ({ args }) => {
    if (args.length === 0) return never('it prints the environment');
    const values = valuesOf(args);
    const plain = /^([-+][euxCfv]*o?|pipefail|errexit|nounset|xtrace|noglob|noclobber)$/;
    return values.every((value) => plain.test(value)) || values[0] === '--'
      ? { nature: 'reads' }
      : unproven('it changes more than error handling');
  }),
  ...rows('shopt', ({ args }) =>
    valuesOf(args).every((value) => /^(-[suqp]+|inherit_errexit|lastpipe)$/.test(value))
      ? { nature: 'reads' }
      : valuesOf(args).some((value) => /alias/.test(value))
        ? never('it changes what names mean')
        : unproven('it changes what words mean'),
  ),
  ...rows('umask ulimit', () => ({ nature: 'reads' })),
  ...rows('export', exported),
  ...rows('declare typeset local readonly', declared),
  ...rows('unset', ({ args }) =>
    optionsOf(args).includes('-f') || !names(args)
      ? never('it evaluates or changes names')
      : (noSpecial(args) ?? { nature: 'reads' }),
  ),
  ...rows('read', (call) => taking(call, /^-[rs]*(?:[pndNtu])?$/, /^-[rs]*[pndNtu]$/)),
  ...rows('mapfile readarray', (call) => taking(call, /^-[tndOsu]$/, /^-[ndOsu]$/)),
  ...rows('getopts', () => unproven('it changes variables')),
  ...rows('let', () => unproven('it evaluates its words')),
  ...rows('kill', ({ args }) =>
    args.length > 0 &&
    valuesOf(args).every((value) => /^(%[\w%+-]*|-(TERM|INT|KILL|HUP|0|\d+))$/.test(value)) &&
    valuesOf(args).some((value) => value.startsWith('%'))
      ? { nature: 'writes' }
      : unproven('it ends a process that may not be its own'),
  ),
  ...rows('disown bg suspend', () => unproven('it changes jobs')),
  ...rows('history fc', () => never('it shows or runs what was typed before')),
  ...rows('bind complete', () => never('it binds names to commands')),
  ...rows('enable', () => never('it changes what names mean')),
  ...rows('compgen', ({ args }) => {
    const options = optionsOf(args);
    if (options.some((option) => /^-\w*[ev]|^-A$/.test(option))) return never('it prints the environment');
    return options.some((option) => /^-\w*[CFW]/.test(option))
      ? { ...never('it runs a command'), starts: values(args) }
      : { nature: 'reads' };
  }),
  ...rows('logout', () => ({ nature: 'reads' })),
];

function values(args: readonly ShellWord[]): NonNullable<Use['starts']> {
  return valuesOf(args).map((script) => ({ script, exact: false }));
}

function directory({ args }: Call): Use {
  const operands = args.filter(({ value }) => !/^(--|-P|-L)$/.test(value ?? ''));
  const [target] = operands;
  if (
    target === undefined ||
    operands.length > 1 ||
    target.value === undefined ||
    target.value.startsWith('-') ||
    target.glob
  )
    return unproven('where it goes is not known');
  return { nature: 'reads', reads: [asPath(target)] };
}

const NAME = /^[A-Za-z_]\w*$/;

/** Only plain names: a subscript would be evaluated. */
function names(args: readonly ShellWord[]): boolean {
  return args.every(({ value = '' }) => NAME.test(value) || /^-[vn]$/.test(value));
}

function noSpecial(args: readonly ShellWord[]): Use | undefined {
  return args.some(({ value = '' }) => isSpecial(value)) ? risky('it changes what later commands run') : undefined;
}

function taking({ program, args }: Call, options: RegExp, valued: RegExp): Use {
  const words = args.filter((_, at) => !valued.test(args[at - 1]?.value ?? ''));
  const bad = words.find(({ value = '$' }) =>
    value.startsWith('-') ? !options.test(value) && value !== '-a' : !NAME.test(value),
  );
  if (bad !== undefined) return { ...never(`${program} ${bad.raw} may evaluate it`), starts: values(args) };
  return noSpecial(words) ?? { nature: 'reads' };
}

/** Environment that only says how to print, or that a test run is one. */
export const SAFE_ENVIRONMENT = new Set(
  'CI NODE_ENV RAILS_ENV RACK_ENV APP_ENV LANG LC_ALL LC_CTYPE TZ NO_COLOR FORCE_COLOR CLICOLOR TERM COLUMNS LINES PYTHONDONTWRITEBYTECODE PYTHONUNBUFFERED PYTHONHASHSEED RUST_BACKTRACE RUST_LOG DEBUG VERBOSE TEST_ENV COVERAGE PYTHONIOENCODING'.split(
    ' ',
  ),
);

function exported({ args }: Call): Use {
  const options = optionsOf(args);
  if (args.length === 0 || options.some((option) => /^-\w*p/.test(option))) return never('it prints the environment');
  if (options.length > 0) return risky('it changes what later commands run');
  const uses = args.map((word) => settingOf(word));
  return (
    uses.find(({ objection }) => objection !== undefined) ??
    uses.find(({ nature }) => nature === 'tests') ?? { nature: 'reads' }
  );
}

/** A setting that later commands see. */
function settingOf(word: ShellWord): Use {
  const name = /^"?([A-Za-z_]\w*)(=|$)/.exec(word.value ?? word.raw)?.[1];
  if (name === undefined) return unproven('what it sets is not known');
  return settingUse(name, word, word.value?.slice(name.length + 1));
}

/** What the setting of a variable that programs see may do. `whole` is the word with the name. */
export function settingUse(name: string, whole: ShellWord, value: string | undefined): Use {
  if (SAFE_ENVIRONMENT.has(name))
    return value === undefined && whole.variables?.length !== 0
      ? unproven(`the value of ${name} is not known`)
      : { nature: 'reads' };
  if (name === 'NODE_OPTIONS' && value !== undefined && HARMLESS_NODE.test(value)) return { nature: 'reads' };
  const places = PATH_LISTS.has(name) ? listOf(name, whole) : undefined;
  if (places !== undefined) return { nature: name === 'PYTHONPATH' ? 'reads' : 'tests', reads: places };
  if (/^(JAVA_HOME|VIRTUAL_ENV)$/.test(name) && value !== undefined) return { nature: 'reads' };
  if (isSpecial(name)) return risky(`the variable ${name} may change what runs`, `run it without setting ${name}`);
  return unproven(`the variable ${name} may change what runs`, `run it without setting ${name}`);
}

/** Options of Node that load no code, and that test runners are told to be started with. */
const HARMLESS_NODE =
  /^ *((--experimental-vm-modules|--no-warnings|--max-old-space-size=\d+|--enable-source-maps|--trace-(warnings|deprecation|uncaught)|--no-deprecation|--unhandled-rejections=\w+|--stack-trace-limit=\d+|--experimental-(strip-types|transform-types))( +|$))+$/;

/** Variables that name directories to look into, first of all for programs and modules. */
const PATH_LISTS = new Set(['PYTHONPATH', 'PATH', 'NODE_PATH']);

/** Each directory, where all are known: those that the variable held before stay as they are. */
function listOf(name: string, { raw }: ShellWord): Use['reads'] {
  const text = raw.replace(new RegExp(`^${name}=`), '').replace(/^"(.*)"$/s, '$1');
  const places = text.split(':').filter((place) => place !== '' && place !== `$${name}` && place !== `\${${name}}`);
  const known = places.map((place) => place.replace(/^(\$PWD|\$\{PWD\}|\$\(pwd\))(?=\/|$)/, '.'));
  if (
    known.some((place) => /[$`"'\\*?{}~]/.test(place)) ||
    (name === 'PATH' && known.some((place) => !/(^|\/)bin$|\/\.bin$/.test(place)))
  )
    return undefined;
  return known.map((path) => ({ raw: path, path, glob: false }));
}

function declared({ args, program }: Call): Use {
  const options = optionsOf(args);
  const words = args.filter(({ value = '' }) => !value.startsWith('-'));
  if (
    options.some((option) => /^-\w*p/.test(option)) ||
    (words.length === 0 && !options.includes('-f') && program !== 'local')
  )
    return never('it prints the environment');
  if (options.some((option) => !/^-[rgaAxf]+$/.test(option))) return never('it evaluates what it is given');
  const bad = words.find((word) => !/^[A-Za-z_]\w*(=|$)/.test(word.value ?? word.raw));
  if (bad !== undefined) return never('it evaluates what it is given');
  if (options.some((option) => option.includes('x'))) return exported({ program, args: words, redirects: [] });
  const special = words.find((word) => isSpecial(/^\w*/.exec(word.value ?? word.raw)?.[0] ?? ''));
  return special === undefined ? { nature: 'reads' } : risky('it changes what later commands run');
}
