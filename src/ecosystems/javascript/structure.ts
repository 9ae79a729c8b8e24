import type { Structure } from '../ecosystem.js';
import { inTurn } from '../in-turn.js';

export const javascriptStructure: Structure = {
  readable: /\.[cm]?[jt]sx?$/,
  tests: /(?:^|\/)__tests__\/|(?:^|\/)tests?\/|(?:[._-](?:test|spec)|(?:^|\/)(?:test|test-[^/]*))\.[cm]?[jt]sx?$/,
  around: true,
  read: async (text, path) => (await inTurn(() => import('./tests.js'))).readJavaScriptTests(text, path),
};
