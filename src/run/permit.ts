import type { ConfigFile } from '../config-file.js';
import type { Config } from '../config.js';
import type { TestsReport } from '../report/run-report.js';
import type { Network, NetworkLists } from '../network/network.js';
import type { GivenVariables } from '../sandbox/given-variables.js';

/** What steered processes get of the job beyond the workspace and the tools: nothing, until it is permitted. */
export interface JobMeans {
  readonly network: Network;
  readonly given: GivenVariables;
}

type Inputs = Pick<Config, 'network' | 'setupNetwork' | 'services' | 'env'>;
type Settings = Pick<ConfigFile, 'network' | 'setup-network' | 'services' | 'env'>;

/** Permits what the inputs say, else what the settings file of the base branch says. Never called for a stranger's code. */
export function permit({ network, given }: JobMeans, inputs: Inputs, settings: Settings): void {
  network.permit(permittedNetwork(inputs, settings));
  given.permit(inputs.env ?? settings.env);
}

export function permittedNetwork(
  { network, setupNetwork, services }: Omit<Inputs, 'env'>,
  settings: Omit<Settings, 'env'>,
): NetworkLists {
  const commands = network ?? settings.network;
  return {
    commands,
    setup: [...commands, ...(setupNetwork ?? settings['setup-network'])],
    services: services ?? settings.services,
  };
}

const MOST_NAMES = 20;

/** Tests that are red may want what the job has and they were not given: one note with the names, if there are any. */
export function withheldNote({ given }: JobMeans, tests: TestsReport['state']): string[] {
  const names = tests === 'failed' || tests === 'error' || tests === 'known-failures' ? given.withheld() : [];
  if (names.length === 0) return [];
  const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '';
  const list = names.slice(0, MOST_NAMES).join(', ');
  return [
    `The tests were not given these variables of the job: ${list}${more}. The input env hands over what they need.`,
  ];
}
