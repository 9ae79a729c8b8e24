/** Something outside of the project that a run wanted and did not have. */
export interface Missing {
  readonly kind: 'package' | 'program' | 'service' | 'host' | 'variable';
  /** A package or program by name, a service as `host:port`, a host, a variable. */
  readonly name: string;
}

interface Sign {
  readonly kind: Missing['kind'];
  /** The name is the first group that is not empty. */
  readonly pattern: RegExp;
}

const packages = (...patterns: RegExp[]): Sign[] => patterns.map((pattern) => ({ kind: 'package', pattern }));
const variables = (...patterns: RegExp[]): Sign[] => patterns.map((pattern) => ({ kind: 'variable', pattern }));
const NAME = '[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*';
const LONG_NAME = '[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+';

/** What loaders, package managers, sockets and programs say, whatever the language. One line each. */
const SIGNS: readonly Sign[] = [
  ...packages(
    // Node, jest, vitest, TypeScript, bun, Deno
    /Cannot find (?:module|package) ['"`]([^'"`]+)['"`]/,
    /Failed to (?:resolve import|load url) ["']?([^\s"']+)/,
    /Could not resolve ["']([^"']+)["']/,
    /^● Validation Error:[^]*?Preset ([\w@/.-]+) /,
    /Preset ([\w@/.-]+) (?:not found|is invalid)/,
    /[Mm]odule not found "npm:\/?([^"@]+)/,
    // Python
    /ModuleNotFoundError: No module named ['"]?([\w.]+)/,
    /^\S*python[\d.]*: No module named ([\w.]+)/,
    /ImportError: No module named ['"]?([\w.]+)/,
    // Go
    /(?:no required module provides package|cannot find (?:module providing )?package "?) ?([\w./-]+)/,
    /: ([\w.-]+\.[a-z]+\/[\w./-]+@v[\w.+-]+): (?:module lookup disabled|Get |reading |cannot query)/,
    // Rust
    /no matching package named `([^`]+)` found/,
    /failed to (?:download|get) `([^`]+)`/,
    /can't find crate for `([^`]+)`/,
    // Ruby
    /cannot load such file -- ([\w/.-]+)/,
    /Could not find (?:gem ')?([\w.-]+?)(?:'| \(|-\d[\d.]*| in )[^\n]*(?:gems?|source|rubygems|Gemfile|installed)/,
    // PHP
    /(?:[Ff]ailed to open stream|Failed opening required)[^\n]*?(vendor\/autoload\.php)/,
    /(vendor\/autoload\.php)[^\n]*[Ff]ailed to open/,
    /Class "?((?:PHPUnit|Mockery|Symfony|Illuminate)\\[\w\\]+)"? not found/,
    // Maven, Gradle, sbt
    /(?:Could not (?:find|resolve|transfer) artifact|Could not (?:find|resolve)) ([\w.-]+:[\w.-]+(?::[\w.-]+)*)/,
    /(?:Plugin|dependency:?) ([\w.-]+:[\w.-]+:[\w.-]+)[^\n]*could not be resolved/,
    /No cached version of ([\w.:-]+) available/,
    /package ([a-z]\w*(?:\.[a-z]\w*)+) does not exist/,
    // .NET
    /error NU1\d+: Unable to (?:find package|load the service index for source) ([^\s.]+(?:\.[^\s.]+)*)/,
    // Elixir, Erlang
    /^\* ([a-z]\w*) \(Hex package\)/,
    /\(Mix\) Could not find an SCM for dependency :?([a-z]\w*)/,
    // Perl, Lua, R, Julia, Haskell, Swift, OCaml, Clojure, C
    /Can't locate ([\w/]+\.pm) in @INC/,
    /module '([\w.-]+)' not found:/,
    /there is no package called [‘']([\w.]+)/,
    /Package ([A-Z]\w+) (?:not found in current path|is required but does not seem)/,
    /Could not find module [‘`']([\w.]+)/,
    /error: no such module '(\w+)'/,
    /Library "([\w.-]+)" not found/,
    /Could not locate ([\w/]+)__init\.class/,
    /fatal error: ([\w./+-]+\.h(?:pp)?): No such file or directory/,
    /Could not find package "?([a-z]\w*)"? (?:in|at)/,
  ),
  // Programs
  { kind: 'program', pattern: /^(?:\/\S*\/)?(?:ba|da|z|k)?sh: (?:line )?\d+: ([\w./@+-]+): (?:command )?not found/ },
  { kind: 'program', pattern: /^(?:\/\S*\/)?(?:ba|da|z|k)?sh: ([\w./@+-]+): (?:command )?not found/ },
  { kind: 'program', pattern: /^make: ([\w./@+-]+): No such file or directory$/ },
  { kind: 'program', pattern: /exec: "([\w./@+-]+)": executable file not found/ },
  { kind: 'program', pattern: /^error: no such (?:sub)?command: `?([\w-]+)/ },
  { kind: 'program', pattern: /\bspawn ([\w./@+-]+) ENOENT/ },
  // Services: an address that nobody listens at
  { kind: 'service', pattern: /ECONNREFUSED,? ((?:\d{1,3}(?:\.\d{1,3}){3}|\[?::1\]?|[\w.-]+):\d+)/ },
  { kind: 'service', pattern: /dial (?:tcp|udp) (\S+:\d+): \S+ connection refused/ },
  { kind: 'service', pattern: /(?:Connection to|connect to) ((?:\w[\w.-]*)(?::\d+)) (?:refused|failed)/ },
  { kind: 'service', pattern: /connection to server at "([\w.:-]+)"(?: \([^)]*\))?, port (\d+) failed/ },
  { kind: 'service', pattern: /Can't connect to MySQL server on ['"]([\w.-]+(?::\d+)?)/ },
  { kind: 'service', pattern: /Error \d+ connecting to ([\w.-]+:\d+)/ },
  { kind: 'service', pattern: /Can't reach database server at `?([\w.-]+:?`?:?`?\d*)/ },
  { kind: 'service', pattern: /HTTPConnectionPool\(host='([\w.-]+)', port=(\d+)\)[^\n]*(?:refused|Max retries)/ },
  { kind: 'service', pattern: /Failed to connect to ([\w.-]+) port (\d+)/ },
  { kind: 'service', pattern: /(?:[Cc]onnection refused|ECONNREFUSED)[^\n]*?\b([\w.-]+:\d{2,5})\b/ },
  { kind: 'service', pattern: /\b([\w.-]+:\d{2,5})\b[^\n]*?(?:[Cc]onnection refused|ECONNREFUSED)/ },
  { kind: 'service', pattern: /\baddress: '([\w.:]+)', port: (\d+)[^\n]*ECONNREFUSED/ },
  { kind: 'service', pattern: /(?:port[ =:]+)(\d{2,5})\b[^\n]*?(?:[Cc]onnection refused|ECONNREFUSED)/ },
  { kind: 'service', pattern: /(?:[Cc]onnection [Rr]efused|ECONNREFUSED)[^\n]*?port[ =:]+(\d{2,5})\b/ },
  // Hosts: a name that nobody can look up
  { kind: 'host', pattern: /getaddrinfo (?:ENOTFOUND|EAI_AGAIN) ([\w.-]+)/ },
  { kind: 'host', pattern: /dial tcp: lookup ([\w.-]+)/ },
  { kind: 'host', pattern: /Failed to resolve '([\w.-]+)'/ },
  { kind: 'host', pattern: /could not translate host name "([\w.-]+)"/ },
  { kind: 'host', pattern: /[Cc]ould not resolve(?: host)?:? '?([\w-]+(?:\.[\w-]+)*)'?\s*$/ },
  { kind: 'host', pattern: /UnknownHostException: ([\w.-]+)/ },
  { kind: 'host', pattern: /Failed to open TCP connection to ([\w.-]+)(?::\d+)? \(getaddrinfo/ },
  // Variables
  ...variables(
    new RegExp(`KeyError: ['"](${LONG_NAME})['"]`),
    new RegExp(`key not found: "(${NAME})"`),
    new RegExp(`[Ee]nv(?:ironment)? var(?:iable)?s?(?: not found)?:? ['"\`]?(${NAME})\\b`),
    new RegExp(`['"\`]?\\b(${NAME})['"\`]? (?:environment variable|env(?:ironment)? var)`),
    new RegExp(
      `['"\`$]*\\b(${LONG_NAME})['"\`}]* (?:is |was |are )?(?:not (?:set|defined|found|present|provided|configured)|missing|required|undefined|unset|must (?:be|not be))`,
    ),
    new RegExp(
      `(?:[Mm]issing|[Rr]equires?d?|[Ss]et|undefined)(?: (?:the|required|env|variable|config))*:? ['"\`$]*(${LONG_NAME})\\b`,
    ),
    new RegExp(
      `could not find environment variable [\`'"]?(${NAME})|(?:env|os\\.Getenv|getenv)\\(["'](${NAME})["']\\)`,
    ),
    new RegExp(`\\b(${NAME}) (?:is (?:not set|unset)|must be set)`),
    new RegExp(`process\\.env(?:\\.|\\[['"])(${NAME})`),
    new RegExp(`\\benviron(?:\\.get\\(|\\[)['"](${NAME})`),
    new RegExp(`\\bENV(?:\\[|\\.fetch\\()['"](${NAME})`),
  ),
];

const MOST = 12;
const LONGEST_LINE = 1_000;

/** What the lines of an output say is missing, each once and in their order. What lies in the project itself is not told. */
export function missingIn(output: string): Missing[] {
  const found = new Map<string, Missing>();
  for (const line of output.split('\n')) {
    for (const { kind, pattern } of SIGNS) {
      const match = pattern.exec(line.slice(0, LONGEST_LINE));
      if (match === null) continue;
      const name = nameOf(kind, match);
      if (name !== undefined) found.set(`${kind} ${name}`, { kind, name });
      break;
    }
    if (found.size >= MOST) break;
  }
  const refused = /\bECONNREFUSED\b|[Cc]onnection refused/.test(output);
  if (refused && ![...found.values()].some(({ kind }) => kind === 'service'))
    found.set('service', { kind: 'service', name: portIn(output) ?? UNNAMED });
  return [...found.values()];
}

const UNNAMED = 'a service that is not named';

/** Node tells of the address in fields of their own: `address: '127.0.0.1', port: 5432`. */
function portIn(output: string): string | undefined {
  const port = /\bport: (\d+)/.exec(output)?.[1];
  const address = /\baddress: '([^']+)'/.exec(output)?.[1] ?? 'localhost';
  return port === undefined ? undefined : `${address}:${port}`;
}

function nameOf(kind: Missing['kind'], match: RegExpExecArray): string | undefined {
  const [first, second] = match.slice(1).filter((part) => part !== undefined && part !== '');
  if (first === undefined) return undefined;
  switch (kind) {
    case 'package':
      return packageOf(first);
    case 'service':
      return serviceOf(first, second);
    case 'variable':
      return COMMON.test(first) ? undefined : first;
    default:
      return first;
  }
}

function serviceOf(first: string, port?: string): string | undefined {
  if (port !== undefined) return `${first}:${port}`;
  if (/^\d+$/.test(first)) return `localhost:${first}`;
  // "a_test.py:31: connection refused" is a place in a file.
  return /\.[A-Za-z]\w*:\d+$/.test(first) && !/\.(?:com|org|net|io|dev|local|internal):\d+$/.test(first)
    ? undefined
    : first.replaceAll('`', '');
}

/** Words in capitals that are no variables of a job. */
const COMMON = /^(?:PATH|HOME|CI|ERR_\w+|NODE_TEST_CONTEXT|[A-Z]{1,2}|ERROR|TEST|ASSERTION\w*|E[A-Z]+)$/;

/** `@scope/name/deep` is the package `@scope/name`. A path is no package: what stands in the project is for whoever changes it. */
function packageOf(name: string): string | undefined {
  if (/^(?:\.{0,2}\/|[A-Za-z]:\\|node:|file:|#|~\/|@\/)/.test(name)) return undefined;
  if (/^[a-z0-9.-]+\.[a-z]+\/|:|\.h(?:pp)?$|\.pm$|^vendor\//.test(name)) return name;
  return /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0];
}

/** What is missing, and what to write where: one sentence for people. */
export function missingWords(missing: readonly Missing[]): string {
  const kinds: readonly Missing['kind'][] = ['package', 'program', 'service', 'host', 'variable'];
  return kinds
    .flatMap((kind) => {
      const names = missing.filter((one) => one.kind === kind).map(({ name }) => name);
      return names.length === 0 ? [] : [WORDS[kind](listed(names), names)];
    })
    .join(' ');
}

const PLACE = /^[\w.-]+:\d+$/;

const WORDS: Readonly<Record<Missing['kind'], (list: string, names: readonly string[]) => string>> = {
  package: (list, names) =>
    `Not installed: ${list}. Install ${them(names)} in a step before Greengate, or set setup-command, and setup-network for the hosts that it needs.`,
  program: (list, names) =>
    `Not found: ${list}. Install ${them(names)} in a step before Greengate, or set setup-command, and setup-network for the hosts that it needs.`,
  service: (list, [first = '']) =>
    `Nothing answers at ${list}. Isolated commands reach a service of the job only where it is listed: set services: ${PLACE.test(atHome(first)) ? atHome(first) : 'localhost:PORT'}, or start it within test-command.`,
  host: (list, [first = '']) =>
    `Not reached: ${list}. Isolated commands reach only listed hosts, and those by TLS: set network: ${first}, or services: ${first}:PORT for a service of the job.`,
  variable: (list, names) =>
    `Not set: ${list}. Commands get only listed variables of the job: set env: ${names.slice(0, 5).join(' ')}, or NAME=value there.`,
};

/** In the form that the input takes. */
function atHome(place: string): string {
  return place.replace(/^(?:127\.\d+\.\d+\.\d+|\[?::1\]?):/, 'localhost:');
}

function them(names: readonly string[]): string {
  return names.length === 1 ? 'it' : 'them';
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, 5).join(', ');
  return names.length > 5 ? `${shown} and ${names.length - 5} more` : shown;
}
