import { readFile } from 'node:fs/promises';
import { messageOf, UserError } from '../errors.js';
import { VERDICT_RECORD, type VerdictRecord } from '../report/verdict-record.js';
import { parseArguments } from './arguments.js';
import type { Command } from './command.js';
import { gateExit } from './gate-exit.js';

/** Holds the file of a verdict against the commit that somebody is about to use. */
export const gateVerify: Command = async (args) => {
  const { own, positionals, json } = parseArguments(args, { flags: { sha: 'string' }, positionals: 1 });
  const [path] = positionals;
  const sha = own['sha'];
  if (path === undefined || typeof sha !== 'string') {
    throw new UserError('Name the file and the commit: gate verify greengate-verdict.json --sha SHA.');
  }
  const record = await readRecord(path);
  if (record.sha !== sha) {
    const what = record.sha === undefined ? 'no commit but plain folders' : record.sha;
    throw new UserError(
      `${path} speaks of ${what}, not of ${sha}. Take the verdict of the run that judged that commit.`,
    );
  }
  console.log(json ? JSON.stringify({ sha, opens: record.opens, verdict: record.verdict }) : inWords(record));
  return gateExit(record);
};

function inWords({ opens, verdict, reason, sha }: VerdictRecord): string {
  return `${opens ? 'Open' : 'Shut'} for ${sha}: ${verdict}. ${reason}`;
}

async function readRecord(path: string): Promise<VerdictRecord> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new UserError(`${path} cannot be read: ${messageOf(error)}.`);
  });
  const parsed = VERDICT_RECORD.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UserError(
    `${path} is no verdict of this format: ${issue?.path.join('.') || 'the file'}: ${issue?.message}.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
