/** Signs that the command itself is missing or wrong, so that its exit code says nothing about the tests. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/^npm (?:ERR!|error) Missing script/m, 'package.json has no such script'],
  [
    /(?:error Command "[^"]+" not found|ERR_PNPM_NO_SCRIPT|Couldn't find a script named|Script not found)/,
    'no such script',
  ],
  [/^npm (?:ERR!|error) could not determine executable to run/m, 'the test runner is not installed'],
  [
    /^npm (?:ERR!|error) (?:code (?:ENOTCACHED|E404|EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ETIMEDOUT)$|npx canceled due to missing packages)/m,
    'a package that it runs is not installed, and could not be fetched',
  ],
  [
    /^\[ERROR\] .*(?:in offline mode|Non-resolvable (?:parent POM|import POM)|dependencies could not be resolved|Could not resolve dependencies)/m,
    'a plugin or dependency is not installed, and could not be fetched',
  ],
  [/^error: no matching package named .*(?:\n.*)*offline was specified/m, 'a dependency is not installed'],
  [/^make: \*\*\* No rule to make target/m, 'the Makefile has no such target'],
  [/^make: \*\*\* No targets specified and no makefile found/m, 'there is no Makefile'],
  [/^make: .*: (?:No such file or directory|Command not found)$/m, 'a program that the Makefile calls is missing'],
  [/^● (?:Validation|Multiple configurations) ?(?:Error|found)?:?/m, 'the configuration of the runner is wrong'],
  [/^\S*python[\d.]*: No module named /m, 'the test runner is not installed'],
  [/^ERROR: (?:file or directory not found: |usage: )/m, 'the arguments of the command are wrong'],
  [/^go: (?:cannot find main module|go\.mod file not found)/m, 'there is no Go module here'],
  [/directory prefix \. does not contain (?:main module|modules listed in go\.work)/, 'there is no Go module here'],
  [/^error: could not find `Cargo\.toml`/m, 'there is no Cargo.toml here'],
  [/^error: rustup could not choose a version/m, 'no Rust toolchain is set up'],
  [/^error: no such (?:sub)?command: /m, 'the test runner is not installed'],
  [/^(?:\/\S*\/)?(?:ba|da|z|k)?sh: .*: (?:command )?not found$/m, 'a command was not found'],
  [/^(?:\/\S*\/)?(?:ba|da|z|k)?sh: .*: Permission denied$/m, 'a file may not be executed'],
];

const EXITS: ReadonlyMap<number, string> = new Map([
  [126, 'the command may not be executed (exit code 126)'],
  [127, 'a command was not found (exit code 127)'],
]);

/** Why the command did not get as far as running tests, or undefined when nothing says so. */
export function whyBroken(output: string, exitCode: number | null): string | undefined {
  if (exitCode === null || exitCode === 0) return undefined;
  return EXITS.get(exitCode) ?? SIGNS.find(([sign]) => sign.test(output))?.[1];
}

/** What the machine ran out of; tests that are red for that are no failures of theirs. */
const EXHAUSTED: readonly (readonly [RegExp, string])[] = [
  [/\bNo space left on device\b|\bENOSPC\b/, 'the disk is full'],
  [
    /^(?:FATAL ERROR: .*JavaScript heap out of memory|.*: Cannot allocate memory$|memory allocation of \d+ bytes failed)/m,
    'there was not enough memory',
  ],
];

export function whyExhausted(output: string, exitCode: number | null): string | undefined {
  if (exitCode === 0) return undefined;
  return EXHAUSTED.find(([sign]) => sign.test(output))?.[1];
}
