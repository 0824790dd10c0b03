import { use, useState, type ReactNode } from 'react';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { FormDraftsContext } from '../../forms/FormDraftsContext.ts';
import { lazyComponent } from '../../lazy/lazyComponent.tsx';
import { useService } from '../../services.tsx';

const SignOutDialog = lazyComponent(async () => (await import('./SignOutDialog.tsx')).SignOutDialog);

export type UnsavedGuard = {
  /** Answers whether to go on: at once where nothing would be lost, else what the person says. */
  confirm(): Promise<boolean>;
  /** To be drawn by whoever asks. */
  readonly dialog: ReactNode;
};

type Question = { readonly count: number; readonly hasTyped: boolean; readonly answer: (goesOn: boolean) => void };

/** Asks before signing out what becomes of unpublished changes, and of what was typed and not saved. What is a navigation is asked by `useUnsavedBlocker`. */
export function useUnsavedGuard(): UnsavedGuard {
  const changes = useService(PendingChangesStore);
  const drafts = use(FormDraftsContext);
  const [question, setQuestion] = useState<Question>();

  function confirm(): Promise<boolean> {
    // Counted, not asked of publishing: what is edited just after a publish would be lost like everything else.
    const { count } = changes;
    const hasTyped = drafts?.isEmpty === false;
    if (count === 0 && !hasTyped) return Promise.resolve(true);
    return new Promise((answer) => setQuestion({ count, hasTyped, answer }));
  }
  function handleAnswer(goesOn: boolean): void {
    question?.answer(goesOn);
    setQuestion(undefined);
  }

  const dialog = question && (
    <SignOutDialog {...question} onStay={() => handleAnswer(false)} onGoOn={() => handleAnswer(true)} />
  );
  return { confirm, dialog };
}
