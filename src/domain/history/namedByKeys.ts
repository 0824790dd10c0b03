import type { ChangeRegistry } from '../changes/changeRegistry.ts';
import { isPendingChange, type PendingChange } from '../changes/pendingChange.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import type { LeftPending } from '../review-mode/merchantReviews.ts';

const nameOf = ({ type, key }: { readonly type: string; readonly key: string }): string => `${type} ${key}`;

/** Adds values to changes that have only a key, so that they can be described. Drops changes of other releases. */
export function namedByKeys(
  registry: ChangeRegistry,
  keys: LeftPending['keys'],
  configuration: CompanyConfiguration,
): readonly PendingChange[] {
  const all = [...registry.settings(configuration), ...registry.entries(configuration)];
  const changesByName = new Map(all.map((change) => [nameOf(change), change]));
  return keys.filter(isPendingChange).map((change) => {
    const found = changesByName.get(nameOf(change));
    return found ? { ...found, value: found.originalValue ?? found.value } : change;
  });
}
