const HANDSHAKE_RECORD = 22;
const CLIENT_HELLO = 1;
const SERVER_NAME = 0;
const MOST_BYTES = 64 * 1024;

/**
 * The server name in the first bytes that a TLS client sends. `more`: not all of the first message is there yet.
 * Undefined: this is no TLS, or it names no server.
 */
export function serverName(bytes: Buffer): { readonly name: string } | 'more' | undefined {
  const hello = clientHello(bytes);
  if (hello === 'more' || hello === undefined) return bytes.length > MOST_BYTES ? undefined : hello;
  try {
    return nameIn(hello);
  } catch {
    // A length that leads out of the message.
    return undefined;
  }
}

/** The message itself, which may be spread over several records. */
function clientHello(bytes: Buffer): Buffer | 'more' | undefined {
  const parts: Buffer[] = [];
  let at = 0;
  let wanted = Infinity;
  for (let have = 0; have < wanted;) {
    if (at < bytes.length && bytes[at] !== HANDSHAKE_RECORD) return undefined;
    if (at + 5 > bytes.length) return 'more';
    const end = at + 5 + bytes.readUInt16BE(at + 3);
    const part = bytes.subarray(at + 5, end);
    parts.push(part);
    have += part.length;
    if (wanted === Infinity && have >= 4) {
      const head = Buffer.concat(parts);
      if (head[0] !== CLIENT_HELLO) return undefined;
      wanted = 4 + head.readUIntBE(1, 3);
    }
    if (have < wanted && end > bytes.length) return 'more';
    if (end === at + 5) return undefined;
    at = end;
  }
  return Buffer.concat(parts).subarray(4, wanted);
}

function nameIn(hello: Buffer): { readonly name: string } | undefined {
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
