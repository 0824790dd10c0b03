/** Orders things by their names as a reader of the language expects: `ä` after `z` in Swedish, kana by their sounds [LG-4]. */
export function nameOrder<Named>(
  language: string,
  nameOf: (named: Named) => string,
): (left: Named, right: Named) => number {
  const { compare } = new Intl.Collator(language);
  return (left, right) => compare(nameOf(left), nameOf(right));
}
