import { findIsReading, gitIsReading, jqIsReading, sedIsReading } from './reader-checks.js';

/** How a program that only reads takes its arguments, and what would make it do more. */
export interface Reader {
  /** `data`: no argument names a file. `pattern`: the first operand is data, the others are paths. */
  readonly operands: 'data' | 'paths' | 'pattern';
  /** Letters of short options that must not occur, alone or in a cluster. */
  readonly noShort?: string;
  /** Long options that must not occur, nor any abbreviation of them. */
  readonly noLong?: readonly string[];
  readonly mostOperands?: number;
  /** Letters of short options whose value is the next word, and no path. */
  readonly valued?: string;
  /** Why this use is more than reading. Words are known; wildcards are as written. */
  readonly check?: (args: readonly string[]) => string | undefined;
}

const DATA: Reader = { operands: 'data' };
const PATHS: Reader = { operands: 'paths' };
const NOTHING: Reader = { operands: 'data', mostOperands: 0 };

const named = (names: string, reader: Reader): [string, Reader][] => names.split(' ').map((name) => [name, reader]);

/** Adding a command is a line. What is not here needs a rule. */
export const READERS: ReadonlyMap<string, Reader> = new Map([
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
      check: (args) =>
        args.every((arg) => /^([-+][euC]*o?|pipefail|errexit|nounset)$/.test(arg))
          ? undefined
          : 'it changes more than error handling',
    },
  ],
  [
    'read',
    {
      operands: 'data',
      check: (args) =>
        args.every((arg) => /^(-r|[a-z_]\w*)$/.test(arg)) ? undefined : 'only read -r NAME is understood',
    },
  ],
  ['npm', { operands: 'data', check: listing('npm', /^(ls|list|root|prefix)$/) }],
  ...named('pip pip3', { operands: 'data', check: listing('pip', /^(list|show|freeze)$/) }),
  ...named('node python python3 ruby perl php java go rustc gcc g++ clang make cmake bash', {
    operands: 'data',
    check: version,
  }),
]);

function version(args: readonly string[]): string | undefined {
  return args.length === 1 && /^(--version|-V|-version|version)$/.test(args[0] ?? '') ? undefined : 'it runs code';
}

function listing(program: string, verbs: RegExp): (args: readonly string[]) => string | undefined {
  return (args) => {
    if (args.length === 1 && /^(--version|-v|-V)$/.test(args[0] ?? '')) return undefined;
    const isListing =
      verbs.test(args[0] ?? '') &&
      args.slice(1).every((arg) => /^(--(depth=\d+|all|json|long|format=\w+)|[\w@/.-]+)$/.test(arg));
    return isListing && !args.some((arg) => /^--?(script|registry|prefix|user|global|g$)/.test(arg))
      ? undefined
      : `this use of ${program} does more than listing`;
  };
}

/** The use that is not reading, in words; undefined when the options are fine. */
export function optionProblem(reader: Reader, args: readonly string[]): string | undefined {
  for (const arg of args) {
    if (arg === '--') break;
    const long = /^--([\w-]+)/.exec(arg)?.[1];
    const bad = long === undefined ? undefined : reader.noLong?.find((name) => name.startsWith(long));
    if (bad !== undefined) return `--${bad} does more than reading`;
    const short = /^-([^-].*)$/.exec(arg)?.[1];
    const letter = [...(reader.noShort ?? '')].find((one) => short?.includes(one) === true);
    if (letter !== undefined) return `-${letter} does more than reading`;
  }
  return reader.check?.(args);
}
