import { createHash } from 'node:crypto';
import type { Asset } from './AssetRepository.ts';

/** Key of an asset: the SHA-256 of its bytes, in lower-case hexadecimal. */
export const assetHash = ({ bytes }: Asset): string => createHash('sha256').update(bytes).digest('hex');

/** Distinct hashes of this service's files whose addresses occur in a text. */
export const assetsNamedIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\/assets\/([0-9a-f]{64})(?![0-9a-f])/g)].map(([, hash]) => hash as string)),
];
