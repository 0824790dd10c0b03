import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { choiceOfLanguages, ownNameOf, type Language } from '../../../domain/languages/language.ts';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import styles from './LanguageSelect.module.scss';
import { useSyncExternalStore } from 'react';

export type LanguageSelectProps = {
  readonly language: Language;
  readonly offered: readonly Language[] | undefined;
  readonly onLanguageChange: (language: Language) => void;
};

/** Selection of the UI language, in a footer [BN-3]. */
export function LanguageSelect({ language, offered, onLanguageChange }: LanguageSelectProps) {
  const { t } = useTranslation();
  const isHydrated = useIsHydrated();
  // The names of other languages need other fonts, so add them only after hydration.
  const choice = isHydrated ? choiceOfLanguages(offered, language) : [language];
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

const never = (): (() => void) => () => undefined;

/** Returns false during server rendering and hydration. For content that the first paint does not need. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
