import { access, constants } from 'node:fs/promises';
import { isIP } from 'node:net';
import type { Outlet } from './outlet.js';

const PROXY_PORT = 3128;
const ADDRESS = `http://127.0.0.1:${PROXY_PORT}`;
const LOCAL = 'localhost,127.0.0.1,::1';

/** Tells programs in a sandbox of the proxy. Both spellings: some programs know only one of them. */
export const PROXY_VARIABLES: Readonly<Record<string, string>> = {
  HTTPS_PROXY: ADDRESS,
  https_proxy: ADDRESS,
  HTTP_PROXY: ADDRESS,
  http_proxy: ADDRESS,
  NO_PROXY: LOCAL,
  no_proxy: LOCAL,
  // Node's own fetch looks at these only when it is told to.
  NODE_USE_ENV_PROXY: '1',
};

/** What the forwarder runs with: perl starts ten times as fast, our own Node is always there. */
export async function forwarderProgram(): Promise<string> {
  const isThere = await access(PERL, constants.X_OK).then(
    () => true,
    () => false,
  );
  return isThere ? PERL : process.execPath;
}

const PERL = '/usr/bin/perl';

/** An address inside that leads to a socket outside. */
export interface Door {
  /** `address:port`, of the loopback. */
  readonly listens: string;
  /** Path of the unix socket, outside and as it is seen inside. */
  readonly socket: string;
  readonly inside: string;
}

/** Where the outlets are found inside, and the names that lead there besides those that the machine knows. */
export function doorsOf(outlets: readonly Outlet[]): { readonly doors: readonly Door[]; readonly hosts: string } {
  const addresses = new Map<string, string>();
  for (const { to } of outlets) if (to !== 'proxy') addresses.set(to.host, addressOf(to.host, addresses.size));
  const doors = outlets.map(({ to, socket }, at) => ({
    listens: to === 'proxy' ? `127.0.0.1:${PROXY_PORT}` : `${addresses.get(to.host)}:${to.port}`,
    socket,
    inside: `/run/greengate/${at}.sock`,
  }));
  const named = [...addresses].filter(([host]) => host !== 'localhost' && isIP(host) === 0);
  return { doors, hosts: named.map(([host, address]) => `${address} ${host}\n`).join('') };
}

/** Every address of 127.0.0.0/8 is the loopback's own, so that services of different names may have the same port. */
function addressOf(host: string, at: number): string {
  if (host === 'localhost') return '127.0.0.1';
  return isIP(host) === 0 ? `127.53.0.${at + 1}` : host;
}

/**
 * The command behind a forwarder: programs speak TCP, and all that leads out of the sandbox is a unix socket for each door.
 * It listens before the command begins, and is no more than a pipe: what may pass is decided at the other end.
 */
export function behindForwarder(
  argv: readonly [string, ...string[]],
  doors: readonly Door[],
  program: string,
): [string, ...string[]] {
  const script = program === PERL ? ['-e', IN_PERL] : ['-e', IN_NODE, '--'];
  return [program, ...script, doors.map(({ listens, inside }) => `${listens}=${inside}`).join(' '), ...argv];
}

// For each door forked twice, so that it is nobody's child, and the command takes the place of the first process. Two processes for
// each connection: one for both directions could wait for itself. Descriptors of perl's own are closed on exec.
const IN_PERL = `
use Socket;
my ($doors, @command) = @ARGV;
for my $one (split / /, $doors) {
  my ($address, $port, $path) = $one =~ /^(.*):([0-9]+)=(.*)$/;
  my $door;
  socket($door, PF_INET, SOCK_STREAM, 0) && setsockopt($door, SOL_SOCKET, SO_REUSEADDR, 1)
    && bind($door, sockaddr_in($port, inet_aton($address))) && listen($door, 128)
    or print STDERR "greengate: no way out at $address:$port: $!\\n" and next;
  my $between = fork;
  if (defined $between and !$between) {
    exit 0 if fork;
    forward($door, $path);
  }
  waitpid($between, 0) if $between;
  close $door;
}
exec { $command[0] } @command;
print STDERR "$command[0]: $!\\n";
exit 127;

sub forward {
my ($door, $path) = @_;
open(STDIN, '<', '/dev/null'); open(STDOUT, '>', '/dev/null'); open(STDERR, '>', '/dev/null');
$SIG{CHLD} = 'IGNORE';
$SIG{PIPE} = 'IGNORE';
while (accept(my $inside, $door)) {
  if (fork) { close $inside; next; }
  my $outside;
  socket($outside, PF_UNIX, SOCK_STREAM, 0) && connect($outside, sockaddr_un($path)) or exit 1;
  my ($from, $to) = fork ? ($inside, $outside) : ($outside, $inside);
  while (sysread($from, my $bytes, 65536)) {
    for (my $at = 0; $at < length $bytes; ) {
      my $count = syswrite($to, $bytes, length($bytes) - $at, $at) or exit 1;
      $at += $count;
    }
  }
  shutdown($to, 1);
  exit 0;
}
}
`;

const IN_NODE = `
const [doors, program, ...args] = process.argv.slice(1);
const net = require('node:net');
const start = () => {
  const child = require('node:child_process').spawn(program, args, { stdio: 'inherit' });
  child.on('error', (error) => { console.error(program + ': ' + error.code); process.exit(127); });
  child.on('exit', (code, signal) => { if (signal) process.kill(process.pid, signal); else process.exit(code); });
};
const open = (one) => new Promise((resolve) => {
  const [, address, port, path] = /^(.*):([0-9]+)=(.*)$/.exec(one);
  const door = net.createServer({ allowHalfOpen: true }, (inside) => {
    const outside = net.connect({ path, allowHalfOpen: true });
    for (const one of [inside, outside]) one.on('error', () => { inside.destroy(); outside.destroy(); });
    inside.pipe(outside);
    outside.pipe(inside);
  });
  door.on('error', (error) => {
    console.error('greengate: no way out at ' + address + ':' + port + ': ' + error.code);
    resolve();
  });
  door.listen(Number(port), address, resolve);
});
Promise.all(doors.split(' ').map(open)).then(start);
`;
