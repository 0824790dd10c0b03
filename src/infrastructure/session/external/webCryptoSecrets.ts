import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { SignInSecrets } from '../../../application/session/external/SignInSecrets.ts';

export const webCryptoSecrets: SignInSecrets = {
  next: () => base64Url(crypto.getRandomValues(new Uint8Array(32))),
  async digest(secret) {
    // Compute the hash in JavaScript, because `crypto.subtle` is unavailable without TLS.
    return base64Url(sha256(utf8ToBytes(secret)));
  },
};

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '');
