import type { Price } from './prices.js';

/**
 * Prices of the user's own, a model on each line: its name, then US dollars per million tokens of input and of output.
 * They come before the known ones. Throws with what is wrong with a line.
 */
export function givenPrices(raw: string): ReadonlyMap<string, Price> {
  const lines = raw.split(/\r?\n/).map((line) => line.trim());
  return new Map(lines.filter((line) => line !== '' && !line.startsWith('#')).map(priceIn));
}

function priceIn(line: string): [string, Price] {
  const [name = '', input = '', output = '', ...rest] = line.split(/\s+/);
  const isPrice = (word: string): boolean => /^\d{1,6}(\.\d{1,9})?$/.test(word);
  if (!isPrice(input) || !isPrice(output) || rest.length > 0) {
    throw new Error(
      `takes a model, its price of input and its price of output on each line, in US dollars per million tokens, ` +
        `for example "my-model 3 15"; got "${line}".`,
    );
  }
  return [name, { input: Number(input), output: Number(output) }];
}
