import { createHash } from 'node:crypto';

/** 96 bits of a value's hash, for addresses and entity tags. */
export const shortHash = (value: object): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
