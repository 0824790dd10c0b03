import { isLanguage, type Language } from '../languages/language.ts';

export function languageOfCountry(code: string): Language | undefined {
  const { language } = new Intl.Locale(`und-${code}`).maximize();
  return isLanguage(language) ? language : undefined;
}
