/** What decides how later runs, reviewers or tools behave: writable only where a rule names the path. */
const PROTECTED: readonly RegExp[] = [
  /^\.github(\/|$)/i,
  /(^|\/)CODEOWNERS$/i,
  /(^|\/)\.(claude|husky|githooks|vscode|idea|devcontainer|cargo|yarn|mvn)(\/|$)/i,
  /(^|\/)(CLAUDE|CLAUDE\.local|AGENTS|GEMINI)\.md$/i,
  /(^|\/)\.(mcp|claude|devcontainer)\.json$/i,
  /(^|\/)\.(gitmodules|gitconfig|npmrc|yarnrc|yarnrc\.yml|pnpmfile\.cjs|ripgreprc|envrc|pypirc|netrc)$/i,
  /(^|\/)\.(bashrc|bash_profile|bash_login|bash_logout|bash_aliases|profile|zshrc|zshenv|zprofile|zlogin)$/i,
  /(^|\/)(\.pre-commit-config\.ya?ml|\.?lefthook(-local)?\.(ya?ml|toml|json))$/i,
];

/** `path` is relative to the workspace. */
export function isProtected(path: string): boolean {
  return PROTECTED.some((pattern) => pattern.test(path));
}
