import { describe, expect, test } from '@jest/globals';

import { childEnvironment } from '../../src/sandbox/environment.js';

describe('the environment of a child process', () => {
  test.each([
    'INPUT_ANTHROPIC-API-KEY',
    'INPUT_GITHUB-TOKEN',
    'GITHUB_TOKEN',
    'GITHUB_OUTPUT',
    'GITHUB_ENV',
    'GITHUB_ACTOR',
    'ACTIONS_RUNTIME_TOKEN',
    'ACTIONS_ID_TOKEN_REQUEST_URL',
    'RUNNER_TEMP',
    'STATE_comment',
    'ANTHROPIC_API_KEY',
    'ANTHROPIC_BASE_URL',
    'NPM_TOKEN',
    'AWS_SECRET_ACCESS_KEY',
    'DB_PASSWORD',
    'NODE_OPTIONS',
    'LD_PRELOAD',
    'BASH_ENV',
    'ENV',
    'PYTHONPATH',
    'GIT_DIR',
    'GIT_CONFIG_COUNT',
    'SSH_AUTH_SOCK',
    'SOMETHING_NEW',
  ])('never holds %s', (name) => {
    expect(childEnvironment({ [name]: 'x' }, 'steered')).not.toHaveProperty([name]);
    expect(childEnvironment({ [name]: 'x' }, 'harness')).not.toHaveProperty([name]);
  });

  test.each([
    'PATH',
    'HOME',
    'LANG',
    'LC_ALL',
    'LC_CTYPE',
    'TZ',
    'JAVA_HOME',
    'JAVA_HOME_21_X64',
    'GOROOT',
    'CARGO_HOME',
  ])('passes %s on', (name) =>
    expect(childEnvironment({ [name]: 'value' }, 'steered')).toHaveProperty([name], 'value'),
  );

  test('keeps programs from asking, paging and colouring, whatever the source says', () => {
    const environment = childEnvironment({ TERM: 'xterm', CI: 'false', PAGER: 'less', SHLVL: '3' }, 'steered');
    expect(environment).toMatchObject({ TERM: 'dumb', CI: 'true', PAGER: 'cat', SHLVL: '1', GIT_TERMINAL_PROMPT: '0' });
  });

  test('what is added explicitly wins', () => {
    expect(childEnvironment({}, 'steered', { CI: 'no', EXTRA: '1' })).toMatchObject({ CI: 'no', EXTRA: '1' });
  });

  test.each([
    ['steered', 'http://proxy:3128', true],
    ['steered', 'http://user:word@proxy:3128', false],
    ['harness', 'http://user:word@proxy:3128', true],
  ] as const)('%s gets the proxy %s: %s', (trust, value, passed) => {
    expect('https_proxy' in childEnvironment({ https_proxy: value }, trust)).toBe(passed);
  });
});
