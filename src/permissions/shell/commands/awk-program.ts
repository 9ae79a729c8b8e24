/** What an awk program does besides looking at its input, in words; undefined: nothing. */
export function awkProblem(program: string): string | undefined {
  const code = withoutTexts(program);
  if (code === undefined) return 'this awk program is not understood';
  if (/\bENVIRON\b|\bPROCINFO\b/.test(code)) return 'it reads the environment';
  if (/\bsystem\b/.test(code)) return 'awk system() runs a program';
  if (/\bARG[VC]\b/.test(code)) return 'it may change which files are read';
  if (/\bgetline\b/.test(code)) return 'awk getline reads from files and programs';
  if (/@/.test(code)) return 'it loads or calls what is not known';
  if (/(^|[^|])\|(?!\|)/.test(code)) return 'awk pipes into a program';
  const printing = code.split(/[;{}\n]/).map((statement) => /\bprintf?\b(.*)/s.exec(statement)?.[1] ?? '');
  return printing.some((rest) => withoutGroups(rest).includes('>')) ? 'awk writes a file' : undefined;
}

/** The code without its texts, patterns and comments. */
function withoutTexts(program: string): string | undefined {
  let code = '';
  for (let at = 0; at < program.length; at += 1) {
    const rest = program.slice(at);
    const char = program.charAt(at);
    if (char === '#') at += (/^[^\n]*/.exec(rest)?.[0].length ?? 1) - 1;
    else if (char === '"') {
      const text = /^"(?:[^"\\\n]|\\[^])*"/.exec(rest)?.[0];
      if (text === undefined) return undefined;
      at += text.length - 1;
      code += '""';
    } else if (char === '/' && startsPattern(code)) {
      // A slash within brackets ends the pattern for some, and not for others.
      const pattern = /^\/(?:[^/\\\n[]|\\[^]|\[\^?\]?[^\]/\n]*\])*\//.exec(rest)?.[0];
      if (pattern === undefined) return undefined;
      at += pattern.length - 1;
      code += '//';
    } else code += char;
  }
  return code;
}

/** A division needs something before it. */
function startsPattern(code: string): boolean {
  return /(^|[(,!~{};&|=<>?:\n])[ \t]*$/.test(code);
}

function withoutGroups(text: string): string {
  const inner = text.replace(/\([^()]*\)/g, '');
  return inner === text ? text : withoutGroups(inner);
}
