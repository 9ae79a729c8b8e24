import type { Policy } from './policy.js';
import { parseRule } from './rules.js';
import { ONLY_BASH, type Judgement, type Verdict } from './verdict.js';

const AS_WRITTEN = 'No rule can allow just this as it is written.';
const TOO_MANY = 'No short list of rules can allow this.';
const MOST_LINES = 10;
const INSTEAD = 'write it more simply, with each word known, or use the file tools';

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
      const words = next === ONLY_BASH ? [...removals(change), next].join(' ') : next;
      return { ...(last.remedy === undefined ? { instead: INSTEAD } : {}), ...told(named, words, first.more) };
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
  const kept = (behaviour: 'deny' | 'ask') =>
    policy.rules[behaviour].filter(
      ({ text }) => !remove.some((one) => one.behaviour === behaviour && one.text === text),
    );
  const allow = [...policy.rules.allow, ...add.map((text) => parseRule(text, 'allow'))];
  return { ...policy, rules: { allow, ask: kept('ask'), deny: kept('deny') } };
}

/** One line may open what another was for. */
function withoutSpare(change: Change, judge: Judge, policy: Policy): Change {
  return change.add.reduce((kept, text) => {
    const fewer = { ...kept, add: kept.add.filter((one) => one !== text) };
    return judge(changedBy(fewer, policy)).behaviour === 'allow' ? fewer : kept;
  }, change);
}

function inWords(change: Change): string {
  const lines = change.add.map((text) => `allow: ${text}`).join('; ');
  if (change.remove.length === 0) return lines;
  return [...removals(change), ...(lines === '' ? [] : [`Then add ${lines}`])].join(' ');
}

function removals({ remove }: Change): string[] {
  return remove.map(({ behaviour, text }) => `Remove the rule ${behaviour}: ${text}.`);
}

function told({ wanted: _wanted, more: _more, ...verdict }: Judgement, remedy: string, more = 0): Verdict {
  const others = more === 0 ? '' : ` (${more} more ${more === 1 ? 'part is' : 'parts are'} not allowed either)`;
  return { ...verdict, reason: verdict.reason + others, remedy };
}
