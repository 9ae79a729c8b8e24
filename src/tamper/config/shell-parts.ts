/** One simple command of a script, and what ties it to the next one. */
export interface Part {
  readonly words: readonly string[];
  /** As it stands, in one spelling of blanks. */
  readonly text: string;
  readonly next: '&&' | '||' | '|' | '&' | ';' | '';
  /** Inside of this word: the condition of `if`, `while`, `until`, or behind `!`. */
  readonly within?: 'condition' | 'negated';
  /** `-` before a recipe line of make. */
  readonly ignored?: boolean;
}

const TOKEN =
  /\\\r?\n|#(?<=(?:^|\s)#).*|&&|\|\|?|;;?|&(?!>)|\n|[^\S\n]+|(?:"(?:\\[\s\S]|[^"\\])*"|'[^']*'|\$\((?:[^()]|\([^()]*\))*\)|\$\{[^}]*\}|\\.|>&|&>|[^\s"'|;&])+|./gy;

/** The simple commands of a script, one after the other; keywords of the shell go, what they mean stays in `within`. */
export function shellParts(script: string): Part[] {
  const parts: Part[] = [];
  let words: string[] = [];
  let within: Part['within'];
  const end = (next: Part['next']): void => {
    if (words.length > 0) {
      const [first = '', ...rest] = words;
      const ignored = /^[@+]*-[@+-]*(?=\w|\.|\$)/.test(first) && first.length > 2;
      const own = first.replace(/^[@+-]+(?=[\w./$(])/, '');
      const kept = own === '' ? rest : [own, ...rest];
      if (kept.length > 0)
        parts.push({
          words: kept,
          text: kept.join(' '),
          next,
          ...(within === undefined ? {} : { within }),
          ...(ignored || /^[@+]*-$/.test(first) ? { ignored: true } : {}),
        });
    }
    words = [];
    if (within === 'negated') within = undefined;
  };
  for (const [token] of script.matchAll(TOKEN)) {
    if (/^(?:[^\S\n]+|\\\r?\n|#.*)$/.test(token)) continue;
    if (token === '\n' || token === ';' || token === ';;') end(';');
    else if (token === '&&' || token === '||' || token === '|' || token === '&') end(token);
    else if (words.length === 0 && /^(?:if|elif|while|until)$/.test(token)) within = 'condition';
    else if (words.length === 0 && /^(?:then|do|else)$/.test(token)) within = undefined;
    else if (words.length === 0 && token === '!') within = 'negated';
    else if (words.length === 0 && /^(?:fi|done|esac|\{|\}|\(|\))$/.test(token)) continue;
    else words.push(words.length === 0 ? token.replace(/^[({]+/, '') : token);
  }
  end('');
  return parts;
}

/** The word without its quotes. */
export function bareWord(word: string): string {
  return word.replace(/^(["'])(.*)\1$/s, '$2').replace(/^((?:--?)?[\w-]+=)(["'])(.*)\2$/s, '$1$3');
}
