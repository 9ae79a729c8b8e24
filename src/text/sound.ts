/** Text that the API takes: no lone surrogate, which would make the whole body invalid JSON, and no NUL. */
export function soundText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}

/** The same for every string in a JSON value, keys included. */
export function soundValue(value: unknown): unknown {
  if (typeof value === 'string') return soundText(value);
  if (Array.isArray(value)) return value.map(soundValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [soundText(key), soundValue(inner)]));
}
