import type { Assertion } from '../structure.js';
import { fromChain } from './assertion.js';
import { render, textOf, type Line } from './tree.js';

/** An assertion that stands behind its value: `x.Should().Be(1)`, `x.ShouldBe(1)`, `_(x).must_equal 1`. */
export function assertedBehind({ nodes, line }: Line, word: RegExp, guard: string | undefined): Assertion | undefined {
  const at = nodes.findIndex((node, index) => index > 1 && word.test(textOf(node)) && textOf(nodes[index - 1]) === '.');
  if (at === -1) return undefined;
  const subject = render(nodes.slice(0, at - 1)).replace(/^(?:_|value|expect)\((.*)\)$/s, '$1');
  const own = textOf(nodes[at]);
  const rest = nodes.slice(at + 1);
  const [first] = rest;
  const bare = own.replace(/^(?:must|Should|should)_?|^wont_?/, '');
  const given =
    first?.kind === 'group' && first.open === '(' ? render(rest) : rest.length > 0 ? `(${render(rest)})` : '()';
  const chain =
    bare === ''
      ? render(rest.slice(1)).replace(/^\.Be\(/, '.Equal(')
      : `.${/^wont/.test(own) ? 'not.' : ''}${bare}${given}`;
  return fromChain(chain, subject, { text: render(nodes), line, ...(guard === undefined ? {} : { guard }) });
}
