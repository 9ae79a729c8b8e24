import type { Mark } from '../structure.js';
import type { LightLanguage } from './language.js';
import { textOf, type Line, type Node } from './tree.js';

/** The body of `Name() => expression;` or of `fun name() = expression`. */
export function afterArrow(nodes: readonly Node[]): readonly Node[] {
  const at = nodes.findIndex((node) => node.kind === 'sign' && (node.text === '=>' || node.text === '='));
  return at === -1 ? [] : nodes.slice(at + 1);
}

export function fileCondition(head: string, line: Line, language: LightLanguage): Mark | undefined {
  const condition = (language.fileConditions ?? []).map((one) => one.exec(head)).find((found) => found !== null);
  if (condition === undefined || condition === null) return undefined;
  return { kind: 'skip', text: condition[0], line: line.line, condition: condition[1] ?? condition[0] };
}

/** What stands in a block after its parameters: Ruby's `|a, b|`. */
export function withoutBars(nodes: readonly Node[]): readonly Node[] {
  if (textOf(nodes.find((node) => node.kind !== 'newline')) !== '|') return nodes;
  const first = nodes.findIndex((node) => textOf(node) === '|');
  return nodes.slice(nodes.findIndex((node, at) => at > first && textOf(node) === '|') + 1);
}
