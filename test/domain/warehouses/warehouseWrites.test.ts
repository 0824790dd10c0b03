import { describe, expect, it } from 'vitest';
import type { Warehouse } from '../../../src/domain/company/parts/warehouse.ts';
import {
  rebound,
  rewritten,
  withBindings,
  withNewWarehouse,
  withWarehouse,
} from '../../../src/domain/warehouses/editedWarehouses.ts';
import { err, ok } from '../../../src/domain/shared/result.ts';
import { aWarehouse } from '../../support/samples/warehouses.ts';

const a: Warehouse = {
  locationId: 'a',
  locationName: 'A',
  enabled: true,
  default: true,
  externalBindings: [{ id: 1 }],
};
const b: Warehouse = { locationId: 'b', enabled: false, default: false };

describe('a written return address', () => {
  it('keeps its default flag, bindings and field order, and loses other fields that the write does not contain [WH-1]', () => {
    const written = rewritten(
      { ...a, rules: [1], companyId: 'ACME' },
      { companyId: 'ACME', locationId: 'a', enabled: false },
    );
    expect(written).toEqual({
      locationId: 'a',
      enabled: false,
      default: true,
      externalBindings: [{ id: 1 }],
      companyId: 'ACME',
    });
    expect(Object.keys(written)).toEqual(['locationId', 'enabled', 'default', 'externalBindings', 'companyId']);
  });

  it('gets no field for bindings if neither the stored address nor the write contains bindings', () => {
    expect(rebound(b, [])).toBe(b);
    expect(rebound(b, [{ id: 2 }]).externalBindings).toEqual([{ id: 2 }]);
    expect(rebound(a, []).externalBindings).toEqual([]);
  });

  it('must already exist, and cannot be disabled while it is the default address [WH-4]', () => {
    expect(withWarehouse([a, b], { locationId: 'c', enabled: true })).toEqual(err({ kind: 'warehouse-unknown' }));
    expect(withWarehouse([a, b], { locationId: 'a', enabled: false })).toEqual(err({ kind: 'warehouse-disabled' }));
    expect(withWarehouse([a, b], { locationId: 'b', enabled: false, locationName: 'B' })).toEqual(
      ok([a, { ...b, locationName: 'B' }]),
    );
    expect(withWarehouse([a, b], { locationId: 'a', enabled: true })).toEqual(
      ok([{ locationId: 'a', enabled: true, default: true, externalBindings: [{ id: 1 }] }, b]),
    );
  });

  it('gets new bindings to other systems without affecting other addresses', () => {
    expect(withBindings([a, b], 'c', [])).toEqual(err({ kind: 'warehouse-unknown' }));
    expect(withBindings([a, b], 'b', [{ id: 3 }])).toEqual(ok([a, { ...b, externalBindings: [{ id: 3 }] }]));
  });
});

describe('an added return address', () => {
  it('is appended to the list, and becomes the default if the company has no default address [WH-4]', () => {
    expect(withNewWarehouse([a], { locationId: 'c', enabled: false })).toEqual(
      ok([a, { locationId: 'c', enabled: false, default: false }]),
    );
    expect(withNewWarehouse([b], { locationId: 'c', enabled: true })).toEqual(
      ok([b, { locationId: 'c', enabled: true, default: true }]),
    );
  });

  it('is rejected if its id already exists, if it is a disabled default address, or if the list is full [WH-4]', () => {
    expect(withNewWarehouse([a], a)).toEqual(err({ kind: 'warehouse-known' }));
    expect(withNewWarehouse([], { locationId: 'c', enabled: false })).toEqual(err({ kind: 'warehouse-disabled' }));
    const many = (count: number) =>
      Array.from({ length: count }, (_, nth) => aWarehouse({ locationId: `w${nth}`, default: nth === 0 }));
    expect(withNewWarehouse(many(999), b).ok).toBe(true);
    expect(withNewWarehouse(many(1000), b)).toEqual(err({ kind: 'too-many-warehouses' }));
  });
});
