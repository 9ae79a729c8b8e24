import type { Finding } from '../types.js';

/** Names by which a request may mean what the finding is about. */
export function namesOfFinding(finding: Finding): string[] {
  return [...testNamesOf(finding), ...(finding.names ?? []).filter((name) => name.length < 60)];
}

/** The test itself, the groups it stands in, its file and folders. */
export function testNamesOf({ test, formerly, file }: Finding): string[] {
  const groups = [test, formerly].flatMap((name) => name?.split(/ > |::/) ?? []);
  const plain = groups.map((name) => name.replace(/^tests?[_ ]?(?=.)/i, ''));
  const segments = file.split('/');
  const base = segments.at(-1) ?? file;
  const stem = base
    .replace(/\.[^.]+$/, '')
    .replace(/[._-]?(test|tests|spec)$/i, '')
    .replace(/^tests?[_-]/i, '');
  const folders = segments
    .slice(0, -1)
    .filter((folder) => !/^(src|tests?|__tests__|spec|specs|lib|unit|main|java|t)$/.test(folder));
  return [...new Set([test ?? '', ...groups, ...plain, file, base, stem, ...folders])].filter(
    (name) => name.length > 2,
  );
}
