import { expect, jest, test } from '@jest/globals';
import { laptop } from './laptop.js';

jest.setTimeout(120_000);

test('demo --json prints one object: three events, three successes', async () => {
  const { greengate, close } = await laptop([]);
  try {
    const env = { ANTHROPIC_API_KEY: '', ANTHROPIC_BASE_URL: '' };
    const result = await greengate(['demo', '--json'], { env });
    expect(result.exitCode).toBe(0);
    const success = { comment: 'success', label: 'success', schedule: 'success' };
    expect(JSON.parse(result.stdout)).toMatchObject({ outcomes: success });
  } finally {
    await close();
  }
});
