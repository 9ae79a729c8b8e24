import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig, type InputName } from '../../src/config.js';
import type { Fault, MessagesRequest, Script } from '../../src/demo/model-script.js';
import { startModelServer } from '../../src/demo/model-server.js';
import { reliableModel } from '../../src/models/reliable.js';
import { createLog } from '../../src/report/log.js';
import { readTranscript } from '../../src/report/read-transcript.js';
import type { TranscriptLine } from '../../src/report/transcript-records.js';
import { openTranscript } from '../../src/report/transcript.js';
import { readBaseRef } from '../../src/run/base-ref.js';
import { deadlinesFrom } from '../../src/run/deadlines.js';
import { work, type Work } from '../../src/run/work.js';
import { Scene } from '../git/scene.js';
import { running } from '../run/scenes.js';
import { notIsolated } from '../sandbox/not-isolated.js';

export interface Wanted {
  readonly script: Script;
  readonly inputs?: Partial<Record<InputName, string>>;
  /** The hooks of the settings file. */
  readonly hooks?: Readonly<Record<string, unknown>>;
  readonly fault?: (request: MessagesRequest, attempt: number) => Fault | undefined;
  /** Cancels the run when the model is asked for this turn, or as soon as a command with these words runs. */
  readonly cancel?: { readonly turn: number } | { readonly command: string };
}

export interface Recorded {
  readonly done: Work;
  readonly text: string;
  readonly lines: readonly TranscriptLine[];
  /** The records as they stand in the file. */
  readonly raw: readonly Readonly<Record<string, unknown>>[];
  readonly requests: readonly MessagesRequest[];
}

const FILES = { code: 'bad\n', 'test.sh': 'grep -q good code || { echo "not ok 1 - code is good"; exit 1; }\n' };

/** A whole run in a real repository whose test passes once `code` says good, with all that was written down of it. */
export async function record({ script, inputs = {}, hooks = {}, fault, cancel }: Wanted): Promise<Recorded> {
  const scene = new Scene({ ...FILES, '.github/greengate.yml': JSON.stringify({ hooks }) });
  const stop = new AbortController();
  const server = await startModelServer({
    script,
    ...(fault === undefined ? {} : { fault }),
    onRequest: ({ turn }) => void (cancel !== undefined && 'turn' in cancel && turn === cancel.turn && stop.abort()),
  });
  const polling = new AbortController();
  if (cancel !== undefined && 'command' in cancel)
    void untilRuns(cancel.command, polling.signal).then(
      () => stop.abort(),
      () => {},
    );
  try {
    const given = { 'base-url': server.url, 'anthropic-api-key': 'k', 'test-command': 'sh test.sh', ...inputs };
    const config = readConfig((name) => given[name]);
    const transcript = openTranscript(join(mkdtempSync(join(scene.root, 'run-')), 't.jsonl'), (text) => text);
    const read = async () => scene.git('show', 'HEAD:.github/greengate.yml');
    const done = await work({
      config,
      base: await readBaseRef({ files: ['.github/greengate.yml'], read }, config),
      baseCommit: scene.git('rev-parse', 'HEAD'),
      repository: await scene.open(),
      request: { prompt: 'Is it good?' },
      branch: 'greengate/x',
      isolation: notIsolated(scene.sandbox),
      home: undefined,
      model: reliableModel(config),
      deadlines: deadlinesFrom(Date.now(), config.timeoutMs),
      cancel: stop.signal,
      redact: (text) => text,
      log: createLog(
        () => {},
        (text) => text,
      ),
      transcript,
      onStart: () => {},
      learnSecrets: () => {},
      onProgress: () => {},
    });
    const text = readFileSync(transcript.path, 'utf8');
    const raw = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const { lines } = readTranscript(text, 't.jsonl');
    return { done, text, lines, raw, requests: server.requests.map(({ body }) => body) };
  } finally {
    polling.abort();
    await server.close();
    scene.remove();
  }
}

async function untilRuns(words: string, signal: AbortSignal): Promise<void> {
  while ((await running(words)).length === 0) await sleep(10, undefined, { signal });
}
