import { basename, join, resolve } from 'node:path';
import { isOutside, isWalledOff, judgePath, OUTSIDE } from '../judge-path.js';
import type { Policy } from '../policy.js';
import { ONLY_BASH, type Judgement } from '../verdict.js';
import type { PathWord } from './operands.js';
import { isNoFile, knownPart, placesOf } from './places.js';
import { doubt, type Subject } from './proof.js';
import { UNKNOWN_PLACE } from './take-apart.js';
import { expanded } from './wildcards.js';

/**
 * The file tools never lead here. A rule for the command does, as the user's own choice, and `Bash` does for
 * redirections; which one is not proposed. What a deny or ask rule means and `.git` stay closed even then.
 */
const WALL = {
  remedy: ONLY_BASH,
  instead: 'use the Read, Glob or Grep tool, or a plain path inside the workspace',
};

/** A path that the part reads or writes, judged like a file tool's, in every directory that may be the current one. */
export function pathProblem(
  word: PathWord,
  effect: 'read' | 'write',
  subject: Subject,
  policy: Policy,
): Judgement | undefined {
  const { path, raw, glob } = word;
  if (isNoFile(path, effect)) return undefined;
  if (path === undefined)
    return doubt(subject, {
      layer: 'default',
      reason: `which file ${raw} is cannot be told before it runs`,
      ...WALL,
    });
  if (glob && !isPlainGlob(path))
    return doubt(subject, {
      layer: 'default',
      reason: `the names that ${raw} stands for are not known`,
      ...WALL,
    });
  for (const directory of subject.directories) {
    const known = { ...word, path: knownPart(path, glob) };
    const matches = glob ? expanded(path, directory, policy) : namesTaken(word, directory, policy);
    if (matches?.length === 0 && word.named !== undefined)
      return doubt(subject, { layer: 'default', reason: `the names that ${raw} stands for are not known`, ...WALL });
    if (matches === undefined)
      return doubt(subject, {
        layer: 'default',
        reason: `${raw} stands for too many names`,
        ...WALL,
      });
    const all = [
      ...placesOf(known, [directory], policy),
      ...matches.flatMap((match) => [match, policy.realPath(match)]),
    ];
    const copies = word.copied === true && effect === 'read';
    const held = copies ? (glob ? matches : all).find((place) => holdsGitData(place, policy)) : undefined;
    if (held !== undefined)
      return doubt(subject, {
        layer: 'default',
        reason: `git's own data lies below ${raw}`,
        instead: 'leave it out (tar --exclude=.git, zip -x), or name the directories that are wanted',
      });
    const links = word.deep === 'following' && effect === 'read' ? linksFrom(all, policy) : [];
    if (links === undefined)
      return doubt(subject, { layer: 'default', reason: `where the links below ${raw} lead is not known`, ...WALL });
    for (const place of new Set([...all, ...links])) {
      const problem = placeProblem(place, word, effect, subject, policy);
      if (problem !== undefined) return problem;
    }
  }
  return undefined;
}

function placeProblem(
  place: string,
  { raw, glob, named: names, temporary }: PathWord,
  effect: 'read' | 'write',
  subject: Subject,
  policy: Policy,
): Judgement | undefined {
  if (effect === 'write' && place === policy.workspace && !glob && names === undefined)
    return doubt(subject, { layer: 'default', reason: `${raw} is the workspace itself`, ...WALL });
  const action = { tool: effect === 'write' ? 'Edit' : 'Read', effect, subject: place };
  const named = { ...subject, text: `${raw} in: ${subject.text}` };
  if (isWalledOff(action, policy)) {
    if (effect === 'write' && temporary === true && isNewTemporary(place, policy)) return undefined;
    // Isolated, a command sees neither keys nor what others left there.
    const reason = place.startsWith(UNKNOWN_PLACE) ? 'the directory it runs in is not known' : OUTSIDE;
    return doubt(named, { layer: 'default', reason, ...WALL });
  }
  if (subject.moved.some((one) => place === one || place.startsWith(`${one}/`)))
    return doubt(named, {
      layer: 'default',
      reason: 'what lies there was put there before',
      instead: 'do it in the next call',
    });
  const verdict = judgePath(action, policy);
  return verdict.behaviour === 'allow' ? undefined : { ...verdict, subject: named.text };
}

/** Right in the folder for temporary files, where nothing has the name yet and no link leads elsewhere. */
function isNewTemporary(place: string, { exists, realPath, ownFiles }: Policy): boolean {
  return /^\/tmp\/[\w.-]+$/.test(place) && !exists(place) && realPath(place) === place && ownFiles !== place;
}

/** The names that a pattern stands for now, in the folder that gets them. */
export function namesTaken(
  { path = '', named }: PathWord,
  directory: string,
  policy: Policy,
): readonly string[] | undefined {
  if (named === undefined) return [];
  return expanded(named, directory, policy)?.map((match) => resolve(directory, path, basename(match)));
}

/** Of the workspace, and of a repository within it. */
function holdsGitData(place: string, { workspace, exists }: Policy): boolean {
  return !isOutside(workspace, place) || exists(join(place, '.git'));
}

/** Where the links lead that a search below finds. */
function linksFrom(places: readonly string[], { linksBelow, realPath }: Policy): readonly string[] | undefined {
  if (linksBelow === undefined) return [];
  const found = [...new Set(places.map((place) => realPath(place)))].map((place) => linksBelow(place));
  return found.includes(undefined) ? undefined : found.flatMap((links) => (links ?? []).map((link) => realPath(link)));
}

/** Wildcards that stay in the directory they are written in, and reach no hidden name. */
function isPlainGlob(path: string): boolean {
  const hidden = path.split('/').some((name) => /^\.(?!\.?$).*[*?[]/.test(name) || /^[*?[]*\[.*\.\]/.test(name));
  return !hidden && !/^[-~]/.test(path) && !/[*?[].*\/\.\.(\/|$)/.test(path);
}

/** A repository inside the workspace could bring its own settings, which git obeys. */
export function isOtherRepository(places: readonly PathWord[], subject: Subject, policy: Policy): boolean {
  const { workspace, exists } = policy;
  const moved = subject.directories.filter((directory) => directory !== workspace);
  // What a `cd` leads to must be there, or an earlier part may have made it.
  if (moved.some((directory) => !isOutside(directory, workspace) && !exists(directory))) return true;
  const named = placesOf(places[0] ?? { raw: '.', path: '.', glob: false }, subject.directories, policy);
  return [...moved, ...named].some((place) => {
    const steps = place.startsWith(`${workspace}/`) ? place.slice(workspace.length + 1).split('/') : [];
    return steps
      .map((_, at) => join(workspace, ...steps.slice(0, at + 1)))
      .some((step) => exists(join(step, 'HEAD')) || exists(join(step, '.git')));
  });
}
