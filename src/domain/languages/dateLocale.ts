function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

/** Uses the browser's region, preferably from a tag of that language. Digits match the language; Gregorian calendar. */
export function dateLocale(language: string, accepted: readonly string[]): string {
  const regional = accepted.map(localeOf).filter((locale) => locale?.region !== undefined);
  const own = localeOf(language)?.language;
  const region = (regional.find((locale) => locale?.language === own) ?? regional[0])?.region;
  if (own === undefined || region === undefined) return language;
  const { numberingSystem } = new Intl.NumberFormat(language).resolvedOptions();
  return new Intl.Locale(own, { region, calendar: 'gregory', numberingSystem }).toString();
}
