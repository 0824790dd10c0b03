import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../domain/languages/language.ts';
import { PlainLink } from '../../../shared/components/PlainLink/PlainLink.tsx';
import { LanguageSelect } from '../../languages/LanguageSelect.tsx';
import type { SignInBrand } from './useSignInForm.ts';
import styles from './SignInFooter.module.scss';

export type SignInFooterProps = {
  readonly brand: SignInBrand;
  readonly version: string;
  readonly language: Language;
  readonly onLanguageChange: (language: Language) => void;
};

export function SignInFooter({ brand, version, language, onLanguageChange }: SignInFooterProps): ReactNode {
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
