import { PublishingStore } from '../../../../application/publishing/PublishingStore.ts';
import { pendingMerchants } from '../../../../domain/onboarding/draft/pendingMerchants.ts';
import { tradingNameOf, NAME_TAKEN, signupFailureKey } from '../../../../domain/onboarding/tradingName.ts';
import { useService } from '../../../shared/services.tsx';

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
