import type { Layer } from '../permissions/verdict.js';
import type { Call, Explanation } from './explain-call.js';

const LAYER_WORDS: Readonly<Record<Layer, string>> = {
  hook: 'a hook',
  limit: 'hard limit',
  'deny-rule': 'deny rule',
  'ask-rule': 'ask rule',
  'allow-rule': 'allow rule',
  tool: "the tool's own opinion",
  isolation: "isolation's opinion",
  default: 'default',
};

/** The explanation as a person reads it. */
export function explanationText({ tool, input }: Call, told: Explanation): string {
  const named = input['command'] ?? input['file_path'] ?? input['path'];
  const what = typeof named === 'string' ? ` ${named}` : '';
  const lines = [
    `${behaviourWords(told)}  ${tool}${what}`,
    `Layer    ${byWhom(told)}`,
    `Reason   ${told.reason}`,
    ...(told.remedy === undefined ? [] : [`Remedy   ${told.remedy}`]),
    ...(told.instead === undefined ? [] : [`Instead  ${told.instead}`]),
    `Beside others  ${told.concurrencySafe ? 'yes, it only reads' : 'no'}`,
  ];
  const parts = told.parts.map(
    (part) => `  ${behaviourWords(part)}  ${part.text}\n         ${byWhom(part)}: ${part.reason}`,
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

function byWhom({ layer, rule }: { readonly layer: Layer; readonly rule?: string }): string {
  return rule === undefined ? LAYER_WORDS[layer] : `${LAYER_WORDS[layer]} ${rule}`;
}
