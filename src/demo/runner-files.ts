import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const COMMAND_FILES = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STEP_SUMMARY'] as const;

type CommandFile = (typeof COMMAND_FILES)[number];

/** The files through which a step speaks to the runner: variable name → path. */
export async function createCommandFiles(runnerTemp: string, step: string): Promise<Record<CommandFile, string>> {
  const directory = join(runnerTemp, '_runner_file_commands');
  await mkdir(directory, { recursive: true });
  const made = COMMAND_FILES.map((name) => [name, join(directory, `${name.toLowerCase().slice(7)}_${step}`)] as const);
  for (const [, path] of made) await writeFile(path, '');
  return Object.fromEntries(made) as Record<CommandFile, string>;
}

export interface FileCommands {
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
  readonly path: readonly string[];
  readonly summary: string;
}

export async function readCommandFiles(files: Readonly<Record<CommandFile, string>>): Promise<FileCommands> {
  const read = (name: CommandFile): Promise<string> => readFile(files[name], 'utf8');
  return {
    outputs: parseKeyValues(await read('GITHUB_OUTPUT')),
    state: parseKeyValues(await read('GITHUB_STATE')),
    env: parseKeyValues(await read('GITHUB_ENV')),
    path: (await read('GITHUB_PATH')).split(/\r?\n/).filter((line) => line !== ''),
    summary: await read('GITHUB_STEP_SUMMARY'),
  };
}

/** `key=value` lines and `key<<DELIMITER` blocks. Anything else fails the step, as it does on the runner. */
export function parseKeyValues(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  const lines = text.split(/\r?\n/);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line === '') continue;
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (equals >= 0 && (heredoc === -1 || equals < heredoc)) {
      if (equals === 0) throw new Error(`Invalid format '${line}'. Name must not be empty`);
      values[line.slice(0, equals)] = line.slice(equals + 1);
    } else if (heredoc >= 0) {
      const name = line.slice(0, heredoc);
      const delimiter = line.slice(heredoc + 2);
      if (name === '' || delimiter === '')
        throw new Error(`Invalid format '${line}'. Name and delimiter must not be empty`);
      const end = lines.indexOf(delimiter, at + 1);
      if (end === -1) throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`);
      values[name] = lines.slice(at + 1, end).join('\n');
      at = end;
    } else {
      throw new Error(`Invalid format '${line}'`);
    }
  }
  return values;
}
