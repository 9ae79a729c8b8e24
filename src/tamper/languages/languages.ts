import type { TestLanguage } from '../structure.js';
import { C } from './c.js';
import { CSHARP } from './csharp.js';
import { ELIXIR } from './elixir.js';
import { GO } from './go.js';
import { JAVA, KOTLIN } from './java.js';
import { JAVASCRIPT } from './javascript.js';
import { lightTestLanguage } from './light/light-test-language.js';
import { PERL } from './perl.js';
import { PHP } from './php.js';
import { PYTHON } from './python.js';
import { RUBY } from './ruby.js';
import { RUST } from './rust.js';
import { SHELL } from './shell.js';
import { SWIFT } from './swift.js';

/** Every language whose tests are read as structure. */
export const LANGUAGES: readonly TestLanguage[] = [
  JAVASCRIPT,
  PYTHON,
  ...[RUST, JAVA, KOTLIN, GO, PERL, C, CSHARP, PHP, RUBY, SHELL, SWIFT, ELIXIR].map(lightTestLanguage),
];
