import type { Detector } from '../ecosystem.js';
import type { Candidate, Look } from '../look.js';

export const detectC: Pick<Detector, 'detect' | 'setup'> = {
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
