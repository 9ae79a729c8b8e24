import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The part of action.yml that the runner acts on. */
export interface ActionMetadata {
  readonly main: string;
  readonly post?: string;
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
}

export async function readActionMetadata(directory: string): Promise<ActionMetadata> {
  const yaml = parse(await readFile(join(directory, 'action.yml'), 'utf8')) as {
    readonly inputs?: Readonly<Record<string, { readonly default?: unknown } | null>>;
    readonly runs: { readonly main: string; readonly post?: string };
  };
  const inputs = Object.entries(yaml.inputs ?? {}).map(([name, input]) => {
    const standard = input?.default;
    return [name, standard === undefined || standard === null ? {} : { default: text(standard) }] as const;
  });
  const { main, post } = yaml.runs;
  return {
    main: join(directory, main),
    ...(post === undefined ? {} : { post: join(directory, post) }),
    inputs: Object.fromEntries(inputs),
  };
}

/** `INPUT_*` variables: what the workflow gives, else the default; `${{ github.token }}` filled in. */
export function inputVariables(
  metadata: ActionMetadata,
  given: Readonly<Record<string, string>>,
  token: string,
): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, input] of Object.entries(metadata.inputs)) values[name] = input.default ?? '';
  Object.assign(values, given);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
      value.replace(/\$\{\{\s*github\.token\s*\}\}/g, token),
    ]),
  );
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
