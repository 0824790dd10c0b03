export interface ProviderSite {
  /** URI to which the provider redirects [RT-5]. */
  readonly redirectUri: string;
  readonly address: string;
  visit(address: string): void;
  /** Requests a URL of the provider in the background, with its cookies. The response is not read. */
  tell(address: string): void;
}
