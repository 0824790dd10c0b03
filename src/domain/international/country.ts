import { nameOrder, isLanguage, type Language } from '../languages/language.ts';

export type Country = { readonly code: string; readonly name: string };

export type CountryNames = {
  readonly codes: readonly string[];
  nameOf(code: string, language: string): string | undefined;
};

export function countriesIn(names: CountryNames, language: string): readonly Country[] {
  const byName = nameOrder(language, ({ name }: Country) => name);
  return [...new Set(names.codes)]
    .map((code) => ({ code, name: names.nameOf(code, language) ?? code }))
    .toSorted((left, right) => byName(left, right) || (left.code < right.code ? -1 : 1));
}

export function languageOfCountry(code: string): Language | undefined {
  const { language } = new Intl.Locale(`und-${code}`).maximize();
  return isLanguage(language) ? language : undefined;
}
