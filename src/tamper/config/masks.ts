import { checksNothing, programOf } from './program.js';
import type { Part } from './shell-parts.js';

/** How the lines of a script are run. */
export interface ScriptWay {
  /** A failing command ends the script: `set -e` from outside, a recipe line of make, a step of GitHub. */
  readonly errexit: boolean;
  readonly pipefail: boolean;
  /** Each line is a script of its own, as in a recipe of make. */
  readonly lines?: boolean;
}

/** Why the status of the part does not reach the end of the script; undefined where it does. */
export function maskOf(parts: readonly Part[], at: number, way: ScriptWay): string | undefined {
  const part = parts[at];
  // The list of a loop has no status of its own.
  if (part === undefined || /^(?:for|case|select)$/.test(part.words[0] ?? '')) return undefined;
  if (way.lines === true) {
    const line = parts.filter((one) => one.line === part.line);
    return maskOf(line, line.indexOf(part), { errexit: false, pipefail: way.pipefail });
  }
  const before = parts.slice(0, at);
  const after = parts.slice(at + 1);
  const set = settings(before, way);
  if (part.ignored === true) return 'make is told to ignore its status';
  if (part.within === 'negated') return 'its status is turned round';
  const gone = before.find((one, index) => leaves(one, before[index - 1], index));
  if (gone !== undefined) return `\`${gone.text}\` comes before it`;
  if (trapped(parts)) return 'a trap sets the exit status';
  const saved = savedIn(after.slice(0, 1)) ?? (part.next === '||' ? savedIn(after.slice(0, 1)) : undefined);
  if (saved !== undefined && after.some(({ text }) => returns(text, saved))) return undefined;
  if (part.within === 'condition') return failsAfter(after) ? undefined : 'it only stands in a condition';
  if (before.at(-1)?.next === '||') return `it runs only where \`${before.at(-1)?.text ?? ''}\` fails`;
  const [next] = after;
  if (part.next === '||' && next !== undefined && !passesOn(after)) return `\`|| ${next.text}\` takes its status away`;
  if (part.next === '&') return waits(after) ? undefined : 'it runs in the background and nobody waits for its status';
  if (part.next === '|' && !set.pipefail) return `its status is lost in the pipe to \`${next?.words[0] ?? ''}\``;
  if (part.next === '&&' && next !== undefined) return chainMask(after, set);
  if (part.next === ';' && part.loop === true && !set.errexit) return 'the loop goes on after it has failed';
  if (part.next === ';' && next !== undefined && !set.errexit && !restFails(after))
    return `the status of \`${parts.at(-1)?.text ?? ''}\` counts instead`;
  return undefined;
}

/** `a && b || true`: what takes the status of b away takes that of a. */
function chainMask(after: readonly Part[], set: ScriptWay): string | undefined {
  const end = after.findIndex(({ next }) => next !== '&&' && next !== '|');
  const last = after[end];
  const next = after[end + 1];
  if (last?.next === '||' && next !== undefined && !passesOn(after.slice(end + 1)))
    return `\`|| ${next.text}\` takes its status away`;
  if (last?.next === ';' && next !== undefined && !set.errexit && !restFails(after.slice(end + 1)))
    return `the status of \`${after.at(-1)?.text ?? ''}\` counts instead`;
  return undefined;
}

function settings(before: readonly Part[], way: ScriptWay): ScriptWay {
  let { errexit, pipefail } = way;
  for (const { words } of before) {
    if (words[0] !== 'set') continue;
    const text = words.join(' ');
    if (/ -\w*e/.test(text)) errexit = true;
    if (/ \+\w*e/.test(text)) errexit = false;
    if (/-\w*o pipefail/.test(text)) pipefail = true;
    if (/\+\w*o pipefail/.test(text)) pipefail = false;
  }
  return { errexit, pipefail };
}

function leaves(part: Part, previous: Part | undefined, index: number): boolean {
  const tied = index > 0 && (previous?.next === '||' || previous?.next === '&&');
  return /^(?:exit|return|exec (?:true|:))(?: 0)?$/.test(part.text) && !tied && part.within === undefined;
}

function trapped(parts: readonly Part[]): boolean {
  return parts.some(
    ({ words }) => words[0] === 'trap' && /exit\s+0|_exit\(0\)|true/.test(words[1] ?? '') && words.includes('EXIT'),
  );
}

/** The variable that keeps the status: `status=$?`. */
function savedIn(parts: readonly Part[]): string | undefined {
  return parts.map(({ text }) => /^(\w+)=\$\?$/.exec(text)?.[1]).find((name) => name !== undefined);
}

function returns(text: string, variable: string): boolean {
  return new RegExp(`^(?:exit|return) "?\\$\\{?${variable}\\b`).test(text);
}

/** What comes after `||`: does the failure go on? */
function passesOn(after: readonly Part[]): boolean {
  const group = after.slice(0, 4);
  const stop = group.findIndex(({ next }) => next === '');
  return (
    group
      .slice(0, stop === -1 ? 4 : stop + 1)
      .some(
        ({ text }) =>
          /^(?:exit|return)(?: (?:[1-9]\d*|"?\$\??\w*"?))?$|^(?:false|die|fail|abort|err)\b/.test(text) &&
          !/^(?:exit|return)(?: 0)$/.test(text),
      ) || !checksNothing(programOf(group[0]?.words ?? []))
  );
}

function failsAfter(after: readonly Part[]): boolean {
  return after.some(({ text }) => /^(?:exit|return) (?:[1-9]|"?\$)|^false$/.test(text));
}

function restFails(after: readonly Part[]): boolean {
  return after.some(({ text }) => /^(?:exit|return) "?\$/.test(text));
}

function waits(after: readonly Part[]): boolean {
  return after.some(({ words }) => words[0] === 'wait' && words.length > 1);
}
