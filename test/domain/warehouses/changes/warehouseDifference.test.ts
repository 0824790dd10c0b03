import { describe, expect, it } from 'vitest';
import type { Warehouse } from '../../../../src/domain/company/parts/warehouse.ts';
import { warehousesSubject } from '../../../../src/domain/warehouses/changes/warehousesSubject.ts';
import { contentOf, detailsOf } from '../../../../src/domain/warehouses/warehouseParts.ts';
import { aCompanyConfiguration } from '../../../support/samples/builders.ts';
import { aWarehouse } from '../../../support/samples/warehouses.ts';

const depots = (...ids: readonly string[]): readonly Warehouse[] =>
  ids.map((locationId) => aWarehouse({ locationId, locationName: locationId, default: locationId === 'a' }));
const warehouseDifference = (from: readonly Warehouse[], to: readonly Warehouse[]) =>
  warehousesSubject.difference(
    aCompanyConfiguration({ warehousesConfig: from }),
    aCompanyConfiguration({ warehousesConfig: to }),
  );
const keysOf = (from: readonly Warehouse[], to: readonly Warehouse[]) =>
  warehouseDifference(from, to).map(({ key }) => key);

describe('warehouseDifference', () => {
  it('contains changed addresses, added addresses with the next address in the list, and removed addresses [PB-16]', () => {
    const [a, b] = depots('a', 'b') as [Warehouse, Warehouse];
    const to = [...depots('x', 'a', 'y'), { ...b, locationName: 'B' }];
    const from = [a, b, ...depots('gone')];
    expect(warehouseDifference(from, to)).toEqual([
      {
        type: 'WAREHOUSE',
        key: 'warehouses.location.b',
        value: detailsOf({ ...b, locationName: 'B' }),
        originalValue: detailsOf(b),
      },
      {
        type: 'WAREHOUSE',
        key: 'warehouses.location.gone',
        value: { removed: true, externalBindings: [] },
        originalValue: detailsOf(from[2] as Warehouse),
      },
      { type: 'WAREHOUSE', key: 'warehouses.location.x', value: contentOf(to[0] as Warehouse), valueId: 'a' },
      { type: 'WAREHOUSE', key: 'warehouses.location.y', value: contentOf(to[2] as Warehouse), valueId: 'b' },
    ]);
  });

  it('contains a change of the default address, and changed bindings of addresses that still exist', () => {
    const from = depots('a', 'b');
    const to = [
      { ...(from[0] as Warehouse), default: false, externalBindings: [{ id: 1 }] },
      { ...(from[1] as Warehouse), default: true },
    ];
    expect(warehouseDifference(from, to)).toEqual([
      { type: 'WAREHOUSE', key: 'warehouses.default', value: 'b', originalValue: 'a' },
      {
        type: 'WAREHOUSE_BINDINGS',
        key: 'warehouses.bindings.a',
        value: { externalBindings: [{ id: 1 }] },
        originalValue: { externalBindings: [] },
      },
    ]);
  });

  it('contains an order change only if the other changes do not already result in the new order [PB-16]', () => {
    expect(keysOf(depots('a', 'b'), depots('a', 'new', 'b'))).toEqual(['warehouses.location.new']);
    expect(warehouseDifference(depots('a', 'b', 'c'), depots('c', 'a', 'b'))).toEqual([
      { type: 'WAREHOUSE', key: 'warehouses.order', value: ['c', 'a', 'b'], originalValue: ['a', 'b', 'c'] },
    ]);
  });
});
