import type { TestCase } from '../../ecosystems/reading/test-case.js';
import type { TestRun } from '../test-run.js';

/**
 * Failures that are of a whole file or build which could not be loaded, and of no test in it: what it was to judge is
 * elsewhere by now, or called otherwise. They say nothing about the code.
 */
export function unloadedIn({ failed, tail }: TestRun): TestCase[] {
  return failed.filter(
    (one) => isWhole(one) && (one.status === 'error' || MISSING.test(`${one.message ?? ''}\n${tail}`)),
  );
}

function isWhole({ name, file, status }: TestCase): boolean {
  if (name === file || name === 'build') return true;
  if (file === undefined) return status === 'error' && PATH.test(name);
  const module = file.replace(/\.\w+$/, '').replaceAll('/', '.');
  return module === name || module.endsWith(`.${name}`);
}

/** A file, or a package by its address. */
const PATH = /^[\w.@-]*(?:\/[\w.@-]+)+$/;

/** Some runners tell of a file that did not load as of a test that failed. */
const MISSING =
  /ERR_MODULE_NOT_FOUND|Cannot find module|does not provide an export named|\bERR_PACKAGE_PATH_NOT_EXPORTED/;
