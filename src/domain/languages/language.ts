import { declaredLanguages } from './declaredLanguages.ts';

export type Language = keyof typeof declaredLanguages;
export const languages = Object.keys(declaredLanguages) as readonly Language[];

export const DEFAULT_LANGUAGE: Language = 'en';

/** The translation bundle a language is read from: Japanese is `jp` there. */
export type BundleLocale = (typeof declaredLanguages)[Language]['folder'];

export const bundleLocaleOf = (language: Language): BundleLocale => declaredLanguages[language].folder;

export const directionOf = (language: Language): 'ltr' | 'rtl' => declaredLanguages[language].direction;

/** What a language is called by those who speak it; no translation. */
export const ownNameOf = (language: Language): string => declaredLanguages[language].ownName;

export type Font = (typeof declaredLanguages)[Language]['font'];

export const fontOf = (language: Language): Font => declaredLanguages[language].font;

export const isLanguage = (text: string): text is Language => Object.hasOwn(declaredLanguages, text);

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
