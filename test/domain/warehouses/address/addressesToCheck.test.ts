import { describe, expect, it } from 'vitest';
import { addressesToCheck } from '../../../../src/domain/warehouses/address/addressesToCheck.ts';
import type { Warehouse } from '../../../../src/domain/company/parts/warehouse.ts';
import {
  bindWarehouse,
  chooseDefault,
  removeWarehouse,
  saveWarehouse,
} from '../../../../src/domain/warehouses/changes/warehouseEdits.ts';
import { aWarehouse, someWarehouses } from '../../../support/samples/warehouses.ts';

const published = someWarehouses();
const [first] = published as [Warehouse, ...Warehouse[]];
const moved = { line1: '9 Dock Road', town: 'Fremantle', country: 'AU' };

describe('addressesToCheck', () => {
  it('returns new and changed addresses, each with the name of its warehouse [PB-9] [WH-6]', () => {
    const fresh = aWarehouse({ locationId: 'new-1', locationName: 'Depot', place: { address: moved } });
    const changes = [
      saveWarehouse(published, { ...first, place: { address: moved } }),
      saveWarehouse(published, fresh),
    ];
    expect(addressesToCheck(changes)).toEqual([
      { address: moved, name: first.locationName },
      { address: moved, name: 'Depot' },
    ]);
  });

  it('uses the street as name if the warehouse has no name, or an empty name if the street is missing too', () => {
    const nameless = (address: object) => ({
      ...aWarehouse({ locationId: 'new-1' }),
      locationName: undefined,
      place: { address },
    });
    expect(addressesToCheck([saveWarehouse(published, nameless(moved))])[0]?.name).toBe('9 Dock Road');
    expect(addressesToCheck([saveWarehouse(published, nameless({ town: 'Perth' }))])[0]?.name).toBe('');
  });

  it('returns no addresses if all addresses are unchanged or removed, even if other data changed [PB-9]', () => {
    const changes = [
      saveWarehouse(published, { ...first, locationName: 'Renamed', enabled: false }),
      saveWarehouse(published, { ...first, place: undefined }),
      ...removeWarehouse(published, first.locationId),
      ...removeWarehouse(published, 'nobody'),
      chooseDefault(published, 'acme-2'),
      bindWarehouse(published, first.locationId, [{ system: 'wms' }]),
      { type: 'RULES' as const, key: 'rules.rule.1', value: { place: { address: moved } } },
    ];
    expect(addressesToCheck(changes)).toEqual([]);
  });
});
