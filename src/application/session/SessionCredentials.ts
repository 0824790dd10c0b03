export type Tokens = { readonly tokenType: string; readonly accessToken: string };
type Renewal = () => Promise<boolean>;

/** Decouples the HTTP client from the session. Borrowed tokens have priority over the session's own. */
export class SessionCredentials {
  #own: Tokens | undefined;
  #renewal: Renewal | undefined;
  #lent: { readonly tokens: Tokens; readonly renewal: Renewal } | undefined;

  get current(): Tokens | undefined {
    return this.#own && (this.#lent?.tokens ?? this.#own);
  }

  get own(): Tokens | undefined {
    return this.#own;
  }

  /** Borrowed tokens end with the session. */
  use(tokens: Tokens | undefined): void {
    this.#own = tokens && { tokenType: tokens.tokenType, accessToken: tokens.accessToken };
    if (!tokens) this.#lent = undefined;
  }

  suspend(): void {
    this.#own = undefined;
  }

  renewWith(renewal: Renewal): void {
    this.#renewal = renewal;
  }

  /** True if new tokens are in use, so the call can be retried. */
  async renew(): Promise<boolean> {
    return this.#lent ? this.#lent.renewal() : this.renewOwn();
  }

  async renewOwn(): Promise<boolean> {
    return (await this.#renewal?.()) ?? false;
  }

  override(tokens: Tokens, renewal: Renewal): void {
    if (this.#own) this.#lent = { tokens, renewal };
  }

  restore(): void {
    this.#lent = undefined;
  }
}
