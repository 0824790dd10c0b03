import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { PublishingStore } from '../../../../application/publishing/PublishingStore.ts';
import type { ChangeHistory } from '../../../../domain/changes/changeHistory.ts';
import { useService } from '../../../shared/services.tsx';
import { useAddressNotice } from '../dock/useAddressNotice.ts';
import { useFailureText } from '../useFailureText.ts';

export type PublishAnnouncement = {
  /** What those who listen are told; one sentence a state. */
  readonly message: string;
  /** Says what an act did, until the next one. */
  readonly announce: (act: string) => void;
};

/** For observers: what the publish bar shows, as a sentence that is read out when it changes. */
export function usePublishAnnouncement(isOnline: boolean): PublishAnnouncement {
  const { t } = useTranslation();
  const changes = useService(PendingChangesStore);
  const { state, isPublishing, notice, receipt } = useService(PublishingStore);
  const failureText = useFailureText();
  const addressNotice = useAddressNotice();
  const [said, setSaid] = useState<{ readonly act: string; readonly after: ChangeHistory }>();
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);

  function announce(act: string): void {
    setSaid({ act, after: changes.history });
  }
  const inTwo = (first: string, second: string): string => t('common.twoSentences', { first, second });
  function sentence(): string {
    if (isPublishing) return t('publishing.publishing');
    if (notice?.kind === 'failure') return failureText(notice.failure.cause);
    if (state.kind === 'published' && receipt) {
      const live = t('publishing.success.title', { count: receipt.changeCount });
      return addressNotice ? inTwo(live, addressNotice.text) : live;
    }
    if (said?.after === changes.history)
      return inTwo(said.act, changes.count > 0 ? t('changes.unsaved', { count: changes.count }) : t('changes.none'));
    if (!isOnline) return inTwo(t('errors.offline.title'), t('errors.offline.description'));
    if (wasOffline) return t('errors.online');
    return notice ? t('changes.barLabel') : '';
  }
  return { message: sentence(), announce };
}
