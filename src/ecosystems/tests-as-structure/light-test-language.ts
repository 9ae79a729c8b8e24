import type { TestLanguage } from '../structure.js';
import { isTestPath } from '../test-paths.js';
import type { LightLanguage } from './language.js';
import { readLight } from './read-light.js';

/** A language of the light tables as the reading of the diff wants it. */
export function lightTestLanguage(language: LightLanguage): TestLanguage {
  const anyFile = language.testsInSource === true;
  return {
    name: language.name,
    isTestFile: (path) => language.files.test(path) && (anyFile || isTestPath(path)),
    isSource: (path) => language.source.test(path) && !isTestPath(path),
    read: (text, path) => Promise.resolve(readLight(text, path, language)),
  };
}
