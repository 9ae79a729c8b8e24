import { describe, expect, test } from '@jest/globals';
import { createGivenVariables, isSecretName, parseVariables } from '../../src/sandbox/given-variables.js';

const job = {
  PATH: '/usr/bin',
  GITHUB_TOKEN: 'ghs_runner',
  DATABASE_URL: 'postgres://localhost/app',
  RAILS_ENV: 'test',
  RAILS_MASTER_KEY_PATH: 'config/key',
  RAILS_API_KEY: 'rails-secret',
  STRIPE_API_KEY: 'sk_test_1',
  JAVA_HOME: '/opt/java',
};

function given(entries: readonly string[], environment: Readonly<Record<string, string>> = job) {
  const secrets: string[] = [];
  const variables = createGivenVariables({ environment, onSecrets: (values) => secrets.push(...values) });
  variables.permit(parseVariables(entries));
  return { ...variables.given(), secrets, withheld: variables.withheld() };
}

describe('variables of the job', () => {
  test('none is given until it is named', () => {
    expect(given([])).toEqual({ secrets: [], withheld: expect.arrayContaining(['DATABASE_URL', 'RAILS_ENV']) });
  });

  test('are given by name and by pattern; a name that the job has not is nothing', () => {
    expect(given(['DATABASE_URL', 'RAILS_*', 'NOT_SET'])).toMatchObject({
      DATABASE_URL: 'postgres://localhost/app',
      RAILS_ENV: 'test',
      RAILS_MASTER_KEY_PATH: 'config/key',
    });
    expect(given(['NOT_SET'])).not.toHaveProperty('NOT_SET');
  });

  test('may be written out, also with blanks and =', () => {
    expect(given(['APP_ENV=test', 'OPTIONS=--a=1 --b', 'EMPTY='])).toMatchObject({
      APP_ENV: 'test',
      OPTIONS: '--a=1 --b',
      EMPTY: '',
    });
  });

  test('a pattern means no secret; one that is spelled out is given, and kept out of all that leaves', () => {
    expect(given(['RAILS_*', '*_KEY', 'STRIPE*'])).not.toHaveProperty('RAILS_API_KEY');
    expect(given(['STRIPE*'])).toMatchObject({ secrets: [], withheld: expect.arrayContaining(['STRIPE_API_KEY']) });
    expect(given(['STRIPE_API_KEY', 'DB_PASSWORD=hunter2'])).toMatchObject({
      STRIPE_API_KEY: 'sk_test_1',
      DB_PASSWORD: 'hunter2',
      secrets: ['sk_test_1', 'hunter2'],
    });
  });

  test('what is withheld names what is the job’s own, and no variable of the runner or of tools', () => {
    expect(given(['DATABASE_URL']).withheld).toEqual(
      ['RAILS_API_KEY', 'RAILS_ENV', 'RAILS_MASTER_KEY_PATH', 'STRIPE_API_KEY'].sort(),
    );
  });

  test.each([
    ['GITHUB_TOKEN', /belongs to the runner/],
    ['GITHUB_*', /belongs to the runner/],
    ['ACTIONS_RUNTIME_TOKEN=x', /belongs to the runner/],
    ['INPUT_ANTHROPIC-API-KEY', /names of variables/],
    ['ANTHROPIC_API_KEY', /belongs to the runner/],
    ['LD_PRELOAD=/x.so', /how programs are started/],
    ['BASH_ENV', /how programs are started/],
    ['PATH=/x', /how programs are started/],
    ['PERL5OPT=-Mx', /how programs are started/],
    ['*', /names of variables/],
    ['A*=x', /names of variables/],
    ['1ST', /names of variables/],
    ['', /names of variables/],
  ])('%s is refused', (entry, words) => {
    expect(() => parseVariables([entry])).toThrow(words);
  });

  test.each(['NPM_TOKEN', 'DB_PASSWORD', 'STRIPE_API_KEY', 'AWS_ACCESS_KEY_ID', 'secret'])('%s is a secret', (name) =>
    expect(isSecretName(name)).toBe(true),
  );
  test.each(['DATABASE_URL', 'TOKENIZER', 'KEYBOARD', 'PASSWORDLESS'])('%s is none', (name) =>
    expect(isSecretName(name)).toBe(false),
  );
});
