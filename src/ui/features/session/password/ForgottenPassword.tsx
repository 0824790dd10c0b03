import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PortFailure } from '../../../../application/shared/failure.ts';
import type { Result } from '../../../../domain/shared/result.ts';
import { emailRules } from '../../../../domain/validation/rules/emailRules.ts';
import { judge } from '../../../../domain/validation/validationRule.ts';
import { buttonClassName } from '../../../shared/components/Button/buttonClassName.ts';
import { SignInFrame, type SignInFooterProps } from '../sign-in/SignInFrame.tsx';
import styles from '../sign-in/SignInPage.module.scss';
import { SingleFieldForm } from './SingleFieldForm.tsx';

export type ForgottenPasswordProps = SignInFooterProps & {
  /** Requests an e-mail with a link to reset the password. The response does not reveal whether the account exists. */
  readonly onAsk: (email: string) => Promise<Result<void, PortFailure>>;
  readonly onBack: () => void;
};

/** Form to request a link that resets the password [AU-17]. */
export function ForgottenPassword({ onAsk, onBack, ...footer }: ForgottenPasswordProps): ReactNode {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string>();

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
  return (
    <SignInFrame
      {...footer}
      title={t('setPassword.forgotten.title')}
      description={t('setPassword.forgotten.description')}
    >
      <SingleFieldForm
        name="email"
        label={t('signIn.email')}
        autoComplete="username"
        submitLabels={{ ready: t('setPassword.forgotten.submit'), submitting: t('setPassword.forgotten.submitting') }}
        normalize={(typed) => typed.trim()}
        check={(email) => judge(emailRules.email, email)}
        onSubmit={requestLink}
      >
        {backButton}
      </SingleFieldForm>
    </SignInFrame>
  );
}
