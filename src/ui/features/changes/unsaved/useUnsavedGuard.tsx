import { useState, type ReactNode } from 'react';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { lazyComponent } from '../../../shared/lazy/lazyComponent.tsx';
import { useService } from '../../../shared/services.tsx';

const SignOutDialog = lazyComponent(async () => (await import('./SignOutDialog.tsx')).SignOutDialog);

export type UnsavedGuard = {
  /** Answers whether to go on: at once where nothing would be lost, else what the person says. */
  confirm(): Promise<boolean>;
  /** To be drawn by whoever asks. */
  readonly dialog: ReactNode;
};

type Question = { readonly count: number; readonly answer: (goesOn: boolean) => void };

/** Asks before signing out what becomes of unpublished changes. What is a navigation is asked by `useUnsavedBlocker`. */
export function useUnsavedGuard(): UnsavedGuard {
  const changes = useService(PendingChangesStore);
  const [question, setQuestion] = useState<Question>();

  function confirm(): Promise<boolean> {
    // Counted, not asked of publishing: what is edited just after a publish would be lost like everything else.
    if (changes.count === 0) return Promise.resolve(true);
    return new Promise((answer) => setQuestion({ count: changes.count, answer }));
  }
  function handleAnswer(goesOn: boolean): void {
    question?.answer(goesOn);
    setQuestion(undefined);
  }

  const dialog = question && (
    <SignOutDialog count={question.count} onStay={() => handleAnswer(false)} onGoOn={() => handleAnswer(true)} />
  );
  return { confirm, dialog };
}
