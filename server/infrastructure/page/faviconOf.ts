import type { AdminConfigDocument } from '../../../contract/adminConfig.ts';
import { isAssetAddress } from '../../../src/domain/branding/isAssetAddress.ts';

/**
 * The address of an owner's favicon (source, section 3): `remotePath` where the asset source is remote, else a file
 * of this service; `undefined` where the options name none.
 */
export function faviconOf(adminConfig: AdminConfigDocument): string | undefined {
  const path = adminConfig.faviconOptions?.remotePath;
  return path !== undefined && isAssetAddress(path) ? path : undefined;
}
