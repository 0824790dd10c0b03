import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftStore } from '../../../../application/changes/drafts/DraftStore.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { useService } from '../../services.tsx';
import { NotDiscarded, UnsavedDialog } from './UnsavedDialog.tsx';
import { useDiscardFirst } from './useDiscardFirst.ts';

export type SignOutDialogProps = {
  readonly count: number;
  /** Whether a form contains unsaved input. Signing out discards this input, even if the changes are stored. */
  readonly hasTyped: boolean;
  readonly onStay: () => void;
  readonly onGoOn: () => void;
};

export function SignOutDialog(props: SignOutDialogProps) {
  return props.count === 0 ? <UnsavedDialog act="sign-out" {...props} /> : <KeepDialog {...props} />;
}

const KeepDialog = observer(function KeepDialog({ count, hasTyped, onStay, onGoOn }: SignOutDialogProps) {
  const { t } = useTranslation();
  const drafts = useService(DraftStore);
  const [progress, setProgress] = useState<'asking' | 'keeping' | 'failed' | 'differs'>('asking');
  const discard = useDiscardFirst(onGoOn);
  const isBusy = progress === 'keeping' || discard.isBusy;
  const description =
    drafts.place === 'service'
      ? t('changes.signOut.keepDescription', { count })
      : t('changes.signOut.keepHere', { count });

  async function keepAndSignOut(): Promise<void> {
    const knownConflicts = drafts.conflicts.map(({ theirs }) => theirs);
    setProgress('keeping');
    const isStored = await drafts.flush();
    // Sending the draft can find conflicts with changes from another tab. The user must see them before signing out.
    const hasNewConflict = drafts.conflicts.some(({ theirs }) => !knownConflicts.includes(theirs));
    if (isStored && !hasNewConflict) onGoOn();
    else setProgress(isStored ? 'differs' : 'failed');
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t('changes.signOut.keepTitle')}
      description={
        hasTyped ? t('common.inARow', { first: description, second: t('changes.signOut.typed') }) : description
      }
      onClose={onStay}
      footer={
        <>
          <Button variant="quiet" isDisabled={isBusy} onPress={onStay}>
            {t('common.cancel')}
          </Button>
          <Button isDisabled={isBusy} onPress={() => void discard.press()}>
            {discard.hasFailed ? t('changes.notDiscarded.goOn') : t('changes.signOut.confirm')}
          </Button>
          {!discard.hasFailed && (
            <Button variant="primary" isDisabled={isBusy} onPress={() => void keepAndSignOut()} autoFocus>
              {t('changes.signOut.keep')}
            </Button>
          )}
        </>
      }
    >
      {discard.hasFailed ? (
        <NotDiscarded />
      ) : progress === 'failed' ? (
        <Banner tone="critical" isAlert>
          {t('changes.signOut.keepFailed')}
        </Banner>
      ) : progress === 'differs' ? (
        <Banner tone="warning" title={t('changes.elsewhere.title', { count: drafts.conflicts.length })} isAlert>
          {t('changes.elsewhere.description')}
        </Banner>
      ) : undefined}
    </Dialog>
  );
});
