import type { Config } from '../config.js';
import type { BaseRef } from './base-ref.js';
import { permittedHosts } from './permitted-hosts.js';
import type { WhatToSetUp } from './set-up.js';

/** The settings decide; what was detected is for when they say nothing. */
export function whatToSetUp(config: Config, { configFile, tests }: BaseRef, isolation: string): WhatToSetUp {
  return {
    given: config.setupCommand || configFile.tests.setup,
    detected: tests.setup,
    online: isolation === 'plain' || permittedHosts(config, configFile).setup.length > 0,
  };
}
