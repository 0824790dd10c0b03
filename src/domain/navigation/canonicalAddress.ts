import { placeOf } from './place.ts';

export type Address = { readonly pathname: string; readonly search: string; readonly hash: string };

/**
 * The address to go on to where a company's id is not written in its canonical form; the rest of the path, query and
 * hash stay as they are, encoding included. `undefined` where the address is right [RT-1].
 */
export function canonicalAddress(address: Address, isAdminEnvironment = false): Address | undefined {
  const place = placeOf(address.pathname, isAdminEnvironment);
  if ((place.kind !== 'review' && place.kind !== 'company') || place.isCanonical) return undefined;
  const [at, id] = place.kind === 'review' ? [2, place.merchantId] : [1, place.companyId];
  return { ...address, pathname: address.pathname.split('/').with(at, id).join('/') };
}
