import { sectionOf, type Look, type Setup } from '../look.js';

/** Extras and groups that hold what tests need, best first. */
const NAMES = ['test', 'tests', 'testing', 'dev', 'develop', 'all'];

/** How the packages get there that the tests need, or undefined: none, or the runner (tox, nox, hatch) sees to it. */
export async function pythonSetup(look: Look, command: string): Promise<Setup | undefined> {
  if (/^(?:tox|nox|hatch)\b/.test(command)) return undefined;
  const project = await look.read('pyproject.toml');
  const managed = await byManager(look, project, command);
  if (managed !== undefined) return managed;
  const packaged =
    look.has('setup.py') ||
    /^\[(?:project|build-system)\]/m.test(project) ||
    /^\[metadata\]/m.test(await look.read('setup.cfg'));
  const extra = packaged ? await extraOf(look, project) : undefined;
  if (extra !== undefined) return { command: `pip install -e .[${extra}]`, why: `extra "${extra}"`, provides: [] };
  const group = NAMES.find((name) => new RegExp(`^${name}\\s*=`, 'm').test(sectionOf(project, 'dependency-groups')));
  if (group !== undefined) {
    const own = packaged ? ' -e .' : '';
    return { command: `pip install${own} --group ${group}`, why: `dependency group "${group}"`, provides: [] };
  }
  const files = await requirementFiles(look);
  if (files.length > 0) {
    const named = files.map((path) => ` -r ${path}`).join('');
    // The package itself belongs to what is tested unless the files install it.
    const own = packaged && !(await anyInstallsProject(look, files)) && look.has('src') ? ' -e .' : '';
    return { command: `pip install${own}${named}`, why: files.join(', '), provides: [] };
  }
  if (packaged)
    return {
      command: 'pip install -e .',
      why: look.has('pyproject.toml') ? 'pyproject.toml' : 'setup.py',
      provides: [],
    };
  return undefined;
}

/** The tool that the command itself is started with goes before whatever files lie there. */
function byCommand(command: string): Setup | undefined {
  const name = /^(uv|poetry|pdm|pipenv) run /.exec(command)?.[1];
  const install = { uv: 'uv sync', poetry: 'poetry install', pdm: 'pdm install', pipenv: 'pipenv install --dev' };
  return name === undefined
    ? undefined
    : {
        command: install[name as keyof typeof install],
        why: `${name} runs the tests`,
        provides: name === 'uv' ? ['.venv'] : [],
      };
}

async function byManager(look: Look, project: string, command: string): Promise<Setup | undefined> {
  const called = look.find(/^(?:uv|poetry|pdm)\.lock$|^Pipfile$/).length > 1 ? byCommand(command) : undefined;
  if (called !== undefined) return called;
  if (look.has('uv.lock') || /^uv run/.test(command))
    return { command: 'uv sync', why: 'uv.lock', provides: ['.venv'] };
  if (look.has('poetry.lock') || /^\[tool\.poetry\]/m.test(project)) {
    return { command: 'poetry install', why: 'Poetry project', provides: [] };
  }
  if (look.has('pdm.lock') || /^\[tool\.pdm\b/m.test(project))
    return { command: 'pdm install', why: 'PDM project', provides: [] };
  if (look.has('Pipfile')) return { command: 'pipenv install --dev', why: 'Pipfile', provides: [] };
  const conda = ['environment.yml', 'environment.yaml'].find((path) => look.has(path));
  if (
    conda !== undefined &&
    !look.has('setup.py') &&
    !/^\[project\]/m.test(project) &&
    (await requirementFiles(look)).length === 0
  ) {
    return { command: `conda env update -f ${conda}`, why: conda, provides: [] };
  }
  return undefined;
}

async function extraOf(look: Look, project: string): Promise<string | undefined> {
  const config = await look.read('setup.cfg');
  const keys = sectionOf(project, 'project.optional-dependencies') + '\n' + sectionOf(config, 'options.extras_require');
  const script = /extras_require\s*=\s*(\{[^}]*\}|dict\([^)]*\))/.exec(await look.read('setup.py'))?.[1] ?? '';
  return NAMES.find(
    (name) =>
      new RegExp(`^["']?${name}["']?\\s*=`, 'm').test(keys) || new RegExp(`\\b${name}["']?\\s*[:=]`).test(script),
  );
}

const DEV =
  /^(?:(?:dev|test|tests|testing)[-_.]?requirements\.txt|requirements[-_.](?:dev|test|tests|testing|ci)\.txt|requirements\/(?:dev|test|tests|testing|development|ci)\.txt)$/;
const ANY = /^(?:requirements\.txt|requirements\/(?:base|main|common|requirements)\.txt)$/;

/** The file for tests, and the general one before it unless that is included already. */
async function requirementFiles(look: Look): Promise<string[]> {
  const dev = look.find(DEV).sort((a, b) => rank(a) - rank(b))[0];
  const general = look.find(ANY)[0];
  if (dev === undefined) return general === undefined ? [] : [general];
  const includes = /^(?:-r|--requirement|-c)\s*\S+/m.test(await look.read(dev));
  return general === undefined || includes ? [dev] : [general, dev];
}

function rank(path: string): number {
  return path.includes('test') ? 0 : path.includes('dev') ? 1 : 2;
}

async function anyInstallsProject(look: Look, files: readonly string[]): Promise<boolean> {
  for (const path of files) if (/^(?:-e|--editable)\s+\.|^\.(?:\[|$)/m.test(await look.read(path))) return true;
  return false;
}
