import type { Mark } from '../structure.js';
import { printStatement, type Body } from '../syntax/nodes.js';
import { dotted, expressionsIn, statementsIn } from '../syntax/walk.js';
import { JAVASCRIPT_DIALECT } from './dialect.js';

const SHADOWABLE = /^(test|it|describe|expect|assert|suite|should)$/;

/** What holds for the whole file: retries, limits, units replaced, exits, assertions bent. */
export function javascriptFileMarks(body: Body): Mark[] {
  const calls = [...expressionsIn(body)].flatMap((node) => JAVASCRIPT_DIALECT.mark(node) ?? []);
  const whole = calls.filter(({ kind, text }) => kind === 'unit-replaced' || kind === 'exit' || /^jest\./.test(text));
  const bent = [...statementsIn(body)].flatMap((statement): Mark[] => {
    if (statement.does === 'define' && SHADOWABLE.test(statement.name))
      return [{ kind: 'name-shadowed', text: `function ${statement.name}`, line: statement.line }];
    if (statement.does !== 'assign') return [];
    const path = dotted(statement.target) ?? [];
    const text = printStatement(statement);
    const line = statement.line;
    if (path.join('.') === 'process.exitCode') return [{ kind: 'exit', text, line }];
    if (path.length === 1 && SHADOWABLE.test(path[0] ?? '') && statement.value.is === 'function')
      return [{ kind: 'name-shadowed', text, line }];
    if (
      path.length > 1 &&
      /^(assert|expect|global|globalThis|window|Object|Array|JSON|console|Number|Math)$/.test(path[0] ?? '')
    )
      return /^(assert|expect)$/.test(path[0] ?? '') ||
        SHADOWABLE.test(path[1] ?? '') ||
        /^(is|keys|stringify|isNaN|equals?)$/.test(path[1] ?? '')
        ? [{ kind: 'name-shadowed', text, line }]
        : [];
    return path.length > 1 && path[0] !== 'this'
      ? [{ kind: 'unit-replaced', text, line, replaced: [path.join('.')] }]
      : [];
  });
  return [...whole, ...bent];
}
