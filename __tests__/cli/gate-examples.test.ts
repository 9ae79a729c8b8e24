import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { gateBench, type GateBench } from './gate-bench.js';

interface Example {
  readonly title: string;
  readonly request: string;
  readonly files: Readonly<Record<string, string>>;
  readonly verdict: Record<string, unknown>;
}

const page = readFileSync(new URL('../../docs/gate.md', import.meta.url), 'utf8');
const section = page.split(/^## /m).find((part) => part.startsWith('Examples')) ?? '';
const [start = '', ...examples] = section.split(/^### /m);

/** Fenced blocks with the path that stands above each. */
function filesIn(text: string): Record<string, string> {
  const blocks = [...text.matchAll(/^`([^`\n]+)`\n\n```\w+\n([\s\S]*?)^```$/gm)];
  return Object.fromEntries(blocks.map(([, path = '', content = '']) => [path, content]));
}

function exampleIn(text: string): Example {
  const verdict = /^Verdict:\n\n```json\n([\s\S]*?)```/m.exec(text)?.[1] ?? '';
  return {
    title: text.slice(0, text.indexOf('\n')),
    request: [...text.matchAll(/^> (.*)$/gm)].map((match) => match[1]).join('\n'),
    files: filesIn(text),
    verdict: JSON.parse(verdict) as Record<string, unknown>,
  };
}

let bench: GateBench;
beforeAll(async () => void (bench = await gateBench()));
afterAll(() => bench.close());

describe('docs/gate.md', () => {
  test('has examples', () => {
    expect(examples.length).toBeGreaterThan(4);
    expect(Object.keys(filesIn(start))).toEqual(['package.json', 'src/cart.js', 'test/cart.test.js']);
  });

  test.each(examples.map(exampleIn))('$title: the verdict is as the page says', async ({ request, files, verdict }) => {
    const judged = await bench.folders({ start: filesIn(start), final: { ...filesIn(start), ...files }, request });
    expect(judged.record).toMatchObject(verdict);
    expect(judged.exitCode).toBe(verdict['opens'] === true ? 0 : 1);
  });
});
