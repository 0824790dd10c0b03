import type { Ids } from '../../application/shared/Ids.ts';

/** Creates ids with 128 random bits. */
export const cryptoIds: Ids = {
  next() {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  },
};
