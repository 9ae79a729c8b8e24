import { ARCHIVERS } from './archives.js';
import { BUILTINS } from './builtins.js';
import { CODE } from './code.js';
import { FILTERS } from './filters.js';
import { GIT } from './git.js';
import { NETWORK } from './network.js';
import { NPM } from './npm.js';
import { PACKAGES } from './packages.js';
import { READERS } from './readers.js';
import { SEARCHERS } from './search.js';
import { SHELLS } from './shells.js';
import { SYSTEM } from './system.js';
import { TEST_RUNNERS } from './tests.js';
import type { Row } from './use.js';
import { WRAPPERS } from './wrappers.js';
import { WRITERS } from './writers.js';

/** All that is known about commands. Adding one is a row in the file of its kind; what is not here needs a rule. */
export const COMMANDS: ReadonlyMap<string, Row> = new Map([
  ...READERS,
  ...SEARCHERS,
  ...FILTERS,
  ...BUILTINS,
  ...GIT,
  ...WRITERS,
  ...ARCHIVERS,
  ...TEST_RUNNERS,
  ...CODE,
  ...NPM,
  ...PACKAGES,
  ...WRAPPERS,
  ...SHELLS,
  ...NETWORK,
  ...SYSTEM,
]);
