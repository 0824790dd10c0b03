import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languages, type Language } from '../../../domain/languages/language.ts';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { useIsHydrated } from '../../shared/useIsHydrated.ts';
import styles from './LanguageSelect.module.scss';

export type LanguageSelectProps = {
  readonly language: Language;
  readonly onLanguageChange: (language: Language) => void;
};

/** The language of the interface, in a footer [BN-3]. */
export function LanguageSelect({ language, onLanguageChange }: LanguageSelectProps) {
  const { t } = useTranslation();
  const isDrawn = useIsHydrated();
  // Six scripts need as many fonts: looked up once the page stands, not before.
  const offered = isDrawn ? languages : [language];
  return (
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
  );
}
