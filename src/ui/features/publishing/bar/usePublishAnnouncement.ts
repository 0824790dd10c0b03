import { useTranslation } from 'react-i18next';
import { PublishingStore } from '../../../../application/publishing/PublishingStore.ts';
import { useAnnouncement } from '../../../shared/announcing/announce.ts';
import { useService } from '../../../shared/services.tsx';
import { useAddressNotice } from '../dock/useAddressNotice.ts';
import { useFailureText } from '../../../shared/failures/useFailureText.ts';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import type { PublishReceipt } from '../../../../domain/publishing/process/publishReceipt.ts';

/**
 * For MobX observers. Announces to screen readers that the bar has appeared, and each new state of the changes. Results
 * of user actions are announced elsewhere.
 */
export function usePublishAnnouncement(isBarShown: boolean): void {
  const { t } = useTranslation();
  const { state, isPublishing, stoppedBy, notice, receipt } = useService(PublishingStore);
  const failureText = useFailureText();
  const liveText = useLiveText();
  const addressNotice = useAddressNotice();

  function sentence(): string {
    if (isPublishing) return t('publishing.publishing');
    // A stopped publish opens a dialog, which screen readers read themselves.
    if (notice?.kind === 'failure') {
      if (stoppedBy) return '';
      const { message, reason } = failureText(notice.failure);
      return reason === undefined ? message : t('common.inARow', { first: message, second: reason });
    }
    if (state.kind === 'published' && receipt) {
      const live = liveText(receipt);
      return addressNotice ? t('common.twoSentences', { first: live, second: addressNotice.text }) : live;
    }
    return '';
  }
  useAnnouncement(isBarShown ? t('changes.barLabel') : '');
  useAnnouncement(sentence());
}

/**
 * For MobX observers. Returns a text with the number of published changes. If nothing was published, the text says so,
 * and how many changes are still pending.
 */
export function useLiveText(): (receipt: PublishReceipt) => string {
  const { t } = useTranslation();
  const { count } = useService(PendingChangesStore);
  return ({ changeCount }) => {
    if (changeCount > 0) return t('publishing.success.title', { count: changeCount });
    const first = t('publishing.stopped.nothingLive');
    return count > 0 ? t('common.inARow', { first, second: t('publishing.stopped.kept', { count }) }) : first;
  };
}
