/** The way to the pages of an identity provider, and back. */
export interface ProviderSite {
  /** Where the provider sends people back to [RT-5]. */
  readonly redirectUri: string;
  /** The address within this site that is shown. */
  readonly address: string;
  /** Leaves this page for one of the provider's. */
  visit(address: string): void;
  /** Asks for an address of the provider from here, with what it knows its people by; what it answers is not read. */
  tell(address: string): void;
}
