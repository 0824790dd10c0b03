import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { useDiscardFirst } from './useDiscardFirst.ts';
import { Banner } from '../../components/Banner/Banner.tsx';

export type UnsavedDialogProps = {
  readonly act: 'sign-out' | 'leave-review';
  /** Number of changes to discard. 0 if only unsaved input would be lost. */
  readonly count: number;
  readonly onStay: () => void;
  readonly onGoOn: () => void;
};

/** Asks the user to confirm that changes or input will be lost. Enter and Escape cancel. */
export function UnsavedDialog({ act, count, onStay, onGoOn }: UnsavedDialogProps) {
  const { t } = useTranslation();
  const [initialCount] = useState(count);
  const discard = useDiscardFirst(onGoOn);
  const texts =
    act === 'leave-review'
      ? {
          title: t('reviewMode.exitDialog.title'),
          description: t('reviewMode.exitDialog.description', { count: initialCount }),
          stay: t('reviewMode.exitDialog.stay'),
          confirm: t('reviewMode.exitDialog.confirm'),
        }
      : {
          title: t('changes.signOut.title'),
          description: t('changes.signOut.typed'),
          stay: t('common.cancel'),
          confirm: t('changes.signOut.confirm'),
        };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={texts.title}
      description={texts.description}
      onClose={onStay}
      footer={
        <>
          <Button isDisabled={discard.isBusy} onPress={onStay} autoFocus>
            {texts.stay}
          </Button>
          <Button variant="critical" isDisabled={discard.isBusy} onPress={() => void discard.press()}>
            {discard.hasFailed ? t('changes.notDiscarded.goOn') : texts.confirm}
          </Button>
        </>
      }
    >
      {discard.hasFailed ? <NotDiscarded /> : undefined}
    </Dialog>
  );
}

/** Warns that the discarded changes could not be deleted from the draft on the service. */
export function NotDiscarded(): ReactNode {
  const { t } = useTranslation();
  return (
    <Banner tone="critical" isAlert>
      {t('changes.notDiscarded.text')}
    </Banner>
  );
}
