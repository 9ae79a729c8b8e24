import { expect, test } from '@jest/globals';
import { readStatement } from '../../src/agent/statement.js';

test.each<[string, string | undefined, string]>([
  ['Mended.\nStatus: done', 'done', 'Mended.'],
  ['Mended.\n\n**Status:** Done.\n', 'done', 'Mended.'],
  ['Mended.\n- `STATUS: done`', 'done', 'Mended.'],
  ['Mended.\n> _Status_: "done"', 'done', 'Mended.'],
  ['Mended.\n```\nStatus: done\n```', 'done', 'Mended.'],
  ['It adds.\nstatus = answered', 'answered', 'It adds.'],
  ['All fine.\nStatus: nothing-to-do', 'nothing to do', 'All fine.'],
  ['Status: nothing to do', 'nothing to do', ''],
  ['Nothing to do: it is so.', 'nothing to do', 'Nothing to do: it is so.'],
  ['No tool.\nStatus: blocked – no network', 'blocked', 'No tool.'],
  ['**BLOCKED:** no network', 'blocked', '**BLOCKED:** no network'],
  ['BLOCKED: no network\nStatus: done', 'blocked', 'BLOCKED: no network'],
  ['I tried.\nStatus: could not', 'could not', 'I tried.'],
  ["I tried.\nStatus: couldn't (too large)", 'could not', 'I tried.'],
  ['I tried.\nStatus: not done', 'could not', 'I tried.'],
  ['Half.\nStatus: done except the docs', undefined, 'Half.'],
  ['Half.\nStatus: perhaps', undefined, 'Half.\nStatus: perhaps'],
  ['Status: done\nBut one test is red.', undefined, 'Status: done\nBut one test is red.'],
  ['The door is no longer BLOCKED', undefined, 'The door is no longer BLOCKED'],
  ['', undefined, ''],
])('%j ends as %j, and people read %j', (message, end, text) => {
  expect(readStatement(message)).toMatchObject({ end, text });
});

test.each([
  ['**BLOCKED:** no network\nMore.', 'no network'],
  ['I tried.\nStatus: blocked: make is missing', 'make is missing'],
  ['The registry cannot be reached.\nMore.\nStatus: blocked', 'The registry cannot be reached.'],
  ['Mended.\nStatus: done', ''],
])('%j: what is missing is %j', (message, missing) => {
  expect(readStatement(message).missing).toBe(missing);
});
