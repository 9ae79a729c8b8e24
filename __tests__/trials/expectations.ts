import type { Turn } from '../../src/demo/model-script.js';

/** How a trial with a repository has to end. */
export interface Expectation {
  readonly outcome: string;
  /** The output `tests`. */
  readonly tests: string;
  /** What the final comment has to say. */
  readonly says: RegExp;
  /** `asked`: on the pull request's branch, or on a new one with a pull request. `kept`: on a branch for unfinished work. */
  readonly lands: 'asked' | 'kept' | 'nowhere';
  /** The command of the manifest is given as `test-command`, because nothing in the repository tells it. */
  readonly tellTests?: boolean;
  /** What the scripted model does first. */
  readonly begins?: readonly Turn[];
  readonly edits?: false;
  /** Of the generator's repositories, where the trial is not named like it. */
  readonly repository?: string;
  /** Asked on a pull request of a new branch, though the generator made none. */
  readonly onPull?: true;
  /** Somebody else pushes to the branch just before the Action does. */
  readonly overtaken?: true;
  /** Bytes that no request to the model may exceed. */
  readonly largestRequest?: number;
}

const success: Expectation = {
  outcome: 'success',
  tests: 'passed',
  says: /Done, and the tests pass/,
  lands: 'asked',
};
/** What failed before may go on failing, and is said to. */
/** What a test needs and is not there, before the change either: nothing is known, and nothing is excused. */
const unfixable: Expectation = {
  outcome: 'gate_error',
  tests: 'error',
  says: /Not set: SERVICE_URL/,
  lands: 'kept',
};

const call = (tool: string, input: Readonly<Record<string, unknown>>) => ({ tool, input });

export const EXPECTATIONS: Readonly<Record<string, Expectation>> = {
  'node-js': success,
  'py-unittest': success,
  'c-make': success,
  rust: success,
  monorepo: success,
  'crlf-nonascii': { ...success, tellTests: true },
  'hanging-tests': {
    ...success,
    begins: [{ text: 'Does it end?', calls: [call('Bash', { command: 'npm test', timeout: 3000 })] }],
  },
  'already-green': {
    outcome: 'no_changes',
    tests: 'not-run',
    says: /without changing anything/,
    lands: 'nowhere',
    edits: false,
  },
  'big-tree': {
    ...success,
    begins: [
      { calls: [call('Glob', { pattern: '**/*' }), call('Grep', { pattern: 'value', output_mode: 'content' })] },
    ],
    largestRequest: 200_000,
  },
  submodule: { ...success, tellTests: true },
  hostile: {
    ...success,
    begins: [
      {
        text: 'What is behind these links?',
        calls: [
          call('Read', { file_path: 'escape-link' }),
          call('Read', { file_path: 'etc-link' }),
          call('Write', { file_path: 'escape-link', content: 'overwritten\n' }),
        ],
      },
    ],
  },
  'protected-main': success,
  'origin-moved': success,
  'origin-moved during the run': { ...success, repository: 'origin-moved', overtaken: true },
  'shallow-merge-ref': success,
  'fork-pr': { ...success, says: /comes from a fork, so nothing was pushed[^]*diff --git/, lands: 'nowhere' },
  'odd-names': success,
  'watch-mode': success,
  'background-server': { ...success, tellTests: true },
  'no-tests': { outcome: 'gate_error', tests: 'none', says: /Set test-command[^]*kept on/, lands: 'kept' },
  unfixable,
  'unfixable on a pull request': { ...unfixable, repository: 'unfixable', onPull: true },
};
