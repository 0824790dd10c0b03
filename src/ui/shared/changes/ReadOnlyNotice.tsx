import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingChangesStore } from '../../../application/changes/PendingChangesStore.ts';
import { announce } from '../announcing/announce.ts';
import { Banner } from '../components/Banner/Banner.tsx';
import { useService } from '../services.tsx';

/** Banner for users with read-only access. Blocks all edits while it is rendered. */
export function ReadOnlyNotice() {
  const { t } = useTranslation();
  const changes = useService(PendingChangesStore);
  const reason = t('changes.lookOnly');
  useEffect(
    function blockEdits() {
      return refuseEdits(changes, () => announce(reason));
    },
    [changes, reason],
  );
  return <Banner tone="info">{reason}</Banner>;
}

/** Blocks all edits and calls `onRefused` for each attempt. Returns a function that allows edits again. */
function refuseEdits(changes: PendingChangesStore, onRefused: () => void): () => void {
  changes.guard = () => {
    onRefused();
    return false;
  };
  return () => {
    changes.guard = undefined;
  };
}
