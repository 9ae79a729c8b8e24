import type { Mark } from '../structure.js';
import type { Line } from './tree.js';

/** The preprocessor's conditions that hold at a statement: `#if`, `#ifdef`, `#else`. */
export class Conditions {
  private readonly open: { text: string; condition: string }[] = [];

  /** Whether the statement is a directive, which is then taken note of. */
  take({ nodes }: Line): boolean {
    const [node] = nodes;
    if (node?.kind !== 'directive') return false;
    const [, word = '', rest = ''] = /^#\s*(\w+)\s*(.*)/s.exec(node.text) ?? [];
    const condition = rest.trim();
    if (/^if/.test(word))
      this.open.push({ text: node.text.trim(), condition: `${word === 'ifndef' ? '!' : ''}${condition}` });
    else if (/^el/.test(word)) {
      const last = this.open.pop();
      this.open.push({
        text: node.text.trim(),
        condition: condition === '' ? `!(${last?.condition ?? ''})` : condition,
      });
    } else if (word === 'endif') this.open.pop();
    return true;
  }

  marks(line: number): Mark[] {
    return this.open
      .filter(({ condition }) => !/^(?:1|true|!0|__cplusplus|!\w+_(?:H|HPP|INCLUDED)_*|!\(0\)|DEBUG)$/.test(condition))
      .map(({ text, condition }): Mark => ({
        kind: 'skip',
        text,
        line,
        ...(/^(?:0|false)$/.test(condition) ? {} : { condition }),
      }));
  }
}
