import { createHash } from 'node:crypto';

/** What makes two requests the same one. `conditions` are headers that change the meaning, as `if-match`. */
export type RequestIdentity = {
  readonly method: string;
  /** Path with its query. */
  readonly path: string;
  readonly body: string;
  readonly conditions?: readonly (string | undefined)[];
};

/** SHA-256 in hexadecimal; no two different identities are written the same. */
export const requestFingerprint = ({ method, path, body, conditions = [] }: RequestIdentity): string =>
  createHash('sha256')
    .update(JSON.stringify([method, path, body, conditions.map((condition) => condition ?? '')]))
    .digest('hex');
