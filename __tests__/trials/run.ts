import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { aFewAtATime } from './a-few-at-a-time.js';
import { copyBuiltAction } from './built-action.js';
import { eventTrials } from './event-trial.js';
import { repositoryTrials } from './repository-trial.js';
import { textTrials } from './text-trial.js';
import { renderTable, rowOf, summaryOf, type Row, type Trial } from './table.js';

// Small machines have two cores, and a trial is a process with children.
const AT_ONCE = 2;

process.exit(await run(process.argv.slice(2)));

/** Plays the recorded events and the repositories of a directory through the built Action, and its texts through the cleaners. Returns the exit code. */
async function run([directory, only]: readonly string[]): Promise<number> {
  if (directory === undefined) {
    console.error('Say where the cases are: npm run trials -- DIRECTORY [events | repositories | texts]');
    return 2;
  }
  const started = Date.now();
  const cases = resolve(directory);
  const scratch = await realpath(await mkdtemp(join(tmpdir(), 'greengate-trials-')));
  try {
    const wanted = (part: string): boolean => only === undefined || only === part;
    if (only !== 'texts') await copyBuiltAction(scratch);
    const rows: Row[] = [];
    if (wanted('texts')) rows.push(...(await played(textTrials(join(cases, 'untrusted-text.jsonl'), scratch))));
    if (wanted('events')) rows.push(...(await played(eventTrials(join(cases, 'events'), scratch))));
    if (wanted('repositories')) rows.push(...(await played(repositoryTrials(join(cases, 'repos'), scratch))));
    console.log(`${summaryOf(rows)} (${Math.round((Date.now() - started) / 1000)} s)`);
    return rows.some(({ verdict }) => verdict === 'BAD') ? 1 : 0;
  } finally {
    await rm(scratch, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function played(trials: Promise<Trial[]>): Promise<Row[]> {
  const rows = await aFewAtATime(
    AT_ONCE,
    (await trials).map(
      ({ name, play }) =>
        () =>
          play().catch((error: unknown) => rowOf(name, 'an end', 'a crash of the trial', [String(error)])),
    ),
  );
  console.log(`${renderTable(rows)}\n`);
  return rows;
}
