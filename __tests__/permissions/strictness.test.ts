import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decide } from '../../src/permissions/decide.js';
import { unattended } from '../../src/permissions/unattended.js';
import type { Action, Behaviour } from '../../src/permissions/verdict.js';
import { policyWith } from './policy-for-test.js';

const ACTIONS: readonly Action[] = [
  ...[
    'ls',
    'cat a | sort',
    'make',
    'make test; git push',
    'npm test',
    'sudo id',
    'rm -rf /',
    'cat ../x',
    'echo x > y',
  ].map((subject): Action => ({ tool: 'Bash', effect: 'execute', subject })),
  ...['/repo/a.ts', '/repo/docs/b.md', '/repo/.github/c.yml', '/repo/.git/config', '/etc/passwd'].flatMap(
    (subject): Action[] => [
      { tool: 'Read', effect: 'read', subject },
      { tool: 'Edit', effect: 'write', subject },
      { tool: 'Write', effect: 'write', subject },
    ],
  ),
  { tool: 'RunTests', effect: 'execute', subject: 'RunTests' },
  { tool: 'UpdatePlan', effect: 'none', subject: 'UpdatePlan' },
];
const RULES = [
  'Bash',
  'Bash(make *)',
  'Bash(git push*)',
  'Read',
  'Read(docs/**)',
  'Edit',
  'Edit(/.github/**)',
  'Write',
];

const STRICT: Readonly<Record<Behaviour, number>> = { allow: 0, passthrough: 1, ask: 1, deny: 2 };

const action = fc.constantFrom(...ACTIONS);
const lines = fc.subarray(RULES);

test('P6: a layer more never loosens: deny and ask rules, and nobody being there', () => {
  const base = fc.record({ allow: lines, ask: lines, deny: lines });
  fc.assert(
    fc.property(action, base, lines, fc.constantFrom('deny', 'ask'), (asked, rules, more, kind) => {
      const without = decide(asked, policyWith(rules));
      const withMore = decide(asked, policyWith({ ...rules, [kind]: [...rules[kind], ...more] }));
      expect(STRICT[withMore.behaviour]).toBeGreaterThanOrEqual(STRICT[without.behaviour]);
      expect(STRICT[unattended(withMore).behaviour]).toBeGreaterThanOrEqual(STRICT[withMore.behaviour]);
    }),
    { numRuns: 500 },
  );
});

test('P9: a verdict is one of four words with a layer and a reason, and of two when nobody is there', () => {
  fc.assert(
    fc.property(action, lines, lines, lines, (asked, allow, ask, deny) => {
      const verdict = decide(asked, policyWith({ allow, ask, deny }));
      expect(Object.keys(STRICT)).toContain(verdict.behaviour);
      expect(verdict.reason).not.toBe('');
      expect(verdict.layer).not.toBe('');
      expect(['allow', 'deny']).toContain(unattended(verdict).behaviour);
    }),
    { numRuns: 500 },
  );
});
