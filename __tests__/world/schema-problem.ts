export interface Schema {
  readonly [keyword: string]: unknown;
}

/** What GitHub's description uses. Any other keyword is an error: nothing may go unchecked in silence. */
const KEYWORDS = new Set([
  '$ref',
  'additionalProperties',
  'anyOf',
  'enum',
  'items',
  'maxItems',
  'maxLength',
  'maximum',
  'minLength',
  'minimum',
  'nullable',
  'oneOf',
  'properties',
  'required',
  'type',
]);

/** The first thing in a value that a schema (the OpenAPI 3.0 kind) does not allow, with its place; undefined when all is well. */
export function schemaProblem(
  value: unknown,
  schema: Schema,
  schemas: Readonly<Record<string, Schema>>,
  place = '',
): string | undefined {
  const unknown = Object.keys(schema).find((keyword) => !KEYWORDS.has(keyword));
  if (unknown !== undefined) throw new Error(`The schema keyword "${unknown}" is not known here.`);
  const ref = schema['$ref'];
  if (typeof ref === 'string') {
    const target = schemas[ref.replace('#/components/schemas/', '')];
    if (target === undefined) throw new Error(`${ref} is not in the description.`);
    return schemaProblem(value, target, schemas, place);
  }
  if (value === null && (schema['nullable'] === true || (schema['enum'] as unknown[] | undefined)?.includes(null)))
    return undefined;
  return (
    typeProblem(value, schema, place) ??
    limitProblem(value, schema, place) ??
    alternativesProblem(value, schema, schemas, place) ??
    (Array.isArray(value) ? itemsProblem(value, schema, schemas, place) : undefined) ??
    (isObject(value) ? propertiesProblem(value, schema, schemas, place) : undefined)
  );
}

function typeProblem(value: unknown, schema: Schema, place: string): string | undefined {
  const type = schema['type'] as string | undefined;
  if (type === undefined) return undefined;
  const kinds = { string: 'string', boolean: 'boolean', number: 'number', integer: 'number' } as const;
  const right =
    type === 'array'
      ? Array.isArray(value)
      : type === 'object'
        ? isObject(value)
        : typeof value === kinds[type as keyof typeof kinds] && (type !== 'integer' || Number.isInteger(value));
  return right ? undefined : `${place} must be ${type}`;
}

function limitProblem(value: unknown, schema: Schema, place: string): string | undefined {
  const allowed = schema['enum'] as unknown[] | undefined;
  if (allowed !== undefined && !allowed.includes(value)) return `${place} must be one of ${allowed.join(', ')}`;
  const size = typeof value === 'string' ? [...value].length : typeof value === 'number' ? value : 0;
  const [least, most] =
    typeof value === 'string' ? [schema['minLength'], schema['maxLength']] : [schema['minimum'], schema['maximum']];
  if (typeof least === 'number' && size < least) return `${place} must be at least ${least}`;
  if (typeof most === 'number' && size > most) return `${place} must be at most ${most}`;
  const maxItems = schema['maxItems'];
  if (Array.isArray(value) && typeof maxItems === 'number' && value.length > maxItems) {
    return `${place} must have at most ${maxItems} items`;
  }
  return undefined;
}

/** `oneOf` is read as `anyOf`: with optional fields several alternatives may fit. */
function alternativesProblem(
  value: unknown,
  schema: Schema,
  schemas: Readonly<Record<string, Schema>>,
  place: string,
): string | undefined {
  const alternatives = (schema['anyOf'] ?? schema['oneOf']) as readonly Schema[] | undefined;
  if (alternatives === undefined) return undefined;
  // An alternative that only lists `required` speaks of the same object.
  const problems = alternatives.map((one) => schemaProblem(value, one, schemas, place));
  return problems.includes(undefined) ? undefined : problems[0];
}

function itemsProblem(
  value: readonly unknown[],
  schema: Schema,
  schemas: Readonly<Record<string, Schema>>,
  place: string,
): string | undefined {
  const items = schema['items'] as Schema | undefined;
  if (items === undefined) return undefined;
  return first(value.entries(), ([index, item]) => schemaProblem(item, items, schemas, `${place}/${index}`));
}

function propertiesProblem(
  value: Readonly<Record<string, unknown>>,
  schema: Schema,
  schemas: Readonly<Record<string, Schema>>,
  place: string,
): string | undefined {
  const missing = ((schema['required'] ?? []) as string[]).find((name) => value[name] === undefined);
  if (missing !== undefined) return `${place} must have ${missing}`;
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Schema>>;
  const others = schema['additionalProperties'];
  return first(Object.entries(value), ([name, inner]) => {
    const known = properties[name] ?? (isObject(others) ? others : undefined);
    if (known !== undefined) return schemaProblem(inner, known, schemas, `${place}/${name}`);
    return others === false ? `${place} must not have ${name}` : undefined;
  });
}

function first<T>(items: Iterable<T>, problem: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const found = problem(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
