import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { DraftContent, KeptContent } from '../../../src/domain/changes/drafts/draft.ts';
import type { DraftOwner, DraftSeal } from '../../application/changes/DraftSeal.ts';
import { randomPiece } from '../randomPiece.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

/** Nonce, tag and AES-256-GCM of the JSON text; whose it is belongs to what is authenticated, so no row can be moved. */
export class AesDraftSeal implements DraftSeal {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  seal(content: KeptContent, owner: DraftOwner): Uint8Array {
    const nonce = randomPiece(NONCE_LENGTH);
    const cipher = createCipheriv(ALGORITHM, this.#key, nonce).setAAD(nameOf(owner));
    const sealed = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  open(sealed: Uint8Array, owner: DraftOwner): DraftContent | undefined {
    const bytes = Buffer.from(sealed);
    const nonce = bytes.subarray(0, NONCE_LENGTH);
    const tag = bytes.subarray(NONCE_LENGTH, NONCE_LENGTH + TAG_LENGTH);
    try {
      const decipher = createDecipheriv(ALGORITHM, this.#key, nonce, { authTagLength: TAG_LENGTH })
        .setAAD(nameOf(owner))
        .setAuthTag(tag);
      const text =
        decipher.update(bytes.subarray(NONCE_LENGTH + TAG_LENGTH), undefined, 'utf8') + decipher.final('utf8');
      // Only what this class has sealed is authentic.
      return JSON.parse(text) as DraftContent;
    } catch {
      return undefined;
    }
  }
}

const nameOf = ({ rootOrgId, companyId, userId }: DraftOwner): Buffer =>
  Buffer.from(JSON.stringify([rootOrgId, companyId, userId]));
