import { changeKeys, type FeatureName } from '../features/featureNames.ts';
import type { ChangeType } from './changeType.ts';
import type { PendingChange } from './pendingChange.ts';

type Claim = { readonly feature: FeatureName; readonly prefix: string };

/** By type; the longest prefix first, so that the first that fits is the closest. */
const claims = new Map<ChangeType, Claim[]>();
for (const [feature, { changes }] of Object.entries(changeKeys))
  for (const { type, prefix } of changes)
    claims.set(
      type,
      [...(claims.get(type) ?? []), { feature: feature as FeatureName, prefix }].toSorted(
        (left, right) => right.prefix.length - left.prefix.length,
      ),
    );

/** The feature whose key a change has; `undefined` for a key of an older or newer release. Loads nothing. */
export const featureOfChange = ({ type, key }: Pick<PendingChange, 'type' | 'key'>): FeatureName | undefined =>
  claims.get(type)?.find(({ prefix }) => key.startsWith(prefix))?.feature;

/** Prefixes of keys that only changes of this feature have; one without a dot at its end is a whole key, too. */
export const ownPrefixes = (feature: FeatureName): readonly string[] =>
  changeKeys[feature].changes
    .filter(({ type, prefix }) =>
      (claims.get(type) ?? []).every((other) => other.prefix === prefix || !other.prefix.startsWith(prefix)),
    )
    .map(({ prefix }) => prefix);

/** The fields among the names of what is typed into, per feature: each is named by the key of the change it would be. */
export function fieldsPerFeature(names: readonly string[]): ReadonlyMap<FeatureName, readonly string[]> {
  const fields = new Map<FeatureName, string[]>();
  for (const key of names) {
    const found = [...claims.values()].flatMap((each) => each.find(({ prefix }) => key.startsWith(prefix)) ?? []);
    const [closest] = found.toSorted((left, right) => right.prefix.length - left.prefix.length);
    if (closest) fields.set(closest.feature, [...(fields.get(closest.feature) ?? []), key]);
  }
  return fields;
}

export function changesPerFeature(changes: Iterable<PendingChange>): ReadonlyMap<FeatureName, number> {
  const counts = new Map<FeatureName, number>();
  for (const change of changes) {
    const feature = featureOfChange(change);
    if (feature) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  return counts;
}
