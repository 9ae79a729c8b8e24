import { describe, expect, test } from '@jest/globals';
import { allOf, kindsOf, readChange } from '../change-of.js';
import * as edits from './edits.js';

describe.each(Object.entries(edits))('%s', (_, { path, command, text, edits: rows }) => {
  test.each(rows)('%s', async (_name, was, is, ...kinds) => {
    if (!text.includes(was)) throw new Error(`not in the start file: ${was}`);
    const reading = await readChange({ [path]: text }, { [path]: text.replace(was, () => is) }, { command });
    const found = kindsOf(allOf(reading));
    expect(found).toEqual(kinds.length === 0 ? [] : expect.arrayContaining(kinds));
  });

  test('white space and blank lines are nothing', async () => {
    const reading = await readChange({ [path]: text }, { [path]: text.replaceAll('\n\n', '\n\n\n') }, { command });
    expect(allOf(reading)).toEqual([]);
  });
});
