import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { VerdictRecord } from '../src/report/verdict-record.js';
import type { TamperRow } from './tamper.js';

const DIST = fileURLToPath(new URL('../dist/index.js', import.meta.url));

/** The whole gate on one row, through the built product: both witnesses, where the row's tools are on this machine. */
export async function gateRow(row: TamperRow): Promise<VerdictRecord> {
  const folder = await mkdtemp(join(tmpdir(), 'greengate-row-'));
  try {
    await lay(join(folder, 'start'), row.before);
    await lay(join(folder, 'final'), { ...row.before, ...row.after });
    await writeFile(join(folder, 'request.txt'), row.request);
    const flags = ['--start', 'start', '--final', 'final', '--request', 'request.txt', '--command', row.test_command];
    const env = { ...process.env, TMPDIR: folder };
    const stdout = await new Promise<string>((resolve) => {
      execFile(process.execPath, [DIST, 'gate', ...flags, '--json'], { cwd: folder, env }, (_error, out) =>
        resolve(out),
      );
    });
    return JSON.parse(stdout) as VerdictRecord;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function lay(folder: string, files: Readonly<Record<string, string | null>>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    if (text === null) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
    if (text.startsWith('#!')) await chmod(join(folder, path), 0o755);
  }
}
