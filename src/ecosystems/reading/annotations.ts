import { testCase } from './reading.js';
import type { TestCase } from './test-case.js';

/** "::error file=a.js,title=suite > test,line=3::message": all that some reporters for GitHub print. */
export function annotations(lines: readonly string[]): TestCase[] {
  return lines.flatMap((line) => {
    const [, properties, text = ''] = /^::error ([^:]+?)::(.*)$/.exec(line) ?? [];
    const value = (key: string) => new RegExp(`(?:^|,)${key}=([^,]*)`).exec(properties ?? '')?.[1];
    const name = value('title') ?? value('file');
    if (name === undefined) return [];
    return [
      testCase({ name: decoded(name), status: 'failed', file: value('file'), message: decoded(text).slice(0, 1_500) }),
    ];
  });
}

function decoded(text: string): string {
  return text
    .replaceAll('%0A', '\n')
    .replaceAll('%0D', '')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%25', '%');
}
