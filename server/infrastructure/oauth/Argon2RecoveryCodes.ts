import { randomBytes, randomInt } from 'node:crypto';
import type { NewRecoveryCodes, RecoveryCodes } from '../../application/session/second-factor/RecoveryCodes.ts';
import { hashWithSalt } from './Argon2PasswordVerifier.ts';

/** Characters of base32 (RFC 4648), which has no digits that look like letters. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const LENGTH = 16;
const SALT_LENGTH = 16;

/**
 * Codes of 80 random bits. That is too short for a plain hash (OWASP ASVS 6.5.2), so codes are hashed like passwords.
 * The codes of a user have the same salt, so that one hash verifies a code, not one hash per stored code.
 */
export class Argon2RecoveryCodes implements RecoveryCodes {
  async create(count: number): Promise<NewRecoveryCodes> {
    const salt = randomBytes(SALT_LENGTH);
    const codes = Array.from({ length: count }, createCode);
    const hashes: string[] = [];
    // Hash one code at a time, so that the queue limits the number of concurrent hashes.
    for (const code of codes) hashes.push(await this.hash(code, salt));
    return { codes, hashes, salt };
  }

  hash(code: string, salt: Uint8Array): Promise<string> {
    return hashWithSalt(code, salt);
  }
}

const createCode = (): string => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
