import type { Finding } from '../types.js';
import type { Sentence } from './sentences.js';

/** How people name a platform, and how a condition in a test does. */
const PLATFORMS: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(win32|windows)\b/i, /win32|windows|\bnt\b|mswin|msys|_WIN32/i],
  [/\b(darwin|mac ?os|osx|mac)\b/i, /darwin|mac|osx|apple/i],
  [/\blinux\b/i, /linux/i],
  [/\b(on|in) (the )?(ci|github actions)\b/i, /\bCI\b|GITHUB_ACTIONS/],
  [/\b(arm|arm64|aarch64|32.?bit)\b/i, /arm|aarch|32/i],
  [/\b(node|python|java|ruby|php|go|rust|perl) ?v?\d/i, /version|\d/i],
  [/\b(docker|database|network|offline|gpu|root)\b/i, /docker|database|db|network|offline|connect|gpu|cuda|root|uid/i],
];

/** What can hold under a condition at all. */
const CONDITIONAL: readonly Finding['kind'][] = ['test-skipped', 'early-return', 'tests-excluded'];

/** Asked for one platform, it must hold on that one only. */
export function fitsCondition({ condition, kind }: Finding, { text }: Sentence): boolean {
  if (!CONDITIONAL.includes(kind)) return true;
  const asked = PLATFORMS.filter(([said]) => said.test(text));
  if (asked.length === 0) return true;
  if (condition === undefined) return false;
  const turned = /!=|(^|[^!])!(?!=)\w|\bnot\b/.test(condition);
  return asked.some(([, holds]) => holds.test(condition)) && !turned;
}
