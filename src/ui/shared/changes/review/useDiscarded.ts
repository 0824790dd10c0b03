import { useMemo, useState, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import type { ChangeHistory } from '../../../../domain/changes/changeHistory.ts';
import { announce } from '../../announcing/announce.ts';
import { useService } from '../../services.tsx';

export function usePendingText(): () => string {
  const { t } = useTranslation();
  const changes = useService(PendingChangesStore);
  return useCallback(
    () => (changes.count > 0 ? t('changes.unsaved', { count: changes.count }) : t('changes.none')),
    [changes, t],
  );
}

/**
 * Changes that were just discarded and can be restored until the next action. Read these properties in a MobX observer.
 */
export type Discarded = {
  readonly count: number;
  /** Calls `discard`, announces the number of discarded changes and remembers them for an undo. */
  run(discard: () => void): void;
  restore(): void;
  forget(): void;
};

/** For MobX observers. Returns the same object as long as `count` is unchanged. */
export function useDiscarded(): Discarded {
  const { t } = useTranslation();
  const changes = useService(PendingChangesStore);
  const pending = usePendingText();
  const [lastDiscarded, setLast] = useState<{ readonly count: number; readonly history: ChangeHistory }>();
  const count = lastDiscarded?.history === changes.history ? lastDiscarded.count : 0;
  return useMemo(
    () => ({
      count,
      run(discard) {
        const countBefore = changes.count;
        discard();
        const discarded = countBefore - changes.count;
        setLast({ count: discarded, history: changes.history });
        announce(t('common.twoSentences', { first: t('changes.discarded', { count: discarded }), second: pending() }));
      },
      restore: () => changes.undo(),
      forget: () => setLast(undefined),
    }),
    [count, changes, pending, t],
  );
}
