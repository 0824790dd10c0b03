import { addressRules } from '../validation/rules/addressRules.ts';
import { presenceRules } from '../validation/rules/presenceRules.ts';
import { addressFields, type Address } from '../company/parts/address.ts';
import { isRecord } from '../shared/shapes.ts';
import type { WarehouseContent } from './warehouseParts.ts';

const MAX_ADDRESS_TEXT = 120;
export const MAX_BINDINGS = 50;
export const MAX_BINDING_FIELDS = 20;
export const MAX_BINDING_SIZE = 2000;
export const MAX_WAREHOUSE_RULES = 50;

export type WarehouseError = {
  readonly pointer: string;
  readonly message:
    | (typeof presenceRules)['nonEmpty']['message']
    | (typeof addressRules)['postcodes']['message']
    | typeof NO_ADDRESS;
};

const INVALID = presenceRules.nonEmpty.message;
/** Text key for an address that is missing or refused [ER-1]. */
const NO_ADDRESS = 'wl.constants.addressNotValid';

function addressError(address: Address): WarehouseError | undefined {
  const at = (field: string): string => `/place/address/${field}`;
  const tooLong = addressFields.find((field) => (address[field]?.length ?? 0) > MAX_ADDRESS_TEXT);
  if (tooLong) return { pointer: at(tooLong), message: NO_ADDRESS };
  const { line1 = '', postcode = '', country = '' } = address;
  if (line1.trim() === '') return { pointer: at('line1'), message: NO_ADDRESS };
  if (!/^[A-Za-z]{2}$/.test(country)) return { pointer: at('country'), message: NO_ADDRESS };
  const { message, accepts } = addressRules.postcodes;
  return postcode === '' || accepts(postcode, { country }) ? undefined : { pointer: at('postcode'), message };
}

/** Error of a new or changed warehouse, for page and service. The address is optional. */
export function validateWarehouse({
  locationName,
  place,
  externalBindings,
  rules = [],
}: WarehouseContent): WarehouseError | undefined {
  if (locationName !== undefined && (locationName.trim() === '' || locationName.length > MAX_ADDRESS_TEXT))
    return { pointer: '/locationName', message: INVALID };
  if (rules.length > MAX_WAREHOUSE_RULES || sizeOf(rules) > MAX_WAREHOUSE_RULES * MAX_BINDING_SIZE)
    return { pointer: '/rules', message: INVALID };
  return (place && addressError(place.address)) ?? validateBindings(externalBindings ?? []);
}

/** Error of a new warehouse, which must have an address. */
export const validateNewWarehouse = (warehouse: WarehouseContent): WarehouseError | undefined =>
  warehouse.place ? validateWarehouse(warehouse) : { pointer: '/place', message: NO_ADDRESS };

/** Validates only number, size and type of bindings, because other systems define their content. */
export function validateBindings(bindings: readonly unknown[]): WarehouseError | undefined {
  if (bindings.length > MAX_BINDINGS) return { pointer: '/externalBindings', message: INVALID };
  const invalidIndex = bindings.findIndex((each) => !isBinding(each));
  return invalidIndex < 0 ? undefined : { pointer: `/externalBindings/${invalidIndex}`, message: INVALID };
}

const isBinding = (value: unknown): boolean =>
  isRecord(value) && Object.keys(value).length <= MAX_BINDING_FIELDS && sizeOf(value) <= MAX_BINDING_SIZE;

const sizeOf = (value: object): number => JSON.stringify(value).length;
