export type Country = { readonly code: string; readonly name: string };

export type CountryNames = {
  readonly codes: readonly string[];
  nameOf(code: string, language: string): string | undefined;
};

export function countriesIn(names: CountryNames, language: string): readonly Country[] {
  const { compare } = new Intl.Collator(language);
  return [...new Set(names.codes)]
    .map((code) => ({ code, name: names.nameOf(code, language) ?? code }))
    .toSorted((left, right) => compare(left.name, right.name) || compare(left.code, right.code));
}
