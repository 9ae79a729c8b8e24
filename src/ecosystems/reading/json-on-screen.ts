import { z } from 'zod';

import { NOTHING, testCase, type Format, type Reading } from './reading.js';
import { parse, readJsonReport } from './report-json.js';

const words = z.string().catch('');
const count = z.number().catch(0);

/** mocha -R json-stream: an event a line. */
function mochaStream(lines: readonly string[]): Reading | undefined {
  const events = lines.filter((line) => /^\["(?:start|pass|fail|end)",\{/.test(line)).map(parse);
  const end = events.map((event) => STREAM_END.safeParse(event).data).findLast((one) => one !== undefined);
  if (events.length === 0) return undefined;
  const failed = events.flatMap((event) => {
    const one = STREAM_FAIL.safeParse(event).data;
    return one === undefined ? [] : [testCase({ name: one[1].fullTitle, status: 'failed', message: one[1].stack })];
  });
  if (end === undefined) return { failed, cutOff: true };
  const { passes, failures, pending } = end[1];
  return { counts: { ...NOTHING, passed: passes, failed: failures, skipped: pending }, failed };
}

const STREAM_FAIL = z.tuple([z.literal('fail'), z.object({ fullTitle: words, stack: words })]);
const STREAM_END = z.tuple([z.literal('end'), z.object({ passes: count, failures: count, pending: count })]);

/** One object on stdout, with whatever the tests printed around it. */
export const jsonOnScreen: Format = {
  name: 'json',
  signs: ['"stats"', '"summary"', '"numTotalTests"', '["start",', '["fail",', '["end",'],
  whole: true,
  read(lines) {
    const stream = mochaStream(lines);
    if (stream !== undefined) return stream;
    const whole = lines.findLast(
      (line) => line.startsWith('{"') && /"(?:numTotalTests|stats|summary|testResults)"/.test(line),
    );
    if (whole !== undefined) return readJsonReport(whole);
    const from = lines.indexOf('{');
    const to = lines.lastIndexOf('}');
    return from < 0 || to < from ? undefined : readJsonReport(lines.slice(from, to + 1).join('\n'));
  },
};
