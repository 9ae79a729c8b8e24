import { ecosystemOf } from '../../ecosystems/languages.js';
import type { ChangedFile, Finding } from '../types.js';
import { quoted } from './compare-assertions.js';

const SNAPSHOT = /\.snap$|\.snap\.\w+$|(^|\/)__(image_)?snapshots__\/|\.ambr$|\.approved\.\w+$|(^|\/)snapshots?\//i;
const GOLDEN =
  /(^|\/)(golden|goldens|expected|approved|expectations?)\/|\.(golden|expected|expect|approved|out|want)(\.\w+)?$/;
const FIXTURE = /(^|\/)(fixtures?|__fixtures__|testdata|test-data|test_data|cassettes|resources|data|samples?)\//;
const IN_TESTS =
  /(^|\/)(tests?|\w+Tests|__tests__|specs?|t|testdata|golden|fixtures?|__fixtures__|__snapshots__|cassettes)\//i;

/** Whether a path holds what tests compare with or work on, and no code. */
export function isArtifact(path: string): boolean {
  return (
    ecosystemOf(path) === undefined &&
    (SNAPSHOT.test(path) ||
      ((GOLDEN.test(path) || FIXTURE.test(path) || IN_TESTS.test(path)) && IN_TESTS.test(path)) ||
      /\.golden$/.test(path))
  );
}

/** Snapshots, golden files and fixtures that say something else than before, or are gone. */
export function compareArtifacts(files: readonly ChangedFile[]): Finding[] {
  const texts = new Set(files.flatMap(({ before, after }) => (after === undefined || before === after ? [] : [after])));
  return files.filter(({ path }) => isArtifact(path)).flatMap((file) => artifact(file, texts));
}

function artifact(file: ChangedFile, texts: ReadonlySet<string>): Finding[] {
  const { path, before, after } = file;
  if (before === undefined)
    return file.binary === true && file.beforeMode !== undefined ? [changed(file, 'says something else.')] : [];
  if (after !== undefined && evened(before) === evened(after)) return [];
  if (texts.has(before)) return [];
  if (SNAPSHOT.test(path)) return snapshots(path, entriesOf(before), entriesOf(after ?? ''));
  if (after === undefined) return [changed(file, 'is gone.')];
  const kept = new Set(after.split('\n'));
  const grown =
    !GOLDEN.test(path) &&
    before
      .trimEnd()
      .split('\n')
      .every((line) => kept.has(line));
  if (grown) return [];
  const line = after.split('\n').findIndex((text, at) => text !== before.split('\n')[at]) + 1;
  return [
    {
      ...changed(file, `says something else: ${quoted(after.split('\n')[line - 1] ?? '')}`),
      line,
      was: before.split('\n')[line - 1] ?? '',
      is: after.split('\n')[line - 1] ?? '',
    },
  ];
}

function changed({ path }: ChangedFile, how: string): Finding {
  return {
    kind: SNAPSHOT.test(path) ? 'snapshot-changed' : 'fixture-changed',
    file: path,
    what: `what the tests compare with or work on ${how}`,
    unsure: true,
  };
}

/** Entries of jest's, vitest's and syrupy's snapshot files; any other file is one entry. */
function entriesOf(text: string): Map<string, string> {
  const jest = [...text.matchAll(/^exports\[`((?:[^`\\]|\\.)*)`\] = `((?:[^`\\]|\\.)*)`;/gm)];
  const syrupy = [...text.matchAll(/^# name: (.*)\n([\s\S]*?)^# ---/gm)];
  const found = [...jest, ...syrupy];
  if (found.length === 0) return new Map(text.trim() === '' ? [] : [['', evened(text)]]);
  return new Map(found.map(([, name = '', value = '']) => [name, evened(value)]));
}

function snapshots(file: string, before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Finding[] {
  const values = new Set(after.values());
  return [...before].flatMap(([name, was]): Finding[] => {
    const is = after.get(name);
    if (is === was || (is === undefined && values.has(was))) return [];
    const test = name.replace(/ \d+$/, '');
    return [
      {
        kind: 'snapshot-changed',
        file,
        ...(test === '' ? {} : { test }),
        what:
          is === undefined
            ? `the snapshot ${JSON.stringify(name)} is gone.`
            : `the snapshot ${JSON.stringify(name)} is now ${quoted(is.trim())}.`,
        was,
        ...(is === undefined ? {} : { is }),
        unsure: true,
      },
    ];
  });
}

/** Line ends and white space at the end of lines change nothing. */
function evened(text: string): string {
  return text.replace(/[ \t\r]+$/gm, '').trimEnd();
}
