import type { SyntaxNode } from 'unbash';

/** Does the expansion evaluate a value, as a name or as text to expand again, or is its operand read in another way? */
export function isEvaluating(node: Extract<SyntaxNode, { type: 'ParameterExpansion' }>): boolean {
  const { prefix, index, operation, text, parameter } = node;
  if (prefix === '!' && !/^[@*]$/.test(index?.text ?? '')) return true;
  if (index !== undefined && !/^([@*]|-?\d+)$/.test(index.text)) return true;
  if (operation === undefined) return false;
  if (/^(Transform|Unknown|Names)$/.test(operation.type)) return true;
  // Quotes in it mean something else within double quotes, and a slash may end a pattern too early.
  const operand = text.slice(text.indexOf(parameter) + parameter.length);
  return operation.type === 'Default' ? /['"\\]|[<>]\(/.test(operand) : /["'\\`]|\$\(|[<>]\(/.test(operand);
}
