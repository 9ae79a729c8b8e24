import { parseArgs, type ParseArgsConfig } from 'node:util';
import { INPUTS, type InputName, type InputSource } from '../config.js';
import { messageOf, UserError } from '../errors.js';

export interface Arguments {
  /** Inputs given as flags of the same name. */
  readonly source: InputSource;
  readonly json: boolean;
  readonly help: boolean;
  /** Flags that only this command has, as they were given. */
  readonly own: Readonly<Record<string, string | boolean>>;
  readonly positionals: readonly string[];
}

/** What a command takes besides the inputs. */
interface OwnArguments {
  readonly flags?: Readonly<Record<string, 'string' | 'boolean'>>;
  readonly positionals?: number;
}

/** Rules may be given several times; each is one line of the input. */
const REPEATABLE = new Set<InputName>([
  'allow',
  'ask',
  'deny',
  'allowed-bots',
  'network',
  'setup-network',
  'services',
  'env',
  'model-prices',
]);

/** Reads `--max-turns 5 --test-command none --json …`. Throws UserError for an unknown flag or a missing value. */
export function parseArguments(
  args: readonly string[],
  { flags = {}, positionals: most = 0 }: OwnArguments = {},
): Arguments {
  const options = {
    ...Object.fromEntries(Object.entries(flags).map(([name, type]) => [name, { type }])),
    ...Object.fromEntries(Object.keys(INPUTS).map((name) => [name, { type: 'string', multiple: true } as const])),
    json: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  const { values, positionals } = parse(spellOut(args), options, Object.keys(flags));
  if (positionals.length > most) {
    const hint = most === 0 ? ' Everything is given by flags; the task is --prompt "…".' : '';
    throw new UserError(`Unknown argument "${positionals[most]}".${hint}`);
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
    own: Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(flags, name))) as Arguments['own'],
    positionals,
  };
}

function parse(args: string[], options: NonNullable<ParseArgsConfig['options']>, own: readonly string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UserError(
      `${messageOf(error)} The flags are the inputs of action.yml, and ${['json', ...own].map((name) => `--${name}`).join(', ')}.`,
    );
  }
}

/** `--dry-run` alone means `--dry-run true`. */
function spellOut(args: readonly string[]): string[] {
  return args.flatMap((arg, index) => {
    const next = args[index + 1];
    return arg === '--dry-run' && (next === undefined || next.startsWith('-')) ? ['--dry-run', 'true'] : [arg];
  });
}
