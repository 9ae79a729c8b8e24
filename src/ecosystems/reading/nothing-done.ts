/**
 * Runs in which nothing was done and nobody complains. Asked only where no runner came to word: each of these lines may stand
 * around tests that did run.
 */
export function didNothing(lines: readonly string[], command: string): boolean {
  const said = lines.filter((line) => line.trim() !== '');
  if (said.length === 0) return SILENT.test(command.trim());
  return said.some((line) => NOTHING_FOUND.test(line)) || isIdle(said) || allSkipped(said);
}

/** They end well and say nothing where there is nothing to test, or nothing new. */
const SILENT =
  /(?:^|&& |\()(?:npm (?:test|run \S+) .*--workspaces\b|pnpm -r |yarn workspaces |dune (?:test|runtest)\b|(?:bundle exec )?rake (?:test|spec)\b|ruby -I\S+ .*-e |mill |molecule |rush |ctest\b|nimble |composer )/;

/** Behind a mark, a level or the name of the program. */
const NOTHING_FOUND =
  /^.{0,40}?\b(?:There (?:are|were) no tests?\b|No (?:unit )?tests? (?:(?:were|was|cases|files?|suites?|targets?|modules?|specs?) ){0,3}(?:found|ran|run|to run|to execute|defined|executed|available|collected|specified|matched|match)\b|No (?:specs?|test suites?|test files?|features|scenarios)\b.{0,60}\bfound|Tests? (?:are|were|is) skipped\b|Found 0 tests?\b|no spec files were found|Could not find any (?:test|spec)s?\b|No (?:packages|projects|tasks|workspaces)\b.{0,60}\b(?:found|matched|match|selected|run|executed)|None of the selected packages has\b|Skipping, verify action has no playbook)/i;

const IDLE =
  /^(?:g?make|bmake)(?:\[\d+\])?: (?:Nothing to be done for |.* is up to date\.$)|^ninja: no work to do\.$|^task: (?:\[\w+\] )?Task "[^"]+" is up to date$|^mage: no |^Nothing to do\b|^BUILD SUCCESSFUL$/;
/** What they and those who start them print besides. */
const AROUND =
  /^(?:g?make|bmake)(?:\[\d+\])?: (?:Entering|Leaving) directory |^Making \w+ in |^ninja: Entering directory |^> |^\$ |^(?:cd|make|ninja|cmake)\b|^task: |^Buildfile: |^[\w.-]+:$|^Total time: /;

/** Only the word of a build tool that there is nothing to build: a folder or file of the target's name does that. */
function isIdle(said: readonly string[]): boolean {
  return said.some((line) => IDLE.test(line)) && said.every((line) => IDLE.test(line) || AROUND.test(line));
}

/** tox and nox, with every environment or session left out. */
function allSkipped(said: readonly string[]): boolean {
  const ends = said.flatMap(
    (line) =>
      END_OF_ENVIRONMENT.exec(line)
        ?.slice(1)
        .filter((word) => word !== undefined) ?? [],
  );
  return ends.length > 0 && ends.every((word) => /^skip/i.test(word));
}

const END_OF_ENVIRONMENT =
  /^ {2}[\w.-]+: (OK|FAIL|SKIP|SKIPPED|commands succeeded|commands failed)\b|^(SKIPPED): +[\w.-]+: |^ERROR: +[\w.-]+: (commands failed)|^nox > Session \S+ (?:was )?(successful|failed|skipped|aborted)\b|^nox > \* \S+: (success|failed|skipped|aborted)$/;
