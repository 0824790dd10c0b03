import { useState } from 'react';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import type { ChangeHistory } from '../../../../domain/changes/changeHistory.ts';
import { useService } from '../../../shared/services.tsx';

/** What was discarded last, for as long as nothing else was done since; for observers. */
export type Discarded = {
  readonly count: number;
  /** Runs a discard and remembers it. */
  run(discard: () => void): void;
  bringBack(): void;
  forget(): void;
};

export function useDiscarded(): Discarded {
  const changes = useService(PendingChangesStore);
  const [last, setLast] = useState<{ readonly count: number; readonly history: ChangeHistory }>();
  return {
    count: last?.history === changes.history ? last.count : 0,
    run(discard) {
      const before = changes.count;
      discard();
      setLast({ count: before - changes.count, history: changes.history });
    },
    bringBack: () => changes.undo(),
    forget: () => setLast(undefined),
  };
}
