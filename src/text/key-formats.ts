/** Keys that say themselves what they are, whoever's they are. */
const KEYS = new RegExp(
  [
    String.raw`\bsk-(?:ant|proj|or|live|test)-[\w-]{16,}`,
    String.raw`\bsk-[A-Za-z0-9]{32,}`,
    String.raw`\b(?:gh[opsur]|github_pat|glpat|npm|pypi|hf|dop_v1|shpat)[_-][\w-]{20,}`,
    String.raw`\bxox[abeprs]-[\w-]{10,}`,
    String.raw`\b(?:AKIA|ASIA)[A-Z0-9]{16}\b`,
    String.raw`\bAIza[\w-]{30,}`,
    String.raw`-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----[\w\s+/=:,-]{0,4096}?(?:-----END [A-Z ]{0,30}PRIVATE KEY-----|$)`,
  ].join('|'),
  'g',
);

/** Text without anything that has the form of a key, also of one that nobody told us. Linear, idempotent. */
export function withoutKeys(text: string): string {
  return withoutWebTokens(text.replace(KEYS, '***'));
}

/** JSON Web Tokens: three words joined by dots. Word by word, since a pattern would read a long word from each of its places. */
function withoutWebTokens(text: string): string {
  if (!text.includes('.eyJ')) return text;
  const words = [...text.matchAll(/[\w-]+/g)].map(({ 0: word, index }) => ({ word, start: index }));
  let out = '';
  let from = 0;
  for (const [at, { word, start }] of words.entries()) {
    const { word: claims, start: second } = words[at + 1] ?? { word: '', start: 0 };
    const { word: signature, start: third } = words[at + 2] ?? { word: '', start: 0 };
    const isToken =
      /^eyJ[\w-]{10}/.test(claims) &&
      signature.length >= 10 &&
      second === start + word.length + 1 &&
      third === second + claims.length + 1 &&
      text[second - 1] === '.' &&
      text[third - 1] === '.';
    const head = isToken && start >= from ? word.search(/\beyJ[\w-]{10}/) : -1;
    if (head === -1) continue;
    out += `${text.slice(from, start + head)}***`;
    from = third + signature.length;
  }
  return out + text.slice(from);
}
