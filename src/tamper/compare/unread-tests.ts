import { unreadLanguage } from '../../ecosystems/languages.js';
import type { ChangedFile, Finding } from '../types.js';

/** Whole files of tests that are gone, in languages whose tests nobody reads: of these no single test can be named. */
export function goneUnread(files: readonly ChangedFile[]): Finding[] {
  const added = files.filter(({ before, after }) => before === undefined && after !== undefined);
  return files.flatMap(({ path, before, after }): Finding[] => {
    if (before === undefined || after !== undefined || unreadLanguage(path) === undefined || isHelper(path)) return [];
    if (added.some((one) => one.after === before || baseOf(one.path) === baseOf(path))) return [];
    return [{ kind: 'test-removed', file: path, what: 'the file with its tests is gone.' }];
  });
}

/** What a reviewer has to know besides: said once for each language, and never asked for. */
export function toldUnread(files: readonly ChangedFile[]): Finding[] {
  const first = new Map<string, string>();
  for (const { path } of files) {
    const language = unreadLanguage(path);
    if (language !== undefined && !first.has(language)) first.set(language, path);
  }
  return [...first].map(([language, file]) => ({
    kind: 'tests-unread',
    file,
    what: `tests of this language (${language}) are not read, only counted.`,
    weight: 'told',
  }));
}

function isHelper(path: string): boolean {
  return /helper|support|fixture|util/i.test(path);
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
