import { isDeepStrictEqual } from 'node:util';
import { cut } from '../text/shorten.js';

/** Where two values differ first, as they would be written down, and how; undefined: they do not. */
export function firstDifference(recorded: unknown, now: unknown): string | undefined {
  return differing('', recorded, now === undefined ? undefined : (JSON.parse(JSON.stringify(now)) as unknown));
}

function differing(path: string, recorded: unknown, now: unknown): string | undefined {
  if (isDeepStrictEqual(recorded, now)) return undefined;
  if (!isObject(recorded) || !isObject(now)) {
    return `${path === '' ? '' : `${path} `}was ${shown(recorded)}, and is ${shown(now)} this time`;
  }
  for (const key of new Set([...Object.keys(recorded), ...Object.keys(now)])) {
    const found = differing(path === '' ? key : `${path}.${key}`, recorded[key], now[key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function shown(value: unknown): string {
  return value === undefined ? 'missing' : cut(JSON.stringify(value), 120);
}
