import type { Policy } from './policy.js';
import { parseRule, type Rule } from './rules.js';
import { ONLY_BASH, type Judgement, type Verdict } from './verdict.js';

export const AS_WRITTEN = 'No rule can allow just this as it is written.';
const TOO_MANY = 'No short list of rules can allow this.';
const MOST_LINES = 10;

type Judge = (policy: Policy) => Judgement;

/** What would have to change in the rules. */
interface Change {
  readonly remove: readonly { readonly behaviour: 'deny' | 'ask'; readonly text: string }[];
  readonly add: readonly string[];
}

/**
 * The verdict; a refusal gets a remedy that holds. It is judged again without the rules that refuse it and with the
 * rules it wants, until it is allowed or nothing is left to change: then what holds it back is what is named.
 */
export function withRemedy(judge: Judge, policy: Policy): Verdict {
  const first = judge(policy);
  let last = first;
  let change: Change = { remove: [], add: [] };
  while (last.behaviour !== 'allow') {
    const next = nextChange(change, last);
    if (typeof next === 'string') {
      const named = change.remove.length > 0 ? first : last;
      const words = next === ONLY_BASH ? withBash(change, judge, policy) : next;
      return told(named, words, first.more);
    }
    change = next;
    last = judge(changedBy(change, policy));
  }
  return last === first ? first : told(first, inWords(withoutSpare(change, judge, policy)), first.more);
}

/** The next thing to try, or the sentence that says why there is none. */
function nextChange({ remove, add }: Change, refusal: Judgement): Change | string {
  const { layer, rule: text, remedy, wanted = [] } = refusal;
  if (remedy !== undefined) return remedy;
  if (text !== undefined && (layer === 'deny-rule' || layer === 'ask-rule')) {
    const behaviour = layer === 'deny-rule' ? 'deny' : 'ask';
    return { add, remove: [...remove, { behaviour, text }] };
  }
  const all = new Set([...add, ...wanted]);
  if (all.size === add.length) return AS_WRITTEN;
  return all.size > MOST_LINES ? TOO_MANY : { remove, add: [...all] };
}

function changedBy({ remove, add }: Change, policy: Policy): Policy {
  const kept = (list: readonly Rule[]) =>
    list.filter((rule) => !remove.some(({ behaviour, text }) => rule.behaviour === behaviour && rule.text === text));
  const { allow, ask, deny, inputs } = policy.rules;
  const more = add.map((text) => parseRule(text, 'allow'));
  return {
    ...policy,
    rules: { allow: [...allow, ...more], ask: kept(ask), deny: kept(deny), inputs: kept(inputs) },
  };
}

/** One line may open what another was for. */
function withoutSpare(change: Change, judge: Judge, policy: Policy): Change {
  return change.add.reduce((kept, text) => {
    const fewer = { ...kept, add: kept.add.filter((one) => one !== text) };
    return judge(changedBy(fewer, policy)).behaviour === 'allow' ? fewer : kept;
  }, change);
}

function inWords(change: Change): string {
  return change.remove.length === 0 ? added(change.add) : [...removals(change), ...then(change.add)].join(' ');
}

/** A rule for the command is the user's own to write; what else has to be opened is said. */
function withBash(change: Change, judge: Judge, policy: Policy): string {
  const { add } = withoutSpare({ ...change, add: ['Bash', ...change.add] }, judge, policy);
  return [...removals(change), ONLY_BASH, ...then(add.filter((text) => text !== 'Bash'))].join(' ');
}

function added(rules: readonly string[]): string {
  return rules.map((text) => `allow: ${text}`).join('; ');
}

function then(rules: readonly string[]): string[] {
  return rules.length === 0 ? [] : [`Then add ${added(rules)}`];
}

function removals({ remove }: Change): string[] {
  return remove.map(({ behaviour, text }) => `Remove the rule ${behaviour}: ${text}.`);
}

function told({ wanted: _wanted, more: _more, ...verdict }: Judgement, remedy: string, more = 0): Verdict {
  const others = more === 0 ? '' : ` (${more} more ${more === 1 ? 'part is' : 'parts are'} not allowed either)`;
  return { ...verdict, reason: verdict.reason + others, remedy };
}
