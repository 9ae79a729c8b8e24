import { dirname } from 'node:path/posix';
import type { Change, ChangedFile, Finding } from '../types.js';
import { withCertainty } from './certainty.js';
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

type Parse = (text: string) => unknown;

/** How files of flat options are parsed. The parsers are loaded when they are needed. */
const PARSERS: readonly [RegExp, () => Parse | Promise<Parse>][] = [
  [
    /(?:^|\/)(?:pom\.xml|\.?phpunit[\w.-]*\.xml(?:\.dist)?|testng[\w.-]*\.xml|[\w.-]+\.(?:csproj|fsproj|vbproj|runsettings|props|targets))$/,
    () => flattenXml,
  ],
  [/(?:^|\/)(?:\.?pytest\.ini|setup\.cfg|tox\.ini|\.coveragerc)$/, () => flattenIni],
  [/\.toml$/, async () => (await import('smol-toml')).parse],
  [/(?:^|\/)package\.json$/, () => JSON.parse as Parse],
  [
    /(?:^|\/)(?:jest|vitest|vite|ava|karma|playwright|cypress|nyc|babel|stryker|web-test-runner)[\w.-]*\.[cm]?[jt]s$|(?:^|\/)\.(?:mocharc|nycrc|c8rc|babelrc)\.c?js$/,
    () => flattenCode,
  ],
  [
    /(?:^|\/)(?:\.(?:mocharc|nycrc|c8rc|taprc|swcrc|babelrc|jestrc)(?:\.jsonc?)?|(?:cypress|jest\.config|deno|vitest|nx|turbo|xunit\.runner|testconfig|coveralls|composer)\.jsonc?)$/,
    () => flattenCode,
  ],
  [
    /(?:^|\/)(?:\.mocharc\.ya?ml|\.?codecov\.ya?ml|codeception\.yml|\.taprc)$/,
    async () => (await import('yaml')).parse,
  ],
];

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
  [/(?:^|\/)\.(?:git|test|jest|vitest|mocha|nyc|pytest|coverage)ignore$/, readIgnoreList],
  [
    /(?:^|\/)(?:\.rspec|\.proverc|Rakefile|[\w.-]+\.rake|(?:spec|rails)_helper\.rb|mix\.exs|\.simplecov|Makefile\.PL|Build\.PL|junit-platform\.properties|gradle\.properties|maven\.config|noxfile\.py|dist\.ini)$/,
    readPlainConfig,
  ],
];

function parserFor(path: string): (() => Parse | Promise<Parse>) | undefined {
  return PARSERS.find(([name]) => name.test(path))?.[1];
}

/**
 * What the change softens outside of test files: scripts, runners, builds, thresholds, CI, ignore lists, and new
 * files that come before what judged so far. Honest edits of the same files give nothing.
 */
export async function readConfig(change: Change): Promise<Finding[]> {
  const found = await Promise.all(
    change.files.map(async (file) => {
      const parser = parserFor(file.path);
      const reader =
        READERS.find(([path]) => path.test(file.path))?.[1] ??
        (parser === undefined ? readScript : options(await parser()));
      const own = [...readNewcomer(file, change), ...(await reader(file, change))];
      return own.map((finding) => withCertainty(finding, file, change));
    }),
  );
  return found.flat().map((finding) => ({ ...finding, names: [...new Set((finding.names ?? []).flatMap(spellings))] }));
}

/** A pattern is asked for by the folder or the file it names. */
function spellings(name: string): string[] {
  const bare = name.replace(/^[!/]+|^(?:\*\*\/)+|^\.\//g, '').replace(/(?:\/\*{1,2})+(?:\.\w+)?$|\/$/g, '');
  return bare === '' || bare === name ? [name] : [name, bare];
}

/** A new file that is read instead of sections of another one: what these said is what it is compared with. */
const INSTEAD_OF: readonly [RegExp, RegExp, RegExp][] = [
  [
    /(?:^|\/)\.?pytest\.ini$/,
    /(?:^|\/)(?:pyproject\.toml|tox\.ini|setup\.cfg)$/,
    /^(?:tool\.)?pytest(?:\.ini_options)?\./,
  ],
  [/(?:^|\/)\.coveragerc$/, /(?:^|\/)(?:pyproject\.toml|tox\.ini|setup\.cfg)$/, /^(?:tool\.)?coverage[.:]/],
  [/(?:^|\/)jest\.config\.\w+$|(?:^|\/)\.jestrc/, /(?:^|\/)package\.json$/, /^jest\./],
  [/(?:^|\/)\.mocharc(?:\.\w+)?$/, /(?:^|\/)package\.json$/, /^mocha\./],
  [/(?:^|\/)\.(?:nycrc|c8rc)(?:\.\w+)?$/, /(?:^|\/)package\.json$/, /^(?:nyc|c8)\./],
  [/(?:^|\/)phpunit\.xml$/, /(?:^|\/)phpunit\.xml\.dist$/, /^/],
  [/(?:^|\/)vitest\.config\.\w+$/, /(?:^|\/)vite\.config\.\w+$/, /^/],
];

/** Files of one tool that say the same in different formats: only one of them is read. */
const FAMILIES =
  /(?:^|\/)(?:\.(mocharc|nycrc|c8rc|jestrc|babelrc|swcrc|taprc)|(jest|vitest|vite|ava|karma|playwright|cypress)\.config)(?:\.\w+)?$/;

function isSameFamily(one: string, other: string): boolean {
  const folder = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
  const family = (path: string): string =>
    FAMILIES.exec(path)
      ?.slice(1)
      .find((name) => name !== undefined) ?? '';
  return one !== other && family(one) !== '' && family(one) === family(other) && folder(one) === folder(other);
}

/** The configuration that this one came in the place of, or that came in the place of this one. */
function successorOf({ path, before, after }: ChangedFile, { files }: Change): ChangedFile | undefined {
  if (before !== undefined && after !== undefined) return undefined;
  return files.find(
    (other) => isSameFamily(path, other.path) && (before === undefined ? other.after : other.before) === undefined,
  );
}

/** `forbid-only` and `forbidOnly` are one option. */
function withEvenKeys(options: Options): Options {
  return new Map(
    [...options].map(([key, values]) => [
      key.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase()),
      values,
    ]),
  );
}

/** The options that were read before there was this file, under the keys that it uses itself. */
async function hiddenOptions({ path, before }: ChangedFile, change: Change, own: Options): Promise<Options> {
  const rule = before === undefined ? INSTEAD_OF.find(([name]) => name.test(path)) : undefined;
  const hidden = new Map<string, readonly string[]>();
  if (rule === undefined) return hidden;
  const [, names, section] = rule;
  const prefix = [...own.keys()].map((key) => /^(?:pytest|tool:pytest)\./.exec(key)?.[0] ?? '').at(0) ?? '';
  for (const other of change.paths.filter((one) => names.test(one) && dirname(one) === dirname(path))) {
    const text = change.files.find((one) => one.path === other)?.before ?? (await change.read(other));
    const parse = parserFor(other);
    if (text === undefined || parse === undefined) continue;
    for (const [key, values] of optionsOf(await parse(), text))
      if (section.test(key)) hidden.set(prefix + key.replace(section, ''), values);
  }
  return hidden;
}

function optionsOf(parse: Parse, text: string | undefined): Options {
  const value = text === undefined ? {} : parse(text);
  return value instanceof Map ? (value as Options) : flatten(value);
}

/** Configuration as flat options, whatever it is written in. What cannot be parsed is told. */
function options(parse: Parse): Reader {
  return async (file, change) => {
    try {
      const other = successorOf(file, change);
      const otherParse = other === undefined ? undefined : parserFor(other.path);
      if (other !== undefined && otherParse !== undefined) {
        // Said once, of the one that is there now.
        if (file.after === undefined) return [];
        const [was, is] = [optionsOf(await otherParse(), other.before), optionsOf(parse, file.after)];
        return compareOptions(withEvenKeys(was), withEvenKeys(is), file.path, change.paths);
      }
      const after = optionsOf(parse, file.after);
      const before =
        file.before === undefined ? await hiddenOptions(file, change, after) : optionsOf(parse, file.before);
      return compareOptions(before, after, file.path, change.paths);
    } catch {
      return [{ kind: 'unreadable', file: file.path, what: `${file.path} cannot be parsed.`, names: [file.path] }];
    }
  };
}
