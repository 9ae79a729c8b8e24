import type { ShellWord } from '../syntax/words.js';
import { run } from './tests.js';
import {
  reserved,
  hidesVerb,
  never,
  optionsOf,
  risky,
  rows,
  unproven,
  valuesOf,
  type Call,
  type Row,
  type Use,
} from './use.js';
import { OFFLINE, PUBLISHES, UNKNOWN_VERB, verbsOf } from './verbs.js';

/** Package managers and the tools that they install. */
export const PACKAGES: readonly (readonly [string, Row])[] = [
  ...rows('pip pip3', pip),
  ...rows('uv', uv),
  ...rows('uvx pipx', ({ args }) =>
    /^(list|--version)$/.test(valuesOf(args)[0] ?? '')
      ? { nature: 'reads' }
      : unproven('it fetches a package and runs it'),
  ),
  ...rows('poetry pdm hatch rye pipenv conda mamba', ({ program, args }) => {
    const [first = '', second = ''] = valuesOf(args);
    if (hidesVerb(args)) return never(UNKNOWN_VERB);
    if (/^(publish|upload|login|logout|token)$/.test(first)) return never(PUBLISHES);
    if (first === 'run' && args.length > 1) return { nature: 'reads', starts: [{ words: args.slice(1), exact: true }] };
    if (/^(show|list|--version|check|info|config|env)$/.test(first) && (first !== 'config' || second === '--list'))
      return program === 'conda' ? unproven() : { nature: 'reads' };
    return unproven('it changes what is installed');
  }),
  ...rows('cargo', cargo),
  ...rows('gem', ({ args }) =>
    withVerbs(args, /^(list|search|env|environment|contents|which|--version)$/, /^(push|yank|owner|signin|signout)$/),
  ),
  ...rows('twine', ({ args }) => withVerbs(args, /^(check|--version)$/, /^(upload|register)$/)),
  ...rows(
    'apt apt-get apt-cache aptitude dpkg dpkg-query yum dnf apk pacman zypper snap flatpak port nix nix-env rpm',
    system,
  ),
  ...rows('brew', ({ args }) =>
    /^(list|ls|info|--version|--prefix|search|deps|leaves)$/.test(valuesOf(args)[0] ?? '')
      ? { ...unproven('it looks outside the workspace'), nature: 'reads' }
      : reserved(MACHINE),
  ),
  ...rows('pre-commit', ({ args }) =>
    /^(install|install-hooks|uninstall|init-templatedir)$/.test(valuesOf(args)[0] ?? '')
      ? never('it writes hooks that git runs later')
      : unproven('it runs the hooks of the repository'),
  ),
  ...rows('husky lefthook overcommit', ({ args }) =>
    args.length === 0 || /^(install|init|add|uninstall)$/.test(valuesOf(args)[0] ?? '')
      ? never('it writes hooks that git runs later')
      : unproven(),
  ),
  ...rows('semantic-release release-it changeset lerna np goreleaser vsce ovsx', ({ args }) =>
    valuesOf(args).some((value) => /^(publish|release)$/.test(value)) ? never(PUBLISHES) : unproven('it may publish'),
  ),
];

const MACHINE = 'it changes the machine';

const PIP_LISTING =
  /^(-[vqlVf]+|--(version|verbose|quiet|format(=\w+)?|files|local|all|not-required|disable-pip-version-check|no-color|exclude-editable|editable)|[\w.][\w.-]*)$/;

function pip({ args }: Call): Use {
  const values = valuesOf(args);
  const at = values.findIndex((value) => !value.startsWith('-'));
  const verb = values[at] ?? '';
  const rest = values.slice(at + 1);
  if (
    /^(list|show|freeze|check|inspect|help)$/.test(verb) ||
    (args.length === 1 && /^(--version|-V)$/.test(values[0] ?? ''))
  )
    return values.every((value) => PIP_LISTING.test(value))
      ? { nature: 'reads' }
      : unproven('this use of pip does more than listing');
  if (verb === 'uninstall') return reserved('it changes what is installed', OFFLINE);
  if (
    rest.some((value) =>
      /^(--(user|break-system-packages|target|prefix|root|index-url|extra-index-url|trusted-host|find-links)|-t|-i)/.test(
        value,
      ),
    )
  )
    return reserved('it installs outside the workspace or from another index', OFFLINE);
  if (rest.some((value) => /^(git|https?|hg|svn|bzr|ssh|file)(\+\w+)?:|@ *(git|https?)/.test(value)))
    return never('it fetches code from any place', OFFLINE);
  return unproven('it fetches packages and runs their scripts', OFFLINE);
}

function uv({ args }: Call): Use {
  const values = valuesOf(args);
  if (hidesVerb(args)) return never(UNKNOWN_VERB);
  if (values[0] === 'publish') return never(PUBLISHES);
  if (values[0] === 'pip') return pip({ program: 'pip', args: args.slice(1), redirects: [] });
  if (values[0] === 'run') {
    const words = args.slice(1);
    return words[0]?.value?.startsWith('-') === true || words.length === 0
      ? unproven('it runs code')
      : { nature: 'reads', starts: [{ words, exact: true }] };
  }
  if (/^(--version|version|tree|python)$/.test(values[0] ?? '') && (values[0] !== 'python' || values[1] === 'list'))
    return { nature: 'reads' };
  if (values.at(-1) === '--help') return { nature: 'reads' };
  return unproven('it changes what is installed', OFFLINE);
}

function cargo({ args }: Call): Use {
  const words = args.filter(({ value }) => !/^\+[\w.-]+$/.test(value ?? ''));
  if (hidesVerb(words)) return never(UNKNOWN_VERB);
  const values = valuesOf(words);
  if (verbsOf(words).some((verb) => /^(publish|login|logout|owner|yank)$/.test(verb))) return never(PUBLISHES);
  if (values.some((value) => /^--config/.test(value))) return risky('its settings can start other programs');
  const verb = values[0] ?? '';
  if (verb === 'test' || verb === 't' || (verb === 'nextest' && values[1] === 'run')) return run(words.slice(1));
  if (/^(--version|-V|--list|locate-project|pkgid|version|help)$/.test(verb)) return { nature: 'reads' };
  if (verb === 'install' && values.some((value) => /^--(git|index|registry)/.test(value)))
    return never('it fetches code from any place', OFFLINE);
  if (/^(tree|metadata)$/.test(verb) && values.includes('--offline')) return { nature: 'reads' };
  return unproven('it builds, and what it builds may run code');
}

function withVerbs(args: readonly ShellWord[], reads: RegExp, nevers: RegExp): Use {
  if (hidesVerb(args)) return never(UNKNOWN_VERB);
  if (verbsOf(args).some((verb) => nevers.test(verb))) return never(PUBLISHES);
  return reads.test(valuesOf(args)[0] ?? '')
    ? { nature: 'reads' }
    : unproven('it fetches packages and runs their scripts', OFFLINE);
}

/** The packages of the machine may be looked at. */
function system({ program, args }: Call): Use {
  const options = optionsOf(args).join(' ');
  const verb = valuesOf(args).find((value) => !value.startsWith('-')) ?? '';
  const asks =
    (/^(apt-cache|apt|aptitude|yum|dnf|apk|brew|snap)$/.test(program) &&
      /^(search|show|policy|depends|rdepends|list|madison|info|pkgnames|showpkg)$/.test(verb)) ||
    (/^dpkg(-query)?$/.test(program) &&
      /^-([lLsSpW]|-list|-listfiles|-status|-search|-get-selections|-print-architecture)/.test(options)) ||
    (program === 'rpm' && /^-q/.test(options)) ||
    (program === 'pacman' && /^-Q/.test(options)) ||
    /^--version$/.test(options);
  return asks && !/-o|--option|-c\b/.test(options) ? { nature: 'reads' } : reserved(MACHINE, OFFLINE);
}
