import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import {
  applyWarehouseChanges,
  parseWarehouseChange,
} from '../../../src/domain/warehouses/changes/warehouseChanges.ts';
import type { Warehouse } from '../../../src/domain/company/parts/warehouse.ts';

export const aWarehouse = (more: Partial<Warehouse> = {}): Warehouse => ({
  locationId: 'acme-1',
  locationName: 'Main Address',
  companyId: 'ACME',
  enabled: true,
  default: false,
  externalBindings: [],
  rules: [],
  place: { address: { line1: '18 Yarra Street', town: 'Geelong', area: 'VIC', postcode: '3220', country: 'AU' } },
  ...more,
});

/** The default return address in the format of the service. */
export const aDefaultAddress = () => ({ ...aWarehouse({ default: true }), externalBindings: [], rules: [] });

/** Three return addresses: the default one, an enabled one and a disabled one. */
export const someWarehouses = (): readonly Warehouse[] => [
  aWarehouse({ default: true }),
  aWarehouse({
    locationId: 'acme-2',
    locationName: 'Outlet',
    externalBindings: [{ carrierCompanyId: 'DPD', id: 'D1' }],
  }),
  aWarehouse({ locationId: 'acme-3', locationName: 'Old barn', enabled: false }),
];

export const withWarehouseChanges = (published: readonly Warehouse[], changes: readonly PendingChange[]) =>
  applyWarehouseChanges(
    published,
    changes.flatMap((change) => parseWarehouseChange(change) ?? []),
  );
