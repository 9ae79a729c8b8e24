import type { WithRunner } from '../ecosystem.js';
import { byPattern, list, runnerNamed, word } from '../runner.js';
import { detectJavaScript } from './detect.js';
import { foundByJavaScript } from './discovered.js';
import { JAVASCRIPT_ENDINGS } from './endings.js';
import { JAVASCRIPT_FORMATS } from './results.js';
import { javascriptSetup } from './setup.js';
import { javascriptStructure } from './structure.js';

/** JavaScript and TypeScript under Node and bun. */
export const javascript: WithRunner = {
  name: 'JavaScript',
  endings: JAVASCRIPT_ENDINGS,
  testFiles: [
    /(?:^|\/)[^/]*[._-](?:test|tests|spec|specs|e2e|cy|test-d|bench)\.[cm]?[jt]sx?$/,
    /(?:^|\/)(?:test|tests|test-[^/]+)\.[cm]?[jt]sx?$/,
  ],
  // Runners, coverage, what transforms the code under test, what a package manager runs scripts with.
  judgingFiles: [
    /^(?:package\.json|\.npmrc|\.yarnrc(?:\.yml)?|\.pnpmfile\.cjs|bunfig\.toml)$/,
    /^(?:jest|vitest|vite|karma|ava|playwright|cypress|wdio|protractor|babel|nyc|web-test-runner|stryker)[\w.-]*\.(?:conf|config|workspace|setup|projects)\.[cm]?[jt]s(?:on)?$/,
    /^(?:jest|vitest|vite|karma|ava|playwright|cypress|babel|nyc|stryker)\.(?:config|conf|workspace|setup|projects|env|json)[\w.]*$/,
    /^\.(?:mocharc|nycrc|c8rc|taprc|babelrc|swcrc|jestrc)(?:\.\w+)?$|^(?:cypress|jest|nodemon|turbo|nx|lerna)\.json$/,
    /^tsconfig[\w.-]*(?:test|spec|jest|vitest)[\w.-]*\.json$/,
    /^gulpfile[\w.]*\.[cm]?[jt]s$|^Gruntfile\.(?:[cm]?js|coffee)$/,
  ],
  marker: /^package\.json$/,
  detect: detectJavaScript,
  setup: javascriptSetup,
  formats: JAVASCRIPT_FORMATS,
  zeroTests: [
    { command: 'npx jest', exitCode: 1, output: 'No tests found, exiting with code 1\n' },
    { command: 'npx vitest run', exitCode: 1, output: 'No test files found, exiting with code 1\n' },
    { command: 'npx mocha', exitCode: 0, output: '\n  0 passing (1ms)\n' },
    {
      command: 'node --test',
      exitCode: 0,
      output: 'ℹ tests 0\nℹ suites 0\nℹ pass 0\nℹ fail 0\nℹ cancelled 0\nℹ skipped 0\nℹ todo 0\nℹ duration_ms 5.1\n',
    },
  ],
  narrow: [
    { name: runnerNamed('jest'), files: list, ...byPattern('-t') },
    { name: runnerNamed('vitest(?: run)?'), files: list, ...byPattern('-t') },
    { name: runnerNamed('mocha'), files: list, ...byPattern('-g') },
    { name: runnerNamed('node(?: --\\S+)* --test(?: --\\S+)*'), files: list },
    { name: runnerNamed('ava'), files: list, filter: (part) => `--match ${word(`*${part}*`)}` },
  ],
  discovered: foundByJavaScript,
  structure: javascriptStructure,
};
