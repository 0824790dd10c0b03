import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';

export type ConfirmDialogProps = Pick<DialogProps, 'title' | 'description' | 'children'> & {
  readonly isOpen?: boolean;
  /** Defaults to “Cancel”. */
  readonly cancelLabel?: string;
  readonly confirmLabel: string;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
};

/** Dialog that asks whether to run a destructive action. Enter and Escape cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen = true, cancelLabel, confirmLabel, onCancel, onConfirm, ...dialog } = props;
  const { t } = useTranslation();
  return (
    <Dialog
      {...dialog}
      isOpen={isOpen}
      role="alertdialog"
      onClose={onCancel}
      footer={
        <>
          <Button onPress={onCancel} autoFocus>
            {cancelLabel ?? t('common.cancel')}
          </Button>
          <Button variant="critical" onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
