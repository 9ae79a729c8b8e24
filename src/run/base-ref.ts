import { INPUTS, type Config } from '../config.js';
import { UserError } from '../errors.js';
import { EMPTY_CONFIG_FILE, parseConfigFile, type ConfigFile } from '../config-file.js';
import type { TreeReader } from '../stop/detect.js';
import { detectTests } from '../stop/detect.js';

/** What a run believes of the repository: all of it from the base branch, nothing from what is being worked on. */
export interface BaseRef {
  readonly files: readonly string[];
  readonly configFile: ConfigFile;
  readonly instructionFiles: readonly { readonly path: string; readonly text: string }[];
  readonly tests: TestSettings;
}

export interface TestSettings {
  /** `none`: declared to have none. Undefined: none given and none found. */
  readonly command: string | undefined;
  readonly why: string;
  readonly others: readonly string[];
}

const INSTRUCTION_FILES = ['AGENTS.md', 'CLAUDE.md'];

export async function readBaseRef(tree: TreeReader, config: Config): Promise<BaseRef> {
  const [configFile, instructionFiles] = await Promise.all([readConfigFile(tree, config), readInstructions(tree)]);
  return { files: tree.files, configFile, instructionFiles, tests: await testSettings(tree, config, configFile) };
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
  const found = await detectTests(tree);
  return {
    command: found?.command,
    why: found === undefined ? 'none found' : `found as ${found.why}`,
    others: found?.candidates ?? [],
  };
}
