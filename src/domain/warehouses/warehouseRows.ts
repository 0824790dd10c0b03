import type { RuleDocument } from '../company/parts/ruleDocument.ts';
import type { Warehouse } from '../company/parts/warehouse.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { listedRules, type ListedRule } from '../rules/ruleRows.ts';
import { contentOf } from './warehouseParts.ts';

export type WarehouseState = 'published' | 'added' | 'changed' | 'removed';

/** Status relative to the published version. Ignores the default flag, because this is a separate change. */
export function stateOfWarehouse(published: Warehouse | undefined, pending: Warehouse | undefined): WarehouseState {
  if (!pending) return 'removed';
  if (!published) return 'added';
  return deepEqual(contentOf(published), contentOf(pending)) ? 'published' : 'changed';
}

/** Rules that select an address, by address id [RL-2]. */
export function rulesByAddress(documents: readonly RuleDocument[]): ReadonlyMap<string, readonly ListedRule[]> {
  const byAddress = new Map<string, ListedRule[]>();
  for (const rule of listedRules(documents.filter(({ ruleType }) => ruleType === 'RETURN_ADDRESS'))) {
    if (rule.ruleType !== 'RETURN_ADDRESS') continue;
    const { locationId } = rule.eventData;
    byAddress.set(locationId, [...(byAddress.get(locationId) ?? []), rule]);
  }
  return byAddress;
}
