import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressFromLookup } from '../../../../src/domain/warehouses/address/addressFromLookup.ts';

const found = {
  Line1: '475 L’Enfant Plaza SW',
  Line2: 'Floor 3',
  City: 'Washington',
  Province: 'DC',
  PostalCode: '20260-0004',
  CountryIso2: 'US',
};

describe('addressFromLookup', () => {
  it.each([
    ['line1', found.Line1],
    ['line2', found.Line2],
    ['town', found.City],
    ['area', found.Province],
    ['postcode', found.PostalCode],
    ['country', found.CountryIso2],
    ['line3', ''],
    ['unitNumber', ''],
    ['blockNumber', ''],
  ] as const)('sets %s to %j [WH-2]', (field, value) => {
    expect(addressFromLookup(found)[field]).toBe(value);
  });

  it('clears every field of the previous address [WH-2]', () => {
    const before = { line1: 'Old street', line3: 'Old wing', unitNumber: '7', town: 'Old town' };
    expect(Object.values({ ...before, ...addressFromLookup({}) }).join('')).toBe('');
  });

  it.each([
    [
      { CountryIso2: 'PR', Province: 'San Juan' },
      { area: 'PR', country: 'US' },
    ],
    [
      { CountryIso2: 'US', Province: 'DC' },
      { area: 'DC', country: 'US' },
    ],
    [
      { CountryIso2: 'MX', Province: 'DF' },
      { area: 'DF', country: 'MX' },
    ],
  ])('converts %j to %j, because territories are states of the United States [WH-2] [WH-8]', (place, expected) => {
    expect(addressFromLookup(place)).toMatchObject(expected);
  });

  it.each([
    ['20260-0004', '20260'],
    ['2000', '2000'],
    ['', ''],
    ['𠮷𠮷𠮷𠮷𠮷𠮷', '𠮷𠮷𠮷𠮷𠮷'],
  ])('shortens the postcode %j to %j only if the shortening is enabled [WH-2]', (given, cut) => {
    expect(addressFromLookup({ PostalCode: given }, true).postcode).toBe(cut);
    expect(addressFromLookup({ PostalCode: given }).postcode).toBe(given);
  });

  it('shortens a postcode to its first five characters if the shortening is enabled [WH-2]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const shortened = addressFromLookup({ PostalCode: text }, true).postcode ?? '';
        return [...shortened].length === Math.min(5, [...text].length) && text.startsWith(shortened);
      }),
    );
  });
});
