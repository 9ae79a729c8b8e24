import { access, constants } from 'node:fs/promises';

const PORT = 3128;
const ADDRESS = `http://127.0.0.1:${PORT}`;
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

/**
 * The command behind a forwarder: programs speak TCP to a proxy, and the one thing that leads out of the sandbox is a unix
 * socket. It listens before the command begins, and is no more than a pipe: what may pass is decided at the other end.
 */
export function behindForwarder(
  argv: readonly [string, ...string[]],
  socket: string,
  program: string,
): [string, ...string[]] {
  const script = program === PERL ? ['-e', IN_PERL] : ['-e', IN_NODE, '--'];
  return [program, ...script, String(PORT), socket, ...argv];
}

// Forked twice, so that it is nobody's child, and the command takes the place of the first process. Two processes for
// each connection: one for both directions could wait for itself. Descriptors of perl's own are closed on exec.
const IN_PERL = `
use Socket;
my ($port, $path, @command) = @ARGV;
my $door;
socket($door, PF_INET, SOCK_STREAM, 0) && setsockopt($door, SOL_SOCKET, SO_REUSEADDR, 1)
  && bind($door, sockaddr_in($port, INADDR_LOOPBACK)) && listen($door, 128)
  or print STDERR "greengate: no proxy on 127.0.0.1:$port: $!\\n";
my $between = fork;
if (!defined $between or $between) {
  waitpid($between, 0) if $between;
  exec { $command[0] } @command;
  print STDERR "$command[0]: $!\\n";
  exit 127;
}
exit 0 if fork;
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
`;

const IN_NODE = `
const [port, path, program, ...args] = process.argv.slice(1);
const net = require('node:net');
const door = net.createServer({ allowHalfOpen: true }, (inside) => {
  const outside = net.connect({ path, allowHalfOpen: true });
  for (const one of [inside, outside]) one.on('error', () => { inside.destroy(); outside.destroy(); });
  inside.pipe(outside);
  outside.pipe(inside);
});
const start = () => {
  const child = require('node:child_process').spawn(program, args, { stdio: 'inherit' });
  child.on('error', (error) => { console.error(program + ': ' + error.code); process.exit(127); });
  child.on('exit', (code, signal) => { if (signal) process.kill(process.pid, signal); else process.exit(code); });
};
door.on('error', (error) => { console.error('greengate: no proxy on 127.0.0.1:' + port + ': ' + error.code); start(); });
door.listen(Number(port), '127.0.0.1', start);
`;
