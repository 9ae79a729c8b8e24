import { knownWord, unknownWord, type ShellWord } from '../syntax/words.js';
import { listedBy } from './listed.js';
import { never, risky, rows, unproven, valuesOf, type Call, type Row, type Start, type Use } from './use.js';

/** How a program takes the command that it runs. */
interface Wrapper {
  /** Options without a value that change nothing about what the command does. */
  readonly flags: RegExp;
  /** Options whose value is the next word. */
  readonly valued?: RegExp;
  /** Operands before the command. */
  readonly operands?: number;
}

const TRANSPARENT: Readonly<Record<string, Wrapper>> = {
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
const OTHERS: readonly (readonly [operands: number, names: string])[] = [
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

export const WRAPPERS: readonly (readonly [string, Row])[] = [
  ...Object.entries(TRANSPARENT).map(([name, wrapper]) => [name, transparent(wrapper)] as const),
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
export function environment({ output }: Call, names: readonly ShellWord[]): Use {
  const [filter, ...words] = output ?? [];
  const searched = /^(e?grep|rg)$/.test(filter?.value ?? '')
    ? words.filter(({ value }) => !/^-[iEwn]+$/.test(value ?? ''))
    : [];
  const asked = names.length > 0 ? names : searched;
  const isHarmless =
    asked.length > 0 &&
    asked.every(({ value = '', glob }) => !glob && HARMLESS_NAMES.test(value) && !SECRET_NAMES.test(value));
  if (!isHarmless) return never('it prints the environment');
  return { ...unproven('it looks at the environment'), nature: 'reads' };
}

const HARMLESS_NAMES = /^\^?[A-Za-z_]{3}[\w|\\]*=?$/;
const SECRET_NAMES = /key|tok|sec|pass|pwd|cred|auth|api|github|actions|input|runner|anthropic|private|cert/i;

/** Every place where the command may start: rather one too many than one too few, since nothing is allowed by it. */
export function candidates(args: readonly ShellWord[], operands: number): readonly Start[] {
  const starts: Start[] = [];
  let left = operands;
  for (const [at, word] of args.entries()) {
    const value = word.value ?? '';
    if (/^-/.test(value) || /^\w+=/.test(value)) continue;
    starts.push({ words: args.slice(at), exact: false });
    // A word after an option may be its value, and then the command comes after it.
    if (args[at - 1]?.value?.startsWith('-') === true) continue;
    if (left === 0) break;
    left -= 1;
  }
  return starts;
}

function transparent({ flags, valued = /^$/, operands = 0 }: Wrapper): Row {
  return ({ program, args, input }) => {
    if (program === 'command' && /^-[vV]/.test(args[0]?.value ?? '')) return { nature: 'reads' };
    let at = 0;
    for (; args[at]?.value?.startsWith('-') === true && args[at]?.glob === false; at += 1) {
      const value = args[at]?.value ?? '';
      if (value === '--') {
        at += 1;
        break;
      }
      if (valued.test(value)) at += 1;
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

function opaque(operands: number): Row {
  return ({ program, args }) => {
    if (program === 'exec' && args.length === 0) return unproven('it changes where later commands read and write');
    // A command may be one word, which a shell reads.
    const scripts = valuesOf(args).filter(
      (value, at) => /^-\w*c$/.test(args[at - 1]?.value ?? '') || /^[\w./-]+ /.test(value),
    );
    const starts = [...candidates(args, operands), ...scripts.map((script) => ({ script, exact: false }))];
    return { ...unproven(`what ${program} starts is not judged`), starts };
  };
}

/** Without quotes a value may become several words, or none. */
function maySplit({ value, raw }: ShellWord): boolean {
  return raw.startsWith('<(') || (value === undefined && !/^("[^"]*"|'[^']*')$/s.test(raw));
}

function env(call: Call): Use {
  const { args, input } = call;
  let at = 0;
  const assignments: { name: string; value: ShellWord }[] = [];
  for (; at < args.length; at += 1) {
    const word = args[at] as ShellWord;
    const value = word.value ?? (typeof word.pieces?.[0] === 'string' ? word.pieces[0] : '$');
    const set = /^([^-=][^=]*)=(.*)$/s.exec(value);
    if (set !== null) {
      const text = word.value === undefined ? undefined : set[2];
      const { value: _whole, pieces: _pieces, ...rest } = word;
      assignments.push({ name: set[1] ?? '', value: { ...rest, ...(text === undefined ? {} : { value: text }) } });
    } else if (/^(-u|--unset)$/.test(value)) at += 1;
    else if (/^(-i?|--ignore-environment|-u.+|--unset=.+|-0|--null|-v|--debug)$/.test(value)) continue;
    else if (value === '--') continue;
    else if (value.startsWith('-') || word.glob) {
      // Such a word is split in a way of its own.
      if (/^(-\w*S|--s)/.test(value)) return never('what env makes of its text is not judged', 'write the command out');
      return { ...risky(`env ${value} is not understood`), starts: candidates(args, 0) };
    } else break;
  }
  const words = args.slice(at);
  if (words.length === 0) return environment(call, []);
  return { nature: 'reads', starts: [{ words, exact: true, assignments, ...(input === undefined ? {} : { input }) }] };
}

function xargs(call: Call): Use {
  const { args } = call;
  let at = 0;
  let replaced: string | undefined;
  for (; args[at]?.value?.startsWith('-') === true; at += 1) {
    const value = args[at]?.value ?? '';
    const replacing = /^(?:-I|-i|--replace=)(.*)$/s.exec(value);
    if (replacing !== null)
      replaced = replacing[1] !== '' ? replacing[1] : value === '-I' ? args[(at += 1)]?.value : '{}';
    else if (/^-[nPLsdE]$/.test(value)) at += 1;
    else if (
      !/^(-[0rtx]+|-[nPLsdE].+|--(null|no-run-if-empty|verbose|max-args=\d+|max-procs=\d+|delimiter=.+))$/s.test(value)
    ) {
      const read = args.filter((_, place) => /^(-a|--arg-file)$/.test(args[place - 1]?.value ?? ''));
      return {
        ...unproven(`xargs ${value} is not understood`),
        starts: candidates(args, 0),
        reads: read.map(({ raw, value: path, glob }) => ({ raw, path, glob })),
      };
    }
  }
  if (args.slice(0, at).some(maySplit)) return never('where its command begins is not known before it runs');
  const words = args.slice(at);
  const named = listedBy(call.input);
  const fed = named ?? [unknownWord('the names that xargs reads')];
  const inner = words.length === 0 ? [knownWord('echo')] : words;
  const full =
    replaced === undefined
      ? [...inner, ...fed]
      : inner.flatMap((word) => (word.raw === replaced ? fed : [withName(word, replaced ?? '{}')]));
  return { nature: 'reads', starts: [{ words: full, exact: true }] };
}

/** `{}.bak` is not known either. */
function withName(word: ShellWord, replaced: string): ShellWord {
  return word.value?.includes(replaced) === true ? unknownWord(word.raw) : word;
}
