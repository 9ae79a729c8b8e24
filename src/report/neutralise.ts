const BREAK = '\u200b';

const MENTION = /(?<![A-Za-z0-9])@(?=[A-Za-z0-9])/g;
// GitHub closes issues for `fixes #1`, `fixes: o/r#1`, `fixes GH-1` and `fixes https://…/issues/1`, formatting between or not.
const CLOSING =
  /\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?=[\s:*_~`\\[(<"']{1,20}(?:#|gh-|https?:|[\w.-]{1,100}\/[\w.-]{1,100}#))/gi;

/** Takes the power out of @mentions and closing keywords; the words read the same. Also for commit messages. */
export function neutralise(text: string): string {
  return text
    .replace(MENTION, `@${BREAK}`)
    .replace(CLOSING, (keyword) => `${keyword.slice(0, 1)}${BREAK}${keyword.slice(1)}`);
}
