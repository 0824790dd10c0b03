import { use, useState, type ReactNode } from 'react';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { FormDraftsContext } from '../../forms/useStoredInput.ts';
import { lazyComponent } from '../../lazy/lazyComponent.tsx';
import { useService } from '../../services.tsx';

const SignOutDialog = lazyComponent(async () => (await import('./SignOutDialog.tsx')).SignOutDialog);

export type UnsavedGuard = {
  /** Resolves to true if no changes or input would be lost, or if the user agrees to lose them. */
  confirm(): Promise<boolean>;
  /** The open dialog, if any. The caller must render it. */
  readonly dialog: ReactNode;
};

type Question = { readonly count: number; readonly hasTyped: boolean; readonly answer: (goesOn: boolean) => void };

/** Asks the user about unpublished changes and unsaved input before a sign-out. Navigations use `useUnsavedBlocker`. */
export function useUnsavedGuard(): UnsavedGuard {
  const changes = useService(PendingChangesStore);
  const drafts = use(FormDraftsContext);
  const [question, setQuestion] = useState<Question>();

  function confirm(): Promise<boolean> {
    // Check the number of changes even while a publish is running, because edits made since its start would be lost.
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
