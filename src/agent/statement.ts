/** The kinds of end that a model can state. */
export const STATED_ENDS = ['done', 'answered', 'nothing to do', 'blocked', 'could not'] as const;

export type StatedEnd = (typeof STATED_ENDS)[number];

export interface Statement {
  /** Undefined: the message says nothing of it. */
  readonly end: StatedEnd | undefined;
  /** The message without the line that states its end. */
  readonly text: string;
  /** What the model says is missing, where it is blocked; possibly empty. */
  readonly missing: string;
}

/** Told in the first request and whenever the statement is missing. */
export const STATUS_RULE =
  'The last line of your final message is `Status: done` (what was asked is changed), `Status: answered` (a question, nothing to change), ' +
  '`Status: nothing to do` (it was so already), `Status: blocked` or `Status: could not`.';

const MARKS = '[\\s*_#>`~"\'|-]*';
const LINE = new RegExp(
  `^${MARKS}status${MARKS}[:=]${MARKS}(done|answered|nothing[ _-]to[ _-]do|blocked|could[ _-]?n(?:o|['’])t|not[ _-]done)\\b(.*)$`,
  'i',
);
/** Behind these two words there may be reasons; behind the others more words would take something back. */
const WITH_REASONS: ReadonlySet<StatedEnd> = new Set(['blocked', 'could not']);
const ONLY_MARKS = new RegExp(`^${MARKS}[.!]?${MARKS}$`);
/** Said in plain words as the first thing, it is as good as the line. */
const NOTHING =
  /^[\s*_#>`]*(?:there (?:is|was) )?nothing (?:is |was )?(?:left |more |else )?(?:to do|to be done|to change|to be changed)\b/i;
const BLOCKED = /^[\s*_#>`]*BLOCKED\b[\s*_:`–-]*([^\n]*)/;

/** Reads how a final message says that it ends: its last line, or `BLOCKED:` at its beginning, which weighs more. */
export function readStatement(message: string): Statement {
  const lines = message.trimEnd().split('\n');
  const at = lines.findLastIndex((line) => !ONLY_MARKS.test(line));
  const [, word = '', rest = ''] = LINE.exec(lines[at] ?? '') ?? [];
  const end = ONLY_MARKS.test(rest) || WITH_REASONS.has(endOf(word)) ? endOf(word) : undefined;
  const text = word === '' ? message.trim() : withoutLine(lines, at);
  const blocked = BLOCKED.exec(text);
  if (blocked !== null) return { end: 'blocked', text, missing: plain(blocked[1] ?? '') };
  const missing = end === 'blocked' ? plain(rest) || plain(text.split('\n')[0] ?? '') : '';
  if (word === '') return { end: NOTHING.test(text) ? 'nothing to do' : undefined, text, missing };
  return { end, text, missing };
}

function endOf(word: string): StatedEnd {
  const plainWord = word.toLowerCase().replaceAll(/[_-]/g, ' ');
  return STATED_ENDS.find((end) => end === plainWord) ?? 'could not';
}

/** A fence around nothing goes with it. */
function withoutLine(lines: readonly string[], at: number): string {
  const left = lines.slice(0, at).join('\n').trimEnd();
  const isFenced = lines.slice(at + 1).some((line) => line.trim().startsWith('```'));
  return isFenced ? left.replace(/\n?```\w*$/, '').trimEnd() : left;
}

function plain(text: string): string {
  return text.replace(/^[\s*_`:.,;–-]+|[\s*_`]+$/g, '');
}
