import type { Address, AddressField } from '../../company/parts/address.ts';

/** Fields in which the user's text is preserved, because lookups rarely return them. */
const PRESERVED_FIELDS: readonly AddressField[] = ['line2', 'line3', 'unitNumber', 'blockNumber'];

export const withFoundAddress = (typed: Address, found: Address): { readonly [Field in AddressField]: string } => {
  const fieldOf = (field: AddressField): string => {
    const text = found[field] ?? '';
    return text === '' && PRESERVED_FIELDS.includes(field) ? (typed[field] ?? '') : text;
  };
  return {
    line1: fieldOf('line1'),
    line2: fieldOf('line2'),
    line3: fieldOf('line3'),
    unitNumber: fieldOf('unitNumber'),
    blockNumber: fieldOf('blockNumber'),
    town: fieldOf('town'),
    area: fieldOf('area'),
    postcode: fieldOf('postcode'),
    country: found.country === undefined || found.country === '' ? (typed.country ?? '') : found.country,
  };
};
