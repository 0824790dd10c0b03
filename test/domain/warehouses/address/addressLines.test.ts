import { describe, expect, it } from 'vitest';
import { addressLines } from '../../../../src/domain/warehouses/address/addressLines.ts';

describe('addressLines', () => {
  it.each([
    [
      { unitNumber: '4', line1: '18 Yarra Street', town: 'Geelong', area: 'VIC', postcode: '3220', country: 'AU' },
      ['4/18 Yarra Street', 'Geelong VIC 3220'],
    ],
    [
      { unitNumber: 'Shop 2', line1: 'Corner House', town: 'Geelong', area: 'VIC', postcode: '3220', country: 'AU' },
      ['Shop 2, Corner House', 'Geelong VIC 3220'],
    ],
    [
      { line1: 'Friedrichstraße 100', town: 'Berlin', postcode: '10117', country: 'DE' },
      ['Friedrichstraße 100', '10117 Berlin'],
    ],
    [
      { line1: '1 Main Street', unitNumber: '4', town: 'Springfield', area: 'IL', postcode: '62701', country: 'US' },
      ['1 Main Street #4', 'Springfield, IL 62701'],
    ],
    [
      { line1: '10 Downing Street', unitNumber: 'Flat 2', town: 'London', postcode: 'SW1A 2AA', country: 'gb' },
      ['Flat 2, 10 Downing Street', 'London', 'SW1A 2AA'],
    ],
    [
      { blockNumber: '123', unitNumber: '04-56', line1: 'Bedok Road', postcode: '460123', country: 'SG' },
      ['123 Bedok Road #04-56', '460123'],
    ],
    [
      { area: '東京都', town: '世田谷区', line1: '1-2-3', line2: '青空ビル', postcode: '154-0023', country: 'JP' },
      ['〒154-0023', '東京都世田谷区1-2-3', '青空ビル'],
    ],
    [
      { unitNumber: '5', line1: '20 Rue Wellington', town: 'Ottawa', area: 'ON', postcode: 'K1A 0A6', country: 'CA' },
      ['5-20 Rue Wellington', 'Ottawa ON K1A 0A6'],
    ],
    [{ line1: 'Kaai 1', town: 'Gent', postcode: '9000', country: 'BE' }, ['Kaai 1', '9000 Gent']],
  ] as const)('formats %j in the lines usual in its country [WH-1]', (address, lines) => {
    expect(addressLines(address)).toEqual(lines);
  });

  it('includes fields that the country does not use, and uses a simple format without a country [WH-1]', () => {
    expect(addressLines({ line1: 'Kaai 1', town: 'Gent', area: 'Oost-Vlaanderen', country: 'BE' })).toContain(
      'Oost-Vlaanderen',
    );
    expect(addressLines({ unitNumber: '4', line1: '1 Quay', town: 'Town', postcode: '1' })).toEqual([
      '4 1 Quay',
      'Town 1',
    ]);
    expect(addressLines({})).toEqual([]);
    expect(addressLines({ country: 'AU', line1: ' ' })).toEqual([]);
  });
});
