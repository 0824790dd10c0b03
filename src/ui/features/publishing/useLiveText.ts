import { useTranslation } from 'react-i18next';
import { PendingChangesStore } from '../../../application/changes/PendingChangesStore.ts';
import type { PublishReceipt } from '../../../domain/publishing/process/publishReceipt.ts';
import { useService } from '../../shared/services.tsx';

/** For observers. Number of published changes. If all were without content: what is unchanged. */
export function useLiveText(): (receipt: PublishReceipt) => string {
  const { t } = useTranslation();
  const { count } = useService(PendingChangesStore);
  return ({ changeCount }) => {
    if (changeCount > 0) return t('publishing.success.title', { count: changeCount });
    const first = t('publishing.stopped.nothingLive');
    return count > 0 ? t('common.inARow', { first, second: t('publishing.stopped.kept', { count }) }) : first;
  };
}
