function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

/** Locale for dates: the language with the browser's region, digits of the language and the Gregorian calendar. */
export function dateLocale(language: string, accepted: readonly string[]): string {
  const regional = accepted.map(localeOf).filter((locale) => locale?.region !== undefined);
  const languageOnly = localeOf(language)?.language;
  const region = (regional.find((locale) => locale?.language === languageOnly) ?? regional[0])?.region;
  if (languageOnly === undefined || region === undefined) return language;
  const { numberingSystem } = new Intl.NumberFormat(language).resolvedOptions();
  return new Intl.Locale(languageOnly, { region, calendar: 'gregory', numberingSystem }).toString();
}
