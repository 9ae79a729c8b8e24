/** Removes live secret values from text that is about to leave the process. */
export type Redact = (text: string) => string;

const SHORTEST = 6;

/** Redacts every given secret, also in its base64 (at all three offsets), hex and URL-encoded form. */
export function createRedactor(secrets: readonly string[]): Redact {
  const forms = new Set<string>();
  for (const secret of secrets) {
    if (secret.length < SHORTEST) continue;
    for (const form of encodings(secret)) if (form.length >= SHORTEST) forms.add(form);
  }
  // Longest first: a form may contain another one.
  const ordered = [...forms].sort((a, b) => b.length - a.length);
  return (text) => ordered.reduce((out, form) => out.replaceAll(form, '***'), text);
}

function encodings(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const shifted = [0, 1, 2].map((offset) => innerBase64(bytes, offset));
  return [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
    ...shifted,
    ...shifted.map((form) => form.replaceAll('+', '-').replaceAll('/', '_')),
  ];
}

/** The base64 characters that depend on the secret alone when `offset` unknown bytes stand before it. */
function innerBase64(bytes: Buffer, offset: number): string {
  const encoded = Buffer.concat([Buffer.alloc(offset), bytes])
    .toString('base64')
    .replace(/=+$/, '');
  const start = offset === 0 ? 0 : offset + 1;
  const end = (bytes.length + offset) % 3 === 0 ? encoded.length : encoded.length - 1;
  return encoded.slice(start, end);
}
