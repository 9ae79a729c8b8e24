import type { Redact } from '../redact.js';
import { clean } from './safe.js';

export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
}

/** The only way text reaches stdout. What passes through it can never be read as a command by the runner. */
export interface Log {
  info(text: string): void;
  /** Shows a message on the run's page; elsewhere it is a plain line. */
  annotate(annotation: Annotation): void;
}

export interface LogOptions {
  /** True under GitHub Actions, where annotations are commands. */
  readonly commands?: boolean;
}

/** `write` gets one line at a time, without its line end. */
export function createLog(write: (line: string) => void, redact: Redact, options: LogOptions = {}): Log {
  const commands = options.commands ?? false;
  const info = (text: string): void => {
    for (const line of clean(text, redact).split('\n')) write(harmless(line));
  };
  const command = (name: string, properties: string, message: string): void => {
    write(`::${name}${properties}::${escapeData(clean(message, redact))}`);
  };
  return {
    info,
    annotate: ({ level, title, message }) => {
      if (commands) command(level, ` title=${escapeProperty(clean(title, redact))}`, message);
      else info(`${level}: ${title}: ${message}`);
    },
  };
}

/** The runner reads `::name::` after any white space at a line's start, and `##[name]` anywhere in a line. */
function harmless(line: string): string {
  return line.replace(/^(\s*):(?=:)/, '$1: ').replaceAll('##[', '# #[');
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('##[', '# #[');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
