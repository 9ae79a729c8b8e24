import type { Change, ChangedFile, Finding } from '../types.js';
import { callsOf, type Call } from './cmake-calls.js';

/** Tests that CMake does not register any more, properties that turn their results round, assertions compiled away. */
export function readCmake(file: ChangedFile, change: Change): Finding[] {
  // CTest reads this file by its name; any other new one is called by a file that changed.
  if (file.before === undefined && !/CTestCustom\.cmake$/.test(file.path)) return [];
  const before = callsOf(file.before ?? '');
  const after = callsOf(file.after ?? '');
  const others = change.files
    .filter((one) => one !== file && /CMakeLists\.txt$|\.cmake$/.test(one.path))
    .flatMap(({ after: text }) => callsOf(text ?? ''));
  return [
    ...lostTests(before, [...after, ...others], file),
    ...properties(before, after, file),
    ...definitions(before, after, file),
  ];
}

const REGISTERS =
  /^(?:add_test|catch_discover_tests|gtest_discover_tests|gtest_add_tests|doctest_discover_tests|enable_testing|add_subdirectory|include)$/;

function lostTests(before: readonly Call[], after: readonly Call[], file: ChangedFile): Finding[] {
  return before
    .filter(({ name }) => REGISTERS.test(name))
    .flatMap((call): Finding[] => {
      const test = testName(call);
      const same = after.filter((one) => one.name === call.name && testName(one) === test);
      const [now] = same;
      const names = [test];
      if (call.name === 'include' && !/^ctest$/i.test(test)) return [];
      if (call.name === 'add_subdirectory' && !/test/i.test(test)) return [];
      if (now === undefined)
        return [
          {
            kind: call.name === 'enable_testing' ? 'command-changed' : 'test-removed',
            file: file.path,
            line: call.line,
            test,
            what: `\`${call.name}(${call.args.join(' ')})\` is gone.`,
            names,
          },
        ];
      if (now.condition !== undefined && now.condition !== call.condition)
        return [
          {
            kind: 'test-skipped',
            file: file.path,
            line: now.line,
            test,
            what: `The test ${test} is registered only if ${now.condition}.`,
            names,
            condition: now.condition,
          },
        ];
      const filter = now.args.find((arg) => /^TEST_(?:FILTER|SPEC)$/.test(arg) && !call.args.includes(arg));
      if (filter !== undefined)
        return [
          {
            kind: 'tests-excluded',
            file: file.path,
            line: now.line,
            test,
            what: `\`${now.name}(${now.args.join(' ')})\` finds only a part of the tests.`,
            names: [test, filter],
          },
        ];
      const [was, is] = [commandOf(call), commandOf(now)];
      if (was.endsWith(`/${is}`) && !file.after?.includes(is)) return [];
      if (call.name === 'add_test' && was !== is)
        return [
          {
            kind: 'command-changed',
            file: file.path,
            line: now.line,
            test,
            what: `The test ${test} runs \`${is}\` instead of \`${was}\`.`,
            names,
          },
        ];
      return [];
    });
}

/** A test is called by its NAME, by the program it runs where nothing is lost by that, or by the folder. */
function testName({ name, args }: Call): string {
  const at = args.indexOf('NAME');
  return (at === -1 ? args[0] : args[at + 1]) ?? name;
}

function commandOf({ args }: Call): string {
  const at = args.indexOf('COMMAND');
  return (at === -1 ? args.slice(1) : args.slice(at + 1))
    .join(' ')
    .replace(/\$<TARGET_FILE:(\w+)>/g, '$1')
    .replace(/\$\{\w*SOURCE_DIR\}\//g, '');
}

const TURNS: readonly [RegExp, Finding['kind'], string][] = [
  [/^WILL_FAIL (?:TRUE|ON|1|YES)$/i, 'test-skipped', 'is expected to fail'],
  [/^DISABLED (?:TRUE|ON|1|YES)$/i, 'test-skipped', 'is disabled'],
  [/^SKIP_RETURN_CODE /, 'test-skipped', 'counts a failing exit status as skipped'],
  [/^SKIP_REGULAR_EXPRESSION /, 'test-skipped', 'is skipped by what it prints'],
  [/^PASS_REGULAR_EXPRESSION /, 'assertion-weakened', 'passes by what it prints, whatever its status'],
  [/^REPEAT /, 'retries-added', 'is run again'],
];

function properties(before: readonly Call[], after: readonly Call[], file: ChangedFile): Finding[] {
  const old = new Set(before.flatMap(propertiesOf).map(({ test, property }) => `${test} ${property}`));
  const limits = new Map(
    before
      .flatMap(propertiesOf)
      .flatMap(({ test, property }) => (property.startsWith('TIMEOUT ') ? [[test, Number(property.slice(8))]] : [])),
  );
  const found = after.flatMap(propertiesOf).flatMap(({ test, property, line }): Finding[] => {
    if (old.has(`${test} ${property}`)) return [];
    const turn = TURNS.find(([pattern]) => pattern.test(property));
    if (turn !== undefined)
      return [
        {
          kind: turn[1],
          file: file.path,
          line,
          test,
          what: `The test ${test} ${turn[2]} (\`${property}\`).`,
          names: [test, property.split(' ')[0] ?? ''],
        },
      ];
    const limit = limits.get(test);
    return property.startsWith('TIMEOUT ') && limit !== undefined && Number(property.slice(8)) > limit
      ? [
          {
            kind: 'time-limit-raised',
            file: file.path,
            line,
            test,
            what: `The time limit of ${test} is ${property.slice(8)} s instead of ${String(limit)} s.`,
            names: [test, 'timeout'],
          },
        ]
      : [];
  });
  const now = new Set(
    after.flatMap(propertiesOf).map(({ test, property }) => `${test} ${property.split(' ')[0] ?? ''}`),
  );
  const lost = before
    .flatMap(propertiesOf)
    .filter(
      ({ test, property }) =>
        /^(?:FAIL_REGULAR_EXPRESSION|TIMEOUT) /.test(property) && !now.has(`${test} ${property.split(' ')[0] ?? ''}`),
    );
  return [
    ...found,
    ...lost.map(({ test, property, line }): Finding => ({
      kind: property.startsWith('TIMEOUT') ? 'time-limit-raised' : 'assertion-removed',
      file: file.path,
      line,
      test,
      what: `The test ${test} has no \`${property}\` any more.`,
      names: [test],
    })),
  ];
}

function propertiesOf({ name, args, line }: Call): { test: string; property: string; line: number }[] {
  const at = args.indexOf('PROPERTIES');
  if (!/^set_(?:tests_properties|property)$/.test(name) || at === -1) {
    const one = args.indexOf('PROPERTY');
    if (name !== 'set_property' || one === -1 || args[0] !== 'TEST') return [];
    return args.slice(1, one).map((test) => ({ test, property: args.slice(one + 1).join(' '), line }));
  }
  const pairs = args.slice(at + 1);
  return args
    .slice(0, at)
    .flatMap((test) =>
      pairs.flatMap((property, index) =>
        index % 2 === 0 ? [{ test, property: `${property} ${pairs[index + 1] ?? ''}`, line }] : [],
      ),
    );
}

function definitions(before: readonly Call[], after: readonly Call[], file: ChangedFile): Finding[] {
  const offs = (calls: readonly Call[]): { text: string; line: number }[] =>
    calls.flatMap(({ args, name, line }) =>
      args
        .filter((arg) => /\bNDEBUG\b|\w*(?:SKIP|NO|DISABLE)_TESTS?\b/.test(arg))
        .map((arg) => ({ text: `${name}: ${arg}`, line }))
        .concat(
          name === 'set' && args[0] === 'CMAKE_BUILD_TYPE' && /Release|MinSize|RelWith/.test(args[1] ?? '')
            ? [{ text: `CMAKE_BUILD_TYPE ${args[1] ?? ''}`, line }]
            : [],
        )
        .concat(
          /^(?:option|set)$/.test(name) &&
            /TEST/.test(args[0] ?? '') &&
            /^(?:OFF|FALSE|NO|0)$/i.test(valueOf(name, args))
            ? [{ text: `${args[0] ?? ''} OFF`, line }]
            : [],
        )
        .concat(
          /^CTEST_CUSTOM_(?:TESTS|PRE|POST)/.test(args[0] ?? '')
            ? [{ text: `${args[0] ?? ''} ${args.slice(1).join(' ')}`, line }]
            : [],
        ),
    );
  const old = offs(before).map(({ text }) => text);
  return offs(after)
    .filter(({ text }) => !old.includes(text))
    .map(({ text, line }) => ({
      kind: 'runner-changed',
      file: file.path,
      line,
      what: `Checks are compiled or configured away (\`${text}\`).`,
      names: [text, ...text.split(/[: ]+/)],
    }));
}

function valueOf(name: string, args: readonly string[]): string {
  return (name === 'option' ? args.at(-1) : args[1]) ?? '';
}
