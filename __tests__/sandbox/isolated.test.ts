import { describe, expect, test } from '@jest/globals';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { foldersOf } from '../../src/sandbox/mount.js';
import { newGround, runner, sandboxOn, triedWays, type Ground } from './ways.js';

const CANARY = 'canary-3f9a1c7e';
const ways = await triedWays();
// Where bwrap has its option, the same without it shows nothing new.
const runs = ways.filter(
  ({ name, failure }, at) =>
    failure === undefined && !(name.startsWith('bwrap ') && ways[at - 1]?.failure === undefined),
);

for (const { name, failure } of ways)
  (failure === undefined ? test : test.skip)(
    `${name} can be had${failure === undefined ? '' : `: ${failure}`}`,
    () => {},
  );

test('this machine has at least one way', () => {
  expect(runs.length).toBeGreaterThan(process.platform === 'linux' ? 0 : -1);
});

describe.each([...runs])('by $name', ({ name }) => {
  const ground = newGround({ GITHUB_TOKEN: CANARY, INPUT_KEY: CANARY });
  plant(ground);
  // Seconds that nobody else on this machine sleeps.
  const long = `300.${process.pid}${runs.findIndex((one) => one.name === name)}`;
  const sandbox = sandboxOn(name, ground);
  const run = runner(sandbox, ground.workspace);

  test('the workspace is where it is, and files in it are the user’s own', async () => {
    expect(await run('pwd; echo made > made.txt; cat kept.txt')).toMatchObject({
      output: `${ground.workspace}\nkept\n`,
      exitCode: 0,
      ending: 'exited',
      strays: 0,
    });
    expect(readFileSync(join(ground.workspace, 'made.txt'), 'utf8')).toBe('made\n');
    expect(statSync(join(ground.workspace, 'made.txt')).uid).toBe(process.getuid?.());
    expect((await run('id -u')).output).toBe(`${process.getuid?.()}\n`);
  });

  test.each([
    ['echo bad > .git/config'],
    ['rm -rf .git/hooks'],
    ['mv .git old'],
    ['ln -sfn /tmp .git'],
    ['chmod 777 .git'],
    ['echo bad > /usr/bad'],
    ['echo bad > /etc/bad'],
    ['echo bad > /bad'],
    ['mkdir /run/bad'],
    ['read -r old < /proc/sys/vm/swappiness && echo $old > /proc/sys/vm/swappiness'],
    ['echo bad > /sys/devices/system/cpu/bad'],
  ])('S11b: %s fails', async (script) => {
    expect(await run(script)).not.toMatchObject({ exitCode: 0 });
    expect(readdirSync(ground.workspace).sort()).not.toContain('old');
    expect(existsSync(join(ground.workspace, '.git/hooks'))).toBe(true);
  });

  test('without a network package managers are told so, and give up at once', async () => {
    const told = await run('echo $npm_config_offline $CARGO_NET_OFFLINE $GOPROXY; npx --yes greengate-is-not-there');
    expect(told.output).toMatch(/^true true off\n[^]*ENOTCACHED/);
    expect((await run('echo $GOPROXY', { env: { GOPROXY: 'mine' } })).output).toBe('mine\n');
  });

  test('a fresh run has the home that the set-up made, and believes nothing that commands left there or in /tmp', async () => {
    // A pipe and a socket of a program that has ended, as some set-ups leave them.
    const leave =
      "mkfifo ~/pipe ~/.local/bin/pipe; perl -MIO::Socket::UNIX -e 'IO::Socket::UNIX->new(Local => q(left.sock), Listen => 1)'; mv left.sock ~";
    await run(`mkdir -p ~/.local/bin; echo tool > ~/.local/bin/tool; ${leave}`, { network: 'setup' });
    await run('echo bad > ~/.local/bin/tool; echo bad > ~/.npmrc; echo bad > /tmp/bad');
    const look = 'cat ~/.local/bin/tool; cat ~/.npmrc /tmp/bad 2>/dev/null';
    for (let time = 0; time < 2; time += 1) {
      const seen = await run(`${look}; echo worse > ~/.npmrc; echo worse > /tmp/bad`, { fresh: true });
      expect(seen.output).toBe('tool\n');
    }
    expect((await run(look)).output).toBe('bad\nbad\nbad\n');
    expect(readdirSync(join(ground.scratch, 'sandbox')).filter((name) => name.startsWith('fresh-'))).toEqual([]);
  });

  test('nothing that a command can read holds what was planted', async () => {
    const files = [ground.home, ground.runnerTemp, ground.other, ground.scratch].map((folder) =>
      join(folder, 'secret'),
    );
    for (const file of files) expect((await run(`cat '${file}'`)).exitCode).toBe(1);
    const everywhere =
      'env; cat /proc/[0-9]*/environ /proc/[0-9]*/cmdline | tr "\\0" "\\n" | grep -v "grep\\|cat /proc"; ' +
      `grep -rsl ${CANARY.replace('c', '[c]')} /tmp /home /root /run /var /dev/shm /mnt /srv /etc ~ "$PWD" --exclude-dir=.pyenv --exclude-dir=.rustup`;
    expect((await run(everywhere)).output).not.toMatch(/canary-|secret$/m);
    expect(
      (await run('find / -name secret -not -path "/proc/*" -not -path "/usr/*" -not -path "/root/*"')).output,
    ).not.toMatch(/^.*secret$/m);
  });

  test('where links of the workspace lead out, what is there is empty, and what is in view stays', async () => {
    const { top, home, other, runnerTemp, workspace } = ground;
    const link = (name: string, to: string): void => symlinkSync(to, join(workspace, name));
    link('to-file', join('../../other/other/secret'));
    link('to-home', join(home, 'secret'));
    link('to-folder', dirname(other));
    link('to-temp', runnerTemp);
    link('to-folder-around', top);
    link('to-system', '/etc/passwd');
    link('to-device', '/dev/null');
    link('to-nowhere', join(top, 'missing'));
    const own = runner(sandboxOn(name, ground), workspace);
    const seen = 'for at in to-*; do [ -e $at ] && echo "$at $(cat $at 2>&1 | wc -c)"; done';
    const { output } = await own(`${seen}; ls -A to-temp/; echo bad > to-file; echo bad > to-home`);
    const lines = output.split('\n');
    expect(lines).toEqual(expect.arrayContaining(['to-file 0', 'to-home 0', 'to-device 0']));
    expect(lines.some((line) => /^to-system [1-9]/.test(line))).toBe(true);
    expect(output).toMatch(/^to-folder \d[^]*^to-temp \d/m);
    expect(output).not.toMatch(/^(to-nowhere|secret|greengate)/m);
    expect(readFileSync(join(other, 'secret'), 'utf8')).toBe(CANARY);
    expect(readFileSync(join(home, 'secret'), 'utf8')).toBe(CANARY);
    for (const at of readdirSync(workspace).filter((file) => file.startsWith('to-'))) rmSync(join(workspace, at));
  });

  test('no process outside can be seen or signalled, and no descriptor is handed down', async () => {
    expect((await run(`kill -0 ${process.pid}`)).exitCode).toBe(1);
    expect((await run('ls /proc | grep -c "^[0-9]"')).output).toMatch(/^[1-7]\n$/);
    // The fourth is the folder that is listed.
    expect((await run('ls /proc/self/fd')).output).toBe('0\n1\n2\n3\n');
  });

  test('there is no network but its own loopback', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    expect(await run(`exec 3<>/dev/tcp/127.0.0.1/${port}`)).toMatchObject({ exitCode: 1 });
    server.close();
    expect((await run('exec 3<>/dev/tcp/192.0.2.1/80')).output).toMatch(/unreachable/);
    const own = `require('net').createServer((s) => s.end('own')).listen(0, '127.0.0.1', function () {
      require('net').connect(this.address().port, '127.0.0.1').on('data', (d) => { console.log(String(d)); process.exit() }) })`;
    expect((await run(`node -e "${own}"`)).output).toBe('own\n');
  });

  test('privileges are neither left nor to be gained', async () => {
    const { output } = await run('grep -E "^(Cap|NoNewPrivs)" /proc/self/status | tr -d "\\t"');
    expect(output).toMatch(/^NoNewPrivs:1$/m);
    expect(output).toMatch(/^CapEff:0{16}$/m);
    expect(output).toMatch(/^CapBnd:0{16}$/m);
    expect(await run('unshare --user --map-root-user true')).not.toMatchObject({ exitCode: 0 });
    expect((await run('find / -xdev -perm -4000 -newer /nothing 2>/dev/null; mount | grep -c nosuid')).output).not.toBe(
      '0\n',
    );
  });

  test('home and /tmp are its own, kept from one command to the next, and not those of the machine', async () => {
    await run('echo one > ~/kept; echo two > /tmp/kept; mkdir -p ~/.cache/go-build');
    expect((await run('cat ~/kept /tmp/kept; echo $HOME $TMPDIR')).output).toBe(`one\ntwo\n${ground.home} /tmp\n`);
    expect(readdirSync(ground.home).sort()).toEqual(['secret', 'work']);
  });

  test('what is open only to root stays closed to root', async () => {
    expect((await run('cat /etc/shadow')).output).not.toMatch(/root:/);
  });

  test.each([
    ['exit 7', { exitCode: 7 }],
    ['kill -9 $$', { exitCode: 137 }],
    ['cat', { output: '', exitCode: 0 }],
    ['echo out > /dev/stdout; echo err > /dev/stderr', { output: 'out\nerr\n', exitCode: 0 }],
    ['exec > >(sleep 0.03; cat); echo late', { output: 'late\n', exitCode: 0 }],
    ['ulimit -c; ulimit -u', { output: expect.stringMatching(/^0\n\d+\n$/) }],
    ['cat /proc/self/oom_score_adj', { output: '1000\n' }],
    ['fallocate -l 9G big', { exitCode: expect.any(Number), output: expect.stringMatching(/too large|limit/i) }],
  ])('%s', async (script, expected) => {
    expect(await run(script)).toMatchObject({ ending: 'exited', signal: null, ...expected });
  });

  test('its input is written and closed; stdout is kept apart where it is wanted', async () => {
    expect(await run('cat; echo end', { input: 'text\n' })).toMatchObject({ output: 'text\nend\n' });
    const whole = await run('printf "a\\0b"; echo err >&2', { wholeStdout: true });
    expect([whole.stdout.toString('latin1'), whole.output]).toEqual(['a\0b', 'err\n']);
  });

  test('what it leaves behind is counted, and gone', async () => {
    const result = await run(`setsid env -i sleep ${long} & sleep ${long} & exit 0`);
    expect(result).toMatchObject({ exitCode: 0, strays: 2 });
    expect(running(`sleep ${long}`)).toEqual([]);
  });

  test('it ends in time, with all that it started', async () => {
    const result = await run(`setsid sleep ${long} & sleep ${long}`, { timeoutMs: 400 });
    expect(result).toMatchObject({ ending: 'timed-out' });
    expect(running(`sleep ${long}`)).toEqual([]);
  });

  test('it ends with us, also when we are killed', async () => {
    const file = join(ground.top, 'ground.json');
    writeFileSync(file, JSON.stringify(ground));
    const script = fileURLToPath(new URL('run-and-wait.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', 'tsx', script, name, file, long], {
      stdio: 'inherit',
      env: OWN,
    });
    await until(() => running(`sleep ${long}`).length === 2);
    child.kill('SIGKILL');
    await until(() => running(`sleep ${long}`).length === 0);
    expect(running(`sleep ${long}`)).toEqual([]);
  });

  test('what runs beside others changes nothing, sees what the others see, and waits for whoever may change something', async () => {
    const fresh = newGround();
    const inside = runner(sandboxOn(name, fresh), fresh.workspace);
    await inside('echo seen > file; echo kept > /tmp/file; echo home > ~/file');
    const reader = { turn: 'reader' } as const;
    expect((await inside('cat file /tmp/file ~/file', reader)).output).toBe('seen\nkept\nhome\n');
    for (const place of ['.', '/tmp', '~', '.git'])
      expect(await inside(`echo bad > ${place}/bad`, reader)).toMatchObject({ exitCode: 1 });
    expect(await inside('mv file other; mkdir x; ln -s /etc link; rm -r .git', reader)).not.toMatchObject({
      exitCode: 0,
    });
    expect(await inside('ls -A; ls -A ~ /tmp', reader)).toMatchObject({
      output: expect.not.stringMatching(/bad|other|x\n|link/),
    });
    // Programs that need a scratch file find a place.
    expect((await inside('sort <<< "b\na"; f=$(mktemp) && echo made > "$f" && cat "$f"', reader)).output).toMatch(
      /made/,
    );
    const missing = { ending: 'not-started', startError: 'nosuch: not found' };
    expect(await inside('', { ...reader, argv: ['nosuch'] })).toMatchObject(missing);
    const [, seen] = await Promise.all([
      inside('sleep 0.2; echo after > file'),
      inside('cat file', reader),
      inside('cat file', reader),
    ]);
    expect(seen.output).toBe('after\n');
  });

  test('what cannot be started says why', async () => {
    const missing = { ending: 'not-started', startError: 'nosuch: not found' };
    expect(await run('', { argv: ['nosuch'] })).toMatchObject(missing);
    const nowhere = join(ground.workspace, 'nowhere');
    expect(await run('true', { cwd: nowhere })).toMatchObject({
      ending: 'not-started',
      startError: `the working directory ${nowhere} does not exist`,
    });
    const signal = AbortSignal.abort();
    expect(await run('true', { signal })).toMatchObject({ ending: 'cancelled' });
  });

  test('read-only paths stay as they are, also by way of the folders around them', async () => {
    const fresh = newGround();
    mkdirSync(join(fresh.workspace, 'a/b'), { recursive: true });
    writeFileSync(join(fresh.workspace, 'a/b/test.js'), 'test\n');
    symlinkSync('a', join(fresh.workspace, 'link'));
    const readOnly = ['a/b/test.js', 'missing/x', 'link'].map((path) => join(fresh.workspace, path));
    const inside = runner(sandboxOn(name, fresh), fresh.workspace);
    for (const script of ['echo bad > a/b/test.js', 'rm a/b/test.js', 'mv a x', 'mv a/b x'])
      expect(await inside(script, { readOnly })).not.toMatchObject({ exitCode: 0 });
    expect(
      await inside(
        'echo new > a/b/new.js; mkdir missing; echo bad > missing/x; echo ok > missing/y; ln -sfn /etc link',
        { readOnly },
      ),
    ).toMatchObject({ exitCode: 0 });
    expect(readFileSync(join(fresh.workspace, 'a/b/test.js'), 'utf8')).toBe('test\n');
    expect(readdirSync(join(fresh.workspace, 'missing'))).toEqual(['y']);
    expect(lstatSync(join(fresh.workspace, 'link')).isSymbolicLink()).toBe(true);
    expect((await inside('readlink link')).output).toBe('a\n');
    // A folder made in the place of the one that is missing, and a link that leads out of the workspace.
    await inside(`ln -s '${fresh.other}' gone`, { readOnly: [join(fresh.workspace, 'gone/x')] });
    writeFileSync(join(fresh.other, 'x'), '');
    expect(existsSync(join(fresh.other, 'x'))).toBe(true);
    expect(existsSync(join(fresh.workspace, 'gone'))).toBe(false);
  });

  test('a workspace without .git does not get one', async () => {
    const fresh = newGround();
    const standIn = join(fresh.scratch, 'copy');
    mkdirSync(standIn);
    writeFileSync(join(standIn, 'here.txt'), 'copy\n');
    const inside = runner(sandboxOn(name, fresh), fresh.workspace);
    const made = await inside('pwd; cat here.txt; mkdir .git && echo bad > .git/config; echo out > out.txt', {
      standIn,
    });
    expect(made).toMatchObject({ exitCode: 0, output: `${fresh.workspace}\ncopy\n` });
    expect(readdirSync(standIn).sort()).toEqual(['here.txt', 'out.txt']);
    expect(existsSync(join(fresh.workspace, 'out.txt'))).toBe(false);
  });

  test('what is to be shown is shown, read-only', async () => {
    const folder = join(ground.scratch, 'shown');
    mkdirSync(folder);
    writeFileSync(join(folder, 'a.txt'), 'shown\n');
    expect((await run(`cat '${folder}/a.txt'; echo bad > '${folder}/b.txt'`, { show: [folder] })).output).toMatch(
      /^shown\n.*Read-only/,
    );
    expect((await run(`cat '${folder}/a.txt'`)).exitCode).toBe(1);
  });

  test('links in its home or its /tmp lead no mount away', async () => {
    const fresh = newGround();
    const inside = runner(sandboxOn(name, fresh), fresh.workspace);
    const first = fresh.workspace.slice('/tmp/'.length).split('/')[0] ?? '';
    expect(await inside('true')).toMatchObject({ exitCode: 0 });
    const { home, temp } = foldersOf(fresh.scratch);
    expect(
      await inside('rm -rf ~/work; ln -s / ~/work; mkdir -p ~/.cargo; rm -rf ~/.cargo/bin; ln -s /etc ~/.cargo/bin'),
    ).toBeDefined();
    expect(await inside('pwd; touch still')).toMatchObject({ exitCode: 0, output: `${fresh.workspace}\n` });
    expect(existsSync(join(fresh.workspace, 'still'))).toBe(true);
    expect(lstatSync(join(home, 'work')).isDirectory()).toBe(true);
    expect([first === '' || existsSync(temp)]).toEqual([true]);
  });
});

function plant({ home, runnerTemp, other, scratch, workspace }: Ground): void {
  for (const folder of [home, runnerTemp, other, scratch]) writeFileSync(join(folder, 'secret'), CANARY);
  writeFileSync(join(workspace, 'kept.txt'), 'kept\n');
}

const OWN = { PATH: process.env['PATH'] };

/** Waits for what must come, as long as a test may take. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
}

function running(command: string): string[] {
  return readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && commandOf(pid) === command);
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}
