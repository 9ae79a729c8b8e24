/** Keeps every byte up to a limit. */
export class WholeOutput {
  readonly #chunks: Buffer[] = [];
  #room: number;

  constructor(most = Infinity) {
    this.#room = most;
  }

  add(chunk: Buffer): void {
    if (this.#room > 0) this.#chunks.push(chunk.subarray(0, this.#room));
    this.#room -= chunk.length;
  }

  bytes(): Buffer {
    return Buffer.concat(this.#chunks);
  }
}

/** Keeps the first and the last part of a stream of bytes in flat memory, and counts the rest. */
export class BoundedOutput {
  readonly #head: Buffer;
  readonly #keepTail: number;
  /** A ring, made when the head is full: `#tailAt` is where the next byte goes. */
  #tail: Buffer | undefined;
  #tailAt = 0;
  #total = 0;

  constructor(limits: { readonly head: number; readonly tail: number }) {
    this.#head = Buffer.allocUnsafe(limits.head);
    this.#keepTail = limits.tail;
  }

  get total(): number {
    return this.#total;
  }

  add(chunk: Buffer): void {
    const toHead = Math.max(0, Math.min(chunk.length, this.#head.length - this.#total));
    if (toHead > 0) chunk.copy(this.#head, this.#total, 0, toHead);
    this.#total += chunk.length;
    if (toHead < chunk.length && this.#keepTail > 0) this.#addToTail(chunk.subarray(toHead));
  }

  /** The text, with a note where bytes were left out. No cut is inside a character. */
  text(): string {
    const head = this.#head.subarray(0, Math.min(this.#total, this.#head.length));
    const tail = this.#tailBytes();
    if (head.length + tail.length === this.#total) return Buffer.concat([head, tail]).toString('utf8');
    const start = head.subarray(0, wholeCharacters(head));
    const end = tail.subarray(firstCharacter(tail));
    const leftOut = (this.#total - start.length - end.length).toLocaleString('en-US');
    return `${start.toString('utf8')}\n… ${leftOut} bytes left out …\n${end.toString('utf8')}`;
  }

  #addToTail(bytes: Buffer): void {
    const ring = (this.#tail ??= Buffer.allocUnsafe(this.#keepTail));
    // The ring position is a function of the bytes seen, so skipping ahead over bytes that would be overwritten is free.
    const skipped = Math.max(0, bytes.length - ring.length);
    const kept = bytes.subarray(skipped);
    const at = (this.#tailAt + skipped) % ring.length;
    const fits = Math.min(kept.length, ring.length - at);
    kept.copy(ring, at, 0, fits);
    kept.copy(ring, 0, fits);
    this.#tailAt = (at + kept.length) % ring.length;
  }

  #tailBytes(): Buffer {
    const seen = this.#total - this.#head.length;
    if (this.#tail === undefined || seen <= 0) return Buffer.alloc(0);
    if (seen <= this.#tail.length) return this.#tail.subarray(0, seen);
    return Buffer.concat([this.#tail.subarray(this.#tailAt), this.#tail.subarray(0, this.#tailAt)]);
  }
}

/** How many bytes from the start do not end inside a UTF-8 character. */
export function wholeCharacters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(4, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (isContinuation(byte)) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

/** Where the first whole UTF-8 character starts. */
function firstCharacter(bytes: Buffer): number {
  let at = 0;
  while (at < Math.min(3, bytes.length) && isContinuation(bytes[at] ?? 0)) at += 1;
  return at;
}

function isContinuation(byte: number): boolean {
  return (byte & 0xc0) === 0x80;
}
