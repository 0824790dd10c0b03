import type { FeatureName } from '../features/featureNames.ts';
import { groupBy } from '../shared/grouping.ts';
import { changeTypes } from './changeType.ts';
import { featureOfChange } from './featureOfChange.ts';
import type { PendingChange } from './pendingChange.ts';

type ReviewGroup = { readonly feature: FeatureName; readonly changes: readonly PendingChange[] };

export function reviewGroups(changes: readonly PendingChange[]): readonly ReviewGroup[] {
  const ordered = changeTypes.flatMap((type) => changes.filter((change) => change.type === type));
  return [...groupBy(ordered, featureOfChange)].flatMap(([feature, ofFeature]) =>
    feature ? [{ feature, changes: ofFeature }] : [],
  );
}
