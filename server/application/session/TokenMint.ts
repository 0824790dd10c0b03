export type TokenPair = { readonly accessToken: string; readonly refreshToken: string };

/** Creates opaque URL-safe tokens of 256 bits. */
export interface TokenMint {
  first(): TokenPair;
  /**
   * Derives the successor of a refresh token, one for each key of the service. Only the service can compute them. The
   * first one replaces the token. A repeated request may find that an earlier key derived the replacement.
   */
  successorsOf(refreshToken: string): readonly [TokenPair, ...TokenPair[]];
  hash(token: string): string;
}
