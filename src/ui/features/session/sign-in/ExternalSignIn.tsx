import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInError } from '../../../../application/session/SignIn.ts';
import { buttonClassName } from '../../../shared/components/Button/buttonClassName.ts';
import styles from './ExternalSignIn.module.scss';
import { useMessageText } from '../../../shared/forms/formMessage.ts';
import { signInMessageOf } from './signInMessage.ts';

export type ExternalSignInProps = {
  /** Opens the sign-in page of the identity provider. Resolves to an error if this fails. */
  readonly onBegin: () => Promise<SignInError | undefined>;
};

/** Button to sign in with an identity provider. A separate form, so that a click before hydration is not lost. */
export function ExternalSignIn({ onBegin }: ExternalSignInProps): ReactNode {
  const { t } = useTranslation();
  const textOf = useMessageText();
  const [error, setError] = useState<SignInError>();
  function submit(event: FormEvent): void {
    event.preventDefault();
    void onBegin().then(setError);
  }
  return (
    <form name="external" className={styles.form} method="post" onSubmit={submit}>
      <span className={styles.or}>{t('signIn.or')}</span>
      <button type="submit" className={buttonClassName({ isFullWidth: true })}>
        {t('signIn.external')}
      </button>
      {error && (
        <p role="alert" className={styles.error}>
          {textOf(signInMessageOf(error, t))}
        </p>
      )}
    </form>
  );
}
