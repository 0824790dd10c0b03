import { useTranslation } from 'react-i18next';
import type { PublishFailure } from '../../../application/publishing/PublishPendingChanges.ts';
import { DEFAULT_ERROR_MESSAGE } from '../../../domain/errors/errorMessages.ts';
import { useConfiguredText } from '../../shared/useConfiguredText.ts';
import { messageKeyOf } from './messageKeyOf.ts';

/**
 * Why publishing failed, in words: those of the catalogue where the service refused a value and said why. A sentence that the
 * catalogue does not know is shown to nobody [PB-4] [ER-3].
 */
export function useFailureText(): (failure: PublishFailure['cause']) => string {
  const { t, i18n } = useTranslation();
  const configured = useConfiguredText();
  return (failure) => {
    switch (failure.kind) {
      case 'address-not-found':
        return t('publishing.reasons.address-not-found', { name: failure.name });
      case 'address-refused': {
        const carriers = new Intl.ListFormat(i18n.language).format(failure.carrierIds);
        return t('publishing.reasons.address-refused', { name: failure.name, carriers });
      }
      default:
        if (failure.kind !== 'rejected' || !failure.message) return t(messageKeyOf(failure));
        return i18n.exists(failure.message) ? configured(failure.message) : t(DEFAULT_ERROR_MESSAGE);
    }
  };
}
