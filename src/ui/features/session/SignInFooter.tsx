import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languages, type Language } from '../../../domain/languages/language.ts';
import { useIsHydrated } from '../../shared/useIsHydrated.ts';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { PlainLink } from '../../shared/components/PlainLink/PlainLink.tsx';
import type { SignInBrand } from './SignInBrand.ts';
import styles from './SignInFooter.module.scss';

export type SignInFooterProps = {
  readonly brand: SignInBrand;
  readonly version: string;
  readonly language: Language;
  readonly onLanguageChange: (language: Language) => void;
};

/** Version, the owner's links, and the language. */
export function SignInFooter({ brand, version, language, onLanguageChange }: SignInFooterProps): ReactNode {
  const { t } = useTranslation();
  const isDrawn = useIsHydrated();
  // Six scripts need as many fonts: looked up once the form stands, not before.
  const offered = isDrawn ? languages : [language];
  const { privacyPolicyUrl, termsAndConditionsUrl } = brand.footer;
  return (
    <footer className={styles.footer} aria-label={t('footer.label')}>
      <span className={styles.version} dir="ltr">
        {version}
      </span>
      <PlainLink href={privacyPolicyUrl}>{t('footer.privacy')}</PlainLink>
      <PlainLink href={termsAndConditionsUrl}>{t('footer.terms')}</PlainLink>
      {brand.multipleLanguageSupport && (
        <label className={styles.language}>
          <Glyph of={Languages} size="small" />
          <span className={styles.label}>{t('languages.label')}</span>
          <select value={language} onChange={(event) => onLanguageChange(event.currentTarget.value as Language)}>
            {offered.map((each) => (
              <option key={each} value={each} lang={each}>
                {t(`languages.endonyms.${each}`)}
              </option>
            ))}
          </select>
        </label>
      )}
    </footer>
  );
}
