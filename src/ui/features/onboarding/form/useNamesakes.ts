import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import type { MerchantDraft } from '../../../../domain/onboarding/draft/merchantDraft.ts';
import { comparableName } from '../../../../domain/onboarding/tradingName.ts';
import { useFoundMerchants } from '../../../shared/search/useFoundMerchants.ts';
import { useService } from '../../../shared/services.tsx';

export type Namesakes = {
  /** Another merchant has this id. */
  readonly isTaken: boolean;
  /** Another company has this name. The service offers no check of trading names, so only the signup decides. */
  readonly hasNamesake: boolean;
};

/** For observers. Checks id and trading name against the owner's merchants [PB-11]. */
export function useNamesakes({ companyId, tradingName }: MerchantDraft, edited: string | undefined): Namesakes {
  const rootOrgId = useService(BrandingStore).configuration?.rootOrgId;
  const id = companyId.trim().toUpperCase();
  const name = comparableName(tradingName);
  const sameId = useFoundMerchants(id === edited ? '' : id);
  const sameName = useFoundMerchants(tradingName.trim());
  // A merchant that is being set up is completed instead.
  const hasId = sameId.merchants.some((other) => other.companyId === id && other.portalState !== 'setting-up');
  return {
    isTaken: id !== edited && (hasId || (id !== '' && id === rootOrgId)),
    hasNamesake: sameName.merchants.some((other) => other.companyId !== id && comparableName(other.name) === name),
  };
}
