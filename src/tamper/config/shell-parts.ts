/** One simple command of a script, and what ties it to the next one. */
export interface Part {
  readonly words: readonly string[];
  /** As it stands, in one spelling of blanks. */
  readonly text: string;
  readonly next: '&&' | '||' | '|' | '&' | ';' | '';
  /** Inside of this word: the condition of `if`, `while`, `until`, or behind `!`. */
  readonly within?: 'condition' | 'negated';
  /** From 0: the line that it begins on. */
  readonly line: number;
  /** It stands in the body of a loop. */
  readonly loop?: boolean;
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
  let line = 0;
  let loops = 0;
  let lineIgnored = false;
  const end = (next: Part['next']): void => {
    if (words.length > 0) {
      const [first = '', ...rest] = words;
      const ignored = /^[@+]*-[@+-]*(?=\w|\.|\$)/.test(first) && first.length > 2;
      const own = first.replace(/^[@+-]+(?=[\w./$(])/, '');
      if (ignored || /^[@+]*-$/.test(first)) lineIgnored = true;
      const kept = own === '' ? rest : [own, ...rest];
      if (kept.length > 0)
        parts.push({
          words: kept,
          text: kept.join(' '),
          next,
          line,
          ...(loops > 0 ? { loop: true } : {}),
          ...(within === undefined ? {} : { within }),
          ...(lineIgnored ? { ignored: true } : {}),
        });
    }
    words = [];
    if (within === 'negated') within = undefined;
  };
  for (const [token] of script.matchAll(TOKEN)) {
    if (/^(?:[^\S\n]+|\\\r?\n|#.*)$/.test(token)) continue;
    if (token === '\n' || token === ';' || token === ';;') {
      end(';');
      if (token !== '\n') continue;
      line += 1;
      lineIgnored = false;
    } else if (token === '&&' || token === '||' || token === '|' || token === '&') end(token);
    else if (words.length === 0 && /^(?:if|elif|while|until)$/.test(token)) within = 'condition';
    else if (words.length === 0 && /^(?:then|do|else)$/.test(token)) {
      within = undefined;
      if (token === 'do') loops += 1;
    } else if (words.length === 0 && token === 'done') loops -= 1;
    else if (words.length === 0 && token === '!') within = 'negated';
    else if (words.length === 0 && /^(?:fi|esac|\{|\}|\(|\))$/.test(token)) continue;
    else words.push(words.length === 0 ? token.replace(/^[({]+/, '') : token);
  }
  end('');
  return parts;
}

/** The word without its quotes. */
export function bareWord(word: string): string {
  return word.replace(/^(["'])(.*)\1$/s, '$2').replace(/^((?:--?)?[\w-]+=)(["'])(.*)\2$/s, '$1$3');
}
