import type { Config } from '../config.js';
import type { Isolation } from '../sandbox/types.js';
import type { BaseRef } from './base-ref.js';
import { permittedNetwork } from './permit.js';
import type { WhatToSetUp } from './set-up.js';

/** The settings decide; what was detected is for when they say nothing. */
export async function whatToSetUp(
  config: Config,
  { configFile, tests }: BaseRef,
  choose: () => Promise<{ readonly isolation: Isolation }>,
): Promise<WhatToSetUp> {
  const given = config.setupCommand || configFile.tests.setup;
  const { setup } = tests;
  if (setup === undefined) return { given, detected: undefined, online: false };
  const { isolation } = await choose();
  return {
    given,
    detected: isolation === 'none' ? undefined : setup,
    online: isolation === 'plain' || permittedNetwork(config, configFile).setup.length > 0,
  };
}
