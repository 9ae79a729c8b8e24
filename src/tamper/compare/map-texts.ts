import type { Assertion, ReadTest, TestFile } from '../../ecosystems/structure.js';

/** The test file with each of its texts changed alike. */
export function mapTexts(file: TestFile, change: (text: string) => string): TestFile {
  const told = <T extends { readonly text: string }>(one: T): T => ({ ...one, text: change(one.text) });
  const assertion = (one: Assertion): Assertion => ({
    ...told(one),
    subject: change(one.subject),
    ...(one.expected === undefined ? {} : { expected: change(one.expected) }),
    ...(one.guard === undefined ? {} : { guard: change(one.guard) }),
  });
  const test = (one: ReadTest): ReadTest => ({
    ...one,
    assertions: one.assertions.map(assertion),
    statements: one.statements.map(told),
  });
  return { ...file, tests: file.tests.map(test), loose: file.loose.map(assertion), setup: file.setup.map(told) };
}
