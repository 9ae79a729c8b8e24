import { print, type Expression } from '../syntax/nodes.js';
import { rowsIn } from '../syntax/settle.js';
import { bind, substitute, type Known } from '../syntax/substitute.js';
import { dotted } from '../syntax/walk.js';

export interface Row {
  readonly bound: readonly (readonly [string, Expression])[];
  readonly guard?: string;
}

export const NO_ROW: Row = { bound: [] };

export function joined(row: Row, more: Row): Row {
  const guard = row.guard ?? more.guard;
  return { bound: [...row.bound, ...more.bound], ...(guard === undefined ? {} : { guard }) };
}

/** The rows of @pytest.mark.parametrize("a, b", [(1, 2), pytest.param(3, 4, marks=…)]). */
export function tableOf(decorator: Expression, known: Known): { rows?: readonly Row[]; cases?: readonly string[] } {
  const [names, values] = decorator.is === 'call' ? decorator.args : [];
  if (names === undefined || values === undefined) return {};
  const table = substitute(values.is === 'keyword' ? values.value : values, known);
  const params =
    names.is === 'text'
      ? names.value.split(',').map((name) => name.trim())
      : names.is === 'list'
        ? names.items.map((one) => (one.is === 'text' ? one.value : ''))
        : [];
  const items = rowsIn(table);
  if (items === undefined) return { cases: [print(table)] };
  const line = table.line;
  const pattern: Expression =
    params.length === 1
      ? { is: 'name', line, name: params[0] ?? '' }
      : { is: 'list', line, items: params.map((name) => ({ is: 'name', line, name })) };
  return {
    rows: items.map((item) => {
      const param = item.is === 'call' && dotted(item)?.at(-1) === 'param' ? item : undefined;
      const values = param?.args.filter(({ is }) => is !== 'keyword');
      const marks = param?.args.find((one) => one.is === 'keyword' && one.name === 'marks');
      const row: Expression =
        values === undefined ? item : params.length === 1 ? (values[0] ?? item) : { is: 'list', line, items: values };
      const off =
        marks?.is === 'keyword' && /skip|xfail/.test(print(marks.value)) ? `not ${print(marks.value)}` : undefined;
      return { bound: bind(pattern, row) ?? [], ...(off === undefined ? {} : { guard: off }) };
    }),
  };
}
