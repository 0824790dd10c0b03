import type { ChangeProblem } from '../../changes/changeDescription.ts';
import type { PendingChanges } from '../../changes/pendingChange.ts';
import { type CompanyConfiguration, isPortalActive } from '../../company/companyConfiguration.ts';
import { validate } from '../../validation/validate.ts';
import { defaultWarehouse } from '../warehouseList.ts';
import { DEFAULT_WAREHOUSE_KEY } from './warehouseChanges.ts';

/** Blocks publishing a live portal without a return address [WH-9]. An offline portal can be set up step by step. */
export function addressRequired(
  before: Pick<CompanyConfiguration, 'warehousesConfig'>,
  after: Pick<CompanyConfiguration, 'portalActive'>,
  pendingChanges: PendingChanges,
): readonly ChangeProblem[] {
  if (!isPortalActive(after)) return [];
  const hasDefaultWarehouse = defaultWarehouse(before.warehousesConfig ?? []) !== undefined;
  const problem = validate('addressRequiredButEmpty', '', { hasDefaultWarehouse, pendingChanges });
  return problem ? [{ problem, isBlocking: true, feature: 'warehouses', setting: DEFAULT_WAREHOUSE_KEY }] : [];
}
