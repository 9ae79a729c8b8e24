import { describe, expect, test } from '@jest/globals';
import { UserError } from '../../src/errors.js';
import { refuseMovedHead, refuseNextToKeys, strangersCode } from '../../src/run/strangers-code.js';

const own = { isFork: false };
const fork = { isFork: true };

describe('whose code it is', () => {
  test.each([
    ['issue_comment', own, undefined],
    ['issue_comment', fork, /from a fork/],
    ['pull_request', own, undefined],
    ['pull_request', fork, /from a fork/],
    ['issues', undefined, undefined],
    ['schedule', undefined, undefined],
    ['pull_request_target', own, /pull_request_target bring the secrets/],
    ['pull_request_target', fork, /from a fork/],
    ['workflow_run', own, /workflow_run bring the secrets/],
    ['workflow_run', undefined, /workflow_run bring the secrets/],
  ] as const)('%s with %j: %s', (name, pullRequest, wanted) => {
    const why = strangersCode({ event: { name }, pullRequest });
    if (wanted === undefined) expect(why).toBeUndefined();
    else expect(why).toMatch(wanted);
  });
});

describe('a stranger’s code', () => {
  test.each(['bwrap', 'unshare', 'sudo-unshare'] as const)('runs in %s', (isolation) => {
    expect(() => refuseNextToKeys('This is a fork', isolation)).not.toThrow();
  });

  test.each([
    ['plain', /sandbox: off/],
    ['none', /nothing here can isolate/],
  ] as const)('does not run with isolation %s', (isolation, why) => {
    expect(() => refuseNextToKeys('This is a fork', isolation)).toThrow(UserError);
    expect(() => refuseNextToKeys('This is a fork', isolation)).toThrow(why);
  });

  const pull = {
    ...{ number: 1, title: '', body: '', headRef: 'x', baseRef: 'main', isFork: true, draft: false },
    headSha: 'a'.repeat(40),
  };
  test('is what it was when it was asked for', () => {
    expect(() => refuseMovedHead({ name: 'pull_request_target', pullRequest: pull }, 'a'.repeat(40))).not.toThrow();
    expect(() => refuseMovedHead({ name: 'issue_comment' }, 'b'.repeat(40))).not.toThrow();
    const moved = () => refuseMovedHead({ name: 'pull_request_target', pullRequest: pull }, 'b'.repeat(40));
    expect(moved).toThrow(/got new commits after it was asked for \(aaaaaaa then, bbbbbbb now\)/);
  });
});
