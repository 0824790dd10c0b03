import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PublishingStore } from '../../../../application/publishing/PublishingStore.ts';
import { useAnnouncement } from '../../../shared/announcing/useAnnouncement.ts';
import { useService } from '../../../shared/services.tsx';
import { useAddressNotice } from '../dock/useAddressNotice.ts';
import { useFailureText } from '../useFailureText.ts';

/**
 * For observers: reads out that the bar has come, and what becomes of the changes, one sentence a state. What an act does
 * says the act itself.
 */
export function usePublishAnnouncement(isOnline: boolean, isBarShown: boolean): void {
  const { t } = useTranslation();
  const { state, isPublishing, stoppedBy, notice, receipt } = useService(PublishingStore);
  const failureText = useFailureText();
  const addressNotice = useAddressNotice();
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);

  const inTwo = (first: string, second: string): string => t('common.twoSentences', { first, second });
  function sentence(): string {
    if (isPublishing) return t('publishing.publishing');
    // A publish that stopped says so in a dialog, which is read out as it opens.
    if (notice?.kind === 'failure') return stoppedBy ? '' : failureText(notice.failure.cause);
    if (state.kind === 'published' && receipt) {
      const live = t('publishing.success.title', { count: receipt.changeCount });
      return addressNotice ? inTwo(live, addressNotice.text) : live;
    }
    if (!isOnline) return inTwo(t('errors.offline.title'), t('errors.offline.description'));
    return wasOffline ? t('errors.online') : '';
  }
  useAnnouncement(isBarShown ? t('changes.barLabel') : '');
  useAnnouncement(sentence());
}
