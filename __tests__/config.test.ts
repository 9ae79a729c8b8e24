import { describe, expect, test } from '@jest/globals';
import { INPUTS, readConfig, requireApiKey, type InputName } from '../src/config.js';
import { UserError } from '../src/errors.js';

const read = (given: Partial<Record<InputName, string>>) => readConfig((name) => given[name]);

describe('inputs', () => {
  test('defaults hold for what is not set or blank', () => {
    expect(read({ 'max-turns': '  ' })).toEqual({
      apiKey: '',
      githubToken: '',
      model: 'claude-sonnet-5-5',
      fallbackModel: '',
      modelPrices: new Map(),
      prompt: '',
      mode: 'agent',
      triggerPhrase: '/greengate',
      label: 'greengate',
      assignee: '',
      testCommand: '',
      setupCommand: '',
      allow: [],
      claudeSettings: undefined,
      ask: [],
      deny: [],
      maxTurns: 40,
      maxCostUsd: 5,
      maxTokens: 10_000_000,
      timeoutMs: 1_800_000,
      gateAttempts: 3,
      maxDenials: 10,
      sandbox: 'auto',
      network: undefined,
      setupNetwork: undefined,
      services: undefined,
      env: undefined,
      allowedBots: [],
      baseBranch: '',
      branchPrefix: 'greengate/',
      onRed: 'keep',
      judge: undefined,
      judgeModel: '',
      judgeCostUsd: 0.05,
      publishCheck: false,
      dryRun: false,
      configPath: '.github/greengate.yml',
    });
  });

  test('values are read', () => {
    const config = read({
      'base-url': 'http://127.0.0.1:8080/x',
      allow: 'Bash(make:*)\r\n\n  # a comment\nEdit(docs/**)\n',
      'max-cost-usd': '0.5',
      'max-tokens': '0',
      'model-prices': 'my-model 3 15\n\n  # mine\nother/model@1  0.25 1.5\n',
      'timeout-minutes': '0.5',
      'allowed-bots': 'renovate[bot], dependabot[bot]',
      network: 'example.org *.Example.com',
      'setup-network': 'none',
      services: 'localhost:5432, redis:6379',
      env: 'DATABASE_URL RAILS_*\nOPTIONS=--a --b',
      'dry-run': 'TRUE',
      'on-red': 'Discard',
      config: './tools/greengate.yml',
    });
    expect(config).toMatchObject({
      baseUrl: 'http://127.0.0.1:8080/x',
      allow: [
        { text: 'Bash(make:*)', where: 'allow, line 1' },
        { text: 'Edit(docs/**)', where: 'allow, line 4' },
      ],
      maxCostUsd: 0.5,
      maxTokens: 0,
      modelPrices: new Map([
        ['my-model', { input: 3, output: 15 }],
        ['other/model@1', { input: 0.25, output: 1.5 }],
      ]),
      timeoutMs: 30_000,
      allowedBots: ['renovate[bot]', 'dependabot[bot]'],
      network: ['example.org', '*.example.com'],
      setupNetwork: [],
      services: [
        { host: 'localhost', port: 5432 },
        { host: 'redis', port: 6379 },
      ],
      env: [
        { kind: 'name', name: 'DATABASE_URL' },
        { kind: 'pattern', pattern: 'RAILS_*' },
        { kind: 'value', name: 'OPTIONS', value: '--a --b' },
      ],
      dryRun: true,
      onRed: 'discard',
      configPath: 'tools/greengate.yml',
    });
  });

  test.each<[InputName, string, RegExp]>([
    ['max-turns', 'many', /max-turns must be a whole number from 1 to 200, got "many"/],
    ['max-turns', '0', /from 1 to 200/],
    ['max-turns', '1e3', /got "1e3"/],
    ['max-turns', '-1', /got "-1"/],
    ['max-cost-usd', '0', /max-cost-usd must be a number/],
    ['max-cost-usd', 'Infinity', /got "Infinity"/],
    ['max-tokens', '-5', /max-tokens must be a whole number/],
    ['model-prices', 'my-model 3', /model-prices takes a model, its price of input .* got "my-model 3"/],
    ['model-prices', 'my-model 3 15 20', /got "my-model 3 15 20"/],
    ['model-prices', 'my-model: -3 15', /got "my-model: -3 15"/],
    ['timeout-minutes', 'NaN', /timeout-minutes/],
    ['gate-attempts', '1.5', /gate-attempts must be a whole number/],
    ['max-denials', '', /^$/],
    ['sandbox', 'yes', /sandbox must be one of auto, required, off, got "yes"/],
    ['on-red', 'drop', /on-red must be one of keep, discard/],
    ['dry-run', 'maybe', /dry-run must be one of true, false/],
    ['base-url', 'ftp://x', /base-url must be an http or https URL/],
    ['trigger-phrase', 'hey you', /trigger-phrase must be one word/],
    ['allowed-bots', '*', /no patterns/],
    ['allowed-bots', 'some[bot]*', /no patterns/],
    ['network', 'https://x.org', /host names/],
    ['setup-network', '127.0.0.1', /host names/],
    ['services', 'localhost', /services takes .* with a port, such as localhost:5432/],
    ['env', 'GITHUB_TOKEN', /env cannot name what belongs to the runner/],
    ['base-branch', 'a..b', /base-branch is not a valid git branch name/],
    ['base-branch', '--force', /not a valid git branch name/],
    ['branch-prefix', 'a b/', /branch-prefix is not a valid git branch name/],
    ['config', '/etc/passwd', /config must be a path inside the repository/],
    ['config', 'a/../../b', /inside the repository/],
  ])('%s: "%s"', (name, value, message) => {
    if (value === '') return void expect(() => read({ [name]: value })).not.toThrow();
    expect(() => read({ [name]: value })).toThrow(UserError);
    expect(() => read({ [name]: value })).toThrow(message);
  });

  test('everything that is wrong is told at once, each on its line', () => {
    expect(() => read({ 'max-turns': 'x', sandbox: 'y' })).toThrow(/^max-turns .*\nsandbox .*$/);
  });

  test('a missing key is named together with where to set it', () => {
    expect(() => requireApiKey(read({}), 'Set it there.')).toThrow('anthropic-api-key is not set. Set it there.');
    expect(() => requireApiKey(read({ 'anthropic-api-key': 'k' }), '')).not.toThrow();
  });

  test('each input has a default', () => {
    for (const input of Object.values(INPUTS)) expect(typeof input.default).toBe('string');
  });
});
