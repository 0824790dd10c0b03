import { err, ok, type Result } from '../shared/result.ts';
import type { Address } from './address/address.ts';

/** A return address of a company (source, section 3). At most one of a company's is the default. */
export type Warehouse = {
  readonly locationId: string;
  readonly locationName?: string | undefined;
  readonly companyId?: string | undefined;
  readonly enabled: boolean;
  readonly default?: boolean | undefined;
  /** What other systems call it; kept as it came. */
  readonly externalBindings?: readonly unknown[] | undefined;
  readonly rules?: readonly unknown[] | undefined;
  readonly place?: { readonly address: Address } | undefined;
};

export type WarehouseDraft = Omit<Warehouse, 'locationId'>;
export type WarehouseDraftError = { readonly kind: 'name-blank' };

/** The name of a warehouse that was given none (source, section 3). */
export const DEFAULT_WAREHOUSE_NAME = 'Main Address';

/** A new enabled warehouse at an address; its id comes from the service. Spaces around the name are dropped. */
export function draftWarehouse(
  address: Address,
  name = DEFAULT_WAREHOUSE_NAME,
): Result<WarehouseDraft, WarehouseDraftError> {
  const locationName = name.trim();
  if (locationName === '') return err({ kind: 'name-blank' });
  return ok({ locationName, enabled: true, externalBindings: [], rules: [], place: { address } });
}
