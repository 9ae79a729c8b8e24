import { describe, expect, test } from '@jest/globals';

import { missingIn, missingWords } from '../../src/stop/missing.js';

describe('missingIn: what a run wanted and did not have', () => {
  test.each([
    // Packages
    ["Error: Cannot find module 'left-pad'", 'package left-pad'],
    ["Error [ERR_MODULE_NOT_FOUND]: Cannot find package '@scope/pad' imported from /repo/a.mjs", 'package @scope/pad'],
    ["    Cannot find module 'lodash/fp' from 'test/a.test.js'", 'package lodash'],
    ['Error: Failed to resolve import "vue" from "test/a.test.ts". Does the file exist?', 'package vue'],
    ["a.ts(1,8): error TS2307: Cannot find module 'zod' or its corresponding type declarations.", 'package zod'],
    ["E   ModuleNotFoundError: No module named 'requests'", 'package requests'],
    ['/usr/bin/python3: No module named pytest', 'package pytest'],
    [
      'a_test.go:4:2: no required module provides package github.com/stretchr/testify; to add it:',
      'package github.com/stretchr/testify',
    ],
    ['go: github.com/pkg/errors@v0.9.1: module lookup disabled by GOPROXY=off', 'package github.com/pkg/errors@v0.9.1'],
    ['error: no matching package named `serde` found', 'package serde'],
    ['<internal:rubygems>: cannot load such file -- rspec (LoadError)', 'package rspec'],
    ['Could not find rake-13.1.0 in locally installed gems (Bundler::GemNotFound)', 'package rake'],
    [
      'PHP Warning:  require(vendor/autoload.php): Failed to open stream: No such file or directory',
      'package vendor/autoload.php',
    ],
    ['[ERROR] Could not find artifact junit:junit:jar:4.13 in central', 'package junit:junit:jar:4.13'],
    ['   > No cached version of org.junit:junit:5 available for offline mode.', 'package org.junit:junit:5'],
    ['/repo/t.csproj : error NU1101: Unable to find package xunit. No packages exist with this id', 'package xunit'],
    ['* jason (Hex package)', 'package jason'],
    ["Can't locate JSON/XS.pm in @INC (you may need to install the JSON::XS module)", 'package JSON/XS.pm'],
    ["lua: test.lua:1: module 'luaunit' not found:", 'package luaunit'],
    ['Error: there is no package called ‘testthat’', 'package testthat'],
    ['test.c:1:10: fatal error: cmocka.h: No such file or directory', 'package cmocka.h'],
    // Programs
    ['sh: 1: jest: not found', 'program jest'],
    ['bash: line 1: poetry: command not found', 'program poetry'],
    ['make: cargo: No such file or directory', 'program cargo'],
    // Services
    ['  Error: connect ECONNREFUSED 127.0.0.1:5432', 'service 127.0.0.1:5432'],
    ['    dial tcp 127.0.0.1:6379: connect: connection refused', 'service 127.0.0.1:6379'],
    [
      'psycopg.OperationalError: connection to server at "localhost" (127.0.0.1), port 5432 failed: Connection refused',
      'service localhost:5432',
    ],
    [
      'redis.exceptions.ConnectionError: Error 111 connecting to localhost:6379. Connection refused.',
      'service localhost:6379',
    ],
    ['ConnectionRefusedError: [Errno 111] Connection refused', 'service a service that is not named'],
    ["    syscall: 'connect', address: '127.0.0.1', port: 9200, code: 'ECONNREFUSED'", 'service 127.0.0.1:9200'],
    [
      'org.postgresql.util.PSQLException: Connection to localhost:5432 refused. Check that the hostname',
      'service localhost:5432',
    ],
    ['Os { code: 111, kind: ConnectionRefused, message: "Connection refused" }', 'service a service that is not named'],
    // Hosts
    ['    [cause]: Error: getaddrinfo ENOTFOUND db.internal', 'host db.internal'],
    ['dial tcp: lookup api.example.org on 127.0.0.53:53: server misbehaving', 'host api.example.org'],
    ['java.net.UnknownHostException: redis', 'host redis'],
    ['curl: (6) Could not resolve host: api.example.org', 'host api.example.org'],
    // Variables
    ["KeyError: 'DATABASE_URL'", 'variable DATABASE_URL'],
    ['Error: DATABASE_URL must be set', 'variable DATABASE_URL'],
    ['Missing required environment variable: STRIPE_KEY', 'variable STRIPE_KEY'],
    ['error: Environment variable not found: DATABASE_URL.', 'variable DATABASE_URL'],
    ['    assert.ok(process.env.APP_ENV)', 'variable APP_ENV'],
    ['KeyError: key not found: "RAILS_SECRET"', 'variable RAILS_SECRET'],
    ['panic: PGHOST is not set', 'variable PGHOST'],
    ['required env var PGHOST_NAME', 'variable PGHOST_NAME'],
  ])('%s', (line, wanted) => {
    expect(missingIn(`before\n${line}\nafter`).map(({ kind, name }) => `${kind} ${name}`)).toEqual([wanted]);
  });

  test.each([
    "Error: Cannot find module './generated/impl.js'",
    "Cannot find module '../src/sum' from 'test/sum.test.js'",
    "Cannot find module '/repo/dist/index.js'",
    'AssertionError: expected 2 to equal 3',
    'a_test.go:31: got 2, want 3',
    'FAIL test/net.test.js › needs a network service',
    "KeyError: 'name'",
  ])('nothing outside of the project: %s', (line) => {
    expect(missingIn(line)).toEqual([]);
  });
});

test('missingWords: what is missing and what to write, and only inputs that there are', () => {
  const words = missingWords([
    { kind: 'package', name: 'left-pad' },
    { kind: 'service', name: '127.0.0.1:5432' },
    { kind: 'host', name: 'api.example.org' },
    { kind: 'variable', name: 'APP_ENV' },
  ]);
  expect(words).toMatch(/Not installed: left-pad\. .*setup-command.*setup-network/);
  expect(words).toMatch(/Nothing answers at 127\.0\.0\.1:5432\. .*services: localhost:5432/);
  expect(words).toMatch(/Not reached: api\.example\.org\. .*network: api\.example\.org/);
  expect(words).toMatch(/Not set: APP_ENV\. .*env: APP_ENV/);
});
