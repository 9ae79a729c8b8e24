import type { ChangedFile, Finding } from '../types.js';

type Yaml = Record<string, unknown>;

/** One place of a pipeline that runs commands: a step, or a job with a script. */
export interface Unit {
  readonly job: string;
  readonly name: string;
  readonly script: string;
  readonly soft: readonly Soft[];
}

/** What lets a unit fail, or keeps it from running. */
export interface Soft {
  readonly key: string;
  readonly value: string;
}

const SOFT =
  /^(?:continue-on-error|continueOnError|allow_failure|soft_fail|ignore_error|failure|if|when|condition|only|except|rules|enabled)$/;

/** Every place with commands, of GitHub, GitLab, Azure, CircleCI, Travis and others: what matters is where scripts stand. */
export function unitsOf(root: Yaml): Unit[] {
  const units: Unit[] = [];
  const visit = (node: unknown, job: string, soft: readonly Soft[]): void => {
    if (Array.isArray(node)) for (const one of node) visit(one, job, soft);
    if (node === null || typeof node !== 'object' || Array.isArray(node)) return;
    const map = node as Yaml;
    const own = [
      ...soft,
      ...Object.entries(map)
        .filter(([key, value]) => SOFT.test(key) && !(key === 'rules' && value === undefined))
        .map(([key, value]) => ({ key, value: typeof value === 'string' ? value : JSON.stringify(value) })),
    ];
    const script = ['run', 'script', 'command', 'commands', 'bash', 'pwsh', 'before_script', 'after_success']
      .flatMap((key) => scriptOf(map[key]))
      .join('\n')
      .trim();
    const uses = typeof map['uses'] === 'string' ? `uses:${map['uses']}` : '';
    const name = [map['name'], map['displayName'], map['label']].find((one) => typeof one === 'string') ?? '';
    if (script !== '' || uses !== '') units.push({ job, name, script: script === '' ? uses : script, soft: own });
    for (const [key, value] of Object.entries(map)) {
      if (
        /^(?:on|env|with|strategy|matrix|variables|image|services|run|script|command|commands)$/.test(key) &&
        typeof (map[key] as { script?: unknown }).script === 'undefined' &&
        key !== 'run'
      )
        continue;
      if (value !== null && typeof value === 'object')
        visit(
          value,
          /^(?:jobs|steps|stages|script|workflows|pipelines|default|parallel|step)$/.test(key) ||
            (job !== '' && /^(?:run|steps|then|else)$/.test(key))
            ? job
            : job === ''
              ? key
              : job,
          own,
        );
    }
  };
  visit(root, '', []);
  return units;
}

function scriptOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

export function softened(file: ChangedFile, what: string, names: readonly string[]): Finding {
  return { kind: 'ci-softened', file: file.path, what, names };
}
