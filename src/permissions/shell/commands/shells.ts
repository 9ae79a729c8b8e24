import type { ShellWord } from '../syntax/words.js';
import { asPath, never, mayBeOption, risky, rows, unproven, valuesOf, type Call, type Row, type Use } from './use.js';

/** Shells and what hands text to the shell. */
export const SHELLS: readonly (readonly [string, Row])[] = [
  ...rows('sh bash dash zsh ksh ash rbash fish', shell),
  ...rows('eval', evaluate),
  ...rows('source .', source),
  ...rows('trap', ({ args }) => {
    const [text] = args.filter(({ value }) => value !== '--');
    if (text === undefined || /^(-|-l|-p|)$/.test(text.value ?? '$')) return { nature: 'reads' };
    if (text.value === undefined) return never(NOT_KNOWN, WRITE_OUT);
    return { ...unproven('it runs at another time'), starts: [{ script: text.value, exact: false }] };
  }),
  ...rows('alias', ({ args }) =>
    args.every((word) => word.value !== undefined && !word.value.includes('='))
      ? { nature: 'reads' }
      : args.some((word) => word.value === undefined)
        ? never(NOT_KNOWN, WRITE_OUT)
        : {
            ...risky('it changes what names mean'),
            starts: valuesOf(args).map((value) => ({ script: value.replace(/^[^=]*=/, ''), exact: false })),
          },
  ),
];

const NOT_KNOWN = 'it runs a text that is not known before it runs';
const WRITE_OUT = 'write the commands out';

function shell({ program, args, redirects, input }: Call): Use {
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
    if (/^(--norc|--noprofile|--posix|-f|\+)$/.test(value)) continue;
    if (/^[-+][oO]$/.test(value)) {
      at += 1;
      if (args[at]?.value === undefined) return unknownText(args);
    } else if (/^[-+][euxvnsc]+$/.test(value)) {
      runsText ||= value.includes('c');
      readsInput ||= value.includes('s');
      checks ||= value.includes('n');
    } else if (/^--(version|help)$/.test(value)) return { nature: 'reads' };
    else return { ...risky(`${program} ${value} runs more than its script`), starts: scriptsIn(args) };
  }
  const first = args[at];
  if (runsText) {
    if (first?.value === undefined || first.glob) return unknownText(args);
    return ofText(program, first.value);
  }
  if (first === undefined || readsInput || first.value === '-' || first.value === '/dev/stdin')
    return fromInput({ program, args, redirects, ...(input === undefined ? {} : { input }) });
  if (/^\/dev\/fd\/\d+$/.test(first.value ?? '')) return unknownText(args);
  if (first.value === undefined && mayBeOption(first)) return unknownText(args);
  if (checks) return { nature: 'reads', reads: [asPath(first)] };
  return { ...unproven('it runs a script of the workspace'), reads: [asPath(first)] };
}

function scriptsIn(args: readonly ShellWord[]): NonNullable<Use['starts']> {
  return valuesOf(args)
    .filter((_, at) => /^-\w*c\w*$/.test(args[at - 1]?.value ?? ''))
    .map((script) => ({ script, exact: false }));
}

function unknownText(args: readonly ShellWord[]): Use {
  return { ...never(NOT_KNOWN, WRITE_OUT), starts: scriptsIn(args) };
}

/** Only bash reads a text as it is read here; to others some of it means something else. */
function ofText(program: string, script: string): Use {
  const isCommon = program === 'bash' || (/^(sh|dash|ash)$/.test(program) && !ONLY_BASH.test(script));
  const use: Use = isCommon ? { nature: 'reads' } : never(`${program} may read its text in another way`, WRITE_OUT);
  return { ...use, starts: [{ script, exact: isCommon }] };
}

const ONLY_BASH =
  /\$['"]|&>|[<>]\(|<<<|\|&|\[\[|\(\(|\bfunction\b|\w\+?=\(|\{[^}]*[,.][^}]*\}|[<>]&[^\d-]|<>|\$\{\w+[^\w}:#%+-]|\bselect\b|\bcoproc\b|\btime\b|~[+-]/;

/** A here-document is a script that can be read; a pipe or a file is not. */
function fromInput({ program, redirects, input }: Call): Use {
  const given = redirects.filter(({ operator }) => operator.startsWith('<'));
  const [only] = given;
  if (
    given.length === 1 &&
    input === undefined &&
    only?.operator.startsWith('<<') === true &&
    only.target?.value !== undefined
  )
    return ofText(program, only.target.value);
  return never(NOT_KNOWN, WRITE_OUT);
}

function evaluate({ args }: Call): Use {
  if (args.length === 0) return { nature: 'reads' };
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

function source({ args }: Call): Use {
  const [file] = args;
  if (file === undefined || /^(-|\/dev\/(stdin|fd\/\d+))$/.test(file.value ?? '')) return never(NOT_KNOWN, WRITE_OUT);
  const reads = [asPath(file)];
  if (file.value !== undefined && ACTIVATION.test(file.value) && args.length === 1) return { nature: 'tests', reads };
  return { ...unproven('it runs a script in this shell'), reads };
}
