import type { ConfigFile } from '../config-file.js';
import type { Config } from '../config.js';
import type { NetworkLists } from '../network/network.js';

/** What commands and the set-up may reach: as the inputs say, else the settings file of the base branch. */
export function permittedHosts(
  { network, setupNetwork }: Pick<Config, 'network' | 'setupNetwork'>,
  file: Pick<ConfigFile, 'network' | 'setup-network'>,
): NetworkLists {
  const commands = network ?? file.network;
  return { commands, setup: [...commands, ...(setupNetwork ?? file['setup-network'])] };
}
