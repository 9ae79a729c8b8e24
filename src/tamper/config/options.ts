import { NAME, SLASH_COMMENTS, tokenize } from '../../ecosystems/tests-as-structure/tokens.js';
import { elementsOf, nest, render, textOf, type Node } from '../../ecosystems/tests-as-structure/tree.js';

/** Configuration as flat options: the path of keys with dots, and the values that stand there. */
export type Options = ReadonlyMap<string, readonly string[]>;

/** Options of a parsed tree: JSON, TOML, YAML. Lists of plain values are one option with several values. */
export function flatten(value: unknown, prefix = '', into = new Map<string, string[]>()): Map<string, string[]> {
  const add = (text: string): void => {
    into.set(prefix, [...(into.get(prefix) ?? []), text]);
  };
  if (Array.isArray(value)) for (const one of value) flatten(one, prefix, into);
  else if (value !== null && typeof value === 'object' && !(value instanceof Date))
    for (const [key, inner] of Object.entries(value)) flatten(inner, prefix === '' ? key : `${prefix}.${key}`, into);
  else if (value !== undefined) add(typeof value === 'string' ? value : JSON.stringify(value));
  return into;
}

/** Options of INI files: pytest.ini, setup.cfg, tox.ini, .coveragerc. Indented lines go on with the value. */
export function flattenIni(text: string): Map<string, string[]> {
  const options = new Map<string, string[]>();
  let section = '';
  let key = '';
  for (const line of text.split(/\r?\n/)) {
    const heading = /^\[([^\]]+)\]/.exec(line);
    const setting = /^([\w.-]+)\s*[=:]\s*(.*)$/.exec(line);
    const more = /^\s+([^#;].*)$/.exec(line);
    if (heading !== null) section = heading[1] ?? '';
    else if (setting !== null) {
      key = `${section}.${setting[1] ?? ''}`;
      options.set(key, words(setting[2] ?? ''));
    } else if (more !== null && key !== '') options.set(key, [...(options.get(key) ?? []), ...words(more[1] ?? '')]);
  }
  return options;
}

function words(text: string): string[] {
  const bare = text.trim();
  return bare === '' ? [] : [bare];
}

/** Options of XML: elements and attributes by their path; Maven's plugins by their artifactId. */
export function flattenXml(text: string): Map<string, string[]> {
  const options = new Map<string, string[]>();
  const path: { name: string; label: string }[] = [];
  const add = (key: string, value: string): void => {
    options.set(key, [...(options.get(key) ?? []), value]);
  };
  const at = (): string => path.map(({ name, label }) => name + label).join('.');
  const bare = text.replace(/<!--[\s\S]*?-->/g, '').replace(/<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>/g, '');
  for (const [, close, name = '', attributes = '', empty, content = ''] of bare.matchAll(
    /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>([^<]*)/g,
  )) {
    if (close === '/') {
      path.splice(path.findLastIndex((one) => one.name === name));
      continue;
    }
    path.push({ name, label: '' });
    for (const [, key = '', double, single] of attributes.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
      const own = path.at(-1);
      if (/^(?:name|id|Include|Remove)$/.test(key) && own !== undefined && own.label === '' && key !== 'Remove')
        own.label = `[${double ?? single ?? ''}]`;
      add(`${at()}@${key}`, double ?? single ?? '');
    }
    const value = content.trim();
    const parent = path.at(-2);
    if (name === 'artifactId' && parent !== undefined && /^(?:plugin|dependency|exclusion)$/.test(parent.name))
      parent.label = `[${value}]`;
    if (empty === '/') add(at(), '');
    else if (value !== '') add(at(), value);
    else add(at(), '');
    if (empty === '/') path.pop();
  }
  return options;
}

/** Options of configuration that is code: every `key: value` of its object literals, and `key = value`. */
export function flattenCode(text: string): Map<string, string[]> {
  const lexicon = {
    comments: SLASH_COMMENTS,
    strings: [/"(?:\\[\s\S]|[^"\\])*"/y, /'(?:\\[\s\S]|[^'\\])*'/y, /`(?:\\[\s\S]|[^`\\])*`/y],
    word: NAME,
    patterns: true,
    newlines: false,
  };
  const options = new Map<string, string[]>();
  collect(nest(tokenize(text, lexicon), { newlines: false }), '', options);
  return options;
}

function collect(nodes: readonly Node[], prefix: string, options: Map<string, string[]>): void {
  for (const element of elementsOf(nodes)) {
    const at = element.findIndex((node) => node.kind === 'sign' && node.text === ':');
    const [key] = element;
    if (at === 1 && key !== undefined && key.kind !== 'group') value(unquoted(textOf(key)), element.slice(2));
    else for (const node of element) if (node.kind === 'group') collect(node.nodes, prefix, options);
  }
  function value(key: string, rest: readonly Node[]): void {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    const [only] = rest;
    if (rest.length === 1 && only?.kind === 'group' && only.open === '{') return collect(only.nodes, path, options);
    if (rest.length === 1 && only?.kind === 'group' && only.open === '[') {
      const list = elementsOf(only.nodes);
      const plain = list.filter((element) => !isObject(element));
      options.set(path, [...(options.get(path) ?? []), ...plain.map((element) => unquoted(render(element)))]);
      for (const element of list.filter(isObject))
        collect(
          element.flatMap((node) => (node.kind === 'group' ? node.nodes : [])),
          path,
          options,
        );
      return;
    }
    options.set(path, [...(options.get(path) ?? []), unquoted(render(rest))]);
    // What stands in calls and conditions is read for its keys as well: `mergeConfig(base, { test: … })`.
    for (const node of rest) if (node.kind === 'group') collect(node.nodes, path, options);
  }
}

function isObject(element: readonly Node[]): boolean {
  const [only] = element;
  return element.length === 1 && only?.kind === 'group' && only.open === '{';
}

function unquoted(text: string): string {
  return text.replace(/^(["'`])(.*)\1$/s, '$2');
}
