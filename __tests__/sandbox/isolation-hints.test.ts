import { expect, test } from '@jest/globals';
import { isolationHints } from '../../src/sandbox/isolation-hints.js';

test.each([
  ["fatal: Unable to create '/w/.git/index.lock': Read-only file system", /^\.git is read-only/],
  ['Error: connect ECONNREFUSED 127.0.0.1:5432', /services: localhost:5432$/],
  [
    'connection to server at "localhost" (127.0.0.1), port 5432 failed: Connection refused',
    /services: localhost:5432$/,
  ],
  ['Could not connect to Redis at 127.0.0.1:6379: Connection refused', /services: localhost:6379$/],
  ['curl: (6) Could not resolve host: example.org', /^there is no network here/],
  ['npm error code ENOTFOUND', /^there is no network here/],
  ['psycopg2.OperationalError: could not translate host name "db" to address: Name or service not known', /services$/],
  ["mkdir: cannot create directory '/opt/x': Read-only file system", /^only the workspace/],
])('%s: says what of the sandbox it may be', (output, hint) => {
  expect(isolationHints({ output, isProxied: false })[0]).toMatch(hint);
});

test('with listed hosts the list is named', () => {
  expect(isolationHints({ output: 'getaddrinfo ENOTFOUND x.test', isProxied: true })[0]).toMatch(/lists in network/);
});

test.each(['Expected 1, got 2', 'connection refused by policy', 'AssertionError: port 80'])(
  '%s: says nothing',
  (output) => expect(isolationHints({ output, isProxied: false })).toEqual([]),
);
