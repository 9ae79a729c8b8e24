import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { configEntries } from '../../src/git/config-text.js';
import { withoutCredentials } from '../../src/git/credential-settings.js';

const folder = mkdtempSync(join(tmpdir(), 'greengate-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What git itself reads, as `key\nvalue`; a key without a value has none. */
function asGitReads(text: string): string[] {
  const file = join(folder, 'config');
  writeFileSync(file, text);
  const { status, stdout, stderr } = spawnSync('git', ['config', '--file', file, '--no-includes', '-z', '--list']);
  if (status !== 0) throw new Error(stderr.toString());
  return stdout.toString().split('\0').filter(Boolean);
}

function asRead(text: string): string[] {
  return configEntries(text).map(({ section, subsection, name, value, from, to }) => {
    const key = [section, ...(subsection === '' ? [] : [subsection]), name].join('.');
    return text
      .slice(from, to)
      .replace(/[#;].*/s, '')
      .includes('=')
      ? `${key}\n${value}`
      : key;
  });
}

const TEXTS = {
  'what git init and a checkout write':
    '[core]\n\trepositoryformatversion = 0\n\tbare = false\n[remote "origin"]\n\turl = https://example.org/a/b\n' +
    '\tfetch = +refs/heads/*:refs/remotes/origin/*\n[gc]\n\tauto = 0\n' +
    '[http "https://example.org/"]\n\textraheader = AUTHORIZATION: basic eDpzZWNyZXQ=\n',
  'Windows line ends': '[http "https://a/"]\r\n\textraheader = X: y\r\n[core]\r\n\tbare = false\r\n',
  'comments and blank lines': '# one\n; two\n\n[a]\n\n  # three\n  b = c # four\n  d = "e # f" ; five\n',
  'a setting on the line of its head': '[http "https://a/"] extraheader = X: y\n\tother = 1\n',
  'values over several lines': '[a]\n\tb = one \\\n  two\n\tc = "three \\\nfour"\n\td = 5\n',
  'quotes and escapes': '[a "b\\"c\\\\d"]\n\te = "x\\ty" z "\\n"\n\tf = " kept "\n',
  'a key without value': '[a]\n\tb\n\tc=\n\td = 1\n',
  'the old way of subsections': '[a.B]\n\tc = d\n',
  'upper case': '[HTTP "https://A/"]\n\tExtraHeader = X: y\n',
  'no line end at the end': '[a]\n\tb = c',
};

describe('the text of a git configuration', () => {
  test.each(Object.entries(TEXTS))('is read as git reads it: %s', (_name, text) => {
    expect(asRead(text)).toEqual(asGitReads(text));
  });
});

const never = () => false;

describe('what logs somebody in', () => {
  const basic = (pair: string) => Buffer.from(pair).toString('base64');
  test.each<[string, string, readonly string[]]>([
    [
      'a header',
      `[http "https://example.org/"]\n\textraheader = AUTHORIZATION: basic ${basic('x-access-token:tok-1')}\n`,
      ['tok-1', basic('x-access-token:tok-1')],
    ],
    ['a bearer header', '[http]\n\textraheader = Authorization: Bearer tok-2\n', ['tok-2']],
    ['an address with a password', '[remote "origin"]\n\turl = https://user:tok-3@example.org/a/b\n', ['tok-3']],
    [
      'an address with a token alone',
      '[remote "origin"]\n\turl = https://ghs_0123456789abcdef0123@example.org/a\n',
      ['ghs_0123456789abcdef0123'],
    ],
    [
      'a rewriting with a password',
      '[url "https://x:tok-4@example.org/"]\n\tinsteadOf = https://example.org/\n',
      ['tok-4'],
    ],
    ['a proxy with a password', '[http]\n\tproxy = http://me:tok-5@proxy.example:80\n', ['tok-5']],
    ['a helper', '[credential]\n\thelper = store --file /tmp/store\n', []],
    ['a helper for one host', '[credential "https://example.org"]\n\thelper = "!f() { echo password=x; }; f"\n', []],
    ['a key for ssh', '[core]\n\tsshCommand = ssh -i /tmp/key\n', []],
    ['a cookie file', '[http]\n\tcookieFile = /tmp/cookies\n', []],
    ['a mail password', '[sendemail]\n\tsmtpPass = x\n', []],
  ])('%s is taken out, and what is left and taken is the whole', (_name, text, secrets) => {
    const rest = '[core]\n\tbare = false\n';
    const found = withoutCredentials(rest + text + rest, never);
    expect(found?.secrets).toEqual(secrets);
    expect(found?.left).toBe(rest + rest);
    const whole = asGitReads((found?.left ?? '') + (found?.taken ?? ''));
    expect(whole.sort()).toEqual(asGitReads(rest + text + rest).sort());
  });

  test('only those included files count that hold something', () => {
    const text = '[includeIf "gitdir:/w/.git"]\n\tpath = /t/creds\n[include]\n\tpath = ../names\n';
    const found = withoutCredentials(text, (path) => path === '/t/creds');
    expect(asGitReads(found?.left ?? '')).toEqual(['include.path\n../names']);
  });

  test.each([
    '[remote "origin"]\n\turl = https://example.org/a/b\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n',
    '[remote "origin"]\n\turl = git@example.org:a/b\n',
    '[remote "origin"]\n\turl = https://octocat@example.org/a/b\n',
    '[user]\n\tname = A\n\temail = a@example.org\n',
    '[branch "main"]\n\tremote = origin\n\tmerge = refs/heads/main\n',
    '',
    'no configuration at all',
  ])('%j has nothing of the kind', (text) => expect(withoutCredentials(text, never)).toBeUndefined());
});
