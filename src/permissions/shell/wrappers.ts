import { basename } from 'node:path';
import { parseCommand, type ShellWord, type SimpleCommand } from './parse.js';

/** Wrappers that change nothing about what the wrapped command does. */
const TRANSPARENT = new Set(['timeout', 'time', 'nice', 'nohup', 'stdbuf', 'command', 'builtin']);

/** Programs that run another command given in their arguments, with the operands that come before it. */
const RUNNERS: Readonly<Record<string, number>> = {
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
export function runsOthers(program: string): boolean {
  return Object.hasOwn(RUNNERS, program) || SHELLS.has(program) || program === 'eval';
}

const SHELLS = new Set(['sh', 'bash', 'dash', 'zsh', 'ksh', 'ash', 'rbash']);
const DEEPEST = 6;

/** The program a word names, without its directory. */
export function programOf(word: ShellWord | undefined): string | undefined {
  return word?.value === undefined || word.glob ? undefined : basename(word.value);
}

/** Without the wrappers around it; undefined where a wrapper is used in a way that is not understood. */
export function unwrapped(words: readonly ShellWord[]): readonly ShellWord[] | undefined {
  const name = words[0]?.value ?? '';
  if (!TRANSPARENT.has(name)) return words;
  const values = words.map((word) => (word.glob ? undefined : word.value));
  const at = innerStart(name, values);
  return at === undefined ? undefined : unwrapped(words.slice(at));
}

function innerStart(name: string, values: readonly (string | undefined)[]): number | undefined {
  let at = 1;
  const valued =
    name === 'timeout' ? /^(-k|-s|--kill-after|--signal)$/ : name === 'nice' ? /^(-n|--adjustment)$/ : undefined;
  for (; values[at]?.startsWith('-') === true; at += 1) {
    if (values[at] === '--') {
      at += 1;
      break;
    }
    if (valued?.test(values[at] ?? '') === true) at += 1;
    // `command -v` and `-V` describe instead of running.
    else if (name === 'command' && values[at] !== '-p') return undefined;
    else if (name === 'stdbuf' && /^-[ioe]$/.test(values[at] ?? '')) at += 1;
  }
  if (name === 'timeout') at += 1;
  return at < values.length ? at : undefined;
}

/**
 * The command itself and every command that its words may start, at any depth: what a deny rule has to see.
 * Rather one too many than one too few: nothing is allowed by this.
 */
export function everyCommandIn(command: SimpleCommand, depth = 0): SimpleCommand[] {
  if (depth > DEEPEST) return [command];
  const inner = [...innerWords(command.words).map(ofWords), ...innerScripts(command.words).flatMap(commandsOf)];
  return [command, ...inner.flatMap((one) => everyCommandIn(one, depth + 1))];
}

function ofWords(words: readonly ShellWord[]): SimpleCommand {
  return { text: words.map((word) => word.raw).join(' '), words, assignments: [], redirects: [] };
}

function commandsOf(script: string): readonly SimpleCommand[] {
  const parsed = parseCommand(script);
  return parsed.kind === 'parsed' ? parsed.commands : [];
}

function innerWords(words: readonly ShellWord[]): ShellWord[][] {
  const name = programOf(words[0]);
  if (name === undefined) return [];
  if (name === 'find' || name === 'fd') return afterExec(words);
  const operands = Object.hasOwn(RUNNERS, name) ? RUNNERS[name] : undefined;
  if (operands === undefined) return [];
  const starts: ShellWord[][] = [];
  let left = operands;
  for (let at = 1; at < words.length; at += 1) {
    const value = words[at]?.value ?? '';
    if (/^-/.test(value) || /^\w+=/.test(value)) continue;
    starts.push(words.slice(at));
    // A word after an option may be its value, and then the command comes after it.
    if (words[at - 1]?.value?.startsWith('-') === true) continue;
    if (left === 0) break;
    left -= 1;
  }
  return starts;
}

function afterExec(words: readonly ShellWord[]): ShellWord[][] {
  return [...words.entries()]
    .filter(([, word]) => /^-(exec|execdir|ok|okdir|x|X|-exec|-exec-batch)$/.test(word.value ?? ''))
    .map(([at]) => {
      const rest = words.slice(at + 1);
      const end = rest.findIndex((word) => word.value === ';' || word.value === '+');
      return end === -1 ? rest : rest.slice(0, end);
    });
}

/** Texts that the command hands to a shell. */
function innerScripts(words: readonly ShellWord[]): string[] {
  const name = programOf(words[0]) ?? '';
  const values = words.slice(1).map((word) => word.value ?? '"$unknown"');
  if (name === 'eval') return [values.join(' ')];
  if (name === 'trap') return values.slice(0, 1);
  if (name === 'alias') return values.map((value) => value.replace(/^[^=]*=/, ''));
  if (!SHELLS.has(name) && name !== 'script' && name !== 'su' && name !== 'watch') return [];
  return [...values.entries()].filter(([at]) => /^-\w*c$/.test(values[at - 1] ?? '')).map(([, value]) => value);
}
