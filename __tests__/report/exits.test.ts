import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createRedactor, type Redact } from '../../src/redact.js';
import { annotationsOf } from '../../src/report/annotations.js';
import { titleFor, type ChangeFacts } from '../../src/report/change-title.js';
import { renderComment, renderProgress } from '../../src/report/comment.js';
import { checkRunOf } from '../../src/report/check-run.js';
import { commitMessage } from '../../src/report/commit-message.js';
import { createLog } from '../../src/report/log.js';
import { outputsOf } from '../../src/report/outputs.js';
import { pullRequestBody } from '../../src/report/pull-request-body.js';
import { writeReportFile } from '../../src/report/report-file.js';
import type { RunReport } from '../../src/report/run-report.js';
import { renderStepSummary } from '../../src/report/step-summary.js';
import { renderTerminal } from '../../src/report/terminal.js';
import { openTranscript } from '../../src/report/transcript.js';
import { writeVerdictFile } from '../../src/report/verdict-file.js';
import type { VerdictRecord } from '../../src/report/verdict-record.js';
import { splitCode } from '../../src/text/code-regions.js';
import { ENCODINGS } from './encodings.js';
import { NOTHING_SECRET, PLAIN } from './report-samples.js';

const scratch = mkdtempSync(join(tmpdir(), 'greengate-exits-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const SECRET = 'sk-ant-api03-Zm9vYmFy+/q7"Secret_5Tz';
const redact = createRedactor([SECRET]);
/** All of them are tried on the cleaner itself. */
const SOME = ['as it is', 'reversed', 'in JSON', 'URL-encoded', 'in base64url', 'in hex', 'spaced', 'on several lines'];

/** Everything in a report that a model, a repository or a stranger can have written. */
function reportOf(text: string): RunReport {
  return {
    ...PLAIN,
    outcome: 'tests_failed',
    reason: text,
    answer: text,
    request: { trigger: 'mention', prompt: text, asker: text },
    tests: {
      state: 'failed',
      command: text,
      why: text,
      attempts: [
        { verdict: 'failed', exitCode: 1, durationMs: 1, summary: text, failures: [text], tail: `${text}\n${text}` },
      ],
    },
    models: [text, 'another'],
    files: [{ path: text, status: 'modified', added: 1, removed: 1 }],
    denials: [{ tool: text, subject: text, command: text, layer: 'deny-rule', rule: text, reason: text, remedy: text }],
    commands: [{ command: text, exitCode: 0, durationMs: 1 }],
    branch: { name: text, own: true },
    notes: [text],
    patch: text,
    offersPatch: true,
    hosts: [{ host: text, times: 2, refused: text }],
  };
}

const SHA = 'a'.repeat(40);

function verdictOf(text: string): VerdictRecord {
  const finding = { kind: text, file: text, line: 1, what: text };
  const run = {
    verdict: 'failed' as const,
    exitCode: 1,
    durationMs: 1,
    counts: null,
    failed: [{ name: text, file: text, message: text }],
  };
  return {
    greengate: 1,
    verdict: 'tampered',
    opens: false,
    reason: text,
    tree: SHA,
    startTree: SHA,
    command: text,
    tests: run,
    tamper: { verdict: 'suspicious', findings: [{ ...finding, test: text, declaredBy: text }], originals: run },
    baseline: { run, known: [text], fresh: [text] },
    flaky: [text],
    fix: { files: [text], onStart: 'fails', failing: [text] },
    checks: [{ name: text, command: text, state: 'failed', exitCode: 1, durationMs: 1 }],
    leftovers: [finding],
  };
}

function changeOf(text: string): ChangeFacts {
  const { asker: _asker, ...request } = { ...reportOf(text).request, asker: undefined };
  return { ...reportOf(text), threadTitle: text, request: { ...request, prompt: text } };
}

function logged(act: (log: ReturnType<typeof createLog>) => void, hide: Redact): string {
  const lines: string[] = [];
  act(createLog((line) => lines.push(line), hide, { commands: true }));
  return lines.join('\n');
}

type Render = (text: string, hide: Redact) => string;

/** Every way out of the process, by the file that opens it. Markdown is read by GitHub, the rest is plain. */
const EXITS: readonly (readonly [name: string, kind: 'markdown' | 'words' | 'plain', render: Render])[] = [
  ['comment, while it works', 'markdown', (text, hide) => renderProgress(progressOf(text), hide)],
  ['comment', 'markdown', (text, hide) => renderComment(reportOf(text), hide)],
  ['job summary', 'markdown', (text, hide) => renderStepSummary(reportOf(text), hide)],
  ['description of the pull request', 'markdown', (text, hide) => pullRequestBody(changeOf(text), hide)],
  ['title of the pull request', 'words', (text, hide) => titleFor(changeOf(text), hide)],
  ['commit message', 'words', (text, hide) => commitMessage(changeOf(text), hide)],
  ['output summary', 'words', (text, hide) => outputsOf(reportOf(text), hide).summary],
  ['outputs', 'plain', (text, hide) => Object.values(outputsOf(reportOf(text), hide)).join('\n')],
  ['terminal', 'plain', (text, hide) => renderTerminal(reportOf(text), hide)],
  ['log', 'plain', (text, hide) => logged((log) => log.info(text), hide)],
  ['annotations', 'plain', (text, hide) => logged((log) => annotationsOf(reportOf(text)).forEach(log.annotate), hide)],
  ['report file', 'markdown', (text, hide) => readFileSync(writeReportFile(reportOf(text), scratch, hide), 'utf8')],
  [
    'report as JSON',
    'plain',
    (text, hide) => (writeReportFile(reportOf(text), scratch, hide), read('greengate-report.json')),
  ],
  ['transcript', 'plain', transcriptOf],
  ['verdict file', 'plain', (text, hide) => readFileSync(writeVerdictFile(verdictOf(text), scratch, hide), 'utf8')],
  ['check run', 'markdown', (text, hide) => checkRunOf(verdictOf(text), SHA, hide).summary],
  ['annotations of the check run', 'plain', (text, hide) => JSON.stringify(checkRunOf(verdictOf(text), SHA, hide))],
];

function progressOf(text: string) {
  const plan = [{ text, done: false }];
  return { step: text, turns: 1, maxTurns: 2, costUsd: 0, plan, request: { trigger: 'mention', prompt: text } };
}

function transcriptOf(text: string, hide: Redact): string {
  const transcript = openTranscript(join(scratch, 'transcript.jsonl'), hide);
  transcript.message({ role: 'user', text, results: [{ callId: '1', content: text, isError: false }] });
  transcript.audit('call', { input: { [text]: text }, reason: text });
  return read('transcript.jsonl');
}

function read(name: string): string {
  return readFileSync(join(scratch, name), 'utf8');
}

describe.each(EXITS)('%s', (_name, kind, render) => {
  test('holds no secret in any spelling', () => {
    const found = ENCODINGS.filter(([name]) => SOME.includes(name)).filter(([, encode]) => {
      const text = `first line of it: ${encode(SECRET)} and more`;
      const out = render(text, redact);
      return redact(out) !== out || !out.includes('***');
    });
    expect(found.map(([name]) => name)).toEqual([]);
    // With nothing to hide the same text is there: it is the cleaner that took it away.
    expect(redact(render(`first line of it: ${SECRET}`, NOTHING_SECRET))).toContain('***');
  });

  test('holds nothing that has the form of a key', () => {
    const keys = ['sk-ant-api03-AAAAAAAAAAAAAAAAAAAAAA', `ghs_${'b'.repeat(36)}`, `AKIA${'C'.repeat(16)}`];
    for (const key of keys) {
      const out = render(`the key ${key} of it`, NOTHING_SECRET);
      expect(out).not.toContain(key.slice(0, 18));
      expect(out).toContain('***');
    }
  });

  if (kind === 'plain') return;

  test('calls nobody and closes nothing', () => {
    const prose = proseOf(
      render(
        'cc @octocat and @org/team, fixes #12, Closes: o/r#3, resolves https://github.com/o/r/issues/4',
        NOTHING_SECRET,
      ),
    );
    expect(prose).not.toMatch(/(?<![\w`])@(octocat|org)/);
    expect(prose).not.toMatch(/\b(fixes|closes|resolves)\b/i);
    expect(prose).toContain('octocat');
  });

  if (kind === 'words') return;

  test('loads nothing, links nowhere else and holds no HTML and no command of other robots', () => {
    const text = [
      'see ![x](https://evil.example/p.png?d=1) and ![y][r] and [here](https://evil.example) <https://evil.example/a>',
      '<img src="https://evil.example/q.png"><script>x</script><a href="//evil.example">y</a> www.evil.example',
      '<!-- greengate:mark -->',
      '[r]: https://evil.example/r.png',
      '/merge',
    ].join('\n');
    const prose = proseOf(render(text, NOTHING_SECRET));
    expect(prose).not.toMatch(
      /!\[[^\]]*\][[(]|<(img|script|a|!--)|\]\(<?(https:)?\/\/evil|https:\/\/evil|www\.evil|^\[r\]:|^\/merge/m,
    );
    expect(prose).toContain('evil');
  });
});

test('what leaves is bounded', () => {
  const long = reportOf('word '.repeat(5_000));
  const many = {
    ...long,
    notes: Array.from({ length: 60 }, () => long.reason),
    files: Array.from({ length: 60 }, (_, at) => ({ path: `${at}${long.reason}`, status: 'added' })),
  };
  expect(renderComment(many, NOTHING_SECRET).length).toBeLessThanOrEqual(60_000);
  expect(titleFor(changeOf(long.reason), NOTHING_SECRET).length).toBeLessThanOrEqual(70);
  expect(commitMessage(changeOf(long.reason), NOTHING_SECRET).length).toBeLessThan(4_000);
  expect(outputsOf(many, NOTHING_SECRET).summary.length).toBeLessThanOrEqual(2_000);
});

/** Where text leaves the process. A file that is new here needs a row in EXITS, or a reason. */
const DOORS: Readonly<Record<string, string>> = {
  'cli/': 'the terminal of whoever started it: text of a run by renderTerminal, outputsOf and the log',
  'github/check-run.ts': 'checkRunOf',
  'github/marked-comment.ts': 'renderComment, renderProgress',
  'github/pull-request.ts': 'titleFor, pullRequestBody',
  'github/acknowledge.ts': 'a reaction and the name of a label, no text',
  'index.ts': 'errors that nobody caught, by the log',
  'main.ts': 'the log; state is the path of a file',
  'post-step.ts': 'renderStepSummary, the log',
  'report/report-file.ts': 'the report as Markdown and as JSON',
  'report/transcript.ts': 'the transcript',
  'report/verdict-file.ts': 'the verdict as JSON',
  'run/checkout-credentials.ts': 'the configuration of a checkout, taken away and put back',
  'run/keep-as-patch.ts': 'a patch, which has to be applied as it is: live secrets only',
  'run/lent-workspace.ts': 'what the workspace was like before, for the post step alone',
  'run/remember.ts': 'word for the post step, read by it alone',
  'run/tell.ts': 'renderComment, renderStepSummary, outputsOf, the log, annotationsOf',
};

test('there is no other way out', () => {
  const src = fileURLToPath(new URL('../../src', import.meta.url));
  const sends =
    /\bconsole\.|process\.(stdout|stderr)\b|\bcore\.(summary|set|save|error|warning|notice|info|debug|group|export)|\b(writeFile|appendFile|writeFileSync|appendFileSync|createWriteStream)\(|\b(issues|pulls|reactions|checks|repos|git|actions)\.(create|update|remove|add|submit|dismiss|merge)\w*\(|\bgraphql\b/;
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !/^(demo|sandbox|git|tools|models|cli)\//.test(path),
  );
  const open = files.filter((path) =>
    sends.test(readFileSync(join(src, path), 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '')),
  );
  expect(open.sort()).toEqual(
    Object.keys(DOORS)
      .filter((path) => !path.endsWith('/'))
      .sort(),
  );
});

function proseOf(markdown: string): string {
  return splitCode(markdown)
    .filter(({ kind }) => kind === 'prose')
    .map(({ text }) => text)
    .join('');
}
