import { describe, expect, it } from 'vitest';
import { temporaryId } from '../../../../src/domain/publishing/createdIds.ts';
import type { Warehouse } from '../../../../src/domain/company/parts/warehouse.ts';
import { createWarehouse, updateWarehouse } from '../../../../src/domain/warehouses/writes/warehouseWrites.ts';
import { aWarehouse, someWarehouses } from '../../../support/samples/warehouses.ts';

const document = { companyId: 'ACME', warehousesConfig: someWarehouses(), kept: 'as it was' };
const fresh = { now: 0, id: 'fresh-id' };
const create = (warehouse: Partial<Warehouse>) => createWarehouse.decide(document, aWarehouse(warehouse), fresh);

describe('createWarehouse', () => {
  it.each([
    ['page-made', temporaryId('0123'), 'fresh-id'],
    ['taken', 'acme-1', 'fresh-id'],
    ['removed before', 'acme-9', 'acme-9'],
    ['of another system', 'DE.Berlin_2:b', 'DE.Berlin_2:b'],
    ['with a space', 'acme 9', 'fresh-id'],
    ['not valid in a URL', 'acme/9', 'fresh-id'],
    ['in another script', 'ähnlich', 'fresh-id'],
    ['empty', '', 'fresh-id'],
    ['too long', 'a'.repeat(201), 'fresh-id'],
  ])('assigns to a proposed id that is %s the id %s [PB-16] [WH-4]', (_, proposed, locationId) => {
    const created = create({ locationId: proposed });
    expect(created).toMatchObject({ ok: true, value: { answer: { locationId }, document: { kept: 'as it was' } } });
    expect(created.ok && created.value.document.warehousesConfig?.at(-1)).toMatchObject({ locationId });
  });

  it('makes a company’s first address its default address, and ignores a company id sent by the client [WH-5]', () => {
    const content = aWarehouse({ companyId: 'OTHER', locationName: undefined });
    const created = createWarehouse.decide({ companyId: 'ACME' }, content, fresh);
    expect(created).toMatchObject({
      value: { document: { warehousesConfig: [{ default: true, companyId: 'ACME', locationId: 'acme-1' }] } },
    });
  });

  it('names an address that has no name with the next unused default name [WH-3]', () => {
    const named = (...names: readonly string[]) => {
      const warehousesConfig = names.map((locationName, nth) => aWarehouse({ locationId: `l${nth}`, locationName }));
      const content = aWarehouse({ locationId: 'l9', locationName: undefined });
      const created = createWarehouse.decide({ companyId: 'ACME', warehousesConfig }, content, fresh);
      return created.ok && created.value.document.warehousesConfig?.at(-1)?.locationName;
    };
    expect(named('Outlet')).toBe('Main Address');
    expect(named('Main Address')).toBe('Main Address 2');
    expect(named('main address', 'Main Address 2', 'Main Address 4')).toBe('Main Address 3');
  });

  it('rejects the same invalid values as the page of return addresses [WH-1]', () => {
    const message = 'wl.constants.addressNotValid';
    expect(create({ place: undefined })).toEqual({
      ok: false,
      error: { kind: 'invalid', message, errors: [{ pointer: '/place', message }] },
    });
    const nowhere = updateWarehouse.decide(document, aWarehouse({ locationId: 'nowhere' }), fresh);
    expect(nowhere).toEqual({ ok: false, error: { kind: 'not-found' } });
  });
});
