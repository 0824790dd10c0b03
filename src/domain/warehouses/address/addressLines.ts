import { type Address, type AddressField } from '../../company/parts/address.ts';
import { addressFormOf } from './form/addressForm.ts';

/** Characters of scripts without spaces between words: Japanese and Chinese. */
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Joins parts by spaces, except within Japanese and Chinese. */
const joined = (...parts: readonly (string | undefined)[]): string =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .reduce((line, part) => {
      const isRunOn = CJK.test(line.at(-1) ?? '') && (CJK.test(part.charAt(0)) || /^\d/.test(part));
      return line === '' || isRunOn ? `${line}${part}` : `${line} ${part}`;
    }, '');

/** Countries with a comma between town and state. */
const COMMA_BEFORE_STATE: ReadonlySet<string> = new Set(['US', 'AS', 'FM', 'MH', 'MP', 'PW', 'UM', 'VI']);
const JAPANESE_POSTAL_MARK = '〒';

const startsWithNumber = (street: string): boolean => /^\p{Nd}/u.test(street);

function streetOf({ blockNumber, unitNumber, line1 }: Address, country: string): string {
  const [block = '', unit = '', street = ''] = [blockNumber, unitNumber, line1].map((part) => part?.trim());
  if (unit === '' || street === '') return joined(block, unit, street);
  switch (country) {
    case 'AU':
    case 'NZ':
      return joined(block, startsWithNumber(street) ? `${unit}/${street}` : `${unit}, ${street}`);
    case 'CA':
      return joined(block, startsWithNumber(street) ? `${unit}-${street}` : `${unit}, ${street}`);
    case 'US':
    case 'SG':
      return joined(block, street, startsWithNumber(unit) ? `#${unit}` : unit);
    case 'GB':
    case 'IE':
    case 'MY':
      return joined(block, `${unit}, ${street}`);
    default:
      return joined(block, unit, street);
  }
}

function lineOf(fields: readonly AddressField[], address: Address, country: string): string {
  if (fields.includes('line1')) return streetOf(address, country);
  const { town = '', area = '', postcode = '' } = address;
  if (COMMA_BEFORE_STATE.has(country) && fields.includes('town') && town.trim() !== '')
    return joined(area.trim() === '' ? town : `${town.trim()},`, area, postcode);
  const mark = country === 'JP' && fields.includes('postcode') && postcode.trim() !== '' ? JAPANESE_POSTAL_MARK : '';
  return `${mark}${joined(...fields.map((field) => address[field]))}`;
}

function linesOf(address: Address): readonly string[] {
  const country = address.country?.trim().toUpperCase() ?? '';
  const { line2, line3, town, area, postcode } = address;
  if (country === '') return [streetOf(address, country), joined(line2), joined(line3), joined(town, area, postcode)];
  const isJapanese = country === 'JP' && CJK.test(area ?? '');
  if (isJapanese)
    return [
      lineOf(['postcode'], address, country),
      joined(area, town, line3, streetOf(address, country)),
      joined(line2),
    ];
  const rows = addressFormOf(country, address).rows.map((row) => row.map(({ name }) => name));
  return rows.map((fields) => lineOf(fields, address, country));
}

/** Non-empty lines above the country, as printed on a parcel [WH-1]. */
export const addressLines = (address: Address): readonly string[] => linesOf(address).filter((line) => line !== '');
