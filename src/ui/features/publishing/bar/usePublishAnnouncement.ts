import { useTranslation } from 'react-i18next';
import { PublishingStore } from '../../../../application/publishing/PublishingStore.ts';
import { useAnnouncement } from '../../../shared/announcing/useAnnouncement.ts';
import { useService } from '../../../shared/services.tsx';
import { useAddressNotice } from '../dock/useAddressNotice.ts';
import { useFailureText } from '../../../shared/failures/useFailureText.ts';
import { useLiveText } from '../useLiveText.ts';

/**
 * For observers. Announces the bar and the state of the changes, one sentence per state. Actions announce themselves.
 */
export function usePublishAnnouncement(isBarShown: boolean): void {
  const { t } = useTranslation();
  const { state, isPublishing, stoppedBy, notice, receipt } = useService(PublishingStore);
  const failureText = useFailureText();
  const liveText = useLiveText();
  const addressNotice = useAddressNotice();

  function sentence(): string {
    if (isPublishing) return t('publishing.publishing');
    // A stopped publish opens a dialog, which is read out.
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
