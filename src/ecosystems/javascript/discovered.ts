import type { Found } from '../ecosystem.js';

/** By the rules of the runner that the command calls. */
export function foundByJavaScript(path: string, { command }: Pick<Found, 'command'>): boolean {
  const byName = /[._](?:test|spec)\.[cm]?[jt]sx?$/.test(path);
  const inFolder = /(?:^|\/)__tests__\//.test(path);
  if (/\bnode\b.*--test/.test(command))
    return (
      byName ||
      /[-]test\.[cm]?[jt]s$/.test(path) ||
      /(?:^|\/)test(?:-[^/]*)?\.[cm]?[jt]s$/.test(path) ||
      /(?:^|\/)test\//.test(path)
    );
  if (/\bmocha\b/.test(command))
    return (
      byName ||
      /^(?:test|spec)\/[^/]+\.[cm]?js$/.test(path) ||
      (/--recursive/.test(command) && /^test\//.test(path)) ||
      inFolder
    );
  if (/\bvitest\b/.test(command)) return byName;
  return byName || inFolder || (/\b(?:ava|tap|tape|uvu)\b/.test(command) && /^tests?\//.test(path));
}
