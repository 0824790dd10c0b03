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
  /** A `useForm` whose `onSubmitted` closes the dialog. */
  readonly form: FormState<Values>;
  /** Fields. */
  readonly children: ReactNode;
  /** Defaults to "Save". */
  readonly submitLabel?: string | undefined;
  /** Also discards the input. */
  readonly onClose: () => void;
};

/**
 * Edits an object with several fields. Enter submits, Cancel discards. Other ways to close ask once if there is input;
 * a click outside is ignored then. Announces restored input, and changes made elsewhere.
 */
export function FormDialog<Values>(props: FormDialogProps<Values>) {
  const { form, children, submitLabel, onClose, ...rest } = props;
  useViewTitle(rest.title);
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  useLeaveGuard({
    isOn: form.isTouched,
    holds: form.holdsInput,
    lastFocused: form.lastFocused,
    onLeave: form.letGo,
  });

  function discard(): void {
    form.letGo();
    onClose();
  }

  /** The clicked button disappears with its notice. */
  function handleGiveWay(): void {
    form.lastFocused()?.focus();
    form.giveWay();
  }

  return (
    <Dialog
      {...rest}
      isOpen
      isSheet
      isHeld={form.isTouched}
      closeLabel={t('common.close')}
      onClose={() => (form.holdsInput() ? setAsking(true) : onClose())}
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
        {form.staleValues.length > 0 && <ChangedElsewhere values={form.staleValues} onGiveWay={handleGiveWay} />}
      </Form>
      {isAsking && (
        <DiscardQuestion lastFocused={form.lastFocused} onKeep={() => setAsking(false)} onDiscard={discard} />
      )}
    </Dialog>
  );
}

type ChangedElsewhereProps = {
  readonly values: readonly StaleValue[];
  readonly onGiveWay: () => void;
};

/** The edited values were changed elsewhere, and saving would revert that. */
function ChangedElsewhere({ values, onGiveWay }: ChangedElsewhereProps) {
  const { t } = useTranslation();
  useAnnouncement(t('common.changedElsewhere.title'));
  const named = values.filter(({ label }) => label !== undefined);
  return (
    <div className={styles.staleValues} data-goes-away>
      <Banner
        tone="warning"
        title={t('common.changedElsewhere.title')}
        action={
          <Button size="compact" onPress={onGiveWay}>
            {t('common.changedElsewhere.take')}
          </Button>
        }
      >
        <KeyedText>{t('common.changedElsewhere.text')}</KeyedText>
        {named.length > 0 && (
          <dl className={styles.newer}>
            {named.map(({ name, label, value }) => (
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
