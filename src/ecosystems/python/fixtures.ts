import type { Body, Expression, Statement } from '../syntax/nodes.js';
import { dotted } from '../syntax/walk.js';
import { isChangedIn, type Callable } from '../syntax/known-names.js';

interface Fixtures {
  readonly functions: ReadonlyMap<string, Callable>;
  readonly fixtures: ReadonlySet<string>;
}

/** What a fixture of one `return` gives, where the test does not change it. */
export function fixtureValue(param: Expression, body: Body, { functions, fixtures }: Fixtures): [string, Expression][] {
  if (param.is !== 'name' || !fixtures.has(param.name) || isChangedIn(body, param.name)) return [];
  const made = functions.get(param.name);
  const [statement] = made?.body ?? [];
  if (made?.body.length !== 1 || statement?.does !== 'return' || statement.value === undefined) return [];
  return made.params.length > 0 ? [] : [[param.name, statement.value]];
}

export function isFixture({ decorators }: Statement & { does: 'define' }): boolean {
  return decorators.some((one) => dotted(one)?.at(-1) === 'fixture');
}
