import { useTranslation } from 'react-i18next';
import { PendingChangesStore } from '../../../application/changes/PendingChangesStore.ts';
import type { PublishReceipt } from '../../../domain/publishing/publishReceipt.ts';
import { useService } from '../../shared/services.tsx';

/** For observers: how much a publish made live; where all it had was without content, that nothing is, and what stays. */
export function useLiveText(): (receipt: PublishReceipt) => string {
  const { t } = useTranslation();
  const { count } = useService(PendingChangesStore);
  return ({ changeCount }) => {
    if (changeCount > 0) return t('publishing.success.title', { count: changeCount });
    const first = t('publishing.stopped.nothingLive');
    return count > 0 ? t('common.inARow', { first, second: t('publishing.stopped.kept', { count }) }) : first;
  };
}
