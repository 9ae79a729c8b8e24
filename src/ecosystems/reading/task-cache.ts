import { type Format } from './reading.js';

/** turbo and nx: what they took from their cache was not run. */
export const taskCache: Format = {
  name: 'task cache',
  signs: ['Cached:', 'from the cache'],
  read(lines) {
    const turbo = /^ *Cached: +(\d+) cached, (\d+) total$/.exec(
      lines.findLast((line) => /^ *Cached: +\d+ cached, \d+ total$/.test(line)) ?? '',
    );
    const all = turbo !== null && turbo[1] === turbo[2] && turbo[2] !== '0';
    const nx = lines.some((line) =>
      /^ *(?:Nx|>  ?NX) .*(?:read the output from the cache instead of running the command for (\d+) out of \1 tasks)/.test(
        line,
      ),
    );
    return all || nx ? { cachedOnly: true } : undefined;
  },
};
