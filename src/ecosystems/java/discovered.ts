import type { Found } from '../ecosystem.js';

/** By the folder, and under Maven by the name, whatever the language. */
export function foundByJvm(path: string, { command }: Pick<Found, 'command'>): boolean {
  return (
    /(?:^|\/)src\/\w*[tT]est\w*\//.test(path) &&
    (!/\bmvnw?\b/.test(command) || /(?:^|\/)(?:Test[^/]*|[^/]*(?:Test|Tests|TestCase|IT|ITCase|Spec))\.\w+$/.test(path))
  );
}
