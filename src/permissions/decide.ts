import { withAlternative } from './alternative.js';
import { meansInput } from './input-rules.js';
import { byRule, governs, judgePath } from './judge-path.js';
import type { Policy } from './policy.js';
import { judgeCommand } from './shell/judge.js';
import { LAYERS, type Action, type Judgement, type Verdict } from './verdict.js';
import { withRemedy } from './with-remedy.js';

/**
 * What may be done: hard limits, deny, ask and allow rules, the act's own nature, isolation, and `ask` at the end.
 * The first layer that has an opinion decides; how specific a rule is and where it stands change nothing.
 */
export function decide(action: Action, policy: Policy): Verdict {
  const steady = { ...policy, realPath: remembered(policy.realPath) };
  return withAlternative(
    withRemedy((changed) => judge(action, changed), steady),
    action,
    policy,
  );
}

/** One verdict looks at the disk once for each path: it is judged several times to find what would allow it. */
function remembered(realPath: Policy['realPath']): Policy['realPath'] {
  const known = new Map<string, string>();
  return (path) => {
    const real = known.get(path) ?? realPath(path);
    known.set(path, real);
    return real;
  };
}

function judge(action: Action, policy: Policy): Judgement {
  const judged = judgeAct(action, policy);
  const named = judgeInput(action, policy);
  if (named === undefined || LAYERS.indexOf(judged.layer) <= LAYERS.indexOf(named.layer)) return judged;
  const { parts, readOnly } = judged;
  return { ...named, ...(parts === undefined ? {} : { parts }), ...(readOnly === undefined ? {} : { readOnly }) };
}

function judgeAct(action: Action, policy: Policy): Judgement {
  switch (action.effect) {
    case 'read':
    case 'write':
      return judgePath(action, policy);
    case 'execute':
      return action.tool === 'Bash' ? judgeCommand(action.subject, policy) : judgeByName(action, policy, 'passthrough');
    case 'none':
      return judgeByName(action, policy, 'allow');
  }
}

/** Rules about a field of the call's input. */
function judgeInput(action: Action, { rules }: Policy): Verdict | undefined {
  for (const behaviour of ['deny', 'ask'] as const) {
    const rule = rules.inputs.find((one) => one.behaviour === behaviour && meansInput(one, action));
    if (rule !== undefined) return byRule(rule, action.subject);
  }
  return undefined;
}

/** For tools without a path or a command line: only rules that name the whole tool can speak of them. */
function judgeByName(action: Action, policy: Policy, otherwise: 'allow' | 'passthrough'): Judgement {
  for (const behaviour of ['deny', 'ask', 'allow'] as const) {
    const rule = policy.rules[behaviour].find((one) => one.specifier === undefined && governs(one, action));
    if (rule !== undefined) return byRule(rule, action.subject);
  }
  const { subject, tool } = action;
  if (otherwise === 'allow')
    return { behaviour: 'allow', layer: 'tool', subject, reason: 'it acts on nothing that the call could choose' };
  return { behaviour: 'passthrough', layer: 'default', subject, reason: 'no rule allows it', wanted: [tool] };
}
