import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { TokenMint, TokenPair } from '../../application/session/TokenMint.ts';
import type { Keys } from '../Keys.ts';

/** Creates 256-bit tokens. The successor of a token is its HMAC with the server's key, so only hashes are stored. */
export class HmacTokenMint implements TokenMint {
  readonly #keys: Keys;

  constructor(keys: Keys) {
    this.#keys = keys;
  }

  first(): TokenPair {
    return { accessToken: randomToken(), refreshToken: randomToken() };
  }

  successorsOf(refreshToken: string): readonly [TokenPair, ...TokenPair[]] {
    const [first, ...others] = this.#keys;
    return [successorBy(first, refreshToken), ...others.map((key) => successorBy(key, refreshToken))];
  }

  hash(token: string): string {
    return createHash('sha256').update(token).digest('base64url');
  }
}

function successorBy(key: Buffer, refreshToken: string): TokenPair {
  const derive = (kind: 'access' | 'refresh') =>
    createHmac('sha256', key).update(`${kind}\n${refreshToken}`).digest('base64url');
  return { accessToken: derive('access'), refreshToken: derive('refresh') };
}

const randomToken = (): string => randomBytes(32).toString('base64url');
