import { actionOf } from '../permissions/action-of.js';
import { decide } from '../permissions/decide.js';
import type { Policy } from '../permissions/policy.js';
import { isReadOnly } from '../permissions/shell/judge.js';
import { unattended } from '../permissions/unattended.js';
import { NO_RULE, type Part, type Verdict } from '../permissions/verdict.js';
import { TOOL_CATALOGUE } from '../tools/catalogue.js';

export interface Call {
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** The verdict of a run that nobody watches, and what it was before. */
export interface Explanation extends Pick<Verdict, 'rule' | 'reason' | 'remedy' | 'instead' | 'layer'> {
  readonly behaviour: 'allow' | 'deny';
  /** It would have been asked, had anybody been there. */
  readonly asked: boolean;
  readonly readOnly: boolean;
  readonly concurrencySafe: boolean;
  readonly parts: readonly ExplainedPart[];
}

export interface ExplainedPart extends Omit<Part, 'behaviour'> {
  readonly behaviour: 'allow' | 'deny';
  readonly asked?: true;
}

/** Judges a call as a run would. Throws a UserError for an input that names no action. */
export function explainCall({ tool, input }: Call, policy: Policy): Explanation {
  if (!Object.hasOwn(TOOL_CATALOGUE, tool)) return { ...UNKNOWN, reason: `there is no tool named ${tool}` };
  const action = actionOf(tool, input, TOOL_CATALOGUE, policy);
  const verdict = decide(action, policy);
  const { layer, rule, reason, remedy, instead } = unattended(verdict);
  const isRead =
    action.effect === 'read' || (tool === 'Bash' && (verdict.readOnly ?? isReadOnly(action.subject, policy)));
  return {
    ...settled(verdict.behaviour),
    layer,
    reason,
    ...(rule === undefined ? {} : { rule }),
    ...(remedy === undefined || verdict.behaviour === 'allow' ? {} : { remedy }),
    ...(instead === undefined ? {} : { instead }),
    readOnly: isRead,
    concurrencySafe: isRead,
    parts: (verdict.parts ?? []).map(({ behaviour, ...part }) => {
      const { asked, ...is } = settled(behaviour);
      return { ...part, ...is, ...(asked ? { asked } : {}) };
    }),
  };
}

const UNKNOWN = {
  behaviour: 'deny',
  asked: false,
  layer: 'tool',
  remedy: NO_RULE,
  readOnly: false,
  concurrencySafe: false,
  parts: [],
} as const;

function settled(behaviour: Verdict['behaviour']): { readonly behaviour: 'allow' | 'deny'; readonly asked: boolean } {
  return behaviour === 'allow'
    ? { behaviour, asked: false }
    : { behaviour: 'deny', asked: behaviour === 'ask' || behaviour === 'passthrough' };
}
