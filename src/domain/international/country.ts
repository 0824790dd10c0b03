/** A country by its ISO 3166-1 code of two letters, with its name in one language. */
export type Country = { readonly code: string; readonly name: string };

/** The world's countries, from whoever knows them: all codes, and names by language tag. */
export type CountryNames = {
  readonly codes: readonly string[];
  nameOf(code: string, language: string): string | undefined;
};

/** Every country once, in the language's own order; one it has no name for shows its code. */
export function countriesIn(names: CountryNames, language: string): readonly Country[] {
  const { compare } = new Intl.Collator(language);
  return [...new Set(names.codes)]
    .map((code) => ({ code, name: names.nameOf(code, language) ?? code }))
    .toSorted((left, right) => compare(left.name, right.name) || compare(left.code, right.code));
}
