import { describe, expect, it } from 'vitest';
import { HmacTokenMint } from '../../../server/infrastructure/oauth/HmacTokenMint.ts';

describe('HmacTokenMint', () => {
  const mint = new HmacTokenMint([Buffer.alloc(32, 1)]);

  it('creates different tokens of 256 random bits', () => {
    const tokens = Array.from({ length: 100 }, () => mint.first()).flatMap((pair) => Object.values(pair));
    expect(new Set(tokens).size).toBe(200);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it('derives the successor of a refresh token with the key of the server', () => {
    const { refreshToken } = mint.first();
    const [successor] = mint.successorsOf(refreshToken);
    expect(mint.successorsOf(refreshToken)).toEqual([successor]);
    expect(successor.accessToken).not.toBe(successor.refreshToken);
    expect(new HmacTokenMint([Buffer.alloc(32, 2)]).successorsOf(refreshToken)).not.toEqual([successor]);
  });
});
