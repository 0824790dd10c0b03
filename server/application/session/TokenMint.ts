export type TokenPair = { readonly accessToken: string; readonly refreshToken: string };

/** Makes tokens: 256 bits each, opaque, url-safe. */
export interface TokenMint {
  /** The pair of a new sign-in. */
  first(): TokenPair;
  /** The pair that follows a refresh token: the same one whenever it is asked, and guessed by nobody else. */
  successorOf(refreshToken: string): TokenPair;
  /** What is kept of a token. */
  hash(token: string): string;
}
