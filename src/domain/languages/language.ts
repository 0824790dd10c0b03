import { declaredLanguages } from './declaredLanguages.ts';

export type Language = keyof typeof declaredLanguages;
export const languages = Object.keys(declaredLanguages) as readonly Language[];

export const DEFAULT_LANGUAGE: Language = 'en';

/** Folder of a language's translations. It is not always the language code: `jp` for Japanese. */
export type BundleLocale = (typeof declaredLanguages)[Language]['folder'];

export const bundleLocaleOf = (language: Language): BundleLocale => declaredLanguages[language].folder;

export const directionOf = (language: Language): 'ltr' | 'rtl' => declaredLanguages[language].direction;

export const ownNameOf = (language: Language): string => declaredLanguages[language].ownName;

export type Font = (typeof declaredLanguages)[Language]['font'];

export const fontOf = (language: Language): Font => declaredLanguages[language].font;

export const isLanguage = (text: string): text is Language => Object.hasOwn(declaredLanguages, text);

/** Languages that the user can select: the offered ones in the product's order, and the current language. */
export const choiceOfLanguages = (offered: readonly Language[] | undefined, current: Language): readonly Language[] =>
  offered ? languages.filter((language) => language === current || offered.includes(language)) : languages;

export function preferredLanguage(tags: readonly string[]): Language | undefined {
  for (const tag of tags) {
    const primary = tag.toLowerCase().split('-')[0] ?? '';
    if (isLanguage(primary)) return primary;
  }
  return undefined;
}

/** Comparison by name in the alphabetical order of a language, e.g. `ä` after `z` in Swedish [LG-4]. */
export function nameOrder<Named>(
  language: string,
  nameOf: (named: Named) => string,
): (left: Named, right: Named) => number {
  const { compare } = new Intl.Collator(language);
  return (left, right) => compare(nameOf(left), nameOf(right));
}
