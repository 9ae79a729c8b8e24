const RUNNER = /^(?:(?:uv|poetry|pdm|pipenv|hatch|rye) run )?(?:python[\d.]* -m )?(pytest|py\.test|tox|nox)(?: |$)/;
/** A run that shows, collects or picks, and tests nothing or not all. */
const NOT_A_RUN =
  / (?:--(?:co|collect-only|version|help|fixtures|markers|setup-plan|notest|listenvs(?:-all)?|list(?:-sessions)?|lf|ff|sw)|-[hlVk])(?: |=|$)/;
/** Environments of tox and sessions of nox that run tests: named after them, after a Python, or after what it runs with. */
const TESTS =
  /^(?:py|pypy|cpython|python|tests?|unit|units|integration|all|full|cov|coverage|pytest|min|max|latest|django|dj)(?:[\d._-]|$)|(?:^|[-_])(?:tests?|pytest|unit)(?:[-_\d]|$)/i;

/** Whether a command of CI runs the tests of a Python project, all of them, and is no other errand of the same runner. */
export function runsAllInCi(command: string): boolean {
  const runner = RUNNER.exec(command)?.[1];
  if (runner === undefined || NOT_A_RUN.test(command)) return false;
  if (runner !== 'tox' && runner !== 'nox') return true;
  const environments = [...command.matchAll(/ (?:-e|-s|--session|--sessions|--env)[ =]?(\S+)/g)].flatMap(
    ([, names = '']) => names.split(','),
  );
  return environments.every((name) => TESTS.test(name));
}
