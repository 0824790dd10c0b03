import { useState } from 'react';
import { DraftStore } from '../../../../application/changes/drafts/DraftStore.ts';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { useService } from '../../services.tsx';

export type DiscardFirst = {
  readonly isBusy: boolean;
  /** Discarded here but not in the draft yet. */
  readonly hasFailed: boolean;
  readonly press: () => Promise<void>;
};

/** Discards the pending changes and continues once the draft is empty. After a failure, the next click continues. */
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
