import type { WithRunner } from '../ecosystem.js';
import { fromRows } from '../from-rows.js';
import { list, runnerNamed, word } from '../runner.js';
import { lightStructure } from '../tests-as-structure/light-structure.js';
import { RUST_FORMATS } from './results.js';

export const rust: WithRunner = {
  name: 'Rust',
  endings: ['rs'],
  testFiles: [/(?:^|\/)(?:tests?|[^/]*_tests?|test_[^/]*)\.rs$/],
  judgingFiles: [/^(?:Cargo\.toml|nextest\.toml|build\.rs|rust-toolchain(?:\.toml)?)$/],
  marker: /^Cargo\.toml$/,
  ...fromRows([
    { files: /^Cargo\.toml$/, holds: /^\[workspace\]/m, command: 'cargo test --workspace' },
    { files: /^Cargo\.toml$/, holds: /^\[package\]/m, command: 'cargo test' },
  ]),
  inCi: (command) =>
    /^cargo (?:\+\S+ )?(?:test|nextest run)(?: |$)/.test(command) &&
    !/ (?:--no-run|--doc|--benches|--examples?|--help)\b/.test(command),
  formats: RUST_FORMATS,
  zeroTests: [
    {
      command: 'cargo test',
      exitCode: 0,
      output:
        'running 0 tests\n\ntest result: ok. 0 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n',
    },
  ],
  narrow: [{ name: runnerNamed('cargo(?: \\+\\S+)? test'), filter: word, names: (names) => `-- ${list(names)}` }],
  discovered: (path, found) =>
    !/(?:^|\/)tests\//.test(path) || /(?:^|\/)tests\/(?:[^/]+\.rs|[^/]+\/main\.rs)$/.test(path) || found.isModule(path),
  structure: lightStructure(async () => (await import('./tests.js')).RUST, { inSource: true }),
};
