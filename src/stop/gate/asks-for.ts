import { basename } from 'node:path';

const ABOUT_TESTS =
  /\b(?:fail(?:s|ed|ing|ures?)?|broken|red)\b[^.\n]{0,40}\b(?:tests?|specs?|suite|ci|build|checks?)\b|\b(?:tests?|specs?|suite|ci|build|checks?)\b[^.\n]{0,40}\b(?:fail(?:s|ed|ing|ures?)?|broken|red|pass(?:es|ing)?|green)\b/i;

/** Words that can only be code: `slug()`, snake_case, camelCase, a file, and what stands in backticks or quotes. */
const CODE_WORDS =
  /`([^`\n]+)`|"([^"\n]+)"|\b([A-Za-z_$][\w$]*)\(|\b([\w-]+\.[A-Za-z]{1,5})\b|\b([A-Za-z]+_\w+|[a-z]+[A-Z]\w*)\b/g;
const SHORTEST = 3;

/**
 * Is this failure what the request is about? It asks for tests to pass in general, and names none, or it names the test, its
 * file or what the test is called after. An old failure that was to be mended is no excuse.
 */
export function asksFor(request: string, name: string, file = ''): boolean {
  const target = namesIn(`${name} ${basename(file)}`);
  const words = codeWords(request);
  if (words.some((word) => isIn(word, target))) return true;
  return ABOUT_TESTS.test(request) && words.every((word) => !isTestLike(word));
}

function codeWords(request: string): string[] {
  const found = [...request.matchAll(CODE_WORDS)].flatMap((match) =>
    match.slice(1).filter((word) => word !== undefined),
  );
  return [...new Set(found.map((word) => word.toLowerCase().replace(/\(.*$/, '').trim()))].filter(
    (word) => word.length >= SHORTEST,
  );
}

/** As it is, and with the parts of camelCase apart. */
function namesIn(text: string): string {
  return `${text} ${text.replace(/([a-z0-9])([A-Z])/g, '$1 $2')}`.toLowerCase();
}

/** As a whole word, perhaps inflected: `add` is in "adds two" and not in "address". */
function isIn(word: string, target: string): boolean {
  for (let at = target.indexOf(word); at >= 0; at = target.indexOf(word, at + 1)) {
    const after = target.slice(at + word.length);
    if (!/[a-z0-9]/.test(target[at - 1] ?? ' ') && /^(?:e?s|e?d|ing|er)?(?![a-z0-9])/.test(after)) return true;
  }
  return false;
}

/** Does the request say which tests it means? */
function isTestLike(word: string): boolean {
  return /test|spec|::|›/.test(word);
}
