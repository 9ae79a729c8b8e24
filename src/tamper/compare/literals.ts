/** Values that stand in a printed expression. */
export function literalsIn(text: string): string[] {
  return [...text.matchAll(/"((?:[^"\\]|\\.)*)"|(?<![\w.])-?\d+(?:\.\d+)?/g)].map((match) => match[1] ?? match[0]);
}

/** Whether `longer` is `text` with pieces put in, each of them an element of a list or an object. */
export function isWidened(text: string, longer: string): boolean {
  const one = tokensOf(text);
  const other = tokensOf(longer);
  if (other.length <= one.length) return false;
  let at = 0;
  const added: string[] = [];
  for (const token of other) {
    if (token === one[at]) at += 1;
    else added.push(token);
  }
  return (
    at === one.length &&
    added.includes(',') &&
    !added.some((token) => /^\.?(slice|filter|map|replace\w*|splice|find|some)$/.test(token))
  );
}

/** Whether every token of `text` stands in `longer` in the same order, and what came in is a key or a statement more. */
export function isKept(text: string, longer: string): boolean {
  const one = tokensOf(text);
  let at = 0;
  const added: string[] = [];
  for (const token of tokensOf(longer)) {
    if (token === one[at]) at += 1;
    else added.push(token);
  }
  return at === one.length && (added.length === 0 || added.some((token) => /^[:;=]$/.test(token)));
}

/** Whether the text that is looked for got longer: fewer values have it. */
export function isNarrower(was: string, is: string): boolean {
  const [before, now] = [literalsIn(was), literalsIn(is)];
  const rest = (text: string): string => text.replace(/"(?:[^"\\]|\\.)*"/g, '""');
  return (
    rest(was) === rest(is) &&
    before.length === now.length &&
    before.every((value, index) => value !== '' && (now[index] ?? '').includes(value))
  );
}

/** How many elements a printed list has. */
export function elementsIn(list: string): number {
  const inside = list.slice(1, -1).trim();
  let depth = 0;
  let count = inside === '' ? 0 : 1;
  for (const token of tokensOf(inside)) {
    if (/^[([{]$/.test(token)) depth += 1;
    if (/^[)\]}]$/.test(token)) depth -= 1;
    if (token === ',' && depth === 0) count += 1;
  }
  return count;
}

function tokensOf(text: string): string[] {
  return text.match(/"(?:[^"\\]|\\.)*"|[\w$.]+|[^\s\w]/g) ?? [];
}
