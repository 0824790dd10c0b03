import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { DraftContent, StoredContent } from '../../../src/domain/changes/drafts/draft.ts';
import type { DraftOwner, DraftSeal } from '../../application/changes/DraftSeal.ts';
import { randomPiece } from '../CryptoIds.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

/** Stores nonce, tag and AES-256-GCM ciphertext. The owner is authenticated, so rows cannot be moved between users. */
export class AesDraftSeal implements DraftSeal {
  readonly #keys: readonly [seals: Buffer, ...others: Buffer[]];

  /** @param keys the first key encrypts, all keys decrypt */
  constructor(keys: readonly [Buffer, ...Buffer[]]) {
    this.#keys = keys;
  }

  seal(content: StoredContent, owner: DraftOwner): Uint8Array {
    const nonce = randomPiece(NONCE_LENGTH);
    const cipher = createCipheriv(ALGORITHM, this.#keys[0], nonce).setAAD(nameOf(owner));
    const sealed = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  open(sealed: Uint8Array, owner: DraftOwner): DraftContent | undefined {
    for (const key of this.#keys) {
      const content = decrypt(key, Buffer.from(sealed), owner);
      if (content) return content;
    }
    return undefined;
  }
}

function decrypt(key: Buffer, bytes: Buffer, owner: DraftOwner): DraftContent | undefined {
  const nonce = bytes.subarray(0, NONCE_LENGTH);
  const tag = bytes.subarray(NONCE_LENGTH, NONCE_LENGTH + TAG_LENGTH);
  try {
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_LENGTH })
      .setAAD(nameOf(owner))
      .setAuthTag(tag);
    const text = decipher.update(bytes.subarray(NONCE_LENGTH + TAG_LENGTH), undefined, 'utf8') + decipher.final('utf8');
    // The text is authenticated, so it has the shape in which this class wrote it.
    return JSON.parse(text) as DraftContent;
  } catch {
    return undefined;
  }
}

const nameOf = ({ rootOrgId, companyId, userId }: DraftOwner): Buffer =>
  Buffer.from(JSON.stringify([rootOrgId, companyId, userId]));
