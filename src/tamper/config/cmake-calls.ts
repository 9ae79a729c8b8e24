/** A call of a CMake command, its name in small letters; `condition` is what the ifs around it ask. */
export interface Call {
  readonly name: string;
  readonly args: readonly string[];
  readonly line: number;
  readonly condition?: string;
}

/** All calls of a file in their order; `if`, `foreach` and `function` are no calls; what an `if` asks is the condition of those in it. */
export function callsOf(text: string): Call[] {
  const bare = text.replace(/#\[\[[\s\S]*?\]\]|#.*/g, (comment) => comment.replace(/[^\n]/g, ' '));
  const open: string[] = [];
  return [
    ...bare.matchAll(/\b(\w+)\s*\(((?:"(?:\\[\s\S]|[^"\\])*"|\$<[^>]*>|\((?:[^()]|\([^()]*\))*\)|[^()"])*)\)/g),
  ].flatMap((found): Call[] => {
    const [, name = '', inner = ''] = found;
    const lower = name.toLowerCase();
    if (lower === 'if' || lower === 'foreach' || lower === 'function') open.push(lower === 'if' ? inner.trim() : '');
    else if (lower === 'elseif') open.splice(-1, 1, inner.trim());
    else if (lower === 'else') open.splice(-1, 1, `not ${open.at(-1) ?? ''}`);
    else if (/^end(?:if|foreach|function)$/.test(lower)) open.pop();
    else {
      const condition = open.filter((one) => one !== '').join(' and ');
      const args = [...inner.matchAll(/"((?:\\[\s\S]|[^"\\])*)"|(\S+)/g)].map(
        ([, quoted, plain]) => quoted ?? plain ?? '',
      );
      return [
        {
          name: lower,
          args,
          line: bare.slice(0, found.index).split('\n').length,
          ...(condition === '' ? {} : { condition }),
        },
      ];
    }
    return [];
  });
}
