import { changeKeys, type FeatureName } from '../features/featureNames.ts';
import type { ChangeType } from './changeType.ts';
import type { PendingChange } from './pendingChange.ts';

type Claim = { readonly feature: FeatureName; readonly prefix: string };

/** Key prefixes by change type, longest first, so that the first match is the most specific. */
const prefixesByType = new Map<ChangeType, Claim[]>();
for (const [feature, { changes }] of Object.entries(changeKeys))
  for (const { type, prefix } of changes)
    prefixesByType.set(
      type,
      [...(prefixesByType.get(type) ?? []), { feature: feature as FeatureName, prefix }].toSorted(
        (left, right) => right.prefix.length - left.prefix.length,
      ),
    );

/** The feature of a change key. `undefined` for keys of other releases. Does not load the feature. */
export const featureOfChange = ({ type, key }: Pick<PendingChange, 'type' | 'key'>): FeatureName | undefined =>
  prefixesByType.get(type)?.find(({ prefix }) => key.startsWith(prefix))?.feature;

/** Key prefixes that only this feature has. A prefix without a final dot is also a complete key. */
export const ownPrefixes = (feature: FeatureName): readonly string[] =>
  changeKeys[feature].changes
    .filter(({ type, prefix }) =>
      (prefixesByType.get(type) ?? []).every((other) => other.prefix === prefix || !other.prefix.startsWith(prefix)),
    )
    .map(({ prefix }) => prefix);

export function fieldsPerFeature(names: readonly string[]): ReadonlyMap<FeatureName, readonly string[]> {
  const fields = new Map<FeatureName, string[]>();
  for (const key of names) {
    const found = [...prefixesByType.values()].flatMap(
      (each) => each.find(({ prefix }) => key.startsWith(prefix)) ?? [],
    );
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
