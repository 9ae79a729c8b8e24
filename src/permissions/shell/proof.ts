import type { Judgement } from '../verdict.js';
import type { Objection } from './commands/use.js';
import { ruleFor } from './rule-for.js';
import type { ShellWord } from './syntax/words.js';

/** What a verdict is about, and where it runs. */
export interface Subject {
  readonly text: string;
  readonly words: readonly ShellWord[];
  readonly directories: readonly string[];
}

/** Not allowed by itself, with the rule that may allow it and what works instead. */
export function doubt({ text, words }: Subject, objection: Objection & { readonly remedy?: string }): Judgement {
  const { layer, reason, ...more } = objection;
  const rule = ruleFor(words);
  const instead = more.instead ?? adviceFor(text);
  return {
    behaviour: 'ask',
    layer: layer === 'tool' ? 'tool' : 'default',
    subject: text,
    reason,
    wanted: rule === undefined ? [] : [rule],
    ...(more.remedy === undefined ? {} : { remedy: more.remedy }),
    ...(instead === undefined ? {} : { instead }),
  };
}

const ADVICE: readonly (readonly [RegExp, string])[] = [
  [
    /^git (add|commit|stash|mv|rm|branch|checkout -b|switch)/,
    'leave it out: your changes are committed and published for you',
  ],
  [/^git (checkout|restore|reset)/, 'undo a change with Edit or Write; git show HEAD:path prints how a file was'],
  [/^(rm|find .*-delete)/, 'name the files and remove them without -r'],
  [
    /^(sed|perl|awk|python3?|node) /,
    'use Edit for changes and Read or Grep to look; to run code, write a test and run the test command',
  ],
  [/^xargs /, 'use the Grep tool, or find ... -exec with a reading command'],
  [
    /^(curl|wget|pip3?|npm (i|install|ci)|yarn add|pnpm add|apt(-get)?) ?/,
    'work with what is installed; do not count on the network',
  ],
];

function adviceFor(text: string): string | undefined {
  return ADVICE.find(([pattern]) => pattern.test(text))?.[1];
}
