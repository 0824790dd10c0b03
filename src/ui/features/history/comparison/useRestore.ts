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

/**
 * Restores earlier versions. `restored` is the result of the last restore, or undefined after the next action. Read
 * `restored` in a MobX observer.
 */
export type Restore = {
  readonly restored: Restored | undefined;
  /** Adds an earlier configuration, or only the parts in `keys`, to the pending changes and opens the review. */
  run(earlier: CompanyConfiguration, keys?: ReadonlySet<string>): Promise<void>;
  takeBack(): void;
  forget(): void;
};

export function useRestore(): Restore {
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
    restored: lastRestore?.history === changes.history ? lastRestore.restored : undefined,
    async run(earlier, keys) {
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
