function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

/**
 * The locale in which dates are written beside texts of a language: in the form of the browser's region, which a tag of
 * that language names before any other. Digits stay those of the texts' numbers, and years those of the common calendar.
 */
export function dateLocale(language: string, accepted: readonly string[]): string {
  const regional = accepted.map(localeOf).filter((locale) => locale?.region !== undefined);
  const own = localeOf(language)?.language;
  const region = (regional.find((locale) => locale?.language === own) ?? regional[0])?.region;
  if (own === undefined || region === undefined) return language;
  const { numberingSystem } = new Intl.NumberFormat(language).resolvedOptions();
  return new Intl.Locale(own, { region, calendar: 'gregory', numberingSystem }).toString();
}
