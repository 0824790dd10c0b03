import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/Button/Button.tsx';
import { Dialog } from '../components/Dialog/Dialog.tsx';

export type DiscardQuestionProps = {
  /** Called when the question opens. */
  readonly lastFocused: () => HTMLElement | undefined;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
};

/** Enter and Escape keep the input. */
export function DiscardQuestion({ lastFocused, onKeep, onDiscard }: DiscardQuestionProps) {
  const { t } = useTranslation();
  const [typedInto] = useState(lastFocused);
  useEffect(
    function returnToWhatWasTyped() {
      return () => {
        // Now, because the dialog below takes a lost focus, and after the next frame, in which React Aria restores an
        // earlier focus.
        typedInto?.focus();
        requestAnimationFrame(() => requestAnimationFrame(() => typedInto?.focus()));
      };
    },
    [typedInto],
  );
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t('common.discardTyped.title')}
      description={t('common.discardTyped.description')}
      closeLabel={t('common.close')}
      onClose={onKeep}
      footer={
        <>
          <Button onPress={onKeep} autoFocus>
            {t('common.discardTyped.keep')}
          </Button>
          <Button variant="critical" onPress={onDiscard}>
            {t('common.discardTyped.discard')}
          </Button>
        </>
      }
    />
  );
}
