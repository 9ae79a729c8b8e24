// Needs: dist, git, node, python3, perl, go, cargo, cc and make; ruby (minitest) and bats are used where they are; no network.
// What has no runner here is played by a script that counts the tests in the file and prints the recorded form of the runner's sum.
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { gateBench, type Files, type GateBench } from '../cli/gate-bench.js';

let bench: GateBench;
beforeAll(async () => void (bench = await gateBench()));
afterAll(() => bench.close());

interface Project {
  readonly language: string;
  readonly command: string;
  /** A program that has to be there for the real runner. */
  readonly needs?: string;
  readonly rest: Files;
  readonly path: string;
  readonly before?: string;
  readonly after?: string;
  /** Two tests, each with one check. */
  readonly one: string;
  readonly two: string;
  /** The second one without its check, and not run. */
  readonly emptied: string;
  readonly skipped: string;
  /** Nobody reads these tests: what they check is seen by no one, and that is told. */
  readonly unread?: true;
  /** What is said of a check that cannot fail any more, where the language knows no test without a check. */
  readonly emptiedIsTold?: string;
  readonly recorded?: Recorded;
}

interface Recorded {
  /** Extended regular expressions, a line each: what is a test, and what is a skipped one. */
  readonly test: string;
  readonly skip: string;
  /** Shell text with $ran and $skipped. */
  readonly sum: string;
}

const player = (path: string, { test: one, skip, sum }: Recorded): string =>
  `all=$(grep -cE '${one}' '${path}'); skipped=$(grep -cE '${skip}' '${path}'); ran=$((all - skipped))\nprintf "${sum}"\n`;

const PROJECTS: readonly Project[] = [
  {
    language: 'JavaScript',
    command: 'node --test',
    rest: { 'add.mjs': 'export const add = (a, b) => a + b;\n' },
    path: 'add.test.mjs',
    before:
      "import test from 'node:test';\nimport assert from 'node:assert/strict';\nimport { add } from './add.mjs';\n",
    one: "test('adds', () => { assert.equal(add(1, 2), 3); });\n",
    two: "test('adds none', () => { assert.equal(add(0, 0), 0); });\n",
    emptied: "test('adds none', () => { add(0, 0); });\n",
    skipped: "test.skip('adds none', () => { assert.equal(add(0, 0), 0); });\n",
  },
  {
    language: 'Python',
    command: 'python3 -m unittest',
    rest: { 'add.py': 'def add(a, b):\n    return a + b\n' },
    path: 'test_add.py',
    before: 'import unittest\nfrom add import add\n\n\nclass Add(unittest.TestCase):\n',
    one: '    def test_adds(self):\n        self.assertEqual(add(1, 2), 3)\n\n',
    two: '    def test_none(self):\n        self.assertEqual(add(0, 0), 0)\n',
    emptied: '    def test_none(self):\n        add(0, 0)\n',
    skipped: "    @unittest.skip('later')\n    def test_none(self):\n        self.assertEqual(add(0, 0), 0)\n",
  },
  {
    language: 'Perl',
    command: 'prove -l t',
    rest: { 'lib/Add.pm': 'package Add;\nsub add { return $_[0] + $_[1] }\n1;\n' },
    path: 't/add.t',
    before: 'use strict;\nuse Test::More;\nuse Add;\n',
    one: "is(Add::add(1, 2), 3, 'adds');\n",
    two: "is(Add::add(0, 0), 0, 'adds none');\n",
    emptied: "ok(1, 'adds none');\n",
    emptiedIsTold: 'cannot fail',
    skipped: "SKIP: { skip 'later', 1; is(Add::add(0, 0), 0, 'adds none'); }\n",
    after: 'done_testing();\n',
  },
  {
    language: 'Go',
    command: 'go test -v ./...',
    rest: {
      'go.mod': 'module example.test/add\n\ngo 1.19\n',
      'add.go': 'package add\n\nfunc Add(a, b int) int { return a + b }\n',
    },
    path: 'add_test.go',
    before: 'package add\n\nimport "testing"\n\n',
    one: 'func TestAdds(t *testing.T) {\n\tif Add(1, 2) != 3 {\n\t\tt.Fatal("wrong")\n\t}\n}\n\n',
    two: 'func TestNone(t *testing.T) {\n\tif Add(0, 0) != 0 {\n\t\tt.Fatal("wrong")\n\t}\n}\n',
    emptied: 'func TestNone(t *testing.T) {\n\tAdd(0, 0)\n}\n',
    skipped: 'func TestNone(t *testing.T) {\n\tt.Skip("later")\n\tif Add(0, 0) != 0 {\n\t\tt.Fatal("wrong")\n\t}\n}\n',
  },
  {
    language: 'Rust',
    command: 'cargo test --offline',
    rest: {
      'Cargo.toml': '[package]\nname = "add"\nversion = "0.1.0"\nedition = "2021"\n',
      'src/lib.rs': 'pub fn add(a: i32, b: i32) -> i32 {\n    a + b\n}\n',
    },
    path: 'tests/add.rs',
    before: 'use add::add;\n\n',
    one: '#[test]\nfn adds() {\n    assert_eq!(add(1, 2), 3);\n}\n\n',
    two: '#[test]\nfn adds_none() {\n    assert_eq!(add(0, 0), 0);\n}\n',
    emptied: '#[test]\nfn adds_none() {\n    add(0, 0);\n}\n',
    skipped: '#[test]\n#[ignore]\nfn adds_none() {\n    assert_eq!(add(0, 0), 0);\n}\n',
  },
  {
    language: 'C',
    command: 'make test',
    rest: {
      Makefile: '.PHONY: test\ntest:\n\t$(CC) -o run_tests tests/test_add.c\n\t./run_tests\n',
      'add.h': 'static int add(int a, int b) { return a + b; }\n',
    },
    path: 'tests/test_add.c',
    before:
      '#include <assert.h>\n#include <stdio.h>\n#include "../add.h"\n\nstatic int number = 0;\n#define RUN(test) (test(), printf("ok %d - " #test "\\n", ++number))\n\n',
    one: 'static void test_adds(void) { assert(add(1, 2) == 3); }\n',
    two: 'static void test_none(void) { assert(add(0, 0) == 0); }\n',
    emptied: 'static void test_none(void) { add(0, 0); }\n',
    skipped: '#if 0\nstatic void test_none(void) { assert(add(0, 0) == 0); }\n#endif\n',
    after: 'int main(void) {\n  RUN(test_adds);\n  RUN(test_none);\n  printf("1..%d\\n", number);\n  return 0;\n}\n',
  },
  {
    language: 'Ruby',
    command: 'ruby -Ilib test/add_test.rb',
    needs: 'ruby',
    rest: { 'lib/add.rb': 'def add(a, b)\n  a + b\nend\n' },
    path: 'test/add_test.rb',
    before: "require 'minitest/autorun'\nrequire 'add'\n\nclass AddTest < Minitest::Test\n",
    one: '  def test_adds\n    assert_equal 3, add(1, 2)\n  end\n\n',
    two: '  def test_none\n    assert_equal 0, add(0, 0)\n  end\n',
    emptied: '  def test_none\n    add(0, 0)\n  end\n',
    skipped: "  def test_none\n    skip 'later'\n    assert_equal 0, add(0, 0)\n  end\n",
    after: 'end\n',
    recorded: {
      test: 'def test_',
      skip: 'skip ',
      sum: '%d runs, %d assertions, 0 failures, 0 errors, %d skips\\n" "$all" "$ran" "$skipped',
    },
  },
  {
    language: 'shell',
    command: 'bats test',
    needs: 'bats',
    rest: { 'add.sh': 'add() { echo $(($1 + $2)); }\n' },
    path: 'test/add.bats',
    before: 'load ../add.sh\n\n',
    one: '@test "adds" {\n  [ "$(add 1 2)" = 3 ]\n}\n\n',
    two: '@test "adds none" {\n  [ "$(add 0 0)" = 0 ]\n}\n',
    emptied: '@test "adds none" {\n  true\n}\n',
    emptiedIsTold: 'made place for true',
    skipped: '@test "adds none" {\n  skip "later"\n  [ "$(add 0 0)" = 0 ]\n}\n',
    recorded: { test: '@test', skip: 'skip ', sum: '1..2\\nok 1 adds\\n' },
  },
  {
    language: 'Java',
    command: 'sh play.sh',
    rest: {
      'pom.xml': '<project/>\n',
      'src/main/java/Add.java': 'class Add { static int add(int a, int b) { return a + b; } }\n',
    },
    path: 'src/test/java/AddTest.java',
    before: 'import static org.junit.jupiter.api.Assertions.*;\nimport org.junit.jupiter.api.*;\n\nclass AddTest {\n',
    one: '  @Test\n  void adds() {\n    assertEquals(3, Add.add(1, 2));\n  }\n\n',
    two: '  @Test\n  void none() {\n    assertEquals(0, Add.add(0, 0));\n  }\n',
    emptied: '  @Test\n  void none() {\n    Add.add(0, 0);\n  }\n',
    skipped: '  @Test\n  @Disabled\n  void none() {\n    assertEquals(0, Add.add(0, 0));\n  }\n',
    after: '}\n',
    recorded: {
      test: '@Test',
      skip: '@Disabled',
      sum: '[INFO] Tests run: %d, Failures: 0, Errors: 0, Skipped: %d\\n[INFO] BUILD SUCCESS\\n" "$all" "$skipped',
    },
  },
  {
    language: 'Kotlin',
    command: 'sh play.sh',
    rest: { 'build.gradle.kts': '\n', 'src/main/kotlin/Add.kt': 'fun add(a: Int, b: Int) = a + b\n' },
    path: 'src/test/kotlin/AddTest.kt',
    before: 'import kotlin.test.*\n\nclass AddTest {\n',
    one: '  @Test\n  fun adds() {\n    assertEquals(3, add(1, 2))\n  }\n\n',
    two: '  @Test\n  fun none() {\n    assertEquals(0, add(0, 0))\n  }\n',
    emptied: '  @Test\n  fun none() {\n    add(0, 0)\n  }\n',
    skipped: '  @Ignore\n  @Test\n  fun none() {\n    assertEquals(0, add(0, 0))\n  }\n',
    after: '}\n',
    recorded: {
      test: '@Test',
      skip: '@Ignore',
      sum: '[         %d tests found           ]\\n[         %d tests skipped         ]\\n[         %d tests successful      ]\\n[         0 tests failed          ]\\n" "$all" "$skipped" "$ran',
    },
  },
  {
    language: 'PHP',
    command: 'sh play.sh',
    rest: { 'composer.json': '{}\n', 'src/add.php': '<?php\nfunction add($a, $b) { return $a + $b; }\n' },
    path: 'tests/AddTest.php',
    before: '<?php\nuse PHPUnit\\Framework\\TestCase;\n\nfinal class AddTest extends TestCase\n{\n',
    one: '    public function testAdds(): void\n    {\n        $this->assertSame(3, add(1, 2));\n    }\n\n',
    two: '    public function testNone(): void\n    {\n        $this->assertSame(0, add(0, 0));\n    }\n',
    emptied: '    public function testNone(): void\n    {\n        add(0, 0);\n    }\n',
    skipped:
      "    public function testNone(): void\n    {\n        $this->markTestSkipped('later');\n        $this->assertSame(0, add(0, 0));\n    }\n",
    after: '}\n',
    recorded: { test: 'function test', skip: 'markTestSkipped', sum: 'OK (%d tests, %d assertions)\\n" "$ran" "$ran' },
  },
  {
    language: '.NET',
    command: 'sh play.sh',
    rest: {
      'Add.csproj': '<Project/>\n',
      'Add.cs': 'static class Calc { public static int Add(int a, int b) => a + b; }\n',
    },
    path: 'tests/AddTests.cs',
    before: 'using Xunit;\n\npublic class AddTests\n{\n',
    one: '    [Fact]\n    public void Adds()\n    {\n        Assert.Equal(3, Calc.Add(1, 2));\n    }\n\n',
    two: '    [Fact]\n    public void None()\n    {\n        Assert.Equal(0, Calc.Add(0, 0));\n    }\n',
    emptied: '    [Fact]\n    public void None()\n    {\n        Calc.Add(0, 0);\n    }\n',
    skipped:
      '    [Fact(Skip = "later")]\n    public void None()\n    {\n        Assert.Equal(0, Calc.Add(0, 0));\n    }\n',
    after: '}\n',
    recorded: {
      test: '\\[Fact',
      skip: 'Skip =',
      sum: 'Passed!  - Failed:     0, Passed:     %d, Skipped:     %d, Total:     %d, Duration: 3 ms - AddTests.dll (net8.0)\\n" "$ran" "$skipped" "$all',
    },
  },
  {
    language: 'Elixir',
    command: 'sh play.sh',
    rest: { 'mix.exs': '\n', 'lib/calc.ex': 'defmodule Calc do\n  def add(a, b), do: a + b\nend\n' },
    path: 'test/calc_test.exs',
    before: 'defmodule CalcTest do\n  use ExUnit.Case\n\n',
    one: '  test "adds" do\n    assert Calc.add(1, 2) == 3\n  end\n\n',
    two: '  test "none" do\n    assert Calc.add(0, 0) == 0\n  end\n',
    emptied: '  test "none" do\n    Calc.add(0, 0)\n  end\n',
    skipped: '  @tag :skip\n  test "none" do\n    assert Calc.add(0, 0) == 0\n  end\n',
    after: 'end\n',
    recorded: { test: ' test "', skip: '@tag :skip', sum: '%d tests, 0 failures, %d skipped\\n" "$all" "$skipped' },
  },
  {
    language: 'Swift',
    command: 'sh play.sh',
    rest: {
      'Package.swift': '\n',
      'Sources/Calc/Calc.swift': 'public func add(_ a: Int, _ b: Int) -> Int { a + b }\n',
    },
    path: 'Tests/CalcTests/CalcTests.swift',
    before: 'import XCTest\n@testable import Calc\n\nfinal class CalcTests: XCTestCase {\n',
    one: '  func testAdds() {\n    XCTAssertEqual(add(1, 2), 3)\n  }\n\n',
    two: '  func testNone() {\n    XCTAssertEqual(add(0, 0), 0)\n  }\n',
    emptied: '  func testNone() {\n    _ = add(0, 0)\n  }\n',
    skipped: '  func testNone() throws {\n    throw XCTSkip("later")\n    XCTAssertEqual(add(0, 0), 0)\n  }\n',
    after: '}\n',
    recorded: {
      test: 'func test',
      skip: 'XCTSkip',
      sum: '\\t Executed %d tests, with %d tests skipped and 0 failures (0 unexpected) in 0.001 (0.002) seconds\\n" "$all" "$skipped',
    },
  },
  {
    language: 'Lua',
    command: 'sh play.sh',
    unread: true,
    rest: { '.busted': 'return {}\n', 'add.lua': 'return function(a, b) return a + b end\n' },
    path: 'spec/add_spec.lua',
    before: "local add = require('add')\n\ndescribe('add', function()\n",
    one: "  it('adds', function() assert.equal(3, add(1, 2)) end)\n",
    two: "  it('adds none', function() assert.equal(0, add(0, 0)) end)\n",
    emptied: "  it('adds none', function() add(0, 0) end)\n",
    skipped: "  pending('adds none', function() assert.equal(0, add(0, 0)) end)\n",
    after: 'end)\n',
    recorded: {
      test: '(it|pending)\\(',
      skip: 'pending\\(',
      sum: '%d successes / 0 failures / 0 errors / %d pending : 0.001 seconds\\n" "$ran" "$skipped',
    },
  },
  {
    language: 'Dart',
    command: 'sh play.sh',
    unread: true,
    rest: { 'pubspec.yaml': 'name: add\n', 'lib/add.dart': 'int add(int a, int b) => a + b;\n' },
    path: 'test/add_test.dart',
    before: "import 'package:add/add.dart';\nimport 'package:test/test.dart';\n\nvoid main() {\n",
    one: "  test('adds', () => expect(add(1, 2), 3));\n",
    two: "  test('adds none', () => expect(add(0, 0), 0));\n",
    emptied: "  test('adds none', () => add(0, 0));\n",
    skipped: "  test('adds none', () => expect(add(0, 0), 0), skip: true);\n",
    after: '}\n',
    recorded: { test: ' test\\(', skip: 'skip: true', sum: '00:01 +%d ~%d: All tests passed!\\n" "$ran" "$skipped' },
  },
  {
    language: 'Scala',
    command: 'sh play.sh',
    unread: true,
    rest: { 'build.sbt': '\n', 'src/main/scala/Calc.scala': 'object Calc { def add(a: Int, b: Int): Int = a + b }\n' },
    path: 'src/test/scala/CalcSpec.scala',
    before: 'import org.scalatest.funsuite.AnyFunSuite\n\nclass CalcSpec extends AnyFunSuite {\n',
    one: '  test("adds") { assert(Calc.add(1, 2) == 3) }\n',
    two: '  test("adds none") { assert(Calc.add(0, 0) == 0) }\n',
    emptied: '  test("adds none") { Calc.add(0, 0) }\n',
    skipped: '  ignore("adds none") { assert(Calc.add(0, 0) == 0) }\n',
    after: '}\n',
    recorded: {
      test: '(test|ignore)\\(',
      skip: 'ignore\\(',
      sum: '[info] Tests: succeeded %d, failed 0, canceled 0, ignored %d, pending 0\\n[info] All tests passed.\\n" "$ran" "$skipped',
    },
  },
  {
    language: 'Zig',
    command: 'sh play.sh',
    unread: true,
    rest: { 'build.zig': '\n', 'src/add.zig': 'pub fn add(a: i32, b: i32) i32 {\n    return a + b;\n}\n' },
    path: 'test/add_test.zig',
    before: 'const std = @import("std");\nconst add = @import("../src/add.zig").add;\n\n',
    one: 'test "adds" {\n    try std.testing.expectEqual(add(1, 2), 3);\n}\n\n',
    two: 'test "adds none" {\n    try std.testing.expectEqual(add(0, 0), 0);\n}\n',
    emptied: 'test "adds none" {\n    _ = add(0, 0);\n}\n',
    skipped: 'test "adds none" {\n    return error.SkipZigTest;\n}\n',
    recorded: {
      test: '^test "',
      skip: 'SkipZigTest',
      sum: '%d passed; %d skipped; 0 failed.\\n" "$ran" "$skipped',
    },
  },
];

const isThere = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

describe.each(PROJECTS)('$language', (project) => {
  const { path, rest, before = '', after = '', one, two, recorded, needs, unread } = project;
  const played = recorded !== undefined && (needs === undefined || !isThere(needs));
  const script: Files = played ? { 'play.sh': player(path, recorded) } : {};
  const files = (tests: string): Files => ({ ...rest, ...script, [path]: before + one + tests + after });
  const gate = (final: Files) =>
    bench.folders({
      start: files(two),
      final,
      command: played ? 'sh play.sh' : project.command,
      request: 'Say in the readme how to add.',
    });

  test('opens for what it does not weaken', async () => {
    const { record } = await gate({ ...files(two), 'README.md': 'add(1, 2)\n' });
    expect([record.verdict, record.tamper.verdict]).toEqual(['passed', 'clean']);
  });

  test.each([
    ['deleted', ''],
    ['skipped', project.skipped],
  ])('a test that is %s shuts the gate', async (_what, tests) => {
    const final = files(tests);
    const called = path.endsWith('.c')
      ? { ...final, [path]: (final[path] as string).replace('  RUN(test_none);\n', '') }
      : final;
    expect((await gate(called)).record.verdict).toBe('tampered');
  });

  test('an emptied test shuts the gate, or is told', async () => {
    const { record } = await gate(files(project.emptied));
    const told = JSON.stringify(record.tamper.worthALook);
    if (unread === true) expect(told).toContain('are not read, only counted');
    else if (project.emptiedIsTold !== undefined) expect(told).toContain(project.emptiedIsTold);
    else expect(record.verdict).toBe('tampered');
  });
});
