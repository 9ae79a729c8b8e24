import { expect, test } from '@jest/globals';
import { laptop } from './laptop.js';

test('the account of each event says what came of it, under the same headings', async () => {
  const here = await laptop([]);
  const { stdout } = await here.greengate(['demo'], { env: { ANTHROPIC_API_KEY: '', ANTHROPIC_BASE_URL: '' } });
  await here.close();
  const [head = '', ...scenes] = stdout.split(/^━━ \d of 3 · .+ ━━$/m);
  expect(head).toContain('a scripted model, three events');
  expect(scenes).toHaveLength(3);
  for (const [index, account] of scenes.entries()) {
    const posted = index === 2 ? 'The pull request it opened' : 'The comment it left';
    const refused = index === 2 ? 'Refused        nothing\n' : 'Refused\n';
    const headings = [`\n${posted}\n`, '\nThe change it pushed\n', '\nTests before   ', '\nTests after    '];
    const places = [...headings, `\n${refused}`, '\nOutcome        success, '].map((words) => account.indexOf(words));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  }
});
