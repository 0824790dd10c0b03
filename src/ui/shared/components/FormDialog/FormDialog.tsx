import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DiscardQuestion } from '../../forms/DiscardQuestion.tsx';
import { Form } from '../../forms/Form.tsx';
import type { FormState, StaleValue } from '../../forms/useForm.ts';
import { useAnnouncement } from '../../announcing/announce.ts';
import { useViewTitle } from '../../document/useDocumentTitle.ts';
import { useLeaveGuard } from '../../forms/useLeaveGuard.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { KeyedText } from '../KeyedText/KeyedText.tsx';
import styles from './FormDialog.module.scss';

export type FormDialogProps<Values> = Pick<DialogProps, 'title' | 'description' | 'size'> & {
  /** Result of `useForm`, whose option `onSubmitted` must close the dialog. */
  readonly form: FormState<Values>;
  readonly children: ReactNode;
  readonly submitLabel?: string | undefined;
  /** Closes the dialog and discards the input. */
  readonly onClose: () => void;
};

/**
 * Dialog with a form. Enter submits, Cancel discards the input. If there is input, Escape and the close button ask for
 * confirmation, and a click outside is ignored. Restored input and changes by other users are announced.
 */
export function FormDialog<Values>(props: FormDialogProps<Values>) {
  const { form, children, submitLabel, onClose, ...dialogProps } = props;
  useViewTitle(dialogProps.title);
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  useLeaveGuard({
    isOn: form.isTouched,
    holds: form.hasInput,
    lastFocused: form.lastFocused,
    onLeave: form.discardInput,
  });

  function discard(): void {
    form.discardInput();
    onClose();
  }

  /** Loads the newer values and moves the focus, because the clicked button disappears with its notice. */
  function handleLoadNewer(): void {
    form.lastFocused()?.focus();
    form.loadNewerValues();
  }

  return (
    <Dialog
      {...dialogProps}
      isOpen
      isSheet
      isHeld={form.isTouched}
      onClose={() => (form.hasInput() ? setAsking(true) : onClose())}
      footer={
        <>
          <Button variant="quiet" onPress={discard}>
            {t('common.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={form.control.id} isPending={form.isSubmitting}>
            {submitLabel ?? t('common.save')}
          </Button>
        </>
      }
    >
      <Form form={form}>
        {form.isRestored && (
          <output>
            <Banner tone="info">{t('common.typedIsBack')}</Banner>
          </output>
        )}
        <KeyedText>{children}</KeyedText>
        {form.staleValues.length > 0 && <ChangedElsewhere values={form.staleValues} onLoadNewer={handleLoadNewer} />}
      </Form>
      {isAsking && (
        <DiscardQuestion lastFocused={form.lastFocused} onKeep={() => setAsking(false)} onDiscard={discard} />
      )}
    </Dialog>
  );
}

type ChangedElsewhereProps = {
  readonly values: readonly StaleValue[];
  readonly onLoadNewer: () => void;
};

/** Notice about edited fields that another user has changed. Saving would revert the other user's changes. */
function ChangedElsewhere({ values, onLoadNewer }: ChangedElsewhereProps) {
  const { t } = useTranslation();
  useAnnouncement(t('common.changedElsewhere.title'));
  const labelledValues = values.filter(({ label }) => label !== undefined);
  return (
    <div className={styles.staleValues} data-goes-away>
      <Banner
        tone="warning"
        title={t('common.changedElsewhere.title')}
        action={
          <Button size="compact" onPress={onLoadNewer}>
            {t('common.changedElsewhere.take')}
          </Button>
        }
      >
        <KeyedText>{t('common.changedElsewhere.text')}</KeyedText>
        {labelledValues.length > 0 && (
          <dl className={styles.newer}>
            {labelledValues.map(({ name, label, value }) => (
              <div key={name}>
                <dt>{label}</dt>
                {value !== undefined && <dd dir="auto">{value}</dd>}
              </div>
            ))}
          </dl>
        )}
      </Banner>
    </div>
  );
}
