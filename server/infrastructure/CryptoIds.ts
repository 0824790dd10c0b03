import type { Ids } from '../../src/application/shared/Ids.ts';
import { randomPiece } from './randomPiece.ts';

/** IDs of 144 random bits. */
export class CryptoIds implements Ids {
  next(): string {
    return randomPiece(18).toString('base64url');
  }
}
