import type { SyntaxNode } from '@lezer/common';

export const EXPRESSION =
  /Expression$|^(VariableName|PropertyName|String|FormatString|ContinuedString|Number|Boolean|None)$/;

export function childrenOf(node: SyntaxNode | null | undefined): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node?.firstChild ?? null; child !== null; child = child.nextSibling)
    if (child.name !== 'Comment') children.push(child);
  return children;
}

export function bodyOf(node: SyntaxNode): SyntaxNode | null {
  return node.getChild('Body');
}

export function split(parts: readonly SyntaxNode[]): SyntaxNode[][] {
  const groups: SyntaxNode[][] = [[]];
  for (const part of parts) {
    if (part.name === ',') groups.push([]);
    else groups.at(-1)?.push(part);
  }
  return groups.filter((group) => group.length > 0);
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '\n': '' };

export function unescape(text: string): string {
  return text.replace(
    /\\([\s\S])/g,
    (whole, letter: string) => ESCAPES[letter] ?? (/[\\'"]/.test(letter) ? letter : whole),
  );
}
