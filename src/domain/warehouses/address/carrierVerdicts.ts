import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
import { carriersToValidate } from './addressContext.ts';
import type { AddressVerdict } from './addressVerdict.ts';

export type CarrierVerdict = { readonly carrierId: string; readonly isAccepting: boolean };

/** Decision of each carrier about an address [WH-7]. Empty if the address was not found. */
export function carrierVerdictsOf(
  configuration: CompanyConfiguration,
  verdict: AddressVerdict,
): readonly CarrierVerdict[] {
  if (verdict.kind === 'not-found') return [];
  const refusing = verdict.kind === 'accepted' ? [] : verdict.carrierIds;
  const validatingIds = carriersToValidate(configuration);
  return [...validatingIds, ...refusing.filter((carrierId) => !validatingIds.includes(carrierId))].map((carrierId) => ({
    carrierId,
    isAccepting: !refusing.includes(carrierId),
  }));
}
