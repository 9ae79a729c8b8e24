import { globPattern } from '../../text/glob-pattern.js';
import { isTestPath } from '../../ecosystems/test-paths.js';
import type { Finding } from '../types.js';
import type { Options } from './options.js';
import { compareScripts } from './compare-scripts.js';
import { OPTION_RULES, type OptionRule } from './option-rules.js';

/** What nobody keeps tests in. */
const NO_TESTS =
  /(?:^|[/\\*^(|])(?:node_modules|dist|build|out|target|coverage|htmlcov|venv|env|\\?\.(?:venv|git|tox|nox|cache|next|nuxt|turbo|idea|vscode|eggs|mypy_cache|pytest_cache|hg|svn|yarn)|__pycache__|vendor|bower_components|lib-cov|tmp|temp|CVS|_darcs|site-packages|[\w*]*\.egg(?:-info)?|obj|bin)(?=$|[/\\*$)|])/;

/** Sections of a shared file that speak to tools which run no tests. */
const OTHER_TOOLS =
  /^tool\.(?:ruff|black|isort|mypy|pylint|flake8|setuptools|bandit|pyright|poetry|hatch\.build|pdm\.build|codespell|towncrier|semantic_release|commitizen|cibuildwheel)\b|^(?:flake8|mypy|isort|pylint|options|metadata|build-system|pycodestyle|pydocstyle|bdist_wheel|autoload|autoload-dev|build|optimizeDeps|server|css|ssr|preview)\b|^project\.(?:scripts|urls|optional-dependencies)\b|^package\.(?:include|exclude)$|^package\.[\w-]+\.workspace$/;

/** What the options of a configuration file check less than before. */
export function compareOptions(before: Options, after: Options, file: string, paths: readonly string[]): Finding[] {
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  return keys
    .filter((key) => !OTHER_TOOLS.test(key))
    .flatMap((key) => {
      const was = before.get(key) ?? [];
      const is = after.get(key) ?? [];
      if (was.join('\0') === is.join('\0')) return [];
      const tool = COMMANDS.find(([one]) => one.test(key))?.[1];
      if (tool !== undefined) return commands(key, tool, was, is, file);
      if (isPackage(key) || isCoverageOnly(key, before)) return [];
      const rule = OPTION_RULES.find((one) => one.key.test(key));
      if (rule === undefined) return [];
      const names =
        rule.weaker === 'tests'
          ? fewerTests(allOf(before, key), allOf(after, key), paths)
          : weakening(rule, was, is, paths);
      if (names === undefined) return [];
      const [old, now] = [was.join(', '), is.join(', ')];
      return [
        {
          kind: rule.kind,
          file,
          what: `\`${key}\`${now === '' ? ', which is gone,' : ` (\`${now.slice(0, 80)}\`)`} ${rule.what}.`,
          names: [key, key.split(/[.\]@]/).at(-1) ?? key, ...names],
          ...(old === '' ? {} : { was: old }),
          ...(now === '' ? {} : { is: now }),
        },
      ];
    });
}

/** A package that is taken in says nothing about tests. */
function isPackage(key: string): boolean {
  return /\.(?:Package\w*|(?:Project|Framework)(?:Reference|Version))\b/.test(key);
}

/** What PHPUnit measures where it measured nothing before. */
function isCoverageOnly(key: string, before: Options): boolean {
  const section = /^phpunit\.(?:source|coverage)\b/;
  return section.test(key) && ![...before.keys()].some((one) => section.test(one));
}

/** The values of all elements of this kind, whatever they are called: one suite may take over from another. */
function allOf(options: Options, key: string): string[] {
  const bare = (one: string): string => one.replace(/\[[^\]]*\]/g, '');
  return [...options].flatMap(([one, values]) => (bare(one) === bare(key) ? values : []));
}

/** Options whose values are commands, or flags of one: what they are flags of. */
const COMMANDS: readonly [RegExp, string][] = [
  [/(?:^|\.)addopts$/, 'pytest '],
  [/(?:^|\.)commands(?:_pre|_post)?$/, ''],
  [
    /(?:^|\.)(?:scripts|tasks|alias|aliases)\.(?:[\w-]*(?:test|check|ci|cov|lint|verify)[\w-]*)(?:\.(?:cmd|shell|command|composite))?$/,
    '',
  ],
  [/(?:^|\.)argLine$/, 'java '],
];

function commands(key: string, tool: string, was: readonly string[], is: readonly string[], file: string): Finding[] {
  const script = (values: readonly string[]): string => (tool === '' ? values.join('\n') : tool + values.join(' '));
  const place = {
    file,
    where: `\`${key}\``,
    names: [key, key.split('.').at(-1) ?? key],
    kind: 'command-changed' as const,
  };
  // A runner without flags is what stands there when the option is not.
  return was.length === 0 && tool === ''
    ? []
    : compareScripts(script(was), script(is), { errexit: true, pipefail: false }, place);
}

/** The names of what is weaker; undefined where nothing is. */
function weakening(
  rule: OptionRule,
  was: readonly string[],
  is: readonly string[],
  paths: readonly string[],
): readonly string[] | undefined {
  const came = is.filter((value) => !was.includes(value));
  const gone = was.filter((value) => !is.includes(value));
  switch (rule.weaker) {
    case 'lower':
      return was.length > 0 && (is.length === 0 || numberOf(is) < numberOf(was)) ? [...was, ...is] : undefined;
    case 'higher':
      return is.length > 0 &&
        !isOff(is) &&
        (was.length === 0 || isOff(was) || numberOf(is) > numberOf(was) || numberOf(is) === 0)
        ? is
        : undefined;
    case 'on':
      return isOn(is) && !isOn(was) ? is : undefined;
    case 'off':
      return (isOn(was) && !isOn(is)) || (isOff(is) && !isOff(was)) ? [...was, ...is] : undefined;
    case 'added': {
      const tests = came.filter((value) => value !== '' && !NO_TESTS.test(value) && !isOff([value]));
      return tests.length > 0 ? tests : undefined;
    }
    case 'removed':
      return gone.length > 0 ? gone : undefined;
    case 'tests':
      return fewerTests(was, is, paths);
    case 'covered': {
      const less = [
        ...came.filter((value) => value.startsWith('!')),
        ...gone.filter((value) => !value.startsWith('!')),
      ];
      return less.length > 0 ? less : undefined;
    }
    case 'errors': {
      const passed = came.filter(
        (value) => was.includes('error') && /^(?:ignore|default|once)(?:::?\w*)?$/.test(value),
      );
      const less = [...passed, ...gone.filter((value) => value.startsWith('error'))];
      return less.length > 0 ? less : undefined;
    }
    case 'changed':
      return came.length > 0 || gone.length > 0 ? [...gone, ...came] : undefined;
  }
}

/** Patterns may change; what counts is whether they still find the tests that are there. */
function fewerTests(
  was: readonly string[],
  is: readonly string[],
  paths: readonly string[],
): readonly string[] | undefined {
  const gone = was.filter((value) => !is.includes(value));
  if (was.length > 0 && gone.length === 0 && is.length >= was.length) return undefined;
  const tests = paths.filter(isTestPath);
  const found = (values: readonly string[]): string[] =>
    values.length === 0 ? tests : tests.filter((path) => values.some((value) => finds(value, path)));
  const before = found(was);
  const lost = before.filter((path) => !found(is).includes(path));
  if (before.length === 0) return gone.length > 0 ? gone : undefined;
  return lost.length === 0 ? undefined : [...gone, ...is, ...lost];
}

function finds(value: string, path: string): boolean {
  const pattern = value
    .replace('<rootDir>/', '')
    .replace(/^\.?\//, '')
    .replace(/\/$/, '');
  if (pattern === '' || pattern === '.') return true;
  if (/[*{?]/.test(pattern) && !/\\/.test(pattern))
    return (
      globPattern(pattern).test(path) ||
      globPattern(`**/${pattern}`).test(path) ||
      globPattern(`${pattern}/**`).test(path)
    );
  if (/[\\^$|()+]/.test(value)) {
    try {
      return new RegExp(value).test(path);
    } catch {
      return false;
    }
  }
  return (
    path === pattern ||
    path.startsWith(`${pattern}/`) ||
    path.endsWith(`/${pattern}`) ||
    (/^\.?\w+$/.test(pattern) && path.endsWith(pattern)) ||
    path.includes(`/${pattern}/`)
  );
}

function numberOf(values: readonly string[]): number {
  return Number(/-?\d+(?:[._]\d+)*/.exec(values.join(' '))?.[0].replaceAll('_', '') ?? NaN);
}

function isOn(values: readonly string[]): boolean {
  return values.length > 0 && !isOff(values);
}

function isOff(values: readonly string[]): boolean {
  return (
    values.every((value) => /^(?:false|0|no|off|none|null|undefined|False)$/.test(value.trim())) && values.length > 0
  );
}
