import { PendingChangesStore } from '../../../application/changes/PendingChangesStore.ts';
import { FeaturePages } from '../../shared/pages/FeaturePages.ts';
import { useService } from '../../shared/services.tsx';

/** For observers: how many changes wait on each page, by its path. */
export function useChangesPerPage(): ReadonlyMap<string, number> {
  const changes = useService(PendingChangesStore);
  const pages = useService(FeaturePages);
  return new Map(
    [...changes.perFeature].flatMap(([feature, count]) => {
      const page = pages[feature];
      return page ? [[page.path, count] as const] : [];
    }),
  );
}
