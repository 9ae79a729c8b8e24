import { outsideStrings } from './outside-strings.js';
import { textOf, type Node } from './tree.js';

/** The name in the first of the patterns that matches; a string literal loses its quotes. */
export function nameInHead(head: string, patterns: readonly RegExp[], nodes: readonly Node[]): string | undefined {
  for (const pattern of patterns) {
    const found = outsideStrings(pattern, head);
    if (found !== undefined)
      return (found.slice(1).find((group) => group !== '') ?? textOf(nodes[0])).replace(/^["'`]|["'`]$/g, '');
  }
  return undefined;
}
