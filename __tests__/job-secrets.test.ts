import { describe, expect, test } from '@jest/globals';
import { environmentSecrets, forgetSecrets, inputSecrets } from '../src/job-secrets.js';

const JOB = {
  PATH: '/usr/bin',
  HOME: '/home/runner',
  GITHUB_OUTPUT: '/t/output',
  GITHUB_STATE: '/t/state',
  GITHUB_STEP_SUMMARY: '/t/summary',
  STATE_unfinished: '/t/unfinished.json',
  https_proxy: 'http://proxy.example:3128',
  RUNNER_TEMP: '/t',
  'INPUT_ANTHROPIC-API-KEY': 'sk-canary-0123456789',
  'INPUT_GITHUB-TOKEN': 'ghs_canary0123456789',
  INPUT_PROMPT: 'Fix it',
  GITHUB_TOKEN: 'ghs_canaryOfTheJob0123',
  GH_TOKEN: 'gho_canary0123456789',
  ANTHROPIC_API_KEY: 'sk-canary-of-the-job-01',
  ANTHROPIC_BASE_URL: 'https://elsewhere.example',
  ACTIONS_RUNTIME_TOKEN: 'canary-runtime-token-1',
  ACTIONS_RESULTS_URL: 'https://results.example/',
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'canary-id-token-12345',
  ACTIONS_ID_TOKEN_REQUEST_URL: 'https://id.example/',
  MY_SECRET: 'canary-of-the-job-51c0',
  AWS_SECRET_ACCESS_KEY: 'canary-of-aws-0123456789',
  DB_PASSWORD: 'short',
};

test('this process keeps no variable with a key, and those that it needs', () => {
  const left: Record<string, string | undefined> = { ...JOB };
  forgetSecrets(left);
  expect(Object.keys(left).sort()).toEqual(
    ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY', 'HOME', 'PATH', 'RUNNER_TEMP', 'STATE_unfinished']
      .concat('https_proxy')
      .sort(),
  );
});

describe('what may not leave', () => {
  test('are the two keys of the inputs, without white space', () => {
    const inputs: Record<string, string> = { 'anthropic-api-key': ' key-1\n', 'github-token': '' };
    expect(inputSecrets((name) => inputs[name])).toEqual(['key-1']);
  });

  test('are the tokens of the runner and of the job’s environment, not its names and numbers', () => {
    const found = environmentSecrets({ ...JOB, TOKEN: 'a name with blanks', NEXT_TOKEN: '12' });
    const wanted = ['GITHUB_TOKEN', 'GH_TOKEN', 'ANTHROPIC_API_KEY', 'ACTIONS_RUNTIME_TOKEN', 'MY_SECRET'] as const;
    for (const name of wanted) expect(found).toContain(JOB[name]);
    expect(found).toContain(JOB.AWS_SECRET_ACCESS_KEY);
    expect(found).toContain(JOB.ACTIONS_ID_TOKEN_REQUEST_TOKEN);
    for (const other of [JOB.PATH, JOB.DB_PASSWORD, 'a name with blanks', '12', JOB.ACTIONS_RESULTS_URL])
      expect(found).not.toContain(other);
  });
});
