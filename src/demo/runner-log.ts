/** What a step's output lines meant to the runner. */
export interface StepOutput {
  /** Lines as the log shows them: commands taken out or rendered, masks applied. */
  readonly log: string[];
  /** The same before masking: where a secret must not be either. */
  readonly unmasked: string[];
  readonly annotations: Annotation[];
  readonly masks: string[];
  /** Set by the old `set-output` and `save-state` commands. */
  readonly outputs: Record<string, string>;
  readonly state: Record<string, string>;
  /** Every command that was obeyed, in order. */
  readonly commands: RunnerCommand[];
}

export interface Annotation {
  readonly level: 'notice' | 'warning' | 'error';
  readonly message: string;
  readonly properties: Readonly<Record<string, string>>;
}

export interface RunnerCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

const COMMANDS = new Set([
  'add-mask',
  'add-matcher',
  'add-path',
  'debug',
  'echo',
  'endgroup',
  'error',
  'group',
  'internal-set-repo-path',
  'notice',
  'remove-matcher',
  'save-state',
  'set-env',
  'set-output',
  'stop-commands',
  'warning',
]);

/** Reads a step's output as the Actions runner does, line by line; stdout and stderr alike. */
export class RunnerLog {
  readonly result: StepOutput = {
    log: [],
    unmasked: [],
    annotations: [],
    masks: [],
    outputs: {},
    state: {},
    commands: [],
  };
  readonly #known = new Set(COMMANDS);
  #stopToken: string | undefined;

  line(text: string): void {
    const command = parseCommand(text, this.#known);
    const shown = command === undefined ? text : this.#obey(command, text);
    if (shown === undefined) return;
    this.result.unmasked.push(shown);
    this.result.log.push(this.mask(shown));
  }

  mask(text: string): string {
    return this.result.masks.reduce((masked, secret) => masked.replaceAll(secret, '***'), text);
  }

  /** The line to show, or undefined for none. */
  #obey(command: RunnerCommand, line: string): string | undefined {
    const { name, properties, data } = command;
    if (this.#stopToken !== undefined) {
      if (name !== this.#stopToken) return line;
      this.#known.delete(name);
      this.#stopToken = undefined;
      return line;
    }
    this.result.commands.push(command);
    switch (name) {
      case 'stop-commands':
        this.#stopToken = data.toLowerCase();
        this.#known.add(this.#stopToken);
        return line;
      case 'add-mask':
        for (const secret of [data, ...data.split(/\r\n|\r|\n/)])
          if (secret.trim() !== '') this.result.masks.push(secret);
        return undefined;
      case 'notice':
      case 'warning':
      case 'error':
        this.result.annotations.push({ level: name, message: this.mask(data), properties });
        return `##[${name}]${data}`;
      case 'set-output':
        this.result.outputs[properties['name'] ?? ''] = data;
        return undefined;
      case 'save-state':
        this.result.state[properties['name'] ?? ''] = data;
        return undefined;
      case 'debug':
        return undefined;
      case 'group':
        return `##[group]${data}`;
      case 'endgroup':
        return '##[endgroup]';
      default:
        return undefined;
    }
  }
}

/** The runner's two syntaxes: `::name props::data` at the start of a line, `##[name props]data` anywhere in it. */
export function parseCommand(line: string, known: ReadonlySet<string> = COMMANDS): RunnerCommand | undefined {
  return parseDoubleColon(line, known) ?? parseBrackets(line, known);
}

function parseDoubleColon(line: string, known: ReadonlySet<string>): RunnerCommand | undefined {
  const text = line.trimStart();
  if (!text.startsWith('::')) return undefined;
  const end = text.indexOf('::', 2);
  if (end === -1) return undefined;
  return commandOf(text.slice(2, end), text.slice(end + 2), known, {
    separator: ',',
    property: { '%0D': '\r', '%0A': '\n', '%3A': ':', '%2C': ',', '%25': '%' },
    data: { '%0D': '\r', '%0A': '\n', '%25': '%' },
  });
}

function parseBrackets(line: string, known: ReadonlySet<string>): RunnerCommand | undefined {
  const start = line.indexOf('##[');
  if (start === -1) return undefined;
  const end = line.indexOf(']', start);
  if (end === -1) return undefined;
  const escapes = { '%3B': ';', '%0D': '\r', '%0A': '\n', '%5D': ']' };
  return commandOf(line.slice(start + 3, end), line.slice(end + 1), known, {
    separator: ';',
    property: escapes,
    data: escapes,
  });
}

interface Syntax {
  readonly separator: string;
  readonly property: Readonly<Record<string, string>>;
  readonly data: Readonly<Record<string, string>>;
}

function commandOf(head: string, data: string, known: ReadonlySet<string>, syntax: Syntax): RunnerCommand | undefined {
  const blank = head.indexOf(' ');
  const name = (blank === -1 ? head : head.slice(0, blank)).toLowerCase();
  if (!known.has(name)) return undefined;
  const properties: Record<string, string> = {};
  for (const pair of blank === -1
    ? []
    : head
        .slice(blank + 1)
        .trim()
        .split(syntax.separator)) {
    const equals = pair.indexOf('=');
    if (equals > 0) properties[pair.slice(0, equals).trim()] = unescaped(pair.slice(equals + 1), syntax.property);
  }
  return { name, properties, data: unescaped(data, syntax.data) };
}

function unescaped(text: string, escapes: Readonly<Record<string, string>>): string {
  return Object.entries(escapes).reduce((out, [from, to]) => out.replaceAll(from, to), text);
}

/** Cuts a stream into lines where the runner's reader does: at \n, \r\n and a single \r. */
export class LineSplitter {
  #rest = '';
  readonly #emit: (line: string) => void;

  constructor(emit: (line: string) => void) {
    this.#emit = emit;
  }

  write(text: string): void {
    this.#rest += text;
    for (;;) {
      const found = /\r\n|\n|\r(?=[^])/.exec(this.#rest);
      if (found === null) return;
      this.#emit(this.#rest.slice(0, found.index));
      this.#rest = this.#rest.slice(found.index + found[0].length);
    }
  }

  end(): void {
    if (this.#rest !== '') this.#emit(this.#rest.replace(/\r$/, ''));
    this.#rest = '';
  }
}
