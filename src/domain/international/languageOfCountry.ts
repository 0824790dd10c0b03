import { isLanguage, type Language } from '../languages/language.ts';

/** The language that most people of a country read, if the product has it. */
export function languageOfCountry(code: string): Language | undefined {
  const { language } = new Intl.Locale(`und-${code}`).maximize();
  return isLanguage(language) ? language : undefined;
}
