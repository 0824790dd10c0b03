export type Asset = { readonly contentType: string; readonly bytes: Uint8Array };

/** Files by the SHA-256 of their content, so that an address never changes its meaning. */
export interface AssetRepository {
  /** `hash` in lower-case hexadecimal. */
  find(hash: string): Promise<Asset | undefined>;
  /** Keeps a file and answers its hash; the same file is kept once. */
  keep(asset: Asset): Promise<string>;
}
