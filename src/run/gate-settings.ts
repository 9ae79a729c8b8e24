import { DEFAULT_SETTINGS, type GateSettings } from '../stop/gate/gate-parts.js';
import type { BaseRef } from './base-ref.js';

/** What the settings of the base say of the gate. */
export function gateSettings({ configFile }: Pick<BaseRef, 'configFile'>): GateSettings {
  const { tests, checks } = configFile;
  const largest = tests['max-file-mb'];
  return {
    policy: tests.policy ?? DEFAULT_SETTINGS.policy,
    flaky: tests.flaky ?? DEFAULT_SETTINGS.flaky,
    checks: Object.entries(checks).map(([name, command]) => ({ name, command })),
    protect: tests.protect,
    largestFileBytes: largest === undefined ? DEFAULT_SETTINGS.largestFileBytes : largest * 1024 * 1024,
  };
}
