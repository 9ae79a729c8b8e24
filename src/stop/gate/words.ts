/** Words of prose and of names that say nothing of what they are about. */
const EMPTY = new Set(
  (
    'a an the this that these those it its he she they we you i me my our your their them us who which what when where why how ' +
    'and or but nor if then else than as of in on at by for from to into onto with without within over under about after before ' +
    'between through during per via not no yes only also too very just still again already now here there so such both each ' +
    'every any some all none one two three four five first second last next other another same more most less least few many ' +
    'is are was were be been being am do does did done have has had having can could may might must shall should will would ' +
    'please thanks hello hi dear ok okay ' +
    'fix fixed fixes mend repair correct correctly correction wrong wrongly bug bugs broken break breaks issue issues problem fault ' +
    'fail fails failed failing failure failures error errors red green pass passes passed passing work works working ' +
    'make makes made get gets got give gives given take takes go goes let lets set sets put use uses used using want wants need ' +
    'needs needed try change changes changed update updates updated improve implement support supports handle handles ' +
    'return returns returned result results value values number numbers string strings text list lists item items object objects ' +
    'function functions method methods class classes module modules file files code line lines name names word words argument ' +
    'arguments parameter parameters input inputs output outputs type types data case cases thing things way ' +
    'test tests tested testing spec specs suite suites unittest describe expect expects assert should check checks unit ' +
    'true false null undefined nan new old empty js ts jsx tsx mjs cjs py rb go rs java kt php cs ex exs cpp cc hpp lua dart swift'
  ).split(' '),
);

/** Verbs of editing that begin a request: "Add a greeting" is not about add(). */
const EDITS = /^(?:add|remove|rename|delete|drop|move|write|create|show|say|print|tell|allow|call|look|read|run|keep)$/;
/** What cannot follow a verb: the word before it is a thing. */
const AFTER_THING =
  /^(?:is|are|was|were|does|do|did|should|must|can|will|returns?|gives?|has|function|method|subtracts?|fails?)$/;

/** What is set apart in prose is a name, whatever it means otherwise: in backticks or quotes, or with parentheses behind it. */
const SET_APART = /`([^`\n]+)`|"([^"\n]+)"|\b(\w+)\(/g;

/**
 * Stems of words, with the parts of compound names apart. `request`: of those that mean something in prose, without verbs of
 * editing. `name`: of all.
 */
export function wordsOf(text: string, kind: 'request' | 'name'): ReadonlySet<string> {
  if (kind === 'name') return new Set(wordsIn(text).map(stemOf));
  const sentences = text.split(/(?<=[.!?:;])\s+|\n+/).map(withoutVerb);
  const names = [...text.matchAll(SET_APART)].flatMap((match) => match.slice(1).filter((part) => part !== undefined));
  const words = [...wordsIn(sentences.join(' ')).filter((word) => !EMPTY.has(word)), ...wordsIn(names.join(' '))];
  return new Set(words.map(stemOf));
}

function wordsIn(text: string): string[] {
  const apart = text.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2');
  return apart.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
}

export function sharesWord(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...some].some((word) => others.has(word));
}

function withoutVerb(sentence: string): string {
  const match = /^(\W*(?:please |could you |can you |and |then )*)([A-Za-z]+)(\s+)(\w+)/i.exec(sentence);
  const [whole, before = '', verb = '', , next = ''] = match ?? [];
  if (whole === undefined || !EDITS.test(verb.toLowerCase()) || AFTER_THING.test(next.toLowerCase())) return sentence;
  return before + sentence.slice(before.length + verb.length);
}

const ENDINGS =
  /(?:i?zations?|isations?|itions?|ations?|ions?|ings?|ments?|able|ible|ness|edly|ers?|ors?|ies|ied|ed|es|ly|al|s|e|y)$/;
const SHORTEST = 3;

/** Crude, and the same on both sides: adds, added, adding, adder and addition are one word. */
function stemOf(word: string): string {
  const end = /ss$/.test(word) ? undefined : ENDINGS.exec(word)?.[0];
  const stem =
    end !== undefined && word.length - end.length >= SHORTEST - 1 ? word.slice(0, word.length - end.length) : word;
  const plain = stem.length < SHORTEST - 1 ? word : stem;
  return plain.replace(/([b-df-hj-np-tv-z])\1$/, '$1');
}
