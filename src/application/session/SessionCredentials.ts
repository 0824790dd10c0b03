export type Tokens = { readonly tokenType: string; readonly accessToken: string };
type Renewal = () => Promise<boolean>;

/**
 * The tokens a call is authorised with, and the way to renew them. Stands between the HTTP client and the session,
 * so that neither needs to know the other. Tokens lent for a while go before the session's own.
 */
export class SessionCredentials {
  #own: Tokens | undefined;
  #renewal: Renewal | undefined;
  #lent: { readonly tokens: Tokens; readonly renewal: Renewal } | undefined;

  /** Tokens in use; `undefined` while nobody is signed in. */
  get current(): Tokens | undefined {
    return this.#own && (this.#lent?.tokens ?? this.#own);
  }

  /** The session's own tokens, whatever is lent. */
  get own(): Tokens | undefined {
    return this.#own;
  }

  /** Nothing lent outlasts the session. */
  use(tokens: Tokens | undefined): void {
    this.#own = tokens && { tokenType: tokens.tokenType, accessToken: tokens.accessToken };
    if (!tokens) this.#lent = undefined;
  }

  /** Nobody is signed in for now. What is lent stands: the person may come back and what was begun with it go on. */
  suspend(): void {
    this.#own = undefined;
  }

  /** Names who renews the tokens when a call finds them refused. */
  renewWith(renewal: Renewal): void {
    this.#renewal = renewal;
  }

  /** True when new tokens are in use and the call may be made once more. */
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
