import { merged, testCase, type Format } from '../reading/reading.js';

export const shunit2: Format = {
  name: 'shunit2',
  signs: ['Ran '],
  read(lines) {
    const total = lines.reduce((sum, line) => sum + Number(/^Ran (\d+) tests?\.$/.exec(line)?.[1] ?? 0), 0);
    if (
      !lines.some((line) => /^(?:OK|FAILED \(.*\))$/.test(line)) ||
      !lines.some((line) => /^Ran \d+ tests?\.$/.test(line))
    )
      return undefined;
    // One red test counts once for each assertion there; the names of the tests stand before them.
    let name = '';
    const red = merged(
      lines.flatMap((line) => {
        name = /^(test\w+)$/.exec(line)?.[1] ?? name;
        const message = /^(?:ASSERT|shunit2:ERROR)[: ](.*)$/.exec(line)?.[1];
        return message === undefined || name === '' ? [] : [testCase({ name, status: 'failed', message })];
      }),
    );
    const skipped = Number(lines.map((line) => /skipped=(\d+)/.exec(line)?.[1]).findLast((n) => n !== undefined) ?? 0);
    return {
      counts: { passed: Math.max(0, total - red.length - skipped), failed: red.length, skipped },
      failed: red,
      noTests: total === 0,
    };
  },
};
