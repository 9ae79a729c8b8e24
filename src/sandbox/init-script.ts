/** Where the first process of a sandbox notes what is not an exit code. */
export interface Note {
  /** Path inside, in a folder that is read from outside. `begun` stands there until there is more to say. */
  readonly path: string;
  /** Count what the command leaves behind? */
  readonly counts: boolean;
}

/**
 * The first process of ours inside: puts the command in its folder, makes it the one to go when memory runs out, and
 * when it has ended counts what it left behind, which gets a moment to end by itself. What is still there dies with it.
 */
export function behindInit(argv: readonly string[], cwd: string, note: Note): string[] {
  return ['/bin/sh', '-c', SCRIPT, 'sh', note.path, note.counts ? '4' : '0', cwd, ...argv];
}

/** Files in blocks of 512 bytes. No limit on memory: programs reserve more than they use, and then would not start. */
const MOST = { fileBlocks: 8 * 1024 ** 2 * 2, processes: 4096 } as const;

// A limit that is lower already cannot be set, and stays. The letter for processes differs from shell to shell.
const SCRIPT = `
note=$1; rounds=$2; echo begun >"$note"; cd "$3" || { echo 'no-folder' >"$note"; exit 126; }
shift 3
{
  echo 1000 >/proc/self/oom_score_adj
  ulimit -c 0
  ulimit -f ${MOST.fileBlocks}
  ulimit -p ${MOST.processes} || ulimit -u ${MOST.processes}
} 2>/dev/null
command -v -- "$1" >/dev/null || { echo 'not-found' >"$note"; exit 127; }
"$@"
code=$?
left=0
while [ "$rounds" -gt 0 ]; do
  left=0
  for process in /proc/[0-9]*; do
    case $process in /proc/1|/proc/$$) continue ;; esac
    { read -r stat <"$process/stat"; } 2>/dev/null || continue
    case "\${stat##*) }" in Z*|X*) ;; *) left=$((left + 1)) ;; esac
  done
  [ "$left" -eq 0 ] && break
  rounds=$((rounds - 1))
  sleep 0.02
done
[ "$left" -gt 0 ] && echo "left $left" >"$note"
exit $code
`;
