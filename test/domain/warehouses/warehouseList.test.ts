import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeTypes, type ChangeType } from '../../../src/domain/changes/changeType.ts';
import { validate } from '../../../src/domain/validation/validate.ts';
import type { Warehouse } from '../../../src/domain/company/parts/warehouse.ts';
import {
  defaultWarehouse,
  withDefaultWarehouse,
  withoutWarehouse,
} from '../../../src/domain/warehouses/warehouseList.ts';
import { changesOf } from '../../support/samples/builders.ts';

const sydney: Warehouse = { locationId: 'w-1', enabled: true, default: true };
const perth: Warehouse = { locationId: 'w-2', enabled: true };
const closed: Warehouse = { locationId: 'w-3', enabled: false };
const all = [sydney, perth, closed];

describe('the default warehouse', () => {
  it('is only the newly chosen warehouse after the default was changed [WH-5]', () => {
    expect(withDefaultWarehouse(all, 'w-2')).toEqual({
      ok: true,
      value: [{ ...sydney, default: false }, { ...perth, default: true }, closed],
    });
  });

  it.each([
    ['w-3', 'warehouse-disabled'],
    ['w-9', 'warehouse-unknown'],
  ] as const)('cannot be %s: %s [WH-5]', (locationId, kind) => {
    expect(withDefaultWarehouse(all, locationId)).toEqual({ ok: false, error: { kind } });
  });
});

describe('removing a warehouse', () => {
  it('does not change the default warehouse if the removed warehouse is not the default [WH-5]', () => {
    expect(withoutWarehouse(all, 'w-2')).toEqual({ ok: true, value: [sydney, closed] });
  });

  it('can specify the warehouse that replaces the removed default warehouse [WH-5]', () => {
    expect(withoutWarehouse(all, 'w-1', 'w-2')).toEqual({ ok: true, value: [{ ...perth, default: true }, closed] });
  });

  it('is possible even if no other warehouse exists [WH-5]', () => {
    expect(withoutWarehouse([sydney], 'w-1')).toEqual({ ok: true, value: [] });
  });

  it.each([
    ['w-9', undefined, 'warehouse-unknown'],
    ['w-1', undefined, 'successor-needed'],
    ['w-1', 'w-1', 'successor-is-itself'],
    ['w-1', 'w-9', 'warehouse-unknown'],
    ['w-1', 'w-3', 'warehouse-disabled'],
  ] as const)('%s with the new default %s is rejected as %s [WH-5]', (locationId, newDefault, kind) => {
    expect(withoutWarehouse(all, locationId, newDefault)).toEqual({ ok: false, error: { kind } });
  });

  it('leaves exactly one default warehouse, unless no warehouse is left [WH-5]', () => {
    const id = fc.constantFrom('a', 'b', 'c');
    const act = fc.oneof(
      fc.record({ locationId: id }),
      fc.record({ remove: id, newDefault: fc.option(id, { nil: undefined }) }),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 8 }), (acts) => {
        let present: readonly Warehouse[] = ['a', 'b', 'c'].map((locationId, index) => ({
          locationId,
          enabled: true,
          default: index === 0,
        }));
        for (const each of acts) {
          const next =
            'remove' in each
              ? withoutWarehouse(present, each.remove, each.newDefault)
              : withDefaultWarehouse(present, each.locationId);
          if (next.ok) present = next.value;
          expect(present.filter((warehouse) => warehouse.default)).toHaveLength(present.length > 0 ? 1 : 0);
        }
      }),
    );
  });
});

describe('the requirement of a default warehouse', () => {
  const problem = (warehouses: readonly Warehouse[], type?: ChangeType) =>
    validate('addressRequiredButEmpty', '', {
      hasDefaultWarehouse: defaultWarehouse(warehouses) !== undefined,
      pendingChanges: changesOf(...(type ? [{ type, key: 'a', value: 1 }] : [])),
    });

  it('is met if the company has a default warehouse [WH-9]', () => {
    expect(problem(all)).toBeUndefined();
    expect(problem([perth, closed])).toBe('returnAddresses.addAddressMessage');
  });

  it.each(changeTypes)('is met by a pending change only if the type of the change is WAREHOUSE: %s [WH-9]', (type) => {
    expect(problem([], type) === undefined).toBe(type === 'WAREHOUSE');
  });
});
