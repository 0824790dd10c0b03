import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PortFailure } from '../../../../application/shared/failure.ts';
import type { Result } from '../../../../domain/shared/result.ts';
import { emailRules } from '../../../../domain/validation/rules/emailRules.ts';
import { judge, GENERAL_MESSAGE } from '../../../../domain/validation/validationRule.ts';
import { buttonClassName } from '../../../shared/components/Button/buttonClassName.ts';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { SignInField } from '../../../shared/components/SignInField/SignInField.tsx';
import { Spinner } from '../../../shared/components/Spinner/Spinner.tsx';
import { useMessageText, type FormMessage, type FormProblem } from '../../../shared/forms/formMessage.ts';
import { useFormSubmission } from '../../../shared/forms/useFormSubmission.ts';
import type { SignInFooterProps } from '../sign-in/SignInFooter.tsx';
import { SignInFrame } from '../sign-in/SignInFrame.tsx';
import styles from '../sign-in/SignInPage.module.scss';

export type ForgottenPasswordProps = SignInFooterProps & {
  /** Requests an e-mail with a link to reset the password. The response does not reveal whether the account exists. */
  readonly onAsk: (email: string) => Promise<Result<void, PortFailure>>;
  readonly onBack: () => void;
};

/** Form to request a link that resets the password [AU-17]. */
export function ForgottenPassword({ onAsk, onBack, ...footer }: ForgottenPasswordProps): ReactNode {
  const { t } = useTranslation();
  const textOf = useMessageText();
  const [sentTo, setSentTo] = useState<string>();
  const { form, error, isSubmitting, submit, edited } = useFormSubmission<'email'>();

  async function requestLink(email: string) {
    const result = await onAsk(email);
    if (result.ok) {
      setSentTo(email);
      return undefined;
    }
    const { kind } = result.error;
    const message = kind === 'busy' ? ('signIn.throttled' as const) : (`errors.${kind}.title` as const);
    return { place: 'form', message, fields: [] } as const;
  }

  const backButton = (
    <button type="button" className={buttonClassName({ variant: 'quiet', isFullWidth: true })} onClick={onBack}>
      {t('setPassword.forgotten.back')}
    </button>
  );
  if (sentTo !== undefined)
    return (
      <SignInFrame
        {...footer}
        title={t('setPassword.forgotten.sentTitle')}
        description={t('setPassword.forgotten.sent', { email: sentTo })}
      >
        <div className={styles.form}>{backButton}</div>
      </SignInFrame>
    );
  const wrong = onlyFieldMessage(error);
  const atField = wrong && textOf(wrong);
  return (
    <SignInFrame
      {...footer}
      title={t('setPassword.forgotten.title')}
      description={t('setPassword.forgotten.description')}
    >
      <form
        ref={form}
        className={styles.form}
        method="post"
        noValidate
        onInput={() => edited('email')}
        onSubmit={(event) => {
          const { value } = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
          const email = value.trim();
          const check = () => judge(emailRules.email, email);
          submit(event, [{ name: 'email', value: email, isRequired: true, check }], () => requestLink(email));
        }}
      >
        <div role="alert" className={styles.alert}>
          {error?.place === 'form' && (
            <p>
              {atField === undefined ? textOf(error.message) : <button type="submit">{textOf(error.message)}</button>}
            </p>
          )}
        </div>
        <SignInField
          id="email"
          name="email"
          type="email"
          label={t('signIn.email')}
          error={atField}
          autoComplete="username"
          autoFocus
        />
        <button
          type="submit"
          className={buttonClassName({ variant: 'primary', isFullWidth: true })}
          aria-disabled={isSubmitting || undefined}
        >
          {isSubmitting && <Spinner size="text" />}
          <KeyedText>
            {isSubmitting ? t('setPassword.forgotten.submitting') : t('setPassword.forgotten.submit')}
          </KeyedText>
        </button>
        {backButton}
      </form>
    </SignInFrame>
  );
}

/** Returns the error message of a form with a single field, or the message that the field is empty. */
export function onlyFieldMessage(error: FormProblem<string> | undefined): FormMessage | undefined {
  if (error?.place === 'field') return error.message;
  return error && error.fields.length > 0 ? GENERAL_MESSAGE : undefined;
}
