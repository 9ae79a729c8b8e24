import { fileURLToPath } from 'node:url';
import { startEmbeddedWorld, type EmbeddedWorld, type WorldOptions } from '../../src/demo/embedded-world.js';
import type { ApiResponse } from '../../src/demo/github/route.js';
import type { CommitOn } from '../../src/demo/sample-repository.js';
import { readContract } from './openapi.js';

export interface World extends EmbeddedWorld {
  /** What was sent that GitHub's description does not allow, and what the embedded server answered wrongly. */
  readonly violations: readonly string[];
}

/** The embedded world of the demo, with every request and answer of the REST API held against GitHub's description. */
export async function startWorld(
  options: Omit<WorldOptions, 'actionDirectory'> & { actionDirectory?: string },
): Promise<World> {
  const contract = await readContract();
  const violations: string[] = [];
  const world = await startEmbeddedWorld({
    ...options,
    actionDirectory: options.actionDirectory ?? PROJECT,
    onRequest: async (request) => {
      const problem = request.kind === 'api' ? contract.requestProblem(request) : undefined;
      if (problem !== undefined) {
        violations.push(problem);
        return unprocessable(problem);
      }
      return options.onRequest?.(request);
    },
    onResponse: (request, response) => {
      const problem = contract.responseProblem(request, response);
      if (problem !== undefined) violations.push(`answer to ${problem}`);
      options.onResponse?.(request, response);
    },
  });
  return { ...world, violations };
}

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

function unprocessable(problem: string): ApiResponse {
  const status = problem.includes('not in GitHub') ? 404 : 422;
  return { status, body: { message: problem, documentation_url: 'https://docs.github.com/rest' } };
}

/** A small JavaScript project whose one failing test is repaired by replacing `a - b` with `a + b` in src/sum.js. */
export const BROKEN_SUM: readonly CommitOn[] = [
  {
    message: 'Add sum',
    files: {
      'package.json': '{ "name": "sum", "private": true, "type": "module", "scripts": { "test": "node --test" } }\n',
      'src/sum.js': 'export function sum(a, b) {\n  return a - b;\n}\n',
      'test/sum.test.js': [
        "import test from 'node:test';",
        "import assert from 'node:assert/strict';",
        "import { sum } from '../src/sum.js';",
        "test('adds', () => assert.equal(sum(2, 3), 5));",
        '',
      ].join('\n'),
    },
  },
];
