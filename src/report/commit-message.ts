import type { Redact } from '../redact.js';
import type { Sender } from '../github/types.js';
import { titleFor, withoutSkip, type ChangeFacts } from './change-title.js';
import { neutralise } from './neutralise.js';
import { safe } from './safe.js';

const BODY_WIDTH = 72;
const BODY_LINES = 20;

/** Subject, what was done, and the asker as co-author. The model writes no trailers and closes nothing. */
export function commitMessage(facts: ChangeFacts, redact: Redact): string {
  const body = commitBody(safe(facts.answer, redact));
  const { asker } = facts.request;
  return (
    [titleFor(facts, redact), body, asker === undefined ? '' : coAuthor(asker)]
      .filter((part) => part !== '')
      .join('\n\n') + '\n'
  );
}

function commitBody(answer: string): string {
  const lines = answer
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !/^[A-Za-z][A-Za-z-]*-by:|^(?:skip-checks|skip-actions):/i.test(line))
    .map((line) => neutralise(line.replace(/<!--/g, '<!- -')))
    .flatMap(wrapped);
  const kept = lines.slice(0, BODY_LINES).join('\n');
  return withoutSkip(lines.length > BODY_LINES ? `${kept}\n…` : kept)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function wrapped(line: string): string[] {
  const out: string[] = [];
  let current = '';
  for (const word of line.split(/\s+/)) {
    if (current !== '' && current.length + 1 + word.length > BODY_WIDTH) {
      out.push(current);
      current = word;
    } else current = current === '' ? word : `${current} ${word}`;
  }
  return [...out, current];
}

/** The address GitHub gives every account, so that nobody's real one is written into history. */
function coAuthor({ login, id }: Sender): string {
  return `Co-authored-by: ${login} <${id}+${login}@users.noreply.github.com>`;
}
