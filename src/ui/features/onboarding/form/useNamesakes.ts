import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import type { MerchantDraft } from '../../../../domain/onboarding/draft/merchantDraft.ts';
import { comparableName } from '../../../../domain/onboarding/tradingName.ts';
import { useFoundMerchants } from '../../../shared/search/useFoundMerchants.ts';
import { useService } from '../../../shared/services.tsx';

export type Namesakes = {
  /** Another merchant has the id. */
  readonly isTaken: boolean;
  /** Another merchant's company is called like the trading name; no call tells trading names, so the signup decides. */
  readonly hasNamesake: boolean;
};

/** For observers: what the owner's list tells of the id and the trading name while they are typed [PB-11]. */
export function useNamesakes({ companyId, tradingName }: MerchantDraft, edited: string | undefined): Namesakes {
  const rootOrgId = useService(BrandingStore).configuration?.rootOrgId;
  const id = companyId.trim().toUpperCase();
  const name = comparableName(tradingName);
  const sameId = useFoundMerchants(id === edited ? '' : id);
  const sameName = useFoundMerchants(tradingName.trim());
  // One that was not onboarded yet is completed by that.
  const hasId = sameId.merchants.some((other) => other.companyId === id && other.portalState !== 'setting-up');
  return {
    isTaken: id !== edited && (hasId || (id !== '' && id === rootOrgId)),
    hasNamesake: sameName.merchants.some((other) => other.companyId !== id && comparableName(other.name) === name),
  };
}
