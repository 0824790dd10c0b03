import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInError } from '../../../application/session/SignIn.ts';
import type { StaffCredentials } from '../../../application/session/SessionGateway.ts';
import type { Language } from '../../../domain/languages/language.ts';
import { BrandMark } from '../../shared/components/BrandMark/BrandMark.tsx';
import { buttonClassName } from '../../shared/components/Button/buttonClassName.ts';
import { SignInField } from '../../shared/components/SignInField/SignInField.tsx';
import { Spinner } from '../../shared/components/Spinner/Spinner.tsx';
import type { SignInBrand } from './SignInBrand.ts';
import { SignInFooter } from './SignInFooter.tsx';
import styles from './SignInPage.module.scss';
import { useSignInForm } from './useSignInForm.ts';

/** A message that stands before anybody typed: why the last session ended. */
export type SignInNotice = 'constants.apiErrors.loggedOut' | 'constants.apiErrors.codeExpired';

export type SignInPageProps = {
  readonly brand: SignInBrand;
  /** The company of the url; none on the owner's own pages. */
  readonly companyId?: string | undefined;
  readonly version: string;
  readonly language: Language;
  readonly onLanguageChange: (language: Language) => void;
  /** Answers the error, or nothing once the person is in. */
  readonly onSignIn: (credentials: StaffCredentials) => Promise<SignInError | undefined>;
  readonly notice?: SignInNotice | undefined;
  /** The form was submitted before the page listened: submit it now. */
  readonly isSubmittedEarly?: boolean | undefined;
};

/** Sign-in with a staff password. Made of plain elements, so that it stands and takes input before any script runs. */
export function SignInPage(props: SignInPageProps): ReactNode {
  const { brand, companyId, notice, isSubmittedEarly } = props;
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const { error, isPending, submit } = useSignInForm(brand, companyId, props.onSignIn);

  useEffect(
    function submitWhatWasSubmittedEarly() {
      if (isSubmittedEarly) form.current?.requestSubmit();
    },
    [isSubmittedEarly],
  );

  const message = error?.form ?? (error ? undefined : notice);
  return (
    <div className={styles.page}>
      <main className={styles.main}>
        <div className={styles.brand}>
          <BrandMark name={brand.carrierName} logoUrl={brand.logoUrl} darkLogoUrl={brand.altLogoUrl} />
          <span className={styles.product}>{brand.productName}</span>
        </div>
        <h1 className={styles.title}>{t('signIn.title')}</h1>
        <p className={styles.description}>
          {companyId === undefined
            ? t('signIn.descriptionForOwner', { name: brand.carrierName })
            : t('signIn.descriptionForCompanyId', { companyId })}
        </p>
        <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
          <div role="alert" className={styles.alert}>
            {message !== undefined && <p className={error ? undefined : styles.notice}>{t(message)}</p>}
          </div>
          <SignInField
            id="username"
            name="username"
            type={brand.emailOnly ? 'email' : 'text'}
            dir="ltr"
            label={brand.emailOnly ? t('signIn.email') : t('signIn.emailOrUsername')}
            autoComplete="username"
            error={error?.username && t(error.username)}
          />
          <SignInField
            id="password"
            name="password"
            type="password"
            dir="ltr"
            label={t('signIn.password')}
            autoComplete="current-password"
            toggleLabels={{ show: t('signIn.showPassword'), hide: t('signIn.hidePassword') }}
          />
          <button
            type="submit"
            className={buttonClassName({ variant: 'primary', isFullWidth: true })}
            aria-disabled={isPending || undefined}
          >
            {isPending && <Spinner size="text" />}
            {isPending ? t('signIn.submitting') : t('signIn.submit')}
          </button>
          {companyId === undefined && <p className={styles.hint}>{t('signIn.merchantHint')}</p>}
        </form>
      </main>
      <SignInFooter {...props} />
    </div>
  );
}
