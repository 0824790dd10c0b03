import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { DraftContent, StoredContent } from '../../../src/domain/changes/drafts/draft.ts';
import type { DraftOwner, DraftSeal } from '../../application/changes/DraftSeal.ts';
import { randomPiece } from '../CryptoIds.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

/** Nonce, tag and AES-256-GCM of JSON. The owner is authenticated too, so a row cannot be moved to another user. */
export class AesDraftSeal implements DraftSeal {
  readonly #keys: readonly [seals: Buffer, ...others: Buffer[]];

  /** @param keys the first one encrypts, all of them decrypt */
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
      const content = opened(key, Buffer.from(sealed), owner);
      if (content) return content;
    }
    return undefined;
  }
}

function opened(key: Buffer, bytes: Buffer, owner: DraftOwner): DraftContent | undefined {
  const nonce = bytes.subarray(0, NONCE_LENGTH);
  const tag = bytes.subarray(NONCE_LENGTH, NONCE_LENGTH + TAG_LENGTH);
  try {
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_LENGTH })
      .setAAD(nameOf(owner))
      .setAuthTag(tag);
    const text = decipher.update(bytes.subarray(NONCE_LENGTH + TAG_LENGTH), undefined, 'utf8') + decipher.final('utf8');
    // Authenticated, so its shape is known.
    return JSON.parse(text) as DraftContent;
  } catch {
    return undefined;
  }
}

const nameOf = ({ rootOrgId, companyId, userId }: DraftOwner): Buffer =>
  Buffer.from(JSON.stringify([rootOrgId, companyId, userId]));
