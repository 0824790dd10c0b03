import { createCipheriv, createDecipheriv } from 'node:crypto';
import { randomPiece } from './CryptoIds.ts';
import type { Keys } from './Keys.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

/**
 * Encrypts texts as nonce, tag and AES-256-GCM ciphertext. The context, e.g. the owner of a row, is authenticated, so a
 * row cannot be moved to another context.
 */
export class AesSeal {
  readonly #keys: Keys;

  constructor(keys: Keys) {
    this.#keys = keys;
  }

  seal(text: string, context: readonly string[]): Uint8Array {
    const nonce = randomPiece(NONCE_LENGTH);
    const cipher = createCipheriv(ALGORITHM, this.#keys[0], nonce).setAAD(bytesOf(context));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** Returns `undefined` if the context or the key differs, or if the data was modified. */
  open(sealed: Uint8Array, context: readonly string[]): string | undefined {
    for (const key of this.#keys) {
      const text = decrypt(key, Buffer.from(sealed), context);
      if (text !== undefined) return text;
    }
    return undefined;
  }
}

function decrypt(key: Buffer, bytes: Buffer, context: readonly string[]): string | undefined {
  const nonce = bytes.subarray(0, NONCE_LENGTH);
  const tag = bytes.subarray(NONCE_LENGTH, NONCE_LENGTH + TAG_LENGTH);
  try {
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_LENGTH })
      .setAAD(bytesOf(context))
      .setAuthTag(tag);
    return decipher.update(bytes.subarray(NONCE_LENGTH + TAG_LENGTH), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}

const bytesOf = (context: readonly string[]): Buffer => Buffer.from(JSON.stringify(context));
