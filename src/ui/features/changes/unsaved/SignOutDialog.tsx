import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftStore } from '../../../../application/changes/drafts/DraftStore.ts';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Dialog } from '../../../shared/components/Dialog/Dialog.tsx';
import { useService } from '../../../shared/services.tsx';
import { UnsavedDialog } from './UnsavedDialog.tsx';

export type SignOutDialogProps = {
  /** How many changes are unpublished. */
  readonly count: number;
  readonly onStay: () => void;
  readonly onGoOn: () => void;
};

/** Asks before signing out what becomes of unpublished changes; without a place to keep them they go. */
export const SignOutDialog = observer(function SignOutDialog(props: SignOutDialogProps) {
  const { state } = useService(DraftStore);
  return state === 'tab' ? <UnsavedDialog act="sign-out" {...props} /> : <KeepDialog {...props} />;
});

type Progress = 'asking' | 'keeping' | 'discarding' | 'failed';

function KeepDialog({ count, onStay, onGoOn }: SignOutDialogProps) {
  const { t } = useTranslation();
  const changes = useService(PendingChangesStore);
  const drafts = useService(DraftStore);
  const [progress, setProgress] = useState<Progress>('asking');
  const isBusy = progress === 'keeping' || progress === 'discarding';

  async function keep(): Promise<void> {
    setProgress('keeping');
    if (await drafts.flush()) onGoOn();
    else setProgress('failed');
  }
  async function discard(): Promise<void> {
    setProgress('discarding');
    changes.discard();
    await drafts.flush();
    onGoOn();
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t('changes.signOut.keepTitle')}
      description={t('changes.signOut.keepDescription', { count })}
      closeLabel={t('common.close')}
      onClose={onStay}
      footer={
        <>
          <Button variant="quiet" isDisabled={isBusy} onPress={onStay}>
            {t('common.cancel')}
          </Button>
          <Button isDisabled={isBusy} onPress={() => void discard()}>
            {t('changes.signOut.confirm')}
          </Button>
          <Button variant="primary" isDisabled={isBusy} onPress={() => void keep()} autoFocus>
            {t('changes.signOut.keep')}
          </Button>
        </>
      }
    >
      {progress === 'failed' ? (
        <Banner tone="critical" isAlert>
          {t('changes.signOut.keepFailed')}
        </Banner>
      ) : undefined}
    </Dialog>
  );
}
