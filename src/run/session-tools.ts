import type { AnyTool } from '../agent/tool.js';
import { hookGate } from '../gates/hook-gate.js';
import { createToolGate, type ToolGate } from '../gates/tool-gate.js';
import type { Progress } from '../report/run-report.js';
import type { Narrow } from '../stop/gate/gate-parts.js';
import type { TestsPass } from '../stop/tests-pass.js';
import { quoteWith } from '../text/fence.js';
import { TOOL_CATALOGUE } from '../tools/catalogue.js';
import { createTools } from '../tools/index.js';
import { withSecretFiles } from './secret-files.js';
import { withSecondOpinion } from './second-opinion.js';
import type { SessionNotes } from './session-notes.js';
import type { SessionParts } from './session-parts.js';

export interface SessionToolsParts extends Omit<SessionParts, 'gate'> {
  readonly notes: SessionNotes;
  /** The command for a part of the tests. */
  readonly narrow: Narrow;
  /** The gate's own run of the tests, which the model may ask for. */
  readonly gate: TestsPass;
  readonly onPlan: (items: NonNullable<Progress['plan']>) => void;
  /** A hook wants no more work to be done. */
  readonly endRun: (reason: string) => void;
}

/** A session's tools behind their gate; what becomes of each call is noted down. */
export function sessionTools(parts: SessionToolsParts): ToolGate {
  const { repository, spill, isOffered, cancel, redact, transcript, log, notes, userHooks, endRun } = parts;
  const { workspace } = repository;
  // Redacted before it is cut: half a secret would no longer be found.
  const short = (text: string): string => redact(text).slice(0, 200);
  return createToolGate({
    tools: withSecretFiles(toolsOf(parts), { ...parts, workspace }),
    workspace,
    decide: withSecondOpinion({ ...parts, workspace, signal: cancel }),
    isOffered,
    redact,
    spill,
    ...hookGate({ ...userHooks, workspace, endRun }),
    onAudit: (record) => {
      if (record.end !== 'discarded') notes.toolUses += 1;
      if (record.end === 'ran' && TOOL_CATALOGUE[record.tool]?.effect !== 'none') notes.ranIn = notes.turns;
      notes.written.note(record);
      transcript.audit('call', { ...record });
    },
    // What a killed run was at: the record of a call is written when it has ended and its turn has come.
    onState: ({ id, name }, state) => {
      if (state === 'executing') transcript.audit('call-begun', { callId: id, tool: name });
    },
    onDenial: (denial) => {
      notes.denials.push(denial);
      notes.deniedIn = notes.turns;
      log.info(`Refused ${denial.tool}: ${short(denial.subject)} (${short(denial.reason)})`);
    },
  });
}

function toolsOf(parts: SessionToolsParts): readonly AnyTool[] {
  const { sandbox, spill, isReadOnly, decide, notes, onPlan, testCommand, gate, nonce } = parts;
  return createTools({
    sandbox,
    spill,
    isReadOnly,
    mayRead: (path) => decide({ tool: 'Read', effect: 'read', subject: path }).behaviour === 'allow',
    onCommand: (command) => notes.commands.push(command),
    onPlan,
    quote: quoteWith(nonce),
    ...(testCommand === undefined
      ? {}
      : {
          runTests: async ({ files = [], filter }, signal) => {
            const isPart = files.length > 0 || filter !== undefined;
            const line = isPart
              ? parts.narrow(testCommand, { files, ...(filter === undefined ? {} : { filter }) })
              : testCommand;
            if (line === undefined) return undefined;
            const { run, reused, tree } = await gate.run(line, signal);
            if (isPart) notes.parts.push({ tree, run });
            return { ...run, reused };
          },
        }),
  });
}
