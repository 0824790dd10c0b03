import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
import { carriersToValidate } from './addressContext.ts';
import type { AddressVerdict } from './addressVerdict.ts';

export type CarrierVerdict = { readonly carrierId: string; readonly isAccepting: boolean };

/** Requested carriers with their decision [WH-7]; none if the address was not found. */
export function carrierVerdictsOf(
  configuration: CompanyConfiguration,
  verdict: AddressVerdict,
): readonly CarrierVerdict[] {
  if (verdict.kind === 'not-found') return [];
  const refusing = verdict.kind === 'accepted' ? [] : verdict.carrierIds;
  const asked = carriersToValidate(configuration);
  return [...asked, ...refusing.filter((carrierId) => !asked.includes(carrierId))].map((carrierId) => ({
    carrierId,
    isAccepting: !refusing.includes(carrierId),
  }));
}
