import { JAVA } from '../../ecosystems/java/tests.js';
import { tokenize } from '../../ecosystems/tests-as-structure/tokens.js';
import { nest, render, statementsOf, textOf, type Node } from '../../ecosystems/tests-as-structure/tree.js';
import type { ChangedFile, Finding, FindingKind } from '../types.js';

interface Rule {
  readonly statement: RegExp;
  readonly kind: FindingKind;
  readonly what: string;
}

/** What weakens the test task of a Gradle build where it appears. */
const APPEARS: readonly Rule[] = [
  {
    statement: /\bignoreFailures ?(?:=|\.set\() ?true|\bsetIgnoreFailures\(true/,
    kind: 'runner-changed',
    what: 'lets failing tests pass',
  },
  {
    statement: /\benabled ?(?:=|\.set\() ?false|\bisEnabled=false|\bsetEnabled\(false/,
    kind: 'tests-excluded',
    what: 'switches the task off',
  },
  { statement: /\bonlyIf\b/, kind: 'tests-excluded', what: 'runs the task only under a condition' },
  {
    statement: /\bexclude(?:s|Tags|TestsMatching|Groups|Category|Categories|Engines|TestsMatching)?\b/,
    kind: 'tests-excluded',
    what: 'leaves tests out',
  },
  {
    statement: /\binclude(?:Tags|TestsMatching|Groups|Categories|Engines|s)?\b(?!Build)/,
    kind: 'tests-excluded',
    what: 'runs only a part of the tests',
  },
  {
    statement: /\bfailOnNoMatchingTests ?= ?false|\bisFailOnNoMatchingTests ?= ?false/,
    kind: 'runner-changed',
    what: 'passes where no test is found',
  },
  { statement: /\bmaxRetries\b|\bretry\b/, kind: 'retries-added', what: 'runs failed tests again' },
  {
    statement: /\benableAssertions ?= ?false|\bjvmArgs\b.*"-(?:da|disableassertions)/,
    kind: 'runner-changed',
    what: 'switches assertions off',
  },
  {
    statement: /\btestClassesDirs\b|\bclasspath ?=|\bsrcDirs?\b ?(?:=|\()|\bsetSrcDirs\b/,
    kind: 'tests-excluded',
    what: 'looks for tests elsewhere',
  },
  { statement: /\bminimum ?=/, kind: 'threshold-lowered', what: 'changes the threshold of coverage' },
  {
    statement: /gradle\.startParameter|\bdoFirst\b.*(?:delete|copy)|-x ?test/,
    kind: 'runner-changed',
    what: 'changes what the task runs on',
  },
];

/** What weakens it where it is gone. */
const GOES: readonly Rule[] = [
  {
    statement: /\buseJUnitPlatform\b|\buseTestNG\b|\buseJUnit\b/,
    kind: 'runner-changed',
    what: 'does not say any more which engine finds the tests',
  },
  {
    statement: /\bfinalizedBy ?\(? ?.*[vV]erification|\bdependsOn\b.*[tT]est/,
    kind: 'command-changed',
    what: 'does not run with the build any more',
  },
  { statement: /\bviolationRules\b|\bjacocoTestCoverageVerification\b/, kind: 'threshold-lowered', what: 'is gone' },
  { statement: /^include ?\(?"/, kind: 'tests-excluded', what: 'is gone' },
];

/** Blocks that say what is built and from what, not what is tested. */
const OTHER_BLOCKS =
  /^(?:dependencies|configurations|repositories|publishing|plugins|buildscript|jar|tasks\.(?:jar|named\("jar"\))|pluginManagement|dependencyResolutionManagement)\b.* › /;

export function readGradle(file: ChangedFile): Finding[] {
  if (file.before === undefined) return [];
  const before = settingsOf(file.before);
  const after = settingsOf(file.after ?? '');
  const came = after.filter((one) => !before.includes(one));
  const gone = before.filter((one) => !after.includes(one));
  const appears = came.flatMap((text) => {
    const rule = APPEARS.find(({ statement }) => statement.test(text.slice(text.lastIndexOf(' › ') + 1)));
    return rule === undefined ||
      OTHER_BLOCKS.test(text) ||
      !/test|check|verif|jacoco|^ ›|^[^›]*$/i.test(text) ||
      weakerNumber(rule, text, gone)
      ? []
      : [say(file, text, rule)];
  });
  const goes = gone.flatMap((text) => {
    const rule = GOES.find(({ statement }) =>
      statement.test(text.slice(text.lastIndexOf(' › ') + 1).replace(/^› /, '')),
    );
    return rule === undefined || came.some((one) => rule.statement.test(one)) ? [] : [say(file, text, rule)];
  });
  return [...appears, ...goes];
}

/** A threshold that rose is no finding. */
function weakerNumber(rule: Rule, text: string, gone: readonly string[]): boolean {
  if (rule.kind !== 'threshold-lowered') return false;
  const number = (line: string): number => Number(/= ?"?([\d.]+)/.exec(line)?.[1] ?? NaN);
  const old = gone.find((line) => rule.statement.test(line));
  return old === undefined || number(text) >= number(old);
}

/** Every statement with the heads of the blocks that it stands in: `test › useJUnitPlatform()`. */
function settingsOf(text: string): string[] {
  const syntax = { newlines: true };
  const found: string[] = [];
  const visit = (nodes: readonly Node[], prefix: string): void => {
    for (const { nodes: statement } of statementsOf(nodes, syntax)) {
      const last = statement.at(-1);
      const head = render(statement.slice(0, -1));
      if (last?.kind === 'group' && last.open === '{' && textOf(statement[0]) !== 'if') {
        if (last.nodes.length === 0) continue;
        if (/\bonlyIf\b/.test(head)) found.push(`${prefix}${head} ${render([last])}`);
        else visit(last.nodes, `${prefix}${head} › `);
        // The block itself counts too: it may be gone as a whole.
        if (/violationRules|jacocoTestCoverageVerification/.test(head)) found.push(`${prefix}${head}`);
      } else found.push(`${prefix}${render(statement)}`);
    }
  };
  visit(nest(tokenize(text, { ...JAVA.lexicon, newlines: true }), syntax), '');
  return found;
}

function say(file: ChangedFile, text: string, { kind, what }: Rule): Finding {
  const quoted = [...text.matchAll(/"([^"]+)"/g)].map(([, value = '']) => value);
  return { kind, file: file.path, what: `\`${text}\` ${what}.`, names: [text, ...quoted] };
}
