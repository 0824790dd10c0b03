import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import type { ChangeHistory } from '../../../../domain/changes/changeHistory.ts';
import { announce } from '../../announcing/announce.ts';
import { useService } from '../../services.tsx';
import { usePendingText } from './usePendingText.ts';

/** What was discarded last, for as long as nothing else was done since; for observers. */
export type Discarded = {
  readonly count: number;
  /** Runs a discard, reads out what it did and remembers it. */
  run(discard: () => void): void;
  bringBack(): void;
  forget(): void;
};

/** For observers; the same as long as its count is. */
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
