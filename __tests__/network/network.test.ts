import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { dialPublic } from '../../src/network/dial.js';
import { isListed, parseHosts, plainHost } from '../../src/network/hosts.js';
import { createNetwork, type Network } from '../../src/network/network.js';
import { isPublicAddress } from '../../src/network/public-address.js';
import { serverName } from '../../src/network/server-name.js';
import { clientHello, connectThrough, startEcho, tlsOver, type Echo } from './tls-peers.js';

describe('the list of hosts', () => {
  test.each([
    ['example.org', 'example.org'],
    ['Example.ORG.', 'example.org'],
    ['*.example.org', '*.example.org'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ])('takes %s', (entry, wanted) => expect(parseHosts([entry])).toEqual([wanted]));

  test.each([
    'https://example.org',
    'example.org:443',
    'example.org/path',
    '*',
    '*.org',
    'a.*.org',
    '192.0.2.1',
    '127.1',
    '0x7f.1',
    '[::1]',
    '::1',
    'bücher.example',
    'a b',
    'a..b',
    '-a.org',
    'user@example.org',
    '',
  ])('does not take %j', (entry) => expect(() => parseHosts([entry])).toThrow(/host names such as/));

  const list = parseHosts(['example.org', '*.files.example.net']);
  test.each([
    ['example.org', true],
    ['www.example.org', false],
    ['badexample.org', false],
    ['example.org.evil.test', false],
    ['a.files.example.net', true],
    ['b.a.files.example.net', true],
    ['files.example.net', false],
    ['badfiles.example.net', false],
  ])('%s: %s', (host, wanted) => expect(isListed(host, list)).toBe(wanted));

  test.each([
    'example.org\0.evil.test',
    'example.org%00',
    'example.org\r\nX: y',
    'ex ample.org',
    'example․org',
    'ⓔxample.org',
  ])('%j is no host name', (text) => expect(plainHost(text)).toBeUndefined());
});

test.each([
  ['93.184.215.14', true],
  ['2606:2800:220:1::1', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['168.63.129.16', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fd00:ec2::254', false],
  ['fe80::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:93.184.215.14', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:0:1::1', false],
  ['example.org', false],
])('%s is on the internet: %s', (address, wanted) => expect(isPublicAddress(address)).toBe(wanted));

describe('the name in a first TLS message', () => {
  let hello: Buffer;
  beforeAll(async () => {
    hello = await clientHello('example.org');
  });

  test('is known when the whole message is there, and not before', () => {
    const said = Array.from(hello, (_, length) => serverName(hello.subarray(0, length)));
    expect(new Set(said)).toEqual(new Set(['more']));
    expect(serverName(hello)).toEqual({ name: 'example.org' });
    expect(serverName(Buffer.concat([hello, Buffer.from('more')]))).toEqual({ name: 'example.org' });
  });

  test('is found in a message that is spread over records', () => {
    const message = hello.subarray(5);
    const record = (part: Buffer) =>
      Buffer.concat([Buffer.from([22, 3, 1, part.length >> 8, part.length & 255]), part]);
    const spread = Buffer.concat([
      record(message.subarray(0, 2)),
      record(message.subarray(2, 60)),
      record(message.subarray(60)),
    ]);
    expect(serverName(spread)).toEqual({ name: 'example.org' });
    expect(serverName(spread.subarray(0, -1))).toBe('more');
  });

  test('whatever a byte of it is, there is an answer', () => {
    for (let at = 0; at < hello.length; at += 1) {
      for (const value of [0, 1, 127, 255]) {
        const broken = Buffer.from(hello);
        broken[at] = value;
        expect(['string', 'object', 'undefined']).toContain(typeof serverName(broken));
      }
    }
  });

  test('a message without end is given up', () => {
    const endless = Buffer.alloc(100_000, 0);
    endless.set([22, 3, 1, 255, 255, 1, 255, 255, 255]);
    expect(serverName(endless)).toBeUndefined();
  });
});

describe('the proxy', () => {
  let echo: Echo;
  let network: Network;
  const asked: string[] = [];
  const NAMES: Record<string, string[]> = {
    'example.org': ['93.184.215.14'],
    'inside.example.org': ['10.0.0.1', '169.254.169.254'],
    'mixed.example.org': ['10.0.0.1', '93.184.215.14'],
    'gone.example.org': [],
  };
  const opened: string[] = [];

  beforeAll(async () => {
    echo = await startEcho();
    const dial = dialPublic(
      async (host) => {
        asked.push(host);
        return (NAMES[host] ?? []).map((address) => ({ address }));
      },
      (address) => {
        opened.push(address);
        return connect(echo.port, '127.0.0.1');
      },
    );
    network = createNetwork({ dial });
    network.permit({
      commands: parseHosts(['example.org', '*.example.org']),
      setup: parseHosts(['setup.example.net']),
      services: [],
    });
  });
  afterAll(async () => {
    await network.close();
    echo.close();
  });
  const socketOf = async (kind: 'commands' | 'setup') => (await network.open(kind))[0]?.socket ?? '';
  const refusalOf = (host: string) => network.used().find((use) => use.host === host)?.refused;

  test('lets TLS to a listed host through, looked up once', async () => {
    const { status, tunnel } = await connectThrough(await socketOf('commands'), 'example.org:443');
    expect(status).toBe(200);
    const tls = tlsOver(tunnel, 'example.org');
    await once(tls, 'secureConnect');
    const big = Buffer.alloc(300_000, 'x');
    tls.write(big);
    let back = 0;
    for await (const chunk of tls) if ((back += (chunk as Buffer).length) >= big.length) break;
    expect(back).toBe(big.length);
    tls.destroy();
    expect(asked.filter((host) => host === 'example.org')).toHaveLength(1);
    expect(network.used()).toContainEqual({ host: 'example.org', times: 1 });
  });

  test.each([
    ['other.test:443', /not on the list/],
    ['setup.example.net:443', /not on the list/],
    ['example.org:80', /port 443/],
    ['example.org:8443', /port 443/],
    ['93.184.215.14:443', /no host name/],
    ['[::1]:443', /no host name/],
    ['localhost:443', /not on the list/],
    ['example.org%00.other.test:443', /no host name/],
  ])('answers CONNECT %s with 403', async (target, why) => {
    const { status, text } = await connectThrough(await socketOf('commands'), target);
    expect([status, text]).toEqual([403, expect.stringMatching(why)]);
  });

  test('answers anything else than CONNECT with 403', async () => {
    const client = connect(await socketOf('commands'));
    client.write('GET http://example.org/?q=secret HTTP/1.1\r\nHost: example.org\r\n\r\n');
    const [bytes] = (await once(client, 'data')) as [Buffer];
    expect(bytes.toString()).toMatch(/^HTTP\/1\.1 403[^]*only TLS/);
    client.destroy();
    expect(network.used().some(({ host }) => host.includes('secret'))).toBe(false);
  });

  const closed = async (host: string, begin: (tunnel: ReturnType<typeof connect>) => void) => {
    const { status, tunnel } = await connectThrough(await socketOf('commands'), `${host}:443`);
    expect(status).toBe(200);
    tunnel.on('error', () => {});
    const end = once(tunnel, 'close');
    begin(tunnel);
    tunnel.resume();
    await end;
  };
  const hello = (name: string) => (tunnel: ReturnType<typeof connect>) =>
    void tlsOver(tunnel, name).on('error', () => {});

  test.each(['inside.example.org', 'gone.example.org'])('closes a tunnel to %s', async (host) => {
    const before = opened.length;
    await closed(host, hello(host));
    expect(refusalOf(host)).toMatch(/no address on the internet|not found/);
    expect(opened).toHaveLength(before);
  });

  test('goes only to the addresses on the internet that a name has', async () => {
    const { tunnel } = await connectThrough(await socketOf('commands'), 'mixed.example.org:443');
    const tls = tlsOver(tunnel, 'mixed.example.org');
    await once(tls, 'secureConnect');
    tls.destroy();
    expect(new Set(opened)).toEqual(new Set(['93.184.215.14']));
  });

  test('closes a tunnel whose TLS is meant for another server', async () => {
    await closed('a.example.org', hello('example.org'));
    expect(refusalOf('a.example.org')).toMatch(/names another server/);
  });

  test.each([
    ['b.example.org', 'SSH-2.0-x\r\n'],
    ['c.example.org', 'GET / HTTP/1.1\r\nHost: example.org\r\n\r\n'],
    ['d.example.org', '\x16\x03\x01\x00\x00'],
    ['e.example.org', `\x16\x03\x01\x00\x09\x01\x00\x00\x05\x03\x03abc`],
  ])('closes a tunnel to %s in which no TLS begins', async (host, bytes) => {
    await closed(host, (tunnel) => void tunnel.write(Buffer.from(bytes, 'latin1')));
    expect(refusalOf(host)).toMatch(/not TLS/);
  });

  test('has no socket where nothing is permitted', async () => {
    const none = createNetwork();
    expect(await none.open('commands')).toEqual([]);
    none.permit({ commands: [], setup: parseHosts(['example.org']), services: [] });
    expect(await none.open('commands')).toEqual([]);
    expect(await none.open('setup')).toEqual([{ to: 'proxy', socket: expect.stringMatching(/^.{1,100}$/) }]);
    await none.close();
  });

  test('remembers a bounded number of hosts', async () => {
    const socket = await socketOf('setup');
    for (let at = 0; at < 150; at += 1) (await connectThrough(socket, `h${at}.made-up.test:443`)).tunnel.destroy();
    expect(network.used().length).toBeLessThanOrEqual(100);
  });
});
