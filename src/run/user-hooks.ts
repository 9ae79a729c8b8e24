import { randomUUID } from 'node:crypto';
import { symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { messageOf, UserError } from '../errors.js';
import { exportTree } from '../git/export-tree.js';
import type { Repository } from '../git/repository.js';
import { needsBase } from '../hooks/base-scripts.js';
import { commandHooks, type BaseFiles } from '../hooks/command-hook.js';
import { HOOK_EVENTS } from '../hooks/events.js';
import { createHooks, type Hooks } from '../hooks/run-hooks.js';
import type { CommandSettings, HookSettings } from '../hooks/settings.js';
import { parseCondition } from '../permissions/parse-condition.js';
import type { Rule } from '../permissions/rules.js';
import type { Action } from '../permissions/verdict.js';
import type { Redact } from '../redact.js';
import type { Log } from '../report/log.js';
import type { Transcript } from '../report/transcript.js';
import type { Sandbox } from '../sandbox/types.js';
import { TOOL_CATALOGUE } from '../tools/catalogue.js';
import type { Spill } from '../tools/spill.js';

export interface UserHooks {
  readonly hooks: Hooks;
  readonly ruleMeans: (rule: string, action: Action) => boolean;
  /** What hooks had to say to the user, each once. */
  readonly messages: readonly string[];
}

export interface UserHooksParts {
  readonly settings: HookSettings;
  readonly base: { readonly files: readonly string[] };
  readonly baseCommit: string;
  readonly repository: Repository;
  readonly configPath: string;
  /** Asked only when calls can be judged. */
  readonly ruleMeans: (rule: Rule, action: Action) => boolean;
  readonly sandbox: Sandbox;
  readonly redact: Redact;
  readonly log: Log;
  readonly transcript: Transcript;
  readonly spill: Spill;
}

const MOST_MESSAGES = 20;

/** The hooks of the base branch's settings, ready to be asked. Throws a UserError for an `if` that can never match. */
export async function userHooks(parts: UserHooksParts): Promise<UserHooks> {
  const { settings, repository, ruleMeans, sandbox, redact, log, transcript, spill } = parts;
  const messages: string[] = [];
  const conditions = hookConditions(parts);
  const base = await baseFiles(parts);
  const common = {
    sandbox,
    workspace: repository.workspace,
    sessionId: randomUUID(),
    transcriptPath: transcript.path,
    ...(base === undefined ? {} : { base }),
  };
  const hooks = createHooks(commandHooks(settings, common), {
    redact,
    keep: (text) => spill.save(text),
    onRun: (record) => transcript.audit('hook', { ...record }),
    onMessage: (message) => {
      log.info(message);
      if (messages.length < MOST_MESSAGES && !messages.includes(message)) messages.push(message);
    },
  });
  return {
    hooks,
    messages,
    ruleMeans: (rule, action) => {
      const condition = conditions.get(rule);
      return condition === undefined || ruleMeans(condition, action);
    },
  };
}

/** The base branch in a folder, where a hook wants it; a large one takes its time. */
async function baseFiles({
  settings,
  base,
  baseCommit,
  repository,
  transcript,
}: UserHooksParts): Promise<BaseFiles | undefined> {
  const files = new Set(base.files);
  const has = (path: string) => files.has(path);
  if (!allHooks(settings).some(({ command }) => needsBase(command, has))) return undefined;
  const folder = join(dirname(transcript.path), 'base');
  await exportTree(repository, baseCommit, folder);
  // What scripts import is installed in the workspace only.
  if (!base.files.some((path) => path.startsWith('node_modules/'))) {
    await symlink(join(repository.workspace, 'node_modules'), join(folder, 'node_modules'));
  }
  return { folder, has };
}

export function allHooks(settings: HookSettings): CommandSettings[] {
  return HOOK_EVENTS.flatMap((event) => settings[event] ?? []).flatMap(({ hooks }) => hooks);
}

/** The rules by which hooks choose their calls. Throws a UserError for one that can never match. */
export function hookConditions({ settings, configPath }: Pick<UserHooksParts, 'settings' | 'configPath'>) {
  const lines = allHooks(settings).flatMap((hook) => hook.if ?? []);
  return new Map(
    lines.map((line) => {
      try {
        return [line, parseCondition(line, TOOL_CATALOGUE)] as const;
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        throw new UserError(`${configPath}: hooks: if: ${messageOf(error).replace(/^deny: /, '')}`, { cause: error });
      }
    }),
  );
}
