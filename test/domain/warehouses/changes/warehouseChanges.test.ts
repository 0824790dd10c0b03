import { describe, expect, it } from 'vitest';
import type { ChangeType } from '../../../../src/domain/changes/changeType.ts';
import { parseWarehouseChange } from '../../../../src/domain/warehouses/changes/warehouseChanges.ts';
import { removeWarehouse } from '../../../../src/domain/warehouses/changes/warehouseEdits.ts';
import { aWarehouse } from '../../../support/samples/warehouses.ts';

const sound = aWarehouse({ locationId: 'a' });
const { externalBindings: _, place: __, locationName: ___, ...bare } = sound;
const isOurs = (key: string, value: unknown, originalValue?: unknown, type: ChangeType = 'WAREHOUSE') =>
  parseWarehouseChange({ type, key: `warehouses.${key}`, value, originalValue }) !== undefined;

describe('a change of return addresses, as storage and history may hold it', () => {
  it.each<[string, unknown]>([
    ['a warehouse', sound],
    ['one without name, place and bindings', bare],
    ['one whose address says nothing', { ...sound, place: { address: {} } }],
    ['a removal', removeWarehouse([sound], 'a')[0]?.value],
  ])('may make a warehouse %s [PC-9]', (_name, value) => {
    expect(isOurs('location.a', value)).toBe(true);
    expect(isOurs('location.a', value, sound)).toBe(true);
    expect(isOurs('location.a', value, sound, 'RULES')).toBe(false);
  });

  it.each<[string, unknown]>([
    ['another warehouse', { ...sound, locationId: 'b' }],
    ['one nobody knows whether it is in use', { ...sound, enabled: 'yes' }],
    ['one without a place that has one', { ...sound, place: null }],
    ['one with a list for a place', { ...sound, place: [] }],
    ['one without an address', { ...sound, place: {} }],
    ['one with a number for a street', { ...sound, place: { address: { line1: 1 } } }],
    ['one with a number for a postcode', { ...sound, place: { address: { ...sound.place?.address, postcode: 3220 } } }],
    ['one with a number for a name', { ...sound, locationName: 7 }],
    ['one with one binding for all', { ...sound, externalBindings: {} }],
    ['a removal that forgets the bindings', { removed: true }],
    ['a removal with one binding for all', { removed: true, externalBindings: {} }],
    ['text', 'a'],
    ['no value', null],
    ['nothing', undefined],
    ['a list', [sound]],
  ])('does not make a warehouse %s [PC-9]', (_name, value) => {
    expect(isOurs('location.a', value)).toBe(false);
    expect(isOurs('location.a', sound, value)).toBe(value === undefined);
  });

  it('chooses a default by its id, before and after [PC-9]', () => {
    expect(isOurs('default', 'a')).toBe(true);
    expect(isOurs('default', undefined, 'a')).toBe(true);
    expect(isOurs('default', 7, 'a')).toBe(false);
    expect(isOurs('default', 'a', null)).toBe(false);
    expect(isOurs('default', 'a', 'b', 'WAREHOUSE_BINDINGS')).toBe(false);
  });

  it('orders by ids, before and after [PC-9]', () => {
    expect(isOurs('order', ['b', 'a'], ['a', 'b'])).toBe(true);
    for (const wrong of ['a', [1], undefined, {}]) {
      expect(isOurs('order', wrong, ['a'])).toBe(false);
      expect(isOurs('order', ['a'], wrong)).toBe(false);
    }
    expect(isOurs('order', ['a'], ['a'], 'RULES')).toBe(false);
  });

  it('binds by records in a record [PC-9]', () => {
    const bound = { externalBindings: [{ id: 1 }] };
    expect(isOurs('bindings.a', bound, undefined, 'WAREHOUSE_BINDINGS')).toBe(true);
    expect(isOurs('bindings.a', bound, { externalBindings: [] }, 'WAREHOUSE_BINDINGS')).toBe(true);
    expect(isOurs('bindings.a', bound, undefined)).toBe(false);
    for (const wrong of [[], {}, { externalBindings: {} }, null]) {
      expect(isOurs('bindings.a', wrong, undefined, 'WAREHOUSE_BINDINGS')).toBe(false);
      expect(isOurs('bindings.a', bound, wrong, 'WAREHOUSE_BINDINGS')).toBe(false);
    }
  });

  it('has a key that names what it is about [PC-9]', () => {
    for (const key of ['location.', 'bindings.', 'defaults', 'orders', 'location'])
      expect(isOurs(key, undefined), key).toBe(false);
    expect(parseWarehouseChange({ type: 'WAREHOUSE', key: 'location.a', value: sound })).toBeUndefined();
  });
});
