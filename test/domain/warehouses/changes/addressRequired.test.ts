import { describe, expect, it } from 'vitest';
import { addressRequired } from '../../../../src/domain/warehouses/changes/warehousesSubject.ts';
import { removeWarehouse, saveWarehouse } from '../../../../src/domain/warehouses/changes/warehouseEdits.ts';
import { changesOf } from '../../../support/samples/builders.ts';
import { aWarehouse, someWarehouses } from '../../../support/samples/warehouses.ts';

const colour = changesOf({ type: 'APPLICATION_CONFIG_MERCHANT', key: 'theme.primaryColor', value: '#123456' });
const live = { portalActive: true };

describe('publishing without a return address', () => {
  it('is impossible if the portal is live, and the problem links to the return addresses [WH-9] [VL-addressRequiredButEmpty]', () => {
    expect(addressRequired({ warehousesConfig: [] }, live, colour)).toEqual([
      {
        problem: 'returnAddresses.addAddressMessage',
        isBlocking: true,
        feature: 'warehouses',
        setting: 'warehouses.default',
      },
    ]);
    expect(addressRequired({}, live, colour)).toHaveLength(1);
  });

  it('is impossible if the company has addresses but no default address [WH-9]', () => {
    expect(addressRequired({ warehousesConfig: [aWarehouse()] }, live, colour)).toHaveLength(1);
  });

  it('is possible if there is a default address, or if an address change is pending [WH-9]', () => {
    const published = someWarehouses();
    expect(addressRequired({ warehousesConfig: published }, live, colour)).toEqual([]);
    expect(addressRequired({}, live, changesOf(saveWarehouse([], aWarehouse())))).toEqual([]);
    expect(addressRequired({}, live, changesOf(...removeWarehouse([aWarehouse()], 'acme-1')))).toEqual([]);
  });

  it('is possible while the portal is offline [WH-9]', () => {
    expect(addressRequired({}, { portalActive: false }, colour)).toEqual([]);
    expect(addressRequired({}, {}, colour)).toEqual([]);
  });
});
