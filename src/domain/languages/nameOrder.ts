/** Sorts by name in the order of the language, e.g. `ä` after `z` in Swedish [LG-4]. */
export function nameOrder<Named>(
  language: string,
  nameOf: (named: Named) => string,
): (left: Named, right: Named) => number {
  const { compare } = new Intl.Collator(language);
  return (left, right) => compare(nameOf(left), nameOf(right));
}
