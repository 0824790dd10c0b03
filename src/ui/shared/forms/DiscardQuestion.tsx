import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/Button/Button.tsx';
import { Dialog } from '../components/Dialog/Dialog.tsx';

export type DiscardQuestionProps = {
  /** What was typed into last, asked as the question comes. */
  readonly lastFocused: () => HTMLElement | undefined;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
};

/** Asks before something that was typed is lost; to keep it is the answer of Enter and of Escape. */
export function DiscardQuestion({ lastFocused, onKeep, onDiscard }: DiscardQuestionProps) {
  const { t } = useTranslation();
  const [typedInto] = useState(lastFocused);
  useEffect(
    function returnToWhatWasTyped() {
      return () => {
        // At once, for the dialog below takes it where nothing has it; and after the next frame, in which the library
        // returns to what had the focus before, which may be the cross.
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
