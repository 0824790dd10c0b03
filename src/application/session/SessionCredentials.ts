export type Tokens = { readonly tokenType: string; readonly accessToken: string };
type Renewal = () => Promise<boolean>;

/** Tokens for the HTTP client. Borrowed tokens, e.g. app tokens, have priority over the session's own tokens. */
export class SessionCredentials {
  #own: Tokens | undefined;
  #renewal: Renewal | undefined;
  #borrowed: { readonly tokens: Tokens; readonly renewal: Renewal } | undefined;

  get current(): Tokens | undefined {
    return this.#own && (this.#borrowed?.tokens ?? this.#own);
  }

  get own(): Tokens | undefined {
    return this.#own;
  }

  /** Sets the tokens of the session. Without tokens, borrowed tokens are removed too. */
  use(tokens: Tokens | undefined): void {
    this.#own = tokens && { tokenType: tokens.tokenType, accessToken: tokens.accessToken };
    if (!tokens) this.#borrowed = undefined;
  }

  suspend(): void {
    this.#own = undefined;
  }

  renewWith(renewal: Renewal): void {
    this.#renewal = renewal;
  }

  /** Renews the tokens. Resolves to true if the call can be retried with new tokens. */
  async renew(): Promise<boolean> {
    return this.#borrowed ? this.#borrowed.renewal() : this.renewOwn();
  }

  async renewOwn(): Promise<boolean> {
    return (await this.#renewal?.()) ?? false;
  }

  override(tokens: Tokens, renewal: Renewal): void {
    if (this.#own) this.#borrowed = { tokens, renewal };
  }

  restore(): void {
    this.#borrowed = undefined;
  }
}
