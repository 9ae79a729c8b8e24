import { afterEach, expect, test } from '@jest/globals';
import { bash, closeScenes, comment, ourComments, RIGHT, scene } from './scenes.js';
import { whenIsolated } from './when-isolated.js';

afterEach(closeScenes);

whenIsolated('what a command leaves in the workspace', () => {
  test.each([
    ['a folder behind a link', 'mv src lib && ln -s lib src'],
    ['a pipe', 'mkfifo pipe'],
    ['a folder that nobody may read', 'mkdir closed && echo x > closed/x && chmod 000 closed'],
  ])('is never an error of Greengate’s own: %s', async (_what, command) => {
    const world = await scene([{ calls: [RIGHT, bash(command)] }, { text: 'Done.' }]);
    const result = await comment(world);
    expect(result.outputs['outcome']).toBe('success');
    expect(ourComments(world)[0]).not.toMatch(/Greengate itself failed|working/i);
  });
});
