import { randomFillSync } from 'node:crypto';

const drawn = Buffer.alloc(4096);
let used = drawn.length;

/** So many random bytes, which nobody else gets. Drawing them from the system by thousands takes as long as by dozens. */
export function randomPiece(length: number): Buffer {
  if (used + length > drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  const piece = Buffer.from(drawn.subarray(used, used + length));
  drawn.fill(0, used, used + length);
  used += length;
  return piece;
}
