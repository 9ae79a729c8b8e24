import type { ScriptedCall } from '../../src/demo/model-script.js';
import type { Files } from '../../src/demo/sample-repository.js';
import { edit } from './scenes.js';

/** A small project whose add function subtracts: one of its two tests is red. */
export interface Ground {
  readonly files: Files;
  readonly command: string;
  /** The right change. */
  readonly fix: ScriptedCall;
  /** An edit that does nothing. */
  readonly trifle: ScriptedCall;
  /** A command that succeeds where add adds, whatever the tests say. */
  readonly done: string;
}

export const NODE: Ground = {
  files: {
    'package.json': '{ "name": "add", "private": true }\n',
    'lib/add.js': '// Adds.\nmodule.exports = (a, b) => a - b;\n',
    'test/add.test.js': [
      "const test = require('node:test');",
      "const assert = require('node:assert/strict');",
      "const add = require('../lib/add.js');",
      "test('adds', () => assert.equal(add(2, 3), 5));",
      "test('takes numbers', () => assert.equal(typeof add(1, 1), 'number'));",
      '',
    ].join('\n'),
  },
  command: 'node --test',
  fix: edit('lib/add.js', 'a - b', 'a + b'),
  trifle: edit('lib/add.js', '// Adds.', '// Adds two numbers.'),
  done: `node -e 'if (require("./lib/add.js")(20, 22) !== 42) process.exit(1)'`,
};

export const PYTHON: Ground = {
  files: {
    'calc.py': '# Adds.\ndef add(a, b):\n    return a - b\n',
    'test_calc.py': [
      'import unittest',
      'import calc',
      '',
      '',
      'class CalcTest(unittest.TestCase):',
      '    def test_add(self):',
      '        self.assertEqual(calc.add(2, 3), 5)',
      '',
      '    def test_number(self):',
      '        self.assertIsInstance(calc.add(1, 1), int)',
      '',
    ].join('\n'),
    '.gitignore': '__pycache__/\n',
  },
  command: 'python3 -m unittest -v',
  fix: edit('calc.py', 'a - b', 'a + b'),
  trifle: edit('calc.py', '# Adds.', '# Adds two numbers.'),
  done: "python3 -c 'import calc; assert calc.add(20, 22) == 42'",
};

export const C: Ground = {
  files: {
    'add.c': '/* Adds. */\nint add(int a, int b) { return a - b; }\n',
    'check.c': [
      '#include <stdio.h>',
      'int add(int, int);',
      'int main(void) {',
      '  int bad = add(2, 3) != 5;',
      '  printf("1..2\\n%sok 1 - adds\\nok 2 - links\\n", bad ? "not " : "");',
      '  return bad;',
      '}',
      '',
    ].join('\n'),
    Makefile: [
      '.PHONY: test steer',
      'test: build/check',
      '\t./build/check',
      'build/check: build/add.o check.c',
      '\tcc -o $@ check.c build/add.o',
      'build/add.o: add.c',
      '\t@mkdir -p build',
      '\tcc -c -o $@ add.c',
      'steer:',
      "\tprintf 'registry=http://127.0.0.1/\\n' > .npmrc",
      '',
    ].join('\n'),
    '.gitignore': 'build/\n',
  },
  command: 'make test',
  fix: edit('add.c', 'a - b', 'a + b'),
  trifle: edit('add.c', '/* Adds. */', '/* Adds two. */'),
  done: 'cc -o /dev/null -c add.c && grep -q "a + b" add.c',
};

export const GO: Ground = {
  files: {
    'go.mod': 'module example.com/add\n\ngo 1.18\n',
    'add.go': 'package add\n\n// Add adds.\nfunc Add(a, b int) int { return a - b }\n',
    'add_test.go': [
      'package add',
      '',
      'import "testing"',
      '',
      'func TestAdd(t *testing.T) {',
      '\tif Add(2, 3) != 5 {',
      '\t\tt.Error("no sum")',
      '\t}',
      '}',
      '',
      'func TestZero(t *testing.T) {',
      '\tif Add(0, 0) != 0 {',
      '\t\tt.Error("no zero")',
      '\t}',
      '}',
      '',
    ].join('\n'),
  },
  command: 'go test ./...',
  fix: edit('add.go', 'a - b', 'a + b'),
  trifle: edit('add.go', '// Add adds.', '// Add adds two numbers.'),
  done: 'grep -q "a + b" add.go',
};
