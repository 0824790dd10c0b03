import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { choiceOfLanguages, ownNameOf, type Language } from '../../../domain/languages/language.ts';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { useIsHydrated } from '../../shared/useIsHydrated.ts';
import styles from './LanguageSelect.module.scss';

export type LanguageSelectProps = {
  readonly language: Language;
  /** What the owner offers; all where it does not say. */
  readonly offered: readonly Language[] | undefined;
  readonly onLanguageChange: (language: Language) => void;
};

/** The language of the interface, in a footer [BN-3]. */
export function LanguageSelect({ language, offered, onLanguageChange }: LanguageSelectProps) {
  const { t } = useTranslation();
  const isDrawn = useIsHydrated();
  // As many scripts need as many fonts: looked up once the page stands, not before.
  const choice = isDrawn ? choiceOfLanguages(offered, language) : [language];
  return (
    <label className={styles.language}>
      <Glyph of={Languages} size="small" />
      <span className={styles.label}>{t('languages.label')}</span>
      <select value={language} onChange={(event) => onLanguageChange(event.currentTarget.value as Language)}>
        {choice.map((each) => (
          <option key={each} value={each} lang={each}>
            {ownNameOf(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
