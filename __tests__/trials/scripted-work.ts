import type { Script, Turn } from '../../src/demo/model-script.js';
import type { Expectation } from './expectations.js';
import type { Manifest } from './manifest.js';

/** A model that looks at the first file, makes the manifest's edits and says that it is done, as often as it is asked. */
export function scriptedWork({ edits }: Manifest, expectation: Expectation): Script {
  const [first] = edits;
  const turns: Turn[] = [...(expectation.begins ?? [])];
  if (first !== undefined) {
    turns.push({ text: 'Reading.', calls: [{ tool: 'Read', input: { file_path: first.path } }] });
  }
  if (expectation.edits !== false) {
    const calls = edits.map(({ path, old_string, new_string }) => ({
      tool: 'Edit',
      input: { file_path: path, old_string, new_string },
    }));
    turns.push({ text: 'Changing it.', calls });
  }
  return (_request, turn) =>
    turns[turn] ?? { text: `That should be all.\nStatus: ${expectation.edits === false ? 'nothing to do' : 'done'}` };
}
