import { inShell, type Candidate, type Look } from '../look.js';

const MOST_SCRIPTS = 10;
const TEST_FILE = /(?:^|\/)(?:test_[^/]+|[^/]+_test|tests)\.py$/;
const REQUIREMENTS =
  /^(?:requirements[\w.-]*\.(?:txt|in)|requirements\/.+\.txt|[\w-]+[-_]requirements\.txt|Pipfile|setup\.(?:py|cfg)|environment\.ya?ml|pyproject\.toml)$/;

export async function detectPython(look: Look): Promise<readonly Candidate[]> {
  if (look.find(/\.py$/).length === 0) return [];
  const project = await look.read('pyproject.toml');
  const runner = await runnerOf(look, project);
  return [
    ...(await fromTaskRunner(look, project)),
    ...(await fromPytest(look, project, runner)),
    ...(await fromUnittest(look, runner.python)),
    ...(await fromScripts(look)),
  ];
}

/** How programs are started in the environment that the lock file's tool keeps: there `python` is the right one. */
interface Runner {
  readonly prefix: string;
  readonly python: string;
}

async function runnerOf(look: Look, project: string): Promise<Runner> {
  const prefix = await runnerPrefix(look, project);
  return prefix === '' ? { prefix, python: 'python' } : { prefix, python: `${prefix}python` };
}

async function runnerPrefix(look: Look, project: string): Promise<string> {
  if (look.has('uv.lock')) return 'uv run ';
  if (look.has('poetry.lock') || /^\[tool\.poetry\]/m.test(project)) return 'poetry run ';
  if (look.has('pdm.lock')) return 'pdm run ';
  if ((await look.read('Pipfile')) !== '') return 'pipenv run ';
  return '';
}

async function fromTaskRunner(look: Look, project: string): Promise<Candidate[]> {
  const found: Candidate[] = [];
  const pipfile = await look.read('Pipfile');
  if (/^\[scripts\][^[]*^test\s*=/ms.test(pipfile))
    found.push({ command: 'pipenv run test', why: 'script "test" in the Pipfile' });
  const pdm = /^\[tool\.pdm\.scripts\][^[]*^test\s*=/ms.test(project);
  if (pdm) found.push({ command: 'pdm run test', why: 'script "test" in pyproject.toml' });
  const env = /^\[tool\.hatch\.envs\.([\w-]+)(?:\.[\w.-]+)?\.scripts\][^[]*^test\s*=/ms.exec(project)?.[1];
  if (env !== undefined) {
    const script = env === 'default' ? 'test' : `${env}:test`;
    found.push({ command: `hatch run ${script}`, why: 'script "test" of a hatch environment' });
  }
  if (/^\[(?:tox|testenv)\b/m.test(await look.read('tox.ini')) || /^\[tool\.tox\]/m.test(project)) {
    found.push({ command: 'tox', why: 'tox.ini' });
  }
  const session = /@nox\.session[^\n]*\ndef ((?:unit_?)?tests?)\(/.exec(await look.read('noxfile.py'))?.[1];
  if (session !== undefined) found.push({ command: `nox -s ${session}`, why: `session "${session}" in noxfile.py` });
  return found;
}

async function fromPytest(look: Look, project: string, { prefix }: Runner): Promise<Candidate[]> {
  const why = await whyPytest(look, project);
  if (why === undefined) return [];
  return [{ command: prefix === '' ? 'python -m pytest' : `${prefix}pytest`, why }];
}

async function whyPytest(look: Look, project: string): Promise<string | undefined> {
  const tests = look.find(TEST_FILE);
  if (look.has('pytest.ini')) return 'pytest.ini';
  if (/^\[tool\.pytest\b/m.test(project)) return 'pytest settings in pyproject.toml';
  if (/^\[(?:tool:)?pytest\]/m.test((await look.read('setup.cfg')) + (await look.read('tox.ini'))))
    return 'pytest settings';
  if (tests.length === 0) return undefined;
  if (look.find(/(?:^|\/)conftest\.py$/).length > 0) return 'conftest.py';
  if (await look.anyHolds(REQUIREMENTS, /\bpytest\b/)) return 'pytest is a dependency and there are test files';
  const functions = await look.anyHolds(TEST_FILE, /^(?:import pytest|from pytest )|^(?:async )?def test_/m);
  return functions ? 'test files with plain test functions' : undefined;
}

async function fromUnittest(look: Look, interpreter: string): Promise<Candidate[]> {
  if (look.has('manage.py')) return [{ command: `${interpreter} manage.py test`, why: 'manage.py (Django)' }];
  if (look.has('runtests.py')) return [{ command: 'python runtests.py', why: 'runtests.py' }];
  const files: string[] = [];
  for (const path of look.find(TEST_FILE)) if (/\bunittest\b/.test(await look.read(path))) files.push(path);
  const first = files[0];
  if (first === undefined) return [];
  const top = first.includes('/') ? first.slice(0, first.indexOf('/')) : '';
  const discovers = files.every((path) => /(?:^|\/)test[^/]*\.py$/.test(path));
  const pattern = discovers ? '' : ` -p '*_test.py'`;
  // Discovery from the root goes into packages only: without __init__.py it would find nothing and call that OK.
  const start = top === '' || look.has(`${top}/__init__.py`) ? '' : ` -s ${top}`;
  return [{ command: `${interpreter} -m unittest discover${start}${pattern}`, why: `unittest in ${first}` }];
}

/** Last resort: test files that are plain scripts with assertions, then doctests. */
async function fromScripts(look: Look): Promise<Candidate[]> {
  const scripts: string[] = [];
  for (const path of look.find(TEST_FILE).slice(0, MOST_SCRIPTS)) {
    if (/^(?:assert |if __name__ == )/m.test(await look.read(path))) scripts.push(path);
  }
  const command = scripts.map((path) => `python ${inShell(path)}`).join(' && ');
  if (scripts.length > 0) return [{ command, why: `assertions in ${scripts.join(', ')}` }];
  const documented: string[] = [];
  for (const path of look.find(/^[^/]+\.py$/)) {
    if (/^\s*>>> /m.test(await look.read(path))) documented.push(path);
  }
  return documented.length === 0
    ? []
    : [{ command: `python -m doctest ${documented.map(inShell).join(' ')}`, why: 'doctests' }];
}
