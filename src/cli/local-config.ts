import type { Config } from '../config.js';
import type { CommandParts } from './command.js';

/** On the command line the key, and where it is good for, may stand in the environment. */
export function localConfig(config: Config, variables: CommandParts['variables']): Config {
  const baseUrl = config.baseUrl ?? variables['ANTHROPIC_BASE_URL'];
  return {
    ...config,
    apiKey: config.apiKey || (variables['ANTHROPIC_API_KEY'] ?? ''),
    ...(baseUrl === undefined || baseUrl === '' ? {} : { baseUrl }),
  };
}
