export type TokenPair = { readonly accessToken: string; readonly refreshToken: string };

/** Creates opaque URL-safe tokens of 256 bits. */
export interface TokenMint {
  first(): TokenPair;
  /** Derives the successor of a refresh token. Only the service can compute it. The result is always the same. */
  successorOf(refreshToken: string): TokenPair;
  hash(token: string): string;
}
