import { globPattern } from '../../text/glob-pattern.js';
import { standsIn } from '../judging-files.js';
import { isTestPath } from '../../ecosystems/test-paths.js';
import type { Change, ChangedFile, Finding } from '../types.js';

/** Files that are run before any test without anybody asking for them. */
const RUNS_FIRST =
  /(?:^|\/)(?:META-INF\/services\/org\.(?:junit|testng|spockframework)\.[\w.]+|(?:site|user)customize\.py|[\w.-]+\.pth|\.perlrc|\.irbrc|\.pythonrc\.py|\.npmrc)$/;

/** Configuration that comes before what was read so far: make reads GNUmakefile first, pytest reads pytest.ini first. */
const COMES_BEFORE: readonly [RegExp, RegExp][] = [
  [/(?:^|\/)GNUmakefile$/, /(?:^|\/)[mM]akefile$/],
  [/(?:^|\/)makefile$/, /(?:^|\/)Makefile$/],
];

/** A new file in the place of a tool, of a module of the runner, or of the configuration that was read so far. */
export function readNewcomer(file: ChangedFile, change: Change): Finding[] {
  const replaced = (what: string): Finding[] => [
    {
      kind: 'runner-replaced',
      file: file.path,
      what,
      names: [file.path, file.path.slice(file.path.lastIndexOf('/') + 1)],
    },
  ];
  if (file.after === undefined && file.binary !== true) return [];
  if (RUNS_FIRST.test(file.path) && !/\.npmrc$/.test(file.path))
    return replaced(`${file.path} runs before everything else.`);
  if (/(?:^|\/)\.npmrc$/.test(file.path)) {
    const off = /^\s*(script-shell|node-options|ignore-scripts)\s*=.*$/m.exec(file.after ?? '');
    return off !== null && !(file.before ?? '').includes(off[0])
      ? replaced(`\`${off[0].trim()}\` changes how scripts run.`)
      : [];
  }
  if (file.before !== undefined)
    return /(?:^|\/)node_modules\//.test(file.path) ? replaced(`${file.path} is part of an installed dependency.`) : [];
  const earlier = COMES_BEFORE.find(([name]) => name.test(file.path))?.[1];
  const hidden =
    earlier === undefined
      ? undefined
      : change.paths.find((path) => earlier.test(path) && folderOf(path) === folderOf(file.path));
  if (hidden !== undefined) return replaced(`${file.path} is read instead of ${hidden}.`);
  return standsIn(file.path) && !isAtHome(file.path, change)
    ? replaced(`${file.path} would be found in the place of the tool or module of this name.`)
    : [];
}

/** The project is the package of this name: the folder has had files before. */
function isAtHome(path: string, { paths, files }: Change): boolean {
  const folder = folderOf(path);
  const isNew = new Set(files.filter(({ before }) => before === undefined).map((one) => one.path));
  const isPackage = folder !== '' && !/^(?:src|lib|tests?)\/$|(?:^|\/)(?:node_modules|bin)\//.test(folder);
  return isPackage && paths.some((one) => folderOf(one) === folder && !isNew.has(one));
}

/** New lines of .gitignore and the like that hide tests. */
export function readIgnoreList(file: ChangedFile, change: Change): Finding[] {
  const lines = (text: string | undefined): string[] =>
    (text ?? '')
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#'));
  const old = lines(file.before);
  const present = [...change.paths, ...change.files.map(({ path }) => path)].filter(isTestPath);
  return lines(file.after)
    .filter((line) => !old.includes(line) && !line.startsWith('!'))
    .flatMap((line): Finding[] => {
      const bare = line.replace(/^\//, '').replace(/\/$/, '');
      const patterns = (line.startsWith('/') || bare.includes('/') ? [bare] : [bare, `**/${bare}`]).flatMap((one) => [
        globPattern(one),
        globPattern(`${one}/**`),
      ]);
      const hit = present.find((path) => patterns.some((pattern) => pattern.test(path)));
      return hit === undefined
        ? []
        : [{ kind: 'tests-excluded', file: file.path, what: `\`${line}\` hides ${hit}.`, names: [line, bare, hit] }];
    });
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}
