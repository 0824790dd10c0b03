import type { Address } from '../../../../domain/company/parts/address.ts';
import type { Warehouse } from '../../../../domain/company/parts/warehouse.ts';
import { bindingsOf } from '../../../../domain/warehouses/warehouseParts.ts';

export type WarehouseInput = { readonly [Field in keyof Required<Address>]: string } & {
  readonly name: string;
  readonly enabled: boolean;
  readonly bindings: readonly unknown[];
  /** Typed name of another system, and name of the address in that system. Both are not added to the list yet. */
  readonly system: string;
  readonly systemName: string;
};

const NO_ADDRESS = {
  line1: '',
  line2: '',
  line3: '',
  unitNumber: '',
  blockNumber: '',
  town: '',
  area: '',
  postcode: '',
};

export function inputOf(warehouse: Warehouse | undefined, homeCountry: string, defaultName: string): WarehouseInput {
  const { address = {} } = warehouse?.place ?? {};
  const textFields = Object.fromEntries(Object.entries(address).filter(([, text]) => typeof text === 'string'));
  return {
    ...NO_ADDRESS,
    country: homeCountry,
    ...textFields,
    name: warehouse ? (warehouse.locationName ?? '') : defaultName,
    enabled: warehouse?.enabled ?? true,
    bindings: warehouse ? bindingsOf(warehouse) : [],
    system: '',
    systemName: '',
  };
}

export const addressOf = ({
  name: _name,
  enabled: _enabled,
  bindings: _bindings,
  system: _system,
  systemName: _systemName,
  ...address
}: WarehouseInput): Address => address;

/** Returns all bindings, including a binding that was typed but not added. */
export function bindingsIn({ bindings, system, systemName }: WarehouseInput): readonly unknown[] {
  const added = { system: system.trim(), id: systemName.trim() };
  return added.system === '' || added.id === '' ? bindings : [...bindings, added];
}
