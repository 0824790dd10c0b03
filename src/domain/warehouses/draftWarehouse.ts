import { err, ok, type Result } from '../shared/result.ts';
import type { Address } from '../company/parts/address.ts';
import type { Warehouse } from '../company/parts/warehouse.ts';

export type WarehouseDraft = Omit<Warehouse, 'locationId'>;
export type WarehouseDraftError = { readonly kind: 'name-blank' };

/** The name of a warehouse that was given none [WH-3]. */
export const DEFAULT_WAREHOUSE_NAME = 'Main Address';

/** Default name of a new warehouse, numbered from 2 if others of the company already have it [WH-3]. */
export function freeWarehouseName(present: readonly Pick<Warehouse, 'locationName'>[]): string {
  const taken = new Set(present.map(({ locationName }) => locationName?.trim().toLowerCase()));
  let name = DEFAULT_WAREHOUSE_NAME;
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${DEFAULT_WAREHOUSE_NAME} ${number}`;
  return name;
}

/** A new enabled warehouse at an address; its id comes from the service. Spaces around the name are dropped. */
export function draftWarehouse(
  address: Address,
  name = DEFAULT_WAREHOUSE_NAME,
): Result<WarehouseDraft, WarehouseDraftError> {
  const locationName = name.trim();
  if (locationName === '') return err({ kind: 'name-blank' });
  return ok({ locationName, enabled: true, externalBindings: [], rules: [], place: { address } });
}
