/** A tree of files to look at: the workspace, or a commit that is not checked out. Paths are relative, with slashes. */
export interface TreeReader {
  readonly files: readonly string[];
  read(path: string): Promise<string | undefined>;
}

/** A command that the project's own CI runs for each change, and the folder it runs in ('' is the root). */
export interface CiCommand {
  readonly command: string;
  readonly dir: string;
  readonly file: string;
}

/** One folder of the tree as an ecosystem sees it: paths are relative to the folder. */
export class Look {
  readonly #tree: TreeReader;
  readonly #prefix: string;
  readonly files: readonly string[];
  /** What CI runs anywhere in the project. */
  readonly ci: readonly CiCommand[];

  /** Files in `hidden` folders belong to projects of their own and are not seen. */
  constructor(tree: TreeReader, { dir = '', hidden = [], ci = [] }: LookOptions = {}) {
    this.#tree = tree;
    this.ci = ci;
    this.#prefix = dir === '' ? '' : `${dir}/`;
    this.files = tree.files
      .filter((path) => path.startsWith(this.#prefix) && !hidden.some((other) => path.startsWith(`${other}/`)))
      .map((path) => path.slice(this.#prefix.length));
  }

  has(...paths: string[]): boolean {
    return paths.some((path) => this.files.includes(path));
  }

  find(pattern: RegExp): string[] {
    return this.files.filter((path) => pattern.test(path) && !FOREIGN.test(path));
  }

  async read(path: string): Promise<string> {
    const text = this.files.includes(path) ? await this.#tree.read(this.#prefix + path) : undefined;
    return (text ?? '').replace(/^\uFEFF/, '');
  }

  /** Does one of the first matching files hold the text? */
  async anyHolds(files: RegExp, text: RegExp): Promise<boolean> {
    for (const path of this.find(files).slice(0, MOST_READ)) if (text.test(await this.read(path))) return true;
    return false;
  }
}

export interface LookOptions {
  readonly dir?: string;
  readonly hidden?: readonly string[];
  readonly ci?: readonly CiCommand[];
}

const MOST_READ = 40;

/** Folders whose projects are material, not the project. */
export const FOREIGN =
  /(?:^|\/)(?:node_modules|vendor|third_party|examples?|fixtures?|__fixtures__|testdata|templates?|dist|target|\.venv|venv|site-packages)\//;

/** A path as one word of a shell command, never taken for an option. */
export function inShell(path: string): string {
  return /^\w[\w./-]*$/.test(path) ? path : `'./${path.replaceAll("'", `'\\''`)}'`;
}

/** A command that would run tests, and why it is thought so. */
export interface Candidate {
  readonly command: string;
  readonly why: string;
}

/** What must be done once before tests can run. */
export interface Setup {
  readonly command: string;
  readonly why: string;
  /** Paths that it makes: where one of them is there, it was done. Empty: what it makes lies outside of the project. */
  readonly provides: readonly string[];
  /** It only configures a build, and needs no network for it. */
  readonly offline?: true;
}

/** The lines of a TOML or INI section, without its head; sub-sections are sections of their own. */
export function sectionOf(text: string, name: string): string {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => line.trim() === `[${name}]`);
  if (from < 0) return '';
  const length = lines.slice(from + 1).findIndex((line) => /^\[[^\]]+\]\s*$/.test(line));
  return lines.slice(from + 1, length < 0 ? undefined : from + 1 + length).join('\n');
}

/** One project of one kind in the tree. */
export interface Part extends Candidate {
  readonly ecosystem: string;
  readonly dir: string;
  readonly others: readonly string[];
  readonly setup?: Setup;
}
