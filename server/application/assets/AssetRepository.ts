export type Asset = { readonly contentType: string; readonly bytes: Uint8Array };

/** Files by the SHA-256 of their content, so that an address never changes its meaning. */
export interface AssetRepository {
  /** `hash` in lower-case hexadecimal. */
  find(hash: string): Promise<Asset | undefined>;
}

/** Keeps files within a transaction. */
export interface AssetKeeper {
  /** Keeps a file once; false where it is there. It stays for weeks, then for as long as something names it. */
  keep(asset: Asset, now: number): Promise<boolean>;
  /** What a draft names stays for longer than the draft may. */
  touchNamed(content: object, now: number): Promise<void>;
}
