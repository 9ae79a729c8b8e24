import { ECOSYSTEMS } from './index.js';

/** Folders that hold tests or what tests compare with, wherever they lie. */
const TEST_FOLDER =
  /(?:^|\/)(?:tests?|__tests?__|[\w.]*(?:Unit|Integration)?Tests?|[a-z][\w.]*[-._]tests?|e2e|cypress|androidTest|testFixtures|integration[-_]tests?|test[-_](?:support|helpers?|utils?))\//;

/** Folders that hold tests only where they lie at the top of a project or of one of its packages. */
const TOP_FOLDER = /^(?:(?:packages|apps|libs|crates|modules|services)\/[^/]+\/)?(?:specs?|t|xt|features|it)\//;

/** What tests compare with, or take their input from. */
const TEST_DATA =
  /(?:^|\/)(?:test[-_]?data|(?:__)?fixtures?(?:__)?|__snapshots__|__mocks__|__image_snapshots__|snapshots|goldens?|golden[-_]files)\/|\.snap$|\.golden$|\.(?:approved|verified|received)\.\w+$|\.ambr$|\.feature$/;

/** File names by which runners find tests, and the names of what they read round them. */
const TEST_NAME: readonly RegExp[] = ECOSYSTEMS.flatMap(({ testFiles }) => testFiles);

/** Whether the path is a test, or data of tests, by the names that runners and people use. */
export function isTestPath(path: string): boolean {
  return (
    TEST_FOLDER.test(path) || TOP_FOLDER.test(path) || TEST_DATA.test(path) || TEST_NAME.some((name) => name.test(path))
  );
}
