import type { Assertion, ReadTest, TestFile } from '../structure.js';
import type { ChangedFile } from '../types.js';

/** Paths of files that went elsewhere byte by byte, old and new. */
export function movedFiles(files: readonly ChangedFile[]): string[] {
  const gone = files.filter(({ before, after }) => before !== undefined && after === undefined);
  return files.flatMap(({ path, before, after }) => {
    const old = before === undefined && after !== undefined ? gone.find((one) => one.before === after) : undefined;
    return old === undefined ? [] : [old.path, path];
  });
}

/** The test file with the paths of moved files told by their last segment, so that a move changes no assertion. */
export function withEvenPaths(file: TestFile, moved: readonly string[]): TestFile {
  if (moved.length === 0) return file;
  const even = (text: string): string =>
    text.replace(/"((?:[^"\\]|\\.)*)"/g, (whole, value: string) => {
      const plain = value.replace(/^(\.{1,2}\/)+/, '');
      return plain !== '' && moved.some((path) => path === plain || path.endsWith(`/${plain}`))
        ? `"${plain.split('/').at(-1) ?? plain}"`
        : whole;
    });
  const assertion = (one: Assertion): Assertion => ({
    ...one,
    text: even(one.text),
    subject: even(one.subject),
    ...(one.expected === undefined ? {} : { expected: even(one.expected) }),
  });
  const told = <T extends { readonly text: string }>(one: T): T => ({ ...one, text: even(one.text) });
  const test = (one: ReadTest): ReadTest => ({
    ...one,
    assertions: one.assertions.map(assertion),
    statements: one.statements.map(told),
  });
  return { ...file, tests: file.tests.map(test), loose: file.loose.map(assertion), setup: file.setup.map(told) };
}
