import { createHash } from 'node:crypto';

export type Asset = { readonly contentType: string; readonly bytes: Uint8Array };

/** Uploaded files, stored by the SHA-256 of their content. The content at an address therefore never changes. */
export interface AssetRepository {
  /** @param hash in lower-case hexadecimal */
  find(hash: string): Promise<Asset | undefined>;
}

export interface AssetKeeper {
  /** Stores a file once. Returns false if it exists. An unreferenced file is deleted after some weeks. */
  store(asset: Asset, now: number): Promise<boolean>;
  /** Restarts the retention period of files referenced by a draft, so that they outlive the draft. */
  touchNamed(content: object, now: number): Promise<void>;
}

export const assetHash = ({ bytes }: Asset): string => createHash('sha256').update(bytes).digest('hex');

/** Distinct hashes of this service's files whose addresses occur in a text. */
export const assetsNamedIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\/assets\/([0-9a-f]{64})(?![0-9a-f])/g)].map(([, hash]) => hash as string)),
];
