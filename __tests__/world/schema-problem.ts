import { Ajv, type ValidateFunction } from 'ajv';

export interface Schema {
  readonly [keyword: string]: unknown;
}

const compiled = new WeakMap<Schema, ValidateFunction>();
const validators = new WeakMap<Readonly<Record<string, Schema>>, Ajv>();

/** The first thing in a value that a schema (the OpenAPI 3.0 kind) does not allow, with its place; undefined when all is well. */
export function schemaProblem(
  value: unknown,
  schema: Schema,
  schemas: Readonly<Record<string, Schema>>,
  place = '',
): string | undefined {
  const validate = compiled.get(schema) ?? compile(schema, schemas);
  if (validate(value)) return undefined;
  const problem = validate.errors?.[0];
  const allowed = problem?.params['allowedValues'] as unknown[] | undefined;
  const which = allowed === undefined ? '' : `: ${allowed.join(', ')}`;
  return `${place}${problem?.instancePath ?? ''} ${problem?.message ?? 'is not valid'}${which}`;
}

function compile(schema: Schema, schemas: Readonly<Record<string, Schema>>): ValidateFunction {
  const validate = validatorFor(schemas).compile(asJsonSchema(schema) as Schema);
  compiled.set(schema, validate);
  return validate;
}

function validatorFor(schemas: Readonly<Record<string, Schema>>): Ajv {
  const known = validators.get(schemas);
  if (known !== undefined) return known;
  // Every keyword of the description must be known: nothing may go unchecked in silence.
  const ajv = new Ajv({ strictSchema: true, strictTypes: false, strictRequired: false, allowUnionTypes: true });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(asJsonSchema(schema) as Schema, idOf(name));
  validators.set(schemas, ajv);
  return ajv;
}

function idOf(name: string): string {
  return `schema:${name}`;
}

/** OpenAPI 3.0's own words in those of JSON Schema; `oneOf` is read as `anyOf`, as several alternatives may fit. */
function asJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asJsonSchema);
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, ...rest } = value as Schema;
  const schema = Object.fromEntries(
    Object.entries(rest).map(([key, inner]) => {
      if (key === '$ref') return [key, idOf(String(inner).replace('#/components/schemas/', ''))];
      return [key === 'oneOf' ? 'anyOf' : key, asJsonSchema(inner)];
    }),
  );
  const takesNull = nullable === true || (Array.isArray(rest['enum']) && rest['enum'].includes(null));
  return takesNull ? { anyOf: [schema, { type: 'null' }] } : schema;
}
