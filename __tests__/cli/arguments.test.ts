import { expect, test } from '@jest/globals';
import { parseArguments } from '../../src/cli/arguments.js';

test.each([
  [['--dry-run'], 'true'],
  [['--dry-run', '--json'], 'true'],
  [['--dry-run', 'true'], 'true'],
  [['--dry-run=true'], 'true'],
  [['--dry-run', 'false'], 'false'],
  [['--json'], undefined],
])('%j means a dry run: %s', (args, value) => {
  expect(parseArguments(args).source('dry-run')).toBe(value);
});
