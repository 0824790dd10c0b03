import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import { LanguageStore } from '../../../../application/languages/LanguageStore.ts';
import { PasswordGateway } from '../../../../application/session/PasswordGateway.ts';
import { SessionStore } from '../../../../application/session/SessionStore.ts';
import type { PortFailure } from '../../../../application/shared/failure.ts';
import { INVALID_LINK, passwordRuleOf } from '../../../../domain/session/accountRules.ts';
import { newPasswordMessageOf } from '../../../../domain/session/newPassword.ts';
import { judge } from '../../../../domain/validation/validationRule.ts';
import { buttonClassName } from '../../../shared/components/Button/buttonClassName.ts';
import { useDocumentLanguage } from '../../../shared/document/useDocumentLanguage.ts';
import type { FormProblem } from '../../../shared/forms/formMessage.ts';
import { useService } from '../../../shared/services.tsx';
import { ForgottenPassword } from './ForgottenPassword.tsx';
import { SingleFieldForm } from './SingleFieldForm.tsx';
import { SignInFrame } from '../sign-in/SignInFrame.tsx';
import styles from '../sign-in/SignInPage.module.scss';

export type PasswordLinkPageProps = {
  /** Token from the link. Empty if the user has opened the page to request a link. */
  readonly token: string;
  readonly companyId: string | undefined;
  readonly version: string;
  /** @param address URL on which the user continues, if known */
  readonly onDone: (address: string | undefined) => void;
};

function problemOf(failure: PortFailure): FormProblem<'password'> {
  const refusal = failure.kind === 'rejected' ? newPasswordMessageOf(failure.message) : undefined;
  if (refusal !== undefined) return { place: 'field', field: 'password', message: refusal };
  const { kind } = failure;
  return { place: 'form', message: kind === 'busy' ? 'signIn.throttled' : `errors.${kind}.title`, fields: [] };
}

/**
 * Page that sets a new password and signs in with it [AU-17]. If another session exists, or the sign-in is refused, the
 * page explains how to continue.
 */
export const PasswordLinkPage = observer(function PasswordLinkPage(props: PasswordLinkPageProps) {
  const { token, companyId, version, onDone } = props;
  const { t } = useTranslation();
  const { configuration: brand } = useService(BrandingStore);
  const languages = useService(LanguageStore);
  const passwords = useService(PasswordGateway);
  const session = useService(SessionStore);
  const [isAsking, setAsking] = useState(token === '');
  const [isNotGood, setNotGood] = useState(false);
  const [done, setDone] = useState<{ readonly address: string | undefined }>();
  useDocumentLanguage(languages.language);
  if (!brand) return undefined;
  const rule = passwordRuleOf(brand);

  async function set(password: string): Promise<FormProblem<'password'> | undefined> {
    const result = await passwords.set({ token, password, rootOrgId: brand?.rootOrgId ?? '' });
    if (!result.ok) {
      const isRefused = result.error.kind === 'rejected' && result.error.message === INVALID_LINK;
      if (isRefused) setNotGood(true);
      return isRefused ? undefined : problemOf(result.error);
    }
    const { email, organisationId, address } = result.value;
    const isIn = !session.shown && (await session.signIn({ username: email, password, organisationId })).ok;
    if (isIn) onDone(address);
    else setDone({ address });
    return undefined;
  }

  const frame = {
    brand,
    version,
    language: languages.language,
    onLanguageChange: languages.choose.bind(languages),
  };
  const continueButton = (address: string | undefined, label: string) => (
    <div className={styles.form}>
      <button
        type="button"
        className={buttonClassName({ variant: 'primary', isFullWidth: true })}
        onClick={() => onDone(address)}
      >
        {label}
      </button>
    </div>
  );
  if (isAsking)
    return (
      <ForgottenPassword
        {...frame}
        onAsk={(email) => {
          const { rootOrgId } = brand;
          return passwords.requestLink({ rootOrgId, organisationId: companyId ?? rootOrgId, email });
        }}
        onBack={() => onDone(undefined)}
      />
    );
  const { passwordMail } = brand.extensions;
  if (done)
    return (
      <SignInFrame {...frame} title={t('setPassword.done.title')} description={t('setPassword.done.description')}>
        {continueButton(done.address, session.shown ? t('setPassword.done.continue') : t('setPassword.toSignIn'))}
      </SignInFrame>
    );
  if (isNotGood)
    return (
      <SignInFrame
        {...frame}
        title={t('setPassword.notGood.title')}
        description={passwordMail ? t(INVALID_LINK) : `${t(INVALID_LINK)} ${t('setPassword.notGood.ask')}`}
      >
        {passwordMail && (
          <div className={styles.form}>
            <button type="button" className={buttonClassName({ isFullWidth: true })} onClick={() => setAsking(true)}>
              {t('setPassword.notGood.askAgain')}
            </button>
          </div>
        )}
        {continueButton(undefined, t('setPassword.toSignIn'))}
      </SignInFrame>
    );
  return (
    <SignInFrame {...frame} title={t('setPassword.title')} description={t('setPassword.description')}>
      <SingleFieldForm
        name="password"
        label={t('setPassword.password')}
        hint={t(rule.message)}
        autoComplete="new-password"
        toggleLabels={{ show: t('signIn.showPassword'), hide: t('signIn.hidePassword') }}
        submitLabels={{ ready: t('setPassword.submit'), submitting: t('setPassword.submitting') }}
        check={(value) => judge(rule, value)}
        onSubmit={set}
      />
    </SignInFrame>
  );
});
