import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Dialog } from '../../../shared/components/Dialog/Dialog.tsx';

export type UnsavedDialogProps = {
  /** What would discard the changes. */
  readonly act: 'sign-out' | 'leave-review';
  /** How many would be discarded. */
  readonly count: number;
  readonly onStay: () => void;
  readonly onGoOn: () => void;
};

/** Asks before unpublished changes are discarded; staying is what Enter and Escape choose. */
export function UnsavedDialog({ act, count, onStay, onGoOn }: UnsavedDialogProps) {
  const { t } = useTranslation();
  const texts =
    act === 'leave-review'
      ? {
          title: t('reviewMode.exitDialog.title'),
          description: t('reviewMode.exitDialog.description', { count }),
          stay: t('reviewMode.exitDialog.stay'),
          confirm: t('reviewMode.exitDialog.confirm'),
        }
      : {
          title: t('changes.signOut.title'),
          description: t('changes.signOut.description', { count }),
          stay: t('common.cancel'),
          confirm: t('changes.signOut.confirm'),
        };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={texts.title}
      description={texts.description}
      closeLabel={t('common.close')}
      onClose={onStay}
      footer={
        <>
          <Button onPress={onStay} autoFocus>
            {texts.stay}
          </Button>
          <Button variant="critical" onPress={onGoOn}>
            {texts.confirm}
          </Button>
        </>
      }
    />
  );
}
