import { useState } from 'react';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { ReviewStore } from '../../../../application/changes/ReviewStore.ts';
import { RestoreRevision } from '../../../../application/history/RestoreRevision.ts';
import type { Restored } from '../../../../application/history/restoreParts.ts';
import type { ChangeHistory } from '../../../../domain/changes/changeHistory.ts';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { useService } from '../../../shared/services.tsx';
import { useTranslation } from 'react-i18next';

export type Restore = ReturnType<typeof useRestore>;

/** For MobX observers. Restores earlier versions as pending changes. */
export function useRestore() {
  const changes = useService(PendingChangesStore);
  const review = useService(ReviewStore);
  const restoring = useService(RestoreRevision);
  const text = useRestoredText();
  const [lastRestore, setLast] = useState<{ readonly restored: Restored; readonly history: ChangeHistory }>();
  async function restore(earlier: CompanyConfiguration, keys?: ReadonlySet<string>): Promise<void> {
    const restored = await restoring.execute(earlier, keys);
    setLast({ restored, history: changes.history });
    // Opening the review is enough for screen readers, because they read the opened dialog.
    if (restored.count > 0) review.open();
    else announce(text(restored));
  }
  return {
    /** Result of the last restore. Undefined after the next action. */
    restored: lastRestore?.history === changes.history ? lastRestore.restored : undefined,
    /** Adds an earlier configuration, or only the parts in `keys`, to the pending changes and opens the review. */
    async run(earlier: CompanyConfiguration, keys?: ReadonlySet<string>): Promise<void> {
      let done: Promise<void> | undefined;
      changes.attempt(() => (done = restore(earlier, keys)));
      await done;
    },
    takeBack: () => changes.undo(),
    forget: () => setLast(undefined),
  };
}

export function useRestoredText(): (restored: Restored) => string {
  const { t } = useTranslation();
  return ({ count, replacedCount }) => {
    const first = count > 0 ? t('history.restored', { count }) : t('history.nothingToRestore');
    return replacedCount > 0
      ? t('common.inARow', { first, second: t('history.gaveWay', { count: replacedCount }) })
      : first;
  };
}
