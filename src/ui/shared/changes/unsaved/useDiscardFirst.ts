import { useState } from 'react';
import { DraftStore } from '../../../../application/changes/drafts/DraftStore.ts';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { useService } from '../../services.tsx';

export type DiscardFirst = {
  readonly isBusy: boolean;
  /** They are discarded here, and still kept in the draft. */
  readonly hasFailed: boolean;
  readonly press: () => Promise<void>;
};

/**
 * Discards what is pending and goes on once the draft holds it no more. Where it cannot be reached, the person is to
 * know, and goes on at the next press.
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
