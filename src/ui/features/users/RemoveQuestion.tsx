import { useTranslation } from 'react-i18next';
import type { User } from '../../../domain/users/user.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Dialog } from '../../shared/components/Dialog/Dialog.tsx';

export type RemoveQuestionProps = {
  readonly user: User;
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

/** Dialog that asks whether to remove a user. Enter and Escape cancel. */
export function RemoveQuestion({ user: { name, email }, onRemove, onClose }: RemoveQuestionProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t('users.removal.title', { name })}
      description={t('users.removal.description', { email })}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose} autoFocus>
            {t('users.removal.keep')}
          </Button>
          <Button variant="critical" onPress={onRemove}>
            {t('users.removal.remove')}
          </Button>
        </>
      }
    />
  );
}
