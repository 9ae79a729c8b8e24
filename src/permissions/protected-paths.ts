/** What decides how later runs, reviewers or tools behave: writable only where a rule names the path. */
const PROTECTED: readonly RegExp[] = [
  // GitHub, and this product
  inRoot('.github'),
  named('CODEOWNERS', 'greengate.yml', 'greengate.yaml'),
  // agents
  below('.claude', '.codex', '.cursor', '.gemini', '.windsurf', '.clinerules', '.roo'),
  named('CLAUDE.md', 'CLAUDE.local.md', 'AGENTS.md', 'AGENTS.override.md', 'GEMINI.md'),
  named('.mcp.json', '.claude.json', '.cursorrules', '.windsurfrules', '.aider.conf.yml'),
  // hooks
  below('.husky', '.githooks', '.git-hooks', '.hooks'),
  /(^|\/)(\.pre-commit-config\.ya?ml|\.?lefthook(-local)?\.(ya?ml|toml|json))$/i,
  // editors and machines that run what their settings say
  below('.vscode', '.idea', '.devcontainer', '.zed', '.nova'),
  named('.devcontainer.json', '.exrc', '.vimrc', '.nvimrc', '.nvim.lua', '.dir-locals.el'),
  // git
  below('.config/git'),
  named('.gitmodules', '.gitconfig', '.git-credentials'),
  // package managers and build tools
  below('.cargo', '.yarn', '.mvn', '.bundle', '.gradle/init.d'),
  named('.npmrc', '.yarnrc', '.yarnrc.yml', '.yarnrc.yaml', '.pnpmfile.cjs', '.pnpmfile.mjs', 'bunfig.toml'),
  named('.pypirc', 'pip.conf', 'pip.ini', '.condarc', '.gemrc', '.bazelrc', '.buckconfig', 'gradle-wrapper.properties'),
  named('maven-wrapper.properties', 'nuget.config', '.mise.toml', 'mise.toml'),
  /(^|\/)\.pnp(\.loader)?\.(c?js|mjs)$/i,
  // shells and tools
  named('.bashrc', '.bash_profile', '.bash_login', '.bash_logout', '.bash_aliases', '.profile', '.kshrc', '.inputrc'),
  named('.zshrc', '.zshenv', '.zprofile', '.zlogin', '.zlogout', '.cshrc', '.tcshrc'),
  named('.envrc', '.netrc', '.curlrc', '.wgetrc', '.ripgreprc', '.gdbinit', '.lldbinit', '.tmux.conf', '.screenrc'),
  named('pyrightconfig.json', '.psqlrc', '.irbrc', '.pryrc', '.pythonrc', '.Rprofile', '.sqliterc'),
];

/** `path` is relative to the workspace. */
export function isProtected(path: string): boolean {
  return PROTECTED.some((pattern) => pattern.test(path));
}

/** Whatever the case: some file systems do not tell. */
function named(...names: readonly string[]): RegExp {
  return new RegExp(`(^|/)(${names.map(escaped).join('|')})$`, 'i');
}

function below(...folders: readonly string[]): RegExp {
  return new RegExp(`(^|/)(${folders.map(escaped).join('|')})(/|$)`, 'i');
}

function inRoot(folder: string): RegExp {
  return new RegExp(`^${escaped(folder)}(/|$)`, 'i');
}

function escaped(text: string): string {
  return text.replaceAll('.', '\\.');
}
