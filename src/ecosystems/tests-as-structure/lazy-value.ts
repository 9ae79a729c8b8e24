import type { Statement } from '../structure.js';
import { blocksIn } from './control.js';
import { headOf, render, type Line } from './tree.js';

/** RSpec's `let(:name) { value }` and `subject { value }` as the assignment that they are. */
export function lazyValue({ nodes, line }: Line): Statement | undefined {
  const found = /^(?:let!?|subject!?)(?:\(:?(\w+)\)?)?$/.exec(headOf(nodes));
  const [block, ...others] = blocksIn(nodes);
  if (found === null || block === undefined || others.length > 0) return undefined;
  return { text: `${found[1] ?? 'subject'}=${render(block.nodes)}`, line };
}
