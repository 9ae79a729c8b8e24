import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import { z } from 'zod';
import { messageOf, UserError } from './errors.js';
import { hookSettings, KNOWN_HOOK_KEYS } from './hooks/settings.js';
import { parseHosts } from './network/hosts.js';
import { parseServices } from './network/services.js';
import type { RuleBehaviour, RuleLine } from './permissions/rules.js';
import { parseVariables } from './sandbox/given-variables.js';

const examples = z.array(z.union([z.string(), z.record(z.string(), z.unknown())])).default([]);
const rule = z.union([z.string(), z.strictObject({ rule: z.string(), match: examples, 'no-match': examples })], {
  error: 'a rule is a text, or has rule, match and no-match, which are a text and two lists of examples',
});
const rules = z.array(rule).default([]);

/** A list of texts that is read as an input of the same name is. */
function listOf<T>(parse: (entries: readonly string[]) => readonly T[]) {
  return z
    .array(z.string())
    .transform((entries, context): readonly T[] => {
      try {
        return parse(entries);
      } catch (error) {
        context.addIssue({ code: 'custom', message: messageOf(error) });
        return z.NEVER;
      }
    })
    .default([]);
}

const schema = z.strictObject({
  permissions: z.strictObject({ allow: rules, ask: rules, deny: rules }).prefault({}),
  'claude-settings': z.boolean().default(false),
  tests: z
    .strictObject({
      command: z.string().optional(),
      setup: z.string().optional(),
      timeout: z.number().positive().optional(),
      policy: z.enum(['no-new-failures', 'all-green']).optional(),
      flaky: z.enum(['pass', 'fail']).optional(),
      protect: z.array(z.string().min(1)).default([]),
      'max-file-mb': z.number().positive().optional(),
      judge: z.boolean().default(false),
    })
    .prefault({}),
  checks: z.record(z.string().min(1).max(60), z.string().min(1)).default({}),
  hooks: hookSettings.default({}),
  network: listOf(parseHosts),
  'setup-network': listOf(parseHosts),
  services: listOf(parseServices),
  env: listOf(parseVariables),
  tasks: z.record(z.string(), z.string()).default({}),
  instructions: z.string().default(''),
});

/** The repository's own settings, as `.github/greengate.yml` of the base branch gives them. */
export type ConfigFile = Omit<z.infer<typeof schema>, 'permissions'> & {
  readonly permissions: Readonly<Record<RuleBehaviour, readonly RuleLine[]>>;
};

export const EMPTY_CONFIG_FILE: ConfigFile = { ...schema.parse({}), permissions: { allow: [], ask: [], deny: [] } };

/** Parses the file. Unknown keys and wrong values are refused with their line. */
export function parseConfigFile(path: string, text: string): ConfigFile {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const syntax = document.errors[0];
  if (syntax !== undefined) {
    throw new UserError(`${path}:${counter.linePos(syntax.pos[0]).line}: not valid YAML: ${syntax.message}`);
  }
  const parsed = schema.safeParse(toPlain(document, path) ?? {});
  if (parsed.success) {
    const { permissions } = parsed.data;
    const list = (behaviour: RuleBehaviour): RuleLine[] =>
      permissions[behaviour].map((one, at) => {
        const where = `${path}:${lineOf(document, counter, ['permissions', behaviour, at])}: ${behaviour}`;
        if (typeof one === 'string') return { text: one, where };
        return { text: one.rule, where, match: one.match, noMatch: one['no-match'] };
      });
    return { ...parsed.data, permissions: { allow: list('allow'), ask: list('ask'), deny: list('deny') } };
  }
  const messages = parsed.error.issues.map((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
    const place = unknown === undefined ? issue.path : [...issue.path, unknown];
    const line = lineOf(document, counter, place);
    return unknown === undefined
      ? `${path}:${line}: ${place.join('.') || 'the file'}: ${issue.message}.`
      : `${path}:${line}: unknown key "${place.join('.')}". Known here: ${knownKeys(issue.path)}.`;
  });
  throw new UserError(messages.join('\n'));
}

function toPlain(document: Document.Parsed, path: string): unknown {
  try {
    return document.toJS({ maxAliasCount: 20 });
  } catch (error) {
    throw new UserError(`${path}: ${messageOf(error)}.`);
  }
}

function knownKeys(path: readonly PropertyKey[]): string {
  const KNOWN: Readonly<Record<string, string>> = {
    '': Object.keys(schema.shape).join(', '),
    permissions: 'allow, ask, deny',
    tests: 'command, setup, timeout, policy, flaky, protect, max-file-mb, judge',
    checks: 'any name',
    hooks: KNOWN_HOOK_KEYS.events,
  };
  const [top, , group, , hook] = path;
  if (top === 'hooks' && group !== undefined) return hook === undefined ? KNOWN_HOOK_KEYS.group : KNOWN_HOOK_KEYS.hook;
  if (top === 'permissions' && path.length === 3) return 'rule, match, no-match';
  return KNOWN[path.join('.')] ?? 'none';
}

/** The line of the key at this path, or of the deepest part of it that exists. */
function lineOf(document: Document.Parsed, counter: LineCounter, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let line = 1;
  for (const step of path) {
    if (isSeq(node) && typeof step === 'number') {
      const item: unknown = node.items[step];
      if (isNode(item)) line = counter.linePos(item.range?.[0] ?? 0).line;
      node = item;
      continue;
    }
    if (!isMap(node)) break;
    const pair = node.items.find((item) => isScalar(item.key) && item.key.value === step);
    if (pair === undefined || !isScalar(pair.key)) break;
    line = counter.linePos(pair.key.range?.[0] ?? 0).line;
    node = pair.value;
  }
  return line;
}
