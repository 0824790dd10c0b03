import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { useService } from '../../services.tsx';

/** Summary of unsaved changes as text. */
export function usePendingText(): () => string {
  const { t } = useTranslation();
  const changes = useService(PendingChangesStore);
  return useCallback(
    () => (changes.count > 0 ? t('changes.unsaved', { count: changes.count }) : t('changes.none')),
    [changes, t],
  );
}
