import { z } from 'zod';
import type { ToolSpec } from '../agent/model.js';
import type { AnyTool } from '../agent/tool.js';

/** The tools as the model sees them. The zod schema is the only source: of the JSON schema, the types and the check. */
export function toolSpecs(tools: readonly AnyTool[]): ToolSpec[] {
  return tools.map(({ name, description, schema }) => ({ name, description, inputSchema: jsonSchemaOf(schema) }));
}

function jsonSchemaOf(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
}
