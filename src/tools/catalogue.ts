import type { Effect } from '../agent/tool.js';

/** The tools as rules know them, without making them: what each does, and the fields of its input. A test holds both together. */
export const TOOL_CATALOGUE: Readonly<Record<string, { readonly effect: Effect; readonly fields: readonly string[] }>> =
  {
    Bash: { effect: 'execute', fields: ['command', 'timeout', 'description'] },
    Read: { effect: 'read', fields: ['file_path', 'offset', 'limit'] },
    Write: { effect: 'write', fields: ['file_path', 'content'] },
    Edit: { effect: 'write', fields: ['file_path', 'old_string', 'new_string', 'replace_all'] },
    Glob: { effect: 'read', fields: ['pattern', 'path'] },
    Grep: {
      effect: 'read',
      fields: ['pattern', 'path', 'glob', 'output_mode', '-i', '-n', '-A', '-B', '-C', 'head_limit'],
    },
    UpdatePlan: { effect: 'none', fields: ['items'] },
    RunTests: { effect: 'none', fields: ['files', 'filter'] },
  };
