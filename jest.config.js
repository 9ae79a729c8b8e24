import { availableParallelism } from 'node:os';

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.ts'],
  // Which tests are heavy: see .github/CONTRIBUTING.md.
  testPathIgnorePatterns: ['/node_modules/', '\\.heavy\\.test\\.ts$'],
  // Only what hangs shall fail by it, also where much else is running.
  testTimeout: 600_000,
  // Most tests wait for processes: as many at once as there are cores, and never one alone.
  maxWorkers: Math.max(2, availableParallelism()),
  // In the repository, where it outlives the temporary folder and "npm ci".
  cacheDirectory: '<rootDir>/.cache/jest',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
};
