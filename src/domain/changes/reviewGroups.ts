import type { FeatureName } from '../features/featureNames.ts';
import { publishSteps, stepOf } from './changeType.ts';
import { featureOfChange } from './featureOfChange.ts';
import type { PendingChange } from './pendingChange.ts';

export type ReviewGroup = { readonly feature: FeatureName; readonly changes: readonly PendingChange[] };

export function reviewGroups(changes: readonly PendingChange[]): readonly ReviewGroup[] {
  const ordered = publishSteps.flatMap((step) => changes.filter(({ type }) => stepOf(type) === step));
  const groups = new Map<FeatureName, PendingChange[]>();
  for (const change of ordered) {
    const feature = featureOfChange(change);
    if (feature) groups.set(feature, [...(groups.get(feature) ?? []), change]);
  }
  return [...groups].map(([feature, ofFeature]) => ({ feature, changes: ofFeature }));
}
