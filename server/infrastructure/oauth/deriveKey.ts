import { hkdfSync } from 'node:crypto';

/** A key of its own for each purpose, so that none says anything about another. */
export const deriveKey = (secret: Buffer, purpose: 'tokens' | 'csrf' | 'drafts' | 'devices'): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `returns-portal:${purpose}`, 32));
