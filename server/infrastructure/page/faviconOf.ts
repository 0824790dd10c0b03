import type { AdminConfigDocument } from '../../../contract/adminConfig.ts';

/**
 * The address of an owner's favicon (source, section 3): `remotePath` where the asset source is remote, else a file
 * of this service; `undefined` where the options name none.
 */
export function faviconOf(adminConfig: AdminConfigDocument): string | undefined {
  const path = adminConfig.faviconOptions?.remotePath;
  if (path === undefined) return undefined;
  const isOwnFile = /^\/(?!\/)/.test(path);
  return isOwnFile || /^https:\/\//i.test(path) ? path : undefined;
}
