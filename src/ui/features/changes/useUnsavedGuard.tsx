import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingChangesStore } from '../../../application/changes/PendingChangesStore.ts';
import { PublishingStore } from '../../../application/publishing/PublishingStore.ts';
import { Button } from '../../shared/components/Button.tsx';
import { Dialog } from '../../shared/components/Dialog.tsx';
import { useService } from '../../shared/services.tsx';

/** What would discard unpublished changes. */
export type UnsavedAct = 'sign-out' | 'leave-review';

export type UnsavedGuard = {
  /** Answers whether to go on: at once where nothing would be lost, else what the person says. */
  confirm(act: UnsavedAct): Promise<boolean>;
  /** To be drawn by whoever asks. */
  readonly dialog: ReactNode;
};

type Question = { readonly act: UnsavedAct; readonly count: number; readonly answer: (goesOn: boolean) => void };

const keys = {
  'sign-out': { texts: 'changes.signOut', stay: 'common.cancel' },
  'leave-review': { texts: 'reviewMode.exitDialog', stay: 'reviewMode.exitDialog.stay' },
} as const;

/** Asks before unpublished changes are discarded. */
export function useUnsavedGuard(): UnsavedGuard {
  const { t } = useTranslation();
  const changes = useService(PendingChangesStore);
  const publishing = useService(PublishingStore);
  const [question, setQuestion] = useState<Question>();

  function confirm(act: UnsavedAct): Promise<boolean> {
    if (!publishing.hasUnsavedChanges) return Promise.resolve(true);
    return new Promise((answer) => setQuestion({ act, count: changes.count, answer }));
  }
  function handleAnswer(goesOn: boolean): void {
    question?.answer(goesOn);
    setQuestion(undefined);
  }

  const { texts, stay } = keys[question?.act ?? 'sign-out'];
  const dialog = question && (
    <Dialog
      isOpen
      role="alertdialog"
      title={t(`${texts}.title`)}
      description={t(`${texts}.description`, { count: question.count })}
      closeLabel={t('common.close')}
      onClose={() => handleAnswer(false)}
      footer={
        <>
          <Button onPress={() => handleAnswer(false)} autoFocus>
            {t(stay)}
          </Button>
          <Button variant="critical" onPress={() => handleAnswer(true)}>
            {t(`${texts}.confirm`)}
          </Button>
        </>
      }
    />
  );
  return { confirm, dialog };
}
