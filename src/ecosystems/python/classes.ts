import { print, type Body, type Expression, type Statement } from '../syntax/nodes.js';
import { substitute, type Known } from '../syntax/substitute.js';
import { dotted, expressionsIn, statementsIn } from '../syntax/walk.js';
import { knownIn, type Callable } from '../syntax/known-names.js';

type Class = Statement & { does: 'class' };
type Define = Statement & { does: 'define' };

export function classesIn(body: Body): [string, Class][] {
  return body.flatMap((one): [string, Class][] => (one.does === 'class' ? [[one.name, one]] : []));
}

/** Classes whose methods are collected: Test…, or derived from a TestCase, by way of others in the file too. */
export function caseClasses(body: Body, outer: ReadonlySet<string>): Set<string> {
  const found = new Set(outer);
  for (const statement of body) {
    if (statement.does !== 'class') continue;
    const bases = statement.bases.map((base) => dotted(base)?.at(-1) ?? '');
    const derived = bases.some(
      (base) => found.has(base) || /(TestCase|TestBase|BaseTest|Tests?Base|TestMixin)$/.test(base),
    );
    const off = statement.body.some(
      (one) => one.does === 'assign' && print(one.target) === '__test__' && print(one.value) === 'False',
    );
    const built = statement.body.some((one) => one.does === 'define' && one.name === '__init__');
    if (!off && (derived || (/^Test/.test(statement.name) && !built))) found.add(statement.name);
  }
  return found;
}

/** Helpers among the methods of a class and of its bases in the file, as `self.name`. */
export function ownMethods(own: Class, classes: ReadonlyMap<string, Class>): [string, Callable][] {
  return methodsOf(own, classes)
    .filter(({ name }) => !/^test/.test(name))
    .map(({ name, params, body, decorators }) => [
      `self.${name}`,
      { params: decorators.some((one) => print(one) === 'staticmethod') ? params : params.slice(1), body },
    ]);
}

/** What a setup gave to `self` once, and the test leaves as it is. */
export function ownFields(
  own: Class,
  { classes, known }: { classes: ReadonlyMap<string, Class>; known: Known },
  test: Body,
): [string, Expression][] {
  const setups = methodsOf(own, classes).filter(({ name }) =>
    /^(setUp|asyncSetUp|setup_method|setUpClass)$/.test(name),
  );
  const given = setups.flatMap(({ body }) => {
    const inner = knownIn(body, known);
    return body.flatMap((one): [string, Expression][] => {
      if (one.does !== 'assign' || one.target.is !== 'member' || one.op !== '=' || one.value.is === 'function')
        return [];
      const { of } = one.target;
      return of.is === 'name' && /^(self|cls)$/.test(of.name)
        ? [[`self.${one.target.name}`, substitute(one.value, inner)]]
        : [];
    });
  });
  const constants = own.body.flatMap((one): [string, Expression][] =>
    one.does === 'assign' && one.target.is === 'name' && one.op === '='
      ? [[`self.${one.target.name}`, substitute(one.value, known)]]
      : [],
  );
  given.push(...constants);
  const bodies = [...setups.map(({ body }) => body), test];
  const counts = (name: string): number => given.filter(([other]) => other === name).length;
  return given.filter(([name]) => counts(name) === 1 && !bodies.some((body) => isTouched(body, name)));
}

/** Something is called on the field for its effect, or given to a part of it. */
function isTouched(body: Body, field: string): boolean {
  const isPart = (text: string): boolean => text.startsWith(`${field}.`) || text.startsWith(`${field} [`);
  return (
    [...statementsIn(body)].some(
      (one) =>
        (one.does === 'evaluate' && one.value.is === 'call' && isPart(print(one.value.callee))) ||
        (one.does === 'assign' && (isPart(print(one.target)) || (one.op !== '=' && print(one.target) === field))),
    ) || [...expressionsIn(body)].some((one) => one.is === 'other' && print(one).trim().startsWith(`del ${field}`))
  );
}

function methodsOf(own: Class, classes: ReadonlyMap<string, Class>, depth = 0): Define[] {
  const mine = own.body.filter((one): one is Define => one.does === 'define');
  const names = new Set(mine.map(({ name }) => name));
  const inherited =
    depth > 3
      ? []
      : own.bases.flatMap((base) => {
          const found = classes.get(print(base));
          return found === undefined || found === own ? [] : methodsOf(found, classes, depth + 1);
        });
  return [...mine, ...inherited.filter(({ name }) => !names.has(name))];
}
