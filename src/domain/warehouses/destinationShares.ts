import { deliversTo } from '../carriers/collectsIn.ts';
import { carriersOf } from '../carriers/companyCarriers.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import type { OrderItem } from '../rules/evaluation/orderItem.ts';
import { compileRules } from '../rules/evaluation/compileRules.ts';
import { listedRules } from '../rules/ruleRows.ts';
import { defaultWarehouse } from './warehouseList.ts';

type Settings = Pick<
  CompanyConfiguration,
  'carrier' | 'products' | 'offeredCarriers' | 'rulesConfig' | 'warehousesConfig'
>;

/** Number of orders by address id. The key is '' for orders without an address to which a carrier delivers. */
function destinationCounts(configuration: Settings, orders: readonly OrderItem[]): ReadonlyMap<string, number> {
  const { offeredCarriers = [], rulesConfig = [], warehousesConfig = [] } = configuration;
  const carriers = carriersOf(configuration).filter(({ enabled }) => enabled);
  const accepted = new Set(
    warehousesConfig
      .filter(({ place }) =>
        carriers.some((each) => deliversTo(offeredCarriers, each.carrierCompanyId, place?.address)),
      )
      .map(({ locationId }) => locationId),
  );
  const compiled = compileRules(listedRules(rulesConfig));
  const knownIds = new Set(warehousesConfig.map(({ locationId }) => locationId));
  const defaultId = defaultWarehouse(warehousesConfig)?.locationId ?? '';
  const counts = new Map<string, number>();
  for (const order of orders) {
    const { deciding, isReturnable, isReturnless } = compiled.decide(order);
    if (!isReturnable || isReturnless) continue;
    const selectedId = deciding.RETURN_ADDRESS?.eventData.locationId;
    const targetId = selectedId !== undefined && knownIds.has(selectedId) ? selectedId : defaultId;
    const locationId = accepted.has(targetId) ? targetId : '';
    counts.set(locationId, (counts.get(locationId) ?? 0) + 1);
  }
  return counts;
}

export type DestinationShare = {
  readonly locationId: string;
  /** Shares of the returned orders that are sent to this address, 0 to 1. */
  readonly published: number;
  readonly pending: number;
};

export function destinationShares(
  published: Settings,
  pending: Settings,
  orders: readonly OrderItem[],
): readonly DestinationShare[] {
  const [before, after] = [destinationCounts(published, orders), destinationCounts(pending, orders)];
  const total = (counts: ReadonlyMap<string, number>): number =>
    Math.max(
      1,
      [...counts.values()].reduce((sum, count) => sum + count, 0),
    );
  const [totalBefore, totalAfter] = [total(before), total(after)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((locationId) => ({
      locationId,
      published: (before.get(locationId) ?? 0) / totalBefore,
      pending: (after.get(locationId) ?? 0) / totalAfter,
    }))
    .toSorted((left, right) => right.pending - left.pending || right.published - left.published);
}
