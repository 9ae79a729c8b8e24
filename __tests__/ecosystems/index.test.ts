import { describe, expect, test } from '@jest/globals';

import type { Ecosystem, EmptyRun } from '../../src/ecosystems/ecosystem.js';
import { ECOSYSTEMS } from '../../src/ecosystems/index.js';
import { isTestPath } from '../../src/ecosystems/test-paths.js';
import { judge } from '../../src/stop/judge.js';
import { readResults } from '../../src/stop/read-results.js';
import { judgesByName } from '../../src/tamper/judging-files.js';

const EMPTY = ECOSYSTEMS.flatMap((ecosystem) =>
  ecosystem.detect === undefined
    ? []
    : ecosystem.zeroTests.map((run) => [ecosystem.name, run.command, run, ecosystem] as const),
);

const verdictOf = ({ command, exitCode, output }: EmptyRun) =>
  judge({ command, exitCode, signal: null, output, results: readResults({ command, exitCode, output }) });

describe('a run without tests', () => {
  test.each(EMPTY)('%s: %s says so', (_name, _command, run) => {
    expect(verdictOf(run)).toBe('no-tests');
  });

  test.each(EMPTY)('%s: %s is read by a format of its own', (_name, _command, { output }, ecosystem) => {
    const told = (ecosystem.formats ?? []).flatMap((format) => format.read(output.split('\n')) ?? []);
    expect(told.some(({ noTests, counts }) => noTests === true || (counts !== undefined && counts.passed === 0))).toBe(
      true,
    );
  });
});

describe('the list', () => {
  test('has each language once', () => {
    const names = ECOSYSTEMS.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
  });

  test('has each ending once, but for what two run-times share', () => {
    const owners = new Map<string, string[]>();
    for (const { name, endings } of ECOSYSTEMS)
      for (const ending of endings) owners.set(ending, [...(owners.get(ending) ?? []), name]);
    const shared = [...owners.values()].filter((names) => names.length > 1).map((names) => names.join());
    expect([...new Set(shared)]).toEqual(['Deno,JavaScript']);
  });

  /** A path by which the runner of each finds tests, and a name that says how they are run. */
  const NAMED: readonly (readonly [string, string, string])[] = [
    ['JavaScript', 'src/cart.test.ts', 'jest.config.js'],
    ['Python', 'cart_test.py', 'noxfile.py'],
    ['Go', 'cart_test.go', 'Makefile'],
    ['Rust', 'src/cart_tests.rs', 'Cargo.toml'],
    ['JVM', 'a/CartTest.java', 'pom.xml'],
    ['Kotlin', 'a/CartTest.kt', 'build.gradle.kts'],
    ['Scala', 'a/CartSpec.scala', 'build.sbt'],
    ['Clojure', 'a/cart_test.clj', 'project.clj'],
    ['.NET', 'a/CartTests.cs', 'Cart.csproj'],
    ['Ruby', 'lib/cart_spec.rb', '.rspec'],
    ['PHP', 'src/CartTest.php', 'phpunit.xml'],
    ['Perl', 'cart.t', '.proverc'],
    ['Elixir and Erlang', 'lib/cart_test.exs', 'mix.exs'],
    ['Erlang', 'src/cart_tests.erl', 'rebar.config'],
    ['Swift', 'a/CartTests.swift', 'Package.swift'],
    ['Dart', 'lib/cart_test.dart', 'dart_test.yaml'],
    ['Haskell', 'src/CartSpec.hs', 'cart.cabal'],
    ['Zig', 'src/cart_test.zig', 'build.zig'],
    ['OCaml', 'lib/test_cart.ml', 'dune'],
    ['Crystal', 'lib/cart_spec.cr', 'Makefile'],
    ['Julia', 'lib/runtests.jl', 'Makefile'],
    ['R', 'R/test-cart.R', 'Makefile'],
    ['Nim', 'src/test_cart.nim', 'cart.nimble'],
    ['Lua', 'lua/cart_spec.lua', '.busted'],
    ['Helm', 'tests/cart_test.yaml', 'Makefile'],
    ['Terraform', 'cart.tftest.hcl', 'Makefile'],
    ['Ansible', 'molecule/default/molecule.yml', 'Makefile'],
    ['Tcl', 'lib/cart_test.tcl', 'Makefile'],
    ['shell', 'cart.bats', 'justfile'],
    ['C and C++', 'src/test_cart.c', 'CMakeLists.txt'],
  ];

  test.each(NAMED)('%s: %s is a test, and %s says how it runs', (name, path, configuration) => {
    const ecosystem = ECOSYSTEMS.find((one) => one.name === name) as Ecosystem;
    expect(ecosystem.testFiles.some((pattern) => pattern.test(path))).toBe(true);
    expect([isTestPath(path), judgesByName(path), judgesByName(configuration)]).toEqual([true, true, true]);
  });

  test('is asked for every language that is here', () => {
    const asked = NAMED.map(([name]) => name);
    expect(ECOSYSTEMS.map(({ name }) => name).filter((name) => !asked.includes(name))).toEqual(['Deno', 'Bazel']);
  });
});
