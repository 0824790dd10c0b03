/** One kind of value of a fact; `hits` holds, a bit each, the rules content with it or silent about the fact. */
export type FactChoice<Value> = { readonly value: Value; readonly hits: bigint };

export type FactChoices<Value> = { readonly choices: readonly FactChoice<Value>[]; readonly complete: boolean };

export const MOST_CHOICES = 2_000;
const MOST_COMPARED = 200;

/** Without choices whose hits another's are a part of: who avoids rules never takes those. */
export function bestChoices<Value>(choices: readonly FactChoice<Value>[]): readonly FactChoice<Value>[] {
  const distinct = [...new Map(choices.toReversed().map((choice) => [choice.hits, choice])).values()].toReversed();
  if (distinct.length > MOST_COMPARED) return distinct;
  return distinct.filter(
    ({ hits }) => !distinct.some((other) => other.hits !== hits && (other.hits & hits) === other.hits),
  );
}
