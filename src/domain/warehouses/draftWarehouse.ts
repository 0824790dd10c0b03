import { err, ok, type Result } from '../shared/result.ts';
import type { Address } from '../company/parts/address.ts';
import type { Warehouse } from '../company/parts/warehouse.ts';

export type WarehouseDraft = Omit<Warehouse, 'locationId'>;
export type WarehouseDraftError = { readonly kind: 'name-blank' };

/** Name of a new address whose name the user does not enter [WH-3]. */
export const DEFAULT_WAREHOUSE_NAME = 'Main Address';

/** Default name, with a number from 2 if an address of the company already has it [WH-3]. */
export function freeWarehouseName(existing: readonly Pick<Warehouse, 'locationName'>[]): string {
  const usedNames = new Set(existing.map(({ locationName }) => locationName?.trim().toLowerCase()));
  let name = DEFAULT_WAREHOUSE_NAME;
  for (let number = 2; usedNames.has(name.toLowerCase()); number += 1) name = `${DEFAULT_WAREHOUSE_NAME} ${number}`;
  return name;
}

/** New address with a trimmed name. It has no id, because the service assigns it. */
export function draftWarehouse(
  address: Address,
  name = DEFAULT_WAREHOUSE_NAME,
): Result<WarehouseDraft, WarehouseDraftError> {
  const locationName = name.trim();
  if (locationName === '') return err({ kind: 'name-blank' });
  return ok({ locationName, enabled: true, externalBindings: [], rules: [], place: { address } });
}
