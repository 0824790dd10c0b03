import { hkdfSync } from 'node:crypto';

/** A separate key per purpose, so that one reveals nothing about another. */
export const deriveKey = (secret: Buffer, purpose: 'tokens' | 'csrf' | 'drafts' | 'devices'): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `returns-portal:${purpose}`, 32));
