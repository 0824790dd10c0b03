import { useTranslation } from 'react-i18next';
import type { PublishFailure } from '../../../application/publishing/PublishPendingChanges.ts';
import { useConfiguredText } from '../../shared/useConfiguredText.ts';
import { messageKeyOf } from './messageKeyOf.ts';

/** Why publishing failed, in words: the service's own where it refused a value and said why. */
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
        return failure.kind === 'rejected' && failure.message ? configured(failure.message) : t(messageKeyOf(failure));
    }
  };
}
