/** A class of values of one fact. `hits` has a bit per rule: 1 if the rule accepts the value or ignores the fact. */
export type FactChoice<Value> = { readonly value: Value; readonly hits: bigint };

export type FactChoices<Value> = { readonly choices: readonly FactChoice<Value>[]; readonly complete: boolean };

export const MAX_CHOICES = 2_000;
const MAX_COMPARED = 200;

/** Drops each choice whose hits include all hits of another choice, because the other choice avoids more rules. */
export function bestChoices<Value>(choices: readonly FactChoice<Value>[]): readonly FactChoice<Value>[] {
  const distinct = [...new Map(choices.toReversed().map((choice) => [choice.hits, choice])).values()].toReversed();
  if (distinct.length > MAX_COMPARED) return distinct;
  return distinct.filter(
    ({ hits }) => !distinct.some((other) => other.hits !== hits && (other.hits & hits) === other.hits),
  );
}
