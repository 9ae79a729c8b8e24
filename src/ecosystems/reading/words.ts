import { lineFormat } from './reading.js';

/** What home-made runners print. */
export const words = lineFormat({
  name: 'words',
  signs: [' passed'],
  line: /^(?:Results?: |Total: |Summary: )?(?<passed>\d+) passed[,;] (?<failed>\d+) failed(?:[,;] (?<skipped>\d+) skipped)?\.?$/,
  failure: /^(?:FAIL(?:ED)?|not ok|✗|✘|×)[: ]+(?<name>.+?)(?: \((?<message>.+)\))?$/,
});
