import { isLanguage, type Language } from '../languages/language.ts';

/** What most people of a country read, where the product is translated into it. */
export function languageOfCountry(code: string): Language | undefined {
  const { language } = new Intl.Locale(`und-${code}`).maximize();
  return isLanguage(language) ? language : undefined;
}
