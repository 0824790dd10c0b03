import { useCallback } from 'react';
import { PendingChangesStore } from '../../../application/changes/PendingChangesStore.ts';
import { FeaturePages } from '../pages/AppPage.ts';
import { useService } from '../services.tsx';

export function useChangesOnPage(): (path: string) => number {
  const changes = useService(PendingChangesStore);
  const pages = useService(FeaturePages);
  return useCallback(
    (path) =>
      [...changes.perFeature]
        .filter(([feature]) => pages[feature]?.path === path)
        .reduce((sum, [, count]) => sum + count, 0),
    [changes, pages],
  );
}
