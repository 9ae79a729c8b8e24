import { isAbsolute, resolve } from 'node:path';
import type { Policy } from '../policy.js';
import type { PathWord } from './operands.js';
import { PROCESS_SUBSTITUTION } from './syntax/words.js';

/** What is no file of anybody: it needs no judgement. */
export function isNoFile(path: string | undefined, effect: 'read' | 'write'): boolean {
  if (path === undefined) return false;
  if (path === '/dev/null' || /^\/dev\/(fd\/[012]|tty)$/.test(path)) return true;
  if (effect === 'write') return /^\/dev\/std(out|err)$/.test(path);
  return path === '/dev/stdin' || path === PROCESS_SUBSTITUTION;
}

/** With wildcards, the directory before the first of them. */
export function knownPart(path: string, glob: boolean): string {
  return glob ? path.slice(0, path.search(/[*?[]/)).replace(/[^/]*$/, '') : path;
}

/**
 * Where a path leads from each directory: as it is written, and where links lead. After a link, `..` goes back from
 * behind it.
 */
export function placesOf(
  { path = '', atRoot }: PathWord,
  directories: readonly string[],
  policy: Policy,
): readonly string[] {
  const from = atRoot === true ? [policy.workspace] : directories;
  return [...new Set(from.flatMap((directory) => placesFrom(path, directory, policy)))];
}

function placesFrom(path: string, directory: string, { realPath }: Policy): string[] {
  const written = resolve(directory, path);
  if (!path.split('/').includes('..')) return [written, realPath(written)];
  const followed = path
    .split('/')
    .reduce((at, name) => realPath(resolve(at, name)), isAbsolute(path) ? '/' : directory);
  return [written, realPath(written), followed];
}

/** Directories whose files anybody may make, and which isolation gives each command anew. */
export function isTemporary(path: string): boolean {
  return /^\/(tmp|var\/tmp|dev\/shm)\/./.test(path);
}

const SECRETS =
  /(^|\/)\.(ssh|aws|gnupg|kube|azure|docker|netrc|npmrc|pypirc|git-credentials|\w+_history|credentials\w*|gem\/credentials|cargo\/credentials[\w.]*|config\/(gh|hub|gcloud|git|pip|op)|m2\/settings\.xml)(\/|$)|^\/etc\/(shadow|gshadow|sudoers)|\/_(temp|actions|runner_file_commands)(\/|$)|^\/run\/secrets|docker\.sock$|\/runners?\/.*\.credentials\w*$|^\/proc\/(?!(cpuinfo|meminfo|version|loadavg|uptime|filesystems)$)/;

/** Files that hold keys, or belong to the runner or to other processes. */
export function holdsSecrets(path: string): boolean {
  return SECRETS.test(path);
}

/** The memory, the environment and the like of a process, as a path or within an option. */
export function isOfProcess(word: string): boolean {
  return /(^|[=@:,])\/proc\/(.*\/)?(environ|mem|maps|smaps|pagemap|cmdline|auxv|fd|root|cwd|exe|stack|syscall|kcore)(\/|$)/.test(
    word,
  );
}
