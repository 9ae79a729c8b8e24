import { compareArtifacts, isArtifact } from './compare/compare-artifacts.js';
import { compareFiles } from './compare/compare-files.js';
import { compareTests } from './compare/compare-tests.js';
import { mapTexts } from './compare/map-texts.js';
import { movedFiles, withEvenPaths } from './compare/moved-files.js';
import { goneUnread, toldUnread } from './compare/unread-tests.js';
import { renamesIn, withNewNames } from './compare/renames.js';
import type { Side } from './compare/sides.js';
import { readConfig } from './config/read-config.js';
import { findCodeThatKnowsTests } from './code/code-knows-tests.js';
import { LANGUAGES, type TestLanguage } from '../ecosystems/languages.js';
import { licenceFor } from './licence/licence.js';
import { discovered } from './discovery.js';
import { isTestCode } from './test-code.js';
import { settle, weighing } from './weight.js';
import type { TestFile } from '../ecosystems/structure.js';
import type { Change, ChangedFile, Finding, Reading } from './types.js';

/**
 * Reads from the diff alone whether what judges the code got weaker, and whether the request asked for it.
 * The second witness, the start tree's own tests, is weighed against it in weigh.ts.
 */
export async function readDiff(change: Change): Promise<Reading> {
  const files = change.files.filter(({ before, after, binary }) => before !== after || binary === true);
  const moved = movedFiles(files);
  const renames = renamesIn(change.request);
  const sides = await Promise.all(files.flatMap((file) => sideOf(file, { moved, renames }, change)));
  const data = files
    .filter(({ path }) => !LANGUAGES.some(({ isSource, isTestFile }) => isSource(path) || isTestFile(path)))
    .flatMap(({ after }) => after ?? []);
  const tests = compareTests(sides, data);
  const found = [
    ...tests.findings,
    ...compareFiles(sides, change.paths),
    ...compareArtifacts(files),
    ...goneUnread(files),
    ...(await findCodeThatKnowsTests({ ...change, files }, sides)),
    ...(await readConfig({ ...change, files })),
  ];
  const weighed = weighing(change.request, onlyTests(files));
  const findings = once(found).map((finding) => withLicence(weighed(finding), change.request));
  return settle([...findings, ...toldUnread(files)], tests.accounted);
}

/** The change leaves all source alone that is not a test. */
function onlyTests(files: readonly ChangedFile[]): boolean {
  return files.every(
    ({ path }) => isTestCode(path) || isArtifact(path) || !LANGUAGES.some((one) => one.isSource(path)),
  );
}

/** `_ = x` looks at x and at nothing more. */
function withoutDiscard(text: string): string {
  return text.replace(/\(\) => \{_ = ([^{};]*)\}/g, '$1').replace(/(^|[{;(] ?)_ ?= (?!=)/g, '$1');
}

/** The language that the file's tests, or its helpers for tests, are written in. */
function languageOf(path: string): TestLanguage | undefined {
  return (
    LANGUAGES.find(({ isTestFile }) => isTestFile(path)) ??
    (isTestCode(path) ? LANGUAGES.find(({ isSource }) => isSource(path)) : undefined)
  );
}

interface Evened {
  readonly moved: readonly string[];
  readonly renames: readonly (readonly [string, string])[];
}

function sideOf({ path, before, after }: ChangedFile, { moved, renames }: Evened, change: Change): Promise<Side>[] {
  const language = languageOf(path);
  if (language === undefined || isArtifact(path)) return [];
  const even = (text: string): string => withEvenPaths(withoutDiscard(text), moved);
  const start = async (text: string): Promise<TestFile> =>
    mapTexts(await language.read(text, path), (one) => withNewNames(even(one), renames));
  const read = async (): Promise<Side> => ({
    path,
    ...(before === undefined ? {} : { start: await start(before) }),
    ...(after === undefined ? {} : { final: mapTexts(await language.read(after, path), even) }),
    hidden: before === undefined && !(language.isTestFile(path) && (await discovered(path, change))),
    grown: isGrown(before ?? '', after ?? ''),
  });
  return [read()];
}

function isGrown(before: string, after: string): boolean {
  const kept = new Set(after.split('\n').map((line) => line.trim()));
  return before.split('\n').every((line) => kept.has(line.trim()));
}

/** A mark on a group stands on each of its tests: it is said once for each, never twice for one. */
function once(findings: readonly Finding[]): Finding[] {
  const seen = new Map(
    findings.map((finding) => [
      `${finding.kind} ${finding.file} ${String(finding.line)} ${finding.test ?? ''} ${finding.what}`,
      finding,
    ]),
  );
  return [...seen.values()];
}

function withLicence(finding: Finding, request: string): Finding {
  const declaredBy = licenceFor(finding, request);
  return declaredBy === undefined ? finding : { ...finding, declaredBy };
}
