import { placeOf } from './place.ts';

export type Address = { readonly pathname: string; readonly search: string; readonly hash: string };

/** Redirect target if a company id is not canonical, or else `undefined` [RT-1]. */
export function canonicalAddress(address: Address, isAdminEnvironment = false): Address | undefined {
  const place = placeOf(address.pathname, isAdminEnvironment);
  if ((place.kind !== 'review' && place.kind !== 'company') || place.isCanonical) return undefined;
  const [at, id] = place.kind === 'review' ? [2, place.merchantId] : [1, place.companyId];
  return { ...address, pathname: address.pathname.split('/').with(at, id).join('/') };
}
