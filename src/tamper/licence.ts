import type { Finding } from './types.js';

/** The words of the request that ask for just this change; undefined when none do. */
export function licenceFor(_finding: Finding, _request: string): string | undefined {
  return undefined;
}
