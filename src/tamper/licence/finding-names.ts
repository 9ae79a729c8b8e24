import type { Finding } from '../types.js';

/** Names by which a request may mean what the finding is about. */
export function namesOfFinding(finding: Finding): string[] {
  const called = [...(finding.test ?? '').matchAll(/([A-Za-z_$][\w$]{3,})\(/g)].map(([, name = '']) => name);
  return [...testNamesOf(finding), ...called, ...(finding.names ?? []).filter((name) => name.length < 60)];
}

/** The test itself and its file, and the tests of a unit: not the unit. */
export function strictNamesOf(finding: Finding): string[] {
  const { test, formerly, file, names = [] } = finding;
  const groups = [test, formerly].flatMap((name) => name?.split(/ > |::/) ?? []);
  const plain = groups.map((name) => name.replace(/^tests?[_ ]?(?=.)/i, '')).filter((name) => /[ _A-Z]/.test(name));
  const units = [...names.filter((name) => /^\w{3,40}$/.test(name)), stemOf(file)];
  const whose = units.flatMap((unit) =>
    ['test', 'spec', 'snapshot', 'expectation'].flatMap((word) => [
      `${unit} ${word}`,
      `${word} for ${unit}`,
      `${word} of ${unit}`,
    ]),
  );
  return [test ?? '', ...groups, ...plain, file, file.split('/').at(-1) ?? file, ...foldersOf(file), ...whose].filter(
    (name) => name.length > 2,
  );
}

/** The test itself, the groups it stands in, its file and folders. */
export function testNamesOf({ test, formerly, file }: Finding): string[] {
  const groups = [test, formerly].flatMap((name) => name?.split(/ > |::/) ?? []);
  const plain = groups.map((name) => name.replace(/^tests?[_ ]?(?=.)/i, ''));
  return [
    ...new Set([
      test ?? '',
      ...groups,
      ...plain,
      file,
      file.split('/').at(-1) ?? file,
      stemOf(file),
      ...foldersOf(file),
    ]),
  ].filter((name) => name.length > 2);
}

function stemOf(file: string): string {
  return (file.split('/').at(-1) ?? file)
    .replace(/\.[^.]+$/, '')
    .replace(/[._-]?(test|tests|spec)$/i, '')
    .replace(/^tests?[_-]/i, '');
}

function foldersOf(file: string): string[] {
  return file
    .split('/')
    .slice(0, -1)
    .filter((folder) => !/^(src|tests?|__tests__|spec|specs|lib|unit|main|java|t|__snapshots__)$/.test(folder));
}
