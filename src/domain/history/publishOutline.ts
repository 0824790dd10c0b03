import type { ChangeContext, ChangeDescription } from '../changes/changeDescription.ts';
import { describeChange, type ChangeDescribers } from '../changes/describeChange.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import { reviewGroups } from '../changes/reviewGroups.ts';
import type { FeatureName } from '../features/featureNames.ts';
import { MAX_NAMES } from './namedChanges.ts';

export type ChangeName = Pick<ChangeDescription, 'title' | 'code' | 'part' | 'label' | 'act'>;

export type PageOutline = {
  readonly feature: FeatureName;
  readonly names: readonly ChangeName[];
  readonly more: number;
};

export type PublishOutline = {
  readonly pages: readonly PageOutline[];
  readonly others: number;
};

export function publishOutline(
  described: ChangeDescribers | undefined,
  { named, changeCount }: { readonly named: readonly PendingChange[]; readonly changeCount: number },
  context: ChangeContext,
): PublishOutline {
  const groups = reviewGroups(named);
  const known = groups.reduce((count, { changes }) => count + changes.length, 0);
  return {
    pages: groups.map(({ feature, changes }) => {
      const things = described ? thingsIn(described, changes, context) : [];
      const shown = shownOf(things, changes.length);
      const more = shown.length > 0 ? changes.length - countIn(shown) : 0;
      return { feature, names: shown.map(({ name }) => name), more };
    }),
    others: Math.max(changeCount - known, 0),
  };
}

type Thing = { readonly name: ChangeName; readonly count: number };

const countIn = (things: readonly Thing[]): number => things.reduce((count, thing) => count + thing.count, 0);

/** Leaves room for the number of further changes. */
function shownOf(things: readonly Thing[], count: number): readonly Thing[] {
  const shown = things.slice(0, MAX_NAMES);
  return countIn(shown) === count ? shown : shown.slice(0, MAX_NAMES - 1);
}

function thingsIn(
  described: ChangeDescribers,
  changes: readonly PendingChange[],
  context: ChangeContext,
): readonly Thing[] {
  const things = new Map<string, Thing>();
  for (const change of changes) {
    // A change without values cannot be described.
    const isBare = change.value === undefined && change.originalValue === undefined;
    const description = isBare ? undefined : describeChange(described, change, context);
    if (!description) continue;
    const { title, code, part, label, act } = description;
    const identity = JSON.stringify(label === undefined ? [title, code, part] : label || [change.key]);
    const known = things.get(identity);
    things.set(
      identity,
      known ? { ...known, count: known.count + 1 } : { name: { title, code, part, label, act }, count: 1 },
    );
  }
  return [...things.values()];
}
