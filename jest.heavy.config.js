import fast from './jest.config.js';

/** Which tests are heavy: see .github/CONTRIBUTING.md.
 * @type {import('jest').Config} */
export default { ...fast, testMatch: ['**/*.heavy.test.ts'], testPathIgnorePatterns: ['/node_modules/'] };
