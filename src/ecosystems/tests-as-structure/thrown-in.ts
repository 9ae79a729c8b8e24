import { claim } from './bindings.js';
import { evenCode } from './matchers.js';
import type { Assertion } from '../structure.js';
import { render, type Line } from './tree.js';

/** `try { f(); fail(); } catch (E e) { … }` says that f throws E; undefined for any other `try`. */
export function thrownIn({ nodes, line }: Line, tried: readonly Line[]): Assertion | undefined {
  const last = render(tried.at(-1)?.nodes ?? []);
  const type = /\bcatch ?\(\\?([\w.\\]+)/.exec(render(nodes))?.[1];
  if (tried.length < 2 || type === undefined || !/^(?:\w+(?:\.|->|::)|\$this->)?fail\(/.test(last)) return undefined;
  const subject = evenCode(
    tried
      .slice(0, -1)
      .map((one) => render(one.nodes))
      .join(';'),
  );
  const expected = `${type}.class`;
  return { text: claim(subject, 'throws', expected), line, subject, matcher: 'throws', expected, strength: 'loose' };
}
