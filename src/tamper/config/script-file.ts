import { commandNames } from '../judging-files.js';
import { isTestPath } from '../../ecosystems/test-paths.js';
import type { Change, ChangedFile, Finding } from '../types.js';
import { compareScripts } from './compare-scripts.js';

/** A shell script that the command runs, or that is called as one that tests. */
export function readScript(file: ChangedFile, { command }: Change): Finding[] {
  if (file.before === undefined) return [];
  const run = commandNames(command).some((name) => name.replace(/^\.\//, '') === file.path);
  const shell = /\.(?:sh|bash|zsh)$/.test(file.path) || /^#!.*\b(?:ba|z|da|k)?sh\b/.test(file.before);
  const tests =
    isTestPath(file.path) || /(?:^|\/)[\w-]*(?:test|check|ci|verify|coverage)[\w-]*(?:\.\w+)?$/.test(file.path);
  if (!shell || !(run || tests) || /\.bats$/.test(file.path)) return [];
  const place = { file: file.path, where: file.path, names: [file.path], kind: 'command-changed' as const };
  if (file.after === undefined)
    return run ? [{ kind: 'command-changed', file: file.path, what: `${file.path} is gone.`, names: [file.path] }] : [];
  const strict = (text: string): boolean => /^#!.*sh\s+-\w*e/.test(text) || /\bsh\s+-\w*e/.test(command);
  const errexit = strict(file.before) && strict(file.after);
  return compareScripts(file.before, file.after, { errexit, pipefail: false }, place);
}
