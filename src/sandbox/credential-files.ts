/**
 * Where tools keep keys inside folders of theirs that are shown. Each is out of sight, as a file or as a whole folder. Below the
 * home folder; a variable that names the folder elsewhere means the same parts there. Sources: each tool's own manual.
 */
export const CREDENTIALS_AT_HOME: readonly string[] = [
  // uv auth login (docs.astral.sh/uv/concepts/authentication)
  '.local/share/uv/credentials',
  // rye.astral.sh/guide/publish
  '.rye/credentials',
  '.rye/config.toml',
  // mix hex.user auth (hexdocs.pm/hex)
  '.hex/hex.config',
  // dart.dev/tools/pub/cmd/pub-token
  '.pub-cache/credentials.json',
  // opam-publish keeps GitHub tokens (github.com/ocaml-opam/opam-publish)
  '.opam/plugins/opam-publish',
  // guides.rubygems.org/api-key-scopes
  '.gem/credentials',
  '.local/share/gem/credentials',
  // maven.apache.org/settings.html
  '.m2/settings.xml',
  '.m2/settings-security.xml',
  // docs.gradle.org/current/userguide/build_environment.html
  '.gradle/gradle.properties',
  // doc.rust-lang.org/cargo/reference/config.html#credentials
  '.cargo/credentials',
  '.cargo/credentials.toml',
  // learn.microsoft.com/nuget/reference/nuget-config-file
  '.nuget/NuGet/NuGet.Config',
  '.dotnet/corefx/cryptography',
  // getcomposer.org/doc/articles/authentication-for-private-packages.md
  '.composer/auth.json',
  '.config/composer/auth.json',
  // mise.jdx.dev/configuration/settings.html
  '.local/share/mise/credentials',
  '.sdkman/etc/config',
];

/** The same, below the folder that a variable names. */
export const CREDENTIALS_BELOW: Readonly<Record<string, readonly string[]>> = {
  GEM_HOME: ['credentials'],
  M2_HOME: ['conf/settings.xml', 'settings.xml', 'settings-security.xml'],
  MAVEN_HOME: ['conf/settings.xml', 'settings.xml', 'settings-security.xml'],
  GRADLE_HOME: ['gradle.properties'],
  GRADLE_USER_HOME: ['gradle.properties'],
  CARGO_HOME: ['credentials', 'credentials.toml'],
  COMPOSER_HOME: ['auth.json'],
  POETRY_HOME: ['auth.toml'],
  NUGET_PACKAGES: ['NuGet.Config'],
  CONDA_PREFIX: ['.condarc'],
  BUN_INSTALL: ['.npmrc', 'bunfig.toml'],
  PNPM_HOME: ['rc', 'auth.ini'],
};
