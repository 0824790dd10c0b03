import type { Ids } from '../../application/shared/Ids.ts';

/** 128 random bits each. */
export class CryptoIds implements Ids {
  next(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }
}
