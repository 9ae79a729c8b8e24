/** What a sed script does besides printing and changing lines. */
export interface SedEffects {
  /** Files it reads with `r` and `R`. */
  readonly reads: readonly string[];
  readonly problem?: string;
}

const NOT_UNDERSTOOD = 'this sed script is not understood';

/** Reads a script command by command: `e` runs programs and `w` writes files, and so do the flags of `s`. */
export function sedEffects(script: string): SedEffects {
  const reads: string[] = [];
  let rest = script;
  while ((rest = rest.replace(/^[\s;]+/, '')) !== '') {
    const step = oneCommand(rest);
    if (typeof step === 'string') return { reads, problem: step };
    if (step.read !== undefined) reads.push(step.read);
    rest = step.rest;
  }
  return { reads };
}

type Step = { readonly rest: string; readonly read?: string } | string;

function oneCommand(text: string): Step {
  const after = afterAddresses(text);
  if (after === undefined) return NOT_UNDERSTOOD;
  const command = after.charAt(0);
  const rest = after.slice(1);
  if (/[{}]/.test(command)) return { rest };
  if (command === '#') return { rest: rest.replace(/^[^\n]*/, '') };
  if (/[=dDgGhHnNpPxzF]/.test(command)) return ended(rest);
  if (/[lqQL]/.test(command)) return ended(rest.replace(/^ *\d*/, ''));
  if (/[:btT]/.test(command)) return { rest: rest.replace(/^[^\n;}]*/, '') };
  // The text goes on over lines that end in a backslash.
  if (/[aic]/.test(command)) return { rest: rest.replace(/^(?:[^\n\\]|\\[^]|\\$)*/, '') };
  if (/[rR]/.test(command)) {
    const [read = ''] = /^[^\n]*/.exec(rest) ?? [];
    return { rest: rest.slice(read.length), read: read.trim() };
  }
  if (command === 's' || command === 'y') return substitution(command, rest);
  if (/[ewW]/.test(command))
    return `the sed command ${command} ${command === 'e' ? 'runs a program' : 'writes a file'}`;
  return NOT_UNDERSTOOD;
}

function ended(rest: string): Step {
  return /^[ \t]*([;\n}#]|$)/.test(rest) ? { rest } : NOT_UNDERSTOOD;
}

const ADDRESS = String.raw`(?:\d+(?:~\d+)?|\$|[+~]\d+)`;

/** What stands after the addresses and `!`; undefined where they are not understood. */
function afterAddresses(text: string): string | undefined {
  let rest = text;
  for (let count = 0; count < 2; count += 1) {
    const number = new RegExp(`^${ADDRESS}`).exec(rest)?.[0];
    const delimiter = /^(?:\/|\\([^\n\\]))/.exec(rest);
    if (number !== undefined) rest = rest.slice(number.length);
    else if (delimiter !== null) {
      const pattern = section(rest.slice(delimiter[0].length), delimiter[1] ?? '/', true);
      if (pattern === undefined) return undefined;
      rest = pattern.rest.replace(/^[IM]*/, '');
    } else break;
    rest = rest.replace(/^[ \t]*/, '');
    if (!rest.startsWith(',')) break;
    rest = rest.slice(1).replace(/^[ \t]*/, '');
  }
  return rest.replace(/^[ \t!]*/, '');
}

function substitution(command: 's' | 'y', text: string): Step {
  const delimiter = text.charAt(0);
  if (delimiter === '' || /[\n\\]/.test(delimiter)) return NOT_UNDERSTOOD;
  const pattern = section(text.slice(1), delimiter, command === 's');
  const replacement = pattern === undefined ? undefined : section(pattern.rest, delimiter, false);
  if (replacement === undefined) return NOT_UNDERSTOOD;
  const flags = command === 'y' ? '' : (/^[\w ]*/.exec(replacement.rest)?.[0] ?? '');
  if (/[ew]/.test(flags)) return `the flag ${/e/.test(flags) ? 'e runs programs' : 'w writes a file'}`;
  if (!/^[gpiImM\d ]*$/.test(flags)) return NOT_UNDERSTOOD;
  return ended(replacement.rest.slice(flags.length));
}

/** Up to the delimiter. A delimiter within brackets is read one way by some, and another way by others. */
function section(text: string, delimiter: string, isPattern: boolean): { readonly rest: string } | undefined {
  let inBrackets = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '\n' && isPattern) return undefined;
    if (char === delimiter) return inBrackets ? undefined : { rest: text.slice(at + 1) };
    if (char === '\\' && !inBrackets) at += 1;
    else if (char === '\n') return undefined;
    else if (!isPattern) continue;
    else if (char === '[' && !inBrackets) {
      inBrackets = true;
      // A bracket that comes first is one of the characters.
      at += /^\^?\]/.exec(text.slice(at + 1))?.[0].length ?? 0;
    } else if (char === ']') inBrackets = false;
  }
  return undefined;
}
