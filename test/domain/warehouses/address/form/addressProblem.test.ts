import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressProblems } from '../../../../../src/domain/warehouses/address/form/addressProblem.ts';
import { tidyAddress, tidyPostcode } from '../../../../../src/domain/warehouses/address/form/tidyAddress.ts';

const melbourne = { line1: '1 Collins Street', town: 'Melbourne', area: 'VIC', postcode: '3000', country: 'AU' };

describe('address form validation', () => {
  it.each([
    ['１２３－４５６７', '123-4567'],
    ['123ー4567', '123-4567'],
    ['123−4567', '123-4567'],
    ['١٢٣٤٥', '12345'],
    ['۱۲۳۴۵', '12345'],
    [' ec1y  8sy ', 'EC1Y 8SY'],
    ['\u200e3000\u200f', '3000'],
    ['〒154-0023', '154-0023'],
    ['〒 １５４−００２３', '154-0023'],
    ['〶1540023', '1540023'],
    ['xx10 1dd', 'XX10 1DD'],
  ])('converts the postcode %j to %j [VL-postcodes]', (typed, read) => {
    expect(tidyPostcode(typed)).toBe(read);
    expect(tidyPostcode(read)).toBe(read);
  });

  it('removes direction marks and double spaces from an address, and does not split emoji [WH-1]', () => {
    const typed = { ...melbourne, line1: '\u202b1  Collins\u202c Street 👩‍👩‍👧' };
    expect(tidyAddress(typed).line1).toBe('1 Collins Street 👩‍👩‍👧');
  });

  it('removes unit and postcode only if the country of the address does not use them', () => {
    expect(tidyAddress({ ...melbourne, country: 'hk' })).toEqual({
      line1: '1 Collins Street',
      town: 'Melbourne',
      area: 'VIC',
      country: 'HK',
    });
    expect(tidyAddress(melbourne)).toEqual(melbourne);
  });

  it.each([
    [{ country: '' }, [{ field: 'country', kind: 'country-unknown' }]],
    [{ country: 'ZZ' }, [{ field: 'country', kind: 'country-unknown' }]],
    [{ line1: ' ' }, [{ field: 'line1', kind: 'blank' }]],
    [{ line2: 'x'.repeat(121) }, [{ field: 'line2', kind: 'too-long' }]],
    [{ line1: 'x'.repeat(10_000) }, [{ field: 'line1', kind: 'too-long' }]],
    [{ area: 'CA' }, [{ field: 'area', kind: 'blank' }]],
    [{ country: 'US', postcode: '62701' }, [{ field: 'area', kind: 'blank' }]],
    [{ postcode: '30000' }, [{ field: 'postcode', kind: 'postcode-malformed' }]],
    [
      { postcode: '', town: '' },
      [
        { field: 'town', kind: 'blank' },
        { field: 'postcode', kind: 'blank' },
      ],
    ],
  ])(
    'returns the problems of an address with %j in the order of the form’s fields [WH-1] [VL-postcodes]',
    (more, problems) => {
      expect(addressProblems(melbourne)).toEqual([]);
      expect(addressProblems({ ...melbourne, ...more })).toEqual(problems);
    },
  );

  it('accepts a British address without a street number, and a US territory as state [VL-postcodes] [WH-8]', () => {
    const british = { country: 'GB', line1: 'Returns Centre', town: 'Anytown', postcode: 'XX10 1DD' };
    expect(addressProblems(british)).toEqual([]);
    const american = { country: 'US', line1: '1 Calle Sol', town: 'San Juan', area: 'PR', postcode: '00901' };
    expect(addressProblems(american)).toEqual([]);
  });

  it('does not change an address that it has already corrected, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (line1, postcode) => {
        const tidy = tidyAddress({ ...melbourne, line1, postcode });
        expect(tidyAddress(tidy)).toEqual(tidy);
      }),
    );
  });
});
