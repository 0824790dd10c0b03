import { createHash } from 'node:crypto';
import type { Asset } from './AssetRepository.ts';

/** Key of an asset: the SHA-256 of its bytes, in lower-case hexadecimal. */
export const assetHash = ({ bytes }: Asset): string => createHash('sha256').update(bytes).digest('hex');
