import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import type { MerchantDraft } from '../../../../domain/onboarding/draft/merchantDraft.ts';
import { comparableName } from '../../../../domain/onboarding/tradingName.ts';
import { useFoundMerchants } from '../../../shared/search/useFoundMerchants.ts';
import { useService } from '../../../shared/services.tsx';

/** For MobX observers. Searches the owner's merchants for the same id or trading name [PB-11]. */
export function useNamesakes({ companyId, tradingName }: MerchantDraft, edited: string | undefined) {
  const rootOrgId = useService(BrandingStore).configuration?.rootOrgId;
  const id = companyId.trim().toUpperCase();
  const name = comparableName(tradingName);
  const sameId = useFoundMerchants(id === edited ? '' : id);
  const sameName = useFoundMerchants(tradingName.trim());
  // Ignore a merchant that is still being set up, because the form then completes this merchant.
  const hasId = sameId.merchants.some((other) => other.companyId === id && other.portalState !== 'setting-up');
  return {
    isIdTaken: id !== edited && (hasId || (id !== '' && id === rootOrgId)),
    /** Whether another company has this name. The service accepts or refuses a trading name only during signup. */
    hasNamesake: sameName.merchants.some((other) => other.companyId !== id && comparableName(other.name) === name),
  };
}
