export const languages = ['ar', 'en', 'es', 'fr', 'ja', 'nl'] as const;
export type Language = (typeof languages)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** The translation bundle a language is read from: Japanese is `jp` there. */
export type BundleLocale = 'ar' | 'en' | 'es' | 'fr' | 'jp' | 'nl';

export const bundleLocaleOf = (language: Language): BundleLocale => (language === 'ja' ? 'jp' : language);

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

export const isLanguage = (text: string): text is Language => (languages as readonly string[]).includes(text);

/** What a person may choose of: what is offered, in the product's order, and whatever they read now. */
export const choiceOfLanguages = (offered: readonly Language[] | undefined, present: Language): readonly Language[] =>
  offered ? languages.filter((language) => language === present || offered.includes(language)) : languages;

export function preferredLanguage(tags: readonly string[]): Language | undefined {
  for (const tag of tags) {
    const primary = tag.toLowerCase().split('-')[0] ?? '';
    if (isLanguage(primary)) return primary;
  }
  return undefined;
}
