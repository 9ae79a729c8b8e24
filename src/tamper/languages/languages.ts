import type { TestLanguage } from '../structure.js';

/** Every language whose tests are read as structure. */
export const LANGUAGES: readonly TestLanguage[] = [];
