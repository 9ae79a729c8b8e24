import { CLAUDE_SETTINGS, parseClaudeSettings, type ClaudeSettings } from '../claude-settings.js';
import { INPUTS, type Config } from '../config.js';
import { UserError } from '../errors.js';
import { EMPTY_CONFIG_FILE, parseConfigFile, type ConfigFile } from '../config-file.js';
import type { RuleBehaviour, RuleLine } from '../permissions/rules.js';
import { systemProgram } from '../sandbox/system-program.js';
import type { Setup, TreeReader } from '../stop/detect.js';

/** What a run believes of the repository: all of it from the base branch, nothing from what is being worked on. */
export interface BaseRef {
  readonly files: readonly string[];
  readonly configFile: ConfigFile;
  readonly instructionFiles: readonly { readonly path: string; readonly text: string }[];
  readonly tests: TestSettings;
  /** Permission rules of the settings file, and of Claude Code's where they are asked for. */
  readonly rules: Readonly<Record<RuleBehaviour, readonly RuleLine[]>>;
  /** What the user should know about the settings. */
  readonly warnings: readonly string[];
}

export interface TestSettings {
  /** `none`: declared to have none. Undefined: none given and none found. */
  readonly command: string | undefined;
  readonly why: string;
  readonly others: readonly string[];
  /** What was found to be needed before them; only with a command that was found too. */
  readonly setup?: Setup;
}

export const INSTRUCTION_FILES = ['AGENTS.md', 'CLAUDE.md'];

export async function readBaseRef(tree: TreeReader, config: Config): Promise<BaseRef> {
  const [configFile, instructionFiles] = await Promise.all([readConfigFile(tree, config), readInstructions(tree)]);
  const [tests, claude] = await Promise.all([
    testSettings(tree, config, configFile),
    readClaudeSettings(tree, config.claudeSettings ?? configFile['claude-settings']),
  ]);
  const list = (behaviour: RuleBehaviour) => [...configFile.permissions[behaviour], ...claude.rules[behaviour]];
  const rules = { allow: list('allow'), ask: list('ask'), deny: list('deny') };
  return { files: tree.files, configFile, instructionFiles, tests, rules, warnings: claude.warnings };
}

async function readClaudeSettings(tree: TreeReader, wanted: boolean): Promise<ClaudeSettings> {
  const none = { rules: { allow: [], ask: [], deny: [] }, warnings: [] };
  if (!wanted) return none;
  const text = tree.files.includes(CLAUDE_SETTINGS) ? await tree.read(CLAUDE_SETTINGS) : undefined;
  if (text !== undefined) return parseClaudeSettings(text);
  return { ...none, warnings: [`claude-settings is true, but there is no ${CLAUDE_SETTINGS} on the base branch.`] };
}

async function readConfigFile(tree: TreeReader, { configPath }: Config): Promise<ConfigFile> {
  if (configPath !== INPUTS.config.default && !tree.files.includes(configPath)) {
    throw new UserError(
      `config: there is no file "${configPath}" on the base branch. Correct the path, or leave the input out.`,
    );
  }
  const text = tree.files.includes(configPath) ? await tree.read(configPath) : undefined;
  return text === undefined ? EMPTY_CONFIG_FILE : parseConfigFile(configPath, text);
}

async function readInstructions(tree: TreeReader): Promise<BaseRef['instructionFiles']> {
  const found = INSTRUCTION_FILES.filter((path) => tree.files.includes(path));
  const texts = await Promise.all(found.map(async (path) => ({ path, text: (await tree.read(path)) ?? '' })));
  // Many repositories keep both names for the same text.
  return texts.filter(({ text }, at) => text.trim() !== '' && texts.findIndex((other) => other.text === text) === at);
}

async function testSettings(tree: TreeReader, config: Config, file: ConfigFile): Promise<TestSettings> {
  if (config.testCommand !== '') return { command: config.testCommand, why: 'set by test-command', others: [] };
  const own = file.tests.command?.trim() ?? '';
  if (own !== '') return { command: own, why: `set in ${config.configPath}`, others: [] };
  // All that is known of languages comes with it: loaded only where nobody says the command.
  const { detectTests } = await import('../stop/detect.js');
  const found = await detectTests(tree);
  if (found === undefined) return { command: undefined, why: 'none found', others: [] };
  return {
    command: inThisSystem(found.command),
    why: `found as ${found.why}`,
    others: found.candidates,
    ...(found.setup === undefined ? {} : { setup: found.setup }),
  };
}

/** Some systems have no `python` beside `python3`; where there are both they are the same. */
function inThisSystem(command: string): string {
  if (systemProgram('python') !== undefined || systemProgram('python3') === undefined) return command;
  return command.replace(/(^|&& |\()python /g, '$1python3 ');
}
