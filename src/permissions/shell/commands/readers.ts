import { pathWords, type PathWord } from '../operands.js';
import type { ShellWord } from '../syntax/words.js';
import { dirtyOption, type Options } from './options.js';
import { asPath, never, operandsOf, risky, rows, unproven, valuesOf, type Call, type Row, type Use } from './use.js';

/** A program that only reads: how it takes its arguments, and what would make it do more. */
interface Reader extends Options {
  /** `data`: no argument names a file. `pattern`: the first operand is data, the others are paths. */
  readonly operands: 'data' | 'paths' | 'pattern';
  readonly mostOperands?: number;
  /** Its options can start programs or write anywhere. */
  readonly risky?: true;
}

function reader(spec: Reader): Row {
  return ({ program, args }) => {
    const why = dirtyOption(spec, args);
    const reads = pathWords(program, args, spec);
    if (why !== undefined) return { ...(spec.risky ? risky(why) : unproven(why)), reads };
    const operands = operandsOf(args, new RegExp(`^-\\w*[${spec.valued ?? ' '}]$`));
    if (operands.length > (spec.mostOperands ?? Infinity))
      return { ...unproven(`${program} would write its last operand`), reads, writes: reads.slice(-1) };
    return { nature: 'reads', reads: [...reads, ...listing(spec, args)] };
  };
}

/** Also where words are only data, wildcards list a directory. */
function listing({ operands }: Reader, args: readonly ShellWord[]): PathWord[] {
  return operands === 'data' ? args.filter((word) => word.glob && word.value?.includes('/') === true).map(asPath) : [];
}

const DATA = reader({ operands: 'data' });
const PATHS = reader({ operands: 'paths' });
const NOTHING = reader({ operands: 'data', mostOperands: 0 });

export const READERS: readonly (readonly [string, Row])[] = [
  ...rows('true false : echo basename dirname seq expr type which whatis break continue exit return shift', DATA),
  ...rows('pwd whoami id arch nproc groups logname tty cal tput jobs times fg caller getconf factor numfmt', DATA),
  ...rows('hash', (call) => ({
    ...(call.args.length === 0 ? NOTHING(call) : never('it changes what names mean')),
    starts: [{ words: call.args.slice(1), exact: false }],
  })),
  ...rows('wait', ({ args }) =>
    args.every(({ value, raw }) => raw === '$!' || /^(%\w*|\d+)$/.test(value ?? ''))
      ? { nature: 'reads' }
      : unproven('it may evaluate a name'),
  ),
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
  ...rows(
    'cksum md5sum sha1sum sha224sum sha256sum sha384sum sha512sum b2sum md5 shasum',
    reader({ operands: 'paths', noShort: 'c', noLong: ['check'] }),
  ),
  // `@file` stands for the words in a file.
  ...rows('strings nm size readelf objdump', (call) =>
    valuesOf(call.args).some((value) => value.startsWith('@'))
      ? unproven('it takes options from a file')
      : valuesOf(call.args).some((value) => /^--?pl/.test(value))
        ? risky(`${call.program} loads code`)
        : PATHS(call),
  ),
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
  ...rows(
    'file',
    reader({ operands: 'paths', noShort: 'CfL', noLong: ['compile', 'files-from', 'dereference'], risky: true }),
  ),
  ...rows('tree', reader({ operands: 'paths', noShort: 'oRl', noLong: ['output', 'fromfile'], valued: 'ILP' })),
  ...rows('bat batcat', reader({ operands: 'paths', noLong: ['pager', 'paging', 'config-file'], risky: true })),
  ...rows('sleep', ({ args }) => {
    const [time = ''] = valuesOf(args);
    const isShort = args.length === 1 && /^(\d*\.)?\d+s?$/.test(time) && Number(time.replace(/s$/, '')) <= 600;
    return isShort ? { nature: 'reads' } : unproven('it may sleep too long');
  }),
  ...rows('yes', () => unproven('it never ends')),
];

const SORTING: Reader = {
  operands: 'paths',
  noShort: 'T',
  noLong: ['compress-program', 'temporary-directory', 'files0-from'],
  valued: 'ktSo',
  risky: true,
};

/** `-o` names the file to write. */
function sort(call: Call): Use {
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
