import type { Trust } from './types.js';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment of a child process, built from nothing: what a toolchain needs to be found, and settings that keep
 * programs from asking, paging or colouring. Keys, tokens and the runner's own variables are not on the list, so a
 * new one cannot leak either. `extra` is added last and wins.
 */
export function childEnvironment(source: Environment, trust: Trust, extra: Environment = {}): Record<string, string> {
  const passed = Object.entries(source).filter(([name, value]) => isPassed(name, value, trust));
  const all: Environment = { PATH: DEFAULT_PATH, ...Object.fromEntries(passed), ...UNATTENDED, ...extra };
  const set = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return Object.fromEntries(set);
}

const DEFAULT_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

const UNATTENDED = {
  CI: 'true',
  TERM: 'dumb',
  NO_COLOR: '1',
  PAGER: 'cat',
  GIT_PAGER: 'cat',
  GIT_TERMINAL_PROMPT: '0',
  GIT_OPTIONAL_LOCKS: '0',
  SHELL: '/bin/bash',
  // Without it bash takes the socket on its stdin for a remote shell and reads ~/.bashrc.
  SHLVL: '1',
} as const;

/**
 * Where there is no network: package managers say at once what is missing, and do not try again for minutes. What they
 * have in their caches works all the same.
 */
export const OFFLINE: Readonly<Record<string, string>> = {
  npm_config_offline: 'true',
  COREPACK_ENABLE_NETWORK: '0',
  PIP_RETRIES: '0',
  UV_OFFLINE: '1',
  CARGO_NET_OFFLINE: 'true',
  GOPROXY: 'off',
  COMPOSER_DISABLE_NETWORK: '1',
};

const SYSTEM = ['PATH', 'HOME', 'USER', 'LOGNAME', 'TMPDIR', 'TZ', 'LANG', 'LANGUAGE'];

/** Places where setup actions and version managers put toolchains and caches. */
const TOOLCHAINS = [
  ...['JAVA_HOME', 'M2_HOME', 'MAVEN_HOME', 'GRADLE_HOME', 'GRADLE_USER_HOME', 'SDKMAN_DIR', 'KOTLIN_HOME'],
  ...['GOROOT', 'GOPATH', 'GOBIN', 'GOCACHE', 'GOMODCACHE', 'CCACHE_DIR', 'GOTOOLCHAIN'],
  ...['CARGO_HOME', 'RUSTUP_HOME', 'RUSTUP_TOOLCHAIN', 'CARGO_INCREMENTAL'],
  ...['NVM_DIR', 'NVM_BIN', 'PNPM_HOME', 'BUN_INSTALL', 'DENO_DIR', 'DENO_INSTALL', 'VOLTA_HOME', 'COREPACK_HOME'],
  ...['npm_config_cache', 'YARN_CACHE_FOLDER', 'PLAYWRIGHT_BROWSERS_PATH', 'CYPRESS_CACHE_FOLDER'],
  ...['VIRTUAL_ENV', 'CONDA', 'CONDA_PREFIX', 'PYENV_ROOT', 'PIP_CACHE_DIR', 'UV_CACHE_DIR', 'POETRY_HOME'],
  ...['pythonLocation', 'Python_ROOT_DIR', 'Python2_ROOT_DIR', 'Python3_ROOT_DIR', 'PKG_CONFIG_PATH'],
  ...['GEM_HOME', 'GEM_PATH', 'RBENV_ROOT', 'COMPOSER_HOME', 'NUGET_PACKAGES', 'SWIFT_PATH'],
  ...['DOTNET_ROOT', 'DOTNET_NOLOGO', 'DOTNET_CLI_TELEMETRY_OPTOUT', 'DOTNET_SKIP_FIRST_TIME_EXPERIENCE'],
  ...['ANDROID_HOME', 'ANDROID_SDK_ROOT', 'ANDROID_NDK', 'ANDROID_NDK_HOME', 'VCPKG_INSTALLATION_ROOT'],
  ...[
    'CHROME_BIN',
    'CHROMEWEBDRIVER',
    'EDGEWEBDRIVER',
    'GECKOWEBDRIVER',
    'CC',
    'CXX',
    'XDG_CACHE_HOME',
    'XDG_CONFIG_HOME',
  ],
];

/**
 * Is a variable of the system, the shell, the runner's image or the allow-list, and not the job's own? For words only: what is
 * passed is decided by the allow-list.
 */
export function isOfTheMachine(name: string): boolean {
  return isToolVariable(name) || PASSED.has(name) || NETWORK.test(name) || name in UNATTENDED || MACHINE.test(name);
}

const MACHINE =
  /^(_|PWD|OLDPWD|MAIL|HOSTNAME|INVOCATION_ID|JOURNAL_STREAM|MEMORY_PRESSURE_\w+|SYSTEMD_\w+|SUDO_\w+|XDG_\w+|SSH_\w+|DBUS_\w+|GPG_\w+|LS_COLORS|COLORTERM|EDITOR|VISUAL|DISPLAY|DEBIAN_FRONTEND|Image(OS|Version)|ACCEPT_EULA|POWERSHELL_\w+|PSModule\w+|PIPX_\w+|ANT_HOME|BOOTSTRAP_\w+|CHROME_\w+|GHCUP_\w+|HOMEBREW_\w+|LEIN_\w+|SELENIUM_\w+|SGX_\w+|AZURE_EXTENSION_DIR|npm_\w+|NODE|INIT_CWD|COLOR|USE_\w+_FALLBACK|ENABLE_RUNNER_TRACING)$/;

/** Does it name a place of tools? */
export function isToolVariable(name: string): boolean {
  return TOOLS.has(name) || PASSED_PATTERN.test(name);
}

const TOOLS = new Set([...TOOLCHAINS, 'RUNNER_TOOL_CACHE', 'AGENT_TOOLSDIRECTORY']);
const PASSED = new Set([...SYSTEM, ...TOOLCHAINS]);
const PASSED_PATTERN = /^(LC_[A-Z]+|JAVA_HOME_\d+_(X64|ARM64)|GOROOT_\d+_\d+_(X64|ARM64))$/i;
const NETWORK = /^((https?|all|no)_proxy|SSL_CERT_(FILE|DIR)|NODE_EXTRA_CA_CERTS)$/i;

function isPassed(name: string, value: string | undefined, trust: Trust): boolean {
  if (PASSED.has(name) || PASSED_PATTERN.test(name)) return true;
  // A proxy address may carry a password.
  return NETWORK.test(name) && (trust === 'harness' || !value?.includes('@'));
}
