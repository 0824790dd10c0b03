export type TokenPair = { readonly accessToken: string; readonly refreshToken: string };

/** Creates tokens: 256 bits each, opaque, URL-safe. */
export interface TokenMint {
  first(): TokenPair;
  /** Derives the successor of a refresh token: always the same pair, computable only by the service. */
  successorOf(refreshToken: string): TokenPair;
  hash(token: string): string;
}
