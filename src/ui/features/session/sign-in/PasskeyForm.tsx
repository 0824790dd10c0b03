import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClassName } from '../../../shared/components/Button/buttonClassName.ts';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { Spinner } from '../../../shared/components/Spinner/Spinner.tsx';
import { useMessageText, type FormProblem } from '../../../shared/forms/formMessage.ts';
import { useFormSubmission } from '../../../shared/forms/useFormSubmission.ts';
import { PasskeyPicture } from '../second-factor/PasskeyPicture.tsx';
import { passkeyLabel } from '../second-factor/proofTexts.ts';
import styles from './SignInPage.module.scss';

export type PasskeyFormProps = {
  readonly onSubmit: () => Promise<FormProblem<never> | undefined>;
  /** Buttons below the submit button. */
  readonly children: ReactNode;
};

/** Form without a field: its button opens the browser's own dialog for passkeys. */
export function PasskeyForm({ onSubmit, children }: PasskeyFormProps) {
  const { t } = useTranslation();
  const textOf = useMessageText();
  const { form, error, isSubmitting, submit } = useFormSubmission<never>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(function focusButton() {
    button.current?.focus();
  }, []);
  return (
    <form ref={form} className={styles.form} method="post" onSubmit={(event) => submit(event, [], onSubmit)}>
      <div role="alert" className={styles.alert}>
        {error && <p>{textOf(error.message)}</p>}
      </div>
      <PasskeyPicture />
      <button
        ref={button}
        type="submit"
        className={buttonClassName({ variant: 'primary', isFullWidth: true })}
        aria-disabled={isSubmitting || undefined}
      >
        {isSubmitting && <Spinner size="text" />}
        <KeyedText>{t(passkeyLabel(isSubmitting))}</KeyedText>
      </button>
      <KeyedText>{children}</KeyedText>
    </form>
  );
}
