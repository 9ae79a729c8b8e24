import type { Policy } from './policy.js';
import type { Action, Verdict } from './verdict.js';
import { AS_WRITTEN } from './with-remedy.js';

/** What works here in place of what was refused, by what it begins with. A layer that knows better has said so itself. */
const ALTERNATIVES: readonly (readonly [RegExp, string])[] = [
  [/^(sudo|doas|su|pkexec|runuser)\b/, 'leave it out: nothing in the workspace needs more rights than you have'],
  [
    /^(git (push|commit|add|stash|tag|merge|rebase|mv|rm|branch|switch|checkout -b)|gh (pr|release|repo)|hub)\b/,
    'leave it out: your changes are committed and published for you',
  ],
  [/^git (checkout|restore|reset)\b/, 'undo a change with Edit or Write; git show HEAD:path prints how a file was'],
  [/^(rm\b|find .*-delete)/, 'name single files inside the workspace and remove them without -r'],
  [
    /^(sed -i|perl|awk|python3?|node|ruby|php)\b/,
    'use Edit for changes and Read or Grep to look; to run code, write a test and run the test command',
  ],
  [/^xargs\b/, 'use the Grep tool, or find ... -exec with a reading command'],
  [/^(cat|head|tail|less|more|nl|bat|sed -n|od|xxd|strings)\b/, 'use the Read tool, with a path inside the workspace'],
  [/^(grep|egrep|fgrep|rg|ag|ack|find|fd|ls|tree|locate)\b/, 'use Grep or Glob, with a path inside the workspace'],
  [
    /^(curl|wget|pip3?|uv|npm (i|install|ci|add)|yarn add|pnpm (i|install|add)|apt(-get)?|brew|gem|cargo (add|install)|go (get|install))\b/,
    'work with what is installed; do not count on the network',
  ],
  [/^(tee|cp|mv|ln|install|dd|patch)\b/, 'use Edit or Write, with a path inside the workspace'],
  [
    /^(env|printenv|set|export)\b/,
    'read the configuration files in the workspace; the environment is not yours to see',
  ],
];

const TESTS =
  /^(npm (t|test|run test\S*)|(yarn|pnpm|bun|deno|go|cargo|dotnet|mix|swift|rake|make) (run )?(test|check)\S*|(npx |pnpm exec |yarn )?(jest|vitest|mocha|ava|tap|playwright test)|(python3? -m )?(pytest|unittest|tox|nox)|(bundle exec )?(rspec|rake)|\.?\/?(mvnw?|gradlew?) .*(test|check|verify)|phpunit|ctest|prove|node --test)\b/;

/** The refusal with another way, where one is known. */
export function withAlternative(verdict: Verdict, action: Action, policy: Policy): Verdict {
  if (verdict.behaviour === 'allow') return verdict;
  const known = isTests(verdict, action, policy) ? RUN_TESTS : (verdict.instead ?? alternativeTo(verdict, action));
  const instead = known ?? (verdict.remedy === AS_WRITTEN ? SIMPLER : undefined);
  return instead === undefined ? verdict : { ...verdict, instead };
}

const SIMPLER = 'write it more simply, with each word known, or use the file tools';
const RUN_TESTS = 'call RunTests: it runs the test command as the final check does';

function isTests({ subject }: Verdict, { tool }: Action, { testCommand }: Policy): boolean {
  return tool === 'Bash' && testCommand !== undefined && TESTS.test(partOf(subject));
}

/** A path that decided stands before the part it is in. */
function partOf(subject: string): string {
  return subject.replace(/^.* in: /s, '');
}

function alternativeTo({ subject, layer }: Verdict, { tool, effect }: Action): string | undefined {
  if (tool === 'Bash') return ALTERNATIVES.find(([pattern]) => pattern.test(partOf(subject)))?.[1];
  if (layer === 'limit') return 'use a path inside the workspace, and nothing of .git';
  return effect === 'write' ? 'leave the file as it is and describe the change in your answer' : undefined;
}
