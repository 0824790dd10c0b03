import { useState } from 'react';
import { DraftStore } from '../../../../application/changes/drafts/DraftStore.ts';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { useService } from '../../services.tsx';

export type DiscardFirst = {
  readonly isBusy: boolean;
  /** Whether the changes were discarded in this tab, but could not be deleted from the draft. */
  readonly hasFailed: boolean;
  readonly press: () => Promise<void>;
};

/**
 * `press` discards the pending changes, then calls `onGoOn` once the draft is empty. If deleting the draft fails, the
 * next call of `press` calls `onGoOn` anyway.
 */
export function useDiscardFirst(onGoOn: () => void): DiscardFirst {
  const changes = useService(PendingChangesStore);
  const drafts = useService(DraftStore);
  const [progress, setProgress] = useState<'asking' | 'discarding' | 'failed'>('asking');

  async function press(): Promise<void> {
    if (progress === 'failed') return onGoOn();
    setProgress('discarding');
    changes.discard();
    if (await drafts.flush()) onGoOn();
    else setProgress('failed');
  }
  return { isBusy: progress === 'discarding', hasFailed: progress === 'failed', press };
}
