import { dateLocale } from '../../../domain/languages/dateLocale.ts';

const locales = new Map<string, string>();

/** Uses the language of the texts and the browser's region. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = [language, ...navigator.languages].join();
  const locale = locales.get(key) ?? dateLocale(language, navigator.languages);
  locales.set(key, locale);
  return new Intl.DateTimeFormat(locale, options);
}
