import { useCallback } from 'react';
import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { featureOfChange } from '../../../../domain/changes/featureOfChange.ts';
import { ReviewNotices } from '../../pages/ReviewNotices.ts';
import { useService } from '../../services.tsx';

export function usePendingNotices(): () => ReviewNotices {
  const notices = useService(ReviewNotices);
  const changes = useService(PendingChangesStore);
  const branding = useService(BrandingStore);
  return useCallback(() => {
    const extensions = branding.configuration?.extensions;
    const changed = new Set(changes.list.map(featureOfChange));
    return notices.filter(
      ({ of, needs }) => (!needs || extensions?.[needs]) && of.some((feature) => changed.has(feature)),
    );
  }, [notices, changes, branding]);
}
