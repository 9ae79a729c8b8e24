import type { Redact } from '../redact.js';
import { withoutSkip, type ChangeFacts } from './change-title.js';
import { cleanText } from './clean-text.js';
import { codeSpan } from './markdown.js';
import { safe } from './safe.js';
import { markdownStyle, worthALook } from './verdict-text.js';
import { dollars, testWords, totalWords } from './words.js';

/** What was done, which issue it closes (only ever written here), the tests and where it came from. */
export function pullRequestBody(facts: ChangeFacts, redact: Redact): string {
  const { request, answer, tests, files, costUsd, runUrl, gate } = safe(facts, redact);
  const command = tests.command === undefined ? '' : ` (${codeSpan(tests.command, 200)})`;
  const asker = request.asker === undefined ? '' : ` for ${codeSpan(request.asker.login)}`;
  const run = runUrl === undefined ? 'a run' : `[this run](${runUrl})`;
  return [
    withoutSkip(cleanText(answer, { redact, limit: 20_000 })),
    request.thread?.kind === 'issue' ? `Fixes #${request.thread.number}` : '',
    `**Tests:** ${testWords(tests)}${command} · **Changed:** ${totalWords(files)} · ${dollars(costUsd)}`,
    gate === undefined ? '' : worthALook(gate, markdownStyle(redact)),
    `---\nMade by Greengate in ${run}${asker}. A push made with the job's own token starts no checks: ` +
      'close and reopen this pull request, or push to its branch, to run them.',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
