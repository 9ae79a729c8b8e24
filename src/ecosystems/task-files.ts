import type { Detector } from './ecosystem.js';
import type { Candidate, Look } from './look.js';

/** Makefile, justfile, Taskfile: a project's own words for "run the tests", whatever language it is in. */
export const taskFiles: Detector = {
  name: 'task file',
  marker: /^(?:GNUmakefile|makefile|Makefile|justfile|Justfile|\.justfile|Taskfile\.ya?ml)$/,
  async detect(look) {
    return [...(await fromMake(look)), ...(await fromJust(look)), ...(await fromTask(look))];
  },
};

async function fromMake(look: Look): Promise<Candidate[]> {
  const name = ['GNUmakefile', 'makefile', 'Makefile'].find((path) => look.has(path));
  if (name === undefined) return [];
  let text = await look.read(name);
  for (const [, path] of text.matchAll(/^-?include +(\S+)$/gm)) text += `\n${await look.read(path ?? '')}`;
  const target = ['test', 'check', 'tests', 'unittest', 'unit-test', 'test-unit', 'run-tests'].find((one) =>
    runsSomething(text, one),
  );
  return target === undefined ? [] : [{ command: `make ${target}`, why: `target "${target}" in ${name}` }];
}

/** A target that only compiles a file of its own name is no test run. */
function runsSomething(makefile: string, target: string): boolean {
  const [, before, recipe = ''] =
    new RegExp(`^${target}\\s*::?(?!=)([^\\n]*)\\n((?:(?:\\t[^\\n]*)?\\n)*(?:\\t[^\\n]*)?)`, 'm').exec(
      `${makefile}\n`,
    ) ?? [];
  if (before === undefined) return false;
  const phony = new RegExp(`^\\.PHONY\\s*:.*\\b${target}\\b`, 'm').test(makefile);
  const builds =
    new RegExp(`-o\\s+(?:${target}\\b|\\$@)`).test(recipe) ||
    (recipe.trim() === '' && new RegExp(`\\b${target}\\.(?:c|o|cc|cpp)\\b`).test(before));
  return phony || !builds || new RegExp(`\\./${target}\\b`).test(recipe);
}

async function fromJust(look: Look): Promise<Candidate[]> {
  const name = ['justfile', 'Justfile', '.justfile'].find((path) => look.has(path));
  const recipe = name === undefined ? null : /^@?(test|check)\b[^:=\n]*:(?!=)/m.exec(await look.read(name));
  return recipe === null ? [] : [{ command: `just ${recipe[1] ?? 'test'}`, why: `recipe in ${name ?? 'justfile'}` }];
}

async function fromTask(look: Look): Promise<Candidate[]> {
  const name = ['Taskfile.yml', 'Taskfile.yaml'].find((path) => look.has(path));
  if (name === undefined || !/^ {2,4}test:/m.test(await look.read(name))) return [];
  return [{ command: 'task test', why: `task "test" in ${name}` }];
}
