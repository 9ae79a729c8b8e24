import type { WithRunner } from '../ecosystem.js';
import { foundByJavaScript } from './discovered.js';
import { JAVASCRIPT_ENDINGS } from './endings.js';
import { denoTest } from './results.js';
import { javascriptStructure } from './structure.js';

export const deno: WithRunner = {
  name: 'Deno',
  endings: JAVASCRIPT_ENDINGS,
  testFiles: [],
  judgingFiles: [/^deno\.jsonc?$/],
  marker: /^deno\.(?:jsonc?|lock)$/,
  async detect(look) {
    if (!look.has('deno.json', 'deno.jsonc', 'deno.lock')) return [];
    const text = (await look.read('deno.json')) + (await look.read('deno.jsonc'));
    if (/"tasks"\s*:\s*\{[^}]*"test"\s*:/.test(text))
      return [{ command: 'deno task test', why: 'task "test" in deno.json' }];
    const tests = look.find(/(?:^|[/._])test\.[cm]?[jt]sx?$/);
    return tests.length > 0 ? [{ command: 'deno test', why: 'deno.json and test files' }] : [];
  },
  formats: [denoTest],
  zeroTests: [{ command: 'deno test', exitCode: 1, output: 'error: No test modules found\n' }],
  discovered: foundByJavaScript,
  structure: javascriptStructure,
};
