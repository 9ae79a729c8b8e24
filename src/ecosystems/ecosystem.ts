import type { CiCommand, Candidate, Look, Setup } from './look.js';
import type { Format } from './reading/reading.js';
import type { Runner } from './runner.js';
import type { TestFile } from './structure.js';

/** Finds the command that runs the tests of one kind of project. First candidate: the one it stands for. */
export interface Detector {
  readonly name: string;
  /** Files that make a folder a project of this kind. */
  readonly marker: RegExp;
  detect(look: Look): Promise<readonly Candidate[]>;
  /** Asked with the command that was chosen. Undefined: nothing is needed, or the command sees to it. */
  setup?(look: Look, command: string): Promise<Setup | undefined>;
  /** Whether a command of the project's CI runs all of its tests. Absent: its own word needs no second one. */
  inCi?(command: CiCommand['command']): boolean;
}

/** What one language calls its files, and how its tests are read. */
interface Language {
  readonly name: string;
  /** How its files of source end, without the dot. */
  readonly endings: readonly string[];
  /** Paths by which its runners find tests. What lies in a folder of tests counts besides. */
  readonly testFiles: readonly RegExp[];
  /** Names, without folders, of what says how its tests are found, built, run and measured. */
  readonly judgingFiles: readonly RegExp[];
  /** `unread`: nobody reads these tests, so that only their number tells what became of them. */
  readonly structure: Structure | 'unread';
  /** Whether the runner finds a test file of this path by its own rules. Absent: taken as found. */
  readonly discovered?: (path: string, found: Found) => boolean;
  /** Its runners, as they are told to run a part of the tests. */
  readonly narrow?: readonly Runner[];
}

/** A language with tools of its own: who finds its tests reads what they print, an empty run included. */
export interface WithRunner extends Language, Detector {
  readonly formats: readonly [Format, ...Format[]];
  /** What its runners print where there is no test, each of them told by `formats`. A test holds them to it. */
  readonly zeroTests: readonly [EmptyRun, ...EmptyRun[]];
}

/** A language that others build and run, as make does C, and Gradle Kotlin. */
export interface WithoutRunner extends Language {
  readonly detect?: never;
  readonly formats?: readonly Format[];
}

/** All that is known of one language and its tools. Adding one is one more file, and its line in index.ts. */
export type Ecosystem = WithRunner | WithoutRunner;

export interface EmptyRun {
  readonly command: string;
  readonly exitCode: number;
  readonly output: string;
}

export interface Found {
  readonly command: string;
  /** Another file of the tests takes it in as a module. */
  readonly isModule: (path: string) => boolean;
}

/** How tests are read as structure. `read` never throws: what it cannot parse is `unreadable`. */
export interface Structure {
  /** Of the files of the language, those that can be read at all. Absent: all. */
  readonly readable?: RegExp;
  /** Of the files among tests, those that hold tests. Absent: all. */
  readonly tests?: RegExp;
  /** Tests stand beside the code they test, in any file. */
  readonly inSource?: true;
  /** Files among tests that hold none are read as source: what they define is used by those that do. */
  readonly around?: true;
  /** `whole`: the file lies among tests, so that all of it is about tests. */
  read(text: string, path: string, whole: boolean): Promise<TestFile>;
}
