import { writeFileAtomically } from '../../src/tools/write-file.js';

/** Writes a large file of one letter again and again, with other letters, until it is killed. */
const path = process.argv[2] ?? '';
for (let round = 0; ; round += 1) {
  await writeFileAtomically(path, Buffer.alloc(4_000_000, 'bcd'[round % 3]));
  process.stdout.write('.');
}
