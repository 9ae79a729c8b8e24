import { posix } from 'node:path';

/** In the environment of a hook: the folder with the files as they stand on the base branch. */
export const BASE_VARIABLE = 'GREENGATE_BASE_DIR';

/** A program that runs the file it is given, or the command that follows. */
const RUNNERS =
  'bash|sh|dash|zsh|node|deno\\s+run|bun|tsx|python[\\d.]*|ruby|perl|php|pwsh|source|\\.|exec|command|env|nice|nohup|time|xargs|timeout\\s+\\S+';
/** What stands before a word that is run: the beginning of a command, variables that are set for it, a runner. */
const BEFORE = new RegExp(
  `(?:^|[\\n;&|({!]|\\b(?:then|do|else|if|while|until))\\s*(?:\\w+=\\S*\\s+)*(?:(?:${RUNNERS})\\s+(?:-\\S*\\s+)*(?:\\w+=\\S*\\s+)*)*['"]?$`,
);
/** A path from the top of the workspace: by the variable, quoted or not, or as it is. */
const PATH =
  /(?:\$CLAUDE_PROJECT_DIR|\$\{CLAUDE_PROJECT_DIR\})("?)\/([\w.@+/-]+)|(?<![\w.@+/$}-])([\w.@+-][\w.@+/-]*)/g;

/** Does the command need the files of the base branch? */
export function needsBase(command: string, isInBase: (path: string) => boolean): boolean {
  return command.includes(BASE_VARIABLE) || withBaseScripts(command, isInBase) !== command;
}

/**
 * The command of a hook with the scripts it runs taken from the base branch: what lies in the workspace is the pull
 * request's, and within reach of the model's tools. Files that it only reads stay those of the workspace.
 */
export function withBaseScripts(command: string, isInBase: (path: string) => boolean): string {
  const wanders = /\b(?:cd|pushd)\b/.test(command);
  return command.replace(
    PATH,
    (word: string, quote: string | undefined, ofVariable: string | undefined, bare: string | undefined, at: number) => {
      const path = posix.normalize(ofVariable ?? bare ?? '');
      const before = command.slice(0, at);
      if (!isInBase(path) || !BEFORE.test(before)) return word;
      if (ofVariable !== undefined) return `\${${BASE_VARIABLE}}${quote ?? ''}/${ofVariable}`;
      // After a `cd` a bare path means something else.
      if (wanders) return word;
      const open = /['"]$/.exec(before)?.[0] ?? '';
      const folder = `"\${${BASE_VARIABLE}}"/`;
      return open === '"' ? `\${${BASE_VARIABLE}}/${word}` : open === "'" ? `'${folder}'${word}` : `${folder}${word}`;
    },
  );
}
