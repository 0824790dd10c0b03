import { describe, expect, it } from 'vitest';
import type { Address } from '../../../../src/domain/company/parts/address.ts';
import {
  carriersToServe,
  validateAddressByRules,
} from '../../../../src/domain/warehouses/address/validateAddressByRules.ts';
import { aCompanyConfiguration } from '../../../support/samples/builders.ts';

const melbourne: Address = {
  line1: '1 Collins Street',
  town: 'Melbourne',
  area: 'VIC',
  postcode: '3000',
  country: 'AU',
};
const isFound = (more: Address): boolean => validateAddressByRules({ ...melbourne, ...more }, []).found;

describe('validateAddressByRules', () => {
  it.each<[string, Address]>([
    ['a street', { line1: '  ' }],
    ['a street', { line1: undefined }],
    ['a town', { town: ' ' }],
    ['a town', { town: undefined }],
    ['a country', { country: '' }],
    ['a country', { country: undefined }],
    ['a country as two letters', { country: 'AUS' }],
    ['a country as two letters', { country: 'A1' }],
    ['a postcode', { postcode: '' }],
    ['a postcode', { postcode: undefined }],
    ['a postcode in its country’s format', { postcode: '30000' }],
    ['an area of its country', { area: 'TX' }],
    ['an area if its country’s areas are known', { area: undefined }],
  ])('requires %s [WH-6]', (_, missing) => {
    expect(isFound({})).toBe(true);
    expect(validateAddressByRules({ ...melbourne, ...missing }, [])).toEqual({ found: false });
  });

  it('accepts any area in a country whose areas are unknown, and a country code in lower case [WH-6]', () => {
    expect(isFound({ country: 'NL', postcode: '1012 AB', area: 'anything' })).toBe(true);
    expect(isFound({ country: ' au ' })).toBe(true);
  });

  it('returns the carriers that do not deliver to the country of the address [WH-7]', () => {
    const carriers = [
      { carrierCompanyId: 'ANYWHERE' },
      { carrierCompanyId: 'HERE', countries: ['NZ', 'AU'] },
      { carrierCompanyId: 'THERE', countries: ['NZ'] },
      { carrierCompanyId: 'NOWHERE', countries: [] },
    ];
    expect(validateAddressByRules(melbourne, carriers)).toEqual({ found: true, invalidCarriers: ['THERE', 'NOWHERE'] });
    expect(validateAddressByRules({ ...melbourne, country: 'au' }, carriers).invalidCarriers).toEqual([
      'THERE',
      'NOWHERE',
    ]);
  });
});

describe('carriersToServe', () => {
  const configuration = aCompanyConfiguration({
    offeredCarriers: [{ carrierCompanyId: 'DPD', countries: ['AU'] }, { carrierCompanyId: 'OTHER' }],
    products: {
      RETURNS_PORTAL: {
        enabled: true,
        carrierConfig: {
          carriers: [
            { carrierCompanyId: 'DPD', enabled: true, default: true },
            { carrierCompanyId: 'BPOST', enabled: true, default: false },
            { carrierCompanyId: 'OFF', enabled: false, default: false },
          ],
        },
      },
    },
  });

  it('returns all enabled carriers if the address is checked for all carriers, otherwise the default carrier, with countries [WH-6]', () => {
    const dpd = { carrierCompanyId: 'DPD', countries: ['AU'] };
    expect(carriersToServe(configuration, true)).toEqual([dpd, { carrierCompanyId: 'BPOST', countries: undefined }]);
    expect(carriersToServe(configuration, false)).toEqual([dpd]);
    expect(carriersToServe({ ...configuration, offeredCarriers: undefined }, false)).toEqual([
      { carrierCompanyId: 'DPD', countries: undefined },
    ]);
  });

  it('returns no carriers for a company without carriers', () => {
    expect(carriersToServe(aCompanyConfiguration(), true)).toEqual([]);
  });
});
