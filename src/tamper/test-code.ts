import { isTestPath } from '../ecosystems/test-paths.js';

/** Files with tests, and code that stands among tests or prepares them: helpers, setup files, conftest. */
export function isTestCode(path: string): boolean {
  return isTestPath(path) || AROUND.test(path);
}

const AROUND =
  /(^|\/)(conftest|sitecustomize|usercustomize)\.py$|(^|\/)(jest|vitest|mocha|test|karma)[._-]?setup|setup-?tests?\.|(spec|test)_helper|mocharc/i;
