/** A host name, or `*.` and the end that names below it have: lower case, without a dot at the end. */
export type HostPattern = string;

/** Reads a list of hosts that commands may reach. Throws an Error that says what an entry must look like, and `remedy`. */
export function parseHosts(entries: readonly string[], remedy = ''): HostPattern[] {
  return entries.map((entry) => {
    const { wild, name } = /^(?<wild>\*\.)?(?<name>.*)$/s.exec(entry)?.groups ?? {};
    const host = plainHost(name ?? '');
    // `*.org` would be half of the world.
    const isTooWide = wild !== undefined && host?.includes('.') !== true;
    if (host === undefined || isTooWide) throw new Error(`${WANTED}, got "${entry}". ${remedy}`.trim());
    return `${wild ?? ''}${host}`;
  });
}

const WANTED =
  'takes "none" or host names such as example.org or *.example.org, without scheme, port or path, and no addresses';

/** Whether a host is on the list: as it stands there, or below an entry with `*.`, which does not mean the end itself. */
export function isListed(host: string, list: readonly HostPattern[]): boolean {
  return list.some((entry) => (entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry));
}

/**
 * The one spelling of a host name that is compared and looked up, or undefined: control characters, other scripts,
 * percent signs and addresses would mean one thing to a comparison and another one to a resolver.
 */
export function plainHost(text: string): string | undefined {
  const host = text.toLowerCase().replace(/\.$/, '');
  const labels = host.split('.');
  const isName = host.length <= 253 && labels.every((label) => /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/.test(label));
  // A last label that begins like a number is read as an address by resolvers: 127.1, 0x7f.1, 2130706433.
  return isName && !/^\d/.test(labels.at(-1) ?? '') ? host : undefined;
}
