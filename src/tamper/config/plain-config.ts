import type { Change, ChangedFile, Finding, FindingKind } from '../types.js';
import { compareScripts } from './compare-scripts.js';

interface LineRule {
  readonly line: RegExp;
  readonly kind: FindingKind;
  readonly what: string;
  readonly when: 'appears' | 'goes' | 'lower' | 'higher';
}

/** Lines of configuration in the language of the project: Rakefiles, mix.exs, properties. */
const LINES: readonly LineRule[] = [
  {
    line: /\bfilter_run(?:_including|_excluding)?\b(?!_when)|\b(?:in|ex)clusion_filter\b/,
    kind: 'tests-excluded',
    what: 'leaves tests out',
    when: 'appears',
  },
  {
    line: /fail_on_error\s*=\s*false|ignore_failures|\|\|\s*true|exit!?\s*\(?0|testFailureIgnore\s*=\s*true|skipTests\s*=?\s*true|maven\.test\.skip|at_exit|rescue\s*(?:nil|SystemExit)/,
    kind: 'runner-changed',
    what: 'lets failures pass',
    when: 'appears',
  },
  {
    line: /exclude\w*\s*(?:[(=:]|,|\bpattern\b)|\.exclude\b|\breject\b|\.skip\b|skip_files/,
    kind: 'tests-excluded',
    what: 'leaves tests out',
    when: 'appears',
  },
  {
    line: /\b(?:pattern|test_files|test_globs|FileList|test_paths|test_pattern|TESTS|file_list|test_pattern)\b/,
    kind: 'tests-excluded',
    what: 'changes which tests are found',
    when: 'goes',
  },
  {
    line: /minimum_coverage|threshold:|coverage_threshold|refuse_coverage_drop/,
    kind: 'threshold-lowered',
    what: 'changes the threshold of coverage',
    when: 'lower',
  },
  {
    line: /junit\.jupiter\.(?:conditions\.deactivate|extensions\.autodetection|execution\.timeout\.mode=disabled)/,
    kind: 'runner-changed',
    what: 'changes how tests are run',
    when: 'appears',
  },
  { line: /success_codes|session\.run\(/, kind: 'command-changed', what: 'changes what is run', when: 'goes' },
  { line: /success_codes/, kind: 'command-changed', what: 'takes a failing status for a success', when: 'appears' },
  {
    line: /(?:task|aliases)?\s*:?\[?"?(?:test|default|spec)"?:?.*(?:=>|:)\s*\[/,
    kind: 'command-changed',
    what: 'changes what the task runs',
    when: 'goes',
  },
];

export function readPlainConfig(file: ChangedFile, _change: Change): Finding[] {
  if (/\.(?:rspec|proverc)$|maven\.config$/.test(file.path)) return flagFile(file);
  if (file.before === undefined && !/\.properties$/.test(file.path)) return [];
  const lines = (text: string): string[] =>
    text
      .split(/\r?\n/)
      .map((line) => line.replace(/(?:^|\s)#.*/, '').trim())
      .filter((line) => line !== '');
  const before = lines(file.before ?? '');
  const after = lines(file.after ?? '');
  const came = after.filter((line) => !before.includes(line));
  const gone = before.filter((line) => !after.includes(line));
  return LINES.flatMap(({ line, kind, what, when }): Finding[] => {
    const say = (text: string): Finding => ({ kind, file: file.path, what: `\`${text}\` ${what}.`, names: [text] });
    if (when === 'appears') return came.filter((text) => line.test(text)).map(say);
    const went = gone.filter((text) => line.test(text));
    if (when === 'goes') return went.map((text) => ({ ...say(text), what: `\`${text}\` is gone: it ${what}.` }));
    return went.flatMap((text) => {
      const now = came.find((one) => line.test(one));
      const number = (one: string): number => Number(/\d+(?:\.\d+)?/.exec(one)?.[0] ?? NaN);
      return now === undefined || number(now) < number(text) ? [say(now ?? text)] : [];
    });
  });
}

/** A file of flags: what it adds to every run of the tool. */
function flagFile(file: ChangedFile): Finding[] {
  const tool = /\.rspec$/.test(file.path) ? 'rspec' : /\.proverc$/.test(file.path) ? 'prove' : 'mvn';
  const line = (text: string | undefined): string =>
    [tool, ...(text ?? '').split(/\r?\n/).map((one) => one.replace(/^#.*/, '').trim())].join(' ');
  const place = { file: file.path, where: file.path, names: [file.path], kind: 'runner-changed' as const };
  return compareScripts(line(file.before), line(file.after), { errexit: false, pipefail: false }, place);
}
