import {
  branchName,
  decimal,
  exactLogins,
  hostList,
  httpUrl,
  oneOf,
  oneWord,
  relativePath,
  ruleLines,
  serviceList,
  variableList,
  wholeNumber,
  yesNoOrNothing,
} from './config-values.js';
import { UserError } from './errors.js';
import { givenPrices } from './models/given-prices.js';
import type { Price } from './models/prices.js';
import type { Service } from './network/services.js';
import type { RuleLine } from './permissions/rules.js';
import type { VariableEntry } from './sandbox/given-variables.js';

/** One input of the Action, and the command-line flag of the same name. */
interface Input {
  readonly default: string;
}

/** Every input of action.yml, in its order. A test holds the two together. */
export const INPUTS = {
  'anthropic-api-key': { default: '' },
  'github-token': { default: '${{ github.token }}' },
  'base-url': { default: '' },
  model: { default: 'claude-sonnet-5-5' },
  'fallback-model': { default: '' },
  'model-prices': { default: '' },
  prompt: { default: '' },
  mode: { default: 'agent' },
  'trigger-phrase': { default: '/greengate' },
  label: { default: 'greengate' },
  assignee: { default: '' },
  'test-command': { default: '' },
  'setup-command': { default: '' },
  allow: { default: '' },
  ask: { default: '' },
  deny: { default: '' },
  'claude-settings': { default: '' },
  'max-turns': { default: '40' },
  'max-cost-usd': { default: '5' },
  'max-tokens': { default: '10000000' },
  'timeout-minutes': { default: '30' },
  'gate-attempts': { default: '3' },
  'max-denials': { default: '10' },
  sandbox: { default: 'auto' },
  network: { default: '' },
  'setup-network': { default: '' },
  services: { default: '' },
  env: { default: '' },
  'allowed-bots': { default: '' },
  'base-branch': { default: '' },
  'branch-prefix': { default: 'greengate/' },
  'on-red': { default: 'keep' },
  judge: { default: '' },
  'judge-model': { default: '' },
  'judge-cost-usd': { default: '0.05' },
  'publish-check': { default: 'false' },
  'dry-run': { default: 'false' },
  config: { default: '.github/greengate.yml' },
} as const satisfies Record<string, Input>;

export type InputName = keyof typeof INPUTS;

/** All settings of a run, checked once. */
export interface Config {
  readonly apiKey: string;
  readonly githubToken: string;
  readonly baseUrl?: string;
  readonly model: string;
  /** Empty: none. */
  readonly fallbackModel: string;
  readonly modelPrices: ReadonlyMap<string, Price>;
  readonly prompt: string;
  /** `gate`: no model, only the judgement of a pull request. */
  readonly mode: 'agent' | 'gate';
  readonly triggerPhrase: string;
  readonly label: string;
  readonly assignee: string;
  /** Empty: detect. `none`: the user says there are no tests. */
  readonly testCommand: string;
  readonly setupCommand: string;
  readonly allow: readonly RuleLine[];
  readonly ask: readonly RuleLine[];
  readonly deny: readonly RuleLine[];
  /** Undefined: as the settings file says. */
  readonly claudeSettings: boolean | undefined;
  readonly maxTurns: number;
  readonly maxCostUsd: number;
  /** 0: no limit. */
  readonly maxTokens: number;
  readonly timeoutMs: number;
  readonly gateAttempts: number;
  readonly maxDenials: number;
  readonly sandbox: 'auto' | 'required' | 'off';
  /** Hosts that commands may reach; undefined: as the settings file says. */
  readonly network: readonly string[] | undefined;
  /** Hosts that only the set-up may reach as well. */
  readonly setupNetwork: readonly string[] | undefined;
  /** TCP ports of this machine or its network that commands may reach; undefined: as the settings file says. */
  readonly services: readonly Service[] | undefined;
  /** Variables of the job that commands are given; undefined: as the settings file says. */
  readonly env: readonly VariableEntry[] | undefined;
  readonly allowedBots: readonly string[];
  readonly baseBranch: string;
  readonly branchPrefix: string;
  readonly onRed: 'keep' | 'discard';
  /** A model's second look at changes; undefined: as the settings file says. */
  readonly judge: boolean | undefined;
  /** Empty: the run's model. */
  readonly judgeModel: string;
  readonly judgeCostUsd: number;
  readonly publishCheck: boolean;
  readonly dryRun: boolean;
  readonly configPath: string;
}

/** Gives the raw text of an input; undefined or blank means "not set", and the default holds. */
export type InputSource = (name: InputName) => string | undefined;

/** Reads and checks every input. Throws one UserError that lists all that is wrong. */
export function readConfig(source: InputSource): Config {
  const problems: string[] = [];
  const text = (name: InputName): string => (source(name) ?? '').trim() || defaultOf(name);
  const parse = <T>(name: InputName, read: (raw: string) => T, fallback: T): T => {
    try {
      return read(text(name));
    } catch (error) {
      problems.push(`${name} ${(error as Error).message}`);
      return fallback;
    }
  };
  const baseUrl = parse('base-url', httpUrl, undefined);
  const config: Config = {
    apiKey: text('anthropic-api-key'),
    githubToken: text('github-token'),
    ...(baseUrl === undefined ? {} : { baseUrl }),
    model: text('model'),
    fallbackModel: text('fallback-model'),
    modelPrices: parse('model-prices', givenPrices, new Map()),
    prompt: text('prompt'),
    mode: parse('mode', oneOf('agent', 'gate'), 'agent'),
    triggerPhrase: parse('trigger-phrase', oneWord, ''),
    label: text('label'),
    assignee: text('assignee'),
    testCommand: text('test-command'),
    setupCommand: text('setup-command'),
    allow: ruleLines('allow', source('allow')),
    ask: ruleLines('ask', source('ask')),
    deny: ruleLines('deny', source('deny')),
    claudeSettings: parse('claude-settings', yesNoOrNothing, undefined),
    maxTurns: parse('max-turns', wholeNumber(1, 200), 1),
    maxCostUsd: parse('max-cost-usd', decimal(0.01, 1000), 1),
    maxTokens: parse('max-tokens', wholeNumber(0, 999_999_999), 0),
    timeoutMs: parse('timeout-minutes', decimal(0.05, 360), 1) * 60_000,
    gateAttempts: parse('gate-attempts', wholeNumber(1, 20), 1),
    maxDenials: parse('max-denials', wholeNumber(1, 1000), 1),
    sandbox: parse('sandbox', oneOf('auto', 'required', 'off'), 'auto'),
    network: parse('network', hostList, undefined),
    setupNetwork: parse('setup-network', hostList, undefined),
    services: parse('services', serviceList, undefined),
    env: parse('env', variableList, undefined),
    allowedBots: parse('allowed-bots', exactLogins, []),
    baseBranch: parse('base-branch', branchName, ''),
    branchPrefix: parse('branch-prefix', branchName, ''),
    onRed: parse('on-red', oneOf('keep', 'discard'), 'keep'),
    judge: parse('judge', yesNoOrNothing, undefined),
    judgeModel: text('judge-model'),
    judgeCostUsd: parse('judge-cost-usd', decimal(0.001, 100), 1),
    publishCheck: parse('publish-check', oneOf('true', 'false'), 'false') === 'true',
    dryRun: parse('dry-run', oneOf('true', 'false'), 'false') === 'true',
    configPath: parse('config', relativePath, ''),
  };
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  return config;
}

/** Checked only once the event is known to be a request, so that ignored events need no key. */
export function requireApiKey(config: Config, where: string): void {
  if (config.apiKey === '') throw new UserError(`anthropic-api-key is not set. ${where}`);
}

function defaultOf(name: InputName): string {
  const value: string = INPUTS[name].default;
  return value.startsWith('${{') ? '' : value;
}
