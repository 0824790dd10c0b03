import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog.tsx';

export type DiscardQuestionProps = {
  /** Returns the control that was focused last. Called when the dialog opens. */
  readonly lastFocused: () => HTMLElement | undefined;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
};

/** Dialog that asks whether to discard the input. Enter and Escape keep the input. */
export function DiscardQuestion({ lastFocused, onKeep, onDiscard }: DiscardQuestionProps) {
  const { t } = useTranslation();
  const [typedInto] = useState(lastFocused);
  useEffect(
    function returnToWhatWasTyped() {
      return () => {
        // Focus at once, because the dialog below would take a lost focus.
        // Focus again after the next frame, because React Aria restores an earlier focus in that frame.
        typedInto?.focus();
        requestAnimationFrame(() => requestAnimationFrame(() => typedInto?.focus()));
      };
    },
    [typedInto],
  );
  return (
    <ConfirmDialog
      title={t('common.discardTyped.title')}
      description={t('common.discardTyped.description')}
      cancelLabel={t('common.discardTyped.keep')}
      confirmLabel={t('common.discardTyped.discard')}
      onCancel={onKeep}
      onConfirm={onDiscard}
    />
  );
}
