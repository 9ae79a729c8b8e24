/** What of the sandbox may have made a command fail, in words for whoever started it. */
export interface Failed {
  readonly output: string;
  /** Hosts are reached through the proxy. */
  readonly isProxied: boolean;
}

const MOST_OUTPUT = 64 * 1024;

/** One sentence for each kind of failure that isolation is known for; none where nothing looks like it. */
export function isolationHints({ output, isProxied }: Failed): string[] {
  const text = output.slice(-MOST_OUTPUT);
  const hints = HINTS.flatMap(({ sign, say }) => {
    const match = sign.exec(text);
    return match === null ? [] : [say(match, isProxied)];
  });
  // The first kind says more than the general one.
  return hints.slice(0, 2);
}

interface Hint {
  readonly sign: RegExp;
  readonly say: (match: RegExpExecArray, isProxied: boolean) => string;
}

const HINTS: readonly Hint[] = [
  {
    sign: /\.git\b[^\n]{0,200}Read-only file system/,
    say: () => '.git is read-only in the sandbox: undo with Edit or Write; the harness commits',
  },
  {
    // ECONNREFUSED 127.0.0.1:5432 · connect to 127.0.0.1 port 5432 … refused · localhost:6379: Connection refused
    sign: /(?:127\.0\.0\.1|::1|localhost)\]?"?\)?,? ?(?::|port )(\d{2,5})\b[^\n]{0,120}refused|(?:ECONNREFUSED|refused)[^\n]{0,120}?(?:127\.0\.0\.1|::1|localhost)\]?(?::| port )(\d{2,5})\b/i,
    say: ([, one, other]) =>
      `nothing listens on port ${one ?? other} in the sandbox; a service of the job is reached only when the workflow lists it: services: localhost:${one ?? other}`,
  },
  {
    sign: /Could not resolve (?:host|proxy)|EAI_AGAIN|ENOTFOUND|ENETUNREACH|Temporary failure in name resolution|Name or service not known|Network is unreachable|Failed to resolve|dial tcp: lookup|Unknown host|nodename nor servname/i,
    say: (_match, isProxied) =>
      isProxied
        ? 'only the hosts that the workflow lists in network can be reached here, by TLS through the proxy'
        : 'there is no network here; the workflow opens hosts with network or setup-network, and service containers with services',
  },
  {
    sign: /Read-only file system|EROFS/,
    say: () => 'only the workspace, the home folder and /tmp can be written here',
  },
];

const MOST_NAMES = 5;

/** Names variables of the job that the output speaks of and the command was not given. */
export function variableHints(output: string, withheld: readonly string[]): string[] {
  const text = output.slice(-MOST_OUTPUT);
  const words = new Set(text.match(/[A-Za-z_][A-Za-z0-9_]*/g) ?? []);
  const names = withheld.filter((name) => words.has(name)).slice(0, MOST_NAMES);
  if (names.length === 0) return [];
  const [what, it] = names.length === 1 ? ['a variable', 'it'] : ['variables', 'them'];
  return [
    `the job sets ${what} that this command was not given; the workflow hands ${it} over with env: ${names.join(' ')}`,
  ];
}
