export const id = 9334;
export const ids = [9334];
export const modules = {

/***/ 9334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createNetwork: () => (/* binding */ createNetwork)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:dns/promises"
var external_node_dns_promises_ = __webpack_require__(1553);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: ./lib/network/public-address.js
var public_address = __webpack_require__(8148);
;// CONCATENATED MODULE: ./lib/network/dial.js



const CONNECT_MS = 15_000;
/**
 * Looks the name up once and connects to what was found: who answers for a name could say one thing to a check and
 * another one to the connection.
 */
function dialPublic(resolve = (host) => (0,external_node_dns_promises_.lookup)(host, { all: true }), open = (address) => (0,external_node_net_.connect)({ host: address, port: 443 })) {
    return async (host) => {
        const found = await resolve(host).catch(() => []);
        if (found.length === 0)
            throw new Error('the host was not found');
        const outside = found.filter(({ address }) => (0,public_address/* isPublicAddress */.i)(address));
        if (outside.length === 0)
            throw new Error('the host has no address on the internet');
        for (const { address } of outside) {
            const socket = await connected(open(address));
            if (socket !== undefined)
                return socket;
        }
        throw new Error('the host cannot be reached');
    };
}
function connected(socket) {
    return new Promise((resolve) => {
        const give = (result) => {
            socket.off('connect', onConnect).off('error', onError).setTimeout(0);
            if (result === undefined)
                socket.on('error', () => { }).destroy();
            resolve(result);
        };
        const onConnect = () => give(socket);
        const onError = () => give(undefined);
        socket.once('connect', onConnect).once('error', onError).setTimeout(CONNECT_MS, onError);
    });
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: ./lib/network/hosts.js
var hosts = __webpack_require__(1765);
;// CONCATENATED MODULE: ./lib/network/server-name.js
const HANDSHAKE_RECORD = 22;
const CLIENT_HELLO = 1;
const SERVER_NAME = 0;
const MOST_BYTES = 64 * 1024;
/**
 * The server name in the first bytes that a TLS client sends. `more`: not all of the first message is there yet.
 * Undefined: this is no TLS, or it names no server.
 */
function serverName(bytes) {
    const hello = clientHello(bytes);
    if (hello === 'more' || hello === undefined)
        return bytes.length > MOST_BYTES ? undefined : hello;
    try {
        return nameIn(hello);
    }
    catch {
        // A length that leads out of the message.
        return undefined;
    }
}
/** The message itself, which may be spread over several records. */
function clientHello(bytes) {
    const parts = [];
    let at = 0;
    let wanted = Infinity;
    for (let have = 0; have < wanted;) {
        if (at < bytes.length && bytes[at] !== HANDSHAKE_RECORD)
            return undefined;
        if (at + 5 > bytes.length)
            return 'more';
        const end = at + 5 + bytes.readUInt16BE(at + 3);
        const part = bytes.subarray(at + 5, end);
        parts.push(part);
        have += part.length;
        if (wanted === Infinity && have >= 4) {
            const head = Buffer.concat(parts);
            if (head[0] !== CLIENT_HELLO)
                return undefined;
            wanted = 4 + head.readUIntBE(1, 3);
        }
        if (have < wanted && end > bytes.length)
            return 'more';
        if (end === at + 5)
            return undefined;
        at = end;
    }
    return Buffer.concat(parts).subarray(4, wanted);
}
function nameIn(hello) {
    // Version and random, then three fields that say how long they are: session, ciphers, compressions.
    let at = 34;
    at += 1 + hello.readUInt8(at);
    at += 2 + hello.readUInt16BE(at);
    at += 1 + hello.readUInt8(at);
    const end = at + 2 + hello.readUInt16BE(at);
    for (at += 2; at < end;) {
        const type = hello.readUInt16BE(at);
        const length = hello.readUInt16BE(at + 2);
        // List length, kind of name (0: a host), length, name.
        if (type === SERVER_NAME && hello.readUInt8(at + 6) === 0) {
            const from = at + 9;
            return { name: hello.subarray(from, from + hello.readUInt16BE(at + 7)).toString('latin1') };
        }
        at += 4 + length;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/network/proxy.js



const MOST_TUNNELS = 64;
/** In both directions and over all tunnels: enough for what a set-up installs. */
const proxy_MOST_BYTES = 4 * 1024 ** 3;
const HELLO_MS = 15_000;
const IDLE_MS = 120_000;
/**
 * An HTTP proxy that does one thing: CONNECT to port 443 of a listed host, for a TLS connection to that very host. Who it is
 * for can do what he likes with it, so nothing here believes what it is told.
 */
function createProxy({ allowed, dial, onUse }) {
    const server = (0,external_node_http_.createServer)({ maxHeaderSize: 16 * 1024, requestTimeout: HELLO_MS });
    let tunnels = 0;
    let bytes = 0;
    server.on('request', (request, response) => {
        const host = hostOf(request.url ?? '');
        onUse(host, ONLY_TLS);
        response.writeHead(403, { 'content-type': 'text/plain', connection: 'close' }).end(`Greengate: ${ONLY_TLS}.\n`);
    });
    server.on('connect', (request, client, head) => {
        client.on('error', () => { });
        const asked = request.url ?? '';
        const target = targetOf(asked, allowed);
        if (tunnels >= MOST_TUNNELS || bytes >= proxy_MOST_BYTES)
            return refuse(client, asked, LIMIT);
        if ('refused' in target)
            return refuse(client, asked, target.refused);
        tunnels += 1;
        client.once('close', () => (tunnels -= 1));
        client.write('HTTP/1.1 200 Connection established\r\n\r\n');
        void open(client, target.host, head);
    });
    return server;
    function refuse(client, asked, why) {
        onUse(hostOf(asked), why);
        client.end(`HTTP/1.1 403 Forbidden\r\ncontent-type: text/plain\r\nconnection: close\r\n\r\nGreengate: ${why}.\n`);
    }
    async function open(client, host, head) {
        const hello = await firstMessage(client, head);
        if (hello === undefined || (0,hosts/* plainHost */.jV)(hello.name) !== host) {
            onUse(host, hello === undefined ? NO_NAME : OTHER_NAME);
            return void client.destroy();
        }
        const remote = await dial(host).catch((error) => error.message);
        if (typeof remote === 'string') {
            onUse(host, remote);
            return void client.destroy();
        }
        onUse(host);
        join(client, remote, hello.bytes);
    }
    function join(client, remote, first) {
        const count = (chunk) => {
            if ((bytes += chunk.length) > proxy_MOST_BYTES)
                client.destroy();
        };
        for (const [one, other] of [
            [client, remote],
            [remote, client],
        ]) {
            one.on('data', count);
            one.on('error', () => { });
            one.once('close', () => other.destroySoon());
            one.setTimeout(IDLE_MS, () => one.destroy());
            one.pipe(other);
        }
        remote.write(first);
    }
}
const ONLY_TLS = 'only TLS connections to port 443 are let through';
const LIMIT = 'too many connections or too much data';
const NO_NAME = 'the connection is not TLS, or names no server';
const OTHER_NAME = 'the TLS connection names another server';
function targetOf(asked, allowed) {
    const { name = '', port = '' } = /^(?<name>.*):(?<port>\d+)$/s.exec(asked)?.groups ?? {};
    const host = (0,hosts/* plainHost */.jV)(name);
    if (host === undefined)
        return { refused: 'this is no host name' };
    if (!(0,hosts/* isListed */.yy)(host, allowed))
        return { refused: 'the host is not on the list of the input network' };
    return port === '443' ? { host } : { refused: ONLY_TLS };
}
/** What an attempt is called in the report; whoever made it could write anything here. */
function hostOf(asked) {
    const name = /^(?:[a-z]+:\/\/)?(?:[^/@]*@)?([^/:?#]*)/i.exec(asked)?.[1] ?? '';
    return (0,hosts/* plainHost */.jV)(name) ?? '(no host name)';
}
/** The client's first message, read without taking it off the stream for good: it is passed on as it came. */
function firstMessage(client, head) {
    return new Promise((resolve) => {
        let bytes = head;
        const done = (hello) => {
            client.off('data', onData).off('close', onClose);
            client.pause().setTimeout(0);
            resolve(hello && { ...hello, bytes });
        };
        const look = () => {
            const hello = serverName(bytes);
            if (hello !== 'more')
                done(hello);
        };
        const onData = (chunk) => {
            bytes = Buffer.concat([bytes, chunk]);
            look();
        };
        const onClose = () => done(undefined);
        client.on('data', onData).once('close', onClose);
        client.setTimeout(HELLO_MS, () => client.destroy());
        look();
    });
}

// EXTERNAL MODULE: ./lib/network/services.js
var network_services = __webpack_require__(1668);
;// CONCATENATED MODULE: ./lib/network/network.js






/** Different hosts that are remembered: a program can make up as many as it likes. */
const MOST_HOSTS = 100;
function createNetwork(options = {}) {
    let lists = { commands: [], setup: [], services: [] };
    const { dial = dialPublic(), resolve = network_services/* resolveHere */.np } = options;
    const uses = new Map();
    const doors = new Map();
    const onUse = (host, refused) => {
        const key = `${host}\n${refused ?? ''}`;
        const known = uses.get(key);
        if (known === undefined && uses.size >= MOST_HOSTS)
            return;
        uses.set(key, { host, times: (known?.times ?? 0) + 1, ...(refused === undefined ? {} : { refused }) });
    };
    const socketOf = async (key, make) => {
        const door = doors.get(key) ?? listen(make());
        doors.set(key, door);
        return (await door).socket;
    };
    return {
        permit: (permitted) => void (lists = permitted),
        open: async (kind) => {
            const allowed = lists[kind];
            const proxy = async () => ({
                to: 'proxy',
                socket: await socketOf(`${kind} ${allowed.join(' ')}`, () => createProxy({ allowed, dial, onUse })),
            });
            const services = lists.services.map(async (service) => ({
                to: service,
                socket: await socketOf(`${service.host}:${service.port}`, () => (0,network_services/* createServiceDoor */.uS)({ service, resolve, onUse })),
            }));
            return Promise.all([...(allowed.length === 0 ? [] : [proxy()]), ...services]);
        },
        used: () => [...uses.values()],
        close: async () => {
            await Promise.all([...doors.values()].map(async (door) => (await door).close()));
            doors.clear();
        },
    };
}
/** Under the system's own folder for temporary files: the path of a unix socket may have about a hundred bytes. */
async function listen(server) {
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'greengate-net-'));
    const socket = (0,external_node_path_.join)(folder, 'door');
    await new Promise((resolve, reject) => server.once('error', reject).listen(socket, resolve));
    // Whom the sandbox runs as may be another user; who may come here at all is decided by the folder.
    await (0,promises_.chmod)(socket, 0o666);
    server.unref();
    const open = new Set();
    server.on('connection', (one) => void open.add(one.once('close', () => open.delete(one))));
    return {
        socket,
        close: async () => {
            server.close();
            for (const one of open)
                one.destroy();
            await (0,promises_.rm)(folder, { recursive: true, force: true });
        },
    };
}


/***/ })

};
