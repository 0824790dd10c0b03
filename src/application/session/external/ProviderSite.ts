export interface ProviderSite {
  /** Redirect URI that the provider returns to [RT-5]. */
  readonly redirectUri: string;
  readonly address: string;
  visit(address: string): void;
  /** Requests a provider's address in the background, with its cookies. The response is not read. */
  tell(address: string): void;
}
