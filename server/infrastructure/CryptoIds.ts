import type { Ids } from '../../src/application/shared/Ids.ts';
import { randomFillSync } from 'node:crypto';

const drawn = Buffer.alloc(4096);
let used = drawn.length;

/** Random bytes from a buffer that one system call fills, because a call per id is slow. Each byte is used once. */
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

/** IDs of 144 random bits. */
export class CryptoIds implements Ids {
  next(): string {
    return randomPiece(18).toString('base64url');
  }
}
