import { configEntries, type ConfigEntry } from './config-text.js';

export interface WithoutCredentials {
  /** The file without them. */
  readonly left: string;
  /** The settings taken out, each under the head of its section: appended to the file they are back. */
  readonly taken: string;
  /** Secret values that stood there, decoded. */
  readonly secrets: readonly string[];
}

/**
 * Takes out of a configuration file what logs somebody in. `holdsCredentials` says so of a file that is included. Undefined
 * when there is nothing of the kind.
 */
export function withoutCredentials(
  text: string,
  holdsCredentials: (path: string) => boolean,
): WithoutCredentials | undefined {
  const found = configEntries(text).filter((entry) => isCredential(entry, holdsCredentials));
  if (found.length === 0) return undefined;
  let left = text;
  for (const { from, to } of [...found].reverse()) left = left.slice(0, from) + left.slice(to);
  // A head with nothing below it would still tell where to look.
  for (const { head } of found) left = left.replace(emptySection(head), '');
  const taken = found.map(({ head, from, to }) => `${head}\n\t${text.slice(from, to).trimEnd()}\n`);
  return { left, taken: taken.join(''), secrets: found.flatMap(secretsIn) };
}

function emptySection(head: string): RegExp {
  return new RegExp(`${head.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}\\s*(?=\\[|$)`);
}

function isCredential(entry: ConfigEntry, holdsCredentials: (path: string) => boolean): boolean {
  const { section, subsection, name, value } = entry;
  if (section === 'http') return HTTP.has(name) || ADDRESS_WITH_USER.test(`${subsection}\n${value}`);
  if (section === 'include' || section === 'includeif') return name === 'path' && holdsCredentials(value);
  if (section === 'core') return name === 'sshcommand' || name === 'askpass';
  return section === 'credential' || SECRET_NAME.test(name) || ADDRESS_WITH_USER.test(`${subsection}\n${value}`);
}

const HTTP = new Set(['extraheader', 'cookiefile', 'sslkey', 'sslcert', 'proxysslkey', 'proxysslcert']);
const SECRET_NAME = /(pass|password|passwd|token|secret)$/;
/** A user name alone is no secret, unless it is a token. */
const ADDRESS_WITH_USER = /\bhttps?:\/\/(?:[^/\s@:]*:[^/\s@]+|[^/\s@]{20,})@/i;

function secretsIn({ subsection, value }: ConfigEntry): string[] {
  const header = /^authorization:\s*(\w+)\s+(\S+)/i.exec(value);
  const basic = header?.[1]?.toLowerCase() === 'basic' ? Buffer.from(header[2] ?? '', 'base64').toString() : undefined;
  const users = [...`${subsection}\n${value}`.matchAll(/\bhttps?:\/\/([^/\s@]*:[^/\s@]+|[^/\s@]{20,})@/gi)].map(
    ([, user = '']) => user,
  );
  const pairs = [...users, ...(basic === undefined ? [] : [basic])];
  const passwords = pairs.map((pair) => pair.slice(pair.indexOf(':') + 1));
  return [...passwords, ...(header?.[2] === undefined ? [] : [header[2]])];
}
