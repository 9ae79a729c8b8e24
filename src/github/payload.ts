import { z } from 'zod';

/** GitHub writes null where a field has no value; here it is absent. */
function optional<T extends z.ZodType>(schema: T) {
  return schema.nullish().transform((value) => value ?? undefined);
}

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const user = optional(z.object({ login: z.string() }));
const id = z.number().int();
const headRepository = optional(z.object({ full_name: z.string() }));

const issue = z.object({
  number: id,
  title: text,
  body: text,
  pull_request: optional(z.object({})),
  state: optional(z.string()),
  user,
  updated_at: optional(z.string()),
});

const pullRequest = z.object({
  number: id,
  title: text,
  body: text,
  draft: optional(z.boolean()).transform((draft) => draft ?? false),
  head: z.object({ ref: z.string(), sha: z.string(), repo: headRepository }),
  base: z.object({ ref: z.string() }),
  user,
  updated_at: optional(z.string()),
});

const comment = z.object({
  id,
  body: text,
  user,
  created_at: optional(z.string()),
  path: optional(z.string()),
  line: optional(z.number()),
  original_line: optional(z.number()),
  diff_hunk: optional(z.string()),
});

const workflowRun = z.object({
  conclusion: optional(z.string()),
  head_branch: optional(z.string()),
  head_sha: optional(z.string()),
  head_repository: headRepository,
  pull_requests: optional(z.array(z.object({ number: id }))).transform((list) => list ?? []),
  html_url: optional(z.string()),
  updated_at: optional(z.string()),
});

/** A webhook payload, reduced to the fields that are read. Everything else passes unseen. */
export const PAYLOAD = z.object({
  action: optional(z.string()),
  repository: optional(z.object({ full_name: z.string(), default_branch: optional(z.string()) })),
  // A sender whose type is not told has an empty one, and only `User` and `Bot` may ask.
  sender: optional(z.object({ login: z.string(), id, type: text })),
  ref: optional(z.string()),
  issue: optional(issue),
  pull_request: optional(pullRequest),
  comment: optional(comment),
  review: optional(z.object({ id, body: text, user, submitted_at: optional(z.string()) })),
  label: optional(z.object({ name: z.string() })),
  assignee: optional(z.object({ login: z.string() })),
  deleted: optional(z.boolean()),
  inputs: optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))).transform(texts),
  workflow_run: optional(workflowRun),
});

/** Of an event that no trigger knows: its other fields may have the same names and other shapes. */
export const UNKNOWN_PAYLOAD = PAYLOAD.pick({ action: true, repository: true, sender: true });

export type Payload = Partial<z.infer<typeof PAYLOAD>>;

function texts(
  inputs: Record<string, string | number | boolean | null> | undefined,
): Record<string, string> | undefined {
  if (inputs === undefined) return undefined;
  return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, value === null ? '' : String(value)]));
}
