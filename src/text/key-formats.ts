/** Keys that say themselves what they are, whoever's they are. */
const KEYS = new RegExp(
  [
    String.raw`\bsk-(?:ant|proj|or|live|test)-[\w-]{16,}`,
    String.raw`\bsk-[A-Za-z0-9]{32,}`,
    String.raw`\b(?:gh[opsur]|github_pat|glpat|npm|pypi|hf|dop_v1|shpat)[_-][\w-]{20,}`,
    String.raw`\bxox[abeprs]-[\w-]{10,}`,
    String.raw`\b(?:AKIA|ASIA)[A-Z0-9]{16}\b`,
    String.raw`\bAIza[\w-]{30,}`,
    String.raw`\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}`,
    String.raw`-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----[\w\s+/=:,-]{0,4096}?(?:-----END [A-Z ]{0,30}PRIVATE KEY-----|$)`,
  ].join('|'),
  'g',
);

/** Text without anything that has the form of a key, also of one that nobody told us. Linear, idempotent. */
export function withoutKeys(text: string): string {
  return text.replace(KEYS, '***');
}
