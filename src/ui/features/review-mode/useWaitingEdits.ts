import { useEffect, useMemo } from 'react';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { DraftStore } from '../../../application/changes/drafts/DraftStore.ts';
import { PendingChangesStore } from '../../../application/changes/PendingChangesStore.ts';
import { WaitingEdits } from '../../../application/review-mode/WaitingEdits.ts';
import { ReviewModeStore } from '../../../application/review-mode/ReviewModeStore.ts';
import { useService } from '../../shared/services.tsx';

/** For MobX observers. Defers edits in a read-only review. Undefined if the service has no read-only reviews. */
export function useWaitingEdits(): WaitingEdits | undefined {
  const changes = useService(PendingChangesStore);
  const drafts = useService(DraftStore);
  const review = useService(ReviewModeStore);
  const { configuration } = useService(BrandingStore);
  const isSeparate = configuration?.extensions.reviewActing === true;
  const edits = useMemo(
    () => (isSeparate ? new WaitingEdits(changes, drafts, review) : undefined),
    [isSeparate, changes, drafts, review],
  );
  useEffect(
    function startDeferringEdits() {
      return edits?.start();
    },
    [edits],
  );
  return edits;
}
