import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftStore } from '../../../application/changes/drafts/DraftStore.ts';
import { PendingChangesStore } from '../../../application/changes/PendingChangesStore.ts';
import { SessionStore } from '../../../application/session/SessionStore.ts';
import { ConfirmDialog } from '../../shared/components/ConfirmDialog/ConfirmDialog.tsx';
import { useService } from '../../shared/services.tsx';

/**
 * Signs the user of an interrupted session out, so that another user can sign in. Asks for confirmation if there are
 * unpublished changes.
 */
export function useSomeoneElse(): { readonly ask: () => void; readonly question: ReactNode } {
  const { t } = useTranslation();
  const sessions = useService(SessionStore);
  const changes = useService(PendingChangesStore);
  const drafts = useService(DraftStore);
  const [isAsking, setAsking] = useState(false);
  const { count } = changes;
  // Sign out only this tab, because other tabs may have unsaved changes.
  const signOutTab = (): void => sessions.leave('signed-out');

  const question = isAsking && (
    <ConfirmDialog
      title={t('session.someoneElse.title')}
      description={t(drafts.state === 'stored' ? 'session.someoneElse.kept' : 'session.someoneElse.lost', { count })}
      confirmLabel={t('session.again.someoneElse')}
      onCancel={() => setAsking(false)}
      onConfirm={signOutTab}
    />
  );
  return { ask: () => (count > 0 ? setAsking(true) : signOutTab()), question };
}
