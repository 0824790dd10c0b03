import { addressFields, type Address, type AddressField } from '../../../company/parts/address.ts';
import { plainHyphens } from '../../../validation/formats/characters.ts';
import { addressFormOf } from './addressForm.ts';

/** Invisible direction marks of copied text. Does not match joiners, because some letters and emoji need them. */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const POSTAL_MARKS = /[〒〠]/g;

const digitValue = (digit: string): string => {
  const point = digit.codePointAt(0) ?? 0;
  // Find the zero before this digit, because the digits of a script are contiguous.
  for (let zero = point; zero > point - 10; zero -= 1)
    if (!/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) || point - zero === 9) return String(point - zero);
  return digit;
};

/** Normalizes a postcode for carriers: ASCII, upper case, plain hyphens, single spaces, no postal mark. */
export const tidyPostcode = (text: string): string =>
  plainHyphens(text.normalize('NFKC'))
    .replace(DIRECTION_MARKS, '')
    .replace(POSTAL_MARKS, '')
    .replace(/\p{Nd}/gu, digitValue)
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase();

const tidyText = (text: string): string => text.replace(DIRECTION_MARKS, '').replace(/\s+/g, ' ').trim();

/** Address with only the non-empty fields that the country has, without invisible characters. */
export function tidyAddress(address: Address): Address {
  const country = address.country?.toUpperCase() ?? '';
  const countryFields = new Set<AddressField>([
    'country',
    ...addressFormOf(country)
      .rows.flat()
      .map(({ name }) => name),
  ]);
  const entries = addressFields.flatMap((field): readonly (readonly [AddressField, string])[] => {
    const text = address[field] ?? '';
    if (!countryFields.has(field)) return [];
    const tidy = field === 'postcode' ? tidyPostcode(text) : field === 'country' ? country : tidyText(text);
    return tidy === '' ? [] : [[field, tidy]];
  });
  return Object.fromEntries(entries);
}
