/** Variables that bash, the loader or common programs obey. */
export function isSpecial(name: string): boolean {
  return SPECIAL.test(name);
}

const SPECIAL =
  /^(PATH|IFS|ENV|CDPATH|HOME|PWD|OLDPWD|SHELL|SHELLOPTS|POSIXLY_CORRECT|PS\d|PROMPT_COMMAND|FPATH|TMPDIR|CLASSPATH|CC|CXX|PAGER|MANPAGER|EDITOR|VISUAL|BROWSER|LESS\w*|HIST\w*|XDG_\w+|(BASH|LD_|DYLD_|GIT_|GH_|NODE_|NPM_|npm_|YARN_|PYTHON|PIP_|UV_|PERL|RUBY|GEM_|BUNDLE_|JAVA|_JAVA|JDK|MAVEN_|GRADLE_|GO|CARGO|RUST|MAKE|GITHUB_|RUNNER_|ACTIONS_|INPUT_|SSL_|CURL_|WGET|DOCKER_|AWS_|AZURE_)\w*|\w*(_proxy|_PROXY))$/;

/** Variables whose text bash runs as commands. */
export function isRun(name: string): boolean {
  return /^(PS[0-4]|PROMPT_COMMAND|BASH_ENV|ENV|SHELLOPTS|BASHOPTS)$/.test(name);
}
