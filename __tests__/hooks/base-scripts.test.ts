import { describe, expect, test } from '@jest/globals';
import { withBaseScripts } from '../../src/hooks/base-scripts.js';

const BASE = new Set(['check.sh', '.claude/hooks/a.sh', 'tools/b.mjs', 'tools/c.py', 'README.md', 'bin/run']);
const taken = (command: string) => withBaseScripts(command, (path) => BASE.has(path));
/** The folder of the base branch, as a word of the shell. */
const B = '${GREENGATE_BASE_DIR}';

describe('scripts that a hook runs are those of the base branch', () => {
  test.each([
    ['./check.sh', `"${B}"/./check.sh`],
    ['.claude/hooks/a.sh --strict', `"${B}"/.claude/hooks/a.sh --strict`],
    ['"$CLAUDE_PROJECT_DIR"/.claude/hooks/a.sh', `"${B}"/.claude/hooks/a.sh`],
    ['"$CLAUDE_PROJECT_DIR/.claude/hooks/a.sh" x', `"${B}/.claude/hooks/a.sh" x`],
    ['$CLAUDE_PROJECT_DIR/.claude/hooks/a.sh', `${B}/.claude/hooks/a.sh`],
    ['${CLAUDE_PROJECT_DIR}/./check.sh', `${B}/./check.sh`],
    ['bash -e check.sh', `bash -e "${B}"/check.sh`],
    ['bash "check.sh"', `bash "${B}/check.sh"`],
    ["bash 'check.sh' y", `bash ''"${B}"/'check.sh' y`],
    ['node tools/b.mjs', `node "${B}"/tools/b.mjs`],
    ['python3.12 -u tools/c.py', `python3.12 -u "${B}"/tools/c.py`],
    ['A=1 B=2 ./bin/run', `A=1 B=2 "${B}"/./bin/run`],
    ['env A=1 timeout 5 bash check.sh', `env A=1 timeout 5 bash "${B}"/check.sh`],
    ['jq -r .tool_input.file_path | xargs ./bin/run', `jq -r .tool_input.file_path | xargs "${B}"/./bin/run`],
    ['true && ./check.sh || (./bin/run)', `true && "${B}"/./check.sh || ("${B}"/./bin/run)`],
    ['if ./check.sh; then . tools/c.py; fi', `if "${B}"/./check.sh; then . "${B}"/tools/c.py; fi`],
    ['cd sub && "$CLAUDE_PROJECT_DIR"/check.sh', `cd sub && "${B}"/check.sh`],
    ["bash -c './check.sh'", `bash -c ''"${B}"/'./check.sh'`],
  ])('%s', (command, wanted) => {
    expect(taken(command)).toBe(wanted);
  });

  test.each([
    ['what is only read', 'grep -q Unreleased README.md'],
    ['what is written', 'cat > README.md'],
    ['an argument', 'npx prettier check.sh'],
    ['what the base does not have', './new.sh; node_modules/.bin/eslint .'],
    ['a path outside', '/bin/check.sh; ../check.sh; ~/check.sh'],
    ['a part of a name', './xcheck.sh; check.sh.bak; a/check.sh'],
    ['a bare path after a change of folder', 'cd sub && ./check.sh'],
    ['the project folder itself', 'cd "$CLAUDE_PROJECT_DIR" && npm test'],
    ['a file that is read by its variable', 'test -s "$CLAUDE_PROJECT_DIR"/README.md'],
  ])('not so %s', (_name, command) => {
    expect(taken(command)).toBe(command);
  });
});
