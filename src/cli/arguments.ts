import { parseArgs, type ParseArgsConfig } from 'node:util';
import { INPUTS, type InputName, type InputSource } from '../config.js';
import { messageOf, UserError } from '../errors.js';

export interface Arguments {
  /** Inputs given as flags of the same name. */
  readonly source: InputSource;
  readonly json: boolean;
  readonly help: boolean;
}

/** Rules may be given several times; each is one line of the input. */
const REPEATABLE = new Set<InputName>(['allow', 'ask', 'deny', 'allowed-bots', 'network', 'model-prices']);

/** Reads `--max-turns 5 --test-command none --json …`. Throws UserError for an unknown flag or a missing value. */
export function parseArguments(args: readonly string[]): Arguments {
  const options = {
    ...Object.fromEntries(Object.keys(INPUTS).map((name) => [name, { type: 'string', multiple: true } as const])),
    json: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  const { values, positionals } = parse(spellOut(args), options);
  if (positionals.length > 0) {
    throw new UserError(
      `Unknown argument "${positionals[0]}". Everything is given by flags; the task is --prompt "…".`,
    );
  }
  const given = values as Readonly<Record<string, readonly string[] | boolean | undefined>>;
  return {
    source: (name) => {
      const value = given[name];
      if (!Array.isArray(value)) return undefined;
      if (value.length > 1 && !REPEATABLE.has(name))
        throw new UserError(`--${name} is given ${value.length} times; give it once.`);
      return value.join('\n');
    },
    json: given['json'] === true,
    help: given['help'] === true,
  };
}

function parse(args: string[], options: NonNullable<ParseArgsConfig['options']>) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UserError(`${messageOf(error)} The flags are the inputs of action.yml, and --json.`);
  }
}

/** `--dry-run` alone means `--dry-run true`. */
function spellOut(args: readonly string[]): string[] {
  return args.flatMap((arg, index) => {
    const next = args[index + 1];
    return arg === '--dry-run' && (next === undefined || next.startsWith('-')) ? ['--dry-run', 'true'] : [arg];
  });
}
