import type { Structure } from '../ecosystem.js';
import { inTurn } from '../in-turn.js';
import type { LightLanguage } from './language.js';

/** A language of the light tables. Table and engine are loaded when the first file is read. */
export function lightStructure(
  language: () => Promise<LightLanguage>,
  more: Pick<Structure, 'tests' | 'inSource'> = {},
): Structure {
  return {
    ...more,
    async read(text, _path, whole) {
      const { readLight } = await inTurn(() => import('./read-light.js'));
      return readLight(text, await inTurn(language), whole);
    },
  };
}
