import type { WithoutRunner, WithRunner } from '../ecosystem.js';
import { fromRows } from '../from-rows.js';
import { lightStructure } from '../tests-as-structure/light-structure.js';
import { BEAM_FORMATS } from './results.js';

/** mix and rebar, with the tests of Elixir. */
export const elixir: WithRunner = {
  name: 'Elixir and Erlang',
  endings: ['ex', 'exs'],
  testFiles: [/(?:^|\/)[^/]*_test\.exs?$/],
  judgingFiles: [/^(?:mix\.exs|coveralls\.json|rebar\.config)$/],
  marker: /^(?:mix\.exs|rebar\.config)$/,
  ...fromRows(
    [
      { files: /^mix\.exs$/, command: 'mix test' },
      { files: /^test\/.*_SUITE\.erl$/, beside: /^(?:test|src)\/.*_tests?\.erl$/, command: 'rebar3 do eunit, ct' },
      { files: /^test\/.*_SUITE\.erl$/, command: 'rebar3 ct' },
      { files: /^rebar\.config$/, command: 'rebar3 eunit' },
    ],
    [{ files: /^mix\.exs$/, holds: /\{:\w+,/, command: 'mix deps.get', provides: ['deps'] }],
  ),
  formats: BEAM_FORMATS,
  zeroTests: [
    { command: 'mix test', exitCode: 0, output: 'There are no tests to run\n' },
    { command: 'rebar3 eunit', exitCode: 0, output: '===> Performing EUnit tests...\n  There were no tests to run.\n' },
  ],
  discovered: (path) => !path.endsWith('.exs') || /(?:^|\/)test\/.*_test\.exs$/.test(path),
  structure: lightStructure(async () => (await import('./tests.js')).ELIXIR, { tests: /_test\.exs$/ }),
};

/** Run by rebar and mix; its tests are functions of modules, which only a run counts. */
export const erlang: WithoutRunner = {
  name: 'Erlang',
  endings: ['erl', 'hrl'],
  testFiles: [/(?:^|\/)[^/]*(?:_SUITE|_tests?)\.erl$/],
  judgingFiles: [],
  structure: 'unread',
};
