import { z } from 'zod';
import { UserError } from '../errors.js';
import { FORMAT } from './transcript.js';
import { lineOf, openingOf, type TranscriptLine } from './transcript-records.js';

export interface ReadTranscript {
  /** When it was begun. */
  readonly at: string;
  readonly lines: readonly TranscriptLine[];
}

/**
 * A transcript's lines. Half a line at the end, as a kill may leave it, is left out. Throws a UserError for what is no
 * transcript, not one of this version, or damaged in the middle.
 */
export function readTranscript(text: string, path: string): ReadTranscript {
  const rows = text.split('\n');
  // What comes behind the last line end was never finished.
  rows.pop();
  const [first = '', ...rest] = rows;
  const opening = openingOf(parsed(first));
  if (opening === undefined) {
    throw new UserError(
      `${path} is not a transcript of Greengate: its first line does not say so. ` +
        'Give the file that the output `transcript` names.',
    );
  }
  if (opening.format !== FORMAT) {
    throw new UserError(
      `${path} is a transcript in format ${opening.format}, and this version of Greengate reads format ${FORMAT}. ` +
        'Use the version that wrote it.',
    );
  }
  return { at: opening.at, lines: rest.map((row, at) => read(row, `${path}, line ${at + 2}`)) };
}

function read(row: string, where: string): TranscriptLine {
  try {
    return lineOf(parsed(row));
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const [issue] = error.issues;
    throw new UserError(
      `${where} is no record of a transcript (${issue?.path.join('.') || 'the line'}: ${issue?.message}). The file was damaged or edited.`,
      { cause: error },
    );
  }
}

function parsed(row: string): unknown {
  try {
    return JSON.parse(row);
  } catch {
    return undefined;
  }
}
