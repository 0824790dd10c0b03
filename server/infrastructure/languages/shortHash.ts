import { createHash } from 'node:crypto';

/** Names a value by what it holds; 96 bits of its hash, for addresses and entity tags. */
export const shortHash = (value: object): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
