import type { Change, ChangedFile, Finding } from '../types.js';
import { readCi } from './ci.js';
import { readCmake } from './cmake.js';
import { compareOptions } from './compare-options.js';
import { readGradle } from './gradle.js';
import { readMakefile } from './makefile.js';
import { readIgnoreList, readNewcomer } from './newcomers.js';
import { flatten, flattenCode, flattenIni, flattenXml, type Options } from './options.js';
import { readPackageJson } from './package-json.js';
import { readPlainConfig } from './plain-config.js';
import { readScript } from './script-file.js';

type Reader = (file: ChangedFile, change: Change) => Finding[] | Promise<Finding[]>;

/** By the path of a file: who reads it. The first that matches does. */
const READERS: readonly [RegExp, Reader][] = [
  [/(?:^|\/)package\.json$/, readPackageJson],
  [/(?:^|\/)(?:GNUmakefile|[mM]akefile(?:\.\w+)?|[\w.-]+\.mk|\.?[jJ]ustfile)$/, readMakefile],
  [/(?:^|\/)CMakeLists\.txt$|\.cmake$/, readCmake],
  [/\.gradle(?:\.kts)?$/, readGradle],
  [
    /(?:^|\/)\.(?:github\/(?:workflows|actions)|circleci|buildkite|woodpecker)\/|(?:^|\/)(?:\.gitlab-ci|azure-pipelines[\w.-]*|\.travis|bitbucket-pipelines|\.drone|\.?appveyor|\.cirrus|Taskfile)\.ya?ml$/,
    readCi,
  ],
  [
    /(?:^|\/)(?:pom\.xml|\.?phpunit[\w.-]*\.xml(?:\.dist)?|testng[\w.-]*\.xml|[\w.-]+\.(?:csproj|fsproj|vbproj|runsettings|props|targets))$/,
    options(flattenXml),
  ],
  [/(?:^|\/)(?:\.?pytest\.ini|setup\.cfg|tox\.ini|\.coveragerc)$/, options(flattenIni)],
  [/\.toml$/, async (file, change) => options((await import('smol-toml')).parse)(file, change)],
  [
    /(?:^|\/)(?:jest|vitest|vite|ava|karma|playwright|cypress|nyc|babel|stryker|web-test-runner)[\w.-]*\.[cm]?[jt]s$|(?:^|\/)\.(?:mocharc|nycrc|c8rc|babelrc)\.c?js$/,
    options(flattenCode),
  ],
  [
    /(?:^|\/)(?:\.(?:mocharc|nycrc|c8rc|taprc|swcrc|babelrc|jestrc)(?:\.jsonc?)?|(?:cypress|jest\.config|deno|vitest|nx|turbo|xunit\.runner|testconfig|coveralls|composer)\.jsonc?)$/,
    options(flattenCode),
  ],
  [
    /(?:^|\/)(?:\.mocharc\.ya?ml|\.?codecov\.ya?ml|codeception\.yml|\.taprc)$/,
    async (file, change) => options((await import('yaml')).parse)(file, change),
  ],
  [/(?:^|\/)\.(?:git|test|jest|vitest|mocha|nyc|pytest|coverage)ignore$/, readIgnoreList],
  [
    /(?:^|\/)(?:\.rspec|\.proverc|Rakefile|[\w.-]+\.rake|mix\.exs|\.simplecov|Makefile\.PL|Build\.PL|\.npmrc|junit-platform\.properties|gradle\.properties|maven\.config|noxfile\.py|dist\.ini)$/,
    readPlainConfig,
  ],
];

/**
 * What the change softens outside of test files: scripts, runners, builds, thresholds, CI, ignore lists, and new
 * files that come before what judged so far. Honest edits of the same files give nothing.
 */
export async function readConfig(change: Change): Promise<Finding[]> {
  const found = await Promise.all(
    change.files.map(async (file) => {
      const reader = READERS.find(([path]) => path.test(file.path))?.[1] ?? readScript;
      return [...readNewcomer(file, change), ...(await reader(file, change))];
    }),
  );
  return found.flat().map((finding) => ({ ...finding, names: [...new Set((finding.names ?? []).flatMap(spellings))] }));
}

/** A pattern is asked for by the folder or the file it names. */
function spellings(name: string): string[] {
  const bare = name.replace(/^[!/]+|^(?:\*\*\/)+|^\.\//g, '').replace(/(?:\/\*{1,2})+(?:\.\w+)?$|\/$/g, '');
  return bare === '' || bare === name ? [name] : [name, bare];
}

/** Configuration as flat options, whatever it is written in. What cannot be parsed is told. */
function options(parse: (text: string) => unknown): Reader {
  const read = (text: string | undefined): Options => {
    const value = text === undefined ? {} : parse(text);
    return value instanceof Map ? (value as Options) : flatten(value);
  };
  return (file, change) => {
    try {
      return compareOptions(read(file.before), read(file.after), file.path, change.paths);
    } catch {
      return [{ kind: 'unreadable', file: file.path, what: `${file.path} cannot be parsed.`, names: [file.path] }];
    }
  };
}
