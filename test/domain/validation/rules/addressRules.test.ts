import { describe, expect, it } from 'vitest';
import { validate } from '../../../../src/domain/validation/validate.ts';
import { aChange, changesOf } from '../../../support/samples/builders.ts';
import { acceptedOf } from '../acceptedOf.ts';

/** Valid and invalid postcodes of each country whose postcodes have a fixed format. */
const forms: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['US', ['12345', '12345-6789', '12345 6789'], ['1234', '123456', '12345-678', '12345.6789', '12345--6789', 'A2345']],
  ['SG', ['018956'], ['18956', '0189567', '01 8956']],
  ['BE', ['1000', '0612'], ['100', '10000', 'B-1000']],
  ['ES', ['01001', '28013', '52999'], ['00999', '53000', '99999', '2801', '28-013']],
  [
    'GB',
    [
      'SW1A 1AA',
      'm1 1ae',
      'B33 8TH',
      'CR26XH',
      'DN55 1PT',
      'EC1A1BB',
      'W1T 4JG',
      'GIR 0AA',
      'GIR0AA',
      'XX10 1DD',
      'BX9 1AS',
    ],
    ['SW1A  1AA', 'QA1 1AA', 'XY1 1AA', 'A1I 1AA', 'SW1A 1CI', 'SW1A', '1AA 1AA', 'ABC1 1AA', 'SW1A-1AA', 'SW1A 1AAB'],
  ],
  ['AU', ['0200', '0800', '2000', '9999'], ['0100', '0700', '200', '20000']],
];

describe('a postcode', () => {
  it.each(forms)('of the country %s must have the format of that country [VL-postcodes]', (country, right, wrong) => {
    expect(acceptedOf('postcodes', [...right, ...wrong], { country })).toEqual(right);
    expect(acceptedOf('postcodes', right, { country: country.toLowerCase() })).toEqual(right);
  });

  it('may have the format of any country in the list while the country of the address is unknown [VL-postcodes]', () => {
    const right = forms.flatMap(([, each]) => each);
    expect(acceptedOf('postcodes', right)).toEqual(right);
    expect(acceptedOf('postcodes', right, { country: '' })).toEqual(right);
    expect(acceptedOf('postcodes', ['123', '1234567', '1012 AB', '12345-678', 'A', '12345\n', '１２３４'])).toEqual([]);
  });

  it('of a country without a fixed format may contain only certain characters [VL-postcodes]', () => {
    const right = ['1012 AB', '150-0002', 'K1A 0B1', 'HM CX', '110 001', '123456789012'];
    const wrong = ['1', '1234567890123', '-1012', '1012 ', '10#12', '〒150'];
    expect(acceptedOf('postcodes', [...right, ...wrong], { country: 'NL' })).toEqual(right);
    expect(acceptedOf('postcodes', right, { country: 'constructor' })).toEqual(right);
  });
});

describe('a telephone number', () => {
  it('consists of 4 to 15 digits, with hyphens, spaces, parentheses and a leading plus [VL-mobileNumber]', () => {
    const right = ['1234', '123456789012345', '+44 (0)20 7946-0018', '(02) 9999 9999', '1-2-3-4', '+1234'];
    const wrong = ['123', '1234567890123456', '12--34', '44+1234', '++1234', '1234a', '1.234', '+', '١٢٣٤', '12/34'];
    expect(acceptedOf('mobileNumber', [...right, ...wrong])).toEqual(right);
  });

  it('in Singapore consists of exactly 8 of these characters [VL-phoneNumberSGP]', () => {
    const right = ['61234567', '6123-456', '+6123456', '(6) 1234'];
    expect(acceptedOf('phoneNumberSGP', [...right, '6123456', '612345678', '6123456a', '6123.456'])).toEqual(right);
  });
});

describe('the rule that requires a return address', () => {
  it('accepts a configuration with a default address or with a pending change of an address [VL-addressRequiredButEmpty] [WH-9]', () => {
    const warehouse = { ...aChange('warehouse.1', { locationName: 'Main Address' }), type: 'WAREHOUSE' } as const;
    const passes = (context: Parameters<typeof validate>[2]) =>
      validate('addressRequiredButEmpty', '', context) === undefined;
    expect(passes({ hasDefaultWarehouse: true })).toBe(true);
    expect(passes({ pendingChanges: changesOf(aChange('a', 1), warehouse) })).toBe(true);
    expect(passes({ hasDefaultWarehouse: false, pendingChanges: changesOf(aChange('a', 1)) })).toBe(false);
    expect(passes({ pendingChanges: changesOf({ ...warehouse, type: 'WAREHOUSE_BINDINGS' }) })).toBe(false);
    expect(passes({})).toBe(false);
  });
});
