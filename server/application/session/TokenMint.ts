export type TokenPair = { readonly accessToken: string; readonly refreshToken: string };

/** Creates opaque URL-safe tokens of 256 bits. */
export interface TokenMint {
  first(): TokenPair;
  /**
   * Derives the successors of a refresh token, one per key of the service. Only the service can compute them. The first
   * one replaces the token. The others identify a replacement that was derived with an earlier key.
   */
  successorsOf(refreshToken: string): readonly [TokenPair, ...TokenPair[]];
  hash(token: string): string;
}
