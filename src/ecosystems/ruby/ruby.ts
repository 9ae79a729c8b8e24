import type { WithRunner } from '../ecosystem.js';
import { fromRows } from '../from-rows.js';
import { list, runnerNamed, word } from '../runner.js';
import { lightStructure } from '../tests-as-structure/light-structure.js';
import { specNames } from '../test-names.js';
import { RUBY_FORMATS } from './results.js';

const RAKE_TEST = /(?:Rake::TestTask|Minitest::TestTask|task :?test\b)/;

export const ruby: WithRunner = {
  name: 'Ruby',
  endings: ['rb'],
  testFiles: [specNames('rb')],
  judgingFiles: [/^(?:Rakefile|\.rspec(?:-local)?|\.simplecov)$/],
  marker: /^(?:Gemfile|Rakefile|.*\.gemspec)$/,
  ...fromRows(
    [
      { files: /^bin\/rails$/, command: 'bin/rails test' },
      { files: /^Gemfile$/, holds: /rspec/, command: 'bundle exec rspec' },
      { files: /^spec\/.*_spec\.rb$/, command: 'rspec' },
      { files: /^Gemfile$/, holds: /cucumber/, beside: /^features\/.*\.feature$/, command: 'bundle exec cucumber' },
      { files: /^Rakefile$/, beside: /^Gemfile$/, holds: RAKE_TEST, command: 'bundle exec rake test' },
      { files: /^Rakefile$/, holds: RAKE_TEST, command: 'rake test' },
      {
        files: /^test\/.*test.*\.rb$/,
        command: `ruby -Ilib -Itest -e 'Dir["./test/**/*test*.rb"].each { |f| require f }'`,
      },
    ],
    [{ files: /^Gemfile$/, command: 'bundle install', provides: [] }],
  ),
  inCi: (command) =>
    /^(?:bundle exec (?:rspec|rake (?:test|spec))|bin\/(?:rspec|rails test))(?: |$)/.test(command) &&
    !/ --(?:dry-run|init|version|help)\b/.test(command),
  formats: RUBY_FORMATS,
  zeroTests: [
    {
      command: 'rake test',
      exitCode: 0,
      output: '# Running:\n\n\n0 runs, 0 assertions, 0 failures, 0 errors, 0 skips\n',
    },
    {
      command: 'rspec',
      exitCode: 0,
      output: 'No examples found.\n\nFinished in 0.0002 seconds\n0 examples, 0 failures\n',
    },
  ],
  narrow: [{ name: runnerNamed('rspec'), files: list, filter: (part) => `-e ${word(part)}` }],
  discovered: (path, { command }) =>
    /\brspec\b/.test(command)
      ? /^(?:.*\/)?spec\/.*_spec\.rb$/.test(path)
      : /(?:_test|_spec)\.rb$|(?:^|\/)test_[^/]*\.rb$/.test(path),
  structure: lightStructure(async () => (await import('./tests.js')).RUBY),
};
