import { useEffect, useRef, type ReactNode } from 'react';
import { BrandMark } from '../../../shared/components/BrandMark/BrandMark.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import styles from './SignInPage.module.scss';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../domain/languages/language.ts';
import { PlainLink } from '../../../shared/components/PlainLink/PlainLink.tsx';
import { LanguageSelect } from '../../languages/LanguageSelect.tsx';
import type { SignInBrand } from './useSignInForm.ts';

export type SignInFrameProps = SignInFooterProps & {
  readonly title: string;
  readonly description: string;
  readonly children?: ReactNode;
};

/** Layout of the sign-in pages. When the title changes, it gets the focus. */
export function SignInFrame({ title, description, children, ...footer }: SignInFrameProps): ReactNode {
  const { brand } = footer;
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(title);
  useEffect(
    function focusChangedTitle() {
      if (first.current !== title) heading.current?.focus();
      first.current = '';
    },
    [title],
  );
  return (
    <div className={styles.page}>
      <main className={styles.main}>
        <div className={styles.brand}>
          <BrandMark name={brand.carrierName} logoUrl={brand.logoUrl} darkLogoUrl={brand.altLogoUrl} />
          <span className={styles.product}>{brand.productName}</span>
        </div>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.description}>{description}</p>
        <KeyedText>{children}</KeyedText>
      </main>
      <SignInFooter {...footer} />
    </div>
  );
}

export type SignInFooterProps = {
  readonly brand: SignInBrand;
  readonly version: string;
  readonly language: Language;
  readonly onLanguageChange: (language: Language) => void;
};

function SignInFooter({ brand, version, language, onLanguageChange }: SignInFooterProps): ReactNode {
  const { t } = useTranslation();
  const { privacyPolicyUrl, termsAndConditionsUrl } = brand.footer;
  return (
    <footer className={styles.footer} aria-label={t('footer.label')}>
      <span className={styles.version} dir="ltr">
        {version}
      </span>
      <PlainLink href={privacyPolicyUrl}>{t('footer.privacy')}</PlainLink>
      <PlainLink href={termsAndConditionsUrl}>{t('footer.terms')}</PlainLink>
      {brand.multipleLanguageSupport && (
        <LanguageSelect language={language} offered={brand.offeredLanguages} onLanguageChange={onLanguageChange} />
      )}
    </footer>
  );
}
