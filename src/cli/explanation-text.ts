import { byWhom } from '../report/words.js';
import type { Call, Explanation } from './explain-call.js';

/** The explanation as a person reads it. */
export function explanationText({ tool, input }: Call, told: Explanation): string {
  const named = input['command'] ?? input['file_path'] ?? input['path'];
  const what = typeof named === 'string' ? ` ${named}` : '';
  const lines = [
    `${behaviourWords(told)}  ${tool}${what}`,
    `Layer    ${byWhom(told, asItIs)}`,
    `Reason   ${told.reason}`,
    ...(told.remedy === undefined ? [] : [`Remedy   ${told.remedy}`]),
    ...(told.instead === undefined ? [] : [`Instead  ${told.instead}`]),
    `Beside others  ${told.concurrencySafe ? 'yes, it only reads' : 'no'}`,
  ];
  const parts = told.parts.map(
    (part) => `  ${behaviourWords(part)}  ${part.text}\n         ${byWhom(part, asItIs)}: ${part.reason}`,
  );
  return [...lines, ...(parts.length === 0 ? [] : ['Parts', ...parts])].join('\n');
}

function behaviourWords({
  behaviour,
  asked = false,
}: {
  readonly behaviour: string;
  readonly asked?: boolean;
}): string {
  return behaviour === 'allow' ? 'allow' : asked ? 'deny (ask)' : 'deny';
}

function asItIs(text: string): string {
  return text;
}
