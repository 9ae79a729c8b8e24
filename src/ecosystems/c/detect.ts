import type { Candidate, Ecosystem, Look } from '../look.js';

/** Makefile, justfile, Taskfile: a project's own words for "run the tests", whatever language it is in. */
export const taskFiles: Ecosystem = {
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

export const cmake: Ecosystem = {
  name: 'C and C++',
  marker: /^(?:CMakeLists\.txt|meson\.build|configure(?:\.ac)?|Makefile\.(?:in|am))$/,
  async detect(look) {
    if (
      look.has('CMakeLists.txt') &&
      (await look.anyHolds(/(?:^|\/)CMakeLists\.txt$/, /\b(?:enable_testing|add_test|include\s*\(\s*CTest)/i))
    ) {
      return [await fromCmake(look)];
    }
    if (look.has('meson.build') && (await look.anyHolds(/(?:^|\/)meson\.build$/, /^\s*test\s*\(/m))) {
      return [{ command: 'meson test -C build', why: 'tests in meson.build' }];
    }
    if (
      look.has('configure', 'configure.ac') &&
      (await look.anyHolds(/^Makefile\.(?:in|am)$/, /^(?:check\b|TESTS\b)/m))
    ) {
      return [{ command: 'make check', why: 'configure and a check target' }];
    }
    return [];
  },
  setup(look, command) {
    const preset = /ctest --preset (\S+)/.exec(command)?.[1];
    const [prepare, provides] =
      preset !== undefined
        ? [`cmake --preset ${preset}`, []]
        : command.startsWith('cmake')
          ? ['cmake -S . -B build', ['build/CMakeCache.txt']]
          : command.startsWith('meson')
            ? ['meson setup build', ['build']]
            : [look.has('configure') ? './configure' : 'autoreconf -fi && ./configure', ['Makefile']];
    return Promise.resolve({ command: prepare, why: 'the build has to be configured', provides, offline: true });
  },
};

async function fromCmake(look: Look): Promise<Candidate> {
  const presets = await look.read('CMakePresets.json');
  const name = /"testPresets"\s*:\s*\[\s*\{[^}]*?"name"\s*:\s*"([^"]+)"/.exec(presets)?.[1];
  if (name !== undefined) {
    return {
      command: `cmake --build --preset ${name} && ctest --preset ${name}`,
      why: `test preset "${name}" in CMakePresets.json`,
    };
  }
  return {
    command: 'cmake -S . -B build && cmake --build build && ctest --test-dir build --output-on-failure',
    why: 'tests in CMakeLists.txt',
  };
}
