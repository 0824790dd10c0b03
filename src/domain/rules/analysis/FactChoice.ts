/**
 * One kind of value a fact may have, as good as any other of its kind: `hits` holds, a bit each, the rules that are
 * content with it, also those that do not speak of the fact.
 */
export type FactChoice<Value> = { readonly value: Value; readonly hits: bigint };

/** The kinds of value a fact may have; not `complete` where there were too many to name. */
export type FactChoices<Value> = { readonly choices: readonly FactChoice<Value>[]; readonly complete: boolean };

/** Beyond so many kinds of value the rest is left out. */
export const MOST_CHOICES = 2_000;
/** Comparing each with each pays for itself up to about here. */
const MOST_COMPARED = 200;

/** Without choices whose hits another's are a part of: who avoids rules never takes those. */
export function bestChoices<Value>(choices: readonly FactChoice<Value>[]): readonly FactChoice<Value>[] {
  const distinct = [...new Map(choices.toReversed().map((choice) => [choice.hits, choice])).values()].toReversed();
  if (distinct.length > MOST_COMPARED) return distinct;
  return distinct.filter(
    ({ hits }) => !distinct.some((other) => other.hits !== hits && (other.hits & hits) === other.hits),
  );
}
