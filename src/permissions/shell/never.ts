import { normalize } from 'node:path';
import { hasGitPart } from '../../text/git-names.js';
import type { SimpleCommand } from './parse.js';
import { programOf } from './wrappers.js';

/** Programs that no rule opens, by what they are for. */
const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  'it changes who the process is':
    'sudo su doas pkexec runuser setpriv chroot newgrp sg usermod useradd groupmod gpasswd passwd chsh visudo'.split(
      ' ',
    ),
  'it changes the machine':
    'shutdown reboot halt poweroff mount umount fdisk parted wipefs insmod modprobe sysctl iptables nft systemctl systemd-run'.split(
      ' ',
    ),
  'it starts work that outlives the run': ['crontab', 'at', 'batch'],
  'it reaches another machine': 'ssh scp sftp nc ncat netcat socat telnet ftp'.split(' '),
  'it reads or ends other processes': 'gdb gcore strace ltrace killall pkill'.split(' '),
  'it prints the environment': ['printenv'],
};

const BY_PROGRAM = new Map(
  Object.entries(PROGRAMS).flatMap(([reason, names]) => names.map((name) => [name, reason] as const)),
);

const PUBLISHERS = new Set('npm pnpm yarn bun cargo gem twine poetry uv'.split(' '));
const PUBLISHING = /^(publish|unpublish|upload|push|adduser|login|logout|token|owner|dist-tag|deprecate|yank)$/;

/** Why the command may never run, whatever the rules say; undefined where it is not of that kind. */
export function neverReason(command: SimpleCommand, workspace: string): string | undefined {
  const program = programOf(command.words[0]);
  if (command.words.some((word) => /^\/proc\/.*\/(environ|mem|maps)/.test(word.value ?? ''))) {
    return 'it reads the memory or environment of a process';
  }
  if (program === undefined) return undefined;
  const args = command.words.slice(1).map((word) => word.value);
  if (BY_PROGRAM.has(program) || program.startsWith('mkfs')) return BY_PROGRAM.get(program) ?? 'it changes the machine';
  if (printsEnvironment(program, args)) return 'it prints the environment';
  if (program === 'git' && verbs(args).some((verb) => verb === 'push' || verb === 'credential'))
    return 'pushing and credentials belong to the harness';
  if (PUBLISHERS.has(program) && verbs(args).some((verb) => PUBLISHING.test(verb)))
    return 'it publishes or handles credentials';
  if (program === 'dd' && args.some((arg) => arg?.startsWith('of=/') === true))
    return 'it writes to a device or outside the workspace';
  if (program === 'chmod' && args.some((arg) => /^([ugoa]*\+[rwxt]*s|[2467]\d{3})/.test(arg ?? '')))
    return 'it makes a set-user-id file';
  if (/^(rm|rmdir|shred|chmod|chown|chgrp|mv)$/.test(program)) return criticalTarget(command, workspace);
  return undefined;
}

/** What the sub-command may be: the first operand, and before it each word that may be the value of an option. */
function verbs(args: readonly (string | undefined)[]): string[] {
  const found: string[] = [];
  for (const [at, arg = ''] of args.entries()) {
    if (arg.startsWith('-')) continue;
    found.push(arg);
    // `yarn npm publish`
    if (arg !== 'npm' && args[at - 1]?.startsWith('-') !== true) break;
  }
  return found;
}

function printsEnvironment(program: string, args: readonly (string | undefined)[]): boolean {
  if (program === 'env') return args.every((arg) => arg !== undefined && /^(-|\w+=)/.test(arg));
  if (program === 'set' || program === 'export')
    return args.length === 0 || (program === 'export' && args.includes('-p'));
  if (program === 'declare' || program === 'typeset')
    return args.every((arg) => arg?.startsWith('-') === true) || args.some((arg) => /^-\w*p/.test(arg ?? ''));
  return program === 'compgen' && args.some((arg) => /^-\w*[ev]/.test(arg ?? ''));
}

/** Root, home, the workspace itself or what a variable that may be empty turns into one of them. */
function criticalTarget(command: SimpleCommand, workspace: string): string | undefined {
  const moves = programOf(command.words[0]) === 'mv';
  for (const { value, raw } of command.words.slice(1, moves ? -1 : undefined)) {
    if (value === undefined) {
      if (/^"?\$\{?\w+[^/]*\}?"?\/(["*]|$)/.test(raw) || /^"?\$\{?HOME/.test(raw))
        return `${raw} may be the root or the home directory`;
      continue;
    }
    if (value.startsWith('~') && raw.startsWith('~')) return `${raw} is a home directory`;
    if (value.startsWith('-') || value === '') continue;
    const path = normalize(value.startsWith('/') ? value : `${workspace}/${value}`).replace(/\/+\*?$/, '') || '/';
    if (path === '/' || /^\/[^/]+$/.test(path)) return `${raw} is the root or a directory of the system`;
    const isRoot = path === workspace || workspace.startsWith(`${path}/`);
    if (isRoot && !value.endsWith('*')) return `${raw} is the workspace itself`;
    if (hasGitPart(path)) return `${raw} is git's own data`;
  }
  return undefined;
}
