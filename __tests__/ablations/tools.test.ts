import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { AnyTool } from '../../src/agent/tool.js';
import { createToolGate } from '../../src/gates/tool-gate.js';
import { allow, call, never } from '../gates/spy-gate.js';
import { tools, workspaceWith } from '../tools/workspace-for-test.js';
import { ablation } from './ablation.js';
import { withoutWall } from './without.js';

const FILE_TOOLS = ['Read', 'Write', 'Edit'];

test('D4m, P5: whatever the rules allow, what is outside stays unread and unchanged', () => {
  const untouched = async (change: (tool: AnyTool) => AnyTool): Promise<boolean> => {
    const workspace = workspaceWith({ 'a.txt': 'inside\n' });
    const outside = join(dirname(workspace), 'secret.txt');
    const gate = createToolGate({
      tools: tools.filter(({ name }) => FILE_TOOLS.includes(name)).map(change),
      workspace,
      // Every rule says yes: here the wall stands alone.
      decide: allow,
      redact: (text) => text,
      onAudit: () => {},
      onDenial: () => {},
    });
    const results = await gate.runTools(
      [
        call('1', 'Read', { file_path: '../secret.txt' }),
        call('2', 'Edit', { file_path: '../secret.txt', old_string: 'secret', new_string: 'changed' }),
        call('3', 'Write', { file_path: '../planted.txt', content: 'planted' }),
      ],
      never,
    );
    const failed = results.filter(({ isError }) => isError).length;
    // All of it or nothing: a wall with one hole is no wall, and no proof of one either.
    expect([0, 3]).toContain(failed);
    return failed === 3 && readFileSync(outside, 'utf8') === 'secret outside\n';
  };
  return ablation('path wall', 'what is outside stays unread and unchanged', {
    on: () => untouched((tool) => tool),
    off: () => untouched(withoutWall),
  });
});
