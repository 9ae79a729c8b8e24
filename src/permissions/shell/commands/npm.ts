import type { ShellWord } from '../syntax/words.js';
import { publishesSomewhere } from './publishers.js';
import { placesIn, run } from './tests.js';
import {
  hidesVerb,
  never,
  operandsOf,
  reserved,
  risky,
  rows,
  unproven,
  valuesOf,
  type Call,
  type Row,
  type Use,
} from './use.js';
import { OFFLINE, PUBLISHES, UNKNOWN_VERB, verbsOf } from './verbs.js';

/** The package managers of Node. */
export const NPM: readonly (readonly [string, Row])[] = [...rows('npm pnpm yarn', npm), ...rows('npx bunx pnpx', npx)];

const NPM_NEVER =
  /^(publish|unpublish|adduser|add-user|login|logout|token|owner|dist-tag|deprecate|access|profile|hook|team|org|star|trust|stage)$/;
/** Names of scripts whose work is seen by others. */
const OUTWARD = /(^|[:_-])(publish|deploy|release|upload)([:_-]|$)/i;

function npm(call: Call): Use {
  const { args, program } = call;
  const at = firstVerb(args);
  const values = valuesOf(args);
  if (hidesVerb(args)) return never(UNKNOWN_VERB);
  if (verbsOf(args).some((verb) => NPM_NEVER.test(verb)) && !isRun(values, at)) return never(PUBLISHES);
  const before = values.slice(0, at);
  const verb = values[at] ?? '';
  const rest = args.slice(at + 1);
  if (
    values.some((value) =>
      /^--(script-shell|node-options|scripts-prepend-node-path|init-module|onload-script)/.test(value),
    )
  )
    return risky('it changes what runs the scripts', 'leave the option out');
  if (args.length === 1 && /^(--version|-v|help|--help)$/.test(values[0] ?? '')) return { nature: 'reads' };
  if (
    before.some(
      (value) =>
        !/^(-s|--silent|-w|--workspace(=.*)?|--workspaces|-ws|-r|-C|--filter(=.*)?|--prefix(=.*)?|--if-present|-q|[\w@./-]+)$/.test(
          value,
        ),
    )
  )
    return unproven(`this use of ${program} is not understood`);
  if (/^(ls|list|root|prefix|bin|why|explain|la|ll|query|licenses)$/.test(verb)) return listing(program, rest);
  const script = /^(run|run-script|rum|urn)$/.test(verb) ? valuesOf(operandsOf(rest))[0] : undefined;
  if (/^(run|run-script)$/.test(verb) && rest.length === 0) return { nature: 'reads' };
  const name =
    script ??
    (program !== 'npm' &&
    !/^(install|add|remove|up|upgrade|exec|dlx|create|init|config|cache|set|link|import|workspace|workspaces|global|npm|plugin|dedupe)$/.test(
      verb,
    )
      ? verb
      : '');
  if (OUTWARD.test(name)) return reserved('it publishes');
  if (/^(test|t|tst)$/.test(verb) || /^test([:_-][\w:-]+)?$/.test(name))
    return withPlaces(tested(rest, script), args.slice(0, at));
  if (/^(exec|x|dlx)$/.test(verb))
    return npx({ ...call, program: 'npx', args: rest.filter(({ value }) => value !== '--') });
  if (/^(jest|vitest|mocha|ava)$/.test(name)) return run(rest);
  if (
    /^(install|i|in|ci|add|update|up|upgrade|link|rebuild|remove|uninstall|dedupe|audit|outdated|view|info|show|search)$/.test(
      verb,
    )
  )
    return installing(args.slice(at));
  if (/^(config|c|set)$/.test(verb))
    return /^(get|list|ls)$/.test(values[at + 1] ?? '') &&
      values[at + 1] === 'get' &&
      !/auth|token|password|_/i.test(values[at + 2] ?? '_')
      ? { nature: 'reads' }
      : reserved('it changes settings that outlive the run');
  // Also what is installed can be started by its name, and another program by that.
  const from = args.slice(script === undefined ? at : at + 1);
  return (
    publishesSomewhere(from) ?? {
      ...unproven('it runs what the package says'),
      mentions: from.map((_, index) => from.slice(index)),
    }
  );
}

function firstVerb(args: readonly ShellWord[]): number {
  const at = args.findIndex(
    ({ value = '$' }, index) =>
      !value.startsWith('-') &&
      !/^(-w|--workspace|-C|--filter|--prefix|--loglevel)$/.test(args[index - 1]?.value ?? ''),
  );
  return at === -1 ? args.length : at;
}

function isRun(values: readonly string[], at: number): boolean {
  return /^(run|run-script|test|t|exec|x|ls|list|why|explain|view|info|show|help|install|i|add|remove|uninstall)$/.test(
    values[at] ?? '',
  );
}

function withPlaces(use: Use, before: readonly ShellWord[]): Use {
  return { ...use, reads: [...(use.reads ?? []), ...placesIn(before)] };
}

/** Before `--` an option would be the package manager's own. */
function tested(rest: readonly ShellWord[], script: string | undefined): Use {
  const words = script === undefined ? rest : rest.filter((word) => word.value !== script);
  const values = valuesOf(words);
  const own = values.slice(0, values.includes('--') ? values.indexOf('--') : values.length);
  const fine = own.every(
    (value) => !value.startsWith('-') || /^(-s|--silent|-w|--workspace(=.+)?|--workspaces|--if-present)$/.test(value),
  );
  return fine ? run(words) : unproven(`this option is the package manager's own`, 'write it after --');
}

function listing(program: string, rest: readonly ShellWord[]): Use {
  const values = valuesOf(rest);
  const fine = values.every((value) =>
    /^(--(depth[= ]?\d*|all|json|long|parseable|omit=\w+|include=\w+|dev|prod|production|pattern)|-[aplr]+|[\w@.^~][\w@/.^~-]*)$/.test(
      value,
    ),
  );
  return fine && !values.some((value) => /^(--?(script|registry|prefix|user|global)|-g$)/.test(value))
    ? { nature: 'reads' }
    : unproven(`this use of ${program} does more than listing`);
}

function installing(words: readonly ShellWord[]): Use {
  const values = valuesOf(words);
  if (values.some((value) => /^(-g|--global|--location=global|--registry|--userconfig|--globalconfig)/.test(value)))
    return never(`${values.find((value) => value.startsWith('-')) ?? ''} leads outside the workspace`, OFFLINE);
  if (
    values.some(
      (value) =>
        /^(git(\+\w+)?|https?|github|gitlab|bitbucket|gist|ssh|file|npm):/.test(value) ||
        /^[\w.-]+\/[\w.-]+(#.*)?$/.test(value),
    )
  )
    return never('it fetches code from any place', OFFLINE);
  return unproven('it fetches packages and runs their scripts', OFFLINE);
}

const RUNNERS =
  /^(vitest|jest|mocha|ava|tap|playwright|cypress|c8|nyc|karma|jasmine|wtr|web-test-runner|node-tap|tsd|uvu)$/;

function npx(call: Call): Use {
  const { args } = call;
  const values = valuesOf(args);
  let at = 0;
  for (; values[at]?.startsWith('-') === true; at += 1) {
    if (/^(-p|--package|-w|--workspace)$/.test(values[at] ?? '')) at += 1;
    if (/^(-c|--call)$/.test(values[at] ?? ''))
      return { ...risky('it runs a shell line'), starts: [{ script: values[at + 1] ?? '', exact: false }] };
  }
  const [name, ...rest] = args.slice(at);
  const starts = name === undefined ? [] : [{ words: args.slice(at), exact: false }];
  if (
    values.some((value) => /^(https?|git(\+\w+)?|github|file):|^[\w.-]+\/[\w.-]+$/.test(value)) &&
    /[:/]/.test(name?.value ?? '') &&
    !name?.value?.startsWith('@')
  )
    return { ...never('it fetches code and runs it'), starts };
  const options = values.slice(0, at);
  const isLocal = options.every((value) => /^(--no-install|--no|--offline|--quiet|-q)$/.test(value));
  if (
    RUNNERS.test(name?.value ?? '') &&
    isLocal &&
    (name?.value !== 'playwright' || rest[0]?.value === 'test') &&
    (name?.value !== 'cypress' || rest[0]?.value === 'run')
  )
    return /^(c8|nyc)$/.test(name?.value ?? '')
      ? { nature: 'tests', starts: [{ words: args.slice(at), exact: true }] }
      : run(rest);
  return {
    ...unproven('it runs a package', 'use what the scripts of the project offer'),
    starts,
    reads: placesIn(rest),
  };
}
