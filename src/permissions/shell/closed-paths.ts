import { join } from 'node:path';
import { byRule, closedPath, isOutside, OUTSIDE } from '../judge-path.js';
import type { Policy } from '../policy.js';
import type { Rule } from '../rules.js';
import type { Verdict } from '../verdict.js';
import type { PathWord } from './operands.js';
import { denied } from './limits.js';
import { namesTaken } from './path-proof.js';
import { holdsSecrets, isNoFile, isTemporary, knownPart, placesOf } from './places.js';
import { settledRedirects } from './prove.js';
import { isBetweenDescriptors, isWrite } from './redirects.js';
import { UNKNOWN_PLACE, type Part } from './take-apart.js';
import { expanded } from './wildcards.js';

/**
 * What is closed among the paths that redirections and known readers and writers name, at any depth. No allow rule
 * opens it: one for a command may lead outside the workspace, because the user says so, but never past a deny or ask
 * rule and never into the workspace's `.git`.
 */
export function closedPaths(part: Part, policy: Policy): Verdict[] {
  return namedPaths(part, policy).flatMap((named) => verdictsOn(named, part, policy));
}

interface NamedPath {
  readonly word: PathWord;
  readonly effect: 'read' | 'write';
  readonly text: string;
}

/** The paths that redirections and the words of a known program name, also where the use of it is not understood. */
function namedPaths(part: Part, policy: Policy): NamedPath[] {
  const { text } = part.command;
  const redirected = settledRedirects(part, policy).flatMap((redirect): NamedPath[] => {
    const { operator, target } = redirect;
    if (target === undefined || operator.startsWith('<<') || isBetweenDescriptors(redirect)) return [];
    const word = { raw: target.raw, path: target.value, glob: target.glob };
    return [{ word, effect: isWrite(redirect) ? 'write' : 'read', text: `${text} ${operator} ${target.raw}` }];
  });
  const used = part.ways.flatMap(({ use: { reads = [], writes = [] } }) => [
    ...reads.map((word): NamedPath => ({ word, effect: 'read', text })),
    ...writes.map((word): NamedPath => ({ word, effect: 'write', text })),
  ]);
  return [...redirected, ...used];
}

function verdictsOn({ word, effect, text }: NamedPath, { directories }: Part, policy: Policy): Verdict[] {
  const { raw, path, glob } = word;
  if (isNoFile(path, effect)) return [];
  const named = `${raw} in: ${text}`;
  if (path === undefined) return possibly(effect, named, policy);
  const tool = effect === 'write' ? 'Edit' : 'Read';
  const known = placesOf({ ...word, path: knownPart(path, glob) }, directories, policy);
  const matches = glob
    ? directories.flatMap((directory) => expanded(path, directory, policy) ?? [])
    : directories.flatMap((directory) => namesTaken(word, directory, policy) ?? []);
  const places = [...known, ...matches, ...matches.map((match) => policy.realPath(match))];
  const inner = word.deep !== undefined && effect === 'read' && hasReadRules(policy) ? below(known, word, policy) : [];
  // From a directory that is not known, any name may be one of them.
  const isLost = known.some((place) => place.startsWith(UNKNOWN_PLACE));
  if (inner === undefined) return possibly(effect, named, policy);
  const maybe = isLost ? possibly(effect, named, policy) : [];
  const sure = [...new Set([...places, ...inner])].flatMap((subject) => {
    const wall = wallReason(subject, path, effect, policy);
    if (wall !== undefined) return [denied(named, wall, 'use a path inside the workspace')];
    const verdict = closedPath({ tool, effect, subject }, policy);
    return verdict === undefined ? [] : [{ ...verdict, subject: named }];
  });
  return [...sure, ...maybe];
}

function hasReadRules({ rules }: Policy): boolean {
  return [...rules.deny, ...rules.ask].some(({ tool, specifier }) => tool === 'Read' && specifier !== undefined);
}

const MOST_BELOW = 5_000;

/** What a search finds below its directories; undefined where that is too much to look at. */
function below(
  places: readonly string[],
  { without = [] }: PathWord,
  { namesIn }: Policy,
): readonly string[] | undefined {
  const found: string[] = [];
  const waiting = [...places];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const name of namesIn(at)) {
      if (name === '.git' || without.includes(name)) continue;
      const path = join(at, name);
      found.push(path);
      waiting.push(path);
      if (found.length > MOST_BELOW) return undefined;
    }
  }
  return found;
}

/** A path that is not known may be one that a rule for files closes. */
function possibly(effect: 'read' | 'write', named: string, { rules }: Policy): Verdict[] {
  const closes = ({ tool, specifier }: Rule): boolean =>
    specifier !== undefined && (tool === 'Read' || (tool === 'Edit' && effect === 'write'));
  const rule = rules.deny.find(closes) ?? rules.ask.find(closes);
  if (rule === undefined) return [];
  return [
    {
      ...byRule(rule, named),
      reason: `a rule ${rule.behaviour === 'deny' ? 'denies' : 'asks about'} paths that this may be`,
    },
  ];
}

/** What lies outside is not changed, and keys are not read, whatever the rules say. */
function wallReason(place: string, path: string, effect: 'read' | 'write', policy: Policy): string | undefined {
  if (place.startsWith(UNKNOWN_PLACE) || !isOutside(place, policy.workspace)) return undefined;
  if (effect === 'write') return isTemporary(place) ? undefined : OUTSIDE;
  return holdsSecrets(place) || holdsSecrets(path) ? 'it may hold keys, or belongs to the runner' : undefined;
}
