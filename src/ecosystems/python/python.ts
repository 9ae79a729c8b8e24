import type { WithRunner } from '../ecosystem.js';
import { inTurn } from '../in-turn.js';
import { list, own, runnerNamed, word } from '../runner.js';
import { detectPython } from './detect.js';
import { runsAllInCi } from './in-ci.js';
import { PYTHON_FORMATS } from './results.js';
import { pythonSetup } from './setup.js';

export const python: WithRunner = {
  name: 'Python',
  endings: ['py', 'pyi'],
  testFiles: [/(?:^|\/)(?:test_[^/]*|[^/]*_tests?|tests?|conftest)\.pyi?$/],
  judgingFiles: [
    /^(?:\.?pytest\.(?:ini|toml)|pyproject\.toml|setup\.(?:cfg|py)|tox\.(?:ini|toml)|noxfile\.py|\.coveragerc|conftest\.py|(?:site|user)customize\.py|[\w.-]*\.pth)$/,
    /^requirements[-_.](?:dev|test|tests|ci)[\w.-]*\.(?:txt|in)$/,
  ],
  marker:
    /^(?:pyproject\.toml|setup\.py|setup\.cfg|requirements[\w.-]*\.txt|Pipfile|tox\.ini|pytest\.ini|manage\.py|environment\.ya?ml)$/,
  detect: detectPython,
  setup: pythonSetup,
  inCi: runsAllInCi,
  formats: PYTHON_FORMATS,
  zeroTests: [
    { command: 'python -m pytest', exitCode: 5, output: '=== no tests ran in 0.01s ===\n' },
    {
      command: 'python -m unittest discover',
      exitCode: 5,
      output: `${'-'.repeat(70)}\nRan 0 tests in 0.000s\n\nNO TESTS RAN\n`,
    },
  ],
  narrow: [
    {
      name: runnerNamed('(?:python[\\d.]* -m )?(?:pytest|py\\.test)'),
      files: list,
      filter: (part) => (/^[\w ]+$/.test(part) ? `-k ${word(part)}` : ''),
      names: (names) => (names.every((name) => name.includes('::')) ? list(names) : undefined),
    },
    {
      name: runnerNamed('python[\\d.]* -m unittest(?: discover)?'),
      filter: (part) => `-k ${word(part)}`,
      // "test_add (test_calc.Calc.test_add)" since 3.11, "test_add (test_calc.Calc)" before.
      names: (names) =>
        names.map((name) => `-k ${word(/^(\w+) \(/.exec(name)?.[1] ?? own(name).split('.').at(-1) ?? name)}`).join(' '),
    },
  ],
  discovered: (path, { command }) =>
    !path.endsWith('.py') ||
    (/\bunittest\b/.test(command) && !/pytest/.test(command)
      ? /(?:^|\/)test[^/]*\.py$/.test(path)
      : /(?:^|\/)(?:test_[^/]*|[^/]*_test|tests?)\.py$/.test(path)),
  structure: {
    tests: /(?:^|\/)(?:test_[^/]*|[^/]*_test|tests?)\.py$/,
    around: true,
    read: async (text) => (await inTurn(() => import('./tests.js'))).readPythonTests(text),
  },
};
