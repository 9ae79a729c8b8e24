import { expect } from '@jest/globals';

/** The same run with a guard and without it. Each says whether the property held. */
export interface Runs {
  readonly on: () => boolean | Promise<boolean>;
  readonly off: () => boolean | Promise<boolean>;
}

/**
 * Takes a guard away on purpose. Where its property survives that, the guard is not what keeps it, and the test of the
 * guard proves nothing. The line that is printed says what was seen.
 */
export async function ablation(name: string, property: string, { on, off }: Runs): Promise<void> {
  const kept = await on();
  const left = await off();
  process.stdout.write(`== ${name} · ${property} ${kept} → ${left}\n`);
  expect({ withGuard: kept, withoutGuard: left }).toEqual({ withGuard: true, withoutGuard: false });
}
