import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
import { askedCarriers } from './addressContext.ts';
import type { AddressVerdict } from './addressVerdict.ts';

export type CarrierVerdict = { readonly carrierId: string; readonly isAccepting: boolean };

/** Which of the carriers that were asked accept an address [WH-7]; none of one that is not found. */
export function carrierVerdictsOf(
  configuration: CompanyConfiguration,
  verdict: AddressVerdict,
): readonly CarrierVerdict[] {
  if (verdict.kind === 'not-found') return [];
  const refusing = verdict.kind === 'accepted' ? [] : verdict.carrierIds;
  const asked = askedCarriers(configuration);
  return [...asked, ...refusing.filter((carrierId) => !asked.includes(carrierId))].map((carrierId) => ({
    carrierId,
    isAccepting: !refusing.includes(carrierId),
  }));
}
