import { createHash } from 'node:crypto';

/** Equal identities are the same request. `conditions` are headers that change the meaning, e.g. `if-match`. */
export type RequestIdentity = {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly conditions?: readonly (string | undefined)[];
};

/** SHA-256 in hexadecimal. JSON encoding keeps different identities distinct. */
export const requestFingerprint = ({ method, path, body, conditions = [] }: RequestIdentity): string =>
  createHash('sha256')
    .update(JSON.stringify([method, path, body, conditions.map((condition) => condition ?? '')]))
    .digest('hex');
