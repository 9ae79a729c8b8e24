/** What every program of the system lies in. Each is shown as far as nothing private is below it. */
export const SYSTEM_PLACES = [
  ...['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/etc', '/opt', '/nix', '/home/linuxbrew'],
  ...['/var/lib/gems', '/sys/devices/system'],
];

const CACHES = ['pip', 'uv', 'go-build', 'yarn', 'pnpm', 'node', 'pypoetry', 'pre-commit', 'ms-playwright', 'Cypress'];

/**
 * Where version managers and package managers put what they fetched, below the home folder. Where keys lie
 * among it, as in `~/.cargo/credentials.toml`, they are taken out (credential-files.ts).
 */
export const HOME_PLACES = [
  ...['.cargo/bin', '.cargo/env', '.cargo/registry', '.cargo/git', '.rustup'],
  ...['.pyenv', '.rbenv', '.nodenv', '.jenv', '.goenv', '.asdf', '.sdkman', '.nvm', '.fnm', '.volta', '.rye', '.ghcup'],
  ...['.bun/bin', '.bun/install', '.deno/bin', '.dotnet', '.swiftly', '.juliaup', '.elan', '.opam', '.linuxbrew'],
  ...['.local/bin', '.local/lib', '.local/pipx', '.local/share/pnpm', '.local/share/uv', '.local/share/mise', 'bin'],
  ...[
    '.m2/repository',
    '.m2/wrapper',
    '.gradle/caches',
    '.gradle/wrapper',
    '.ivy2/cache',
    '.sbt/boot',
    '.nuget/packages',
  ],
  ...['.npm/_cacache', '.npm/_npx', 'setup-pnpm', '.yarn/berry', 'go/bin', 'go/pkg', '.pub-cache', '.mix', '.hex'],
  ...CACHES.map((name) => `.cache/${name}`),
];

/** Folders that a variable of the tool's own names, of which only these parts are shown: keys lie beside them. */
export const SHOWN_PARTS: Readonly<Record<string, readonly string[]>> = {
  CARGO_HOME: ['bin', 'env', 'registry', 'git'],
  GRADLE_USER_HOME: ['caches', 'wrapper'],
  COMPOSER_HOME: ['cache', 'vendor'],
  npm_config_cache: ['_cacache', '_npx'],
  XDG_CACHE_HOME: CACHES,
  XDG_CONFIG_HOME: [],
};

/** What programs of a `bin` look for beside it: libraries and data, and what Go and Java need. Settings lie there too. */
export const AROUND_BIN = [
  ...['lib', 'lib32', 'lib64', 'libexec', 'include', 'share'],
  ...['pkg', 'src', 'go.env', 'VERSION'],
  ...['jre', 'jmods', 'release'],
];

/** A cache that its tool writes to in use, not only to fetch. */
export interface WrittenCache {
  /** Below the home folder. */
  readonly atHome: string;
  /** A variable that names it, or a folder that it is a part of. */
  readonly variable?: { readonly name: string; readonly part?: string };
  /** The tool makes it anew, without a network, where it is empty. */
  readonly isRemade?: boolean;
}

export const WRITTEN_CACHES: readonly WrittenCache[] = [
  { atHome: '.cache/go-build', variable: { name: 'GOCACHE' }, isRemade: true },
  { atHome: '.cache/ccache', variable: { name: 'CCACHE_DIR' }, isRemade: true },
  { atHome: 'go/pkg/mod', variable: { name: 'GOMODCACHE' } },
  { atHome: '.cache/uv', variable: { name: 'UV_CACHE_DIR' } },
  { atHome: '.cache/pip', variable: { name: 'PIP_CACHE_DIR' } },
  { atHome: '.cargo/registry', variable: { name: 'CARGO_HOME', part: 'registry' } },
  { atHome: '.cargo/git', variable: { name: 'CARGO_HOME', part: 'git' } },
  { atHome: '.gradle/caches', variable: { name: 'GRADLE_USER_HOME', part: 'caches' } },
  { atHome: '.m2/repository' },
  { atHome: '.npm/_cacache', variable: { name: 'npm_config_cache', part: '_cacache' } },
  { atHome: '.nuget/packages', variable: { name: 'NUGET_PACKAGES' } },
];
