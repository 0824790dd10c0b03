import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftStore } from '../../../application/changes/drafts/DraftStore.ts';
import { PendingChangesStore } from '../../../application/changes/PendingChangesStore.ts';
import { SessionStore } from '../../../application/session/SessionStore.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Dialog } from '../../shared/components/Dialog/Dialog.tsx';
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
    <Dialog
      isOpen
      role="alertdialog"
      title={t('session.someoneElse.title')}
      description={
        drafts.state === 'kept' ? t('session.someoneElse.kept', { count }) : t('session.someoneElse.lost', { count })
      }
      closeLabel={t('common.close')}
      onClose={() => setAsking(false)}
      footer={
        <>
          <Button onPress={() => setAsking(false)} autoFocus>
            {t('common.cancel')}
          </Button>
          <Button variant="critical" onPress={signOutTab}>
            {t('session.again.someoneElse')}
          </Button>
        </>
      }
    />
  );
  return { ask: () => (count > 0 ? setAsking(true) : signOutTab()), question };
}
