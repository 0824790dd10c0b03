import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecondStep, SignInError } from '../../../../application/session/SignIn.ts';
import type { SecondFactorChallenge } from '../../../../domain/session/second-factor/secondFactor.ts';
import type { StaffCredentials } from '../../../../application/session/SessionGateway.ts';
import { loginField } from '../../../../domain/session/staffSignInForm.ts';
import type { Language } from '../../../../domain/languages/language.ts';
import { buttonClassName } from '../../../shared/components/Button/buttonClassName.ts';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { SignInField } from '../../../shared/components/SignInField/SignInField.tsx';
import { Spinner } from '../../../shared/components/Spinner/Spinner.tsx';
import { useMessageText } from '../../../shared/forms/formMessage.ts';
import { ExternalSignIn, type ExternalSignInProps } from './ExternalSignIn.tsx';
import type { SecondStepPageProps } from './SecondStepPage.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import styles from './SignInPage.module.scss';
import { type SignInBrand, useSignInForm } from './useSignInForm.ts';

/** Link to reset the password. It works before scripts are loaded. Hidden if the service sends no e-mails. */
function ForgottenLink(): ReactNode {
  const { t } = useTranslation();
  return (
    <a className={buttonClassName({ variant: 'quiet', isFullWidth: true })} href="?set-password">
      {t('signIn.forgotten')}
    </a>
  );
}

export type SignInPageProps = {
  readonly brand: SignInBrand;
  readonly companyId?: string | undefined;
  readonly version: string;
  readonly language: Language;
  readonly onLanguageChange: (language: Language) => void;
  /** Signs the user in. Resolves to an error, or to undefined on success. */
  readonly onSignIn: (request: StaffCredentials | SecondStep) => Promise<SignInError | undefined>;
  /** Opens the owner's identity provider. Undefined if there is none for this sign-in. */
  readonly onExternalSignIn?: ExternalSignInProps['onBegin'] | undefined;
  /** Message shown initially, e.g. the reason why the last session ended. */
  readonly notice?: string | undefined;
  /** URL of the company in which the user was signed in before this page ended the session. */
  readonly wayBack?: string | undefined;
  /** Error message shown initially: the reason why the previous sign-in was refused. */
  readonly refusal?: string | undefined;
  /** Name of the form that the user submitted before hydration. It is submitted again after hydration. */
  readonly submittedEarly?: string | undefined;
  /** Renders content above the form, e.g. buttons that sign in with other credentials. */
  readonly children?: ((signIn: SignInWithPassword) => ReactNode) | undefined;
};

type SignInWithPassword = (credentials: StaffCredentials) => Promise<SignInError | undefined>;

type OpenSecondStep = {
  readonly Page: ComponentType<SecondStepPageProps>;
  readonly challenge: SecondFactorChallenge;
  readonly credentials: StaffCredentials;
};

/** Sign-in page: password, and then the second step for users who have one. */
export function SignInPage(props: SignInPageProps): ReactNode {
  const { onSignIn } = props;
  const [secondStep, setSecondStep] = useState<OpenSecondStep>();
  const [returned, setReturned] = useState<ReturnedUser>();

  async function signIn(credentials: StaffCredentials): Promise<SignInError | undefined> {
    const error = await onSignIn(credentials);
    if (error?.kind !== 'second-factor') return error;
    try {
      const { SecondStepPage } = await import('./SecondStepPage.tsx');
      setSecondStep({ Page: SecondStepPage, challenge: error.challenge, credentials });
      return undefined;
    } catch {
      return { kind: 'failed', failure: { kind: 'unreachable' } };
    }
  }

  if (!secondStep) return <PasswordStep {...props} signIn={signIn} returned={returned} />;
  const { Page, challenge, credentials } = secondStep;
  const { username, organisationId } = credentials;
  return (
    <Page
      {...props}
      challenge={challenge}
      username={username}
      onSubmit={(response) => onSignIn({ ...response, username, organisationId })}
      onBack={(message) => {
        setReturned({ username, message });
        setSecondStep(undefined);
      }}
    />
  );
}

/** User who returned from the second step to the password. */
type ReturnedUser = { readonly username: string; readonly message?: string | undefined };

type PasswordStepProps = SignInPageProps & {
  readonly signIn: SignInWithPassword;
  readonly returned: ReturnedUser | undefined;
};

/** Password form. Uses native elements, so that the form works before scripts run. */
function PasswordStep(props: PasswordStepProps): ReactNode {
  const { brand, companyId, notice, wayBack, submittedEarly, onExternalSignIn, children, signIn, returned } = props;
  const refusal = returned ? returned.message : props.refusal;
  const { t } = useTranslation();
  const textOf = useMessageText();
  const { asksFor } = loginField(brand);
  const { form, error, isSubmitting, submit, edit, messageAt, address, isRejected } = useSignInForm(
    brand,
    companyId,
    signIn,
  );

  useEffect(
    function submitEarlySubmission() {
      if (submittedEarly) document.forms.namedItem(submittedEarly)?.requestSubmit();
    },
    [submittedEarly],
  );

  const message = error
    ? error.place === 'form' && textOf(error.message)
    : (refusal ?? (returned ? undefined : notice));
  const elsewhere = address ?? wayBack;
  const atUsername = messageAt('username');
  const atPassword = messageAt('password');
  return (
    <SignInFrame
      {...props}
      title={t('signIn.title')}
      description={
        companyId === undefined
          ? t('signIn.descriptionForOwner', { name: brand.carrierName })
          : t('signIn.descriptionForCompanyId', { companyId })
      }
    >
      <KeyedText>{children?.(signIn)}</KeyedText>
      <form
        ref={form}
        name="password"
        className={styles.form}
        method="post"
        noValidate
        onSubmit={submit}
        onInput={edit}
      >
        <div role="alert" className={styles.alert}>
          {message && (
            <p className={(error ?? refusal) && !address ? undefined : styles.notice}>
              {/* A click submits the form again, which focuses the first empty field. */}
              <KeyedText>{atUsername || atPassword ? <button type="submit">{message}</button> : message}</KeyedText>
            </p>
          )}
        </div>
        {isRejected && !brand.extensions?.passwordMail && (
          <p className={styles.hint}>{t(companyId === undefined ? 'signIn.askAdmin' : 'signIn.askManager')}</p>
        )}
        {isRejected && brand.extensions?.passwordMail && <ForgottenLink />}
        {elsewhere && (
          <a className={buttonClassName({ variant: 'outlined', isFullWidth: true })} href={elsewhere}>
            {t('signIn.goToAddress', { address: elsewhere.slice(1) || brand.carrierName })}
          </a>
        )}
        <SignInField
          id="username"
          name="username"
          type={asksFor === 'email' ? 'email' : 'text'}
          label={asksFor === 'email' ? t('signIn.email') : t('signIn.emailOrUsername')}
          autoComplete="username"
          defaultValue={returned?.username}
          error={atUsername && textOf(atUsername)}
        />
        <SignInField
          id="password"
          name="password"
          type="password"
          label={t('signIn.password')}
          autoComplete="current-password"
          error={atPassword && textOf(atPassword)}
          toggleLabels={{ show: t('signIn.showPassword'), hide: t('signIn.hidePassword') }}
        />
        <button
          type="submit"
          className={buttonClassName({ variant: 'primary', isFullWidth: true })}
          aria-disabled={isSubmitting || undefined}
        >
          {isSubmitting && <Spinner size="text" />}
          <KeyedText>{t(isSubmitting ? 'signIn.submitting' : 'signIn.submit')}</KeyedText>
        </button>
        {!isRejected && brand.extensions?.passwordMail && <ForgottenLink />}
        {companyId === undefined && <p className={styles.hint}>{t('signIn.merchantHint')}</p>}
      </form>
      {onExternalSignIn && <ExternalSignIn onBegin={onExternalSignIn} />}
    </SignInFrame>
  );
}
