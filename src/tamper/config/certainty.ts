import type { Change, ChangedFile, Finding } from '../types.js';

const PIPELINE =
  /(?:^|\/)\.(?:github|circleci|buildkite|woodpecker)\/|(?:^|\/)(?:\.gitlab-ci|azure-pipelines[\w.-]*|\.travis|bitbucket-pipelines|\.drone|\.?appveyor|\.cirrus|Taskfile)\.ya?ml$/;

/** Words of command lines that run tests. */
const RUNS_TESTS =
  /\b(?:tests?|t|spec|specs|verify|pytest|tox|nox|jest|vitest|mocha|ava|tap|jasmine|karma|cypress|playwright|rspec|rake|phpunit|pest|bats|prove|ctest|nextest|mvnw?|gradlew?|xcodebuild|busted|coverage|check)\b/i;
const NO_TESTS = /^uses:|\b(?:upload|download|publish|release|deploy|install)\b/i;

/**
 * What is certain of a change of configuration: that the command or the step that runs the tests is gone, replaced or
 * softened, and that a threshold is lower. The rest may have a hundred honest reasons, and the run sees what it does.
 */
export function withCertainty(finding: Finding, file: ChangedFile, change: Change): Finding {
  const isOpen = PIPELINE.test(file.path) ? !isCertainInPipeline(finding, file, change) : isElsewhere(finding, file);
  return isOpen ? { ...finding, unsure: true } : finding;
}

function isCertainInPipeline({ what, names = [], was, is }: Finding, file: ChangedFile, change: Change): boolean {
  if (/ does not name `(?:\$|!|[^`]*[,{}()|])/.test(what)) return false;
  if (was !== undefined && is !== undefined && runnerOf(was) === runnerOf(is)) return false;
  const isOfUnit = / of the job | on `/.test(what);
  const text = isOfUnit ? names.join('\n') : (file.before ?? '');
  if (!text.split('\n').some((line) => RUNS_TESTS.test(line) && !NO_TESTS.test(line))) return false;
  // Another system, or another file of the same one, tests in its place.
  return !(file.after === undefined && change.files.some((one) => one !== file && testsInPipeline(one)));
}

function testsInPipeline({ path, after }: ChangedFile): boolean {
  return PIPELINE.test(path) && after !== undefined && RUNS_TESTS.test(after);
}

function runnerOf(command: string): string | undefined {
  return RUNS_TESTS.exec(command.replace(/\$\{\{[^}]*\}\}/g, ''))?.[0].toLowerCase();
}

const HOW_IT_RUNS = /^`(?:[^`]*\.)?(?:transform|snapshotSerializers|plugins|pool|sequencer)\b/;
const OF_JAVASCRIPT = /(?:^|\/)(?:package\.json|[\w.-]*\.config\.\w+)$/;

function isElsewhere({ kind, what }: Finding, { path, after }: ChangedFile): boolean {
  if (kind === 'runner-changed' && OF_JAVASCRIPT.test(path) && HOW_IT_RUNS.test(what)) return true;
  if (kind === 'runner-replaced' && what.includes('ignore-scripts=')) return true;
  if (kind === 'test-skipped' && what.includes('${')) return true;
  return (
    after === undefined && path.includes('/') && /^(?:command|runner)-changed$|^tests-excluded$|^unreadable$/.test(kind)
  );
}
