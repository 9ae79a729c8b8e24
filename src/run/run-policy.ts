import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Config } from '../config.js';
import type { Policy } from '../permissions/policy.js';
import { NO_RULES, parseRules, type RuleBehaviour, type RuleLine } from '../permissions/rules.js';
import { TOOL_CATALOGUE } from '../tools/catalogue.js';
import { linksBelow } from '../sandbox/links-below.js';
import { namesIn } from '../tools/names-in.js';
import { isInside, realPathOf } from '../tools/workspace.js';
import type { BaseRef } from './base-ref.js';
import { protectRules } from './protect-paths.js';

export interface PolicyParts {
  readonly config: Config;
  readonly base: BaseRef;
  /** Absolute real path. */
  readonly workspace: string;
  readonly home: string | undefined;
  /** Does the sandbox isolate what it runs? */
  readonly isolated: boolean;
  /** Where results too long for the conversation are kept. */
  readonly readable?: string;
}

export interface RunPolicy {
  readonly policy: Policy;
  readonly warnings: readonly string[];
  /** Tries the rules out, which loads their judge. Further warnings; rejects with a UserError for a wrong example. */
  readonly tryRules: () => Promise<readonly string[]>;
  /** Then the rules are to be tried before anything is done. */
  readonly hasExamples: boolean;
}

/** The rules of a run and the ground they stand on, and what its user should know about them. Throws a UserError. */
export function runPolicy(parts: PolicyParts): RunPolicy {
  const { config, base, workspace, home, isolated, readable } = parts;
  const { rules, read, warnings } = parseRules(linesOf(config, base), TOOL_CATALOGUE);
  const { command } = base.tests;
  // A workflow may use the action out of the very checkout it works on; the post step is still to run.
  const own = realPathOf(dirname(process.argv[1] ?? workspace));
  const ground: Policy = {
    rules: NO_RULES,
    workspace,
    ...(isInside(workspace, own) && own !== workspace ? { ownFiles: own } : {}),
    settings: [config.configPath],
    ...(readable === undefined ? {} : { readable }),
    ...(home === undefined ? {} : { home }),
    isolated,
    realPath: realPathOf,
    exists: existsSync,
    namesIn,
    linksBelow,
  };
  const tests = command === undefined || command === 'none' ? {} : { testCommand: command };
  return {
    policy: { ...ground, ...tests, rules },
    warnings: [...base.warnings, ...warnings],
    hasExamples: read.some(({ line }) => line.match !== undefined || line.noMatch !== undefined),
    tryRules: async () => {
      const { checkRules } = await import('../permissions/check-rules.js');
      // Without the test command: a rule that means it too would not be asked.
      return checkRules(read, TOOL_CATALOGUE, ground);
    },
  };
}

function linesOf(config: Config, base: BaseRef) {
  const list = (behaviour: RuleBehaviour): RuleLine[] => [...config[behaviour], ...base.rules[behaviour]];
  const kept = protectRules(base.configFile.tests.protect, config.configPath);
  return { allow: list('allow'), ask: list('ask'), deny: [...list('deny'), ...kept] };
}
