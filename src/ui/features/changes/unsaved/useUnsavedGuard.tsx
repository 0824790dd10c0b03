import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Dialog } from '../../../shared/components/Dialog/Dialog.tsx';
import { useService } from '../../../shared/services.tsx';

/** What would discard unpublished changes. */
export type UnsavedAct = 'sign-out' | 'leave-review';

export type UnsavedGuard = {
  /** Answers whether to go on: at once where nothing would be lost, else what the person says. */
  confirm(act: UnsavedAct): Promise<boolean>;
  /** To be drawn by whoever asks. */
  readonly dialog: ReactNode;
};

type Question = { readonly act: UnsavedAct; readonly count: number; readonly answer: (goesOn: boolean) => void };

/** Asks before unpublished changes are discarded. */
export function useUnsavedGuard(): UnsavedGuard {
  const { t } = useTranslation();
  const changes = useService(PendingChangesStore);
  const [question, setQuestion] = useState<Question>();

  function confirm(act: UnsavedAct): Promise<boolean> {
    // Counted, not asked of publishing: what is edited just after a publish would be lost like everything else.
    if (changes.count === 0) return Promise.resolve(true);
    return new Promise((answer) => setQuestion({ act, count: changes.count, answer }));
  }
  function handleAnswer(goesOn: boolean): void {
    question?.answer(goesOn);
    setQuestion(undefined);
  }

  const count = question?.count ?? 0;
  const texts =
    question?.act === 'leave-review'
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
  const dialog = question && (
    <Dialog
      isOpen
      role="alertdialog"
      title={texts.title}
      description={texts.description}
      closeLabel={t('common.close')}
      onClose={() => handleAnswer(false)}
      footer={
        <>
          <Button onPress={() => handleAnswer(false)} autoFocus>
            {texts.stay}
          </Button>
          <Button variant="critical" onPress={() => handleAnswer(true)}>
            {texts.confirm}
          </Button>
        </>
      }
    />
  );
  return { confirm, dialog };
}
