import type { TestLanguage } from './structure.js';
import { C } from './c/tests.js';
import { CSHARP } from './dotnet/tests.js';
import { ELIXIR } from './elixir/tests.js';
import { GO } from './go/tests.js';
import { JAVA, KOTLIN } from './java/tests.js';
import { JAVASCRIPT } from './javascript/tests.js';
import { lightTestLanguage } from './tests-as-structure/light-test-language.js';
import { PERL } from './perl/tests.js';
import { PHP } from './php/tests.js';
import { PYTHON } from './python/tests.js';
import { RUBY } from './ruby/tests.js';
import { RUST } from './rust/tests.js';
import { SHELL } from './shell/tests.js';
import { SWIFT } from './swift/tests.js';

/** Every language whose tests are read as structure. */
export const LANGUAGES: readonly TestLanguage[] = [
  JAVASCRIPT,
  PYTHON,
  ...[RUST, JAVA, KOTLIN, GO, PERL, C, CSHARP, PHP, RUBY, SHELL, SWIFT, ELIXIR].map(lightTestLanguage),
];
