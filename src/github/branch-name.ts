import { createHash } from 'node:crypto';
import { UserError } from '../errors.js';

export type BranchSubject =
  | { readonly kind: 'issue'; readonly number: number; readonly title: string }
  /** A task of the workflow. The same prompt always has the same branch. */
  | { readonly kind: 'task'; readonly prompt: string }
  /** A run on a laptop: each has a branch of its own, told apart by its time. */
  | { readonly kind: 'local'; readonly prompt: string; readonly at: Date };

const MOST_SLUG = 40;

/** `greengate/issue-7-date-parser-is-wrong`, `greengate/task-update-the-changelog-1f0e3dad`. Throws a UserError on a bad prefix. */
export function branchFor(prefix: string, subject: BranchSubject): string {
  const parts = partsOf(subject);
  const branch = prefix + parts.filter((part) => part !== '').join('-');
  if (!isBranchName(branch)) {
    throw new UserError(
      `branch-prefix "${prefix}" does not make a valid branch name (${branch}). Use one like greengate/.`,
    );
  }
  return branch;
}

function partsOf(subject: BranchSubject): string[] {
  switch (subject.kind) {
    case 'issue':
      return [`issue-${subject.number}`, slug(subject.title)];
    case 'task':
      return taskParts(subject.prompt);
    case 'local':
      return [slug(subject.prompt), subject.at.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')];
  }
}

function taskParts(prompt: string): string[] {
  const words = prompt.replace(/\s+/g, ' ').trim();
  return ['task', slug(words), createHash('sha256').update(words).digest('hex').slice(0, 8)];
}

/** Plain letters and digits, words cut whole: safe in a ref, a URL, a shell line and a file name. */
function slug(text: string): string {
  const words =
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replaceAll('ß', 'ss')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  let out = '';
  for (const word of words) {
    const longer = out === '' ? word.slice(0, MOST_SLUG) : `${out}-${word}`;
    if (longer.length > MOST_SLUG) break;
    out = longer;
  }
  return out;
}

/** The rules of git check-ref-format that a prefix can break. */
function isBranchName(branch: string): boolean {
  const forbidden = /[\p{Cc} ~^:?*[\\]|\.\.|@\{|\/\/|^[/-]|(^|\/)\.|\.lock(\/|$)/u;
  return !forbidden.test(branch);
}
