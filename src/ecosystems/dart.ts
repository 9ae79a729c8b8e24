import type { WithRunner } from './ecosystem.js';
import { fromRows } from './from-rows.js';
import { lineFormat } from './reading/reading.js';

const dartTest = lineFormat({
  name: 'dart',
  signs: ['tests passed!', 'tests failed.', 'tests skipped.', 'No tests '],
  take: 'last',
  line: /^[\d:]+ \+(?<passed>\d+)(?: ~(?<skipped>\d+))?(?: -(?<failed>\d+))?: (?:All tests passed!|Some tests failed\.|All tests skipped\.)/,
  failure: /^[\d:]+ \+\d+(?: ~\d+)?(?: -\d+)?: (.+) \[E\]$/,
  end: /^[\d:]+ \+\d+/,
  noTests: /^No tests (?:ran|match|were found)/,
});

export const dart: WithRunner = {
  name: 'Dart',
  endings: ['dart'],
  testFiles: [/(?:^|\/)[^/]*_test\.dart$/],
  judgingFiles: [/^dart_test\.yaml$/],
  marker: /^pubspec\.yaml$/,
  ...fromRows(
    [
      { files: /^pubspec\.yaml$/, holds: /flutter_test|sdk: flutter/, command: 'flutter test' },
      { files: /^test\/.*_test\.dart$/, command: 'dart test' },
    ],
    [
      {
        files: /^pubspec\.yaml$/,
        holds: /flutter_test|sdk: flutter/,
        command: 'flutter pub get',
        provides: ['.dart_tool'],
      },
      { files: /^pubspec\.yaml$/, command: 'dart pub get', provides: ['.dart_tool'] },
    ],
  ),
  formats: [dartTest],
  zeroTests: [{ command: 'dart test', exitCode: 79, output: 'No tests ran.\n' }],
  discovered: (path) => /(?:^|\/)test\/.*_test\.dart$/.test(path),
  structure: 'unread',
};
