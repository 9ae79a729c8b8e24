const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What no mode and no rule may ever start. */
export const NEVER = names(`
  sudo su doas pkexec runuser setpriv chroot passwd visudo useradd usermod
  shutdown reboot halt poweroff mount umount fdisk mkfs.ext4 modprobe sysctl iptables systemctl
  crontab at batch ssh scp sftp nc ncat socat telnet gdb strace ltrace killall pkill printenv`);

/** What else is looked for. */
const OTHERS = names(`
  rm rmdir chmod chown kill python3 python node perl ruby lua gcc make npm npx pnpm yarn pip docker gh curl wget cargo go
  patch less more man vi ed watch parallel flock script git rg jq tree file sleep id whoami uname hostname mktemp column
  strings xxd yes unzip zip`);

/** Only written down: what they would do is not needed, or must not be done. */
export const WRITTEN_DOWN = new Set([...NEVER, ...OTHERS]);

/** Program and arguments of what runs code or reaches other machines: never without a rule, in any way of calling. */
export const NEEDS_RULE: readonly RegExp[] = [
  /^(curl|wget|docker|gh|patch|man|vi|ed|watch|parallel|flock|script) /,
  /^(perl|ruby|lua|gcc) (?!-v |--version )/,
  /^(python3?|node) (-[cep] |\w)/,
  /^(npm|pnpm|yarn) (publish|install|i|ci|add|exec|x|dlx) /,
  /^npx (?!jest|vitest|mocha)/,
  /^pip (install|download) /,
  /^make (build|deploy) /,
  /^cargo (run|install|publish) /,
  /^go (run|get|install|generate) /,
];

/** Really run behind their spy, where there is a namespace around them: what they do to files and whom they start is seen. */
export const REAL = names(`
  bash sh dash env timeout nice nohup stdbuf setsid xargs find cat head tail grep egrep sed sort uniq tee cp mv ln touch
  mkdir cut wc tr expr basename dirname true false diff cmp ls nl tac rev paste od split tar install truncate dd comm
  fold join test [ echo printf pwd date seq stat du md5sum sha256sum awk mawk tsort shuf`);

/** Variables that change what a program starts or loads. */
export const DANGEROUS_VARIABLES = names(`
  LD_PRELOAD LD_LIBRARY_PATH LD_AUDIT BASH_ENV ENV NODE_OPTIONS PYTHONPATH PYTHONSTARTUP PERL5OPT PERL5LIB RUBYOPT
  GIT_EXTERNAL_DIFF GIT_PAGER PAGER GIT_SSH_COMMAND GIT_CONFIG_COUNT GIT_CONFIG_GLOBAL GIT_DIR GIT_EXEC_PATH EDITOR
  RIPGREP_CONFIG_PATH LESSOPEN TAR_OPTIONS MAKEFLAGS npm_config_script_shell CDPATH GLOBIGNORE PROMPT_COMMAND`);
