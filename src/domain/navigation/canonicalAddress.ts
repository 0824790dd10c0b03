import { placeOf, PREVIEW_PATH } from './place.ts';

export type Address = { readonly pathname: string; readonly search: string; readonly hash: string };

/** Address to redirect to if the company id in it is not in canonical form [RT-1]. Otherwise `undefined`. */
export function canonicalAddress(address: Address, isAdminEnvironment = false): Address | undefined {
  const place = placeOf(address.pathname, isAdminEnvironment);
  if ((place.kind !== 'review' && place.kind !== 'company') || place.isCanonical) return undefined;
  const [at, id] = place.kind === 'review' ? [2, place.merchantId] : [1, place.companyId];
  return { ...address, pathname: address.pathname.split('/').with(at, id).join('/') };
}

const SET_PASSWORD = /^set-password(?:=|%3D)/i;

/** Repairs a one-time or preview link whose `#` a mail or chat program encoded as `%23`. `undefined` for other URLs. */
export function repairedFragment(address: string): string | undefined {
  const at = address.search(/%23/i);
  const [path, fragment] = [address.slice(0, at), address.slice(at + 3)];
  // Refuse two leading slashes, because the browser would open another host.
  if (at < 0 || !path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return undefined;
  if (path === PREVIEW_PATH || path === `${PREVIEW_PATH}/`) return `${PREVIEW_PATH}#${fragment}`;
  return SET_PASSWORD.test(fragment) ? `${path}#${fragment.replace(SET_PASSWORD, 'set-password=')}` : undefined;
}
