import type { TestLanguage } from '../structure.js';
import { JAVASCRIPT } from './javascript.js';
import { PYTHON } from './python.js';

/** Every language whose tests are read as structure. */
export const LANGUAGES: readonly TestLanguage[] = [JAVASCRIPT, PYTHON];
