import { useMemo, useState, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import type { ChangeHistory } from '../../../../domain/changes/changeHistory.ts';
import { announce } from '../../announcing/announce.ts';
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

/** Last discarded changes, until the next action. For observers. */
export type Discarded = {
  readonly count: number;
  /** Discards, announces the result and stores it for an undo. */
  run(discard: () => void): void;
  bringBack(): void;
  forget(): void;
};

/** For observers. Keeps its identity while `count` is unchanged. */
export function useDiscarded(): Discarded {
  const { t } = useTranslation();
  const changes = useService(PendingChangesStore);
  const pending = usePendingText();
  const [last, setLast] = useState<{ readonly count: number; readonly history: ChangeHistory }>();
  const count = last?.history === changes.history ? last.count : 0;
  return useMemo(
    () => ({
      count,
      run(discard) {
        const before = changes.count;
        discard();
        const discarded = before - changes.count;
        setLast({ count: discarded, history: changes.history });
        announce(t('common.twoSentences', { first: t('changes.discarded', { count: discarded }), second: pending() }));
      },
      bringBack: () => changes.undo(),
      forget: () => setLast(undefined),
    }),
    [count, changes, pending, t],
  );
}
