import { describe, expect, it } from 'vitest';
import type { ChangeType } from '../../../../src/domain/changes/changeType.ts';
import { parseWarehouseChange } from '../../../../src/domain/warehouses/changes/warehouseChanges.ts';
import { removeWarehouse } from '../../../../src/domain/warehouses/changes/warehouseEdits.ts';
import { aWarehouse } from '../../../support/samples/warehouses.ts';

const valid = aWarehouse({ locationId: 'a' });
const { externalBindings: _, place: __, locationName: ___, ...bare } = valid;
const isOurs = (key: string, value: unknown, originalValue?: unknown, type: ChangeType = 'WAREHOUSE') =>
  parseWarehouseChange({ type, key: `warehouses.${key}`, value, originalValue }) !== undefined;

describe('a stored change of return addresses', () => {
  it.each<[string, unknown]>([
    ['a warehouse', valid],
    ['a warehouse without name, place and bindings', bare],
    ['a warehouse with an empty address', { ...valid, place: { address: {} } }],
    ['a removal', removeWarehouse([valid], 'a')[0]?.value],
  ])('may contain %s as its new value [PC-9]', (_name, value) => {
    expect(isOurs('location.a', value)).toBe(true);
    expect(isOurs('location.a', value, valid)).toBe(true);
    expect(isOurs('location.a', value, valid, 'RULES')).toBe(false);
  });

  it.each<[string, unknown]>([
    ['another warehouse', { ...valid, locationId: 'b' }],
    ['a warehouse with a text as enabled flag', { ...valid, enabled: 'yes' }],
    ['a warehouse with null as place', { ...valid, place: null }],
    ['a warehouse with a list as place', { ...valid, place: [] }],
    ['a warehouse without an address', { ...valid, place: {} }],
    ['a warehouse with a number as street', { ...valid, place: { address: { line1: 1 } } }],
    [
      'a warehouse with a number as postcode',
      { ...valid, place: { address: { ...valid.place?.address, postcode: 3220 } } },
    ],
    ['a warehouse with a number as name', { ...valid, locationName: 7 }],
    ['a warehouse with one binding instead of a list', { ...valid, externalBindings: {} }],
    ['a removal without the bindings', { removed: true }],
    ['a removal with one binding instead of a list', { removed: true, externalBindings: {} }],
    ['text', 'a'],
    ['no value', null],
    ['nothing', undefined],
    ['a list', [valid]],
  ])('cannot contain %s as its new value [PC-9]', (_name, value) => {
    expect(isOurs('location.a', value)).toBe(false);
    expect(isOurs('location.a', valid, value)).toBe(value === undefined);
  });

  it('of the default address is accepted only if the old and the new value are ids of addresses [PC-9]', () => {
    expect(isOurs('default', 'a')).toBe(true);
    expect(isOurs('default', undefined, 'a')).toBe(true);
    expect(isOurs('default', 7, 'a')).toBe(false);
    expect(isOurs('default', 'a', null)).toBe(false);
    expect(isOurs('default', 'a', 'b', 'WAREHOUSE_BINDINGS')).toBe(false);
  });

  it('of the order of addresses is accepted only if the old and the new value are lists of ids [PC-9]', () => {
    expect(isOurs('order', ['b', 'a'], ['a', 'b'])).toBe(true);
    for (const wrong of ['a', [1], undefined, {}]) {
      expect(isOurs('order', wrong, ['a'])).toBe(false);
      expect(isOurs('order', ['a'], wrong)).toBe(false);
    }
    expect(isOurs('order', ['a'], ['a'], 'RULES')).toBe(false);
  });

  it('of the bindings of an address is accepted only if the old and the new value contain a list of bindings [PC-9]', () => {
    const bound = { externalBindings: [{ id: 1 }] };
    expect(isOurs('bindings.a', bound, undefined, 'WAREHOUSE_BINDINGS')).toBe(true);
    expect(isOurs('bindings.a', bound, { externalBindings: [] }, 'WAREHOUSE_BINDINGS')).toBe(true);
    expect(isOurs('bindings.a', bound, undefined)).toBe(false);
    for (const wrong of [[], {}, { externalBindings: {} }, null]) {
      expect(isOurs('bindings.a', wrong, undefined, 'WAREHOUSE_BINDINGS')).toBe(false);
      expect(isOurs('bindings.a', bound, wrong, 'WAREHOUSE_BINDINGS')).toBe(false);
    }
  });

  it('is rejected if the key of the change does not identify an address, the default address or the order [PC-9]', () => {
    for (const key of ['location.', 'bindings.', 'defaults', 'orders', 'location'])
      expect(isOurs(key, undefined), key).toBe(false);
    expect(parseWarehouseChange({ type: 'WAREHOUSE', key: 'location.a', value: valid })).toBeUndefined();
  });
});
