import type { Ecosystem } from './ecosystem.js';
import { ECOSYSTEMS } from './index.js';
import type { TestFile } from './structure.js';
import { isTestPath } from './test-paths.js';

/** How the tests of one language are read. `read` never throws: what it cannot parse is `unreadable`. */
export interface TestLanguage {
  readonly name: string;
  /** Whether the path may be a test file of this language by its name alone. */
  readonly isTestFile: (path: string) => boolean;
  /** Whether it is source text of this language. */
  readonly isSource: (path: string) => boolean;
  readonly read: (text: string, path: string) => Promise<TestFile>;
}

/** Every language whose tests are read as structure. */
export const LANGUAGES: readonly TestLanguage[] = ECOSYSTEMS.flatMap((ecosystem) => {
  const { name, structure } = ecosystem;
  if (structure === 'unread') return [];
  const { readable, tests, inSource, around } = structure;
  const isOwn = (path: string) => hasEnding(ecosystem, path) && readable?.test(path) !== false;
  return [
    {
      name,
      isTestFile: (path) => isOwn(path) && tests?.test(path) !== false && (inSource === true || isTestPath(path)),
      isSource: (path) => isOwn(path) && (around === true || !isTestPath(path)),
      read: (text, path) => structure.read(text, path, isTestPath(path)),
    },
  ];
});

/** The ecosystem that the file belongs to by its ending. */
export function ecosystemOf(path: string): Ecosystem | undefined {
  return ECOSYSTEMS.find((ecosystem) => hasEnding(ecosystem, path));
}

/** Whether the file is program text in any language that is known, and no word to the tools that build and test it. */
export function isProgramText(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return (
    ecosystemOf(path) !== undefined &&
    !ECOSYSTEMS.some(({ judgingFiles }) => judgingFiles.some((pattern) => pattern.test(name)))
  );
}

/** The name of the language of a test file whose tests nobody reads, so that they can only be counted. */
export function unreadLanguage(path: string): string | undefined {
  const named = ECOSYSTEMS.find(({ testFiles }) => testFiles.some((name) => name.test(path)));
  const ecosystem = isTestPath(path) ? (ecosystemOf(path) ?? named) : undefined;
  if (ecosystem === undefined) return undefined;
  const { name, structure } = ecosystem;
  return structure === 'unread' || structure.readable?.test(path) === false ? name : undefined;
}

function hasEnding({ endings }: Ecosystem, path: string): boolean {
  return endings.includes(path.slice(path.lastIndexOf('.') + 1));
}
