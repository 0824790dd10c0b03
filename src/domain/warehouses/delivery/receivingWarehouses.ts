import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
import type { Warehouse } from '../../company/parts/warehouse.ts';
import { rulesByAddress } from '../warehouseRows.ts';

/** Enabled addresses that receive returns: the default first, then addresses of enabled rules. */
export function receivingWarehouses({
  rulesConfig = [],
  warehousesConfig = [],
}: Pick<CompanyConfiguration, 'rulesConfig' | 'warehousesConfig'>): readonly Warehouse[] {
  const rulesByLocation = rulesByAddress(rulesConfig);
  return warehousesConfig
    .filter((each) => each.enabled && (each.default === true || rulesByLocation.get(each.locationId)?.some(isOn)))
    .toSorted((left, right) => Number(right.default ?? false) - Number(left.default ?? false));
}

const isOn = ({ enabled }: { readonly enabled: boolean }): boolean => enabled;
