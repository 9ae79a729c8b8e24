import type { WithRunner } from '../ecosystem.js';
import { fromRows } from '../from-rows.js';
import { anyOf, runnerNamed, word } from '../runner.js';
import { lightStructure } from '../tests-as-structure/light-structure.js';
import { classNames, scriptNames } from '../test-names.js';
import { pest, phpunit } from './results.js';

export const php: WithRunner = {
  name: 'PHP',
  endings: ['php', 'phpt'],
  testFiles: [classNames('php'), scriptNames('php')],
  judgingFiles: [/^(?:phpunit\.xml(?:\.dist)?|\.?phpunit[\w.-]*\.xml|codeception\.yml|composer\.json)$/],
  marker: /^composer\.json$/,
  ...fromRows(
    [
      { files: /^composer\.json$/, holds: /"scripts"\s*:\s*\{[^}]*"test"\s*:/, command: 'composer test' },
      { files: /^composer\.json$/, holds: /pestphp\/pest/, command: 'vendor/bin/pest' },
      { files: /^(?:phpunit\.xml(?:\.dist)?|composer\.json)$/, holds: /phpunit/, command: 'vendor/bin/phpunit' },
    ],
    [{ files: /^composer\.json$/, command: 'composer install', provides: ['vendor'] }],
  ),
  inCi: (command) =>
    /^(?:composer (?:run )?test|(?:php )?(?:\.\/)?vendor\/bin\/(?:simple-)?(?:phpunit|pest|paratest|phpspec|codecept|kahlan|atoum|tester|behat))(?: |$)/.test(
      command,
    ) && !/ --(?:version|help|list-\w+|filter|group|testsuite|type-coverage)\b/.test(command),
  formats: [phpunit, pest],
  zeroTests: [{ command: 'vendor/bin/phpunit', exitCode: 0, output: 'PHPUnit 9.6.7\n\nNo tests executed!\n' }],
  narrow: [{ name: runnerNamed('phpunit'), filter: (part) => `--filter ${word(anyOf([part]))}` }],
  discovered: (path, { command }) =>
    !path.endsWith('.php') || !/phpunit|artisan|pest|composer/.test(command) || /Test\.php$/.test(path),
  structure: lightStructure(async () => (await import('./tests.js')).PHP),
};
