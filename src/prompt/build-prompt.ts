import { UserError } from '../errors.js';
import type { Thread, ThreadComment } from '../github/types.js';
import type { Request } from '../triggers/request.js';
import { visibleLine } from '../text/visible.js';
import { fence } from '../text/fence.js';
import { instructions } from './instructions.js';
import { cut, cutMiddle } from '../text/shorten.js';
import { mixedWords, visibleText } from './untrusted-text.js';

export interface PromptParts {
  readonly request: Pick<Request, 'prompt' | 'asker' | 'thread' | 'place'>;
  readonly thread?: Thread;
  /** AGENTS.md and CLAUDE.md as the base ref has them: trusted, unlike the files in the workspace. */
  readonly instructionFiles: readonly { readonly path: string; readonly text: string }[];
  /** Empty when there are no tests. */
  readonly testCommand: string;
  readonly testWhy?: string;
  readonly branch?: string;
  readonly ownHead?: string;
  /** Random for each run, never shown to anybody before it. */
  readonly nonce: string;
  /** `instructions` of the configuration file. */
  readonly extraInstructions?: string;
}

export interface Prompt {
  readonly system: string;
  readonly opening: string;
  /** Hidden fragments that were taken out of what others wrote. */
  readonly removed: number;
  /** Words of others that mix alphabets. */
  readonly mixed: readonly string[];
}

const LIMITS = {
  request: 16_000,
  body: 12_000,
  comment: 3_000,
  comments: 16_000,
  files: 60,
  hunk: 3_000,
  instructions: 16_000,
};

/** What the model is told: our rules and the repository's in `system`, the task and its surroundings in `opening`. */
export function buildPrompt(parts: PromptParts): Prompt {
  const { request, thread, nonce } = parts;
  const asked = visibleText(request.prompt);
  let removed = asked.removed;
  const mixed = new Set(mixedWords(asked.text));
  const data = (kind: string, text: string, limit: number): string => {
    const shown = visibleText(text);
    removed += shown.removed;
    for (const word of mixedWords(shown.text)) mixed.add(word);
    return shown.text === '' ? '' : fence(kind, cutMiddle(shown.text, limit), nonce);
  };
  const blocks = [
    thread === undefined ? '' : data(`title of ${nameOf(thread)}`, visibleLine(thread.title), 500),
    thread === undefined ? '' : data(`description of ${nameOf(thread)}, by ${thread.author}`, thread.body, LIMITS.body),
    ...comments(thread, data),
    changedFiles(thread, nonce),
    place(request.place, data),
  ].filter((block) => block !== '');
  const task = taskWords(asked.text, request, thread);
  const hidden = removed > 0 ? 'Text that readers of the page cannot see was removed from the blocks.' : '';
  return {
    system: systemOf(parts),
    opening: [task, ...blocks, hidden, mixedNote([...mixed])].filter((part) => part !== '').join('\n\n'),
    removed,
    mixed: [...mixed],
  };
}

function mixedNote(words: readonly string[]): string {
  if (words.length === 0) return '';
  const shown = words.slice(0, 5).map((word) => JSON.stringify(cut(word, 40)));
  return `Some words mix alphabets and may not be what they look like: ${shown.join(', ')}.`;
}

function taskWords(asked: string, request: PromptParts['request'], thread: Thread | undefined): string {
  const asker = request.asker === undefined ? '' : ` by @${request.asker.login}`;
  const where = thread === undefined ? '' : ` on ${nameOf(thread)}`;
  if (asked !== '') return `Task, asked${asker}${where}:\n\n${cutMiddle(asked, LIMITS.request)}`;
  if (thread === undefined) {
    throw new UserError('There is nothing to do: the request is empty. Set "prompt" in the workflow\'s with: block.');
  }
  return `Task, asked${asker}: resolve ${nameOf(thread)}. Its title and description below say what is wanted.`;
}

function nameOf({ kind, number }: Thread): string {
  return `${kind === 'issue' ? 'issue' : 'pull request'} #${number}`;
}

type Data = (kind: string, text: string, limit: number) => string;

/** The latest ones that fit, oldest first; how many are missing is said. */
function comments(thread: Thread | undefined, data: Data): string[] {
  if (thread === undefined) return [];
  const shown: string[] = [];
  let room = LIMITS.comments;
  let left = thread.comments.length;
  for (const comment of [...thread.comments].reverse()) {
    const block = data(commentKind(comment), comment.body, LIMITS.comment);
    if (block.length > room) break;
    room -= block.length;
    left -= 1;
    if (block !== '') shown.unshift(block);
  }
  const missing = left + thread.dropped;
  return missing > 0 ? [`(Comments that are not shown: ${missing}.)`, ...shown] : shown;
}

function commentKind({ author, createdAt, place: where }: ThreadComment): string {
  return `comment by ${author} at ${createdAt}${where === undefined ? '' : ` on ${where}`}`;
}

function changedFiles(thread: Thread | undefined, nonce: string): string {
  const files = thread?.files ?? [];
  if (files.length === 0) return '';
  const lines = files
    .slice(0, LIMITS.files)
    .map((file) => `${JSON.stringify(visibleLine(file.path))} +${file.added} -${file.removed}`);
  if (files.length > LIMITS.files) lines.push(`and ${files.length - LIMITS.files} more`);
  return fence('files that the pull request changes', lines.join('\n'), nonce);
}

function place(where: Request['place'], data: Data): string {
  if (where === undefined) return '';
  const spot = where.line === undefined ? where.path : `${where.path}:${where.line}`;
  return data(
    `the lines that the request was written on, ${spot}`,
    `${spot}\n${asCode(where.diffHunk ?? '')}`,
    LIMITS.hunk,
  );
}

/** A diff is code, not Markdown. */
function asCode(text: string): string {
  if (text === '') return '';
  const longest = (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 2);
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}diff\n${text}\n${ticks}`;
}

function systemOf(parts: PromptParts): string {
  const { instructionFiles, extraInstructions = '' } = parts;
  let room = LIMITS.instructions;
  const files = instructionFiles.map(({ path, text }) => {
    const shown = cutMiddle(text.trim(), room);
    room = Math.max(200, room - shown.length);
    return shown === '' ? '' : `Instructions of this repository (${path}):\n\n${shown}`;
  });
  const extra =
    extraInstructions.trim() === ''
      ? ''
      : `Instructions of the workflow:\n\n${cutMiddle(extraInstructions.trim(), LIMITS.instructions)}`;
  return [instructions(parts), ...files, extra].filter((part) => part !== '').join('\n\n');
}
