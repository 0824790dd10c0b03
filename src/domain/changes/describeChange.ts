import type { FeatureName } from '../features/featureNames.ts';
import type { ChangeContext, ChangeDescription } from './changeDescription.ts';
import type { ChangeRegistry } from './changeRegistry.ts';
import { featureOfChange } from './featureOfChange.ts';
import type { PendingChange } from './pendingChange.ts';

export type DescribeChange<Parsed extends PendingChange = PendingChange> = {
  describe(change: Parsed, context: ChangeContext): ChangeDescription;
}['describe'];

export type ChangeDescribers = {
  readonly registry: ChangeRegistry;
  readonly describers: Partial<Readonly<Record<FeatureName, DescribeChange>>>;
};

export function describeChange(
  { registry, describers }: ChangeDescribers,
  change: PendingChange,
  context: ChangeContext,
): ChangeDescription | undefined {
  const feature = featureOfChange(change);
  const parsed = registry.parse(change);
  return feature && parsed && describers[feature]?.(parsed, context);
}
