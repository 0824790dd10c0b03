import { err, ok, type Result } from '../shared/result.ts';
import type { Address } from '../company/parts/address.ts';
import type { Warehouse } from '../company/parts/warehouse.ts';

export type WarehouseDraft = Omit<Warehouse, 'locationId'>;
export type WarehouseDraftError = { readonly kind: 'name-blank' };

/** [WH-3] */
export const DEFAULT_WAREHOUSE_NAME = 'Main Address';

/** Default name, numbered from 2 if already used in the company [WH-3]. */
export function freeWarehouseName(present: readonly Pick<Warehouse, 'locationName'>[]): string {
  const usedNames = new Set(present.map(({ locationName }) => locationName?.trim().toLowerCase()));
  let name = DEFAULT_WAREHOUSE_NAME;
  for (let number = 2; usedNames.has(name.toLowerCase()); number += 1) name = `${DEFAULT_WAREHOUSE_NAME} ${number}`;
  return name;
}

/** The service assigns the id. Trims the name. */
export function draftWarehouse(
  address: Address,
  name = DEFAULT_WAREHOUSE_NAME,
): Result<WarehouseDraft, WarehouseDraftError> {
  const locationName = name.trim();
  if (locationName === '') return err({ kind: 'name-blank' });
  return ok({ locationName, enabled: true, externalBindings: [], rules: [], place: { address } });
}
