export const id = 7042;
export const ids = [7042];
export const modules = {

/***/ 7042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createRedactor: () => (/* binding */ createRedactor),
  c: () => (/* binding */ growingRedactor)
});

;// CONCATENATED MODULE: ./lib/text/find-windows.js
function windowFinder(forms) {
    const bySize = new Map();
    for (const { text, window } of forms) {
        const size = Math.min(window, text.length);
        if (size === 0)
            continue;
        const windows = bySize.get(size) ?? new Set();
        for (let at = 0; at + size <= text.length; at += 1)
            windows.add(text.slice(at, at + size));
        bySize.set(size, windows);
    }
    const tables = [...bySize].map(([size, windows]) => tableOf(size, windows));
    return (view, found) => {
        for (const table of tables)
            search(table, view, found);
    };
}
const BASE = 0x01000193;
const HASH_BITS = 20;
function tableOf(size, windows) {
    const hashes = new Uint8Array(1 << (HASH_BITS - 3));
    for (const window of windows) {
        let hash = 0;
        for (let at = 0; at < size; at += 1)
            hash = (Math.imul(hash, BASE) + window.charCodeAt(at)) | 0;
        const place = placeOf(hash);
        hashes[place >>> 3] = (hashes[place >>> 3] ?? 0) | (1 << (place & 7));
    }
    let weight = 1;
    for (let at = 1; at < size; at += 1)
        weight = Math.imul(weight, BASE);
    return { size, windows, hashes, weight };
}
function search({ size, windows, hashes, weight }, { codes, length }, found) {
    let hash = 0;
    for (let at = 0; at < length; at += 1) {
        if (at >= size)
            hash = (hash - Math.imul(codes[at - size] ?? 0, weight)) | 0;
        hash = (Math.imul(hash, BASE) + (codes[at] ?? 0)) | 0;
        if (at + 1 < size)
            continue;
        const place = placeOf(hash);
        if (((hashes[place >>> 3] ?? 0) & (1 << (place & 7))) === 0)
            continue;
        const from = at + 1 - size;
        if (windows.has(String.fromCharCode(...codes.subarray(from, at + 1))))
            found(from, at + 1);
    }
}
function placeOf(hash) {
    return Math.imul(hash, 0x9e3779b1) >>> (32 - HASH_BITS);
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./lib/text/packed.js

// What gzip and zlib begin with, in base64 (each of zlib's four levels) and in hex.
const BEGINS = /H4sI|e(?:J[w-z]|N[o-r]|A[E-H]|F[4-7])|1f ?8b ?08/gi;
const BASE64 = /[\w+/-]+(?:\r?\n[ \t>]*[\w+/-]+)*={0,2}/y;
const HEX = /[0-9a-f]+(?:[ :\r\n]{1,2}[0-9a-f]+\b)*/iy;
/** Fewer characters hold nothing. */
const SHORTEST = 20;
/** A word without end is looked into from a few of its places only, so that all stays linear. */
const TRIES = 4;
const MOST_BYTES = 8 * 1024 * 1024;
/** Data that was compressed by gzip or zlib and written in base64 or hex. Linear in the text. */
function packedIn(text) {
    const found = [];
    let behind = 0;
    let tries = 0;
    for (const { 0: mark, index } of text.matchAll(BEGINS)) {
        const isHex = mark.startsWith('1');
        // Letters of base64 have a case.
        if (!isHex && !/^(?:H4sI|e[JNAF])/.test(mark))
            continue;
        tries = index < behind ? tries + 1 : 1;
        if (tries > TRIES || index < (found.at(-1)?.end ?? 0))
            continue;
        const word = isHex ? HEX : BASE64;
        word.lastIndex = index;
        const written = word.exec(text)?.[0] ?? '';
        behind = Math.max(behind, index + written.length);
        if (written.length < SHORTEST)
            continue;
        const content = unpacked(bytesOf(written, isHex));
        if (content !== '')
            found.push({ start: index, end: index + written.length, content });
    }
    return found;
}
function bytesOf(written, isHex) {
    return isHex
        ? Buffer.from(written.replace(/[^0-9a-f]/gi, ''), 'hex')
        : Buffer.from(written.replace(/[^\w+/-]/g, ''), 'base64');
}
/** What came out as far as it goes: packed data may be cut off. Empty for anything else. */
function unpacked(bytes) {
    const options = { finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH, maxOutputLength: MOST_BYTES };
    try {
        return (bytes[0] === 0x1f ? (0,external_node_zlib_.gunzipSync)(bytes, options) : (0,external_node_zlib_.inflateSync)(bytes, options)).toString();
    }
    catch (error) {
        return error.code === 'ERR_BUFFER_TOO_LARGE' ? undefined : '';
    }
}

;// CONCATENATED MODULE: ./lib/text/secret-forms.js
/** Fewer units than this prove nothing: they would hide ordinary text. */
const secret_forms_SHORTEST = 6;
const WINDOW = 12;
/** Letters alone, wherever the words begin and end: a match has to be longer to mean something. */
const SHORTEST_LETTERS = 8;
/** What to look for in a text as it is written. */
function writtenForms(secret) {
    return [secret, reversed(secret)].map((text) => ({ text, window: WINDOW }));
}
/** What to look for in the letters of a text alone; both alphabets of base64 have the same there. */
function letterForms(secret) {
    const bytes = Buffer.from(secret);
    const octal = [...bytes].map((byte) => byte.toString(8).padStart(3, '0')).join('');
    const forms = [
        // Of twelve characters in a row, those that are letters.
        ...[secret, reversed(secret)].flatMap((text) => windowsOf(text).map(lettersIn).map(whole)),
        ...[0, 1, 2].map((offset) => ({ text: lettersIn(innerBase64(bytes, offset)), window: WINDOW })),
        ...['ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', '0123456789ABCDEFGHIJKLMNOPQRSTUV'].flatMap((alphabet) => [0, 1, 2, 3, 4].map((offset) => ({ text: lettersIn(innerBase32(bytes, offset, alphabet)), window: 18 }))),
        // Longer ones, so that columns of numbers are not taken for a secret.
        { text: bytes.toString('hex'), window: 18 },
        { text: [...bytes].join(''), window: 24 },
        { text: octal, window: 24 },
    ];
    return forms.filter(({ text }) => text.length >= SHORTEST_LETTERS);
}
function windowsOf(text) {
    const count = Math.max(1, text.length - WINDOW + 1);
    return Array.from({ length: count }, (_, at) => text.slice(at, at + WINDOW));
}
function lettersIn(text) {
    return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
function whole(text) {
    return { text, window: text.length };
}
function reversed(text) {
    return [...text].reverse().join('');
}
/** The base64 characters that depend on the secret alone when `offset` unknown bytes stand before it. */
function innerBase64(bytes, offset) {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes])
        .toString('base64')
        .replace(/=+$/, '');
    const start = offset === 0 ? 0 : offset + 1;
    const end = (bytes.length + offset) % 3 === 0 ? encoded.length : encoded.length - 1;
    return encoded.slice(start, end);
}
/** The same in base32, which has no place for part of a character. */
function innerBase32(bytes, offset, alphabet) {
    const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
    const skipped = (5 - ((offset * 8) % 5)) % 5;
    const groups = bits.slice(skipped).match(/.{5}/g) ?? [];
    return groups.map((group) => alphabet[parseInt(group, 2)] ?? '').join('');
}

;// CONCATENATED MODULE: ./lib/text/views.js
/** The text as it is written. */
function asWritten(text) {
    const view = builder(text.length);
    for (let at = 0; at < text.length; at += 1)
        view.add(text.charCodeAt(at), at, at + 1);
    return view.done();
}
const ESCAPE = /%([0-9a-f]{2})|\\u\{([0-9a-f]{1,6})\}|\\u([0-9a-f]{4})|\\x([0-9a-f]{2})|\b0x([0-9a-f]{2})\b|&#x([0-9a-f]{1,6});|&#(\d{1,7});|\\([0-3][0-7]{2})|\\([nrtbf"'\\/])/gi;
const SHORT = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
/** The text with the escapes of URLs, JSON, shells and HTML read once; undefined where it has none. */
function unescaped(text) {
    const view = builder(text.length);
    let from = 0;
    for (const found of text.matchAll(ESCAPE)) {
        for (; from < found.index; from += 1)
            view.add(text.charCodeAt(from), from, from + 1);
        from = found.index + found[0].length;
        const meant = meaningOf(found);
        for (let at = 0; at < meant.length; at += 1)
            view.add(meant.charCodeAt(at), found.index, from);
    }
    if (from === 0)
        return undefined;
    for (; from < text.length; from += 1)
        view.add(text.charCodeAt(from), from, from + 1);
    return view.done();
}
function meaningOf([, percent, braced, four, two, number, entity, decimal, octal, short]) {
    if (short !== undefined)
        return SHORT[short] ?? short;
    const hex = percent ?? braced ?? four ?? two ?? number ?? entity;
    const code = hex !== undefined ? parseInt(hex, 16) : octal !== undefined ? parseInt(octal, 8) : Number(decimal);
    return code > 0x10ffff ? '' : String.fromCodePoint(code);
}
/** Only letters and digits of ASCII, in lower case: what is left however somebody spaces, dashes or wraps them. */
function lettersOf({ codes, starts, ends, length }) {
    const view = builder(length);
    for (let at = 0; at < length; at += 1) {
        const letter = LETTERS[codes[at] ?? 0];
        if (letter !== undefined && letter !== 0)
            view.add(letter, starts[at] ?? 0, ends[at] ?? 0);
    }
    return view.done();
}
/** For each unit of ASCII its letter in lower case, or 0. */
const LETTERS = Uint16Array.from({ length: 128 }, (_, code) => {
    const letter = String.fromCharCode(code).toLowerCase();
    return /[a-z0-9]/.test(letter) ? letter.charCodeAt(0) : 0;
});
function builder(room) {
    const codes = new Uint16Array(room);
    const starts = new Int32Array(room);
    const ends = new Int32Array(room);
    let length = 0;
    return {
        add(code, start, end) {
            codes[length] = code;
            starts[length] = start;
            ends[length] = end;
            length += 1;
        },
        done: () => ({ codes, starts, ends, length }),
    };
}

;// CONCATENATED MODULE: ./lib/redact.js




const HIDDEN = '***';
/** What was hidden no longer stands between its neighbours, which may then be found themselves. */
const ROUNDS = 20;
/** How often packed data is looked for in packed data. */
const DEEPEST = 2;
/** A redactor that gets to know more secrets while it is in use. */
function growingRedactor(secrets) {
    let known = secrets;
    let now = createRedactor(known);
    return {
        redact: (text) => now(text),
        learn: (more) => {
            known = [...known, ...more];
            now = createRedactor(known);
        },
    };
}
/**
 * Hides every given secret, and every twelve characters of one: as it is, reversed, escaped, in base64 or base32 at any
 * offset, in hex or other numbers, any of these in pieces with blanks, dashes or line ends between them, and packed by gzip
 * or zlib. Linear in the text.
 */
function createRedactor(secrets) {
    const known = [...new Set(secrets)].filter((secret) => secret.length >= secret_forms_SHORTEST);
    if (known.length === 0)
        return (text) => text;
    const written = windowFinder(known.flatMap(writtenForms));
    const letters = windowFinder(known.flatMap(letterForms));
    const redact = (text, depth) => {
        let out = text;
        for (let round = 0; round < ROUNDS; round += 1) {
            const packed = depth < DEEPEST ? packedIn(out).filter(({ content }) => holdsSecret(content, depth)) : [];
            const spans = [...spansIn(out, written, letters), ...packed.map(({ start, end }) => [start, end])];
            spans.sort((a, b) => a[0] - b[0]);
            if (spans.length === 0)
                return out;
            out = redact_hidden(out, spans);
        }
        return HIDDEN;
    };
    // What nobody can look into is not shown either.
    const holdsSecret = (content, depth) => content === undefined || redact(content, depth + 1) !== content;
    return (text) => redact(text, 0);
}
function spansIn(text, written, letters) {
    const spans = [];
    const views = [asWritten(text), unescaped(text)].filter((view) => view !== undefined);
    for (const view of views) {
        written(view, note(view));
        const few = lettersOf(view);
        letters(few, note(few));
    }
    return spans;
    function note({ starts, ends }) {
        return (from, to) => void spans.push([starts[from] ?? 0, ends[to - 1] ?? 0]);
    }
}
function redact_hidden(text, spans) {
    let out = '';
    let at = 0;
    for (const [start, end] of spans) {
        // Overlapping ones, and neighbours, are one.
        if (start > at || out === '')
            out += text.slice(at, start) + HIDDEN;
        at = Math.max(at, end);
    }
    return out + text.slice(at);
}


/***/ })

};
