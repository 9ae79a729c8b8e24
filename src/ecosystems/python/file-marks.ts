import type { Mark } from '../structure.js';
import { print, printStatement, type Body, type Statement } from '../syntax/nodes.js';
import { dotted, expressionsIn, statementsIn } from '../syntax/walk.js';
import { pythonMark } from './dialect.js';

/** unittest's own assertions and the methods that run a test: whoever defines one of these decides what is green. */
const OWN =
  /^assert(Equal|True|False|AlmostEqual|In|Is|IsNone|Raises|NotEqual|IsInstance|Greater|Less|Regex|ListEqual|DictEqual|CountEqual)s?$|^(run|debug|fail|_callTestMethod|load_tests)$/;
const HOOKS =
  /^pytest_(collection_modifyitems|itemcollected|collect_file|ignore_collect|pycollect_\w+|runtest_\w+|pyfunc_call|sessionfinish|exception_interact|report_teststatus|deselected|cmdline_\w+)$/;
const BENDS =
  /skip|xfail|deselect|\bitems\b.*(=|clear|remove|pop)|outcome|exitstatus|excinfo|_exit|passed|return (True|None)\b|force_result|del /;

/** What holds for the whole file: units replaced, exits, hooks of the runner, assertions bent. */
export function pythonFileMarks(body: Body): Mark[] {
  const calls = [...expressionsIn(body)]
    .flatMap((node) => pythonMark(node) ?? [])
    .filter(({ kind }) => kind === 'unit-replaced' || kind === 'exit');
  const made = new Map([...statementsIn(body)].flatMap(madeBy));
  const bent = [...statementsIn(body)].flatMap((statement): Mark[] => {
    const text = printStatement(statement);
    const line = statement.line;
    if (statement.does === 'define' && (OWN.test(statement.name) || /^(assert|expect)$/.test(statement.name)))
      return [{ kind: 'name-shadowed', text: `def ${statement.name}`, line }];
    if (statement.does === 'define' && HOOKS.test(statement.name) && BENDS.test(text))
      return [{ kind: 'exit', text: `def ${statement.name}`, line }];
    if (statement.does !== 'assign') return [];
    const path = dotted(statement.target) ?? [];
    if (/^collect_ignore(_glob)?$/.test(path[0] ?? '') && path.length === 1) return [{ kind: 'exit', text, line }];
    if (path.at(-1) === 'exitstatus') return [{ kind: 'exit', text, line }];
    if (OWN.test(path.at(-1) ?? '') && path.length > 1) return [{ kind: 'name-shadowed', text, line }];
    if (print(statement.target).startsWith('sys.modules'))
      return [
        {
          kind: 'unit-replaced',
          text,
          line,
          replaced: [print(statement.target).replace(/^sys\.modules\s*\[\s*"?|"?\s*\]\s*$/g, '')],
        },
      ];
    return path.length > 1 && path[0] !== 'self' && path[0] !== 'cls'
      ? [
          {
            kind: 'unit-replaced',
            text,
            line,
            replaced: [[made.get(path[0] ?? '') ?? path[0], ...path.slice(1)].join('.')],
          },
        ]
      : [];
  });
  return [...calls, ...bent];
}

/** `cart = Cart()`: what is given to a method of `cart` takes the place of one of Cart. */
function madeBy(statement: Statement): [string, string][] {
  if (statement.does !== 'assign' || statement.target.is !== 'name' || statement.value.is !== 'call') return [];
  const { callee } = statement.value;
  return callee.is === 'name' && /^[A-Z]/.test(callee.name) ? [[statement.target.name, callee.name]] : [];
}
