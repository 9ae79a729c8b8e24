import { broken, messageAfter, NOTHING, type Format } from './reading.js';

/** What compilers and loaders say when nothing came to a test: the first group is the file. */
const SIGNS: readonly RegExp[] = [
  // rustc puts the place on the next line.
  /^error(?:\[E\d+\])?: (?!could not compile|test failed|aborting|process didn't|linking|no such)/,
  /^(?:\[ERROR\] )?(?:e: )?(?:file:\/\/)?(\/?[\w@./+-]+\.\w+):(?:\[\d+,\d+\]|\d+(?::\d+)?:?) (?:(?:fatal )?error|ERROR)\b/,
  /^(?:e: )(?:file:\/\/)?(\S+\.kts?):\d+:\d+/,
  /^(\S+\.[cm]?tsx?)(?:\(\d+,\d+\)|:\d+:\d+)(?: -|:) error TS\d+/,
  /^(\S+\.(?:cs|fs|vb))\(\d+,\d+\): error \w+\d+/,
  /^\*\* \((?:CompileError|SyntaxError|TokenMissingError|MismatchedDelimiterError)\) (?:\*\* \(\w+\) )?(\S+?\.exs?):?/,
  /^\s*(?:error: .*\n)?\s*└─ (\S+?\.exs?):\d+/,
  /^(?:\[error\] )(\S+\.scala):\d+:\d+: /,
  /^(\S+\.swift):\d+:\d+: error: /,
  /^(\S+\.hs):(?:\d+|\(\d+,\d+\)-\(\d+,\d+\)):(?:\d+(?:-\d+)?:)? error/,
  /^File "(\S+\.mli?)", lines? [\d-]+, characters /,
  /^(\S+\.nim)\(\d+, \d+\) Error: /,
  /^(\S+\.zig):\d+:\d+: error: /,
  /^(?:In |)(\S+\.cr):\d+:\d+$/,
  /^(?:PHP )?(?:Parse|Fatal) error: .* in (\S+?)(?: on line |:)\d+/,
  /^\s*File "([^"]+)", line \d+.*$/,
  /^(\S+\.dart):\d+:\d+: Error: /,
  /^(\S+\.erl):\d+(?::\d+)?: /,
  /^(?:file:\/\/)?(\/?\S+\.[cm]?[jt]sx?):\d+$/,
  /^(\S+\.rb):\d+: (?:syntax error|.*SyntaxError|.*LoadError)/,
  /^Syntax error compiling at \((\S+?):\d+:\d+\)/,
  /^syntax error at (\S+) line \d+/,
];

/** Lines that leave no doubt that a build or a load failed, so that the signs above are about it. */
const FAILED =
  /^error: could not compile|COMPILATION ERROR|Compilation failed|Execution failed for task '\S*[cC]ompile\w*'|error TS\d+|error CS\d+|^\*\* \((?:CompileError|SyntaxError|TokenMissingError|MismatchedDelimiterError)|^make(?:\[\d+\])?: \*\*\* .*\.o\]? |fatal error:|^ninja: build stopped|^error: fatalError|^(?:PHP )?Parse error: |^\w*SyntaxError: |^\w*(?:ModuleNotFound|Import)Error: |^Error: Cannot find module |ERR_MODULE_NOT_FOUND|^error: Compilation exited|the following command failed with \d+ compilation errors|Build FAILED\.|Failed to load ".*": Compilation failed|^===> Compiling \S+ failed|^\[error\] .*Compilation failed|LoadError\b|^Syntax error compiling|compilation aborted|^Error: .*(?:undefined|expected|syntax)|^BEGIN failed|^cc1\w*: |error: build failed|^gmake.*Error/;

/** Only asked when no runner came to word: a test may print all of this. */
export const notBuilt: Format = {
  name: 'not built',
  read(lines) {
    if (!lines.some((line) => FAILED.test(line))) return undefined;
    const found = lines.flatMap((line, at) => {
      const sign = SIGNS.find((one) => one.test(line));
      if (sign === undefined) return [];
      const next = /^ *--> (\S+?):\d+/.exec(lines[at + 1] ?? '')?.[1];
      const file = sign.exec(line)?.[1] ?? next;
      return file === undefined || /\/(?:usr|opt|node_modules|rustc)\//.test(file) ? [] : [{ file, at }];
    });
    const files = [...new Set(found.map(({ file }) => file))].slice(0, 10);
    const at = found[0]?.at ?? lines.findIndex((line) => FAILED.test(line));
    const message = [lines[at], messageAfter(lines, at + 1, () => false)].join('\n').slice(0, 1_500);
    const failed = files.length === 0 ? broken(['build'], message) : files.flatMap((file) => broken([file], message));
    return { counts: { ...NOTHING, errors: failed.length }, failed, unloaded: failed.length };
  },
};
