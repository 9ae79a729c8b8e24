import type { PathWord } from '../operands.js';
import type { ShellWord } from '../syntax/words.js';
import { asPath, risky, rows, unproven, valuesOf, type Call, type Row, type Use } from './use.js';

/**
 * Test runners. What they run is the code of the workspace, as the harness's own test run does, so they need no rule;
 * only options that start another program do.
 */
export const TEST_RUNNERS: readonly (readonly [string, Row])[] = [
  ...rows(
    'pytest py.test nosetests nose2 vitest jest mocha ava tap karma rspec phpunit pest bats busted cypress minitest stestr trial',
    (call) => run(call.args),
  ),
  ...rows('c8 nyc', covered),
  ...rows('prove ctest', started),
  ...rows('runtests.py runtests runtests.sh', (call) => run(call.args)),
  ...rows('test.py', () => unproven()),
  ...rows('go', go),
  ...rows('mvn mvnw mvnd', goals(/^(test|clean|compile|test-compile|process-test-classes)$/, /^test$/)),
  ...rows(
    'gradle gradlew',
    goals(
      /^(:?[\w:-]*:)?(test|check|clean|compileJava|compileTestJava|testClasses|unitTest|test\w+)$/,
      /(^|:)(test|check|unitTest|test[A-Z]\w*)$/,
    ),
  ),
  ...rows('sbt mill', goals(/^"?test(Only.*)?"?$/, /^"?test/)),
  ...rows(
    'lein rebar3 mix elixir dune stack cabal zig swift dotnet flutter dart nx turbo',
    verb(/^(test|eunit|ct|runtest)$/),
  ),
  ...rows('xcodebuild', ({ args }) =>
    valuesOf(args).some((value) => /^(test|test-without-building)$/.test(value)) &&
    !valuesOf(args).some((value) => /^(archive|install|-exportArchive|-runScript.*)$/.test(value))
      ? run(args)
      : unproven('it builds'),
  ),
  ...rows('make gmake', make),
  ...rows('rake', verb(/^(test|spec)(:[\w:]+)?$/)),
  ...rows('rails', verb(/^(test|spec)(:[\w:]+)?$/)),
  ...rows('bundle', ({ args }) =>
    args[0]?.value === 'exec' && args.length > 1 && args[1]?.value?.startsWith('-') !== true
      ? { nature: 'reads', starts: [{ words: args.slice(1), exact: true }] }
      : unproven(),
  ),
  ...rows('composer', verb(/^(test|tests)$/)),
  ...rows('manage.py', verb(/^test$/)),
  ...rows('just task', verb(/^(test|tests|check)$/)),
  ...rows('tox nox', () => unproven('it installs what the tests need')),
];

/** Runs the code of the workspace with arguments that stay in it. */
export function run(args: readonly ShellWord[]): Use {
  const unknown = args.find((word) => word.value === undefined);
  if (unknown !== undefined) return unproven(`what ${unknown.raw} stands for is not known before it runs`);
  const writes = resultsOf(args);
  return { nature: 'tests', reads: placesIn(args), ...(writes.length === 0 ? {} : { writes }) };
}

const RESULTS =
  /^--?[\w.-]*(destination|xml|output\w*|out-?(file|dir)|log-?file|report-(file|dir)|json-report-file|(coverage|results?)-?(directory|dir|file)|result-log|cov-report)$/i;

/** Where it is told to put its results: the value behind `=`, or the next word, with `xml:` before it or without. */
function resultsOf(args: readonly ShellWord[]): PathWord[] {
  return args.flatMap((word, at) => {
    const [option = '', ...joined] = (word.value ?? '').split('=');
    const isNext = RESULTS.test(args[at - 1]?.value ?? '') && !option.startsWith('-');
    const path = isNext ? word.value : RESULTS.test(option) && joined.length > 0 ? joined.join('=') : undefined;
    return path === undefined ? [] : [{ raw: word.raw, path: path.replace(/^\w+:/, ''), glob: word.glob }];
  });
}

/** What measures the coverage of a command, which it starts. */
function covered({ args, input }: Call): Use {
  let at = 0;
  for (; args[at]?.value?.startsWith('-') === true; at += 1) if (VALUED.test(args[at]?.value ?? '')) at += 1;
  const words = args.slice(at);
  if (words.length === 0 || /^(report|check-coverage|merge|instrument|help)$/.test(words[0]?.value ?? ''))
    return run(args);
  const own = run(args.slice(0, at));
  return { ...own, starts: [{ words, exact: true, ...(input === undefined ? {} : { input }) }] };
}

const VALUED =
  /^(-[rotxn]|--(reporter|reports-dir|report-dir|temp-dir|temp-directory|exclude|include|extension|src|lines|branches|functions|statements|watermarks|cwd|require))$/;

/** Options that name another program to run the tests with. */
function started({ program, args }: Call): Use {
  const option =
    program === 'prove' ? /^(-e|--exec)(?:=(.*))?$/s : /^(--test-command|--build-exe\w*|-S|--script)(?:=(.*))?$/s;
  const scripts = args.flatMap(({ value = '' }, at) => {
    const found = option.exec(value) ?? (program === 'prove' ? /^(-e)(.+)$/s.exec(value) : null);
    return found === null ? [] : [found[2] ?? args[at + 1]?.value ?? '$unknown'];
  });
  if (scripts.length === 0) return run(args);
  return {
    ...unproven(`${program} starts another program`),
    starts: scripts.map((script) => ({ script, exact: false })),
  };
}

/** What may be a path that leaves the workspace, alone or after an option's name. */
export function placesIn(args: readonly ShellWord[]): PathWord[] {
  return args.flatMap((word) => {
    const value = word.value ?? '';
    const text = /^-{0,2}[\w.-]+=(.*)$/s.exec(value)?.[1] ?? /^-[a-zA-Z]([/~].*|\.\..*)$/s.exec(value)?.[1] ?? value;
    const place = /^(\/|~|\.\.(\/|$))|\/\.\.(\/|$)/.test(text) ? text : undefined;
    return place === undefined
      ? []
      : [place === value ? asPath(word) : { raw: word.raw, path: place, glob: word.glob }];
  });
}

function verb(tests: RegExp): Row {
  return ({ args }) => {
    const [first, ...rest] = args;
    return tests.test(first?.value ?? '') ? run(rest) : unproven();
  };
}

function go({ args }: Call): Use {
  const [verbWord, ...rest] = args;
  const values = valuesOf(rest);
  const name = verbWord?.value ?? '';
  if (values.some((value) => /^--?(exec|toolexec|vettool|overlay|pgo|modfile)\b/.test(value)))
    return {
      ...risky('go would start another program'),
      starts: values.map((script) => ({ script: script.replace(/^--?\w+=/, ''), exact: false })),
    };
  if (name === 'test') return run(rest);
  if (/^(list|version|help)$/.test(name)) return { nature: 'reads', reads: placesIn(rest) };
  if (name === 'env')
    return values.some((value) => /^-[wu]/.test(value))
      ? unproven('it changes settings of go')
      : { nature: 'reads', reads: placesIn(rest) };
  if (/^(run|install|get)$/.test(name) && values.some((value) => /@|^[\w-]+\.[a-z]+\//.test(value)))
    return risky('it fetches code and runs it');
  if (/^(publish|login)$/.test(name)) return risky('it publishes or handles credentials');
  return unproven();
}

function goals(allowed: RegExp, testing: RegExp): Row {
  return ({ args }) => {
    const values = valuesOf(args);
    const words = values.filter(
      (value, at) =>
        !value.startsWith('-') &&
        !/^(-f|-pl|--file|--projects|-P|--tests|-p|-x|-s|--settings|-T|-D|-l)$/.test(values[at - 1] ?? ''),
    );
    if (values.some((value) => /^-Dexec\.|^(-I|--init-script)/.test(value)))
      return risky('it would start another program');
    if (words.some((word) => /(publish|deploy|release|upload)/i.test(word))) return unproven('it publishes');
    return words.some((word) => testing.test(word)) && words.every((word) => allowed.test(word))
      ? run(args)
      : unproven('it builds, or does more than testing');
  };
}

function make({ args }: Call): Use {
  const values = valuesOf(args);
  if (values.some((value) => /^(\.?SHELL|MAKEFLAGS|MAKE|CC|CXX|LD|AR)\W?=/.test(value) || /^--eval/.test(value)))
    return risky('it changes what make runs');
  const targets = values.filter(
    (value, at) => !value.startsWith('-') && !value.includes('=') && !/^-[CfIjl]$/.test(values[at - 1] ?? ''),
  );
  const plain = values.every(
    (value) =>
      !value.startsWith('-') ||
      /^(-[jsk]+\d*|-C|-C.+|--silent|--no-print-directory|--jobs(=\d+)?|--directory=.+)$/.test(value),
  );
  return plain &&
    targets.length > 0 &&
    targets.every((target) => /^(test|tests|check|unit-?tests?|test[-_:][\w:-]+)$/.test(target))
    ? run(args)
    : unproven('make runs what its file says');
}
