import { closeSync, readdirSync, readFileSync } from 'node:fs';

const CLOSE_ON_EXEC = 0o2000000;

/**
 * Closes what whoever started us left open: Node knows nothing of it, and every child would get it. What Node opens
 * itself it keeps from its children.
 */
export function closeInherited(): void {
  for (const name of descriptors()) {
    const flags = /^flags:\s+(\d+)$/m.exec(fdInfo(name))?.[1];
    if (flags !== undefined && (parseInt(flags, 8) & CLOSE_ON_EXEC) === 0) closeSync(Number(name));
  }
}

function descriptors(): string[] {
  try {
    return readdirSync('/proc/self/fd').filter((name) => Number(name) > 2);
  } catch {
    return [];
  }
}

/** Empty for one that is gone: the listing itself was one of them. */
function fdInfo(name: string): string {
  try {
    return readFileSync(`/proc/self/fdinfo/${name}`, 'utf8');
  } catch {
    return '';
  }
}
