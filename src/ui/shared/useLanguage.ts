import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, preferredLanguage, type Language } from '../../domain/languages/language.ts';

export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return preferredLanguage([i18n.language]) ?? DEFAULT_LANGUAGE;
}
