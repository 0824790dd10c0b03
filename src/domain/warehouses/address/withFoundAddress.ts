import { addressFields, type Address, type AddressField } from '../../company/parts/address.ts';

/** Fields that keep the user's text if the lookup does not return them. */
const PRESERVED_FIELDS: readonly AddressField[] = ['line2', 'line3', 'unitNumber', 'blockNumber', 'country'];

export function withFoundAddress(typed: Address, found: Address): { readonly [Field in AddressField]: string } {
  const fieldOf = (field: AddressField): string =>
    found[field] || ((PRESERVED_FIELDS.includes(field) ? typed[field] : undefined) ?? '');
  return Object.fromEntries(addressFields.map((field) => [field, fieldOf(field)])) as Record<AddressField, string>;
}
