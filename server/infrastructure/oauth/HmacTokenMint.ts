import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { TokenMint, TokenPair } from '../../application/session/TokenMint.ts';

/** Creates 256-bit tokens. The successor of a token is its HMAC with the server's key, so only hashes are stored. */
export class HmacTokenMint implements TokenMint {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  first(): TokenPair {
    return { accessToken: randomToken(), refreshToken: randomToken() };
  }

  successorOf(refreshToken: string): TokenPair {
    return { accessToken: this.#derive('access', refreshToken), refreshToken: this.#derive('refresh', refreshToken) };
  }

  hash(token: string): string {
    return createHash('sha256').update(token).digest('base64url');
  }

  #derive(kind: 'access' | 'refresh', refreshToken: string): string {
    return createHmac('sha256', this.#key).update(`${kind}\n${refreshToken}`).digest('base64url');
  }
}

const randomToken = (): string => randomBytes(32).toString('base64url');
