import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import type { MerchantDraft } from '../../../../domain/onboarding/draft/merchantDraft.ts';
import {
  comparableName,
  tradingNameOf,
  NAME_TAKEN,
  signupFailureKey,
} from '../../../../domain/onboarding/tradingName.ts';
import { useFoundMerchants } from '../../../shared/search/useFoundMerchants.ts';
import { useService } from '../../../shared/services.tsx';
import { PublishingStore } from '../../../../application/publishing/PublishingStore.ts';
import { pendingMerchants } from '../../../../domain/onboarding/draft/pendingMerchants.ts';

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

/** For MobX observers. Returns the normalized trading name because of which the publish stopped [PB-11] [SG-2]. */
export function useRefusedName(companyId: string | undefined): string | undefined {
  const { stopReason, stopped } = useService(PublishingStore);
  if (companyId === undefined || stopReason?.step !== 'signup' || stopReason.call !== companyId) return undefined;
  const { cause } = stopReason;
  if (cause.kind !== 'rejected' || signupFailureKey(cause.message) !== NAME_TAKEN) return undefined;
  const merchants = pendingMerchants(stopped?.changes ?? []);
  const signup = merchants.find(({ onboarding }) => onboarding.companyId === companyId)?.signup;
  return signup && tradingNameOf(signup);
}
