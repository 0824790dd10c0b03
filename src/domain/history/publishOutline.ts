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
  const namedCount = groups.reduce((count, { changes }) => count + changes.length, 0);
  return {
    pages: groups.map(({ feature, changes }) => {
      const namedThings = described ? namedThingsIn(described, changes, context) : [];
      const shownThings = shownOf(namedThings, changes.length);
      const more = shownThings.length > 0 ? changes.length - countIn(shownThings) : 0;
      return { feature, names: shownThings.map(({ name }) => name), more };
    }),
    others: Math.max(changeCount - namedCount, 0),
  };
}

type NamedChange = { readonly name: ChangeName; readonly count: number };

const countIn = (namedThings: readonly NamedChange[]): number =>
  namedThings.reduce((count, thing) => count + thing.count, 0);

/** If not all names fit, one name fewer is shown, to leave space for the number of further changes. */
function shownOf(namedThings: readonly NamedChange[], count: number): readonly NamedChange[] {
  const shownThings = namedThings.slice(0, MAX_NAMES);
  return countIn(shownThings) === count ? shownThings : shownThings.slice(0, MAX_NAMES - 1);
}

function namedThingsIn(
  described: ChangeDescribers,
  changes: readonly PendingChange[],
  context: ChangeContext,
): readonly NamedChange[] {
  const namedThings = new Map<string, NamedChange>();
  for (const change of changes) {
    // Do not describe a change that has only a key, because its description needs the values.
    const hasNoValues = change.value === undefined && change.originalValue === undefined;
    const description = hasNoValues ? undefined : describeChange(described, change, context);
    if (!description) continue;
    const { title, code, part, label, act } = description;
    const identity = JSON.stringify(label === undefined ? [title, code, part] : label || [change.key]);
    const namedCount = namedThings.get(identity);
    namedThings.set(
      identity,
      namedCount
        ? { ...namedCount, count: namedCount.count + 1 }
        : { name: { title, code, part, label, act }, count: 1 },
    );
  }
  return [...namedThings.values()];
}
