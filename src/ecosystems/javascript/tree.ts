/** A node of the parser's own tree, of which only the common part is relied upon. */
export interface Tree {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly loc: { readonly start: { readonly line: number } };
  readonly [field: string]: unknown;
}

export function keyOf(node: Tree): string {
  return node.type === 'Identifier' ? String(node.name) : 'value' in node ? String(node.value) : nameOf(node.id);
}

export function nameOf(node: unknown): string {
  return isTree(node) && node.type === 'Identifier' ? String(node.name) : '';
}

export function lineOf(node: Tree): number {
  return node.loc.start.line;
}

export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'loc' in value;
}

export function listOf(value: unknown): Tree[] {
  return Array.isArray(value) ? (value as unknown[]).filter(isTree) : [];
}

/** With the holes of `[, a]`. */
export function items(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}
