import type { WithoutRunner } from '../ecosystem.js';
import { lightStructure } from '../tests-as-structure/light-structure.js';
import { classNames } from '../test-names.js';
import { foundByJvm } from './discovered.js';

/** Built and run by Gradle and Maven. */
export const kotlin: WithoutRunner = {
  name: 'Kotlin',
  endings: ['kt', 'kts'],
  testFiles: [classNames('kt', 'kts')],
  judgingFiles: [],
  discovered: (path, found) => /\.kts$/.test(path) || foundByJvm(path, found),
  structure: lightStructure(async () => (await import('./tests.js')).KOTLIN),
};
