import { randomBytes } from 'node:crypto';
import { visibleText } from '../src/prompt/untrusted-text.js';
import { createRedactor } from '../src/redact.js';
import type { Figure } from './figures.js';

const SECRETS = 10;
const MEGABYTE = 1 << 20;

/** What the cleaners cost: they see every text that comes in or leaves. */
export function cleaningFigures(runs: number): Figure[] {
  const secrets = Array.from({ length: SECRETS }, () => `key-${randomBytes(60).toString('base64url')}`);
  const redact = createRedactor(secrets);
  const line = 'line of a log: const value = call("bar %20 \\n", 31); // ok\n';
  const text = line.repeat(Math.ceil(MEGABYTE / line.length)).slice(0, MEGABYTE);
  const hostile = '<!-- a <b title="'.repeat(64 * 64);
  return [
    { name: `secrets: 1 MB of text, ${SECRETS} secrets`, unit: 'ms', values: timed(runs, () => redact(text)) },
    {
      name: 'secrets: getting ready for two',
      unit: 'ms',
      values: timed(runs, () => createRedactor(secrets.slice(2, 4))),
    },
    { name: 'visible text: 64 KiB that try to be slow', unit: 'ms', values: timed(runs, () => visibleText(hostile)) },
  ];
}

function timed(runs: number, deed: () => unknown): number[] {
  deed();
  return Array.from({ length: runs }, () => {
    const start = performance.now();
    deed();
    return performance.now() - start;
  });
}
