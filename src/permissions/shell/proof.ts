import type { Judgement } from '../verdict.js';
import type { Objection } from './commands/use.js';
import { ruleFor } from './rule-for.js';
import type { ShellWord } from './syntax/words.js';

/** What a verdict is about, and where it runs. */
export interface Subject {
  readonly text: string;
  readonly words: readonly ShellWord[];
  readonly directories: readonly string[];
  /** Places where commands before it put what may be a link. */
  readonly moved: readonly string[];
}

/** Not allowed by itself, with the rule that may allow it. */
export function doubt({ text, words }: Subject, objection: Objection & { readonly remedy?: string }): Judgement {
  const { layer, reason, ...more } = objection;
  const rule = ruleFor(words);
  return {
    behaviour: 'ask',
    layer: layer === 'tool' ? 'tool' : 'default',
    subject: text,
    reason,
    wanted: rule === undefined ? [] : [rule],
    ...(more.remedy === undefined ? {} : { remedy: more.remedy }),
    ...(more.instead === undefined ? {} : { instead: more.instead }),
  };
}
