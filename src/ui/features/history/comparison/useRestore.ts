import { useState } from 'react';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { ReviewStore } from '../../../../application/changes/ReviewStore.ts';
import { RestoreRevision, type Restored } from '../../../../application/history/RestoreRevision.ts';
import type { ChangeHistory } from '../../../../domain/changes/changeHistory.ts';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import { useService } from '../../../shared/services.tsx';

/** What was brought back last, for as long as nothing else was done since; for observers. */
export type Restore = {
  readonly restored: Restored | undefined;
  /** Makes an earlier configuration, or the parts `keys` names, pending, and shows what publishing would then do. */
  run(earlier: CompanyConfiguration, keys?: ReadonlySet<string>): Promise<void>;
  takeBack(): void;
  forget(): void;
};

export function useRestore(): Restore {
  const changes = useService(PendingChangesStore);
  const review = useService(ReviewStore);
  const restoring = useService(RestoreRevision);
  const [last, setLast] = useState<{ readonly restored: Restored; readonly history: ChangeHistory }>();
  return {
    restored: last?.history === changes.history ? last.restored : undefined,
    async run(earlier, keys) {
      const restored = await restoring.execute(earlier, keys);
      setLast({ restored, history: changes.history });
      if (restored.count > 0) review.open();
    },
    takeBack: () => changes.undo(),
    forget: () => setLast(undefined),
  };
}
