/** One word, string, number, sign, end of line or compiler directive of a source text. Comments are gone. */
export interface Token {
  readonly kind: 'word' | 'string' | 'number' | 'sign' | 'newline' | 'directive';
  readonly text: string;
  readonly line: number;
}

/** What differs between languages before any grammar: comments, strings, names. Every pattern is sticky. */
export interface Lexicon {
  readonly comments: readonly RegExp[];
  readonly strings: readonly RegExp[];
  readonly word: RegExp;
  /** A comment between slash and star may hold another one. */
  readonly nestedComments?: boolean;
  /** Lines that speak to the compiler or the build, such as `#if` and `//go:build`. */
  readonly directives?: RegExp;
  /** Comments that speak to the runner: kept, in one spelling, as part of what follows. */
  readonly annotations?: RegExp;
  /** The end of a line may end a statement. */
  readonly newlines?: boolean;
  /** `/…/` is a pattern where no value stands before it. */
  readonly patterns?: boolean;
  /** `<<WORD` starts a text that goes on to a line with the word. */
  readonly heredocs?: boolean;
}

export const SLASH_COMMENTS: readonly RegExp[] = [/\/\/.*/y, /\/\*[\s\S]*?(?:\*\/|$(?![\s\S]))/y];
export const HASH_COMMENTS: readonly RegExp[] = [/#.*/y];
export const QUOTED: readonly RegExp[] = [/"(?:\\[\s\S]|[^"\\])*"/y, /'(?:\\[\s\S]|[^'\\])*'/y];
export const NAME = /[\p{L}_$][\p{L}\p{N}_$]*/uy;

const NUMBER = /\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?\w*/y;
const SIGN = /===|!==|<=>|=>|->|::|:=|==|!=|=~|!~|<=|>=|&&|\|\||\.{2,3}|<<|\+\+|--|[-+*/|]=|\S/uy;
const BLANK = /[^\S\n]+|\\\r?\n/y;
const HEREDOC = /<<[~-]?(?:"(\w+)"|'(\w+)'|([A-Z_]\w*))/y;
const PATTERN = /\/(?![\s*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+\/\w*/y;
const BEFORE_PATTERN = /^(?:[(,=!&|?:{;[]|=~|!~|&&|\|\||=>|==|if|unless|and|or|not|when|return|split|grep|match)$/;

export function tokenize(text: string, lexicon: Lexicon): Token[] {
  const tokens: Token[] = [];
  const heredocs: string[] = [];
  let line = 1;
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  const keep = (kind: Token['kind'], found: string): void => {
    tokens.push({ kind, text: found, line });
    pass(found);
  };
  const pass = (found: string): void => {
    at += found.length;
    line += found.split('\n').length - 1;
  };
  const first = (patterns: readonly RegExp[]): string | undefined => {
    for (const pattern of patterns) {
      const found = take(pattern);
      if (found !== undefined && found !== '') return found;
    }
    return undefined;
  };
  while (at < text.length) {
    if (text[at] === '\n') {
      keep('newline', '\n');
      for (const word of heredocs.splice(0)) pass(takeHeredoc(text.slice(at), word));
      continue;
    }
    const blank = take(BLANK);
    if (blank !== undefined) pass(blank);
    else if (text[at] !== undefined) one();
  }
  return tokens;

  function one(): void {
    const directive = lexicon.directives === undefined ? undefined : take(lexicon.directives);
    if (directive !== undefined) return keep('directive', directive);
    const annotation = lexicon.annotations === undefined ? undefined : take(lexicon.annotations);
    if (annotation !== undefined) {
      tokens.push({ kind: 'word', text: annotation.replace(/\s*\n[\s*]*/g, ' '), line });
      return pass(annotation);
    }
    const comment = (lexicon.nestedComments === true ? nestedComment() : undefined) ?? first(lexicon.comments);
    if (comment !== undefined) return pass(comment);
    const heredoc = lexicon.heredocs === true ? heredocAt() : undefined;
    if (heredoc !== undefined) return keep('string', heredoc);
    const quoted = first(lexicon.strings);
    if (quoted !== undefined) return keep('string', quoted);
    const pattern = lexicon.patterns === true && patternMayStand() ? take(PATTERN) : undefined;
    if (pattern !== undefined) return keep('string', pattern);
    const word = take(lexicon.word);
    if (word !== undefined) return keep('word', word);
    const number = take(NUMBER);
    if (number !== undefined) return keep('number', number);
    keep('sign', take(SIGN) ?? text.charAt(at));
  }

  function nestedComment(): string | undefined {
    if (!text.startsWith('/*', at)) return undefined;
    const marks = /\/\*|\*\//g;
    marks.lastIndex = at;
    let depth = 0;
    for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
      depth += mark[0] === '/*' ? 1 : -1;
      if (depth === 0) return text.slice(at, marks.lastIndex);
    }
    return text.slice(at);
  }

  function heredocAt(): string | undefined {
    HEREDOC.lastIndex = at;
    const found = HEREDOC.exec(text);
    if (found === null) return undefined;
    const word = found[1] ?? found[2] ?? found[3] ?? '';
    heredocs.push(word);
    // The text is part of the token, so that a change of it is seen; it is passed at the end of the line.
    const body = text.slice(text.indexOf('\n', at) + 1);
    tokens.push({ kind: 'string', text: takeHeredoc(body, word), line });
    return found[0];
  }

  function patternMayStand(): boolean {
    const last = tokens.at(-1);
    return last === undefined || last.kind === 'newline' || BEFORE_PATTERN.test(last.text);
  }
}

/** The text of a here document with its last line; nothing where the last line is missing. */
function takeHeredoc(text: string, word: string): string {
  const end = new RegExp(`^[ \\t]*${word};?[ \\t]*$`, 'm').exec(text);
  return end === null ? '' : text.slice(0, end.index + end[0].length);
}
