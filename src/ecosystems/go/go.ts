import type { WithRunner } from '../ecosystem.js';
import { runnerNamed, word } from '../runner.js';
import { lightStructure } from '../tests-as-structure/light-structure.js';
import { detectGo } from './detect.js';
import { GO_FORMATS } from './results.js';

const OTHER_SYSTEM =
  /_(?:windows|darwin|js|wasip1|plan9|aix|android|ios|solaris|freebsd|netbsd|openbsd|dragonfly|wasm|arm|arm64|386|s390x|ppc64le?|mips\w*|riscv64)_test\.go$/;

export const go: WithRunner = {
  name: 'Go',
  endings: ['go'],
  testFiles: [/(?:^|\/)[^/]*_test\.go$/],
  judgingFiles: [],
  marker: /^go\.(?:mod|work)$/,
  detect: detectGo,
  inCi: (command) =>
    /^go test /.test(command) &&
    !/ -(?:c|n|list|exec|bench)\b| -run[ =]['"]?(?:\^\$|XXX|NONE|-)['"]?(?: |$)/i.test(command),
  formats: GO_FORMATS,
  zeroTests: [
    { command: 'go test ./...', exitCode: 0, output: '?   \texample/x\t[no test files]\n' },
    { command: 'go test ./...', exitCode: 0, output: 'ok  \texample/x\t0.004s [no tests to run]\n' },
  ],
  narrow: [
    {
      name: runnerNamed('go test'),
      filter: (part) => `-run ${word(part)}`,
      names: (names) => `-run ${word(`^(${names.map((name) => name.split('/')[0] ?? name).join('|')})$`)}`,
    },
  ],
  discovered: (path) =>
    /_test\.go$/.test(path) &&
    !/(?:^|\/)[._]/.test(path) &&
    !/(?:^|\/)testdata\//.test(path) &&
    !OTHER_SYSTEM.test(path),
  structure: lightStructure(async () => (await import('./tests.js')).GO, { tests: /_test\.go$/ }),
};
