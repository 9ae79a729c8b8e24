import { z } from 'zod';
import type { Scene } from '../demo/story.js';

/** What one scene of the demo led to. */
export interface SceneResult {
  readonly kind: Scene['kind'];
  readonly title: string;
  readonly exitCode: number;
  /** The Action's outputs. */
  readonly outputs: Readonly<Record<string, string>>;
  /** The comment, or the pull request where there is no thread to comment on. */
  readonly posted: string;
  readonly diff: string;
  readonly testsBefore: string;
  readonly testsAfter: string;
  readonly seconds: number;
}

const DENIALS = z.array(
  z.object({
    tool: z.string(),
    subject: z.string(),
    command: z.string().optional(),
    reason: z.string(),
    remedy: z.string(),
  }),
);

/** The scene's outcome as a person reads it. */
export function accountOf(result: SceneResult): string {
  const { outputs, seconds } = result;
  const denials = DENIALS.parse(JSON.parse(outputs['denials'] || '[]'));
  const refused = denials.map(
    ({ tool, subject, command = subject, reason, remedy }) => `  ${tool}: ${command}\n    ${reason}\n    ${remedy}`,
  );
  return [
    '',
    block(result.kind === 'schedule' ? 'The pull request it opened' : 'The comment it left', result.posted),
    block('The change it pushed', result.diff || '(none)'),
    `Tests before   ${result.testsBefore}`,
    `Tests after    ${result.testsAfter}`,
    denials.length === 0 ? 'Refused        nothing' : `Refused\n${refused.join('\n')}`,
    `Outcome        ${outputs['outcome'] ?? ''}, ${outputs['turns'] ?? ''} turns, $${outputs['cost-usd'] ?? ''}, ${seconds.toFixed(1)} s`,
  ].join('\n');
}

function block(title: string, text: string): string {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => `  │ ${line}`);
  return `${title}\n${lines.join('\n')}\n`;
}
