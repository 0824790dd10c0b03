import { randomBytes } from 'node:crypto';
import type { Ids } from '../../src/application/shared/Ids.ts';

/** Ids of 144 random bits. */
export class CryptoIds implements Ids {
  next(): string {
    return randomBytes(18).toString('base64url');
  }
}
