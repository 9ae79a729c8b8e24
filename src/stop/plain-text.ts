// eslint-disable-next-line no-control-regex
const ESCAPES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\-_])/g;

/** Terminal output as a person would read it: no colours, line ends as \n, a redrawn line only in its last form. */
export function plainText(output: string): string {
  return output
    .replace(ESCAPES, '')
    .replace(/\r+\n/g, '\n')
    .replace(/^.*\r(?=[^\n])/gm, '')
    .replaceAll('\r', '');
}
