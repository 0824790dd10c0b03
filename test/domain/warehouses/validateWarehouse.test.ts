import { describe, expect, it } from 'vitest';
import type { Address } from '../../../src/domain/company/parts/address.ts';
import {
  validateBindings,
  validateNewWarehouse,
  validateWarehouse,
} from '../../../src/domain/warehouses/validateWarehouse.ts';

const address: Address = { line1: '1 Collins Street', town: 'Melbourne', postcode: '3000', country: 'AU' };
const errorOf = (more: Address) =>
  validateWarehouse({ locationId: 'a', enabled: true, place: { address: { ...address, ...more } } });
const INVALID = 'validation.invalidValue';

describe('a return address', () => {
  it('is valid if it has a street and a country, and either no postcode or a postcode in the country’s format [WH-1]', () => {
    expect(errorOf({})).toBeUndefined();
    expect(errorOf({ postcode: '' })).toBeUndefined();
    expect(errorOf({ postcode: undefined, country: 'au' })).toBeUndefined();
    expect(errorOf({ line2: 'x'.repeat(120) })).toBeUndefined();
  });

  it.each<[string, Address]>([
    ['line1', { line1: ' ' }],
    ['line1', { line1: undefined }],
    ['country', { country: 'Australia' }],
    ['country', { country: 'xAU' }],
    ['country', { country: undefined }],
    ['line2', { line2: 'x'.repeat(121) }],
    ['town', { town: 'x'.repeat(121) }],
  ])('is refused if its %s is invalid, with the general message for addresses [WH-1] [ER-1]', (field, more) => {
    const message = 'wl.constants.addressNotValid';
    expect(errorOf(more)).toEqual({ pointer: `/place/address/${field}`, message });
  });

  it('is rejected with the message of the postcode rule if the postcode has another country’s format [VL-postcodes]', () => {
    expect(errorOf({ postcode: '30000' })).toEqual({
      pointer: '/place/address/postcode',
      message: expect.stringMatching(/ostcode/),
    });
  });

  it('may have no name, but a name must not be empty or too long [WH-3]', () => {
    const named = (locationName: string) => validateWarehouse({ locationId: 'a', enabled: true, locationName });
    expect(validateWarehouse({ locationId: 'a', enabled: true })).toBeUndefined();
    expect(named('x'.repeat(120))).toBeUndefined();
    for (const name of ['', '  ', 'x'.repeat(121)])
      expect(named(name)).toEqual({ pointer: '/locationName', message: INVALID });
  });

  it('must contain a postal address when the return address is created [WH-6]', () => {
    const missing = { pointer: '/place', message: 'wl.constants.addressNotValid' };
    expect(validateNewWarehouse({ locationId: 'a', enabled: true })).toEqual(missing);
    expect(validateNewWarehouse({ locationId: 'a', enabled: true, place: { address } })).toBeUndefined();
    expect(validateNewWarehouse({ locationId: 'a', enabled: true, place: { address: {} } })?.pointer).toBe(
      '/place/address/line1',
    );
  });

  it('may have at most 50 bindings to other systems, and an invalid binding is reported by its index', () => {
    const records = Array.from({ length: 51 }, (_, id) => ({ id }));
    expect(validateBindings(records.slice(1))).toBeUndefined();
    expect(validateBindings(records)).toEqual({ pointer: '/externalBindings', message: INVALID });
    for (const wrong of ['text', 7, null, [], undefined])
      expect(validateBindings([{}, wrong])).toEqual({ pointer: '/externalBindings/1', message: INVALID });
    const bound = { locationId: 'a', enabled: true, place: { address }, externalBindings: ['wms'] };
    expect(validateWarehouse(bound)?.pointer).toBe('/externalBindings/0');
  });
});
