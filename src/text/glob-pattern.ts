/** A test for paths relative to the searched directory: `*` and `?` stay in a name, `**` crosses them, `{a,b}` either. */
export function globPattern(pattern: string): RegExp {
  return new RegExp(`^${translate(pattern.replace(/^\.\//, ''))}$`, 'u');
}

function translate(pattern: string): string {
  let out = '';
  let depth = 0;
  for (let at = 0; at < pattern.length; at += 1) {
    const char = pattern.charAt(at);
    if (pattern.startsWith('**/', at) && (at === 0 || pattern[at - 1] === '/')) {
      out += '(?:[^/]+/)*';
      at += 2;
    } else if (pattern.startsWith('**', at)) {
      out += '.*';
      at += 1;
    } else if (char === '*') out += '[^/]*';
    else if (char === '?') out += '[^/]';
    else if (char === '{' && pattern.includes('}', at)) {
      out += '(?:';
      depth += 1;
    } else if (char === '}' && depth > 0) {
      out += ')';
      depth -= 1;
    } else if (char === ',' && depth > 0) out += '|';
    else out += char.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
  }
  return out + ')'.repeat(depth);
}
