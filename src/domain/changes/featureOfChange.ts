import { changeKeys, type FeatureName } from '../features/featureNames.ts';
import { countOf, groupBy } from '../shared/grouping.ts';
import type { PendingChange } from './pendingChange.ts';

/** Key prefixes of all features, longest first, so that the first match is the most specific. */
const prefixes = Object.entries(changeKeys)
  .flatMap(([feature, { changes }]) => changes.map((change) => ({ ...change, feature: feature as FeatureName })))
  .toSorted((left, right) => right.prefix.length - left.prefix.length);

/** The feature of a change key. `undefined` for keys of other releases. Does not load the feature. */
export const featureOfChange = ({ type, key }: Pick<PendingChange, 'type' | 'key'>): FeatureName | undefined =>
  prefixes.find((each) => each.type === type && key.startsWith(each.prefix))?.feature;

/** Key prefixes that only this feature has. A prefix without a final dot is also a complete key. */
export const ownPrefixes = (feature: FeatureName): readonly string[] =>
  changeKeys[feature].changes
    .filter(({ type, prefix }) =>
      prefixes.every((other) => other.type !== type || other.prefix === prefix || !other.prefix.startsWith(prefix)),
    )
    .map(({ prefix }) => prefix);

export function fieldsPerFeature(names: readonly string[]): ReadonlyMap<FeatureName, readonly string[]> {
  const featureOf = (name: string): FeatureName | undefined =>
    prefixes.find(({ prefix }) => name.startsWith(prefix))?.feature;
  return withoutUnknown(groupBy(names, featureOf));
}

export const changesPerFeature = (changes: Iterable<PendingChange>): ReadonlyMap<FeatureName, number> =>
  withoutUnknown(countOf([...changes].map(featureOfChange)));

const withoutUnknown = <Value>(
  byFeature: ReadonlyMap<FeatureName | undefined, Value>,
): ReadonlyMap<FeatureName, Value> =>
  new Map([...byFeature].flatMap(([feature, value]) => (feature ? [[feature, value] as const] : [])));
