import { useTranslation } from 'react-i18next';
import type { PublishFailure } from '../../../application/publishing/PublishPendingChanges.ts';
import { DEFAULT_ERROR_MESSAGE } from '../../../domain/errors/defaultErrorMessage.ts';
import { errorMessageOf } from '../../../domain/errors/errorMessages.ts';
import { useCarrierList } from '../names/useCarrierName.ts';
import { useConfiguredText } from '../texts/useTextKey.ts';

export type FailureText = {
  readonly message: string;
  /** Reason, shown below the default message. Other messages already contain their reason. */
  readonly reason?: string;
};

/**
 * Returns the message for a failed publish: about an invalid address, from the message catalogue, or the default
 * message with a reason [PB-4] [ER-2]. Unknown texts of the service are never shown [ER-3].
 */
export function useFailureText(): (failure: Pick<PublishFailure, 'cause' | 'step'>) => FailureText {
  const { t, i18n } = useTranslation();
  const configured = useConfiguredText();
  const carrierList = useCarrierList();
  return ({ cause: failure, step }) => {
    const isRuleMissing = step === 'rules' && failure.kind === 'not-found';
    switch (failure.kind) {
      case 'address-not-found':
        return { message: t('publishing.reasons.address-not-found', { name: failure.name }) };
      case 'address-refused': {
        const carriers = carrierList(failure.carrierIds);
        return { message: t('publishing.reasons.address-refused', { name: failure.name, carriers }) };
      }
      default: {
        const refusal = failure.kind === 'rejected' ? failure.message : undefined;
        const message = errorMessageOf(refusal);
        if (message !== DEFAULT_ERROR_MESSAGE) return { message: t(message) };
        if (isRuleMissing) return { message: t(message), reason: t('publishing.reasons.rule-not-found') };
        const refusalText = refusal && i18n.exists(refusal) && refusal !== message ? configured(refusal) : refusal;
        return {
          message: t(message),
          reason: refusalText && refusalText !== refusal ? refusalText : t(`publishing.reasons.${failure.kind}`),
        };
      }
    }
  };
}
