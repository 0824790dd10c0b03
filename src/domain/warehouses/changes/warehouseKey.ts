/** What a change key of return addresses is about. */
export type WarehouseKey =
  | { readonly part: 'location'; readonly locationId: string }
  | { readonly part: 'bindings'; readonly locationId: string }
  | { readonly part: 'default' }
  | { readonly part: 'order' };

const LOCATION_PREFIX = 'warehouses.location.';
const BINDINGS_PREFIX = 'warehouses.bindings.';

export const DEFAULT_WAREHOUSE_KEY = 'warehouses.default';
export const WAREHOUSE_ORDER_KEY = 'warehouses.order';
export const warehouseKey = (locationId: string): string => `${LOCATION_PREFIX}${locationId}`;
export const bindingsKey = (locationId: string): string => `${BINDINGS_PREFIX}${locationId}`;

/** What a key is about; `undefined` for one of another subject, or of an older or newer release. */
export function parseWarehouseKey(key: string): WarehouseKey | undefined {
  if (key === DEFAULT_WAREHOUSE_KEY) return { part: 'default' };
  if (key === WAREHOUSE_ORDER_KEY) return { part: 'order' };
  for (const [part, prefix] of [
    ['location', LOCATION_PREFIX],
    ['bindings', BINDINGS_PREFIX],
  ] as const)
    if (key.startsWith(prefix) && key !== prefix) return { part, locationId: key.slice(prefix.length) };
  return undefined;
}
