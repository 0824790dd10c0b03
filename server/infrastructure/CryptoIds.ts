import type { Ids } from '../../src/application/shared/Ids.ts';
import { randomFillSync } from 'node:crypto';

const pool = Buffer.alloc(4096);
let used = pool.length;

/** Returns random bytes from a buffer, because a system call per ID is slow. No byte is used twice. */
export function randomPiece(length: number): Buffer {
  if (used + length > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const piece = Buffer.from(pool.subarray(used, used + length));
  pool.fill(0, used, used + length);
  used += length;
  return piece;
}

/** Creates IDs of 144 random bits. */
export class CryptoIds implements Ids {
  next(): string {
    return randomPiece(18).toString('base64url');
  }
}
