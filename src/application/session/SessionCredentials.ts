/**
 * The tokens a call is authorised with, and the way to renew them. Stands between the HTTP client and the session,
 * so that neither needs to know the other.
 */
export class SessionCredentials {
  #current: { readonly tokenType: string; readonly accessToken: string } | undefined;
  #renewal: (() => Promise<boolean>) | undefined;

  /** Tokens in use; `undefined` while nobody is signed in. */
  get current(): { readonly tokenType: string; readonly accessToken: string } | undefined {
    return this.#current;
  }

  use(tokens: { readonly tokenType: string; readonly accessToken: string } | undefined): void {
    this.#current = tokens && { tokenType: tokens.tokenType, accessToken: tokens.accessToken };
  }

  /** Names who renews the tokens when a call finds them refused. */
  renewWith(renewal: () => Promise<boolean>): void {
    this.#renewal = renewal;
  }

  /** True when new tokens are in use and the call may be made once more. */
  async renew(): Promise<boolean> {
    return (await this.#renewal?.()) ?? false;
  }
}
